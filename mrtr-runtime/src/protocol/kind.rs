//! Kinds of questions, as a client declares them.

use serde::{Deserialize, Serialize};

/// What a client must be able to do before it can be asked something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Kind {
    /// Form-mode elicitation.
    Form,
    /// URL-mode elicitation.
    Url,
    /// A model completion.
    Sampling,
    /// A model completion that may use tools.
    SamplingTools,
    /// The client's roots.
    Roots,
}
