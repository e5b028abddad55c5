//! Edits of one function.

use mrtr::Tool;
use serde_json::json;

use crate::{accept, assert_stale, redeploy};

/// The function as it was when the question was asked.
mod base {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let unused = price * 2;
        log.add(format!("{unused}"));
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Texts were improved.
mod text {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat would you like?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Are you sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Another question comes before.
mod before {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let meal: String = ask_user("Which meal?").await?;
        log.add(meal);
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Another question comes after.
mod between {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let bags: u8 = ask_user("How many bags?").await?;
        log.add(format!("{bags} bags"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// The question after it is gone.
mod later_removed {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = true;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// The code after it does something else.
mod code_after {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("reserve {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} for {price} {label} {sure}"))
    }
}

/// The code before it does something else, with the same result.
mod code_before {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let base: u32 = 39;
        let price = base + 1;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// A local that is not needed any more has another name and type.
mod dead_local {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let passing = "nothing";
        log.add(passing);
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// It stands in a loop now.
mod wrapped {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat = loop {
            let seat: String = ask_user("Which seat?").await?;
            break seat;
        };
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Its description, its title and its hints have changed.
mod described {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool(title = "Book", description = "Books.", annotations(destructive))]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// It takes more from the server.
mod lends_more {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(cx: &Cx, log: &Log, flight: String) -> Result<String, ToolError> {
        log.add(cx.flow_id().len().to_string());
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// It takes another argument, which may be absent.
mod optional {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(
        log: &Log,
        flight: String,
        note: Option<String>,
    ) -> Result<String, ToolError> {
        log.add(note.unwrap_or_default());
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Its questions live longer.
mod lives {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool(ttl = 3600)]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// A local that is needed has another name.
mod renamed {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let cost = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {cost} {label} {sure}"))
    }
}

/// A local that is needed has another type.
mod retyped {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u64;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Another local is needed.
mod another_local {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let tax = price / 5;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {tax} {price} {label} {sure}"))
    }
}

/// A local is not needed any more.
mod fewer_locals {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        log.add(flight);
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {sure}"))
    }
}

/// The locals come in another order.
mod reordered {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let label = format!("{flight}!");
        let price = 40_u32;
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// The answer has another type.
mod answered_otherwise {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: u32 = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// It is asked with another kind of question.
mod asked_otherwise {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = choose("Which seat?", vec!["1A".to_owned()]).await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// The question has another key.
mod another_key {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").key("place").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Its answer is bound to another name, which is its key.
mod another_name {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let place: String = ask_user("Which seat?").await?;
        log.add(format!("hold {place}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{place} {price} {label} {sure}"))
    }
}

/// Another question with the same key comes before.
mod twin_before {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat for the bag?").await?;
        log.add(seat);
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// Another question with the same key comes after.
mod twin_after {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let again = confirm("Sure of the seat?").key("seat").await?;
        log.add(format!("{again}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// The question is gone.
mod removed {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat = "1A";
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// The author says that it is another function.
mod versioned {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool(version = 1)]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        let label = format!("{flight}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// A local that was owned is borrowed.
mod owned {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        log.add("quote");
        let price = 40_u32;
        log.add(flight);
        let label = "TP1!";
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("hold {seat}"));
        let sure = confirm("Sure?").await?;
        Ok(format!("{seat} {price} {label} {sure}"))
    }
}

/// What an edit that leaves the state alone gives: the rest of the call in the new code.
#[tokio::test]
async fn edits_that_leave_a_questions_state_alone_let_the_call_go_on() {
    let asks = |key: &str| json!([key]);
    let edits: [(&str, &dyn Tool, _, &[&str]); 15] = [
        ("none", &base::book, asks("sure"), &["hold 1A"]),
        ("text", &text::book, asks("seat"), &[]),
        (
            "twin_before",
            &twin_before::book,
            asks("sure"),
            &["hold 1A"],
        ),
        ("twin_after", &twin_after::book, asks("seat"), &["hold 1A"]),
        ("before", &before::book, asks("sure"), &["hold 1A"]),
        ("between", &between::book, asks("bags"), &["hold 1A"]),
        (
            "later_removed",
            &later_removed::book,
            json!("1A 40 TP1! true"),
            &["hold 1A"],
        ),
        (
            "code_after",
            &code_after::book,
            asks("sure"),
            &["reserve 1A"],
        ),
        (
            "code_before",
            &code_before::book,
            asks("sure"),
            &["hold 1A"],
        ),
        ("dead_local", &dead_local::book, asks("sure"), &["hold 1A"]),
        ("wrapped", &wrapped::book, asks("sure"), &["hold 1A"]),
        ("described", &described::book, asks("sure"), &["hold 1A"]),
        ("lends_more", &lends_more::book, asks("sure"), &["hold 1A"]),
        ("optional", &optional::book, asks("sure"), &["hold 1A"]),
        ("lives", &lives::book, asks("sure"), &["hold 1A"]),
    ];
    for (edit, new, expected, effects) in edits {
        let (result, done) = redeploy(&base::book, new, accept("seat", json!("1A"))).await;
        let keys: Vec<_> = result["inputRequests"]
            .as_object()
            .into_iter()
            .flat_map(|requests| requests.keys())
            .collect();
        let got = if keys.is_empty() {
            result["content"][0]["text"].clone()
        } else {
            json!(keys)
        };
        assert_eq!(got, expected, "{edit}: {result}");
        assert_eq!(done, effects, "{edit}");
    }
}

#[tokio::test]
async fn edits_that_change_a_questions_state_refuse_it_and_nothing_runs() {
    let edits: [(&str, &dyn Tool); 12] = [
        ("renamed", &renamed::book),
        ("retyped", &retyped::book),
        ("another_local", &another_local::book),
        ("fewer_locals", &fewer_locals::book),
        ("reordered", &reordered::book),
        ("answered_otherwise", &answered_otherwise::book),
        ("asked_otherwise", &asked_otherwise::book),
        ("another_key", &another_key::book),
        ("another_name", &another_name::book),
        ("removed", &removed::book),
        ("versioned", &versioned::book),
        ("owned", &owned::book),
    ];
    for (edit, new) in edits {
        let refused = redeploy(&base::book, new, accept("seat", json!("1A"))).await;
        assert_stale(edit, "book", &refused);
    }
}

/// A deployment is taken back: what was stale is good again.
#[tokio::test]
async fn a_refused_state_is_not_used_up() {
    let stale = redeploy(&base::book, &renamed::book, accept("seat", json!("1A"))).await;
    assert_stale("renamed", "book", &stale);
    let (result, _) = redeploy(&renamed::book, &renamed::book, accept("seat", json!("1A"))).await;
    assert!(result["requestState"].is_string(), "{result}");
}
