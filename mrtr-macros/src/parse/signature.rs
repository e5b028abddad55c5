//! The function's header: what the environment gives and what the client sends.

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::{
    Attribute, Expr, ExprLit, FnArg, GenericArgument, ItemFn, Lit, Meta, Pat, PathArguments,
    ReturnType, Safety, Token, Type, TypeImplTrait, TypePath, TypeReference, visit::Visit,
};

use super::plain;
use crate::{diagnostics::Diagnostics, rules::Rule, shape::Shape};

/// A parameter of the tool.
#[derive(Debug)]
pub(crate) struct Parameter {
    pub(crate) ident: Ident,
    pub(crate) mutability: Option<Token![mut]>,
    /// The type as declared; for the environment, without the `&`.
    pub(crate) ty: Type,
    pub(crate) source: Source,
    /// Whether it is given in every round: lent, or read from the request again. Any other argument is there where the
    /// call begins, and travels from there.
    pub(crate) held: bool,
    /// Its doc comment.
    pub(crate) description: Option<String>,
    /// Attributes other than doc comments.
    pub(crate) attrs: Vec<Attribute>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// `&T`: lent by the server.
    Environment,
    /// Owned: sent by the client.
    Argument,
}

/// Reads the parameters and reports everything a tool's header cannot be. Texts and bytes may be borrowed by a flow, whose
/// caller has them.
pub(crate) fn parameters(
    shape: Shape,
    function: &ItemFn,
    diagnostics: &mut Diagnostics,
) -> Vec<Parameter> {
    let sig = &function.sig;
    if sig.asyncness.is_none() {
        diagnostics.report(&sig.fn_token, Rule::NotAsync);
    }
    if let Some(token) = &sig.constness {
        diagnostics.report(token, Rule::Qualifier { what: "const" });
    }
    if let Safety::Unsafe(token) = &sig.safety {
        diagnostics.report(token, Rule::Qualifier { what: "unsafe" });
    }
    if let Some(abi) = &sig.abi {
        diagnostics.report(abi, Rule::Qualifier { what: "extern" });
    }
    if !sig.generics.params.is_empty() {
        diagnostics.report(&sig.generics, Rule::Generics);
    } else if let Some(clause) = &sig.generics.where_clause {
        diagnostics.report(clause, Rule::Generics);
    }
    sig.inputs
        .iter()
        .filter_map(|input| parameter(shape, input, diagnostics))
        .collect()
}

fn parameter(shape: Shape, input: &FnArg, diagnostics: &mut Diagnostics) -> Option<Parameter> {
    let typed = match input {
        FnArg::Typed(typed) => typed,
        FnArg::Receiver(receiver) => {
            diagnostics.report(receiver, Rule::Receiver);
            return None;
        }
    };
    let Pat::Ident(name) = &*typed.pat else {
        diagnostics.report(&typed.pat, Rule::ArgumentPattern);
        return None;
    };
    if name.by_ref.is_some() || name.subpat.is_some() {
        diagnostics.report(name, Rule::ArgumentPattern);
        return None;
    }
    let (source, ty) = match &*typed.ty {
        ty @ Type::Reference(reference) if shape == Shape::Flow && is_text_or_bytes(reference) => {
            (Source::Argument, ty.clone())
        }
        Type::Reference(reference) => {
            let rule = match &*reference.elem {
                Type::Path(TypePath {
                    qself: None, path, ..
                }) if path.is_ident("str") => Some(Rule::StrArgument),
                Type::Slice(_) => Some(Rule::BorrowedArgument),
                _ if reference.mutability.is_some() => Some(Rule::MutableEnvironment),
                _ => None,
            };
            if let Some(rule) = rule {
                diagnostics.report(&typed.ty, rule);
                return None;
            }
            (Source::Environment, (*reference.elem).clone())
        }
        Type::ImplTrait(ty) => {
            diagnostics.report(ty, Rule::ImplTraitArgument);
            return None;
        }
        ty => (Source::Argument, ty.clone()),
    };
    let (docs, attrs): (Vec<_>, Vec<_>) = typed
        .attrs
        .iter()
        .cloned()
        .partition(|attr| attr.path().is_ident("doc"));
    // What a type of the author's does when it is read, it does once.
    let held = source == Source::Environment || shape != Shape::Flow && plain::is_plain(&ty);
    Some(Parameter {
        ident: name.ident.clone(),
        mutability: name.mutability,
        ty,
        source,
        held,
        description: documentation(&docs),
        attrs,
    })
}

/// `&str` or `&[u8]`, which travel as values.
fn is_text_or_bytes(reference: &TypeReference) -> bool {
    let is = |ty: &Type, name: &str| matches!(ty, Type::Path(TypePath { qself: None, path, .. }) if path.is_ident(name));
    reference.mutability.is_none()
        && match &*reference.elem {
            Type::Slice(slice) => is(&slice.elem, "u8"),
            ty => is(ty, "str"),
        }
}

/// The text of doc comments, without the leading space of each line.
pub(crate) fn documentation(attrs: &[Attribute]) -> Option<String> {
    let lines: Vec<String> = attrs
        .iter()
        .filter_map(|attr| {
            let Meta::NameValue(meta) = &attr.meta else {
                return None;
            };
            if !meta.path.is_ident("doc") {
                return None;
            }
            let Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }) = &meta.value
            else {
                return None;
            };
            let text = text.value();
            Some(
                text.strip_prefix(' ')
                    .unwrap_or(&text)
                    .trim_end()
                    .to_owned(),
            )
        })
        .collect();
    let text = lines.join("\n");
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// The first paragraph of a text, on one line.
pub(crate) fn first_paragraph(text: &str) -> String {
    text.lines()
        .take_while(|line| !line.trim().is_empty())
        .map(str::trim)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The declared return type.
pub(crate) fn returned(function: &ItemFn) -> Option<&Type> {
    match &function.sig.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(ty),
    }
}

/// `T` and `E` of what is spelled `Result<T, E>`. Only good for showing a fault in the right place: it may be a
/// type of another name, or another type of this name.
pub(crate) fn parts_of_result(ty: &Type) -> Option<(&Type, &Type)> {
    let Type::Path(TypePath { path, .. }) = ty else {
        return None;
    };
    let last = path.segments.last().filter(|last| last.ident == "Result")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    let value = types.next()?;
    Some((value, types.next().unwrap_or(ty)))
}

/// The token a type is recognised by: `Rc` of `std::rc::Rc<Seat>`.
pub(crate) fn head(ty: &Type) -> Span {
    if let Type::Path(TypePath { path, .. }) = ty
        && let Some(last) = path.segments.last()
    {
        return last.ident.span();
    }
    let first = ty.to_token_stream().into_iter().next();
    first.map_or_else(Span::call_site, |token| token.span())
}

/// Whether a type has an `impl Trait` in it, so that it cannot be named.
pub(crate) fn is_opaque(ty: &Type) -> bool {
    struct Opaque(bool);
    impl<'ast> Visit<'ast> for Opaque {
        fn visit_type_impl_trait(&mut self, _: &'ast TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut opaque = Opaque(false);
    opaque.visit_type(ty);
    opaque.0
}
