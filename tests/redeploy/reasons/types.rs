//! Edits of a type that keeps its name: the fingerprint cannot tell, so what is loaded is compared with what was saved.
//!
//! In each case the type is `Offer` in both releases, as it is where an author edits it; both are in one function, in
//! blocks of their own, and have the same full name.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque},
    fmt::Debug,
};

use mrtr::{Tool, prelude::*};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{accept, assert_outdated, redeploy_and_tell};
use crate::matrix::Log;

/// What becomes of a call.
enum Fate {
    /// The new code has this value.
    GoesOn(&'static str),
    /// For this reason.
    Outdated(&'static str),
}

use Fate::{GoesOn, Outdated};

#[track_caller]
fn assert_fate(
    edit: &str,
    fate: &Fate,
    (result, effects, why): (Value, Vec<String>, Option<String>),
) {
    match fate {
        GoesOn(value) => {
            assert_eq!(why, None, "{edit}");
            assert_eq!(result["content"][0]["text"], *value, "{edit}");
            assert_eq!(effects, ["sure"], "{edit}");
        }
        Outdated(reason) => {
            let expected = format!("the function has changed: local `offer`: {reason}");
            assert_eq!(why.as_deref(), Some(&*expected), "{edit}: {result}");
            assert_outdated(edit, "book", &(result, effects));
        }
    }
}

/// The tool as it is compiled with the `Offer` that is in scope.
macro_rules! release {
    ($offer:item, $value:tt) => {{
        #[derive(Debug, Serialize, Deserialize)]
        #[allow(dead_code, reason = "what is skipped is only shown")]
        $offer

        #[mrtr_tool]
        async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
            log.add(flight);
            let offer: Offer = serde_json::from_value(json!($value))?;
            let sure = confirm("Sure?").await?;
            log.add(if sure { "sure" } else { "not sure" });
            Ok(format!("{offer:?}"))
        }

        &book as &dyn Tool
    }};
}

/// `name: as it was => as it is: its value, what becomes of the call;`
macro_rules! edits {
    ($($(#[$why:meta])* $edit:ident: $old:item => $new:item: $value:tt, $fate:expr;)+) => {$(
        $(#[$why])*
        #[tokio::test]
        async fn $edit() {
            let (old, new) = (release!($old, $value), release!($new, $value));
            let answer = || accept("sure", json!(true));
            let unedited = redeploy_and_tell(old, old, answer()).await;
            assert_eq!(unedited.2, None, "{}", stringify!($edit));
            let edited = redeploy_and_tell(old, new, answer()).await;
            assert_fate(stringify!($edit), &$fate, edited);
        }
    )+};
}

/// Nested types as they were.
mod was {
    use serde::{Deserialize, Serialize};

    #[derive(Debug, Serialize, Deserialize)]
    pub(super) struct Fare {
        price: u32,
        note: Option<String>,
    }
}

/// And as they are.
mod is {
    use serde::{Deserialize, Serialize};

    #[derive(Debug, Serialize, Deserialize)]
    pub(super) struct Fare {
        price: u64,
        remark: Option<String>,
    }

    #[derive(Debug, Serialize, Deserialize)]
    pub(super) struct WiderFare {
        note: Option<String>,
        price: u64,
        #[serde(default)]
        tax: u8,
    }
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "it is an `Option` that is missing"
)]
fn ten() -> Option<u8> {
    Some(10)
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde gives it so"
)]
fn is_ten(rebate: &Option<u8>) -> bool {
    *rebate == ten()
}

/// Writes and reads a number as a text.
mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives it so")]
    pub(super) fn serialize<S: Serializer>(number: &u32, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        Ok(String::deserialize(from)?.parse().unwrap_or_default())
    }
}

/// What an `Offer` is made from in some cases.
#[derive(Debug, Serialize, Deserialize)]
struct Cents {
    cents: u32,
}

