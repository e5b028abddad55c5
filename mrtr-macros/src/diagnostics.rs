//! The sink every stage reports faults to, so that an author sees all of them at once.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

use crate::rules::Rule;

/// Collects faults. Dropping it unread is a bug and panics, unless the thread is panicking already.
#[derive(Debug)]
pub(crate) struct Diagnostics {
    errors: Option<Vec<syn::Error>>,
    /// What is being made, in words.
    it: &'static str,
}

impl Diagnostics {
    pub(crate) fn new(it: &'static str) -> Self {
        Self {
            errors: Some(Vec::new()),
            it,
        }
    }

    /// Reports `rule` at `tokens`, from their first to their last token.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a rule is made to be reported"
    )]
    pub(crate) fn report(&mut self, tokens: &impl ToTokens, rule: Rule) {
        self.push(syn::Error::new_spanned(tokens, rule.text(self.it)));
    }

    /// Reports `rule` at `span`.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a rule is made to be reported"
    )]
    pub(crate) fn report_at(&mut self, span: Span, rule: Rule) {
        self.push(syn::Error::new(span, rule.text(self.it)));
    }

    /// Passes on an error of the parser.
    pub(crate) fn push(&mut self, error: syn::Error) {
        if let Some(errors) = &mut self.errors {
            errors.push(error);
        }
    }

    /// Ends the collection where what was reported will be found once more, and told then.
    pub(crate) fn discard(mut self) {
        self.errors = None;
    }

    /// Ends the collection: `Ok` if nothing was reported, else one `compile_error!` per fault.
    pub(crate) fn finish(mut self) -> Result<(), TokenStream> {
        let errors = self.errors.take().unwrap_or_default();
        if errors.is_empty() {
            return Ok(());
        }
        Err(errors.iter().map(syn::Error::to_compile_error).collect())
    }
}

impl Drop for Diagnostics {
    fn drop(&mut self) {
        assert!(
            self.errors.is_none() || std::thread::panicking(),
            "faults were collected but never read"
        );
    }
}
