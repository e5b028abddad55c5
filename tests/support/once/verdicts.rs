//! What is said of states that cannot be gone on from. Each case gets a store that is empty, and what makes that store
//! older when the clock is put forward.
//!
//! "Call again" may only be said where nothing was executed and nothing will be: the model does as it is told.

use std::sync::Arc;

use mrtr::{Response, RpcError, Tool, replay::ReplayStore};
use serde_json::json;

use super::{
    attacks::Aging,
    faulty::Faulty,
    shop::{Hands, Sent, Shop, carry, changed, fail, is_refused, pay, pay_once, reworded, seen},
};

type Store = Arc<dyn ReplayStore>;

/// Calls the macro with the name of each case.
macro_rules! verdicts {
    ($call:ident) => {
        $call! {
            what_came_of_an_answer_is_told_after_the_question_has_expired
            what_came_of_an_answer_is_told_by_code_that_has_changed
            what_came_of_an_answer_is_told_before_its_question_is_asked_in_other_words
            what_came_of_a_long_state_is_told_after_it_has_expired
            what_stands_beside_an_answer_makes_an_outdated_outcome_unknown
            who_comes_with_an_outdated_state_while_it_is_worked_on_waits
            an_unknown_outcome_stays_unknown
            another_answer_is_told_that_there_was_one
            a_question_that_nobody_has_answered_is_over_for_good
            a_later_question_says_that_there_were_others
            what_the_store_does_not_know_is_not_claimed
            a_store_that_is_down_is_asked_again
            call_again_is_said_only_where_nothing_was_done
        }
    };
}

/// A question may be answered for so many seconds.
const TTL: u64 = 40;

/// Seconds after which no store remembers it any more.
const FOR_GOOD: u64 = TTL + 60 + 15 * 60;

const AGAIN: &str = "Nothing was executed for this answer. Call `pay_once` again from the start.";

const UNSURE: &str = "This request executed nothing; an earlier one with the same state may have.";

fn shop(store: Store) -> Shop {
    Shop {
        ttl: TTL,
        ..Shop::new(store)
    }
}

fn pass(shop: &Shop, aging: Aging<'_>, seconds: u64) {
    shop.clock.turn(seconds);
    aging(seconds);
}

/// The first answer to a call of [`pay`] or [`pay_once`].
async fn ada(shop: &Shop, tool: &dyn Tool) -> Sent {
    let asked = shop.begin(tool, json!({ "amount": 40 })).await;
    asked.with("name", "Ada")
}

#[track_caller]
fn assert_refused(response: &Result<Response, RpcError>, words: &str) {
    assert!(is_refused(response, words), "{response:?}");
}

const TOOLS: [(&dyn Tool, &dyn Tool); 2] = [(&pay, &changed::pay), (&pay_once, &changed::pay_once)];

