//! Attributes and lints mean on a tool what they mean on a plain function.

#![deny(warnings, unused_braces, missing_docs, unreachable_pub)]

use mrtr::prelude::*;

/// One line, one expression.
#[mrtr_tool]
async fn one() -> bool { confirm("Sure?").await.unwrap_or(false) }

/// The same with an argument.
#[mrtr_flow]
async fn one_flow(seat: String) -> bool { confirm(seat).await.unwrap_or(false) }

/// A deprecated tool warns where it is used.
#[mrtr_tool]
#[deprecated]
async fn old(count: u32) -> Result<bool, ToolError> {
    #[allow(deprecated)]
    let paid = call(old_flow(count)).await?;
    Ok(paid)
}

/// So does a deprecated flow, which may call itself.
#[mrtr_flow]
#[deprecated(note = "use another")]
async fn old_flow(count: u32) -> Result<bool, ToolError> {
    if count > 1 {
        #[allow(deprecated)]
        let paid = call(old_flow(count - 1)).await?;
        return Ok(paid);
    }
    Ok(confirm("Pay?").await?)
}

/// Nobody serves it.
#[mrtr_tool]
#[allow(dead_code)]
async fn unused() -> bool {
    confirm("Sure?").await.unwrap_or(false)
}

/// Nobody calls it.
#[mrtr_flow]
#[allow(dead_code)]
async fn unused_flow() -> bool {
    confirm("Sure?").await.unwrap_or(false)
}

/// What is expected comes once.
#[mrtr_tool]
#[expect(unused_variables)]
async fn expected() -> bool {
    let nothing = 3;
    confirm("Sure?").await.unwrap_or(false)
}

/// Also in a flow.
#[mrtr_flow]
#[expect(unused_variables, reason = "a test")]
async fn expected_flow(count: u32) -> bool {
    let nothing = 3;
    confirm("Sure?").await.unwrap_or(false)
}

/// Everything else that may stand on a function.
#[mrtr_tool]
#[must_use]
#[inline]
#[cold]
#[doc(hidden)]
#[cfg_attr(all(), allow(unused_variables))]
pub async fn dressed(count: u32) -> bool {
    confirm("Sure?").await.unwrap_or(false)
}

/// Traced, in each round.
#[mrtr_tool]
#[tracing::instrument(skip_all, err)]
async fn traced(seat: String) -> Result<String, ToolError> {
    let name: String = ask_user("Who?").await?;
    Ok(format!("{seat} {name}"))
}

/// Traced as well.
#[mrtr_flow]
#[tracing::instrument(skip_all)]
async fn traced_flow(price: u32) -> bool {
    price == 0 || confirm("Pay?").await.unwrap_or(false)
}

/// A label is there once, also where text has its letters in it.
#[mrtr_tool]
async fn labelled(most: u32) -> Result<u32, ToolError> {
    let mut turns = 0;
    'x: loop {
        let value;
        turns += 1;
        if confirm("Next?").await? {
            value = turns;
        } else {
            println!("next: 'x'");
            continue 'x;
        }
        if value > most {
            break 'x Ok(value);
        }
    }
}

fn main() {
    #[allow(deprecated)]
    let served = Server::new("ui", "1").tool(one).tool(old).tool(expected);
    let _ = served.tool(dressed).tool(traced).tool(labelled);
    let _ = (one_flow(String::new()), expected_flow(1), traced_flow(0));
}
