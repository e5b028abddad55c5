//! The plain function, for clients that cannot be asked everything.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::SeqCst},
};

use mrtr::{Capabilities, Resumable, prelude::*, testing::Client};
use serde_json::{Value, json};

use crate::yes;

/// Erases, if it may.
#[mrtr_tool]
async fn erase(erased: &AtomicUsize) -> Result<String, ToolError> {
    match confirm("Erase it?").key("sure").await {
        Ok(true) => {
            erased.fetch_add(1, SeqCst);
            Ok("erased".to_owned())
        }
        Ok(false) => Ok("kept".to_owned()),
        Err(AskError::Unsupported(kind)) => Ok(format!("cannot ask: {kind:?}")),
        Err(error) => Err(error.into()),
    }
}

/// Insists.
#[mrtr_tool]
async fn insist(erased: &AtomicUsize) -> Result<String, ToolError> {
    let sure = confirm("Erase it?").await?;
    erased.fetch_add(1, SeqCst);
    Ok(format!("{sure}"))
}

/// Never gives up.
#[mrtr_tool]
async fn nag(erased: &AtomicUsize) -> Result<String, ToolError> {
    while !confirm("Erase it?").await.unwrap_or(false) {}
    erased.fetch_add(1, SeqCst);
    Ok("erased".to_owned())
}

/// Asks for two things at once, of two kinds.
#[mrtr_tool]
async fn both(erased: &AtomicUsize) -> Result<String, ToolError> {
    let (sure, roots) =
        ask_each((confirm("Erase it?").key("sure"), list_roots().key("roots"))).await;
    erased.fetch_add(1, SeqCst);
    Ok(format!("{sure:?} {:?}", roots.map(|roots| roots.len())))
}

/// The same, where all or nothing counts.
#[mrtr_tool]
async fn all(erased: &AtomicUsize) -> Result<String, ToolError> {
    let (sure, roots) =
        ask_all((confirm("Erase it?").key("sure"), list_roots().key("roots"))).await?;
    erased.fetch_add(1, SeqCst);
    Ok(format!("{sure:?} {}", roots.len()))
}

/// What the machine and the plain function give, with their effects and what they asked.
async fn compared<T: Resumable + Copy>(
    tool: T,
    capabilities: Capabilities,
) -> (Result<Value, Value>, usize, Vec<String>) {
    let mut seen = Vec::new();
    for plain in [false, true] {
        let erased = Arc::new(AtomicUsize::new(0));
        let client = Client::new(tool)
            .shared(erased.clone())
            .capabilities(capabilities);
        let mut asked = Vec::new();
        let answer = |key: &str, request: &Value| {
            asked.push(key.to_owned());
            match key {
                "roots" => json!({ "roots": [] }),
                key => yes(key, request),
            }
        };
        let ended = if plain {
            client.run_plain(json!({}), answer).await
        } else {
            client.drive(json!({}), answer).await
        };
        seen.push((ended, erased.load(SeqCst), asked));
    }
    let plain = seen.pop().unwrap();
    let machine = seen.pop().unwrap();
    assert_eq!(machine, plain);
    plain
}

fn text(ended: &Result<Value, Value>) -> &str {
    ended.as_ref().unwrap()["content"][0]["text"]
        .as_str()
        .unwrap()
}

#[tokio::test]
async fn a_client_that_cannot_be_asked_is_not_and_gives_what_the_machine_gives() {
    let (ended, erased, asked) = compared(erase, Capabilities::none()).await;
    assert_eq!((text(&ended), erased), ("cannot ask: Form", 0));
    assert!(asked.is_empty());
    let (ended, erased, _) = compared(erase, Capabilities::all()).await;
    assert_eq!((text(&ended), erased), ("erased", 1));

    let (ended, erased, _) = compared(insist, Capabilities::none()).await;
    assert_eq!(
        (ended.unwrap_err()["code"].clone(), erased),
        (json!(-32021), 0)
    );
    let (ended, erased, _) = compared(insist, Capabilities::all()).await;
    assert_eq!((text(&ended), erased), ("true", 1));
}

#[tokio::test]
async fn a_batch_is_asked_for_as_the_machine_does() {
    let form = || Capabilities::from_value(&json!({ "elicitation": {} }));
    let (ended, erased, asked) = compared(both, form()).await;
    assert_eq!(text(&ended), "Ok(true) Err(Unsupported(Roots))");
    assert_eq!((erased, asked), (1, vec!["sure".to_owned()]));
    let (ended, erased, asked) = compared(all, form()).await;
    assert_eq!((ended.is_err(), erased, asked.len()), (true, 0, 0));
    for (erased, asked) in [
        compared(both, Capabilities::all()).await,
        compared(all, Capabilities::all()).await,
    ]
    .map(|(_, erased, asked)| (erased, asked.len()))
    {
        assert_eq!((erased, asked), (1, 2));
    }
}

#[tokio::test]
async fn a_tool_that_never_gives_up_is_ended_in_both() {
    let (ended, erased, asked) = compared(nag, Capabilities::none()).await;
    let error = ended.unwrap_err();
    assert!(
        error["message"].as_str().unwrap().contains("keeps asking"),
        "{error}"
    );
    assert_eq!((erased, asked.len()), (0, 0));
    let (ended, erased, _) = compared(nag, Capabilities::all()).await;
    assert_eq!((text(&ended), erased), ("erased", 1));
}
