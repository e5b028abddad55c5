//! `match` with patterns of every kind.

use super::{Writer, scope::Ty};

impl Writer {
    /// `match` as a value of type `ty`.
    pub(super) fn matched(&mut self, ty: Ty) -> String {
        let arms = |this: &mut Self, arms: &[Arm]| -> String {
            this.arms(arms, |this| this.block_with(ty))
        };
        self.match_with(arms)
    }

    /// `match` whose arms are written by `write`.
    pub(super) fn match_with(&mut self, write: impl Fn(&mut Self, &[Arm]) -> String) -> String {
        let number = self.rng.below(5);
        let (on, scrutinee) = match self.rng.below(7) {
            0 | 1 => (Ty::U, self.expr(Ty::U)),
            2 => (Ty::O, self.expr(Ty::O)),
            3 => (Ty::P, self.expr(Ty::P)),
            4 => (Ty::K, self.expr(Ty::K)),
            5 => match self.seen(Ty::V) {
                Some(list) => (Ty::V, format!("*{list}.as_slice()")),
                None => (Ty::U, self.expr(Ty::U)),
            },
            _ => match self.seen(Ty::S) {
                Some(text) => (Ty::T, format!("{text}.as_str()")),
                None => (Ty::U, self.expr(Ty::U)),
            },
        };
        let arms: &[Arm] = match on {
            Ty::U => match number {
                0 => &[
                    ("0", &[], false),
                    ("x @ 1..=2", &[("x", Ty::U)], false),
                    ("x", &[("x", Ty::U)], true),
                    ("_", &[], false),
                ],
                1 => &[("0 | 3 | 5", &[], true), ("x", &[("x", Ty::U)], false)],
                _ => &[
                    ("..2", &[], false),
                    ("x", &[("x", Ty::U)], true),
                    ("2..", &[], false),
                ],
            },
            Ty::O => match number {
                0 | 1 => &[
                    ("None", &[], false),
                    ("Some(0 | 1)", &[], true),
                    ("Some(x)", &[("x", Ty::U)], false),
                ],
                _ => &[
                    ("Some(x @ ..4)", &[("x", Ty::U)], true),
                    ("x @ Some(_)", &[("x", Ty::O)], false),
                    ("None", &[], false),
                    ("_", &[], false),
                ],
            },
            Ty::P => match number {
                0 | 1 => &[
                    ("(0, x)", &[("x", Ty::S)], false),
                    ("(mut x, _)", &[("mut x", Ty::U)], false),
                ],
                _ => &[
                    ("(x, y)", &[("x", Ty::U), ("y", Ty::S)], true),
                    ("(_, y)", &[("y", Ty::S)], false),
                ],
            },
            Ty::K => match number {
                0 | 1 => &[
                    ("Shape::Dot", &[], false),
                    (
                        "Shape::Size(x) | Shape::Named { n: x, .. }",
                        &[("x", Ty::U)],
                        false,
                    ),
                ],
                _ => &[
                    (
                        "Shape::Named { s, n: x @ 0..=3 }",
                        &[("s", Ty::S), ("x", Ty::U)],
                        true,
                    ),
                    ("Shape::Size(0)", &[], false),
                    ("x", &[("x", Ty::K)], false),
                ],
            },
            Ty::V => &[
                ("[]", &[], false),
                ("[x]", &[("x", Ty::U)], true),
                ("[x, .., y]", &[("x", Ty::U), ("y", Ty::U)], false),
                ("_", &[], false),
            ],
            _ => &[
                ("\"\"", &[], false),
                ("\"a\" | \"lit\"", &[], true),
                ("_", &[], false),
            ],
        };
        let arms = write(self, arms);
        format!("match {scrutinee} {{\n{arms}}}")
    }

    /// Arms with these patterns; `write` gives their bodies.
    pub(super) fn arms(&mut self, arms: &[Arm], write: impl Fn(&mut Self) -> String) -> String {
        arms.iter()
            .map(|(pattern, binds, guarded)| {
                self.inside(|this| {
                    for (name, ty) in *binds {
                        let mutable = name.starts_with("mut ");
                        this.scope
                            .declare(name.trim_start_matches("mut "), *ty, mutable, None);
                    }
                    let guard = if *guarded {
                        this.quiet += 1;
                        this.conditional += 1;
                        this.by_reference += 1;
                        this.nesting += 3;
                        let guard = this.leaf_truth();
                        this.nesting -= 3;
                        this.by_reference -= 1;
                        this.conditional -= 1;
                        this.quiet -= 1;
                        format!(" if {guard}")
                    } else {
                        String::new()
                    };
                    let body = write(this);
                    format!("{pattern}{guard} => {body}\n")
                })
            })
            .collect()
    }

    /// A condition that changes nothing, but may have an effect.
    fn leaf_truth(&mut self) -> String {
        let number = self.rng.below(5);
        let value = match self.variable(Ty::U) {
            Some(at) => self.scope.get(at).name.clone(),
            None => "3".to_owned(),
        };
        match self.rng.below(3) {
            0 => format!("log.val({value}) > {number}"),
            1 => format!("{value} % 2 == 0"),
            _ => format!("{value} != {number}"),
        }
    }
}

/// A pattern, its variables, and whether it may have a guard.
pub(super) type Arm = (&'static str, &'static [(&'static str, Ty)], bool);
