use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::protocol::form::{Field, Format, Options};

#[expect(
    clippy::needless_pass_by_value,
    reason = "most kinds here are made for one check"
)]
fn one(kind: FieldKind, value: &Value) -> Option<String> {
    fault(&kind, value)
}

fn accepts<T: Field>(good: &[Value], bad: &[Value]) {
    for value in good {
        assert_eq!(one(T::kind(), value), None, "{value}");
        assert!(T::read(value).is_some(), "{value}");
    }
    for value in bad {
        assert!(one(T::kind(), value).is_some(), "{value}");
    }
}

#[test]
fn booleans_are_not_texts_or_numbers() {
    accepts::<bool>(
        &[json!(true), json!(false)],
        &[
            json!("true"),
            json!(1),
            json!(null),
            json!([true]),
            json!({}),
        ],
    );
}

#[test]
fn whole_numbers_may_be_written_with_a_fraction_of_zero() {
    accepts::<u8>(
        &[json!(0), json!(255), json!(3.0), json!(-0.0), json!(2.55e2)],
        &[
            json!(-1),
            json!(256),
            json!(3.5),
            json!("3"),
            json!(null),
            json!(1e300),
            json!(-1e300),
            json!(true),
            json!([3]),
        ],
    );
    accepts::<i64>(
        &[json!(i64::MIN), json!(i64::MAX), json!(1e18)],
        &[
            json!(u64::MAX),
            json!(1e19),
            json!(9_223_372_036_854_775_808_u64),
        ],
    );
    accepts::<u64>(
        &[json!(u64::MAX)],
        &[json!(-1), json!(18_446_744_073_709_551_616.0)],
    );
    assert_eq!(u8::read(&json!(3.0)), Some(3));
}

#[test]
fn numbers_fit_their_type_or_are_refused() {
    accepts::<f64>(
        &[
            json!(f64::MAX),
            json!(f64::MIN),
            json!(0),
            json!(u64::MAX),
            json!(5e-324),
        ],
        &[json!("1"), json!(null)],
    );
    accepts::<f32>(
        &[json!(f32::MAX), json!(0.1)],
        &[json!(1e39), json!(-1e39), json!(f64::MAX)],
    );
    // Neither NaN nor what is beyond f64 is JSON.
    assert!(serde_json::from_str::<Value>("NaN").is_err());
    assert!(serde_json::from_str::<Value>("1e999").is_err());
}

#[test]
fn texts_may_have_any_character_and_are_bounded() {
    accepts::<String>(
        &[
            json!(""),
            json!("Żółć \u{0} \u{1F600} \u{202E}"),
            json!("a".repeat(MAX_TEXT as usize)),
        ],
        &[
            json!("a".repeat(MAX_TEXT as usize + 1)),
            json!("a".repeat(1 << 20)),
            json!(1),
            json!(null),
            json!(["a"]),
        ],
    );
}

#[test]
fn lengths_count_characters_and_not_bytes() {
    let kind = FieldKind::String {
        min_length: 2,
        max_length: Some(3),
        format: None,
    };
    assert_eq!(one(kind.clone(), &json!("äöü")), None);
    assert_eq!(
        one(kind.clone(), &json!("ä")).unwrap(),
        "must have at least 2 characters"
    );
    assert_eq!(
        one(kind, &json!("äöüß")).unwrap(),
        "must have at most 3 characters"
    );
}

#[test]
fn an_authors_limit_may_be_above_the_default_one() {
    let kind = FieldKind::String {
        min_length: 0,
        max_length: Some(1 << 20),
        format: None,
    };
    assert_eq!(one(kind.clone(), &json!("a".repeat(1 << 20))), None);
    assert!(one(kind, &json!("a".repeat((1 << 20) + 1))).is_some());
}

#[test]
fn formats_are_checked() {
    let kind = FieldKind::String {
        min_length: 0,
        max_length: None,
        format: Some(Format::Date),
    };
    assert_eq!(one(kind.clone(), &json!("2026-07-28")), None);
    assert_eq!(
        one(kind, &json!("28.7.2026")).unwrap(),
        "must be a date such as 2026-07-28"
    );
}

#[test]
fn selections_are_of_what_was_offered() {
    let kind = FieldKind::One(["a", "b"].into_offers());
    assert_eq!(one(kind.clone(), &json!("b")), None);
    for wrong in [json!("c"), json!("A"), json!(0), json!(["a"]), json!(null)] {
        assert_eq!(
            one(kind.clone(), &wrong).unwrap(),
            "must be one of the options",
            "{wrong}"
        );
    }
    let many = FieldKind::Many {
        options: ["a", "b", "c"].into_offers(),
        min_items: 1,
        max_items: Some(2),
    };
    assert_eq!(one(many.clone(), &json!(["c", "a"])), None);
    for (wrong, rule) in [
        (json!("a"), "must be a list of options"),
        (json!(["d"]), "must name only options that were offered"),
        (json!(["a", 1]), "must name only options that were offered"),
        (json!(["a", "a"]), "must name each option at most once"),
        (json!(vec!["a"; 1000]), "must name each option at most once"),
        (json!([]), "must have at least 1 option"),
        (json!(["a", "b", "c"]), "must have at most 2 options"),
    ] {
        assert_eq!(one(many.clone(), &wrong).unwrap(), rule, "{wrong}");
    }
}

