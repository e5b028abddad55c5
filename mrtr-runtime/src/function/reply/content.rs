//! The blocks a reply is made of.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde::{Deserialize, Serialize};

/// One block of a tool's reply (MCP 2026-07-28, `ContentBlock`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "snake_case",
    rename_all_fields = "camelCase"
)]
#[non_exhaustive]
pub enum Content {
    /// Text.
    #[non_exhaustive]
    Text {
        /// The text.
        text: String,
    },
    /// A picture.
    #[non_exhaustive]
    Image {
        /// Its bytes, base64 with padding.
        data: String,
        /// Its media type, for example `image/png`.
        mime_type: String,
    },
    /// A sound.
    #[non_exhaustive]
    Audio {
        /// Its bytes, base64 with padding.
        data: String,
        /// Its media type, for example `audio/wav`.
        mime_type: String,
    },
    /// A resource, carried along.
    #[non_exhaustive]
    Resource {
        /// What is in it.
        resource: ResourceContents,
    },
    /// A resource the client may read if it wants to.
    #[non_exhaustive]
    ResourceLink {
        /// Where it is.
        uri: String,
        /// What to call it.
        name: String,
        /// What it is, for the model.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        description: Option<String>,
        /// Its media type.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mime_type: Option<String>,
    },
}

impl Content {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text { text: text.into() }
    }

    /// A picture from its raw bytes.
    pub fn image(bytes: impl AsRef<[u8]>, mime_type: impl Into<String>) -> Self {
        Self::Image {
            data: STANDARD.encode(bytes),
            mime_type: mime_type.into(),
        }
    }

    /// A sound from its raw bytes.
    pub fn audio(bytes: impl AsRef<[u8]>, mime_type: impl Into<String>) -> Self {
        Self::Audio {
            data: STANDARD.encode(bytes),
            mime_type: mime_type.into(),
        }
    }

    /// A resource, carried along.
    pub fn resource(resource: ResourceContents) -> Self {
        Self::Resource { resource }
    }

    /// A resource the client may read if it wants to.
    pub fn link(uri: impl Into<String>, name: impl Into<String>) -> Self {
        Self::ResourceLink {
            uri: uri.into(),
            name: name.into(),
            description: None,
            mime_type: None,
        }
    }
}

impl From<String> for Content {
    fn from(text: String) -> Self {
        Self::text(text)
    }
}

impl From<&str> for Content {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

/// What is in a resource (MCP 2026-07-28, `TextResourceContents` and `BlobResourceContents`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum ResourceContents {
    /// Text.
    #[non_exhaustive]
    Text {
        /// Where it is.
        uri: String,
        /// Its media type.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mime_type: Option<String>,
        /// The text.
        text: String,
    },
    /// Bytes.
    #[non_exhaustive]
    Blob {
        /// Where it is.
        uri: String,
        /// Its media type.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mime_type: Option<String>,
        /// The bytes, base64 with padding.
        blob: String,
    },
}

impl ResourceContents {
    /// Text at `uri`.
    pub fn text(
        uri: impl Into<String>,
        mime_type: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        Self::Text {
            uri: uri.into(),
            mime_type: Some(mime_type.into()),
            text: text.into(),
        }
    }

    /// Raw bytes at `uri`.
    pub fn blob(
        uri: impl Into<String>,
        mime_type: impl Into<String>,
        bytes: impl AsRef<[u8]>,
    ) -> Self {
        Self::Blob {
            uri: uri.into(),
            mime_type: Some(mime_type.into()),
            blob: STANDARD.encode(bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_value};

    use super::*;

    #[test]
    fn every_block_has_the_shape_mcp_gives_it() {
        let cases = [
            (
                Content::text("hello"),
                json!({ "type": "text", "text": "hello" }),
            ),
            (
                Content::image(b"png", "image/png"),
                json!({ "type": "image", "data": "cG5n", "mimeType": "image/png" }),
            ),
            (
                Content::audio(b"wave", "audio/wav"),
                json!({ "type": "audio", "data": "d2F2ZQ==", "mimeType": "audio/wav" }),
            ),
            (
                Content::resource(ResourceContents::text("file:///a", "text/plain", "a")),
                json!({
                    "type": "resource",
                    "resource": { "uri": "file:///a", "mimeType": "text/plain", "text": "a" },
                }),
            ),
            (
                Content::resource(ResourceContents::blob("file:///b", "image/png", [0xff])),
                json!({
                    "type": "resource",
                    "resource": { "uri": "file:///b", "mimeType": "image/png", "blob": "/w==" },
                }),
            ),
            (
                Content::link("file:///c", "c"),
                json!({ "type": "resource_link", "uri": "file:///c", "name": "c" }),
            ),
        ];
        for (block, shape) in cases {
            assert_eq!(to_value(&block).unwrap(), shape);
        }
    }
}
