//! Programs of seed 1. Made by a machine.

use std::collections::BTreeMap;

use crate::{prelude::*, thrice};

thrice! { p0, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let g: Shape = Shape::Size((arg0.len() as u32));
        let c: Option<u32> = ask_user::<u32>("q4").await.ok();
        'b5: {
            let mut h: Option<u32> = Option::<u32>::map(ask_user::<u32>("q6").await.ok(), |n: u32| (n + a) % 50);
            let Some(b) = ask_user::<u32>("q7").await.ok() else {
                _ = ask_user::<u32>("q8").await?;
                break 'b5;
            };
        }
        'out11: for w10 in 0..3u32 {
            log.val(w10);
            let d = (Row { v: Vec::from([a, a]), n: a, s: cat("a b".to_owned(), c.unwrap_or(3)) });
            log.note(choose("q15", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q12").await? {
                    continue_9!();
                }
                if confirm("q16").await? {
                    log.later((a % 3 == 0)).await;
                } else {
                    log.note("e17");
                }
                log.val(x);
            }
        }
        log.note(choose("q18", ["x", "y"]).await?);
        let g: Option<u32> = ask_user::<u32>("q19").await.ok();
        log.val(c.unwrap_or(3));
        let e: Vec<u32> = arg0.clone();
        Ok(format!("{c:?} {e:?} "))
    }
    outside {
        macro_rules! continue_9 { () => { continue } }
    }
}

thrice! { p1, (log) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await.unwrap_or((!0 % 50));
        let e = Default::default();
        same(&e, &[] as &[u32]);
        let mut g = (Row { v: [[vec![3].into_iter().map(|n| n + e).collect::<Vec<u32>>(), (0..e % 4).collect::<Vec<u32>>()].concat(), (0..(e ^ e) % 4).collect::<Vec<u32>>()].concat(), n: ((measured("text2", [e, e][u32::min(e % 2, 1) as usize]) as u8) as u32), s: cat(cat("a b".to_owned().replace("a", &"a b".to_owned()).trim(), *&e).trim(), u32::from(((2 % 3 == 3) && (e % 3 == 2)))) });
        log.val(e);
        macro_rules! break_block_3 { ($l:lifetime) => { break $l } }
        'out5: {
            let w4 = 1;
            let _: u32 = ask_user("q8").await.unwrap_or(3);
            if ask_user::<bool>("q6").await? {
                break_block_3!('out5);
            }
            log.val(w4);
        }
        let _: u32 = ask_user("q9").await.unwrap_or(3);
        let b: Vec<u32> = Vec::from([measured("text0", *Box::new(e)), g.clone().sum(((e + e) % 97), (2 * e % 89))]);
        log.note("e10");
        log.val(measured(cat("s", e).as_str(), [b.clone(), b.clone()].concat().get(e as usize).copied().unwrap_or(1)));
        let mut a: Option<u32> = Some(three(measured("a b".to_owned().as_str(), e), [e, e][u32::min(e % 2, 1) as usize], (!e % 50)));
        Ok(format!("{e:?} {g:?} {b:?} {a:?} "))
    }
}

thrice! { p2, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let a: Vec<u32> = [Vec::from([u32::from({ let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? }), u32::from((1 % 3 == 0))]), [vec![7, arg0, 3], Vec::from([(|n: u32| (n + arg0) % 40)(arg0), "7".parse::<u32>()?])].concat()].concat();
        let g = Row::default();
        match g.clone().sum(u32::abs_diff(a.clone().get((a.len() as u32) as usize).copied().unwrap_or(1), (g.n % (arg0 + 1))), (String::new().len() as u32)) {
            0 => {
                let g: Option<u32> = Some(arg0);
                log.later((arg0 % 3 == 1)).await;
            }
            x @ 1..=2 => {
                'out9: for w8 in 0..3u32 {
                    log.val(w8);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q10").await? > 1 {
                            break_7!('out9);
                        }
                        match *a.as_slice() {
                            [] => {
                                log.later((x % 3 == 1)).await;
                                macro_rules! break_with_11 { ($l:lifetime, $v:expr) => { break $l $v } }
                                let mut w12 = 0u32;
                                let given = 'out13: loop {
                                    w12 += 1;
                                    if w12 > 2 { break w12; }
                                    for x in [1u32, 2] {
                                        log.val(x);
                                        let _ = confirm("q18").await?;
                                        if ask_user::<u32>("q14").await? > 1 {
                                            break_with_11!('out13, w12 + 1);
                                        }
                                    }
                                };
                                log.val(given);
                                macro_rules! continue_19 { ($l:lifetime) => { continue $l } }
                                'out21: for w20 in 0..3u32 {
                                    log.val(w20);
                                    use std::cmp::max as max23;
                                    log.val(max23(x, 3));
                                    log.note(choose("q24", ["x", "y"]).await?);
                                    for x in 0..2u32 {
                                        if confirm("q22").await? {
                                            continue_19!('out21);
                                        }
                                        log.val(ask_user::<u32>("q25").await?);
                                        log.val(x);
                                    }
                                }
                            }
                            [x] if x != 0 => {
                                let mut g = g.clone();
                            }
                            [x, .., y] => {
                            }
                            _ => {
                            }
                        }
                        log.note(choose("q26", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                if confirm("q27").await? {
                    log.val(arg0);
                } else {
                    log.val(arg0);
                }
            }
            x if arg0 % 2 == 0 => {
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {a:?} {g:?} "))
    }
    outside {
        macro_rules! break_7 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p3, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q1").await?);
        let b: Vec<u32> = Vec::<u32>::new();
        let d = ask_user::<String>(format!("q3 {c}")).await?;
        if confirm("q8").await? {
            log.later((c % 3 == 3)).await;
        } else {
            log.note("e9");
        }
        if ask_user::<bool>("q7").await? {
            log.val(return_by_4!("x".parse::<u32>()));
        }
        if confirm("q10").await? {
            log.later((c % 3 == 1)).await;
        } else {
            log.note("e11");
        }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            match "3".parse::<u32>()? {
                0 | 3 | 5 if log.val(c) > 1 => {
                    let mut e = None;
                    same(&e, &[] as &[Option<u32>]);
                    let mut w17 = 0u32;
                    let given = 'out18: loop {
                        w17 += 1;
                        if w17 > 2 { break w17; }
                        for x in [1u32, 2] {
                            log.val(x);
                            if confirm("q26").await? {
                                log.note("e27");
                            } else {
                                log.note("e28");
                            }
                            if confirm("q19").await? {
                                break_with_16!('out18, w17 + 1);
                            }
                        }
                    };
                    log.val(given);
                    if confirm("q29").await? {
                        log.note("e30");
                    } else {
                        log.note("e31");
                    }
                    log.note("e32");
                }
                x => {
                    let mut a = d.clone();
                    {
                        let more = "0".parse::<u32>()?;
                        let mut add = |n: u32| { c = (c + n) % 60; c };
                        add(more);
                        log.val(add(1));
                    }
                    let mut n33 = 0u32;
                    'l34: for d in b.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                        n33 += 1;
                        if n33 > 4 { break; }
                    }
                }
            }
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q15").await? {
                    continue_12!('out14);
                }
                if confirm("q36").await? {
                    log.val(c);
                } else {
                    log.note("e37");
                }
                log.val(x);
            }
        }
        Ok(format!("{arg0:?} "))
    }
    outside {
        macro_rules! return_by_4 { ($e:expr) => { $e? } }
        macro_rules! continue_12 { ($l:lifetime) => { continue $l } }
        macro_rules! break_with_16 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! continue_20 { () => { continue } }
    }
}

thrice! { p4, (log) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q1").await?;
        let mut c = confirm(format!("q2 {e}")).await?;
        let b: Shape = Shape::Size(u32::from(c));
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            for x in 0..2u32 {
                if ask_user::<u32>("q7").await? > 1 {
                    continue_4!('out6);
                }
                let _ = confirm("q8").await?;
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q9").await?);
        let c: (u32, String) = (e, "p".to_owned());
        macro_rules! continue_10 { () => { continue } }
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            for x in 0..2u32 {
                if ask_user::<bool>("q13").await? {
                    continue_10!();
                }
                let _ = confirm("q14").await?;
                log.val(x);
            }
        }
        if confirm("q15").await? {
            log.note("e16");
        } else {
            log.later((1 % 3 == 3)).await;
        }
        macro_rules! return_17 { ($v:expr) => { return Err(ToolError::new($v)) } }
        log.val(ask_user::<u32>("q21").await?);
        if ask_user::<bool>("q20").await? {
            return_17!("left by a macro");
        }
        {
            macro_rules! continue_22 { ($l:lifetime) => { continue $l } }
            'out24: for w23 in 0..3u32 {
                log.val(w23);
                log.val(e);
                let _: u32 = ask_user("q26").await.unwrap_or(3);
                for x in 0..2u32 {
                    if ask_user::<u32>("q25").await? > 1 {
                        continue_22!('out24);
                    }
                    log.val(ask_user::<u32>("q27").await?);
                    log.val(x);
                }
            }
            'out30: for w29 in 0..3u32 {
                log.val(w29);
                log.note(choose("q32", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if ask_user::<u32>("q31").await? > 1 {
                        break_28!('out30);
                    }
                    let _: u32 = ask_user("q33").await.unwrap_or(3);
                    log.val(x);
                }
            }
        }
        #[cfg(all())]
        log.val(e);
        #[cfg(any())]
        log.note("never");
        let a = "11".parse()?;
        same(&a, &[] as &[u32]);
        let r35 = &a;
        Ok(format!("{e:?} "))
    }
    outside {
        macro_rules! continue_4 { ($l:lifetime) => { continue $l } }
        macro_rules! break_28 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p5, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 });
        let e = ask_user::<u32>("q2").await?;
        let mut b = ((vec![arg0].contains(&arg0) && (3 % 3 == 3)) && ((8 % 3 == 2) && (4 % 3 == 3)));
        let late7: String;
        match Shape::Size(arg0) {
            Shape::Named { s, n: x @ 0..=3 } if x != 0 => { late7 = s.clone(); }
            Shape::Size(0) => { late7 = cat(Row::default().into_text(e).trim(), e); }
            x => { late7 = String::new(); }
        }
        let _ = confirm("q8").await?;
        if ask_user::<u32>("q6").await? > 1 {
            log.val(return_by_3!("x".parse::<u32>()));
        }
        if confirm("q9").await? {
            log.val(arg0);
        } else {
            log.later((3 % 3 == 0)).await;
        }
        let late10: String;
        if ((cat("s", e) + &cat("s", arg0)).is_empty() && (b && (b && b))) {
            let mut w12 = 0u32;
            let given = 'out13: loop {
                w12 += 1;
                if w12 > 2 { break w12; }
                for x in [1u32, 2] {
                    log.val(x);
                    log.note(choose("q15", ["x", "y"]).await?);
                    if confirm("q14").await? {
                        break_with_11!('out13, w12 + 1);
                    }
                }
            };
            log.val(given);
            checkpoint().await;
            late10 = String::new();
            checkpoint().await;
            if ask_user::<bool>("q20").await? {
                log.val(return_by_17!("x".parse::<u32>()));
            }
        } else {
            b = !(String::new() == "a");
            late10 = cat(cat("s", e), e);
            'out33: for w32 in 0..3u32 {
                log.val(w32);
                log.note(choose("q35", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if ask_user::<u32>("q34").await? > 1 {
                        break_31!('out33);
                    }
                    if confirm("q36").await? {
                        log.later(b).await;
                    } else {
                        log.note("e37");
                    }
                    log.val(x);
                }
            }
        }
        Ok(format!("{arg0:?} {e:?} {b:?} "))
    }
    outside {
        macro_rules! return_by_3 { ($e:expr) => { $e? } }
        macro_rules! break_with_11 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! return_by_17 { ($e:expr) => { $e? } }
        macro_rules! break_with_21 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_31 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p6, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = Row::default().sum((Row { s: cat(cat(arg0.clone().trim(), arg1).trim(), measured("text2", arg1)), n: ask_user::<u32>("q1").await?, ..Row::default() }).n, arg1);
        let b = if ((5 % 3 == 0) || log.later((b % 3 == 1)).await) {
            if if (arg1 == arg1) {
                checkpoint().await;
                ((b % 3 == 3) && (arg1 % 3 == 2))
            } else {
                (arg1 % 3 == 2)
            } {
                macro_rules! return_by_3 { ($e:expr) => { $e? } }
                if confirm("q7").await? {
                    log.later((arg1 % 3 == 1)).await;
                } else {
                    log.note("e8");
                }
                if ask_user::<bool>("q6").await? {
                    log.val(return_by_3!("x".parse::<u32>()));
                }
            } else if ({ let (x, y) = ask_each((ask_user::<u32>("q9").key("k1"), confirm("q10").key("k2"))).await; x.is_ok() && y? } && arg0.clone().is_empty()) {
                'out13: for w12 in 0..3u32 {
                    log.val(w12);
                    for x in 0..2u32 {
                        if confirm("q14").await? {
                            break_11!('out13);
                        }
                        'out17: {
                            let w16 = 1;
                            log.note(choose("q20", ["x", "y"]).await?);
                            if confirm("q18").await? {
                                break_block_15!('out17);
                            }
                            log.val(w16);
                        }
                        let _: u32 = ask_user("q21").await.unwrap_or(3);
                        log.val(x);
                    }
                }
                'out24: for w23 in 0..3u32 {
                    log.val(w23);
                    if confirm("q26").await? {
                        log.note("e27");
                    } else {
                        log.later((b % 3 == 3)).await;
                    }
                    for x in 0..2u32 {
                        if ask_user::<bool>("q25").await? {
                            continue_22!('out24);
                        }
                        if confirm("q28").await? {
                            log.val(b);
                        } else {
                            log.later((6 % 3 == 1)).await;
                        }
                        log.val(x);
                    }
                }
                let _: u32 = ask_user("q33").await.unwrap_or(3);
                if ask_user::<u32>("q32").await? > 1 {
                    log.val(return_by_29!("x".parse::<u32>()));
                }
            }
            (b, "p".to_owned())
        } else {
            let g = (u32::abs_diff((arg0.len() as u32), b), cat(arg0.clone().trim(), b));
            (u32::from(g.1.clone().is_empty()), arg0.clone())
        };
        let mut a = ('b34: {
                if ('b35: {
                        if (if Option::<u32>::is_some(&Some(arg1)) {
                                return Ok(arg0.clone().replace("a", &b.1.clone()));
                            } else {
                                !(8 % 3 == 1)
                        }) { break 'b35 (arg1 % 3 == 3); }
                        #[cfg(all())]
                        log.later((arg1 % 3 == 2)).await;
                        #[cfg(any())]
                        log.note("never");
                        ((arg0 == arg0.clone()) && (arg1 < arg1))
                }) { break 'b34 Shape::Dot; }
                macro_rules! return_36 { ($v:expr) => { return Err(ToolError::new($v)) } }
                if confirm("q41").await? {
                    log.note("e42");
                } else {
                    log.later((arg1 % 3 == 0)).await;
                }
                if ask_user::<bool>("q39").await? {
                    return_36!("left by a macro");
                }
                checkpoint().await;
                (Shape::Named { s: (b.1.clone() + &if (arg1 % 3 == 0) {
                                cat("s", 8)
                            } else {
                                arg0.clone()
                        }), n: u32::max(vec![7, arg1, 3].get(arg1 as usize).copied().unwrap_or(1), *&arg1) })
        });
        log.later((arg1 % 3 == 2)).await;
        macro_rules! break_44 { () => { break } }
        'out46: for w45 in 0..3u32 {
            log.val(w45);
            if confirm("q48").await? {
                log.note("e49");
            } else {
                log.later((arg1 % 3 == 1)).await;
            }
            for x in 0..2u32 {
                if ask_user::<bool>("q47").await? {
                    break_44!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let mut w52 = 0u32;
        let given = 'out53: loop {
            w52 += 1;
            if w52 > 2 { break w52; }
            for x in [1u32, 2] {
                log.val(x);
                if confirm("q55").await? {
                    log.val(arg1);
                } else {
                    log.val(arg1);
                }
                if ask_user::<bool>("q54").await? {
                    break_with_51!('out53, w52 + 1);
                }
            }
        };
        log.val(given);
        let mut w57 = 0u32;
        let given = 'out58: loop {
            w57 += 1;
            if w57 > 2 { break w57; }
            for x in [1u32, 2] {
                log.val(x);
                let _: u32 = ask_user("q68").await.unwrap_or(3);
                if ask_user::<u32>("q59").await? > 1 {
                    break_with_56!('out58, w57 + 1);
                }
            }
        };
        log.val(given);
        log.val(ask_user::<u32>("q69").await?);
        Ok(format!("{arg0:?} {arg1:?} {a:?} "))
    }
    outside {
        macro_rules! break_11 { ($l:lifetime) => { break $l } }
        macro_rules! break_block_15 { ($l:lifetime) => { break $l } }
        macro_rules! continue_22 { ($l:lifetime) => { continue $l } }
        macro_rules! return_by_29 { ($e:expr) => { $e? } }
        macro_rules! break_with_51 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_with_56 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! continue_60 { () => { continue } }
    }
}

thrice! { p7, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d: u32 = ask_user::<u32>("q1").await?;
        let mut h: bool = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let c = Shape::Size(d);
        let h: Option<u32> = ask_user::<u32>(format!("q4 {arg1}")).await.ok();
        let mut h = "11".parse()?;
        same(&h, &[] as &[u32]);
        macro_rules! break_5 { ($l:lifetime) => { break $l } }
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            if confirm("q9").await? {
                log.later((d % 3 == 0)).await;
            } else {
                log.val(h);
            }
            for x in 0..2u32 {
                if ask_user::<bool>("q8").await? {
                    break_5!('out7);
                }
                let g = (((d as u8) as u32), String::new());
                log.note(choose("q10", ["x", "y"]).await?);
                log.val(x);
            }
        }
        checkpoint().await;
        log.later((5 % 3 == 2)).await;
        if !format!("{h:?}{:?}", d).is_empty() {
            let mut open13: Vec<u32> = [(h, vec![7, d, 3]).1, Vec::from([arg1, arg1])].concat();
            let mut n12 = 0u32;
            'l14: while let Some(h) = open13.pop() && n12 < 4 && cat(cat("s", h).trim(), d).is_empty() {
                n12 += 1;
            }
        }
        Ok(format!("{arg1:?} {c:?} {h:?} "))
    }
}

thrice! { p8, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut c = (Row { s: (if confirm(format!("q1 {arg1}")).await.unwrap_or(false) {
                        return Ok(cat(cat("s", arg1), arg0.clone().get((arg0.len() as u32) as usize).copied().unwrap_or(1)));
                    } else {
                        ask_user::<String>("q2").await?
                }), n: if (arg1 % 3 == 1) {
                    log.note("e3");
                    ask_user::<u32>(format!("q4 {arg1}")).await?
                } else {
                    ask_user::<u32>("q5").await?
                }, ..Row::default() }).n;
        let mut h = ask_user::<String>("q6").await?;
        let mut g = (Row { n: (cat(h.clone().trim(), c).replace("a", &format!("{c:?}{:?}", c)).len() as u32), ..Row::default() });
        macro_rules! return_by_7 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q12").await.unwrap_or(3);
        if confirm("q10").await? {
            log.val(return_by_7!("x".parse::<u32>()));
        }
        macro_rules! continue_13 { ($l:lifetime) => { continue $l } }
        'out15: for w14 in 0..3u32 {
            log.val(w14);
            if (c % 3 == 0) {
                let mut n17 = 0u32;
                for (_, mut e) in (0u32..).zip(g.v.clone()).skip_while(|(n, _)| *n == 7) {
                    n17 += 1;
                    if n17 > 4 { break; }
                    let late18: u32;
                    if (8 % 3 == 3) {
                        log.note("e19");
                        late18 = c;
                        log.note("e20");
                    } else {
                        log.later((arg1 % 3 == 3)).await;
                        late18 = e;
                        log.val((h.len() as u32));
                    }
                }
            }
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q16").await? {
                    continue_13!('out15);
                }
                let Row { v: mut e, n: t22 @ _, .. } = g.clone();
                checkpoint().await;
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q24").await?);
        {
            let more = u32::abs_diff({ c = (|n: u32| (n + arg1) % 40)(g.n); c }, u32::from((arg1 % 3 == 1)));
            let mut add = |n: u32| { c = (c + n) % 60; c };
            add(more);
            log.val(add(1));
        }
        Ok(format!("{arg0:?} {h:?} {g:?} "))
    }
}

thrice! { p9, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>(format!("q1 {arg1}")).await.unwrap_or(((arg1 + arg1) % 97));
        let c: u32 = arg1;
        let mut g = Default::default();
        let _ = ask_user::<bool>("q3").await?;
        same(&g, &[] as &[Vec<u32>]);
        let g = None;
        let _ = confirm("q5").await.unwrap_or(false);
        same(&g, &[] as &[Option<u32>]);
        let c = Row::default();
        let mut n7 = 0u32;
        while n7 < 3 && ((0..c.n % 4).collect::<Vec<u32>>().get(u32::from(ask_user::<u8>("q8").await?) as usize).copied().unwrap_or(1) < u32::from(ask_user::<u8>("q9").await?)) {
            n7 += 1;
            let a = ((b % 3 == 2) && ((b % 3 == 2) || (arg1 % 3 == 1)));
            let g: Option<u32> = (0..b % 4).collect::<Vec<u32>>().iter().max().copied();
        }
        log.note("e10");
        {
            arg0.make_ascii_uppercase();
        }
        log.val(ask_user::<u32>("q11").await?);
        log.note(format!("{arg0:?}"));
        Ok(format!("{arg0:?} {arg1:?} {b:?} "))
    }
}

thrice! { p10, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {c}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let d = confirm("q4").await?;
        let g = Shape::Size(*&ask_user::<u32>("q5").await?);
        let e: Option<u32> = [arg0.clone().into_iter().map(|n| n + c).collect::<Vec<u32>>(), arg0.clone().into_iter().map(|n| n + c).collect::<Vec<u32>>()].concat().iter().max().copied();
        let b: String = (match e {
                Some(x) => async { log.note("async"); cat("s", x) }.await,
                None => {
                    return Ok("a b".to_owned());
                }
        }).replace("a", &cat("a b".to_owned(), c));
        let g: String = cat(cat(cat(b.clone().trim(), c).trim(), c), log.later("2".parse::<u32>()?).await);
        let b = Row::default();
        let g: Option<u32> = Some(c);
        c += measured("text2", three(log.val(c), [c, c][u32::min(c % 2, 1) as usize], (String::new().len() as u32)));
        c %= 60;
        let h = None;
        same(&h, &[] as &[Option<u32>]);
        let mut b = (cat(b.clone().into_text(c).trim(), b.clone().sum(c, c)) + &cat("s", 1));
        log.val(c);
        {
            arg0.dedup();
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{arg0:?}"));
        let Some(h) = e else {
            return Err(ToolError::new("left"));
        };
        {
            if let Some(n) = arg0.first_mut() { *n = 4; }
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{arg0:?}"));
        let mut n8 = 0u32;
        for mut d in (0..h % 4).collect::<Vec<u32>>().into_iter().take(3) {
            n8 += 1;
            if n8 > 4 { break; }
        }
        Ok(format!("{arg0:?} {d:?} {g:?} {b:?} {h:?} "))
    }
}

thrice! { p11, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q31").await?;
        let mut g: String = ask_user::<String>("q32").await?;
        let mut a: Option<u32> = ask_user::<u32>("q33").await.ok();
        if ask_user::<bool>("q34").await? {
            return Ok(choose("q35", ["x", "y", "z"]).await?);
        }
        let late36: Vec<u32>;
        if (1 % 3 == 3) {
            macro_rules! break_block_37 { ($l:lifetime) => { break $l } }
            'out39: {
                let w38 = 1;
                log.val(ask_user::<u32>("q42").await?);
                if ask_user::<bool>("q40").await? {
                    break_block_37!('out39);
                }
                log.val(w38);
            }
            late36 = (|| { let inner = |n: u32| n + d; log.val(inner(2)); vec![7, 5, 3] })();
            let Some(mut h) = vec![7, d, 3].into_iter().map(|n| n + d).collect::<Vec<u32>>().iter().max().copied() else {
                return Ok(g.clone());
            };
        } else {
            macro_rules! break_43 { ($l:lifetime) => { break $l } }
            'out45: for w44 in 0..3u32 {
                log.val(w44);
                for x in 0..2u32 {
                    if ask_user::<u32>("q46").await? > 1 {
                        break_43!('out45);
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            late36 = (0..d % 4).collect::<Vec<u32>>();
            let mut w49 = 0u32;
            let given = 'out50: loop {
                w49 += 1;
                if w49 > 2 { break w49; }
                for x in [1u32, 2] {
                    log.val(x);
                    if confirm("q61").await? {
                        log.later((d % 3 == 1)).await;
                    } else {
                        log.later((d % 3 == 3)).await;
                    }
                    if confirm("q51").await? {
                        break_with_48!('out50, w49 + 1);
                    }
                }
            };
            log.val(given);
        }
        macro_rules! return_by_62 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q67").await.unwrap_or(3);
        if ask_user::<u32>("q65").await? > 1 {
            log.val(return_by_62!("x".parse::<u32>()));
        }
        log.note("e68");
        macro_rules! m69 { ($n:expr) => { $n + 1 } }
        log.val(m69!(d));
        Ok(format!("{d:?} {g:?} {a:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        'out3: {
            let w2 = 1;
            let _: u32 = ask_user("q5").await.unwrap_or(3);
            if ask_user::<bool>("q4").await? {
                break_block_1!('out3);
            }
            log.val(w2);
        }
        macro_rules! break_6 { ($l:lifetime) => { break $l } }
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            for x in 0..2u32 {
                if ask_user::<u32>("q9").await? > 1 {
                    break_6!('out8);
                }
                if confirm("q10").await? {
                    log.note("e11");
                } else {
                    log.later((arg0 % 3 == 2)).await;
                }
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q12").await?);
        macro_rules! break_block_13 { ($l:lifetime) => { break $l } }
        'out15: {
            let w14 = 1;
            let mut n18 = 0u32;
            for _ in 1..4u64 {
                n18 += 1;
                if n18 > 4 { break; }
                match (arg0, "p".to_owned()) {
                    (x, y) if x != 2 => {
                        macro_rules! break_with_19 { ($l:lifetime, $v:expr) => { break $l $v } }
                        let mut w20 = 0u32;
                        let given = 'out21: loop {
                            w20 += 1;
                            if w20 > 2 { break w20; }
                            for x in [1u32, 2] {
                                log.val(x);
                                checkpoint().await;
                                if confirm("q22").await? {
                                    break_with_19!('out21, w20 + 1);
                                }
                            }
                        };
                        log.val(given);
                        checkpoint().await;
                    }
                    (_, y) => {
                    }
                }
            }
            if confirm("q26").await? {
                log.note("e27");
            } else {
                log.later((arg0 % 3 == 2)).await;
            }
            if confirm("q16").await? {
                break_block_13!('out15);
            }
            log.val(w14);
        }
        Ok(vec![8].get(arg0 as usize).copied().unwrap_or(1))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        log.note("e28");
        let mut c = ((6 % (8 + 1)), ask_user::<String>("q30").await?);
        Ok(u32::from((5 % 3 == 2)))
    }
    outside {
        macro_rules! break_block_1 { ($l:lifetime) => { break $l } }
        macro_rules! break_with_48 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p12, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let mut b = [[(0..c % 4).collect::<Vec<u32>>(), arg1.clone()].concat(), vec![7, c, 3]].concat().contains(&*Box::new(log.val(c)));
        let b = ask_user::<u32>("q4").await?;
        let _ = confirm("q10").await?;
        if confirm("q8").await? {
            log.val(return_by_5!("x".parse::<u32>()));
        }
        macro_rules! break_block_11 { ($l:lifetime) => { break $l } }
        'out13: {
            let w12 = 1;
            let _: u32 = ask_user("q15").await.unwrap_or(3);
            if confirm("q14").await? {
                break_block_11!('out13);
            }
            log.val(w12);
        }
        macro_rules! return_by_16 { ($e:expr) => { $e? } }
        log.note("e20");
        log.val(ask_user::<u32>("q21").await?);
        if confirm("q19").await? {
            log.val(return_by_16!("x".parse::<u32>()));
        }
        if confirm("q22").await? {
            log.val(c);
        } else {
            log.later((b % 3 == 1)).await;
        }
        log.val(ask_user::<u32>("q23").await?);
        let mut w25 = 0u32;
        let given = 'out26: loop {
            w25 += 1;
            if w25 > 2 { break w25; }
            for x in [1u32, 2] {
                log.val(x);
                checkpoint().await;
                if confirm("q27").await? {
                    break_with_24!('out26, w25 + 1);
                }
            }
        };
        log.val(given);
        let _ = confirm("q30").await?;
        Ok(format!("{arg1:?} {b:?} "))
    }
    outside {
        macro_rules! return_by_5 { ($e:expr) => { $e? } }
        macro_rules! break_with_24 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p13, (log) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&e, &[] as &[u32]);
        let mut a = Row::default();
        let d = (Row { n: (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => e }), ..a.clone() });
        log.val(e);
        let mut e = Default::default();
        let _ = confirm("q6").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        log.later((e % 3 == 0)).await;
        checkpoint().await;
        if confirm("q10").await? {
            log.val(return_by_7!("x".parse::<u32>()));
        }
        let mut n12 = 0u32;
        while n12 < 3 && (cat("s", e) == "a") {
            n12 += 1;
            let mut n13 = 0u32;
            'l14: for mut c in vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>().into_iter().take(3) {
                n13 += 1;
                if n13 > 4 { break; }
                macro_rules! break_block_15 { ($l:lifetime) => { break $l } }
                'out17: {
                    let w16 = 1;
                    let _: u32 = ask_user("q20").await.unwrap_or(3);
                    if ask_user::<bool>("q18").await? {
                        break_block_15!('out17);
                    }
                    log.val(w16);
                }
                log.note(choose("q21", ["x", "y"]).await?);
                macro_rules! break_22 { () => { break } }
                'out24: for w23 in 0..3u32 {
                    log.val(w23);
                    checkpoint().await;
                    for x in 0..2u32 {
                        if ask_user::<bool>("q25").await? {
                            break_22!();
                        }
                        macro_rules! break_27 { () => { break } }
                        'out29: for w28 in 0..3u32 {
                            log.val(w28);
                            for x in 0..2u32 {
                                if ask_user::<u32>("q30").await? > 1 {
                                    break_27!();
                                }
                                if confirm("q31").await? {
                                    log.note("e32");
                                } else {
                                    log.later((e % 3 == 3)).await;
                                }
                                log.val(x);
                            }
                        }
                        let _ = confirm("q33").await?;
                        log.note(choose("q34", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                log.val(ask_user::<u32>("q35").await?);
            }
        }
        log.val(ask_user::<u32>("q36").await?);
        let Some(c) = Option::<u32>::or(Option::<u32>::map(ask_user::<u32>("q37").await.ok(), |n: u32| (n + e) % 50), vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>().iter().max().copied()) else {
            use std::cmp::max as max38;
            log.val(max38(measured("text0", u32::from((e % 3 == 0))), 3));
            return Ok(cat((Row { n: e, ..a.clone() }).into_text(d.n).trim(), u32::abs_diff(*Box::new(e), vec![7, e, 3].get(e as usize).copied().unwrap_or(1))));
        };
        log.val(c);
        Ok(format!("{e:?} "))
    }
    outside {
        macro_rules! return_by_7 { ($e:expr) => { $e? } }
    }
}

thrice! { p14, (log) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let h = vec![7, c, 3].contains(&u32::abs_diff("2".parse::<u32>()?, vec![c].get((match Some(c) {
                            Some(x) => x,
                            None => {
                                return Ok("a b".to_owned());
                            }
                    }) as usize).copied().unwrap_or(1)));
        let a: Vec<u32> = vec![7, 1, 3];
        fn f5(n: u32) -> u32 { n + 1 }
        log.val(f5(u32::max(measured("text1", c), c)));
        'out8: {
            let w7 = 1;
            if confirm("q11").await? {
                log.val(c);
            } else {
                log.later(h).await;
            }
            if confirm("q9").await? {
                break_block_6!('out8);
            }
            log.val(w7);
        }
        macro_rules! break_12 { ($l:lifetime) => { break $l } }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            for x in 0..2u32 {
                if confirm("q15").await? {
                    break_12!('out14);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        macro_rules! return_17 { ($v:expr) => { return Err(ToolError::new($v)) } }
        checkpoint().await;
        if ask_user::<bool>("q20").await? {
            return_17!("left by a macro");
        }
        log.note(choose("q23", ["x", "y"]).await?);
        log.note(choose("q24", ["x", "y"]).await?);
        let _: u32 = ask_user("q25").await.unwrap_or(3);
        if (c == (cat("s", 7).len() as u32)) {
            return Ok(ask_user::<String>("q26").await?);
        }
        'out29: for w28 in 0..3u32 {
            log.val(w28);
            let _: u32 = ask_user("q31").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<bool>("q30").await? {
                    break_27!();
                }
                log.val(ask_user::<u32>("q32").await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q33").await.unwrap_or(3);
        macro_rules! break_34 { () => { break } }
        'out36: for w35 in 0..3u32 {
            log.val(w35);
            log.val(ask_user::<u32>("q38").await?);
            for x in 0..2u32 {
                if confirm("q37").await? {
                    break_34!();
                }
                let _ = confirm("q39").await?;
                log.val(x);
            }
        }
        'out42: {
            let w41 = 1;
            log.val(ask_user::<u32>("q52").await?);
            if ask_user::<bool>("q43").await? {
                break_block_40!('out42);
            }
            log.val(w41);
        }
        let mut n53 = 0u32;
        'l67: while n53 < 3 && (match (c, cat("s", c)) {
                (x, y) if x % 2 == 0 => {
                    macro_rules! return_by_54 { ($e:expr) => { $e? } }
                    log.note(choose("q59", ["x", "y"]).await?);
                    if ask_user::<u32>("q57").await? > 1 {
                        log.val(return_by_54!("x".parse::<u32>()));
                    }
                    macro_rules! return_60 { ($v:expr) => { return Err(ToolError::new($v)) } }
                    log.note(choose("q65", ["x", "y"]).await?);
                    if ask_user::<u32>("q63").await? > 1 {
                        return_60!("left by a macro");
                    }
                    let _: u32 = ask_user("q66").await.unwrap_or(3);
                    (y == y.clone())
                }
                (_, y) => {
                    (y == y.clone())
                }
            } && h) {
            n53 += 1;
        }
        log.later(h).await;
        'out70: for w69 in 0..3u32 {
            log.val(w69);
            log.val(ask_user::<u32>("q72").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q71").await? > 1 {
                    continue_68!();
                }
                log.val(ask_user::<u32>("q73").await?);
                log.val(x);
            }
        }
        checkpoint().await;
        let Some(b) = ask_user::<u32>("q75").await.ok() else {
            log.later(h).await;
            return Ok(cat("s", c));
        };
        macro_rules! m76 { ($n:expr) => { $n + 1 } }
        log.val(m76!(c));
        Ok(format!("{h:?} {a:?} {b:?} "))
    }
    outside {
        macro_rules! break_block_6 { ($l:lifetime) => { break $l } }
        macro_rules! break_27 { () => { break } }
        macro_rules! break_block_40 { ($l:lifetime) => { break $l } }
        macro_rules! return_by_44 { ($e:expr) => { $e? } }
        macro_rules! continue_68 { () => { continue } }
    }
}

thrice! { p15, (log) -> Result<String, ToolError>, {
        let g: u32 = ask_user::<u32>("q1").await?;
        let mut c = ((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => g }), ask_user::<String>("q5").await?);
        let e: Vec<u32> = async { log.note("async"); ((Row { s: c.1.clone(), n: three(g, g, g), ..Row::default() }).n, vec![7, g, 3].into_iter().map(|n| n + g).collect::<Vec<u32>>().into_iter().map(|n| n + g).collect::<Vec<u32>>()).1 }.await;
        if (cat(cat("s", g).trim(), g).is_empty() && ((g % 3 == 0) && (g % 3 == 0))) {
            let mut d = !(g < (e.len() as u32));
            let c: Vec<u32> = (0..(g ^ g) % 4).collect::<Vec<u32>>();
        }
        let d = Row::default();
        let d = !(cat("s", g).is_empty() && cat("s", g).is_empty());
        let [h, t6]: [u32; 2] = [(!0 % 50), u32::abs_diff({
                    measured(cat("s", g).as_str(), g)
                }, (Row { s: cat("s", g), n: three((e.len() as u32), g, g), ..Row::default() }).n)];
        let mut g = Vec::new();
        same(&g, &[] as &[Vec<u32>]);
        fn f7(n: u32) -> u32 { n + 1 }
        log.val(f7(u32::max((|| { let inner = |n: u32| n + h; log.val(inner(2)); h })(), measured("text3", h))));
        let mut n8 = 0u32;
        for (e, s) in BTreeMap::from([(c.0, cat("s", t6)), (1, "one".to_owned())]) {
            n8 += 1;
            if n8 > 4 { break; }
            if d {
                let g: Row = Row::default();
            }
        }
        let a: Option<u32> = Option::<u32>::map(Some(measured("text1", h)), |n: u32| (n + t6) % 50);
        let late9;
        let h = None;
        same(&h, &[] as &[Option<u32>]);
        late9 = ('b10: {
                if ((d && d) && d) { break 'b10 "a b".to_owned(); }
                #[cfg(all())]
                let cfg11 = t6;
                #[cfg(any())]
                let cfg11 = String::new();
                c.1.clone()
        });
        Ok(format!("{c:?} {e:?} {t6:?} {g:?} {h:?} {late9:?} "))
    }
}

thrice! { p16, (log) -> Result<String, ToolError>, {
        let mut g = Default::default();
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let c = ask_user::<bool>("q3").await?;
        let c: Row = (Row { v: [Vec::from([g, g]), vec![7, 6, 3]].concat().into_iter().map(|n| n + g).collect::<Vec<u32>>(), n: [g, g][u32::min((Row::default().into_text(g).len() as u32) % 2, 1) as usize], s: log.later(cat(cat("s", 8).trim(), *Box::new(g))).await });
        if [vec![7], vec![g]].concat().into_iter().map(|n| n + g).collect::<Vec<u32>>().contains(&(|n: u32| (n + g) % 40)(c.clone().sum(g, g))) {
            let mut a: Row = (Row { n: ((g + g) % 97), ..c.clone() });
        } else if (((g + log.val(g)) % 97) >= u32::abs_diff(g, g)) {
            let mut e = if (g % 3 == 2) {
                c.clone()
            } else {
                (Row { n: g, ..c.clone() })
            };
        } else {
            let Some(g) = Some((|| { let inner = |n: u32| n + g; log.val(inner(2)); g })()) else {
                let mut c = cat("s", g);
                return Err(ToolError::new("left"));
            };
            let late4: Shape;
            match g {
                0 | 3 | 5 if g != 2 => { late4 = (Shape::Named { s: c.clone().into_text(g), n: (!g % 50) }); }
                x => { late4 = Shape::Dot; }
            }
            log.note("e5");
        }
        let mut n6 = 0u32;
        for (a, y) in cat("s", g).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n6 += 1;
            if n6 > 4 { break; }
            let d = Default::default();
            same(&d, &[] as &[Vec<u32>]);
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p17, (log, mut arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q11").await?;
        let c = (Row { v: arg1.clone(), n: (arg0.len() as u32), s: match *arg1.as_slice() {
                    [] => {
                        (Row { v: arg1.clone(), n: d, s: arg0.clone() })
                    }
                    [x] if x != 0 => {
                        (Row { n: x, ..Row::default() })
                    }
                    [x, .., y] => {
                        (match None::<u32> {
                                Some(x) => Row::default(),
                                None => {
                                    return Ok(arg0.clone());
                                }
                        })
                    }
                    _ => {
                        Row::default()
                    }
                }.into_text((arg1.len() as u32)) });
        let mut h: Option<u32> = (0..d % 4).collect::<Vec<u32>>().iter().max().copied();
        let late13;
        match (call(f0(0)).await?, arg0.clone()) {
            (x, y) if d % 2 == 0 => { late13 = cat(arg0.clone().trim(), ask_user::<u32>("q14").await?); }
            (_, y) => { late13 = String::new(); }
        }
        let mut n15 = 0u32;
        loop {
            n15 += 1;
            if n15 > 3 { break; }
            if (d % 3 == 2) {
                continue;
            }
            if (arg0 == (late13.clone() + &arg0.clone()).replace("a", &late13.clone())) { break; }
        }
        let e = Default::default();
        same(&e, &[] as &[String]);
        let mut a = match ("8".parse::<u32>()? % (*Box::new((arg1.len() as u32)) + 1)) {
            ..2 => {
                (Row { v: [arg1.clone(), c.v.clone()].concat(), n: c.clone().sum(d, (arg0.len() as u32)), s: if (d % 3 == 0) {
                            late13.clone()
                        } else {
                            {
                                let more = d;
                                let mut add = |n: u32| { d = (d + n) % 60; d };
                                add(more);
                                log.val(add(1));
                            }
                            late13.clone()
                        } })
            }
            x if d != 1 => {
                let mut a = async { log.note("async"); arg0.clone() }.await;
                (Row { v: arg1.clone(), n: async { log.note("async"); d }.await, s: cat(a.clone(), d) })
            }
            2.. => {
                let mut a = cat(late13.clone(), d);
                c.clone()
            }
        };
        #[cfg(all())]
        log.later((d % 3 == 2)).await;
        #[cfg(any())]
        log.note("never");
        let mut c: String = late13;
        Ok(format!("{arg0:?} {arg1:?} {d:?} {h:?} {e:?} {a:?} {c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        log.val((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 2 }));
        let mut n2 = 0u32;
        for _ in 1..3u64 {
            n2 += 1;
            if n2 > 4 { break; }
        }
        Ok(*Box::new(8))
    }
    flow f1(log, fuel: u32, arg0: String, arg1: String) -> Result<u32, ToolError>, {
        if let Some(a) = Some(7) && ((ask_user::<bool>(format!("q3 {a}")).await? || vec![a].contains(&a)) && (arg0 == arg0.clone())) && let (0..5, y) = (([a, a][u32::min(a % 2, 1) as usize] * a % 89), ask_user::<String>("q5").await?) {
            log.note("e6");
            let a = (Row { v: [vec![a], vec![7, a, 3]].concat(), n: a, s: ask_user::<String>(format!("q10 {a}")).await? });
            let b = a.clone();
        }
        if (log.later("6".parse::<u32>()?).await, cat(cat("s", 3).trim(), 5).is_empty()).1 {
            let mut b = (Row { n: (5 % (2 + 1)), ..Row::default() });
        } else if (1 % 3 == 0) {
        }
        Ok(4)
    }
}

thrice! { p18, (log) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let mut g = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[Vec<u32>]);
        let mut c: Option<u32> = ask_user::<u32>(format!("q7 {e}")).await.ok();
        log.val(c.unwrap_or(3));
        {
            let tail = g.split_off(g.len() / 2); log.val(tail);
        }
        {
            log.val(std::mem::take(&mut g));
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{g:?}"));
        let mut open10: Vec<u32> = g.into_iter().map(|n| n + e).collect::<Vec<u32>>();
        let mut n9 = 0u32;
        'l11: while let Some(a) = open10.pop() && n9 < 4 {
            n9 += 1;
            log.val((|n: u32| (n + e) % 40)(7));
            macro_rules! return_by_12 { ($e:expr) => { $e? } }
            if confirm("q17").await? {
                log.note("e18");
            } else {
                log.later((e % 3 == 1)).await;
            }
            if confirm("q15").await? {
                log.val(return_by_12!("x".parse::<u32>()));
            }
            let _ = confirm("q19").await?;
        }
        macro_rules! break_block_20 { ($l:lifetime) => { break $l } }
        'out22: {
            let w21 = 1;
            log.val(ask_user::<u32>("q31").await?);
            if confirm("q23").await? {
                break_block_20!('out22);
            }
            log.val(w21);
        }
        let mut n32 = 0u32;
        'l33: for mut b in Vec::from([(|| { let inner = |n: u32| n + e; log.val(inner(2)); e })(), *&measured("text0", e)]).into_iter().take(3) {
            n32 += 1;
            if n32 > 4 { break; }
            let c: Vec<u32> = vec![7, e, 3].into_iter().map(|n| n + b).collect::<Vec<u32>>();
        }
        Ok(format!("{e:?} {c:?} "))
    }
}

thrice! { p19, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = arg0;
        let e = Shape::Size(arg0);
        let g = (match Option::<u32>::or(Option::<u32>::map(Some(a), |n: u32| (n + a) % 50), Some(arg0)) {
                Some(x) => (u32::from(confirm("q2").await?), ask_user::<String>("q3").await?),
                None => {
                    return Ok(cat("a b".to_owned(), (|n: u32| (n + arg0) % 40)({ let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm(format!("q5 {arg0}")).key("k2"))).await?; x + u32::from(y) })));
                }
        });
        match ask_user::<u32>("q6").await.ok() {
            Some(x @ ..4) if log.val(a) > 3 => {
                let mut n7 = 0u32;
                while n7 < 3 && Option::<u32>::is_some(&Option::<u32>::or(Some(arg0), Some(a))) {
                    n7 += 1;
                    log.val(x);
                    let g: String = ask_user::<String>(format!("q8 {arg0}")).await?;
                }
                log.note("e9");
                let mut n10 = 0u32;
                while n10 < 3 && (a == *Box::new(arg0)) {
                    n10 += 1;
                    'out13: for w12 in 0..3u32 {
                        log.val(w12);
                        'out17: for w16 in 0..3u32 {
                            log.val(w16);
                            use std::cmp::max as max19;
                            log.val(max19(arg0, 3));
                            log.val(ask_user::<u32>("q20").await?);
                            for x in 0..2u32 {
                                if ask_user::<u32>("q18").await? > 1 {
                                    continue_15!('out17);
                                }
                                log.val(ask_user::<u32>("q21").await?);
                                log.val(x);
                            }
                        }
                        let _: u32 = ask_user("q22").await.unwrap_or(3);
                        let _: u32 = ask_user("q23").await.unwrap_or(3);
                        for x in 0..2u32 {
                            if confirm("q14").await? {
                                break_11!();
                            }
                            if confirm("q24").await? {
                                log.val(arg0);
                            } else {
                                log.note("e25");
                            }
                            log.val(x);
                        }
                    }
                }
            }
            x @ Some(_) => {
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {a:?} {e:?} {g:?} "))
    }
    outside {
        macro_rules! break_11 { () => { break } }
        macro_rules! continue_15 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p20, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = "11".parse()?;
        let _ = ask_user::<bool>(format!("q2 {g}")).await?;
        same(&g, &[] as &[u32]);
        let e: Vec<u32> = Vec::from([(match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => g }), g]);
        let mut h = ask_user::<String>("q5").await?;
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            log.note(choose("q10", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q9").await? {
                    continue_6!('out8);
                }
                if confirm("q11").await? {
                    log.note("e12");
                } else {
                    log.val(g);
                }
                log.val(x);
            }
        }
        checkpoint().await;
        match Option::<u32>::map(Some(g), |n: u32| (n + g) % 50) {
            None => {
                if (g % 3 == 3) {
                    let Row { v: mut g, n: t14 @ _, .. } = Row::default();
                }
            }
            Some(0 | 1) if g % 2 == 0 => {
                const N15: u32 = 0;
                'out18: for w17 in 0..3u32 {
                    log.val(w17);
                    for x in 0..2u32 {
                        if confirm("q19").await? {
                            continue_16!();
                        }
                        log.note(choose("q20", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                let _: u32 = ask_user("q21").await.unwrap_or(3);
            }
            Some(x) => {
                log.later((g % 3 == 3)).await;
                if let Some(e) = ask_user::<u32>("q22").await.ok() && (((g + (arg0.len() as u32)) % 97) == e) && let (0..5, y) = (x, "p".to_owned()) {
                    let r23 = y.trim();
                } else {
                }
            }
        }
        Ok(format!("{g:?} {h:?} "))
    }
    outside {
        macro_rules! continue_6 { ($l:lifetime) => { continue $l } }
        macro_rules! continue_16 { () => { continue } }
    }
}

thrice! { p21, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = Default::default();
        let _ = confirm(format!("q2 {b}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let a = (Shape::Named { s: arg1.clone(), n: ({ let (x, y) = ask_all((ask_user::<u32>(format!("q4 {b}")).key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) } ^ *Box::new(b)) });
        let mut g = (b % 3 == 0);
        let c = Vec::new();
        same(&c, &[] as &[Vec<u32>]);
        let mut d: String = (match [c, arg0].concat().iter().max().copied() {
                Some(x) => (arg1.clone() + &arg1.clone()).replace("a", &match (b, "p".to_owned()) {
                        (x, y) if x % 2 == 0 => {
                            let e = arg1.clone();
                            y.clone()
                        }
                        (_, y) => {
                            "a b".to_owned()
                        }
                }),
                None => {
                    return Ok((arg1.clone().replace("a", &arg1.clone()) + &format!("{g:?}{:?}", arg1)));
                }
        });
        d.push_str(&arg1.clone());
        let h = Row::default();
        let h = log.later((if !g {
                    return Ok(d.clone());
                } else {
                    arg1.clone()
        })).await;
        let mut a = Default::default();
        same(&a, &[] as &[Vec<u32>]);
        match *Box::new((!measured(arg1.clone().as_str(), b) % 50)) {
            ..2 => {
            }
            x if b != 3 => {
            }
            2.. => {
            }
        }
        Ok(format!("{arg1:?} {b:?} {h:?} "))
    }
}

thrice! { p22, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h: u32 = ask_user::<u32>(format!("q1 {arg0}")).await?;
        let a = confirm("q2").await?;
        let mut e = "11".parse()?;
        let _ = ask_user::<bool>("q4").await?;
        same(&e, &[] as &[u32]);
        if let Some(c) = ask_user::<u32>(format!("q5 {h}")).await.ok() {
            let mut g: Option<u32> = Some(((e + c) % 97));
            let Row { v: mut a, n: t6 @ _, .. } = (Row { v: vec![7, h, 3].into_iter().map(|n| n + c).collect::<Vec<u32>>(), n: Vec::<u32>::new().get(c as usize).copied().unwrap_or(1), s: (cat("s", e) + &cat("s", c)) });
        } else {
            let a: Vec<u32> = (|| { let inner = |n: u32| n + h; log.val(inner(2)); Vec::<u32>::new() })();
            let a = Vec::new();
            same(&a, &[] as &[Vec<u32>]);
            let h = (e, "p".to_owned());
        }
        Ok(format!("{arg0:?} {h:?} {a:?} "))
    }
}

thrice! { p23, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&b, &[] as &[u32]);
        let mut d = ask_user::<u32>("q3").await?;
        let mut c = ask_user::<u32>("q4").await?;
        let mut h: Option<u32> = Option::<u32>::or(Option::<u32>::or(vec![7, c, 3].iter().max().copied(), {
                    Some(d)
            }), Some(b));
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q8").await? {
                    break_5!('out7);
                }
                let _: u32 = ask_user("q10").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        let c = Vec::new();
        same(&c, &[] as &[Vec<u32>]);
        macro_rules! break_block_12 { ($l:lifetime) => { break $l } }
        'out14: {
            let w13 = 1;
            log.val(ask_user::<u32>("q17").await?);
            if ask_user::<bool>("q15").await? {
                break_block_12!('out14);
            }
            log.val(w13);
        }
        log.val(ask_user::<u32>("q18").await?);
        log.note(choose("q24", ["x", "y"]).await?);
        if ask_user::<bool>("q22").await? {
            return_19!("left by a macro");
        }
        let mut n25 = 0u32;
        while n25 < 3 && (1 % 3 == 1) {
            n25 += 1;
            macro_rules! break_26 { ($l:lifetime) => { break $l } }
            'out28: for w27 in 0..3u32 {
                log.val(w27);
                for x in 0..2u32 {
                    if ask_user::<bool>("q29").await? {
                        break_26!('out28);
                    }
                    let _ = confirm("q30").await?;
                    log.val(x);
                }
            }
            if confirm("q31").await? {
                log.note("e32");
            } else {
                log.later((b % 3 == 1)).await;
            }
        }
        checkpoint().await;
        Ok(format!("{b:?} {d:?} {c:?} "))
    }
    outside {
        macro_rules! break_5 { ($l:lifetime) => { break $l } }
        macro_rules! return_19 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p24, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let mut b: (u32, String) = (measured(choose("q2", ["x", "y", "z"]).await?.as_str(), u32::from(ask_user::<u8>(format!("q3 {c}")).await?)), arg0.clone());
        let mut e: (u32, String) = (c, "p".to_owned());
        macro_rules! break_5 { () => { break } }
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            for x in 0..2u32 {
                if ask_user::<bool>("q8").await? {
                    break_5!();
                }
                let _: u32 = ask_user("q9").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        let g = (ask_user::<u32>(format!("q12 {c}")).await?, cat(ask_user::<String>("q13").await?.trim(), *Box::new(c)));
        macro_rules! continue_14 { () => { continue } }
        'out16: for w15 in 0..3u32 {
            log.val(w15);
            log.val(c);
            log.val(ask_user::<u32>("q18").await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q17").await? {
                    continue_14!();
                }
                let _: u32 = ask_user("q19").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q20").await.unwrap_or(3);
        if let Some(mut d) = Some(if (c % 3 == 1) {
                u32::from((c % 3 == 1))
            } else {
                measured(arg0.clone().as_str(), c)
        }) {
            {
                let more = "5".parse::<u32>()?;
                let mut add = |n: u32| { d = (d + n) % 60; d };
                add(more);
                log.val(add(1));
            }
        } else {
            macro_rules! return_21 { ($v:expr) => { return Err(ToolError::new($v)) } }
            let _: u32 = ask_user("q25").await.unwrap_or(3);
            if ask_user::<u32>("q24").await? > 1 {
                return_21!("left by a macro");
            }
            log.note(choose("q26", ["x", "y"]).await?);
            if (((c % 3 == 2) && (c % 3 == 1)) || ((c % 3 == 3) || (c % 3 == 0))) {
                let _ = confirm("q31").await?;
                if ask_user::<bool>("q30").await? {
                    log.val(return_by_27!("x".parse::<u32>()));
                }
                checkpoint().await;
            }
            log.val(c);
        }
        let mut w35 = 0u32;
        let given = 'out36: loop {
            w35 += 1;
            if w35 > 2 { break w35; }
            for x in [1u32, 2] {
                log.val(x);
                let _: u32 = ask_user("q39").await.unwrap_or(3);
                if ask_user::<u32>("q37").await? > 1 {
                    break_with_34!('out36, w35 + 1);
                }
            }
        };
        log.val(given);
        Ok(format!("{arg0:?} {b:?} "))
    }
    outside {
        macro_rules! return_by_27 { ($e:expr) => { $e? } }
        macro_rules! break_with_34 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p25, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = arg0;
        let mut c: String = cat("s", arg0);
        let e: Vec<u32> = Vec::<u32>::new();
        let d: Option<u32> = ask_user::<u32>("q4").await.ok();
        let mut n5 = 0u32;
        'l6: for d in (0..9u32).step_by(4) {
            n5 += 1;
            if n5 > 4 { break; }
            {
                c.insert(0, 'a');
            }
            log.val(ask_user::<u32>("q7").await?);
            log.note(format!("{c:?}"));
        }
        {
            c += "t";
        }
        {
            c.extend(['u', 'v']);
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{c:?}"));
        let mut b = Row::default();
        log.later((arg0 % 3 == 1)).await;
        let mut e: Option<u32> = ask_user::<u32>("q10").await.ok();
        let mut n11 = 0u32;
        'l12: for b in 2.. {
            n11 += 1;
            if n11 > 4 { break; }
            {
                log.val(e.replace(5));
            }
            {
                log.val(e.insert(7));
            }
            log.val(ask_user::<u32>("q13").await?);
            log.note(format!("{e:?}"));
            let r14 = c.trim();
        }
        {
            b.s.push('r');
        }
        {
            b.s.push('r');
        }
        log.val(ask_user::<u32>("q15").await?);
        log.note(format!("{b:?}"));
        {
            e = e.filter(|n| *n > 2);
        }
        {
            log.val(e.insert(6));
        }
        log.val(ask_user::<u32>("q16").await?);
        log.note(format!("{e:?}"));
        Ok(format!("{arg0:?} {a:?} {e:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut b: Option<u32> = ask_user::<u32>("q1").await.ok();
        let c = choose("q2", ["x", "y", "z"]).await?;
        let a = format!("{arg0:?}{:?}", arg0);
        Ok(*&2)
    }
}

thrice! { p26, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d: u32 = ask_user::<u32>("q1").await?;
        let mut b: (u32, String) = (d, "p".to_owned());
        let mut a = { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {d}")).key("k2"))).await?; x + u32::from(y) };
        macro_rules! return_by_4 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q8").await.unwrap_or(3);
        if ask_user::<bool>("q7").await? {
            log.val(return_by_4!("x".parse::<u32>()));
        }
        log.val(ask_user::<u32>("q9").await?);
        log.later((a % 3 == 2)).await;
        let g = (Row { v: vec![7, a, 3].into_iter().map(|n| n + a).collect::<Vec<u32>>(), n: *Box::new(d), s: arg0.clone() });
        macro_rules! break_with_10 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w11 = 0u32;
        let given = 'out12: loop {
            w11 += 1;
            if w11 > 2 { break w11; }
            for x in [1u32, 2] {
                log.val(x);
                let _: u32 = ask_user("q15").await.unwrap_or(3);
                if confirm("q13").await? {
                    break_with_10!('out12, w11 + 1);
                }
            }
        };
        log.val(given);
        let e: Vec<u32> = Vec::<u32>::new();
        checkpoint().await;
        Ok(format!("{d:?} {b:?} {a:?} {g:?} "))
    }
}

thrice! { p27, (log) -> Result<String, ToolError>, {
        let mut e = Default::default();
        let _ = confirm("q53").await?;
        same(&e, &[] as &[u32]);
        let mut a = Default::default();
        let _ = ask_user::<bool>("q55").await?;
        same(&a, &[] as &[String]);
        let g = None;
        same(&g, &[] as &[Option<u32>]);
        let h = e;
        macro_rules! break_with_56 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w57 = 0u32;
        let given = 'out58: loop {
            w57 += 1;
            if w57 > 2 { break w57; }
            for x in [1u32, 2] {
                log.val(x);
                log.val(ask_user::<u32>("q63").await?);
                if ask_user::<u32>("q59").await? > 1 {
                    break_with_56!('out58, w57 + 1);
                }
            }
        };
        log.val(given);
        let _ = confirm("q64").await?;
        let mut n65 = 0u32;
        'l66: for mut d in if (vec![7, e, 3].contains(&e) && (1 % 3 == 1)) {
            let mut h = Shape::Size(e);
            (0..measured("text0", e) % 4).collect::<Vec<u32>>()
        } else {
            (0.."1".parse::<u32>()? % 4).collect::<Vec<u32>>()
        }.into_iter().take(3) {
            n65 += 1;
            if n65 > 4 { break; }
        }
        Ok(format!(""))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut w2 = 0u32;
        let given = 'out3: loop {
            w2 += 1;
            if w2 > 2 { break w2; }
            for x in [1u32, 2] {
                log.val(x);
                let _ = confirm("q5").await?;
                if confirm("q4").await? {
                    break_with_1!('out3, w2 + 1);
                }
            }
        };
        log.val(given);
        macro_rules! m6 { ($n:expr) => { $n + 1 } }
        log.val(m6!(7));
        let h = Row::default();
        log.val((arg0.len() as u32));
        if let Some(b) = Some(((async { log.note("async"); 7 }.await as u8) as u32)) && (confirm("q9").await.unwrap_or(false) && { let (x, y) = ask_each((ask_user::<u32>(format!("q10 {b}")).key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? }) {
        } else {
        }
        Ok(three(2, 7, 8))
    }
    flow f1(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! continue_12 { ($l:lifetime) => { continue $l } }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            for x in 0..2u32 {
                if confirm("q15").await? {
                    continue_12!('out14);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        macro_rules! return_by_17 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q22").await.unwrap_or(3);
        if ask_user::<bool>("q20").await? {
            log.val(return_by_17!("x".parse::<u32>()));
        }
        'out25: for w24 in 0..3u32 {
            log.val(w24);
            let _: u32 = ask_user("q27").await.unwrap_or(3);
            for x in 0..2u32 {
                if confirm("q26").await? {
                    break_23!();
                }
                let _ = confirm("q28").await?;
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q29").await?);
        log.note(choose("q30", ["x", "y"]).await?);
        if confirm("q31").await? {
            log.later((3 % 3 == 2)).await;
        } else {
            log.note("e32");
        }
        let _ = confirm("q38").await?;
        if ask_user::<bool>("q36").await? {
            log.val(return_by_33!("x".parse::<u32>()));
        }
        let mut b = Shape::Size({ let (x, y) = ask_all((ask_user::<u32>("q40").key("k1"), confirm("q41").key("k2"))).await?; x + u32::from(y) });
        Ok(3)
    }
    outside {
        macro_rules! break_with_1 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_23 { () => { break } }
        macro_rules! return_by_33 { ($e:expr) => { $e? } }
    }
}

thrice! { p28, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = call(f0(1)).await?;
        let mut d: bool = confirm(format!("q2 {c}")).await.unwrap_or(false);
        let h: Option<u32> = Option::<u32>::or(ask_user::<u32>("q3").await.ok(), vec![c].iter().max().copied());
        let Some(r4) = &h else {
            return Ok(arg0.clone());
        };
        let mut h: Vec<u32> = [vec![c], vec![7, c, 3]].concat();
        macro_rules! break_5 { () => { break } }
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q8").await? > 1 {
                    break_5!();
                }
                if confirm("q10").await? {
                    log.later(d).await;
                } else {
                    log.note("e11");
                }
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q12").await?);
        log.note("e13");
        log.val(c);
        {
            arg0.extend(['u', 'v']);
        }
        {
            arg0.make_ascii_uppercase();
        }
        log.val(ask_user::<u32>("q14").await?);
        log.note(format!("{arg0:?}"));
        log.note("e15");
        log.val((h.len() as u32));
        {
            arg0 += "t";
        }
        log.val(ask_user::<u32>("q16").await?);
        log.note(format!("{arg0:?}"));
        'out19: for w18 in 0..3u32 {
            log.val(w18);
            log.note(choose("q21", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q20").await? {
                    continue_17!('out19);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        log.note(choose("q23", ["x", "y"]).await?);
        let b = ((c % 3 == 0) && d);
        log.val(c);
        macro_rules! break_24 { ($l:lifetime) => { break $l } }
        'out26: for w25 in 0..3u32 {
            log.val(w25);
            for x in 0..2u32 {
                if ask_user::<u32>("q27").await? > 1 {
                    break_24!('out26);
                }
                if confirm("q28").await? {
                    log.later(b).await;
                } else {
                    log.later(b).await;
                }
                log.val(x);
            }
        }
        Ok(format!("{arg0:?} {c:?} {r4:?} {b:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        for _ in 1..3u64 {
            n1 += 1;
            if n1 > 4 { break; }
            log.val(6);
        }
        Ok([8, 7][u32::min(7 % 2, 1) as usize])
    }
    outside {
        macro_rules! continue_17 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p29, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let mut b: bool = confirm("q2").await?;
        let mut d = (a, "p".to_owned());
        'out5: for w4 in 0..3u32 {
            log.val(w4);
            let _: u32 = ask_user("q7").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<u32>("q6").await? > 1 {
                    break_3!();
                }
                if confirm("q8").await? {
                    log.note("e9");
                } else {
                    log.note("e10");
                }
                log.val(x);
            }
        }
        if confirm("q11").await? {
            log.note("e12");
        } else {
            log.val(a);
        }
        checkpoint().await;
        if confirm("q16").await? {
            return_13!("left by a macro");
        }
        let mut n19 = 0u32;
        'l20: for &g in ["x", "y"].iter() {
            n19 += 1;
            if n19 > 4 { break; }
            let r21 = arg0.trim();
            let Some(e) = Some(a) else {
                continue 'l20;
            };
        }
        let mut n22 = 0u32;
        while n22 < 3 && (arg0 == arg0.clone()) {
            n22 += 1;
        }
        Ok(format!("{a:?} {b:?} "))
    }
    outside {
        macro_rules! break_3 { () => { break } }
        macro_rules! return_13 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p30, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b = arg0;
        let mut d = ("8".parse::<u32>()?, String::new());
        let mut h: bool = confirm("q15").await?;
        macro_rules! break_block_16 { ($l:lifetime) => { break $l } }
        'out18: {
            let w17 = 1;
            log.later(h).await;
            log.note(choose("q20", ["x", "y"]).await?);
            if ask_user::<bool>("q19").await? {
                break_block_16!('out18);
            }
            log.val(w17);
        }
        if if vec![7, 1, 3].contains(&d.0) {
            let mut h = b;
            vec![7, h, 3]
        } else {
            vec![7, arg0, 3].into_iter().map(|n| n + b).collect::<Vec<u32>>()
        }.contains(&{ let (x, y) = ask_all((ask_user::<u32>("q21").key("k1"), confirm("q22").key("k2"))).await?; x + u32::from(y) }) {
            let mut n23 = 0u32;
            'l24: for _ in 1..4u64 {
                n23 += 1;
                if n23 > 4 { break; }
                let a = ask_user::<String>(format!("q25 {arg0}")).await?;
            }
        } else if ({ let (x, y) = ask_each((ask_user::<u32>("q26").key("k1"), confirm("q27").key("k2"))).await; x.is_ok() && y? } || confirm("q28").await.unwrap_or(false)) {
        }
        Ok(format!("{arg0:?} {d:?} {h:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            log.val(ask_user::<u32>("q5").await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q4").await? {
                    break_1!();
                }
                let _ = confirm("q6").await?;
                log.val(x);
            }
        }
        macro_rules! return_by_7 { ($e:expr) => { $e? } }
        let _ = confirm("q12").await?;
        if ask_user::<u32>("q10").await? > 1 {
            log.val(return_by_7!("x".parse::<u32>()));
        }
        if (4 % 3 == 0) {
            return Ok(ask_user::<u32>("q13").await?);
        }
        {
            log.later((2 % 3 == 2)).await;
        }
        Ok(5)
    }
    outside {
        macro_rules! break_1 { () => { break } }
    }
}

thrice! { p31, (log) -> Result<String, ToolError>, {
        let mut e = (|n: u32| (n + 5) % 40)([((match ask_user::<u32>("q44").await { Ok(n) => n, Err(_) => 7 }) * 7 % 89), 3][u32::min((match ask_user::<u32>("q45").await { Ok(n) => n, Err(_) => 6 }) % 2, 1) as usize]);
        let mut e = ask_user::<u32>("q46").await.unwrap_or(measured("text0", e));
        let g = None;
        same(&g, &[] as &[Option<u32>]);
        macro_rules! break_block_48 { ($l:lifetime) => { break $l } }
        'out50: {
            let w49 = 1;
            if confirm("q53").await? {
                log.note("e54");
            } else {
                log.later((3 % 3 == 1)).await;
            }
            if ask_user::<u32>("q51").await? > 1 {
                break_block_48!('out50);
            }
            log.val(w49);
        }
        let g: Vec<u32> = (0..{ let mut n55 = 0u32; 'l56: loop {
                    n55 += 1;
                    if n55 > 2 { break 'l56 Row::default().sum(e, e); }
                    if let Some(mut e) = g {
                        match (e, "p".to_owned()) {
                            (0, x) => {
                                log.val(e);
                            }
                            (mut x, _) => {
                                log.later((x % 3 == 2)).await;
                                log.note("e57");
                            }
                        }
                    } else {
                    }
                    if (e % 3 == 2) { break 'l56 (|n: u32| (n + e) % 40)(e); }
                } } % 4).collect::<Vec<u32>>();
        Ok(format!("{e:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(b) = vec![7, 8, 3].iter().max().copied() && confirm("q6").await? && let (0..5, y) = (b, "p".to_owned()) {
            log.val(b);
            let c = log.later((b, "p".to_owned())).await;
            macro_rules! return_by_7 { ($e:expr) => { $e? } }
            let _ = confirm("q11").await?;
            if ask_user::<bool>("q10").await? {
                log.val(return_by_7!("x".parse::<u32>()));
            }
        }
        checkpoint().await;
        if ask_user::<u32>("q4").await? > 1 {
            log.val(return_by_1!("x".parse::<u32>()));
        }
        if confirm("q13").await? {
            log.later((6 % 3 == 3)).await;
        } else {
            log.note("e14");
        }
        macro_rules! break_with_15 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w16 = 0u32;
        let given = 'out17: loop {
            w16 += 1;
            if w16 > 2 { break w16; }
            for x in [1u32, 2] {
                log.val(x);
                let _ = confirm("q19").await?;
                if ask_user::<u32>("q18").await? > 1 {
                    break_with_15!('out17, w16 + 1);
                }
            }
        };
        log.val(given);
        let _ = confirm("q20").await?;
        Ok(((8 + 0) % 97))
    }
    flow f1(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! continue_21 { () => { continue } }
        'out23: for w22 in 0..3u32 {
            log.val(w22);
            for x in 0..2u32 {
                if ask_user::<u32>("q24").await? > 1 {
                    continue_21!();
                }
                if confirm("q25").await? {
                    log.note("e26");
                } else {
                    log.val(arg0);
                }
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q27").await?);
        'out30: for w29 in 0..3u32 {
            log.val(w29);
            let _ = confirm("q32").await?;
            for x in 0..2u32 {
                if confirm("q31").await? {
                    break_28!('out30);
                }
                log.val(ask_user::<u32>("q33").await?);
                log.val(x);
            }
        }
        log.note("e35");
        log.val(ask_user::<u32>("q36").await?);
        macro_rules! break_37 { () => { break } }
        'out39: for w38 in 0..3u32 {
            log.val(w38);
            log.val(ask_user::<u32>("q41").await?);
            for x in 0..2u32 {
                if confirm("q40").await? {
                    break_37!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _ = confirm("q43").await?;
        Ok((arg0 ^ arg0))
    }
    outside {
        macro_rules! return_by_1 { ($e:expr) => { $e? } }
        macro_rules! break_28 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p32, (log) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let mut c: Vec<u32> = vec![7, 0, 3];
        let a: Option<u32> = ask_user::<u32>("q2").await.ok();
        let late3: Vec<u32>;
        if Option::<u32>::is_some(&Option::<u32>::map(Some(b), |n: u32| (n + a.unwrap_or(3)) % 50)) {
            b += b;
            b %= 60;
            late3 = c.clone();
            let Some(g) = a else {
                log.later((b % 3 == 3)).await;
                return Ok(cat(cat("s", b).replace("a", &cat("s", b)).trim(), measured(String::new().as_str(), b)));
            };
        } else {
            use std::cmp::max as max4;
            log.val(max4(((b, b).1 * u32::max(b, a.unwrap_or(3)) % 89), 3));
            late3 = [c.clone(), c.clone().into_iter().map(|n| n + b).collect::<Vec<u32>>().into_iter().map(|n| n + b).collect::<Vec<u32>>()].concat();
            log.later((b % 3 == 3)).await;
        }
        let mut a = Row::default();
        let h = Default::default();
        same(&h, &[] as &[String]);
        let mut e = Default::default();
        same(&e, &[] as &[String]);
        let mut n5 = 0u32;
        'l6: for &g in late3.iter() {
            n5 += 1;
            if n5 > 4 { break; }
            {
                e.retain(|c| c != 'a');
            }
            log.val(ask_user::<u32>("q7").await?);
            log.note(format!("{e:?}"));
        }
        let mut n8 = 0u32;
        for (i, d) in WEIGHTS.iter().enumerate() {
            n8 += 1;
            if n8 > 4 { break; }
            {
                c.retain(|n| *n != 4);
            }
            {
                c.sort_unstable();
            }
            log.val(ask_user::<u32>("q9").await?);
            log.note(format!("{c:?}"));
            #[cfg(all())]
            let cfg10 = b;
            #[cfg(any())]
            let cfg10 = String::new();
        }
        let c: Option<u32> = Option::<u32>::or(Some(b), Option::<u32>::map(Option::<u32>::map(None::<u32>, |n: u32| (n + b) % 50), |n: u32| (n + b) % 50));
        let a: Option<u32> = c;
        let Some(d) = Option::<u32>::or(late3.clone().iter().max().copied(), Option::<u32>::or(c, late3.clone().iter().max().copied())) else {
            return Ok(format!("{c:?}{:?}", h));
        };
        let g: Vec<u32> = (0..b % 4).collect::<Vec<u32>>();
        Ok(format!("{b:?} {late3:?} {e:?} {c:?} {a:?} "))
    }
}

thrice! { p33, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let h = ask_user::<u32>("q1").await?;
        let mut g = Shape::Size(((ask_user::<u32>("q2").await? + h) % 97));
        let mut g = (cat(cat("s", h).trim(), u32::max(*&h, ((h + h) % 97))) + &"a b".to_owned());
        let h: bool = ((!(6 % 3 == 2) || (5 % 3 == 0)) && ("1".parse::<u32>()?, (h % 3 == 1)).1);
        let c = Row::default();
        log.note("e3");
        log.note("e4");
        {
            g.push_str("yz");
        }
        {
            g.push_str("yz");
        }
        log.val(ask_user::<u32>("q5").await?);
        log.note(format!("{g:?}"));
        macro_rules! m6 { ($n:expr) => { $n + 1 } }
        log.val(m6!(1));
        Ok(format!("{arg0:?} {g:?} {c:?} "))
    }
}

thrice! { p34, (log, arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&g, &[] as &[u32]);
        let mut g = (g % 3 == 1);
        let mut b = ask_user::<String>("q3").await?;
        log.later(g).await;
        const N4: u32 = 8;
        let Some(c) = Some(N4) else {
            return Ok(String::new());
        };
        'out7: {
            let w6 = 1;
            macro_rules! return_9 { ($v:expr) => { return Err(ToolError::new($v)) } }
            log.note(choose("q13", ["x", "y"]).await?);
            if ask_user::<u32>("q12").await? > 1 {
                return_9!("left by a macro");
            }
            checkpoint().await;
            if ask_user::<bool>("q8").await? {
                break_block_5!('out7);
            }
            log.val(w6);
        }
        'out17: for w16 in 0..3u32 {
            log.val(w16);
            for x in 0..2u32 {
                if ask_user::<bool>("q18").await? {
                    continue_15!();
                }
                let _: u32 = ask_user("q19").await.unwrap_or(3);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q20").await?);
        let mut a = c;
        let late21: String;
        if g {
            {
            }
            late21 = Row::default().into_text(vec![c].get(three(N4, N4, N4) as usize).copied().unwrap_or(1));
            let mut d = ({ a = a; a }, (c, b.clone()).1);
        } else {
            macro_rules! m22 { ($n:expr) => { $n + 1 } }
            log.val(m22!(a));
            late21 = cat(cat(cat("s", c), (arg0.len() as u32)).trim(), ((measured(arg0.clone().as_str(), c) + (((arg1.len() as u32) + N4) % 97)) % 97));
            #[cfg(all())]
            let cfg23 = (arg1.len() as u32);
            #[cfg(any())]
            let cfg23 = String::new();
        }
        Ok(format!("{arg0:?} {arg1:?} {b:?} {N4:?} {a:?} {late21:?} "))
    }
    outside {
        macro_rules! break_block_5 { ($l:lifetime) => { break $l } }
        macro_rules! continue_15 { () => { continue } }
    }
}

thrice! { p35, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = Vec::from([Row::default().sum({ let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await?; x + u32::from(y) }, log.later(1).await), {
                    let mut c: Vec<u32> = vec![0];
                    (|n: u32| (n + (arg0.len() as u32)) % 40)(5)
        }]).get(*Box::new(if !(5 % 3 == 1) {
                    let mut n1 = 0u32;
                    for (h, s) in BTreeMap::from([(8, arg0.clone()), (1, "one".to_owned())]) {
                        n1 += 1;
                        if n1 > 4 { break; }
                        let mut n2 = 0u32;
                        for _ in 1..2u64 {
                            n2 += 1;
                            if n2 > 4 { break; }
                            log.val(h);
                            log.note("e3");
                            log.note("e4");
                        }
                        let mut g = Vec::new();
                        let _ = confirm(format!("q6 {h}")).await?;
                        same(&g, &[] as &[Vec<u32>]);
                        if (h % 3 == 1) {
                            log.val(h);
                        }
                    }
                    2
                } else {
                    (3 ^ 4)
            }) as usize).copied().unwrap_or(1);
        let mut d = cat("s", 6);
        let mut e = (("1".parse::<u32>()? % ((!u32::max(b, b) % 50) + 1)), if (d == arg0.clone().replace("a", &d.clone())) {
                log.val(cat(d.clone().trim(), b))
            } else {
                cat(arg0.clone(), b)
        });
        let mut a = Default::default();
        same(&a, &[] as &[Vec<u32>]);
        Ok(format!("{d:?} {a:?} "))
    }
}

thrice! { p36, (log) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await.unwrap_or((8 * 3 % 89));
        let mut a = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {a}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[u32]);
        let mut d: String = cat("s", a);
        macro_rules! return_5 { ($v:expr) => { return Err(ToolError::new($v)) } }
        if confirm("q10").await? {
            log.later((5 % 3 == 1)).await;
        } else {
            log.later((a % 3 == 3)).await;
        }
        if ask_user::<u32>("q8").await? > 1 {
            return_5!("left by a macro");
        }
        let _ = confirm("q11").await?;
        if (d == cat(choose(format!("q12 {a}"), ["x", "y", "z"]).await?, (a ^ a))) {
            'out15: for w14 in 0..3u32 {
                log.val(w14);
                let mut n17 = 0u32;
                'l18: for a in (1..9u32).step_by(4) {
                    n17 += 1;
                    if n17 > 4 { break; }
                    let (mut b, t19): (u32, String) = (a, "p".to_owned());
                    macro_rules! break_with_20 { ($l:lifetime, $v:expr) => { break $l $v } }
                    let mut w21 = 0u32;
                    let given = 'out22: loop {
                        w21 += 1;
                        if w21 > 2 { break w21; }
                        for x in [1u32, 2] {
                            log.val(x);
                            'out27: for w26 in 0..3u32 {
                                log.val(w26);
                                if confirm("q29").await? {
                                    log.later((b % 3 == 3)).await;
                                } else {
                                    log.later((a % 3 == 3)).await;
                                }
                                for x in 0..2u32 {
                                    if ask_user::<bool>("q28").await? {
                                        break_25!();
                                    }
                                    let _ = confirm("q30").await?;
                                    log.val(x);
                                }
                            }
                            if confirm("q31").await? {
                                log.val(b);
                            } else {
                                log.later((b % 3 == 1)).await;
                            }
                            log.val(ask_user::<u32>("q32").await?);
                            if ask_user::<u32>("q23").await? > 1 {
                                break_with_20!('out22, w21 + 1);
                            }
                        }
                    };
                    log.val(given);
                    checkpoint().await;
                }
                if confirm("q34").await? {
                    log.val(a);
                } else {
                    log.note("e35");
                }
                for x in 0..2u32 {
                    if ask_user::<u32>("q16").await? > 1 {
                        break_13!();
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            checkpoint().await;
        } else {
        }
        fn f38(n: u32) -> u32 { n + 1 }
        log.val(f38(ask_user::<u32>("q39").await?));
        log.note("e40");
        let c = confirm("q41").await.unwrap_or(false);
        macro_rules! return_by_42 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q46").await.unwrap_or(3);
        if ask_user::<bool>("q45").await? {
            log.val(return_by_42!("x".parse::<u32>()));
        }
        if confirm("q47").await? {
            log.note("e48");
        } else {
            log.later(c).await;
        }
        Ok(format!("{d:?} {c:?} "))
    }
    outside {
        macro_rules! break_13 { () => { break } }
        macro_rules! break_25 { () => { break } }
    }
}

thrice! { p37, (log) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await.unwrap_or(vec![7, 6, 3].get(8 as usize).copied().unwrap_or(1));
        let mut h = *Box::new(h);
        let mut g: Option<u32> = ask_user::<u32>("q2").await.ok();
        fn f3(n: u32) -> u32 { n + 1 }
        log.val(f3(h));
        {
            if let Some(n) = &mut g { *n = (*n + 1) % 50; }
        }
        {
            g = g.filter(|n| *n > 2);
        }
        log.val(ask_user::<u32>("q4").await?);
        log.note(format!("{g:?}"));
        let e = Row::default();
        g = g;
        {
            let more = (match ask_user::<u32>(format!("q6 {h}")).await { Ok(n) => n, Err(_) => h });
            let mut add = |n: u32| { h = (h + n) % 60; h };
            add(more);
            log.val(add(1));
        }
        let g = e.clone();
        let late7;
        if (h % 3 == 0) {
            let g = Default::default();
            same(&g, &[] as &[Vec<u32>]);
            late7 = (if (2 % 3 == 1) {
                    #[cfg(all())]
                    log.val(h);
                    #[cfg(any())]
                    log.note("never");
                    "a b".to_owned()
                } else {
                    let late8: Vec<u32>;
                    log.val(h);
                    late8 = g.clone();
                    cat("s", h)
                }.replace("a", &"a b".to_owned()) + &String::new());
            let e: Option<u32> = Some(h);
        } else {
            let g: Vec<u32> = [vec![h], vec![7, h, 3]].concat();
            late7 = format!("{h:?}{:?}", h);
            let e = cat("s", h);
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p38, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = (((ask_user::<u32>("q1").await?, u32::max((4 % (3 + 1)), (4 % (2 + 1)))).1 + (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => 0 })) % 97);
        let mut b: Vec<u32> = vec![7, b, 3];
        let mut e = (three("3".parse::<u32>()?, u32::from(((8 % 3 == 3) || (4 % 3 == 3))), (b.clone().get(6 as usize).copied().unwrap_or(1) ^ match arg1.as_str() {
                        "" => {
                            log.val((b.len() as u32));
                            (b.len() as u32)
                        }
                        "a" | "lit" if log.val(3) > 2 => {
                            (b.len() as u32)
                        }
                        _ => {
                            6
                        }
            })) ^ 0);
        let late3;
        let mut e: Row = Row::default();
        late3 = Shape::Size(8);
        {
            e.v.push(2);
        }
        {
            e.s.push('r');
        }
        log.val(ask_user::<u32>("q4").await?);
        log.note(format!("{e:?}"));
        let mut c: Option<u32> = Some(((arg0.clone() + &arg1.clone()).len() as u32));
        let mut h: Vec<u32> = b.clone();
        if (5 % 3 == 2) {
            return Ok(cat(arg1.clone().trim(), 5));
        }
        let mut d = ((arg1 == arg0) && !(7 % 3 == 3));
        let mut n5 = 0u32;
        'l6: while n5 < 3 && (log.val("a b".to_owned()) + &arg1.clone()).is_empty() {
            n5 += 1;
            log.note("e7");
        }
        {
            std::mem::swap(&mut e.n, &mut 7);
        }
        {
            e.s.push('r');
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{e:?}"));
        {
            e.v.push(4);
        }
        log.val(ask_user::<u32>("q9").await?);
        log.note(format!("{e:?}"));
        Ok(format!("{arg1:?} {late3:?} {d:?} "))
    }
}

thrice! { p39, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d: u32 = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let d: bool = ask_user::<bool>("q3").await?;
        let mut d = (ask_user::<u32>("q4").await?, async { log.note("async"); (5, arg0.clone()).1.replace("a", &arg0.clone().replace("a", &arg0.clone())) }.await);
        macro_rules! break_with_5 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w6 = 0u32;
        let given = 'out7: loop {
            w6 += 1;
            if w6 > 2 { break w6; }
            for x in [1u32, 2] {
                log.val(x);
                log.note(choose("q10", ["x", "y"]).await?);
                if confirm("q8").await? {
                    break_with_5!('out7, w6 + 1);
                }
            }
        };
        log.val(given);
        'out13: for w12 in 0..3u32 {
            log.val(w12);
            log.note("e15");
            let _ = confirm("q16").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q14").await? {
                    continue_11!('out13);
                }
                let _: u32 = ask_user("q17").await.unwrap_or(3);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q18").await?);
        'b19: {
            log.val(2);
        }
        'out22: for w21 in 0..3u32 {
            log.val(w21);
            if confirm("q24").await? {
                log.val(1);
            } else {
                log.note("e25");
            }
            for x in 0..2u32 {
                if ask_user::<u32>("q23").await? > 1 {
                    continue_20!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _ = confirm("q27").await?;
        checkpoint().await;
        log.note("e28");
        let a: (u32, String) = (((u32::from(ask_user::<u8>("q31").await?) as u8) as u32), async { log.note("async"); d.1.clone() }.await);
        log.val((arg0.clone().len() as u32));
        Ok(format!("{arg0:?} {d:?} "))
    }
    outside {
        macro_rules! continue_11 { ($l:lifetime) => { continue $l } }
        macro_rules! continue_20 { () => { continue } }
    }
}

thrice! { p40, (log) -> Result<String, ToolError>, {
        let a = Default::default();
        let _ = confirm("q10").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let b = ((('b11: {
                        if (((0 % 3 == 3) && (4 % 3 == 1)) && ((a % 3 == 1) || (a % 3 == 1))) { break 'b11 (!a % 50); }
                        let e = if (a % 3 == 0) {
                            cat("s", a)
                        } else {
                            "a b".to_owned()
                        };
                        log.val(three(a, a, a))
                }) as u8) as u32);
        let e: Vec<u32> = vec![7, b, 3];
        let Some(b) = e.clone().into_iter().map(|n| n + b).collect::<Vec<u32>>().iter().max().copied() else {
            let h = (Row { v: [e.clone(), e.clone()].concat(), n: (|n: u32| (n + a) % 40)(b), s: String::new() });
            return Ok(h.clone().into_text(u32::max(a, b)).replace("a", &"a b".to_owned()));
        };
        let mut c: Option<u32> = match measured(cat("s", a).as_str(), ("a b".to_owned().len() as u32)) {
            ..2 => {
                let c = (if (a % 3 == 0) {
                        return Ok("a b".to_owned());
                    } else {
                        let mut n12 = 0u32;
                        while n12 < 3 && (b % 3 == 1) {
                            n12 += 1;
                            log.val(a);
                        }
                        Row::default()
                });
                e.clone().iter().max().copied()
            }
            x if x != 2 => {
                Some(x)
            }
            2.. => {
                log.val(u32::abs_diff(b, a));
                Some(b)
            }
        };
        log.note("e13");
        Ok(format!("{a:?} {c:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: u32) -> Result<u32, ToolError>, {
        let mut b = (Row { n: measured("text3", "6".parse::<u32>()?), ..Row::default() });
        {
            b = Row { n: 5, ..b };
        }
        {
            log.val(std::mem::take(&mut b.v));
        }
        log.val(ask_user::<u32>("q1").await?);
        log.note(format!("{b:?}"));
        if !ask_user::<bool>(format!("q2 {arg1}")).await? {
            return Err(ToolError::new("left"));
        }
        {
        }
        Ok(b.n)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        use std::cmp::max as max3;
        log.val(max3(0, 3));
        let mut open6: Vec<u32> = (0..(call(f0(1, String::new(), 7)).await? * u32::from(ask_user::<u8>("q5").await?) % 89) % 4).collect::<Vec<u32>>();
        let mut n4 = 0u32;
        while let Some(b) = open6.pop() && n4 < 4 && { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? } {
            n4 += 1;
        }
        Ok((Row { s: "a b".to_owned(), n: 6, ..Row::default() }).n)
    }
}

thrice! { p41, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut h = u32::from(ask_user::<u8>("q26").await?);
        let mut c = (Row { n: Vec::from([arg1, ask_user::<u32>(format!("q27 {h}")).await?]).get((!arg1 % 50) as usize).copied().unwrap_or(1), ..Row::default() });
        let b: String = cat("s", h);
        checkpoint().await;
        let mut n28 = 0u32;
        'l29: while n28 < 3 && ((arg1 % 3 == 2) || (arg1 % 3 == 1)) {
            n28 += 1;
            #[cfg(all())]
            let cfg30 = h;
            #[cfg(any())]
            let cfg30 = String::new();
            if (Option::<u32>::is_some(&None::<u32>) || (5 % 3 == 0)) {
                log.note(choose("q35", ["x", "y"]).await?);
                if confirm("q34").await? {
                    return_31!("left by a macro");
                }
                log.val(ask_user::<u32>("q36").await?);
            } else {
                'out39: {
                    let w38 = 1;
                    macro_rules! continue_41 { () => { continue } }
                    'out43: for w42 in 0..3u32 {
                        log.val(w42);
                        let _ = confirm("q45").await?;
                        for x in 0..2u32 {
                            if ask_user::<bool>("q44").await? {
                                continue_41!();
                            }
                            macro_rules! break_46 { () => { break } }
                            'out48: for w47 in 0..3u32 {
                                log.val(w47);
                                log.note(choose("q50", ["x", "y"]).await?);
                                for x in 0..2u32 {
                                    if ask_user::<bool>("q49").await? {
                                        break_46!();
                                    }
                                    if confirm("q51").await? {
                                        log.val(h);
                                    } else {
                                        log.note("e52");
                                    }
                                    log.val(x);
                                }
                            }
                            log.val(cfg30);
                            log.val(ask_user::<u32>("q53").await?);
                            let _ = confirm("q54").await?;
                            log.val(x);
                        }
                    }
                    log.val(ask_user::<u32>("q55").await?);
                    let _ = confirm("q56").await?;
                    if confirm("q40").await? {
                        break_block_37!('out39);
                    }
                    log.val(w38);
                }
                'out59: {
                    let w58 = 1;
                    macro_rules! continue_62 { () => { continue } }
                    'out64: for w63 in 0..3u32 {
                        log.val(w63);
                        for x in 0..2u32 {
                            if confirm("q65").await? {
                                continue_62!();
                            }
                            let _: u32 = ask_user("q66").await.unwrap_or(3);
                            log.val(x);
                        }
                    }
                    let _ = confirm("q67").await?;
                    log.note(choose("q68", ["x", "y"]).await?);
                    if confirm("q60").await? {
                        break_block_57!('out59);
                    }
                    log.val(w58);
                }
                let _ = confirm("q69").await?;
                let mut w71 = 0u32;
                let given = 'out72: loop {
                    w71 += 1;
                    if w71 > 2 { break w71; }
                    for x in [1u32, 2] {
                        log.val(x);
                        let _ = confirm("q76").await?;
                        if ask_user::<bool>("q73").await? {
                            break_with_70!('out72, w71 + 1);
                        }
                    }
                };
                log.val(given);
                log.val(ask_user::<u32>("q77").await?);
            }
        }
        Ok(format!("{arg1:?} {h:?} {b:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let (mut a, t1): (u32, String) = (7, "p".to_owned());
        let mut e = (Row { v: ('b2: {
                        if ask_user::<bool>(format!("q3 {a}")).await? { break 'b2 Vec::<u32>::new(); }
                        'out6: for w5 in 0..3u32 {
                            log.val(w5);
                            for x in 0..2u32 {
                                if ask_user::<u32>("q7").await? > 1 {
                                    break_4!();
                                }
                                checkpoint().await;
                                log.val(x);
                            }
                        }
                        let _: u32 = ask_user("q9").await.unwrap_or(3);
                        Vec::from([a, a])
                }), n: (|| { let inner = |n: u32| n + (t1.len() as u32); log.val(inner(2)); (t1.len() as u32) })(), s: t1.clone() });
        macro_rules! break_10 { () => { break } }
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            log.val(ask_user::<u32>("q19").await?);
            if ask_user::<bool>("q17").await? {
                return_14!("left by a macro");
            }
            checkpoint().await;
            if confirm("q21").await? {
                log.val(a);
            } else {
                log.later((3 % 3 == 0)).await;
            }
            for x in 0..2u32 {
                if ask_user::<bool>("q13").await? {
                    break_10!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _ = confirm("q23").await?;
        Ok(e.clone().sum(e.n, (t1.len() as u32)))
    }
    flow f1(log, fuel: u32, mut arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        let mut n24 = 0u32;
        for h in 1..2u32 {
            n24 += 1;
            if n24 > 4 { break; }
            log.val(((h as u8) as u32));
        }
        log.val(match Some(6) {
                Some(x @ ..4) if x % 2 == 0 => {
                    (ask_user::<u32>("q25").await? * (x, x).1 % 89)
                }
                x @ Some(_) => {
                    3
                }
                None => {
                    (Row { s: arg1.clone(), n: (|n: u32| (n + 0) % 40)(0), ..Row::default() }).n
                }
                _ => {
                    (|n: u32| (n + 4) % 40)(*Box::new(7))
                }
        });
        Ok(u32::from((3 % 3 == 2)))
    }
    outside {
        macro_rules! break_4 { () => { break } }
        macro_rules! return_14 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! return_31 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_block_37 { ($l:lifetime) => { break $l } }
        macro_rules! break_block_57 { ($l:lifetime) => { break $l } }
        macro_rules! break_with_70 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p42, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = (match ask_user::<u32>(format!("q1 {arg0}")).await { Ok(n) => n, Err(_) => ((arg0 + arg0) % 97) });
        let e = Vec::new();
        let _ = confirm(format!("q2 {arg0}")).await?;
        same(&e, &[] as &[Vec<u32>]);
        let mut c: Shape = Shape::Size(ask_user::<u32>("q4").await?);
        macro_rules! break_block_5 { ($l:lifetime) => { break $l } }
        'out7: {
            let w6 = 1;
            log.note(choose("q10", ["x", "y"]).await?);
            if ask_user::<u32>("q8").await? > 1 {
                break_block_5!('out7);
            }
            log.val(w6);
        }
        log.val(ask_user::<u32>("q11").await?);
        macro_rules! break_block_12 { ($l:lifetime) => { break $l } }
        'out14: {
            let w13 = 1;
            macro_rules! return_17 { ($v:expr) => { return Err(ToolError::new($v)) } }
            let _ = confirm("q22").await?;
            if confirm("q20").await? {
                return_17!("left by a macro");
            }
            checkpoint().await;
            checkpoint().await;
            if ask_user::<bool>("q15").await? {
                break_block_12!('out14);
            }
            log.val(w13);
        }
        let [h, t30]: [u32; 2] = [u32::from(ask_user::<u8>("q25").await?), if ((g % 3 == 3) && log.later((g % 3 == 2)).await) {
                { let (x, y) = ask_all((ask_user::<u32>("q26").key("k1"), confirm(format!("q27 {g}")).key("k2"))).await?; x + u32::from(y) }
            } else {
                let h = { let (x, y) = ask_each((ask_user::<u32>("q28").key("k1"), confirm("q29").key("k2"))).await; x.is_ok() && y? };
                u32::max(((g + arg0) % 97), ((arg0 + g) % 97))
        }];
        c = Shape::Size(g);
        macro_rules! break_block_31 { ($l:lifetime) => { break $l } }
        'out33: {
            let w32 = 1;
            let g: String = cat(format!("{arg0:?}{:?}", t30), u32::abs_diff(h, h));
            checkpoint().await;
            if confirm("q34").await? {
                break_block_31!('out33);
            }
            log.val(w32);
        }
        let _ = confirm("q37").await?;
        if (((cat("s", g) + &cat("s", t30)) == "a") && Row::default().into_text(g).is_empty()) {
            macro_rules! return_by_38 { ($e:expr) => { $e? } }
            if confirm("q43").await? {
                log.later((arg0 % 3 == 1)).await;
            } else {
                log.later((t30 % 3 == 2)).await;
            }
            if ask_user::<u32>("q41").await? > 1 {
                log.val(return_by_38!("x".parse::<u32>()));
            }
        }
        log.later((5 % 3 == 3)).await;
        macro_rules! continue_44 { ($l:lifetime) => { continue $l } }
        'out46: for w45 in 0..3u32 {
            log.val(w45);
            if confirm("q48").await? {
                log.val(t30);
            } else {
                log.note("e49");
            }
            for x in 0..2u32 {
                if ask_user::<bool>("q47").await? {
                    continue_44!('out46);
                }
                if confirm("q50").await? {
                    log.note("e51");
                } else {
                    log.val(h);
                }
                log.val(x);
            }
        }
        Ok(format!("{arg0:?} {c:?} {t30:?} "))
    }
}

thrice! { p43, (log) -> Result<String, ToolError>, {
        let mut e = Default::default();
        let _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let g = cat(ask_user::<String>("q3").await?.trim(), ((ask_user::<u32>("q4").await? as u8) as u32));
        let e = ask_user::<u32>("q5").await?;
        macro_rules! continue_6 { ($l:lifetime) => { continue $l } }
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            log.note(choose("q10", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q9").await? {
                    continue_6!('out8);
                }
                let _ = confirm("q11").await?;
                log.val(x);
            }
        }
        checkpoint().await;
        log.later((e % 3 == 1)).await;
        let e = None;
        let _ = confirm("q13").await.unwrap_or(false);
        same(&e, &[] as &[Option<u32>]);
        macro_rules! continue_14 { ($l:lifetime) => { continue $l } }
        'out16: for w15 in 0..3u32 {
            log.val(w15);
            for x in 0..2u32 {
                if ask_user::<u32>("q17").await? > 1 {
                    continue_14!('out16);
                }
                let _: u32 = ask_user("q18").await.unwrap_or(3);
                log.val(x);
            }
        }
        if confirm("q19").await? {
            log.note("e20");
        } else {
            log.later((0 % 3 == 1)).await;
        }
        macro_rules! break_with_21 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w22 = 0u32;
        let given = 'out23: loop {
            w22 += 1;
            if w22 > 2 { break w22; }
            for x in [1u32, 2] {
                log.val(x);
                let mut e: Option<u32> = Option::<u32>::map(Option::<u32>::or(e, e), |n: u32| (n + 6) % 50);
                let _ = confirm("q25").await?;
                if ask_user::<u32>("q24").await? > 1 {
                    break_with_21!('out23, w22 + 1);
                }
            }
        };
        log.val(given);
        let Some(g) = vec![8].iter().max().copied() else {
            macro_rules! return_31 { ($v:expr) => { return Err(ToolError::new($v)) } }
            log.val(5);
            log.note(choose("q36", ["x", "y"]).await?);
            if ask_user::<u32>("q34").await? > 1 {
                return_31!("left by a macro");
            }
            if confirm("q37").await? {
                log.note("e38");
            } else {
                log.note("e39");
            }
            let _ = confirm("q40").await?;
            if ask_user::<u32>("q29").await? > 1 {
                log.val(return_by_26!("x".parse::<u32>()));
            }
            let _ = confirm("q41").await?;
            return Err(ToolError::new("left"));
        };
        checkpoint().await;
        let mut n43 = 0u32;
        'l44: while n43 < 3 && ((|| { let inner = |n: u32| n + g; log.val(inner(2)); (g % 3 == 2) })() && (g % 3 == 1)) {
            n43 += 1;
        }
        Ok(format!("{g:?} "))
    }
    outside {
        macro_rules! return_by_26 { ($e:expr) => { $e? } }
    }
}

thrice! { p44, (log) -> Result<String, ToolError>, {
        let d = call(f0(0, Some(1), Option::<u32>::map(None::<u32>, |n: u32| (n + 0) % 50))).await?;
        let mut e = ((ask_user::<u32>("q20").await?, d).1, String::new());
        let a: Option<u32> = None::<u32>;
        let Some(e) = Option::<u32>::or(match d {
                ..2 => {
                    ask_user::<u32>(format!("q21 {d}")).await.ok()
                }
                x if x != 0 => {
                    let c: String = cat("s", d);
                    { let mut n22 = 0u32; 'l23: loop {
                            n22 += 1;
                            if n22 > 2 { break 'l23 Some(x); }
                            let mut e = Row::default();
                            if ((d % 3 == 1) && (2 % 3 == 3)) { break 'l23 ask_user::<u32>("q25").await.ok(); }
                        } }
                }
                2.. => {
                    ask_user::<u32>(format!("q26 {d}")).await.ok()
                }
            }, None) else {
            if choose("q27", ["x", "y", "z"]).await?.is_empty() {
                log.note("e28");
                let mut c = Shape::Size(d);
                log.later((d % 3 == 2)).await;
            } else if (d % 3 == 1) {
            }
            return Err(ToolError::new("left"));
        };
        Ok(format!(""))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        _ = u32::from(ask_user::<u8>("q1").await?);
        if let Some(c) = Option::<u32>::map(Option::<u32>::map(arg0, |n: u32| (n + 5) % 50), |n: u32| (n + 4) % 50) && (((c as u8) as u32) >= c) {
            {
                log.val(arg1.take());
            }
            {
                arg1 = arg1.filter(|n| *n > 2);
            }
            log.val(ask_user::<u32>("q7").await?);
            log.note(format!("{arg1:?}"));
        }
        let _ = confirm("q8").await?;
        if ask_user::<bool>("q5").await? {
            log.val(return_by_2!("x".parse::<u32>()));
        }
        log.val(ask_user::<u32>("q9").await?);
        Ok(*Box::new(6))
    }
    flow f1(log, fuel: u32, mut arg0: u32, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! continue_10 { ($l:lifetime) => { continue $l } }
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            log.val(ask_user::<u32>("q14").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q13").await? > 1 {
                    continue_10!('out12);
                }
                log.note(choose("q15", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q16").await?);
        #[cfg(all())]
        log.note("e17");
        #[cfg(any())]
        log.note("never");
        checkpoint().await;
        let mut c = "11".parse()?;
        same(&c, &[] as &[u32]);
        Ok(u32::from((arg1 % 3 == 1)))
    }
    outside {
        macro_rules! return_by_2 { ($e:expr) => { $e? } }
    }
}

thrice! { p45, (log) -> Result<String, ToolError>, {
        let mut g = three(6, 5, ask_user::<u32>("q1").await?);
        let mut b = if (g % 3 == 1) {
            ((|n: u32| (n + g) % 40)(ask_user::<u32>(format!("q3 {g}")).await.unwrap_or(g)), choose("q4", ["x", "y", "z"]).await?)
        } else {
            (g, "p".to_owned())
        };
        let a: Vec<u32> = vec![7, g, 3];
        let mut open9: Vec<u32> = [a.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>(), vec![7, g, 3]].concat().into_iter().map(|n| n + g).collect::<Vec<u32>>();
        let mut n6 = 0u32;
        while let Some(b) = open9.pop() && n6 < 4 && ask_user::<String>("q10").await?.is_empty() {
            n6 += 1;
            let h: Option<u32> = (match Option::<u32>::map(Some(g), |n: u32| (n + g) % 50) {
                    Some(x) => Option::<u32>::map(Some(b), |n: u32| (n + b) % 50),
                    None => {
                        return Ok(Row::default().into_text(b));
                    }
            });
        }
        let mut n11 = 0u32;
        loop {
            n11 += 1;
            if n11 > 3 { break; }
            log.note("e12");
            if (g % 3 == 1) { break; }
        }
        let mut h: String = cat("s", g);
        let mut e = (Row { v: (0..u32::abs_diff(g, g) % 4).collect::<Vec<u32>>(), n: three([g, g][u32::min(g % 2, 1) as usize], (|n: u32| (n + g) % 40)(g), [g, b.0][u32::min(g % 2, 1) as usize]), s: h });
        let h: String = { let mut n13 = 0u32; loop {
                n13 += 1;
                if n13 > 2 { break (Row { n: g, ..Row::default() }); }
                log.note("e15");
                if (g % 3 == 2) { break (Row { n: g, ..e.clone() }); }
            } }.into_text([u32::from((g % 3 == 2)), (String::new().len() as u32)][u32::min(((g + g) % 97) % 2, 1) as usize]);
        log.val(g);
        let g: Vec<u32> = [(0..async { log.note("async"); g }.await % 4).collect::<Vec<u32>>(), a.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>()].concat();
        let mut c = Default::default();
        same(&c, &[] as &[String]);
        Ok(format!("{a:?} {c:?} "))
    }
}

thrice! { p46, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm(format!("q9 {h}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut h: Row = (Row { v: [(0..h % 4).collect::<Vec<u32>>().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), [[Vec::<u32>::new(), Vec::<u32>::new()].concat(), [Vec::<u32>::new(), vec![h]].concat()].concat()].concat(), n: arg0, s: (cat(String::new(), h) + &"a b".to_owned()) });
        let mut g: Vec<u32> = log.later(('b10: {
                    if ((arg0 % 3 == 2) || (2 % 3 == 3)) { break 'b10 Vec::<u32>::new(); }
                    let d: Vec<u32> = vec![7, arg0, 3];
                    Vec::<u32>::new()
        })).await.into_iter().map(|n| n + arg0).collect::<Vec<u32>>();
        let mut n11 = 0u32;
        loop {
            n11 += 1;
            if n11 > 3 { break; }
            let Some(c) = (0..arg0 % 4).collect::<Vec<u32>>().iter().max().copied() else {
                let e = (Row { v: g.clone(), n: arg0, s: cat("s", arg0) });
                return Err(ToolError::new("left"));
            };
            g = h.v.clone();
            let b: Option<u32> = if h.v.clone().contains(&c) {
                fn f12(n: u32) -> u32 { n + 1 }
                log.val(f12(c));
                Option::<u32>::or(Some(arg0), Some(arg0))
            } else {
                let c: Row = h.clone();
                h.v.clone().iter().max().copied()
            };
            if cat((arg0, cat("s", c)).1, measured("text0", arg0)).is_empty() { break; }
        }
        {
            if g.len() > 1 { g.swap(0, 1); }
        }
        log.val(ask_user::<u32>("q13").await?);
        log.note(format!("{g:?}"));
        log.val(arg0);
        Ok(format!("{arg0:?} {h:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        'l3: while n1 < 3 && (ask_user::<String>("q2").await? == "a") {
            n1 += 1;
            let d = Default::default();
            same(&d, &[] as &[Vec<u32>]);
            let mut b = Row::default().into_text(3).replace("a", &String::new());
        }
        let b = (Row { n: three(8, 7, 0), ..Row::default() }).into_text(u32::max(6, Vec::<u32>::new().get(2 as usize).copied().unwrap_or(1)));
        Ok(u32::abs_diff(6, 8))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let (mut a, t4): (u32, String) = (5, "p".to_owned());
        let g = ask_user::<String>("q5").await?;
        let mut d: Option<u32> = [vec![a], vec![7, a, 3]].concat().iter().max().copied();
        let mut g = ('b6: {
                if (confirm("q7").await.unwrap_or(false) && (a % 3 == 2)) { break 'b6 (Row { n: a, ..Row::default() }).into_text(three(a, a, (t4.len() as u32))); }
                let mut e = format!("{t4:?}{:?}", t4);
                async { log.note("async"); (g.clone() + &"a b".to_owned()) }.await
        });
        Ok(u32::from((a % 3 == 0)))
    }
}

thrice! { p47, (log) -> Result<String, ToolError>, {
        let d = u32::from(ask_user::<u8>("q1").await?);
        let mut d: Option<u32> = Option::<u32>::map(Some(u32::from(ask_user::<u8>("q2").await?)), |n: u32| (n + d) % 50);
        let mut h = ((if ask_user::<bool>("q3").await? {
                    (1 % 3 == 2)
                } else {
                    (3 % 3 == 2)
                } && (5 % 3 == 0)) || { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? });
        let mut d = Vec::new();
        let _ = confirm("q7").await.unwrap_or(false);
        same(&d, &[] as &[Vec<u32>]);
        if async { log.note("async"); !h }.await {
            fn f8(n: u32) -> u32 { n + 1 }
            log.val(f8(1));
        }
        log.val(1);
        log.val(measured("text1", 4));
        Ok(format!("{h:?} {d:?} "))
    }
}

thrice! { p48, (log, mut arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let b = Default::default();
        let _ = ask_user::<bool>("q4").await?;
        same(&b, &[] as &[Vec<u32>]);
        let h: (u32, String) = ((String::new().len() as u32), cat("s", c));
        let mut a: Option<u32> = Some((cat(String::new(), arg0).len() as u32));
        let mut g: String = String::new();
        let mut n5 = 0u32;
        'l6: loop {
            n5 += 1;
            if n5 > 3 { break; }
            log.later((5 % 3 == 1)).await;
            if !(arg0 % 3 == 1) { break; }
        }
        {
            g.push('x');
        }
        {
            g.push_str("yz");
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{g:?}"));
        let mut n8 = 0u32;
        'l9: for a in (0..9u32).step_by(4) {
            n8 += 1;
            if n8 > 4 { break; }
            {
                g += "t";
            }
            {
                g.retain(|c| c != 'a');
            }
            log.val(ask_user::<u32>("q10").await?);
            log.note(format!("{g:?}"));
            log.note("e11");
        }
        let mut g = "11".parse()?;
        same(&g, &[] as &[u32]);
        let c = (Row { v: if (arg0 % 3 == 3) {
                    Vec::from([arg0, g])
                } else {
                    arg1.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>()
                }, n: *&arg1.clone().get((b.len() as u32) as usize).copied().unwrap_or(1), s: cat(cat(h.1.clone().trim(), arg0).trim(), *&g) });
        Ok(format!("{arg0:?} {arg1:?} {b:?} {a:?} {c:?} "))
    }
}

thrice! { p49, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let d = arg1;
        let h = ask_user::<u32>("q17").await?;
        let mut c = ask_user::<u32>(format!("q18 {arg1}")).await.unwrap_or((Row { s: arg0, n: arg1, ..Row::default() }).n);
        if ((if log.val((arg1 % 3 == 3)) {
                    return Err(ToolError::new("left"));
                } else {
                    {
                        let more = c;
                        let mut add = |n: u32| { c = (c + n) % 60; c };
                        add(more);
                        log.val(add(1));
                    }
                    vec![7, h, 3].contains(&d)
            }) && (h % 3 == 0)) {
            let d = if ((h % 3 == 3) && (d % 3 == 2)) {
                log.val(h);
                cat("s", c)
            } else {
                log.note("e19");
                cat("s", 5)
            };
        } else {
            if (Option::<u32>::is_some(&Some(h)) || (arg1 % 3 == 2)) {
                let c: Row = (Row { v: vec![7, 0, 3], n: h, s: "a b".to_owned() });
                log.note("e20");
            } else {
                let g = Default::default();
                same(&g, &[] as &[u32]);
            }
        }
        Ok(format!("{arg1:?} {d:?} {h:?} {c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            for x in 0..2u32 {
                if ask_user::<bool>("q4").await? {
                    continue_1!('out3);
                }
                log.note(choose("q5", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q6", ["x", "y"]).await?);
        use std::cmp::max as max7;
        log.val(max7(call(f0(fuel.saturating_sub(1))).await?, 3));
        log.note("e8");
        macro_rules! break_block_9 { ($l:lifetime) => { break $l } }
        'out11: {
            let w10 = 1;
            'b13: {
                let e = (cat("s", 3) + &"a b".to_owned());
            }
            log.note(choose("q14", ["x", "y"]).await?);
            if confirm("q12").await? {
                break_block_9!('out11);
            }
            log.val(w10);
        }
        if confirm("q15").await? {
            log.val(7);
        } else {
            log.note("e16");
        }
        Ok((Row { s: String::new(), n: 0, ..Row::default() }).n)
    }
    outside {
        macro_rules! continue_1 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p50, (log) -> Result<String, ToolError>, {
        let mut e: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 3 });
        let mut e: bool = ask_user::<bool>("q2").await?;
        let mut e: Option<u32> = Some(u32::abs_diff("7".parse::<u32>()?, (!"2".parse::<u32>()? % 50)));
        macro_rules! continue_3 { () => { continue } }
        'out5: for w4 in 0..3u32 {
            log.val(w4);
            log.note(choose("q7", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q6").await? {
                    continue_3!();
                }
                let _: u32 = ask_user("q8").await.unwrap_or(3);
                log.val(x);
            }
        }
        macro_rules! continue_9 { () => { continue } }
        'out11: for w10 in 0..3u32 {
            log.val(w10);
            log.note(choose("q13", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q12").await? > 1 {
                    continue_9!();
                }
                log.note(choose("q14", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q15", ["x", "y"]).await?);
        if confirm("q16").await? {
            log.later((3 % 3 == 3)).await;
        } else {
            log.val(5);
        }
        match async { log.note("async"); 2 }.await {
            ..2 => {
                macro_rules! continue_17 { () => { continue } }
                'out19: for w18 in 0..3u32 {
                    log.val(w18);
                    log.val(ask_user::<u32>("q21").await?);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q20").await? > 1 {
                            continue_17!();
                        }
                        let _ = confirm("q22").await?;
                        log.val(x);
                    }
                }
                log.note(choose("q23", ["x", "y"]).await?);
                'out26: for w25 in 0..3u32 {
                    log.val(w25);
                    let _ = confirm("q28").await?;
                    for x in 0..2u32 {
                        if confirm("q27").await? {
                            continue_24!();
                        }
                        macro_rules! return_29 { ($v:expr) => { return Err(ToolError::new($v)) } }
                        if confirm("q33").await? {
                            log.later((2 % 3 == 2)).await;
                        } else {
                            log.later((1 % 3 == 0)).await;
                        }
                        if confirm("q32").await? {
                            return_29!("left by a macro");
                        }
                        let _ = confirm("q34").await?;
                        let _ = confirm("q35").await?;
                        log.val(x);
                    }
                }
                let Some(d) = e else {
                    let late36: Vec<u32>;
                    if (0 % 3 == 2) {
                        'out39: for w38 in 0..3u32 {
                            log.val(w38);
                            for x in 0..2u32 {
                                if ask_user::<u32>("q40").await? > 1 {
                                    break_37!('out39);
                                }
                                checkpoint().await;
                                log.val(x);
                            }
                        }
                        if confirm("q42").await? {
                            log.later((3 % 3 == 1)).await;
                        } else {
                            log.note("e43");
                        }
                        late36 = vec![2];
                        #[cfg(all())]
                        let cfg44 = 8;
                        #[cfg(any())]
                        let cfg44 = String::new();
                    } else {
                        let b: Option<u32> = e;
                        late36 = vec![7];
                        if confirm("q50").await? {
                            log.note("e51");
                        } else {
                            log.val(5);
                        }
                        if ask_user::<u32>("q48").await? > 1 {
                            return_45!("left by a macro");
                        }
                        let _: u32 = ask_user("q52").await.unwrap_or(3);
                    }
                    return Err(ToolError::new("left"));
                };
                log.val(ask_user::<u32>("q53").await?);
            }
            x if x != 3 => {
            }
            2.. => {
            }
        }
        Ok(format!(""))
    }
    outside {
        macro_rules! continue_24 { () => { continue } }
        macro_rules! break_37 { ($l:lifetime) => { break $l } }
        macro_rules! return_45 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p51, (log) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q35").await?;
        let mut d: Option<u32> = ask_user::<u32>("q36").await.ok();
        let a: Shape = ({ let (x, y) = ask_all((ask_user::<u32>("q38").key("k1"), confirm("q39").key("k2"))).await?; x + u32::from(y) }, Shape::Size(u32::from({ let (x, y) = ask_each((ask_user::<u32>("q41").key("k1"), confirm("q42").key("k2"))).await; x.is_ok() && y? }))).1;
        macro_rules! continue_43 { ($l:lifetime) => { continue $l } }
        'out45: for w44 in 0..3u32 {
            log.val(w44);
            for x in 0..2u32 {
                if ask_user::<bool>("q46").await? {
                    continue_43!('out45);
                }
                if confirm("q47").await? {
                    log.later((g % 3 == 0)).await;
                } else {
                    log.val(g);
                }
                log.val(x);
            }
        }
        'out50: for w49 in 0..3u32 {
            log.val(w49);
            macro_rules! break_block_52 { ($l:lifetime) => { break $l } }
            'out54: {
                let w53 = 1;
                if confirm("q57").await? {
                    log.later((g % 3 == 1)).await;
                } else {
                    log.note("e58");
                }
                if ask_user::<bool>("q55").await? {
                    break_block_52!('out54);
                }
                log.val(w53);
            }
            log.val(ask_user::<u32>("q59").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q51").await? > 1 {
                    continue_48!('out50);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q61").await.unwrap_or(3);
        checkpoint().await;
        let [h, t63]: [u32; 2] = [(!measured("text2", (g * g % 89)) % 50), ((*&("a b".to_owned().len() as u32) + (!{
                            g
                        } % 50)) % 97)];
        'out66: for w65 in 0..3u32 {
            log.val(w65);
            log.note(choose("q68", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q67").await? {
                    continue_64!();
                }
                log.val(ask_user::<u32>("q69").await?);
                log.val(x);
            }
        }
        if let Some(e) = async { log.note("async"); vec![7, g, 3].iter().max().copied() }.await {
            'out72: for w71 in 0..3u32 {
                log.val(w71);
                log.note(choose("q74", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if confirm("q73").await? {
                        continue_70!('out72);
                    }
                    let _ = confirm("q75").await?;
                    log.val(x);
                }
            }
            if confirm("q76").await? {
                log.note("e77");
            } else {
                log.later((e % 3 == 3)).await;
            }
            let _ = confirm("q82").await?;
            if confirm("q81").await? {
                log.val(return_by_78!("x".parse::<u32>()));
            }
            let _: u32 = ask_user("q83").await.unwrap_or(3);
            macro_rules! return_by_84 { ($e:expr) => { $e? } }
            macro_rules! break_with_88 { ($l:lifetime, $v:expr) => { break $l $v } }
            let mut w89 = 0u32;
            let given = 'out90: loop {
                w89 += 1;
                if w89 > 2 { break w89; }
                for x in [1u32, 2] {
                    log.val(x);
                    log.val(ask_user::<u32>("q92").await?);
                    if confirm("q91").await? {
                        break_with_88!('out90, w89 + 1);
                    }
                }
            };
            log.val(given);
            checkpoint().await;
            if confirm("q87").await? {
                log.val(return_by_84!("x".parse::<u32>()));
            }
        } else {
            let Some(mut c) = vec![7, g, 3].iter().max().copied() else {
                macro_rules! return_by_94 { ($e:expr) => { $e? } }
                log.val(ask_user::<u32>("q98").await?);
                if ask_user::<u32>("q97").await? > 1 {
                    log.val(return_by_94!("x".parse::<u32>()));
                }
                let _ = confirm("q99").await?;
                return Ok(format!("{g:?}{:?}", t63));
            };
        }
        if confirm("q100").await? {
            log.note("e101");
        } else {
            log.note("e102");
        }
        Ok(format!("{g:?} {d:?} {a:?} {t63:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        macro_rules! break_1 { () => { break } }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            let _ = confirm("q5").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q4").await? {
                    break_1!();
                }
                let _ = confirm("q6").await?;
                log.val(x);
            }
        }
        log.note(choose("q7", ["x", "y"]).await?);
        let late8: Vec<u32>;
        log.val((Row { s: cat("s", 5), n: 1, ..Row::default() }).n);
        late8 = vec![1];
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            macro_rules! continue_14 { () => { continue } }
            'out16: for w15 in 0..3u32 {
                log.val(w15);
                log.val(ask_user::<u32>("q18").await?);
                for x in 0..2u32 {
                    if confirm("q17").await? {
                        continue_14!();
                    }
                    log.note(choose("q19", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            let _ = confirm("q20").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q13").await? {
                    break_10!();
                }
                if confirm("q21").await? {
                    log.later((4 % 3 == 0)).await;
                } else {
                    log.note("e22");
                }
                log.val(x);
            }
        }
        Ok((7 * 7 % 89))
    }
    flow f1(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let late23: u32;
        checkpoint().await;
        if ask_user::<bool>("q27").await? {
            log.val(return_by_24!("x".parse::<u32>()));
        }
        late23 = (Row { s: match 1 {
                    ..2 => {
                        macro_rules! break_with_29 { ($l:lifetime, $v:expr) => { break $l $v } }
                        let mut w30 = 0u32;
                        let given = 'out31: loop {
                            w30 += 1;
                            if w30 > 2 { break w30; }
                            for x in [1u32, 2] {
                                log.val(x);
                                let _ = confirm("q34").await?;
                                if confirm("q32").await? {
                                    break_with_29!('out31, w30 + 1);
                                }
                            }
                        };
                        log.val(given);
                        arg0.clone()
                    }
                    x if x % 2 == 0 => {
                        arg0.clone()
                    }
                    2.. => {
                        arg0.clone()
                    }
                }.replace("a", &Row::default().into_text(1)), n: call(f1(fuel.saturating_sub(1), arg0.clone())).await?, ..Row::default() }).n;
        Ok(((late23 + late23) % 97))
    }
    outside {
        macro_rules! break_10 { () => { break } }
        macro_rules! return_by_24 { ($e:expr) => { $e? } }
        macro_rules! continue_48 { ($l:lifetime) => { continue $l } }
        macro_rules! continue_64 { () => { continue } }
        macro_rules! continue_70 { ($l:lifetime) => { continue $l } }
        macro_rules! return_by_78 { ($e:expr) => { $e? } }
    }
}

thrice! { p52, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let e: Option<u32> = ask_user::<u32>("q2").await.ok();
        let e = Row::default();
        let late3;
        if ((d % 3 == 1) && Option::<u32>::is_some(&e.v.clone().iter().max().copied())) {
            if arg0.clone().contains(&(Row { s: cat("s", d), n: e.n, ..Row::default() }).n) {
                let mut w5 = 0u32;
                let given = 'out6: loop {
                    w5 += 1;
                    if w5 > 2 { break w5; }
                    for x in [1u32, 2] {
                        log.val(x);
                        log.val(ask_user::<u32>("q8").await?);
                        if ask_user::<u32>("q7").await? > 1 {
                            break_with_4!('out6, w5 + 1);
                        }
                    }
                };
                log.val(given);
                let _ = confirm("q9").await?;
            } else if async { log.note("async"); ((d % 3 == 3) && (d % 3 == 0)) }.await {
                let mut e: Vec<u32> = [e.v.clone(), arg0.clone()].concat();
            } else {
                let mut d: Row = (Row { n: arg1, ..e.clone() });
                macro_rules! return_10 { ($v:expr) => { return Err(ToolError::new($v)) } }
                checkpoint().await;
                if ask_user::<u32>("q13").await? > 1 {
                    return_10!("left by a macro");
                }
                let mut n15 = 0u32;
                'l16: for e in (1..9u32).step_by(4) {
                    n15 += 1;
                    if n15 > 4 { break; }
                    log.note(choose("q22", ["x", "y"]).await?);
                    if confirm("q20").await? {
                        return_17!("left by a macro");
                    }
                    log.val(ask_user::<u32>("q23").await?);
                }
                log.note(choose("q24", ["x", "y"]).await?);
            }
            late3 = (Shape::Named { s: "a b".to_owned(), n: (((arg1 + (arg0.len() as u32)) % 97) * u32::max(arg1, d) % 89) });
            log.later((d % 3 == 1)).await;
        } else {
            macro_rules! break_25 { () => { break } }
            'out27: for w26 in 0..3u32 {
                log.val(w26);
                let _ = confirm("q29").await?;
                for x in 0..2u32 {
                    if ask_user::<bool>("q28").await? {
                        break_25!();
                    }
                    if confirm("q30").await? {
                        log.later((arg1 % 3 == 1)).await;
                    } else {
                        log.later((0 % 3 == 2)).await;
                    }
                    log.val(x);
                }
            }
            log.val(ask_user::<u32>("q31").await?);
            late3 = Shape::Size([{ d = d; d }, ((arg1 as u8) as u32)][u32::min(d % 2, 1) as usize]);
            {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} "))
    }
    outside {
        macro_rules! break_with_4 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! return_17 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p53, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 });
        let g = None;
        let _ = confirm("q3").await.unwrap_or(false);
        same(&g, &[] as &[Option<u32>]);
        let e: Vec<u32> = Vec::from([0, log.val(6)]);
        let mut h: Vec<u32> = (0..(7, 5).1 % 4).collect::<Vec<u32>>();
        let mut h = (Row { n: "4".parse::<u32>()?, ..Row::default() });
        log.val(7);
        log.val(7);
        {
            h.s.push('r');
        }
        {
            h.s.push('r');
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{h:?}"));
        let late7;
        log.later((4 % 3 == 3)).await;
        late7 = ask_user::<String>("q8").await?;
        log.val(8);
        let mut d = ask_user::<String>("q9").await?;
        log.later((3 % 3 == 2)).await;
        {
            h.v.push(5);
        }
        {
            let Row { n, v, .. } = &mut h; v.push(*n); *n = 1;
        }
        log.val(ask_user::<u32>("q10").await?);
        log.note(format!("{h:?}"));
        {
            d.extend(['u', 'v']);
        }
        log.val(ask_user::<u32>("q11").await?);
        log.note(format!("{d:?}"));
        let mut d: Option<u32> = ask_user::<u32>("q12").await.ok();
        log.note("e13");
        Ok(format!("{arg0:?} {e:?} "))
    }
}

thrice! { p54, (log) -> Result<String, ToolError>, {
        let e = Default::default();
        let _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let c = Shape::Dot;
        let b = (Shape::Named { s: ask_user::<String>("q6").await?, n: ask_user::<u32>("q7").await? });
        let mut h = Option::<u32>::is_some(&None::<u32>);
        macro_rules! break_block_8 { ($l:lifetime) => { break $l } }
        'out10: {
            let w9 = 1;
            let mut n14 = 0u32;
            for g in [choose("q12", ["x", "y", "z"]).await?, cat(cat("s", e).trim(), ask_user::<u32>("q13").await?)] {
                n14 += 1;
                if n14 > 4 { break; }
                log.note("e15");
                let mut g: Vec<u32> = Vec::<u32>::new();
                {
                    log.val(std::mem::take(&mut g));
                }
                log.val(ask_user::<u32>("q16").await?);
                log.note(format!("{g:?}"));
            }
            log.note(choose("q17", ["x", "y"]).await?);
            if ask_user::<u32>("q11").await? > 1 {
                break_block_8!('out10);
            }
            log.val(w9);
        }
        let _ = confirm("q18").await?;
        log.note("e19");
        {
            let h = Row::default().into_text(*Box::new(e));
        }
        Ok(format!("{c:?} {b:?} {h:?} "))
    }
}

thrice! { p55, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await?;
        let mut g = (ask_user::<u32>("q3").await?, choose("q4", ["x", "y", "z"]).await?);
        let g = Shape::Size(3);
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q8").await? > 1 {
                    continue_5!('out7);
                }
                let r10 = arg1.split(' ').next().unwrap_or("");
                let _: u32 = ask_user("q11").await.unwrap_or(3);
                log.val(x);
            }
        }
        let a = Default::default();
        same(&a, &[] as &[Vec<u32>]);
        let mut n12 = 0u32;
        'l13: for &h in ["x", "y"].iter() {
            n12 += 1;
            if n12 > 4 { break; }
            let r14 = arg1.trim();
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
    outside {
        macro_rules! continue_5 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p56, (log, arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q5").await?;
        let mut g = (e % 3 == 3);
        let mut d = ask_user::<String>(format!("q6 {e}")).await?;
        if let [r7, ..] = &arg1[..] {
            let mut d: Row = Row::default();
            {
                d.v.push(1);
            }
            {
                d.n = d.n.wrapping_sub(1) % 50;
            }
            log.val(ask_user::<u32>("q10").await?);
            log.note(format!("{d:?}"));
            let mut h = ask_user::<String>("q11").await?;
        }
        {
            log.val(d.pop());
        }
        {
            log.val(d.pop());
        }
        log.val(ask_user::<u32>("q12").await?);
        log.note(format!("{d:?}"));
        let d = Vec::new();
        let _ = confirm("q15").await.unwrap_or(false);
        same(&d, &[] as &[Vec<u32>]);
        log.note("e16");
        let mut g = None;
        same(&g, &[] as &[Option<u32>]);
        let g = Row::default();
        let b: u32 = (d.len() as u32);
        let mut c = Default::default();
        same(&c, &[] as &[String]);
        {
            c.clear();
        }
        log.val(ask_user::<u32>("q18").await?);
        log.note(format!("{c:?}"));
        Ok(format!("{arg0:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        let late1: String;
        let mut e: Option<u32> = log.val(vec![7, arg0, 3]).iter().max().copied();
        late1 = "a b".to_owned();
        let e = Default::default();
        let _ = ask_user::<bool>("q3").await?;
        same(&e, &[] as &[Vec<u32>]);
        let h: Option<u32> = Some(ask_user::<u32>("q4").await.unwrap_or(arg0));
        Ok(u32::from((3 % 3 == 2)))
    }
}

thrice! { p57, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm(format!("q4 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut d = Row::default();
        let g = ask_user::<u32>("q6").await.unwrap_or(arg0);
        log.later((arg0 % 3 == 3)).await;
        let h: Option<u32> = Option::<u32>::map(Vec::from([d.n, arg0]).iter().max().copied(), |n: u32| (n + arg0) % 50);
        {
            let Row { n, v, .. } = &mut d; v.push(*n); *n = 1;
        }
        {
            d.s.push('r');
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{d:?}"));
        {
            let Row { n, v, .. } = &mut d; v.push(*n); *n = 1;
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{d:?}"));
        let h: Vec<u32> = [(0..d.n % 4).collect::<Vec<u32>>().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), vec![7, 3, 3]].concat();
        let mut a = match g {
            ..2 => {
                Shape::Size(4)
            }
            x if log.val(arg0) > 2 => {
                Shape::Dot
            }
            2.. => {
                (Shape::Named { s: cat("s", 6).replace("a", &cat("s", 2)), n: h.clone().get(g as usize).copied().unwrap_or(1) })
            }
        };
        Ok(format!("{arg0:?} {d:?} {g:?} {h:?} "))
    }
}

thrice! { p58, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a: u32 = ask_user::<u32>(format!("q9 {arg0}")).await?;
        let mut h = ask_user::<u32>("q10").await?;
        let g = ask_user::<String>("q11").await?;
        let b: Option<u32> = Some(h);
        macro_rules! return_by_12 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q17").await.unwrap_or(3);
        if ask_user::<bool>("q15").await? {
            log.val(return_by_12!("x".parse::<u32>()));
        }
        if confirm("q18").await? {
            log.val(a);
        } else {
            log.val(arg0);
        }
        #[cfg(all())]
        log.val(a);
        #[cfg(any())]
        log.note("never");
        let mut w20 = 0u32;
        let given = 'out21: loop {
            w20 += 1;
            if w20 > 2 { break w20; }
            for x in [1u32, 2] {
                log.val(x);
                if confirm("q24").await? {
                    log.later((1 % 3 == 2)).await;
                } else {
                    log.note("e25");
                }
                if confirm("q22").await? {
                    break_with_19!('out21, w20 + 1);
                }
            }
        };
        log.val(given);
        macro_rules! return_26 { ($v:expr) => { return Err(ToolError::new($v)) } }
        if confirm("q31").await? {
            log.note("e32");
        } else {
            log.val(h);
        }
        if ask_user::<u32>("q29").await? > 1 {
            return_26!("left by a macro");
        }
        macro_rules! return_33 { ($v:expr) => { return Err(ToolError::new($v)) } }
        if confirm("q44").await? {
            log.later((h % 3 == 0)).await;
        } else {
            log.val(h);
        }
        if ask_user::<bool>("q36").await? {
            return_33!("left by a macro");
        }
        checkpoint().await;
        let mut a = None;
        same(&a, &[] as &[Option<u32>]);
        macro_rules! break_block_47 { ($l:lifetime) => { break $l } }
        'out49: {
            let w48 = 1;
            log.note(choose("q51", ["x", "y"]).await?);
            if ask_user::<bool>("q50").await? {
                break_block_47!('out49);
            }
            log.val(w48);
        }
        Ok(format!("{arg0:?} {h:?} {g:?} {a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! break_1 { () => { break } }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            for x in 0..2u32 {
                if ask_user::<u32>("q4").await? > 1 {
                    break_1!();
                }
                let _: u32 = ask_user("q5").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q6").await.unwrap_or(3);
        let mut g = Vec::new();
        let _ = confirm("q8").await.unwrap_or(false);
        same(&g, &[] as &[Vec<u32>]);
        g.resize(3, 1);
        g[u32::min(*Box::new((|n: u32| (n + 1) % 40)(*&7)) % 3, 2) as usize] = measured(format!("{g:?}{:?}", g).replace("a", &cat("a b".to_owned(), 0)).as_str(), [u32::from((5 % 3 == 0)), (6 * 2 % 89)][u32::min((((g.len() as u32) as u8) as u32) % 2, 1) as usize]);
        let mut g = None;
        same(&g, &[] as &[Option<u32>]);
        Ok(4)
    }
    outside {
        macro_rules! break_with_19 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_37 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p59, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = confirm("q4").await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let mut h: Option<u32> = ask_user::<u32>("q5").await.ok();
        let c: String = Row::default().into_text(u32::max(Row::default().sum(((6 as u8) as u32), 7), 6));
        log.val(6);
        let a = format!("{arg0:?}{:?}", c);
        {
            log.val(*h.get_or_insert(5));
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{h:?}"));
        let Row { v: mut a, n: t7 @ _, .. } = (Row { v: arg0.clone(), n: 8, s: (cat(c.clone(), 8) + &(|| { let inner = |n: u32| n + 8; log.val(inner(2)); a.clone() })()) });
        let (mut d, t8): (u32, String) = ((!arg0.clone().get(t7 as usize).copied().unwrap_or(1) % 50), c.clone());
        let mut h = cat((Row { n: t7, ..Row::default() }).into_text((Row { s: c, n: d, ..Row::default() }).n), Row::default().sum(Row::default().sum(d, (t8.len() as u32)), (d % (d + 1))));
        log.val(t7);
        {
            if !arg0.is_empty() { log.val(arg0.remove(0)); }
        }
        log.val(ask_user::<u32>("q9").await?);
        log.note(format!("{arg0:?}"));
        let mut n10 = 0u32;
        for g in [((t7 + (u32::from((t7 % 3 == 3)) * three(d, d, t7) % 89)) % 97), 2] {
            n10 += 1;
            if n10 > 4 { break; }
            let d = (Row { n: (t7 * (h.len() as u32) % 89), ..Row::default() });
            arg0.resize(3, 1);
            arg0[u32::min(g % 3, 2) as usize] = (|n: u32| (n + t7) % 40)([t7, t7][u32::min(t7 % 2, 1) as usize]);
        }
        Ok(format!("{t8:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        log.note("e1");
        let Some(c) = Option::<u32>::or(Option::<u32>::map(ask_user::<u32>("q2").await.ok(), |n: u32| (n + 7) % 50), async { log.note("async"); Some(0) }.await) else {
            return Ok(1);
        };
        let e = choose("q3", ["x", "y", "z"]).await?;
        log.later((c % 3 == 0)).await;
        Ok(((c + c) % 97))
    }
}

thrice! { p60, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let h = ask_user::<u32>("q1").await?;
        let mut h = Row::default();
        let h = (match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => *Box::new(6) });
        log.note("e4");
        let h = Shape::Size(ask_user::<u32>(format!("q6 {h}")).await?);
        let h = Vec::new();
        let _ = ask_user::<bool>("q9").await?;
        same(&h, &[] as &[Vec<u32>]);
        checkpoint().await;
        let g = Vec::new();
        same(&g, &[] as &[Vec<u32>]);
        log.note("e10");
        let mut c: Option<u32> = Some(4);
        let mut a = Row::default();
        let mut a: Vec<u32> = (0..((match Shape::Size(1) {
                        Shape::Dot => {
                            (g.len() as u32)
                        }
                        Shape::Size(x) | Shape::Named { n: x, .. } => {
                            x
                        }
                    } + 4) % 97) % 4).collect::<Vec<u32>>();
        Ok(format!("{c:?} {a:?} "))
    }
}

thrice! { p61, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let c: Vec<u32> = [(0..g % 4).collect::<Vec<u32>>(), (0..{ g = ask_user::<u32>("q5").await?; g } % 4).collect::<Vec<u32>>()].concat();
        let g = confirm(format!("q6 {g}")).await.unwrap_or(false);
        let a: String = ask_user::<String>("q7").await?;
        let mut n8 = 0u32;
        loop {
            n8 += 1;
            if n8 > 3 { break; }
            let mut b = Row::default();
            let (mut g, t9): (u32, String) = (*&8, a.clone());
            if (g % 3 == 3) { break; }
        }
        log.note("e10");
        let mut b = (Option::<u32>::is_some(&Option::<u32>::or(Some(1), Some(2))) || (measured(a.clone().as_str(), 0) < measured(a.clone().as_str(), 4)));
        let mut n11 = 0u32;
        'l12: for c in 0.. {
            n11 += 1;
            if n11 > 4 { break; }
            let h = "11".parse()?;
            same(&h, &[] as &[u32]);
            let r13 = a.as_str();
            log.later(b).await;
        }
        Ok(format!("{arg0:?} {c:?} {a:?} {b:?} "))
    }
}

thrice! { p62, (log) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = confirm("q2").await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let mut c = None;
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q4 {h}")).key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[Option<u32>]);
        let mut h: Shape = Shape::Size(h);
        fn f6(n: u32) -> u32 { n + 1 }
        log.val(f6((!*&vec![7, 4, 3].get(1 as usize).copied().unwrap_or(1) % 50)));
        log.val(ask_user::<u32>("q12").await?);
        if confirm("q10").await? {
            return_7!("left by a macro");
        }
        log.note(choose("q13", ["x", "y"]).await?);
        if Option::<u32>::is_some(&c) {
            return Ok((if !(6 % 3 == 3) {
                        return Err(ToolError::new("left"));
                    } else {
                        (if (3 % 3 == 3) {
                                "a b".to_owned()
                            } else {
                                'out16: for w15 in 0..3u32 {
                                    log.val(w15);
                                    checkpoint().await;
                                    for x in 0..2u32 {
                                        if ask_user::<bool>("q17").await? {
                                            continue_14!('out16);
                                        }
                                        log.val(ask_user::<u32>("q19").await?);
                                        log.val(x);
                                    }
                                }
                                log.note("e20");
                                checkpoint().await;
                                "a b".to_owned()
                            } + &cat("s", 2))
            }));
        }
        macro_rules! break_22 { ($l:lifetime) => { break $l } }
        'out24: for w23 in 0..3u32 {
            log.val(w23);
            if confirm("q26").await? {
                log.later((2 % 3 == 3)).await;
            } else {
                log.note("e27");
            }
            for x in 0..2u32 {
                if confirm("q25").await? {
                    break_22!('out24);
                }
                let _: u32 = ask_user("q28").await.unwrap_or(3);
                log.val(x);
            }
        }
        Ok(format!(""))
    }
    outside {
        macro_rules! return_7 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! continue_14 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p63, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&a, &[] as &[u32]);
        let g = confirm("q3").await.unwrap_or(false);
        let mut g = (((!g && (g && g)) || ((g && g) && g)) && Option::<u32>::is_some(&Option::<u32>::map(arg1.clone().iter().max().copied(), |n: u32| (n + a) % 50)));
        log.val((arg1.len() as u32));
        let c = ((!u32::max(a, a) % 50), String::new());
        let mut n4 = 0u32;
        for (i, a) in WEIGHTS.iter().enumerate() {
            n4 += 1;
            if n4 > 4 { break; }
            log.note("e5");
            log.val(arg0);
        }
        Ok(format!("{arg0:?} {g:?} {c:?} "))
    }
}

thrice! { p64, (log) -> Result<String, ToolError>, {
        let mut a = "11".parse()?;
        let _ = confirm("q3").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let d: (u32, String) = (a, (|| { let inner = |n: u32| n + a; log.val(inner(2)); cat("s", a) })());
        let mut g = "11".parse()?;
        same(&g, &[] as &[u32]);
        log.later((5 % 3 == 1)).await;
        if let Some(c) = Option::<u32>::or(Option::<u32>::or(Option::<u32>::map(Some(g), |n: u32| (n + a) % 50), Some(a)), Some(*Box::new(d.0))) && (c % 3 == 2) && let (0..5, y) = d.clone() {
            macro_rules! return_5 { ($v:expr) => { return Err(ToolError::new($v)) } }
            log.note("e9");
            log.val(ask_user::<u32>("q10").await?);
            if ask_user::<u32>("q8").await? > 1 {
                return_5!("left by a macro");
            }
            log.note(choose("q11", ["x", "y"]).await?);
            macro_rules! break_12 { () => { break } }
            'out14: for w13 in 0..3u32 {
                log.val(w13);
                for x in 0..2u32 {
                    if ask_user::<u32>("q15").await? > 1 {
                        break_12!();
                    }
                    let _ = confirm("q16").await?;
                    log.val(x);
                }
            }
            checkpoint().await;
            macro_rules! break_block_18 { ($l:lifetime) => { break $l } }
            'out20: {
                let w19 = 1;
                if confirm("q23").await? {
                    log.val(a);
                } else {
                    log.val(a);
                }
                if confirm("q21").await? {
                    break_block_18!('out20);
                }
                log.val(w19);
            }
            macro_rules! continue_24 { ($l:lifetime) => { continue $l } }
            'out26: for w25 in 0..3u32 {
                log.val(w25);
                let _: u32 = ask_user("q28").await.unwrap_or(3);
                for x in 0..2u32 {
                    if ask_user::<u32>("q27").await? > 1 {
                        continue_24!('out26);
                    }
                    let _: u32 = ask_user("q29").await.unwrap_or(3);
                    log.val(x);
                }
            }
            let _: u32 = ask_user("q30").await.unwrap_or(3);
            log.val(ask_user::<u32>("q31").await?);
        } else {
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p65, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e: u32 = u32::from(ask_user::<u8>("q1").await?);
        let h: Vec<u32> = [vec![7, 8, 3], vec![7, e, 3]].concat();
        let mut c: Vec<u32> = h.clone();
        {
            arg0.push_str("yz");
        }
        log.val(ask_user::<u32>("q5").await?);
        log.note(format!("{arg0:?}"));
        let b = Row::default();
        let mut b = (Row { n: e, ..b.clone() });
        {
            c.retain(|n| *n != 7);
        }
        log.val(ask_user::<u32>("q10").await?);
        log.note(format!("{c:?}"));
        let h = (Row { v: Vec::from([ask_user::<u32>("q14").await?, "6".parse::<u32>()?]), n: e, s: cat(arg0.clone().replace("a", &arg0.clone()).trim(), b.clone().sum(e, e)) });
        match ask_user::<u32>("q15").await.ok() {
            Some(x @ ..4) if log.val(x) > 3 => {
                let g: Option<u32> = ask_user::<u32>("q16").await.ok();
                {
                    c.truncate(2);
                }
                log.val(ask_user::<u32>("q17").await?);
                log.note(format!("{c:?}"));
            }
            x @ Some(_) => {
                {
                    log.note(std::mem::take(&mut arg0));
                }
                {
                    arg0.retain(|c| c != 'a');
                }
                log.val(ask_user::<u32>("q18").await?);
                log.note(format!("{arg0:?}"));
            }
            None => {
                {
                    arg0.push_str("yz");
                }
                {
                    log.val(arg0.pop());
                }
                log.val(ask_user::<u32>("q19").await?);
                log.note(format!("{arg0:?}"));
                {
                    if let Some(n) = c.first_mut() { *n = 0; }
                }
                {
                    log.val(std::mem::take(&mut c));
                }
                log.val(ask_user::<u32>("q20").await?);
                log.note(format!("{c:?}"));
            }
            _ => {
                let mut g = { let mut n22 = 0u32; loop {
                        n22 += 1;
                        if n22 > 2 { break h.clone(); }
                        let c = ask_user::<bool>("q24").await?;
                        if c { break b.clone(); }
                    } };
                let mut n25 = 0u32;
                for g in [Vec::from([e, (c.len() as u32)]).get((|| { let inner = |n: u32| n + (c.len() as u32); log.val(inner(2)); (c.len() as u32) })() as usize).copied().unwrap_or(1), 2] {
                    n25 += 1;
                    if n25 > 4 { break; }
                }
            }
        }
        Ok(format!("{c:?} {b:?} {h:?} "))
    }
}

thrice! { p66, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = Default::default();
        let _ = confirm("q17").await?;
        same(&d, &[] as &[u32]);
        let a: bool = ((d % 3 == 1) || (d % 3 == 1));
        let h: String = arg0.clone();
        let Some(b) = Option::<u32>::map([Vec::<u32>::new(), Vec::<u32>::new()].concat().iter().max().copied(), |n: u32| (n + d) % 50) else {
            macro_rules! return_by_18 { ($e:expr) => { $e? } }
            if confirm("q23").await? {
                log.note("e24");
            } else {
                log.later(a).await;
            }
            if confirm("q21").await? {
                log.val(return_by_18!("x".parse::<u32>()));
            }
            return Ok("a b".to_owned().replace("a", &(Row { v: vec![d], n: d, s: arg0.clone() }).into_text((Row { s: h.clone(), n: d, ..Row::default() }).n)));
        };
        macro_rules! break_block_25 { ($l:lifetime) => { break $l } }
        'out27: {
            let w26 = 1;
            if confirm("q30").await? {
                log.note("e31");
            } else {
                log.val(d);
            }
            if ask_user::<u32>("q28").await? > 1 {
                break_block_25!('out27);
            }
            log.val(w26);
        }
        'out34: for w33 in 0..3u32 {
            log.val(w33);
            if confirm("q36").await? {
                log.later(a).await;
            } else {
                log.val(d);
            }
            for x in 0..2u32 {
                if ask_user::<bool>("q35").await? {
                    break_32!();
                }
                log.note(choose("q37", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note("e38");
        if confirm("q39").await? {
            log.later(a).await;
        } else {
            log.note("e40");
        }
        let mut n41 = 0u32;
        loop {
            n41 += 1;
            if n41 > 3 { break; }
            log.note(choose("q46", ["x", "y"]).await?);
            if ask_user::<u32>("q45").await? > 1 {
                log.val(return_by_42!("x".parse::<u32>()));
            }
            macro_rules! return_by_47 { ($e:expr) => { $e? } }
            if a {
                macro_rules! return_by_51 { ($e:expr) => { $e? } }
                checkpoint().await;
                if ask_user::<bool>("q54").await? {
                    log.val(return_by_51!("x".parse::<u32>()));
                }
            }
            if confirm("q57").await? {
                log.later(a).await;
            } else {
                log.note("e58");
            }
            if ask_user::<bool>("q50").await? {
                log.val(return_by_47!("x".parse::<u32>()));
            }
            log.val(ask_user::<u32>("q59").await?);
            macro_rules! break_block_60 { ($l:lifetime) => { break $l } }
            'out62: {
                let w61 = 1;
                log.note(choose("q65", ["x", "y"]).await?);
                if ask_user::<bool>("q63").await? {
                    break_block_60!('out62);
                }
                log.val(w61);
            }
            if confirm("q66").await? {
                log.later(a).await;
            } else {
                log.later((4 % 3 == 2)).await;
            }
            log.later(a).await;
            if a { break; }
        }
        Ok(format!("{d:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        macro_rules! return_by_1 { ($e:expr) => { $e? } }
        log.val(ask_user::<u32>("q6").await?);
        if ask_user::<u32>("q4").await? > 1 {
            log.val(return_by_1!("x".parse::<u32>()));
        }
        log.note("e7");
        'out10: for w9 in 0..3u32 {
            log.val(w9);
            if confirm("q12").await? {
                log.later((4 % 3 == 2)).await;
            } else {
                log.val(arg0.unwrap_or(3));
            }
            for x in 0..2u32 {
                if ask_user::<u32>("q11").await? > 1 {
                    continue_8!('out10);
                }
                log.val(ask_user::<u32>("q13").await?);
                log.val(x);
            }
        }
        let mut n14 = 0u32;
        loop {
            n14 += 1;
            if n14 > 3 { break; }
            let Some(c) = ask_user::<u32>("q15").await.ok() else {
                continue;
            };
            if !"a b".to_owned().is_empty() { break; }
        }
        checkpoint().await;
        if (7 % 3 == 2) {
            return Ok((!5 % 50));
        }
        Ok((!3 % 50))
    }
    outside {
        macro_rules! continue_8 { ($l:lifetime) => { continue $l } }
        macro_rules! break_32 { () => { break } }
        macro_rules! return_by_42 { ($e:expr) => { $e? } }
    }
}

thrice! { p67, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let a: u32 = ask_user::<u32>("q1").await?;
        let mut h = None;
        let _ = confirm("q3").await?;
        same(&h, &[] as &[Option<u32>]);
        let mut d: String = ask_user::<String>("q4").await?;
        macro_rules! return_5 { ($v:expr) => { return Err(ToolError::new($v)) } }
        if confirm("q9").await? {
            log.val((d.len() as u32));
        } else {
            log.later((arg0 % 3 == 0)).await;
        }
        if ask_user::<bool>("q8").await? {
            return_5!("left by a macro");
        }
        let _ = confirm("q10").await?;
        'out13: for w12 in 0..3u32 {
            log.val(w12);
            macro_rules! return_by_15 { ($e:expr) => { $e? } }
            let mut g = Row::default();
            log.note(choose("q22", ["x", "y"]).await?);
            if confirm("q18").await? {
                log.val(return_by_15!("x".parse::<u32>()));
            }
            checkpoint().await;
            log.val(ask_user::<u32>("q24").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q14").await? > 1 {
                    break_11!();
                }
                let _: u32 = ask_user("q25").await.unwrap_or(3);
                log.val(x);
            }
        }
        log.note(choose("q31", ["x", "y"]).await?);
        if ask_user::<u32>("q29").await? > 1 {
            return_26!("left by a macro");
        }
        let _ = confirm("q32").await?;
        let mut c = ask_user::<u32>("q33").await?;
        let _: u32 = ask_user("q38").await.unwrap_or(3);
        if ask_user::<u32>("q37").await? > 1 {
            log.val(return_by_34!("x".parse::<u32>()));
        }
        log.note(choose("q39", ["x", "y"]).await?);
        Ok(format!("{arg0:?} {h:?} {d:?} {c:?} "))
    }
    outside {
        macro_rules! break_11 { () => { break } }
        macro_rules! return_26 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! return_by_34 { ($e:expr) => { $e? } }
    }
}

thrice! { p68, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n });
        let h: (u32, String) = (d, cat("s", d));
        let a: Option<u32> = ask_user::<u32>(format!("q3 {d}")).await.ok();
        let b = choose("q4", ["x", "y", "z"]).await?;
        _ = u32::from(ask_user::<u8>("q5").await?);
        let c: Vec<u32> = Vec::from(["7".parse::<u32>()?, "1".parse::<u32>()?]);
        let mut a: Option<u32> = Option::<u32>::or(a, Vec::from([d, d]).iter().max().copied());
        let mut n6 = 0u32;
        for c in (0..3u32).rev() {
            n6 += 1;
            if n6 > 4 { break; }
            log.val(arg0);
            let late7: Vec<u32>;
            let mut n8 = 0u32;
            while n8 < 3 && ((d % 3 == 0) && (c % 3 == 0)) {
                n8 += 1;
                log.later((arg0 % 3 == 2)).await;
            }
            late7 = vec![7, c, 3];
        }
        Ok(format!("{d:?} {h:?} {b:?} {a:?} "))
    }
}

thrice! { p69, (log) -> Result<String, ToolError>, {
        let mut h = 2;
        let mut c: Option<u32> = ask_user::<u32>("q1").await.ok();
        let e = choose("q2", ["x", "y", "z"]).await?;
        log.note("e3");
        if let Some(d) = ask_user::<u32>("q4").await.ok() {
            'out7: for w6 in 0..3u32 {
                log.val(w6);
                checkpoint().await;
                for x in 0..2u32 {
                    if confirm("q8").await? {
                        continue_5!('out7);
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            let _: u32 = ask_user("q11").await.unwrap_or(3);
            c = Option::<u32>::map(vec![5].iter().max().copied(), |n: u32| (n + h) % 50);
        }
        let mut n12 = 0u32;
        while n12 < 3 && (h % 3 == 3) {
            n12 += 1;
            macro_rules! return_13 { ($v:expr) => { return Err(ToolError::new($v)) } }
            let _: u32 = ask_user("q18").await.unwrap_or(3);
            if ask_user::<u32>("q16").await? > 1 {
                return_13!("left by a macro");
            }
            if confirm("q19").await? {
                log.val(h);
            } else {
                log.val(h);
            }
        }
        Ok(format!("{h:?} {c:?} {e:?} "))
    }
    outside {
        macro_rules! continue_5 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p70, (log, arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let b: (u32, String) = (Vec::from([d, *&arg0]).get(u32::abs_diff(u32::max(d, d), (arg0 ^ d)) as usize).copied().unwrap_or(1), cat(cat(ask_user::<String>("q4").await?, (d, arg0).1).trim(), arg0));
        let e = Shape::Dot;
        log.val((Row { s: arg1.clone(), n: [log.later(arg0).await, ((d + arg0) % 97)][u32::min((d, arg0).1 % 2, 1) as usize], ..Row::default() }).n);
        let h: Option<u32> = Some(u32::max(u32::from((5 % 3 == 2)), (Row { s: arg1.clone(), n: d, ..Row::default() }).n));
        let r5 = arg1.as_str();
        log.note("e6");
        let mut c = arg1.clone();
        let mut d: Option<u32> = Option::<u32>::map(h, |n: u32| (n + arg0) % 50);
        log.val((arg1.len() as u32));
        const N7: u32 = 5;
        let mut b: Vec<u32> = Vec::from(["6".parse::<u32>()?, (Row::default().sum(arg0, N7) * (!b.0 % 50) % 89)]);
        {
            log.val(*d.get_or_insert(4));
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{d:?}"));
        Ok(format!("{arg0:?} {arg1:?} {e:?} {r5:?} {c:?} {d:?} "))
    }
}

thrice! { p71, (log, arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&h, &[] as &[u32]);
        let c: Vec<u32> = (0..(u32::from((h != h)) % (arg1 + 1)) % 4).collect::<Vec<u32>>();
        let mut h: Option<u32> = Some((format!("{arg0:?}{:?}", arg0).len() as u32));
        let mut b = (Shape::Named { s: ('b3: {
                        if (arg1 % 3 == 1) { break 'b3 "a b".to_owned(); }
                        let _ = confirm("q8").await?;
                        if confirm("q7").await? {
                            return_4!("left by a macro");
                        }
                        if confirm("q9").await? {
                            log.later((arg1 % 3 == 2)).await;
                        } else {
                            log.val(arg0);
                        }
                        cat("s", arg0)
                }), n: Row::default().sum(u32::from((arg1 % 3 == 1)), "8".parse::<u32>()?) });
        macro_rules! continue_10 { ($l:lifetime) => { continue $l } }
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q13").await? {
                    continue_10!('out12);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        h = Some(three(*Box::new(arg1), three(arg0, (c.len() as u32), arg1), Row::default().sum(arg0, arg1)));
        macro_rules! break_16 { ($l:lifetime) => { break $l } }
        'out18: for w17 in 0..3u32 {
            log.val(w17);
            for x in 0..2u32 {
                if ask_user::<bool>("q19").await? {
                    break_16!('out18);
                }
                log.val(arg0);
                let _: u32 = ask_user("q20").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        log.note("e22");
        Ok(format!("{arg1:?} {c:?} {b:?} "))
    }
    outside {
        macro_rules! return_4 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p72, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut b: Option<u32> = ask_user::<u32>(format!("q2 {d}")).await.ok();
        let mut h = (Row { n: d, ..Row::default() });
        {
            if let Some(n) = arg0.first_mut() { *n = 8; }
        }
        {
            arg0.retain(|n| *n != 0);
        }
        log.val(ask_user::<u32>("q5").await?);
        log.note(format!("{arg0:?}"));
        {
            h.v.push(8);
        }
        {
            h.v.push(1);
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{h:?}"));
        {
            let more = d;
            for item in arg0.iter_mut() { *item = (*item + more) % 30; }
        }
        log.later((d % 3 == 1)).await;
        let mut n11 = 0u32;
        'l12: for c in [{ let mut n7 = 0u32; loop {
                    n7 += 1;
                    if n7 > 2 { break ask_user::<u32>("q9").await?; }
                    {
                        arg0.dedup();
                    }
                    log.val(ask_user::<u32>("q10").await?);
                    log.note(format!("{arg0:?}"));
                    if (d % 3 == 2) { break ("a b".to_owned().replace("a", &cat("s", d)).len() as u32); }
                } }, 2] {
            n11 += 1;
            if n11 > 4 { break; }
            macro_rules! m13 { ($n:expr) => { $n + 1 } }
            log.val(m13!(d));
        }
        let b: String = ask_user::<String>("q14").await?;
        let mut n15 = 0u32;
        for c in (d ^ (("a b".to_owned() + &b.clone()).len() as u32))..d % 3 {
            n15 += 1;
            if n15 > 4 { break; }
            let mut g: Option<u32> = Option::<u32>::or(if (c % 3 == 1) {
                    Some(c)
                } else {
                    let mut n16 = 0u32;
                    for h in (2..9u32).step_by(4) {
                        n16 += 1;
                        if n16 > 4 { break; }
                        log.val(h);
                    }
                    None::<u32>
                }, Some(c));
            let (mut c, t17): (u32, String) = (measured(b.clone().as_str(), c), cat("s", c).replace("a", &b.clone()));
        }
        Ok(format!("{arg0:?} {d:?} {b:?} "))
    }
}

thrice! { p73, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = confirm(format!("q1 {h}")).await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let a: Option<u32> = Option::<u32>::map(Some(vec![7, h, 3].get((!arg0 % 50) as usize).copied().unwrap_or(1)), |n: u32| (n + h) % 50);
        let h = ask_user::<u32>("q3").await.unwrap_or(log.later(6).await);
        macro_rules! break_block_4 { ($l:lifetime) => { break $l } }
        'out6: {
            let w5 = 1;
            checkpoint().await;
            if confirm("q7").await? {
                break_block_4!('out6);
            }
            log.val(w5);
        }
        let _: u32 = ask_user("q10").await.unwrap_or(3);
        let late11: Vec<u32>;
        if (arg0 % 3 == 3) {
            let mut n13 = 0u32;
            'l14: for b in ask_user::<u32>(format!("q12 {arg0}")).await?..h % 3 {
                n13 += 1;
                if n13 > 4 { break; }
                let [a, t16]: [u32; 2] = [ask_user::<u32>("q15").await?, u32::abs_diff(b, arg0)];
                let mut h = (Row { v: vec![7, 2, 3], n: arg0, s: "a b".to_owned() });
                let mut g: String = ask_user::<String>("q19").await?;
            }
            late11 = [Vec::from([ask_user::<u32>("q20").await?, (arg0 ^ arg0)]), vec![0]].concat();
            macro_rules! break_21 { () => { break } }
            'out23: for w22 in 0..3u32 {
                log.val(w22);
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<u32>("q24").await? > 1 {
                        break_21!();
                    }
                    let _ = confirm("q26").await?;
                    log.val(x);
                }
            }
        } else {
            let h: String = String::new();
            late11 = vec![arg0];
            let mut g = (h.clone() + &format!("{arg0:?}{:?}", arg0));
        }
        'out29: for w28 in 0..3u32 {
            log.val(w28);
            for x in 0..2u32 {
                if ask_user::<bool>("q30").await? {
                    continue_27!('out29);
                }
                log.val(ask_user::<u32>("q31").await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q32").await.unwrap_or(3);
        log.note("e33");
        match (Shape::Named { s: format!("{a:?}{:?}", arg0), n: (!late11.clone().get(h as usize).copied().unwrap_or(1) % 50) }) {
            Shape::Named { s, n: x @ 0..=3 } if log.val(arg0) > 0 => {
                let c = Row::default();
            }
            Shape::Size(0) => {
            }
            x => {
            }
        }
        Ok(format!("{arg0:?} {late11:?} "))
    }
    outside {
        macro_rules! continue_27 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p74, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        same(&d, &[] as &[u32]);
        let h: Vec<u32> = (0..arg1 % 4).collect::<Vec<u32>>();
        let mut b: Shape = (Shape::Named { s: arg0.clone(), n: u32::abs_diff(*Box::new(arg1), u32::max(d, three(d, d, d))) });
        log.val(d);
        let g = arg0.clone();
        let mut b: Option<u32> = (0..(h.len() as u32) % 4).collect::<Vec<u32>>().iter().max().copied();
        let a = { let mut n5 = 0u32; loop {
                n5 += 1;
                if n5 > 2 { break Row::default(); }
                log.val(d);
                if (((arg1 % 3 == 2) && (d % 3 == 2)) && ((arg1 % 3 == 1) && (2 % 3 == 3))) { break Row::default(); }
            } };
        let g = a;
        let mut g: Vec<u32> = g.v.clone();
        log.later((d % 3 == 2)).await;
        'b7: {
            {
                log.val(b.replace(3));
            }
            {
                if let Some(n) = &mut b { *n = (*n + 1) % 50; }
            }
            log.val(ask_user::<u32>("q8").await?);
            log.note(format!("{b:?}"));
            let c: String = (Row { n: d, ..Row::default() }).into_text(((d + arg1) % 97));
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
}

thrice! { p75, (log) -> Result<String, ToolError>, {
        let mut h = { let (x, y) = ask_all((ask_user::<u32>("q24").key("k1"), confirm("q25").key("k2"))).await?; x + u32::from(y) };
        let g = (*Box::new(log.later((if (8 % 3 == 3) {
                            return Ok(cat("s", h));
                        } else {
                            let a = ask_user::<String>("q28").await?;
                            h
                })).await), ask_user::<String>("q29").await?);
        let g = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q35").key("k1"), confirm(format!("q36 {h}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[Vec<u32>]);
        let mut g: Vec<u32> = (match ask_user::<u32>("q38").await.ok() {
                Some(x) => Vec::from([u32::max(h, x), log.val(h)]),
                None => {
                    return Ok(cat("s", h));
                }
        });
        macro_rules! break_40 { ($l:lifetime) => { break $l } }
        'out42: for w41 in 0..3u32 {
            log.val(w41);
            for x in 0..2u32 {
                if ask_user::<u32>("q43").await? > 1 {
                    break_40!('out42);
                }
                if confirm("q44").await? {
                    log.later((h % 3 == 0)).await;
                } else {
                    log.note("e45");
                }
                log.val(x);
            }
        }
        checkpoint().await;
        let mut c: Vec<u32> = (0..call(f0(0, h)).await? % 4).collect::<Vec<u32>>();
        let g = String::new();
        {
            c.iter_mut().for_each(|n| *n = (*n + 1) % 50);
        }
        log.val(ask_user::<u32>("q47").await?);
        log.note(format!("{c:?}"));
        macro_rules! break_with_48 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w49 = 0u32;
        let given = 'out50: loop {
            w49 += 1;
            if w49 > 2 { break w49; }
            for x in [1u32, 2] {
                log.val(x);
                let _ = confirm("q53").await?;
                if confirm("q51").await? {
                    break_with_48!('out50, w49 + 1);
                }
            }
        };
        log.val(given);
        macro_rules! continue_54 { ($l:lifetime) => { continue $l } }
        'out56: for w55 in 0..3u32 {
            log.val(w55);
            let _: u32 = ask_user("q58").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<u32>("q57").await? > 1 {
                    continue_54!('out56);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q60").await?);
        {
            log.val(c.pop());
        }
        log.val(ask_user::<u32>("q61").await?);
        log.note(format!("{c:?}"));
        let a = !((h % 3 == 2) && ((h % 3 == 1) && (h % 3 == 3)));
        'out64: for w63 in 0..3u32 {
            log.val(w63);
            if confirm("q66").await? {
                log.later(a).await;
            } else {
                log.note("e67");
            }
            for x in 0..2u32 {
                if ask_user::<u32>("q65").await? > 1 {
                    continue_62!('out64);
                }
                log.val(ask_user::<u32>("q68").await?);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q69").await?);
        let mut e = g;
        Ok(format!("{a:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut b = ask_user::<String>("q1").await?;
        log.val(arg0);
        let late2;
        macro_rules! break_with_3 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w4 = 0u32;
        let given = 'out5: loop {
            w4 += 1;
            if w4 > 2 { break w4; }
            for x in [1u32, 2] {
                log.val(x);
                let _: u32 = ask_user("q8").await.unwrap_or(3);
                if ask_user::<bool>("q6").await? {
                    break_with_3!('out5, w4 + 1);
                }
            }
        };
        log.val(given);
        log.val(ask_user::<u32>("q9").await?);
        late2 = { let mut n10 = 0u32; loop {
                n10 += 1;
                if n10 > 2 { break { let mut n12 = 0u32; loop {
                            n12 += 1;
                            if n12 > 2 { break Row::default().into_text(arg0); }
                            log.val(arg0);
                            if (arg0 % 3 == 0) { break b.clone(); }
                        } }; }
                'out16: {
                    let w15 = 1;
                    let _ = confirm("q19").await?;
                    if ask_user::<bool>("q17").await? {
                        break_block_14!('out16);
                    }
                    log.val(w15);
                }
                let mut d: Vec<u32> = vec![arg0];
                checkpoint().await;
                if !cat("s", arg0).is_empty() { break cat((b.clone() + &b.clone()), (((d.len() as u32) as u8) as u32)); }
            } };
        Ok(((arg0 as u8) as u32))
    }
    flow f1(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let h = ask_user::<String>("q21").await?;
        match (((4 % (3 + 1)) ^ 2) % ((!{ let (x, y) = ask_all((ask_user::<u32>("q22").key("k1"), confirm("q23").key("k2"))).await?; x + u32::from(y) } % 50) + 1)) {
            ..2 => {
            }
            x if x % 2 == 0 => {
            }
            2.. => {
            }
        }
        Ok((h.len() as u32))
    }
    outside {
        macro_rules! break_block_14 { ($l:lifetime) => { break $l } }
        macro_rules! continue_62 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p76, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = u32::from(ask_user::<u8>("q3").await?);
        let mut d = Shape::Size(e);
        let mut h: u32 = Row::default().sum(('b6: {
                    if (((e % 3 == 1) || (e % 3 == 3)) || { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? }) { break 'b6 ({ e = e; e } * ask_user::<u32>(format!("q9 {e}")).await? % 89); }
                    let c: Row = Row::default();
                    e
            }), u32::from((e % 3 == 2)));
        let h = (cat((arg1.clone() + &arg1.clone()).trim(), (h ^ h)) + &arg1.clone().replace("a", &arg1.clone().replace("a", &cat("s", e))));
        let b = (((u32::abs_diff(e, e) ^ three(e, (arg1.len() as u32), e)) + { e = ((e + e) % 97); e }) % 97);
        log.val(e);
        log.later((6 % 3 == 1)).await;
        let mut b = None;
        same(&b, &[] as &[Option<u32>]);
        let c = h;
        Ok(format!("{arg0:?} {arg1:?} {e:?} {d:?} {b:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let a: Option<u32> = ask_user::<u32>("q1").await.ok();
        let mut g: Vec<u32> = vec![2];
        let h = cat((match a {
                    Some(x) => arg0.clone(),
                    None => {
                        return Ok(measured(arg0.clone().as_str(), 7));
                    }
            }).trim(), (if ((0 % 3 == 1) || (4 % 3 == 0)) {
                    return Ok((((arg0.len() as u32) + 2) % 97));
                } else {
                    u32::from((7 % 3 == 3))
        }));
        let b: String = match Shape::Size(8) {
            Shape::Dot => {
                match h.as_str() {
                    "" => {
                        format!("{h:?}{:?}", h)
                    }
                    "a" | "lit" if 3 != 1 => {
                        {
                            g.sort_unstable();
                        }
                        {
                            g.reverse();
                        }
                        log.val(ask_user::<u32>("q2").await?);
                        log.note(format!("{g:?}"));
                        (arg0.clone() + &arg0.clone())
                    }
                    _ => {
                        cat(h.clone().trim(), 6)
                    }
                }
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
                {
                    arg0.clone()
                }
            }
        };
        Ok(if (7 % 3 == 2) {
                2
            } else {
                2
        })
    }
}

thrice! { p77, (log, mut arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = arg0;
        let mut d: Option<u32> = Some(arg0);
        let mut a = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let late3: String;
        if ask_user::<bool>("q4").await? {
            macro_rules! m5 { ($n:expr) => { $n + 1 } }
            log.val(m5!(a));
            late3 = String::new();
            'out8: for w7 in 0..3u32 {
                log.val(w7);
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<u32>("q9").await? > 1 {
                        break_6!('out8);
                    }
                    let _ = confirm("q11").await?;
                    log.val(x);
                }
            }
            log.note(choose("q12", ["x", "y"]).await?);
        } else {
            macro_rules! break_with_13 { ($l:lifetime, $v:expr) => { break $l $v } }
            let mut w14 = 0u32;
            let given = 'out15: loop {
                w14 += 1;
                if w14 > 2 { break w14; }
                for x in [1u32, 2] {
                    log.val(x);
                    checkpoint().await;
                    if ask_user::<u32>("q16").await? > 1 {
                        break_with_13!('out15, w14 + 1);
                    }
                }
            };
            log.val(given);
            'out31: {
                let w30 = 1;
                let _: u32 = ask_user("q33").await.unwrap_or(3);
                if ask_user::<bool>("q32").await? {
                    break_block_29!('out31);
                }
                log.val(w30);
            }
            let _ = confirm("q34").await?;
            log.note(choose("q35", ["x", "y"]).await?);
            if ask_user::<bool>("q27").await? {
                return_24!("left by a macro");
            }
            if confirm("q36").await? {
                log.note("e37");
            } else {
                log.val(arg0);
            }
            log.note(choose("q38", ["x", "y"]).await?);
            late3 = ask_user::<String>("q39").await?;
            if (4 % 3 == 0) {
                log.later((a % 3 == 3)).await;
            }
        }
        Ok(format!("{arg0:?} {a:?} {late3:?} "))
    }
    outside {
        macro_rules! break_6 { ($l:lifetime) => { break $l } }
        macro_rules! return_24 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_block_29 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p78, (log, arg0: u32 = 3, arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut h = (!arg0 % 50);
        let b: Vec<u32> = [(0..ask_user::<u32>("q11").await? % 4).collect::<Vec<u32>>(), (0..(arg0, arg0).1 % 4).collect::<Vec<u32>>()].concat();
        let d: String = ask_user::<String>(format!("q12 {arg0}")).await?;
        let Some(c) = ask_user::<u32>("q13").await.ok() else {
            return Ok(ask_user::<String>("q14").await?);
        };
        macro_rules! break_15 { () => { break } }
        'out17: for w16 in 0..3u32 {
            log.val(w16);
            for x in 0..2u32 {
                if ask_user::<u32>("q18").await? > 1 {
                    break_15!();
                }
                let d = Vec::new();
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q20").key("k1"), confirm("q21").key("k2"))).await; x.is_ok() && y? };
                same(&d, &[] as &[Vec<u32>]);
                log.val(ask_user::<u32>("q22").await?);
                log.val(x);
            }
        }
        let _ = confirm("q23").await?;
        let a: Row = Row::default();
        let mut b = Vec::new();
        let _ = confirm(format!("q25 {h}")).await?;
        same(&b, &[] as &[Vec<u32>]);
        let mut n26 = 0u32;
        for h in (0..9u32).step_by(4) {
            n26 += 1;
            if n26 > 4 { break; }
            let mut g: Option<u32> = Option::<u32>::or(None::<u32>, Some(arg0));
            macro_rules! continue_27 { () => { continue } }
            'out29: for w28 in 0..3u32 {
                log.val(w28);
                log.later((c % 3 == 2)).await;
                log.val(ask_user::<u32>("q31").await?);
                for x in 0..2u32 {
                    if confirm("q30").await? {
                        continue_27!();
                    }
                    log.note(choose("q32", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            let Some(a) = g else {
                {
                    b.dedup();
                }
                {
                    b.reverse();
                }
                log.val(ask_user::<u32>("q33").await?);
                log.note(format!("{b:?}"));
                continue;
            };
            log.val(ask_user::<u32>("q34").await?);
        }
        let h = "5".parse::<u32>()?;
        macro_rules! m35 { ($n:expr) => { $n + 1 } }
        log.val(m35!(h));
        Ok(format!("{arg1:?} {d:?} {c:?} {b:?} {h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String, arg1: u32) -> Result<u32, ToolError>, {
        let Some(mut d) = Option::<u32>::or(Option::<u32>::map(Some(arg1), |n: u32| (n + arg1) % 50), Option::<u32>::or((|| { let inner = |n: u32| n + arg1; log.val(inner(2)); Some(arg1) })(), vec![7, arg1, 3].iter().max().copied())) else {
            let mut h = (Shape::Named { s: arg0.clone(), n: [arg1, arg1][u32::min(arg1 % 2, 1) as usize] });
            return Ok(ask_user::<u32>("q2").await?);
        };
        macro_rules! m3 { ($n:expr) => { $n + 1 } }
        log.val(m3!(arg1));
        if let Some(mut h) = ask_user::<u32>("q4").await.ok() && (d % 3 == 2) {
            let r5 = arg0.trim();
            let late6: Vec<u32>;
            if (|| { let inner = |n: u32| n + d; log.val(inner(2)); (d % 3 == 0) })() {
                let mut a: Option<u32> = Option::<u32>::map(Some(arg1), |n: u32| (n + (arg0.len() as u32)) % 50);
                late6 = Vec::from([(h % (h + 1)), h]);
                let e = Row::default().into_text(a.unwrap_or(3));
            } else {
                log.later((3 % 3 == 0)).await;
                late6 = [vec![7, arg1, 3], vec![h]].concat().into_iter().map(|n| n + arg1).collect::<Vec<u32>>();
                let mut h: String = arg0.clone();
            }
            log.note("e8");
        }
        Ok((arg1 % (arg1 + 1)))
    }
}

thrice! { p79, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        let _ = confirm("q2").await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let g: String = cat(cat(cat("s", h), arg0.clone().get((cat("s", h).len() as u32) as usize).copied().unwrap_or(1)), u32::from((((h % 3 == 1) || (5 % 3 == 2)) && ("a b".to_owned() == "a"))));
        let mut a = (g.clone() + &g.clone().replace("a", &g.clone()));
        macro_rules! continue_3 { () => { continue } }
        'out5: for w4 in 0..3u32 {
            log.val(w4);
            macro_rules! break_7 { () => { break } }
            'out9: for w8 in 0..3u32 {
                log.val(w8);
                macro_rules! continue_11 { ($l:lifetime) => { continue $l } }
                'out13: for w12 in 0..3u32 {
                    log.val(w12);
                    log.note(choose("q15", ["x", "y"]).await?);
                    for x in 0..2u32 {
                        if confirm("q14").await? {
                            continue_11!('out13);
                        }
                        log.note(choose("q16", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                let _ = confirm("q17").await?;
                for x in 0..2u32 {
                    if confirm("q10").await? {
                        break_7!();
                    }
                    macro_rules! break_18 { ($l:lifetime) => { break $l } }
                    'out20: for w19 in 0..3u32 {
                        log.val(w19);
                        log.val(ask_user::<u32>("q22").await?);
                        for x in 0..2u32 {
                            if confirm("q21").await? {
                                break_18!('out20);
                            }
                            let mut a: Shape = Shape::Dot;
                            let _: u32 = ask_user("q23").await.unwrap_or(3);
                            log.val(x);
                        }
                    }
                    let _ = confirm("q24").await?;
                    log.val(x);
                }
            }
            checkpoint().await;
            let _ = confirm("q26").await?;
            for x in 0..2u32 {
                if ask_user::<u32>("q6").await? > 1 {
                    continue_3!();
                }
                log.note(choose("q27", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.later((h % 3 == 1)).await;
        macro_rules! continue_28 { () => { continue } }
        'out30: for w29 in 0..3u32 {
            log.val(w29);
            if confirm("q32").await? {
                log.later((h % 3 == 2)).await;
            } else {
                log.note("e33");
            }
            for x in 0..2u32 {
                if confirm("q31").await? {
                    continue_28!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        macro_rules! break_35 { () => { break } }
        'out37: for w36 in 0..3u32 {
            log.val(w36);
            for x in 0..2u32 {
                if ask_user::<u32>("q38").await? > 1 {
                    break_35!();
                }
                let _ = confirm("q39").await?;
                log.val(x);
            }
        }
        macro_rules! continue_40 { () => { continue } }
        'out42: for w41 in 0..3u32 {
            log.val(w41);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q43").await? {
                    continue_40!();
                }
                log.val(ask_user::<u32>("q45").await?);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q46").await?);
        Ok(format!("{arg0:?} {h:?} {g:?} {a:?} "))
    }
}

thrice! { p80, (log) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        let _ = confirm("q5").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let e = cat("s", a);
        let mut a: bool = (a % 3 == 1);
        let h: Option<u32> = ask_user::<u32>("q6").await.ok();
        let r7 = e.split(' ').next().unwrap_or("");
        let mut c: Vec<u32> = vec![1];
        let b: String = ask_user::<String>("q9").await?;
        log.later((0 % 3 == 3)).await;
        let b = (three(log.val(4), 5, *Box::new(3)), (8, e.clone()).1).1;
        Ok(format!("{e:?} {a:?} {r7:?} {c:?} {b:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(a) = Option::<u32>::or(ask_user::<u32>("q1").await.ok(), Some(0)) {
            let mut e = Row::default();
            let [c, t3]: [u32; 2] = [a, u32::from(ask_user::<u8>(format!("q2 {a}")).await?)];
        }
        let a: Vec<u32> = Vec::<u32>::new();
        Ok(2)
    }
}

thrice! { p81, (log) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let mut c: Vec<u32> = vec![e];
        let mut c: String = "a b".to_owned();
        log.note("e3");
        if { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm(format!("q5 {e}")).key("k2"))).await; x.is_ok() && y? } {
            let mut n6 = 0u32;
            for _ in 1..3u64 {
                n6 += 1;
                if n6 > 4 { break; }
                log.note("e7");
                {
                    c.push_str("yz");
                }
                log.val(ask_user::<u32>("q8").await?);
                log.note(format!("{c:?}"));
            }
            let h: Option<u32> = None::<u32>;
        } else if (e % 3 == 1) {
            let h = Row::default();
            match Shape::Size((match ask_user::<u32>("q10").await { Ok(n) => n, Err(_) => e })) {
                Shape::Dot => {
                    log.later((e % 3 == 1)).await;
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                }
            }
        }
        Ok(format!(""))
    }
}

thrice! { p82, (log) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = ask_user::<bool>("q36").await?;
        same(&g, &[] as &[u32]);
        let d = Row::default();
        let mut a = Shape::Size(4);
        log.note("e40");
        macro_rules! return_by_41 { ($e:expr) => { $e? } }
        log.val(ask_user::<u32>("q54").await?);
        if ask_user::<bool>("q44").await? {
            log.val(return_by_41!("x".parse::<u32>()));
        }
        if confirm("q55").await? {
            log.val(g);
        } else {
            log.note("e56");
        }
        log.later((g % 3 == 0)).await;
        let h = None;
        let _ = ask_user::<bool>(format!("q59 {g}")).await?;
        same(&h, &[] as &[Option<u32>]);
        macro_rules! break_block_60 { ($l:lifetime) => { break $l } }
        'out62: {
            let w61 = 1;
            log.val(ask_user::<u32>("q72").await?);
            if ask_user::<bool>("q63").await? {
                break_block_60!('out62);
            }
            log.val(w61);
        }
        Ok(format!("{a:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, arg1: String) -> Result<u32, ToolError>, {
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            for x in 0..2u32 {
                if confirm("q4").await? {
                    break_1!('out3);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _ = confirm("q6").await?;
        if (4 % 3 == 0) {
            macro_rules! break_with_7 { ($l:lifetime, $v:expr) => { break $l $v } }
            let mut w8 = 0u32;
            let given = 'out9: loop {
                w8 += 1;
                if w8 > 2 { break w8; }
                for x in [1u32, 2] {
                    log.val(x);
                    log.val(ask_user::<u32>("q11").await?);
                    if ask_user::<u32>("q10").await? > 1 {
                        break_with_7!('out9, w8 + 1);
                    }
                }
            };
            log.val(given);
            log.note(choose("q12", ["x", "y"]).await?);
        } else if confirm("q13").await.unwrap_or(false) {
            macro_rules! return_14 { ($v:expr) => { return Err(ToolError::new($v)) } }
            checkpoint().await;
            if ask_user::<u32>("q17").await? > 1 {
                return_14!("left by a macro");
            }
            let _ = confirm("q20").await?;
            'out23: for w22 in 0..3u32 {
                log.val(w22);
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<u32>("q24").await? > 1 {
                        break_21!('out23);
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            checkpoint().await;
            if confirm("q33").await? {
                log.later((6 % 3 == 1)).await;
            } else {
                log.note("e34");
            }
            if ask_user::<u32>("q31").await? > 1 {
                return_28!("left by a macro");
            }
        } else {
        }
        Ok(2)
    }
    outside {
        macro_rules! break_1 { ($l:lifetime) => { break $l } }
        macro_rules! break_21 { ($l:lifetime) => { break $l } }
        macro_rules! return_28 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_64 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p83, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = "6".parse::<u32>()?;
        let b: Shape = async { log.note("async"); Shape::Dot }.await;
        let mut c: String = ask_user::<String>("q2").await?;
        let mut d = u32::from(ask_user::<u8>("q3").await?);
        if confirm("q10").await? {
            log.val(e);
        } else {
            log.note("e11");
        }
        if confirm("q7").await? {
            log.val(return_by_4!("x".parse::<u32>()));
        }
        if confirm("q12").await? {
            log.val(d);
        } else {
            log.note("e13");
        }
        if c.clone().is_empty() {
            macro_rules! break_14 { ($l:lifetime) => { break $l } }
            'out16: for w15 in 0..3u32 {
                log.val(w15);
                log.note(choose("q18", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if ask_user::<u32>("q17").await? > 1 {
                        break_14!('out16);
                    }
                    log.val(ask_user::<u32>("q19").await?);
                    log.val(x);
                }
            }
            let _: u32 = ask_user("q20").await.unwrap_or(3);
            if (d % 3 == 3) {
                return Err(ToolError::new("left"));
            }
        }
        'out23: {
            let w22 = 1;
            log.note(choose("q26", ["x", "y"]).await?);
            if ask_user::<bool>("q24").await? {
                break_block_21!('out23);
            }
            log.val(w22);
        }
        if confirm("q27").await? {
            log.note("e28");
        } else {
            log.val(e);
        }
        if matches!(b, Shape::Dot | Shape::Size(1..)) {
            return Ok(format!("{e:?}{:?}", e));
        }
        macro_rules! continue_29 { () => { continue } }
        'out31: for w30 in 0..3u32 {
            log.val(w30);
            log.val(ask_user::<u32>("q33").await?);
            for x in 0..2u32 {
                if confirm("q32").await? {
                    continue_29!();
                }
                log.note(choose("q34", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let _ = confirm("q35").await?;
        let _: u32 = ask_user("q41").await.unwrap_or(3);
        if ask_user::<bool>("q39").await? {
            return_36!("left by a macro");
        }
        log.note(choose("q42", ["x", "y"]).await?);
        log.val(d);
        let mut a: Option<u32> = Some(d);
        macro_rules! break_43 { () => { break } }
        'out45: for w44 in 0..3u32 {
            log.val(w44);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q46").await? {
                    break_43!();
                }
                if confirm("q48").await? {
                    log.later((3 % 3 == 2)).await;
                } else {
                    log.val(e);
                }
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q49").await?);
        Ok(format!("{arg0:?} {c:?} {d:?} "))
    }
    outside {
        macro_rules! return_by_4 { ($e:expr) => { $e? } }
        macro_rules! break_block_21 { ($l:lifetime) => { break $l } }
        macro_rules! return_36 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p84, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let g = call(f1(1)).await?;
        let a = ({ arg0 = g; arg0 }, format!("{g:?}{:?}", arg0));
        let g: bool = confirm(format!("q26 {g}")).await?;
        let mut n27 = 0u32;
        while n27 < 3 && cat(cat("s", arg0).trim(), u32::abs_diff(arg0, arg0)).is_empty() {
            n27 += 1;
            let a = (u32::abs_diff(arg0, arg0), (arg0, String::new()).1).1;
            let mut w29 = 0u32;
            let given = 'out30: loop {
                w29 += 1;
                if w29 > 2 { break w29; }
                for x in [1u32, 2] {
                    log.val(x);
                    let b: (u32, String) = (arg0, a.clone());
                    if confirm("q35").await? {
                        log.val(arg0);
                    } else {
                        log.val(arg0);
                    }
                    if ask_user::<bool>("q31").await? {
                        break_with_28!('out30, w29 + 1);
                    }
                }
            };
            log.val(given);
            'out38: for w37 in 0..3u32 {
                log.val(w37);
                let _ = confirm("q40").await?;
                for x in 0..2u32 {
                    if ask_user::<u32>("q39").await? > 1 {
                        continue_36!('out38);
                    }
                    macro_rules! return_by_41 { ($e:expr) => { $e? } }
                    log.note(choose("q45", ["x", "y"]).await?);
                    if ask_user::<bool>("q44").await? {
                        log.val(return_by_41!("x".parse::<u32>()));
                    }
                    let _: u32 = ask_user("q46").await.unwrap_or(3);
                    log.val(x);
                }
            }
        }
        let mut w48 = 0u32;
        let given = 'out49: loop {
            w48 += 1;
            if w48 > 2 { break w48; }
            for x in [1u32, 2] {
                log.val(x);
                if confirm("q53").await? {
                    log.note("e54");
                } else {
                    log.later(g).await;
                }
                if confirm("q50").await? {
                    break_with_47!('out49, w48 + 1);
                }
            }
        };
        log.val(given);
        'out57: for w56 in 0..3u32 {
            log.val(w56);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q58").await? {
                    continue_55!('out57);
                }
                let _ = confirm("q60").await?;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q61").await.unwrap_or(3);
        let c: Shape = Shape::Dot;
        let mut n62 = 0u32;
        for &h in ["x", "y"].iter() {
            n62 += 1;
            if n62 > 4 { break; }
        }
        let mut g: Option<u32> = log.later((match Option::<u32>::map(None::<u32>, |n: u32| (n + arg0) % 50) {
                    Some(x) => Option::<u32>::map(None::<u32>, |n: u32| (n + x) % 50),
                    None => {
                        return Ok(a.1.clone());
                    }
        })).await;
        log.val(arg0);
        'out65: for w64 in 0..3u32 {
            log.val(w64);
            for x in 0..2u32 {
                if ask_user::<u32>("q66").await? > 1 {
                    break_63!();
                }
                log.val(ask_user::<u32>("q67").await?);
                log.val(x);
            }
        }
        checkpoint().await;
        checkpoint().await;
        Ok(format!("{arg0:?} {a:?} {c:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! return_1 { ($v:expr) => { return Err(ToolError::new($v)) } }
        let mut n10 = 0u32;
        'l11: for (g, y) in { let mut n7 = 0u32; 'l8: loop {
                n7 += 1;
                if n7 > 2 { break 'l8 choose("q9", ["x", "y", "z"]).await?; }
                log.val(arg0);
                if (arg0 % 3 == 0) { break 'l8 cat(cat("s", arg0).trim(), arg0); }
            } }.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n10 += 1;
            if n10 > 4 { break; }
            macro_rules! break_12 { () => { break } }
            'out14: for w13 in 0..3u32 {
                log.val(w13);
                let _ = confirm("q16").await?;
                for x in 0..2u32 {
                    if ask_user::<u32>("q15").await? > 1 {
                        break_12!();
                    }
                    let _: u32 = ask_user("q17").await.unwrap_or(3);
                    log.val(x);
                }
            }
            if y {
            } else {
            }
            let _: u32 = ask_user("q18").await.unwrap_or(3);
        }
        let _ = confirm("q19").await?;
        if ask_user::<bool>("q4").await? {
            return_1!("left by a macro");
        }
        checkpoint().await;
        Ok(arg0)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(6);
        macro_rules! m21 { ($n:expr) => { $n + 1 } }
        log.val(m21!(0));
        let mut n22 = 0u32;
        'l23: while n22 < 3 && (7 % 3 == 1) {
            n22 += 1;
        }
        Ok(3)
    }
    outside {
        macro_rules! break_with_28 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! continue_36 { ($l:lifetime) => { continue $l } }
        macro_rules! break_with_47 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! continue_55 { ($l:lifetime) => { continue $l } }
        macro_rules! break_63 { () => { break } }
    }
}

thrice! { p85, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut d = (Row { v: arg0, n: d, s: async { log.note("async"); ("a b".to_owned() + &(String::new() + &cat("s", d))) }.await });
        let b: u32 = ask_user::<u32>("q5").await?;
        let mut g: Vec<u32> = async { log.note("async"); d.v.clone() }.await;
        let mut b = (Shape::Named { s: ask_user::<String>(format!("q8 {b}")).await?, n: (!u32::from(ask_user::<u8>(format!("q9 {b}")).await?) % 50) });
        let mut e = (u32::from(ask_user::<u8>("q10").await?), choose("q11", ["x", "y", "z"]).await?);
        let g = "a b".to_owned();
        {
            std::mem::swap(&mut d.n, &mut 7);
        }
        {
            log.val(std::mem::take(&mut d.v));
        }
        log.val(ask_user::<u32>("q12").await?);
        log.note(format!("{d:?}"));
        let d = Default::default();
        same(&d, &[] as &[Vec<u32>]);
        let h = format!("{d:?}{:?}", d);
        let e = (cat(Row::default().into_text(2).trim(), (Row { s: g.clone(), n: 3, ..Row::default() }).n) + &cat(cat(g.clone().trim(), 0), 8));
        let mut g = (if ((8 % 3 == 2) && e.clone().is_empty()) {
                return Ok(cat(h.clone(), 0).replace("a", &h.clone()));
            } else {
                log.val(2);
                cat({
                        h.clone()
                    }, three(3, 6, 3))
        });
        if ((!(4 % 3 == 3) && ((7 % 3 == 2) && (7 % 3 == 1))) && (4 % 3 == 0)) {
        } else if { let mut n13 = 0u32; 'l14: loop {
                n13 += 1;
                if n13 > 2 { break 'l14 (((8 % 3 == 0) && (6 % 3 == 0)) && !(1 % 3 == 0)); }
                log.note("e15");
                if (6 % 3 == 1) { break 'l14 (h.clone().is_empty() || ((3 % 3 == 3) && (1 % 3 == 2))); }
            } } {
        }
        Ok(format!("{b:?} {d:?} {e:?} "))
    }
}

thrice! { p86, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = "11".parse()?;
        let _ = confirm("q2").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let mut g: bool = confirm(format!("q3 {arg0}")).await.unwrap_or(false);
        let mut a = g;
        let mut b = Shape::Size(c);
        let h: Shape = (Shape::Named { s: choose(format!("q6 {c}"), ["x", "y", "z"]).await?, n: c });
        let c = ask_user::<u32>("q7").await?;
        let mut e: Option<u32> = Some([arg1.clone(), arg1.clone()].concat().get(("a b".to_owned().len() as u32) as usize).copied().unwrap_or(1));
        match &h {
            Shape::Dot => {}
            Shape::Size(r8) | Shape::Named { n: r8, .. } => {
                let a = log.later("a b".to_owned()).await;
                macro_rules! break_9 { ($l:lifetime) => { break $l } }
                'out11: for w10 in 0..3u32 {
                    log.val(w10);
                    for x in 0..2u32 {
                        if ask_user::<bool>("q12").await? {
                            break_9!('out11);
                        }
                        log.note(choose("q13", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                log.note(choose("q14", ["x", "y"]).await?);
            }
        }
        macro_rules! break_block_15 { ($l:lifetime) => { break $l } }
        'out17: {
            let w16 = 1;
            let _ = confirm("q20").await?;
            if ask_user::<u32>("q18").await? > 1 {
                break_block_15!('out17);
            }
            log.val(w16);
        }
        if confirm("q21").await? {
            log.note("e22");
        } else {
            log.later(a).await;
        }
        {
            if let Some(n) = &mut e { *n = (*n + 1) % 50; }
        }
        log.val(ask_user::<u32>("q23").await?);
        log.note(format!("{e:?}"));
        Ok(format!("{arg0:?} {g:?} {h:?} "))
    }
}

thrice! { p87, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await.unwrap_or((3 * 2 % 89));
        let d: Option<u32> = ask_user::<u32>("q2").await.ok();
        let h = ask_user::<String>("q3").await?;
        macro_rules! break_block_4 { ($l:lifetime) => { break $l } }
        'out6: {
            let w5 = 1;
            if confirm("q39").await? {
                log.val(4);
            } else {
                log.later((7 % 3 == 2)).await;
            }
            if ask_user::<bool>("q7").await? {
                break_block_4!('out6);
            }
            log.val(w5);
        }
        log.val(ask_user::<u32>("q40").await?);
        let mut n41 = 0u32;
        'l42: for &b in ["x", "y"].iter() {
            n41 += 1;
            if n41 > 4 { break; }
        }
        Ok(format!("{arg0:?} {h:?} "))
    }
    outside {
        macro_rules! break_block_13 { ($l:lifetime) => { break $l } }
        macro_rules! return_18 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! return_by_25 { ($e:expr) => { $e? } }
    }
}

thrice! { p88, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut a: u32 = arg1;
        let d = (a, arg0.clone());
        let g: String = ask_user::<String>(format!("q41 {arg1}")).await?;
        _ = { let (x, y) = ask_all((ask_user::<u32>(format!("q42 {a}")).key("k1"), confirm(format!("q43 {arg1}")).key("k2"))).await?; x + u32::from(y) };
        log.note("e44");
        'out47: for w46 in 0..3u32 {
            log.val(w46);
            log.note(choose("q49", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q48").await? {
                    continue_45!();
                }
                let _: u32 = ask_user("q50").await.unwrap_or(3);
                log.val(x);
            }
        }
        if confirm("q51").await? {
            log.val(arg1);
        } else {
            log.note("e52");
        }
        macro_rules! break_with_53 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w54 = 0u32;
        let given = 'out55: loop {
            w54 += 1;
            if w54 > 2 { break w54; }
            for x in [1u32, 2] {
                log.val(x);
                if confirm("q57").await? {
                    log.note("e58");
                } else {
                    log.note("e59");
                }
                if ask_user::<u32>("q56").await? > 1 {
                    break_with_53!('out55, w54 + 1);
                }
            }
        };
        log.val(given);
        if confirm("q60").await? {
            log.later((a % 3 == 0)).await;
        } else {
            log.note("e61");
        }
        macro_rules! continue_62 { () => { continue } }
        'out64: for w63 in 0..3u32 {
            log.val(w63);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q65").await? > 1 {
                    continue_62!();
                }
                checkpoint().await;
                log.note(choose("q67", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q68", ["x", "y"]).await?);
        'out71: {
            let w70 = 1;
            log.note(choose("q74", ["x", "y"]).await?);
            if confirm("q72").await? {
                break_block_69!('out71);
            }
            log.val(w70);
        }
        let _: u32 = ask_user("q75").await.unwrap_or(3);
        match (ask_user::<u32>(format!("q76 {arg1}")).await? ^ ask_user::<u32>(format!("q77 {a}")).await?) {
            ..2 => {
                {
                    let more = call(f0(1, g.clone(), d.1.clone())).await?;
                    let mut add = |n: u32| { arg1 = (arg1 + n) % 60; arg1 };
                    add(more);
                    log.val(add(1));
                }
                if (a % 3 == 1) {
                    return Ok(d.1.clone());
                }
                log.note("e78");
            }
            x if log.val(a) > 3 => {
                'out81: for w80 in 0..3u32 {
                    log.val(w80);
                    let _ = confirm("q83").await?;
                    for x in 0..2u32 {
                        if ask_user::<bool>("q82").await? {
                            continue_79!();
                        }
                        let _ = confirm("q84").await?;
                        log.val(x);
                    }
                }
                checkpoint().await;
            }
            2.. => {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {d:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String, arg1: String) -> Result<u32, ToolError>, {
        let mut n1 = 0u32;
        'l2: for c in 6..6 % 3 {
            n1 += 1;
            if n1 > 4 { break; }
            match Shape::Size(c) {
                Shape::Named { s, n: x @ 0..=3 } if c != 1 => {
                    let late3: u32;
                    if confirm(format!("q4 {x}")).await? {
                        let e = None;
                        same(&e, &[] as &[Option<u32>]);
                        late3 = *Box::new(x);
                        let b = Shape::Dot;
                    } else {
                        checkpoint().await;
                        if ask_user::<u32>("q9").await? > 1 {
                            return_6!("left by a macro");
                        }
                        late3 = "8".parse::<u32>()?;
                        macro_rules! break_with_12 { ($l:lifetime, $v:expr) => { break $l $v } }
                        let mut w13 = 0u32;
                        let given = 'out14: loop {
                            w13 += 1;
                            if w13 > 2 { break w13; }
                            for x in [1u32, 2] {
                                log.val(x);
                                log.val(ask_user::<u32>("q16").await?);
                                if ask_user::<bool>("q15").await? {
                                    break_with_12!('out14, w13 + 1);
                                }
                            }
                        };
                        log.val(given);
                        let _ = confirm("q17").await?;
                    }
                }
                Shape::Size(0) => {
                }
                x => {
                }
            }
        }
        Ok(4)
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        log.val(6);
        macro_rules! break_with_19 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w20 = 0u32;
        let given = 'out21: loop {
            w20 += 1;
            if w20 > 2 { break w20; }
            for x in [1u32, 2] {
                log.val(x);
                let _ = confirm("q24").await?;
                if confirm("q22").await? {
                    break_with_19!('out21, w20 + 1);
                }
            }
        };
        log.val(given);
        if confirm("q25").await? {
            log.note("e26");
        } else {
            log.later((8 % 3 == 1)).await;
        }
        macro_rules! continue_27 { () => { continue } }
        'out29: for w28 in 0..3u32 {
            log.val(w28);
            for x in 0..2u32 {
                if ask_user::<bool>("q30").await? {
                    continue_27!();
                }
                'out33: for w32 in 0..3u32 {
                    log.val(w32);
                    log.val(ask_user::<u32>("q35").await?);
                    for x in 0..2u32 {
                        if ask_user::<bool>("q34").await? {
                            break_31!();
                        }
                        let _: u32 = ask_user("q36").await.unwrap_or(3);
                        log.val(x);
                    }
                }
                let _: u32 = ask_user("q37").await.unwrap_or(3);
                log.note(choose("q38", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q39").await.unwrap_or(3);
        Ok(match 3 {
                ..2 => {
                    3
                }
                x if x % 2 == 0 => {
                    x
                }
                2.. => {
                    0
                }
        })
    }
    outside {
        macro_rules! return_6 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_31 { () => { break } }
        macro_rules! continue_45 { () => { continue } }
        macro_rules! break_block_69 { ($l:lifetime) => { break $l } }
        macro_rules! continue_79 { () => { continue } }
    }
}

thrice! { p89, (log) -> Result<String, ToolError>, {
        let mut e = 6;
        let g = (e, "a b".to_owned());
        let mut d = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {e}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        log.val(e);
        let g: Option<u32> = Option::<u32>::map(Some(e), |n: u32| (n + e) % 50);
        let mut e: Option<u32> = ask_user::<u32>(format!("q5 {e}")).await.ok();
        let b = (Row { v: [[d.clone(), d.clone()].concat(), [d.clone(), d.clone()].concat()].concat(), n: (6 * *Box::new((d.len() as u32)) % 89), s: String::new() });
        let late6;
        let mut d = "a b".to_owned();
        late6 = Shape::Size(1);
        let late7: Shape;
        if ((d == b.clone().into_text(g.unwrap_or(3))) || ("8".parse::<u32>()? == {
                    5
        })) {
            let c: String = d.clone();
            late7 = ('b8: {
                    if (5 % 3 == 1) { break 'b8 Shape::Dot; }
                    if let Some(ref r9) = g {
                    }
                    Shape::Size(*Box::new(2))
            });
            let mut b = b.clone();
        } else {
            let mut n10 = 0u32;
            'l11: for (e, y) in d.clone().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n10 += 1;
                if n10 > 4 { break; }
            }
            late7 = (Shape::Named { s: cat("s", 7), n: measured(cat(d.clone().trim(), 0).as_str(), ((7 + 4) % 97)) });
            {
                e = e.filter(|n| *n > 2);
            }
            log.val(ask_user::<u32>("q12").await?);
            log.note(format!("{e:?}"));
        }
        Ok(format!("{g:?} {b:?} "))
    }
}

thrice! { p90, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let mut e: u32 = { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) };
        let b = (Shape::Named { s: (|| { let inner = |n: u32| n + e; log.val(inner(2)); arg0.clone() })(), n: ask_user::<u32>("q4").await? });
        let g = (Row { v: Vec::from([measured("text3", e), match e {
                            ..2 => {
                                c
                            }
                            x if e != 3 => {
                                let mut n6 = 0u32;
                                'l7: loop {
                                    n6 += 1;
                                    if n6 > 3 { break; }
                                    log.later((3 % 3 == 0)).await;
                                    log.note("e8");
                                    if (c % 3 == 1) { break; }
                                }
                                0
                            }
                            2.. => {
                                let g = Default::default();
                                let _ = confirm("q10").await?;
                                same(&g, &[] as &[Vec<u32>]);
                                c
                            }
                }]), n: c, s: cat(choose("q11", ["x", "y", "z"]).await?.trim(), "3".parse::<u32>()?) });
        let e: Vec<u32> = { let mut n12 = 0u32; loop {
                n12 += 1;
                if n12 > 2 { break [vec![c].into_iter().map(|n| n + e).collect::<Vec<u32>>(), vec![7, e, 3]].concat(); }
                _ = u32::from(ask_user::<u8>("q14").await?);
                if ((arg0 == arg0.clone()) || ((e % 3 == 2) || (7 % 3 == 1))) { break (0..((c + e) % 97) % 4).collect::<Vec<u32>>(); }
            } };
        let mut a = Vec::new();
        same(&a, &[] as &[Vec<u32>]);
        Ok(format!("{arg0:?} {c:?} {a:?} "))
    }
}

thrice! { p91, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let c = Default::default();
        let _ = confirm(format!("q2 {c}")).await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let c = Vec::from([arg1, ((arg1 as u8) as u32)]).into_iter().map(|n| n + c).collect::<Vec<u32>>().contains(&ask_user::<u32>(format!("q3 {c}")).await?);
        let b = ((match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => arg1 }), Row::default().into_text(Vec::<u32>::new().into_iter().map(|n| n + arg1).collect::<Vec<u32>>().get((|| { let inner = |n: u32| n + arg1; log.val(inner(2)); arg1 })() as usize).copied().unwrap_or(1)));
        match (!((Row::default().sum(arg1, arg1) + arg1) % 97) % 50) {
            ..2 => {
                macro_rules! break_7 { () => { break } }
                'out9: for w8 in 0..3u32 {
                    log.val(w8);
                    let _ = confirm("q11").await?;
                    for x in 0..2u32 {
                        if confirm("q10").await? {
                            break_7!();
                        }
                        checkpoint().await;
                        log.val(x);
                    }
                }
                if let Some(e) = Option::<u32>::or(Some(arg1), arg0.clone().iter().max().copied()) && log.later(arg0.clone()).await.contains(&"3".parse::<u32>()?) {
                    'out15: for w14 in 0..3u32 {
                        log.val(w14);
                        let [c, t17]: [u32; 2] = [e, arg1];
                        log.note(choose("q18", ["x", "y"]).await?);
                        for x in 0..2u32 {
                            if confirm("q16").await? {
                                break_13!();
                            }
                            let _ = confirm("q19").await?;
                            log.val(x);
                        }
                    }
                    if confirm("q20").await? {
                        log.note("e21");
                    } else {
                        log.note("e22");
                    }
                    macro_rules! return_by_23 { ($e:expr) => { $e? } }
                    if confirm("q28").await? {
                        log.note("e29");
                    } else {
                        log.val(arg1);
                    }
                    if ask_user::<bool>("q26").await? {
                        log.val(return_by_23!("x".parse::<u32>()));
                    }
                }
                'out32: for w31 in 0..3u32 {
                    log.val(w31);
                    for x in 0..2u32 {
                        if confirm("q33").await? {
                            break_30!('out32);
                        }
                        checkpoint().await;
                        log.val(x);
                    }
                }
                if confirm("q35").await? {
                    log.note("e36");
                } else {
                    log.val(arg1);
                }
            }
            x if x != 1 => {
                'out39: for w38 in 0..3u32 {
                    log.val(w38);
                    for x in 0..2u32 {
                        if ask_user::<bool>("q40").await? {
                            continue_37!();
                        }
                        let _: u32 = ask_user("q41").await.unwrap_or(3);
                        log.val(x);
                    }
                }
                let (r42, _) = &b;
            }
            2.. => {
                macro_rules! return_by_43 { ($e:expr) => { $e? } }
                if confirm("q48").await? {
                    log.val(arg1);
                } else {
                    log.val(arg1);
                }
                if confirm("q46").await? {
                    log.val(return_by_43!("x".parse::<u32>()));
                }
                checkpoint().await;
                macro_rules! return_50 { ($v:expr) => { return Err(ToolError::new($v)) } }
                if confirm("q55").await? {
                    log.note("e56");
                } else {
                    log.note("e57");
                }
                if ask_user::<u32>("q53").await? > 1 {
                    return_50!("left by a macro");
                }
                log.val(ask_user::<u32>("q58").await?);
            }
        }
        macro_rules! break_59 { () => { break } }
        'out61: for w60 in 0..3u32 {
            log.val(w60);
            let mut n63 = 0u32;
            'l64: while n63 < 3 && c {
                n63 += 1;
            }
            let _: u32 = ask_user("q65").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<u32>("q62").await? > 1 {
                    break_59!();
                }
                if confirm("q66").await? {
                    log.val(arg1);
                } else {
                    log.later(c).await;
                }
                log.val(x);
            }
        }
        Ok(format!("{arg1:?} {b:?} "))
    }
    outside {
        macro_rules! break_13 { () => { break } }
        macro_rules! break_30 { ($l:lifetime) => { break $l } }
        macro_rules! continue_37 { () => { continue } }
    }
}

thrice! { p92, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut c = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let a: Row = Row::default();
        let mut g = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm(format!("q9 {c}")).key("k2"))).await; x.is_ok() && y? };
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q13").await? > 1 {
                    break_10!('out12);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        if confirm("q16").await? {
            log.later(g).await;
        } else {
            log.later(g).await;
        }
        if g {
            return Ok(cat(match arg0.as_str() {
                        "" => {
                            macro_rules! break_17 { () => { break } }
                            'out19: for w18 in 0..3u32 {
                                log.val(w18);
                                for x in 0..2u32 {
                                    if ask_user::<u32>("q20").await? > 1 {
                                        break_17!();
                                    }
                                    log.val(ask_user::<u32>("q21").await?);
                                    log.val(x);
                                }
                            }
                            arg0.clone()
                        }
                        "a" | "lit" if c % 2 == 0 => {
                            let mut w23 = 0u32;
                            let given = 'out24: loop {
                                w23 += 1;
                                if w23 > 2 { break w23; }
                                for x in [1u32, 2] {
                                    log.val(x);
                                    'out29: for w28 in 0..3u32 {
                                        log.val(w28);
                                        for x in 0..2u32 {
                                            if confirm("q30").await? {
                                                break_27!('out29);
                                            }
                                            if confirm("q31").await? {
                                                log.val(c);
                                            } else {
                                                log.note("e32");
                                            }
                                            log.val(x);
                                        }
                                    }
                                    log.note(choose("q33", ["x", "y"]).await?);
                                    if ask_user::<u32>("q25").await? > 1 {
                                        break_with_22!('out24, w23 + 1);
                                    }
                                }
                            };
                            log.val(given);
                            format!("{a:?}{:?}", g)
                        }
                        _ => {
                            choose("q34", ["x", "y", "z"]).await?
                        }
                    }.trim(), ((ask_user::<u32>("q35").await? as u8) as u32)));
        }
        let mut n36 = 0u32;
        'l38: while n36 < 3 && ask_user::<bool>("q37").await? {
            n36 += 1;
            log.val((arg0.len() as u32));
        }
        Ok(format!("{c:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        if let Some(g) = ask_user::<u32>("q1").await.ok() && confirm("q2").await? && let (0..5, y) = (measured(choose("q3", ["x", "y", "z"]).await?.as_str(), g), (arg0.clone() + &Row::default().into_text((arg0.len() as u32)))) {
            log.note("e4");
        } else {
        }
        Ok((arg0.len() as u32))
    }
    outside {
        macro_rules! break_10 { ($l:lifetime) => { break $l } }
        macro_rules! break_with_22 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_27 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p93, (log) -> Result<String, ToolError>, {
        let h = 5;
        let c = (ask_user::<u32>("q1").await?, choose("q2", ["x", "y", "z"]).await?);
        let h: (u32, String) = (h, match h {
                ..2 => {
                    cat({
                            String::new()
                        }.trim(), c.0)
                }
                x if log.val(h) > 3 => {
                    let mut a = Vec::new();
                    let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {x}")).key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
                    same(&a, &[] as &[Vec<u32>]);
                    c.1.clone().replace("a", &Row::default().into_text(h))
                }
                2.. => {
                    let mut c = None;
                    same(&c, &[] as &[Option<u32>]);
                    (Row { v: vec![h], n: h, s: cat("s", h) }).into_text((h % (h + 1)))
                }
        });
        let mut b: Vec<u32> = Vec::from([8, three(async { log.note("async"); c.0 }.await, "2".parse::<u32>()?, [3, 2][u32::min(7 % 2, 1) as usize])]);
        let mut g = async { log.note("async"); (cat("s", 2) + &cat("s", 8).replace("a", &c.1.clone())) }.await;
        let mut c: Option<u32> = Option::<u32>::or(Option::<u32>::or(Option::<u32>::or(None::<u32>, Some(6)), Option::<u32>::or(None::<u32>, Some(6))), Option::<u32>::or(Some(2), b.clone().iter().max().copied()));
        {
            b.extend([0, 2]);
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{b:?}"));
        {
            log.val(c.replace(0));
        }
        {
            c = c.filter(|n| *n > 2);
        }
        log.val(ask_user::<u32>("q9").await?);
        log.note(format!("{c:?}"));
        Ok(format!("{h:?} {g:?} "))
    }
}

thrice! { p94, (log) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        let _ = confirm("q2").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let d: Row = Row::default();
        let mut e = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[Vec<u32>]);
        let mut b = (Row { v: [e, Vec::from([d.n, a])].concat(), n: *&(a ^ a), s: if (4 % 3 == 0) {
                    let mut e = d.clone();
                    ask_user::<String>("q13").await?
                } else {
                    let mut d: Option<u32> = None::<u32>;
                    (if (a % 3 == 3) {
                            return Ok(String::new());
                        } else {
                            "a b".to_owned()
                    })
                } });
        let mut n14 = 0u32;
        for d in &b.v {
            n14 += 1;
            if n14 > 4 { break; }
            let mut a = b.clone();
        }
        let mut c: Option<u32> = ask_user::<u32>("q15").await.ok();
        const N16: u32 = 7;
        log.note("e17");
        let mut open20: Vec<u32> = vec![a];
        let mut n18 = 0u32;
        while let Some(c) = open20.pop() && n18 < 4 {
            n18 += 1;
            let mut open23: Vec<u32> = d.v.clone();
            let mut n21 = 0u32;
            while let Some(h) = open23.pop() && n21 < 4 && confirm("q24").await.unwrap_or(false) {
                n21 += 1;
            }
        }
        Ok(format!("{d:?} {N16:?} "))
    }
}

thrice! { p95, (log, arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let mut e: (u32, String) = ((Row { s: arg0, n: *Box::new(e), ..Row::default() }).n, "a b".to_owned());
        let mut d = ({ let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) }, e.1.clone());
        let b = None;
        let _ = confirm("q9").await?;
        same(&b, &[] as &[Option<u32>]);
        let mut n10 = 0u32;
        for a in [(cat("s", 7).len() as u32), 2] {
            n10 += 1;
            if n10 > 4 { break; }
            let [d, t11]: [u32; 2] = [(|n: u32| (n + a) % 40)((((arg1.len() as u32) + a) % 97)), three(three(a, a, a), arg1.clone().get(a as usize).copied().unwrap_or(1), ((a + b.unwrap_or(3)) % 97))];
            let mut a = None;
            same(&a, &[] as &[Option<u32>]);
        }
        let h = Shape::Dot;
        log.val(0);
        Ok(format!("{arg1:?} {e:?} {d:?} {b:?} "))
    }
}

thrice! { p96, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let mut c = (arg1, "p".to_owned());
        let mut h = Default::default();
        same(&h, &[] as &[Vec<u32>]);
        macro_rules! continue_4 { () => { continue } }
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            if confirm("q8").await? {
                log.val(g);
            } else {
                log.note("e9");
            }
            for x in 0..2u32 {
                if ask_user::<u32>("q7").await? > 1 {
                    continue_4!();
                }
                if confirm("q10").await? {
                    log.val(arg1);
                } else {
                    log.val(arg1);
                }
                log.val(x);
            }
        }
        log.val((h.len() as u32));
        'out13: {
            let w12 = 1;
            let _: u32 = ask_user("q16").await.unwrap_or(3);
            if ask_user::<bool>("q14").await? {
                break_block_11!('out13);
            }
            log.val(w12);
        }
        let _: u32 = ask_user("q17").await.unwrap_or(3);
        let _: u32 = ask_user("q23").await.unwrap_or(3);
        if confirm("q21").await? {
            return_18!("left by a macro");
        }
        log.note(choose("q24", ["x", "y"]).await?);
        let mut w26 = 0u32;
        let given = 'out27: loop {
            w26 += 1;
            if w26 > 2 { break w26; }
            for x in [1u32, 2] {
                log.val(x);
                let _ = confirm("q29").await?;
                if ask_user::<u32>("q28").await? > 1 {
                    break_with_25!('out27, w26 + 1);
                }
            }
        };
        log.val(given);
        if confirm("q30").await? {
            log.later((arg1 % 3 == 3)).await;
        } else {
            log.val(arg1);
        }
        log.val(g);
        macro_rules! break_block_31 { ($l:lifetime) => { break $l } }
        'out33: {
            let w32 = 1;
            let _: u32 = ask_user("q35").await.unwrap_or(3);
            if confirm("q34").await? {
                break_block_31!('out33);
            }
            log.val(w32);
        }
        'out38: {
            let w37 = 1;
            if confirm("q41").await? {
                log.note("e42");
            } else {
                log.note("e43");
            }
            if ask_user::<bool>("q39").await? {
                break_block_36!('out38);
            }
            log.val(w37);
        }
        let _: u32 = ask_user("q44").await.unwrap_or(3);
        macro_rules! break_with_45 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w46 = 0u32;
        let given = 'out47: loop {
            w46 += 1;
            if w46 > 2 { break w46; }
            for x in [1u32, 2] {
                log.val(x);
                checkpoint().await;
                if ask_user::<u32>("q48").await? > 1 {
                    break_with_45!('out47, w46 + 1);
                }
            }
        };
        log.val(given);
        macro_rules! continue_51 { () => { continue } }
        'out53: for w52 in 0..3u32 {
            log.val(w52);
            let _ = confirm("q55").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q54").await? {
                    continue_51!();
                }
                log.val(ask_user::<u32>("q56").await?);
                log.val(x);
            }
        }
        macro_rules! break_57 { ($l:lifetime) => { break $l } }
        'out59: for w58 in 0..3u32 {
            log.val(w58);
            if confirm("q61").await? {
                log.val(g);
            } else {
                log.later((g % 3 == 0)).await;
            }
            for x in 0..2u32 {
                if ask_user::<bool>("q60").await? {
                    break_57!('out59);
                }
                log.val(ask_user::<u32>("q62").await?);
                log.val(x);
            }
        }
        let _ = confirm("q63").await?;
        macro_rules! return_by_64 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q69").await.unwrap_or(3);
        if ask_user::<bool>("q67").await? {
            log.val(return_by_64!("x".parse::<u32>()));
        }
        log.note(choose("q70", ["x", "y"]).await?);
        Ok(format!("{arg1:?} {h:?} "))
    }
    outside {
        macro_rules! break_block_11 { ($l:lifetime) => { break $l } }
        macro_rules! return_18 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_with_25 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_block_36 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p97, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        let _ = ask_user::<bool>("q3").await?;
        same(&c, &[] as &[u32]);
        let mut a = (c, "p".to_owned());
        let d = confirm(format!("q5 {c}")).await?;
        let d = Default::default();
        let _ = confirm("q6").await.unwrap_or(false);
        same(&d, &[] as &[String]);
        let mut c: u32 = { let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm(format!("q8 {c}")).key("k2"))).await?; x + u32::from(y) };
        macro_rules! break_9 { () => { break } }
        'out11: for w10 in 0..3u32 {
            log.val(w10);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q12").await? {
                    break_9!();
                }
                let _: u32 = ask_user("q14").await.unwrap_or(3);
                log.val(x);
            }
        }
        let mut n15 = 0u32;
        'l22: while n15 < 3 && !(if (c % 3 == 2) {
                return Ok(Row::default().into_text(c));
            } else {
                let Some(a) = None::<u32> else {
                    macro_rules! continue_16 { () => { continue } }
                    'out18: for w17 in 0..3u32 {
                        log.val(w17);
                        for x in 0..2u32 {
                            if ask_user::<bool>("q19").await? {
                                continue_16!();
                            }
                            log.note(choose("q20", ["x", "y"]).await?);
                            log.val(x);
                        }
                    }
                    log.val(ask_user::<u32>("q21").await?);
                    return Ok(a.1.clone());
                };
                ((a % 3 == 3) && (a % 3 == 1))
        }) {
            n15 += 1;
            match Vec::from([c, c]).iter().max().copied() {
                None => {
                    let mut c = cat(d.clone().trim(), c);
                    'out25: for w24 in 0..3u32 {
                        log.val(w24);
                        checkpoint().await;
                        for x in 0..2u32 {
                            if ask_user::<u32>("q26").await? > 1 {
                                break_23!('out25);
                            }
                            checkpoint().await;
                            log.val(x);
                        }
                    }
                    if confirm("q29").await? {
                        log.later((2 % 3 == 2)).await;
                    } else {
                        log.later((2 % 3 == 1)).await;
                    }
                    'out32: for w31 in 0..3u32 {
                        log.val(w31);
                        for x in 0..2u32 {
                            if ask_user::<bool>("q33").await? {
                                break_30!('out32);
                            }
                            log.val(ask_user::<u32>("q34").await?);
                            log.val(x);
                        }
                    }
                    let _: u32 = ask_user("q35").await.unwrap_or(3);
                }
                Some(0 | 1) if c != 4 => {
                }
                Some(x) => {
                }
            }
        }
        Ok(format!("{c:?} "))
    }
    outside {
        macro_rules! break_23 { ($l:lifetime) => { break $l } }
        macro_rules! break_30 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p98, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q1").await?);
        let mut h = ask_user::<String>("q2").await?;
        let e: Vec<u32> = vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>();
        let mut n3 = 0u32;
        while n3 < 3 && ((c % 3 == 3) || ((c % 3 == 2) || if (2 % 3 == 0) {
                    (c % 3 == 1)
                } else {
                    (c % 3 == 2)
        })) {
            n3 += 1;
            'out6: for w5 in 0..3u32 {
                log.val(w5);
                if confirm("q8").await? {
                    log.later((c % 3 == 1)).await;
                } else {
                    log.later((c % 3 == 0)).await;
                }
                for x in 0..2u32 {
                    if ask_user::<bool>("q7").await? {
                        continue_4!();
                    }
                    let Some(e) = Some(c) else {
                        if let Some(b) = Some(c) && (b % 3 == 2) && let (0..5, y) = (b, "p".to_owned()) {
                            macro_rules! return_by_9 { ($e:expr) => { $e? } }
                            if confirm("q13").await? {
                                log.later((c % 3 == 2)).await;
                            } else {
                                log.later((b % 3 == 3)).await;
                            }
                            if confirm("q12").await? {
                                log.val(return_by_9!("x".parse::<u32>()));
                            }
                            let _: u32 = ask_user("q14").await.unwrap_or(3);
                            macro_rules! break_15 { ($l:lifetime) => { break $l } }
                            'out17: for w16 in 0..3u32 {
                                log.val(w16);
                                let _: u32 = ask_user("q19").await.unwrap_or(3);
                                for x in 0..2u32 {
                                    if confirm("q18").await? {
                                        break_15!('out17);
                                    }
                                    if confirm("q20").await? {
                                        log.val((y.len() as u32));
                                    } else {
                                        log.note("e21");
                                    }
                                    log.val(x);
                                }
                            }
                            log.val(ask_user::<u32>("q22").await?);
                        } else {
                            macro_rules! continue_23 { () => { continue } }
                            'out25: for w24 in 0..3u32 {
                                log.val(w24);
                                let _ = confirm("q27").await?;
                                for x in 0..2u32 {
                                    if ask_user::<bool>("q26").await? {
                                        continue_23!();
                                    }
                                    log.note("e28");
                                    log.val(ask_user::<u32>("q29").await?);
                                    log.val(x);
                                }
                            }
                            checkpoint().await;
                            let mut n31 = 0u32;
                            'l32: loop {
                                n31 += 1;
                                if n31 > 3 { break; }
                                log.note("e33");
                                if (c % 3 == 1) { break; }
                            }
                        }
                        continue;
                    };
                    checkpoint().await;
                    log.val(x);
                }
            }
            const N35: u32 = 0;
            let _: u32 = ask_user("q36").await.unwrap_or(3);
        }
        'out39: for w38 in 0..3u32 {
            log.val(w38);
            log.val(ask_user::<u32>("q41").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q40").await? > 1 {
                    continue_37!();
                }
                log.note(choose("q42", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q43").await.unwrap_or(3);
        Ok(format!("{arg0:?} {c:?} {h:?} {e:?} "))
    }
    outside {
        macro_rules! continue_4 { () => { continue } }
        macro_rules! continue_37 { () => { continue } }
    }
}

thrice! { p99, (log) -> Result<String, ToolError>, {
        let c = (((|n: u32| (n + 4) % 40)((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 8 })) + ((u32::max((match None::<u32> {
                                    Some(x) => x,
                                    None => {
                                        return Ok(cat("s", 6));
                                    }
                            }), ask_user::<u32>("q2").await?) + ask_user::<u32>("q3").await?) % 97)) % 97);
        let mut c = Shape::Dot;
        let a = (((5 as u8) as u32), cat((Row { v: vec![7, 1, 3], n: 8, s: String::new() }).into_text(0).trim(), u32::from(Option::<u32>::is_some(&Some(7)))));
        let mut n4 = 0u32;
        loop {
            n4 += 1;
            if n4 > 3 { break; }
            'out7: for w6 in 0..3u32 {
                log.val(w6);
                log.val(ask_user::<u32>("q9").await?);
                for x in 0..2u32 {
                    if ask_user::<u32>("q8").await? > 1 {
                        break_5!();
                    }
                    let _: u32 = ask_user("q10").await.unwrap_or(3);
                    log.val(x);
                }
            }
            'out13: {
                let w12 = 1;
                let _: u32 = ask_user("q15").await.unwrap_or(3);
                if confirm("q14").await? {
                    break_block_11!('out13);
                }
                log.val(w12);
            }
            if confirm("q21").await? {
                log.later((7 % 3 == 2)).await;
            } else {
                log.val(3);
            }
            if confirm("q19").await? {
                log.val(return_by_16!("x".parse::<u32>()));
            }
            if matches!(c, Shape::Dot | Shape::Size(1..)) { break; }
        }
        let mut n22 = 0u32;
        for e in async { log.note("async"); "1".parse::<u32>().unwrap_or(0) }.await..4 % 3 {
            n22 += 1;
            if n22 > 4 { break; }
            macro_rules! continue_23 { ($l:lifetime) => { continue $l } }
            'out25: for w24 in 0..3u32 {
                log.val(w24);
                checkpoint().await;
                for x in 0..2u32 {
                    if confirm("q26").await? {
                        continue_23!('out25);
                    }
                    macro_rules! break_with_28 { ($l:lifetime, $v:expr) => { break $l $v } }
                    let mut w29 = 0u32;
                    let given = 'out30: loop {
                        w29 += 1;
                        if w29 > 2 { break w29; }
                        for x in [1u32, 2] {
                            log.val(x);
                            checkpoint().await;
                            if ask_user::<bool>("q31").await? {
                                break_with_28!('out30, w29 + 1);
                            }
                        }
                    };
                    log.val(given);
                    let _ = confirm("q33").await?;
                    log.val(x);
                }
            }
            macro_rules! continue_34 { () => { continue } }
            'out36: for w35 in 0..3u32 {
                log.val(w35);
                for x in 0..2u32 {
                    if confirm("q37").await? {
                        continue_34!();
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
        }
        macro_rules! return_39 { ($v:expr) => { return Err(ToolError::new($v)) } }
        if confirm("q43").await? {
            log.val(5);
        } else {
            log.note("e44");
        }
        if ask_user::<u32>("q42").await? > 1 {
            return_39!("left by a macro");
        }
        let _: u32 = ask_user("q45").await.unwrap_or(3);
        if let Some(c) = Some(*&three(6, a.0, 1)) && if (((c % 3 == 2) || (6 % 3 == 2)) || (cat("s", c) == "a")) {
            macro_rules! break_46 { ($l:lifetime) => { break $l } }
            'out48: for w47 in 0..3u32 {
                log.val(w47);
                for x in 0..2u32 {
                    if confirm("q49").await? {
                        break_46!('out48);
                    }
                    log.val(ask_user::<u32>("q50").await?);
                    log.val(x);
                }
            }
            log.val(ask_user::<u32>("q51").await?);
            (Option::<u32>::is_some(&Some(c)) && (3 % 3 == 2))
        } else {
            ((c % 3 == 1) && Option::<u32>::is_some(&None::<u32>))
        } {
            macro_rules! continue_52 { () => { continue } }
            'out54: for w53 in 0..3u32 {
                log.val(w53);
                let _: u32 = ask_user("q56").await.unwrap_or(3);
                for x in 0..2u32 {
                    if confirm("q55").await? {
                        continue_52!();
                    }
                    if confirm("q57").await? {
                        log.val(a.0);
                    } else {
                        log.note("e58");
                    }
                    log.val(x);
                }
            }
            let _: u32 = ask_user("q59").await.unwrap_or(3);
        } else {
        }
        Ok(format!("{c:?} {a:?} "))
    }
    outside {
        macro_rules! break_5 { () => { break } }
        macro_rules! break_block_11 { ($l:lifetime) => { break $l } }
        macro_rules! return_by_16 { ($e:expr) => { $e? } }
    }
}

thrice! { p100, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let e = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q9 {e}")).key("k1"), confirm("q10").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let b = ask_user::<u32>(format!("q11 {e}")).await?;
        let c = log.val((Row { n: u32::max(arg1, ask_user::<u32>(format!("q12 {b}")).await.unwrap_or(e)), ..Row::default() }));
        let e: Option<u32> = (if ('b13: {
                    if (e == e) { break 'b13 arg0.clone().is_empty(); }
                    let mut n14 = 0u32;
                    for _ in 1..4u64 {
                        n14 += 1;
                        if n14 > 4 { break; }
                        let mut a = Default::default();
                        same(&a, &[] as &[Vec<u32>]);
                    }
                    (b % 3 == 0)
            }) {
                return Ok(format!("{arg1:?}{:?}", e).replace("a", &async { log.note("async"); arg0.clone() }.await));
            } else {
                Option::<u32>::or(Some(arg1), Some(e))
        });
        let mut n15 = 0u32;
        for (_, mut e) in (0u32..).zip((0..measured(cat(arg0, arg1).as_str(), u32::from((arg1 % 3 == 3))) % 4).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
            n15 += 1;
            if n15 > 4 { break; }
            let mut c: Option<u32> = Option::<u32>::or(Option::<u32>::or(Some(e), Some(e)), c.v.clone().iter().max().copied());
            log.val(arg1);
        }
        log.val((Row { s: cat(cat("s", arg1).trim(), match b {
                            ..2 => {
                                if (arg1 % 3 == 1) {
                                    log.later((arg1 % 3 == 0)).await;
                                }
                                b
                            }
                            x if log.val(arg1) > 3 => {
                                2
                            }
                            2.. => {
                                arg1
                            }
                    }), n: { let mut n16 = 0u32; loop {
                            n16 += 1;
                            if n16 > 2 { break b; }
                            log.val(b);
                            if ((b % 3 == 3) || (arg1 % 3 == 2)) { break c.clone().sum(arg1, b); }
                        } }, ..Row::default() }).n);
        let d: String = cat("s", b).replace("a", &log.val(if (b % 3 == 0) {
                    "a b".to_owned()
                } else {
                    cat("s", arg1)
        }));
        Ok(format!("{arg1:?} {b:?} {c:?} {e:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut d = (Row { n: (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => 4 }), ..Row::default() });
        {
            let Row { n, v, .. } = &mut d; v.push(*n); *n = 1;
        }
        {
            d.v.push(5);
        }
        log.val(ask_user::<u32>("q3").await?);
        log.note(format!("{d:?}"));
        Ok((8 % (7 + 1)))
    }
    flow f1(log, fuel: u32, arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        if (confirm(format!("q4 {arg0}")).await? || !(arg0 < arg0)) {
            return Ok(arg0);
        }
        let a: Option<u32> = Option::<u32>::or(None::<u32>, Option::<u32>::or(vec![arg0].iter().max().copied(), log.later(Some(arg0)).await));
        let c = cat(arg1, (!((arg0 + arg0) % 97) % 50));
        log.note("e5");
        let r6 = &arg0;
        const N7: u32 = 2;
        Ok((3, arg0).1)
    }
}

thrice! { p101, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (arg0, arg0).1 });
        let mut g = log.val(Shape::Dot);
        let mut h = match (u32::abs_diff(*Box::new(arg0), (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => arg0 })), "a b".to_owned()) {
            (x, y) if x % 2 == 0 => {
                (Row { n: ask_user::<u32>(format!("q4 {arg0}")).await?, ..Row::default() })
            }
            (_, y) => {
                (Row { n: (0..e % 4).collect::<Vec<u32>>().get(ask_user::<u32>("q5").await? as usize).copied().unwrap_or(1), ..Row::default() })
            }
        };
        _ = ask_user::<u32>("q6").await?;
        if let Some(c) = ask_user::<u32>("q7").await.ok() {
            let g = cat(format!("{arg0:?}{:?}", e).trim(), h.v.clone().get(c as usize).copied().unwrap_or(1));
        }
        let mut e: Vec<u32> = vec![7, arg0, 3];
        let mut b: Option<u32> = Vec::from([measured(cat("s", arg0).as_str(), arg0), (arg0 % (arg0 + 1))]).iter().max().copied();
        let mut n8 = 0u32;
        while n8 < 3 && ((String::new() == "a") && (h.clone().into_text(arg0) == "a")) {
            n8 += 1;
            {
                e.extend([4, 2]);
            }
            {
                if !e.is_empty() { log.val(e.remove(0)); }
            }
            log.val(ask_user::<u32>("q9").await?);
            log.note(format!("{e:?}"));
        }
        let mut n10 = 0u32;
        for &a in &[4, 5] {
            n10 += 1;
            if n10 > 4 { break; }
            log.later((a % 3 == 0)).await;
            log.note("e11");
            {
                b = b.filter(|n| *n > 2);
            }
            log.val(ask_user::<u32>("q12").await?);
            log.note(format!("{b:?}"));
        }
        log.note("e13");
        Ok(format!("{g:?} {e:?} {b:?} "))
    }
}

thrice! { p102, (log, mut arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let e = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let h: bool = ask_user::<bool>("q3").await?;
        let mut b = Default::default();
        same(&b, &[] as &[Vec<u32>]);
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            for x in 0..2u32 {
                if ask_user::<u32>("q7").await? > 1 {
                    continue_4!();
                }
                if confirm("q8").await? {
                    log.later(h).await;
                } else {
                    log.val(arg1);
                }
                log.val(x);
            }
        }
        log.note(choose("q9", ["x", "y"]).await?);
        let mut w11 = 0u32;
        let given = 'out12: loop {
            w11 += 1;
            if w11 > 2 { break w11; }
            for x in [1u32, 2] {
                log.val(x);
                log.note(choose("q15", ["x", "y"]).await?);
                if ask_user::<bool>("q13").await? {
                    break_with_10!('out12, w11 + 1);
                }
            }
        };
        log.val(given);
        log.val(ask_user::<u32>("q16").await?);
        let _ = confirm("q23").await?;
        if ask_user::<u32>("q20").await? > 1 {
            log.val(return_by_17!("x".parse::<u32>()));
        }
        let _ = confirm("q24").await?;
        macro_rules! break_with_25 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w26 = 0u32;
        let given = 'out27: loop {
            w26 += 1;
            if w26 > 2 { break w26; }
            for x in [1u32, 2] {
                log.val(x);
                checkpoint().await;
                if confirm("q28").await? {
                    break_with_25!('out27, w26 + 1);
                }
            }
        };
        log.val(given);
        log.note(choose("q31", ["x", "y"]).await?);
        macro_rules! return_32 { ($v:expr) => { return Err(ToolError::new($v)) } }
        log.note(choose("q37", ["x", "y"]).await?);
        if ask_user::<bool>("q35").await? {
            return_32!("left by a macro");
        }
        let _ = confirm("q38").await?;
        Ok(format!(""))
    }
    outside {
        macro_rules! continue_4 { () => { continue } }
        macro_rules! break_with_10 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! return_by_17 { ($e:expr) => { $e? } }
    }
}

thrice! { p103, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = call(f0(0, Some(arg0), Some(arg0))).await?;
        let h: Vec<u32> = (0..arg0 % 4).collect::<Vec<u32>>().into_iter().map(|n| n + h).collect::<Vec<u32>>();
        let mut b: Option<u32> = ask_user::<u32>("q18").await.ok();
        let e = (Row { n: u32::from(ask_user::<u8>("q20").await?), ..Row::default() });
        let mut n21 = 0u32;
        loop {
            n21 += 1;
            if n21 > 3 { break; }
            let mut n22 = 0u32;
            'l23: for e in h.iter() {
                n22 += 1;
                if n22 > 4 { break; }
                log.note("e24");
                let mut n25 = 0u32;
                for g in [String::new(), cat(cat("s", 6).trim(), arg0)] {
                    n25 += 1;
                    if n25 > 4 { break; }
                    fn f26(n: u32) -> u32 { n + 1 }
                    log.val(f26(arg0));
                    if (arg0 % 3 == 0) {
                        return Err(ToolError::new("left"));
                    }
                    if (8 % 3 == 0) {
                        log.note("e27");
                        {
                            let more = b.unwrap_or(3);
                            let mut add = |n: u32| { arg0 = (arg0 + n) % 60; arg0 };
                            add(more);
                            log.val(add(1));
                        }
                    }
                }
            }
            if ((cat("s", arg0).replace("a", &cat("s", arg0)) == "a") || (arg0 % 3 == 2)) { break; }
        }
        log.val(arg0);
        if ((arg0 % 3 == 3) && ((arg0 % 3 == 0) || ((arg0 % 3 == 3) && (arg0 % 3 == 1)))) {
            macro_rules! break_block_28 { ($l:lifetime) => { break $l } }
            'out30: {
                let w29 = 1;
                log.note(choose("q34", ["x", "y"]).await?);
                if ask_user::<bool>("q31").await? {
                    break_block_28!('out30);
                }
                log.val(w29);
            }
            if confirm("q35").await? {
                log.later((arg0 % 3 == 2)).await;
            } else {
                log.later((arg0 % 3 == 0)).await;
            }
        } else {
        }
        Ok(format!("{arg0:?} {h:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let [h, t1]: [u32; 2] = [7, call(f0(fuel.saturating_sub(1), arg0, Some(5))).await?];
        macro_rules! break_2 { ($l:lifetime) => { break $l } }
        'out4: for w3 in 0..3u32 {
            log.val(w3);
            'out8: for w7 in 0..3u32 {
                log.val(w7);
                let late10: Shape;
                match measured("a b".to_owned().as_str(), h) {
                    ..2 => { late10 = Shape::Size(t1); }
                    x if x % 2 == 0 => { late10 = Shape::Size(x); }
                    2.. => { late10 = Shape::Size(h); }
                }
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<bool>("q9").await? {
                        continue_6!();
                    }
                    let _: u32 = ask_user("q12").await.unwrap_or(3);
                    log.val(x);
                }
            }
            log.val(ask_user::<u32>("q13").await?);
            let _ = confirm("q14").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q5").await? {
                    break_2!('out4);
                }
                let _: u32 = ask_user("q15").await.unwrap_or(3);
                log.val(x);
            }
        }
        let mut n16 = 0u32;
        for _ in 1..4u64 {
            n16 += 1;
            if n16 > 4 { break; }
        }
        Ok((arg1.unwrap_or(3) % (h + 1)))
    }
    outside {
        macro_rules! continue_6 { () => { continue } }
    }
}

thrice! { p104, (log) -> Result<String, ToolError>, {
        let mut a = Default::default();
        let _ = confirm(format!("q2 {a}")).await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let a: Row = Row::default();
        let d = "11".parse()?;
        let _ = ask_user::<bool>("q4").await?;
        same(&d, &[] as &[u32]);
        log.note("e5");
        let mut b: Option<u32> = Some("3".parse::<u32>()?);
        let mut c = Vec::new();
        same(&c, &[] as &[Vec<u32>]);
        {
            c.extend([3, 2]);
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{c:?}"));
        log.later((d % 3 == 0)).await;
        Ok(format!("{a:?} {d:?} {b:?} {c:?} "))
    }
}

thrice! { p105, (log) -> Result<String, ToolError>, {
        let c = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 2 });
        let mut g = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {g}")).key("k1"), confirm(format!("q4 {c}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let a = log.later((Row { s: cat(choose(format!("q5 {g}"), ["x", "y", "z"]).await?, (c * c % 89)), n: log.later(vec![7, g, 3].get(g as usize).copied().unwrap_or(1)).await, ..Row::default() }).n).await;
        macro_rules! break_6 { () => { break } }
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            log.val(ask_user::<u32>("q10").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q9").await? > 1 {
                    break_6!();
                }
                match measured(Row::default().into_text(g).as_str(), Row::default().sum(a, a)) {
                    ..2 => {
                        log.note("e11");
                    }
                    x if x != 1 => {
                        let [e, t12]: [u32; 2] = [g, ((a + g) % 97)];
                        {
                            let more = (e % (c + 1));
                            let mut add = |n: u32| { g = (g + n) % 60; g };
                            add(more);
                            log.val(add(1));
                        }
                    }
                    2.. => {
                        macro_rules! return_13 { ($v:expr) => { return Err(ToolError::new($v)) } }
                        log.val(a);
                        let _: u32 = ask_user("q18").await.unwrap_or(3);
                        if confirm("q16").await? {
                            return_13!("left by a macro");
                        }
                        log.val(ask_user::<u32>("q19").await?);
                        macro_rules! break_20 { ($l:lifetime) => { break $l } }
                        'out22: for w21 in 0..3u32 {
                            log.val(w21);
                            'out26: for w25 in 0..3u32 {
                                log.val(w25);
                                for x in 0..2u32 {
                                    if confirm("q27").await? {
                                        continue_24!('out26);
                                    }
                                    if confirm("q28").await? {
                                        log.later((a % 3 == 3)).await;
                                    } else {
                                        log.note("e29");
                                    }
                                    log.val(x);
                                }
                            }
                            log.note(choose("q30", ["x", "y"]).await?);
                            let _: u32 = ask_user("q31").await.unwrap_or(3);
                            for x in 0..2u32 {
                                if confirm("q23").await? {
                                    break_20!('out22);
                                }
                                let _: u32 = ask_user("q32").await.unwrap_or(3);
                                log.val(x);
                            }
                        }
                    }
                }
                let _: u32 = ask_user("q33").await.unwrap_or(3);
                log.val(x);
            }
        }
        log.note(choose("q34", ["x", "y"]).await?);
        macro_rules! break_35 { () => { break } }
        'out37: for w36 in 0..3u32 {
            log.val(w36);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q38").await? {
                    break_35!();
                }
                if confirm("q40").await? {
                    log.later((a % 3 == 1)).await;
                } else {
                    log.note("e41");
                }
                log.val(x);
            }
        }
        if confirm("q42").await? {
            log.note("e43");
        } else {
            log.note("e44");
        }
        Ok(format!("{c:?} "))
    }
    outside {
        macro_rules! continue_24 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p106, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = 5;
        let b: Option<u32> = ask_user::<u32>("q1").await.ok();
        let a = if ask_user::<bool>("q3").await? {
            (Row { n: Row::default().sum(c, (match b {
                                Some(x) => c,
                                None => {
                                    return Ok(cat("s", 5));
                                }
                    })), ..Row::default() })
        } else {
            let mut e = Vec::new();
            same(&e, &[] as &[Vec<u32>]);
            (Row { v: [Vec::from([c, c]), arg0.clone()].concat(), n: ("a b".to_owned().len() as u32), s: cat("s", c) })
        };
        let mut h: Vec<u32> = (0..c % 4).collect::<Vec<u32>>();
        h.resize(3, 1);
        h[u32::min([*Box::new(("a b".to_owned().len() as u32)), (a.n, arg0.clone()).1.get(measured("text1", c) as usize).copied().unwrap_or(1)][u32::min(c % 2, 1) as usize] % 3, 2) as usize] = ((u32::from(((c % 3 == 0) || (c % 3 == 0))) as u8) as u32);
        let mut c = u32::abs_diff(u32::from(log.val((4 % 3 == 0))), (((a.n ^ c) + c) % 97));
        #[cfg(all())]
        log.note("e4");
        #[cfg(any())]
        log.note("never");
        let b: Row = a.clone();
        let Some(g) = Some(((c * c % 89) % (*Box::new(c) + 1))) else {
            let b: Option<u32> = a.v.clone().iter().max().copied();
            return Ok(cat("s", c));
        };
        match g {
            0 => {
                log.note("e5");
                let mut c = b.clone();
                {
                    let Row { n, v, .. } = &mut c; v.push(*n); *n = 1;
                }
                log.val(ask_user::<u32>("q6").await?);
                log.note(format!("{c:?}"));
            }
            x @ 1..=2 => {
                {
                    h.retain(|n| *n != 6);
                }
                {
                    log.val(h.pop());
                }
                log.val(ask_user::<u32>("q7").await?);
                log.note(format!("{h:?}"));
            }
            x if g != 3 => {
            }
            _ => {
            }
        }
        Ok(format!("{a:?} {h:?} {g:?} "))
    }
}

thrice! { p107, (log) -> Result<String, ToolError>, {
        let mut b: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: String::new(), n: 2, ..Row::default() }).n });
        let mut c = (Row { n: u32::from((!(b % 3 == 3) && if (b % 3 == 0) {
                            (b % 3 == 2)
                        } else {
                            (b % 3 == 0)
                })), ..Row::default() });
        let c = (ask_user::<u32>(format!("q3 {b}")).await?, cat("s", b));
        let a = Vec::new();
        let _ = confirm("q5").await?;
        same(&a, &[] as &[Vec<u32>]);
        log.val(b);
        if ((ask_user::<u32>("q6").await? != (Row { s: String::new(), n: b, ..Row::default() }).n) || ((|| { let inner = |n: u32| n + b; log.val(inner(2)); (1 % 3 == 2) })() && (c.1.clone() == "a"))) {
            let mut e = None;
            same(&e, &[] as &[Option<u32>]);
        }
        if ((b % 3 == 2) && (b % 3 == 0)) {
            if ((c.1.clone() == "a") && (b % 3 == 0)) {
                const N7: u32 = 7;
                let mut n8 = 0u32;
                'l9: for e in [Row::default().into_text(b), match c.clone() {
                        (x, y) if x != 2 => {
                            y.clone()
                        }
                        (_, y) => {
                            c.1.clone()
                        }
                }] {
                    n8 += 1;
                    if n8 > 4 { break; }
                    let mut c = None;
                    same(&c, &[] as &[Option<u32>]);
                    let [b, t10]: [u32; 2] = [N7, N7];
                }
            } else {
            }
        } else if ('b11: {
                if ("a b".to_owned().is_empty() && !(b % 3 == 3)) { break 'b11 (log.val((b % 3 == 1)) && a.clone().contains(&b)); }
                let mut e = cat(String::new(), b);
                async { log.note("async"); a.clone().contains(&b) }.await
        }) {
        }
        Ok(format!("{c:?} {a:?} "))
    }
}

thrice! { p108, (log) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&c, &[] as &[u32]);
        let mut e: Option<u32> = ask_user::<u32>("q3").await.ok();
        let b: Row = Row::default();
        let mut c = ask_user::<String>("q5").await?;
        macro_rules! continue_6 { () => { continue } }
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            for x in 0..2u32 {
                if ask_user::<u32>("q9").await? > 1 {
                    continue_6!();
                }
                let _: u32 = ask_user("q10").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        let g = (Row { n: (!(Row { s: c, n: 6, ..Row::default() }).n % 50), ..b.clone() });
        macro_rules! break_12 { () => { break } }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            let mut e: Vec<u32> = [[vec![7, 8, 3], Vec::<u32>::new()].concat(), vec![6]].concat();
            log.note(choose("q16", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q15").await? > 1 {
                    break_12!();
                }
                log.val(ask_user::<u32>("q17").await?);
                log.val(x);
            }
        }
        if confirm("q18").await? {
            log.note("e19");
        } else {
            log.val(4);
        }
        let mut g = g.clone().into_text(measured(cat("s", 6).as_str(), 1));
        log.val(4);
        macro_rules! return_by_20 { ($e:expr) => { $e? } }
        let _ = confirm("q25").await?;
        if ask_user::<u32>("q23").await? > 1 {
            log.val(return_by_20!("x".parse::<u32>()));
        }
        log.later((4 % 3 == 2)).await;
        macro_rules! return_26 { ($v:expr) => { return Err(ToolError::new($v)) } }
        log.note(choose("q31", ["x", "y"]).await?);
        if ask_user::<bool>("q29").await? {
            return_26!("left by a macro");
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p109, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = 3;
        let a = choose(format!("q1 {e}"), ["x", "y", "z"]).await?;
        let mut g = Default::default();
        let _ = confirm("q3").await?;
        same(&g, &[] as &[u32]);
        let g = Default::default();
        let _ = confirm(format!("q5 {e}")).await?;
        same(&g, &[] as &[Vec<u32>]);
        let a = Default::default();
        let _ = confirm("q7").await?;
        same(&a, &[] as &[Vec<u32>]);
        if (0..match e {
                ..2 => {
                    e
                }
                x if e % 2 == 0 => {
                    e
                }
                2.. => {
                    log.val(e);
                    e
                }
            } % 4).collect::<Vec<u32>>().contains(&u32::abs_diff((!e % 50), u32::max(e, e))) {
            let e = Row::default();
            if (!(0 % 3 == 1) && (6 % 3 == 0)) {
                log.val(2);
                let g = e.clone();
                {
                    let mut h: bool = (8 % 3 == 2);
                }
            }
            let h: Vec<u32> = arg0.clone().into_iter().map(|n| n + 2).collect::<Vec<u32>>();
        } else {
            match three(u32::from((e % 3 == 3)), u32::from((e % 3 == 3)), ((e + e) % 97)) {
                0 | 3 | 5 if log.val(e) > 1 => {
                }
                x => {
                }
            }
        }
        Ok(format!("{g:?} {a:?} "))
    }
}

thrice! { p110, (log, arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = ask_user::<u32>("q1").await?;
        let h = (if { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? } {
                return Ok((arg0, cat(async { log.note("async"); cat("s", 1) }.await, "5".parse::<u32>()?)).1);
            } else {
                (Row { v: vec![7, 2, 3], n: three(match Some(arg0) {
                                Some(x @ ..4) if log.val(arg1) > 4 => {
                                    arg1
                                }
                                x @ Some(_) => {
                                    8
                                }
                                None => {
                                    b
                                }
                                _ => {
                                    let mut b = Row::default();
                                    arg0
                                }
                            }, b, "1".parse::<u32>()?), s: cat("s", b) })
        });
        let mut e = (Vec::<u32>::new().contains(&((Row { s: cat("s", arg1), n: arg0, ..Row::default() }).n % ((cat("s", b).len() as u32) + 1))) && (u32::abs_diff(arg0, (|n: u32| (n + arg0) % 40)(arg1)), (arg0 % 3 == 3)).1);
        log.later(e).await;
        let mut open6: Vec<u32> = Vec::from([(arg0 * b % 89), *&((arg1 + b) % 97)]);
        let mut n5 = 0u32;
        while let Some(c) = open6.pop() && n5 < 4 {
            n5 += 1;
            log.note("e7");
        }
        macro_rules! continue_8 { ($l:lifetime) => { continue $l } }
        'out10: for w9 in 0..3u32 {
            log.val(w9);
            log.val(ask_user::<u32>("q12").await?);
            for x in 0..2u32 {
                if confirm("q11").await? {
                    continue_8!('out10);
                }
                macro_rules! break_13 { ($l:lifetime) => { break $l } }
                'out15: for w14 in 0..3u32 {
                    log.val(w14);
                    checkpoint().await;
                    for x in 0..2u32 {
                        if ask_user::<bool>("q16").await? {
                            break_13!('out15);
                        }
                        let _ = confirm("q18").await?;
                        log.val(x);
                    }
                }
                let _: u32 = ask_user("q19").await.unwrap_or(3);
                log.val(ask_user::<u32>("q20").await?);
                log.val(x);
            }
        }
        log.note(choose("q21", ["x", "y"]).await?);
        if (0..arg0 % 4).collect::<Vec<u32>>().contains(&{
                macro_rules! break_block_22 { ($l:lifetime) => { break $l } }
                'out24: {
                    let w23 = 1;
                    if confirm("q30").await? {
                        log.note("e31");
                    } else {
                        log.later(e).await;
                    }
                    if confirm("q25").await? {
                        break_block_22!('out24);
                    }
                    log.val(w23);
                }
                let mut e = (arg1, "p".to_owned());
                let _: u32 = ask_user("q32").await.unwrap_or(3);
                [b, b][u32::min(b % 2, 1) as usize]
        }) {
        } else {
        }
        Ok(format!("{arg0:?} {h:?} {e:?} "))
    }
}

thrice! { p111, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q11").await.unwrap_or(u32::abs_diff(2, (arg0.len() as u32)));
        let mut g: Vec<u32> = arg0.clone();
        let mut e = (match ask_user::<u32>(format!("q13 {e}")).await { Ok(n) => n, Err(_) => e });
        let late14: u32;
        match *Box::new({
                three(e, e, e)
        }) {
            0 => { late14 = call(f0(1, Some(e), "a b".to_owned())).await?; }
            x @ 1..=2 => { late14 = (ask_user::<String>("q15").await?.len() as u32); }
            x if x != 2 => { late14 = ask_user::<u32>("q16").await?; }
            _ => { late14 = (((|n: u32| (n + e) % 40)(*Box::new(e)) + u32::max(e, e)) % 97); }
        }
        if [g.clone(), [arg0.clone(), arg0.clone()].concat()].concat().contains(&((u32::max(e, late14) as u8) as u32)) {
            log.note("e17");
            'out20: for w19 in 0..3u32 {
                log.val(w19);
                macro_rules! break_with_22 { ($l:lifetime, $v:expr) => { break $l $v } }
                let mut w23 = 0u32;
                let given = 'out24: loop {
                    w23 += 1;
                    if w23 > 2 { break w23; }
                    for x in [1u32, 2] {
                        log.val(x);
                        log.note(choose("q26", ["x", "y"]).await?);
                        if ask_user::<bool>("q25").await? {
                            break_with_22!('out24, w23 + 1);
                        }
                    }
                };
                log.val(given);
                checkpoint().await;
                log.note(choose("q28", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if confirm("q21").await? {
                        continue_18!();
                    }
                    log.val(ask_user::<u32>("q29").await?);
                    log.val(x);
                }
            }
            log.note(choose("q36", ["x", "y"]).await?);
            if ask_user::<bool>("q33").await? {
                return_30!("left by a macro");
            }
            log.note(choose("q37", ["x", "y"]).await?);
        }
        let Some(b) = Option::<u32>::map((0..late14 % 4).collect::<Vec<u32>>().iter().max().copied(), |n: u32| (n + e) % 50) else {
            macro_rules! continue_38 { () => { continue } }
            'out40: for w39 in 0..3u32 {
                log.val(w39);
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<u32>("q41").await? > 1 {
                        continue_38!();
                    }
                    if confirm("q43").await? {
                        log.later((late14 % 3 == 1)).await;
                    } else {
                        log.val(late14);
                    }
                    log.val(x);
                }
            }
            log.note(choose("q44", ["x", "y"]).await?);
            return Ok(cat(cat("s", e).trim(), e));
        };
        Ok(format!("{arg0:?} {e:?} {b:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! break_1 { () => { break } }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            log.val(ask_user::<u32>("q5").await?);
            for x in 0..2u32 {
                if confirm("q4").await? {
                    break_1!();
                }
                if (1 % 3 == 2) {
                    return Ok((log.later(arg1.clone()).await.len() as u32));
                }
                if confirm("q6").await? {
                    log.note("e7");
                } else {
                    log.note("e8");
                }
                log.val(x);
            }
        }
        let c: Option<u32> = ask_user::<u32>("q9").await.ok();
        log.note(choose("q10", ["x", "y"]).await?);
        Ok(match Shape::Size(7) {
                Shape::Dot => {
                    8
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                    x
                }
        })
    }
    outside {
        macro_rules! continue_18 { () => { continue } }
        macro_rules! return_30 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p112, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a: u32 = (Row { s: choose("q1", ["x", "y", "z"]).await?, n: arg0, ..Row::default() }).n;
        let c = ask_user::<bool>("q2").await?;
        let h = ask_user::<u32>(format!("q3 {arg0}")).await.unwrap_or((Row { s: cat("s", a), n: a, ..Row::default() }).n);
        let Row { v: mut c, n: t4 @ _, .. } = Row::default();
        let late5;
        match *&ask_user::<u32>("q6").await? {
            ..2 => { late5 = cat("s", h); }
            x if log.val(h) > 3 => { late5 = (format!("{arg1:?}{:?}", arg0).replace("a", &Row::default().into_text(a)) + &cat("s", x)); }
            2.. => { late5 = format!("{arg0:?}{:?}", c); }
        }
        if (h % 3 == 0) {
            let c = (measured("text1", t4) % (Row::default().sum(h, arg0) + 1));
            let e: Option<u32> = Some(h);
        } else if ((Option::<u32>::is_some(&Some(a)) && (8 % 3 == 0)) || (late5 == cat(late5.clone().trim(), a))) {
            let mut open8: Vec<u32> = (0..(Row { s: late5.clone(), n: arg0, ..Row::default() }).n % 4).collect::<Vec<u32>>();
            let mut n7 = 0u32;
            while let Some(e) = open8.pop() && n7 < 4 {
                n7 += 1;
            }
        } else {
        }
        Ok(format!("{arg0:?} {c:?} {t4:?} {late5:?} "))
    }
}

thrice! { p113, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&a, &[] as &[u32]);
        let mut b = ({ let (x, y) = ask_all((ask_user::<u32>(format!("q3 {arg0}")).key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) }, ask_user::<String>("q5").await?);
        let e: Vec<u32> = vec![7, a, 3];
        macro_rules! break_block_8 { ($l:lifetime) => { break $l } }
        'out10: {
            let w9 = 1;
            checkpoint().await;
            if ask_user::<u32>("q11").await? > 1 {
                break_block_8!('out10);
            }
            log.val(w9);
        }
        let mut h = { let (x, y) = ask_each((ask_user::<u32>("q14").key("k1"), confirm("q15").key("k2"))).await; x.is_ok() && y? };
        let mut n16 = 0u32;
        loop {
            n16 += 1;
            if n16 > 3 { break; }
            log.later(h).await;
            if h { break; }
        }
        let late17: Vec<u32>;
        if ([u32::abs_diff(a, arg0), "7".parse::<u32>()?][u32::min(((arg0 + a) % 97) % 2, 1) as usize] != (a ^ (Row { s: b.1.clone(), n: a, ..Row::default() }).n)) {
            log.later(h).await;
            late17 = e.clone();
            let mut n18 = 0u32;
            'l19: while n18 < 3 && !(h && h) {
                n18 += 1;
                log.val((e.len() as u32));
                let mut w21 = 0u32;
                let given = 'out22: loop {
                    w21 += 1;
                    if w21 > 2 { break w21; }
                    for x in [1u32, 2] {
                        log.val(x);
                        let g = Shape::Size(8);
                        log.val(ask_user::<u32>("q24").await?);
                        if ask_user::<bool>("q23").await? {
                            break_with_20!('out22, w21 + 1);
                        }
                    }
                };
                log.val(given);
                let _ = confirm("q25").await?;
            }
        } else {
            'out28: for w27 in 0..3u32 {
                log.val(w27);
                for x in 0..2u32 {
                    if ask_user::<u32>("q29").await? > 1 {
                        break_26!('out28);
                    }
                    let _ = confirm("q30").await?;
                    log.val(x);
                }
            }
            log.note(choose("q31", ["x", "y"]).await?);
            late17 = (|| { let inner = |n: u32| n + arg0; log.val(inner(2)); e.clone() })();
            match (!measured("text1", arg0) % 50) {
                0 => {
                    macro_rules! break_block_32 { ($l:lifetime) => { break $l } }
                    'out34: {
                        let w33 = 1;
                        log.note(choose("q50", ["x", "y"]).await?);
                        if ask_user::<bool>("q35").await? {
                            break_block_32!('out34);
                        }
                        log.val(w33);
                    }
                    checkpoint().await;
                }
                x @ 1..=2 => {
                }
                x if a % 2 == 0 => {
                }
                _ => {
                }
            }
        }
        Ok(format!("{arg0:?} {a:?} {e:?} {late17:?} "))
    }
    outside {
        macro_rules! break_with_20 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_26 { ($l:lifetime) => { break $l } }
        macro_rules! return_by_40 { ($e:expr) => { $e? } }
    }
}

thrice! { p114, (log) -> Result<String, ToolError>, {
        let b: u32 = ask_user::<u32>("q1").await?;
        let d = ask_user::<String>(format!("q2 {b}")).await?;
        let mut a = "11".parse()?;
        let _ = ask_user::<bool>("q3").await?;
        same(&a, &[] as &[u32]);
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q7").await? {
                    continue_4!('out6);
                }
                log.note(choose("q9", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let _ = confirm("q10").await?;
        'out13: {
            let w12 = 1;
            log.note(choose("q16", ["x", "y"]).await?);
            if ask_user::<u32>("q14").await? > 1 {
                break_block_11!('out13);
            }
            log.val(w12);
        }
        let mut g = d.clone();
        macro_rules! continue_17 { () => { continue } }
        'out19: for w18 in 0..3u32 {
            log.val(w18);
            let _: u32 = ask_user("q21").await.unwrap_or(3);
            for x in 0..2u32 {
                if confirm("q20").await? {
                    continue_17!();
                }
                let _ = confirm("q22").await?;
                log.val(x);
            }
        }
        let _ = confirm("q23").await?;
        let g = (a, "p".to_owned());
        a += ask_user::<u32>("q24").await?;
        a %= 60;
        let mut n26 = 0u32;
        for d in ask_user::<u32>("q25").await?..b % 3 {
            n26 += 1;
            if n26 > 4 { break; }
            let mut w28 = 0u32;
            let given = 'out29: loop {
                w28 += 1;
                if w28 > 2 { break w28; }
                for x in [1u32, 2] {
                    log.val(x);
                    let _ = confirm("q32").await?;
                    if confirm("q30").await? {
                        break_with_27!('out29, w28 + 1);
                    }
                }
            };
            log.val(given);
            let _ = confirm("q33").await?;
        }
        Ok(format!("{b:?} {d:?} {g:?} "))
    }
    outside {
        macro_rules! continue_4 { ($l:lifetime) => { continue $l } }
        macro_rules! break_block_11 { ($l:lifetime) => { break $l } }
        macro_rules! break_with_27 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p115, (log) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let d: (u32, String) = (({ let (x, y) = ask_all((ask_user::<u32>(format!("q4 {c}")).key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) }, c).1, cat(choose("q6", ["x", "y", "z"]).await?.trim(), three(c, measured("text2", c), three(c, c, c))));
        let mut h = (c % 3 == 3);
        macro_rules! break_7 { ($l:lifetime) => { break $l } }
        'out9: for w8 in 0..3u32 {
            log.val(w8);
            log.note(choose("q11", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q10").await? {
                    break_7!('out9);
                }
                let mut a = [("a b".to_owned().len() as u32), c][u32::min(c % 2, 1) as usize];
                log.note(choose("q12", ["x", "y"]).await?);
                log.val(x);
            }
        }
        macro_rules! continue_13 { () => { continue } }
        'out15: for w14 in 0..3u32 {
            log.val(w14);
            for x in 0..2u32 {
                if confirm("q16").await? {
                    continue_13!();
                }
                let _: u32 = ask_user("q17").await.unwrap_or(3);
                log.val(x);
            }
        }
        #[cfg(all())]
        let cfg18 = c;
        #[cfg(any())]
        let cfg18 = String::new();
        let _ = confirm("q19").await?;
        let (ref r20, _) = d;
        macro_rules! break_block_21 { ($l:lifetime) => { break $l } }
        'out23: {
            let w22 = 1;
            checkpoint().await;
            if ask_user::<bool>("q24").await? {
                break_block_21!('out23);
            }
            log.val(w22);
        }
        if confirm("q27").await? {
            log.val(c);
        } else {
            log.note("e28");
        }
        Ok(format!("{c:?} {d:?} {h:?} {cfg18:?} {r20:?} "))
    }
}

thrice! { p116, (log, mut arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let g: Row = Row::default();
        let d = (arg0 % 3 == 1);
        log.later(d).await;
        let mut b: Option<u32> = ask_user::<u32>("q3").await.ok();
        let Some(c) = b else {
            if !confirm("q4").await.unwrap_or(false) {
                return Ok(String::new());
            }
            return Ok("a b".to_owned());
        };
        {
            log.val(b.take());
        }
        log.val(ask_user::<u32>("q5").await?);
        log.note(format!("{b:?}"));
        log.val(arg0);
        let mut h = g;
        log.note("e7");
        fn f8(n: u32) -> u32 { n + 1 }
        log.val(f8(ask_user::<u32>("q9").await?));
        let mut n10 = 0u32;
        while n10 < 3 && ((confirm("q11").await.unwrap_or(false) || (d || d)) || d) {
            n10 += 1;
        }
        let a: Vec<u32> = log.val(arg1.clone());
        {
            log.val(b.insert(5));
        }
        log.val(ask_user::<u32>("q13").await?);
        log.note(format!("{b:?}"));
        log.val(arg0);
        {
        }
        let mut n14 = 0u32;
        for (i, d) in arg1.iter().enumerate() {
            n14 += 1;
            if n14 > 4 { break; }
            let r15 = &c;
        }
        {
            b = b.filter(|n| *n > 2);
        }
        {
            b = b.filter(|n| *n > 2);
        }
        log.val(ask_user::<u32>("q16").await?);
        log.note(format!("{b:?}"));
        {
            log.val(b.replace(0));
        }
        {
            if let Some(n) = &mut b { *n = (*n + 1) % 50; }
        }
        log.val(ask_user::<u32>("q17").await?);
        log.note(format!("{b:?}"));
        Ok(format!("{arg0:?} {d:?} {b:?} {c:?} {a:?} "))
    }
}

thrice! { p117, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let c = confirm("q4").await.unwrap_or(false);
        let c = confirm("q5").await.unwrap_or(false);
        let mut e = (Row { v: arg1.clone().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), n: ((ask_user::<u32>("q7").await? + ((arg0 as u8) as u32)) % 97), s: ('b8: {
                        if (arg0 != arg0) { break 'b8 cat("s", arg0); }
                        macro_rules! continue_9 { () => { continue } }
                        'out11: for w10 in 0..3u32 {
                            log.val(w10);
                            for x in 0..2u32 {
                                if confirm("q12").await? {
                                    continue_9!();
                                }
                                log.val(ask_user::<u32>("q13").await?);
                                log.val(x);
                            }
                        }
                        checkpoint().await;
                        Row::default().into_text(arg0)
                }) });
        {
            arg1.iter_mut().for_each(|n| *n = (*n + 1) % 50);
        }
        {
            arg1.insert(0, 8);
        }
        log.val(ask_user::<u32>("q15").await?);
        log.note(format!("{arg1:?}"));
        log.val(u32::from((arg0 != e.clone().sum(arg0, arg0))));
        let h: Option<u32> = Some(arg0);
        {
            e.v.push(4);
        }
        {
            std::mem::swap(&mut e.n, &mut 7);
        }
        log.val(ask_user::<u32>("q16").await?);
        log.note(format!("{e:?}"));
        macro_rules! break_17 { ($l:lifetime) => { break $l } }
        'out19: for w18 in 0..3u32 {
            log.val(w18);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q20").await? {
                    break_17!('out19);
                }
                let mut w23 = 0u32;
                let given = 'out24: loop {
                    w23 += 1;
                    if w23 > 2 { break w23; }
                    for x in [1u32, 2] {
                        log.val(x);
                        log.val(ask_user::<u32>("q28").await?);
                        if ask_user::<u32>("q25").await? > 1 {
                            break_with_22!('out24, w23 + 1);
                        }
                    }
                };
                log.val(given);
                let _: u32 = ask_user("q29").await.unwrap_or(3);
                log.val(ask_user::<u32>("q30").await?);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q31").await?);
        log.note("e32");
        let Some(g) = h else {
            return Err(ToolError::new("left"));
        };
        if (three(g, [arg0, g][u32::min(arg0 % 2, 1) as usize], (g ^ g)) < measured(cat(String::new(), g).as_str(), *Box::new(arg0))) {
            return Err(ToolError::new("left"));
        }
        let mut open34: Vec<u32> = vec![7, g, 3];
        let mut n33 = 0u32;
        while let Some(g) = open34.pop() && n33 < 4 && Option::<u32>::is_some(&Vec::from([g, h.unwrap_or(3)]).iter().max().copied()) {
            n33 += 1;
            let e: Option<u32> = e.v.clone().iter().max().copied();
        }
        {
            arg1.dedup();
        }
        {
            arg1.push(3);
        }
        log.val(ask_user::<u32>("q35").await?);
        log.note(format!("{arg1:?}"));
        Ok(format!("{h:?} {g:?} "))
    }
    outside {
        macro_rules! break_with_22 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p118, (log) -> Result<String, ToolError>, {
        let mut g: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => measured(cat("s", 7).as_str(), 1) });
        let mut h = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {g}")).key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[Vec<u32>]);
        let g = Shape::Size(g);
        let mut h = Default::default();
        let _ = confirm("q10").await?;
        same(&h, &[] as &[String]);
        let late11: Shape;
        match *&log.val(3) {
            ..2 => { late11 = (Shape::Named { s: choose("q12", ["x", "y", "z"]).await?, n: (Row { s: cat(h.clone(), 4), n: (2 ^ 8), ..Row::default() }).n }); }
            x if x % 2 == 0 => { late11 = g.clone(); }
            2.. => { late11 = Shape::Size(5); }
        }
        let b = (Row { v: [vec![7, 7, 3].into_iter().map(|n| n + 5).collect::<Vec<u32>>(), vec![7, 2, 3].into_iter().map(|n| n + 0).collect::<Vec<u32>>()].concat(), n: 6, s: h });
        let mut b = log.val(String::new()).replace("a", &cat("s", 0));
        let mut a: Vec<u32> = (0..(Row { s: cat(b.clone(), 2), n: u32::abs_diff(1, 1), ..Row::default() }).n % 4).collect::<Vec<u32>>();
        let mut d: Option<u32> = a.clone().iter().max().copied();
        log.later((0 % 3 == 1)).await;
        {
            log.val(b.pop());
        }
        log.val(ask_user::<u32>("q13").await?);
        log.note(format!("{b:?}"));
        let g = (Row { n: *Box::new(((1 + (a.len() as u32)) % 97)), ..Row::default() });
        Ok(format!("{late11:?} {a:?} "))
    }
}

thrice! { p119, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q18").await?;
        let mut e = (Row { v: vec![7, b, 3], n: ((u32::from({ let (x, y) = ask_each((ask_user::<u32>("q20").key("k1"), confirm(format!("q21 {b}")).key("k2"))).await; x.is_ok() && y? }) + log.later(measured("text2", b)).await) % 97), s: cat(arg0.clone().replace("a", &arg1.clone()), { let mut n22 = 0u32; 'l23: loop {
                            n22 += 1;
                            if n22 > 2 { break 'l23 log.val(b); }
                            log.val(ask_user::<u32>("q28").await?);
                            if confirm("q27").await? {
                                log.val(return_by_24!("x".parse::<u32>()));
                            }
                            if (b % 3 == 1) { break 'l23 ((b + b) % 97); }
                        } }) });
        let h = Default::default();
        same(&h, &[] as &[String]);
        let mut open40: Vec<u32> = Vec::<u32>::new();
        let mut n39 = 0u32;
        while let Some(a) = open40.pop() && n39 < 4 && (three(e.clone().sum(b, a), a, (a * (arg1.len() as u32) % 89)) < match e.n {
                ..2 => {
                    let Row { v: mut a, n: t41 @ _, .. } = Row::default();
                    (arg0.clone().len() as u32)
                }
                x if log.val(b) > 1 => {
                    "1".parse::<u32>()?
                }
                2.. => {
                    (Row { s: arg1.clone(), n: b, ..Row::default() }).n
                }
        }) {
            n39 += 1;
        }
        Ok(format!("{b:?} {e:?} {h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q4").await? > 1 {
                    continue_1!();
                }
                let _ = confirm("q6").await?;
                log.val(x);
            }
        }
        let _ = confirm("q7").await?;
        arg1 += (Row { s: Row::default().into_text(arg1).replace("a", &ask_user::<String>(format!("q8 {arg1}")).await?), n: u32::max(ask_user::<u32>("q9").await?, (arg1 % (arg1 + 1))), ..Row::default() }).n;
        arg1 %= 60;
        log.note("e10");
        'out13: for w12 in 0..3u32 {
            log.val(w12);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q14").await? > 1 {
                    continue_11!();
                }
                let mut b = None;
                same(&b, &[] as &[Option<u32>]);
                log.note(choose("q17", ["x", "y"]).await?);
                log.val(x);
            }
        }
        Ok(u32::from((arg1 % 3 == 0)))
    }
    outside {
        macro_rules! continue_1 { () => { continue } }
        macro_rules! continue_11 { () => { continue } }
        macro_rules! return_by_24 { ($e:expr) => { $e? } }
        macro_rules! break_with_31 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p120, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = ask_user::<bool>(format!("q2 {c}")).await?;
        same(&c, &[] as &[u32]);
        let mut d = Default::default();
        same(&d, &[] as &[u32]);
        let mut c = Default::default();
        same(&c, &[] as &[u32]);
        let mut h = (Row { n: { c = (arg0.len() as u32); c }, ..Row::default() });
        h = (Row { v: (0..u32::max(c, c) % 4).collect::<Vec<u32>>(), n: d, s: format!("{arg1:?}{:?}", arg1) });
        macro_rules! return_by_3 { ($e:expr) => { $e? } }
        log.note("e8");
        log.note(choose("q9", ["x", "y"]).await?);
        if confirm("q6").await? {
            log.val(return_by_3!("x".parse::<u32>()));
        }
        macro_rules! m10 { ($n:expr) => { $n + 1 } }
        log.val(m10!(d));
        if confirm("q11").await? {
            log.later((3 % 3 == 3)).await;
        } else {
            log.val(d);
        }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            log.note(choose("q16", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q15").await? {
                    break_12!('out14);
                }
                log.note(choose("q17", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let _ = confirm("q18").await?;
        Ok(format!("{d:?} {c:?} {h:?} "))
    }
    outside {
        macro_rules! break_12 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p121, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        let _ = confirm(format!("q44 {arg0}")).await?;
        same(&h, &[] as &[u32]);
        let mut d = (arg0, ask_user::<String>("q45").await?.replace("a", &cat("s", arg0)));
        let mut b: Vec<u32> = Vec::from([u32::abs_diff((|n: u32| (n + h) % 40)((arg0 * h % 89)), Row::default().sum((arg0 % (h + 1)), (d.1.clone().len() as u32))), u32::abs_diff(arg0, (measured("text3", arg0) % (arg0 + 1)))]);
        macro_rules! break_46 { () => { break } }
        'out48: for w47 in 0..3u32 {
            log.val(w47);
            let _ = confirm("q50").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q49").await? {
                    break_46!();
                }
                macro_rules! return_by_51 { ($e:expr) => { $e? } }
                log.val(ask_user::<u32>("q55").await?);
                if ask_user::<u32>("q54").await? > 1 {
                    log.val(return_by_51!("x".parse::<u32>()));
                }
                'out58: for w57 in 0..3u32 {
                    log.val(w57);
                    log.val(ask_user::<u32>("q60").await?);
                    for x in 0..2u32 {
                        if ask_user::<bool>("q59").await? {
                            continue_56!('out58);
                        }
                        log.val(ask_user::<u32>("q61").await?);
                        log.val(x);
                    }
                }
                let _ = confirm("q62").await?;
                if confirm("q63").await? {
                    log.note("e64");
                } else {
                    log.note("e65");
                }
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q66").await?);
        'out69: for w68 in 0..3u32 {
            log.val(w68);
            for x in 0..2u32 {
                if ask_user::<bool>("q70").await? {
                    break_67!('out69);
                }
                let _ = confirm("q71").await?;
                log.val(x);
            }
        }
        macro_rules! break_72 { ($l:lifetime) => { break $l } }
        'out74: for w73 in 0..3u32 {
            log.val(w73);
            log.note(choose("q76", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q75").await? {
                    break_72!('out74);
                }
                let _: u32 = ask_user("q77").await.unwrap_or(3);
                log.val(x);
            }
        }
        log.note(choose("q78", ["x", "y"]).await?);
        Ok(format!("{b:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: String) -> Result<u32, ToolError>, {
        'out3: {
            let w2 = 1;
            log.note(choose("q28", ["x", "y"]).await?);
            if confirm("q4").await? {
                break_block_1!('out3);
            }
            log.val(w2);
        }
        log.val(ask_user::<u32>("q29").await?);
        Ok(async { log.note("async"); (arg1.len() as u32) }.await)
    }
    flow f1(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let _: u32 = ask_user("q34").await.unwrap_or(3);
        if ask_user::<u32>("q33").await? > 1 {
            return_30!("left by a macro");
        }
        log.val(ask_user::<u32>("q35").await?);
        macro_rules! break_36 { () => { break } }
        'out38: for w37 in 0..3u32 {
            log.val(w37);
            let _ = confirm("q40").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q39").await? {
                    break_36!();
                }
                log.val(ask_user::<u32>("q41").await?);
                log.val(x);
            }
        }
        Ok(((3 as u8) as u32))
    }
    outside {
        macro_rules! break_block_1 { ($l:lifetime) => { break $l } }
        macro_rules! continue_17 { ($l:lifetime) => { continue $l } }
        macro_rules! return_30 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! continue_56 { ($l:lifetime) => { continue $l } }
        macro_rules! break_67 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p122, (log) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let e: Option<u32> = ask_user::<u32>(format!("q2 {e}")).await.ok();
        let d = ('b3: {
                if log.val((5 % 3 == 2)) { break 'b3 (!Row::default().sum(2, ((8 + 8) % 97)) % 50); }
                'out6: for w5 in 0..3u32 {
                    log.val(w5);
                    for x in 0..2u32 {
                        if ask_user::<bool>("q7").await? {
                            continue_4!();
                        }
                        checkpoint().await;
                        log.val(x);
                    }
                }
                let _ = confirm("q9").await?;
                *&('b10: {
                        if ((4 % 3 == 3) && (4 % 3 == 3)) { break 'b10 (0 * 3 % 89); }
                        if confirm("q18").await? {
                            log.note("e19");
                        } else {
                            log.val(1);
                        }
                        if ask_user::<u32>("q14").await? > 1 {
                            log.val(return_by_11!("x".parse::<u32>()));
                        }
                        checkpoint().await;
                        4
                })
        });
        {
            #[cfg(all())]
            let cfg21 = d;
            #[cfg(any())]
            let cfg21 = String::new();
            macro_rules! continue_22 { ($l:lifetime) => { continue $l } }
            'out24: for w23 in 0..3u32 {
                log.val(w23);
                let mut n26 = 0u32;
                for (e, s) in BTreeMap::from([(u32::from((d % 3 == 2)), cat("s", 0)), (1, "one".to_owned())]) {
                    n26 += 1;
                    if n26 > 4 { break; }
                    let mut g = (1 % 3 == 0);
                    log.note(choose("q31", ["x", "y"]).await?);
                    if ask_user::<bool>("q30").await? {
                        return_27!("left by a macro");
                    }
                }
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<u32>("q25").await? > 1 {
                        continue_22!('out24);
                    }
                    log.val(ask_user::<u32>("q33").await?);
                    log.val(x);
                }
            }
            let mut n34 = 0u32;
            for c in (0..2u32).rev() {
                n34 += 1;
                if n34 > 4 { break; }
                'out37: for w36 in 0..3u32 {
                    log.val(w36);
                    let _ = confirm("q39").await?;
                    for x in 0..2u32 {
                        if confirm("q38").await? {
                            break_35!('out37);
                        }
                        if confirm("q40").await? {
                            log.later((d % 3 == 1)).await;
                        } else {
                            log.note("e41");
                        }
                        log.val(x);
                    }
                }
                log.later((d % 3 == 2)).await;
            }
        }
        Ok(format!("{e:?} "))
    }
    outside {
        macro_rules! continue_4 { () => { continue } }
        macro_rules! return_by_11 { ($e:expr) => { $e? } }
        macro_rules! return_27 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_35 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p123, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let e = confirm("q8").await?;
        let e = (Row { v: [arg0.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>(), Vec::from([d, (match ask_user::<u32>("q13").await { Ok(n) => n, Err(_) => d })])].concat(), n: call(f0(1)).await?, s: log.later(ask_user::<String>(format!("q14 {d}")).await?.replace("a", &("a b".to_owned() + &cat("s", 4)))).await });
        let mut b = (d % 3 == 2);
        let mut a: (u32, String) = (d, "p".to_owned());
        let mut c: Option<u32> = Option::<u32>::or(arg0.clone().iter().max().copied(), Option::<u32>::or(Option::<u32>::or(Some(d), Some(d)), Some(a.0)));
        macro_rules! break_block_15 { ($l:lifetime) => { break $l } }
        'out17: {
            let w16 = 1;
            if confirm("q20").await? {
                log.later(b).await;
            } else {
                log.later(b).await;
            }
            if confirm("q18").await? {
                break_block_15!('out17);
            }
            log.val(w16);
        }
        let Some(d) = c else {
            if b {
                {
                    c = c.filter(|n| *n > 2);
                }
                {
                    log.val(*c.get_or_insert(2));
                }
                log.val(ask_user::<u32>("q21").await?);
                log.note(format!("{c:?}"));
                let mut d = a.1.clone();
                const N22: u32 = 2;
            }
            return Ok(cat("a b".to_owned().trim(), (|n: u32| (n + a.0) % 40)(d)));
        };
        log.val(ask_user::<u32>("q23").await?);
        let h = (log.val(d), if b {
                a.1.clone()
            } else {
                log.note("e24");
                cat("s", d)
        });
        let Row { v: mut g, n: t25 @ _, .. } = (Row { n: d, ..e.clone() });
        'out28: for w27 in 0..3u32 {
            log.val(w27);
            for x in 0..2u32 {
                if ask_user::<u32>("q29").await? > 1 {
                    break_26!();
                }
                log.note(choose("q30", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let _ = confirm("q31").await?;
        macro_rules! return_by_32 { ($e:expr) => { $e? } }
        checkpoint().await;
        if ask_user::<u32>("q35").await? > 1 {
            log.val(return_by_32!("x".parse::<u32>()));
        }
        Ok(format!("{arg0:?} {e:?} {b:?} {a:?} {c:?} {d:?} {h:?} {g:?} {t25:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut b = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[Vec<u32>]);
        let mut g = cat(format!("{b:?}{:?}", b).trim(), u32::max((String::new().len() as u32), *&8));
        let a = Row::default();
        let c = Default::default();
        same(&c, &[] as &[u32]);
        Ok([8, (g.len() as u32)][u32::min((b.len() as u32) % 2, 1) as usize])
    }
    outside {
        macro_rules! break_26 { () => { break } }
    }
}

thrice! { p124, (log) -> Result<String, ToolError>, {
        let mut b: u32 = 4;
        let g = Row::default();
        let mut h = (Row { n: b, ..g });
        let mut d = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q9 {b}")).key("k1"), confirm("q10").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        {
            log.val(d.drain(..).sum::<u32>());
        }
        log.val(ask_user::<u32>("q11").await?);
        log.note(format!("{d:?}"));
        let mut n12 = 0u32;
        for g in d.iter() {
            n12 += 1;
            if n12 > 4 { break; }
            let mut d: String = ask_user::<String>("q13").await?;
            let h = Default::default();
            let _ = confirm("q15").await?;
            same(&h, &[] as &[Vec<u32>]);
        }
        let mut g = Default::default();
        same(&g, &[] as &[String]);
        {
            if let Some(n) = d.first_mut() { *n = 1; }
        }
        {
            d.truncate(2);
        }
        log.val(ask_user::<u32>("q17").await?);
        log.note(format!("{d:?}"));
        Ok(format!("{b:?} {h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(1);
        log.val(if Option::<u32>::is_some(&ask_user::<u32>("q1").await.ok()) {
                "0".parse::<u32>()?
            } else {
                Row::default().sum(measured("text2", 6), match Shape::Size(6) {
                        Shape::Named { s, n: x @ 0..=3 } if x != 1 => {
                            {
                                arg0.clear();
                            }
                            log.val(ask_user::<u32>("q2").await?);
                            log.note(format!("{arg0:?}"));
                            x
                        }
                        Shape::Size(0) => {
                            {
                                arg0.make_ascii_uppercase();
                            }
                            log.val(ask_user::<u32>("q3").await?);
                            log.note(format!("{arg0:?}"));
                            4
                        }
                        x => {
                            5
                        }
                })
        });
        'b4: {
            let mut c: Vec<u32> = Vec::from([((6 + 4) % 97), (0 * 8 % 89)]);
        }
        Ok((Row { s: "a b".to_owned(), n: 1, ..Row::default() }).n)
    }
}

thrice! { p125, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = arg0.clone().get(6 as usize).copied().unwrap_or(1);
        let h = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[Vec<u32>]);
        let mut g = Row::default();
        macro_rules! continue_3 { ($l:lifetime) => { continue $l } }
        'out5: for w4 in 0..3u32 {
            log.val(w4);
            for x in 0..2u32 {
                if ask_user::<u32>("q6").await? > 1 {
                    continue_3!('out5);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        checkpoint().await;
        let mut n21 = 0u32;
        'l22: loop {
            n21 += 1;
            if n21 > 3 { break; }
            if { let (x, y) = ask_each((ask_user::<u32>("q23").key("k1"), confirm("q24").key("k2"))).await; x.is_ok() && y? } {
                return Ok(cat(cat("s", c), c));
            }
            log.later((8 % 3 == 2)).await;
            if (c % 3 == 2) { break; }
        }
        let _ = confirm("q25").await?;
        if confirm("q12").await? {
            return_9!("left by a macro");
        }
        {
            log.val(std::mem::take(&mut g.v));
        }
        log.val(ask_user::<u32>("q26").await?);
        log.note(format!("{g:?}"));
        {
            log.val(std::mem::take(&mut g.v));
        }
        {
            g.v.push(3);
        }
        log.val(ask_user::<u32>("q27").await?);
        log.note(format!("{g:?}"));
        {
            g.s.push('r');
        }
        log.val(ask_user::<u32>("q28").await?);
        log.note(format!("{g:?}"));
        Ok(format!("{arg0:?} {c:?} {h:?} {g:?} "))
    }
    outside {
        macro_rules! return_9 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_13 { () => { break } }
    }
}

thrice! { p126, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut c: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut c = Shape::Dot;
        let c = Row::default();
        log.note("e5");
        use std::cmp::max as max6;
        log.val(max6(u32::from(ask_user::<u8>(format!("q7 {e}")).await?), 3));
        let mut a = Row::default();
        let a: Vec<u32> = arg0.clone();
        #[cfg(all())]
        let cfg9 = e;
        #[cfg(any())]
        let cfg9 = String::new();
        {
            if let Some(n) = arg0.first_mut() { *n = 1; }
        }
        log.val(ask_user::<u32>("q10").await?);
        log.note(format!("{arg0:?}"));
        if (cfg9 % 3 == 3) {
        } else if (confirm(format!("q11 {cfg9}")).await.unwrap_or(false) || (2 % 3 == 3)) {
        }
        arg0 = (0..((cat("s", e).len() as u32), ask_user::<u32>("q12").await?).1 % 4).collect::<Vec<u32>>();
        macro_rules! continue_13 { ($l:lifetime) => { continue $l } }
        'out15: for w14 in 0..3u32 {
            log.val(w14);
            log.val(ask_user::<u32>("q17").await?);
            for x in 0..2u32 {
                if confirm("q16").await? {
                    continue_13!('out15);
                }
                let _: u32 = ask_user("q18").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q19").await.unwrap_or(3);
        Ok(format!("{e:?} {cfg9:?} "))
    }
}

thrice! { p127, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = *&match Shape::Size(measured("text2", arg0)) {
            Shape::Dot => {
                log.later((arg0 % 3 == 2)).await;
                measured(String::new().as_str(), arg0)
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
                let b: Vec<u32> = vec![7, arg0, 3].into_iter().map(|n| n + x).collect::<Vec<u32>>();
                (|n: u32| (n + x) % 40)(b.get(arg0 as usize).copied().unwrap_or(1))
            }
        };
        let e: Shape = Shape::Size(h);
        let e = ask_user::<String>("q4").await?;
        let mut b = Default::default();
        let _ = confirm(format!("q6 {arg0}")).await.unwrap_or(false);
        same(&b, &[] as &[String]);
        let mut c: Row = (Row { v: vec![h], n: (|| { let inner = |n: u32| n + (b.len() as u32); log.val(inner(2)); h })(), s: e });
        let a = (Shape::Named { s: cat(log.later(b.clone()).await.trim(), ask_user::<u32>("q8").await?), n: ([arg0, arg0][u32::min(arg0 % 2, 1) as usize] % (arg0 + 1)) });
        Ok(format!("{arg0:?} {h:?} {b:?} {c:?} {a:?} "))
    }
}

thrice! { p128, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {a}")).key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[u32]);
        let mut a = confirm("q4").await.unwrap_or(false);
        let mut b = ("8".parse::<u32>()?, arg1);
        let e: Vec<u32> = arg0.into_iter().map(|n| n + 6).collect::<Vec<u32>>();
        let mut n5 = 0u32;
        for (_, mut b) in (0u32..).zip(e.clone()).skip_while(|(n, _)| *n == 7) {
            n5 += 1;
            if n5 > 4 { break; }
            let a = cat("s", b);
        }
        let d: Vec<u32> = e.clone();
        let mut n6 = 0u32;
        while n6 < 3 && !a {
            n6 += 1;
            let mut n7 = 0u32;
            'l8: for (h, s) in BTreeMap::from([((!((e.len() as u32) * 4 % 89) % 50), String::new()), (1, "one".to_owned())]) {
                n7 += 1;
                if n7 > 4 { break; }
                let b = format!("{b:?}{:?}", b);
            }
        }
        Ok(format!("{a:?} {b:?} {e:?} "))
    }
}

thrice! { p129, (log) -> Result<String, ToolError>, {
        let mut e = (Row { s: cat("s", 2), n: (0..Row::default().sum(4, 0) % 4).collect::<Vec<u32>>().get("4".parse::<u32>()? as usize).copied().unwrap_or(1), ..Row::default() }).n;
        let b = Option::<u32>::is_some(&ask_user::<u32>("q22").await.ok());
        let h = None;
        let _ = confirm(format!("q24 {e}")).await.unwrap_or(false);
        same(&h, &[] as &[Option<u32>]);
        macro_rules! return_by_25 { ($e:expr) => { $e? } }
        let _: u32 = ask_user("q29").await.unwrap_or(3);
        if ask_user::<u32>("q28").await? > 1 {
            log.val(return_by_25!("x".parse::<u32>()));
        }
        let mut g: Vec<u32> = Vec::from([((e as u8) as u32), e]);
        if confirm("q35").await? {
            log.later(b).await;
        } else {
            log.later(b).await;
        }
        if ask_user::<u32>("q33").await? > 1 {
            return_30!("left by a macro");
        }
        log.note(choose("q36", ["x", "y"]).await?);
        let mut n37 = 0u32;
        'l38: for &h in ["x", "y"].iter() {
            n37 += 1;
            if n37 > 4 { break; }
            'out41: for w40 in 0..3u32 {
                log.val(w40);
                for x in 0..2u32 {
                    if ask_user::<u32>("q42").await? > 1 {
                        continue_39!('out41);
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            let b: Vec<u32> = vec![e].into_iter().map(|n| n + e).collect::<Vec<u32>>();
            log.note(choose("q44", ["x", "y"]).await?);
            log.val(e);
            let mut n45 = 0u32;
            'l46: for (_, mut c) in (0u32..).zip({
                    b.clone().into_iter().map(|n| n + e).collect::<Vec<u32>>()
            }).skip_while(|(n, _)| *n == 7) {
                n45 += 1;
                if n45 > 4 { break; }
                let b = Default::default();
                same(&b, &[] as &[String]);
            }
        }
        match h {
            Some(x @ ..4) if log.val(x) > 2 => {
            }
            x @ Some(_) => {
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{e:?} {b:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(8);
        macro_rules! break_1 { ($l:lifetime) => { break $l } }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            for x in 0..2u32 {
                if confirm("q4").await? {
                    break_1!('out3);
                }
                log.note(choose("q5", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let mut n6 = 0u32;
        for &a in &[4, 5] {
            n6 += 1;
            if n6 > 4 { break; }
        }
        Ok(((1 + 7) % 97))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        log.val(u32::max(ask_user::<u32>("q7").await?, match vec![2].iter().max().copied() {
                    Some(x @ ..4) if x % 2 == 0 => {
                        x
                    }
                    x @ Some(_) => {
                        (String::new().len() as u32)
                    }
                    None => {
                        vec![7, 6, 3].get(6 as usize).copied().unwrap_or(1)
                    }
                    _ => {
                        let mut h = "a b".to_owned();
                        u32::from((7 % 3 == 2))
                    }
        }));
        macro_rules! return_8 { ($v:expr) => { return Err(ToolError::new($v)) } }
        log.note(choose("q13", ["x", "y"]).await?);
        if confirm("q11").await? {
            return_8!("left by a macro");
        }
        log.later((2 % 3 == 3)).await;
        'out17: for w16 in 0..3u32 {
            log.val(w16);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q18").await? {
                    continue_15!();
                }
                let _ = confirm("q20").await?;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q21").await.unwrap_or(3);
        Ok(((1 + 2) % 97))
    }
    outside {
        macro_rules! continue_15 { () => { continue } }
        macro_rules! return_30 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! continue_39 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p130, (log) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await.unwrap_or(*&2);
        let a: (u32, String) = ((match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => c }), cat((Row { n: c, ..Row::default() }).into_text(Row::default().sum(c, c)), ('b3: {
                        if (c % 3 == 1) { break 'b3 three(c, c, c); }
                        let mut n4 = 0u32;
                        'l5: for (_, mut e) in (0u32..).zip(vec![c]).skip_while(|(n, _)| *n == 7) {
                            n4 += 1;
                            if n4 > 4 { break; }
                            let mut n6 = 0u32;
                            'l7: for b in c..e % 3 {
                                n6 += 1;
                                if n6 > 4 { break; }
                                log.val(b);
                                log.val(c);
                            }
                            let mut e: Option<u32> = Some(c);
                        }
                        measured("a b".to_owned().as_str(), c)
        })));
        let g = Shape::Size(c);
        if let Some(c) = Some(c) {
            let b = None;
            same(&b, &[] as &[Option<u32>]);
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p131, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        let _ = confirm(format!("q1 {d}")).await?;
        same(&d, &[] as &[u32]);
        let mut c = log.val(Row::default());
        let mut g: Option<u32> = ask_user::<u32>("q4").await.ok();
        macro_rules! break_block_5 { ($l:lifetime) => { break $l } }
        'out7: {
            let w6 = 1;
            log.val(ask_user::<u32>("q17").await?);
            if confirm("q8").await? {
                break_block_5!('out7);
            }
            log.val(w6);
        }
        {
            log.later((d % 3 == 2)).await;
            c = c.clone();
        }
        let r18 = &d;
        macro_rules! break_block_19 { ($l:lifetime) => { break $l } }
        'out21: {
            let w20 = 1;
            macro_rules! continue_23 { () => { continue } }
            'out25: for w24 in 0..3u32 {
                log.val(w24);
                log.note(choose("q27", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if ask_user::<bool>("q26").await? {
                        continue_23!();
                    }
                    if confirm("q28").await? {
                        log.val((arg0.len() as u32));
                    } else {
                        log.later((d % 3 == 3)).await;
                    }
                    log.val(x);
                }
            }
            if confirm("q29").await? {
                log.later((d % 3 == 0)).await;
            } else {
                log.later((d % 3 == 1)).await;
            }
            checkpoint().await;
            if ask_user::<u32>("q22").await? > 1 {
                break_block_19!('out21);
            }
            log.val(w20);
        }
        let _: u32 = ask_user("q31").await.unwrap_or(3);
        'out34: for w33 in 0..3u32 {
            log.val(w33);
            log.note(choose("q36", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q35").await? {
                    continue_32!('out34);
                }
                log.val(ask_user::<u32>("q37").await?);
                log.val(x);
            }
        }
        log.note(choose("q38", ["x", "y"]).await?);
        macro_rules! continue_39 { () => { continue } }
        'out41: for w40 in 0..3u32 {
            log.val(w40);
            for x in 0..2u32 {
                if confirm("q42").await? {
                    continue_39!();
                }
                let _: u32 = ask_user("q43").await.unwrap_or(3);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q44").await?);
        let mut n47 = 0u32;
        'l48: for (c, s) in BTreeMap::from([(ask_user::<u32>("q45").await?, ((match ask_user::<u32>(format!("q46 {d}")).await { Ok(n) => n, Err(_) => d }), (d, arg1.clone()).1.replace("a", &c.clone().into_text(d))).1), (1, "one".to_owned())]) {
            n47 += 1;
            if n47 > 4 { break; }
            log.later((c % 3 == 3)).await;
        }
        Ok(format!("{arg0:?} {c:?} "))
    }
    outside {
        macro_rules! continue_32 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p132, (log) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await.unwrap_or(((6 + 7) % 97));
        let mut g = confirm("q2").await.unwrap_or(false);
        let h: Vec<u32> = Vec::<u32>::new();
        let a: Option<u32> = (log.val(((1 as u8) as u32)), ask_user::<u32>("q4").await.ok()).1;
        let b: String = ask_user::<String>("q5").await?;
        let mut b: Row = match (Shape::Named { s: b.clone().replace("a", &b.clone()), n: *Box::new((h.len() as u32)) }) {
            Shape::Named { s, n: x @ 0..=3 } if x != 4 => {
                (Row { n: x, ..Row::default() })
            }
            Shape::Size(0) => {
                (Row { v: h.clone(), n: ((b.len() as u32) ^ (h.len() as u32)), s: format!("{b:?}{:?}", h) })
            }
            x => {
                (Row { n: *Box::new(2), ..Row::default() })
            }
        };
        log.val(8);
        log.val(5);
        log.val(ask_user::<u32>("q11").await?);
        if confirm("q9").await? {
            log.val(return_by_6!("x".parse::<u32>()));
        }
        let mut b: String = (Row { v: vec![8], n: 0, s: "a b".to_owned() }).into_text(u32::from(g));
        log.note(choose("q12", ["x", "y"]).await?);
        let mut h: Option<u32> = a;
        Ok(format!("{g:?} {a:?} "))
    }
    outside {
        macro_rules! return_by_6 { ($e:expr) => { $e? } }
    }
}

thrice! { p133, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q11").await?;
        let b = Shape::Size(b);
        let e: (u32, String) = (log.val((Row { s: Row::default().into_text(5), n: ask_user::<u32>("q14").await?, ..Row::default() }).n), ask_user::<String>("q15").await?);
        let g: Option<u32> = ask_user::<u32>("q16").await.ok();
        if confirm("q17").await? {
            let mut c: (u32, String) = (((0 as u8) as u32), ask_user::<String>("q19").await?);
            let mut b: Option<u32> = log.val(Option::<u32>::or(g, g));
            {
                b = b.filter(|n| *n > 2);
            }
            log.val(ask_user::<u32>("q20").await?);
            log.note(format!("{b:?}"));
        } else {
        }
        Ok(format!("{b:?} {e:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let c = None;
        let _ = confirm("q2").await?;
        same(&c, &[] as &[Option<u32>]);
        if let Some(b) = Option::<u32>::or(c, Option::<u32>::map(Option::<u32>::or(c, c), |n: u32| (n + 5) % 50)) && Option::<u32>::is_some(&ask_user::<u32>("q3").await.ok()) {
            let mut h = (Row { n: b, ..Row::default() });
            {
                std::mem::swap(&mut h.n, &mut 7);
            }
            {
                let Row { n, v, .. } = &mut h; v.push(*n); *n = 1;
            }
            log.val(ask_user::<u32>("q4").await?);
            log.note(format!("{h:?}"));
        }
        let mut n5 = 0u32;
        for b in 0..2u32 {
            n5 += 1;
            if n5 > 4 { break; }
            let mut n6 = 0u32;
            for d in 1..=1u32 {
                n6 += 1;
                if n6 > 4 { break; }
            }
        }
        Ok({
                6
        })
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let h: Shape = Shape::Size(1);
        if Option::<u32>::is_some(&None::<u32>) {
            let b: Option<u32> = Some(4);
            let mut n9 = 0u32;
            'l10: for a in 1..=2u32 {
                n9 += 1;
                if n9 > 4 { break; }
            }
        } else {
        }
        Ok(if (5 % 3 == 2) {
                3
            } else {
                7
        })
    }
}

thrice! { p134, (log) -> Result<String, ToolError>, {
        let a: u32 = u32::from(ask_user::<u8>("q1").await?);
        let d = Default::default();
        let _ = confirm(format!("q5 {a}")).await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let b: Vec<u32> = (0..(!async { log.note("async"); "1".parse::<u32>().unwrap_or(0) }.await % 50) % 4).collect::<Vec<u32>>();
        let mut e: Row = Row::default();
        let mut d: Option<u32> = ask_user::<u32>("q7").await.ok();
        let mut c = confirm(format!("q8 {a}")).await.unwrap_or(false);
        let mut n9 = 0u32;
        for d in (1..9u32).step_by(4) {
            n9 += 1;
            if n9 > 4 { break; }
            let mut c = Shape::Dot;
            'out12: {
                let w11 = 1;
                if confirm("q15").await? {
                    log.val(d);
                } else {
                    log.later((d % 3 == 1)).await;
                }
                if ask_user::<u32>("q13").await? > 1 {
                    break_block_10!('out12);
                }
                log.val(w11);
            }
            log.note(choose("q16", ["x", "y"]).await?);
        }
        Ok(format!("{d:?} {c:?} "))
    }
    outside {
        macro_rules! break_block_10 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p135, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {e}")).key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let g: String = cat(ask_user::<String>(format!("q4 {e}")).await?, Row::default().sum((ask_user::<u32>("q5").await? % (e + 1)), (!ask_user::<u32>("q6").await? % 50)));
        let b: Vec<u32> = [(0..(Row { s: cat(g.clone().trim(), e), n: (g.clone().len() as u32), ..Row::default() }).n % 4).collect::<Vec<u32>>(), log.later(arg0.clone()).await].concat();
        {
            log.val((g.len() as u32));
            let h: Vec<u32> = arg0.clone();
        }
        let g: Option<u32> = (0..(((b.len() as u32) as u8) as u32) % 4).collect::<Vec<u32>>().iter().max().copied();
        let e: Option<u32> = {
            match Option::<u32>::or(g, g) {
                None => {
                    let d = Row::default();
                    let d = None;
                    same(&d, &[] as &[Option<u32>]);
                    macro_rules! m7 { ($n:expr) => { $n + 1 } }
                    log.val(m7!(e));
                }
                Some(0 | 1) if e % 2 == 0 => {
                }
                Some(x) => {
                }
            }
            Some(((e as u8) as u32))
        };
        Ok(format!("{b:?} {g:?} {e:?} "))
    }
}

thrice! { p136, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (7 * 4 % 89) });
        let b: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut c = confirm("q3").await.unwrap_or(false);
        _ = ask_user::<u32>("q4").await?;
        if ((!c && c) && log.later((c && c)).await) {
            return Ok(cat("s", 3));
        }
        let Some(d) = Option::<u32>::or(Option::<u32>::map(Option::<u32>::or(b, b), |n: u32| (n + (arg0.len() as u32)) % 50), b) else {
            {
                let mut d: Option<u32> = b;
            }
            return Err(ToolError::new("left"));
        };
        let late5;
        match Shape::Size(d) {
            Shape::Dot => { late5 = String::new(); }
            Shape::Size(x) | Shape::Named { n: x, .. } => { late5 = cat("s", x); }
        }
        let a: String = (Row { n: (!d % 50), ..Row::default() }).into_text([u32::max(d, d), arg0.clone().get(d as usize).copied().unwrap_or(1)][u32::min(d % 2, 1) as usize]);
        log.val(d);
        if (c || c) {
            {
                if arg0.len() > 1 { arg0.swap(0, 1); }
            }
            {
                if !arg0.is_empty() { log.val(arg0.remove(0)); }
            }
            log.val(ask_user::<u32>("q6").await?);
            log.note(format!("{arg0:?}"));
            let mut e: Option<u32> = Some((late5.clone().len() as u32));
        } else if !!arg0.clone().contains(&d) {
            let d: Option<u32> = Option::<u32>::map(Option::<u32>::or(b, b), |n: u32| (n + d) % 50);
        } else {
        }
        Ok(format!("{b:?} {d:?} {late5:?} "))
    }
}

thrice! { p137, (log) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        let _ = ask_user::<bool>("q1").await?;
        same(&e, &[] as &[u32]);
        let mut g = "11".parse()?;
        let _ = ask_user::<bool>(format!("q2 {e}")).await?;
        same(&g, &[] as &[u32]);
        let d = ask_user::<u32>("q3").await?;
        if ((format!("{d:?}{:?}", d) == "a") || (match Option::<u32>::map(Some(d), |n: u32| (n + d) % 50) {
                    Some(x) => (cat("s", d) == "a"),
                    None => {
                        return Ok(String::new().replace("a", &cat("s", 2)));
                    }
        })) {
            'out6: for w5 in 0..3u32 {
                log.val(w5);
                for x in 0..2u32 {
                    if ask_user::<u32>("q7").await? > 1 {
                        continue_4!();
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            log.later((d % 3 == 3)).await;
            log.val(ask_user::<u32>("q9").await?);
            let mut d = Shape::Size(g);
            macro_rules! break_with_10 { ($l:lifetime, $v:expr) => { break $l $v } }
            let mut w11 = 0u32;
            let given = 'out12: loop {
                w11 += 1;
                if w11 > 2 { break w11; }
                for x in [1u32, 2] {
                    log.val(x);
                    if confirm("q15").await? {
                        log.later((g % 3 == 1)).await;
                    } else {
                        log.later((e % 3 == 3)).await;
                    }
                    if ask_user::<u32>("q13").await? > 1 {
                        break_with_10!('out12, w11 + 1);
                    }
                }
            };
            log.val(given);
            log.later((e % 3 == 0)).await;
            checkpoint().await;
        } else if ((e % 3 == 0) && ("2".parse::<u32>()? != e)) {
            let mut e = (Row { v: Vec::<u32>::new(), n: d, s: cat("s", g) }).into_text((cat("s", d).len() as u32));
        } else {
        }
        Ok(format!("{e:?} {g:?} "))
    }
    outside {
        macro_rules! continue_4 { () => { continue } }
    }
}

thrice! { p138, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = Default::default();
        let _ = confirm("q2").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut a = { let (x, y) = ask_all((ask_user::<u32>(format!("q3 {e}")).key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
        let mut c = (a, cat(ask_user::<String>(format!("q6 {a}")).await?.trim(), a));
        let mut c: Vec<u32> = [Vec::<u32>::new(), (0..a % 4).collect::<Vec<u32>>()].concat();
        let mut g = arg0.clone().replace("a", &arg0.clone());
        let mut h: Row = (Row { n: u32::max(*Box::new(a), u32::from((e % 3 == 3))), ..Row::default() });
        let mut a = three("4".parse::<u32>()?, (Row { s: arg0.clone(), n: e, ..Row::default() }).n, (|n: u32| (n + a) % 40)(measured(arg0.clone().as_str(), e)));
        {
            std::mem::swap(&mut h.n, &mut 7);
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{h:?}"));
        log.later((a % 3 == 1)).await;
        let mut n8 = 0u32;
        'l9: while n8 < 3 && [h.v.clone(), c.clone()].concat().into_iter().map(|n| n + a).collect::<Vec<u32>>().contains(&async { log.note("async"); a }.await) {
            n8 += 1;
            log.later((e % 3 == 0)).await;
        }
        {
            g.retain(|c| c != 'a');
        }
        log.val(ask_user::<u32>("q10").await?);
        log.note(format!("{g:?}"));
        if Option::<u32>::is_some(&Some(a)) {
            return Ok((if (arg0 == arg0.clone()) {
                        return Ok(arg0.clone());
                    } else {
                        (Row { n: e, ..h.clone() })
                }).into_text(u32::abs_diff((g.clone().len() as u32), (g.clone().len() as u32))));
        }
        Ok(format!("{arg0:?} {e:?} {c:?} {g:?} {h:?} {a:?} "))
    }
}

thrice! { p139, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut a = (ask_user::<u32>("q4").await?, ask_user::<String>("q5").await?);
        let mut e: Option<u32> = ask_user::<u32>("q6").await.ok();
        let late7: u32;
        if (0..(arg0.len() as u32) % 4).collect::<Vec<u32>>().contains(&ask_user::<u32>("q8").await?) {
            let e: Row = async { log.note("async"); Row::default() }.await;
            late7 = (ask_user::<String>("q11").await?.len() as u32);
            let mut n12 = 0u32;
            for c in (!e.clone().sum(g, g) % 50)..(arg0.len() as u32) % 3 {
                n12 += 1;
                if n12 > 4 { break; }
                log.val(c);
            }
        } else {
            let mut n13 = 0u32;
            for _ in 1..4u64 {
                n13 += 1;
                if n13 > 4 { break; }
                macro_rules! continue_14 { ($l:lifetime) => { continue $l } }
                'out16: for w15 in 0..3u32 {
                    log.val(w15);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q17").await? > 1 {
                            continue_14!('out16);
                        }
                        log.val(ask_user::<u32>("q18").await?);
                        log.val(x);
                    }
                }
                let _ = confirm("q19").await?;
                let mut g = Row::default();
                log.val(g.n);
            }
            late7 = g;
            let h = Default::default();
            same(&h, &[] as &[Vec<u32>]);
        }
        {
            arg0.insert(0, 'a');
        }
        {
            arg0 += "t";
        }
        log.val(ask_user::<u32>("q21").await?);
        log.note(format!("{arg0:?}"));
        log.val(late7);
        macro_rules! continue_22 { ($l:lifetime) => { continue $l } }
        'out24: for w23 in 0..3u32 {
            log.val(w23);
            log.note(choose("q26", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q25").await? {
                    continue_22!('out24);
                }
                log.val(ask_user::<u32>("q27").await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q28").await.unwrap_or(3);
        let g: Vec<u32> = vec![late7];
        log.note(choose("q34", ["x", "y"]).await?);
        if ask_user::<bool>("q32").await? {
            return_29!("left by a macro");
        }
        let _: u32 = ask_user("q35").await.unwrap_or(3);
        Ok(format!("{e:?} {late7:?} {g:?} "))
    }
    outside {
        macro_rules! return_29 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p140, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        let _ = confirm("q3").await?;
        same(&b, &[] as &[u32]);
        let mut a = (Row { v: arg1.clone(), n: ask_user::<u32>(format!("q6 {b}")).await.unwrap_or(arg0), s: if ((arg0 % 3 == 1) || (b % 3 == 2)) {
                    'b7: {
                        let mut c = (b % 3 == 3);
                        let mut a = choose("q8", ["x", "y", "z"]).await?;
                        _ = ask_user::<u32>("q9").await?;
                    }
                    Row::default()
                } else {
                    (Row { n: arg0, ..Row::default() })
                }.into_text("4".parse::<u32>()?) });
        let mut b = (b, "p".to_owned());
        macro_rules! m12 { ($n:expr) => { $n + 1 } }
        log.val(m12!(arg0));
        let mut b = ((0..arg0 % 4).collect::<Vec<u32>>().get(measured("text0", arg0) as usize).copied().unwrap_or(1), ask_user::<String>("q14").await?);
        {
            let Row { n, v, .. } = &mut a; v.push(*n); *n = 1;
        }
        {
            a.s.push('r');
        }
        log.val(ask_user::<u32>("q15").await?);
        log.note(format!("{a:?}"));
        Ok(format!("{arg1:?} {b:?} "))
    }
}

thrice! { p141, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let h: Vec<u32> = arg0;
        let d = format!("{arg1:?}{:?}", h);
        let mut n4 = 0u32;
        'l5: loop {
            n4 += 1;
            if n4 > 3 { break; }
            macro_rules! return_by_6 { ($e:expr) => { $e? } }
            log.val(ask_user::<u32>("q11").await?);
            if ask_user::<bool>("q9").await? {
                log.val(return_by_6!("x".parse::<u32>()));
            }
            if (c % 3 == 2) { break; }
        }
        let a = None;
        let _ = confirm("q13").await.unwrap_or(false);
        same(&a, &[] as &[Option<u32>]);
        if !arg1.clone().is_empty() {
            if let Some(mut e) = Option::<u32>::or(Some(c), async { log.note("async"); a }.await) && ((c % 3 == 3) && ((e % 3 == 1) && (e % 3 == 1))) {
                'out16: {
                    let w15 = 1;
                    let _ = confirm("q18").await?;
                    if ask_user::<u32>("q17").await? > 1 {
                        break_block_14!('out16);
                    }
                    log.val(w15);
                }
                checkpoint().await;
                'b20: {
                    #[cfg(all())]
                    log.later((c % 3 == 2)).await;
                    #[cfg(any())]
                    log.note("never");
                }
            } else {
            }
        }
        Ok(format!("{arg1:?} {h:?} {d:?} {a:?} "))
    }
    outside {
        macro_rules! break_block_14 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p142, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let a: (u32, String) = (*Box::new(b), (ask_user::<u32>("q4").await?, (ask_user::<String>("q5").await? + &(arg1.clone() + &"a b".to_owned())))).1;
        let e = Default::default();
        let _ = confirm("q7").await?;
        same(&e, &[] as &[Vec<u32>]);
        let mut c = ask_user::<String>("q8").await?;
        let c: Option<u32> = Some(b);
        let h: Option<u32> = ask_user::<u32>("q9").await.ok();
        log.val(b);
        let e = Default::default();
        same(&e, &[] as &[String]);
        log.note("e17");
        log.later((8 % 3 == 3)).await;
        let late18;
        macro_rules! return_by_19 { ($e:expr) => { $e? } }
        checkpoint().await;
        if ask_user::<u32>("q22").await? > 1 {
            log.val(return_by_19!("x".parse::<u32>()));
        }
        let _ = confirm("q24").await?;
        late18 = {
            let [h, t25]: [u32; 2] = [(Row { s: arg1.clone(), n: b, ..Row::default() }).n, u32::max(b, (e.len() as u32))];
            Row::default().into_text(((b + t25) % 97))
        };
        log.val(b);
        Ok(format!("{arg1:?} {b:?} {a:?} {h:?} {late18:?} "))
    }
    outside {
        macro_rules! break_block_10 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p143, (log) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q21").await?;
        let mut g: Row = (Row { n: { let mut n24 = 0u32; loop {
                        n24 += 1;
                        if n24 > 2 { break a; }
                        macro_rules! return_26 { ($v:expr) => { return Err(ToolError::new($v)) } }
                        let _: u32 = ask_user("q31").await.unwrap_or(3);
                        if ask_user::<u32>("q29").await? > 1 {
                            return_26!("left by a macro");
                        }
                        if ((a % 3 == 1) || ((a % 3 == 3) || (5 % 3 == 1))) { break Row::default().sum(*&a, { let (x, y) = ask_all((ask_user::<u32>("q32").key("k1"), confirm("q33").key("k2"))).await?; x + u32::from(y) }); }
                    } }, ..Row::default() });
        let mut a = (Row { n: (async { log.note("async"); cat("s", a) }.await.len() as u32), ..g.clone() });
        let e = None;
        same(&e, &[] as &[Option<u32>]);
        macro_rules! continue_34 { () => { continue } }
        'out36: for w35 in 0..3u32 {
            log.val(w35);
            log.val(ask_user::<u32>("q38").await?);
            for x in 0..2u32 {
                if confirm("q37").await? {
                    continue_34!();
                }
                let _: u32 = ask_user("q39").await.unwrap_or(3);
                log.val(x);
            }
        }
        let mut n40 = 0u32;
        for &e in &[4, 5] {
            n40 += 1;
            if n40 > 4 { break; }
            #[cfg(all())]
            let cfg41 = e;
            #[cfg(any())]
            let cfg41 = String::new();
            {
                a.v.push(8);
            }
            {
                std::mem::swap(&mut a.n, &mut 7);
            }
            log.val(ask_user::<u32>("q42").await?);
            log.note(format!("{a:?}"));
            log.val(cfg41);
        }
        Ok(format!("{g:?} {a:?} {e:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(6);
        macro_rules! return_by_1 { ($e:expr) => { $e? } }
        log.note(choose("q6", ["x", "y"]).await?);
        if ask_user::<bool>("q4").await? {
            log.val(return_by_1!("x".parse::<u32>()));
        }
        macro_rules! break_7 { () => { break } }
        'out9: for w8 in 0..3u32 {
            log.val(w8);
            for x in 0..2u32 {
                if confirm("q10").await? {
                    break_7!();
                }
                log.val(ask_user::<u32>("q11").await?);
                log.val(x);
            }
        }
        'out14: {
            let w13 = 1;
            let c: Option<u32> = ask_user::<u32>("q17").await.ok();
            if confirm("q18").await? {
                log.val(2);
            } else {
                log.later((7 % 3 == 1)).await;
            }
            if ask_user::<u32>("q15").await? > 1 {
                break_block_12!('out14);
            }
            log.val(w13);
        }
        let c = cat(String::new(), 8);
        let _: u32 = ask_user("q19").await.unwrap_or(3);
        let _: u32 = ask_user("q20").await.unwrap_or(3);
        Ok(measured(c.clone().as_str(), 6))
    }
    outside {
        macro_rules! break_block_12 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p144, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b: u32 = ask_user::<u32>("q17").await.unwrap_or(measured("text0", 6));
        let d = ask_user::<bool>(format!("q18 {b}")).await?;
        let c = u32::abs_diff(u32::abs_diff(measured("text1", measured("text2", b)), u32::from(ask_user::<u8>("q19").await?)), b);
        macro_rules! return_20 { ($v:expr) => { return Err(ToolError::new($v)) } }
        checkpoint().await;
        if ask_user::<u32>("q23").await? > 1 {
            return_20!("left by a macro");
        }
        if confirm("q34").await? {
            log.val(b);
        } else {
            log.note("e35");
        }
        macro_rules! continue_36 { () => { continue } }
        'out38: for w37 in 0..3u32 {
            log.val(w37);
            {
                let more = c;
                let mut add = |n: u32| { b = (b + n) % 60; b };
                add(more);
                log.val(add(1));
            }
            if confirm("q40").await? {
                log.val(b);
            } else {
                log.note("e41");
            }
            for x in 0..2u32 {
                if confirm("q39").await? {
                    continue_36!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q43").await.unwrap_or(3);
        'out46: for w45 in 0..3u32 {
            log.val(w45);
            log.val(ask_user::<u32>("q48").await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q47").await? {
                    continue_44!();
                }
                log.note(choose("q49", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q50", ["x", "y"]).await?);
        'out53: for w52 in 0..3u32 {
            log.val(w52);
            let _: u32 = ask_user("q55").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<bool>("q54").await? {
                    continue_51!();
                }
                let mut n58 = 0u32;
                for d in vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                    n58 += 1;
                    if n58 > 4 { break; }
                }
                let _ = confirm("q59").await?;
                log.val(x);
            }
        }
        if confirm("q60").await? {
            log.later((b % 3 == 2)).await;
        } else {
            log.val(c);
        }
        Ok(format!("{arg0:?} {b:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((arg0 % 3 == 1)).await;
        let mut n1 = 0u32;
        'l2: for _ in 1..2u64 {
            n1 += 1;
            if n1 > 4 { break; }
            let mut h: Vec<u32> = vec![7, arg0, 3];
        }
        Ok(arg1)
    }
    flow f1(log, fuel: u32, arg0: String, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! continue_3 { () => { continue } }
        'out5: for w4 in 0..3u32 {
            log.val(w4);
            if confirm("q7").await? {
                log.later((3 % 3 == 0)).await;
            } else {
                log.note("e8");
            }
            for x in 0..2u32 {
                if ask_user::<u32>("q6").await? > 1 {
                    continue_3!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        'out12: for w11 in 0..3u32 {
            log.val(w11);
            for x in 0..2u32 {
                if ask_user::<u32>("q13").await? > 1 {
                    continue_10!();
                }
                log.val(ask_user::<u32>("q14").await?);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q15").await?);
        let _: u32 = ask_user("q16").await.unwrap_or(3);
        Ok(u32::max(8, 0))
    }
    outside {
        macro_rules! continue_10 { () => { continue } }
        macro_rules! continue_44 { () => { continue } }
        macro_rules! continue_51 { () => { continue } }
    }
}

thrice! { p145, (log, arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = { let mut n2 = 0u32; loop {
                n2 += 1;
                if n2 > 2 { break ask_user::<u32>("q4").await.unwrap_or(4); }
                let mut c: Option<u32> = Some(1);
                if (Row { n: 0, ..Row::default() }).into_text(0).is_empty() { break Row::default().sum(((ask_user::<u32>("q5").await? as u8) as u32), c.unwrap_or(3)); }
            } };
        let mut d: Vec<u32> = Vec::from([ask_user::<u32>("q7").await?, ((((|n: u32| (n + (arg0.len() as u32)) % 40)(c) + call(f0(2, Some(c), Some(c))).await?) % 97), call(f0(1, Some(c), Some(c))).await?).1]);
        let mut c = d.clone().contains(&('b8: {
                    if (Option::<u32>::is_some(&None::<u32>) && arg1.clone().contains(&c)) { break 'b8 (c * c % 89); }
                    macro_rules! continue_9 { ($l:lifetime) => { continue $l } }
                    'out11: for w10 in 0..3u32 {
                        log.val(w10);
                        log.note("e13");
                        let _ = confirm("q14").await?;
                        for x in 0..2u32 {
                            if ask_user::<bool>("q12").await? {
                                continue_9!('out11);
                            }
                            let mut n15 = 0u32;
                            for d in [arg0.clone(), arg0.clone()] {
                                n15 += 1;
                                if n15 > 4 { break; }
                                let mut n16 = 0u32;
                                'l17: for b in [d.clone(), d.clone()] {
                                    n16 += 1;
                                    if n16 > 4 { break; }
                                    log.note("e18");
                                    log.note("e19");
                                }
                                let c = arg0.clone();
                            }
                            checkpoint().await;
                            log.val(x);
                        }
                    }
                    log.note(choose("q21", ["x", "y"]).await?);
                    (measured("text1", c) ^ (Row { s: arg0.clone(), n: c, ..Row::default() }).n)
        }));
        Ok(format!("{arg0:?} {d:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        {
            let mut b = Row::default();
        }
        Ok(1)
    }
}

thrice! { p146, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let d = "11".parse()?;
        same(&d, &[] as &[u32]);
        let g = ('b3: {
                if (d % 3 == 1) { break 'b3 ((b % 3 == 3) || !(b != d)); }
                let mut n4 = 0u32;
                for g in (0..2u32).rev() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    let a = match g {
                        0 => {
                            cat("s", b)
                        }
                        x @ 1..=2 => {
                            let mut g = Row::default();
                            String::new()
                        }
                        x if b != 0 => {
                            "a b".to_owned()
                        }
                        _ => {
                            cat("s", arg0)
                        }
                    };
                }
                String::new().is_empty()
        });
        let mut e: Option<u32> = Some(("a b".to_owned().len() as u32));
        let mut a = Row::default();
        const N5: u32 = 1;
        Ok(format!("{b:?} {e:?} {a:?} "))
    }
}

thrice! { p147, (log) -> Result<String, ToolError>, {
        let mut b = "11".parse()?;
        let _ = confirm("q1").await?;
        same(&b, &[] as &[u32]);
        let b = Default::default();
        same(&b, &[] as &[String]);
        let h: bool = b.is_empty();
        let mut n3 = 0u32;
        for _ in 1..4u64 {
            n3 += 1;
            if n3 > 4 { break; }
            let mut b = Default::default();
            same(&b, &[] as &[Vec<u32>]);
        }
        let mut a = Row::default();
        let c = (format!("{h:?}{:?}", a) + &String::new());
        {
            a.s.push('r');
        }
        log.val(ask_user::<u32>("q4").await?);
        log.note(format!("{a:?}"));
        {
            let mut h = a.clone().sum((Row { s: c.clone(), n: 2, ..Row::default() }).n, (|n: u32| (n + 1) % 40)(2));
            let Row { v: mut c, n: t5 @ _, .. } = (Row { v: vec![7, h, 3], n: (if (h % 3 == 2) {
                            return Ok(c.clone());
                        } else {
                            (c.len() as u32)
                    }), s: log.val(c.clone()) });
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p148, (log) -> Result<String, ToolError>, {
        let g = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let mut e = Default::default();
        same(&e, &[] as &[String]);
        let e = cat(log.later(e.clone()).await.replace("a", &cat(e.clone().trim(), g).replace("a", &Row::default().into_text(g))).trim(), u32::abs_diff((async { log.note("async"); g }.await ^ (g % (g + 1))), ((g + (g % (g + 1))) % 97)));
        if let Some(mut b) = Option::<u32>::or(None::<u32>, Some(g)) {
            if let Some(a) = Some(b) && ((g % (a + 1)) >= u32::from((a % 3 == 0))) && let (0..5, y) = ((Row { s: e.clone(), n: g, ..Row::default() }).n, cat(e.clone(), g)) {
                let mut h = (Row { v: vec![7, b, 3], n: b, s: e.clone() });
                'b8: {
                    let mut n9 = 0u32;
                    'l10: while n9 < 3 && (8 % 3 == 3) {
                        n9 += 1;
                        {
                            h.n = h.n.wrapping_sub(1) % 50;
                        }
                        {
                            h = Row { n: 4, ..h };
                        }
                        log.val(ask_user::<u32>("q11").await?);
                        log.note(format!("{h:?}"));
                        let mut g = None;
                        same(&g, &[] as &[Option<u32>]);
                    }
                }
            }
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p149, (log) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm(format!("q2 {h}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut g = ask_user::<String>("q3").await?;
        let mut d = ((((ask_user::<String>("q6").await?.len() as u32) + match (h, cat("s", h)) {
                        (0, x) => {
                            _ = ask_user::<u32>("q8").await?;
                            Row::default().sum(h, h)
                        }
                        (mut x, _) => {
                            async { log.note("async"); h }.await
                        }
                }) % 97), choose("q9", ["x", "y", "z"]).await?.replace("a", &format!("{h:?}{:?}", g)));
        let late10: Vec<u32>;
        if if ask_user::<bool>("q11").await? {
            (g == g.clone())
        } else {
            (g.clone().is_empty() || ((h % 3 == 3) || (h % 3 == 1)))
        } {
            macro_rules! break_block_12 { ($l:lifetime) => { break $l } }
            'out14: {
                let w13 = 1;
                log.note(choose("q17", ["x", "y"]).await?);
                if ask_user::<bool>("q15").await? {
                    break_block_12!('out14);
                }
                log.val(w13);
            }
            late10 = vec![7, h, 3];
            log.val(h);
        } else {
            macro_rules! return_by_18 { ($e:expr) => { $e? } }
            let _ = confirm("q23").await?;
            if confirm("q21").await? {
                log.val(return_by_18!("x".parse::<u32>()));
            }
            if ((0 % 3 == 1) && (h % 3 == 3)) {
                return Ok(d.1.clone().replace("a", &g.clone()));
            }
            log.val(ask_user::<u32>("q24").await?);
            late10 = Vec::from([h, Row::default().sum(h, h)]);
            'out27: for w26 in 0..3u32 {
                log.val(w26);
                let _: u32 = ask_user("q29").await.unwrap_or(3);
                for x in 0..2u32 {
                    if confirm("q28").await? {
                        continue_25!('out27);
                    }
                    log.note(choose("q30", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            let _: u32 = ask_user("q31").await.unwrap_or(3);
        }
        match { h = "3".parse::<u32>()?; h } {
            0 => {
                log.val(h);
            }
            x @ 1..=2 => {
            }
            x if h != 3 => {
            }
            _ => {
            }
        }
        Ok(format!("{h:?} {d:?} {late10:?} "))
    }
    outside {
        macro_rules! continue_25 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p150, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a: u32 = ask_user::<u32>("q1").await?;
        let d: u32 = a;
        let e: (u32, String) = (a, "p".to_owned());
        let late3: String;
        let mut b = match (Row { s: "a b".to_owned(), n: d, ..Row::default() }).n {
            0 => {
                cat("a b".to_owned(), d)
            }
            x @ 1..=2 => {
                if (a % 3 == 0) {
                    return Ok(cat("s", x));
                }
                Row::default().into_text(a)
            }
            x if d % 2 == 0 => {
                let mut n4 = 0u32;
                for &b in arg0.iter() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    let g = Row::default();
                    let h = Vec::new();
                    let _ = confirm(format!("q6 {b}")).await?;
                    same(&h, &[] as &[Vec<u32>]);
                    let mut n7 = 0u32;
                    'l8: for c in [a, 2] {
                        n7 += 1;
                        if n7 > 4 { break; }
                        log.later((d % 3 == 0)).await;
                        log.val(b);
                    }
                }
                ask_user::<String>("q9").await?
            }
            _ => {
                (e.1.clone() + &cat("s", 1))
            }
        };
        late3 = ask_user::<String>("q10").await?;
        let late11: String;
        if ask_user::<bool>("q12").await? {
            let mut n13 = 0u32;
            'l14: for a in 2..=2u32 {
                n13 += 1;
                if n13 > 4 { break; }
                let mut h: Option<u32> = ask_user::<u32>("q15").await.ok();
            }
            late11 = cat(cat((e.1.clone() + &String::new()), d).trim(), (|n: u32| (n + (b.len() as u32)) % 40)(*Box::new(d)));
            if let Some(d) = (match arg0.clone().iter().max().copied() {
                    Some(x) => Option::<u32>::or(Some(a), Some(3)),
                    None => {
                        return Ok(e.1.clone());
                    }
            }) {
            }
        } else {
            let mut n16 = 0u32;
            'l17: for b in (0..9u32).step_by(4) {
                n16 += 1;
                if n16 > 4 { break; }
            }
            late11 = format!("{late3:?}{:?}", a);
            let late18: Vec<u32>;
            if (((a % 3 == 0) && (3 % 3 == 2)) && Option::<u32>::is_some(&None::<u32>)) {
                let mut e = "a b".to_owned().is_empty();
                late18 = [[arg0.clone(), arg0.clone()].concat(), Vec::from([d, (b.len() as u32)])].concat();
                let d: Vec<u32> = [arg0.clone(), arg0.clone()].concat();
            } else {
                if ((a % 3 == 1) && (a % 3 == 3)) {
                    return Ok(b.clone().replace("a", &late3.clone()));
                }
                late18 = arg0.clone().into_iter().map(|n| n + a).collect::<Vec<u32>>();
                use std::cmp::max as max19;
                log.val(max19((|n: u32| (n + d) % 40)(2), 3));
            }
        }
        Ok(format!("{e:?} {b:?} {late11:?} "))
    }
}

thrice! { p151, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q1").await?;
        let mut d: Option<u32> = ask_user::<u32>(format!("q2 {e}")).await.ok();
        let d: Option<u32> = Option::<u32>::map(Some((Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n), |n: u32| (n + arg0) % 50);
        log.note("e3");
        macro_rules! m4 { ($n:expr) => { $n + 1 } }
        log.val(m4!(e));
        macro_rules! return_by_5 { ($e:expr) => { $e? } }
        let mut n9 = 0u32;
        'l10: for _ in 1..2u64 {
            n9 += 1;
            if n9 > 4 { break; }
            let mut n11 = 0u32;
            for _ in 1..2u64 {
                n11 += 1;
                if n11 > 4 { break; }
                log.later((e % 3 == 0)).await;
            }
        }
        log.note(choose("q12", ["x", "y"]).await?);
        if ask_user::<u32>("q8").await? > 1 {
            log.val(return_by_5!("x".parse::<u32>()));
        }
        checkpoint().await;
        Ok(format!("{arg0:?} {d:?} "))
    }
}

thrice! { p152, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q1 {arg0}")).key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let h: Shape = (Shape::Named { s: choose("q4", ["x", "y", "z"]).await?, n: "2".parse::<u32>()? });
        let mut e = ask_user::<String>("q5").await?;
        let mut w7 = 0u32;
        let given = 'out8: loop {
            w7 += 1;
            if w7 > 2 { break w7; }
            for x in [1u32, 2] {
                log.val(x);
                let _: u32 = ask_user("q11").await.unwrap_or(3);
                if ask_user::<bool>("q9").await? {
                    break_with_6!('out8, w7 + 1);
                }
            }
        };
        log.val(given);
        if confirm("q12").await? {
            log.val(arg0);
        } else {
            log.note("e13");
        }
        macro_rules! break_14 { () => { break } }
        'out16: for w15 in 0..3u32 {
            log.val(w15);
            let _: u32 = ask_user("q18").await.unwrap_or(3);
            for x in 0..2u32 {
                if confirm("q17").await? {
                    break_14!();
                }
                let a = ask_user::<bool>("q19").await?;
                let _ = confirm("q20").await?;
                log.val(x);
            }
        }
        macro_rules! continue_21 { () => { continue } }
        'out23: for w22 in 0..3u32 {
            log.val(w22);
            let _: u32 = ask_user("q25").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<u32>("q24").await? > 1 {
                    continue_21!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q27").await.unwrap_or(3);
        log.note("e28");
        'out31: for w30 in 0..3u32 {
            log.val(w30);
            let _ = confirm("q33").await?;
            for x in 0..2u32 {
                if ask_user::<bool>("q32").await? {
                    continue_29!('out31);
                }
                let Some(d) = log.later(Some(c)).await else {
                    macro_rules! break_34 { () => { break } }
                    'out36: for w35 in 0..3u32 {
                        log.val(w35);
                        log.val((e.len() as u32));
                        if confirm("q38").await? {
                            log.val((e.len() as u32));
                        } else {
                            log.note("e39");
                        }
                        for x in 0..2u32 {
                            if confirm("q37").await? {
                                break_34!();
                            }
                            macro_rules! break_with_40 { ($l:lifetime, $v:expr) => { break $l $v } }
                            let mut w41 = 0u32;
                            let given = 'out42: loop {
                                w41 += 1;
                                if w41 > 2 { break w41; }
                                for x in [1u32, 2] {
                                    log.val(x);
                                    checkpoint().await;
                                    if ask_user::<bool>("q43").await? {
                                        break_with_40!('out42, w41 + 1);
                                    }
                                }
                            };
                            log.val(given);
                            let _ = confirm("q46").await?;
                            log.note(choose("q47", ["x", "y"]).await?);
                            log.val(x);
                        }
                    }
                    log.val(ask_user::<u32>("q48").await?);
                    return Ok(format!("{arg0:?}{:?}", c));
                };
                let _: u32 = ask_user("q49").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        macro_rules! return_by_51 { ($e:expr) => { $e? } }
        if confirm("q55").await? {
            log.val(arg0);
        } else {
            log.val((e.len() as u32));
        }
        if ask_user::<bool>("q54").await? {
            log.val(return_by_51!("x".parse::<u32>()));
        }
        log.val(ask_user::<u32>("q60").await?);
        if ask_user::<u32>("q59").await? > 1 {
            log.val(return_by_56!("x".parse::<u32>()));
        }
        'out63: for w62 in 0..3u32 {
            log.val(w62);
            for x in 0..2u32 {
                if ask_user::<u32>("q64").await? > 1 {
                    continue_61!();
                }
                let mut w66 = 0u32;
                let given = 'out67: loop {
                    w66 += 1;
                    if w66 > 2 { break w66; }
                    for x in [1u32, 2] {
                        log.val(x);
                        let _: u32 = ask_user("q70").await.unwrap_or(3);
                        if ask_user::<bool>("q68").await? {
                            break_with_65!('out67, w66 + 1);
                        }
                    }
                };
                log.val(given);
                let _ = confirm("q71").await?;
                log.val(x);
            }
        }
        Ok(format!("{c:?} {e:?} "))
    }
    outside {
        macro_rules! break_with_6 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! continue_29 { ($l:lifetime) => { continue $l } }
        macro_rules! return_by_56 { ($e:expr) => { $e? } }
        macro_rules! continue_61 { () => { continue } }
        macro_rules! break_with_65 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p153, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await.unwrap_or(6);
        let mut c: Shape = Shape::Size((!("0".parse::<u32>()? * ask_user::<u32>("q2").await? % 89) % 50));
        let g = (match ask_user::<u32>(format!("q3 {h}")).await { Ok(n) => n, Err(_) => log.later(h).await });
        macro_rules! break_4 { ($l:lifetime) => { break $l } }
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            for x in 0..2u32 {
                if ask_user::<bool>("q7").await? {
                    break_4!('out6);
                }
                macro_rules! break_8 { ($l:lifetime) => { break $l } }
                'out10: for w9 in 0..3u32 {
                    log.val(w9);
                    checkpoint().await;
                    checkpoint().await;
                    if ask_user::<bool>("q15").await? {
                        log.val(return_by_12!("x".parse::<u32>()));
                    }
                    if confirm("q26").await? {
                        log.val(h);
                    } else {
                        log.note("e27");
                    }
                    let _ = confirm("q28").await?;
                    for x in 0..2u32 {
                        if ask_user::<bool>("q11").await? {
                            break_8!('out10);
                        }
                        log.note(choose("q29", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                log.note(choose("q30", ["x", "y"]).await?);
                let _: u32 = ask_user("q31").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q32").await.unwrap_or(3);
        'out35: for w34 in 0..3u32 {
            log.val(w34);
            'out39: for w38 in 0..3u32 {
                log.val(w38);
                if confirm("q41").await? {
                    log.note("e42");
                } else {
                    log.val(h);
                }
                for x in 0..2u32 {
                    if confirm("q40").await? {
                        continue_37!();
                    }
                    let _: u32 = ask_user("q43").await.unwrap_or(3);
                    log.val(x);
                }
            }
            log.note(choose("q44", ["x", "y"]).await?);
            let _ = confirm("q45").await?;
            for x in 0..2u32 {
                if ask_user::<u32>("q36").await? > 1 {
                    continue_33!('out35);
                }
                let _ = confirm("q46").await?;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q47").await.unwrap_or(3);
        'out50: {
            let w49 = 1;
            let _: u32 = ask_user("q53").await.unwrap_or(3);
            if ask_user::<u32>("q51").await? > 1 {
                break_block_48!('out50);
            }
            log.val(w49);
        }
        log.val(ask_user::<u32>("q54").await?);
        h += ((async { log.note("async"); (arg0.clone().len() as u32) }.await + h) % 97);
        h %= 60;
        macro_rules! break_block_55 { ($l:lifetime) => { break $l } }
        'out57: {
            let w56 = 1;
            let _ = confirm("q60").await?;
            if ask_user::<u32>("q58").await? > 1 {
                break_block_55!('out57);
            }
            log.val(w56);
        }
        macro_rules! break_61 { ($l:lifetime) => { break $l } }
        'out63: for w62 in 0..3u32 {
            log.val(w62);
            for x in 0..2u32 {
                if ask_user::<bool>("q64").await? {
                    break_61!('out63);
                }
                log.val(ask_user::<u32>("q65").await?);
                log.val(x);
            }
        }
        if confirm("q66").await? {
            log.later((g % 3 == 1)).await;
        } else {
            log.val(g);
        }
        _ = ask_user::<u32>(format!("q67 {g}")).await?;
        log.val(ask_user::<u32>("q73").await?);
        if confirm("q71").await? {
            return_68!("left by a macro");
        }
        Ok(format!("{arg0:?} {h:?} {c:?} "))
    }
    outside {
        macro_rules! return_by_12 { ($e:expr) => { $e? } }
        macro_rules! continue_33 { ($l:lifetime) => { continue $l } }
        macro_rules! continue_37 { () => { continue } }
        macro_rules! break_block_48 { ($l:lifetime) => { break $l } }
        macro_rules! return_68 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p154, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let g = (|| { let inner = |n: u32| n + arg1; log.val(inner(2)); arg1 })();
        let a = Shape::Size(arg1);
        let mut g = (5, "p".to_owned());
        let g = Row::default();
        log.note("e3");
        let mut d: Row = (Row { n: u32::from(arg0.clone().is_empty()), ..g });
        const N4: u32 = 0;
        let d = choose("q5", ["x", "y", "z"]).await?;
        log.later((arg1 % 3 == 0)).await;
        match ask_user::<u32>(format!("q6 {arg1}")).await? {
            0 | 3 | 5 if arg1 != 2 => {
                let mut b = None;
                same(&b, &[] as &[Option<u32>]);
            }
            x => {
            }
        }
        Ok(format!("{a:?} {N4:?} "))
    }
}

thrice! { p155, (log, mut arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let g = arg1;
        let h: Option<u32> = ask_user::<u32>(format!("q1 {arg0}")).await.ok();
        let mut d: Option<u32> = h;
        'out4: for w3 in 0..3u32 {
            log.val(w3);
            for x in 0..2u32 {
                if ask_user::<u32>("q5").await? > 1 {
                    break_2!();
                }
                let _ = confirm("q6").await?;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q7").await.unwrap_or(3);
        macro_rules! break_block_8 { ($l:lifetime) => { break $l } }
        'out10: {
            let w9 = 1;
            {
                macro_rules! break_with_13 { ($l:lifetime, $v:expr) => { break $l $v } }
                let mut w14 = 0u32;
                let given = 'out15: loop {
                    w14 += 1;
                    if w14 > 2 { break w14; }
                    for x in [1u32, 2] {
                        log.val(x);
                        log.val(ask_user::<u32>("q17").await?);
                        if confirm("q16").await? {
                            break_with_13!('out15, w14 + 1);
                        }
                    }
                };
                log.val(given);
                let h = Vec::new();
                let _ = ask_user::<bool>(format!("q18 {g}")).await?;
                same(&h, &[] as &[Vec<u32>]);
                checkpoint().await;
            }
            let _ = confirm("q20").await?;
            if ask_user::<bool>("q11").await? {
                break_block_8!('out10);
            }
            log.val(w9);
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {d:?} "))
    }
    outside {
        macro_rules! break_2 { () => { break } }
    }
}

thrice! { p156, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let e: Option<u32> = ask_user::<u32>("q3").await.ok();
        let c = (|| { let inner = |n: u32| n + g; log.val(inner(2)); (g, "p".to_owned()) })();
        let mut c: Option<u32> = Option::<u32>::or(Option::<u32>::map(Option::<u32>::map(e, |n: u32| (n + g) % 50), |n: u32| (n + g) % 50), Option::<u32>::map(arg0.iter().max().copied(), |n: u32| (n + g) % 50));
        let mut n4 = 0u32;
        'l5: while n4 < 3 && (if (g % 3 == 0) {
                let h = (3, "p".to_owned());
                vec![7, g, 3].contains(&g)
            } else {
                ((g % 3 == 1) && (g % 3 == 2))
            } || (g % 3 == 3)) {
            n4 += 1;
            let mut n6 = 0u32;
            'l7: while n6 < 3 && Option::<u32>::is_some(&Some(g)) {
                n6 += 1;
                let mut h = cat("s", g);
            }
            log.val(g);
            let mut n8 = 0u32;
            'l9: for (_, mut g) in (0u32..).zip((0..g % 4).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
                n8 += 1;
                if n8 > 4 { break; }
            }
        }
        Ok(format!("{e:?} {c:?} "))
    }
}

thrice! { p157, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await?;
        let mut c = confirm("q2").await.unwrap_or(false);
        let mut e = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q8 {g}")).key("k1"), confirm("q9").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[Vec<u32>]);
        let c: Option<u32> = (if (c && log.later(c).await) {
                return Err(ToolError::new("left"));
            } else {
                Option::<u32>::map(Some(arg1), |n: u32| (n + arg1) % 50)
        });
        e.push(((arg0.clone().len() as u32) % (((arg1 + Row::default().sum(arg1, arg1)) % 97) + 1)));
        match Shape::Size(arg1) {
            Shape::Dot => {
                'out12: for w11 in 0..3u32 {
                    log.val(w11);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q13").await? > 1 {
                            continue_10!('out12);
                        }
                        checkpoint().await;
                        if ask_user::<u32>("q17").await? > 1 {
                            log.val(return_by_14!("x".parse::<u32>()));
                        }
                        log.note(choose("q19", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                if ((1 % 3 == 2) && (6 % 3 == 0)) {
                    return Ok(Row::default().into_text(g));
                }
                log.val(ask_user::<u32>("q20").await?);
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        Ok(format!("{arg1:?} {g:?} {c:?} "))
    }
    outside {
        macro_rules! continue_10 { ($l:lifetime) => { continue $l } }
        macro_rules! return_by_14 { ($e:expr) => { $e? } }
    }
}

thrice! { p158, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {arg1}")).key("k1"), confirm(format!("q4 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let c = ask_user::<String>("q5").await?;
        let mut d: Vec<u32> = Vec::from([(measured(c.as_str(), arg0) * u32::max(u32::max(h, h), (h * h % 89)) % 89), (((*&h as u8) as u32) ^ 3)]);
        {
            d.sort_unstable();
        }
        {
            d.sort_unstable();
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{d:?}"));
        let Some(g) = Option::<u32>::map(Option::<u32>::map(Some((d.len() as u32)), |n: u32| (n + arg0) % 50), |n: u32| (n + arg1) % 50) else {
            let a = Default::default();
            same(&a, &[] as &[Vec<u32>]);
            return Ok(String::new().replace("a", &(cat(String::new().trim(), arg1) + &cat("s", arg1).replace("a", &cat("s", arg1)))));
        };
        let mut h = Row::default();
        let late7: Vec<u32>;
        if ('b8: {
                if (arg1 % 3 == 2) { break 'b8 ((g % 3 == 2) || Option::<u32>::is_some(&Some(g))); }
                let Some(c) = Some(g) else {
                    let mut c: (u32, String) = (g, "p".to_owned());
                    break 'b8 (arg1 % 3 == 3);
                };
                async { log.note("async"); ((2 % 3 == 0) || (c % 3 == 0)) }.await
        }) {
            if ((7 % 3 == 2) && (arg1 % 3 == 3)) {
                #[cfg(all())]
                log.later((3 % 3 == 1)).await;
                #[cfg(any())]
                log.note("never");
                {
                    if d.len() > 1 { d.swap(0, 1); }
                }
                log.val(ask_user::<u32>("q9").await?);
                log.note(format!("{d:?}"));
                let h: Row = (Row { v: d.clone(), n: arg1, s: String::new() });
            } else {
                {
                    d.truncate(2);
                }
                log.val(ask_user::<u32>("q10").await?);
                log.note(format!("{d:?}"));
            }
            late7 = (0..three(((arg0 + arg0) % 97), arg1, (!g % 50)) % 4).collect::<Vec<u32>>();
            let mut c: Option<u32> = Some(g);
        } else {
            log.later((g % 3 == 2)).await;
            late7 = d.clone();
            let late11: String;
            if (arg0 % 3 == 3) {
                let mut h: Option<u32> = Option::<u32>::map(Some(g), |n: u32| (n + arg0) % 50);
                late11 = ("a b".to_owned() + &cat("s", g)).replace("a", &format!("{arg0:?}{:?}", d));
                let mut d: Row = Row::default();
            } else {
                let e: Option<u32> = Option::<u32>::map(None::<u32>, |n: u32| (n + g) % 50);
                late11 = cat((cat("s", g) + &cat("s", arg0)).trim(), (arg1, arg0).1);
                log.val(arg1);
            }
        }
        let mut n12 = 0u32;
        while n12 < 3 && (arg0 != g) {
            n12 += 1;
        }
        Ok(format!("{arg0:?} {d:?} {h:?} "))
    }
}

thrice! { p159, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[u32]);
        let mut e: Shape = Shape::Size(((b + three(ask_user::<u32>("q4").await.unwrap_or(b), (b % (b + 1)), "7".parse::<u32>()?)) % 97));
        let mut c: Option<u32> = Option::<u32>::map(Some({ b = (arg0.clone().len() as u32); b }), |n: u32| (n + b) % 50);
        log.val(b);
        log.note("e5");
        if !(Row::default().sum(b, b) < b) {
            return Ok(Row::default().into_text((u32::from((b % 3 == 0)) ^ (|n: u32| (n + (arg0.len() as u32)) % 40)(b))));
        }
        let mut n6 = 0u32;
        for d in 1..4u32 {
            n6 += 1;
            if n6 > 4 { break; }
            match e.clone() {
                Shape::Dot => {
                    if Option::<u32>::is_some(&c) {
                        break;
                    }
                    let mut e = Default::default();
                    same(&e, &[] as &[String]);
                    log.later((b % 3 == 0)).await;
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                }
            }
        }
        Ok(format!("{arg0:?} {e:?} "))
    }
}

thrice! { p160, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {b}")).key("k1"), confirm(format!("q4 {b}")).key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[u32]);
        let g = { let (x, y) = ask_all((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await?; x + u32::from(y) };
        let g = { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? };
        {
            arg0.retain(|c| c != 'a');
        }
        {
            arg0.extend(['u', 'v']);
        }
        log.val(ask_user::<u32>("q9").await?);
        log.note(format!("{arg0:?}"));
        #[cfg(all())]
        log.later(g).await;
        #[cfg(any())]
        log.note("never");
        let a = (Row { n: b, ..Row::default() });
        let late11;
        match (if Option::<u32>::is_some(&None::<u32>) {
                return Ok(ask_user::<String>("q12").await?);
            } else {
                b
        }) {
            ..2 => { late11 = (Shape::Named { s: match ask_user::<u32>(format!("q14 {b}")).await.ok() {
                            Some(x @ ..4) if x != 4 => {
                                arg0.clone()
                            }
                            x @ Some(_) => {
                                arg0.clone()
                            }
                            None => {
                                let mut n15 = 0u32;
                                for _ in 1..4u64 {
                                    n15 += 1;
                                    if n15 > 4 { break; }
                                    let Row { v: mut h, n: t16 @ _, .. } = a.clone();
                                    {
                                        log.val(std::mem::take(&mut h));
                                    }
                                    log.val(ask_user::<u32>("q17").await?);
                                    log.note(format!("{h:?}"));
                                }
                                arg0.clone().replace("a", &arg0.clone())
                            }
                            _ => {
                                let mut n18 = 0u32;
                                for a in (0..2u32).rev() {
                                    n18 += 1;
                                    if n18 > 4 { break; }
                                    let late19: Shape;
                                    if g {
                                        log.note("e20");
                                        late19 = Shape::Size(b);
                                        log.note("e21");
                                    } else {
                                        log.note("e22");
                                        late19 = Shape::Size(a);
                                        log.note("e23");
                                    }
                                }
                                arg0.clone()
                            }
                        }, n: b }); }
            x if b % 2 == 0 => { late11 = (Shape::Named { s: arg0.clone(), n: *Box::new((x * b % 89)) }); }
            2.. => { late11 = Shape::Size(b); }
        }
        {
            arg0.insert(0, 'a');
        }
        {
            arg0.extend(['u', 'v']);
        }
        log.val(ask_user::<u32>("q24").await?);
        log.note(format!("{arg0:?}"));
        {
            log.val(arg0.pop());
        }
        {
            arg0 += "t";
        }
        log.val(ask_user::<u32>("q25").await?);
        log.note(format!("{arg0:?}"));
        Ok(format!("{arg0:?} {g:?} "))
    }
}

thrice! { p161, (log) -> Result<String, ToolError>, {
        let c: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => measured(String::new().as_str(), 1) });
        let mut c = (c, "p".to_owned());
        let mut g: Vec<u32> = Vec::from([{
                    (0..7 % 4).collect::<Vec<u32>>()
                }.get(((u32::max(0, 5) + (6 * 4 % 89)) % 97) as usize).copied().unwrap_or(1), vec![7, 1, 3].get(ask_user::<u32>("q5").await.unwrap_or(8) as usize).copied().unwrap_or(1)]);
        if (if (if log.val((4 % 3 == 1)) {
                    return Ok(c.1.clone());
                } else {
                    (2 % 3 == 2)
            }) {
                return Ok((Row { n: 8, ..Row::default() }).into_text(u32::abs_diff(0, 1)));
            } else {
                let b: Option<u32> = Some(7);
                (!(6 % 3 == 0) || ((6 % 3 == 1) && (1 % 3 == 2)))
        }) {
            let g: Option<u32> = (u32::abs_diff(7, 6), g.clone().iter().max().copied()).1;
        }
        let g = (Row { n: 7, ..Row::default() });
        let mut d: Option<u32> = Option::<u32>::map(Option::<u32>::map(Option::<u32>::map(Some(5), |n: u32| (n + 3) % 50), |n: u32| (n + 4) % 50), |n: u32| (n + 8) % 50);
        let mut n6 = 0u32;
        'l7: loop {
            n6 += 1;
            if n6 > 3 { break; }
            let mut e: Vec<u32> = vec![6];
            if Option::<u32>::is_some(&Option::<u32>::or(d, d)) { break; }
        }
        let d = Default::default();
        same(&d, &[] as &[Vec<u32>]);
        let mut b = (6 % 3 == 0);
        let g = g;
        Ok(format!("{c:?} {d:?} {b:?} "))
    }
}

thrice! { p162, (log) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q1").await?);
        let a = ask_user::<String>(format!("q2 {c}")).await?;
        let d = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        match ask_user::<u32>("q6").await? {
            ..2 => {
                let mut n7 = 0u32;
                for h in 2..=4u32 {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let late8;
                    if !(h % 3 == 3) {
                        log.later((h % 3 == 0)).await;
                        late8 = (Shape::Named { s: a.clone(), n: h });
                        let mut w11 = 0u32;
                        let given = 'out12: loop {
                            w11 += 1;
                            if w11 > 2 { break w11; }
                            for x in [1u32, 2] {
                                log.val(x);
                                let _ = confirm("q15").await?;
                                if ask_user::<u32>("q13").await? > 1 {
                                    break_with_10!('out12, w11 + 1);
                                }
                            }
                        };
                        log.val(given);
                        macro_rules! continue_16 { ($l:lifetime) => { continue $l } }
                        'out18: for w17 in 0..3u32 {
                            log.val(w17);
                            log.note(choose("q20", ["x", "y"]).await?);
                            for x in 0..2u32 {
                                if ask_user::<bool>("q19").await? {
                                    continue_16!('out18);
                                }
                                log.note(choose("q21", ["x", "y"]).await?);
                                log.val(x);
                            }
                        }
                        let _: u32 = ask_user("q22").await.unwrap_or(3);
                        let _ = confirm("q23").await?;
                    } else {
                        log.later((c % 3 == 2)).await;
                        late8 = Shape::Size(h);
                        log.val(c);
                    }
                    let mut n26 = 0u32;
                    for d in [ask_user::<String>("q25").await?, cat(a.clone(), h)] {
                        n26 += 1;
                        if n26 > 4 { break; }
                        let b = a.clone();
                        log.note("e27");
                    }
                }
                let late28: u32;
                if ({
                        (0 % 3 == 0)
                    } || ((c % 3 == 1) && (c % 3 == 3))) {
                    let g: Row = (Row { n: c, ..Row::default() });
                    late28 = (a.len() as u32);
                    let mut e = (Shape::Named { s: a.clone(), n: c });
                } else {
                    let late29: u32;
                    {
                        let b = Row::default();
                    }
                    late29 = *Box::new(7);
                    late28 = (Row::default().sum(c, late29) ^ "7".parse::<u32>()?);
                    let b = (late29, a.clone());
                }
            }
            x if x % 2 == 0 => {
                let mut a: Vec<u32> = Vec::from([*Box::new(c), (x ^ x)]);
            }
            2.. => {
                let Some(g) = Some((c ^ c)) else {
                    macro_rules! continue_30 { () => { continue } }
                    'out32: for w31 in 0..3u32 {
                        log.val(w31);
                        log.val(ask_user::<u32>("q34").await?);
                        for x in 0..2u32 {
                            if ask_user::<u32>("q33").await? > 1 {
                                continue_30!();
                            }
                            let _ = confirm("q35").await?;
                            log.val(x);
                        }
                    }
                    log.val(ask_user::<u32>("q36").await?);
                    return Err(ToolError::new("left"));
                };
            }
        }
        Ok(format!("{c:?} {a:?} {d:?} "))
    }
    outside {
        macro_rules! break_with_10 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p163, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        let _ = confirm("q4").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let b = "11".parse()?;
        let _ = confirm(format!("q6 {b}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let mut a = Default::default();
        let _ = confirm("q8").await?;
        same(&a, &[] as &[String]);
        let g: Option<u32> = Option::<u32>::map(Some(b), |n: u32| (n + b) % 50);
        let g = Row::default();
        let r9 = &b;
        log.later((b % 3 == 3)).await;
        if let [r10, ..] = &arg0[..] {
            {
                log.val(a.pop());
            }
            {
                a.retain(|c| c != 'a');
            }
            log.val(ask_user::<u32>("q11").await?);
            log.note(format!("{a:?}"));
            let a: Row = (Row { v: g.v.clone(), n: b, s: cat(a.clone().trim(), b) });
            log.val(b);
        }
        let mut a: Vec<u32> = [g.v.clone(), Vec::from([b, (((arg0.len() as u32) + b) % 97)])].concat();
        log.later((b % 3 == 1)).await;
        let mut open15: Vec<u32> = Vec::from([if arg1.clone().is_empty() {
                    {
                        a.dedup();
                    }
                    log.val(ask_user::<u32>("q14").await?);
                    log.note(format!("{a:?}"));
                    ((b as u8) as u32)
                } else {
                    (b * b % 89)
                }, (arg1.clone().len() as u32)]);
        let mut n13 = 0u32;
        while let Some(h) = open15.pop() && n13 < 4 {
            n13 += 1;
        }
        Ok(format!("{b:?} {g:?} {r9:?} {a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut h = ask_user::<String>("q1").await?;
        let late2: u32;
        let b: Vec<u32> = Vec::from([(h.clone().len() as u32), measured("text1", 6)]);
        late2 = (((!(((b.len() as u32) + 3) % 97) % 50) + [u32::max(4, 0), (Row { s: h.clone(), n: 4, ..Row::default() }).n][u32::min((5 * (h.len() as u32) % 89) % 2, 1) as usize]) % 97);
        Ok(u32::from((late2 % 3 == 1)))
    }
}

thrice! { p164, (log) -> Result<String, ToolError>, {
        let mut e = 3;
        let mut e = "11".parse()?;
        let _ = confirm(format!("q1 {e}")).await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let d = (Shape::Named { s: choose("q4", ["x", "y", "z"]).await?, n: (((*&e + e) % 97) ^ ask_user::<u32>("q5").await?) });
        let mut g = Shape::Size(e);
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            let mut h: Option<u32> = Option::<u32>::or(log.later(Some(e)).await, Some(e));
            log.note(choose("q10", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q9").await? > 1 {
                    break_6!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q12").await.unwrap_or(3);
        if String::new().is_empty() {
            let e = Row::default();
            let late13: u32;
            let mut n14 = 0u32;
            'l15: for e in (0 % (6 + 1))..6 % 3 {
                n14 += 1;
                if n14 > 4 { break; }
                macro_rules! break_16 { ($l:lifetime) => { break $l } }
                'out18: for w17 in 0..3u32 {
                    log.val(w17);
                    log.note(choose("q20", ["x", "y"]).await?);
                    for x in 0..2u32 {
                        if confirm("q19").await? {
                            break_16!('out18);
                        }
                        if confirm("q21").await? {
                            log.later((e % 3 == 0)).await;
                        } else {
                            log.note("e22");
                        }
                        log.val(x);
                    }
                }
                let _ = confirm("q23").await?;
                let mut n24 = 0u32;
                'l25: for _ in 1..2u64 {
                    n24 += 1;
                    if n24 > 4 { break; }
                    macro_rules! continue_26 { ($l:lifetime) => { continue $l } }
                    'out28: for w27 in 0..3u32 {
                        log.val(w27);
                        log.note(choose("q30", ["x", "y"]).await?);
                        for x in 0..2u32 {
                            if ask_user::<bool>("q29").await? {
                                continue_26!('out28);
                            }
                            log.val(ask_user::<u32>("q31").await?);
                            log.val(x);
                        }
                    }
                }
            }
            late13 = *Box::new((!5 % 50));
        } else {
        }
        Ok(format!("{e:?} {g:?} "))
    }
    outside {
        macro_rules! break_6 { () => { break } }
    }
}

thrice! { p165, (log) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut d = Default::default();
        same(&d, &[] as &[Vec<u32>]);
        let mut g = { let mut n28 = 0u32; 'l29: loop {
                n28 += 1;
                if n28 > 2 { break 'l29 format!("{d:?}{:?}", d); }
                macro_rules! break_30 { () => { break } }
                'out32: for w31 in 0..3u32 {
                    log.val(w31);
                    if confirm("q34").await? {
                        log.val(6);
                    } else {
                        log.note("e35");
                    }
                    for x in 0..2u32 {
                        if confirm("q33").await? {
                            break_30!();
                        }
                        macro_rules! m36 { ($n:expr) => { $n + 1 } }
                        log.val(m36!(1));
                        log.val(ask_user::<u32>("q37").await?);
                        log.val(x);
                    }
                }
                if confirm("q38").await? {
                    log.later((6 % 3 == 2)).await;
                } else {
                    log.later((5 % 3 == 1)).await;
                }
                if (cat("s", 5) == "a") { break 'l29 "a b".to_owned(); }
            } };
        let mut w40 = 0u32;
        let given = 'out41: loop {
            w40 += 1;
            if w40 > 2 { break w40; }
            for x in [1u32, 2] {
                log.val(x);
                macro_rules! m43 { ($n:expr) => { $n + 1 } }
                log.val(m43!(2));
                let _: u32 = ask_user("q44").await.unwrap_or(3);
                if ask_user::<u32>("q42").await? > 1 {
                    break_with_39!('out41, w40 + 1);
                }
            }
        };
        log.val(given);
        macro_rules! return_by_45 { ($e:expr) => { $e? } }
        if confirm("q49").await? {
            log.later((2 % 3 == 0)).await;
        } else {
            log.val((d.len() as u32));
        }
        if ask_user::<u32>("q48").await? > 1 {
            log.val(return_by_45!("x".parse::<u32>()));
        }
        checkpoint().await;
        let _: u32 = ask_user("q51").await.unwrap_or(3);
        Ok(format!("{d:?} "))
    }
    outside {
        macro_rules! break_with_39 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p166, (log) -> Result<String, ToolError>, {
        let mut c: u32 = u32::from(ask_user::<u8>("q26").await?);
        let mut a = Shape::Dot;
        let mut c: Option<u32> = Some(c);
        let mut d = (Row { v: vec![7, 0, 3], n: 4, s: cat((String::new() + &String::new()).trim(), ask_user::<u32>("q29").await?) });
        use std::cmp::max as max30;
        log.val(max30((((u32::abs_diff(2, c.unwrap_or(3)) as u8) as u32) ^ ("3".parse::<u32>()?, ((0 + 5) % 97)).1), 3));
        if (0 % 3 == 2) {
            return Ok(ask_user::<String>("q31").await?);
        }
        {
            log.val(*c.get_or_insert(4));
        }
        log.val(ask_user::<u32>("q32").await?);
        log.note(format!("{c:?}"));
        match 8 {
            0 | 3 | 5 if 3 != 2 => {
                log.later((5 % 3 == 2)).await;
                macro_rules! continue_33 { ($l:lifetime) => { continue $l } }
                'out35: for w34 in 0..3u32 {
                    log.val(w34);
                    'out39: for w38 in 0..3u32 {
                        log.val(w38);
                        log.val(ask_user::<u32>("q41").await?);
                        for x in 0..2u32 {
                            if confirm("q40").await? {
                                continue_37!();
                            }
                            if confirm("q42").await? {
                                log.later((3 % 3 == 2)).await;
                            } else {
                                log.val(0);
                            }
                            log.val(x);
                        }
                    }
                    let _: u32 = ask_user("q43").await.unwrap_or(3);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q36").await? > 1 {
                            continue_33!('out35);
                        }
                        let _ = confirm("q44").await?;
                        log.val(x);
                    }
                }
                log.val(ask_user::<u32>("q45").await?);
            }
            x => {
            }
        }
        let late46;
        log.note("e47");
        late46 = String::new();
        #[cfg(all())]
        let cfg48 = 1;
        #[cfg(any())]
        let cfg48 = String::new();
        checkpoint().await;
        {
            let Row { n, v, .. } = &mut d; v.push(*n); *n = 1;
        }
        log.val(ask_user::<u32>("q49").await?);
        log.note(format!("{d:?}"));
        Ok(format!("{a:?} {c:?} {d:?} {cfg48:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut n4 = 0u32;
        for b in Vec::from([u32::from(ask_user::<u8>(format!("q2 {arg0}")).await?), ask_user::<u32>("q3").await?]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n4 += 1;
            if n4 > 4 { break; }
            let g: Row = (Row { n: (arg0 % (arg0 + 1)), ..Row::default() });
            _ = ask_user::<u32>("q6").await?;
        }
        let d: Option<u32> = arg1;
        macro_rules! break_7 { () => { break } }
        'out9: for w8 in 0..3u32 {
            log.val(w8);
            log.note(choose("q11", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q10").await? {
                    break_7!();
                }
                let _: u32 = ask_user("q12").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q13").await.unwrap_or(3);
        Ok("5".parse::<u32>().unwrap_or(0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        macro_rules! break_block_14 { ($l:lifetime) => { break $l } }
        'out16: {
            let w15 = 1;
            if confirm("q18").await? {
                log.val(6);
            } else {
                log.val(4);
            }
            if ask_user::<bool>("q17").await? {
                break_block_14!('out16);
            }
            log.val(w15);
        }
        'out21: for w20 in 0..3u32 {
            log.val(w20);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q22").await? > 1 {
                    continue_19!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        checkpoint().await;
        Ok([8, 7][u32::min(2 % 2, 1) as usize])
    }
    outside {
        macro_rules! continue_19 { () => { continue } }
        macro_rules! continue_37 { () => { continue } }
    }
}

thrice! { p167, (log, mut arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = Default::default();
        let _ = confirm(format!("q3 {g}")).await.unwrap_or(false);
        same(&g, &[] as &[u32]);
        let mut d: Row = (|| { let inner = |n: u32| n + g; log.val(inner(2)); Row::default() })();
        let h = async { log.note("async"); d.clone() }.await;
        let Some(d) = (|| { let inner = |n: u32| n + 7; log.val(inner(2)); None::<u32> })() else {
            return Ok(ask_user::<String>(format!("q4 {g}")).await?);
        };
        let Some(mut c) = ask_user::<u32>(format!("q5 {d}")).await.ok() else {
            let mut h = (Shape::Named { s: cat(arg0.clone().trim(), g), n: ask_user::<u32>("q7").await.unwrap_or(g) });
            return Err(ToolError::new("left"));
        };
        log.val(g);
        match ((three(c, c, c) ^ u32::abs_diff(g, c)), async { log.note("async"); (arg0.clone() + &arg0.clone()) }.await) {
            (0, x) => {
                let mut g = (d % 3 == 2);
                let mut d: Option<u32> = Some(d);
            }
            (mut x, _) => {
            }
        }
        Ok(format!("{h:?} {c:?} "))
    }
}

thrice! { p168, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a: u32 = ask_user::<u32>("q25").await.unwrap_or((6 % (6 + 1)));
        let h = a;
        let b = u32::abs_diff(u32::abs_diff(((|| { let inner = |n: u32| n + h; log.val(inner(2)); h })() % (h + 1)), u32::max(((a + a) % 97), (match ask_user::<u32>(format!("q26 {h}")).await { Ok(n) => n, Err(_) => a }))), *&(!(!h % 50) % 50));
        let mut d = Default::default();
        same(&d, &[] as &[Vec<u32>]);
        {
            d.extend([8, 2]);
        }
        {
            log.val(std::mem::take(&mut d));
        }
        log.val(ask_user::<u32>("q27").await?);
        log.note(format!("{d:?}"));
        let mut n28 = 0u32;
        'l29: while n28 < 3 && (h % 3 == 1) {
            n28 += 1;
            log.note("e31");
            if ((b >= h) || ((h % 3 == 3) && (h % 3 == 1))) {
                let e = Row::default().into_text(h);
                'out34: for w33 in 0..3u32 {
                    log.val(w33);
                    let _: u32 = ask_user("q36").await.unwrap_or(3);
                    for x in 0..2u32 {
                        if ask_user::<bool>("q35").await? {
                            continue_32!();
                        }
                        let _: u32 = ask_user("q37").await.unwrap_or(3);
                        log.val(x);
                    }
                }
                log.note(choose("q38", ["x", "y"]).await?);
                {
                    if d.len() > 1 { d.swap(0, 1); }
                }
                log.val(ask_user::<u32>("q39").await?);
                log.note(format!("{d:?}"));
            }
        }
        Ok(format!("{a:?} {h:?} {b:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            if (confirm("q5").await? || Option::<u32>::is_some(&None::<u32>)) {
                'out8: {
                    let w7 = 1;
                    let d = arg0.clone();
                    if confirm("q11").await? {
                        log.val(5);
                    } else {
                        log.later((0 % 3 == 2)).await;
                    }
                    if ask_user::<bool>("q9").await? {
                        break_block_6!('out8);
                    }
                    log.val(w7);
                }
                checkpoint().await;
                let mut h: Option<u32> = Some(6);
            } else if !Option::<u32>::is_some(&Some(1)) {
            } else {
            }
            log.note(choose("q13", ["x", "y"]).await?);
            for x in 0..2u32 {
                if confirm("q4").await? {
                    break_1!();
                }
                log.note(choose("q14", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q15", ["x", "y"]).await?);
        Ok((Row { s: arg0.clone(), n: 0, ..Row::default() }).n)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let e = ("a b".to_owned() + &cat("s", 4).replace("a", &String::new()));
        let h = { let mut n17 = 0u32; loop {
                n17 += 1;
                if n17 > 2 { break Row::default(); }
                let mut n20 = 0u32;
                for (h, s) in BTreeMap::from([(u32::from(ask_user::<u8>("q19").await?), (e.clone() + &e.clone())), (1, "one".to_owned())]) {
                    n20 += 1;
                    if n20 > 4 { break; }
                    fn f21(n: u32) -> u32 { n + 1 }
                    log.val(f21(h));
                    let mut n22 = 0u32;
                    'l23: while n22 < 3 && (h % 3 == 3) {
                        n22 += 1;
                        let mut g: Row = Row::default();
                        log.val(h);
                    }
                }
                if (5 % 3 == 3) { break Row::default(); }
            } };
        Ok(u32::max(1, (e.len() as u32)))
    }
    outside {
        macro_rules! break_1 { () => { break } }
        macro_rules! break_block_6 { ($l:lifetime) => { break $l } }
        macro_rules! continue_32 { () => { continue } }
    }
}

thrice! { p169, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g: u32 = ask_user::<u32>("q1").await?;
        let g = (|| { let inner = |n: u32| n + g; log.val(inner(2)); (g, "p".to_owned()) })();
        let a: bool = ask_user::<String>("q3").await?.replace("a", &String::new()).is_empty();
        let a: Option<u32> = async { log.note("async"); Some(0) }.await;
        let mut d = cat(cat("a b".to_owned().replace("a", &cat("s", 3)), a.unwrap_or(3)), 7);
        let mut e = None;
        same(&e, &[] as &[Option<u32>]);
        if let Some(ref r4) = a {
            let r5 = d.as_str();
        }
        Ok(format!("{arg0:?} {a:?} {d:?} "))
    }
}

thrice! { p170, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q18").await?;
        let mut d = (h, arg0.clone());
        let mut h = ((!confirm("q20").await? || ask_user::<bool>("q21").await?) && { let (x, y) = ask_each((ask_user::<u32>("q22").key("k1"), confirm("q23").key("k2"))).await; x.is_ok() && y? });
        macro_rules! break_24 { ($l:lifetime) => { break $l } }
        'out26: for w25 in 0..3u32 {
            log.val(w25);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q27").await? > 1 {
                    break_24!('out26);
                }
                log.note(choose("q29", ["x", "y"]).await?);
                log.val(x);
            }
        }
        macro_rules! continue_30 { () => { continue } }
        'out32: for w31 in 0..3u32 {
            log.val(w31);
            let _ = confirm("q34").await?;
            for x in 0..2u32 {
                if confirm("q33").await? {
                    continue_30!();
                }
                log.later(h).await;
                let _ = confirm("q35").await?;
                log.val(x);
            }
        }
        let _: u32 = ask_user("q36").await.unwrap_or(3);
        log.val(((log.val(u32::abs_diff(d.0, 6)) + (!u32::from(h) % 50)) % 97));
        let mut w38 = 0u32;
        let given = 'out39: loop {
            w38 += 1;
            if w38 > 2 { break w38; }
            for x in [1u32, 2] {
                log.val(x);
                macro_rules! break_with_41 { ($l:lifetime, $v:expr) => { break $l $v } }
                let mut w42 = 0u32;
                let given = 'out43: loop {
                    w42 += 1;
                    if w42 > 2 { break w42; }
                    for x in [1u32, 2] {
                        log.val(x);
                        let _ = confirm("q46").await?;
                        if confirm("q44").await? {
                            break_with_41!('out43, w42 + 1);
                        }
                    }
                };
                log.val(given);
                checkpoint().await;
                if confirm("q40").await? {
                    break_with_37!('out39, w38 + 1);
                }
            }
        };
        log.val(given);
        Ok(format!(""))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        macro_rules! continue_1 { ($l:lifetime) => { continue $l } }
        'out3: for w2 in 0..3u32 {
            log.val(w2);
            let _: u32 = ask_user("q5").await.unwrap_or(3);
            for x in 0..2u32 {
                if confirm("q4").await? {
                    continue_1!('out3);
                }
                let _: u32 = ask_user("q6").await.unwrap_or(3);
                log.val(x);
            }
        }
        'out9: for w8 in 0..3u32 {
            log.val(w8);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q10").await? {
                    continue_7!('out9);
                }
                let _: u32 = ask_user("q12").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        let h = ((Row { s: ask_user::<String>("q16").await?, n: (1 * 1 % 89), ..Row::default() }).n, ask_user::<String>("q17").await?);
        Ok((!5 % 50))
    }
    outside {
        macro_rules! continue_7 { ($l:lifetime) => { continue $l } }
        macro_rules! break_with_37 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p171, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = u32::from(ask_user::<u8>("q1").await?);
        let mut b = confirm("q2").await.unwrap_or(false);
        let d = None;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Option<u32>]);
        if ((b && !b) || b) {
            let mut n5 = 0u32;
            for (b, y) in cat("s", arg0).replace("a", &String::new()).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n5 += 1;
                if n5 > 4 { break; }
                macro_rules! break_with_6 { ($l:lifetime, $v:expr) => { break $l $v } }
                let mut w7 = 0u32;
                let given = 'out8: loop {
                    w7 += 1;
                    if w7 > 2 { break w7; }
                    for x in [1u32, 2] {
                        log.val(x);
                        log.val(ask_user::<u32>("q11").await?);
                        if confirm("q9").await? {
                            break_with_6!('out8, w7 + 1);
                        }
                    }
                };
                log.val(given);
                macro_rules! break_12 { () => { break } }
                'out14: for w13 in 0..3u32 {
                    log.val(w13);
                    macro_rules! continue_16 { () => { continue } }
                    'out18: for w17 in 0..3u32 {
                        log.val(w17);
                        log.note(choose("q20", ["x", "y"]).await?);
                        for x in 0..2u32 {
                            if ask_user::<bool>("q19").await? {
                                continue_16!();
                            }
                            checkpoint().await;
                            log.val(x);
                        }
                    }
                    if confirm("q22").await? {
                        log.val(b);
                    } else {
                        log.later(y).await;
                    }
                    if confirm("q23").await? {
                        log.note("e24");
                    } else {
                        log.note("e25");
                    }
                    for x in 0..2u32 {
                        if ask_user::<bool>("q15").await? {
                            break_12!();
                        }
                        log.val(ask_user::<u32>("q26").await?);
                        log.val(x);
                    }
                }
                let _: u32 = ask_user("q27").await.unwrap_or(3);
                macro_rules! continue_28 { () => { continue } }
                'out30: for w29 in 0..3u32 {
                    log.val(w29);
                    if confirm("q32").await? {
                        log.val(b);
                    } else {
                        log.val(e);
                    }
                    for x in 0..2u32 {
                        if confirm("q31").await? {
                            continue_28!();
                        }
                        log.note(choose("q33", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                let _: u32 = ask_user("q34").await.unwrap_or(3);
            }
        } else {
        }
        log.val(4);
        fn f35(n: u32) -> u32 { n + 1 }
        log.val(f35(ask_user::<u32>(format!("q36 {arg0}")).await.unwrap_or(e)));
        macro_rules! return_37 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_41 { () => { break } }
        'out43: for w42 in 0..3u32 {
            log.val(w42);
            log.note(choose("q45", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q44").await? {
                    break_41!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        if confirm("q47").await? {
            log.note("e48");
        } else {
            log.later(b).await;
        }
        if ask_user::<bool>("q40").await? {
            return_37!("left by a macro");
        }
        Ok(format!("{arg0:?} {b:?} "))
    }
}

thrice! { p172, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut g = "a b".to_owned();
        let a: bool = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let c = None;
        let _ = ask_user::<bool>("q5").await?;
        same(&c, &[] as &[Option<u32>]);
        let a: Row = (Row { n: (|| { let inner = |n: u32| n + arg1; log.val(inner(2)); e })(), ..Row::default() });
        let e = a.clone();
        log.val(arg1);
        match Shape::Size(2) {
            Shape::Named { s, n: x @ 0..=3 } if arg1 != 2 => {
                let mut b: Option<u32> = ask_user::<u32>("q8").await.ok();
                let mut n9 = 0u32;
                for b in 2..=4u32 {
                    n9 += 1;
                    if n9 > 4 { break; }
                    let Some(d) = c else {
                        break;
                    };
                    log.val(x);
                }
                let e: Vec<u32> = vec![7, arg1, 3];
            }
            Shape::Size(0) => {
                let mut e: Vec<u32> = arg0.clone();
            }
            x => {
            }
        }
        g.push_str(&a.into_text(arg1));
        if (ask_user::<bool>("q11").await? && (arg1 % 3 == 1)) {
            return Ok((Row { v: arg0.clone().into_iter().map(|n| n + arg1).collect::<Vec<u32>>(), n: arg1, s: format!("{arg1:?}{:?}", g) }).into_text(e.clone().sum(arg1, arg1)));
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
}

thrice! { p173, (log) -> Result<String, ToolError>, {
        let mut d: u32 = (|| { let inner = |n: u32| n + 0; log.val(inner(2)); 8 })();
        let mut h = (Row { v: (0..d % 4).collect::<Vec<u32>>().into_iter().map(|n| n + d).collect::<Vec<u32>>(), n: log.later(async { log.note("async"); (d ^ d) }.await).await, s: "a b".to_owned() });
        let a = { let (x, y) = ask_each((ask_user::<u32>(format!("q10 {d}")).key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? };
        let mut d: Vec<u32> = (0..d % 4).collect::<Vec<u32>>();
        let d: Option<u32> = ask_user::<u32>("q14").await.ok();
        macro_rules! return_15 { ($v:expr) => { return Err(ToolError::new($v)) } }
        log.note(choose("q19", ["x", "y"]).await?);
        if ask_user::<bool>("q18").await? {
            return_15!("left by a macro");
        }
        log.note(choose("q20", ["x", "y"]).await?);
        log.val(8);
        macro_rules! return_by_21 { ($e:expr) => { $e? } }
        if confirm("q25").await? {
            log.later(a).await;
        } else {
            log.val(h.n);
        }
        if ask_user::<u32>("q24").await? > 1 {
            log.val(return_by_21!("x".parse::<u32>()));
        }
        let _: u32 = ask_user("q26").await.unwrap_or(3);
        let mut n30 = 0u32;
        for e in [measured(ask_user::<String>("q27").await?.as_str(), { let (x, y) = ask_all((ask_user::<u32>("q28").key("k1"), confirm("q29").key("k2"))).await?; x + u32::from(y) }), 2] {
            n30 += 1;
            if n30 > 4 { break; }
            let mut open33: Vec<u32> = [vec![7, e, 3], h.v.clone()].concat();
            let mut n31 = 0u32;
            'l34: while let Some(e) = open33.pop() && n31 < 4 {
                n31 += 1;
                let mut b = cat("a b".to_owned(), e);
            }
        }
        let Row { v: mut b, n: t35 @ _, .. } = (Row { n: measured("text2", vec![5].get(6 as usize).copied().unwrap_or(1)), ..h.clone() });
        'b36: {
            let mut b: Option<u32> = ask_user::<u32>("q37").await.ok();
        }
        Ok(format!("{a:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        log.val(((three(ask_user::<u32>("q1").await.unwrap_or(7), ask_user::<u32>("q2").await.unwrap_or(7), u32::max(3, 6)) + Vec::from([7, 3]).get(Row::default().sum(2, 8) as usize).copied().unwrap_or(1)) % 97));
        let mut n3 = 0u32;
        'l4: while n3 < 3 && (0 % 3 == 0) {
            n3 += 1;
        }
        Ok(8)
    }
    flow f1(log, fuel: u32, arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if (ask_user::<bool>("q5").await? || { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {arg1}")).key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? }) {
            let mut n8 = 0u32;
            for c in 0..1u32 {
                n8 += 1;
                if n8 > 4 { break; }
                let e: Vec<u32> = Vec::from([arg1, c]);
            }
        }
        Ok(three(arg1, arg1, arg1))
    }
}

thrice! { p174, (log) -> Result<String, ToolError>, {
        let mut c = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 });
        let a: Option<u32> = ask_user::<u32>("q2").await.ok();
        let c = format!("{a:?}{:?}", c);
        'out5: for w4 in 0..3u32 {
            log.val(w4);
            let _ = confirm("q7").await?;
            for x in 0..2u32 {
                if confirm("q6").await? {
                    break_3!();
                }
                if confirm("q8").await? {
                    'out11: for w10 in 0..3u32 {
                        log.val(w10);
                        log.val(ask_user::<u32>("q13").await?);
                        for x in 0..2u32 {
                            if ask_user::<u32>("q12").await? > 1 {
                                continue_9!();
                            }
                            log.note(choose("q14", ["x", "y"]).await?);
                            log.val(x);
                        }
                    }
                }
                checkpoint().await;
                log.val(x);
            }
        }
        let _ = confirm("q16").await?;
        let mut a = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q19").key("k1"), confirm("q20").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[Vec<u32>]);
        a.resize(3, 1);
        a[u32::min((c.len() as u32) % 3, 2) as usize] = ((u32::max(8, (2 % (0 + 1))) + (7 ^ 8)) % 97);
        macro_rules! return_by_21 { ($e:expr) => { $e? } }
        let _ = confirm("q27").await?;
        if ask_user::<u32>("q24").await? > 1 {
            log.val(return_by_21!("x".parse::<u32>()));
        }
        'out34: for w33 in 0..3u32 {
            log.val(w33);
            let _: u32 = ask_user("q36").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<u32>("q35").await? > 1 {
                    break_32!('out34);
                }
                if confirm("q37").await? {
                    log.note("e38");
                } else {
                    log.later((7 % 3 == 2)).await;
                }
                log.val(x);
            }
        }
        let _: u32 = ask_user("q39").await.unwrap_or(3);
        checkpoint().await;
        if ask_user::<bool>("q31").await? {
            return_28!("left by a macro");
        }
        log.note("e41");
        macro_rules! return_42 { ($v:expr) => { return Err(ToolError::new($v)) } }
        let _ = confirm("q47").await?;
        if ask_user::<u32>("q45").await? > 1 {
            return_42!("left by a macro");
        }
        Ok(format!("{c:?} {a:?} "))
    }
    outside {
        macro_rules! break_3 { () => { break } }
        macro_rules! continue_9 { () => { continue } }
        macro_rules! return_28 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! break_32 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p175, (log, arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut b = "11".parse()?;
        let _ = confirm(format!("q1 {b}")).await?;
        same(&b, &[] as &[u32]);
        let mut h: bool = confirm("q2").await?;
        let h = (Row { n: (Row { s: ask_user::<String>("q4").await?, n: log.later(b).await, ..Row::default() }).n, ..Row::default() });
        macro_rules! break_5 { ($l:lifetime) => { break $l } }
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            if confirm("q9").await? {
                log.val(arg1);
            } else {
                log.val(b);
            }
            for x in 0..2u32 {
                if ask_user::<u32>("q8").await? > 1 {
                    break_5!('out7);
                }
                macro_rules! return_by_10 { ($e:expr) => { $e? } }
                let _: u32 = ask_user("q15").await.unwrap_or(3);
                if confirm("q13").await? {
                    log.val(return_by_10!("x".parse::<u32>()));
                }
                log.note(choose("q16", ["x", "y"]).await?);
                log.val(x);
            }
        }
        macro_rules! break_17 { ($l:lifetime) => { break $l } }
        'out19: for w18 in 0..3u32 {
            log.val(w18);
            log.note(choose("q21", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q20").await? > 1 {
                    break_17!('out19);
                }
                checkpoint().await;
                log.val(x);
            }
        }
        checkpoint().await;
        macro_rules! return_24 { ($v:expr) => { return Err(ToolError::new($v)) } }
        let _: u32 = ask_user("q29").await.unwrap_or(3);
        if confirm("q27").await? {
            return_24!("left by a macro");
        }
        let mut n30 = 0u32;
        while n30 < 3 && (arg1 % 3 == 3) {
            n30 += 1;
            'out33: for w32 in 0..3u32 {
                log.val(w32);
                log.val(ask_user::<u32>("q35").await?);
                for x in 0..2u32 {
                    if ask_user::<bool>("q34").await? {
                        continue_31!('out33);
                    }
                    log.note(choose("q36", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            log.val(ask_user::<u32>("q37").await?);
        }
        let mut n38 = 0u32;
        loop {
            n38 += 1;
            if n38 > 3 { break; }
            macro_rules! break_block_39 { ($l:lifetime) => { break $l } }
            'out41: {
                let w40 = 1;
                let _ = confirm("q43").await?;
                if confirm("q42").await? {
                    break_block_39!('out41);
                }
                log.val(w40);
            }
            if ((1 % 3 == 2) && (((5 % 3 == 0) && (arg1 % 3 == 1)) || (arg1 % 3 == 2))) { break; }
        }
        Ok(format!("{arg1:?} {h:?} "))
    }
    outside {
        macro_rules! continue_31 { ($l:lifetime) => { continue $l } }
    }
}

thrice! { p176, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let g = Default::default();
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let b = ((arg0.len() as u32), ask_user::<String>(format!("q4 {arg1}")).await?);
        let mut b = ask_user::<String>("q5").await?;
        log.later((g % 3 == 3)).await;
        let Some(e) = (|| { let inner = |n: u32| n + arg1; log.val(inner(2)); arg0.clone() })().iter().max().copied() else {
            return Ok(b.clone());
        };
        log.note("e6");
        let mut n7 = 0u32;
        while n7 < 3 && (g % 3 == 1) {
            n7 += 1;
            macro_rules! return_by_8 { ($e:expr) => { $e? } }
            log.note(choose("q12", ["x", "y"]).await?);
            if ask_user::<u32>("q11").await? > 1 {
                log.val(return_by_8!("x".parse::<u32>()));
            }
            checkpoint().await;
        }
        let late14: Shape;
        if ({ let (x, y) = ask_each((ask_user::<u32>("q15").key("k1"), confirm("q16").key("k2"))).await; x.is_ok() && y? } && ((g % 3 == 1) && ((arg1 % 3 == 0) || (arg1 % 3 == 0)))) {
            macro_rules! break_with_17 { ($l:lifetime, $v:expr) => { break $l $v } }
            let mut w18 = 0u32;
            let given = 'out19: loop {
                w18 += 1;
                if w18 > 2 { break w18; }
                for x in [1u32, 2] {
                    log.val(x);
                    log.val(ask_user::<u32>("q22").await?);
                    if confirm("q20").await? {
                        break_with_17!('out19, w18 + 1);
                    }
                }
            };
            log.val(given);
            late14 = Shape::Size(2);
            let mut n24 = 0u32;
            'l25: for h in (0..2u32).rev() {
                n24 += 1;
                if n24 > 4 { break; }
                'out28: for w27 in 0..3u32 {
                    log.val(w27);
                    checkpoint().await;
                    for x in 0..2u32 {
                        if ask_user::<u32>("q29").await? > 1 {
                            continue_26!('out28);
                        }
                        log.note(choose("q31", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
            }
        } else {
            log.val(ask_user::<u32>("q37").await?);
            if ask_user::<u32>("q35").await? > 1 {
                log.val(return_by_32!("x".parse::<u32>()));
            }
            if confirm("q38").await? {
                log.val(arg1);
            } else {
                log.later((5 % 3 == 3)).await;
            }
            late14 = Shape::Size(arg1);
            macro_rules! continue_40 { ($l:lifetime) => { continue $l } }
            'out42: for w41 in 0..3u32 {
                log.val(w41);
                for x in 0..2u32 {
                    if ask_user::<bool>("q43").await? {
                        continue_40!('out42);
                    }
                    log.note(choose("q44", ["x", "y"]).await?);
                    log.val(x);
                }
            }
        }
        Ok(format!("{arg1:?} {b:?} {e:?} "))
    }
    outside {
        macro_rules! continue_26 { ($l:lifetime) => { continue $l } }
        macro_rules! return_by_32 { ($e:expr) => { $e? } }
    }
}

thrice! { p177, (log) -> Result<String, ToolError>, {
        let g = Default::default();
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let a = (g, "p".to_owned());
        let mut b = confirm("q4").await.unwrap_or(false);
        log.val(g);
        checkpoint().await;
        if b {
            return Ok(ask_user::<String>(format!("q5 {g}")).await?);
        }
        let late6: u32;
        if b {
            let h = None;
            let _ = ask_user::<bool>(format!("q7 {g}")).await?;
            same(&h, &[] as &[Option<u32>]);
            late6 = [u32::max((g * g % 89), ((g as u8) as u32)), u32::max([g, g][u32::min(a.0 % 2, 1) as usize], (a.1.clone().len() as u32))][u32::min(g % 2, 1) as usize];
            let mut n8 = 0u32;
            for _ in 1..2u64 {
                n8 += 1;
                if n8 > 4 { break; }
                let mut e = cat(cat("s", 8).trim(), g);
                let g: Vec<u32> = vec![7, g, 3].into_iter().map(|n| n + g).collect::<Vec<u32>>();
                let mut d: Option<u32> = Some(1);
            }
        } else {
            {
                let a = (Row { v: vec![7, g, 3], n: g, s: String::new() });
            }
            late6 = u32::from(((b || b) && Vec::<u32>::new().contains(&g)));
            {
                let Some(mut e) = Some(g) else {
                    return Ok(("a b".to_owned() + &cat("s", g)));
                };
            }
        }
        let mut c = (Row { n: u32::from(b), ..Row::default() });
        let c: Option<u32> = c.v.clone().iter().max().copied();
        Ok(format!("{b:?} {late6:?} {c:?} "))
    }
}

thrice! { p178, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let e = Default::default();
        same(&e, &[] as &[u32]);
        let d = Default::default();
        same(&d, &[] as &[String]);
        let g = (Row { n: Row::default().sum(vec![7, e, 3].get(e as usize).copied().unwrap_or(1), (((d.len() as u32) + e) % 97)), ..Row::default() });
        let a = Row::default();
        log.note("e5");
        let c: Option<u32> = Option::<u32>::or(vec![7, e, 3].iter().max().copied(), Some(u32::abs_diff(e, e)));
        let g: Option<u32> = Option::<u32>::map(c, |n: u32| (n + (arg0.len() as u32)) % 50);
        let late6: Shape;
        if (Option::<u32>::is_some(&Option::<u32>::or(g, c)) || match *&e {
                ..2 => {
                    ((e % 3 == 1) || (e % 3 == 0))
                }
                x if x != 0 => {
                    (e % 3 == 2)
                }
                2.. => {
                    (arg0 == arg0.clone())
                }
        }) {
            let mut c: Option<u32> = Some(match Shape::Size(7) {
                    Shape::Named { s, n: x @ 0..=3 } if x % 2 == 0 => {
                        e
                    }
                    Shape::Size(0) => {
                        c.unwrap_or(3)
                    }
                    x => {
                        e
                    }
            });
            late6 = Shape::Size(measured(format!("{g:?}{:?}", g).as_str(), e));
            let h: Row = (Row { v: Vec::from([e, e]), n: "4".parse::<u32>()?, s: cat(arg0.clone().trim(), e) });
        } else {
            let mut b: Option<u32> = a.v.clone().into_iter().map(|n| n + e).collect::<Vec<u32>>().iter().max().copied();
            late6 = Shape::Size(e);
            let d: String = arg0.clone();
        }
        Ok(format!("{arg0:?} {e:?} {g:?} {late6:?} "))
    }
}

thrice! { p179, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await.unwrap_or(3);
        let a = Default::default();
        let _ = ask_user::<bool>("q3").await?;
        same(&a, &[] as &[String]);
        let c = (u32::from((d % 3 == 1)), a);
        let mut n36 = 0u32;
        for a in ('b5: {
                if (d, ask_user::<bool>("q6").await?).1 { break 'b5 ask_user::<u32>("q7").await?; }
                let mut n8 = 0u32;
                for e in (0..2u32).rev() {
                    n8 += 1;
                    if n8 > 4 { break; }
                    macro_rules! break_9 { () => { break } }
                    'out11: for w10 in 0..3u32 {
                        log.val(w10);
                        checkpoint().await;
                        for x in 0..2u32 {
                            if ask_user::<bool>("q12").await? {
                                break_9!();
                            }
                            let _: u32 = ask_user("q14").await.unwrap_or(3);
                            log.val(x);
                        }
                    }
                    macro_rules! return_by_15 { ($e:expr) => { $e? } }
                    if confirm("q20").await? {
                        log.later((e % 3 == 3)).await;
                    } else {
                        log.later((4 % 3 == 1)).await;
                    }
                    if ask_user::<bool>("q18").await? {
                        log.val(return_by_15!("x".parse::<u32>()));
                    }
                    checkpoint().await;
                    macro_rules! continue_22 { () => { continue } }
                    'out24: for w23 in 0..3u32 {
                        log.val(w23);
                        if confirm("q26").await? {
                            log.val(d);
                        } else {
                            log.later((e % 3 == 1)).await;
                        }
                        for x in 0..2u32 {
                            if confirm("q25").await? {
                                continue_22!();
                            }
                            log.val(ask_user::<u32>("q27").await?);
                            log.val(x);
                        }
                    }
                    macro_rules! break_block_28 { ($l:lifetime) => { break $l } }
                    'out30: {
                        let w29 = 1;
                        log.note(choose("q33", ["x", "y"]).await?);
                        if ask_user::<u32>("q31").await? > 1 {
                            break_block_28!('out30);
                        }
                        log.val(w29);
                    }
                    checkpoint().await;
                    let _ = confirm("q35").await?;
                }
                log.later((d ^ d)).await
        })..d % 3 {
            n36 += 1;
            if n36 > 4 { break; }
            if (ask_user::<String>("q37").await? == "a") {
                log.val(d);
                macro_rules! break_block_38 { ($l:lifetime) => { break $l } }
                'out40: {
                    let w39 = 1;
                    let _ = confirm("q43").await?;
                    if confirm("q41").await? {
                        break_block_38!('out40);
                    }
                    log.val(w39);
                }
            }
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p180, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e: u32 = (match ask_user::<u32>("q11").await { Ok(n) => n, Err(_) => u32::from((3 % 3 == 1)) });
        let h = ask_user::<String>(format!("q12 {e}")).await?;
        let mut a = "11".parse()?;
        same(&a, &[] as &[u32]);
        macro_rules! break_block_15 { ($l:lifetime) => { break $l } }
        'out17: {
            let w16 = 1;
            log.note(choose("q20", ["x", "y"]).await?);
            if confirm("q18").await? {
                break_block_15!('out17);
            }
            log.val(w16);
        }
        'b21: {
            let mut open33: Vec<u32> = ('b23: {
                    if ((e % 3 == 2) || (e % 3 == 2)) { break 'b23 (7, vec![7, a, 3]).1; }
                    macro_rules! break_with_24 { ($l:lifetime, $v:expr) => { break $l $v } }
                    let mut w25 = 0u32;
                    let given = 'out26: loop {
                        w25 += 1;
                        if w25 > 2 { break w25; }
                        for x in [1u32, 2] {
                            log.val(x);
                            let mut n29 = 0u32;
                            'l30: for &g in &[4, 5] {
                                n29 += 1;
                                if n29 > 4 { break; }
                                log.val(a);
                                log.val(a);
                            }
                            checkpoint().await;
                            if ask_user::<bool>("q27").await? {
                                break_with_24!('out26, w25 + 1);
                            }
                        }
                    };
                    log.val(given);
                    log.note(choose("q32", ["x", "y"]).await?);
                    [vec![a], vec![e]].concat()
            });
            let mut n22 = 0u32;
            'l34: while let Some(d) = open33.pop() && n22 < 4 {
                n22 += 1;
                let d: Option<u32> = Some(a);
            }
        }
        Ok(format!("{arg0:?} {a:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: Option<u32>) -> Result<u32, ToolError>, {
        _ = ask_user::<u32>("q1").await.unwrap_or(arg0);
        let d = cat("s", arg0);
        macro_rules! break_block_2 { ($l:lifetime) => { break $l } }
        'out4: {
            let w3 = 1;
            log.later((arg0 % 3 == 2)).await;
            let _: u32 = ask_user("q7").await.unwrap_or(3);
            if ask_user::<u32>("q5").await? > 1 {
                break_block_2!('out4);
            }
            log.val(w3);
        }
        if confirm("q8").await? {
            log.val(arg0);
        } else {
            log.later((arg0 % 3 == 3)).await;
        }
        let g = None;
        same(&g, &[] as &[Option<u32>]);
        let Some(r9) = &arg1 else {
            return Ok(arg0);
        };
        Ok(log.val(arg0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let e: Option<u32> = Option::<u32>::map(Vec::<u32>::new().iter().max().copied(), |n: u32| (n + 0) % 50);
        log.note("e10");
        Ok(1)
    }
}

thrice! { p181, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = Default::default();
        let _ = ask_user::<bool>("q3").await?;
        same(&c, &[] as &[u32]);
        let mut c = confirm("q4").await.unwrap_or(false);
        let g = ask_user::<bool>("q5").await?;
        let mut h = Shape::Size(4);
        macro_rules! break_6 { () => { break } }
        'out8: for w7 in 0..3u32 {
            log.val(w7);
            for x in 0..2u32 {
                if confirm("q9").await? {
                    break_6!();
                }
                log.note(choose("q10", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q11", ["x", "y"]).await?);
        checkpoint().await;
        macro_rules! continue_12 { ($l:lifetime) => { continue $l } }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            for x in 0..2u32 {
                if ask_user::<bool>("q15").await? {
                    continue_12!('out14);
                }
                let _: u32 = ask_user("q16").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _ = confirm("q17").await?;
        'out20: {
            let w19 = 1;
            log.note(choose("q30", ["x", "y"]).await?);
            if ask_user::<u32>("q21").await? > 1 {
                break_block_18!('out20);
            }
            log.val(w19);
        }
        if let [r31, ..] = &arg1[..] {
            let c: (u32, String) = (4, "p".to_owned());
            macro_rules! return_by_32 { ($e:expr) => { $e? } }
            checkpoint().await;
            if ask_user::<bool>("q35").await? {
                log.val(return_by_32!("x".parse::<u32>()));
            }
            let _ = confirm("q37").await?;
        }
        let mut g: Option<u32> = Some(8);
        let mut b = u32::from(((c || c) && c));
        match ('b38: {
                if (!c && c) { break 'b38 (0..b % 4).collect::<Vec<u32>>().iter().max().copied(); }
                match u32::from(c) {
                    ..2 => {
                    }
                    x if log.val(x) > 1 => {
                    }
                    2.. => {
                    }
                }
                vec![7, b, 3].iter().max().copied()
        }) {
            Some(x @ ..4) if log.val(b) > 2 => {
            }
            x @ Some(_) => {
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {c:?} {g:?} "))
    }
    outside {
        macro_rules! break_block_18 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p182, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let g: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut h: Option<u32> = Option::<u32>::map(match log.later((Shape::Named { s: cat("s", d), n: d })).await {
                Shape::Dot => {
                    ask_user::<u32>("q3").await.ok()
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                    let d: Vec<u32> = vec![7, d, 3];
                    ask_user::<u32>("q4").await.ok()
                }
            }, |n: u32| (n + d) % 50);
        macro_rules! return_by_5 { ($e:expr) => { $e? } }
        if confirm("q10").await? {
            log.later((d % 3 == 0)).await;
        } else {
            log.note("e11");
        }
        if confirm("q8").await? {
            log.val(return_by_5!("x".parse::<u32>()));
        }
        let [a, t12]: [u32; 2] = [d, {
                (Row { s: Row::default().into_text(d), n: d, ..Row::default() }).n
        }];
        let late13: Vec<u32>;
        let mut n14 = 0u32;
        for _ in 1..4u64 {
            n14 += 1;
            if n14 > 4 { break; }
            macro_rules! break_15 { () => { break } }
            'out17: for w16 in 0..3u32 {
                log.val(w16);
                if confirm("q19").await? {
                    log.val(d);
                } else {
                    log.note("e20");
                }
                for x in 0..2u32 {
                    if confirm("q18").await? {
                        break_15!();
                    }
                    let mut h = Vec::new();
                    same(&h, &[] as &[Vec<u32>]);
                    let _ = confirm("q21").await?;
                    log.val(x);
                }
            }
            if confirm("q27").await? {
                log.note("e28");
            } else {
                log.val(d);
            }
            if ask_user::<u32>("q25").await? > 1 {
                return_22!("left by a macro");
            }
            checkpoint().await;
            log.later((d % 3 == 0)).await;
        }
        late13 = (0..d % 4).collect::<Vec<u32>>();
        match "4".parse::<u32>()? {
            ..2 => {
                macro_rules! break_block_30 { ($l:lifetime) => { break $l } }
                'out32: {
                    let w31 = 1;
                    let _: u32 = ask_user("q35").await.unwrap_or(3);
                    if ask_user::<bool>("q33").await? {
                        break_block_30!('out32);
                    }
                    log.val(w31);
                }
            }
            x if log.val(d) > 0 => {
                let mut n36 = 0u32;
                loop {
                    n36 += 1;
                    if n36 > 3 { break; }
                    macro_rules! break_block_37 { ($l:lifetime) => { break $l } }
                    'out39: {
                        let w38 = 1;
                        log.val(ask_user::<u32>("q42").await?);
                        if ask_user::<bool>("q40").await? {
                            break_block_37!('out39);
                        }
                        log.val(w38);
                    }
                    if (((x % 3 == 0) || (x % 3 == 3)) && Option::<u32>::is_some(&h)) { break; }
                }
            }
            2.. => {
            }
        }
        Ok(format!("{d:?} {g:?} {late13:?} "))
    }
    outside {
        macro_rules! return_22 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p183, (log, mut arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e: u32 = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let g = (e, "p".to_owned());
        let c = (Shape::Named { s: g.1.clone(), n: *&(|| { let inner = |n: u32| n + e; log.val(inner(2)); vec![7, 5, 3] })().get((match ask_user::<u32>(format!("q4 {e}")).await { Ok(n) => n, Err(_) => e }) as usize).copied().unwrap_or(1) });
        macro_rules! break_5 { ($l:lifetime) => { break $l } }
        'out7: for w6 in 0..3u32 {
            log.val(w6);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q8").await? {
                    break_5!('out7);
                }
                log.val(ask_user::<u32>("q10").await?);
                log.val(x);
            }
        }
        if confirm("q11").await? {
            log.later((e % 3 == 2)).await;
        } else {
            log.note("e12");
        }
        log.val(e);
        let mut n23 = 0u32;
        'l24: for (d, s) in BTreeMap::from([(('b13: {
                            if ((e % 3 == 1) && ((e % 3 == 1) && (e % 3 == 3))) { break 'b13 (![e, e][u32::min(e % 2, 1) as usize] % 50); }
                            let late14: Vec<u32>;
                            match e {
                                ..2 => { late14 = arg1.clone(); }
                                x if log.val(x) > 3 => { late14 = arg1.clone(); }
                                2.. => { late14 = (0..(arg1.len() as u32) % 4).collect::<Vec<u32>>(); }
                            }
                            Row::default().sum(three(e, e, e), log.later(e).await)
                    }), {
                        match *arg1.as_slice() {
                            [] => {
                                let b = Row::default();
                                g.1.clone()
                            }
                            [x] if x % 2 == 0 => {
                                macro_rules! continue_15 { () => { continue } }
                                'out17: for w16 in 0..3u32 {
                                    log.val(w16);
                                    log.val(ask_user::<u32>("q19").await?);
                                    for x in 0..2u32 {
                                        if confirm("q18").await? {
                                            continue_15!();
                                        }
                                        let _ = confirm("q20").await?;
                                        log.val(x);
                                    }
                                }
                                log.later((x % 3 == 3)).await;
                                let _: u32 = ask_user("q21").await.unwrap_or(3);
                                arg0.clone()
                            }
                            [x, .., y] => {
                                arg0.clone()
                            }
                            _ => {
                                log.val((arg0.len() as u32));
                                arg0.clone()
                            }
                        }
                    }.replace("a", &cat((e, arg0.clone()).1.trim(), e))), (1, "one".to_owned())]) {
            n23 += 1;
            if n23 > 4 { break; }
        }
        Ok(format!("{arg1:?} "))
    }
}

thrice! { p184, (log, mut arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let e: Vec<u32> = [vec![4], vec![7, arg0, 3]].concat();
        let h = (Shape::Named { s: ask_user::<String>("q5").await?, n: ask_user::<u32>("q6").await? });
        let mut n7 = 0u32;
        for g in (0..1u32).rev() {
            n7 += 1;
            if n7 > 4 { break; }
            let r8 = arg1.as_str();
            let late9: u32;
            if (arg1 == r8.to_owned()) {
                let mut n10 = 0u32;
                'l11: for b in 1..3u32 {
                    n10 += 1;
                    if n10 > 4 { break; }
                    let b: Vec<u32> = e.clone();
                    let h = Row::default();
                    let mut d: Vec<u32> = b;
                }
                late9 = g;
                let mut open13: Vec<u32> = if (a % 3 == 1) {
                    e.clone()
                } else {
                    let g = Default::default();
                    same(&g, &[] as &[String]);
                    e.clone()
                };
                let mut n12 = 0u32;
                while let Some(c) = open13.pop() && n12 < 4 {
                    n12 += 1;
                    let b = Row::default();
                }
            } else {
                let r14 = &a;
                late9 = u32::abs_diff(e.clone().get((e.len() as u32) as usize).copied().unwrap_or(1), arg0);
                let h: Vec<u32> = e.clone().into_iter().map(|n| n + a).collect::<Vec<u32>>();
            }
        }
        let g = Vec::new();
        same(&g, &[] as &[Vec<u32>]);
        let mut d: Option<u32> = (match None::<u32> {
                Some(x) => None::<u32>,
                None => {
                    return Ok(match a {
                            ..2 => {
                                arg1.clone()
                            }
                            x if a != 2 => {
                                arg1.clone()
                            }
                            2.. => {
                                arg1.clone()
                            }
                        }.replace("a", &cat(arg1.clone(), arg0)));
                }
        });
        if let Some(g) = e.clone().iter().max().copied() {
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} {e:?} {d:?} "))
    }
}

thrice! { p185, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut e = { arg1 = (arg1 % (measured(ask_user::<String>("q1").await?.as_str(), measured("text1", arg1)) + 1)); arg1 };
        let g: String = choose(format!("q2 {arg1}"), ["x", "y", "z"]).await?;
        let mut d: String = choose("q3", ["x", "y", "z"]).await?;
        {
            d.make_ascii_uppercase();
        }
        {
            log.val(d.pop());
        }
        log.val(ask_user::<u32>("q4").await?);
        log.note(format!("{d:?}"));
        {
            let more = (e * arg1 % 89);
            let through = &mut e;
            *through += more;
            *through %= 60;
        }
        let mut g: Option<u32> = Some(7);
        {
            log.val(d.pop());
        }
        log.val(ask_user::<u32>("q5").await?);
        log.note(format!("{d:?}"));
        let Some(mut b) = ask_user::<u32>("q6").await.ok() else {
            #[cfg(all())]
            let cfg7 = e;
            #[cfg(any())]
            let cfg7 = String::new();
            return Ok(((!arg1 % 50), cat((|| { let inner = |n: u32| n + cfg7; log.val(inner(2)); arg0.clone() })().trim(), measured(arg0.clone().as_str(), cfg7))).1);
        };
        let mut n8 = 0u32;
        for d in (2..9u32).step_by(4) {
            n8 += 1;
            if n8 > 4 { break; }
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} {d:?} {g:?} {b:?} "))
    }
}

thrice! { p186, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let b = u32::from(ask_user::<u8>("q7").await?);
        let mut g: Vec<u32> = arg1.clone();
        let e = ask_user::<String>("q8").await?;
        let (mut c, t9): (u32, String) = (match e.as_str() {
                "" => {
                    u32::max(b, b)
                }
                "a" | "lit" if b % 2 == 0 => {
                    three(b, b, b)
                }
                _ => {
                    (|n: u32| (n + b) % 40)(b)
                }
            }, e.clone());
        let mut d = Row::default();
        log.later((c % 3 == 3)).await;
        let mut g: Option<u32> = {
            let mut n10 = 0u32;
            while n10 < 3 && log.later((b % 3 == 0)).await {
                n10 += 1;
                log.note("e11");
            }
            Some(b)
        };
        Ok(format!("{arg1:?} {b:?} {c:?} {t9:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        let mut n1 = 0u32;
        'l2: for h in (0..3u32).rev() {
            n1 += 1;
            if n1 > 4 { break; }
            if ((h % 3 == 0) || confirm("q3").await.unwrap_or(false)) {
            } else {
            }
        }
        Ok(arg0)
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let e = ask_user::<String>("q4").await?;
        let g: Vec<u32> = vec![7, arg0, 3].into_iter().map(|n| n + arg0).collect::<Vec<u32>>();
        let mut n5 = 0u32;
        'l6: for mut g in [(0..(Row { s: e.clone(), n: arg0, ..Row::default() }).n % 4).collect::<Vec<u32>>(), (0..(arg0 % (arg0 + 1)) % 4).collect::<Vec<u32>>()].concat().into_iter().take(3) {
            n5 += 1;
            if n5 > 4 { break; }
        }
        Ok((arg0 * arg0 % 89))
    }
}

thrice! { p187, (log) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let c: Option<u32> = ask_user::<u32>("q2").await.ok();
        let a = confirm("q3").await?;
        log.note("e4");
        let mut h: Vec<u32> = vec![7, 1, 3];
        if let Some(h) = c && a && let (0..5, y) = ((((c.unwrap_or(3) as u8) as u32) ^ h), (u32::abs_diff(h, h), cat("s", h)).1) {
            match Shape::Size(h) {
                Shape::Named { s, n: x @ 0..=3 } if h % 2 == 0 => {
                    let g = Default::default();
                    same(&g, &[] as &[Vec<u32>]);
                    let Some(mut d) = c else {
                        return Ok(Row::default().into_text(h));
                    };
                }
                Shape::Size(0) => {
                }
                x => {
                }
            }
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p188, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let e: u32 = ask_user::<u32>(format!("q1 {arg0}")).await?;
        let mut c = Shape::Size(arg0);
        let e = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[Vec<u32>]);
        macro_rules! break_block_7 { ($l:lifetime) => { break $l } }
        'out9: {
            let w8 = 1;
            checkpoint().await;
            if confirm("q10").await? {
                break_block_7!('out9);
            }
            log.val(w8);
        }
        log.val(ask_user::<u32>("q13").await?);
        log.later((5 % 3 == 2)).await;
        let late14;
        if (ask_user::<bool>("q15").await? || (((3 % 3 == 1) || (arg0 % 3 == 0)) && (arg0 % 3 == 1))) {
            log.later((arg0 % 3 == 1)).await;
            late14 = ask_user::<String>("q16").await?;
            'out19: for w18 in 0..3u32 {
                log.val(w18);
                for x in 0..2u32 {
                    if confirm("q20").await? {
                        break_17!();
                    }
                    let _ = confirm("q21").await?;
                    log.val(x);
                }
            }
            checkpoint().await;
        } else {
            let mut n23 = 0u32;
            for &g in &[4, 5] {
                n23 += 1;
                if n23 > 4 { break; }
                macro_rules! return_24 { ($v:expr) => { return Err(ToolError::new($v)) } }
                let _ = confirm("q29").await?;
                if confirm("q27").await? {
                    return_24!("left by a macro");
                }
                if confirm("q35").await? {
                    log.later((arg0 % 3 == 0)).await;
                } else {
                    log.note("e36");
                }
                if ask_user::<u32>("q33").await? > 1 {
                    return_30!("left by a macro");
                }
                log.val(ask_user::<u32>("q37").await?);
            }
            late14 = (cat(("a b".to_owned() + &String::new()).trim(), ask_user::<u32>(format!("q38 {arg0}")).await?) + &(format!("{arg0:?}{:?}", e) + &(cat("s", arg0) + &String::new())));
            'out41: for w40 in 0..3u32 {
                log.val(w40);
                checkpoint().await;
                for x in 0..2u32 {
                    if ask_user::<bool>("q42").await? {
                        continue_39!('out41);
                    }
                    let _: u32 = ask_user("q44").await.unwrap_or(3);
                    log.val(x);
                }
            }
            let _ = confirm("q45").await?;
        }
        let mut w47 = 0u32;
        let given = 'out48: loop {
            w47 += 1;
            if w47 > 2 { break w47; }
            for x in [1u32, 2] {
                log.val(x);
                log.val(ask_user::<u32>("q50").await?);
                if ask_user::<bool>("q49").await? {
                    break_with_46!('out48, w47 + 1);
                }
            }
        };
        log.val(given);
        log.val(ask_user::<u32>("q51").await?);
        macro_rules! return_by_52 { ($e:expr) => { $e? } }
        if confirm("q57").await? {
            log.val(arg0);
        } else {
            log.later((arg0 % 3 == 2)).await;
        }
        if ask_user::<u32>("q55").await? > 1 {
            log.val(return_by_52!("x".parse::<u32>()));
        }
        'out60: for w59 in 0..3u32 {
            log.val(w59);
            for x in 0..2u32 {
                if ask_user::<bool>("q61").await? {
                    continue_58!();
                }
                if confirm("q62").await? {
                    log.note("e63");
                } else {
                    log.note("e64");
                }
                log.val(x);
            }
        }
        let _ = confirm("q65").await?;
        'out68: for w67 in 0..3u32 {
            log.val(w67);
            log.val(ask_user::<u32>("q70").await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q69").await? {
                    break_66!();
                }
                checkpoint().await;
                log.val(x);
            }
        }
        checkpoint().await;
        Ok(format!("{arg0:?} {c:?} {late14:?} "))
    }
    outside {
        macro_rules! break_17 { () => { break } }
        macro_rules! return_30 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! continue_39 { ($l:lifetime) => { continue $l } }
        macro_rules! break_with_46 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! continue_58 { () => { continue } }
        macro_rules! break_66 { () => { break } }
    }
}

thrice! { p189, (log, mut arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let d = if Option::<u32>::is_some(&ask_user::<u32>("q2").await.ok()) {
            checkpoint().await;
            (b, "p".to_owned())
        } else {
            (u32::abs_diff((b % (b + 1)), (!b % 50)), arg0.clone())
        };
        let mut g: Vec<u32> = [[arg1.clone(), (0..b % 4).collect::<Vec<u32>>()].concat().into_iter().map(|n| n + b).collect::<Vec<u32>>(), arg1.clone()].concat();
        let late3: u32;
        match (if (arg0 == d.1.clone()) {
                return Ok(Row::default().into_text(b).replace("a", &cat(arg0.clone().trim(), b)));
            } else {
                let c: Row = (Row { n: (arg0.len() as u32), ..Row::default() });
                Option::<u32>::map(c.v.clone().iter().max().copied(), |n: u32| (n + b) % 50)
        }) {
            Some(x @ ..4) if b % 2 == 0 => { late3 = (((cat(arg0.clone().trim(), b).len() as u32) + measured("text3", measured("text1", x))) % 97); }
            x @ Some(_) => { late3 = (log.val(b) % ((|n: u32| (n + (g.len() as u32)) % 40)((b % (d.0 + 1))) + 1)); }
            None => { late3 = Row::default().sum(((u32::max(b, b) + b) % 97), u32::from(((b % 3 == 1) && (b % 3 == 0)))); }
            _ => { late3 = g.clone().into_iter().map(|n| n + b).collect::<Vec<u32>>().get(((d.0 ^ b) ^ b) as usize).copied().unwrap_or(1); }
        }
        let mut h = Row::default();
        let c = (if (late3 % 3 == 1) {
                d.1.clone()
            } else {
                cat(d.1.clone().trim(), b)
            } + &(|| { let inner = |n: u32| n + b; log.val(inner(2)); arg0.clone() })());
        {
            h.v.push(5);
        }
        log.val(ask_user::<u32>("q4").await?);
        log.note(format!("{h:?}"));
        let late5: String;
        match (Shape::Named { s: (Row { v: h.v.clone(), n: b, s: d.1.clone() }).into_text(((b + late3) % 97)), n: (((d.1.clone().len() as u32) as u8) as u32) }) {
            Shape::Dot => { late5 = arg0.clone(); }
            Shape::Size(x) | Shape::Named { n: x, .. } => { late5 = cat((d.1.clone() + &log.later(arg0.clone()).await), late3); }
        }
        Ok(format!("{b:?} {d:?} {g:?} {late3:?} {c:?} {late5:?} "))
    }
}

thrice! { p190, (log) -> Result<String, ToolError>, {
        let mut e = 4;
        let g = async { log.note("async"); (e, "p".to_owned()) }.await;
        let mut a = confirm("q1").await.unwrap_or(false);
        let mut c = (Row { v: [vec![7, e, 3], (0..e % 4).collect::<Vec<u32>>()].concat(), n: ask_user::<u32>("q3").await?, s: "a b".to_owned() });
        let h = None;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[Option<u32>]);
        {
            c.v.push(5);
        }
        {
            c.v.push(5);
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{c:?}"));
        log.val(e);
        checkpoint().await;
        let mut n8 = 0u32;
        while n8 < 3 && a {
            n8 += 1;
            let h: Vec<u32> = vec![3];
        }
        #[cfg(all())]
        let cfg9 = e;
        #[cfg(any())]
        let cfg9 = String::new();
        {
            log.val(std::mem::take(&mut c.v));
        }
        log.val(ask_user::<u32>("q10").await?);
        log.note(format!("{c:?}"));
        if let Some(g) = Some(e) && Option::<u32>::is_some(&h) {
            let mut d: Option<u32> = Some(cfg9);
            let h = Default::default();
            same(&h, &[] as &[Vec<u32>]);
            let e: Vec<u32> = h.clone();
        }
        Ok(format!("{e:?} {g:?} {a:?} {c:?} {cfg9:?} "))
    }
}

thrice! { p191, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        let _ = confirm("q13").await?;
        same(&d, &[] as &[u32]);
        let g = ask_user::<u32>("q14").await?;
        let e = (((log.val((|n: u32| (n + d) % 40)(d)) + ask_user::<u32>("q16").await.unwrap_or(d)) % 97), ask_user::<String>("q17").await?);
        log.later((g % 3 == 2)).await;
        let (ref r18, _) = e;
        let mut b = ask_user::<String>("q19").await?;
        if (b == (b.clone() + &cat(b.clone(), d))) {
            return Ok((((d ^ d) * [(b.len() as u32), g][u32::min(d % 2, 1) as usize] % 89), format!("{g:?}{:?}", b)).1);
        }
        let g = "11".parse()?;
        same(&g, &[] as &[u32]);
        let mut b = (Row { n: u32::from(Option::<u32>::is_some(&None::<u32>)), ..Row::default() });
        log.note("e20");
        let h = if (d % 3 == 3) {
            let mut g: Option<u32> = Some(d);
            b.clone()
        } else {
            b.clone()
        }.into_text(d).is_empty();
        let d = Default::default();
        same(&d, &[] as &[String]);
        {
            b.n = b.n.wrapping_sub(1) % 50;
        }
        log.val(ask_user::<u32>("q21").await?);
        log.note(format!("{b:?}"));
        Ok(format!("{g:?} {b:?} {h:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let g: Vec<u32> = vec![7, 2, 3];
        log.note("e1");
        log.val(6);
        let mut g = Default::default();
        let _ = confirm("q2").await.unwrap_or(false);
        same(&g, &[] as &[String]);
        {
            g.extend(['u', 'v']);
        }
        {
            g += "t";
        }
        log.val(ask_user::<u32>("q3").await?);
        log.note(format!("{g:?}"));
        let mut g: u32 = Row::default().sum({
                1
            }, (3 * 2 % 89));
        Ok(g)
    }
    flow f1(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let mut h: Row = Row::default();
        let mut n5 = 0u32;
        'l6: for e in &h.v {
            n5 += 1;
            if n5 > 4 { break; }
            let (mut c, t9): (u32, String) = (0, if (4 % 3 == 1) {
                    let c: Vec<u32> = Vec::<u32>::new();
                    String::new()
                } else {
                    cat("s", 6)
            });
        }
        log.note("e10");
        let mut c: Option<u32> = Option::<u32>::or(ask_user::<u32>("q11").await.ok(), (0..4 % 4).collect::<Vec<u32>>().iter().max().copied());
        Ok(three(7, 8, 7))
    }
}

thrice! { p192, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut c = ask_user::<u32>("q7").await?;
        let d = Default::default();
        same(&d, &[] as &[u32]);
        let mut b = "11".parse()?;
        same(&b, &[] as &[u32]);
        log.val(b);
        let mut e: Vec<u32> = (0..match c {
                0 => {
                    [d, c][u32::min(d % 2, 1) as usize]
                }
                x @ 1..=2 => {
                    [d, c][u32::min(d % 2, 1) as usize]
                }
                x if x % 2 == 0 => {
                    match (d, "p".to_owned()) {
                        (0, x) => {
                            d
                        }
                        (mut x, _) => {
                            d
                        }
                    }
                }
                _ => {
                    let mut n9 = 0u32;
                    for &c in &[4, 5] {
                        n9 += 1;
                        if n9 > 4 { break; }
                        log.later((c % 3 == 0)).await;
                    }
                    u32::from((d % 3 == 2))
                }
            } % 4).collect::<Vec<u32>>();
        let mut g: Option<u32> = Some(b);
        let mut b = (Row { v: e.clone(), n: (e.len() as u32), s: match arg0.as_str() {
                    "" => {
                        arg0.clone()
                    }
                    "a" | "lit" if d != 1 => {
                        {
                            arg1.push_str("yz");
                        }
                        {
                            arg1.extend(['u', 'v']);
                        }
                        log.val(ask_user::<u32>("q10").await?);
                        log.note(format!("{arg1:?}"));
                        arg0.clone()
                    }
                    _ => {
                        let late11: Vec<u32>;
                        {
                            log.note(std::mem::take(&mut arg1));
                        }
                        log.val(ask_user::<u32>("q12").await?);
                        log.note(format!("{arg1:?}"));
                        late11 = vec![7, b, 3];
                        async { log.note("async"); arg1.clone() }.await
                    }
                } });
        {
            e.retain(|n| *n != 0);
        }
        {
            e.push(6);
        }
        log.val(ask_user::<u32>("q13").await?);
        log.note(format!("{e:?}"));
        Ok(format!("{arg0:?} {arg1:?} {e:?} {b:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        log.val(8);
        let late1: Shape;
        match Shape::Dot {
            Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 2 => { late1 = Shape::Size(u32::from(async { log.note("async"); (x % 3 == 2) }.await)); }
            Shape::Size(0) => { late1 = Shape::Dot; }
            x => { late1 = (Shape::Named { s: format!("{x:?}{:?}", arg0), n: ask_user::<u32>("q4").await? }); }
        }
        let mut a = choose("q5", ["x", "y", "z"]).await?;
        log.val(0);
        {
            log.val(arg0.insert(6));
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{arg0:?}"));
        if ((match arg0 {
                    Some(x) => *&x,
                    None => {
                        return Ok(log.val(0));
                    }
            }) < ([0, 2][u32::min(8 % 2, 1) as usize] ^ (6 % ((a.len() as u32) + 1)))) {
        } else {
        }
        Ok((6, 2).1)
    }
}

thrice! { p193, (log) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = ask_user::<bool>("q2").await?;
        same(&c, &[] as &[u32]);
        let mut g = (measured((c, cat(cat("s", c).trim(), c)).1.as_str(), "6".parse::<u32>()?), format!("{c:?}{:?}", c));
        let b: Row = (Row { n: c, ..Row::default() });
        let a = b.clone();
        macro_rules! break_block_3 { ($l:lifetime) => { break $l } }
        'out5: {
            let w4 = 1;
            'out19: for w18 in 0..3u32 {
                log.val(w18);
                for x in 0..2u32 {
                    if confirm("q20").await? {
                        break_17!();
                    }
                    let late21;
                    if ask_user::<bool>("q22").await? {
                        let g = choose(format!("q23 {c}"), ["x", "y", "z"]).await?;
                        late21 = Shape::Size(c);
                        macro_rules! continue_24 { () => { continue } }
                        'out26: for w25 in 0..3u32 {
                            log.val(w25);
                            macro_rules! return_28 { ($v:expr) => { return Err(ToolError::new($v)) } }
                            let _: u32 = ask_user("q34").await.unwrap_or(3);
                            if ask_user::<u32>("q31").await? > 1 {
                                return_28!("left by a macro");
                            }
                            if confirm("q35").await? {
                                log.later((5 % 3 == 3)).await;
                            } else {
                                log.later((c % 3 == 1)).await;
                            }
                            log.val(ask_user::<u32>("q36").await?);
                            for x in 0..2u32 {
                                if confirm("q27").await? {
                                    continue_24!();
                                }
                                checkpoint().await;
                                log.val(x);
                            }
                        }
                    } else {
                        log.val(c);
                        late21 = log.later(Shape::Size(c)).await;
                        let late38: u32;
                        match Some(c) {
                            Some(x @ ..4) if x % 2 == 0 => { late38 = a.n; }
                            x @ Some(_) => { late38 = c; }
                            None => { late38 = c; }
                            _ => { late38 = b.n; }
                        }
                    }
                    checkpoint().await;
                    log.val(x);
                }
            }
            if confirm("q40").await? {
                log.val(c);
            } else {
                log.later((c % 3 == 1)).await;
            }
            checkpoint().await;
            if ask_user::<u32>("q6").await? > 1 {
                break_block_3!('out5);
            }
            log.val(w4);
        }
        if let Some(g) = None::<u32> {
            if let Some(b) = Some(4) && (c % 3 == 1) {
                macro_rules! return_47 { ($v:expr) => { return Err(ToolError::new($v)) } }
                log.val(ask_user::<u32>("q52").await?);
                if ask_user::<u32>("q50").await? > 1 {
                    return_47!("left by a macro");
                }
            }
            let _ = confirm("q53").await?;
            if ask_user::<bool>("q45").await? {
                return_42!("left by a macro");
            }
            let _: u32 = ask_user("q54").await.unwrap_or(3);
        }
        Ok(format!("{c:?} {g:?} {a:?} "))
    }
    outside {
        macro_rules! break_17 { () => { break } }
        macro_rules! return_42 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p194, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let b = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => ((arg0 + arg0) % 97) });
        let c = choose(format!("q2 {arg0}"), ["x", "y", "z"]).await?;
        let mut g = Vec::new();
        let _ = confirm(format!("q5 {b}")).await?;
        same(&g, &[] as &[Vec<u32>]);
        {
            let tail = g.split_off(g.len() / 2); log.val(tail);
        }
        {
            g.truncate(2);
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{g:?}"));
        let mut h: Option<u32> = Option::<u32>::map(Some(b), |n: u32| (n + b) % 50);
        {
            log.val(*h.get_or_insert(1));
        }
        {
            h = h.filter(|n| *n > 2);
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{h:?}"));
        let mut b = Row::default();
        if (u32::max(log.later((c.len() as u32)).await, three(arg0, arg0, (c.len() as u32))) != u32::max((arg0 * arg0 % 89), (Row { s: c.clone(), n: arg0, ..Row::default() }).n)) {
            log.val(arg0);
        } else {
            {
                std::mem::swap(&mut b.n, &mut 7);
            }
            log.val(ask_user::<u32>("q8").await?);
            log.note(format!("{b:?}"));
            {
                g.reverse();
            }
            {
                log.val(std::mem::take(&mut g));
            }
            log.val(ask_user::<u32>("q9").await?);
            log.note(format!("{g:?}"));
        }
        Ok(format!("{c:?} {g:?} {h:?} "))
    }
}

thrice! { p195, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q21").await?;
        let c = Vec::new();
        same(&c, &[] as &[Vec<u32>]);
        let mut e = (((((e % 3 == 3) || (e % 3 == 1)) && arg0.clone().is_empty()) && (((e % 3 == 2) || (e % 3 == 3)) && (e % 3 == 2))) || (({
                        (3 % 3 == 3)
                    } && !(e % 3 == 1)) && (arg0.clone().is_empty() && (e % 3 == 1))));
        if (arg0 == (arg0.clone().replace("a", &arg0.clone()) + &(arg0.clone() + &arg0.clone()))) {
            use std::cmp::max as max26;
            log.val(max26((|| { let inner = |n: u32| n + 6; log.val(inner(2)); 8 })(), 3));
            'out29: for w28 in 0..3u32 {
                log.val(w28);
                log.val(ask_user::<u32>("q31").await?);
                for x in 0..2u32 {
                    if confirm("q30").await? {
                        continue_27!('out29);
                    }
                    log.val(ask_user::<u32>("q32").await?);
                    log.val(x);
                }
            }
            let mut h: Option<u32> = Vec::from([4, 1]).iter().max().copied();
        } else {
            log.val((arg0.len() as u32));
            let late33: String;
            match [((3 + 8) % 97), *Box::new(3)][u32::min({
                        1
                    } % 2, 1) as usize] {
                ..2 => { late33 = arg0.clone(); }
                x if x != 0 => { late33 = (arg0.clone() + &{
                            arg0.clone()
                    }); }
                2.. => { late33 = arg0.clone(); }
            }
            let Some(mut g) = c.clone().iter().max().copied() else {
                let mut a = if e {
                    'out36: for w35 in 0..3u32 {
                        log.val(w35);
                        for x in 0..2u32 {
                            if ask_user::<u32>("q37").await? > 1 {
                                continue_34!();
                            }
                            checkpoint().await;
                            log.val(x);
                        }
                    }
                    arg0.clone()
                } else {
                    macro_rules! continue_39 { () => { continue } }
                    'out41: for w40 in 0..3u32 {
                        log.val(w40);
                        for x in 0..2u32 {
                            if ask_user::<bool>("q42").await? {
                                continue_39!();
                            }
                            log.val(ask_user::<u32>("q43").await?);
                            log.val(x);
                        }
                    }
                    arg0.clone()
                };
                return Ok(if !e {
                        (match Some(6) {
                                Some(x) => late33.clone(),
                                None => {
                                    return Ok(arg0.clone());
                                }
                        })
                    } else {
                        arg0.clone()
                });
            };
        }
        let e = ([(|n: u32| (n + 7) % 40)(7), 8][u32::min(measured(arg0.clone().as_str(), 6) % 2, 1) as usize], arg0.clone());
        let e = (cat(arg0.clone().replace("a", &e.1.clone()), (arg0.clone().len() as u32)) + &cat(arg0.clone(), 0));
        log.note("e44");
        log.later((4 % 3 == 0)).await;
        Ok(format!("{arg0:?} {c:?} {e:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        arg0 += { arg0 = u32::max(arg0, u32::from(ask_user::<u8>("q1").await?)); arg0 };
        arg0 %= 60;
        let d: Row = ('b2: {
                if (((arg0 % 3 == 3) && (arg0 % 3 == 3)) && (arg0 % 3 == 0)) { break 'b2 async { log.note("async"); (Row { v: vec![arg0], n: arg0, s: String::new() }) }.await; }
                macro_rules! continue_3 { () => { continue } }
                'out5: for w4 in 0..3u32 {
                    log.val(w4);
                    log.note(choose("q7", ["x", "y"]).await?);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q6").await? > 1 {
                            continue_3!();
                        }
                        checkpoint().await;
                        log.val(x);
                    }
                }
                if confirm("q9").await? {
                    log.later((arg0 % 3 == 2)).await;
                } else {
                    log.note("e10");
                }
                Row::default()
        });
        Ok((cat("s", arg0).len() as u32))
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut h = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q12 {h}")).key("k1"), confirm("q13").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        macro_rules! break_block_14 { ($l:lifetime) => { break $l } }
        'out16: {
            let w15 = 1;
            if confirm("q19").await? {
                log.val(h);
            } else {
                log.later((h % 3 == 1)).await;
            }
            if ask_user::<u32>("q17").await? > 1 {
                break_block_14!('out16);
            }
            log.val(w15);
        }
        log.val(ask_user::<u32>("q20").await?);
        Ok("8".parse::<u32>().unwrap_or(0))
    }
    outside {
        macro_rules! continue_27 { ($l:lifetime) => { continue $l } }
        macro_rules! continue_34 { () => { continue } }
    }
}

thrice! { p196, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await?;
        let d = (Shape::Named { s: ask_user::<String>(format!("q4 {arg1}")).await?, n: g });
        let mut d: String = format!("{arg0:?}{:?}", arg1).replace("a", &format!("{g:?}{:?}", arg0).replace("a", &format!("{arg1:?}{:?}", d)));
        let mut n5 = 0u32;
        'l6: for (i, h) in arg0.iter().enumerate() {
            n5 += 1;
            if n5 > 4 { break; }
            let e = (Row { v: (0..(d.len() as u32) % 4).collect::<Vec<u32>>(), n: *Box::new((i as u32)), s: Row::default().into_text(g) });
            macro_rules! break_with_7 { ($l:lifetime, $v:expr) => { break $l $v } }
            let mut w8 = 0u32;
            let given = 'out9: loop {
                w8 += 1;
                if w8 > 2 { break w8; }
                for x in [1u32, 2] {
                    log.val(x);
                    if confirm("q19").await? {
                        log.val(arg1);
                    } else {
                        log.note("e20");
                    }
                    if ask_user::<u32>("q10").await? > 1 {
                        break_with_7!('out9, w8 + 1);
                    }
                }
            };
            log.val(given);
            log.val(ask_user::<u32>("q21").await?);
        }
        macro_rules! break_with_22 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w23 = 0u32;
        let given = 'out24: loop {
            w23 += 1;
            if w23 > 2 { break w23; }
            for x in [1u32, 2] {
                log.val(x);
                let r27 = d.as_str();
                if confirm("q28").await? {
                    log.note("e29");
                } else {
                    log.later((1 % 3 == 1)).await;
                }
                if ask_user::<bool>("q25").await? {
                    break_with_22!('out24, w23 + 1);
                }
            }
        };
        log.val(given);
        log.val(ask_user::<u32>("q30").await?);
        if let Some(a) = Option::<u32>::map(Vec::from([arg1, arg1]).iter().max().copied(), |n: u32| (n + g) % 50) && (((6 % 3 == 1) && ((a % 3 == 0) && (5 % 3 == 1))) && ((a % 3 == 2) || !(arg1 % 3 == 0))) {
        }
        Ok(format!("{arg0:?} {g:?} {d:?} "))
    }
}

thrice! { p197, (log) -> Result<String, ToolError>, {
        let d = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let h = Vec::new();
        let _ = confirm(format!("q4 {d}")).await?;
        same(&h, &[] as &[Vec<u32>]);
        let a = Row::default();
        let mut b = cat("s", d);
        {
            {
                log.note(std::mem::take(&mut b));
            }
            log.val(ask_user::<u32>("q5").await?);
            log.note(format!("{b:?}"));
            checkpoint().await;
            log.later((d % 3 == 1)).await;
        }
        let mut b = a;
        log.later((8 % 3 == 2)).await;
        let mut b: Option<u32> = Some(ask_user::<u32>("q8").await.unwrap_or(d));
        match (((d as u8) as u32), String::new()) {
            (x, y) if x % 2 == 0 => {
            }
            (_, y) => {
            }
        }
        let mut n9 = 0u32;
        while n9 < 3 && (5 % 3 == 2) {
            n9 += 1;
            if confirm(format!("q10 {d}")).await.unwrap_or(false) {
            }
        }
        Ok(format!("{d:?} {b:?} "))
    }
}

thrice! { p198, (log) -> Result<String, ToolError>, {
        let mut h = measured("text0", (if (6 % 3 == 3) {
                    cat(cat("s", 1), 1)
                } else {
                    let _ = confirm("q6").await?;
                    if ask_user::<bool>("q4").await? {
                        log.val(return_by_1!("x".parse::<u32>()));
                    }
                    log.val(ask_user::<u32>("q7").await?);
                    ask_user::<String>("q8").await?
                }.len() as u32));
        let mut g: bool = Option::<u32>::is_some(&None::<u32>);
        let mut b = ask_user::<u32>("q9").await?;
        log.later(g).await;
        let c = ((confirm("q10").await? || g) && ask_user::<bool>(format!("q11 {b}")).await?);
        macro_rules! return_12 { ($v:expr) => { return Err(ToolError::new($v)) } }
        checkpoint().await;
        if ask_user::<bool>("q15").await? {
            return_12!("left by a macro");
        }
        let mut h: Vec<u32> = vec![h];
        h.resize(3, 1);
        h[u32::min((Row { s: ask_user::<String>(format!("q20 {b}")).await?, n: { b = (Row { s: String::new(), n: b, ..Row::default() }).n; b }, ..Row::default() }).n % 3, 2) as usize] = three(u32::max(u32::abs_diff(b, b), b), b, Row::default().sum((|n: u32| (n + b) % 40)(b), *&b));
        let Row { v: mut c, n: t21 @ _, .. } = Row::default();
        if (g || g) {
            return Err(ToolError::new("left"));
        }
        Ok(format!("{h:?} {c:?} {t21:?} "))
    }
    outside {
        macro_rules! return_by_1 { ($e:expr) => { $e? } }
    }
}

thrice! { p199, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let h = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let h = (Row { v: (0..ask_user::<u32>("q4").await? % 4).collect::<Vec<u32>>(), n: h, s: cat(log.later(cat("a b".to_owned(), h)).await, (Row { s: cat("s", h), n: (Row { s: cat("s", h), n: h, ..Row::default() }).n, ..Row::default() }).n) });
        let c: Vec<u32> = [[{
                    arg0.clone()
                }, arg0.clone()].concat().into_iter().map(|n| n + 5).collect::<Vec<u32>>(), (|| { let inner = |n: u32| n + h.n; log.val(inner(2)); arg0.clone() })()].concat();
        log.note("e5");
        log.later((2 % 3 == 0)).await;
        let Some(mut d) = Option::<u32>::or(arg0.clone().iter().max().copied(), {
                macro_rules! break_6 { ($l:lifetime) => { break $l } }
                'out8: for w7 in 0..3u32 {
                    log.val(w7);
                    let _ = confirm("q10").await?;
                    for x in 0..2u32 {
                        if ask_user::<bool>("q9").await? {
                            break_6!('out8);
                        }
                        let _ = confirm("q11").await?;
                        log.val(x);
                    }
                }
                c.clone().iter().max().copied()
        }) else {
            if (6 % 3 == 0) {
                return Err(ToolError::new("left"));
            }
            return Ok(cat("a b".to_owned(), h.clone().sum(1, u32::from((8 % 3 == 2)))));
        };
        if let Some(e) = Option::<u32>::map(c.into_iter().map(|n| n + d).collect::<Vec<u32>>().iter().max().copied(), |n: u32| (n + d) % 50) && (e % 3 == 3) && let (0..5, y) = (measured(("a b".to_owned() + &"a b".to_owned()).as_str(), (arg0.len() as u32)), cat("s", e)) {
            let mut d = Default::default();
            same(&d, &[] as &[Vec<u32>]);
        } else {
            log.note("e12");
        }
        if (4 % 3 == 1) {
            return Ok(('b13: {
                        if (d % 3 == 2) { break 'b13 cat("s", d); }
                        let h: Shape = if (0 % 3 == 0) {
                            let e = "a b".to_owned();
                            Shape::Size(d)
                        } else {
                            Shape::Dot
                        };
                        cat(String::new().trim(), (|n: u32| (n + d) % 40)(d))
            }));
        }
        Ok(format!("{d:?} "))
    }
}

pub(crate) const PROGRAMS: &[(u64, fn(&mut thrice::Seen))] = &[
    (0, p0::compare),
    (1, p1::compare),
    (2, p2::compare),
    (3, p3::compare),
    (4, p4::compare),
    (5, p5::compare),
    (6, p6::compare),
    (7, p7::compare),
    (8, p8::compare),
    (9, p9::compare),
    (10, p10::compare),
    (11, p11::compare),
    (12, p12::compare),
    (13, p13::compare),
    (14, p14::compare),
    (15, p15::compare),
    (16, p16::compare),
    (17, p17::compare),
    (18, p18::compare),
    (19, p19::compare),
    (20, p20::compare),
    (21, p21::compare),
    (22, p22::compare),
    (23, p23::compare),
    (24, p24::compare),
    (25, p25::compare),
    (26, p26::compare),
    (27, p27::compare),
    (28, p28::compare),
    (29, p29::compare),
    (30, p30::compare),
    (31, p31::compare),
    (32, p32::compare),
    (33, p33::compare),
    (34, p34::compare),
    (35, p35::compare),
    (36, p36::compare),
    (37, p37::compare),
    (38, p38::compare),
    (39, p39::compare),
    (40, p40::compare),
    (41, p41::compare),
    (42, p42::compare),
    (43, p43::compare),
    (44, p44::compare),
    (45, p45::compare),
    (46, p46::compare),
    (47, p47::compare),
    (48, p48::compare),
    (49, p49::compare),
    (50, p50::compare),
    (51, p51::compare),
    (52, p52::compare),
    (53, p53::compare),
    (54, p54::compare),
    (55, p55::compare),
    (56, p56::compare),
    (57, p57::compare),
    (58, p58::compare),
    (59, p59::compare),
    (60, p60::compare),
    (61, p61::compare),
    (62, p62::compare),
    (63, p63::compare),
    (64, p64::compare),
    (65, p65::compare),
    (66, p66::compare),
    (67, p67::compare),
    (68, p68::compare),
    (69, p69::compare),
    (70, p70::compare),
    (71, p71::compare),
    (72, p72::compare),
    (73, p73::compare),
    (74, p74::compare),
    (75, p75::compare),
    (76, p76::compare),
    (77, p77::compare),
    (78, p78::compare),
    (79, p79::compare),
    (80, p80::compare),
    (81, p81::compare),
    (82, p82::compare),
    (83, p83::compare),
    (84, p84::compare),
    (85, p85::compare),
    (86, p86::compare),
    (87, p87::compare),
    (88, p88::compare),
    (89, p89::compare),
    (90, p90::compare),
    (91, p91::compare),
    (92, p92::compare),
    (93, p93::compare),
    (94, p94::compare),
    (95, p95::compare),
    (96, p96::compare),
    (97, p97::compare),
    (98, p98::compare),
    (99, p99::compare),
    (100, p100::compare),
    (101, p101::compare),
    (102, p102::compare),
    (103, p103::compare),
    (104, p104::compare),
    (105, p105::compare),
    (106, p106::compare),
    (107, p107::compare),
    (108, p108::compare),
    (109, p109::compare),
    (110, p110::compare),
    (111, p111::compare),
    (112, p112::compare),
    (113, p113::compare),
    (114, p114::compare),
    (115, p115::compare),
    (116, p116::compare),
    (117, p117::compare),
    (118, p118::compare),
    (119, p119::compare),
    (120, p120::compare),
    (121, p121::compare),
    (122, p122::compare),
    (123, p123::compare),
    (124, p124::compare),
    (125, p125::compare),
    (126, p126::compare),
    (127, p127::compare),
    (128, p128::compare),
    (129, p129::compare),
    (130, p130::compare),
    (131, p131::compare),
    (132, p132::compare),
    (133, p133::compare),
    (134, p134::compare),
    (135, p135::compare),
    (136, p136::compare),
    (137, p137::compare),
    (138, p138::compare),
    (139, p139::compare),
    (140, p140::compare),
    (141, p141::compare),
    (142, p142::compare),
    (143, p143::compare),
    (144, p144::compare),
    (145, p145::compare),
    (146, p146::compare),
    (147, p147::compare),
    (148, p148::compare),
    (149, p149::compare),
    (150, p150::compare),
    (151, p151::compare),
    (152, p152::compare),
    (153, p153::compare),
    (154, p154::compare),
    (155, p155::compare),
    (156, p156::compare),
    (157, p157::compare),
    (158, p158::compare),
    (159, p159::compare),
    (160, p160::compare),
    (161, p161::compare),
    (162, p162::compare),
    (163, p163::compare),
    (164, p164::compare),
    (165, p165::compare),
    (166, p166::compare),
    (167, p167::compare),
    (168, p168::compare),
    (169, p169::compare),
    (170, p170::compare),
    (171, p171::compare),
    (172, p172::compare),
    (173, p173::compare),
    (174, p174::compare),
    (175, p175::compare),
    (176, p176::compare),
    (177, p177::compare),
    (178, p178::compare),
    (179, p179::compare),
    (180, p180::compare),
    (181, p181::compare),
    (182, p182::compare),
    (183, p183::compare),
    (184, p184::compare),
    (185, p185::compare),
    (186, p186::compare),
    (187, p187::compare),
    (188, p188::compare),
    (189, p189::compare),
    (190, p190::compare),
    (191, p191::compare),
    (192, p192::compare),
    (193, p193::compare),
    (194, p194::compare),
    (195, p195::compare),
    (196, p196::compare),
    (197, p197::compare),
    (198, p198::compare),
    (199, p199::compare),
];
