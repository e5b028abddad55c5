//! `#[cfg]` and `#[cfg_attr]`: what is not there has no part in anything.

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_variable_that_is_not_there_hides_nothing (log) -> Result<String, ToolError>, {
    let total = 1i64;
    {
        #[cfg(not(any()))]
        let total = 50i64;
        #[cfg(any())]
        let total = "no";
        let a: i64 = ask_user("a").await?;
        log.note(format!("{total}{a}"));
    }
    let c: i64 = ask_user("c").await?;
    Ok(format!("{total} {c}"))
} }

same! { a_variable_that_is_not_there_does_not_hide_the_outer_one_in_a_leaf (log) -> Result<String, ToolError>, {
    let total = 1i64;
    let a: i64 = ask_user("a").await?;
    let seen = {
        #[cfg(any())]
        let total = 50i64;
        total + a
    };
    let add = |n: i64| {
        #[cfg(any())]
        let total = 70i64;
        total + n
    };
    log.note(format!("{}", add(seen)));
    let b: i64 = ask_user("b").await?;
    Ok(format!("{seen} {b}"))
} }

same! { a_break_that_is_not_there_leaves_nothing (log) -> Result<String, ToolError>, {
    let mut n = 0i64;
    loop {
        n += 1;
        #[cfg(any())]
        break;
        let b = ask_user::<i64>("q").await?;
        if b > 2 || n > 4 {
            break;
        }
    }
    Ok(format!("{n}"))
} }

same! { questions_stand_under_cfg (log) -> Result<String, ToolError>, {
    #[cfg(any())]
    let seat: u32 = ask_user("never").await?;
    #[cfg(not(any()))]
    let seat: i64 = ask_user("seat?").await?;
    #[cfg(all(unix, any()))]
    {
        let _ = confirm("never").await?;
    }
    #[cfg(not(all(unix, any())))]
    {
        let go = confirm("go?").await?;
        log.note(format!("{go}"));
    }
    let text = match seat {
        #[cfg(any())]
        0 => ask_user::<String>("never").await?,
        #[cfg(all())]
        0 => ask_user::<String>("zero?").await?,
        _ => String::from("more"),
    };
    #[cfg(any())]
    return Ok(String::from("never"));
    Ok(format!("{seat}{text}"))
} }

same! { elements_fields_and_arguments_under_cfg (log) -> Result<String, ToolError>, {
    #[derive(Debug, serde::Serialize, serde::Deserialize)]
    struct Row { a: i64, #[cfg(any())] b: i64, #[cfg(all())] c: i64 }
    fn sum(#[cfg(any())] never: i64, a: i64, b: i64) -> i64 { a * 2 + b }
    let list = vec_of(&[1, #[cfg(any())] 2, #[cfg(all())] 3]);
    let row = Row { a: ask_user("a").await?, #[cfg(any())] b: log.val(1), #[cfg(all())] c: log.val(4) };
    let total = sum(#[cfg(any())] log.val(9), log.val(row.a), ask_user("b").await?);
    let pair = (#[cfg(any())] 1, total, #[cfg(all())] 2);
    let Row { a, #[cfg(any())] b, #[cfg(all())] c } = row;
    let d: i64 = ask_user("d").await?;
    Ok(format!("{list:?} {a} {c} {pair:?} {d}"))
} }

fn vec_of(list: &[i64]) -> Vec<i64> {
    list.to_vec()
}

same! { attributes_under_cfg_attr (log) -> Result<String, ToolError>, {
    let total = 1i64;
    let inner = {
        #[cfg_attr(all(), cfg(any()))]
        let total = 50i64;
        #[cfg_attr(any(), cfg(any()))]
        let other = 2i64;
        #[cfg_attr(all(), allow(unused_variables), cfg(all()))]
        let third = 3i64;
        let a: i64 = ask_user("a").await?;
        total + other + a
    };
    let c: i64 = ask_user("c").await?;
    Ok(format!("{total} {inner} {c}"))
} }

same! { items_of_one_name_under_cfg (log) -> Result<String, ToolError>, {
    #[cfg(any())]
    fn step(n: i64) -> String { format!("never {n}") }
    #[cfg(not(any()))]
    fn step(n: i64) -> i64 { n * 3 }
    let n: i64 = ask_user("n").await?;
    let k = step(n);
    let more: i64 = ask_user("more").await?;
    Ok(format!("{}", k + step(more)))
} }

/// Pays.
#[mrtr::mrtr_tool]
#[cfg_attr(any(unix, windows), must_use)]
async fn pay(
    amount: u32,
    #[cfg(not(any(unix, windows)))] currency: String,
    #[cfg(any(unix, windows))] note: String,
    #[cfg(not(any(unix, windows)))] bank: &std::sync::OnceLock<u8>,
) -> Result<String, mrtr::ToolError> {
    use mrtr::prelude::*;
    let go = confirm("go?").await?;
    Ok(format!("{amount} {note} {go}"))
}

/// Never there.
#[mrtr::mrtr_tool]
#[cfg(not(any(unix, windows)))]
async fn gone() -> Nothing {}

#[tokio::test]
async fn a_parameter_that_is_not_there_is_neither_wanted_nor_lent() {
    use mrtr::Tool as _;
    let described = pay().describe();
    let schema = serde_json::to_value(&described.input_schema).unwrap();
    assert_eq!(schema["required"], serde_json::json!(["amount", "note"]));
    let reply = mrtr::testing::Client::new(pay)
        .drive(
            serde_json::json!({ "amount": 3, "note": "x" }),
            |_, _| serde_json::json!({ "action": "accept", "content": { "go": true } }),
        )
        .await
        .unwrap();
    assert_eq!(reply["content"][0]["text"], "3 x true");
}
