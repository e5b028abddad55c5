//! Which checkpoint a frame belongs to, and what its locals look like.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

use crate::persist::shared;

/// What a checkpoint keeps, and its fingerprint: 64 bits over the function's name and version, the
/// checkpoint's keys, and the names and types of its live locals and of its question.
///
/// The fingerprint is inside the sealed payload, so it need not resist an attacker; it has to change when an
/// edit of the function changes what a frame holds. FNV-1a with every field length-prefixed.
#[doc(hidden)]
#[derive(Debug)]
pub struct CheckpointLayout {
    hash: u64,
    /// The type of the question, or of the flow that is called.
    pub(crate) asks: &'static str,
    /// Name and type of each live local, in order.
    pub(crate) locals: Vec<(&'static str, &'static str)>,
    /// The first local whose type shares what it holds, and the name of what shares it.
    pub(crate) shares: Option<(&'static str, &'static str)>,
    /// Whether a frame of it has been read back in this process and was the same.
    survived: AtomicBool,
}

impl CheckpointLayout {
    /// Starts with the function and its declared version.
    pub fn of(function: &str, version: u32) -> Self {
        let start = Self {
            hash: 0xcbf2_9ce4_8422_2325,
            asks: "",
            locals: Vec::new(),
            shares: None,
            survived: AtomicBool::new(false),
        };
        start.text(function).bytes(&version.to_le_bytes())
    }

    /// Adds a key, or what tells checkpoints with the same keys apart.
    #[must_use]
    pub fn key(self, key: &str) -> Self {
        self.text(key)
    }

    /// Adds the type of the question.
    #[must_use]
    pub fn asks(mut self, ty: &'static str) -> Self {
        self.asks = ty;
        self.text(ty)
    }

    /// Adds a live local.
    #[must_use]
    pub fn local(mut self, name: &'static str, ty: &'static str) -> Self {
        self.locals.push((name, ty));
        if self.shares.is_none() {
            self.shares = shared::named_in(ty).map(|what| (name, what));
        }
        self.text(name).text(ty)
    }

    /// The fingerprint of all of it.
    pub(crate) fn fingerprint(&self) -> Fingerprint {
        Fingerprint(self.hash)
    }

    /// Whether a frame of it has been read back in this process and was the same.
    pub(crate) fn has_survived(&self) -> bool {
        self.survived.load(Ordering::Relaxed)
    }

    /// Tells that one was.
    pub(crate) fn survived(&self) {
        self.survived.store(true, Ordering::Relaxed);
    }

    fn text(self, text: &str) -> Self {
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        self.bytes(&length.to_le_bytes()).bytes(text.as_bytes())
    }

    fn bytes(mut self, bytes: &[u8]) -> Self {
        for byte in bytes {
            self.hash = (self.hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        self
    }
}

/// A checkpoint's fingerprint; shown as 16 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub(crate) u64);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::CheckpointLayout;

    #[test]
    fn fields_do_not_run_into_each_other() {
        let split = |a, b| CheckpointLayout::of("tool", 1).key(a).key(b).fingerprint();
        assert_ne!(split("ab", "c"), split("a", "bc"));
        assert_eq!(split("ab", "c"), split("ab", "c"));
    }
}
