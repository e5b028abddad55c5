//! Why a saved value did not come back, for a log: without the value.

use rmp_serde::decode::Error;

/// What serde's own messages begin with, where they go on with what was found and then with what
/// was expected.
const FOUND_AND_EXPECTED: [&str; 5] = [
    "invalid type: ",
    "invalid value: ",
    "invalid length ",
    "unknown variant `",
    "unknown field `",
];

/// Says what is wrong with the bytes of a value.
///
/// # Security
///
/// serde quotes the value it could not use, and what an author's own `Deserialize` says may hold
/// anything. A value that travels sealed must not end in a log, so neither gets through.
pub(crate) fn fault(error: &Error) -> String {
    match error {
        Error::Syntax(message) | Error::Uncategorized(message) => {
            described(message).unwrap_or_else(|| "its type does not accept it".to_owned())
        }
        Error::TypeMismatch(_) | Error::OutOfRange | Error::LengthMismatch(_) => {
            "it was saved as another type".to_owned()
        }
        Error::DepthLimitExceeded => "it is nested too deep".to_owned(),
        Error::InvalidMarkerRead(_) | Error::InvalidDataRead(_) => "it ends too soon".to_owned(),
        Error::Utf8Error(_) => "it is not UTF-8".to_owned(),
    }
}

/// The part of serde's message that comes from the type and not from the value.
fn described(message: &str) -> Option<String> {
    if FOUND_AND_EXPECTED
        .iter()
        .any(|start| message.starts_with(start))
    {
        let (_, expected) = message.rsplit_once(", expected ")?;
        return Some(format!("expected {expected}"));
    }
    let field = message.strip_prefix("missing field `")?.strip_suffix('`')?;
    Some(format!("missing field `{field}`"))
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize, de::DeserializeOwned};

    use super::*;

    #[derive(Debug, Serialize, Deserialize)]
    struct Old {
        card: String,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "never comes to be")]
    struct New {
        card: u32,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "never comes to be")]
    struct More {
        card: String,
        owner: String,
    }

    #[derive(Debug, Deserialize)]
    enum Colour {
        Red,
    }

    #[derive(Debug)]
    struct Picky;

    impl<'de> Deserialize<'de> for Picky {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let old = Old::deserialize(deserializer)?;
            Err(serde::de::Error::custom(format!("{} is no card", old.card)))
        }
    }

    fn reread<T: DeserializeOwned + std::fmt::Debug>(saved: &impl Serialize) -> String {
        let bytes = rmp_serde::to_vec_named(saved).unwrap();
        fault(&rmp_serde::from_slice::<T>(&bytes).unwrap_err())
    }

    #[test]
    fn what_was_expected_is_told_and_what_was_found_is_not() {
        let old = Old {
            card: "4111, expected 5500".to_owned(),
        };
        let told = [
            reread::<New>(&old),
            reread::<More>(&old),
            reread::<Colour>(&"4111"),
            reread::<Picky>(&old),
            reread::<String>(&4111),
            reread::<u8>(&4111),
            reread::<Vec<u8>>(&"4111"),
        ];
        assert_eq!(
            told,
            [
                "it was saved as another type",
                "missing field `owner`",
                "expected `Red`",
                "its type does not accept it",
                "expected a string",
                "expected u8",
                "expected a sequence"
            ]
        );
    }

    #[test]
    fn cut_bytes_end_too_soon() {
        let bytes = rmp_serde::to_vec_named("4111").unwrap();
        let error = rmp_serde::from_slice::<String>(&bytes[..3]).unwrap_err();
        assert_eq!(fault(&error), "it ends too soon");
        assert_eq!(rmp_serde::from_slice::<String>(&bytes).unwrap(), "4111");
    }
}
