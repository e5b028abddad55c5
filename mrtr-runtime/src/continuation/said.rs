//! A question as it was asked, beside what its source says now.

use super::{layout::CheckpointLayout, wording::Member};
use crate::ground::payload::Digests;

/// A question as it was asked, and the checkpoint that is to take its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said<'a> {
    pub(crate) packed: &'a [u8],
    pub(crate) digests: &'a Digests,
    pub(crate) layout: &'static CheckpointLayout,
    /// Whether the source says what it said.
    pub(crate) same_source: bool,
}

impl Said<'_> {
    /// Which of the questions are not what was asked.
    pub(crate) fn changed(&self, own: &Digests) -> Vec<bool> {
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
    pub(crate) fn only_words_differ(&self, own: &Digests, changed: &[bool]) -> bool {
        let members = &self.layout.wording.members;
        let known = |(member, changed): (&Member, &bool)| !changed || member.template.is_some();
        own.question == self.digests.question
            && !self.digests.whole
            && members.len() == changed.len()
            && members.iter().zip(changed).all(known)
    }
}
