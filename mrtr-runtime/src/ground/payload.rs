//! What is inside a token, once it is open.
//!
//! ```text
//! flags u8 | flow 12 | round | issued u32 or u64 | ttl | [tries u8] | [arguments u32] | [asked u32]
//!          | [members] | question | [settled] | [frames] | …
//! members = count, then count × u32
//! settled = count, then count × (key, MessagePack value)
//! frames  = count, unless it is one
//! …       = per frame: fingerprint u64, locals; the locals of the last frame end with the payload
//! ```
//!
//! Integers without a width are LEB128 in their shortest form, the others little-endian; texts and
//! bytes have their length before them. What is in brackets is there only if its flag says so:
//! a counter at zero and an empty list cost nothing.
//!
//! This module knows nothing of sealing. What it reads has been authenticated already, by a key
//! that some other version of this program may hold as well: it trusts no length and no count.

mod frame;
mod put;
mod reader;
mod settled;
#[cfg(test)]
mod tests;

use std::{borrow::Cow, fmt};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::Value;

pub use self::frame::Frame;
use self::{
    frame::FRAME_LEN,
    put::{put_bytes, put_varint},
    reader::Reader,
    settled::put_settled,
};
use crate::ground::entropy;
pub use crate::ground::entropy::NoEntropy;

mod flag {
    pub(crate) const TRIES: u8 = 1;
    pub(crate) const SETTLED: u8 = 1 << 1;
    /// There is not exactly one frame.
    pub(crate) const FRAMES: u8 = 1 << 2;
    /// Issued after 2106-02-07, when 32 bits end.
    pub(crate) const LATE: u8 = 1 << 3;
    pub(crate) const ARGUMENTS: u8 = 1 << 4;
    pub(crate) const ASKED: u8 = 1 << 5;
    pub(crate) const MEMBERS: u8 = 1 << 6;
    pub(crate) const WHOLE: u8 = 1 << 7;
}

/// Names one call through all its rounds; random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlowId(pub(crate) [u8; 12]);

impl FlowId {
    /// The name that a store has kept as these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 12]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 12] {
        &self.0
    }

    /// A new name, which no other call has.
    ///
    /// # Errors
    ///
    /// If the operating system gives no random bytes.
    #[doc(hidden)]
    pub fn generate() -> Result<Self, NoEntropy> {
        entropy::random().map(Self)
    }
}

/// As 16 characters of base64url.
impl fmt::Display for FlowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

/// The sealed content of a `requestState`.
#[derive(Clone, PartialEq)]
pub struct Payload<'a> {
    /// Which call.
    pub flow: FlowId,
    /// How many rounds have gone out, from 1.
    pub round: u32,
    /// When its question was first asked, in seconds since the Unix epoch.
    pub issued: u64,
    /// How long that question may be answered, in seconds.
    pub ttl: u32,
    /// How many invalid answers this checkpoint has had.
    pub tries: u8,
    /// Tells which of the arguments that were sent the function knew, and what it took them for; 0 is none.
    pub arguments: u32,
    /// Tells what was asked.
    pub asked: Digests,
    /// The packed question.
    pub question: Cow<'a, [u8]>,
    /// Responses of this checkpoint that are already settled; null for what the client could not be asked.
    pub settled: Vec<(String, Value)>,
    /// One frame per function that is waiting, the tool's own first.
    pub frames: Vec<Frame<'a>>,
}

/// Tells what was asked, where the words of it do not travel. An answer counts only for that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digests {
    /// Changes with the form, and with what the values in the question are; 0 is that of no question.
    pub question: u32,
    /// In a batch: changes with the source and the form of each question.
    pub members: Vec<u32>,
    /// Whether the question travels as it was asked, words and all.
    pub whole: bool,
}

impl Digests {
    /// Those of no question.
    pub(crate) const NONE: &'static Self = &Self {
        question: 0,
        members: Vec::new(),
        whole: false,
    };
}

