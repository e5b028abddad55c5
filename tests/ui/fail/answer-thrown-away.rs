//! rule: Discarded
//! errors: 14

use mrtr::prelude::*;

#[mrtr_tool]
async fn delete(files: Vec<String>, fast: bool) -> Result<String, ToolError> {
    confirm("Delete them?").await?;
    confirm("Delete them?").key("sure").await;
    mrtr::confirm("Delete them?").await.ok();
    (confirm("Delete them?").await).unwrap();
    confirm("Delete them?").await.is_ok();
    !confirm("Delete them?").await.expect("an answer");
    fast || confirm("Delete them?").await?;
    if fast {
        confirm("Fast?").await?
    } else {
        true
    };
    match files.len() {
        0 => false,
        _ => {
            println!("{files:?}");
            confirm("All?").await.map_err(ToolError::from)?
        }
    };
    'more: loop {
        if fast {
            break 'more confirm("More?").await?;
        }
    };
    ask_all((confirm("Delete them?"), ask_user::<String>("Why?"))).await?;
    ask_each((ask_user::<String>("Why?"), ask_user::<u32>("When?").key("when"))).await;
    ask_user::<String>("Why?").await.ok();
    open_url("Sign here.", "https://example.org").await;
    Ok("They are gone.".to_owned())
}

fn main() {
    let _ = Server::new("ui", "1").tool(delete);
}
