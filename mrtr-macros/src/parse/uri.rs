//! The URI of a resource, and the variables in it.

use syn::{ItemFn, ext::IdentExt};

use super::{
    options::Options,
    signature::{Parameter, Source},
};
use crate::{diagnostics::Diagnostics, rules::Rule};

/// Reports a resource without a URI, and arguments that do not match the variables of its template.
pub(crate) fn check(
    options: &Options,
    parameters: &[Parameter],
    function: &ItemFn,
    diagnostics: &mut Diagnostics,
) {
    let Some(uri) = &options.uri else {
        // One that is there but no string has been reported.
        if options.uri_span.is_none() {
            diagnostics.report(&function.sig.ident, Rule::MissingUri);
        }
        return;
    };
    let at = options
        .uri_span
        .unwrap_or_else(|| function.sig.ident.span());
    let Some(variables) = variables(uri) else {
        diagnostics.report_at(at, Rule::UriTemplate { uri: uri.clone() });
        return;
    };
    if let Some(allowed) = options.allow_parents
        && !uri.contains("{+")
    {
        diagnostics.report_at(allowed, Rule::NoPath);
    }
    let arguments: Vec<_> = parameters
        .iter()
        .filter(|parameter| parameter.source == Source::Argument)
        .collect();
    for argument in &arguments {
        let name = argument.ident.unraw().to_string();
        if !variables.iter().any(|variable| *variable == name) {
            diagnostics.report(&argument.ident, Rule::NotInUri { name });
        }
    }
    for variable in variables {
        if !arguments
            .iter()
            .any(|argument| argument.ident.unraw() == variable)
        {
            diagnostics.report_at(
                at,
                Rule::UnusedVariable {
                    name: variable.to_owned(),
                },
            );
        }
    }
}

/// The names in `{name}` and `{+name}`; `None` where a brace or a name is wrong.
fn variables(uri: &str) -> Option<Vec<&str>> {
    let mut found = Vec::new();
    let mut rest = uri;
    while let Some(open) = rest.find(['{', '}']) {
        let (inside, after) = rest[open..].strip_prefix('{')?.split_once('}')?;
        let name = inside.strip_prefix('+').unwrap_or(inside);
        let legal = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        // Two variables in a row could not be told apart.
        if !legal || after.starts_with('{') {
            return None;
        }
        found.push(name);
        rest = after;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::variables;

    #[test]
    fn variables_are_found_and_wrong_templates_are_not() {
        assert_eq!(
            variables("docs://{section}/{+page}"),
            Some(vec!["section", "page"])
        );
        assert_eq!(variables("docs://all"), Some(vec![]));
        for wrong in ["a{", "a}", "{}", "{?q}", "{a}{b}"] {
            assert_eq!(variables(wrong), None, "{wrong}");
        }
    }
}
