//! `loop`, `while`, `for` over everything.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_while_asks_in_its_condition_and_body (log) -> Result<u32, ToolError>, {
    let mut n = 0u32;
    while n < 4 && confirm(format!("More than {n}?")).await? {
        n += 1;
        let step = ask_user::<u32>("step?").await?;
        if step == 0 { continue; }
        if step == 4 { break; }
        log.val(n + step);
    }
    Ok(n)
} }

same! { a_while_whose_condition_does_not_ask_runs_it_each_time (log) -> Result<u32, ToolError>, {
    let mut n = 0u32;
    while log.val(n) < 3 {
        n += 1 + ask_user::<u32>("n?").await? / 3;
    }
    Ok(n)
} }

same! { a_while_let_pops (log) -> Result<String, ToolError>, {
    let mut open = vec![1u32, 2];
    let mut seen = vec![];
    while let Some(top) = open.pop() {
        let n = ask_user::<u32>(format!("{top}")).await?;
        seen.push(top * 10 + n);
        if n == 0 && seen.len() < 6 { open.push(n + 5); continue; }
        if n == 1 { log.note("one"); }
    }
    Ok(format!("{seen:?}"))
} }

same! { a_while_let_asks_in_its_scrutinee (log) -> Result<String, ToolError>, {
    let mut all = String::new();
    while let Some(c) = ask_user::<String>(format!("Text {}", all.len())).await?.chars().last() {
        all.push(c);
        if all.len() > 4 { break; }
        if confirm("Twice?").await? { all.push(c); log.note("twice"); }
    }
    Ok(all)
} }

same! { a_while_let_chain_asks (log) -> Result<u32, ToolError>, {
    let mut list = vec![3u32, 2, 1];
    let mut sum = 0;
    while let Some(n) = list.pop() && let m = ask_user::<u32>(format!("{n}?")).await? && m < 4 {
        sum += n * m;
        log.val(sum);
    }
    Ok(sum)
} }

same! { loops_nest_three_deep (log) -> Result<u32, ToolError>, {
    let mut total = 0u32;
    for i in 1..=2u32 {
        let mut j = 0;
        while j < 2 {
            j += 1;
            loop {
                let k = ask_user::<u32>(format!("{i}{j}")).await?;
                total += i * 100 + j * 10 + k;
                if k < 4 { break; }
            }
        }
        log.val(total);
    }
    Ok(total)
} }

same! { a_for_over_a_range (log) -> Result<String, ToolError>, {
    let mut all = vec![];
    for i in 2..5u8 {
        all.push(u32::from(i) + ask_user::<u32>(format!("{i}")).await?);
    }
    for i in (0..3i64).rev() {
        log.val(i);
        if confirm(format!("{i}")).await? { all.push(1); }
    }
    for i in (10..30usize).step_by(7) {
        all.push(i as u32 + ask_user::<u32>(format!("{i}")).await?);
    }
    Ok(format!("{all:?}"))
} }

same! { a_for_over_an_inclusive_range_ends_at_its_end (log) -> Result<u32, ToolError>, {
    let mut sum = 0u32;
    for i in 253..=255u8 {
        sum += u32::from(i) + ask_user::<u32>(format!("{i}")).await?;
    }
    for i in 1..=1 {
        sum += i;
        if confirm("one?").await? { log.note("one"); }
    }
    #[allow(clippy::reversed_empty_ranges)]
    for i in 3..=2 {
        sum += i + ask_user::<u32>("never").await?;
    }
    Ok(sum)
} }

same! { a_for_over_an_unbounded_range_ends_with_break (log) -> Result<u64, ToolError>, {
    for i in 5u64.. {
        if confirm(format!("{i}?")).await? { return Ok(i); }
        if i > 9 { break; }
        log.val(i);
    }
    let mut n = 0;
    for i in 0.. {
        n += i;
        if ask_user::<u64>("n?").await? > 2 { break; }
    }
    Ok(n)
} }

same! { a_for_over_a_range_whose_bounds_are_asked (log) -> Result<u32, ToolError>, {
    let mut n = 0u32;
    for i in ask_user::<u32>("from?").await?..ask_user::<u32>("to?").await? + 1 {
        n = n * 10 + ask_user::<u32>(format!("{i}")).await?;
        log.val(n);
    }
    Ok(n)
} }

