//! Whether a function still takes the arguments of a call for what it took them for when it asked.

use serde_json::{Map, Value};

use crate::{function::tool::Resumable, ground::fnv::Fnv};

/// Changes with the names that were sent and that the function knows, and with what it takes their values for.
///
/// What was not sent has no part in it, so that a function may learn new arguments while calls wait. One that was sent
/// and is no longer known would be left out of what the user has agreed to.
pub(crate) fn digest<R: Resumable + ?Sized>(function: &R, sent: &Map<String, Value>) -> u32 {
    let mut digest = 0_u32;
    function.arguments(&mut |name, ty| {
        if sent.contains_key(name) {
            let known = words(ty).fold(Fnv::new().text(name), |so_far, word| {
                so_far.text(if is_integer(word) { "integer" } else { word })
            });
            // A sum: the order of the parameters is no matter.
            digest = digest.wrapping_add(known.short());
        }
    });
    digest
}

/// The words of a type's name; that a value is optional does not change what it is.
fn words(ty: &str) -> impl Iterator<Item = &str> {
    ty.split([':', '<', '>', ' ', ',', ';', '[', ']', '(', ')', '&'])
        .filter(|word| !["", "core", "option", "Option"].contains(word))
}

/// Any that takes a number takes it for the same number.
fn is_integer(word: &str) -> bool {
    const INTEGERS: [&str; 12] = [
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
    ];
    INTEGERS.contains(&word)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{
        continuation::run::Run,
        function::{
            reply::Reply,
            tool::{RunFuture, Scope, Sealed},
        },
    };

    struct Takes(&'static [(&'static str, &'static str)]);

    impl Sealed for Takes {}

    impl Resumable for Takes {
        type Reply = Reply;

        fn name(&self) -> &'static str {
            "takes"
        }

        fn arguments(&self, each: &mut dyn FnMut(&'static str, &'static str)) {
            for (name, ty) in self.0 {
                each(name, ty);
            }
        }

        fn run<'r, 'de: 'r>(&self, _: &'r Scope<'de>, _: &'r mut Run<'de>) -> RunFuture<'r> {
            unreachable!("nothing calls it")
        }
    }

    fn of(takes: &'static [(&'static str, &'static str)]) -> u32 {
        let sent = json!({ "item": "tea", "count": 5, "extra": null });
        digest(&Takes(takes), sent.as_object().unwrap())
    }

    #[test]
    fn it_changes_with_what_was_sent_and_is_known() {
        let before = of(&[("item", "alloc::string::String"), ("count", "u32")]);
        assert_ne!(before, of(&[("item", "alloc::string::String")]));
        assert_ne!(
            before,
            of(&[("item", "alloc::string::String"), ("quantity", "u32")])
        );
        assert_ne!(
            before,
            of(&[("item", "alloc::string::String"), ("count", "f64")])
        );
        assert_eq!(of(&[]), 0);
    }

    #[test]
    fn it_does_not_change_with_what_makes_no_difference() {
        let before = of(&[("item", "alloc::string::String"), ("count", "u32")]);
        let after = of(&[
            ("new", "bool"),
            ("count", "core::option::Option<i64>"),
            ("item", "alloc::string::String"),
        ]);
        assert_eq!(before, after);
    }
}
