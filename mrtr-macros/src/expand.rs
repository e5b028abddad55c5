//! The pipeline, on one screen.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ItemFn;

use crate::{
    analyze::{self, placement, rewritten},
    debug,
    diagnostics::Diagnostics,
    emit::{fallback, flow, parts::Parts, prompt, resource, tool},
    lower,
    parse::{options::Options, signature, spelling, uri},
    peel,
    rules::Rule,
    shape::Shape,
};

/// `#[mrtr_tool(attribute)] item`, and the other attributes.
pub(crate) fn expand(shape: Shape, attribute: TokenStream, item: &TokenStream) -> TokenStream {
    let mut function: ItemFn = match syn::parse2(item.clone()) {
        Ok(function) => function,
        Err(error) => return not_a_function(shape, item, &error),
    };
    let mut diagnostics = Diagnostics::new(shape.name());

    let given = attribute.clone();
    let options = Options::parse(shape, attribute, &mut diagnostics);
    let krate = options
        .krate
        .as_ref()
        .map_or_else(|| quote!(::mrtr), |path| quote!(#path));
    if let Some(peeled) = peel::peel(&shape.attribute(), &given, &function, &krate) {
        diagnostics.discard();
        return peeled;
    }
    if let Some(krate) = &options.krate {
        spelling::spell_out(&mut function.block, krate);
    }
    let rewritten = rewritten::check(&mut function, &mut diagnostics);
    let parameters = signature::parameters(shape, &function, &mut diagnostics);
    if shape == Shape::Resource {
        uri::check(&options, &parameters, &function, &mut diagnostics);
    }
    if !rewritten {
        placement::check(&function, &mut diagnostics);
    }

    let program = lower::lower(&function, &parameters, &mut diagnostics);
    let facts = analyze::analyze(&program, &function, &mut diagnostics);

    if let Err(errors) = diagnostics.finish() {
        let stub = match shape {
            Shape::Tool | Shape::Prompt | Shape::Resource => {
                fallback::resumable(shape, &function, &krate)
            }
            Shape::Flow => flow::fallback(&fallback::FlowStub {
                function: &function,
                parameters: &parameters,
                krate: &krate,
            }),
        };
        return quote!(#errors #stub);
    }
    let parts = Parts {
        shape,
        function: &function,
        options: &options,
        parameters: &parameters,
        program: &program,
        facts: &facts,
        krate: &krate,
    };
    let expansion = match shape {
        Shape::Tool => tool::tool(&parts),
        Shape::Flow => flow::flow(&parts),
        Shape::Prompt => prompt::prompt(&parts),
        Shape::Resource => resource::resource(&parts),
    };
    debug::show(&function.sig.ident, &expansion);
    expansion
}

/// Either something else than a function, or one that does not parse; the latter is rustc's to explain.
fn not_a_function(shape: Shape, item: &TokenStream, error: &syn::Error) -> TokenStream {
    let is_item = syn::parse2::<syn::Item>(item.clone()).is_ok();
    if is_item {
        return syn::Error::new_spanned(item, Rule::NotAFunction.text(shape.name()))
            .to_compile_error();
    }
    error.to_compile_error()
}
