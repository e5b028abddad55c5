//! The options of the attribute: `#[mrtr_tool(name = "…", once, …)]`.

use proc_macro2::TokenStream;
use syn::{
    Ident, Lit, LitBool, LitInt, LitStr, Path, Token,
    ext::IdentExt,
    parenthesized,
    parse::{Parse, ParseStream, Parser},
};

use crate::{diagnostics::Diagnostics, expand::Shape, rules::Rule};

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
    pub(crate) mime_type: Option<String>,
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
        let mut seen: Vec<String> = Vec::new();
        let parser = |input: ParseStream<'_>| {
            while !input.is_empty() {
                let key = input.call(Ident::parse_any)?;
                if seen.contains(&key.to_string()) {
                    diagnostics.report(
                        &key,
                        Rule::RepeatedOption {
                            name: key.to_string(),
                        },
                    );
                }
                seen.push(key.to_string());
                options.read(shape, &key, input, diagnostics)?;
                if input.is_empty() {
                    break;
                }
                input.parse::<Token![,]>()?;
            }
            Ok(())
        };
        if let Err(error) = parser.parse2(tokens) {
            diagnostics.push(error);
        }
        options
    }

    fn read(
        &mut self,
        shape: Shape,
        key: &Ident,
        input: ParseStream<'_>,
        diagnostics: &mut Diagnostics,
    ) -> syn::Result<()> {
        let name = key.to_string();
        let name = name.as_str();
        if !Rule::options(shape).contains(&name) {
            diagnostics.report(
                key,
                Rule::UnknownOption {
                    name: name.to_owned(),
                    shape,
                },
            );
            return skip(input);
        }
        match name {
            "name" => self.name = text("name", key, input, diagnostics)?,
            "uri" => self.uri = text("uri", key, input, diagnostics)?,
            "mime_type" => self.mime_type = text("mime_type", key, input, diagnostics)?,
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
            "once" => self.once = flag(input)?,
            "annotations" => self.annotations = annotations(input, diagnostics)?,
            "crate" => {
                input.parse::<Token![=]>()?;
                let path = input.call(Path::parse_mod_style)?;
                let absolute = path.leading_colon.is_some()
                    || path.segments.first().is_some_and(|s| s.ident == "crate");
                if absolute {
                    self.krate = Some(path);
                } else {
                    diagnostics.report(&path, Rule::CratePath);
                }
            }
            _ => skip(input)?,
        }
        Ok(())
    }
}

/// `= value`; a value of another kind is reported and skipped.
fn value<T: Parse>(
    name: &'static str,
    wants: &'static str,
    key: &Ident,
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> syn::Result<Option<T>> {
    if !input.peek(Token![=]) {
        diagnostics.report(key, Rule::OptionValue { name, wants });
        skip(input)?;
        return Ok(None);
    }
    input.parse::<Token![=]>()?;
    let ahead = input.fork();
    if ahead.parse::<T>().is_ok() && (ahead.is_empty() || ahead.peek(Token![,])) {
        return input.parse().map(Some);
    }
    let span = input.span();
    skip(input)?;
    diagnostics.report_at(span, Rule::OptionValue { name, wants });
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
fn flag(input: ParseStream<'_>) -> syn::Result<bool> {
    if !input.peek(Token![=]) {
        return Ok(true);
    }
    input.parse::<Token![=]>()?;
    Ok(input.parse::<LitBool>()?.value)
}

fn annotations(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> syn::Result<Annotations> {
    let content;
    parenthesized!(content in input);
    let mut annotations = Annotations::default();
    while !content.is_empty() {
        let key: Ident = content.parse()?;
        let value = Some(flag(&content)?);
        match key.to_string().as_str() {
            "read_only" => annotations.read_only = value,
            "destructive" => annotations.destructive = value,
            "idempotent" => annotations.idempotent = value,
            "open_world" => annotations.open_world = value,
            _ => diagnostics.report(
                &key,
                Rule::OptionValue {
                    name: "annotations",
                    wants: "`read_only`, `destructive`, `idempotent` and `open_world`",
                },
            ),
        }
        if content.is_empty() {
            break;
        }
        content.parse::<Token![,]>()?;
    }
    Ok(annotations)
}

/// Skips to the next comma.
fn skip(input: ParseStream<'_>) -> syn::Result<()> {
    while !input.is_empty() && !input.peek(Token![,]) {
        input.parse::<proc_macro2::TokenTree>()?;
    }
    Ok(())
}
