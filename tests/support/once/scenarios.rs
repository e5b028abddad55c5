//! What every store has to stand. Each scenario gets a store of its own that is empty.

use std::{future::Future, pin::pin, sync::Arc, task::Poll};

use mrtr::{Capabilities, Principal, Response, RpcError, replay::ReplayStore};
use serde_json::{Value, json};

use super::{
    faulty::Faulty,
    shop::{
        Hands, Sent, Shop, carry, compare, fail, is_refused, pair, pay, pay_once, ponder, seen,
        text,
    },
};

type Store = Arc<dyn ReplayStore>;

/// Calls the macro with the name of each scenario.
macro_rules! scenarios {
    ($call:ident) => {
        $call! {
            a_call_without_repetitions_runs_each_effect_once
            a_response_lost_in_any_round_is_given_again
            eight_at_once_on_many_servers_run_once_and_see_the_same
            another_answer_to_an_answered_question_is_refused
            an_older_state_is_refused_while_the_call_goes_on_and_after_its_end
            an_invalid_answer_uses_nothing_up
            half_an_answer_uses_nothing_up
            a_client_that_does_not_answer_and_cannot_be_asked_uses_nothing_up
            half_an_answer_of_a_client_that_cannot_be_asked_uses_nothing_up
            what_a_client_was_never_asked_needs_no_answer
            answers_that_come_without_a_state_count_for_no_once_tool
            answers_that_were_not_asked_for_make_no_difference
            what_stands_beside_an_answer_makes_no_difference
            a_reply_is_only_for_the_answer_it_came_of
            failures_are_given_again_like_results
            a_cancelled_run_is_not_run_again
            a_run_that_panics_is_not_run_again
            a_store_that_is_down_lets_nothing_run
            a_store_that_goes_down_during_a_run_lets_nothing_run_twice
            a_store_that_goes_down_before_the_first_question_says_nothing_of_the_code_before_it
            a_store_that_has_lost_everything_lets_no_once_tool_run
            what_a_store_keeps_can_be_read_by_nobody_and_told_to_nobody_else
            a_first_request_that_is_repeated_is_another_call
            two_calls_do_not_know_each_other
            an_expired_state_runs_nothing_whether_it_was_answered_or_not
            a_state_that_is_too_long_stays_here_and_the_call_goes_on
            a_long_state_is_only_for_the_request_it_was_made_for
            a_long_state_that_cannot_be_had_lets_nothing_run
            a_long_state_that_cannot_be_kept_ends_the_call_and_nothing_runs_twice
        }
    };
}

/// The requests of a call of [`pay`], one after the other.
async fn pay_in_rounds(shop: &Shop) -> [Sent; 3] {
    let name = shop.named(&pay, "Ada").await;
    let sure = name.next(&shop.send(&pay, &name).await).with("sure", true);
    let rest = sure.next(&shop.send(&pay, &sure).await);
    [name, sure, rest]
}

const EFFECTS: [&str; 4] = ["quote", "hold 40 for Ada", "charge Ada: true", "receipt"];

pub(crate) async fn a_call_without_repetitions_runs_each_effect_once(store: Store) {
    let shop = Shop::new(store);
    let [_, _, rest] = pay_in_rounds(&shop).await;
    let paid = shop.send(&pay, &rest).await;
    assert_eq!(text(&paid), "Ada has paid 40: true");
    assert_eq!(shop.till.effects(), EFFECTS);
}

pub(crate) async fn a_response_lost_in_any_round_is_given_again(store: Store) {
    let shop = Shop::new(store);
    let mut next = shop.begin(&pay, json!({ "amount": 40 })).await;
    for answer in [
        Some(("name", json!("Ada"))),
        Some(("sure", json!(true))),
        None,
    ] {
        if let Some((key, value)) = answer {
            next = next.with(key, value);
        }
        let lost = shop.send(&pay, &next).await;
        let effects = shop.till.effects();
        for _ in 0..3 {
            let again = shop.send(&pay, &next).await;
            assert_eq!(seen(&again), seen(&lost));
        }
        assert_eq!(shop.till.effects(), effects);
        if lost
            .as_ref()
            .is_ok_and(|response| matches!(response, mrtr::Response::InputRequired(_)))
        {
            next = next.next(&lost);
        } else {
            assert_eq!(text(&lost), "Ada has paid 40: true");
        }
    }
    assert_eq!(shop.till.effects(), EFFECTS);
}

