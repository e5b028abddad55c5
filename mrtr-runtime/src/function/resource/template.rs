//! URI templates, as far as resources use them: RFC 6570 levels 1 and 2 (`{name}` and `{+name}`).

mod matcher;

use std::fmt::Write as _;

use serde_json::{Map, Value};

/// The longest URI that is looked at, as long as those that any HTTP server takes.
const MAX_URI: usize = 8_192;

/// A URI template.
///
/// What it finds is often made into a path, so a variable does not lead out of where it stands. `{name}` is one segment:
/// no `/` or `\\` in it, however it was written, and neither `.` nor `..`. `{+name}` may be several, and none of them is
/// `.` or `..`, unless the template [allows it](Self::allow_parents). No variable holds a NUL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UriTemplate {
    parts: Vec<Part>,
    parents: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Literal(String),
    /// `{name}`, or `{+name}` which may hold reserved characters such as `/`.
    Variable {
        name: String,
        reserved: bool,
    },
}

/// Why a text is no URI template.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TemplateError {
    /// A brace without its partner.
    #[error("a brace without its partner")]
    Unbalanced,
    /// `{}` with something else than a name in it.
    #[error("`{{{0}}}` is not a variable: only `{{name}}` and `{{+name}}` are supported")]
    Variable(String),
    /// Two variables with nothing between them.
    #[error("nothing separates `{{{0}}}` from the variable before it")]
    Adjacent(String),
}

impl UriTemplate {
    /// Reads a template.
    ///
    /// # Errors
    ///
    /// If it is not one, or uses more of RFC 6570 than `{name}` and `{+name}`.
    pub fn parse(text: &str) -> Result<Self, TemplateError> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some(open) = rest.find(['{', '}']) {
            let (literal, tail) = rest.split_at(open);
            if !literal.is_empty() {
                parts.push(Part::Literal(literal.to_owned()));
            }
            let tail = tail.strip_prefix('{').ok_or(TemplateError::Unbalanced)?;
            let (inside, after) = tail.split_once('}').ok_or(TemplateError::Unbalanced)?;
            let (reserved, name) = inside
                .strip_prefix('+')
                .map_or((false, inside), |name| (true, name));
            if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
                return Err(TemplateError::Variable(inside.to_owned()));
            }
            if matches!(parts.last(), Some(Part::Variable { .. })) {
                return Err(TemplateError::Adjacent(name.to_owned()));
            }
            parts.push(Part::Variable {
                name: name.to_owned(),
                reserved,
            });
            rest = after;
        }
        if !rest.is_empty() {
            parts.push(Part::Literal(rest.to_owned()));
        }
        Ok(Self {
            parts,
            parents: false,
        })
    }

    /// Lets `{+name}` hold `.` and `..` segments.
    ///
    /// # Security
    ///
    /// Such a value can lead anywhere: check it before it becomes a path.
    #[must_use]
    pub fn allow_parents(self) -> Self {
        Self {
            parents: true,
            ..self
        }
    }

    /// The values `uri` gives to the variables, if it is of this form and of 8 KiB at most.
    ///
    /// A variable takes at least one character, and as few as it can with the rest of the URI still of this form, the
    /// first variable before the others.
    pub fn matches(&self, uri: &str) -> Option<Map<String, Value>> {
        if uri.len() > MAX_URI {
            return None;
        }
        if let Some(Part::Literal(literal)) = self.parts.first()
            && !uri.starts_with(literal.as_str())
        {
            return None;
        }
        let values = matcher::split(&self.parts, self.parents, uri)?;
        let mut found = Map::new();
        for (part, value) in self.parts.iter().zip(values) {
            if let Part::Variable { name, .. } = part {
                let value = decoded(value).filter(|value| !value.contains('\0'))?;
                found.insert(name.clone(), Value::String(value));
            }
        }
        Some(found)
    }

    /// The URI these values give.
    pub fn expand(&self, values: &Map<String, Value>) -> String {
        let mut uri = String::new();
        for part in &self.parts {
            match part {
                Part::Literal(literal) => uri.push_str(literal),
                Part::Variable { name, reserved } => {
                    let value = values.get(name).and_then(Value::as_str).unwrap_or_default();
                    for byte in value.bytes() {
                        let plain = byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
                        if plain || (*reserved && b":/?#[]@!$&'()*+,;=".contains(&byte)) {
                            uri.push(char::from(byte));
                        } else {
                            // Writing to a `String` cannot fail.
                            let _ = write!(uri, "%{byte:02X}");
                        }
                    }
                }
            }
        }
        uri
    }
}

/// Percent-decodes; `None` for what is no UTF-8, and for a percent sign without two hex digits.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.bytes().next() {
        if first == b'%' {
            bytes.push(escaped(rest)?);
            rest = rest.get(3..)?;
        } else {
            let plain = rest.find('%').unwrap_or(rest.len());
            bytes.extend_from_slice(&rest.as_bytes()[..plain]);
            rest = &rest[plain..];
        }
    }
    String::from_utf8(bytes).ok()
}

