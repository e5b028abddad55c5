//! Lints that are denied by their names are told of what the author has written, and not of the rest of it that a copy
//! holds.

#![deny(unused, unused_mut, unused_variables, unused_assignments, unused_labels, clippy::all)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(mut list: Vec<u32>, flight: String) -> Result<String, ToolError> {
    let mut seats = Vec::new();
    let mut text = String::new();
    let first: u32 = ask_user("first?").await?;
    seats.push(first);
    'all: loop {
        let mut row = Vec::new();
        let mut width: u8 = 1;
        let mut height = 1;
        let count = row.len();
        let more: u32 = ask_user("more?").await?;
        row.push(more);
        width = width.wrapping_add(1);
        height += 2;
        text += &format!("{width}{height}{count}");
        let (mut a, mut b) = (1, 2);
        if !confirm("go on?").await? {
            break 'all;
        }
        a += 1;
        b += more;
        list.push(a + b);
        for mut item in list.clone() {
            let sure = confirm("sure?").await?;
            if sure {
                item += 1;
                text += &item.to_string();
                continue 'all;
            }
            row.push(item);
        }
        let mut tail;
        let last: u32 = ask_user("last?").await?;
        tail = last;
        if confirm("twice?").await? {
            tail *= 2;
        }
        seats.append(&mut row);
        seats.push(tail);
    }
    if let Some(mut best) = seats.iter().copied().max() {
        let by: u32 = ask_user("by?").await?;
        best += by;
        text += &best.to_string();
    }
    let mut late = 0;
    text += &late.to_string();
    let end: u32 = ask_user("end?").await?;
    late = end;
    Ok(format!("{text}{late}{flight}"))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
