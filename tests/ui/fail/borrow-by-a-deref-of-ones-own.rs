//! trait: RematerializeDeref
//! errors: 2

// A `Deref` of the author's may count, or lead elsewhere the next time: it is not used again.

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
struct Offer {
    seats: Vec<String>,
    name: Box<(String, String)>,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Counted(Offer);

impl std::ops::Deref for Counted {
    type Target = Offer;

    fn deref(&self) -> &Offer {
        &self.0
    }
}

#[mrtr_tool]
async fn book(name: String) -> Result<String, ToolError> {
    let plain = Offer { seats: vec![name.clone()], name: Box::new((name.clone(), name.clone())) };
    let offer = Counted(Offer { seats: vec![name.clone()], name: Box::new((name.clone(), name)) });
    let first = &plain.name.1;
    let seats = &offer.seats;
    if !confirm("Sure?").await? {
        return Ok(first.clone());
    }
    for seat in &offer.seats {
        let _ = confirm(seat.as_str()).await?;
    }
    Ok(seats[0].clone())
}

fn main() {}
