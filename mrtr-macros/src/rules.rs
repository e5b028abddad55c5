//! Every message the attribute macros can give: what is wrong, how to mend it, and why it is so.

use crate::shape::Shape;

/// A rule an author can break. Each has a case in `tests/ui/fail` named after it.
#[derive(Clone, Debug)]
pub(crate) enum Rule {
    // The attribute.
    UnknownOption {
        name: String,
        legal: &'static [&'static str],
    },
    MissingComma,
    RepeatedOption {
        name: String,
    },
    OptionValue {
        name: &'static str,
        wants: &'static str,
    },
    CratePath,
    MissingUri,
    UriTemplate {
        uri: String,
    },
    NotInUri {
        name: String,
    },
    UnusedVariable {
        name: String,
    },
    NoPath,
    // The signature.
    NotAFunction,
    NotAsync,
    Rewritten,
    Receiver,
    Generics,
    ImplTraitArgument,
    StrArgument,
    BorrowedArgument,
    MutableEnvironment,
    ArgumentPattern,
    Qualifier {
        what: &'static str,
    },
    // The placement of checkpoints.
    InClosure {
        name: String,
    },
    InAsyncBlock {
        name: String,
    },
    InNestedFn {
        name: String,
    },
    InMacro {
        name: String,
    },
    InGuard {
        name: String,
    },
    InUnsafe {
        name: String,
    },
    InConst {
        name: String,
    },
    MacroPattern {
        name: String,
    },
    CompoundAssignment,
    NotAwaited {
        name: String,
    },
    Together {
        by: String,
    },
    Discarded {
        name: String,
    },
    // Keys.
    DuplicateKey {
        key: String,
    },
    // Locals.
    ScopeGuard {
        name: String,
    },
    LoopLends {
        method: String,
    },
    LoopTakes {
        method: String,
        owner: String,
    },
    NestedStatic,
}

/// The options of `#[mrtr_tool]`, in the order they are documented.
const TOOL_OPTIONS: &[&str] = &[
    "name",
    "title",
    "description",
    "version",
    "ttl",
    "once",
    "annotations",
    "crate",
];

/// The options of `#[mrtr_prompt]`.
const PROMPT_OPTIONS: &[&str] = &["name", "title", "description", "version", "ttl", "crate"];

/// The options of `#[mrtr_resource]`.
const RESOURCE_OPTIONS: &[&str] = &[
    "uri",
    "name",
    "title",
    "description",
    "mime_type",
    "allow_parents",
    "version",
    "ttl",
    "crate",
];

/// What goes into `annotations(..)`.
pub(crate) const HINTS: &[&str] = &["read_only", "destructive", "idempotent", "open_world"];

/// The options of `#[mrtr_flow]`.
const FLOW_OPTIONS: &[&str] = &["version", "crate"];

