//! What an emitter reads: the function, what was found out about it, and the small pieces that several emitters write.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{ItemFn, Type};

use crate::{
    analyze::Facts,
    names,
    parse::{
        checkpoint,
        options::Options,
        signature::{self, Parameter, Source},
    },
    shape::Shape,
    tree::Program,
};

/// What a function is made into something callable from.
pub(crate) struct Parts<'a> {
    pub(crate) shape: Shape,
    pub(crate) function: &'a ItemFn,
    pub(crate) options: &'a Options,
    pub(crate) parameters: &'a [Parameter],
    pub(crate) program: &'a Program,
    pub(crate) facts: &'a Facts,
    /// The path of the `mrtr` crate.
    pub(crate) krate: &'a TokenStream,
}

impl Parts<'_> {
    /// The name clients use, or the URI they read.
    pub(super) fn name(&self) -> String {
        let options = self.options;
        let given = if self.shape == Shape::Resource {
            &options.uri
        } else {
            &options.name
        };
        given
            .clone()
            .unwrap_or_else(|| plain(&self.function.sig.ident))
    }
}

pub(super) fn plain(ident: &proc_macro2::Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").map_or(name.clone(), str::to_owned)
}

pub(super) fn description(function: &ItemFn, options: &Options) -> Option<String> {
    options.description.clone().or_else(|| {
        signature::documentation(&function.attrs).map(|text| signature::first_paragraph(&text))
    })
}

/// The declared return type.
pub(super) fn output(function: &ItemFn) -> Type {
    match signature::returned(function) {
        Some(ty) => ty.clone(),
        None => syn::parse_quote!(()),
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
    let needs = names::needs();
    let flows = flows(program, private, &quote!(&mut #needs));
    quote! {
        let mut #needs = #private::Needs::new() #(.with::<#environment>())*;
        #flows
        #needs.finish()
    }
}

/// The flows the function calls, as `Needs`.
pub(super) fn called_flows(program: &Program, private: &TokenStream) -> TokenStream {
    let needs = names::needs();
    let flows = flows(program, private, &quote!(&mut #needs));
    if flows.is_empty() {
        return quote!(#private::Needs::new());
    }
    quote!({
        let mut #needs = #private::Needs::new();
        #flows
        #needs
    })
}

/// Adds what the called flows need. They are told by calls that are never made: a path alone could be a type, or not.
pub(super) fn flows(program: &Program, private: &TokenStream, needs: &TokenStream) -> TokenStream {
    program
        .checkpoints
        .iter()
        .filter_map(|asked| {
            let call = checkpoint::called(&asked.question)?;
            // What is no flow is an error at the question's name already, and has to be the same one here.
            let span = asked.name.span();
            let (private, path) = (names::path_at(private, span), &call.func);
            let argument = quote_spanned!(span=> #private::never());
            let arguments = call.args.iter().map(|_| &argument);
            let make = quote_spanned!(span=> || #path(#(#arguments),*));
            let add = quote_spanned!(span=> <_ as #private::Flow>::needs_of(#needs, #make));
            // A flow without arguments makes a closure that only calls it.
            Some(quote!(#[allow(clippy::redundant_closure, deprecated)] { #add; }))
        })
        .collect()
}

pub(super) fn option<T: quote::ToTokens>(value: Option<T>) -> TokenStream {
    value.map_or_else(
        || quote!(::core::option::Option::None),
        |value| quote!(::core::option::Option::Some(#value)),
    )
}
