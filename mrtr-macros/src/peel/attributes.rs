//! Where syntax keeps its attributes.

use syn::{Attribute, Expr, Item};

/// One match arm for a list of variants, all of which have attributes.
macro_rules! attributes {
    ($of:expr, $kind:ident, [$($variant:ident),+ $(,)?]) => {
        match $of {
            $($kind::$variant(node) => Some(&mut node.attrs),)+
            _ => None,
        }
    };
}

/// The attributes of an expression; `None` for what is no expression of stable Rust.
pub(super) fn of_expr(expr: &mut Expr) -> Option<&mut Vec<Attribute>> {
    attributes!(
        expr,
        Expr,
        [
            Array, Assign, Async, Await, Binary, Block, Break, Call, Cast, Closure, Const,
            Continue, Field, ForLoop, Group, If, Index, Infer, Let, Lit, Loop, Macro, Match,
            MethodCall, Paren, Path, Range, RawAddr, Reference, Repeat, Return, Struct, Try,
            TryBlock, Tuple, Unary, Unsafe, While, Yield,
        ]
    )
}

/// The attributes of an item.
pub(super) fn of_item(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    attributes!(
        item,
        Item,
        [
            Const,
            Enum,
            ExternCrate,
            Fn,
            ForeignMod,
            Impl,
            Macro,
            Mod,
            Static,
            Struct,
            Trait,
            TraitAlias,
            Type,
            Union,
            Use,
        ]
    )
}
