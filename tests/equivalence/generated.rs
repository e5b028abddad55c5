//! Programs of seed 1. Made by a machine.

use std::collections::BTreeMap;

use crate::{prelude::*, thrice};

thrice! { p0, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let g: Shape = Shape::Size((arg0.len() as u32));
        let c: Option<u32> = ask_user::<u32>("q4").await.ok();
        'b5: {
            let mut w6 = vec![4, c.unwrap_or(3), 1, 6];
            if confirm("q9").await? {
                log.later((a % 3 == 1)).await;
            } else {
                log.later((1 % 3 == 0)).await;
            }
            'l7: for x in std::mem::take(&mut w6) {
                log.note(choose("q8", ["x", "y"]).await?);
                log.val(x);
            }
            log.note(format!("{w6:?}"));
            let mut n10 = 0u32;
            while n10 < 3 && { let mut n11 = 0u32; loop {
                    n11 += 1;
                    if n11 > 2 { break (cat("s", a) == "a"); }
                    if (a % 3 == 1) {
                        log.note("e14");
                        let w15 = vec![4, a, 1, 6];
                        log.val(ask_user::<u32>("q18").await?);
                        'l16: for (x, y) in w15.iter().copied().zip([1u32, 2]) {
                            log.val(x + y);
                            let _ = confirm("q17").await?;
                        }
                        log.note(format!("{w15:?}"));
                    } else if (a % 3 == 0) {
                        const ITEM19: u32 = 1;
                        {
                            const ITEM19: u64 = 1 << 40;
                            checkpoint().await;
                            log.val(ITEM19);
                        }
                        {
                            log.note("e22");
                            checkpoint().await;
                        }
                        log.val(ITEM19);
                        let w24 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
                        log.val(ask_user::<u32>("q26").await?);
                        for v in w24.values().cloned() {
                            log.note(choose("q25", ["x", "y"]).await?);
                            log.val(v.len());
                        }
                        log.note(format!("{w24:?}"));
                    } else {
                    }
                    if confirm("q28").await.unwrap_or(false) { break ask_user::<bool>("q27").await?; }
                } } {
                n10 += 1;
            }
        }
        let late29;
        const ITEM30: u32 = 1;
        {
            const ITEM30: u64 = 1 << 40;
            let w32 = vec![4, a, 1, 6];
            let _: u32 = ask_user("q34").await.unwrap_or(3);
            for x in &w32[1..3] {
                log.val(*x);
                log.val(ask_user::<u32>("q33").await?);
            }
            log.note(format!("{w32:?}"));
            log.val(ask_user::<u32>("q35").await?);
            log.val(ITEM30);
        }
        {
            if confirm("q36").await? {
                log.note("e37");
            } else {
                log.note("e38");
            }
        }
        log.val(ITEM30);
        late29 = cat("s", a);
        if let Some(g) = None::<u32> && (ask_user::<bool>(format!("q40 {a}")).await? || (a % 3 == 3)) {
            #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
            enum ITEM41 { ITEM41A, ITEM41B(u32) }
            use ITEM41::*;
            let mut w42 = ITEM41B(a);
            let _ = confirm("q45").await?;
            if w42 != ITEM41A { log.val(w42.clone()); }
            w42 = ITEM41A;
            {
                let _ = confirm("q43").await?;
            }
            log.val(w42);
        } else {
        }
        let mut b = Row::default();
        let w47 = "a b cb d".to_owned();
        checkpoint().await;
        for x in w47.split(' ') {
            log.val(x);
            let _: u32 = ask_user("q48").await.unwrap_or(3);
        }
        log.note(format!("{w47:?}"));
        static ITEM50: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let w51 = ITEM50.load(std::sync::atomic::Ordering::SeqCst);
        ITEM50.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        let _: u32 = ask_user("q54").await.unwrap_or(3);
        ITEM50.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ITEM50.load(std::sync::atomic::Ordering::SeqCst) - w51);
        log.note("e55");
        let w56 = vec![4, a, 1, 6];
        use std::cmp::max as max59;
        log.val(max59(ask_user::<u32>("q60").await?, 3));
        log.note(choose("q61", ["x", "y"]).await?);
        'l57: for x in &w56[..] {
            log.val(*x);
            let _ = confirm("q58").await?;
        }
        log.note(format!("{w56:?}"));
        Ok(format!("{a:?} {g:?} {b:?} "))
    }
}

thrice! { p1, (log) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await.unwrap_or((!0 % 50));
        let e = Default::default();
        same(&e, &[] as &[u32]);
        let mut g = (Row { v: [[vec![3].into_iter().map(|n| n + e).collect::<Vec<u32>>(), (0..e % 4).collect::<Vec<u32>>()].concat(), (0..(e ^ e) % 4).collect::<Vec<u32>>()].concat(), n: ((measured("text2", [e, e][u32::min(e % 2, 1) as usize]) as u8) as u32), s: cat(cat("a b".to_owned().replace("a", &"a b".to_owned()).trim(), *&e).trim(), u32::from(((2 % 3 == 3) && (e % 3 == 2)))) });
        log.val(e);
        #[cfg(not(any()))]
        'l4: for w3 in 0..2u32 {
            log.val(w3);
            checkpoint().await;
        }
        #[cfg_attr(all(), cfg(any()))]
        for x in nothing {}
        log.val(e);
        let Some(e) = Vec::from([(e % (e + 1)), e]).iter().max().copied() else {
            return Ok("a b".to_owned().replace("a", &(format!("{e:?}{:?}", g) + &"a b".to_owned().replace("a", &cat("s", e)))));
        };
        match (|| { let inner = |n: u32| n + e; log.val(inner(2)); e })() {
            ..2 => {
                let w6: u32 = e;
                let w6 = {
                    let _ = confirm("q7").await?;
                    let w6 = w6 + 1;
                    w6 * 2
                };
                if confirm("q8").await? {
                    log.val(g.n);
                } else {
                    log.note("e9");
                }
                log.val(w6);
            }
            x if x % 2 == 0 => {
            }
            2.. => {
            }
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p2, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let a: Vec<u32> = [Vec::from([u32::from({ let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? }), u32::from((1 % 3 == 0))]), [vec![7, arg0, 3], Vec::from([(|n: u32| (n + arg0) % 40)(arg0), "7".parse::<u32>()?])].concat()].concat();
        let g = Row::default();
        match g.clone().sum(u32::abs_diff(a.clone().get((a.len() as u32) as usize).copied().unwrap_or(1), (g.n % (arg0 + 1))), (String::new().len() as u32)) {
            0 => {
                let w7: u32 = arg0;
                if let Some(w7) = w7.checked_sub(1) {
                    let w7 = 1.5f32 * w7 as f32;
                    let _ = confirm("q8").await?;
                    log.val(w7);
                } else {
                    log.val(w7);
                }
                let _ = confirm("q9").await?;
                log.val(w7);
                log.later((arg0 % 3 == 1)).await;
            }
            x @ 1..=2 => {
                let mut g = Default::default();
                same(&g, &[] as &[Vec<u32>]);
                log.val(x);
            }
            x if x % 2 == 0 => {
                let w12: u32 = x;
                let w12 = {
                    if confirm("q13").await? {
                        log.val(arg0);
                    } else {
                        log.val(arg0);
                    }
                    let w12 = w12 + 1;
                    w12 * 2
                };
                let _ = confirm("q14").await?;
                log.val(w12);
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {a:?} {g:?} "))
    }
}

thrice! { p3, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q1").await?);
        let b: Vec<u32> = Vec::<u32>::new();
        let d = ask_user::<String>(format!("q3 {c}")).await?;
        let __run4 = "a b cb d".to_owned();
        if confirm("q6").await? {
            log.later((c % 3 == 1)).await;
        } else {
            log.note("e7");
        }
        for (_, x) in __run4.bytes().enumerate() {
            log.val(x);
            let _ = confirm("q5").await?;
        }
        log.note(format!("{__run4:?}"));
        let late8;
        let __operand9 = vec![4, c, 1, 6];
        log.val(ask_user::<u32>("q11").await?);
        for (i, &x) in __operand9.iter().rev().enumerate() {
            log.val(i as u32 + x);
            checkpoint().await;
        }
        log.note(format!("{__operand9:?}"));
        late8 = log.later(Shape::Size(Row::default().sum((arg0.len() as u32), c))).await;
        let __scope12 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
        if confirm("q14").await? {
            log.note("e15");
        } else {
            log.later((8 % 3 == 1)).await;
        }
        for (k, _) in __scope12.range(2..).map(|(k, v)| (*k, v.len())) {
            log.val(k);
            checkpoint().await;
        }
        let __index16 = ((Row { s: String::new().replace("a", &d.clone()), n: (c * c % 89), ..Row::default() }).n ^ c);
        log.val(three(log.val(('b17: {
                            if (d == format!("{c:?}{:?}", d)) { break 'b17 (match b.clone().iter().max().copied() {
                                        Some(x) => (!x % 50),
                                        None => {
                                            break 'b17 (arg0.len() as u32);
                                        }
                                }); }
                            log.note("e18");
                            [(if (4 % 3 == 2) {
                                        return Ok(d.clone());
                                    } else {
                                        c
                                }), c][u32::min((|n: u32| (n + c) % 40)(c) % 2, 1) as usize]
                })), 2, 1) + __index16);
        log.later((c % 3 == 1)).await;
        #[cfg(all())]
        let cfg19 = c;
        #[cfg(any())]
        let cfg19 = String::new();
        let w20 = vec![4, __index16, 1, 6];
        checkpoint().await;
        for &x in &w20[..=2] {
            log.val(x);
            log.val(ask_user::<u32>("q21").await?);
        }
        log.note(format!("{w20:?}"));
        let __index23 = *Box::new(cfg19);
        log.val(three(log.val(c), 2, 1) + __index23);
        let w24 = (cfg19 * ((c + (|| { let inner = |n: u32| n + __index23; log.val(inner(2)); __index23 })()) % 97) % 89);
        log.val(three(log.val(((Row { n: __index16, ..Row::default() }).into_text((__index23 ^ c)).len() as u32)), 2, 1) + w24);
        let __index25 = measured("text2", ('b26: {
                    if (d == d.clone()) { break 'b26 arg0.clone().get(__index16 as usize).copied().unwrap_or(1); }
                    let w27 = vec![4, c, 1, 6];
                    log.note(choose("q29", ["x", "y"]).await?);
                    for &x in w27.iter().take(2) {
                        log.val(x);
                        let _: u32 = ask_user("q28").await.unwrap_or(3);
                    }
                    log.note(format!("{w27:?}"));
                    __index16
        }));
        log.val(three(log.val(measured((Row { n: w24, ..Row::default() }).into_text(((w24 as u8) as u32)).as_str(), w24)), 2, 1) + __index25);
        Ok(format!("{c:?} {b:?} {__index16:?} {__index23:?} {w24:?} {__index25:?} "))
    }
}

thrice! { p4, (log) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q1").await?;
        let mut c = confirm(format!("q2 {e}")).await?;
        let b: Shape = Shape::Size(u32::from(c));
        let __slot4 = e;
        log.val(three(log.val(e), ask_user::<u32>("q5").await?, 1) + __slot4);
        'b6: {
            let __index7 = (Row { s: cat(cat("s", __slot4).trim(), e), n: *Box::new(__slot4), ..Row::default() }).n;
            log.val(three(log.val((match e {
                                ..2 => {
                                    let r8 = &__slot4;
                                    *r8
                                }
                                x if e % 2 == 0 => {
                                    x
                                }
                                2.. => {
                                    e
                                }
                            } % (measured(cat("s", 5).as_str(), __slot4) + 1))), 2, 1) + __index7);
            let w9 = u32::max({ e = e; e }, (__slot4 % (__index7 + 1)));
            log.val(three(log.val(*&log.val(__slot4)), 2, 1) + w9);
        }
        let __item10 = __slot4;
        log.val(three(log.val((!*Box::new(__slot4) % 50)), 2, 1) + __item10);
        if {
            let w11 = e;
            log.val(three(log.val(__slot4), 2, 1) + w11);
            String::new().replace("a", &String::new())
        }.is_empty() {
            let w12 = ((e + (cat("s", 1).len() as u32)) % 97);
            log.val(three(log.val(((e as u8) as u32)), 2, 1) + w12);
            let w13 = __item10;
            log.val(three(log.val("8".parse::<u32>()?), 2, 1) + w13);
            log.later(c).await;
        } else {
        }
        Ok(format!("{e:?} {c:?} {b:?} "))
    }
}

thrice! { p5, (log, #[cfg(not(any()))] #[cfg(all())] arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b: u32 = ask_user::<u32>("q1").await?;
        let mut e = Vec::new();
        same(&e, &[] as &[Vec<u32>]);
        let mut h: Vec<u32> = e.clone();
        let c: Option<u32> = ('b7: {
                if ("a b".to_owned().is_empty() && ((b % 3 == 1) && (arg0 % 3 == 0))) { break 'b7 Some(arg0); }
                log.val(arg0);
                log.later(e.clone()).await.iter().max().copied()
        });
        let late9;
        match *h.as_slice() {
            [] => { late9 = (if (match Option::<u32>::or(c, c) {
                            Some(x) => ((b % 3 == 1) && (b % 3 == 1)),
                            None => {
                                return Err(ToolError::new("left"));
                            }
                    }) {
                        return Ok("a b".to_owned());
                    } else {
                        (cat(cat("s", 1), b) + &cat(cat("s", b), arg0))
                }); }
            [x] if arg0 != 1 => { late9 = (|| { let inner = |n: u32| n + x; log.val(inner(2)); cat("s", 2) })(); }
            [x, .., y] => { late9 = format!("{b:?}{:?}", arg0); }
            _ => { late9 = cat("s", 7); }
        }
        let mut n10 = 0u32;
        'l11: for (i, g) in h.iter().enumerate() {
            n10 += 1;
            if n10 > 4 { break; }
            b += c.unwrap_or(3);
            b %= 60;
        }
        Ok(format!("{arg0:?} {b:?} {e:?} {h:?} {late9:?} "))
    }
}

thrice! { p6, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = Row::default().sum((Row { s: cat(cat(arg0.clone().trim(), arg1).trim(), measured("text2", arg1)), n: ask_user::<u32>("q1").await?, ..Row::default() }).n, arg1);
        let g = if ((5 % 3 == 0) || log.later((b % 3 == 1)).await) {
            if if (arg1 == arg1) {
                checkpoint().await;
                ((b % 3 == 3) && (arg1 % 3 == 2))
            } else {
                (arg1 % 3 == 2)
            } {
                let w3 = "a b cb d".to_owned();
                let _: u32 = ask_user("q9").await.unwrap_or(3);
                'l4: for (_, x) in w3.char_indices() {
                    log.val(x);
                    let w5 = vec![4, arg1, 1, 6];
                    log.note(choose("q7", ["x", "y"]).await?);
                    for x in w5[1..].iter() {
                        log.val(*x);
                        log.val(ask_user::<u32>("q6").await?);
                    }
                    checkpoint().await;
                }
            } else {
                let w10 = vec![4, arg1, 1, 6];
                if confirm("q13").await? {
                    log.later((b % 3 == 3)).await;
                } else {
                    log.note("e14");
                }
                'l11: for x in w10.iter().map(|x| x * 2) {
                    log.val((arg0.len() as u32));
                    let _: u32 = ask_user("q12").await.unwrap_or(3);
                    log.val(x);
                }
                log.note(format!("{w10:?}"));
            }
            (three((b * b % 89), *&b, u32::from(ask_user::<u8>("q15").await?)), cat(cat("s", arg1), measured(arg0.clone().as_str(), (arg0.len() as u32))))
        } else {
            let mut n16 = 0u32;
            'l17: loop {
                n16 += 1;
                if n16 > 3 { break; }
                let mut n18 = 0u32;
                'l19: for (_, mut h) in (0u32..).zip([vec![7, b, 3], vec![7, arg1, 3]].concat()).skip_while(|(n, _)| *n == 7) {
                    n18 += 1;
                    if n18 > 4 { break; }
                    log.val(arg1);
                    if (b % 3 == 2) {
                        let w20: u32 = arg1;
                        {
                            let confirm = w20;
                            let ask_user = confirm + 1;
                            log.val(ask_user);
                        }
                        log.val(ask_user::<u32>("q22").await?);
                        log.val(w20);
                        let d: Row = Row::default();
                        {
                            let more = b;
                            let through = &mut arg1;
                            *through += more;
                            *through %= 60;
                        }
                    }
                }
                if (arg1 % 3 == 0) { break; }
            }
            (arg1, "p".to_owned())
        };
        let h = Shape::Size(arg1);
        Ok(format!("{arg0:?} {arg1:?} {h:?} "))
    }
}

thrice! { p7, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d: u32 = ask_user::<u32>("q1").await?;
        let mut h: bool = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let c = Shape::Size(d);
        let w4: u32 = arg1;
        fn w4() -> u32 {
            7
        }
        log.val(w4);
        {
            log.val(ask_user::<u32>("q5").await?);
            fn w4() -> u32 {
                8
            }
            log.val(w4());
        }
        log.val(ask_user::<u32>("q6").await?);
        log.val(w4);
        let late7;
        match async { log.note("async"); ((arg0.len() as u32) % (d + 1)) }.await {
            0 => { late7 = ('b8: {
                        if {
                            checkpoint().await;
                            Option::<u32>::is_some(&Some(d))
                        } { break 'b8 {
                                cat("s", 2)
                            }; }
                        let w9: u32 = d;
                        let count = |w9: &str| w9.len();
                        log.val(count("abc"));
                        log.val(ask_user::<u32>("q11").await?);
                        log.val(w9);
                        cat(cat(cat("s", 1), arg1).trim(), *Box::new(d))
                }); }
            x @ 1..=2 => { late7 = match (arg1, (cat("s", arg1) + &cat("s", x))) {
                    (0, x) => {
                        cat("s", d)
                    }
                    (mut x, _) => {
                        cat(cat("s", d).replace("a", &cat("s", x)).trim(), arg1)
                    }
                }; }
            x if arg1 != 3 => { late7 = if Option::<u32>::is_some(&Option::<u32>::or(Some(7), Some(x))) {
                    let Some(b) = None::<u32> else {
                        return Ok(cat("s", d));
                    };
                    "a b".to_owned()
                } else {
                    cat("s", d)
                }; }
            _ => { late7 = ('b12: {
                        if if vec![7, d, 3].contains(&arg1) {
                            log.val(h)
                        } else {
                            let h = Row::default();
                            (arg1 % 3 == 0)
                        } { break 'b12 cat(cat("a b".to_owned().trim(), d), (d ^ arg1)); }
                        let w13: u32 = d;
                        {
                            let w13;
                            if confirm("q16").await? {
                                w13 = "late".to_owned();
                            } else {
                                w13 = String::new();
                            }
                            log.note(choose("q14", ["x", "y"]).await?);
                            log.note(w13);
                        }
                        log.val(ask_user::<u32>("q15").await?);
                        log.val(w13);
                        format!("{h:?}{:?}", d)
                }); }
        }
        let mut n17 = 0u32;
        for mut b in Vec::<u32>::new().into_iter().take(3) {
            n17 += 1;
            if n17 > 4 { break; }
        }
        Ok(format!("{arg1:?} {h:?} {c:?} "))
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
        let w7 = Row { v: vec![(h.len() as u32)], ..Row::default() };
        if confirm("q9").await? && let Some(w8) = w7.v.first() && *w8 > 1 {
            log.val(*w8);
            let w10 = h.clone();
            if let Some(w11) = Some(w10) && confirm(format!("q12 {w11}")).await? {
                log.note(w11);
                if (c % 3 == 0) {
                    let mut n13 = 0u32;
                    for (_, mut e) in (0u32..).zip(g.v.clone()).skip_while(|(n, _)| *n == 7) {
                        n13 += 1;
                        if n13 > 4 { break; }
                        let late14: u32;
                        if (8 % 3 == 3) {
                            log.note("e15");
                            late14 = c;
                            log.note("e16");
                        } else {
                            log.later((arg1 % 3 == 3)).await;
                            late14 = e;
                            log.val((h.len() as u32));
                        }
                    }
                }
                let mut w17 = vec![4, c, 1, 6];
                log.val(ask_user::<u32>("q21").await?);
                'l18: for x in w17.clone().drain(1..) {
                    log.val(x);
                    let (mut d, t19): (u32, String) = (arg1, "p".to_owned());
                    log.val(ask_user::<u32>("q20").await?);
                }
            } else {
            }
            checkpoint().await;
        } else {
        }
        log.note(choose("q23", ["x", "y"]).await?);
        log.val(w7.n);
        Ok(format!("{arg0:?} {arg1:?} {h:?} {g:?} "))
    }
}

thrice! { p9, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>(format!("q1 {arg1}")).await.unwrap_or(((arg1 + arg1) % 97));
        let c: u32 = arg1;
        let mut g = Default::default();
        let _ = ask_user::<bool>("q3").await?;
        same(&g, &[] as &[Vec<u32>]);
        macro_rules! break_4 { () => { break } }
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            checkpoint().await;
            for x in 0..2u32 {
                if confirm("q7").await? {
                    break_4!();
                }
                let _: u32 = ask_user("q9").await.unwrap_or(3);
                log.val(x);
            }
        }
        let Some(b) = Option::<u32>::map(g.clone().iter().max().copied(), |n: u32| (n + c) % 50) else {
            log.later((arg1 % 3 == 1)).await;
            return Ok((cat(arg0.clone().trim(), b) + &arg0.clone()));
        };
        if confirm("q10").await? {
            log.note("e11");
        } else {
            log.later((arg1 % 3 == 2)).await;
        }
        let mut n15 = 0u32;
        for (d, s) in BTreeMap::from([(ask_user::<u32>("q12").await.unwrap_or(c), (ask_user::<u32>("q13").await?, (cat(arg0.clone().trim(), b) + &ask_user::<String>(format!("q14 {b}")).await?)).1), (1, "one".to_owned())]) {
            n15 += 1;
            if n15 > 4 { break; }
            let mut a: Row = (Row { n: (c % (b + 1)), ..Row::default() });
            let mut e = ask_user::<u32>("q17").await.unwrap_or(arg1);
            let mut a = async { log.note("async"); cat(arg0.clone(), b) }.await;
        }
        let b = None;
        same(&b, &[] as &[Option<u32>]);
        Ok(format!("{arg0:?} {g:?} {b:?} "))
    }
}

thrice! { p10, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {c}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let d = confirm("q4").await?;
        let g = Shape::Size(*&ask_user::<u32>("q5").await?);
        let mut w6 = None;
        let _: &Option<&'static str> = &w6;
        checkpoint().await;
        w6 = None;
        log.note(format!("{w6:?}"));
        let mut w8 = 1.5;
        let _: &f32 = &w8;
        log.note(choose("q9", ["x", "y"]).await?);
        w8 = 0.1 + 0.2;
        log.note(format!("{w8:?}"));
        checkpoint().await;
        w8 = 16777216.0; w8 += 1.0;
        log.note(format!("{w8:?}"));
        let _: u32 = ask_user("q11").await.unwrap_or(3);
        w6 = w6.or(Some("z"));
        log.val(size_of_val(&w6));
        log.note(format!("{w6:?}"));
        let mut w12 = 300;
        takes::<usize>(&w12);
        let _ = confirm("q13").await?;
        w12 = 3_000_000_000;
        log.note(format!("{w12:?}"));
        let mut w14 = -300;
        let _: &i64 = &w14;
        let mut w15 = Box::new(1);
        if confirm("q16").await? {
            log.later(d).await;
        } else {
            log.val(c);
        }
        log.val::<&Box<u64>>(&w15);
        let mut w17: Box<dyn std::fmt::Display + Send + Sync> = Box::new(1.5f32);
        log.note(w17.to_string());
        checkpoint().await;
        w17 = Box::new("x");
        log.note(w17.to_string());
        let _ = confirm("q19").await?;
        *w15 = 3; *w15 <<= 31;
        log.val(size_of_val(&w15));
        log.note(format!("{w15:?}"));
        let mut w20 = -3;
        let _ = confirm("q21").await?;
        log.val::<&i8>(&w20);
        log.later(d).await;
        let _ = confirm("q22").await?;
        w20 = 1 << 6;
        log.note(w20.kind());
        log.note(format!("{w20:?}"));
        log.val(ask_user::<u32>("q23").await?);
        w20 = 1 << 6;
        log.note(w20.kind());
        log.note(format!("{w20:?}"));
        let _: u32 = ask_user("q24").await.unwrap_or(3);
        w15 = Box::new(1 << 40);
        log.note(w15.kind());
        log.note(format!("{w15:?}"));
        let _: u32 = ask_user("q25").await.unwrap_or(3);
        w14 = -5; w14 = w14.rem_euclid(3_000_000_000);
        log.note(w14.kind());
        log.note(format!("{w14:?}"));
        let _ = confirm("q26").await?;
        w12 = [1, 2, 3].len(); w12 -= 1;
        log.note(w12.kind());
        log.note(format!("{w12:?}"));
        let mut w27 = Some(1.5);
        takes::<Option<f32>>(&w27);
        log.val(ask_user::<u32>("q28").await?);
        w27 = w27.or(Some(16777217.0));
        log.note(w27.kind());
        log.note(format!("{w27:?}"));
        log.note(choose("q29", ["x", "y"]).await?);
        w27 = w27.or(Some(16777217.0));
        log.note(format!("{w27:?}"));
        let late30;
        if ((measured(cat("s", c).as_str(), c) * *Box::new(c) % 89), (d && ("a b".to_owned() == "a"))).1 {
            let mut w31 = -2.25;
            log.val::<&f32>(&w31);
            let late32: Vec<u32>;
            match Shape::Size(c) {
                Shape::Named { s, n: x @ 0..=3 } if c != 4 => { late32 = Vec::from([x, x]); }
                Shape::Size(0) => { late32 = Vec::from([c, (arg0.len() as u32)]); }
                x => { late32 = Vec::from([c, (arg0.len() as u32)]); }
            }
            let _ = confirm("q33").await?;
            w31 += 16777217.0;
            log.val(size_of_val(&w31));
            log.note(format!("{w31:?}"));
            late30 = g.clone();
            log.val(c);
        } else {
            let mut w34 = 1;
            same(&w34, &Vec::<u32>::new());
            let mut w35 = Default::default();
            checkpoint().await;
            same(&w35, &Vec::<char>::new());
            checkpoint().await;
            w35 = w35.to_ascii_uppercase();
            log.note(format!("{w35:?}"));
            checkpoint().await;
            w34 = 4_000_000_000;
            log.note(w34.kind());
            log.note(format!("{w34:?}"));
            if confirm("q39").await? {
                log.later(d).await;
            } else {
                log.note("e40");
            }
            w34 = 4_000_000_000;
            log.note(w34.kind());
            log.note(format!("{w34:?}"));
            late30 = Shape::Size(((c + u32::max(c, c)) % 97));
            let mut w41 = 1.5;
            log.val::<&f32>(&w41);
            checkpoint().await;
            w41 = 1.0 / 3.0;
            log.note(w41.kind());
            log.note(format!("{w41:?}"));
            let mut w43 = 300;
            log.val::<&u64>(&w43);
            if confirm("q44").await? {
                log.note("e45");
            } else {
                log.note("e46");
            }
            w43 = 1 << 40;
            log.val(size_of_val(&w43));
            log.note(format!("{w43:?}"));
            if confirm("q47").await? {
                log.later(d).await;
            } else {
                log.val(c);
            }
            w43 = 1; w43 <<= 62;
            log.val(size_of_val(&w43));
            log.note(format!("{w43:?}"));
            let _ = confirm("q48").await?;
            w41 = w41.sqrt() + 0.1;
            log.note(w41.kind());
            log.note(format!("{w41:?}"));
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p11, (log) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q35 {c}")).key("k1"), confirm(format!("q36 {c}")).key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let mut a: Option<u32> = Vec::<u32>::new().into_iter().map(|n| n + c).collect::<Vec<u32>>().iter().max().copied();
        let e: bool = async { log.note("async"); (c % 3 == 0) }.await;
        log.note("e37");
        let mut b = (Shape::Named { s: async { log.note("async"); (|| { let inner = |n: u32| n + c; log.val(inner(2)); String::new() })() }.await, n: c });
        let mut c = Vec::new();
        same(&c, &[] as &[Vec<u32>]);
        use std::cmp::max as max38;
        log.val(max38([(|n: u32| (n + 1) % 40)(3), measured("text0", measured("text1", a.unwrap_or(3)))][u32::min(((*Box::new(2) as u8) as u32) % 2, 1) as usize], 3));
        let d = (0..a.unwrap_or(3) % 4).collect::<Vec<u32>>().contains(&measured(cat("a b".to_owned(), 0).as_str(), [7, 2][u32::min(0 % 2, 1) as usize]));
        fn item39(n: u32) -> u32 { if n == 0 { 0 } else { n + item39(n - 1) } }
        let w40 = item39(3);
        checkpoint().await;
        log.val(w40 + item39(2));
        {
            type Number = u64;
            let mut w45: Number = 1;
            checkpoint().await;
            w45 = 3;
            log.val(w45 << 40);
        }
        {
            type Number = f32;
            let w45: Number = 16777217.0;
            if confirm("q47").await? {
                log.later((0 % 3 == 3)).await;
            } else {
                log.later(d).await;
            }
            log.val(w45);
        }
        checkpoint().await;
        {
            const STEP: u32 = 2;
            fn item49(n: u32) -> u32 { n + STEP }
            log.note(choose("q51", ["x", "y"]).await?);
            log.val(item49(1));
        }
        {
            const STEP: u32 = 5;
            fn item49(n: u32) -> u32 { n + STEP }
            if confirm("q52").await? {
                log.note("e53");
            } else {
                log.val(4);
            }
            log.val(item49(1));
        }
        log.val(ask_user::<u32>("q54").await?);
        {
            fn three(a: u32, _: u32, _: u32) -> u32 { a }
            if ((8 % 3 == 2) && (d && (4 % 3 == 2))) {
                static ITEM57: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
                let w58 = ITEM57.load(std::sync::atomic::Ordering::SeqCst);
                ITEM57.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                let _: u32 = ask_user("q61").await.unwrap_or(3);
                ITEM57.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                log.val(ITEM57.load(std::sync::atomic::Ordering::SeqCst) - w58);
                log.val(a.unwrap_or(3));
                fn item62(n: u32) -> u32 { if n == 0 { 0 } else { n + item62(n - 1) } }
                let w63 = item62(3);
                let _: u32 = ask_user("q66").await.unwrap_or(3);
                log.val(w63 + item62(2));
            } else {
            }
            let _ = confirm("q67").await?;
            log.val(three(1, 2, 3));
        }
        log.note(choose("q69", ["x", "y"]).await?);
        log.val(three(1, 2, 3));
        Ok(format!("{a:?} {e:?} {c:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        const ITEM1: u32 = 2;
        match arg0 {
            ITEM1 => {
                let _: u32 = ask_user("q3").await.unwrap_or(3);
                log.note("two");
            }
            w2 => {
                checkpoint().await;
                log.val(w2);
            }
        }
        let _ = confirm("q5").await?;
        let late6: String;
        log.val(arg0);
        late6 = cat("s", arg0);
        static ITEM7: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let w8 = ITEM7.load(std::sync::atomic::Ordering::SeqCst);
        ITEM7.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        let _: u32 = ask_user("q11").await.unwrap_or(3);
        ITEM7.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ITEM7.load(std::sync::atomic::Ordering::SeqCst) - w8);
        match (arg0, "p".to_owned()) {
            (x, y) if x != 2 => {
                trait ITEM12 { fn item12(&self) -> u32; }
                impl ITEM12 for u32 { fn item12(&self) -> u32 { self * 2 } }
                log.val(ITEM12::item12(&3u32));
                let w13: u32 = 4;
                {
                    let _ = confirm("q14").await?;
                }
                log.val(w13.item12());
            }
            (_, y) => {
            }
        }
        Ok(measured("text1", arg0))
    }
    flow f1(log, fuel: u32, arg0: String, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        {
            type Number = u64;
            let mut w20: Number = 1;
            if ask_user::<bool>("q21").await? {
                {
                    struct T(u32);
                    let w23 = T(5);
                    log.val(w23.0);
                    if confirm("q24").await? {
                        log.val(8);
                    } else {
                        log.later((7 % 3 == 2)).await;
                    }
                    log.val(T(1).0);
                }
                {
                    struct T { s: u64 }
                    log.val(ask_user::<u32>("q25").await?);
                    log.val(T { s: 1 << 40 }.s);
                }
                log.note("e26");
            } else if ((3 % 3 == 2) || ((8 % 3 == 1) && (2 % 3 == 3))) {
                let mut n27 = 0u32;
                'l28: while n27 < 3 && (0 != 3) {
                    n27 += 1;
                    static ITEM29: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
                    let w30 = ITEM29.load(std::sync::atomic::Ordering::SeqCst);
                    ITEM29.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                    ITEM29.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                    log.val(ITEM29.load(std::sync::atomic::Ordering::SeqCst) - w30);
                }
            } else {
            }
            log.note(choose("q33", ["x", "y"]).await?);
            w20 = 3;
            log.val(w20 << 40);
        }
        {
            type Number = f32;
            let w20: Number = 16777217.0;
            log.val(ask_user::<u32>("q34").await?);
            log.val(w20);
        }
        Ok(Row::default().sum(7, 4))
    }
}

thrice! { p12, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let mut b = [[(0..c % 4).collect::<Vec<u32>>(), arg1.clone()].concat(), vec![7, c, 3]].concat().contains(&*Box::new(log.val(c)));
        let b = ask_user::<u32>("q4").await?;
        let w5 = "a b cb d".to_owned();
        if confirm("q8").await? {
            log.note("e9");
        } else {
            log.later((c % 3 == 0)).await;
        }
        'l6: for x in w5.lines() {
            let _ = confirm("q7").await?;
            log.val(x);
        }
        log.note(format!("{w5:?}"));
        let w10 = vec![4, c, 1, 6];
        for x in w10[1..].iter() {
            log.val(*x);
            if confirm("q11").await? {
                log.note("e12");
            } else {
                log.later((b % 3 == 1)).await;
            }
        }
        log.note(format!("{w10:?}"));
        let w13: u32 = b;
        {
            let w13;
            if ask_user::<bool>("q17").await? {
                w13 = "late".to_owned();
            } else {
                w13 = String::new();
            }
            checkpoint().await;
            log.note(w13);
        }
        log.note("e15");
        let _: u32 = ask_user("q16").await.unwrap_or(3);
        log.val(w13);
        let w18: u32 = b;
        let w18 = {
            if confirm("q19").await? {
                log.later((b % 3 == 2)).await;
            } else {
                log.val(b);
            }
            let w18 = w18 + 1;
            w18 * 2
        };
        checkpoint().await;
        log.val(w18);
        Ok(format!("{arg0:?} {arg1:?} {b:?} "))
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
        trait ITEM7 { fn item7(&self) -> u32; }
        impl ITEM7 for u32 { fn item7(&self) -> u32 { self * 2 } }
        let _ = confirm("q11").await?;
        log.val(ITEM7::item7(&3u32));
        let w8: u32 = 4;
        {
            let _ = confirm("q9").await?;
        }
        log.val(w8.item7());
        static ITEM12: u32 = 3;
        checkpoint().await;
        log.val(ITEM12 + e);
        {
            type Number = u64;
            let mut w34: Number = 1;
            log.note(choose("q35", ["x", "y"]).await?);
            w34 = 3;
            log.val(w34 << 40);
        }
        {
            type Number = f32;
            let w34: Number = 16777217.0;
            checkpoint().await;
            log.val(w34);
        }
        let _ = confirm("q37").await?;
        trait ITEM38 { fn item38(&self) -> u32; }
        impl ITEM38 for u32 { fn item38(&self) -> u32 { self * 2 } }
        if confirm("q42").await? {
            log.note("e43");
        } else {
            log.later((6 % 3 == 3)).await;
        }
        log.val(ITEM38::item38(&3u32));
        let w39: u32 = 4;
        {
            log.note(choose("q40", ["x", "y"]).await?);
        }
        log.val(w39.item38());
        static ITEM44: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let w45 = ITEM44.load(std::sync::atomic::Ordering::SeqCst);
        ITEM44.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        let _: u32 = ask_user("q48").await.unwrap_or(3);
        ITEM44.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ITEM44.load(std::sync::atomic::Ordering::SeqCst) - w45);
        log.later((e % 3 == 0)).await;
        Ok(format!("{a:?} "))
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
        let w6: u32 = c;
        let Some(w6) = Some((w6, "in".to_owned())) else {
            return Err(ToolError::new("never"));
        };
        if confirm("q8").await? {
            log.val(c);
        } else {
            log.later(h).await;
        }
        let (w6, _) = &w6;
        log.val(*w6);
        let w9: u32 = c;
        match Some("inner") {
            Some(w9) => {
                log.note(choose("q10", ["x", "y"]).await?);
                log.note(w9);
            }
            None => {}
        }
        checkpoint().await;
        log.val(w9);
        let (mut w12, mut w13) = ('x'.into(), Default::default());
        takes::<char>(&w12);
        takes::<char>(&w13);
        let mut w15 = Vec::new();
        same(&w15, &Vec::<Vec<Option<i64>>>::new());
        let w14;
        if ask_user::<bool>("q16").await? {
            {
            }
            w14 = vec![None, Some(1 << 40)];
            {
                let _ = confirm("q17").await?;
            }
        } else {
            {
                let _: u32 = ask_user("q18").await.unwrap_or(3);
            }
            w14 = vec![None, Some(1 << 40)];
            {
            }
        }
        same(&w15, std::slice::from_ref(&w14));
        w15 = w14.clone();
        log.val(&w15);
        log.val(size_of_val(&w14));
        log.note(format!("{w14:?}"));
        let _ = confirm("q19").await?;
        (w12, _) = ('y', 1);
        log.note(format!("{w12:?}"));
        log.val(size_of_val(&w13));
        log.note(format!("{w13:?}"));
        let w20;
        match u32::from(ask_user::<u32>("q21").await? > 1) {
            0 => {
                {
                    let mut n22 = 0u32;
                    for g in 1..=1u32 {
                        n22 += 1;
                        if n22 > 4 { break; }
                        let [mut w23, ref w24 @ ..] = [Vec::new(), Vec::new()];
                        log.val(size_of_val(w24));
                        same(&w23, &Vec::<Vec<Option<i64>>>::new());
                        let _: u32 = ask_user("q25").await.unwrap_or(3);
                        w23 = vec![None, Some(1 << 40)];
                        log.note(w23.kind());
                        log.note(format!("{w23:?}"));
                    }
                    log.val(ask_user::<u32>("q26").await?);
                }
                w20 = 0.0;
                {
                    log.note(choose("q27", ["x", "y"]).await?);
                }
            }
            1 => {
                {
                    let _ = confirm("q28").await?;
                }
                w20 = 16777217.0;
                {
                    checkpoint().await;
                }
            }
            _ => {
                return Ok(if confirm("q30").await? {
                        cat(String::new().trim(), async { log.note("async"); c }.await)
                    } else {
                        macro_rules! m31 { ($n:expr) => { $n + 1 } }
                        log.val(m31!(c));
                        ask_user::<String>(format!("q32 {c}")).await?
                });
            }
        }
        log.val::<&f64>(&w20);
        let w33: u32 = c;
        let _: u32 = ask_user("q35").await.unwrap_or(3);
        let w33 = w33 as f32 + 0.1;
        {
            checkpoint().await;
        }
        let w33 = Some(w33);
        log.val(w33);
        let w33 = w33.map(|w33| w33 as u64 + (1 << 40));
        let _: u32 = ask_user("q36").await.unwrap_or(3);
        log.val(w33);
        let _ = confirm("q37").await?;
        log.note(format!("{w20:?}"));
        let d = Shape::Size(c);
        let w38: u32 = (a.len() as u32);
        {
            let confirm = w38;
            let ask_user = confirm + 1;
            log.val(ask_user);
        }
        if confirm("q40").await? {
            log.later(h).await;
        } else {
            log.note("e41");
        }
        log.val(w38);
        Ok(format!("{d:?} "))
    }
}

thrice! { p15, (log) -> Result<String, ToolError>, {
        let g: u32 = ask_user::<u32>("q1").await?;
        let mut c = ((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => g }), ask_user::<String>("q5").await?);
        let e: Vec<u32> = async { log.note("async"); ((Row { s: c.1.clone(), n: three(g, g, g), ..Row::default() }).n, vec![7, g, 3].into_iter().map(|n| n + g).collect::<Vec<u32>>().into_iter().map(|n| n + g).collect::<Vec<u32>>()).1 }.await;
        if (cat(cat("s", g).trim(), g).is_empty() && ((g % 3 == 0) && (g % 3 == 0))) {
            let mut d = !(g < (e.len() as u32));
            let w6: u32 = g;
            'w6: {
                let w6 = [w6; 2];
                log.note(choose("q7", ["x", "y"]).await?);
                if w6[0] > 1 { break 'w6; }
                log.val(w6);
            }
            let _ = confirm("q8").await?;
            log.val(w6);
        } else if ({
                ((g % 3 == 3) && (7 % 3 == 1))
            } || Option::<u32>::is_some(&(g, Some(g)).1)) {
            let mut w10 = 1;
            log.val::<&i64>(&w10);
            let w9;
            loop {
                {
                }
                w9 = 9_223_372_036_854_775_807;
                {
                }
                break;
            }
            same(&w10, std::slice::from_ref(&w9));
            w10 = w9.clone();
            log.val(&w10);
            log.val(ask_user::<u32>("q11").await?);
            log.val(size_of_val(&w9));
            log.note(format!("{w9:?}"));
        }
        if let [r12, ..] = &e[..] {
            let w13: u32 = 0;
            let w13 = {
                if confirm("q14").await? {
                    log.val(g);
                } else {
                    log.note("e15");
                }
                let w13 = w13 + 1;
                w13 * 2
            };
            let mut n16 = 0u32;
            for (i, a) in WEIGHTS.iter().enumerate() {
                n16 += 1;
                if n16 > 4 { break; }
                if (g % 3 == 2) {
                    log.later((g % 3 == 3)).await;
                } else if (g % 3 == 1) {
                    let mut n17 = 0u32;
                    for h in c.0..c.0 % 3 {
                        n17 += 1;
                        if n17 > 4 { break; }
                        log.note("e18");
                        log.later((g % 3 == 0)).await;
                    }
                    log.val(g);
                } else {
                }
            }
            if confirm("q19").await? {
                log.val(c.0);
            } else {
                log.note("e20");
            }
            log.val(w13);
        }
        Ok(format!(""))
    }
}

thrice! { p17, (log, arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q13").key("k1"), confirm("q14").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[u32]);
        let c = None;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q16").key("k1"), confirm("q17").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[Option<u32>]);
        let g = Shape::Size(a);
        log.note("e19");
        if let Some(r20) = &c {
            use std::cmp::max as max21;
            log.val(max21(call(f1(2, arg0.clone(), arg0.clone())).await?, 3));
        }
        log.val(a);
        log.later((a % 3 == 3)).await;
        log.later((a % 3 == 2)).await;
        Ok(format!("{arg1:?} "))
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
            let mut w7 = Default::default();
            log.note(choose("q8", ["x", "y"]).await?);
            log.val::<&[f32; 2]>(&w7);
            let _ = confirm("q9").await?;
            w7 = [0.1 + 0.2, 1.0 / 3.0];
            log.note(format!("{w7:?}"));
            log.later((a % 3 == 3)).await;
        } else {
            log.val(4);
            if confirm("q10").await.unwrap_or(false) {
                return Err(ToolError::new("left"));
            }
        }
        Ok(u32::max(7, 1))
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
        let (mut w8, mut w9) = (std::borrow::Cow::Borrowed("x"), -3);
        takes::<std::borrow::Cow<'static, str>>(&w8);
        log.val::<&i8>(&w9);
        let w10: Vec<String> = vec![cat("s", e)];
        if let Some(w11) = w10.first().map(String::as_str) && confirm("q12").await? {
            log.note(w11);
            let w13;
            {
                let _ = confirm("q14").await?;
            }
            {
                log.note(choose("q15", ["x", "y"]).await?);
            }
            w13 = 127;
            {
                let _: u32 = ask_user("q16").await.unwrap_or(3);
            }
            let _: &i8 = &w13;
            log.val(size_of_val(&w13));
            log.note(format!("{w13:?}"));
            let (mut w17, mut w18) = (1, -300);
            let _: &u64 = &w17;
            log.val::<&i16>(&w18);
            log.val(ask_user::<u32>("q19").await?);
            [w17] = [1 << 31];
            log.note(w17.kind());
            log.note(format!("{w17:?}"));
            let _ = confirm("q20").await?;
            log.note(w18.kind());
            log.note(format!("{w18:?}"));
            let w21;
            if ask_user::<bool>("q22").await? {
                {
                }
                w21 = 300;
                {
                    log.later((e % 3 == 2)).await;
                    checkpoint().await;
                }
            } else {
                {
                    checkpoint().await;
                }
                w21 = 1;
                {
                }
            }
            takes::<u32>(&w21);
            let _ = confirm("q25").await?;
            log.val(size_of_val(&w21));
            log.note(format!("{w21:?}"));
        } else {
            let w26 = Row { s: cat("s", e), ..Row::default() };
            if let Row { s: w27, .. } = &w26 && !w27.is_empty() && confirm(format!("q28{w27}")).await? {
                log.val(w26.n);
                g.push(e);
            } else {
            }
            if confirm("q29").await? {
                log.later((e % 3 == 3)).await;
            } else {
                log.later((4 % 3 == 3)).await;
            }
        }
        let _: u32 = ask_user("q30").await.unwrap_or(3);
        (w9, w8) = (-128, String::from("zz").into());
        log.note(w8.kind());
        log.note(format!("{w8:?}"));
        checkpoint().await;
        log.note(w9.kind());
        log.note(format!("{w9:?}"));
        Ok(format!("{g:?} "))
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
                    let mut w8 = Some("a b".to_owned());
                    if let Some(w9) = &mut w8 && { w9.push('x'); true } && confirm("q10").await? {
                        log.note("e11");
                        let mut n12 = 0u32;
                        while n12 < 3 && (arg0 % 3 == 3) {
                            n12 += 1;
                            if let Ok(__item13) = ask_user::<u32>("q15").await && __item13 > 0 && let __run14 = __item13 * 2 && confirm(format!("q15b{__run14}")).await? {
                                log.val(__run14);
                                log.later((x % 3 == 1)).await;
                                log.val(arg0);
                            } else if let Some(__run14) = Some(x) && confirm("q15c").await? {
                                log.val(__run14);
                            }
                            log.note(choose("q16", ["x", "y"]).await?);
                        }
                    } else {
                    }
                    log.val(w8);
                }
            }
            x @ Some(_) => {
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{a:?} {e:?} {g:?} "))
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
            {
                use std::cmp::max as item6;
                log.val(item6(1, c));
                checkpoint().await;
                log.val(item6(1, 3u32));
            }
            {
                use std::cmp::min as item6;
                let _ = confirm("q9").await?;
                log.val(item6(1, 2u32));
            }
            log.val(ask_user::<u32>("q10").await?);
            {
                struct T(u32);
                let w12 = T(h);
                log.val(w12.0);
                checkpoint().await;
                log.val(T(1).0);
            }
            {
                struct T { s: u64 }
                log.val(ask_user::<u32>("q14").await?);
                log.val(T { s: 1 << 40 }.s);
            }
            let _: u32 = ask_user("q15").await.unwrap_or(3);
        }
        static ITEM16: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let w17 = ITEM16.load(std::sync::atomic::Ordering::SeqCst);
        ITEM16.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ask_user::<u32>("q21").await?);
        ITEM16.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ITEM16.load(std::sync::atomic::Ordering::SeqCst) - w17);
        log.later(a).await;
        let w23 = h;
        {
            fn item22(n: u32) -> u32 { n + 1 }
            if confirm("q24").await? {
                log.val(e);
            } else {
                log.note("e25");
            }
            log.val(item22(w23));
        }
        {
            fn item22(n: u32) -> String { format!("<{n}>") }
            let _: u32 = ask_user("q26").await.unwrap_or(3);
            log.note(item22(2));
        }
        checkpoint().await;
        Ok(format!("{arg0:?} {h:?} {a:?} {e:?} "))
    }
}

thrice! { p23, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&b, &[] as &[u32]);
        let mut d = ask_user::<u32>("q3").await?;
        let mut c = ask_user::<u32>("q4").await?;
        let w5;
        {
            checkpoint().await;
        }
        {
            log.val(ask_user::<u32>("q7").await?);
        }
        w5 = !0;
        {
            let _: u32 = ask_user("q8").await.unwrap_or(3);
        }
        takes::<usize>(&w5);
        log.val(ask_user::<u32>("q9").await?);
        log.note(format!("{w5:?}"));
        let Row { v: mut d, n: t10 @ _, .. } = (Row { v: (0..log.val(d) % 4).collect::<Vec<u32>>(), n: b, s: {
                    cat(String::new(), c)
                } });
        static ITEM11: u32 = 3;
        log.val(ITEM11 + c);
        let [c, t22]: [u32; 2] = [*&c, (Row::default().into_text(c).replace("a", &String::new()).len() as u32)];
        log.val(c);
        log.later((t22 % 3 == 3)).await;
        log.later((t10 % 3 == 0)).await;
        Ok(format!("{b:?} {d:?} {c:?} "))
    }
}

thrice! { p24, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let mut b: (u32, String) = (measured(choose("q2", ["x", "y", "z"]).await?.as_str(), u32::from(ask_user::<u8>(format!("q3 {c}")).await?)), arg0.clone());
        let mut e: (u32, String) = (c, "p".to_owned());
        let __run5 = (c * ask_user::<u32>("q6").await? % 89);
        log.val(three(log.val({ let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await?; x + u32::from(y) }), 2, 1) + __run5);
        let __local9 = *&Row::default().sum(*Box::new(c), __run5);
        log.val(three(log.val((Row { s: (format!("{c:?}{:?}", __run5) + &log.val(arg0.clone())), n: ((c + __run5) % 97), ..Row::default() }).n), 2, 1) + __local9);
        let b: Option<u32> = Option::<u32>::map(async { log.note("async"); Some(__local9) }.await, |n: u32| (n + __local9) % 50);
        let __operand10 = __run5;
        log.val(three(log.val([vec![7, __local9, 3].into_iter().map(|n| n + c).collect::<Vec<u32>>(), vec![7, __local9, 3].into_iter().map(|n| n + __run5).collect::<Vec<u32>>()].concat().get(Row::default().sum(__run5, c) as usize).copied().unwrap_or(1)), 2, 1) + __operand10);
        log.val(((u32::max((Row { s: arg0.clone(), n: e.0, ..Row::default() }).n, (|| { let inner = |n: u32| n + __operand10; log.val(inner(2)); __run5 })()) as u8) as u32));
        let b = format!("{__local9:?}{:?}", arg0);
        let c = { let mut n11 = 0u32; loop {
                n11 += 1;
                if n11 > 2 { break c; }
                let c = ((3 % 3 == 3) && (c % 3 == 2));
                if (match __run5 {
                        ..2 => {
                            let w13 = __local9;
                            log.val(three(log.val(__operand10), 2, 1) + w13);
                            c
                        }
                        x if __run5 != 3 => {
                            log.note("e14");
                            c
                        }
                        2.. => {
                            c
                        }
                    } && (c && (__local9 % 3 == 2))) { break u32::max((__local9 ^ __local9), __local9); }
            } };
        log.note("e15");
        let b: Option<u32> = Option::<u32>::map([Vec::<u32>::new(), vec![7, c, 3]].concat().iter().max().copied(), |n: u32| (n + __local9) % 50);
        Ok(format!("{arg0:?} {e:?} {__run5:?} "))
    }
}

thrice! { p25, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q10 {g}")).key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let mut c = Default::default();
        same(&c, &[] as &[u32]);
        let c: (u32, String) = ((arg0 % (u32::from((c % 3 == 1)) + 1)), (cat("s", arg0) + &"a b".to_owned()));
        log.val(arg0);
        if (('b13: {
                    if vec![g].contains(&g) { break 'b13 ((arg0 % 3 == 3) && (g % 3 == 0)); }
                    log.later((arg0 % 3 == 2)).await;
                    vec![7, arg0, 3].contains(&arg0)
            }) && ((arg0 % 3 == 3) || !(g % 3 == 3))) {
            let mut n15 = 0u32;
            'l16: for &b in &[4, 5] {
                n15 += 1;
                if n15 > 4 { break; }
                let w17 = Row { s: cat("s", b), ..Row::default() };
                if let Row { s: w18, .. } = &w17 && !w18.is_empty() && confirm(format!("q19{w18}")).await? {
                    log.val(w17.n);
                    let h: Option<u32> = None::<u32>;
                }
                checkpoint().await;
                if (6 % 3 == 0) {
                    if let Ok(w21) = ask_user::<u32>("q23").await && w21 > 0 && let w22 = w21 * 2 && confirm(format!("q23b{w22}")).await? {
                        log.val(w22);
                    } else if let Some(w22) = Some(arg0) && confirm("q23c").await? {
                        log.val(w22);
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut b: Option<u32> = ask_user::<u32>("q1").await.ok();
        let w2 = Some("a b".to_owned());
        if let Some(w3) = &w2 && w3.len() < 9 && let Ok(n) = ask_user::<u32>("q4").await && n > 0 {
            log.val(n);
            let c = (ask_user::<u32>("q6").await?, cat("s", 0).replace("a", &String::new()));
        }
        log.val(ask_user::<u32>("q7").await?);
        log.val(w2);
        Ok((|n: u32| (n + 3) % 40)(3))
    }
}

thrice! { p26, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d: u32 = ask_user::<u32>("q1").await?;
        let mut b: (u32, String) = (d, "p".to_owned());
        let mut a = { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {d}")).key("k2"))).await?; x + u32::from(y) };
        let mut w4 = 0..2usize;
        log.val(w4.nth(1));
        log.val(w4.size_hint());
        log.val(w4.nth(1));
        log.val(ask_user::<u32>("q5").await?);
        log.val(w4.clone());
        log.val(w4.by_ref().take(2).count());
        let mut w6 = 3..3u32;
        while let Some(x) = w6.next() {
            log.val(x);
            let _: u32 = ask_user("q8").await.unwrap_or(3);
            if confirm("q7").await? { break; }
        }
        log.val(w6.next());
        log.note(choose("q9", ["x", "y"]).await?);
        log.val(w4.clone().collect::<Vec<_>>());
        for x in w4.by_ref() { log.val(x); break; }
        let mut a: Vec<u32> = vec![2];
        if confirm("q10").await? {
            log.later((d % 3 == 2)).await;
        } else {
            log.val(d);
        }
        for x in w4 {
            log.val(x);
            checkpoint().await;
        }
        let mut n12 = 0u32;
        'l13: for d in 1.. {
            n12 += 1;
            if n12 > 4 { break; }
            let mut w14 = 3..3u32;
            log.val(w14.next());
            checkpoint().await;
            log.val(w14.next_back());
            log.val(w14.next());
            log.val(w14.is_empty());
            checkpoint().await;
            log.val(w14.next());
            log.note(choose("q17", ["x", "y"]).await?);
            for x in w14.by_ref() { log.val(x); break; }
            log.val(w14.size_hint());
            checkpoint().await;
            log.val(w14.next());
            log.note(format!("{w14:?}"));
        }
        Ok(format!("{arg0:?} {d:?} {b:?} {a:?} "))
    }
}

thrice! { p27, (log, #[cfg(not(all()))] off0: Nothing = nothing, #[cfg(not(any()))] mut arg0: String = "arg".to_owned(), #[cfg(all())] #[cfg(any())] off1: Nothing = nothing, #[cfg_attr(all(), cfg(all()))] mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b = log.val(ask_user::<u32>("q19").await.unwrap_or(5));
        let mut c = (b, "p".to_owned());
        let e = Row::default();
        if (b % 3 == 1) {
            let mut n20 = 0u32;
            for h in (0..2u32).rev() {
                n20 += 1;
                if n20 > 4 { break; }
                let late21: u32;
                let late22;
                match c.clone() {
                    (x, y) if log.val(h) > 0 => { late22 = y.clone(); }
                    (_, y) => { late22 = y.clone(); }
                }
                late21 = ask_user::<u32>("q23").await?;
            }
        } else if Option::<u32>::is_some(&ask_user::<u32>("q24").await.ok()) {
            let mut n25 = 0u32;
            while n25 < 3 && (confirm(format!("q26 {b}")).await? || Option::<u32>::is_some(&Some(b))) {
                n25 += 1;
                {
                    #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
                    struct Local {
                        #[cfg(any(all(), any()))]
                        n: u32,
                        #[cfg(all(any(), not(any())))]
                        m: Nothing,
                    }
                    let w27 = Local { #[cfg(any(all(), any()))] n: 3, #[cfg(all(any(), not(any())))] m: 1 };
                    log.later((b % 3 == 3)).await;
                    log.note(choose("q28", ["x", "y"]).await?);
                    log.val(w27.n);
                }
            }
        }
        let w29 = Row {
            #[cfg_attr(all(), allow(unused_variables))]
            n: b,
            #[cfg(all(any(), not(any())))]
            n: "no",
            ..Row::default()
        };
        if confirm("q30").await? {
            log.val(b);
        } else {
            log.note("e31");
        }
        let Row { #[cfg_attr(any(), cfg(any()))] n: part, #[cfg(all(any(), not(any())))] s: part, .. } = w29;
        log.val(part);
        #[cfg(any(all(), any()))]
        'l33: for w32 in 0..2u32 {
            log.val(w32);
            checkpoint().await;
        }
        #[cfg(not(all()))]
        for x in nothing {}
        match b {
            #[cfg(all())] #[cfg(any())]
            0 => nothing,
            #[cfg(not(any()))] #[cfg(all())]
            1..=3 => {
                checkpoint().await;
            }
            #[cfg(all())] #[cfg(any())]
            w35 => { w35.nonsense(); }
            #[cfg_attr(all(), allow(unused_variables))]
            w35 => { log.val(w35); }
        }
        if let Some(mut e) = Option::<u32>::map(Vec::from([b, b]).iter().max().copied(), |n: u32| (n + b) % 50) && { let (x, y) = ask_each((ask_user::<u32>("q38").key("k1"), confirm("q39").key("k2"))).await; x.is_ok() && y? } && let (0..5, y) = c.clone() {
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} {b:?} {c:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w1;
        #[cfg_attr(all(), allow(unused_variables))]
        {
            w1 = (arg0.len() as u32);
        }
        #[cfg_attr(all(), cfg(any()))]
        {
            w1 = "no";
        }
        if confirm("q2").await? {
            log.val(6);
        } else {
            log.val(8);
        }
        log.val(w1);
        if (2 % 3 == 2) {
            return Ok(7);
        }
        #[cfg(not(all()))]
        fn f7() -> Nothing { nothing }
        #[cfg(all())]
        fn f7(n: u32) -> u32 { n + 1 }
        let w4 = Row {
            #[cfg(not(any()))] #[cfg(all())]
            n: async { log.note("async"); measured(arg0.clone().as_str(), 1) }.await,
            #[cfg(any())]
            n: "no",
            ..Row::default()
        };
        log.val(8);
        checkpoint().await;
        let Row { #[cfg(any(all(), any()))] n: part, #[cfg(any())] s: part, .. } = w4;
        log.val(part);
        let _ = confirm("q6").await?;
        log.val(f7(3));
        Ok(match arg0.as_str() {
                "" => {
                    1
                }
                "a" | "lit" if 3 % 2 == 0 => {
                    7
                }
                _ => {
                    3
                }
        })
    }
    flow f1(log, fuel: u32, arg0: u32, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w8 = {
            if confirm("q9").await? {
                log.val(arg0);
            } else {
                log.val(arg1);
            }
            #[cfg(any())]
            return Err(ToolError::new("never"));
            #[cfg(not(any()))]
            let inner = arg1;
            inner
        };
        log.val(w8);
        #[cfg(all())] #[cfg(any())]
        let w10 = ask_user::<String>("never11").await?;
        #[cfg(not(any()))] #[cfg(all())]
        let w10 = call(f1(fuel.saturating_sub(1), arg0, arg1)).await?;
        let late12: Vec<u32>;
        if (arg0 % 3 == 2) {
            let mut d = "11".parse()?;
            same(&d, &[] as &[u32]);
            late12 = (0..w10 % 4).collect::<Vec<u32>>().into_iter().map(|n| n + arg1).collect::<Vec<u32>>();
            #[cfg_attr(all(), cfg(all()))]
            'l14: for w13 in 0..2u32 {
                log.val(w13);
                log.note(choose("q15", ["x", "y"]).await?);
            }
            #[cfg_attr(all(), cfg(any()))]
            for x in nothing {}
        } else {
            let w16 = {
                let _ = confirm("q17").await?;
                #[cfg(all(any(), not(any())))]
                return Err(ToolError::new("never"));
                #[cfg_attr(all(), allow(unused_variables))]
                let inner = w10;
                inner
            };
            log.val(w16);
            late12 = Vec::from([Vec::<u32>::new().get(w10 as usize).copied().unwrap_or(1), ((w10 + arg1) % 97)]).into_iter().map(|n| n + w10).collect::<Vec<u32>>();
            let Row { v: mut e, n: t18 @ _, .. } = (Row { v: Vec::<u32>::new(), n: measured(String::new().as_str(), arg0), s: cat("a b".to_owned(), w10) });
        }
        let c = Shape::Size(arg1);
        Ok((|n: u32| (n + arg1) % 40)(w10))
    }
}

thrice! { p28, (log, #[cfg(all(any(), not(any())))] off0: Nothing = nothing, #[cfg_attr(any(), cfg(any()))] mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {h}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let g = None;
        let _ = confirm("q5").await?;
        same(&g, &[] as &[Option<u32>]);
        let mut a = (Row { v: (match Option::<u32>::or(Some(h), Option::<u32>::or(g, g)) {
                        Some(x) => vec![7, x, 3],
                        None => {
                            return Ok(log.val(format!("{g:?}{:?}", g)));
                        }
                }), n: ["1".parse::<u32>()?, (((h + h) % 97) % (((h + h) % 97) + 1))][u32::min(u32::from((h % 3 == 3)) % 2, 1) as usize], s: cat((arg0.clone().replace("a", &arg0.clone()) + &cat(arg0.clone(), 8)), h) });
        let mut open7: Vec<u32> = (0..h % 4).collect::<Vec<u32>>();
        let mut n6 = 0u32;
        while let Some(d) = open7.pop() && n6 < 4 {
            n6 += 1;
            let a = "11".parse()?;
            same(&a, &[] as &[u32]);
            let w8 = |x: u32| {
                #[cfg(not(any()))]
                let x = x + 1;
                #[cfg(all(any(), not(any())))]
                let x = "no";
                x
            };
            log.val(w8(2));
            match (|| { let inner = |n: u32| n + h; log.val(inner(2)); d })() {
                #[cfg(all())] #[cfg(any())]
                0 => nothing,
                #[cfg_attr(all(), allow(unused_variables))]
                1..=3 => {
                    let _ = confirm("q10").await?;
                }
                #[cfg(all())] #[cfg(any())]
                w9 => { w9.nonsense(); }
                #[cfg_attr(any(), cfg(any()))]
                w9 => { log.val(w9); }
            }
            log.note(choose("q11", ["x", "y"]).await?);
        }
        {
            let mut w12 = 300;
            log.val(ask_user::<u32>("q13").await?);
            takes::<u64>(&w12);
            checkpoint().await;
            w12 = !0;
            log.note(format!("{w12:?}"));
        }
        let mut n15 = 0u32;
        'l16: for (d, y) in cat((cat(arg0.clone(), h) + &cat(arg0.clone(), a.n)).trim(), (((h + 0) % 97) ^ {
                    log.val(g.unwrap_or(3));
                    h
        })).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n15 += 1;
            if n15 > 4 { break; }
            #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
            struct Local {
                #[cfg_attr(all(), allow(unused_variables))]
                n: u32,
                #[cfg(all(any(), not(any())))]
                m: Nothing,
            }
            let w17 = Local { #[cfg_attr(all(), allow(unused_variables))] n: 3, #[cfg(all(any(), not(any())))] m: 1 };
            let _ = confirm("q18").await?;
            log.val(w17.n);
            #[cfg(all())] #[cfg(any())]
            no_such_macro!(a b c);
            #[cfg(not(any()))] #[cfg(all())]
            log.note("here");
            if confirm("q20").await? {
                log.note("e21");
            } else {
                log.note("e22");
            }
            let mut w23 = 300;
            let _: &u128 = &w23;
            checkpoint().await;
            w23 = !0;
            log.val(size_of_val(&w23));
            log.note(format!("{w23:?}"));
        }
        log.note("e25");
        let mut w26 = None;
        same(&w26, &Vec::<Option<&'static str>>::new());
        let _: u32 = ask_user("q27").await.unwrap_or(3);
        w26 = w26.or(Some("z"));
        log.note(format!("{w26:?}"));
        Ok(format!("{arg0:?} {g:?} {a:?} "))
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
}

thrice! { p29, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let mut b: bool = confirm("q2").await?;
        let mut d = (a, "p".to_owned());
        let (mut w3, _) = (2..=60u32, 1);
        log.val(w3.nth(1));
        log.val(w3.by_ref().take(2).count());
        log.val(w3.nth(1));
        if confirm("q4").await? {
            log.note("e5");
        } else {
            log.later(b).await;
        }
        log.val(w3.clone().collect::<Vec<_>>());
        log.note(choose("q6", ["x", "y"]).await?);
        for x in w3 {
            log.val(x);
            let _ = confirm("q7").await?;
        }
        let (mut w8, _) = (1..=80u8, 1);
        log.val(w8.next());
        if confirm("q9").await? {
            log.note("e10");
        } else {
            log.later(b).await;
        }
        log.val(w8.nth(1));
        log.val(w8.is_empty());
        for x in w8.by_ref() { log.val(x); break; }
        checkpoint().await;
        log.val(w8.clone().collect::<Vec<_>>());
        log.val(w8.nth(1));
        if confirm("q12").await? {
            log.val(a);
        } else {
            log.val(a);
        }
        log.val(w8.next());
        for x in w8.by_ref() { log.val(x); break; }
        log.val(w8.nth(1));
        let c: Vec<u32> = Vec::<u32>::new();
        let _ = confirm("q13").await?;
        for x in w8 {
            log.val(x);
            let _: u32 = ask_user("q14").await.unwrap_or(3);
        }
        let mut w15 = 1..=80u8;
        while let Some(x) = w15.next() {
            log.val(x);
            let mut w18 = Some(0..3u32);
            log.val(w18.as_mut().and_then(Iterator::next));
            let mut w19 = 'a'..='z';
            while let Some(x) = w19.next() {
                log.val(x);
                log.note(choose("q21", ["x", "y"]).await?);
                if ask_user::<bool>("q20").await? { break; }
            }
            log.val(w19.next());
            let _: u32 = ask_user("q22").await.unwrap_or(3);
            log.val(w18.as_mut().and_then(Iterator::next));
            if confirm("q23").await? {
                log.val(a);
            } else {
                log.note("e24");
            }
            let mut w17 = vec![w18.unwrap()];
            log.val(w17[0].next());
            checkpoint().await;
            log.val(w17[0].next());
            checkpoint().await;
            if confirm("q16").await? { break; }
        }
        log.val(w15.next());
        Ok(format!("{arg0:?} {b:?} {d:?} {c:?} "))
    }
}

thrice! { p30, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b = arg0;
        let mut d = ("8".parse::<u32>()?, String::new());
        let mut h: bool = confirm("q5").await?;
        if let Some(mut w6) = Some(300) {
            let _: &u16 = &w6;
            let w8;
            match u32::from(ask_user::<u32>("q9").await? > 1) {
                0 => {
                    {
                    }
                    w8 = !0;
                    {
                        let _: u32 = ask_user("q10").await.unwrap_or(3);
                    }
                }
                1 => {
                    {
                        log.val(ask_user::<u32>("q11").await?);
                    }
                    w8 = 1;
                    {
                        log.note(choose("q12", ["x", "y"]).await?);
                    }
                }
                _ => {
                    return Ok(choose("q13", ["x", "y", "z"]).await?);
                }
            }
            let _: &u64 = &w8;
            log.note(w8.kind());
            log.note(format!("{w8:?}"));
            let _ = confirm("q14").await?;
            w6 = 65_535; w6 = w6.wrapping_add(3);
            log.val(size_of_val(&w6));
            log.note(format!("{w6:?}"));
        }
        let mut e = "11".parse()?;
        let _ = confirm("q16").await?;
        same(&e, &[] as &[u32]);
        let mut w18 = vec![vec![7]];
        'l19: while let Some(mut w17) = w18.pop() {
            log.val::<&Vec<u8>>(&w17);
            if confirm("q20").await? {
                log.later(h).await;
            } else {
                log.note("e21");
            }
            w17 = "ab".bytes().collect();
            log.val(size_of_val(&w17));
            log.note(format!("{w17:?}"));
        }
        let mut w23 = "a".into();
        takes::<std::borrow::Cow<'static, str>>(&w23);
        let w22;
        if confirm("q24").await? {
            {
                log.val(ask_user::<u32>("q25").await?);
            }
            w22 = "a".into();
            {
            }
        } else {
            {
                if let Some(mut c) = [Vec::<u32>::new(), vec![7, arg0, 3]].concat().iter().max().copied() && h {
                } else {
                }
                log.note(choose("q26", ["x", "y"]).await?);
            }
            w22 = "yy".into();
            {
                log.note(choose("q27", ["x", "y"]).await?);
            }
        }
        same(&w23, std::slice::from_ref(&w22));
        w23 = w22.clone();
        log.val(&w23);
        log.note(choose("q28", ["x", "y"]).await?);
        log.note(w22.kind());
        log.note(format!("{w22:?}"));
        if (ask_user::<bool>(format!("q29 {e}")).await? || h) {
            return Ok(String::new().replace("a", &cat(Row::default().into_text(d.0).trim(), ((e as u8) as u32))));
        }
        use std::cmp::max as max30;
        log.val(max30(Vec::from([arg0, e]).into_iter().map(|n| n + e).collect::<Vec<u32>>().get(({ b = b; b } * arg0 % 89) as usize).copied().unwrap_or(1), 3));
        Ok(format!("{arg0:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w1: f32;
        loop {
            {
            }
            w1 = 0.0;
            {
            }
            break;
        }
        let _: u32 = ask_user("q2").await.unwrap_or(3);
        log.val(size_of_val(&w1));
        log.note(format!("{w1:?}"));
        log.later((1 % 3 == 0)).await;
        if (4 % 3 == 0) {
            return Ok(ask_user::<u32>("q3").await?);
        }
        {
            log.later((2 % 3 == 2)).await;
        }
        Ok(5)
    }
}

thrice! { p31, (log, arg0: u32 = 3, arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut c = call(f1(0)).await?;
        let e: Option<u32> = Some(c);
        let h = (Shape::Named { s: ask_user::<String>("q19").await?, n: u32::from(ask_user::<u8>("q20").await?) });
        log.note("e21");
        let e = (7, "p".to_owned());
        match (c, {
                ask_user::<String>("q24").await?
        }) {
            (0, x) => {
                #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
                enum ITEM25 { ITEM25A, ITEM25B(u32) }
                use ITEM25::*;
                let mut w26 = ITEM25B(c);
                if w26 != ITEM25A { log.val(w26.clone()); }
                w26 = ITEM25A;
                {
                    log.note(choose("q27", ["x", "y"]).await?);
                }
                log.val(w26);
            }
            (mut x, _) => {
                const ITEM29: u32 = 1;
                {
                    const ITEM29: u64 = 1 << 40;
                    log.note(choose("q31", ["x", "y"]).await?);
                    log.val(ITEM29);
                }
                {
                    if confirm("q32").await? {
                        log.later((arg0 % 3 == 3)).await;
                    } else {
                        log.note("e33");
                    }
                }
                log.val(ITEM29);
            }
        }
        let r36 = &arg0;
        let mut e: Vec<u32> = log.val([vec![7], vec![7, arg0, 3]].concat());
        {
            struct T(u32);
            let __scope38 = T((arg1.len() as u32));
            log.val(__scope38.0);
            if confirm("q39").await? {
                log.val(c);
            } else {
                log.val(arg0);
            }
            log.val(T(1).0);
        }
        {
            struct T { s: u64 }
            log.val(ask_user::<u32>("q40").await?);
            log.val(T { s: 1 << 40 }.s);
        }
        let __slot41 = ("4".parse::<u32>()? * three(arg0, (|| { let inner = |n: u32| n + arg0; log.val(inner(2)); arg0 })(), [arg0, c][u32::min(4 % 2, 1) as usize]) % 89);
        log.val(three(log.val((arg1.len() as u32)), 2, 1) + __slot41);
        Ok(format!("{arg1:?} {r36:?} {__slot41:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w1 = (match Option::<u32>::or(Some(1), Some(6)) {
                Some(x) => ask_user::<u32>(format!("q2 {x}")).await?,
                None => {
                    return Ok(log.later(ask_user::<u32>("q3").await?).await);
                }
        });
        log.val(three(log.val(((measured("text1", (!3 % 50)) as u8) as u32)), 2, 1) + w1);
        {
            const STEP: u32 = 2;
            fn item4(n: u32) -> u32 { n + STEP }
            checkpoint().await;
            log.val(item4(1));
        }
        {
            const STEP: u32 = 5;
            fn item4(n: u32) -> u32 { n + STEP }
            if (0 % 3 == 1) {
                log.note("e7");
            }
            if confirm("q8").await? {
                log.val(w1);
            } else {
                log.later((w1 % 3 == 2)).await;
            }
            log.val(item4(1));
        }
        let mut d = String::new();
        log.note(choose("q9", ["x", "y"]).await?);
        let mut open11: Vec<u32> = vec![7, w1, 3];
        let mut n10 = 0u32;
        while let Some(g) = open11.pop() && n10 < 4 && (g % 3 == 1) {
            n10 += 1;
        }
        Ok(*Box::new(w1))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(ask_user::<u32>("q12").await?);
        #[cfg(all())]
        log.later((1 % 3 == 2)).await;
        #[cfg(any())]
        log.note("never");
        {
            struct T(u32);
            let __item14 = T(0);
            log.val(__item14.0);
            let [d, t15]: [u32; 2] = [5, [(6 * 7 % 89), 7][u32::min(3 % 2, 1) as usize]];
            log.val(ask_user::<u32>("q16").await?);
            log.val(T(1).0);
        }
        {
            struct T { s: u64 }
            let _: u32 = ask_user("q17").await.unwrap_or(3);
            log.val(T { s: 1 << 40 }.s);
        }
        log.val(0);
        Ok((Row { s: cat("s", 7), n: 7, ..Row::default() }).n)
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
        {
            struct T(u32);
            let w6 = T(b);
            log.val(w6.0);
            log.note(choose("q7", ["x", "y"]).await?);
            log.val(T(1).0);
        }
        {
            struct T { s: u64 }
            if confirm("q8").await? {
                log.note("e9");
            } else {
                log.note("e10");
            }
            log.val(T { s: 1 << 40 }.s);
        }
        checkpoint().await;
        let mut d = cat(cat("s", b).trim(), a.clone().sum(b, (cat("s", b).len() as u32)));
        {
            log.val(std::mem::take(&mut a.v));
        }
        {
            a.s.push('r');
        }
        log.val(ask_user::<u32>("q12").await?);
        log.note(format!("{a:?}"));
        log.note("e13");
        static ITEM14: u32 = 3;
        let late18: u32;
        {
            d.retain(|c| c != 'a');
        }
        {
            d.make_ascii_uppercase();
        }
        log.val(ask_user::<u32>("q19").await?);
        log.note(format!("{d:?}"));
        late18 = (d.clone().len() as u32);
        checkpoint().await;
        log.val(ITEM14 + a.n);
        let mut n21 = 0u32;
        for mut e in a.v.clone().into_iter().take(3) {
            n21 += 1;
            if n21 > 4 { break; }
            fn item22(n: u32) -> u32 { if n == 0 { 0 } else { n + item22(n - 1) } }
            let w23 = item22(3);
            log.val(w23 + item22(2));
            d.push_str(&format!("{late3:?}{:?}", d));
        }
        Ok(format!("{c:?} {late3:?} {d:?} "))
    }
}

thrice! { p33, (log, #[cfg(not(any()))] #[cfg(all())] arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let h = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => match 2 {
                    ..2 => {
                        7
                    }
                    x if x % 2 == 0 => {
                        x
                    }
                    2.. => {
                        let [h, t2]: [u32; 2] = [0, 7];
                        h
                    }
                } });
        let h: Vec<u32> = Vec::from([h, (Row { s: format!("{h:?}{:?}", h), n: ask_user::<u32>("q3").await?, ..Row::default() }).n]);
        let h = Default::default();
        same(&h, &[] as &[Vec<u32>]);
        #[cfg(any())]
        fn f6() -> Nothing { nothing }
        #[cfg(all())]
        fn f6(n: u32) -> u32 { n + 1 }
        if confirm("q5").await? {
            log.later((8 % 3 == 2)).await;
        } else {
            log.later((7 % 3 == 1)).await;
        }
        log.val(f6(3));
        let Some(d) = Some((!Row::default().sum(2, 5) % 50)) else {
            log.note("e8");
            return Ok((cat("s", 5) + &async { log.note("async"); Row::default() }.await.into_text(u32::max(2, 7))));
        };
        let mut n9 = 0u32;
        while n9 < 3 && ((d % 3 == 3) && (8 % 3 == 3)) {
            n9 += 1;
            let mut n10 = 0u32;
            'l11: for &b in &[4, 5] {
                n10 += 1;
                if n10 > 4 { break; }
                #[cfg(not(any()))]
                fn f14(n: u32) -> u32 { n + 1 }
                #[cfg(all(any(), not(any())))]
                fn f14() -> Nothing { nothing }
                log.note(choose("q13", ["x", "y"]).await?);
                log.val(f14(3));
            }
        }
        Ok(format!("{arg0:?} {h:?} {d:?} "))
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
        static ITEM5: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let w6 = ITEM5.load(std::sync::atomic::Ordering::SeqCst);
        ITEM5.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        ITEM5.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ITEM5.load(std::sync::atomic::Ordering::SeqCst) - w6);
        let mut a: Vec<u32> = Vec::from([*&*&N4, (!c % 50)]);
        let c: (u32, String) = (c, "p".to_owned());
        let mut w10 = 1..=80u8;
        while let Some(x) = w10.next() {
            log.val(x);
            if confirm("q12").await? {
                log.val(N4);
            } else {
                log.later(g).await;
            }
            if confirm("q11").await? { break; }
        }
        log.val(w10.next());
        fn item13(n: u32) -> u32 { if n == 0 { 0 } else { n + item13(n - 1) } }
        let w14 = item13(3);
        log.val(ask_user::<u32>("q19").await?);
        log.val(w14 + item13(2));
        Ok(format!("{arg0:?} {arg1:?} {g:?} {b:?} {N4:?} {c:?} "))
    }
}

thrice! { p35, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Vec::from([u32::from(ask_user::<u8>("q21").await?), (arg0.len() as u32)]).into_iter().map(|n| n + 5).collect::<Vec<u32>>().get(*Box::new(if !(5 % 3 == 1) {
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
                        static ITEM5: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
                        let w6 = ITEM5.load(std::sync::atomic::Ordering::SeqCst);
                        ITEM5.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                        if confirm("q9").await? {
                            log.val(h);
                        } else {
                            log.val(h);
                        }
                        ITEM5.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                        log.val(ITEM5.load(std::sync::atomic::Ordering::SeqCst) - w6);
                        let mut w10 = vec![4, h, 1, 6];
                        if confirm("q14").await? {
                            log.later((h % 3 == 2)).await;
                        } else {
                            log.note("e15");
                        }
                        'l11: for x in w10.drain(..) {
                            if confirm("q12").await? {
                                log.later((h % 3 == 2)).await;
                            } else {
                                log.note("e13");
                            }
                            log.val(x);
                        }
                    }
                    ask_user::<u32>("q16").await?
                } else {
                    let w17 = vec![4, 6, 1, 6];
                    if confirm("q20").await? {
                        log.val(5);
                    } else {
                        log.val((arg0.len() as u32));
                    }
                    'l18: for x in &w17[..] {
                        log.val(*x);
                        log.val(ask_user::<u32>("q19").await?);
                    }
                    log.note(format!("{w17:?}"));
                    8
            }) as usize).copied().unwrap_or(1);
        let c = arg0.clone();
        let mut e = ([measured("text3", Row::default().sum(d, d)), (|n: u32| (n + d) % 40)((d ^ d))][u32::min(*Box::new(((d as u8) as u32)) % 2, 1) as usize], if !!(d % 3 == 1) {
                Row::default().into_text((Row { s: arg0.clone(), n: d, ..Row::default() }).n)
            } else {
                cat(c.clone().trim(), ((d + d) % 97))
        });
        let mut w22 = vec![4, d, 1, 6];
        let _: u32 = ask_user("q26").await.unwrap_or(3);
        'l23: for x in w22.clone().drain(1..) {
            log.val(x);
            let mut n24 = 0u32;
            for c in [((((c.len() as u32) + d) % 97) % (*Box::new(d) + 1)), 2] {
                n24 += 1;
                if n24 > 4 { break; }
            }
            checkpoint().await;
        }
        log.note(format!("{w22:?}"));
        Ok(format!("{d:?} {c:?} {e:?} "))
    }
}

thrice! { p36, (log) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await.unwrap_or((8 * 3 % 89));
        let mut a = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {a}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[u32]);
        let mut d: String = cat("s", a);
        let __index5 = (d.len() as u32);
        log.val(three(log.val({ let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) }), ask_user::<u32>("q8").await?, 1) + __index5);
        if Vec::from([(match ask_user::<u32>("q9").await { Ok(n) => n, Err(_) => __index5 }), ((__index5 + __index5) % 97)]).contains(&measured(d.clone().as_str(), (__index5 * __index5 % 89))) {
            let d = cat(d.clone().trim(), __index5).replace("a", &format!("{a:?}{:?}", d));
            log.val(a);
            let __held10 = __index5;
            log.val(three(log.val(*Box::new((d.len() as u32))), 2, 1) + __held10);
        }
        let mut n11 = 0u32;
        while n11 < 3 && ((((a % 3 == 1) || (a % 3 == 3)) || (3 % 3 == 2)) || Vec::from([__index5, __index5]).contains(&u32::max(a, (d.len() as u32)))) {
            n11 += 1;
            let __run12 = (|n: u32| (n + a) % 40)(__index5);
            log.val(three(log.val(u32::max(a, __index5)), 2, 1) + __run12);
        }
        Ok(format!("{a:?} {d:?} {__index5:?} "))
    }
}

thrice! { p37, (log) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await.unwrap_or(vec![7, 6, 3].get(8 as usize).copied().unwrap_or(1));
        let mut h = *Box::new(h);
        let mut g: Option<u32> = ask_user::<u32>("q2").await.ok();
        fn f3(n: u32) -> u32 { n + 1 }
        log.val(f3(h));
        let __index4 = u32::from(ask_user::<u8>("q5").await?);
        log.val(three(log.val(u32::max((h ^ if (h % 3 == 1) {
                                h
                            } else {
                                h
                        }), (|n: u32| (n + g.unwrap_or(3)) % 40)(measured("text3", h)))), 2, 1) + __index4);
        let a = Shape::Size(three(h, h, *Box::new(h)));
        let w6 = async { log.note("async"); measured("text3", h) }.await;
        log.val(three(log.val([[vec![7, h, 3], vec![7, __index4, 3]].concat(), vec![h]].concat().get("3".parse::<u32>()? as usize).copied().unwrap_or(1)), 2, 1) + w6);
        let w7 = u32::abs_diff((Row { s: Row::default().into_text(__index4), n: (|n: u32| (n + h) % 40)(w6), ..Row::default() }).n, (((w6 + w6) % 97) % (__index4 + 1)));
        log.val(three(log.val((Row { s: "a b".to_owned(), n: (w6 % (Vec::<u32>::new().get(__index4 as usize).copied().unwrap_or(1) + 1)), ..Row::default() }).n), 2, 1) + w7);
        let __held8 = __index4;
        log.val(three(log.val(*&((|| { let inner = |n: u32| n + w7; log.val(inner(2)); w6 })(), u32::from((w6 % 3 == 0))).1), 2, 1) + __held8);
        let __index9 = measured(log.val("a b".to_owned()).as_str(), *Box::new(three(__index4, g.unwrap_or(3), w7)));
        log.val(three(log.val(((__held8 + { h = *Box::new(__held8); h }) % 97)), 2, 1) + __index9);
        let __item10 = ((w6 + (cat("s", w7).replace("a", &String::new()).len() as u32)) % 97);
        log.val(three(log.val(three(u32::max(((h as u8) as u32), w6), (Row { s: (match Some(__index9) {
                                        Some(x) => String::new(),
                                        None => {
                                            return Ok(cat("s", __held8));
                                        }
                                }), n: *Box::new(h), ..Row::default() }).n, *&async { log.note("async"); __index4 }.await)), 2, 1) + __item10);
        let w11 = "0".parse::<u32>()?;
        log.val(three(log.val((Row { s: cat("a b".to_owned().trim(), "2".parse::<u32>()?), n: u32::abs_diff(w7, ((1 as u8) as u32)), ..Row::default() }).n), 2, 1) + w11);
        Ok(format!("{h:?} {g:?} {__index4:?} {w6:?} {w7:?} {__item10:?} {w11:?} "))
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
        let Some((mut w4, w5)) = Some((300, 3u8)) else {
            return Err(ToolError::new("none"));
        };
        let _: &u64 = &w4;
        let _ = confirm("q6").await?;
        w4 = 3_000_000_000;
        log.note(format!("{w4:?}"));
        log.val(&w5);
        late3 = Shape::Size(8);
        'l9: for mut w7 in [BTreeMap::from([(1, 1.5)]), BTreeMap::from([(1, 1.5)])] {
            let _: &BTreeMap<u64, f32> = &w7;
            checkpoint().await;
            *w7.entry(7).or_default() += 16777217.0;
            log.note(format!("{w7:?}"));
        }
        let mut c: Vec<u32> = [(0..[e, e][u32::min((b.len() as u32) % 2, 1) as usize] % 4).collect::<Vec<u32>>(), vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>()].concat();
        let late11;
        match arg0.as_str() {
            "" => { late11 = (Row { n: e, ..Row::default() }).into_text(e).replace("a", &cat(arg0.clone(), measured(arg0.clone().as_str(), e))); }
            "a" | "lit" if e % 2 == 0 => { late11 = arg1.clone(); }
            _ => { late11 = arg1.clone(); }
        }
        log.later((e % 3 == 3)).await;
        let r12 = late11.trim();
        {
            arg0.push('x');
        }
        {
            log.val(arg0.pop());
        }
        log.val(ask_user::<u32>("q13").await?);
        log.note(format!("{arg0:?}"));
        {
            arg0.retain(|c| c != 'a');
        }
        {
            log.val(arg0.pop());
        }
        log.val(ask_user::<u32>("q14").await?);
        log.note(format!("{arg0:?}"));
        if (e % 3 == 1) {
            let (mut w15, mut w16) = ([1.5, 2.5], Default::default());
            log.val::<&[f32; 2]>(&w15);
            log.val::<&String>(&w16);
            let _ = confirm("q17").await?;
            Spot { y: w16, .. } = Spot { x: 1, y: ["a", "b"].into_iter().collect() };
            log.val(size_of_val(&w15));
            log.note(format!("{w15:?}"));
            let _ = confirm("q18").await?;
            log.note(format!("{w16:?}"));
        }
        Ok(format!("{late3:?} {c:?} {r12:?} "))
    }
}

thrice! { p39, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d: u32 = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let d: bool = ask_user::<bool>("q3").await?;
        let mut d = (ask_user::<u32>("q4").await?, async { log.note("async"); (5, arg0.clone()).1.replace("a", &arg0.clone().replace("a", &arg0.clone())) }.await);
        let mut w6 = 5;
        log.note(choose("q8", ["x", "y"]).await?);
        m5!(w6, w6 + 5);
        {
            log.note(choose("q7", ["x", "y"]).await?);
        }
        log.val(w6);
        let late9: u32;
        if (5 % 3 == 3) {
            let w10 = vec![4, 1, 1, 6];
            _ = ask_user::<u32>("q14").await?;
            log.note(choose("q15", ["x", "y"]).await?);
            'l11: for x in &w10[..] {
                log.val(*x);
                let Some(d) = ask_user::<u32>("q12").await.ok() else {
                    continue;
                };
                let _: u32 = ask_user("q13").await.unwrap_or(3);
            }
            log.note(format!("{w10:?}"));
            late9 = (u32::abs_diff(1, "0".parse::<u32>()?) * 5 % 89);
            let w17 = 7;
            let _ = confirm("q19").await?;
            log.val(m16!(w17));
        } else {
            if (measured(d.1.clone().as_str(), 8) >= (Row { s: arg0.clone(), n: (arg0.len() as u32), ..Row::default() }).n) {
                return Err(ToolError::new("left"));
            }
            late9 = (|n: u32| (n + 5) % 40)((|n: u32| (n + 2) % 40)(2));
            macro_rules! m20 { ($n:ident, $v:expr) => { let mut $n = $v; } }
            m20!(w21, 4);
            let _: u32 = ask_user("q23").await.unwrap_or(3);
            w21 += 1;
            log.val(w21);
        }
        if (7 % 3 == 1) {
        } else {
        }
        Ok(format!("{late9:?} "))
    }
    outside {
        macro_rules! m5 { ($n:ident, $v:expr) => { $n = $v } }
        macro_rules! m16 { ($a:expr) => {{ let w17 = 100u32; $a + w17 }} }
    }
}

thrice! { p40, (log) -> Result<String, ToolError>, {
        let e = call(f1(2)).await?;
        let mut c: Option<u32> = ask_user::<u32>("q15").await.ok();
        let h = None;
        let _ = confirm(format!("q17 {e}")).await?;
        same(&h, &[] as &[Option<u32>]);
        log.note("e18");
        let w19: u32 = e;
        {
            let w19 = w19 + 1;
            let w19 = format!("<{w19}>");
            log.note(choose("q20", ["x", "y"]).await?);
            log.note(w19.clone());
        }
        checkpoint().await;
        log.val(w19);
        _ = ask_user::<u32>(format!("q22 {e}")).await?;
        #[cfg(all())]
        log.note("e23");
        #[cfg(any())]
        log.note("never");
        let mut open34: Vec<u32> = (0..('b25: {
                    if (e % 3 == 0) { break 'b25 ask_user::<u32>(format!("q26 {e}")).await.unwrap_or(e); }
                    let w27: u32 = e;
                    let mut stack = vec!["p", "q"];
                    while let Some(w27) = stack.pop() {
                        log.note(choose("q28", ["x", "y"]).await?);
                        let w27 = w27.len();
                        log.val(w27);
                    }
                    let w29: u32 = e;
                    match Some("inner") {
                        Some(w29) => {
                            if confirm("q30").await? {
                                log.later((e % 3 == 2)).await;
                            } else {
                                log.note("e31");
                            }
                            log.note(w29);
                        }
                        None => {}
                    }
                    log.later((e % 3 == 3)).await;
                    log.val(ask_user::<u32>("q32").await?);
                    log.val(w29);
                    let _: u32 = ask_user("q33").await.unwrap_or(3);
                    log.val(w27);
                    ((e + e) % 97)
            }) % 4).collect::<Vec<u32>>();
        let mut n24 = 0u32;
        while let Some(h) = open34.pop() && n24 < 4 {
            n24 += 1;
            let w35: u32 = e;
            let count = |w35: &str| w35.len();
            log.val(count("abc"));
            log.val(ask_user::<u32>("q37").await?);
            log.val(w35);
            let w38: u32 = e;
            if let Some(w38) = w38.checked_sub(1) {
                let w38 = 1.5f32 * w38 as f32;
                let _: u32 = ask_user("q39").await.unwrap_or(3);
                log.val(w38);
            } else {
                log.val(w38);
            }
            log.note(choose("q40", ["x", "y"]).await?);
            log.val(w38);
            let w41: u32 = h;
            {
                let confirm = w41;
                let ask_user = confirm + 1;
                log.val(ask_user);
            }
            let _: u32 = ask_user("q43").await.unwrap_or(3);
            log.val(w41);
        }
        Ok(format!("{e:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: u32) -> Result<u32, ToolError>, {
        let mut b = (Row { n: measured("text3", "6".parse::<u32>()?), ..Row::default() });
        let w1: u32 = arg1;
        'w1: {
            let w1 = [w1; 2];
            'b2: {
                #[cfg(all())]
                log.val(arg1);
                #[cfg(any())]
                log.note("never");
            }
            if confirm("q3").await? {
                log.later((7 % 3 == 1)).await;
            } else {
                log.val(arg1);
            }
            if w1[0] > 1 { break 'w1; }
            log.val(w1);
        }
        let _ = confirm("q4").await?;
        log.val(w1);
        Ok((!arg1 % 50))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        log.note("e5");
        let w6: u32 = 5;
        if confirm("q8").await? {
            log.note("e9");
        } else {
            log.val(3);
        }
        let w6 = w6 as f32 + 0.1;
        {
            log.val(ask_user::<u32>("q7").await?);
        }
        let w6 = Some(w6);
        log.val(w6);
        let w6 = w6.map(|w6| w6 as u64 + (1 << 40));
        checkpoint().await;
        log.val(w6);
        match "0".parse::<u32>()? {
            ..2 => {
                let w11: u32 = 1;
                'l14: for w11 in ["x".to_owned(), w11.to_string()] {
                    let _: u32 = ask_user("q12").await.unwrap_or(3);
                    log.note(w11);
                }
                log.val(ask_user::<u32>("q13").await?);
                log.val(w11);
            }
            x if x != 0 => {
            }
            2.. => {
            }
        }
        Ok(8)
    }
}

thrice! { p41, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = Default::default();
        let _ = confirm("q31").await?;
        same(&h, &[] as &[u32]);
        let mut a = call(f0(0)).await?;
        let mut b = Default::default();
        let _ = ask_user::<bool>("q32").await?;
        same(&b, &[] as &[String]);
        let mut w34 = Some('a'..='z');
        log.val(w34.as_mut().and_then(Iterator::next));
        if confirm("q35").await? {
            log.note("e36");
        } else {
            log.later((h % 3 == 0)).await;
        }
        log.val(w34.as_mut().and_then(Iterator::next));
        log.val(ask_user::<u32>("q37").await?);
        let mut w33 = vec![w34.unwrap()];
        log.val(w33[0].next());
        log.note(choose("q38", ["x", "y"]).await?);
        log.val(w33[0].next());
        checkpoint().await;
        let mut n39 = 0u32;
        'l40: while n39 < 3 && ((arg0 % 3 == 2) || (h % 3 == 1)) {
            n39 += 1;
            #[cfg(all())]
            let cfg41 = arg0;
            #[cfg(any())]
            let cfg41 = String::new();
            if (Option::<u32>::is_some(&None::<u32>) || (5 % 3 == 0)) {
                let mut w42 = 1..=80u8;
                log.val(w42.next());
                log.val(w42.clone().rev().last());
                log.val(w42.clone());
                log.val(ask_user::<u32>("q43").await?);
                log.val(w42.next_back());
                log.val(w42.clone());
                log.val(w42.is_empty());
                log.note("e44");
                log.val(ask_user::<u32>("q45").await?);
                log.val(w42.next());
                log.val(w42.clone());
                log.note(choose("q46", ["x", "y"]).await?);
                log.val(w42.next());
                log.val(w42.clone());
                log.val(w42.next());
                let mut w47 = 1..=80u8;
                log.val(w47.clone().rev().last());
                log.val(w47.is_empty());
                for x in w47.by_ref() { log.val(x); break; }
                log.val(ask_user::<u32>("q48").await?);
                log.val(w47.clone().collect::<Vec<_>>());
                for x in w47.by_ref() { log.val(x); break; }
                log.val(w47.nth(1));
                let mut w49 = 1..=90u32;
                log.val(w49.clone());
                let _ = confirm("q50").await?;
                log.val(w49.size_hint());
                log.val(w49.next_back());
                log.note(choose("q51", ["x", "y"]).await?);
                log.val(w49.is_empty());
                log.val(w49.next());
                if confirm("q52").await? {
                    log.later((h % 3 == 2)).await;
                } else {
                    log.val(h);
                }
                log.val(w49.clone().rev().last());
                log.val(w49.size_hint());
                log.val(w49.size_hint());
                let _ = confirm("q53").await?;
                log.val(w49.next());
                log.note(format!("{w49:?}"));
                let _: u32 = ask_user("q54").await.unwrap_or(3);
                log.val(w47.next());
                log.val(w47.by_ref().take(2).count());
                let _ = confirm("q55").await?;
                log.val(w47.next());
                log.note(format!("{w47:?}"));
                log.val(ask_user::<u32>("q56").await?);
                for x in w42 {
                    log.val(x);
                    log.note(choose("q57", ["x", "y"]).await?);
                }
            } else {
                let mut w58 = 1..=80u8;
                for x in w58.by_ref() { log.val(x); break; }
                log.val(w58.clone());
                log.val(w58.clone().rev().last());
                checkpoint().await;
                log.val(w58.clone().rev().last());
                log.val(w58.is_empty());
                checkpoint().await;
                log.val(w58.next());
                log.note(format!("{w58:?}"));
            }
            let d = (Row { n: measured("text0", h), ..Row::default() });
        }
        let mut w61 = 2..=60u32;
        log.val(w61.clone().rev().last());
        log.note(choose("q62", ["x", "y"]).await?);
        for x in w61.by_ref() { log.val(x); break; }
        if confirm("q63").await? {
            log.note("e64");
        } else {
            log.note("e65");
        }
        for x in w61 {
            log.val(x);
            log.note(choose("q66", ["x", "y"]).await?);
        }
        let mut n67 = 0u32;
        'l68: for _ in 1..4u64 {
            n67 += 1;
            if n67 > 4 { break; }
        }
        Ok(format!("{arg0:?} {a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let (mut a, t1): (u32, String) = (7, "p".to_owned());
        let mut a: Row = (Row { v: ('b2: {
                        if ask_user::<bool>(format!("q3 {a}")).await? { break 'b2 Vec::<u32>::new(); }
                        let mut w4 = 2..=60u32;
                        while let Some(x) = w4.next() {
                            log.val(x);
                            let _: u32 = ask_user("q6").await.unwrap_or(3);
                            if ask_user::<u32>("q5").await? > 1 { break; }
                        }
                        log.val(w4.next());
                        Vec::<u32>::new().into_iter().map(|n| n + a).collect::<Vec<u32>>()
                }), n: ask_user::<u32>("q7").await?, s: ask_user::<String>("q8").await? });
        let mut w9 = 1..=90u32;
        log.val(w9.next());
        log.val(w9.is_empty());
        let mut w10 = 0..3u32;
        while let Some(x) = w10.next() {
            log.val(x);
            checkpoint().await;
            if ask_user::<bool>("q11").await? { break; }
        }
        log.val(w10.next());
        log.val(ask_user::<u32>("q13").await?);
        log.val(w9.nth(1));
        log.val(w9.clone().collect::<Vec<_>>());
        let _: u32 = ask_user("q14").await.unwrap_or(3);
        log.val(w9.next_back());
        log.val(w9.next());
        log.val(w9.next());
        if confirm("q15").await? {
            log.val(8);
        } else {
            log.later((4 % 3 == 0)).await;
        }
        log.val(w9.nth(1));
        log.val(w9.nth(1));
        log.val(w9.clone());
        let _: u32 = ask_user("q16").await.unwrap_or(3);
        for x in w9 {
            log.val(x);
            log.val(ask_user::<u32>("q17").await?);
        }
        Ok(4)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut g = Default::default();
        let _ = confirm("q24").await?;
        same(&g, &[] as &[Vec<u32>]);
        let mut w26 = Some(0..3u32);
        log.val(w26.as_mut().and_then(Iterator::next));
        let _: u32 = ask_user("q27").await.unwrap_or(3);
        log.val(w26.as_mut().and_then(Iterator::next));
        if confirm("q28").await? {
            log.val((g.len() as u32));
        } else {
            log.later((0 % 3 == 1)).await;
        }
        let mut w25 = vec![w26.unwrap()];
        log.val(w25[0].next());
        if confirm("q29").await? {
            log.note("e30");
        } else {
            log.later((8 % 3 == 2)).await;
        }
        log.val(w25[0].next());
        Ok((8 ^ 2))
    }
}

thrice! { p42, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = (match ask_user::<u32>(format!("q1 {arg0}")).await { Ok(n) => n, Err(_) => ((arg0 + arg0) % 97) });
        let e = Vec::new();
        let _ = confirm(format!("q2 {arg0}")).await?;
        same(&e, &[] as &[Vec<u32>]);
        let mut c: Shape = Shape::Size(ask_user::<u32>("q4").await?);
        let w5 = ask_user::<u32>("q6").await?;
        log.val(three(log.val(if ask_user::<bool>("q7").await? {
                        { let mut n8 = 0u32; 'l9: loop {
                                n8 += 1;
                                if n8 > 2 { break 'l9 *&arg0; }
                                match arg0 {
                                    ..2 => {
                                        let mut __slot11 = Some('a'..='z');
                                        log.val(__slot11.as_mut().and_then(Iterator::next));
                                        checkpoint().await;
                                        log.val(__slot11.as_mut().and_then(Iterator::next));
                                        let _ = confirm("q13").await?;
                                        let mut __slot10 = vec![__slot11.unwrap()];
                                        log.val(__slot10[0].next());
                                        log.later((7 % 3 == 3)).await;
                                        let _: u32 = ask_user("q14").await.unwrap_or(3);
                                        log.val(__slot10[0].next());
                                        let __slot15 = g;
                                        log.val(three(log.val(g), ask_user::<u32>(format!("q16 {g}")).await?, 1) + __slot15);
                                    }
                                    x if log.val(g) > 0 => {
                                        let late17: Shape;
                                        log.note("e18");
                                        late17 = c.clone();
                                        let b = (g % 3 == 3);
                                        let c = Row::default();
                                    }
                                    2.. => {
                                        let __operand19 = g;
                                        log.val(three(log.val(g), 2, 1) + __operand19);
                                        let mut w20 = -1..=50i64;
                                        log.val(w20.is_empty());
                                        checkpoint().await;
                                        log.val(w20.by_ref().take(2).count());
                                        log.val(w20.nth(1));
                                        log.val(w20.clone().rev().last());
                                        log.later((1 % 3 == 3)).await;
                                        if confirm("q22").await? {
                                            log.later((arg0 % 3 == 0)).await;
                                        } else {
                                            log.later((g % 3 == 1)).await;
                                        }
                                        log.val(w20.clone().rev().last());
                                        log.val(w20.next());
                                        let _ = confirm("q23").await?;
                                        log.val(w20.clone());
                                        log.note("e24");
                                        let _ = confirm("q25").await?;
                                        for x in w20 {
                                            log.val(x);
                                            checkpoint().await;
                                        }
                                    }
                                }
                                if ((3 % 3 == 3) || (7 % 3 == 2)) { break 'l9 e.clone().get(arg0 as usize).copied().unwrap_or(1); }
                            } }
                    } else {
                        (!u32::from((arg0 % 3 == 3)) % 50)
                }), 2, 1) + w5);
        let mut __taken27 = -1..=50i64;
        log.val(__taken27.clone().rev().last());
        for x in __taken27.by_ref() { log.val(x); break; }
        log.val(__taken27.next());
        checkpoint().await;
        log.val(__taken27.clone().rev().last());
        if confirm("q29").await? {
            log.val(w5);
        } else {
            log.later((arg0 % 3 == 1)).await;
        }
        log.val(__taken27.nth(1));
        log.val(__taken27.next());
        log.val(__taken27.size_hint());
        log.val(ask_user::<u32>("q30").await?);
        for x in __taken27.by_ref() { log.val(x); break; }
        for x in __taken27.clone() { log.val(x); }
        log.val(__taken27.next());
        checkpoint().await;
        log.val(__taken27.next());
        log.note(format!("{__taken27:?}"));
        Ok(format!("{arg0:?} {c:?} {w5:?} "))
    }
}

thrice! { p43, (log) -> Result<String, ToolError>, {
        let mut e = Default::default();
        let _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let g = cat(ask_user::<String>("q3").await?.trim(), ((ask_user::<u32>("q4").await? as u8) as u32));
        let e = ask_user::<u32>("q5").await?;
        let w6 = vec![4, e, 1, 6];
        let _ = confirm("q9").await?;
        'l7: for (x, y) in w6.iter().copied().zip([1u32, 2]) {
            log.val(ask_user::<u32>("q8").await?);
            log.val(x + y);
        }
        log.note(format!("{w6:?}"));
        let w10 = vec![4, e, 1, 6];
        let _ = confirm("q13").await?;
        'l11: for &x in &w10[..=2] {
            log.val(x);
            log.note(choose("q12", ["x", "y"]).await?);
        }
        log.note(format!("{w10:?}"));
        let mut n15 = 0u32;
        'l16: for d in [((ask_user::<u32>("q14").await? as u8) as u32), 2] {
            n15 += 1;
            if n15 > 4 { break; }
            'l19: for mut w17 in [-300, -300] {
                log.val::<&isize>(&w17);
                log.note(choose("q20", ["x", "y"]).await?);
                w17 = -3_000_000_000;
                log.val(size_of_val(&w17));
                log.note(format!("{w17:?}"));
            }
            let mut w21 = vec![4, e, 1, 6];
            'l22: for x in w21.drain(1..3) {
                log.note(choose("q23", ["x", "y"]).await?);
                log.val(x);
            }
            let mut n24 = 0u32;
            for h in [three((|n: u32| (n + d) % 40)(d), d, ((d + e) % 97)), 2] {
                n24 += 1;
                if n24 > 4 { break; }
                log.later((h % 3 == 2)).await;
            }
        }
        'b25: {
            let w26 = vec![4, e, 1, 6];
            let _ = confirm("q30").await?;
            'l27: for x in w26.chunks(2) {
                let mut n28 = 0u32;
                for &c in ["x", "y"].iter() {
                    n28 += 1;
                    if n28 > 4 { break; }
                }
                if confirm("q29").await? {
                    log.later((2 % 3 == 0)).await;
                } else {
                    log.val(e);
                }
                log.val(x.len());
            }
            log.note(format!("{w26:?}"));
        }
        Ok(format!(""))
    }
}

thrice! { p44, (log) -> Result<String, ToolError>, {
        let d = call(f0(0, Some(1), Option::<u32>::map(None::<u32>, |n: u32| (n + 0) % 50))).await?;
        let mut e = ((ask_user::<u32>("q29").await?, d).1, String::new());
        let a: Option<u32> = None::<u32>;
        let Some(mut g) = Option::<u32>::or(match d {
                ..2 => {
                    ask_user::<u32>(format!("q30 {d}")).await.ok()
                }
                x if x != 0 => {
                    #[cfg(any())]
                    let Some(w31) = nothing else { return; };
                    #[cfg(any(all(), any()))]
                    let Some(w31) = (a) else {
                        return Ok((|| { let inner = |n: u32| n + x; log.val(inner(2)); e.1.clone() })());
                    };
                    let _ = confirm("q32").await?;
                    log.val(w31);
                    a
                }
                2.. => {
                    Some(call(f1(2)).await?)
                }
            }, None) else {
            let e = Default::default();
            let _ = ask_user::<bool>("q33").await?;
            same(&e, &[] as &[u32]);
            return Ok(cat((String::new() + &"a b".to_owned()), (d ^ e)).replace("a", &cat(format!("{a:?}{:?}", d).trim(), d)));
        };
        let mut n34 = 0u32;
        'l35: for (_, mut g) in (0u32..).zip(Vec::from([vec![7, 2, 3].get(d as usize).copied().unwrap_or(1), *Box::new(d)]).into_iter().map(|n| n + g).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
            n34 += 1;
            if n34 > 4 { break; }
            let mut w36 = 1u32;
            #[cfg_attr(all(), allow(unused_variables))]
            { w36 += 1; }
            let _ = confirm("q37").await?;
            #[cfg(all(any(), not(any())))]
            { w36 = 77; }
            #[cfg_attr(all(), allow(unused_variables))]
            log.val(w36);
            let _ = confirm("q38").await?;
            #[cfg(all(any(), not(any())))]
            { w36 += 5; }
            log.val(w36);
            let mut w40 = 0u32;
            let given = 'out41: loop {
                w40 += 1;
                if w40 > 2 { break w40; }
                for x in [1u32, 2] {
                    log.val(x);
                    log.note(choose("q43", ["x", "y"]).await?);
                    if ask_user::<bool>("q42").await? {
                        break_with_39!('out41, w40 + 1);
                    }
                }
            };
            log.val(given);
            let _ = confirm("q44").await?;
        }
        Ok(format!("{d:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        _ = u32::from(ask_user::<u8>("q1").await?);
        if let Some(c) = Option::<u32>::map(Option::<u32>::map(arg0, |n: u32| (n + 5) % 50), |n: u32| (n + 4) % 50) && (((c as u8) as u32) >= c) {
            #[cfg(any(all(), any()))]
            if confirm("q8").await? {
                checkpoint().await;
            }
            #[cfg_attr(all(), cfg(any()))]
            while true {}
        }
        let _: u32 = ask_user("q10").await.unwrap_or(3);
        if ask_user::<bool>("q5").await? {
            log.val(return_by_2!("x".parse::<u32>()));
        }
        let _ = confirm("q11").await?;
        Ok(u32::max(4, 4))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
        struct Local {
            #[cfg(all())]
            n: u32,
            #[cfg(any())]
            m: Nothing,
        }
        let w12 = Local { #[cfg(all())] n: 3, #[cfg(any())] m: 1 };
        if confirm("q13").await? {
            log.note("e14");
        } else {
            log.val(4);
        }
        log.val(w12.n);
        let late15: Shape;
        macro_rules! return_by_16 { ($e:expr) => { $e? } }
        let mut open21: Vec<u32> = Vec::<u32>::new();
        let mut n20 = 0u32;
        while let Some(b) = open21.pop() && n20 < 4 {
            n20 += 1;
            let w22 = {
                let _: u32 = ask_user("q23").await.unwrap_or(3);
                #[cfg(any())]
                return Err(ToolError::new("never"));
                #[cfg(any(all(), any()))]
                let inner = b;
                inner
            };
            log.val(w22);
        }
        let _ = confirm("q24").await?;
        if confirm("q19").await? {
            log.val(return_by_16!("x".parse::<u32>()));
        }
        let _ = confirm("q25").await?;
        late15 = Shape::Size(8);
        Ok(vec![2].get(8 as usize).copied().unwrap_or(1))
    }
    outside {
        macro_rules! return_by_2 { ($e:expr) => { $e? } }
        macro_rules! break_with_39 { ($l:lifetime, $v:expr) => { break $l $v } }
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
            let mut w11 = Some(1.5);
            log.note(choose("q12", ["x", "y"]).await?);
            let _: &Option<f32> = &w11;
            checkpoint().await;
            w11 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
            log.note(format!("{w11:?}"));
            let mut w14 = None;
            same(&w14, &Vec::<Option<&'static str>>::new());
            let mut n15 = 0u32;
            'l16: for &g in &[4, 5] {
                n15 += 1;
                if n15 > 4 { break; }
                let mut n17 = 0u32;
                for mut c in a.clone().into_iter().take(3) {
                    n17 += 1;
                    if n17 > 4 { break; }
                    log.note("e18");
                }
            }
            checkpoint().await;
            w14 = w14.or(Some("z"));
            log.note(w14.kind());
            log.note(format!("{w14:?}"));
            log.val(ask_user::<u32>("q20").await?);
            w14 = w14.or(Some("z"));
            log.note(w14.kind());
            log.note(format!("{w14:?}"));
            if confirm("q21").await? {
                log.note("e22");
            } else {
                log.later((b % 3 == 3)).await;
            }
            w11 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
            log.val(size_of_val(&w11));
            log.note(format!("{w11:?}"));
        }
        match g {
            ..2 => {
                let mut w23 = -300;
                let _: &i128 = &w23;
                if confirm("q24").await? {
                    log.val(g);
                } else {
                    log.note("e25");
                }
                w23 = 170_141_183_460_469_231_731_687_303_715_884_105_727;
                log.note(format!("{w23:?}"));
            }
            x if g % 2 == 0 => {
                log.val(x);
            }
            2.. => {
                let mut w26 = 1;
                same(&w26, &Vec::<u128>::new());
                let mut w27 = Some(1.5);
                log.val::<&Option<f32>>(&w27);
                checkpoint().await;
                w27 = Some(16777217.0);
                log.note(format!("{w27:?}"));
                log.val(ask_user::<u32>("q29").await?);
                w27 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
                log.val(size_of_val(&w27));
                log.note(format!("{w27:?}"));
                let _ = confirm("q30").await?;
                w26 = !0;
                log.note(w26.kind());
                log.note(format!("{w26:?}"));
                let _ = confirm("q31").await?;
                w26 = 18_446_744_073_709_551_616;
                log.val(size_of_val(&w26));
                log.note(format!("{w26:?}"));
            }
        }
        Ok(format!("{g:?} {b:?} {a:?} "))
    }
}

thrice! { p46, (log, arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = (match ask_user::<u32>("q18").await { Ok(n) => n, Err(_) => 2 });
        let mut b: Option<u32> = vec![7, g, 3].iter().max().copied();
        let mut g: Row = (Row { n: { let (x, y) = ask_all((ask_user::<u32>("q20").key("k1"), confirm("q21").key("k2"))).await?; x + u32::from(y) }, ..Row::default() });
        let w22: u32 = 4;
        let w22 = {
            let _ = confirm("q23").await?;
            let w22 = w22 + 1;
            w22 * 2
        };
        log.note("e24");
        log.val(ask_user::<u32>("q25").await?);
        log.val(w22);
        let late26: u32;
        match measured(ask_user::<String>("q27").await?.as_str(), 6) {
            ..2 => { late26 = call(f1(1, Some(1), 0)).await?; }
            x if x != 0 => { late26 = x; }
            2.. => { late26 = 2; }
        }
        let w28: u32 = late26;
        {
            let confirm = w28;
            let ask_user = confirm + 1;
            log.val(ask_user);
        }
        log.val(ask_user::<u32>("q30").await?);
        log.val(w28);
        let w31: u32 = late26;
        if let Some(w31) = w31.checked_sub(1) {
            let w31 = 1.5f32 * w31 as f32;
            let _: u32 = ask_user("q32").await.unwrap_or(3);
            log.val(w31);
        } else {
            log.val(w31);
        }
        let _ = confirm("q33").await?;
        log.val(w31);
        use std::cmp::max as max34;
        log.val(max34(u32::from(((late26 % 3 == 2) && (late26 % 3 == 1))), 3));
        if let Some(mut b) = b && (arg1 == cat("s", late26)) && let (0..5, y) = ([vec![7, b, 3].get(late26 as usize).copied().unwrap_or(1), (b ^ b)][u32::min({
                        late26
                    } % 2, 1) as usize], arg1.clone()) {
            if ((b % 3 == 0) && ((2 % 3 == 3) && (7 % 3 == 1))) {
                let d: Vec<u32> = [vec![7, b, 3], Vec::<u32>::new()].concat();
                let w35: u32 = b;
                match Some("inner") {
                    Some(w35) => {
                        let _ = confirm("q36").await?;
                        log.note(w35);
                    }
                    None => {}
                }
                log.val(ask_user::<u32>("q37").await?);
                log.val(w35);
            } else if Vec::<u32>::new().contains(&*&late26) {
                let w38: u32 = late26;
                'w38: {
                    let w38 = [w38; 2];
                    let _ = confirm("q39").await?;
                    if w38[0] > 1 { break 'w38; }
                    log.val(w38);
                }
                if (b % 3 == 2) {
                    if (late26 % 3 == 3) {
                    } else {
                    }
                }
                log.note(choose("q40", ["x", "y"]).await?);
                log.val(w38);
            } else {
            }
        } else {
        }
        Ok(format!("{arg0:?} {late26:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        'l3: while n1 < 3 && (ask_user::<String>("q2").await? == "a") {
            n1 += 1;
            let w4: u32 = 1;
            {
                let confirm = w4;
                let ask_user = confirm + 1;
                log.val(ask_user);
            }
            log.note(choose("q6", ["x", "y"]).await?);
            log.val(w4);
            let mut b: bool = (6 % 3 == 2);
        }
        Ok(0)
    }
    flow f1(log, fuel: u32, arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        log.later((arg1 % 3 == 3)).await;
        log.later((arg1 % 3 == 0)).await;
        let w7: u32 = arg1;
        let _ = confirm("q9").await?;
        let w7 = w7 as f32 + 0.1;
        {
            checkpoint().await;
        }
        let w7 = Some(w7);
        log.val(w7);
        let w7 = w7.map(|w7| w7 as u64 + (1 << 40));
        log.note(choose("q10", ["x", "y"]).await?);
        log.val(w7);
        let late11;
        let w12: u32 = arg1;
        let count = |w12: &str| w12.len();
        log.val(count("abc"));
        let _: u32 = ask_user("q17").await.unwrap_or(3);
        log.val(w12);
        late11 = (|| { let inner = |n: u32| n + arg1; log.val(inner(2)); "a b".to_owned() })();
        _ = call(f0(2)).await?;
        Ok(arg1)
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
        let w6: u32 = 7;
        {
            let w6 = w6 + 1;
            let w6 = format!("<{w6}>");
            let w7 = Row { n: 6, s: "t".into(), v: vec![] };
            let w8 = &w7; let w8 = w8.s.as_str();
            if confirm("q10").await? {
                log.val(6);
            } else {
                log.later(h).await;
            }
            log.val(w8);
            log.note(format!("{:?}", w7));
            log.note(choose("q11", ["x", "y"]).await?);
            log.note(w6.clone());
        }
        let _: u32 = ask_user("q12").await.unwrap_or(3);
        log.val(w6);
        log.val((match ask_user::<u32>("q13").await { Ok(n) => n, Err(_) => 1 }));
        log.val(measured("text1", 4));
        let w14: u32 = 1;
        let w14 = {
            log.note(choose("q15", ["x", "y"]).await?);
            let w14 = w14 + 1;
            w14 * 2
        };
        if confirm("q16").await? {
            log.later(h).await;
        } else {
            log.val(0);
        }
        log.val(w14);
        Ok(format!(""))
    }
}

thrice! { p49, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = (match ask_user::<u32>("q17").await { Ok(n) => n, Err(_) => u32::abs_diff(8, 2) });
        let h: Option<u32> = ask_user::<u32>(format!("q18 {e}")).await.ok();
        let d = Default::default();
        let _ = confirm("q20").await.unwrap_or(false);
        same(&d, &[] as &[String]);
        checkpoint().await;
        let [d, t21]: [u32; 2] = [(|| { let inner = |n: u32| n + h.unwrap_or(3); log.val(inner(2)); e })(), (d.len() as u32)];
        let b = Shape::Size(e);
        let (mut w22, mut w23) = (-300, 0.0);
        log.val::<&isize>(&w22);
        log.val::<&f64>(&w23);
        let _: u32 = ask_user("q24").await.unwrap_or(3);
        [w22] = [-3_000_000_000];
        log.note(w22.kind());
        log.note(format!("{w22:?}"));
        checkpoint().await;
        log.val(size_of_val(&w23));
        log.note(format!("{w23:?}"));
        let g = Default::default();
        same(&g, &[] as &[String]);
        let (mut w34, mut w35) = (-2.25, "x".into());
        let _: &f32 = &w34;
        takes::<String>(&w35);
        let mut g: Option<u32> = vec![7, e, 3].iter().max().copied();
        log.val(ask_user::<u32>("q36").await?);
        Spot { y: w35, .. } = Spot { x: 1, y: ["a", "b"].into_iter().collect() };
        log.note(w34.kind());
        log.note(format!("{w34:?}"));
        checkpoint().await;
        log.note(w35.kind());
        log.note(format!("{w35:?}"));
        let w38;
        if ask_user::<u32>("q39").await? > 1 {
            {
                log.note(choose("q40", ["x", "y"]).await?);
            }
            w38 = 0.0;
            {
                log.note(choose("q41", ["x", "y"]).await?);
            }
        } else {
            {
            }
            w38 = 1.5;
            {
                if confirm("q42").await? {
                    log.later((2 % 3 == 0)).await;
                } else {
                    log.note("e43");
                }
            }
        }
        log.val::<&f32>(&w38);
        let _ = confirm("q44").await?;
        log.note(format!("{w38:?}"));
        Ok(format!("{h:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut d = ask_user::<String>("q1").await?;
        use std::cmp::max as max2;
        log.val(max2((|| { let inner = |n: u32| n + 1; log.val(inner(2)); 8 })(), 3));
        macro_rules! m3 { ($n:expr) => { $n + 1 } }
        log.val(m3!(0));
        let mut w5 = Default::default();
        let _: &Box<u64> = &w5;
        let w4;
        loop {
            {
                if confirm("q6").await? {
                    log.note("e7");
                } else {
                    log.val(2);
                }
            }
            w4 = Box::new(1 << 40);
            {
                if confirm("q8").await? {
                    log.note("e9");
                } else {
                    log.val(2);
                }
            }
            break;
        }
        same(&w5, std::slice::from_ref(&w4));
        w5 = w4.clone();
        log.val(&w5);
        let mut n10 = 0u32;
        for &h in ["x", "y"].iter() {
            n10 += 1;
            if n10 > 4 { break; }
            let (mut w11, mut w12) = (None, -300);
            same(&w11, &Vec::<Option<u64>>::new());
            same(&w12, &Vec::<i128>::new());
            let _: u32 = ask_user("q13").await.unwrap_or(3);
            ((w11, ..), w12) = ((3_000_000_000.into(), 1, 2), -1 << 100);
            log.note(format!("{w11:?}"));
            if confirm("q14").await? {
                log.later((3 % 3 == 0)).await;
            } else {
                log.note("e15");
            }
            log.note(w12.kind());
            log.note(format!("{w12:?}"));
        }
        log.val(ask_user::<u32>("q16").await?);
        log.note(w4.kind());
        log.note(format!("{w4:?}"));
        Ok(((8 as u8) as u32))
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
                let h = Row::default();
                'out19: {
                    let w18 = 1;
                    checkpoint().await;
                    if ask_user::<u32>("q20").await? > 1 {
                        break_block_17!('out19);
                    }
                    log.val(w18);
                }
                log.val(ask_user::<u32>("q23").await?);
                let mut e: bool = (1 % 3 == 0);
            }
            x if log.val(x) > 3 => {
                macro_rules! break_block_24 { ($l:lifetime) => { break $l } }
                'out26: {
                    let w25 = 1;
                    if confirm("q28").await? {
                        log.later((x % 3 == 0)).await;
                    } else {
                        log.later((x % 3 == 1)).await;
                    }
                    if ask_user::<bool>("q27").await? {
                        break_block_24!('out26);
                    }
                    log.val(w25);
                }
                log.val(ask_user::<u32>("q29").await?);
            }
            2.. => {
            }
        }
        Ok(format!("{e:?} "))
    }
    outside {
        macro_rules! break_block_17 { ($l:lifetime) => { break $l } }
    }
}

thrice! { p51, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q16").await?;
        let mut b: Vec<u32> = (0..g % 4).collect::<Vec<u32>>();
        let mut e: Vec<u32> = b.clone();
        let mut open23: Vec<u32> = [(0..(g % (g + 1)) % 4).collect::<Vec<u32>>(), ('b21: {
                    if confirm("q22").await.unwrap_or(false) { break 'b21 (0..arg0 % 4).collect::<Vec<u32>>(); }
                    checkpoint().await;
                    e.clone()
        })].concat();
        let mut n19 = 0u32;
        'l24: while let Some(d) = open23.pop() && n19 < 4 && (d % 3 == 3) {
            n19 += 1;
            log.later((arg0 % 3 == 3)).await;
            let mut w25 = std::borrow::Cow::Borrowed("x");
            let _: &std::borrow::Cow<'static, str> = &w25;
            checkpoint().await;
            w25 = "yy".into();
            log.val(size_of_val(&w25));
            log.note(format!("{w25:?}"));
            let mut w27 = 1;
            log.val::<&i64>(&w27);
            let _: u32 = ask_user("q28").await.unwrap_or(3);
            w27 = 1 << 40;
            log.note(format!("{w27:?}"));
            log.note(choose("q29", ["x", "y"]).await?);
            w27 = -3_000_000_000;
            log.val(size_of_val(&w27));
            log.note(format!("{w27:?}"));
        }
        let mut w30 = Ok(1);
        let _: &Result<u64, String> = &w30;
        checkpoint().await;
        w30 = Err('c'.into());
        log.note(format!("{w30:?}"));
        let mut w32 = Default::default();
        let _: &Vec<f32> = &w32;
        if confirm("q33").await? {
            log.note("e34");
        } else {
            log.note("e35");
        }
        w32 = Default::default();
        log.note(format!("{w32:?}"));
        log.val(ask_user::<u32>("q36").await?);
        w32 = vec![16777217.0];
        log.val(size_of_val(&w32));
        log.note(format!("{w32:?}"));
        let mut open38: Vec<u32> = arg1;
        let mut n37 = 0u32;
        while let Some(h) = open38.pop() && n37 < 4 {
            n37 += 1;
            let mut w39 = [0.0; 2];
            let _: &[f32; 2] = &w39;
            let _ = confirm("q40").await?;
            w39 = [0.1 + 0.2, 1.0 / 3.0];
            log.note(w39.kind());
            log.note(format!("{w39:?}"));
            let _ = confirm("q41").await?;
            w39 = w39.map(|n| n / 3.0);
            log.note(w39.kind());
            log.note(format!("{w39:?}"));
        }
        let late42: String;
        if { let (x, y) = ask_each((ask_user::<u32>("q43").key("k1"), confirm("q44").key("k2"))).await; x.is_ok() && y? } {
            let mut w45: &(dyn std::fmt::Debug + Sync) = &[1.5f32];
            log.note(format!("{w45:?}"));
            log.val(ask_user::<u32>("q46").await?);
            w45 = &1u8;
            log.note(format!("{w45:?}"));
            late42 = cat("s", g);
            log.val([Row::default().sum(arg0, arg0), (match Some(3) {
                            Some(x) => x,
                            None => {
                                return Err(ToolError::new("left"));
                            }
                })][u32::min(g % 2, 1) as usize]);
        } else {
            let mut w47: Box<[u64]> = Box::new([1, 2]);
            log.note(format!("{w47:?}"));
            log.note(choose("q48", ["x", "y"]).await?);
            w47 = vec![].into();
            log.note(format!("{w47:?}"));
            checkpoint().await;
            w47 = Box::new([1 << 40]);
            log.note(format!("{w47:?}"));
            late42 = cat(String::new().replace("a", &String::new()), ((g + g) % 97)).replace("a", &cat("s", arg0));
            log.note("e50");
        }
        const N51: u32 = 5;
        const N52: u32 = 1;
        let mut n53 = 0u32;
        for &h in ["x", "y"].iter() {
            n53 += 1;
            if n53 > 4 { break; }
        }
        Ok(format!("{arg0:?} {b:?} {e:?} {late42:?} {N52:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut w1 = -3;
        log.val::<&i8>(&w1);
        let _ = confirm("q2").await?;
        w1 = -128;
        log.note(format!("{w1:?}"));
        let mut w3 = 1.5;
        let mut w4: fn(u32) -> u32 = |n| n + 1;
        log.val(w4(5));
        if confirm("q5").await? {
            log.val(2);
        } else {
            log.val(2);
        }
        w4 = |n| n * 2;
        log.val(w4(5));
        log.note(choose("q6", ["x", "y"]).await?);
        log.val::<&f64>(&w3);
        let mut w7 = Default::default();
        same(&w7, &Vec::<String>::new());
        let _ = confirm("q8").await?;
        w7 = [w7, "t".into()].join("-");
        log.val(size_of_val(&w7));
        log.note(format!("{w7:?}"));
        log.note(choose("q9", ["x", "y"]).await?);
        w3 = 16777217.0;
        log.note(format!("{w3:?}"));
        let _ = confirm("q10").await?;
        w1 = !0;
        log.note(w1.kind());
        log.note(format!("{w1:?}"));
        Ok((7, 4).1)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut w11 = 300;
        takes::<u16>(&w11);
        checkpoint().await;
        w11 = w11.swap_bytes();
        log.note(w11.kind());
        log.note(format!("{w11:?}"));
        const N13: u32 = 3;
        _ = { let (x, y) = ask_all((ask_user::<u32>("q14").key("k1"), confirm(format!("q15 {N13}")).key("k2"))).await?; x + u32::from(y) };
        Ok(N13)
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
                let _ = confirm("q15").await?;
                if confirm("q13").await? {
                    return_10!("left by a macro");
                }
                if confirm("q16").await? {
                    log.later((d % 3 == 1)).await;
                } else {
                    log.val(arg1);
                }
            } else {
                macro_rules! return_17 { ($v:expr) => { return Err(ToolError::new($v)) } }
                checkpoint().await;
                if ask_user::<u32>("q20").await? > 1 {
                    return_17!("left by a macro");
                }
                let mut n22 = 0u32;
                'l23: for e in (1..9u32).step_by(4) {
                    n22 += 1;
                    if n22 > 4 { break; }
                    log.note(choose("q29", ["x", "y"]).await?);
                    if confirm("q27").await? {
                        return_24!("left by a macro");
                    }
                    log.val(ask_user::<u32>("q30").await?);
                }
                log.note(choose("q31", ["x", "y"]).await?);
            }
            late3 = (Shape::Named { s: "a b".to_owned(), n: (((arg1 + (arg0.len() as u32)) % 97) * u32::max(arg1, d) % 89) });
            log.later((d % 3 == 1)).await;
        } else {
            macro_rules! break_32 { () => { break } }
            'out34: for w33 in 0..3u32 {
                log.val(w33);
                let _ = confirm("q36").await?;
                for x in 0..2u32 {
                    if ask_user::<bool>("q35").await? {
                        break_32!();
                    }
                    if confirm("q37").await? {
                        log.later((arg1 % 3 == 1)).await;
                    } else {
                        log.later((0 % 3 == 2)).await;
                    }
                    log.val(x);
                }
            }
            log.val(ask_user::<u32>("q38").await?);
            late3 = Shape::Size([{ d = d; d }, ((arg1 as u8) as u32)][u32::min(d % 2, 1) as usize]);
            {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} "))
    }
    outside {
        macro_rules! break_with_4 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! return_10 { ($v:expr) => { return Err(ToolError::new($v)) } }
        macro_rules! return_24 { ($v:expr) => { return Err(ToolError::new($v)) } }
    }
}

thrice! { p53, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 });
        let g = None;
        let _ = confirm("q3").await.unwrap_or(false);
        same(&g, &[] as &[Option<u32>]);
        let e: Vec<u32> = Vec::from([0, log.val(6)]);
        'out6: for w5 in 0..3u32 {
            log.val(w5);
            log.note(choose("q8", ["x", "y"]).await?);
            for x in 0..2u32 {
                if ask_user::<bool>("q7").await? {
                    break_4!('out6);
                }
                log.note(choose("q9", ["x", "y"]).await?);
                log.val(x);
            }
        }
        let late10: u32;
        if Option::<u32>::is_some(&Option::<u32>::map(g, |n: u32| (n + 2) % 50)) {
            macro_rules! break_11 { ($l:lifetime) => { break $l } }
            'out13: for w12 in 0..3u32 {
                log.val(w12);
                for x in 0..2u32 {
                    if ask_user::<u32>("q14").await? > 1 {
                        break_11!('out13);
                    }
                    let mut n15 = 0u32;
                    for (d, y) in cat("s", 8).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                        n15 += 1;
                        if n15 > 4 { break; }
                        log.val(d);
                    }
                    log.note(choose("q16", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            let _: u32 = ask_user("q17").await.unwrap_or(3);
            late10 = *Box::new(u32::from(ask_user::<u8>("q18").await?));
            macro_rules! return_19 { ($v:expr) => { return Err(ToolError::new($v)) } }
            let g = Shape::Dot;
            checkpoint().await;
            if ask_user::<bool>("q22").await? {
                return_19!("left by a macro");
            }
        } else {
            'out26: for w25 in 0..3u32 {
                log.val(w25);
                let _ = confirm("q28").await?;
                for x in 0..2u32 {
                    if ask_user::<u32>("q27").await? > 1 {
                        break_24!('out26);
                    }
                    let d: String = ask_user::<String>("q29").await?;
                    if confirm("q30").await? {
                        log.note("e31");
                    } else {
                        log.later((4 % 3 == 0)).await;
                    }
                    log.val(x);
                }
            }
            late10 = [ask_user::<u32>("q32").await?, 0][u32::min(7 % 2, 1) as usize];
            let mut n33 = 0u32;
            'l34: for e in (2..9u32).step_by(4) {
                n33 += 1;
                if n33 > 4 { break; }
                log.note("e35");
            }
        }
        let _: u32 = ask_user("q36").await.unwrap_or(3);
        'out39: for w38 in 0..3u32 {
            log.val(w38);
            let mut n41 = 0u32;
            'l42: for &d in &[4, 5] {
                n41 += 1;
                if n41 > 4 { break; }
                'out45: for w44 in 0..3u32 {
                    log.val(w44);
                    let _: u32 = ask_user("q47").await.unwrap_or(3);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q46").await? > 1 {
                            continue_43!();
                        }
                        macro_rules! m48 { ($n:expr) => { $n + 1 } }
                        log.val(m48!(late10));
                        log.note(choose("q49", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                let _ = confirm("q50").await?;
            }
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q40").await? > 1 {
                    break_37!('out39);
                }
                log.note(choose("q52", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.val(ask_user::<u32>("q53").await?);
        Ok(format!("{arg0:?} "))
    }
    outside {
        macro_rules! break_4 { ($l:lifetime) => { break $l } }
        macro_rules! break_24 { ($l:lifetime) => { break $l } }
        macro_rules! break_37 { ($l:lifetime) => { break $l } }
        macro_rules! continue_43 { () => { continue } }
    }
}

thrice! { p54, (log) -> Result<String, ToolError>, {
        let e = Default::default();
        let _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let c = Shape::Dot;
        let b = (Shape::Named { s: ask_user::<String>("q6").await?, n: ask_user::<u32>("q7").await? });
        let mut h = Option::<u32>::is_some(&None::<u32>);
        #[cfg(all())] #[cfg(any())]
        let Some(w8) = nothing else { return; };
        #[cfg(all())]
        let Some(w8) = (None::<u32>) else {
            return Ok(async { log.note("async"); (Row { n: e, ..Row::default() }).into_text(e) }.await);
        };
        checkpoint().await;
        log.val(w8);
        log.val(e);
        let w10 = {
            log.note(choose("q11", ["x", "y"]).await?);
            #[cfg(all(any(), not(any())))]
            return Err(ToolError::new("never"));
            #[cfg(not(any()))]
            let inner = e;
            inner
        };
        log.val(w10);
        let e: Option<u32> = if ask_user::<bool>("q12").await? {
            Vec::from([e, e])
        } else {
            if let Ok(w13) = ask_user::<u32>("q15").await && w13 > 0 && let w14 = w13 * 2 && confirm(format!("q15b{w14}")).await? {
                log.val(w14);
                if h {
                    log.later(h).await;
                    log.later(h).await;
                }
            } else if let Some(w14) = Some(e) && confirm("q15c").await? {
                log.val(w14);
            }
            let _: u32 = ask_user("q16").await.unwrap_or(3);
            Vec::<u32>::new()
        }.iter().max().copied();
        let w17 = Row {
            #[cfg_attr(all(), allow(unused_variables))]
            n: 6,
            #[cfg(not(all()))]
            n: "no",
            ..Row::default()
        };
        log.note(choose("q18", ["x", "y"]).await?);
        let Row { #[cfg_attr(any(), cfg(any()))] n: part, #[cfg(not(all()))] s: part, .. } = w17;
        log.val(part);
        let mut w19 = vec![4, 2, 5];
        let mut turns = 0u32;
        while let Some(w20) = w19.pop() && turns < 3 && confirm("q21").await? {
            turns += 1;
            log.val(w20);
        }
        log.val(w19);
        let w22: Vec<String> = vec!["a b".to_owned(), "t".to_owned()];
        if let Some(w23) = w22.first() && confirm(format!("q24 {w23}")).await? {
            if let Some(e) = ask_user::<u32>("q25").await.ok() {
            }
        } else {
        }
        log.note(choose("q26", ["x", "y"]).await?);
        log.val(w22.len());
        Ok(format!("{h:?} {e:?} "))
    }
}

thrice! { p55, (log, #[cfg(not(any()))] #[cfg(all())] mut arg0: Vec<u32> = vec![1, 2, 3], #[cfg_attr(all(), cfg(all()))] arg1: u32 = 3) -> Result<String, ToolError>, {
        let e: u32 = { let (x, y) = ask_all((ask_user::<u32>(format!("q1 {arg1}")).key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut g: Option<u32> = Some(e);
        let h = (u32::from(ask_user::<u8>("q5").await?), ask_user::<String>("q6").await?);
        #[cfg(all(any(), not(any())))]
        let Some(w7) = nothing else { return; };
        #[cfg(not(any()))]
        let Some(w7) = (g) else {
            return Ok(('b8: {
                        if ((e % 3 == 2) || (e % 3 == 2)) { break 'b8 h.1.clone(); }
                        let w9: u32 = e;
                        match Some("inner") {
                            Some(w9) => {
                                let _ = confirm("q10").await?;
                                log.note(w9);
                            }
                            None => {}
                        }
                        checkpoint().await;
                        log.val(w9);
                        h.1.clone()
                }).replace("a", &cat(cat(cat("s", 8).trim(), arg1), (e * e % 89))));
        };
        let _: u32 = ask_user("q12").await.unwrap_or(3);
        log.val(w7);
        log.val(e);
        let w14: u32 = arg1;
        {
            let w14 = w14 + 1;
            let w14 = format!("<{w14}>");
            let _: u32 = ask_user("q15").await.unwrap_or(3);
            log.note(w14.clone());
        }
        log.val(ask_user::<u32>("q16").await?);
        log.val(w14);
        let mut n17 = 0u32;
        'l18: for g in 0..=1u32 {
            n17 += 1;
            if n17 > 4 { break; }
            #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
            struct Local {
                #[cfg(any(all(), any()))]
                n: u32,
                #[cfg_attr(all(), cfg(any()))]
                m: Nothing,
            }
            let w19 = Local { #[cfg(any(all(), any()))] n: 3, #[cfg_attr(all(), cfg(any()))] m: 1 };
            let _ = confirm("q20").await?;
            log.val(w19.n);
        }
        Ok(format!("{h:?} "))
    }
}

thrice! { p56, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q15 {g}")).key("k1"), confirm("q16").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let d: Shape = Shape::Size(call(f0(2, g)).await?);
        let mut a = (Row { v: arg0.clone(), n: u32::abs_diff(measured(format!("{arg0:?}{:?}", g).as_str(), g), [g, "0".parse::<u32>()?][u32::min(u32::abs_diff(g, g) % 2, 1) as usize]), s: ({ let mut n19 = 0u32; 'l20: loop {
                            n19 += 1;
                            if n19 > 2 { break 'l20 (((arg0.len() as u32) + g) % 97); }
                            'b21: {
                                'b22: {
                                    log.note("e23");
                                    log.note("e24");
                                }
                                let w25: u32 = g;
                                {
                                    let w25;
                                    if ask_user::<u32>("q29").await? > 1 {
                                        w25 = "late".to_owned();
                                    } else {
                                        w25 = String::new();
                                    }
                                    checkpoint().await;
                                    log.note(w25);
                                }
                                if confirm("q27").await? {
                                    log.note("e28");
                                } else {
                                    log.val(g);
                                }
                                log.val(w25);
                            }
                            if (g % 3 == 0) { break 'l20 "3".parse::<u32>()?; }
                        } }, (measured("text3", g), arg1.clone()).1).1 });
        let w30: u32 = g;
        let mut stack = vec!["p", "q"];
        while let Some(w30) = stack.pop() {
            checkpoint().await;
            let w30 = w30.len();
            log.val(w30);
        }
        log.note(choose("q32", ["x", "y"]).await?);
        log.val(w30);
        let w33: u32 = (arg0.len() as u32);
        let count = |w33: &str| w33.len();
        log.val(count("abc"));
        let w35: u32 = g;
        let mut stack = vec!["p", "q"];
        while let Some(w35) = stack.pop() {
            let _: u32 = ask_user("q36").await.unwrap_or(3);
            let w35 = w35.len();
            log.val(w35);
        }
        let _: u32 = ask_user("q37").await.unwrap_or(3);
        log.val(w35);
        let _: u32 = ask_user("q38").await.unwrap_or(3);
        log.val(w33);
        Ok(format!("{g:?} {d:?} {a:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        let late1: String;
        let w2: u32 = arg0;
        checkpoint().await;
        let w2 = w2 as f32 + 0.1;
        {
            let _ = confirm("q3").await?;
        }
        let w2 = Some(w2);
        log.val(w2);
        let w2 = w2.map(|w2| w2 as u64 + (1 << 40));
        if confirm("q5").await? {
            log.later((0 % 3 == 0)).await;
        } else {
            log.later((arg0 % 3 == 0)).await;
        }
        log.val(w2);
        late1 = ask_user::<String>("q6").await?;
        let w7: u32 = 6;
        'w7: {
            let w7 = [w7; 2];
            let w8: u32 = arg0;
            {
                let w8 = w8 + 1;
                let w8 = format!("<{w8}>");
                log.val(ask_user::<u32>("q9").await?);
                log.note(w8.clone());
            }
            let _ = confirm("q10").await?;
            log.val(w8);
            let _ = confirm("q11").await?;
            if w7[0] > 1 { break 'w7; }
            log.val(w7);
        }
        let _ = confirm("q12").await?;
        log.val(w7);
        Ok(three(0, arg0, arg0))
    }
}

thrice! { p57, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm(format!("q4 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut d = Row::default();
        let g = ask_user::<u32>("q6").await.unwrap_or(arg0);
        log.later((arg0 % 3 == 3)).await;
        let mut w7 = -1..=50i64;
        log.val(w7.is_empty());
        log.val(w7.clone().rev().last());
        log.val(w7.clone().collect::<Vec<_>>());
        let mut n8 = 0u32;
        for &h in &[4, 5] {
            n8 += 1;
            if n8 > 4 { break; }
            let mut n9 = 0u32;
            for b in d.v.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n9 += 1;
                if n9 > 4 { break; }
                log.later((g % 3 == 0)).await;
                match arg0 {
                    ..2 => {
                    }
                    x if h % 2 == 0 => {
                    }
                    2.. => {
                    }
                }
            }
        }
        log.val(ask_user::<u32>("q10").await?);
        log.val(w7.next());
        if confirm("q11").await? {
            log.later((g % 3 == 0)).await;
        } else {
            log.later((h % 3 == 0)).await;
        }
        log.val(w7.next());
        log.val(w7.clone().rev().last());
        for x in w7.clone() { log.val(x); }
        log.note(choose("q12", ["x", "y"]).await?);
        log.val(w7.next());
        log.note(format!("{w7:?}"));
        Ok(format!("{h:?} {d:?} {g:?} "))
    }
}

thrice! { p58, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        let _ = confirm("q10").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let mut b: Vec<u32> = arg0.into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>();
        let b = (((([c, c][u32::min(c % 2, 1) as usize] + c) % 97) % (Row::default().sum(match Some(c) {
                            Some(x @ ..4) if log.val(c) > 4 => {
                                c
                            }
                            x @ Some(_) => {
                                let mut g = Default::default();
                                let _ = confirm("q14").await.unwrap_or(false);
                                same(&g, &[] as &[Vec<u32>]);
                                c
                            }
                            None => {
                                c
                            }
                            _ => {
                                let __local15 = (b.len() as u32);
                                log.val(three(log.val(c), ask_user::<u32>("q16").await?, 1) + __local15);
                                __local15
                            }
                        }, {
                            c
                    }) + 1)), (Row { v: b.clone(), n: Row::default().sum(c, c), s: cat(cat("s", c), c) }).into_text(c));
        let mut n18 = 0u32;
        while n18 < 3 && (confirm("q19").await.unwrap_or(false) && ((c % 3 == 2) && (c % 3 == 0))) {
            n18 += 1;
            let __answered20 = (!(c ^ c) % 50);
            log.val(three(log.val(c), ask_user::<u32>("q21").await?, 1) + __answered20);
            log.later((c % 3 == 1)).await;
        }
        if let Some(c) = Some(c) {
            let mut __taken22 = 'a'..='z';
            log.val(__taken22.next_back());
            for x in __taken22.clone() { log.val(x); }
            log.note(choose("q23", ["x", "y"]).await?);
            log.val(__taken22.nth(1));
            let _ = confirm("q24").await?;
            log.val(__taken22.size_hint());
            log.val(__taken22.by_ref().take(2).count());
            log.val(__taken22.next_back());
            let _: u32 = ask_user("q25").await.unwrap_or(3);
            log.val(__taken22.next());
            log.val(__taken22.by_ref().take(2).count());
            log.val(__taken22.nth(1));
            if confirm("q26").await? {
                log.later((c % 3 == 2)).await;
            } else {
                log.val(c);
            }
            for x in __taken22 {
                log.val(x);
                if confirm("q27").await? {
                    log.later((c % 3 == 1)).await;
                } else {
                    log.val(c);
                }
            }
            if let Some(h) = ask_user::<u32>("q28").await.ok() {
                let mut w30 = Some(1..=90u32);
                log.val(w30.as_mut().and_then(Iterator::next));
                let _: u32 = ask_user("q31").await.unwrap_or(3);
                log.val(w30.as_mut().and_then(Iterator::next));
                let _: u32 = ask_user("q32").await.unwrap_or(3);
                let mut __local29 = vec![w30.unwrap()];
                log.val(__local29[0].next());
                checkpoint().await;
                log.val(__local29[0].next());
            }
        } else {
            let mut __index34 = 2..=60u32;
            log.val(__index34.by_ref().take(2).count());
            log.val(__index34.clone());
            log.val(__index34.next_back());
            log.val(c);
            let _ = confirm("q35").await?;
            log.val(__index34.clone().rev().last());
            if confirm("q36").await? {
                log.val(c);
            } else {
                log.note("e37");
            }
            log.val(__index34.by_ref().take(2).count());
            for x in __index34.by_ref() { log.val(x); break; }
            if confirm("q38").await? {
                log.val(c);
            } else {
                log.note("e39");
            }
            for x in __index34 {
                log.val(x);
                log.note(choose("q40", ["x", "y"]).await?);
            }
        }
        Ok(format!(""))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w1 = (Row { s: choose("q2", ["x", "y", "z"]).await?, n: u32::from((8 % 3 == 2)), ..Row::default() }).n;
        log.val(three(log.val(((Row { v: Vec::<u32>::new(), n: 6, s: cat("s", 5) }).into_text((Row { s: "a b".to_owned(), n: 7, ..Row::default() }).n).len() as u32)), 2, 1) + w1);
        let mut __operand4 = Some(1..=90u32);
        log.val(__operand4.as_mut().and_then(Iterator::next));
        log.val(ask_user::<u32>("q5").await?);
        log.val(__operand4.as_mut().and_then(Iterator::next));
        if let Some(mut c) = vec![7, w1, 3].into_iter().map(|n| n + w1).collect::<Vec<u32>>().iter().max().copied() && ("a b".to_owned().is_empty() || vec![7, c, 3].contains(&w1)) {
            let w6 = (String::new().len() as u32);
            log.val(three(log.val(c), 2, 1) + w6);
        }
        let _: u32 = ask_user("q7").await.unwrap_or(3);
        let mut __item3 = vec![__operand4.unwrap()];
        log.val(__item3[0].next());
        if confirm("q8").await? {
            log.note("e9");
        } else {
            log.later((w1 % 3 == 3)).await;
        }
        log.val(__item3[0].next());
        Ok((!w1 % 50))
    }
}

thrice! { p59, (log, mut arg0: u32 = 3, arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        let _ = confirm("q14").await?;
        same(&b, &[] as &[u32]);
        let e = ((cat(format!("{arg1:?}{:?}", arg0), Row::default().sum(arg0, arg0)).len() as u32), (async { log.note("async"); arg1 }.await + &cat(cat(String::new().trim(), arg0), (b ^ arg0))));
        let mut e = e.clone();
        trait ITEM15 { fn item15(&self) -> u32; }
        impl ITEM15 for u32 { fn item15(&self) -> u32 { self * 2 } }
        log.note("e30");
        let _: u32 = ask_user("q31").await.unwrap_or(3);
        log.val(ITEM15::item15(&3u32));
        let w16: u32 = 4;
        {
            const ITEM17: u32 = 2;
            match arg0 {
                ITEM17 => {
                    checkpoint().await;
                    log.note("two");
                }
                w18 => {
                    const ITEM20: u32 = 1;
                    {
                        const ITEM20: u64 = 1 << 40;
                        log.val(ask_user::<u32>("q22").await?);
                        log.val(ITEM20);
                    }
                    {
                        if confirm("q23").await? {
                            log.later((b % 3 == 0)).await;
                        } else {
                            log.later((arg0 % 3 == 1)).await;
                        }
                    }
                    log.val(ITEM20);
                    let _ = confirm("q25").await?;
                    log.val(w18);
                }
            }
            log.val(ask_user::<u32>("q26").await?);
            let _ = confirm("q27").await?;
        }
        log.val(w16.item15());
        let g = Default::default();
        same(&g, &[] as &[String]);
        macro_rules! m32 { ($n:expr) => { $n + 1 } }
        log.val(m32!(arg0));
        Ok(format!("{arg0:?} {b:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        log.note("e1");
        let Some(c) = Option::<u32>::or(Option::<u32>::map(ask_user::<u32>("q2").await.ok(), |n: u32| (n + 7) % 50), async { log.note("async"); Some(0) }.await) else {
            return Ok(1);
        };
        {
            const STEP: u32 = 2;
            fn item3(n: u32) -> u32 { n + STEP }
            checkpoint().await;
            log.val(item3(1));
        }
        {
            const STEP: u32 = 5;
            fn item3(n: u32) -> u32 { n + STEP }
            let _: u32 = ask_user("q6").await.unwrap_or(3);
            log.val(item3(1));
        }
        checkpoint().await;
        const ITEM8: u32 = 1;
        {
            const ITEM8: u64 = 1 << 40;
            log.note(choose("q10", ["x", "y"]).await?);
            log.val(ITEM8);
        }
        {
            if confirm("q11").await? {
                log.val(c);
            } else {
                log.val(c);
            }
        }
        log.val(ITEM8);
        Ok("0".parse::<u32>().unwrap_or(0))
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
        let mut w11 = 2..=60u32;
        log.val(w11.clone().collect::<Vec<_>>());
        log.val(w11.clone());
        log.val(w11.is_empty());
        log.note(choose("q12", ["x", "y"]).await?);
        log.val(w11.clone().collect::<Vec<_>>());
        log.val(w11.clone());
        log.val(w11.by_ref().take(2).count());
        log.later((1 % 3 == 0)).await;
        let _: u32 = ask_user("q13").await.unwrap_or(3);
        log.val(w11.is_empty());
        log.val(w11.clone());
        log.val(w11.nth(1));
        let _: u32 = ask_user("q14").await.unwrap_or(3);
        log.val(w11.by_ref().take(2).count());
        log.note(choose("q15", ["x", "y"]).await?);
        for x in w11 {
            log.val(x);
            let mut w17 = Some(1..=80u8);
            log.val(w17.as_mut().and_then(Iterator::next));
            let _: u32 = ask_user("q18").await.unwrap_or(3);
            log.val(w17.as_mut().and_then(Iterator::next));
            checkpoint().await;
            let mut w16 = vec![w17.unwrap()];
            log.val(w16[0].next());
            let _: u32 = ask_user("q20").await.unwrap_or(3);
            log.val(w16[0].next());
            let _ = confirm("q21").await?;
        }
        Ok(format!("{arg0:?} {h:?} "))
    }
}

thrice! { p61, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let c: Vec<u32> = [(0..g % 4).collect::<Vec<u32>>(), (0..{ g = ask_user::<u32>("q5").await?; g } % 4).collect::<Vec<u32>>()].concat();
        let g = confirm(format!("q6 {g}")).await.unwrap_or(false);
        let mut __index7 = 1..=90u32;
        log.val(__index7.clone().rev().last());
        log.val(__index7.clone().rev().last());
        for x in __index7.clone() { log.val(x); }
        let mut c: String = ask_user::<String>("q8").await?;
        let _: u32 = ask_user("q9").await.unwrap_or(3);
        for x in __index7.by_ref() { log.val(x); break; }
        for x in __index7.clone() { log.val(x); }
        log.val(__index7.clone().collect::<Vec<_>>());
        checkpoint().await;
        log.val(__index7.next());
        log.note(format!("{__index7:?}"));
        let mut h = Default::default();
        same(&h, &[] as &[u32]);
        let __slot11 = Row::default().sum((!u32::max(h, h) % 50), h);
        log.val(three(log.val(h), 2, 1) + __slot11);
        let g: Option<u32> = Some([(|| { let inner = |n: u32| n + (c.len() as u32); log.val(inner(2)); h })(), (!__slot11 % 50)][u32::min(((__slot11 as u8) as u32) % 2, 1) as usize]);
        let mut w12 = 0..3u32;
        while let Some(x) = w12.next() {
            log.val(x);
            const N14: u32 = 6;
            checkpoint().await;
            if confirm("q13").await? { break; }
        }
        log.val(w12.next());
        let r16 = c.as_str();
        log.later((__slot11 % 3 == 1)).await;
        if (r16.to_owned().is_empty() && (1 % 3 == 1)) {
            return Ok(cat(log.later(Row::default().into_text(h)).await, h));
        }
        Ok(format!("{c:?} {h:?} {__slot11:?} {r16:?} "))
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
        let w8 = vec![2];
        macro_rules! m7 { () => { format!("{w8:?}") } }
        log.val(ask_user::<u32>("q10").await?);
        log.note(m7!());
        log.val(5);
        log.later((0 % 3 == 0)).await;
        macro_rules! m11 { ($a:expr) => {{ let w12 = 100u32; $a + w12 }} }
        let w12 = 6;
        checkpoint().await;
        log.val(m11!(w12));
        Ok(format!("{c:?} {h:?} "))
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
            let mut d: Vec<u32> = [(0..a % 4).collect::<Vec<u32>>(), [vec![7, a, 3], Vec::<u32>::new()].concat()].concat();
            {
                let more = [u32::abs_diff(a, g), (a ^ c)][u32::min((c ^ c) % 2, 1) as usize];
                let through = &mut g;
                *through += more;
                *through %= 60;
            }
            {
                if !d.is_empty() { log.val(d.remove(0)); }
            }
            {
                d.retain(|n| *n != 4);
            }
            log.val(ask_user::<u32>("q5").await?);
            log.note(format!("{d:?}"));
        } else {
            if (g % 3 == 3) {
                return Ok((d.1.clone() + &async { log.note("async"); cat("s", a) }.await));
            }
            let c = Vec::new();
            same(&c, &[] as &[Vec<u32>]);
        }
        Ok(format!("{d:?} {g:?} "))
    }
}

thrice! { p65, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e: u32 = u32::from(ask_user::<u8>("q1").await?);
        let h: Vec<u32> = [vec![7, 8, 3], vec![7, e, 3]].concat();
        let mut c: Vec<u32> = h.clone();
        let mut w5 = vec![4, e, 1, 6];
        'l6: for x in w5.drain(1..3) {
            log.val(x);
            if { let (x, y) = ask_each((ask_user::<u32>(format!("q7 {e}")).key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? } {
                log.val(e);
                let w9 = vec![4, e, 1, 6];
                if confirm("q11").await? {
                    log.note("e12");
                } else {
                    log.note("e13");
                }
                for (x, y) in w9.iter().copied().zip([1u32, 2]) {
                    let _ = confirm("q10").await?;
                    log.val(x + y);
                }
                log.note(format!("{w9:?}"));
            } else if confirm(format!("q14 {e}")).await? {
                let w15 = vec![4, e, 1, 6];
                checkpoint().await;
                for (i, x) in w15[..2].iter().enumerate() {
                    let _: u32 = ask_user("q16").await.unwrap_or(3);
                    log.val(i as u32 + *x);
                }
                log.note(format!("{w15:?}"));
            } else {
                let w18 = vec![4, e, 1, 6];
                for mut x in w18.iter().cloned().skip(2) {
                    let _: u32 = ask_user("q19").await.unwrap_or(3);
                    log.val({ x += 1; x });
                }
                log.note(format!("{w18:?}"));
                log.val((arg0.len() as u32));
            }
            let _: u32 = ask_user("q20").await.unwrap_or(3);
        }
        log.note("e21");
        arg0.push_str(&cat(arg0.clone().trim(), ask_user::<u32>("q22").await?));
        let a = Row::default();
        let w23 = "a b cb d".to_owned();
        let w25 = vec![4, e, 1, 6];
        for x in w25.clone() {
            let w26 = "a b cb d".to_owned();
            let _ = confirm("q28").await?;
            for x in w26.chars() {
                let _: u32 = ask_user("q27").await.unwrap_or(3);
                log.val(x);
            }
            let _: u32 = ask_user("q29").await.unwrap_or(3);
            log.val(x);
        }
        log.note(format!("{w25:?}"));
        log.val(ask_user::<u32>("q30").await?);
        for x in w23.split_whitespace().map(str::len) {
            let _ = confirm("q24").await?;
            log.val(x);
        }
        log.note(format!("{w23:?}"));
        Ok(format!("{arg0:?} {e:?} {h:?} {a:?} "))
    }
}

thrice! { p66, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let a: u32 = arg0;
        let mut d: (u32, String) = ((Row { s: ask_user::<String>("q28").await?, n: call(f0(1, Some(a))).await?, ..Row::default() }).n, log.later(cat("s", 7)).await);
        let b = Row::default();
        let late29;
        if ((a % 3 == 0) && String::new().is_empty()) {
            macro_rules! break_30 { ($l:lifetime) => { break $l } }
            'out32: for w31 in 0..3u32 {
                log.val(w31);
                let _ = confirm("q34").await?;
                for x in 0..2u32 {
                    if ask_user::<u32>("q33").await? > 1 {
                        break_30!('out32);
                    }
                    log.note(choose("q35", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            log.note(choose("q36", ["x", "y"]).await?);
            let mut n37 = 0u32;
            while n37 < 3 && ((a % 3 == 3) || (arg0 % 3 == 1)) {
                n37 += 1;
                log.note("e38");
                log.note("e39");
            }
        } else {
        }
        late29 = cat("s", arg0);
        Ok(format!("{arg0:?} {a:?} {late29:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        macro_rules! return_by_1 { ($e:expr) => { $e? } }
        log.val(ask_user::<u32>("q6").await?);
        if ask_user::<u32>("q4").await? > 1 {
            log.val(return_by_1!("x".parse::<u32>()));
        }
        log.note("e7");
        {
            struct T(u32);
            let w9 = T(6);
            log.val(w9.0);
            if confirm("q10").await? {
                log.later((4 % 3 == 2)).await;
            } else {
                log.val(arg0.unwrap_or(3));
            }
            log.val(T(1).0);
        }
        {
            struct T { s: u64 }
            log.val(ask_user::<u32>("q11").await?);
            log.val(T { s: 1 << 40 }.s);
        }
        let mut n12 = 0u32;
        loop {
            n12 += 1;
            if n12 > 3 { break; }
            let Some(c) = ask_user::<u32>("q13").await.ok() else {
                continue;
            };
            if !"a b".to_owned().is_empty() { break; }
        }
        checkpoint().await;
        let late15: u32;
        match Some({ let mut n16 = 0u32; loop {
                    n16 += 1;
                    if n16 > 2 { break ((7 as u8) as u32); }
                    log.val(6);
                    if ("a b".to_owned() == "a") { break ((3 as u8) as u32); }
                } }) {
            Some(x @ ..4) if log.val(x) > 0 => { late15 = x; }
            x @ Some(_) => { late15 = 6; }
            None => { late15 = [{
                        u32::max(5, 6)
                    }, (("a b".to_owned().len() as u32) % (*Box::new(2) + 1))][u32::min(*Box::new(measured("text0", 3)) % 2, 1) as usize]; }
            _ => { late15 = { let mut n18 = 0u32; loop {
                        n18 += 1;
                        if n18 > 2 { break measured("text3", u32::max(7, 6)); }
                        'out22: for w21 in 0..3u32 {
                            log.val(w21);
                            log.note(choose("q24", ["x", "y"]).await?);
                            for x in 0..2u32 {
                                if ask_user::<u32>("q23").await? > 1 {
                                    continue_20!();
                                }
                                log.note(choose("q25", ["x", "y"]).await?);
                                log.val(x);
                            }
                        }
                        log.note(choose("q26", ["x", "y"]).await?);
                        if (2 % 3 == 3) { break (Row { s: String::new(), n: log.val(arg0.unwrap_or(3)), ..Row::default() }).n; }
                    } }; }
        }
        Ok((|n: u32| (n + late15) % 40)(late15))
    }
    outside {
        macro_rules! continue_20 { () => { continue } }
    }
}

thrice! { p67, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let a: u32 = ask_user::<u32>("q1").await?;
        let mut h = None;
        let _ = confirm("q3").await?;
        same(&h, &[] as &[Option<u32>]);
        let mut d: String = ask_user::<String>("q4").await?;
        let w5 = d.clone();
        if let Some(w6) = Some(w5) && confirm(format!("q7 {w6}")).await? {
            log.note(w6);
            log.note("e8");
            _ = u32::from(ask_user::<u8>("q9").await?);
        } else {
            let w10: Vec<String> = vec![d.clone(), "t".to_owned()];
            if let Some(w11) = w10.first() && confirm(format!("q12 {w11}")).await? {
                if let (w13, w14) = (d.clone(), "k".to_owned()) && w13 < w14 && confirm(w13 + "?q15").await? {
                    log.note(w14);
                }
                let _: u32 = ask_user("q16").await.unwrap_or(3);
            } else {
            }
            if confirm("q17").await? {
                log.later((arg1 % 3 == 2)).await;
            } else {
                log.later((arg0 % 3 == 0)).await;
            }
            log.val(w10.len());
        }
        Ok(format!("{arg1:?} {h:?} {d:?} "))
    }
}

thrice! { p68, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n });
        let h: (u32, String) = (d, cat("s", d));
        let a: Option<u32> = ask_user::<u32>(format!("q3 {d}")).await.ok();
        let w4 = Row { n: arg0, s: "t".into(), v: vec![] };
        let w5 = &w4; let w5 = w5.s.as_str();
        if confirm("q7").await? {
            log.val(arg0);
        } else {
            log.val(d);
        }
        log.val(w5);
        let r8 = &h.0;
        checkpoint().await;
        log.val(w5);
        log.note(format!("{:?}", w4));
        if let Some(r10) = &a {
            let mut h = Shape::Dot;
        }
        log.later((d % 3 == 0)).await;
        let (mut b, t15): (u32, String) = (*&{ let (x, y) = ask_all((ask_user::<u32>("q13").key("k1"), confirm("q14").key("k2"))).await?; x + u32::from(y) }, format!("{arg0:?}{:?}", a));
        match (measured(ask_user::<String>("q17").await?.as_str(), (|n: u32| (n + d) % 40)(b)), format!("{h:?}{:?}", arg0)) {
            (x, y) if arg0 != 4 => {
                fn f18(n: u32) -> u32 { n + 1 }
                log.val(f18(u32::from(Option::<u32>::is_some(&a))));
            }
            (_, y) => {
            }
        }
        Ok(format!("{arg0:?} {d:?} {a:?} {t15:?} "))
    }
}

thrice! { p69, (log) -> Result<String, ToolError>, {
        let mut h = 2;
        let mut c: Option<u32> = ask_user::<u32>("q1").await.ok();
        let e = choose("q2", ["x", "y", "z"]).await?;
        log.note("e3");
        if let Some(d) = ask_user::<u32>("q4").await.ok() {
            let w5: isize;
            {
                let _ = confirm("q6").await?;
            }
            {
                log.val(ask_user::<u32>("q7").await?);
            }
            w5 = -3_000_000_000;
            {
            }
            let _ = confirm("q8").await?;
            log.val(size_of_val(&w5));
            log.note(format!("{w5:?}"));
            let mut w10 = vec![Ok(1)];
            while let Some(mut w9) = w10.pop() {
                log.val::<&Result<u64, String>>(&w9);
                if confirm("q11").await? {
                    log.note("e12");
                } else {
                    log.later((d % 3 == 3)).await;
                }
                w9 = w9.map(|n| n << 20);
                log.note(format!("{w9:?}"));
            }
        } else {
            'b13: {
                log.note("e14");
            }
        }
        Ok(format!("{c:?} {e:?} "))
    }
}

thrice! { p70, (log, arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let b: (u32, String) = (Vec::from([d, *&arg0]).get(u32::abs_diff(u32::max(d, d), (arg0 ^ d)) as usize).copied().unwrap_or(1), cat(cat(ask_user::<String>("q4").await?, (d, arg0).1).trim(), arg0));
        let e = Shape::Dot;
        log.val((Row { s: arg1.clone(), n: [log.later(arg0).await, ((d + arg0) % 97)][u32::min((d, arg0).1 % 2, 1) as usize], ..Row::default() }).n);
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        enum ITEM5 { ITEM5A, ITEM5B(u32) }
        use ITEM5::*;
        let mut w6 = ITEM5B(arg0);
        let _: u32 = ask_user("q9").await.unwrap_or(3);
        if w6 != ITEM5A { log.val(w6.clone()); }
        w6 = ITEM5A;
        {
            log.note(choose("q7", ["x", "y"]).await?);
        }
        log.val(w6);
        let mut n10 = 0u32;
        while n10 < 3 && (arg1.clone().is_empty() || (((d % 3 == 2) || (d % 3 == 2)) || (d % 3 == 2))) {
            n10 += 1;
            let mut n11 = 0u32;
            for mut c in vec![7, arg0, 3].into_iter().take(3) {
                n11 += 1;
                if n11 > 4 { break; }
                let mut open13: Vec<u32> = vec![7, 7, 3];
                let mut n12 = 0u32;
                'l14: while let Some(d) = open13.pop() && n12 < 4 {
                    n12 += 1;
                    if let Some(mut e) = Some(c) {
                        if let Ok(w15) = ask_user::<u32>("q17").await && w15 > 0 && let w16 = w15 * 2 && confirm(format!("q17b{w16}")).await? {
                            log.val(w16);
                            log.note("e18");
                            log.note("e19");
                        } else if let Some(w16) = Some(c) && confirm("q17c").await? {
                            log.val(w16);
                        }
                        if confirm("q20").await? {
                            log.later((arg0 % 3 == 1)).await;
                        } else {
                            log.note("e21");
                        }
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {b:?} {e:?} "))
    }
}

thrice! { p71, (log, arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        let _ = ask_user::<bool>("q2").await?;
        same(&h, &[] as &[u32]);
        let c: Vec<u32> = (0..(u32::from((h != h)) % (arg1 + 1)) % 4).collect::<Vec<u32>>();
        let mut h: Option<u32> = Some((format!("{arg0:?}{:?}", arg0).len() as u32));
        let mut e = (Shape::Named { s: ('b3: {
                        if (arg1 % 3 == 1) { break 'b3 "a b".to_owned(); }
                        let __iterator4 = arg1;
                        log.val(three(log.val(arg1), 2, 1) + __iterator4);
                        (arg0, cat("s", __iterator4)).1
                }), n: (c.len() as u32) });
        let w5 = Row::default().sum((("8".parse::<u32>()? + ((arg0 + arg1) % 97)) % 97), ((arg1 % (arg1 + 1)) ^ async { log.note("async"); arg0 }.await));
        log.val(three(log.val(three(u32::abs_diff(((arg1 + arg0) % 97), "0".parse::<u32>()?), arg1, *Box::new(measured("a b".to_owned().as_str(), arg1)))), 2, 1) + w5);
        #[cfg(all())]
        log.val(arg1);
        #[cfg(any())]
        log.note("never");
        #[cfg(all())]
        let cfg6 = 3;
        #[cfg(any())]
        let cfg6 = String::new();
        log.note("e7");
        let __slot8 = ('b9: {
                if vec![7, 4, 3].contains(&(Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n) { break 'b9 [((w5 + arg1) % 97), *&cfg6][u32::min(Row::default().sum(arg0, arg0) % 2, 1) as usize]; }
                let __run10 = three(w5, w5, w5);
                log.val(three(log.val((cat("s", cfg6).len() as u32)), 2, 1) + __run10);
                c.clone().get((if (arg0 % 3 == 2) {
                            break 'b9 arg0;
                        } else {
                            cfg6
                    }) as usize).copied().unwrap_or(1)
        });
        log.val(three(log.val((u32::abs_diff({ arg1 = (c.len() as u32); arg1 }, arg1) % ((((c.len() as u32), String::new()).1.len() as u32) + 1))), 2, 1) + __slot8);
        Ok(format!("{arg0:?} {h:?} {e:?} {w5:?} {__slot8:?} "))
    }
}

thrice! { p72, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut b: Option<u32> = ask_user::<u32>(format!("q2 {d}")).await.ok();
        let mut h = (Row { n: d, ..Row::default() });
        let __item5 = (h.sum((((arg0.len() as u32) + d) % 97), (match ask_user::<u32>(format!("q6 {d}")).await { Ok(n) => n, Err(_) => d })) * ask_user::<u32>("q7").await? % 89);
        log.val(three(log.val(d), 2, 1) + __item5);
        let __local8 = (Row::default().sum(d, (cat("s", __item5).len() as u32)) ^ u32::abs_diff(arg0.clone().get(__item5 as usize).copied().unwrap_or(1), __item5));
        log.val(three(log.val((|n: u32| (n + d) % 40)(((measured(String::new().as_str(), d) + Row::default().sum(__item5, __item5)) % 97))), 2, 1) + __local8);
        let __operand9 = [d, (match arg0.clone().iter().max().copied() {
                    Some(x) => log.later(d).await,
                    None => {
                        return Ok(cat("s", __local8));
                    }
        })][u32::min((if (__local8 % 3 == 2) {
                        return Ok(format!("{arg0:?}{:?}", __local8));
                    } else {
                        ((__item5 + (arg0.len() as u32)) % 97)
                }) % 2, 1) as usize];
        log.val(three(log.val(*Box::new((((Row { s: cat("s", d), n: __item5, ..Row::default() }).n as u8) as u32))), 2, 1) + __operand9);
        let Some(a) = Option::<u32>::or(Some("4".parse::<u32>()?), Vec::from([__operand9, __local8]).iter().max().copied()) else {
            let w10 = three(__operand9, measured("text3", __local8), (b.unwrap_or(3), __local8).1);
            log.val(three(log.val(((Row::default().sum(__operand9, (arg0.len() as u32)) as u8) as u32)), 2, 1) + w10);
            return Ok("a b".to_owned());
        };
        let d = __local8;
        let __operand11 = (Row { s: async { log.note("async"); cat("s", a) }.await, n: __local8, ..Row::default() }).n;
        log.val(three(log.val((measured((cat("s", d) + &"a b".to_owned()).as_str(), *&d) % ("7".parse::<u32>()? + 1))), 2, 1) + __operand11);
        let __item12 = __item5;
        log.val(three(log.val(('b13: {
                            if (cat("a b".to_owned(), __operand9) == "a") { break 'b13 { let mut n14 = 0u32; 'l15: loop {
                                        n14 += 1;
                                        if n14 > 2 { break 'l15 ((__item5 as u8) as u32); }
                                        let mut n16 = 0u32;
                                        for b in 0.. {
                                            n16 += 1;
                                            if n16 > 4 { break; }
                                            match *arg0.as_slice() {
                                                [] => {
                                                    log.val(a);
                                                    log.note("e17");
                                                }
                                                [x] if log.val(d) > 4 => {
                                                    log.note("e18");
                                                    log.note("e19");
                                                }
                                                [x, .., y] => {
                                                }
                                                _ => {
                                                }
                                            }
                                        }
                                        if ((__operand11 % 3 == 1) || (a % 3 == 2)) { break 'l15 log.val(a); }
                                    } }; }
                            log.val(__operand11);
                            __operand11
                })), 2, 1) + __item12);
        Ok(format!("{arg0:?} {__item5:?} {__local8:?} {a:?} {__operand11:?} {__item12:?} "))
    }
}

thrice! { p73, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = confirm(format!("q1 {h}")).await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let a: Option<u32> = Option::<u32>::map(Some(vec![7, h, 3].get((!arg0 % 50) as usize).copied().unwrap_or(1)), |n: u32| (n + h) % 50);
        let h = ask_user::<u32>("q3").await.unwrap_or(log.later(6).await);
        let mut w4 = "a".into();
        let _: &std::borrow::Cow<'static, str> = &w4;
        log.note(choose("q5", ["x", "y"]).await?);
        w4 = String::from("zz").into();
        log.val(size_of_val(&w4));
        log.note(format!("{w4:?}"));
        let mut w6: Box<[u64]> = vec![].into();
        log.note(format!("{w6:?}"));
        let _: u32 = ask_user("q7").await.unwrap_or(3);
        w6 = Box::new([1 << 40]);
        log.note(format!("{w6:?}"));
        let mut n9 = 0u32;
        'l10: for b in ask_user::<u32>(format!("q8 {arg0}")).await?..h % 3 {
            n9 += 1;
            if n9 > 4 { break; }
            let [c, t13]: [u32; 2] = [ask_user::<u32>("q11").await?, u32::abs_diff(ask_user::<u32>("q12").await?, "6".parse::<u32>()?)];
            let mut w14 = -2.25;
            let _: &f32 = &w14;
            let _ = confirm("q15").await?;
            w14 = w14.sqrt() + 0.1;
            log.val(size_of_val(&w14));
            log.note(format!("{w14:?}"));
            let mut w16: Box<dyn std::fmt::Display + Send + Sync> = Box::new("x");
            log.note(w16.to_string());
            let w17: Vec<String> = vec![cat("s", t13), "t".to_owned()];
            if let Some(w18) = w17.first() && confirm(format!("q19 {w18}")).await? {
                let mut w20 = Default::default();
                takes::<char>(&w20);
                if let Ok(w21) = ask_user::<u32>("q23").await && w21 > 0 && let w22 = w21 * 2 && confirm(format!("q23b{w22}")).await? {
                    log.val(w22);
                } else if let Some(w22) = Some(h) && confirm("q23c").await? {
                    log.val(w22);
                }
                log.val(ask_user::<u32>("q24").await?);
                log.val(ask_user::<u32>("q25").await?);
                w20 = w20.to_ascii_uppercase();
                log.note(format!("{w20:?}"));
            } else {
            }
            log.note(choose("q26", ["x", "y"]).await?);
            log.val(w17.len());
            log.val(ask_user::<u32>("q27").await?);
            w16 = Box::new(1.5f32);
            log.note(w16.to_string());
            checkpoint().await;
            w16 = Box::new("x");
            log.note(w16.to_string());
        }
        let mut n31 = 0u32;
        for mut b in (0..measured(cat(String::new().trim(), arg0).as_str(), ask_user::<u32>(format!("q30 {arg0}")).await.unwrap_or(arg0)) % 4).collect::<Vec<u32>>().into_iter().take(3) {
            n31 += 1;
            if n31 > 4 { break; }
            log.note("e32");
        }
        Ok(format!("{arg0:?} {h:?} "))
    }
}

thrice! { p74, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        same(&d, &[] as &[u32]);
        let h: Vec<u32> = (0..arg1 % 4).collect::<Vec<u32>>();
        let mut b: Shape = (Shape::Named { s: arg0.clone(), n: u32::abs_diff(*Box::new(arg1), u32::max(d, three(d, d, d))) });
        log.val(d);
        let mut w5 = 0..2usize;
        for x in w5.clone() { log.val(x); }
        checkpoint().await;
        log.val(w5.size_hint());
        log.val(w5.next());
        checkpoint().await;
        for x in w5.clone() { log.val(x); }
        log.val(w5.next_back());
        let mut w8 = 1..=80u8;
        log.val(w8.clone());
        let mut w9 = 0..2usize;
        log.val(w9.by_ref().take(2).count());
        log.val(w9.is_empty());
        log.val(w9.next());
        log.val(arg1);
        let _: u32 = ask_user("q10").await.unwrap_or(3);
        log.val(w9.clone());
        log.val(w9.clone().rev().last());
        log.val(ask_user::<u32>("q11").await?);
        log.val(w9.by_ref().take(2).count());
        let mut w12 = 1..=90u32;
        log.val(w12.size_hint());
        checkpoint().await;
        log.val(w12.is_empty());
        for x in w12.by_ref() { log.val(x); break; }
        let mut w14 = -1..=50i64;
        log.val(w14.by_ref().take(2).count());
        log.val(arg1);
        log.val(ask_user::<u32>("q15").await?);
        log.val(w14.nth(1));
        log.val(w14.next());
        log.val(w14.next_back());
        log.note(choose("q16", ["x", "y"]).await?);
        log.val(w14.next());
        log.note(format!("{w14:?}"));
        let _ = confirm("q17").await?;
        log.val(w12.size_hint());
        log.val(w12.is_empty());
        checkpoint().await;
        log.val(w12.next());
        log.note(format!("{w12:?}"));
        log.note(choose("q19", ["x", "y"]).await?);
        log.val(w9.next());
        let mut b: Shape = b.clone();
        checkpoint().await;
        log.val(w9.next());
        log.note(format!("{w9:?}"));
        if confirm("q21").await? {
            log.later((d % 3 == 0)).await;
        } else {
            log.note("e22");
        }
        log.val(w8.by_ref().take(2).count());
        log.val(ask_user::<u32>("q23").await?);
        log.val(w8.nth(1));
        log.val(w8.size_hint());
        log.val(w8.is_empty());
        let mut w24 = 1..=90u32;
        log.val(w24.is_empty());
        log.val(w24.next_back());
        log.val(w24.clone());
        let _ = confirm("q25").await?;
        log.val(w24.clone().collect::<Vec<_>>());
        log.val(w24.nth(1));
        log.val(ask_user::<u32>("q26").await?);
        log.val(w24.nth(1));
        let _: u32 = ask_user("q27").await.unwrap_or(3);
        log.val(w24.next());
        log.note(format!("{w24:?}"));
        let _: u32 = ask_user("q28").await.unwrap_or(3);
        log.val(w8.next());
        log.val(w8.next());
        for x in w8.by_ref() { log.val(x); break; }
        log.note(choose("q29", ["x", "y"]).await?);
        for x in w8 {
            log.val(x);
            checkpoint().await;
        }
        log.val(ask_user::<u32>("q31").await?);
        log.val(w5.clone());
        log.val(ask_user::<u32>("q32").await?);
        log.val(w5.next());
        log.note(format!("{w5:?}"));
        Ok(format!("{arg0:?} {arg1:?} {d:?} "))
    }
}

thrice! { p75, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let g = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q32").key("k1"), confirm("q33").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let mut e = (|| { let inner = |n: u32| n + arg1; log.val(inner(2)); Shape::Dot })();
        let mut b: Vec<u32> = arg0;
        match arg1 {
            0 | 3 | 5 if g % 2 == 0 => {
                match ask_user::<u32>("q35").await? {
                    ..2 => {
                        let w36 = vec![4, g, 1, 6];
                        log.val(ask_user::<u32>("q42").await?);
                        for x in w36.iter().copied().filter(|x| *x > 2) {
                            log.val(x);
                            let mut w37 = vec![4, g, 1, 6];
                            log.note("e39");
                            checkpoint().await;
                            for x in std::mem::take(&mut w37) {
                                let _ = confirm("q38").await?;
                                log.val(x);
                            }
                            log.note(format!("{w37:?}"));
                            let _: u32 = ask_user("q41").await.unwrap_or(3);
                        }
                        log.note(format!("{w36:?}"));
                        let late43;
                        if matches!(e, Shape::Dot | Shape::Size(1..)) {
                            log.note("e45");
                            late43 = e.clone();
                            let g = Row::default();
                        } else {
                            let w46 = vec![4, g, 1, 6];
                            let _ = confirm("q50").await?;
                            for x in w46.windows(2) {
                                log.val(x[0] + x[1]);
                                if confirm("q47").await? {
                                    log.note("e48");
                                } else {
                                    log.note("e49");
                                }
                            }
                            log.note(format!("{w46:?}"));
                            late43 = e.clone();
                            let mut h: Vec<u32> = b.clone();
                        }
                    }
                    x if x % 2 == 0 => {
                        let mut w51 = -1..=50i64;
                        log.val(w51.next());
                        for x in w51.clone() { log.val(x); }
                        log.val(w51.by_ref().take(2).count());
                        log.val(ask_user::<u32>("q52").await?);
                        log.val(w51.clone().rev().last());
                        let _: u32 = ask_user("q53").await.unwrap_or(3);
                        log.val(w51.next());
                        let _: u32 = ask_user("q54").await.unwrap_or(3);
                        for x in w51.by_ref() { log.val(x); break; }
                        log.val(w51.clone().collect::<Vec<_>>());
                        log.val(w51.next());
                        log.note(choose("q55", ["x", "y"]).await?);
                        log.val(w51.next());
                        log.note(format!("{w51:?}"));
                        let mut w56 = 3..3u32;
                        while let Some(x) = w56.next() {
                            log.val(x);
                            log.val(ask_user::<u32>("q58").await?);
                            if ask_user::<u32>("q57").await? > 1 { break; }
                        }
                        log.val(w56.next());
                    }
                    2.. => {
                        'b59: {
                            let mut w61 = Some(1..=90u32);
                            log.val(w61.as_mut().and_then(Iterator::next));
                            let w62 = vec![4, (b.len() as u32), 1, 6];
                            for x in w62.iter().copied().filter(|x| *x > 2) {
                                log.val(ask_user::<u32>("q63").await?);
                                log.val(x);
                            }
                            log.note(format!("{w62:?}"));
                            log.val(ask_user::<u32>("q64").await?);
                            log.val(w61.as_mut().and_then(Iterator::next));
                            if confirm("q65").await? {
                                log.val(g);
                            } else {
                                log.note("e66");
                            }
                            let mut w60 = vec![w61.unwrap()];
                            log.val(w60[0].next());
                            log.val(ask_user::<u32>("q67").await?);
                            log.val(w60[0].next());
                        }
                    }
                }
            }
            x => {
            }
        }
        Ok(format!("{arg1:?} {e:?} {b:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut w1 = vec![4, arg0, 1, 6];
        let late4: Shape;
        if (arg0 % 3 == 0) {
            let w5 = vec![4, arg0, 1, 6];
            let w8 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
            for k in w8.keys().copied() {
                checkpoint().await;
                log.val(k);
            }
            log.note(format!("{w8:?}"));
            log.val(ask_user::<u32>("q10").await?);
            'l6: for x in w5.iter().skip(1) {
                log.val(*x);
                let _ = confirm("q7").await?;
            }
            log.note(format!("{w5:?}"));
            late4 = Shape::Size(((arg0 as u8) as u32));
            let mut w12 = 2..=60u32;
            log.val(w12.nth(1));
            log.note(choose("q13", ["x", "y"]).await?);
            log.val(w12.clone());
            for x in w12.by_ref() { log.val(x); break; }
            log.val(w12.nth(1));
            let _: u32 = ask_user("q14").await.unwrap_or(3);
            for x in w12.by_ref() { log.val(x); break; }
            let _ = confirm("q15").await?;
            log.val(w12.next());
            log.note(format!("{w12:?}"));
        } else {
            let Some(mut h) = vec![7, arg0, 3].iter().max().copied() else {
                return Ok(call(f0(fuel.saturating_sub(1), arg0)).await?);
            };
            late4 = Shape::Size((|| { let inner = |n: u32| n + arg0; log.val(inner(2)); arg0 })());
            let w16 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
            for (k, v) in &w16 {
                log.val((*k, v.len()));
                log.val(ask_user::<u32>("q17").await?);
            }
        }
        log.note(choose("q18", ["x", "y"]).await?);
        'l2: for x in w1.drain(1..3) {
            log.val(x);
            log.val(ask_user::<u32>("q3").await?);
        }
        let mut n19 = 0u32;
        while n19 < 3 && Option::<u32>::is_some(&Some(three(arg0, arg0, arg0))) {
            n19 += 1;
            match ((arg0 * arg0 % 89), format!("{arg0:?}{:?}", arg0)) {
                (x, y) if log.val(x) > 2 => {
                }
                (_, y) => {
                }
            }
        }
        Ok(log.val(arg0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if !(6 % 3 == 0) {
            let mut w20 = 2..=60u32;
            for x in w20.clone() { log.val(x); }
            checkpoint().await;
            log.val(w20.is_empty());
            log.val(w20.next());
            let _: u32 = ask_user("q22").await.unwrap_or(3);
            for x in w20.clone() { log.val(x); }
            log.val(w20.size_hint());
            let _ = confirm("q23").await?;
            log.val(w20.next());
            log.note(format!("{w20:?}"));
            let w24 = "a b cb d".to_owned();
            'l25: for (_, x) in w24.bytes().enumerate() {
                log.val(x);
                if confirm("q26").await? {
                    log.note("e27");
                } else {
                    log.later((2 % 3 == 1)).await;
                }
            }
        } else if confirm("q28").await.unwrap_or(false) {
            let mut n29 = 0u32;
            'l30: while n29 < 3 && (5 % 3 == 1) {
                n29 += 1;
                log.later((6 % 3 == 2)).await;
            }
        }
        Ok(async { log.note("async"); 6 }.await)
    }
}

thrice! { p76, (log) -> Result<String, ToolError>, {
        let a = call(f0(1, log.later(String::new()).await)).await?;
        let mut b: Shape = Shape::Size(a);
        let mut c = Row::default();
        let w7 = ((a + a) % 97);
        log.val(three(log.val(a), ask_user::<u32>("q8").await?, 1) + w7);
        log.val(a);
        log.val(w7);
        let __iterator11 = (((|n: u32| (n + a) % 40)(log.val(w7)) + (|n: u32| (n + a) % 40)(match w7 {
                        0 | 3 | 5 if log.val(w7) > 0 => {
                            let w12 = a;
                            log.val(three(log.val(w7), 2, 1) + w12);
                            w12
                        }
                        x => {
                            let [g, t13]: [u32; 2] = [a, a];
                            g
                        }
            })) % 97);
        log.val(three(log.val((log.val((|n: u32| (n + w7) % 40)(w7)), (0..a % 4).collect::<Vec<u32>>().get([w7, c.n][u32::min(a % 2, 1) as usize] as usize).copied().unwrap_or(1)).1), 2, 1) + __iterator11);
        let w14 = ((*Box::new("1".parse::<u32>()?) + w7) % 97);
        log.val(three(log.val(measured("text0", measured(cat(String::new(), a).as_str(), u32::abs_diff(w7, a)))), 2, 1) + w14);
        log.note("e15");
        let Some(e) = Option::<u32>::map(Option::<u32>::map(Option::<u32>::map(Some(a), |n: u32| (n + w7) % 50), |n: u32| (n + __iterator11) % 50), |n: u32| (n + w7) % 50) else {
            return Ok((cat("a b".to_owned(), __iterator11) + &cat("s", __iterator11)).replace("a", &cat((if (w7 % 3 == 1) {
                                return Ok(cat("s", w14));
                            } else {
                                String::new()
                        }), log.later(a).await)));
        };
        Ok(format!("{a:?} {b:?} {w7:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let a: Option<u32> = ask_user::<u32>("q1").await.ok();
        let w2 = (((arg0.len() as u32) + measured("text3", 8)) % 97);
        log.val(three(log.val(u32::from((((1 % 3 == 2) || (1 % 3 == 1)) || ((7 % 3 == 1) || (2 % 3 == 0))))), 2, 1) + w2);
        let __iterator3 = w2;
        log.val(three(log.val([Vec::<u32>::new(), Vec::<u32>::new()].concat().into_iter().map(|n| n + w2).collect::<Vec<u32>>().get(((w2 + ((w2 + w2) % 97)) % 97) as usize).copied().unwrap_or(1)), 2, 1) + __iterator3);
        let Some(a) = a else {
            return Ok([__iterator3, u32::from(((__iterator3 % 3 == 3) || (8 % 3 == 3)))][u32::min((if (__iterator3 % 3 == 3) {
                                return Err(ToolError::new("left"));
                            } else {
                                let w4 = __iterator3;
                                log.val(three(log.val(w2), 2, 1) + w4);
                                (arg0.clone().len() as u32)
                        }) % 2, 1) as usize]);
        };
        Ok(u32::from((a % 3 == 2)))
    }
}

thrice! { p78, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q26").await?;
        let h = None;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q28").key("k1"), confirm("q29").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[Option<u32>]);
        let h = cat(cat(cat(if (e % 3 == 2) {
                        cat("s", 2)
                    } else {
                        cat("s", e)
                    }.trim(), call(f0(0, cat("s", e), e)).await?).trim(), ((((e + e) % 97) + ((e as u8) as u32)) % 97)), { let mut n30 = 0u32; loop {
                    n30 += 1;
                    if n30 > 2 { break three(measured(cat("s", e).as_str(), e), (e * e % 89), *&e); }
                    let d = (e, "p".to_owned());
                    if (if (e % 3 == 3) {
                            return Err(ToolError::new("left"));
                        } else {
                            ((e % 3 == 2) && (e % 3 == 3))
                    }) { break (!((d.0 + e) % 97) % 50); }
                } });
        macro_rules! m32 { ($n:ident) => { format!("{:?}", $n) } }
        let w33 = vec![e];
        log.val(ask_user::<u32>("q35").await?);
        log.note(m32!(w33));
        macro_rules! break_36 { ($l:lifetime) => { break $l } }
        'out38: for w37 in 0..3u32 {
            log.val(w37);
            let mut w41 = e;
            macro_rules! m43 { ($($s:stmt;)*) => { $($s;)* } }
            m43! {
                let w44 = e;
                let w44 = w44 + 1;
            }
            macro_rules! m46 { ($($s:stmt;)*) => { $($s;)* } }
            m46! {
                let w47 = e;
                let w47 = w47 + 1;
            }
            if confirm("q49").await? {
                log.note("e50");
            } else {
                log.note("e51");
            }
            log.val(w47);
            log.val(ask_user::<u32>("q52").await?);
            log.val(w44);
            checkpoint().await;
            m40!(w41, w41 + 5);
            {
                log.note(choose("q42", ["x", "y"]).await?);
            }
            log.val(w41);
            let _: u32 = ask_user("q54").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<bool>("q39").await? {
                    break_36!('out38);
                }
                log.val(ask_user::<u32>("q55").await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q56").await.unwrap_or(3);
        Ok(format!("{e:?} "))
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
                m7!(w8 = h, w11 = "t".to_owned());
                log.note(choose("q10", ["x", "y"]).await?);
                w8 += 1;
                w11.push('x');
                log.val((w8, w11.clone()));
                late6 = [vec![7, d, 3], vec![7, arg1, 3].into_iter().map(|n| n + h).collect::<Vec<u32>>()].concat();
                m13!(w14, (r5.len() as u32));
                if confirm("q17").await? {
                    log.note("e18");
                } else {
                    log.note("e19");
                }
                w14 += 1;
                log.val(w14);
            } else {
                log.later((3 % 3 == 0)).await;
                late6 = [vec![7, arg1, 3], vec![h]].concat().into_iter().map(|n| n + arg1).collect::<Vec<u32>>();
                if let m21!(w22) = Some(h) {
                    checkpoint().await;
                    log.val(w22);
                }
                let _ = confirm("q24").await?;
            }
            let d: Shape = Shape::Size(arg1);
        }
        Ok(u32::max(arg1, d))
    }
    outside {
        macro_rules! m7 { ($($n:ident = $v:expr),*) => { $(let mut $n = $v;)* } }
        macro_rules! m13 { ($n:ident, $v:expr) => { let mut $n = $v; } }
        macro_rules! m21 { ($n:ident) => { Some($n) } }
        macro_rules! m40 { ($n:ident, $v:expr) => { $n = $v } }
    }
}

thrice! { p79, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        let _ = confirm("q2").await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let g: String = cat(cat(cat("s", h), arg0.clone().get((cat("s", h).len() as u32) as usize).copied().unwrap_or(1)), u32::from((((h % 3 == 1) || (5 % 3 == 2)) && ("a b".to_owned() == "a"))));
        let mut a = (g.clone() + &g.clone().replace("a", &g.clone()));
        let c = (|| { let inner = |n: u32| n + h; log.val(inner(2)); Row::default() })();
        const N3: u32 = 1;
        let mut h: Vec<u32> = arg0.clone();
        {
            h.extend([4, 2]);
        }
        {
            h.insert(0, 4);
        }
        log.val(ask_user::<u32>("q4").await?);
        log.note(format!("{h:?}"));
        log.later((1 % 3 == 0)).await;
        log.note("e5");
        let r6 = &N3;
        let mut h: Vec<u32> = { let mut n7 = 0u32; loop {
                n7 += 1;
                if n7 > 2 { break (0..u32::from((N3 % 3 == 2)) % 4).collect::<Vec<u32>>(); }
                if log.val((N3 % 3 == 2)) {
                    let mut g = (7 % 3 == 0);
                } else if (0 % 3 == 0) {
                }
                if !!(N3 % 3 == 3) { break arg0.clone(); }
            } };
        Ok(format!("{g:?} {N3:?} {h:?} "))
    }
}

thrice! { p80, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = (match ask_user::<u32>("q19").await { Ok(n) => n, Err(_) => "6".parse::<u32>().unwrap_or(0) });
        let g: Shape = (Shape::Named { s: "a b".to_owned(), n: (ask_user::<u32>("q20").await? % (u32::from(ask_user::<u8>("q21").await?) + 1)) });
        let b = choose("q22", ["x", "y", "z"]).await?;
        let mut b = (Row { v: arg0, n: [*Box::new(arg1), u32::abs_diff(arg1, arg1)][u32::min(log.val(arg1) % 2, 1) as usize], s: cat(cat(b.clone().trim(), arg1).trim(), three(arg1, arg1, arg1)) });
        let w23 = vec![arg1, 2, 5];
        if let Some(w24) = w23.first().copied() && w24 < 40 && let Some(y) = w23.get(w24 as usize % 3).copied() && confirm("q25").await? && let z = w24 + y && z > 2 {
            log.val((z, y));
            'out28: for w27 in 0..3u32 {
                log.val(w27);
                log.note(choose("q30", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if ask_user::<u32>("q29").await? > 1 {
                        break_26!();
                    }
                    if confirm("q31").await? {
                        log.later((arg1 % 3 == 3)).await;
                    } else {
                        log.later((arg1 % 3 == 1)).await;
                    }
                    log.val(x);
                }
            }
            {
                let mut w33 = 0u32;
                let given = 'out34: loop {
                    w33 += 1;
                    if w33 > 2 { break w33; }
                    for x in [1u32, 2] {
                        log.val(x);
                        log.note(choose("q36", ["x", "y"]).await?);
                        if ask_user::<u32>("q35").await? > 1 {
                            break_with_32!('out34, w33 + 1);
                        }
                    }
                };
                log.val(given);
                'out39: for w38 in 0..3u32 {
                    log.val(w38);
                    log.val(ask_user::<u32>("q41").await?);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q40").await? > 1 {
                            break_37!('out39);
                        }
                        log.note(choose("q42", ["x", "y"]).await?);
                        log.val(x);
                    }
                }
                log.note(choose("q43", ["x", "y"]).await?);
                let Row { v: mut a, n: t44 @ _, .. } = b.clone();
            }
            log.note(choose("q45", ["x", "y"]).await?);
            let w46: Vec<String> = vec!["t".to_owned()];
            if let Some(w47) = w46.first() && confirm(w47.as_str()).await? {
                if let (w49, w50) = (String::new(), "k".to_owned()) && w49 < w50 && confirm(w49 + "?q51").await? {
                    log.note(w50);
                    let mut n52 = 0u32;
                    for _ in 1..3u64 {
                        n52 += 1;
                        if n52 > 4 { break; }
                    }
                }
                let _: u32 = ask_user("q53").await.unwrap_or(3);
            }
            let _: u32 = ask_user("q54").await.unwrap_or(3);
        }
        log.note(choose("q55", ["x", "y"]).await?);
        log.val(w23);
        Ok(format!("{arg1:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(a) = Option::<u32>::or(ask_user::<u32>("q1").await.ok(), Some(0)) {
            'out4: for w3 in 0..3u32 {
                log.val(w3);
                if confirm("q6").await? {
                    log.later((a % 3 == 1)).await;
                } else {
                    log.note("e7");
                }
                for x in 0..2u32 {
                    if ask_user::<bool>("q5").await? {
                        continue_2!();
                    }
                    let _: u32 = ask_user("q8").await.unwrap_or(3);
                    log.val(x);
                }
            }
            let _ = confirm("q9").await?;
            let w10 = Row { s: arg1.clone(), ..Row::default() };
            if let Row { s: w11, .. } = &w10 && !w11.is_empty() && confirm(format!("q12{w11}")).await? {
                log.val(w10.n);
                macro_rules! break_13 { ($l:lifetime) => { break $l } }
                'out15: for w14 in 0..3u32 {
                    log.val(w14);
                    let _ = confirm("q17").await?;
                    for x in 0..2u32 {
                        if ask_user::<bool>("q16").await? {
                            break_13!('out15);
                        }
                        if confirm("q18").await? {
                            log.val(a);
                        } else {
                            log.later((a % 3 == 1)).await;
                        }
                        log.val(x);
                    }
                }
            } else {
            }
        }
        Ok((7, 8).1)
    }
    outside {
        macro_rules! continue_2 { () => { continue } }
        macro_rules! break_26 { () => { break } }
        macro_rules! break_with_32 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_37 { ($l:lifetime) => { break $l } }
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

thrice! { p83, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = "6".parse::<u32>()?;
        let b: Shape = async { log.note("async"); Shape::Dot }.await;
        let mut c: String = ask_user::<String>("q2").await?;
        let mut d = u32::from(ask_user::<u8>("q3").await?);
        let w5 = vec![d];
        macro_rules! m4 { () => { format!("{w5:?}") } }
        log.val(ask_user::<u32>("q8").await?);
        log.note(m4!());
        let w10 = d;
        macro_rules! m9 { ($x:expr) => { w10 + $x } }
        {
            let w10 = "hides".to_owned();
            let r11 = c.split(' ').next().unwrap_or("");
            log.val(ask_user::<u32>("q12").await?);
            log.val(m9!(2));
            log.note(w10.clone());
        }
        checkpoint().await;
        log.val(m9!(w10));
        let w15 = 1u32;
        m14!(w18);
        checkpoint().await;
        log.val(w15 + w18);
        let w20 = e;
        macro_rules! m19 { ($x:expr) => { w20 + $x } }
        {
            let w20 = "hides".to_owned();
            log.note(choose("q21", ["x", "y"]).await?);
            log.val(m19!(2));
            log.note(w20.clone());
        }
        log.val(ask_user::<u32>("q22").await?);
        log.val(m19!(w20));
        let mut n23 = 0u32;
        'l24: for &b in ["x", "y"].iter() {
            n23 += 1;
            if n23 > 4 { break; }
            let mut w26: m25!() = 1;
            if confirm("q29").await? {
                log.val(e);
            } else {
                log.val(e);
            }
            w26 = 3;
            log.val(w26 << 40);
            macro_rules! m30 { ($n:ident) => { format!("{:?}", $n) } }
            let w31 = vec![e];
            let _ = confirm("q34").await?;
            log.note(m30!(w31));
            let w36 = d;
            macro_rules! m35 { ($x:expr) => { w36 + $x } }
            {
                let w36 = "hides".to_owned();
                let _: u32 = ask_user("q37").await.unwrap_or(3);
                log.val(m35!(2));
                log.note(w36.clone());
            }
            let _: u32 = ask_user("q38").await.unwrap_or(3);
            log.val(m35!(w36));
        }
        c.push_str(&(three((|| { let inner = |n: u32| n + d; log.val(inner(2)); d })(), match (e, "p".to_owned()) {
                        (x, y) if log.val(e) > 4 => {
                            x
                        }
                        (_, y) => {
                            d
                        }
                    }, (Row { s: c.clone(), n: d, ..Row::default() }).n), Row::default().into_text((c.len() as u32))).1);
        e += e;
        e %= 60;
        Ok(format!("{b:?} "))
    }
    outside {
        macro_rules! m14 { ($n:ident) => { let w15 = 7u32; let $n = w15 + 1; } }
        macro_rules! m25 { () => { i64 } }
    }
}

thrice! { p84, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let g = call(f1(1)).await?;
        let a = ({ arg0 = g; arg0 }, format!("{g:?}{:?}", arg0));
        let g: bool = confirm(format!("q22 {g}")).await?;
        let mut n23 = 0u32;
        while n23 < 3 && cat(cat("s", arg0).trim(), u32::abs_diff(arg0, arg0)).is_empty() {
            n23 += 1;
            {
                struct T(u32);
                let w25 = T(arg0);
                log.val(w25.0);
                log.note(choose("q26", ["x", "y"]).await?);
                log.val(T(1).0);
            }
            {
                struct T { s: u64 }
                log.note(choose("q27", ["x", "y"]).await?);
                log.val(T { s: 1 << 40 }.s);
            }
            log.note(choose("q28", ["x", "y"]).await?);
            #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
            struct ITEM29 { n: u64, s: Option<String> }
            impl ITEM29 { fn next(&mut self) -> u64 { self.n += 1; self.n } }
            let mut w30 = ITEM29 { n: 1 << 40, s: None };
            let mut n33 = 0u32;
            loop {
                n33 += 1;
                if n33 > 3 { break; }
                log.later(g).await;
                log.val(arg0);
                if (cat("s", arg0) == "a") { break; }
            }
            let _ = confirm("q34").await?;
            log.val(w30.next());
            {
                log.val(ask_user::<u32>("q31").await?);
            }
            w30.s = Some("x".into());
            log.val(w30);
            let mut g = confirm("q35").await?;
        }
        let g = *Box::new(arg0);
        log.val(g);
        if if (match Some(0) {
                Some(x) => (a.1.clone() == "a"),
                None => {
                    return Ok("a b".to_owned());
                }
        }) {
            (g % 3 == 1)
        } else {
            Option::<u32>::is_some(&Some(arg0))
        } {
        } else if (g % 3 == 2) {
        } else {
        }
        Ok(format!("{a:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut w1 = 1..=80u8;
        for x in w1.by_ref() { log.val(x); break; }
        log.val(w1.size_hint());
        let _: u32 = ask_user("q2").await.unwrap_or(3);
        log.val(w1.clone());
        for x in w1.by_ref() { log.val(x); break; }
        for x in w1.clone() { log.val(x); }
        if confirm("q3").await? {
            log.note("e4");
        } else {
            log.later((arg0 % 3 == 2)).await;
        }
        log.val(w1.by_ref().take(2).count());
        let _ = confirm("q5").await?;
        for x in w1 {
            log.val(x);
            log.val(ask_user::<u32>("q6").await?);
        }
        if let Some(b) = vec![7, arg0, 3].into_iter().map(|n| n + arg0).collect::<Vec<u32>>().iter().max().copied() {
            log.val(b);
            let w8 = arg0;
            {
                fn item7(n: u32) -> u32 { n + 1 }
                let _: u32 = ask_user("q9").await.unwrap_or(3);
                log.val(item7(w8));
            }
            {
                fn item7(n: u32) -> String { format!("<{n}>") }
                let _ = confirm("q10").await?;
                log.note(item7(2));
            }
            {
                fn three(a: u32, _: u32, _: u32) -> u32 { a }
                let _ = confirm("q13").await?;
                log.val(three(1, 2, 3));
            }
            let _: u32 = ask_user("q15").await.unwrap_or(3);
            log.val(three(1, 2, 3));
            let _ = confirm("q16").await?;
        }
        Ok(arg0)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(6);
        macro_rules! m17 { ($n:expr) => { $n + 1 } }
        log.val(m17!(0));
        let mut n18 = 0u32;
        'l19: while n18 < 3 && (7 % 3 == 1) {
            n18 += 1;
        }
        Ok(3)
    }
}

thrice! { p85, (log, #[cfg_attr(any(), cfg(any()))] arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut d = Vec::new();
        let _ = confirm("q4").await.unwrap_or(false);
        same(&d, &[] as &[Vec<u32>]);
        let c: Vec<u32> = Vec::from([{ let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm(format!("q8 {e}")).key("k2"))).await?; x + u32::from(y) }, ask_user::<u32>("q9").await?]);
        #[cfg(not(any()))] #[cfg(all())]
        fn f16(n: u32) -> u32 { n + 1 }
        #[cfg(any())]
        fn f16() -> Nothing { nothing }
        #[cfg(not(all()))]
        no_such_macro!(a b c);
        #[cfg(not(any()))]
        log.note("here");
        log.note(choose("q12", ["x", "y"]).await?);
        if confirm("q13").await? {
            log.note("e14");
        } else {
            log.note("e15");
        }
        log.val(f16(3));
        let mut w17 = 1u32;
        #[cfg_attr(all(), cfg(all()))]
        { w17 += 1; }
        if confirm("q18").await? {
            log.later((8 % 3 == 0)).await;
        } else {
            log.val(e);
        }
        #[cfg(not(all()))]
        { w17 = 77; }
        #[cfg_attr(all(), cfg(all()))]
        log.val(w17);
        let _ = confirm("q19").await?;
        #[cfg(not(all()))]
        { w17 += 5; }
        log.val(w17);
        #[cfg(all())]
        log.note("e20");
        #[cfg(any())]
        log.note("never");
        let mut n21 = 0u32;
        for e in [e, 2] {
            n21 += 1;
            if n21 > 4 { break; }
            let mut n22 = 0u32;
            'l25: while n22 < 3 && { let (x, y) = ask_each((ask_user::<u32>("q23").key("k1"), confirm("q24").key("k2"))).await; x.is_ok() && y? } {
                n22 += 1;
                let mut open27: Vec<u32> = c.clone().into_iter().map(|n| n + e).collect::<Vec<u32>>();
                let mut n26 = 0u32;
                while let Some(a) = open27.pop() && n26 < 4 && (a % 3 == 3) {
                    n26 += 1;
                    let w28 = log.val::<u32>(#[cfg(all())] #[cfg(any())] nothing, #[cfg(all())] e);
                }
            }
            let mut n29 = 0u32;
            'l30: loop {
                n29 += 1;
                if n29 > 3 { break; }
                let mut n31 = 0u32;
                for (i, b) in d.iter().enumerate() {
                    n31 += 1;
                    if n31 > 4 { break; }
                }
                if (e % 3 == 3) { break; }
            }
        }
        #[cfg(not(any()))] #[cfg(all())]
        let w32 = log.later(u32::from(ask_user::<u8>("q33").await?)).await;
        #[cfg_attr(all(), cfg(any()))]
        let w32 = "no";
        match e {
            ..2 => {
            }
            x if log.val(x) > 3 => {
            }
            2.. => {
            }
        }
        Ok(format!("{arg0:?} {e:?} {c:?} {w32:?} "))
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
        let w9 = 1u32;
        m8!(w12);
        log.val(ask_user::<u32>("q11").await?);
        log.val(w9 + w12);
        let mut g = Default::default();
        same(&g, &[] as &[Vec<u32>]);
        if (arg0 != three(three(c, c, c), (cat("s", arg0).len() as u32), u32::from((arg0 % 3 == 0)))) {
            let mut h = ('b13: {
                    if (a && a) { break 'b13 cat(cat("s", arg0), c); }
                    let mut c: u32 = arg0;
                    log.val("a b".to_owned())
            });
            {
                g.sort_unstable();
            }
            log.val(ask_user::<u32>("q14").await?);
            log.note(format!("{g:?}"));
        } else {
            let w16 = c;
            macro_rules! m15 { ($x:expr) => { w16 + $x } }
            {
                let w16 = "hides".to_owned();
                log.note(choose("q17", ["x", "y"]).await?);
                log.val(m15!(2));
                log.note(w16.clone());
            }
            if confirm("q18").await? {
                log.note("e19");
            } else {
                log.later(a).await;
            }
            log.val(m15!(w16));
        }
        Ok(format!("{arg0:?} {a:?} {g:?} "))
    }
    outside {
        macro_rules! m8 { ($n:ident) => { let w9 = 7u32; let $n = w9 + 1; } }
    }
}

thrice! { p87, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await.unwrap_or((3 * 2 % 89));
        let d: Option<u32> = ask_user::<u32>("q2").await.ok();
        let h = ask_user::<String>("q3").await?;
        let (mut w4, _) = ('a'..='z', 1);
        log.val(w4.next());
        log.val(w4.clone().collect::<Vec<_>>());
        checkpoint().await;
        log.val(w4.clone().collect::<Vec<_>>());
        log.val(w4.clone().collect::<Vec<_>>());
        log.val(w4.next());
        log.note(choose("q6", ["x", "y"]).await?);
        for x in w4.clone() { log.val(x); }
        log.note(choose("q7", ["x", "y"]).await?);
        for x in w4 {
            log.val(x);
            let _: u32 = ask_user("q8").await.unwrap_or(3);
        }
        let mut w9 = 0..2usize;
        log.val(w9.next_back());
        log.val(w9.next());
        log.note(choose("q10", ["x", "y"]).await?);
        log.val(w9.clone().collect::<Vec<_>>());
        let _ = confirm("q11").await?;
        log.val(w9.next());
        log.val(w9.by_ref().take(2).count());
        log.val(w9.next_back());
        log.val(ask_user::<u32>("q12").await?);
        log.val(w9.clone().collect::<Vec<_>>());
        log.val(w9.next());
        for x in w9.by_ref() { log.val(x); break; }
        log.note(choose("q13", ["x", "y"]).await?);
        for x in w9 {
            log.val(x);
            log.val((arg0.len() as u32));
            let _ = confirm("q14").await?;
        }
        let mut w15 = 1..=90u32;
        for x in w15.by_ref() { log.val(x); break; }
        log.val(w15.clone().collect::<Vec<_>>());
        log.note(choose("q16", ["x", "y"]).await?);
        log.val(w15.clone().rev().last());
        log.val(w15.is_empty());
        for x in w15.clone() { log.val(x); }
        checkpoint().await;
        log.val(w15.next());
        if confirm("q18").await? {
            log.val(4);
        } else {
            log.later((7 % 3 == 2)).await;
        }
        for x in w15 {
            log.val(x);
            log.val(ask_user::<u32>("q19").await?);
        }
        let mut n20 = 0u32;
        'l21: for &b in ["x", "y"].iter() {
            n20 += 1;
            if n20 > 4 { break; }
            let (mut w22, _) = (0..3u32, 1);
            log.val(w22.is_empty());
            log.val(w22.next());
            log.val(w22.clone().collect::<Vec<_>>());
            log.note(choose("q23", ["x", "y"]).await?);
            log.val(w22.clone().rev().last());
            log.note(choose("q24", ["x", "y"]).await?);
            log.val(w22.next());
            log.note(format!("{w22:?}"));
            let mut w25 = 0..2usize;
            while let Some(x) = w25.next() {
                log.val(x);
                log.val(ask_user::<u32>("q27").await?);
                if confirm("q26").await? { break; }
            }
            log.val(w25.next());
            log.later((0 % 3 == 1)).await;
        }
        let mut w29 = Some(-1..=50i64);
        log.val(w29.as_mut().and_then(Iterator::next));
        log.note(choose("q30", ["x", "y"]).await?);
        log.val(w29.as_mut().and_then(Iterator::next));
        let _ = confirm("q31").await?;
        let mut w28 = vec![w29.unwrap()];
        log.val(w28[0].next());
        let late32: Vec<u32>;
        if (2 % 3 == 0) {
            let (mut w33, _) = (0..3u32, 1);
            log.val(w33.next());
            if confirm("q34").await? {
                log.later((3 % 3 == 1)).await;
            } else {
                log.val(0);
            }
            log.val(w33.next());
            log.val(w33.next());
            log.val(w33.next_back());
            if confirm("q35").await? {
                log.note("e36");
            } else {
                log.later((8 % 3 == 2)).await;
            }
            for x in w33.clone() { log.val(x); }
            checkpoint().await;
            for x in w33 {
                log.val(x);
                let _ = confirm("q38").await?;
            }
            late32 = arg0.clone().into_iter().map(|n| n + 0).collect::<Vec<u32>>();
            _ = ask_user::<u32>("q39").await.unwrap_or(5);
        } else {
            let late40;
            if async { log.note("async"); (8 % 3 == 2) }.await {
                if (1 % 3 == 0) {
                    return Err(ToolError::new("left"));
                }
                late40 = Shape::Size((h.len() as u32));
                let mut w41 = 2..=60u32;
                while let Some(x) = w41.next() {
                    log.val(x);
                    if confirm("q43").await? {
                        log.val(3);
                    } else {
                        log.val(1);
                    }
                    if ask_user::<u32>("q42").await? > 1 { break; }
                }
                log.val(w41.next());
            } else {
                let mut w44 = 0..3u32;
                while let Some(x) = w44.next() {
                    log.val(x);
                    log.note(choose("q46", ["x", "y"]).await?);
                    if ask_user::<u32>("q45").await? > 1 { break; }
                }
                log.val(w44.next());
                late40 = Shape::Size(6);
                let mut w47 = 1..=80u8;
                for x in w47.by_ref() { log.val(x); break; }
                log.val(w47.next());
                log.val(w47.nth(1));
                log.val(ask_user::<u32>("q48").await?);
                log.val(w47.by_ref().take(2).count());
                log.val(ask_user::<u32>("q49").await?);
                log.val(w47.by_ref().take(2).count());
                if confirm("q50").await? {
                    log.val(1);
                } else {
                    log.val(6);
                }
                log.val(w47.clone().collect::<Vec<_>>());
                log.val(w47.by_ref().take(2).count());
                log.val(w47.clone());
                checkpoint().await;
                log.val(w47.next());
                log.note(format!("{w47:?}"));
            }
            late32 = arg0.clone();
            let mut w52 = 1..=80u8;
            log.val(w52.next());
            log.val(w52.clone());
            checkpoint().await;
            log.val(w52.nth(1));
            log.val(w52.nth(1));
            log.val(ask_user::<u32>("q54").await?);
            log.val(w52.next());
            log.note(format!("{w52:?}"));
        }
        log.val(ask_user::<u32>("q55").await?);
        log.val(w28[0].next());
        Ok(format!("{arg0:?} {d:?} {late32:?} "))
    }
}

thrice! { p88, (log) -> Result<String, ToolError>, {
        let mut d = ('b16: {
                if (5 % 3 == 0) { break 'b16 1; }
                let mut w17 = 3..3u32;
                log.val(w17.next());
                log.val(w17.by_ref().take(2).count());
                log.note(choose("q18", ["x", "y"]).await?);
                log.val(w17.next_back());
                checkpoint().await;
                if confirm("q19").await? {
                    log.val(7);
                } else {
                    log.note("e20");
                }
                for x in w17.by_ref() { log.val(x); break; }
                log.val(w17.size_hint());
                log.val(w17.clone().rev().last());
                let _ = confirm("q21").await?;
                log.val(w17.clone());
                for x in w17.clone() { log.val(x); }
                for x in w17.by_ref() { log.val(x); break; }
                let _ = confirm("q22").await?;
                log.val(w17.next());
                log.note(format!("{w17:?}"));
                0
        });
        let b = call(f0(0, cat("s", d), cat("a b".to_owned().trim(), d))).await?;
        let mut a: Option<u32> = ask_user::<u32>("q23").await.ok();
        let mut w24 = 2..=60u32;
        log.val(w24.by_ref().take(2).count());
        log.note(choose("q25", ["x", "y"]).await?);
        log.val(w24.clone().rev().last());
        if confirm("q26").await? {
            log.note("e27");
        } else {
            log.note("e28");
        }
        log.val(w24.next());
        log.note(format!("{w24:?}"));
        #[cfg(all())]
        log.later((d % 3 == 1)).await;
        #[cfg(any())]
        log.note("never");
        let mut w29 = 0u32;
        loop {
            w29 += 1;
            #[cfg(all())] #[cfg(any())]
            break;
            if w29 > 2 { break; }
            checkpoint().await;
            #[cfg(all())]
            log.val(d);
            #[cfg(any())]
            log.note("never");
            #[cfg_attr(all(), allow(unused_variables))]
            {
                let _: u32 = ask_user("q32").await.unwrap_or(3);
            }
            #[cfg(any())]
            {
                log.note("never");
                let x: u8 = no_such_thing("");
            }
        }
        checkpoint().await;
        match ([d, three(b, d, b)][u32::min(d % 2, 1) as usize] ^ (({ d = b; d } + *Box::new(d)) % 97)) {
            ..2 => {
            }
            x if log.val(b) > 3 => {
            }
            2.. => {
            }
        }
        Ok(format!("{b:?} {a:?} "))
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
                        let mut w6 = 1..=80u8;
                        log.val(w6.next_back());
                        log.val(w6.next());
                        log.val(ask_user::<u32>("q7").await?);
                        for x in w6.clone() { log.val(x); }
                        log.val(w6.nth(1));
                        log.val(ask_user::<u32>("q8").await?);
                        for x in w6 {
                            log.val(x);
                            if confirm("q9").await? {
                                log.val(c);
                            } else {
                                log.later((x % 3 == 2)).await;
                            }
                        }
                        late3 = c;
                        log.val(x);
                    }
                }
                Shape::Size(0) => {
                }
                x => {
                }
            }
        }
        Ok(u32::abs_diff(6, 0))
    }
    flow f1(log, fuel: u32, arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut w10 = 1..=90u32;
        log.val(w10.clone().collect::<Vec<_>>());
        log.val(w10.is_empty());
        let _ = confirm("q11").await?;
        log.val(w10.next_back());
        checkpoint().await;
        log.val(w10.next());
        log.note(format!("{w10:?}"));
        let mut w13 = 3..3u32;
        while let Some(x) = w13.next() {
            log.val(x);
            log.note(choose("q15", ["x", "y"]).await?);
            if confirm("q14").await? { break; }
        }
        log.val(w13.next());
        Ok((!8 % 50))
    }
}

thrice! { p89, (log) -> Result<String, ToolError>, {
        let mut e = 6;
        let g = (e, "a b".to_owned());
        let mut d = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {e}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        log.val(e);
        let __index5 = u32::from(ask_user::<u8>("q6").await?);
        log.val(three(log.val(measured(cat("s", e).as_str(), ("7".parse::<u32>()? % (((e + e) % 97) + 1)))), 2, 1) + __index5);
        let w7 = measured("text2", ((g.1.clone().len() as u32) * { e = e; e } % 89));
        log.val(three(log.val("4".parse::<u32>()?), 2, 1) + w7);
        if ((w7 % 3 == 2) || ((cat("s", e) == "a") || Option::<u32>::is_some(&None::<u32>))) {
            if let Some(g) = (0..w7 % 4).collect::<Vec<u32>>().iter().max().copied() {
                log.val(w7);
            }
        }
        Ok(format!("{e:?} {g:?} {d:?} {__index5:?} {w7:?} "))
    }
}

thrice! { p90, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let mut e: u32 = { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) };
        let b = (Shape::Named { s: (|| { let inner = |n: u32| n + e; log.val(inner(2)); arg0.clone() })(), n: ask_user::<u32>("q4").await? });
        let mut w5 = None;
        same(&w5, &Vec::<Option<f32>>::new());
        if (0..e % 4).collect::<Vec<u32>>().contains(&(|n: u32| (n + c) % 40)(e)) {
            log.later((e % 3 == 1)).await;
            let mut w7 = Vec::new();
            takes::<Vec<u64>>(&w7);
            if confirm("q8").await? {
                log.later((c % 3 == 2)).await;
            } else {
                log.later((c % 3 == 1)).await;
            }
            w7 = [1 << 33, 2].into();
            log.note(format!("{w7:?}"));
            log.val(ask_user::<u32>("q9").await?);
            w7 = Vec::new();
            log.note(w7.kind());
            log.note(format!("{w7:?}"));
            if confirm("q10").await? {
                return Ok((c, arg0.clone()).1);
            }
        } else {
            _ = u32::from(ask_user::<u8>("q11").await?);
            _ = ask_user::<u32>("q12").await?;
        }
        log.val(ask_user::<u32>("q13").await?);
        w5 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
        log.note(w5.kind());
        log.note(format!("{w5:?}"));
        log.val(ask_user::<u32>("q14").await?);
        w5 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
        log.val(size_of_val(&w5));
        log.note(format!("{w5:?}"));
        Ok(format!("{e:?} "))
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
                let a: Option<u32> = async { log.note("async"); Some(arg1) }.await;
                let mut d = None;
                same(&d, &[] as &[Option<u32>]);
                log.val(arg1);
            }
            x if arg1 % 2 == 0 => {
                let c: Vec<u32> = arg0.clone();
                let e: Row = (Row { v: c, n: (x % (arg1 + 1)), s: format!("{arg1:?}{:?}", arg1) });
                let e: Option<u32> = Some(u32::abs_diff((arg0.len() as u32), x));
            }
            2.. => {
                let mut a = (!(arg1 % (arg1 + 1)) % 50);
            }
        }
        log.val(arg1);
        log.later(c).await;
        log.later(c).await;
        let mut n7 = 0u32;
        for (_, mut a) in (0u32..).zip(Vec::from([arg1, measured("text3", arg1)]).into_iter().map(|n| n + arg1).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
            n7 += 1;
            if n7 > 4 { break; }
            if c {
                break;
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {c:?} "))
    }
}

thrice! { p92, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut c = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let a: Row = Row::default();
        let mut g = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm(format!("q9 {c}")).key("k2"))).await; x.is_ok() && y? };
        {
            fn three(a: u32, _: u32, _: u32) -> u32 { a }
            checkpoint().await;
            log.val(three(1, 2, 3));
        }
        if confirm("q14").await? {
            log.later(g).await;
        } else {
            log.later(g).await;
        }
        log.val(three(1, 2, 3));
        #[cfg(all())]
        let cfg15 = c;
        #[cfg(any())]
        let cfg15 = String::new();
        const ITEM16: u32 = 1;
        {
            const ITEM16: u64 = 1 << 40;
            #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
            enum ITEM18 { ITEM18A, ITEM18B(u32) }
            use ITEM18::*;
            let mut w19 = ITEM18B(c);
            let _ = confirm("q22").await?;
            if w19 != ITEM18A { log.val(w19.clone()); }
            w19 = ITEM18A;
            {
                checkpoint().await;
            }
            log.val(w19);
            let _: u32 = ask_user("q23").await.unwrap_or(3);
            log.val(ITEM16);
        }
        {
            log.note(choose("q24", ["x", "y"]).await?);
        }
        log.val(ITEM16);
        static ITEM25: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let w26 = ITEM25.load(std::sync::atomic::Ordering::SeqCst);
        ITEM25.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        ITEM25.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        log.val(ITEM25.load(std::sync::atomic::Ordering::SeqCst) - w26);
        let mut d = if (cfg15 >= { c = cfg15; c }) {
            (Row { v: Vec::<u32>::new().into_iter().map(|n| n + cfg15).collect::<Vec<u32>>(), n: { c = c; c }, s: choose("q37", ["x", "y", "z"]).await? })
        } else {
            a.clone()
        };
        {
            use std::cmp::max as item39;
            log.val(item39(1, cfg15));
            log.val(ask_user::<u32>("q41").await?);
            log.val(item39(1, 3u32));
        }
        {
            use std::cmp::min as item39;
            if confirm("q42").await? {
                log.later(g).await;
            } else {
                log.val(a.n);
            }
            log.val(item39(1, 2u32));
        }
        log.note(choose("q43", ["x", "y"]).await?);
        log.note("e44");
        Ok(format!("{arg0:?} {a:?} {g:?} {cfg15:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        if let Some(g) = ask_user::<u32>("q1").await.ok() && confirm("q2").await? && let (0..5, y) = (measured(choose("q3", ["x", "y", "z"]).await?.as_str(), g), (arg0.clone() + &Row::default().into_text((arg0.len() as u32)))) {
            log.note("e4");
        } else {
        }
        Ok((arg0.len() as u32))
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
        let mut h = (Row { v: [e, Vec::from([d.n, a])].concat(), n: *&(a ^ a), s: if (4 % 3 == 0) {
                    'l14: for mut w12 in [1, 1] {
                        same(&w12, &Vec::<isize>::new());
                        let mut a: u32 = a;
                        log.note(choose("q15", ["x", "y"]).await?);
                        w12 = 3; w12 <<= 33;
                        log.note(w12.kind());
                        log.note(format!("{w12:?}"));
                    }
                    "a b".to_owned()
                } else {
                    let (mut w16, mut w17) = (Box::new(1), 'x'.into());
                    same(&w16, &Vec::<Box<u64>>::new());
                    let _: &char = &w17;
                    log.val(ask_user::<u32>("q18").await?);
                    ((w16, ..), w17) = ((Box::new(1 << 40), 1, 2), 'y');
                    log.note(w16.kind());
                    log.note(format!("{w16:?}"));
                    if let Some(b) = Some(a) && (a % 3 == 3) {
                        log.note("e19");
                        log.note("e20");
                    }
                    let _ = confirm("q21").await?;
                    log.note(w17.kind());
                    log.note(format!("{w17:?}"));
                    cat("s", a)
                } });
        for mut w22 in [1, 1] {
            takes::<u128>(&w22);
            let _: u32 = ask_user("q24").await.unwrap_or(3);
            w22 = 3; w22 <<= 99;
            log.note(format!("{w22:?}"));
        }
        log.later((8 % 3 == 1)).await;
        log.later((a % 3 == 1)).await;
        #[cfg(all())]
        let cfg25 = a;
        #[cfg(any())]
        let cfg25 = String::new();
        let mut open27: Vec<u32> = h.v.clone();
        let mut n26 = 0u32;
        while let Some(a) = open27.pop() && n26 < 4 {
            n26 += 1;
        }
        let w28;
        {
            _ = ask_user::<u32>(format!("q29 {a}")).await?;
            let _: u32 = ask_user("q30").await.unwrap_or(3);
        }
        {
            let _ = confirm("q31").await?;
        }
        w28 = 1.5;
        {
        }
        same(&w28, &Vec::<f64>::new());
        log.val(ask_user::<u32>("q32").await?);
        log.note(w28.kind());
        log.note(format!("{w28:?}"));
        let mut n33 = 0u32;
        'l34: for c in [a, 2] {
            n33 += 1;
            if n33 > 4 { break; }
            match u32::abs_diff(ask_user::<u32>(format!("q35 {a}")).await?, ("a b".to_owned().len() as u32)) {
                0 => {
                }
                x @ 1..=2 => {
                }
                x if c % 2 == 0 => {
                }
                _ => {
                }
            }
        }
        let (mut w36, mut w37) = (Vec::new(), -300);
        takes::<Vec<u8>>(&w36);
        takes::<isize>(&w37);
        log.val(ask_user::<u32>("q38").await?);
        (w37, w36) = (-3_000_000_000, "ab".bytes().collect());
        log.val(size_of_val(&w36));
        log.note(format!("{w36:?}"));
        log.val(ask_user::<u32>("q39").await?);
        log.note(w37.kind());
        log.note(format!("{w37:?}"));
        if (cfg25 % 3 == 0) {
        }
        let mut w41 = Some(3..3u32);
        log.val(w41.as_mut().and_then(Iterator::next));
        log.note(choose("q42", ["x", "y"]).await?);
        log.val(w41.as_mut().and_then(Iterator::next));
        let _ = confirm("q43").await?;
        let mut w40 = vec![w41.unwrap()];
        log.val(w40[0].next());
        log.val(ask_user::<u32>("q44").await?);
        log.val(w40[0].next());
        let h: (u32, String) = (cfg25, "p".to_owned());
        log.later((a % 3 == 0)).await;
        if (((cfg25 % 3 == 3) && ((a % 3 == 3) || (a % 3 == 2))) && { let (x, y) = ask_each((ask_user::<u32>("q46").key("k1"), confirm("q47").key("k2"))).await; x.is_ok() && y? }) {
        }
        Ok(format!("{a:?} {d:?} {cfg25:?} {h:?} "))
    }
}

thrice! { p95, (log, arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let mut e: (u32, String) = ((Row { s: arg0, n: *Box::new(e), ..Row::default() }).n, "a b".to_owned());
        let mut d = ({ let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) }, e.1.clone());
        let w8 = [1, 2, 3];
        let w9 = &w8[0];
        let _ = confirm("q11").await?;
        log.val(*w9);
        checkpoint().await;
        log.val(*w9);
        log.note(format!("{:?}", w8));
        log.val(2);
        log.val((arg1.len() as u32));
        let Some(g) = Option::<u32>::map(Some(8), |n: u32| (n + 0) % 50) else {
            return Err(ToolError::new("left"));
        };
        checkpoint().await;
        log.note("e13");
        Ok(format!("{e:?} {d:?} {g:?} "))
    }
}

thrice! { p96, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&g, &[] as &[u32]);
        let mut c = (arg1, "p".to_owned());
        let mut h = Default::default();
        same(&h, &[] as &[Vec<u32>]);
        let w4 = vec![4, arg0, 1, 6];
        let mut w6 = vec![4, g, 1, 6];
        log.note(choose("q8", ["x", "y"]).await?);
        for x in w6.drain(1..3) {
            log.note(choose("q7", ["x", "y"]).await?);
            log.val(x);
        }
        log.note(choose("q9", ["x", "y"]).await?);
        for x in &w4[1..] {
            log.val(*x);
            let _ = confirm("q5").await?;
        }
        log.note(format!("{w4:?}"));
        let w10 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
        let _ = confirm("q13").await?;
        'l11: for (k, v) in &w10 {
            log.val((*k, v.len()));
            let _: u32 = ask_user("q12").await.unwrap_or(3);
        }
        log.note(format!("{w10:?}"));
        log.val(g);
        let w14 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
        let _ = confirm("q17").await?;
        'l15: for k in w14.keys().copied() {
            log.note(choose("q16", ["x", "y"]).await?);
            log.val(k);
        }
        let mut e: u32 = (|n: u32| (n + arg1) % 40)({ g = log.val(c.0); g });
        let w18 = vec![4, (h.len() as u32), 1, 6];
        let _: u32 = ask_user("q23").await.unwrap_or(3);
        for x in w18.iter().skip(1) {
            let w19 = vec![4, arg1, 1, 6];
            let _: u32 = ask_user("q21").await.unwrap_or(3);
            for (x, y) in w19.iter().copied().zip([1u32, 2]) {
                log.val(x + y);
                let _ = confirm("q20").await?;
            }
            let _: u32 = ask_user("q22").await.unwrap_or(3);
            log.val(*x);
        }
        log.note(format!("{w18:?}"));
        let mut n24 = 0u32;
        for b in 0.. {
            n24 += 1;
            if n24 > 4 { break; }
            let mut n25 = 0u32;
            for &e in ["x", "y"].iter() {
                n25 += 1;
                if n25 > 4 { break; }
                let w26 = vec![4, b, 1, 6];
                for x in &w26[1..] {
                    log.val(*x);
                    let _: u32 = ask_user("q27").await.unwrap_or(3);
                }
            }
        }
        let mut n28 = 0u32;
        while n28 < 3 && match Option::<u32>::map(Option::<u32>::or(None::<u32>, Some(arg0)), |n: u32| (n + g) % 50) {
            Some(x @ ..4) if log.val(e) > 3 => {
                (((4 % 3 == 2) || (arg0 % 3 == 3)) && ((g % 3 == 3) && (arg1 % 3 == 3)))
            }
            x @ Some(_) => {
                (e % 3 == 0)
            }
            None => {
                (g % 3 == 3)
            }
            _ => {
                (((g % 3 == 0) || (e % 3 == 3)) || (arg0 % 3 == 1))
            }
        } {
            n28 += 1;
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p97, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        let _ = ask_user::<bool>("q3").await?;
        same(&c, &[] as &[u32]);
        let mut a = (c, "p".to_owned());
        let d = confirm(format!("q5 {c}")).await?;
        let w6 = vec![4, c, 1, 6];
        let _: u32 = ask_user("q9").await.unwrap_or(3);
        for &x in w6.iter().take(2) {
            log.val(x);
            if confirm("q7").await? {
                log.note("e8");
            } else {
                log.val(c);
            }
        }
        log.note(format!("{w6:?}"));
        macro_rules! break_with_10 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w11 = 0u32;
        let given = 'out12: loop {
            w11 += 1;
            if w11 > 2 { break w11; }
            for x in [1u32, 2] {
                log.val(x);
                log.val(ask_user::<u32>("q35").await?);
                if ask_user::<u32>("q13").await? > 1 {
                    break_with_10!('out12, w11 + 1);
                }
            }
        };
        log.val(given);
        log.val(ask_user::<u32>("q36").await?);
        'out39: {
            let w38 = 1;
            let _: u32 = ask_user("q42").await.unwrap_or(3);
            if ask_user::<bool>("q40").await? {
                break_block_37!('out39);
            }
            log.val(w38);
        }
        let w43 = vec![4, c, 1, 6];
        let _: u32 = ask_user("q45").await.unwrap_or(3);
        for x in w43.iter().skip(1) {
            log.note(choose("q44", ["x", "y"]).await?);
            log.val(*x);
        }
        let mut a = ask_user::<String>(format!("q46 {c}")).await?;
        Ok(format!("{arg0:?} {c:?} {d:?} {a:?} "))
    }
    outside {
        macro_rules! continue_14 { ($l:lifetime) => { continue $l } }
        macro_rules! break_with_20 { ($l:lifetime, $v:expr) => { break $l $v } }
        macro_rules! break_block_37 { ($l:lifetime) => { break $l } }
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
            let mut w4 = 1;
            log.val::<&i128>(&w4);
            let mut w5 = -300;
            takes::<i16>(&w5);
            let _ = confirm("q6").await?;
            w5 = -32_768;
            log.note(format!("{w5:?}"));
            checkpoint().await;
            w5 = !1;
            log.note(format!("{w5:?}"));
            let _: u32 = ask_user("q8").await.unwrap_or(3);
            w4 = 170_141_183_460_469_231_731_687_303_715_884_105_727;
            log.val(size_of_val(&w4));
            log.note(format!("{w4:?}"));
        }
        h.push_str(&format!("{h:?}{:?}", c));
        if (c % 3 == 1) {
            let mut n9 = 0u32;
            'l10: for a in 2..=4u32 {
                n9 += 1;
                if n9 > 4 { break; }
                let late11: Shape;
                if Option::<u32>::is_some(&Some(a)) {
                    let mut w12 = 3..3u32;
                    log.val(w12.clone());
                    checkpoint().await;
                    log.val(w12.is_empty());
                    log.val(w12.by_ref().take(2).count());
                    for x in w12.by_ref() { log.val(x); break; }
                    let _: u32 = ask_user("q14").await.unwrap_or(3);
                    log.val(w12.next_back());
                    for x in w12.by_ref() { log.val(x); break; }
                    let _: u32 = ask_user("q15").await.unwrap_or(3);
                    log.val(w12.next());
                    log.note(format!("{w12:?}"));
                    late11 = Shape::Size(a);
                    let (mut w16, _) = (1..=90u32, 1);
                    log.val(w16.by_ref().take(2).count());
                    let mut n17 = 0u32;
                    loop {
                        n17 += 1;
                        if n17 > 3 { break; }
                        log.val(c);
                        if (c % 3 == 1) { break; }
                    }
                    if confirm("q18").await? {
                        log.val(a);
                    } else {
                        log.val(c);
                    }
                    log.val(w16.size_hint());
                    let mut w19 = 3..3u32;
                    log.val(w19.by_ref().take(2).count());
                    log.val(w19.next());
                    for x in w19.by_ref() { log.val(x); break; }
                    checkpoint().await;
                    log.val(w19.size_hint());
                    checkpoint().await;
                    log.val(w19.next());
                    if confirm("q22").await? {
                        log.later((a % 3 == 1)).await;
                    } else {
                        log.note("e23");
                    }
                    for x in w19 {
                        log.val(x);
                        log.note("e24");
                        if confirm("q25").await? {
                            log.later((c % 3 == 2)).await;
                        } else {
                            log.later((c % 3 == 1)).await;
                        }
                    }
                    let _ = confirm("q26").await?;
                    for x in w16.by_ref() { log.val(x); break; }
                    log.val(ask_user::<u32>("q27").await?);
                    log.val(w16.is_empty());
                    log.val(w16.clone().rev().last());
                    log.val(w16.size_hint());
                    let _ = confirm("q28").await?;
                    for x in w16 {
                        log.val(x);
                        log.val(ask_user::<u32>("q29").await?);
                    }
                } else {
                    let late30: Vec<u32>;
                    match *e.as_slice() {
                        [] => { late30 = e.clone(); }
                        [x] if c != 4 => { late30 = e.clone(); }
                        [x, .., y] => { late30 = e.clone(); }
                        _ => { late30 = e.clone(); }
                    }
                    late11 = Shape::Size(a);
                    let mut w31 = Vec::new();
                    takes::<Vec<f32>>(&w31);
                    let _ = confirm("q32").await?;
                    w31 = Default::default();
                    log.note(w31.kind());
                    log.note(format!("{w31:?}"));
                }
            }
        }
        Ok(format!("{arg0:?} {c:?} {h:?} {e:?} "))
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
            let w5 = Row { n: 0, s: "t".into(), v: vec![] };
            let w6: &str = &w5.s;
            let _ = confirm("q8").await?;
            log.val(w6);
            if confirm("q9").await? {
                log.val(2);
            } else {
                log.note("e10");
            }
            log.val(w6);
            log.note(format!("{:?}", w5));
            let w11 = Row { n: 0, ..Row::default() };
            let w13 = &w11; let w12 = &w13.n;
            log.val(ask_user::<u32>("q14").await?);
            log.val(*w12);
            log.note(format!("{:?}", w11));
            let w15 = Row { n: a.0, s: "t".into(), v: vec![] };
            let w16 = &w15; let w16 = w16.s.as_str();
            checkpoint().await;
            log.val(w16);
            if confirm("q19").await? {
                log.val(3);
            } else {
                log.val(a.0);
            }
            log.val(w16);
            log.note(format!("{:?}", w15));
            if async { log.note("async"); (((4 % 3 == 0) || (1 % 3 == 0)) || (7 % 3 == 1)) }.await { break; }
        }
        let mut a = format!("{a:?}{:?}", a);
        let w20 = Row { n: 2, s: "t".into(), v: vec![] };
        let w21 = &w20; let w21 = w21.s.as_str();
        {
            log.val(1);
            if (6 % 3 == 1) {
                let r23 = a.as_str();
            } else if ((6 % 3 == 3) && (1 % 3 == 1)) {
                let c = a.clone();
            }
        }
        let _: u32 = ask_user("q24").await.unwrap_or(3);
        log.val(w21);
        let _ = confirm("q25").await?;
        log.val(w21);
        log.note(format!("{:?}", w20));
        let mut n26 = 0u32;
        for _ in 1..3u64 {
            n26 += 1;
            if n26 > 4 { break; }
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p100, (log) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q9").key("k1"), confirm(format!("q10 {h}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let e = Vec::new();
        same(&e, &[] as &[Vec<u32>]);
        let mut a: Shape = Shape::Size(h);
        log.note("e14");
        let mut w15 = Box::new(1);
        log.note(choose("q16", ["x", "y"]).await?);
        log.val::<&Box<u64>>(&w15);
        let mut open18: Vec<u32> = Vec::from([*&h, h]);
        let mut n17 = 0u32;
        while let Some(h) = open18.pop() && n17 < 4 {
            n17 += 1;
            let d: Vec<u32> = e.clone();
        }
        log.val(ask_user::<u32>("q19").await?);
        w15 = Box::new(1 << 40);
        log.note(w15.kind());
        log.note(format!("{w15:?}"));
        let mut d: Row = (Row { n: if log.later((h % 3 == 2)).await {
                    log.note("e20");
                    ("a b".to_owned().len() as u32)
                } else {
                    let mut w21 = std::borrow::Cow::Borrowed("x");
                    log.val::<&std::borrow::Cow<'static, str>>(&w21);
                    log.val(h);
                    let _ = confirm("q22").await?;
                    w21.to_mut().push('q');
                    log.note(format!("{w21:?}"));
                    {
                        let more = h;
                        let mut add = |n: u32| { h = (h + n) % 60; h };
                        add(more);
                        log.val(add(1));
                    }
                    log.val(ask_user::<u32>("q23").await?);
                    w21 = String::from("zz").into();
                    log.note(format!("{w21:?}"));
                    *Box::new(h)
                }, ..Row::default() });
        if (((cat("s", h) == "a") || ((h % 3 == 1) && (h % 3 == 0))) && (log.later((h % 3 == 0)).await && !(h % 3 == 1))) {
            log.val(h);
            if (log.later(h).await != (((e.len() as u32) + h) % 97)) {
            } else if Vec::from([h, h]).contains(&(Row { s: "a b".to_owned(), n: h, ..Row::default() }).n) {
            } else {
            }
        } else {
        }
        Ok(format!("{h:?} {e:?} {a:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut w1 = 1;
        same(&w1, &Vec::<i128>::new());
        log.val(ask_user::<u32>("q2").await?);
        w1 = 3; w1 <<= 99;
        log.note(w1.kind());
        log.note(format!("{w1:?}"));
        let g: Option<u32> = ask_user::<u32>("q3").await.ok();
        Ok(log.later(7).await)
    }
    flow f1(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        let mut a = Shape::Dot;
        if (confirm(format!("q5 {arg0}")).await? || { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {arg0}")).key("k1"), confirm(format!("q7 {arg0}")).key("k2"))).await; x.is_ok() && y? }) {
            return Ok(call(f0(0)).await?);
        }
        Ok((arg0, arg0).1)
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
            let w8 = measured("text3", arg0);
            log.val(three(log.val(h.n), 2, 1) + w8);
        } else {
            let __scope9 = measured(cat("s", 5).as_str(), h.clone().sum(arg0, 2));
            log.val(three(log.val({
                            [arg0, arg0][u32::min(e % 2, 1) as usize]
                    }), 2, 1) + __scope9);
        }
        let __run10 = (e ^ e);
        log.val(three(log.val((!((log.later(e).await as u8) as u32) % 50)), 2, 1) + __run10);
        let mut open12: Vec<u32> = vec![7, arg0, 3].into_iter().map(|n| n + arg0).collect::<Vec<u32>>().into_iter().map(|n| n + e).collect::<Vec<u32>>().into_iter().map(|n| n + arg0).collect::<Vec<u32>>();
        let mut n11 = 0u32;
        'l13: while let Some(c) = open12.pop() && n11 < 4 && (4 % 3 == 3) {
            n11 += 1;
            log.note("e14");
            {
                log.later((4 % 3 == 1)).await;
                let __iterator15 = c;
                log.val(three(log.val((!c % 50)), 2, 1) + __iterator15);
            }
            let __answered16 = ((cat("s", __run10).len() as u32) * *Box::new(c) % 89);
            log.val(three(log.val(u32::abs_diff((__run10 * arg0 % 89), [arg0, c][u32::min(__run10 % 2, 1) as usize])), 2, 1) + __answered16);
        }
        let __answered17 = (|n: u32| (n + __run10) % 40)((0..h.n % 4).collect::<Vec<u32>>().get(vec![7, __run10, 3].get(e as usize).copied().unwrap_or(1) as usize).copied().unwrap_or(1));
        log.val(three(log.val(measured({
                            format!("{arg0:?}{:?}", h)
                        }.as_str(), u32::from(((8 % 3 == 3) || (e % 3 == 1))))), 2, 1) + __answered17);
        Ok(format!("{e:?} {h:?} {__run10:?} {__answered17:?} "))
    }
}

thrice! { p102, (log, mut arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let e = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let h: bool = ask_user::<bool>("q3").await?;
        let mut b = Default::default();
        same(&b, &[] as &[Vec<u32>]);
        let mut w4 = vec![4, arg0, 1, 6];
        let mut w9 = vec![4, e, 1, 6];
        for x in w9.drain(..2).rev() {
            let w10 = vec![4, e, 1, 6];
            checkpoint().await;
            for x in w10.chunks(2) {
                let w11 = "a b cb d".to_owned();
                let _: u32 = ask_user("q13").await.unwrap_or(3);
                for x in w11[1..].split('b') {
                    log.val(x);
                    log.val(ask_user::<u32>("q12").await?);
                }
                log.note(format!("{w11:?}"));
                log.note(choose("q14", ["x", "y"]).await?);
                log.val(x.len());
            }
            log.note(format!("{w10:?}"));
            checkpoint().await;
            log.val(x);
        }
        if confirm("q17").await? {
            log.later(h).await;
        } else {
            log.val(arg0);
        }
        'l5: for x in w4.drain(1..3) {
            log.val(x);
            let w6 = vec![4, arg0, 1, 6];
            for x in w6.iter().copied().filter(|x| *x > 2) {
                let _: u32 = ask_user("q7").await.unwrap_or(3);
                log.val(x);
            }
            log.note(format!("{w6:?}"));
            log.note(choose("q8", ["x", "y"]).await?);
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p103, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = 4;
        let mut a = ((arg0.clone() + &Row::default().into_text((|| { let inner = |n: u32| n + b; log.val(inner(2)); b })())) + &ask_user::<String>("q4").await?);
        let mut d: Option<u32> = ask_user::<u32>("q5").await.ok();
        let e: Vec<u32> = vec![b];
        let mut c = Row::default();
        {
            let Row { n, v, .. } = &mut c; v.push(*n); *n = 1;
        }
        {
            c = Row { n: 3, ..c };
        }
        log.val(ask_user::<u32>("q6").await?);
        log.note(format!("{c:?}"));
        {
            c.n = c.n.wrapping_sub(1) % 50;
        }
        {
            c.v.push(1);
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{c:?}"));
        {
            log.val(d.insert(2));
        }
        {
            log.val(*d.get_or_insert(5));
        }
        log.val(ask_user::<u32>("q8").await?);
        log.note(format!("{d:?}"));
        if let Some(mut d) = Option::<u32>::or(Some(b), ('b9: {
                    if ((b % 3 == 0) || (b % 3 == 3)) { break 'b9 ask_user::<u32>("q10").await.ok(); }
                    let mut n11 = 0u32;
                    for g in &c.v {
                        n11 += 1;
                        if n11 > 4 { break; }
                        {
                            log.val(d.insert(1));
                        }
                        log.val(ask_user::<u32>("q12").await?);
                        log.note(format!("{d:?}"));
                    }
                    Some(b)
        })) {
            let mut h: Vec<u32> = Vec::from([u32::max(d, d), b]);
            let mut open17: Vec<u32> = [c.v.clone(), e.clone()].concat().into_iter().map(|n| n + d).collect::<Vec<u32>>();
            let mut n15 = 0u32;
            'l18: while let Some(a) = open17.pop() && n15 < 4 {
                n15 += 1;
            }
        } else {
        }
        log.later((b % 3 == 0)).await;
        {
            a.clear();
        }
        {
            a.retain(|c| c != 'a');
        }
        log.val(ask_user::<u32>("q19").await?);
        log.note(format!("{a:?}"));
        log.val({ let (x, y) = ask_all((ask_user::<u32>("q20").key("k1"), confirm("q21").key("k2"))).await?; x + u32::from(y) });
        {
            let Row { n, v, .. } = &mut c; v.push(*n); *n = 1;
        }
        log.val(ask_user::<u32>("q22").await?);
        log.note(format!("{c:?}"));
        {
            a.make_ascii_uppercase();
        }
        {
            a.make_ascii_uppercase();
        }
        log.val(ask_user::<u32>("q23").await?);
        log.note(format!("{a:?}"));
        let c = Default::default();
        let _ = ask_user::<bool>(format!("q27 {b}")).await?;
        same(&c, &[] as &[Vec<u32>]);
        {
            a.push_str("yz");
        }
        log.val(ask_user::<u32>("q28").await?);
        log.note(format!("{a:?}"));
        fn f29(n: u32) -> u32 { n + 1 }
        log.val(f29(ask_user::<u32>("q30").await?));
        Ok(format!("{b:?} {a:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let [h, t1]: [u32; 2] = [7, call(f0(fuel.saturating_sub(1), arg0, Some(5))).await?];
        let mut a = Vec::new();
        same(&a, &[] as &[Vec<u32>]);
        let late2: Shape;
        match *a.as_slice() {
            [] => { late2 = (Shape::Named { s: cat((|| { let inner = |n: u32| n + arg0.unwrap_or(3); log.val(inner(2)); String::new() })().trim(), h), n: u32::abs_diff(*&h, t1) }); }
            [x] if log.val(x) > 0 => { late2 = Shape::Size((((h ^ arg1.unwrap_or(3)) + (t1 * t1 % 89)) % 97)); }
            [x, .., y] => { late2 = (Shape::Named { s: cat("s", t1), n: h }); }
            _ => { late2 = Shape::Size(h); }
        }
        #[cfg(all())]
        let cfg3 = h;
        #[cfg(any())]
        let cfg3 = String::new();
        if (log.val((h % 3 == 0)) || (5 % 3 == 2)) {
        } else {
        }
        Ok(*&t1)
    }
}

thrice! { p105, (log) -> Result<String, ToolError>, {
        let c = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 2 });
        let mut g = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {g}")).key("k1"), confirm(format!("q4 {c}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let a = log.later((Row { s: cat(choose(format!("q5 {g}"), ["x", "y", "z"]).await?, (c * c % 89)), n: log.later(vec![7, g, 3].get(g as usize).copied().unwrap_or(1)).await, ..Row::default() }).n).await;
        let mut w7 = Some(2..=60u32);
        log.val(w7.as_mut().and_then(Iterator::next));
        let _ = confirm("q8").await?;
        log.val(w7.as_mut().and_then(Iterator::next));
        log.val(ask_user::<u32>("q9").await?);
        let mut w6 = vec![w7.unwrap()];
        log.val(w6[0].next());
        match measured(Row::default().into_text(g).as_str(), Row::default().sum(a, a)) {
            ..2 => {
                log.note("e10");
            }
            x if x != 1 => {
                let [e, t11]: [u32; 2] = [g, ((a + g) % 97)];
                {
                    let more = (e % (c + 1));
                    let mut add = |n: u32| { g = (g + n) % 60; g };
                    add(more);
                    log.val(add(1));
                }
            }
            2.. => {
                let (mut w12, _) = (1..=80u8, 1);
                log.val(w12.size_hint());
                log.note(choose("q13", ["x", "y"]).await?);
                log.val(w12.clone());
                let _: u32 = ask_user("q14").await.unwrap_or(3);
                log.val(w12.is_empty());
                for x in w12.by_ref() { log.val(x); break; }
                log.val(w12.next_back());
                log.val(a);
                let _: u32 = ask_user("q15").await.unwrap_or(3);
                log.val(w12.next());
                let mut w17 = Some(0..3u32);
                log.val(w17.as_mut().and_then(Iterator::next));
                let _: u32 = ask_user("q18").await.unwrap_or(3);
                log.val(w17.as_mut().and_then(Iterator::next));
                let (mut w19, _) = (1..=90u32, 1);
                log.val(w19.clone().rev().last());
                for x in w19.by_ref() { log.val(x); break; }
                log.val(w19.by_ref().take(2).count());
                log.later((g % 3 == 1)).await;
                if confirm("q20").await? {
                    log.val(a);
                } else {
                    log.later((4 % 3 == 3)).await;
                }
                log.val(w19.clone().rev().last());
                if confirm("q21").await? {
                    log.val(a);
                } else {
                    log.note("e22");
                }
                log.val(w19.is_empty());
                for x in w19.by_ref() { log.val(x); break; }
                log.val(w19.nth(1));
                let _ = confirm("q23").await?;
                for x in w19.by_ref() { log.val(x); break; }
                if confirm("q24").await? {
                    log.note("e25");
                } else {
                    log.val(a);
                }
                log.val(w19.next());
                log.note(format!("{w19:?}"));
                let _: u32 = ask_user("q26").await.unwrap_or(3);
                let mut w16 = vec![w17.unwrap()];
                log.val(w16[0].next());
                let _: u32 = ask_user("q27").await.unwrap_or(3);
                log.val(w16[0].next());
                checkpoint().await;
                log.val(w12.next());
                log.note(format!("{w12:?}"));
            }
        }
        let _ = confirm("q29").await?;
        log.val(w6[0].next());
        Ok(format!("{c:?} {g:?} {a:?} "))
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
            let mut w4 = 1..=80u8;
            log.val(w4.by_ref().take(2).count());
            log.val(w4.next_back());
            log.val(w4.next());
            checkpoint().await;
            log.val(w4.by_ref().take(2).count());
            let _: u32 = ask_user("q6").await.unwrap_or(3);
            for x in w4 {
                log.val(x);
                log.note(choose("q7", ["x", "y"]).await?);
            }
            (Row { v: arg0.clone(), n: (arg0.len() as u32), s: cat("a b".to_owned(), c).replace("a", &cat("s", c)) })
        };
        let mut w8 = 0..3u32;
        log.val(w8.is_empty());
        log.val(w8.clone().rev().last());
        log.val(w8.clone().rev().last());
        log.val(ask_user::<u32>("q9").await?);
        log.val(w8.size_hint());
        let (mut w10, _) = (3..3u32, 1);
        log.val(w10.next());
        log.val(w10.clone().rev().last());
        log.val(ask_user::<u32>("q11").await?);
        log.val(w10.is_empty());
        let Some(b) = b else {
            let mut n12 = 0u32;
            for e in c..c % 3 {
                n12 += 1;
                if n12 > 4 { break; }
                log.later((c % 3 == 2)).await;
                log.later((0 % 3 == 0)).await;
                let mut w15 = Some(1..=90u32);
                log.val(w15.as_mut().and_then(Iterator::next));
                log.later((e % 3 == 0)).await;
                log.val(ask_user::<u32>("q16").await?);
                log.val(w15.as_mut().and_then(Iterator::next));
                let _: u32 = ask_user("q17").await.unwrap_or(3);
                let mut w14 = vec![w15.unwrap()];
                log.val(w14[0].next());
                checkpoint().await;
                log.val(w14[0].next());
            }
            return Ok(cat("a b".to_owned(), c));
        };
        let _: u32 = ask_user("q19").await.unwrap_or(3);
        for x in w10 {
            log.val(x);
            let mut h = u32::max(a.n, (arg0.len() as u32));
            checkpoint().await;
        }
        if confirm("q21").await? {
            log.later((8 % 3 == 2)).await;
        } else {
            log.val(c);
        }
        log.val(w8.nth(1));
        log.val(w8.by_ref().take(2).count());
        let _ = confirm("q22").await?;
        log.val(w8.next());
        log.val(w8.next_back());
        let _ = confirm("q23").await?;
        log.val(w8.next());
        log.note(format!("{w8:?}"));
        let mut w24 = 2..=60u32;
        while let Some(x) = w24.next() {
            log.val(x);
            let _: u32 = ask_user("q26").await.unwrap_or(3);
            if ask_user::<u32>("q25").await? > 1 { break; }
        }
        log.val(w24.next());
        log.note("e27");
        #[cfg(all())]
        log.val(c);
        #[cfg(any())]
        log.note("never");
        Ok(format!("{arg0:?} {c:?} {a:?} "))
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
        let __iterator4 = { let (x, y) = ask_all((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await?; x + u32::from(y) };
        log.val(three(log.val(ask_user::<u32>("q7").await.unwrap_or(b)), 2, 1) + __iterator4);
        let __taken8 = (three(measured("text1", c.0), log.val(__iterator4), b) % ((format!("{b:?}{:?}", b).len() as u32) + 1));
        log.val(three(log.val(three(__iterator4, "2".parse::<u32>()?, [((b + b) % 97), (b * __iterator4 % 89)][u32::min(((b as u8) as u32) % 2, 1) as usize])), 2, 1) + __taken8);
        let w9 = __taken8;
        log.val(three(log.val(((Row::default().sum(b, (__taken8 ^ __iterator4)) + ((|n: u32| (n + __iterator4) % 40)(__iterator4) ^ ((__taken8 as u8) as u32))) % 97)), 2, 1) + w9);
        let late10: u32;
        match *Box::new(b) {
            ..2 => { late10 = match (match b {
                        0 => {
                            __iterator4
                        }
                        x @ 1..=2 => {
                            b
                        }
                        x if __taken8 != 0 => {
                            x
                        }
                        _ => {
                            __taken8
                        }
                    }, cat(cat("s", __taken8), b)) {
                    (x, y) if log.val(b) > 2 => {
                        (!((__iterator4 as u8) as u32) % 50)
                    }
                    (_, y) => {
                        __taken8
                    }
                }; }
            x if __iterator4 % 2 == 0 => { late10 = ((!measured("text2", b) % 50) * c.0 % 89); }
            2.. => { late10 = b; }
        }
        {
            let __answered11 = u32::abs_diff((__iterator4 ^ __taken8), (Row { s: String::new(), n: c.0, ..Row::default() }).n);
            log.val(three(log.val(late10), 2, 1) + __answered11);
            let mut w12 = 3..3u32;
            log.val(w12.clone().rev().last());
            for x in w12.by_ref() { log.val(x); break; }
            if confirm("q13").await? {
                log.note("e14");
            } else {
                log.note("e15");
            }
            for x in w12.clone() { log.val(x); }
            log.val(w12.nth(1));
            let _: u32 = ask_user("q16").await.unwrap_or(3);
            for x in w12 {
                log.val(x);
                {
                    let more = __answered11;
                    let through = &mut b;
                    *through += more;
                    *through %= 60;
                }
                log.note(choose("q17", ["x", "y"]).await?);
            }
            if (vec![7, b, 3].contains(&__answered11) && ((6 % 3 == 1) || (late10 % 3 == 3))) {
                let __iterator18 = u32::from((b % 3 == 3));
                log.val(three(log.val(((late10 + __answered11) % 97)), 2, 1) + __iterator18);
            }
        }
        Ok(format!("{b:?} {__taken8:?} {w9:?} "))
    }
}

thrice! { p108, (log) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        let _ = confirm("q2").await?;
        same(&c, &[] as &[u32]);
        let mut e: Option<u32> = ask_user::<u32>("q3").await.ok();
        let b: Row = Row::default();
        let mut c = ask_user::<String>("q5").await?;
        let w6 = vec![4, 0, 1, 6];
        log.later((6 % 3 == 3)).await;
        let _ = confirm("q9").await?;
        'l7: for x in &w6[..] {
            checkpoint().await;
            log.val(*x);
        }
        let w10 = log.val::<u32>(#[cfg(not(all()))] nothing, #[cfg_attr(all(), cfg(all()))] b.n);
        match (w10, "p".to_owned()) {
            (0, x) => {
                log.note("e11");
                #[cfg_attr(all(), cfg(all()))]
                fn f14(n: u32) -> u32 { n + 1 }
                #[cfg(all(any(), not(any())))]
                fn f14() -> Nothing { nothing }
                let _: u32 = ask_user("q13").await.unwrap_or(3);
                log.val(f14(3));
                if let Some(g) = e && ((4 % 3 == 1) && ((2 % 3 == 0) && (w10 % 3 == 2))) && let (0..5, y) = (u32::max(g, g), {
                        let w15 = {
                            let _: u32 = ask_user("q16").await.unwrap_or(3);
                            #[cfg(any())]
                            return Err(ToolError::new("never"));
                            #[cfg(all())]
                            let inner = (c.len() as u32);
                            inner
                        };
                        log.val(w15);
                        x.clone()
                }) {
                    #[cfg_attr(all(), cfg(all()))]
                    if ask_user::<bool>("q18").await? {
                        if confirm("q19").await? {
                            log.later((g % 3 == 3)).await;
                        } else {
                            log.later((g % 3 == 1)).await;
                        }
                    }
                    #[cfg_attr(all(), cfg(any()))]
                    while true {}
                } else {
                }
            }
            (mut x, _) => {
            }
        }
        Ok(format!("{e:?} {b:?} {c:?} "))
    }
}

thrice! { p109, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = 3;
        let a = choose(format!("q1 {e}"), ["x", "y", "z"]).await?;
        let mut g = Default::default();
        let _ = confirm("q3").await?;
        same(&g, &[] as &[u32]);
        let w4 = Row { n: g, ..Row::default() };
        let w6 = &w4; let w5 = &w6.n;
        log.note(choose("q7", ["x", "y"]).await?);
        log.val(*w5);
        checkpoint().await;
        log.val(*w5);
        log.note(format!("{:?}", w4));
        let w9 = Row { n: e, s: "t".into(), v: vec![] };
        let w10: &str = &w9.s;
        let w12 = (g, (2u64, 3u8));
        let (_, (w13, _)) = &w12;
        if confirm("q15").await? {
            log.val(g);
        } else {
            log.note("e16");
        }
        log.val(*w13);
        log.note(format!("{:?}", w12));
        log.val(ask_user::<u32>("q17").await?);
        log.val(w10);
        let w18 = e;
        let w20 = &w18; let w19 = &w20;
        let _: u32 = ask_user("q21").await.unwrap_or(3);
        log.val(**w19);
        log.note(format!("{:?}", w18));
        let _: u32 = ask_user("q22").await.unwrap_or(3);
        log.val(w10);
        log.note(format!("{:?}", w9));
        let Some(a) = None::<u32> else {
            return Ok(a.clone());
        };
        let w23 = vec![a, 2, 3];
        let w24 = &w23[1];
        let _ = confirm("q26").await?;
        log.val(*w24);
        log.note(format!("{:?}", w23));
        let r27 = &a;
        let late28;
        match *arg0.as_slice() {
            [] => { late28 = ask_user::<String>("q29").await?; }
            [x] if x % 2 == 0 => { late28 = log.val(ask_user::<String>("q30").await?); }
            [x, .., y] => { late28 = String::new(); }
            _ => { late28 = log.later(format!("{e:?}{:?}", a)).await; }
        }
        let w31 = Row { n: a, s: "t".into(), v: vec![] };
        let w32: &str = &w31.s;
        {
            let more = *r27;
            let mut add = |n: u32| { g = (g + n) % 60; g };
            add(more);
            log.val(add(1));
        }
        log.note(choose("q34", ["x", "y"]).await?);
        log.val(w32);
        log.note(format!("{:?}", w31));
        if (u32::max(Row::default().sum(a, a), g) < *Box::new({ g = a; g })) {
            let w35 = Row { n: (late28.len() as u32), s: "t".into(), v: vec![] };
            let w36: &str = &w35.s;
            log.note(choose("q38", ["x", "y"]).await?);
            log.val(w36);
            log.note(format!("{:?}", w35));
        }
        Ok(format!("{arg0:?} {e:?} {g:?} {a:?} {r27:?} "))
    }
}

thrice! { p110, (log, arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = ask_user::<u32>("q1").await?;
        let c: Row = (if { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? } {
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
                                    let mut w6 = Some(3..3u32);
                                    log.val(w6.as_mut().and_then(Iterator::next));
                                    if confirm("q7").await? {
                                        log.later((arg1 % 3 == 3)).await;
                                    } else {
                                        log.note("e8");
                                    }
                                    log.val(w6.as_mut().and_then(Iterator::next));
                                    log.val(ask_user::<u32>("q9").await?);
                                    let mut w5 = vec![w6.unwrap()];
                                    log.val(w5[0].next());
                                    log.val(b);
                                    if confirm("q10").await? {
                                        log.note("e11");
                                    } else {
                                        log.note("e12");
                                    }
                                    log.val(w5[0].next());
                                    b
                                }
                            }, *&arg1, { arg1 = b; arg1 }), s: cat("s", 6) })
        });
        let c = (b % 3 == 3);
        macro_rules! continue_13 { ($l:lifetime) => { continue $l } }
        'out15: for w14 in 0..3u32 {
            log.val(w14);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<bool>("q16").await? {
                    continue_13!('out15);
                }
                log.val(ask_user::<u32>("q18").await?);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q19").await.unwrap_or(3);
        log.later(c).await;
        let mut n20 = 0u32;
        'l21: while n20 < 3 && !(!c && String::new().is_empty()) {
            n20 += 1;
            let mut open23: Vec<u32> = Vec::from([(arg0 * arg1 % 89), *Box::new(arg0)]);
            let mut n22 = 0u32;
            while let Some(e) = open23.pop() && n22 < 4 {
                n22 += 1;
                {
                    let more = measured("text0", b);
                    let mut add = |n: u32| { arg1 = (arg1 + n) % 60; arg1 };
                    add(more);
                    log.val(add(1));
                }
                log.later(c).await;
            }
        }
        let g: Option<u32> = Option::<u32>::map(None::<u32>, |n: u32| (n + arg1) % 50);
        let mut w24 = 1..=90u32;
        log.val(w24.size_hint());
        let mut w25 = 2..=60u32;
        log.val(w25.nth(1));
        if confirm("q26").await? {
            log.note("e27");
        } else {
            log.later(c).await;
        }
        log.val(w25.next_back());
        let _ = confirm("q28").await?;
        log.val(w25.next());
        log.note(format!("{w25:?}"));
        let _: u32 = ask_user("q29").await.unwrap_or(3);
        log.val(w24.nth(1));
        checkpoint().await;
        log.val(w24.next());
        log.note(format!("{w24:?}"));
        if let Some(mut d) = Some(measured("text3", Row::default().sum(arg1, arg1))) && c && let (0..5, y) = (('b31: {
                    if (c || c) { break 'b31 "3".parse::<u32>()?; }
                    'out34: for w33 in 0..3u32 {
                        log.val(w33);
                        if c {
                        }
                        checkpoint().await;
                        for x in 0..2u32 {
                            if ask_user::<bool>("q35").await? {
                                break_32!();
                            }
                            log.val(ask_user::<u32>("q37").await?);
                            log.val(x);
                        }
                    }
                    *&arg0
            }), if (match g {
                    Some(x) => c,
                    None => {
                        return Ok("a b".to_owned());
                    }
            }) {
                cat(cat("s", 0), d)
            } else {
                "a b".to_owned()
        }) {
        } else {
        }
        Ok(format!("{b:?} {c:?} "))
    }
    outside {
        macro_rules! break_32 { () => { break } }
    }
}

thrice! { p111, (log, arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q12").await?;
        let mut d: Option<u32> = ask_user::<u32>(format!("q13 {e}")).await.ok();
        let mut d: Vec<u32> = vec![7, e, 3];
        let w15: BTreeMap<u64, f32>;
        {
            log.note(choose("q16", ["x", "y"]).await?);
        }
        {
            let _: u32 = ask_user("q17").await.unwrap_or(3);
        }
        w15 = [(1 << 40, 16777217.0)].into();
        {
            checkpoint().await;
        }
        log.val(ask_user::<u32>("q19").await?);
        log.note(w15.kind());
        log.note(format!("{w15:?}"));
        let mut g = confirm("q20").await?;
        log.val(e);
        let late21: String;
        if (0..e % 4).collect::<Vec<u32>>().contains(&three(e, three(e, e, e), e)) {
            #[cfg(all())]
            log.val(e);
            #[cfg(any())]
            log.note("never");
            late21 = format!("{e:?}{:?}", d);
            let w22;
            if confirm("q23").await? {
                {
                    let w24;
                    match u32::from(ask_user::<u32>("q25").await? > 1) {
                        0 => {
                            {
                            }
                            w24 = vec![16777217.0];
                            {
                                checkpoint().await;
                            }
                        }
                        1 => {
                            {
                                let _: u32 = ask_user("q27").await.unwrap_or(3);
                            }
                            w24 = Default::default();
                            {
                                checkpoint().await;
                            }
                        }
                        _ => {
                            return Err(ToolError::new("left"));
                        }
                    }
                    same(&w24, &Vec::<Vec<f32>>::new());
                    let _: u32 = ask_user("q29").await.unwrap_or(3);
                    log.note(format!("{w24:?}"));
                    log.note(choose("q30", ["x", "y"]).await?);
                }
                w22 = (1.5, 1);
                {
                }
            } else {
                {
                    log.note(choose("q31", ["x", "y"]).await?);
                }
                w22 = Default::default();
                {
                    let _: u32 = ask_user("q32").await.unwrap_or(3);
                }
            }
            takes::<(f32, u64)>(&w22);
            log.note(choose("q33", ["x", "y"]).await?);
            log.note(format!("{w22:?}"));
        } else {
            let (mut w34, w35) = (300, 3u8);
            takes::<u128>(&w34);
            if confirm("q36").await? {
                log.note("e37");
            } else {
                log.val((d.len() as u32));
            }
            w34 = 1 << 100;
            log.note(w34.kind());
            log.note(format!("{w34:?}"));
            log.val(&w35);
            late21 = choose(format!("q38 {e}"), ["x", "y", "z"]).await?;
            let mut w40 = 1;
            log.val::<&i16>(&w40);
            let w39;
            match u32::from(ask_user::<bool>("q41").await?) {
                0 => {
                    {
                        if confirm("q42").await? {
                            log.later((e % 3 == 2)).await;
                        } else {
                            log.later(g).await;
                        }
                    }
                    w39 = -300;
                    {
                        let _: u32 = ask_user("q43").await.unwrap_or(3);
                    }
                }
                1 => {
                    {
                        let _: u32 = ask_user("q44").await.unwrap_or(3);
                    }
                    w39 = !1;
                    {
                        log.val(ask_user::<u32>("q45").await?);
                    }
                }
                _ => {
                    return Ok(choose(format!("q46 {e}"), ["x", "y", "z"]).await?.replace("a", &arg0.clone().replace("a", &arg1.clone())));
                }
            }
            same(&w40, std::slice::from_ref(&w39));
            w40 = w39.clone();
            log.val(&w40);
            checkpoint().await;
            log.val(size_of_val(&w39));
            log.note(format!("{w39:?}"));
        }
        Ok(format!("{e:?} {d:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w1: Result<u64, String>;
        if confirm("q2").await? {
            {
                let _ = confirm("q3").await?;
            }
            w1 = Ok(1 << 40);
            {
            }
        } else {
            {
            }
            w1 = Err("x".into());
            {
                let _ = confirm("q4").await?;
            }
        }
        log.note(w1.kind());
        log.note(format!("{w1:?}"));
        'b5: {
            let w6;
            if ask_user::<u32>("q7").await? > 1 {
                {
                    let _: u32 = ask_user("q8").await.unwrap_or(3);
                }
                w6 = 1 << 31;
                {
                }
            } else {
                {
                    log.val(ask_user::<u32>("q9").await?);
                }
                w6 = 1;
                {
                    let _ = confirm("q10").await?;
                }
            }
            takes::<u32>(&w6);
            log.val(ask_user::<u32>("q11").await?);
            log.note(w6.kind());
            log.note(format!("{w6:?}"));
        }
        Ok(Row::default().sum(arg0.unwrap_or(3), arg0.unwrap_or(3)))
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
            let mut w7 = std::borrow::Cow::Borrowed("x");
            takes::<std::borrow::Cow<'static, str>>(&w7);
            checkpoint().await;
            w7 = "yy".into();
            log.note(w7.kind());
            log.note(format!("{w7:?}"));
        } else if ((Option::<u32>::is_some(&Some(a)) && (8 % 3 == 0)) || (late5 == cat(late5.clone().trim(), a))) {
            let mut open10: Vec<u32> = (0..(Row { s: late5.clone(), n: arg0, ..Row::default() }).n % 4).collect::<Vec<u32>>();
            let mut n9 = 0u32;
            while let Some(e) = open10.pop() && n9 < 4 {
                n9 += 1;
            }
        } else {
        }
        Ok(format!("{arg0:?} {c:?} {t4:?} {late5:?} "))
    }
}

thrice! { p113, (log, #[cfg(not(all()))] off0: Nothing = nothing, #[cfg_attr(all(), cfg(all()))] mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = confirm("q2").await?;
        same(&h, &[] as &[u32]);
        let mut d = Shape::Dot;
        let g = None;
        let _ = confirm("q5").await.unwrap_or(false);
        same(&g, &[] as &[Option<u32>]);
        let mut n6 = 0u32;
        for h in ["5".parse::<u32>()?, 2] {
            n6 += 1;
            if n6 > 4 { break; }
            let Some(mut e) = vec![7, h, 3].iter().max().copied() else {
                let w7 = Row {
                    #[cfg_attr(all(), cfg(all()))]
                    n: measured("text0", arg0),
                    #[cfg(all())] #[cfg(any())]
                    n: "no",
                    ..Row::default()
                };
                log.note(choose("q8", ["x", "y"]).await?);
                let Row { #[cfg(not(any()))] #[cfg(all())] n: part, #[cfg(all())] #[cfg(any())] s: part, .. } = w7;
                log.val(part);
                continue;
            };
            let mut n10 = 0u32;
            for (c, s) in BTreeMap::from([(arg0, ask_user::<String>("q9").await?), (1, "one".to_owned())]) {
                n10 += 1;
                if n10 > 4 { break; }
                arg0 += Row::default().sum((s.len() as u32), h);
                arg0 %= 60;
            }
        }
        {
            let more = measured(log.val(String::new()).as_str(), (!measured(cat("s", h).as_str(), arg0) % 50));
            let mut add = |n: u32| { arg0 = (arg0 + n) % 60; arg0 };
            add(more);
            log.val(add(1));
        }
        let w11;
        #[cfg(not(any()))]
        {
            w11 = h;
        }
        #[cfg_attr(all(), cfg(any()))]
        {
            w11 = "no";
        }
        log.note(choose("q12", ["x", "y"]).await?);
        log.val(w11);
        let g = (arg0, "p".to_owned());
        let late13: Shape;
        {
            #[cfg(any(all(), any()))]
            if ask_user::<u32>("q15").await? > 1 {
                checkpoint().await;
            }
            #[cfg(any())]
            while true {}
        }
        late13 = Shape::Size(((arg0 as u8) as u32));
        'b17: {
            {
            }
        }
        Ok(format!("{arg0:?} {h:?} {late13:?} "))
    }
}

thrice! { p114, (log) -> Result<String, ToolError>, {
        let b: u32 = ask_user::<u32>("q1").await?;
        let d = ask_user::<String>(format!("q2 {b}")).await?;
        let mut a = "11".parse()?;
        let _ = ask_user::<bool>("q3").await?;
        same(&a, &[] as &[u32]);
        let w4 = b;
        log.val(three(log.val(u32::from(ask_user::<u8>("q5").await?)), ask_user::<u32>(format!("q6 {b}")).await?, 1) + w4);
        let w7 = u32::from(((2 % 3 == 0) && ((b % 3 == 1) && (b % 3 == 2))));
        log.val(three(log.val(u32::from(Row::default().into_text(w4).is_empty())), 2, 1) + w7);
        let mut __value9 = Some('a'..='z');
        log.val(__value9.as_mut().and_then(Iterator::next));
        let _ = confirm("q10").await?;
        log.val(__value9.as_mut().and_then(Iterator::next));
        checkpoint().await;
        let mut __local8 = vec![__value9.unwrap()];
        log.val(__local8[0].next());
        let mut n12 = 0u32;
        for d in "3".parse::<u32>()?..a % 3 {
            n12 += 1;
            if n12 > 4 { break; }
            let __slot13 = u32::abs_diff(a, w7);
            log.val(three(log.val(*Box::new(d)), 2, 1) + __slot13);
        }
        let _: u32 = ask_user("q14").await.unwrap_or(3);
        log.val(__local8[0].next());
        match *Box::new(*&three(w4, b, (d.len() as u32))) {
            0 => {
                let __answered15 = u32::abs_diff([w7, a][u32::min(a % 2, 1) as usize], Row::default().sum(w4, a));
                log.val(three(log.val(u32::max((Row { s: cat("s", 3), n: w7, ..Row::default() }).n, u32::max(w7, b))), 2, 1) + __answered15);
            }
            x @ 1..=2 => {
                let mut __scope16 = 1..=90u32;
                log.val(__scope16.clone().rev().last());
                log.note(choose("q17", ["x", "y"]).await?);
                log.val(__scope16.by_ref().take(2).count());
                if confirm("q18").await? {
                    log.val(b);
                } else {
                    log.val(x);
                }
                log.val(__scope16.next());
                log.val(ask_user::<u32>("q19").await?);
                for x in __scope16 {
                    log.val(x);
                    checkpoint().await;
                }
            }
            x if w7 != 1 => {
            }
            _ => {
            }
        }
        Ok(format!("{w7:?} "))
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
            let _ = confirm("q11").await?;
            for x in 0..2u32 {
                if confirm("q10").await? {
                    break_7!('out9);
                }
                log.note(choose("q12", ["x", "y"]).await?);
                log.val(x);
            }
        }
        log.note(choose("q13", ["x", "y"]).await?);
        #[cfg(all())]
        let cfg14 = c;
        #[cfg(any())]
        let cfg14 = String::new();
        let __taken15 = ((cfg14 + (cat(String::new(), c).len() as u32)) % 97);
        log.val(three(log.val((Row { s: (format!("{d:?}{:?}", d)), n: c, ..Row::default() }).n), 2, 1) + __taken15);
        let __value16 = u32::abs_diff(((cfg14 as u8) as u32), __taken15);
        log.val(three(log.val(*Box::new((5 % (cfg14 + 1)))), 2, 1) + __value16);
        let mut n17 = 0u32;
        for _ in 1..3u64 {
            n17 += 1;
            if n17 > 4 { break; }
            log.val(cfg14);
        }
        Ok(format!("{d:?} {h:?} {__taken15:?} {__value16:?} "))
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
        let mut w6 = Some(-1..=50i64);
        log.val(w6.as_mut().and_then(Iterator::next));
        log.note(choose("q7", ["x", "y"]).await?);
        log.val(w6.as_mut().and_then(Iterator::next));
        log.val(ask_user::<u32>("q8").await?);
        let mut w5 = vec![w6.unwrap()];
        log.val(w5[0].next());
        if confirm("q9").await? {
            log.val(arg0);
        } else {
            log.val(arg0);
        }
        log.val(w5[0].next());
        if let Some(b) = g.v.clone().iter().max().copied() && { let (x, y) = ask_each((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? } && let (0..5, y) = ((((if d {
                            return Ok(String::new());
                        } else {
                            g.n
                    }) + ask_user::<u32>(format!("q13 {c}")).await?) % 97), cat("a b".to_owned(), { let (x, y) = ask_all((ask_user::<u32>("q14").key("k1"), confirm("q15").key("k2"))).await?; x + u32::from(y) })) {
            if let [r16, ..] = &arg1[..] {
                let mut w17 = -1..=50i64;
                log.val(w17.next());
                log.note(choose("q18", ["x", "y"]).await?);
                for x in w17.by_ref() { log.val(x); break; }
                for x in w17.clone() { log.val(x); }
                log.note(choose("q19", ["x", "y"]).await?);
                log.val(w17.next());
                log.note(format!("{w17:?}"));
            }
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} {d:?} {c:?} "))
    }
}

thrice! { p117, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let c = confirm("q4").await.unwrap_or(false);
        let c = confirm("q5").await.unwrap_or(false);
        let mut a = (Row { v: arg1.clone().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), n: ((ask_user::<u32>("q7").await? + ((arg0 as u8) as u32)) % 97), s: ('b8: {
                        if (arg0 != arg0) { break 'b8 cat("s", arg0); }
                        let mut w9 = 3..3u32;
                        log.val(w9.by_ref().take(2).count());
                        for x in w9.clone() { log.val(x); }
                        checkpoint().await;
                        for x in w9.by_ref() { log.val(x); break; }
                        log.val(ask_user::<u32>("q11").await?);
                        for x in w9.clone() { log.val(x); }
                        log.val(w9.clone());
                        for x in w9.clone() { log.val(x); }
                        if confirm("q12").await? {
                            log.val(arg0);
                        } else {
                            log.note("e13");
                        }
                        for x in w9.clone() { log.val(x); }
                        let _: u32 = ask_user("q14").await.unwrap_or(3);
                        log.val(w9.next());
                        log.note(format!("{w9:?}"));
                        (String::new() + &cat("s", arg0))
                }) });
        macro_rules! m15 { ($a:expr) => {{ let w16 = 100u32; $a + w16 }} }
        let w16 = arg0;
        log.note(choose("q18", ["x", "y"]).await?);
        log.val(m15!(w16));
        let mut n19 = 0u32;
        'l20: while n19 < 3 && c {
            n19 += 1;
            let w22 = arg0;
            macro_rules! m21 { ($x:expr) => { w22 + $x } }
            {
                let w22 = "hides".to_owned();
                let mut w23 = 1..=80u8;
                log.val(w23.clone());
                log.val(w23.is_empty());
                let mut n24 = 0u32;
                'l25: for (d, y) in cat("s", arg0).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                    n24 += 1;
                    if n24 > 4 { break; }
                    let (mut w26, _) = (-1..=50i64, 1);
                    log.val(w26.is_empty());
                    if confirm("q27").await? {
                        log.val(arg0);
                    } else {
                        log.later(y).await;
                    }
                    log.val(w26.is_empty());
                    let _ = confirm("q28").await?;
                    for x in w26 {
                        log.val(x);
                        let _: u32 = ask_user("q29").await.unwrap_or(3);
                    }
                    m30!(w31, d);
                    let _: u32 = ask_user("q33").await.unwrap_or(3);
                    w31 += 1;
                    log.val(w31);
                }
                log.val(ask_user::<u32>("q34").await?);
                log.val(w23.next());
                checkpoint().await;
                log.val(w23.clone().rev().last());
                log.val(w23.by_ref().take(2).count());
                log.val(w23.clone());
                log.val(ask_user::<u32>("q36").await?);
                log.val(w23.next());
                log.note(format!("{w23:?}"));
                log.val(ask_user::<u32>("q37").await?);
                log.val(m21!(2));
                log.note(w22.clone());
            }
            log.note(choose("q38", ["x", "y"]).await?);
            log.val(m21!(w22));
            macro_rules! m39 { ($n:ident, $v:expr) => { $n = $v } }
            let mut w40 = arg0;
            checkpoint().await;
            m39!(w40, w40 + 5);
            {
                let _: u32 = ask_user("q41").await.unwrap_or(3);
            }
            log.val(w40);
        }
        let mut w43 = 3..3u32;
        for x in w43.by_ref() { log.val(x); break; }
        for x in w43.clone() { log.val(x); }
        for x in w43.clone() { log.val(x); }
        checkpoint().await;
        log.val(w43.by_ref().take(2).count());
        log.val(w43.next_back());
        log.val(w43.next_back());
        log.note(choose("q45", ["x", "y"]).await?);
        log.val(w43.is_empty());
        checkpoint().await;
        for x in w43 {
            log.val(x);
            let _ = confirm("q47").await?;
        }
        let mut open49: Vec<u32> = vec![7, arg0, 3];
        let mut n48 = 0u32;
        while let Some(g) = open49.pop() && n48 < 4 && Option::<u32>::is_some(&Vec::from([g, g]).iter().max().copied()) {
            n48 += 1;
            match a.v.clone().iter().max().copied() {
                Some(x @ ..4) if x % 2 == 0 => {
                    let mut n50 = 0u32;
                    'l51: for e in ["2".parse::<u32>()?, 2] {
                        n50 += 1;
                        if n50 > 4 { break; }
                    }
                }
                x @ Some(_) => {
                }
                None => {
                }
                _ => {
                }
            }
        }
        Ok(format!("{arg1:?} {c:?} {a:?} "))
    }
    outside {
        macro_rules! m30 { ($n:ident, $v:expr) => { let mut $n = $v; } }
    }
}

thrice! { p118, (log) -> Result<String, ToolError>, {
        let mut g: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => measured(cat("s", 7).as_str(), 1) });
        let mut h = Vec::new();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {g}")).key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[Vec<u32>]);
        let g = Shape::Size(g);
        let w9 = vec![7, 2, 5];
        if let Some(w10) = w9.first().copied() && w10 < 40 && let Some(y) = w9.get(w10 as usize % 3).copied() && confirm("q11").await? && let z = w10 + y && z > 2 {
            log.val((z, y));
            macro_rules! m12 { ($($n:ident = $v:expr),*) => { $(let mut $n = $v;)* } }
            m12!(w13 = 1, w24 = "t".to_owned());
            match (7, "a b".to_owned()) {
                (x, y) if x != 3 => {
                    log.later((x % 3 == 0)).await;
                    let late15: String;
                    if (6 % 3 == 3) {
                        if let Some(b) = Some(x) {
                            log.later((b % 3 == 0)).await;
                            log.val(b);
                        } else {
                            log.later((x % 3 == 1)).await;
                            log.val(x);
                        }
                        late15 = y.clone();
                        use std::cmp::max as max16;
                        log.val(max16(x, 3));
                    } else {
                        let Row { v: mut b, n: t17 @ _, .. } = Row::default();
                        late15 = y.clone();
                        macro_rules! m18 { ($p:pat, $v:expr) => { let $p = $v; } }
                        m18!((w19, mut w22), ("k", x));
                        log.note(choose("q21", ["x", "y"]).await?);
                        w22 += 1;
                        log.note(w19);
                        log.val(w22);
                    }
                }
                (_, y) => {
                }
            }
            checkpoint().await;
            w13 += 1;
            w24.push('x');
            log.val((w13, w24.clone()));
        } else {
        }
        log.val(w9);
        let w25 = Some(String::new());
        if let Some(w26) = &w25 && w26.len() < 9 && let Ok(n) = ask_user::<u32>("q27").await && n > 0 {
            log.val(n);
            macro_rules! m28 { ($n:ident) => { format!("{:?}", $n) } }
            let w29 = vec![4];
            checkpoint().await;
            log.note(m28!(w29));
        }
        log.val(w25);
        Ok(format!(""))
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
        'out5: {
            let w4 = 1;
            let _ = confirm("q7").await?;
            if ask_user::<u32>("q6").await? > 1 {
                break_block_3!('out5);
            }
            log.val(w4);
        }
        let mut n10 = 0u32;
        for (c, y) in { let mut n8 = 0u32; loop {
                n8 += 1;
                if n8 > 2 { break log.val(format!("{c:?}{:?}", arg1)); }
                log.later((d % 3 == 0)).await;
                if (arg0.clone().is_empty() && (d == c)) { break arg0.clone().replace("a", &arg0.clone()).replace("a", &log.later(cat("s", 7)).await); }
            } }.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n10 += 1;
            if n10 > 4 { break; }
            if let m11!(w12) = Some(c) {
                let _ = confirm("q18").await?;
                if ask_user::<bool>("q16").await? {
                    log.val(return_by_13!("x".parse::<u32>()));
                }
                macro_rules! continue_19 { () => { continue } }
                'out21: for w20 in 0..3u32 {
                    log.val(w20);
                    checkpoint().await;
                    for x in 0..2u32 {
                        if ask_user::<u32>("q22").await? > 1 {
                            continue_19!();
                        }
                        let _: u32 = ask_user("q24").await.unwrap_or(3);
                        log.val(x);
                    }
                }
                log.val(ask_user::<u32>("q25").await?);
                let _: u32 = ask_user("q26").await.unwrap_or(3);
                log.val(w12);
            }
            log.val(ask_user::<u32>("q27").await?);
            let mut n28 = 0u32;
            while n28 < 3 && (y && y) {
                n28 += 1;
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {d:?} {c:?} "))
    }
    outside {
        macro_rules! break_block_3 { ($l:lifetime) => { break $l } }
        macro_rules! return_by_13 { ($e:expr) => { $e? } }
        macro_rules! m11 { ($n:ident) => { Some($n) } }
    }
}

thrice! { p121, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let h = { let (x, y) = ask_all((ask_user::<u32>("q29").key("k1"), confirm("q30").key("k2"))).await?; x + u32::from(y) };
        let mut b: Shape = Shape::Size(ask_user::<u32>("q33").await?);
        let mut e = ask_user::<String>(format!("q34 {h}")).await?;
        let w35: Option<f32>;
        loop {
            {
                log.val(ask_user::<u32>("q36").await?);
            }
            w35 = Some(16777217.0);
            {
            }
            break;
        }
        log.val(h);
        log.note(choose("q37", ["x", "y"]).await?);
        log.val(size_of_val(&w35));
        log.note(format!("{w35:?}"));
        log.note("e38");
        let w39: u128;
        {
            checkpoint().await;
        }
        {
            checkpoint().await;
        }
        w39 = 300;
        {
            let _ = confirm("q42").await?;
        }
        log.note(choose("q43", ["x", "y"]).await?);
        log.note(w39.kind());
        log.note(format!("{w39:?}"));
        log.note("e44");
        let w45;
        loop {
            {
            }
            w45 = 1;
            {
                let _: u32 = ask_user("q46").await.unwrap_or(3);
            }
            break;
        }
        log.val::<&isize>(&w45);
        log.val(size_of_val(&w45));
        log.note(format!("{w45:?}"));
        let (mut w47, mut w48) = (Default::default(), None);
        same(&w47, &Vec::<char>::new());
        same(&w48, &Vec::<Option<String>>::new());
        log.note(choose("q49", ["x", "y"]).await?);
        ((w47, ..), w48) = ((b'z'.into(), 1, 2), Some('c'.into()));
        log.val(size_of_val(&w47));
        log.note(format!("{w47:?}"));
        if Option::<u32>::is_some(&None::<u32>) {
            let mut w51 = 1;
            log.val::<&i8>(&w51);
            let w50;
            if confirm("q52").await? {
                {
                }
                w50 = -128;
                {
                    let w53: Option<u64>;
                    match u32::from(confirm("q54").await?) {
                        0 => {
                            {
                                let mut w56 = vec![-300];
                                while let Some(mut w55) = w56.pop() {
                                    let _: &i128 = &w55;
                                    checkpoint().await;
                                    w55 = -1 << 100;
                                    log.val(size_of_val(&w55));
                                    log.note(format!("{w55:?}"));
                                }
                                let _: u32 = ask_user("q58").await.unwrap_or(3);
                            }
                            w53 = Default::default();
                            {
                                use std::cmp::max as max59;
                                log.val(max59((arg0.len() as u32), 3));
                                checkpoint().await;
                            }
                        }
                        1 => {
                            {
                            }
                            w53 = Default::default();
                            {
                                log.val(ask_user::<u32>("q61").await?);
                            }
                        }
                        _ => {
                            return Err(ToolError::new("left"));
                        }
                    }
                    checkpoint().await;
                    log.val(size_of_val(&w53));
                    log.note(format!("{w53:?}"));
                    log.val(ask_user::<u32>("q63").await?);
                }
            } else {
                {
                    log.note(choose("q64", ["x", "y"]).await?);
                }
                w50 = -3;
                {
                }
            }
            same(&w51, std::slice::from_ref(&w50));
            w51 = w50.clone();
            log.val(&w51);
            let _ = confirm("q65").await?;
            log.note(format!("{w50:?}"));
        }
        log.val(ask_user::<u32>("q66").await?);
        log.val(size_of_val(&w48));
        log.note(format!("{w48:?}"));
        Ok(format!("{arg0:?} {arg1:?} {h:?} {b:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: String) -> Result<u32, ToolError>, {
        let Some((mut w1, w2)) = Some((300, 3u8)) else {
            return Err(ToolError::new("none"));
        };
        let _: &u16 = &w1;
        let (mut w3, mut w4) = (Vec::new(), 1);
        let _: &Vec<f32> = &w3;
        same(&w4, &Vec::<u64>::new());
        let mut n5 = 0u32;
        'l6: for g in 1.. {
            n5 += 1;
            if n5 > 4 { break; }
            let (mut w7, mut w8) = (1.5, vec![1.5]);
            let _: &f32 = &w7;
            log.val::<&Vec<f32>>(&w8);
            let _: u32 = ask_user("q9").await.unwrap_or(3);
            ((w7, ..), w8) = ((1.0 / 3.0, 1, 2), vec![16777217.0]);
            log.note(w7.kind());
            log.note(format!("{w7:?}"));
            let w10;
            loop {
                {
                }
                w10 = vec![!0; 2];
                {
                    if confirm("q11").await? {
                        log.later((g % 3 == 2)).await;
                    } else {
                        log.val(g);
                    }
                }
                break;
            }
            let _: &Vec<u64> = &w10;
            let _: u32 = ask_user("q12").await.unwrap_or(3);
            log.note(w10.kind());
            log.note(format!("{w10:?}"));
            log.note(choose("q13", ["x", "y"]).await?);
            log.note(w8.kind());
            log.note(format!("{w8:?}"));
        }
        let _: u32 = ask_user("q14").await.unwrap_or(3);
        (w3, _) = (vec![16777217.0], 1);
        log.note(format!("{w3:?}"));
        log.note(format!("{w4:?}"));
        if confirm("q15").await? {
            log.note("e16");
        } else {
            log.later((0 % 3 == 2)).await;
        }
        w1 = !0;
        log.val(size_of_val(&w1));
        log.note(format!("{w1:?}"));
        log.val(&w2);
        Ok("8".parse::<u32>().unwrap_or(0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let (mut w17, mut w18) = (Default::default(), vec![]);
        let _: &char = &w17;
        takes::<Vec<u64>>(&w18);
        if confirm("q19").await? {
            log.later((5 % 3 == 3)).await;
        } else {
            log.note("e20");
        }
        ((w17, ..), w18) = (('y', 1, 2), "1 3000000000".split(' ').filter_map(|n| n.parse().ok()).collect());
        log.val(size_of_val(&w17));
        log.note(format!("{w17:?}"));
        log.val(ask_user::<u32>("q21").await?);
        log.note(format!("{w18:?}"));
        {
            let w22;
            loop {
                {
                    checkpoint().await;
                }
                w22 = 1;
                {
                    if confirm("q24").await? {
                        log.val(8);
                    } else {
                        log.note("e25");
                    }
                }
                break;
            }
            takes::<u64>(&w22);
            log.val(size_of_val(&w22));
            log.note(format!("{w22:?}"));
        }
        let late26: String;
        match 3 {
            0 => { late26 = cat(choose("q27", ["x", "y", "z"]).await?, (Row { s: ask_user::<String>("q28").await?, n: (|| { let inner = |n: u32| n + 6; log.val(inner(2)); 1 })(), ..Row::default() }).n); }
            x @ 1..=2 => { late26 = format!("{x:?}{:?}", x); }
            x if x % 2 == 0 => { late26 = cat(format!("{x:?}{:?}", x), (x ^ Row::default().sum(x, x))); }
            _ => { late26 = {
                    log.val(Row::default().into_text(0))
                }; }
        }
        Ok(4)
    }
}

thrice! { p122, (log) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let e: Option<u32> = ask_user::<u32>(format!("q2 {e}")).await.ok();
        let d = ('b3: {
                if log.val((5 % 3 == 2)) { break 'b3 (!Row::default().sum(2, ((8 + 8) % 97)) % 50); }
                let __run4 = 3;
                log.val(three(log.val(Vec::from([4, 8]).get(*&3 as usize).copied().unwrap_or(1)), 2, 1) + __run4);
                __run4
        });
        let __index5 = measured("text3", (vec![d].get(d as usize).copied().unwrap_or(1) % (((d + d) % 97) + 1)));
        log.val(three(log.val(Row::default().sum((|n: u32| (n + d) % 40)(Vec::<u32>::new().get(d as usize).copied().unwrap_or(1)), ((u32::from((d % 3 == 2)) as u8) as u32))), 2, 1) + __index5);
        let mut a: Row = (|| { let inner = |n: u32| n + __index5; log.val(inner(2)); Row::default() })();
        if (d % 3 == 3) {
            let w6 = d;
            log.val(three(log.val((|n: u32| (n + d) % 40)(d)), 2, 1) + w6);
            let __taken7 = a.n;
            log.val(three(log.val(*Box::new(w6)), 2, 1) + __taken7);
        } else {
            let mut n8 = 0u32;
            for (_, mut b) in (0u32..).zip([(0..__index5 % 4).collect::<Vec<u32>>(), vec![7, __index5, 3]].concat()).skip_while(|(n, _)| *n == 7) {
                n8 += 1;
                if n8 > 4 { break; }
                let mut h: Option<u32> = e;
                log.later((b % 3 == 0)).await;
                let __answered9 = (__index5 * __index5 % 89);
                log.val(three(log.val("0".parse::<u32>()?), 2, 1) + __answered9);
            }
            let late10: Vec<u32>;
            if (log.val((__index5 % 3 == 1)) || Option::<u32>::is_some(&e)) {
                if let Some(b) = Option::<u32>::or(e, e) {
                    log.val(d);
                } else {
                }
                late10 = [a.v.clone().into_iter().map(|n| n + __index5).collect::<Vec<u32>>(), Vec::from([__index5, __index5])].concat();
                let mut c = "11".parse()?;
                same(&c, &[] as &[u32]);
            } else {
                'b11: {
                }
                late10 = match measured("text2", __index5) {
                    ..2 => {
                        a.v.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>()
                    }
                    x if __index5 % 2 == 0 => {
                        Vec::from([__index5, x])
                    }
                    2.. => {
                        vec![7, __index5, 3]
                    }
                };
                let __slot12 = "7".parse::<u32>()?;
                log.val(three(log.val(d), 2, 1) + __slot12);
            }
        }
        Ok(format!("{d:?} {__index5:?} {a:?} "))
    }
}

thrice! { p123, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = u32::abs_diff({ let (x, y) = ask_all((ask_user::<u32>("q9").key("k1"), confirm("q10").key("k2"))).await?; x + u32::from(y) }, u32::abs_diff(call(f0(1)).await?, (|n: u32| (n + 1) % 40)(5)));
        let b: Option<u32> = ask_user::<u32>("q11").await.ok();
        let mut g = ('b12: {
                if (d % 3 == 0) { break 'b12 ask_user::<String>(format!("q13 {d}")).await?; }
                log.val(d);
                (ask_user::<String>("q14").await? + &(Row { n: d, ..Row::default() }).into_text((|n: u32| (n + d) % 40)(d)))
        });
        if (d % 3 == 1) {
            if ((6 % 3 == 2) || ((3 % 3 == 0) || (d % 3 == 2))) {
                let w16 = d;
                macro_rules! m15 { ($x:expr) => { w16 + $x } }
                {
                    let w16 = "hides".to_owned();
                    let _ = confirm("q17").await?;
                    log.val(m15!(2));
                    log.note(w16.clone());
                }
                let w19 = 1u32;
                m18!(__held22);
                log.val(ask_user::<u32>("q21").await?);
                log.val(w19 + __held22);
                log.note(choose("q23", ["x", "y"]).await?);
                log.val(m15!(w16));
                macro_rules! m24 { ($p:pat, $v:expr) => { let $p = $v; } }
                m24!((__run25, mut w30), ("k", d));
                let _ = confirm("q29").await?;
                w30 += 1;
                log.note(__run25);
                log.val(w30);
            } else if cat(arg1.clone().trim(), d).is_empty() {
            } else {
            }
        } else {
        }
        Ok(format!("{d:?} {b:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut b = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[Vec<u32>]);
        macro_rules! m5 { ($a:expr) => {{ let w6 = 100u32; $a + w6 }} }
        let w6 = (b.len() as u32);
        let _ = confirm("q8").await?;
        log.val(m5!(w6));
        b = (0..(*&8 ^ ("a b".to_owned().len() as u32)) % 4).collect::<Vec<u32>>();
        let Some(a) = Some(1) else {
            return Ok(u32::abs_diff(Row::default().sum(u32::max(1, 1), *Box::new(7)), 8));
        };
        Ok("7".parse::<u32>().unwrap_or(0))
    }
    outside {
        macro_rules! m18 { ($n:ident) => { let w19 = 7u32; let $n = w19 + 1; } }
    }
}

thrice! { p124, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        let _ = confirm(format!("q13 {d}")).await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let mut e: Vec<u32> = {
            let mut w16 = 'c'.into();
            let _: &String = &w16;
            let w15;
            if ask_user::<u32>("q17").await? > 1 {
                {
                }
                w15 = 'c'.into();
                {
                    checkpoint().await;
                }
            } else {
                {
                    log.note(choose("q19", ["x", "y"]).await?);
                }
                w15 = Default::default();
                {
                    if let Some(mut w20) = Some(None) {
                        same(&w20, &Vec::<Option<u64>>::new());
                        let _ = confirm("q22").await?;
                        w20 = w20.map(|n| n << 20);
                        log.note(w20.kind());
                        log.note(format!("{w20:?}"));
                    }
                    checkpoint().await;
                }
            }
            same(&w16, std::slice::from_ref(&w15));
            w16 = w15.clone();
            log.val(&w16);
            if confirm("q24").await? {
                log.note("e25");
            } else {
                log.note("e26");
            }
            log.note(w15.kind());
            log.note(format!("{w15:?}"));
            vec![7, d, 3].into_iter().map(|n| n + d).collect::<Vec<u32>>()
        };
        let d: Option<u32> = ask_user::<u32>(format!("q28 {d}")).await.ok();
        let Some(c) = ask_user::<u32>("q29").await.ok() else {
            let [mut w30, ref w31 @ ..] = [None, None];
            log.val(&w31);
            let _: &Option<f32> = &w30;
            checkpoint().await;
            w30 = Some(16777217.0);
            log.note(format!("{w30:?}"));
            return Ok(ask_user::<String>("q33").await?.replace("a", &(*Box::new(3), cat("s", 1).replace("a", &arg1.clone())).1));
        };
        let (mut w34, mut w35) = (1.5, 0.0);
        let _: &f64 = &w34;
        same(&w35, &Vec::<f64>::new());
        checkpoint().await;
        Spot { y: w35, .. } = Spot { x: 1, y: 0.1 + 0.2 };
        log.note(format!("{w34:?}"));
        log.note(format!("{w35:?}"));
        log.val(c);
        log.val(d.unwrap_or(3));
        fn f37(n: u32) -> u32 { n + 1 }
        log.val(f37(((("3".parse::<u32>()? + (Row { s: arg1.clone(), n: c, ..Row::default() }).n) % 97) % (c + 1))));
        Ok(format!("{arg0:?} {arg1:?} {e:?} {d:?} {c:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String, arg1: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(1);
        log.val(if Option::<u32>::is_some(&ask_user::<u32>("q1").await.ok()) {
                "0".parse::<u32>()?
            } else {
                Row::default().sum(measured("text2", 6), match Shape::Size(6) {
                        Shape::Named { s, n: x @ 0..=3 } if x != 1 => {
                            match (1, 1) {
                                (mut w2, 0..) => {
                                    takes::<u32>(&w2);
                                    let _: u32 = ask_user("q4").await.unwrap_or(3);
                                    w2 = !0;
                                    log.note(w2.kind());
                                    log.note(format!("{w2:?}"));
                                }
                                _ => {}
                            }
                            x
                        }
                        Shape::Size(0) => {
                            4
                        }
                        x => {
                            5
                        }
                })
        });
        'b5: {
            let w6;
            match u32::from(ask_user::<u32>("q7").await? > 1) {
                0 => {
                    {
                        if confirm("q8").await? {
                            log.val(7);
                        } else {
                            log.later((4 % 3 == 2)).await;
                        }
                    }
                    w6 = 1;
                    {
                    }
                }
                1 => {
                    {
                        log.note(choose("q9", ["x", "y"]).await?);
                    }
                    w6 = 3_000_000_000;
                    {
                    }
                }
                _ => {
                    return Ok([Row::default().sum(1, 0), match 8 {
                                ..2 => {
                                    8
                                }
                                x if x % 2 == 0 => {
                                    x
                                }
                                2.. => {
                                    7
                                }
                        }][u32::min((!3 % 50) % 2, 1) as usize]);
                }
            }
            let _: &usize = &w6;
            let mut n10 = 0u32;
            for _ in 1..2u64 {
                n10 += 1;
                if n10 > 4 { break; }
            }
            checkpoint().await;
            log.note(format!("{w6:?}"));
        }
        Ok((0, 1).1)
    }
}

thrice! { p125, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = arg0.clone().get(6 as usize).copied().unwrap_or(1);
        let h = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[Vec<u32>]);
        let mut g = Row::default();
        if let Ok(w3) = ask_user::<u32>("q5").await && w3 > 0 && let w4 = w3 * 2 && confirm(format!("q5b{w4}")).await? {
            log.val(w4);
            let e: Option<u32> = ask_user::<u32>(format!("q6 {c}")).await.ok();
        } else if let Some(w4) = Some(c) && confirm("q5c").await? {
            log.val(w4);
        }
        checkpoint().await;
        let mut n8 = 0u32;
        'l9: for b in (1..9u32).step_by(4) {
            n8 += 1;
            if n8 > 4 { break; }
            if let Ok(w10) = ask_user::<u32>("q12").await && w10 > 0 && let w11 = w10 * 2 && confirm(format!("q12b{w11}")).await? {
                log.val(w11);
                if { let (x, y) = ask_each((ask_user::<u32>("q13").key("k1"), confirm("q14").key("k2"))).await; x.is_ok() && y? } {
                    return Ok(cat(cat("s", b), c));
                }
                log.later((8 % 3 == 2)).await;
            } else if let Some(w11) = Some(c) && confirm("q12c").await? {
                log.val(w11);
            }
            let mut c: String = (|| { let inner = |n: u32| n + c; log.val(inner(2)); cat("s", b) })();
            checkpoint().await;
        }
        Ok(format!("{arg0:?} {c:?} {h:?} "))
    }
}

thrice! { p126, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut c: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut c = Shape::Dot;
        let __index5 = Row::default().sum(e, ask_user::<u32>("q6").await.unwrap_or(e));
        log.val(three(log.val((arg0.into_iter().map(|n| n + e).collect::<Vec<u32>>().get(*Box::new(e) as usize).copied().unwrap_or(1) ^ ask_user::<u32>("q7").await.unwrap_or(e))), (match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => e }), 1) + __index5);
        let mut n9 = 0u32;
        for g in measured((cat("s", __index5) + &cat("s", __index5)).replace("a", &String::new().replace("a", &String::new())).as_str(), u32::max(__index5, u32::max(e, __index5)))..e % 3 {
            n9 += 1;
            if n9 > 4 { break; }
            let __iterator10 = measured("text2", {
                    e
            });
            log.val(three(log.val(*&((g as u8) as u32)), 2, 1) + __iterator10);
            if let Some(a) = log.later(Some(e)).await && (u32::from((a % 3 == 0)) == a) {
                let w11 = __index5;
                log.val(three(log.val(g), 2, 1) + w11);
                let __local12 = "1".parse::<u32>()?;
                log.val(three(log.val(u32::max(e, __iterator10)), 2, 1) + __local12);
            } else {
            }
        }
        Ok(format!("{e:?} "))
    }
}

thrice! { p127, (log, #[cfg_attr(all(), cfg(all()))] arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut g = Row::default().sum(((Vec::<u32>::new().get(measured("text2", arg0) as usize).copied().unwrap_or(1) + [vec![arg0], Vec::<u32>::new()].concat().get(ask_user::<u32>("q1").await? as usize).copied().unwrap_or(1)) % 97), arg0);
        let mut d: u32 = ask_user::<u32>(format!("q3 {g}")).await.unwrap_or((g ^ 8));
        let mut e: Option<u32> = Some((d % (ask_user::<u32>("q4").await? + 1)));
        log.later((3 % 3 == 2)).await;
        #[cfg(all(any(), not(any())))]
        no_such_macro!(a b c);
        #[cfg_attr(any(), cfg(any()))]
        log.note("here");
        checkpoint().await;
        {
            use std::cmp::max as item7;
            log.val(item7(1, arg0));
            if confirm("q9").await? {
                log.val(d);
            } else {
                log.later((arg0 % 3 == 2)).await;
            }
            log.val(item7(1, 3u32));
        }
        {
            use std::cmp::min as item7;
            let _: u32 = ask_user("q10").await.unwrap_or(3);
            log.val(item7(1, 2u32));
        }
        let _ = confirm("q11").await?;
        let w12 = {
            checkpoint().await;
            log.note(choose("q13", ["x", "y"]).await?);
            #[cfg_attr(all(), cfg(any()))]
            return Err(ToolError::new("never"));
            #[cfg_attr(all(), cfg(all()))]
            let inner = arg0;
            inner
        };
        log.val(w12);
        Ok(format!("{arg0:?} {g:?} "))
    }
}

thrice! { p128, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {a}")).key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[u32]);
        let mut a = confirm("q4").await.unwrap_or(false);
        let mut b = ("8".parse::<u32>()?, arg1);
        let w5 = (!4 % 50);
        log.val(three(log.val(6), 2, 1) + w5);
        log.later(a).await;
        if a {
            let h: Vec<u32> = arg0.clone();
        } else {
            let mut w6 = 'x'.into();
            log.val::<&char>(&w6);
            log.val(ask_user::<u32>("q7").await?);
            w6 = 'y';
            log.val(size_of_val(&w6));
            log.note(format!("{w6:?}"));
            let mut __operand8 = Err("x".into());
            log.val(ask_user::<u32>("q9").await?);
            same(&__operand8, &Vec::<Result<u64, String>>::new());
            let _ = confirm("q10").await?;
            __operand8 = Ok(1 << 40);
            log.note(__operand8.kind());
            log.note(format!("{__operand8:?}"));
        }
        let __run11 = *Box::new(Row::default().sum(w5, *&w5));
        log.val(three(log.val(("7".parse::<u32>()? * (|n: u32| (n + w5) % 40)(arg0.clone().get((arg0.len() as u32) as usize).copied().unwrap_or(1)) % 89)), 2, 1) + __run11);
        Ok(format!("{b:?} {w5:?} {__run11:?} "))
    }
}

thrice! { p130, (log) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await.unwrap_or(*&2);
        let d = ((match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => c }), cat((Row { n: c, ..Row::default() }).into_text(Row::default().sum(c, c)), ('b3: {
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
                            let w8: u32 = e;
                            log.later((6 % 3 == 2)).await;
                            let _ = confirm("q10").await?;
                            let w8 = w8 as f32 + 0.1;
                            {
                                log.val(ask_user::<u32>("q9").await?);
                            }
                            let w8 = Some(w8);
                            log.val(w8);
                            let w8 = w8.map(|w8| w8 as u64 + (1 << 40));
                            let _ = confirm("q11").await?;
                            log.val(w8);
                        }
                        (c ^ c)
        })));
        let mut a = (Shape::Named { s: (('b12: {
                            if ((c % 3 == 1) && (c % 3 == 3)) { break 'b12 cat("s", c); }
                            log.later((c % 3 == 2)).await;
                            (cat("s", c) + &cat("s", c))
                    }) + &cat(Row::default().into_text(c), *&c)), n: [c, match (c, cat("s", c)) {
                        (x, y) if x != 1 => {
                            x
                        }
                        (_, y) => {
                            (((y.len() as u32) + c) % 97)
                        }
                }][u32::min("3".parse::<u32>()? % 2, 1) as usize] });
        let mut n13 = 0u32;
        while n13 < 3 && !(c % 3 == 3) {
            n13 += 1;
        }
        Ok(format!("{c:?} {d:?} "))
    }
}

thrice! { p131, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        let _ = confirm(format!("q1 {d}")).await?;
        same(&d, &[] as &[u32]);
        let mut c = log.val(Row::default());
        let mut g: Option<u32> = ask_user::<u32>("q4").await.ok();
        macro_rules! m5 { ($n:ident) => { let w6 = 7u32; let $n = w6 + 1; } }
        let w6 = 1u32;
        m5!(w19);
        let mut b = (Row { v: arg0, n: three(c.n, d, d), s: c.clone().into_text(c.n) });
        checkpoint().await;
        log.val(w6 + w19);
        macro_rules! m20 { ($n:ident) => { format!("{:?}", $n) } }
        let w21 = vec![d];
        macro_rules! m23 { ($p:pat, $v:expr) => { let $p = $v; } }
        m23!((w24, mut w32), ("k", d));
        let w27 = vec![d];
        macro_rules! m26 { () => { format!("{w27:?}") } }
        if confirm("q29").await? {
            log.later((d % 3 == 0)).await;
        } else {
            log.later((d % 3 == 3)).await;
        }
        log.note(m26!());
        if confirm("q30").await? {
            log.note("e31");
        } else {
            log.val(d);
        }
        w32 += 1;
        log.note(w24);
        log.val(w32);
        log.val(ask_user::<u32>("q33").await?);
        log.note(m20!(w21));
        Ok(format!("{arg1:?} {d:?} {c:?} {g:?} {b:?} "))
    }
    outside {
        macro_rules! m9 { ($c:expr, $b:block) => { if $c $b } }
    }
}

thrice! { p132, (log) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await.unwrap_or(((6 + 7) % 97));
        let mut g = confirm("q2").await.unwrap_or(false);
        let h: Vec<u32> = Vec::<u32>::new();
        macro_rules! m4 { ($($s:stmt;)*) => { $($s;)* } }
        m4! {
            let w5 = 8;
            let w5 = w5 + 1;
        }
        macro_rules! m12 { () => { u64 } }
        let mut w13: Vec<m12!()> = Vec::new();
        log.note(choose("q15", ["x", "y"]).await?);
        w13.push(1 << 40);
        log.val(w13);
        let _ = confirm("q16").await?;
        log.val(w5);
        log.later(g).await;
        if ask_user::<bool>("q17").await? {
            let mut n18 = 0u32;
            loop {
                n18 += 1;
                if n18 > 3 { break; }
                log.later(g).await;
                if (cat("a b".to_owned().trim(), 3) == "a") { break; }
            }
        } else {
        }
        Ok(format!("{h:?} "))
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
        let w7 = vec![4, d, 1, 6];
        let mut w10 = vec![4, d, 1, 6];
        if confirm("q13").await? {
            log.later((d % 3 == 0)).await;
        } else {
            log.later((5 % 3 == 2)).await;
        }
        'l11: for x in w10.drain(1..3) {
            let _ = confirm("q12").await?;
            log.val(x);
        }
        log.val(ask_user::<u32>("q14").await?);
        'l8: for &x in w7.iter().take(2) {
            log.note(choose("q9", ["x", "y"]).await?);
            log.val(x);
        }
        let mut w15 = vec![4, a, 1, 6];
        for x in w15.drain(1..3) {
            log.val(x);
            let _: u32 = ask_user("q16").await.unwrap_or(3);
        }
        if (d % 3 == 3) {
            let (mut h, t19): (u32, String) = (u32::from(ask_user::<u8>("q18").await?), (cat("s", a) + &cat("s", d)));
        } else if (a % 3 == 1) {
            let w20 = "a b cb d".to_owned();
            checkpoint().await;
            'l21: for (_, x) in w20.char_indices() {
                if confirm("q22").await? {
                    log.note("e23");
                } else {
                    log.val(a);
                }
                log.val(x);
            }
            log.note(format!("{w20:?}"));
        }
        let mut w25 = vec![4, a, 1, 6];
        for x in w25.drain(1..3) {
            if confirm("q26").await? {
                log.later((5 % 3 == 3)).await;
            } else {
                log.note("e27");
            }
            log.val(x);
        }
        let w28 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
        let _ = confirm("q31").await?;
        'l29: for (k, v) in &w28 {
            log.val((*k, v.len()));
            let _ = confirm("q30").await?;
        }
        Ok(format!(""))
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
            let mut __index7 = Default::default();
            log.val::<&[f32; 2]>(&__index7);
            if confirm("q8").await? {
                log.note("e9");
            } else {
                log.val(e);
            }
            __index7 = __index7.map(|n| n / 3.0);
            log.note(__index7.kind());
            log.note(format!("{__index7:?}"));
        }
        let mut __value10 = -300;
        match {
            match Some(e) {
                None => {
                    let mut __value11 = 1;
                    log.val::<&usize>(&__value11);
                    log.note(choose("q12", ["x", "y"]).await?);
                    __value11 = 3_000_000_000;
                    log.val(size_of_val(&__value11));
                    log.note(format!("{__value11:?}"));
                    if confirm("q13").await? {
                        log.later((e % 3 == 0)).await;
                    } else {
                        log.note("e14");
                    }
                    __value11 = 3_000_000_000;
                    log.note(__value11.kind());
                    log.note(format!("{__value11:?}"));
                    let Some(b) = Some(e) else {
                        log.note("e15");
                        return Ok(g.clone());
                    };
                    let __taken16 = b;
                    log.val(three(log.val(b), 2, 1) + __taken16);
                }
                Some(0 | 1) if log.val(e) > 0 => {
                }
                Some(x) => {
                }
            }
            Some(e)
        } {
            Some(x @ ..4) if e % 2 == 0 => {
            }
            x @ Some(_) => {
            }
            None => {
            }
            _ => {
            }
        }
        let _: u32 = ask_user("q17").await.unwrap_or(3);
        takes::<i64>(&__value10);
        let _: u32 = ask_user("q18").await.unwrap_or(3);
        __value10 = !7 << 33;
        log.val(size_of_val(&__value10));
        log.note(format!("{__value10:?}"));
        log.note(choose("q19", ["x", "y"]).await?);
        __value10 = 2_147_483_647; __value10 += 1;
        log.note(__value10.kind());
        log.note(format!("{__value10:?}"));
        Ok(format!("{b:?} "))
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
        let Some(b) = Option::<u32>::or(Option::<u32>::map(Option::<u32>::or(b, b), |n: u32| (n + (arg0.len() as u32)) % 50), b) else {
            {
                let w6 = 2;
                macro_rules! m5 { ($x:expr) => { w6 + $x } }
                {
                    let w6 = "hides".to_owned();
                    macro_rules! m7 { ($a:expr) => {{ let w8 = 100u32; $a + w8 }} }
                    let w8 = 1;
                    log.val(ask_user::<u32>("q10").await?);
                    log.val(m7!(w8));
                    let _ = confirm("q11").await?;
                    log.val(m5!(2));
                    log.note(w6.clone());
                }
                let w13 = 0;
                macro_rules! m12 { ($x:expr) => { w13 + $x } }
                {
                    let w13 = "hides".to_owned();
                    #[cfg(all())]
                    log.later(c).await;
                    #[cfg(any())]
                    log.note("never");
                    if confirm("q14").await? {
                        log.note("e15");
                    } else {
                        log.note("e16");
                    }
                    log.val(m12!(2));
                    log.note(w13.clone());
                }
                macro_rules! m17 { ($c:expr, $b:block) => { if $c $b } }
                let mut w18 = 7;
                log.note(choose("q20", ["x", "y"]).await?);
                m17!(w18 > 1, { w18 = 3; log.note("in"); });
                {
                    let _: u32 = ask_user("q19").await.unwrap_or(3);
                }
                log.val(w18);
                let _ = confirm("q21").await?;
                log.val(m12!(w13));
                log.note(choose("q22", ["x", "y"]).await?);
                log.val(m5!(w6));
            }
            return Ok(cat(format!("{b:?}{:?}", b).trim(), 2));
        };
        macro_rules! m23 { ($($n:ident = $v:expr),*) => { $(let mut $n = $v;)* } }
        m23!(w24 = b, w27 = "t".to_owned());
        let _: u32 = ask_user("q26").await.unwrap_or(3);
        w24 += 1;
        w27.push('x');
        log.val((w24, w27.clone()));
        let w29 = vec![b];
        macro_rules! m28 { () => { format!("{w29:?}") } }
        log.note(choose("q33", ["x", "y"]).await?);
        log.note(m28!());
        Ok(format!("{c:?} "))
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
            let __iterator4 = measured("text3", log.later(d).await);
            log.val(three(log.val(d), 2, 1) + __iterator4);
            let w5 = { g = measured("a b".to_owned().as_str(), d); g };
            log.val(three(log.val(((g % (d + 1)) * (e * d % 89) % 89)), 2, 1) + w5);
            let w6 = d;
            log.val(three(log.val([(!e % 50), measured(cat("s", e).as_str(), __iterator4)][u32::min(u32::abs_diff(w5, g) % 2, 1) as usize]), 2, 1) + w6);
        }
        let __answered7 = *Box::new(((e + measured("text0", g)) % 97));
        log.val(three(log.val(u32::max(d, u32::abs_diff(g, (g % (8 + 1))))), 2, 1) + __answered7);
        if [(0..e % 4).collect::<Vec<u32>>(), [vec![7, e, 3], Vec::<u32>::new()].concat()].concat().contains(&measured(String::new().as_str(), u32::max(d, e))) {
            return Ok(cat("s", g));
        }
        let (mut e, t8): (u32, String) = (*Box::new(vec![__answered7].get(g as usize).copied().unwrap_or(1)), cat("s", __answered7));
        Ok(format!("{g:?} {__answered7:?} {e:?} "))
    }
}

thrice! { p139, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut a = (ask_user::<u32>("q4").await?, ask_user::<String>("q5").await?);
        let mut e: Option<u32> = ask_user::<u32>("q6").await.ok();
        let late7: u32;
        if (0..(arg0.len() as u32) % 4).collect::<Vec<u32>>().contains(&ask_user::<u32>("q8").await?) {
            let Some((mut w10, w11)) = Some((Default::default(), 3u8)) else {
                return Err(ToolError::new("none"));
            };
            takes::<Vec<u64>>(&w10);
            checkpoint().await;
            w10 = vec![!0; 2];
            log.note(w10.kind());
            log.note(format!("{w10:?}"));
            log.val(&w11);
            late7 = log.val(*&(arg0.clone().len() as u32));
            let w13;
            match u32::from(confirm("q14").await?) {
                0 => {
                    {
                        log.note(choose("q15", ["x", "y"]).await?);
                    }
                    w13 = 1;
                    {
                        log.val(ask_user::<u32>("q16").await?);
                    }
                }
                1 => {
                    {
                        let _: u32 = ask_user("q17").await.unwrap_or(3);
                    }
                    w13 = 1 << 7;
                    {
                        let _ = confirm("q18").await?;
                    }
                }
                _ => {
                    return Ok(cat(a.1.clone(), g));
                }
            }
            let _: &u8 = &w13;
            log.val(size_of_val(&w13));
            log.note(format!("{w13:?}"));
        } else {
            let e = None;
            same(&e, &[] as &[Option<u32>]);
            late7 = (g * ((g as u8) as u32) % 89);
            log.val(g);
        }
        let mut n20 = 0u32;
        'l21: while n20 < 3 && (arg0 == cat(cat(arg0.clone().trim(), late7), *&late7)) {
            n20 += 1;
            let late22: Vec<u32>;
            macro_rules! break_block_23 { ($l:lifetime) => { break $l } }
            'out25: {
                let w24 = 1;
                log.later((late7 % 3 == 3)).await;
                if confirm("q28").await? {
                    log.val(late7);
                } else {
                    log.later((3 % 3 == 0)).await;
                }
                if ask_user::<bool>("q26").await? {
                    break_block_23!('out25);
                }
                log.val(w24);
            }
            let _ = confirm("q29").await?;
            late22 = vec![7, g, 3].into_iter().map(|n| n + g).collect::<Vec<u32>>();
        }
        let (mut w30, mut w31) = (Box::new(1), Default::default());
        takes::<Box<u64>>(&w30);
        same(&w31, &Vec::<Box<u64>>::new());
        checkpoint().await;
        [w30] = [(1 << 40).into()];
        log.note(format!("{w30:?}"));
        log.note(w31.kind());
        log.note(format!("{w31:?}"));
        let w33: char;
        if confirm("q34").await? {
            {
                if confirm("q35").await? {
                    log.val(late7);
                } else {
                    log.later((late7 % 3 == 2)).await;
                }
            }
            w33 = Default::default();
            {
                checkpoint().await;
            }
        } else {
            {
            }
            w33 = 'y';
            {
            }
        }
        log.note(w33.kind());
        log.note(format!("{w33:?}"));
        macro_rules! break_with_37 { ($l:lifetime, $v:expr) => { break $l $v } }
        let mut w38 = 0u32;
        let given = 'out39: loop {
            w38 += 1;
            if w38 > 2 { break w38; }
            for x in [1u32, 2] {
                log.val(x);
                let mut n42 = 0u32;
                for &g in &[4, 5] {
                    n42 += 1;
                    if n42 > 4 { break; }
                    {
                        log.note("e43");
                    }
                }
                let _: u32 = ask_user("q44").await.unwrap_or(3);
                if ask_user::<u32>("q40").await? > 1 {
                    break_with_37!('out39, w38 + 1);
                }
            }
        };
        log.val(given);
        if confirm("q45").await? {
            log.val(late7);
        } else {
            log.later((8 % 3 == 3)).await;
        }
        Ok(format!("{arg0:?} {g:?} {a:?} {e:?} {late7:?} "))
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
        let [mut w15, ref w16 @ ..] = [1, 1];
        log.val(size_of_val(w16));
        takes::<i8>(&w15);
        if confirm("q17").await? {
            log.note("e18");
        } else {
            log.val(arg0);
        }
        w15 = 1 << 6;
        log.note(format!("{w15:?}"));
        Ok(format!("{arg0:?} {arg1:?} {a:?} {b:?} "))
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
            let __iterator6 = "4".parse::<u32>()?;
            log.val(three(log.val(ask_user::<u32>(format!("q7 {c}")).await?), 2, 1) + __iterator6);
            if if { let mut n8 = 0u32; loop {
                    n8 += 1;
                    if n8 > 2 { break (d == arg1.clone()); }
                    let c = (2, "p".to_owned());
                    if !(__iterator6 % 3 == 0) { break d.clone().is_empty(); }
                } } {
                (__iterator6 % 3 == 0)
            } else {
                log.later((__iterator6 % 3 == 3)).await;
                (c >= c)
            } { break; }
        }
        let __value10 = (measured("text2", (arg1.clone().len() as u32)) ^ (|n: u32| (n + c) % 40)(((c + c) % 97)));
        log.val(three(log.val(h.clone().get(async { log.note("async"); (c * c % 89) }.await as usize).copied().unwrap_or(1)), 2, 1) + __value10);
        log.note("e11");
        if let (__scope12, w13) = (d, "k".to_owned()) && __scope12 < w13 && confirm(__scope12 + "?q14").await? {
            log.note(w13);
            if h.clone().contains(&*&c) {
                return Ok((Row::default().into_text(c) + &arg1.clone().replace("a", &arg1.clone())));
            }
            let __run15 = (!u32::from((3 % 3 == 0)) % 50);
            log.val(three(log.val((*&__value10 * c % 89)), 2, 1) + __run15);
        }
        Ok(format!("{arg1:?} {h:?} {__value10:?} "))
    }
}

thrice! { p142, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let a: (u32, String) = (*Box::new(b), (ask_user::<u32>("q4").await?, (ask_user::<String>("q5").await? + &(arg1.clone() + &"a b".to_owned())))).1;
        let e = Default::default();
        let _ = confirm("q7").await?;
        same(&e, &[] as &[Vec<u32>]);
        let _ = confirm("q17").await?;
        if confirm("q11").await? {
            log.val(return_by_8!("x".parse::<u32>()));
        }
        b = { let (x, y) = ask_all((ask_user::<u32>("q18").key("k1"), confirm(format!("q19 {b}")).key("k2"))).await?; x + u32::from(y) };
        let _: u32 = ask_user("q20").await.unwrap_or(3);
        checkpoint().await;
        let (mut w21, _) = (1..=90u32, 1);
        log.val(w21.is_empty());
        log.val(w21.clone().rev().last());
        log.later((b % 3 == 2)).await;
        checkpoint().await;
        log.val(w21.clone());
        log.val(w21.is_empty());
        log.val(w21.next_back());
        let _: u32 = ask_user("q23").await.unwrap_or(3);
        log.val(w21.next());
        log.val(w21.clone().collect::<Vec<_>>());
        log.val(w21.clone().rev().last());
        let _ = confirm("q24").await?;
        log.val(w21.next());
        log.note(format!("{w21:?}"));
        macro_rules! break_25 { () => { break } }
        'out27: for w26 in 0..3u32 {
            log.val(w26);
            log.val(ask_user::<u32>("q29").await?);
            for x in 0..2u32 {
                if ask_user::<u32>("q28").await? > 1 {
                    break_25!();
                }
                let _: u32 = ask_user("q30").await.unwrap_or(3);
                log.val(x);
            }
        }
        checkpoint().await;
        log.later((b % 3 == 3)).await;
        if confirm("q36").await? {
            log.later((7 % 3 == 0)).await;
        } else {
            log.later((b % 3 == 3)).await;
        }
        if ask_user::<bool>("q35").await? {
            log.val(return_by_32!("x".parse::<u32>()));
        }
        let mut n37 = 0u32;
        for (i, a) in WEIGHTS.iter().enumerate() {
            n37 += 1;
            if n37 > 4 { break; }
            let mut d = Row::default();
            if async { log.note("async"); (b % 3 == 3) }.await {
                'out40: for w39 in 0..3u32 {
                    log.val(w39);
                    if confirm("q42").await? {
                        log.later((b % 3 == 2)).await;
                    } else {
                        log.val((e.len() as u32));
                    }
                    for x in 0..2u32 {
                        if confirm("q41").await? {
                            break_38!();
                        }
                        log.val(ask_user::<u32>("q43").await?);
                        log.val(x);
                    }
                }
            }
        }
        log.val(ask_user::<u32>("q44").await?);
        Ok(format!("{arg1:?} {b:?} {a:?} {e:?} "))
    }
    outside {
        macro_rules! return_by_8 { ($e:expr) => { $e? } }
        macro_rules! return_by_32 { ($e:expr) => { $e? } }
        macro_rules! break_38 { () => { break } }
    }
}

thrice! { p143, (log) -> Result<String, ToolError>, {
        let mut a = Default::default();
        let _ = confirm("q27").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let mut g = (Row { n: measured(ask_user::<String>("q29").await?.as_str(), (a, u32::max(a, a)).1), ..Row::default() });
        let mut e: bool = confirm(format!("q30 {a}")).await?;
        macro_rules! continue_31 { () => { continue } }
        'out33: for w32 in 0..3u32 {
            log.val(w32);
            checkpoint().await;
            for x in 0..2u32 {
                if ask_user::<u32>("q34").await? > 1 {
                    continue_31!();
                }
                let _: u32 = ask_user("q36").await.unwrap_or(3);
                log.val(x);
            }
        }
        let _: u32 = ask_user("q37").await.unwrap_or(3);
        macro_rules! continue_38 { () => { continue } }
        'out40: for w39 in 0..3u32 {
            log.val(w39);
            let _: u32 = ask_user("q42").await.unwrap_or(3);
            for x in 0..2u32 {
                if ask_user::<u32>("q41").await? > 1 {
                    continue_38!();
                }
                let _ = confirm("q43").await?;
                log.val(x);
            }
        }
        let _ = confirm("q44").await?;
        if let Some(b) = log.val(Some(a)) && confirm("q45").await? && let (0..5, y) = ((({ a = g.n; a } as u8) as u32), cat(g.clone().into_text(b).trim(), (Row { s: "a b".to_owned(), n: a, ..Row::default() }).n)) {
            let w46: u32 = (y.len() as u32);
            let Some(w46) = Some((w46, "in".to_owned())) else {
                return Err(ToolError::new("never"));
            };
            let _: u32 = ask_user("q48").await.unwrap_or(3);
            let (w46, _) = &w46;
            log.val(*w46);
        } else {
            let mut a = (if e {
                    e
                } else {
                    e
                } && !e);
            let w49: u32 = 8;
            'l52: for w49 in ["x".to_owned(), w49.to_string()] {
                checkpoint().await;
                log.note(w49);
            }
            log.note(choose("q51", ["x", "y"]).await?);
            log.val(w49);
            let w53: u32 = 6;
            let count = |w53: &str| w53.len();
            log.val(count("abc"));
            let _ = confirm("q63").await?;
            log.val(w53);
        }
        Ok(format!("{a:?} {e:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(6);
        let w1: u32 = 4;
        log.note(choose("q3", ["x", "y"]).await?);
        let w1 = w1 as f32 + 0.1;
        {
            log.note(choose("q2", ["x", "y"]).await?);
        }
        let w1 = Some(w1);
        log.val(w1);
        let w1 = w1.map(|w1| w1 as u64 + (1 << 40));
        log.val(ask_user::<u32>("q4").await?);
        log.val(w1);
        macro_rules! break_block_5 { ($l:lifetime) => { break $l } }
        'out7: {
            let w6 = 1;
            log.note(choose("q9", ["x", "y"]).await?);
            if confirm("q8").await? {
                break_block_5!('out7);
            }
            log.val(w6);
        }
        if confirm("q10").await? {
            log.val(4);
        } else {
            log.note("e11");
        }
        macro_rules! break_12 { () => { break } }
        'out14: for w13 in 0..3u32 {
            log.val(w13);
            if confirm("q16").await? {
                log.val(2);
            } else {
                log.later((7 % 3 == 1)).await;
            }
            for x in 0..2u32 {
                if confirm("q15").await? {
                    break_12!();
                }
                let w17: u32 = 6;
                checkpoint().await;
                let w17 = w17 as f32 + 0.1;
                {
                    checkpoint().await;
                }
                let w17 = Some(w17);
                log.val(w17);
                let w17 = w17.map(|w17| w17 as u64 + (1 << 40));
                let _ = confirm("q20").await?;
                log.val(w17);
                let _ = confirm("q21").await?;
                log.val(x);
            }
        }
        let w22: u32 = 7;
        fn w22() -> u32 {
            7
        }
        log.val(w22);
        {
            let _: u32 = ask_user("q23").await.unwrap_or(3);
            fn w22() -> u32 {
                8
            }
            log.val(w22());
        }
        if confirm("q24").await? {
            log.later((5 % 3 == 0)).await;
        } else {
            log.val(0);
        }
        log.val(w22);
        let _ = confirm("q25").await?;
        Ok(1)
    }
}

thrice! { p144, (log, arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b: u32 = u32::from(ask_user::<u8>("q11").await?);
        let mut h: (u32, String) = ((!ask_user::<u32>("q13").await? % 50), arg1.clone());
        let mut d = cat(format!("{arg0:?}{:?}", h).trim(), log.val((match ask_user::<u32>(format!("q14 {arg0}")).await { Ok(n) => n, Err(_) => b })));
        let w15: Vec<String> = vec!["t".to_owned()];
        if let Some(w16) = w15.first() && confirm(w16.as_str()).await? {
            let mut w18 = vec![arg0, 2, 5];
            let mut turns = 0u32;
            while let Some(w19) = w18.pop() && turns < 3 && confirm("q20").await? {
                turns += 1;
                log.val(w19);
            }
            log.val(ask_user::<u32>("q39").await?);
            log.val(w18);
        }
        if confirm("q40").await? {
            log.val(arg0);
        } else {
            log.val(b);
        }
        let mut w41 = vec![arg0, 2, 5];
        let mut turns = 0u32;
        while let Some(w42) = w41.pop() && turns < 3 && confirm("q43").await? {
            turns += 1;
            log.val(w42);
        }
        if confirm("q44").await? {
            log.later((b % 3 == 1)).await;
        } else {
            log.val(b);
        }
        log.val(w41);
        fn f45(n: u32) -> u32 { n + 1 }
        log.val(f45(b));
        let w46: Vec<String> = vec![d.clone()];
        if let Some(w47) = w46.first().map(String::as_str) && confirm("q48").await? {
            log.note(w47);
        } else {
        }
        if confirm("q49").await? {
            log.note("e50");
        } else {
            log.later((arg0 % 3 == 1)).await;
        }
        let b = (Row { v: vec![7, b, 3], n: "3".parse::<u32>()?, s: ask_user::<String>(format!("q53 {b}")).await? });
        if !(arg0 % 3 == 1) {
        } else {
        }
        let mut open57: Vec<u32> = [vec![7, 6, 3].into_iter().map(|n| n + h.0).collect::<Vec<u32>>(), Vec::from([ask_user::<u32>(format!("q56 {arg0}")).await?, three(arg0, arg0, arg0)])].concat();
        let mut n54 = 0u32;
        while let Some(h) = open57.pop() && n54 < 4 {
            n54 += 1;
            let a = Shape::Size(h);
        }
        Ok(format!("{arg0:?} {arg1:?} {h:?} {d:?} {b:?} "))
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
        let w3 = arg0;
        if let Some(w4) = Some(w3) && confirm(format!("q5 {w4}")).await? {
            log.note(w4);
            let w6 = arg1.clone();
            if let Some(w7) = Some(w6) && confirm(format!("q8 {w7}")).await? {
                log.note(w7);
            } else {
            }
        }
        if confirm("q9").await? {
            log.later((4 % 3 == 0)).await;
        } else {
            log.note("e10");
        }
        Ok(measured("a b".to_owned().as_str(), 4))
    }
}

thrice! { p145, (log, arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        let _ = confirm(format!("q16 {h}")).await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let mut a: Vec<u32> = Vec::from([{ let mut n17 = 0u32; loop {
                        n17 += 1;
                        if n17 > 2 { break (arg1.len() as u32); }
                        let e = (3 % 3 == 1);
                        if ((e || e) && !e) { break u32::abs_diff(measured("text0", h), {
                                    m19!(w20, h);
                                    let _ = confirm("q22").await?;
                                    w20 += 1;
                                    log.val(w20);
                                    h
                            }); }
                    } }, (Row { s: (|| { let inner = |n: u32| n + h; log.val(inner(2)); arg0.clone() })(), n: (if ((h % 3 == 0) || (h % 3 == 0)) {
                                return Ok(Row::default().into_text(h));
                            } else {
                                measured(arg0.clone().as_str(), h)
                        }), ..Row::default() }).n]);
        let mut h = arg0.clone().replace("a", &if (h % 3 == 0) {
                let mut n23 = 0u32;
                'l24: for &d in a.iter() {
                    n23 += 1;
                    if n23 > 4 { break; }
                    let mut w26 = vec![Default::default()];
                    'l27: while let Some(mut w25) = w26.pop() {
                        same(&w25, &Vec::<Box<u64>>::new());
                        log.val(ask_user::<u32>("q28").await?);
                        w25 = (1 << 40).into();
                        log.val(size_of_val(&w25));
                        log.note(format!("{w25:?}"));
                    }
                }
                (h, arg0.clone()).1
            } else {
                String::new().replace("a", &arg0.clone())
        }).is_empty();
        Ok(format!("{arg0:?} {h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        {
            let w2 = 8;
            let _ = confirm("q4").await?;
            log.val(m1!(w2));
        }
        Ok(async { log.note("async"); 1 }.await)
    }
    outside {
        macro_rules! m1 { ($a:expr) => {{ let w2 = 100u32; $a + w2 }} }
        macro_rules! m19 { ($n:ident, $v:expr) => { let mut $n = $v; } }
    }
}

thrice! { p146, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let d = "11".parse()?;
        same(&d, &[] as &[u32]);
        let e = ('b3: {
                if (d % 3 == 1) { break 'b3 ((b % 3 == 3) || !(b != d)); }
                let mut n4 = 0u32;
                for g in (0..2u32).rev() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    {
                        type Number = u64;
                        let mut w6: Number = 1;
                        {
                            struct T(u32);
                            let w8 = T(g);
                            log.val(w8.0);
                            let Some(mut d) = Some(b) else {
                                log.later((g % 3 == 1)).await;
                                break;
                            };
                            checkpoint().await;
                            log.val(T(1).0);
                        }
                        {
                            struct T { s: u64 }
                            let _ = confirm("q10").await?;
                            log.val(T { s: 1 << 40 }.s);
                        }
                        let _: u32 = ask_user("q11").await.unwrap_or(3);
                        let _ = confirm("q12").await?;
                        w6 = 3;
                        log.val(w6 << 40);
                    }
                    {
                        type Number = f32;
                        let w6: Number = 16777217.0;
                        log.val(ask_user::<u32>("q13").await?);
                        log.val(w6);
                    }
                    let _ = confirm("q14").await?;
                }
                (((match None::<u32> {
                                Some(x) => (d % 3 == 3),
                                None => {
                                    break 'b3 (arg0 % 3 == 0);
                                }
                        }) && ((d % 3 == 1) && (arg0 % 3 == 2))) && (arg0 % 3 == 0))
        });
        {
            use std::cmp::max as item15;
            log.val(item15(1, arg0));
            if confirm("q17").await? {
                log.note("e18");
            } else {
                log.val(b);
            }
            log.val(item15(1, 3u32));
        }
        {
            use std::cmp::min as item15;
            checkpoint().await;
            log.val(item15(1, 2u32));
        }
        log.val(ask_user::<u32>("q20").await?);
        log.val(b);
        Ok(format!("{arg0:?} {b:?} "))
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
            let __iterator4 = 0;
            log.val(three(log.val([(|n: u32| (n + 4) % 40)(7), u32::max(8, 6)][u32::min(async { log.note("async"); 8 }.await % 2, 1) as usize]), 2, 1) + __iterator4);
        }
        let __local5 = *Box::new(u32::max(*&4, Row::default().sum(1, 2)));
        log.val(three(log.val(([measured(String::new().as_str(), 4), 4][u32::min(u32::from(h) % 2, 1) as usize] * "5".parse::<u32>()? % 89)), 2, 1) + __local5);
        let __local6 = __local5;
        log.val(three(log.val(*Box::new(u32::abs_diff(measured("text1", __local5), __local5))), 2, 1) + __local6);
        let w7 = {
            async { log.note("async"); __local6 }.await
        };
        log.val(three(log.val(__local6), 2, 1) + w7);
        if (([__local5, __local5][u32::min(__local6 % 2, 1) as usize] ^ (Row { s: cat("s", w7), n: w7, ..Row::default() }).n) != (match Option::<u32>::or(Some(__local5), Some(__local5)) {
                    Some(x) => x,
                    None => {
                        return Ok(Row::default().into_text(__local5));
                    }
        })) {
            log.later(h).await;
            let w8 = (((__local6 % (__local6 + 1)) as u8) as u32);
            log.val(three(log.val(((__local5 ^ __local5) * (Row { s: cat("s", __local6), n: w7, ..Row::default() }).n % 89)), 2, 1) + w8);
        } else {
        }
        Ok(format!("{h:?} {__local5:?} {__local6:?} {w7:?} "))
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
                if let Some(mut w8) = Some(1) {
                    takes::<isize>(&w8);
                    if confirm("q10").await? {
                        log.val(g);
                    } else {
                        log.val(g);
                    }
                    w8 = 3; w8 <<= 33;
                    log.note(format!("{w8:?}"));
                }
                'b11: {
                    let mut n12 = 0u32;
                    'l13: while n12 < 3 && (8 % 3 == 3) {
                        n12 += 1;
                        let (mut w14, mut w15) = (300, BTreeMap::new());
                        takes::<usize>(&w14);
                        takes::<BTreeMap<u64, f32>>(&w15);
                        log.later((b % 3 == 3)).await;
                        if confirm("q16").await? {
                            log.val(a);
                        } else {
                            log.note("e17");
                        }
                        (w14, w15) = (!0, [(2, 0.5)].into_iter().collect());
                        log.note(format!("{w14:?}"));
                        log.note(format!("{w15:?}"));
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
            {
                fn three(a: u32, _: u32, _: u32) -> u32 { a }
                if (h % 3 == 3) {
                    if (h % 3 == 0) {
                        return Ok(d.1.clone());
                    }
                    {
                        const STEP: u32 = 2;
                        fn item14(n: u32) -> u32 { n + STEP }
                        let _ = confirm("q16").await?;
                        log.val(item14(1));
                    }
                    {
                        const STEP: u32 = 5;
                        fn item14(n: u32) -> u32 { n + STEP }
                        if confirm("q17").await? {
                            log.note("e18");
                        } else {
                            log.later((h % 3 == 2)).await;
                        }
                        log.val(item14(1));
                    }
                    let _ = confirm("q19").await?;
                } else if !(h % 3 == 2) {
                }
                if confirm("q20").await? {
                    log.note("e21");
                } else {
                    log.val(h);
                }
                log.val(three(1, 2, 3));
            }
            let _ = confirm("q23").await?;
            log.val(three(1, 2, 3));
            late10 = Vec::from([h, Row::default().sum(h, (g.len() as u32))]).into_iter().map(|n| n + h).collect::<Vec<u32>>();
            if let Ok(w24) = ask_user::<u32>("q26").await && w24 > 0 && let w25 = w24 * 2 && confirm(format!("q26b{w25}")).await? {
                log.val(w25);
            } else if let Some(w25) = Some(h) && confirm("q26c").await? {
                log.val(w25);
            }
            log.val(ask_user::<u32>("q27").await?);
        } else {
            match (g.len() as u32) {
                0 => {
                }
                x @ 1..=2 => {
                }
                x if h != 4 => {
                }
                _ => {
                }
            }
            late10 = Vec::from([((h as u8) as u32), h]);
            #[cfg(all())]
            log.note("e28");
            #[cfg(any())]
            log.note("never");
        }
        Ok(format!("{g:?} {d:?} {late10:?} "))
    }
}

thrice! { p150, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a: u32 = ask_user::<u32>("q1").await?;
        let d: u32 = a;
        let e: (u32, String) = (a, "p".to_owned());
        let late3: String;
        let mut w4 = 0..2usize;
        while let Some(x) = w4.next() {
            log.val(x);
            log.val(ask_user::<u32>("q6").await?);
            if ask_user::<u32>("q5").await? > 1 { break; }
        }
        log.val(w4.next());
        late3 = choose("q7", ["x", "y", "z"]).await?;
        a += ((d + ask_user::<u32>("q8").await?) % 97);
        a %= 60;
        let e = Default::default();
        let _ = confirm("q10").await.unwrap_or(false);
        same(&e, &[] as &[String]);
        let mut g: Option<u32> = Some((u32::abs_diff(d, a) * u32::from(ask_user::<u8>(format!("q11 {d}")).await?) % 89));
        let mut n12 = 0u32;
        'l13: for g in 1.. {
            n12 += 1;
            if n12 > 4 { break; }
            {
                let more = a;
                let mut add = |n: u32| { a = (a + n) % 60; a };
                add(more);
                log.val(add(1));
            }
        }
        let mut w14 = 'a'..='z';
        log.val(w14.next());
        log.val(w14.by_ref().take(2).count());
        for x in w14.clone() { log.val(x); }
        log.note(choose("q15", ["x", "y"]).await?);
        log.val(w14.next_back());
        if confirm("q16").await? {
            log.later((5 % 3 == 2)).await;
        } else {
            log.note("e17");
        }
        log.val(w14.size_hint());
        for x in w14.clone() { log.val(x); }
        log.note(choose("q18", ["x", "y"]).await?);
        for x in w14 {
            log.val(x);
            log.val(ask_user::<u32>("q19").await?);
        }
        if (arg0.clone().contains(&Row::default().sum(d, a)) && !((a % 3 == 2) && (a % 3 == 0))) {
            let late20: u32;
            let mut d: Option<u32> = (|| { let inner = |n: u32| n + a; log.val(inner(2)); g })();
            late20 = (|n: u32| (n + a) % 40)(((a as u8) as u32));
            let (mut w21, _) = (1..=80u8, 1);
            log.val(w21.is_empty());
            checkpoint().await;
            log.val(w21.clone().rev().last());
            let _ = confirm("q23").await?;
            log.val(w21.next());
            log.note(format!("{w21:?}"));
        }
        Ok(format!("{a:?} {d:?} {e:?} {g:?} "))
    }
}

thrice! { p151, (log, #[cfg_attr(all(), cfg(any()))] off0: Nothing = nothing, #[cfg_attr(all(), allow(unused_variables))] arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        let _ = confirm(format!("q2 {a}")).await?;
        same(&a, &[] as &[u32]);
        let a: Option<u32> = (|| { let inner = |n: u32| n + arg0; log.val(inner(2)); Some(a) })();
        let d = ((arg0 % 3 == 3) && (5 % 3 == 2));
        let mut n3 = 0u32;
        for _ in 1..4u64 {
            n3 += 1;
            if n3 > 4 { break; }
            if Vec::from([arg0, arg0]).contains(&arg0) {
                log.later(d).await;
            } else if d {
                log.val((!arg0 % 50));
                #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
                struct Local {
                    #[cfg(not(any()))] #[cfg(all())]
                    n: u32,
                    #[cfg(all())] #[cfg(any())]
                    m: Nothing,
                }
                let w4 = Local { #[cfg(not(any()))] #[cfg(all())] n: 3, #[cfg(all())] #[cfg(any())] m: 1 };
                log.val(arg0);
                checkpoint().await;
                log.val(w4.n);
            }
        }
        Ok(format!("{a:?} {d:?} "))
    }
}

thrice! { p152, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q1 {arg0}")).key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let h: Shape = (Shape::Named { s: choose("q4", ["x", "y", "z"]).await?, n: "2".parse::<u32>()? });
        let mut e = ask_user::<String>("q5").await?;
        let mut a: Option<u32> = ask_user::<u32>("q6").await.ok();
        {
            if let Some(n) = &mut a { *n = (*n + 1) % 50; }
        }
        {
            log.val(a.insert(5));
        }
        log.val(ask_user::<u32>("q7").await?);
        log.note(format!("{a:?}"));
        if matches!(h, Shape::Dot | Shape::Size(1..)) {
            let mut n8 = 0u32;
            loop {
                n8 += 1;
                if n8 > 3 { break; }
                {
                    log.val(a.take());
                }
                log.val(ask_user::<u32>("q9").await?);
                log.note(format!("{a:?}"));
                if ((c % 3 == 3) || { let (x, y) = ask_each((ask_user::<u32>(format!("q10 {c}")).key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? }) { break; }
            }
        }
        log.note("e12");
        {
            e.extend(['u', 'v']);
        }
        log.val(ask_user::<u32>("q13").await?);
        log.note(format!("{e:?}"));
        let mut open15: Vec<u32> = vec![c];
        let mut n14 = 0u32;
        'l16: while let Some(e) = open15.pop() && n14 < 4 && (c % 3 == 3) {
            n14 += 1;
            log.val(arg0);
        }
        Ok(format!("{arg0:?} {c:?} {h:?} {a:?} "))
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
        {
            fn three(a: u32, _: u32, _: u32) -> u32 { a }
            checkpoint().await;
            log.val(three(1, 2, 3));
        }
        if confirm("q10").await? {
            log.val(arg1);
        } else {
            log.val(arg1);
        }
        log.val(three(1, 2, 3));
        fn item11(n: u32) -> u32 { if n == 0 { 0 } else { n + item11(n - 1) } }
        let w12 = item11(3);
        let _: u32 = ask_user("q15").await.unwrap_or(3);
        log.val(w12 + item11(2));
        let mut h: bool = confirm("q16").await.unwrap_or(false);
        let e: Row = Row::default();
        const ITEM17: u32 = 1;
        {
            const ITEM17: u64 = 1 << 40;
            checkpoint().await;
            log.val(ITEM17);
        }
        {
            log.note(choose("q20", ["x", "y"]).await?);
        }
        log.val(ITEM17);
        let mut n21 = 0u32;
        'l22: loop {
            n21 += 1;
            if n21 > 3 { break; }
            if (if cat(arg0.clone().trim(), arg1).is_empty() {
                    break;
                } else {
                    h
            }) { break; }
        }
        match arg1 {
            ..2 => {
                let e = (Row { v: vec![arg1], n: u32::from(ask_user::<u8>("q24").await?), s: ask_user::<String>("q25").await? });
            }
            x if x % 2 == 0 => {
            }
            2.. => {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} {h:?} {e:?} "))
    }
}

thrice! { p155, (log, mut arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let g = arg1;
        let h: Option<u32> = ask_user::<u32>(format!("q1 {arg0}")).await.ok();
        let mut d: Option<u32> = h;
        let w3 = arg1;
        let Spot { x: mut w5, y: ref w6 } = Spot { x: 'c'.into(), y: 3u8 };
        log.val(size_of_val(w6));
        let _: &String = &w5;
        let _: u32 = ask_user("q7").await.unwrap_or(3);
        w5 = 'z'.into();
        log.val(size_of_val(&w5));
        log.note(format!("{w5:?}"));
        if confirm("q8").await? {
            log.val(arg1);
        } else {
            log.note("e9");
        }
        log.val(m2!(w3));
        {
            macro_rules! m10 { ($c:expr, $b:block) => { if $c $b } }
            let mut w11 = g;
            if confirm("q13").await? {
                log.later((g % 3 == 2)).await;
            } else {
                log.val(g);
            }
            m10!(w11 > 1, { w11 = 3; log.note("in"); });
            {
                log.val(ask_user::<u32>("q12").await?);
            }
            log.val(w11);
            log.later((arg0 % 3 == 2)).await;
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {d:?} "))
    }
    outside {
        macro_rules! m2 { ($a:expr) => {{ let w3 = 100u32; $a + w3 }} }
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
                let mut w9 = 300;
                takes::<u16>(&w9);
                let w8;
                if ask_user::<bool>("q10").await? {
                    {
                        log.note("e11");
                        log.note(choose("q12", ["x", "y"]).await?);
                    }
                    w8 = 300;
                    {
                        let w13: u64;
                        loop {
                            {
                                let _: u32 = ask_user("q14").await.unwrap_or(3);
                            }
                            w13 = 1 << 40;
                            {
                                checkpoint().await;
                            }
                            break;
                        }
                        log.val(ask_user::<u32>("q16").await?);
                        log.note(w13.kind());
                        log.note(format!("{w13:?}"));
                        let _: u32 = ask_user("q17").await.unwrap_or(3);
                    }
                } else {
                    {
                        if confirm("q18").await? {
                            log.val(g);
                        } else {
                            log.later((1 % 3 == 1)).await;
                        }
                    }
                    w8 = !0;
                    {
                    }
                }
                same(&w9, std::slice::from_ref(&w8));
                w9 = w8.clone();
                log.val(&w9);
                log.val(size_of_val(&w8));
                log.note(format!("{w8:?}"));
            }
        }
        Ok(format!(""))
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
                {
                    type Number = u64;
                    let mut w11: Number = 1;
                    const ITEM12: u32 = 1;
                    {
                        const ITEM12: u64 = 1 << 40;
                        log.note(choose("q14", ["x", "y"]).await?);
                        log.val(ITEM12);
                    }
                    {
                        let w16 = arg1;
                        {
                            fn item15(n: u32) -> u32 { n + 1 }
                            let _: u32 = ask_user("q17").await.unwrap_or(3);
                            log.val(item15(w16));
                        }
                        {
                            fn item15(n: u32) -> String { format!("<{n}>") }
                            let _ = confirm("q18").await?;
                            log.note(item15(2));
                        }
                        log.note(choose("q19", ["x", "y"]).await?);
                    }
                    log.val(ITEM12);
                    checkpoint().await;
                    w11 = 3;
                    log.val(w11 << 40);
                }
                {
                    type Number = f32;
                    let w11: Number = 16777217.0;
                    log.val(ask_user::<u32>("q22").await?);
                    log.val(w11);
                }
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        Ok(format!("{arg0:?} {e:?} "))
    }
}

thrice! { p158, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let h = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {arg1}")).key("k1"), confirm(format!("q4 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let c = ask_user::<String>("q5").await?;
        let mut d: Vec<u32> = Vec::from([(measured(c.as_str(), arg0) * u32::max(u32::max(h, h), (h * h % 89)) % 89), (((*&h as u8) as u32) ^ 3)]);
        let mut w6 = vec![1.5];
        log.val::<&Vec<f32>>(&w6);
        let _ = confirm("q7").await?;
        w6 = Default::default();
        log.note(w6.kind());
        log.note(format!("{w6:?}"));
        if confirm("q8").await? {
            log.note("e9");
        } else {
            log.val(arg1);
        }
        w6 = [0.1, 0.2].map(|n| n + 16777216.0).into();
        log.note(w6.kind());
        log.note(format!("{w6:?}"));
        let mut w10 = -3;
        log.val::<&i8>(&w10);
        log.val(ask_user::<u32>("q11").await?);
        w10 = 127; w10 = w10.checked_add(1).unwrap_or(0);
        log.note(format!("{w10:?}"));
        checkpoint().await;
        w10 = 100; w10 = w10.wrapping_add(100);
        log.note(w10.kind());
        log.note(format!("{w10:?}"));
        let e: Option<u32> = Option::<u32>::or(Option::<u32>::or(d.clone().iter().max().copied(), d.clone().iter().max().copied()), Option::<u32>::map(Option::<u32>::map(Some(h), |n: u32| (n + arg0) % 50), |n: u32| (n + arg0) % 50));
        log.note("e13");
        log.val(h);
        log.val(arg0);
        let mut d = (measured((|| { let inner = |n: u32| n + h; log.val(inner(2)); cat("s", h) })().as_str(), (Row { s: String::new(), n: arg0, ..Row::default() }).n), (cat("s", arg1) + &cat("s", arg1)));
        let Some(r14) = &e else {
            return Ok((match Option::<u32>::map(Option::<u32>::or(e, e), |n: u32| (n + arg0) % 50) {
                        Some(x) => cat("s", arg1),
                        None => {
                            return Ok(String::new());
                        }
            }));
        };
        let mut w15 = None;
        let _: &Option<f32> = &w15;
        let _ = confirm("q16").await?;
        w15 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
        log.note(w15.kind());
        log.note(format!("{w15:?}"));
        checkpoint().await;
        w15 = None;
        log.note(w15.kind());
        log.note(format!("{w15:?}"));
        Ok(format!("{h:?} {e:?} {d:?} {r14:?} "))
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
        let mut w9 = None;
        let _ = confirm("q10").await?;
        let _: &Option<String> = &w9;
        let mut open12: Vec<u32> = (0..u32::from(g) % 4).collect::<Vec<u32>>();
        let mut n11 = 0u32;
        while let Some(e) = open12.pop() && n11 < 4 && {
            (g && (b % 3 == 0))
        } {
            n11 += 1;
            fn f13(n: u32) -> u32 { n + 1 }
            log.val(f13(Row::default().sum((arg0.len() as u32), b)));
            let mut w14 = 1;
            takes::<usize>(&w14);
            log.val(ask_user::<u32>("q15").await?);
            w14 = 1 << 40;
            log.note(w14.kind());
            log.note(format!("{w14:?}"));
            let Some(b) = Option::<u32>::or(match Some(b) {
                    Some(x @ ..4) if x != 4 => {
                        None::<u32>
                    }
                    x @ Some(_) => {
                        x
                    }
                    None => {
                        let mut w16 = 'x'.into();
                        let _: &char = &w16;
                        let _ = confirm("q17").await?;
                        w16 = w16.to_ascii_uppercase();
                        log.val(size_of_val(&w16));
                        log.note(format!("{w16:?}"));
                        None::<u32>
                    }
                    _ => {
                        None::<u32>
                    }
                }, None) else {
                break;
            };
        }
        let _ = confirm("q18").await?;
        w9 = Some("x".into());
        log.val(size_of_val(&w9));
        log.note(format!("{w9:?}"));
        let mut n19 = 0u32;
        for a in (0..2u32).rev() {
            n19 += 1;
            if n19 > 4 { break; }
            let late20: Shape;
            if vec![7, b, 3].contains(&b) {
                let a: Vec<u32> = vec![7, a, 3];
                late20 = Shape::Size(b);
                let [c, t23]: [u32; 2] = [b, b];
            } else {
                let mut w24 = 1;
                takes::<isize>(&w24);
                let mut w25: Option<Box<dyn Fn(u32) -> u32 + Send + Sync>> = Some(Box::new(|n| n + 4));
                log.val(w25.as_ref().map(|f| f(5)));
                let _: u32 = ask_user("q26").await.unwrap_or(3);
                w25 = Some(Box::new(|n| n + 4));
                log.val(w25.as_ref().map(|f| f(5)));
                checkpoint().await;
                w25 = None;
                log.val(w25.as_ref().map(|f| f(5)));
                let _ = confirm("q28").await?;
                w24 = 3; w24 <<= 33;
                log.note(format!("{w24:?}"));
                if confirm("q29").await? {
                    log.later(g).await;
                } else {
                    log.val(a);
                }
                w24 = 3; w24 <<= 33;
                log.note(w24.kind());
                log.note(format!("{w24:?}"));
                late20 = Shape::Dot;
                let mut w30 = 1;
                let _: &i16 = &w30;
                if confirm("q31").await? {
                    log.later(g).await;
                } else {
                    log.later(g).await;
                }
                w30 = w30.rotate_left(9);
                log.val(size_of_val(&w30));
                log.note(format!("{w30:?}"));
            }
        }
        log.val(ask_user::<u32>("q32").await?);
        w9.get_or_insert_with(Default::default).push('x');
        log.val(size_of_val(&w9));
        log.note(format!("{w9:?}"));
        let mut w33: Option<Box<dyn Fn(u32) -> u32 + Send + Sync>> = None;
        log.val(w33.as_ref().map(|f| f(5)));
        let _: u32 = ask_user("q34").await.unwrap_or(3);
        w33 = Some(Box::new(|n| n + 4));
        log.val(w33.as_ref().map(|f| f(5)));
        let mut w35 = -300;
        let _: &i64 = &w35;
        if confirm("q36").await? {
            log.note("e37");
        } else {
            log.val(b);
        }
        w35 = 3; w35 = w35 << 31;
        log.note(format!("{w35:?}"));
        log.val(ask_user::<u32>("q38").await?);
        w35 = 3; w35 = w35 << 31;
        log.val(size_of_val(&w35));
        log.note(format!("{w35:?}"));
        log.val(b);
        let h = (Row { v: Vec::<u32>::new(), n: measured(cat(arg0.clone(), b).as_str(), b), s: arg0.clone() });
        Ok(format!("{arg0:?} {h:?} "))
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
                let w6: u32 = c.0;
                {
                    let w6;
                    if confirm("q17").await? {
                        w6 = "late".to_owned();
                    } else {
                        w6 = String::new();
                    }
                    let mut n7 = 0u32;
                    loop {
                        n7 += 1;
                        if n7 > 3 { break; }
                        let w8: u32 = c.0;
                        {
                            let w8;
                            if ask_user::<u32>("q11").await? > 1 {
                                w8 = "late".to_owned();
                            } else {
                                w8 = String::new();
                            }
                            checkpoint().await;
                            log.note(w8);
                        }
                        let _ = confirm("q10").await?;
                        log.val(w8);
                        let w12: u32 = 6;
                        match Some("inner") {
                            Some(w12) => {
                                let _ = confirm("q13").await?;
                                log.note(w12);
                            }
                            None => {}
                        }
                        if confirm("q14").await? {
                            log.later((2 % 3 == 3)).await;
                        } else {
                            log.later((8 % 3 == 0)).await;
                        }
                        log.val(w12);
                        if (1 % 3 == 3) { break; }
                    }
                    let _ = confirm("q15").await?;
                    log.note(w6);
                }
                let _ = confirm("q16").await?;
                log.val(w6);
                (5 >= 7)
        }) {
            let w18: u32 = 4;
            {
                let w18 = w18 + 1;
                let w18 = format!("<{w18}>");
                let w19: u32 = 8;
                let w19 = {
                    checkpoint().await;
                    let w19 = w19 + 1;
                    w19 * 2
                };
                log.note(choose("q21", ["x", "y"]).await?);
                log.val(w19);
                let _ = confirm("q22").await?;
                log.note(w18.clone());
            }
            log.note(choose("q23", ["x", "y"]).await?);
            log.val(w18);
        } else {
            let mut n24 = 0u32;
            while n24 < 3 && (!(6 % 3 == 0) && ((4 % 3 == 1) || (5 % 3 == 0))) {
                n24 += 1;
                log.val(7);
            }
            match ('b25: {
                    if ((1 % 3 == 3) && (0 % 3 == 3)) { break 'b25 2; }
                    let w26: u32 = 7;
                    {
                        let confirm = w26;
                        let ask_user = confirm + 1;
                        log.val(ask_user);
                    }
                    checkpoint().await;
                    log.val(w26);
                    measured(String::new().as_str(), 4)
            }) {
                ..2 => {
                }
                x if x % 2 == 0 => {
                }
                2.. => {
                }
            }
        }
        Ok(format!("{c:?} "))
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
                        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
                        enum ITEM10 { ITEM10A, ITEM10B(u32) }
                        use ITEM10::*;
                        let mut w11 = ITEM10B(c);
                        {
                            type Number = u64;
                            let mut w15: Number = 1;
                            log.note("e16");
                            log.note(choose("q17", ["x", "y"]).await?);
                            w15 = 3;
                            log.val(w15 << 40);
                        }
                        {
                            type Number = f32;
                            let w15: Number = 16777217.0;
                            log.note(choose("q18", ["x", "y"]).await?);
                            log.val(w15);
                        }
                        let _: u32 = ask_user("q19").await.unwrap_or(3);
                        let _: u32 = ask_user("q20").await.unwrap_or(3);
                        if w11 != ITEM10A { log.val(w11.clone()); }
                        w11 = ITEM10A;
                        {
                            log.val(ask_user::<u32>("q12").await?);
                        }
                        log.val(w11);
                    } else {
                        let mut w21 = 2..=60u32;
                        log.val(w21.size_hint());
                        if confirm("q22").await? {
                            log.val(h);
                        } else {
                            log.note("e23");
                        }
                        log.val(w21.clone().collect::<Vec<_>>());
                        let mut n24 = 0u32;
                        for d in [a.clone(), a.clone()] {
                            n24 += 1;
                            if n24 > 4 { break; }
                            log.val(h);
                        }
                        let _ = confirm("q25").await?;
                        log.val(w21.next());
                        log.note(format!("{w21:?}"));
                        late8 = Shape::Size(6);
                        log.val(h);
                    }
                    let r26 = a.split(' ').next().unwrap_or("");
                }
                let w28 = c;
                {
                    fn item27(n: u32) -> u32 { n + 1 }
                    log.val(ask_user::<u32>("q29").await?);
                    log.val(item27(w28));
                }
                {
                    fn item27(n: u32) -> String { format!("<{n}>") }
                    let _: u32 = ask_user("q30").await.unwrap_or(3);
                    log.note(item27(2));
                }
                log.val(ask_user::<u32>("q31").await?);
            }
            x if log.val(c) > 4 => {
                _ = { let (x, y) = ask_all((ask_user::<u32>("q32").key("k1"), confirm("q33").key("k2"))).await?; x + u32::from(y) };
                fn item34(n: u32) -> u32 { if n == 0 { 0 } else { n + item34(n - 1) } }
                let w35 = item34(3);
                log.val(w35 + item34(2));
            }
            2.. => {
            }
        }
        Ok(format!("{c:?} {a:?} {d:?} "))
    }
}

thrice! { p164, (log) -> Result<String, ToolError>, {
        let mut e = 3;
        let mut e = "11".parse()?;
        let _ = confirm(format!("q1 {e}")).await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let d = (Shape::Named { s: choose("q4", ["x", "y", "z"]).await?, n: (((*&e + e) % 97) ^ ask_user::<u32>("q5").await?) });
        let mut g = Shape::Size(e);
        let mut w6 = vec![4, e, 1, 6];
        checkpoint().await;
        for x in w6.drain(..) {
            log.val(x);
            log.val(ask_user::<u32>("q7").await?);
        }
        let w9 = vec![4, e, 1, 6];
        let mut h: Option<u32> = [Vec::<u32>::new(), Vec::<u32>::new()].concat().iter().max().copied();
        let _: u32 = ask_user("q12").await.unwrap_or(3);
        'l10: for x in w9.clone() {
            log.val(x);
            log.note(choose("q11", ["x", "y"]).await?);
        }
        log.note(format!("{w9:?}"));
        let w13 = vec![4, e, 1, 6];
        checkpoint().await;
        'l14: for x in &w13[1..] {
            log.val(*x);
            let _: u32 = ask_user("q15").await.unwrap_or(3);
        }
        log.note(format!("{w13:?}"));
        let w17 = vec![4, h.unwrap_or(3), 1, 6];
        let mut open20: Vec<u32> = Vec::from([u32::from((e % 3 == 1)), e]);
        let mut n19 = 0u32;
        while let Some(h) = open20.pop() && n19 < 4 {
            n19 += 1;
            let (mut h, t21): (u32, String) = (e, "a b".to_owned());
            let mut w22 = vec![4, h, 1, 6];
            log.note(choose("q24", ["x", "y"]).await?);
            for x in w22.drain(..2).rev() {
                let _ = confirm("q23").await?;
                log.val(x);
            }
        }
        let _ = confirm("q25").await?;
        for x in w17.chunks(2) {
            log.val(x.len());
            log.val(ask_user::<u32>("q18").await?);
        }
        log.note(format!("{w17:?}"));
        Ok(format!("{g:?} {h:?} "))
    }
}

thrice! { p166, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q21").await.unwrap_or(measured(String::new().as_str(), arg0));
        let mut h: Row = Row::default();
        let g = (measured((ask_user::<String>("q23").await? + &ask_user::<String>(format!("q24 {e}")).await?).as_str(), arg0), String::new());
        let mut n25 = 0u32;
        for c in (0..2u32).rev() {
            n25 += 1;
            if n25 > 4 { break; }
            let w26: u32 = e;
            let mut stack = vec!["p", "q"];
            while let Some(w26) = stack.pop() {
                let _ = confirm("q27").await?;
                let w26 = w26.len();
                log.val(w26);
            }
            checkpoint().await;
            log.val(w26);
            let w29 = vec![4, arg0, 1, 6];
            let late31: Vec<u32>;
            match c {
                ..2 => { late31 = Vec::from([e, c]); }
                x if arg0 != 0 => { late31 = (0..c % 4).collect::<Vec<u32>>(); }
                2.. => { late31 = vec![c]; }
            }
            let _ = confirm("q34").await?;
            for x in w29.windows(2) {
                let _ = confirm("q30").await?;
                log.val(x[0] + x[1]);
            }
            log.note(format!("{w29:?}"));
            log.val(c);
        }
        let w36 = "a b cb d".to_owned();
        checkpoint().await;
        for x in w36.lines() {
            if confirm("q37").await? {
                log.note("e38");
            } else {
                log.later((7 % 3 == 3)).await;
            }
            log.val(x);
        }
        log.note(format!("{w36:?}"));
        log.note("e40");
        let w41: u32 = e;
        if let Some(w41) = w41.checked_sub(1) {
            let w41 = 1.5f32 * w41 as f32;
            let d: bool = confirm(format!("q42 {arg0}")).await.unwrap_or(false);
            checkpoint().await;
            log.val(w41);
        } else {
            log.val(w41);
        }
        log.note(choose("q44", ["x", "y"]).await?);
        log.val(w41);
        let w45: u32 = g.0;
        {
            let w45 = w45 + 1;
            let w45 = format!("<{w45}>");
            log.val(ask_user::<u32>("q46").await?);
            log.note(w45.clone());
        }
        if confirm("q47").await? {
            log.note("e48");
        } else {
            log.note("e49");
        }
        log.val(w45);
        log.later((e % 3 == 0)).await;
        Ok(format!("{arg0:?} {h:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut n4 = 0u32;
        for b in Vec::from([u32::from(ask_user::<u8>(format!("q2 {arg0}")).await?), ask_user::<u32>("q3").await?]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n4 += 1;
            if n4 > 4 { break; }
            let w5 = vec![4, arg0, 1, 6];
            if confirm("q8").await? {
                log.note("e9");
            } else {
                log.val(arg0);
            }
            'l6: for x in &w5.iter().map(|x| x + 1).collect::<Vec<u32>>() {
                let _: u32 = ask_user("q7").await.unwrap_or(3);
                log.val(*x);
            }
            let w10 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
            let _ = confirm("q12").await?;
            for (k, _) in w10.range(2..).map(|(k, v)| (*k, v.len())) {
                log.val(k);
                log.note(choose("q11", ["x", "y"]).await?);
            }
        }
        let w13: u32 = arg0;
        let w13 = {
            if confirm("q14").await? {
                log.later((arg0 % 3 == 0)).await;
            } else {
                log.later((arg0 % 3 == 2)).await;
            }
            let w13 = w13 + 1;
            w13 * 2
        };
        let _: u32 = ask_user("q15").await.unwrap_or(3);
        log.val(w13);
        let mut n16 = 0u32;
        while n16 < 3 && (arg0 % 3 == 1) {
            n16 += 1;
        }
        Ok(match arg0 {
                ..2 => {
                    arg0
                }
                x if x % 2 == 0 => {
                    x
                }
                2.. => {
                    arg0
                }
        })
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let w17 = vec![4, 8, 1, 6];
        'l18: for x in w17.iter().skip(1) {
            let _ = confirm("q19").await?;
            log.val(*x);
        }
        log.note(format!("{w17:?}"));
        _ = ask_user::<u32>("q20").await?;
        Ok("4".parse::<u32>().unwrap_or(0))
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
                let mut w8: Box<[u64]> = Box::new([1, 2]);
                log.note(format!("{w8:?}"));
                log.note(choose("q9", ["x", "y"]).await?);
                w8 = vec![].into();
                log.note(format!("{w8:?}"));
                log.note(choose("q10", ["x", "y"]).await?);
                w8 = Box::new([1 << 40]);
                log.note(format!("{w8:?}"));
            }
            (mut x, _) => {
            }
        }
        Ok(format!("{arg0:?} {c:?} "))
    }
}

thrice! { p168, (log, arg0: u32 = 3, arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = u32::from(ask_user::<u8>("q19").await?);
        let mut g: Vec<u32> = vec![7, arg0, 3];
        let a = g.contains(&c);
        let mut w21 = 1..=90u32;
        for x in w21.by_ref() { log.val(x); break; }
        let w22: u32 = arg0;
        let mut stack = vec!["p", "q"];
        while let Some(w22) = stack.pop() {
            log.note(choose("q23", ["x", "y"]).await?);
            let w22 = w22.len();
            log.val(w22);
        }
        let _: u32 = ask_user("q24").await.unwrap_or(3);
        log.val(w22);
        log.note(choose("q25", ["x", "y"]).await?);
        log.val(w21.next());
        log.val(w21.by_ref().take(2).count());
        checkpoint().await;
        for x in w21 {
            log.val(x);
            checkpoint().await;
        }
        let mut w28 = 0..2usize;
        for x in w28.by_ref() { log.val(x); break; }
        log.val(w28.is_empty());
        let _ = confirm("q29").await?;
        log.val(w28.by_ref().take(2).count());
        log.val(w28.next());
        log.val(w28.clone().rev().last());
        checkpoint().await;
        log.note(choose("q30", ["x", "y"]).await?);
        for x in w28.clone() { log.val(x); }
        log.val(ask_user::<u32>("q31").await?);
        for x in w28.clone() { log.val(x); }
        log.note(choose("q32", ["x", "y"]).await?);
        log.val(w28.next());
        log.note(format!("{w28:?}"));
        if ((|| { let inner = |n: u32| n + c; log.val(inner(2)); a })() || confirm("q33").await?) {
            let mut n34 = 0u32;
            for &a in &[4, 5] {
                n34 += 1;
                if n34 > 4 { break; }
                log.later((a % 3 == 0)).await;
            }
            let mut w35 = 0..2usize;
            log.val(w35.next());
            checkpoint().await;
            log.val(w35.nth(1));
            log.val(w35.next());
            log.val(w35.next());
            log.val(ask_user::<u32>("q37").await?);
            for x in w35 {
                log.val(x);
                let w38: u32 = c;
                let mut stack = vec!["p", "q"];
                while let Some(w38) = stack.pop() {
                    let late39;
                    let mut w41 = Some(0..3u32);
                    log.val(w41.as_mut().and_then(Iterator::next));
                    let _: u32 = ask_user("q42").await.unwrap_or(3);
                    log.val(w41.as_mut().and_then(Iterator::next));
                    log.val(c);
                    log.val(ask_user::<u32>("q43").await?);
                    let mut w40 = vec![w41.unwrap()];
                    log.val(w40[0].next());
                    checkpoint().await;
                    log.val(w40[0].next());
                    late39 = arg1.clone();
                    log.note(choose("q45", ["x", "y"]).await?);
                    let w38 = w38.len();
                    log.val(w38);
                }
                let _: u32 = ask_user("q46").await.unwrap_or(3);
                log.val(w38);
                let _ = confirm("q47").await?;
            }
            let late48;
            log.val(c);
            late48 = (Shape::Named { s: ask_user::<String>("q50").await?, n: (c % (c + 1)) });
        } else if (!(arg0 % 3 == 1) && !confirm("q51").await.unwrap_or(false)) {
        } else {
        }
        let mut open53: Vec<u32> = vec![7, c, 3];
        let mut n52 = 0u32;
        while let Some(g) = open53.pop() && n52 < 4 && (if arg1.clone().is_empty() {
                return Ok(choose("q54", ["x", "y", "z"]).await?);
            } else {
                (arg1.clone() + &arg1.clone())
        }).is_empty() {
            n52 += 1;
            let mut w55 = 'a'..='z';
            log.val(w55.next());
            log.val(w55.clone().rev().last());
            let _ = confirm("q56").await?;
            for x in w55.clone() { log.val(x); }
            log.val(w55.next());
            log.val(ask_user::<u32>("q57").await?);
            log.val(w55.next());
            log.note(format!("{w55:?}"));
        }
        Ok(format!("{c:?} {a:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let w1: u32 = 8;
        {
            let w1;
            if ask_user::<u32>("q12").await? > 1 {
                w1 = "late".to_owned();
            } else {
                w1 = String::new();
            }
            if (confirm("q2").await? || Option::<u32>::is_some(&None::<u32>)) {
                let w3: u32 = 4;
                'w3: {
                    let w3 = [w3; 2];
                    log.val(ask_user::<u32>("q4").await?);
                    if w3[0] > 1 { break 'w3; }
                    log.val(w3);
                }
                let mut w5 = 1..=90u32;
                log.val(w5.clone().rev().last());
                log.val(w5.is_empty());
                log.val(w5.size_hint());
                log.val(ask_user::<u32>("q6").await?);
                log.val(w5.clone().rev().last());
                let _ = confirm("q7").await?;
                for x in w5 {
                    log.val(x);
                    checkpoint().await;
                }
                log.val(ask_user::<u32>("q9").await?);
                log.val(w3);
                log.val(8);
            } else if (7 % 3 == 0) {
            }
            let _ = confirm("q10").await?;
            log.note(w1);
        }
        checkpoint().await;
        log.val(w1);
        Ok(*&5)
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if ((Row { s: String::new(), n: (Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n, ..Row::default() }).n, vec![7, arg0, 3].contains(&"8".parse::<u32>()?)).1 {
            log.note("e13");
            let w14: u32 = arg0;
            'w14: {
                let w14 = [w14; 2];
                let mut n15 = 0u32;
                'l16: loop {
                    n15 += 1;
                    if n15 > 3 { break; }
                    if (arg0 % 3 == 1) { break; }
                }
                let _ = confirm("q17").await?;
                if w14[0] > 1 { break 'w14; }
                log.val(w14);
            }
            let _: u32 = ask_user("q18").await.unwrap_or(3);
            log.val(w14);
        }
        Ok(Row::default().sum(arg0, arg0))
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
                macro_rules! m6 { ($n:ident, $v:expr) => { let mut $n = $v; } }
                m6!(w7, b);
                let _: u32 = ask_user("q9").await.unwrap_or(3);
                w7 += 1;
                log.val(w7);
                if y {
                    let mut n10 = 0u32;
                    while n10 < 3 && y {
                        n10 += 1;
                        let mut c = y;
                    }
                } else if confirm("q11").await? {
                }
            }
        } else {
        }
        Ok(format!("{arg0:?} {b:?} {d:?} "))
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
        let a = { let (x, y) = ask_each((ask_user::<u32>(format!("q14 {d}")).key("k1"), confirm("q15").key("k2"))).await; x.is_ok() && y? };
        let (mut w16, mut w17) = (300, 1.5);
        log.val::<&usize>(&w16);
        takes::<f32>(&w17);
        checkpoint().await;
        (w16, _) = (3_000_000_000, 1);
        log.note(w16.kind());
        log.note(format!("{w16:?}"));
        let mut w20 = vec![Vec::new()];
        'l21: while let Some(mut w19) = w20.pop() {
            log.val::<&Vec<Option<i64>>>(&w19);
            let _ = confirm("q22").await?;
            w19.push(Some(-1 << 40));
            log.val(size_of_val(&w19));
            log.note(format!("{w19:?}"));
        }
        log.note(choose("q23", ["x", "y"]).await?);
        log.note(w17.kind());
        log.note(format!("{w17:?}"));
        let (mut w24, mut w25) = (Err("x".into()), 'c'.into());
        log.val::<&Result<u64, String>>(&w24);
        let _: &String = &w25;
        let _: u32 = ask_user("q26").await.unwrap_or(3);
        ((w24, ..), w25) = ((Ok(1 << 40), 1, 2), 'z'.into());
        log.val(size_of_val(&w24));
        log.note(format!("{w24:?}"));
        log.note(format!("{w25:?}"));
        macro_rules! m27 { ($($n:ident = $v:expr),*) => { $(let mut $n = $v;)* } }
        m27!(w28 = d, w31 = "t".to_owned());
        let _: u32 = ask_user("q30").await.unwrap_or(3);
        w28 += 1;
        w31.push('x');
        log.val((w28, w31.clone()));
        match (h.n, cat("s", d)) {
            (0, x) => {
                let mut open34: Vec<u32> = [vec![7, d, 3], h.v.clone()].concat();
                let mut n32 = 0u32;
                'l35: while let Some(e) = open34.pop() && n32 < 4 {
                    n32 += 1;
                    let w36: usize;
                    loop {
                        {
                            log.note(choose("q37", ["x", "y"]).await?);
                        }
                        w36 = 1 << 40;
                        {
                            if confirm("q38").await? {
                                log.note("e39");
                            } else {
                                log.later(a).await;
                            }
                        }
                        break;
                    }
                    log.note(w36.kind());
                    log.note(format!("{w36:?}"));
                }
            }
            (mut x, _) => {
                let late40;
                if confirm("q41").await.unwrap_or(false) {
                    return Ok(String::new());
                }
                late40 = Shape::Size(x);
                x += measured(String::new().as_str(), [d, h.n][u32::min(d % 2, 1) as usize]);
                x %= 60;
            }
        }
        let Some(mut b) = ask_user::<u32>("q42").await.ok() else {
            return Ok(cat(cat("s", d), u32::from(ask_user::<u8>("q43").await?)));
        };
        let mut d = h;
        log.note("e45");
        let (mut w46, mut w47) = (vec![], 300);
        same(&w46, &Vec::<Vec<u64>>::new());
        same(&w47, &Vec::<u128>::new());
        let _ = confirm("q48").await?;
        (w46, _) = ((1 << 33..(1 << 33) + 2).collect(), 1);
        log.val(size_of_val(&w46));
        log.note(format!("{w46:?}"));
        log.note(w47.kind());
        log.note(format!("{w47:?}"));
        let Some(d) = Option::<u32>::or(Some(b), Some(b)) else {
            let Some(h) = ask_user::<u32>("q49").await.ok() else {
                macro_rules! m50 { ($n:ident) => { format!("{:?}", $n) } }
                let w51 = vec![b];
                log.val(ask_user::<u32>("q53").await?);
                log.note(m50!(w51));
                return Ok(format!("{d:?}{:?}", b));
            };
            return Ok((Row { n: u32::max(h, b), ..d.clone() }).into_text(log.val(d.n)));
        };
        b = Row::default().sum("2".parse::<u32>()?, Row::default().sum(measured(cat("s", d).as_str(), b), b));
        Ok(format!("{a:?} {b:?} {d:?} "))
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
                let w9;
                if ask_user::<bool>("q10").await? {
                    {
                        checkpoint().await;
                    }
                    w9 = Vec::new();
                    {
                    }
                } else {
                    {
                        log.note(choose("q12", ["x", "y"]).await?);
                    }
                    w9 = vec![7];
                    {
                    }
                }
                let _: &Vec<u8> = &w9;
                log.val(size_of_val(&w9));
                log.note(format!("{w9:?}"));
            }
        } else {
        }
        Ok((!arg1 % 50))
    }
}

thrice! { p174, (log) -> Result<String, ToolError>, {
        let mut c = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 });
        let a: Option<u32> = ask_user::<u32>("q2").await.ok();
        let c = format!("{a:?}{:?}", c);
        let (mut w3, _) = (2..=60u32, 1);
        log.val(w3.next_back());
        log.val(w3.clone());
        if confirm("q4").await? {
            let (mut w5, _) = (3..3u32, 1);
            for x in w5.clone() { log.val(x); }
            if confirm("q6").await? {
                log.val(3);
            } else {
                log.val(1);
            }
            log.val(w5.next());
            log.note(choose("q7", ["x", "y"]).await?);
            for x in w5 {
                log.val(x);
                log.note(choose("q8", ["x", "y"]).await?);
            }
        }
        let _ = confirm("q9").await?;
        log.val(w3.is_empty());
        log.val(w3.clone().collect::<Vec<_>>());
        checkpoint().await;
        log.val(w3.clone().rev().last());
        log.val(w3.next_back());
        for x in w3.by_ref() { log.val(x); break; }
        log.val(ask_user::<u32>("q11").await?);
        log.val(w3.is_empty());
        for x in w3.clone() { log.val(x); }
        log.note(choose("q12", ["x", "y"]).await?);
        log.val(w3.next());
        log.note(format!("{w3:?}"));
        let mut w13 = 3..3u32;
        for x in w13.by_ref() { log.val(x); break; }
        log.val(w13.size_hint());
        log.note(choose("q14", ["x", "y"]).await?);
        log.val(w13.nth(1));
        for x in w13.clone() { log.val(x); }
        log.val(w13.nth(1));
        let _: u32 = ask_user("q15").await.unwrap_or(3);
        log.val(w13.next());
        log.note(format!("{w13:?}"));
        checkpoint().await;
        let mut n16 = 0u32;
        for mut g in (0..(Row { s: (c + &"a b".to_owned()), n: (8 % (0 + 1)), ..Row::default() }).n % 4).collect::<Vec<u32>>().into_iter().take(3) {
            n16 += 1;
            if n16 > 4 { break; }
            g += (cat(String::new(), g).len() as u32);
            g %= 60;
            let mut w17 = 1..=80u8;
            log.val(w17.nth(1));
            let mut w18 = 2..=60u32;
            log.val(w18.nth(1));
            log.val(w18.next());
            log.val(w18.clone().collect::<Vec<_>>());
            checkpoint().await;
            log.val(w18.next());
            for x in w18.clone() { log.val(x); }
            if confirm("q20").await? {
                log.note("e21");
            } else {
                log.later((g % 3 == 2)).await;
            }
            for x in w18.clone() { log.val(x); }
            checkpoint().await;
            for x in w18 {
                log.val(x);
                let _ = confirm("q23").await?;
            }
            log.val(ask_user::<u32>("q24").await?);
            log.val(w17.next());
            let _: u32 = ask_user("q25").await.unwrap_or(3);
            log.val(w17.next());
            if confirm("q26").await? {
                log.note("e27");
            } else {
                log.later((7 % 3 == 0)).await;
            }
            log.val(w17.next());
            log.note(format!("{w17:?}"));
            let mut w29 = Some(0..3u32);
            log.val(w29.as_mut().and_then(Iterator::next));
            log.note(choose("q30", ["x", "y"]).await?);
            log.val(w29.as_mut().and_then(Iterator::next));
            let mut n31 = 0u32;
            for &c in &[4, 5] {
                n31 += 1;
                if n31 > 4 { break; }
            }
            checkpoint().await;
            let mut w28 = vec![w29.unwrap()];
            log.val(w28[0].next());
            let _: u32 = ask_user("q33").await.unwrap_or(3);
            log.val(w28[0].next());
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p175, (log, arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut b = "11".parse()?;
        let _ = confirm(format!("q1 {b}")).await?;
        same(&b, &[] as &[u32]);
        let mut h: bool = confirm("q2").await?;
        let h = (Row { n: (Row { s: ask_user::<String>("q4").await?, n: log.later(b).await, ..Row::default() }).n, ..Row::default() });
        let w5: u32 = arg1;
        'w5: {
            let w5 = [w5; 2];
            if confirm("q6").await? {
                log.val(arg1);
            } else {
                log.val(b);
            }
            if w5[0] > 1 { break 'w5; }
            log.val(w5);
        }
        let w7: u32 = b;
        if confirm("q9").await? {
            log.later((arg1 % 3 == 2)).await;
        } else {
            log.val(arg1);
        }
        let w7 = w7 as f32 + 0.1;
        {
            checkpoint().await;
        }
        let w7 = Some(w7);
        log.val(w7);
        let w7 = w7.map(|w7| w7 as u64 + (1 << 40));
        log.note(choose("q10", ["x", "y"]).await?);
        log.val(w7);
        log.val(ask_user::<u32>("q11").await?);
        log.val(w5);
        let h: Vec<u32> = (match Option::<u32>::or(Some(arg1), Option::<u32>::or(None::<u32>, Some(b))) {
                Some(x) => Vec::from([h.clone().sum(arg1, arg1), arg1]),
                None => {
                    return Ok(arg0.clone());
                }
        });
        let w12: u32 = arg1;
        'w12: {
            let w12 = [w12; 2];
            log.note(choose("q13", ["x", "y"]).await?);
            if w12[0] > 1 { break 'w12; }
            log.val(w12);
        }
        let _ = confirm("q14").await?;
        log.val(w12);
        let r15 = &arg1;
        let w16: u32 = arg1;
        match Some("inner") {
            Some(w16) => {
                checkpoint().await;
                log.note(w16);
            }
            None => {}
        }
        log.val(ask_user::<u32>("q18").await?);
        log.val(w16);
        let w19: u32 = arg1;
        'w19: {
            let w19 = [w19; 2];
            let _: u32 = ask_user("q20").await.unwrap_or(3);
            if w19[0] > 1 { break 'w19; }
            log.val(w19);
        }
        log.val(ask_user::<u32>("q21").await?);
        log.val(w19);
        log.val(arg1);
        Ok(format!("{arg0:?} {arg1:?} {h:?} {r15:?} "))
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
            let mut w8 = 0..2usize;
            while let Some(x) = w8.next() {
                log.val(x);
                checkpoint().await;
                if ask_user::<u32>("q9").await? > 1 { break; }
            }
            log.val(w8.next());
        }
        log.later((arg1 % 3 == 0)).await;
        log.val((|| { let inner = |n: u32| n + arg1; log.val(inner(2)); e })());
        if (g % 3 == 2) {
            return Err(ToolError::new("left"));
        }
        let mut w12 = Some(0..3u32);
        log.val(w12.as_mut().and_then(Iterator::next));
        if confirm("q13").await? {
            log.note("e14");
        } else {
            log.note("e15");
        }
        log.val(w12.as_mut().and_then(Iterator::next));
        if confirm("q16").await? {
            log.note("e17");
        } else {
            log.note("e18");
        }
        let mut w11 = vec![w12.unwrap()];
        log.val(w11[0].next());
        let _ = confirm("q19").await?;
        log.val(w11[0].next());
        Ok(format!("{arg0:?} {b:?} {e:?} "))
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
            let (mut w7, _) = (-1..=50i64, 1);
            log.val(w7.size_hint());
            if confirm("q8").await? {
                log.later((g % 3 == 0)).await;
            } else {
                log.note("e9");
            }
            log.val(w7.next_back());
            let mut w10 = 0..2usize;
            log.val(w10.is_empty());
            log.val(w10.by_ref().take(2).count());
            _ = ask_user::<u32>("q11").await?;
            if confirm("q12").await? {
                log.note("e13");
            } else {
                log.note("e14");
            }
            log.val(w10.next());
            log.val(w10.next());
            checkpoint().await;
            for x in w10 {
                log.val(x);
                log.val(ask_user::<u32>("q16").await?);
            }
            if confirm("q17").await? {
                log.note("e18");
            } else {
                log.val(g);
            }
            log.val(w7.clone().rev().last());
            log.val(w7.next());
            let (mut w19, _) = (1..=80u8, 1);
            log.val(w19.next());
            log.val(w19.clone().collect::<Vec<_>>());
            let mut n20 = 0u32;
            while n20 < 3 && b {
                n20 += 1;
                let mut w21 = 'a'..='z';
                log.val(w21.clone().rev().last());
                let _: u32 = ask_user("q22").await.unwrap_or(3);
                log.val(w21.clone().collect::<Vec<_>>());
                checkpoint().await;
                log.val(w21.clone());
                log.val(w21.clone());
                log.val(w21.size_hint());
                if confirm("q24").await? {
                    log.note("e25");
                } else {
                    log.later((g % 3 == 3)).await;
                }
                log.val(w21.clone().collect::<Vec<_>>());
                log.note(choose("q26", ["x", "y"]).await?);
                log.val(w21.next());
                log.note(format!("{w21:?}"));
                let mut w27 = 0..3u32;
                while let Some(x) = w27.next() {
                    log.val(x);
                    let _: u32 = ask_user("q29").await.unwrap_or(3);
                    if confirm("q28").await? { break; }
                }
                log.val(w27.next());
                let mut w30 = 0..2usize;
                while let Some(x) = w30.next() {
                    log.val(x);
                    if confirm("q32").await? {
                        log.later(b).await;
                    } else {
                        log.note("e33");
                    }
                    if ask_user::<bool>("q31").await? { break; }
                }
                log.val(w30.next());
            }
            let _ = confirm("q34").await?;
            log.val(w19.clone().collect::<Vec<_>>());
            log.val(w19.clone().collect::<Vec<_>>());
            if confirm("q35").await? {
                log.note("e36");
            } else {
                log.later(b).await;
            }
            log.val(w19.is_empty());
            log.note(choose("q37", ["x", "y"]).await?);
            log.val(w19.size_hint());
            log.val(w19.next_back());
            log.val(w19.clone());
            if confirm("q38").await? {
                log.later(b).await;
            } else {
                log.note("e39");
            }
            log.val(w19.next());
            log.note(format!("{w19:?}"));
            log.note(choose("q40", ["x", "y"]).await?);
            log.val(w7.clone().collect::<Vec<_>>());
            log.val(w7.next());
            log.val(w7.nth(1));
            let _: u32 = ask_user("q41").await.unwrap_or(3);
            log.val(w7.next());
            log.note(format!("{w7:?}"));
            late6 = match g {
                0 => {
                    u32::max((g ^ g), (Row { s: cat("s", g), n: g, ..Row::default() }).n)
                }
                x @ 1..=2 => {
                    Vec::from([g, g]).get(Row::default().sum(x, g) as usize).copied().unwrap_or(1)
                }
                x if log.val(x) > 4 => {
                    x
                }
                _ => {
                    (g ^ *&g)
                }
            };
            let Some(b) = (0..g % 4).collect::<Vec<u32>>().iter().max().copied() else {
                macro_rules! m42 { ($n:expr) => { $n + 1 } }
                log.val(m42!(g));
                return Err(ToolError::new("left"));
            };
        } else {
            log.note("e43");
            late6 = u32::abs_diff(if (b && b) {
                    (g, g).1
                } else {
                    g
                }, (|n: u32| (n + g) % 40)(((g + g) % 97)));
            macro_rules! m44 { ($n:expr) => { $n + 1 } }
            log.val(m44!(g));
        }
        Ok(format!("{g:?} {a:?} "))
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
        let w5 = vec![4, e, 1, 6];
        let _: u32 = ask_user("q8").await.unwrap_or(3);
        'l6: for (i, &x) in w5.iter().rev().enumerate() {
            let _ = confirm("q7").await?;
            log.val(i as u32 + x);
        }
        log.note(format!("{w5:?}"));
        log.later((e % 3 == 3)).await;
        log.val(e);
        const ITEM9: u32 = 2;
        match e {
            ITEM9 => {
                log.val(ask_user::<u32>("q11").await?);
                log.note("two");
            }
            w10 => {
                log.note(choose("q12", ["x", "y"]).await?);
                log.val(w10);
            }
        }
        let _: u32 = ask_user("q13").await.unwrap_or(3);
        if let Some(mut c) = Option::<u32>::or(Option::<u32>::map(Some(e), |n: u32| (n + e) % 50), Option::<u32>::or(Some(e), Some(7))) {
            let w14 = "a b cb d".to_owned();
            if confirm("q17").await? {
                log.later((e % 3 == 2)).await;
            } else {
                log.note("e18");
            }
            'l15: for x in w14.split(' ') {
                log.val(x);
                let _ = confirm("q16").await?;
            }
            log.note(format!("{w14:?}"));
        }
        Ok(format!("{e:?} {d:?} "))
    }
}

thrice! { p179, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await.unwrap_or(3);
        let a = Default::default();
        let _ = ask_user::<bool>("q3").await?;
        same(&a, &[] as &[String]);
        let c = (u32::from((d % 3 == 1)), a);
        let mut n19 = 0u32;
        for a in ('b5: {
                if (d, ask_user::<bool>("q6").await?).1 { break 'b5 ask_user::<u32>("q7").await?; }
                let mut n8 = 0u32;
                for e in (0..2u32).rev() {
                    n8 += 1;
                    if n8 > 4 { break; }
                    let w9 = vec![4, d, 1, 6];
                    let _: u32 = ask_user("q11").await.unwrap_or(3);
                    for (x, y) in w9.iter().copied().zip([1u32, 2]) {
                        log.val(x + y);
                        let _: u32 = ask_user("q10").await.unwrap_or(3);
                    }
                    let w12 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
                    let w15 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
                    'l16: for v in w15.values().cloned() {
                        log.val(v.len());
                        let _ = confirm("q17").await?;
                    }
                    let _ = confirm("q18").await?;
                    for (k, v) in w12.clone() {
                        if confirm("q13").await? {
                            log.note("e14");
                        } else {
                            log.later((4 % 3 == 1)).await;
                        }
                        log.val((k, v));
                    }
                    log.note(format!("{w12:?}"));
                }
                d
        })..d % 3 {
            n19 += 1;
            if n19 > 4 { break; }
            let w20 = vec![4, d, 1, 6];
            log.val(ask_user::<u32>("q25").await?);
            'l21: for x in w20[1..].iter() {
                log.val(*x);
                let a = (d, cat("s", a));
                if confirm("q24").await? {
                    log.val(d);
                } else {
                    log.val(d);
                }
            }
            log.note(format!("{w20:?}"));
        }
        let mut w26 = vec![4, d, 1, 6];
        for x in w26.drain(1..3) {
            log.val(x);
            log.val(ask_user::<u32>("q27").await?);
        }
        if (d % 3 == 3) {
            return Ok({ let mut n28 = 0u32; 'l29: loop {
                        n28 += 1;
                        if n28 > 2 { break 'l29 cat(String::new(), d); }
                        let mut n30 = 0u32;
                        'l31: for _ in 1..2u64 {
                            n30 += 1;
                            if n30 > 4 { break; }
                        }
                        if ((d % 3 == 2) || (d % 3 == 1)) { break 'l29 choose("q32", ["x", "y", "z"]).await?; }
                    } }.replace("a", &String::new()));
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p180, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e: u32 = (match ask_user::<u32>("q15").await { Ok(n) => n, Err(_) => u32::from((3 % 3 == 1)) });
        let h = ask_user::<String>(format!("q16 {e}")).await?;
        let mut a = "11".parse()?;
        same(&a, &[] as &[u32]);
        macro_rules! break_block_19 { ($l:lifetime) => { break $l } }
        'out21: {
            let w20 = 1;
            let mut n28 = 0u32;
            for mut c in vec![7, a, 3].into_iter().take(3) {
                n28 += 1;
                if n28 > 4 { break; }
                macro_rules! m29 { ($n:expr) => { $n + 1 } }
                log.val(m29!(e));
                macro_rules! break_block_30 { ($l:lifetime) => { break $l } }
                'out32: {
                    let w31 = 1;
                    log.note(choose("q34", ["x", "y"]).await?);
                    if ask_user::<bool>("q33").await? {
                        break_block_30!('out32);
                    }
                    log.val(w31);
                }
            }
            checkpoint().await;
            if confirm("q22").await? {
                break_block_19!('out21);
            }
            log.val(w20);
        }
        checkpoint().await;
        let Row { v: mut g, n: t37 @ _, .. } = (Row { n: measured("text1", ((e + e) % 97)), ..Row::default() });
        const ITEM38: u32 = 2;
        match a {
            ITEM38 => {
                log.val(ask_user::<u32>("q40").await?);
                log.note("two");
            }
            w39 => {
                arg0.push_str(&h.clone());
                let _: u32 = ask_user("q41").await.unwrap_or(3);
                log.val(w39);
            }
        }
        log.note(choose("q42", ["x", "y"]).await?);
        Ok(format!("{e:?} {g:?} {t37:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: Option<u32>) -> Result<u32, ToolError>, {
        _ = ask_user::<u32>("q1").await.unwrap_or(arg0);
        const ITEM2: u32 = 1;
        {
            const ITEM2: u64 = 1 << 40;
            macro_rules! break_4 { () => { break } }
            'out6: for w5 in 0..3u32 {
                log.val(w5);
                for x in 0..2u32 {
                    if ask_user::<u32>("q7").await? > 1 {
                        break_4!();
                    }
                    log.note(choose("q8", ["x", "y"]).await?);
                    log.val(x);
                }
            }
            if confirm("q9").await? {
                log.later((arg0 % 3 == 0)).await;
            } else {
                log.note("e10");
            }
            log.val(ITEM2);
        }
        {
            if confirm("q11").await? {
                log.note("e12");
            } else {
                log.val(arg0);
            }
        }
        log.val(ITEM2);
        Ok(*&arg0)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let e: Option<u32> = Option::<u32>::map(Vec::<u32>::new().iter().max().copied(), |n: u32| (n + 0) % 50);
        log.note("e14");
        Ok(1)
    }
}

thrice! { p182, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let g: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut g: Option<u32> = Option::<u32>::map(match log.later((Shape::Named { s: cat("s", d), n: d })).await {
                Shape::Dot => {
                    ask_user::<u32>("q3").await.ok()
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                    let w5 = d as m4!();
                    if confirm("q7").await? {
                        log.val(x);
                    } else {
                        log.later((x % 3 == 3)).await;
                    }
                    log.val((w5 + 1) << 33);
                    ask_user::<u32>("q8").await.ok()
                }
            }, |n: u32| (n + d) % 50);
        log.note("e9");
        let (mut h, t10): (u32, String) = ([d, d][u32::min(u32::max(d, d) % 2, 1) as usize], cat("s", d));
        let w11 = vec![d, 2, 5];
        if let Some(w12) = w11.first().copied() && w12 < 40 && let Some(y) = w11.get(w12 as usize % 3).copied() && confirm("q13").await? && let z = w12 + y && z > 2 {
            log.val((z, y));
            macro_rules! m14 { ($p:pat, $v:expr) => { let $p = $v; } }
            m14!((w15, mut w24), ("k", h));
            let late17: String;
            m18!((w19, mut w22), ("k", h));
            log.val(ask_user::<u32>("q21").await?);
            w22 += 1;
            log.note(w19);
            log.val(w22);
            late17 = t10.clone().replace("a", &t10.clone());
            log.note(choose("q23", ["x", "y"]).await?);
            w24 += 1;
            log.note(w15);
            log.val(w24);
            let w25 = vec![h, 2, 5];
            if let Some(w26) = w25.first().copied() && w26 < 40 && let Some(y) = w25.get(w26 as usize % 3).copied() && confirm("q27").await? && let z = w26 + y && z > 2 {
                log.val((z, y));
                log.val(d);
                if ((h % 3 == 0) && (0 % 3 == 0)) {
                    if let (w28, w29) = ("a b".to_owned(), "k".to_owned()) && w28 < w29 && confirm(w28 + "?q30").await? {
                        log.note(w29);
                        log.val(d);
                        macro_rules! m32 { ($a:expr) => {{ let w33 = 100u32; $a + w33 }} }
                        let w33 = h;
                        log.note(choose("q35", ["x", "y"]).await?);
                        log.val(m32!(w33));
                    }
                }
            }
            log.note(choose("q36", ["x", "y"]).await?);
            log.val(w25);
        }
        log.val(w11);
        Ok(format!("{t10:?} "))
    }
    outside {
        macro_rules! m4 { () => { u128 } }
        macro_rules! m18 { ($p:pat, $v:expr) => { let $p = $v; } }
    }
}

thrice! { p183, (log, mut arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e: u32 = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let g = (e, "p".to_owned());
        let c = (Shape::Named { s: g.1.clone(), n: *&(|| { let inner = |n: u32| n + e; log.val(inner(2)); vec![7, 5, 3] })().get((match ask_user::<u32>(format!("q4 {e}")).await { Ok(n) => n, Err(_) => e }) as usize).copied().unwrap_or(1) });
        let w5: i128;
        match u32::from(ask_user::<u32>("q6").await? > 1) {
            0 => {
                {
                    let _: u32 = ask_user("q7").await.unwrap_or(3);
                }
                w5 = 170_141_183_460_469_231_731_687_303_715_884_105_727;
                {
                    if confirm("q8").await? {
                        log.note("e9");
                    } else {
                        log.note("e10");
                    }
                }
            }
            1 => {
                {
                }
                w5 = 1;
                {
                    {
                        let mut n11 = 0u32;
                        for (i, d) in WEIGHTS.iter().enumerate() {
                            n11 += 1;
                            if n11 > 4 { break; }
                            log.val(e);
                        }
                        let mut d = cat(g.1.clone(), e);
                    }
                    if confirm("q12").await? {
                        log.note("e13");
                    } else {
                        log.note("e14");
                    }
                }
            }
            _ => {
                return Ok(format!("{g:?}{:?}", c));
            }
        }
        if confirm("q15").await? {
            log.val(e);
        } else {
            log.val(e);
        }
        log.val(size_of_val(&w5));
        log.note(format!("{w5:?}"));
        let w16 = vec![4, e, 1, 6];
        let _: u32 = ask_user("q19").await.unwrap_or(3);
        'l17: for mut x in w16.iter().cloned().skip(2) {
            log.val({ x += 1; x });
            log.val((!u32::abs_diff(e, e) % 50));
            checkpoint().await;
        }
        Ok(format!("{g:?} {c:?} "))
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
                    let w12 = Some(arg0);
                    let Some(w13) = &w12 else { return Err(ToolError::new("none")) };
                    let _ = confirm("q15").await?;
                    log.val(*w13);
                    log.note(format!("{:?}", w12));
                    let w16 = Row { v: vec![(arg1.len() as u32)], ..Row::default() };
                    let w17 = &w16.v;
                    let _: u32 = ask_user("q19").await.unwrap_or(3);
                    log.val(w17.len());
                    if confirm("q20").await? {
                        log.val(arg0);
                    } else {
                        log.val(g);
                    }
                    log.val(w17.len());
                    log.note(format!("{:?}", w16));
                }
                late9 = ((if (a % 3 == 1) {
                            g
                        } else {
                            let w21 = Box::new(Row { n: arg0, ..Row::default() });
                            let w22 = &w21.n;
                            log.val(arg0);
                            log.val(ask_user::<u32>("q24").await?);
                            log.val(*w22);
                            log.note("e25");
                            log.note(choose("q26", ["x", "y"]).await?);
                            log.val(*w22);
                            log.note(format!("{:?}", w21));
                            g
                        } + (|n: u32| (n + arg0) % 40)(a)) % 97);
                let mut a = (Row { v: e.clone(), n: g, s: String::new() });
            } else {
                let mut n27 = 0u32;
                while n27 < 3 && (a % 3 == 2) {
                    n27 += 1;
                    log.note("e28");
                }
                late9 = { let mut n29 = 0u32; loop {
                        n29 += 1;
                        if n29 > 2 { break [g, g][u32::min(arg0 % 2, 1) as usize]; }
                        let w31 = Box::new(Row { n: a, ..Row::default() });
                        let w32 = &w31.n;
                        log.val(ask_user::<u32>("q34").await?);
                        log.val(*w32);
                        log.note(choose("q35", ["x", "y"]).await?);
                        log.val(*w32);
                        log.note(format!("{:?}", w31));
                        if ((g % 3 == 1) && (arg0 % 3 == 1)) { break (|n: u32| (n + g) % 40)(g); }
                    } };
                log.val(a);
            }
        }
        let w36 = ((arg1.len() as u32), "p".to_owned());
        let w37 = &w36.1;
        let _: u32 = ask_user("q39").await.unwrap_or(3);
        log.val(w37.len());
        log.note(format!("{:?}", w36));
        let mut h = "0".parse::<u32>()?;
        log.later((a % 3 == 0)).await;
        Ok(format!("{arg0:?} {arg1:?} {e:?} "))
    }
}

thrice! { p185, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut e = { arg1 = (arg1 % (measured(ask_user::<String>("q1").await?.as_str(), measured("text1", arg1)) + 1)); arg1 };
        let g: String = choose(format!("q2 {arg1}"), ["x", "y", "z"]).await?;
        let mut d: String = choose("q3", ["x", "y", "z"]).await?;
        macro_rules! return_by_4 { ($e:expr) => { $e? } }
        log.val(ask_user::<u32>("q8").await?);
        if ask_user::<bool>("q7").await? {
            log.val(return_by_4!("x".parse::<u32>()));
        }
        let _: u32 = ask_user("q9").await.unwrap_or(3);
        let mut h = ask_user::<String>("q10").await?;
        let mut n16 = 0u32;
        'l17: for mut c in (0..if Option::<u32>::is_some(&Some(arg1)) {
                log.later((arg1 % 3 == 1)).await;
                three(e, e, e)
            } else {
                'out13: for w12 in 0..3u32 {
                    log.val(w12);
                    for x in 0..2u32 {
                        if ask_user::<u32>("q14").await? > 1 {
                            continue_11!();
                        }
                        if confirm("q15").await? {
                            log.later((0 % 3 == 0)).await;
                        } else {
                            log.later((arg1 % 3 == 3)).await;
                        }
                        log.val(x);
                    }
                }
                (e * arg1 % 89)
            } % 4).collect::<Vec<u32>>().into_iter().take(3) {
            n16 += 1;
            if n16 > 4 { break; }
            log.later((arg1 % 3 == 3)).await;
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} {g:?} {h:?} "))
    }
    outside {
        macro_rules! continue_11 { () => { continue } }
    }
}

thrice! { p186, (log) -> Result<String, ToolError>, {
        let g = Default::default();
        let _ = confirm("q9").await?;
        same(&g, &[] as &[u32]);
        let mut e: bool = { let (x, y) = ask_each((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? };
        let d: Vec<u32> = vec![g];
        let w12 = |x: u32| {
            #[cfg_attr(all(), allow(unused_variables))]
            let x = x + 1;
            #[cfg(all())] #[cfg(any())]
            let x = "no";
            x
        };
        log.val(w12(2));
        log.val(g);
        let _: u32 = ask_user("q13").await.unwrap_or(3);
        log.val(g);
        #[cfg(not(any()))]
        if ask_user::<bool>("q15").await? {
            log.note(choose("q16", ["x", "y"]).await?);
        }
        #[cfg(not(all()))]
        while true {}
        log.note("e17");
        let mut h = confirm("q18").await?;
        #[cfg_attr(all(), allow(unused_variables))]
        {
            if confirm("q20").await? {
                log.val(g);
            } else {
                log.val(g);
            }
            'b21: {
                log.note("e22");
                let mut a = (d.len() as u32);
            }
            let mut n23 = 0u32;
            while n23 < 3 && d.clone().contains(&(((d.len() as u32) + g) % 97)) {
                n23 += 1;
                #[cfg(not(any()))] #[cfg(all())]
                fn f26(n: u32) -> u32 { n + 1 }
                #[cfg_attr(all(), cfg(any()))]
                fn f26() -> Nothing { nothing }
                log.note(choose("q25", ["x", "y"]).await?);
                log.val(f26(3));
                match g {
                    #[cfg(any())]
                    0 => nothing,
                    #[cfg_attr(any(), cfg(any()))]
                    1..=3 => {
                        let _ = confirm("q28").await?;
                    }
                    #[cfg(any())]
                    w27 => { w27.nonsense(); }
                    #[cfg(all())]
                    w27 => { log.val(w27); }
                }
            }
        }
        #[cfg(all(any(), not(any())))]
        {
            log.note("never");
            let x: u8 = no_such_thing("");
        }
        Ok(format!("{h:?} "))
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
        let mut w4 = 0u32;
        loop {
            w4 += 1;
            #[cfg(all(any(), not(any())))]
            if true { break; }
            if w4 > 2 { break; }
            checkpoint().await;
            let w6 = {
                checkpoint().await;
                #[cfg(not(all()))]
                return Err(ToolError::new("never"));
                #[cfg_attr(all(), allow(unused_variables))]
                let inner = w4;
                inner
            };
            log.val(w6);
            fn f8(n: u32) -> u32 { n + 1 }
            log.val(f8(arg0));
        }
        Ok(measured(String::new().as_str(), arg0))
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
                    {
                        struct T(u32);
                        let w6 = T(x);
                        log.val(w6.0);
                        checkpoint().await;
                        log.val(T(1).0);
                    }
                    {
                        struct T { s: u64 }
                        if let Some(mut c) = c {
                        } else {
                        }
                        let _ = confirm("q8").await?;
                        log.val(T { s: 1 << 40 }.s);
                    }
                    checkpoint().await;
                }
                Shape::Size(0) => {
                }
                x => {
                }
            }
        } else {
        }
        Ok(format!("{a:?} {h:?} "))
    }
}

thrice! { p188, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let e: u32 = ask_user::<u32>(format!("q1 {arg0}")).await?;
        let mut c = Shape::Size(arg0);
        let e = Default::default();
        let _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[Vec<u32>]);
        if let (w7, w8) = ("a b".to_owned(), "k".to_owned()) && w7 < w8 && confirm(w7 + "?q9").await? {
            log.note(w8);
            let w10 = String::new();
            if let Some(w11) = Some(w10) && confirm(format!("q12 {w11}")).await? {
                log.note(w11);
                let mut b: Option<u32> = ask_user::<u32>(format!("q13 {arg0}")).await.ok();
                log.later((arg0 % 3 == 3)).await;
            } else {
                log.later((arg0 % 3 == 1)).await;
            }
            log.val(arg0);
        }
        if confirm("q15").await? {
            log.val(arg0);
        } else {
            log.note("e16");
        }
        let mut w17 = Some(cat("s", arg0));
        if let Some(w18) = &mut w17 && { w18.push('x'); true } && confirm("q19").await? {
            let mut h = Shape::Dot;
        }
        checkpoint().await;
        log.val(w17);
        if (ask_user::<bool>(format!("q21 {arg0}")).await? || ({ let (x, y) = ask_each((ask_user::<u32>("q22").key("k1"), confirm(format!("q23 {arg0}")).key("k2"))).await; x.is_ok() && y? } || Option::<u32>::is_some(&None::<u32>))) {
            return Ok(cat(async { log.note("async"); String::new() }.await, "3".parse::<u32>()?));
        }
        let w24 = Some(cat("s", arg0));
        if let Some(w25) = &w24 && w25.len() < 9 && let Ok(n) = ask_user::<u32>("q26").await && n > 0 {
            log.val(n);
        }
        log.val(w24);
        let w27 = Row { s: String::new(), ..Row::default() };
        if let Row { s: w28, .. } = &w27 && !w28.is_empty() && confirm(format!("q29{w28}")).await? {
            log.val(w27.n);
            let d = None;
            same(&d, &[] as &[Option<u32>]);
        } else {
        }
        Ok(format!("{arg0:?} {c:?} {e:?} "))
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
                let w4 = BTreeMap::from([(1u32, "one".to_owned()), (3, "three".to_owned())]);
                log.note(choose("q7", ["x", "y"]).await?);
                'l5: for (k, v) in w4.iter() {
                    checkpoint().await;
                    log.val((*k, v.len()));
                }
                log.note(format!("{w4:?}"));
                Some(*&b)
        }) {
            Some(x @ ..4) if b % 2 == 0 => { late3 = u32::max((cat(arg0.clone(), b).len() as u32), (|| { let inner = |n: u32| n + b; log.val(inner(2)); x })()); }
            x @ Some(_) => { late3 = u32::from((|| { let inner = |n: u32| n + b; log.val(inner(2)); (b % 3 == 3) })()); }
            None => { late3 = ((((b + (|n: u32| (n + (g.len() as u32)) % 40)(b)) % 97) + log.later(b).await) % 97); }
            _ => { late3 = b; }
        }
        log.later((b % 3 == 1)).await;
        let mut w8 = vec![4, (arg1.len() as u32), 1, 6];
        log.later((0 % 3 == 3)).await;
        log.note(choose("q14", ["x", "y"]).await?);
        for x in w8.clone().drain(1..) {
            log.val(x);
            let w9 = vec![4, late3, 1, 6];
            log.val(ask_user::<u32>("q11").await?);
            for x in &w9[1..] {
                log.val(*x);
                let _ = confirm("q10").await?;
            }
            log.note(format!("{w9:?}"));
            if confirm("q12").await? {
                log.note("e13");
            } else {
                log.val(late3);
            }
        }
        log.note(format!("{w8:?}"));
        Ok(format!("{g:?} {late3:?} "))
    }
}

thrice! { p190, (log) -> Result<String, ToolError>, {
        let mut e = 4;
        let g = async { log.note("async"); (e, "p".to_owned()) }.await;
        let mut a = confirm("q1").await.unwrap_or(false);
        if let (w2, w3) = (cat("s", e), "k".to_owned()) && w2 < w3 && confirm(w2 + "?q4").await? {
            log.note(w3);
            'out7: for w6 in 0..3u32 {
                log.val(w6);
                log.val(g.0);
                log.note(choose("q9", ["x", "y"]).await?);
                for x in 0..2u32 {
                    if ask_user::<bool>("q8").await? {
                        break_5!('out7);
                    }
                    log.val(ask_user::<u32>("q10").await?);
                    log.val(x);
                }
            }
            let mut w12 = 0u32;
            let given = 'out13: loop {
                w12 += 1;
                if w12 > 2 { break w12; }
                for x in [1u32, 2] {
                    log.val(x);
                    let _: u32 = ask_user("q16").await.unwrap_or(3);
                    if confirm("q14").await? {
                        break_with_11!('out13, w12 + 1);
                    }
                }
            };
            log.val(given);
            let _: u32 = ask_user("q17").await.unwrap_or(3);
            let _: u32 = ask_user("q18").await.unwrap_or(3);
            log.val(e);
        }
        let mut open22: Vec<u32> = [Vec::from([(|n: u32| (n + e) % 40)(e), ask_user::<u32>("q21").await?]), (0..*&e % 4).collect::<Vec<u32>>()].concat();
        let mut n19 = 0u32;
        while let Some(d) = open22.pop() && n19 < 4 {
            n19 += 1;
            #[cfg(all())]
            let cfg23 = d;
            #[cfg(any())]
            let cfg23 = String::new();
        }
        macro_rules! break_block_24 { ($l:lifetime) => { break $l } }
        'out26: {
            let w25 = 1;
            checkpoint().await;
            if confirm("q27").await? {
                break_block_24!('out26);
            }
            log.val(w25);
        }
        if confirm("q49").await? {
            log.later(a).await;
        } else {
            log.note("e50");
        }
        Ok(format!("{g:?} "))
    }
    outside {
        macro_rules! break_5 { ($l:lifetime) => { break $l } }
        macro_rules! break_with_11 { ($l:lifetime, $v:expr) => { break $l $v } }
    }
}

thrice! { p191, (log) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q25").await?);
        let e: Option<u32> = ask_user::<u32>("q26").await.ok();
        let a = (c, "p".to_owned());
        let mut g: Vec<u32> = [[Vec::from([c, c]), (c, vec![7, c, 3]).1].concat(), Vec::<u32>::new()].concat();
        let mut w29 = 1;
        log.val::<&u8>(&w29);
        let _ = confirm("q30").await?;
        w29 = 0; w29 = w29.wrapping_sub(1);
        log.note(w29.kind());
        log.note(format!("{w29:?}"));
        {
            let more = ask_user::<u32>("q31").await?;
            let mut add = |n: u32| { c = (c + n) % 60; c };
            add(more);
            log.val(add(1));
        }
        log.val(ask_user::<u32>("q32").await?);
        w29 = 200 + 55;
        log.note(w29.kind());
        log.note(format!("{w29:?}"));
        let mut a = Shape::Size((u32::from((c % 3 == 2)) % (ask_user::<u32>(format!("q34 {c}")).await? + 1)));
        let mut n35 = 0u32;
        for d in 0.. {
            n35 += 1;
            if n35 > 4 { break; }
            let mut w36 = 'x'.into();
            if confirm("q37").await? {
                log.later((c % 3 == 2)).await;
            } else {
                log.later((d % 3 == 1)).await;
            }
            log.val::<&char>(&w36);
            checkpoint().await;
            w36 = b'z'.into();
            log.note(w36.kind());
            log.note(format!("{w36:?}"));
            let mut n40 = 0u32;
            'l41: for e in [ask_user::<String>("q39").await?, cat("s", d)] {
                n40 += 1;
                if n40 > 4 { break; }
            }
        }
        let mut w42: fn(u32) -> u32 = u32::count_ones;
        log.val(w42(5));
        if confirm("q43").await? {
            log.later((c % 3 == 2)).await;
        } else {
            log.later((c % 3 == 0)).await;
        }
        w42 = u32::count_ones;
        log.val(w42(5));
        if confirm("q44").await? {
            log.note("e45");
        } else {
            log.note("e46");
        }
        w42 = |n| n * 2;
        log.val(w42(5));
        c += u32::from("a b".to_owned().is_empty());
        c %= 60;
        let mut w47 = -2.25;
        takes::<f32>(&w47);
        log.note(choose("q48", ["x", "y"]).await?);
        w47 = 1e10;
        log.val(size_of_val(&w47));
        log.note(format!("{w47:?}"));
        let mut w49 = 300;
        same(&w49, &Vec::<u32>::new());
        log.val(ask_user::<u32>("q50").await?);
        w49 = 1; w49 <<= 31;
        log.note(w49.kind());
        log.note(format!("{w49:?}"));
        if let Some(c) = g.clone().into_iter().map(|n| n + c).collect::<Vec<u32>>().iter().max().copied() {
            const N51: u32 = 7;
        } else {
        }
        Ok(format!("{c:?} {g:?} {a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut w1: fn(u32) -> u32 = u32::count_ones;
        log.val(w1(5));
        log.val(ask_user::<u32>("q2").await?);
        w1 = |n| n * 2;
        log.val(w1(5));
        log.val(ask_user::<u32>("q3").await?);
        w1 = |n| n * 2;
        log.val(w1(5));
        log.note("e4");
        log.val(6);
        let mut w5 = 0.0;
        let mut n6 = 0u32;
        'l7: for h in [3, 2] {
            n6 += 1;
            if n6 > 4 { break; }
            let mut h = ask_user::<u32>("q8").await.unwrap_or(h);
        }
        if confirm("q9").await? {
            log.val(8);
        } else {
            log.val(2);
        }
        takes::<f64>(&w5);
        let _ = confirm("q10").await?;
        w5 = 0.1 + 0.2;
        log.note(format!("{w5:?}"));
        let _: u32 = ask_user("q11").await.unwrap_or(3);
        w5 = 0.1 + 0.2;
        log.note(format!("{w5:?}"));
        Ok(if (0 % 3 == 1) {
                8
            } else {
                0
        })
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut w12: &(dyn std::fmt::Debug + Sync) = &1u8;
        log.note(format!("{w12:?}"));
        log.val(ask_user::<u32>("q13").await?);
        w12 = &"x";
        log.note(format!("{w12:?}"));
        log.val(4);
        let _: u32 = ask_user("q14").await.unwrap_or(3);
        w12 = &[1.5f32];
        log.note(format!("{w12:?}"));
        let mut w15 = Some(1.5);
        let mut w16: Box<dyn Fn(u32) -> u32 + Send + Sync> = Box::new(|n| n + 1);
        log.val(w16(5));
        log.note(choose("q17", ["x", "y"]).await?);
        w16 = Box::new(u32::count_ones);
        log.val(w16(5));
        let mut n21 = 0u32;
        for (b, s) in BTreeMap::from([({ let (x, y) = ask_all((ask_user::<u32>("q18").key("k1"), confirm("q19").key("k2"))).await?; x + u32::from(y) }, ask_user::<String>("q20").await?), (1, "one".to_owned())]) {
            n21 += 1;
            if n21 > 4 { break; }
        }
        let _: u32 = ask_user("q22").await.unwrap_or(3);
        w16 = Box::new(u32::count_ones);
        log.val(w16(5));
        log.val(ask_user::<u32>("q23").await?);
        let _: &Option<f32> = &w15;
        let _ = confirm("q24").await?;
        w15 = [0.1, 0.2].into_iter().reduce(|a, b| a + b);
        log.val(size_of_val(&w15));
        log.note(format!("{w15:?}"));
        Ok(u32::from((4 % 3 == 2)))
    }
}

thrice! { p192, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g: u32 = ask_user::<u32>("q10").await?;
        let mut b = Default::default();
        let _ = confirm("q12").await?;
        same(&b, &[] as &[Vec<u32>]);
        let mut b = "11".parse()?;
        same(&b, &[] as &[u32]);
        log.val(g);
        let mut w13 = 1;
        takes::<i16>(&w13);
        let _: u32 = ask_user("q14").await.unwrap_or(3);
        w13 = 32_767; w13 = w13.wrapping_add(3);
        log.note(format!("{w13:?}"));
        let mut w15 = Vec::new();
        same(&w15, &Vec::<Vec<f32>>::new());
        log.val(ask_user::<u32>("q16").await?);
        w15 = vec![16777217.0];
        log.note(w15.kind());
        log.note(format!("{w15:?}"));
        let mut w17 = 1;
        let _: &usize = &w17;
        let mut w18 = Ok(1);
        let _: &Result<u64, String> = &w18;
        let mut w19 = Vec::new();
        takes::<Vec<u64>>(&w19);
        log.val(ask_user::<u32>("q20").await?);
        w19 = vec![1 << 40];
        log.note(format!("{w19:?}"));
        let late21: Vec<u32>;
        if (5 % 3 == 3) {
            let mut n22 = 0u32;
            'l23: for d in g..g % 3 {
                n22 += 1;
                if n22 > 4 { break; }
                log.later((d % 3 == 2)).await;
                log.val(g);
                log.later((d % 3 == 1)).await;
            }
            late21 = arg0.clone();
            let mut n24 = 0u32;
            loop {
                n24 += 1;
                if n24 > 3 { break; }
                log.later((g % 3 == 2)).await;
                log.note("e25");
                if (g % 3 == 0) { break; }
            }
        } else {
            let b: u32 = (arg0.len() as u32);
            late21 = arg0.clone();
            let mut w26 = 7;
            log.val(ask_user::<u32>("q27").await?);
            log.val::<&u8>(&w26);
            log.val(g);
            log.note(choose("q28", ["x", "y"]).await?);
            w26 = 200 + 55;
            log.note(format!("{w26:?}"));
            checkpoint().await;
            w26 = 200 + 55;
            log.val(size_of_val(&w26));
            log.note(format!("{w26:?}"));
        }
        checkpoint().await;
        w19 = [1 << 33, 2].into();
        log.note(w19.kind());
        log.note(format!("{w19:?}"));
        log.val(ask_user::<u32>("q31").await?);
        w18 = w18.map(|n| n << 20);
        log.note(format!("{w18:?}"));
        let _: u32 = ask_user("q32").await.unwrap_or(3);
        w18 = Ok(1 << 40);
        log.val(size_of_val(&w18));
        log.note(format!("{w18:?}"));
        if confirm("q33").await? {
            log.later((g % 3 == 3)).await;
        } else {
            log.val(b);
        }
        w17 = 3; w17 <<= 31;
        log.note(w17.kind());
        log.note(format!("{w17:?}"));
        Ok(format!("{g:?} {late21:?} "))
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
        let mut w6 = 1.5;
        log.note(choose("q7", ["x", "y"]).await?);
        log.val::<&f32>(&w6);
        checkpoint().await;
        w6 = 16777216.0; w6 += 1.0;
        log.val(size_of_val(&w6));
        log.note(format!("{w6:?}"));
        if (!(7 % 3 == 0) && ((6 % 3 == 2) && (2 % 3 == 2))) {
            return Err(ToolError::new("left"));
        }
        let _ = confirm("q9").await?;
        w6 /= 3.0;
        log.val(size_of_val(&w6));
        log.note(format!("{w6:?}"));
        Ok((a.clone().len() as u32))
    }
}

thrice! { p193, (log) -> Result<String, ToolError>, {
        let mut c = Default::default();
        let _ = ask_user::<bool>("q2").await?;
        same(&c, &[] as &[u32]);
        let mut g = (measured((c, cat(cat("s", c).trim(), c)).1.as_str(), "6".parse::<u32>()?), format!("{c:?}{:?}", c));
        let b: Row = (Row { n: c, ..Row::default() });
        #[cfg(all(any(), not(any())))]
        let w3 = ask_user::<String>("never5").await?;
        #[cfg(any(all(), any()))]
        let w3 = ask_user::<u32>("q4").await?;
        let mut w6 = 0u32;
        loop {
            w6 += 1;
            #[cfg(all(any(), not(any())))]
            if true { break; }
            if w6 > 2 { break; }
            let _ = confirm("q7").await?;
            let mut n8 = 0u32;
            while n8 < 3 && { let (x, y) = ask_each((ask_user::<u32>("q9").key("k1"), confirm("q10").key("k2"))).await; x.is_ok() && y? } {
                n8 += 1;
                let Some((mut w11, w12)) = Some(([0.0; 2], 3u8)) else {
                    return Err(ToolError::new("none"));
                };
                log.val::<&[f32; 2]>(&w11);
                let [mut w13, ref w14 @ ..] = ['x'.into(), 'x'.into()];
                log.val(size_of_val(w14));
                takes::<char>(&w13);
                let late15;
                log.note("e16");
                late15 = Shape::Size(w3);
                if confirm("q17").await? {
                    log.later((c % 3 == 0)).await;
                } else {
                    log.note("e18");
                }
                w13 = b'z'.into();
                log.note(w13.kind());
                log.note(format!("{w13:?}"));
                let _: u32 = ask_user("q19").await.unwrap_or(3);
                w11 = w11.map(|n| n / 3.0);
                log.val(size_of_val(&w11));
                log.note(format!("{w11:?}"));
                log.val(&w12);
            }
            fn f20(n: u32) -> u32 { n + 1 }
            log.val(f20(three(ask_user::<u32>("q21").await?, (cat("s", w6).len() as u32), u32::abs_diff(c, g.0))));
            let mut h: bool = (w6 % 3 == 3);
        }
        let e: Row = (Row { v: Vec::from([(!c % 50), *&w3]), n: w3, s: cat(String::new(), async { log.note("async"); w3 }.await) });
        'l24: for mut w22 in [[1.5, 2.5], [1.5, 2.5]] {
            let _: &[f32; 2] = &w22;
            let w25;
            #[cfg(not(any()))] #[cfg(all())]
            {
                w25 = c;
            }
            #[cfg_attr(all(), cfg(any()))]
            {
                w25 = "no";
            }
            let _ = confirm("q26").await?;
            log.val(w25);
            let _: u32 = ask_user("q27").await.unwrap_or(3);
            w22[1] = 16777217.0;
            log.note(w22.kind());
            log.note(format!("{w22:?}"));
        }
        let mut n30 = 0u32;
        for (_, mut e) in (0u32..).zip((0..{ let mut n28 = 0u32; loop {
                        n28 += 1;
                        if n28 > 2 { break (|| { let inner = |n: u32| n + c; log.val(inner(2)); w3 })(); }
                        if let Some(mut b) = Some(c) && (c % 3 == 3) {
                            let d = e.clone();
                        }
                        if ((w3 % 3 == 3) && (c % 3 == 2)) { break (w3 % (w3 + 1)); }
                    } } % 4).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
            n30 += 1;
            if n30 > 4 { break; }
        }
        Ok(format!("{c:?} {b:?} {w3:?} {e:?} "))
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
            let mut w8 = Some(-1..=50i64);
            log.val(w8.as_mut().and_then(Iterator::next));
            checkpoint().await;
            log.val(w8.as_mut().and_then(Iterator::next));
            let mut w10 = 'a'..='z';
            log.val(w10.size_hint());
            let _ = confirm("q11").await?;
            log.val(w10.next());
            for x in w10.by_ref() { log.val(x); break; }
            let mut w13 = Some(1..=80u8);
            log.val(w13.as_mut().and_then(Iterator::next));
            let _ = confirm("q14").await?;
            log.val(w13.as_mut().and_then(Iterator::next));
            let _: u32 = ask_user("q15").await.unwrap_or(3);
            let mut w12 = vec![w13.unwrap()];
            log.val(w12[0].next());
            log.val(ask_user::<u32>("q16").await?);
            log.val(w12[0].next());
            log.note(choose("q17", ["x", "y"]).await?);
            for x in w10 {
                log.val(x);
                log.val(ask_user::<u32>("q18").await?);
            }
            if confirm("q19").await? {
                log.note("e20");
            } else {
                log.val(g);
            }
            let mut w7 = vec![w8.unwrap()];
            log.val(w7[0].next());
            if confirm("q21").await? {
                log.val(arg1);
            } else {
                log.note("e22");
            }
            log.val(w7[0].next());
        }
        let mut w23 = -1..=50i64;
        log.val(w23.clone().collect::<Vec<_>>());
        let _: u32 = ask_user("q24").await.unwrap_or(3);
        log.val(w23.clone().rev().last());
        let r25 = d.as_str();
        if confirm("q26").await? {
            log.note("e27");
        } else {
            log.later((1 % 3 == 1)).await;
        }
        log.val(w23.clone().rev().last());
        if let Some(h) = Option::<u32>::map(arg0.clone().iter().max().copied(), |n: u32| (n + arg1) % 50) && (arg1 % 3 == 2) {
        }
        let _: u32 = ask_user("q28").await.unwrap_or(3);
        for x in w23.by_ref() { log.val(x); break; }
        let _ = confirm("q29").await?;
        for x in w23 {
            log.val(x);
            let _: u32 = ask_user("q30").await.unwrap_or(3);
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p197, (log) -> Result<String, ToolError>, {
        let d = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let h = Vec::new();
        let _ = confirm(format!("q4 {d}")).await?;
        same(&h, &[] as &[Vec<u32>]);
        let a = Row::default();
        let w5;
        {
            let _ = confirm("q6").await?;
        }
        {
            log.note(choose("q7", ["x", "y"]).await?);
        }
        w5 = 65_535;
        {
        }
        let _: &u16 = &w5;
        log.note(format!("{w5:?}"));
        let w8;
        if confirm("q9").await? {
            {
            }
            w8 = [(1 << 40, 16777217.0)].into();
            {
                checkpoint().await;
                let _: u32 = ask_user("q10").await.unwrap_or(3);
            }
        } else {
            {
                log.val(ask_user::<u32>("q11").await?);
            }
            w8 = [(1 << 40, 16777217.0)].into();
            {
                let w12: Vec<f32>;
                {
                    log.note("e14");
                    checkpoint().await;
                }
                {
                    checkpoint().await;
                }
                w12 = Default::default();
                {
                }
                log.val(size_of_val(&w12));
                log.note(format!("{w12:?}"));
                log.val(ask_user::<u32>("q17").await?);
            }
        }
        takes::<BTreeMap<u64, f32>>(&w8);
        log.note(w8.kind());
        log.note(format!("{w8:?}"));
        match (|n: u32| (n + d) % 40)(*Box::new(d)) {
            0 | 3 | 5 if log.val(d) > 4 => {
                let mut n18 = 0u32;
                'l20: while n18 < 3 && confirm(format!("q19 {d}")).await? {
                    n18 += 1;
                }
            }
            x => {
            }
        }
        let (mut w21, w22) = (1, 3u8);
        same(&w21, &Vec::<usize>::new());
        let mut n23 = 0u32;
        while n23 < 3 && (5 % 3 == 2) {
            n23 += 1;
        }
        checkpoint().await;
        w21 = 3_000_000_000;
        log.note(w21.kind());
        log.note(format!("{w21:?}"));
        log.val(&w22);
        fn f25(n: u32) -> u32 { n + 1 }
        log.val(f25(u32::from(confirm(format!("q26 {d}")).await.unwrap_or(false))));
        log.val(d);
        Ok(format!("{d:?} {h:?} "))
    }
}

thrice! { p198, (log) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        let _ = confirm("q13").await?;
        same(&h, &[] as &[u32]);
        let c = ask_user::<bool>("q14").await?;
        let mut e: u32 = [(ask_user::<String>("q15").await?.len() as u32), if (c && c) {
                Row::default().sum({ let (x, y) = ask_all((ask_user::<u32>("q16").key("k1"), confirm("q17").key("k2"))).await?; x + u32::from(y) }, h)
            } else {
                ([h, h][u32::min(h % 2, 1) as usize] * u32::max(h, h) % 89)
        }][u32::min(u32::from((h % 3 == 3)) % 2, 1) as usize];
        log.later((e % 3 == 1)).await;
        let Some(e) = Some(e) else {
            let mut w18 = 1;
            let _ = confirm("q19").await?;
            same(&w18, &Vec::<u32>::new());
            log.note("e20");
            checkpoint().await;
            w18 = 1 << 31;
            log.val(size_of_val(&w18));
            log.note(format!("{w18:?}"));
            return Ok(Row::default().into_text(measured("text3", e)));
        };
        log.val(e);
        let mut w22 = 300;
        same(&w22, &Vec::<u32>::new());
        checkpoint().await;
        w22 = 1 << 31;
        log.val(size_of_val(&w22));
        log.note(format!("{w22:?}"));
        Ok(format!("{h:?} "))
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
        let Some(g) = Option::<u32>::or(arg0.clone().iter().max().copied(), {
                let mut w6: &(dyn std::fmt::Debug + Sync) = &"x";
                log.note(format!("{w6:?}"));
                let _ = confirm("q7").await?;
                w6 = &1u8;
                log.note(format!("{w6:?}"));
                log.note(choose("q8", ["x", "y"]).await?);
                w6 = &"x";
                log.note(format!("{w6:?}"));
                arg0.clone().iter().max().copied()
        }) else {
            let mut d = (3 % 3 == 3);
            return Err(ToolError::new("left"));
        };
        let mut n9 = 0u32;
        for e in (0..1u32).rev() {
            n9 += 1;
            if n9 > 4 { break; }
            log.note("e10");
            let mut w11 = vec![];
            let _: &Vec<u64> = &w11;
            let _: u32 = ask_user("q12").await.unwrap_or(3);
            w11.insert(0, !0);
            log.note(w11.kind());
            log.note(format!("{w11:?}"));
            let _ = confirm("q13").await?;
            w11 = vec![1 << 40];
            log.note(w11.kind());
            log.note(format!("{w11:?}"));
            log.note("e15");
        }
        let mut w16 = 1;
        let _: &u8 = &w16;
        let _: u32 = ask_user("q17").await.unwrap_or(3);
        w16 = !w16;
        log.val(size_of_val(&w16));
        log.note(format!("{w16:?}"));
        let _ = confirm("q18").await?;
        w16 = 200 + 55;
        log.note(format!("{w16:?}"));
        Ok(format!("{arg0:?} {c:?} {g:?} "))
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
    (17, p17::compare),
    (18, p18::compare),
    (19, p19::compare),
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
    (78, p78::compare),
    (79, p79::compare),
    (80, p80::compare),
    (81, p81::compare),
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
    (120, p120::compare),
    (121, p121::compare),
    (122, p122::compare),
    (123, p123::compare),
    (124, p124::compare),
    (125, p125::compare),
    (126, p126::compare),
    (127, p127::compare),
    (128, p128::compare),
    (130, p130::compare),
    (131, p131::compare),
    (132, p132::compare),
    (133, p133::compare),
    (134, p134::compare),
    (135, p135::compare),
    (136, p136::compare),
    (137, p137::compare),
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
    (164, p164::compare),
    (166, p166::compare),
    (167, p167::compare),
    (168, p168::compare),
    (169, p169::compare),
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
    (196, p196::compare),
    (197, p197::compare),
    (198, p198::compare),
    (199, p199::compare),
];
