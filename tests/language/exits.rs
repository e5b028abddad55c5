//! Leaving: `?`, `return`, `break` with and without a value, labels.

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_question_mark_works_on_option_in_an_inner_function_and_on_any_result (log) -> Result<String, ToolError>, {
    let n: u32 = ask_user::<String>("Text?").await?.parse().or_else(|_| "7".parse())?;
    let m: i64 = "12".parse::<i64>()?;
    let k = u8::try_from(ask_user::<u32>("k?").await? * 100)?;
    log.note("still here");
    Ok(format!("{n} {m} {k}"))
} }

same! { a_refusal_is_a_value_that_can_be_looked_at (log) -> Result<String, ToolError>, {
    let mut words = Vec::new();
    for i in 0..4 {
        let got = ask_user::<u32>(format!("q{i}")).await;
        match got {
            Ok(n) => words.push(format!("{n}")),
            Err(AskError::Declined) => { log.note("declined"); words.push("d".into()) }
            Err(error) => words.push(error.to_string()),
        }
    }
    let last = confirm("last?").await.unwrap_or(false);
    Ok(format!("{words:?} {last}"))
} }

same! { an_error_type_of_ones_own (log) -> Result<String, Oops>, {
    let n = ask_user::<u32>("n?").await?;
    if n == 0 {
        return Err(Oops(format!("n is {n}")));
    }
    let text: String = ask_user("text?").await.map_err(|error| Oops(format!("no text: {error}")))?;
    log.note(text.clone());
    let m: u32 = text.parse().map_err(|_| Oops("no number".into())).or(Ok::<u32, Oops>(n))?;
    Ok(format!("{m}"))
} }

#[derive(Debug)]
struct Oops(String);

impl From<Oops> for mrtr::ToolError {
    fn from(oops: Oops) -> Self {
        Self::new(oops.0)
    }
}

impl From<mrtr::AskError> for Oops {
    fn from(error: mrtr::AskError) -> Self {
        Self(format!("asking: {error}"))
    }
}

same! { a_return_is_early_in_every_construct (log) -> Result<u32, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    for i in 0..3u32 {
        if a == i {
            return Ok(ask_user::<u32>("early?").await? + 10);
        }
    }
    let b = loop {
        let b = ask_user::<u32>("b?").await?;
        match b {
            0 => continue,
            1 => return Ok(1),
            2 => { log.note("two"); break b }
            n if n == a => return Err(ToolError::new("same")),
            _ => {}
        }
    };
    Ok(b + a)
} }

same! { the_returned_value_asks (log) -> Result<u32, ToolError>, {
    if confirm("Return?").await? {
        return Ok(log.val(1) + ask_user::<u32>("a?").await? + log.val(2));
    }
    return Ok(ask_user::<u32>("b?").await?);
} }

same! { a_loop_breaks_with_a_value_from_a_question (log) -> Result<u32, ToolError>, {
    let mut tries = 0u32;
    let got = loop {
        tries += 1;
        if tries > 3 {
            break ask_user::<u32>("Last chance?").await? + tries;
        }
        if confirm(format!("Stop at {tries}?")).await? {
            break tries;
        }
    };
    log.val(got);
    Ok(got)
} }

same! { labelled_loops_are_left_and_continued_from_inside (log) -> Result<String, ToolError>, {
    let mut seen = Vec::new();
    'outer: for i in 0..4u32 {
        'inner: loop {
            let n = ask_user::<u32>(format!("{i}?")).await?;
            seen.push((i, n));
            match n {
                0 => continue 'outer,
                1 => break 'inner,
                2 => break 'outer,
                _ if seen.len() > 8 => break 'outer,
                _ => continue 'inner,
            }
        }
        log.note(format!("after {i}"));
        if confirm("Go on?").await? { continue; }
        seen.push((i, 99));
    }
    Ok(format!("{seen:?}"))
} }

same! { a_labelled_loop_breaks_with_a_value_out_of_two_loops (log) -> Result<u32, ToolError>, {
    let found = 'search: loop {
        for i in 0..3u32 {
            while confirm(format!("{i}?")).await? {
                let n = ask_user::<u32>("n?").await?;
                if n == i { break 'search n * 10; }
                if n > 2 { break; }
            }
        }
        log.note("round");
        if !confirm("Once more?").await? { break 77; }
    };
    Ok(found)
} }

same! { a_labelled_block_is_left_with_a_value (log) -> Result<String, ToolError>, {
    let word = 'word: {
        let a = ask_user::<u32>("a?").await?;
        if a == 0 { break 'word "zero".to_owned(); }
        if a == 1 {
            let text = ask_user::<String>("text?").await?;
            break 'word text;
        }
        log.note("through");
        let b = 'number: {
            if confirm("short?").await? { break 'number 1u32; }
            let n = ask_user::<u32>("n?").await?;
            if n == 4 { break 'word "four".into() }
            n
        };
        format!("{a}{b}")
    };
    'unit: {
        if word.is_empty() { break 'unit; }
        checkpoint().await;
        log.note("checked");
    }
    Ok(word)
} }

same! { a_labelled_block_in_a_labelled_loop (log) -> Result<u32, ToolError>, {
    let mut n = 0;
    'all: loop {
        'block: {
            n += 1;
            let a = ask_user::<u32>(format!("a{n}")).await?;
            if a == 0 { break 'all; }
            if a == 1 { break 'block; }
            if a == 2 { continue 'all; }
            log.note("end of block");
        }
        log.note("after block");
        if n > 5 { break }
    }
    Ok(n)
} }

same! { labels_with_one_name_nest (log) -> Result<u32, ToolError>, {
    let mut n = 0u32;
    #[allow(unused_labels)]
    'a: for i in 0..2u32 {
        n += ask_user::<u32>(format!("outer {i}")).await?;
        #[allow(unused_labels)]
        for j in 0..3u32 {
            if n > 7 { break 'a; }
            let m = ask_user::<u32>(format!("inner {j}")).await?;
            if m == 0 { continue 'a; }
            n += m;
        }
        log.note("end");
    }
    Ok(n)
} }

same! { a_diverging_expression_is_an_operand (log) -> Result<u32, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    let m: u32 = if n > 3 { return Ok(0) } else { n + 1 };
    let k = match m { 1 => loop { if confirm("out?").await? { break 5 } }, 2 => return Err(ToolError::new("two")), other => other };
    log.val(k);
    let total = k + match ask_user::<u32>("t?").await? { 0 => return Ok(k), t => t };
    Ok(total)
} }

same! { a_loop_that_only_returns_ends_the_function (log) -> Result<u32, ToolError>, {
    let mut n = 0;
    loop {
        n += 1;
        if ask_user::<u32>(format!("n{n}")).await? > 2 {
            log.note("done");
            return Ok(n);
        }
    }
} }
