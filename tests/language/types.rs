//! Every kind of value a local can have.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque},
};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    differential::{Log, cat},
    same,
};

same! { text_that_is_borrowed_from_the_program (log) -> Result<String, ToolError>, {
    let word = if confirm("a?").await? { "yes" } else { "no" };
    let n = ask_user::<u32>("n?").await?;
    let words = ["x", "y", "z"];
    let m = ask_user::<u32>("m?").await?;
    let pick = words[m as usize % 3];
    checkpoint().await;
    log.note(word);
    Ok(format!("{word} {n} {pick} {words:?}"))
} }

same! { text_that_is_borrowed_from_a_local (log) -> Result<String, ToolError>, {
    let text = ask_user::<String>("text?").await? + "tail and more";
    let head = &text[..3];
    let trimmed = text.trim();
    let mut parts: Vec<&str> = text.split(' ').collect();
    let n = ask_user::<u32>("n?").await?;
    parts.push(head);
    let m = ask_user::<u32>("m?").await?;
    log.note(head);
    Ok(format!("{head} {trimmed} {parts:?} {n} {m}"))
} }

same! { text_that_outlives_what_it_was_borrowed_from (log) -> Result<String, ToolError>, {
    let owned = String::from("borrowed text");
    let part = owned.split(' ').next_back().unwrap_or("");
    let n = ask_user::<u32>("n?").await?;
    log.note(part);
    let m = ask_user::<u32>("m?").await?;
    Ok(format!("{part}{n}{m}"))
} }

same! { text_that_is_borrowed_from_an_argument (log, text: String = "an argument".into()) -> Result<String, ToolError>, {
    let part = &text[3..];
    let n = ask_user::<u32>("n?").await?;
    let again = text.as_str();
    let m = ask_user::<u32>("m?").await?;
    log.note(part);
    Ok(format!("{part}{again}{n}{m}"))
} }

same! { bytes_borrowed_and_owned (log) -> Result<String, ToolError>, {
    let owned: Vec<u8> = vec![0, 255, 128, 7];
    let slice: &[u8] = &owned[1..3];
    let literal: &[u8] = b"\x00\xffliteral";
    let empty: &[u8] = &[];
    let n = ask_user::<u32>("n?").await?;
    let array = [1u8, 2, 250];
    let m = ask_user::<u32>("m?").await?;
    log.note(format!("{slice:?}"));
    Ok(format!("{owned:?} {slice:?} {literal:?} {empty:?} {array:?} {n} {m}"))
} }

