//! Macros of the author's own: what they bind, capture, assign and stand for, and how they leave.

use super::{Writer, scope::Ty};

impl Writer {
    /// A definition, before the function or where it stands; the text to put here.
    fn defined(&mut self, definition: &str) -> String {
        if self.rng.chance(40) {
            self.outside += &format!("{definition}\n");
            String::new()
        } else {
            format!("{definition}\n")
        }
    }

    pub(super) fn by_macro(&mut self) -> String {
        let (m, name) = (self.fresh("m"), self.own_name());
        let value = self.simple(Ty::U);
        let (pause, again) = (self.inside(Self::pause), self.pause());
        match self.rng.below(14) {
            0 => {
                let set = self.defined(&format!(
                    "macro_rules! {m} {{ ($n:ident, $v:expr) => {{ let $n = $v; }} }}"
                ));
                format!(
                    "{set}let {name} = 1i64;\n{{\n{m}!({name}, 50i64);\n{pause}log.val({name});\n}}\n{again}log.val({name});\n"
                )
            }
            1 => {
                let set = self.defined(&format!(
                    "macro_rules! {m} {{ ($n:ident, $v:expr) => {{ let mut $n = $v; }} }}"
                ));
                format!("{set}{m}!({name}, {value});\n{again}{name} += 1;\nlog.val({name});\n")
            }
            2 => {
                let some = self.defined(&format!(
                    "macro_rules! {m} {{ ($n:ident) => {{ Some($n) }} }}"
                ));
                match self.rng.below(3) {
                    0 => format!(
                        "{some}if let {m}!({name}) = Some({value}) {{\n{pause}log.val({name});\n}}\n{again}"
                    ),
                    1 => format!(
                        "{some}let {name} = \"outer\";\nmatch Some({value}) {{\n{m}!({name}) => {{\n{pause}log.val({name});\n}}\nNone => {{}}\n}}\n{again}log.note({name});\n"
                    ),
                    _ => format!(
                        "{some}let {m}!({name}) = Some({value}) else {{\nreturn Err(ToolError::new(\"none\"));\n}};\n{again}log.val({name});\n"
                    ),
                }
            }
            3 => format!(
                "let {name} = {value};\nmacro_rules! {m} {{ ($x:expr) => {{ {name} + $x }} }}\n{{\nlet {name} = \"hides\".to_owned();\n{pause}log.val({m}!(2));\nlog.note({name}.clone());\n}}\n{again}log.val({m}!({name}));\n"
            ),
            4 => {
                let own = self.defined(&format!(
                    "macro_rules! {m} {{ ($a:expr) => {{{{ let {name} = 100u32; $a + {name} }}}} }}"
                ));
                format!("{own}let {name} = {value};\n{again}log.val({m}!({name}));\n")
            }
            5 => {
                let two = self.defined(&format!(
                    "macro_rules! {m} {{ ($n:ident) => {{ let {name} = 7u32; let $n = {name} + 1; }} }}"
                ));
                let other = self.own_name();
                format!(
                    "{two}let {name} = 1u32;\n{m}!({other});\n{again}log.val({name} + {other});\n"
                )
            }
            6 => {
                let ty = *self.rng.pick(&["u64", "i64", "u128"]);
                let of = self.defined(&format!("macro_rules! {m} {{ () => {{ {ty} }} }}"));
                match self.rng.below(3) {
                    0 => format!(
                        "{of}let mut {name}: {m}!() = 1;\n{again}{name} = 3;\nlog.val({name} << 40);\n"
                    ),
                    1 => format!(
                        "{of}let mut {name}: Vec<{m}!()> = Vec::new();\n{again}{name}.push(1 << 40);\nlog.val({name});\n"
                    ),
                    _ => format!(
                        "{of}let {name} = {value} as {m}!();\n{again}log.val(({name} + 1) << 33);\n"
                    ),
                }
            }
            7 => {
                let put = self.defined(&format!(
                    "macro_rules! {m} {{ ($n:ident, $v:expr) => {{ $n = $v }} }}"
                ));
                format!(
                    "{put}let mut {name} = {value};\n{again}{m}!({name}, {name} + 5);\n{{\n{pause}}}\nlog.val({name});\n"
                )
            }
            8 => {
                let show = self.defined(&format!(
                    "macro_rules! {m} {{ ($n:ident) => {{ format!(\"{{:?}}\", $n) }} }}"
                ));
                format!("{show}let {name} = vec![{value}];\n{again}log.note({m}!({name}));\n")
            }
            9 => format!(
                "let {name} = vec![{value}];\nmacro_rules! {m} {{ () => {{ format!(\"{{{name}:?}}\") }} }}\n{again}log.note({m}!());\n"
            ),
            10 => {
                let when = self.defined(&format!(
                    "macro_rules! {m} {{ ($c:expr, $b:block) => {{ if $c $b }} }}"
                ));
                format!(
                    "{when}let mut {name} = {value};\n{again}{m}!({name} > 1, {{ {name} = 3; log.note(\"in\"); }});\n{{\n{pause}}}\nlog.val({name});\n"
                )
            }
            11 => {
                let many = self.defined(&format!(
                    "macro_rules! {m} {{ ($($n:ident = $v:expr),*) => {{ $(let mut $n = $v;)* }} }}"
                ));
                let other = self.own_name();
                format!(
                    "{many}{m}!({name} = {value}, {other} = \"t\".to_owned());\n{again}{name} += 1;\n{other}.push('x');\nlog.val(({name}, {other}.clone()));\n"
                )
            }
            12 => {
                let bind = self.defined(&format!(
                    "macro_rules! {m} {{ ($p:pat, $v:expr) => {{ let $p = $v; }} }}"
                ));
                let other = self.own_name();
                format!(
                    "{bind}{m}!(({name}, mut {other}), (\"k\", {value}));\n{again}{other} += 1;\nlog.note({name});\nlog.val({other});\n"
                )
            }
            _ => {
                let run = self.defined(&format!(
                    "macro_rules! {m} {{ ($($s:stmt;)*) => {{ $($s;)* }} }}"
                ));
                format!(
                    "{run}{m} {{\nlet {name} = {value};\nlet {name} = {name} + 1;\n}}\n{again}log.val({name});\n"
                )
                .replacen(&format!("{m} {{\nlet"), &format!("{m}! {{\nlet"), 1)
            }
        }
    }

