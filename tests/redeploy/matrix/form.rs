//! The form of a question: the type its answer has.

use serde_json::json;

use super::{
    Edit, Expected::Outdated, Family, Line, asked_again, asked_again_for, edit, filled, goes_on,
    release, said,
};

pub(super) fn family() -> Family {
    Family {
        of: "the form of a question",
        lines: vec![
            Line {
                change: "a field of a `Form`: new, gone, renamed, of another type, optional or not, its title, help text, default, limits or format",
                advice: "nothing: the user is asked again, in the new form",
                edits: fields(),
            },
            Line {
                change: "a variant of a `Choice`: new, gone, renamed, in another place, its title",
                advice: "nothing: the user is asked again, in the new form",
                edits: choices(),
            },
            Line {
                change: "what does not show in the form: traits, methods, names in the code under a kept `rename`",
                advice: "nothing",
                edits: unseen(),
            },
            Line {
                change: "the name of the type, or the module it is in",
                advice: "nothing: the call ends",
                edits: renamed(),
            },
        ],
    }
}

/// The type of a form is edited.
macro_rules! order {
    ($name:literal; {$($old:tt)*} => {$($new:tt)*}; $answer:expr => $expected:expr) => {
        edit! {
            $name;
            items {
                #[derive(Debug, Serialize, Deserialize, Form)]
                $($old)*
            } => {
                #[derive(Debug, Serialize, Deserialize, Form)]
                $($new)*
            }
            (log) {
                let order: Order = ask_user("What is it to be?").await?;
                log.add(format!("{order:?}"));
            }
            filled("order", $answer) => $expected
        }
    };
}

/// The type of a choice is edited.
macro_rules! fate {
    ($name:literal; {$($old:tt)*} => {$($new:tt)*}; $answer:expr => $expected:expr) => {
        edit! {
            $name;
            items {
                #[derive(Debug, Serialize, Deserialize, Choice)]
                $($old)*
            } => {
                #[derive(Debug, Serialize, Deserialize, Choice)]
                $($new)*
            }
            (log) {
                let fate: Fate = ask_user("What becomes of it?").await?;
                log.add(format!("{fate:?}"));
            }
            said("fate", $answer) => $expected
        }
    };
}

