//! A message as the source writes it: literal parts, with values between them.

use crate::ground::fnv::Fnv;

/// A literal, or what `format!` makes of its values.
#[derive(Debug)]
pub(crate) struct Template {
    /// One more than there are values.
    parts: Vec<String>,
    /// What each value is, as it stands in the source.
    names: &'static [&'static str],
}

impl Template {
    pub(super) fn new(parts: &[&str], names: &'static [&'static str]) -> Self {
        Self {
            parts: parts.iter().map(|part| (*part).to_owned()).collect(),
            names,
        }
    }

    pub(crate) fn names(&self) -> &'static [&'static str] {
        self.names
    }

    pub(super) fn add(&self, so_far: Fnv) -> Fnv {
        let so_far = so_far.text("words").number(self.parts.len() as u64);
        let so_far = self
            .parts
            .iter()
            .fold(so_far, |so_far, part| so_far.text(part));
        self.names
            .iter()
            .fold(so_far, |so_far, name| so_far.text(name))
    }

    /// The values in `message`; `None` if it is not made of these parts, or could be in more than one way: put
    /// between other words, values that were cut wrong would say something else.
    pub(crate) fn split<'m>(&self, message: &'m str) -> Option<Vec<&'m str>> {
        let (first, rest) = self.parts.split_first()?;
        let mut left = message.strip_prefix(first.as_str())?;
        let Some((last, between)) = rest.split_last() else {
            return left.is_empty().then(Vec::new);
        };
        left = left.strip_suffix(last.as_str())?;
        let mut values = Vec::with_capacity(self.names.len());
        for part in between {
            let mut places = left.match_indices(part.as_str());
            let (at, _) = places.next()?;
            // Where a part is there twice, the next may tell which one it is. That is rare, and not worth a search.
            if part.is_empty() || overlaps(left, part, at) {
                return None;
            }
            values.push(&left[..at]);
            left = &left[at + part.len()..];
        }
        values.push(left);
        Some(values)
    }

    /// The message with these values.
    pub(crate) fn fill(&self, values: &[String]) -> String {
        let mut message = String::new();
        for (index, part) in self.parts.iter().enumerate() {
            message.push_str(part);
            message.extend(values.get(index).map(String::as_str));
        }
        message
    }
}

/// Whether `part` is in `text` again, behind the beginning of the one at `first`.
fn overlaps(text: &str, part: &str, first: usize) -> bool {
    let behind = text[first..].chars().next().map_or(0, char::len_utf8);
    text[first + behind..].contains(part)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const NAMES: &[&str] = &["a", "b", "c"];

    fn template(parts: &[&str]) -> Template {
        Template::new(parts, &NAMES[..parts.len() - 1])
    }

    #[test]
    fn a_literal_has_no_values() {
        assert_eq!(template(&["Sure?"]).split("Sure?"), Some(vec![]));
        assert_eq!(template(&["Sure?"]).split("Sure? "), None);
        assert_eq!(template(&["Sure?"]).fill(&[]), "Sure?");
    }

    #[test]
    fn values_are_what_stands_between() {
        let pay = template(&["Pay ", " for ", "?"]);
        assert_eq!(pay.split("Pay 5 for 2 seats?"), Some(vec!["5", "2 seats"]));
        assert_eq!(pay.split("Pay 5 of 2?"), None);
        assert_eq!(template(&["", ""]).split("all"), Some(vec!["all"]));
        assert_eq!(template(&["ab", "ba"]).split("aba"), None);
    }

    #[test]
    fn what_could_be_cut_in_two_ways_is_not_cut() {
        assert_eq!(template(&["", " to ", ""]).split("a to b to c"), None);
        assert_eq!(template(&["", "", ""]).split("ab"), None);
        assert_eq!(template(&["", "aa", ""]).split("aaa"), None);
        assert_eq!(
            template(&["", ", ", " and ", ""]).split("a, b, c and d"),
            None
        );
    }

    proptest! {
        #[test]
        fn what_is_cut_fits_together(parts in prop::collection::vec("[ab é]{0,2}", 1..4), values in prop::collection::vec("[ab é]{0,3}", 3)) {
            let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            let template = template(&parts);
            let values = &values[..parts.len() - 1];
            let message = template.fill(values);
            if let Some(cut) = template.split(&message) {
                prop_assert_eq!(cut, values);
            }
        }
    }
}
