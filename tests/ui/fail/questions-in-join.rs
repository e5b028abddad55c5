//! rule: Together
//! errors: 6

use mrtr::prelude::*;

#[mrtr_tool]
async fn join() -> Result<String, ToolError> {
    let (seat, sure) = tokio::join!(ask_user::<String>("Which seat?"), confirm("Sure?"));
    let both = tokio::try_join!(async { confirm("Sure?").await }, confirm("Really?"))?;
    Ok(format!("{seat:?} {sure:?} {both:?}"))
}

#[mrtr_tool]
async fn select(seat: String) -> Result<String, ToolError> {
    tokio::select! {
        sure = confirm("Sure?") => tell(sure?),
        _ = tokio::time::sleep(minute()) => tell(false),
    }
    futures::join!(mrtr::confirm("Sure?").key("sure"));
    Ok(seat)
}

#[mrtr_tool]
async fn function() -> Result<String, ToolError> {
    let both = future::join(confirm("Sure?"), confirm("Really?")).await;
    let sure = tokio::time::timeout(minute(), confirm("Sure?")).await;
    Ok(format!("{both:?} {sure:?}"))
}

fn minute() -> std::time::Duration {
    std::time::Duration::from_secs(60)
}

fn tell(sure: bool) {
    println!("{sure}");
}

fn main() {
    let _ = Server::new("ui", "1").tool(join).tool(select).tool(function);
}