/// The byte that `text` begins with as a percent sign and two hex digits.
fn escaped(text: &str) -> Option<u8> {
    let [b'%', high, low, ..] = text.as_bytes() else {
        return None;
    };
    Some(digit(*high)? << 4 | digit(*low)?)
}

/// The value of a hex digit.
fn digit(character: u8) -> Option<u8> {
    let value = char::from(character).to_digit(16)?;
    u8::try_from(value).ok()
}

#[cfg(test)]
mod tests {
    use proptest::strategy::Strategy;
    use serde_json::json;

    use super::*;

    fn matched(template: &str, uri: &str) -> Option<Value> {
        UriTemplate::parse(template)
            .unwrap()
            .matches(uri)
            .map(Value::Object)
    }

    #[test]
    fn variables_take_what_is_between_the_literals() {
        assert_eq!(
            matched("test://template/{id}/data", "test://template/123/data"),
            Some(json!({ "id": "123" }))
        );
        assert_eq!(
            matched("a://{x}-{y}", "a://1-2-3"),
            Some(json!({ "x": "1", "y": "2-3" }))
        );
        assert_eq!(
            matched("a://{x}", "a://s%C3%A9%20b"),
            Some(json!({ "x": "sé b" }))
        );
        assert_eq!(
            matched("file://{+path}", "file:///a/b.txt"),
            Some(json!({ "path": "/a/b.txt" }))
        );
        assert_eq!(matched("a://b", "a://b"), Some(json!({})));
    }

    #[test]
    fn other_uris_do_not_match() {
        for uri in [
            "test://template//data",
            "test://template/1/2/data",
            "test://template/1/dat",
            "x",
            "",
            "test://template/%zz/data",
            "test://template/%ff/data",
        ] {
            assert_eq!(matched("test://template/{id}/data", uri), None, "{uri}");
        }
    }

    #[test]
    fn a_variable_is_one_segment_and_leads_nowhere_else() {
        for escape in [
            "..",
            ".",
            "%2e%2e",
            "%2E.",
            "..%2F..%2Fetc%2Fpasswd",
            "a%2fb",
            "a%5Cb",
            "a\\b",
            "a%00",
            "%+f",
            "%f",
            "%",
            "% 1",
            "a%",
        ] {
            let uri = format!("docs://{escape}/page");
            assert_eq!(matched("docs://{name}/page", &uri), None, "{escape}");
        }
        for plain in ["...", "a..b", ".hidden", "a%20b", "%C3%A9", "a%2Bf"] {
            let uri = format!("docs://{plain}/page");
            assert!(matched("docs://{name}/page", &uri).is_some(), "{plain}");
        }
    }

    #[test]
    fn a_path_does_not_climb_out_unless_it_is_asked_for() {
        let template = UriTemplate::parse("docs://{+path}").unwrap();
        let climbing = template.clone().allow_parents();
        for path in [
            "../x",
            "a/../../x",
            "a/..",
            "..",
            "a%2F..%2Fx",
            "a\\..\\x",
            "a/%2e%2e/x",
            "./x",
            "a/.",
        ] {
            let uri = format!("docs://{path}");
            assert_eq!(template.matches(&uri), None, "{path}");
            assert!(climbing.matches(&uri).is_some(), "{path}");
        }
        for path in ["/a/b.txt", "a/...", "a/b..c", ".git/x", "a%2Fb", "a//b"] {
            let uri = format!("docs://{path}");
            assert_eq!(climbing.matches(&uri), template.matches(&uri), "{path}");
            assert!(template.matches(&uri).is_some(), "{path}");
        }
        assert_eq!(climbing.matches("docs://a%00b"), None);
    }

    #[test]
    fn what_was_matched_expands_to_the_same_uri() {
        for (template, uri) in [
            ("a://{x}/{y}", "a://1/b%20c"),
            ("file://{+path}", "file:///a/b.txt"),
        ] {
            let template = UriTemplate::parse(template).unwrap();
            assert_eq!(template.expand(&template.matches(uri).unwrap()), uri);
        }
    }

    #[test]
    fn what_is_no_template_is_refused() {
        assert_eq!(UriTemplate::parse("a{"), Err(TemplateError::Unbalanced));
        assert_eq!(UriTemplate::parse("a}"), Err(TemplateError::Unbalanced));
        assert_eq!(
            UriTemplate::parse("{}"),
            Err(TemplateError::Variable(String::new()))
        );
        assert_eq!(
            UriTemplate::parse("{?q}"),
            Err(TemplateError::Variable("?q".to_owned()))
        );
        assert_eq!(
            UriTemplate::parse("{a}{b}"),
            Err(TemplateError::Adjacent("b".to_owned()))
        );
    }

