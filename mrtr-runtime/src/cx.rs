//! What a tool may know about its own call.

use crate::{capability::Capabilities, payload::FlowId, principal::Principal, question::Kind};

/// The call a tool runs in: take it as a parameter, `cx: &Cx`.
///
/// It is given anew in every round and tells the same in all of them, except for what the client
/// can be asked.
#[derive(Clone, Debug)]
pub struct Cx {
    pub(crate) flow: FlowId,
    pub(crate) round: u32,
    pub(crate) capabilities: Capabilities,
    pub(crate) principal: Option<Principal>,
}

impl Cx {
    /// Whether this client can be asked questions of this kind.
    ///
    /// Asking one that cannot gives [`AskError::Unsupported`](crate::error::AskError::Unsupported).
    pub fn can_ask(&self, kind: Kind) -> bool {
        self.capabilities.supports(kind)
    }

    /// Names this call through all its rounds; random, and the same when a round is repeated.
    pub fn flow_id(&self) -> String {
        self.flow.to_string()
    }

    /// A key for one effect of this call, the same in all rounds: for a payment provider that
    /// refuses to charge twice for one key.
    pub fn idempotency_key(&self, label: &str) -> String {
        format!("{}-{label}", self.flow)
    }

    /// How many rounds the user has answered so far.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Who is calling; `None` is an anonymous caller.
    pub fn principal(&self) -> Option<&Principal> {
        self.principal.as_ref()
    }
}
