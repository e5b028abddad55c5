//! Choosing among options that are known only at run time.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    EntryMut, Judgement, Keys, Question,
    batch::member,
    judge,
    key::key_method,
    parts::{Parts, label_methods},
    trap::only_inside_mrtr_tool,
};
use crate::protocol::{
    error::AskError,
    form::{FieldKind, FieldSchema, FormSchema, Options, validate},
    input::{Answers, InputRequest},
    kind::Kind,
    wire::RequestBody,
};

/// Asks the user to choose one of `options`; gives the chosen value, which is one that was offered.
///
/// Options are texts, or `(value, title)` pairs: the title is what the user sees. They travel in the
/// state token until the user has chosen.
///
/// # Errors
///
/// Awaiting gives [`AskError::NoOptions`] where there are none (nobody is asked then),
/// [`AskError::Declined`] or [`AskError::Cancelled`] as the user chose, and
/// [`AskError::Unsupported`] where the client has no form elicitation.
pub fn choose(message: impl Into<String>, options: impl Options) -> Choose {
    Choose {
        parts: Parts {
            offers: options.into_offers(),
            ..Parts::new(message)
        },
    }
}

/// Asks the user to choose any of `options`, each at most once; gives the chosen values.
///
/// # Errors
///
/// As [`choose`].
pub fn choose_many(message: impl Into<String>, options: impl Options) -> ChooseMany {
    ChooseMany {
        parts: Parts {
            offers: options.into_offers(),
            ..Parts::new(message)
        },
    }
}

/// One of several options; see [`choose`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "a question is asked where it is awaited"]
pub struct Choose {
    parts: Parts,
}

/// Any of several options; see [`choose_many`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "a question is asked where it is awaited"]
pub struct ChooseMany {
    parts: Parts,
}

impl Choose {
    key_method!(parts.key);
    label_methods!();

    /// Sets what is chosen beforehand; a value that is not offered is not sent.
    pub fn default(mut self, value: impl Into<String>) -> Self {
        self.parts.default = vec![value.into().into()];
        self
    }

    fn kind(&self) -> FieldKind {
        FieldKind::One(self.parts.offers.clone())
    }
}

impl ChooseMany {
    key_method!(parts.key);
    label_methods!();

    /// Sets what is chosen beforehand; it is not sent if a value is not offered.
    pub fn default<V: Into<String>>(mut self, values: impl IntoIterator<Item = V>) -> Self {
        self.parts.default = vec![
            values
                .into_iter()
                .map(Into::into)
                .collect::<Vec<String>>()
                .into(),
        ];
        self
    }

    /// Sets the fewest options to choose.
    pub fn at_least(mut self, options: u32) -> Self {
        self.parts.picks.0 = options;
        self
    }

    /// Sets the most options to choose; 0 is no limit.
    pub fn at_most(mut self, options: u32) -> Self {
        self.parts.picks.1 = options;
        self
    }

    fn kind(&self) -> FieldKind {
        let (min_items, most) = self.parts.picks;
        FieldKind::Many {
            options: self.parts.offers.clone(),
            min_items,
            max_items: (most > 0).then_some(most),
        }
    }
}

impl Parts {
    fn choice_form(&self, kind: FieldKind) -> FormSchema {
        let mut field = FieldSchema::new(self.key.or("choose").to_owned(), kind);
        self.dress(&mut field);
        let mut form = FormSchema::new(vec![field]);
        validate::drop_bad_defaults(&mut form);
        form
    }

    fn choice_requests(&self, kind: FieldKind) -> Vec<InputRequest> {
        if self.offers.is_empty() {
            return Vec::new();
        }
        let body = RequestBody::Form {
            message: self.message.clone(),
            schema: self.choice_form(kind),
        };
        vec![InputRequest::new(self.key.or("choose"), Kind::Form, body)]
    }

    fn judge_choice<T>(
        &self,
        answers: &dyn Answers,
        kind: FieldKind,
        read: fn(&Value) -> Option<T>,
    ) -> Judgement<Result<T, AskError>> {
        if self.offers.is_empty() {
            return Judgement::Settled(Err(AskError::NoOptions));
        }
        judge::judge_elicitation(self.key.or("choose"), answers, |content| {
            let form = self.choice_form(kind);
            let values = validate::check(&form, content)?;
            let value = values.first().copied().flatten().and_then(read);
            value.ok_or_else(|| "it does not fit the form".to_owned())
        })
    }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn texts(value: &Value) -> Option<Vec<String>> {
    value.as_array()?.iter().map(text).collect()
}

macro_rules! choice_question {
    ($question:ident gives $output:ty, read by $read:ident) => {
        impl super::sealed::Sealed for $question {}

        impl Question for $question {
            type Output = Result<$output, AskError>;

            fn suggest_keys(&mut self, keys: Keys) {
                self.parts.key.suggest(keys);
            }

            fn requests(&self) -> Vec<InputRequest> {
                self.parts.choice_requests(self.kind())
            }

            fn needs_no_asking(&self) -> bool {
                self.parts.offers.is_empty()
            }

            fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
                self.parts.judge_choice(answers, self.kind(), $read)
            }

            fn entries(&mut self) -> Vec<EntryMut<'_>> {
                self.parts.entries("choose")
            }

            fn forms() -> Vec<u32> {
                vec![super::packing::form_of(stringify!($question))]
            }
        }

        member!($question gives $output);
        only_inside_mrtr_tool!($question gives Result<$output, AskError>);
    };
}

choice_question!(Choose gives String, read by text);
choice_question!(ChooseMany gives Vec<String>, read by texts);
