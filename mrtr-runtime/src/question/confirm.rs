//! Asking yes or no.

use serde::{Deserialize, Serialize};

use super::{
    EntryMut, Judgement, Keys, Question,
    batch::member,
    judge,
    key::key_method,
    parts::{Parts, label_methods},
    sealed,
    trap::only_inside_mrtr_tool,
};
use crate::protocol::{
    error::AskError,
    form::{FieldKind, FieldSchema, FormSchema, validate},
    input::{Answers, InputRequest},
    kind::Kind,
    wire::RequestBody,
};

/// Asks the user yes or no.
///
/// Accepting gives what the user set, declining gives `false`: both are an answer.
///
/// # Errors
///
/// Awaiting gives [`AskError::Cancelled`] where the user dismissed the question, and
/// [`AskError::Unsupported`] where the client has no form elicitation. Neither means yes.
pub fn confirm(message: impl Into<String>) -> Confirm {
    Confirm {
        parts: Parts::new(message),
    }
}

/// A yes or no; see [`confirm`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "a question is asked where it is awaited"]
pub struct Confirm {
    parts: Parts,
}

impl Confirm {
    key_method!(parts.key);
    label_methods!();

    /// Sets what is ticked beforehand.
    pub fn default(mut self, value: bool) -> Self {
        self.parts.default = vec![value.into()];
        self
    }

    fn name(&self) -> &str {
        self.parts.key.or("confirm")
    }

    fn form(&self) -> FormSchema {
        let mut field = FieldSchema::new(self.name().to_owned(), FieldKind::Boolean);
        self.parts.dress(&mut field);
        FormSchema::new(vec![field])
    }
}

impl sealed::Sealed for Confirm {}

impl Question for Confirm {
    type Output = Result<bool, AskError>;

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
        let judgement = judge::judge_elicitation(self.name(), answers, |content| {
            let form = self.form();
            let values = validate::check(&form, content)?;
            // `check` let only a boolean through; anything else would not mean yes.
            Ok(values
                .first()
                .copied()
                .flatten()
                .and_then(serde_json::Value::as_bool)
                .unwrap_or(false))
        });
        match judgement {
            Judgement::Settled(Err(AskError::Declined)) => Judgement::Settled(Ok(false)),
            other => other,
        }
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        self.parts.entries("confirm")
    }

    fn forms() -> Vec<u32> {
        vec![super::packing::form_of("confirm")]
    }

    fn blank() -> Option<Self> {
        Some(confirm(""))
    }
}

member!(Confirm gives bool);
only_inside_mrtr_tool!(Confirm gives Result<bool, AskError>);
