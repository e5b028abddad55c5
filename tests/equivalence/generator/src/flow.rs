//! Helpers that ask.

use super::{
    Helper, Writer,
    program::{Argument, Flow},
    scope::{Scope, Ty},
};

impl Writer {
    /// Writes a helper, which may call those before it and itself.
    pub(super) fn flow(&mut self, number: usize) -> Flow {
        self.scope = Scope::default();
        self.frames.clear();
        self.returns = Ty::U;
        self.fuel = 2 + self.rng.below(5);
        self.asks = 1 + self.rng.below(3);
        let name = format!("f{number}");
        let mut types = Vec::new();
        let mut arguments = vec![Argument::owned("fuel", "u32", false)];
        for argument in 0..self.rng.below(3) {
            let (ty, mutable) = (*self.rng.pick(&[Ty::U, Ty::S, Ty::O]), self.rng.chance(40));
            let name = format!("arg{argument}");
            arguments.push(Argument::owned(&name, ty.name(), mutable));
            self.scope.declare(&name, ty, mutable, None);
            types.push(ty);
        }
        let helper = Helper {
            name,
            arguments: types,
        };
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
        Flow {
            name,
            arguments,
            body: format!("{end}{body}Ok({result})\n"),
        }
    }
}
