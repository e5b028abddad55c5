//! What generated code names. Not for people: no part of this is stable.

pub use crate::{
    fingerprint::Fingerprint,
    persist::{Unreadable, Witness, load, save},
    question::{Keys, Question},
    run::Run,
    tool::{RunFuture, Scope},
};
