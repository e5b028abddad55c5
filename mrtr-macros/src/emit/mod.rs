//! Stage four: writes the machine. The only stage that quotes; it cannot fail.
//!
//! ```text
//! // Input
//! async fn buy(shop: &Shop, item: String) -> Result<String, ToolError> {
//!     let price = shop.price(&item).await?;
//!     while !confirm(format!("{price} EUR?")).await? { shop.wait().await; }
//!     Ok(shop.sell(&item, price))
//! }
//!
//! // Output (of the body)
//! 'halt: {
//!     return match run.enter(LAYOUT) {
//!         // The function as written; where it asks, it saves what is live and leaves.
//!         0 => {
//!             let price = shop.price(&item).await?;
//!             while !{ save(price); let Some(sure) = ask(confirm(..)) else { break 'halt }; sure }? { shop.wait().await; }
//!             Ok(shop.sell(&item, price))
//!         }
//!         // The rest of it after the checkpoint: the same text, without what is over.
//!         1 => {
//!             let Some(price) = load() else { break 'halt };
//!             loop {
//!                 if run.resuming() { if !run.answer().await? { shop.wait().await; } else { break } }
//!                 else { /* the loop's body, which asks again and leaves */ }
//!             }
//!             Ok(shop.sell(&item, price))
//!         }
//!         _ => break 'halt,
//!     };
//! }
//! // Waits for something that never happens, and is dropped.
//! run.halted().await
//! ```

mod attributes;
mod checkpoint;
mod describe;
mod elided;
mod entry;
pub(crate) mod fallback;
pub(crate) mod flow;
mod label;
mod local;
mod loop_peeling;
mod machine;
mod mutability;
pub(crate) mod parts;
pub(crate) mod prompt;
mod reach;
mod rematerialize;
mod residual;
pub(crate) mod resource;
mod resumable;
mod scrutinee;
mod shared;
pub(crate) mod tool;
mod wording;

use proc_macro2::{Span, TokenStream};

use self::reach::Reach;
use crate::{
    analyze::{Facts, graph::PointId},
    tree::{Block, CheckpointId, Program},
};

/// Writes one copy of the program.
struct Copy<'a> {
    program: &'a Program,
    facts: &'a Facts,
    /// `<crate>::__private`
    private: &'a TokenStream,
    /// The function's name, as the author wrote it.
    author: Span,
    /// What the copy holds; `None` for the first copy, the function as written.
    reach: Option<Reach>,
}

impl Copy<'_> {
    /// Whether the code behind `checkpoint` can be left out, because the run ends there.
    fn stops_at(&self, checkpoint: CheckpointId) -> bool {
        self.reach
            .as_ref()
            .is_some_and(|reach| reach.stops_at(checkpoint))
    }

    /// Whether control comes to `point`.
    fn reaches_point(&self, point: PointId) -> bool {
        self.reach.as_ref().is_none_or(|reach| reach.holds(point))
    }

    /// Whether control comes to statement `index` of `block`, or with the number of them to its end.
    fn reaches(&self, block: &Block, index: usize) -> bool {
        self.reaches_point(self.facts.graph.entries[block.id][index])
    }

    /// The same copy in a round of a loop that is under way: what comes with the next round is not part of it.
    fn up_to(&self, head: PointId) -> Self {
        Self {
            reach: self
                .reach
                .as_ref()
                .map(|reach| reach.up_to(head, self.facts)),
            ..*self
        }
    }

    /// The same copy in the next round of a loop.
    fn again_from(&self, head: PointId) -> Self {
        Self {
            reach: self
                .reach
                .as_ref()
                .map(|reach| reach.again_from(head, self.facts)),
            ..*self
        }
    }

    /// Where the loop with this body begins again.
    fn head(&self, body: &Block) -> PointId {
        self.facts.graph.heads[body.id].map_or(self.facts.graph.end, |head| head.point)
    }
}
