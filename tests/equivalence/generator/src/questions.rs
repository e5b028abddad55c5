//! Questions, and what a program does with their answers.

use super::{Writer, scope::Ty};

impl Writer {
    /// Whether a question may be written here.
    pub(super) fn may_ask(&self) -> bool {
        self.asks > 0 && self.quiet == 0
    }

    /// A message nobody else has, sometimes made at run time.
    fn message(&mut self) -> String {
        let name = self.fresh("q");
        let numbers = self.scope.visible(|var| var.ty == Ty::U);
        if !numbers.is_empty() && self.rng.chance(25) {
            let at = *self.rng.pick(&numbers);
            return format!("format!(\"{name} {{{}}}\")", self.scope.get(at).name);
        }
        format!("\"{name}\"")
    }

    /// A question with an answer of type `ty`, if there is one.
    pub(super) fn question(&mut self, ty: Ty) -> Option<String> {
        if !self.may_ask() {
            return None;
        }
        if matches!(ty, Ty::U)
            && self.rng.chance(25)
            && let Some(call) = self.call()
        {
            return Some(call);
        }
        self.asks -= 1;
        let message = self.message();
        Some(match ty {
            Ty::U => match self.rng.below(8) {
                0 => {
                    let instead = self.simple(Ty::U);
                    format!("ask_user::<u32>({message}).await.unwrap_or({instead})")
                }
                1 => {
                    let instead = self.simple(Ty::U);
                    format!(
                        "(match ask_user::<u32>({message}).await {{ Ok(n) => n, Err(_) => {instead} }})"
                    )
                }
                2 => {
                    let other = self.message();
                    format!(
                        "{{ let (x, y) = ask_all((ask_user::<u32>({message}).key(\"k1\"), confirm({other}).key(\"k2\"))).await?; x + u32::from(y) }}"
                    )
                }
                3 => format!("u32::from(ask_user::<u8>({message}).await?)"),
                _ => format!("ask_user::<u32>({message}).await?"),
            },
            Ty::B => match self.rng.below(4) {
                0 => format!("ask_user::<bool>({message}).await?"),
                1 => format!("confirm({message}).await.unwrap_or(false)"),
                2 => {
                    let other = self.message();
                    format!(
                        "{{ let (x, y) = ask_each((ask_user::<u32>({message}).key(\"k1\"), confirm({other}).key(\"k2\"))).await; x.is_ok() && y? }}"
                    )
                }
                _ => format!("confirm({message}).await?"),
            },
            Ty::S => match self.rng.below(3) {
                0 => format!("choose({message}, [\"x\", \"y\", \"z\"]).await?"),
                _ => format!("ask_user::<String>({message}).await?"),
            },
            Ty::O => format!("ask_user::<u32>({message}).await.ok()"),
            _ => {
                self.asks += 1;
                return None;
            }
        })
    }

    /// A call of a helper.
    fn call(&mut self) -> Option<String> {
        let helper = match self.itself.clone() {
            Some(itself) if self.rng.chance(60) => {
                let arguments = self.arguments(&itself.arguments);
                self.asks -= 1;
                return Some(format!(
                    "call({}(fuel.saturating_sub(1){arguments})).await?",
                    itself.name
                ));
            }
            _ if self.helpers.is_empty() => return None,
            _ => {
                let helpers = self.helpers.clone();
                self.rng.pick(&helpers).clone()
            }
        };
        self.asks -= 1;
        let arguments = self.arguments(&helper.arguments);
        let fuel = self.rng.below(3);
        Some(format!("call({}({fuel}{arguments})).await?", helper.name))
    }

    fn arguments(&mut self, types: &[Ty]) -> String {
        types
            .iter()
            .map(|ty| format!(", {}", self.simple(*ty)))
            .collect()
    }
}
