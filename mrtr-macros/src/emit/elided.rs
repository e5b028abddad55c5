//! Lifetimes that the author may leave out and generated code has to write: of a return type that borrows from the one
//! `&T` parameter, since the machine takes references of its own, and of a flow's arguments, which are fields of a struct.

use syn::{
    Lifetime, ParenthesizedGenericArguments, ReturnType, Type, TypeFnPtr, TypeReference,
    visit_mut::{self, VisitMut},
};

/// `output` with `lifetime` wherever it has none.
pub(super) fn spelled(output: &ReturnType, lifetime: &Lifetime) -> ReturnType {
    let mut output = output.clone();
    Spelling::with(lifetime).visit_return_type_mut(&mut output);
    output
}

/// `ty` with `lifetime` wherever it has none, and whether that is anywhere.
pub(super) fn spelled_type(ty: &Type, lifetime: &Lifetime) -> (Type, bool) {
    let mut ty = ty.clone();
    let mut spelling = Spelling::with(lifetime);
    spelling.visit_type_mut(&mut ty);
    (ty, spelling.found)
}

struct Spelling<'l> {
    lifetime: &'l Lifetime,
    found: bool,
}

impl<'l> Spelling<'l> {
    fn with(lifetime: &'l Lifetime) -> Self {
        Self {
            lifetime,
            found: false,
        }
    }
}

impl VisitMut for Spelling<'_> {
    fn visit_type_reference_mut(&mut self, reference: &mut TypeReference) {
        if reference.lifetime.is_none() {
            reference.lifetime = Some(self.lifetime.clone());
            self.found = true;
        }
        visit_mut::visit_type_reference_mut(self, reference);
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
        if lifetime.ident == "_" {
            *lifetime = self.lifetime.clone();
            self.found = true;
        }
    }

    // These have rules of their own for what is left out.
    fn visit_type_fn_ptr_mut(&mut self, _: &mut TypeFnPtr) {}
    fn visit_parenthesized_generic_arguments_mut(&mut self, _: &mut ParenthesizedGenericArguments) {
    }
}
