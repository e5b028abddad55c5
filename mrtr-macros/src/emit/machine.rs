//! The machine: one `async fn` with a copy of the body for the start and one for each checkpoint.
//!
//! ```text
//! // Input
//! async fn book(flight: String) -> String { /* with two questions */ }
//!
//! // Output
//! async fn __machine(run: &mut Run, scope: &Scope, held: Option<(String,)>) -> String {
//!     let __local0 = <_ as Persist<'_>>::local();         // a witness for each saved variable
//!     let __point0 = <_ as Question>::point(&["seat"]);   // one for each question
//!     '__halt: {
//!         let __at = run.enter(LAYOUTS);
//!         let Some((__given0,)) = held else { break '__halt };
//!         return match __at {
//!             0 => { /* the entry copy */ }
//!             1 => { /* the residual after the first question */ }
//!             2 => { /* the residual after the second one */ }
//!             _ => { /* checks of the saved variables' types; never runs */ }
//!         };
//!     }
//!     match run.halted().await {}                         // the driver drops the future here
//! }
//! ```

use std::collections::BTreeSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{quote, quote_spanned};
use syn::ItemFn;

use super::{
    Copy, attributes, elided,
    local::{declare, title},
    mutability,
    reach::{self, Reach},
    wording,
};
use crate::{
    analyze::Facts,
    names,
    parse::signature::{Parameter, Source},
    tree::{BindingId, Program},
};

/// What the machine of one function is made from.
pub(super) struct Machine<'a> {
    pub(super) function: &'a ItemFn,
    pub(super) parameters: &'a [Parameter],
    pub(super) program: &'a Program,
    pub(super) facts: &'a Facts,
    pub(super) private: &'a TokenStream,
    /// The name states are bound to, and the author's version of the layout.
    pub(super) name: &'a str,
    pub(super) version: u32,
    /// Whether it is given arguments where it begins, and only there.
    pub(super) begins_with_arguments: bool,
}

