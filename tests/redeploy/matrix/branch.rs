//! Questions in branches.

use serde_json::json;

use super::{Edit, Expected::Outdated, Family, Line, asked_again, edit, goes_on, release, yes};

pub(super) fn family() -> Family {
    Family {
        of: "branches",
        lines: vec![
            Line {
                change: "branches are swapped or moved, or there are more of them; another condition",
                advice: "nothing: the words tell which question was asked",
                edits: found(),
            },
            Line {
                change: "the branch is gone, or asks something else, and another has a question of its key",
                advice: "nothing: that one is asked, or the call ends",
                edits: replaced(),
            },
            Line {
                change: "several branches ask something else",
                advice: "nothing: the call ends",
                edits: lost(),
            },
        ],
    }
}

/// Pays where it is told to, else sends a gift.
macro_rules! pay {
    ($name:literal; ($($head:tt)*) $new:tt $expected:expr) => {
        edit! {
            $name;
            old (log, paying: bool) {
                if paying {
                    if confirm("Pay 100?").await? { log.add("pay"); }
                } else {
                    if confirm("Send a gift?").await? { log.add("gift"); }
                }
            }
            new ($($head)*) $new
            yes("confirm") => $expected
        }
        .given(json!({ "paying": true }))
    };
}

fn found() -> Vec<Edit> {
    vec![
        pay! { "two branches are swapped"; (log, paying: bool) {
            if paying {
                if confirm("Send a gift?").await? { log.add("gift"); }
            } else {
                if confirm("Pay 100?").await? { log.add("pay"); }
            }
        } goes_on(&["pay"]) },
        pay! { "the condition is turned around, and the branches with it"; (log, paying: bool) {
            if !paying {
                if confirm("Send a gift?").await? { log.add("gift"); }
            } else {
                if confirm("Pay 100?").await? { log.add("pay"); }
            }
        } goes_on(&["pay"]) },
        pay! { "a `match` in place of an `if`"; (log, paying: bool) {
            match paying {
                false => if confirm("Send a gift?").await? { log.add("gift"); },
                true => if confirm("Pay 100?").await? { log.add("pay"); },
            }
        } goes_on(&["pay"]) },
        pay! { "another branch comes before"; (log, paying: bool) {
            if log.take().len() > 9 {
                if confirm("Close?").await? { log.add("close"); }
            } else if paying {
                if confirm("Pay 100?").await? { log.add("pay"); }
            } else {
                if confirm("Send a gift?").await? { log.add("gift"); }
            }
        } goes_on(&["pay"]) },
        pay! { "the other branch is gone"; (log, paying: bool) {
            if paying {
                if confirm("Pay 100?").await? { log.add("pay"); }
            }
        } goes_on(&["pay"]) },
        pay! { "the other branch says something else"; (log, paying: bool) {
            if paying {
                if confirm("Pay 100?").await? { log.add("pay"); }
            } else {
                if confirm("Send a card?").await? { log.add("card"); }
            }
        } goes_on(&["pay"]) },
        pay! { "the question is in no branch any more"; (log, paying: bool) {
            if confirm("Pay 100?").await? { log.add("pay"); }
            if !paying {
                if confirm("Send a gift?").await? { log.add("gift"); }
            }
        } goes_on(&["pay"]) },
        pay! { "the branch with the question comes back early"; (log, paying: bool) {
            if !paying {
                if confirm("Send a gift?").await? { log.add("gift"); }
                return Ok(());
            }
            if confirm("Pay 100?").await? { log.add("pay"); }
        } goes_on(&["pay"]) },
    ]
}

fn replaced() -> Vec<Edit> {
    vec![
        pay! { "the branch is gone"; (log, paying: bool) {
            if !paying {
                if confirm("Send a gift?").await? { log.add("gift"); }
            }
        } asked_again(&[("confirm", "Send a gift?")], &["gift"]) },
        pay! { "one question for both branches"; (log, paying: bool) {
            if confirm("Go on?").await? { log.add(if paying { "pay" } else { "gift" }); }
        } asked_again(&[("confirm", "Go on?")], &["pay"]) },
    ]
}

fn lost() -> Vec<Edit> {
    vec![
        pay! { "the branch says something else"; (log, paying: bool) {
            if paying {
                if confirm("Pay 200?").await? { log.add("pay 200"); }
            } else {
                if confirm("Send a gift?").await? { log.add("gift"); }
            }
        } Outdated },
        pay! { "both branches say something else"; (log, paying: bool) {
            if paying {
                if confirm("Pay 200?").await? { log.add("pay 200"); }
            } else {
                if confirm("Send two gifts?").await? { log.add("two gifts"); }
            }
        } Outdated },
        pay! { "both branches say the same"; (log, paying: bool) {
            if paying {
                if confirm("Sure?").await? { log.add("pay"); }
            } else {
                if confirm("Sure?").await? { log.add("gift"); }
            }
        } Outdated },
        pay! { "both branches say what one of them said"; (log, paying: bool) {
            if paying {
                if confirm("Pay 100?").await? { log.add("pay"); }
            } else {
                if confirm("Pay 100?").await? { log.add("gift"); }
            }
        } Outdated },
    ]
}
