//! Questions of a crate that is reached by another path, spelled such that they are recognised.
//!
//! ```text
//! // Input, under `crate = ::marten`
//! marten::confirm("Sure?").await?
//!
//! // Output
//! marten::prelude::confirm("Sure?").await?
//! ```

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::quote_spanned;
use syn::{
    Block, ExprPath, Macro, Path, PathSegment,
    visit_mut::{self, VisitMut},
};

use super::checkpoint;

/// Spells out the questions of `body` that are called by the last name of `krate`, the path of the `mrtr` crate.
pub(crate) fn spell_out(body: &mut Block, krate: &Path) {
    if let Some(last) = krate.segments.last() {
        Spelling { krate: &last.ident }.visit_block_mut(body);
    }
}

struct Spelling<'k> {
    krate: &'k Ident,
}

impl Spelling<'_> {
    /// The same in the arguments of another macro, where a question is an error that is told by its name.
    fn tokens(&self, tokens: TokenStream) -> TokenStream {
        let mut spelled: Vec<TokenTree> = Vec::new();
        for token in tokens {
            let token = match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self.tokens(group.stream()));
                    inner.set_span(group.span());
                    TokenTree::Group(inner)
                }
                token => token,
            };
            if let TokenTree::Ident(name) = &token
                && checkpoint::is_asker(name)
                && let Some(at) = self.ends(&spelled)
            {
                spelled.extend(quote_spanned!(at=> prelude::));
            }
            spelled.push(token);
        }
        spelled.into_iter().collect()
    }

    /// Whether what stands before a name ends in the crate's and `::`, and where.
    fn ends(&self, before: &[TokenTree]) -> Option<Span> {
        match before {
            [
                ..,
                TokenTree::Ident(krate),
                TokenTree::Punct(first),
                TokenTree::Punct(second),
            ] if (first.as_char(), second.as_char()) == (':', ':') && krate == self.krate => {
                Some(krate.span())
            }
            _ => None,
        }
    }
}

impl VisitMut for Spelling<'_> {
    fn visit_expr_path_mut(&mut self, path: &mut ExprPath) {
        let segments = &mut path.path.segments;
        let count = segments.len();
        if count >= 2
            && path.qself.is_none()
            && checkpoint::is_asker(&segments[count - 1].ident)
            && segments[count - 2].ident == *self.krate
        {
            let prelude = Ident::new("prelude", segments[count - 2].ident.span());
            segments.insert(count - 1, PathSegment::from(prelude));
        }
        visit_mut::visit_expr_path_mut(self, path);
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        mac.tokens = self.tokens(std::mem::take(&mut mac.tokens));
    }
}
