//! The pipeline, on one screen.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ItemFn;

use crate::{
    analyze::{self, placement},
    diagnostics::Diagnostics,
    emit::{fallback, tool},
    lower,
    parse::{options::Options, signature},
    rules::Rule,
};

/// `#[mrtr_tool(attribute)] item`
pub(crate) fn tool(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let function: ItemFn = match syn::parse2(item.clone()) {
        Ok(function) => function,
        Err(error) => return not_a_function(&item, &error),
    };
    let mut diagnostics = Diagnostics::new();

    let options = Options::parse(attribute, &mut diagnostics);
    let parameters = signature::parameters(&function, &mut diagnostics);
    placement::check(&function, &mut diagnostics);
    let krate = options.krate.as_ref().map_or_else(|| quote!(::mrtr), |path| quote!(#path));

    let program = lower::lower(&function.block, &parameters, &mut diagnostics);
    let facts = analyze::analyze(&program, &mut diagnostics);

    match diagnostics.finish() {
        Ok(()) => tool::tool(&tool::ToolParts {
            function: &function,
            options: &options,
            parameters: &parameters,
            program: &program,
            facts: &facts,
            krate: &krate,
        }),
        Err(errors) => {
            let stub = fallback::tool(&function, &krate);
            quote!(#errors #stub)
        }
    }
}

/// Either something else than a function, or one that does not parse; the latter is rustc's to explain.
fn not_a_function(item: &TokenStream, error: &syn::Error) -> TokenStream {
    let is_item = syn::parse2::<syn::Item>(item.clone()).is_ok();
    if is_item {
        return syn::Error::new_spanned(item, Rule::NotAFunction.to_string()).to_compile_error();
    }
    error.to_compile_error()
}
