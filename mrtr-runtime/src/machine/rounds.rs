//! How many rounds a call takes.

use std::collections::HashMap;

use super::{Asks, Machine, Place};

/// Clients stop at some number of rounds, the least patient of the usual ones after eight.
#[cfg(feature = "rmcp")]
const PATIENCE: usize = 8;

impl Machine {
    /// The rounds on the longest way through the function and its flows that takes each loop once. Each
    /// question may be asked again, and each turn of a loop adds its own.
    ///
    /// Clients stop at some number of rounds, usual ones at 8 or 10.
    pub fn straight_rounds(&self) -> usize {
        self.rounds(self, &mut Vec::new())
    }

    /// Says so where even the straight way takes more rounds than usual clients have patience for.
    #[cfg(feature = "rmcp")]
    pub(crate) fn warn_if_long(&self) {
        let rounds = self.straight_rounds();
        if rounds > PATIENCE {
            tracing::warn!(
                function = self.name,
                rounds,
                "a call takes more rounds than usual clients go along with, which is {PATIENCE} to 10; `ask_all` asks several questions in one"
            );
        }
    }

    /// `inside` are the flows that are running: one that calls itself counts once.
    fn rounds<'m>(&'m self, root: &'m Self, inside: &mut Vec<&'m str>) -> usize {
        let weights: Vec<usize> = self
            .checkpoints
            .iter()
            .map(|checkpoint| match (&checkpoint.calls, checkpoint.asks) {
                (Some(name), _) => {
                    let flow = root.flow(name).filter(|_| !inside.contains(&name.as_str()));
                    flow.map_or(0, |flow| {
                        inside.push(name);
                        let rounds = flow.rounds(root, inside);
                        inside.pop();
                        rounds
                    })
                }
                (None, Asks::InFlow) => 0,
                (None, _) => 1,
            })
            .collect();
        longest(self, &weights, Place::Start, &mut HashMap::new())
    }
}

/// The heaviest way from `from`; edges that do not begin a loop anew make no circle.
fn longest(
    machine: &Machine,
    weights: &[usize],
    from: Place,
    known: &mut HashMap<Place, usize>,
) -> usize {
    if let Some(known) = known.get(&from) {
        return *known;
    }
    // In case they do: machines are also read from files.
    known.insert(from, 0);
    let ahead = machine
        .edges
        .iter()
        .filter(|edge| edge.from == from && !edge.again)
        .map(|edge| longest(machine, weights, edge.to, known))
        .max()
        .unwrap_or_default();
    let here = match from {
        Place::At(at) => weights.get(at).copied().unwrap_or_default(),
        _ => 0,
    };
    known.insert(from, here + ahead);
    here + ahead
}
