//! What the attributes make of eight functions, as a test compares it, so that a change of what is emitted is seen in review.
//!
//! `tests/expansions` has each function beside its expansion. The paths in it are shortened, as `MRTR_DEBUG` shows them.
//! `MRTR_EXPANSIONS=write cargo test -p mrtr-macros expansions` writes them.

use std::{env, fs, path::PathBuf};

use proc_macro2::TokenStream;
use quote::ToTokens as _;
use syn::{Item, Meta};

use crate::{debug, expand::expand, shape::Shape};

const CASES: [&str; 8] = [
    "straight",
    "looped",
    "nested",
    "flow",
    "prompt",
    "batch",
    "rematerialized",
    "cfg",
];

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/expansions")
        .join(file)
}

/// The expansion of the one function in `source`.
fn expansion(source: &str) -> String {
    let file = syn::parse_file(source).unwrap();
    let [Item::Fn(function)] = &file.items[..] else {
        panic!("a case has one function")
    };
    let mut function = function.clone();
    let attribute = |attribute: &syn::Attribute| {
        let name = attribute.path().get_ident()?.to_string();
        let shape = match name.as_str() {
            "mrtr_tool" => Shape::Tool,
            "mrtr_flow" => Shape::Flow,
            "mrtr_prompt" => Shape::Prompt,
            "mrtr_resource" => Shape::Resource,
            _ => return None,
        };
        let options = match &attribute.meta {
            Meta::List(list) => list.tokens.clone(),
            _ => TokenStream::new(),
        };
        Some((shape, options))
    };
    let (shape, options) = function.attrs.iter().find_map(attribute).unwrap();
    function.attrs.retain(|other| attribute(other).is_none());
    let tokens = expand(shape, options, &function.into_token_stream());
    let file: syn::File = syn::parse2(debug::shortened(tokens)).unwrap();
    prettyplease::unparse(&file)
}

#[test]
fn expansions_are_as_they_were_reviewed() {
    for case in CASES {
        let source = fs::read_to_string(path(&format!("{case}.rs"))).unwrap();
        let now = expansion(&source);
        let expected = path(&format!("{case}.expanded.rs"));
        if env::var("MRTR_EXPANSIONS").is_ok_and(|value| value == "write") {
            fs::write(&expected, now).unwrap();
            continue;
        }
        let was = fs::read_to_string(&expected).unwrap_or_default();
        assert!(
            was == now,
            "the expansion of `{case}` has changed; `MRTR_EXPANSIONS=write cargo test -p mrtr-macros expansions` writes it, \
             and `git diff mrtr-macros/tests/expansions` shows what has"
        );
    }
}

#[test]
fn no_expansion_is_without_its_function() {
    let mut known: Vec<_> = CASES
        .iter()
        .flat_map(|case| [format!("{case}.expanded.rs"), format!("{case}.rs")])
        .collect();
    known.sort();
    let mut found: Vec<_> = fs::read_dir(path(""))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, known);
}
