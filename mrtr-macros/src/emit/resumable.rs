//! What tools, prompts and resources have in common: a function of the author's name that makes what can be called,
//! its machine, and its `Resumable` implementation.
//!
//! ```text
//! // Input
//! pub async fn seat(flight: String) -> String { .. }
//!
//! // Output
//! pub fn seat() -> impl Tool {
//!     struct __Function;
//!     async fn __machine(..) -> String { .. }
//!     impl Tool for __Function { .. }
//!     impl Resumable for __Function { .. }
//!     __Function
//! }
//! ```
//!
//! The runtime takes the function for what it makes. A unit struct could be handed over as well, but its name would
//! mean it in every pattern of the module; and a function may stand in an `impl`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{ItemFn, Type};

use super::{
    attributes, describe,
    machine::Machine,
    parts::{Parts, option, plain},
};
use crate::{
    names,
    parse::signature::{self, Parameter, Source},
    shape::Shape,
};

/// Writes the function that makes something of the trait `makes`, whose implementation is `own`.
pub(super) fn resumable(
    parts: &Parts<'_>,
    makes: &TokenStream,
    reply: &TokenStream,
    own: &TokenStream,
) -> TokenStream {
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
    let name = parts.name();
    let version = options.version.unwrap_or(0);
    let machine = Machine {
        function,
        parameters,
        program,
        facts,
        private,
        name: &name,
        version,
        begins_with_arguments: parameters.iter().any(|parameter| !parameter.held),
    }
    .function();
    let call = call(parts, private);
    let described = describe::whole(parts, private);
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
    let arguments = known_arguments(parameters);
    let made = program.names.made();
    let body = quote! {
        struct #made;
        #machine
        #own
        impl #private::Sealed for #made {}
        impl #krate::Resumable for #made {
            type Reply = #reply;
            fn name(&self) -> &'static str { #name }
            #ttl
            #once
            #arguments
            #described
            #call
        }
        #made
    };
    maker(function, makes, &body)
}

/// `pub fn book_flight() -> impl Tool` with this body.
pub(crate) fn maker(function: &ItemFn, makes: &TokenStream, body: &TokenStream) -> TokenStream {
    let (vis, ident) = (&function.vis, &function.sig.ident);
    let attrs = attributes::of_named(function);
    quote! {
        #(#attrs)*
        #[must_use]
        #vis fn #ident() -> impl #makes { #body }
    }
}

fn call(parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let (machine, run, scope) = (parts.program.names.machine(), names::run(), names::scope());
    let (held, given) = (names::held(), names::arguments());
    let (lent, arguments): (Vec<_>, Vec<_>) = parts
        .parameters
        .iter()
        .partition(|parameter| parameter.held);
    let read_held = reads(parts, &lent, private);
    // What comes out of the frame later is not read again: a type of the author's may give another value then.
    let (start, start_with) = if arguments.is_empty() {
        (TokenStream::new(), TokenStream::new())
    } else {
        let read = reads(parts, &arguments, private);
        let start = quote! {
            let #given = if #run.begins() { #read } else { ::core::option::Option::None };
        };
        (start, quote!(, #given))
    };
    let (returned, finish) = (names::returned(), finish(parts, private));
    // Whether the future may go to another thread is decided by the whole body: the fault is the function's.
    let span = parts.function.sig.ident.span();
    // An `async` block although `Box::pin(machine)` and a function would do: that it is `Send` is looked at last, and not
    // where something else is wrong already.
    let future = quote_spanned! {span=>
        ::std::boxed::Box::pin(async move {
            let #returned = #machine(#run, #scope, #held #start_with).await;
            #finish
        })
    };
    quote! {
        // A deprecated function calls itself here.
        #[allow(deprecated)]
        fn run<'r, 'de: 'r>(
            &self,
            #scope: &'r #private::Scope<'de>,
            #run: &'r mut #private::Run<'de>,
        ) -> #private::RunFuture<'r, Self::Reply> {
            let #held = if #run.describing() { ::core::option::Option::None } else { #read_held };
            #start
            #future
        }
    }
}

