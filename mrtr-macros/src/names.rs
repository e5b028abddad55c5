//! Every identifier generated code uses, in one place.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{ItemFn, Lifetime};

/// Names that hygiene does not keep apart from the author's, and that therefore begin as none of his does.
///
/// Some stand for an expression of the author's: an error about the one has to look like one about the other, so they
/// have its span and with it its scope. Others are of items, which hygiene does not cover.
#[derive(Clone, Debug)]
pub(crate) struct Distinct {
    prefix: String,
}

impl Distinct {
    /// For generated code around `function`.
    pub(crate) fn from_all_in(function: &ItemFn) -> Self {
        // Texts are searched as well: a format string names variables.
        let text = function.to_token_stream().to_string();
        let mut prefix = "__mrtr_".to_owned();
        while text.contains(&prefix) {
            prefix.insert(0, '_');
        }
        Self { prefix }
    }

    fn name(&self, name: &str, at: Span) -> Ident {
        Ident::new(&format!("{}{name}", self.prefix), at)
    }

    /// The machine's function.
    pub(crate) fn machine(&self) -> Ident {
        self.name("machine", Span::mixed_site())
    }

    /// The static that holds what the checkpoints keep.
    pub(crate) fn layout(&self) -> Ident {
        self.name("LAYOUT", Span::mixed_site())
    }

    /// What the author's function makes.
    pub(crate) fn made(&self) -> Ident {
        self.name("Function", Span::mixed_site())
    }

    /// A value computed before a checkpoint in the same statement. It stands for the author's expression.
    pub(crate) fn operand(&self, index: usize, at: Span) -> Ident {
        self.name(&format!("operand{index}"), at)
    }

    /// What came back at once. It stands for the author's expression.
    pub(crate) fn answered(&self, at: Span) -> Ident {
        self.name("answered", at)
    }

    /// The iterator of a `for` loop. It stands for the author's expression.
    pub(crate) fn iterator(&self, index: usize, at: Span) -> Ident {
        self.name(&format!("iterator{index}"), at)
    }

    /// What is saved of a `for` loop beside its iterator: how many items of a place it has taken, or the items taken
    /// out of the iterator. It stands for the author's expression.
    pub(crate) fn taken(&self, index: usize, at: Span) -> Ident {
        self.name(&format!("taken{index}"), at)
    }
}

/// The run a machine talks to.
pub(crate) fn run() -> Ident {
    hidden("__run")
}

/// The same as a parameter. rustc names it, and [`kept`], where a text that comes back has to be `'static`.
pub(crate) fn state() -> Ident {
    hidden("saved_state")
}

/// How long what comes back out of the state can be borrowed.
pub(crate) fn kept() -> Lifetime {
    Lifetime::new("'until_the_call_ends", Span::mixed_site())
}

/// What a run is given anew in every round.
pub(crate) fn scope() -> Ident {
    hidden("__scope")
}

/// Where a machine goes when its run has ended.
pub(crate) fn halt() -> Lifetime {
    Lifetime::new("'__halt", Span::mixed_site())
}

/// The arguments that a machine is given where it begins.
pub(crate) fn arguments() -> Ident {
    hidden("__arguments")
}

/// What a function wants from the environment.
pub(crate) fn needs() -> Ident {
    hidden("__needs")
}

/// The lifetime of borrows from the environment.
pub(crate) fn environment() -> Lifetime {
    Lifetime::new("'__environment", Span::mixed_site())
}

/// How long what a flow is given is borrowed.
pub(crate) fn given() -> Lifetime {
    Lifetime::new("'__given", Span::mixed_site())
}

/// What the machine gave back.
pub(crate) fn returned() -> Ident {
    hidden("__returned")
}

/// What a machine is given in every round.
pub(crate) fn held() -> Ident {
    hidden("__held")
}

/// The witness of the type of a binding that does not travel.
pub(crate) fn type_witness(binding: usize) -> Ident {
    hidden(&format!("__type{binding}"))
}

/// What knows how a binding travels.
pub(crate) fn local(binding: usize) -> Ident {
    hidden(&format!("__local{binding}"))
}

/// What knows how the question of a checkpoint is asked.
pub(crate) fn point(checkpoint: usize) -> Ident {
    hidden(&format!("__point{checkpoint}"))
}

/// The witness of the type of a value that several branches make.
pub(crate) fn value_witness(value: usize) -> Ident {
    hidden(&format!("__value{value}"))
}

/// A borrow of an outer variable whose name is about to be taken by an inner one.
pub(crate) fn shadowed(binding: usize) -> Ident {
    hidden(&format!("__shadowed{binding}"))
}

/// Whether two identifiers of one text mean the same, as far as macros by example decide.
pub(crate) fn are_one(one: &Ident, other: &Ident) -> bool {
    one == other && are_of_one_macro(one.span(), other.span())
}

/// Whether nothing tells that two places were written by different macros. That is to be had from nowhere but the text
/// that rustc shows a span as, `#4 bytes(17..22)`; where it shows another one, nothing is told.
pub(crate) fn are_of_one_macro(one: Span, other: Span) -> bool {
    fn written_by(span: Span) -> Option<String> {
        let shown = format!("{span:?}");
        let (number, _) = shown.strip_prefix('#')?.split_once(" bytes(")?;
        Some(number.to_owned())
    }
    match (written_by(one), written_by(other)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    }
}

/// `path` such that what begins with it begins at `span`, as if the author had written it there.
///
/// An error in it is then shown at `span` and not at the attribute. The path itself keeps its own place: if it leads
/// nowhere, this is one error.
pub(crate) fn path_at(path: &TokenStream, span: Span) -> TokenStream {
    let mut begun = false;
    path.clone()
        .into_iter()
        .map(|mut token| {
            if begun {
                return token;
            }
            // `::` is two tokens.
            begun = !matches!(token, TokenTree::Punct(_));
            match &token {
                // `$crate` means what it meant where it was written.
                TokenTree::Ident(name) if name == "$crate" => {
                    token.set_span(token.span().located_at(span));
                }
                TokenTree::Ident(name) if name != "crate" => {}
                _ => token.set_span(span),
            }
            token
        })
        .collect()
}

/// `{ tokens }`, which an error about the whole shows at `span`.
pub(crate) fn braced(tokens: TokenStream, span: Span) -> TokenStream {
    let mut group = Group::new(Delimiter::Brace, tokens);
    group.set_span(span);
    TokenTree::Group(group).into()
}

/// A name that only generated code can see (`mixed_site`: locals of the author are invisible to it and the reverse).
pub(crate) fn hidden(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}
