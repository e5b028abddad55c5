//! Members of a request that have another type than they should.

use serde_json::{Value, json};

use crate::rig::{Rig, accept, answer, greet, greeting, keys_of};

#[tokio::test]
async fn null_is_as_good_as_absent() {
    let rig = Rig::new();
    let mut nulls = greeting();
    nulls.arguments = Some(Value::Null);
    nulls.input_responses = Some(Value::Null);
    nulls.request_state = Some(Value::Null);
    let asked = rig.asked(&greet, nulls.clone()).await;
    assert_eq!(keys_of(&asked), ["name"]);
    let retry = answer(nulls, &asked, json!({ "name": accept("name", "Ada") }));
    assert_eq!(keys_of(&rig.asked(&greet, retry).await), ["sure"]);
}

#[tokio::test]
async fn a_member_of_another_type_is_invalid_params_and_nothing_runs() {
    let rig = Rig::new();
    for wrong in [json!(5), json!(true), json!("state"), json!([])] {
        let mut request = greeting();
        request.arguments = Some(wrong.clone());
        assert_eq!(rig.refused(&greet, request).await.code, -32602, "{wrong}");
        let mut request = greeting();
        request.input_responses = Some(wrong.clone());
        assert_eq!(rig.refused(&greet, request).await.code, -32602, "{wrong}");
    }
    for wrong in [
        json!(5),
        json!(true),
        json!({ "state": "AAAA" }),
        json!(["AAAA"]),
    ] {
        let mut request = greeting();
        request.request_state = Some(wrong.clone());
        assert_eq!(rig.refused(&greet, request).await.code, -32602, "{wrong}");
    }
    assert!(rig.log.take().is_empty());
}

#[tokio::test]
async fn whatever_is_sent_as_a_state_is_refused_in_one_way() {
    let rig = Rig::new();
    let long = "AQ".repeat(4_000);
    for nonsense in [
        "",
        " ",
        "null",
        "AQ",
        "\u{0}",
        "\u{1f980}".repeat(40).as_str(),
        &long,
    ] {
        let mut request = greeting();
        request.request_state = Some(nonsense.into());
        crate::rig::assert_invalid(&rig.refused(&greet, request).await);
    }
    assert!(rig.log.take().is_empty());
}