/// Which arguments it knows, and what those are taken for that are read again.
fn known_arguments(parameters: &[Parameter]) -> Option<TokenStream> {
    let each = names::hidden("__each");
    let calls: Vec<_> = parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Argument)
        .map(|parameter| {
            let (name, ty) = (plain(&parameter.ident), &parameter.ty);
            if parameter.held {
                quote!(#each(#name, ::core::any::type_name::<#ty>());)
            } else {
                quote!(#each(#name, "");)
            }
        })
        .collect();
    (!calls.is_empty()).then(|| {
        quote! {
            fn arguments(&self, #each: &mut dyn ::core::ops::FnMut(&'static str, &'static str)) {
                #(#calls)*
            }
        }
    })
}

/// Gets these parameters from the server and from the request, as `Some` tuple of them.
fn reads(parts: &Parts<'_>, parameters: &[&Parameter], private: &TokenStream) -> TokenStream {
    let scope = names::scope();
    let (value, error) = (names::hidden("__value"), names::hidden("__error"));
    let locals: Vec<_> = (0..parameters.len())
        .map(|index| names::hidden(&format!("__parameter{index}")))
        .collect();
    let reads = parameters.iter().zip(&locals).map(|(parameter, local)| {
        let (ty, name) = (&parameter.ty, plain(&parameter.ident));
        let private = names::path_at(private, parameter.ident.span());
        let read = match parameter.source {
            Source::Environment => quote!(<#ty as #private::FromEnvironment>::get(#scope)),
            Source::Argument if parts.shape == Shape::Tool => {
                quote!(<#ty as #private::Argument>::parameter().read(#scope.arguments(), #name))
            }
            Source::Argument => {
                quote!(<#ty as #private::TextArgument>::read(#scope.arguments(), #name))
            }
        };
        let is_plain = (parameter.source == Source::Argument && parameter.held)
            .then(|| is_plain(ty, &private));
        quote! {
            #is_plain
            let #local = match #read {
                ::core::result::Result::Ok(#value) => #value,
                ::core::result::Result::Err(#error) => return #private::failed(#error),
            };
        }
    });
    quote! {{
        #(#reads)*
        ::core::option::Option::Some((#(#locals,)*))
    }}
}

/// Requires of what is called like a type of the standard library that it is that type, and so can be read again.
fn is_plain(ty: &Type, private: &TokenStream) -> TokenStream {
    let span = signature::head(ty);
    let private = names::path_at(private, span);
    quote_spanned!(span=> <#ty as #private::PlainArgument>::plain();)
}

/// Makes the machine's value a reply; see `mrtr_runtime::function::reply::finish`. Where a type cannot be one, this is shown at
/// the type.
fn finish(parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let Some(ty) = signature::returned(parts.function) else {
        let name = parts.function.sig.ident.span();
        return finish_at(parts, private, name, name);
    };
    let (value, error) = signature::parts_of_result(ty).unwrap_or((ty, ty));
    finish_at(
        parts,
        private,
        signature::head(value),
        signature::head(error),
    )
}

fn finish_at(
    parts: &Parts<'_>,
    private: &TokenStream,
    value_span: Span,
    error_span: Span,
) -> TokenStream {
    let (value, error) = (
        Ident::new("__value", value_span),
        Ident::new("__error", error_span),
    );
    let (of_value, of_error) = (
        names::path_at(private, value_span),
        names::path_at(private, error_span),
    );
    let reply = match parts.shape {
        Shape::Tool | Shape::Flow => quote_spanned! {value_span=>
            <_ as #of_value::ReturnValue<_>>::reply((&&#of_value::Probe::of(&#value)).mrtr_value(), #value)
        },
        Shape::Prompt => quote_spanned! {value_span=>
            ::core::result::Result::Ok(<_ as #of_value::IntoPrompt>::into_prompt(#value))
        },
        Shape::Resource => {
            let address = address(parts, private);
            quote_spanned! {value_span=>
                ::core::result::Result::Ok(<_ as #of_value::IntoResource>::into_resource(#value, #address))
            }
        }
    };
    let failure = quote_spanned! {error_span=>
        <_ as #of_error::ReturnError<_>>::tool_error((&&&#of_error::Probe::of(&#error)).mrtr_error(), #error)
    };
    let returned = names::returned();
    quote! {
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

/// The address that contents without one of their own get.
fn address(parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let (uri, scope) = (parts.name(), names::scope());
    let mime_type = option(parts.options.mime_type.as_deref());
    quote!(#private::Address::of(#uri, #mime_type, #scope))
}
