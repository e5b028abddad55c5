//! A choice among what is only known at run time.
//!
//! What comes back is one of the options that were sent; an answer that is none of them does not reach
//! the function. No option at all is an error before anything is asked.

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Orders a menu.
#[mrtr_tool]
async fn order(kitchen: &Kitchen) -> Result<String, ToolError> {
    let main = match choose("What would you like?", kitchen.dishes()).await {
        Ok(dish) => dish,
        Err(AskError::NoOptions) => return Ok("The kitchen is closed.".to_owned()),
        Err(other) => return Err(other.into()),
    };
    // Values the kitchen knows, with titles that people read.
    let sides = vec![("s1", "Rice"), ("s2", "Bread"), ("s3", "Salad")];
    let sides = choose_many("With what?", sides).at_most(2).await?;
    Ok(format!("{main} with {}", sides.join(" and ")))
}

struct Kitchen(Vec<String>);

impl Kitchen {
    fn dishes(&self) -> Vec<String> {
        self.0.clone()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let open = Kitchen(vec!["Soup".to_owned(), "Fish".to_owned()]);
    let client = Client::new(order).env(open);
    let mut call = client.call(json!({})).await;
    call.answer("choice", json!("Caviar")).await;
    println!("{}", call.message("choice"));
    call.answer("choice", json!("Fish")).await;
    call.answer("sides", json!(["s1", "s3"])).await;
    let text = call.expect_text();
    println!("{text}");
    assert_eq!(text, "Fish with s1 and s3");

    let client = Client::new(order).env(Kitchen(Vec::new()));
    let call = client.call(json!({})).await;
    assert_eq!(call.expect_text(), "The kitchen is closed.");
}