same! { a_for_over_an_inferred_range (log) -> Result<u64, ToolError>, {
    let mut sum = 0;
    for i in 0..3 {
        sum += i;
        if confirm(format!("{i}?")).await? { sum += 1; }
    }
    log.note("done");
    Ok(sum)
} }

same! { a_for_over_a_range_of_chars (log) -> Result<String, ToolError>, {
    let mut text = String::new();
    for c in 'a'..='d' {
        if confirm(format!("{c}?")).await? { text.push(c); }
    }
    log.note(text.clone());
    Ok(text)
} }

same! { a_for_over_a_range_in_a_variable (log) -> Result<u32, ToolError>, {
    let range = 1..4u32;
    let mut n = 0;
    for i in range.clone() {
        n += i * ask_user::<u32>(format!("{i}")).await?;
    }
    for i in range {
        log.val(i);
        n += ask_user::<u32>("again?").await?;
    }
    Ok(n)
} }

same! { a_for_consumes_owned_collections (log) -> Result<String, ToolError>, {
    let mut all = vec![];
    for text in vec!["x".to_owned(), "y".into(), "z".into()] {
        let n = ask_user::<u32>(text.clone()).await?;
        all.push(format!("{text}{n}"));
    }
    for (i, n) in [(0u8, 'a'), (1, 'b')] {
        if confirm(format!("{i}{n}")).await? { all.push(format!("{n}")); }
    }
    let map: BTreeMap<u32, String> = (0..3).map(|i| (i, format!("v{i}"))).collect();
    for (key, value) in map {
        log.note(value.clone());
        all.push(cat(format!("{key}{value}"), ask_user::<u32>("m?").await?));
    }
    for item in Some(5u32) {
        all.push(cat("", item + ask_user::<u32>("some?").await?));
    }
    Ok(all.join(" "))
} }

same! { a_for_drains_an_arbitrary_iterator (log) -> Result<String, ToolError>, {
    let mut all = vec![];
    let words = ["one", "two", "three", "four"];
    for word in words.iter().filter(|word| word.len() > 3).map(|word| word.to_uppercase()) {
        all.push(cat(format!("{word}"), ask_user::<u32>(word.clone()).await?));
    }
    for (i, c) in "héy".chars().enumerate() {
        if confirm(format!("{i}{c}")).await? { all.push(c.to_string()); }
    }
    for pair in (0..2u32).zip(vec![true, false]) {
        log.note(format!("{pair:?}"));
        checkpoint().await;
    }
    for w in "a b c".split_whitespace().map(str::to_owned) {
        all.push(w);
        if confirm("stop?").await? { break; }
    }
    Ok(all.join(" "))
} }

same! { an_iterator_with_effects_is_only_drained_where_the_function_suspends (log) -> Result<u32, ToolError>, {
    let mut n = 0;
    // Nobody is asked in this loop, so its effects stay between those of its body.
    for i in (0..3u32).map(|i| log.val(i)) {
        log.note("body");
        if n > 100 { n += ask_user::<u32>("unlikely").await?; }
        n += i;
    }
    Ok(n + ask_user::<u32>("n?").await?)
} }

same! { a_for_over_a_borrowed_local (log) -> Result<String, ToolError>, {
    let names = vec![String::from("a"), "b".into(), "c".into()];
    let mut out = vec![];
    for name in &names {
        let n = ask_user::<u32>(name.as_str()).await?;
        out.push(format!("{name}{n}"));
    }
    for name in names.iter() {
        if confirm(format!("{name}?")).await? { out.push(name.clone()); }
    }
    for (i, name) in names.iter().enumerate() {
        out.push(cat(format!("{i}{name}"), ask_user::<u32>("e?").await?));
        log.note(name.clone());
    }
    Ok(format!("{out:?} {names:?}"))
} }

