//! FNV-1a, over what an edit of the program may change.
//!
//! What is made with it travels inside a sealed state, so it need not resist an attacker.

/// A hash under way. Every text has its length before it, so that none runs into the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fnv(u64);

impl Fnv {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn bytes(mut self, bytes: &[u8]) -> Self {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        self
    }

    pub(crate) fn text(self, text: &str) -> Self {
        self.number(text.len() as u64).bytes(text.as_bytes())
    }

    pub(crate) fn number(self, number: u64) -> Self {
        self.bytes(&number.to_le_bytes())
    }

    /// Something that may not be there.
    pub(crate) fn option<T>(self, value: Option<T>, with: impl FnOnce(Self, T) -> Self) -> Self {
        match value {
            Some(value) => with(self.bytes(&[1]), value),
            None => self.bytes(&[0]),
        }
    }

    /// All 64 bits in 32.
    pub(crate) fn short(self) -> u32 {
        let low = self.0 & u64::from(u32::MAX);
        // Both halves fit.
        u32::try_from(low ^ self.0 >> 32).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Fnv;

    #[test]
    fn texts_do_not_run_into_each_other() {
        let split = |a, b| Fnv::new().text(a).text(b).short();
        assert_ne!(split("ab", "c"), split("a", "bc"));
        assert_eq!(split("ab", "c"), split("ab", "c"));
    }

    #[test]
    fn nothing_is_not_something_empty() {
        let of = |text: Option<&str>| Fnv::new().option(text, Fnv::text).short();
        assert_ne!(of(None), of(Some("")));
    }
}
