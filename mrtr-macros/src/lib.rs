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

/// Compiles a linear `async fn` that asks the user to a tool that can wait for the answers between requests.
///
/// See the documentation of the `mrtr` crate. `MRTR_DEBUG=name cargo check` prints what the function `name` is compiled
/// to, or all functions with `*`; so it does for flows, prompts and resources.
#[proc_macro_attribute]
pub fn mrtr_tool(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Tool, attribute.into(), &item.into()).into()
}

/// Compiles a helper that may itself ask, to be entered with `call(helper(..)).await` from a tool or another flow.
///
/// Its `&T` parameters come from the server's environment; the caller passes the owned ones.
#[proc_macro_attribute]
pub fn mrtr_flow(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Flow, attribute.into(), &item.into()).into()
}

/// Compiles a prompt that can ask before it is given (`prompts/get`).
///
/// Its owned parameters are the prompt's arguments, which arrive as text.
#[proc_macro_attribute]
pub fn mrtr_prompt(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Prompt, attribute.into(), &item.into()).into()
}

/// Compiles a resource that can ask before it is read (`resources/read`).
///
/// `#[mrtr_resource(uri = "docs://{page}")]`: its owned parameters are the variables of the URI template.
///
/// A variable does not lead out of where it stands: no value has `.` or `..` as a segment. `allow_parents` lets a
/// variable of several segments, `{+path}`, have them; what becomes a path is for the function to check then.
#[proc_macro_attribute]
pub fn mrtr_resource(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(Shape::Resource, attribute.into(), &item.into()).into()
}

/// Makes a struct a form that `ask_user` can show.
///
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

/// Makes an enum of unit variants a list to choose from: alone, in a form, or in a `Vec` of several.
///
/// A variant's value is its serde name; `#[choice(title = "..")]` sets what a user sees instead.
/// The enum's doc comment describes a field that has none. `#[choice(crate = ..)]` on the enum sets the path of
/// the `mrtr` crate.
#[proc_macro_derive(Choice, attributes(choice, serde))]
pub fn derive_choice(input: TokenStream) -> TokenStream {
    form::derive_choice(input.into()).into()
}
