//! `mrtr verify`: why a client cannot change a state that is signed.
//!
//! A lesson, not how this crate protects its states: those are encrypted as well, and bound to
//! their call.

use std::io::{self, Write as _};

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use subtle::ConstantTimeEq as _;

use crate::{Failure, input};

pub(crate) const HELP: &str = "\
Reads from standard input a secret, the first line, and then lines `PAYLOAD.SIGNATURE`. The
signature is what follows the last dot: the first 16 hex digits, in lower case, of
HMAC-SHA256(secret, PAYLOAD). A payload may be empty and may have dots of its own.

Prints for each line `valid PAYLOAD` or `rejected`; an empty line and one without a dot are
rejected like any other without its signature. Signatures are compared in constant time.

exit status: 0 every line was judged, whatever came of it; 1 there is no secret, or the input cannot
be read; 2 wrong usage";

/// In hex digits.
const SIGNATURE_LEN: usize = 16;

pub(crate) fn run() -> Result<(), Failure> {
    let secret = input::line()?
        .filter(|secret| !secret.is_empty())
        .ok_or_else(|| Failure::Input("line 1, the secret, is missing".to_owned()))?;
    let mut output = io::stdout().lock();
    while let Some(line) = input::line()? {
        let told = match payload(&secret, &line) {
            Some(payload) => [b"valid ", payload, b"\n"].concat(),
            None => b"rejected\n".to_vec(),
        };
        output.write_all(&told).map_err(Failure::Output)?;
    }
    output.flush().map_err(Failure::Output)
}

/// The payload of a line whose signature is right.
fn payload<'l>(secret: &[u8], line: &'l [u8]) -> Option<&'l [u8]> {
    let dot = line.iter().rposition(|byte| *byte == b'.')?;
    let (payload, signature) = (&line[..dot], &line[dot + 1..]);
    let right = signature.ct_eq(&sign(secret, payload));
    // Unequal lengths are unequal too; a length is no secret.
    bool::from(right).then_some(payload)
}

fn sign(secret: &[u8], payload: &[u8]) -> [u8; SIGNATURE_LEN] {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("HMAC takes keys of any length");
    mac.update(payload);
    let mac = mac.finalize().into_bytes();
    let mut digits = [0; SIGNATURE_LEN];
    for (pair, byte) in digits.chunks_exact_mut(2).zip(mac) {
        pair[0] = digit(byte >> 4);
        pair[1] = digit(byte & 15);
    }
    digits
}

fn digit(nibble: u8) -> u8 {
    nibble + if nibble < 10 { b'0' } else { b'a' - 10 }
}

#[cfg(test)]
mod tests {
    use super::{payload, sign};

    /// RFC 4231, test cases 1 and 2.
    #[test]
    fn a_signature_is_the_beginning_of_the_hmac() {
        assert_eq!(&sign(&[0x0b; 20], b"Hi There"), b"b0344c61d8db3853");
        assert_eq!(
            &sign(b"Jefe", b"what do ya want for nothing?"),
            b"5bdcc146bf60754e"
        );
    }

    #[test]
    fn only_the_exact_signature_of_the_whole_payload_is_right() {
        let signed = |text: &str| {
            let mut line = text.as_bytes().to_vec();
            line.push(b'.');
            line.extend(sign(b"s", text.as_bytes()));
            line
        };
        for text in ["", "a", "a.b", "..", "seat=12A"] {
            assert_eq!(payload(b"s", &signed(text)), Some(text.as_bytes()));
            assert_eq!(payload(b"t", &signed(text)), None);
        }
        let line = signed("a");
        assert_eq!(payload(b"s", &line[..line.len() - 1]), None);
        assert_eq!(payload(b"s", &[&line[..], b"0"].concat()), None);
        assert_eq!(payload(b"s", &line.to_ascii_uppercase()), None);
        for unsigned in ["", "a", ".", "a.", "5bdcc146bf60754e"] {
            assert_eq!(payload(b"s", unsigned.as_bytes()), None);
        }
    }
}
