//! The token: how bytes are sealed and opened.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chacha20poly1305::{AeadInOut, Tag, XNonce};
use subtle::ConstantTimeEq;
use zeroize::{Zeroize, Zeroizing};

use super::{
    KeyRing, WhichKey,
    binding::{Binding, HEADER_LEN},
    key::{Derived, KeyId},
};
use crate::ground::entropy::{self, NoEntropy};

/// Names the layout and the cipher.
const VERSION: u8 = 1;

const NONCE_LEN: usize = 24;
const TAG_LEN: usize = 16;

/// What comes before the ciphertext.
const PREFIX_LEN: usize = HEADER_LEN + NONCE_LEN;

/// The bytes of a token whose payload is empty.
const OVERHEAD: usize = PREFIX_LEN + TAG_LEN;

/// The same in characters.
const SHORTEST: usize = (OVERHEAD * 4).div_ceil(3);

const _: () = assert!(size_of::<XNonce>() == NONCE_LEN && size_of::<Tag>() == TAG_LEN);

/// Why something could not be sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SealError {
    /// There was no nonce to be had.
    #[error(transparent)]
    NoEntropy(#[from] NoEntropy),
    /// The cipher takes no more than 256 GiB.
    #[error("the payload is too long to be sealed")]
    TooLong,
}

/// Why a token was not opened.
///
/// # Security
///
/// For the server's own log only. A client must not learn which it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Rejected {
    /// It has more characters than allowed.
    #[error("the token is longer than allowed")]
    TooLong,
    /// It has fewer characters than an empty one.
    #[error("the token is shorter than any token")]
    TooShort,
    /// It is not base64url as we write it: there is one spelling per token.
    #[error("the token is not canonical base64url without padding")]
    Alphabet,
    /// It has a layout this version does not know.
    #[error("the token has an unknown version")]
    Version,
    /// It was sealed with a key that is not in the ring.
    #[error("the token was sealed with an unknown key")]
    UnknownKey,
    /// It was changed, forged, or made for another call, caller or server.
    #[error("the token was changed or belongs to another call")]
    Forged,
}

impl KeyRing {
    /// Seals `plaintext` into a token for this binding.
    ///
    /// # Errors
    ///
    /// If the operating system gives no random bytes.
    ///
    /// # Security
    ///
    /// The nonce is random (192 bits), so replicas may share a key for any number of tokens.
    ///
    /// # Example
    ///
    /// ```
    /// # extern crate mrtr_runtime as mrtr;
    /// use mrtr::seal::{ArgumentsDigest, Binding, Key, KeyRing};
    ///
    /// let keys = KeyRing::new(Key::generate());
    /// let arguments = ArgumentsDigest::of(None);
    /// let binding = Binding {
    ///     audience: "airline",
    ///     method: "tools/call",
    ///     name: "book_flight",
    ///     arguments: &arguments,
    ///     principal: None,
    /// };
    /// let token = keys.seal(&binding, b"seat 12A")?;
    /// assert_eq!(*keys.open(&binding, &token, 8 * 1024)?, b"seat 12A");
    ///
    /// let elsewhere = Binding { name: "cancel_flight", ..binding };
    /// assert!(keys.open(&elsewhere, &token, 8 * 1024).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(hidden)]
    pub fn seal(&self, binding: &Binding<'_>, plaintext: &[u8]) -> Result<String, SealError> {
        self.seal_with(WhichKey::SEALING, binding, plaintext)
    }

    /// The same with the key that something was opened with, so that what is sealed ends with that key.
    pub(crate) fn seal_with(
        &self,
        key: WhichKey,
        binding: &Binding<'_>,
        plaintext: &[u8],
    ) -> Result<String, SealError> {
        seal_with_nonce(self.key(key), binding, plaintext, entropy::random()?)
    }
    /// Opens a token of at most `limit` characters that was sealed for this binding.
    ///
    /// # Errors
    ///
    /// If the token is not exactly one that a key of this ring has sealed for this binding. Length
    /// is checked first, then the alphabet, the version, the key id, and then all of it.
    #[doc(hidden)]
    pub fn open(
        &self,
        binding: &Binding<'_>,
        token: &str,
        limit: usize,
    ) -> Result<Zeroizing<Vec<u8>>, Rejected> {
        self.open_and_tell(binding, token, limit)
            .map(|(bytes, _)| bytes)
    }

