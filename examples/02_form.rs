//! Several fields at once, checked before the function sees them.
//!
//! A form is a struct. Doc comments are what the user reads beside a field, the types and settings are
//! rules a client can show, and `mrtr` asks again for what breaks one.

use mrtr::{prelude::*, testing::Client};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Every kind of field there is.
#[derive(Serialize, Deserialize, Form)]
struct Guest {
    /// As in the passport.
    #[form(title = "Full name", min_length = 1, max_length = 80)]
    name: String,
    #[form(format = "email")]
    email: String,
    #[form(format = "date")]
    arrival: String,
    #[form(minimum = 1, maximum = 30, default = 2)]
    nights: u8,
    /// In EUR, for one night.
    #[form(minimum = 0)]
    budget: Option<f64>,
    #[form(default = true)]
    breakfast: bool,
    room: Room,
    #[form(max_items = 2)]
    extras: Vec<Extra>,
}

#[derive(Serialize, Deserialize, Choice)]
#[serde(rename_all = "kebab-case")]
enum Room {
    Single,
    #[choice(title = "Double, with a view")]
    Double,
}

#[derive(Debug, Serialize, Deserialize, Choice)]
enum Extra {
    Cot,
    Parking,
    Dog,
}

/// Reserves a room.
#[mrtr_tool]
async fn reserve() -> Result<String, ToolError> {
    let guest: Guest = ask_user("Who is coming, and when?").await?;
    let room = match guest.room {
        Room::Single => "a single",
        Room::Double => "a double",
    };
    Ok(format!(
        "{room} for {} from {}, {} nights, extras: {:?}",
        guest.name, guest.arrival, guest.nights, guest.extras
    ))
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let client = Client::new(reserve);
    let mut call = client.call(json!({})).await;
    println!("{:#}", call.request("guest")["params"]["requestedSchema"]);

    let mut content = json!({
        "name": "Ada Lovelace", "email": "ada(at)example.org", "arrival": "2026-12-10", "nights": 3,
        "breakfast": true, "room": "double", "extras": ["Dog"],
    });
    call.answer("guest", content.clone()).await;
    // Not an address: the same question, with the reason.
    println!("{}", call.message("guest"));
    assert!(call.message("guest").contains("email"));

    content["email"] = json!("ada@example.org");
    call.answer("guest", content).await;
    let text = call.expect_text();
    println!("{text}");
    assert_eq!(
        text,
        "a double for Ada Lovelace from 2026-12-10, 3 nights, extras: [Dog]"
    );
}
