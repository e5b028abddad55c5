//! What asks of each variable that travels whether it shares what it holds.
//!
//! That can only be asked where all types are known, and no trait bound can say "is none of these": so a method is looked
//! up on each variable's type, in the last arm of the machine. What is wrong is shown at the variable.
//!
//! ```text
//! // Input: `seat` is saved
//! // Output, in the arm that never runs
//! <_ as Unshared<_>>::unshared((&&type_of_local(&__local)).mrtr_shared(), type_of_local(&__local));
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

use super::{
    local::{elsewhere, place_of},
    machine::Machine,
};
use crate::{
    names,
    tree::{BindingKind, Iteration},
};

impl Machine<'_> {
    /// Stands where none of the copies leads to: behind them, it would have what they borrow live longer than it does.
    pub(super) fn unshared(&self) -> TokenStream {
        let author = self.function.sig.ident.span();
        let checks: TokenStream = self
            .saved()
            .into_iter()
            .filter_map(|id| {
                let binding = &self.program.bindings[id];
                let of = match binding.kind {
                    // Plain numbers.
                    BindingKind::Iterator(Iteration::Range | Iteration::Place) => return None,
                    BindingKind::Iterator(Iteration::Drain) => "type_of_items",
                    _ => "type_of_local",
                };
                let span = place_of(binding, author);
                let (open, private) = (elsewhere(author), names::path_at(self.private, span));
                let (of, local) = (Ident::new(of, span), names::local(id));
                let of = quote_spanned!(span=> #private::#of(&#local));
                Some(quote_spanned! {span=>
                    #open _ as #private::Unshared<_>>::unshared((&&#of).mrtr_shared(), #of);
                })
            })
            .collect();
        if checks.is_empty() {
            return checks;
        }
        let private = self.private;
        quote! {
            use #private::{LooksOwned as _, LooksShared as _};
            #checks
        }
    }
}
