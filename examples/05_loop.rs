//! Questions in a loop, and what is saved between them.
//!
//! Any control flow may stand around a question. The files that are still to come are saved in the state, so the
//! directory is read once, and each file is moved once.

use std::sync::Mutex;

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Sorts the inbox.
#[mrtr_tool]
async fn sort_inbox(inbox: &Inbox) -> Result<String, ToolError> {
    let mut moved = 0;
    for file in inbox.files() {
        let folder = match choose(
            format!("Where to put {file}?"),
            ["Bills", "Letters", "Skip"],
        )
        .await
        {
            Ok(folder) if folder == "Skip" => continue,
            Ok(folder) => folder,
            // Enough for today.
            Err(AskError::Declined | AskError::Cancelled) => break,
            Err(other) => return Err(other.into()),
        };
        inbox.put(&file, &folder);
        moved += 1;
    }
    Ok(format!("{moved} files are sorted."))
}

#[derive(Default)]
struct Inbox {
    read: Mutex<u32>,
    moved: Mutex<Vec<String>>,
}

impl Inbox {
    fn files(&self) -> Vec<String> {
        *self.read.lock().unwrap() += 1;
        ["power.pdf", "aunt.txt", "spam.eml", "rent.pdf"]
            .map(str::to_owned)
            .into()
    }

    fn put(&self, file: &str, folder: &str) {
        self.moved.lock().unwrap().push(format!("{folder}/{file}"));
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let inbox = std::sync::Arc::new(Inbox::default());
    let client = Client::new(sort_inbox).shared(inbox.clone());
    let mut call = client.call(json!({})).await;
    for folder in ["Bills", "Letters", "Skip"] {
        println!("{}", call.message("choice"));
        call.answer("choice", json!(folder)).await;
    }
    call.decline("choice").await;
    println!("{}", call.expect_text());
    assert_eq!(*inbox.read.lock().unwrap(), 1);
    assert_eq!(
        *inbox.moved.lock().unwrap(),
        ["Bills/power.pdf", "Letters/aunt.txt"]
    );
}
