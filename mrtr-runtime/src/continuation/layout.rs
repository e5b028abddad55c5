//! Which checkpoint a frame belongs to, and what its locals look like.

use std::{
    fmt,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::{
    continuation::{sharing, wording::Wording},
    ground::fnv::Fnv,
};

/// What a checkpoint keeps, what it says, and the fingerprint of both.
///
/// Half of the fingerprint is over the function's name and version, the checkpoint's keys, and the names and types of
/// its live locals and of its question: a frame can be read where that is the same. The other half is over what the
/// source of the question says: among checkpoints that could all read a frame, it tells which one it was saved at.
#[doc(hidden)]
#[derive(Debug)]
pub struct CheckpointLayout {
    frame: Fnv,
    /// The type of the question, or of the flow that is called.
    pub(crate) asks: &'static str,
    pub(crate) wording: Wording,
    /// Name and type of each live local, in order.
    pub(crate) locals: Vec<(&'static str, &'static str)>,
    /// The first local whose type shares what it holds, and the name of what shares it.
    pub(crate) shares: Option<(&'static str, &'static str)>,
    /// Made when it is first asked for: nothing is added after that.
    fingerprint: OnceLock<Fingerprint>,
    /// Whether a frame of it has been read back in this process and was the same.
    survived: AtomicBool,
}

impl CheckpointLayout {
    /// Starts with the function and its declared version.
    pub fn of(function: &str, version: u32) -> Self {
        Self {
            frame: Fnv::new().text(function).number(version.into()),
            asks: "",
            wording: Wording::default(),
            locals: Vec::new(),
            shares: None,
            fingerprint: OnceLock::new(),
            survived: AtomicBool::new(false),
        }
    }

    /// Adds a key.
    #[must_use]
    pub fn key(mut self, key: &str) -> Self {
        self.frame = self.frame.text(key);
        self
    }

    /// Adds the type of the question, or of the flow that is called.
    #[must_use]
    pub fn asks(mut self, ty: &'static str) -> Self {
        self.asks = ty;
        self.frame = self.frame.text(ty);
        self
    }

    /// Adds a live local.
    #[must_use]
    pub fn local(mut self, name: &'static str, ty: &'static str) -> Self {
        self.locals.push((name, ty));
        if self.shares.is_none() {
            self.shares = sharing::named_in(ty).map(|what| (name, what));
        }
        self.frame = self.frame.text(name).text(ty);
        self
    }

    /// Adds a question whose message is these parts with values between them; `names` tells what the values are.
    #[must_use]
    pub fn words(mut self, parts: &[&str], names: &'static [&'static str]) -> Self {
        self.wording.words(parts, names);
        self
    }

    /// Adds a question, or a call of a flow, of which nothing is known but its source.
    #[must_use]
    pub fn opaque(mut self, source: &'static str) -> Self {
        self.wording.opaque(source);
        self
    }

    /// Adds the source of what is set beside the last message and only known at run time.
    #[must_use]
    pub fn beside(mut self, source: &'static str) -> Self {
        self.wording.beside(source);
        self
    }

    /// Adds the source of what is set beside the last message, and is part of what is [made](Self::made).
    #[must_use]
    pub fn known(mut self, source: &'static str) -> Self {
        self.wording.known(source);
        self
    }

    /// Adds the value of a constant that the last question is made with.
    #[must_use]
    pub fn constant(mut self, value: String) -> Self {
        self.wording.constant(value);
        self
    }

    /// Sets all that is asked but the messages, where the source tells all of that.
    #[must_use]
    pub fn made(mut self, question: Vec<u8>) -> Self {
        self.wording.made(question);
        self
    }

    /// Adds a question whose message is this constant; if it is no text, only its source is known.
    #[must_use]
    pub fn text(self, text: Option<String>, source: &'static str) -> Self {
        match text {
            Some(text) => self.words(&[&text], &[]),
            None => self.opaque(source),
        }
    }

    /// Tells checkpoints apart that keep and say the same. The number of them is part of it: where one is added, which is
    /// which can no longer be told.
    #[must_use]
    pub fn numbered<const N: usize>(mut layouts: [Self; N]) -> [Self; N] {
        let alike = layouts.each_ref().map(Self::unnumbered);
        for (index, layout) in layouts.iter_mut().enumerate() {
            let twins = alike.iter().filter(|other| **other == alike[index]);
            let before = alike[..index]
                .iter()
                .filter(|other| **other == alike[index]);
            let (place, twins) = (before.count(), twins.count());
            if twins > 1 {
                layout.wording.twin(place, twins);
            }
        }
        layouts
    }

    fn unnumbered(&self) -> Fingerprint {
        Fingerprint(u64::from(self.frame.short()) << 32 | u64::from(self.wording.source()))
    }

    /// The fingerprint of all of it.
    pub(crate) fn fingerprint(&self) -> Fingerprint {
        *self.fingerprint.get_or_init(|| self.unnumbered())
    }

    /// Whether a frame of it has been read back in this process and was the same.
    pub(crate) fn has_survived(&self) -> bool {
        self.survived.load(Ordering::Relaxed)
    }

    /// Tells that one was.
    pub(crate) fn survived(&self) {
        self.survived.store(true, Ordering::Relaxed);
    }
}

