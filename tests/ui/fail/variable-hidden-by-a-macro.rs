//! rustc: whether a macro declares a variable only the compiler knows
use mrtr::prelude::*;

macro_rules! set {
    ($n:ident, $v:expr) => {
        let $n = $v;
    };
}

/// Sums up.
#[mrtr_tool]
async fn total() -> Result<String, ToolError> {
    let total = 1i64;
    {
        set!(total, 50i64);
        let a: i64 = ask_user("a").await?;
        println!("{total}{a}");
    }
    let c: i64 = ask_user("c").await?;
    Ok(format!("{total} {c}"))
}

fn main() {}
