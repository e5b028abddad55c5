//! A question on its way through the client: what of it is packed into the state, and the question made of that again.

use serde::{Deserialize, Serialize};

use super::{EntryMut, Keys, Question};
use crate::{
    continuation::{
        local,
        run::Halt,
        said::Said,
        wording::{Packed, Wording},
    },
    ground::fnv::Fnv,
};

impl Wording {
    /// The question without its messages, if the source says all of that.
    fn blank<Q: Question>(&self) -> Option<Q> {
        match &self.made {
            Some(made) => rmp_serde::from_slice(made).ok(),
            None => Q::blank(),
        }
    }

    /// What of a question travels.
    pub(super) fn pack<Q: Question>(
        &self,
        question: &mut Q,
    ) -> Result<Packed, rmp_serde::encode::Error> {
        let mut packed = Vec::with_capacity(USUAL_QUESTION);
        let whole =
            self.templates().next().is_some() && !self.pack_values(question, &mut packed)?;
        if whole || self.templates().next().is_none() {
            packed.clear();
            put(question, &mut packed)?;
        }
        Ok(Packed {
            bytes: packed,
            digests: self.digests(whole),
        })
    }

    /// Packs the values in the messages, and what is not known beside them. `false`: something is not as the source
    /// tells; the question is as it was.
    fn pack_values<Q: Question>(
        &self,
        question: &mut Q,
        packed: &mut Vec<u8>,
    ) -> Result<bool, rmp_serde::encode::Error> {
        let mut messages = Vec::with_capacity(self.members.len());
        {
            let entries = question.entries();
            if entries.len() != self.members.len() {
                return Ok(false);
            }
            for (member, entry) in self.members.iter().zip(&entries) {
                let Some(template) = &member.template else {
                    continue;
                };
                let values = entry
                    .message
                    .as_deref()
                    .and_then(|message| template.split(message));
                let Some(values) = values else {
                    return Ok(false);
                };
                for value in values {
                    put(value, packed)?;
                }
            }
            for (member, entry) in self.members.iter().zip(entries) {
                let message = entry.message.filter(|_| member.template.is_some());
                messages.push(message.map(std::mem::take));
            }
        }
        let mut beside = Vec::new();
        put(question, &mut beside)?;
        if !self.is_closed() {
            packed.append(&mut beside);
            return Ok(true);
        }
        let mut known = Vec::new();
        if let Some(blank) = &mut self.blank::<Q>() {
            put(blank, &mut known)?;
        }
        let is_known = beside == known;
        if !is_known {
            say(question, messages);
        }
        Ok(is_known)
    }

    /// The question again, from what travelled.
    fn unpack<Q: Question>(&self, packed: &[u8], whole: bool) -> Result<Q, String> {
        let wrong = |error: rmp_serde::decode::Error| local::fault(&error);
        if whole || self.templates().next().is_none() {
            return rmp_serde::from_slice(packed).map_err(wrong);
        }
        let mut rest = rmp_serde::Deserializer::from_read_ref(packed);
        let mut messages = Vec::with_capacity(self.members.len());
        for member in &self.members {
            let message = member.template.as_ref().map(|template| {
                let values = template
                    .names()
                    .iter()
                    .map(|_| String::deserialize(&mut rest));
                let values = values.collect::<Result<Vec<_>, _>>();
                values.map(|values| template.fill(&values))
            });
            messages.push(message.transpose().map_err(wrong)?);
        }
        let mut question = if self.is_closed() {
            self.blank::<Q>().ok_or("it is not the one in the source")?
        } else {
            Q::deserialize(&mut rest).map_err(wrong)?
        };
        say(&mut question, messages);
        Ok(question)
    }

    /// The question anew, of nothing but the source.
    fn anew<Q: Question>(&self) -> Option<Q> {
        let mut question = self.blank::<Q>()?;
        let messages = self.templates().map(|template| Some(template.fill(&[])));
        say(&mut question, messages.collect());
        Some(question)
    }
}

/// For [`Question::forms`]: a form that only this function has, whatever is set at run time.
pub(super) fn form_of(function: &str) -> u32 {
    Fnv::new().text(function).short()
}

/// Bytes that hold most questions.
const USUAL_QUESTION: usize = 128;

pub(super) fn put<T: Serialize + ?Sized>(
    value: &T,
    out: &mut Vec<u8>,
) -> Result<(), rmp_serde::encode::Error> {
    value.serialize(&mut rmp_serde::Serializer::new(out))
}

/// Puts its messages into a question.
fn say<Q: Question>(question: &mut Q, messages: Vec<Option<String>>) {
    for (EntryMut { message: place, .. }, message) in question.entries().into_iter().zip(messages) {
        if let (Some(place), Some(message)) = (place, message) {
            *place = message;
        }
    }
}

fn stale(reason: String) -> Halt {
    Halt::Stale {
        reason: format!("the question: {reason}"),
    }
}

/// A question that was asked, as the source says it now.
pub(super) struct Now<Q> {
    pub(super) question: Q,
    /// The keys of those that were asked with other words, or another form.
    pub(super) changed: Vec<String>,
}

impl Said<'_> {
    /// The question, and which of it is not what was asked.
    ///
    /// # Errors
    ///
    /// If it cannot be asked with its new words, since what they are made of did not travel.
    pub(super) fn now<Q: Question>(&self, keys: Keys) -> Result<Now<Q>, Halt> {
        let wording = &self.layout.wording;
        let own = wording.digests(self.digests.whole);
        let changed = self.changed(&own);
        let mut question = if self.same_source || self.only_words_differ(&own, &changed) {
            let unpacked = wording.unpack::<Q>(self.packed, self.digests.whole);
            unpacked.map_err(stale)?
        } else {
            let anew = wording.says_all().then(|| wording.anew::<Q>());
            anew.flatten().ok_or_else(|| Halt::Stale {
                reason: "its question has changed, and cannot be asked anew".to_owned(),
            })?
        };
        question.suggest_keys(keys);
        let changed = if changed.contains(&true) {
            let entries = question.entries();
            // All of them, where they are not told apart.
            let each = changed.len() == entries.len();
            let entries = entries.into_iter().enumerate();
            entries
                .filter(|(index, _)| !each || changed[*index])
                .map(|(_, entry)| entry.key)
                .collect()
        } else {
            Vec::new()
        };
        Ok(Now { question, changed })
    }
}
