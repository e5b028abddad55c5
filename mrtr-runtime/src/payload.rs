//! What is inside a token, once it is open.

use std::borrow::Cow;
use serde_json::Value;

/// Names one call through all its rounds; random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlowId(pub [u8; 12]);

/// The sealed content of a `requestState`.
#[derive(Clone, Debug, PartialEq)]
pub struct Payload<'a> {
    /// Which call.
    pub flow: FlowId,
    /// How many rounds have gone out, from 1.
    pub round: u32,
    /// When it was sealed, in seconds since the Unix epoch.
    pub issued: u64,
    /// How long it may be used, in seconds.
    pub ttl: u32,
    /// How many invalid answers this checkpoint has had.
    pub tries: u8,
    /// The packed question.
    pub question: Cow<'a, [u8]>,
    /// Responses of this checkpoint that are already settled.
    pub settled: Vec<(String, Value)>,
    /// One frame per function that is waiting, the tool's own first.
    pub frames: Vec<Frame<'a>>,
}

/// Where one function waits, and its live locals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// Tells the checkpoint and the layout of its locals.
    pub fingerprint: u64,
    /// The live locals, encoded one after the other.
    pub locals: Cow<'a, [u8]>,
}
