//! Let chains with borrowed and moved bindings around a question.

use super::{Writer, scope::Ty};

impl Writer {
    pub(super) fn chained(&mut self) -> String {
        if self.quiet > 0 {
            return self.effect();
        }
        let (name, part, m) = (self.own_name(), self.own_name(), self.fresh("q"));
        let (text, number) = (self.simple(Ty::S), self.simple(Ty::U));
        let (then, after) = (self.body(), self.perhaps_pause());
        let otherwise = if self.rng.chance(50) {
            format!(" else {{\n{}}}", self.body())
        } else {
            String::new()
        };
        let end = format!("{otherwise}\n{after}");
        match self.rng.below(12) {
            0 => format!(
                "let {name}: Vec<String> = vec![{text}, \"t\".to_owned()];\nif let Some({part}) = {name}.first() && confirm(format!(\"{m} {{{part}}}\")).await? {{\n{then}}}{end}log.val({name}.len());\n"
            ),
            1 => format!(
                "let {name}: Vec<String> = vec![\"t\".to_owned()];\nif let Some({part}) = {name}.first() && confirm({part}.as_str()).await? {{\n{then}}}{end}"
            ),
            2 => format!(
                "let {name} = {text};\nif let Some({part}) = Some({name}) && confirm(format!(\"{m} {{{part}}}\")).await? {{\nlog.note({part});\n{then}}}{end}"
            ),
            3 => format!(
                "let {name} = vec![{number}, 2, 5];\nif let Some({part}) = {name}.first().copied() && {part} < 40 && let Some(y) = {name}.get({part} as usize % 3).copied() && confirm(\"{m}\").await? && let z = {part} + y && z > 2 {{\nlog.val((z, y));\n{then}}}{end}log.val({name});\n"
            ),
            4 => format!(
                "let mut {name} = vec![{number}, 2, 5];\nlet mut turns = 0u32;\nwhile let Some({part}) = {name}.pop() && turns < 3 && confirm(\"{m}\").await? {{\nturns += 1;\nlog.val({part});\n}}\n{after}log.val({name});\n"
            ),
            5 => format!(
                "let {name} = Row {{ v: vec![{number}], ..Row::default() }};\nif confirm(\"{m}\").await? && let Some({part}) = {name}.v.first() && *{part} > 1 {{\nlog.val(*{part});\n{then}}}{end}log.val({name}.n);\n"
            ),
            6 => format!(
                "let {name} = Row {{ s: {text}, ..Row::default() }};\nif let Row {{ s: {part}, .. }} = &{name} && !{part}.is_empty() && confirm(format!(\"{m}{{{part}}}\")).await? {{\nlog.val({name}.n);\n{then}}}{end}"
            ),
            7 => format!(
                "if let ({name}, {part}) = ({text}, \"k\".to_owned()) && {name} < {part} && confirm({name} + \"?{m}\").await? {{\nlog.note({part});\n{then}}}{end}"
            ),
            8 => format!(
                "let {name}: Vec<String> = vec![{text}];\nif let Some({part}) = {name}.first().map(String::as_str) && confirm(\"{m}\").await? {{\nlog.note({part});\n{then}}}{end}"
            ),
            9 => format!(
                "let {name} = Some({text});\nif let Some({part}) = &{name} && {part}.len() < 9 && let Ok(n) = ask_user::<u32>(\"{m}\").await && n > 0 {{\nlog.val(n);\n{then}}}{end}log.val({name});\n"
            ),
            10 => format!(
                "let mut {name} = Some({text});\nif let Some({part}) = &mut {name} && {{ {part}.push('x'); true }} && confirm(\"{m}\").await? {{\n{then}}}{end}log.val({name});\n"
            ),
            _ => format!(
                "if let Ok({name}) = ask_user::<u32>(\"{m}\").await && {name} > 0 && let {part} = {name} * 2 && confirm(format!(\"{m}b{{{part}}}\")).await? {{\nlog.val({part});\n{then}}} else if let Some({part}) = Some({number}) && confirm(\"{m}c\").await? {{\nlog.val({part});\n}}\n{after}"
            ),
        }
    }
}
