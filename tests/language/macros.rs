//! Macros of the author's: what they bind, name, and leave by.

use crate::{
    differential::{Log, cat},
    same,
};

macro_rules! stop {
    () => {
        break
    };
    ($l:lifetime) => {
        break $l
    };
}
macro_rules! skip {
    () => { continue };
    ($l:lifetime) => { continue $l };
}
macro_rules! note {
    ($log:expr, $($t:tt)*) => { $log.note(format!($($t)*)) };
}

same! { a_macro_of_the_body_names_what_stands_before_it (log) -> Result<String, ToolError>, {
    let total = 1i64;
    macro_rules! show { () => { log.note(format!("{total} {}", total + 1)) } }
    let a: i64 = ask_user("a?").await?;
    show!();
    let total = a * 100;
    let b: i64 = ask_user("b?").await?;
    show!();
    Ok(format!("{total}{b}"))
} }

same! { a_macro_of_the_body_changes_what_it_names (log) -> Result<String, ToolError>, {
    let mut total = 1i64;
    macro_rules! add { ($n:expr) => { total += $n } }
    let a: i64 = ask_user("a?").await?;
    add!(a);
    {
        let total = "inner";
        let b: i64 = ask_user("b?").await?;
        add!(b);
        log.note(total);
    }
    let c: i64 = ask_user("c?").await?;
    add!(c);
    Ok(format!("{total}"))
} }

