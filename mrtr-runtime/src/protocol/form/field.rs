//! Types that can be a field of a form.

use serde_json::Value;

use super::{
    options::Offer,
    schema::{FieldKind, FieldSchema},
    validate,
};
use crate::protocol::form::text::Text;

/// A single value a person can enter: `bool`, `String`, integers up to 64 bits, floats,
/// `#[derive(Choice)]` enums and `Vec`s of them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a single value a person can enter",
    label = "not a single form field",
    note = "possible are `bool`, `String`, integers up to 64 bits, floats, enums with `#[derive(Choice)]` and `Vec`s of such enums"
)]
pub trait Field: Sized {
    /// What the field accepts.
    fn kind() -> FieldKind;

    /// What the type itself says about the field.
    fn description() -> Option<&'static str> {
        None
    }

    /// Reads a value that was checked against [`kind`](Self::kind).
    fn read(value: &Value) -> Option<Self>;

    /// The value as an answer has it; `Value::Null` if an answer cannot have it (`NaN`).
    fn value(&self) -> Value;
}

/// What can be a field of a `#[derive(Form)]` struct: a [`Field`], or an `Option` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a form",
    label = "not something MCP lets a form ask for",
    note = "a form is flat: `bool`, `String`, integers up to 64 bits, floats, enums with `#[derive(Choice)]`, `Vec`s of such enums, and `Option`s of these",
    note = "ask for a nested struct with an `ask_user` of its own, or write its fields here"
)]
pub trait FormField: Sized {
    /// The field under a name.
    fn schema(name: &'static str) -> FieldSchema;

    /// Reads a value that was checked against the schema; `None` where it was left out.
    fn read(value: Option<&Value>) -> Option<Self>;

    /// The value as an answer has it; `None` is left out.
    fn value(&self) -> Option<Value>;
}

#[diagnostic::do_not_recommend]
impl<T: Field> FormField for T {
    fn schema(name: &'static str) -> FieldSchema {
        let mut schema = FieldSchema::new(name, T::kind());
        schema.description = T::description().map(Text::Borrowed);
        schema
    }

    fn read(value: Option<&Value>) -> Option<Self> {
        T::read(value?)
    }

    fn value(&self) -> Option<Value> {
        Some(Field::value(self)).filter(|value| !value.is_null())
    }
}

#[diagnostic::do_not_recommend]
impl<T: Field> FormField for Option<T> {
    fn schema(name: &'static str) -> FieldSchema {
        FieldSchema {
            required: false,
            ..<T as FormField>::schema(name)
        }
    }

    fn read(value: Option<&Value>) -> Option<Self> {
        match value {
            None => Some(None),
            Some(value) => T::read(value).map(Some),
        }
    }

    fn value(&self) -> Option<Value> {
        self.as_ref().and_then(FormField::value)
    }
}

impl Field for bool {
    fn kind() -> FieldKind {
        FieldKind::Boolean
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }

    fn value(&self) -> Value {
        Value::Bool(*self)
    }
}

impl Field for String {
    fn kind() -> FieldKind {
        FieldKind::String {
            min_length: 0,
            max_length: None,
            format: None,
        }
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_str().map(str::to_owned)
    }

    fn value(&self) -> Value {
        Value::String(self.clone())
    }
}

macro_rules! integers {
    ($($int:ty)*) => {$(
        impl Field for $int {
            fn kind() -> FieldKind {
                // `From` does not cover `isize` and `usize`.
                #[allow(clippy::cast_lossless)]
                FieldKind::Integer { minimum: <$int>::MIN as i128, maximum: <$int>::MAX as i128 }
            }

            fn read(value: &Value) -> Option<Self> {
                validate::whole(value)?.try_into().ok()
            }

            fn value(&self) -> Value {
                Value::from(*self)
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

impl Field for f64 {
    fn kind() -> FieldKind {
        FieldKind::Number {
            minimum: f64::MIN,
            maximum: f64::MAX,
        }
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_f64()
    }

    fn value(&self) -> Value {
        Value::from(*self)
    }
}

impl Field for f32 {
    fn kind() -> FieldKind {
        FieldKind::Number {
            minimum: f64::from(f32::MIN),
            maximum: f64::from(f32::MAX),
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "rounding to the nearest f32 is what the author asked for"
    )]
    fn read(value: &Value) -> Option<Self> {
        value.as_f64().map(|wide| wide as f32)
    }

    fn value(&self) -> Value {
        Value::from(f64::from(*self))
    }
}

/// An enum a person can choose from. Implemented by `#[derive(Choice)]`.
pub trait Choice: Sized {
    /// Value and title of every variant, in order.
    #[doc(hidden)]
    const OPTIONS: &'static [(&'static str, Option<&'static str>)];
    /// The enum's own doc comment.
    #[doc(hidden)]
    const DESCRIPTION: Option<&'static str>;

    /// The position of this variant in [`OPTIONS`](Self::OPTIONS).
    #[doc(hidden)]
    fn index(&self) -> usize;

    /// The variant at a position.
    #[doc(hidden)]
    fn at(index: usize) -> Option<Self>;
}

fn offers<T: Choice>() -> Vec<Offer> {
    let offer = |&(value, title): &(&'static str, Option<&'static str>)| Offer {
        value: Text::Borrowed(value),
        title: title.map(Text::Borrowed),
    };
    T::OPTIONS.iter().map(offer).collect()
}

fn read_choice<T: Choice>(value: &Value) -> Option<T> {
    let value = value.as_str()?;
    T::at(T::OPTIONS.iter().position(|option| option.0 == value)?)
}

fn choice_value<T: Choice>(choice: &T) -> Value {
    T::OPTIONS
        .get(choice.index())
        .map_or(Value::Null, |option| option.0.into())
}

#[diagnostic::do_not_recommend]
impl<T: Choice> Field for T {
    fn kind() -> FieldKind {
        FieldKind::One(offers::<T>())
    }

    fn description() -> Option<&'static str> {
        T::DESCRIPTION
    }

    fn read(value: &Value) -> Option<Self> {
        read_choice(value)
    }

    fn value(&self) -> Value {
        choice_value(self)
    }
}

impl<T: Choice> Field for Vec<T> {
    fn kind() -> FieldKind {
        FieldKind::Many {
            options: offers::<T>(),
            min_items: 0,
            max_items: None,
        }
    }

    fn description() -> Option<&'static str> {
        T::DESCRIPTION
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_array()?.iter().map(read_choice).collect()
    }

    fn value(&self) -> Value {
        self.iter().map(choice_value).collect()
    }
}
