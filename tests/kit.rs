//! The test kit, used on tools as their authors would.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use mrtr::{
    Capabilities, KeyRing, Principal,
    prelude::*,
    seal::Key,
    testing::{self, Client, CrashPoint, TestClock, crash_everywhere, golden, pause},
};
use serde_json::{Value, json};

#[derive(Default)]
struct Shop {
    held: AtomicUsize,
    sold: AtomicUsize,
}

impl Shop {
    async fn hold(&self) {
        pause().await;
        self.held.fetch_add(1, SeqCst);
        pause().await;
    }

    async fn sell(&self) {
        pause().await;
        self.sold.fetch_add(1, SeqCst);
        pause().await;
    }
}

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Address {
    street: String,
    city: Option<String>,
}

/// Sells something.
#[mrtr_tool]
async fn sell(shop: &Shop, item: String) -> Result<String, ToolError> {
    shop.hold().await;
    let size = choose("Which size?", vec!["S".to_owned(), "M".to_owned()]).await?;
    let (to, gift): (Address, bool) = ask_all((
        ask_user("Where to?").key("to"),
        confirm("A gift?").key("gift"),
    ))
    .await?;
    checkpoint().await;
    if !confirm(format!("Send {item} to {}?", to.street)).await? {
        return Ok("nothing sold".to_owned());
    }
    shop.sell().await;
    Ok(format!("{item} {size} to {}, {gift}", to.street))
}

/// What a failed expectation says.
fn said(expectation: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(expectation)).expect_err("it should not hold");
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => (*panic.downcast::<&str>().unwrap()).to_owned(),
    }
}

fn client() -> Client<sell> {
    Client::new(sell).env(Shop::default())
}

fn hat() -> Value {
    json!({ "item": "hat" })
}

#[tokio::test]
async fn a_script_reads_like_the_conversation() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.expect_asks(&["size"]).answer("size", json!("M")).await;
    assert_eq!(call.expect_asks(&["to", "gift"]).message("to"), "Where to?");
    call.answer("gift", json!(true)).await;
    assert_eq!(call.rounds(), 2, "a question is still open");
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.expect_asks(&[]).send().await;
    call.expect_ask("confirm")
        .answer("confirm", json!(true))
        .await;
    assert_eq!(
        call.expect_done()["content"][0]["text"],
        "hat M to Elm St, true"
    );
}

#[tokio::test]
async fn refusals_are_said_as_such() {
    for cancel in [false, true] {
        let client = client();
        let mut call = client.call(hat()).await;
        if cancel {
            call.cancel("size").await;
        } else {
            call.decline("size").await;
        }
        let text = call.expect_error();
        assert!(
            text.contains(if cancel { "cancelled" } else { "declined" }),
            "{text}"
        );
    }
}

#[tokio::test]
async fn a_failed_expectation_says_what_is_there_instead() {
    let client = client();
    let mut call = client.call(hat()).await;
    let asked = "`sell` asks in round 1:\n  `size`: \"Which size?\" (a form with `size`)";
    for (expected, text) in [
        (
            "expected the question `seat`, but ",
            said(|| {
                let _ = call.expect_ask("seat");
            }),
        ),
        (
            "expected the question `seat`, but ",
            said(|| {
                drop(call.answer("seat", json!(1)));
            }),
        ),
        (
            "expected exactly the questions [\"size\", \"to\"], but ",
            said(|| {
                let _ = call.expect_asks(&["size", "to"]);
            }),
        ),
        (
            "expected the end of the call, but ",
            said(|| {
                let _ = call.expect_done();
            }),
        ),
        (
            "expected an `isError` result, but ",
            said(|| {
                let _ = call.expect_error();
            }),
        ),
        (
            "expected a JSON-RPC error, but ",
            said(|| {
                let _ = call.expect_rpc_error();
            }),
        ),
    ] {
        assert_eq!(text, format!("{expected}{asked}"));
    }
    call.answer("size", json!("M")).await;
    call.answer("gift", json!(false)).await;
    assert_eq!(
        said(|| {
            drop(call.answer("gift", json!(true)));
        }),
        "`gift` is answered already; unanswered are [\"to\"]"
    );
    assert_eq!(
        said(|| {
            let _ = call.expect_done();
        }),
        "expected the end of the call, but `sell` asks in round 2:\n  \
         `to`: \"Where to?\" (a form with `street`, `city`)\n  \
         `gift`: \"A gift?\" (a form with `gift`), answered"
    );
    call.decline("to").await;
    assert_eq!(
        said(|| {
            let _ = call.expect_ask("to");
        }),
        "expected the question `to`, but `sell` has ended in round 3 with the failure: the user declined to answer"
    );
    assert_eq!(
        said(|| {
            let _ = call.state();
        }),
        "there is no state: `sell` has ended in round 3 with the failure: the user declined to answer"
    );
}

