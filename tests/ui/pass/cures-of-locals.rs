//! What the messages about locals propose.

#![deny(warnings)]

use std::collections::HashMap;

use mrtr::prelude::*;
use tokio::sync::Mutex;

/// Derived, so it travels.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct Ticket {
    price: u32,
}

struct Offer {
    price: u32,
    name: String,
}

struct Shop {
    offer: Offer,
    seats: Mutex<Vec<String>>,
}

struct Connection;

impl Connection {
    async fn open() -> Self {
        Self
    }

    async fn send(&mut self, _: &str) {}
}

#[mrtr_tool]
async fn book(shop: &Shop, prices: HashMap<String, u32>) -> Result<u32, ToolError> {
    let ticket = Ticket { price: 3 };
    // Data cloned out of a borrow.
    let name = shop.offer.name.clone();
    let price = shop.offer.price;
    // A guard that ends before the question, and another after it.
    let free = shop.seats.lock().await.clone();
    let seat = choose("Which seat?", free).await?;
    shop.seats.lock().await.retain(|other| *other != seat);
    {
        let _guard = shop.seats.lock().await;
    }
    // A connection that is opened where it is needed.
    let mut connection = Connection::open().await;
    connection.send(&name).await;
    let _ = confirm("Sure?").await?;
    let mut connection = Connection::open().await;
    connection.send(&seat).await;
    // A map's entries in an order of their own.
    let mut entries: Vec<_> = prices.into_iter().collect();
    entries.sort();
    let mut total = 0;
    for (seat, price) in &entries {
        if confirm(format!("{seat}?")).await? {
            total += price;
        }
    }
    // Items that are taken out before the loop, and places instead of items that are lent.
    for (_, price) in entries.drain(..1).collect::<Vec<_>>() {
        if confirm(format!("{price}?")).await? {
            total += price;
        }
    }
    for at in 0..entries.len() {
        if confirm("Raise it?").await? {
            entries[at].1 += 1;
        }
    }
    total += entries.iter().map(|(_, price)| price).sum::<u32>();
    // A borrow that begins after the question.
    let offer = &shop.offer;
    Ok(ticket.price + price + offer.price + total)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