    #[test]
    fn a_literal_may_occur_in_the_value_before_it() {
        assert_eq!(
            matched("f://{+path}.txt", "f://a.txt.txt"),
            Some(json!({ "path": "a.txt" }))
        );
        assert_eq!(
            matched("f://{+dir}/{file}", "f://a/b/c"),
            Some(json!({ "dir": "a/b", "file": "c" }))
        );
        assert_eq!(
            matched("f://{+dir}/{file}.txt", "f://a.txt/b.txt.txt"),
            Some(json!({ "dir": "a.txt", "file": "b.txt" }))
        );
        // Nor is an escape cut in two, or a segment that would lead elsewhere.
        assert_eq!(
            matched("f://{x}2{y}", "f://a%20b2c"),
            Some(json!({ "x": "a b", "y": "c" }))
        );
        assert_eq!(
            matched("f://{x}.{y}", "f://....a"),
            Some(json!({ "x": "...", "y": "a" }))
        );
        assert_eq!(matched("f://{+path}.txt", "f://.txt"), None);
        assert_eq!(matched("f://{+path}/x", "f://a/../x"), None);
    }

    #[test]
    fn a_uri_that_is_too_long_is_not_looked_at() {
        let uri = |length| format!("f://{}", "a".repeat(length - 4));
        assert!(matched("f://{x}", &uri(MAX_URI)).is_some());
        assert_eq!(matched("f://{x}", &uri(MAX_URI + 1)), None);
    }

    /// What `template` finds in `uri`, by trying every way to cut it.
    fn tried(template: &UriTemplate, parts: &[Part], uri: &str) -> Option<Map<String, Value>> {
        let Some((part, parts)) = parts.split_first() else {
            return uri.is_empty().then(Map::new);
        };
        match part {
            Part::Literal(literal) => tried(template, parts, uri.strip_prefix(literal.as_str())?),
            Part::Variable { name, reserved } => (1..=uri.len()).find_map(|end| {
                let value = uri.get(..end)?;
                if !reserved && value.contains(['/', '?', '#']) {
                    return None;
                }
                let value = decoded(value)?;
                let mut segments = value.split(['/', '\\']);
                let stays = !value.contains('\0')
                    && (*reserved || !value.contains(['/', '\\']))
                    && (*reserved && template.parents
                        || !segments.any(|segment| matches!(segment, "." | "..")));
                if !stays {
                    return None;
                }
                let mut found = tried(template, parts, &uri[end..])?;
                found.insert(name.clone(), Value::String(value));
                Some(found)
            }),
        }
    }

    /// Literals and values of few characters, so that they occur in each other.
    const LITERAL: &str = "(/|\\.|a|\\.a|b|/a|%2e|-){1,2}";
    const URI: &str = "(/|\\.|a|b|%2e|%2F|%20|-|\\?|\\\\|é|%C3%A9){0,9}";

    fn template() -> impl Strategy<Value = UriTemplate> {
        let variable = (proptest::bool::ANY, LITERAL);
        let parts = proptest::collection::vec(variable, 1..4);
        (parts, proptest::option::of(LITERAL), proptest::bool::ANY).prop_map(
            |(variables, first, parents)| {
                let mut text = first.unwrap_or_default();
                for (index, (reserved, literal)) in variables.iter().enumerate() {
                    let plus = if *reserved { "+" } else { "" };
                    write!(text, "{{{plus}v{index}}}{literal}").unwrap();
                }
                let template = UriTemplate::parse(&text).unwrap();
                if parents {
                    template.allow_parents()
                } else {
                    template
                }
            },
        )
    }

    proptest::proptest! {
        #[test]
        fn no_uri_makes_it_panic(uri: String) {
            let _ = matched("a://{x}/{+y}", &uri);
        }

        #[test]
        fn it_finds_what_trying_every_way_finds(template in template(), uri in URI) {
            proptest::prop_assert_eq!(template.matches(&uri), tried(&template, &template.parts, &uri));
        }

        #[test]
        fn what_values_expand_to_matches(
            template in template(),
            segments in proptest::collection::vec("[a-](\\.{0,2}[ab%é -]){0,3}", 3),
        ) {
            let variables = template.parts.iter().filter_map(|part| match part {
                Part::Variable { name, reserved } => Some((name, *reserved)),
                Part::Literal(_) => None,
            });
            let values = variables.zip(&segments).map(|((name, reserved), segment)| {
                let value = if reserved { format!("{segment}/{segment}") } else { segment.clone() };
                (name.clone(), Value::from(value))
            });
            let uri = template.expand(&values.collect());
            proptest::prop_assert!(template.matches(&uri).is_some(), "{}", uri);
        }
    }
}
