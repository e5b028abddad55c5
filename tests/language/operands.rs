//! A checkpoint as an operand of every kind of expression; what is left of it is evaluated before, what is right of it
//! after.

use std::collections::BTreeMap;

use crate::{
    differential::{Log, cat},
    same,
};

#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
struct Row {
    a: u32,
    b: u32,
    c: Vec<u32>,
    d: String,
}

impl Row {
    fn sum(&self, x: u32, y: u32) -> u32 {
        self.a + x * 10 + y * 100
    }

    fn add(&mut self, x: u32, y: u32) -> &mut Self {
        self.a += x;
        self.b += y;
        self
    }

    fn into_text(self, tail: &str) -> String {
        format!("{}{tail}", self.d)
    }

    async fn wait(&self, log: &Log, n: u32) -> u32 {
        log.later(self.a + n).await
    }
}

fn three(a: u32, b: u32, c: u32) -> u32 {
    a * 100 + b * 10 + c
}

same! { a_call_evaluates_its_arguments_in_order (log) -> Result<String, ToolError>, {
    let n = three(log.val(1), ask_user::<u32>("a?").await?, log.val(2));
    let m = three(ask_user::<u32>("b?").await?, log.val(3), ask_user::<u32>("c?").await?);
    let k = three(log.val(4), log.val(5), ask_user::<u32>("d?").await?);
    let text = cat("", Some(ask_user::<u32>("e?").await?).map_or(0, |n| n + 1));
    Ok(format!("{n} {m} {k} {text}"))
} }

same! { a_call_of_a_computed_function (log) -> Result<u32, ToolError>, {
    let choice = ask_user::<u32>("which?").await?;
    let n = (if choice > 1 { three } else { |a, b, c| a + b + c })(log.val(1), 2, 3);
    let pick2 = |n: u32| -> fn(u32, u32) -> u32 { if n == 0 { |a, b| a + b } else { |a, b| a * b } };
    Ok(n + pick2(choice)(n, 2))
} }

same! { a_method_call_evaluates_its_receiver_first (log) -> Result<String, ToolError>, {
    let row = Row { a: 1, ..Row::default() };
    let n = row.sum(log.val(2), ask_user::<u32>("a?").await?);
    let m = Row { a: log.val(7), ..Row::default() }.sum(ask_user::<u32>("b?").await?, log.val(8));
    let k = ask_user::<String>("c?").await?.replace(&log.val("a".to_owned()), &ask_user::<String>("d?").await?);
    let len = ask_user::<String>("e?").await?.trim().len();
    Ok(format!("{n} {m} {k} {len}"))
} }

same! { a_method_chain_asks_at_each_link (log) -> Result<String, ToolError>, {
    let mut row = Row::default();
    row.add(ask_user::<u32>("a?").await?, 1).add(log.val(2), 3);
    let made = Row { d: "x".into(), ..row.clone() }.into_text(&ask_user::<String>("b?").await?).to_uppercase();
    let list: Vec<u32> = Vec::from([3, ask_user::<u32>("c?").await?]).into_iter().map(|n| n * 2).filter(|n| *n > 2).collect();
    Ok(format!("{row:?} {made} {list:?}"))
} }

same! { a_mutating_method_takes_a_question_as_argument (log) -> Result<String, ToolError>, {
    let mut list = vec![1u32];
    list.push(ask_user::<u32>("a?").await?);
    list.insert(0, log.val(9) + ask_user::<u32>("b?").await?);
    list.extend([ask_user::<u32>("c?").await?, log.val(5)]);
    let mut text = String::from("t");
    text.push_str(&ask_user::<String>("d?").await?);
    text.push_str(ask_user::<String>("e?").await?.as_str());
    let mut map = BTreeMap::new();
    map.insert(ask_user::<u32>("f?").await?, ask_user::<String>("g?").await?);
    map.entry(ask_user::<u32>("h?").await?).or_insert_with(String::new).push_str(&log.val("h".to_owned()));
    let mut row = Row::default();
    row.c.push(ask_user::<u32>("i?").await?);
    row.d.push_str(&ask_user::<String>("j?").await?);
    Ok(format!("{list:?} {text} {map:?} {row:?}"))
} }

