//! Whole programs, as people write them: several constructs at once, and code from elsewhere in between.

use std::{
    borrow::Cow,
    collections::{BTreeMap, HashMap, HashSet, VecDeque},
    fmt,
    path::PathBuf,
    time::Duration,
};

use serde::{Deserialize, Serialize};

use crate::{
    differential::{Log, cat},
    same,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    Economy,
    Business,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Leg {
    pub from: String,
    pub to: String,
    pub price: u32,
    pub class: Class,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Page<T, const N: usize = 2> {
    pub items: Vec<T>,
    pub next: Option<u32>,
}

impl<T, const N: usize> Page<T, N> {
    pub fn first(&self) -> Option<&T> {
        self.items.first()
    }
}

impl<T> IntoIterator for Page<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

#[derive(Debug)]
pub enum Trouble {
    Asked(mrtr::AskError),
    Number(std::num::ParseIntError),
    Text(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "trouble: {self:?}")
    }
}

impl std::error::Error for Trouble {}

impl From<mrtr::AskError> for Trouble {
    fn from(error: mrtr::AskError) -> Self {
        Self::Asked(error)
    }
}

impl From<std::num::ParseIntError> for Trouble {
    fn from(error: std::num::ParseIntError) -> Self {
        Self::Number(error)
    }
}

pub fn legs() -> Vec<Leg> {
    [("LIS", "OPO", 40), ("OPO", "PAR", 90), ("PAR", "BER", 70)]
        .into_iter()
        .map(|(from, to, price)| Leg {
            from: from.to_owned(),
            to: to.to_owned(),
            price,
            class: Class::Economy,
        })
        .collect()
}

macro_rules! euros {
    ($amount:expr) => {
        format!("{} EUR", $amount)
    };
}

same! { a_basket_is_filled_changed_and_paid (log) -> Result<String, ToolError>, {
    let mut basket: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let mut rounds = 0u8;
    let total = loop {
        rounds += 1;
        if rounds > 4 { break basket.values().map(|(n, price)| n * price).sum::<u32>(); }
        let item = choose(format!("item {rounds}? have {}", basket.len()), ["tea", "milk", "done"]).await?;
        if item == "done" {
            if basket.is_empty() && confirm("really nothing?").await? {
                return Ok(log.val("nothing".to_owned()));
            }
            break basket.iter().fold(0, |sum, (_, (n, price))| sum + n * price);
        }
        let n = ask_user::<u32>(format!("how many {item}?")).await? % 5;
        let entry = basket.entry(item.clone()).or_insert((0, if item == "tea" { 3 } else { 1 }));
        entry.0 += n;
        if let (0, _) = *entry {
            basket.remove(&item);
            continue;
        }
        log.note(format!("{basket:?}"));
    };
    let discount = match total {
        0 => None,
        t @ 1..=9 if basket.contains_key("tea") => Some(t / 3),
        t => Some(t / 10),
    };
    let to_pay = total - discount.unwrap_or_default();
    if to_pay > 0 && !confirm(euros!(to_pay)).await? {
        return Err(ToolError::new(format!("not bought: {}", basket.into_keys().collect::<Vec<_>>().join("+"))));
    }
    Ok(format!("{} for {:?}", euros!(to_pay), basket))
} }

same! { a_trip_of_several_legs_with_an_error_type_of_its_own (log) -> Result<String, Trouble>, {
    let legs = legs();
    let names: HashMap<&str, usize> = legs.iter().enumerate().map(|(n, leg)| (leg.from.as_str(), n)).collect();
    let start = names["OPO"];
    drop(names);
    let mut booked = Vec::with_capacity(legs.len());
    for (n, leg) in legs.iter().enumerate() {
        if n < start { continue; }
        let Leg { from, to, price, .. } = leg;
        let class = match choose(format!("{from}-{to} for {price}?"), ["economy", "business", "7"]).await?.as_str() {
            "economy" => Class::Economy,
            "business" => Class::Business,
            other => {
                let n: u8 = other.parse()?;
                return Err(Trouble::Text(format!("{n} of {}", booked.len())));
            }
        };
        let leg = Leg { class, price: price * (1 + class as u32), ..leg.clone() };
        log.note(format!("{n} {leg:?}"));
        booked.push(leg);
    }
    let most = booked.iter().max_by_key(|leg| leg.price).map(|leg| leg.to.clone());
    let dear = booked.iter().filter(|leg| leg.class > Class::Economy).count();
    if dear > 0 {
        let sure = confirm(format!("{dear} dear ones, {most:?}?")).await?;
        if !sure { booked.retain(|leg| leg.class == Class::Economy); }
    }
    Ok(booked.iter().map(|leg| leg.price.to_string()).collect::<Vec<_>>().join(","))
} }

same! { a_walk_with_a_stack_and_a_set_of_places_seen (log) -> Result<String, ToolError>, {
    let mut open = vec![(0u32, String::from("root"))];
    let mut seen = HashSet::new();
    let mut order = VecDeque::new();
    while let Some((depth, place)) = open.pop() {
        if !seen.insert(place.clone()) || depth > 2 { continue; }
        let children = match (depth, ask_user::<u8>(format!("below {place}?")).await? % 3) {
            (0, 0) => 1,
            (_, n) => n,
        };
        open.extend((0..children).map(|n| (depth + 1, format!("{place}.{n}"))));
        if order.len() >= 2 { order.pop_front(); }
        order.push_back(place);
        log.note(format!("{order:?} {}", open.len()));
    }
    let mut seen: Vec<_> = seen.into_iter().collect();
    seen.sort_unstable_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    if checked(&seen).then(|| seen.len()).is_some_and(|n| n > 3) && confirm("many?").await? {
        seen.truncate(3);
    }
    Ok(seen.join(" "))
} }

fn checked(seen: &[String]) -> bool {
    seen.iter().all(|place| place.starts_with("root"))
}

same! { pages_are_taken_one_by_one (log) -> Result<String, ToolError>, {
    fn page(n: u32) -> Page<u32> {
        Page { items: (n * 2..n * 2 + 2).collect(), next: (n < 3).then_some(n + 1) }
    }
    const START: u32 = 0;
    let mut at = Some(START);
    let mut taken: Vec<Box<u32>> = vec![];
    'pages: while let Some(n) = at {
        let page = page(n);
        at = page.next;
        let Some(first) = page.first().copied() else { unreachable!() };
        for item in page {
            let how = ask_user::<u32>(format!("take {item} of {first}..?")).await?;
            match how % 4 {
                0 => continue 'pages,
                1 => break 'pages,
                _ => {}
            }
            taken.push(Box::new(log.val(item)));
        }
    }
    let [head, .., tail] = taken.as_slice() else {
        let n = taken.len();
        return Ok(if confirm(format!("only {n}?")).await? { "few".into() } else { format!("{taken:?}") });
    };
    Ok(format!("{head}..{tail}"))
} }

