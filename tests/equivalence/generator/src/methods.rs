//! Variables and arguments that methods change.

use super::{Writer, scope::Ty};

/// Types, and changes of a variable `@` of each by a number `#`.
const METHODS: [(Ty, &[&str]); 4] = [
    (
        Ty::V,
        &[
            "@.push(#);",
            "@.insert(0, #);",
            "@.extend([#, 2]);",
            "@.sort_unstable();",
            "@.retain(|n| *n != #);",
            "@.truncate(2);",
            "@.dedup();",
            "@.reverse();",
            "log.val(@.pop());",
            "log.val(std::mem::take(&mut @));",
            "if let Some(n) = @.first_mut() { *n = #; }",
            "@.iter_mut().for_each(|n| *n = (*n + 1) % 50);",
            "log.val(@.drain(..).sum::<u32>());",
            "if !@.is_empty() { log.val(@.remove(0)); }",
            "if @.len() > 1 { @.swap(0, 1); }",
            "let tail = @.split_off(@.len() / 2); log.val(tail);",
        ],
    ),
    (
        Ty::S,
        &[
            "@.push('x');",
            "@.push_str(\"yz\");",
            "@.insert(0, 'a');",
            "@.clear();",
            "@ += \"t\";",
            "@.retain(|c| c != 'a');",
            "log.val(@.pop());",
            "@.make_ascii_uppercase();",
            "log.note(std::mem::take(&mut @));",
            "@.extend(['u', 'v']);",
        ],
    ),
    (
        Ty::O,
        &[
            "log.val(@.take());",
            "log.val(@.replace(#));",
            "log.val(*@.get_or_insert(#));",
            "if let Some(n) = &mut @ { *n = (*n + 1) % 50; }",
            "log.val(@.insert(#));",
            "@ = @.filter(|n| *n > 2);",
        ],
    ),
    (
        Ty::R,
        &[
            "@.v.push(#);",
            "@.s.push('r');",
            "@.n = @.n.wrapping_sub(1) % 50;",
            "log.val(std::mem::take(&mut @.v));",
            "@ = Row { n: #, ..@ };",
            "let Row { n, v, .. } = &mut @; v.push(*n); *n = 1;",
            "std::mem::swap(&mut @.n, &mut 7);",
        ],
    ),
];

impl Writer {
    pub(super) fn by_method(&mut self) -> String {
        let (ty, changes) = self.rng.pick(&METHODS);
        let Some(name) = self.assignable(*ty) else {
            let ty = *ty;
            return self.binding(ty);
        };
        let mut text = String::new();
        for _ in 0..=self.rng.below(2) {
            let number = format!("{}", self.rng.below(9));
            let change = self
                .rng
                .pick(changes)
                .replace('@', &name)
                .replace('#', &number);
            // Its own block: some of the changes bind names.
            text += &format!("{{\n{change}\n}}\n");
        }
        // Nothing between them may hide or move the variable.
        if self.quiet == 0 {
            let message = self.fresh("q");
            text += &format!("log.val(ask_user::<u32>(\"{message}\").await?);\n");
        }
        text + &format!("log.note(format!(\"{{{name}:?}}\"));\n")
    }
}
