//! Shows an expansion while compiling: `MRTR_DEBUG=book_flight cargo check`.
//!
//! Cargo does not compile again because the variable has changed: touch the source file first.

use std::{
    env,
    io::Write as _,
    process::{Command, Stdio},
};

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// Names of functions, separated by commas; `*` is all of them.
const VARIABLE: &str = "MRTR_DEBUG";

/// Writes the expansion of `function` to standard error, if it was asked for. For reading: paths are shortened.
pub(crate) fn show(function: &Ident, expansion: &TokenStream) {
    if asked(env::var(VARIABLE).ok().as_deref(), &function.to_string()) {
        let text = shortened(expansion.clone()).to_string();
        let text = formatted(&text).unwrap_or(text);
        eprintln!("// the expansion of `{function}`\n{}", text.trim_end());
    }
}

fn asked(variable: Option<&str>, function: &str) -> bool {
    let mut names = variable.unwrap_or_default().split(',').map(str::trim);
    names.any(|name| name == "*" || name == function)
}

/// As rustfmt formats it, where there is one: it comes with most toolchains, and so nobody has to build a formatter
/// who never looks at an expansion.
fn formatted(text: &str) -> Option<String> {
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=110"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    rustfmt.stdin.take()?.write_all(text.as_bytes()).ok()?;
    let output = rustfmt.wait_with_output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.is_empty()).then_some(text)
}

/// `::core::option::Option::Some(..)` as `Some(..)`, and so on. What a group without brackets holds together gets
/// parentheses, which can be seen.
pub(crate) fn shortened(tokens: TokenStream) -> TokenStream {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let mut out = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let path = Path::at(&tokens[at..]);
        if !path.names.is_empty() {
            out.extend(path.short(&tokens[at..at + path.len]));
            at += path.len;
            continue;
        }
        match &tokens[at] {
            TokenTree::Group(group) => out.push(in_group(group)),
            // The name of a lifetime begins no path.
            quote if is_punct(quote, '\'') && at + 1 < tokens.len() => {
                out.extend([quote.clone(), tokens[at + 1].clone()]);
                at += 1;
            }
            token => out.push(token.clone()),
        }
        at += 1;
    }
    out.into_iter().collect()
}

fn in_group(group: &Group) -> TokenTree {
    let inner = shortened(group.stream());
    let one = inner.clone().into_iter().nth(1).is_none();
    let delimiter = match group.delimiter() {
        Delimiter::None if !one => Delimiter::Parenthesis,
        other => other,
    };
    Group::new(delimiter, inner).into()
}

/// `::a::b::c` or `a::b::c`.
#[derive(Default)]
struct Path {
    rooted: bool,
    names: Vec<String>,
    /// In tokens.
    len: usize,
}

impl Path {
    /// The path that `tokens` begin with; without names if they do not begin with one.
    fn at(tokens: &[TokenTree]) -> Self {
        let rooted = is_root(tokens);
        let mut path = Self {
            rooted,
            names: Vec::new(),
            len: if rooted { 2 } else { 0 },
        };
        while let Some(TokenTree::Ident(ident)) = tokens.get(path.len) {
            let name = ident.to_string();
            let names_something = syn::parse_str::<Ident>(&name).is_ok() || name == "crate";
            if path.names.is_empty() && !names_something {
                return Self::default();
            }
            path.names.push(name);
            path.len += 1;
            let goes_on = is_root(&tokens[path.len..])
                && matches!(tokens.get(path.len + 2), Some(TokenTree::Ident(_)));
            if !goes_on {
                break;
            }
            path.len += 2;
        }
        path
    }

    /// Its tokens without the modules, if it is one that the macro has written.
    fn short(&self, tokens: &[TokenTree]) -> Vec<TokenTree> {
        let standard = self.rooted && ["core", "std"].contains(&self.names[0].as_str());
        let ours = self.names.iter().any(|name| name == "__private");
        let last = self.names.last().is_some_and(|name| name == "__private");
        if !(standard || ours) || last {
            return tokens.to_vec();
        }
        let is_type = |name: &String| name.starts_with(char::is_uppercase);
        let end = self.names.len() - 1;
        let mut from = self.names.iter().position(is_type).unwrap_or(end);
        if ["Some", "None", "Ok", "Err"].contains(&self.names[end].as_str()) {
            from = end;
        }
        let names = if self.rooted { 2 } else { 0 } + 3 * from;
        tokens[names..].to_vec()
    }
}

fn is_root(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [first, second, ..] if is_punct(first, ':') && is_punct(second, ':'))
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

#[cfg(test)]
mod tests {
    use proc_macro2::Group;
    use quote::quote;

    use super::*;

    #[test]
    fn functions_are_asked_for_by_name() {
        for variable in ["book", " other , book", "*"] {
            assert!(asked(Some(variable), "book"), "{variable}");
        }
        for variable in [None, Some(""), Some("boo"), Some("book_flight")] {
            assert!(!asked(variable, "book"), "{variable:?}");
        }
    }

    #[test]
    fn paths_of_the_macro_are_shortened_and_others_are_not() {
        for (written, shown) in [
            (quote!(::core::option::Option::Some(1)), quote!(Some(1))),
            (
                quote!(::core::option::Option<&'a ::std::string::String>),
                quote!(Option<&'a String>),
            ),
            (
                quote!(::std::boxed::Box::pin(async move { 1 })),
                quote!(Box::pin(async move { 1 })),
            ),
            (quote!(::mrtr::__private::load(run)), quote!(load(run))),
            (
                quote!(crate::__private::graph::MachineEdge { to }),
                quote!(MachineEdge { to }),
            ),
            (
                quote!(<_ as ::mrtr::__private::Persist<'_>>::save(x)),
                quote!(<_ as Persist<'_>>::save(x)),
            ),
            (
                quote!(&'r ::mrtr::__private::Scope<'de>),
                quote!(&'r Scope<'de>),
            ),
            (
                quote!(::std::vec::Vec::<u8>::new()),
                quote!(Vec::<u8>::new()),
            ),
        ] {
            assert_eq!(shortened(written).to_string(), shown.to_string());
        }
        for kept in [
            quote!(std::mem::take(&mut x)),
            quote!(my::module::Type::new()),
            quote!(
                use ::mrtr::__private::{A as _, B as _};
            ),
            quote!(::mine::Type),
            quote!(a::<b>(c) == 'x'),
        ] {
            assert_eq!(shortened(kept.clone()).to_string(), kept.to_string());
        }
    }

    #[test]
    fn what_belongs_together_is_seen_to() {
        let sum = Group::new(Delimiter::None, quote!(a + b));
        let one = Group::new(Delimiter::None, quote!(a));
        assert_eq!(
            shortened(quote!(2 * #sum)).to_string(),
            quote!(2 * (a + b)).to_string()
        );
        assert_eq!(
            shortened(quote!(2 * #one)).to_string(),
            quote!(2 * a).to_string()
        );
    }

    #[test]
    fn an_expansion_has_a_statement_per_line() {
        assert_eq!(
            formatted("fn f ( ) { let a = 1 ; g ( a ) }").unwrap(),
            "fn f() {\n    let a = 1;\n    g(a)\n}\n"
        );
        assert_eq!(formatted("no rust"), None);
    }
}
