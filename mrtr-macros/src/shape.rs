//! What an attribute makes of a function.

use proc_macro2::{Ident, Span};

/// What an attribute makes of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// `#[mrtr_tool]`
    Tool,
    /// `#[mrtr_flow]`
    Flow,
    /// `#[mrtr_prompt]`
    Prompt,
    /// `#[mrtr_resource]`
    Resource,
}

impl Shape {
    /// What messages call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Tool => "tool",
            Self::Flow => "flow",
            Self::Prompt => "prompt",
            Self::Resource => "resource",
        }
    }

    /// The attribute's own name.
    pub(crate) fn attribute(self) -> Ident {
        Ident::new(&format!("mrtr_{}", self.name()), Span::call_site())
    }
}
