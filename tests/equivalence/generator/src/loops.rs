//! Loops over everything, each with an end.

use super::{Frame, Writer, scope::Ty};

impl Writer {
    /// A loop.
    pub(super) fn repeated(&mut self) -> String {
        if self.frames.iter().filter(|frame| frame.is_loop).count() > 2 {
            return self.effect();
        }
        match self.rng.below(10) {
            0 | 1 => self.while_loop(),
            2 => self.while_let(),
            3 => self.endless(),
            _ => self.for_loop(),
        }
    }

    /// The frame of a loop, and its label as written.
    pub(super) fn enter(&mut self) -> String {
        let label = self.rng.chance(40).then(|| self.fresh("l"));
        let text = label
            .as_ref()
            .map_or(String::new(), |label| format!("'{label}: "));
        self.frames.push(Frame {
            label,
            is_loop: true,
            gives: None,
        });
        text
    }

    fn while_loop(&mut self) -> String {
        let counter = self.fresh("n");
        let condition = self.repeated_condition();
        let label = self.enter();
        let body = self.body();
        self.frames.pop();
        format!(
            "let mut {counter} = 0u32;\n{label}while {counter} < 3 && {condition} {{\n{counter} += 1;\n{body}}}\n"
        )
    }

    /// A condition of a `while`, which no `break` may leave.
    fn repeated_condition(&mut self) -> String {
        let frames = std::mem::take(&mut self.frames);
        let condition = self.sometimes(Ty::B);
        self.frames = frames;
        condition
    }

    fn while_let(&mut self) -> String {
        let counter = self.fresh("n");
        let list = self.expr(Ty::V);
        let (open, name) = (self.fresh("open"), self.name());
        let label = self.enter();
        let (body, chain) = self.inside(|this| {
            this.scope.declare(&name, Ty::U, false, None);
            let chain = if this.rng.chance(40) {
                format!(" && {}", this.repeated_condition())
            } else {
                String::new()
            };
            (this.body(), chain)
        });
        self.frames.pop();
        format!(
            "let mut {open}: Vec<u32> = {list};\nlet mut {counter} = 0u32;\n{label}while let Some({name}) = {open}.pop() && {counter} < 4{chain} {{\n{counter} += 1;\n{body}}}\n"
        )
    }

    fn endless(&mut self) -> String {
        let counter = self.fresh("n");
        let label = self.enter();
        let (body, done) = self.inside(|this| {
            let body = this.few();
            let done = this.sometimes(Ty::B);
            (body, done)
        });
        self.frames.pop();
        format!(
            "let mut {counter} = 0u32;\n{label}loop {{\n{counter} += 1;\nif {counter} > 3 {{ break; }}\n{body}if {done} {{ break; }}\n}}\n"
        )
    }

