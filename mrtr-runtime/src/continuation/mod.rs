//! A function that stops and goes on in another request: its saved locals, its frames, and one run of it.

pub mod iterate;
pub(crate) mod layout;
pub mod persist;
pub mod rematerialize;
pub(crate) mod run;
pub(crate) mod unify;
