//! rule: InClosure

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: Vec<String>) -> Result<u32, ToolError> {
    let ask = async |seat: &String| confirm(format!("Book {seat}?")).await;
    let mut booked = 0;
    for seat in &seats {
        booked += u32::from(ask(seat).await?);
    }
    Ok(booked)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
