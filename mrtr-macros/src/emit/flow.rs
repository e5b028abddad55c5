//! A flow: a struct that holds the arguments, a function of the same name that makes one, and its `Flow`
//! implementation.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{
    attributes, describe,
    machine::Machine,
    resumable::{self, Parts},
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
    let name = resumable::plain(ident);
    let version = options.version.unwrap_or(0);
    let machine_function = Machine {
        function,
        parameters,
        program,
        facts,
        private,
        name: &name,
        version,
        arguments_travel: true,
    }
    .function();
    let output = resumable::output(function);
    let needs = needs(parameters, parts, private);
    let (machine, run, scope) = (program.names.machine(), names::run(), names::scope());
    let (value, error) = (names::hidden("__value"), names::hidden("__error"));
    let (given, wanted) = (names::arguments(), names::needs());
    let locals: Vec<_> = (0..parameters.len())
        .map(|index| names::hidden(&format!("__parameter{index}")))
        .collect();
    let lent = |source| {
        parameters
            .iter()
            .zip(&locals)
            .filter(move |(parameter, _)| parameter.source == source)
    };
    let reads = lent(Source::Environment).map(|(parameter, local)| {
        let ty = &parameter.ty;
        let lent = names::path_at(private, parameter.ident.span());
        let read = quote!(<#ty as #lent::Lent>::lend(#scope));
        quote! {
            let #local = match #read {
                ::core::result::Result::Ok(#value) => #value,
                ::core::result::Result::Err(#error) => return ::std::boxed::Box::pin(#run.fail(#error)),
            };
        }
    });
    let environment = lent(Source::Environment).map(|(_, local)| local);
    let fields = fields(parameters);
    let (item, trap) = (item(parts), trap(parts, &output, private));
    // Whether it may go to another thread is decided by the whole body: the fault is the function's.
    let future = {
        let (held, span) = (names::held(), ident.span());
        quote_spanned!(span=> ::std::boxed::Box::pin(async move { #machine(#run, #scope, #held, #given).await }))
    };
    let (held, described) = (names::held(), describe::part(parts, private));
    let attrs = attributes::of_scope(function);
    quote! {
        #item
        #(#attrs)*
        const _: () = {
            #machine_function
            impl #krate::Flow for #ident {
                type Output = #output;
                // A deprecated function calls itself here.
                #[allow(deprecated)]
                fn run<'r, 'de: 'r>(
                    #given: ::core::option::Option<Self>,
                    #scope: &'r #private::Scope<'de>,
                    #run: &'r mut #private::Run<'de>,
                ) -> ::core::pin::Pin<::std::boxed::Box<
                    dyn ::core::future::Future<Output = #output> + ::core::marker::Send + 'r
                >> {
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

/// Awaited without `call`: one error that tells the cure.
fn trap(parts: &Parts<'_>, output: &syn::Type, private: &TokenStream) -> TokenStream {
    let ident = &parts.function.sig.ident;
    quote! {
        // `for<'never>`, or the bound would be checked here.
        impl ::core::future::Future for #ident
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
fn item(parts: &Parts<'_>) -> TokenStream {
    let function = parts.function;
    let (vis, ident) = (&function.vis, &function.sig.ident);
    let (of_struct, of_constructor) = (
        attributes::of_struct(function),
        attributes::of_constructor(function),
    );
    let fields: Vec<_> = fields(parts.parameters).collect();
    let types: Vec<_> = arguments(parts.parameters)
        .map(|argument| &argument.ty)
        .collect();
    quote! {
        #(#of_struct)*
        #[allow(non_camel_case_types)]
        #[must_use = "a flow runs where it is called: `call(..).await`"]
        #vis struct #ident { #(#fields: #types),* }

        #(#of_constructor)*
        #vis fn #ident(#(#fields: #types),*) -> #ident {
            #ident { #(#fields),* }
        }
    }
}

fn arguments(parameters: &[Parameter]) -> impl Iterator<Item = &Parameter> {
    parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Argument)
}

fn fields(parameters: &[Parameter]) -> impl Iterator<Item = &proc_macro2::Ident> {
    arguments(parameters).map(|argument| &argument.ident)
}

fn needs(parameters: &[Parameter], parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let environment = parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Environment)
        .map(|parameter| &parameter.ty);
    let needs = names::needs();
    let flows = resumable::flows(parts.program, private, &quote!(#needs));
    quote! {
        #(#needs.add::<#environment>();)*
        #flows
    }
}

/// What is written when the function breaks a rule.
pub(crate) fn fallback(parts: &super::fallback::FlowStub<'_>) -> TokenStream {
    let (function, krate) = (parts.function, parts.krate);
    let (vis, ident, output) = (
        &function.vis,
        &function.sig.ident,
        resumable::output(function),
    );
    let arguments: Vec<_> = arguments(parts.parameters).collect();
    let fields: Vec<_> = arguments.iter().map(|argument| &argument.ident).collect();
    let types: Vec<_> = arguments.iter().map(|argument| &argument.ty).collect();
    quote! {
        #[allow(non_camel_case_types, dead_code)]
        #vis struct #ident { #(#fields: #types),* }
        #[allow(dead_code)]
        #vis fn #ident(#(#fields: #types),*) -> #ident {
            #ident { #(#fields),* }
        }
        const _: () = {
            impl #krate::Flow for #ident {
                type Output = #output;
                fn run<'r, 'de: 'r>(
                    _: ::core::option::Option<Self>,
                    _: &'r #krate::__private::Scope<'de>,
                    _: &'r mut #krate::__private::Run<'de>,
                ) -> ::core::pin::Pin<::std::boxed::Box<
                    dyn ::core::future::Future<Output = #output> + ::core::marker::Send + 'r
                >> {
                    ::core::unreachable!()
                }
                fn needs(_: &mut #krate::__private::Needs) {}
            }
        };
    }
}
