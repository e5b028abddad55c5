//! What the macro costs: build time, size of the expansion, of the future and of the machine code, beside the same
//! text as an ordinary `async fn`.
//!
//! ```text
//! cargo run --release --example cost
//! ```
//!
//! Functions with 5, 10, 20 and 60 questions are written to a scratch crate under `target/` and built there, without
//! network. Times are those of the processor, the least of three. `--rounds` (3) and `--quick` (20 questions only)
//! change that. The table goes to standard output; `docs/cost.md` has one.

mod elf;
mod scratch;
mod text;

use std::{error::Error, process::ExitCode};

use scratch::{Cost, Scratch};
use text::{Form, Shape};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let quick = words.iter().any(|word| word == "--quick");
    let rounds = match words.iter().position(|word| word == "--rounds") {
        Some(at) => words
            .get(at + 1)
            .ok_or("--rounds takes a number")?
            .parse()?,
        None => 3,
    };
    let scratch = Scratch::new(rounds)?;
    println!(
        "| questions | check, plain | check, tool | ratio | of it the macro | lines, plain | lines, expanded | future, plain | future, tool | code, plain | code, tool |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for shape in [Shape::Line, Shape::Branches] {
        for questions in if quick { &[20][..] } else { &[5, 10, 20, 60] } {
            let plain = scratch.cost(shape, Form::Plain, *questions)?;
            let tool = scratch.cost(shape, Form::Tool, *questions)?;
            println!("| {questions}, {} {}", shape.title(), row(&plain, &tool));
        }
    }
    Ok(())
}

fn row(plain: &Cost, tool: &Cost) -> String {
    let kilobytes = |bytes: u64| {
        let tenths = bytes * 10 / 1024;
        format!("{}.{} KiB", tenths / 10, tenths % 10)
    };
    format!(
        "| {:.0} ms | {:.0} ms | {:.1} | {:.0} ms | {} | {} | {} B | {} B | {} | {} |",
        plain.check,
        tool.check,
        tool.check / plain.check,
        tool.expand,
        plain.lines,
        tool.lines,
        plain.future,
        tool.future,
        kilobytes(plain.code),
        kilobytes(tool.code),
    )
}
