//! Which types of arguments are plain data: reading one twice gives the same value, and nothing of the author's runs.

use syn::{GenericArgument, Path, PathArguments, Type, TypePath};

/// Types without parts.
const SIMPLE: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
    "u32", "u64", "u128", "usize",
];

/// Types that are plain if their parts are, and how many of these they have.
const MADE_OF: [(&str, usize); 10] = [
    ("String", 0),
    ("Option", 1),
    ("Vec", 1),
    ("Box", 1),
    ("VecDeque", 1),
    ("BTreeSet", 1),
    ("HashSet", 1),
    ("BTreeMap", 2),
    ("HashMap", 2),
    ("Result", 2),
];

/// Whether `ty` is spelled like plain data. That it is what it is called is for a trait to say.
pub(crate) fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Paren(inner) => is_plain(&inner.elem),
        Type::Group(inner) => is_plain(&inner.elem),
        Type::Array(array) => is_plain(&array.elem),
        Type::Tuple(tuple) => tuple.elems.iter().all(is_plain),
        Type::Path(TypePath {
            qself: None, path, ..
        }) => is_plain_path(path),
        _ => false,
    }
}

fn is_plain_path(path: &Path) -> bool {
    let Some(last) = path.segments.last() else {
        return false;
    };
    let (root, length) = (&path.segments[0].ident, path.segments.len());
    let parts = match &last.arguments {
        PathArguments::None => Some(Vec::new()),
        PathArguments::AngleBracketed(arguments) => arguments
            .args
            .iter()
            .map(|argument| match argument {
                GenericArgument::Type(ty) => Some(ty),
                _ => None,
            })
            .collect(),
        PathArguments::Parenthesized(_) => None,
    };
    let Some(parts) = parts else { return false };
    let is_of_std = || ["std", "core", "alloc"].iter().any(|name| root == name);
    let known = if length == 1 || is_of_std() {
        SIMPLE.iter().any(|name| last.ident == name) && parts.is_empty()
            || MADE_OF
                .iter()
                .any(|(name, count)| last.ident == name && parts.len() == *count)
    } else {
        // `Value` alone may be anything.
        length == 2 && root == "serde_json" && last.ident == "Value" && parts.is_empty()
    };
    known && parts.into_iter().all(is_plain)
}

#[cfg(test)]
mod tests {
    use syn::parse_str;

    use super::is_plain;

    #[test]
    fn what_is_spelled_like_plain_data_is_plain() {
        let plain = |ty: &str| is_plain(&parse_str(ty).expect("a type"));
        for ty in [
            "u64",
            "(String, [Option<char>; 2], ())",
            "std::collections::HashMap<String, Vec<(f64, bool)>>",
            "::core::option::Option<Box<str>>",
            "serde_json::Value",
            "BTreeMap<u8, BTreeSet<VecDeque<HashSet<i128>>>>",
        ] {
            assert!(plain(ty), "{ty}");
        }
        for ty in [
            "Wishes",
            "Vec<Wishes>",
            "Value",
            "text::String",
            "self::String",
            "Mutex<Vec<i64>>",
            "Option<Arc<u8>>",
            "HashMap<String, u8, State>",
            "Option",
            "<u8 as Of>::String",
            "fn() -> u8",
        ] {
            assert!(!plain(ty), "{ty}");
        }
    }
}