same! { a_state_machine_by_hand_inside_of_one (log) -> Result<String, ToolError>, {
    #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    enum Step { Start, Named { name: String, tries: u8 }, Paid(u32), End }
    let mut step = Step::Start;
    let mut trail = String::new();
    while step != Step::End {
        trail.push(match &step { Step::Start => 's', Step::Named { .. } => 'n', Step::Paid(_) => 'p', Step::End => 'e' });
        if trail.len() > 6 { break; }
        step = match step {
            Step::Start => Step::Named { name: ask_user("name?").await?, tries: 0 },
            Step::Named { name, tries } if name.is_empty() || tries > 1 => {
                log.note("again");
                if tries > 1 { Step::End } else { Step::Start }
            }
            Step::Named { mut name, tries } => {
                name.push('!');
                if confirm(format!("pay, {name}?")).await? { Step::Paid(u32::from(tries) + 1) } else { Step::Named { name, tries: tries + 1 } }
            }
            Step::Paid(n) if n > 1 => Step::End,
            Step::Paid(n) => { log.note(format!("paid {n}")); checkpoint().await; Step::Paid(n + 1) }
            Step::End => unreachable!("checked above"),
        };
    }
    Ok(trail)
} }

same! { values_of_many_kinds_stay_themselves (log) -> Result<String, ToolError>, {
    let path = PathBuf::from("/tmp").join("a b");
    let wait = Duration::from_millis(1_500);
    let cow: Cow<'static, str> = Cow::Borrowed("cow");
    let nested: Result<Option<(u8, [char; 2])>, String> = Ok(Some((7, ['x', 'y'])));
    let bounds = (i128::MAX, u128::MAX, f64::NAN, -0.0f64, f32::MIN_POSITIVE);
    let text: &str = &format!("{}{}", path.display(), cow);
    let bytes: &[u8] = b"\x00\xff";
    let unit = ();
    let map: BTreeMap<(u8, char), Vec<Option<bool>>> = [((1, 'a'), vec![None, Some(true)])].into();
    let n = ask_user::<i64>("n?").await?;
    let cow = cow + "s";
    checkpoint().await;
    let shared = std::sync::Arc::new(n);
    let again = std::sync::Arc::clone(&shared);
    let () = unit;
    log.note(format!("{path:?} {wait:?} {cow} {nested:?} {bounds:?} {text} {bytes:?} {map:?}"));
    let (big, bigger, nan, zero, tiny) = bounds;
    Ok(format!("{} {} {} {} {} {}", *shared + *again, big == i128::MAX, bigger == u128::MAX, nan.is_nan(), zero.is_sign_negative(), tiny > 0.0))
} }

