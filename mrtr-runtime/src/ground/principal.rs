//! Who is calling.

/// The caller's identity: who vouches for it, and its name there.
///
/// A state token made for one principal opens for no other, nor for an anonymous caller.
/// Not the bearer token: a refreshed token is still the same principal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Principal {
    issuer: String,
    subject: String,
}

impl Principal {
    /// A principal from the token's issuer (`iss`) and subject (`sub`).
    pub fn new(issuer: impl Into<String>, subject: impl Into<String>) -> Self {
        Self {
            issuer: issuer.into(),
            subject: subject.into(),
        }
    }

    /// Who vouches for the subject.
    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// The caller's name at the issuer.
    pub fn subject(&self) -> &str {
        &self.subject
    }
}
