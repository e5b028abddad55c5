//! `#[derive(Form)]`: a struct's fields.

use std::collections::HashSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{
    Data, DeriveInput, Expr, ExprLit, Field, Fields, Lit, LitStr, Path, Type, spanned::Spanned,
};

use super::{
    attributes::{self, Serde},
    rules::FormRule,
    settings::{self, Number, Setting},
    shape::{self, Shape, ShapeKind},
};
use crate::diagnostics::Diagnostics;

const SETTINGS: &[&str] = &[
    "title",
    "default",
    "minimum",
    "maximum",
    "min_length",
    "max_length",
    "format",
    "min_items",
    "max_items",
];

/// Reads the struct and writes its impl.
pub(super) fn read(input: &DeriveInput, krate: &Path, faults: &mut Diagnostics) -> TokenStream {
    if !input.generics.params.is_empty() {
        FormRule::FormGenerics.at(&input.generics, faults);
    }
    let fields = match &input.data {
        Data::Struct(data) => &data.fields,
        Data::Enum(data) => {
            FormRule::FormIsEnum.at(&data.enum_token, faults);
            return TokenStream::new();
        }
        Data::Union(data) => {
            FormRule::FormIsNotAStruct.at(&data.union_token, faults);
            return TokenStream::new();
        }
    };
    let Fields::Named(fields) = fields else {
        let rule = if fields.is_empty() {
            FormRule::EmptyForm
        } else {
            FormRule::FormIsNotAStruct
        };
        rule.at(&input.ident, faults);
        return TokenStream::new();
    };
    if fields.named.is_empty() {
        FormRule::EmptyForm.at(&input.ident, faults);
    }
    let outer = attributes::serde(&input.attrs);
    let mut names = HashSet::new();
    let asked: Vec<Asked> = fields
        .named
        .iter()
        .filter_map(|field| {
            let asked = Asked::read(field, &outer, krate, faults)?;
            if !names.insert(asked.name.clone()) {
                FormRule::SameFieldName {
                    name: asked.name.clone(),
                }
                .at(asked.ident, faults);
            }
            Some(asked)
        })
        .collect();
    emit(&input.ident, &asked, krate)
}

/// One field.
struct Asked<'f> {
    ident: &'f Ident,
    ty: &'f Type,
    /// Its name in the form: serde's.
    name: String,
    /// Calls on the field's schema, one for each thing that is set.
    dress: TokenStream,
}

