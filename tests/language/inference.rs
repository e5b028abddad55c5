//! Types that nothing says in the rest of a function: what is assigned after a question has the type it had before.

use crate::{
    same,
    thrice::{Log, cat},
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