pub(crate) async fn eight_at_once_on_many_servers_run_once_and_see_the_same(store: Store) {
    let shop = Shop::new(store);
    let name = shop.named(&pay, "Ada").await;
    shop.till.hold();
    let eight: Vec<_> = (0..8)
        .map(|_| {
            let (shop, name) = (shop.clone(), name.clone());
            tokio::spawn(async move { seen(&shop.send(&pay, &name).await) })
        })
        .collect();
    shop.till.reached().await;
    shop.till.release();
    let mut all = Vec::new();
    for one in eight {
        all.push(one.await.unwrap());
    }
    assert_eq!(
        all[0]["inputRequests"]["sure"]["method"],
        "elicitation/create"
    );
    assert!(all.iter().all(|one| *one == all[0]), "{all:?}");
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
}

pub(crate) async fn another_answer_to_an_answered_question_is_refused(store: Store) {
    let shop = Shop::new(store);
    let asked = shop.begin(&pay, json!({ "amount": 40 })).await;
    let ada = asked.with("name", "Ada");
    let went_on = shop.send(&pay, &ada).await;
    let refused = shop.send(&pay, &asked.with("name", "Bob")).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
    // The first answer still counts, and the call goes on with it.
    assert_eq!(seen(&shop.send(&pay, &ada).await), seen(&went_on));
    let sure = ada.next(&went_on).with("sure", true);
    shop.send(&pay, &sure).await.unwrap();
    assert_eq!(shop.till.effects(), EFFECTS[..3]);
}

pub(crate) async fn an_older_state_is_refused_while_the_call_goes_on_and_after_its_end(
    store: Store,
) {
    let shop = Shop::new(store);
    let [name, sure, rest] = pay_in_rounds(&shop).await;
    let refused = shop.send(&pay, &name).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    let paid = shop.send(&pay, &rest).await;
    for old in [&name, &sure, &name.with("name", "Bob")] {
        let refused = shop.send(&pay, old).await;
        assert!(is_refused(&refused, "answered before"), "{refused:?}");
        assert!(
            is_refused(&refused, "This request executed nothing"),
            "{refused:?}"
        );
    }
    // The last one is not old: its response may have been lost.
    assert_eq!(seen(&shop.send(&pay, &rest).await), seen(&paid));
    assert_eq!(shop.till.effects(), EFFECTS);
}

pub(crate) async fn an_invalid_answer_uses_nothing_up(store: Store) {
    let shop = Shop::new(store);
    let asked = shop.begin(&pay, json!({ "amount": 40 })).await;
    let again = asked.next(&shop.send(&pay, &asked.with("name", 5)).await);
    let unanswered = asked.next(&shop.send(&pay, &asked).await);
    assert_eq!(shop.till.effects(), ["quote"]);
    // Of all the states of one question, whichever is answered first counts, and no other.
    let went_on = shop.send(&pay, &asked.with("name", "Ada")).await;
    asked.next(&went_on);
    for other in [&again, &unanswered] {
        assert_eq!(
            seen(&shop.send(&pay, &other.with("name", "Ada")).await),
            seen(&went_on)
        );
        let refused = shop.send(&pay, &other.with("name", "Bob")).await;
        assert!(is_refused(&refused, "answered before"), "{refused:?}");
    }
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
}

