//! Sealing: bytes go out through the client and come back only if nobody touched them.
//!
//! The client holds the state of a call, so it is the attacker: it may read a token, change it,
//! keep it, hand it to somebody else, or send it with another call. A token therefore is
//! encrypted, authenticated, and bound to the call it was made for:
//!
//! ```text
//! base64url-nopad( version u8 = 1 | key id 4 | nonce 24 | XChaCha20-Poly1305(payload) )
//! ```
//!
//! What a token is bound to (the server's name, the method, the function, its arguments and the caller) travels as
//! associated data: it is not in the token but computed anew from the request that brings it back. There is no way to
//! seal without it.
//!
//! # Security
//!
//! A sealed token is not single use: whoever holds it can send it again until it expires; see
//! [`replay`](crate::engine::replay). Its length tells the length of what is inside.

mod binding;
mod digest;
mod envelope;
mod key;
mod key_error;
mod key_ring;
mod number;

pub(crate) use self::key_ring::WhichKey;
#[doc(hidden)] // what the engine seals with
pub use self::{binding::Binding, digest::ArgumentsDigest, envelope::SealError};
pub use self::{
    digest::AnswersDigest, envelope::Rejected, key::Key, key_error::KeyError, key_ring::KeyRing,
};
pub use crate::ground::entropy::NoEntropy;
