//! What is written when the function breaks a rule: enough for callers to compile, so that only the rule's own
//! message is shown.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ItemFn;

use super::resumable;
use crate::{expand::Shape, parse::signature::Parameter};

/// What can be told of a flow that breaks a rule.
pub(crate) struct FlowStub<'a> {
    pub(crate) function: &'a ItemFn,
    pub(crate) parameters: &'a [Parameter],
    pub(crate) krate: &'a TokenStream,
}

/// The unit struct, and implementations that do nothing.
pub(crate) fn resumable(shape: Shape, function: &ItemFn, krate: &TokenStream) -> TokenStream {
    let (vis, ident) = (&function.vis, &function.sig.ident);
    let item = resumable::unit_struct(function);
    let cfgs = resumable::cfgs(&function.attrs);
    let (own, descriptor, reply) = match shape {
        Shape::Tool | Shape::Flow => (quote!(Tool), quote!(Descriptor), quote!(Reply)),
        Shape::Prompt => (
            quote!(Prompt),
            quote!(PromptDescriptor),
            quote!(PromptReply),
        ),
        Shape::Resource => (
            quote!(Resource),
            quote!(ResourceDescriptor),
            quote!(ResourceReply),
        ),
    };
    if function.sig.receiver().is_some() {
        // It may stand in an `impl`, where there are no structs.
        let refused = quote!(#krate::__private::Refused);
        return quote! {
            #[allow(non_upper_case_globals, dead_code)]
            #vis const #ident: #refused<#krate::#reply> = #refused::new();
        };
    }
    quote! {
        #item
        #(#cfgs)*
        const _: () = {
            impl #krate::#own for #ident {
                fn describe(&self) -> #krate::__private::#descriptor {
                    ::core::unreachable!()
                }
            }
            impl #krate::Resumable for #ident {
                type Reply = #krate::#reply;
                fn name(&self) -> &'static str {
                    ::core::unreachable!()
                }
                fn run<'r, 'de: 'r>(
                    &'r self,
                    _: &'r #krate::__private::Scope<'de>,
                    _: &'r mut #krate::__private::Run<'de>,
                ) -> #krate::__private::RunFuture<'r, Self::Reply> {
                    ::core::unreachable!()
                }
            }
        };
    }
}
