//! What the source of a question says, told to the runtime.
//!
//! ```text
//! // Input
//! confirm(format!("Pay {price} EUR?")).await
//!
//! // Output, in the layout of the checkpoint
//! .words(&["Pay ", " EUR?"], &["price"])
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::analyze::wording::{Beside, Member, Message, Part, Settle, Wording};

/// The calls that add `wording` to a layout; `point` is where it is asked.
pub(super) fn says(wording: &Wording, point: &Ident, private: &TokenStream) -> TokenStream {
    let members = wording.members.iter().map(|one| member(one, private));
    let made = wording
        .made
        .as_ref()
        .map(|made| quote!(.made(#point.made(#made))));
    quote!(#(#members)* #made)
}

fn member(member: &Member, private: &TokenStream) -> TokenStream {
    let message = match &member.message {
        Message::Words { parts, names, .. } => {
            let parts = parts.iter().map(part);
            quote!(.words(&[#(#parts),*], &[#(#names),*]))
        }
        Message::Constant(text) => {
            let source = text.to_token_stream().to_string();
            quote!(.text({
                use #private::{ConstantNoText as _, ConstantText as _};
                (&&#private::Constant(&#text)).mrtr_message()
            }, #source))
        }
        Message::Opaque(source) => quote!(.opaque(#source)),
    };
    let beside = member.beside.as_ref().map(|beside| match beside {
        Beside::Known(source) => quote!(.known(#source)),
        Beside::Open(source) => quote!(.beside(#source)),
    });
    let constants = member.constants.iter().map(|path| {
        quote!(.constant({
            use #private::{ConstantCopied as _, ConstantKnown as _, ConstantUnknown as _};
            (&&&#private::Constant(&#path)).mrtr_text()
        }))
    });
    quote!(#message #beside #(#constants)*)
}

/// A text, by reference.
fn part(part: &Part) -> TokenStream {
    if let [Settle::Literal(text)] = &part[..] {
        return quote!(#text);
    }
    let (mut format, mut shown) = (String::new(), Vec::new());
    for piece in part {
        match piece {
            Settle::Literal(text) => {
                format.push_str(&text.replace('{', "{{").replace('}', "}}"));
            }
            Settle::Shown(value, spec) => {
                format.extend(["{:", spec, "}"]);
                shown.push(value);
            }
        }
    }
    quote!(&*::std::format!(#format, #(#shown),*))
}
