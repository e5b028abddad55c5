//! One name for several things.

use super::{Writer, scope::Ty};

impl Writer {
    pub(super) fn hidden(&mut self) -> String {
        let name = self.own_name();
        let first = self.simple(Ty::U);
        let (pause, again) = (self.inside(Self::pause), self.pause());
        let text = format!("let {name}: u32 = {first};\n");
        text + &match self.rng.below(13) {
            0 => format!(
                "{{\nlet {name} = {name} + 1;\nlet {name} = format!(\"<{{{name}}}>\");\n{pause}log.note({name}.clone());\n}}\n{again}log.val({name});\n"
            ),
            1 => format!(
                "match Some(\"inner\") {{\nSome({name}) => {{\n{pause}log.note({name});\n}}\nNone => {{}}\n}}\n{again}log.val({name});\n"
            ),
            2 => {
                let label = self.enter();
                self.frames.pop();
                format!(
                    "{label}for {name} in [\"x\".to_owned(), {name}.to_string()] {{\n{pause}log.note({name});\n}}\n{again}log.val({name});\n"
                )
            }
            3 => format!(
                "if let Some({name}) = {name}.checked_sub(1) {{\nlet {name} = 1.5f32 * {name} as f32;\n{pause}log.val({name});\n}} else {{\nlog.val({name});\n}}\n{again}log.val({name});\n"
            ),
            4 => format!(
                "let count = |{name}: &str| {name}.len();\nlog.val(count(\"abc\"));\n{again}log.val({name});\n"
            ),
            5 => format!(
                "{again}let {name} = {name} as f32 + 0.1;\n{{\n{pause}}}\nlet {name} = Some({name});\nlog.val({name});\nlet {name} = {name}.map(|{name}| {name} as u64 + (1 << 40));\n{}log.val({name});\n",
                self.pause()
            ),
            6 => format!(
                "fn {name}() -> u32 {{\n7\n}}\nlog.val({name});\n{{\n{pause}fn {name}() -> u32 {{\n8\n}}\nlog.val({name}());\n}}\n{again}log.val({name});\n"
            ),
            7 => format!(
                "let Some({name}) = Some(({name}, \"in\".to_owned())) else {{\nreturn Err(ToolError::new(\"never\"));\n}};\n{again}let ({name}, _) = &{name};\nlog.val(*{name});\n"
            ),
            8 => format!(
                "{{\nlet confirm = {name};\nlet ask_user = confirm + 1;\nlog.val(ask_user);\n}}\n{again}log.val({name});\n"
            ),
            9 => format!(
                "let {name} = {{\n{pause}let {name} = {name} + 1;\n{name} * 2\n}};\n{again}log.val({name});\n"
            ),
            10 => {
                let condition = self.condition();
                format!(
                    "{{\nlet {name};\nif {condition} {{\n{name} = \"late\".to_owned();\n}} else {{\n{name} = String::new();\n}}\n{pause}log.note({name});\n}}\n{again}log.val({name});\n"
                )
            }
            11 => format!(
                "'{name}: {{\nlet {name} = [{name}; 2];\n{pause}if {name}[0] > 1 {{ break '{name}; }}\nlog.val({name});\n}}\n{again}log.val({name});\n"
            ),
            _ => format!(
                "let mut stack = vec![\"p\", \"q\"];\nwhile let Some({name}) = stack.pop() {{\n{pause}let {name} = {name}.len();\nlog.val({name});\n}}\n{again}log.val({name});\n"
            ),
        }
    }
}
