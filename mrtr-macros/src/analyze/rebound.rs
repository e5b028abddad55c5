//! Variables that another macro may have hidden by one of their name.
//!
//! ```text
//! let total = 1;
//! set!(total, 50);
//! let go = confirm("Go?").await?;
//! println!("{total}");
//! ```
//!
//! If `set!` declares a new `total`, that is the one to be saved, and after the question the old one has to be what the
//! name means again where the new one ends. Nobody but the compiler knows. So in the first copy the variable is borrowed
//! for longer than a new one would live; see `emit::entry`.

use super::{Facts, graph::Rebinding};
use crate::tree::{Block, CheckpointId, Program};

impl Facts {
    /// What statement `index` of `block` may hide, of what is used behind a later checkpoint in the block.
    pub(crate) fn rebindings(
        &self,
        program: &Program,
        block: &Block,
        index: usize,
    ) -> impl Iterator<Item = &Rebinding> {
        let mut checkpoints: std::ops::Range<CheckpointId> = 0..program.checkpoints.len();
        let asks = checkpoints.any(|checkpoint| {
            block.stmts[index + 1..]
                .iter()
                .any(|stmt| stmt.holds(checkpoint))
        });
        let behind = self.graph.entries[block.id][index + 1];
        self.graph
            .rebindings
            .get(&(block.id, index))
            .into_iter()
            .flatten()
            .filter(move |rebinding| asks && self.liveness.before(behind, rebinding.binding))
    }
}
