//! Checkpoints: asking, and taking the answer.
//!
//! ```text
//! // Input
//! confirm("Sure?").await
//!
//! // Output in a copy that reaches the question from its beginning
//! {
//!     let __asked = confirm("Sure?");
//!     if run.saving(1) { save(run, "seat", &local, &seat); }
//!     let Some(__answered) = ask(run, __asked, &point) else { break '__halt };
//!     __answered.output()
//! }
//!
//! // Output where the copy ends at the question
//! { let __asked = confirm("Sure?"); /* the same saves */ suspend(run, __asked, &point); break '__halt; }
//!
//! // Output where the copy begins at the question
//! { let __answered = answer(run, &point).await; __answered.output() }
//! ```

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::Copy;
use crate::{names, tree::CheckpointId};

impl Copy<'_> {
    /// Asks, or runs a flow with this function's frame saved below it. Where the run ends there, so does the piece.
    pub(super) fn ask(&self, checkpoint: CheckpointId) -> TokenStream {
        self.ask_in(checkpoint, Clone::clone)
    }

    /// The same; `with` makes of the awaited answer what is to stand at its place.
    pub(super) fn ask_in(
        &self,
        checkpoint: CheckpointId,
        with: impl FnOnce(&TokenStream) -> TokenStream,
    ) -> TokenStream {
        let asked = &self.program.checkpoints[checkpoint];
        let (run, scope, point) = (names::run(), names::scope(), names::point(checkpoint));
        let (question, saves, local) = (
            &asked.question,
            self.saves(checkpoint),
            names::hidden("__asked"),
        );
        let stops = !asked.is_call() && self.stops_at(checkpoint);
        let (private, halt) = (self.private, names::halt());
        let ask = if asked.is_call() {
            with(&self.awaits(checkpoint, "enter", &quote!(#run, #local, #scope, &#point)))
        } else if stops {
            quote! {
                #private::suspend(#run, #local, &#point);
                break #halt
            }
        } else {
            let (output, value) = self.answered(checkpoint);
            let answered = with(&value);
            quote! {
                let ::core::option::Option::Some(#output) = #private::ask(#run, #local, &#point) else {
                    break #halt
                };
                #answered
            }
        };
        let save = quote!(if #run.saving(#checkpoint) { #saves });
        let begin = first(&asked.question);
        if asked.is_call() {
            // What the arguments borrow lives as long as the flow runs.
            let arm = names::braced(quote!(#local => { #save #ask }), begin);
            return quote!(match #question #arm);
        }
        names::braced(quote!(let #local = #question; #save #ask), begin)
    }

    /// Where branches join: a copy that resumes ends here, and the join's own goes on.
    pub(super) fn join(&self, join: CheckpointId) -> TokenStream {
        if self.reach.is_none() || !self.facts.joins.contains(&join) {
            return TokenStream::new();
        }
        let (run, halt, private, saves, index) = (
            names::run(),
            names::halt(),
            self.private,
            self.saves(join),
            self.facts.arm(self.program, join),
        );
        quote! {
            if #run.saving(#index) { #saves }
            #private::join(#run);
            break #halt;
        }
    }

    /// The answer to the checkpoint this copy resumes at.
    pub(super) fn answer(&self, checkpoint: CheckpointId) -> TokenStream {
        self.answer_in(checkpoint, Clone::clone)
    }

    /// The same; `with` makes of the answer what is to stand at its place.
    pub(super) fn answer_in(
        &self,
        checkpoint: CheckpointId,
        with: impl FnOnce(&TokenStream) -> TokenStream,
    ) -> TokenStream {
        if self.program.checkpoints[checkpoint].is_call() {
            let (run, scope, point) = (names::run(), names::scope(), names::point(checkpoint));
            return with(&self.awaits(checkpoint, "resume", &quote!(#run, #scope, &#point)));
        }
        let (run, point) = (names::run(), names::point(checkpoint));
        let private = self.private;
        let (output, value) = self.answered(checkpoint);
        let answered = with(&value);
        let tokens = quote! {
            let #output = #private::answer(#run, &#point).await;
            #answered
        };
        names::braced(
            tokens,
            first(&self.program.checkpoints[checkpoint].question),
        )
    }

    /// A variable for what came back, and the expression that takes the answer out of it. That is the same in all
    /// copies, and from its first to its last token is shown as the author's `question.await` where its type does not
    /// fit.
    fn answered(&self, checkpoint: CheckpointId) -> (Ident, TokenStream) {
        let asked = &self.program.checkpoints[checkpoint];
        let output = self.program.names.answered(first(&asked.question));
        let taken = quote_spanned!(asked.span=> output());
        let value = quote!(#output.#taken);
        (output, value)
    }

    /// The same where a flow is called, which is run by this method of it.
    fn awaits(
        &self,
        checkpoint: CheckpointId,
        method: &str,
        arguments: &TokenStream,
    ) -> TokenStream {
        let asked = &self.program.checkpoints[checkpoint];
        // What is no flow is an error here as well, and has to be the same one.
        let span = asked.name.span();
        let (private, method) = (names::path_at(self.private, span), Ident::new(method, span));
        let mut tokens = quote_spanned!(span=> <_ as #private::Flow>::#method(#arguments));
        tokens.extend(quote_spanned!(asked.span=> .await));
        tokens
    }
}

/// The first token of what is asked.
pub(super) fn first(question: &syn::Expr) -> Span {
    let first = question.to_token_stream().into_iter().next();
    first.map_or_else(Span::mixed_site, |token| token.span())
}

/// The last token of an expression.
pub(super) fn last(expr: &syn::Expr) -> Span {
    let last = expr.to_token_stream().into_iter().last();
    last.map_or_else(Span::mixed_site, |token| token.span())
}
