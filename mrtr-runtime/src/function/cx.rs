//! What a tool may know about its own call.

use serde_json::Value;

use crate::{
    ground::{payload::FlowId, principal::Principal},
    protocol::{
        capability::Capabilities,
        kind::Kind,
        log::{LogLevel, LogMessage, LogSink},
        progress::{Progress, ProgressSink},
    },
};

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
    pub(crate) progress: ProgressSink,
    pub(crate) log: LogSink,
}

impl Cx {
    /// Whether this client can be asked questions of this kind.
    ///
    /// Asking one that cannot gives [`AskError::Unsupported`](crate::protocol::error::AskError::Unsupported).
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

    /// Tells the client how far this round has come, if it wants to know.
    ///
    /// Progress has to grow: a report that is not above the one before is not sent. Nor are
    /// reports that come faster than the connection takes them.
    ///
    /// ```
    /// # use mrtr_runtime::{cx::Cx, progress::Progress};
    /// # fn example(cx: &Cx) {
    /// cx.progress(0.5);
    /// cx.progress(Progress::new(7).of(10).message("Asking the seventh airline"));
    /// # }
    /// ```
    pub fn progress(&self, progress: impl Into<Progress>) {
        self.progress.tell(progress.into());
    }

    /// Sends the client a message for its log, if it wants to have messages of this level.
    ///
    /// A client of MCP 2026-07-28 says in each request from which level on it wants them, and gets none if it does
    /// not. One of an older revision says so for its connection, and gets those from [`LogLevel::Info`] on until then.
    /// Messages that come faster than the connection takes them are dropped.
    ///
    /// ```
    /// # use mrtr_runtime::{cx::Cx, log::LogLevel};
    /// # fn example(cx: &Cx) {
    /// cx.log(LogLevel::Info, "Asking the seventh airline");
    /// # }
    /// ```
    ///
    /// # Security
    ///
    /// It goes to the client and whoever reads its log. What is for the operator of the server belongs into `tracing`.
    pub fn log(&self, level: LogLevel, data: impl Into<Value>) {
        let data = data.into();
        self.log.tell(LogMessage { level, data });
    }

    /// Who is calling; `None` is an anonymous caller.
    pub fn principal(&self) -> Option<&Principal> {
        self.principal.as_ref()
    }
}
