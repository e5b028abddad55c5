//! How JSON Schemas are made of Rust types.

use schemars::{Schema, generate::SchemaSettings, transform::transform_subschemas};
use serde_json::Value;

/// The settings for what a client is shown.
pub(crate) fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12()
        // MCP's dialect is 2020-12 unless `$schema` says otherwise, so it need not be said.
        .with(|settings| settings.meta_schema = None)
        .with_transform(drop_number_formats)
}

/// Takes away `uint32` and its like: no JSON Schema draft has a format for numbers, and clients
/// that check schemas warn of formats they do not know. The bounds are in the schema anyway.
pub(crate) fn drop_number_formats(schema: &mut Schema) {
    let is_string = match schema.get("type") {
        Some(Value::String(name)) => name == "string",
        Some(Value::Array(names)) => names.iter().any(|name| name == "string"),
        // Whatever it is, it is not one of ours.
        _ => true,
    };
    if !is_string {
        schema.remove("format");
    }
    transform_subschemas(&mut drop_number_formats, schema);
}

#[cfg(test)]
mod tests {
    use schemars::JsonSchema;
    use serde_json::json;

    use super::*;

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is looked at")]
    struct Flight {
        seats: u16,
        weight: Option<f64>,
        stops: Vec<i64>,
        #[schemars(extend("format" = "date"))]
        day: String,
        #[schemars(extend("format" = "flight-number"))]
        number: Option<String>,
    }

    #[test]
    fn numbers_have_no_format_and_texts_keep_theirs() {
        let schema = settings().into_generator().into_root_schema_for::<Flight>();
        assert_eq!(
            schema.as_value()["properties"],
            json!({
                "seats": { "type": "integer", "minimum": 0, "maximum": 65535 },
                "weight": { "type": ["number", "null"] },
                "stops": { "type": "array", "items": { "type": "integer" } },
                "day": { "type": "string", "format": "date" },
                "number": { "type": ["string", "null"], "format": "flight-number" },
            })
        );
    }
}
