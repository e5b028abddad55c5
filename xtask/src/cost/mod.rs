//! What the macro costs: instructions of the compiler, lines of the expansion, bytes of the future and of machine code,
//! beside the same text as an ordinary `async fn`.
//!
//! ```text
//! cargo xtask cost
//! ```
//!
//! Functions with 5, 10, 20 and 60 questions, or as many as the arguments say, are written to a scratch crate under `target/` and built there, without
//! network. valgrind counts the instructions of `cargo check`, since times differ from run to run. It takes some
//! minutes. The table goes to standard output; `docs/internals/cost.md` has one.

mod elf;
mod scratch;
mod text;

use std::error::Error;

use scratch::{Cost, Scratch};
use text::{Form, Shape};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many questions a function has; each number is a row of the table.
    #[arg(default_values_t = [5, 10, 20, 60])]
    questions: Vec<u32>,
}

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    let scratch = Scratch::new()?;
    println!(
        "| questions | check, plain | tool | ratio | lines, plain | tool | future, plain | tool | code, plain | tool |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for shape in [Shape::Line, Shape::Branches] {
        for questions in &options.questions {
            let plain = scratch.cost(shape, Form::Plain, *questions)?;
            let tool = scratch.cost(shape, Form::Tool, *questions)?;
            println!("| {questions} {} {}", shape.title(), row(&plain, &tool));
        }
    }
    Ok(())
}

fn row(plain: &Cost, tool: &Cost) -> String {
    let millions = |count: u64| count.div_ceil(1_000_000);
    let tenths = tool.check * 10 / plain.check.max(1);
    let kibibytes = |bytes: u64| bytes.div_ceil(1024);
    format!(
        "| {} M | {} M | {}.{} | {} | {} | {} B | {} B | {} KiB | {} KiB |",
        millions(plain.check),
        millions(tool.check),
        tenths / 10,
        tenths % 10,
        plain.lines,
        tool.lines,
        plain.future,
        tool.future,
        kibibytes(plain.code),
        kibibytes(tool.code),
    )
}
