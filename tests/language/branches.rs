//! `if`, `match`, `let … else`, blocks.

use crate::{
    differential::{Log, cat},
    same,
};

same! { an_else_if_chain_asks_in_every_branch (log, n: u32 = 3) -> Result<String, ToolError>, {
    let pick = ask_user::<u32>("Which?").await?;
    log.note("picked");
    let word = if pick == 0 {
        let a = ask_user::<String>("Text?").await?;
        log.note("zero");
        a
    } else if pick == 1 {
        log.note("one");
        if confirm("Sure?").await? { "sure".to_owned() } else { return Ok("not sure".into()) }
    } else if pick == 2 {
        String::from("two")
    } else {
        let b = ask_user::<u32>("Number?").await?;
        format!("{b} {n}")
    };
    log.note(word.clone());
    Ok(format!("{word} {pick}"))
} }

same! { an_if_without_else_asks (log) -> Result<u32, ToolError>, {
    let mut sum = 1;
    if confirm("Add?").await? {
        sum += ask_user::<u32>("How much?").await?;
        log.note("added");
    }
    if sum > 1 {
        checkpoint().await;
        log.note("big");
    }
    Ok(sum)
} }

same! { an_if_let_asks_in_both_branches (log) -> Result<String, ToolError>, {
    let list = vec![3u32, 4, 5];
    let at = ask_user::<u32>("Index?").await?;
    let got = if let Some(value) = list.get(at as usize).copied() {
        let more = ask_user::<u32>("More?").await?;
        log.val(value + more)
    } else {
        ask_user::<u32>("Instead?").await?
    };
    Ok(format!("{got} of {list:?}"))
} }

same! { an_if_let_has_the_checkpoint_in_its_scrutinee (log) -> Result<String, ToolError>, {
    if let Ok(number) = ask_user::<String>("Text?").await?.parse::<u32>() {
        return Ok(format!("{number}"));
    }
    let seen = if let Some(first) = ask_user::<String>("Again?").await?.chars().next() {
        log.note(format!("first {first}"));
        first
    } else {
        '-'
    };
    Ok(format!("no number {seen}"))
} }

same! { a_match_asks_in_its_arms (log) -> Result<String, ToolError>, {
    let shape = match ask_user::<u32>("Kind?").await? {
        0 => None,
        n @ 1..=2 => Some((n, ask_user::<String>("Label?").await?)),
        n if n == 3 => {
            log.note("three");
            let label = ask_user::<String>("Name?").await?;
            Some((n, label))
        }
        n => Some((n, String::from("rest"))),
    };
    Ok(match shape {
        Some((n, ref label)) if label.is_empty() => {
            let other = ask_user::<String>("Other?").await?;
            format!("{n} {other}")
        }
        Some((n, label)) => format!("{n} {label}"),
        None => "none".into(),
    })
} }

same! { a_match_on_a_borrow_binds_borrows_that_end_before_the_question (log) -> Result<String, ToolError>, {
    let pair = (String::from("a"), vec![1u32, 2]);
    let n = match &pair {
        (text, list) if text == "a" => list.len() as u32,
        _ => 0,
    };
    let m = ask_user::<u32>("m?").await?;
    let sum = match &pair.1[..] {
        [] => m,
        [one] => *one,
        [first, .., last] => first + last + m,
    };
    log.val(sum);
    Ok(format!("{n} {sum} {}", pair.0))
} }

same! { a_match_arm_guard_uses_what_the_pattern_bound (log) -> Result<u32, ToolError>, {
    let mut total = 0;
    for step in 0..3u32 {
        let answer = ask_user::<u32>(format!("step {step}")).await?;
        total += match (step, answer) {
            (s, a) if s == a => {
                log.note("equal");
                ask_user::<u32>("Equal?").await?
            }
            (s, a) if s < a && log.val(a) > 2 => a,
            (0 | 1, _) => 7,
            (_, a @ (0 | 1)) => a + 100,
            _ => 9,
        };
    }
    Ok(total)
} }

