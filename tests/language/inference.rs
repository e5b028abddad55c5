//! Types that nothing says in the rest of a function: what is assigned after a question has the type it had before.

use crate::{
    differential::{Log, cat},
    same,
};

same! { a_number_keeps_its_type_where_it_is_set_anew (log) -> Result<String, ToolError>, {
    let mut n = 1.5f32;
    log.note(format!("{n}"));
    let a = confirm("a?").await?;
    n = 16_777_217.0;
    Ok(format!("{n:?} {a}"))
} }

same! { integers_keep_their_width (log) -> Result<String, ToolError>, {
    let mut wide = 1u64;
    let mut narrow = 1u8;
    let mut signed = -1i16;
    log.note(format!("{wide}{narrow}{signed}"));
    let a: u32 = ask_user("a?").await?;
    wide = 3;
    narrow = 250;
    signed = 1;
    let b: u32 = ask_user("b?").await?;
    wide = 1;
    narrow = 255;
    signed = 30_000;
    Ok(format!("{} {} {} {} {a}{b}", wide << 40, narrow.wrapping_add(1), signed.wrapping_add(3_000), size_of_val(&wide)))
} }

same! { a_late_variable_has_the_type_of_its_other_branch (log) -> Result<String, ToolError>, {
    let n;
    let k: u32 = ask_user("k?").await?;
    if k > 2 {
        n = 7u8;
        log.note(format!("{}", n.leading_zeros()));
    } else {
        let more: u32 = ask_user("more?").await?;
        n = 1;
        log.note(format!("{}{more}", size_of_val(&n)));
    }
    Ok(format!("{}", n.leading_zeros()))
} }

same! { parts_of_a_tuple_are_assigned (log) -> Result<String, ToolError>, {
    let (mut a, mut b) = (1i8, 2f32);
    log.note(format!("{a}{b}"));
    let k: u32 = ask_user("k?").await?;
    (a, b) = (127, 16_777_217.0);
    log.note(format!("{} {b:?} {k}", a.wrapping_add(1)));
    let m: u32 = ask_user("m?").await?;
    [a, _] = [2, 3];
    (_, b) = (1, 0.1);
    Ok(format!("{} {:?} {m}", size_of_val(&a), b + 0.2))
} }

same! { a_variable_of_a_pattern_is_assigned (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    if let Some(mut n) = Some(3u64) {
        log.note(format!("{n}"));
        let k: u32 = ask_user("k?").await?;
        n = 1;
        out += &format!("{} {k};", n << 33);
    }
    match Ok::<f32, ()>(1.0) {
        Ok(mut x) if x < 2.0 => {
            let k: u32 = ask_user("x?").await?;
            x = 16_777_217.0;
            out += &format!("{x:?} {k};");
        }
        _ => {}
    }
    for mut i in [1i8, 2] {
        log.note(format!("{i}"));
        let k: u32 = ask_user("i?").await?;
        i = 127;
        out += &format!("{} {k};", i.wrapping_add(1));
    }
    Ok(out)
} }

trait Called {
    fn called(&self) -> &'static str;
}
impl Called for i32 {
    fn called(&self) -> &'static str {
        "i32"
    }
}
impl Called for u16 {
    fn called(&self) -> &'static str {
        "u16"
    }
}

same! { a_method_is_chosen_by_the_type_from_before (log) -> Result<String, ToolError>, {
    let mut n = 5u16;
    log.note(n.called());
    let k: u32 = ask_user("k?").await?;
    n = 6;
    log.note(n.called());
    let m: u32 = ask_user("m?").await?;
    n = 7;
    Ok(format!("{} {k}{m}", n.called()))
} }

same! { a_variable_made_between_two_questions_gets_its_type_behind_the_second (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    for turn in 0..2u32 {
        let k: u32 = ask_user("k?").await?;
        let mut n = 0;
        log.note(format!("{} {k} {turn}", size_of_val(&n)));
        let m: u32 = ask_user("m?").await?;
        n = u64::from(m);
        out += &format!("{n}");
    }
    Ok(out)
} }

