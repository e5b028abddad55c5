//! Variables: shadowing, late initialisation, `mut`, destructuring.

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_name_is_used_again_with_another_type (log) -> Result<String, ToolError>, {
    let value = ask_user::<String>("text?").await?;
    let value = value.len();
    let n = ask_user::<u32>("n?").await?;
    let value = Some((value, n));
    checkpoint().await;
    let value = format!("{value:?}");
    log.note(value.clone());
    let n = n.to_string() + &value;
    Ok(n)
} }

same! { an_outer_variable_is_hidden_while_both_live (log) -> Result<String, ToolError>, {
    let value = String::from("outer");
    let inner = {
        let value = ask_user::<u32>("inner?").await?;
        let more = ask_user::<u32>("more?").await?;
        log.val(value + more)
    };
    let again = if let Some(value) = Some(inner * 2) {
        let k = ask_user::<u32>("k?").await?;
        for value in 0..2u32 {
            log.val(value + ask_user::<u32>("loop?").await?);
        }
        value + k
    } else { 0 };
    Ok(format!("{value} {inner} {again}"))
} }

same! { three_variables_of_one_name_live_at_once (log) -> Result<String, ToolError>, {
    let x = 1u32;
    let a = {
        let x = "two";
        let b = {
            let x = Vec::from([3u32, ask_user::<u32>("deep?").await?]);
            let c = ask_user::<u32>("deeper?").await?;
            format!("{x:?}{c}")
        };
        let d = ask_user::<u32>("middle?").await?;
        format!("{x}{b}{d}")
    };
    let e = ask_user::<u32>("outer?").await?;
    log.note("end");
    Ok(format!("{x}{a}{e}"))
} }

same! { a_hidden_mutable_variable_is_changed_before_and_after (log) -> Result<String, ToolError>, {
    let mut total = 0u32;
    total += ask_user::<u32>("a?").await?;
    {
        let total = format!("inner {total}");
        let n = ask_user::<u32>("b?").await?;
        log.note(format!("{total}{n}"));
    }
    total += 100;
    match Some(5u32) {
        Some(total) if total > 4 => {
            let m = ask_user::<u32>("c?").await?;
            log.val(total + m);
        }
        _ => {}
    }
    total += ask_user::<u32>("d?").await?;
    Ok(format!("{total}"))
} }

same! { a_hidden_argument_lives_on (log, name: String = "arg".to_owned(), mut n: u32 = 1) -> Result<String, ToolError>, {
    let out = {
        let name = ask_user::<u32>("name?").await?;
        let n = ask_user::<u32>("n?").await?;
        checkpoint().await;
        log.val(name + n)
    };
    n += 1;
    let more = ask_user::<u32>("more?").await?;
    Ok(format!("{name} {n} {out} {more}"))
} }

same! { an_initialiser_uses_the_variable_it_hides (log) -> Result<u32, ToolError>, {
    let n = 2u32;
    let n = n + ask_user::<u32>("a?").await?;
    let n = { let n = n * 2; n + ask_user::<u32>("b?").await? };
    let n = if n > 8 { let n = n - 1; n * ask_user::<u32>("c?").await? } else { n };
    log.val(n);
    Ok(n)
} }

same! { a_closure_parameter_and_an_inner_function_hide_names (log) -> Result<String, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    fn twice(n: u32) -> u32 { n * 2 }
    let list: Vec<u32> = [1, 2].iter().map(|n| n + 1).collect();
    let m = ask_user::<u32>("m?").await?;
    let sum = list.iter().fold(0, |n, m| n + m);
    log.val(twice(m));
    Ok(format!("{n}{m}{sum}"))
} }