#[tokio::test]
async fn an_expectation_fails_where_it_stands() {
    let (expected, seen) = (AtomicU32::new(0), Arc::new(AtomicU32::new(0)));
    let client = client();
    let mut call = client.call(hat()).await;
    let (place, thread) = (seen.clone(), std::thread::current().id());
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| match info.location() {
        Some(at) if at.file() == file!() && std::thread::current().id() == thread => {
            place.store(at.line(), SeqCst);
        }
        _ => before(info),
    }));
    said(|| {
        expected.store(line!() + 1, SeqCst);
        call.expect_ask("seat");
    });
    assert_eq!(seen.load(SeqCst), expected.load(SeqCst));
    said(|| {
        expected.store(line!() + 1, SeqCst);
        drop(call.answer("seat", json!(1)));
    });
    assert_eq!(seen.load(SeqCst), expected.load(SeqCst));
}

#[tokio::test]
async fn invalid_answers_are_asked_for_again() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.answer("size", json!("XXL")).await;
    assert!(call.message("size").starts_with("Which size?"));
    assert_ne!(call.message("size"), "Which size?");
    call.respond(
        "size",
        json!({ "action": "accept", "content": { "size": "S" } }),
    )
    .await;
    call.expect_asks(&["to", "gift"]);
    // One left open is the only one that is asked for again.
    call.answer("gift", json!(true)).await;
    call.send().await.expect_asks(&["to"]);
}

#[tokio::test]
async fn time_passes_only_when_it_is_told_to() {
    let clock = TestClock::new();
    let client = client().clock(clock.clone()).ttl(Duration::from_secs(60));
    let mut call = client.call(hat()).await;
    clock.advance(Duration::from_secs(59));
    call.answer("size", json!("M")).await;
    call.expect_ask("to");
    clock.advance(Duration::from_secs(60));
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(true)).await;
    assert!(call.expect_error().contains("expired"));

    let mut call = client.call(hat()).await;
    call.wait(Duration::from_secs(59))
        .answer("size", json!("M"))
        .await;
    call.expect_ask("to").wait(Duration::from_secs(60));
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(true)).await;
    assert!(call.expect_error().contains("expired"));
}

#[tokio::test]
async fn a_state_is_for_one_caller_one_call_and_one_text() {
    type Change = fn(&mut testing::Conversation<'_>);
    let same: Change = |_| {};
    let changes: [Change; 4] = [
        |call| {
            call.tamper(|state| state.replacen('A', "B", 1) + "A");
        },
        |call| {
            call.principal(Some(Principal::new("idp", "mallory")));
        },
        |call| {
            call.arguments(json!({ "item": "coat" }));
        },
        |call| {
            call.keys(KeyRing::ephemeral());
        },
    ];
    let client = client().principal(Principal::new("idp", "alice"));
    for change in changes.into_iter().chain([same]) {
        let mut call = client.call(hat()).await;
        change(&mut call);
        call.answer("size", json!("M")).await;
        if change as usize == same as usize {
            call.expect_ask("to");
            continue;
        }
        assert_eq!(
            call.expect_rpc_error(),
            json!({ "code": -32602, "message": "Invalid or expired requestState" })
        );
    }
}

#[tokio::test]
async fn keys_are_replaced_between_two_rounds() {
    let (old, new) = (|| Key::from_bytes([1; 32]), || Key::from_bytes([2; 32]));
    let client = client().keys(KeyRing::new(old()));
    let mut call = client.call(hat()).await;
    call.keys(KeyRing::new(new()).also_accept(old()));
    call.answer("size", json!("M")).await;
    call.expect_ask("to");
    call.keys(KeyRing::new(new()));
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(true)).await;
    call.expect_asks(&[]);
}