same! { closures_and_helpers_between_questions (log) -> Result<String, ToolError>, {
    let rate = ask_user::<u32>("rate?").await? % 7;
    let scaled = {
        let scale = |n: u32| n * rate;
        let twice = |f: &dyn Fn(u32) -> u32, n| f(f(n));
        twice(&scale, 2)
    };
    let mut counter = 0;
    let mut next = || { counter += 1; counter };
    let (a, b) = (next(), next());
    let picked = choose("which?", (a..=b + 1).map(|n| n.to_string()).collect::<Vec<_>>()).await?;
    let apply = move |f: fn(u32) -> u32| f(scaled) + counter;
    fn half(n: u32) -> u32 { n / 2 }
    log.note(apply(half).to_string());
    let boxed: Vec<Box<dyn Fn() -> u32 + Send>> = vec![Box::new(|| 1), Box::new(move || counter)];
    let sum: u32 = boxed.iter().map(|f| f()).sum();
    drop(boxed);
    let last = async { log.later(sum).await + 1 }.await;
    Ok(if confirm(format!("{picked} {last}?")).await? { picked } else { last.to_string() })
} }

same! { conditions_with_many_parts (log, mut limit: u32 = 3) -> Result<String, ToolError>, {
    let rows: Vec<Option<Leg>> = vec![None, legs().pop(), legs().into_iter().next()];
    let mut out = vec![];
    for row in &rows {
        if let Some(Leg { price: price @ 50.., to, .. }) = row.clone()
            && let n = ask_user::<u32>(format!("{to}?")).await? % 5
            && n > 0
            && (n < limit || { log.note("limit"); confirm(format!("over {limit}?")).await? })
        {
            limit -= 1.min(limit);
            out.push((to.clone(), n * price));
        } else if row.is_some() && limit > 0 {
            out.push((String::new(), ask_user::<u32>("other?").await? % 3));
        } else {
            log.note("none");
        }
    }
    let done = !out.is_empty() && out.iter().any(|(to, _)| !to.is_empty()) || confirm("nothing, fine?").await?;
    Ok(format!("{done} {out:?} {limit}"))
} }

same! { an_option_is_filled_at_most_once (log) -> Result<String, ToolError>, {
    let mut cached: Option<String> = None;
    let mut hits = 0u32;
    for n in [3u8, 1, 2] {
        let name = match cached.as_ref() {
            Some(name) if n < 3 => { hits += 1; name.clone() }
            Some(_) | None => {
                let fresh = ask_user::<String>(format!("name for {n}?")).await?;
                cached.get_or_insert_with(|| fresh.to_uppercase()).clone()
            }
        };
        let old = cached.replace(name + "x");
        if old.as_deref().is_some_and(|old| old.ends_with('x')) && hits == 1 {
            cached.take();
        }
        log.note(format!("{cached:?} {old:?}"));
    }
    let Some(cached) = cached else { return Err(ToolError::new(format!("empty after {hits}"))); };
    Ok(cached)
} }

