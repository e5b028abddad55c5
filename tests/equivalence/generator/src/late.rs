//! Variables that get their value late, in branches, by tuples and by patterns.

use super::{Writer, typed::Witness};

impl Writer {
    pub(super) fn given_late(&mut self) -> String {
        match self.rng.below(8) {
            0..3 => self.in_branches(),
            3..5 => self.by_tuple(),
            _ => self.by_pattern(),
        }
    }

    fn in_branches(&mut self) -> String {
        let witness = self.witness();
        let name = self.own_name();
        let pick = |this: &mut Self, of: &Witness| {
            if this.rng.chance(50) {
                *this.rng.pick(of.later)
            } else {
                *this.rng.pick(of.first)
            }
        };
        let assigned = |this: &mut Self| {
            let (before, value) = (this.inside(Self::perhaps_pause), pick(this, witness));
            let after = this.inside(Self::perhaps_pause);
            // What is in a block of its own cannot hide the variable.
            format!("{{\n{before}}}\n{name} = {value};\n{{\n{after}}}\n")
        };
        let ty = witness.ty;
        let (declared, fix) = match self.rng.below(4) {
            0 => (format!("let {name}: {ty};\n"), String::new()),
            1 => {
                // Another variable says the type.
                let other = self.own_name();
                let value = *self.rng.pick(witness.first);
                let fix = self.fixed(&other, ty);
                (
                    format!("let mut {other} = {value};\n{fix}let {name};\n"),
                    format!(
                        "same(&{other}, std::slice::from_ref(&{name}));\n{other} = {name}.clone();\nlog.val(&{other});\n"
                    ),
                )
            }
            _ => (format!("let {name};\n"), self.fixed(&name, ty)),
        };
        let assignment = match self.rng.below(4) {
            0 => {
                let condition = self.condition();
                let (then, otherwise) = (assigned(self), assigned(self));
                format!("if {condition} {{\n{then}}} else {{\n{otherwise}}}\n")
            }
            1 => {
                let condition = self.condition();
                let (then, otherwise) = (assigned(self), assigned(self));
                let leaving = self.inside(Self::leaving);
                format!(
                    "match u32::from({condition}) {{\n0 => {{\n{then}}}\n1 => {{\n{otherwise}}}\n_ => {{\n{leaving}}}\n}}\n"
                )
            }
            2 => {
                let inner = assigned(self);
                format!("loop {{\n{inner}break;\n}}\n")
            }
            _ => {
                let pause = self.inside(Self::pause);
                let inner = assigned(self);
                format!("{{\n{pause}}}\n{inner}")
            }
        };
        let between = self.perhaps_pause();
        let shown = self.shown(&name);
        format!("{declared}{assignment}{fix}{between}{shown}")
    }

    fn by_tuple(&mut self) -> String {
        let (first, second) = (self.witness(), self.witness());
        let (a, b) = (self.own_name(), self.own_name());
        let (x, y) = (*self.rng.pick(first.first), *self.rng.pick(second.first));
        let mut text = format!("let (mut {a}, mut {b}) = ({x}, {y});\n");
        text += &self.fixed(&a, first.ty);
        text += &self.fixed(&b, second.ty);
        text += &self.pause();
        let (x, y) = (*self.rng.pick(first.later), *self.rng.pick(second.later));
        text += &match self.rng.below(7) {
            0 => format!("({b}, {a}) = ({y}, {x});\n"),
            1 => format!("[{a}] = [{x}];\n"),
            2 => format!("({a}, _) = ({x}, 1);\n"),
            3 => format!("(({a}, ..), {b}) = (({x}, 1, 2), {y});\n"),
            4 => format!("Spot {{ x: {a}, y: {b} }} = Spot {{ x: {x}, y: {y} }};\n"),
            5 => format!("Spot {{ y: {b}, .. }} = Spot {{ x: 1, y: {y} }};\n"),
            _ => format!("({a}, {b}) = ({x}, {y});\n"),
        };
        text += &self.shown(&a);
        text += &self.perhaps_pause();
        text + &self.shown(&b)
    }

    fn by_pattern(&mut self) -> String {
        let witness = self.witness();
        let (name, other) = (self.own_name(), self.own_name());
        let value = *self.rng.pick(witness.first);
        let shape = self.rng.below(8);
        let inner = |this: &mut Self| {
            let mut text = this.fixed(&name, witness.ty);
            text += &this.pause();
            text += &this.changed(&name, witness);
            text + &this.shown(&name)
        };
        match shape {
            0 => {
                let body = self.inside(inner);
                format!("if let Some(mut {name}) = Some({value}) {{\n{body}}}\n")
            }
            1 => {
                let body = self.inside(inner);
                format!("match ({value}, 1) {{\n(mut {name}, 0..) => {{\n{body}}}\n_ => {{}}\n}}\n")
            }
            2 => {
                let label = self.enter();
                let body = self.inside(inner);
                self.frames.pop();
                format!("{label}for mut {name} in [{value}, {value}] {{\n{body}}}\n")
            }
            3 => {
                let label = self.enter();
                let body = self.inside(inner);
                self.frames.pop();
                format!(
                    "let mut {other} = vec![{value}];\n{label}while let Some(mut {name}) = {other}.pop() {{\n{body}}}\n"
                )
            }
            _ => {
                let pattern = match shape {
                    4 => format!("let (mut {name}, {other}) = ({value}, 3u8);\n"),
                    5 => format!(
                        "let Spot {{ x: mut {name}, y: ref {other} }} = Spot {{ x: {value}, y: 3u8 }};\n"
                    ),
                    6 => format!(
                        "let Some((mut {name}, {other})) = Some(({value}, 3u8)) else {{\nreturn Err(ToolError::new(\"none\"));\n}};\n"
                    ),
                    _ => format!("let [mut {name}, ref {other} @ ..] = [{value}, {value}];\n"),
                };
                let use_of_other = if shape == 4 || shape == 6 || self.rng.chance(10) {
                    format!("log.val(&{other});\n")
                } else {
                    format!("log.val(size_of_val({other}));\n")
                };
                let body = if shape == 7 || shape == 5 {
                    // The reference is used before the question.
                    let body = inner(self);
                    format!("{use_of_other}{body}")
                } else {
                    let body = inner(self);
                    format!("{body}{use_of_other}")
                };
                format!("{pattern}{body}")
            }
        }
    }
}