same! { an_argument_borrows_a_local_beside_a_question (log) -> Result<String, ToolError>, {
    fn join(a: &str, n: u32, b: &[u32], c: &String) -> String { format!("{a}{n}{b:?}{c}") }
    fn grow(list: &mut Vec<u32>, n: u32) -> usize { list.push(n); list.len() }
    let (text, mut list) = (String::from("s"), vec![1u32, 2]);
    let one = join(&text, ask_user::<u32>("a?").await?, &list, &text);
    let two = join(&text[..], ask_user::<u32>("b?").await?, &list[1..], &format!("{}", log.val(3)));
    let three = grow(&mut list, ask_user::<u32>("c?").await?);
    let four = join(&log.val("t".to_owned()), ask_user::<u32>("d?").await?, &[log.val(1)], &text);
    let five = join(text.as_str(), ask_user::<u32>("e?").await?, list.as_slice(), &text.clone());
    let six = join("lit", *&ask_user::<u32>("f?").await?, &[], &ask_user::<String>("g?").await?);
    Ok(format!("{one} {two} {three} {four} {five} {six} {list:?}"))
} }

same! { a_struct_literal_evaluates_fields_as_written (log) -> Result<String, ToolError>, {
    let b = 5u32;
    let base = Row { d: "base".into(), ..Row::default() };
    let row = Row { c: vec![log.val(1)], a: ask_user::<u32>("a?").await?, b, d: log.val("d".to_owned()) };
    let rest = Row { a: log.val(2), b: ask_user::<u32>("b?").await?, ..base };
    let nested = (Row { c: Vec::from([ask_user::<u32>("c?").await?, log.val(6)]), ..row.clone() }, rest.a);
    Ok(format!("{row:?} {rest:?} {nested:?}"))
} }

same! { a_struct_literal_with_shorthand_of_a_changing_variable (log) -> Result<String, ToolError>, {
    let mut a = 1u32;
    let row = Row { a, b: { a += 10; ask_user::<u32>("b?").await? }, c: vec![a], d: String::new() };
    let tuple = (a, { a += ask_user::<u32>("c?").await?; log.val(a) }, a);
    Ok(format!("{row:?} {tuple:?}"))
} }

same! { tuples_and_arrays_evaluate_in_order (log) -> Result<String, ToolError>, {
    let tuple = (log.val(1), ask_user::<u32>("a?").await?, log.val("x"), ask_user::<bool>("b?").await?);
    let array = [log.val(2), ask_user::<u32>("c?").await?, log.val(3)];
    let nested = [(log.val(4), [ask_user::<u32>("d?").await?; 2]), (ask_user::<u32>("e?").await?, [log.val(5), 6])];
    let repeat = [ask_user::<u32>("f?").await?; 3];
    let empty: [u32; 0] = [];
    Ok(format!("{tuple:?} {array:?} {nested:?} {repeat:?} {empty:?}"))
} }

same! { binary_operators_evaluate_left_first (log) -> Result<String, ToolError>, {
    let sum = log.val(1) + ask_user::<u32>("a?").await? * log.val(10) - log.val(1).min(ask_user::<u32>("b?").await?);
    let less = log.val(2) < ask_user::<u32>("c?").await?;
    let same = ask_user::<String>("d?").await? == log.val("a".to_owned());
    let bits = (ask_user::<u32>("e?").await? << log.val(2)) | log.val(1) ^ ask_user::<u32>("f?").await? & 3;
    let text = log.val("t".to_owned()) + &ask_user::<String>("g?").await? + "end";
    let range = (log.val(1)..ask_user::<u32>("h?").await? + 2).len();
    Ok(format!("{sum} {less} {same} {bits} {text} {range}"))
} }

same! { what_a_borrow_is_taken_of_travels_instead_of_it (log) -> Result<String, ToolError>, {
    let a = 2u32;
    let less = *&log.val(a + 1) < ask_user::<u32>("less?").await?;
    let same = *(&format!("x{a}")) == ask_user::<String>("same?").await?;
    let more = (&log.val(a)).max(&ask_user::<u32>("more?").await?).to_string();
    Ok(format!("{less} {same} {more}"))
} }

same! { a_variable_that_changes_in_a_later_operand_is_read_first (log) -> Result<String, ToolError>, {
    let mut n = 1u32;
    let sum = n + { n = ask_user::<u32>("a?").await? + 10; n } + n;
    let pair = (n, { n += 1; ask_user::<u32>("b?").await? }, n);
    let list = [n, { n *= 2; checkpoint().await; n }, n];
    let got = three(n, { n = 3; ask_user::<u32>("c?").await? }, n);
    log.val(n);
    Ok(format!("{sum} {pair:?} {list:?} {got}"))
} }

