//! Items and attributes between statements.

use super::{Writer, scope::Ty};

impl Writer {
    pub(super) fn item(&mut self) -> String {
        match self.rng.below(6) {
            0 => {
                let name = self.fresh("N");
                let number = self.rng.below(9);
                self.scope.declare(&name, Ty::U, false, None);
                format!("const {name}: u32 = {number};\n")
            }
            1 => {
                let (name, value) = (self.fresh("f"), self.expr(Ty::U));
                format!("fn {name}(n: u32) -> u32 {{ n + 1 }}\nlog.val({name}({value}));\n")
            }
            2 => {
                let (name, value) = (self.fresh("m"), self.simple(Ty::U));
                format!(
                    "macro_rules! {name} {{ ($n:expr) => {{ $n + 1 }} }}\nlog.val({name}!({value}));\n"
                )
            }
            3 => {
                let (name, value) = (self.fresh("max"), self.expr(Ty::U));
                format!("use std::cmp::max as {name};\nlog.val({name}({value}, 3));\n")
            }
            4 => {
                // A name of its own: where it hid one of another type, the macro could not tell which of them travels.
                let (name, value) = (self.fresh("cfg"), self.simple(Ty::U));
                self.scope.declare(&name, Ty::U, false, None);
                format!(
                    "#[cfg(all())]\nlet {name} = {value};\n#[cfg(any())]\nlet {name} = String::new();\n"
                )
            }
            _ => {
                let effect = self.effect();
                format!("#[cfg(all())]\n{effect}#[cfg(any())]\nlog.note(\"never\");\n")
            }
        }
    }
}
