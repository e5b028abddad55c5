//! Checkpoints: asking, and taking the answer.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{
    Copy,
    piece::{Breaks, Piece},
};
use crate::{names, tree::CheckpointId};

impl Copy<'_> {
    fn is_call(&self, checkpoint: CheckpointId) -> bool {
        self.program.checkpoints[checkpoint].name == "call"
    }

    /// Runs a flow, with this function's frame saved below it.
    fn call(&self, checkpoint: CheckpointId) -> Piece {
        let asked = &self.program.checkpoints[checkpoint];
        let (run, scope, witness) = (
            names::run(),
            names::scope(),
            names::question_witness(checkpoint),
        );
        let (question, saves, local) = (
            &asked.question,
            self.saves(checkpoint),
            names::hidden("__asked"),
        );
        let call = quote_spanned!(asked.span=> #run.call(#local, #scope, &#witness).await);
        let tokens = quote! {{
            let #local = #question;
            if #run.saving(#checkpoint) { #saves }
            #call
        }};
        Piece {
            tokens,
            falls: true,
            breaks: Breaks::default(),
        }
    }

    /// Asks. Where the run ends there, so does the piece.
    pub(super) fn ask(&self, checkpoint: CheckpointId) -> Piece {
        if self.is_call(checkpoint) {
            return self.call(checkpoint);
        }
        let asked = &self.program.checkpoints[checkpoint];
        let (run, witness, keys) = (
            names::run(),
            names::question_witness(checkpoint),
            self.keys(checkpoint),
        );
        let (question, saves, local) = (
            &asked.question,
            self.saves(checkpoint),
            names::hidden("__asked"),
        );
        let stops = self.stops_at(checkpoint);
        let ask = if stops {
            quote!(match #run.suspend(#local, #keys, &#witness).await {})
        } else {
            quote_spanned!(asked.span=> #run.ask(#local, #keys, &#witness).await)
        };
        let tokens = quote! {{
            let #local = #question;
            if #run.saving(#checkpoint) { #saves }
            #ask
        }};
        Piece {
            tokens,
            falls: !stops,
            breaks: Breaks::default(),
        }
    }

    /// The answer to the checkpoint this copy resumes at.
    pub(super) fn answer(&self, checkpoint: CheckpointId) -> TokenStream {
        if self.is_call(checkpoint) {
            let (run, scope, witness) = (
                names::run(),
                names::scope(),
                names::question_witness(checkpoint),
            );
            return quote!(#run.resume_call(#scope, &#witness).await);
        }
        let (run, witness, keys) = (
            names::run(),
            names::question_witness(checkpoint),
            self.keys(checkpoint),
        );
        quote!(#run.answer(#keys, &#witness).await)
    }

    fn keys(&self, checkpoint: CheckpointId) -> TokenStream {
        let keys = &self.program.checkpoints[checkpoint].keys;
        quote!(&[#(#keys),*])
    }
}
