//! Statements that belong together, with others and a question between them.

use super::{Writer, kinds::Kind};

impl Writer {
    /// Statements about what the program is about.
    pub(super) fn told(&mut self) -> String {
        let themes = self.themes.clone();
        match self.rng.pick(&themes) {
            Kind::Types => self.typed(),
            Kind::Late => self.given_late(),
            Kind::Shadows => self.hidden(),
            Kind::Cfg => self.configured(),
            Kind::Macros => self.by_macro(),
            Kind::Exits => self.left_by_macro(),
            Kind::Chains => self.chained(),
            Kind::Methods => self.by_method(),
            Kind::Items => self.local_item(),
            Kind::Ranges => self.range(),
            Kind::Slices => self.slice(),
            Kind::Names => self.said(),
            Kind::Places => self.place(),
            Kind::OwnPlaces => self.own_place(),
        }
    }

    /// A name nobody else has, for a variable that lives through other statements.
    pub(super) fn own_name(&mut self) -> String {
        let prefix = if self.themes.contains(&Kind::Names) && self.rng.chance(60) {
            *self.rng.pick(&RESERVED)
        } else {
            "w"
        };
        self.fresh(prefix)
    }

    /// A question where there may be one, perhaps with something before it.
    pub(super) fn pause(&mut self) -> String {
        let mut text = String::new();
        if self.fuel > 0 && self.rng.chance(25) {
            self.fuel -= 1;
            text += &self.statement();
        }
        if self.quiet > 0 {
            return text + &self.effect();
        }
        let message = self.fresh("q");
        text + &match self.rng.below(6) {
            0 => "checkpoint().await;\n".to_owned(),
            1 => format!("let _ = confirm(\"{message}\").await?;\n"),
            2 => format!("log.val(ask_user::<u32>(\"{message}\").await?);\n"),
            3 => {
                let (body, otherwise) = (self.effect(), self.effect());
                format!("if confirm(\"{message}\").await? {{\n{body}}} else {{\n{otherwise}}}\n")
            }
            4 => format!("log.note(choose(\"{message}\", [\"x\", \"y\"]).await?);\n"),
            _ => format!("let _: u32 = ask_user(\"{message}\").await.unwrap_or(3);\n"),
        }
    }

    /// Some pauses, or none.
    pub(super) fn perhaps_pause(&mut self) -> String {
        if self.rng.chance(70) {
            self.pause()
        } else {
            String::new()
        }
    }

    /// A condition on somebody's answer.
    pub(super) fn condition(&mut self) -> String {
        if self.quiet > 0 {
            return "log.val(true)".to_owned();
        }
        let message = self.fresh("q");
        match self.rng.below(3) {
            0 => format!("ask_user::<u32>(\"{message}\").await? > 1"),
            1 => format!("ask_user::<bool>(\"{message}\").await?"),
            _ => format!("confirm(\"{message}\").await?"),
        }
    }

    /// Statements with names that generated code might use.
    fn said(&mut self) -> String {
        let name = self.own_name();
        let (first, second) = (
            self.expr(super::scope::Ty::U),
            self.expr(super::scope::Ty::U),
        );
        let asked = match self.question(super::scope::Ty::U) {
            Some(question) => question,
            None => "2".to_owned(),
        };
        self.scope.declare(&name, super::scope::Ty::U, false, None);
        format!("let {name} = {first};\nlog.val(three(log.val({second}), {asked}, 1) + {name});\n")
    }
}

/// Names that look like those of generated code.
pub(super) const RESERVED: [&str; 12] = [
    "__operand",
    "__value",
    "__slot",
    "__item",
    "__index",
    "__iterator",
    "__held",
    "__taken",
    "__local",
    "__run",
    "__answered",
    "__scope",
];