same! { a_nested_match_asks_at_every_depth (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let text = match a {
        0 | 1 => match ask_user::<u32>("b?").await? {
            0 => "b0".to_owned(),
            b => match ask_user::<bool>("c?").await? {
                true => format!("b{b} yes"),
                false => {
                    let d = ask_user::<u32>("d?").await?;
                    log.note("deep");
                    format!("b{b} d{d}")
                }
            },
        },
        _ => {
            let e = { let inner = ask_user::<u32>("e?").await?; inner * 2 };
            format!("e{e}")
        }
    };
    Ok(format!("{a} {text}"))
} }

same! { a_let_else_has_the_checkpoint_in_its_initialiser (log) -> Result<String, ToolError>, {
    let Some(first) = ask_user::<String>("Text?").await?.chars().next() else {
        log.note("empty");
        return Ok("empty".into());
    };
    let Ok(second) = ask_user::<u32>("Number?").await else {
        return Ok(format!("{first} and no number"));
    };
    Ok(format!("{first}{second}"))
} }

same! { a_let_else_has_a_checkpoint_in_its_else (log) -> Result<String, ToolError>, {
    let text = ask_user::<String>("Text?").await?;
    let Some(first) = text.chars().next() else {
        log.note("empty");
        let why = ask_user::<String>("Why?").await?;
        return Ok(format!("empty because {why}"));
    };
    let Some(last) = text.chars().last().filter(|last| *last != first) else {
        if confirm("Short?").await? {
            return Ok("short".into());
        }
        return Err(ToolError::new("too short"));
    };
    let n = ask_user::<u32>("n?").await?;
    Ok(format!("{first}{last}{n}"))
} }

same! { a_let_else_in_a_loop_goes_on_or_leaves (log) -> Result<String, ToolError>, {
    let mut found = Vec::new();
    for round in 0..5u32 {
        let Some(c) = ask_user::<String>(format!("Text {round}")).await?.chars().next() else {
            log.note("skip");
            if ask_user::<bool>("Leave?").await? {
                break;
            }
            continue;
        };
        found.push(c);
    }
    Ok(found.into_iter().collect())
} }

same! { a_block_is_an_initialiser (log) -> Result<String, ToolError>, {
    let (a, b) = {
        let x = ask_user::<u32>("x?").await?;
        let y = { log.note("inner"); ask_user::<u32>("y?").await? };
        (x + y, x * y)
    };
    let c = {
        let hidden = String::from("h");
        let z = ask_user::<u32>("z?").await?;
        format!("{hidden}{z}")
    };
    Ok(format!("{a} {b} {c}"))
} }

same! { a_match_on_a_bool_and_a_tuple_of_answers (log) -> Result<String, ToolError>, {
    let word = match (confirm("p?").await?, ask_user::<u32>("q?").await?) {
        (true, 0) => "a",
        (false, n) if n > 2 => { log.note("b"); "b" }
        (_, 1..) => "c",
        (false, 0) => "d",
    };
    checkpoint().await;
    Ok(word.to_owned())
} }

same! { an_if_is_the_tail_of_the_function (log) -> Result<u32, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    if a > 2 {
        log.note("more");
        Ok(ask_user::<u32>("b?").await?)
    } else {
        Ok(a)
    }
} }

same! { a_match_is_the_tail_of_the_function (log) -> Result<u32, ToolError>, {
    match ask_user::<u32>("a?").await {
        Ok(0) => Ok(ask_user::<u32>("zero?").await?),
        Ok(n) => { let m = ask_user::<u32>("m?").await?; Ok(log.val(n + m)) }
        Err(AskError::Declined) => Ok(100),
        Err(other) => Err(other.into()),
    }
} }

same! { arms_of_one_type_bind_the_same_name (log) -> Result<u32, ToolError>, {
    let pair = if confirm("left?").await? { Ok::<u32, u32>(1) } else { Err(2) };
    let n = match pair {
        Ok(v) | Err(v) => { let w = ask_user::<u32>("w?").await?; log.val(v * 10 + w) }
    };
    Ok(n)
} }

