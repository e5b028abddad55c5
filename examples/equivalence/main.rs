//! Holds tools beside ordinary functions: writes random programs, builds them as both, runs them and compares.
//!
//! ```text
//! cargo run --example equivalence -- --seed 7 --programs 1000
//! ```
//!
//! The programs are built in a scratch crate under `target/`, some hundred at a time, without network. Options:
//! `--seed` (1), `--programs` (1000), `--from` (0: the number of the first one), `--persons` (4: how many scripts of
//! answers each one meets), `--chunk` (100), `--write FILE` (write the programs and run none).

mod chunk;
#[path = "../../tests/equivalence/generate/mod.rs"]
mod generate;

use std::{collections::BTreeMap, error::Error, fs, process::ExitCode};

use chunk::{Chunk, Scratch, Tally};

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
    let options = options()?;
    let number = |name: &str, default: u64| match options.get(name) {
        Some(value) => value
            .parse()
            .map_err(|_| format!("--{name} takes a number")),
        None => Ok(default),
    };
    let (seed, programs) = (number("seed", 1)?, number("programs", 1_000)?);
    let first = number("from", 0)?;
    if let Some(file) = options.get("write") {
        fs::write(file, generate::file(seed, first..first + programs))?;
        return Ok(true);
    }
    let persons = number("persons", 4)?;
    let size = number("chunk", 100)?.max(1);
    let scratch = Scratch::new()?;
    let mut total = Tally::default();
    let mut from = first;
    while from < first + programs {
        let to = (from + size).min(first + programs);
        let tally = Chunk::new(seed, from..to).run(&scratch, persons)?;
        total.add(&tally);
        println!("programs {from} to {to}: {total}");
        from = to;
    }
    Ok(total.faults.is_empty())
}

/// `--name value` pairs.
fn options() -> Result<BTreeMap<String, String>, String> {
    let mut options = BTreeMap::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let name = word
            .strip_prefix("--")
            .filter(|name| ["seed", "programs", "from", "persons", "chunk", "write"].contains(name))
            .ok_or_else(|| format!("{word} is not an option"))?;
        let value = words
            .next()
            .ok_or_else(|| format!("{word} takes a value"))?;
        options.insert(name.to_owned(), value);
    }
    Ok(options)
}
