//! What a function has been compiled to: its checkpoints, what each keeps, and what can follow what.
//!
//! ```
//! # fn show(book_flight: impl mrtr_runtime::Tool) {
//! let machine = book_flight.machine();
//! println!("{}", machine.mermaid());
//! for checkpoint in &machine.checkpoints {
//!     println!("{:?} in line {}", checkpoint.keys, checkpoint.line);
//! }
//! # }
//! ```

mod mermaid;
mod rounds;

use serde::{Deserialize, Serialize};

pub use crate::continuation::layout::Fingerprint;

/// A function's state machine. It can be kept as JSON: `mrtr inspect --machine` reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Machine {
    /// The name clients call the function by; a flow's own name.
    pub name: String,
    /// As declared: bumping it makes all states in flight stale.
    pub version: u32,
    /// In the order of the text.
    pub checkpoints: Vec<CheckpointInfo>,
    /// What can come after what.
    pub edges: Vec<Edge>,
    /// The flows it calls, directly or through others, each once and without its own.
    pub flows: Vec<Machine>,
}

/// A place where a function stops and later goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CheckpointInfo {
    /// The keys of its questions, as far as the text tells; one that is made at run time is not known here.
    pub keys: Vec<String>,
    /// What it does.
    pub asks: Asks,
    /// The function it is written with: `ask_user`, `confirm`, …
    pub with: String,
    /// For a call, the name of the flow.
    pub calls: Option<String>,
    /// Where its `.await` stands, as a line of the source file.
    pub line: u32,
    /// What travels to the client and back, in order of declaration; arguments are sent again and do not.
    pub locals: Vec<SavedLocal>,
    /// Stands in each of its states; a change makes them stale.
    pub fingerprint: Fingerprint,
}

/// What a checkpoint does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Asks {
    /// Asks with a form.
    Form,
    /// Opens a URL.
    Url,
    /// Asks a model.
    Sampling,
    /// Asks for the client's roots.
    Roots,
    /// Asks several questions at once.
    Several,
    /// Asks nothing: a round that only carries the state.
    Nothing,
    /// Calls a flow, which asks or does not.
    InFlow,
}

/// A local that is used after a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SavedLocal {
    /// Its name; in parentheses what has none, such as the position of a `for` loop.
    pub name: String,
    /// Its type, in full.
    pub ty: String,
}

/// One way from a place to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Edge {
    /// Where it begins.
    pub from: Place,
    /// Where it leads.
    pub to: Place,
    /// Whether it leads there only by beginning a loop anew.
    pub again: bool,
    /// What holds on every way from the one place to the other, in order; there may be more to it.
    pub when: Vec<String>,
}

/// An end of an [`Edge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Place {
    /// The beginning of the function.
    Start,
    /// A checkpoint, by its position in [`Machine::checkpoints`].
    At(usize),
    /// The end of the function, also by `return`.
    End,
    /// The end by a `?`.
    Failed,
}

impl Machine {
    /// The description of a function that nothing is known of but its name: one that was written by hand.
    pub fn unknown(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            version: 0,
            checkpoints: Vec::new(),
            edges: Vec::new(),
            flows: Vec::new(),
        }
    }

    /// The checkpoint with this fingerprint, and the function it is in: this one or one of its flows.
    pub fn checkpoint(&self, fingerprint: Fingerprint) -> Option<(&Self, &CheckpointInfo)> {
        std::iter::once(self)
            .chain(&self.flows)
            .find_map(|machine| {
                let mut checkpoints = machine.checkpoints.iter();
                let found = checkpoints.find(|checkpoint| checkpoint.fingerprint == fingerprint)?;
                Some((machine, found))
            })
    }

    /// The flow of this name.
    pub fn flow(&self, name: &str) -> Option<&Self> {
        self.flows.iter().find(|flow| flow.name == name)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        let exact = digits.len() == 16 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u64::from_str_radix(&digits, 16) {
            Ok(value) if exact => Ok(Self(value)),
            _ => Err(serde::de::Error::custom("a fingerprint has 16 hex digits")),
        }
    }
}
