//! What holds no checkpoint stays as it is: closures, `async` blocks, items, `cfg`, macros.

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_closure_captures_live_locals (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let list = vec![1u32, 2, 3];
    let sum: u32 = list.iter().map(|n| n * a).filter(|n| *n > 1).sum();
    let b = ask_user::<u32>("b?").await?;
    let mut count = 0;
    list.iter().for_each(|n| if *n > b { count += a; });
    let c = ask_user::<u32>("c?").await?;
    let add = move |x: u32| -> u32 { if x > 2 { return x + c; } x + a };
    log.val(add(1) + add(3));
    let text = list.iter().map(|n| n.to_string()).reduce(|a, b| a + &b);
    Ok(format!("{sum} {count} {text:?}"))
} }

same! { a_closure_with_return_and_question_mark_does_not_leave_the_function (log) -> Result<String, ToolError>, {
    let n = ask_user::<u32>("n?").await?;
    let parse = |text: &str| -> Result<u32, std::num::ParseIntError> { let n: u32 = text.parse()?; return Ok(n); };
    let got = (parse("5").ok(), parse("x").is_err());
    let m = ask_user::<u32>("m?").await?;
    log.val(m);
    let found = [1u32, 2, 3].iter().find_map(|x| { for i in 0..*x { if i == n { return Some(i); } } None });
    Ok(format!("{got:?} {found:?} {m}"))
} }

same! { an_async_block_runs_between_questions (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let text = String::from("captured");
    let b = async { log.note(text.as_str()); log.later(a + 1).await }.await;
    let c = ask_user::<u32>("c?").await?;
    let future = async move { let text = text + "!"; (text, b) };
    let (text, d) = future.await;
    let e: Result<u32, ToolError> = async { let n: u32 = "7".parse()?; Ok(n + c) }.await;
    let e = e.ok();
    let f = ask_user::<u32>("f?").await?;
    Ok(format!("{text} {b} {c} {d} {e:?} {f}"))
} }

same! { a_const_block_runs_between_questions (log) -> Result<u32, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let b = { log.note("block"); a + 1 };
    let c = ask_user::<u32>("c?").await?;
    let d = const { 3 + 4 };
    Ok(a + b * 10 + c * 100 + d * 1000)
} }

same! { items_inside_the_function_are_visible_everywhere (log) -> Result<String, ToolError>, {
    const FACTOR: u32 = 3;
    let a = times(ask_user::<u32>("a?").await?);
    fn times(n: u32) -> u32 { n * FACTOR }
    #[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
    struct Local { n: u32, kind: Kind }
    #[derive(Debug, Clone, Copy, PartialEq, serde::Serialize, serde::Deserialize)]
    enum Kind { Odd, Even }
    impl Local { fn new(n: u32) -> Self { Self { n, kind: if n % 2 == 0 { Kind::Even } else { Kind::Odd } } } }
    trait Show { fn show(&self) -> String; }
    impl Show for Local { fn show(&self) -> String { format!("{}{:?}", self.n, self.kind) } }
    type Many = Vec<Local>;
    let mut many: Many = vec![Local::new(a)];
    let b = ask_user::<u32>("b?").await?;
    many.push(Local::new(b));
    let shown = {
        use std::fmt::Write;
        let mut text = String::new();
        for local in &many {
            write!(text, "{}", local.show())?;
            checkpoint().await;
        }
        text
    };
    log.note(shown.clone());
    Ok(format!("{shown} {many:?}"))
} }

same! { items_in_inner_blocks (log) -> Result<String, ToolError>, {
    let a = {
        use std::collections::BTreeMap as Map;
        const STEP: u32 = 2;
        let mut map = Map::new();
        map.insert(ask_user::<u32>("a?").await?, STEP);
        map.insert(100, ask_user::<u32>("b?").await?);
        map
    };
    let b = if confirm("c?").await? {
        fn inner(n: usize) -> usize { n + 1 }
        let n = ask_user::<u32>("d?").await?;
        inner(n as usize)
    } else { 0 };
    log.val(b);
    Ok(format!("{a:?} {b}"))
} }

same! { a_macro_rules_inside_the_function (log) -> Result<String, ToolError>, {
    macro_rules! double { ($n:expr) => { $n * 2 }; }
    let a = double!(ask_number(log));
    fn ask_number(log: &Log) -> u32 { log.val(4) }
    let b = ask_user::<u32>("b?").await?;
    let c = double!(b) + double!(a);
    let d = ask_user::<u32>("d?").await?;
    Ok(format!("{a} {} {c} {d}", double!(d)))
} }