#[tokio::test]
async fn what_a_client_can_be_asked_may_change() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.capabilities(Capabilities::none())
        .answer("size", json!("M"))
        .await;
    assert_eq!(call.expect_rpc_error()["code"], -32021);
}

#[tokio::test]
async fn a_round_can_be_sent_again_and_an_old_one_answered_anew() {
    let shop = Arc::new(Shop::default());
    let client = Client::new(sell)
        .shared(shop.clone())
        .without_replay_store();
    let mut call = client.call(hat()).await;
    call.answer("size", json!("M")).await;
    call.send_again().await.expect_asks(&["to", "gift"]);
    call.go_back_to(0).answer("size", json!("S")).await;
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(false)).await;
    call.send().await.answer("confirm", json!(true)).await;
    let first = call.expect_done();
    assert_eq!(first["content"][0]["text"], "hat S to Elm St, false");
    // Without a replay store, what is sent twice is done twice.
    assert_eq!(call.send_again().await.expect_done(), first);
    assert_eq!(shop.sold.load(SeqCst), 2);
}

#[tokio::test]
async fn with_a_replay_store_an_answer_counts_once() {
    let shop = Arc::new(Shop::default());
    let client = Client::new(sell).shared(shop.clone());
    let mut call = client.call(hat()).await;
    call.answer("size", json!("M")).await;
    call.send_again().await.expect_asks(&["to", "gift"]);
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(false)).await;
    call.send().await.answer("confirm", json!(true)).await;
    let first = call.expect_done();
    assert_eq!(call.send_again().await.expect_done(), first);
    assert_eq!(shop.sold.load(SeqCst), 1);
    call.go_back_to(0).answer("size", json!("S")).await;
    assert!(call.expect_error().contains("answered"));
}

#[tokio::test]
async fn the_locals_of_a_waiting_call_can_be_looked_at() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.answer("size", json!("M")).await;
    let inside = call.inspect().await.unwrap();
    assert_eq!(inside.round, 2);
    let locals: Vec<_> = inside
        .locals
        .iter()
        .map(|local| (local.name, local.value.clone()))
        .collect();
    assert_eq!(locals, [("size", json!("M"))]);
}

fn yes(key: &str, _: &Value) -> Value {
    let value = match key {
        "size" => json!({ "size": "M" }),
        "to" => json!({ "street": "Elm St" }),
        key => json!({ key: true }),
    };
    json!({ "action": "accept", "content": value })
}

#[tokio::test]
async fn a_call_crashes_at_every_await_and_every_response() {
    let crashes = crash_everywhere(
        || {
            let shop = Arc::new(Shop::default());
            let count = shop.clone();
            let client = Client::new(sell).shared(shop).without_replay_store();
            (client, move || {
                (count.held.load(SeqCst), count.sold.load(SeqCst))
            })
        },
        hat(),
        yes,
    )
    .await;
    let seen: Vec<_> = crashes
        .iter()
        .map(|crash| (crash.round, crash.place, crash.effects))
        .collect();
    assert_eq!(
        seen,
        [
            // Before the effect, after it, and when the whole round was over.
            (0, CrashPoint::Await(0), (1, 1)),
            (0, CrashPoint::Await(1), (2, 1)),
            (0, CrashPoint::Response, (2, 1)),
            (1, CrashPoint::Response, (1, 1)),
            (2, CrashPoint::Response, (1, 1)),
            (3, CrashPoint::Response, (1, 1)),
            (4, CrashPoint::Await(0), (1, 1)),
            (4, CrashPoint::Await(1), (1, 2)),
            (4, CrashPoint::Response, (1, 2)),
        ]
    );
    for crash in crashes {
        assert_eq!(
            crash.result.unwrap()["content"][0]["text"],
            "hat M to Elm St, true"
        );
    }
}

