//! The names that a format string captures.

/// The names a format string captures: `{name}`, `{name:?}`, `{:width$}`, `{:.digits$}`.
pub(crate) fn captures(literal: &str) -> Vec<String> {
    if !literal.contains('"') {
        return Vec::new();
    }
    let mut names = Vec::new();
    for part in literal.replace("{{", "").split('{').skip(1) {
        let part = part.split('}').next().unwrap_or_default();
        let (argument, spec) = part.split_once(':').unwrap_or((part, ""));
        names.extend(identifier(argument.trim()));
        for width in spec
            .split_inclusive('$')
            .filter(|width| width.ends_with('$'))
        {
            let start = width
                .trim_end_matches('$')
                .rfind(|c: char| !c.is_alphanumeric() && c != '_')
                .map_or(0, |i| i + 1);
            names.extend(identifier(width[start..].trim_end_matches('$')));
        }
    }
    names
}

fn identifier(text: &str) -> Option<String> {
    let mut chars = text.chars();
    let first = chars.next()?;
    ((first.is_alphabetic() || first == '_') && chars.all(|c| c.is_alphanumeric() || c == '_'))
        .then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::captures;

    #[test]
    fn format_strings_tell_what_they_capture() {
        assert_eq!(
            captures(r#""Buy {seat} for {price:>width$.digits$}, {{not}} {0} {x:?}""#),
            ["seat", "price", "width", "digits", "x"]
        );
        assert_eq!(captures("42"), Vec::<String>::new());
    }
}