same! { attributes_and_cfgs_on_statements (log) -> Result<String, ToolError>, {
    #[allow(unused_variables)]
    let a = ask_user::<u32>("a?").await?;
    #[cfg(any())]
    let b = "never";
    #[cfg(not(any()))]
    let b = 5u32;
    #[cfg(any())]
    { log.note("never"); }
    #[cfg(not(any()))]
    log.note("always");
    let c = ask_user::<u32>("c?").await?;
    #[expect(clippy::let_and_return)]
    let d = { let e = ask_user::<u32>("e?").await?; e };
    #[rustfmt::skip]
    let f = if cfg!(any()) { 1 } else { ask_user::<u32>("f?").await? };
    Ok(format!("{a} {b} {c} {d} {f}"))
} }

same! { a_format_string_captures_what_lives (log) -> Result<String, ToolError>, {
    let name = String::from("n");
    let width = 6usize;
    let digits = 2;
    let price = 1.5f64;
    let a = ask_user::<u32>("a?").await?;
    let one = format!("{name:>width$}|{price:.digits$}|{price:>width$.digits$}|{{name}}|{a:?}");
    let b = ask_user::<u32>("b?").await?;
    let two = format!("{0:>1$}|{name:?}|{b:>w$}", one.len(), width, w = digits);
    log.note(format!(r#"{name}"{a}"#));
    let c = ask_user::<u32>("c?").await?;
    let three = format!("{}", format_args!("{name}{c}"));
    Ok(format!("{one} {two} {three}"))
} }

same! { macros_that_leave_the_function (log) -> Result<String, ToolError>, {
    macro_rules! bail { ($text:expr) => { return Err(ToolError::new($text)) }; }
    macro_rules! ensure { ($what:expr) => { if !$what { bail!("not ensured"); } }; }
    let a = ask_user::<u32>("a?").await?;
    ensure!(a != 0);
    let mut n = 0;
    loop {
        n += 1;
        macro_rules! stop { () => { break }; }
        let b = ask_user::<u32>(format!("b{n}")).await?;
        if b > 2 { stop!(); }
        if n > 5 { bail!(format!("too often: {n}")); }
    }
    let c = ask_user::<u32>("c?").await?;
    log.val(c);
    Ok(format!("{n}"))
} }

same! { matches_vec_dbg_like_macros (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    let small = matches!(a, 0 | 1);
    let list = vec![a; 2];
    let b = ask_user::<u32>("b?").await?;
    assert!(list.len() == 2, "{list:?}");
    debug_assert_ne!(list.len(), 3);
    if b > 100 { unreachable!("never {b}") }
    let text = concat!("x", 1);
    let c = ask_user::<u32>("c?").await?;
    log.note(text);
    Ok(format!("{small} {list:?} {c}"))
} }

same! { a_question_by_its_path (log) -> Result<String, ToolError>, {
    let a = ask_user::<u32>("a?").key("first").await?;
    let b = confirm("b?").key("second").await?;
    let c = choose("c?", ["x", "y"]).key("third").await?;
    log.note(c.clone());
    let picked = choose("d?", vec![String::from("p"), c.clone()]).await?;
    Ok(format!("{a} {b} {c} {picked}"))
} }

same! { a_batch_is_one_round (log) -> Result<String, ToolError>, {
    let (a, b) = ask_all((ask_user::<u32>("a?").key("k1"), confirm("b?").key("k2"))).await?;
    log.val(a);
    let (c, d, e) = ask_each((ask_user::<u32>("c?").key("k1"), ask_user::<String>("d?").key("k2"), choose("e?", ["x", "y"]).key("k3"))).await;
    let sum = a + c.unwrap_or(50);
    checkpoint().await;
    Ok(format!("{a} {b} {sum} {d:?} {e:?}"))
} }

same! { a_plain_return_type_without_result (log) -> String, {
    let Ok(a) = ask_user::<u32>("a?").await else { return "nothing".into() };
    let b = confirm("b?").await.unwrap_or_default();
    log.note("end");
    format!("{a} {b}")
} }

same! { a_function_that_returns_nothing (log) -> Result<(), ToolError>, {
    let a = ask_user::<u32>("a?").await?;
    if a > 2 { return Ok(()); }
    log.val(a);
    checkpoint().await;
    Ok(())
} }

same! { a_function_whose_last_statement_is_a_loop (log) -> (), {
    for i in 0..3u32 {
        if let Ok(n) = ask_user::<u32>(format!("{i}")).await { log.val(n); }
    }
} }