    fn for_loop(&mut self) -> String {
        let name = self.name();
        let bound = 1 + self.rng.below(3);
        let start = self.rng.below(3);
        // What is looped over, the pattern, its variables, and what is borrowed meanwhile.
        let (items, pattern, binds, borrowed): (String, String, Vec<(String, Ty)>, Option<usize>) =
            match self.rng.below(19) {
                0 => (
                    format!("{start}..{}u32", start + bound),
                    name.clone(),
                    vec![(name, Ty::U)],
                    None,
                ),
                1 => (
                    format!("{start}..={}u32", start + bound - 1),
                    name.clone(),
                    vec![(name, Ty::U)],
                    None,
                ),
                2 => (
                    format!("(0..{bound}u32).rev()"),
                    name.clone(),
                    vec![(name, Ty::U)],
                    None,
                ),
                3 => (
                    format!("({start}..9u32).step_by(4)"),
                    name.clone(),
                    vec![(name, Ty::U)],
                    None,
                ),
                4 => {
                    let from = self.expr(Ty::U);
                    (
                        format!("{from}..{from_2}", from_2 = self.simple(Ty::U) + " % 3"),
                        name.clone(),
                        vec![(name, Ty::U)],
                        None,
                    )
                }
                5 => {
                    let list = self.expr(Ty::V);
                    (
                        format!("{list}.into_iter().take(3)"),
                        format!("mut {name}"),
                        vec![(name, Ty::U)],
                        None,
                    )
                }
                6 => {
                    let (a, b) = (self.expr(Ty::S), self.expr(Ty::S));
                    (
                        format!("[{a}, {b}]"),
                        name.clone(),
                        vec![(name, Ty::S)],
                        None,
                    )
                }
                7 => {
                    let list = self.expr(Ty::V);
                    (
                        format!("{list}.into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2)"),
                        name.clone(),
                        vec![(name, Ty::U)],
                        None,
                    )
                }
                8 => {
                    let text = self.expr(Ty::S);
                    (
                        format!("{text}.chars().map(|c| c as u32 % 9).take(3).zip([true, false])"),
                        format!("({name}, y)"),
                        vec![(name, Ty::U), ("y".to_owned(), Ty::B)],
                        None,
                    )
                }
                9 => (
                    format!("[{}, 2]", self.expr(Ty::U)),
                    name.clone(),
                    vec![(name, Ty::U)],
                    None,
                ),
                10 => (
                    "&[4, 5]".to_owned(),
                    format!("&{name}"),
                    vec![(name, Ty::U)],
                    None,
                ),
                11 => (
                    "WEIGHTS.iter().enumerate()".to_owned(),
                    format!("(i, {name})"),
                    vec![("i".to_owned(), Ty::N), (name, Ty::X)],
                    None,
                ),
                12 => match self.variable(Ty::R) {
                    Some(at) => {
                        let row = self.scope.get(at).name.clone();
                        (
                            format!("&{row}.v"),
                            name.clone(),
                            vec![(name, Ty::X)],
                            Some(at),
                        )
                    }
                    None => (
                        "[\"x\", \"y\"].iter()".to_owned(),
                        format!("&{name}"),
                        vec![(name, Ty::T)],
                        None,
                    ),
                },
                16 => (
                    format!("{start}.."),
                    name.clone(),
                    vec![(name, Ty::U)],
                    None,
                ),
                17 => {
                    let (key, value) = (self.expr(Ty::U), self.expr(Ty::S));
                    (
                        format!("BTreeMap::from([({key}, {value}), (1, \"one\".to_owned())])"),
                        format!("({name}, s)"),
                        vec![(name, Ty::U), ("s".to_owned(), Ty::S)],
                        None,
                    )
                }
                18 => {
                    let list = self.expr(Ty::V);
                    (
                        format!("(0u32..).zip({list}).skip_while(|(n, _)| *n == 7)"),
                        format!("(_, mut {name})"),
                        vec![(name, Ty::U)],
                        None,
                    )
                }
                _ => match self.variable(Ty::V) {
                    Some(at) => {
                        let list = self.scope.get(at).name.clone();
                        let (items, pattern, binds) = match self.rng.below(4) {
                            0 => (format!("&{list}"), name.clone(), vec![(name, Ty::X)]),
                            1 => (
                                format!("{list}.iter()"),
                                format!("&{name}"),
                                vec![(name, Ty::U)],
                            ),
                            2 => (
                                format!("{list}.iter().enumerate()"),
                                format!("(i, {name})"),
                                vec![("i".to_owned(), Ty::N), (name, Ty::X)],
                            ),
                            _ => (format!("{list}.iter()"), name.clone(), vec![(name, Ty::X)]),
                        };
                        (items, pattern, binds, Some(at))
                    }
                    None => (format!("1..{}u64", bound + 1), "_".to_owned(), vec![], None),
                },
            };
        if borrowed.is_some_and(|at| self.touched.contains(&at)) {
            return self.effect();
        }
        let counter = self.fresh("n");
        let label = self.enter();
        if let Some(at) = borrowed {
            self.scope.freeze(at);
        }
        let mutable = pattern.starts_with("mut ");
        let body = self.inside(|this| {
            for (name, ty) in &binds {
                this.scope.declare(name, *ty, mutable, None);
            }
            this.body()
        });
        if let Some(at) = borrowed {
            self.scope.thaw(at);
        }
        self.frames.pop();
        // A list may have grown; a loop over it has an end all the same.
        format!(
            "let mut {counter} = 0u32;\n{label}for {pattern} in {items} {{\n{counter} += 1;\nif {counter} > 4 {{ break; }}\n{body}}}\n"
        )
    }
}
