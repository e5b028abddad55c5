//! Borrows of places, which are taken again behind a question.

use super::{Writer, scope::Ty};

impl Writer {
    /// A borrow of a part of a variable that does not change, in a statement of its own or around some.
    pub(super) fn lent(&mut self) -> String {
        let ty = *self.rng.pick(&[Ty::U, Ty::O, Ty::P, Ty::R, Ty::K, Ty::V]);
        let lenders = self.scope.visible(|var| var.ty == ty && !var.mutable);
        let free: Vec<usize> = lenders
            .into_iter()
            .filter(|at| !self.touched.contains(at))
            .collect();
        if free.is_empty() {
            return self.effect();
        }
        let at = *self.rng.pick(&free);
        let of = self.scope.get(at).name.clone();
        let name = self.fresh("r");
        let statement = match (ty, self.rng.below(3)) {
            (Ty::U, _) => format!("let {name} = &{of};\n"),
            (Ty::P, 0) => format!("let {name} = &{of}.0;\n"),
            (Ty::P, 1) => format!("let ({name}, _) = &{of};\n"),
            (Ty::P, _) => format!("let (ref {name}, _) = {of};\n"),
            (Ty::R, 0) => format!("let {name} = &{of}.n;\n"),
            (Ty::R, 1) => format!("let Row {{ n: {name}, .. }} = &{of};\n"),
            (Ty::R, _) => format!("let whole = &{of};\nlet {name} = &whole.n;\n"),
            (Ty::V, 0) => {
                format!(
                    "let [{name}, ..] = &{of}[..] else {{\nreturn Err(ToolError::new(\"empty\"));\n}};\n"
                )
            }
            (Ty::O, 0) => {
                let leaving = self.inside(Self::leaving);
                format!("let Some({name}) = &{of} else {{\n{leaving}}};\n")
            }
            (Ty::O, 1) => {
                return self.lent_within(at, &name, &format!("if let Some({name}) = &{of}"));
            }
            (Ty::O, _) => {
                return self.lent_within(at, &name, &format!("if let Some(ref {name}) = {of}"));
            }
            (Ty::V, _) => {
                return self.lent_within(at, &name, &format!("if let [{name}, ..] = &{of}[..]"));
            }
            _ => {
                let patterns = format!("Shape::Size({name}) | Shape::Named {{ n: {name}, .. }} =>");
                let arm = self.lent_within(at, &name, &patterns);
                return format!("match &{of} {{\nShape::Dot => {{}}\n{arm}}}\n");
            }
        };
        self.scope.declare(&name, Ty::X, false, Some(at));
        statement
    }

    /// A block behind `head`, that has `name` borrowed from variable `at`.
    fn lent_within(&mut self, at: usize, name: &str, head: &str) -> String {
        let body = self.inside(|this| {
            this.scope.declare(name, Ty::X, false, Some(at));
            this.few()
        });
        format!("{head} {{\n{body}}}\n")
    }

    /// Changes a variable through a borrow, with no question meanwhile.
    pub(super) fn changed_through(&mut self) -> String {
        let value = self.expr(Ty::U);
        let Some(name) = self.assignable(Ty::U) else {
            return format!("log.val({value});\n");
        };
        if self.rng.chance(50) {
            format!(
                "{{\nlet more = {value};\nlet through = &mut {name};\n*through += more;\n*through %= 60;\n}}\n"
            )
        } else {
            format!(
                "{{\nlet more = {value};\nlet mut add = |n: u32| {{ {name} = ({name} + n) % 60; {name} }};\nadd(more);\nlog.val(add(1));\n}}\n"
            )
        }
    }
}
