//! What goes out, in a form that can be written as text at once: most hosts write nothing else.

use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::Value;

use super::{RequestBody, sample};
use crate::protocol::form::{FieldKind, FieldSchema, FormSchema, Format, Offer};

/// A member, if there is anything to say.
fn put<M: SerializeMap, T: Serialize>(
    map: &mut M,
    name: &'static str,
    value: Option<T>,
) -> Result<(), M::Error> {
    match value {
        Some(value) => map.serialize_entry(name, &value),
        None => Ok(()),
    }
}

/// An `InputRequiredResult`. A round that asks nothing has no `inputRequests`.
pub(crate) fn input_required<S: Serializer>(
    input_requests: Option<&impl Serialize>,
    request_state: &str,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut result = serializer.serialize_map(None)?;
    result.serialize_entry("resultType", "input_required")?;
    put(&mut result, "inputRequests", input_requests)?;
    result.serialize_entry("requestState", request_state)?;
    result.end()
}

/// One entry of `inputRequests`.
impl Serialize for RequestBody {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut request = serializer.serialize_map(None)?;
        match self {
            Self::Form { message, schema } => {
                let params = Elicit::Form {
                    message,
                    schema: Form(schema),
                };
                request.serialize_entry("method", "elicitation/create")?;
                request.serialize_entry("params", &params)?;
            }
            Self::Url { message, url } => {
                request.serialize_entry("method", "elicitation/create")?;
                request.serialize_entry("params", &Elicit::Url { message, url })?;
            }
            Self::Sample(sampled) => {
                request.serialize_entry("method", "sampling/createMessage")?;
                request.serialize_entry("params", &sample(sampled))?;
            }
            Self::Roots => {
                request.serialize_entry("method", "roots/list")?;
                request.serialize_entry("params", &Value::Object(serde_json::Map::new()))?;
            }
        }
        request.end()
    }
}

#[derive(Serialize)]
#[serde(tag = "mode", rename_all = "lowercase")]
enum Elicit<'a> {
    Form {
        message: &'a str,
        #[serde(rename = "requestedSchema")]
        schema: Form<'a>,
    },
    Url {
        message: &'a str,
        url: &'a str,
    },
}

/// A `requestedSchema`.
pub(super) struct Form<'a>(pub(super) &'a FormSchema);

impl Serialize for Form<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = &self.0.fields;
        let mut form = serializer.serialize_map(None)?;
        form.serialize_entry("type", "object")?;
        form.serialize_entry("properties", &Properties(fields))?;
        let required = fields.iter().any(|field| field.required);
        put(&mut form, "required", required.then_some(Required(fields)))?;
        form.end()
    }
}

struct Properties<'a>(&'a [FieldSchema]);

impl Serialize for Properties<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|field| (&*field.name, Property(field))))
    }
}

struct Required<'a>(&'a [FieldSchema]);

impl Serialize for Required<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let required = self.0.iter().filter(|field| field.required);
        serializer.collect_seq(required.map(|field| &*field.name))
    }
}

/// A `PrimitiveSchemaDefinition`.
pub(super) struct Property<'a>(pub(super) &'a FieldSchema);

impl Serialize for Property<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let field = self.0;
        let type_name = match &field.kind {
            FieldKind::Boolean => "boolean",
            FieldKind::String { .. } | FieldKind::One(_) => "string",
            FieldKind::Integer { .. } => "integer",
            FieldKind::Number { .. } => "number",
            FieldKind::Many { .. } => "array",
        };
        let mut property = serializer.serialize_map(None)?;
        property.serialize_entry("type", type_name)?;
        put(&mut property, "title", field.title.as_deref())?;
        put(&mut property, "description", field.description.as_deref())?;
        match &field.kind {
            FieldKind::Boolean => {}
            FieldKind::String {
                min_length,
                max_length,
                format,
            } => {
                put(&mut property, "minLength", positive(*min_length))?;
                put(&mut property, "maxLength", *max_length)?;
                put(&mut property, "format", format.map(format_name))?;
            }
            FieldKind::Integer { minimum, maximum } => {
                put(&mut property, "minimum", exact(*minimum))?;
                put(&mut property, "maximum", exact(*maximum))?;
            }
            FieldKind::Number { minimum, maximum } => {
                put(&mut property, "minimum", bound(*minimum))?;
                put(&mut property, "maximum", bound(*maximum))?;
            }
            FieldKind::One(offers) if titled(offers) => {
                property.serialize_entry("oneOf", &Titled(offers))?;
            }
            FieldKind::One(offers) => property.serialize_entry("enum", &Untitled(offers))?,
            FieldKind::Many {
                options,
                min_items,
                max_items,
            } => {
                put(&mut property, "minItems", positive(*min_items))?;
                put(&mut property, "maxItems", *max_items)?;
                property.serialize_entry("items", &Items(options))?;
            }
        }
        put(&mut property, "default", field.default.as_ref())?;
        property.end()
    }
}

pub(crate) fn positive(bound: u32) -> Option<u32> {
    Some(bound).filter(|bound| *bound > 0)
}

/// Whether there are titles to show.
pub(crate) fn titled(offers: &[Offer]) -> bool {
    offers.iter().any(|offer| offer.title.is_some())
}

struct Titled<'a>(&'a [Offer]);

impl Serialize for Titled<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct ConstTitle<'a> {
            r#const: &'a str,
            title: &'a str,
        }
        serializer.collect_seq(self.0.iter().map(|offer| ConstTitle {
            r#const: offer.value(),
            title: offer.title(),
        }))
    }
}

struct Untitled<'a>(&'a [Offer]);

impl Serialize for Untitled<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Offer::value))
    }
}

/// What the items of a multiple choice can be.
struct Items<'a>(&'a [Offer]);

impl Serialize for Items<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut items = serializer.serialize_map(None)?;
        if titled(self.0) {
            items.serialize_entry("anyOf", &Titled(self.0))?;
        } else {
            items.serialize_entry("type", "string")?;
            items.serialize_entry("enum", &Untitled(self.0))?;
        }
        items.end()
    }
}

fn format_name(format: Format) -> &'static str {
    match format {
        Format::Email => "email",
        Format::Uri => "uri",
        Format::Date => "date",
        Format::DateTime => "date-time",
    }
}

/// An integer bound, unless a client that keeps numbers as `f64` would change it. Such a bound is
/// the Rust type's own and still checked when the answer comes.
pub(crate) fn exact(bound: i128) -> Option<i64> {
    const SAFE: i64 = (1 << 53) - 1;
    i64::try_from(bound)
        .ok()
        .filter(|bound| (-SAFE..=SAFE).contains(bound))
}

/// A number's bound, unless it is only the Rust type's own.
pub(crate) fn bound(bound: f64) -> Option<Value> {
    if bound.abs() >= f64::from(f32::MAX) {
        return None;
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "integral and small; 18 reads better than 18.0"
    )]
    let whole = (bound.fract() == 0.0 && bound.abs() < 1e15).then(|| Value::from(bound as i64));
    Some(whole.unwrap_or_else(|| bound.into()))
}
