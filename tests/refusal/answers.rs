//! Answers: given before they were asked for, missing, wrong, or to other questions.

use serde_json::{Value, json};

use crate::rig::{Rig, accept, answer, call, complains, greet, greeting, keys_of, message};

fn given(responses: Value) -> mrtr::Request {
    let mut request = greeting();
    request.input_responses = Some(responses);
    request
}

#[tokio::test]
async fn the_first_checkpoint_takes_an_answer_that_came_with_the_call_and_later_ones_do_not() {
    let rig = Rig::new();
    let responses = json!({ "name": accept("name", "Ada"), "sure": accept("sure", true) });
    let asked = rig.asked(&greet, given(responses)).await;
    assert_eq!(keys_of(&asked), ["sure"]);
    assert_eq!(rig.log.take(), ["start", "name Ada"]);
    let retry = answer(greeting(), &asked, json!({ "sure": accept("sure", false) }));
    assert_eq!(
        rig.ended(&greet, retry).await,
        Ok("Hello, Ada: false".to_owned())
    );
    assert_eq!(rig.log.take(), ["sure false"]);
}

#[tokio::test]
async fn an_answer_that_came_with_the_call_is_checked_like_any_other() {
    let rig = Rig::new();
    let asked = rig
        .asked(&greet, given(json!({ "name": accept("name", 5) })))
        .await;
    assert_eq!(keys_of(&asked), ["name"]);
    assert!(complains(&asked, "name"));
    let declined = given(json!({ "name": { "action": "decline" } }));
    let text = rig.ended(&greet, declined).await.unwrap_err();
    assert!(text.contains("declined"), "{text}");
    assert_eq!(rig.log.take(), ["start", "start"]);
}

#[tokio::test]
async fn a_call_that_answers_other_questions_is_asked_its_own() {
    let rig = Rig::new();
    let asked = rig
        .asked(&greet, given(json!({ "sure": accept("sure", true) })))
        .await;
    assert_eq!(keys_of(&asked), ["name"]);
    assert!(!complains(&asked, "name"));
}

#[tokio::test]
async fn answers_to_what_was_not_asked_are_ignored() {
    let rig = Rig::new();
    let asked = rig.asked(&greet, greeting()).await;
    let responses = json!({
        "name": accept("name", "Ada"),
        "sure": accept("sure", true),
        "age": { "nonsense": [1, 2, 3] },
        "": null,
    });
    let asked = rig
        .asked(&greet, answer(greeting(), &asked, responses))
        .await;
    assert_eq!(keys_of(&asked), ["sure"]);
    assert_eq!(rig.log.take(), ["start", "name Ada"]);
}

#[tokio::test]
async fn a_missing_answer_is_asked_for_again_however_often_and_nothing_runs() {
    let rig = Rig::new();
    let mut asked = rig.asked(&greet, greeting()).await;
    assert_eq!(rig.log.take(), ["start"]);
    for responses in [
        json!({}),
        Value::Null,
        json!({ "nmae": accept("name", "Ada") }),
    ]
    .iter()
    .cycle()
    .take(12)
    {
        asked = rig
            .asked(&greet, answer(greeting(), &asked, responses.clone()))
            .await;
        assert_eq!(keys_of(&asked), ["name"]);
        assert_eq!(message(&asked, "name"), "Who?");
    }
    assert!(rig.log.take().is_empty());
    let retry = answer(greeting(), &asked, json!({ "name": accept("name", "Ada") }));
    rig.asked(&greet, retry).await;
    assert_eq!(rig.log.take(), ["name Ada"]);
}

/// Everything a response can be that is no answer to a question for a text.
fn wrong_answers() -> Vec<Value> {
    vec![
        accept("name", 5),
        accept("name", Value::Null),
        accept("name", json!(["Ada"])),
        accept("other", "Ada"),
        json!({ "action": "accept" }),
        json!({ "action": "accept", "content": {} }),
        json!({ "action": "accept", "content": "Ada" }),
        json!({ "action": "perhaps", "content": { "name": "Ada" } }),
        json!({ "content": { "name": "Ada" } }),
        json!({ "result": accept("name", "Ada") }),
        json!("Ada"),
        json!(["accept"]),
        Value::Null,
    ]
}

#[tokio::test]
async fn a_wrong_answer_is_asked_again_with_the_reason() {
    let rig = Rig::new();
    let asked = rig.asked(&greet, greeting()).await;
    assert_eq!(rig.log.take(), ["start"]);
    for wrong in wrong_answers() {
        let retry = answer(greeting(), &asked, json!({ "name": wrong }));
        let again = rig.asked(&greet, retry).await;
        assert_eq!(keys_of(&again), ["name"], "{wrong}");
        assert!(message(&again, "name").starts_with("Who?"), "{wrong}");
        assert!(complains(&again, "name"), "{wrong}");
        assert!(rig.log.take().is_empty(), "{wrong}");
        // The reason of the last time does not stay in the question for ever.
        let silent = rig
            .asked(&greet, answer(greeting(), &again, json!({})))
            .await;
        assert_eq!(message(&silent, "name"), "Who?", "{wrong}");
        let good = answer(greeting(), &again, json!({ "name": accept("name", "Ada") }));
        assert_eq!(keys_of(&rig.asked(&greet, good).await), ["sure"], "{wrong}");
        assert_eq!(rig.log.take(), ["name Ada"], "{wrong}");
    }
}

