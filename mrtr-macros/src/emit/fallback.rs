//! What is written when the function breaks a rule: enough for callers to compile, so that only the rule's own
//! message is shown.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ItemFn;

use super::tool;
use crate::parse::signature::Parameter;

/// What can be told of a flow that breaks a rule.
pub(crate) struct FlowStub<'a> {
    pub(crate) function: &'a ItemFn,
    pub(crate) parameters: &'a [Parameter],
    pub(crate) krate: &'a TokenStream,
}

/// The unit struct and a `Tool` that does nothing.
pub(crate) fn tool(function: &ItemFn, krate: &TokenStream) -> TokenStream {
    let ident = &function.sig.ident;
    let item = tool::unit_struct(function);
    let cfgs = tool::cfgs(&function.attrs);
    quote! {
        #item
        #(#cfgs)*
        const _: () = {
            impl #krate::Tool for #ident {
                fn describe(&self) -> #krate::__private::Descriptor {
                    ::core::unreachable!()
                }
            }
            impl #krate::Resumable for #ident {
                type Reply = #krate::Reply;
                fn name(&self) -> &'static str {
                    ::core::unreachable!()
                }
                fn run<'r, 'de: 'r>(
                    &'r self,
                    _: &'r #krate::__private::Scope<'de>,
                    _: &'r mut #krate::__private::Run<'de>,
                ) -> #krate::__private::RunFuture<'r> {
                    ::core::unreachable!()
                }
            }
        };
    }
}