impl Machine<'_> {
    pub(super) fn function(&self) -> TokenStream {
        let (machine, run, private) = (self.program.names.machine(), names::run(), self.private);
        let (state, kept) = (names::state(), names::kept());
        let items = &self.program.items;
        let environment = names::environment();
        let mut output = self.function.sig.output.clone();
        let mut lenders = self
            .parameters
            .iter()
            .filter(|parameter| parameter.source == Source::Environment);
        if let (Some(_), None) = (lenders.next(), lenders.next()) {
            output = elided::spelled(&output, &environment);
        }
        let attrs = attributes::of_body(self.function);
        let scope = names::scope();
        let parameters = self.function_parameters();
        let (held, unpack) = (self.unpack_held(), self.unpack_arguments());
        let (at, halt) = (names::hidden("__at"), names::halt());
        let (unified, layout, unshared) = (self.unified(), self.layout(), self.unshared());
        let never_cut = reach::never_cut(self.program);
        // What is wrong with the body as a whole, such as a missing value at its end, is shown there.
        let body = self.function.block.brace_token.span.join();
        let first = self.copy(None).block(&self.program.body);
        // No other braces around it: a lint would find the author's needless.
        let first = names::braced(quote!(#unpack #first), body);
        let copies = (0..self.program.checkpoints.len()).chain(self.facts.joins.iter().copied());
        let rest = copies.enumerate().map(|(index, checkpoint)| {
            let index = Literal::usize_unsuffixed(index + 1);
            let copy = self.copy(Some(Reach::of(checkpoint, &never_cut, self.facts)));
            let parameters: Vec<_> = (0..self.program.parameters).collect();
            let rest = copy.rest_of_block(&self.program.body, &parameters, checkpoint);
            let rest = names::braced(mutability::ours(rest), body);
            // The first copy is what lints look at.
            quote! {
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                #index => #rest
            }
        });
        quote! {
            #(#attrs)*
            // Which type the server lends is not for this function to choose.
            #[allow(clippy::ptr_arg)]
            async fn #machine<#kept, #environment>(
                #state: &mut #private::Run<#kept>,
                #scope: &#private::Scope<#kept>,
                #parameters
            ) #output {
                #(#items)*
                let #run = #state;
                #unified
                #halt: {
                    let #at = #run.enter(#layout);
                    #held
                    return match #at {
                        0 => #first
                        #(#rest)*
                        // Has a type, so that the `return` can be reached also where the author's code never ends.
                        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                        _ => {
                            #unshared
                            match ::core::option::Option::None {
                                ::core::option::Option::Some(#at) => #at,
                                ::core::option::Option::None => break #halt,
                            }
                        }
                    };
                }
                match #run.halted().await {}
            }
        }
    }

    /// What is given in every round, and what is given at the beginning. A run that only asks for the layouts has neither.
    fn function_parameters(&self) -> TokenStream {
        let (held, packed, environment) = (names::held(), names::arguments(), names::environment());
        let types = self.held().map(|parameter| {
            let ty = &parameter.ty;
            match parameter.source {
                Source::Environment => quote!(&#environment #ty),
                Source::Argument => quote!(#ty),
            }
        });
        let travelling = self.begins_with_arguments.then(|| {
            let types = self.travelling().map(|argument| &argument.ty);
            quote!(#packed: ::core::option::Option<(#(#types,)*)>)
        });
        quote!(#held: ::core::option::Option<(#(#types,)*)>, #travelling)
    }

    fn unpack_held(&self) -> TokenStream {
        unpack(&names::held(), self.held())
    }

    /// Arguments that are there only at the start; later they come out of the frame.
    fn unpack_arguments(&self) -> TokenStream {
        if !self.begins_with_arguments {
            return TokenStream::new();
        }
        unpack(&names::arguments(), self.travelling())
    }

    /// What is given in every round.
    fn held(&self) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(|parameter| parameter.held)
    }

    /// What is given at the beginning.
    fn travelling(&self) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(|parameter| !parameter.held)
    }

    fn copy(&self, reach: Option<Reach>) -> Copy<'_> {
        Copy {
            program: self.program,
            facts: self.facts,
            private: self.private,
            author: self.function.sig.ident.span(),
            reach,
        }
    }

    /// The bindings that travel.
    pub(super) fn saved(&self) -> BTreeSet<BindingId> {
        (0..self.program.checkpoints.len())
            .flat_map(|checkpoint| self.facts.live(checkpoint))
            .copied()
            .collect()
    }

    /// Unifies the types of all copies, and checks what must hold for them.
    fn unified(&self) -> TokenStream {
        let author = self.function.sig.ident.span();
        let locals = self
            .saved()
            .into_iter()
            .map(|id| declare(id, &self.program.bindings[id], self.private, author));
        let points = self
            .program
            .checkpoints
            .iter()
            .enumerate()
            .map(|(id, asked)| {
                let span = asked.name.span();
                let (private, point) = (names::path_at(self.private, span), names::point(id));
                let made = if asked.is_call() {
                    quote_spanned!(span=> <_ as #private::Flow>::called())
                } else {
                    let keys = &asked.keys;
                    quote_spanned!(span=> <_ as #private::Question>::point(&[#(#keys),*]))
                };
                quote!(let #point = #made;)
            });
        let private = self.private;
        let values = (0..self.program.unified)
            .map(names::value_witness)
            .map(|name| quote!(let #name = #private::TypeOf::new();));
        let types = self
            .facts
            .untied
            .iter()
            .map(|id| names::type_witness(*id))
            .map(|name| quote!(let #name = #private::TypeOf::new();));
        locals.chain(points).chain(values).chain(types).collect()
    }

    /// The layouts of the checkpoints, made once per process.
    fn layout(&self) -> TokenStream {
        let private = self.private;
        let (name, version, count) = (self.name, self.version, self.program.checkpoints.len());
        let so_far = names::hidden("__so_far");
        let locals = |checkpoint| -> TokenStream {
            let live = self.facts.live(checkpoint).iter();
            live.map(|id| {
                let (binding, local) = (&self.program.bindings[*id], names::local(*id));
                let title = title(binding);
                quote! {
                    let #so_far = #so_far.local(#title, #local.type_name());
                }
            })
            .collect()
        };
        let layouts = (0..count).map(|checkpoint| {
            let asked = &self.program.checkpoints[checkpoint];
            let (keys, point) = (&asked.keys, names::point(checkpoint));
            let asks = if asked.is_call() {
                quote!(.asks(#point.type_name()))
            } else {
                quote!(.asked(&#point))
            };
            let says = wording::says(&self.facts.wordings[checkpoint], &point, private);
            let locals = locals(checkpoint);
            quote! {{
                // What the author wrote there is looked at where it stands.
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                let #so_far = #private::CheckpointLayout::of(#name, #version) #(.key(#keys))* #asks #says;
                #locals
                #so_far
            }}
        });
        // A join's frame never leaves the process.
        let joins = self.facts.joins.iter().enumerate().map(|(index, join)| {
            let (index, locals) = (index.to_string(), locals(*join));
            quote! {{
                let #so_far = #private::CheckpointLayout::of(#name, #version).key("join").key(#index);
                #locals
                #so_far
            }}
        });
        let count = count + self.facts.joins.len();
        let layout = self.program.names.layout();
        quote! {{
            static #layout: ::std::sync::OnceLock<[#private::CheckpointLayout; #count]> = ::std::sync::OnceLock::new();
            #layout.get_or_init(|| #private::CheckpointLayout::numbered([#(#layouts,)* #(#joins),*]))
        }}
    }
}

/// Takes the values of parameters out of what holds them.
fn unpack<'p>(packed: &Ident, parameters: impl Iterator<Item = &'p Parameter>) -> TokenStream {
    let halt = names::halt();
    let (mut values, mut variables) = (Vec::new(), TokenStream::new());
    for (index, parameter) in parameters.enumerate() {
        let value = names::hidden(&format!("__given{index}"));
        let (attrs, ident) = (&parameter.attrs, &parameter.ident);
        let mutability = &parameter.mutability;
        variables.extend(quote!(#(#attrs)* let #mutability #ident = #value;));
        values.push(value);
    }
    quote! {
        let ::core::option::Option::Some((#(#values,)*)) = #packed else {
            break #halt
        };
        #variables
    }
}
