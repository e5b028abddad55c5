//! Functions that panic where they are told to.

use mrtr::{Server, prelude::*};
use serde::{Serialize, Serializer};

use crate::tools::{Counter, Working, work};

/// What nobody may read in an answer or a log.
pub const SECRET: &str = "SECRET-4711";

/// How a function of [`server`] can be told to panic, and how not.
pub const PLACES: [&str; 4] = ["beginning", "reply", "end", "nowhere"];

/// Something that is sold.
#[derive(Debug)]
struct Sold(String);

impl Serialize for Sold {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        assert!(self.0 != "reply", "{SECRET}");
        serializer.serialize_str(&self.0)
    }
}

/// Panics where it is told to; counts what it begins.
#[mrtr_tool]
async fn sell(begun: &Counter, place: String) -> Result<Json<Sold>, ToolError> {
    begun.count();
    assert!(place != "beginning", "{SECRET}");
    let sure = confirm("Sure?").await?;
    assert!(place != "end", "{SECRET}");
    Ok(Json(Sold(if sure { place } else { String::new() })))
}

/// The same as a prompt.
#[mrtr_prompt]
async fn tell(begun: &Counter, place: String) -> Result<String, ToolError> {
    begun.count();
    assert!(place != "beginning", "{SECRET}");
    let sure = confirm("Sure?").await?;
    assert!(place != "end" && place != "reply", "{SECRET}");
    Ok(format!("{place} {sure}"))
}

/// The same as a resource.
#[mrtr_resource(uri = "shop://{place}")]
async fn look(begun: &Counter, place: String) -> Result<String, ToolError> {
    begun.count();
    assert!(place != "beginning", "{SECRET}");
    let sure = confirm("Sure?").await?;
    assert!(place != "end" && place != "reply", "{SECRET}");
    Ok(format!("{place} {sure}"))
}

/// A server of all these, and of `work`, which does not end by itself.
pub fn server() -> Server {
    Server::new("failing", "1.0.0")
        .keys(KeyRing::ephemeral())
        .env(Counter::default())
        .env(Working::default())
        .tool(sell)
        .tool(work)
        .prompt(tell)
        .resource(look)
}
