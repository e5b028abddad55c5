//! Facade.

pub use mrtr_macros::{Choice, Form};
pub use mrtr_runtime::*;
