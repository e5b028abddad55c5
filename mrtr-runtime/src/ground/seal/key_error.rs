//! Secret keys that cannot be used.

use std::{
    fmt,
    path::{Path, PathBuf},
};

/// The fewest bytes a secret may have.
pub(super) const SECRET_LEN: usize = 32;

/// Why there are no keys to start with. Never contains any part of a secret.
///
/// `Debug` is the same text as `Display`: it is what a `main` prints that returns this error, in a box or not.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum KeyError {
    /// The environment variable is not set.
    #[error(
        "the environment variable `{variable}` is not set: \
         set it to a secret of {SECRET_LEN} random bytes, as hex or base64url, \
         the same for every replica; `openssl rand -hex {SECRET_LEN}` makes one"
    )]
    Missing {
        /// Its name.
        variable: String,
    },
    /// There is no secret in the list.
    #[error(
        "there is no key: at least one secret of {SECRET_LEN} random bytes, as hex or base64url, is needed"
    )]
    Empty,
    /// A secret is not written as it should be.
    #[error("key {position} is malformed: neither hex nor base64url without padding")]
    Malformed {
        /// Which one, from 1.
        position: usize,
    },
    /// A secret is short.
    #[error("key {position} is too short: it has {bytes} bytes, at least {SECRET_LEN} are needed")]
    Short {
        /// Which one, from 1.
        position: usize,
        /// How many bytes it has.
        bytes: usize,
    },
    /// A secret is there twice.
    #[error("key {position} is the same as key {first}")]
    Repeated {
        /// Which one, from 1.
        position: usize,
        /// Where it stands first, from 1.
        first: usize,
    },
    /// The environment variable is set, but not to keys.
    #[error("the environment variable `{variable}` holds no usable keys: {error}")]
    Unusable {
        /// Its name.
        variable: String,
        /// What is wrong.
        #[source]
        error: Box<KeyError>,
    },
    /// The file cannot be read.
    #[error("the key file `{}` cannot be read: {reason}", path.display())]
    Unreadable {
        /// Where it should be.
        path: PathBuf,
        /// Why it cannot be read.
        reason: String,
    },
    /// The file is there, but does not hold keys.
    #[error("the key file `{}` holds no usable keys: {error}", path.display())]
    UnusableFile {
        /// Where it is.
        path: PathBuf,
        /// What is wrong.
        #[source]
        error: Box<KeyError>,
    },
}

impl KeyError {
    pub(super) fn within(self, variable: &str) -> Self {
        Self::Unusable {
            variable: variable.into(),
            error: Box::new(self),
        }
    }

    pub(super) fn within_file(self, path: &Path) -> Self {
        Self::UnusableFile {
            path: path.into(),
            error: Box::new(self),
        }
    }
}

impl fmt::Debug for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
