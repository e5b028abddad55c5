//! What is not sent to a person's screen.

use mrtr::{form::Offer, prelude::*};
use serde_json::json;

use crate::rig::{Rig, call, message};

/// Asks with texts that somebody else has written.
#[mrtr_tool]
async fn quoting(text: String, seats: Vec<String>) -> Result<String, ToolError> {
    let titled: Vec<_> = seats
        .iter()
        .map(|seat| Offer::from(("1", seat.clone())))
        .collect();
    let (_, _, seat) = ask_all((
        confirm(text.clone())
            .title(text.clone())
            .describe(text.clone()),
        choose("Titled?", titled).key("titled"),
        choose("Which?", seats),
    ))
    .await?;
    Ok(seat)
}

/// Sends the user to a page.
#[mrtr_tool]
async fn paying(url: String, any: bool) -> Result<String, ToolError> {
    if any {
        open_url("Pay", url).any_scheme().await?;
    } else {
        open_url("Pay", url).await?;
    }
    Ok("paid".to_owned())
}

#[tokio::test]
async fn what_steers_the_screen_is_replaced_in_texts() {
    let rig = Rig::new();
    let steering = "Send 1\u{202e}001\u{202c} EUR?\u{1b}[2J";
    let shown = "Send 1\u{fffd}001\u{fffd} EUR?\u{fffd}[2J";
    let first = call(json!({ "text": steering, "seats": ["12A"] }));
    let asked = rig.asked(&quoting, first.clone()).await;
    let wrong = json!({ "confirm": { "action": "accept", "content": { "confirm": 5 } } });
    let again = rig
        .asked(&quoting, crate::rig::answer(first, &asked, wrong))
        .await;
    for asked in [&asked, &again] {
        let key = asked.input_requests.keys().next().unwrap().to_owned();
        assert!(message(asked, &key).starts_with(shown));
        let text = serde_json::to_string(&asked.input_requests).unwrap();
        assert!(
            !text.contains(['\u{202e}', '\u{202c}']) && !text.contains("\\u001b"),
            "{text}"
        );
    }
}

#[tokio::test]
async fn an_option_that_steers_the_screen_is_refused_and_one_that_does_not_is_sent() {
    let rig = Rig::new();
    let error = rig
        .refused(
            &quoting,
            call(json!({ "text": "?", "seats": ["12A", "21\u{202e}A"] })),
        )
        .await;
    assert_eq!(error.code, -32_603);
    assert!(error.message.contains("is not sent"), "{error}");
    assert!(!error.message.contains('\u{202e}'), "{error}");
    rig.asked(
        &quoting,
        call(json!({ "text": "?", "seats": ["12א", "é"] })),
    )
    .await;
}

#[tokio::test]
async fn a_page_on_the_web_is_opened_and_nothing_else_unless_the_author_says_so() {
    let rig = Rig::new();
    let paying_at = |url: &str, any: bool| call(json!({ "url": url, "any": any }));
    rig.asked(&paying, paying_at("https://pay.example/", false))
        .await;
    rig.asked(&paying, paying_at("myapp://pay", true)).await;
    for url in [
        "javascript:alert(1)",
        "file:///etc/passwd",
        "myapp://pay",
        "",
    ] {
        let error = rig.refused(&paying, paying_at(url, false)).await;
        assert_eq!(error.code, -32_603, "{url}");
        assert!(error.message.contains("is not sent"), "{error}");
    }
    rig.refused(&paying, paying_at("", true)).await;
}
