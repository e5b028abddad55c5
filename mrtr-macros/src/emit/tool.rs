//! The unit struct that stands for the function, and its `Tool` implementation.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, ItemFn, Type};

use super::machine::Machine;
use crate::{
    analyze::Facts,
    names,
    parse::{
        options::Options,
        signature::{self, Parameter, Source},
    },
    tree::Program,
};

/// What a tool is made from.
pub(crate) struct ToolParts<'a> {
    pub(crate) function: &'a ItemFn,
    pub(crate) options: &'a Options,
    pub(crate) parameters: &'a [Parameter],
    pub(crate) program: &'a Program,
    pub(crate) facts: &'a Facts,
    /// The path of the `mrtr` crate.
    pub(crate) krate: &'a TokenStream,
}

/// Writes the tool.
pub(crate) fn tool(parts: &ToolParts<'_>) -> TokenStream {
    let ToolParts { function, options, parameters, program, facts, krate } = *parts;
    let private = &quote!(#krate::__private);
    let ident = &function.sig.ident;
    let name = options.name.clone().unwrap_or_else(|| plain(ident));
    let version = options.version.unwrap_or(0);
    let machine = Machine { function, parameters, program, facts, private, name: &name, version }.function();
    let item = unit_struct(function);
    let description = description(function, options);
    let call = call(parts, private);
    let describe = describe(parts, private, &name, version, description.as_deref());
    let cfgs = cfgs(&function.attrs);
    quote! {
        #item
        #(#cfgs)*
        const _: () = {
            #machine
            impl #krate::Tool for #ident {
                fn describe(&self) -> #private::Descriptor { #describe }
                #call
            }
        };
    }
}

/// `pub struct book_flight;` with the function's documentation.
pub(crate) fn unit_struct(function: &ItemFn) -> TokenStream {
    let (vis, ident) = (&function.vis, &function.sig.ident);
    let attrs = function.attrs.iter().filter(|attr| {
        ["doc", "cfg", "deprecated"].iter().any(|name| attr.path().is_ident(name))
    });
    quote! {
        #(#attrs)*
        #[allow(non_camel_case_types)]
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        #vis struct #ident;
    }
}

pub(crate) fn cfgs(attrs: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attrs.iter().filter(|attr| attr.path().is_ident("cfg"))
}

fn plain(ident: &proc_macro2::Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").map_or(name.clone(), str::to_owned)
}

fn description(function: &ItemFn, options: &Options) -> Option<String> {
    options
        .description
        .clone()
        .or_else(|| signature::documentation(&function.attrs).map(|text| signature::first_paragraph(&text)))
}

fn call(parts: &ToolParts<'_>, private: &TokenStream) -> TokenStream {
    let (machine, run, scope) = (names::machine(), names::run(), names::scope());
    let locals: Vec<_> = (0..parts.parameters.len()).map(|index| names::hidden(&format!("__parameter{index}"))).collect();
    let reads = parts.parameters.iter().zip(&locals).map(|(parameter, local)| {
        let (ty, name) = (&parameter.ty, plain(&parameter.ident));
        let span = proc_macro2::Span::mixed_site().located_at(syn::spanned::Spanned::span(ty));
        let read = match parameter.source {
            Source::Environment => quote::quote_spanned!(span=> #private::environment::<#ty>(#scope)),
            Source::Argument => quote::quote_spanned!(span=> #private::argument::<#ty>(#scope, #name)),
        };
        quote! {
            let #local = match #read {
                ::core::result::Result::Ok(value) => value,
                ::core::result::Result::Err(error) => return ::core::result::Result::Err(error),
            };
        }
    });
    quote! {
        fn run<'r, 'de: 'r>(
            &'r self,
            #scope: &'r #private::Scope<'de>,
            #run: &'r mut #private::Run<'de>,
        ) -> #private::RunFuture<'r> {
            ::std::boxed::Box::pin(async move {
                #(#reads)*
                let returned = #machine(#run, #(#locals),*).await;
                #private::finish!(returned)
            })
        }
    }
}

fn describe(
    parts: &ToolParts<'_>,
    private: &TokenStream,
    name: &str,
    version: u32,
    description: Option<&str>,
) -> TokenStream {
    let options = parts.options;
    let arguments = parts.parameters.iter().filter(|parameter| parameter.source == Source::Argument).map(|parameter| {
        let (ty, name, text) = (&parameter.ty, plain(&parameter.ident), option(parameter.description.as_deref()));
        let span = proc_macro2::Span::mixed_site().located_at(syn::spanned::Spanned::span(ty));
        let method = format_ident!("argument", span = span);
        quote::quote_spanned!(span=> .#method::<#ty>(#name, #text))
    });
    let environment = parts
        .parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Environment)
        .map(|parameter| &parameter.ty);
    let output: Type = match signature::returned(parts.function) {
        Some(ty) => ty.clone(),
        None => syn::parse_quote!(()),
    };
    let (title, description) = (option(options.title.as_deref()), option(description));
    let ttl = match options.ttl {
        Some(seconds) => quote!(::core::option::Option::Some(::core::time::Duration::from_secs(#seconds))),
        None => quote!(::core::option::Option::None),
    };
    let once = options.once;
    let hints = &options.annotations;
    let [read_only, destructive, idempotent, open_world] =
        [hints.read_only, hints.destructive, hints.idempotent, hints.open_world].map(|hint| option(hint));
    quote! {
        #private::describe(#private::Description {
            name: #name,
            title: #title,
            description: #description,
            version: #version,
            ttl: #ttl,
            once: #once,
            annotations: #private::Annotations {
                read_only: #read_only,
                destructive: #destructive,
                idempotent: #idempotent,
                open_world: #open_world,
            },
            input_schema: #private::InputSchema::new() #(#arguments)* .finish(),
            output_schema: #private::output_schema!(#output),
            environment: ::std::vec![#(#private::EnvType::of::<#environment>()),*],
        })
    }
}

fn option<T: quote::ToTokens>(value: Option<T>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}
