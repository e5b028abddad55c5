//! Tokens as people write them, on one short line.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// In characters; the rest of a longer text is left out.
const LONGEST: usize = 60;

/// Prints `tokens`. Where `replaced` has something in place of a name, that is printed.
pub(crate) fn printed(
    tokens: TokenStream,
    replaced: &impl Fn(&str) -> Option<TokenStream>,
) -> String {
    let mut line = Line::default();
    line.all(tokens, replaced, 0);
    if line.text.chars().count() <= LONGEST {
        return line.text;
    }
    let mut short: String = line.text.chars().take(LONGEST - 1).collect();
    short.push('…');
    short
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Last {
    /// Nothing, or what something is expected after: an operator, a comma, an opening bracket.
    #[default]
    Open,
    /// A word after which a value begins: `let`, `match`.
    Keyword,
    /// A name, a literal, a closing bracket, `?`.
    Value,
    /// A name and `!`.
    Macro,
    /// What sticks to the next: `.`, `::`, `&x`.
    Glue,
}

#[derive(Default)]
struct Line {
    text: String,
    last: Last,
    /// Between the bars of a closure.
    closure: bool,
}

impl Line {
    fn all(
        &mut self,
        tokens: TokenStream,
        replaced: &impl Fn(&str) -> Option<TokenStream>,
        depth: usize,
    ) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            // Enough for one line, however long the expression is.
            if self.text.len() > LONGEST * 8 {
                return;
            }
            match token {
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    match replaced(&name).filter(|_| depth < 16) {
                        Some(instead) => self.all(instead, replaced, depth + 1),
                        None => self.word(&name),
                    }
                }
                TokenTree::Literal(literal) => {
                    self.value(&literal.to_string());
                }
                TokenTree::Group(group) => self.group(&group, replaced, depth),
                TokenTree::Punct(first) => {
                    let mut operator = String::from(first.as_char());
                    let mut spacing = first.spacing();
                    while spacing == Spacing::Joint {
                        let Some(TokenTree::Punct(next)) = tokens.peek() else {
                            break;
                        };
                        if !is_operator(&operator, next.as_char()) {
                            break;
                        }
                        operator.push(next.as_char());
                        spacing = next.spacing();
                        tokens.next();
                    }
                    let called = matches!(tokens.peek(), Some(TokenTree::Group(_)));
                    self.operator(&operator, called);
                }
            }
        }
    }

    fn group(
        &mut self,
        group: &proc_macro2::Group,
        replaced: &impl Fn(&str) -> Option<TokenStream>,
        depth: usize,
    ) {
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => (" { ", " }"),
            Delimiter::None => return self.all(group.stream(), replaced, depth),
        };
        if matches!(self.last, Last::Keyword) {
            self.text.push(' ');
        }
        self.text.push_str(open);
        self.last = Last::Open;
        let before = self.text.len();
        self.all(group.stream(), replaced, depth);
        if group.delimiter() == Delimiter::Brace && self.text.len() == before {
            self.text.truncate(before - 1);
        }
        self.text.push_str(close);
        self.last = Last::Value;
    }

    fn word(&mut self, word: &str) {
        let keyword = [
            "as", "box", "else", "if", "in", "let", "match", "move", "mut", "ref", "return",
            "async",
        ]
        .contains(&word);
        self.value(word);
        if keyword {
            self.last = Last::Keyword;
        }
    }

    fn value(&mut self, text: &str) {
        if matches!(self.last, Last::Value | Last::Keyword | Last::Macro) {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.last = Last::Value;
    }

    fn operator(&mut self, operator: &str, called: bool) {
        match (operator, self.last) {
            ("?", _) => {
                self.text.push('?');
                self.last = Last::Value;
            }
            ("," | ";" | ":", _) => {
                self.text.push_str(operator);
                self.text.push(' ');
                self.last = Last::Open;
            }
            ("|", _) if self.closure => {
                self.text.push_str("| ");
                self.last = Last::Open;
                self.closure = false;
            }
            ("|", Last::Open | Last::Keyword) => {
                let space = if self.last == Last::Keyword { " " } else { "" };
                self.text.push_str(space);
                self.text.push('|');
                self.last = Last::Glue;
                self.closure = true;
            }
            ("!", Last::Value) if called => {
                self.text.push('!');
                self.last = Last::Macro;
            }
            ("." | "::" | ".." | "..=" | "'" | "#" | "@", _) | (_, Last::Open | Last::Glue) => {
                self.text.push_str(operator);
                self.last = Last::Glue;
            }
            (_, Last::Keyword) => {
                self.text.push(' ');
                self.text.push_str(operator);
                self.last = Last::Glue;
            }
            _ => {
                self.text.push(' ');
                self.text.push_str(operator);
                self.text.push(' ');
                self.last = Last::Open;
            }
        }
    }
}

/// Whether the next character still belongs to the operator.
fn is_operator(begun: &str, next: char) -> bool {
    let whole = format!("{begun}{next}");
    [
        "==", "!=", "<=", ">=", "&&", "||", "::", "->", "=>", "..", "..=", "+=", "-=", "*=", "/=",
        "%=", "<<", ">>",
    ]
    .contains(&whole.as_str())
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;
    use quote::quote;

    use super::printed;

    fn shown(tokens: TokenStream) -> String {
        printed(tokens, &|name| match name {
            "operand0" => Some(quote!(confirm)),
            "operand1" => Some(quote!(!operand0?)),
            _ => None,
        })
    }

    #[test]
    fn tokens_are_printed_as_people_write_them() {
        for (tokens, text) in [
            (
                quote!(airline.hold(&seat).await?),
                "airline.hold(&seat).await?",
            ),
            (quote!(!a && *b || -c < d - 1), "!a && *b || -c < d - 1"),
            (quote!(let Some(x) = &self.y[0]), "let Some(x) = &self.y[0]"),
            (
                quote!(matches!(kind, Kind::A | Kind::B(_))),
                "matches!(kind, Kind::A | Kind::B(_))",
            ),
            (quote!(Offer { price, .. }), "Offer { price, .. }"),
            (quote!(n % 2 == 0), "n % 2 == 0"),
            (quote!(1..=9), "1..=9"),
            (quote!(x if x > 3), "x if x > 3"),
            (quote!(f(|x| x + 1, "a b")), "f(|x| x + 1, \"a b\")"),
        ] {
            assert_eq!(shown(tokens), text);
        }
    }

    #[test]
    fn names_of_operands_are_replaced_by_what_they_are() {
        assert_eq!(shown(quote!(operand1)), "!confirm?");
        assert_eq!(shown(quote!(x == operand0)), "x == confirm");
    }

    #[test]
    fn a_long_text_is_cut() {
        let long = quote!(a_very_long_name_of_a_function(
            with_an_argument,
            and_another,
            and_more
        ));
        assert_eq!(shown(long).chars().count(), 60);
    }
}
