//! A return type that borrows from the one `&T` parameter without saying so.
//!
//! The machine takes references of its own, so that what the author may leave out has to be written there.

use syn::{
    Lifetime, ParenthesizedGenericArguments, ReturnType, TypeFnPtr, TypeReference,
    visit_mut::{self, VisitMut},
};

/// `output` with `lifetime` wherever it has none.
pub(super) fn spelled(output: &ReturnType, lifetime: &Lifetime) -> ReturnType {
    let mut output = output.clone();
    Spelling(lifetime).visit_return_type_mut(&mut output);
    output
}

struct Spelling<'l>(&'l Lifetime);

impl VisitMut for Spelling<'_> {
    fn visit_type_reference_mut(&mut self, reference: &mut TypeReference) {
        reference.lifetime.get_or_insert_with(|| self.0.clone());
        visit_mut::visit_type_reference_mut(self, reference);
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
        if lifetime.ident == "_" {
            *lifetime = self.0.clone();
        }
    }

    // These have rules of their own for what is left out.
    fn visit_type_fn_ptr_mut(&mut self, _: &mut TypeFnPtr) {}
    fn visit_parenthesized_generic_arguments_mut(&mut self, _: &mut ParenthesizedGenericArguments) {
    }
}
