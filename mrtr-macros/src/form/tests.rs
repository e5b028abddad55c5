use syn::{DeriveInput, Item, LitStr, parse_quote};

use super::*;

/// The faults told for an input, first lines only; and that an impl is left for the type in any case.
fn faults(tokens: TokenStream) -> Vec<String> {
    let file: syn::File = syn::parse2(tokens).expect("generated code is Rust");
    let mut messages = Vec::new();
    let mut impls = 0;
    for item in file.items {
        match item {
            Item::Macro(item) => {
                let text: LitStr = item.mac.parse_body().expect("compile_error! has a text");
                let text = text.value();
                assert!(text.contains("\nhelp: ") || !text.contains('\n'), "{text}");
                messages.push(text.lines().next().unwrap_or_default().to_owned());
            }
            Item::Impl(_) | Item::Const(_) => impls += 1,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(impls, 1);
    messages
}

fn form(input: &DeriveInput) -> Vec<String> {
    faults(derive_form(quote!(#input)))
}

fn choice(input: &DeriveInput) -> Vec<String> {
    faults(derive_choice(quote!(#input)))
}

/// The faults of a form with one field.
#[expect(
    clippy::needless_pass_by_value,
    reason = "every case is made for one call"
)]
fn field(attribute: TokenStream, ty: TokenStream) -> Vec<String> {
    form(&parse_quote!(struct F { #attribute f: #ty }))
}

#[test]
fn a_form_is_a_struct_with_named_fields() {
    assert_eq!(
        form(&parse_quote!(
            struct F {
                a: u8,
            }
        )),
        [""; 0]
    );
    assert_eq!(
        form(&parse_quote!(
            enum F {
                A,
            }
        )),
        ["an enum is not a form"]
    );
    assert_eq!(
        form(&parse_quote!(union F { a: u8 })),
        ["a form is a struct with named fields"]
    );
    assert_eq!(
        form(&parse_quote!(
            struct F(u8);
        )),
        ["a form is a struct with named fields"]
    );
    assert_eq!(
        form(&parse_quote!(
            struct F {}
        )),
        ["a form without fields asks nothing"]
    );
    assert_eq!(
        form(&parse_quote!(
            struct F;
        )),
        ["a form without fields asks nothing"]
    );
    assert_eq!(
        form(&parse_quote!(
            struct F<'a> {
                a: u8,
            }
        )),
        ["a form cannot be generic"]
    );
}

#[test]
fn a_choice_is_an_enum_of_plain_variants() {
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                A,
                B,
            }
        )),
        [""; 0]
    );
    assert_eq!(
        choice(&parse_quote!(
            struct C {
                a: u8,
            }
        )),
        ["a choice is an enum"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {}
        )),
        ["a choice without variants leaves nothing to choose"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C<T> {
                A,
            }
        )),
        ["a choice cannot be generic"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                A(u8),
                B { b: u8 },
                D,
            }
        )),
        ["a variant to choose cannot hold data"; 2]
    );
}

#[test]
fn variants_differ_in_value_and_title() {
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                A,
                #[serde(rename = "A")]
                B,
            }
        )),
        ["two variants have the value `A`"]
    );
    assert_eq!(
        choice(&parse_quote!(
            #[serde(rename_all = "lowercase")]
            enum C {
                Ab,
                AB,
            }
        )),
        ["two variants have the value `ab`"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                #[choice(title = "B")]
                A,
                B,
            }
        )),
        ["two variants have the title `B`"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                #[choice(title = "B")]
                A,
                #[choice(title = "A")]
                B,
            }
        )),
        [""; 0]
    );
}

#[test]
fn variants_travel() {
    assert_eq!(
        choice(&parse_quote!(
            #[serde(untagged)]
            enum C {
                A,
                B,
            }
        )),
        ["a choice cannot be `untagged`"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                A,
                #[serde(skip)]
                B,
                #[serde(other)]
                D,
            }
        )),
        [
            "a variant to choose cannot have `skip`",
            "a variant to choose cannot have `other`"
        ]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                #[serde(alias = "a", rename(serialize = "x", deserialize = "y"))]
                A,
            }
        )),
        [""; 0]
    );
}

