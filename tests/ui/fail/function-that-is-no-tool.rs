//! trait: Tool
//! trait: Prompt
//! trait: Resource
//! errors: 3

use mrtr::prelude::*;

async fn greet() -> String {
    "Hello.".to_owned()
}

fn main() {
    let _ = Server::new("ui", "1").tool(greet).prompt(greet).resource(greet);
}
