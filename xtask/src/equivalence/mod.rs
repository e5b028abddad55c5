//! Holds tools beside ordinary functions: writes random programs, builds them as both, runs them and compares.
//!
//! ```text
//! cargo xtask equivalence --seed 7 --programs 1000
//! ```
//!
//! The programs are built in a scratch folder under `target/`, some at a time, without network.

mod chunk;
mod diagnostics;
mod documented;
mod edits;
mod job;
mod scratch;
mod tally;

use std::{
    error::Error,
    fs,
    ops::Range,
    path::PathBuf,
    str::FromStr,
    sync::{Mutex, PoisonError},
    thread,
};

use chunk::Chunk;
use edits::Pairs;
use job::Job;
use mrtr_equivalence_generator::{Form, Kind, Recipe};
use scratch::Scratch;
use tally::Tally;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Which programs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many.
    #[arg(long, default_value_t = 1_000)]
    programs: u64,
    /// The number of the first one.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many scripts of answers each one meets.
    #[arg(long, default_value_t = 4)]
    persons: u64,
    /// What programs may be about: `working`, `all`, `none`, or names with commas between them.
    #[arg(long, default_value = "working")]
    kinds: Kinds,
    /// How many statements a program has at most; about 14 if not given.
    #[arg(long)]
    size: Option<usize>,
    /// How many programs are built together.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    chunk: u64,
    /// How many of these at a time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: u64,
    /// What is done with the programs.
    #[arg(long, value_enum, default_value_t = Task::Run)]
    task: Task,
    /// Write the programs to a file, and run none.
    #[arg(long, value_name = "FILE", conflicts_with = "show")]
    write: Option<PathBuf>,
    /// Print the programs, and run none.
    #[arg(long)]
    show: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Task {
    /// Run both forms of each, and compare.
    Run,
    /// Edit each, and give the edited one the answers to the other.
    Edits,
    /// Keep a shared value over a question in each, which must be refused.
    Shared,
    /// Compare the warnings of both forms, and run none.
    Lints,
}

#[derive(Clone)]
struct Kinds(Vec<Kind>);

impl FromStr for Kinds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Kind::list(text).map(Self)
    }
}

impl Options {
    fn recipe(&self) -> Recipe {
        let mut kinds = self.kinds.0.clone();
        if self.task == Task::Edits {
            // What they count in a `static` is not the same in two runs.
            kinds.retain(|kind| ![Kind::Items, Kind::OwnPlaces].contains(kind));
        }
        Recipe {
            seed: self.seed,
            kinds,
            size: self.size,
            shared: self.task == Task::Shared,
        }
    }

    /// The numbers of the programs.
    fn numbers(&self) -> Range<u64> {
        self.from..self.from + self.programs
    }
}

/// Whether there is no fault.
pub(crate) fn run(options: &Options) -> Result<bool, Box<dyn Error>> {
    let recipe = options.recipe();
    if let Some(file) = &options.write {
        let text = if options.task == Task::Edits {
            recipe.releases(options.numbers())
        } else {
            recipe.file(options.numbers())
        };
        fs::write(file, text)?;
        return Ok(true);
    }
    if options.show {
        for index in options.numbers() {
            println!("{}", recipe.program(index).module(Form::Tool));
        }
        return Ok(true);
    }
    let scratch = Scratch::new()?;
    let total = Mutex::new(Tally::default());
    let left = Mutex::new(options.numbers());
    let failed = thread::scope(|scope| {
        let jobs: Vec<_> = (0..options.jobs)
            .map(|number| {
                let (scratch, recipe, total, left) = (&scratch, &recipe, &total, &left);
                scope.spawn(move || {
                    let job = Job::new(scratch, number, options.persons)?;
                    while let Some(numbers) = take(&mut lock(left), options.chunk) {
                        let (first, last) = (numbers.start, numbers.end - 1);
                        let programs = numbers.map(|index| (index, recipe.program(index)));
                        let tally = if options.task == Task::Edits {
                            Pairs::of(programs, options.seed).run(&job)?
                        } else {
                            Chunk::of(programs, options.task).run(&job)?
                        };
                        let mut total = lock(total);
                        total.add(tally);
                        println!("programs {first} to {last}: {total}");
                    }
                    Ok::<_, String>(())
                })
            })
            .collect();
        jobs.into_iter().find_map(|job| {
            job.join()
                .map_or(Some("a job panics".to_owned()), Result::err)
        })
    });
    let total = lock(&total);
    println!("{}", total.report());
    match failed {
        Some(error) => Err(error.into()),
        None => Ok(total.is_good()),
    }
}

/// The next numbers of those that are left.
fn take(left: &mut Range<u64>, count: u64) -> Option<Range<u64>> {
    let end = left.end.min(left.start + count);
    let taken = left.start..end;
    left.start = end;
    (!taken.is_empty()).then_some(taken)
}

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
