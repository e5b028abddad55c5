//! rule: MacroPattern
//! errors: 2
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
        point!(x, total) => {
            let b: i64 = ask_user("b").await?;
            println!("{}", b + x + total);
        }
    }
    Ok(format!("{total}"))
}

fn main() {}
