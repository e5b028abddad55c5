//! The unit struct that stands for the function, and its `Tool` implementation.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, ItemFn, Type};

use super::machine::Machine;
use crate::{
    analyze::Facts,
    names,
    parse::{
        checkpoint,
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
    let ToolParts {
        function,
        options,
        parameters,
        program,
        facts,
        krate,
    } = *parts;
    let private = &quote!(#krate::__private);
    let ident = &function.sig.ident;
    let name = options.name.clone().unwrap_or_else(|| plain(ident));
    let version = options.version.unwrap_or(0);
    let machine = Machine {
        function,
        parameters,
        program,
        facts,
        private,
        name: &name,
        version,
        arguments_travel: false,
    }
    .function();
    let item = unit_struct(function);
    let description = description(function, options);
    let call = call(parts, private);
    let describe = describe(parts, private, &name, version, description.as_deref());
    let cfgs = cfgs(&function.attrs);
    let ttl = options.ttl.map(|seconds| {
        quote! {
            fn ttl(&self) -> ::core::option::Option<::core::time::Duration> {
                ::core::option::Option::Some(::core::time::Duration::from_secs(#seconds))
            }
        }
    });
    let once = options.once.then(|| {
        quote! {
            fn once(&self) -> bool { true }
        }
    });
    quote! {
        #item
        #(#cfgs)*
        const _: () = {
            #machine
            impl #krate::Tool for #ident {
                fn describe(&self) -> #private::Descriptor { #describe }
            }
            impl #krate::Resumable for #ident {
                type Reply = #krate::Reply;
                fn name(&self) -> &'static str { #name }
                #ttl
                #once
                #call
            }
        };
    }
}

/// `pub struct book_flight;` with the function's documentation.
pub(crate) fn unit_struct(function: &ItemFn) -> TokenStream {
    let (vis, ident) = (&function.vis, &function.sig.ident);
    let attrs = function.attrs.iter().filter(|attr| {
        ["doc", "cfg", "deprecated"]
            .iter()
            .any(|name| attr.path().is_ident(name))
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

pub(super) fn plain(ident: &proc_macro2::Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").map_or(name.clone(), str::to_owned)
}

fn description(function: &ItemFn, options: &Options) -> Option<String> {
    options.description.clone().or_else(|| {
        signature::documentation(&function.attrs).map(|text| signature::first_paragraph(&text))
    })
}

fn call(parts: &ToolParts<'_>, private: &TokenStream) -> TokenStream {
    let (machine, run, scope) = (names::machine(), names::run(), names::scope());
    let locals: Vec<_> = (0..parts.parameters.len())
        .map(|index| names::hidden(&format!("__parameter{index}")))
        .collect();
    let reads = parts.parameters.iter().zip(&locals).map(|(parameter, local)| {
        let (ty, name) = (&parameter.ty, plain(&parameter.ident));
        let span = proc_macro2::Span::mixed_site().located_at(syn::spanned::Spanned::span(ty));
        let read = match parameter.source {
            Source::Environment => quote::quote_spanned!(span=> #private::environment::<#ty>(#scope)),
            Source::Argument => {
                quote::quote_spanned!(span=> #private::parameter::<#ty>().read(#scope.arguments(), #name))
            }
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
                let returned = #machine(#run, #scope, #(#locals),*).await;
                #private::finish!(returned)
            })
        }
    }
}

/// The declared return type.
pub(super) fn output(function: &ItemFn) -> Type {
    match signature::returned(function) {
        Some(ty) => ty.clone(),
        None => syn::parse_quote!(()),
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
    let schema = names::hidden("__schema");
    let arguments = parts.parameters.iter().filter(|parameter| parameter.source == Source::Argument).map(|parameter| {
        let (ty, name, text) = (&parameter.ty, plain(&parameter.ident), option(parameter.description.as_deref()));
        let span = proc_macro2::Span::mixed_site().located_at(syn::spanned::Spanned::span(ty));
        quote::quote_spanned!(span=> let #schema = #private::parameter::<#ty>().describe(#schema, #name, #text);)
    });
    let needs = needs(parts.parameters, parts.program, private);
    let output = output(parts.function);
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
    .map(|hint| option(hint));
    quote! {
        let #schema = #private::InputSchema::new();
        #(#arguments)*
        #private::Descriptor {
            name: #name,
            title: #title,
            description: #description,
            version: #version,
            ttl: <Self as #krate::Resumable>::ttl(self),
            once: #once,
            annotations: #private::Annotations {
                read_only: #read_only,
                destructive: #destructive,
                idempotent: #idempotent,
                open_world: #open_world,
            },
            input_schema: #schema.finish(),
            output_schema: #private::output_schema!(#output),
            environment: { #needs }
        }
    }
}

/// What the function and the flows it calls want from the environment.
pub(super) fn needs(
    parameters: &[Parameter],
    program: &Program,
    private: &TokenStream,
) -> TokenStream {
    let environment = parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Environment)
        .map(|parameter| &parameter.ty);
    let flows = program
        .checkpoints
        .iter()
        .filter_map(|asked| checkpoint::called(&asked.question));
    quote! {
        #[allow(unused_mut)]
        let mut needs = #private::Needs::new() #(.with::<#environment>())*;
        #(needs.flow::<#flows>();)*
        needs.finish()
    }
}

fn option<T: quote::ToTokens>(value: Option<T>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}
