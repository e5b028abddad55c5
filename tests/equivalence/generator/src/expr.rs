//! Expressions of every kind.

use super::{Frame, Writer, scope::Ty};

impl Writer {
    /// An expression of type `ty`, which may ask.
    pub(super) fn expr(&mut self, ty: Ty) -> String {
        self.nesting += 1;
        let text = if self.nesting > 4 || self.rng.chance(20) {
            self.leaf(ty)
        } else {
            match self.rng.below(10) {
                0..4 => match self.question(ty) {
                    Some(question) => question,
                    None => self.composite(ty),
                },
                4 => self.constructed(ty),
                _ => self.composite(ty),
            }
        };
        self.nesting -= 1;
        text
    }

    /// An expression that does not ask.
    pub(super) fn simple(&mut self, ty: Ty) -> String {
        self.quiet += 1;
        self.nesting += 3;
        let text = self.expr(ty);
        self.nesting -= 3;
        self.quiet -= 1;
        text
    }

    /// An expression that is evaluated sometimes or often.
    pub(super) fn sometimes(&mut self, ty: Ty) -> String {
        self.conditional += 1;
        let text = self.expr(ty);
        self.conditional -= 1;
        text
    }

    /// A variable by reference or a copy, so that nothing may change or move it in this statement.
    pub(super) fn seen(&mut self, ty: Ty) -> Option<String> {
        let at = self.variable(ty)?;
        self.touched.push(at);
        Some(self.scope.get(at).name.clone())
    }

    pub(super) fn variable(&mut self, ty: Ty) -> Option<usize> {
        let visible = self.scope.visible(|var| var.ty == ty);
        (!visible.is_empty()).then(|| *self.rng.pick(&visible))
    }

    /// A variable's value: a copy, a clone, or the value itself.
    fn taken(&mut self, ty: Ty) -> Option<String> {
        let at = self.variable(ty)?;
        let var = self.scope.get(at).clone();
        if ty.is_copy() {
            if self.by_reference > 0 {
                self.touched.push(at);
            }
            return Some(var.name);
        }
        let movable = var.depth == self.scope.depth
            && var.frozen == 0
            && self.conditional == 0
            && self.by_reference == 0
            && !self.touched.contains(&at);
        if movable && self.rng.chance(30) {
            self.scope.take(at);
            return Some(var.name);
        }
        self.touched.push(at);
        Some(format!("{}.clone()", var.name))
    }

    fn number(&mut self) -> String {
        format!("{}", self.rng.below(9))
    }

    /// A number that is there, or one that is not.
    fn some_leaf_number(&mut self) -> String {
        match self.variable(Ty::U) {
            Some(at) if self.rng.chance(85) => {
                if self.by_reference > 0 {
                    self.touched.push(at);
                }
                self.scope.get(at).name.clone()
            }
            _ => self.number(),
        }
    }

    fn literal(&mut self, ty: Ty) -> String {
        let number = self.some_leaf_number();
        let other = self.rng.below(4);
        match ty {
            Ty::U => number,
            Ty::B => format!("({number} % 3 == {other})"),
            Ty::S => match other {
                0 => "\"a b\".to_owned()".to_owned(),
                1 => "String::new()".to_owned(),
                _ => format!("cat(\"s\", {number})"),
            },
            Ty::V => match other {
                0 => "Vec::<u32>::new()".to_owned(),
                1 => format!("vec![{number}]"),
                _ => format!("vec![7, {number}, 3]"),
            },
            Ty::O => match other {
                0 => "None::<u32>".to_owned(),
                _ => format!("Some({number})"),
            },
            Ty::P => format!("({number}, \"p\".to_owned())"),
            Ty::K => match other {
                0 => "Shape::Dot".to_owned(),
                _ => format!("Shape::Size({number})"),
            },
            Ty::R => "Row::default()".to_owned(),
            Ty::T => format!("\"text{other}\""),
            Ty::X => "&8".to_owned(),
            Ty::N => "2usize".to_owned(),
        }
    }

