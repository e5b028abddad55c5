//! One program, and the forms it is written in.

use std::fmt::Write;

use super::kinds::Kind;

/// A parameter.
#[derive(Clone, Debug)]
pub(super) struct Argument {
    pub attribute: &'static str,
    pub name: String,
    pub ty: &'static str,
    pub mutable: bool,
    /// What it is given.
    pub value: &'static str,
    /// Whether its attribute leaves it.
    pub given: bool,
}

impl Argument {
    pub(crate) fn owned(name: &str, ty: &'static str, mutable: bool) -> Self {
        Self {
            attribute: "",
            name: name.to_owned(),
            ty,
            mutable,
            value: "",
            given: true,
        }
    }

    fn declaration(&self) -> String {
        let mutability = if self.mutable { "mut " } else { "" };
        let space = if self.attribute.is_empty() { "" } else { " " };
        format!(
            "{}{space}{mutability}{}: {}",
            self.attribute, self.name, self.ty
        )
    }
}

/// A helper that asks.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    pub name: String,
    pub arguments: Vec<Argument>,
    pub body: String,
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its number.
    pub index: u64,
    /// What it is about.
    pub themes: Vec<Kind>,
    /// Items before the function.
    pub(super) outside: String,
    pub(super) arguments: Vec<Argument>,
    pub(super) body: String,
    pub(super) flows: Vec<Flow>,
}

/// How a program is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As functions the macro has never seen.
    Plain,
    /// As a tool and flows.
    Tool,
}

impl Program {
    /// What it is about, in words.
    pub fn kinds(&self) -> Vec<String> {
        self.themes.iter().map(|kind| kind.name()).collect()
    }

    /// As an invocation of `differential!`.
    pub fn differential(&self) -> String {
        let head: String = self
            .arguments
            .iter()
            .map(|argument| format!(", {} = {}", argument.declaration(), argument.value))
            .collect();
        let mut text = format!(
            "differential! {{ p{}, (log{head}) -> Result<String, ToolError>, {{\n{}}}\n",
            self.index, self.body
        );
        for flow in &self.flows {
            let head = declarations(&flow.arguments);
            let _ = write!(
                text,
                "flow {}(log{head}) -> Result<u32, ToolError>, {{\n{}}}\n",
                flow.name, flow.body
            );
        }
        if !self.outside.is_empty() {
            let _ = write!(text, "outside {{\n{}}}\n", self.outside);
        }
        indented(&(text + "}\n"))
    }

    /// As a module. Both forms have their text in the same lines.
    pub fn module(&self, form: Form) -> String {
        let tool = form == Form::Tool;
        let index = self.index;
        let mut text = format!("pub mod p{index} {{\nuse crate::*;\n{}", self.outside);
        for flow in &self.flows {
            let (name, head) = (&flow.name, declarations(&flow.arguments));
            let (attribute, suffix) = if tool {
                ("#[mrtr_flow]", "")
            } else {
                ("//", "_body")
            };
            let _ = write!(
                text,
                "{attribute}\nasync fn {name}{suffix}(log: &Log{head}) -> Result<u32, ToolError> {{\n{}}}\n",
                flow.body
            );
            text += &if tool {
                "//\n".to_owned()
            } else {
                flow.boxed()
            };
        }
        let attribute = if tool { "#[mrtr_tool]" } else { "//" };
        let head = declarations(&self.arguments);
        let _ = write!(
            text,
            "{attribute}\npub async fn p{index}(log: &Log{head}) -> Result<String, ToolError> {{\n{}}}\n}}\n",
            self.body
        );
        indented(&text)
    }

    /// A function `c0` that compares both forms for one more person.
    pub fn comparison(&self) -> String {
        let index = self.index;
        let mut given = String::new();
        for Argument { value, .. } in self.arguments.iter().filter(|one| one.given) {
            let _ = write!(given, ", {value}");
        }
        let sent = self.sent();
        format!(
            "fn c{index}(seen: &mut Seen) {{ {sent}seen.beside(&tools::p{index}::p{index}, || Box::pin(async {{ plain::p{index}::p{index}(&asked::log(){given}).await }}), args) }}\n"
        )
    }

    /// A function `c0` that gives one more person's answers to this release, which is the expression `old`, to the next
    /// one.
    pub fn deployment(&self, old: &str, new: &str, next: &Self) -> String {
        let (index, sent, words) = (self.index, self.sent(), next.words());
        format!(
            "fn c{index}(seen: &mut Deployments) {{ {sent}seen.another({old}, Release {{ tool: {new}, words: &{words:?} }}, &args) }}\n"
        )
    }

    /// The same, with both releases in it, as modules of one path.
    pub fn deployed(&self, next: &Self) -> String {
        let index = self.index;
        let release = |name: &str, program: &Self| {
            let module = program.module(Form::Tool);
            let module = module.replacen("use crate::*;", "use super::names::*;", 1);
            format!("let {name} = {{\n{module}p{index}::p{index}\n}};\n")
        };
        let (old, new) = (release("old", self), release("new", next));
        let (sent, words) = (self.sent(), next.words());
        indented(&format!(
            "fn p{index}(seen: &mut Deployments) {{\n{old}{new}{sent}\nseen.another(&old, Release {{ tool: &new, words: &{words:?} }}, &args);\n}}\n"
        ))
    }

    /// Statements that make `args`, which a client sends.
    fn sent(&self) -> String {
        let mut sent = "let mut args = serde_json::Map::new(); ".to_owned();
        for Argument {
            name, ty, value, ..
        } in self.arguments.iter().filter(|one| one.given)
        {
            let _ = write!(
                sent,
                "args.insert({name:?}.to_owned(), serde_json::to_value::<{ty}>({value}).unwrap()); "
            );
        }
        sent
    }
}

impl Flow {
    /// The function that an ordinary program calls: it may call itself.
    fn boxed(&self) -> String {
        let name = &self.name;
        let fixed = |one: &Argument| format!("{}: {}", one.name, one.ty);
        let head: Vec<String> = self.arguments.iter().map(fixed).collect();
        let given: String = self
            .arguments
            .iter()
            .map(|one| format!(", {}", one.name))
            .collect();
        format!(
            "fn {name}({}) -> Called<Result<u32, ToolError>> {{ Box::pin(async move {{ {name}_body(&asked::log(){given}).await }}) }}\n",
            head.join(", ")
        )
    }
}

fn declarations(arguments: &[Argument]) -> String {
    arguments
        .iter()
        .map(|argument| format!(", {}", argument.declaration()))
        .collect()
}

/// Indents by braces; nothing in these programs has a brace in a text, other than in pairs.
fn indented(text: &str) -> String {
    let mut depth = 0usize;
    let mut out = String::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            continue;
        }
        let closing = line.chars().take_while(|c| "})]".contains(*c)).count();
        let opened = line.chars().filter(|c| "{([".contains(*c)).count();
        let closed = line.chars().filter(|c| "})]".contains(*c)).count();
        let _ = writeln!(
            out,
            "{:width$}{line}",
            "",
            width = depth.saturating_sub(closing) * 4
        );
        depth = (depth + opened).saturating_sub(closed);
    }
    out
}
