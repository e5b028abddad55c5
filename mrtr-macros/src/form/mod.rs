//! The derives `Form` and `Choice`: a type that tells which form to show, and reads it back.
//!
//! Only the reading of the derive's input can fail; it reports every fault at once and leaves an
//! impl without content, so that the type's users are no further errors.

mod attributes;
mod choice;
mod fields;
mod rename;
mod rules;
mod settings;
mod shape;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_quote};

use crate::diagnostics::Diagnostics;

/// `#[derive(Form)]`.
pub(crate) fn derive_form(input: TokenStream) -> TokenStream {
    derive(input, "form", fields::read, |input, krate| {
        let (generics, arguments, bounds) = input.generics.split_for_impl();
        let ident = &input.ident;
        quote! {
            impl #generics #krate::__private::Answer for #ident #arguments #bounds {
                fn form(_: &str) -> #krate::__private::FormSchema {
                    ::core::default::Default::default()
                }

                fn read(_: &[::core::option::Option<&#krate::__private::Value>]) -> ::core::option::Option<Self> {
                    ::core::option::Option::None
                }

                fn values(&self) -> ::std::vec::Vec<::core::option::Option<#krate::__private::Value>> {
                    ::core::default::Default::default()
                }
            }
        }
    })
}

/// `#[derive(Choice)]`.
pub(crate) fn derive_choice(input: TokenStream) -> TokenStream {
    derive(input, "choice", choice::read, |input, krate| {
        let (generics, arguments, bounds) = input.generics.split_for_impl();
        let ident = &input.ident;
        quote! {
            impl #generics #krate::__private::Choice for #ident #arguments #bounds {
                const OPTIONS: &'static [(&'static str, ::core::option::Option<&'static str>)] = &[];
                const DESCRIPTION: ::core::option::Option<&'static str> = ::core::option::Option::None;

                fn index(&self) -> usize {
                    0
                }

                fn at(_: usize) -> ::core::option::Option<Self> {
                    ::core::option::Option::None
                }
            }
        }
    })
}

fn derive(
    input: TokenStream,
    attribute: &'static str,
    read: fn(&DeriveInput, &syn::Path, &mut Diagnostics) -> TokenStream,
    hollow: fn(&DeriveInput, &syn::Path) -> TokenStream,
) -> TokenStream {
    let input: DeriveInput = match syn::parse2(input) {
        Ok(input) => input,
        Err(error) => return error.to_compile_error(),
    };
    let mut faults = Diagnostics::new("form");
    let krate = settings::crate_path(&input.attrs, attribute, &mut faults)
        .unwrap_or_else(|| parse_quote!(::mrtr));
    let tokens = read(&input, &krate, &mut faults);
    match faults.finish() {
        Ok(()) => tokens,
        Err(errors) => {
            let hollow = hollow(&input, &krate);
            quote!(#hollow #errors)
        }
    }
}

#[cfg(test)]
mod tests;
