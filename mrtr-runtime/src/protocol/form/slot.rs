//! What `#[derive(Form)]` writes for one field.

use std::fmt;

use serde_json::Value;

use super::{
    field::FormField,
    schema::{FieldKind, FieldSchema, Format},
};
use crate::protocol::form::text::Text;

/// A field's type, looked at once.
///
/// Only [`slot`] has the bound, so that a type that cannot be a field is one error at the
/// field and not one for every use.
pub struct Slot<T> {
    schema: fn(&'static str) -> FieldSchema,
    read: fn(Option<&Value>) -> Option<T>,
    value: fn(&T) -> Option<Value>,
}

/// The slot of a type.
pub const fn slot<T: FormField>() -> Slot<T> {
    Slot {
        schema: T::schema,
        read: T::read,
        value: T::value,
    }
}

impl<T> Slot<T> {
    /// The field's schema under a name.
    pub fn field(&self, name: &'static str) -> FieldSchema {
        (self.schema)(name)
    }

    /// Reads the field from the value at its position.
    pub fn read(&self, values: &[Option<&Value>], position: usize) -> Option<T> {
        (self.read)(values.get(position).copied().flatten())
    }

    /// The field as an answer has it.
    pub fn value(&self, field: &T) -> Option<Value> {
        (self.value)(field)
    }
}

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slot<T> {}

impl<T> fmt::Debug for Slot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Slot")
    }
}

// A rule that does not fit the field's kind is left out here: the derive refuses what it can see,
// and a rule must not turn a form into one that no client accepts.
impl FieldSchema {
    /// Sets the title.
    #[must_use]
    pub fn title(mut self, title: impl Into<Text>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Sets the description.
    #[must_use]
    pub fn describe(mut self, description: impl Into<Text>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the value a client fills in beforehand; `None` leaves it.
    #[must_use]
    pub fn default(mut self, value: Option<Value>) -> Self {
        self.default = value.or(self.default);
        self
    }

    /// Raises the smallest whole number.
    #[must_use]
    pub fn at_least(mut self, bound: i128) -> Self {
        if let FieldKind::Integer { minimum, .. } = &mut self.kind {
            *minimum = bound.max(*minimum);
        }
        self
    }

    /// Lowers the largest whole number.
    #[must_use]
    pub fn at_most(mut self, bound: i128) -> Self {
        if let FieldKind::Integer { maximum, .. } = &mut self.kind {
            *maximum = bound.min(*maximum);
        }
        self
    }

    /// Raises the smallest number.
    #[must_use]
    pub fn at_least_number(mut self, bound: f64) -> Self {
        if let FieldKind::Number { minimum, .. } = &mut self.kind {
            *minimum = bound.max(*minimum);
        }
        self
    }

    /// Lowers the largest number.
    #[must_use]
    pub fn at_most_number(mut self, bound: f64) -> Self {
        if let FieldKind::Number { maximum, .. } = &mut self.kind {
            *maximum = bound.min(*maximum);
        }
        self
    }

    /// Sets the fewest characters.
    #[must_use]
    pub fn min_length(mut self, bound: u32) -> Self {
        if let FieldKind::String { min_length, .. } = &mut self.kind {
            *min_length = bound;
        }
        self
    }

    /// Sets the most characters.
    #[must_use]
    pub fn max_length(mut self, bound: u32) -> Self {
        if let FieldKind::String { max_length, .. } = &mut self.kind {
            *max_length = Some(bound);
        }
        self
    }

    /// Sets what the text must look like.
    #[must_use]
    pub fn format(mut self, wanted: Format) -> Self {
        if let FieldKind::String { format, .. } = &mut self.kind {
            *format = Some(wanted);
        }
        self
    }

    /// Sets the fewest picks.
    #[must_use]
    pub fn min_items(mut self, bound: u32) -> Self {
        if let FieldKind::Many { min_items, .. } = &mut self.kind {
            *min_items = bound;
        }
        self
    }

    /// Sets the most picks.
    #[must_use]
    pub fn max_items(mut self, bound: u32) -> Self {
        if let FieldKind::Many { max_items, .. } = &mut self.kind {
            *max_items = Some(bound);
        }
        self
    }
}
