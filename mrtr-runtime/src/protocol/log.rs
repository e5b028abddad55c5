//! Messages for the log of a client.

use serde_json::Value;

use crate::ground::sink::Sink;

/// How much a message matters, from least to most (RFC 5424).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LogLevel {
    /// For whoever looks for a fault.
    Debug,
    /// What goes as it should.
    Info,
    /// What goes as it should and matters.
    Notice,
    /// What may become an error.
    Warning,
    /// Something failed.
    Error,
    /// A part of the system fails.
    Critical,
    /// Somebody has to act at once.
    Alert,
    /// Nothing works.
    Emergency,
}

/// A message for the client's log: [`Cx::log`](crate::function::cx::Cx::log) sends it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LogMessage {
    /// How much it matters.
    pub level: LogLevel,
    /// What it says: a text, or any JSON.
    pub data: Value,
}

/// Where a host takes log messages; by default nowhere.
pub type LogSink = Sink<LogMessage>;
