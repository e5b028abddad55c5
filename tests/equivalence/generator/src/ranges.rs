//! Ranges in variables.

use super::Writer;

/// Those with `..=` are long, because one that has come to its end is refused.
const RANGES: [&str; 8] = [
    "0..3u32",
    "1..=90u32",
    "2..=60u32",
    "3..3u32",
    "1..=80u8",
    "0..2usize",
    "-1..=50i64",
    "'a'..='z'",
];

/// What is done with a range `@`.
const USES: [&str; 12] = [
    "log.val(@.next());",
    "log.val(@.next());",
    "log.val(@.next_back());",
    "log.val(@.is_empty());",
    "log.val(@.clone().collect::<Vec<_>>());",
    "log.val(@.by_ref().take(2).count());",
    "log.val(@.nth(1));",
    "log.val(@.clone());",
    "for x in @.clone() { log.val(x); }",
    "for x in @.by_ref() { log.val(x); break; }",
    "log.val(@.clone().rev().last());",
    "log.val(@.size_hint());",
];

impl Writer {
    pub(super) fn range(&mut self) -> String {
        let name = self.own_name();
        let range = *self.rng.pick(&RANGES);
        let mut text = match self.rng.below(6) {
            0 => format!("let (mut {name}, _) = ({range}, 1);\n"),
            1 => {
                // In something else.
                let other = self.own_name();
                let (one, two) = (self.pause(), self.pause());
                return format!(
                    "let mut {other} = Some({range});\nlog.val({other}.as_mut().and_then(Iterator::next));\n{one}log.val({other}.as_mut().and_then(Iterator::next));\n{two}let mut {name} = vec![{other}.unwrap()];\nlog.val({name}[0].next());\n{}log.val({name}[0].next());\n",
                    self.pause()
                );
            }
            2 => {
                let condition = self.condition();
                let body = self.inside(Self::pause);
                return format!(
                    "let mut {name} = {range};\nwhile let Some(x) = {name}.next() {{\nlog.val(x);\n{body}if {condition} {{ break; }}\n}}\nlog.val({name}.next());\n"
                );
            }
            _ => format!("let mut {name} = {range};\n"),
        };
        for _ in 0..=1 + self.rng.below(3) {
            for _ in 0..=self.rng.below(3) {
                text += &self.rng.pick(&USES).replace('@', &name);
                text += "\n";
            }
            text += &self.pause();
        }
        let end = if self.rng.chance(50) {
            let body = self.inside(Self::pause);
            format!("for x in {name} {{\nlog.val(x);\n{body}}}\n")
        } else {
            format!("log.val({name}.next());\nlog.note(format!(\"{{{name}:?}}\"));\n")
        };
        text + &end
    }
}