pub(crate) async fn half_an_answer_uses_nothing_up(store: Store) {
    let shop = Shop::new(store);
    let asked = shop.begin(&pair, json!({})).await;
    let left = asked.with("left", 1);
    let half = asked.next(&shop.send(&pair, &left).await);
    assert_eq!(shop.till.effects(), [""; 0]);
    let both = shop.send(&pair, &half.with("right", 2)).await;
    assert_eq!(text(&both), "1 and 2");
    // The same two answers in one piece are the same answers.
    assert_eq!(
        seen(&shop.send(&pair, &left.with("right", 2)).await),
        seen(&both)
    );
    let refused = shop.send(&pair, &left.with("right", 3)).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    assert_eq!(shop.till.effects(), ["1 2"]);
}

/// The same with a client that declares only this.
fn declaring(shop: &Shop, capabilities: &Value) -> Shop {
    Shop {
        capabilities: Capabilities::from_value(capabilities),
        ..shop.clone()
    }
}

#[track_caller]
fn assert_cannot_be_asked(response: &Result<Response, RpcError>, wants: &Value) {
    let seen = seen(response);
    assert_eq!(seen["error"], -32_021, "{seen}");
    assert_eq!(seen["data"], json!({ "requiredCapabilities": wants }));
}

/// Servers without a store as well: there a state can be used again, but nothing must run for no answer.
fn with_and_without(store: Store) -> [Shop; 2] {
    [Shop::new(store), Shop::without_store()]
}

pub(crate) async fn a_client_that_does_not_answer_and_cannot_be_asked_uses_nothing_up(
    store: Store,
) {
    for shop in with_and_without(store) {
        let asked = shop.begin(&pay, json!({ "amount": 40 })).await;
        for capabilities in [json!({}), json!({ "sampling": {}, "roots": {} })] {
            let mute = declaring(&shop, &capabilities);
            for answers in [
                Value::Null,
                json!({}),
                json!({ "name": null }),
                json!({ "name": "Ada" }),
                json!({ "name": { "action": "accept", "content": { "name": 5 } } }),
                json!({ "name": { "action": "accept" } }),
                json!({ "other": { "action": "accept", "content": { "other": "Ada" } } }),
            ] {
                let silent = Sent {
                    answers: Some(answers),
                    ..asked.clone()
                };
                let refused = mute.send(&pay, &silent).await;
                assert_cannot_be_asked(&refused, &json!({ "elicitation": { "form": {} } }));
            }
        }
        assert_eq!(shop.till.effects(), ["quote"]);
        let ada = asked.with("name", "Ada");
        ada.next(&shop.send(&pay, &ada).await);
        assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
    }
}

pub(crate) async fn half_an_answer_of_a_client_that_cannot_be_asked_uses_nothing_up(store: Store) {
    for shop in with_and_without(store) {
        let mute = declaring(&shop, &json!({}));
        let asked = shop.begin(&pair, json!({})).await;
        let left = asked.with("left", 1);
        for half in [&left, &left.with("right", "many"), &asked.with("right", 2)] {
            let refused = mute.send(&pair, half).await;
            assert_cannot_be_asked(&refused, &json!({ "elicitation": { "form": {} } }));
        }
        assert_eq!(shop.till.effects(), [""; 0]);
        // Whoever can be asked is asked for the other half, and it may come from anybody.
        let half = left.next(&shop.send(&pair, &left).await);
        assert_cannot_be_asked(
            &mute.send(&pair, &half).await,
            &json!({ "elicitation": { "form": {} } }),
        );
        let both = mute.send(&pair, &half.with("right", 2)).await;
        assert_eq!(text(&both), "1 and 2");
        // A refusal settles the whole: nobody has to be asked for the rest.
        let asked = shop.begin(&pair, json!({})).await;
        let declined = Sent {
            answers: Some(json!({ "left": { "action": "decline" } })),
            ..asked
        };
        assert!(is_refused(&mute.send(&pair, &declined).await, "declined"));
        assert_eq!(shop.till.effects(), ["1 2"]);
    }
}

