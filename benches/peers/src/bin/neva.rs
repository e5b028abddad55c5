//! neva: the handler runs again from its top in every round.

use neva::{
    App, Context,
    error::Error,
    types::elicitation::{ElicitRequestParams, ElicitResult},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
struct Offer {
    id: String,
    price: u32,
    currency: String,
    departs: u64,
}

async fn quote(flight: &str) -> Offer {
    Offer {
        id: "Q7F3A21C90BE".to_owned(),
        price: 184 + u32::try_from(flight.len()).unwrap_or(0),
        currency: "EUR".to_owned(),
        departs: 1_793_000_000,
    }
}

fn answer(result: &ElicitResult, key: &str) -> Option<Value> {
    result.content.as_ref()?.get(key).cloned()
}

fn form(message: &str, key: &str, schema: &str) -> ElicitRequestParams {
    ElicitRequestParams::form(message)
        .with_required(key, schema)
        .into()
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut app = App::new()
        .with_request_state_secret([7; 32])
        .with_options(|options| options.with_stdio().with_name("airline").with_version("1.0.0"));
    app.map_tool("book_flight", |ctx: Context, flight: String| async move {
        // What is computed before a question is remembered with `memo`, or it would be done again.
        let offer: Offer = ctx
            .memo("quote", async { Ok::<_, Error>(quote(&flight).await) })
            .await?;
        let asked = ctx.elicit("name", form("Who is flying?", "name", "string"));
        let name = answer(&asked.await?, "name");
        let asked = ctx.elicit("seat", form("Which seat?", "seat", "string"));
        let seat = answer(&asked.await?, "seat");
        let asked = ctx.elicit("confirm", form("Buy it?", "confirm", "boolean"));
        let sure = answer(&asked.await?, "confirm");
        let (Some(Value::String(name)), Some(Value::String(seat)), Some(Value::Bool(true))) =
            (name, seat, sure)
        else {
            return Ok("Nothing was bought.".to_owned());
        };
        Ok::<String, Error>(format!("{seat} is booked for {name} as {}.", offer.id))
    })
    .with_arg_names(["flight"]);
    app.map_tool("ask_often", |ctx: Context, times: u32| async move {
        let mut agreed = 0;
        for round in 0..times {
            // The question of each round has to have a key of its own.
            let asked = ctx.elicit(
                format!("confirm{round}"),
                form("Sure?", "confirm", "boolean"),
            );
            agreed += u32::from(answer(&asked.await?, "confirm") == Some(Value::Bool(true)));
        }
        Ok::<String, Error>(agreed.to_string())
    })
    .with_arg_names(["times"]);
    app.run().await;
}
