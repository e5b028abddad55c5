//! Lint levels of a statement that became several.

use syn::Attribute;

use crate::{lints, tree::Stmt};

/// Sets the levels that the last of `pieces` has for those before it as well.
pub(super) fn share(pieces: &mut [Stmt]) {
    let Some((last, others)) = pieces.split_last_mut() else {
        return;
    };
    let Some(own) = attributes(last) else { return };
    if others.is_empty() {
        return;
    }
    for attr in own.iter_mut().filter(|attr| lints::is_level(attr)) {
        *attr = lints::not_expected(attr);
    }
    for other in others {
        if let Some(attrs) = attributes(other) {
            attrs.extend(own.iter().filter(|attr| lints::is_level(attr)).cloned());
        }
    }
}

fn attributes(stmt: &mut Stmt) -> Option<&mut Vec<Attribute>> {
    match stmt {
        Stmt::Let(binding) => Some(&mut binding.attrs),
        Stmt::Expr(_, _, attrs) => Some(attrs),
        Stmt::Join(_) | Stmt::Plain(_) | Stmt::Invocation(_) => None,
    }
}
