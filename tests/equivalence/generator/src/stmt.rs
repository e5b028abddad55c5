//! Statements.

use super::{
    Frame, Writer,
    scope::{OWNED, Ty},
};

impl Writer {
    /// Statements until the fuel is used up.
    pub(super) fn statements(&mut self) -> String {
        let mut out = String::new();
        while self.fuel > 0 {
            self.fuel -= 1;
            out += &self.statement();
        }
        out
    }

    /// A few statements in a block of their own, without its braces.
    pub(super) fn body(&mut self) -> String {
        self.inside(Self::few)
    }

    /// A few statements.
    pub(super) fn few(&mut self) -> String {
        let mut out = String::new();
        for _ in 0..=self.rng.below(3) {
            if self.fuel == 0 {
                break;
            }
            self.fuel -= 1;
            out += &self.statement();
        }
        out
    }

    pub(super) fn statement(&mut self) -> String {
        let touched = self.touched.len();
        self.nesting += 1;
        let text = if self.nesting > 5 {
            self.effect()
        } else {
            self.any_statement()
        };
        self.nesting -= 1;
        self.touched.truncate(touched);
        text
    }

    fn any_statement(&mut self) -> String {
        if !self.themes.is_empty() && self.rng.chance(45) {
            return self.told();
        }
        match self.rng.below(36) {
            30..33 => self.lent(),
            33 | 34 => self.item(),
            35 => self.changed_through(),
            0..6 => {
                let ty = *self.rng.pick(&OWNED);
                self.binding(ty)
            }
            6 => self.destructuring(),
            7 => self.let_else(),
            8 | 9 => self.late(),
            10..14 => self.change(),
            14 => self.effect(),
            15..17 => self.branch(),
            17 => self.if_let(),
            18 => {
                let arms = self.match_with(|this, arms| {
                    this.arms(arms, |this| {
                        let body = this.body();
                        format!("{{\n{body}}}")
                    })
                });
                format!("{arms}\n")
            }
            19..25 => self.repeated(),
            25 => self.exit(),
            26 => self.block(),
            27 => self.borrow(),
            28 => match self.question(Ty::U) {
                Some(question) => format!("_ = {question};\n"),
                None => self.effect(),
            },
            _ => {
                if self.may_ask() {
                    self.asks -= 1;
                    "checkpoint().await;\n".to_owned()
                } else {
                    self.effect()
                }
            }
        }
    }

    pub(super) fn effect(&mut self) -> String {
        match self.rng.below(3) {
            0 => format!("log.note(\"{}\");\n", self.fresh("e")),
            1 => format!("log.val({});\n", self.simple(Ty::U)),
            _ => format!("log.later({}).await;\n", self.simple(Ty::B)),
        }
    }

    pub(super) fn binding(&mut self, ty: Ty) -> String {
        let mutable = self.rng.chance(50);
        let value = if self.rng.chance(60) {
            self.question(ty).unwrap_or_else(|| self.expr(ty))
        } else {
            self.expr(ty)
        };
        let name = self.name();
        self.scope.declare(&name, ty, mutable, None);
        let mutability = if mutable { "mut " } else { "" };
        // Where nothing says what it is, a use does.
        let untyped = match (ty, self.rng.below(6)) {
            (Ty::V, 0) => Some("Vec::new()"),
            (Ty::U | Ty::S | Ty::V, 1) => Some("Default::default()"),
            (Ty::O, 0) => Some("None"),
            (Ty::U, 0) => Some("\"11\".parse()?"),
            _ => None,
        };
        if let Some(untyped) = untyped {
            let between = match self.question(Ty::B) {
                Some(question) => format!("let _ = {question};\n"),
                None => String::new(),
            };
            return format!(
                "let {mutability}{name} = {untyped};\n{between}same(&{name}, &[] as &[{}]);\n",
                ty.name()
            );
        }
        let annotation = match ty {
            Ty::O | Ty::V => format!(": {}", ty.name()),
            _ if self.rng.chance(25) => format!(": {}", ty.name()),
            _ => String::new(),
        };
        format!("let {mutability}{name}{annotation} = {value};\n")
    }

    fn destructuring(&mut self) -> String {
        match self.rng.below(3) {
            0 => {
                let value = self.expr(Ty::P);
                let (a, b) = (self.name(), self.fresh("t"));
                self.scope.declare(&a, Ty::U, true, None);
                self.scope.declare(&b, Ty::S, false, None);
                format!("let (mut {a}, {b}): (u32, String) = {value};\n")
            }
            1 => {
                let value = self.expr(Ty::R);
                let (a, b) = (self.name(), self.fresh("t"));
                self.scope.declare(&a, Ty::V, true, None);
                self.scope.declare(&b, Ty::U, false, None);
                format!("let Row {{ v: mut {a}, n: {b} @ _, .. }} = {value};\n")
            }
            _ => {
                let (x, y) = (self.expr(Ty::U), self.expr(Ty::U));
                let (a, b) = (self.name(), self.fresh("t"));
                self.scope.declare(&a, Ty::U, false, None);
                self.scope.declare(&b, Ty::U, false, None);
                format!("let [{a}, {b}]: [u32; 2] = [{x}, {y}];\n")
            }
        }
    }