same! { a_value_is_moved_in_one_branch_only (log) -> Result<String, ToolError>, {
    let text = String::from("text");
    let taken = if confirm("Take?").await? {
        let n = ask_user::<u32>("n?").await?;
        drop(text);
        n
    } else {
        log.note(format!("kept {text}"));
        let m = ask_user::<u32>("m?").await?;
        m + text.len() as u32
    };
    Ok(format!("{taken}"))
} }

same! { a_struct_literal_is_matched_around_a_question (log) -> Result<u32, ToolError>, {
    let n = match (Point { x: 1, y: 2 }) {
        Point { x, y } if x > y => x,
        Point { y, .. } => y + ask_user::<u32>("n?").await?,
    };
    let mut all = n;
    for item in (Line { from: n, to: 3 }) { all += item + ask_user::<u32>("m?").await?; }
    if let Point { x: 0, y } = (Point { x: 0, y: 7 }) { all += y + ask_user::<u32>("o?").await?; }
    Ok(log.val(all))
} }

struct Point {
    x: u32,
    y: u32,
}

struct Line {
    from: u32,
    to: u32,
}

impl IntoIterator for Line {
    type Item = u32;
    type IntoIter = std::ops::Range<u32>;

    fn into_iter(self) -> Self::IntoIter {
        self.from..self.to
    }
}

same! { branches_that_follow_each_other_ask (log, mut given: Vec<u32> = vec![1]) -> Result<String, ToolError>, {
    let mut all = Vec::new();
    let word = format!("w{}", given.len());
    let part = &word[1..];
    if log.val(ask_user::<bool>("a?").await?) { all.push(ask_user::<u32>("a").await?); }
    let moved = if all.is_empty() { log.note("moved"); given } else { vec![] };
    if log.val(all.is_empty()) { all.push(ask_user::<u32>("b").await?); }
    given = vec![all.len() as u32];
    if given[0] > 1 { log.note("c"); all.extend(given.clone()); } else { all.push(ask_user::<u32>("c").await?); }
    let hidden = all.len();
    let hidden = format!("{hidden}");
    match ask_user::<u32>("d?").await? { 0 => {} 1 => all.push(ask_user::<u32>("d").await?), n => all.push(n) }
    let sum: u32 = all.iter().sum();
    if sum % 2 == 0 { all.push(ask_user::<u32>("e").await?); }
    for n in moved { if n == sum { break; } if n < sum { all.push(n + ask_user::<u32>("f").await?); } log.val(n); }
    if sum % 3 == 0 { all.push(ask_user::<u32>("g").await?); }
    Ok(format!("{all:?} {part} {hidden} {given:?}"))
} }

#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
struct Seat {
    row: u32,
    names: Vec<String>,
}

impl Seat {
    fn free(&self) -> bool {
        self.names.is_empty()
    }
}

same! { struct_literals_stand_before_blocks (log) -> Result<String, ToolError>, {
    let mut out = match (Seat { row: ask_user::<u32>("row?").await?, ..Seat::default() }).row {
        0 => ask_user::<String>("zero?").await?,
        row => format!("{row}"),
    };
    if (Seat { row: ask_user::<u32>("a?").await?, names: vec![out.clone()] }).free() {
        out.push('f');
    } else if (Seat { row: 1, names: Vec::new() }) == (Seat { row: ask_user::<u32>("b?").await?, names: Vec::new() }) {
        out.push('e');
    }
    while out.len() < 4 && (Seat { row: ask_user::<u32>("c?").await?, names: Vec::new() }).row > 1 {
        out.push('w');
    }
    for name in (Seat { row: ask_user::<u32>("d?").await?, names: vec![String::from("x"), out.clone()] }).names {
        log.note(name);
    }
    for name in (Seat { row: ask_user::<u32>("e?").await?, names: vec![String::from("y")] }).names {
        let more: u32 = ask_user("more?").await?;
        log.note(format!("{name}{more}"));
    }
    if let (Seat { row, .. }, true) = (Seat { row: ask_user::<u32>("f?").await?, names: Vec::new() }, confirm("g?").await?) {
        out += &row.to_string();
    }
    Ok(out)
} }
