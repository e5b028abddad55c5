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
        let (private, run, local) = (self.private, names::run(), names::local(id));
        let (ident, name, cfgs) = (&binding.ident, title(binding), &binding.cfgs);
        let statement = match binding.kind {
            BindingKind::Iterator(Iteration::Drain) => {
                quote!(#private::save_rest(#run, #name, &#local, &mut #ident);)
            }
            _ if self.facts.graph.hidden(checkpoint, id) => {
                let alias = names::shadowed(id);
                quote!(#private::save(#run, #name, &#local, #alias);)
            }
            _ => quote!(#private::save(#run, #name, &#local, &#ident);),
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
        let (private, run, local, name) =
            (self.private, names::run(), names::local(id), title(binding));
        let load = match binding.kind {
            BindingKind::Iterator(Iteration::Drain) => quote!(load_rest),
            _ => quote!(load),
        };
        let (value, unreadable) = (names::hidden("__value"), names::hidden("__unreadable"));
        quote! {
            #(#cfgs)* let #mutability #ident = match #private::#load(#run, #name, &#local) {
                ::core::result::Result::Ok(#value) => #value,
                ::core::result::Result::Err(#unreadable) => match #run.give_up(#unreadable).await {},
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
        _ if is_named(binding) => binding.ident.to_string(),
        _ => "(an operand)".to_owned(),
    }
}

/// Whether the author gave it its name.
fn is_named(binding: &Binding) -> bool {
    !matches!(binding.kind, BindingKind::Iterator(_))
        && !binding.ident.to_string().starts_with("__operand")
}

/// Declares what knows how a variable travels. That it can is required here, with every token at the variable: this
/// is where a fault is shown, once.
pub(super) fn declare(
    id: BindingId,
    binding: &Binding,
    private: &TokenStream,
    author: Span,
) -> TokenStream {
    let span = if is_named(binding) {
        binding.ident.span()
    } else {
        // It stands at an expression of the author's.
        binding.ident.span().resolved_at(author)
    };
    let (private, local, cfgs) = (
        names::path_at(private, span),
        names::local(id),
        &binding.cfgs,
    );
    let made = match binding.kind {
        BindingKind::Iterator(Iteration::Range) => {
            quote_spanned!(span=> <_ as #private::Steps>::local())
        }
        BindingKind::Iterator(Iteration::Drain) => {
            quote_spanned!(span=> <_ as #private::Kept<'_>>::items())
        }
        _ => quote_spanned!(span=> <_ as #private::Kept<'_>>::local()),
    };
    quote!(#(#cfgs)* let #local = #made;)
}