/// Which of a function's checkpoints a frame with this fingerprint was saved at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// This one, which still says the same.
    Same(usize),
    /// This one reads the frame, and no other does; but it says something else now.
    Reworded(usize),
    /// None, or one of several.
    Unknown,
}

/// Looks for the checkpoint that `fingerprint` was made at.
pub(crate) fn find(layouts: &[CheckpointLayout], fingerprint: Fingerprint) -> Found {
    let known = || {
        layouts
            .iter()
            .map(CheckpointLayout::fingerprint)
            .enumerate()
    };
    let mut same = known().filter(|(_, known)| *known == fingerprint);
    let mut readable = known().filter(|(_, known)| known.0 >> 32 == fingerprint.0 >> 32);
    match (same.next(), same.next()) {
        (Some((index, _)), None) => return Found::Same(index),
        (Some(_), Some(_)) => return Found::Unknown,
        (None, _) => {}
    }
    match (readable.next(), readable.next()) {
        (Some((index, _)), None) => Found::Reworded(index),
        _ => Found::Unknown,
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
    use super::*;

    fn layout(key: &str, says: &'static str) -> CheckpointLayout {
        CheckpointLayout::of("tool", 1).key(key).words(&[says], &[])
    }

    #[test]
    fn fields_do_not_run_into_each_other() {
        let split = |a, b| CheckpointLayout::of("tool", 1).key(a).key(b).fingerprint();
        assert_ne!(split("ab", "c"), split("a", "bc"));
        assert_eq!(split("ab", "c"), split("ab", "c"));
    }

    #[test]
    fn what_it_says_tells_which_of_several_it_was() {
        let saved = layout("sure", "Pay?").fingerprint();
        let now = [layout("sure", "Send?"), layout("sure", "Pay?")];
        assert_eq!(find(&now, saved), Found::Same(1));
    }

    #[test]
    fn the_only_one_may_have_changed_what_it_says() {
        let saved = layout("sure", "Pay?").fingerprint();
        let now = [layout("other", "Pay?"), layout("sure", "Pay now?")];
        assert_eq!(find(&now, saved), Found::Reworded(1));
    }

    #[test]
    fn of_several_that_say_something_else_none_is_meant() {
        let saved = layout("sure", "Pay?").fingerprint();
        let now = [layout("sure", "Send?"), layout("sure", "Erase?")];
        assert_eq!(find(&now, saved), Found::Unknown);
        assert_eq!(find(&now[..0], saved), Found::Unknown);
    }

    #[test]
    fn of_several_that_say_the_same_their_number_tells_which() {
        let two = || CheckpointLayout::numbered([layout("sure", "Pay?"), layout("sure", "Pay?")]);
        let saved = two()[1].fingerprint();
        assert_eq!(find(&two(), saved), Found::Same(1));
        let three = [(); 3].map(|()| layout("sure", "Pay?"));
        assert_eq!(
            find(&CheckpointLayout::numbered(three), saved),
            Found::Unknown
        );
        let apart = CheckpointLayout::numbered([layout("sure", "Pay?"), layout("other", "Pay?")]);
        assert_eq!(apart[0].fingerprint(), layout("sure", "Pay?").fingerprint());
    }

    #[test]
    fn of_two_that_say_the_same_none_is_meant() {
        let saved = layout("sure", "Pay?").fingerprint();
        let now = [layout("sure", "Pay?"), layout("sure", "Pay?")];
        assert_eq!(find(&now, saved), Found::Unknown);
    }
}
