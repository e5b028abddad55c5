//! What there is to choose from.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::protocol::form::text::Text;

/// One thing to choose: the value the program gets and, where it differs, the title a person sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    pub(crate) value: Text,
    pub(crate) title: Option<Text>,
}

impl Offer {
    /// What the program gets.
    pub fn value(&self) -> &str {
        &self.value
    }

    /// What a person sees.
    pub fn title(&self) -> &str {
        self.title.as_ref().unwrap_or(&self.value)
    }
}

impl From<String> for Offer {
    fn from(value: String) -> Self {
        Self {
            value: value.into(),
            title: None,
        }
    }
}

impl From<&String> for Offer {
    fn from(value: &String) -> Self {
        value.clone().into()
    }
}

impl From<&str> for Offer {
    fn from(value: &str) -> Self {
        value.to_owned().into()
    }
}

impl<V: Into<String>, T: Into<String>> From<(V, T)> for Offer {
    fn from((value, title): (V, T)) -> Self {
        Self {
            value: Text::Owned(value.into()),
            title: Some(Text::Owned(title.into())),
        }
    }
}

// Options travel in the state token: a bare string, or a pair where there is a title.
impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.title {
            None => serializer.serialize_str(&self.value),
            Some(title) => (&self.value, title).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Offer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Offer;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an option")
            }

            fn visit_str<E: de::Error>(self, value: &str) -> Result<Offer, E> {
                Ok(value.into())
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, seq: A) -> Result<Offer, A::Error> {
                let pair =
                    <(String, String)>::deserialize(de::value::SeqAccessDeserializer::new(seq))?;
                Ok(pair.into())
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}

/// A list to choose from: any collection of strings, or of `(value, title)` pairs.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list to choose from",
    label = "expected a collection of texts, or of `(value, title)` pairs",
    note = "for example `Vec<String>`, `[\"12A\", \"12B\"]` or `[(\"12A\", \"12A, by the window\")]`",
    note = "for a list that is known when the program is written, derive `Choice` on an enum and use `ask_user`"
)]
pub trait Options {
    /// The options in order, each value once.
    fn into_offers(self) -> Vec<Offer>;
}

#[diagnostic::do_not_recommend]
impl<I> Options for I
where
    I: IntoIterator,
    I::Item: Into<Offer>,
{
    fn into_offers(self) -> Vec<Offer> {
        let mut seen = std::collections::HashSet::new();
        let offers = self.into_iter().map(Into::into);
        // JSON Schema wants the members of an `enum` to differ.
        offers
            .filter(|offer| seen.insert(offer.value.clone()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_collection_of_texts_or_pairs_is_a_list_to_choose_from() {
        let owned = vec!["a".to_owned(), "b".to_owned()];
        let expected: Vec<Offer> = vec!["a".into(), "b".into()];
        assert_eq!(["a", "b"].into_offers(), expected);
        assert_eq!((&owned).into_offers(), expected);
        assert_eq!(owned.iter().map(String::as_str).into_offers(), expected);
        assert_eq!(owned.into_offers(), expected);
        let titled = [("a", "Aisle".to_owned())].into_offers();
        assert_eq!((titled[0].value(), titled[0].title()), ("a", "Aisle"));
    }

    #[test]
    fn a_value_is_offered_once_under_its_first_title() {
        let offers = [("a", "first"), ("b", "other"), ("a", "second")].into_offers();
        assert_eq!(
            offers,
            [Offer::from(("a", "first")), Offer::from(("b", "other"))]
        );
    }

    #[test]
    fn an_option_without_title_travels_as_its_text() {
        let bytes = rmp_serde::to_vec(&Offer::from("12A")).unwrap();
        assert_eq!(bytes, rmp_serde::to_vec("12A").unwrap());
        for offer in [Offer::from("12A"), Offer::from(("12A", "window"))] {
            let bytes = rmp_serde::to_vec(&offer).unwrap();
            assert_eq!(rmp_serde::from_slice::<Offer>(&bytes).unwrap(), offer);
        }
    }
}