same! { unary_operators_casts_and_fields (log) -> Result<String, ToolError>, {
    let minus = -ask_user::<i32>("a?").await?;
    let not = !ask_user::<u32>("b?").await?;
    let deref = *Box::new(ask_user::<u32>("c?").await?);
    let cast = ask_user::<u32>("d?").await? as f64 / 2.0;
    let field = Row { a: ask_user::<u32>("e?").await?, ..Row::default() }.a;
    let tuple = (log.val(1), ask_user::<u32>("f?").await?).1;
    let paren = ((ask_user::<u32>("g?").await?));
    let borrowed: &u32 = &ask_user::<u32>("h?").await?;
    let twice = *borrowed * 2;
    let text: &str = &ask_user::<String>("i?").await?;
    let len = text.len();
    Ok(format!("{minus} {not} {deref} {cast} {field} {tuple} {paren} {twice} {len}"))
} }

same! { an_index_is_asked (log) -> Result<String, ToolError>, {
    let list = vec![10u32, 20, 30, 40, 50];
    let one = list[ask_user::<u32>("a?").await? as usize];
    let two = list[log.val(1)..][ask_user::<u32>("b?").await? as usize / 2];
    let slice = list[..ask_user::<u32>("c?").await? as usize].len();
    let rows = vec![vec![1u32, 2, 3, 4, 5], vec![6, 7, 8, 9, 10]];
    let cell = rows[log.val(1)][ask_user::<u32>("d?").await? as usize];
    let map = BTreeMap::from([(0u32, "zero")]);
    let word = map.get(&ask_user::<u32>("e?").await?).copied().unwrap_or("none");
    let text = &String::from("abcdef")[ask_user::<u32>("f?").await? as usize..];
    Ok(format!("{one} {two} {slice} {cell} {word} {text}"))
} }

same! { the_right_of_an_assignment_asks (log) -> Result<String, ToolError>, {
    let mut row = Row { c: vec![0; 5], ..Row::default() };
    let mut n = 0u32;
    n = log.val(n) + ask_user::<u32>("a?").await?;
    row.a = ask_user::<u32>("b?").await?;
    row.c[log.val(1)] = ask_user::<u32>("c?").await?;
    row.c[ask_user::<u32>("d?").await? as usize] = log.val(7);
    (row.b, n) = (ask_user::<u32>("e?").await?, row.a);
    [row.c[0], _] = [ask_user::<u32>("f?").await?, 1];
    let boxed = &mut Box::new(1u32);
    **boxed = 5;
    log.val(**boxed);
    Ok(format!("{row:?} {n}"))
} }

same! { a_compound_assignment_asks (log) -> Result<String, ToolError>, {
    let mut n = 1u32;
    n += ask_user::<u32>("a?").await?;
    n *= log.val(2) + ask_user::<u32>("b?").await?;
    let mut row = Row { c: vec![1, 2, 3], ..Row::default() };
    row.a += ask_user::<u32>("c?").await?;
    row.c[1] -= ask_user::<u32>("d?").await?.min(2);
    row.c[2] <<= ask_user::<u32>("e?").await?;
    let mut text = String::from("t");
    text += &ask_user::<String>("f?").await?;
    row.d += ask_user::<String>("g?").await?.as_str();
    let mut flag = true;
    flag &= confirm("h?").await?;
    flag |= log.val(false);
    n += { n += 1; ask_user::<u32>("i?").await? };
    Ok(format!("{n} {row:?} {text} {flag}"))
} }

same! { an_await_of_something_else_has_a_question_inside (log) -> Result<String, ToolError>, {
    let row = Row { a: 2, ..Row::default() };
    let one = log.later(ask_user::<u32>("a?").await?).await;
    let two = row.wait(log, ask_user::<u32>("b?").await?).await;
    let three = log.later(log.val(1)).await + ask_user::<u32>("c?").await? + log.later(2).await;
    let four = async { log.note("block"); 4 }.await + ask_user::<u32>("d?").await?;
    Ok(format!("{one} {two} {three} {four}"))
} }

same! { a_question_is_asked_in_the_text_of_a_question (log) -> Result<String, ToolError>, {
    let name = ask_user::<String>(ask_user::<String>("What to ask?").await? + "!").await?;
    let pick = choose(format!("{}", log.val(1)), [ask_user::<String>("First?").await? + "1", "other".to_owned()]).await?;
    Ok(format!("{name} {pick}"))
} }

