//! Questions a tool can put to the client in the middle of a call, one kind per file.

pub mod answer;
#[doc(hidden)]
pub mod answering;
pub mod ask_user;
#[doc(hidden)]
pub mod asking;
pub(crate) mod batch;
pub mod checkpoint;
pub mod choose;
pub mod confirm;
#[doc(hidden)]
pub mod constant;
mod judge;
mod key;
pub mod list_roots;
pub mod open_url;
mod packing;
mod parts;
mod point;
pub mod sample;
pub(crate) mod trap;

#[doc(hidden)]
pub use self::batch::{Batch, Member};
#[doc(hidden)]
pub use self::point::Point;
#[doc(hidden)]
pub use self::trap::{InsideMrtrTool, Unsaved};
pub use self::{
    ask_user::{AskUser, ask_user},
    batch::{AskAll, AskEach, ask_all, ask_each},
    checkpoint::{Checkpoint, checkpoint},
    choose::{Choose, ChooseMany, choose, choose_many},
    confirm::{Confirm, confirm},
    list_roots::{ListRoots, Root, list_roots},
    open_url::{OpenUrl, open_url},
    sample::{Completion, Sample, SampleRequest, sample},
};
pub use crate::protocol::{
    input::{Answers, Given, InputRequest, Open},
    kind::Kind,
};

use serde::{Serialize, de::DeserializeOwned};

/// The names the macro suggests for the questions of one checkpoint: one for a single question, one per element of a batch.
#[doc(hidden)]
pub type Keys = &'static [&'static str];

/// What of a question is not made anew where it is unpacked, for one entry of `inputRequests`.
#[doc(hidden)]
#[derive(Debug)]
pub struct EntryMut<'q> {
    /// Its key.
    pub key: String,
    /// Its message, if it has one.
    pub message: Option<&'q mut String>,
}

/// What a question makes of the responses.
#[doc(hidden)]
#[derive(Debug)]
pub enum Judgement<T> {
    /// Answered (a decline is an answer).
    Settled(T),
    /// These keys have to be asked again; every other key of the question is settled.
    Again(Vec<Open>),
}

pub(crate) mod sealed {
    /// What is a question of this library.
    pub trait Sealed {}
}

/// Something that can be asked at a checkpoint and packed into the state token meanwhile. Sealed: only this library's
/// questions are.
///
/// `Serialize`/`Deserialize` carry what the type does not already tell: the message, an explicit
/// key, options made at run time. They should be as small as they can be.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a question",
    label = "not one of mrtr's questions",
    note = "questions are made with `ask_user`, `confirm`, `choose` and the others of `mrtr::question`",
    note = "a function of your own that has the name of one is called by its path: `self::confirm(..)`"
)]
pub trait Question: sealed::Sealed + Serialize + DeserializeOwned + Send {
    /// What `.await` gives.
    type Output;

    /// Sets the names to use where the author gave none. An explicit key equal to its suggestion
    /// need not travel. Called once after the question was built and once after it was unpacked.
    #[doc(hidden)]
    fn suggest_keys(&mut self, keys: Keys);

    /// What to send, in order. Empty for a state-only round.
    #[doc(hidden)]
    fn requests(&self) -> Vec<InputRequest>;

    /// Whether the question is answered without asking (for example a choice among no options):
    /// `judge` is then called at once with no answers and must settle.
    #[doc(hidden)]
    fn needs_no_asking(&self) -> bool {
        false
    }

    /// Looks at what came back.
    #[doc(hidden)]
    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output>;

    /// What is asked, one after the other.
    #[doc(hidden)]
    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        Vec::new()
    }

    /// For each question of this type what changes with its form, as far as the type tells that.
    #[doc(hidden)]
    fn forms() -> Vec<u32> {
        Vec::new()
    }

    /// The question that has an empty message, and nothing set beside it.
    #[doc(hidden)]
    fn blank() -> Option<Self> {
        None
    }

    /// What generated code makes for a place where this is asked.
    ///
    /// A method of the trait, because rustc tells of the bound of a function where it is defined.
    #[doc(hidden)]
    fn point(keys: Keys) -> Point<Self, Self::Output> {
        Point::new(keys)
    }
}

#[cfg(test)]
mod tests;
