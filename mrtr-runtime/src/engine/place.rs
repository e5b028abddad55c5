//! How far a call has come, for the log line of one that panics.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::{
    function::{machine::Fingerprint, tool::Resumable},
    ground::payload::Payload,
};

/// The checkpoint a call goes on from.
#[derive(Debug, Default)]
pub(super) struct Place(AtomicU64);

impl Place {
    /// No checkpoint has this fingerprint, but for one chance in 2⁶⁴.
    const BEGINNING: u64 = 0;

    pub(super) fn set(&self, from: Option<&Payload<'_>>) {
        let innermost = from.and_then(|payload| payload.frames.last());
        let fingerprint = innermost.map_or(Self::BEGINNING, |frame| frame.fingerprint);
        self.0.store(fingerprint, Ordering::Relaxed); // one task reads and writes it
    }

    /// As the text of the function has it: nothing of it was made at run time.
    pub(super) fn describe<R: Resumable + ?Sized>(&self, function: &R) -> String {
        let fingerprint = Fingerprint(self.0.load(Ordering::Relaxed));
        if fingerprint.0 == Self::BEGINNING {
            return "the beginning".to_owned();
        }
        match function.machine().checkpoint(fingerprint) {
            Some((machine, checkpoint)) => {
                let keys = match &checkpoint.keys[..] {
                    [] => checkpoint.with.clone(),
                    keys => keys.join(", "),
                };
                format!("{keys} in line {} of {}", checkpoint.line, machine.name)
            }
            None => fingerprint.to_string(),
        }
    }
}
