//! What a tool may be refused for, or end its call for: the pages that say so, and the words it is told in.

/// Words of a message, beside where `docs/` tells of what they mean. A message that has all words of a row is no fault.
const DOCUMENTED: &[(&str, &[&str])] = &[
    (
        "language.md, a borrow through an `Index` or `Deref` of your own",
        &["a borrow ", "cannot be taken again after a checkpoint"],
    ),
    (
        "language.md, a loop over `list.drain(..)` where `list` is used later",
        &["has to travel while this", "borrows it"],
    ),
    (
        "language.md, a loop over items that cannot be saved",
        &["a loop over items of type `", "cannot be kept"],
    ),
    (
        "language.md, a loop over `list.iter_mut()`",
        &["lends cannot be kept while a loop asks"],
    ),
    (
        "language.md, a `static` in an inner block",
        &["this `static` would exist once per checkpoint"],
    ),
    (
        "language.md, a macro in a pattern",
        &["whether this macro binds `", "anew cannot be seen"],
    ),
    (
        "language.md, a macro that declares a variable of a name it is given",
        &["does not live long enough"],
    ),
    (
        "language.md, a text that has to be `'static` after a question",
        &["borrowed data escapes outside of"],
    ),
    (
        "language.md, with a call in it (`.as_ref()`) a borrow is a value like any other",
        &["Option<&", "cannot be kept across a checkpoint"],
    ),
    (
        "locals.md, what is shared",
        &["cannot be kept across a checkpoint: what it shares"],
    ),
    (
        "locals.md, orders and ranges",
        &["an inclusive range that may have come to its end"],
    ),
];

pub(crate) fn is_documented(message: &str) -> bool {
    let mut rows = DOCUMENTED.iter();
    rows.any(|(_, words)| words.iter().all(|words| message.contains(words)))
}
