//! What a person's answer can be read into.

use serde_json::Value;

use crate::protocol::form::{Field, FieldSchema, FormSchema, text::Text};

/// A type [`ask_user`](crate::question::ask_user()) can ask for.
///
/// * `bool`, `String`, integers up to 64 bits, `f32`, `f64`: a form with one field, named by the question's key;
/// * an enum with `#[derive(Choice)]`: one of its variants; a `Vec` of it: any of its variants;
/// * a struct with `#[derive(Form)]`: one field for each of its own.
///
/// What a client sends is checked against the form before anything is read from it, so a value of
/// the type always obeys the rules written on it.
///
/// # Security
///
/// MCP forbids asking for passwords, keys and the like in a form; send the user to a page of yours
/// with [`open_url`](crate::question::open_url()) instead.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not something a person can be asked for",
    label = "cannot be an answer",
    note = "an answer is `bool`, `String`, an integer up to 64 bits, a float, an enum with `#[derive(Choice)]`, a `Vec` of such an enum, or a struct with `#[derive(Form)]`",
    note = "the derives stand beside serde's: `#[derive(Serialize, Deserialize, Form)]`",
    note = "where nothing tells the type, write it: `ask_user::<String>(..)`"
)]
pub trait Answer: Sized {
    /// The form to send; a single value's field is named by the question's key.
    #[doc(hidden)]
    fn form(key: &str) -> FormSchema;

    /// Reads the checked values, in the form's order.
    #[doc(hidden)]
    fn read(values: &[Option<&Value>]) -> Option<Self>;

    /// The values as an answer has them, in the form's order.
    #[doc(hidden)]
    fn values(&self) -> Vec<Option<Value>>;
}

#[diagnostic::do_not_recommend]
impl<T: Field> Answer for T {
    fn form(key: &str) -> FormSchema {
        let mut field = FieldSchema::new(key.to_owned(), T::kind());
        field.description = T::description().map(Text::Borrowed);
        FormSchema::new(vec![field])
    }

    fn read(values: &[Option<&Value>]) -> Option<Self> {
        T::read(values.first().copied().flatten()?)
    }

    fn values(&self) -> Vec<Option<Value>> {
        vec![Some(Field::value(self)).filter(|value| !value.is_null())]
    }
}
