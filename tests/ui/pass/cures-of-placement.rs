//! What the messages about where a question stands propose.

#![deny(warnings)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: Vec<String>, mut prices: Vec<u32>) -> Result<String, ToolError> {
    // Before a closure, an `async` block, a macro, a guard, an assignment that does work.
    let sure = confirm("Sure?").await?;
    let booked = seats.iter().filter(|_| sure).count();
    let later = async { sure };
    let later = later.await;
    let name: String = ask_user("Who?").await?;
    println!("{name}");
    let short = confirm("A short one?").await?;
    let kind = match booked {
        2 if short => "short",
        _ => "long",
    };
    let tip = ask_user::<u32>("Tip?").await?;
    *prices.iter_mut().max().unwrap() += tip;
    if cfg!(unix) {
        let _ = confirm("On Unix?").await?;
    }
    let (a, b) = ask_all((confirm("A?"), confirm("B?").key("second"))).await?;
    let _ = std::time::Instant::now();
    Ok(format!("{later} {kind} {a} {b} {prices:?}"))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
