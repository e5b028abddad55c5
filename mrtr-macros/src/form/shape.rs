//! What a field's type visibly is.

use syn::{GenericArgument, PathArguments, Type};

/// A field's type as far as its spelling tells.
#[derive(Debug)]
pub(super) struct Shape<'t> {
    pub(super) kind: ShapeKind,
    /// Whether it stands in an `Option`.
    pub(super) optional: bool,
    /// What is in the `Option`, or the type itself.
    pub(super) inner: &'t Type,
}

/// What a form's field can be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum ShapeKind {
    Boolean,
    Text,
    Integer {
        minimum: i128,
        maximum: i128,
    },
    Float {
        limit: f64,
    },
    /// A `Vec` of what has to be a `Choice`.
    Many,
    /// A type of the author's: has to be a `Choice`; the compiler will tell.
    Named,
    /// Nothing a form can have.
    Impossible(&'static str),
}

/// Looks at a field's type.
pub(super) fn shape(ty: &Type) -> Shape<'_> {
    let ty = bare(ty);
    match argument(ty, "Option") {
        None => Shape {
            kind: kind(ty),
            optional: false,
            inner: ty,
        },
        Some(inner) => {
            let inner = bare(inner);
            let kind = match argument(inner, "Option") {
                Some(_) => ShapeKind::Impossible("an answer that may be left out twice"),
                None => kind(inner),
            };
            Shape {
                kind,
                optional: true,
                inner,
            }
        }
    }
}

/// A type without the groups that macros and parentheses leave around it.
fn bare(ty: &Type) -> &Type {
    match ty {
        Type::Group(group) => bare(&group.elem),
        Type::Paren(paren) => bare(&paren.elem),
        _ => ty,
    }
}

fn kind(ty: &Type) -> ShapeKind {
    if let Some(item) = argument(ty, "Vec") {
        return match kind(bare(item)) {
            ShapeKind::Named => ShapeKind::Many,
            _ => ShapeKind::Impossible("a list of anything but choices"),
        };
    }
    let name = match ty {
        Type::Path(path) if path.qself.is_none() => match path.path.segments.last() {
            Some(segment) => segment.ident.to_string(),
            None => return ShapeKind::Named,
        },
        Type::Macro(_) | Type::Path(_) => return ShapeKind::Named,
        Type::Reference(_) => {
            return ShapeKind::Impossible("a borrow: an answer belongs to the one who asked");
        }
        Type::Tuple(_) | Type::Array(_) | Type::Slice(_) => {
            return ShapeKind::Impossible("several values in one field");
        }
        _ => return ShapeKind::Impossible("this type"),
    };
    let integer = |minimum: i128, maximum: i128| ShapeKind::Integer { minimum, maximum };
    match name.as_str() {
        "bool" => ShapeKind::Boolean,
        "String" => ShapeKind::Text,
        "i8" => integer(i8::MIN.into(), i8::MAX.into()),
        "i16" => integer(i16::MIN.into(), i16::MAX.into()),
        "i32" => integer(i32::MIN.into(), i32::MAX.into()),
        // The width of `isize` and `usize` is that of the target; the wider one is checked here.
        "i64" | "isize" => integer(i64::MIN.into(), i64::MAX.into()),
        "u8" => integer(0, u8::MAX.into()),
        "u16" => integer(0, u16::MAX.into()),
        "u32" => integer(0, u32::MAX.into()),
        "u64" | "usize" => integer(0, u64::MAX.into()),
        "f32" => ShapeKind::Float {
            limit: f32::MAX.into(),
        },
        "f64" => ShapeKind::Float { limit: f64::MAX },
        "i128" | "u128" => ShapeKind::Impossible("a number that JSON does not carry exactly"),
        "char" => {
            ShapeKind::Impossible("a single character: take a `String` with `max_length = 1`")
        }
        _ => ShapeKind::Named,
    }
}

/// The single type argument of a path that ends in `name`.
fn argument<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path
        .path
        .segments
        .last()
        .filter(|last| path.qself.is_none() && last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(ty)) if arguments.args.len() == 1 => Some(ty),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    fn kind_of(ty: &Type) -> (ShapeKind, bool) {
        let shape = shape(ty);
        (shape.kind, shape.optional)
    }

    #[test]
    fn what_mcp_allows_is_seen_by_its_name() {
        assert_eq!(kind_of(&parse_quote!(bool)), (ShapeKind::Boolean, false));
        assert_eq!(
            kind_of(&parse_quote!(std::string::String)),
            (ShapeKind::Text, false)
        );
        assert_eq!(
            kind_of(&parse_quote!(Option<u8>)),
            (
                ShapeKind::Integer {
                    minimum: 0,
                    maximum: 255
                },
                true
            )
        );
        assert_eq!(
            kind_of(&parse_quote!(::core::option::Option<(f64)>)),
            (ShapeKind::Float { limit: f64::MAX }, true)
        );
        assert_eq!(
            kind_of(&parse_quote!(Vec<Topping>)),
            (ShapeKind::Many, false)
        );
        assert_eq!(
            kind_of(&parse_quote!(Option<Vec<menu::Topping>>)),
            (ShapeKind::Many, true)
        );
        assert_eq!(kind_of(&parse_quote!(Class)), (ShapeKind::Named, false));
    }

    #[test]
    fn what_cannot_be_a_field_is_seen_where_its_spelling_tells() {
        let types: [Type; 9] = [
            parse_quote!(&'static str),
            parse_quote!((u8, u8)),
            parse_quote!([u8; 4]),
            parse_quote!(Vec<u8>),
            parse_quote!(Vec<Vec<Topping>>),
            parse_quote!(Option<Option<bool>>),
            parse_quote!(u128),
            parse_quote!(char),
            parse_quote!(fn()),
        ];
        for ty in &types {
            assert!(matches!(shape(ty).kind, ShapeKind::Impossible(_)), "{ty:?}");
        }
    }
}
