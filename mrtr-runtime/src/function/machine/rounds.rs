//! How many rounds a call takes.

use std::collections::{HashMap, HashSet};

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
        Rounds {
            root: self,
            known: HashMap::new(),
            inside: Vec::new(),
            again: None,
        }
        .of(self)
    }

    /// Says so where even the straight way takes more rounds than usual clients have patience for.
    #[cfg(feature = "rmcp")]
    pub(crate) fn warn_if_long(&self) {
        let rounds = self.straight_rounds();
        if rounds > PATIENCE {
            tracing::warn!(
                function = self.name,
                rounds,
                "this call can take {rounds} rounds; many clients stop after {PATIENCE} to 10; combine questions with `ask_all`"
            );
        }
    }
}

/// Counts the rounds of a function and of those it calls.
struct Rounds<'m> {
    root: &'m Machine,
    /// The flows whose rounds have been counted.
    known: HashMap<&'m str, usize>,
    /// The flows that are being counted, outermost first: one that calls itself counts once.
    inside: Vec<&'m str>,
    /// The outermost of them that has been met again.
    again: Option<usize>,
}

impl<'m> Rounds<'m> {
    fn of_flow(&mut self, name: &str) -> usize {
        if let Some(depth) = self.inside.iter().position(|inside| *inside == name) {
            self.met(Some(depth));
            return 0;
        }
        let Some(flow) = self.root.flow(name) else {
            return 0;
        };
        if let Some(known) = self.known.get(name) {
            return *known;
        }
        let (depth, before) = (self.inside.len(), self.again.take());
        self.inside.push(&flow.name);
        let rounds = self.of(flow);
        self.inside.pop();
        // One that comes back to itself counts less where it is called from its own circle.
        if self.again.is_none_or(|again| again > depth) {
            self.known.insert(&flow.name, rounds);
        }
        self.again = self.again.filter(|again| *again < depth);
        self.met(before);
        rounds
    }

    fn met(&mut self, depth: Option<usize>) {
        self.again = [self.again, depth].into_iter().flatten().min();
    }

    fn of(&mut self, machine: &'m Machine) -> usize {
        let weights: Vec<usize> = machine
            .checkpoints
            .iter()
            .map(|checkpoint| match (&checkpoint.calls, checkpoint.asks) {
                (Some(name), _) => self.of_flow(name),
                (None, Asks::InFlow) => 0,
                (None, _) => 1,
            })
            .collect();
        longest(machine, &weights)
    }
}

/// The heaviest way from the start; edges that do not begin a loop anew make no circle.
fn longest(machine: &Machine, weights: &[usize]) -> usize {
    let mut ahead: HashMap<Place, Vec<Place>> = HashMap::new();
    for edge in machine.edges.iter().filter(|edge| !edge.again) {
        ahead.entry(edge.from).or_default().push(edge.to);
    }
    let next = |place| ahead.get(&place).map_or(&[][..], Vec::as_slice);
    let mut heaviest: HashMap<Place, usize> = HashMap::new();
    // Machines are also read from files, where they may be of any depth, and go in circles.
    let (mut seen, mut open) = (HashSet::from([Place::Start]), vec![(Place::Start, 0)]);
    while let Some((place, tried)) = open.last_mut() {
        let place = *place;
        if let Some(to) = next(place).get(*tried) {
            *tried += 1;
            if seen.insert(*to) {
                open.push((*to, 0));
            }
            continue;
        }
        open.pop();
        let rest = next(place).iter().filter_map(|to| heaviest.get(to)).max();
        let here = match place {
            Place::At(at) => weights.get(at).copied().unwrap_or_default(),
            _ => 0,
        };
        heaviest.insert(place, here + rest.copied().unwrap_or_default());
    }
    heaviest.get(&Place::Start).copied().unwrap_or_default()
}