pub(crate) async fn what_a_client_was_never_asked_needs_no_answer(store: Store) {
    for shop in with_and_without(store) {
        let forms = declaring(&shop, &json!({ "elicitation": {} }));
        let only_left = forms.begin(&compare, json!({})).await;
        // Asked again, and whatever else is sent, it stays so.
        let wrong = only_left.with("left", "many").with("right", "42");
        let again = only_left.next(&forms.send(&compare, &wrong).await);
        let done = "7; this client cannot be asked: it does not support sampling";
        for state in [&only_left, &again] {
            let left = state.with("left", 7).with("right", "42");
            assert_eq!(text(&forms.send(&compare, &left).await), done);
        }
        // What it was asked does need one, when it has become another client.
        let both = shop.begin(&compare, json!({})).await;
        let left = both.with("left", 8);
        let refused = forms.send(&compare, &left).await;
        assert_cannot_be_asked(&refused, &json!({ "sampling": {} }));
        let right = left.next(&shop.send(&compare, &left).await);
        let answer = json!({ "role": "assistant", "content": { "type": "text", "text": "nine" }, "model": "m" });
        let right = Sent {
            answers: Some(json!({ "right": answer })),
            ..right
        };
        assert_eq!(text(&forms.send(&compare, &right).await), "8; nine");
    }
}

pub(crate) async fn answers_that_come_without_a_state_count_for_no_once_tool(store: Store) {
    let shop = Shop::new(store);
    let eager = |amount| {
        let first = Sent::first(json!({ "amount": amount }));
        first.with("name", "Ada").with("sure", true)
    };
    for _ in 0..50 {
        let asked = shop.send(&pay_once, &eager(40)).await;
        assert!(
            seen(&asked)["inputRequests"]["name"].is_object(),
            "{asked:?}"
        );
    }
    assert_eq!(shop.till.effects(), [""; 0]);
    // The question is asked, and its answer counts.
    let name = eager(40).next(&shop.send(&pay_once, &eager(40)).await);
    let name = name.with("name", "Bob");
    name.next(&shop.send(&pay_once, &name).await);
    assert_eq!(shop.till.effects(), ["charge 40 to Bob"]);
    // For other tools they are the answers to the first question, and to no other.
    let sure = shop.send(&pay, &eager(1)).await;
    assert!(seen(&sure)["inputRequests"]["sure"].is_object(), "{sure:?}");
    assert_eq!(shop.till.effects()[1..], ["quote", "hold 1 for Ada"]);
}

pub(crate) async fn answers_that_were_not_asked_for_make_no_difference(store: Store) {
    let shop = Shop::new(store);
    let asked = shop.named(&pay, "Ada").await;
    let went_on = shop.send(&pay, &asked).await;
    let again = shop.send(&pay, &asked.with("sure", false)).await;
    assert_eq!(seen(&again), seen(&went_on));
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
}

pub(crate) async fn what_stands_beside_an_answer_makes_no_difference(store: Store) {
    let shop = Shop::new(store);
    let asked = shop.begin(&pay, json!({ "amount": 40 })).await;
    let ada = asked.with("name", "Ada");
    let went_on = shop.send(&pay, &ada).await;
    for beside in [
        json!({ "action": "accept", "content": { "name": "Ada" }, "_meta": { "attempt": 2 } }),
        json!({ "action": "accept", "content": { "name": "Ada", "remember": true } }),
        json!({ "action": "accept", "content": { "name": "Ada", "_meta": null }, "more": 1 }),
    ] {
        let again = Sent {
            answers: Some(json!({ "name": beside })),
            ..ada.clone()
        };
        assert_eq!(seen(&shop.send(&pay, &again).await), seen(&went_on));
    }
    let declined = Sent {
        answers: Some(json!({ "name": { "action": "decline", "content": { "name": "Ada" } } })),
        ..ada.clone()
    };
    let refused = shop.send(&pay, &declined).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
}

