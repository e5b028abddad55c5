//! An answer that is not looked at, where the author says so or a refusal ends the call anyway.

#![deny(warnings)]

use mrtr::prelude::*;

#[mrtr_flow]
async fn sure() -> bool {
    confirm("Sure?").await.unwrap_or(false)
}

#[mrtr_tool]
async fn delete(files: Vec<String>) -> Result<String, ToolError> {
    if !confirm("Delete them?").await? {
        return Ok("They are still there.".to_owned());
    }
    let _ = confirm("Was it fun?").await?;
    _ = confirm("Was it fun?").await;
    drop(confirm("Was it fun?").await);
    confirm("Was it fun?").await?.then(|| println!("{files:?}"));
    ask_user::<String>("Why?").await?;
    open_url("Sign here.", "https://example.org").await?;
    ask_all((ask_user::<String>("Why?"), choose("Which?", ["a", "b"]))).await?;
    call(sure()).await;
    checkpoint().await;
    let last = {
        let again = loop {
            break confirm("Again?").await?;
        };
        if again { confirm("Really?").await? } else { false }
    };
    match last {
        true => Ok("Once more.".to_owned()),
        false => Ok("They are gone.".to_owned()),
    }
}


fn main() {
    let _ = Server::new("ui", "1").tool(delete);
}
