//! Holds tools beside ordinary functions: writes random programs, builds them as both, runs them and compares.
//!
//! ```text
//! cargo run --example equivalence -- --seed 7 --programs 1000
//! ```
//!
//! The programs are built in a scratch folder under `target/`, some at a time, without network. Options:
//! `--seed` (1), `--programs` (1000), `--from` (0: the number of the first one), `--persons` (4: how many scripts of
//! answers each one meets), `--kinds` (`working`; `all`, `none`, or names with commas: what programs may be about),
//! `--size` (at most how many statements a program has, about 14 if not given), `--chunk` (100), `--jobs` (2: chunks at
//! a time), `--edits yes` (edit each program, and give the edited one the answers to the other), `--shared yes` (programs that must be refused), `--lints yes` (compare the warnings of both forms, and run
//! none), `--write FILE` (write the programs and run none), `--without 3,7` (leave these out of the file), `--show yes` (print the programs and run none).

mod chunk;
mod diagnostics;
mod documented;
mod edits;
#[path = "../../tests/equivalence/generate/mod.rs"]
mod generate;
mod options;
mod scratch;
mod tally;

use std::{
    error::Error,
    fs,
    process::ExitCode,
    sync::{Mutex, PoisonError},
    thread,
};

use chunk::Chunk;
use edits::Pairs;
use options::{Options, Task};
use scratch::Scratch;
use tally::Tally;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, Box<dyn Error>> {
    let options = Options::read()?;
    match &options.task {
        Task::Write(file) => {
            fs::write(file, options.recipe.file(options.written()))?;
            return Ok(true);
        }
        Task::WriteEdits(file) => {
            fs::write(file, options.recipe.releases(options.written()))?;
            return Ok(true);
        }
        Task::Show => {
            for index in options.programs() {
                println!(
                    "{}",
                    options.recipe.program(index).module(generate::Form::Tool)
                );
            }
            return Ok(true);
        }
        Task::Run | Task::Lints | Task::Edits => {}
    }
    let scratch = Scratch::new()?;
    let total = Mutex::new(Tally::default());
    let next = Mutex::new(options.programs());
    let failed = thread::scope(|scope| {
        let jobs: Vec<_> = (0..options.jobs)
            .map(|job| {
                let (options, scratch, total, next) = (&options, &scratch, &total, &next);
                scope.spawn(move || {
                    let folder = scratch.folder(job)?;
                    while let Some(chunk) = Chunk::take(&mut lock(next), options) {
                        let range = chunk.range();
                        let tally = if options.task == Task::Edits {
                            Pairs::of(chunk, options).run(scratch, &folder, options)?
                        } else {
                            chunk.run(scratch, &folder, options)?
                        };
                        let mut total = lock(total);
                        total.add(tally);
                        println!("programs {range}: {total}");
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

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