    pub(super) fn left_by_macro(&mut self) -> String {
        let kind = self.rng.below(8);
        let (verb, pattern, body) = match kind {
            0 => ("break", "$l:lifetime", "break $l"),
            1 => ("continue", "$l:lifetime", "continue $l"),
            2 => ("break", "", "break"),
            3 => ("continue", "", "continue"),
            4 => ("return", "$v:expr", "return Err(ToolError::new($v))"),
            5 => ("return_by", "$e:expr", "$e?"),
            6 => ("break_with", "$l:lifetime, $v:expr", "break $l $v"),
            _ => ("break_block", "$l:lifetime", "break $l"),
        };
        // The name says that it leaves: nothing that leaves may go into an `async` block.
        let m = self.fresh(&format!("{verb}_"));
        let definition = self.defined(&format!(
            "macro_rules! {m} {{ ({pattern}) => {{ {body} }} }}"
        ));
        let (name, label) = (self.own_name(), self.fresh("out"));
        let condition = self.condition();
        let (before, within, after) = (
            self.inside(Self::perhaps_pause),
            self.inside(Self::pause),
            self.perhaps_pause(),
        );
        let leave = match kind {
            0 | 1 | 7 => format!("{m}!('{label})"),
            2 | 3 => format!("{m}!()"),
            4 => format!("{m}!(\"left by a macro\")"),
            5 => format!("log.val({m}!(\"x\".parse::<u32>()))"),
            _ => format!("{m}!('{label}, {name} + 1)"),
        };
        let leave = format!("if {condition} {{\n{leave};\n}}\n");
        let loops = match kind {
            6 => format!(
                "let mut {name} = 0u32;\nlet given = '{label}: loop {{\n{name} += 1;\nif {name} > 2 {{ break {name}; }}\nfor x in [1u32, 2] {{\nlog.val(x);\n{within}{leave}}}\n}};\nlog.val(given);\n"
            ),
            7 => format!("'{label}: {{\nlet {name} = 1;\n{within}{leave}log.val({name});\n}}\n"),
            4 | 5 => format!("{within}{leave}"),
            _ => format!(
                "'{label}: for {name} in 0..3u32 {{\nlog.val({name});\n{before}for x in 0..2u32 {{\n{leave}{within}log.val(x);\n}}\n}}\n"
            ),
        };
        format!("{definition}{loops}{after}")
    }
}