same! { what_only_the_beginning_says (log) -> Result<String, ToolError>, {
    let mut best = Some(3u32);
    let mut list: Vec<u8> = vec![1];
    let mut text = String::from("a");
    let mut seen = std::collections::BTreeSet::from([1u8]);
    let mut bytes = &[1u8, 2][..];
    let mut add: Box<dyn Fn(u32) -> u32 + Send> = Box::new(|n| n + 1);
    log.note(format!("{best:?}{list:?}{text}{seen:?}{bytes:?}{}", add(1)));
    let k: u32 = ask_user("k?").await?;
    best = None;
    list = [3, 4].into_iter().collect();
    text = "b".into();
    seen = [7, 7].into_iter().collect();
    bytes = &[9, 9, 9];
    add = Box::new(move |n| n + k);
    log.note(format!("{best:?}{list:?}{text}{seen:?}{bytes:?}{}", add(2)));
    let m: u32 = ask_user("m?").await?;
    best = None;
    list = Default::default();
    text = 'c'.into();
    bytes = &[];
    Ok(format!("{best:?}{list:?}{text}{bytes:?}{m}"))
} }

same! { boxes_of_things_that_nobody_named (log) -> Result<String, ToolError>, {
    let mut f = boxed(1);
    log.note(format!("{}", f(1)));
    let k: u32 = ask_user("k?").await?;
    f = Box::new(|n| n * 2);
    log.note(format!("{}", f(k)));
    let m: u32 = ask_user("m?").await?;
    f = Box::new(move |n| n * m);
    Ok(format!("{}", f(3)))
} }

fn boxed(by: u32) -> Box<dyn Fn(u32) -> u32 + Send> {
    Box::new(move |n| n + by)
}

same! { a_variable_is_set_before_and_behind_a_loop_that_asks (log) -> Result<String, ToolError>, {
    let mut last = 0u8;
    while last < 3 {
        let mut step = 1;
        log.note(format!("{}", size_of_val(&step)));
        let k: u32 = ask_user("k?").await?;
        step = u16::try_from(k % 4).unwrap_or(0) as u8;
        last = last + step + 1;
    }
    last = 255;
    Ok(format!("{}", last.wrapping_add(1)))
} }

same! { a_hidden_variable_is_set_anew (log) -> Result<String, ToolError>, {
    let mut n = 1.5f32;
    log.note(format!("{n}"));
    {
        let mut n = 3u8;
        log.note(format!("{n}"));
        let k: u32 = ask_user("k?").await?;
        n = 255;
        log.note(format!("{} {k}", n.wrapping_add(1)));
    }
    n = 16_777_217.0;
    Ok(format!("{n:?}"))
} }

same! { a_type_that_comes_out_of_a_closure (log) -> Result<String, ToolError>, {
    let mut total = 0;
    let mut parse = |s: &str| s.parse();
    total = parse("3").unwrap_or(1u8);
    drop(parse);
    let a: u32 = ask_user("a?").await?;
    let mut other = Default::default();
    log.note(format!("{}", size_of_val(&other)));
    let b: u32 = ask_user("b?").await?;
    if b > 2 { other = 5u16; log.note(format!("{other}")); }
    total = 200;
    let c: u32 = ask_user("c?").await?;
    other = 70_000u32 as _;
    Ok(format!("{} {other} {a}{b}{c}", total.wrapping_add(100)))
} }