impl Rule {
    /// The options an attribute takes.
    pub(crate) fn options(shape: Shape) -> &'static [&'static str] {
        match shape {
            Shape::Tool => TOOL_OPTIONS,
            Shape::Flow => FLOW_OPTIONS,
            Shape::Prompt => PROMPT_OPTIONS,
            Shape::Resource => RESOURCE_OPTIONS,
        }
    }

    /// The whole text; `it` is what the function is made into: a tool, a flow, ….
    pub(crate) fn text(&self, it: &str) -> String {
        let (what, help, note) = self.parts(it);
        let note = note.map_or_else(String::new, |note| format!("\nnote: {note}"));
        format!("{what}\nhelp: {help}{note}")
    }

    /// The text's parts: what is wrong, the cure, and the reason where it is not plain.
    #[expect(
        clippy::too_many_lines,
        reason = "a catalogue is read from top to bottom"
    )]
    fn parts(&self, it: &str) -> (String, String, Option<String>) {
        let text = |what: String, help: &str| (what, help.to_owned(), None);
        let placed = |what: String, help: &str| {
            (
                what,
                help.to_owned(),
                Some(
                    "the function stops here and resumes in another request; only its own body can"
                        .to_owned(),
                ),
            )
        };
        match self {
            Self::UnknownOption { name, legal } => {
                (format!("`{name}` is not an option here"), format!("the options are {}", listed(legal)), None)
            }
            Self::MissingComma => text("a comma is missing before this".to_owned(), "write `,` between two options"),
            Self::RepeatedOption { name } => text(format!("option `{name}` is given twice"), "remove one of the two"),
            Self::OptionValue { name, wants } => {
                (format!("option `{name}` takes {wants}"), format!("write it as {}", option_example(name)), None)
            }
            Self::CratePath => text(
                "`crate` takes the absolute path of the `mrtr` crate".to_owned(),
                "write `crate = ::my_reexports::mrtr`, `crate = crate::mrtr` or `crate = $crate::mrtr`",
            ),
            Self::MissingUri => text("a resource needs a `uri`".to_owned(), "write `#[mrtr_resource(uri = \"docs://{page}\")]`"),
            Self::UriTemplate { uri } => (
                format!("`{uri}` is not a URI template"),
                "write variables as `{name}`, or `{+name}` for one that may hold a `/`, with text between them".to_owned(),
                None,
            ),
            Self::NotInUri { name } => (
                format!("`{name}` is not a variable of the URI"),
                format!("write `{{{name}}}` in the `uri`, or take the value from the environment by reference"),
                Some("a resource's arguments are the variables of its URI template".to_owned()),
            ),
            Self::UnusedVariable { name } => (
                format!("the URI has a variable `{{{name}}}` that the function does not take"),
                format!("add the parameter `{name}: String`"),
                None,
            ),
            Self::NoPath => text(
                "no variable of the URI can hold a path, so there is nothing to allow".to_owned(),
                "write `{+name}` for the variable that may hold `/` and `..`, or remove the option",
            ),
            Self::NotAFunction => text("this attribute goes on a function".to_owned(), "put it on an `async fn`"),
            Self::NotAsync => text(format!("a {it} must be an `async fn`"), "write `async fn`"),
            Self::Rewritten => (
                format!("another attribute has rewritten this {it} already"),
                format!("put `#[mrtr_{it}]` above it"),
                Some("attributes work from top to bottom, and a question must stand in the function's own body".to_owned()),
            ),
            Self::Receiver => text(
                format!("a {it} has no `self`"),
                "take what it needs from the server as `&T` parameters, given with `.env(..)`",
            ),
            Self::Generics => (
                format!("a {it} cannot be generic"),
                "write the concrete types, and call a generic function from here".to_owned(),
                Some("saved variables need one concrete layout".to_owned()),
            ),
            Self::ImplTraitArgument => (
                format!("an argument of a {it} cannot be `impl Trait`"),
                "write the concrete type".to_owned(),
                Some("the value comes from outside, so its type must be known".to_owned()),
            ),
            Self::StrArgument => (
                format!("an argument of a {it} cannot be a `&str`"),
                "take a `String`".to_owned(),
                Some("arguments come by value; a `&T` parameter comes from the server's environment".to_owned()),
            ),
            Self::BorrowedArgument => (
                format!("an argument of a {it} cannot be a borrowed slice"),
                "take a `Vec`".to_owned(),
                Some("arguments come by value; a `&T` parameter comes from the server's environment".to_owned()),
            ),
            Self::MutableEnvironment => text(
                format!("the environment is shared, so a {it} cannot take `&mut T` from it"),
                "take `&T` and let `T` use a lock or a channel inside",
            ),
            Self::ArgumentPattern => (
                format!("an argument of a {it} must be a plain name"),
                "name it here and take it apart with `let` in the body".to_owned(),
                Some("the name is what the argument is called outside".to_owned()),
            ),
            Self::Qualifier { what } => {
                (format!("a {it} cannot be `{what}`"), format!("remove `{what}`"), None)
            }
            Self::InClosure { name } => {
                placed(format!("`{name}` cannot be awaited inside a closure"), "ask before the closure and move the answer in")
            }
            Self::InAsyncBlock { name } => placed(
                format!("`{name}` cannot be awaited inside an `async` block"),
                "ask before the block and move the answer in",
            ),
            Self::InNestedFn { name } => placed(
                format!("`{name}` cannot be awaited inside a nested function"),
                "ask in the function's own body and pass the answer on",
            ),
            Self::InMacro { name } => placed(
                format!("`{name}` cannot be awaited inside another macro's arguments"),
                "bind the answer with `let` before the macro",
            ),
            Self::InGuard { name } => {
                placed(format!("`{name}` cannot be awaited in a match guard"), "bind the answer with `let` before the `match`")
            }
            Self::InUnsafe { name } => placed(
                format!("`{name}` cannot be awaited inside an `unsafe` block"),
                "end the `unsafe` block before the question",
            ),
            Self::InConst { name } => placed(
                format!("`{name}` cannot be awaited inside a `const` or `try` block"),
                "ask before the block and use the answer in it",
            ),
            Self::MacroPattern { name } => (
                format!("whether this macro binds `{name}` anew cannot be seen, and there is a `{name}` already"),
                "write the pattern without the macro, or call the variable otherwise".to_owned(),
                Some("a variable that is used after a question is saved, and an outer one of its name must not be".to_owned()),
            ),
            Self::CompoundAssignment => (
                "the left side of this assignment runs code; whether it runs before the question is unclear".to_owned(),
                "bind the answer with `let` before".to_owned(),
                None,
            ),
            Self::NotAwaited { name } => placed(
                format!("write `.await` directly after `{name}(..)`; a question cannot be stored"),
                "write `.await` after the call and its builder methods",
            ),
            Self::Together { by } => placed(
                format!("`{by}` cannot await a question"),
                "ask in one round with `ask_all((a, b)).await?`, or with `ask_each` for each one's own result",
            ),
            Self::Discarded { name } => (
                format!("nobody looks at the answer to this `{name}`, so a refusal would go unnoticed"),
                discarded_cure(name),
                Some("`let _ = …` says that any answer will do".to_owned()),
            ),
            Self::DuplicateKey { key } => (
                format!("another question of this batch has the key `{key}` as well"),
                "give one of them a key of its own with `.key(\"…\")`".to_owned(),
                Some("answers come back by key".to_owned()),
            ),
            Self::LoopLends { method } => (
                format!("the items of `{method}` are borrowed, so they cannot be saved while the loop asks"),
                "loop over the places, `for i in 0..list.len()`, and change `list[i]` in the loop".to_owned(),
                Some("only owned data is saved in the state".to_owned()),
            ),
            Self::LoopTakes { method, owner } => (
                format!("`{owner}` is saved at a question in this loop, while `{method}` borrows it"),
                format!("collect the items first: `{owner}.{method}(..).collect::<Vec<_>>()`"),
                Some(format!("the loop asks, and `{owner}` is used later")),
            ),
            Self::ScopeGuard { name } => (
                format!("`{name}` would be dropped at the question; it cannot be held while the user answers"),
                "use `let _ = …` if the value is not needed, end its scope before the question, or create it again after".to_owned(),
                Some("only variables that are used later are saved; a name with an underscore is almost always a guard".to_owned()),
            ),
            Self::NestedStatic => (
                "this `static` would exist once per question".to_owned(),
                "move it out of the function, or give the items of this block names that nothing else in the function has".to_owned(),
                Some("items that need no import or macro of their block, and have names of their own, are compiled once".to_owned()),
            ),
        }
    }
}

