//! Asking, as generated code does it: the run ends here, unless it runs as the plain function.

use super::point::Point;
use crate::continuation::run::Run;

/// Asks. The frame has been saved before. `None` ends the run.
#[doc(hidden)]
pub fn ask<Q, O>(run: &mut Run<'_>, question: Q, point: &Point<Q, O>) -> Option<Answered<O>> {
    if let Some(direct) = run.plainly() {
        return match (point.direct)(question, point.keys, direct) {
            Ok(output) => Some(Answered(output)),
            Err(halt) => {
                run.stop(halt);
                None
            }
        };
    }
    suspend(run, question, point);
    None
}

/// Asks, where the code that follows has been left out: the run ends.
#[doc(hidden)]
pub fn suspend<Q, O>(run: &mut Run<'_>, question: Q, point: &Point<Q, O>) {
    let halt = match run.take_frames() {
        Ok(frames) => (point.pack)(question, point.keys, frames),
        Err(unsaved) => unsaved,
    };
    run.stop(halt);
}

/// What was answered. Generated code takes it out by a method: of that expression the first and the last token are those
/// of what the author has written, and no lint finds it idle.
#[doc(hidden)]
#[derive(Debug)]
pub struct Answered<O>(pub(super) O);

impl<O> Answered<O> {
    pub fn output(self) -> O {
        self.0
    }
}