fn fields() -> Vec<Edit> {
    vec![
        order! {
            "an optional field is renamed";
            { struct Order { item: String, note: Option<String> } }
                => { struct Order { item: String, remark: Option<String> } };
            json!({ "item": "tea", "note": "no milk" }) => asked_again_for(
                &[("order", "remark")],
                filled("order", json!({ "item": "tea", "remark": "no milk" })),
                &["Order { item: \"tea\", remark: Some(\"no milk\") }"],
            )
        },
        order! {
            "an optional field is renamed for serde";
            { struct Order { item: String, note: Option<String> } }
                => { struct Order { item: String, #[serde(rename = "remark")] note: Option<String> } };
            json!({ "item": "tea", "note": "no milk" }) => asked_again_for(
                &[("order", "remark")],
                filled("order", json!({ "item": "tea", "remark": "no milk" })),
                &["Order { item: \"tea\", note: Some(\"no milk\") }"],
            )
        },
        order! {
            "all fields are renamed for serde";
            { struct Order { the_item: String } }
                => { #[serde(rename_all = "camelCase")] struct Order { the_item: String } };
            json!({ "the_item": "tea" }) => asked_again_for(
                &[("order", "theItem")],
                filled("order", json!({ "theItem": "tea" })),
                &["Order { the_item: \"tea\" }"],
            )
        },
        order! {
            "an optional field is added";
            { struct Order { item: String } } => { struct Order { item: String, gift: Option<bool> } };
            json!({ "item": "tea" }) => asked_again(&[("order", "gift")], &["Order { item: \"tea\", gift: None }"])
        },
        order! {
            "a field is added";
            { struct Order { item: String } } => { struct Order { item: String, express: bool } };
            json!({ "item": "tea" }) => asked_again_for(
                &[("order", "express")],
                filled("order", json!({ "item": "tea", "express": true })),
                &["Order { item: \"tea\", express: true }"],
            )
        },
        order! {
            "an optional field is gone";
            { struct Order { item: String, note: Option<String> } } => { struct Order { item: String } };
            json!({ "item": "tea", "note": "no milk" }) => asked_again(&[("order", "item")], &["Order { item: \"tea\" }"])
        },
        order! {
            "two fields are swapped, as are their titles";
            { struct Order { #[form(title = "From")] a: String, #[form(title = "To")] b: String } }
                => { struct Order { #[form(title = "To")] a: String, #[form(title = "From")] b: String } };
            json!({ "a": "Ada", "b": "Bob" }) => asked_again(&[("order", "To")], &["Order { a: \"Ada\", b: \"Bob\" }"])
        },
        order! {
            "a number of another size";
            { struct Order { cups: u8 } } => { struct Order { cups: u16 } };
            json!({ "cups": 3 }) => asked_again(&[("order", "65535")], &["Order { cups: 3 }"])
        },
        order! {
            "a number in place of a text";
            { struct Order { cups: String } } => { struct Order { cups: u8 } };
            json!({ "cups": "3" }) => asked_again_for(
                &[("order", "integer")], filled("order", json!({ "cups": 3 })), &["Order { cups: 3 }"]
            )
        },
        order! {
            "a fraction in place of a whole number";
            { struct Order { cups: u8 } } => { struct Order { cups: f64 } };
            json!({ "cups": 3 }) => asked_again(&[("order", "\"number\"")], &["Order { cups: 3.0 }"])
        },
        order! {
            "a field may be left out";
            { struct Order { item: String } } => { struct Order { item: Option<String> } };
            json!({ "item": "tea" }) => asked_again(&[("order", "item")], &["Order { item: Some(\"tea\") }"])
        },
        order! {
            "a field must not be left out";
            { struct Order { item: Option<String> } } => { struct Order { item: String } };
            json!({ "item": "tea" }) => asked_again(&[("order", "required")], &["Order { item: \"tea\" }"])
        },
        order! {
            "the help text of a field";
            {
                struct Order {
                    /// To keep.
                    item: String,
                }
            } => {
                struct Order {
                    /// To erase.
                    item: String,
                }
            };
            json!({ "item": "tea" }) => asked_again(&[("order", "To erase.")], &["Order { item: \"tea\" }"])
        },
        order! {
            "the title of a field";
            { struct Order { #[form(title = "Keep")] item: String } }
                => { struct Order { #[form(title = "Erase")] item: String } };
            json!({ "item": "tea" }) => asked_again(&[("order", "Erase")], &["Order { item: \"tea\" }"])
        },
        order! {
            "the default of a field";
            { struct Order { #[form(default = 1)] cups: u8 } } => { struct Order { #[form(default = 9)] cups: u8 } };
            json!({ "cups": 1 }) => asked_again(&[("order", "\"default\":9")], &["Order { cups: 1 }"])
        },
        order! {
            "the least and the most of a number";
            { struct Order { #[form(minimum = 1, maximum = 9)] cups: u8 } }
                => { struct Order { #[form(minimum = 2, maximum = 5)] cups: u8 } };
            json!({ "cups": 9 }) => asked_again_for(
                &[("order", "\"maximum\":5")], filled("order", json!({ "cups": 5 })), &["Order { cups: 5 }"]
            )
        },
        order! {
            "the length of a text";
            { struct Order { item: String } } => { struct Order { #[form(max_length = 4)] item: String } };
            json!({ "item": "coffee" }) => asked_again_for(
                &[("order", "\"maxLength\":4")], filled("order", json!({ "item": "tea" })), &["Order { item: \"tea\" }"]
            )
        },
        order! {
            "the format of a text";
            { struct Order { to: String } } => { struct Order { #[form(format = "email")] to: String } };
            json!({ "to": "Ada" }) => asked_again_for(
                &[("order", "\"email\"")],
                filled("order", json!({ "to": "ada@example.org" })),
                &["Order { to: \"ada@example.org\" }"],
            )
        },
        edit! {
            "a choice inside of it";
            items {
                #[derive(Debug, Serialize, Deserialize, Form)]
                struct Order { fate: Fate }
                #[derive(Debug, Serialize, Deserialize, Choice)]
                enum Fate { #[choice(title = "Keep it")] A, #[choice(title = "Erase it")] B }
            } => {
                #[derive(Debug, Serialize, Deserialize, Form)]
                struct Order { fate: Fate }
                #[derive(Debug, Serialize, Deserialize, Choice)]
                enum Fate { #[choice(title = "Erase it")] A, #[choice(title = "Keep it")] B }
            }
            (log) {
                let order: Order = ask_user("What is it to be?").await?;
                log.add(format!("{order:?}"));
            }
            filled("order", json!({ "fate": "A" })) => asked_again(&[("order", "Erase it")], &["Order { fate: A }"])
        },
    ]
}

fn choices() -> Vec<Edit> {
    vec![
        fate! {
            "the names of two variants are swapped";
            { enum Fate { Keep, Erase } }
                => { enum Fate { #[serde(rename = "Erase")] Keep, #[serde(rename = "Keep")] Erase } };
            "Keep" => asked_again_for(&[("fate", "Erase")], said("fate", "Erase"), &["Keep"])
        },
        fate! {
            "the titles of two variants are swapped";
            { enum Fate { #[choice(title = "Keep it")] A, #[choice(title = "Erase it")] B } }
                => { enum Fate { #[choice(title = "Erase it")] A, #[choice(title = "Keep it")] B } };
            "A" => asked_again(&[("fate", "Erase it")], &["A"])
        },
        fate! {
            "a variant is added";
            { enum Fate { Keep, Erase } } => { enum Fate { Keep, Erase, Archive } };
            "Keep" => asked_again(&[("fate", "Archive")], &["Keep"])
        },
        fate! {
            "the variant that was chosen is gone";
            { enum Fate { Keep, Erase } } => { enum Fate { Keep, Archive } };
            "Erase" => asked_again_for(&[("fate", "Archive")], said("fate", "Keep"), &["Keep"])
        },
        fate! {
            "another variant than the one that was chosen is gone";
            { enum Fate { Keep, Erase, Archive } } => { enum Fate { Keep, Erase } };
            "Keep" => asked_again(&[("fate", "Keep")], &["Keep"])
        },
        fate! {
            "a variant is renamed";
            { enum Fate { Keep, Archive } } => { enum Fate { Keep, Erase } };
            "Archive" => asked_again_for(&[("fate", "Erase")], said("fate", "Keep"), &["Keep"])
        },
        fate! {
            "variants are in another order";
            { enum Fate { Keep, Erase } } => { enum Fate { Erase, Keep } };
            "Keep" => asked_again(&[("fate", "Keep")], &["Keep"])
        },
        fate! {
            "a title is new";
            { enum Fate { A, B } } => { enum Fate { #[choice(title = "Erase it")] A, B } };
            "A" => asked_again(&[("fate", "Erase it")], &["A"])
        },
        fate! {
            "all variants are renamed for serde";
            { enum Fate { Keep, Erase } } => { #[serde(rename_all = "lowercase")] enum Fate { Keep, Erase } };
            "Keep" => asked_again_for(&[("fate", "erase")], said("fate", "keep"), &["Keep"])
        },
        edit! {
            "a variant of a choice of several";
            items {
                #[derive(Debug, Serialize, Deserialize, Choice)]
                enum Part { Letters, Photos }
            } => {
                #[derive(Debug, Serialize, Deserialize, Choice)]
                enum Part { #[serde(rename = "Photos")] Letters, #[serde(rename = "Letters")] Photos }
            }
            (log) {
                let erase: Vec<Part> = ask_user("Erase what?").await?;
                log.add(format!("{erase:?}"));
            }
            said("erase", json!(["Letters"]))
                => asked_again_for(&[("erase", "Photos")], said("erase", json!(["Photos"])), &["[Letters]"])
        },
    ]
}

fn unseen() -> Vec<Edit> {
    vec![
        order! {
            "traits and methods of the type";
            { struct Order { item: String } }
                => { struct Order { item: String } impl Order { fn len(&self) -> usize { self.item.len() } } };
            json!({ "item": "tea" }) => goes_on(&["Order { item: \"tea\" }"])
        },
        order! {
            "the name of a field in the code, with the old one for serde";
            { struct Order { item: String } } => { struct Order { #[serde(rename = "item")] thing: String } };
            json!({ "item": "tea" }) => goes_on(&["Order { thing: \"tea\" }"])
        },
        fate! {
            "the name of a variant in the code, with the old one for serde";
            { enum Fate { Keep, Erase } } => { enum Fate { Keep, #[serde(rename = "Erase")] Drop } };
            "Erase" => goes_on(&["Drop"])
        },
    ]
}

fn renamed() -> Vec<Edit> {
    vec![
        edit! {
            "the type is renamed";
            old { #[derive(Debug, Serialize, Deserialize, Form)] struct Order { item: String } } (log) {
                let order: Order = ask_user("What?").await?;
                log.add(order.item);
            }
            new { #[derive(Debug, Serialize, Deserialize, Form)] struct Wish { item: String } } (log) {
                let order: Wish = ask_user("What?").await?;
                log.add(order.item);
            }
            filled("order", json!({ "item": "tea" })) => Outdated
        },
        edit! {
            "the type is in another module";
            old { mod here { use super::*; #[derive(Debug, Serialize, Deserialize, Form)] pub(super) struct Order { pub(super) item: String } } } (log) {
                let order: here::Order = ask_user("What?").await?;
                log.add(order.item);
            }
            new { mod there { use super::*; #[derive(Debug, Serialize, Deserialize, Form)] pub(super) struct Order { pub(super) item: String } } } (log) {
                let order: there::Order = ask_user("What?").await?;
                log.add(order.item);
            }
            filled("order", json!({ "item": "tea" })) => Outdated
        },
    ]
}
