//! Our forms as rmcp's model has them, made without the JSON in between.

use std::collections::BTreeMap;

use ::rmcp::model::{
    BooleanSchema, ElicitRequestParams, ElicitationSchema, EnumSchema, IntegerSchema, NumberSchema,
    PrimitiveSchemaDefinition as Primitive, StringFormat, StringSchema,
};
use serde_json::Value;

use crate::protocol::{
    form::{FieldKind, FieldSchema, FormSchema, Format, Offer},
    wire::{self, RequestBody},
};

/// An elicitation; `None` if it has to take the long way, through its JSON.
pub(super) fn params(body: &RequestBody) -> Option<ElicitRequestParams> {
    match body {
        RequestBody::Form { message, schema } => Some(ElicitRequestParams::FormElicitationParams {
            meta: None,
            message: message.clone(),
            requested_schema: form(schema)?,
        }),
        RequestBody::Url { message, url } => Some(ElicitRequestParams::UrlElicitationParams {
            meta: None,
            message: message.clone(),
            url: url.clone(),
            elicitation_id: String::new(),
        }),
        RequestBody::Sample(_) | RequestBody::Roots => None,
    }
}

fn form(schema: &FormSchema) -> Option<ElicitationSchema> {
    let name = |field: &FieldSchema| field.name.clone().into_owned();
    // Not collected: a map is then made of a sorted list, at several times the price.
    let mut properties = BTreeMap::new();
    for field in &schema.fields {
        properties.insert(name(field), property(field)?);
    }
    let required: Vec<_> = schema
        .fields
        .iter()
        .filter(|field| field.required)
        .map(name)
        .collect();
    let mut form = ElicitationSchema::new(properties);
    if schema.fields.len() > 1 {
        form.property_order = Some(schema.fields.iter().map(name).collect());
    }
    form.required = Some(required).filter(|required| !required.is_empty());
    Some(form)
}

fn property(field: &FieldSchema) -> Option<Primitive> {
    let FieldSchema {
        title,
        description,
        default,
        kind,
        ..
    } = field;
    // A default of another type than the field's is for the long way to refuse.
    macro_rules! plain {
        ($schema:expr, $kind:ident, $read:expr) => {{
            let mut schema = $schema;
            schema.title.clone_from(title);
            schema.description.clone_from(description);
            if let Some(default) = default {
                schema.default = Some($read(default)?);
            }
            Primitive::$kind(schema)
        }};
    }
    Some(match kind {
        FieldKind::Boolean => plain!(BooleanSchema::new(), Boolean, Value::as_bool),
        FieldKind::String {
            min_length,
            max_length,
            format,
        } => {
            let mut schema = StringSchema::new();
            schema.min_length = wire::positive(*min_length);
            schema.max_length = *max_length;
            schema.format = format.map(format_of);
            plain!(schema, String, text)
        }
        FieldKind::Integer { minimum, maximum } => {
            let mut schema = IntegerSchema::new();
            schema.minimum = wire::exact(*minimum);
            schema.maximum = wire::exact(*maximum);
            plain!(schema, Integer, Value::as_i64)
        }
        FieldKind::Number { minimum, maximum } => {
            let bound = |bound| wire::bound(bound).as_ref().and_then(Value::as_f64);
            let mut schema = NumberSchema::new();
            schema.minimum = bound(*minimum);
            schema.maximum = bound(*maximum);
            plain!(schema, Number, Value::as_f64)
        }
        FieldKind::One(offers) => Primitive::Enum(one(field, offers)?),
        FieldKind::Many {
            options,
            min_items,
            max_items,
        } => Primitive::Enum(many(field, options, *min_items, *max_items)?),
    })
}

fn one(field: &FieldSchema, offers: &[Offer]) -> Option<EnumSchema> {
    let mut schema = EnumSchema::builder(values(offers));
    if wire::titled(offers) {
        schema = schema.enum_titles(titles(offers)).ok()?;
    }
    if let Some(default) = &field.default {
        schema = schema.with_default(text(default)?).ok()?;
    }
    if let Some(title) = &field.title {
        schema = schema.title(title.clone());
    }
    if let Some(description) = &field.description {
        schema = schema.description(description.clone());
    }
    Some(schema.build())
}

fn many(
    field: &FieldSchema,
    offers: &[Offer],
    min_items: u32,
    max_items: Option<u32>,
) -> Option<EnumSchema> {
    let mut schema = EnumSchema::builder(values(offers)).multiselect();
    if wire::titled(offers) {
        schema = schema.enum_titles(titles(offers)).ok()?;
    }
    if let Some(default) = &field.default {
        // rmcp leaves out an empty one.
        let picks = default.as_array().filter(|picks| !picks.is_empty())?;
        let picks: Option<_> = picks.iter().map(text).collect();
        schema = schema.with_default(picks?).ok()?;
    }
    if let Some(bound) = wire::positive(min_items) {
        schema = schema.min_items(bound.into()).ok()?;
    }
    if let Some(bound) = max_items {
        schema = schema.max_items(bound.into()).ok()?;
    }
    if let Some(title) = &field.title {
        schema = schema.title(title.clone());
    }
    if let Some(description) = &field.description {
        schema = schema.description(description.clone());
    }
    Some(schema.build())
}

fn values(offers: &[Offer]) -> Vec<String> {
    offers
        .iter()
        .map(|offer| offer.value().to_owned())
        .collect()
}

fn titles(offers: &[Offer]) -> Vec<String> {
    offers
        .iter()
        .map(|offer| offer.title().to_owned())
        .collect()
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn format_of(format: Format) -> StringFormat {
    match format {
        Format::Email => StringFormat::Email,
        Format::Uri => StringFormat::Uri,
        Format::Date => StringFormat::Date,
        Format::DateTime => StringFormat::DateTime,
    }
}
