//! URI templates, as far as resources use them: RFC 6570 levels 1 and 2 (`{name}` and `{+name}`).

use std::fmt::Write as _;

use serde_json::{Map, Value};

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

    /// The values `uri` gives to the variables, if it is of this form. A variable takes at least one
    /// character and as few as it can.
    pub fn matches(&self, uri: &str) -> Option<Map<String, Value>> {
        let mut found = Map::new();
        let mut rest = uri;
        let mut parts = self.parts.iter().peekable();
        while let Some(part) = parts.next() {
            match part {
                Part::Literal(literal) => rest = rest.strip_prefix(literal.as_str())?,
                Part::Variable { name, reserved } => {
                    let end = match parts.peek() {
                        Some(Part::Literal(next)) => {
                            // Not at the very beginning: a variable is never empty.
                            let skip = rest.chars().next()?.len_utf8();
                            skip + rest.get(skip..)?.find(next.as_str())?
                        }
                        _ => rest.len(),
                    };
                    let (value, after) = rest.split_at(end);
                    if value.is_empty() || (!reserved && value.contains(['/', '?', '#'])) {
                        return None;
                    }
                    let value = decoded(value)?;
                    if !self.stays(&value, *reserved) {
                        return None;
                    }
                    found.insert(name.clone(), Value::String(value));
                    rest = after;
                }
            }
        }
        rest.is_empty().then_some(found)
    }

    /// Whether a value leads nowhere else.
    fn stays(&self, value: &str, reserved: bool) -> bool {
        let separator = ['/', '\\'];
        let mut segments = value.split(separator);
        !value.contains('\0')
            && (reserved || !value.contains(separator))
            && (reserved && self.parents || !segments.any(|segment| matches!(segment, "." | "..")))
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
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        if let (b'%', [high, low, after @ ..]) = (first, tail) {
            bytes.push(digit(*high)? << 4 | digit(*low)?);
            rest = after;
        } else {
            if *first == b'%' {
                return None;
            }
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

/// The value of a hex digit.
fn digit(character: u8) -> Option<u8> {
    let value = char::from(character).to_digit(16)?;
    u8::try_from(value).ok()
}

#[cfg(test)]
mod tests {
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

    proptest::proptest! {
        #[test]
        fn no_uri_makes_it_panic(uri: String) {
            let _ = matched("a://{x}/{+y}", &uri);
        }
    }
}
