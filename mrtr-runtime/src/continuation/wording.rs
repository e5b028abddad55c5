//! What the source of a question says, and whether that is what was asked.
//!
//! An answer counts only for the question as it was asked. Most of a question stands in the source: the literal parts
//! of its message, its options, its form. None of that has to travel; a digest of it does, and the values between the
//! literal parts. Where the source says something else by the time the answer comes, the question is asked anew with
//! its new words, made of the same values; where that cannot be, the state is outdated.

use super::template::Template;
use crate::ground::{fnv::Fnv, payload::Digests};

/// What the source says of the questions of one checkpoint, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Wording {
    pub(crate) members: Vec<Member>,
    /// The digest of each question's form.
    forms: Vec<u32>,
    /// The question with empty messages, where the source says more of it than its messages.
    pub(crate) made: Option<Vec<u8>>,
    /// Which of several that say the same it is, and of how many.
    twin: Option<(usize, usize)>,
}

#[derive(Debug)]
pub(crate) struct Member {
    pub(super) source: Fnv,
    /// The message, if the source tells what it is made of.
    pub(crate) template: Option<Template>,
    /// What is set beside the message and only known at run time, as it stands in the source.
    pub(super) beside: Option<&'static str>,
    /// The constants that what is only known at run time is made with.
    pub(super) constants: Vec<String>,
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
    pub(crate) fn digests(&self, whole: bool) -> Digests {
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
    pub(crate) fn knows_each(&self) -> bool {
        self.members.len() > 1 && self.members.len() == self.forms.len()
    }

    /// Whether the source says all but the values in the messages.
    pub(crate) fn is_closed(&self) -> bool {
        let closed = |member: &Member| member.template.is_some() && member.beside.is_none();
        !self.members.is_empty() && self.members.iter().all(closed)
    }

    /// Whether the source says everything.
    pub(crate) fn says_all(&self) -> bool {
        let mut templates = self.templates();
        self.is_closed() && templates.all(|template| template.names().is_empty())
    }

    pub(crate) fn templates(&self) -> impl Iterator<Item = &Template> {
        self.members
            .iter()
            .filter_map(|member| member.template.as_ref())
    }
}

/// What of a question travels.
#[derive(Debug)]
pub(crate) struct Packed {
    pub(crate) bytes: Vec<u8>,
    pub(crate) digests: Digests,
}