same! { a_for_over_a_borrowed_field (log) -> Result<String, ToolError>, {
    let offer = Offer { seats: vec![(1, "A".into()), (2, "B".into())], inner: Inner { codes: [7, 8, 9] } };
    let mut out = String::new();
    for (row, letter) in &offer.seats {
        if confirm(format!("{row}{letter}?")).await? { out.push_str(letter); }
    }
    for code in offer.inner.codes.iter() {
        out += &cat(format!("{code}"), ask_user::<u32>("code?").await?);
    }
    for (i, code) in offer.inner.codes.iter().enumerate() {
        log.val(i);
        out += &cat("", u32::from(*code) + ask_user::<u32>("sum?").await?);
    }
    Ok(format!("{out} {}", offer.seats.len()))
} }

#[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
struct Offer {
    seats: Vec<(u32, String)>,
    inner: Inner,
}

#[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
struct Inner {
    codes: [u8; 3],
}

same! { a_for_over_a_borrowed_argument (log, list: Vec<String> = vec!["p".into(), "q".into()], mut more: Vec<u32> = vec![1, 2]) -> Result<String, ToolError>, {
    let mut out = String::new();
    for item in &list {
        out += item;
        out += &ask_user::<u32>("a?").await?.to_string();
    }
    more.push(3);
    for item in &more {
        out += &cat(format!("{item}"), ask_user::<u32>("b?").await?);
        log.note(out.clone());
    }
    Ok(out)
} }

same! { a_for_over_borrowed_collections_of_every_kind (log) -> Result<String, ToolError>, {
    let (queue, set) = (VecDeque::from([1u32, 2]), BTreeSet::from(["x".to_owned(), "y".to_owned()]));
    let map = BTreeMap::from([(1u8, 'p'), (2, 'q')]);
    let (array, option, boxed) = ([4u32, 5], Some(6u32), vec![7u32].into_boxed_slice());
    let mut out = String::new();
    for n in &queue { out += &cat(format!("{n}"), ask_user::<u32>("queue?").await?); }
    for text in &set { if confirm(text.clone()).await? { out += text; } }
    for (key, value) in &map { if confirm(format!("{key}")).await? { out.push(*value); } }
    for n in &array { out += &cat(format!("{n}"), ask_user::<u32>("array?").await?); }
    for n in &option { out += &cat(format!("{n}"), ask_user::<u32>("option?").await?); }
    for n in &boxed { out += &cat(format!("{n}"), ask_user::<u32>("boxed?").await?); }
    log.note(format!("{queue:?}{set:?}{map:?}{array:?}{option:?}{boxed:?}"));
    Ok(out)
} }

same! { a_for_over_a_borrowed_map_inside_a_for_over_a_borrowed_list (log) -> Result<String, ToolError>, {
    let rows = vec![vec![1u32, 2], vec![], vec![3]];
    let mut out = String::new();
    for (i, row) in rows.iter().enumerate() {
        for cell in row {
            out += &cat(format!("{i}{cell}"), ask_user::<u32>("cell?").await?);
        }
        if confirm(format!("row {i}?")).await? { log.note("row"); }
    }
    Ok(out)
} }

same! { a_for_over_a_mutably_borrowed_collection_asks_outside (log) -> Result<String, ToolError>, {
    let mut list = vec![1u32, 2, 3];
    let n = ask_user::<u32>("n?").await?;
    for item in &mut list { *item += n; }
    for item in list.iter_mut() { *item *= 2; }
    let m = ask_user::<u32>("m?").await?;
    list.retain(|item| *item != m);
    log.note("retained");
    Ok(format!("{list:?}"))
} }

same! { a_for_whose_variable_is_mut_or_destructured (log) -> Result<u32, ToolError>, {
    let mut sum = 0;
    for mut n in [1u32, 2, 3] {
        n += ask_user::<u32>("n?").await?;
        while n > 5 { n -= 1; checkpoint().await; }
        sum += n;
    }
    for Point { x, y: mut z } in [Point { x: 1, y: 2 }, Point { x: 3, y: 4 }] {
        z += ask_user::<u32>("z?").await?;
        sum += x * z;
    }
    for _ in 0..2 {
        log.val(ask_user::<u32>("_?").await?);
    }
    for &n in &[5u32, 6] {
        sum += n + ask_user::<u32>("&?").await?;
    }
    Ok(sum)
} }

