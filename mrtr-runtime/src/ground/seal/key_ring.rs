//! The keys of one server: one seals, all of them open.

use std::{
    env,
    env::VarError,
    fmt, fs,
    path::{Path, PathBuf},
};

use zeroize::Zeroizing;

use super::key::{Derived, Key, SECRET_LEN};

/// One key that seals and any number of keys that open as well.
///
/// To replace a key without refusing the states in flight: let every replica also accept the new
/// one, then seal with it, then, when the last old state has expired, drop the old one.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::seal::{Key, KeyRing};
///
/// let (old, new) = (Key::generate(), Key::generate());
/// let keys = KeyRing::new(new).also_accept(old);
/// # let _ = keys;
/// ```
#[derive(Clone)]
pub struct KeyRing {
    pub(super) sealing: Derived,
    pub(super) also: Vec<Derived>,
    ephemeral: bool,
}

impl KeyRing {
    /// A ring that seals and opens with this key.
    #[must_use]
    pub fn new(sealing: Key) -> Self {
        Self {
            sealing: sealing.derive(),
            also: Vec::new(),
            ephemeral: false,
        }
    }

    /// Also opens what was sealed with this key.
    #[must_use]
    pub fn also_accept(mut self, key: Key) -> Self {
        self.also.push(key.derive());
        self
    }

    /// A ring with a random key that nobody else has and that ends with the process.
    ///
    /// States sealed with it open in this process only: not in another replica, not after a
    /// restart.
    ///
    /// # Panics
    ///
    /// If the operating system gives no random bytes.
    #[must_use]
    pub fn ephemeral() -> Self {
        Self {
            ephemeral: true,
            ..Self::new(Key::generate())
        }
    }

    /// Whether this is a ring from [`KeyRing::ephemeral`].
    pub fn is_ephemeral(&self) -> bool {
        self.ephemeral
    }

    /// Reads secrets separated by commas, each as [`Key::parse`] reads it; the first one seals.
    /// White space around a secret does not count.
    ///
    /// # Errors
    ///
    /// If there is no secret, or if one is malformed, short, or there twice. The error tells its
    /// position, counted from 1, and nothing of its value.
    pub fn parse(secrets: &str) -> Result<Self, KeyError> {
        if secrets.trim().is_empty() {
            return Err(KeyError::Empty);
        }
        let mut keys: Vec<Key> = Vec::new();
        for (index, text) in secrets.split(',').enumerate() {
            let position = index + 1;
            let text = text.trim();
            if text.is_empty() {
                return Err(KeyError::Malformed { position });
            }
            let key = Key::parse_at(text, position)?;
            if let Some(first) = keys.iter().position(|earlier| earlier.is_same(&key)) {
                return Err(KeyError::Repeated {
                    position,
                    first: first + 1,
                });
            }
            keys.push(key);
        }
        let mut keys = keys.into_iter();
        let ring = Self::new(keys.next().ok_or(KeyError::Empty)?);
        Ok(keys.fold(ring, Self::also_accept))
    }

    /// Reads the secrets from an environment variable, as [`KeyRing::parse`] does.
    ///
    /// # Errors
    ///
    /// As [`KeyRing::parse`], and if the variable is not set. The error names the variable.
    pub fn from_env(variable: &str) -> Result<Self, KeyError> {
        let secrets = match env::var(variable) {
            Ok(secrets) => Zeroizing::new(secrets),
            Err(VarError::NotPresent) => {
                return Err(KeyError::Missing {
                    variable: variable.into(),
                });
            }
            // The text is dropped unread; it cannot be a key.
            Err(VarError::NotUnicode(_)) => {
                return Err(KeyError::Malformed { position: 1 }.within(variable));
            }
        };
        Self::parse(&secrets).map_err(|error| error.within(variable))
    }

