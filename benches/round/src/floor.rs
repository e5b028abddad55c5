//! The least a round can cost: a token of the same size opened and sealed, the same locals loaded and saved.
//!
//! No protocol, no question, no flow: nobody could serve anything with it.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305, XNonce};
use serde::{Serialize, de::DeserializeOwned};

const NONCE_LEN: usize = 24;
const TAG_LEN: usize = 16;
/// Version, key id and nonce.
const PREFIX_LEN: usize = 5 + NONCE_LEN;
/// What the engine binds a token of the booking to, in bytes.
const BINDING_LEN: usize = 98;

/// A cipher, and something to bind tokens to.
pub struct Floor {
    cipher: XChaCha20Poly1305,
    binding: [u8; BINDING_LEN],
}

impl Floor {
    /// With any key.
    pub fn new() -> Self {
        Self {
            cipher: XChaCha20Poly1305::new(&[7; 32].into()),
            binding: [3; BINDING_LEN],
        }
    }

    /// Seals locals in a token of `characters`.
    ///
    /// # Panics
    ///
    /// If they do not fit.
    pub fn seal<T: Serialize>(&self, locals: &T, characters: usize) -> String {
        let mut nonce = [0; NONCE_LEN];
        getrandom::fill(&mut nonce).expect("random bytes");
        let mut bytes = Vec::with_capacity(characters * 3 / 4);
        bytes.extend_from_slice(&[1; 5]);
        bytes.extend_from_slice(&nonce);
        let mut serializer = rmp_serde::Serializer::new(&mut bytes).with_struct_map();
        locals.serialize(&mut serializer).expect("locals");
        // What the engine has beside the locals: flow, round, times, question, fingerprint.
        bytes.resize(characters * 3 / 4 - TAG_LEN, 0);
        let nonce = XNonce::from(nonce);
        let tag = self
            .cipher
            .encrypt_inout_detached(&nonce, &self.binding, (&mut bytes[PREFIX_LEN..]).into())
            .expect("short");
        bytes.extend_from_slice(&tag);
        let token = URL_SAFE_NO_PAD.encode(bytes);
        assert_eq!(token.len(), characters, "the locals are too long");
        token
    }

    /// Opens what [`seal`](Self::seal) has made.
    ///
    /// # Panics
    ///
    /// If something else has made it.
    pub fn open<T: DeserializeOwned>(&self, token: &str) -> T {
        let mut bytes = URL_SAFE_NO_PAD.decode(token).expect("base64url");
        let (prefix, rest) = bytes.split_at_mut(PREFIX_LEN);
        let (sealed, tag) = rest.split_last_chunk_mut::<TAG_LEN>().expect("a tag");
        let nonce: [u8; NONCE_LEN] = prefix[5..].try_into().expect("a nonce");
        self.cipher
            .decrypt_inout_detached(
                &nonce.into(),
                &self.binding,
                (&mut *sealed).into(),
                &(*tag).into(),
            )
            .expect("our own token");
        T::deserialize(&mut rmp_serde::Deserializer::new(&*sealed)).expect("our own locals")
    }
}

impl Default for Floor {
    fn default() -> Self {
        Self::new()
    }
}