struct Point {
    x: u32,
    y: u32,
}

impl serde::Serialize for Point {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Point {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <(u32, u32)>::deserialize(deserializer).map(|(x, y)| Self { x, y })
    }
}

same! { a_for_is_asked_for_its_collection (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    for c in ask_user::<String>("text?").await?.chars() {
        log.note(format!("{c}"));
    }
    for c in ask_user::<String>("again?").await?.chars().collect::<Vec<_>>() {
        if confirm(format!("{c}?")).await? { out.push(c); }
    }
    Ok(out)
} }

same! { a_loop_without_a_question_between_questions_runs_once (log) -> Result<u32, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let mut n = 0;
    for i in 0..a { n += log.val(i); }
    while n < 3 { n += 1; log.note("while"); }
    let b = ask_user::<u32>("b?").await?;
    loop { n += 1; if n > b { break; } }
    Ok(n)
} }

same! { a_variable_of_the_loop_before_lives_on (log) -> Result<String, ToolError>, {
    let mut last = None;
    let mut best: Option<(u32, String)> = None;
    for i in 0..3u32 {
        let n = ask_user::<u32>(format!("{i}")).await?;
        if best.as_ref().is_none_or(|(most, _)| n > *most) {
            best = Some((n, format!("round {i}")));
        }
        if let Some(last) = last && last == n { log.note("twice"); }
        last = Some(n);
    }
    Ok(format!("{last:?} {best:?}"))
} }

same! { an_iterator_in_a_variable_is_advanced_by_hand (log) -> Result<u32, ToolError>, {
    let mut iter = vec![1u32, 2, 3].into_iter();
    let mut sum = 0;
    while let Some(n) = iter.next() {
        let rest: Vec<u32> = iter.collect();
        sum += n * ask_user::<u32>(format!("{n}")).await?;
        iter = rest.into_iter();
    }
    log.val(sum);
    Ok(sum)
} }

same! { a_for_over_a_slice_pattern_of_chunks (log) -> Result<String, ToolError>, {
    let numbers = [1u32, 2, 3, 4, 5];
    let mut out = String::new();
    for chunk in numbers.chunks(2).map(<[u32]>::to_vec) {
        out += &cat(format!("{chunk:?}"), ask_user::<u32>("chunk?").await?);
    }
    log.note(out.clone());
    Ok(out)
} }

same! { a_for_borrows_from_a_temporary (log) -> Result<String, ToolError>, {
    let name = ask_user::<String>("name?").await? + "x";
    let mut out = String::new();
    for c in name.to_uppercase().chars() {
        if confirm(format!("{c}?")).await? { out.push(c); }
    }
    for word in format!("{name} and more").split(' ').map(str::to_owned).collect::<Vec<_>>().iter().map(|word| word.len()) {
        out = cat(out, ask_user::<u32>(format!("{word}")).await?);
        log.note(out.as_str());
    }
    for (i, n) in [10u32, 20].iter().enumerate() {
        out = cat(out, ask_user::<u32>(format!("{i} {n}")).await? + n);
    }
    for text in vec!["p", "q"].iter() {
        out += text;
        checkpoint().await;
    }
    for n in WEIGHTS.iter() {
        out = cat(out, ask_user::<u32>("weight?").await? * n);
    }
    for name in self::NAMES {
        out += name;
        if confirm("name again?").await? { break; }
    }
    Ok(out)
} }

const WEIGHTS: [u32; 2] = [3, 4];
static NAMES: &[&str] = &["l", "m"];

same! { a_for_whose_next_item_is_not_needed (log) -> Result<String, ToolError>, {
    let list = vec![String::from("a"), "b".into()];
    for (i, text) in list.iter().enumerate() {
        if confirm(format!("{text}?")).await? {
            let n = ask_user::<u32>("n?").await?;
            return Ok(format!("{text}{i}{n}"));
        }
    }
    for text in &list {
        let n = ask_user::<u32>("once?").await?;
        log.note(text.clone());
        return Ok(format!("{n}"));
    }
    for n in list.into_iter().map(|text| text.len()) {
        return Ok(format!("{n}{}", 1));
    }
    Ok("none".into())
} }