pub(crate) async fn a_reply_is_only_for_the_answer_it_came_of(store: Store) {
    let faulty = Faulty::new(store);
    let shop = Shop::new(Arc::new(faulty.clone()));
    let asked = shop.begin(&pay, json!({ "amount": 40 })).await;
    let ada = asked.with("name", "Ada");
    let went_on = shop.send(&pay, &ada).await;
    // Whoever writes to the store gives one answer what came of another.
    faulty.answer_with(faulty.replies()[0].clone());
    assert_eq!(seen(&shop.send(&pay, &ada).await), seen(&went_on));
    let unknown = shop.send(&pay, &asked.with("name", "Bob")).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
}

pub(crate) async fn failures_are_given_again_like_results(store: Store) {
    let shop = Shop::new(store);
    for (how, expected) in [("text", json!("no money")), ("rpc", json!(-32_000))] {
        let asked = shop
            .begin(&fail, json!({ "how": how }))
            .await
            .with("confirm", true);
        let failed = shop.send(&fail, &asked).await;
        let seen_first = seen(&failed);
        let given = if how == "rpc" {
            &seen_first["error"]
        } else {
            &seen_first["content"][0]["text"]
        };
        assert_eq!(*given, expected);
        assert_eq!(seen(&shop.send(&fail, &asked).await), seen_first);
    }
    assert_eq!(shop.till.effects(), ["text", "rpc"]);
}

pub(crate) async fn a_cancelled_run_is_not_run_again(store: Store) {
    let shop = Shop::new(store);
    let name = shop.named(&pay, "Ada").await;
    shop.till.hold();
    {
        let mut run = pin!(shop.send(&pay, &name));
        let mut reached = pin!(shop.till.reached());
        // Drops the run when it has come to the till.
        std::future::poll_fn(
            |cx| match (run.as_mut().poll(cx), reached.as_mut().poll(cx)) {
                (_, Poll::Ready(())) => Poll::Ready(()),
                (Poll::Ready(ended), _) => panic!("it has ended: {ended:?}"),
                _ => Poll::Pending,
            },
        )
        .await;
    }
    shop.till.release();
    let unknown = shop.send(&pay, &name).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    assert!(
        is_refused(&unknown, "not executed a second time"),
        "{unknown:?}"
    );
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
}

pub(crate) async fn a_run_that_panics_is_not_run_again(store: Store) {
    let shop = Shop::new(store);
    let asked = shop.begin(&fail, json!({ "how": "panic" })).await;
    let asked = asked.with("confirm", true);
    let failed = shop.send(&fail, &asked).await.unwrap_err();
    assert_eq!(failed.code, -32_603);
    let unknown = shop.send(&fail, &asked).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    assert_eq!(shop.till.effects(), ["panic"]);
}

pub(crate) async fn a_store_that_is_down_lets_nothing_run(store: Store) {
    let faulty = Faulty::new(store);
    let shop = Shop::new(Arc::new(faulty.clone()));
    let name = shop.named(&pay, "Ada").await;
    faulty.down(true);
    let refused = shop.send(&pay, &name).await.unwrap_err();
    assert_eq!(refused.code, -32_603);
    assert!(
        refused.message.contains("nothing was executed"),
        "{refused}"
    );
    // A tool declared `once` does not even begin.
    let first = Sent::first(json!({ "amount": 40 }));
    assert_eq!(
        shop.send(&pay_once, &first).await.unwrap_err().code,
        -32_603
    );
    assert_eq!(shop.till.effects(), ["quote"]);
    // The request is as good as new when the store is back.
    faulty.down(false);
    name.next(&shop.send(&pay, &name).await);
    first.next(&shop.send(&pay_once, &first).await);
    assert_eq!(shop.till.effects(), ["quote", "hold 40 for Ada"]);
}

