//! The name a question goes by in `inputRequests` and `inputResponses`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Keys;

/// The author's key, or else the macro's suggestion.
///
/// Only the author's travels: a suggestion is made anew in every round.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Key {
    explicit: Option<String>,
    suggested: Option<&'static str>,
}

impl Key {
    pub(super) fn set(&mut self, key: String) {
        self.explicit = Some(key);
    }

    /// Takes the macro's suggestion; an explicit key that says the same need not travel.
    pub(super) fn suggest(&mut self, keys: Keys) {
        if let Some(&name) = keys.first() {
            self.suggested = Some(name);
            self.explicit.take_if(|key| key == name);
        }
    }

    pub(super) fn is_explicit(&self) -> bool {
        self.explicit.is_some()
    }

    /// The key; `function` is the name of the question's function.
    pub(super) fn or<'k>(&'k self, function: &'static str) -> &'k str {
        self.explicit
            .as_deref()
            .or(self.suggested)
            .unwrap_or(function)
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.explicit.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self {
            explicit: Deserialize::deserialize(deserializer)?,
            suggested: None,
        })
    }
}

/// The builder method.
macro_rules! key_method {
    ($($key:ident).+) => {
        /// Sets the key in `inputRequests`. Without it the key is the name the answer is bound to.
        ///
        /// Keys are part of the conversation with a client: choose one that stays.
        pub fn key(mut self, key: impl Into<String>) -> Self {
            self.$($key).+.set(key.into());
            self
        }
    };
}
pub(super) use key_method;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_authors_key_wins_over_the_suggestion_and_that_over_the_function() {
        let mut key = Key::default();
        assert_eq!(key.or("choose"), "choose");
        key.suggest(&["seat"]);
        assert_eq!(key.or("choose"), "seat");
        key.set("place".to_owned());
        assert_eq!(key.or("choose"), "place");
        key.suggest(&["seat"]);
        assert_eq!(key.or("choose"), "place");
    }

    #[test]
    fn a_key_that_says_what_was_suggested_does_not_travel() {
        let mut key = Key::default();
        key.set("seat".to_owned());
        assert!(key.is_explicit());
        key.suggest(&["seat"]);
        assert!(!key.is_explicit());
        assert_eq!(key.or("choose"), "seat");
    }
}
