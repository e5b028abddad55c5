//! The resources.

use rmcp::model::{ErrorData, ReadResourceResult, Resource, ResourceContents, ResourceTemplate};
use serde_json::json;

use crate::plain::PNG;

pub(crate) fn list() -> Vec<Resource> {
    vec![
        Resource::new("test://static-text", "A text").with_mime_type("text/plain"),
        Resource::new("test://static-binary", "An image").with_mime_type("image/png"),
    ]
}

pub(crate) fn templates() -> Vec<ResourceTemplate> {
    vec![
        ResourceTemplate::new("test://template/{id}/data", "Data by number")
            .with_mime_type("application/json"),
    ]
}

/// # Errors
///
/// If there is no such resource.
pub(crate) fn read(uri: String) -> Result<ReadResourceResult, ErrorData> {
    let contents = match uri.as_str() {
        "test://static-text" => {
            ResourceContents::text("The text of a resource.", uri).with_mime_type("text/plain")
        }
        "test://static-binary" => ResourceContents::blob(PNG, uri).with_mime_type("image/png"),
        _ => match uri
            .strip_prefix("test://template/")
            .and_then(|rest| rest.strip_suffix("/data"))
        {
            Some(id) => ResourceContents::text(json!({ "id": id }).to_string(), uri.clone())
                .with_mime_type("application/json"),
            None => {
                let data = json!({ "uri": uri });
                return Err(ErrorData::invalid_params(
                    "there is no such resource",
                    Some(data),
                ));
            }
        },
    };
    Ok(ReadResourceResult::new(vec![contents]))
}