fn listed(names: &[&str]) -> String {
    names
        .iter()
        .map(|name| format!("`{name}`"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn discarded_cure(name: &str) -> String {
    match name {
        "confirm" => {
            "write `if !confirm(..).await? { return .. }` and leave where the user does not want to"
                .to_owned()
        }
        "ask_all" | "ask_each" => {
            format!("bind the answers, `let (sure, seat) = {name}(..).await`, and look at them")
        }
        _ => format!("write `{name}(..).await?`, which ends the call where there is none"),
    }
}

fn option_example(name: &str) -> &'static str {
    match name {
        "version" => "`version = 2`",
        "ttl" => "`ttl = 900` (seconds) or `ttl = \"2h\"`",
        "once" => "`once` or `once = false`",
        "annotations" => "`annotations(read_only, destructive = false)`",
        "read_only" => "`read_only` or `read_only = false`",
        "destructive" => "`destructive` or `destructive = false`",
        "idempotent" => "`idempotent` or `idempotent = false`",
        "open_world" => "`open_world` or `open_world = false`",
        "uri" => "`uri = \"docs://{page}\"`",
        "allow_parents" => "`allow_parents` or `allow_parents = false`",
        "mime_type" => "`mime_type = \"text/plain\"`",
        "title" => "`title = \"Book a flight\"`",
        "description" => "`description = \"Books a seat.\"`",
        _ => "`name = \"book-flight\"`",
    }
}
