//! What may come to a person's screen.
//!
//! Texts are often made from data that others have written. Characters that change the order of the text around them,
//! or that steer a terminal, could make a question look like another one: in messages, titles and descriptions each is
//! shown as U+FFFD. An option's value has to come back as it was, so a question that offers one with such a character
//! is not sent at all.

use super::RequestBody;
use crate::protocol::form::{FieldKind, Offer};

/// Makes a text one that a person may see.
fn show<T: AsRef<str> + From<String>>(text: &mut T) {
    if text.as_ref().contains(is_unfit) {
        *text = text.as_ref().replace(is_unfit, "\u{fffd}").into();
    }
}

/// Controls, but for tab and line ends; and what sets the direction of text.
fn is_unfit(character: char) -> bool {
    match character {
        '\t' | '\n' | '\r' => false,
        '\u{61c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'
        | '\u{2029}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}' => true,
        other => other.is_control(),
    }
}

/// Why a question is not sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unfit {
    #[error("an option has a character that controls how text is shown: {0}")]
    Option(String),
    #[error("`open_url` opens `https://` and `http://` pages; for others there is `.any_scheme()`")]
    Scheme,
    #[error("`open_url` has been given no URL")]
    Url,
}

impl RequestBody {
    /// Makes its texts such as a person may see.
    pub(crate) fn make_fit(&mut self) {
        match self {
            Self::Form { message, schema } => {
                show(message);
                for field in &mut schema.fields {
                    let own = [&mut field.title, &mut field.description];
                    let titles = offers_mut(&mut field.kind)
                        .iter_mut()
                        .map(|offer| &mut offer.title);
                    own.into_iter().chain(titles).flatten().for_each(show);
                }
            }
            Self::Url { message, .. } => show(message),
            Self::Sample(_) | Self::Roots => {}
        }
    }

    /// Why this must not be sent, if it must not.
    pub(crate) fn unfit(&self, any_scheme: bool) -> Option<Unfit> {
        match self {
            Self::Form { schema, .. } => {
                let mut offers = schema.fields.iter().flat_map(|field| offers(&field.kind));
                let unfit = offers.find(|offer| offer.value().contains(is_unfit))?;
                Some(Unfit::Option(unfit.value().escape_unicode().to_string()))
            }
            Self::Url { url, .. } => unfit_url(url, any_scheme),
            Self::Sample(_) | Self::Roots => None,
        }
    }
}

fn offers(kind: &FieldKind) -> &[Offer] {
    match kind {
        FieldKind::One(offers)
        | FieldKind::Many {
            options: offers, ..
        } => offers,
        _ => &[],
    }
}

fn offers_mut(kind: &mut FieldKind) -> &mut [Offer] {
    match kind {
        FieldKind::One(offers)
        | FieldKind::Many {
            options: offers, ..
        } => offers,
        _ => &mut [],
    }
}

fn unfit_url(url: &str, any_scheme: bool) -> Option<Unfit> {
    let odd = |character: char| is_unfit(character) || character.is_whitespace();
    let Some((scheme, rest)) = url.split_once(':').filter(|_| !url.contains(odd)) else {
        return Some(Unfit::Url);
    };
    let web = ["https", "http"]
        .iter()
        .any(|web| scheme.eq_ignore_ascii_case(web));
    let page = rest
        .strip_prefix("//")
        .is_some_and(|rest| !rest.is_empty() && !rest.starts_with('/'));
    if web && page {
        None
    } else if web || scheme.is_empty() || rest.is_empty() {
        Some(Unfit::Url)
    } else {
        (!any_scheme).then_some(Unfit::Scheme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unfit(url: &str, any_scheme: bool) -> Option<Unfit> {
        unfit_url(url, any_scheme)
    }

    #[test]
    fn a_page_on_the_web_is_opened_and_others_only_if_the_author_says_so() {
        for page in [
            "https://pay.example/",
            "HTTP://localhost:80",
            "http://[::1]/?a#b",
        ] {
            assert_eq!(unfit(page, false), None, "{page}");
        }
        for other in [
            "javascript:alert(1)",
            "file:///etc/passwd",
            "data:text/html,x",
            "myapp://pay",
        ] {
            assert_eq!(unfit(other, false), Some(Unfit::Scheme), "{other}");
            assert_eq!(unfit(other, true), None, "{other}");
        }
        let none = [
            "",
            " ",
            "pay.example",
            ":",
            "https:",
            "https://",
            "https:///x",
            "http:x",
        ];
        for none in none
            .into_iter()
            .chain(["https://a b/", "\u{202e}https://a/", "java\nscript:x"])
        {
            for any_scheme in [false, true] {
                assert_eq!(unfit(none, any_scheme), Some(Unfit::Url), "{none}");
            }
        }
    }

    #[test]
    fn what_steers_the_screen_is_shown_as_a_replacement_and_the_rest_as_it_is() {
        let shown = |text: &str| {
            let mut text = text.to_owned();
            show(&mut text);
            text
        };
        for plain in ["Seat 12A?\n\tReally\r\n", "שלום", "é😀\u{200d}", ""] {
            assert_eq!(shown(plain), plain);
        }
        for steering in [
            '\u{202e}', '\u{2066}', '\u{200f}', '\u{61c}', '\u{1b}', '\0', '\u{9b}', '\u{7f}',
        ] {
            assert_eq!(
                shown(&format!("a{steering}b")),
                "a\u{fffd}b",
                "{steering:?}"
            );
        }
    }
}