    /// Reads the secrets from a file, as [`KeyRing::parse`] does; they may be on lines of their own
    /// instead of between commas.
    ///
    /// ```no_run
    /// # use mrtr_runtime::ground::seal::{KeyError, KeyRing};
    /// let keys = KeyRing::from_file("/run/secrets/mrtr_keys")?;
    /// # Ok::<(), KeyError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`KeyRing::parse`], and if the file cannot be read. The error names the file.
    pub fn from_file(path: impl AsRef<Path>) -> Result<Self, KeyError> {
        let path = path.as_ref();
        let within = |error: KeyError| error.within_file(path);
        let text = fs::read(path).map_err(|error| KeyError::Unreadable {
            path: path.into(),
            reason: error.kind().to_string(),
        })?;
        let text = Zeroizing::new(text);
        let text =
            str::from_utf8(&text).map_err(|_| within(KeyError::Malformed { position: 1 }))?;
        let lines: Vec<_> = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        Self::parse(&Zeroizing::new(lines.join(","))).map_err(within)
    }

    pub(super) fn opening(&self) -> impl Iterator<Item = (WhichKey, &Derived)> {
        let all = std::iter::once(&self.sealing).chain(&self.also);
        all.enumerate().map(|(index, key)| (WhichKey(index), key))
    }

    pub(super) fn key(&self, WhichKey(index): WhichKey) -> &Derived {
        let also = index.checked_sub(1).and_then(|index| self.also.get(index));
        also.unwrap_or(&self.sealing)
    }
}

/// One of a ring's keys, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WhichKey(usize);

impl WhichKey {
    /// The one that seals.
    pub(crate) const SEALING: Self = Self(0);
}

impl fmt::Debug for KeyRing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeyRing")
            .field("keys", &(1 + self.also.len()))
            .field("ephemeral", &self.ephemeral)
            .finish_non_exhaustive()
    }
}

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

impl fmt::Debug for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl KeyError {
    fn within(self, variable: &str) -> Self {
        Self::Unusable {
            variable: variable.into(),
            error: Box::new(self),
        }
    }

