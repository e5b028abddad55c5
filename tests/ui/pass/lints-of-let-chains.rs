//! A let chain that asks gives no lint that it would not give elsewhere.

#![deny(warnings)]

use mrtr::prelude::*;

/// Asks in the middle of conditions.
///
/// # Errors
///
/// If the user does not want to.
#[mrtr_tool]
pub async fn chains(tags: Vec<String>, limit: u32) -> Result<String, ToolError> {
    if let Some(tag) = tags.first() && confirm(tag.as_str()).await? {
        return Ok("first".to_owned());
    }
    if let [first, ..] = &tags[..] && let Some(mut room) = limit.checked_sub(1) && confirm(first.as_str()).await? {
        room += u32::from(confirm("More?").await?);
        return Ok(format!("{first} {room}"));
    }
    let text = if let Some(last) = tags.last().cloned() && confirm("Last?").await? && let Some(mut n) = last.find('x') {
        n += 1;
        format!("{last} {n}")
    } else if limit > 1 && let Some(mut tag) = tags.get(1).cloned() && confirm("Second?").await? && tag.pop().is_some() {
        tag
    } else {
        return Ok("none".to_owned());
    };
    let mut turns = 0;
    while let Some(tag) = tags.get(turns).cloned() && confirm(tag.as_str()).await? && tag.len() > turns {
        turns += 1;
    }
    let turns = if let Some(tag) = tags.get(turns) && confirm(tag.as_str()).await? {
        return Ok(text);
    } else {
        turns + 1
    };
    while turns < 9 && let Ok(_more) = confirm("More?").await {
        return Ok(text);
    }
    Ok(format!("{text} {turns}"))
}

fn main() {
    drop(Server::new("ui", "1").tool(chains));
}
