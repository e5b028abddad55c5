//! Other macros: what they use and where they may leave to, as far as can be seen from outside.
//!
//! Of one that the body defines itself the definition is seen as well; what it names there is what it means, wherever it
//! is called.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::{ItemMacro, Macro};

use super::{PointId, builder::Builder};
use crate::tree::BindingId;

/// A `macro_rules!` of the body.
#[derive(Clone, Debug)]
pub(super) struct LocalMacro {
    name: String,
    seen: Seen,
}

/// What tokens name.
#[derive(Clone, Debug, Default)]
struct Seen {
    uses: Vec<(BindingId, Span)>,
    leaves: Vec<PointId>,
}

impl Builder<'_> {
    /// A `macro_rules!`: its names mean what they mean here.
    pub(super) fn define(&mut self, mac: &ItemMacro) {
        let Some(name) = &mac.ident else { return };
        let seen = self.seen(mac.mac.tokens.clone());
        self.macros.push(LocalMacro {
            name: name.to_string(),
            seen,
        });
    }

    /// A call of a macro. One that is not known may leave or continue the loop around it, as far as anybody can see.
    pub(super) fn invocation(&mut self, mac: &Macro) {
        if !is_harmless(mac)
            && let Some(target) = self
                .targets
                .iter()
                .rev()
                .find(|target| target.again.is_some())
        {
            let (leave, again) = (target.leave, target.again);
            self.link(leave);
            if let Some(again) = again {
                self.link(again);
            }
        }
        if let Some(name) = mac.path.get_ident() {
            let seen = self.defined(&name.to_string()).cloned();
            self.apply(&seen.unwrap_or_default());
        }
        self.tokens(mac.tokens.clone());
    }

    /// A macro's arguments: every identifier counts as a use, and so does every name a format string captures;
    /// `return`, `?`, `break` and `continue` may leave.
    pub(super) fn tokens(&mut self, tokens: TokenStream) {
        let seen = self.seen(tokens);
        self.apply(&seen);
    }

    fn apply(&mut self, seen: &Seen) {
        for (binding, token) in &seen.uses {
            self.token = Some(*token);
            self.using(*binding);
        }
        for target in &seen.leaves {
            self.link(*target);
        }
        self.step();
    }

    fn defined(&self, name: &str) -> Option<&Seen> {
        let mut known = self.macros.iter().rev();
        known
            .find(|known| known.name == name)
            .map(|known| &known.seen)
    }

    fn seen(&self, tokens: TokenStream) -> Seen {
        let mut seen = Seen::default();
        self.scan(tokens, &mut seen);
        seen
    }

    fn scan(&self, tokens: TokenStream, seen: &mut Seen) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.scan(group.stream(), seen),
                TokenTree::Ident(_) if is_member(&tokens[..index]) => {}
                TokenTree::Ident(label) if follows(&tokens[..index], '\'') => {
                    let label = format!("'{label}");
                    let of = self
                        .targets
                        .iter()
                        .filter(|target| target.label.as_ref() == Some(&label));
                    seen.leaves.extend(
                        of.flat_map(|target| target.again.into_iter().chain([target.leave])),
                    );
                }
                TokenTree::Ident(ident) => match ident.to_string().as_str() {
                    "return" => seen.leaves.push(self.end),
                    "break" => seen
                        .leaves
                        .extend(self.targets.iter().map(|target| target.leave)),
                    "continue" => {
                        seen.leaves
                            .extend(self.targets.iter().filter_map(|target| target.again));
                    }
                    name => {
                        let called = matches!(tokens.get(index + 1), Some(TokenTree::Group(group))
                            if group.delimiter() == Delimiter::Parenthesis);
                        let meanings = self.meanings(name, ident.span());
                        if !(called && self.are_only_named(&meanings)) {
                            let at = ident.span();
                            seen.uses
                                .extend(meanings.into_iter().map(|binding| (binding, at)));
                        }
                        if let Some(inner) = self.defined(name) {
                            seen.uses.extend(&inner.uses);
                            seen.leaves.extend(&inner.leaves);
                        }
                    }
                },
                TokenTree::Punct(punct) if punct.as_char() == '?' => seen.leaves.push(self.end),
                TokenTree::Punct(_) => {}
                TokenTree::Literal(literal) => {
                    let at = literal.span();
                    for name in captures(&literal.to_string()) {
                        // A format string names a raw identifier without its `r#`.
                        for name in [format!("r#{name}"), name] {
                            let meanings = self.meanings(&name, at).into_iter();
                            seen.uses.extend(meanings.map(|binding| (binding, at)));
                        }
                    }
                }
            }
        }
    }
}

/// Whether a macro is known to stay in the loop it is in, and to bind nothing.
pub(crate) fn is_harmless(mac: &Macro) -> bool {
    mac.path
        .segments
        .last()
        .is_some_and(|name| HARMLESS.iter().any(|known| name.ident == known))
}

fn follows(before: &[TokenTree], mark: char) -> bool {
    matches!(before.last(), Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}

/// Macros of the standard library and of serde_json, whose expansions stay in the loop they are in.
const HARMLESS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include_bytes",
    "include_str",
    "json",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// Whether the token after these is the name of a field or method: `.name`, but not `..name`.
fn is_member(before: &[TokenTree]) -> bool {
    let dots = before
        .iter()
        .rev()
        .take_while(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '.'))
        .count();
    dots == 1
}

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
