//! Resources: the `Resource` implementation.
//!
//! ```text
//! // Input
//! #[mrtr_resource(uri = "docs://{page}")]
//! async fn docs(page: String) -> String { .. }
//!
//! // Output, beside what `resumable` writes
//! impl Resource for __Function { fn describe(&self) -> ResourceDescriptor { .. } }
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    parts::{Parts, description, needs, option, plain},
    resumable::resumable,
};
use crate::names;

/// Writes the resource.
pub(crate) fn resource(parts: &Parts<'_>) -> TokenStream {
    let (krate, ident, uri) = (parts.krate, &parts.function.sig.ident, parts.name());
    let private = &quote!(#krate::__private);
    let name = parts.options.name.clone().unwrap_or_else(|| plain(ident));
    let title = option(parts.options.title.as_deref());
    let mime_type = option(parts.options.mime_type.as_deref());
    let allow_parents = parts.options.allow_parents.is_some();
    let description = option(description(parts.function, parts.options));
    let descriptor = names::hidden("__descriptor");
    let needs = needs(parts.parameters, parts.program, private);
    let (makes, made) = (quote!(#krate::Resource), parts.program.names.made());
    let own = quote! {
        impl #makes for #made {
            fn describe(&self) -> #private::ResourceDescriptor {
                let mut #descriptor = #private::ResourceDescriptor::new(#uri, #name);
                #descriptor.title = #title;
                #descriptor.description = #description;
                #descriptor.mime_type = #mime_type;
                #descriptor.allow_parents = #allow_parents;
                #descriptor.environment = { #needs };
                #descriptor
            }
        }
    };
    resumable(parts, &makes, &quote!(#krate::ResourceReply), &own)
}
