//! Ranges as values, and loops over every kind of them: one that has come to its end does not begin again.

use serde_json::json;

use crate::{
    differential::{Log, cat},
    same,
};

same! { loops_over_every_kind_of_range (log) -> Result<String, ToolError>, {
    let mut seen = Vec::new();
    for n in (1..=3).rev() {
        let m: u8 = ask_user("down?").await?;
        seen.push(format!("{n}{m}"));
    }
    for letter in 'a'..='c' {
        let m: u8 = ask_user("letter?").await?;
        seen.push(format!("{letter}{m}"));
    }
    for n in u128::MAX - 1..=u128::MAX {
        let m: u8 = ask_user("big?").await?;
        seen.push(format!("{n}{m}"));
    }
    for n in (0..=u8::MAX).step_by(200) {
        let m: u8 = ask_user("wide?").await?;
        seen.push(format!("{n}{m}"));
    }
    for n in i8::MIN..=i8::MIN {
        log.val(n);
        let m: u8 = ask_user("one?").await?;
        seen.push(format!("{n}{m}"));
    }
    for (n, letter) in (1..=2).zip('x'..) {
        let m: u8 = ask_user("both?").await?;
        seen.push(format!("{n}{letter}{m}"));
    }
    for n in 7.. {
        if ask_user::<u8>("on?").await? > 100 || n > 9 { break; }
    }
    Ok(seen.join(" "))
} }

same! { a_loop_over_a_range_that_has_come_to_its_end (log) -> Result<String, ToolError>, {
    let mut seen = String::new();
    for round in 0..2 {
        for n in 1..=2 {
            log.val(n);
            if confirm("inner?").await? { seen += &format!("{round}{n} "); }
        }
        let mut over = 1..=1;
        over.next();
        for n in over {
            seen += &format!("never {n}");
            let _ = confirm("inner?").await?;
        }
        seen += &ask_user::<u8>("outer?").await?.to_string();
    }
    Ok(seen)
} }

same! { a_range_of_one_item_that_is_a_local (log) -> Result<String, ToolError>, {
    let low: i64 = ask_user("low?").await?;
    let range = low..=low;
    let mut taken = low..=low + 1;
    taken.next();
    let guessed = (low..=low).contains(&ask_user("guess?").await?);
    let again = range.clone().sum::<i64>() + taken.next().unwrap_or(-1);
    log.val(again);
    let floats = (1.0..=1.0, "a"..="a");
    checkpoint().await;
    Ok(format!("{range:?} {guessed} {again} {floats:?}"))
} }

same! { ranges_with_more_to_come_inside_of_others (log) -> Result<String, ToolError>, {
    let mut list = vec![1..=5, 2..=2 + 1];
    let mut some = Some(('a'..='z', 3..3));
    list[0].next();
    some.as_mut().map(|pair| pair.0.next());
    let n: u8 = ask_user("n?").await?;
    let next = (list[0].next(), some.as_mut().and_then(|pair| pair.0.next()));
    checkpoint().await;
    Ok(format!("{n} {next:?} {list:?} {some:?}"))
} }
