//! In other functions of the module a tool's name is free for variables.

#![deny(warnings)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn seat(flight: String) -> Result<String, ToolError> {
    let page = ask_user::<String>(format!("Which seat on {flight}?")).await?;
    Ok(page)
}

#[mrtr_prompt]
async fn flight(seat: String) -> String {
    let topic = seat;
    topic
}

#[mrtr_resource(uri = "docs://{seat}")]
async fn page(seat: String) -> String {
    seat
}

#[mrtr_flow]
async fn topic(seat: String) -> Result<String, ToolError> {
    let Some(flight) = seat.strip_prefix("on ") else {
        return Ok(seat);
    };
    let page = ask_user::<String>(format!("Which page on {flight}?")).await?;
    Ok(page)
}

#[mrtr_tool]
async fn book() -> Result<String, ToolError> {
    let seat = call(topic("on TP123".to_owned())).await?;
    match ask_user::<String>("Which flight?").await {
        Ok(flight) => Ok(flight + &seat),
        Err(page) => Err(page.into()),
    }
}

struct Airline;

impl Airline {
    /// A tool may belong to a type.
    #[mrtr_tool]
    async fn cancel(seat: String) -> Result<bool, ToolError> {
        Ok(confirm(format!("Cancel {seat}?")).await?)
    }
}

fn main() {
    let seats = [1, 2].map(|seat| seat + 1);
    let [page, ..] = seats;
    let _ = Server::new("ui", "1").tool(book).tool(seat).tool(Airline::cancel);
    let _ = Server::new("ui", "1").prompt(flight);
    let _ = page;
}
