//! The protocol's JSON: the only file that knows its member names.

use serde_json::{Value, json};

use crate::question::Kind;

/// What one input request asks for.
#[derive(Clone, Debug)]
pub(crate) enum RequestBody {
    /// To be filled in.
    Placeholder,
}

pub(crate) fn capability_name(_kind: Kind) -> &'static str { "" }
pub(crate) fn capability(_kind: Kind) -> Value { json!({}) }
