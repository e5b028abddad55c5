//! What is written when the function breaks a rule: enough for callers to compile, so that only the rule's own
//! message is shown.
//!
//! ```text
//! // Input, with a question inside a closure
//! async fn book(flight: String) -> String { .. }
//!
//! // Output, beside the message
//! fn book() -> impl Tool { Refused::<Reply>::new() }
//! ```

use proc_macro2::TokenStream;
use quote::quote;
use syn::ItemFn;

use super::resumable;
use crate::{parse::signature::Parameter, shape::Shape};

/// What can be told of a flow that breaks a rule.
pub(crate) struct FlowStub<'a> {
    pub(crate) function: &'a ItemFn,
    pub(crate) parameters: &'a [Parameter],
    pub(crate) krate: &'a TokenStream,
}

/// A function that makes something which does nothing.
pub(crate) fn resumable(shape: Shape, function: &ItemFn, krate: &TokenStream) -> TokenStream {
    let (makes, reply) = match shape {
        Shape::Tool | Shape::Flow => (quote!(Tool), quote!(Reply)),
        Shape::Prompt => (quote!(Prompt), quote!(PromptReply)),
        Shape::Resource => (quote!(Resource), quote!(ResourceReply)),
    };
    let makes = quote!(#krate::#makes);
    let body = quote!(#krate::__private::Refused::<#krate::#reply>::new());
    resumable::maker(function, &makes, &body)
}