same! { what_a_block_gives_is_used_at_once (log) -> Result<String, ToolError>, {
    let total = [
        { log.note("first"); ask_user::<u32>("a?").await? },
        'found: {
            for n in 0..3u32 {
                if ask_user::<u32>(format!("n{n}?")).await? % 3 == n { break 'found n * 10; }
            }
            log.val(99)
        },
        loop { if confirm("go on?").await? { break 5 } else { break { log.note("no"); 6 } } },
    ]
    .into_iter()
    .zip([1u32, 2, 3])
    .map(|(a, b)| a.wrapping_mul(b))
    .fold(String::new(), |text, n| cat(&text, n));
    let (left, mut right) = (total.clone(), (total.len(), String::from("r")));
    right.1 += &ask_user::<String>("tail?").await?;
    Ok(format!("{left} {right:?}"))
} }

same! { results_are_kept_and_looked_at_later (log) -> Result<String, ToolError>, {
    let mut said = Vec::new();
    for key in ["one", "two", "three"] {
        let answer: Result<bool, AskError> = ask_user::<bool>(format!("{key}?")).await;
        said.push((key.to_owned(), answer.map_err(|error| error.to_string())));
        if said.iter().filter(|(_, answer)| answer.is_err()).count() > 1 { break; }
    }
    let yes: Vec<_> = said.iter().filter_map(|(key, answer)| answer.as_ref().ok().filter(|yes| **yes).map(|_| key)).cloned().collect();
    let more = match ask_user::<u32>("how many?").await {
        Ok(n) if n as usize > yes.len() => yes.len(),
        Ok(n) => n as usize,
        Err(AskError::Declined) => 0,
        Err(error) => return Err(error.into()),
    };
    log.note(format!("{said:?}"));
    Ok(yes[..more].join("&"))
} }

same! { a_tuple_is_taken_apart_and_put_together (log) -> Result<String, ToolError>, {
    let pair = (String::from("a"), vec![1u32, 2, 3], Some(Leg { from: "x".into(), to: "y".into(), price: 1, class: Class::Business }));
    let (name, numbers, Some(leg)) = pair else { return Err(ToolError::new("no leg")) };
    let mut numbers = numbers;
    let extra;
    let label;
    if ask_user::<bool>("extend?").await? {
        extra = ask_user::<u32>("by?").await?;
        numbers.push(extra);
        label = "long";
    } else {
        extra = 0;
        label = "short";
    }
    let [first, middle @ .., last] = &numbers[..] else { panic!("three at least") };
    let middle = middle.iter().sum::<u32>();
    let (first, last) = (*first, *last);
    let Leg { from, class: Class::Business, .. } = leg else { return Ok(String::new()) };
    let order = if confirm(format!("{label} {first}-{last}?")).await? { (last, first) } else { (first, last) };
    Ok(format!("{name} {from} {order:?} {middle} {extra}"))
} }

same! { a_borrow_out_of_a_condition_that_asks_is_taken_again (log, limit: u32 = 3) -> Result<String, ToolError>, {
    let rows: Vec<Option<Leg>> = vec![None, legs().pop(), legs().into_iter().next()];
    let mut out = vec![];
    for row in &rows {
        if let Some(Leg { price: price @ 50.., to, .. }) = row
            && let n = ask_user::<u32>(format!("{to}?")).await? % 5
            && n > 0
            && confirm(format!("{n} to {to} for {price}?")).await?
        {
            let again = ask_user::<u32>("more?").await? % 3;
            out.push(format!("{to} {} {}", n * price, again + limit));
        } else if let Some(leg) = row && confirm(format!("skip {}?", leg.to)).await? {
            checkpoint().await;
            out.push(leg.from.clone());
        }
    }
    let first = &rows[1];
    while let Some(leg) = first && ask_user::<bool>(format!("{} again?", leg.to)).await? {
        log.note(leg.to.clone());
        if confirm(format!("stop at {}?", out.len())).await? { break; }
        out.push(leg.to.clone());
        if out.len() > 5 { break; }
    }
    Ok(format!("{out:?}"))
} }

