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
//! match run.enter(LAYOUT).await {
//!     // The function as written; where it asks, it saves what is live and stops.
//!     None => {
//!         let price = shop.price(&item).await?;
//!         while !{ save(price); run.ask(confirm(..)).await }? { shop.wait().await; }
//!         Ok(shop.sell(&item, price))
//!     }
//!     // The rest of it after the checkpoint: the same text, without what is over.
//!     Some(0) => {
//!         let price = load();
//!         loop {
//!             if run.resuming() { if !run.answer().await? { shop.wait().await; } else { break } }
//!             else { /* the loop's body, which asks again and stops */ }
//!         }
//!         Ok(shop.sell(&item, price))
//!     }
//! }
//! ```

mod checkpoint;
pub(crate) mod fallback;
pub(crate) mod flow;
mod fresh;
mod local;
mod machine;
mod piece;
pub(crate) mod prompt;
mod residual;
pub(crate) mod resource;
pub(crate) mod resumable;
pub(crate) mod tool;

use proc_macro2::TokenStream;

use crate::{
    analyze::Facts,
    tree::{BindingId, CheckpointId, Program},
};

/// Writes one copy of the program.
pub(super) struct Copy<'a> {
    pub(super) program: &'a Program,
    pub(super) facts: &'a Facts,
    /// `<crate>::__private`
    pub(super) private: &'a TokenStream,
    /// The checkpoint this copy resumes at; `None` for the first copy, the function as written.
    pub(super) resumes: Option<CheckpointId>,
}

impl Copy<'_> {
    /// Whether the code behind `checkpoint` can be left out, because the run ends there.
    ///
    /// Not in the first copy, which fixes all types; and not if a variable gets its type only from an
    /// assignment behind the checkpoint.
    pub(super) fn stops_at(&self, checkpoint: CheckpointId) -> bool {
        self.resumes.is_some()
            && !self
                .scope(checkpoint)
                .any(|binding| self.typed_later(binding, checkpoint))
    }

    fn typed_later(&self, binding: BindingId, checkpoint: CheckpointId) -> bool {
        let declared = &self.program.bindings[binding];
        declared.ty.is_none()
            && !self.facts.is_live(binding, checkpoint)
            && self.facts.graph.assigned_after(checkpoint, binding, true)
    }

    pub(super) fn scope(&self, checkpoint: CheckpointId) -> impl Iterator<Item = BindingId> {
        self.facts.graph.scopes[checkpoint]
            .iter()
            .map(|(_, binding)| *binding)
    }
}