    /// The same, and which key it was sealed with.
    pub(crate) fn open_and_tell(
        &self,
        binding: &Binding<'_>,
        token: &str,
        limit: usize,
    ) -> Result<(Zeroizing<Vec<u8>>, WhichKey), Rejected> {
        if token.len() > limit {
            return Err(Rejected::TooLong);
        }
        if token.len() < SHORTEST {
            return Err(Rejected::TooShort);
        }
        // Ciphertext now, plaintext in the same place soon.
        let mut bytes = Zeroizing::new(
            URL_SAFE_NO_PAD
                .decode(token)
                .map_err(|_| Rejected::Alphabet)?,
        );

        let parts = Parts::of(&mut bytes).ok_or(Rejected::TooShort)?;
        if parts.version != VERSION {
            return Err(Rejected::Version);
        }
        let key = self.decrypt(binding, parts)?;

        let end = bytes.len() - TAG_LEN;
        bytes.truncate(end);
        bytes.drain(..PREFIX_LEN);
        Ok((bytes, key))
    }

    fn decrypt(&self, binding: &Binding<'_>, parts: Parts<'_>) -> Result<WhichKey, Rejected> {
        let Parts {
            id,
            nonce,
            sealed,
            tag,
            ..
        } = parts;
        let associated_data = binding.associated_data(header(id));
        let mut rejected = Rejected::UnknownKey;
        // Two keys of a ring may by chance have the same id: a failed attempt changes nothing.
        for (which, key) in self.opening().filter(|(_, key)| key.id.ct_eq(&id).into()) {
            let attempt = key.cipher.decrypt_inout_detached(
                &nonce,
                &associated_data,
                (&mut *sealed).into(),
                &tag,
            );
            if attempt.is_ok() {
                return Ok(which);
            }
            rejected = Rejected::Forged;
        }
        Err(rejected)
    }
}

fn seal_with_nonce(
    Derived { id, cipher }: &Derived,
    binding: &Binding<'_>,
    plaintext: &[u8],
    nonce: [u8; NONCE_LEN],
) -> Result<String, SealError> {
    let header = header(*id);

    let mut token = Vec::with_capacity(OVERHEAD + plaintext.len());
    token.extend_from_slice(&header);
    token.extend_from_slice(&nonce);
    token.extend_from_slice(plaintext);
    let sealed = cipher.encrypt_inout_detached(
        &nonce.into(),
        &binding.associated_data(header),
        (&mut token[PREFIX_LEN..]).into(),
    );
    let Ok(tag) = sealed else {
        token.zeroize();
        return Err(SealError::TooLong);
    };
    token.extend_from_slice(&tag);
    Ok(URL_SAFE_NO_PAD.encode(token))
}

/// A token's bytes, in their order.
struct Parts<'a> {
    version: u8,
    id: KeyId,
    nonce: XNonce,
    sealed: &'a mut [u8],
    tag: Tag,
}

impl<'a> Parts<'a> {
    fn of(bytes: &'a mut [u8]) -> Option<Self> {
        let (version, rest) = bytes.split_first_mut()?;
        let (id, rest) = rest.split_first_chunk_mut::<4>()?;
        let (nonce, rest) = rest.split_first_chunk_mut::<NONCE_LEN>()?;
        let (sealed, tag) = rest.split_last_chunk_mut::<TAG_LEN>()?;
        let (nonce, tag) = ((*nonce).into(), (*tag).into());
        Some(Self {
            version: *version,
            id: KeyId(*id),
            nonce,
            sealed,
            tag,
        })
    }
}

