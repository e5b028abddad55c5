//! Saving and loading variables.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::Copy;
use crate::{
    names,
    tree::{Binding, BindingId, BindingKind, CheckpointId, Iteration},
};

impl Copy<'_> {
    /// Saves everything that is live at `checkpoint`, in order of declaration.
    pub(super) fn saves(&self, checkpoint: CheckpointId) -> TokenStream {
        self.facts.live[checkpoint]
            .iter()
            .map(|binding| self.save(*binding, checkpoint))
            .collect()
    }

    fn save(&self, id: BindingId, checkpoint: CheckpointId) -> TokenStream {
        let binding = &self.program.bindings[id];
        let (private, run, witness) = (self.private, names::run(), names::local_witness(id));
        let (ident, name, cfgs) = (&binding.ident, title(binding), &binding.cfgs);
        // Every token points at the variable, so that this is where a fault is shown.
        let span = at(binding);
        let statement = match binding.kind {
            BindingKind::Iterator(Iteration::Range) => {
                quote_spanned!(span=> #private::save_range(#run, #name, &#witness, &#ident);)
            }
            BindingKind::Iterator(Iteration::Drain) => {
                quote_spanned!(span=> #private::save_rest(#run, #name, &#witness, &mut #ident);)
            }
            _ if self.facts.graph.hidden(checkpoint, id) => {
                let alias = names::shadowed(id);
                quote_spanned!(span=> #private::save(#run, #name, &#witness, #alias);)
            }
            _ => quote_spanned!(span=> #private::save(#run, #name, &#witness, &#ident);),
        };
        quote!(#(#cfgs)* #statement)
    }

    /// Brings a variable declared before the checkpoint back into being: loads it if it is live, declares it if it is
    /// assigned again.
    pub(super) fn restore(&self, id: BindingId, checkpoint: CheckpointId) -> TokenStream {
        let binding = &self.program.bindings[id];
        let (ident, cfgs) = (&binding.ident, &binding.cfgs);
        let mutability = binding.mutable.then(|| quote!(mut));
        if !self.facts.is_live(id, checkpoint) {
            let assigned = !binding.given
                && binding.kind == BindingKind::Local
                && self.facts.graph.assigned_after(checkpoint, id, true);
            let ty = binding.ty.as_ref().map(|ty| quote!(: #ty));
            return if assigned {
                quote!(#(#cfgs)* let #mutability #ident #ty;)
            } else {
                TokenStream::new()
            };
        }
        let (private, run, witness, name) = (
            self.private,
            names::run(),
            names::local_witness(id),
            title(binding),
        );
        let load = match binding.kind {
            BindingKind::Iterator(Iteration::Range) => quote!(load_range),
            BindingKind::Iterator(Iteration::Drain) => quote!(load_rest),
            _ => quote!(load),
        };
        let span = at(binding);
        let load = quote_spanned!(span=> #private::#load(#run, #name, &#witness));
        quote! {
            #(#cfgs)* let #mutability #ident = match #load {
                ::core::result::Result::Ok(value) => value,
                ::core::result::Result::Err(unreadable) => match #run.give_up(unreadable).await {},
            };
        }
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
        for (checkpoint, scope) in self.facts.graph.scopes.iter().enumerate() {
            for (position, (name, binding)) in scope.iter().enumerate() {
                if !binds.contains(binding) {
                    continue;
                }
                let outer = scope[..position]
                    .iter()
                    .rev()
                    .find(|(other, _)| other == name);
                if let Some((_, outer)) = outer
                    && self.facts.is_live(*outer, checkpoint)
                    && !hidden.contains(outer)
                {
                    hidden.push(*outer);
                }
            }
        }
        hidden
            .into_iter()
            .map(|id| {
                let (alias, ident) = (names::shadowed(id), &self.program.bindings[id].ident);
                quote!(let #alias = &#ident;)
            })
            .collect()
    }
}

/// What messages call a variable.
pub(super) fn title(binding: &Binding) -> String {
    match binding.kind {
        BindingKind::Iterator(_) => "(a `for` loop)".to_owned(),
        _ if binding.ident.to_string().starts_with("__operand") => "(an operand)".to_owned(),
        _ => binding.ident.to_string(),
    }
}

fn at(binding: &Binding) -> Span {
    Span::mixed_site().located_at(binding.ident.span())
}
