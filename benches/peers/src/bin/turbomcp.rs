//! turbomcp: the handler runs again from its top in every round.

use serde_json::{Value, json};
use turbomcp::prelude::*;

#[derive(Clone)]
struct Airline;

async fn quote(flight: &str) -> String {
    format!("Q7F3A21C90BE for {}", 184 + flight.len())
}

fn form(message: &str, key: &str, of: &str) -> neutral::ElicitParams {
    let schema = json!({
        "type": "object",
        "properties": { key: { "type": of } },
        "required": [key],
    });
    neutral::ElicitParams::new(message.to_owned(), schema)
}

#[server(name = "airline", version = "1.0.0")]
impl Airline {
    /// Books a seat on a flight.
    #[tool(description = "Books a seat on a flight.")]
    async fn book_flight(&self, ctx: &CallToolContext, flight: String) -> McpResult<String> {
        let offer = quote(&flight).await;
        let asked = ctx.client.elicit("name", form("Who is flying?", "name", "string"));
        let name = asked.await?;
        let asked = ctx.client.elicit("seat", form("Which seat?", "seat", "string"));
        let seat = asked.await?;
        let asked = ctx.client.elicit("confirm", form("Buy it?", "confirm", "boolean"));
        let sure = asked.await?;
        if !sure.accepted() || sure.content.get("confirm") != Some(&Value::Bool(true)) {
            return Ok("Nothing was bought.".to_owned());
        }
        let text = |content: &Value| content.as_str().unwrap_or_default().to_owned();
        let name = name.content.get("name").map(text).unwrap_or_default();
        let seat = seat.content.get("seat").map(text).unwrap_or_default();
        Ok(format!("{seat} is booked for {name} as {offer}."))
    }

    /// Asks often.
    #[tool(description = "Asks often.")]
    async fn ask_often(&self, ctx: &CallToolContext, times: u32) -> McpResult<String> {
        let mut agreed = 0;
        for round in 0..times {
            let key = format!("confirm{round}");
            let asked = ctx.client.elicit(&key, form("Sure?", "confirm", "boolean"));
            let sure = asked.await?;
            agreed += u32::from(sure.content.get("confirm") == Some(&Value::Bool(true)));
        }
        Ok(agreed.to_string())
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), turbomcp::ProtocolError> {
    Airline.run_stdio().await
}
