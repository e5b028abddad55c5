//! trait: RematerializeIndex

// An `Index` of the author's may count, or give something else the next time: it is not used again.

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
struct Seats(Vec<String>);

impl std::ops::Index<usize> for Seats {
    type Output = String;

    fn index(&self, index: usize) -> &String {
        &self.0[index]
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Offer {
    seats: Seats,
    names: Vec<String>,
}

#[mrtr_tool]
async fn book(seats: Vec<String>) -> Result<String, ToolError> {
    let offer = Offer { names: seats.clone(), seats: Seats(seats) };
    let name = &offer.names[0];
    let seat = &offer.seats[0];
    if !confirm("Sure?").await? {
        return Ok(name.clone());
    }
    Ok(seat.clone())
}

fn main() {}