    fn let_else(&mut self) -> String {
        let value = self.expr(Ty::O);
        let otherwise = self.inside(|this| {
            let body = if this.rng.chance(60) {
                this.statement()
            } else {
                String::new()
            };
            format!("{body}{}", this.leaving())
        });
        let name = self.name();
        let mutable = self.rng.chance(30);
        self.scope.declare(&name, Ty::U, mutable, None);
        let mutability = if mutable { "mut " } else { "" };
        // Braces at the end of the value would not be allowed.
        let value = if value.trim_end().ends_with('}') {
            format!("Option::<u32>::or({value}, None)")
        } else {
            value
        };
        format!("let Some({mutability}{name}) = {value} else {{\n{otherwise}}};\n")
    }

    /// A variable that gets its value later.
    fn late(&mut self) -> String {
        let ty = *self.rng.pick(&[Ty::U, Ty::S, Ty::V, Ty::K]);
        let name = self.fresh("late");
        let annotation = if self.rng.chance(50) || matches!(ty, Ty::U | Ty::V) {
            format!(": {}", ty.name())
        } else {
            String::new()
        };
        let text = match self.rng.below(3) {
            0 => {
                let condition = self.expr(Ty::B);
                let branches = [0, 1].map(|_| {
                    self.inside(|this| {
                        let (before, value) = (this.statement(), this.expr(ty));
                        let after = this.statement();
                        format!("{before}{name} = {value};\n{after}")
                    })
                });
                let [then, otherwise] = branches;
                format!(
                    "let {name}{annotation};\nif {condition} {{\n{then}}} else {{\n{otherwise}}}\n"
                )
            }
            1 => {
                let arms = self.match_with(|this, arms| {
                    this.arms(arms, |this| {
                        let value = this.inside(|this| this.expr(ty));
                        format!("{{ {name} = {value}; }}")
                    })
                });
                format!("let {name}{annotation};\n{arms}\n")
            }
            _ => {
                let between = self.statement();
                let value = self.expr(ty);
                format!("let {name}{annotation};\n{between}{name} = {value};\n")
            }
        };
        self.scope.declare(&name, ty, false, None);
        text
    }

    fn change(&mut self) -> String {
        match self.rng.below(9) {
            0 | 1 => {
                let ty = *self.rng.pick(&OWNED);
                let Some(name) = self.assignable(ty) else {
                    return self.effect();
                };
                let value = self.expr(ty);
                format!("{name} = {value};\n")
            }
            2 => {
                let Some(name) = self.assignable(Ty::U) else {
                    return self.effect();
                };
                let value = self.expr(Ty::U);
                format!("{name} += {value};\n{name} %= 60;\n")
            }
            3 => {
                let Some(name) = self.assignable(Ty::V) else {
                    return self.effect();
                };
                self.touch(&name);
                let value = self.expr(Ty::U);
                format!("{name}.push({value});\n")
            }
            4 => {
                let Some(name) = self.assignable(Ty::S) else {
                    return self.effect();
                };
                self.touch(&name);
                let value = self.expr(Ty::S);
                format!("{name}.push_str(&{value});\n")
            }
            5 => {
                let Some(name) = self.assignable(Ty::R) else {
                    return self.effect();
                };
                self.touch(&name);
                match self.rng.below(4) {
                    0 => format!("{name}.n = {};\n", self.expr(Ty::U)),
                    1 => format!("{name}.s = {};\n", self.expr(Ty::S)),
                    2 => format!("{name}.v.push({});\n", self.expr(Ty::U)),
                    _ => format!("{name}.n += {};\n{name}.n %= 60;\n", self.expr(Ty::U)),
                }
            }
            6 => {
                let Some(name) = self.assignable(Ty::V) else {
                    return self.effect();
                };
                self.touch(&name);
                // An index is evaluated while what it looks into is borrowed.
                let place = self.scope.visible(|var| var.name == name);
                self.scope.cover(&place, true);
                let index = self.expr(Ty::U);
                self.scope.cover(&place, false);
                let value = self.expr(Ty::U);
                format!(
                    "{name}.resize(3, 1);\n{name}[u32::min({index} % 3, 2) as usize] = {value};\n"
                )
            }
            7 => {
                let (Some(a), Some(b)) = (self.assignable(Ty::U), self.assignable(Ty::B)) else {
                    return self.effect();
                };
                let (x, y) = (self.expr(Ty::U), self.expr(Ty::B));
                format!("({a}, {b}) = ({x}, {y});\n")
            }
            _ => {
                let Some(name) = self.assignable(Ty::V) else {
                    return self.effect();
                };
                self.touch(&name);
                let value = self.simple(Ty::U);
                format!(
                    "{{\nlet more = {value};\nfor item in {name}.iter_mut() {{ *item = (*item + more) % 30; }}\n}}\n"
                )
            }
        }
    }