impl<'f> Asked<'f> {
    fn read(
        field: &'f Field,
        outer: &Serde,
        krate: &Path,
        faults: &mut Diagnostics,
    ) -> Option<Self> {
        let ident = field.ident.as_ref()?;
        let serde = attributes::serde(&field.attrs);
        for switch in &serde.switches {
            match switch.to_string().as_str() {
                "flatten" => FormRule::FlattenedField.at(switch, faults),
                name @ ("skip" | "skip_serializing" | "skip_deserializing") => {
                    FormRule::SkippedField {
                        switch: name.to_owned(),
                    }
                    .at(switch, faults);
                }
                _ => {}
            }
        }
        let plain = attributes::plain_name(ident);
        let name = serde.rename.unwrap_or_else(|| {
            outer
                .rename_all
                .map_or(plain.clone(), |rule| rule.field(&plain))
        });
        let shape = shape::shape(&field.ty);
        if let ShapeKind::Impossible(what) = shape.kind {
            FormRule::ImpossibleField { what }.at(&field.ty, faults);
        }
        let settings = settings::read(&field.attrs, "form", SETTINGS, faults);
        let mut rules = Rules {
            ty: &field.ty,
            shape: &shape,
            settings: &settings,
            krate,
            dress: TokenStream::new(),
            faults,
        };
        if let Some(description) = attributes::description(&field.attrs) {
            rules.add(&quote!(.describe(#description)));
        }
        rules.title();
        if !matches!(shape.kind, ShapeKind::Impossible(_)) {
            rules.all();
        }
        let dress = rules.dress;
        Some(Self {
            ident,
            ty: &field.ty,
            name,
            dress,
        })
    }
}

/// The rules set on one field, checked against its type and against each other.
struct Rules<'r> {
    ty: &'r Type,
    shape: &'r Shape<'r>,
    settings: &'r [Setting],
    krate: &'r Path,
    dress: TokenStream,
    faults: &'r mut Diagnostics,
}

/// A pair of limits as far as they are set and make sense.
type Limits<T> = (Option<T>, Option<T>);

impl<'r> Rules<'r> {
    fn add(&mut self, call: &TokenStream) {
        self.dress.extend(call.clone());
    }

    fn setting(&self, name: &str) -> Option<&'r Setting> {
        self.settings.iter().find(|setting| setting.name == name)
    }

    fn title(&mut self) {
        if let Some(title) = self
            .setting("title")
            .and_then(|setting| setting.text(self.faults))
        {
            self.add(&quote!(.title(#title)));
        }
    }

    fn all(&mut self) {
        let numbers = self.bounds();
        let lengths = self.counts("min_length", "max_length", "a text", ShapeKind::Text);
        let items = self.counts(
            "min_items",
            "max_items",
            "a `Vec` of choices",
            ShapeKind::Many,
        );
        self.format();
        self.default(numbers, lengths, items);
    }

    /// Whether a setting goes on this field at all.
    fn fits(&mut self, setting: &Setting, fits: bool, wants: &'static str) -> bool {
        if !fits {
            FormRule::WrongKind {
                name: setting.name.to_string(),
                wants,
            }
            .at(&setting.name, self.faults);
        }
        fits
    }

    fn bounds(&mut self) -> Limits<Number> {
        let minimum = self.bound("minimum");
        let maximum = self.bound("maximum");
        if let (Some(low), Some(high)) = (minimum, maximum)
            && low.as_f64() > high.as_f64()
        {
            self.crossed("minimum", "maximum");
            return (None, None);
        }
        let calls = [(minimum, "at_least"), (maximum, "at_most")];
        for (bound, call) in calls
            .into_iter()
            .filter_map(|(bound, call)| Some((bound?, call)))
        {
            let call = if let Number::Whole(bound) = bound
                && matches!(self.shape.kind, ShapeKind::Integer { .. })
            {
                let call = format_ident!("{call}");
                quote!(.#call(#bound))
            } else {
                let (call, bound) = (format_ident!("{call}_number"), bound.as_f64());
                quote!(.#call(#bound))
            };
            self.add(&call);
        }
        (minimum, maximum)
    }

    fn bound(&mut self, name: &'static str) -> Option<Number> {
        let setting = self.setting(name)?;
        let kind = self.shape.kind;
        let numeric = matches!(kind, ShapeKind::Integer { .. } | ShapeKind::Float { .. });
        if !self.fits(setting, numeric, "a number") {
            return None;
        }
        let bound = setting.number(self.faults)?;
        let fits = match (kind, bound) {
            (ShapeKind::Integer { minimum, maximum }, Number::Whole(bound)) => {
                (minimum..=maximum).contains(&bound)
            }
            (ShapeKind::Integer { .. }, Number::Fraction(_)) => {
                FormRule::WholeNumber {
                    name: name.to_owned(),
                }
                .at_setting(setting, self.faults);
                return None;
            }
            (ShapeKind::Float { limit }, bound) => bound.as_f64().abs() <= limit,
            _ => true,
        };
        if !fits {
            let inner = self.shape.inner;
            let ty = quote!(#inner).to_string();
            FormRule::OutsideType {
                name: name.to_owned(),
                ty,
            }
            .at_setting(setting, self.faults);
        }
        fits.then_some(bound)
    }

    fn counts(
        &mut self,
        least: &'static str,
        most: &'static str,
        wants: &'static str,
        kind: ShapeKind,
    ) -> Limits<u32> {
        let mut read = |name: &'static str| {
            let setting = self.setting(name)?;
            let kind = self.shape.kind == kind;
            self.fits(setting, kind, wants)
                .then(|| setting.count(self.faults))
                .flatten()
        };
        let limits = (read(least), read(most));
        if let (Some(low), Some(high)) = limits
            && low > high
        {
            self.crossed(least, most);
            return (None, None);
        }
        for (name, limit) in [(least, limits.0), (most, limits.1)] {
            if let Some(limit) = limit {
                let call = format_ident!("{name}");
                self.add(&quote!(.#call(#limit)));
            }
        }
        limits
    }

    fn crossed(&mut self, minimum: &'static str, maximum: &'static str) {
        if let Some(setting) = self.setting(minimum) {
            FormRule::MinimumOverMaximum {
                minimum: minimum.to_owned(),
                maximum: maximum.to_owned(),
            }
            .at_setting(setting, self.faults);
        }
    }

    fn format(&mut self) {
        let Some(setting) = self.setting("format") else {
            return;
        };
        let text = self.shape.kind == ShapeKind::Text;
        if !self.fits(setting, text, "a text") {
            return;
        }
        let Some(name) = setting.text(self.faults) else {
            return;
        };
        let format = match name.value().as_str() {
            "email" => "Email",
            "uri" => "Uri",
            "date" => "Date",
            "date-time" => "DateTime",
            value => {
                let value = value.to_owned();
                return FormRule::UnknownFormat { value }.at_setting(setting, self.faults);
            }
        };
        let (krate, format) = (self.krate, format_ident!("{format}"));
        self.add(&quote!(.format(#krate::__private::Format::#format)));
    }

    fn default(&mut self, numbers: Limits<Number>, lengths: Limits<u32>, items: Limits<u32>) {
        let Some(setting) = self.setting("default") else {
            return;
        };
        let value = setting.value.as_ref();
        let literal = match value {
            Some(Expr::Lit(ExprLit { lit, .. })) => Some(lit),
            _ => None,
        };
        let fits = match (self.shape.kind, literal) {
            (_, None) => value.is_some(),
            (ShapeKind::Boolean, Some(literal)) => matches!(literal, Lit::Bool(_)),
            (ShapeKind::Text, Some(literal)) => matches!(literal, Lit::Str(_)),
            (ShapeKind::Integer { .. }, Some(literal)) => matches!(literal, Lit::Int(_)),
            (ShapeKind::Float { .. }, Some(literal)) => {
                matches!(literal, Lit::Int(_) | Lit::Float(_))
            }
            (ShapeKind::Many | ShapeKind::Named | ShapeKind::Impossible(_), Some(_)) => false,
        };
        let Some(value) = value.filter(|_| fits) else {
            let (wants, example) = match self.shape.kind {
                ShapeKind::Boolean => ("`true` or `false`", "true"),
                ShapeKind::Text => ("a text in quotes", "\"…\""),
                ShapeKind::Integer { .. } => ("a whole number", "1"),
                ShapeKind::Float { .. } => ("a number", "1.0"),
                ShapeKind::Many => ("a list of variants", "[Topping::Ham]"),
                ShapeKind::Named | ShapeKind::Impossible(_) => {
                    ("one of its variants", "Class::Economy")
                }
            };
            return FormRule::DefaultKind { wants, example }.at_setting(setting, self.faults);
        };
        let broken = match self.shape.kind {
            ShapeKind::Integer { .. } | ShapeKind::Float { .. } => {
                self.outside(settings::number(value), numbers)
            }
            ShapeKind::Text => literal.and_then(|literal| wrong_length(literal, lengths)),
            ShapeKind::Many => match value {
                Expr::Array(array) => wrong_count(array.elems.len(), items, "items"),
                _ => None,
            },
            _ => None,
        };
        if let Some(rule) = broken {
            return FormRule::DefaultOutside { rule }.at_setting(setting, self.faults);
        }
        self.add_default(value);
    }

    /// Writes a default with the field's type beside it, so that another type is an error at the value.
    fn add_default(&mut self, value: &Expr) {
        let span = value.span();
        let mut tokens = match self.shape.kind {
            ShapeKind::Text => quote_spanned!(span=> ::std::string::String::from(#value)),
            ShapeKind::Many => quote_spanned!(span=> ::std::vec::Vec::from(#value)),
            ShapeKind::Float { .. } => settings::number(value).map_or_else(
                || quote!(#value),
                |number| {
                    let mut literal = Literal::f64_unsuffixed(number.as_f64());
                    literal.set_span(span);
                    quote!(#literal)
                },
            ),
            _ => quote!(#value),
        };
        let inner = self.shape.inner;
        if self.shape.optional {
            tokens = quote!(::core::option::Option::Some({ let __default: #inner = #tokens; __default }));
        }
        let ty = self.ty;
        self.add(&quote!(.default(__slot.value(&{ let __default: #ty = #tokens; __default }))));
    }

    /// The bound a plainly written number is outside of.
    fn outside(
        &self,
        number: Option<Number>,
        (minimum, maximum): Limits<Number>,
    ) -> Option<String> {
        let value = number?;
        if let (ShapeKind::Integer { minimum, maximum }, Number::Whole(value)) =
            (self.shape.kind, value)
            && !(minimum..=maximum).contains(&value)
        {
            let inner = self.shape.inner;
            return Some(format!("it is outside of what `{}` can be", quote!(#inner)));
        }
        if minimum.is_some_and(|minimum| value.as_f64() < minimum.as_f64()) {
            return Some("it is below `minimum`".to_owned());
        }
        maximum
            .filter(|maximum| value.as_f64() > maximum.as_f64())
            .map(|_| "it is above `maximum`".to_owned())
    }
}

fn wrong_length(literal: &Lit, lengths: Limits<u32>) -> Option<String> {
    let Lit::Str(text) = literal else { return None };
    wrong_count(LitStr::value(text).chars().count(), lengths, "length")
}

fn wrong_count(count: usize, (least, most): Limits<u32>, what: &str) -> Option<String> {
    if least.is_some_and(|least| count < least as usize) {
        return Some(format!("it is below `min_{what}`"));
    }
    most.filter(|most| count > *most as usize)
        .map(|_| format!("it is above `max_{what}`"))
}

fn emit(ident: &Ident, fields: &[Asked<'_>], krate: &Path) -> TokenStream {
    let private = quote!(#krate::__private);
    let slots: Vec<_> = (0..fields.len())
        .map(|index| format_ident!("__FIELD{index}"))
        .collect();
    // At the type, so that a type that cannot be a field is one error there.
    let witnesses = fields.iter().zip(&slots).map(|(field, slot)| {
        let ty = field.ty;
        quote_spanned!(ty.span()=> const #slot: #private::Slot<#ty> = #private::slot::<#ty>();)
    });
    let schemas = fields
        .iter()
        .zip(&slots)
        .map(|(Asked { name, dress, .. }, slot)| {
            quote!({
                let __slot = #slot;
                __slot.field(#name)#dress
            })
        });
    let names: Vec<_> = fields.iter().map(|field| field.ident).collect();
    let positions = 0..fields.len();
    quote! {
        const _: () = {
            #(#witnesses)*

            #[automatically_derived]
            impl #private::Answer for #ident {
                fn form(_: &str) -> #private::FormSchema {
                    #private::FormSchema::new(::std::vec::Vec::from([#(#schemas),*]))
                }

                fn read(__values: &[::core::option::Option<&#private::Value>]) -> ::core::option::Option<Self> {
                    ::core::option::Option::Some(Self { #(#names: #slots.read(__values, #positions)?),* })
                }

                fn values(&self) -> ::std::vec::Vec<::core::option::Option<#private::Value>> {
                    ::std::vec::Vec::from([#(#slots.value(&self.#names)),*])
                }
            }
        };
    }
}
