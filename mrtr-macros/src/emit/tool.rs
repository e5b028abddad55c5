//! Tools: the `Tool` implementation.
//!
//! ```text
//! // Input
//! /// Books a seat.
//! #[mrtr_tool]
//! async fn book(flight: String) -> String { .. }
//!
//! // Output, beside what `resumable` writes
//! impl Tool for __Function { fn describe(&self) -> Descriptor { .. } }
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    parts::{Parts, description, needs, option, plain},
    resumable::resumable,
};
use crate::{
    names,
    parse::signature::{self, Source},
};

/// Writes the tool.
pub(crate) fn tool(parts: &Parts<'_>) -> TokenStream {
    let krate = parts.krate;
    let private = &quote!(#krate::__private);
    let description = description(parts.function, parts.options);
    let version = parts.options.version.unwrap_or(0);
    let describe = describe(
        parts,
        private,
        &parts.name(),
        version,
        description.as_deref(),
    );
    let (makes, made) = (quote!(#krate::Tool), parts.program.names.made());
    let own = quote! {
        impl #makes for #made {
            fn describe(&self) -> #private::Descriptor { #describe }
        }
    };
    resumable(parts, &makes, &quote!(#krate::Reply), &own)
}

fn describe(
    parts: &Parts<'_>,
    private: &TokenStream,
    name: &str,
    version: u32,
    description: Option<&str>,
) -> TokenStream {
    let options = parts.options;
    let (schema, descriptor) = (names::hidden("__schema"), names::hidden("__descriptor"));
    let arguments = parts.parameters.iter().filter(|parameter| parameter.source == Source::Argument).map(|parameter| {
        let (ty, name, text) = (&parameter.ty, plain(&parameter.ident), option(parameter.description.as_deref()));
        let private = names::path_at(private, parameter.ident.span());
        quote!(let #schema = <#ty as #private::Argument>::parameter().describe(#schema, #name, #text);)
    });
    let needs = needs(parts.parameters, parts.program, private);
    let output_schema = match signature::returned(parts.function) {
        // A type that only the compiler knows.
        Some(ty) if signature::is_opaque(ty) => quote!(::core::option::Option::None),
        Some(ty) => quote!(#private::output_schema!(#ty)),
        None => quote!(#private::output_schema!(())),
    };
    let (title, description) = (option(options.title.as_deref()), option(description));
    let krate = parts.krate;
    let once = options.once;
    let hints = &options.annotations;
    let [read_only, destructive, idempotent, open_world] = [
        hints.read_only,
        hints.destructive,
        hints.idempotent,
        hints.open_world,
    ]
    .map(option);
    quote! {
        let #schema = #private::InputSchema::new();
        #(#arguments)*
        let mut #descriptor = #private::Descriptor::new(#name, #schema.finish());
        #descriptor.title = #title;
        #descriptor.description = #description;
        #descriptor.version = #version;
        #descriptor.ttl = <Self as #krate::Resumable>::ttl(self);
        #descriptor.once = #once;
        #descriptor.annotations.read_only = #read_only;
        #descriptor.annotations.destructive = #destructive;
        #descriptor.annotations.idempotent = #idempotent;
        #descriptor.annotations.open_world = #open_world;
        #descriptor.output_schema = #output_schema;
        #descriptor.environment = { #needs };
        #descriptor
    }
}