pub(crate) async fn a_store_that_goes_down_during_a_run_lets_nothing_run_twice(store: Store) {
    let faulty = Faulty::new(store);
    let shop = Shop::new(Arc::new(faulty.clone()));
    let name = shop.named(&pay, "Ada").await;
    faulty.down_after_begin();
    let went_on = shop.send(&pay, &name).await;
    let sure = name.next(&went_on).with("sure", true);
    faulty.down(false);
    // What came of it could not be kept.
    let unknown = shop.send(&pay, &name).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    // Whoever has got the response goes on.
    shop.send(&pay, &sure).await.unwrap();
    assert_eq!(shop.till.effects(), EFFECTS[..3]);
}

pub(crate) async fn a_store_that_goes_down_before_the_first_question_says_nothing_of_the_code_before_it(
    store: Store,
) {
    let faulty = Faulty::new(store);
    let shop = Shop::new(Arc::new(faulty.clone()));
    let first = Sent::first(json!({}));
    faulty.down_after_remember();
    let error = shop.send(&ponder, &first).await.unwrap_err();
    assert_eq!(error.code, -32_603);
    assert!(error.message.contains("is not sent"), "{error}");
    assert!(!error.message.contains("nothing was executed"), "{error}");
    // While it is down nothing begins, and that is said.
    let error = shop.send(&ponder, &first).await.unwrap_err();
    assert!(
        error
            .message
            .contains("for this request nothing was executed"),
        "{error}"
    );
    faulty.down(false);
    let sure = shop.begin(&ponder, json!({})).await.with("sure", true);
    assert_eq!(text(&shop.send(&ponder, &sure).await), "done");
}

pub(crate) async fn a_store_that_has_lost_everything_lets_no_once_tool_run(store: Store) {
    let empty = Arc::new(mrtr::replay::MemoryStore::new());
    let shop = Shop::new(empty);
    let name = shop.named(&pay_once, "Ada").await;
    let sure = name
        .next(&shop.send(&pay_once, &name).await)
        .with("sure", true);
    // The same servers, with a store that has never heard of the call.
    let restarted = Shop {
        store: Some(store),
        ..shop.clone()
    };
    for state in [&name, &sure] {
        let refused = restarted.send(&pay_once, state).await;
        assert!(
            is_refused(&refused, "lost track of this call"),
            "{refused:?}"
        );
    }
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
    // A new call is known again.
    let name = restarted
        .begin(&pay_once, json!({ "amount": 41 }))
        .await
        .with("name", "Bob");
    let sure = name
        .next(&restarted.send(&pay_once, &name).await)
        .with("sure", false);
    assert_eq!(
        text(&restarted.send(&pay_once, &sure).await),
        "Bob has paid: false"
    );
    assert_eq!(
        shop.till.effects(),
        ["charge 40 to Ada", "charge 41 to Bob", "another"]
    );
}

pub(crate) async fn what_a_store_keeps_can_be_read_by_nobody_and_told_to_nobody_else(store: Store) {
    let faulty = Faulty::new(store);
    let shop = Shop::new(Arc::new(faulty.clone()));
    let [_, _, rest] = pay_in_rounds(&shop).await;
    let paid = shop.send(&pay, &rest).await;
    let replies = faulty.replies();
    assert_eq!(replies.len(), 3);
    for reply in &replies {
        let shown = String::from_utf8_lossy(reply);
        assert!(
            !shown.contains("Ada") && !shown.contains("content"),
            "{shown}"
        );
    }
    // The reply of another call, or of another round, is not told.
    let other = shop.named(&pay, "Eve").await;
    let went_on = shop.send(&pay, &other).await;
    for stolen in [&replies[2], &replies[0]] {
        faulty.answer_with(stolen.clone());
        let refused = shop.send(&pay, &other).await;
        assert!(is_refused(&refused, "outcome is unknown"), "{refused:?}");
    }
    faulty.answer_with(replies[0].clone());
    let refused = shop.send(&pay, &rest).await;
    assert!(is_refused(&refused, "outcome is unknown"), "{refused:?}");
    // Each is told where it belongs.
    faulty.answer_with(replies[2].clone());
    assert_eq!(seen(&shop.send(&pay, &rest).await), seen(&paid));
    faulty.answer_with(faulty.replies()[3].clone());
    assert_eq!(seen(&shop.send(&pay, &other).await), seen(&went_on));
    // And to whom it belongs: the state opens for nobody else.
    let eve = Shop {
        principal: Some(Principal::new("https://id.example", "eve")),
        ..shop.clone()
    };
    assert_eq!(eve.send(&pay, &rest).await.unwrap_err().code, -32_602);
}

