//! Asking for a value of a type.

use std::{fmt, marker::PhantomData};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    EntryMut, Judgement, Keys, Question, batch::Member, judge, key::key_method, parts::Parts,
    sealed, trap::only_inside_mrtr_tool,
};
use crate::{
    protocol::{
        error::AskError,
        form::{Field, FormSchema, validate},
        input::{Answers, InputRequest},
        kind::Kind,
        wire::RequestBody,
    },
    question::answer::Answer,
};

/// Asks the user to fill in a form, and gives a checked `T`.
///
/// `message` is what the user reads above the form. An answer that breaks a rule of the form is
/// asked for again, with the reason.
///
/// # Errors
///
/// Awaiting gives [`AskError::Declined`] or [`AskError::Cancelled`] as the user chose, and
/// [`AskError::Unsupported`] where the client has no form elicitation.
///
/// # Security
///
/// Not for passwords and other secrets: see [`open_url`](super::open_url()).
///
/// Source: MCP 2026-07-28, *Elicitation*, form mode.
pub fn ask_user<T>(message: impl Into<String>) -> AskUser<T> {
    AskUser {
        parts: Parts::new(message),
        answer: PhantomData,
    }
}

/// A form to be filled in; see [`ask_user`].
#[must_use = "a question is asked where it is awaited"]
pub struct AskUser<T> {
    parts: Parts,
    answer: PhantomData<fn() -> T>,
}

impl<T> AskUser<T> {
    key_method!(parts.key);

    /// Sets what the form is filled in with beforehand. A value that breaks the form's own rules is
    /// not sent.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "`.default(2)` reads better than `.default(&2)`"
    )]
    pub fn default(mut self, value: T) -> Self
    where
        T: Answer,
    {
        self.parts.default = value
            .values()
            .into_iter()
            .map(Option::unwrap_or_default)
            .collect();
        self
    }

    /// Sets the label of the form's field, where a client shows one.
    pub fn title(mut self, title: impl Into<String>) -> Self
    where
        T: Field,
    {
        self.parts.title = Some(title.into());
        self
    }

    /// Sets the help text of the form's field.
    pub fn describe(mut self, description: impl Into<String>) -> Self
    where
        T: Field,
    {
        self.parts.description = Some(description.into());
        self
    }

    fn name(&self) -> &str {
        self.parts.key.or("answer")
    }
}

impl<T: Answer> AskUser<T> {
    fn form(&self) -> FormSchema {
        let mut form = T::form(self.name());
        if let [field] = &mut form.fields[..] {
            self.parts.dress(field);
        } else {
            for (field, default) in form.fields.iter_mut().zip(&self.parts.default) {
                if !default.is_null() {
                    field.default = Some(default.clone());
                }
            }
        }
        validate::drop_bad_defaults(&mut form);
        form
    }
}

impl<T> sealed::Sealed for AskUser<T> {}

impl<T: Answer> Question for AskUser<T> {
    type Output = Result<T, AskError>;

    fn suggest_keys(&mut self, keys: Keys) {
        self.parts.key.suggest(keys);
    }

    fn requests(&self) -> Vec<InputRequest> {
        let body = RequestBody::Form {
            message: self.parts.message.clone(),
            schema: self.form(),
        };
        vec![InputRequest::new(self.name(), Kind::Form, body)]
    }

    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
        judge::judge_elicitation(self.name(), answers, |content| {
            let form = self.form();
            let values = validate::check(&form, content)?;
            T::read(&values).ok_or_else(|| "it does not fit the form".to_owned())
        })
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        self.parts.entries("answer")
    }

    fn forms() -> Vec<u32> {
        vec![T::form("").digest()]
    }

    fn blank() -> Option<Self> {
        Some(ask_user(""))
    }
}

impl<T: Answer> Member for AskUser<T> {
    type Answer = T;
}

only_inside_mrtr_tool!(AskUser<T> gives Result<T, AskError>);

impl<T> Clone for AskUser<T> {
    fn clone(&self) -> Self {
        Self {
            parts: self.parts.clone(),
            answer: PhantomData,
        }
    }
}

impl<T> fmt::Debug for AskUser<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AskUser")
            .field("message", &self.parts.message)
            .finish_non_exhaustive()
    }
}

impl<T> Serialize for AskUser<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parts.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for AskUser<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self {
            parts: Parts::deserialize(deserializer)?,
            answer: PhantomData,
        })
    }
}
