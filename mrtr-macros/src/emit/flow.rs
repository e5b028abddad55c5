//! A flow: a struct that holds the arguments, a function of the same name that makes one, and its `Flow`
//! implementation.
//!
//! ```text
//! // Input
//! async fn pick_seat(airline: &Airline, free: Vec<String>) -> Result<String, AskError> { .. }
//!
//! // Output
//! struct pick_seat { free: Vec<String> }
//! fn pick_seat(free: Vec<String>) -> pick_seat { pick_seat { free } }
//! const _: () = {
//!     async fn __machine(.., held: Option<(&Airline,)>, arguments: Option<(Vec<String>,)>) -> Result<String, AskError> { .. }
//!     impl Flow for pick_seat { .. }
//! };
//! ```

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{ItemFn, Type};

use super::{
    attributes, describe, elided,
    machine::Machine,
    parts::{self, Parts},
};
use crate::{
    names,
    parse::signature::{Parameter, Source},
};

/// Writes the flow.
pub(crate) fn flow(parts: &Parts<'_>) -> TokenStream {
    let Parts {
        function,
        options,
        parameters,
        program,
        facts,
        krate,
        ..
    } = *parts;
    let private = &quote!(#krate::__private);
    let ident = &function.sig.ident;
    let name = parts::plain(ident);
    let version = options.version.unwrap_or(0);
    let machine_function = Machine {
        function,
        parameters,
        program,
        facts,
        private,
        name: &name,
        version,
        begins_with_arguments: true,
    }
    .function();
    let output = parts::output(function);
    let fields = Fields::of(parameters);
    let item = item(function, &fields);
    let needs = needs(parameters, parts, private);
    let (run, scope) = (names::run(), names::scope());
    let (value, error) = (names::hidden("__value"), names::hidden("__error"));
    let (given, wanted) = (names::arguments(), names::needs());
    let locals: Vec<_> = (0..parameters.len())
        .map(|index| names::hidden(&format!("__parameter{index}")))
        .collect();
    let of = |source| {
        parameters
            .iter()
            .zip(&locals)
            .filter(move |(parameter, _)| parameter.source == source)
    };
    let reads = of(Source::Environment).map(|(parameter, local)| {
        let ty = &parameter.ty;
        let at = names::path_at(private, parameter.ident.span());
        let read = quote!(<#ty as #at::FromEnvironment>::get(#scope));
        quote! {
            let #local = match #read {
                ::core::result::Result::Ok(#value) => #value,
                ::core::result::Result::Err(#error) => return ::std::boxed::Box::pin(#run.fail(#error)),
            };
        }
    });
    let environment = of(Source::Environment).map(|(_, local)| local);
    let Fields {
        names: fields,
        generics,
        lasting,
        ..
    } = &fields;
    let trap = trap(parts, generics, &output, private);
    let future = future(ident.span(), &program.names);
    let (held, described) = (names::held(), describe::part(parts, private));
    let attrs = attributes::of_scope(function);
    quote! {
        #item
        #(#attrs)*
        const _: () = {
            #machine_function
            impl #generics #krate::Flow for #ident #generics {
                type Output = #output;
                type Lasting = #ident #lasting;
                // A deprecated function calls itself here.
                #[allow(deprecated)]
                fn run<'r, 'de: 'r>(
                    #given: ::core::option::Option<Self>,
                    #scope: &'r #private::Scope<'de>,
                    #run: &'r mut #private::Run<'de>,
                ) -> ::core::pin::Pin<::std::boxed::Box<
                    dyn ::core::future::Future<Output = #output> + ::core::marker::Send + 'r
                >>
                where
                    Self: 'r,
                {
                    let #held = if #run.describing() {
                        ::core::option::Option::None
                    } else {
                        #(#reads)*
                        ::core::option::Option::Some((#(#environment,)*))
                    };
                    let #given = #given.map(|#given| (#(#given.#fields,)*));
                    #future
                }
                fn needs(#wanted: &mut #private::Needs) { #needs }
                fn name() -> &'static str { #name }
                #described
            }
            #trap
        };
    }
}

/// The future of a run, at `span`: whether it may go to another thread is decided by the whole body, so the fault is the
/// function's.
fn future(span: Span, own: &names::Distinct) -> TokenStream {
    let (machine, run, scope, held, given) = (
        own.machine(),
        names::run(),
        names::scope(),
        names::held(),
        names::arguments(),
    );
    let (depth, value) = (names::hidden("__depth"), names::hidden("__value"));
    quote_spanned! {span=>
        ::std::boxed::Box::pin(async move {
            let #depth = #run.depth();
            let #value = #machine(#run, #scope, #held, #given).await;
            #run.leave(#depth);
            #value
        })
    }
}

/// The arguments as fields of the struct, which has a lifetime where one of them borrows.
struct Fields<'p> {
    names: Vec<&'p Ident>,
    types: Vec<Type>,
    /// `<'given>`, or nothing.
    generics: TokenStream,
    /// `<'static>`, or nothing.
    lasting: TokenStream,
}

impl<'p> Fields<'p> {
    fn of(parameters: &'p [Parameter]) -> Self {
        let given = names::given();
        let arguments = || {
            parameters
                .iter()
                .filter(|parameter| parameter.source == Source::Argument)
        };
        let (types, borrows): (Vec<_>, Vec<_>) = arguments()
            .map(|argument| elided::spelled_type(&argument.ty, &given))
            .unzip();
        let (generics, lasting) = if borrows.contains(&true) {
            (quote!(<#given>), quote!(<'static>))
        } else {
            (TokenStream::new(), TokenStream::new())
        };
        Self {
            names: arguments().map(|argument| &argument.ident).collect(),
            types,
            generics,
            lasting,
        }
    }
}

/// Awaited without `call`: one error that tells the cure.
fn trap(
    parts: &Parts<'_>,
    generics: &TokenStream,
    output: &Type,
    private: &TokenStream,
) -> TokenStream {
    let ident = &parts.function.sig.ident;
    quote! {
        // `for<'never>`, or the bound would be checked here.
        impl #generics ::core::future::Future for #ident #generics
        where
            for<'never> #private::Uncalled<Self>: #private::EnteredByCall<'never>,
        {
            type Output = #output;
            fn poll(
                self: ::core::pin::Pin<&mut Self>,
                _: &mut ::core::task::Context<'_>,
            ) -> ::core::task::Poll<#output> {
                ::core::task::Poll::Pending
            }
        }
    }
}

/// The struct and the function that makes one.
fn item(function: &ItemFn, fields: &Fields<'_>) -> TokenStream {
    let (vis, ident) = (&function.vis, &function.sig.ident);
    let of_struct = attributes::of_struct(function);
    let of_constructor = attributes::of_constructor(function);
    let Fields {
        names,
        types,
        generics,
        ..
    } = fields;
    quote! {
        #(#of_struct)*
        #[allow(non_camel_case_types)]
        #[must_use = "a flow runs where it is called: `call(..).await`"]
        #vis struct #ident #generics { #(#names: #types),* }

        #(#of_constructor)*
        #vis fn #ident #generics (#(#names: #types),*) -> #ident #generics {
            #ident { #(#names),* }
        }
    }
}

fn needs(parameters: &[Parameter], parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let environment = parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Environment)
        .map(|parameter| &parameter.ty);
    let needs = names::needs();
    let flows = parts::flows(parts.program, private, &quote!(#needs));
    quote! {
        #(#needs.add::<#environment>();)*
        #flows
    }
}

/// What is written when the function breaks a rule.
pub(crate) fn fallback(parts: &super::fallback::FlowStub<'_>) -> TokenStream {
    let (function, krate) = (parts.function, parts.krate);
    let (vis, ident, output) = (&function.vis, &function.sig.ident, parts::output(function));
    let Fields {
        names,
        types,
        generics,
        lasting,
    } = &Fields::of(parts.parameters);
    quote! {
        #[allow(non_camel_case_types, dead_code)]
        #vis struct #ident #generics { #(#names: #types),* }
        #[allow(dead_code)]
        #vis fn #ident #generics (#(#names: #types),*) -> #ident #generics {
            #ident { #(#names),* }
        }
        const _: () = {
            impl #generics #krate::Flow for #ident #generics {
                type Output = #output;
                type Lasting = #ident #lasting;
                fn run<'r, 'de: 'r>(
                    _: ::core::option::Option<Self>,
                    _: &'r #krate::__private::Scope<'de>,
                    _: &'r mut #krate::__private::Run<'de>,
                ) -> ::core::pin::Pin<::std::boxed::Box<
                    dyn ::core::future::Future<Output = #output> + ::core::marker::Send + 'r
                >>
                where
                    Self: 'r,
                {
                    ::core::unreachable!()
                }
                fn needs(_: &mut #krate::__private::Needs) {}
            }
        };
    }
}
