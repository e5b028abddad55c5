//! Writes random programs over the whole language: typed, ending, and the same for the same seed.

#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    clippy::too_many_lines,
    reason = "it puts texts together, one case after the other"
)]

mod borrows;
mod cfg;
mod chains;
mod edit;
mod expr;
mod flow;
mod items;
mod kinds;
mod late;
mod local_items;
mod loops;
mod macros;
mod methods;
mod patterns;
mod places;
mod program;
mod questions;
mod ranges;
mod rng;
mod scope;
mod shadows;
mod shared;
mod slices;
mod stmt;
mod story;
pub mod suite;
mod typed;

use std::fmt::Write;

pub use self::{
    edit::Change,
    kinds::Kind,
    program::{Form, Program},
};
use self::{
    program::{Argument, Flow},
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
    /// What the program is about.
    themes: Vec<Kind>,
    /// Macros defined before the function.
    outside: String,
}

/// Which programs: those of a seed, over some kinds.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Which programs.
    pub seed: u64,
    /// What they may be about, beside what every program is made of.
    pub kinds: Vec<Kind>,
    /// How many statements, at most; about fourteen if nothing is said.
    pub size: Option<usize>,
    /// They keep a shared value over a question, and must be refused.
    pub shared: bool,
}

impl Recipe {
    /// The program with this number.
    pub fn program(&self, index: u64) -> Program {
        let seed = self.seed.wrapping_mul(0x2545_f491_4f6c_dd1d);
        let mut rng = Rng::new(seed ^ index.wrapping_mul(0x9e6c_63d0_876a_3f6b));
        let themes = if self.kinds.is_empty() {
            Vec::new()
        } else {
            let mut themes = vec![*rng.pick(&self.kinds)];
            if self.size.is_none() && rng.chance(50) {
                themes.push(*rng.pick(&self.kinds));
            }
            themes
        };
        let writer = Writer {
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
            themes,
            outside: String::new(),
        };
        if self.shared {
            writer.shared(index)
        } else {
            writer.program(index, self.size)
        }
    }

    /// A module with these programs for `differential!`.
    pub fn file(&self, programs: impl IntoIterator<Item = u64>) -> String {
        let mut text = format!(
            "// Programs of seed {}.\n\nuse mrtr_equivalence::{{differential, prelude::*}};\n\n",
            self.seed
        );
        let mut list = String::new();
        for index in programs {
            text += &self.program(index).differential();
            text += "\n";
            let _ = writeln!(list, "    ({index}, p{index}::compare),");
        }
        text + "pub(crate) const PROGRAMS: &[(u64, fn(&mut differential::Seen))] = &[\n"
            + &list
            + "];\n"
    }

    /// A module with these programs and their next releases.
    pub fn releases(&self, programs: impl IntoIterator<Item = u64>) -> String {
        let mut text = format!(
            "// Programs of seed {}, and their next releases.\n\nuse mrtr_equivalence::deployed::{{Deployments, Release}};\n\n/// What they are written with.\nmod names {{\n    pub use mrtr_equivalence::prelude::*;\n    pub use mrtr::{{AskError, ToolError, prelude::*}};\n}}\n\n",
            self.seed
        );
        let mut list = String::new();
        for index in programs {
            let old = self.program(index);
            let Some((new, change)) = old.edited(self.seed) else {
                continue;
            };
            text += &format!("// {change:?}.\n{}\n", old.deployed(&new));
            let _ = writeln!(list, "    ({index}, p{index}),");
        }
        text + "pub(crate) const PROGRAMS: &[(u64, fn(&mut Deployments))] = &[\n" + &list + "];\n"
    }
}

impl Writer {
    fn program(mut self, index: u64, size: Option<usize>) -> Program {
        let helpers = if size.is_none() && self.rng.chance(25) {
            1 + self.rng.below(2)
        } else {
            0
        };
        let flows: Vec<Flow> = (0..helpers).map(|number| self.flow(number)).collect();
        self.scope = Scope::default();
        self.frames.clear();
        self.returns = Ty::S;
        self.fuel = size.unwrap_or_else(|| 5 + self.rng.below(9));
        self.asks = 2 + self.rng.below(5);
        let arguments = self.parameters();
        let mut body = if size.is_none() {
            self.first()
        } else {
            self.binding(Ty::U)
        };
        body += &self.statements();
        while size.is_none() && self.asks > 0 && self.rng.chance(70) {
            self.fuel = 2;
            body += &self.statements();
        }
        let result = self.summary();
        Program {
            index,
            themes: self.themes,
            outside: self.outside,
            arguments,
            body: format!("{body}Ok({result})\n"),
            flows,
        }
    }

    fn parameters(&mut self) -> Vec<Argument> {
        let mut arguments = Vec::new();
        let configured = self.themes.contains(&Kind::Cfg);
        for number in 0..self.rng.below(3) {
            let (ty, mutable) = (*self.rng.pick(&[Ty::U, Ty::S, Ty::V]), self.rng.chance(50));
            let name = format!("arg{number}");
            let value = match ty {
                Ty::U => "3",
                Ty::S => "\"arg\".to_owned()",
                _ => "vec![1, 2, 3]",
            };
            self.scope.declare(&name, ty, mutable, None);
            if configured && self.rng.chance(40) {
                let name = format!("off{number}");
                let attribute = self.off();
                arguments.push(Argument {
                    attribute,
                    name,
                    ty: "Nothing",
                    mutable: false,
                    value: "nothing",
                    given: false,
                });
            }
            let attribute = if configured { self.on() } else { "" };
            arguments.push(Argument {
                attribute,
                name,
                ty: ty.name(),
                mutable,
                value,
                given: true,
            });
        }
        arguments
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