const PRICE_CHANGED: &str = "`price` does not come back as it was saved";
const PRICE_GONE: &str = "`price` was saved and is not there any more";
const NOTE_GONE: &str = "`note` was saved and is not there any more";
const REBATE_GONE: &str = "`rebate` was saved and is not there any more";
const SEATS_CHANGED: &str = "`seats` does not come back as it was saved";
const CHANGED: &str = "it does not come back as it was saved";
const RETYPED: &str = "it was saved as another type";
const REFUSED: &str = "its type does not accept it";

// Numbers.
edits! {
    u32_to_u64: struct Offer { price: u32 } => struct Offer { price: u64 }: { "price": 400 }, GoesOn("Offer { price: 400 }");
    u8_to_i16: struct Offer { price: u8 } => struct Offer { price: i16 }: { "price": 200 }, GoesOn("Offer { price: 200 }");
    i64_to_i128: struct Offer { price: i64 } => struct Offer { price: i128 }: { "price": -400 }, GoesOn("Offer { price: -400 }");
    u64_to_u128: struct Offer { price: u64 } => struct Offer { price: u128 }: { "price": 400 }, GoesOn("Offer { price: 400 }");
    u128_to_i16: struct Offer { price: u128 } => struct Offer { price: i16 }: { "price": 400 }, GoesOn("Offer { price: 400 }");
    u64_to_u16_that_holds_it: struct Offer { price: u64 } => struct Offer { price: u16 }: { "price": 400 }, GoesOn("Offer { price: 400 }");
    u32_to_u8_that_does_not: struct Offer { price: u32 } => struct Offer { price: u8 }: { "price": 400 }, Outdated("expected u8");
    i64_to_u64_below_zero: struct Offer { price: i64 } => struct Offer { price: u64 }: { "price": -1 }, Outdated("expected u64");
    i64_to_f64_that_rounds: struct Offer { price: i64 } => struct Offer { price: f64 }: { "price": 9_007_199_254_740_993_i64 }, Outdated(PRICE_CHANGED);
    u32_to_f64: struct Offer { price: u32 } => struct Offer { price: f64 }: { "price": 400 }, Outdated(PRICE_CHANGED);
    u64_to_f32: struct Offer { price: u64 } => struct Offer { price: f32 }: { "price": 16_777_217 }, Outdated(PRICE_CHANGED);
    f64_to_u32: struct Offer { price: f64 } => struct Offer { price: u32 }: { "price": 400.0 }, Outdated("expected u32");
    f32_to_f64: struct Offer { price: f32 } => struct Offer { price: f64 }: { "price": 12.5 }, GoesOn("Offer { price: 12.5 }");
    f64_to_f32_that_is_the_same: struct Offer { price: f64 } => struct Offer { price: f32 }: { "price": 12.5 }, GoesOn("Offer { price: 12.5 }");
    f64_to_f32_that_rounds: struct Offer { price: f64 } => struct Offer { price: f32 }: { "price": 0.1 }, Outdated(PRICE_CHANGED);
    f64_to_f32_that_is_infinite: struct Offer { price: f64 } => struct Offer { price: f32 }: { "price": 1e300 }, Outdated(PRICE_CHANGED);
    bool_to_u8: struct Offer { price: bool } => struct Offer { price: u8 }: { "price": true }, Outdated("expected u8");
    u32_to_text: struct Offer { price: u32 } => struct Offer { price: String }: { "price": 400 }, Outdated("expected a string");
    a_newtype_of_it: struct Offer(u32); => struct Offer(u64);: 400, GoesOn("Offer(400)");
    a_newtype_of_a_float: struct Offer(u32); => struct Offer(f64);: 400, Outdated(CHANGED);
}

