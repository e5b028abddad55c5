//! An author's variables may have the names generated code uses.

#![deny(warnings)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(pc: u32, slot: u32, run: String, de: u32, scope: u32) -> Result<String, ToolError> {
    let machine = pc + slot;
    let schema = run.len();
    let value = confirm("One?").await?;
    let returned = confirm("Two?").await?;
    let unreadable = choose("Three?", ["a", "b"]).await?;
    let asked: String = ask_user("Four?").await?;
    let (local, point, layout) = (1_u8, 2_u8, 3_u8);
    let operand0 = f(local, confirm("Five?").await?, point);
    let iterator = [layout, local];
    for item in iterator {
        let taken = confirm(format!("Six {item}?")).await?;
        if taken {
            break;
        }
    }
    let std = 1;
    let core = 2;
    let mrtr = 3;
    let _ = confirm("Seven?").await?;
    Ok(format!(
        "{machine} {schema} {value} {returned} {unreadable} {asked} {operand0} {std} {core} {mrtr} {de} {scope}"
    ))
}

fn f(_: u8, sure: bool, _: u8) -> bool {
    sure
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
