//! What the source of a question says, and whether that is what was asked.
//!
//! An answer counts only for the question as it was asked. Most of a question stands in the source: the literal parts
//! of its message, its options, its form. None of that has to travel; a digest of it does, and the values between the
//! literal parts. Where the source says something else by the time the answer comes, the question is asked anew with
//! its new words, made of the same values; where that cannot be, the state is outdated.

use serde::{Deserialize, Serialize};

use super::{EntryMut, Keys, Question, template::Template};
use crate::{
    continuation::{layout::CheckpointLayout, run::Halt},
    ground::{fnv::Fnv, payload::Digests},
};

/// What the source says of the questions of one checkpoint, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Wording {
    members: Vec<Member>,
    /// The digest of each question's form.
    forms: Vec<u32>,
    /// The question with empty messages, where the source says more of it than its messages.
    made: Option<Vec<u8>>,
    /// Which of several that say the same it is, and of how many.
    twin: Option<(usize, usize)>,
}

#[derive(Debug)]
struct Member {
    source: Fnv,
    /// The message, if the source tells what it is made of.
    template: Option<Template>,
    /// What is set beside the message and only known at run time, as it stands in the source.
    beside: Option<&'static str>,
    /// The constants that what is only known at run time is made with.
    constants: Vec<String>,
}

impl Member {
    fn of(source: Fnv, template: Option<Template>) -> Self {
        Self {
            source,
            template,
            beside: None,
            constants: Vec::new(),
        }
    }

    fn source(&self) -> Fnv {
        self.add_open(self.source)
    }

    /// Adds what is only known at run time, other than the values in the message.
    fn add_open(&self, so_far: Fnv) -> Fnv {
        let start = so_far.option(self.beside, Fnv::text);
        let constants = self.constants.iter();
        constants.fold(start, |so_far, value| so_far.text(value))
    }
}

/// Built up by [`CheckpointLayout`], whose methods tell more.
impl Wording {
    pub(crate) fn words(&mut self, parts: &[&str], names: &'static [&'static str]) {
        let template = Template::new(parts, names);
        let source = template.add(Fnv::new());
        self.members.push(Member::of(source, Some(template)));
    }

    pub(crate) fn opaque(&mut self, source: &'static str) {
        let source = Fnv::new().text("opaque").text(source);
        self.members.push(Member::of(source, None));
    }

    pub(crate) fn beside(&mut self, source: &'static str) {
        if let Some(member) = self.members.last_mut() {
            member.beside = Some(source);
        }
    }

    pub(crate) fn known(&mut self, source: &'static str) {
        if let Some(member) = self.members.last_mut() {
            member.source = member.source.text("known").text(source);
        }
    }

    pub(crate) fn constant(&mut self, value: String) {
        if let Some(member) = self.members.last_mut() {
            member.constants.push(value);
        }
    }

    pub(crate) fn made(&mut self, question: Vec<u8>) {
        self.made = Some(question);
    }

    pub(crate) fn twin(&mut self, place: usize, of: usize) {
        self.twin = Some((place, of));
    }

    pub(crate) fn forms(&mut self, forms: Vec<u32>) {
        self.forms = forms;
    }

    /// Changes with everything in the source that a person may read.
    pub(crate) fn source(&self) -> u32 {
        let start = Fnv::new()
            .option(self.made.as_deref(), Fnv::bytes)
            .option(self.twin, |so_far, (place, of)| {
                so_far.number(place as u64).number(of as u64)
            });
        let add = |so_far: Fnv, member: &Member| so_far.number(member.source().short().into());
        self.members.iter().fold(start, add).short()
    }

    /// What travels in place of the words. `whole`: the question travels as it is, because its message is not what the
    /// source tells.
    pub(super) fn digests(&self, whole: bool) -> Digests {
        let mut question = Fnv::new();
        for member in &self.members {
            let template = member.template.as_ref();
            let names = template.map_or(&[][..], Template::names);
            question = member.add_open(question.number(names.len() as u64));
            question = names
                .iter()
                .fold(question, |so_far, name| so_far.text(name));
        }
        let members = if self.knows_each() {
            let each = self.members.iter().zip(&self.forms);
            each.map(|(member, form)| member.source().number((*form).into()).short())
                .collect()
        } else {
            let add = |so_far: Fnv, form: &u32| so_far.number((*form).into());
            question = self.forms.iter().fold(question, add);
            Vec::new()
        };
        Digests {
            question: if self.forms.is_empty() {
                0
            } else {
                question.short()
            },
            members,
            whole,
        }
    }

    /// Whether it tells the questions of a batch apart.
    fn knows_each(&self) -> bool {
        self.members.len() > 1 && self.members.len() == self.forms.len()
    }

    /// Whether the source says all but the values in the messages.
    fn is_closed(&self) -> bool {
        let closed = |member: &Member| member.template.is_some() && member.beside.is_none();
        !self.members.is_empty() && self.members.iter().all(closed)
    }

    /// Whether the source says everything.
    fn says_all(&self) -> bool {
        let mut templates = self.templates();
        self.is_closed() && templates.all(|template| template.names().is_empty())
    }

    fn templates(&self) -> impl Iterator<Item = &Template> {
        self.members
            .iter()
            .filter_map(|member| member.template.as_ref())
    }

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
        let wrong = |error: rmp_serde::decode::Error| crate::continuation::persist::fault(&error);
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

/// What of a question travels.
#[derive(Debug)]
pub(crate) struct Packed {
    pub(crate) bytes: Vec<u8>,
    pub(crate) digests: Digests,
}

/// A question as it was asked, and the checkpoint that is to take its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said<'a> {
    pub(crate) packed: &'a [u8],
    pub(crate) digests: &'a Digests,
    pub(crate) layout: &'static CheckpointLayout,
    /// Whether the source says what it said.
    pub(crate) same_source: bool,
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

    /// Which of the questions are not what was asked.
    fn changed(&self, own: &Digests) -> Vec<bool> {
        let came = self.digests;
        let same = self.same_source && own.question == came.question;
        if !own.members.is_empty() && own.members.len() == came.members.len() {
            let each = own.members.iter().zip(&came.members);
            let changed: Vec<bool> = each.map(|(own, came)| own != came).collect();
            if same || changed.contains(&true) {
                return changed;
            }
        }
        vec![!same; own.members.len().max(1)]
    }

    /// Whether it can be made of what travelled: of the same values, by other words.
    fn only_words_differ(&self, own: &Digests, changed: &[bool]) -> bool {
        let members = &self.layout.wording.members;
        let known = |(member, changed): (&Member, &bool)| !changed || member.template.is_some();
        own.question == self.digests.question
            && !self.digests.whole
            && members.len() == changed.len()
            && members.iter().zip(changed).all(known)
    }
}
