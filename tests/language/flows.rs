//! `call(flow(..))` in every place a question can be.

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_flow_is_called_in_a_straight_line_and_in_branches (log) -> Result<String, ToolError>, {
    let a = call(number("first".to_owned(), 1)).await?;
    let b = if a > 1 { call(number(format!("second {a}"), 2)).await? } else { log.note("skipped"); 0 };
    let c = match call(number("third".into(), 0)).await { Ok(n) => n, Err(_) => 99 };
    let d = three(call(number("x".into(), 1)).await?, log.val(5), ask_user::<u32>("y?").await?);
    Ok(format!("{a} {b} {c} {d}"))
}
flow number(log, what: String, mut least: u32) -> Result<u32, AskError>, {
    log.note(format!("begin {what}"));
    if least == 0 { return Ok(7); }
    loop {
        let n = ask_user::<u32>(format!("{what} at least {least}")).await?;
        if n >= least { log.note("enough"); return Ok(n); }
        least -= 1;
    }
} }

fn three(a: u32, b: u32, c: u32) -> u32 {
    a * 100 + b * 10 + c
}

same! { a_flow_that_does_not_ask_leaves_the_loop_around_it_alone (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    for word in ["a", "bb", "ccc"].into_iter().map(|word| word.to_uppercase()) {
        out = cat(out, call(length(word)).await);
    }
    for n in vec![1u32, 2, 3] {
        out = cat(out, call(maybe(n)).await?);
        log.note(out.as_str());
    }
    for (i, c) in "xyz".chars().enumerate() {
        let n = call(maybe(i as u32 * 2)).await?;
        out.push(c);
        out = cat(out, n);
    }
    Ok(out)
}
flow length(log, word: String) -> usize, { log.note(word.as_str()); word.len() }
flow maybe(log, n: u32) -> Result<u32, ToolError>, {
    if n % 2 == 0 { return Ok(n); }
    let m = ask_user::<u32>(format!("maybe {n}")).await?;
    log.val(m);
    Ok(n * 10 + m)
} }

same! { a_flow_calls_itself_and_another (log) -> Result<String, ToolError>, {
    let mut all = vec![];
    for i in 0..2u32 {
        all.push(call(down(i + 1, vec![i])).await?);
        if confirm(format!("stop after {i}")).await? { break; }
    }
    Ok(format!("{all:?}"))
}
flow down(log, n: u32, path: Vec<u32>) -> Result<Vec<u32>, ToolError>, {
    if n == 0 { return Ok(path); }
    let mut path = path;
    path.push(ask_user::<u32>(format!("down {n}")).await?);
    let deeper = call(up(n, path.clone())).await?;
    log.note(format!("{path:?}"));
    Ok([path, deeper].concat())
}
flow up(log, n: u32, path: Vec<u32>) -> Result<Vec<u32>, ToolError>, {
    log.note(format!("up {n}"));
    let mut all = call(down(n - 1, path)).await?;
    if confirm(format!("more {n}")).await? { all.push(100 + n); }
    Ok(all)
} }

same! { a_flow_is_called_in_conditions_loops_and_operands (log) -> Result<String, ToolError>, {
    let mut n = 0u32;
    while n < 3 && call(yes(n)).await? {
        n += 1;
        if call(yes(n + 10)).await? || log.val(false) { continue; }
        log.note("no");
    }
    let Some(word) = call(word(n)).await? else { return Ok(format!("none {n}")); };
    let out = 'out: {
        if let Some(other) = call(self::word(n + 1)).await? && call(yes(20)).await? { break 'out other; }
        word.clone()
    };
    Ok(cat(out + &word, [n, call(count()).await, n].len()))
}
flow yes(log, n: u32) -> Result<bool, ToolError>, { log.val(n); Ok(confirm(format!("yes {n}")).await?) }
flow word(log, n: u32) -> Result<Option<String>, ToolError>, {
    let text = ask_user::<String>(format!("word {n}")).await?;
    Ok(if text.is_empty() { None } else { Some(text) })
}
flow count(log) -> u32, { log.note("count"); 3 } }

same! { a_flow_keeps_its_own_locals_apart_from_its_callers (log) -> Result<String, ToolError>, {
    let name = String::from("outer");
    let list = vec![1u8, 2];
    let got = call(inner("x".into(), list.clone())).await?;
    let more = ask_user::<u32>("more?").await?;
    Ok(format!("{name} {list:?} {got} {more}"))
}
flow inner(log, name: String, list: Vec<u8>) -> Result<String, ToolError>, {
    let borrowed = name.as_str();
    let mut sum = 0u32;
    for n in &list {
        sum += ask_user::<u32>(format!("{borrowed}{n}")).await? * u32::from(*n);
    }
    { let name = 5u32; sum += name + ask_user::<u32>("inner?").await?; }
    log.note(borrowed);
    Ok(format!("{name}{sum}"))
} }
