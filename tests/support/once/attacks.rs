//! Attempts to let a question outlive its time. Each gets a store that is empty, and what makes that store older when
//! the clock is put forward.

use std::{sync::Arc, time::SystemTime};

use mrtr::{Clock as _, KeyRing, Response, Tool, replay::ReplayStore};
use serde_json::{Value, json};

use super::{
    faulty::Faulty,
    shop::{Sent, Shop, carry, is_refused, key, pair, pay, pay_once, ponder, seen, text},
};

type Store = Arc<dyn ReplayStore>;

/// Makes a store older by so many seconds, if it has a clock of its own.
pub(crate) type Aging<'a> = &'a (dyn Fn(u64) + Sync);

/// Calls the macro with the name of each attack.
macro_rules! attacks {
    ($call:ident) => {
        $call! {
            a_copy_that_is_kept_fresh_is_worth_nothing_when_the_store_has_forgotten
            a_copy_with_half_an_answer_is_worth_nothing_either
            a_copy_that_was_too_long_to_travel_is_worth_nothing_either
            a_question_that_is_asked_again_has_the_time_that_was_left
            a_question_that_is_asked_again_ends_with_its_key
            a_once_call_that_is_asked_again_is_known_while_it_can_be_answered
            a_once_call_that_asks_late_is_known_while_it_can_be_answered
            a_retry_that_says_nothing_makes_nothing_new
        }
    };
}

/// A question may be answered for so many seconds.
const TTL: u64 = 40;

fn shop(store: Store) -> Shop {
    Shop {
        ttl: TTL,
        ..Shop::new(store)
    }
}

fn unix_seconds(shop: &Shop) -> u64 {
    let now = shop.clock.now().duration_since(SystemTime::UNIX_EPOCH);
    now.expect("a time after 1970").as_secs()
}

fn pass(shop: &Shop, aging: Aging<'_>, seconds: u64) {
    shop.clock.turn(seconds);
    aging(seconds);
}

/// Sends `copy` and takes the state that comes back, if one does.
async fn renew(shop: &Shop, tool: &dyn Tool, copy: &mut Sent) {
    if let Ok(Response::InputRequired(round)) = shop.send(tool, copy).await {
        copy.state = Some(round.request_state);
    }
    copy.answers = None;
}

/// Renews copies until the store has forgotten the call.
async fn renew_for_ever(
    shop: &Shop,
    aging: Aging<'_>,
    tool: &dyn Tool,
    mut copies: Vec<Sent>,
) -> Vec<Sent> {
    for _ in 0..60 {
        pass(shop, aging, TTL / 2);
        for copy in &mut copies {
            renew(shop, tool, copy).await;
        }
    }
    copies
}

#[track_caller]
fn assert_over(shop: &Shop, response: &Result<Response, mrtr::RpcError>) {
    if shop.single_use {
        assert_eq!(seen(response)["error"], -32_602, "{response:?}");
    } else {
        assert!(is_refused(response, "has expired"), "{response:?}");
    }
}

pub(crate) async fn a_copy_that_is_kept_fresh_is_worth_nothing_when_the_store_has_forgotten(
    store: Store,
    aging: Aging<'_>,
) {
    for (single_use, tool) in [
        (false, &pay as &dyn Tool),
        (false, &pay_once),
        (true, &pay),
        (true, &pay_once),
    ] {
        let shop = Shop {
            single_use,
            ..shop(store.clone())
        };
        let asked = shop.begin(tool, json!({ "amount": 40 })).await;
        let mut invalid = asked.with("name", 5);
        renew(&shop, tool, &mut invalid).await;
        let ada = asked.with("name", "Ada");
        ada.next(&shop.send(tool, &ada).await);
        let effects = shop.till.effects();
        let copies = renew_for_ever(&shop, aging, tool, vec![asked, invalid]).await;
        for copy in copies {
            for name in ["Ada", "Eve"] {
                assert_over(&shop, &shop.send(tool, &copy.with("name", name)).await);
            }
        }
        assert_eq!(shop.till.effects(), effects);
    }
}

pub(crate) async fn a_copy_with_half_an_answer_is_worth_nothing_either(
    store: Store,
    aging: Aging<'_>,
) {
    let shop = shop(store);
    let asked = shop.begin(&pair, json!({})).await;
    let left = asked.with("left", 1);
    let half = left.next(&shop.send(&pair, &left).await);
    let both = shop.send(&pair, &left.with("right", 2)).await;
    assert_eq!(text(&both), "1 and 2");
    let copies = renew_for_ever(&shop, aging, &pair, vec![half]).await;
    assert_over(&shop, &shop.send(&pair, &copies[0].with("right", 2)).await);
    assert_eq!(shop.till.effects(), ["1 2"]);
}

pub(crate) async fn a_copy_that_was_too_long_to_travel_is_worth_nothing_either(
    store: Store,
    aging: Aging<'_>,
) {
    let faulty = Faulty::new(store);
    let shop = Shop {
        park: true,
        ..shop(Arc::new(faulty.clone()))
    };
    let asked = shop.begin(&carry, json!({ "length": 20_000 })).await;
    let mut invalid = asked.with("seats", "many");
    renew(&shop, &carry, &mut invalid).await;
    assert_ne!(invalid.state, asked.state);
    let seats = asked.with("seats", 3);
    seats.next(&shop.send(&carry, &seats).await);
    let kept = faulty.parked().len();
    let copies = renew_for_ever(&shop, aging, &carry, vec![asked, invalid]).await;
    for copy in copies {
        assert_over(&shop, &shop.send(&carry, &copy.with("seats", 3)).await);
    }
    assert_eq!(shop.till.effects(), ["3 seats"]);
    // Asking again fills no store: one question, and the one after it.
    assert_eq!((kept, faulty.parked().len()), (2, 2));
}