#[tokio::test]
async fn the_third_wrong_answer_ends_the_call_and_the_second_does_not() {
    let rig = Rig::new();
    let wrong = || json!({ "name": accept("name", 5) });
    let mut asked = rig.asked(&greet, greeting()).await;
    for _ in 0..2 {
        asked = rig.asked(&greet, answer(greeting(), &asked, wrong())).await;
        // Silence in between neither counts nor makes up for it.
        asked = rig
            .asked(&greet, answer(greeting(), &asked, json!({})))
            .await;
    }
    let good = answer(greeting(), &asked, json!({ "name": accept("name", "Ada") }));
    let next = rig.asked(&greet, good).await;
    let text = rig.ended(&greet, answer(greeting(), &asked, wrong())).await;
    let text = text.unwrap_err();
    assert!(text.contains("3 answers could not be used"), "{text}");
    assert_eq!(rig.log.take(), ["start", "name Ada"]);
    // The next question has tries of its own.
    let wrong = answer(greeting(), &next, json!({ "sure": accept("sure", "yes") }));
    assert!(complains(&rig.asked(&greet, wrong).await, "sure"));
}

#[tokio::test]
async fn an_answer_that_came_with_the_call_counts_as_a_try() {
    let rig = Rig::new();
    let wrong = || json!({ "name": accept("name", 5) });
    let asked = rig.asked(&greet, given(wrong())).await;
    let asked = rig.asked(&greet, answer(greeting(), &asked, wrong())).await;
    rig.ended(&greet, answer(greeting(), &asked, wrong()))
        .await
        .unwrap_err();
}

#[tokio::test]
async fn a_decline_and_a_cancel_end_the_call_and_what_is_in_them_is_ignored() {
    let rig = Rig::new();
    for (action, word) in [("decline", "declined"), ("cancel", "cancelled")] {
        let asked = rig.asked(&greet, greeting()).await;
        let response = json!({ "action": action, "content": { "name": "Ada" } });
        let retry = answer(greeting(), &asked, json!({ "name": response }));
        let text = rig.ended(&greet, retry).await.unwrap_err();
        assert!(text.contains(word), "{text}");
        assert_eq!(rig.log.take(), ["start"]);
    }
}

#[tokio::test]
async fn a_declined_confirmation_is_a_no_and_a_cancelled_one_ends_the_call() {
    let rig = Rig::new();
    let asked = rig
        .asked(&greet, given(json!({ "name": accept("name", "Ada") })))
        .await;
    let declined = answer(
        greeting(),
        &asked,
        json!({ "sure": { "action": "decline" } }),
    );
    assert_eq!(
        rig.ended(&greet, declined).await,
        Ok("Hello, Ada: false".to_owned())
    );
    rig.log.take();
    // Whatever a cancelled form was filled in with, it is no yes.
    let cancelled = json!({ "sure": { "action": "cancel", "content": { "sure": true } } });
    let text = rig
        .ended(&greet, answer(greeting(), &asked, cancelled))
        .await;
    assert!(text.unwrap_err().contains("cancelled"));
    assert!(rig.log.take().is_empty());
}

#[tokio::test]
async fn the_state_of_an_earlier_question_takes_no_answer_to_a_later_one() {
    let rig = Rig::new();
    let name = rig.asked(&greet, greeting()).await;
    let ada = json!({ "name": accept("name", "Ada") });
    let sure = rig.asked(&greet, answer(greeting(), &name, ada)).await;
    rig.log.take();
    let yes = json!({ "sure": accept("sure", true) });
    let early = rig
        .asked(&greet, answer(greeting(), &name, yes.clone()))
        .await;
    assert_eq!(keys_of(&early), ["name"]);
    assert!(rig.log.take().is_empty());
    let end = rig.ended(&greet, answer(greeting(), &sure, yes)).await;
    assert_eq!(end, Ok("Hello, Ada: true".to_owned()));
}

#[tokio::test]
async fn an_argument_of_another_type_is_named_and_nothing_runs() {
    let rig = Rig::new();
    let text = rig.ended(&greet, call(json!({ "greeting": 5 }))).await;
    let text = text.unwrap_err();
    assert!(text.contains("`greeting`"), "{text}");
    assert!(rig.log.take().is_empty());
    rig.asked(&greet, call(json!({ "greeting": "Hi" }))).await;
    assert_eq!(rig.log.take(), ["start"]);
}
