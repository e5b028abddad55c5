//! A type that is saved: its fields, variants and serde's attributes.

use super::{Edit, Expected::Outdated, Family, Line, edit, goes_on, release, saved, yes};

pub(super) fn family() -> Family {
    Family {
        of: "types of locals",
        lines: vec![
            Line {
                change: "fields in another order; new ones with a default, or an `Option`; attributes and variants that change nothing of what was saved",
                advice: "nothing",
                edits: same(),
            },
            Line {
                change: "a field renamed, gone, skipped, or new without a default, also by serde's attributes; `rename`, `flatten`, `tag`, `untagged`, `with`, `into`, `from`",
                advice: "nothing: the call ends",
                edits: fields(),
            },
            Line {
                change: "a variant renamed, gone, or of another shape; the order of untagged ones",
                advice: "nothing: the call ends",
                edits: variants(),
            },
            Line {
                change: "what a value means, under the same names and types: cents that were euros, two fields of one type swapped",
                advice: "say `version = N`: nobody else can see it",
                edits: meaning(),
            },
        ],
    }
}

fn same() -> Vec<Edit> {
    vec![
        saved! {
            "fields in another order";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { tax: u32, price: u32 } };
            goes_on(&["Offer { tax: 8, price: 40 }"])
        },
        saved! {
            "a field with a default";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { price: u32, #[serde(default)] tax: u32 } };
            goes_on(&["Offer { price: 40, tax: 0 }"])
        },
        saved! {
            "a field with a default of its own";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { price: u32, #[serde(default = "five")] tax: u32 } fn five() -> u32 { 5 } };
            goes_on(&["Offer { price: 40, tax: 5 }"])
        },
        saved! {
            "an optional field";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { price: u32, note: Option<String> } };
            goes_on(&["Offer { price: 40, note: None }"])
        },
        saved! {
            "a default for all fields";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { #[serde(default)] #[derive(Default)] struct Offer { price: u32, tax: u32 } };
            goes_on(&["Offer { price: 40, tax: 0 }"])
        },
        saved! {
            "a field that is there has got a default";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(default)] price: u32 } };
            goes_on(&["Offer { price: 40 }"])
        },
        saved! {
            "unknown fields are denied";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { #[serde(deny_unknown_fields)] struct Offer { price: u32 } };
            goes_on(&["Offer { price: 40 }"])
        },
        saved! {
            "an alias beside the name";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(alias = "cost")] price: u32 } };
            goes_on(&["Offer { price: 40 }"])
        },
        saved! {
            "renamed, with the old name as an alias";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(alias = "price")] cost: u32 } };
            goes_on(&["Offer { cost: 40 }"])
        },
        saved! {
            "a field is renamed in the code and keeps its name for serde";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(rename = "price")] cost: u32 } };
            goes_on(&["Offer { cost: 40 }"])
        },
        saved! {
            "`skip_serializing_if`, and it is not skipped";
            { struct Offer { note: Option<u32> } } = Offer { note: Some(4) };
            { struct Offer { #[serde(default, skip_serializing_if = "Option::is_none")] note: Option<u32> } };
            goes_on(&["Offer { note: Some(4) }"])
        },
        saved! {
            "`skip_serializing_if`, and it was empty";
            { struct Offer { note: Option<u32> } } = Offer { note: None };
            { struct Offer { #[serde(default, skip_serializing_if = "Option::is_none")] note: Option<u32> } };
            goes_on(&["Offer { note: None }"])
        },
        saved! {
            "a variant is added";
            { enum Offer { Free, Paid(u32) } } = Offer::Paid(40);
            { enum Offer { Free, Gift, Paid(u32) } };
            goes_on(&["Paid(40)"])
        },
        saved! {
            "variants in another order";
            { enum Offer { Free, Paid } } = Offer::Paid;
            { enum Offer { Paid, Free } };
            goes_on(&["Paid"])
        },
        saved! {
            "another variant than the saved one is gone";
            { enum Offer { Free, Paid(u32) } } = Offer::Paid(40);
            { enum Offer { Paid(u32) } };
            goes_on(&["Paid(40)"])
        },
        saved! {
            "a catch-all variant";
            { enum Offer { Free, Paid } } = Offer::Paid;
            { enum Offer { Free, Paid, #[serde(other)] Unknown } };
            goes_on(&["Paid"])
        },
        saved! {
            "a type around one field is transparent";
            { struct Offer { price: Cents } #[derive(Debug, Serialize, Deserialize)] struct Cents(u32); } = Offer { price: Cents(40) };
            { struct Offer { price: Cents } #[derive(Debug, Serialize, Deserialize)] #[serde(transparent)] struct Cents(u32); };
            goes_on(&["Offer { price: Cents(40) }"])
        },
        saved! {
            "the name of a type inside of it";
            { struct Offer { price: Cents } #[derive(Debug, Serialize, Deserialize)] struct Cents { cents: u32 } } = Offer { price: Cents { cents: 40 } };
            { struct Offer { price: Money } #[derive(Debug, Serialize, Deserialize)] struct Money { cents: u32 } };
            goes_on(&["Offer { price: Money { cents: 40 } }"])
        },
        saved! {
            "a generic parameter";
            { struct Offer { price: Cents<u32> } #[derive(Debug, Serialize, Deserialize)] struct Cents<T> { cents: T } } = Offer { price: Cents { cents: 40 } };
            { struct Offer { price: Cents } #[derive(Debug, Serialize, Deserialize)] struct Cents { cents: u32 } };
            goes_on(&["Offer { price: Cents { cents: 40 } }"])
        },
        saved! {
            "a flattened field swallows one that is gone";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { price: u32, #[serde(flatten)] rest: BTreeMap<String, u32> } };
            goes_on(&["Offer { price: 40, rest: {\"tax\": 8} }"])
        },
        saved! {
            "`untagged`";
            { enum Offer { Free, Paid { price: u32 } } } = Offer::Paid { price: 40 };
            { #[serde(untagged)] enum Offer { Any(BTreeMap<String, BTreeMap<String, u8>>), Paid { price: u32 } } };
            goes_on(&["Any({\"Paid\": {\"price\": 40}})"])
        },
    ]
}

fn fields() -> Vec<Edit> {
    vec![
        saved! {
            "a field is renamed";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { cost: u32 } };
            Outdated
        },
        saved! {
            "an optional field is renamed";
            { struct Offer { percent_off: Option<u32> } } = Offer { percent_off: Some(50) };
            { struct Offer { discount: Option<u32> } };
            Outdated
        },
        saved! {
            "a field with a default is renamed";
            { struct Offer { #[serde(default)] price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(default)] cost: u32 } };
            Outdated
        },
        saved! {
            "an optional field that is empty is renamed";
            { struct Offer { price: u32, note: Option<String> } } = Offer { price: 40, note: None };
            { struct Offer { price: u32, remark: Option<String> } };
            Outdated
        },
        saved! {
            "one of two optional fields is renamed";
            { struct Offer { price: u32, note: Option<String> } } = Offer { price: 40, note: Some("fragile".into()) };
            { struct Offer { price: u32, remark: Option<String> } };
            Outdated
        },
        saved! {
            "`rename`";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(rename = "cost")] price: u32 } };
            Outdated
        },
        saved! {
            "`rename` under a `default`";
            { struct Offer { #[serde(default)] price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(default, rename = "cost")] price: u32 } };
            Outdated
        },
        saved! {
            "`rename` of an optional field";
            { struct Offer { price: Option<u32> } } = Offer { price: Some(40) };
            { struct Offer { #[serde(rename = "cost")] price: Option<u32> } };
            Outdated
        },
        saved! {
            "`rename_all`";
            { struct Offer { the_price: Option<u32> } } = Offer { the_price: Some(40) };
            { #[serde(rename_all = "camelCase")] struct Offer { the_price: Option<u32> } };
            Outdated
        },
        saved! {
            "`rename_all` under a `default`";
            { struct Offer { the_price: u32 } } = Offer { the_price: 40 };
            { #[derive(Default)] #[serde(default, rename_all = "camelCase")] struct Offer { the_price: u32 } };
            Outdated
        },
        saved! {
            "renamed for reading only";
            { struct Offer { #[serde(default)] price: u32 } } = Offer { price: 40 };
            { struct Offer { #[serde(default, rename(deserialize = "cost"))] price: u32 } };
            Outdated
        },
        saved! {
            "names of two fields are swapped by `rename`, of two types";
            { struct Offer { price: u32, note: String } } = Offer { price: 40, note: "n".into() };
            { struct Offer { #[serde(rename = "note")] price: u32, #[serde(rename = "price")] note: String } };
            Outdated
        },
        saved! {
            "`skip`";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { price: u32, #[serde(skip)] tax: u32 } };
            Outdated
        },
        saved! {
            "`skip_deserializing`";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { price: u32, #[serde(skip_deserializing)] tax: u32 } };
            Outdated
        },
        saved! {
            "`skip_serializing`";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { price: u32, #[serde(skip_serializing)] tax: u32 } };
            Outdated
        },
        saved! {
            "a field is gone";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { price: u32 } };
            Outdated
        },
        saved! {
            "a field is gone, and unknown ones are denied";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { #[serde(deny_unknown_fields)] struct Offer { price: u32 } };
            Outdated
        },
        saved! {
            "an optional field is gone";
            { struct Offer { price: u32, off: Option<u32> } } = Offer { price: 40, off: Some(50) };
            { struct Offer { price: u32 } };
            Outdated
        },
        saved! {
            "all fields are gone";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer {} };
            Outdated
        },
        saved! {
            "a field without a default";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            { struct Offer { price: u32, tax: u32 } };
            Outdated
        },
        saved! {
            "`flatten` of a field";
            { struct Offer { price: Price } #[derive(Debug, Default, Serialize, Deserialize)] struct Price { cents: Option<u32> } } = Offer { price: Price { cents: Some(40) } };
            { struct Offer { #[serde(flatten)] price: Price } #[derive(Debug, Default, Serialize, Deserialize)] struct Price { cents: Option<u32> } };
            Outdated
        },
        saved! {
            "a field is not flattened any more";
            { struct Offer { #[serde(flatten)] price: Price } #[derive(Debug, Default, Serialize, Deserialize)] struct Price { cents: Option<u32> } } = Offer { price: Price { cents: Some(40) } };
            { struct Offer { #[serde(default)] price: Price } #[derive(Debug, Default, Serialize, Deserialize)] struct Price { cents: Option<u32> } };
            Outdated
        },
        saved! {
            "`deserialize_with` that reads something else";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            {
                struct Offer { #[serde(deserialize_with = "double")] price: u32 }
                fn double<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> { Ok(u32::deserialize(from)? * 2) }
            };
            Outdated
        },
        saved! {
            "`deserialize_with` that forgives what it cannot read";
            { struct Offer { price: String } } = Offer { price: "40".into() };
            {
                struct Offer { #[serde(deserialize_with = "lenient")] price: u32 }
                fn lenient<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> { Ok(String::deserialize(from)?.parse().unwrap_or(0)) }
            };
            Outdated
        },
        saved! {
            "`from` and `into` another type";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            {
                #[derive(Clone)]
                #[serde(from = "Old", into = "Old")] struct Offer { total: u32 }
                #[derive(Debug, Serialize, Deserialize)] struct Old { price: Option<u32>, tax: Option<u32> }
                impl From<Old> for Offer { fn from(old: Old) -> Self { Self { total: old.price.unwrap_or(0) + old.tax.unwrap_or(8) } } }
                impl From<Offer> for Old { fn from(new: Offer) -> Self { Self { price: Some(new.total), tax: None } } }
            };
            Outdated
        },
        saved! {
            "a tuple in place of named fields";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer(u32, u32); };
            Outdated
        },
        saved! {
            "named fields in place of a tuple";
            { struct Offer(u32, u32); } = Offer(40, 8);
            { struct Offer { price: u32, tax: u32 } };
            Outdated
        },
        saved! {
            "a tuple has fewer fields";
            { struct Offer(u32, u32, u32); } = Offer(40, 8, 3);
            { struct Offer(u32, u32); };
            Outdated
        },
        saved! {
            "a tuple has more fields";
            { struct Offer(u32, u32); } = Offer(40, 8);
            { struct Offer(u32, u32, #[serde(default)] u32); };
            Outdated
        },
        saved! {
            "a tuple skips a field in the middle";
            { struct Offer(u32, u32, u32); } = Offer(40, 8, 3);
            { struct Offer(u32, #[serde(skip)] u32, u32); };
            Outdated
        },
        saved! {
            "nothing in place of something";
            { struct Offer { price: Option<u32> } } = Offer { price: Some(40) };
            { struct Offer { price: () } };
            Outdated
        },
    ]
}

fn variants() -> Vec<Edit> {
    vec![
        saved! {
            "the saved variant is renamed";
            { enum Offer { Free, Paid(u32) } } = Offer::Paid(40);
            { enum Offer { Free, Sold(u32) } };
            Outdated
        },
        saved! {
            "the saved variant is gone, and there is a catch-all";
            { enum Offer { Free, Paid } } = Offer::Paid;
            { enum Offer { Free, #[serde(other)] Unknown } };
            Outdated
        },
        saved! {
            "names of two variants are swapped by `rename`";
            { enum Offer { Free, Paid(u32) } } = Offer::Paid(40);
            { enum Offer { #[serde(rename = "Paid")] Free, #[serde(rename = "Free")] Paid(u32) } };
            Outdated
        },
        saved! {
            "a variant has lost its content";
            { enum Offer { Free, Paid(u32) } } = Offer::Paid(40);
            { enum Offer { Free, Paid } };
            Outdated
        },
        saved! {
            "a variant has got content";
            { enum Offer { Free, Paid } } = Offer::Paid;
            { enum Offer { Free, Paid(u32) } };
            Outdated
        },
        saved! {
            "an optional field of a variant is renamed";
            { enum Offer { Free, Paid { off: Option<u32> } } } = Offer::Paid { off: Some(50) };
            { enum Offer { Free, Paid { discount: Option<u32> } } };
            Outdated
        },
        saved! {
            "untagged variants in another order";
            { #[serde(untagged)] enum Offer { Full { price: u32, note: String }, Short { price: u32 } } } = Offer::Full { price: 40, note: "EUR".into() };
            { #[serde(untagged)] enum Offer { Short { price: u32 }, Full { price: u32, note: String } } };
            Outdated
        },
        saved! {
            "of untagged variants with equal content, the other comes first";
            { #[serde(untagged)] enum Offer { Exact(u32), Estimate(f64) } } = Offer::Exact(40);
            { #[serde(untagged)] enum Offer { Estimate(f64), Exact(u32) } };
            Outdated
        },
        saved! {
            "`tag`";
            { enum Offer { Free, Paid { price: u32 } } } = Offer::Paid { price: 40 };
            { #[serde(tag = "kind")] enum Offer { Free, Paid { price: u32 } } };
            Outdated
        },
        saved! {
            "`content`";
            { #[serde(tag = "kind")] enum Offer { Free, Paid { price: Option<u32> } } } = Offer::Paid { price: Some(40) };
            { #[serde(tag = "kind", content = "of")] enum Offer { Free, Paid { price: Option<u32> } } };
            Outdated
        },
        saved! {
            "an optional field under a `tag` is renamed";
            { #[serde(tag = "kind")] enum Offer { Free, Paid { off: Option<u32> } } } = Offer::Paid { off: Some(50) };
            { #[serde(tag = "kind")] enum Offer { Free, Paid { discount: Option<u32> } } };
            Outdated
        },
        edit! {
            "two types of one name in two blocks";
            old (log) {
                {
                    #[derive(Debug, Serialize, Deserialize)]
                    struct Offer { off: Option<u32> }
                    let offer = Offer { off: Some(50) };
                    if confirm("Agreed?").await? { log.add(format!("{offer:?}")); }
                }
            }
            new (log) {
                {
                    #[derive(Debug, Serialize, Deserialize)]
                    struct Offer { off: Option<u32> }
                    log.add(format!("{:?}", Offer { off: Some(50) }));
                }
                {
                    #[derive(Debug, Serialize, Deserialize)]
                    struct Offer { gift: Option<u32> }
                    let offer = Offer { gift: Some(1) };
                    if confirm("Agreed?").await? { log.add(format!("{offer:?}")); }
                }
            }
            yes("confirm") => Outdated
        },
    ]
}

fn meaning() -> Vec<Edit> {
    vec![
        saved! {
            "`with` another form of the same number";
            { struct Offer { price: u32 } } = Offer { price: 40 };
            {
                struct Offer { #[serde(with = "cents")] price: u32 }
                mod cents {
                    use serde::{Deserialize, Deserializer, Serializer};
                    pub(super) fn serialize<S: Serializer>(price: &u32, to: S) -> Result<S::Ok, S::Error> { to.serialize_u32(price / 100) }
                    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> { Ok(u32::deserialize(from)? * 100 + 1) }
                }
            };
            goes_on(&["Offer { price: 4001 }"])
        },
        saved! {
            "names of two fields of one type are swapped by `rename`";
            { struct Offer { price: u32, tax: u32 } } = Offer { price: 40, tax: 8 };
            { struct Offer { #[serde(rename = "tax")] price: u32, #[serde(rename = "price")] tax: u32 } };
            goes_on(&["Offer { price: 8, tax: 40 }"])
        },
        saved! {
            "two places of a tuple change their meaning";
            { struct Offer(u32, u32); } = Offer(40, 8);
            { struct Offer(u32, u32); impl Offer { fn tax(&self) -> u32 { self.0 } } };
            goes_on(&["Offer(40, 8)"])
        },
        edit! {
            "cents that were euros";
            old (log) { let price = 40_u32; if confirm("Pay?").await? { log.add(format!("{price} EUR")); } }
            new (log) { let price = 4000_u32; if confirm("Pay?").await? { log.add(format!("{price} cents")); } }
            yes("confirm") => goes_on(&["40 cents"])
        },
    ]
}
