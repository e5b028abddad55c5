//! The tool: one function, written as if the user sat next to it.

use mrtr::prelude::*;

use crate::{
    airline::{Airline, Booking},
    passenger::Passenger,
};

/// Books a seat on a flight. Asks the user who is flying, which seat to take and whether to buy.
#[mrtr_tool]
pub(crate) async fn book_flight(
    cx: &Cx,
    airline: &Airline,
    /// Flight number, for example TP123.
    flight: String,
) -> Result<Booking, ToolError> {
    let mut offer = airline.quote(&flight).await?;
    let passenger: Passenger = ask_user("Who is flying?").await?;
    let seat = loop {
        let seat = choose(offer.seat_question(), offer.free_seats()).await?;
        if airline.hold(&offer, &seat).await? {
            break seat;
        }
        offer.lose(seat);
    };
    if !confirm(format!("Buy {seat} on {flight} for {} EUR?", offer.price)).await? {
        airline.release(&offer).await;
        return Ok(Booking::none());
    }
    Ok(airline
        .buy(&offer, &seat, &passenger, cx.idempotency_key("buy"))
        .await?)
}