fn two_fields() -> FormSchema {
    FormSchema::new(vec![
        FieldSchema::new(
            "age",
            FieldKind::Integer {
                minimum: 18,
                maximum: 150,
            },
        )
        .title("Age in years"),
        FieldSchema {
            required: false,
            ..FieldSchema::new("email", String::kind()).format(Format::Email)
        },
    ])
}

fn check_two(content: &Value) -> Result<Vec<Option<Value>>, String> {
    check(&two_fields(), content.as_object())
        .map(|values| values.into_iter().map(Option::<&Value>::cloned).collect())
}

#[test]
fn values_come_in_the_forms_order_and_extras_are_ignored() {
    assert_eq!(
        check_two(&json!({ "x": {}, "email": "a@b.c", "age": 18 })).unwrap(),
        [Some(json!(18)), Some(json!("a@b.c"))]
    );
}

#[test]
fn optional_fields_may_be_left_out_or_null() {
    for content in [json!({ "age": 18 }), json!({ "age": 18, "email": null })] {
        assert_eq!(check_two(&content).unwrap(), [Some(json!(18)), None]);
    }
    assert!(check_two(&json!({ "age": 18, "email": "" })).is_err());
}

#[test]
fn every_fault_is_told_with_the_fields_label_and_the_rule() {
    assert_eq!(
        check_two(&json!({ "age": 17, "email": "x" })).unwrap_err(),
        "\"Age in years\" must be at least 18; \"email\" must be an email address"
    );
    assert_eq!(
        check(&two_fields(), None).unwrap_err(),
        "\"Age in years\" is missing"
    );
    assert_eq!(
        check_two(&json!({ "age": null })).unwrap_err(),
        "\"Age in years\" must be a whole number"
    );
    assert_eq!(
        check_two(&json!({ "age": { "value": 18 } })).unwrap_err(),
        "\"Age in years\" must be a whole number"
    );
}

#[test]
fn many_faults_are_counted_and_not_listed() {
    let names = ["a", "b", "c", "d", "e", "f", "g"];
    let form = FormSchema::new(
        names
            .map(|name| FieldSchema::new(name, bool::kind()))
            .to_vec(),
    );
    assert!(
        check(&form, None)
            .unwrap_err()
            .ends_with("\"e\" is missing; and 2 more")
    );
}

#[test]
fn of_duplicate_members_the_last_counts() {
    let content: Value = serde_json::from_str(r#"{ "age": 17, "age": 20 }"#).unwrap();
    assert_eq!(check_two(&content).unwrap(), [Some(json!(20)), None]);
    let content: Value = serde_json::from_str(r#"{ "age": 20, "age": 17 }"#).unwrap();
    assert!(check_two(&content).is_err());
}

#[test]
fn a_default_that_breaks_a_rule_is_not_sent() {
    let mut form = two_fields();
    form.fields[0].default = Some(json!(17));
    form.fields[1].default = Some(json!("a@b.c"));
    drop_bad_defaults(&mut form);
    assert_eq!(
        (&form.fields[0].default, &form.fields[1].default),
        (&None, &Some(json!("a@b.c")))
    );
}

/// Any JSON value, nested a little.
pub(crate) fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        prop_oneof![Just("a"), Just("b"), Just("2026-07-28"), Just("a@b.c")].prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-c]", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn same_back<T: Field + PartialEq + std::fmt::Debug>(value: &T) -> Result<(), TestCaseError> {
    let json = Field::value(value);
    // As it goes over the wire.
    let json: Value = serde_json::from_str(&json.to_string()).unwrap();
    prop_assert_eq!(one(T::kind(), &json), None);
    let back = T::read(&json);
    prop_assert_eq!(back.as_ref(), Some(value));
    Ok(())
}

proptest! {
    #[test]
    fn every_value_of_a_single_type_comes_back_equal(
        flag: bool, small: i8, byte: u8, long: i64, size: usize, big: u64,
        single in any::<f32>().prop_filter("finite", |f| f.is_finite()),
        double in any::<f64>().prop_filter("finite", |f| f.is_finite()),
        text in "\\PC{0,40}",
    ) {
        same_back(&flag)?;
        same_back(&small)?;
        same_back(&byte)?;
        same_back(&long)?;
        same_back(&size)?;
        same_back(&big)?;
        same_back(&single)?;
        same_back(&double)?;
        same_back(&text)?;
    }

    #[test]
    fn no_json_breaks_the_check_and_what_passes_can_be_read(value in any_json()) {
        macro_rules! holds {
            ($($field:ty)*) => {$(
                let passes = one(<$field>::kind(), &value).is_none();
                prop_assert!(!passes || <$field>::read(&value).is_some(), "{} as {}", value, stringify!($field));
            )*};
        }
        holds!(bool String i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64);
    }
}
