//! Macros whose expansions are known.

use syn::Macro;

/// Whether a macro is known to stay in the loop it is in, and to bind nothing.
pub(crate) fn is_harmless(mac: &Macro) -> bool {
    mac.path
        .segments
        .last()
        .is_some_and(|name| HARMLESS.iter().any(|known| name.ident == known))
}

/// Macros of the standard library and of serde_json, whose expansions stay in the loop they are in.
const HARMLESS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include_bytes",
    "include_str",
    "json",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];
