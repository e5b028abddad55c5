//! `#[cfg]` and `#[cfg_attr]` on everything that takes them.

use super::{Writer, scope::Ty};

/// Attributes that leave what they stand on.
const ON: [&str; 7] = [
    "#[cfg(all())]",
    "#[cfg(not(any()))]",
    "#[cfg(any(all(), any()))]",
    "#[cfg_attr(all(), cfg(all()))]",
    "#[cfg_attr(any(), cfg(any()))]",
    "#[cfg_attr(all(), allow(unused_variables))]",
    "#[cfg(not(any()))] #[cfg(all())]",
];

/// Attributes that remove what they stand on.
const OFF: [&str; 5] = [
    "#[cfg(any())]",
    "#[cfg(not(all()))]",
    "#[cfg_attr(all(), cfg(any()))]",
    "#[cfg(all())] #[cfg(any())]",
    "#[cfg(all(any(), not(any())))]",
];

impl Writer {
    pub(super) fn on(&mut self) -> &'static str {
        self.rng.pick::<&str>(&ON)
    }

    pub(super) fn off(&mut self) -> &'static str {
        self.rng.pick::<&str>(&OFF)
    }

    /// The two in some order.
    fn either_order(&mut self, one: String, other: String) -> String {
        if self.rng.chance(50) {
            one + &other
        } else {
            other + &one
        }
    }

    pub(super) fn configured(&mut self) -> String {
        let (on, off) = (self.on(), self.off());
        let name = self.own_name();
        match self.rng.below(18) {
            0 => {
                let value = self.expr(Ty::U);
                let text = self.either_order(
                    format!("{on}\nlet {name} = {value};\n"),
                    format!("{off}\nlet {name} = \"no\";\n"),
                );
                self.scope.declare(&name, Ty::U, false, None);
                text
            }
            1 => {
                let lets = self.either_order(
                    format!("{on}\nlet {name} = 50i64;\n"),
                    format!("{off}\nlet {name} = \"no\";\n"),
                );
                let (pause, again) = (self.inside(Self::pause), self.pause());
                format!(
                    "let {name} = 1u8;\n{{\n{lets}{pause}log.val({name});\n}}\n{again}log.val({name});\n"
                )
            }
            2 => {
                let Some(question) = self.question(Ty::U) else {
                    return self.effect();
                };
                let never = self.fresh("never");
                let text = self.either_order(
                    format!("{on}\nlet {name} = {question};\n"),
                    format!("{off}\nlet {name} = ask_user::<String>(\"{never}\").await?;\n"),
                );
                self.scope.declare(&name, Ty::U, false, None);
                text
            }
            3 => {
                let leaving = *self.rng.pick(&[
                    "break;",
                    "continue;",
                    "return Ok(String::new());",
                    "break 'nowhere;",
                    "{ break; }",
                    "if true { break; }",
                ]);
                let label = self.enter();
                let body = self.inside(|this| {
                    this.scope.declare(&name, Ty::U, false, None);
                    this.pause() + &this.few()
                });
                self.frames.pop();
                format!(
                    "let mut {name} = 0u32;\n{label}loop {{\n{name} += 1;\n{off}\n{leaving}\nif {name} > 2 {{ break; }}\n{body}}}\n"
                )
            }
            4 => {
                let body = self.inside(|this| this.pause() + &this.few());
                format!(
                    "{on}\n{{\n{body}}}\n{off}\n{{\nlog.note(\"never\");\nlet x: u8 = no_such_thing(\"\");\n}}\n"
                )
            }
            5 => {
                let (scrutinee, body) = (self.expr(Ty::U), self.inside(Self::pause));
                let other = self.on();
                format!(
                    "match {scrutinee} {{\n{off}\n0 => nothing,\n{on}\n1..=3 => {{\n{body}}}\n{off}\n{name} => {{ {name}.nonsense(); }}\n{other}\n{name} => {{ log.val({name}); }}\n}}\n"
                )
            }
            6 => {
                let value = self.expr(Ty::U);
                let pause = self.pause();
                let other = self.on();
                format!(
                    "let {name} = Row {{\n{on}\nn: {value},\n{off}\nn: \"no\",\n..Row::default()\n}};\n{pause}let Row {{ {other} n: part, {off} s: part, .. }} = {name};\nlog.val(part);\n"
                )
            }
            7 => {
                let (a, b) = (self.expr(Ty::U), self.expr(Ty::U));
                // Before an argument, no attribute but a `cfg` is stable.
                let on = self.rng.pick::<&str>(&ON[..4]);
                let text = match self.rng.below(3) {
                    0 => format!("let {name} = three({on} {a}, {off} \"no\", {b}, 3);\n"),
                    1 => format!(
                        "let {name}: u32 = [{on} {a}, {off} \"no\", {b}].iter().sum::<u32>() % 90;\n"
                    ),
                    _ => format!("let {name} = log.val::<u32>({off} nothing, {on} {b});\n"),
                };
                self.scope.declare(&name, Ty::U, false, None);
                text
            }
            8 => {
                let pause = self.pause();
                let function = self.fresh("f");
                let items = self.either_order(
                    format!("{on}\nfn {function}(n: u32) -> u32 {{ n + 1 }}\n"),
                    format!("{off}\nfn {function}() -> Nothing {{ nothing }}\n"),
                );
                format!("{items}{pause}log.val({function}(3));\n")
            }
            9 => {
                let condition = self.condition();
                let body = self.inside(Self::pause);
                format!("{on}\nif {condition} {{\n{body}}}\n{off}\nwhile true {{}}\n")
            }
            10 => {
                let value = self.simple(Ty::U);
                let pause = self.inside(Self::pause);
                format!(
                    "let {name} = {{\n{pause}{off}\nreturn Err(ToolError::new(\"never\"));\n{on}\nlet inner = {value};\ninner\n}};\nlog.val({name});\n"
                )
            }
            11 => {
                let pause = self.pause();
                format!(
                    "let {name} = |x: u32| {{\n{on}\nlet x = x + 1;\n{off}\nlet x = \"no\";\nx\n}};\nlog.val({name}(2));\n{pause}"
                )
            }
            12 => {
                let value = self.simple(Ty::O);
                let leaving = self.inside(Self::leaving);
                let (pause, value) = (self.pause(), format!("({value})"));
                format!(
                    "{off}\nlet Some({name}) = nothing else {{ return; }};\n{on}\nlet Some({name}) = {value} else {{\n{leaving}}};\n{pause}log.val({name});\n"
                )
            }
            13 => format!(
                "{off}\nno_such_macro!(a b c);\n{on}\nlog.note(\"here\");\n{}",
                self.pause()
            ),
            14 => {
                let (pause, again) = (self.pause(), self.pause());
                format!(
                    "let mut {name} = 1u32;\n{on}\n{{ {name} += 1; }}\n{pause}{off}\n{{ {name} = 77; }}\n{on}\nlog.val({name});\n{again}{off}\n{{ {name} += 5; }}\nlog.val({name});\n"
                )
            }
            15 => {
                let pause = self.pause();
                format!(
                    "#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]\nstruct Local {{\n{on}\nn: u32,\n{off}\nm: Nothing,\n}}\nlet {name} = Local {{ {on} n: 3, {off} m: 1 }};\n{pause}log.val({name}.n);\n"
                )
            }
            16 => {
                let label = self.enter();
                let body = self.inside(Self::pause);
                self.frames.pop();
                format!(
                    "{on}\n{label}for {name} in 0..2u32 {{\nlog.val({name});\n{body}}}\n{off}\nfor x in nothing {{}}\n"
                )
            }
            _ => {
                let pause = self.pause();
                let value = self.simple(Ty::U);
                format!(
                    "let {name};\n{on}\n{{\n{name} = {value};\n}}\n{off}\n{{\n{name} = \"no\";\n}}\n{pause}log.val({name});\n"
                )
            }
        }
    }
}
