//! The options of the attribute: `#[mrtr_tool(name = "…", once, …)]`.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::{
    Ident, Lit, LitBool, LitInt, LitStr, Path, Token,
    ext::IdentExt,
    parenthesized,
    parse::{Parse, ParseStream, Parser, discouraged::Speculative},
    token,
};

use crate::{
    diagnostics::Diagnostics,
    rules::{HINTS, Rule},
    shape::Shape,
};

/// What the author wrote in the attribute.
#[derive(Debug, Default)]
pub(crate) struct Options {
    pub(crate) name: Option<String>,
    pub(crate) title: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) version: Option<u32>,
    /// Seconds.
    pub(crate) ttl: Option<u64>,
    pub(crate) once: bool,
    /// Of a resource.
    pub(crate) uri: Option<String>,
    /// Where it stands.
    pub(crate) uri_span: Option<Span>,
    pub(crate) mime_type: Option<String>,
    /// Where it says that a variable may lead elsewhere, if it does.
    pub(crate) allow_parents: Option<Span>,
    pub(crate) annotations: Annotations,
    pub(crate) krate: Option<Path>,
}

/// Hints about the tool's behaviour.
#[derive(Debug, Default)]
pub(crate) struct Annotations {
    pub(crate) read_only: Option<bool>,
    pub(crate) destructive: Option<bool>,
    pub(crate) idempotent: Option<bool>,
    pub(crate) open_world: Option<bool>,
}

impl Options {
    /// Reads the attribute's tokens; faults go to `diagnostics` and the rest is still read.
    pub(crate) fn parse(shape: Shape, tokens: TokenStream, diagnostics: &mut Diagnostics) -> Self {
        let mut options = Self::default();
        let parser = |input: ParseStream<'_>| {
            list(
                input,
                Rule::options(shape),
                diagnostics,
                |key, input, diagnostics| options.read(key, input, diagnostics),
            )
        };
        if let Err(error) = parser.parse2(tokens) {
            diagnostics.push(error);
        }
        options
    }

    /// Reads the value of one of the shape's options.
    fn read(
        &mut self,
        key: &Ident,
        input: ParseStream<'_>,
        diagnostics: &mut Diagnostics,
    ) -> syn::Result<()> {
        match key.to_string().as_str() {
            "name" => self.name = text("name", key, input, diagnostics)?,
            "uri" => {
                self.uri_span = Some(ahead(input));
                self.uri = text("uri", key, input, diagnostics)?;
            }
            "mime_type" => self.mime_type = text("mime_type", key, input, diagnostics)?,
            "allow_parents" => {
                let allowed = flag("allow_parents", key, input, diagnostics)?;
                self.allow_parents = (allowed == Some(true)).then(|| key.span());
            }
            "title" => self.title = text("title", key, input, diagnostics)?,
            "description" => self.description = text("description", key, input, diagnostics)?,
            "version" => {
                let number = value::<LitInt>("version", "a whole number", key, input, diagnostics)?;
                self.version = number.and_then(|number| match number.base10_parse() {
                    Ok(version) => Some(version),
                    Err(_) => wrong_value(
                        &number,
                        "version",
                        "a whole number that fits 32 bits",
                        diagnostics,
                    ),
                });
            }
            "ttl" => self.ttl = ttl(key, input, diagnostics)?,
            "once" => self.once = flag("once", key, input, diagnostics)?.unwrap_or_default(),
            "annotations" => self.annotations = annotations(key, input, diagnostics)?,
            "crate" => self.krate = krate(key, input, diagnostics)?,
            _ => skip(input)?,
        }
        Ok(())
    }
}

/// Reads `key …, key …`; `read` reads what follows a key that is one of `legal`.
fn list(
    input: ParseStream<'_>,
    legal: &'static [&'static str],
    diagnostics: &mut Diagnostics,
    mut read: impl FnMut(&Ident, ParseStream<'_>, &mut Diagnostics) -> syn::Result<()>,
) -> syn::Result<()> {
    let mut seen: Vec<String> = Vec::new();
    while !input.is_empty() {
        if input.peek(Ident::peek_any) {
            let key = input.call(Ident::parse_any)?;
            let name = key.to_string();
            if legal.contains(&name.as_str()) {
                if seen.contains(&name) {
                    diagnostics.report(&key, Rule::RepeatedOption { name: name.clone() });
                }
                seen.push(name);
                read(&key, input, diagnostics)?;
            } else {
                diagnostics.report(&key, Rule::UnknownOption { name, legal });
                skip(input)?;
            }
        } else {
            let token = input.parse::<TokenTree>()?;
            let name = token.to_string();
            diagnostics.report(&token, Rule::UnknownOption { name, legal });
            skip(input)?;
        }
        if input.peek(Token![,]) {
            input.parse::<Token![,]>()?;
        } else if !input.is_empty() {
            diagnostics.report_at(input.span(), Rule::MissingComma);
        }
    }
    Ok(())
}