same! { a_variable_gets_its_value_later (log) -> Result<String, ToolError>, {
    let word;
    let number: u32;
    let unused_so_far;
    if confirm("long?").await? {
        let text = ask_user::<String>("text?").await?;
        word = format!("long {text}");
        number = ask_user::<u32>("number?").await?;
        unused_so_far = 1u8;
    } else {
        number = 7;
        checkpoint().await;
        word = String::from("short");
        unused_so_far = 2;
    }
    let more = ask_user::<u32>("more?").await?;
    log.note(word.clone());
    Ok(format!("{word} {number} {more} {unused_so_far}"))
} }

same! { a_variable_gets_its_value_in_a_loop_or_match (log) -> Result<String, ToolError>, {
    let found;
    loop {
        let n = ask_user::<u32>("n?").await?;
        if n > 1 { found = n; break; }
        log.note("again");
    }
    let kind;
    match ask_user::<u32>("kind?").await? {
        0 => kind = "zero",
        1 => { checkpoint().await; kind = "one" }
        _ => { kind = "many"; checkpoint().await; }
    }
    let (a, b);
    (a, b) = (ask_user::<u32>("a?").await?, found);
    let c;
    c = ask_user::<u32>("c?").await? + a;
    Ok(format!("{found} {kind} {a} {b} {c}"))
} }

same! { a_late_mutable_variable_is_changed_later (log) -> Result<u32, ToolError>, {
    let mut n;
    n = ask_user::<u32>("a?").await?;
    n += 1;
    checkpoint().await;
    n = n * 2;
    log.val(n);
    let mut list;
    if n > 4 { list = vec![n]; } else { list = Vec::new(); checkpoint().await; }
    list.push(ask_user::<u32>("b?").await?);
    Ok(list.iter().sum())
} }

same! { a_late_variable_whose_type_comes_from_a_later_assignment (log) -> Result<String, ToolError>, {
    let late;
    let first = ask_user::<u32>("first?").await?;
    if first > 2 {
        late = "2.5".parse::<f64>()?;
    } else {
        let second = ask_user::<u32>("second?").await?;
        late = f64::from(second);
    }
    let third = ask_user::<u32>("third?").await?;
    log.note("third");
    Ok(format!("{late} {third}"))
} }

same! { a_variable_under_cfg_is_hidden_while_it_lives (log) -> Result<String, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    #[cfg(all())]
    let row = n + 1;
    #[cfg(any())]
    let row = String::new();
    for turn in 0..2u32 {
        let row = format!("row {turn}");
        log.note(row.clone());
        let more = ask_user::<u32>("more?").await?;
        log.note(format!("{row} {more}"));
    }
    Ok(format!("{row}"))
} }

same! { a_late_variable_gets_no_value_where_the_function_ends (log) -> Result<String, ToolError>, {
    let seat: String;
    let row;
    checkpoint().await;
    match ask_user::<u32>("which?").await? {
        0 => { seat = String::from("first"); row = 1u32; }
        n if n > 1_000_000 => unreachable!("nobody answers so"),
        n if n > 100_000 => std::process::exit(3),
        n => { checkpoint().await; seat = log.val(n).to_string(); row = n; }
    }
    let sure: bool;
    if confirm("sure?").await? { sure = true; } else if row > 100_000 { panic!("nobody does") } else { return Ok(seat); }
    checkpoint().await;
    Ok(format!("{seat} {row} {sure}"))
} }

same! { variables_in_upper_case_are_variables (log) -> Result<String, ToolError>, {
    let N = ask_user::<u32>("n?").await?;
    let (A, B) = (N + 1, format!("{N}"));
    for I in 0..2u32 {
        let M = ask_user::<u32>("m?").await?;
        log.val(I + M + A);
    }
    let sum = |X: u32| X + N;
    checkpoint().await;
    Ok(format!("{A} {B} {}", log.val(N)))
} }

same! { constants_in_patterns_are_none (log) -> Result<String, ToolError>, {
    const MAX: u32 = 3;
    let seen = match ask_user::<u32>("n?").await? {
        MAX => { checkpoint().await; MAX }
        n => { checkpoint().await; n + MAX }
    };
    let text = if let None = Some(seen).filter(|n| *n > MAX) { checkpoint().await; "few" } else { "many" };
    checkpoint().await;
    Ok(format!("{seen} {text} {MAX}"))
} }

