//! The attributes that set the level of lints, for what they stand on and everything in it.

use proc_macro2::Ident;
use syn::{Attribute, Meta};

const LEVELS: &[&str] = &["allow", "warn", "deny", "forbid", "expect"];

/// Whether `attr` is one of them.
pub(crate) fn is_level(attr: &Attribute) -> bool {
    LEVELS.iter().any(|name| attr.path().is_ident(name))
}

/// `allow` for `expect`: of several pieces of the author's code at most one fulfils an expectation.
pub(crate) fn not_expected(attr: &Attribute) -> Attribute {
    let mut attr = attr.clone();
    if attr.path().is_ident("expect")
        && let Meta::List(list) = &mut attr.meta
    {
        let name = &mut list.path.segments[0].ident;
        *name = Ident::new("allow", name.span());
    }
    attr
}
