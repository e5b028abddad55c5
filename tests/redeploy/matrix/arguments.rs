//! The arguments of the tool. The client sends those of its first request again.

use serde_json::{Value, json};

use super::{
    Edit,
    Expected::{Outdated, Refused},
    Family, Line, edit, goes_on, release, yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "arguments",
        lines: vec![
            Line {
                change: "an optional one added; another order, help text; a type that reads the same; one that the call does not have",
                advice: "nothing",
                edits: same(),
            },
            Line {
                change: "one that the call has is renamed or gone, or is read as something else; a default",
                advice: "nothing: the call ends",
                edits: other(),
            },
            Line {
                change: "one that every call must have is added or renamed, or is of a type that what was sent is not",
                advice: "nothing: an error tells the model, before anything runs",
                edits: refused(),
            },
        ],
    }
}

/// What is asked does not tell of the arguments, so nothing but they can.
macro_rules! buy {
    (
        $name:literal; $arguments:expr;
        $({$($old_item:tt)*})? ($($old_head:tt)*) $old:expr
        => $({$($new_item:tt)*})? ($($new_head:tt)*) $new:expr;
        $expected:expr
    ) => { buy! { @ $name; $arguments; $({$($old_item)*})? ($($old_head)*) $old => $({$($new_item)*})? ($($new_head)*) $new; $expected } };
    (
        @ $name:literal; $arguments:expr;
        $({$($old_item:tt)*})? ($old_log:ident $($old_head:tt)*) $old:expr
        => $({$($new_item:tt)*})? ($new_log:ident $($new_head:tt)*) $new:expr;
        $expected:expr
    ) => {
        edit! {
            $name;
            old $({$($old_item)*})? ($old_log $($old_head)*) { if confirm("Buy?").await? { $old_log.add($old); } }
            new $({$($new_item)*})? ($new_log $($new_head)*) { if confirm("Buy?").await? { $new_log.add($new); } }
            yes("confirm") => $expected
        }
        .given($arguments)
    };
}

fn five() -> Value {
    json!({ "count": 5 })
}

