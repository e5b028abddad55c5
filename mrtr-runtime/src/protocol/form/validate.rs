//! The check of what a person entered against the form that was sent.
//!
//! What is decided here, beyond the schema's own rules:
//!
//! * `3.0` is a whole number, as JSON Schema says; `3.5` and `"3"` are not.
//! * Numbers that do not fit the Rust type are refused, never rounded into it. `NaN` and infinities
//!   are not JSON; a number beyond `f64` is refused.
//! * A text without `max_length` may have [`MAX_TEXT`] characters.
//! * `null` in an optional field counts as left out: some clients send it for an empty input.
//! * Members that were not asked for are ignored. Of duplicate members JSON parsing keeps the last.
//! * A multiple choice may name an option once.

use std::fmt::Write as _;

use serde_json::{Map, Value};

use super::{
    format,
    options::Offer,
    schema::{FieldKind, FieldSchema, FormSchema, MAX_TEXT},
};

/// The values of a form's fields in their order, `None` where an optional one was left out.
pub(crate) type Values<'v> = Vec<Option<&'v Value>>;

/// Faults beyond this many are not listed: they are for a person to read.
const MAX_FAULTS: usize = 5;

/// Checks content against a form. The error names every field at fault and its rule, for a person.
pub(crate) fn check<'v>(
    form: &FormSchema,
    content: Option<&'v Map<String, Value>>,
) -> Result<Values<'v>, String> {
    let mut values = Vec::with_capacity(form.fields.len());
    let mut faults = Vec::new();
    for field in &form.fields {
        let value = content.and_then(|content| content.get(&*field.name));
        let value = value.filter(|value| field.required || !value.is_null());
        let fault = match value {
            None if field.required => Some("is missing".to_owned()),
            None => None,
            Some(value) => fault(&field.kind, value),
        };
        if let Some(fault) = fault {
            faults.push(format!("{} {fault}", quoted(field)));
        }
        values.push(value);
    }
    if faults.is_empty() {
        return Ok(values);
    }
    let more = faults.len().saturating_sub(MAX_FAULTS);
    faults.truncate(MAX_FAULTS);
    let mut text = faults.join("; ");
    if more > 0 {
        let _ = write!(text, "; and {more} more");
    }
    Err(text)
}

fn quoted(field: &FieldSchema) -> String {
    format!("\"{}\"", field.label())
}

/// What is wrong with one value; `None` if nothing is.
fn fault(kind: &FieldKind, value: &Value) -> Option<String> {
    match kind {
        FieldKind::Boolean => (!value.is_boolean()).then(|| "must be yes or no".to_owned()),
        FieldKind::String {
            min_length,
            max_length,
            format,
        } => {
            let Some(text) = value.as_str() else {
                return Some("must be a text".to_owned());
            };
            let limit = max_length.unwrap_or(MAX_TEXT);
            // Counting stops at the limit, however long the text is.
            let length = text.chars().take(limit as usize + 1).count();
            if length < *min_length as usize {
                return Some(format!(
                    "must have at least {}",
                    counted(*min_length, "character")
                ));
            }
            if length > limit as usize {
                return Some(format!("must have at most {}", counted(limit, "character")));
            }
            let format = (*format)?;
            (!format::matches(format, text)).then(|| format::rule(format).to_owned())
        }
        FieldKind::Integer { minimum, maximum } => match whole(value) {
            None => Some("must be a whole number".to_owned()),
            Some(n) if n < *minimum => Some(format!("must be at least {minimum}")),
            Some(n) if n > *maximum => Some(format!("must be at most {maximum}")),
            Some(_) => None,
        },
        FieldKind::Number { minimum, maximum } => match value.as_f64() {
            // `as_f64` is also `None` for what arbitrary precision keeps beyond f64.
            None => Some("must be a number".to_owned()),
            Some(n) if n < *minimum => Some(format!("must be at least {minimum:?}")),
            Some(n) if n > *maximum => Some(format!("must be at most {maximum:?}")),
            Some(_) => None,
        },
        FieldKind::One(options) => {
            let offered = value
                .as_str()
                .is_some_and(|value| is_offered(options, value));
            (!offered).then(|| "must be one of the options".to_owned())
        }
        FieldKind::Many {
            options,
            min_items,
            max_items,
        } => {
            let Some(picks) = value.as_array() else {
                return Some("must be a list of options".to_owned());
            };
            many_fault(options, picks, *min_items, *max_items)
        }
    }
}

fn many_fault(
    options: &[Offer],
    picks: &[Value],
    min_items: u32,
    max_items: Option<u32>,
) -> Option<String> {
    // More picks than options name one twice; checked first to keep the next step small.
    if picks.len() > options.len() {
        return Some("must name each option at most once".to_owned());
    }
    for (position, pick) in picks.iter().enumerate() {
        if !pick.as_str().is_some_and(|pick| is_offered(options, pick)) {
            return Some("must name only options that were offered".to_owned());
        }
        if picks[..position].contains(pick) {
            return Some("must name each option at most once".to_owned());
        }
    }
    if picks.len() < min_items as usize {
        return Some(format!(
            "must have at least {}",
            counted(min_items, "option")
        ));
    }
    let most = max_items.filter(|most| picks.len() > *most as usize)?;
    Some(format!("must have at most {}", counted(most, "option")))
}

fn is_offered(options: &[Offer], value: &str) -> bool {
    options.iter().any(|offer| offer.value == value)
}

fn counted(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The whole number a JSON number stands for, however it is written.
pub(crate) fn whole(value: &Value) -> Option<i128> {
    if let Some(n) = value.as_i64() {
        return Some(n.into());
    }
    if let Some(n) = value.as_u64() {
        return Some(n.into());
    }
    // 2^64 is above every integer a field can have; below it the conversion is exact.
    let n = value
        .as_f64()
        .filter(|n| n.fract() == 0.0 && n.abs() <= 18_446_744_073_709_551_616.0)?;
    #[expect(clippy::cast_possible_truncation, reason = "integral and in range")]
    Some(n as i128)
}

/// Leaves out what a client would refuse as a default.
pub(crate) fn drop_bad_defaults(form: &mut FormSchema) {
    for field in &mut form.fields {
        if field
            .default
            .as_ref()
            .is_some_and(|value| fault(&field.kind, value).is_some())
        {
            field.default = None;
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