#[tokio::test]
async fn with_a_replay_store_no_crash_does_anything_twice() {
    let crashes = crash_everywhere(
        || {
            let shop = Arc::new(Shop::default());
            let count = shop.clone();
            let client = Client::new(sell).shared(shop);
            (client, move || count.sold.load(SeqCst))
        },
        hat(),
        yes,
    )
    .await;
    for crash in crashes {
        // The first request has no state, so it is another call.
        let unknown = crash.round > 0 && crash.place != CrashPoint::Response;
        let result = crash.result.unwrap();
        assert_eq!(result["isError"], unknown, "{result}");
        assert!(crash.effects <= 1);
    }
}

mod later {
    use super::*;

    /// Another text, another checkpoint before: what waits at `keep` does not mind.
    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn compatible(n: u32) -> Result<String, ToolError> {
        if n == 0 {
            let _: bool = confirm("None at all?").key("none").await?;
        }
        let twice = n * 2;
        let kept: bool = confirm("Shall I keep it?").key("keep").await?;
        Ok(format!("{twice} {kept}"))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn renamed(n: u32) -> Result<String, ToolError> {
        let doubled = n * 2;
        let kept: bool = confirm("Keep it?").key("keep").await?;
        Ok(format!("{doubled} {kept}"))
    }
}

/// Asks once, with one local.
#[mrtr_tool]
async fn keeps(n: u32) -> Result<String, ToolError> {
    let twice = n * 2;
    let kept: bool = confirm("Keep it?").key("keep").await?;
    Ok(format!("{twice} {kept}"))
}

fn golden_file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/golden", name]
        .iter()
        .collect()
}

#[tokio::test]
async fn states_of_earlier_versions_keep_opening() {
    let file = golden_file("keeps.json");
    golden(&file, &Client::new(keeps), json!({ "n": 4 }), yes).await;
    golden(golden_file("sell.json"), &client(), hat(), yes).await;
    if std::env::var_os("MRTR_GOLDEN").is_none() {
        golden(&file, &Client::new(later::compatible), json!({}), yes).await;
    }
}

#[tokio::test]
async fn an_edit_that_makes_states_stale_is_told_with_what_they_held() {
    let check = |file: &'static str| async move {
        golden(
            golden_file(file),
            &Client::new(later::renamed),
            json!({}),
            yes,
        )
        .await;
    };
    let failure = |file| tokio::spawn(check(file));
    let panic = failure("keeps.json").await.unwrap_err().into_panic();
    let text = panic.downcast::<String>().unwrap();
    assert!(
        text.contains("states in flight become stale")
            && text.contains("round 0, asking [\"keep\"]: the tool has changed")
            && text.contains("it was sealed with [[\"twice\",8]]"),
        "{text}"
    );
    let panic = failure("absent.json").await.unwrap_err().into_panic();
    let text = panic.downcast::<String>().unwrap();
    assert!(
        text.contains("`MRTR_GOLDEN=record cargo test` writes it"),
        "{text}"
    );
}

#[tokio::test]
async fn a_conversation_goes_on_with_another_version() {
    let client = Client::new(keeps);
    let mut call = client.call(json!({ "n": 4 })).await;
    call.deploy(&later::compatible)
        .answer("keep", json!(true))
        .await;
    assert_eq!(call.expect_done()["content"][0]["text"], "8 true");

    let mut call = client.call(json!({ "n": 4 })).await;
    call.deploy(&later::renamed)
        .answer("keep", json!(true))
        .await;
    assert!(call.expect_error().contains("has changed"));
}
