//! `#[derive(Choice)]`: an enum's variants.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Data, DeriveInput, Fields, LitStr, Path, Variant};

use super::{
    attributes::{self, Serde},
    rules::FormRule,
    settings,
};
use crate::diagnostics::Diagnostics;

/// Reads the enum and writes its impl.
pub(super) fn read(input: &DeriveInput, krate: &Path, faults: &mut Diagnostics) -> TokenStream {
    if !input.generics.params.is_empty() {
        FormRule::ChoiceGenerics.at(&input.generics, faults);
    }
    let Data::Enum(data) = &input.data else {
        FormRule::ChoiceIsNotAnEnum.at(&input.ident, faults);
        return TokenStream::new();
    };
    if data.variants.is_empty() {
        FormRule::EmptyChoice.at(&input.ident, faults);
    }
    let outer = attributes::serde(&input.attrs);
    if let Some(switch) = outer.switches.iter().find(|switch| *switch == "untagged") {
        FormRule::UntaggedChoice.at(switch, faults);
    }
    let options: Vec<_> = data
        .variants
        .iter()
        .map(|variant| Offered::read(variant, &outer, faults))
        .collect();
    let mut values = HashSet::new();
    let mut titles = HashSet::new();
    for option in &options {
        if !values.insert(&option.value) {
            FormRule::SameValue {
                value: option.value.clone(),
            }
            .at(option.ident, faults);
        } else if !titles.insert(option.shown()) {
            let place = option
                .title
                .as_ref()
                .map_or_else(|| option.ident.span(), LitStr::span);
            FormRule::SameTitle {
                title: option.shown(),
            }
            .at_span(place, faults);
        }
    }
    emit(
        &input.ident,
        attributes::description(&input.attrs),
        &options,
        krate,
    )
}

/// One variant.
struct Offered<'v> {
    ident: &'v Ident,
    /// Serde's name of it.
    value: String,
    title: Option<LitStr>,
}

impl<'v> Offered<'v> {
    fn read(variant: &'v Variant, outer: &Serde, faults: &mut Diagnostics) -> Self {
        if !matches!(variant.fields, Fields::Unit) {
            FormRule::VariantWithData.at(&variant.fields, faults);
        }
        let serde = attributes::serde(&variant.attrs);
        for switch in &serde.switches {
            let name = switch.to_string();
            match name.as_str() {
                "skip" | "skip_serializing" | "skip_deserializing" | "other" => {
                    FormRule::SkippedVariant { switch: name }.at(switch, faults);
                }
                "untagged" => FormRule::UntaggedChoice.at(switch, faults),
                _ => {}
            }
        }
        let plain = attributes::plain_name(&variant.ident);
        let value = serde.rename.unwrap_or_else(|| {
            outer
                .rename_all
                .map_or(plain.clone(), |rule| rule.variant(&plain))
        });
        let settings = settings::read(&variant.attrs, "choice", &["title"], faults);
        let title = settings.first().and_then(|setting| setting.text(faults));
        Self {
            ident: &variant.ident,
            value,
            title,
        }
    }

    /// What the user sees.
    fn shown(&self) -> String {
        self.title
            .as_ref()
            .map_or_else(|| self.value.clone(), LitStr::value)
    }
}

fn emit(
    ident: &Ident,
    description: Option<String>,
    options: &[Offered<'_>],
    krate: &Path,
) -> TokenStream {
    let optional = |text: Option<TokenStream>| {
        text.map_or_else(
            || quote!(::core::option::Option::None),
            |text| quote!(::core::option::Option::Some(#text)),
        )
    };
    let description = optional(description.map(|text| quote!(#text)));
    let pairs = options.iter().map(|Offered { value, title, .. }| {
        let title = optional(title.as_ref().map(|title| quote!(#title)));
        quote!((#value, #title))
    });
    let names: Vec<_> = options.iter().map(|option| option.ident).collect();
    let positions: Vec<_> = (0..options.len()).collect();
    quote! {
        #[automatically_derived]
        impl #krate::__private::Choice for #ident {
            const OPTIONS: &'static [(&'static str, ::core::option::Option<&'static str>)] = &[#(#pairs),*];
            const DESCRIPTION: ::core::option::Option<&'static str> = #description;

            fn index(&self) -> usize {
                match self {
                    #(Self::#names => #positions,)*
                }
            }

            fn at(__index: usize) -> ::core::option::Option<Self> {
                ::core::option::Option::Some(match __index {
                    #(#positions => Self::#names,)*
                    _ => return ::core::option::Option::None,
                })
            }
        }
    }
}
