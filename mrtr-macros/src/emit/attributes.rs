//! Where the author's attributes go: each to the item it speaks of, since one function becomes several items.

use syn::{Attribute, ItemFn};

use crate::lints;

/// The attributes of the item that is called like the function.
pub(super) fn of_named(function: &ItemFn) -> impl Iterator<Item = &Attribute> {
    function
        .attrs
        .iter()
        .filter(|attr| is(attr, &["doc", "deprecated"]) || lints::is_level(attr))
}

/// The attributes of a struct beside the named function. A name is deprecated once, and what is expected to be found in
/// the body is only allowed here.
pub(super) fn of_struct(function: &ItemFn) -> impl Iterator<Item = Attribute> {
    of_constructor(function).filter(|attr| !is(attr, &["deprecated"]))
}

/// The attributes of a function beside what holds the body.
pub(super) fn of_constructor(function: &ItemFn) -> impl Iterator<Item = Attribute> {
    of_named(function).map(lints::not_expected)
}

/// The attributes of what holds the body, beside an item of the name.
pub(super) fn of_scope(function: &ItemFn) -> impl Iterator<Item = &Attribute> {
    of_named(function).filter(|attr| !is(attr, &["doc", "deprecated"]))
}

/// The attributes of the function that has the author's body: all that are not around it already.
pub(super) fn of_body(function: &ItemFn) -> impl Iterator<Item = &Attribute> {
    function
        .attrs
        .iter()
        .filter(|attr| !(is(attr, &["doc"]) || lints::is_level(attr)))
}

fn is(attr: &Attribute, names: &[&str]) -> bool {
    names.iter().any(|name| attr.path().is_ident(name))
}
