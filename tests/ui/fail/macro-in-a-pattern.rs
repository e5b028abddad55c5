//! rule: MacroPattern
//! errors: 4
use mrtr::prelude::*;

#[allow(unused_macros)]
macro_rules! point {
    ($x:ident, $y:ident) => {
        ($x, $y)
    };
}

/// Sums up.
#[mrtr_tool]
async fn total() -> Result<String, ToolError> {
    let total = 1i64;
    {
        let point!(total, other) = (50i64, 1);
        let a: i64 = ask_user("a").await?;
        println!("{total}{a}");
    }
    match (1, 2) {
        point!(x, y) => {
            let b: i64 = ask_user("b").await?;
            println!("{}", b + x + y);
        }
    }
    if let point!(x, y) = (3, 4)
        && confirm("c").await?
    {
        println!("{x}{y}");
    }
    for point!(x, y) in [(1, 2)] {
        let d: i64 = ask_user("d").await?;
        println!("{}", d + x + y);
    }
    Ok(format!("{total}"))
}

fn main() {}