pub(crate) async fn what_came_of_an_answer_is_told_after_the_question_has_expired(
    store: Store,
    aging: Aging<'_>,
) {
    for (tool, _) in TOOLS {
        let shop = shop(store.clone());
        let name = ada(&shop, tool).await;
        pass(&shop, aging, TTL - 1);
        let lost = shop.send(tool, &name).await;
        let effects = shop.till.effects();
        for seconds in [1, 61, 10 * 60] {
            pass(&shop, aging, seconds);
            assert_eq!(seen(&shop.send(tool, &name).await), seen(&lost));
            // What nobody asked for makes no difference, here as well.
            let more = name.with("sure", false);
            assert_eq!(seen(&shop.send(tool, &more).await), seen(&lost));
        }
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn what_came_of_an_answer_is_told_by_code_that_has_changed(
    store: Store,
    aging: Aging<'_>,
) {
    for (old, new) in TOOLS {
        let shop = shop(store.clone());
        let name = ada(&shop, old).await;
        let lost = shop.send(old, &name).await;
        let effects = shop.till.effects();
        for seconds in [0, TTL + 61] {
            pass(&shop, aging, seconds);
            assert_eq!(seen(&shop.send(new, &name).await), seen(&lost));
        }
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn what_came_of_an_answer_is_told_before_its_question_is_asked_in_other_words(
    store: Store,
    aging: Aging<'_>,
) {
    for (old, new) in [
        (&pay as &dyn Tool, &reworded::pay as &dyn Tool),
        (&pay_once, &reworded::pay_once),
    ] {
        let shop = shop(store.clone());
        let name = ada(&shop, old).await;
        let open = ada(&shop, old).await;
        let lost = shop.send(old, &name).await;
        let effects = shop.till.effects();
        assert_eq!(seen(&shop.send(new, &name).await), seen(&lost));
        // Nobody is asked what was answered before, whatever comes with its state.
        let silent = Sent {
            answers: None,
            ..name.clone()
        };
        for other in [&silent, &name.with("name", "Bob"), &name.with("more", 1)] {
            assert_refused(&shop.send(new, other).await, "answered before");
        }
        // What was not answered is asked again, and the old answer does not count.
        let again = open.next(&shop.send(new, &open).await);
        assert_eq!(shop.till.effects(), effects);
        pass(&shop, aging, TTL);
        assert_eq!(seen(&shop.send(new, &name).await), seen(&lost));
        assert_refused(
            &shop.send(new, &again.with("name", "Ada")).await,
            "has expired",
        );
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn what_came_of_a_long_state_is_told_after_it_has_expired(
    store: Store,
    aging: Aging<'_>,
) {
    let shop = Shop {
        park: true,
        ..shop(store)
    };
    let asked = shop.begin(&carry, json!({ "length": 20_000 })).await;
    let seats = asked.with("seats", 3);
    let lost = shop.send(&carry, &seats).await;
    // First the long state is still there, then it is not.
    for seconds in [TTL, 61] {
        pass(&shop, aging, seconds);
        assert_eq!(seen(&shop.send(&carry, &seats).await), seen(&lost));
        assert_refused(
            &shop.send(&carry, &asked.with("seats", 4)).await,
            "answered before",
        );
    }
    assert_eq!(shop.till.effects(), ["3 seats"]);
}

pub(crate) async fn what_stands_beside_an_answer_makes_an_outdated_outcome_unknown(
    store: Store,
    _: Aging<'_>,
) {
    for (old, new) in TOOLS {
        let shop = shop(store.clone());
        let name = ada(&shop, old).await;
        shop.send(old, &name).await.unwrap();
        let effects = shop.till.effects();
        // The new code does not know what was asked.
        for other in [name.with("more", 1), name.with("name", "Bob")] {
            let unknown = shop.send(new, &other).await;
            assert_refused(
                &unknown,
                "The tool has changed since the question was asked.",
            );
            assert_refused(
                &unknown,
                "answered before, and the outcome of that is unknown",
            );
            assert_refused(&unknown, "Find out what has happened before you call");
        }
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn who_comes_with_an_outdated_state_while_it_is_worked_on_waits(
    store: Store,
    _: Aging<'_>,
) {
    let shop = shop(store);
    let name = ada(&shop, &pay_once).await;
    shop.till.hold();
    let run = |tool: &'static dyn Tool| {
        let (shop, name) = (shop.clone(), name.clone());
        tokio::spawn(async move { seen(&shop.send(tool, &name).await) })
    };
    let first = run(&pay_once);
    shop.till.reached().await;
    let second = run(&changed::pay_once);
    shop.till.release();
    assert_eq!(second.await.unwrap(), first.await.unwrap());
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}

pub(crate) async fn an_unknown_outcome_stays_unknown(store: Store, aging: Aging<'_>) {
    let shop = shop(store);
    let asked = shop.begin(&fail, json!({ "how": "panic" })).await;
    let sure = asked.with("confirm", true);
    let run = tokio::spawn({
        let (shop, sure) = (shop.clone(), sure.clone());
        async move { shop.send(&fail, &sure).await }
    });
    // As the host would report it.
    drop(run.await);
    for seconds in [0, TTL, 61, 13 * 60] {
        pass(&shop, aging, seconds);
        let unknown = shop.send(&fail, &sure).await;
        assert_refused(&unknown, "outcome is unknown");
        assert_refused(&unknown, "Find out what has happened");
    }
    assert_eq!(shop.till.effects(), ["panic"]);
}

pub(crate) async fn another_answer_is_told_that_there_was_one(store: Store, aging: Aging<'_>) {
    for (tool, _) in TOOLS {
        let shop = shop(store.clone());
        let name = ada(&shop, tool).await;
        let sure = name.next(&shop.send(tool, &name).await).with("sure", true);
        shop.send(tool, &sure).await.unwrap();
        let effects = shop.till.effects();
        pass(&shop, aging, TTL);
        let silent = Sent {
            answers: None,
            ..name.clone()
        };
        for other in [
            &silent,
            &name,
            &name.with("name", 5),
            &sure.with("sure", false),
        ] {
            let refused = shop.send(tool, other).await;
            assert_refused(&refused, "answered before");
            assert_refused(&refused, "This request executed nothing.");
        }
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn a_question_that_nobody_has_answered_is_over_for_good(
    store: Store,
    aging: Aging<'_>,
) {
    for outdated in [false, true] {
        let shop = shop(store.clone());
        let late = Shop {
            clock: Hands::default(),
            ..shop.clone()
        };
        let name = ada(&shop, &pay_once).await;
        let refused = if outdated {
            shop.send(&changed::pay_once, &name).await
        } else {
            // A server's clock may be a minute behind.
            pass(&shop, aging, TTL + 10);
            late.clock.turn(TTL - 10);
            shop.send(&pay_once, &name).await
        };
        assert_refused(&refused, AGAIN);
        // The same request, delayed, comes to a server to which the state is good. The call has been made anew meanwhile.
        for other in [&name, &name.with("name", "Bob")] {
            assert_refused(
                &late.send(&pay_once, other).await,
                "given up as expired or outdated",
            );
        }
        let tool: &dyn Tool = if outdated {
            &changed::pay_once
        } else {
            &pay_once
        };
        assert_refused(&shop.send(tool, &name).await, AGAIN);
        assert_eq!(shop.till.effects(), [""; 0]);
        // A call that nobody gives up goes on.
        let other = ada(&late, &pay_once).await;
        other.next(&late.send(&pay_once, &other).await);
    }
}

pub(crate) async fn a_later_question_says_that_there_were_others(store: Store, aging: Aging<'_>) {
    let without_store = Shop {
        ttl: TTL,
        ..Shop::without_store()
    };
    for (shop, old, new) in [
        (
            shop(store.clone()),
            &pay_once as &dyn Tool,
            &changed::pay_once as &dyn Tool,
        ),
        (shop(store), &pay, &changed::pay),
        (without_store, &pay, &changed::pay),
    ] {
        let name = ada(&shop, old).await;
        let sure = name.next(&shop.send(old, &name).await).with("sure", true);
        let effects = shop.till.effects();
        let words = "This request executed nothing; earlier ones of this call have. Find out";
        assert_refused(&shop.send(new, &sure).await, words);
        pass(&shop, aging, TTL);
        assert_refused(&shop.send(old, &sure).await, words);
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn what_the_store_does_not_know_is_not_claimed(store: Store, aging: Aging<'_>) {
    let without_store = Shop {
        ttl: TTL,
        ..Shop::without_store()
    };
    for answered in [false, true] {
        for (shop, old, new) in [
            (
                shop(store.clone()),
                &pay_once as &dyn Tool,
                &changed::pay_once as &dyn Tool,
            ),
            (shop(store.clone()), &pay, &changed::pay),
            (without_store.clone(), &pay, &changed::pay),
        ] {
            let name = ada(&shop, old).await;
            if answered {
                shop.send(old, &name).await.unwrap();
            }
            let effects = shop.till.effects();
            pass(&shop, aging, FOR_GOOD + TTL);
            for tool in [old, new] {
                let unsure = shop.send(tool, &name).await;
                assert_refused(&unsure, UNSURE);
                assert_refused(&unsure, "Find out what has happened before you call");
            }
            assert_eq!(shop.till.effects(), effects);
        }
    }
}

pub(crate) async fn a_store_that_is_down_is_asked_again(store: Store, aging: Aging<'_>) {
    let faulty = Faulty::new(store);
    let shop = shop(Arc::new(faulty.clone()));
    let name = ada(&shop, &pay_once).await;
    let lost = shop.send(&pay_once, &name).await;
    pass(&shop, aging, TTL);
    faulty.down(true);
    for tool in [&pay_once as &dyn Tool, &changed::pay_once] {
        let error = shop.send(tool, &name).await.unwrap_err();
        assert_eq!(error.code, -32_603);
        assert!(
            error
                .message
                .contains("for this request nothing was executed"),
            "{error}"
        );
    }
    faulty.down(false);
    for tool in [&pay_once as &dyn Tool, &changed::pay_once] {
        assert_eq!(seen(&shop.send(tool, &name).await), seen(&lost));
    }
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}

pub(crate) async fn call_again_is_said_only_where_nothing_was_done(store: Store, aging: Aging<'_>) {
    let mut said = 0;
    for (old, new) in TOOLS {
        for with_store in [true, false] {
            if !with_store && old.once() {
                continue;
            }
            for single_use in [false, with_store] {
                for answered in [0, 1, 2] {
                    for late in [0, TTL, TTL + 61, FOR_GOOD + TTL] {
                        let shop = Shop {
                            single_use,
                            store: with_store.then(|| store.clone()),
                            ..shop(store.clone())
                        };
                        let name = ada(&shop, old).await;
                        let before = shop.till.effects();
                        let mut all = vec![name.clone(), name.with("more", 1)];
                        if answered > 0 {
                            let sure = name.next(&shop.send(old, &name).await).with("sure", true);
                            if answered > 1 {
                                shop.send(old, &sure).await.unwrap();
                            }
                            all.push(sure);
                        }
                        pass(&shop, aging, late);
                        for sent in all {
                            let tool = if late == 0 { new } else { old };
                            let done = shop.till.effects();
                            let response = seen(&shop.send(tool, &sent).await);
                            if response["isError"] != true {
                                continue;
                            }
                            assert_eq!(shop.till.effects(), done);
                            let text = response["content"][0]["text"].as_str().unwrap();
                            let safe = text.contains("Call `") && !text.contains("Find out");
                            said += u32::from(safe);
                            assert!(!safe || done == before, "{text} {done:?}");
                        }
                    }
                }
            }
        }
    }
    assert!(said > 0);
}
