//! Borrows of places, which are taken again behind a question.

use super::{Writer, scope::Ty};

/// What a variable `@` is, a borrow of it, and how that is shown.
const PLACES: [(&str, &str, &str); 19] = [
    ("vec![#, 2, 3]", "let r = &@[1];", "*r"),
    ("vec![#, 2, 3]", "let i = 2usize; let r = &@[i];", "*r"),
    ("vec![vec![#], vec![5]]", "let r = &@[1][0];", "*r"),
    ("[#, 2, 3]", "let r = &@[0];", "*r"),
    (
        "Row { v: vec![#], ..Row::default() }",
        "let r = &@.v;",
        "r.len()",
    ),
    (
        "Row { v: vec![#], ..Row::default() }",
        "let r = &@.v[0];",
        "*r",
    ),
    (
        "Row { n: #, ..Row::default() }",
        "let Row { n: r, .. } = &@;",
        "*r",
    ),
    (
        "Row { n: #, ..Row::default() }",
        "let q = &@; let r = &q.n;",
        "*r",
    ),
    (
        "Row { n: #, s: \"t\".into(), v: vec![] }",
        "let r: &str = &@.s;",
        "r",
    ),
    (
        "Row { n: #, s: \"t\".into(), v: vec![] }",
        "let r = &@; let r = r.s.as_str();",
        "r",
    ),
    (
        "Box::new(Row { n: #, ..Row::default() })",
        "let r = &@.n;",
        "*r",
    ),
    ("(#, \"p\".to_owned())", "let (r, _) = &@;", "*r"),
    ("(#, \"p\".to_owned())", "let r = &@.1;", "r.len()"),
    ("(#, (2u64, 3u8))", "let (_, (r, _)) = &@;", "*r"),
    (
        "Some(#)",
        "let Some(r) = &@ else { return Err(ToolError::new(\"none\")) };",
        "*r",
    ),
    ("Some(#)", "let r = @.as_ref();", "r.copied()"),
    ("BTreeMap::from([(1u32, #)])", "let r = &@[&1];", "*r"),
    ("\"some text\".to_owned()", "let r = &@[1..4];", "r"),
    ("#", "let q = &@; let r = &q;", "**r"),
];

/// The same through code of the author's.
const OWN: [(&str, &str, &str); 3] = [
    ("Grid(vec![#, 2, 3])", "let r = &@[1];", "*r"),
    ("Grid(vec![#, 2, 3])", "let r = &@.len;", "*r"),
    ("Grid(vec![#, 2, 3])", "let r = &**@;", "r.len"),
];

impl Writer {
    pub(super) fn place(&mut self) -> String {
        let (value, borrow, shown) = *self.rng.pick(&PLACES);
        self.borrowed_place(value, borrow, shown)
    }

    /// How often the author's code ran is shown as well.
    pub(super) fn own_place(&mut self) -> String {
        let (value, borrow, shown) = *self.rng.pick(&OWN[..2]);
        let before = self.own_name();
        let text = self.borrowed_place(value, borrow, shown);
        format!("let {before} = Grid::looks();\n{text}log.val(Grid::looks() - {before});\n")
    }

    fn borrowed_place(&mut self, value: &str, borrow: &str, shown: &str) -> String {
        let (name, r, q) = (self.own_name(), self.own_name(), self.own_name());
        let number = self.simple(Ty::U);
        let value = value.replace('#', &number);
        let named = |text: &str| -> String {
            let mut out = String::new();
            let mut word = String::new();
            for c in text.chars().chain([' ']) {
                if c.is_alphanumeric() || c == '_' {
                    word.push(c);
                    continue;
                }
                out += match word.as_str() {
                    "r" => &r,
                    "q" => &q,
                    other => other,
                };
                word.clear();
                match c {
                    '@' => out += &name,
                    c => out.push(c),
                }
            }
            out.trim_end().to_owned()
        };
        let (borrow, shown) = (named(borrow), named(shown));
        let mut text = format!("let {name} = {value};\n{borrow}\n");
        for _ in 0..=self.rng.below(2) {
            text += &self.pause();
            text += &format!("log.val({shown});\n");
        }
        text + &format!("log.note(format!(\"{{:?}}\", {name}));\n")
    }
}
