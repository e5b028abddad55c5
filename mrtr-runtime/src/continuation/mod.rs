//! A function that stops and goes on in another request: its saved locals, its frames, and one run of it.

pub(crate) mod frame;
pub mod iterate;
pub(crate) mod layout;
#[doc(hidden)]
pub mod local;
pub mod persist;
pub mod rematerialize;
pub(crate) mod run;
pub(crate) mod said;
#[doc(hidden)]
pub mod shared;
pub(crate) mod sharing;
pub(crate) mod template;
pub(crate) mod unify;
pub(crate) mod wording;
