//! The entry copy: code that begins at its beginning, as the author wrote it.
//!
//! ```text
//! // Input
//! let seat = choose("Which seat?", seats).await?;
//!
//! // Output: the frame is saved, and the run ends where the question is not answered on the spot
//! let seat = {
//!     let __asked = choose("Which seat?", seats);
//!     if run.saving(0) { save(run, "price", &price); }
//!     let Some(__answered) = ask(run, __asked, &point) else { break '__halt };
//!     __answered.output()
//! }?;
//! ```

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::Expr;

use super::{
    Copy,
    checkpoint::{first, last},
    local::never,
    scrutinee::before_block,
};
use crate::{
    lower::loops::borrowed_place,
    names,
    tree::{BindingId, Block, For, Invocation, Iteration, Let, Node, Stmt},
};

impl Copy<'_> {
    /// The statements of a block, up to the first that is not reached.
    pub(super) fn block(&self, block: &Block) -> TokenStream {
        self.behind_aliases(block, self.stmts(block, 0))
    }

    /// The statements of a block from number `from` on.
    pub(super) fn stmts(&self, block: &Block, from: usize) -> TokenStream {
        let mut tokens = TokenStream::new();
        for (index, stmt) in block.stmts.iter().enumerate().skip(from) {
            if !self.reaches(block, index) {
                break;
            }
            tokens.extend(self.aliases(&introduced(stmt)));
            let stmt = self.stmt(stmt, self.reaches(block, index + 1));
            tokens.extend(self.held_while(block, index, stmt));
        }
        tokens
    }

    /// `stmt`, statement `index` of `block`, if no macro in it hides a variable that is used later.
    ///
    /// Each of these is borrowed by something that was declared before, and is dropped after all that the statement
    /// declares: a new variable of the name would not live long enough. None of it ever runs.
    fn held_while(&self, block: &Block, index: usize, stmt: TokenStream) -> TokenStream {
        if self.reach.is_some() {
            return stmt;
        }
        let private = self.private;
        let (mut before, mut after) = (TokenStream::new(), TokenStream::new());
        for (number, rebinding) in self
            .facts
            .rebindings(self.program, block, index)
            .enumerate()
        {
            let held = names::hidden(&format!(
                "a_macro_declares_it_anew_{}_{index}_{number}",
                block.id
            ));
            let named = &rebinding.named;
            before.extend(quote!(let #held;));
            let place = named.span().resolved_at(Span::mixed_site());
            let borrow = quote_spanned!(place=> &#named);
            after.extend(never(
                &quote!(#held = #private::NotBoundByAMacro::check(#borrow)),
            ));
        }
        quote!(#before #stmt #after)
    }

    fn stmt(&self, stmt: &Stmt, falls: bool) -> TokenStream {
        match stmt {
            Stmt::Plain(stmt) | Stmt::Invocation(Invocation { stmt, .. }) => quote!(#stmt),
            Stmt::Join(join) => self.join(*join),
            // Of an answer that is dropped, a lint tells at the statement.
            Stmt::Expr(Node::Checkpoint(id), Some(semi), _) => {
                self.ask_in(*id, |ask| quote!(#ask #semi))
            }
            Stmt::Expr(node, semi, attrs) => {
                let node = self.node(node);
                quote!(#(#attrs)* #node #semi)
            }
            Stmt::Let(binding) => {
                let init = binding.init.as_ref().map(|init| self.node(init));
                self.binding(binding, init, falls)
            }
        }
    }

    /// `let` with this code as its initialiser; `falls`: control comes out of the statement.
    pub(super) fn binding(
        &self,
        binding: &Let,
        init: Option<TokenStream>,
        falls: bool,
    ) -> TokenStream {
        let (attrs, pat) = (&binding.attrs, &binding.pat);
        let Some(value) = init else {
            if self.reach.is_some() && !binding.binds.iter().any(|bind| self.mentions(*bind)) {
                return TokenStream::new();
            }
            let types = self.types(&binding.binds);
            return quote!(#(#attrs)* let #pat; #types);
        };
        let falls = falls
            || binding
                .diverge
                .as_ref()
                .is_some_and(|diverge| self.reaches(diverge, 0));
        if !falls {
            // There never is a value.
            return quote!(#value;);
        }
        let (unified, value) = self.unified(binding, value);
        let diverge = binding.diverge.as_ref().map(|diverge| {
            let diverge = self.block(diverge);
            quote!(else { #diverge })
        });
        let value = match &diverge {
            Some(_) => before_else(value),
            None => value,
        };
        let types = self.types(&binding.binds);
        quote!(#unified #(#attrs)* let #pat = #value #diverge; #types)
    }

    /// Unifies the type of a value that several branches make: what has to stand before the `let`, and its initialiser.
    fn unified(&self, binding: &Let, value: TokenStream) -> (TokenStream, TokenStream) {
        let Some(shared) = binding.unify else {
            return (TokenStream::new(), value);
        };
        let (private, witness) = (self.private, names::value_witness(shared));
        // A name by itself takes the whole value, and what the value borrows may be as long-lived as it.
        if matches!(binding.pat, syn::Pat::Ident(_)) && binding.diverge.is_none() {
            let whole = names::hidden("__whole");
            return (
                quote!(let #whole = #value; #private::unify(&#witness, &#whole);),
                quote!(#whole),
            );
        }
        (
            TokenStream::new(),
            quote!(#private::unified(&#witness, #value)),
        )
    }

    pub(super) fn node(&self, node: &Node) -> TokenStream {
        match node {
            Node::Plain(expr) => quote!(#expr),
            Node::Checkpoint(checkpoint) => self.ask(*checkpoint),
            Node::Block { label, block } => {
                let block = self.block(block);
                let label = self.label(label.as_ref(), &block);
                quote!(#label { #block })
            }
            Node::If {
                condition,
                binds,
                then,
                otherwise,
                ..
            } => {
                let (types, then) = (self.types(binds), self.block(then));
                let otherwise = otherwise.as_ref().map(|otherwise| {
                    let otherwise = self.as_block(otherwise);
                    quote!(else #otherwise)
                });
                let condition = before_block(condition);
                quote!(if #condition { #types #then } #otherwise)
            }
            Node::Match { scrutinee, arms } => {
                let arms = arms.iter().map(|arm| {
                    let (attrs, pat, body) = (&arm.attrs, &arm.pat, self.as_block(&arm.body));
                    let types = self.types(&arm.binds);
                    let body = if types.is_empty() {
                        body
                    } else {
                        quote!({ #types #body })
                    };
                    quote!(#(#attrs)* #pat => #body)
                });
                let scrutinee = before_block(scrutinee);
                quote!(match #scrutinee { #(#arms)* })
            }
            Node::Loop { label, body } => {
                let body = self.block(body);
                let label = self.label(label.as_ref(), &body);
                quote!(#label loop { #body })
            }
            Node::While {
                label,
                condition,
                binds,
                body,
            } => {
                let (types, body) = (self.types(binds), self.block(body));
                let condition = before_block(condition);
                let label = self.label(label.as_ref(), &quote!(#condition #body));
                quote!(#label while #condition { #types #body })
            }
            Node::For(repeat) => self.for_loop(repeat),
        }
    }

    /// The node in braces; in the author's, where there are some, or a lint would find them needless.
    fn as_block(&self, node: &Node) -> TokenStream {
        let tokens = self.node(node);
        match node {
            Node::Plain(Expr::Block(block)) if block.label.is_none() && block.attrs.is_empty() => {
                tokens
            }
            Node::Block { label: None, .. } => tokens,
            _ => quote!({ #tokens }),
        }
    }

    fn for_loop(&self, repeat: &For) -> TokenStream {
        let (state, private) = (self.state(repeat), self.private);
        let start = match repeat.iteration {
            Iteration::Place => {
                let check = self.stable_order(repeat);
                quote!(#check let mut #state = 0usize;)
            }
            Iteration::Drain => quote!(let mut #state = #private::nothing_taken();),
            Iteration::Range => TokenStream::new(),
        };
        let step = self.next_item(repeat);
        let label = self.label(repeat.label.as_ref(), &step);
        let taking = taking(
            &self.iterator(repeat),
            &begin(&repeat.iterable),
            &quote!(#label loop { #step }),
        );
        quote!({ #start #taking })
    }

    /// Takes the next item and runs the body with it, or ends the loop.
    pub(super) fn next_item(&self, repeat: &For) -> TokenStream {
        let item = names::hidden("__item");
        let count = (repeat.iteration == Iteration::Place).then(|| {
            let state = self.state(repeat);
            quote!(#state += 1;)
        });
        let (pat, body) = (&repeat.pat, self.block(&repeat.body));
        let types = self.types(&repeat.binds);
        let mut next = self.next(repeat);
        if repeat.iteration == Iteration::Drain {
            let state = self.state(repeat);
            next = quote!(#state.next(|| #next));
        }
        quote! {
            match #next {
                ::core::option::Option::Some(#item) => { #count let #pat = #item; #types #body }
                ::core::option::Option::None => break,
            }
        }
    }

    /// `Iterator::next(&mut iterator)`. The argument looks like the author's expression: if this is no iterator, the two
    /// calls fail at the same place, and rustc tells it once.
    pub(super) fn next(&self, repeat: &For) -> TokenStream {
        let mut iterator = self.iterator(repeat);
        iterator.set_span(last(&repeat.iterable).resolved_at(iterator.span()));
        quote_spanned!(first(&repeat.iterable)=> ::core::iter::Iterator::next(&mut #iterator))
    }

    pub(super) fn state<'s>(&'s self, repeat: &For) -> &'s proc_macro2::Ident {
        &self.program.bindings[repeat.state].ident
    }

    /// The iterator's name: the saved variable itself, or the one beside what is saved.
    pub(super) fn iterator(&self, repeat: &For) -> proc_macro2::Ident {
        match repeat.iteration {
            Iteration::Place | Iteration::Drain => self
                .program
                .names
                .iterator(repeat.state, self.state(repeat).span()),
            Iteration::Range => self.state(repeat).clone(),
        }
    }

    /// Requires that the place gives its items in the same order after it has travelled.
    pub(super) fn stable_order(&self, repeat: &For) -> TokenStream {
        let place = borrowed_place(&repeat.iterable).unwrap_or(&repeat.iterable);
        let span = first(place);
        let private = names::path_at(self.private, span);
        let there = self.leads_there_again(place);
        quote_spanned!(span=> #there <_ as #private::StableOrder>::stable_order(&#place);)
    }
}

/// The iterator over `iterable`.
pub(super) fn begin(iterable: &syn::Expr) -> TokenStream {
    quote_spanned!(first(iterable)=> ::core::iter::IntoIterator::into_iter(#iterable))
}

/// Runs `steps` with an iterator, whose temporaries live as long as the loop.
pub(super) fn taking(
    iterator: &proc_macro2::Ident,
    items: &TokenStream,
    steps: &TokenStream,
) -> TokenStream {
    quote!(match #items { mut #iterator => { #steps } })
}

/// What stands before the `else` of a `let` must not end in a brace.
fn before_else(value: TokenStream) -> TokenStream {
    let braced = matches!(
        value.clone().into_iter().last(),
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace
    );
    if braced { quote!((#value)) } else { value }
}

/// The variables a statement brings in, other than inside its blocks.
pub(super) fn introduced(stmt: &Stmt) -> Vec<BindingId> {
    match stmt {
        Stmt::Plain(_) | Stmt::Invocation(_) | Stmt::Join(_) => Vec::new(),
        Stmt::Expr(node, ..) => of_node(node),
        Stmt::Let(binding) => {
            let mut all = binding.init.as_ref().map(of_node).unwrap_or_default();
            all.extend(&binding.binds);
            all
        }
    }
}

fn of_node(node: &Node) -> Vec<BindingId> {
    match node {
        Node::Plain(_) | Node::Checkpoint(_) | Node::Block { .. } | Node::Loop { .. } => Vec::new(),
        Node::While { binds, .. } => binds.clone(),
        Node::For(repeat) => repeat.binds.clone(),
        Node::If {
            binds, otherwise, ..
        } => {
            let mut all = binds.clone();
            all.extend(otherwise.iter().flat_map(|node| of_node(node)));
            all
        }
        Node::Match { arms, .. } => arms
            .iter()
            .flat_map(|arm| arm.binds.iter().copied().chain(of_node(&arm.body)))
            .collect(),
    }
}
