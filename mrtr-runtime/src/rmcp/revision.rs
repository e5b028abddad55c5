//! Which revision of the protocol a client speaks.

use ::rmcp::{RoleServer, model::ProtocolVersion, service::RequestContext};

/// Whether the client can be answered with questions (MCP 2026-07-28), and needs no live ones.
pub(super) fn speaks_mrtr(cx: &RequestContext<RoleServer>) -> bool {
    cx.protocol_version()
        .is_some_and(|version| version >= ProtocolVersion::V_2026_07_28)
}