same! { a_loop_over_part_of_a_list_keeps_its_place (log, from: usize = 1) -> Result<String, ToolError>, {
    let list = vec![String::from("a"), String::from("b"), String::from("c"), String::from("d")];
    let most = 3;
    let mut out = String::new();
    for text in list.iter().rev() {
        out = cat(text, ask_user::<u32>(format!("rev {text}?")).await?);
        log.note(text.clone());
    }
    for (n, text) in list.iter().enumerate().skip(from).take(most) {
        out += &cat(text, n as u32);
        if confirm(format!("{n} {text}?")).await? { continue; }
        out += text;
    }
    for (n, text) in list.iter().rev().step_by(2).enumerate() {
        let m = ask_user::<u8>(format!("step {n}?")).await?;
        out.push_str(&format!("{text}{m}"));
    }
    for (n, weight) in [3u32, 5, 7].iter().rev().enumerate() {
        out = cat(&out, weight * ask_user::<u32>(format!("weight {n}?")).await?);
    }
    for pair in list.windows(2) {
        if !confirm(format!("{} and {}?", pair[0], pair[1])).await? { break; }
        out += &pair.concat();
    }
    'parts: for part in list.chunks(most) {
        for text in part {
            if ask_user::<bool>(format!("part {text}?")).await? { continue 'parts; }
            out += text;
        }
        out.push_str(&part.len().to_string());
    }
    Ok(out)
} }

same! { a_count_that_changes_meanwhile_is_that_of_the_beginning (log) -> Result<String, ToolError>, {
    let list = [10u32, 20, 30, 40];
    let mut most = 2;
    let mut out = vec![];
    for n in list.iter().copied().take(most) {
        most += 1;
        out.push(n + ask_user::<u32>(format!("{n}?")).await? % 7);
        log.note(most.to_string());
    }
    Ok(format!("{out:?} {most}"))
} }

