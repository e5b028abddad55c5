//! trait: InsideMrtrTool

use mrtr::prelude::*;

async fn book(seat: String) -> Result<bool, AskError> {
    confirm(format!("Book {seat}?")).await
}

fn main() {
    drop(book(String::new()));
}
