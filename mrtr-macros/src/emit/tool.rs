//! The unit struct that stands for the function, and its `Tool` implementation.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
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
    let (value, error) = (names::hidden("__value"), names::hidden("__error"));
    let locals: Vec<_> = (0..parts.parameters.len())
        .map(|index| names::hidden(&format!("__parameter{index}")))
        .collect();
    let reads = parts
        .parameters
        .iter()
        .zip(&locals)
        .map(|(parameter, local)| {
            let (ty, name) = (&parameter.ty, plain(&parameter.ident));
            let private = names::path_at(private, parameter.ident.span());
            let read = match parameter.source {
                Source::Environment => quote!(<#ty as #private::Lent>::lend(#scope)),
                Source::Argument => {
                    quote!(<#ty as #private::Argument>::parameter().read(#scope.arguments(), #name))
                }
            };
            quote! {
                let #local = match #read {
                    ::core::result::Result::Ok(#value) => #value,
                    ::core::result::Result::Err(#error) => return ::core::result::Result::Err(#error),
                };
            }
        });
    let (returned, finish) = (names::returned(), finish(parts, private));
    // Whether the future may go to another thread is decided by the whole body: the fault is the function's.
    let span = parts.function.sig.ident.span();
    let future = quote_spanned! {span=>
        async move {
            #(#reads)*
            let #returned = #machine(#run, #scope, #(#locals),*).await;
            #finish
        }
    };
    let boxed = quote_spanned!(span=> ::std::boxed::Box::pin(#future));
    quote! {
        fn run<'r, 'de: 'r>(
            &'r self,
            #scope: &'r #private::Scope<'de>,
            #run: &'r mut #private::Run<'de>,
        ) -> #private::RunFuture<'r> {
            #boxed
        }
    }
}

/// Makes the machine's value a reply; see `mrtr_runtime::reply::finish`. Where a type cannot be one, this is shown at
/// the type.
fn finish(parts: &ToolParts<'_>, private: &TokenStream) -> TokenStream {
    let (value, error) = match signature::returned(parts.function) {
        Some(ty) => signature::parts_of_result(ty).unwrap_or((ty, ty)),
        None => {
            return finish_at(
                private,
                parts.function.sig.ident.span(),
                parts.function.sig.ident.span(),
            );
        }
    };
    finish_at(private, signature::head(value), signature::head(error))
}

fn finish_at(private: &TokenStream, value_span: Span, error_span: Span) -> TokenStream {
    let (value, error) = (
        Ident::new("__value", value_span),
        Ident::new("__error", error_span),
    );
    let (of_value, of_error) = (
        names::path_at(private, value_span),
        names::path_at(private, error_span),
    );
    let reply = quote_spanned! {value_span=>
        <_ as #of_value::ReturnValue<_>>::reply((&&#of_value::Probe::of(&#value)).mrtr_value(), #value)
    };
    let failure = quote_spanned! {error_span=>
        <_ as #of_error::ReturnError<_>>::tool_error((&&&#of_error::Probe::of(&#error)).mrtr_error(), #error)
    };
    let returned = names::returned();
    quote! {
        #[allow(unused_imports)]
        use #private::{
            ErrorByConversion as _, ErrorByDisplay as _, ErrorByReference as _, SplitPlain as _, SplitResult as _,
            ValueByItself as _, ValueBySerialize as _,
        };
        match (&&#private::Probe::of(&#returned)).mrtr_split().split(#returned) {
            ::core::result::Result::Ok(#value) => #reply,
            ::core::result::Result::Err(#error) => ::core::result::Result::Err(#failure),
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
            output_schema: #output_schema,
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
