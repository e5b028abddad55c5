//! What a tool gives back.

mod content;
#[doc(hidden)]
pub mod finish;

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

pub use self::content::{Content, ResourceContents};
use crate::protocol::error::ToolError;

/// The result of a tool call (MCP 2026-07-28, `CallToolResult`).
///
/// It serializes to MCP's own JSON, without the `resultType` that only the host knows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Reply {
    /// What people and models read.
    #[serde(default)]
    pub content: Vec<Content>,
    /// What programs read. Any JSON value since MCP 2026-07-28 (SEP-2106); a host that serves an
    /// older client sends it only if it is an object.
    #[serde(
        rename = "structuredContent",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    pub structured: Option<Value>,
    /// Whether the content tells of a failure.
    #[serde(rename = "isError", default)]
    pub is_error: bool,
}

impl Reply {
    /// A reply with these blocks.
    pub fn new(content: Vec<Content>) -> Self {
        Self {
            content,
            ..Self::default()
        }
    }

    /// A reply of one text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::new(vec![Content::text(text)])
    }

    /// A failure the model reads (`isError`).
    pub fn error(text: impl Into<String>) -> Self {
        Self {
            is_error: true,
            ..Self::text(text)
        }
    }

    /// A reply for programs: `value` as `structuredContent`, and the same JSON as text for clients
    /// that only read text (MCP 2026-07-28, server/tools, "Structured Content").
    ///
    /// # Errors
    ///
    /// If `value` has no JSON form, for example a map whose keys are not strings.
    pub fn structured<T: Serialize + ?Sized>(value: &T) -> Result<Self, ToolError> {
        let value = serde_json::to_value(value).map_err(|error| {
            ToolError::new(format!(
                "the tool has run, but its result has no JSON form: {error}"
            ))
        })?;
        Ok(Self {
            structured: Some(value.clone()),
            ..Self::text(value.to_string())
        })
    }

    /// The result object, without `resultType`.
    pub fn to_json(&self) -> Value {
        // Strings, booleans and values that already are JSON cannot fail.
        serde_json::to_value(self).unwrap_or_default()
    }
}

// `null` is a structured result as well; only a missing member is none.
fn present<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(value).map(Some)
}

/// A tool's result that goes out as `structuredContent`, whatever its type.
///
/// Structs and other [`Serialize`] types do so by themselves; this is for the types that otherwise
/// go out as text or as content blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Json<T>(pub T);

/// A value with its own way to become a [`Reply`].
///
/// Tools may return any [`Serialize`] type without it. Implement it for a type whose text should
/// not be its JSON.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::{ToolError, reply::{IntoReply, Reply}};
///
/// struct Celsius(f64);
///
/// impl IntoReply for Celsius {
///     fn into_reply(self) -> Result<Reply, ToolError> {
///         Ok(Reply::text(format!("{} °C", self.0)))
///     }
/// }
/// # assert_eq!(Celsius(21.5).into_reply().unwrap(), Reply::text("21.5 °C"));
/// ```
pub trait IntoReply {
    /// The reply.
    ///
    /// # Errors
    ///
    /// If the value cannot be told to a client.
    fn into_reply(self) -> Result<Reply, ToolError>;
}

impl IntoReply for Reply {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(self)
    }
}

impl IntoReply for Content {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::new(vec![self]))
    }
}

impl IntoReply for Vec<Content> {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::new(self))
    }
}

impl IntoReply for String {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::text(self))
    }
}

impl IntoReply for &str {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::text(self))
    }
}

impl IntoReply for Cow<'_, str> {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::text(self))
    }
}

impl IntoReply for () {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::default())
    }
}

impl<T: Serialize> IntoReply for Json<T> {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Reply::structured(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_text_has_the_shape_of_a_call_tool_result() {
        assert_eq!(
            Reply::text("done").to_json(),
            json!({ "content": [{ "type": "text", "text": "done" }], "isError": false })
        );
    }

    #[test]
    fn an_error_says_that_it_is_one() {
        assert_eq!(
            Reply::error("no seats").to_json(),
            json!({ "content": [{ "type": "text", "text": "no seats" }], "isError": true })
        );
    }

    #[test]
    fn a_structured_value_is_repeated_as_text() {
        let reply = Reply::structured(&json!({ "seat": "4A" })).unwrap();
        assert_eq!(
            reply.to_json(),
            json!({
                "content": [{ "type": "text", "text": r#"{"seat":"4A"}"# }],
                "structuredContent": { "seat": "4A" },
                "isError": false,
            })
        );
    }

    #[test]
    fn a_value_without_a_json_form_is_a_tool_error() {
        let odd = std::collections::HashMap::from([((1, 2), 3)]);
        let error = Reply::structured(&odd).unwrap_err();
        assert!(error.to_string().contains("has no JSON form"), "{error}");
    }

    #[test]
    fn a_reply_survives_its_own_json() {
        for reply in [
            Reply::default(),
            Reply::error("no"),
            Reply::structured(&()).unwrap(),
            Reply::new(vec![
                Content::image([1, 2, 3], "image/png"),
                Content::link("file:///a", "a"),
            ]),
        ] {
            assert_eq!(
                serde_json::from_value::<Reply>(reply.to_json()).unwrap(),
                reply
            );
        }
    }
}