pub(crate) async fn a_first_request_that_is_repeated_is_another_call(store: Store) {
    let shop = Shop::new(store);
    let one = shop.named(&pay, "Ada").await;
    let two = shop.named(&pay, "Ada").await;
    for call in [&one, &two] {
        shop.send(&pay, call).await.unwrap();
    }
    assert_eq!(
        shop.till.effects(),
        ["quote", "quote", "hold 40 for Ada", "hold 40 for Ada"]
    );
}

pub(crate) async fn two_calls_do_not_know_each_other(store: Store) {
    let shop = Shop::new(store);
    let ada = shop.named(&pay, "Ada").await;
    let bob = shop.named(&pay, "Bob").await;
    let (of_ada, of_bob) = (shop.send(&pay, &ada).await, shop.send(&pay, &bob).await);
    assert_eq!(seen(&shop.send(&pay, &ada).await), seen(&of_ada));
    assert_eq!(seen(&shop.send(&pay, &bob).await), seen(&of_bob));
    assert_ne!(seen(&of_ada), seen(&of_bob));
}

pub(crate) async fn an_expired_state_runs_nothing_whether_it_was_answered_or_not(store: Store) {
    let shop = Shop::new(store);
    let late = Shop {
        clock: Hands::default(),
        ..shop.clone()
    };
    let answered = shop.named(&pay, "Ada").await;
    let unanswered = shop
        .begin(&pay, json!({ "amount": 1 }))
        .await
        .with("name", "Bob");
    let went_on = shop.send(&pay, &answered).await;
    let effects = shop.till.effects();
    shop.clock.turn(15 * 60 + 30);
    late.clock.turn(15 * 60 - 30);
    assert_eq!(seen(&shop.send(&pay, &answered).await), seen(&went_on));
    let refused = shop.send(&pay, &unanswered).await;
    assert!(is_refused(&refused, "has expired"), "{refused:?}");
    // On a server whose clock is a minute behind they are good, and still count once.
    assert_eq!(seen(&late.send(&pay, &answered).await), seen(&went_on));
    assert_eq!(shop.till.effects(), effects);
    unanswered.next(&late.send(&pay, &unanswered).await);
    assert_eq!(shop.till.effects().len(), effects.len() + 1);
}

fn parking(store: Store) -> Shop {
    Shop {
        park: true,
        ..Shop::new(store)
    }
}

const LONG: usize = 20_000;

pub(crate) async fn a_state_that_is_too_long_stays_here_and_the_call_goes_on(store: Store) {
    let faulty = Faulty::new(store);
    let shop = parking(Arc::new(faulty.clone()));
    let asked = shop.begin(&carry, json!({ "length": LONG })).await;
    assert!(asked.state.as_ref().unwrap().len() < 120);
    // What is not a valid answer uses nothing up, here as well.
    let again = asked.next(&shop.send(&carry, &asked.with("seats", "many")).await);
    let answered = again.with("seats", 3);
    let went_on = shop.send(&carry, &answered).await;
    assert_eq!(seen(&shop.send(&carry, &answered).await), seen(&went_on));
    let refused = shop.send(&carry, &asked.with("seats", 4)).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    let sure = answered.next(&went_on).with("sure", true);
    let end = shop.send(&carry, &sure).await;
    assert_eq!(text(&end), format!("{LONG} 3 true"));
    assert_eq!(seen(&shop.send(&carry, &sure).await), seen(&end));
    assert_eq!(shop.till.effects(), ["3 seats", "sure true"]);
    // It is kept as the client would have got it: sealed.
    assert_eq!(faulty.parked().len(), 2);
    for parked in faulty.parked() {
        assert!(parked.len() > LONG && !parked.windows(8).any(|part| part == b"xxxxxxxx"));
    }
    // States that are short enough travel.
    shop.begin(&carry, json!({ "length": 10 })).await;
    assert_eq!(faulty.parked().len(), 2);
}

