//! Types that share what they hold, found by their names.

/// Types that share what they hold, or let it be changed behind a `&`, by the beginning of their full names.
const NAMES: &[&str] = &[
    "alloc::rc::",
    "alloc::sync::",
    "core::cell::",
    "core::sync::",
    "std::sync::",
    "arc_swap::",
    "crossbeam_utils::atomic::",
    "dashmap::",
    "lock_api::",
    "once_cell::",
    "portable_atomic::",
    "tokio::sync::",
    "triomphe::",
];

/// Only named in a type: no value of what it is of.
const MARKER: &str = "core::marker::PhantomData<";

/// Why a variable with such a thing in it is not saved.
pub(crate) fn reason(what: &str) -> String {
    format!(
        "its type has `{what}` in it, and what that shares would come back as a copy; take it from the environment as a \
         `&T` parameter again after the question, or keep the data behind it instead"
    )
}

/// The first shared type that is named in the full name of a type, as people write it: `Arc`.
pub(crate) fn named_in(ty: &str) -> Option<&str> {
    let mut rest = ty;
    while let Some(at) = rest.find(is_part_of_path) {
        rest = &rest[at..];
        if let Some(marked) = rest.strip_prefix(MARKER) {
            rest = &marked[end_of_arguments(marked)..];
            continue;
        }
        let length = rest.find(|letter| !is_part_of_path(letter));
        let (path, after) = rest.split_at(length.unwrap_or(rest.len()));
        if NAMES.iter().any(|name| path.starts_with(name)) {
            return path.rsplit("::").next();
        }
        rest = after;
    }
    None
}

fn is_part_of_path(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == ':'
}

/// Where the `>` of an opened `<` is.
fn end_of_arguments(text: &str) -> usize {
    let mut open = 1_usize;
    let end = text.char_indices().find(|(at, letter)| {
        match letter {
            '<' => open += 1,
            // The arrow of a function's type closes nothing.
            '>' if !text[..*at].ends_with('-') => open -= 1,
            _ => {}
        }
        open == 0
    });
    end.map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use std::{
        any::type_name,
        cell::{Cell, RefCell},
        marker::PhantomData,
        rc::{self, Rc},
        sync::{self, Arc, Mutex, RwLock, atomic},
    };

    use super::*;

    struct Wrapper<T>(PhantomData<T>);

    mod alloc {
        pub(super) mod rc {
            pub(in super::super) struct Rc;
        }
    }

    fn named<T>() -> Option<&'static str> {
        named_in(type_name::<T>())
    }

    #[test]
    fn what_is_shared_is_found_wherever_a_name_shows_it() {
        assert_eq!(named::<Arc<u8>>(), Some("Arc"));
        assert_eq!(named::<Wrapper<Arc<u8>>>(), Some("Arc"));
        assert_eq!(named::<Vec<(u8, Wrapper<Rc<str>>)>>(), Some("Rc"));
        assert_eq!(named::<[Wrapper<rc::Weak<u8>>; 2]>(), Some("Weak"));
        assert_eq!(named::<Wrapper<sync::Weak<u8>>>(), Some("Weak"));
        assert_eq!(named::<Wrapper<Mutex<u8>>>(), Some("Mutex"));
        assert_eq!(named::<Wrapper<RwLock<u8>>>(), Some("RwLock"));
        assert_eq!(named::<Wrapper<Cell<u8>>>(), Some("Cell"));
        assert_eq!(named::<Wrapper<RefCell<u8>>>(), Some("RefCell"));
        assert_eq!(
            named::<Wrapper<std::cell::OnceCell<u8>>>(),
            Some("OnceCell")
        );
        assert_eq!(named::<Wrapper<sync::OnceLock<u8>>>(), Some("OnceLock"));
        assert!(named::<Wrapper<atomic::AtomicU32>>().is_some());
        assert_eq!(named::<&Wrapper<&Rc<u8>>>(), Some("Rc"));
    }

    #[test]
    fn what_is_only_called_so_is_not() {
        assert_eq!(named::<Wrapper<String>>(), None);
        assert_eq!(named::<alloc::rc::Rc>(), None);
        assert_eq!(named::<std::collections::HashMap<String, Box<str>>>(), None);
        assert_eq!(named::<PhantomData<Arc<u8>>>(), None);
        assert_eq!(named::<PhantomData<fn(Arc<u8>) -> Vec<Arc<u8>>>>(), None);
        assert_eq!(named::<(PhantomData<Vec<Arc<u8>>>, Rc<u8>)>(), Some("Rc"));
        assert_eq!(named_in("core::marker::PhantomData<Arc"), None);
        assert_eq!(named_in(""), None);
    }
}
