//! Writes random programs over the whole language: typed, ending, and the same for the same seed.

#![allow(
    unreachable_pub,
    clippy::format_collect,
    clippy::format_push_string,
    clippy::too_many_lines,
    reason = "part of a test and of an example; it puts texts together, one case after the other"
)]

mod borrows;
mod expr;
mod flow;
mod items;
mod loops;
mod patterns;
mod questions;
mod rng;
mod scope;
mod stmt;

use std::fmt::Write;

use self::{
    rng::Rng,
    scope::{OWNED, Scope, Ty},
};

/// What `break` and `continue` can lead to.
#[derive(Clone, Debug)]
struct Frame {
    label: Option<String>,
    /// `None` for a labelled block.
    is_loop: bool,
    /// What a `break` gives.
    gives: Option<Ty>,
}

/// A helper that asks.
#[derive(Clone, Debug)]
struct Helper {
    name: String,
    arguments: Vec<Ty>,
}

/// Writes one program.
struct Writer {
    rng: Rng,
    scope: Scope,
    /// Statements left to write.
    fuel: usize,
    /// Questions left to write.
    asks: usize,
    /// Number of the next question, label or counter.
    number: usize,
    frames: Vec<Frame>,
    /// How many branches, closures and the like are around the current place.
    conditional: usize,
    /// Whether no question may be written here: in closures, macros and guards.
    quiet: usize,
    /// Whether what is named is borrowed: in closures.
    by_reference: usize,
    /// Variables that the current statement has borrowed already.
    touched: Vec<usize>,
    nesting: usize,
    helpers: Vec<Helper>,
    /// Inside a helper: what `return` gives.
    returns: Ty,
    /// The helper that is being written, if it may call itself.
    itself: Option<Helper>,
}

/// The program with this number among those of `seed`, as an invocation of `thrice!`.
pub fn program(seed: u64, index: u64) -> String {
    let rng = Rng::new(
        seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ index.wrapping_mul(0x9e6c_63d0_876a_3f6b),
    );
    let mut writer = Writer {
        rng,
        scope: Scope::default(),
        fuel: 0,
        asks: 0,
        number: 0,
        frames: Vec::new(),
        conditional: 0,
        quiet: 0,
        by_reference: 0,
        touched: Vec::new(),
        nesting: 0,
        helpers: Vec::new(),
        returns: Ty::S,
        itself: None,
    };
    writer.program(index)
}

/// A file with these programs of `seed`.
pub fn file(seed: u64, programs: impl IntoIterator<Item = u64>) -> String {
    let mut text = format!(
        "//! Programs of seed {seed}. Made by a machine.\n\nuse std::collections::BTreeMap;\n\nuse crate::{{prelude::*, thrice}};\n\n"
    );
    let mut list = String::new();
    for index in programs {
        text += &program(seed, index);
        text += "\n";
        let _ = writeln!(list, "    ({index}, p{index}::compare),");
    }
    text + "pub(crate) const PROGRAMS: &[(u64, fn(&mut thrice::Seen))] = &[\n" + &list + "];\n"
}

impl Writer {
    fn program(&mut self, index: u64) -> String {
        let helpers = if self.rng.chance(25) {
            1 + self.rng.below(2)
        } else {
            0
        };
        let flows: Vec<String> = (0..helpers).map(|number| self.flow(number)).collect();
        self.scope = Scope::default();
        self.frames.clear();
        self.returns = Ty::S;
        self.fuel = 5 + self.rng.below(9);
        self.asks = 2 + self.rng.below(5);
        let mut head = String::new();
        for argument in 0..self.rng.below(3) {
            let (ty, mutable) = (*self.rng.pick(&[Ty::U, Ty::S, Ty::V]), self.rng.chance(50));
            let name = format!("arg{argument}");
            let value = match ty {
                Ty::U => "3",
                Ty::S => "\"arg\".to_owned()",
                _ => "vec![1, 2, 3]",
            };
            let mutability = if mutable { "mut " } else { "" };
            let _ = write!(head, ", {mutability}{name}: {} = {value}", ty.name());
            self.scope.declare(&name, ty, mutable, None);
        }
        let mut body = self.first();
        body += &self.statements();
        while self.asks > 0 && self.rng.chance(70) {
            self.fuel = 2;
            body += &self.statements();
        }
        let result = self.summary();
        let mut text = format!(
            "thrice! {{ p{index}, (log{head}) -> Result<String, ToolError>, {{\n{body}Ok({result})\n}}\n"
        );
        for flow in flows {
            text += &flow;
        }
        text += "}\n";
        indented(&text)
    }

    /// Something to begin with.
    fn first(&mut self) -> String {
        let mut body = String::new();
        for ty in [Ty::U, *self.rng.pick(&OWNED), *self.rng.pick(&OWNED)] {
            body += &self.binding(ty);
        }
        body
    }

    /// Some of what is left, as a text.
    fn summary(&mut self) -> String {
        let mut format = String::new();
        for at in self.scope.visible(|_| true) {
            if self.rng.chance(60) {
                let _ = write!(format, "{{{}:?}} ", self.scope.get(at).name);
            }
        }
        format!("format!(\"{format}\")")
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.number += 1;
        format!("{prefix}{}", self.number)
    }

    /// A name for a variable; few, so that they hide each other.
    fn name(&mut self) -> String {
        (*self.rng.pick(&["a", "b", "c", "d", "e", "g", "h"])).to_owned()
    }
}

/// Indents by braces; nothing in these programs has a brace in a text, other than in pairs.
fn indented(text: &str) -> String {
    let mut depth = 0usize;
    let mut out = String::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            continue;
        }
        let closing = line.chars().take_while(|c| "})]".contains(*c)).count();
        let opened = line.chars().filter(|c| "{([".contains(*c)).count();
        let closed = line.chars().filter(|c| "})]".contains(*c)).count();
        let _ = writeln!(
            out,
            "{:width$}{line}",
            "",
            width = depth.saturating_sub(closing) * 4
        );
        depth = (depth + opened).saturating_sub(closed);
    }
    out
}
