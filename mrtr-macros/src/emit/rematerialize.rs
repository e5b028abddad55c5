//! Borrows that are taken again behind a checkpoint; see `lower::rematerialize`.
//!
//! ```text
//! // Input: `offer` is saved, `first` borrows from it
//! let first = &offer.seats[0];
//!
//! // Output after the question
//! let Some(offer) = load(run, "offer", &__local) else { break '__halt };
//! let first = &offer.seats[0];
//! ```

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Expr, Pat};

use super::{Copy, checkpoint};
use crate::{
    lower::rematerialize,
    names,
    tree::{BindingId, CheckpointId, Let, Node},
};

impl Copy<'_> {
    /// Brings back the variables of a `let` before the checkpoint.
    pub(super) fn restore_let(&self, binding: &Let, checkpoint: CheckpointId) -> TokenStream {
        match &binding.init {
            Some(Node::Plain(init)) => {
                self.restore_pattern(&binding.pat, init, &binding.binds, checkpoint)
            }
            _ => self.restore_all(&binding.binds, checkpoint),
        }
    }

    /// Brings back the variables of a condition that held, the first of which may come from `origin`.
    pub(super) fn restore_condition(
        &self,
        origin: Option<&Expr>,
        condition: &Expr,
        binds: &[BindingId],
        checkpoint: CheckpointId,
    ) -> TokenStream {
        let bindings = &self.program.bindings;
        let own = usize::from(origin.is_some());
        rematerialize::handed_on(origin, condition, binds, bindings)
            .into_iter()
            .chain(
                rematerialize::lets(condition, binds, bindings)
                    .into_iter()
                    .skip(own),
            )
            .map(|(pat, init, binds)| self.restore_pattern(pat, init, &binds, checkpoint))
            .collect()
    }

    /// Brings back `binds`, the variables that `pat` took out of `init`.
    pub(super) fn restore_pattern(
        &self,
        pat: &Pat,
        init: &Expr,
        binds: &[BindingId],
        checkpoint: CheckpointId,
    ) -> TokenStream {
        let restored = self.restore_all(binds, checkpoint);
        if !binds
            .iter()
            .any(|bind| self.facts.is_borrowed(*bind, checkpoint))
        {
            return restored;
        }
        let otherwise = match pat {
            Pat::Ident(name) if name.subpat.is_none() => None,
            Pat::Type(_) => None,
            // It has matched before, and what it matched is what it was.
            _ => {
                let halt = names::halt();
                Some(quote!(else { break #halt }))
            }
        };
        let pat = match pat {
            Pat::Guard(guard) => &guard.pat,
            pat => pat,
        };
        let pat = match pat {
            Pat::Or(_) => quote!((#pat)),
            pat => quote!(#pat),
        };
        let checks = self.leads_there_again(init);
        quote!(#restored #checks let #pat = #init #otherwise;)
    }

    /// Requires that nothing of the author's own is called on the way to what `init` borrows: it might do something, or
    /// lead elsewhere.
    pub(super) fn leads_there_again(&self, init: &Expr) -> TokenStream {
        let indexed = rematerialize::indexed(init).into_iter().map(|place| {
            let span = checkpoint::first(place);
            let private = names::path_at(self.private, span);
            quote_spanned!(span=> <_ as #private::RematerializeIndex>::indexed(&#place);)
        });
        let fields = rematerialize::with_fields(init).into_iter().map(|place| {
            let span = checkpoint::first(place);
            let (private, at) = (self.private, names::path_at(self.private, span));
            // A borrow of a box is two pointers.
            let behind = quote_spanned!(span=>
                <_ as #at::RematerializeDeref<_>>::again(
                    (&&&(&&&(&&&#at::Probe::of(&#place)).mrtr_fields()).mrtr_fields()).mrtr_fields().mrtr_leads()
                )
            );
            quote! {{
                use #private::{FieldsByDeref as _, FieldsOfPointer as _, FieldsThemselves as _};
                #behind;
            }}
        });
        indexed.chain(fields).collect()
    }
}
