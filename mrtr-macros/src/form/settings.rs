//! The settings in `#[form(..)]` and `#[choice(..)]`.

use proc_macro2::Span;
use syn::{
    Attribute, Expr, ExprLit, ExprUnary, Ident, Lit, LitStr, Path, Token, UnOp,
    ext::IdentExt,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

use super::rules::FormRule;
use crate::diagnostics::Diagnostics;

/// One `name = value`.
#[derive(Debug)]
pub(super) struct Setting {
    pub(super) name: Ident,
    pub(super) value: Option<Expr>,
}

impl Parse for Setting {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        // `parse_any`: `crate` is a keyword.
        let name = input.call(Ident::parse_any)?;
        let value = input
            .parse::<Option<Token![=]>>()?
            .map(|_| input.parse())
            .transpose()?;
        Ok(Self { name, value })
    }
}

/// Reads the settings of one item; refuses those that are not legal there and those given twice.
pub(super) fn read(
    attributes: &[Attribute],
    attribute: &'static str,
    legal: &'static [&'static str],
    faults: &mut Diagnostics,
) -> Vec<Setting> {
    let mut settings: Vec<Setting> = Vec::new();
    for written in attributes
        .iter()
        .filter(|written| written.path().is_ident(attribute))
    {
        let parsed = written.parse_args_with(Punctuated::<Setting, Token![,]>::parse_terminated);
        let parsed = match parsed {
            Ok(parsed) => parsed,
            Err(error) => {
                faults.push(error);
                continue;
            }
        };
        for setting in parsed {
            let name = setting.name.to_string();
            let rule = if !legal.contains(&name.as_str()) {
                FormRule::UnknownSetting { name, legal }
            } else if settings.iter().any(|earlier| earlier.name == name) {
                FormRule::RepeatedSetting { name }
            } else {
                settings.push(setting);
                continue;
            };
            rule.at(&setting.name, faults);
        }
    }
    settings
}

/// The path of the facade crate, where the author gave one on the type.
pub(super) fn crate_path(
    attributes: &[Attribute],
    attribute: &'static str,
    faults: &mut Diagnostics,
) -> Option<Path> {
    let setting = read(attributes, attribute, &["crate"], faults)
        .into_iter()
        .next()?;
    match setting.value {
        Some(Expr::Path(path)) if path.qself.is_none() && path.attrs.is_empty() => Some(path.path),
        _ => {
            FormRule::CratePath.at(&setting.name, faults);
            None
        }
    }
}

impl Setting {
    /// The value as a text.
    pub(super) fn text(&self, faults: &mut Diagnostics) -> Option<LitStr> {
        if let Some(Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        })) = &self.value
            && !text.value().trim().is_empty()
        {
            return Some(text.clone());
        }
        self.refuse("a text that is not empty", "\"…\"", faults)
    }

    /// The value as a count.
    pub(super) fn count(&self, faults: &mut Diagnostics) -> Option<u32> {
        if let Some(Number::Whole(count)) = self.value.as_ref().and_then(number)
            && let Ok(count) = count.try_into()
        {
            return Some(count);
        }
        self.refuse("a count", "3", faults)
    }

    /// The value as a number.
    pub(super) fn number(&self, faults: &mut Diagnostics) -> Option<Number> {
        match self.value.as_ref().and_then(number) {
            None => self.refuse("a number", "3", faults),
            number => number,
        }
    }

    fn refuse<T>(
        &self,
        wants: &'static str,
        example: &'static str,
        faults: &mut Diagnostics,
    ) -> Option<T> {
        FormRule::SettingValue {
            name: self.name.to_string(),
            wants,
            example,
        }
        .at_setting(self, faults);
        None
    }

    pub(super) fn span(&self) -> Span {
        self.name.span()
    }
}

/// A number as it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    Whole(i128),
    Fraction(f64),
}

impl Number {
    #[expect(
        clippy::cast_precision_loss,
        reason = "a bound of an f64 cannot be finer than an f64"
    )]
    pub(super) fn as_f64(self) -> f64 {
        match self {
            Self::Whole(whole) => whole as f64,
            Self::Fraction(fraction) => fraction,
        }
    }
}

/// The number an expression plainly is.
pub(super) fn number(expr: &Expr) -> Option<Number> {
    match expr {
        Expr::Lit(ExprLit {
            lit: Lit::Int(int), ..
        }) => int.base10_parse().ok().map(Number::Whole),
        Expr::Lit(ExprLit {
            lit: Lit::Float(float),
            ..
        }) => float
            .base10_parse()
            .ok()
            .filter(|float: &f64| float.is_finite())
            .map(Number::Fraction),
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_),
            expr,
            ..
        }) => match number(expr)? {
            Number::Whole(whole) => whole.checked_neg().map(Number::Whole),
            Number::Fraction(fraction) => Some(Number::Fraction(-fraction)),
        },
        Expr::Group(group) => number(&group.expr),
        Expr::Paren(paren) => number(&paren.expr),
        _ => None,
    }
}

impl FormRule {
    /// Reports the rule at a setting's value, or at its name where it has none.
    pub(super) fn at_setting(self, setting: &Setting, faults: &mut Diagnostics) {
        match &setting.value {
            Some(value) => self.at(value, faults),
            None => self.at_span(setting.span(), faults),
        }
    }
}