same! { patterns_take_values_apart (log) -> Result<String, ToolError>, {
    let (a, (b, [c, ref d @ ..])) = (ask_user::<u32>("a?").await?, (String::from("b"), [1u32, 2, 3]));
    let sum: u32 = d.iter().sum::<u32>() + a + c;
    let Pair { left, right: Some(right) } = Some(Pair { left: ask_user::<u32>("left?").await?, right: Some(2u32) }).unwrap_or(Pair { left: 0, right: None }) else { return Ok("none".into()) };
    let whole @ (x, y) = (ask_user::<u32>("x?").await?, 4u32);
    let [first, .., last] = [log.val(1), 2, ask_user::<u32>("last?").await?];
    let (mut m, _, ..) = (ask_user::<u32>("m?").await?, "ignored", 1, 2);
    m += 1;
    checkpoint().await;
    Ok(format!("{b} {sum} {left} {right} {whole:?} {x} {y} {first} {last} {m}"))
} }

#[derive(Debug)]
struct Pair {
    left: u32,
    right: Option<u32>,
}

same! { slice_and_or_patterns_bind_across_questions (log) -> Result<String, ToolError>, {
    let list = Vec::from([ask_user::<u32>("a?").await?, 5, 6, 7]);
    let out = match list.as_slice() {
        [0, rest @ ..] => { let rest = rest.to_vec(); cat(format!("{rest:?}"), ask_user::<u32>("zero?").await?) }
        &[n @ (1 | 2), m, ..] => cat(format!("{n}{m}"), ask_user::<u32>("low?").await?),
        &[.., last] => cat(format!("{last}"), ask_user::<u32>("high?").await?),
        [] => "empty".into(),
    };
    let either = match (list.len(), out.len()) {
        (n, 2) | (2, n) => n,
        (n @ 3..=4, _) if n > 3 || log.val(false) => { checkpoint().await; n * 10 }
        (n, m) => n + m,
    };
    log.val(either);
    Ok(format!("{out} {either}"))
} }

same! { a_pattern_names_constants_and_unit_variants (log) -> Result<String, ToolError>, {
    use std::cmp::Ordering::{self, *};
    const LIMIT: u32 = 2;
    let n = ask_user::<u32>("n?").await?;
    let order = n.cmp(&LIMIT);
    let word = match order {
        Less => { checkpoint().await; "less" }
        Equal => "equal",
        Ordering::Greater => { log.note("greater"); checkpoint().await; "greater" }
    };
    let again = match n { LIMIT => ask_user::<u32>("again?").await?, None_ => None_ + 1 };
    let nothing: Option<u32> = if n > 2 { None } else { Some(n) };
    let last = match nothing { None => ask_user::<u32>("none?").await?, Some(LIMIT) => 9, Some(x) => x };
    Ok(format!("{word} {again} {last}"))
} }

same! { ref_and_ref_mut_patterns_end_before_the_question (log) -> Result<String, ToolError>, {
    let mut pair = (String::from("a"), vec![1u32]);
    {
        let (ref text, ref mut list) = pair;
        list.push(text.len() as u32);
    }
    let n = ask_user::<u32>("n?").await?;
    if let (_, Some(last)) = (&pair.0, pair.1.last_mut()) { *last += n; }
    match pair { (ref mut text, _) => text.push('!') }
    let m = ask_user::<u32>("m?").await?;
    log.val(m);
    Ok(format!("{pair:?}"))
} }

same! { mutable_arguments_keep_their_changes (log, mut n: u32 = 5, mut list: Vec<String> = vec!["x".into()], text: String = "t".into()) -> Result<String, ToolError>, {
    n += ask_user::<u32>("a?").await?;
    list.push(format!("{n}{text}"));
    let m = ask_user::<u32>("b?").await?;
    n *= m;
    list.push(text);
    checkpoint().await;
    log.val(n);
    Ok(format!("{n} {list:?}"))
} }

