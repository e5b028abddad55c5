//! How long a text may be that a person types.
//!
//! What is typed usually travels on with the next question. A text that is longer than any state may be would end the
//! call after the work of typing it, so a form does not take it: no field is announced as longer than that, and a longer
//! text is asked for again, with the reason.

use std::borrow::Cow;

use super::{Engine, round::Round};
use crate::{
    function::tool::Resumable,
    protocol::{
        input::{Open, Responses},
        wire,
    },
};

/// What a state has besides: header, nonce and tag, identity and time, the shortest question.
const BESIDES: usize = 128;

impl Engine {
    /// The most bytes of text that fit into a state; `None` if long states stay here.
    pub(super) fn room(&self) -> Option<usize> {
        let kept_here = self.park && self.replay.is_some();
        (!kept_here).then(|| (self.max_state / 4 * 3).saturating_sub(BESIDES))
    }
}

impl<'a, R: Resumable + ?Sized> Round<'a, R> {
    /// The responses that came, without those that are too long to be taken.
    pub(super) fn usable(&self) -> Cow<'a, Responses> {
        let responses = &self.parts.responses;
        let too_long = self.too_long_answers();
        if too_long.is_empty() {
            return Cow::Borrowed(responses);
        }
        let mut usable = responses.clone();
        usable.0.retain(|key, _| !too_long.contains(&key.as_str()));
        Cow::Owned(usable)
    }

    /// Tells why an answer was not taken.
    pub(super) fn tell_too_long(&self, open: &mut [Open]) {
        let too_long = self.too_long_answers();
        let Some(room) = self.engine.room() else {
            return;
        };
        for open in open {
            if too_long.contains(&open.key.as_str()) {
                open.fault = Some(format!("it is longer than {room} bytes of text"));
            }
        }
    }

    /// The keys of answers that are too long to be taken.
    fn too_long_answers(&self) -> Vec<&'a str> {
        let Some(room) = self.engine.room() else {
            return Vec::new();
        };
        let given = self.parts.responses.0.iter();
        let too_long = given.filter(|(_, response)| wire::typed(response) > room);
        too_long.map(|(key, _)| key.as_str()).collect()
    }
}
