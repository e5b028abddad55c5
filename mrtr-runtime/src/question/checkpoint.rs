//! A round that asks nothing.

use serde::{Deserialize, Serialize};

use super::{Judgement, Keys, Question, sealed, trap::only_inside_mrtr_tool};
use crate::protocol::input::{Answers, InputRequest};

/// Sends the state to the client and asks it to call again: to shed load, to spread work over
/// replicas, or to wait for something after [`open_url`](super::open_url()).
///
/// Stock clients wait 50 to 250 ms before they call again, and count the round: most give up after ten.
///
/// Source: MCP 2026-07-28, `InputRequiredResult` with `requestState` alone.
pub fn checkpoint() -> Checkpoint {
    Checkpoint(())
}

/// A state-only round; see [`checkpoint`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "a checkpoint is made where it is awaited"]
pub struct Checkpoint(());

impl sealed::Sealed for Checkpoint {}

impl Question for Checkpoint {
    type Output = ();

    fn suggest_keys(&mut self, _keys: Keys) {}

    fn requests(&self) -> Vec<InputRequest> {
        Vec::new()
    }

    fn judge(&self, _answers: &dyn Answers) -> Judgement<()> {
        Judgement::Settled(())
    }
}

only_inside_mrtr_tool!(Checkpoint gives ());
