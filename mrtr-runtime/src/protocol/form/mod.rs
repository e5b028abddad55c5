//! Forms: what a person can be asked to fill in, and the check of what comes back.
//!
//! MCP allows a form to be a flat object of strings, numbers, booleans and selections, each with a
//! few rules (MCP 2026-07-28, `PrimitiveSchemaDefinition`). The set is closed, so it is modelled
//! as types here; a general JSON Schema validator would accept schemas that no client may be sent.

mod digest;
mod field;
mod format;
mod options;
#[doc(hidden)]
pub mod schema;
mod slot;
#[doc(hidden)]
pub mod text;
pub(crate) mod validate;

pub use field::Choice;
#[doc(hidden)]
pub use field::{Field, FormField};
pub use options::{Offer, Options};
#[doc(hidden)]
pub use schema::{FieldKind, FieldSchema, FormSchema, Format};
#[doc(hidden)]
pub use slot::{Slot, slot};
