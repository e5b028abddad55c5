//! Let chains, `&&` and `||`.

use crate::{
    differential::{Log, cat},
    same,
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

/// No data: it cannot travel.
struct Tag {
    text: String,
}

impl Drop for Tag {
    fn drop(&mut self) {
        DROPPED.with_borrow_mut(|dropped| dropped.push(self.text.clone()));
    }
}

thread_local! {
    static DROPPED: std::cell::RefCell<Vec<String>> = const { std::cell::RefCell::new(Vec::new()) };
}

impl Tag {
    fn new(text: &str) -> Self {
        Self {
            text: text.to_owned(),
        }
    }

    fn numbered(n: u32) -> Self {
        Self::new(&format!("no{n}"))
    }

    fn odd(&self) -> Option<&str> {
        self.text.ends_with(['1', '3']).then_some(&self.text)
    }
}

fn dropped(log: &Log) {
    for text in DROPPED.take() {
        log.note(format!("{text} dropped"));
    }
}

same! { a_chain_keeps_only_what_is_used_behind_its_question (log) -> Result<String, ToolError>, {
    let tags = vec![Tag::new("one"), Tag::new("three")];
    let words: Vec<String> = tags.iter().map(|tag| tag.text.clone()).collect();
    if let Some(tag) = tags.first() && let Some(text) = Some(tag.text.clone()) && confirm(text.as_str()).await? && text.len() == 3 {
        log.note(&text);
        return Ok(text);
    }
    if let [first, second] = &words[..] && confirm(format!("{first}?")).await? && let Some(n) = second.find('r') {
        return Ok(cat(n, ask_user::<u32>("n?").await?));
    }
    Ok("neither".into())
} }

same! { a_variable_of_a_chain_is_moved_behind_its_question (log) -> Result<String, ToolError>, {
    let name = Some(ask_user::<String>("name?").await?);
    let other = Some(String::from("other"));
    if let Some(name) = name && confirm("a?").await? && let Some(rest) = Some(name).filter(|name| !name.is_empty()) {
        log.note(&rest);
        return Ok(rest);
    }
    if let Some(other) = other && log.val(true) && confirm("b?").await? && { drop(other); true } && confirm("c?").await? {
        return Ok("moved".into());
    }
    Ok("neither".into())
} }

same! { a_chain_binds_by_reference (log) -> Result<String, ToolError>, {
    let seat = ask_user::<u32>("seat?").await?;
    let mut seats = vec![seat, 7];
    let names = (Some(String::from("a")), Some(String::from("b")));
    if let (Some(ref left), Some(ref right)) = names && confirm("ref?").await? && left < right {
        log.note(cat(left, ask_user::<u32>("n?").await?));
        log.note(format!("{left}{right}"));
    }
    if confirm("mut?").await? && let [ref mut first, ref last] = seats[..] && *last > 1 {
        *first += *last;
    }
    if confirm("again?").await? && let old = ask_user::<u32>("new?").await? && let Some(first) = seats.first_mut() && *first < 100 {
        *first += old;
    }
    Ok(format!("{seats:?} {names:?}"))
} }

same! { a_chain_shadows_what_it_has_bound (log) -> Result<String, ToolError>, {
    let n = Some(Some(ask_user::<u32>("n?").await?));
    if let Some(n) = n && confirm("a?").await? && let Some(n) = n && n > 1 && confirm("b?").await? && let n = format!("<{n}>") {
        let m = ask_user::<u32>("m?").await?;
        log.note(format!("{n}{m}"));
        return Ok(cat(n, ask_user::<u32>("k?").await?));
    }
    Ok(format!("{n:?}"))
} }

same! { chains_stand_inside_each_other (log) -> Result<String, ToolError>, {
    let list = vec![String::from("x"), String::from("yy")];
    let out = if let [first, ..] = &list[..]
        && (if let Some(last) = list.last().cloned() && confirm("inner?").await? && last.len() > first.len() { confirm("deep?").await? } else { log.val(false) })
        && let Some(size) = Some(first.len())
    {
        let text = if let 1 = size && confirm("then?").await? && log.val(true) { format!("{first}!") } else { ask_user::<String>("text?").await? };
        text + first
    } else if confirm("else?").await? && let Some(last) = list.last().cloned() && confirm(last.as_str()).await? {
        last.clone()
    } else {
        ask_user::<String>("last?").await?
    };
    Ok(format!("{out} {}", list.len()))
} }

same! { a_chain_gives_values_of_every_kind (log) -> Result<String, ToolError>, {
    let owned = String::from("owned");
    let text: &str = if let Some(n) = owned.find('w') && confirm("a?").await? && n == 1 { &owned } else { "none" };
    log.note(text);
    let all: Vec<u8> = if let Some(n) = owned.find('n') && confirm("b?").await? { vec![n as u8] } else { Vec::new() };
    let show: Box<dyn Fn(u32) -> u32 + Send> = if let [n] = all[..] && confirm("c?").await? { Box::new(move |m: u32| m + u32::from(n)) } else { Box::new(|m| m) };
    log.val(show(2));
    drop(show);
    let n = 2 + if let Some(n) = all.first().copied() && confirm("d?").await? { u32::from(n) } else { return Ok("end".into()) };
    let m = loop {
        if let Some(k) = Some(n) && confirm("e?").await? && k > 0 { break k } else if confirm("f?").await? { continue } else { break 0 };
    };
    Ok(format!("{n} {m}"))
} }

same! { an_or_inside_of_a_chain_asks_where_it_has_to (log) -> Result<u32, ToolError>, {
    let list = [3u32, ask_user::<u32>("n?").await?];
    if let Some(first) = list.first().copied() && (first > 3 || confirm("a?").await?) && let [.., last] = &list && (confirm("b?").await? || *last == 4 && confirm("c?").await?) {
        return Ok(log.val(first + last));
    }
    Ok(0)
} }

same! { a_while_chain_binds_and_asks (log) -> Result<String, ToolError>, {
    let mut queue = vec![String::from("a"), String::from("b"), String::from("c")];
    let mut kept = Vec::new();
    let mut turns = 0;
    'all: while let Some(next) = queue.pop() && confirm(format!("{next}?")).await? && let Some(first) = next.chars().next() {
        turns += 1;
        if turns == 2 && confirm("skip?").await? { continue 'all; }
        if turns > 3 { break; }
        for n in 0..2 {
            if first == 'a' && confirm("leave?").await? { break 'all; }
            log.val(n);
        }
        kept.push(next);
    }
    Ok(format!("{kept:?} {queue:?} {turns}"))
} }

same! { what_a_chain_makes_lives_as_long_as_its_branch (log) -> Result<String, ToolError>, {
    let ready = log.val(true);
    if ready && let Some(text) = Tag::numbered(ask_user::<u32>("n?").await?).odd() && text != "x" {
        log.note(format!("in {text}"));
        dropped(log);
    } else {
        dropped(log);
        log.note("else");
    }
    dropped(log);
    if ready && let tag = Tag::new(&ask_user::<String>("text?").await?) && let _ = Tag::new("gone") && let _kept = Tag::new("kept") {
        dropped(log);
        log.note("in");
    }
    dropped(log);
    let out = if ready && confirm("last?").await? && let tag = Tag::new("guard") && let Some(_part) = tag.text.get(1..) && log.val(true) { dropped(log); log.val("value") } else { "other" };
    dropped(log);
    Ok(out.to_owned())
} }

same! { both_branches_of_a_chain_move_and_set_the_same (log) -> Result<String, ToolError>, {
    let name = ask_user::<String>("name?").await?;
    let late;
    let list = vec![String::from("x"), String::from("y")];
    let text = if let [first, ..] = &list[..] && confirm("a?").await? && let Some(mut n) = list.len().checked_sub(1) {
        late = ask_user::<u32>("late?").await?;
        n += 1;
        log.note(cat(first, ask_user::<u32>("n?").await?));
        cat(name, n)
    } else {
        late = 7;
        name + "!"
    };
    Ok(format!("{text} {late}"))
} }

same! { what_a_chain_with_an_else_makes_lives_as_long_as_its_branch (log) -> Result<String, ToolError>, {
    let ready = log.val(Some(3u32));
    let out = if let Some(mut n) = ready && confirm("a?").await? && let Some(text) = Tag::numbered(ask_user::<u32>("n?").await?).odd() && { n += 1; n == 4 } {
        dropped(log);
        log.note(text);
        n
    } else {
        dropped(log);
        0
    };
    dropped(log);
    Ok(out.to_string())
} }