same! { macros_of_others_use_answers_and_temporaries (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let list = vec![a, a + 1];
    assert_eq!(list.len(), 2, "never {a}");
    let b = ask_user::<u32>("b?").await?;
    let text = format!("{a:>width$} {b} {:?} {0:?}", list, width = 4);
    log.note(text.clone());
    Ok(text)
} }

same! { operands_of_different_kinds_nest (log) -> Result<String, ToolError>, {
    let out2 = [
        Some((log.val(1), [ask_user::<u32>("f?").await? + { log.val(2) }])),
        if confirm("g?").await? { None } else { Some((ask_user::<u32>("h?").await?, [log.val(3)])) },
        match ask_user::<u32>("i?").await? { 0 => None, n => Some((n, [loop { if confirm("j?").await? { break log.val(4) } }])) },
    ];
    Ok(format!("{out2:?}"))
} }

same! { a_block_operand_has_effects_before_and_after (log) -> Result<u32, ToolError>, {
    Ok(three(
        { log.note("first"); log.val(1) },
        { log.note("second"); let n = ask_user::<u32>("n?").await?; log.note("second end"); n },
        { log.note("third"); ask_user::<u32>("m?").await? },
    ))
} }

same! { a_moved_value_is_an_operand_before_a_question (log) -> Result<String, ToolError>, {
    fn two(text: String, n: u32) -> String { format!("{text}{n}") }
    let text = String::from("moved");
    let out = two(text, ask_user::<u32>("n?").await?);
    let list = vec![String::from("p"), String::from("q")];
    let pair = (list, ask_user::<u32>("m?").await?);
    let row = Row { d: String::from("own"), ..Row::default() };
    let got = (row.d, log.val(row.a), ask_user::<u32>("k?").await?);
    Ok(format!("{out} {pair:?} {got:?}"))
} }

same! { a_reference_to_an_element_is_taken_after_the_index_is_asked (log) -> Result<String, ToolError>, {
    let list = vec![String::from("a"), "b".into(), "c".into(), "d".into(), "e".into()];
    let item = &list[ask_user::<u32>("i?").await? as usize];
    let text = item.to_uppercase();
    let other = list[ask_user::<u32>("j?").await? as usize].clone();
    let len = list.get(ask_user::<u32>("k?").await? as usize).map_or(0, String::len);
    log.val(len);
    Ok(format!("{text}{other}"))
} }

same! { an_operand_is_only_known_by_its_use (log) -> Result<String, ToolError>, {
    let list: Vec<u64> = [1, ask_user("a?").await?, 2].into();
    let small: u8 = ask_user("b?").await?;
    let made = three(Default::default(), ask_user("c?").await?, "5".parse()?);
    let text = ["p", "q"].concat() + &ask_user::<String>("d?").await?;
    log.val(small);
    Ok(format!("{list:?} {small} {made} {text}"))
} }

same! { a_comparison_borrows_what_it_compares (log) -> Result<String, ToolError>, {
    let mut row = Row { d: "a".into(), c: vec![1, 2], ..Row::default() };
    let same = row.d == ask_user::<String>("a?").await?;
    let less = row.c < Vec::from([ask_user::<u32>("b?").await?]);
    let mut n = 3u32;
    let changed = n < { n += ask_user::<u32>("c?").await?; n };
    let mut text = String::from("x");
    let not = text != { log.note(text.as_str()); ask_user::<String>("d?").await? };
    let element = row.c[log.val(1)] >= ask_user::<u32>("e?").await?;
    let of_method = row.sum(1, 1) > ask_user::<u32>("f?").await?;
    text.push('y');
    row.a += 1;
    Ok(format!("{same} {less} {changed} {not} {element} {of_method} {row:?} {text} {n}"))
} }

same! { a_receiver_that_an_argument_changes_was_copied (log) -> Result<String, ToolError>, {
    let mut n = 2u32;
    let most = n.max({ n += ask_user::<u32>("a?").await?; log.val(n) / 2 });
    let sum = n.wrapping_add({ n = 0; ask_user::<u32>("b?").await? });
    let mut pair = (1u32, 5u32);
    let low = pair.0.min({ pair.0 = 9; ask_user::<u32>("c?").await? });
    let mut rows = vec![vec![1u32], vec![2]];
    let mut i = 0;
    rows[i].push({ i += 1; ask_user::<u32>("d?").await? });
    let got = cat(&rows[i][0], { i = 0; ask_user::<u32>("e?").await? });
    let step = move |x: u32| x + i as u32;
    Ok(format!("{most} {sum} {low} {pair:?} {rows:?} {got} {} {n}", step(1)))
} }

