//! What a tool may be refused for, or end its call for: the pages that say so, and the words of the messages.

/// Words of a message, beside where `docs/` tells of what they mean. A message that has all words of a row is no fault.
const DOCUMENTED: &[(&str, &[&str])] = &[
    (
        "language.md, a borrow through an `Index` or `Deref` of your own",
        &["a borrow ", "cannot be taken again after a question"],
    ),
    (
        "language.md, a loop over `list.drain(..)` where `list` is used later",
        &["is saved at a question in this loop, while", "borrows it"],
    ),
    (
        "language.md, a loop over items that cannot be saved",
        &["this loop asks, so its items of type `"],
    ),
    (
        "language.md, a loop over `list.iter_mut()`",
        &["are borrowed, so they cannot be saved while the loop asks"],
    ),
    (
        "language.md, a `static` in an inner block",
        &["this `static` would exist once per question"],
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
        &["Option<&", "is used after a question"],
    ),
    (
        "locals.md, what is shared",
        &["cannot be saved at a question: what it shares"],
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