same! { a_for_over_a_row_of_a_row (log) -> Result<String, ToolError>, {
    let cube = vec![vec![vec![1u32, 2], vec![3]], vec![vec![4]]];
    let mut out = String::new();
    for plane in &cube {
        for line in plane {
            for (i, cell) in line.iter().enumerate() {
                out = cat(out, ask_user::<u32>(format!("{i}{cell}")).await? + cell);
            }
        }
        log.note(out.as_str());
        for line in plane.iter() {
            if confirm(format!("{line:?}")).await? { out.push('!'); }
        }
    }
    Ok(out)
} }

same! { a_value_of_a_branch_without_a_question_is_not_needed_later (log) -> Result<String, ToolError>, {
    let mut out = Vec::new();
    for i in 0..3u32 {
        let got = if i > 0 { Some(ask_user::<u32>(format!("got {i}")).await?) } else { None };
        if let Some(got) = got { out.push(got); }
        let other = match i { 0 => Ok(ask_user::<u32>("zero?").await?), 1 => Err("one"), _ => loop { if confirm("leave?").await? { break Err("two"); } } };
        match other { Ok(n) => out.push(n), Err(text) => log.note(text) }
        let list = { let mut list = Vec::new(); if confirm(format!("add {i}")).await? { list.push(i); } list };
        out.extend(list);
        let default = 'd: { if i == 1 { break 'd Default::default(); } let n = ask_user::<u32>(format!("default {i}")).await?; n };
        out.push(default);
    }
    Ok(format!("{out:?}"))
} }

same! { a_variable_without_a_value_gets_one_in_each_round (log) -> Result<String, ToolError>, {
    let mut text;
    let mut all = String::new();
    let mut n = 0;
    'rounds: loop {
        n += 1;
        text = format!("{n}{}", all.len());
        all.push_str(&text);
        drop(text);
        let answer = ask_user::<u32>(format!("round {n}")).await?;
        text = format!("<{answer}>");
        if answer == 1 { continue; }
        if answer == 2 && n > 2 { continue 'rounds; }
        while confirm(format!("more {n}")).await? { if n > 3 { break 'rounds; } n += 1; continue; }
        if n > 3 { break; }
        log.note(text.as_str());
    }
    Ok(format!("{all} {text}"))
} }

same! { a_variable_loses_its_value_in_each_round (log, mut given: Vec<u32> = vec![1]) -> Result<String, ToolError>, {
    let mut text;
    let mut all = Vec::new();
    let mut n = 0u32;
    loop {
        n += 1;
        text = format!("{n}");
        let answer = ask_user::<u32>(format!("round {n}")).await?;
        all.push(text);
        if answer > 3 || n > 4 { break; }
        if answer == 2 { continue; }
        log.val(n);
    }
    let mut list = vec![n];
    while n < 20 {
        n += 5;
        if confirm(format!("again {n}")).await? { drop(list); list = vec![n, 0]; } else { all.push(format!("{list:?}")); list = given; given = vec![9]; }
    }
    Ok(format!("{all:?} {list:?} {given:?}"))
} }

same! { a_for_over_a_part_of_a_list_goes_on_in_it (log) -> Result<String, ToolError>, {
    let list = vec![String::from("a"), String::from("b"), String::from("c"), String::from("d")];
    let rows = [[1u32, 2, 3], [4, 5, 6]];
    let mut from = 0usize;
    let mut out = String::new();
    for text in &list[1..] {
        out = cat(out + text, ask_user::<u32>(format!("{text}?")).await?);
    }
    for text in &list[from + 1..list.len() - 1] {
        from += 1;
        if confirm(format!("leave {text} {from}?")).await? { break; }
    }
    for (i, text) in list[..2].iter().enumerate().skip(1) {
        out = cat(out, log.val(i as u32) + ask_user::<u32>(format!("{text} {i}?")).await?);
    }
    for row in &rows[..] {
        for n in &row[1..=2] {
            out = cat(out, n + ask_user::<u32>(format!("{n}?")).await?);
        }
    }
    Ok(format!("{out} {list:?} {from}"))
} }