    fn touch(&mut self, name: &str) {
        let at = self.scope.visible(|var| var.name == name);
        self.touched.extend(at);
    }

    fn branch(&mut self) -> String {
        let condition = self.expr(Ty::B);
        let then = self.body();
        let mut text = format!("if {condition} {{\n{then}}}");
        if self.rng.chance(30) {
            let condition = self.sometimes(Ty::B);
            let body = self.body();
            text += &format!(" else if {condition} {{\n{body}}}");
        }
        if self.rng.chance(50) {
            let otherwise = self.body();
            text += &format!(" else {{\n{otherwise}}}");
        }
        text + "\n"
    }

    /// `if let` and let chains.
    fn if_let(&mut self) -> String {
        let chain = self.rng.chance(60);
        let (first, name) = (self.expr(Ty::O), self.name());
        let text = self.inside(|this| {
            let mutable = this.rng.chance(30);
            this.scope.declare(&name, Ty::U, mutable, None);
            let mutability = if mutable { "mut " } else { "" };
            let mut condition = format!("let Some({mutability}{name}) = {first}");
            if chain {
                let test = this.sometimes(Ty::B);
                condition += &format!(" && {test}");
                if this.rng.chance(50) {
                    let second = this.sometimes(Ty::P);
                    this.scope.declare("y", Ty::S, false, None);
                    condition += &format!(" && let (0..5, y) = {second}");
                }
            }
            let then = this.body();
            format!("if {condition} {{\n{then}}}")
        });
        let otherwise = if self.rng.chance(50) {
            format!(" else {{\n{}}}", self.body())
        } else {
            String::new()
        };
        format!("{text}{otherwise}\n")
    }

    fn block(&mut self) -> String {
        if self.rng.chance(40) {
            let label = self.fresh("b");
            self.frames.push(Frame {
                label: Some(label.clone()),
                is_loop: false,
                gives: None,
            });
            let body = self.body();
            self.frames.pop();
            return format!("'{label}: {{\n{body}}}\n");
        }
        format!("{{\n{}}}\n", self.body())
    }

    /// A text that is borrowed from another.
    fn borrow(&mut self) -> String {
        let name = self.fresh("r");
        let Some(at) = self.variable(Ty::S) else {
            return self.effect();
        };
        if self.touched.contains(&at) {
            return self.effect();
        }
        let of = self.scope.get(at).name.clone();
        let how = *self
            .rng
            .pick(&[".as_str()", ".trim()", ".split(' ').next().unwrap_or(\"\")"]);
        self.scope.declare(&name, Ty::T, false, Some(at));
        format!("let {name} = {of}{how};\n")
    }

    /// A `return`, `break` or `continue` under a condition.
    fn exit(&mut self) -> String {
        let condition = self.expr(Ty::B);
        let leaving = self.inside(Self::leaving);
        format!("if {condition} {{\n{leaving}}}\n")
    }

    /// Something that does not come back.
    pub(super) fn leaving(&mut self) -> String {
        let innermost_loop = self.frames.iter().rposition(|frame| frame.is_loop);
        let in_block = self.frames.last().is_some_and(|frame| !frame.is_loop);
        let target = (!self.frames.is_empty()).then(|| self.rng.below(self.frames.len()));
        if let Some(target) = target
            && self.rng.chance(75)
        {
            let frame = self.frames[target].clone();
            let plain = frame.is_loop
                && innermost_loop == Some(target)
                && !in_block
                && !self.frames[target + 1..].iter().any(|frame| !frame.is_loop);
            let label = match &frame.label {
                Some(label) if !plain || self.rng.chance(30) => format!(" '{label}"),
                _ if plain => String::new(),
                _ => return self.returning(),
            };
            if frame.is_loop && self.rng.chance(50) {
                return format!("continue{label};\n");
            }
            let value = match frame.gives {
                Some(ty) => format!(" {}", self.simple(ty)),
                None => String::new(),
            };
            // `break 'a {` and `break if` would read differently.
            return format!("break{label}{value};\n");
        }
        self.returning()
    }

    fn returning(&mut self) -> String {
        if self.rng.chance(15) {
            return "return Err(ToolError::new(\"left\"));\n".to_owned();
        }
        let value = self.expr(self.returns);
        format!("return Ok({value});\n")
    }
}