same! { an_earlier_operand_borrows_from_a_temporary (log) -> Result<String, ToolError>, {
    fn make(n: u32) -> String { format!("made {n}") }
    fn first(text: &str) -> &str { text.split(' ').next().unwrap_or("") }
    let one = cat(make(1).as_str(), ask_user::<u32>("a?").await?);
    let two = cat(make(log.val(2)).trim().trim_start_matches('m'), ask_user::<u32>("b?").await?);
    let three = cat(first(&make(3)), ask_user::<u32>("c?").await?);
    let four = cat(first(make(4).to_uppercase().as_str()), ask_user::<u32>("d?").await?);
    let five = make(5).as_str().replace(&log.val("5".to_owned()), &ask_user::<String>("e?").await?);
    Ok(format!("{one}{two}{three}{four}{five}"))
} }

same! { a_move_closure_is_made_after_what_it_captures_was_set (log) -> Result<u32, ToolError>, {
    fn apply(f: impl Fn(u32) -> u32, n: u32) -> u32 { f(n) }
    let mut base = 1u32;
    base += log.val(1);
    let one = apply(|n| n + base, ask_user::<u32>("a?").await?);
    let two = apply(move |n| n * base, ask_user::<u32>("b?").await?);
    Ok(one + two)
} }

same! { an_earlier_operand_borrows_from_a_sum_or_a_literal (log) -> Result<String, ToolError>, {
    fn long(text: &str, n: u32) -> String { format!("{text}{n}") }
    let a = long(("a".to_owned() + &cat("s", 1)).as_str(), ask_user::<u32>("a?").await?);
    let b = long([cat("x", 2), cat("y", 3)].concat().as_str(), ask_user::<u32>("b?").await?);
    let c = long(if a.len() > 3 { cat("c", 4) } else { a.clone() }.as_str(), ask_user::<u32>("c?").await?);
    let d = long((cat("d", 5), 1).0.trim(), ask_user::<u32>("d?").await?);
    Ok(format!("{a} {b} {c} {d}"))
} }

thread_local! {
    static HELD: std::cell::RefCell<Vec<String>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// Tells when it goes; it cannot travel.
struct Held(String);

impl Held {
    fn by(n: u32) -> Self {
        Self(n.to_string())
    }

    fn text(&self) -> &str {
        &self.0
    }

    fn long(&self) -> Option<&str> {
        (self.0.len() > 0).then_some(&self.0)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        HELD.with_borrow_mut(|held| held.push(self.0.clone()));
    }
}

fn released(log: &Log) {
    for text in HELD.take() {
        log.note(format!("{text} released"));
    }
}

same! { what_is_made_behind_a_question_goes_with_its_statement (log) -> Result<String, ToolError>, {
    let n = Held::by(ask_user::<u32>("a?").await?).text().len();
    released(log);
    Held::by(ask_user::<u32>("b?").await?).text();
    released(log);
    let copy = String::from(Held::by(ask_user::<u32>("c?").await?).text());
    released(log);
    let first = Held::by(ask_user::<u32>("try?").await?).long().map(str::len).ok_or(ToolError::new("no"))? as u32 + 1;
    released(log);
    let mut sum = first;
    sum += Held::by(ask_user::<u32>("sum?").await?).text().len() as u32;
    released(log);
    let pair = (sum, Held::by(ask_user::<u32>("d?").await?).text().to_owned());
    released(log);
    Ok(format!("{n} {copy} {pair:?}"))
} }

same! { what_is_made_in_a_head_goes_with_what_it_heads (log) -> Result<String, ToolError>, {
    match Held::by(ask_user::<u32>("a?").await?).text() {
        text => { released(log); log.note(text); }
    }
    released(log);
    if let Some(text) = Held::by(ask_user::<u32>("b?").await?).long() {
        released(log);
        log.note(text);
    } else {
        released(log);
    }
    released(log);
    for letter in Held::by(ask_user::<u32>("c?").await?).text().chars() {
        released(log);
        log.note(letter.to_string());
    }
    released(log);
    if Held::by(ask_user::<u32>("d?").await?).text().len() > 0 { released(log); }
    Ok("end".into())
} }
