//! Saving and loading variables.
//!
//! ```text
//! // Input: `seat` is used after the question
//! let seat = pick();
//!
//! // Output: one witness for all copies, a save before the question, a load after it
//! let __local = <_ as Persist<'_>>::local();
//! <_ as Persist<'_>>::save(run, "seat", &__local, &seat);
//! let Some(seat) = load(run, "seat", &__local) else { break '__halt };
//! ```

use proc_macro2::{Ident, Punct, Spacing, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::{Copy, mutability};
use crate::{
    analyze::graph::Graph,
    names,
    tree::{Binding, BindingId, BindingKind, Block, CheckpointId, Holds, Iteration, Origin},
};

impl Copy<'_> {
    /// Saves everything that is live at `checkpoint`, in order of declaration.
    pub(super) fn saves(&self, checkpoint: CheckpointId) -> TokenStream {
        self.facts
            .live(checkpoint)
            .iter()
            .map(|binding| self.save(*binding, checkpoint))
            .collect()
    }

    fn save(&self, id: BindingId, checkpoint: CheckpointId) -> TokenStream {
        let binding = &self.program.bindings[id];
        let (run, local) = (names::run(), names::local(id));
        let name = title(binding);
        let (span, private) = self.place_of(binding);
        // A variable that has been moved out of is missing where it is used next; one of which a part has been moved out,
        // at the question.
        let asked = self.program.checkpoints.get(checkpoint);
        let used = self.facts.graph.read_after(checkpoint, id);
        let at = used
            .or(asked.map(|asked| asked.name.span()))
            .unwrap_or(self.author);
        let mut ident = binding.ident.clone();
        ident.set_span(at.resolved_at(ident.span()));
        let hidden = self.facts.graph.hidden(checkpoint, id);
        let value = if hidden {
            let alias = names::shadowed(id);
            quote!(#alias)
        } else {
            quote_spanned!(at=> &#ident)
        };
        let open = elsewhere(self.author);
        match binding.kind {
            BindingKind::Iterator(Iteration::Drain) => {
                let next = next(&self.program.names.iterator(id, binding.ident.span()));
                let state = &binding.ident;
                quote_spanned!(span=>
                    #open _ as #private::PersistItem<'_>>::save_items(#run, #name, &#local, &mut #state, #next);
                )
            }
            BindingKind::Iterator(Iteration::Range) => quote_spanned!(span=>
                #open _ as #private::Steps>::save(#value, #run, #name, &#local);
            ),
            _ if binding.holds == Holds::InclusiveRange => {
                let over = quote!(::core::ops::RangeInclusive::is_empty);
                quote_spanned!(span=>
                    #open _ as #private::Persist<'_>>::save_range(#run, #name, &#local, #value, #over);
                )
            }
            _ => quote_spanned!(span=>
                #open _ as #private::Persist<'_>>::save(#run, #name, &#local, #value);
            ),
        }
    }

    fn place_of(&self, binding: &Binding) -> (Span, TokenStream) {
        let span = place_of(binding, self.author);
        (span, names::path_at(self.private, span))
    }

    /// Brings a variable declared before the checkpoint back into being: loads it if it is live, declares it if it is
    /// assigned again.
    pub(super) fn restore(&self, id: BindingId, checkpoint: CheckpointId) -> TokenStream {
        let binding = &self.program.bindings[id];
        let ident = &binding.ident;
        if !self.facts.is_live(id, checkpoint) {
            let wanted = !binding.given
                && binding.kind == BindingKind::Local
                && (self.facts.graph.assigned_after(checkpoint, id)
                    // Then there is no value, and rustc tells so as in the first copy.
                    || self.facts.liveness.unset[checkpoint].contains(&id))
                && self.mentions(id);
            let ty = binding.ty.as_ref().map(|ty| quote!(: #ty));
            if !wanted {
                return TokenStream::new();
            }
            let (mutability, types) = (binding.mutable.then(|| quote!(mut)), self.types(&[id]));
            return quote!(let #mutability #ident #ty; #types);
        }
        let (private, run, local, name) =
            (self.private, names::run(), names::local(id), title(binding));
        let halt = names::halt();
        let load = if binding.kind == BindingKind::Iterator(Iteration::Drain) {
            quote!(load_rest)
        } else {
            quote!(load)
        };
        // At the name, or rustc would not call the variable by it, and one fault would be two. It would also say that it
        // need not be `mut`, where what changes it is not in this copy.
        let (mutability, changes) = match (binding.mutable, is_named(binding)) {
            (false, _) => (None, None),
            (true, false) => (Some(Ident::new("mut", Span::mixed_site())), None),
            (true, true) => (
                Some(mutability::at(ident)),
                Some(never(&quote!(let _ = &mut #ident))),
            ),
        };
        quote! {
            let ::core::option::Option::Some(#mutability #ident) = #private::#load(#run, #name, &#local) else {
                break #halt
            };
            #changes
        }
    }

    /// Gives those of the new variables `binds` their types that would be inferred anew in each copy. What is assigned
    /// is never reached: it is there for its type only.
    pub(super) fn types(&self, binds: &[BindingId]) -> TokenStream {
        let private = self.private;
        binds
            .iter()
            .filter(|id| self.facts.untied.contains(id))
            .map(|id| {
                let (ident, witness) =
                    (&self.program.bindings[*id].ident, names::type_witness(*id));
                never(&quote!(#ident = #private::some_value(&#witness); let _ = &#ident))
            })
            .collect()
    }

    /// Whether this copy has anything to do with a variable.
    pub(super) fn mentions(&self, id: BindingId) -> bool {
        let mut points = self.facts.graph.points.iter().enumerate();
        points.any(|(at, point)| point.mentions(id) && self.reaches_point(at))
    }

    pub(super) fn restore_all(&self, binds: &[BindingId], checkpoint: CheckpointId) -> TokenStream {
        binds
            .iter()
            .map(|binding| self.restore(*binding, checkpoint))
            .collect()
    }

    /// Borrows of variables whose names the variables in `binds` are about to take, where a later checkpoint has to
    /// save both.
    pub(super) fn aliases(&self, binds: &[BindingId]) -> TokenStream {
        let mut hidden: Vec<BindingId> = Vec::new();
        for checkpoint in self.checkpoints_ahead() {
            let scope = &self.facts.graph.scopes[checkpoint];
            for (at, inner) in scope.iter().enumerate() {
                if !binds.contains(&inner.binding) {
                    continue;
                }
                if let Some(outer) = Graph::hidden_by(scope, at)
                    && self.facts.is_live(outer.binding, checkpoint)
                    // What an item hides already was borrowed before its block.
                    && !self.facts.graph.hidden_by_an_item(checkpoint, outer.binding)
                    && !hidden.contains(&outer.binding)
                {
                    hidden.push(outer.binding);
                }
            }
        }
        self.borrowed_aside(hidden)
    }

    /// `stmts`, which are all of `block`, behind borrows of the variables whose names its items have.
    pub(super) fn behind_aliases(&self, block: &Block, stmts: TokenStream) -> TokenStream {
        let mut hidden: Vec<BindingId> = Vec::new();
        for checkpoint in self.checkpoints_ahead() {
            for (by, outer) in &self.facts.graph.hidden_by_items[checkpoint] {
                if *by == block.id
                    && self.facts.is_live(*outer, checkpoint)
                    && !hidden.contains(outer)
                {
                    hidden.push(*outer);
                }
            }
        }
        if hidden.is_empty() {
            return stmts;
        }
        let aliases = self.borrowed_aside(hidden);
        quote!(#aliases { #stmts })
    }

    /// The checkpoints and joins this copy may come to.
    fn checkpoints_ahead(&self) -> impl Iterator<Item = CheckpointId> {
        let checkpoints = self.facts.graph.checkpoints.iter().enumerate();
        checkpoints
            .filter(|(checkpoint, point)| {
                let is_one =
                    *checkpoint < self.program.first_join || self.facts.joins.contains(checkpoint);
                is_one && self.reaches_point(**point)
            })
            .map(|(checkpoint, _)| checkpoint)
    }

    fn borrowed_aside(&self, hidden: Vec<BindingId>) -> TokenStream {
        hidden
            .into_iter()
            .map(|id| {
                let (alias, ident) = (names::shadowed(id), &self.program.bindings[id].ident);
                quote!(let #alias = &#ident;)
            })
            .collect()
    }
}

/// Code that is looked at by the compiler and never runs.
pub(super) fn never(code: &TokenStream) -> TokenStream {
    let halt = names::halt();
    // Not an `if`: rustc would tell of it where a variable has no value.
    quote! {
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        let _ = false && { #code; break #halt };
    }
}

/// The `<` of `<_ as Persist>`. If it stood where a fault is shown, rustc would propose to write or to remove a `&` there,
/// and leave out our words.
pub(super) fn elsewhere(author: Span) -> Punct {
    let mut open = Punct::new('<', Spacing::Alone);
    open.set_span(author);
    open
}

/// Takes the next item. All of it stands at the author's expression: what is no iterator fails there already.
pub(super) fn next(iterator: &Ident) -> TokenStream {
    quote_spanned!(iterator.span()=> || ::core::iter::Iterator::next(&mut #iterator))
}

/// What messages call a variable.
pub(super) fn title(binding: &Binding) -> String {
    match binding.kind {
        BindingKind::Iterator(_) => "(a `for` loop)".to_owned(),
        _ if is_named(binding) => binding.ident.to_string(),
        _ => "(an operand)".to_owned(),
    }
}

/// Whether the author gave it its name.
fn is_named(binding: &Binding) -> bool {
    !matches!(binding.kind, BindingKind::Iterator(_)) && binding.origin != Origin::Operand
}

/// Where a fault of a variable is shown.
pub(super) fn place_of(binding: &Binding, author: Span) -> Span {
    if is_named(binding) {
        binding.ident.span()
    } else {
        // It stands at an expression of the author's.
        binding.ident.span().resolved_at(author)
    }
}

/// Declares what knows how a variable travels. That it can is required here, with every token at the variable: this
/// is where a fault is shown, once.
pub(super) fn declare(
    id: BindingId,
    binding: &Binding,
    private: &TokenStream,
    author: Span,
) -> TokenStream {
    let span = place_of(binding, author);
    let (private, local) = (names::path_at(private, span), names::local(id));
    let (bound, made) = match binding.kind {
        BindingKind::Iterator(Iteration::Range) => {
            (quote_spanned!(span=> #private::Steps), "local")
        }
        BindingKind::Iterator(Iteration::Drain) => {
            (quote_spanned!(span=> #private::PersistItem<'_>), "items")
        }
        _ => (quote_spanned!(span=> #private::Persist<'_>), "local"),
    };
    let made = Ident::new(made, span);
    let open = elsewhere(author);
    let made = quote_spanned!(span=> #open _ as #bound>::#made());
    quote!(let #local = #made;)
}
