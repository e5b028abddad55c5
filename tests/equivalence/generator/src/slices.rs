//! Loops over parts of a list or a text, and lists that are emptied.

use super::{Writer, scope::Ty};

/// What is looped over, of a list `@` with four numbers; what an item is shown by.
const LISTS: [(&str, &str, &str); 20] = [
    ("&@[1..3]", "x", "*x"),
    ("&@[1..]", "x", "*x"),
    ("&@[..=2]", "&x", "x"),
    ("&@[..]", "x", "*x"),
    ("@[1..].iter()", "x", "*x"),
    ("@[..2].iter().enumerate()", "(i, x)", "i as u32 + *x"),
    ("@.iter().rev()", "x", "*x"),
    ("@.iter().rev().enumerate()", "(i, &x)", "i as u32 + x"),
    ("@.iter().skip(1)", "x", "*x"),
    ("@.iter().take(2)", "&x", "x"),
    ("@.iter().copied()", "x", "x"),
    ("@.iter().cloned().skip(2)", "mut x", "{ x += 1; x }"),
    ("@.chunks(2)", "x", "x.len()"),
    ("@.windows(2)", "x", "x[0] + x[1]"),
    ("@.iter().copied().zip([1u32, 2])", "(x, y)", "x + y"),
    ("@.clone()", "x", "x"),
    ("@.as_slice()", "x", "*x"),
    ("@.iter().map(|x| x * 2)", "x", "x"),
    ("@.iter().copied().filter(|x| *x > 2)", "x", "x"),
    ("&@.iter().map(|x| x + 1).collect::<Vec<u32>>()", "x", "*x"),
];

const DRAINED: [(&str, &str); 6] = [
    ("@.drain(..)", "x"),
    ("@.drain(1..3)", "x"),
    ("@.drain(..2).rev()", "x"),
    ("std::mem::take(&mut @)", "x"),
    ("@.split_off(2)", "x"),
    ("@.clone().drain(1..)", "x"),
];

const TEXTS: [(&str, &str); 7] = [
    ("@.chars()", "x"),
    ("@.split(' ')", "x"),
    ("@.bytes().enumerate()", "(_, x)"),
    ("@.char_indices()", "(_, x)"),
    ("@.split_whitespace().map(str::len)", "x"),
    ("@.lines()", "x"),
    ("@[1..].split('b')", "x"),
];

const MAPS: [(&str, &str, &str); 6] = [
    ("&@", "(k, v)", "(*k, v.len())"),
    ("@.iter()", "(k, v)", "(*k, v.len())"),
    ("@.keys().copied()", "k", "k"),
    ("@.values().cloned()", "v", "v.len()"),
    ("@.range(2..).map(|(k, v)| (*k, v.len()))", "(k, _)", "k"),
    ("@.clone()", "(k, v)", "(k, v)"),
];

impl Writer {
    pub(super) fn slice(&mut self) -> String {
        let name = self.own_name();
        let value = self.simple(Ty::U);
        let (declared, items, pattern, shown) = match self.rng.below(8) {
            0..4 => {
                let (items, pattern, shown) = *self.rng.pick(&LISTS);
                (
                    format!("let {name} = vec![4, {value}, 1, 6];\n"),
                    items,
                    pattern,
                    shown,
                )
            }
            4 | 5 => {
                let (items, pattern) = *self.rng.pick(&DRAINED);
                (
                    format!("let mut {name} = vec![4, {value}, 1, 6];\n"),
                    items,
                    pattern,
                    "x",
                )
            }
            6 => {
                let (items, pattern) = *self.rng.pick(&TEXTS);
                (
                    format!("let {name} = \"a b cb d\".to_owned();\n"),
                    items,
                    pattern,
                    "x",
                )
            }
            _ => {
                let (items, pattern, shown) = *self.rng.pick(&MAPS);
                (
                    format!(
                        "let {name} = BTreeMap::from([(1u32, \"one\".to_owned()), (3, \"three\".to_owned())]);\n"
                    ),
                    items,
                    pattern,
                    shown,
                )
            }
        };
        let items = items.replace('@', &name);
        // What the item is used for comes before the question or after it.
        let label = self.enter();
        let pause = self.inside(Self::pause);
        self.frames.pop();
        let shown = format!("log.val({shown});\n");
        let body = if self.rng.chance(60) {
            shown + &pause
        } else {
            pause + &shown
        };
        let before = self.perhaps_pause();
        // A list that is drained while it travels is refused, and so are most items that are lent.
        let refused = items.contains(&format!("{name}.drain"));
        let after = if self.rng.chance(if refused { 8 } else { 70 }) {
            format!("log.note(format!(\"{{{name}:?}}\"));\n")
        } else {
            String::new()
        };
        format!("{declared}{before}{label}for {pattern} in {items} {{\n{body}}}\n{after}")
    }
}
