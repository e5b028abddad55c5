//! Other macros: what they use and where they may leave to, as far as can be seen from outside.
//!
//! Of one that the body defines itself the definition is seen as well; what it names there is what it means, wherever it
//! is called.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::{ItemMacro, Macro};

use super::{
    builder::Builder,
    local_macro::{LocalMacro, Seen},
};
use crate::{captures::captures, parse::known_macros::is_harmless};

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

fn follows(before: &[TokenTree], mark: char) -> bool {
    matches!(before.last(), Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}

/// Whether the token after these is the name of a field or method: `.name`, but not `..name`.
fn is_member(before: &[TokenTree]) -> bool {
    let dots = before
        .iter()
        .rev()
        .take_while(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '.'))
        .count();
    dots == 1
}
