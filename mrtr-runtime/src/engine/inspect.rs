//! What is in a state, for whoever has the keys.

use std::fmt;

use serde_json::Value;

use super::{Engine, Reason, Request, drive::drive, request::Parts, stored};
use crate::{
    continuation::run::{Halt, Run, Slot},
    engine::token,
    function::{
        cx::Cx,
        tool::{Resumable, Scope},
    },
    ground::{clock::unix_seconds, payload::Payload},
    protocol::input::Responses,
};

/// What a state holds.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Inspection {
    /// Which call it belongs to.
    pub flow: String,
    /// Which round it was sealed for, from 1.
    pub round: u32,
    /// How many seconds ago its question was first asked.
    pub age: u64,
    /// In how many seconds it expires; negative if it has.
    pub expires_in: i64,
    /// How many invalid answers its question has had.
    pub tries: u8,
    /// The live locals, in order of declaration.
    pub locals: Vec<InspectedLocal>,
}

/// A live local in a state.
#[derive(Clone)]
#[non_exhaustive]
pub struct InspectedLocal {
    /// Its name in the function.
    pub name: &'static str,
    /// How many bytes it takes.
    pub bytes: usize,
    /// Its value.
    pub value: Value,
}

/// The value is for whoever asks for it, not for a log.
impl fmt::Debug for InspectedLocal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InspectedLocal")
            .field("name", &self.name)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

/// Why a state cannot be looked into.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Uninspectable {
    /// The request itself is malformed, or has no state.
    #[error("the request has no requestState, or is malformed")]
    NoState,
    /// It was not sealed with these keys for this call.
    #[error("the state does not open with these keys for this call: {0}")]
    Unopened(#[source] Reason),
    /// The tool has changed since.
    #[error("the tool has changed since the state was sealed: {0}")]
    Stale(String),
}

impl Engine {
    /// Opens the state in `request` and shows what is in it. Runs nothing.
    ///
    /// # Errors
    ///
    /// If it does not open, or belongs to another version of the tool.
    ///
    /// # Security
    ///
    /// Shows the values of live locals: for the holder of the keys, never for a client.
    pub async fn inspect<R: Resumable + ?Sized>(
        &self,
        function: &R,
        request: Request,
    ) -> Result<Inspection, Uninspectable> {
        let parts = Parts::check(request).map_err(|_| Uninspectable::NoState)?;
        let state = parts.state.as_ref().ok_or(Uninspectable::NoState)?;
        let binding = parts.binding(&self.audience, function);
        let opened = self
            .keys
            .open(&binding, state, self.max_state)
            .map_err(|rejected| Uninspectable::Unopened(Reason::Unopened(rejected)))?;
        let malformed = |malformed| Uninspectable::Unopened(Reason::Malformed(malformed));
        let payload = Payload::decode(&opened).map_err(malformed)?;
        let kept;
        let payload = if payload.is_name() {
            (_, kept) = self
                .fetch(&binding, &payload)
                .await
                .map_err(Uninspectable::Unopened)?;
            stored::named(payload, &kept).map_err(malformed)?
        } else {
            payload
        };
        let scope = Scope {
            cx: Cx {
                flow: payload.flow,
                round: payload.round,
                capabilities: parts.capabilities,
                principal: parts.principal.clone(),
                progress: parts.progress.clone(),
                log: parts.log.clone(),
            },
            env: &self.env,
            arguments: &parts.arguments,
            uri: parts.uri.as_deref(),
        };
        let (slot, answers) = (Slot::default(), Responses::default());
        let reread = match drive(
            function,
            &scope,
            Run::verify(&slot, &payload.frames, &answers),
            &slot,
        )
        .await
        {
            Err(Halt::Verified { reread }) => reread,
            Err(Halt::Stale { reason }) => return Err(Uninspectable::Stale(reason)),
            _ => return Err(Uninspectable::Stale("it has no such checkpoint".to_owned())),
        };
        let now = unix_seconds(self.clock.now());
        Ok(Inspection {
            flow: payload.flow.to_string(),
            round: payload.round,
            age: now.saturating_sub(payload.issued),
            expires_in: i64::try_from(payload.expires())
                .unwrap_or(i64::MAX)
                .saturating_sub(i64::try_from(now).unwrap_or(i64::MAX)),
            tries: payload.tries,
            locals: reread
                .into_iter()
                .map(|(name, bytes)| InspectedLocal {
                    name,
                    bytes: bytes.len(),
                    value: token::read(&bytes).map_or(Value::Null, |(value, _)| value),
                })
                .collect(),
        })
    }
}