pub(crate) async fn a_long_state_is_only_for_the_request_it_was_made_for(store: Store) {
    let faulty = Faulty::new(store);
    let shop = parking(Arc::new(faulty.clone()));
    let asked = shop
        .begin(&carry, json!({ "length": LONG }))
        .await
        .with("seats", 3);
    let other_arguments = Sent {
        arguments: json!({ "length": LONG + 1 }),
        ..asked.clone()
    };
    let eve = Shop {
        principal: Some(Principal::new("https://id.example", "eve")),
        ..shop.clone()
    };
    let refused = [
        shop.send(&carry, &other_arguments).await,
        eve.send(&carry, &asked).await,
    ];
    for refused in refused {
        assert_eq!(refused.unwrap_err().code, -32_602);
    }
    // The store gives something else: what was changed, what is of another call, what is of another round.
    let mut changed = faulty.parked()[0].clone();
    changed[100] ^= 1;
    shop.begin(&carry, json!({ "length": LONG + 1 })).await;
    let of_another_call = faulty.parked()[1].clone();
    shop.begin(&carry, json!({ "length": LONG })).await;
    let of_an_equal_call = faulty.parked()[2].clone();
    for other in [changed, of_another_call, of_an_equal_call] {
        faulty.fetch_gives(Some(other));
        assert_eq!(shop.send(&carry, &asked).await.unwrap_err().code, -32_602);
    }
    assert_eq!(shop.till.effects(), [""; 0]);
    faulty.fetch_gives(None);
    asked.next(&shop.send(&carry, &asked).await);
    assert_eq!(shop.till.effects(), ["3 seats"]);
}

pub(crate) async fn a_long_state_that_cannot_be_had_lets_nothing_run(store: Store) {
    let faulty = Faulty::new(store);
    let shop = parking(Arc::new(faulty.clone()));
    let asked = shop
        .begin(&carry, json!({ "length": LONG }))
        .await
        .with("seats", 3);
    faulty.down(true);
    let error = shop.send(&carry, &asked).await.unwrap_err();
    assert!(error.message.contains("nothing was executed"), "{error}");
    let first = Sent::first(json!({ "length": LONG }));
    let error = shop.send(&carry, &first).await.unwrap_err();
    assert!(error.message.contains("too long for the client"), "{error}");
    faulty.down(false);
    // A server that does not know the store.
    let elsewhere = Shop {
        store: None,
        ..shop.clone()
    };
    let lost = elsewhere.send(&carry, &asked).await;
    assert!(is_refused(&lost, "lost track of this call"), "{lost:?}");
    assert_eq!(shop.till.effects(), [""; 0]);
    asked.next(&shop.send(&carry, &asked).await);
}

pub(crate) async fn a_long_state_that_cannot_be_kept_ends_the_call_and_nothing_runs_twice(
    store: Store,
) {
    let faulty = Faulty::new(store);
    let shop = parking(Arc::new(faulty.clone()));
    let asked = shop
        .begin(&carry, json!({ "length": LONG }))
        .await
        .with("seats", 3);
    faulty.down_after_begin();
    let error = shop.send(&carry, &asked).await.unwrap_err();
    assert!(error.message.contains("too long for the client"), "{error}");
    faulty.down(false);
    for repeated in [&asked, &asked] {
        let unknown = shop.send(&carry, repeated).await;
        assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    }
    assert_eq!(shop.till.effects(), ["3 seats"]);
}
