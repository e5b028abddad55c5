//! Checkpoints: asking, and taking the answer.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::{
    Copy,
    piece::{Breaks, Piece},
};
use crate::{names, tree::CheckpointId};

impl Copy<'_> {
    /// Runs a flow, with this function's frame saved below it.
    fn call(&self, checkpoint: CheckpointId) -> Piece {
        let asked = &self.program.checkpoints[checkpoint];
        let (run, scope, point) = (names::run(), names::scope(), names::point(checkpoint));
        let (question, saves, local) = (
            &asked.question,
            self.saves(checkpoint),
            names::hidden("__asked"),
        );
        let call = self.awaits(
            checkpoint,
            &quote!(call),
            &quote!(#run, #local, #scope, &#point),
        );
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
        if self.program.checkpoints[checkpoint].is_call() {
            return self.call(checkpoint);
        }
        let asked = &self.program.checkpoints[checkpoint];
        let (run, point, keys) = (
            names::run(),
            names::point(checkpoint),
            self.keys(checkpoint),
        );
        let (question, saves, local) = (
            &asked.question,
            self.saves(checkpoint),
            names::hidden("__asked"),
        );
        let stops = self.stops_at(checkpoint);
        let ask = if stops {
            let private = self.private;
            quote!(match #private::suspend(#run, #local, #keys, &#point).await {})
        } else {
            self.awaits(
                checkpoint,
                &quote!(ask),
                &quote!(#run, #local, #keys, &#point),
            )
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
        if self.program.checkpoints[checkpoint].is_call() {
            let (run, scope, point) = (names::run(), names::scope(), names::point(checkpoint));
            return self.awaits(
                checkpoint,
                &quote!(resume_call),
                &quote!(#run, #scope, &#point),
            );
        }
        let (run, point, keys) = (
            names::run(),
            names::point(checkpoint),
            self.keys(checkpoint),
        );
        self.awaits(checkpoint, &quote!(answer), &quote!(#run, #keys, &#point))
    }

    /// An expression that stands for the author's `question.await`, and from its first to its last token is shown as
    /// that where its type does not fit.
    fn awaits(
        &self,
        checkpoint: CheckpointId,
        function: &TokenStream,
        arguments: &TokenStream,
    ) -> TokenStream {
        let asked = &self.program.checkpoints[checkpoint];
        let private = names::path_at(self.private, first(&asked.question));
        let wait = quote_spanned!(asked.span=> .await);
        quote!(#private::#function(#arguments) #wait)
    }

    fn keys(&self, checkpoint: CheckpointId) -> TokenStream {
        let keys = &self.program.checkpoints[checkpoint].keys;
        quote!(&[#(#keys),*])
    }
}

/// The first token of what is asked.
pub(super) fn first(question: &syn::Expr) -> Span {
    let first = question.to_token_stream().into_iter().next();
    first.map_or_else(Span::mixed_site, |token| token.span())
}
