//! Which checkpoint a frame belongs to, and what its locals look like.

/// A checkpoint's fingerprint: 64 bits over the tool's name and version, the checkpoint's keys, and the
/// names and types of its live locals and of its answer.
///
/// It is inside the sealed payload, so it need not resist an attacker; it has to change when an edit of
/// the function changes what a frame holds. FNV-1a with every field length-prefixed.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Starts with the function and its declared version.
    pub fn of(function: &str, version: u32) -> Self {
        Self(0xcbf2_9ce4_8422_2325)
            .text(function)
            .bytes(&version.to_le_bytes())
    }

    /// Adds a name or a type's name.
    #[must_use]
    pub fn text(self, text: &str) -> Self {
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        self.bytes(&length.to_le_bytes()).bytes(text.as_bytes())
    }

    fn bytes(mut self, bytes: &[u8]) -> Self {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        self
    }

    /// The finished value.
    pub fn finish(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;

    #[test]
    fn fields_do_not_run_into_each_other() {
        let split = |a, b| Fingerprint::of("tool", 1).text(a).text(b).finish();
        assert_ne!(split("ab", "c"), split("a", "bc"));
        assert_eq!(split("ab", "c"), split("ab", "c"));
    }
}