/// `= value`; a value of another kind is reported and skipped.
fn value<T: Parse>(
    name: &'static str,
    wants: &'static str,
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Option<T>> {
    let mut at = key.span();
    if input.peek(Token![=]) {
        input.parse::<Token![=]>()?;
        let parsed = input.fork();
        let value = parsed.parse::<T>();
        // What goes on behind the value is no value of this kind; another name only lacks a comma before it.
        let ends = parsed.is_empty() || parsed.peek(Token![,]) || parsed.peek(Ident::peek_any);
        if let (Ok(value), true) = (value, ends) {
            input.advance_to(&parsed);
            return Ok(Some(value));
        }
        if !input.is_empty() {
            at = input.span();
        }
    }
    skip(input)?;
    diagnostics.report_at(at, Rule::OptionValue { name, wants });
    Ok(None)
}

fn wrong_value<T>(
    at: &impl quote::ToTokens,
    name: &'static str,
    wants: &'static str,
    diagnostics: &mut Diagnostics,
) -> Option<T> {
    diagnostics.report(at, Rule::OptionValue { name, wants });
    None
}

fn text(
    name: &'static str,
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Option<String>> {
    Ok(value::<LitStr>(name, "a string", key, input, diagnostics)?.map(|text| text.value()))
}

/// The absolute path of the crate: where the generated code will stand is not where this is written.
fn krate(
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Option<Path>> {
    let mut at = key.span();
    if input.peek(Token![=]) {
        input.parse::<Token![=]>()?;
        if !input.is_empty() {
            at = input.span();
        }
    }
    let parsed = input.fork();
    let Ok(path) = parsed.call(Path::parse_mod_style) else {
        diagnostics.report_at(at, Rule::CratePath);
        skip(input)?;
        return Ok(None);
    };
    input.advance_to(&parsed);
    let absolute = path.leading_colon.is_some()
        || path
            .segments
            .first()
            .is_some_and(|first| first.ident == "crate" || first.ident == "$crate");
    if !absolute {
        diagnostics.report(&path, Rule::CratePath);
    }
    Ok(absolute.then_some(path))
}

fn ttl(
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Option<u64>> {
    const WANTS: &str = "seconds, or a string such as \"15m\", \"2h\" or \"3d\"";
    let Some(lit) = value::<Lit>("ttl", WANTS, key, input, diagnostics)? else {
        return Ok(None);
    };
    let seconds = match &lit {
        Lit::Int(number) => number.base10_parse().ok(),
        Lit::Str(text) => duration(&text.value()),
        _ => None,
    };
    // A state that may never be used, or for longer than a 32-bit count of seconds, is a slip.
    match seconds.filter(|seconds| (1..=u64::from(u32::MAX)).contains(seconds)) {
        Some(seconds) => Ok(Some(seconds)),
        None => Ok(wrong_value(&lit, "ttl", WANTS, diagnostics)),
    }
}

fn duration(text: &str) -> Option<u64> {
    let split = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, unit) = text.split_at(split);
    let unit = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3600,
        "d" => 86400,
        _ => return None,
    };
    number.parse::<u64>().ok()?.checked_mul(unit)
}

/// `once` or `once = true`.
fn flag(
    name: &'static str,
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Option<bool>> {
    if !input.peek(Token![=]) {
        return Ok(Some(true));
    }
    let flag = value::<LitBool>(name, "`true` or `false`", key, input, diagnostics)?;
    Ok(flag.map(|flag| flag.value))
}

fn annotations(
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Annotations> {
    let mut annotations = Annotations::default();
    if !input.peek(token::Paren) {
        diagnostics.report(
            key,
            Rule::OptionValue {
                name: "annotations",
                wants: "a list of hints",
            },
        );
        skip(input)?;
        return Ok(annotations);
    }
    let content;
    parenthesized!(content in input);
    list(&content, HINTS, diagnostics, |key, input, diagnostics| {
        let (name, hint) = match key.to_string().as_str() {
            "read_only" => ("read_only", &mut annotations.read_only),
            "destructive" => ("destructive", &mut annotations.destructive),
            "idempotent" => ("idempotent", &mut annotations.idempotent),
            _ => ("open_world", &mut annotations.open_world),
        };
        *hint = flag(name, key, input, diagnostics)?;
        Ok(())
    })?;
    Ok(annotations)
}

/// Where the value of an option begins, or would.
fn ahead(input: ParseStream<'_>) -> Span {
    let value = input.fork();
    let _ = value.parse::<Token![=]>();
    value.span()
}

/// Skips to the next comma.
fn skip(input: ParseStream<'_>) -> syn::Result<()> {
    while !input.is_empty() && !input.peek(Token![,]) {
        input.parse::<TokenTree>()?;
    }
    Ok(())
}