/// A payload that is not one; tells which part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the payload is malformed at its {0}")]
pub struct Malformed(&'static str);

impl Payload<'_> {
    /// The payload as bytes.
    ///
    /// A settled response nested deeper than 128 levels is left out, so that it is asked for
    /// again; what comes in as JSON is never that deep.
    ///
    /// # Security
    ///
    /// The bytes hold the user's answers in the clear: wipe them when they are sealed.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut settled = Vec::new();
        let count = self
            .settled
            .iter()
            .filter(|(key, value)| put_settled(&mut settled, key, value))
            .count();

        let locals: usize = self
            .frames
            .iter()
            .map(|frame| frame.locals.len() + FRAME_LEN + 3)
            .sum();
        let mut out = Vec::with_capacity(48 + self.question.len() + settled.len() + locals);

        let short = u32::try_from(self.issued);
        let mut flags = 0;
        for (flag, set) in [
            (flag::TRIES, self.tries != 0),
            (flag::SETTLED, count != 0),
            (flag::FRAMES, self.frames.len() != 1),
            (flag::LATE, short.is_err()),
            (flag::ARGUMENTS, self.arguments != 0),
            (flag::ASKED, self.asked.question != 0),
            (flag::MEMBERS, !self.asked.members.is_empty()),
            (flag::WHOLE, self.asked.whole),
        ] {
            flags |= if set { flag } else { 0 };
        }

        out.push(flags);
        out.extend_from_slice(&self.flow.0);
        put_varint(&mut out, self.round.into());
        match short {
            Ok(short) => out.extend_from_slice(&short.to_le_bytes()),
            Err(_) => out.extend_from_slice(&self.issued.to_le_bytes()),
        }
        put_varint(&mut out, self.ttl.into());
        if self.tries != 0 {
            out.push(self.tries);
        }
        for digest in [self.arguments, self.asked.question] {
            if digest != 0 {
                out.extend_from_slice(&digest.to_le_bytes());
            }
        }
        if !self.asked.members.is_empty() {
            put_varint(&mut out, self.asked.members.len() as u64);
            for member in &self.asked.members {
                out.extend_from_slice(&member.to_le_bytes());
            }
        }
        put_bytes(&mut out, &self.question);
        if count != 0 {
            put_varint(&mut out, count as u64);
            out.append(&mut settled);
        }
        if self.frames.len() != 1 {
            put_varint(&mut out, self.frames.len() as u64);
        }
        if let Some((last, waiting)) = self.frames.split_last() {
            for frame in waiting {
                out.extend_from_slice(&frame.fingerprint.to_le_bytes());
                put_bytes(&mut out, &frame.locals);
            }
            out.extend_from_slice(&last.fingerprint.to_le_bytes());
            out.extend_from_slice(&last.locals);
        }
        out
    }
}

impl<'a> Payload<'a> {
    /// When its question can no longer be answered, in seconds since the Unix epoch.
    pub(crate) fn expires(&self) -> u64 {
        self.issued.saturating_add(self.ttl.into())
    }

    /// Whether it only names a state that is kept elsewhere: it has no frame.
    pub(crate) fn is_name(&self) -> bool {
        self.frames.is_empty()
    }

    /// Reads what [`Payload::encode`] wrote; question and locals are borrowed.
    ///
    /// # Errors
    ///
    /// If the bytes are not exactly one payload.
    pub fn decode(bytes: &'a [u8]) -> Result<Self, Malformed> {
        let mut input = Reader { rest: bytes };
        let flags = input.byte().ok_or(Malformed("flags"))?;
        let has = |flag| flags & flag != 0;

        let flow = FlowId(input.array().ok_or(Malformed("flow"))?);
        let round = input.varint_u32().ok_or(Malformed("round"))?;
        let issued = input.issued(has(flag::LATE)).ok_or(Malformed("time"))?;
        let ttl = input.varint_u32().ok_or(Malformed("time to live"))?;
        let tries = if has(flag::TRIES) {
            input.nonzero()
        } else {
            Some(0)
        };
        let tries = tries.ok_or(Malformed("tries"))?;
        let mut digest = |flag, name| {
            let digest = if has(flag) { input.digest() } else { Some(0) };
            digest.ok_or(Malformed(name))
        };
        let arguments = digest(flag::ARGUMENTS, "arguments")?;
        let question = digest(flag::ASKED, "digest of the question")?;
        let members = if has(flag::MEMBERS) {
            input.members()
        } else {
            Some(Vec::new())
        };
        let asked = Digests {
            question,
            members: members.ok_or(Malformed("digests of a batch"))?,
            whole: has(flag::WHOLE),
        };
        let question = Cow::Borrowed(input.bytes().ok_or(Malformed("question"))?);
        let settled = if has(flag::SETTLED) {
            input.settled()
        } else {
            Some(Vec::new())
        };
        let settled = settled.ok_or(Malformed("settled responses"))?;
        let count = if has(flag::FRAMES) {
            input.frame_count()
        } else {
            Some(1)
        };
        let frames = count
            .and_then(|count| input.frames(count))
            .ok_or(Malformed("frames"))?;
        Ok(Self {
            flow,
            round,
            issued,
            ttl,
            tries,
            arguments,
            asked,
            question,
            settled,
            frames,
        })
    }
}

/// Locals are the user's own data: only their sizes are shown.
impl fmt::Debug for Payload<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settled: Vec<_> = self.settled.iter().map(|(key, _)| key).collect();
        f.debug_struct("Payload")
            .field("flow", &format_args!("{}", self.flow))
            .field("round", &self.round)
            .field("issued", &self.issued)
            .field("ttl", &self.ttl)
            .field("tries", &self.tries)
            .field("arguments", &self.arguments)
            .field("asked", &self.asked)
            .field("question", &format_args!("{} bytes", self.question.len()))
            .field("settled", &settled)
            .field("frames", &self.frames)
            .finish()
    }
}

impl fmt::Debug for Frame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Frame")
            .field("fingerprint", &format_args!("{:016x}", self.fingerprint))
            .field("locals", &format_args!("{} bytes", self.locals.len()))
            .finish()
    }
}
