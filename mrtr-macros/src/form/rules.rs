//! Every message the derives can give: what is wrong, how to mend it, and why it is so.

use std::fmt;

use proc_macro2::Span;
use quote::ToTokens;

use crate::diagnostics::Diagnostics;

/// A rule an author of a form or of a choice can break.
#[derive(Clone, Debug)]
pub(super) enum FormRule {
    // Settings.
    UnknownSetting {
        name: String,
        legal: &'static [&'static str],
    },
    RepeatedSetting {
        name: String,
    },
    SettingValue {
        name: String,
        wants: &'static str,
        example: &'static str,
    },
    CratePath,
    // Forms.
    FormIsEnum,
    FormIsNotAStruct,
    FormGenerics,
    EmptyForm,
    ImpossibleField {
        what: &'static str,
    },
    FlattenedField,
    SkippedField {
        switch: String,
    },
    SameFieldName {
        name: String,
    },
    // Rules on a field.
    WrongKind {
        name: String,
        wants: &'static str,
    },
    MinimumOverMaximum {
        minimum: String,
        maximum: String,
    },
    OutsideType {
        name: String,
        ty: String,
    },
    WholeNumber {
        name: String,
    },
    UnknownFormat {
        value: String,
    },
    DefaultKind {
        wants: &'static str,
        example: &'static str,
    },
    DefaultOutside {
        rule: String,
    },
    // Choices.
    ChoiceIsNotAnEnum,
    ChoiceGenerics,
    EmptyChoice,
    VariantWithData,
    SkippedVariant {
        switch: String,
    },
    UntaggedChoice,
    SameValue {
        value: String,
    },
    SameTitle {
        title: String,
    },
}

impl FormRule {
    /// Reports the rule at `tokens`.
    pub(super) fn at(self, tokens: &impl ToTokens, faults: &mut Diagnostics) {
        faults.push(syn::Error::new_spanned(tokens, self.to_string()));
    }

    /// Reports the rule at `span`.
    pub(super) fn at_span(self, span: Span, faults: &mut Diagnostics) {
        faults.push(syn::Error::new(span, self.to_string()));
    }

    /// What is wrong, the cure, and the reason where it is not plain.
    #[expect(
        clippy::too_many_lines,
        reason = "a catalogue is read from top to bottom"
    )]
    fn parts(&self) -> (String, String, Option<&'static str>) {
        const FLAT: &str =
            "MCP lets a form be a flat list of texts, numbers, booleans and selections";
        const TRAVELS: &str = "the value travels through serde while the next question waits, and would come back without it";
        let text = |what: &str, help: &str, note: Option<&'static str>| {
            (what.to_owned(), help.to_owned(), note)
        };
        match self {
            Self::UnknownSetting { name, legal } => {
                let listed = legal.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
                (format!("`{name}` is not a setting here"), format!("the settings are {listed}"), None)
            }
            Self::RepeatedSetting { name } => (format!("`{name}` is set twice"), "remove one of the two".to_owned(), None),
            Self::SettingValue { name, wants, example } => {
                (format!("`{name}` takes {wants}"), format!("write `{name} = {example}`"), None)
            }
            Self::CratePath => text(
                "`crate` takes the path of the `mrtr` crate",
                "write `crate = ::my_reexports::mrtr` or `crate = crate::mrtr`",
                None,
            ),
            Self::FormIsEnum => text(
                "an enum is not a form",
                "derive `Choice` to let the user pick a variant, or ask with one form after the other",
                Some(FLAT),
            ),
            Self::FormIsNotAStruct => text(
                "a form is a struct with named fields",
                "write `struct Name { field: Type }`; the names are what the user sees without a `title`",
                None,
            ),
            Self::FormGenerics => text(
                "a form cannot be generic",
                "write one struct for each form, with the types it asks for",
                Some("a form is one fixed list of fields"),
            ),
            Self::EmptyForm => {
                text("a form without fields asks nothing", "ask with `confirm`, or wait with `checkpoint`", None)
            }
            Self::ImpossibleField { what } => (
                format!("a form cannot ask for {what}"),
                "use `bool`, `String`, an integer up to 64 bits, `f32`, `f64`, an enum with `#[derive(Choice)]`, \
                 a `Vec` of such an enum, or an `Option` of one of these"
                    .to_owned(),
                Some(FLAT),
            ),
            Self::FlattenedField => text(
                "a field of a form cannot be flattened",
                "write the inner struct's fields here",
                Some("the names and rules of its fields are not visible from here"),
            ),
            Self::SkippedField { switch } => (
                format!("a field of a form cannot have `{switch}`"),
                "remove it, or move what nobody is asked for to another struct".to_owned(),
                Some(TRAVELS),
            ),
            Self::SameFieldName { name } => {
                (format!("two fields are named `{name}`"), "rename one of them".to_owned(), None)
            }
            Self::WrongKind { name, wants } => {
                (format!("`{name}` goes on {wants}"), "remove it, or change the field's type".to_owned(), None)
            }
            Self::MinimumOverMaximum { minimum, maximum } => (
                format!("`{minimum}` is above `{maximum}`"),
                "change one of the two: nothing can be both".to_owned(),
                None,
            ),
            Self::OutsideType { name, ty } => {
                (format!("`{name}` is outside of what `{ty}` can be"), "remove it, or take a wider type".to_owned(), None)
            }
            Self::WholeNumber { name } => {
                (format!("`{name}` of a whole number has a fraction"), "write it without, or take `f64`".to_owned(), None)
            }
            Self::UnknownFormat { value } => (
                format!("unknown format `{value}`"),
                "write `\"email\"`, `\"uri\"`, `\"date\"` or `\"date-time\"`".to_owned(),
                None,
            ),
            Self::DefaultKind { wants, example } => {
                (format!("the default of this field is {wants}"), format!("write `default = {example}`"), None)
            }
            Self::DefaultOutside { rule } => (
                format!("the default breaks the field's own rule: {rule}"),
                "change the default or the rule".to_owned(),
                Some("a user who just accepts would be asked again"),
            ),
            Self::ChoiceIsNotAnEnum => {
                text("a choice is an enum", "derive `Form` to let the user fill in a struct's fields", None)
            }
            Self::ChoiceGenerics => text("a choice cannot be generic", "write one enum for each choice", None),
            Self::EmptyChoice => text("a choice without variants leaves nothing to choose", "add a variant", None),
            Self::VariantWithData => text(
                "a variant to choose cannot hold data",
                "remove the fields, and ask for them after the choice",
                Some(FLAT),
            ),
            Self::SkippedVariant { switch } => (
                format!("a variant to choose cannot have `{switch}`"),
                "remove it, or give the variant an enum of its own".to_owned(),
                Some("every variant is offered, and the chosen one travels through serde"),
            ),
            Self::UntaggedChoice => text(
                "a choice cannot be `untagged`",
                "remove it",
                Some("serde writes nothing for an untagged variant without data: all would come back as the first"),
            ),
            Self::SameValue { value } => (
                format!("two variants have the value `{value}`"),
                "give one of them another `#[serde(rename = \"…\")]`".to_owned(),
                None,
            ),
            Self::SameTitle { title } => (
                format!("two variants have the title `{title}`"),
                "change one of them".to_owned(),
                Some("the user sees only the titles"),
            ),
        }
    }
}

impl fmt::Display for FormRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, help, note) = self.parts();
        write!(f, "{what}\nhelp: {help}")?;
        note.map_or(Ok(()), |note| write!(f, "\nnote: {note}"))
    }
}
