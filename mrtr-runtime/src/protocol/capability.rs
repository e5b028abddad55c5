//! What a client can be asked.

use super::kind::Kind;

/// What a client declared in `clientCapabilities`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each thing a client declares"
)]
pub struct Capabilities {
    pub(crate) form: bool,
    pub(crate) url: bool,
    pub(crate) sampling: bool,
    pub(crate) sampling_tools: bool,
    pub(crate) roots: bool,
}

impl Capabilities {
    /// A client that can be asked nothing.
    pub fn none() -> Self {
        Self::default()
    }

    /// A client that can be asked everything.
    pub fn all() -> Self {
        Self {
            form: true,
            url: true,
            sampling: true,
            sampling_tools: true,
            roots: true,
        }
    }

    /// Whether questions of this kind may be sent.
    pub fn supports(&self, kind: Kind) -> bool {
        match kind {
            Kind::Form => self.form,
            Kind::Url => self.url,
            Kind::Sampling => self.sampling,
            Kind::SamplingTools => self.sampling_tools,
            Kind::Roots => self.roots,
        }
    }
}