same! { variables_of_patterns_and_values_of_loops (log) -> Result<String, ToolError>, {
    let mut queue = std::collections::VecDeque::new();
    queue.push_back((1u8, 2.5f32));
    let mut out = String::new();
    while let Some((mut n, mut x)) = queue.pop_front() {
        let a: u32 = ask_user("a?").await?;
        n = 255;
        x = 16_777_217.0;
        out += &format!("{} {x:?} {a};", n.wrapping_add(1));
        let b: u32 = ask_user("b?").await?;
        if b > 2 && out.len() < 100 { queue.push_back((b as u8, 1.0)); }
    }
    let r = loop {
        let v: u32 = ask_user("v?").await?;
        if v > 2 { break 1.5f32; }
        if v == 1 { break 16_777_217.0; }
        let w: u32 = ask_user("w?").await?;
        if w > 3 { break 0.1; }
        log.note("again");
    };
    let s = match a_number(log) { 1 => { let q: u32 = ask_user("q?").await?; (q as u8).into() } 2 => 3u64, _ => 1 };
    Ok(format!("{out} {:?} {}", r + 0.2, s << 40))
} }
fn a_number(log: &Log) -> u32 {
    log.val(1)
}

same! { options_and_results_are_set_anew (log) -> Result<String, ToolError>, {
    let mut state = None;
    let mut err = Err("x".to_string());
    let mut n = 0usize;
    loop {
        n += 1;
        state = match state { None => Some(1u8), Some(k) => Some(k.wrapping_add(254)) };
        let a: u32 = ask_user("a?").await?;
        if a == 1 { state = None; err = Ok(5i8); }
        let b: u32 = ask_user("b?").await?;
        if b == 2 { err = Err("y".into()); break; }
        if n > 3 { break; }
    }
    state = Some(255);
    let c: u32 = ask_user("c?").await?;
    err = err.and(Ok(-128));
    Ok(format!("{:?} {:?} {c}", state.map(|s| s.wrapping_add(1)), err.map(|e| e.wrapping_sub(1))))
} }

same! { late_variables_in_tuples_arrays_and_structs (log) -> Result<String, ToolError>, {
    let (a, b);
    let q: u32 = ask_user("q?").await?;
    (a, b) = if q > 2 { (1u8, "x") } else { let r: u32 = ask_user("r?").await?; (200, if r > 1 { "y" } else { "z" }) };
    let [mut c, mut d]: [_; 2] = [a, 3];
    let s: u32 = ask_user("s?").await?;
    [c, d] = [255, 128];
    struct P { x: f32, y: u8 }
    let P { x: mut px, y: mut py } = P { x: 0.5, y: 1 };
    log.note(format!("{px}{py}"));
    let t: u32 = ask_user("t?").await?;
    P { x: px, y: py } = P { x: 16_777_217.0, y: 255 };
    Ok(format!("{} {} {b} {px:?} {} {s}{t}", c.wrapping_add(1), d.wrapping_mul(2), py.wrapping_add(1)))
} }

same! { borrows_and_functions_are_set_anew (log) -> Result<String, ToolError>, {
    let mut best = &[1u8, 2, 3][..];
    let mut name = "abc";
    let mut cow = std::borrow::Cow::Borrowed("q");
    let mut f: fn(u32) -> u32 = |x| x + 1;
    log.note(format!("{best:?}{name}{cow}{}", f(1)));
    let a: u32 = ask_user("a?").await?;
    best = &[];
    name = &"xyz"[1..];
    cow = format!("{a}").into();
    f = |x| x * 2;
    log.note(format!("{best:?}{name}{cow}{}", f(3)));
    let b: u32 = ask_user("b?").await?;
    Ok(format!("{best:?}{name}{cow}{b}"))
} }

same! { loops_in_loops_set_variables_anew (log) -> Result<String, ToolError>, {
    let mut i = 0;
    let mut acc = Vec::new();
    'o: while i < 3 {
        i += 1;
        let mut j = 0;
        loop {
            j += 1;
            let mut flag = false;
            let a: u32 = ask_user("a?").await?;
            flag = a > 2;
            if flag { continue 'o; }
            if j > 2 { break; }
            let mut width = 3;
            acc.push(i * 10 + j);
            let b: u32 = ask_user("b?").await?;
            width = b as u64;
            log.note(format!("{}", width << 33));
        }
    }
    Ok(format!("{acc:?} {i}"))
} }
