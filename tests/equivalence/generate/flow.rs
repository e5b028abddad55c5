//! Helpers that ask.

use std::fmt::Write;

use super::{
    Helper, Writer,
    scope::{Scope, Ty},
};

impl Writer {
    /// Writes a helper, which may call those before it and itself.
    pub(super) fn flow(&mut self, number: usize) -> String {
        self.scope = Scope::default();
        self.frames.clear();
        self.returns = Ty::U;
        self.fuel = 2 + self.rng.below(5);
        self.asks = 1 + self.rng.below(3);
        let name = format!("f{number}");
        let mut arguments = Vec::new();
        let mut head = "fuel: u32".to_owned();
        for argument in 0..self.rng.below(3) {
            let (ty, mutable) = (*self.rng.pick(&[Ty::U, Ty::S, Ty::O]), self.rng.chance(40));
            let name = format!("arg{argument}");
            let mutability = if mutable { "mut " } else { "" };
            let _ = write!(head, ", {mutability}{name}: {}", ty.name());
            self.scope.declare(&name, ty, mutable, None);
            arguments.push(ty);
        }
        let helper = Helper { name, arguments };
        let recursive = self.rng.chance(40);
        self.itself = recursive.then(|| helper.clone());
        let body = self.statements();
        self.itself = None;
        let result = self.simple(Ty::U);
        let end = if recursive {
            "if fuel == 0 { return Ok(1); }\n"
        } else {
            ""
        };
        let name = helper.name.clone();
        self.helpers.push(helper);
        format!(
            "flow {name}(log, {head}) -> Result<u32, ToolError>, {{\n{end}{body}Ok({result})\n}}\n"
        )
    }
}