fn same() -> Vec<Edit> {
    vec![
        buy! {
            "an optional one is added"; five();
            (log, count: u32) format!("{count}") => (log, count: u32, note: Option<String>) format!("{count} {note:?}");
            goes_on(&["5 None"])
        },
        buy! {
            "they are in another order"; json!({ "count": 5, "what": "tea" });
            (log, count: u32, what: String) format!("{count} {what}") => (log, what: String, count: u32) format!("{count} {what}");
            goes_on(&["5 tea"])
        },
        buy! {
            "a wider number"; five();
            (log, count: u32) format!("{count}") => (log, count: u64) format!("{count}");
            goes_on(&["5"])
        },
        buy! {
            "one that may be left out now"; five();
            (log, count: u32) format!("{count}") => (log, count: Option<u32>) format!("{count:?}");
            goes_on(&["Some(5)"])
        },
        buy! {
            "one that must not be left out now, and is there"; five();
            (log, count: Option<u32>) format!("{count:?}") => (log, count: u32) format!("{count}");
            goes_on(&["5"])
        },
        buy! {
            "an optional one that was not sent is gone"; five();
            (log, count: u32, note: Option<String>) format!("{count} {note:?}") => (log, count: u32) format!("{count}");
            goes_on(&["5"])
        },
        buy! {
            "one is not used any more"; five();
            (log, count: u32) format!("{count}") => (log, count: u32) "one";
            goes_on(&["one"])
        },
        edit! {
            "a default for serde in a type that travels";
            items {
                #[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
                struct Wish { #[serde(default = "count")] count: u32 }
                fn count() -> u32 { 1 }
            } => {
                #[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
                struct Wish { #[serde(default = "count")] count: u32 }
                fn count() -> u32 { 5 }
            }
            (log, wish: Wish) { if confirm(format!("Buy {}?", wish.count)).await? { log.add(format!("{}", wish.count)); } }
            yes("confirm") => goes_on(&["1"])
        }
        .given(json!({ "wish": {} })),
    ]
}

fn other() -> Vec<Edit> {
    vec![
        edit! {
            "the default of one that is read in the code, and travels";
            old (log, count: Option<u32>) {
                let count = count.unwrap_or(1);
                if confirm(format!("Buy {count}?")).await? { log.add(format!("{count}")); }
            }
            new (log, count: Option<u32>) {
                let count = count.unwrap_or(5);
                if confirm(format!("Buy {count}?")).await? { log.add(format!("{count}")); }
            }
            yes("confirm") => Outdated
        },
        buy! {
            "an optional one is renamed"; five();
            (log, count: Option<u32>) format!("{}", count.unwrap_or(1)) => (log, quantity: Option<u32>) format!("{}", quantity.unwrap_or(1));
            Outdated
        },
        edit! {
            "an optional one is renamed, and the question tells of it";
            old (log, count: Option<u32>) {
                if confirm(format!("Buy {}?", count.unwrap_or(1))).await? { log.add(format!("{}", count.unwrap_or(1))); }
            }
            new (log, quantity: Option<u32>) {
                if confirm(format!("Buy {}?", quantity.unwrap_or(1))).await? { log.add(format!("{}", quantity.unwrap_or(1))); }
            }
            yes("confirm") => Outdated
        }
        .given(five()),
        buy! {
            "an optional one is gone"; json!({ "count": 5, "dry_run": true });
            (log, count: u32, dry_run: Option<bool>) format!("{}", if dry_run == Some(true) { 0 } else { count }) => (log, count: u32) format!("{count}");
            Outdated
        },
        edit! {
            "`dry_run` is gone, and the question tells of it";
            old (log, count: u32, dry_run: bool) {
                let really = if dry_run { 0 } else { count };
                if confirm(format!("Buy {really}?")).await? { log.add(format!("{really}")); }
            }
            new (log, count: u32) {
                if confirm(format!("Buy {count}?")).await? { log.add(format!("{count}")); }
            }
            yes("confirm") => Outdated
        }
        .given(json!({ "count": 5, "dry_run": true })),
        buy! {
            "one that every call had is gone"; json!({ "count": 5, "what": "tea" });
            (log, count: u32, what: String) format!("{count} {what}") => (log, count: u32) format!("{count}");
            Outdated
        },
        buy! {
            "all are gone"; five();
            (log, count: u32) format!("{count}") => (log) "1";
            Outdated
        },
        buy! {
            "the names of two optional ones are changed in a ring"; json!({ "from": "a", "to": "b" });
            (log, from: Option<String>, to: Option<String>) format!("{from:?} {to:?}") => (log, to: Option<String>, of: Option<String>) format!("{of:?} {to:?}");
            Outdated
        },
        edit! {
            "the default of one, in the question";
            old (log, count: Option<u32>) {
                if confirm(format!("Buy {}?", count.unwrap_or(1))).await? { log.add(format!("{}", count.unwrap_or(1))); }
            }
            new (log, count: Option<u32>) {
                if confirm(format!("Buy {}?", count.unwrap_or(5))).await? { log.add(format!("{}", count.unwrap_or(5))); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "the default of one, in a `const` that the question tells";
            items { const COUNT: u32 = 1; } => { const COUNT: u32 = 5; }
            (log, count: Option<u32>) {
                if confirm(format!("Buy {}?", count.unwrap_or(COUNT))).await? { log.add(format!("{}", count.unwrap_or(COUNT))); }
            }
            yes("confirm") => Outdated
        },
        buy! {
            "a whole number is read as a fraction, which does not hold it"; json!({ "count": 9_007_199_254_740_993_i64 });
            (log, count: i64) format!("{count}") => (log, count: f64) format!("{count}");
            Outdated
        },
        buy! {
            "a fraction is read as a smaller type"; json!({ "price": 0.1 });
            (log, price: f64) format!("{price}") => (log, price: f32) format!("{price:?}");
            Outdated
        },
        buy! {
            "a list is read as a set"; json!({ "items": [3, 3] });
            (log, items: Vec<u32>) format!("{}", items.len()) => (log, items: std::collections::BTreeSet<u32>) format!("{}", items.len());
            Outdated
        },
        buy! {
            "a number in place of a text"; json!({ "count": "five" });
            (log, count: String) format!("{count}") => (log, count: u32) format!("{count}");
            Outdated
        },
        edit! {
            "one is changed before the question";
            old (log, count: u32) { if confirm("Buy?").await? { log.add(format!("{count}")); } }
            new (log, mut count: u32) {
                count += 1;
                if confirm("Buy?").await? { log.add(format!("{count}")); }
            }
            yes("confirm") => Outdated
        }
        .given(five()),
        edit! {
            "an optional field of one is renamed";
            items {
                #[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
                struct Wish { count: Option<u32> }
            } => {
                #[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
                struct Wish { quantity: Option<u32> }
            }
            (log, wish: Wish) { if confirm("Buy?").await? { log.add(format!("{wish:?}")); } }
            yes("confirm") => Outdated
        }
        .given(json!({ "wish": { "count": 5 } })),
    ]
}

fn refused() -> Vec<Edit> {
    vec![
        buy! {
            "one is added"; five();
            (log, count: u32) format!("{count}") => (log, count: u32, what: String) format!("{count} {what}");
            Refused
        },
        buy! {
            "one that must not be left out now, and is"; json!({});
            (log, count: Option<u32>) format!("{count:?}") => (log, count: u32) format!("{count}");
            Refused
        },
        buy! {
            "a number that is too small a type"; json!({ "count": 300 });
            (log, count: u32) format!("{count}") => (log, count: u8) format!("{count}");
            Refused
        },
    ]
}
