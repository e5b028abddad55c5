//! Procedural macros of [`mrtr`](https://docs.rs/mrtr); use that crate, which re-exports them.

mod analyze;
mod diagnostics;
mod emit;
mod expand;
mod lower;
mod names;
mod parse;
mod rules;
mod tree;

use proc_macro::TokenStream;

/// Compiles a linear `async fn` that asks the user to a tool that can wait for the answers between requests.
///
/// See the documentation of the `mrtr` crate.
#[proc_macro_attribute]
pub fn mrtr_tool(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::tool(attribute.into(), item.into()).into()
}