#[test]
fn unknown_and_repeated_settings_are_told_with_the_known_ones() {
    assert_eq!(
        field(quote!(#[form(min = 3)]), quote!(u8)),
        ["`min` is not a setting here"]
    );
    assert_eq!(
        field(
            quote!(#[form(title = "a")] #[form(title = "b")]),
            quote!(u8)
        ),
        ["`title` is set twice"]
    );
    assert_eq!(
        form(&parse_quote!(
            #[form(title = "a")]
            struct F {
                a: u8,
            }
        )),
        ["`title` is not a setting here"]
    );
    assert_eq!(
        choice(&parse_quote!(
            #[choice(title = "a")]
            enum C {
                A,
            }
        )),
        ["`title` is not a setting here"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                #[choice(default)]
                A,
            }
        )),
        ["`default` is not a setting here"]
    );
    assert_eq!(
        choice(&parse_quote!(
            enum C {
                #[choice(title = "a")]
                A,
            }
        )),
        [""; 0]
    );
}

#[test]
fn settings_have_values_of_their_kind() {
    for (attribute, ty, fault) in [
        (
            quote!(#[form(title)]),
            quote!(u8),
            "`title` takes a text that is not empty",
        ),
        (
            quote!(#[form(title = 3)]),
            quote!(u8),
            "`title` takes a text that is not empty",
        ),
        (
            quote!(#[form(title = " ")]),
            quote!(u8),
            "`title` takes a text that is not empty",
        ),
        (
            quote!(#[form(minimum = "3")]),
            quote!(u8),
            "`minimum` takes a number",
        ),
        (
            quote!(#[form(maximum = MAX)]),
            quote!(u8),
            "`maximum` takes a number",
        ),
        (
            quote!(#[form(minimum = 0.5)]),
            quote!(i32),
            "`minimum` of a whole number has a fraction",
        ),
        (
            quote!(#[form(max_length = -1)]),
            quote!(String),
            "`max_length` takes a count",
        ),
        (
            quote!(#[form(format = "phone")]),
            quote!(String),
            "unknown format `phone`",
        ),
    ] {
        assert_eq!(field(attribute, ty), [fault]);
    }
    assert_eq!(
        form(&parse_quote!(
            #[form(crate = "mrtr")]
            struct F {
                a: u8,
            }
        )),
        ["`crate` takes the path of the `mrtr` crate"]
    );
}

#[test]
fn settings_go_on_fields_they_mean_something_for() {
    for (attribute, ty, fault) in [
        (
            quote!(#[form(minimum = 1)]),
            quote!(String),
            "`minimum` goes on a number",
        ),
        (
            quote!(#[form(maximum = 1)]),
            quote!(Class),
            "`maximum` goes on a number",
        ),
        (
            quote!(#[form(min_length = 1)]),
            quote!(u8),
            "`min_length` goes on a text",
        ),
        (
            quote!(#[form(format = "email")]),
            quote!(Vec<Class>),
            "`format` goes on a text",
        ),
        (
            quote!(#[form(max_items = 1)]),
            quote!(Class),
            "`max_items` goes on a `Vec` of choices",
        ),
    ] {
        assert_eq!(field(attribute, ty), [fault]);
    }
    assert_eq!(
        field(
            quote!(#[form(minimum = 1, maximum = 2)]),
            quote!(Option<u8>)
        ),
        [""; 0]
    );
    assert_eq!(
        field(
            quote!(#[form(min_length = 1, max_length = 1, format = "date-time")]),
            quote!(Option<String>)
        ),
        [""; 0]
    );
    assert_eq!(
        field(
            quote!(#[form(min_items = 1, max_items = 2)]),
            quote!(Vec<Class>)
        ),
        [""; 0]
    );
}

#[test]
fn rules_do_not_contradict_each_other_or_the_type() {
    for (attribute, ty, fault) in [
        (
            quote!(#[form(minimum = 2, maximum = 1)]),
            quote!(u8),
            "`minimum` is above `maximum`",
        ),
        (
            quote!(#[form(minimum = 0.5, maximum = 0.25)]),
            quote!(f32),
            "`minimum` is above `maximum`",
        ),
        (
            quote!(#[form(min_length = 2, max_length = 1)]),
            quote!(String),
            "`min_length` is above `max_length`",
        ),
        (
            quote!(#[form(min_items = 2, max_items = 1)]),
            quote!(Vec<Class>),
            "`min_items` is above `max_items`",
        ),
        (
            quote!(#[form(maximum = 256)]),
            quote!(u8),
            "`maximum` is outside of what `u8` can be",
        ),
        (
            quote!(#[form(minimum = -1)]),
            quote!(Option<u64>),
            "`minimum` is outside of what `u64` can be",
        ),
        (
            quote!(#[form(maximum = 1e39)]),
            quote!(f32),
            "`maximum` is outside of what `f32` can be",
        ),
    ] {
        assert_eq!(field(attribute, ty), [fault]);
    }
    assert_eq!(
        field(quote!(#[form(minimum = -128, maximum = 127)]), quote!(i8)),
        [""; 0]
    );
    assert_eq!(
        field(quote!(#[form(minimum = -1, maximum = 1e39)]), quote!(f64)),
        [""; 0]
    );
}

#[test]
fn defaults_obey_the_rules_beside_them() {
    for (attribute, ty, fault) in [
        (
            quote!(#[form(default = 0, minimum = 1)]),
            quote!(u8),
            "it is below `minimum`",
        ),
        (
            quote!(#[form(default = 2.5, maximum = 2)]),
            quote!(f64),
            "it is above `maximum`",
        ),
        (
            quote!(#[form(default = 256)]),
            quote!(u8),
            "it is outside of what `u8` can be",
        ),
        (
            quote!(#[form(default = "ä", min_length = 2)]),
            quote!(String),
            "it is below `min_length`",
        ),
        (
            quote!(#[form(default = "abc", max_length = 2)]),
            quote!(Option<String>),
            "it is above `max_length`",
        ),
        (
            quote!(#[form(default = [], min_items = 1)]),
            quote!(Vec<Class>),
            "it is below `min_items`",
        ),
        (
            quote!(#[form(default = [Class::A, Class::B], max_items = 1)]),
            quote!(Vec<Class>),
            "it is above `max_items`",
        ),
    ] {
        assert_eq!(
            field(attribute, ty),
            [format!("the default breaks the field's own rule: {fault}")]
        );
    }
    for (attribute, ty) in [
        (quote!(#[form(default = -1, minimum = -1)]), quote!(i8)),
        (quote!(#[form(default = MAX)]), quote!(u8)),
        (quote!(#[form(default = 1)]), quote!(f32)),
        (
            quote!(#[form(default = "äö", min_length = 2, max_length = 2)]),
            quote!(String),
        ),
        (quote!(#[form(default = true)]), quote!(Option<bool>)),
        (quote!(#[form(default = Class::A)]), quote!(Class)),
        (
            quote!(#[form(default = [Class::A], min_items = 1, max_items = 1)]),
            quote!(Vec<Class>),
        ),
    ] {
        assert_eq!(field(attribute, ty), [""; 0]);
    }
}

#[test]
fn defaults_are_of_the_fields_kind_where_that_is_seen() {
    for (attribute, ty, fault) in [
        (quote!(#[form(default)]), quote!(u8), "a whole number"),
        (
            quote!(#[form(default = 1)]),
            quote!(bool),
            "`true` or `false`",
        ),
        (
            quote!(#[form(default = 1)]),
            quote!(String),
            "a text in quotes",
        ),
        (quote!(#[form(default = 1.5)]), quote!(u8), "a whole number"),
        (quote!(#[form(default = "1")]), quote!(f64), "a number"),
        (
            quote!(#[form(default = "A")]),
            quote!(Class),
            "one of its variants",
        ),
        (
            quote!(#[form(default = "A")]),
            quote!(Vec<Class>),
            "a list of variants",
        ),
    ] {
        assert_eq!(
            field(attribute, ty),
            [format!("the default of this field is {fault}")]
        );
    }
}

#[test]
fn fields_are_flat_named_once_and_travel() {
    assert_eq!(
        field(quote!(), quote!((u8, u8))),
        ["a form cannot ask for several values in one field"]
    );
    assert_eq!(
        field(quote!(#[form(minimum = 1)]), quote!(u128)),
        ["a form cannot ask for a number that JSON does not carry exactly"]
    );
    assert_eq!(
        field(quote!(#[serde(flatten)]), quote!(Address)),
        ["a field of a form cannot be flattened"]
    );
    assert_eq!(
        field(quote!(#[serde(skip)]), quote!(bool)),
        ["a field of a form cannot have `skip`"]
    );
    assert_eq!(
        form(&parse_quote!(
            struct F {
                a: u8,
                #[serde(rename = "a")]
                b: u8,
            }
        )),
        ["two fields are named `a`"]
    );
    assert_eq!(
        field(
            quote!(#[serde(default, skip_serializing_if = "Option::is_none")]),
            quote!(Option<u8>)
        ),
        [""; 0]
    );
}

#[test]
fn every_fault_is_told_at_once() {
    let input = parse_quote!(
        #[form(nonsense)]
        struct F {
            #[form(title, minimum = 3, maximum = 2)]
            a: u8,
            #[form(default = 1)]
            b: String,
            c: &'static str,
        }
    );
    assert_eq!(form(&input).len(), 5);
}

#[test]
fn what_is_no_setting_list_is_one_fault_each() {
    assert_eq!(
        form(&parse_quote!(
            struct F {
                #[form]
                a: u8,
                #[form = "x"]
                b: u8,
                #[form(default = )]
                c: u8,
                #[form()]
                d: u8,
            }
        ))
        .len(),
        3
    );
}

#[test]
fn descriptions_are_the_first_paragraph_of_the_doc_comment() {
    let text = |attributes: &[syn::Attribute]| attributes::description(attributes);
    let input: DeriveInput = parse_quote! {
        /// One
        ///   line.
        ///
        /// More.
        struct F;
    };
    assert_eq!(text(&input.attrs).as_deref(), Some("One line."));
    let input: DeriveInput = parse_quote! {
        #[doc = ""]
        #[doc = "\n First.\n\n Second."]
        struct F;
    };
    assert_eq!(text(&input.attrs).as_deref(), Some("First."));
    let input: DeriveInput = parse_quote!(
        #[doc(hidden)]
        #[doc = include_str!("x")]
        struct F;
    );
    assert_eq!(text(&input.attrs), None);
}
