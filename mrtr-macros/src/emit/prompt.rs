//! Prompts: the `Prompt` implementation.
//!
//! ```text
//! // Input
//! #[mrtr_prompt(title = "Review")]
//! async fn review(code: String) -> Vec<PromptMessage> { .. }
//!
//! // Output, beside what `resumable` writes
//! impl Prompt for __Function { fn describe(&self) -> PromptDescriptor { .. } }
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    parts::{Parts, description, needs, option, plain},
    resumable::resumable,
};
use crate::{names, parse::signature::Source};

/// Writes the prompt.
pub(crate) fn prompt(parts: &Parts<'_>) -> TokenStream {
    let (krate, name) = (parts.krate, parts.name());
    let private = &quote!(#krate::__private);
    let title = option(parts.options.title.as_deref());
    let description = option(description(parts.function, parts.options));
    let arguments = parts
        .parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Argument)
        .map(|parameter| {
            let (ty, name) = (&parameter.ty, plain(&parameter.ident));
            let text = option(parameter.description.as_deref());
            let private = names::path_at(private, parameter.ident.span());
            quote! {
                #private::PromptArgument::new(#name, #text, !<#ty as #private::TextArgument>::optional())
            }
        });
    let descriptor = names::hidden("__descriptor");
    let needs = needs(parts.parameters, parts.program, private);
    let (makes, made) = (quote!(#krate::Prompt), parts.program.names.made());
    let own = quote! {
        impl #makes for #made {
            fn describe(&self) -> #private::PromptDescriptor {
                let mut #descriptor = #private::PromptDescriptor::new(#name);
                #descriptor.title = #title;
                #descriptor.description = #description;
                #descriptor.arguments = ::std::vec![#(#arguments),*];
                #descriptor.environment = { #needs };
                #descriptor
            }
        }
    };
    resumable(parts, &makes, &quote!(#krate::PromptReply), &own)
}