same! { what_is_borrowed_and_read_at_once_stands_before_a_question (log) -> Result<String, ToolError>, {
    let a = 3u32;
    let less = *&log.val(a + 1) < ask_user::<u32>("n?").await?;
    let same = *&a == ask_user::<u32>("m?").await? || *(&log.val(a)) >= ask_user::<u32>("k?").await?;
    Ok(format!("{less} {same}"))
} }

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Node {
    value: u32,
    next: Option<Box<Node>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Meters(f64);

impl std::ops::Add for Meters {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

same! { a_list_of_boxes_grows_and_is_walked (log) -> Result<String, Box<dyn std::error::Error + Send + Sync>>, {
    let mut head: Option<Box<Node>> = None;
    while head.as_ref().map_or(0, |node| node.value) < 3 {
        let value = head.as_ref().map_or(1, |node| node.value + 1);
        if !confirm(format!("put {value}?")).await? { break; }
        head = Some(Box::new(Node { value, next: head.take() }));
    }
    let mut sum = "0".parse::<u32>()?;
    let mut at = head;
    while let Some(node) = at {
        let Node { value, next } = *node;
        sum += value * ask_user::<u32>(format!("weight of {value}?")).await?;
        at = next;
    }
    if sum == 0 { return Err("nothing".into()); }
    let _: i8 = (sum % 300).to_string().parse()?;
    Ok(sum.to_string())
} }

same! { answers_are_assigned_to_parts_of_things (log) -> Result<String, ToolError>, {
    let mut pair = (0u32, String::new());
    let mut cells = [0u32; 3];
    let mut leg = legs().remove(0);
    let (mut a, b);
    (a, b) = (ask_user::<u32>("a?").await?, cells.len());
    (pair.0, pair.1) = (a, ask_user::<String>("text?").await?);
    [cells[0], _, cells[2]] = [1, 2, ask_user::<u32>("cell?").await?];
    Leg { price: leg.price, to: leg.to, .. } = Leg { price: a, to: choose("to?", ["x", "y"]).await?, ..leg.clone() };
    _ = confirm("ignored?").await?;
    cells[2] += ask_user::<u32>("more?").await? % 9;
    leg.price -= leg.price.min(ask_user::<u32>("less?").await?);
    cells[ask_user::<u8>("where?").await? as usize % 3] = 7;
    a <<= u32::from(ask_user::<bool>("twice?").await?);
    pair.1.push(char::from(b'a' + ask_user::<u8>("letter?").await? % 26));
    Ok(format!("{a} {b} {pair:?} {cells:?} {leg:?}"))
} }

same! { a_question_is_used_where_it_stands (log, r#type: String = "t".to_owned()) -> Result<String, ToolError>, {
    let name = ask_user::<String>("name?").await?.trim().to_uppercase();
    let width = name.len() + 3;
    let n = -(ask_user::<i64>("n?").await? % 50) + !i64::from(ask_user::<u8>("m?").await?);
    let tried = ask_user::<u32>("tried?").await.map(|n| n / 2).unwrap_or_default();
    let yes = ask_user::<bool>("yes?").await.is_ok_and(|yes| !yes) || ask_user::<u32>("or?").await.is_err();
    let kind = match ask_user::<u32>("kind?").await? % 4 { 0 => "none", 1 | 2 => "few", n @ 3.. => if n > tried { "more" } else { "many" } };
    let list = Vec::from([ask_user::<u8>("first?").await?, 2, ask_user::<u8>("last?").await?]);
    let picked = list[usize::from(ask_user::<u8>("index?").await?) % list.len()] as char;
    let text = format!("{name:>width$}|{n:+}|{tried:03}|{yes}|{kind}|{picked:?}|{type}", type = r#type);
    log.note(text.clone());
    assert!(matches!(list[..], [_, 2, _]), "{list:?}");
    let r#match = if let Ok(go) = confirm("go?").await { go } else { log.note("cancelled"); false };
    for step in 0..ask_user::<u32>("steps?").await? % 3 {
        log.note(cat(&step.to_string(), ask_user::<bool>(format!("step {step}?")).await?));
    }
    Ok(format!("{match} {text}", match = r#match))
} }

same! { exits_of_every_kind_from_deep_inside (log) -> Result<String, ToolError>, {
    let mut path = String::new();
    let found = 'search: {
        'rows: for row in 0..3u32 {
            let mut col = 0;
            loop {
                col += 1;
                if col > 3 { continue 'rows; }
                path.push_str(&format!("{row}{col} "));
                let next = match ask_user::<u32>(format!("at {row},{col}?")).await {
                    Ok(n) if n % 7 == 0 => break 'search Some((row, col)),
                    Ok(n) if n % 7 == 1 => continue 'rows,
                    Ok(n) if n % 7 == 2 => break 'rows,
                    Ok(n) => n,
                    Err(AskError::Declined) => break,
                    Err(error) => return Err(error.into()),
                };
                let Some(rest) = next.checked_sub(100) else {
                    if confirm(format!("small {next}?")).await? { continue; }
                    break 'search None;
                };
                path.push_str(&rest.to_string());
            }
            log.note(format!("end of {row}"));
        }
        if path.len() > 20 { break 'search Some((9, 9)); }
        None
    };
    let Some((row, col)) = found else {
        let why = choose("why?", ["left", "lost"]).await?;
        log.note(why.clone());
        return match &*why { "left" => Ok(path), _ => Err(ToolError::new(path)) };
    };
    Ok(format!("{row} {col} {path}"))
} }

same! { attributes_and_macros_around_questions (log) -> Result<String, ToolError>, {
    macro_rules! double { ($e:expr) => { { let twice = $e * 2; twice } }; }
    #[allow(unused_mut)]
    let mut first = ask_user::<u32>("first?").await? % 100;
    #[rustfmt::skip]
    let table = [[1, 0],
                 [0, 1]];
    #[cfg(any())]
    let first = "never";
    #[allow(clippy::never_loop)]
    for row in table {
        #[expect(unused_variables)]
        let unused = 1;
        if row == [0, 1] { log.note("second"); }
        let more = ask_user::<u32>(format!("more {}?", row[0])).await? % 10;
        first += double!(more + row[0]);
    }
    let text = {
        use std::fmt::Write;
        let mut text = String::new();
        write!(text, "{first:?}").expect("a text");
        for n in 1..=2 { let w = ask_user::<u8>(format!("w{n}?")).await?; writeln!(&mut text, " {w}").expect("a text"); }
        text
    };
    debug_assert_eq!(table.len(), 2);
    Ok(stringify!(a + b).to_owned() + &text + concat!("x", 1))
} }

same! { numbers_with_units_are_added_up (log) -> Result<String, ToolError>, {
    let mut total = Meters::default();
    let steps: [(Meters, &str); 2] = [(Meters(1.5), "run"), (Meters(0.25), "walk")];
    for (step, how) in steps {
        let times = ask_user::<f64>(format!("{how}?")).await?;
        total = total + Meters(step.0 * times.clamp(-10.0, 10.0));
        if !total.0.is_finite() || confirm(format!("enough {how}?")).await? { break; }
    }
    let Meters(length) = total;
    let [low, high] = [length.floor(), length.ceil()].map(|bound| bound as i64);
    let within = (low..=high).contains(&ask_user::<i64>("guess?").await?);
    Ok(format!("{within} {low} {high} {length:.2}"))
} }
