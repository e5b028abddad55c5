//! A booking in three questions, with work before the first and after the last.

use mrtr::prelude::*;
use serde::{Deserialize, Serialize};

/// Stands for a booking system.
#[derive(Clone, Copy, Debug, Default)]
pub struct Airline;

/// What a flight costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Names the offer.
    pub id: String,
    /// What it costs.
    pub price: u32,
    /// In what.
    pub currency: String,
    /// When the flight leaves, in seconds since the Unix epoch.
    pub departs: u64,
}

/// The offer's name.
pub const OFFER: &str = "Q7F3A21C90BE";

impl Airline {
    /// What there is on a flight. The work before the first question.
    #[expect(clippy::unused_async, reason = "a real one would wait")]
    pub async fn quote(&self, flight: &str) -> Offer {
        Offer {
            id: OFFER.to_owned(),
            price: 184 + u32::try_from(flight.len()).unwrap_or(0),
            currency: "EUR".to_owned(),
            departs: 1_793_000_000,
        }
    }

    /// The seats that are left.
    #[expect(clippy::unused_async, reason = "a real one would wait")]
    pub async fn free_seats(&self, offer: &Offer) -> Vec<String> {
        let row = 10 + offer.price % 10;
        (row..row + 3)
            .flat_map(|row| ["A", "C", "D", "F"].map(|letter| format!("{row}{letter}")))
            .collect()
    }

    /// Buys a seat. The work after the last question.
    #[expect(clippy::unused_async, reason = "a real one would wait")]
    pub async fn buy(&self, offer: &Offer, name: &str, seat: &str) -> String {
        format!("{seat} is booked for {name} as {}.", offer.id)
    }
}

/// Where somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A window.
    Window,
    /// An aisle.
    Aisle,
}

impl Seat {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Window => "window",
            Self::Aisle => "aisle",
        }
    }
}

/// Books a seat on a flight.
#[mrtr_tool]
pub async fn book_flight(
    airline: &Airline,
    /// Flight number, for example TP123.
    flight: String,
) -> Result<String, ToolError> {
    let offer = airline.quote(&flight).await;
    let name: String = ask_user("Who is flying?").await?;
    let seat: Seat = ask_user("Which seat?").await?;
    if !confirm("Buy it?").await? {
        return Ok("Nothing was bought.".to_owned());
    }
    Ok(airline.buy(&offer, &name, seat.name()).await)
}

/// Books a seat on a flight; which there are is known only at run time.
#[mrtr_tool]
pub async fn book_seat(
    airline: &Airline,
    /// Flight number, for example TP123.
    flight: String,
) -> Result<String, ToolError> {
    let offer = airline.quote(&flight).await;
    let name: String = ask_user("Who is flying?").await?;
    let seat = choose("Which seat?", airline.free_seats(&offer).await).await?;
    if !confirm("Buy it?").await? {
        return Ok("Nothing was bought.".to_owned());
    }
    Ok(airline.buy(&offer, &name, &seat).await)
}

/// Asks as often as it is told to, and keeps a count.
#[mrtr_tool]
pub async fn ask_often(
    /// How often.
    times: u32,
) -> Result<String, ToolError> {
    let mut agreed = 0_u32;
    for _ in 0..times {
        agreed += u32::from(confirm("Sure?").await?);
    }
    Ok(format!("{agreed}"))
}