same! { cow_and_box_of_every_kind (log) -> Result<String, ToolError>, {
    let cow: Cow<'_, str> = if confirm("own?").await? { Cow::Owned(String::from("owned")) } else { "borrowed".into() };
    let boxed = Box::new(ask_user::<u32>("boxed?").await?);
    let text: Box<str> = "boxed text".into();
    let list: Box<[u32]> = vec![1, *boxed].into();
    let deep = Box::new(Some(Box::new((1u8, String::from("d")))));
    checkpoint().await;
    log.note(cow.clone());
    Ok(format!("{cow} {boxed} {text} {list:?} {deep:?}"))
} }

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Wrapper<T, const N: usize>
where
    T: Copy,
    [T; N]: Serialize + for<'a> Deserialize<'a>,
{
    items: [T; N],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Tree<T> {
    value: T,
    children: Vec<Tree<T>>,
}

same! { generics_of_user_types (log) -> Result<String, ToolError>, {
    let mut tree = Tree { value: ask_user::<u32>("root?").await?, children: vec![] };
    tree.children.push(Tree { value: 1, children: vec![Tree { value: 2, children: vec![] }] });
    let texts = Tree { value: Some("t".to_owned()), children: vec![] };
    tree.children[0].value += ask_user::<u32>("more?").await?;
    let phantom = Meters::<u32>(3.5, std::marker::PhantomData);
    checkpoint().await;
    log.note("end");
    Ok(format!("{tree:?} {texts:?} {phantom:?}"))
} }

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Meters<U>(f64, std::marker::PhantomData<U>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Shape {
    Dot,
    Circle(f64),
    Line(i32, i32),
    Named {
        name: String,
        inner: Option<Box<Shape>>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Number(i64),
    Text(String),
    List(Vec<Untagged>),
    Map { key: Option<u8> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Tagged {
    First { n: u32 },
    SecondOne { text: String, more: Option<u8> },
    Unit,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    A(u32, String),
    B,
}

same! { enums_of_every_representation (log) -> Result<String, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    let shapes = [Shape::Dot, Shape::Circle(f64::from(n)), Shape::Line(-1, 2), Shape::Named { name: "n".into(), inner: Some(Box::new(Shape::Dot)) }];
    let untagged = vec![Untagged::Number(-5), Untagged::Text("5".into()), Untagged::List(vec![Untagged::Number(1)]), Untagged::Map { key: Some(3) }];
    let tagged = vec![Tagged::First { n }, Tagged::SecondOne { text: String::new(), more: None }, Tagged::Unit];
    let adjacent = (Adjacent::A(1, "a".into()), Adjacent::B);
    checkpoint().await;
    log.note("one");
    checkpoint().await;
    Ok(format!("{shapes:?} {untagged:?} {tagged:?} {adjacent:?}"))
} }

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Sparse {
    #[serde(skip_serializing_if = "Option::is_none")]
    maybe: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    list: Vec<u32>,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
    #[serde(rename = "other-name")]
    other: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Flat {
    own: u32,
    #[serde(flatten)]
    inner: Tagged,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Unit;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct NewType(u64);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
struct Transparent {
    inner: Vec<u8>,
}

same! { serde_attributes_keep_their_meaning (log) -> Result<String, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    let empty = Sparse::default();
    let full = Sparse { maybe: Some("m".into()), list: vec![n], rest: BTreeMap::from([("extra".to_owned(), json!({"deep": [1, null]}))]), other: 7 };
    let flat = Flat { own: 1, inner: Tagged::SecondOne { text: "x".into(), more: Some(2) } };
    let small = (Unit, NewType(u64::MAX), Transparent { inner: vec![1, 2] });
    let m = ask_user::<u32>("m?").await?;
    log.note("end");
    Ok(format!("{empty:?} {full:?} {flat:?} {small:?} {m}"))
} }

same! { collections_with_every_key (log) -> Result<String, ToolError>, {
    let mut by_pair: HashMap<(u32, String), Vec<u8>> = HashMap::new();
    by_pair.insert((1, "a".into()), vec![1]);
    by_pair.insert((2, "b".into()), vec![]);
    let by_char: BTreeMap<char, bool> = [('x', true), ('ß', false)].into();
    let by_shape: BTreeMap<Option<i8>, Unit> = [(None, Unit), (Some(-3), Unit)].into();
    let set: HashSet<[u8; 2]> = [[1, 2], [3, 4]].into();
    let ordered: BTreeSet<(bool, u8)> = [(true, 1), (false, 2)].into();
    let queue: VecDeque<u32> = (0..3).collect();
    let n = ask_user::<u32>("n?").await?;
    by_pair.entry((n, "n".into())).or_default().push(9);
    let m = ask_user::<u32>("m?").await?;
    let sorted: BTreeMap<_, _> = by_pair.iter().collect();
    let mut members: Vec<_> = set.iter().collect();
    members.sort();
    log.note("end");
    Ok(format!("{sorted:?} {by_char:?} {by_shape:?} {members:?} {ordered:?} {queue:?} {m}"))
} }

same! { numbers_at_their_limits (log) -> Result<String, ToolError>, {
    let floats = (f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0f64, f64::MIN_POSITIVE, f32::NAN, 0.1f32, 1e300);
    let wide = (u128::MAX, i128::MIN, i128::MAX, u64::MAX, i64::MIN, u128::from(3u8));
    let small = (u8::MAX, i8::MIN, i16::MIN, u16::MAX, usize::MAX, isize::MIN);
    let n = ask_user::<u32>("n?").await?;
    let other = (std::num::NonZeroU32::new(5), std::time::Duration::from_nanos(1_500_000_001), 'é', true, ());
    let m = ask_user::<u32>("m?").await?;
    log.note(format!("{}", floats.0.is_nan() && floats.3.is_sign_negative()));
    Ok(format!("{floats:?} {wide:?} {small:?} {other:?} {n} {m}"))
} }

same! { json_values_of_every_kind (log) -> Result<String, ToolError>, {
    let mut value = json!({ "null": null, "list": [1, -2, 3.5, "x", true, [], {}], "big": u64::MAX, "é": { "a": { "b": [null] } } });
    let n = ask_user::<u32>("n?").await?;
    value["n"] = json!(n);
    let bare = (Value::Null, json!(1), json!(-1), json!(1.0), json!(""), json!([]));
    let m = ask_user::<u32>("m?").await?;
    log.note(value.to_string());
    Ok(format!("{value} {bare:?} {m}"))
} }

same! { results_options_and_nothing (log) -> Result<String, ToolError>, {
    let results: Vec<Result<u32, String>> = vec![Ok(1), Err("no".into())];
    let options = (Some(1u8), None::<String>, Some(Some(2u8)), Some(String::new()));
    let unit = ();
    let ranges = (0..3u32, 1..=4u8);
    let n = ask_user::<u32>("n?").await?;
    let paths = (std::path::PathBuf::from("/a/b"), std::net::Ipv4Addr::LOCALHOST);
    let m = ask_user::<u32>("m?").await?;
    log.note("end");
    Ok(format!("{results:?} {options:?} {unit:?} {ranges:?} {paths:?} {n} {m}"))
} }

same! { types_that_are_known_only_from_later_use (log) -> Result<String, ToolError>, {
    let mut list = Vec::new();
    let mut map = HashMap::new();
    let mut best = None;
    let total: u64;
    let mut count = 0;
    let start = Default::default();
    let n = ask_user("n?").await?;
    list.push(n);
    let parsed = "12".parse()?;
    checkpoint().await;
    map.insert(n, parsed);
    let m: u32 = ask_user("m?").await?;
    best = best.or(Some(m));
    count += 1;
    total = list.iter().sum();
    log.note(format!("{}", takes(n, parsed, start)));
    checkpoint().await;
    count += map.len() as u16;
    Ok(format!("{list:?} {map:?} {best:?} {total} {count}"))
} }

fn takes(n: u64, parsed: i8, start: (u8, bool)) -> String {
    format!("{n}{parsed}{start:?}")
}

same! { number_literals_take_their_type_from_later (log) -> Result<String, ToolError>, {
    let small = 3;
    let float = 1.5;
    let mut sum = 0;
    let limit = 200;
    let n = ask_user::<u32>("n?").await?;
    let byte: u8 = small + 1;
    let half: f32 = float;
    sum += u64::from(n);
    checkpoint().await;
    let over = limit > byte;
    log.val(sum);
    Ok(format!("{byte} {half} {sum} {over}"))
} }

same! { a_collection_is_collected_into_what_is_needed (log) -> Result<String, ToolError>, {
    let squares = (1..4u32).map(|n| n * n).collect();
    let n = ask_user::<u32>("n?").await?;
    let pairs = [(1u8, "a"), (2, "b")].into_iter().collect();
    let m = ask_user::<u32>("m?").await?;
    log.note(show(&squares, &pairs));
    Ok(format!("{n}{m}"))
} }

fn show(squares: &VecDeque<u32>, pairs: &BTreeMap<u8, &str>) -> String {
    format!("{squares:?}{pairs:?}")
}

same! { a_value_that_cannot_travel_is_not_needed_after_the_question (log) -> Result<String, ToolError>, {
    let lock = std::sync::Mutex::new(1u32);
    let n = { let mut guard = lock.lock().unwrap(); *guard += 1; *guard };
    let double = |x: u32| x * 2;
    let shared = std::sync::Arc::new(5u32);
    let seen = double(*shared) + n;
    drop(shared);
    let m = ask_user::<u32>("m?").await?;
    let lock = std::sync::Mutex::new(m);
    let add = move |x: u32| x + *lock.lock().unwrap();
    log.val(add(seen));
    Ok(format!("{seen} {m}"))
} }

same! { text_that_is_borrowed_anew_in_each_round_of_a_loop (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    let mut n = 0u32;
    while n < 3 {
        let text = cat(format!("{n} "), ask_user::<String>("text?").await?);
        let head = &text[..1];
        let parts: Vec<&str> = text.split(' ').collect();
        let m = ask_user::<u32>("m?").await?;
        out.push_str(head);
        n += 1;
        if m > 2 { continue; }
        let last = parts.last().copied().unwrap_or(head);
        checkpoint().await;
        out.push_str(last);
    }
    for i in 0..2u32 {
        let text = format!("{i}{out}");
        let longest = if confirm("which?").await? { text.as_str() } else { checkpoint().await; out.as_str() };
        let k = ask_user::<u32>("k?").await?;
        log.note(format!("{longest}{k}"));
        out = format!("{}{k}", longest.len());
    }
    Ok(out)
} }

same! { a_borrow_is_replaced_by_another_in_a_loop (log) -> Result<String, ToolError>, {
    let text = String::from("one two three");
    let mut rest = text.as_str();
    let mut words = Vec::new();
    while let Some((word, tail)) = rest.split_once(' ') {
        rest = tail;
        if confirm(format!("keep {word}?")).await? { words.push(word); }
        log.note(rest);
    }
    let n = ask_user::<u32>("n?").await?;
    words.push(rest);
    Ok(format!("{words:?}{n}"))
} }

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Place {
    name: String,
    tags: Vec<String>,
    best: Option<Box<Place>>,
    price: u32,
}

fn place(n: u32) -> Place {
    Place {
        name: format!("p{n}"),
        tags: vec![format!("t{n}"), "u".to_owned()],
        best: (n > 0).then(|| Box::new(place(n - 1))),
        price: n,
    }
}

const PLACES: [(&str, u32); 2] = [("x", 1), ("y", 2)];

same! { a_borrow_of_a_field_or_an_element_is_taken_again (log, given: Vec<u32> = vec![3, 4]) -> Result<String, ToolError>, {
    let offer = place(3);
    let name = &offer.name;
    let second = &offer.tags[1];
    let at = given.len() - 1;
    let last = &given[at];
    let whole: &Place = &offer;
    let fixed = &PLACES[0];
    let n = ask_user::<u32>("n?").await?;
    log.note(format!("{name} {second}"));
    let offers = [offer.clone(), place(n)];
    let other = &offers[1].tags;
    let price = &whole.price;
    let also = name;
    let shown = ask_user::<String>(format!("{other:?} {price}?")).await?;
    Ok(format!("{shown} {other:?} {price} {last} {} {also} {fixed:?}", whole.name))
} }

same! { a_borrow_hides_what_it_borrows_from (log) -> Result<String, ToolError>, {
    let x = place(2);
    let y = { let x = &x.tags; let n = ask_user::<u32>("n?").await?; log.note(format!("{x:?}")); n };
    let x = &x.name;
    let m = ask_user::<u32>("m?").await?;
    let x = &x;
    let o = ask_user::<u32>("o?").await?;
    Ok(format!("{x} {y} {m} {o}"))
} }

same! { a_pattern_takes_a_borrow_apart_again (log) -> Result<String, ToolError>, {
    let list = vec![place(0), place(1), place(2)];
    let mut out = Vec::new();
    for item in &list {
        let Place { name, tags, .. } = item;
        if let Some(best) = &item.best && best.price < 2 {
            let n = ask_user::<u32>(format!("best of {name}?")).await?;
            out.push(format!("{n} {} {tags:?}", best.name));
        }
        match &item.best {
            None => out.push(ask_user::<String>(format!("none for {name}?")).await?),
            Some(inner) if inner.price == 0 => {
                let m = ask_user::<u32>("zero?").await?;
                out.push(format!("{m} {inner:?}"));
            }
            Some(inner) | Some(inner) => {
                let mut up = inner.price;
                while confirm(format!("more than {up}?")).await? && up < 3 { up += 1; }
                out.push(format!("{up} {}", inner.name));
            }
        }
        let [first, ..] = &list[..] else { return Ok("none".into()); };
        log.val(first.price);
    }
    let pair = (out.clone(), list.len());
    let (left, right) = &pair;
    let z = ask_user::<u32>("z?").await?;
    Ok(format!("{left:?} {right} {z}"))
} }

same! { what_was_borrowed_changes_after_the_last_use_of_the_borrow (log) -> Result<String, ToolError>, {
    let offer = place(2);
    let tags = &offer.tags;
    let first = &tags[0];
    let n = ask_user::<u32>("n?").await?;
    log.note(format!("{first}"));
    let mut owned = offer;
    owned.tags.clear();
    let m = ask_user::<u32>("m?").await?;
    owned.tags.push(format!("{n}{m}"));
    Ok(format!("{owned:?}"))
} }

same! { a_pattern_that_says_ref_borrows_again (log, given: Option<String> = Some("given".to_owned())) -> Result<String, ToolError>, {
    let offer = place(1);
    let Some(ref best) = offer.best else { return Ok("none".into()) };
    let n = ask_user::<u32>("n?").await?;
    if let Some(ref text) = given && n < 4 {
        let m = ask_user::<u32>("m?").await?;
        log.note(format!("{text} {m}"));
    }
    let Place { ref tags, price, .. } = **best else { return Ok("never".into()) };
    let tags = tags.len();
    match offer.tags.len() { 0 => {} _ => match offer { Place { ref name, ref tags, .. } => {
        let o = ask_user::<u32>("o?").await?;
        log.note(format!("{name} {tags:?} {o}"));
    } } }
    Ok(format!("{} {tags} {price}", best.name))
} }

same! { what_the_server_lends_is_borrowed_again (log) -> Result<String, ToolError>, {
    let whole = &log;
    let n = ask_user::<u32>("n?").await?;
    whole.note(format!("{n}"));
    let m = ask_user::<u32>("m?").await?;
    whole.note("end");
    Ok(format!("{n} {m}"))
} }

same! { a_copy_out_of_a_borrow_keeps_its_value (log) -> Result<String, ToolError>, {
    let mut pair = (1u32, vec![2u32]);
    let (&n, _) = (&pair.0, 0);
    pair.0 = 7;
    let m = ask_user::<u32>("m?").await?;
    if let [k, ..] = &pair.1[..] && let &k = k {
        pair.1.push(9);
        let l = ask_user::<u32>("l?").await?;
        log.note(format!("{k} {l}"));
    }
    Ok(format!("{n} {m} {pair:?}"))
} }

same! { a_borrow_through_pointers_and_collections_is_taken_again (log) -> Result<String, ToolError>, {
    let boxed = Box::new((ask_user::<String>("a?").await?, vec![1u32, 2]));
    let map = std::collections::BTreeMap::from([(1u32, boxed.1.clone())]);
    let key = 1u32;
    let last = &map[&key][1];
    let text = &boxed.0;
    if confirm("b?").await? { log.note(text); }
    for n in &boxed.1 {
        let m = ask_user::<u32>("m?").await?;
        log.val(n + m);
    }
    let out = &map[&key];
    let k = ask_user::<u32>("k?").await?;
    Ok(format!("{text} {out:?} {k} {last}"))
} }
