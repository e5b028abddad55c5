//! Questions whose words are made of constants of all kinds: what generated code tells of them compiles.

#![allow(dead_code, unused_variables, non_snake_case, clippy::all)]

use std::sync::LazyLock;

use mrtr::prelude::*;

const LAYOUT: &str = "Which layout?";
const SURE: &str = "Sure?";
const LIMIT: u32 = 3;
const SIZE: usize = 4;
static GREETING: LazyLock<String> = LazyLock::new(|| "Hello?".to_owned());
static mut RAW: u32 = 4;

mod rates {
    pub const RATE: u32 = 5;
}

#[derive(Debug)]
enum Opt<T> {
    NONE,
    SOME(T),
}

struct Wrapper<T>(T);
impl<T> Wrapper<T> {
    const EMPTY: Option<T> = None;
}

struct Plan;
impl Plan {
    const PRICE: u32 = 4;
    const ASK: &'static str = "Pay?";
}

struct Text(&'static str);
impl From<Text> for String {
    fn from(text: Text) -> String {
        text.0.into()
    }
}

#[derive(Form, Clone)]
struct Order {
    count: u32,
}
const ORDER: Order = Order { count: 5 };

macro_rules! tr {
    (HELLO) => {
        "hello"
    };
}
macro_rules! flags {
    ($($flag:ident),*) => { [$(stringify!($flag)),*].len() };
}

#[mrtr_tool]
async fn names_of_generated_code() -> Result<(), ToolError> {
    let sure = confirm(LAYOUT).await?;
    let sure = confirm(LAYOUT).title(SURE).await?;
    Ok(())
}

#[mrtr_tool]
async fn constants_of_inner_scopes(n: u32) -> Result<(), ToolError> {
    let label = {
        const VAT: u32 = 19;
        format!("{n} + {VAT}%")
    };
    let sure = confirm(format!("Pay {label}?")).await?;
    let add = |n: u32| {
        const MORE: u32 = 2;
        n + MORE
    };
    let mut total = add(n);
    for _ in 0..2 {
        const STEP: u32 = 2;
        total += STEP;
    }
    let sure = confirm(format!("Pay {total}?")).await?;
    let rate = {
        use rates::*;
        n + RATE
    };
    let sure = confirm(format!("Pay {rate}?")).await?;
    let other = match n {
        1 => {
            use rates::RATE as OTHER;
            OTHER
        }
        _ => 2,
    };
    let sure = confirm(format!("Pay {other}?")).await?;
    if n > 1 {
        const ASK: &str = "More?";
        const LIMIT: u32 = 9;
        let sure = confirm(ASK).await?;
        let sure = confirm(format!("Pay {LIMIT}?")).await?;
    }
    Ok(())
}

#[mrtr_tool]
async fn what_macros_are_given(n: u32) -> Result<(), ToolError> {
    tracing_like!(INFO, "asked");
    let (hello, abc, some) = (tr!(HELLO), stringify!(ABC), flags!(READ, WRITE));
    let sure = confirm(format!("{hello} {abc} {some}?")).await?;
    let sure = confirm(tr!(HELLO)).await?;
    Ok(())
}

#[macro_export]
macro_rules! tracing_like {
    ($level:ident, $text:literal) => {
        let _ = ($text, stringify!($level));
    };
}

#[mrtr_tool]
async fn types_that_are_inferred(n: Option<u32>) -> Result<(), ToolError> {
    let opt: Opt<u32> = Opt::NONE;
    let is_none = match opt {
        Opt::NONE => true,
        Opt::SOME(_) => false,
    };
    let empty: Option<u32> = Wrapper::EMPTY;
    let sure = confirm(format!("Pay {is_none} {empty:?} {}?", Plan::PRICE)).await?;
    let sure = confirm(Plan::ASK).await?;
    if let Some(NN) = n {
        let sure = confirm(format!("Pay {NN}?")).await?;
    }
    let show = |ID: u32| format!("{ID}");
    let shown = show(LIMIT);
    let sure = confirm(format!("Pay {shown} {}?", [0_u8; SIZE].len())).await?;
    Ok(())
}

#[mrtr_tool]
async fn what_is_no_constant() -> Result<(), ToolError> {
    let at = &raw const RAW as usize;
    let sure = confirm(format!("Pay {at}?")).await?;
    let sure = confirm(GREETING.to_string()).await?;
    let sure = confirm(&**GREETING).await?;
    let sure = confirm(Text("Sure?")).await?;
    let order: Order = ask_user("What?").default(ORDER).await?;
    let order: Order = ask_user("What?").key("other").default(Order { count: 5 }).await?;
    let count: u32 = ask_user("How many?").default(5).await?;
    Ok(())
}

fn main() {}
