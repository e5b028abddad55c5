//! Let chains, `&&` and `||`.

use crate::{
    same,
    thrice::{Log, cat},
};

same! { a_let_chain_asks_in_each_clause (log) -> Result<String, ToolError>, {
    let list = [10u32, 20, 30];
    let out = if log.val(true)
        && let Some(n) = list.get(ask_user::<u32>("index?").await? as usize).copied()
        && n > 10
        && let m = ask_user::<u32>("m?").await?
        && m != 0
    {
        log.note("in");
        cat(format!("{n} {m} "), ask_user::<u32>("k?").await?)
    } else {
        cat(format!("else "), ask_user::<u32>("else?").await?)
    };
    Ok(out)
} }

same! { a_let_chain_without_a_question_has_one_in_its_body (log) -> Result<String, ToolError>, {
    let text = ask_user::<String>("text?").await?;
    if let Some(first) = text.chars().next() && let Some(last) = text.chars().last() && first != last {
        let n = ask_user::<u32>("n?").await?;
        log.note(format!("{first}{last}{n}"));
        return Ok(format!("{first}{last}{n}"));
    } else if let [a, ..] = text.as_bytes() && *a > 1 {
        let byte = *a;
        let m = ask_user::<u32>("m?").await?;
        return Ok(format!("{byte} {m}"));
    }
    Ok(text)
} }

same! { a_let_chain_binds_by_mut_and_shadows (log) -> Result<u32, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    if let Some(mut n) = n.checked_sub(1) && confirm("more?").await? && let Some(k) = Some(n + 1) {
        n += k + ask_user::<u32>("add?").await?;
        return Ok(log.val(n));
    }
    Ok(n)
} }

same! { an_and_does_not_ask_where_the_left_is_false (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let both = log.val(a > 1) && confirm("b?").await? && log.val(a < 4) && confirm("c?").await?;
    let either = a == 0 || confirm("d?").await? || log.val(false) || ask_user::<u32>("e?").await? > 2;
    let mixed = (a > 2 || confirm("f?").await?) && !(both && confirm("g?").await?);
    Ok(format!("{both} {either} {mixed}"))
} }

same! { an_and_is_an_operand (log) -> Result<String, ToolError>, {
    let pair = (log.val(1), confirm("a?").await? && log.val(true), log.val(2), log.val(false) || confirm("b?").await?);
    let flag = !(pair.1 || confirm("c?").await?) as u32;
    Ok(format!("{pair:?} {flag}"))
} }

same! { an_if_condition_asks_in_the_middle (log) -> Result<u32, ToolError>, {
    let mut n = 0u32;
    if log.val(2) + ask_user::<u32>("a?").await? > log.val(4) { n += 1; }
    if !confirm("b?").await? { n += 10; }
    if n == 0 || !(confirm("c?").await? && n > 1) { n += 100; }
    if ask_user::<u32>("d?").await?.is_multiple_of(2) { n += 1000; } else { n += 2000; }
    Ok(n)
} }

same! { a_chain_in_an_else_if_is_reached_only_after_the_first (log) -> Result<u32, ToolError>, {
    let n = if confirm("a?").await? { 1 }
        else if let Ok(n) = ask_user::<u32>("b?").await && n > 1 && confirm("c?").await? { n }
        else if confirm("d?").await? || confirm("e?").await? { 20 }
        else { ask_user::<u32>("f?").await? + 30 };
    log.val(n);
    Ok(n)
} }

same! { a_chain_moves_out_of_what_it_matched (log) -> Result<String, ToolError>, {
    let pair = Some((String::from("left"), 3u32));
    if let Some((text, n)) = pair && n > 2 && confirm("take?").await? {
        let m = ask_user::<u32>("m?").await?;
        return Ok(format!("{text}{n}{m}"));
    }
    log.note("not taken");
    Ok("nothing".into())
} }

same! { a_while_condition_is_a_chain_of_questions (log) -> Result<u32, ToolError>, {
    let mut n = 0u32;
    while n < 5 && (confirm(format!("a{n}")).await? || confirm(format!("b{n}")).await?) {
        n += 1;
        if n == 3 && confirm("skip?").await? { continue; }
        log.val(n);
    }
    Ok(n)
} }

same! { a_condition_is_a_block_with_a_question (log) -> Result<u32, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    if { log.note("block"); let m = ask_user::<u32>("m?").await?; m > n } { return Ok(1); }
    while { checkpoint().await; confirm("while?").await? } { log.note("body"); }
    Ok(match { ask_user::<u32>("match?").await? } { 0 => 2, _ => 3 })
} }