fn header(KeyId([a, b, c, d]): KeyId) -> [u8; HEADER_LEN] {
    [VERSION, a, b, c, d]
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::ground::{
        principal::Principal,
        seal::{ArgumentsDigest, Key, key::decode_hex},
    };

    const LIMIT: usize = 8 * 1024;
    const ARGUMENTS: ArgumentsDigest = ArgumentsDigest([3; 32]);
    const BINDING: Binding<'static> = Binding {
        audience: "airline",
        method: "tools/call",
        name: "book_flight",
        arguments: &ARGUMENTS,
        principal: None,
    };

    fn ring(byte: u8) -> KeyRing {
        KeyRing::new(Key::from_bytes([byte; 32]))
    }

    /// A well-spelled token with these bytes in front.
    fn token_of(front: &[u8], len: usize) -> String {
        let mut bytes = front.to_vec();
        bytes.resize(len, 0);
        URL_SAFE_NO_PAD.encode(bytes)
    }

    fn rejected(token: &str, limit: usize) -> Rejected {
        ring(1).open(&BINDING, token, limit).unwrap_err()
    }

    #[test]
    fn an_empty_payload_makes_the_shortest_token() {
        let token = ring(1).seal(&BINDING, b"").unwrap();
        assert_eq!(token.len(), SHORTEST);
        assert_eq!(*ring(1).open(&BINDING, &token, SHORTEST).unwrap(), b"");
        assert_eq!(rejected(&token[1..], LIMIT), Rejected::TooShort);
        assert_eq!(rejected("", LIMIT), Rejected::TooShort);
    }

    #[test]
    fn the_limit_counts_characters_and_comes_first() {
        let token = ring(1).seal(&BINDING, b"seat 12A").unwrap();
        assert!(ring(1).open(&BINDING, &token, token.len()).is_ok());
        assert_eq!(rejected(&token, token.len() - 1), Rejected::TooLong);
        assert_eq!(rejected(&"!".repeat(LIMIT + 1), LIMIT), Rejected::TooLong);
    }

    #[test]
    fn the_alphabet_comes_before_the_version_and_that_before_the_key() {
        let version_2 = token_of(&[2], 60);
        assert_eq!(
            rejected(&format!("{}=", &version_2[..79]), LIMIT),
            Rejected::Alphabet
        );
        assert_eq!(rejected(&version_2, LIMIT), Rejected::Version);
        assert_eq!(rejected(&token_of(&[1], 60), LIMIT), Rejected::UnknownKey);
        let known = header(ring(1).sealing.id);
        assert_eq!(rejected(&token_of(&known, 60), LIMIT), Rejected::Forged);
    }

    #[test]
    fn there_is_one_spelling_per_token() {
        // 46 bytes: the last character has four bits that mean nothing.
        let token = ring(1).seal(&BINDING, b"x").unwrap();
        let (front, last) = token.split_at(token.len() - 1);
        for other in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".chars() {
            let opened = ring(1).open(&BINDING, &format!("{front}{other}"), LIMIT);
            if last == other.to_string() {
                assert!(opened.is_ok());
            } else {
                assert!(
                    matches!(opened, Err(Rejected::Alphabet | Rejected::Forged)),
                    "{other}"
                );
            }
        }
        for other in [
            format!("{token}="),
            format!("{token}=="),
            format!("{token}\n"),
            format!(" {token}"),
            format!("{front}+"),
            format!("{front}/"),
            format!("{front}\u{e9}"),
        ] {
            assert_eq!(rejected(&other, LIMIT), Rejected::Alphabet, "{other}");
        }
    }

    #[test]
    fn two_tokens_of_the_same_payload_differ() {
        let keys = ring(1);
        assert_ne!(
            keys.seal(&BINDING, b"x").unwrap(),
            keys.seal(&BINDING, b"x").unwrap()
        );
    }

    #[test]
    fn keys_that_share_an_id_still_open_their_own() {
        let mut old = ring(2);
        old.sealing.id = ring(1).sealing.id;
        let mut both = ring(1);
        both.also.push(old.sealing.clone());
        for keys in [&old, &ring(1)] {
            let token = keys.seal(&BINDING, b"x").unwrap();
            assert_eq!(*both.open(&BINDING, &token, LIMIT).unwrap(), b"x");
        }
    }

    /// `tests/vectors.rs` opens the same tokens.
    #[test]
    fn known_tokens_are_sealed_to_the_letter() {
        let vectors = include_str!("../../../tests/vectors/format_1.json");
        let vectors: Value = serde_json::from_str(vectors).unwrap();
        for entry in vectors["tokens"].as_array().unwrap() {
            let text = |name: &str| entry[name].as_str().unwrap();
            let binding = |name: &str| entry["binding"][name].as_str().unwrap();
            let arguments = entry["binding"]["arguments"].as_str();
            let arguments = arguments.map(|text| serde_json::from_str(text).unwrap());
            let principal = entry["binding"]["principal"].as_array().map(|names| {
                Principal::new(names[0].as_str().unwrap(), names[1].as_str().unwrap())
            });
            let binding = Binding {
                audience: binding("audience"),
                method: binding("method"),
                name: binding("name"),
                arguments: &ArgumentsDigest::of(arguments.as_ref()),
                principal: principal.as_ref(),
            };
            let token = seal_with_nonce(
                &KeyRing::parse(text("secret")).unwrap().sealing,
                &binding,
                &decode_hex(text("bytes")).unwrap(),
                decode_hex(text("nonce")).unwrap().try_into().unwrap(),
            );
            assert_eq!(token.unwrap(), text("token"), "{}", text("name"));
        }
    }
}