same! { a_label_is_left_by_a_macro (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    'outer: for i in 0..4u32 {
        let a: u32 = ask_user(format!("a{i}?")).await?;
        for k in 0..3u32 {
            if (a + k) % 4 == 3 { stop!('outer); }
            if (a + k) % 4 == 2 { skip!('outer); }
            let b: u32 = ask_user("b?").await?;
            if b == 4 { stop!('outer); }
            if b == 3 { skip!('outer); }
            if b == 2 { stop!(); }
            if b == 1 { skip!(); }
            out += &format!("{i}{k}{b};");
        }
        out += ".";
    }
    Ok(out)
} }

same! { a_loop_is_left_by_a_macro_where_a_variable_gets_its_value_late (log) -> Result<String, ToolError>, {
    let mut last;
    let mut n = 0u32;
    loop {
        n += 1;
        let a: u32 = ask_user("a?").await?;
        last = a;
        if a == 4 { stop!(); }
        if a == 3 && n < 4 { skip!(); }
        note!(log, "{last}");
        if n > 4 { stop!(); }
    }
    Ok(format!("{last} {n}"))
} }

same! { a_value_is_made_in_the_round_that_a_macro_leaves (log) -> Result<String, ToolError>, {
    let mut n = 0u32;
    let text;
    'all: loop {
        n += 1;
        let a: u32 = ask_user("a?").await?;
        loop {
            if n > 3 { text = format!("many {a}"); stop!('all); }
            let b: u32 = ask_user("b?").await?;
            if b > 2 { text = format!("big {b}"); stop!('all); }
            if b == 1 { skip!('all); }
            if b == 2 { stop!(); }
            n += 1;
        }
        note!(log, "again");
    }
    Ok(text)
} }

same! { a_macro_of_the_body_leaves (log) -> Result<String, ToolError>, {
    let mut out = 0u32;
    'rows: for i in 0..3u32 {
        macro_rules! done { ($n:expr) => { if $n == 3 { break 'rows } else if $n == 2 { continue 'rows } } }
        for k in 0..2u32 {
            let a: u32 = ask_user("a?").await?;
            done!(a);
            let b: u32 = ask_user("b?").await?;
            done!(b);
            out += a + b * 10;
        }
        note!(log, "row {i}");
    }
    macro_rules! give_up { ($n:expr) => { if $n == 4 { return Ok(format!("gave up {out}")) } } }
    let c: u32 = ask_user("c?").await?;
    give_up!(c);
    Ok(format!("{out}"))
} }

macro_rules! hygienic {
    ($test:ident, $n:ident) => {
        same! { $test (log) -> Result<String, ToolError>, {
            let n = 1u32;
            let $n = 100u32;
            let a: u32 = ask_user("a?").await?;
            let sum = n + $n + a;
            {
                let mut n = 7u32;
                log.note(format!("{n} {}", $n));
                let b: u32 = ask_user("b?").await?;
                n += b;
                log.note(format!("{n} {}", $n));
                let $n = 9u32;
                let c: u32 = ask_user("c?").await?;
                log.note(format!("{n} {} {c}", $n));
            }
            let d: u32 = ask_user("d?").await?;
            Ok(format!("{n} {} {sum} {d}", $n))
        } }
    };
}
hygienic! { two_variables_of_one_text_from_different_macros, n }

macro_rules! set {
    ($n:ident, $v:expr) => {
        let mut $n = $v;
    };
}
macro_rules! both {
    ($a:ident, $b:ident = $v:expr) => {
        let ($a, $b) = $v;
    };
}

same! { a_variable_is_made_by_a_macro (log) -> Result<String, ToolError>, {
    set!(total, 50i64);
    both!(x, y = (1u8, String::from("y")));
    let a: i64 = ask_user("a?").await?;
    total += a;
    note!(log, "{total} {x} {y}");
    let b: i64 = ask_user("b?").await?;
    {
        set!(inner, b * 2);
        let c: i64 = ask_user("c?").await?;
        inner += c;
        note!(log, "{inner} {total}");
    }
    set!(inner, y);
    let d: i64 = ask_user("d?").await?;
    Ok(format!("{total} {x} {inner} {d}"))
} }

same! { a_variable_is_handed_to_macros_that_bind_nothing (log) -> Result<String, ToolError>, {
    let mut total = 1i64;
    let text = String::from("t");
    note!(log, "{}", total);
    let a: i64 = ask_user("a?").await?;
    note!(log, "{}{text}", total + a);
    total += a;
    loop {
        note!(log, "{}", text);
        let b: i64 = ask_user("b?").await?;
        total += b;
        if total > 5 { break; }
        note!(log, "{}", total);
        total += 1;
    }
    drop(text);
    fn helper(n: i64) -> i64 { n + 1 }
    note!(log, "{}", helper(total));
    let c: i64 = ask_user("c?").await?;
    Ok(format!("{}", helper(total) + c))
} }

same! { a_name_is_hidden_by_a_macro_and_not_used_behind_a_question (log) -> Result<String, ToolError>, {
    let total = 1i64;
    let a: i64 = ask_user("a?").await?;
    {
        set!(total, total + 10 + a);
        total += 1;
        note!(log, "{total}");
    }
    let b: i64 = ask_user("b?").await?;
    Ok(format!("{total} {b}"))
} }

macro_rules! block { ($($t:tt)*) => { $($t)* } }
macro_rules! give {
    ($n:ident = $v:expr) => {
        let $n = $v;
    };
}
macro_rules! some {
    ($p:pat) => {
        Some($p)
    };
}
macro_rules! bail { ($($t:tt)*) => { return Ok(format!($($t)*)) } }
macro_rules! ensure { ($c:expr, $($t:tt)*) => { if !$c { return Ok(format!($($t)*)) } } }
macro_rules! ask_it {
    ($q:expr) => {
        log_it($q)
    };
}
fn log_it(n: u32) -> u32 {
    n + 1
}

same! { a_macro_declares_what_it_is_given_as_code (log) -> Result<String, ToolError>, {
    block! { let total = 50u32; let mut more = String::from("m"); }
    let a: u32 = ask_user("a?").await?;
    more.push('x');
    ensure!(a < 4, "{a} is too much {total}");
    let b: u32 = ask_user("b?").await?;
    if b == 3 { bail!("{} {more}", total + b); }
    let c = match Some(b) { some!(_) if a > 1 => { let d: u32 = ask_user("d?").await?; d } some!(0) => 0, _ => 1 };
    Ok(format!("{total} {more} {c}"))
} }

same! { macros_declare_and_leave_in_a_loop_over_a_place (log) -> Result<String, ToolError>, {
    let n = 1u32;
    let list = vec![1u32, 2, 3];
    let mut sum = 0u32;
    for x in &list {
        give!(twice = x * 2);
        let a: u32 = ask_user("a?").await?;
        sum += twice + a;
        ensure!(sum < 14, "{sum} {}", list.len());
        give!(k = ask_it!(sum));
        let b: u32 = ask_user("b?").await?;
        sum += k + b;
        if sum > 9 { give!(q = sum); let z: u32 = ask_user("z?").await?; bail!("{q} {z} {n}"); }
    }
    Ok(format!("{sum} {n}"))
} }

same! { macros_of_the_body_write_to_what_they_name (log) -> Result<String, ToolError>, {
    let mut out = String::new();
    macro_rules! put { ($($t:tt)*) => { out.push_str(&format!($($t)*)) } }
    let mut n = 0u32;
    macro_rules! next { () => {{ n += 1; put!("[{n}]"); n }} }
    let a: u32 = ask_user("a?").await?;
    put!("{a}");
    let b = next!();
    let c: u32 = ask_user("c?").await?;
    put!("{b}{c}");
    let d = next!();
    let e: u32 = ask_user("e?").await?;
    Ok(format!("{out} {d} {e} {n}"))
} }

same! { a_macro_of_the_body_means_what_it_meant_where_it_was_written (log) -> Result<String, ToolError>, {
    let x = 5u32;
    macro_rules! outer_x { () => { x } }
    {
        let x = "inner";
        let a: u32 = ask_user("a?").await?;
        log.note(format!("{} {x} {a}", outer_x!()));
        let b: u32 = ask_user("b?").await?;
        log.note(format!("{} {x} {b}", outer_x!()));
    }
    let x = 7u8;
    let c: u32 = ask_user("c?").await?;
    Ok(format!("{} {x} {c}", outer_x!()))
} }

macro_rules! point {
    ($x:ident, $y:ident) => { ($x, mut $y) };
}
macro_rules! found {
    ($x:ident) => {
        Some($x)
    };
}

same! { patterns_of_macros_bind (log) -> Result<String, ToolError>, {
    let point!(x, y) = (50i64, String::from("y"));
    let a: i64 = ask_user("a?").await?;
    y.push('z');
    note!(log, "{x}{y}{a}");
    match (1u8, 2i64) {
        point!(p, q) => {
            let b: i64 = ask_user("b?").await?;
            q += b;
            note!(log, "{p} {q}");
        }
    }
    let list = vec![1i64, 2];
    if let found!(first) = list.first().copied() && confirm(format!("{first}?")).await? {
        let c: i64 = ask_user("c?").await?;
        note!(log, "{first}{c}");
    }
    for point!(k, v) in [(1i64, 2i64), (3, 4)] {
        let d: i64 = ask_user("d?").await?;
        v += d;
        note!(log, "{k}{v}");
    }
    let found!(last) = list.last().copied() else { return Ok(y) };
    let e: i64 = ask_user("e?").await?;
    let leaf = match Some(e) { found!(x) => x * 2, None => 0 };
    Ok(format!("{x}{y}{last}{e}{leaf}"))
} }
