//! Every kind of an author's code.

use mrtr::{Resumable, RpcError};

use super::shop::{Rig, SECRET, Where, look, sell, tell};
use crate::capture::logged;

/// What a client is told, whatever has panicked.
const FAILED: &str =
    "the server has failed in the middle of the call, and what it has done until then is unknown";

/// Lets `function` panic at `place` and gives its effects; then the same engine answers a call that does not.
async fn panics<R: Resumable>(function: &R, place: Where, checkpoint: &str) -> (usize, usize) {
    let rig = Rig::new();
    let (_, ended) = rig.call(function, place).await;
    let error = RpcError::new(RpcError::INTERNAL, FAILED);
    assert_eq!(ended, Err(error), "{place}");
    let effects = rig.effects.get();
    let log = logged();
    let line = log
        .lines()
        .rfind(|line| line.contains("a call has panicked"))
        .unwrap_or_else(|| panic!("{place} is not in:\n{log}"));
    for told in [
        format!("function=\"{}\"", function.name()),
        format!("checkpoint=\"{checkpoint}"),
    ] {
        assert!(line.contains(&told), "{place}: no {told} in {line}");
    }
    assert!(!log.contains(SECRET), "{place}:\n{log}");

    let (_, ended) = rig.call(function, "nowhere").await;
    ended.unwrap_or_else(|error| panic!("after {place}: {error}"));
    let (before, after) = rig.effects.get();
    assert_eq!((before, after), (effects.0 + 1, effects.1 + 1), "{place}");
    effects
}

#[tokio::test]
async fn a_tool_may_panic_in_any_code_of_it() {
    let word = "word in line";
    for (place, checkpoint, effects) in [
        ("an argument", "the beginning", (0, 0)),
        ("the beginning", "the beginning", (1, 0)),
        ("Display", "the beginning", (1, 0)),
        ("Drop", "the beginning", (1, 0)),
        ("Serialize", "sure in line", (1, 0)),
        ("Deserialize", "sure in line", (1, 0)),
        ("the flow", word, (1, 0)),
        ("the end", word, (1, 1)),
        ("the reply", word, (1, 1)),
    ] {
        assert_eq!(panics(&sell, place, checkpoint).await, effects, "{place}");
    }
}

#[tokio::test]
async fn so_may_a_prompt_and_a_resource() {
    for (place, checkpoint, effects) in [
        ("the beginning", "the beginning", (1, 0)),
        ("the end", "sure in line", (1, 1)),
    ] {
        assert_eq!(panics(&tell, place, checkpoint).await, effects, "{place}");
        assert_eq!(panics(&look, place, checkpoint).await, effects, "{place}");
    }
}

#[tokio::test]
async fn a_message_that_is_part_of_the_program_is_logged_and_no_other() {
    let rig = Rig::new();
    rig.call(&sell, "the end").await.1.unwrap_err();
    assert!(
        logged().contains("panic=a message of the program"),
        "{}",
        logged()
    );
    rig.call(&sell, "the flow").await.1.unwrap_err();
    assert!(
        logged().contains("panic=(not shown, since it may hold values)"),
        "{}",
        logged()
    );
    assert!(!logged().contains(SECRET));
}
