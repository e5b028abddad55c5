//! One secret, and the two things made from it.

use std::fmt;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};
use hkdf::Hkdf;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, Zeroizing};

use super::key_error::{KeyError, SECRET_LEN};
use crate::ground::entropy;

/// Each purpose has its label, so that no two purposes ever share a key.
const CIPHER_LABEL: &[u8] = b"mrtr requestState 1 XChaCha20-Poly1305";
const ID_LABEL: &[u8] = b"mrtr requestState key id";

/// A secret of at least 32 bytes that states are sealed with.
///
/// # Security
///
/// The bytes are wiped when the key is dropped, are not shown by `Debug`, and leave the key only
/// through [`Key::expose_as_text`].
pub struct Key {
    secret: Zeroizing<Vec<u8>>,
}

impl Key {
    /// A new random key.
    ///
    /// # Panics
    ///
    /// If the operating system gives no random bytes.
    #[must_use]
    pub fn generate() -> Self {
        Self::from_bytes(entropy::random().expect("a key needs random bytes"))
    }

    /// The key with these bytes, which have to be random: a key, not a password.
    #[must_use]
    pub fn from_bytes(mut bytes: [u8; SECRET_LEN]) -> Self {
        let secret = Zeroizing::new(bytes.to_vec());
        bytes.zeroize();
        Self { secret }
    }

    /// Reads one secret of at least 32 bytes, written as hex or as base64url without padding.
    ///
    /// A text of an even number of hex digits is hex, everything else base64url. Only base64url
    /// texts could be meant otherwise, and 32 random bytes never are: as base64url they have 43
    /// characters. Longer secrets would have to consist of nothing but hex digits by chance, once
    /// in more than 10^19 keys.
    ///
    /// # Errors
    ///
    /// If the text is malformed or short; the error calls it key 1 and does not repeat it.
    pub fn parse(text: &str) -> Result<Self, KeyError> {
        Self::parse_at(text, 1)
    }

    pub(super) fn parse_at(text: &str, position: usize) -> Result<Self, KeyError> {
        let decoded = if is_hex(text) {
            decode_hex(text)
        } else {
            URL_SAFE_NO_PAD.decode(text).ok()
        };
        let secret = Zeroizing::new(decoded.ok_or(KeyError::Malformed { position })?);
        if secret.len() < SECRET_LEN {
            return Err(KeyError::Short {
                position,
                bytes: secret.len(),
            });
        }
        Ok(Self { secret })
    }

    /// The secret as base64url, as [`Key::parse`] reads it.
    ///
    /// # Security
    ///
    /// Whoever sees this text can open and forge every state sealed with the key. It is meant for
    /// a command that makes keys.
    #[must_use]
    pub fn expose_as_text(&self) -> Zeroizing<String> {
        Zeroizing::new(URL_SAFE_NO_PAD.encode(&*self.secret))
    }

    /// Takes the secret, which is wiped: what is derived is all that is needed from here on.
    pub(super) fn derive(self) -> Derived {
        let mut key = Zeroizing::new([0; 32]);
        Hkdf::<Sha256>::new(None, &self.secret)
            .expand(CIPHER_LABEL, &mut *key)
            .expect("HKDF-SHA256 gives up to 8160 bytes");

        let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.secret)
            .expect("HMAC takes keys of any length");
        mac.update(ID_LABEL);
        let mac = mac.finalize().into_bytes();

        Derived {
            id: KeyId([mac[0], mac[1], mac[2], mac[3]]),
            cipher: XChaCha20Poly1305::new((&*key).into()),
        }
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.secret.ct_eq(&other.secret).into()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").finish_non_exhaustive()
    }
}

/// Tells which key a token needs; public, it stands in every token.
#[derive(Clone, Copy)]
pub(super) struct KeyId(pub(super) [u8; 4]);

impl ConstantTimeEq for KeyId {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

/// What a ring keeps of a key, derived once.
#[derive(Clone)]
pub(super) struct Derived {
    pub(super) id: KeyId,
    // Wipes itself when dropped (feature `zeroize`).
    pub(super) cipher: XChaCha20Poly1305,
}

fn is_hex(text: &str) -> bool {
    text.len().is_multiple_of(2) && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

pub(super) fn decode_hex(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 2);
    for pair in text.as_bytes().chunks_exact(2) {
        let high = char::from(pair[0]).to_digit(16)?;
        let low = char::from(pair[1]).to_digit(16)?;
        bytes.push(u8::try_from(high << 4 | low).ok()?);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BYTES: [u8; 32] = *b"\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\
        \x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f";
    const HEX: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    const BASE64URL: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

    fn secret(text: &str) -> Result<Vec<u8>, KeyError> {
        Key::parse(text).map(|key| key.secret.to_vec())
    }

    #[test]
    fn hex_in_either_case_and_base64url_are_the_same_key() {
        for text in [HEX, &HEX.to_uppercase(), BASE64URL] {
            assert_eq!(secret(text).unwrap(), BYTES);
        }
    }

    #[test]
    fn longer_secrets_are_taken_whole() {
        let long: Vec<u8> = (0..64).collect();
        assert_eq!(secret(&URL_SAFE_NO_PAD.encode(&long)).unwrap(), long);
    }

    #[test]
    fn all_hex_digits_are_hex_although_they_are_base64url_too() {
        assert_eq!(secret(&"ab".repeat(32)).unwrap(), [0xab; 32]);
        // One byte less than a hex key needs; 46 bytes if it were taken for base64url.
        assert_eq!(
            secret(&"ab".repeat(31)).unwrap_err(),
            KeyError::Short {
                position: 1,
                bytes: 31
            }
        );
        // 43 characters are what 32 bytes have as base64url, and never hex.
        assert_eq!(secret(&"A".repeat(43)).unwrap(), [0; 32]);
    }

    #[test]
    fn thirty_one_bytes_are_short_and_thirty_two_are_not() {
        let text = URL_SAFE_NO_PAD.encode(&BYTES[..31]);
        assert_eq!(
            secret(&text).unwrap_err(),
            KeyError::Short {
                position: 1,
                bytes: 31
            }
        );
        assert!(secret(&URL_SAFE_NO_PAD.encode(BYTES)).is_ok());
        assert_eq!(
            secret("").unwrap_err(),
            KeyError::Short {
                position: 1,
                bytes: 0
            }
        );
    }

    #[test]
    fn other_spellings_are_malformed() {
        let last = &BASE64URL[..BASE64URL.len() - 1];
        for text in [
            format!("{BASE64URL}="),
            format!("{last}9"), // stray bits after the last byte
            format!("{last}+"),
            format!("{last}\u{e9}"),
            format!("{BASE64URL}\n"),
            "correct horse battery staple".to_owned(),
        ] {
            assert_eq!(
                secret(&text).unwrap_err(),
                KeyError::Malformed { position: 1 },
                "{text}"
            );
        }
    }

    #[test]
    fn an_exposed_key_is_read_back() {
        let key = Key::generate();
        assert!(Key::parse(&key.expose_as_text()).unwrap().is_same(&key));
        assert!(!Key::generate().is_same(&key));
        assert_eq!(*Key::from_bytes(BYTES).expose_as_text(), BASE64URL);
    }

    #[test]
    fn debug_shows_nothing_of_the_secret() {
        assert_eq!(format!("{:?}", Key::from_bytes(BYTES)), "Key { .. }");
    }
}