    fn within_file(self, path: &Path) -> Self {
        Self::UnusableFile {
            path: path.into(),
            error: Box::new(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: &str = "0000000000000000000000000000000000000000000000000000000000000001";
    const B: &str = "0000000000000000000000000000000000000000000000000000000000000002";
    /// `A` as base64url.
    const A_AGAIN: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE";

    fn error(secrets: &str) -> KeyError {
        KeyRing::parse(secrets).unwrap_err()
    }

    #[test]
    fn the_first_key_seals_and_white_space_does_not_count() {
        let ring = KeyRing::parse(&format!(" {A} ,\n{B}\n")).unwrap();
        assert_eq!(ring.sealing.id.0, Key::parse(A).unwrap().derive().id.0);
        assert_eq!(ring.also.len(), 1);
        assert_eq!(ring.also[0].id.0, Key::parse(B).unwrap().derive().id.0);
        assert!(!ring.is_ephemeral());
        assert!(KeyRing::ephemeral().is_ephemeral());
    }

    #[test]
    fn a_faulty_key_is_named_by_its_position() {
        assert_eq!(
            error(&format!("{A},abcd")),
            KeyError::Short {
                position: 2,
                bytes: 2
            }
        );
        assert_eq!(
            error(&format!("{A},{B},?")),
            KeyError::Malformed { position: 3 }
        );
        assert_eq!(
            error(&format!("{A},,{B}")),
            KeyError::Malformed { position: 2 }
        );
        assert_eq!(error(&format!("{A},")), KeyError::Malformed { position: 2 });
        assert_eq!(error(&format!(",{A}")), KeyError::Malformed { position: 1 });
    }

    #[test]
    fn a_repeated_key_is_refused_however_it_is_spelled() {
        assert_eq!(
            error(&format!("{A},{A}")),
            KeyError::Repeated {
                position: 2,
                first: 1
            }
        );
        assert_eq!(
            error(&format!("{B},{A},{A_AGAIN}")),
            KeyError::Repeated {
                position: 3,
                first: 2
            }
        );
    }

    #[test]
    fn nothing_is_not_a_key() {
        for secrets in ["", " \n"] {
            assert_eq!(error(secrets), KeyError::Empty);
        }
    }

    #[test]
    fn a_missing_variable_says_what_to_set() {
        let error = KeyRing::from_env("MRTR_NO_SUCH_VARIABLE").unwrap_err();
        assert_eq!(
            error,
            KeyError::Missing {
                variable: "MRTR_NO_SUCH_VARIABLE".into()
            }
        );
        let text = error.to_string();
        assert!(
            text.contains("`MRTR_NO_SUCH_VARIABLE` is not set: set it to"),
            "{text}"
        );
    }

    #[test]
    fn an_unusable_variable_is_named_but_not_quoted() {
        // Cargo sets this one for every test: a text, but not a key.
        let error = KeyRing::from_env("CARGO_PKG_NAME").unwrap_err();
        let text = format!("{error} {error:?}");
        assert!(
            text.contains("CARGO_PKG_NAME") && text.contains("key 1"),
            "{text}"
        );
        assert!(!text.contains(env!("CARGO_PKG_NAME")), "{text}");
    }

    fn from_file(name: &str, content: &[u8]) -> Result<KeyRing, KeyError> {
        let path = env::temp_dir().join(format!("mrtr-keys-{}-{name}", std::process::id()));
        fs::write(&path, content).unwrap();
        let ring = KeyRing::from_file(&path);
        fs::remove_file(&path).unwrap();
        ring
    }

    #[test]
    fn a_file_holds_keys_on_lines_or_between_commas() {
        let contents = [
            format!("{A},{B}"),
            format!("{A}\n{B}\n"),
            format!("\r\n {A} \r\n\r\n{B}"),
        ];
        for (at, content) in contents.iter().enumerate() {
            let ring = from_file(&at.to_string(), content.as_bytes()).unwrap();
            assert_eq!(ring.sealing.id.0, Key::parse(A).unwrap().derive().id.0);
            assert_eq!(ring.also.len(), 1);
        }
    }

    #[test]
    fn a_file_without_keys_is_named_but_not_quoted() {
        for (name, content, reason) in [
            ("empty", "\n".to_owned(), "there is no key"),
            ("short", format!("{A}\nabcd"), "key 2 is too short"),
            ("word", "swordfish\u{fe}".to_owned(), "key 1 is malformed"),
            (
                "twice",
                format!("{A}\n{A_AGAIN}"),
                "key 2 is the same as key 1",
            ),
        ] {
            let text = from_file(name, content.as_bytes()).unwrap_err().to_string();
            assert!(
                text.contains(reason) && text.contains(&format!("-{name}`")),
                "{text}"
            );
            assert!(!text.contains("swordfish") && !text.contains(A), "{text}");
        }
        let binary = from_file("binary", &[0xff; 32]).unwrap_err().to_string();
        assert!(binary.contains("key 1 is malformed"), "{binary}");
        let error = KeyRing::from_file("/no/such/file").unwrap_err().to_string();
        assert!(
            error.starts_with("the key file `/no/such/file` cannot be read: "),
            "{error}"
        );
    }

    #[test]
    fn whoever_starts_the_server_reads_a_sentence() {
        let error: Box<dyn std::error::Error> = KeyError::Missing {
            variable: "MRTR_KEYS".to_owned(),
        }
        .into();
        let printed = format!("{error:?}");
        assert!(
            printed.starts_with("the environment variable `MRTR_KEYS` is not set"),
            "{printed}"
        );
        assert_eq!(printed, error.to_string());
    }

    #[test]
    fn debug_shows_how_many_keys_there_are_and_nothing_else() {
        let ring = KeyRing::parse(&format!("{A},{B}")).unwrap();
        assert_eq!(
            format!("{ring:?}"),
            "KeyRing { keys: 2, ephemeral: false, .. }"
        );
    }
}
