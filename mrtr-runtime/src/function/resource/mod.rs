//! Resources that can ask before they are read: `resources/read`.

#[doc(hidden)]
pub mod template;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::template::{TemplateError, UriTemplate};
use crate::{
    function::{
        env::EnvType,
        outcome::Outcome,
        reply::ResourceContents,
        tool::{Resumable, Scope},
    },
    protocol::{error::RpcError, method::Method},
};

/// A resource that can ask the user in the middle of a call. Implemented by `#[mrtr_resource]`.
///
/// Its [`name`](Resumable::name) is its URI or URI template.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a resource",
    label = "`#[mrtr_resource]` is what makes one",
    note = "add `#[mrtr_resource]` to the `async fn`"
)]
pub trait Resource: Resumable<Reply = ResourceReply> {
    /// What a host needs to know before the first call.
    fn describe(&self) -> ResourceDescriptor;
}

/// What a resource is, for `resources/list` and `resources/templates/list`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ResourceDescriptor {
    /// Its URI, or its template: `docs://{section}/{page}`.
    pub uri: &'static str,
    /// Its name.
    pub name: &'static str,
    /// A name for people.
    pub title: Option<&'static str>,
    /// What is in it.
    pub description: Option<&'static str>,
    /// The media type of its contents.
    pub mime_type: Option<&'static str>,
    /// Whether `{+name}` may hold `.` and `..` segments.
    pub allow_parents: bool,
    /// The types it wants from the environment.
    pub environment: Vec<EnvType>,
}

impl ResourceDescriptor {
    /// One that says nothing but the URI and the name.
    #[doc(hidden)] // for generated code, which sets the rest
    pub fn new(uri: &'static str, name: &'static str) -> Self {
        Self {
            uri,
            name,
            title: None,
            description: None,
            mime_type: None,
            allow_parents: false,
            environment: Vec::new(),
        }
    }

    /// Which URIs are its own, and what they give to its variables.
    ///
    /// # Errors
    ///
    /// If its URI is no template.
    #[doc(hidden)]
    pub fn template(&self) -> Result<UriTemplate, TemplateError> {
        let template = UriTemplate::parse(self.uri)?;
        Ok(if self.allow_parents {
            template.allow_parents()
        } else {
            template
        })
    }

    /// Whether it stands for many resources.
    pub fn is_template(&self) -> bool {
        self.uri.contains('{')
    }
}

/// The result of `resources/read` (MCP 2026-07-28, `ReadResourceResult`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResourceReply {
    /// What is in the resource.
    pub contents: Vec<ResourceContents>,
}

impl ResourceReply {
    /// These contents.
    pub fn new(contents: Vec<ResourceContents>) -> Self {
        Self { contents }
    }
}

impl Outcome for ResourceReply {
    const METHOD: Method = Method::ResourcesRead;

    fn to_json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn from_json(value: Value) -> Option<Self> {
        serde_json::from_value(value).ok()
    }

    fn refused(text: String) -> Result<Self, RpcError> {
        Err(RpcError::new(RpcError::INVALID_PARAMS, text))
    }

    fn failed(text: String) -> Result<Self, RpcError> {
        Err(RpcError::new(RpcError::INTERNAL, text))
    }
}

/// Where a resource is and what it is, for contents that do not say so themselves.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Address {
    /// The URI that was asked for.
    pub uri: String,
    /// The declared media type.
    pub mime_type: Option<&'static str>,
}

impl Address {
    /// The address that was asked for, as the client wrote it; where the host does not tell, the one that the arguments
    /// give in `template`.
    #[doc(hidden)]
    pub fn of(template: &str, mime_type: Option<&'static str>, scope: &Scope<'_>) -> Self {
        let expanded = || {
            UriTemplate::parse(template).map_or_else(
                |_| template.to_owned(),
                |template| template.expand(scope.arguments),
            )
        };
        let uri = scope.uri.map_or_else(expanded, str::to_owned);
        Self { uri, mime_type }
    }
}

/// What a resource may return: text, bytes, or contents with their own addresses.
#[diagnostic::on_unimplemented(
    message = "a resource cannot return `{Self}`",
    label = "this is not a resource's contents",
    note = "return `String`, `Vec<u8>`, `ResourceContents`, `Vec<ResourceContents>` or `ResourceReply`, or a `Result` of one of these and an error"
)]
pub trait IntoResource {
    /// The reply, for a read of `address`.
    fn into_resource(self, address: Address) -> ResourceReply;
}

impl IntoResource for ResourceReply {
    fn into_resource(self, _: Address) -> ResourceReply {
        self
    }
}

impl IntoResource for Vec<ResourceContents> {
    fn into_resource(self, _: Address) -> ResourceReply {
        ResourceReply::new(self)
    }
}

impl IntoResource for ResourceContents {
    fn into_resource(self, address: Address) -> ResourceReply {
        vec![self].into_resource(address)
    }
}

impl IntoResource for String {
    fn into_resource(self, address: Address) -> ResourceReply {
        ResourceContents::text(
            address.uri.clone(),
            address.mime_type.unwrap_or("text/plain"),
            self,
        )
        .into_resource(address)
    }
}

impl IntoResource for &str {
    fn into_resource(self, address: Address) -> ResourceReply {
        self.to_owned().into_resource(address)
    }
}

impl IntoResource for Vec<u8> {
    fn into_resource(self, address: Address) -> ResourceReply {
        let mime_type = address.mime_type.unwrap_or("application/octet-stream");
        ResourceContents::blob(address.uri.clone(), mime_type, self).into_resource(address)
    }
}
