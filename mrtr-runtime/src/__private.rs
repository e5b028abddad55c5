//! What generated code names. Not for people: no part of this is stable.

pub use crate::{
    fingerprint::Fingerprint,
    persist::{Unreadable, Witness, load, save},
    question::{Keys, Question},
    run::Run,
    tool::{RunFuture, Scope},
};

// For the derives `Form` and `Choice`.
pub use crate::{
    answer::Answer,
    form::{Choice, Format, FormSchema, Slot, slot},
};
pub use serde_json::Value;