same! { an_argument_is_moved_before_the_question (log, text: String = "moved".into(), list: Vec<u32> = vec![1, 2]) -> Result<String, ToolError>, {
    let own = text;
    let n = ask_user::<u32>("n?").await?;
    let total: u32 = list.into_iter().sum();
    let m = ask_user::<u32>("m?").await?;
    log.note(own.clone());
    Ok(format!("{own} {n} {total} {m}"))
} }

same! { an_argument_is_taken_apart_after_the_question (log, pair: (String, u32) = ("p".into(), 4)) -> Result<String, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    let (text, number) = pair;
    let m = ask_user::<u32>("m?").await?;
    log.val(number);
    Ok(format!("{text}{number}{n}{m}"))
} }

same! { a_variable_is_moved_and_set_again_around_questions (log) -> Result<String, ToolError>, {
    let mut text = String::from("one");
    let mut all = vec![text];
    let n = ask_user::<u32>("n?").await?;
    text = format!("two{n}");
    checkpoint().await;
    all.push(text);
    for i in 0..2u32 {
        text = cat(format!("{i}"), ask_user::<u32>("loop?").await?);
        all.push(text);
        checkpoint().await;
    }
    log.note("end");
    Ok(format!("{all:?}"))
} }

same! { a_partly_moved_struct_keeps_the_rest (log) -> Result<String, ToolError>, {
    let pair = (String::from("left"), String::from("right"));
    let left = pair.0;
    let n = ask_user::<u32>(format!("{left}?")).await?;
    log.note(left);
    Ok(format!("{n}"))
} }

same! { an_underscore_drops_or_ignores (log) -> Result<u32, ToolError>, {
    let _ = ask_user::<u32>("ignored?").await?;
    _ = log.val(3);
    _ = ask_user::<u32>("also ignored?").await?;
    let (_, n) = (1, ask_user::<u32>("n?").await?);
    Ok(n)
} }