pub(crate) async fn a_question_that_is_asked_again_has_the_time_that_was_left(
    store: Store,
    aging: Aging<'_>,
) {
    let shop = shop(store);
    for tool in [&pay as &dyn Tool, &pay_once] {
        let mut copies = Vec::new();
        for _ in 0..2 {
            let asked = shop.begin(tool, json!({ "amount": 40 })).await;
            copies.extend([asked.clone(), asked.with("name", 5)]);
        }
        pass(&shop, aging, TTL - 5);
        for copy in &mut copies {
            renew(&shop, tool, copy).await;
        }
        pass(&shop, aging, 4);
        let (in_time, late) = copies.split_at(2);
        let ada = in_time[0].with("name", "Ada");
        ada.next(&shop.send(tool, &ada).await);
        let effects = shop.till.effects();
        pass(&shop, aging, 1);
        for copy in late {
            assert_over(&shop, &shop.send(tool, &copy.with("name", "Ada")).await);
        }
        // What was answered in time is told again, whichever of its states comes, and nothing else is.
        for copy in in_time {
            assert!(is_refused(
                &shop.send(tool, &copy.with("name", "Eve")).await,
                "answered before"
            ));
            ada.next(&shop.send(tool, &copy.with("name", "Ada")).await);
        }
        assert_eq!(shop.till.effects(), effects);
    }
    // The next question has a time of its own.
    let began = shop.begin(&pay, json!({ "amount": 1 })).await;
    pass(&shop, aging, TTL - 5);
    let bob = began.with("name", "Bob");
    let sure = bob.next(&shop.send(&pay, &bob).await).with("sure", true);
    pass(&shop, aging, TTL - 5);
    sure.next(&shop.send(&pay, &sure).await);
}

pub(crate) async fn a_question_that_is_asked_again_ends_with_its_key(
    store: Store,
    aging: Aging<'_>,
) {
    let old = Shop {
        keys: KeyRing::new(key(1)),
        ..shop(store)
    };
    let both = Shop {
        keys: KeyRing::new(key(2)).also_accept(key(1)),
        ..old.clone()
    };
    let new = Shop {
        keys: KeyRing::new(key(2)),
        ..old.clone()
    };
    let asked = old.begin(&pay, json!({ "amount": 40 })).await;
    let silent = asked.next(&both.send(&pay, &asked).await);
    let wrong = asked.next(&both.send(&pay, &asked.with("name", 5)).await);
    pass(&both, aging, 1);
    for copy in [&silent, &wrong] {
        let refused = new.send(&pay, &copy.with("name", "Ada")).await;
        assert_eq!(seen(&refused)["error"], -32_602);
        assert_eq!(old.till.effects(), ["quote"]);
    }
    // While the old key is accepted, it is answered, and the next question has the new key.
    let ada = wrong.with("name", "Ada");
    let sure = ada.next(&both.send(&pay, &ada).await).with("sure", true);
    sure.next(&new.send(&pay, &sure).await);
}

pub(crate) async fn a_once_call_that_is_asked_again_is_known_while_it_can_be_answered(
    store: Store,
    aging: Aging<'_>,
) {
    let shop = shop(store);
    for answered_after in [TTL - 1, TTL, TTL + 59, TTL + 61] {
        let asked = shop.begin(&pay_once, json!({ "amount": 40 })).await;
        pass(&shop, aging, TTL - 5);
        let again = asked.next(&shop.send(&pay_once, &asked.with("name", 5)).await);
        let effects = shop.till.effects().len();
        pass(&shop, aging, answered_after - (TTL - 5));
        let answered = shop.send(&pay_once, &again.with("name", "Ada")).await;
        if answered_after < TTL {
            again.next(&answered);
        } else {
            assert_over(&shop, &answered);
            assert_eq!(shop.till.effects().len(), effects);
        }
    }
}

pub(crate) async fn a_once_call_that_asks_late_is_known_while_it_can_be_answered(
    store: Store,
    aging: Aging<'_>,
) {
    let faulty = Faulty::new(store);
    let shop = shop(Arc::new(faulty.clone()));
    let asked = shop.begin(&ponder, json!({})).await;
    pass(&shop, aging, TTL - 1);
    // No clock but the engine's has been put forward while it pondered, so that is asked.
    let now = unix_seconds(&shop);
    assert!(faulty.remembered_until().is_some_and(|until| until > now));
    let done = shop.send(&ponder, &asked.with("sure", true)).await;
    assert_eq!(text(&done), "done");
}

pub(crate) async fn a_retry_that_says_nothing_makes_nothing_new(store: Store, aging: Aging<'_>) {
    for park in [false, true] {
        let shop = Shop {
            park,
            ..shop(store.clone())
        };
        let length = if park { 20_000 } else { 10 };
        let asked = shop.begin(&carry, json!({ "length": length })).await;
        let wrong = asked.next(&shop.send(&carry, &asked.with("seats", "many")).await);
        for copy in [asked, wrong] {
            for responses in [Value::Null, json!({}), json!({ "other": 1 })] {
                pass(&shop, aging, 1);
                let silent = Sent {
                    answers: Some(responses),
                    ..copy.clone()
                };
                let again = copy.next(&shop.send(&carry, &silent).await);
                assert_eq!(again.state, copy.state);
            }
        }
    }
}