// Fields.
edits! {
    reordered: struct Offer { price: u32, note: String } => struct Offer { note: String, price: u32 }: { "price": 4, "note": "a" }, GoesOn(r#"Offer { note: "a", price: 4 }"#);
    swapped: struct Offer { price: u32, note: String } => struct Offer { price: String, note: u32 }: { "price": 4, "note": "a" }, Outdated("expected a string");
    added: struct Offer { price: u32 } => struct Offer { price: u32, tax: u32 }: { "price": 4 }, Outdated("missing field `tax`");
    added_option: struct Offer { price: u32 } => struct Offer { price: u32, tax: Option<u32> }: { "price": 4 }, GoesOn("Offer { price: 4, tax: None }");
    added_with_default: struct Offer { price: u32 } => struct Offer { price: u32, #[serde(default)] tax: u32 }: { "price": 4 }, GoesOn("Offer { price: 4, tax: 0 }");
    added_first_with_default: struct Offer { price: u32 } => struct Offer { #[serde(default = "ten")] tax: Option<u8>, price: u32 }: { "price": 4 }, GoesOn("Offer { tax: Some(10), price: 4 }");
    added_and_skipped: struct Offer { price: u32 } => struct Offer { price: u32, #[serde(skip)] tax: u32 }: { "price": 4 }, GoesOn("Offer { price: 4, tax: 0 }");
    removed: struct Offer { price: u32, note: u8 } => struct Offer { price: u32 }: { "price": 4, "note": 1 }, Outdated(NOTE_GONE);
    removed_strictly: struct Offer { price: u32, note: u8 } => #[serde(deny_unknown_fields)] struct Offer { price: u32 }: { "price": 4, "note": 1 }, Outdated("expected `price`");
    strict: struct Offer { price: u32 } => #[serde(deny_unknown_fields)] struct Offer { price: u32 }: { "price": 4 }, GoesOn("Offer { price: 4 }");
    renamed: struct Offer { price: u32, note: u8 } => struct Offer { price: u32, remark: u8 }: { "price": 4, "note": 1 }, Outdated("missing field `remark`");
    renamed_option: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, discount: Option<u8> }: { "price": 4, "rebate": 50 }, Outdated(REBATE_GONE);
    renamed_none: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, discount: Option<u8> }: { "price": 4, "rebate": null }, Outdated(REBATE_GONE);
    renamed_none_with_default: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, #[serde(default = "ten")] discount: Option<u8> }: { "price": 4, "rebate": null }, Outdated(REBATE_GONE);
    renamed_none_with_default_that_is_not_written: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, #[serde(default = "ten", skip_serializing_if = "is_ten")] discount: Option<u8> }: { "price": 4, "rebate": null }, Outdated(REBATE_GONE);
    the_only_field_renamed: struct Offer { price: Option<u8> } => struct Offer { cost: Option<u8> }: { "price": 4 }, Outdated(CHANGED);
    option_of_it: struct Offer { price: u32 } => struct Offer { price: Option<u32> }: { "price": 4 }, GoesOn("Offer { price: Some(4) }");
    no_option_of_it: struct Offer { price: Option<u32> } => struct Offer { price: u32 }: { "price": 4 }, GoesOn("Offer { price: 4 }");
    no_option_of_nothing: struct Offer { price: Option<u32> } => struct Offer { price: u32 }: { "price": null }, Outdated("expected u32");
    boxed: struct Offer { note: String } => struct Offer { note: Box<str> }: { "note": "a" }, GoesOn(r#"Offer { note: "a" }"#);
    nested: struct Offer { fares: Vec<was::Fare> } => struct Offer { fares: Vec<is::Fare> }: { "fares": [{ "price": 4, "note": "a" }] }, Outdated("`fares[].note` was saved and is not there any more");
    nested_wider: struct Offer { fares: Vec<was::Fare> } => struct Offer { fares: Vec<is::WiderFare> }: { "fares": [{ "price": 4 }, { "price": 5, "note": "a" }] },
        GoesOn(r#"Offer { fares: [WiderFare { note: None, price: 4, tax: 0 }, WiderFare { note: Some("a"), price: 5, tax: 0 }] }"#);
}

// serde's attributes.
edits! {
    rename: struct Offer { price: u32, note: u8 } => struct Offer { price: u32, #[serde(rename = "remark", default)] note: u8 }: { "price": 4, "note": 1 }, Outdated(NOTE_GONE);
    rename_back: struct Offer { price: u32, note: u8 } => struct Offer { price: u32, #[serde(rename = "note")] remark: u8 }: { "price": 4, "note": 1 }, GoesOn("Offer { price: 4, remark: 1 }");
    rename_all: struct Offer { price: u32, unit_price: Option<u8> } => #[serde(rename_all = "camelCase")] struct Offer { price: u32, unit_price: Option<u8> }: { "price": 4, "unit_price": 1, "unitPrice": 1 }, Outdated("`unit_price` was saved and is not there any more");
    rename_all_of_one_word: struct Offer { price: u32 } => #[serde(rename_all = "camelCase")] struct Offer { price: u32 }: { "price": 4 }, GoesOn("Offer { price: 4 }");
    alias: struct Offer { price: u32 } => struct Offer { #[serde(alias = "cost")] price: u32 }: { "price": 4 }, GoesOn("Offer { price: 4 }");
    rename_with_alias: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, #[serde(alias = "rebate", default = "ten")] discount: Option<u8> }: { "price": 4, "rebate": 7 }, GoesOn("Offer { price: 4, discount: Some(7) }");
    rename_none_with_alias: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, #[serde(alias = "rebate", default = "ten")] discount: Option<u8> }: { "price": 4, "rebate": null }, GoesOn("Offer { price: 4, discount: None }");
    rename_and_retype_with_alias: struct Offer { price: u32, note: u8 } => struct Offer { #[serde(alias = "price")] cost: f32, note: u8 }: { "price": 4, "cost": 4, "note": 1 }, Outdated(PRICE_GONE);
    default: struct Offer { price: u32 } => #[serde(default)] #[derive(Default)] struct Offer { price: u32 }: { "price": 4 }, GoesOn("Offer { price: 4 }");
    skip: struct Offer { price: u32, note: u8 } => struct Offer { price: u32, #[serde(skip)] note: u8 }: { "price": 4, "note": 1 }, Outdated(NOTE_GONE);
    skip_none: struct Offer { price: u32, note: Option<u8> } => struct Offer { price: u32, #[serde(skip)] note: Option<u8> }: { "price": 4 }, Outdated(NOTE_GONE);
    skip_serializing: struct Offer { price: u32, note: u8 } => struct Offer { price: u32, #[serde(skip_serializing)] note: u8 }: { "price": 4, "note": 1 }, Outdated(NOTE_GONE);
    skip_deserializing: struct Offer { price: u32, note: u8 } => struct Offer { price: u32, #[serde(skip_deserializing)] note: u8 }: { "price": 4, "note": 1 }, Outdated("`note` does not come back as it was saved");
    skip_serializing_if: struct Offer { price: u32, note: Option<u8> } => struct Offer { price: u32, #[serde(skip_serializing_if = "Option::is_none")] note: Option<u8> }: { "price": 4, "note": 1 }, GoesOn("Offer { price: 4, note: Some(1) }");
    skip_serializing_if_none: struct Offer { price: u32, note: Option<u8> } => struct Offer { price: u32, #[serde(skip_serializing_if = "Option::is_none")] note: Option<u8> }: { "price": 4 }, GoesOn("Offer { price: 4, note: None }");
    skip_serializing_if_empty: struct Offer { price: u32, seats: Vec<u8> } => struct Offer { price: u32, #[serde(skip_serializing_if = "Vec::is_empty", default)] seats: Vec<u8> }: { "price": 4, "seats": [] }, GoesOn("Offer { price: 4, seats: [] }");
    skip_serializing_if_what_is_something: struct Offer { price: u32, rebate: Option<u8> } => struct Offer { price: u32, #[serde(skip_serializing_if = "is_ten", default = "ten")] rebate: Option<u8> }: { "price": 4, "rebate": 10 }, Outdated(REBATE_GONE);
    no_skip_serializing_if: struct Offer { price: u32, #[serde(skip_serializing_if = "Option::is_none")] note: Option<u8> } => struct Offer { price: u32, note: Option<u8> }: { "price": 4 }, GoesOn("Offer { price: 4, note: None }");
    with: struct Offer { price: u32 } => struct Offer { #[serde(with = "as_text")] price: u32 }: { "price": 4 }, Outdated("expected a string");
    without: struct Offer { #[serde(with = "as_text")] price: u32 } => struct Offer { price: u32 }: { "price": "4" }, Outdated(RETYPED);
    with_the_same: struct Offer { #[serde(with = "as_text")] price: u32 } => struct Offer { price: String }: { "price": "4" }, GoesOn(r#"Offer { price: "4" }"#);
    transparent: struct Offer { price: u32 } => #[serde(transparent)] struct Offer { price: u32 }: { "price": 4 }, Outdated(RETYPED);
    transparent_newtype: struct Offer(u32); => #[serde(transparent)] struct Offer { price: u32 }: 4, GoesOn("Offer { price: 4 }");
    flatten: struct Offer { tax: u8, fare: Option<was::Fare> } => struct Offer { tax: u8, #[serde(flatten)] fare: Option<was::Fare> }: { "tax": 1, "fare": { "price": 4 } }, Outdated(CHANGED);
    flatten_wider: struct Offer { tax: u8, #[serde(flatten)] fare: was::Fare } => struct Offer { tax: u64, #[serde(flatten)] fare: is::WiderFare }: { "tax": 1, "price": 4, "note": "a" },
        GoesOn(r#"Offer { tax: 1, fare: WiderFare { note: Some("a"), price: 4, tax: 0 } }"#);
    flatten_renamed: struct Offer { tax: u8, #[serde(flatten)] fare: was::Fare } => struct Offer { tax: u8, #[serde(flatten)] fare: is::Fare }: { "tax": 1, "price": 4, "note": "a" }, Outdated(CHANGED);
    no_flatten: struct Offer { tax: u8, #[serde(flatten)] fare: was::Fare } => struct Offer { tax: u8, price: u32, note: Option<String> }: { "tax": 1, "price": 4, "note": "a" }, GoesOn(r#"Offer { tax: 1, price: 4, note: Some("a") }"#);
}

/// Reads an [`Offer`] from cents; what it writes is what it has read, or not.
macro_rules! from_cents {
    ($offer:ident $field:ident) => {
        impl From<Cents> for $offer {
            fn from(cents: Cents) -> Self {
                Self {
                    $field: cents.cents / 100,
                }
            }
        }

        impl From<$offer> for Cents {
            fn from(offer: $offer) -> Self {
                Self {
                    cents: offer.$field * 100,
                }
            }
        }
    };
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Cents", into = "Cents")]
struct Euros {
    euros: u32,
}

from_cents!(Euros euros);

// `from` and `into`.
edits! {
    from_and_into: struct Offer { price: Cents } => struct Offer { price: Euros }: { "price": { "cents": 400 } }, GoesOn("Offer { price: Euros { euros: 4 } }");
    from_and_into_that_round: struct Offer { price: Cents } => struct Offer { price: Euros }: { "price": { "cents": 450 } }, Outdated("`price.cents` does not come back as it was saved");
}

// Enums.
edits! {
    variant_added: enum Offer { Free, Paid(u32) } => enum Offer { Gift, Paid(u32), Free }: { "Paid": 4 }, GoesOn("Paid(4)");
    unit_variant_with_others_added: enum Offer { Free } => enum Offer { Gift, Free }: "Free", GoesOn("Free");
    variant_removed: enum Offer { Free, Paid(u32) } => enum Offer { Free }: { "Paid": 4 }, Outdated("expected `Free`");
    variant_renamed: enum Offer { Free, Paid(u32) } => enum Offer { Free, Bought(u32) }: { "Paid": 4 }, Outdated("expected `Free` or `Bought`");
    variant_renamed_back: enum Offer { Free } => enum Offer { #[serde(rename = "Free")] Gift }: "Free", GoesOn("Gift");
    variant_renamed_with_alias: enum Offer { Free } => enum Offer { #[serde(alias = "Free")] Gift }: "Free", Outdated(CHANGED);
    variant_retyped: enum Offer { Paid(u32) } => enum Offer { Paid(f64) }: { "Paid": 4 }, Outdated("`[]` does not come back as it was saved");
    variant_with_a_field_renamed: enum Offer { Paid { price: u32, note: Option<u8> } } => enum Offer { Paid { price: u32, remark: Option<u8> } }: { "Paid": { "price": 4, "note": 1 } }, Outdated("`[].note` was saved and is not there any more");
    variant_with_a_field_added: enum Offer { Paid { price: u32 } } => enum Offer { Paid { #[serde(default)] tax: u8, price: u64 } }: { "Paid": { "price": 4 } }, GoesOn("Paid { tax: 0, price: 4 }");
    other: enum Offer { Free, Paid } => enum Offer { Free, #[serde(other)] Unknown }: "Paid", Outdated(CHANGED);
    other_that_is_not_meant: enum Offer { Free, Paid } => enum Offer { Free, #[serde(other)] Unknown }: "Free", GoesOn("Free");
    tag: #[serde(tag = "kind")] enum Offer { Paid { price: u32 } } => #[serde(tag = "type")] enum Offer { Paid { price: u32 } }: { "kind": "Paid", "type": "Paid", "price": 4 }, Outdated("missing field `type`");
    tag_added: enum Offer { Paid { price: u32 } } => #[serde(tag = "kind")] enum Offer { Paid { price: u32 } }: { "Paid": { "price": 4 } }, Outdated("missing field `kind`");
    tagged_wider: #[serde(tag = "kind")] enum Offer { Paid { price: u32 } } => #[serde(tag = "kind")] enum Offer { Free, Paid { #[serde(default)] tax: u8, price: u64 } }: { "kind": "Paid", "price": 4 }, GoesOn("Paid { tax: 0, price: 4 }");
    tagged_with_a_field_renamed: #[serde(tag = "kind")] enum Offer { Paid { note: Option<u8> } } => #[serde(tag = "kind")] enum Offer { Paid { remark: Option<u8> } }: { "kind": "Paid", "note": 4 }, Outdated(NOTE_GONE);
    tagged_other: #[serde(tag = "kind")] enum Offer { Free, Paid } => #[serde(tag = "kind")] enum Offer { Free, #[serde(other)] Unknown }: { "kind": "Paid" }, Outdated("`kind` does not come back as it was saved");
    content: #[serde(tag = "kind", content = "of")] enum Offer { Paid(u32) } => #[serde(tag = "kind", content = "with")] enum Offer { Paid(Option<u32>) }: { "kind": "Paid", "of": 4, "with": 4 }, Outdated("`of` was saved and is not there any more");
    content_wider: #[serde(tag = "kind", content = "of")] enum Offer { Paid(u32) } => #[serde(tag = "kind", content = "of")] enum Offer { Free, Paid(u64) }: { "kind": "Paid", "of": 4 }, GoesOn("Paid(4)");
    untagged_reordered: #[serde(untagged)] enum Offer { Whole(i64), Part(f64) } => #[serde(untagged)] enum Offer { Part(f64), Whole(i64) }: 4, Outdated(CHANGED);
    untagged_reordered_where_it_does_not_matter: #[serde(untagged)] enum Offer { Whole(i64), Text(String) } => #[serde(untagged)] enum Offer { Text(String), Whole(i64) }: 4, GoesOn("Whole(4)");
    untagged_reordered_with_fewer_fields: #[serde(untagged)] enum Offer { Two { price: u8, note: u8 }, One { price: u8 } } => #[serde(untagged)] enum Offer { One { price: u8 }, Two { price: u8, note: u8 } }: { "price": 4, "note": 1 }, Outdated(NOTE_GONE);
    untagged_variant_added: #[serde(untagged)] enum Offer { Whole(i64) } => #[serde(untagged)] enum Offer { Text(String), Whole(i64) }: 4, GoesOn("Whole(4)");
    untagged_variant_removed: #[serde(untagged)] enum Offer { Whole(i64), Text(String) } => #[serde(untagged)] enum Offer { Text(String) }: 4, Outdated(REFUSED);
    /// Nobody can see that from what was saved: it looks the same.
    untagged_of_one_shape: #[serde(untagged)] enum Offer { Keep { seat: u8 }, Drop { seat: u8 } } => #[serde(untagged)] enum Offer { Drop { seat: u8 }, Keep { seat: u8 } }: { "seat": 4 }, GoesOn("Drop { seat: 4 }");
}

// Collections.
edits! {
    list_to_hash_set: struct Offer { seats: Vec<u8> } => struct Offer { seats: HashSet<u8> }: { "seats": [1, 2] }, Outdated(SEATS_CHANGED);
    list_to_set_that_reorders: struct Offer { seats: Vec<u8> } => struct Offer { seats: BTreeSet<u8> }: { "seats": [2, 1] }, Outdated("`seats[]` does not come back as it was saved");
    list_to_set_that_drops: struct Offer { seats: Vec<u8> } => struct Offer { seats: BTreeSet<u8> }: { "seats": [1, 1] }, Outdated(SEATS_CHANGED);
    list_to_set_that_is_the_same: struct Offer { seats: Vec<u8> } => struct Offer { seats: BTreeSet<u8> }: { "seats": [1, 2] }, GoesOn("Offer { seats: {1, 2} }");
    list_to_deque: struct Offer { seats: Vec<u8> } => struct Offer { seats: VecDeque<u16> }: { "seats": [2, 1] }, GoesOn("Offer { seats: [2, 1] }");
    hash_set_to_set: struct Offer { seats: HashSet<String> } => struct Offer { seats: BTreeSet<String> }: { "seats": ["b", "aa"] }, GoesOn(r#"Offer { seats: {"aa", "b"} }"#);
    set_to_hash_set: struct Offer { seats: BTreeSet<u8> } => struct Offer { seats: HashSet<u8> }: { "seats": [1, 2] }, Outdated(SEATS_CHANGED);
    hash_map_to_map: struct Offer { seats: HashMap<String, u8> } => struct Offer { seats: BTreeMap<String, u64> }: { "seats": { "b": 1, "aa": 2 } }, GoesOn(r#"Offer { seats: {"aa": 2, "b": 1} }"#);
    map_to_hash_map: struct Offer { seats: BTreeMap<String, u8> } => struct Offer { seats: HashMap<String, u8> }: { "seats": { "b": 1 } }, GoesOn(r#"Offer { seats: {"b": 1} }"#);
    map_of_floats: struct Offer { seats: BTreeMap<String, u8> } => struct Offer { seats: BTreeMap<String, f64> }: { "seats": { "Alice": 1 } }, Outdated("`seats[]` does not come back as it was saved");
    map_to_struct: struct Offer { fare: BTreeMap<String, u8> } => struct Offer { fare: is::Fare }: { "fare": { "Alice": 1 } }, Outdated("missing field `price`");
    tuple_that_is_shorter: struct Offer(u8, u8, u8); => struct Offer(u8, u8);: [1, 2, 3], Outdated(RETYPED);
    tuple_that_is_longer: struct Offer(u8, u8); => struct Offer(u8, u8, #[serde(default)] u8);: [1, 2], Outdated(CHANGED);
    /// What `version` is for.
    tuple_whose_parts_mean_something_else: struct Offer(u8, u8); => struct Offer(u8, u8);: [1, 2], GoesOn("Offer(1, 2)");
    tuple_to_struct: struct Offer(u8, u8); => struct Offer { one: u8, other: u8 }: [1, 2], Outdated("it does not come back as it was saved");
}
