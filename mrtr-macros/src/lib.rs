//! Procedural macros of [`mrtr`](https://docs.rs/mrtr); use that crate, which re-exports them.

mod analyze;
mod captures;
mod debug;
mod diagnostics;
mod emit;
mod expand;
#[cfg(test)]
mod expansions;
mod form;
mod lints;
mod lower;
mod names;
mod parse;
mod peel;
mod printed;
mod rules;
mod shape;
mod tree;

use proc_macro::TokenStream;

use self::shape::Shape;

/// # Options
///
/// | option | meaning | if left out |
/// |---|---|---|
/// | `name = "book-flight"` | the name for clients | the function's name |
/// | `title = "Book a flight"` | the name for people | none |
/// | `description = "…"` | the description for the model | the first paragraph of the doc comment |
/// | `version = 2` | part of the states: increase it to make all pending states outdated | 0 |
/// | `ttl = 900`, `ttl = "2h"` | how long a question may wait, in seconds or with a unit | the server's, 15 minutes |
/// | `once` | the tool needs a replay store | at least once without a store |
/// | `annotations(read_only, destructive, idempotent, open_world)` | hints for clients | none are sent |
/// | `crate = ::my::mrtr` | the path of the `mrtr` crate | `::mrtr` |
///
/// `MRTR_DEBUG=name cargo check` prints what the function `name` is compiled to, or all functions with `*`; so it does for
/// flows, prompts and resources.
#[proc_macro_attribute]
pub fn mrtr_tool(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Tool, attribute.into(), &item.into()).into()
}

/// The `&T` parameters of a flow come from the environment; the caller passes the owned ones. Flows may be recursive.
///
/// # Options
///
/// `version = 2` makes all pending states in this flow outdated. `crate = ::my::mrtr` is the path of the `mrtr` crate.
#[proc_macro_attribute]
pub fn mrtr_flow(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Flow, attribute.into(), &item.into()).into()
}

/// Owned parameters are the prompt's arguments, which arrive as text: `String` and types that parse from one, or `Option`s
/// of these.
///
/// # Options
///
/// `name`, `title`, `description`, `version`, `ttl` and `crate`, as of a tool.
#[proc_macro_attribute]
pub fn mrtr_prompt(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Prompt, attribute.into(), &item.into()).into()
}

/// Owned parameters are the variables of the URI template.
///
/// # Options
///
/// `uri = "docs://{page}"` is required. `mime_type`, `name`, `title`, `description`, `version`, `ttl` and `crate` are as of
/// a tool.
///
/// # Security
///
/// No value of a variable has `.` or `..` as a segment. `allow_parents` lets a variable of several segments, `{+path}`, have
/// them; check such a value before it becomes a path.
#[proc_macro_attribute]
pub fn mrtr_resource(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Resource, attribute.into(), &item.into()).into()
}

/// Each field is one of the form's: `bool`, `String`, an integer up to 64 bits, `f32`, `f64`, an enum
/// with `#[derive(Choice)]`, a `Vec` of such an enum, or an `Option` of one of these. Its name is
/// serde's, its description the first paragraph of its doc comment. `#[form(..)]` sets:
///
/// | setting | on | value |
/// |---|---|---|
/// | `title` | any field | the label a user sees |
/// | `default` | any field | what is filled in beforehand: a value of the field's type, or the text of a `String` |
/// | `minimum`, `maximum` | numbers | the bounds, inclusive |
/// | `min_length`, `max_length` | `String` | the bounds in characters |
/// | `format` | `String` | `"email"`, `"uri"`, `"date"` or `"date-time"` |
/// | `min_items`, `max_items` | `Vec` of choices | the fewest and the most picks |
/// | `crate` | the struct | the path of the `mrtr` crate |
#[proc_macro_derive(Form, attributes(form, serde))]
pub fn derive_form(input: TokenStream) -> TokenStream {
    form::derive_form(input.into()).into()
}

/// A variant's value is its serde name; `#[choice(title = "..")]` sets what a user sees instead.
/// The enum's doc comment describes a field that has none. `#[choice(crate = ..)]` on the enum sets the path of
/// the `mrtr` crate.
#[proc_macro_derive(Choice, attributes(choice, serde))]
pub fn derive_choice(input: TokenStream) -> TokenStream {
    form::derive_choice(input.into()).into()
}
