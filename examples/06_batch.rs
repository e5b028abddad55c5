//! Several questions in one round.
//!
//! Fewer rounds are kinder to the user, and to clients that stop after ten.

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Plans a dinner.
#[mrtr_tool]
async fn plan_dinner(guests: Vec<String>) -> Result<String, ToolError> {
    // Of different types: a tuple.
    let (title, outside) = ask_all((
        ask_user::<String>("What is the occasion?"),
        confirm("Outside?"),
    ))
    .await?;
    // As many as there are guests: a list, and each under a key of its own.
    let meals: Vec<_> = guests
        .iter()
        .map(|guest| choose(format!("What does {guest} eat?"), ["Fish", "Beans"]).key(guest))
        .collect();
    let meals = ask_all(meals).await?;
    let place = if outside { "outside" } else { "inside" };
    Ok(format!("{title}, {place}: {}", meals.join(", ")))
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let client = Client::new(plan_dinner);
    let mut call = client.call(json!({ "guests": ["ada", "bob"] })).await;
    call.expect_asks(&["title", "outside"]);
    call.answer("title", json!("Birthday")).await;
    call.answer("outside", json!(true)).await;
    call.expect_asks(&["ada", "bob"]);
    call.answer("bob", json!("Fish")).await;
    call.answer("ada", json!("Beans")).await;
    let text = call.expect_text();
    println!("{text}");
    assert_eq!(text, "Birthday, outside: Beans, Fish");
}
