//! What the tests over HTTP share: a server on a port of its own, and clients of both revisions.

pub mod failing;
mod modern;
mod served;
mod session;
#[path = "../../support/tools.rs"]
mod shared;
pub mod tools;

pub use self::{
    modern::{Modern, accept},
    served::{PATIENCE, Served, soon},
    session::Session,
};

/// The code of a page that needs axum.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/deploying.md")]
mod deploying {}