same! { raw_identifiers_are_names (log, r#type: u32 = 3) -> Result<u32, ToolError>, {
    let r#match = ask_user::<u32>("match?").await?;
    let r#loop = ask_user::<u32>("loop?").await?;
    log.val(r#match);
    Ok(r#match + r#loop * 10 + r#type * 100)
} }

same! { names_of_the_generated_code_are_free_for_the_author (log) -> Result<String, ToolError>, {
    let run = ask_user::<u32>("run?").await?;
    let __run = run + 1;
    let (pc, slot, state, value, operand0, __operand0) = (1u32, 2u32, 3u32, 4u32, 5u32, 6u32);
    let total = pc + ask_user::<u32>("a?").await? + slot + __operand0;
    let __asked = ask_user::<u32>("b?").await? + total + operand0;
    let item = 7u32;
    for __item in [1u32, 2] { log.val(__item + item + ask_user::<u32>("c?").await?); }
    Ok(format!("{run} {__run} {total} {__asked} {state} {value} {item}"))
} }

same! { a_hidden_variable_is_not_needed_where_the_function_ends (log, mut text: String = "t".to_owned()) -> Result<String, ToolError>, {
    let d = ask_user::<u32>("d?").await?;
    let g: Option<u32> = ask_user::<u32>("g?").await.ok();
    if d < 4 {
        for g in [log.val(d), 2] {
            text.push('x');
            if confirm(format!("end at {g}?")).await? {
                return Ok(ask_user::<String>("text?").await?);
            }
        }
    }
    Ok(format!("{text} {g:?}"))
} }

same! { a_value_hides_the_variable_it_has_changed (log) -> Result<String, ToolError>, {
    let mut n = 1u32;
    let mut list = vec![1u32, 2];
    let mut out = String::new();
    {
        let n = { n += 1; n * 2 };
        out = cat(out, n + ask_user::<u32>("let?").await? % 10);
        let list = { list.push(n); list.len() };
        if confirm(format!("{list} of {n}?")).await? { out = cat(out, list); }
    }
    if let Some(n) = { n += 10; Some(n) } && confirm(format!("if {n}?")).await? {
        out = cat(out, n + ask_user::<u32>("then?").await? % 10);
    }
    if log.val(n) > 3 && let Some(list) = list.pop() && n > 1 {
        out = cat(out, list + ask_user::<u32>("popped?").await? % 10);
    }
    match { n *= 2; (n, list.len()) } {
        (n, 0..3) => out = cat(out, n + ask_user::<u32>("arm?").await? % 10),
        (list, n) => { checkpoint().await; out = cat(out, list + n as u32); }
    }
    for n in { n += 1; 0..n % 3 } {
        out = cat(out, n + ask_user::<u32>(format!("for {n}?")).await? % 10);
    }
    while let Some(list) = list.pop() {
        n += list;
        let n = { n -= 1; ask_user::<u32>(format!("while {list}?")).await? % 10 + n };
        checkpoint().await;
        out = cat(out, n + list);
    }
    let Some(n) = ({ n += 1; (n % 2 == 0).then_some(n) }) else {
        return Ok(cat(out, n + ask_user::<u32>("odd?").await? % 10));
    };
    Ok(format!("{out} {n} {list:?}"))
} }

same! { what_holds_a_lock_for_its_construct_holds_it_no_longer (log) -> Result<String, ToolError>, {
    use std::cell::RefCell;
    let mut out = String::new();
    let mut n = 0u32;
    {
        let cell = RefCell::new(vec![1u32, 2, 3]);
        for _ in 0..2 {
            let n = { n += 1; cell.borrow_mut().pop().unwrap_or(n) };
            cell.borrow_mut().push(n * 7);
            match { n + cell.borrow().len() as u32 } { n => cell.borrow_mut().push(n) }
        }
        out = cat(out, cell.borrow().iter().sum::<u32>());
    }
    let list = std::sync::Mutex::new(vec![4u32, 5]);
    while let Some(n) = { n += 1; let next = list.lock().unwrap().pop(); next.map(|x| x + n) } {
        let before = list.lock().unwrap().len();
        out = cat(out, before as u32 + n);
    }
    drop(list);
    {
        let n = { n += 1; n * 2 };
        out = cat(out, n + ask_user::<u32>("n?").await? % 10);
    }
    Ok(cat(out, n))
} }

same! { names_that_generated_code_might_have (log) -> Result<String, ToolError>, {
    fn add(a: i64, b: i64) -> i64 { a + b }
    fn __mrtr_machine(n: i64) -> i64 { n + 1000 }
    #[derive(Debug)] struct __mrtr_Function;
    let __mrtr_operand0 = 100i64;
    let __operand0 = 7i64;
    let x = add(log.val(1), ask_user::<i64>("a?").await?) + __mrtr_operand0 + __operand0;
    let y = add(log.val(2), ask_user::<i64>("b?").await?) + __mrtr_machine(__mrtr_operand0);
    log.note(format!("{__mrtr_operand0} {:?}", __mrtr_Function));
    let __mrtr_answered = ask_user::<i64>("c?").await? + __mrtr_operand0;
    for __mrtr_taken1 in 0..2i64 { let k: i64 = ask_user("k?").await?; log.note(format!("{__mrtr_taken1}{k}")); }
    Ok(format!("{x}{y}{__mrtr_answered}"))
} }

same! { a_borrow_by_a_literal_key_is_taken_again (log) -> Result<String, ToolError>, {
    let rows = std::collections::BTreeMap::from([(1u32, "window".to_owned()), (2, "aisle".to_owned())]);
    let row = &rows[&2];
    if !confirm(row.as_str()).await? { return Ok("none".to_owned()) }
    let again = ask_user::<u32>("n?").await?;
    log.val(row.len());
    Ok(format!("{row} {again} {rows:?}"))
} }
