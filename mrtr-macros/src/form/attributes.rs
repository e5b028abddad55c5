//! What serde's attributes and doc comments say about a field, a variant or a type.

use syn::{
    Attribute, Expr, ExprLit, Ident, Lit, LitStr, Meta, ext::IdentExt, meta::ParseNestedMeta,
};

use super::rename::RenameRule;

/// What is read of serde's attributes. What serde itself refuses is left to it.
#[derive(Debug, Default)]
pub(super) struct Serde {
    pub(super) rename: Option<String>,
    pub(super) rename_all: Option<RenameRule>,
    /// Switches that a form or a choice cannot have, where they stand.
    pub(super) switches: Vec<Ident>,
}

/// Reads serde's attributes.
pub(super) fn serde(attributes: &[Attribute]) -> Serde {
    let mut found = Serde::default();
    for attribute in attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("serde"))
    {
        // A mistake in here is serde's to report.
        let _ = attribute.parse_nested_meta(|meta| found.take(&meta));
    }
    found
}

impl Serde {
    fn take(&mut self, meta: &ParseNestedMeta) -> syn::Result<()> {
        let Some(name) = meta.path.get_ident() else {
            return skip_value(meta);
        };
        if name == "rename" {
            self.rename = deserialized_name(meta)?.map(|name| name.value());
        } else if name == "rename_all" {
            self.rename_all =
                deserialized_name(meta)?.and_then(|rule| RenameRule::named(&rule.value()));
        } else {
            self.switches.push(name.clone());
            skip_value(meta)?;
        }
        Ok(())
    }
}

/// The value of `name = ".."`, or of `deserialize` in `name(serialize = "..", deserialize = "..")`:
/// a form is something that is read.
fn deserialized_name(meta: &ParseNestedMeta) -> syn::Result<Option<LitStr>> {
    if !meta.input.peek(syn::token::Paren) {
        return meta.value()?.parse().map(Some);
    }
    let mut name = None;
    meta.parse_nested_meta(|inner| {
        let value = inner.value()?.parse()?;
        if inner.path.is_ident("deserialize") {
            name = Some(value);
        }
        Ok(())
    })?;
    Ok(name)
}

fn skip_value(meta: &ParseNestedMeta) -> syn::Result<()> {
    if meta.input.peek(syn::Token![=]) {
        meta.value()?.parse::<Expr>()?;
    } else if meta.input.peek(syn::token::Paren) {
        meta.input.parse::<proc_macro2::Group>()?;
    }
    Ok(())
}

/// The first paragraph of a doc comment, as one line.
pub(super) fn description(attributes: &[Attribute]) -> Option<String> {
    let mut words: Vec<String> = Vec::new();
    for attribute in attributes {
        let Some(text) = doc_text(attribute) else {
            continue;
        };
        for line in text.lines().map(str::trim) {
            if line.is_empty() && !words.is_empty() {
                return Some(words.join(" "));
            }
            if !line.is_empty() {
                words.push(line.to_owned());
            }
        }
        // `#[doc = ""]` has no lines.
        if text.is_empty() && !words.is_empty() {
            break;
        }
    }
    (!words.is_empty()).then(|| words.join(" "))
}

fn doc_text(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else {
        return None;
    };
    let Expr::Lit(ExprLit {
        lit: Lit::Str(text),
        ..
    }) = &pair.value
    else {
        return None;
    };
    pair.path.is_ident("doc").then(|| text.value())
}

/// A name as serde sees it, without `r#`.
pub(super) fn plain_name(ident: &Ident) -> String {
    ident.unraw().to_string()
}