    fn leaf(&mut self, ty: Ty) -> String {
        let from_other = match ty {
            Ty::U if self.rng.chance(40) => self.number_from_another(),
            Ty::S if self.rng.chance(30) => self
                .seen(Ty::T)
                .map(|text| format!("{text}.to_owned()"))
                .or_else(|| self.seen(Ty::P).map(|pair| format!("{pair}.1.clone()"))),
            Ty::V if self.rng.chance(20) => self.seen(Ty::R).map(|row| format!("{row}.v.clone()")),
            _ => None,
        };
        from_other
            .or_else(|| {
                if self.rng.chance(92) {
                    self.taken(ty)
                } else {
                    None
                }
            })
            .unwrap_or_else(|| self.literal(ty))
    }

    /// A number out of a variable of another type.
    fn number_from_another(&mut self) -> Option<String> {
        match self.rng.below(8) {
            0 => self
                .seen(Ty::V)
                .map(|list| format!("({list}.len() as u32)")),
            1 => self.variable(Ty::O).map(|at| {
                let name = self.scope.get(at).name.clone();
                format!("{name}.unwrap_or(3)")
            }),
            2 => self.seen(Ty::P).map(|pair| format!("{pair}.0")),
            3 => self.seen(Ty::R).map(|row| format!("{row}.n")),
            4 => self
                .seen(Ty::S)
                .map(|text| format!("({text}.len() as u32)")),
            5 => self
                .seen(Ty::T)
                .map(|text| format!("({text}.len() as u32)")),
            6 => self.seen(Ty::X).map(|item| format!("*{item}")),
            _ => self
                .seen(Ty::N)
                .map(|position| format!("({position} as u32)")),
        }
    }

    /// Expressions whose kind does not depend on the type.
    fn constructed(&mut self, ty: Ty) -> String {
        match self.rng.below(11) {
            9 => self.or_leaves(ty),
            10 => {
                let captured = self.captured(Ty::U);
                let value = self.captured(ty);
                format!(
                    "(|| {{ let inner = |n: u32| n + {captured}; log.val(inner(2)); {value} }})()"
                )
            }
            0 => {
                let condition = self.expr(Ty::B);
                let then = self.block_with(ty);
                let otherwise = self.block_with(ty);
                format!("if {condition} {then} else {otherwise}")
            }
            1 => self.matched(ty),
            2 => self.block_with(ty),
            3 => self.loop_with(ty),
            4 => self.labelled_with(ty),
            5 => {
                let value = self.expr(ty);
                format!("log.val({value})")
            }
            6 => {
                let value = self.expr(ty);
                format!("log.later({value}).await")
            }
            7 => {
                self.quiet += 1;
                let value = self.expr(ty);
                self.quiet -= 1;
                // A question mark would leave the block and not the function.
                if value.contains('?')
                    || value.contains("break")
                    || value.contains("continue")
                    || value.contains("return")
                {
                    return format!("({value})");
                }
                format!("async {{ log.note(\"async\"); {value} }}.await")
            }
            _ => {
                let (first, second) = (self.expr(Ty::U), self.expr(ty));
                format!("({first}, {second}).1")
            }
        }
    }

    /// A value, or an exit in its place.
    fn or_leaves(&mut self, ty: Ty) -> String {
        if self.quiet > 0 || self.by_reference > 0 {
            return self.leaf(ty);
        }
        if self.rng.chance(50) {
            let condition = self.expr(Ty::B);
            let leaving = self.inside(Self::leaving);
            let value = self.block_with(ty);
            return format!("(if {condition} {{\n{leaving}}} else {value})");
        }
        let scrutinee = self.expr(Ty::O);
        let value = self.inside(|this| {
            this.scope.declare("x", Ty::U, false, None);
            this.expr(ty)
        });
        let leaving = self.inside(Self::leaving);
        format!("(match {scrutinee} {{\nSome(x) => {value},\nNone => {{\n{leaving}}}\n}})")
    }

