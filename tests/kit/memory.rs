//! Tools that remember something where no other server finds it.

use std::{
    cell::Cell,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering::SeqCst},
    },
};

use mrtr::{
    Tool,
    prelude::*,
    testing::{Client, pause},
};
use serde_json::json;

/// One server's own memory, and a ledger that all of them have.
#[derive(Default)]
struct Desk {
    seat: Mutex<Option<u32>>,
    sold: Arc<Mutex<Vec<u32>>>,
}

/// Leaves the seat at the desk.
#[mrtr_tool]
async fn forgetful(desk: &Desk) -> Result<String, ToolError> {
    *desk.seat.lock().unwrap() = Some(12);
    let _sure = confirm("Buy it?").key("sure").await?;
    let Some(seat) = *desk.seat.lock().unwrap() else {
        return Ok("which seat?".to_owned());
    };
    desk.sold.lock().unwrap().push(seat);
    Ok(format!("seat {seat}"))
}

/// Keeps the seat itself.
#[mrtr_tool]
async fn sound(desk: &Desk) -> Result<String, ToolError> {
    let seat = 12;
    let _sure = confirm("Buy it?").key("sure").await?;
    desk.sold.lock().unwrap().push(seat);
    Ok(format!("seat {seat}"))
}

/// What comes of a tool where each round has a desk of its own, and what was sold.
async fn at_another_desk(tool: impl Tool) -> (String, Vec<u32>) {
    let sold = Arc::<Mutex<Vec<u32>>>::default();
    let ledger = sold.clone();
    let client = Client::new(tool).env_anew(move || Desk {
        sold: ledger.clone(),
        ..Desk::default()
    });
    let text = confirmed(&client).await;
    let sold = sold.lock().unwrap().clone();
    (text, sold)
}

async fn confirmed<T: Tool>(client: &Client<T>) -> String {
    let mut call = client.call(json!({})).await;
    call.answer("sure", json!(true)).await;
    call.expect_done()["content"][0]["text"]
        .as_str()
        .unwrap()
        .to_owned()
}

#[tokio::test]
async fn what_a_tool_leaves_in_its_environment_is_gone_where_each_round_has_another() {
    assert_eq!(
        at_another_desk(sound).await,
        ("seat 12".to_owned(), vec![12])
    );
    assert_eq!(
        at_another_desk(forgetful).await,
        ("which seat?".to_owned(), vec![])
    );
    // One desk for all rounds remembers, as the documents say.
    let client = Client::new(forgetful).env(Desk::default());
    assert_eq!(confirmed(&client).await, "seat 12");
}

thread_local! {
    static SEAT: Cell<u32> = const { Cell::new(0) };
}

/// Leaves the seat with the thread.
#[mrtr_tool]
async fn on_its_thread() -> Result<String, ToolError> {
    SEAT.set(12);
    let _sure = confirm("Buy it?").key("sure").await?;
    Ok(format!("seat {}", SEAT.get()))
}

/// The same at an `.await` of its own.
#[mrtr_tool]
async fn across_an_await() -> String {
    SEAT.set(12);
    pause().await;
    format!("seat {}", SEAT.get())
}

/// Uses its thread for no longer than it has it.
#[mrtr_tool]
async fn on_no_thread() -> Result<String, ToolError> {
    let _sure = confirm("Buy it?").key("sure").await?;
    SEAT.set(12);
    Ok(format!("seat {}", SEAT.get()))
}

#[tokio::test]
async fn what_a_tool_leaves_with_its_thread_is_gone() {
    assert_eq!(confirmed(&Client::new(on_no_thread)).await, "seat 12");
    assert_eq!(confirmed(&Client::new(on_its_thread)).await, "seat 0");
    let client = Client::new(across_an_await);
    assert_eq!(client.call(json!({})).await.expect_text(), "seat 0");
    // The plain function runs where it is called.
    let plain = client.run_plain(json!({}), |_, _| json!(null)).await;
    assert_eq!(plain.unwrap()["content"][0]["text"], "seat 12");
}

static KEPT: AtomicU32 = AtomicU32::new(0);

/// Leaves the seat with the process.
#[mrtr_tool]
async fn in_a_static() -> Result<String, ToolError> {
    KEPT.store(12, SeqCst);
    let _sure = confirm("Buy it?").key("sure").await?;
    Ok(format!("seat {}", KEPT.load(SeqCst)))
}

/// The documents say so: a test is one process.
#[tokio::test]
async fn what_a_tool_leaves_with_its_process_is_not_seen() {
    assert_eq!(confirmed(&Client::new(in_a_static)).await, "seat 12");
}

/// Uses what a runtime lends.
#[mrtr_tool]
async fn with_a_runtime() -> Result<String, ToolError> {
    let _sure = confirm("Buy it?").key("sure").await?;
    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    Ok(tokio::spawn(async { "slept" }).await?.to_owned())
}

#[tokio::test]
async fn a_tool_has_the_runtime_of_its_test() {
    assert_eq!(confirmed(&Client::new(with_a_runtime)).await, "slept");
}