    /// `{ statements; value }`
    pub(super) fn block_with(&mut self, ty: Ty) -> String {
        self.inside(|this| {
            let body = if this.fuel > 0 && this.rng.chance(35) {
                this.fuel = this.fuel.saturating_sub(1);
                this.statement()
            } else {
                String::new()
            };
            let value = this.expr(ty);
            format!("{{\n{body}{value}\n}}")
        })
    }

    /// Something in a block of its own.
    pub(super) fn inside<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        let vars = self.scope.len();
        self.scope.depth += 1;
        let conditional = std::mem::take(&mut self.conditional);
        let result = write(self);
        self.conditional = conditional;
        self.scope.depth -= 1;
        self.scope.leave(vars);
        result
    }

    fn loop_with(&mut self, ty: Ty) -> String {
        if self.quiet > 0 || self.nesting > 3 {
            return self.leaf(ty);
        }
        let (counter, label) = (self.fresh("n"), self.fresh("l"));
        let labelled = self.rng.chance(50);
        let frame = Frame {
            label: labelled.then(|| label.clone()),
            is_loop: true,
            gives: Some(ty),
        };
        let label = if labelled {
            format!("'{label}: ")
        } else {
            String::new()
        };
        let target = frame
            .label
            .clone()
            .map_or(String::new(), |label| format!(" '{label}"));
        self.frames.push(frame);
        let text = self.inside(|this| {
            let last = this.expr(ty);
            let body = this.statement();
            let next = this.expr(ty);
            let done = this.expr(Ty::B);
            format!(
                "{{ let mut {counter} = 0u32; {label}loop {{\n{counter} += 1;\nif {counter} > 2 {{ break{target} {last}; }}\n{body}if {done} {{ break{target} {next}; }}\n}} }}"
            )
        });
        self.frames.pop();
        text
    }

    fn labelled_with(&mut self, ty: Ty) -> String {
        if self.quiet > 0 || self.nesting > 3 {
            return self.leaf(ty);
        }
        let label = self.fresh("b");
        self.frames.push(Frame {
            label: Some(label.clone()),
            is_loop: false,
            gives: Some(ty),
        });
        let text = self.inside(|this| {
            let condition = this.expr(Ty::B);
            let early = this.sometimes(ty);
            let body = this.statement();
            let value = this.expr(ty);
            format!(
                "('{label}: {{\nif {condition} {{ break '{label} {early}; }}\n{body}{value}\n}})"
            )
        });
        self.frames.pop();
        text
    }

    fn composite(&mut self, ty: Ty) -> String {
        match ty {
            Ty::U => self.some_number(),
            Ty::B => self.some_truth(),
            Ty::S => self.some_text(),
            Ty::V => match self.rng.below(5) {
                0 => {
                    let (a, b) = (self.expr(Ty::U), self.expr(Ty::U));
                    format!("Vec::from([{a}, {b}])")
                }
                1 => {
                    let (a, b) = (self.expr(Ty::V), self.expr(Ty::V));
                    format!("[{a}, {b}].concat()")
                }
                2 => {
                    let most = self.expr(Ty::U);
                    format!("(0..{most} % 4).collect::<Vec<u32>>()")
                }
                3 => {
                    let (list, added) = (self.expr(Ty::V), self.captured(Ty::U));
                    format!("{list}.into_iter().map(|n| n + {added}).collect::<Vec<u32>>()")
                }
                _ => self.leaf(ty),
            },
            Ty::O => match self.rng.below(4) {
                0 => format!("Some({})", self.expr(Ty::U)),
                1 => format!("{}.iter().max().copied()", self.expr(Ty::V)),
                2 => {
                    let (value, added) = (self.expr(Ty::O), self.captured(Ty::U));
                    format!("Option::<u32>::map({value}, |n: u32| (n + {added}) % 50)")
                }
                _ => {
                    let (first, second) = (self.expr(Ty::O), self.expr(Ty::O));
                    format!("Option::<u32>::or({first}, {second})")
                }
            },
            Ty::P => {
                let (a, b) = (self.expr(Ty::U), self.expr(Ty::S));
                format!("({a}, {b})")
            }
            Ty::K => match self.rng.below(3) {
                0 => format!("Shape::Size({})", self.expr(Ty::U)),
                1 => {
                    let (s, n) = (self.expr(Ty::S), self.expr(Ty::U));
                    format!("(Shape::Named {{ s: {s}, n: {n} }})")
                }
                _ => self.leaf(ty),
            },
            Ty::R => match self.rng.below(3) {
                0 => {
                    let (v, n, s) = (self.expr(Ty::V), self.expr(Ty::U), self.expr(Ty::S));
                    format!("(Row {{ v: {v}, n: {n}, s: {s} }})")
                }
                1 => {
                    let (n, rest) = (self.expr(Ty::U), self.leaf(Ty::R));
                    format!("(Row {{ n: {n}, ..{rest} }})")
                }
                _ => self.leaf(ty),
            },
            Ty::T | Ty::X | Ty::N => self.leaf(ty),
        }
    }

    /// A leaf inside a closure, which borrows what it names.
    fn captured(&mut self, ty: Ty) -> String {
        self.quiet += 1;
        self.conditional += 1;
        self.by_reference += 1;
        let text = self.leaf(ty);
        self.by_reference -= 1;
        self.conditional -= 1;
        self.quiet -= 1;
        text
    }

    fn some_number(&mut self) -> String {
        match self.rng.below(24) {
            0 | 1 => self.two(|a, b| format!("(({a} + {b}) % 97)")),
            2 => self.two(|a, b| format!("({a} * {b} % 89)")),
            3 => self.two(|a, b| format!("u32::max({a}, {b})")),
            4 => self.two(|a, b| format!("u32::abs_diff({a}, {b})")),
            5 => self.two(|a, b| format!("({a} ^ {b})")),
            6 => self.two(|a, b| format!("({a} % ({b} + 1))")),
            7 => {
                let (a, b, c) = (self.expr(Ty::U), self.expr(Ty::U), self.expr(Ty::U));
                format!("three({a}, {b}, {c})")
            }
            8 => {
                let (a, b) = (self.expr(Ty::U), self.expr(Ty::U));
                let row = self.leaf(Ty::R);
                format!("{row}.sum({a}, {b})")
            }
            9 => {
                let (index, list) = (self.expr(Ty::U), self.expr(Ty::V));
                format!("{list}.get({index} as usize).copied().unwrap_or(1)")
            }
            10 => {
                let (a, b, index) = (self.expr(Ty::U), self.expr(Ty::U), self.expr(Ty::U));
                format!("[{a}, {b}][u32::min({index} % 2, 1) as usize]")
            }
            11 => {
                let (s, n) = (self.expr(Ty::S), self.expr(Ty::U));
                format!("(Row {{ s: {s}, n: {n}, ..Row::default() }}).n")
            }
            12 => format!("(({} as u8) as u32)", self.expr(Ty::U)),
            13 => format!("(!{} % 50)", self.expr(Ty::U)),
            14 => format!("*&{}", self.expr(Ty::U)),
            15 => format!("*Box::new({})", self.expr(Ty::U)),
            16 => {
                let (captured, argument) = (self.captured(Ty::U), self.expr(Ty::U));
                format!("(|n: u32| (n + {captured}) % 40)({argument})")
            }
            17 => format!("u32::from({})", self.expr(Ty::B)),
            18 => format!("\"{}\".parse::<u32>()?", self.number())
                .replace('?', if self.quiet > 0 { ".unwrap_or(0)" } else { "?" }),
            19 => format!("({}.len() as u32)", self.expr(Ty::S)),
            20 => match self.assignable(Ty::U) {
                Some(name) if self.quiet == 0 && self.by_reference == 0 => {
                    let value = self.expr(Ty::U);
                    format!("{{ {name} = {value}; {name} }}")
                }
                _ => self.leaf(Ty::U),
            },
            21 => {
                let (a, b) = (self.leaf(Ty::T), self.expr(Ty::U));
                format!("measured({a}, {b})")
            }
            22 => {
                let (text, b) = (self.expr(Ty::S), self.expr(Ty::U));
                format!("measured({text}.as_str(), {b})")
            }
            _ => self.constructed(Ty::U),
        }
    }

    fn two(&mut self, join: impl FnOnce(String, String) -> String) -> String {
        let (a, b) = (self.expr(Ty::U), self.expr(Ty::U));
        join(a, b)
    }

    /// A variable that may be given another value here.
    pub(super) fn assignable(&mut self, ty: Ty) -> Option<String> {
        let touched = &self.touched;
        let visible = self
            .scope
            .visible(|var| var.ty == ty && var.mutable && var.frozen == 0);
        let free: Vec<usize> = visible
            .into_iter()
            .filter(|at| !touched.contains(at))
            .collect();
        (!free.is_empty()).then(|| {
            let at = *self.rng.pick(&free);
            self.scope.get(at).name.clone()
        })
    }

    fn some_truth(&mut self) -> String {
        match self.rng.below(12) {
            0 => {
                let (a, b) = (self.expr(Ty::U), self.expr(Ty::U));
                let op = *self.rng.pick(&["==", "<", ">=", "!="]);
                format!("({a} {op} {b})")
            }
            1 => {
                let b = self.expr(Ty::S);
                match self.seen(Ty::S) {
                    Some(a) => format!("({a} == {b})"),
                    None => format!("({b} == \"a\")"),
                }
            }
            2..5 => {
                let (a, b) = (self.expr(Ty::B), self.sometimes(Ty::B));
                format!("({a} && {b})")
            }
            5 | 6 => {
                let (a, b) = (self.expr(Ty::B), self.sometimes(Ty::B));
                format!("({a} || {b})")
            }
            7 => format!("!{}", self.expr(Ty::B)),
            8 => match self.seen(Ty::K) {
                Some(kind) => format!("matches!({kind}, Shape::Dot | Shape::Size(1..))"),
                None => self.leaf(Ty::B),
            },
            9 => {
                let n = self.expr(Ty::U);
                let list = self.expr(Ty::V);
                format!("{list}.contains(&{n})")
            }
            10 => format!("{}.is_empty()", self.expr(Ty::S)),
            _ => format!("Option::<u32>::is_some(&{})", self.expr(Ty::O)),
        }
    }

    fn some_text(&mut self) -> String {
        match self.rng.below(8) {
            0 => {
                let (a, b) = (self.expr(Ty::S), self.expr(Ty::U));
                format!("cat({a}, {b})")
            }
            1 => {
                let (a, b) = (self.expr(Ty::S), self.expr(Ty::S));
                format!("({a} + &{b})")
            }
            2 => self.formatted(),
            3 => {
                let (a, b) = (self.expr(Ty::S), self.expr(Ty::S));
                format!("{a}.replace(\"a\", &{b})")
            }
            4 => {
                let row = self.expr(Ty::R);
                let tail = self.expr(Ty::U);
                format!("{row}.into_text({tail})")
            }
            5 => match self.seen(Ty::T) {
                Some(text) => {
                    let n = self.expr(Ty::U);
                    format!("cat({text}, {n})")
                }
                None => self.leaf(Ty::S),
            },
            6 => {
                let (text, n) = (self.expr(Ty::S), self.expr(Ty::U));
                format!("cat({text}.trim(), {n})")
            }
            _ => self.constructed(Ty::S),
        }
    }

    /// `format!` with captures.
    fn formatted(&mut self) -> String {
        let visible = self.scope.visible(|_| true);
        if visible.is_empty() {
            return self.leaf(Ty::S);
        }
        let (first, second) = (*self.rng.pick(&visible), *self.rng.pick(&visible));
        let (first, second) = (&self.scope.get(first).name, &self.scope.get(second).name);
        format!("format!(\"{{{first}:?}}{{:?}}\", {second})")
    }
}
