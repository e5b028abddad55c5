//! Programs of seed 1. Made by a machine.

use std::collections::BTreeMap;

use crate::{prelude::*, thrice};

thrice! { p0, (log) -> Result<String, ToolError>, {
        let h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut c: Shape = Shape::Size(h);
        let h = Default::default();
        same(&h, &[] as &[u32]);
        let r6 = &h;
        log.val(h);
        if Option::<u32>::is_some(&Some(u32::abs_diff(h, h))) {
            if !(h % 3 == 2) {
                let Some(b) = Option::<u32>::or(Some(h), Some(h)) else {
                    log.later((h % 3 == 2)).await;
                    return Err(ToolError::new("left"));
                };
                #[cfg(all())]
                log.later((b % 3 == 3)).await;
                #[cfg(any())]
                log.note("never");
            } else if ((7 % 3 == 1) || (h % 3 == 2)) {
                match Option::<u32>::map(Some(h), |n: u32| (n + h) % 50) {
                    Some(x @ ..4) if h % 2 == 0 => {
                        if (h % 3 == 0) {
                            return Ok("a b".to_owned());
                        }
                        let mut g = Default::default();
                        same(&g, &[] as &[Vec<u32>]);
                    }
                    x @ Some(_) => {
                        let mut c: Vec<u32> = Vec::<u32>::new();
                        log.later((h % 3 == 1)).await;
                    }
                    None => {
                    }
                    _ => {
                    }
                }
            } else {
            }
        } else {
        }
        Ok(format!("{c:?} {r6:?} "))
    }
}

thrice! { p1, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q13").await?;
        let mut b = None;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q15").key("k1"), confirm(format!("q16 {a}")).key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[Option<u32>]);
        let mut d = Shape::Size(a);
        let Some(b) = Option::<u32>::or(b, ((b.unwrap_or(3) % (a + 1)), b).1) else {
            return Ok(String::new());
        };
        if confirm("q18").await.unwrap_or(false) {
            return Ok(choose(format!("q19 {b}"), ["x", "y", "z"]).await?);
        }
        let [g, t20]: [u32; 2] = [(("a b".to_owned().replace("a", &String::new()).len() as u32) % (u32::abs_diff((a * 2 % 89), ((b + b) % 97)) + 1)), "8".parse::<u32>()?];
        log.val(a);
        let mut open23: Vec<u32> = arg0.clone();
        let mut n22 = 0u32;
        'l24: while let Some(b) = open23.pop() && n22 < 4 {
            n22 += 1;
            let Some(mut d) = Some((!a % 50)) else {
                continue;
            };
            if (t20 % 3 == 3) {
                log.note("e25");
            } else {
                log.val(d);
            }
        }
        Ok(format!("{arg0:?} {d:?} {b:?} {g:?} {t20:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        log.note("e1");
        let mut n2 = 0u32;
        while n2 < 3 && { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? } {
            n2 += 1;
        }
        Ok(arg0)
    }
    flow f1(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        log.note("e5");
        let (mut g, t12): (u32, String) = (*&{ let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await?; x + u32::from(y) }, if confirm("q9").await? {
                Row::default().into_text(1)
            } else {
                let mut e = (4, "p".to_owned());
                choose("q11", ["x", "y", "z"]).await?
        });
        Ok([g, g][u32::min(g % 2, 1) as usize])
    }
}

thrice! { p2, (log, mut arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = match Some((u32::max((arg0.len() as u32), 8) % (Row::default().sum(1, 7) + 1))) {
            None => {
                3
            }
            Some(0 | 1) if log.val(3) > 0 => {
                (if confirm("q3").await.unwrap_or(false) {
                        u32::from(ask_user::<u8>("q4").await?)
                    } else {
                        let late5: String;
                        if (2 % 3 == 3) {
                            let mut n6 = 0u32;
                            'l7: for &c in arg1.iter() {
                                n6 += 1;
                                if n6 > 4 { break; }
                                log.val(c);
                                log.note("e8");
                            }
                            late5 = arg0.clone();
                            fn f9(n: u32) -> u32 { n + 1 }
                            log.val(f9(1));
                        } else {
                            let mut n10 = 0u32;
                            'l11: for (i, a) in arg1.iter().enumerate() {
                                n10 += 1;
                                if n10 > 4 { break; }
                                log.later((8 % 3 == 2)).await;
                            }
                            late5 = arg0.clone();
                            let mut g = (2, "p".to_owned());
                        }
                        1
                    } % (3 + 1))
            }
            Some(x) => {
                x
            }
        };
        let g: Vec<u32> = (0..e % 4).collect::<Vec<u32>>();
        let h = Vec::new();
        _ = ask_user::<bool>("q15").await?;
        same(&h, &[] as &[Vec<u32>]);
        let mut n16 = 0u32;
        'l17: for e in 0..2u32 {
            n16 += 1;
            if n16 > 4 { break; }
        }
        'b18: {
            let e = Default::default();
            _ = confirm("q20").await.unwrap_or(false);
            same(&e, &[] as &[String]);
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        for b in 0..=2u32 {
            n1 += 1;
            if n1 > 4 { break; }
            log.note("e2");
            match arg0 {
                0 | 3 | 5 if b % 2 == 0 => {
                    let c: Vec<u32> = vec![b];
                }
                x => {
                }
            }
        }
        Ok(arg1)
    }
}

thrice! { p3, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut e: u32 = (match Some(arg1) {
                Some(x) => u32::abs_diff({ let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await?; x + u32::from(y) }, (arg0.len() as u32)),
                None => {
                    return Ok(format!("{arg1:?}{:?}", arg1));
                }
        });
        let d = choose("q10", ["x", "y", "z"]).await?;
        let b = Row::default();
        let mut n12 = 0u32;
        for g in (0..9u32).step_by(4) {
            n12 += 1;
            if n12 > 4 { break; }
            let late13: Vec<u32>;
            match d.as_str() {
                "" => { late13 = arg0.clone(); }
                "a" | "lit" if arg1 % 2 == 0 => { late13 = [b.v.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>(), (0..e % 4).collect::<Vec<u32>>()].concat(); }
                _ => { late13 = arg0.clone(); }
            }
        }
        let [b, t18]: [u32; 2] = [ask_user::<u32>("q17").await?, call(f1(0)).await?];
        log.note("e19");
        log.note("e20");
        let c: (u32, String) = (u32::from(ask_user::<u8>(format!("q22 {b}")).await?), Row::default().into_text(arg1));
        if { let (x, y) = ask_each((ask_user::<u32>("q24").key("k1"), confirm("q25").key("k2"))).await; x.is_ok() && y? } {
            let late26: u32;
            match (3, "p".to_owned()) {
                (x, y) if t18 % 2 == 0 => { late26 = u32::abs_diff(((d.len() as u32) % (arg1 + 1)), if (e % 3 == 0) {
                            (arg0.len() as u32)
                        } else {
                            x
                    }); }
                (_, y) => { late26 = (|| { let inner = |n: u32| n + t18; log.val(inner(2)); t18 })(); }
            }
        }
        Ok(format!("{arg0:?} {t18:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((6 % 3 == 1)).await;
        let h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[String]);
        let c = (Row { n: arg0, ..Row::default() });
        Ok(vec![arg0].get(arg0 as usize).copied().unwrap_or(1))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n6 = 0u32;
        for &a in ["x", "y"].iter() {
            n6 += 1;
            if n6 > 4 { break; }
            if (ask_user::<u32>("q7").await? >= call(f1(fuel.saturating_sub(1))).await?) {
                log.later((4 % 3 == 2)).await;
            } else {
            }
        }
        Ok((!4 % 50))
    }
}

thrice! { p4, (log) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut c = (d, "p".to_owned());
        let c: Option<u32> = ask_user::<u32>("q2").await.ok();
        log.note("e3");
        match log.later(*&d).await {
            ..2 => {
                let mut n4 = 0u32;
                'l5: for mut h in Vec::from([d, measured(cat("s", d).as_str(), d)]).into_iter().take(3) {
                    n4 += 1;
                    if n4 > 4 { break; }
                    log.note("e6");
                }
            }
            x if log.val(x) > 1 => {
                if Row::default().into_text(x).is_empty() {
                    return Ok(match (Shape::Named { s: cat("s", x), n: d }) {
                            Shape::Dot => {
                                let g = Shape::Size(7);
                                Row::default().into_text(x)
                            }
                            Shape::Size(x) | Shape::Named { n: x, .. } => {
                                cat(cat("s", 2).trim(), d)
                            }
                    });
                }
                let mut c = (if ((x % 3 == 3) && (x % 3 == 0)) {
                        return Ok(format!("{x:?}{:?}", x));
                    } else {
                        (Shape::Named { s: cat("s", d), n: x })
                });
                let e = (Shape::Named { s: cat("s", x), n: *&d });
            }
            2.. => {
                const N7: u32 = 0;
                if (!(N7 % 3 == 3) && log.later((N7 % 3 == 0)).await) {
                    log.note("e8");
                } else {
                    const N9: u32 = 8;
                }
            }
        }
        Ok(format!(""))
    }
}

thrice! { p5, (log, mut arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = confirm(format!("q4 {arg0}")).await?;
        same(&c, &[] as &[u32]);
        let mut c: String = choose("q5", ["x", "y", "z"]).await?;
        let b = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[u32]);
        let mut g: Option<u32> = None::<u32>;
        if cat(Row::default().into_text(b), arg0).is_empty() {
            log.note("e8");
            log.val(g.unwrap_or(3));
            log.val(arg0);
        } else {
        }
        Ok(format!("{c:?} {b:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let Some(mut c) = Option::<u32>::map(ask_user::<u32>("q1").await.ok(), |n: u32| (n + 7) % 50) else {
            let mut n2 = 0u32;
            'l3: for (c, s) in BTreeMap::from([(((8 ^ 7) * 3 % 89), arg0.clone()), (1, "one".to_owned())]) {
                n2 += 1;
                if n2 > 4 { break; }
                log.val(c);
            }
            return Ok(three((3 % (async { log.note("async"); 8 }.await + 1)), 8, (|n: u32| (n + 6) % 40)(three(4, 6, 5))));
        };
        Ok(*Box::new(c))
    }
}

thrice! { p6, (log) -> Result<String, ToolError>, {
        let c = (if confirm("q1").await.unwrap_or(false) {
                return Ok(choose("q2", ["x", "y", "z"]).await?);
            } else {
                ask_user::<u32>("q3").await?
        });
        let d = Vec::new();
        _ = confirm("q8").await.unwrap_or(false);
        same(&d, &[] as &[Vec<u32>]);
        let mut h: u32 = ask_user::<u32>(format!("q9 {c}")).await?;
        let a = Shape::Dot;
        const N10: u32 = 2;
        #[cfg(all())]
        log.later((N10 % 3 == 2)).await;
        #[cfg(any())]
        log.note("never");
        let mut open12: Vec<u32> = d.clone();
        let mut n11 = 0u32;
        while let Some(e) = open12.pop() && n11 < 4 {
            n11 += 1;
            let mut e = None;
            same(&e, &[] as &[Option<u32>]);
        }
        if let [r13, ..] = &d[..] {
            let mut g = ((N10 ^ N10), cat(cat("s", N10).trim(), c));
            let mut b = cat(cat(cat("s", h).trim(), (d.len() as u32)).trim(), log.later(h).await);
            if {
                (b == g.1.clone())
            } {
                return Ok(b.clone().replace("a", &b.clone()).replace("a", &b.clone().replace("a", &b.clone())));
            }
        }
        Ok(format!("{d:?} {h:?} {a:?} {N10:?} "))
    }
}

thrice! { p7, (log) -> Result<String, ToolError>, {
        let b = ask_user::<u32>("q6").await?;
        let e: Vec<u32> = [Vec::<u32>::new(), [(b, vec![2]).1, vec![7, b, 3]].concat()].concat();
        let mut g = log.later(Shape::Size(b)).await;
        let d = (Shape::Named { s: format!("{e:?}{:?}", e), n: b });
        let mut n12 = 0u32;
        loop {
            n12 += 1;
            if n12 > 3 { break; }
            let Some(mut c) = Some(b) else {
                let c: String = ask_user::<String>("q13").await?;
                continue;
            };
            let mut open16: Vec<u32> = Vec::from([b, (e.len() as u32)]).into_iter().map(|n| n + c).collect::<Vec<u32>>();
            let mut n14 = 0u32;
            'l17: while let Some(c) = open16.pop() && n14 < 4 {
                n14 += 1;
                match b {
                    ..2 => {
                        let mut n18 = 0u32;
                        while n18 < 3 && (c % 3 == 3) {
                            n18 += 1;
                            log.val(b);
                        }
                    }
                    x if log.val(x) > 4 => {
                    }
                    2.. => {
                    }
                }
            }
            if (b % 3 == 0) { break; }
        }
        if let Some(mut b) = ask_user::<u32>(format!("q19 {b}")).await.ok() && (Row { n: b, ..Row::default() }).into_text(((b + b) % 97)).is_empty() && let (0..5, y) = ((measured(String::new().as_str(), b) % (b + 1)), cat("s", 4)) {
            log.val(b);
        }
        Ok(format!("{e:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: String) -> Result<u32, ToolError>, {
        let h = confirm("q1").await?;
        checkpoint().await;
        Ok(((7 + 4) % 97))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        checkpoint().await;
        log.val(8);
        #[cfg(all())]
        let cfg2 = 3;
        #[cfg(any())]
        let cfg2 = String::new();
        let mut n3 = 0u32;
        loop {
            n3 += 1;
            if n3 > 3 { break; }
            if { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm(format!("q5 {cfg2}")).key("k2"))).await; x.is_ok() && y? } {
            } else if (cfg2 % 3 == 3) {
            } else {
            }
            if ((cfg2 % 3 == 3) && (((2 % 3 == 3) && (cfg2 % 3 == 1)) && (cfg2 % 3 == 3))) { break; }
        }
        Ok(if (cfg2 % 3 == 1) {
                cfg2
            } else {
                cfg2
        })
    }
}

thrice! { p8, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = ((if confirm(format!("q1 {arg0}")).await.unwrap_or(false) {
                    return Ok(cat("a b".to_owned(), arg0));
                } else {
                    "a b".to_owned()
            }).replace("a", &{ let mut n2 = 0u32; loop {
                        n2 += 1;
                        if n2 > 2 { break cat(String::new().trim(), arg0); }
                        log.note("e4");
                        if (arg0 % 3 == 0) { break ask_user::<String>("q5").await?; }
                    } }).len() as u32);
        let mut h = Shape::Dot;
        let mut h = ([measured("text0", *&arg0), ((u32::abs_diff(arg0, g) as u8) as u32)][u32::min(measured(cat("s", 4).as_str(), arg0) % 2, 1) as usize] % ((Row { s: (arg0, Row::default()).1.into_text((arg0 * g % 89)), n: *Box::new((g % (g + 1))), ..Row::default() }).n + 1));
        h += ((g + u32::from((arg0 % 3 == 3))) % 97);
        h %= 60;
        log.later((h % 3 == 3)).await;
        log.val(g);
        'b6: {
            if let Some(h) = Option::<u32>::or(arg1.clone().iter().max().copied(), arg1.clone().iter().max().copied()) {
                let mut n7 = 0u32;
                'l8: for &h in &[4, 5] {
                    n7 += 1;
                    if n7 > 4 { break; }
                    log.later((3 % 3 == 3)).await;
                }
                log.note("e9");
                let mut n10 = 0u32;
                loop {
                    n10 += 1;
                    if n10 > 3 { break; }
                    log.val(h);
                    if (h % 3 == 0) { break; }
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {h:?} "))
    }
}

thrice! { p9, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let e = ask_user::<String>("q2").await?;
        let mut g = match Row::default().sum((!Row::default().sum(d, d) % 50), (if confirm(format!("q4 {d}")).await.unwrap_or(false) {
                    return Ok(e.clone());
                } else {
                    ask_user::<u32>(format!("q5 {d}")).await?
        })) {
            0 => {
                (((d + u32::from(ask_user::<u8>("q7").await?)) % 97), (e.clone() + &String::new()))
            }
            x @ 1..=2 => {
                (d, e.clone())
            }
            x if log.val(x) > 2 => {
                ((((x * x % 89) + arg1.clone().get((e.len() as u32) as usize).copied().unwrap_or(1)) % 97), (vec![7, x, 3].get(d as usize).copied().unwrap_or(1), e.clone().replace("a", &e.clone()))).1
            }
            _ => {
                ((d * d % 89), cat(cat(e.clone(), d), ((d + d) % 97)))
            }
        };
        log.later((d % 3 == 1)).await;
        log.note("e8");
        if ((d % 3 == 2) || ((e == e.clone()) || (d % 3 == 0))) {
            macro_rules! m9 { ($n:expr) => { $n + 1 } }
            log.val(m9!(d));
            log.val(d);
            let Some(g) = arg0.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>().iter().max().copied() else {
                return Ok(('b10: {
                            if ((3 % 3 == 0) || (d % 3 == 1)) { break 'b10 cat(e.clone(), d); }
                            log.note("e12");
                            cat("s", d).replace("a", &g.1.clone())
                }));
            };
        } else {
            if (|| { let inner = |n: u32| n + d; log.val(inner(2)); (d % 3 == 2) })() {
                let mut n13 = 0u32;
                for (i, c) in WEIGHTS.iter().enumerate() {
                    n13 += 1;
                    if n13 > 4 { break; }
                    'b14: {
                        {
                            log.later((d % 3 == 0)).await;
                        }
                    }
                }
            } else {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
}

thrice! { p10, (log, mut arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&c, &[] as &[u32]);
        let mut g = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {c}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        let mut g = log.later(Shape::Size(6)).await;
        checkpoint().await;
        log.later((arg0 % 3 == 1)).await;
        if arg1.contains(&measured(format!("{g:?}{:?}", arg0).as_str(), (c ^ c))) {
            use std::cmp::max as max7;
            log.val(max7((match Some(c) {
                            Some(x) => three(c, c, c),
                            None => {
                                return Ok(cat("a b".to_owned(), arg0));
                            }
                    }), 3));
            if Option::<u32>::is_some(&Some(c)) {
            } else if !((arg0 % 3 == 2) && (c % 3 == 1)) {
            } else {
            }
        } else {
        }
        checkpoint().await;
        {
            let more = (String::new().len() as u32);
            let mut add = |n: u32| { c = (c + n) % 60; c };
            add(more);
            log.val(add(1));
        }
        Ok(format!("{c:?} {g:?} "))
    }
}

thrice! { p11, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let mut b = ask_user::<String>("q2").await?;
        let mut a = u32::from(ask_user::<u8>("q3").await?);
        let mut n6 = 0u32;
        'l7: for h in Vec::from([ask_user::<u32>("q4").await?, ask_user::<u32>("q5").await.unwrap_or(a)]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n6 += 1;
            if n6 > 4 { break; }
            _ = { let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await?; x + u32::from(y) };
        }
        log.later((a % 3 == 2)).await;
        macro_rules! m10 { ($n:expr) => { $n + 1 } }
        log.val(m10!(a));
        const N11: u32 = 2;
        let r12 = b.split(' ').next().unwrap_or("");
        Ok(format!("{b:?} {a:?} {r12:?} "))
    }
}

thrice! { p12, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let mut h = (Row { n: *&{ a = { a = a; a }; a }, ..Row::default() });
        let mut c: bool = (((Row { v: arg1.clone(), n: arg0, s: cat("s", arg0) }).into_text(h.clone().sum(arg0, arg0)) == "a") || (a % 3 == 1));
        log.later(c).await;
        let mut d = (("a b".to_owned() + &cat("s", a)) + &cat("a b".to_owned().trim(), ((a + h.n) % 97)));
        let e: Vec<u32> = arg1.clone();
        if ((d == {
                    d.clone()
            }) && ((c && c) && c)) {
            return Ok(cat("s", arg0));
        }
        log.note("e3");
        let mut d: Vec<u32> = h.v.clone();
        let r4 = &arg0;
        log.val(a);
        if Option::<u32>::is_some(&Option::<u32>::or((if c {
                        return Ok(cat("s", arg0));
                    } else {
                        Some(a)
                }), None::<u32>)) {
            log.later(c).await;
            let mut n6 = 0u32;
            for (i, b) in WEIGHTS.iter().enumerate() {
                n6 += 1;
                if n6 > 4 { break; }
                let e: (u32, String) = (5, "p".to_owned());
            }
        }
        Ok(format!("{arg0:?} {a:?} {r4:?} "))
    }
}

thrice! { p13, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&e, &[] as &[u32]);
        let mut a = Row::default();
        let g = (Row { v: (0..((e + ((arg0.len() as u32) * e % 89)) % 97) % 4).collect::<Vec<u32>>(), n: (((!u32::max(e, e) % 50) as u8) as u32), s: cat(format!("{e:?}{:?}", a).trim(), (Row { s: arg0.clone(), n: (!e % 50), ..Row::default() }).n) });
        log.later((e % 3 == 3)).await;
        let mut n3 = 0u32;
        'l4: for _ in 1..3u64 {
            n3 += 1;
            if n3 > 4 { break; }
            let mut n5 = 0u32;
            'l6: for mut c in (0..e % 4).collect::<Vec<u32>>().into_iter().map(|n| n + g.n).collect::<Vec<u32>>().into_iter().take(3) {
                n5 += 1;
                if n5 > 4 { break; }
                log.note("e7");
                let Some(mut a) = Option::<u32>::or(Some(e), Some(c)) else {
                    {
                        log.val(e);
                        log.note("e8");
                    }
                    break 'l4;
                };
                if (a != e) {
                } else if arg0.clone().is_empty() {
                }
            }
        }
        Ok(format!("{arg0:?} {a:?} {g:?} "))
    }
}

thrice! { p14, (log) -> Result<String, ToolError>, {
        let a: u32 = ask_user::<u32>("q6").await?;
        let mut g = call(f1(0, cat("s", a), cat("s", a))).await?;
        let c: Vec<u32> = vec![7, a, 3].into_iter().map(|n| n + g).collect::<Vec<u32>>();
        let g: Vec<u32> = { let mut n7 = 0u32; loop {
                n7 += 1;
                if n7 > 2 { break c.clone().into_iter().map(|n| n + a).collect::<Vec<u32>>(); }
                log.val(a);
                if cat("s", a).is_empty() { break [c.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>(), (0..a % 4).collect::<Vec<u32>>()].concat(); }
            } };
        let mut n10 = 0u32;
        for a in Row::default().sum(if ((a % 3 == 3) || (3 % 3 == 0)) {
                let mut h = Row::default();
                u32::abs_diff(a, a)
            } else {
                measured("text1", a)
            }, if cat("s", a).is_empty() {
                Row::default().sum(a, a)
            } else {
                let Some(e) = Some(a) else {
                    match a {
                        ..2 => {
                            log.val(a);
                        }
                        x if a != 2 => {
                            log.val(x);
                            log.note("e9");
                            log.later((8 % 3 == 1)).await;
                        }
                        2.. => {
                            log.val(a);
                            log.val(a);
                        }
                    }
                    return Ok(cat("s", a));
                };
                a
        })..a % 3 {
            n10 += 1;
            if n10 > 4 { break; }
            let d = (a, "p".to_owned());
            let Some(d) = Option::<u32>::or(Some(a), Option::<u32>::map(Some(a), |n: u32| (n + a) % 50)) else {
                return Ok(format!("{d:?}{:?}", a));
            };
        }
        Ok(format!("{g:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        log.note("e1");
        log.note("e2");
        Ok((Row { s: cat("s", 0), n: 1, ..Row::default() }).n)
    }
    flow f1(log, fuel: u32, arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        log.note("e3");
        let mut n4 = 0u32;
        for h in 2..5u32 {
            n4 += 1;
            if n4 > 4 { break; }
            log.note("e5");
            checkpoint().await;
        }
        Ok(if (3 % 3 == 0) {
                5
            } else {
                5
        })
    }
}

thrice! { p15, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = "11".parse()?;
        _ = confirm(format!("q7 {a}")).await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let a: Shape = Shape::Dot;
        let mut a: Option<u32> = ask_user::<u32>("q10").await.ok();
        let mut d: Vec<u32> = arg0.clone();
        let mut n11 = 0u32;
        'l12: loop {
            n11 += 1;
            if n11 > 3 { break; }
            log.later((7 % 3 == 2)).await;
            fn f13(n: u32) -> u32 { n + 1 }
            log.val(f13(((u32::from((1 % 3 == 0)) + u32::abs_diff(3, 4)) % 97)));
            let b = Default::default();
            same(&b, &[] as &[Vec<u32>]);
            if !(2 % 3 == 1) { break; }
        }
        let mut n14 = 0u32;
        while n14 < 3 && Option::<u32>::is_some(&(match a {
                    Some(x) => d.clone(),
                    None => {
                        return Ok(String::new());
                    }
            }).iter().max().copied()) {
            n14 += 1;
            log.val(5);
            let late15;
            match three(4, {
                    4
                }, 6) {
                0 | 3 | 5 if 3 % 2 == 0 => { late15 = (Shape::Named { s: "a b".to_owned(), n: 2 }); }
                x => { late15 = Shape::Size(x); }
            }
        }
        let mut open17: Vec<u32> = arg0.clone();
        let mut n16 = 0u32;
        while let Some(d) = open17.pop() && n16 < 4 {
            n16 += 1;
            log.note("e19");
        }
        Ok(format!("{arg0:?} {a:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        log.note("e1");
        let mut n3 = 0u32;
        'l4: for (b, y) in choose("q2", ["x", "y", "z"]).await?.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n3 += 1;
            if n3 > 4 { break; }
            log.note("e5");
            {
                if confirm("q6").await? {
                    let b = cat("s", b);
                } else if vec![b].contains(&b) {
                }
            }
        }
        Ok((6 ^ 2))
    }
}

thrice! { p16, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        _ = confirm("q4").await?;
        same(&b, &[] as &[u32]);
        let mut b = (b, cat("s", b));
        let a: Vec<u32> = vec![0];
        match Shape::Size(1) {
            Shape::Dot => {
                let mut n5 = 0u32;
                while n5 < 3 && (5 % 3 == 2) {
                    n5 += 1;
                    log.note("e6");
                }
                let mut n7 = 0u32;
                'l8: for &a in ["x", "y"].iter() {
                    n7 += 1;
                    if n7 > 4 { break; }
                    log.later((7 % 3 == 1)).await;
                }
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        Ok(format!("{b:?} {a:?} "))
    }
}

thrice! { p17, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm("q3").await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let g: Vec<u32> = (0..((ask_user::<u32>("q5").await? + log.later((match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => d })).await) % 97) % 4).collect::<Vec<u32>>();
        let b: Row = Row::default();
        if (log.later(confirm("q8").await.unwrap_or(false)).await || (Option::<u32>::is_some(&Some(d)) && ((d % 3 == 1) || (d % 3 == 1)))) {
            match *g.as_slice() {
                [] => {
                    let d = Shape::Size(d);
                    let mut open10: Vec<u32> = g.clone();
                    let mut n9 = 0u32;
                    while let Some(d) = open10.pop() && n9 < 4 {
                        n9 += 1;
                        let mut n11 = 0u32;
                        for (i, c) in WEIGHTS.iter().enumerate() {
                            n11 += 1;
                            if n11 > 4 { break; }
                            let Some(g) = None::<u32> else {
                                break;
                            };
                            let mut c = Default::default();
                            same(&c, &[] as &[u32]);
                        }
                        log.val(d);
                        if (d % 3 == 2) {
                            break;
                        }
                    }
                }
                [x] if d % 2 == 0 => {
                }
                [x, .., y] => {
                }
                _ => {
                }
            }
        }
        Ok(format!("{d:?} {g:?} "))
    }
}

thrice! { p18, (log) -> Result<String, ToolError>, {
        let g = Default::default();
        _ = confirm("q1").await?;
        same(&g, &[] as &[u32]);
        let mut e = ask_user::<String>(format!("q2 {g}")).await?;
        let h = Row::default();
        let mut c = h.clone();
        checkpoint().await;
        let Some(d) = Some(g) else {
            c.n += g;
            c.n %= 60;
            return Ok(match h.n {
                    ..2 => {
                        log.later((g % 3 == 3)).await;
                        h.clone()
                    }
                    x if log.val(g) > 4 => {
                        (Row { v: c.v.clone(), n: (e.len() as u32), s: e.clone() })
                    }
                    2.. => {
                        (Row { v: vec![7, g, 3], n: g, s: e.clone() })
                    }
                }.into_text(((e.len() as u32) % (measured("text1", g) + 1))));
        };
        log.later((d % 3 == 0)).await;
        {
        }
        Ok(format!("{g:?} {h:?} {c:?} {d:?} "))
    }
}

thrice! { p19, (log) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        _ = confirm("q3").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut g = (match Option::<u32>::or(Option::<u32>::map(Some(e), |n: u32| (n + e) % 50), Some(e)) {
                Some(x) => format!("{x:?}{:?}", x),
                None => {
                    return Ok(String::new());
                }
        });
        let c = Row::default();
        let mut n5 = 0u32;
        loop {
            n5 += 1;
            if n5 > 3 { break; }
            let mut n6 = 0u32;
            'l7: while n6 < 3 && (e % 3 == 2) {
                n6 += 1;
                let e = Row::default();
                checkpoint().await;
            }
            log.val((Row { s: (g.clone() + &g.clone()), n: e, ..Row::default() }).n);
            if (e % 3 == 1) { break; }
        }
        log.val(*&ask_user::<u32>("q10").await?);
        log.later((e % 3 == 0)).await;
        if Option::<u32>::is_some(&Option::<u32>::map(Option::<u32>::or(None::<u32>, Some(e)), |n: u32| (n + e) % 50)) {
            let late11: u32;
            match (e, "p".to_owned()) {
                (0, x) => { late11 = c.clone().sum((Row { s: g.clone(), n: e, ..Row::default() }).n, {
                            e
                    }); }
                (mut x, _) => { late11 = (|n: u32| (n + e) % 40)(x); }
            }
        } else {
        }
        Ok(format!("{e:?} {g:?} "))
    }
}

thrice! { p20, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let d = (ask_user::<u32>(format!("q1 {arg0}")).await.unwrap_or(arg0) % (*&(match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => arg0 }) + 1));
        let mut e: Option<u32> = Option::<u32>::map(vec![d].iter().max().copied(), |n: u32| (n + d) % 50);
        let mut d = None;
        same(&d, &[] as &[Option<u32>]);
        log.note("e3");
        macro_rules! m4 { ($n:expr) => { $n + 1 } }
        log.val(m4!(arg0));
        {
            let more = arg0;
            let mut add = |n: u32| { arg0 = (arg0 + n) % 60; arg0 };
            add(more);
            log.val(add(1));
        }
        if (arg0 % 3 == 3) {
            if (((arg0 + arg0) % 97) != log.val(arg0)) {
                let mut n5 = 0u32;
                loop {
                    n5 += 1;
                    if n5 > 3 { break; }
                    let mut n6 = 0u32;
                    for (i, e) in WEIGHTS.iter().enumerate() {
                        n6 += 1;
                        if n6 > 4 { break; }
                        {
                            let more = arg0;
                            let mut add = |n: u32| { arg0 = (arg0 + n) % 60; arg0 };
                            add(more);
                            log.val(add(1));
                        }
                    }
                    if let Some(mut e) = e && (e % 3 == 0) && let (0..5, y) = (8, "p".to_owned()) {
                        let a = "11".parse()?;
                        same(&a, &[] as &[u32]);
                    } else {
                        let mut e = Shape::Size(5);
                    }
                    if (arg0 % 3 == 1) { break; }
                }
            }
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p21, (log) -> Result<String, ToolError>, {
        let b = Default::default();
        _ = confirm(format!("q2 {b}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let c: Vec<u32> = [vec![b], vec![b]].concat().into_iter().map(|n| n + b).collect::<Vec<u32>>().into_iter().map(|n| n + b).collect::<Vec<u32>>();
        let mut c = Shape::Size(b);
        let late3: u32;
        if (b % 3 == 1) {
            if (match Some(b) {
                    Some(x) => cat("s", b),
                    None => {
                        return Err(ToolError::new("left"));
                    }
            }).is_empty() {
                log.note("e4");
            } else {
                let Row { v: mut g, n: t5 @ _, .. } = Row::default();
                let mut g: Row = (Row { v: g, n: 7, s: cat("s", b) });
            }
            late3 = (Row { s: "a b".to_owned(), n: b, ..Row::default() }).n;
            log.later((b % 3 == 1)).await;
        } else {
            fn f6(n: u32) -> u32 { n + 1 }
            log.val(f6(('b7: {
                            if cat("s", b).is_empty() { break 'b7 b; }
                            let mut n8 = 0u32;
                            for e in Vec::<u32>::new().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                                n8 += 1;
                                if n8 > 4 { break; }
                                fn f9(n: u32) -> u32 { n + 1 }
                                log.val(f9(e));
                                log.val(e);
                            }
                            ("a b".to_owned().len() as u32)
            })));
            late3 = *Box::new(b);
            let late10: Vec<u32>;
            if !((b % 3 == 3) || (b % 3 == 1)) {
                let mut c: String = if (b % 3 == 0) {
                    log.later((b % 3 == 2)).await;
                    cat("s", b)
                } else {
                    if (b % 3 == 2) {
                        log.note("e11");
                    } else if (b % 3 == 3) {
                    }
                    String::new()
                };
                late10 = Vec::from([b, b]).into_iter().map(|n| n + b).collect::<Vec<u32>>();
                let mut open13: Vec<u32> = Vec::<u32>::new().into_iter().map(|n| n + b).collect::<Vec<u32>>();
                let mut n12 = 0u32;
                'l14: while let Some(b) = open13.pop() && n12 < 4 {
                    n12 += 1;
                }
            } else {
                let mut h = (b, cat("s", 1));
                late10 = (0..b % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 5).collect::<Vec<u32>>();
                log.later((b % 3 == 2)).await;
            }
        }
        Ok(format!("{b:?} {c:?} {late3:?} "))
    }
}

thrice! { p22, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        _ = confirm("q1").await?;
        same(&h, &[] as &[u32]);
        let mut h = confirm("q2").await?;
        let c = (Row { v: [vec![7, 8, 3], [vec![7, arg0, 3], vec![7, arg0, 3]].concat()].concat(), n: match (arg0, "p".to_owned()) {
                    (x, y) if log.val(arg0) > 3 => {
                        ((arg0 + x) % 97)
                    }
                    (_, y) => {
                        (!arg0 % 50)
                    }
                }, s: (if (h && h) {
                        return Ok(Row::default().into_text(arg0));
                    } else {
                        String::new().replace("a", &String::new())
                }) }).into_text((*&Row::default().sum(arg0, arg0) * arg0 % 89));
        log.note("e3");
        let mut open5: Vec<u32> = [[Vec::<u32>::new(), vec![7, arg0, 3]].concat().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), Vec::from([(((c.len() as u32) as u8) as u32), arg0])].concat();
        let mut n4 = 0u32;
        'l6: while let Some(e) = open5.pop() && n4 < 4 {
            n4 += 1;
            log.later(h).await;
            {
                log.val(arg0);
                log.later(h).await;
            }
        }
        Ok(format!("{arg0:?} {h:?} {c:?} "))
    }
}

thrice! { p23, (log, mut arg0: u32 = 3, arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm(format!("q7 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut a = (h, ask_user::<String>("q9").await?);
        let mut a = "11".parse()?;
        same(&a, &[] as &[u32]);
        let mut n11 = 0u32;
        while n11 < 3 && (arg1.clone().replace("a", &arg1.clone()).is_empty() && (arg1 == arg1.clone())) {
            n11 += 1;
            log.note("e12");
        }
        let mut n16 = 0u32;
        for d in [('b13: {
                    if (arg1 == log.val(arg1.clone())) { break 'b13 (arg1.len() as u32); }
                    if let Some(a) = Vec::<u32>::new().iter().max().copied() {
                        log.later((a % 3 == 3)).await;
                        let mut n14 = 0u32;
                        while n14 < 3 && (arg0 % 3 == 1) {
                            n14 += 1;
                            arg0 += arg0;
                            arg0 %= 60;
                        }
                        let c = (a % 3 == 3);
                    } else {
                        log.note("e15");
                        log.later((a % 3 == 1)).await;
                        arg0 += arg0;
                        arg0 %= 60;
                    }
                    measured("text3", a)
            }), 2] {
            n16 += 1;
            if n16 > 4 { break; }
            let mut n17 = 0u32;
            for g in [if (a % 3 == 3) {
                    arg1.clone().replace("a", &arg1.clone())
                } else {
                    (arg1.clone() + &arg1.clone())
                }, format!("{arg1:?}{:?}", d)] {
                n17 += 1;
                if n17 > 4 { break; }
                log.val(arg0);
            }
        }
        Ok(format!("{arg1:?} {a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((1 % 3 == 2)).await;
        let mut n1 = 0u32;
        'l3: while n1 < 3 && (4 != ask_user::<u32>("q2").await?) {
            n1 += 1;
            log.val(8);
            let e = confirm("q4").await?;
            let mut c: Option<u32> = Vec::<u32>::new().iter().max().copied();
        }
        Ok(Vec::<u32>::new().get(8 as usize).copied().unwrap_or(1))
    }
}

thrice! { p24, (log) -> Result<String, ToolError>, {
        let mut c = Default::default();
        _ = confirm("q2").await?;
        same(&c, &[] as &[u32]);
        let e: (u32, String) = (c, "p".to_owned());
        let c: Row = (Row { n: ask_user::<u32>("q4").await?, ..Row::default() });
        let mut c: Option<u32> = ask_user::<u32>("q5").await.ok();
        let mut b = {
            cat("s", 6)
        };
        let b = (e.1.clone() + &cat(cat(b.clone(), 0).trim(), (|n: u32| (n + 3) % 40)(c.unwrap_or(3))));
        if ((Option::<u32>::is_some(&c) || log.later((6 % 3 == 2)).await) || { let mut n6 = 0u32; 'l7: loop {
                    n6 += 1;
                    if n6 > 2 { break 'l7 !(8 % 3 == 1); }
                    if (1 % 3 == 1) {
                        match (3, "p".to_owned()) {
                            (x, y) if log.val(x) > 2 => {
                                log.later((x % 3 == 3)).await;
                                log.later((x % 3 == 0)).await;
                                log.val((b.len() as u32));
                            }
                            (_, y) => {
                                log.later((0 % 3 == 2)).await;
                            }
                        }
                        let late8: Shape;
                        log.val(1);
                        late8 = Shape::Size(1);
                        let mut h = 7;
                    } else if (3 % 3 == 2) {
                    } else {
                    }
                    if vec![1].contains(&6) { break 'l7 ((7 % 3 == 1) && (7 % 3 == 2)); }
                } }) {
            return Ok((e.1.clone() + &(|| { let inner = |n: u32| n + 3; log.val(inner(2)); b.clone() })()));
        }
        Ok(format!(""))
    }
}

thrice! { p25, (log, mut arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = ask_user::<u32>(format!("q1 {arg0}")).await.unwrap_or(arg0);
        let mut a = Shape::Size(c);
        let mut d = u32::from(ask_user::<u8>("q3").await?);
        log.later((8 % 3 == 2)).await;
        log.note("e4");
        #[cfg(all())]
        log.val(d);
        #[cfg(any())]
        log.note("never");
        let mut n5 = 0u32;
        'l7: while n5 < 3 && ask_user::<bool>(format!("q6 {c}")).await? {
            n5 += 1;
            match Shape::Size((match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => d })) {
                Shape::Dot => {
                    log.later((d % 3 == 3)).await;
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                }
            }
        }
        log.val(c);
        log.note("e10");
        let mut g: Row = (Row { n: (match ask_user::<u32>("q12").await { Ok(n) => n, Err(_) => arg0 }), ..Row::default() });
        match *arg1.as_slice() {
            [] => {
            }
            [x] if x != 1 => {
            }
            [x, .., y] => {
            }
            _ => {
            }
        }
        Ok(format!("{c:?} {d:?} {g:?} "))
    }
}

thrice! { p26, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let g: Option<u32> = Some(h);
        let mut d: String = arg0;
        #[cfg(all())]
        let cfg6 = h;
        #[cfg(any())]
        let cfg6 = String::new();
        let mut n7 = 0u32;
        for g in 2..5u32 {
            n7 += 1;
            if n7 > 4 { break; }
            let mut n8 = 0u32;
            loop {
                n8 += 1;
                if n8 > 3 { break; }
                let mut n9 = 0u32;
                for _ in 1..3u64 {
                    n9 += 1;
                    if n9 > 4 { break; }
                    'b10: {
                        if (g % 3 == 0) {
                            log.note("e11");
                        } else if (g % 3 == 3) {
                            log.note("e12");
                        }
                        _ = ask_user::<u32>("q13").await?;
                    }
                }
                if (((g % 3 == 0) && (g % 3 == 0)) && ((cfg6 % 3 == 2) || (g % 3 == 1))) { break; }
            }
        }
        match (ask_user::<u32>("q14").await?, [ask_user::<u32>("q15").await?, h][u32::min(h % 2, 1) as usize]).1 {
            ..2 => {
                if ((h % 3 == 1) && Option::<u32>::is_some(&Some(cfg6))) {
                    return Err(ToolError::new("left"));
                }
            }
            x if x != 0 => {
            }
            2.. => {
            }
        }
        Ok(format!("{g:?} {d:?} {cfg6:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((1 % 3 == 3)).await;
        let mut n1 = 0u32;
        loop {
            n1 += 1;
            if n1 > 3 { break; }
            if (3 % 3 == 1) { break; }
        }
        Ok(measured("text0", 4))
    }
}

thrice! { p27, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let c = Shape::Size(u32::from(ask_user::<u8>("q4").await?));
        let e: Vec<u32> = arg0.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>();
        log.note("e7");
        log.note("e8");
        log.note("e9");
        log.note("e10");
        match (ask_user::<u32>(format!("q11 {g}")).await?, String::new()) {
            (x, y) if g != 2 => {
                let mut n12 = 0u32;
                for (_, mut g) in (0u32..).zip(Vec::<u32>::new()).skip_while(|(n, _)| *n == 7) {
                    n12 += 1;
                    if n12 > 4 { break; }
                    let h = x;
                    let mut n13 = 0u32;
                    for (i, e) in WEIGHTS.iter().enumerate() {
                        n13 += 1;
                        if n13 > 4 { break; }
                    }
                }
            }
            (_, y) => {
            }
        }
        Ok(format!("{arg0:?} {g:?} "))
    }
}

thrice! { p28, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut d = u32::max(ask_user::<u32>("q1").await.unwrap_or(arg0), (ask_user::<u32>("q2").await? ^ {
                    ask_user::<u32>("q3").await?
        }));
        let c = (Row { n: ask_user::<u32>("q5").await?, ..Row::default() });
        let mut d = cat(ask_user::<String>("q6").await?.replace("a", &ask_user::<String>(format!("q7 {d}")).await?).trim(), (!u32::max(u32::abs_diff(d, d), { d = d; d }) % 50));
        if (('b8: {
                    if !(arg0 % 3 == 2) { break 'b8 log.later((arg0 % 3 == 0)).await; }
                    let Some(e) = Some(arg0) else {
                        let e: Shape = Shape::Size(arg0);
                        break 'b8 (arg0 % 3 == 1);
                    };
                    (e >= (d.len() as u32))
            }) || (((2 % 3 == 2) && (7 % 3 == 0)) && ((arg0 % 3 == 0) && (arg0 % 3 == 1)))) {
            return Ok(('b9: {
                        if (arg0 % 3 == 0) { break 'b9 cat(c.clone().into_text(arg0), vec![7, arg0, 3].get(arg0 as usize).copied().unwrap_or(1)); }
                        log.note("e10");
                        log.val(c.clone().into_text(arg0))
            }));
        }
        #[cfg(all())]
        log.later((arg0 % 3 == 1)).await;
        #[cfg(any())]
        log.note("never");
        let mut n11 = 0u32;
        for (d, y) in cat(async { log.note("async"); d }.await.trim(), (if (arg0 % 3 == 0) {
                    return Ok(cat("s", arg0));
                } else {
                    (String::new().len() as u32)
        })).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n11 += 1;
            if n11 > 4 { break; }
            let r12 = &d;
            #[cfg(all())]
            log.val(d);
            #[cfg(any())]
            log.note("never");
        }
        if match ((arg0 * arg0 % 89), cat("s", arg0)) {
            (x, y) if arg0 % 2 == 0 => {
                c.v.clone().contains(&(arg0 ^ x))
            }
            (_, y) => {
                const N13: u32 = 8;
                ((arg0 % 3 == 3) && (arg0 % 3 == 2))
            }
        } {
            let mut h = Default::default();
            same(&h, &[] as &[u32]);
        } else if (arg0 % 3 == 1) {
            log.later((arg0 % 3 == 3)).await;
            let mut n14 = 0u32;
            for h in 2..5u32 {
                n14 += 1;
                if n14 > 4 { break; }
                log.later((arg0 % 3 == 2)).await;
            }
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p29, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut e: bool = ask_user::<bool>("q2").await?;
        let mut g = Row::default();
        log.note("e4");
        let r5 = arg0.as_str();
        checkpoint().await;
        match ask_user::<u32>(format!("q6 {d}")).await? {
            0 => {
                const N7: u32 = 7;
            }
            x @ 1..=2 => {
                log.note("e8");
            }
            x if x % 2 == 0 => {
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {d:?} {e:?} {g:?} {r5:?} "))
    }
}

thrice! { p30, (log) -> Result<String, ToolError>, {
        let c = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let c: Vec<u32> = [Vec::<u32>::new(), [(0..c % 4).collect::<Vec<u32>>(), (0..c % 4).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>()].concat()].concat();
        let mut a = Shape::Size(7);
        let mut g = (measured("text1", u32::from((6 % 3 == 1))), cat("s", 1));
        log.later((6 % 3 == 3)).await;
        let mut h = ((|n: u32| (n + 1) % 40)({ let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await?; x + u32::from(y) }), (if if (2 % 3 == 2) {
                    (5 % 3 == 3)
                } else {
                    (3 % 3 == 2)
                } {
                    return Ok((|| { let inner = |n: u32| n + 1; log.val(inner(2)); g.1.clone() })());
                } else {
                    if (6 % 3 == 0) {
                        log.val(4);
                        let mut n10 = 0u32;
                        'l11: for h in c.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                            n10 += 1;
                            if n10 > 4 { break; }
                            log.note("e12");
                        }
                    }
                    ask_user::<String>("q13").await?
        }));
        use std::cmp::max as max14;
        log.val(max14(ask_user::<u32>("q15").await?, 3));
        let mut g = (((match Some(2) {
                        Some(x) => ((x + x) % 97),
                        None => {
                            return Ok(cat(cat("s", 6).trim(), h.0));
                        }
                }) + ({
                        cat("s", 7)
                    }.len() as u32)) % 97);
        Ok(format!("{c:?} {a:?} {g:?} "))
    }
}

thrice! { p31, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q12").await?;
        let a = (Row { v: [(0..ask_user::<u32>("q13").await.unwrap_or(arg1) % 4).collect::<Vec<u32>>(), if ((4 % 3 == 2) && (arg1 % 3 == 3)) {
                        log.note("e14");
                        vec![h]
                    } else {
                        Vec::from([arg1, arg1])
                }].concat(), n: ask_user::<u32>("q16").await.unwrap_or(arg1), s: { let mut n17 = 0u32; loop {
                        n17 += 1;
                        if n17 > 2 { break arg0.clone(); }
                        match (h, arg0.clone()) {
                            (0, x) => {
                                log.note("e20");
                                log.note("e21");
                                match Shape::Dot {
                                    Shape::Dot => {
                                        _ = (match ask_user::<u32>("q22").await { Ok(n) => n, Err(_) => h });
                                        log.later((arg1 % 3 == 3)).await;
                                    }
                                    Shape::Size(x) | Shape::Named { n: x, .. } => {
                                        let a: String = arg0.clone();
                                        log.note("e23");
                                        h += arg1;
                                        h %= 60;
                                    }
                                }
                            }
                            (mut x, _) => {
                                if (arg1 % 3 == 1) {
                                    let mut n24 = 0u32;
                                    for (d, y) in arg0.clone().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                                        n24 += 1;
                                        if n24 > 4 { break; }
                                        log.val(arg1);
                                    }
                                }
                            }
                        }
                        if ((|n: u32| (n + arg1) % 40)(h) != ((arg1 as u8) as u32)) { break cat(arg0.clone().replace("a", &arg0.clone()), (arg0.clone().len() as u32)); }
                    } } });
        let d = Shape::Size(async { log.note("async"); (arg1 * (arg1 * a.n % 89) % 89) }.await);
        Ok(format!("{arg0:?} {arg1:?} {a:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let Some(b) = Option::<u32>::map(Some((|| { let inner = |n: u32| n + 5; log.val(inner(2)); 1 })()), |n: u32| (n + 1) % 50) else {
            return Ok(7);
        };
        log.val(b);
        let late1: String;
        if (6 % 3 == 3) {
            let mut n2 = 0u32;
            loop {
                n2 += 1;
                if n2 > 3 { break; }
                let mut n3 = 0u32;
                loop {
                    n3 += 1;
                    if n3 > 3 { break; }
                    if !(5 % 3 == 3) { break; }
                }
                if confirm("q4").await.unwrap_or(false) { break; }
            }
            late1 = choose("q5", ["x", "y", "z"]).await?;
            log.note("e6");
        } else {
            let g: bool = (cat("s", b) == "a");
            late1 = cat(String::new().trim(), b);
            log.note("e7");
        }
        Ok([b, b][u32::min(b % 2, 1) as usize])
    }
    flow f1(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(d) = ask_user::<u32>("q8").await.ok() {
            #[cfg(all())]
            log.later((7 % 3 == 3)).await;
            #[cfg(any())]
            log.note("never");
        }
        let mut n9 = 0u32;
        loop {
            n9 += 1;
            if n9 > 3 { break; }
            let mut n10 = 0u32;
            'l11: for c in 0..=2u32 {
                n10 += 1;
                if n10 > 4 { break; }
                let mut h: Option<u32> = Some(c);
            }
            let c = format!("{arg0:?}{:?}", arg0);
            if (6 % 3 == 2) { break; }
        }
        Ok(8)
    }
}

thrice! { p32, (log) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q4").await?;
        let e = Shape::Dot;
        let e = (Row { v: Vec::<u32>::new(), n: ask_user::<u32>("q7").await?, s: (cat(format!("{e:?}{:?}", e), 7)) });
        log.note("e8");
        let mut n9 = 0u32;
        for (i, g) in WEIGHTS.iter().enumerate() {
            n9 += 1;
            if n9 > 4 { break; }
            let mut n12 = 0u32;
            'l13: for h in [String::new(), (if ((4 % 3 == 3) && (7 % 3 == 1)) {
                        continue;
                    } else {
                        let (mut b, t10): (u32, String) = (0, "p".to_owned());
                        ask_user::<String>("q11").await?
            })] {
                n12 += 1;
                if n12 > 4 { break; }
                let Row { v: mut h, n: t14 @ _, .. } = (Row { n: 5, ..e.clone() });
            }
            let mut n15 = 0u32;
            while n15 < 3 && (((0 % 3 == 1) || (3 % 3 == 2)) && ((2 % 3 == 3) || (5 % 3 == 1))) {
                n15 += 1;
                let h: Shape = Shape::Size(2);
                if (|| { let inner = |n: u32| n + 1; log.val(inner(2)); (5 % 3 == 0) })() {
                } else if ((7 % 3 == 0) && (2 % 3 == 1)) {
                } else {
                }
            }
        }
        Ok(format!("{e:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        log.val(arg1);
        log.val(arg1);
        match arg1 {
            ..2 => {
            }
            x if x != 1 => {
            }
            2.. => {
            }
        }
        Ok(u32::from((arg1 % 3 == 2)))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if confirm("q1").await? {
            let g = None;
            _ = confirm("q3").await?;
            same(&g, &[] as &[Option<u32>]);
            log.val(6);
            log.later((3 % 3 == 0)).await;
        }
        log.val(6);
        Ok((String::new().len() as u32))
    }
}

thrice! { p33, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = u32::from(ask_user::<u8>("q1").await?);
        let mut a = ask_user::<String>(format!("q2 {c}")).await?;
        let e: Option<u32> = Option::<u32>::map(Some(((Row { s: arg0.clone(), n: c, ..Row::default() }).n % ((c ^ c) + 1))), |n: u32| (n + c) % 50);
        #[cfg(all())]
        let cfg3 = c;
        #[cfg(any())]
        let cfg3 = String::new();
        let (mut d, t4): (u32, String) = (measured(a.clone().replace("a", &a.clone()).as_str(), ((c + cfg3) % 97)), a.clone());
        let mut n5 = 0u32;
        'l6: while n5 < 3 && (5 % 3 == 0) {
            n5 += 1;
            log.later((cfg3 % 3 == 1)).await;
        }
        match arg0.as_str() {
            "" => {
                let late7: Vec<u32>;
                let late8: Shape;
                let late9;
                if let Some(h) = e && (c % 3 == 2) && let (0..5, y) = (c, "p".to_owned()) {
                    log.later((d % 3 == 1)).await;
                }
                late9 = Shape::Size(c);
                late8 = late9.clone();
                late7 = [vec![7, c, 3], Vec::<u32>::new()].concat().into_iter().map(|n| n + c).collect::<Vec<u32>>();
                use std::cmp::max as max10;
                log.val(max10(measured("text1", (d * d % 89)), 3));
            }
            "a" | "lit" if log.val(cfg3) > 0 => {
                let d: Vec<u32> = vec![4];
            }
            _ => {
                let mut n11 = 0u32;
                'l12: while n11 < 3 && !(cfg3 != c) {
                    n11 += 1;
                    let Some(r13) = &e else {
                        continue;
                    };
                    const N14: u32 = 4;
                    log.val(cfg3);
                }
            }
        }
        Ok(format!("{a:?} {e:?} {cfg3:?} {t4:?} "))
    }
}

thrice! { p34, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let d: Option<u32> = Some({ arg0 = (Row { s: {
                            cat("s", arg0)
                        }, n: c, ..Row::default() }).n; arg0 });
        let c = Shape::Size(c);
        log.note("e6");
        let b = ask_user::<u32>("q7").await?;
        let mut open9: Vec<u32> = vec![b];
        let mut n8 = 0u32;
        'l10: while let Some(b) = open9.pop() && n8 < 4 && (arg0 % 3 == 3) {
            n8 += 1;
            if vec![7, arg0, 3].contains(&b) {
                #[cfg(all())]
                log.val(b);
                #[cfg(any())]
                log.note("never");
                fn f11(n: u32) -> u32 { n + 1 }
                log.val(f11(if (b % 3 == 1) {
                            let Some(g) = d else {
                                return Ok(String::new());
                            };
                            g
                        } else {
                            arg0
                }));
            } else {
            }
        }
        Ok(format!("{d:?} {c:?} "))
    }
}

thrice! { p35, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let e = Shape::Size((Row { s: choose("q4", ["x", "y", "z"]).await?, n: u32::from(((b % 3 == 1) || (b % 3 == 3))), ..Row::default() }).n);
        let mut e = (format!("{arg0:?}{:?}", arg1) + &arg1);
        _ = u32::from(ask_user::<u8>("q5").await?);
        log.note("e6");
        let mut h = None;
        same(&h, &[] as &[Option<u32>]);
        log.later((b % 3 == 2)).await;
        log.note("e7");
        use std::cmp::max as max8;
        log.val(max8([((three(b, b, b) + u32::abs_diff((e.len() as u32), b)) % 97), (Row { s: cat("s", b).replace("a", &e.clone()), n: three(b, b, b), ..Row::default() }).n][u32::min((((b * b % 89) + u32::max(b, (arg0.len() as u32))) % 97) % 2, 1) as usize], 3));
        log.later((b % 3 == 1)).await;
        Ok(format!("{arg0:?} {b:?} {e:?} "))
    }
}

thrice! { p36, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d: u32 = u32::from(ask_user::<u8>("q3").await?);
        let mut a: Option<u32> = ask_user::<u32>("q4").await.ok();
        let mut a: Vec<u32> = Vec::<u32>::new();
        if { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm(format!("q8 {d}")).key("k2"))).await; x.is_ok() && y? } {
            log.later((d % 3 == 2)).await;
            macro_rules! m9 { ($n:expr) => { $n + 1 } }
            log.val(m9!(d));
        } else if ((("2".parse::<u32>()? + ((d + d) % 97)) % 97) < d) {
            let mut n12 = 0u32;
            'l13: for g in [{ let (x, y) = ask_all((ask_user::<u32>(format!("q10 {d}")).key("k1"), confirm(format!("q11 {d}")).key("k2"))).await?; x + u32::from(y) }, 2] {
                n12 += 1;
                if n12 > 4 { break; }
                arg0.push_str(&arg1.clone());
                let mut n15 = 0u32;
                'l16: for mut c in Vec::from([g, g]).into_iter().take(3) {
                    n15 += 1;
                    if n15 > 4 { break; }
                    let late17: u32;
                    match arg0.as_str() {
                        "" => { late17 = d; }
                        "a" | "lit" if log.val(d) > 2 => { late17 = g; }
                        _ => { late17 = g; }
                    }
                    let g: bool = confirm("q18").await.unwrap_or(false);
                    let [c, t19]: [u32; 2] = [d, c];
                }
            }
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        #[cfg(all())]
        let cfg1 = arg0;
        #[cfg(any())]
        let cfg1 = String::new();
        let e = ask_user::<String>("q2").await?;
        log.val(cfg1);
        Ok(u32::max(cfg1, cfg1))
    }
}

thrice! { p37, (log) -> Result<String, ToolError>, {
        let mut a: u32 = call(f0(1, (8, 0).1, 6)).await?;
        let h: Option<u32> = ask_user::<u32>("q4").await.ok();
        let mut g = Default::default();
        same(&g, &[] as &[String]);
        log.val(a);
        if let Some(mut c) = Some({ a = Row::default().sum((g.len() as u32), a); a }) {
            let mut n6 = 0u32;
            for mut h in match ((a + a) % 97) {
                0 | 3 | 5 if log.val(c) > 4 => {
                    [Vec::<u32>::new(), vec![7, a, 3]].concat()
                }
                x => {
                    Vec::from([x, x])
                }
            }.into_iter().take(3) {
                n6 += 1;
                if n6 > 4 { break; }
                let mut n7 = 0u32;
                'l8: while n7 < 3 && ((c % 3 == 1) && (c % 3 == 2)) {
                    n7 += 1;
                    log.note("e9");
                    fn f10(n: u32) -> u32 { n + 1 }
                    log.val(f10(c));
                    log.note("e11");
                }
            }
        }
        Ok(format!("{h:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.note("e1");
        {
            if !ask_user::<bool>(format!("q2 {arg0}")).await? {
                let mut n3 = 0u32;
                for (_, mut c) in (0u32..).zip(Vec::<u32>::new()).skip_while(|(n, _)| *n == 7) {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let d: Option<u32> = Some(arg1);
                }
            } else {
            }
        }
        Ok((!arg1 % 50))
    }
}

thrice! { p38, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = (((({ let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) }, ask_user::<u32>("q3").await?).1 + arg1.clone().get(log.later(arg0).await as usize).copied().unwrap_or(1)) % 97), { let (x, y) = ask_all((ask_user::<u32>(format!("q4 {arg0}")).key("k1"), confirm(format!("q5 {arg0}")).key("k2"))).await?; x + u32::from(y) }).1;
        let g = Shape::Size(arg0);
        let e: u32 = ask_user::<u32>(format!("q7 {c}")).await?;
        let Some(a) = ask_user::<u32>(format!("q8 {arg0}")).await.ok() else {
            return Ok(ask_user::<String>("q9").await?);
        };
        let Some(d) = Option::<u32>::or((0..e % 4).collect::<Vec<u32>>().iter().max().copied(), ("4".parse::<u32>()?, arg1.clone().iter().max().copied()).1) else {
            return Ok(log.val(cat(cat(cat("s", a), 2).trim(), u32::from((e % 3 == 1)))));
        };
        let late10;
        let mut h: Row = Row::default();
        late10 = g;
        let mut n11 = 0u32;
        loop {
            n11 += 1;
            if n11 > 3 { break; }
            let mut n12 = 0u32;
            for g in 2.. {
                n12 += 1;
                if n12 > 4 { break; }
                let r13 = &arg0;
                let Some(mut h) = h.v.clone().iter().max().copied() else {
                    macro_rules! m14 { ($n:expr) => { $n + 1 } }
                    log.val(m14!(d));
                    break;
                };
            }
            if Option::<u32>::is_some(&Some(((a + h.n) % 97))) { break; }
        }
        log.later((d % 3 == 2)).await;
        let late15;
        if (d % 3 == 1) {
            if (log.val(String::new()) == "a") {
                log.note("e16");
            }
            late15 = late10.clone();
            fn f17(n: u32) -> u32 { n + 1 }
            log.val(f17(a));
        } else {
            let d = matches!(late10, Shape::Dot | Shape::Size(1..));
            late15 = log.val(late10.clone());
            let [h, t18]: [u32; 2] = [(((c + c) % 97) % ((a ^ arg0) + 1)), (c ^ ((c + c) % 97))];
        }
        Ok(format!("{arg0:?} {arg1:?} {late10:?} {late15:?} "))
    }
}

thrice! { p39, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q6").await?;
        let a = ask_user::<String>(format!("q7 {arg0}")).await?;
        let b: Option<u32> = ask_user::<u32>("q8").await.ok();
        let late9: Shape;
        if ask_user::<bool>("q10").await? {
            let late11: Vec<u32>;
            if confirm("q12").await.unwrap_or(false) {
                let g = (arg0, "p".to_owned());
                late11 = Vec::from([arg0, arg0]).into_iter().map(|n| n + arg0).collect::<Vec<u32>>();
                log.later((arg0 % 3 == 3)).await;
            } else {
                let mut n13 = 0u32;
                'l14: for mut g in vec![arg0].into_iter().take(3) {
                    n13 += 1;
                    if n13 > 4 { break; }
                    let [c, t15]: [u32; 2] = [arg0, g];
                }
                late11 = vec![7, arg0, 3];
                let mut h = Row::default();
            }
            late9 = Shape::Size(arg0);
            let mut n16 = 0u32;
            'l17: for (c, s) in BTreeMap::from([(log.val(((arg0 as u8) as u32)), (Row { v: late11.clone(), n: arg0, s: a.clone() }).into_text(arg0)), (1, "one".to_owned())]) {
                n16 += 1;
                if n16 > 4 { break; }
                let mut c = None;
                same(&c, &[] as &[Option<u32>]);
                let r18 = s.as_str();
            }
        } else {
            let Some(g) = Some(*Box::new(arg0)) else {
                return Ok((Row::default().into_text(arg0) + &a.clone().replace("a", &a.clone())));
            };
            late9 = Shape::Size((g % (arg0 + 1)));
            let mut n19 = 0u32;
            'l20: for (d, y) in (cat(a.clone(), (a.len() as u32)) + &a.clone()).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n19 += 1;
                if n19 > 4 { break; }
                let mut n21 = 0u32;
                'l22: for g in 0.. {
                    n21 += 1;
                    if n21 > 4 { break; }
                }
            }
        }
        Ok(format!("{a:?} {late9:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(h) = Some((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 })) && !(arg0 % 3 == 1) {
            {
                let mut n2 = 0u32;
                'l3: for _ in 1..2u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut n4 = 0u32;
                    'l5: for _ in 1..4u64 {
                        n4 += 1;
                        if n4 > 4 { break; }
                        if (4 % 3 == 0) {
                            continue 'l3;
                        }
                        let h = Shape::Dot;
                    }
                }
            }
        }
        Ok(arg0)
    }
}

thrice! { p40, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d: u32 = *&ask_user::<u32>("q1").await?;
        let g = Default::default();
        _ = confirm("q2").await?;
        same(&g, &[] as &[Vec<u32>]);
        let e = (Shape::Named { s: cat("s", d), n: (measured("text1", d) ^ ask_user::<u32>("q5").await?) });
        log.later((d % 3 == 1)).await;
        let mut b = "11".parse()?;
        same(&b, &[] as &[u32]);
        match (three(b, b, u32::from((d % 3 == 1))), Row::default().into_text(d)) {
            (0, x) => {
                let mut n6 = 0u32;
                'l7: while n6 < 3 && ((d % 3 == 3) && ((b % 3 == 0) && (d % 3 == 3))) {
                    n6 += 1;
                    let mut open9: Vec<u32> = arg0.clone().into_iter().map(|n| n + b).collect::<Vec<u32>>();
                    let mut n8 = 0u32;
                    while let Some(d) = open9.pop() && n8 < 4 {
                        n8 += 1;
                        let a = (b % 3 == 0);
                    }
                    let h = ((d + b) % 97);
                }
            }
            (mut x, _) => {
            }
        }
        Ok(format!("{arg0:?} {d:?} {g:?} {e:?} "))
    }
}

thrice! { p41, (log) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        _ = ask_user::<bool>("q5").await?;
        same(&d, &[] as &[u32]);
        let mut c = Row::default();
        let e: String = choose("q6", ["x", "y", "z"]).await?;
        log.note("e7");
        let late8;
        let h = None;
        same(&h, &[] as &[Option<u32>]);
        late8 = Shape::Size(d);
        let mut n9 = 0u32;
        while n9 < 3 && (d % 3 == 0) {
            n9 += 1;
            let late10;
            match late8.clone() {
                Shape::Named { s, n: x @ 0..=3 } if d % 2 == 0 => { late10 = late8.clone(); }
                Shape::Size(0) => { late10 = late8.clone(); }
                x => { late10 = Shape::Size((|n: u32| (n + h.unwrap_or(3)) % 40)(d)); }
            }
        }
        #[cfg(all())]
        log.later((d % 3 == 1)).await;
        #[cfg(any())]
        log.note("never");
        if let Some(h) = Option::<u32>::map(Some((d ^ d)), |n: u32| (n + h.unwrap_or(3)) % 50) && ((h % 3 == 3) && ((d % 3 == 2) || ((d % 3 == 2) || (6 % 3 == 3)))) {
            let r11 = &h;
        } else {
            if ((d % 3 == 2) && ((d % 3 == 3) && (d % 3 == 0))) {
            }
        }
        Ok(format!("{d:?} {c:?} {late8:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        log.later((3 % 3 == 3)).await;
        log.val(4);
        if (7 % 3 == 1) {
            let mut n1 = 0u32;
            'l2: for _ in 1..2u64 {
                n1 += 1;
                if n1 > 4 { break; }
                let mut h: Vec<u32> = vec![8];
                let b: Option<u32> = h.clone().iter().max().copied();
            }
        }
        Ok(((7 as u8) as u32))
    }
}

thrice! { p42, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = three((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 3 }), (((arg0.len() as u32) as u8) as u32), ask_user::<u32>("q2").await?);
        let mut c = Vec::new();
        _ = confirm("q4").await?;
        same(&c, &[] as &[Vec<u32>]);
        let mut g = Shape::Dot;
        log.later((4 % 3 == 3)).await;
        let mut n6 = 0u32;
        for &a in ["x", "y"].iter() {
            n6 += 1;
            if n6 > 4 { break; }
            let Row { v: mut b, n: t8 @ _, .. } = (Row { n: ask_user::<u32>("q7").await?, ..Row::default() });
        }
        log.val(2);
        log.note("e9");
        let Some(mut c) = Some(2) else {
            'b10: {
                log.val(1);
                let a = ask_user::<String>("q11").await?;
            }
            return Ok(Row::default().into_text(4));
        };
        if cat(arg0.clone().replace("a", &arg0.clone()), ((c as u8) as u32)).is_empty() {
            return Ok(async { log.note("async"); arg0.clone().replace("a", &arg0.clone().replace("a", &arg0.clone())) }.await);
        }
        log.later((c % 3 == 2)).await;
        let Row { v: mut a, n: t12 @ _, .. } = Row::default();
        if let Some(h) = Option::<u32>::map({ let mut n13 = 0u32; 'l14: loop {
                    n13 += 1;
                    if n13 > 2 { break 'l14 Option::<u32>::or(None::<u32>, Some(t12)); }
                    #[cfg(all())]
                    let cfg15 = c;
                    #[cfg(any())]
                    let cfg15 = String::new();
                    if (t12 % 3 == 3) { break 'l14 Option::<u32>::or(Some(c), Some(c)); }
                } }, |n: u32| (n + c) % 50) && !(arg0.clone() + &arg0.clone()).is_empty() {
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {c:?} {a:?} "))
    }
}

thrice! { p43, (log) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm(format!("q7 {h}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut h: bool = ((h % 3 == 0) && !(7 % 3 == 1));
        let b = (u32::max((|| { let inner = |n: u32| n + 4; log.val(inner(2)); 3 })(), async { log.note("async"); measured(String::new().as_str(), 0) }.await), cat("s", 3));
        let d = (Row { v: [Vec::from([b.0, 7]), vec![7]].concat(), n: (((|n: u32| (n + 0) % 40)(8) + 5) % 97), s: log.later(Row::default().into_text(6)).await });
        'b8: {
            log.val("7".parse::<u32>()?);
            let late9: u32;
            if ((h && h) || ((2 % 3 == 0) && h)) {
                log.later(h).await;
                late9 = ((u32::from(h) + (|n: u32| (n + 7) % 40)(5)) % 97);
                let e: (u32, String) = b.clone();
            } else {
                log.val(4);
                late9 = (4 * u32::from(h) % 89);
                {
                    log.val(1);
                }
            }
            log.val(late9);
        }
        let mut n10 = 0u32;
        'l11: for (i, c) in WEIGHTS.iter().enumerate() {
            n10 += 1;
            if n10 > 4 { break; }
            let mut n12 = 0u32;
            'l13: for a in 2..=3u32 {
                n12 += 1;
                if n12 > 4 { break; }
                log.val(a);
            }
        }
        Ok(format!("{b:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        let r1 = &arg0;
        let d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {arg0}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[String]);
        Ok(arg0)
    }
}

thrice! { p44, (log) -> Result<String, ToolError>, {
        let mut h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut g = (h, "p".to_owned());
        let mut g: u32 = ask_user::<u32>("q5").await?;
        log.later((h % 3 == 0)).await;
        let mut n6 = 0u32;
        while n6 < 3 && { let (x, y) = ask_each((ask_user::<u32>(format!("q7 {g}")).key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? } {
            n6 += 1;
            log.later((h % 3 == 1)).await;
            let mut n9 = 0u32;
            'l10: while n9 < 3 && ((g < g) && vec![7, g, 3].contains(&g)) {
                n9 += 1;
                if let Some(g) = vec![7, 3, 3].iter().max().copied() && cat("s", 7).is_empty() && let (0..5, y) = (h, cat("s", g)) {
                    {
                        log.note("e11");
                    }
                }
            }
            if (Option::<u32>::is_some(&Some(h)) && ((g % 3 == 2) || (7 % 3 == 0))) {
                return Ok(cat(("a b".to_owned() + &cat("s", 4)).trim(), (g * h % 89)));
            }
        }
        let mut open13: Vec<u32> = Vec::<u32>::new();
        let mut n12 = 0u32;
        'l14: while let Some(c) = open13.pop() && n12 < 4 {
            n12 += 1;
        }
        Ok(format!(""))
    }
}

thrice! { p45, (log) -> Result<String, ToolError>, {
        let a: u32 = ('b1: {
                if confirm("q2").await? { break 'b1 "8".parse::<u32>()?; }
                let mut b: (u32, String) = (ask_user::<u32>("q5").await?, choose("q6", ["x", "y", "z"]).await?);
                8
        });
        let d: Option<u32> = Some(a);
        let mut d = Row::default();
        log.note("e7");
        match { let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await?; x + u32::from(y) } {
            0 => {
                let h = ((a * a % 89), (String::new() + &"a b".to_owned()));
            }
            x @ 1..=2 => {
                log.val(a);
            }
            x if log.val(x) > 3 => {
                log.val(a);
                log.later((a % 3 == 1)).await;
                let (mut d, t10): (u32, String) = (x, cat(cat("s", x), x));
            }
            _ => {
                let mut n11 = 0u32;
                'l12: for (_, mut a) in (0u32..).zip((match None::<u32> {
                            Some(x) => d.v.clone().into_iter().map(|n| n + x).collect::<Vec<u32>>(),
                            None => {
                                return Ok(format!("{a:?}{:?}", a));
                            }
                })).skip_while(|(n, _)| *n == 7) {
                    n11 += 1;
                    if n11 > 4 { break; }
                    log.note("e13");
                }
                let a = cat("s", a);
            }
        }
        Ok(format!("{a:?} {d:?} "))
    }
}

thrice! { p46, (log) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        _ = confirm("q2").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let h = ask_user::<bool>("q3").await?;
        let mut h = h;
        _ = ask_user::<u32>(format!("q4 {a}")).await?;
        let mut e = (Shape::Named { s: (|| { let inner = |n: u32| n + a; log.val(inner(2)); Row::default() })().into_text(u32::max(a, a)), n: three(three(a, a, a), a, (!a % 50)) });
        let Some(b) = [vec![7, a, 3], Vec::from([a, a])].concat().iter().max().copied() else {
            let late5;
            match ('b6: {
                    if (8 % 3 == 1) { break 'b6 (Shape::Named { s: cat("s", a), n: a }); }
                    let [a, t7]: [u32; 2] = [a, a];
                    e.clone()
            }) {
                Shape::Dot => { late5 = (cat("s", a) + &cat(String::new().trim(), a)); }
                Shape::Size(x) | Shape::Named { n: x, .. } => { late5 = async { log.note("async"); cat("s", a) }.await; }
            }
            return Ok(cat(async { log.note("async"); late5.clone() }.await.trim(), (!(!a % 50) % 50)));
        };
        let mut e = format!("{h:?}{:?}", h);
        let [d, t8]: [u32; 2] = [a, Vec::from([b, b]).into_iter().map(|n| n + b).collect::<Vec<u32>>().get(b as usize).copied().unwrap_or(1)];
        let mut n9 = 0u32;
        'l10: loop {
            n9 += 1;
            if n9 > 3 { break; }
            let Row { v: mut a, n: t11 @ _, .. } = (Row { v: vec![a].into_iter().map(|n| n + b).collect::<Vec<u32>>(), n: measured("text1", t8), s: e.clone() });
            let mut g = None;
            same(&g, &[] as &[Option<u32>]);
            if let Some(a) = Option::<u32>::or(Some(t8), a.clone().iter().max().copied()) && h {
                if let Some(a) = Some(d) {
                } else {
                }
            }
            if [a.clone(), Vec::<u32>::new()].concat().contains(&((log.later(t11).await + u32::from(h)) % 97)) { break; }
        }
        Ok(format!("{h:?} {d:?} "))
    }
}

thrice! { p47, (log, mut arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let a = arg0;
        let g: bool = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        let c = confirm("q3").await?;
        let Some(a) = vec![7, a, 3].iter().max().copied() else {
            return Ok(cat("s", arg1));
        };
        const N4: u32 = 1;
        if let Some(d) = ('b5: {
                if confirm("q6").await.unwrap_or(false) { break 'b5 match ask_user::<u32>("q7").await? {
                        ..2 => {
                            Some(3)
                        }
                        x if a != 0 => {
                            Option::<u32>::map(Some(a), |n: u32| (n + arg0) % 50)
                        }
                        2.. => {
                            None::<u32>
                        }
                    }; }
                log.val(u32::from(ask_user::<u8>("q8").await?));
                Option::<u32>::map(Option::<u32>::or(Some(4), None::<u32>), |n: u32| (n + arg0) % 50)
        }) && (Vec::<u32>::new().contains(&(!arg0 % 50)) && ((d, cat("s", arg0)).1 == "a")) && let (0..5, y) = ((|| { let inner = |n: u32| n + N4; log.val(inner(2)); N4 })(), log.val(String::new())) {
            macro_rules! m9 { ($n:expr) => { $n + 1 } }
            log.val(m9!(a));
            log.val(N4);
            #[cfg(all())]
            log.val(d);
            #[cfg(any())]
            log.note("never");
        }
        let h: Vec<u32> = vec![7, 0, 3];
        let mut n10 = 0u32;
        for (h, s) in BTreeMap::from([(a, (Row { n: *&(h.len() as u32), ..Row::default() }).into_text(measured("text2", measured("text2", arg0)))), (1, "one".to_owned())]) {
            n10 += 1;
            if n10 > 4 { break; }
            if (three(a, arg0, h) >= ((arg1 + arg1) % 97)) {
                break;
            }
            let [g, t11]: [u32; 2] = [N4, a];
        }
        Ok(format!("{g:?} {c:?} {N4:?} {h:?} "))
    }
}

thrice! { p48, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        _ = confirm("q12").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut c: bool = (e % 3 == 2);
        let g = (e, "p".to_owned());
        let h: Shape = Shape::Size(g.0);
        let late14: Vec<u32>;
        if c {
            log.val(e);
            late14 = arg0.clone();
            let late15: Shape;
            if { let (x, y) = ask_each((ask_user::<u32>("q16").key("k1"), confirm(format!("q17 {e}")).key("k2"))).await; x.is_ok() && y? } {
                if let Some(h) = Option::<u32>::or(None::<u32>, None::<u32>) && (c && c) && let (0..5, y) = (e, g.1.clone()) {
                    match e {
                        ..2 => {
                            fn f18(n: u32) -> u32 { n + 1 }
                            log.val(f18(h));
                        }
                        x if e != 2 => {
                            let d = Row::default();
                            let mut d: bool = { let (x, y) = ask_each((ask_user::<u32>("q20").key("k1"), confirm("q21").key("k2"))).await; x.is_ok() && y? };
                            let Some(mut h) = Some(x) else {
                                return Err(ToolError::new("left"));
                            };
                        }
                        2.. => {
                        }
                    }
                } else {
                }
                late15 = Shape::Size(u32::from(c));
                let mut n22 = 0u32;
                for (_, mut a) in (0u32..).zip(arg0.clone().into_iter().map(|n| n + e).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
                    n22 += 1;
                    if n22 > 4 { break; }
                }
            } else {
                let mut c = h.clone();
                late15 = Shape::Size(measured("a b".to_owned().as_str(), e));
                log.note("e23");
            }
        } else {
            if let Some(g) = arg0.clone().iter().max().copied() {
            }
            late14 = [arg0.clone(), Vec::<u32>::new()].concat();
            log.val(e);
        }
        Ok(format!("{arg0:?} {e:?} {g:?} {h:?} {late14:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, mut arg1: u32) -> Result<u32, ToolError>, {
        log.val(arg1);
        let mut n1 = 0u32;
        'l2: for _ in 1..4u64 {
            n1 += 1;
            if n1 > 4 { break; }
            let Some(a) = Option::<u32>::map(Option::<u32>::or(None::<u32>, Some(arg1)), |n: u32| (n + arg1) % 50) else {
                break;
            };
            let r3 = arg0.trim();
        }
        Ok(arg1)
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        #[cfg(all())]
        let cfg4 = 1;
        #[cfg(any())]
        let cfg4 = String::new();
        use std::cmp::max as max5;
        log.val(max5(u32::from(ask_user::<u8>("q6").await?), 3));
        let mut e = Vec::new();
        _ = confirm("q8").await.unwrap_or(false);
        same(&e, &[] as &[Vec<u32>]);
        #[cfg(all())]
        let cfg9 = cfg4;
        #[cfg(any())]
        let cfg9 = String::new();
        let (mut c, t10): (u32, String) = (cfg9, cat("s", 1).replace("a", &(cat("s", cfg9) + &String::new())));
        Ok(c)
    }
}

thrice! { p49, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {arg0}")).key("k1"), confirm(format!("q3 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let d = choose("q4", ["x", "y", "z"]).await?;
        let mut a = (Row { v: vec![7, arg0, 3], n: (({
                            log.val(h);
                            (if (h % 3 == 3) {
                                    return Ok(d.clone());
                                } else {
                                    h
                            })
                        } + (d.clone().len() as u32)) % 97), s: { let mut n5 = 0u32; loop {
                        n5 += 1;
                        if n5 > 2 { break cat(d.clone().replace("a", &d.clone()), ((arg0 + arg0) % 97)); }
                        let mut c = Row::default();
                        if !!(2 % 3 == 1) { break d.clone().replace("a", &cat(d.clone(), h)); }
                    } } });
        let mut n7 = 0u32;
        while n7 < 3 && (arg0 % 3 == 0) {
            n7 += 1;
            let mut n8 = 0u32;
            'l9: for d in &a.v {
                n8 += 1;
                if n8 > 4 { break; }
                if ((h % 3 == 1) || (arg0 % 3 == 0)) {
                    let Some(mut a) = None::<u32> else {
                        log.val(h);
                        continue 'l9;
                    };
                    let b = arg0;
                } else if ((h % 3 == 2) && (h % 3 == 2)) {
                    log.note("e11");
                    if let Some(a) = Some(arg0) && (h % 3 == 2) {
                        log.note("e12");
                        use std::cmp::max as max13;
                        log.val(max13(h, 3));
                        let mut n14 = 0u32;
                        'l15: for mut d in vec![h].into_iter().take(3) {
                            n14 += 1;
                            if n14 > 4 { break; }
                            log.later((1 % 3 == 2)).await;
                        }
                    } else {
                    }
                } else {
                }
            }
        }
        Ok(format!("{arg0:?} {d:?} "))
    }
}

thrice! { p50, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let mut h = (a, cat("s", a));
        let a = confirm("q3").await?;
        let mut a = ask_user::<String>("q4").await?;
        let [g, t6]: [u32; 2] = [5, (match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => 6 })];
        log.val(measured("text0", t6));
        let mut b = (Shape::Named { s: ask_user::<String>("q8").await?, n: measured(a.as_str(), [h.0, h.0][u32::min(g % 2, 1) as usize]) });
        let mut g = (Row { v: (u32::from((t6 % 3 == 0)), (0..g % 4).collect::<Vec<u32>>()).1, n: (!{
                        log.later((g % 3 == 2)).await;
                        g
                    } % 50), s: (cat("a b".to_owned().trim(), t6) + &(String::new() + &h.1.clone())) });
        let mut n9 = 0u32;
        for b in 0.. {
            n9 += 1;
            if n9 > 4 { break; }
            let mut n10 = 0u32;
            loop {
                n10 += 1;
                if n10 > 3 { break; }
                if (t6 % 3 == 0) { break; }
            }
        }
        Ok(format!("{arg0:?} {h:?} {t6:?} {b:?} "))
    }
}

thrice! { p51, (log) -> Result<String, ToolError>, {
        let mut b = Default::default();
        _ = confirm("q10").await?;
        same(&b, &[] as &[u32]);
        let mut d = Shape::Dot;
        let b = confirm("q12").await?;
        log.later(b).await;
        log.note("e13");
        match Some(6) {
            None => {
                log.val((match ask_user::<u32>("q14").await { Ok(n) => n, Err(_) => 3 }));
                {
                    log.val(3);
                    let a = Default::default();
                    _ = confirm("q15").await.unwrap_or(false);
                    same(&a, &[] as &[u32]);
                }
            }
            Some(0 | 1) if 3 % 2 == 0 => {
            }
            Some(x) => {
            }
        }
        Ok(format!("{d:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let [e, t3]: [u32; 2] = [three(1, vec![7, 3, 3].get((|| { let inner = |n: u32| n + 0; log.val(inner(2)); 1 })() as usize).copied().unwrap_or(1), if (3 % 3 == 2) {
                    let mut n2 = 0u32;
                    for e in 3..0 % 3 {
                        n2 += 1;
                        if n2 > 4 { break; }
                    }
                    7
                } else {
                    three(6, 2, 5)
            }), 8];
        Ok((|n: u32| (n + e) % 40)(t3))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if ask_user::<bool>("q4").await? {
            let late5: Shape;
            match (u32::from((0 % 3 == 3)), ask_user::<String>("q7").await?) {
                (x, y) if x != 4 => { late5 = Shape::Size(x); }
                (_, y) => { late5 = (Shape::Named { s: log.later(y.clone()).await, n: Row::default().sum(8, 1) }); }
            }
            let mut n8 = 0u32;
            while n8 < 3 && (log.later((5 % 3 == 3)).await && (cat("s", 5) == "a")) {
                n8 += 1;
                let Some(mut e) = Option::<u32>::map(Some(5), |n: u32| (n + 2) % 50) else {
                    continue;
                };
                log.later((e % 3 == 2)).await;
            }
        } else {
        }
        Ok(0)
    }
}

thrice! { p52, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = *&measured(choose("q1", ["x", "y", "z"]).await?.as_str(), *&8);
        let mut c = ask_user::<String>(format!("q2 {g}")).await?;
        let mut d = (ask_user::<u32>("q3").await?, c.clone().replace("a", &String::new()));
        log.val(arg0.clone().get(ask_user::<u32>("q4").await? as usize).copied().unwrap_or(1));
        let g = (u32::max(measured("text3", g), *Box::new(g)), cat(d.1.clone().trim(), *&(c.len() as u32)));
        let late5;
        match *arg1.as_slice() {
            [] => { late5 = (Shape::Named { s: log.later(c.clone()).await, n: 0 }); }
            [x] if x % 2 == 0 => { late5 = async { log.note("async"); Shape::Size(x) }.await; }
            [x, .., y] => { late5 = Shape::Size(x); }
            _ => { late5 = Shape::Size(7); }
        }
        match &late5 {
            Shape::Dot => {}
            Shape::Size(r6) | Shape::Named { n: r6, .. } => {
                let mut n7 = 0u32;
                'l8: while n7 < 3 && (match d.clone() {
                        (x, y) if x % 2 == 0 => {
                            if let Some(mut a) = Some(x) && (2 % 3 == 3) && let (0..5, y) = g.clone() {
                                log.val(a);
                            }
                            (x % 3 == 2)
                        }
                        (_, y) => {
                            (6 % 3 == 2)
                        }
                    } && (2 % 3 == 2)) {
                    n7 += 1;
                    log.note("e10");
                    log.note("e11");
                }
                log.note("e12");
            }
        }
        const N13: u32 = 8;
        {
            let mut n14 = 0u32;
            for a in &arg0 {
                n14 += 1;
                if n14 > 4 { break; }
            }
        }
        Ok(format!("{arg0:?} {c:?} {d:?} {late5:?} {N13:?} "))
    }
}

thrice! { p53, (log) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q1").await?);
        let mut a: Shape = Shape::Size(3);
        let a: String = ask_user::<String>("q3").await?;
        log.later((c % 3 == 0)).await;
        log.later((c % 3 == 1)).await;
        let mut n4 = 0u32;
        loop {
            n4 += 1;
            if n4 > 3 { break; }
            #[cfg(all())]
            let cfg5 = (a.len() as u32);
            #[cfg(any())]
            let cfg5 = String::new();
            if (c, !(c < cfg5)).1 { break; }
        }
        let mut n6 = 0u32;
        'l7: for c in 0.. {
            n6 += 1;
            if n6 > 4 { break; }
            let mut n8 = 0u32;
            for (d, y) in a.clone().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n8 += 1;
                if n8 > 4 { break; }
            }
        }
        Ok(format!("{c:?} {a:?} "))
    }
}

thrice! { p54, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut b = Default::default();
        _ = confirm(format!("q2 {arg1}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let mut a: Shape = Shape::Size(ask_user::<u32>("q3").await?);
        let mut b = Default::default();
        _ = ask_user::<bool>("q5").await?;
        same(&b, &[] as &[Vec<u32>]);
        match arg0.as_str() {
            "" => {
                log.note("e6");
                if (arg1 % 3 == 3) {
                    return Err(ToolError::new("left"));
                }
                let g = (Row { n: ask_user::<u32>("q8").await?, ..Row::default() });
            }
            "a" | "lit" if log.val(arg1) > 0 => {
                log.note("e10");
            }
            _ => {
                let Some(c) = Option::<u32>::map(Option::<u32>::map(Some(arg1), |n: u32| (n + arg1) % 50), |n: u32| (n + arg1) % 50) else {
                    log.val([arg1, arg1][u32::min((arg0.len() as u32) % 2, 1) as usize]);
                    return Ok((Row { n: arg1, ..Row::default() }).into_text(b.clone().get(arg1 as usize).copied().unwrap_or(1)));
                };
            }
        }
        log.val(arg1);
        let [h, t11]: [u32; 2] = [arg1, *&(arg1 ^ ((arg1 as u8) as u32))];
        let c = (Row { v: b.clone(), n: t11, s: cat(arg0.clone(), h) }).into_text(u32::abs_diff((|n: u32| (n + (arg0.len() as u32)) % 40)(arg1), *Box::new(h)));
        let mut n12 = 0u32;
        'l13: for &h in &[4, 5] {
            n12 += 1;
            if n12 > 4 { break; }
            let late14: u32;
            let mut n15 = 0u32;
            while n15 < 3 && (match Some(h) {
                    Some(x) => (arg1 % 3 == 3),
                    None => {
                        return Ok(c.clone());
                    }
            }) {
                n15 += 1;
                let a = Default::default();
                same(&a, &[] as &[Vec<u32>]);
            }
            late14 = [b.clone(), b.clone()].concat().get(((t11 as u8) as u32) as usize).copied().unwrap_or(1);
        }
        Ok(format!("{h:?} {c:?} "))
    }
}

thrice! { p55, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let mut g = choose(format!("q2 {c}"), ["x", "y", "z"]).await?;
        let mut g = ((arg0 as u8) as u32);
        let late3;
        log.note("e5");
        late3 = Shape::Size(((arg1.clone().get(g as usize).copied().unwrap_or(1) as u8) as u32));
        {
            let more = c;
            for item in arg1.iter_mut() { *item = (*item + more) % 30; }
        }
        let mut d = match u32::from(((c % 3 == 1) && (g % 3 == 3))) {
            0 | 3 | 5 if arg0 != 0 => {
                (arg0, "p".to_owned())
            }
            x => {
                (c, "p".to_owned())
            }
        };
        let late6: Shape;
        match Some(c) {
            Some(x @ ..4) if log.val(arg0) > 4 => { late6 = Shape::Size((arg0 ^ x)); }
            x @ Some(_) => { late6 = Shape::Size((Row::default().into_text(g).len() as u32)); }
            None => { late6 = late3.clone(); }
            _ => { late6 = late3.clone(); }
        }
        if ((!(c % 3 == 3) && cat("s", g).is_empty()) || !(1 % 3 == 0)) {
            let mut b = late3.clone();
            log.val(arg0);
        }
        Ok(format!("{c:?} {g:?} {late6:?} "))
    }
}

thrice! { p56, (log, mut arg0: u32 = 3, arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = confirm(format!("q2 {arg0}")).await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let d: (u32, String) = (arg0, "p".to_owned());
        let g = (arg0 < c);
        let mut open6: Vec<u32> = [Vec::from([vec![7, c, 3].get(arg0 as usize).copied().unwrap_or(1), *&arg0]), vec![c]].concat();
        let mut n4 = 0u32;
        'l7: while let Some(d) = open6.pop() && n4 < 4 {
            n4 += 1;
            let a = match d {
                ..2 => {
                    checkpoint().await;
                    Row::default()
                }
                x if x != 0 => {
                    let d = (c, "p".to_owned());
                    (Row { n: d.0, ..Row::default() })
                }
                2.. => {
                    (Row { v: vec![7, 4, 3], n: arg0, s: arg1.clone() })
                }
            };
        }
        let b = d;
        'b10: {
            let mut n11 = 0u32;
            'l12: for a in 0.. {
                n11 += 1;
                if n11 > 4 { break; }
            }
        }
        Ok(format!("{arg0:?} {b:?} "))
    }
}

thrice! { p57, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {g}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let e = (Shape::Named { s: ask_user::<String>("q5").await?, n: u32::max(ask_user::<u32>("q6").await?, Row::default().sum((|n: u32| (n + g) % 40)(g), *Box::new(g))) });
        let a = (Row { n: ask_user::<u32>("q8").await?, ..Row::default() });
        let mut n9 = 0u32;
        for b in a.v.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n9 += 1;
            if n9 > 4 { break; }
            let (mut h, t11): (u32, String) = ((arg0.clone().len() as u32), match e.clone() {
                    Shape::Named { s, n: x @ 0..=3 } if b != 2 => {
                        log.val(g);
                        s.clone()
                    }
                    Shape::Size(0) => {
                        arg0.clone()
                    }
                    x => {
                        log.note("e10");
                        arg0.clone()
                    }
            });
            if ((b % 3 == 1) && (1 % 3 == 1)) {
                if (b % 3 == 1) {
                    let r12 = arg0.trim();
                } else {
                }
            } else {
            }
        }
        Ok(format!("{g:?} {e:?} {a:?} "))
    }
}

thrice! { p58, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        _ = ask_user::<bool>(format!("q18 {d}")).await?;
        same(&d, &[] as &[u32]);
        let mut h = log.val((d, ask_user::<String>("q20").await?));
        let b = Shape::Size((!arg0 % 50));
        log.later((d % 3 == 3)).await;
        let Some(e) = Some(d) else {
            return Ok(cat(format!("{d:?}{:?}", h), [d, ask_user::<u32>("q23").await?][u32::min(ask_user::<u32>("q24").await? % 2, 1) as usize]));
        };
        let mut a: bool = (e % 3 == 2);
        if let Some(c) = Option::<u32>::or(Option::<u32>::map(Vec::<u32>::new().iter().max().copied(), |n: u32| (n + h.0) % 50), Option::<u32>::map(Some(arg0), |n: u32| (n + e) % 50)) && ("6".parse::<u32>()? != d) && let (0..5, y) = h.clone() {
            #[cfg(all())]
            log.val(e);
            #[cfg(any())]
            log.note("never");
            log.note("e25");
        }
        log.later(a).await;
        log.later(a).await;
        let [d, t26]: [u32; 2] = [u32::from(((cat("s", arg0) == "a") && match h.clone() {
                        (0, x) => {
                            (d % 3 == 0)
                        }
                        (mut x, _) => {
                            (x % 3 == 1)
                        }
            })), three(e, (Row::default().into_text(e).len() as u32), (e * e % 89))];
        let mut n27 = 0u32;
        'l28: for mut a in ((measured("text1", arg0) % ((|n: u32| (n + t26) % 40)(t26) + 1)), vec![d]).1.into_iter().take(3) {
            n27 += 1;
            if n27 > 4 { break; }
            let mut d = (measured("text2", a), async { log.note("async"); h.1.clone() }.await);
        }
        Ok(format!("{arg0:?} {h:?} {e:?} {a:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let (mut b, t3): (u32, String) = ((Row { s: Row::default().into_text(7), n: (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => 8 }), ..Row::default() }).n, "a b".to_owned());
        let late4: u32;
        if Option::<u32>::is_some(&ask_user::<u32>("q5").await.ok()) {
            {
                let more = *&b;
                let through = &mut b;
                *through += more;
                *through %= 60;
            }
            late4 = *Box::new(u32::from(confirm(format!("q6 {b}")).await?));
            if let Some(mut c) = vec![7, b, 3].into_iter().map(|n| n + b).collect::<Vec<u32>>().iter().max().copied() && (t3.clone().is_empty() || (t3 == t3.clone())) {
                #[cfg(all())]
                log.note("e7");
                #[cfg(any())]
                log.note("never");
                match t3.as_str() {
                    "" => {
                        let late8: Vec<u32>;
                        match Some(c) {
                            None => { late8 = vec![7, b, 3]; }
                            Some(0 | 1) if b != 1 => { late8 = vec![7, b, 3]; }
                            Some(x) => { late8 = vec![x]; }
                        }
                    }
                    "a" | "lit" if b % 2 == 0 => {
                        let mut h = Row::default();
                    }
                    _ => {
                    }
                }
            }
        } else {
            let mut a = (t3 == cat(t3.clone().trim(), b));
            late4 = b;
            log.note("e9");
        }
        Ok(vec![7, late4, 3].get(b as usize).copied().unwrap_or(1))
    }
    flow f1(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        let c = { let (x, y) = ask_each((ask_user::<u32>("q10").key("k1"), confirm(format!("q11 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        let mut n12 = 0u32;
        'l14: while n12 < 3 && Option::<u32>::is_some(&ask_user::<u32>("q13").await.ok()) {
            n12 += 1;
            let mut e: String = choose("q15", ["x", "y", "z"]).await?;
            log.note("e16");
        }
        Ok((!arg0 % 50))
    }
}

thrice! { p59, (log) -> Result<String, ToolError>, {
        let e = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let b: bool = (e % 3 == 2);
        let c: (u32, String) = (("3".parse::<u32>()?, ask_user::<u32>("q9").await?).1, ask_user::<String>("q10").await?);
        let mut open14: Vec<u32> = Vec::from([[e, (!c.0 % 50)][u32::min(log.later(e).await % 2, 1) as usize], (!u32::from(ask_user::<u8>("q13").await?) % 50)]);
        let mut n11 = 0u32;
        while let Some(c) = open14.pop() && n11 < 4 {
            n11 += 1;
            _ = call(f1(2, String::new())).await?;
            let mut e: Option<u32> = Vec::<u32>::new().iter().max().copied();
            log.note("e15");
        }
        let Some(mut h) = Option::<u32>::or({ let mut n16 = 0u32; 'l17: loop {
                    n16 += 1;
                    if n16 > 2 { break 'l17 Some(three(e, c.0, e)); }
                    let mut a: (u32, String) = (e, c.1.clone());
                    if ((b || b) && Option::<u32>::is_some(&Some(e))) { break 'l17 Option::<u32>::map(vec![7, e, 3].iter().max().copied(), |n: u32| (n + e) % 50); }
                } }, None) else {
            let mut n18 = 0u32;
            for _ in 1..4u64 {
                n18 += 1;
                if n18 > 4 { break; }
                let mut n19 = 0u32;
                while n19 < 3 && b {
                    n19 += 1;
                    let mut n20 = 0u32;
                    'l21: for b in 0..3u32 {
                        n20 += 1;
                        if n20 > 4 { break; }
                        log.note("e22");
                    }
                }
            }
            return Ok(cat((Row { n: c.0, ..Row::default() }).into_text(((1 as u8) as u32)), {
                        let mut n23 = 0u32;
                        'l24: for a in 2.. {
                            n23 += 1;
                            if n23 > 4 { break; }
                            let late25: u32;
                            log.later(b).await;
                            late25 = a;
                        }
                        three(e, e, e)
            }));
        };
        log.later(b).await;
        if (u32::abs_diff(Row::default().sum(e, e), (c.0 ^ h)) >= h) {
            return Ok(cat(cat(cat("s", h).trim(), (e * h % 89)), *Box::new((h ^ h))));
        }
        log.note("e26");
        Ok(format!("{e:?} {b:?} {c:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let h: bool = ((((5 % 3 == 2) || (6 % 3 == 2)) || (arg0 == arg0.clone())) && (2 % 3 == 2));
        let mut n1 = 0u32;
        for _ in 1..3u64 {
            n1 += 1;
            if n1 > 4 { break; }
            #[cfg(all())]
            let cfg2 = 2;
            #[cfg(any())]
            let cfg2 = String::new();
        }
        Ok((!5 % 50))
    }
    flow f1(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        log.val(5);
        let mut n3 = 0u32;
        while n3 < 3 && (((7 % 3 == 2) && confirm("q4").await.unwrap_or(false)) && ((7 != 8) && (7 % 3 == 2))) {
            n3 += 1;
            if (2 % 3 == 2) {
                continue;
            }
        }
        log.val(7);
        let mut n5 = 0u32;
        loop {
            n5 += 1;
            if n5 > 3 { break; }
            if ((0..6 % 4).collect::<Vec<u32>>().contains(&5) && arg0.clone().is_empty()) { break; }
        }
        Ok([6, 5][u32::min(7 % 2, 1) as usize])
    }
}

thrice! { p60, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut a = confirm(format!("q2 {e}")).await.unwrap_or(false);
        let h = Shape::Dot;
        checkpoint().await;
        const N4: u32 = 4;
        let mut n5 = 0u32;
        while n5 < 3 && (((a || a) || arg0.clone().contains(&N4)) || ((a && a) || (a || a))) {
            n5 += 1;
            log.val(e);
            log.val((arg0.len() as u32));
            log.val(u32::abs_diff((Row { s: cat("s", e), n: e, ..Row::default() }).n, (!e % 50)));
        }
        fn f7(n: u32) -> u32 { n + 1 }
        log.val(f7((!((u32::max(N4, N4) + N4) % 97) % 50)));
        log.note("e9");
        let g: u32 = (((e ^ *Box::new(e)) as u8) as u32);
        'b10: {
            let late11;
            let mut e: Vec<u32> = [arg0.clone(), arg0.clone()].concat();
            late11 = (Row { n: (e.len() as u32), ..Row::default() }).into_text(g);
            if a {
                return Ok(format!("{arg0:?}{:?}", late11));
            }
        }
        Ok(format!("{e:?} {N4:?} {g:?} "))
    }
}

thrice! { p61, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = call(f1(2, Option::<u32>::map(Some(6), |n: u32| (n + 2) % 50))).await?;
        let c = ({ let mut n23 = 0u32; loop {
                    n23 += 1;
                    if n23 > 2 { break async { log.note("async"); ((e + e) % 97) }.await; }
                    let mut n25 = 0u32;
                    for h in [measured("text0", e), 2] {
                        n25 += 1;
                        if n25 > 4 { break; }
                        log.val(h);
                        if (h % 3 == 0) {
                            let mut n26 = 0u32;
                            for mut g in arg1.clone().into_iter().take(3) {
                                n26 += 1;
                                if n26 > 4 { break; }
                                log.val(h);
                                log.val(h);
                            }
                        } else {
                        }
                    }
                    if confirm("q27").await? { break "2".parse::<u32>()?; }
                } }, Row::default().into_text(if confirm("q29").await? {
                    e
                } else {
                    measured(arg0.clone().as_str(), e)
        }));
        let mut h = { let (x, y) = ask_each((ask_user::<u32>("q30").key("k1"), confirm(format!("q31 {e}")).key("k2"))).await; x.is_ok() && y? };
        Ok(format!("{arg0:?} {arg1:?} {c:?} {h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut d = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        log.note("e4");
        log.val(arg0);
        let late6: u32;
        match (arg0, cat("s", arg0)) {
            (0, x) => { late6 = ask_user::<u32>(format!("q8 {arg0}")).await.unwrap_or((d.len() as u32)); }
            (mut x, _) => { late6 = x; }
        }
        let late9: u32;
        if ask_user::<bool>("q10").await? {
            log.later((arg0 % 3 == 3)).await;
            late9 = arg0;
            let mut open12: Vec<u32> = [d.clone(), d.clone()].concat().into_iter().map(|n| n + arg1.unwrap_or(3)).collect::<Vec<u32>>();
            let mut n11 = 0u32;
            'l13: while let Some(c) = open12.pop() && n11 < 4 {
                n11 += 1;
            }
        } else {
            {
                let more = (cat(String::new().trim(), arg1.unwrap_or(3)).len() as u32);
                let through = &mut arg0;
                *through += more;
                *through %= 60;
            }
            late9 = measured(cat("s", late6).as_str(), measured("text1", (Row { s: cat("s", 6), n: arg0, ..Row::default() }).n));
            d.push(u32::max((((d.len() as u32) + arg0) % 97), u32::from((late6 % 3 == 1))));
        }
        Ok((late6 % (late6 + 1)))
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut d: Option<u32> = ask_user::<u32>("q14").await.ok();
        let mut n15 = 0u32;
        'l17: while n15 < 3 && (ask_user::<bool>("q16").await? && (1 % 3 == 0)) {
            n15 += 1;
            let h: bool = { let (x, y) = ask_each((ask_user::<u32>("q18").key("k1"), confirm("q19").key("k2"))).await; x.is_ok() && y? };
            log.note("e20");
        }
        Ok((cat("s", 8).len() as u32))
    }
}

thrice! { p62, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut c = None;
        same(&c, &[] as &[Option<u32>]);
        let mut a = { let mut n3 = 0u32; loop {
                n3 += 1;
                if n3 > 2 { break Shape::Size(e); }
                log.note("e5");
                if ({
                        if (arg0 % 3 == 1) {
                            let mut h = Row::default();
                        } else if (e % 3 == 3) {
                            let Some(mut c) = c else {
                                log.later((0 % 3 == 1)).await;
                                break Shape::Size(e);
                            };
                            log.later((e % 3 == 1)).await;
                        }
                        vec![7, e, 3].contains(&e)
                    } || ((arg0 >= e) && !(e % 3 == 0))) { break (Shape::Named { s: String::new(), n: arg0 }); }
            } };
        log.val(Row::default().sum(('b6: {
                        if (arg0 != arg0) { break 'b6 (e * e % 89); }
                        let mut n7 = 0u32;
                        'l8: loop {
                            n7 += 1;
                            if n7 > 3 { break; }
                            let late9: Shape;
                            match Shape::Dot {
                                Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 2 => { late9 = Shape::Size(e); }
                                Shape::Size(0) => { late9 = a.clone(); }
                                x => { late9 = Shape::Size(arg0); }
                            }
                            log.note("e10");
                            if (arg0 % 3 == 0) { break; }
                        }
                        e
                }), (Row { s: format!("{arg0:?}{:?}", a), n: ((arg0 + e) % 97), ..Row::default() }).n));
        match arg0 {
            0 | 3 | 5 if e % 2 == 0 => {
            }
            x => {
            }
        }
        Ok(format!("{e:?} {c:?} {a:?} "))
    }
}

thrice! { p63, (log) -> Result<String, ToolError>, {
        let a = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => 0 });
        let mut a = (3, "p".to_owned());
        let a = confirm("q6").await?;
        let mut n7 = 0u32;
        'l8: for d in 1..=3u32 {
            n7 += 1;
            if n7 > 4 { break; }
            let Some(e) = Option::<u32>::or((match None::<u32> {
                        Some(x) => Some(d),
                        None => {
                            continue;
                        }
                }), Some(d)) else {
                let r9 = &d;
                return Err(ToolError::new("left"));
            };
        }
        match ((|| { let inner = |n: u32| n + 6; log.val(inner(2)); 3 })() % (3 + 1)) {
            ..2 => {
                let late10: String;
                if (ask_user::<bool>("q11").await? || ask_user::<bool>("q12").await?) {
                    let mut b = Row::default();
                    late10 = ask_user::<String>("q13").await?;
                    let mut a = (cat("s", 5) == "a");
                } else {
                    let late14: Vec<u32>;
                    if (a || (0 % 3 == 0)) {
                        if a {
                            match Some(1) {
                                None => {
                                    log.note("e15");
                                }
                                Some(0 | 1) if log.val(3) > 0 => {
                                    log.val(2);
                                    log.note("e16");
                                }
                                Some(x) => {
                                    log.note("e17");
                                }
                            }
                            log.later(a).await;
                        }
                        late14 = vec![6];
                        log.note("e18");
                    } else {
                        let mut n19 = 0u32;
                        for c in 2.. {
                            n19 += 1;
                            if n19 > 4 { break; }
                            let mut e = "11".parse()?;
                            same(&e, &[] as &[u32]);
                        }
                        late14 = (0..5 % 4).collect::<Vec<u32>>();
                        if a {
                            log.val(8);
                            if let Some(a) = Some(1) {
                            }
                        } else {
                        }
                    }
                    late10 = { let mut n21 = 0u32; loop {
                            n21 += 1;
                            if n21 > 2 { break cat("s", 8); }
                            let late23;
                            if a {
                                log.note("e24");
                                late23 = Shape::Size(8);
                                if let Some(mut g) = None::<u32> {
                                }
                            } else {
                                log.later(a).await;
                                late23 = Shape::Size(7);
                                log.val(0);
                            }
                            if a { break "a b".to_owned(); }
                        } };
                    let (mut d, t25): (u32, String) = (0, cat("s", 4));
                }
            }
            x if log.val(x) > 1 => {
            }
            2.. => {
            }
        }
        Ok(format!(""))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let d = (Row { v: Vec::<u32>::new(), n: (if confirm("q2").await? {
                        return Ok(ask_user::<u32>("q3").await?);
                    } else {
                        (4 ^ 7)
                }), s: Row::default().into_text(vec![7, 3, 3].get(0 as usize).copied().unwrap_or(1)) });
        if (6 % 3 == 2) {
        } else {
        }
        Ok(5)
    }
}

thrice! { p64, (log) -> Result<String, ToolError>, {
        let mut a = (match ask_user::<u32>("q9").await { Ok(n) => n, Err(_) => Row::default().sum(6, 2) });
        let g: Shape = (Shape::Named { s: String::new(), n: (cat("s", 7).replace("a", &"a b".to_owned()).replace("a", &Row::default().into_text(a)).len() as u32) });
        let a: String = ask_user::<String>("q11").await?;
        let late12: Vec<u32>;
        let d = "11".parse()?;
        same(&d, &[] as &[u32]);
        late12 = [(0..u32::max(d, d) % 4).collect::<Vec<u32>>(), [Vec::from([d, d]), vec![7, 3, 3]].concat()].concat();
        log.note("e14");
        let r15 = &d;
        if (0 % 3 == 1) {
            log.val((0..d % 4).collect::<Vec<u32>>().get(three(d, d, (a.len() as u32)) as usize).copied().unwrap_or(1));
            #[cfg(all())]
            let cfg16 = d;
            #[cfg(any())]
            let cfg16 = String::new();
            log.later((cfg16 % 3 == 0)).await;
        } else {
        }
        Ok(format!("{g:?} {a:?} {r15:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if confirm("q1").await.unwrap_or(false) {
            log.later((arg0 % 3 == 0)).await;
        } else if ask_user::<bool>("q3").await? {
            if { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? } {
                let mut n6 = 0u32;
                'l7: for c in Vec::<u32>::new().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                    n6 += 1;
                    if n6 > 4 { break; }
                    log.later((2 % 3 == 1)).await;
                }
            }
            #[cfg(all())]
            log.later((arg0 % 3 == 0)).await;
            #[cfg(any())]
            log.note("never");
        }
        Ok((|n: u32| (n + arg0) % 40)(arg0))
    }
}

thrice! { p65, (log, arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await?;
        let mut h: Vec<u32> = [vec![7, 8, 3], vec![7, g, 3]].concat();
        let mut c: Vec<u32> = h.clone();
        let mut c = confirm("q4").await?;
        let r5 = arg1.as_str();
        let mut d: (u32, String) = ((ask_user::<String>("q8").await?.len() as u32), arg1.clone());
        log.val(g);
        let mut d = Shape::Dot;
        if let Some(d) = Option::<u32>::or(ask_user::<u32>("q9").await.ok(), (|| { let inner = |n: u32| n + g; log.val(inner(2)); Some(arg0) })()) && c && let (0..5, y) = (arg0, ask_user::<String>("q10").await?) {
        } else {
        }
        Ok(format!("{arg0:?} {h:?} {r5:?} "))
    }
}

thrice! { p66, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut d = "11".parse()?;
        _ = confirm("q7").await?;
        same(&d, &[] as &[u32]);
        let mut c = Default::default();
        same(&c, &[] as &[String]);
        log.val(arg0);
        if (((u32::abs_diff(d, d) as u8) as u32) < (h % (arg0 + 1))) {
            log.val(h);
            log.note("e8");
        } else {
            macro_rules! m9 { ($n:expr) => { $n + 1 } }
            log.val(m9!(4));
            log.val(h);
        }
        Ok(format!("{h:?} {d:?} {c:?} "))
    }
}

thrice! { p67, (log) -> Result<String, ToolError>, {
        let d = u32::abs_diff(1, 0);
        let mut c: Shape = Shape::Size(ask_user::<u32>("q2").await?);
        let d: u32 = (match ask_user::<u32>(format!("q3 {d}")).await { Ok(n) => n, Err(_) => d });
        #[cfg(all())]
        let cfg4 = d;
        #[cfg(any())]
        let cfg4 = String::new();
        let mut e: Vec<u32> = (0..u32::max(measured(cat("s", 1).as_str(), cfg4), { let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm(format!("q8 {d}")).key("k2"))).await?; x + u32::from(y) }) % 4).collect::<Vec<u32>>();
        let late9;
        log.note("e10");
        late9 = Shape::Dot;
        let mut b: Option<u32> = Option::<u32>::map(Option::<u32>::or(Some(d), e.iter().max().copied()), |n: u32| (n + d) % 50);
        let mut h = (if (cat(String::new().trim(), cfg4) == "a") {
                return Ok(format!("{late9:?}{:?}", b));
            } else {
                log.val(d);
                ((!0 % 50) * vec![7, d, 3].get(d as usize).copied().unwrap_or(1) % 89)
        });
        let mut n11 = 0u32;
        while n11 < 3 && (cat("s", cfg4) == "a") {
            n11 += 1;
            let mut n12 = 0u32;
            'l13: for e in [(match Option::<u32>::or(b, b) {
                        Some(x) => ("a b".to_owned() + &"a b".to_owned()),
                        None => {
                            break;
                        }
                }), cat(match h {
                        ..2 => {
                            log.later((h % 3 == 2)).await;
                            String::new()
                        }
                        x if log.val(h) > 4 => {
                            cat("s", h)
                        }
                        2.. => {
                            cat("s", h)
                        }
                    }, *Box::new(cfg4))] {
                n12 += 1;
                if n12 > 4 { break; }
            }
        }
        Ok(format!("{c:?} {h:?} "))
    }
}

thrice! { p68, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = confirm("q3").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let b = Default::default();
        same(&b, &[] as &[String]);
        let d = Shape::Size(c);
        'b7: {
            let late8: String;
            match Shape::Size(c) {
                Shape::Named { s, n: x @ 0..=3 } if c % 2 == 0 => { late8 = match d.clone() {
                        Shape::Named { s, n: x @ 0..=3 } if x != 4 => {
                            b.clone()
                        }
                        Shape::Size(0) => {
                            let Some(h) = Some(c) else {
                                break 'b7;
                            };
                            cat(b.clone(), 5)
                        }
                        x => {
                            if let Some(c) = Some(c) && (c % 3 == 0) && let (0..5, y) = (4, "p".to_owned()) {
                                let mut n9 = 0u32;
                                'l10: while n9 < 3 && (5 % 3 == 3) {
                                    n9 += 1;
                                    log.note("e11");
                                    log.later((c % 3 == 3)).await;
                                }
                                let late12: u32;
                                log.val(c);
                                late12 = c;
                            } else {
                                log.val(c);
                            }
                            cat("s", c).replace("a", &b.clone())
                        }
                    }; }
                Shape::Size(0) => { late8 = cat(arg0.clone(), ((c + c) % 97)); }
                x => { late8 = (arg0.clone() + &cat(arg0.clone(), c)); }
            }
            let mut g = (u32::max(c, c) != (c ^ c));
            log.later(g).await;
        }
        Ok(format!("{arg0:?} {c:?} {b:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        let e = None;
        same(&e, &[] as &[Option<u32>]);
        let mut b = (vec![7, 6, 3].contains(&measured(arg0.clone().as_str(), 6)) || (3 % 3 == 2));
        if Vec::from([*&6, "1".parse::<u32>()?]).contains(&((1 + measured("a b".to_owned().as_str(), 7)) % 97)) {
            return Err(ToolError::new("left"));
        }
        Ok((|| { let inner = |n: u32| n + 0; log.val(inner(2)); 7 })())
    }
}

thrice! { p69, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = ask_user::<bool>("q2").await?;
        same(&c, &[] as &[u32]);
        let a = choose("q3", ["x", "y", "z"]).await?;
        let mut c = (Shape::Named { s: a, n: log.later(c).await });
        log.note("e4");
        if !confirm("q5").await.unwrap_or(false) {
            {
                let more = (*&arg1 * Row::default().sum(arg1, arg1) % 89);
                let through = &mut arg1;
                *through += more;
                *through %= 60;
            }
            if let Some(b) = (match Option::<u32>::or(None::<u32>, Some(arg1)) {
                    Some(x) => Vec::<u32>::new().iter().max().copied(),
                    None => {
                        return Ok(cat(cat("s", arg1), arg1));
                    }
            }) && ((arg0 == arg0.clone()) || vec![7, b, 3].contains(&(arg0.len() as u32))) && let (0..5, y) = ([b, b][u32::min(arg1 % 2, 1) as usize], arg0.clone()) {
                log.val(arg1);
            } else {
            }
        } else if (arg1 % 3 == 2) {
        }
        Ok(format!("{arg0:?} {arg1:?} "))
    }
}

thrice! { p70, (log) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let a: Vec<u32> = [(0..c % 4).collect::<Vec<u32>>(), Vec::from([u32::max((match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => c }), { let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) }), c])].concat();
        let mut h = three(c, (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => c }), (((cat("s", c) + &"a b".to_owned()) + &Row::default().into_text(c)).len() as u32));
        let (mut h, t11): (u32, String) = ((Row { s: cat("s", 2).replace("a", &String::new()), n: c, ..Row::default() }).n, { let mut n7 = 0u32; 'l8: loop {
                    n7 += 1;
                    if n7 > 2 { break 'l8 log.val(String::new()); }
                    let Some(h) = Some(h) else {
                        if (c % 3 == 1) {
                            log.note("e9");
                        } else {
                            log.later((3 % 3 == 3)).await;
                            log.note("e10");
                        }
                        break 'l8 cat("s", h);
                    };
                    if ((c % 3 == 2) || (c % 3 == 1)) { break 'l8 "a b".to_owned().replace("a", &"a b".to_owned()); }
                } });
        if let Some(mut e) = a.iter().max().copied() && (Option::<u32>::is_some(&Option::<u32>::map(None::<u32>, |n: u32| (n + c) % 50)) && (e % 3 == 2)) && let (0..5, y) = (c, "p".to_owned()) {
            if vec![h].contains(&log.val((y.len() as u32))) {
                return Err(ToolError::new("left"));
            }
            const N12: u32 = 1;
            e += Vec::<u32>::new().get(vec![7, c, 3].get(c as usize).copied().unwrap_or(1) as usize).copied().unwrap_or(1);
            e %= 60;
        }
        match t11.as_str() {
            "" => {
                match t11.as_str() {
                    "" => {
                        let mut n13 = 0u32;
                        for b in (Row { s: t11.clone(), n: c, ..Row::default() }).n..h % 3 {
                            n13 += 1;
                            if n13 > 4 { break; }
                        }
                    }
                    "a" | "lit" if c != 0 => {
                    }
                    _ => {
                    }
                }
            }
            "a" | "lit" if h != 0 => {
            }
            _ => {
            }
        }
        Ok(format!("{h:?} {t11:?} "))
    }
}

thrice! { p71, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        _ = confirm("q2").await?;
        same(&d, &[] as &[u32]);
        let mut h = (d % 3 == 2);
        let b = ((Row { s: cat(cat("s", 4).replace("a", &cat("s", d)).trim(), Row::default().sum(d, arg0)), n: ((cat("s", d).len() as u32) % (Row::default().sum(d, arg0) + 1)), ..Row::default() }).n, { let mut n3 = 0u32; 'l4: loop {
                    n3 += 1;
                    if n3 > 2 { break 'l4 "a b".to_owned().replace("a", &format!("{d:?}{:?}", arg0)); }
                    log.later(h).await;
                    if h { break 'l4 cat("s", arg0); }
                } });
        log.later(h).await;
        {
            d += d;
            d %= 60;
            if ((h || h) || h) {
                return Ok((format!("{arg0:?}{:?}", b)));
            }
        }
        let mut open6: Vec<u32> = Vec::from([arg0, ((d + three(b.0, arg0, d)) % 97)]);
        let mut n5 = 0u32;
        while let Some(g) = open6.pop() && n5 < 4 {
            n5 += 1;
            log.later(h).await;
            log.later(h).await;
        }
        log.later(h).await;
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p72, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (2 ^ 2) });
        let mut e = choose("q2", ["x", "y", "z"]).await?;
        let b = (d, format!("{arg0:?}{:?}", arg0).replace("a", &cat(arg0.clone(), d).replace("a", &e.clone())));
        log.later((d % 3 == 3)).await;
        if Option::<u32>::is_some(&Some(d)) {
            if let Some(g) = Some(d) && (u32::abs_diff(g, b.0), (d != d)).1 && let (0..5, y) = if ((g % 3 == 2) && (g % 3 == 0)) {
                (d, e.clone())
            } else {
                (g, e.clone())
            } {
                log.val(d);
                let late3: u32;
                match arg0.as_str() {
                    "" => { late3 = [b.0, g][u32::min(g % 2, 1) as usize]; }
                    "a" | "lit" if g != 4 => { late3 = three(g, d, g); }
                    _ => { late3 = Vec::<u32>::new().get(d as usize).copied().unwrap_or(1); }
                }
                #[cfg(all())]
                let cfg4 = late3;
                #[cfg(any())]
                let cfg4 = String::new();
            } else {
                log.note("e5");
                let mut n6 = 0u32;
                'l7: for (i, a) in WEIGHTS.iter().enumerate() {
                    n6 += 1;
                    if n6 > 4 { break; }
                    if (d % 3 == 3) {
                        let mut open9: Vec<u32> = vec![3];
                        let mut n8 = 0u32;
                        while let Some(b) = open9.pop() && n8 < 4 && (b % 3 == 1) {
                            n8 += 1;
                        }
                    } else {
                    }
                }
            }
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p73, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let h = Vec::new();
        _ = confirm("q5").await.unwrap_or(false);
        same(&h, &[] as &[Vec<u32>]);
        let mut b = (ask_user::<u32>(format!("q6 {d}")).await?, arg0.clone());
        let mut d = Default::default();
        _ = confirm("q8").await?;
        same(&d, &[] as &[Vec<u32>]);
        let mut n9 = 0u32;
        for h in 0..=2u32 {
            n9 += 1;
            if n9 > 4 { break; }
            let mut d = "7".parse::<u32>()?;
            let late10: Vec<u32>;
            if (h % 3 == 3) {
                log.note("e11");
                late10 = Vec::<u32>::new();
                log.note("e12");
            } else {
                if Vec::<u32>::new().contains(&h) {
                    return Ok(cat(arg0.clone(), d));
                }
                late10 = Vec::from([d, d]).into_iter().map(|n| n + b.0).collect::<Vec<u32>>();
                if let Some(h) = Some(2) {
                    let mut n13 = 0u32;
                    'l14: loop {
                        n13 += 1;
                        if n13 > 3 { break; }
                        let late15: u32;
                        log.val(d);
                        late15 = h;
                        if (h % 3 == 0) { break; }
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {h:?} {d:?} "))
    }
}

thrice! { p74, (log, mut arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q14").await.unwrap_or(*&arg1);
        let mut b = (arg1, arg0.clone());
        let c: Shape = Shape::Dot;
        let mut h = ((Option::<u32>::is_some(&Some(3)) && ask_user::<bool>("q16").await?) && (arg0 == arg0.clone()));
        let mut open18: Vec<u32> = vec![7, arg1, 3];
        let mut n17 = 0u32;
        'l19: while let Some(g) = open18.pop() && n17 < 4 {
            n17 += 1;
            const N20: u32 = 0;
            {
                let mut n21 = 0u32;
                'l22: for _ in 1..4u64 {
                    n21 += 1;
                    if n21 > 4 { break; }
                    log.later(h).await;
                    if h {
                        use std::cmp::max as max23;
                        log.val(max23(b.0, 3));
                        'b24: {
                            log.val(arg1);
                        }
                    }
                }
            }
        }
        Ok(format!("{b:?} {c:?} {h:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        'l2: loop {
            n1 += 1;
            if n1 > 3 { break; }
            let Some(d) = (0..0 % 4).collect::<Vec<u32>>().iter().max().copied() else {
                let mut g = ask_user::<u32>("q3").await?;
                continue;
            };
            if vec![d].into_iter().map(|n| n + d).collect::<Vec<u32>>().contains(&d) { break; }
        }
        let mut n4 = 0u32;
        'l5: for _ in 1..3u64 {
            n4 += 1;
            if n4 > 4 { break; }
            let b = Row::default();
            log.later((7 % 3 == 3)).await;
        }
        let mut n9 = 0u32;
        for (c, s) in BTreeMap::from([(ask_user::<u32>("q7").await?, ask_user::<String>("q8").await?), (1, "one".to_owned())]) {
            n9 += 1;
            if n9 > 4 { break; }
        }
        Ok("2".parse::<u32>().unwrap_or(0))
    }
    flow f1(log, fuel: u32, arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        log.val(4);
        let mut n10 = 0u32;
        for (i, g) in WEIGHTS.iter().enumerate() {
            n10 += 1;
            if n10 > 4 { break; }
            let r11 = arg1.trim();
        }
        let mut n12 = 0u32;
        'l13: loop {
            n12 += 1;
            if n12 > 3 { break; }
            let mut h: Vec<u32> = Vec::from([call(f0(1)).await?, call(f0(2)).await?]);
            if (5 % 3 == 3) { break; }
        }
        Ok(*Box::new(7))
    }
}

thrice! { p75, (log) -> Result<String, ToolError>, {
        let mut d: u32 = 4;
        let g = (u32::max(ask_user::<u32>(format!("q3 {d}")).await?, { d = { d = d; d }; d }), log.val((Row { n: d, ..Row::default() }).into_text(ask_user::<u32>("q4").await?)));
        let mut d = ask_user::<bool>("q5").await?;
        let mut a = (3 % 3 == 3);
        const N6: u32 = 0;
        if let Some(a) = ('b7: {
                if !(g.1.clone() == "a") { break 'b7 Option::<u32>::or(Option::<u32>::or(Some(N6), Some(N6)), Option::<u32>::map(None::<u32>, |n: u32| (n + N6) % 50)); }
                log.val(N6);
                Option::<u32>::or(Some(N6), vec![7, 4, 3].iter().max().copied())
        }) {
            let mut n8 = 0u32;
            for _ in 1..4u64 {
                n8 += 1;
                if n8 > 4 { break; }
                let mut n9 = 0u32;
                for (h, s) in BTreeMap::from([((!N6 % 50), format!("{N6:?}{:?}", d)), (1, "one".to_owned())]) {
                    n9 += 1;
                    if n9 > 4 { break; }
                    match N6 {
                        ..2 => {
                            log.later(d).await;
                            let a = d;
                        }
                        x if a % 2 == 0 => {
                            macro_rules! m10 { ($n:expr) => { $n + 1 } }
                            log.val(m10!(x));
                            if d {
                                break;
                            }
                        }
                        2.. => {
                        }
                    }
                }
            }
        } else {
        }
        Ok(format!("{d:?} {a:?} {N6:?} "))
    }
}

thrice! { p76, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = 8;
        let mut h: Vec<u32> = arg0;
        let b = (if ask_user::<bool>("q3").await? {
                return Ok((cat(cat("s", a).trim(), a) + &ask_user::<String>("q4").await?.replace("a", &ask_user::<String>("q5").await?)));
            } else {
                match Shape::Size(a) {
                    Shape::Dot => {
                        Shape::Size(measured("text2", a))
                    }
                    Shape::Size(x) | Shape::Named { n: x, .. } => {
                        {
                            let more = a;
                            for item in h.iter_mut() { *item = (*item + more) % 30; }
                        }
                        Shape::Size(8)
                    }
                }
        });
        h.push(a);
        checkpoint().await;
        if { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm(format!("q7 {a}")).key("k2"))).await; x.is_ok() && y? } {
            if (a % 3 == 2) {
                checkpoint().await;
            }
            let mut n8 = 0u32;
            loop {
                n8 += 1;
                if n8 > 3 { break; }
                if ((a % 3 == 3) && ((a % 3 == 2) && (a % 3 == 1))) { break; }
            }
        } else {
        }
        Ok(format!("{h:?} {b:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        _ = ask_user::<u32>(format!("q1 {arg0}")).await?;
        log.val(arg0);
        Ok(u32::max(arg0, (arg1.len() as u32)))
    }
}

thrice! { p77, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        _ = confirm("q10").await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let g: Option<u32> = ask_user::<u32>("q11").await.ok();
        let mut d = confirm("q12").await?;
        let late13: Vec<u32>;
        match ({
                u32::abs_diff(6, 6)
            }, format!("{arg0:?}{:?}", d)) {
            (0, x) => { late13 = Vec::<u32>::new().into_iter().map(|n| n + (arg0.len() as u32)).collect::<Vec<u32>>(); }
            (mut x, _) => { late13 = vec![7, 0, 3]; }
        }
        let mut n14 = 0u32;
        while n14 < 3 && Option::<u32>::is_some(&g) {
            n14 += 1;
            const N15: u32 = 6;
        }
        log.later(d).await;
        let mut n16 = 0u32;
        loop {
            n16 += 1;
            if n16 > 3 { break; }
            fn f17(n: u32) -> u32 { n + 1 }
            log.val(f17((arg0.clone().len() as u32)));
            log.note("e18");
            if (d && Option::<u32>::is_some(&Option::<u32>::map(g, |n: u32| (n + 0) % 50))) { break; }
        }
        if ((arg0 == arg0.clone()) && d) {
            return Err(ToolError::new("left"));
        }
        let late19: Vec<u32>;
        match Row::default().sum(measured(arg0.clone().replace("a", &arg0.clone()).as_str(), measured(arg0.clone().as_str(), g.unwrap_or(3))), 8) {
            ..2 => { late19 = late13.clone().into_iter().map(|n| n + 8).collect::<Vec<u32>>(); }
            x if log.val(x) > 3 => { late19 = [(|| { let inner = |n: u32| n + x; log.val(inner(2)); late13.clone() })(), late13.clone()].concat(); }
            2.. => { late19 = late13.clone(); }
        }
        let mut n20 = 0u32;
        'l21: loop {
            n20 += 1;
            if n20 > 3 { break; }
            log.later(d).await;
            if !d { break; }
        }
        Ok(format!("{arg0:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((4 % 3 == 0)).await;
        let (mut d, t2): (u32, String) = (2, cat("s", 4));
        if !confirm("q3").await.unwrap_or(false) {
            let r4 = t2.split(' ').next().unwrap_or("");
        } else {
        }
        Ok((Row { s: t2, n: d, ..Row::default() }).n)
    }
    flow f1(log, fuel: u32, arg0: String, mut arg1: String) -> Result<u32, ToolError>, {
        let mut n5 = 0u32;
        for b in (0..3u32).rev() {
            n5 += 1;
            if n5 > 4 { break; }
            'b6: {
                if (b % 3 == 2) {
                    macro_rules! m7 { ($n:expr) => { $n + 1 } }
                    log.val(m7!(b));
                    let mut n8 = 0u32;
                    for (h, s) in BTreeMap::from([(b, arg1.clone()), (1, "one".to_owned())]) {
                        n8 += 1;
                        if n8 > 4 { break; }
                        let mut n9 = 0u32;
                        while n9 < 3 && (h % 3 == 0) {
                            n9 += 1;
                        }
                    }
                } else {
                }
            }
        }
        Ok((arg0.clone().len() as u32))
    }
}

thrice! { p78, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm(format!("q3 {d}")).await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let a = (Row::default().sum(*&((d + d) % 97), d) * d % 89);
        let mut h = d;
        if let Some(b) = Option::<u32>::map(Some(a), |n: u32| (n + a) % 50) && [vec![7, h, 3], vec![7, 0, 3]].concat().contains(&(((|| { let inner = |n: u32| n + h; log.val(inner(2)); a })() as u8) as u32)) {
            let mut n4 = 0u32;
            loop {
                n4 += 1;
                if n4 > 3 { break; }
                let Some(b) = Some(2) else {
                    log.later((h % 3 == 3)).await;
                    return Ok(Row::default().into_text(a));
                };
                if (((b % 3 == 2) && (h % 3 == 2)) && ((a % 3 == 3) && (b % 3 == 0))) { break; }
            }
            if let Some(h) = [vec![7, h, 3], Vec::<u32>::new()].concat().iter().max().copied() && ((b % 3 == 2) && ((h % 3 == 3) && (h % 3 == 3))) {
                let h = Row::default();
                let mut e: Option<u32> = Option::<u32>::map(Some(a), |n: u32| (n + a) % 50);
            } else {
            }
        }
        Ok(format!("{d:?} {a:?} {h:?} "))
    }
}

thrice! { p79, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        _ = confirm("q3").await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let h: bool = (((b % 3 == 3) && { let (x, y) = ask_each((ask_user::<u32>(format!("q4 {b}")).key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? }) || (Row::default().into_text(b) == "a"));
        let c: u32 = *&b;
        log.val(c);
        let mut n6 = 0u32;
        'l7: for c in (0..3u32).rev() {
            n6 += 1;
            if n6 > 4 { break; }
            fn f8(n: u32) -> u32 { n + 1 }
            log.val(f8(c));
            log.note("e9");
            let mut n11 = 0u32;
            for a in [cat("s", b), ask_user::<String>("q10").await?] {
                n11 += 1;
                if n11 > 4 { break; }
                let late12: Shape;
                if h {
                    if h {
                        if h {
                            continue;
                        }
                        log.later(h).await;
                    } else {
                    }
                    late12 = (c, Shape::Dot).1;
                    match b {
                        ..2 => {
                        }
                        x if b != 2 => {
                        }
                        2.. => {
                        }
                    }
                } else {
                    let mut n13 = 0u32;
                    for _ in 1..3u64 {
                        n13 += 1;
                        if n13 > 4 { break; }
                    }
                    late12 = Shape::Size(7);
                    let late14: String;
                    match a.as_str() {
                        "" => { late14 = a.clone(); }
                        "a" | "lit" if log.val(b) > 2 => { late14 = a.clone(); }
                        _ => { late14 = a.clone(); }
                    }
                }
            }
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p80, (log) -> Result<String, ToolError>, {
        let mut e = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let d: String = ask_user::<String>("q4").await?;
        let g = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        log.val(e);
        let a = ask_user::<u32>(format!("q7 {e}")).await?;
        match Row::default().sum((|| { let inner = |n: u32| n + e; log.val(inner(2)); e })(), (|n: u32| (n + a) % 40)(three(a, e, e))) {
            ..2 => {
                log.later(g).await;
                let mut n8 = 0u32;
                for c in 0.. {
                    n8 += 1;
                    if n8 > 4 { break; }
                    if (g || g) {
                        continue;
                    }
                }
                if let Some(mut h) = vec![7, a, 3].iter().max().copied() {
                    if (e >= a) {
                        let late9: Vec<u32>;
                        match Shape::Size(h) {
                            Shape::Named { s, n: x @ 0..=3 } if log.val(a) > 3 => { late9 = vec![7, h, 3]; }
                            Shape::Size(0) => { late9 = vec![7, a, 3]; }
                            x => { late9 = vec![a]; }
                        }
                        let mut n10 = 0u32;
                        'l11: for h in 1.. {
                            n10 += 1;
                            if n10 > 4 { break; }
                            log.note("e12");
                            log.later(g).await;
                        }
                        if g {
                        } else if g {
                        }
                    } else if !(e % 3 == 0) {
                    } else {
                    }
                }
            }
            x if a % 2 == 0 => {
            }
            2.. => {
            }
        }
        Ok(format!("{e:?} {g:?} {a:?} "))
    }
}

thrice! { p81, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let mut g = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {e}")).key("k1"), confirm(format!("q4 {e}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[Vec<u32>]);
        let h = String::new();
        let c: Vec<u32> = Vec::from([*&(cat("s", 4).len() as u32), u32::max(e, u32::max(e, e))]);
        let mut c = Row::default();
        log.val((*Box::new(measured("text0", e)) * (|| { let inner = |n: u32| n + e; log.val(inner(2)); e })() % 89));
        log.later((e % 3 == 3)).await;
        log.val(e);
        Ok(format!("{h:?} "))
    }
}

thrice! { p82, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q1").await.unwrap_or(arg0);
        let mut d: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut b: Vec<u32> = [vec![7, e, 3], vec![7, 3, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>()].concat();
        const N3: u32 = 4;
        let mut n4 = 0u32;
        'l5: loop {
            n4 += 1;
            if n4 > 3 { break; }
            let mut n7 = 0u32;
            for a in Vec::from([ask_user::<u32>(format!("q6 {arg0}")).await?, (d.unwrap_or(3), arg0).1]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n7 += 1;
                if n7 > 4 { break; }
                'b8: {
                    let late9;
                    if (arg0 % 3 == 2) {
                        let mut n10 = 0u32;
                        'l11: loop {
                            n10 += 1;
                            if n10 > 3 { break; }
                            log.later((a % 3 == 1)).await;
                            log.note("e12");
                            log.val(e);
                            if (arg0 % 3 == 0) { break; }
                        }
                        late9 = Shape::Size(N3);
                        let g = Row::default();
                    } else {
                        log.note("e13");
                        late9 = Shape::Size(N3);
                        let mut c = (e, "p".to_owned());
                    }
                    let mut e = (arg0, "p".to_owned());
                }
                b = (match d {
                        Some(x) => b.clone(),
                        None => {
                            break;
                        }
                });
                let mut n15 = 0u32;
                'l16: while n15 < 3 && (N3 % 3 == 2) {
                    n15 += 1;
                    log.val(arg0);
                }
            }
            if ask_user::<bool>("q17").await? { break; }
        }
        Ok(format!("{arg0:?} {e:?} "))
    }
}

thrice! { p83, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let d: Row = { let mut n2 = 0u32; 'l3: loop {
                n2 += 1;
                if n2 > 2 { break 'l3 (Row { n: (ask_user::<u32>(format!("q4 {d}")).await.unwrap_or(d) % (d + 1)), ..Row::default() }); }
                let mut c = (d, ("a b".to_owned() + &"a b".to_owned()));
                if (d % 3 == 3) { break 'l3 (Row { v: vec![7, 5, 3], n: (|n: u32| (n + d) % 40)(d), s: log.val(c.1.clone()).replace("a", &log.later(cat("s", d)).await) }); }
            } };
        let mut d = ((!0 % 50) ^ async { log.note("async"); {
                    [d.n, 7][u32::min(5 % 2, 1) as usize]
                } }.await);
        fn f5(n: u32) -> u32 { n + 1 }
        log.val(f5(three((Row { s: format!("{d:?}{:?}", d), n: u32::abs_diff(d, d), ..Row::default() }).n, u32::max(((d + d) % 97), match (d, "p".to_owned()) {
                            (x, y) if log.val(d) > 4 => {
                                d
                            }
                            (_, y) => {
                                d
                            }
                    }), (Row { s: cat(String::new().trim(), d), n: *Box::new(d), ..Row::default() }).n)));
        'b6: {
            let late7;
            log.note("e8");
            late7 = Shape::Size(Row::default().sum(d, d));
        }
        match d {
            0 | 3 | 5 if log.val(d) > 1 => {
                log.note("e9");
                let mut d = (d, cat("s", d));
                let mut h = (|| { let inner = |n: u32| n + 1; log.val(inner(2)); 7 })();
            }
            x => {
                let mut n10 = 0u32;
                while n10 < 3 && (d % 3 == 3) {
                    n10 += 1;
                    let mut h: (u32, String) = (x, "a b".to_owned());
                }
            }
        }
        log.later((d % 3 == 2)).await;
        let mut a = if (d % 3 == 2) {
            let late12: String;
            if cat("s", d).is_empty() {
                if let Some(h) = None::<u32> && (d % 3 == 1) {
                }
                late12 = Row::default().into_text(d);
                let mut c = Shape::Size(d);
            } else {
                match d {
                    ..2 => {
                    }
                    x if d != 2 => {
                    }
                    2.. => {
                    }
                }
                late12 = log.val(cat("s", d));
                let mut h = (0, "p".to_owned());
            }
            Row::default().into_text((d ^ d))
        } else {
            cat("s", 8)
        };
        Ok(format!("{d:?} {a:?} "))
    }
}

thrice! { p84, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = ask_user::<bool>(format!("q7 {d}")).await?;
        same(&d, &[] as &[u32]);
        let d = ((match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => d }), cat("s", 5));
        let mut e: Row = (Row { v: vec![3], n: (((4 % (0 + 1)) * ask_user::<u32>("q10").await? % 89), 1).1, s: cat("s", 2) });
        if (0..2 % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 4).collect::<Vec<u32>>().contains(&('b11: {
                    if (d.1.clone() == "a") { break 'b11 (7 % (7 + 1)); }
                    e = e.clone();
                    1
        })) {
            match Shape::Size(5) {
                Shape::Dot => {
                    if ((4 % 3 == 3) && (3 % 3 == 0)) {
                        return Ok(if (4 % 3 == 1) {
                                String::new()
                            } else {
                                let mut e = (1 % 3 == 3);
                                cat("s", 1)
                        });
                    }
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                    let mut n14 = 0u32;
                    for a in 0..=0u32 {
                        n14 += 1;
                        if n14 > 4 { break; }
                        let mut n15 = 0u32;
                        for d in [d.1.clone(), d.1.clone()] {
                            n15 += 1;
                            if n15 > 4 { break; }
                            let mut g = (x, "p".to_owned());
                        }
                    }
                }
            }
            match 1 {
                ..2 => {
                    let mut n17 = 0u32;
                    for h in 2..=3u32 {
                        n17 += 1;
                        if n17 > 4 { break; }
                        log.later((h % 3 == 0)).await;
                    }
                }
                x if log.val(x) > 1 => {
                }
                2.. => {
                }
            }
        } else if ask_user::<bool>("q18").await? {
        } else {
        }
        Ok(format!("{d:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, arg1: String) -> Result<u32, ToolError>, {
        let mut d: Option<u32> = ask_user::<u32>("q1").await.ok();
        let e = confirm("q2").await?;
        Ok(if e {
                8
            } else {
                arg0.unwrap_or(3)
        })
    }
    flow f1(log, fuel: u32, arg0: String, mut arg1: u32) -> Result<u32, ToolError>, {
        log.note("e3");
        {
            let more = (*&arg1, (arg0.clone().len() as u32)).1;
            let mut add = |n: u32| { arg1 = (arg1 + n) % 60; arg1 };
            add(more);
            log.val(add(1));
        }
        let mut n4 = 0u32;
        loop {
            n4 += 1;
            if n4 > 3 { break; }
            if confirm("q5").await.unwrap_or(false) { break; }
        }
        Ok(arg1)
    }
}

thrice! { p85, (log) -> Result<String, ToolError>, {
        let mut d = {
            if (confirm("q1").await? && (0 % 3 == 0)) {
                match (0, "p".to_owned()) {
                    (x, y) if x != 2 => {
                        let mut n2 = 0u32;
                        'l3: while n2 < 3 && (x % 3 == 0) {
                            n2 += 1;
                            if (x % 3 == 0) {
                                return Ok(y.clone());
                            }
                            let a = (4 % 3 == 1);
                        }
                    }
                    (_, y) => {
                        log.later((2 % 3 == 2)).await;
                        let c: Vec<u32> = vec![7, 6, 3];
                        log.val((c.len() as u32));
                    }
                }
                let late5: u32;
                match Shape::Size(5) {
                    Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 3 => { late5 = x; }
                    Shape::Size(0) => { late5 = log.later(1).await; }
                    x => { late5 = 5; }
                }
            } else {
                let mut n7 = 0u32;
                'l9: while n7 < 3 && ask_user::<bool>("q8").await? {
                    n7 += 1;
                    let mut n10 = 0u32;
                    loop {
                        n10 += 1;
                        if n10 > 3 { break; }
                        const N11: u32 = 2;
                        let mut n12 = 0u32;
                        while n12 < 3 && (N11 % 3 == 3) {
                            n12 += 1;
                        }
                        if (N11 % 3 == 3) { break; }
                    }
                }
            }
            ask_user::<u32>("q13").await?
        };
        let a = ask_user::<String>("q14").await?;
        let g = (((((d + d) % 97) + [vec![d], vec![d]].concat().get(vec![7, 8, 3].get(d as usize).copied().unwrap_or(1) as usize).copied().unwrap_or(1)) % 97) * "2".parse::<u32>()? % 89);
        Ok(format!("{d:?} {g:?} "))
    }
}

thrice! { p86, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let a: u32 = (|| { let inner = |n: u32| n + arg0; log.val(inner(2)); arg0 })();
        let a: Vec<u32> = (0..[u32::from((arg0 % 3 == 1)), measured("a b".to_owned().as_str(), a)][u32::min(a % 2, 1) as usize] % 4).collect::<Vec<u32>>().into_iter().map(|n| n + a).collect::<Vec<u32>>();
        let b = cat("s", arg0);
        if confirm("q10").await.unwrap_or(false) {
            let c = confirm("q11").await?;
            log.later(c).await;
            fn f12(n: u32) -> u32 { n + 1 }
            log.val(f12((match ask_user::<u32>(format!("q13 {arg0}")).await { Ok(n) => n, Err(_) => arg0 })));
        }
        let mut c = Default::default();
        _ = confirm("q15").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let mut n17 = 0u32;
        'l18: for (b, s) in BTreeMap::from([(ask_user::<u32>(format!("q16 {c}")).await?, b.clone()), (1, "one".to_owned())]) {
            n17 += 1;
            if n17 > 4 { break; }
            let mut n19 = 0u32;
            while n19 < 3 && (|| { let inner = |n: u32| n + arg0; log.val(inner(2)); (c % 3 == 0) })() {
                n19 += 1;
                log.later((b % 3 == 1)).await;
            }
            let mut n20 = 0u32;
            for (h, y) in (|| { let inner = |n: u32| n + arg0; log.val(inner(2)); s.clone() })().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n20 += 1;
                if n20 > 4 { break; }
                let mut n21 = 0u32;
                'l22: for g in [cat("s", h).replace("a", &s.clone()), (s.clone() + &s.clone())] {
                    n21 += 1;
                    if n21 > 4 { break; }
                    log.val(b);
                }
            }
        }
        Ok(format!("{arg0:?} {a:?} {b:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        macro_rules! m1 { ($n:expr) => { $n + 1 } }
        log.val(m1!(arg0.unwrap_or(3)));
        let h = None;
        _ = confirm("q3").await?;
        same(&h, &[] as &[Option<u32>]);
        let c = Shape::Dot;
        match 2 {
            ..2 => {
                log.later((4 % 3 == 2)).await;
                log.note("e4");
            }
            x if x % 2 == 0 => {
            }
            2.. => {
            }
        }
        Ok(Row::default().sum(8, 7))
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        let b = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm(format!("q6 {b}")).key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[u32]);
        log.later((b % 3 == 1)).await;
        let mut c = Default::default();
        same(&c, &[] as &[Vec<u32>]);
        if (b != three(three(b, b, b), (cat("s", b).len() as u32), u32::from((b % 3 == 0)))) {
            log.later((b % 3 == 3)).await;
            let mut n7 = 0u32;
            for d in 0..=1u32 {
                n7 += 1;
                if n7 > 4 { break; }
            }
        } else if ((((b % 3 == 1) && (b % 3 == 0)) || cat("s", b).is_empty()) && (b % 3 == 2)) {
        }
        Ok(u32::abs_diff((c.len() as u32), b))
    }
}

thrice! { p87, (log) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let d = (Row { n: ask_user::<u32>("q4").await?, ..Row::default() });
        let mut e = (Row { n: ask_user::<u32>("q7").await.unwrap_or(c), ..d });
        let mut n8 = 0u32;
        'l9: for (_, mut b) in (0u32..).zip(vec![7, c, 3]).skip_while(|(n, _)| *n == 7) {
            n8 += 1;
            if n8 > 4 { break; }
            _ = ask_user::<u32>("q10").await?;
        }
        let c: bool = (cat("s", c) == "a");
        {
            fn f11(n: u32) -> u32 { n + 1 }
            log.val(f11((!u32::from(c) % 50)));
        }
        log.later(c).await;
        use std::cmp::max as max12;
        log.val(max12(((7 as u8) as u32), 3));
        let mut n13 = 0u32;
        for mut a in (0..(|| { let inner = |n: u32| n + 8; log.val(inner(2)); 2 })() % 4).collect::<Vec<u32>>().into_iter().take(3) {
            n13 += 1;
            if n13 > 4 { break; }
            if let Some(g) = None::<u32> && c && let (0..5, y) = (a, "p".to_owned()) {
                let a: Option<u32> = Some(e.n);
            } else {
                use std::cmp::max as max14;
                log.val(max14(a, 3));
            }
        }
        log.later(c).await;
        let Some(mut b) = None::<u32> else {
            let mut n16 = 0u32;
            while n16 < 3 && c {
                n16 += 1;
            }
            return Ok((cat(e.clone().into_text(2).trim(), 2) + &cat(format!("{e:?}{:?}", c).trim(), *&0)));
        };
        Ok(format!("{e:?} {c:?} "))
    }
}

thrice! { p88, (log) -> Result<String, ToolError>, {
        let mut a = "11".parse()?;
        _ = confirm("q3").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let mut e = ([vec![a].into_iter().map(|n| n + a).collect::<Vec<u32>>().get(ask_user::<u32>("q5").await? as usize).copied().unwrap_or(1), u32::abs_diff(a, match Some(a) {
                        Some(x @ ..4) if x != 1 => {
                            x
                        }
                        x @ Some(_) => {
                            if let Some(h) = x && (h % 3 == 2) && let (0..5, y) = (a, "p".to_owned()) {
                                log.later((h % 3 == 1)).await;
                                log.later((a % 3 == 0)).await;
                                log.note("e6");
                            } else {
                                log.note("e7");
                            }
                            a
                        }
                        None => {
                            a
                        }
                        _ => {
                            a
                        }
            })][u32::min(((a, a).1 * measured("text1", a) % 89) % 2, 1) as usize], ask_user::<String>("q8").await?);
        let mut e = ask_user::<String>("q9").await?;
        let r10 = e.trim();
        let mut n11 = 0u32;
        while n11 < 3 && confirm(format!("q12 {a}")).await? {
            n11 += 1;
            match Vec::from([a, a]).iter().max().copied() {
                None => {
                    let mut n13 = 0u32;
                    while n13 < 3 && e.clone().is_empty() {
                        n13 += 1;
                        log.note("e14");
                    }
                    log.note("e15");
                }
                Some(0 | 1) if a % 2 == 0 => {
                    let Row { v: mut e, n: t16 @ _, .. } = (Row { v: vec![a], n: a, s: e.clone() });
                    let Some(a) = Option::<u32>::map(None::<u32>, |n: u32| (n + t16) % 50) else {
                        continue;
                    };
                }
                Some(x) => {
                }
            }
        }
        Ok(format!("{a:?} {e:?} {r10:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        #[cfg(all())]
        let cfg1 = 7;
        #[cfg(any())]
        let cfg1 = String::new();
        checkpoint().await;
        Ok(((cfg1 + cfg1) % 97))
    }
    flow f1(log, fuel: u32, arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        match Shape::Size(arg0) {
            Shape::Named { s, n: x @ 0..=3 } if arg0 != 1 => {
                log.note("e2");
            }
            Shape::Size(0) => {
                log.val(arg0);
            }
            x => {
            }
        }
        Ok(arg0)
    }
}

thrice! { p89, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await.unwrap_or(log.val(2));
        let g = (e, arg0.clone());
        let mut b = ((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => e }), (g.1.clone().replace("a", &(e, arg0.clone()).1) + &format!("{g:?}{:?}", g)));
        log.val(e);
        fn f5(n: u32) -> u32 { n + 1 }
        log.val(f5(measured(arg0.clone().as_str(), "2".parse::<u32>()?)));
        log.note("e6");
        match (Shape::Named { s: (Row { v: Vec::<u32>::new(), n: e, s: g.1.clone() }).into_text(e), n: e }) {
            Shape::Dot => {
                log.later((e % 3 == 2)).await;
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p90, (log, arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let mut e: u32 = { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) };
        let b = (Shape::Named { s: (|| { let inner = |n: u32| n + e; log.val(inner(2)); arg1.clone() })(), n: ask_user::<u32>("q4").await? });
        log.val(c);
        let mut n5 = 0u32;
        for _ in 1..2u64 {
            n5 += 1;
            if n5 > 4 { break; }
            const N6: u32 = 5;
            let h = Row::default();
        }
        log.val(((('b8: {
                            if ((e % 3 == 0) || (c % 3 == 0)) { break 'b8 u32::max(c, c); }
                            match c {
                                0 => {
                                    log.val(e);
                                }
                                x @ 1..=2 => {
                                    let Some(g) = Some(e) else {
                                        break 'b8 x;
                                    };
                                    let g = (4, "p".to_owned());
                                }
                                x if c % 2 == 0 => {
                                    log.note("e9");
                                }
                                _ => {
                                    let b: Option<u32> = None::<u32>;
                                    let late10: String;
                                    match c {
                                        0 | 3 | 5 if c != 4 => { late10 = arg0.clone(); }
                                        x => { late10 = arg1.clone(); }
                                    }
                                }
                            }
                            Row::default().sum((arg0.len() as u32), e)
                    }) as u8) as u32));
        let mut d: (u32, String) = (ask_user::<u32>("q13").await?, cat({
                    arg1.clone()
                }, c));
        log.later((c % 3 == 2)).await;
        Ok(format!("{arg0:?} {c:?} {e:?} {b:?} "))
    }
}

thrice! { p91, (log) -> Result<String, ToolError>, {
        let h: u32 = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let d = None;
        same(&d, &[] as &[Option<u32>]);
        let e = Row::default();
        match Some(*&(e.n % (h + 1))) {
            Some(x @ ..4) if log.val(x) > 4 => {
                let mut g: Vec<u32> = Vec::from([u32::from((x % 3 == 0)), ((h + h) % 97)]);
                if let Some(mut g) = Option::<u32>::or(Some(h), Some(h)) && (Option::<u32>::is_some(&d) && Option::<u32>::is_some(&d)) && let (0..5, y) = ((d.unwrap_or(3) ^ x), async { log.note("async"); cat("s", g) }.await) {
                    macro_rules! m4 { ($n:expr) => { $n + 1 } }
                    log.val(m4!(h));
                    let mut open6: Vec<u32> = Vec::<u32>::new();
                    let mut n5 = 0u32;
                    while let Some(c) = open6.pop() && n5 < 4 {
                        n5 += 1;
                        log.note("e7");
                        let r8 = y.as_str();
                    }
                } else {
                    let late9;
                    if ((0 % 3 == 1) && (h % 3 == 3)) {
                        let mut h: u32 = x;
                        late9 = Shape::Size(1);
                        log.val(x);
                    } else {
                        log.note("e10");
                        late9 = Shape::Size(x);
                        if (x % 3 == 1) {
                            return Ok(cat("s", 0));
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
        Ok(format!("{h:?} {d:?} {e:?} "))
    }
}

thrice! { p92, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a: u32 = ((((ask_user::<u32>("q13").await.unwrap_or(2) + u32::from((3, (3 % 3 == 1)).1)) % 97) + u32::from(ask_user::<u8>("q14").await?)) % 97);
        let mut b = (Shape::Named { s: cat((arg1.clone() + &choose(format!("q17 {a}"), ["x", "y", "z"]).await?).trim(), (choose("q18", ["x", "y", "z"]).await?.len() as u32)), n: call(f1(2)).await? });
        let mut e: Vec<u32> = { let mut n19 = 0u32; 'l20: loop {
                n19 += 1;
                if n19 > 2 { break 'l20 ('b21: {
                            if !((a % 3 == 2) || (a % 3 == 1)) { break 'b21 [[vec![7], Vec::<u32>::new()].concat(), (0..a % 4).collect::<Vec<u32>>()].concat(); }
                            log.val(a);
                            [vec![a], vec![a]].concat().into_iter().map(|n| n + a).collect::<Vec<u32>>()
                    }); }
                log.note("e22");
                if ((((5 % 3 == 0) && (a % 3 == 1)) && arg0.clone().is_empty()) && (8 % 3 == 2)) { break 'l20 (0..(|n: u32| (n + a) % 40)((a * (arg1.len() as u32) % 89)) % 4).collect::<Vec<u32>>(); }
            } };
        if !(((a % 3 == 0) && (a % 3 == 2)) && cat("s", a).is_empty()) {
            log.note("e23");
            let Some(d) = (0..a % 4).collect::<Vec<u32>>().iter().max().copied() else {
                return Ok((Row::default().into_text(a) + &format!("{arg1:?}{:?}", e)));
            };
            log.val(a);
        } else {
            let mut n25 = 0u32;
            while n25 < 3 && (arg1 == arg1.clone()) {
                n25 += 1;
                let late26;
                match Some(a) {
                    Some(x @ ..4) if x % 2 == 0 => { late26 = cat(arg0.clone(), a); }
                    x @ Some(_) => { late26 = arg0.clone(); }
                    None => { late26 = arg1.clone(); }
                    _ => { late26 = arg1.clone().replace("a", &arg1.clone()); }
                }
                match late26.as_str() {
                    "" => {
                        match arg1.as_str() {
                            "" => {
                                e.push(a);
                                let a = (a, "p".to_owned());
                            }
                            "a" | "lit" if a != 3 => {
                                use std::cmp::max as max27;
                                log.val(max27(a, 3));
                            }
                            _ => {
                            }
                        }
                    }
                    "a" | "lit" if a != 3 => {
                    }
                    _ => {
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} {b:?} {e:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if (3 % 3 == 0) {
            return Ok((|n: u32| (n + arg0) % 40)(*&measured("a b".to_owned().as_str(), arg0)));
        }
        let b = ask_user::<bool>("q1").await?;
        let e: Shape = Shape::Size(u32::abs_diff(ask_user::<u32>("q3").await?, ask_user::<u32>("q4").await?));
        log.later(b).await;
        match &e {
            Shape::Dot => {}
            Shape::Size(r5) | Shape::Named { n: r5, .. } => {
                fn f6(n: u32) -> u32 { n + 1 }
                log.val(f6([log.later(arg0).await, (Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n][u32::min("6".parse::<u32>()? % 2, 1) as usize]));
            }
        }
        Ok(((arg0 + arg0) % 97))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n7 = 0u32;
        'l8: for a in 0..=2u32 {
            n7 += 1;
            if n7 > 4 { break; }
            let Some(mut c) = ask_user::<u32>(format!("q9 {a}")).await.ok() else {
                let (mut g, t10): (u32, String) = (a, cat("s", a));
                break;
            };
            {
                let more = a;
                let mut add = |n: u32| { c = (c + n) % 60; c };
                add(more);
                log.val(add(1));
            }
        }
        #[cfg(all())]
        let cfg11 = 3;
        #[cfg(any())]
        let cfg11 = String::new();
        let [b, t12]: [u32; 2] = [cfg11, ((!(match Some(4) {
                            Some(x) => x,
                            None => {
                                return Ok(cfg11);
                            }
                    }) % 50) % (cfg11 + 1))];
        Ok(u32::abs_diff(t12, t12))
    }
}

thrice! { p93, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut a = {
            (h, "p".to_owned())
        };
        let b = (ask_user::<u32>("q6").await?, {
                ask_user::<String>(format!("q7 {h}")).await?
        });
        let mut n8 = 0u32;
        'l9: for e in (0..3u32).rev() {
            n8 += 1;
            if n8 > 4 { break; }
            let mut d: Vec<u32> = arg0.clone();
        }
        let mut d: Option<u32> = Some((!{ arg1 = arg1; arg1 } % 50));
        let [r10, ..] = &arg0[..] else {
            return Err(ToolError::new("empty"));
        };
        let Row { v: mut a, n: t11 @ _, .. } = Row::default();
        {
            let more = three({ let mut n12 = 0u32; 'l13: loop {
                        n12 += 1;
                        if n12 > 2 { break 'l13 if (h % 3 == 0) {
                                h
                            } else {
                                t11
                            }; }
                        let late14: String;
                        if (t11 % 3 == 2) {
                            log.val(arg1);
                            late14 = b.1.clone();
                            let mut n15 = 0u32;
                            'l16: for g in a.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                                n15 += 1;
                                if n15 > 4 { break; }
                                log.note("e17");
                                log.later((t11 % 3 == 3)).await;
                                log.val(arg1);
                            }
                        } else {
                            let mut n18 = 0u32;
                            'l19: for c in arg1..(arg0.len() as u32) % 3 {
                                n18 += 1;
                                if n18 > 4 { break; }
                                log.later((0 % 3 == 1)).await;
                                log.val(arg1);
                            }
                            late14 = cat("s", arg1);
                            match t11 {
                                ..2 => {
                                }
                                x if arg1 != 4 => {
                                }
                                2.. => {
                                }
                            }
                        }
                        if (t11 % 3 == 1) { break 'l13 (!h % 50); }
                    } }, measured(cat("s", arg1).as_str(), *&arg1), measured("text0", *Box::new(d.unwrap_or(3))));
            let through = &mut arg1;
            *through += more;
            *through %= 60;
        }
        Ok(format!("{arg1:?} {b:?} {d:?} {r10:?} {a:?} "))
    }
}

thrice! { p94, (log) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q10").await?;
        let g = ("6".parse::<u32>()?, "a b".to_owned());
        let mut g = ask_user::<String>("q13").await?;
        use std::cmp::max as max14;
        log.val(max14(e, 3));
        let late15: Shape;
        if (e % 3 == 3) {
            match ask_user::<u32>(format!("q16 {e}")).await.ok() {
                None => {
                    if let Some(mut e) = ask_user::<u32>("q17").await.ok() && !(2 % 3 == 2) && let (0..5, y) = (e, g.clone()) {
                        let mut n18 = 0u32;
                        for b in 2..5u32 {
                            n18 += 1;
                            if n18 > 4 { break; }
                            const N19: u32 = 7;
                            let mut open21: Vec<u32> = vec![7, 4, 3];
                            let mut n20 = 0u32;
                            while let Some(b) = open21.pop() && n20 < 4 && (b % 3 == 2) {
                                n20 += 1;
                                log.later((N19 % 3 == 1)).await;
                                log.val(b);
                                log.later((b % 3 == 1)).await;
                            }
                        }
                        log.later((3 % 3 == 1)).await;
                    } else {
                    }
                }
                Some(0 | 1) if log.val(e) > 4 => {
                }
                Some(x) => {
                }
            }
            late15 = (Shape::Named { s: cat(g.clone().trim(), e), n: Row::default().sum(Row::default().sum(e, e), e) });
            if g.clone().is_empty() {
            }
        } else {
            let mut d = Default::default();
            same(&d, &[] as &[u32]);
            late15 = (Shape::Named { s: Row::default().into_text(d).replace("a", &g.clone()), n: Vec::<u32>::new().into_iter().map(|n| n + e).collect::<Vec<u32>>().get((e % (d + 1)) as usize).copied().unwrap_or(1) });
            log.later((d % 3 == 3)).await;
        }
        Ok(format!("{e:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        log.later((8 % 3 == 0)).await;
        log.later((5 % 3 == 1)).await;
        macro_rules! m2 { ($n:expr) => { $n + 1 } }
        log.val(m2!(8));
        log.val((match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => 2 }));
        let mut n5 = 0u32;
        for d in log.val((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => 4 }))..8 % 3 {
            n5 += 1;
            if n5 > 4 { break; }
        }
        Ok(*Box::new(5))
    }
    flow f1(log, fuel: u32, arg0: u32, arg1: u32) -> Result<u32, ToolError>, {
        if (0 % 3 == 3) {
            let mut n6 = 0u32;
            for a in 1..4u32 {
                n6 += 1;
                if n6 > 4 { break; }
                let mut c: Option<u32> = ask_user::<u32>(format!("q7 {arg0}")).await.ok();
            }
            _ = ask_user::<u32>("q8").await.unwrap_or(arg0);
            let mut n9 = 0u32;
            for g in (2..9u32).step_by(4) {
                n9 += 1;
                if n9 > 4 { break; }
                if (g % 3 == 3) {
                } else {
                }
            }
        }
        Ok((|n: u32| (n + arg0) % 40)(arg1))
    }
}

thrice! { p95, (log, mut arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q3").await.unwrap_or(*Box::new(8));
        let mut g: Vec<u32> = arg1;
        let h = call(f0(1, Some(1))).await?;
        let (mut a, t7): (u32, String) = ({
                *&h
            }, (arg0.replace("a", &cat("s", h)) + &choose(format!("q6 {h}"), ["x", "y", "z"]).await?));
        let e = Shape::Size(a);
        if let Some(h) = ask_user::<u32>("q9").await.ok() && { let mut n10 = 0u32; loop {
                n10 += 1;
                if n10 > 2 { break Row::default().into_text(a).is_empty(); }
                let mut n12 = 0u32;
                'l13: for mut g in (0..(t7.len() as u32) % 4).collect::<Vec<u32>>().into_iter().take(3) {
                    n12 += 1;
                    if n12 > 4 { break; }
                    {
                        let more = g;
                        let mut add = |n: u32| { g = (g + n) % 60; g };
                        add(more);
                        log.val(add(1));
                    }
                }
                if (h % 3 == 3) { break ask_user::<bool>(format!("q14 {h}")).await?; }
            } } && let (0..5, y) = (h, "p".to_owned()) {
            checkpoint().await;
            let (mut e, t15): (u32, String) = ([a, a][u32::min((g.len() as u32) % 2, 1) as usize], t7.clone());
        }
        let mut n16 = 0u32;
        'l17: for g in 2..5u32 {
            n16 += 1;
            if n16 > 4 { break; }
            let r18 = &h;
            {
                let more = (!*&h % 50);
                let mut add = |n: u32| { a = (a + n) % 60; a };
                add(more);
                log.val(add(1));
            }
            a += (|n: u32| (n + g) % 40)({ a = a; a });
            a %= 60;
        }
        let r19 = &h;
        let mut h = (((u32::from((h % 3 == 0)) + (t7.clone().len() as u32)) % 97), Row::default().into_text(((a + a) % 97)));
        Ok(format!("{g:?} {t7:?} {e:?} {r19:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        log.val(0);
        log.val((Row { s: cat("s", 4), n: async { log.note("async"); Row::default().sum(1, 2) }.await, ..Row::default() }).n);
        if (*Box::new(3) < ask_user::<u32>("q1").await?) {
            if let Some(b) = ask_user::<u32>("q2").await.ok() && (b % 3 == 3) {
            }
        }
        Ok((1 * 5 % 89))
    }
}

thrice! { p96, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = 3;
        let b = ("6".parse::<u32>()?, cat("s", d));
        let mut g = (Row { v: Vec::from([ask_user::<u32>("q5").await?, ((d as u8) as u32)]), n: (choose(format!("q6 {d}"), ["x", "y", "z"]).await?.len() as u32), s: ((match arg0.clone().iter().max().copied() {
                            Some(x) => "a b".to_owned(),
                            None => {
                                return Ok(b.1.clone());
                            }
                    }) + &cat("s", d)) });
        let mut n7 = 0u32;
        for (i, g) in WEIGHTS.iter().enumerate() {
            n7 += 1;
            if n7 > 4 { break; }
            let mut g: String = cat(cat(b.1.clone().trim(), d), (!d % 50));
        }
        let g = (Row { n: b.0, ..g.clone() });
        let (mut c, t9): (u32, String) = (('b8: {
                    if ((d % 3 == 0) && (d % 3 == 2)) { break 'b8 async { log.note("async"); d }.await; }
                    log.later((d % 3 == 2)).await;
                    ("a b".to_owned().len() as u32)
            }), format!("{d:?}{:?}", b));
        const N10: u32 = 0;
        let g: Option<u32> = Vec::from([N10, c]).iter().max().copied();
        log.val(d);
        let g = cat("s", d);
        {
        }
        Ok(format!("{arg0:?} {d:?} {c:?} {t9:?} {N10:?} {g:?} "))
    }
}

thrice! { p97, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = [ask_user::<u32>("q1").await.unwrap_or(0), (|n: u32| (n + 5) % 40)((arg1.len() as u32))][u32::min(measured(ask_user::<String>("q2").await?.as_str(), (match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => 6 })) % 2, 1) as usize];
        let mut a = ((g % 3 == 3) || (arg1.clone() + &(arg1.clone() + &arg1.clone())).is_empty());
        let e = ((*&*&g ^ {
                    log.val(g);
                    g
            }), format!("{g:?}{:?}", a));
        let Row { v: mut a, n: t4 @ _, .. } = (Row { v: [[vec![7, g, 3], vec![7, g, 3]].concat(), vec![2]].concat(), n: u32::abs_diff(g, measured("text2", g)), s: arg0 });
        let mut b: Option<u32> = (if a.clone().contains(&async { log.note("async"); t4 }.await) {
                return Ok(cat(e.1.clone().trim(), (Row { s: "a b".to_owned(), n: (arg1.len() as u32), ..Row::default() }).n));
            } else {
                None::<u32>
        });
        log.note("e5");
        let Row { v: mut b, n: t6 @ _, .. } = Row::default();
        log.later((t4 % 3 == 3)).await;
        let late7: u32;
        match arg1.as_str() {
            "" => { late7 = a.clone().get(*Box::new(*&(arg1.len() as u32)) as usize).copied().unwrap_or(1); }
            "a" | "lit" if t4 != 3 => { late7 = g; }
            _ => { late7 = ((Row::default().into_text(g).len() as u32) % (a.clone().get((t6 % (t4 + 1)) as usize).copied().unwrap_or(1) + 1)); }
        }
        if log.val((t4 % 3 == 0)) {
            return Ok(('b8: {
                        if ((late7 % 3 == 0) && (arg1 == arg1.clone())) { break 'b8 cat(e.1.clone().trim(), u32::from((t6 % 3 == 1))); }
                        log.val(g);
                        cat(format!("{b:?}{:?}", t4).trim(), (!g % 50))
            }));
        }
        let mut h: Option<u32> = Option::<u32>::or(Some(g), Some((!t6 % 50)));
        let b: Option<u32> = ('b9: {
                if (log.val((4 % 3 == 2)) || (g % 3 == 1)) { break 'b9 Option::<u32>::map(b.clone().iter().max().copied(), |n: u32| (n + g) % 50); }
                h = b.clone().iter().max().copied();
                h
        });
        if (g % 3 == 3) {
            return Ok((((Row::default().sum((a.len() as u32), g) + three(t4, t6, late7)) % 97), cat(e.1.clone(), vec![late7].get(t4 as usize).copied().unwrap_or(1))).1);
        }
        Ok(format!("{g:?} {e:?} {a:?} {t6:?} {late7:?} {h:?} {b:?} "))
    }
}

thrice! { p98, (log) -> Result<String, ToolError>, {
        let mut c = call(f0(0)).await?;
        let g: Vec<u32> = vec![7, c, 3];
        let mut g: Vec<u32> = (0..*&(Row { s: ask_user::<String>("q14").await?, n: c, ..Row::default() }).n % 4).collect::<Vec<u32>>();
        _ = ask_user::<u32>("q15").await?;
        match ask_user::<u32>("q16").await? {
            ..2 => {
                let c = c;
                if { let mut n17 = 0u32; loop {
                        n17 += 1;
                        if n17 > 2 { break (c % 3 == 1); }
                        {
                            if (c % 3 == 3) {
                                log.val(c);
                                log.later((c % 3 == 2)).await;
                            } else {
                                log.later((c % 3 == 3)).await;
                                log.note("e19");
                            }
                        }
                        if ((c % 3 == 2) && (c % 3 == 3)) { break ((4 % 3 == 0) && (c % 3 == 3)); }
                    } } {
                    return Ok(cat(cat("s", c).trim(), (!c % 50)));
                }
            }
            x if log.val(c) > 0 => {
            }
            2.. => {
            }
        }
        Ok(format!("{g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut open2: Vec<u32> = Vec::from([(0..0 % 4).collect::<Vec<u32>>().get((Row { s: cat("s", 4), n: 2, ..Row::default() }).n as usize).copied().unwrap_or(1), 8]);
        let mut n1 = 0u32;
        while let Some(d) = open2.pop() && n1 < 4 && confirm(format!("q3 {d}")).await.unwrap_or(false) {
            n1 += 1;
            log.val(d);
            let c = cat("s", d);
        }
        let mut n4 = 0u32;
        for d in 2..4u32 {
            n4 += 1;
            if n4 > 4 { break; }
            let mut d: Shape = Shape::Size(d);
        }
        Ok(0)
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        let Some(mut g) = Some(arg0) else {
            let mut b = confirm(format!("q5 {arg0}")).await?;
            return Ok(arg0);
        };
        let Row { v: mut d, n: t7 @ _, .. } = (Row { n: (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => g }), ..Row::default() });
        if confirm("q8").await.unwrap_or(false) {
            log.later((7 % 3 == 1)).await;
            let mut n9 = 0u32;
            'l10: while n9 < 3 && ((g % 3 == 1) && !(0 % 3 == 2)) {
                n9 += 1;
            }
        } else if d.clone().contains(&(three(arg0, g, g) % (g + 1))) {
        }
        Ok(measured(cat("s", g).as_str(), arg0))
    }
}

thrice! { p99, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = (((|n: u32| (n + 4) % 40)((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 8 })) + ((u32::max((match None::<u32> {
                                    Some(x) => x,
                                    None => {
                                        return Ok(cat("s", 6));
                                    }
                            }), ask_user::<u32>("q2").await?) + ask_user::<u32>("q3").await?) % 97)) % 97);
        let mut c = Shape::Dot;
        let a = (((5 as u8) as u32), cat((Row { v: arg0.clone(), n: 8, s: String::new() }).into_text(0).trim(), u32::from(Option::<u32>::is_some(&Some(7)))));
        log.val(((three(0, (a.1.clone().len() as u32), u32::from((2 % 3 == 3))) as u8) as u32));
        let mut e = c.clone();
        #[cfg(all())]
        let cfg4 = a.0;
        #[cfg(any())]
        let cfg4 = String::new();
        let e: Vec<u32> = (0..cfg4 % 4).collect::<Vec<u32>>();
        log.later((6 % 3 == 1)).await;
        if let Some(h) = Some(((cfg4 + "7".parse::<u32>()?) % 97)) {
            log.later((h % 3 == 2)).await;
            'b5: {
                let b = (cfg4 % 3 == 0);
            }
        }
        Ok(format!("{c:?} {cfg4:?} "))
    }
}

thrice! { p100, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d: u32 = (({ let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) } as u8) as u32);
        let b = choose("q3", ["x", "y", "z"]).await?;
        let mut a = ((match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => d }), ask_user::<String>("q7").await?);
        if match Option::<u32>::map(log.val(Some(8)), |n: u32| (n + d) % 50) {
            Some(x @ ..4) if x % 2 == 0 => {
                (x % 3 == 2)
            }
            x @ Some(_) => {
                log.later((5 % 3 == 1)).await;
                (arg1.clone().contains(&d) && !(0 % 3 == 1))
            }
            None => {
                !((d % 3 == 1) && (d % 3 == 1))
            }
            _ => {
                arg1.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>().contains(&log.val(d))
            }
        } {
            return Err(ToolError::new("left"));
        }
        let late8: String;
        if { let (x, y) = ask_each((ask_user::<u32>("q9").key("k1"), confirm("q10").key("k2"))).await; x.is_ok() && y? } {
            log.note("e11");
            late8 = choose("q12", ["x", "y", "z"]).await?;
            let c = Row::default();
        } else {
            log.later((d % 3 == 1)).await;
            late8 = (cat(a.1.clone().replace("a", &b.clone()).trim(), arg1.clone().get(d as usize).copied().unwrap_or(1)) + &arg0.clone());
            if log.val(((d % 3 == 1) && (d % 3 == 2))) {
                fn f13(n: u32) -> u32 { n + 1 }
                log.val(f13(measured("text3", d)));
                if ((d % 3 == 1) && (d % 3 == 1)) {
                    let mut n14 = 0u32;
                    while n14 < 3 && (d % 3 == 1) {
                        n14 += 1;
                        log.note("e15");
                        log.note("e16");
                    }
                } else {
                    if (d % 3 == 1) {
                        return Err(ToolError::new("left"));
                    }
                    let d: Vec<u32> = arg1.clone();
                }
            } else {
                log.val(d);
            }
        }
        {
            let more = u32::abs_diff(log.later(d).await, measured((d, arg0).1.as_str(), d));
            let through = &mut d;
            *through += more;
            *through %= 60;
        }
        Ok(format!("{arg1:?} {b:?} {late8:?} "))
    }
}

thrice! { p101, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let a = { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm(format!("q4 {e}")).key("k2"))).await?; x + u32::from(y) };
        let mut g = log.val(Shape::Dot);
        _ = ask_user::<u32>("q6").await?;
        macro_rules! m7 { ($n:expr) => { $n + 1 } }
        log.val(m7!(e));
        #[cfg(all())]
        let cfg8 = a;
        #[cfg(any())]
        let cfg8 = String::new();
        let mut g = "11".parse()?;
        same(&g, &[] as &[u32]);
        const N9: u32 = 0;
        {
            let more = (arg0.len() as u32);
            for item in arg0.iter_mut() { *item = (*item + more) % 30; }
        }
        {
            let mut n10 = 0u32;
            for d in Vec::from([g, async { log.note("async"); g }.await]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n10 += 1;
                if n10 > 4 { break; }
                let mut open12: Vec<u32> = [arg0.clone(), arg0.clone()].concat();
                let mut n11 = 0u32;
                'l13: while let Some(b) = open12.pop() && n11 < 4 {
                    n11 += 1;
                    {
                        let mut n14 = 0u32;
                        while n14 < 3 && (N9 % 3 == 0) {
                            n14 += 1;
                            log.later((d % 3 == 3)).await;
                            log.val(d);
                        }
                    }
                }
            }
        }
        Ok(format!("{e:?} {g:?} "))
    }
}

thrice! { p102, (log) -> Result<String, ToolError>, {
        let mut c = ask_user::<u32>("q1").await?;
        let g = log.val((c, choose(format!("q2 {c}"), ["x", "y", "z"]).await?));
        let b = ask_user::<String>("q3").await?;
        let mut g = (c % 3 == 3);
        log.later(g).await;
        macro_rules! m4 { ($n:expr) => { $n + 1 } }
        log.val(m4!(c));
        let Some(b) = Option::<u32>::or(Some(measured("text0", c)), Some(*Box::new(c))) else {
            if let Some(mut c) = Option::<u32>::map(Some(c), |n: u32| (n + c) % 50) {
                let mut e = (c, b.clone());
                log.val(c);
                #[cfg(all())]
                log.val(c);
                #[cfg(any())]
                log.note("never");
            }
            return Ok(b.clone());
        };
        log.val(c);
        Ok(format!("{b:?} "))
    }
}

thrice! { p103, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = log.later(1).await;
        let mut a: Option<u32> = ask_user::<u32>("q1").await.ok();
        let mut a = ({ let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) }, "a b".to_owned());
        let late5: Shape;
        match *arg0.as_slice() {
            [] => { late5 = (Shape::Named { s: cat(ask_user::<String>(format!("q6 {e}")).await?.trim(), ask_user::<u32>("q7").await?), n: ask_user::<u32>(format!("q8 {e}")).await? }); }
            [x] if e != 1 => { late5 = { let mut n9 = 0u32; 'l10: loop {
                        n9 += 1;
                        if n9 > 2 { break 'l10 Shape::Size(x); }
                        log.val(x);
                        if (x % 3 == 3) { break 'l10 Shape::Size(((x + e) % 97)); }
                    } }; }
            [x, .., y] => { late5 = Shape::Size(y); }
            _ => { late5 = (Shape::Named { s: if ((e % 3 == 2) || (e % 3 == 3)) {
                            String::new().replace("a", &a.1.clone())
                        } else {
                            cat("s", e)
                        }, n: log.val(e) }); }
        }
        if let Some(b) = Option::<u32>::or(arg0.clone().into_iter().map(|n| n + e).collect::<Vec<u32>>().iter().max().copied(), Some(*Box::new(e))) && { let mut n11 = 0u32; loop {
                n11 += 1;
                if n11 > 2 { break (three(e, b, e) < e); }
                log.note("e13");
                if (((b % 3 == 1) || (e % 3 == 3)) || ((e % 3 == 2) && (b % 3 == 3))) { break (e % 3 == 0); }
            } } {
            let c = Default::default();
            same(&c, &[] as &[u32]);
            log.later((c % 3 == 1)).await;
        }
        let b = (([async { log.note("async"); e }.await, measured("a b".to_owned().as_str(), e)][u32::min(e % 2, 1) as usize] + three(*Box::new(e), "5".parse::<u32>()?, measured(cat("s", e).as_str(), e))) % 97);
        let mut h: Option<u32> = Option::<u32>::or(Option::<u32>::or(Some(b), arg0.clone().iter().max().copied()), Option::<u32>::map(Option::<u32>::or(Some(e), None::<u32>), |n: u32| (n + e) % 50));
        if let Some(c) = Option::<u32>::map(Option::<u32>::map(arg0.clone().iter().max().copied(), |n: u32| (n + e) % 50), |n: u32| (n + b) % 50) && (*&((b + b) % 97) >= (!u32::from((e % 3 == 1)) % 50)) && let (0..5, y) = (e, String::new()) {
            let late14: Vec<u32>;
            match h {
                None => { late14 = (0..e % 4).collect::<Vec<u32>>(); }
                Some(0 | 1) if e != 1 => { late14 = arg0.clone(); }
                Some(x) => { late14 = arg0.clone(); }
            }
            log.val(c);
        }
        Ok(format!("{arg0:?} {e:?} {a:?} {b:?} {h:?} "))
    }
}

thrice! { p104, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm("q1").await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let mut a: String = choose("q2", ["x", "y", "z"]).await?;
        let h = (ask_user::<u32>("q5").await?, (if (((d % 3 == 3) && (d % 3 == 3)) && ((d % 3 == 2) && (d % 3 == 1))) {
                    return Ok(cat((d, a.clone()).1, three(d, d, d)));
                } else {
                    a.clone()
        }));
        let g = cat(cat(a.clone().trim(), "8".parse::<u32>()?), ((match d {
                        0 | 3 | 5 if d != 3 => {
                            (a.len() as u32)
                        }
                        x => {
                            log.note("e6");
                            x
                        }
                    } + d) % 97));
        log.later((d % 3 == 0)).await;
        let mut b = ((Option::<u32>::is_some(&Some(d)) && ((d % 3 == 0) && (d % 3 == 0))) || (0..d % 4).collect::<Vec<u32>>().contains(&[d, (g.len() as u32)][u32::min(d % 2, 1) as usize]));
        log.val(d);
        log.later(b).await;
        let h: Row = Row::default();
        if let Some(d) = Option::<u32>::map(Option::<u32>::map(Option::<u32>::or(Some(d), Some(d)), |n: u32| (n + d) % 50), |n: u32| (n + d) % 50) {
        }
        Ok(format!("{d:?} {a:?} {g:?} {b:?} {h:?} "))
    }
}

thrice! { p105, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = 2;
        let mut g = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {g}")).key("k1"), confirm(format!("q3 {c}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let b = log.later(Shape::Size(c)).await;
        let mut g: Shape = b;
        log.later((1 % 3 == 1)).await;
        log.later((c % 3 == 0)).await;
        if confirm("q4").await.unwrap_or(false) {
            log.val(c);
            let mut n5 = 0u32;
            'l6: for mut c in [(0..c % 4).collect::<Vec<u32>>(), arg1.clone()].concat().into_iter().take(3) {
                n5 += 1;
                if n5 > 4 { break; }
                let mut e = arg0.clone();
                fn f7(n: u32) -> u32 { n + 1 }
                log.val(f7({ let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm(format!("q9 {c}")).key("k2"))).await?; x + u32::from(y) }));
                let c = (Row { v: arg1.clone(), n: (e.len() as u32), s: e.clone() });
            }
        }
        #[cfg(all())]
        let cfg10 = c;
        #[cfg(any())]
        let cfg10 = String::new();
        let (mut b, t11): (u32, String) = (cfg10, "p".to_owned());
        let c = Default::default();
        same(&c, &[] as &[u32]);
        #[cfg(all())]
        log.note("e12");
        #[cfg(any())]
        log.note("never");
        Ok(format!("{arg1:?} {g:?} {cfg10:?} {b:?} "))
    }
}

thrice! { p106, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 5 });
        let e: u32 = ask_user::<u32>("q2").await?;
        let c: Vec<u32> = (0..(c % (c + 1)) % 4).collect::<Vec<u32>>();
        let mut n5 = 0u32;
        'l7: while n5 < 3 && (ask_user::<u32>("q6").await?, (e % 3 == 0)).1 {
            n5 += 1;
            match ask_user::<u32>(format!("q8 {e}")).await? {
                ..2 => {
                    let mut b: Shape = Shape::Size(e);
                    if let [r9, ..] = &c[..] {
                        match Some(e) {
                            Some(x @ ..4) if x != 0 => {
                                #[cfg(all())]
                                let cfg10 = (c.len() as u32);
                                #[cfg(any())]
                                let cfg10 = String::new();
                                let c = (x, "p".to_owned());
                            }
                            x @ Some(_) => {
                                let late11;
                                log.note("e12");
                                late11 = b.clone();
                            }
                            None => {
                            }
                            _ => {
                            }
                        }
                    }
                }
                x if e != 4 => {
                }
                2.. => {
                }
            }
        }
        Ok(format!("{arg0:?} {e:?} "))
    }
}

thrice! { p107, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut e = (u32::from(ask_user::<u8>("q3").await?), (if ((h % 3 == 3) || (h % 3 == 1)) {
                    cat("a b".to_owned(), h)
                } else {
                    Row::default().into_text(h)
                } + &cat(cat("s", h), h)));
        let mut e = Row::default();
        if let Some(mut a) = arg0.clone().iter().max().copied() && !(!(h % 3 == 0) || (cat("s", 8) == "a")) {
            log.later((7 % 3 == 3)).await;
            let mut n4 = 0u32;
            while n4 < 3 && ((h ^ e.n) >= (h * a % 89)) {
                n4 += 1;
                let mut n5 = 0u32;
                for g in [e.clone().into_text(h), ("a b".to_owned() + &"a b".to_owned())] {
                    n5 += 1;
                    if n5 > 4 { break; }
                    let mut open7: Vec<u32> = e.v.clone();
                    let mut n6 = 0u32;
                    while let Some(c) = open7.pop() && n6 < 4 {
                        n6 += 1;
                        let late8: String;
                        if (c % 3 == 0) {
                            log.val(c);
                            late8 = g.clone();
                            log.later((c % 3 == 1)).await;
                        } else {
                            log.val(a);
                            late8 = g.clone();
                            log.val(h);
                        }
                        if (c % 3 == 1) {
                            log.note("e9");
                        } else if (h % 3 == 3) {
                        } else {
                        }
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {h:?} {e:?} "))
    }
}

thrice! { p108, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {arg1}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let mut c = (Row { v: match Shape::Size({ let (x, y) = ask_all((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await?; x + u32::from(y) }) {
                    Shape::Named { s, n: x @ 0..=3 } if arg1 != 2 => {
                        arg0.clone().into_iter().map(|n| n + x).collect::<Vec<u32>>().into_iter().map(|n| n + arg1).collect::<Vec<u32>>()
                    }
                    Shape::Size(0) => {
                        Vec::from([{ let (x, y) = ask_all((ask_user::<u32>("q9").key("k1"), confirm(format!("q10 {arg1}")).key("k2"))).await?; x + u32::from(y) }, { g = arg1; g }])
                    }
                    x => {
                        checkpoint().await;
                        (0..(match ask_user::<u32>("q11").await { Ok(n) => n, Err(_) => g }) % 4).collect::<Vec<u32>>()
                    }
                }, n: g, s: String::new() });
        let mut e: Option<u32> = Some({ g = arg1; g });
        let mut n12 = 0u32;
        'l13: while n12 < 3 && Option::<u32>::is_some(&Option::<u32>::or(Option::<u32>::or(e, e), Option::<u32>::map(e, |n: u32| (n + g) % 50))) {
            n12 += 1;
            log.note("e14");
            log.later((g % 3 == 3)).await;
        }
        if let Some(g) = e && ((String::new() == "a") && (cat("s", g).is_empty() && ((g % 3 == 0) || (g % 3 == 2)))) {
            log.note("e15");
        } else {
            let h: Shape = Shape::Size(2);
        }
        Ok(format!("{arg0:?} {g:?} "))
    }
}

thrice! { p109, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 });
        let h = Default::default();
        _ = confirm(format!("q5 {e}")).await?;
        same(&h, &[] as &[Vec<u32>]);
        let g = Default::default();
        same(&g, &[] as &[u32]);
        let h = format!("{g:?}{:?}", arg0);
        let d = (vec![7, arg0, 3].get(arg0 as usize).copied().unwrap_or(1), format!("{h:?}{:?}", arg0));
        #[cfg(all())]
        let cfg6 = g;
        #[cfg(any())]
        let cfg6 = String::new();
        let (r7, _) = &d;
        let r8 = h.split(' ').next().unwrap_or("");
        let h = "11".parse()?;
        same(&h, &[] as &[u32]);
        let Some(b) = Some(h) else {
            if (g % 3 == 2) {
                {
                    let more = arg0;
                    let mut add = |n: u32| { e = (e + n) % 60; e };
                    add(more);
                    log.val(add(1));
                }
            }
            return Ok(format!("{r7:?}{:?}", cfg6));
        };
        log.later((arg0 % 3 == 0)).await;
        let mut n9 = 0u32;
        'l10: while n9 < 3 && (0 % 3 == 0) {
            n9 += 1;
            if (arg0 % 3 == 1) {
            }
        }
        Ok(format!("{e:?} {d:?} {r7:?} {r8:?} {b:?} "))
    }
}

thrice! { p110, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let c = log.later(Shape::Dot).await;
        let c = ask_user::<String>("q3").await?;
        if let Some(mut d) = Option::<u32>::map(Some(*&d), |n: u32| (n + d) % 50) {
            log.val(d);
        } else {
            if let Some(mut a) = Some(ask_user::<u32>(format!("q4 {d}")).await?) && (if (d % 3 == 3) {
                    checkpoint().await;
                    (d % 3 == 3)
                } else {
                    macro_rules! m5 { ($n:expr) => { $n + 1 } }
                    log.val(m5!((arg0.len() as u32)));
                    (a % 3 == 0)
                } && (a % 3 == 3)) && let (0..5, y) = (ask_user::<u32>("q6").await?, c.clone()) {
                let mut n7 = 0u32;
                'l8: for (_, mut d) in (0u32..).zip(arg0.clone()).skip_while(|(n, _)| *n == 7) {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let late9: u32;
                    match *arg1.as_slice() {
                        [] => { late9 = a; }
                        [x] if a != 3 => { late9 = d; }
                        [x, .., y] => { late9 = y; }
                        _ => { late9 = d; }
                    }
                }
            }
            let r10 = c.as_str();
        }
        Ok(format!("{arg0:?} {arg1:?} "))
    }
}

thrice! { p111, (log) -> Result<String, ToolError>, {
        let mut d = three(0, (8 * "7".parse::<u32>()? % 89), 3);
        let mut h = ask_user::<String>(format!("q1 {d}")).await?;
        let a = (Row { v: vec![7, d, 3], n: ('b5: {
                        if confirm("q6").await.unwrap_or(false) { break 'b5 (!ask_user::<u32>("q7").await? % 50); }
                        let mut n8 = 0u32;
                        for (i, d) in WEIGHTS.iter().enumerate() {
                            n8 += 1;
                            if n8 > 4 { break; }
                            let mut g = (match ask_user::<u32>("q9").await { Ok(n) => n, Err(_) => 4 });
                            macro_rules! m10 { ($n:expr) => { $n + 1 } }
                            log.val(m10!(g));
                        }
                        log.val({ let (x, y) = ask_all((ask_user::<u32>(format!("q11 {d}")).key("k1"), confirm("q12").key("k2"))).await?; x + u32::from(y) })
                }), s: log.val(ask_user::<String>(format!("q13 {d}")).await?) });
        if (2 % 3 == 1) {
            return Ok(cat(format!("{h:?}{:?}", d), log.later(d).await).replace("a", &((d, h.clone()).1 + &format!("{h:?}{:?}", d))));
        }
        if (d % 3 == 0) {
            log.later((d % 3 == 0)).await;
        }
        log.later((7 % 3 == 0)).await;
        let Some(h) = Some(d) else {
            let late14: u32;
            let late15: u32;
            if ((d % 3 == 0) && (d % 3 == 2)) {
                log.later((d % 3 == 0)).await;
                late15 = (Row { s: h.clone(), n: d, ..Row::default() }).n;
                if (6 % 3 == 0) {
                    log.later((d % 3 == 0)).await;
                    let mut a = a.clone();
                    let mut g = Shape::Size(d);
                } else if (d % 3 == 2) {
                    log.val(d);
                } else {
                }
            } else {
                let mut n16 = 0u32;
                for _ in 1..4u64 {
                    n16 += 1;
                    if n16 > 4 { break; }
                }
                late15 = u32::from((d % 3 == 1));
                {
                    let more = d;
                    let mut add = |n: u32| { d = (d + n) % 60; d };
                    add(more);
                    log.val(add(1));
                }
            }
            late14 = u32::max(d, (((h.len() as u32) as u8) as u32));
            return Ok(cat(cat((h.clone() + &String::new()).trim(), vec![late15].get(late14 as usize).copied().unwrap_or(1)), ((h.clone() + &h.clone()).len() as u32)));
        };
        Ok(format!("{a:?} {h:?} "))
    }
}

thrice! { p112, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await.unwrap_or(8);
        let mut h = *&(choose("q2", ["x", "y", "z"]).await?.len() as u32);
        let mut d: bool = ask_user::<bool>("q3").await?;
        log.val(h);
        let mut c = (Shape::Named { s: ask_user::<String>("q5").await?, n: { h = (a % (a + 1)); h } });
        let (mut g, t6): (u32, String) = async { log.note("async"); (((h + h) % 97), Row::default().into_text(h)) }.await;
        let mut n7 = 0u32;
        'l8: for d in (2..9u32).step_by(4) {
            n7 += 1;
            if n7 > 4 { break; }
            log.note("e9");
            if matches!(c, Shape::Dot | Shape::Size(1..)) {
                const N10: u32 = 4;
            }
            let mut n11 = 0u32;
            for c in (0..1u32).rev() {
                n11 += 1;
                if n11 > 4 { break; }
                let late12: Shape;
                if (g % 3 == 1) {
                    h += d;
                    h %= 60;
                    late12 = (Shape::Named { s: t6.clone(), n: c });
                    let mut n13 = 0u32;
                    while n13 < 3 && (d % 3 == 2) {
                        n13 += 1;
                    }
                } else {
                    let mut n14 = 0u32;
                    'l15: for (i, b) in arg0.iter().enumerate() {
                        n14 += 1;
                        if n14 > 4 { break; }
                    }
                    late12 = Shape::Dot;
                    let mut a: Vec<u32> = arg0.clone();
                }
            }
        }
        Ok(format!("{arg0:?} {a:?} {d:?} {c:?} {g:?} {t6:?} "))
    }
}

thrice! { p113, (log) -> Result<String, ToolError>, {
        let d = u32::from(ask_user::<u8>("q1").await?);
        let e = (Row { n: u32::max((Row { s: cat(cat("s", d).trim(), d), n: u32::from((d % 3 == 2)), ..Row::default() }).n, d), ..Row::default() });
        let h: Option<u32> = ask_user::<u32>("q3").await.ok();
        let mut n4 = 0u32;
        while n4 < 3 && ask_user::<bool>("q5").await? {
            n4 += 1;
            let mut e = (cat(cat("s", d), d) == "a");
            log.later(e).await;
        }
        let late6: Vec<u32>;
        if ([u32::abs_diff(d, d), "7".parse::<u32>()?][u32::min(((d + d) % 97) % 2, 1) as usize] < (d ^ (Row { s: cat("s", d), n: d, ..Row::default() }).n)) {
            let mut g: Option<u32> = h;
            late6 = vec![7, d, 3].into_iter().map(|n| n + d).collect::<Vec<u32>>().into_iter().map(|n| n + d).collect::<Vec<u32>>();
            let g = (*&d, cat("s", d));
        } else {
            {
                let e: Option<u32> = h;
            }
            late6 = match h {
                Some(x @ ..4) if d != 1 => {
                    Vec::from([[x, x][u32::min(h.unwrap_or(3) % 2, 1) as usize], "4".parse::<u32>()?])
                }
                x @ Some(_) => {
                    Vec::<u32>::new()
                }
                None => {
                    if let Some(e) = Option::<u32>::or(h, h) && ((d % 3 == 2) && (d % 3 == 0)) && let (0..5, y) = (e, String::new()) {
                        let mut n7 = 0u32;
                        for (i, e) in WEIGHTS.iter().enumerate() {
                            n7 += 1;
                            if n7 > 4 { break; }
                            log.note("e8");
                        }
                    } else {
                    }
                    Vec::<u32>::new()
                }
                _ => {
                    [(0..d % 4).collect::<Vec<u32>>(), vec![d]].concat()
                }
            };
            let mut b = Shape::Size(0);
        }
        Ok(format!("{d:?} {e:?} {h:?} "))
    }
}

thrice! { p114, (log, mut arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = arg0;
        let a = Default::default();
        _ = confirm("q3").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let c: Vec<u32> = arg1.clone();
        fn f4(n: u32) -> u32 { n + 1 }
        log.val(f4(a));
        log.later((6 % 3 == 1)).await;
        log.val(a);
        let Some(b) = Some(d) else {
            return Err(ToolError::new("left"));
        };
        let mut b: Option<u32> = (0..u32::abs_diff(a, b) % 4).collect::<Vec<u32>>().iter().max().copied();
        let mut n5 = 0u32;
        loop {
            n5 += 1;
            if n5 > 3 { break; }
            let late6: Shape;
            let late7: Vec<u32>;
            if (d % 3 == 0) {
                let [c, t8]: [u32; 2] = [a, a];
                log.later((c % 3 == 2)).await;
                log.note("e10");
            } else if (arg0 % 3 == 0) {
                let mut n11 = 0u32;
                'l12: while n11 < 3 && (a % 3 == 3) {
                    n11 += 1;
                }
            }
            late7 = Vec::from([d, d]);
            late6 = Shape::Dot;
            if arg1.clone().contains(&three(a, (!b.unwrap_or(3) % 50), d)) { break; }
        }
        Ok(format!("{arg1:?} {d:?} {a:?} {b:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if if (ask_user::<bool>("q1").await? && Vec::<u32>::new().contains(&8)) {
            (7 % 3 == 0)
        } else {
            ask_user::<String>("q2").await?.is_empty()
        } {
            let h = (Shape::Named { s: cat("s", 6), n: (cat("s", 8).len() as u32) });
        } else {
            let h = ((String::new() == "a") || "a b".to_owned().is_empty());
        }
        Ok(8)
    }
}

thrice! { p115, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g: u32 = u32::from(ask_user::<u8>("q6").await?);
        let mut a = Default::default();
        _ = ask_user::<bool>("q10").await?;
        same(&a, &[] as &[Vec<u32>]);
        let mut e: Row = (Row { n: ask_user::<u32>("q12").await?, ..Row::default() });
        if !(cat("s", g).is_empty() && (g % 3 == 1)) {
            if ((g % 3 == 3) || async { log.note("async"); (g % 3 == 2) }.await) {
                let mut n13 = 0u32;
                'l14: while n13 < 3 && (g % 3 == 0) {
                    n13 += 1;
                    let late15: u32;
                    if (g % 3 == 2) {
                        let g: String = cat("s", g);
                        late15 = 7;
                        fn f16(n: u32) -> u32 { n + 1 }
                        log.val(f16(8));
                    } else {
                        log.val(g);
                        late15 = g;
                        log.note("e18");
                    }
                    match *arg0.as_slice() {
                        [] => {
                            let mut n19 = 0u32;
                            'l20: while n19 < 3 && (g % 3 == 1) {
                                n19 += 1;
                                log.val(g);
                            }
                        }
                        [x] if x != 4 => {
                        }
                        [x, .., y] => {
                        }
                        _ => {
                        }
                    }
                }
            } else if arg0.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>().contains(&((g as u8) as u32)) {
            }
        } else {
        }
        Ok(format!("{arg0:?} {g:?} {a:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        let mut n1 = 0u32;
        loop {
            n1 += 1;
            if n1 > 3 { break; }
            let mut n2 = 0u32;
            for &b in ["x", "y"].iter() {
                n2 += 1;
                if n2 > 4 { break; }
                let mut n3 = 0u32;
                'l4: for _ in 1..2u64 {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.later((1 % 3 == 2)).await;
                }
            }
            if (confirm("q5").await? || !Option::<u32>::is_some(&Some(5))) { break; }
        }
        Ok(measured("text2", arg0))
    }
}

thrice! { p116, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await?;
        let mut h = [{ arg1 = h; arg1 }, { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }][u32::min((measured(ask_user::<String>("q4").await?.as_str(), *Box::new(h)) ^ u32::from(ask_user::<u8>("q5").await?)) % 2, 1) as usize];
        let mut h = Row::default();
        if ((arg1 < (match Some(arg1) {
                        Some(x) => arg1,
                        None => {
                            return Ok(cat("s", arg1));
                        }
            })) && (arg1 % 3 == 3)) {
            let mut d = (arg1, cat("s", arg1));
            let mut n6 = 0u32;
            'l7: while n6 < 3 && (((arg1 % 3 == 1) || (arg1 % 3 == 3)) || ((arg1 % 3 == 2) || (arg1 % 3 == 1))) {
                n6 += 1;
                let mut n8 = 0u32;
                'l9: for (i, c) in arg0.iter().enumerate() {
                    n8 += 1;
                    if n8 > 4 { break; }
                    let late10;
                    let mut n11 = 0u32;
                    'l12: for d in (0..1u32).rev() {
                        n11 += 1;
                        if n11 > 4 { break; }
                        log.note("e13");
                    }
                    late10 = Shape::Dot;
                    let late14: u32;
                    if (arg1 % 3 == 2) {
                        let h = h.clone();
                        late14 = arg1;
                        log.val((arg0.len() as u32));
                    } else {
                        if (arg1 % 3 == 2) {
                            log.val(arg1);
                            log.note("e15");
                            log.val(d.0);
                        } else {
                            log.val(arg1);
                        }
                        late14 = (arg0.len() as u32);
                        let mut a = Default::default();
                        same(&a, &[] as &[u32]);
                    }
                }
            }
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} "))
    }
}

thrice! { p117, (log) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await?;
        let mut b = (Shape::Named { s: ask_user::<String>(format!("q3 {g}")).await?, n: ask_user::<u32>("q4").await? });
        let mut h: Option<u32> = ask_user::<u32>("q5").await.ok();
        let mut n6 = 0u32;
        for e in 1..=3u32 {
            n6 += 1;
            if n6 > 4 { break; }
            log.note("e7");
        }
        let Some(h) = h else {
            return Ok(choose("q8", ["x", "y", "z"]).await?);
        };
        log.note("e9");
        let late10: String;
        match (Row { s: cat("s", h), n: *Box::new(measured(String::new().as_str(), g)), ..Row::default() }).n {
            ..2 => { late10 = match g {
                    0 => {
                        cat("a b".to_owned().trim(), if (h % 3 == 0) {
                                g
                            } else {
                                h
                        })
                    }
                    x @ 1..=2 => {
                        ask_user::<String>("q11").await?
                    }
                    x if x != 0 => {
                        let mut h = b.clone();
                        format!("{b:?}{:?}", h)
                    }
                    _ => {
                        cat((cat("s", h) + &cat("s", h)).trim(), (String::new().len() as u32))
                    }
                }; }
            x if g != 0 => { late10 = String::new(); }
            2.. => { late10 = cat(String::new().trim(), (g * *Box::new(g) % 89)); }
        }
        log.val(h);
        if Option::<u32>::is_some(&Some((Row { s: late10, n: g, ..Row::default() }).n)) {
        } else if (async { log.note("async"); vec![7, h, 3].contains(&g) }.await || matches!(b, Shape::Dot | Shape::Size(1..))) {
        }
        Ok(format!("{g:?} {b:?} "))
    }
}

thrice! { p118, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = u32::from(ask_user::<u8>("q1").await?);
        let b: Row = Row::default();
        let mut h: Vec<u32> = vec![7, 4, 3];
        if (!(1 % 3 == 2) || (arg0 == ask_user::<String>("q4").await?)) {
            let mut n5 = 0u32;
            while n5 < 3 && (7 % 3 == 1) {
                n5 += 1;
                log.later((4 % 3 == 3)).await;
            }
            _ = (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => 8 });
            if ask_user::<bool>("q7").await? {
                log.note("e8");
                let mut n9 = 0u32;
                for mut h in h.clone().into_iter().take(3) {
                    n9 += 1;
                    if n9 > 4 { break; }
                    log.val(h);
                }
            } else {
                log.note("e10");
            }
        } else if !((Row { s: arg0.clone(), n: 6, ..Row::default() }).n < 4) {
            match (cat(arg0.clone(), 8).len() as u32) {
                ..2 => {
                    let mut e = (5, arg0.clone());
                    let mut n11 = 0u32;
                    while n11 < 3 && ((5 % 3 == 2) || (7 % 3 == 1)) {
                        n11 += 1;
                        log.note("e12");
                    }
                }
                x if x % 2 == 0 => {
                }
                2.. => {
                }
            }
        }
        Ok(format!("{h:?} "))
    }
}

thrice! { p119, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b = 4;
        let e = log.val(((arg0 == arg0.clone()) && ((b % 3 == 2) && ask_user::<bool>(format!("q1 {b}")).await?)));
        let h: bool = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {b}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        log.later(e).await;
        let e: bool = !(3 % 3 == 1);
        let mut a: Option<u32> = ask_user::<u32>(format!("q4 {b}")).await.ok();
        let mut n5 = 0u32;
        'l6: for d in (0..2u32).rev() {
            n5 += 1;
            if n5 > 4 { break; }
            {
                let more = d;
                for item in arg1.iter_mut() { *item = (*item + more) % 30; }
            }
        }
        let mut n7 = 0u32;
        while n7 < 3 && confirm(format!("q8 {b}")).await.unwrap_or(false) {
            n7 += 1;
            let d = (Row { n: (arg1.len() as u32), ..Row::default() });
            let g = ask_user::<String>("q10").await?;
            let late11;
            let late12: String;
            log.note("e13");
            late12 = cat(g.clone(), b);
            late11 = Row::default().into_text(ask_user::<u32>("q14").await?);
        }
        let mut open16: Vec<u32> = arg1;
        let mut n15 = 0u32;
        while let Some(e) = open16.pop() && n15 < 4 && ((b < u32::max(b, b)) && ((h || h) && Vec::<u32>::new().contains(&e))) {
            n15 += 1;
            if ((b == e) || (h || h)) {
            } else {
            }
        }
        Ok(format!("{h:?} {e:?} {a:?} "))
    }
}

thrice! { p120, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let h: u32 = call(f0(2, 4)).await?;
        let mut h = ask_user::<u32>("q14").await?;
        let mut e: Option<u32> = ask_user::<u32>(format!("q15 {h}")).await.ok();
        let mut g = ((h % 3 == 0) || (h % 3 == 3));
        let late16: Vec<u32>;
        if g {
            let mut n17 = 0u32;
            'l18: for (_, mut h) in (0u32..).zip([(0..h % 4).collect::<Vec<u32>>(), (0..h % 4).collect::<Vec<u32>>()].concat()).skip_while(|(n, _)| *n == 7) {
                n17 += 1;
                if n17 > 4 { break; }
                let mut open20: Vec<u32> = arg0.clone();
                let mut n19 = 0u32;
                while let Some(c) = open20.pop() && n19 < 4 && match c {
                    0 => {
                        g
                    }
                    x @ 1..=2 => {
                        g
                    }
                    x if h != 3 => {
                        g
                    }
                    _ => {
                        g
                    }
                } {
                    n19 += 1;
                    log.note("e21");
                }
                if vec![7, h, 3].contains(&h) {
                    break;
                }
            }
            late16 = (0..((h + h) % 97) % 4).collect::<Vec<u32>>().into_iter().map(|n| n + h).collect::<Vec<u32>>();
            let late22: String;
            if g {
                let mut n23 = 0u32;
                'l24: for (i, d) in WEIGHTS.iter().enumerate() {
                    n23 += 1;
                    if n23 > 4 { break; }
                    if g {
                    }
                }
                late22 = {
                    format!("{arg0:?}{:?}", h)
                };
                let mut n25 = 0u32;
                for d in *&h..h % 3 {
                    n25 += 1;
                    if n25 > 4 { break; }
                }
            } else {
                let mut b = (h, cat("s", h));
                late22 = "a b".to_owned();
                let Some(e) = arg0.clone().iter().max().copied() else {
                    log.val(h);
                    return Ok(format!("{g:?}{:?}", b));
                };
            }
        } else {
            let mut open27: Vec<u32> = Vec::from([h, log.later(h).await]);
            let mut n26 = 0u32;
            while let Some(d) = open27.pop() && n26 < 4 {
                n26 += 1;
            }
            late16 = arg0.clone();
            let Some(d) = e else {
                return Ok((cat("s", h) + &cat("s", h)));
            };
        }
        Ok(format!("{arg0:?} {e:?} {late16:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if let Some(mut a) = Some((arg0, (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 })).1) {
            if (a % 3 == 0) {
                if ((a % 3 == 3) && (8 % 3 == 1)) {
                    let mut e = Row::default();
                } else {
                    let mut n3 = 0u32;
                    for e in a..a % 3 {
                        n3 += 1;
                        if n3 > 4 { break; }
                    }
                }
            } else {
            }
        }
        Ok(arg0)
    }
    flow f1(log, fuel: u32, mut arg0: u32, arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n4 = 0u32;
        for _ in 1..3u64 {
            n4 += 1;
            if n4 > 4 { break; }
            log.later((0 % 3 == 3)).await;
            log.note("e5");
        }
        if confirm("q6").await.unwrap_or(false) {
            let mut n7 = 0u32;
            'l8: loop {
                n7 += 1;
                if n7 > 3 { break; }
                let mut n9 = 0u32;
                'l12: while n9 < 3 && { let (x, y) = ask_each((ask_user::<u32>(format!("q10 {arg1}")).key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? } {
                    n9 += 1;
                }
                if confirm("q13").await.unwrap_or(false) { break; }
            }
        } else {
        }
        Ok((cat("s", arg1).len() as u32))
    }
}

thrice! { p121, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let mut c = Shape::Dot;
        let mut a: Row = (Row { n: ({ let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) } ^ *&8), ..Row::default() });
        log.note("e6");
        log.note("e7");
        let mut b: String = String::new();
        let mut n8 = 0u32;
        for h in (1..9u32).step_by(4) {
            n8 += 1;
            if n8 > 4 { break; }
            macro_rules! m9 { ($n:expr) => { $n + 1 } }
            log.val(m9!(h));
            let [a, t10]: [u32; 2] = [(Row { s: b.clone(), n: h, ..Row::default() }).n, u32::abs_diff(measured("text2", h), (Row { s: b.clone(), n: h, ..Row::default() }).n)];
        }
        log.later((6 % 3 == 3)).await;
        let g = Default::default();
        same(&g, &[] as &[Vec<u32>]);
        let late11: String;
        if (b.clone().is_empty() && (1 % 3 == 3)) {
            let h = b.clone();
            late11 = format!("{h:?}{:?}", h);
            let mut n12 = 0u32;
            while n12 < 3 && { let mut n13 = 0u32; 'l14: loop {
                    n13 += 1;
                    if n13 > 2 { break 'l14 (8 % 3 == 2); }
                    if let Some(g) = None::<u32> {
                        if (1 % 3 == 3) {
                            continue;
                        }
                        let a = (2, "p".to_owned());
                    } else {
                        let mut g = c.clone();
                    }
                    if ((0 % 3 == 2) && (1 % 3 == 1)) { break 'l14 !(8 % 3 == 0); }
                } } {
                n12 += 1;
                let mut n15 = 0u32;
                for g in &g {
                    n15 += 1;
                    if n15 > 4 { break; }
                }
            }
        } else {
            'b16: {
            }
            late11 = format!("{c:?}{:?}", b);
            log.val(1);
        }
        Ok(format!("{c:?} {b:?} {late11:?} "))
    }
}

thrice! { p122, (log) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&a, &[] as &[u32]);
        let mut e: (u32, String) = (Vec::from([ask_user::<u32>("q3").await?, measured("text0", a)]).get(async { log.note("async"); Row::default().sum(a, a) }.await as usize).copied().unwrap_or(1), cat("s", a).replace("a", &choose(format!("q4 {a}"), ["x", "y", "z"]).await?));
        let d = ask_user::<u32>(format!("q5 {a}")).await?;
        let mut e = (((d % 3 == 0) || Vec::<u32>::new().contains(&d)) && (d % 3 == 0));
        const N6: u32 = 1;
        log.later(e).await;
        if let Some(h) = Option::<u32>::map(Some(2), |n: u32| (n + N6) % 50) {
            let h = vec![7, d, 3].contains(&(a ^ a));
        } else {
            #[cfg(all())]
            let cfg7 = 6;
            #[cfg(any())]
            let cfg7 = String::new();
            {
                log.note("e8");
                if (cfg7 != a) {
                    return Ok(("a b".to_owned() + &"a b".to_owned()));
                }
            }
        }
        let mut a = Default::default();
        same(&a, &[] as &[u32]);
        let late9: u32;
        if e {
            {
                let late10: u32;
                if e {
                    let mut n11 = 0u32;
                    'l12: for (_, mut b) in (0u32..).zip(vec![a]).skip_while(|(n, _)| *n == 7) {
                        n11 += 1;
                        if n11 > 4 { break; }
                    }
                    late10 = N6;
                    log.val(d);
                } else {
                    {
                    }
                    late10 = (a ^ N6);
                    let mut n13 = 0u32;
                    for &c in ["x", "y"].iter() {
                        n13 += 1;
                        if n13 > 4 { break; }
                    }
                }
            }
            late9 = (|n: u32| (n + N6) % 40)(N6);
            {
            }
        } else {
            let g: Vec<u32> = vec![N6];
            late9 = "4".parse::<u32>()?;
            log.later(e).await;
        }
        Ok(format!("{a:?} {late9:?} "))
    }
}

thrice! { p123, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = (ask_user::<u32>("q1").await? * Row::default().sum({ let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }, ask_user::<u32>("q4").await.unwrap_or(3)) % 89);
        let mut b: Row = Row::default();
        let mut g = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        let mut e = { let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await?; x + u32::from(y) };
        arg0.push_str(&ask_user::<String>("q10").await?);
        let late11: Shape;
        let mut open13: Vec<u32> = Vec::<u32>::new();
        let mut n12 = 0u32;
        while let Some(g) = open13.pop() && n12 < 4 {
            n12 += 1;
            let Some(mut c) = Some(g) else {
                return Ok(b.clone().into_text(e));
            };
            let Some(mut h) = Option::<u32>::map(None::<u32>, |n: u32| (n + c) % 50) else {
                b.s = arg0.clone();
                continue;
            };
            {
                let more = (h * g % 89);
                let mut add = |n: u32| { c = (c + n) % 60; c };
                add(more);
                log.val(add(1));
            }
        }
        late11 = Shape::Dot;
        #[cfg(all())]
        log.note("e14");
        #[cfg(any())]
        log.note("never");
        let mut a = (|| { let inner = |n: u32| n + e; log.val(inner(2)); late11.clone() })();
        macro_rules! m15 { ($n:expr) => { $n + 1 } }
        log.val(m15!(1));
        if {
            cat(cat("s", 0).trim(), e)
        }.is_empty() {
            return Err(ToolError::new("left"));
        }
        log.val(e);
        let late16: u32;
        if (arg0 == (|| { let inner = |n: u32| n + e; log.val(inner(2)); arg0.clone() })()) {
            log.note("e17");
            late16 = ((Row { s: arg0.clone(), n: e, ..Row::default() }).n, ((e as u8) as u32)).1;
            fn f18(n: u32) -> u32 { n + 1 }
            log.val(f18(((u32::max(e, e) + (|n: u32| (n + e) % 40)(e)) % 97)));
        } else {
            let c = ([b.n, e][u32::min(e % 2, 1) as usize], format!("{b:?}{:?}", g));
            late16 = e;
            let late19: Vec<u32>;
            macro_rules! m20 { ($n:expr) => { $n + 1 } }
            log.val(m20!(b.n));
            late19 = Vec::from([((e + e) % 97), (|| { let inner = |n: u32| n + e; log.val(inner(2)); (arg0.len() as u32) })()]);
        }
        let late21: u32;
        match (((late16 as u8) as u32), format!("{arg0:?}{:?}", a)) {
            (0, x) => { late21 = ((|n: u32| (n + e) % 40)(*&e), measured("text1", log.val(e))).1; }
            (mut x, _) => { late21 = if g {
                    u32::max(e, x)
                } else {
                    measured(format!("{late11:?}{:?}", b).as_str(), (arg0.clone().len() as u32))
                }; }
        }
        Ok(format!("{b:?} {g:?} {e:?} {late11:?} {late21:?} "))
    }
}

thrice! { p124, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let e = { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        let a: Row = (Row { v: arg1.clone(), n: Vec::from([d, d]).into_iter().map(|n| n + d).collect::<Vec<u32>>().get([(arg0 ^ arg0), u32::from(ask_user::<u8>("q7").await?)][u32::min(d % 2, 1) as usize] as usize).copied().unwrap_or(1), s: cat(ask_user::<String>("q9").await?, (arg0 % (measured("text1", arg0) + 1))) });
        match arg0 {
            0 => {
                match *arg1.as_slice() {
                    [] => {
                        {
                            log.val(d);
                            log.val(arg0);
                            log.val(d);
                        }
                    }
                    [x] if arg0 % 2 == 0 => {
                        let mut n10 = 0u32;
                        'l11: loop {
                            n10 += 1;
                            if n10 > 3 { break; }
                            let e = (x, "p".to_owned());
                            log.note("e12");
                            if ((x % 3 == 0) || (d % 3 == 0)) { break; }
                        }
                    }
                    [x, .., y] => {
                        let g = "a b".to_owned();
                    }
                    _ => {
                        let c = Shape::Size(4);
                        fn f13(n: u32) -> u32 { n + 1 }
                        log.val(f13((arg1.len() as u32)));
                    }
                }
            }
            x @ 1..=2 => {
                log.val((cat(cat("s", arg0).trim(), arg0).len() as u32));
            }
            x if x != 1 => {
            }
            _ => {
            }
        }
        Ok(format!("{d:?} {e:?} {a:?} "))
    }
}

thrice! { p125, (log) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let d = "11".parse()?;
        _ = ask_user::<bool>("q5").await?;
        same(&d, &[] as &[u32]);
        let e = match d {
            0 | 3 | 5 if log.val(b) > 0 => {
                (Row { n: u32::abs_diff((Row { s: "a b".to_owned(), n: d, ..Row::default() }).n, d), ..Row::default() })
            }
            x => {
                Row::default()
            }
        };
        let b: Shape = Shape::Size((if match b {
                    ..2 => {
                        (b % 3 == 3)
                    }
                    x if log.val(b) > 1 => {
                        let mut n6 = 0u32;
                        for (_, mut g) in (0u32..).zip(Vec::<u32>::new()).skip_while(|(n, _)| *n == 7) {
                            n6 += 1;
                            if n6 > 4 { break; }
                            log.later((7 % 3 == 2)).await;
                            log.val(x);
                        }
                        (x % 3 == 3)
                    }
                    2.. => {
                        (d % 3 == 2)
                    }
                } {
                    return Ok(e.clone().into_text(d));
                } else {
                    if (b % 3 == 3) {
                        let mut n7 = 0u32;
                        for b in (0..2u32).rev() {
                            n7 += 1;
                            if n7 > 4 { break; }
                        }
                    } else if (d % 3 == 3) {
                    } else {
                    }
                    e.clone().sum(b, b)
        }));
        Ok(format!("{e:?} {b:?} "))
    }
}

thrice! { p126, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 3 });
        let d = Shape::Size("5".parse::<u32>()?);
        let g: bool = ask_user::<bool>("q4").await?;
        if matches!(d, Shape::Dot | Shape::Size(1..)) {
            let [d, t6]: [u32; 2] = [ask_user::<u32>("q5").await.unwrap_or(e), *Box::new(e)];
            let mut n7 = 0u32;
            for mut b in (0..(|n: u32| (n + (arg0.len() as u32)) % 40)(t6) % 4).collect::<Vec<u32>>().into_iter().take(3) {
                n7 += 1;
                if n7 > 4 { break; }
                let [d, t8]: [u32; 2] = [[d, d][u32::min(t6 % 2, 1) as usize], [b, e][u32::min(t6 % 2, 1) as usize]];
                let mut n9 = 0u32;
                'l10: while n9 < 3 && Option::<u32>::is_some(&Some(2)) {
                    n9 += 1;
                    let late11: u32;
                    if g {
                        log.later(g).await;
                        late11 = e;
                        let mut n12 = 0u32;
                        for (_, mut b) in (0u32..).zip(vec![d]).skip_while(|(n, _)| *n == 7) {
                            n12 += 1;
                            if n12 > 4 { break; }
                            log.note("e13");
                            log.val(t8);
                        }
                    } else {
                        let mut n14 = 0u32;
                        for b in 0..=2u32 {
                            n14 += 1;
                            if n14 > 4 { break; }
                            log.note("e15");
                            log.note("e16");
                            log.val(t8);
                        }
                        late11 = b;
                        log.note("e17");
                    }
                    log.note("e18");
                }
            }
        }
        Ok(format!("{d:?} {g:?} "))
    }
}

thrice! { p127, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = arg0;
        let mut c: Vec<u32> = Vec::from([(cat("s", arg0).len() as u32), (Row { s: cat(ask_user::<String>("q2").await?, arg0), n: { let mut n3 = 0u32; loop {
                                n3 += 1;
                                if n3 > 2 { break *&arg0; }
                                checkpoint().await;
                                if (a % 3 == 1) { break arg0; }
                            } }, ..Row::default() }).n]);
        let e = ((|n: u32| (n + a) % 40)((0..(c.len() as u32) % 4).collect::<Vec<u32>>().get((a * arg0 % 89) as usize).copied().unwrap_or(1)), cat("s", a));
        log.later((3 % 3 == 2)).await;
        let (mut d, t10): (u32, String) = ((match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => a }), ask_user::<String>(format!("q9 {a}")).await?);
        let mut n11 = 0u32;
        'l13: while n11 < 3 && confirm("q12").await.unwrap_or(false) {
            n11 += 1;
            match e.clone() {
                (x, y) if d != 2 => {
                    let mut n14 = 0u32;
                    'l15: while n14 < 3 && (a % 3 == 0) {
                        n14 += 1;
                        let late16: String;
                        if (arg0 % 3 == 2) {
                            if let Some(d) = Some(0) {
                                log.note("e17");
                            }
                            late16 = e.1.clone();
                            let (mut a, t18): (u32, String) = e.clone();
                        } else {
                            log.later((a % 3 == 0)).await;
                            late16 = e.1.clone();
                            log.later((x % 3 == 2)).await;
                        }
                    }
                    let b = (x % 3 == 3);
                }
                (_, y) => {
                    let mut g: (u32, String) = (a, y.clone());
                }
            }
            macro_rules! m19 { ($n:expr) => { $n + 1 } }
            log.val(m19!(a));
            if ((d % 3 == 1) && ((d % 3 == 3) && (d % 3 == 2))) {
                let mut n20 = 0u32;
                'l21: while n20 < 3 && !(a % 3 == 2) {
                    n20 += 1;
                    let mut a = Vec::new();
                    same(&a, &[] as &[Vec<u32>]);
                }
            } else {
            }
        }
        Ok(format!("{arg0:?} {a:?} {t10:?} "))
    }
}

thrice! { p128, (log, arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q4").await.unwrap_or(5);
        let e = None;
        _ = confirm("q8").await?;
        same(&e, &[] as &[Option<u32>]);
        let mut h: Row = Row::default();
        let mut n9 = 0u32;
        'l10: for _ in 1..2u64 {
            n9 += 1;
            if n9 > 4 { break; }
            let mut n11 = 0u32;
            while n11 < 3 && confirm("q12").await.unwrap_or(false) {
                n11 += 1;
                {
                    let mut e: String = ask_user::<String>("q13").await?;
                    log.val(d);
                }
            }
            let mut h: Option<u32> = vec![7, d, 3].iter().max().copied();
            #[cfg(all())]
            log.later((d % 3 == 1)).await;
            #[cfg(any())]
            log.note("never");
        }
        log.note("e14");
        if (((arg1 == arg0) || Vec::<u32>::new().contains(&d)) && (d % 3 == 1)) {
            use std::cmp::max as max15;
            log.val(max15(three(measured(arg1.clone().as_str(), d), d, vec![d].get(d as usize).copied().unwrap_or(1)), 3));
        }
        match (|n: u32| (n + d) % 40)(((d + (arg1.clone().len() as u32)) % 97)) {
            0 => {
                if Option::<u32>::is_some(&Option::<u32>::or(e, e)) {
                    let mut n16 = 0u32;
                    'l17: for mut b in h.v.clone().into_iter().take(3) {
                        n16 += 1;
                        if n16 > 4 { break; }
                    }
                }
            }
            x @ 1..=2 => {
            }
            x if d != 2 => {
            }
            _ => {
            }
        }
        Ok(format!("{arg1:?} {e:?} {h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let g = ask_user::<bool>("q1").await?;
        log.note("e2");
        match ((match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => 4 }), (|| { let inner = |n: u32| n + 1; log.val(inner(2)); "a b".to_owned() })()) {
            (x, y) if x % 2 == 0 => {
            }
            (_, y) => {
            }
        }
        Ok((!8 % 50))
    }
}

thrice! { p129, (log) -> Result<String, ToolError>, {
        let mut g = Default::default();
        _ = confirm("q3").await.unwrap_or(false);
        same(&g, &[] as &[u32]);
        let h: Vec<u32> = async { log.note("async"); [match log.val(Some(4)) {
                    Some(x @ ..4) if g % 2 == 0 => {
                        log.val(x);
                        (0..g % 4).collect::<Vec<u32>>()
                    }
                    x @ Some(_) => {
                        vec![g].into_iter().map(|n| n + g).collect::<Vec<u32>>()
                    }
                    None => {
                        if (g % 3 == 2) {
                            vec![7, g, 3]
                        } else {
                            vec![g]
                        }
                    }
                    _ => {
                        [vec![5], vec![7, g, 3]].concat()
                    }
                }, (0..(g % (7 + 1)) % 4).collect::<Vec<u32>>()].concat() }.await;
        let h = confirm("q5").await?;
        _ = u32::from(ask_user::<u8>("q6").await?);
        checkpoint().await;
        log.later(h).await;
        match (g, cat("a b".to_owned(), g).replace("a", &(cat("s", g) + &cat("s", g)))) {
            (x, y) if log.val(x) > 0 => {
                let mut n7 = 0u32;
                'l8: for (i, b) in WEIGHTS.iter().enumerate() {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let late9: u32;
                    if h {
                        let r10 = y.as_str();
                        late9 = u32::from(h);
                        let mut n11 = 0u32;
                        for (d, s) in BTreeMap::from([(g, y.clone()), (1, "one".to_owned())]) {
                            n11 += 1;
                            if n11 > 4 { break; }
                            log.val((y.len() as u32));
                        }
                    } else {
                        let d: String = ask_user::<String>(format!("q12 {x}")).await?;
                        late9 = u32::max((y.len() as u32), (y.len() as u32));
                        let [d, t13]: [u32; 2] = [g, 1];
                    }
                    let mut n14 = 0u32;
                    for (e, y) in cat(y.clone(), g).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                        n14 += 1;
                        if n14 > 4 { break; }
                        let late15: u32;
                        if h {
                            let a: Option<u32> = Some(g);
                            late15 = x;
                            let mut n16 = 0u32;
                            while n16 < 3 && h {
                                n16 += 1;
                                log.note("e17");
                                log.val(e);
                            }
                        } else {
                            let mut b = "11".parse()?;
                            same(&b, &[] as &[u32]);
                            late15 = x;
                            let mut n18 = 0u32;
                            for (i, a) in WEIGHTS.iter().enumerate() {
                                n18 += 1;
                                if n18 > 4 { break; }
                            }
                        }
                    }
                }
            }
            (_, y) => {
            }
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p130, (log) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let b = (Row { n: [(|n: u32| (n + g) % 40)(g), (g * g % 89)][u32::min(g % 2, 1) as usize], ..Row::default() }).into_text(((g + match (g, cat("s", 1)) {
                        (x, y) if g % 2 == 0 => {
                            log.later((g % 3 == 1)).await;
                            (g % (x + 1))
                        }
                        (_, y) => {
                            measured(y.clone().as_str(), g)
                        }
                }) % 97));
        let c: Row = (Row { v: vec![7, g, 3], n: (Row::default().sum((Row { s: b.clone(), n: (b.len() as u32), ..Row::default() }).n, (Row { s: b.clone(), n: (b.len() as u32), ..Row::default() }).n) ^ (b.clone().len() as u32)), s: (|| { let inner = |n: u32| n + g; log.val(inner(2)); b.clone() })() });
        let b: Vec<u32> = (0..g % 4).collect::<Vec<u32>>();
        log.val(g);
        if (g % 3 == 2) {
            return Ok(cat(cat("s", g).trim(), g));
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p131, (log) -> Result<String, ToolError>, {
        let h = ask_user::<u32>("q1").await?;
        let e: bool = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let mut a: String = ask_user::<String>("q4").await?;
        let h: Option<u32> = ask_user::<u32>("q5").await.ok();
        match ask_user::<u32>("q6").await.ok() {
            Some(x @ ..4) if x % 2 == 0 => {
                log.val(x);
            }
            x @ Some(_) => {
                a.push_str(&log.val(format!("{e:?}{:?}", a)));
                let mut n7 = 0u32;
                while n7 < 3 && e {
                    n7 += 1;
                    let mut n8 = 0u32;
                    while n8 < 3 && e {
                        n8 += 1;
                        let h = Shape::Dot;
                        let late10: Vec<u32>;
                        if e {
                            let mut n11 = 0u32;
                            for &b in &[4, 5] {
                                n11 += 1;
                                if n11 > 4 { break; }
                                log.val(b);
                                log.val(x.unwrap_or(3));
                            }
                            late10 = vec![7, 2, 3];
                            'b12: {
                                log.note("e13");
                            }
                        } else {
                            if let Some(h) = x {
                                log.later(e).await;
                            }
                            late10 = vec![0];
                            macro_rules! m14 { ($n:expr) => { $n + 1 } }
                            log.val(m14!(x.unwrap_or(3)));
                        }
                    }
                    let mut e: Option<u32> = ask_user::<u32>("q15").await.ok();
                }
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{e:?} {a:?} "))
    }
}

thrice! { p132, (log, mut arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let e = Default::default();
        _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let b = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {e}")).key("k1"), confirm(format!("q7 {arg1}")).key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[Vec<u32>]);
        let e: Option<u32> = Some({
                (|| { let inner = |n: u32| n + e; log.val(inner(2)); arg0 })()
        });
        if ({
                cat("s", arg1)
            } == "a") {
            let mut n8 = 0u32;
            for mut d in (0..arg0 % 4).collect::<Vec<u32>>().into_iter().take(3) {
                n8 += 1;
                if n8 > 4 { break; }
                log.later((arg0 % 3 == 0)).await;
                let mut n9 = 0u32;
                'l10: for g in (2..9u32).step_by(4) {
                    n9 += 1;
                    if n9 > 4 { break; }
                    let b = Default::default();
                    same(&b, &[] as &[u32]);
                    if let Some(ref r11) = e {
                        let b: (u32, String) = (d, "p".to_owned());
                    }
                }
                #[cfg(all())]
                log.note("e12");
                #[cfg(any())]
                log.note("never");
            }
            log.val((b.len() as u32));
        } else if !(cat("s", 2) == "a") {
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} "))
    }
}

thrice! { p133, (log) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let a = Row::default();
        let e = b;
        _ = { let (x, y) = ask_all((ask_user::<u32>(format!("q2 {e}")).key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) };
        {
            let more = ask_user::<u32>("q4").await?;
            let through = &mut b;
            *through += more;
            *through %= 60;
        }
        log.note("e5");
        let mut g = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[Vec<u32>]);
        log.note("e13");
        {
            if "a b".to_owned().is_empty() {
                g.resize(3, 1);
                g[u32::min(b % 3, 2) as usize] = e;
                let r14 = &e;
            } else if (log.val((e % 3 == 3)) || ((e % 3 == 3) && (b % 3 == 0))) {
                log.note("e15");
                {
                    let Row { n: r16, .. } = &a;
                }
                if (e % 3 == 1) {
                } else {
                }
            }
        }
        Ok(format!("{b:?} {a:?} {e:?} {g:?} "))
    }
}

thrice! { p134, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm(format!("q2 {arg1}")).key("k2"))).await?; x + u32::from(y) };
        let a = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[Vec<u32>]);
        let h: Option<u32> = match ({ arg1 = [b, b][u32::min((a.len() as u32) % 2, 1) as usize]; arg1 }, async { log.note("async"); arg0 }.await.replace("a", &String::new())) {
            (x, y) if log.val(b) > 3 => {
                Vec::from([b, (Row { s: y.clone(), n: x, ..Row::default() }).n]).iter().max().copied()
            }
            (_, y) => {
                Option::<u32>::map(if ((arg1 % 3 == 0) || (0 % 3 == 1)) {
                        use std::cmp::max as max5;
                        log.val(max5((a.len() as u32), 3));
                        Some(b)
                    } else {
                        let mut n6 = 0u32;
                        for (i, g) in WEIGHTS.iter().enumerate() {
                            n6 += 1;
                            if n6 > 4 { break; }
                            fn f7(n: u32) -> u32 { n + 1 }
                            log.val(f7(arg1));
                        }
                        Some(b)
                    }, |n: u32| (n + arg1) % 50)
            }
        };
        let d = arg1;
        let Some(mut g) = h else {
            let late8: Vec<u32>;
            match (Shape::Named { s: match arg1 {
                        0 => {
                            cat("s", arg1)
                        }
                        x @ 1..=2 => {
                            String::new()
                        }
                        x if x % 2 == 0 => {
                            cat("s", 3)
                        }
                        _ => {
                            String::new()
                        }
                    }, n: (d * b % 89) }) {
                Shape::Dot => { late8 = [[a.clone(), a.clone()].concat(), a.clone()].concat(); }
                Shape::Size(x) | Shape::Named { n: x, .. } => { late8 = [a.clone().into_iter().map(|n| n + h.unwrap_or(3)).collect::<Vec<u32>>(), a.clone()].concat(); }
            }
            return Ok(format!("{h:?}{:?}", d));
        };
        log.note("e10");
        if if (cat(cat("s", b).trim(), g) == "a") {
            log.note("e11");
            Option::<u32>::is_some(&Option::<u32>::or(h, h))
        } else {
            (measured("text2", g) < (!d % 50))
        } {
            log.note("e13");
        }
        if (d % 3 == 3) {
            use std::cmp::max as max14;
            log.val(max14(*&arg1, 3));
            log.val(g);
        } else {
            {
                let more = u32::abs_diff(*&b, (arg1 * arg1 % 89));
                let through = &mut g;
                *through += more;
                *through %= 60;
            }
        }
        Ok(format!("{arg1:?} {b:?} {a:?} {h:?} {d:?} {g:?} "))
    }
}

thrice! { p135, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = ask_user::<bool>("q3").await?;
        same(&d, &[] as &[u32]);
        let mut g = (d % 3 == 3);
        let e = ask_user::<bool>(format!("q4 {d}")).await?;
        if (d % 3 == 3) {
            return Ok(cat("a b".to_owned(), *&ask_user::<u32>("q5").await?));
        }
        let mut n6 = 0u32;
        'l7: for (e, s) in BTreeMap::from([((d % (three(log.val(d), d, log.later(d).await) + 1)), format!("{e:?}{:?}", e)), (1, "one".to_owned())]) {
            n6 += 1;
            if n6 > 4 { break; }
            {
                let r8 = s.trim();
                if let Some(a) = Vec::<u32>::new().iter().max().copied() && log.later(g).await && let (0..5, y) = ((r8.len() as u32), s.clone()) {
                    let mut n9 = 0u32;
                    for (i, e) in WEIGHTS.iter().enumerate() {
                        n9 += 1;
                        if n9 > 4 { break; }
                        const N10: u32 = 0;
                    }
                }
            }
            fn f11(n: u32) -> u32 { n + 1 }
            log.val(f11(((s.clone() + &s.clone()).len() as u32)));
            if let Some(a) = match Option::<u32>::or(Some(d), Some(e)) {
                Some(x @ ..4) if log.val(x) > 4 => {
                    let mut g = e;
                    Option::<u32>::or(Some(0), Some(d))
                }
                x @ Some(_) => {
                    vec![7, e, 3].iter().max().copied()
                }
                None => {
                    let late12: u32;
                    match d {
                        ..2 => { late12 = e; }
                        x if d != 4 => { late12 = e; }
                        2.. => { late12 = e; }
                    }
                    log.val(None::<u32>)
                }
                _ => {
                    None::<u32>
                }
            } && (g || (g && g)) {
                let mut n13 = 0u32;
                'l14: while n13 < 3 && (g && (e % 3 == 0)) {
                    n13 += 1;
                }
            }
        }
        Ok(format!("{d:?} {e:?} "))
    }
}

thrice! { p136, (log) -> Result<String, ToolError>, {
        let mut a = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => *Box::new(8) });
        let b = { let mut n2 = 0u32; 'l3: loop {
                n2 += 1;
                if n2 > 2 { break 'l3 ask_user::<bool>(format!("q4 {a}")).await?; }
                let mut n5 = 0u32;
                'l6: loop {
                    n5 += 1;
                    if n5 > 3 { break; }
                    log.val(a);
                    let Some(mut c) = ask_user::<u32>(format!("q7 {a}")).await.ok() else {
                        break 'l6;
                    };
                    if confirm("q8").await? { break; }
                }
                if ((0..a % 4).collect::<Vec<u32>>().contains(&u32::max(a, a)) && Option::<u32>::is_some(&Some(2))) { break 'l3 ((((a % 3 == 3) || (a % 3 == 3)) && ((a % 3 == 3) && (a % 3 == 1))) || ('b9: {
                                if { let (x, y) = ask_each((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await; x.is_ok() && y? } { break 'b9 ((a % 3 == 3) || (6 % 3 == 0)); }
                                let mut n12 = 0u32;
                                'l13: for _ in 1..4u64 {
                                    n12 += 1;
                                    if n12 > 4 { break; }
                                    {
                                        let more = a;
                                        let mut add = |n: u32| { a = (a + n) % 60; a };
                                        add(more);
                                        log.val(add(1));
                                    }
                                    let b: Row = Row::default();
                                    let late14: String;
                                    match a {
                                        0 => { late14 = String::new(); }
                                        x @ 1..=2 => { late14 = "a b".to_owned(); }
                                        x if x % 2 == 0 => { late14 = cat("s", 1); }
                                        _ => { late14 = cat("s", a); }
                                    }
                                }
                                cat("s", a).is_empty()
                    })); }
            } };
        let mut g: Option<u32> = Some(measured("text3", (("3".parse::<u32>()? as u8) as u32)));
        log.val(a);
        let mut e = (((b && b) && b) || (b && (b || b)));
        if (format!("{a:?}{:?}", g) == "a") {
            let late15: Vec<u32>;
            log.note("e16");
            late15 = vec![7, a, 3];
            log.later(e).await;
        } else {
            log.note("e18");
        }
        let c = {
            Shape::Dot
        };
        a += a;
        a %= 60;
        Ok(format!("{a:?} {b:?} {g:?} {e:?} "))
    }
}

thrice! { p137, (log) -> Result<String, ToolError>, {
        let d: u32 = u32::from(ask_user::<u8>("q1").await?);
        let c: Shape = (Shape::Named { s: (Row { v: Vec::<u32>::new(), n: u32::from(ask_user::<u8>(format!("q4 {d}")).await?), s: format!("{d:?}{:?}", d) }).into_text((((!d % 50) + Row::default().sum(d, d)) % 97)), n: d });
        let c: bool = Option::<u32>::is_some(&Some(d));
        let mut a: Option<u32> = Some(0);
        log.later(c).await;
        let mut c = Row::default();
        log.note("e5");
        let mut c: Shape = Shape::Size({
                (d % (d + 1))
        });
        if let Some(c) = log.later(Option::<u32>::map(a, |n: u32| (n + d) % 50)).await {
            let mut d: Shape = Shape::Size("2".parse::<u32>()?);
            use std::cmp::max as max6;
            log.val(max6(((cat("s", c) + &cat("s", c)).len() as u32), 3));
            if matches!(d, Shape::Dot | Shape::Size(1..)) {
                log.note("e7");
            } else if (!(3 % 3 == 0) && (c % 3 == 3)) {
            } else {
            }
        } else {
        }
        Ok(format!("{d:?} {a:?} {c:?} "))
    }
}

thrice! { p138, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut a = { let (x, y) = ask_all((ask_user::<u32>(format!("q3 {e}")).key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
        let mut c = (a, cat(ask_user::<String>(format!("q6 {a}")).await?.trim(), a));
        log.later((e % 3 == 2)).await;
        #[cfg(all())]
        let cfg7 = e;
        #[cfg(any())]
        let cfg7 = String::new();
        log.val(cfg7);
        let late8;
        match match arg1.as_str() {
            "" => {
                ask_user::<u32>(format!("q9 {e}")).await?
            }
            "a" | "lit" if cfg7 != 2 => {
                ask_user::<u32>(format!("q10 {e}")).await?
            }
            _ => {
                measured(cat(c.1.clone().trim(), cfg7).as_str(), (!cfg7 % 50))
            }
        } {
            ..2 => { late8 = async { log.note("async"); Shape::Size(a) }.await; }
            x if log.val(cfg7) > 0 => { late8 = Shape::Size(x); }
            2.. => { late8 = Shape::Size([u32::max(e, a), ((cfg7 as u8) as u32)][u32::min(cfg7 % 2, 1) as usize]); }
        }
        log.later((cfg7 % 3 == 3)).await;
        {
            let more = cfg7;
            let mut add = |n: u32| { a = (a + n) % 60; a };
            add(more);
            log.val(add(1));
        }
        let mut g: (u32, String) = (Row::default().sum((arg0.len() as u32), a), cat(c.1.clone().trim(), cfg7));
        log.val(cfg7);
        let mut n11 = 0u32;
        while n11 < 3 && ((cfg7 % 3 == 3) && (arg0 == arg0.clone())) {
            n11 += 1;
            let mut n12 = 0u32;
            'l13: while n12 < 3 && (arg1 == Row::default().into_text(e)) {
                n12 += 1;
                let mut open15: Vec<u32> = [vec![7, a, 3], vec![7, a, 3]].concat();
                let mut n14 = 0u32;
                'l16: while let Some(g) = open15.pop() && n14 < 4 {
                    n14 += 1;
                    if (g % 3 == 0) {
                        continue;
                    }
                    log.val(g);
                }
            }
        }
        Ok(format!("{arg1:?} {a:?} {c:?} {g:?} "))
    }
}

thrice! { p139, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = Default::default();
        _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let mut g = Row::default();
        let c: Shape = Shape::Size(e);
        let c: Vec<u32> = [arg0.clone(), g.v.clone()].concat();
        let mut n6 = 0u32;
        while n6 < 3 && !!async { log.note("async"); (e % 3 == 3) }.await {
            n6 += 1;
            _ = ask_user::<u32>("q7").await?;
        }
        let mut n8 = 0u32;
        for c in [format!("{c:?}{:?}", arg0), String::new()] {
            n8 += 1;
            if n8 > 4 { break; }
            let late9: Vec<u32>;
            let b = Default::default();
            _ = ask_user::<bool>("q11").await?;
            same(&b, &[] as &[String]);
            late9 = Vec::from([e, u32::abs_diff(e, e)]);
            if let Some(mut h) = Option::<u32>::map(Some(e), |n: u32| (n + e) % 50) && (e % 3 == 3) && let (0..5, y) = (async { log.note("async"); e }.await, log.later(String::new()).await) {
                let h: Option<u32> = if (7 % 3 == 2) {
                    Some(h)
                } else {
                    Some(e)
                };
                let mut n12 = 0u32;
                for (c, s) in BTreeMap::from([((b.len() as u32), c.clone().replace("a", &c.clone())), (1, "one".to_owned())]) {
                    n12 += 1;
                    if n12 > 4 { break; }
                    if (e % 3 == 0) {
                        fn f13(n: u32) -> u32 { n + 1 }
                        log.val(f13(c));
                        let a = (e % 3 == 2);
                    } else if (4 % 3 == 2) {
                    } else {
                    }
                }
            } else {
            }
        }
        Ok(format!("{e:?} {g:?} "))
    }
}

thrice! { p140, (log) -> Result<String, ToolError>, {
        let mut e: u32 = [ask_user::<u32>("q1").await?, { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }][u32::min(ask_user::<u32>("q4").await? % 2, 1) as usize];
        let a: Vec<u32> = vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>();
        let c = (match u32::from(ask_user::<u8>("q5").await?) {
                0 => {
                    log.note("e6");
                    Row::default()
                }
                x @ 1..=2 => {
                    (Row { n: x, ..Row::default() })
                }
                x if log.val(x) > 2 => {
                    Row::default()
                }
                _ => {
                    (Row { v: a.clone(), n: e, s: cat("s", e) })
                }
            }.into_text((Row { s: format!("{a:?}{:?}", e), n: Vec::<u32>::new().get(e as usize).copied().unwrap_or(1), ..Row::default() }).n) + &choose("q9", ["x", "y", "z"]).await?.replace("a", &"a b".to_owned()));
        let late10;
        match Some(e) {
            Some(x @ ..4) if e != 2 => { late10 = Shape::Size(e); }
            x @ Some(_) => { late10 = Shape::Size(e); }
            None => { late10 = Shape::Size(4); }
            _ => { late10 = ({
                        let mut n11 = 0u32;
                        'l12: for &a in ["x", "y"].iter() {
                            n11 += 1;
                            if n11 > 4 { break; }
                            if (e % 3 == 2) {
                                continue;
                            }
                            log.val(e);
                            if let Some(mut b) = Some(e) && (e % 3 == 0) && let (0..5, y) = (e, "p".to_owned()) {
                            } else {
                            }
                        }
                        (e * e % 89)
                    }, Shape::Size(e)).1; }
        }
        Ok(format!("{e:?} {c:?} {late10:?} "))
    }
}

thrice! { p141, (log) -> Result<String, ToolError>, {
        let g = (Row { s: String::new(), n: *Box::new((cat(cat("s", 8), 8).len() as u32)), ..Row::default() }).n;
        let h = (|n: u32| (n + g) % 40)(g);
        let d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {g}")).key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        let mut a = Row::default();
        let mut n8 = 0u32;
        for b in &a.v {
            n8 += 1;
            if n8 > 4 { break; }
            let mut n9 = 0u32;
            'l10: for c in (0..3u32).rev() {
                n9 += 1;
                if n9 > 4 { break; }
                if let Some(b) = Some(g) && (h % 3 == 1) {
                    let a = (b, "p".to_owned());
                    let late12: String;
                    'b13: {
                        log.note("e14");
                        log.val(h);
                    }
                    late12 = cat("s", c);
                } else {
                    log.later((g % 3 == 2)).await;
                    if (c % 3 == 0) {
                        return Ok(String::new());
                    }
                    log.note("e15");
                }
            }
        }
        if let [r16, ..] = &d[..] {
            let [e, t18]: [u32; 2] = [ask_user::<u32>("q17").await?, (!log.later(g).await % 50)];
        }
        let mut n19 = 0u32;
        for a in d.iter() {
            n19 += 1;
            if n19 > 4 { break; }
            {
            }
        }
        Ok(format!("{g:?} {d:?} {a:?} "))
    }
}

thrice! { p142, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = u32::from(ask_user::<u8>("q1").await?);
        let mut h = Default::default();
        _ = confirm("q3").await?;
        same(&h, &[] as &[String]);
        let mut a = (*Box::new(3), Row::default()).1;
        #[cfg(all())]
        let cfg4 = (arg0.len() as u32);
        #[cfg(any())]
        let cfg4 = String::new();
        use std::cmp::max as max5;
        log.val(max5({ let mut n6 = 0u32; 'l7: loop {
                        n6 += 1;
                        if n6 > 2 { break 'l7 ({ let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await?; x + u32::from(y) } * cfg4 % 89); }
                        let mut n10 = 0u32;
                        while n10 < 3 && confirm(format!("q11 {cfg4}")).await? {
                            n10 += 1;
                            let mut c: String = ask_user::<String>(format!("q12 {cfg4}")).await?;
                        }
                        if (((cfg4 % 3 == 2) || (cfg4 % 3 == 3)) && Option::<u32>::is_some(&Some(cfg4))) { break 'l7 (if h.clone().is_empty() {
                                    break 'l7 cfg4;
                                } else {
                                    let d: u32 = cfg4;
                                    (|n: u32| (n + d) % 40)(d)
                            }); }
                    } }, 3));
        let Some(mut h) = [Vec::<u32>::new(), vec![7, 8, 3].into_iter().map(|n| n + cfg4).collect::<Vec<u32>>()].concat().iter().max().copied() else {
            log.later((cfg4 % 3 == 2)).await;
            return Err(ToolError::new("left"));
        };
        log.val(h);
        let a: Vec<u32> = arg0.into_iter().map(|n| n + h).collect::<Vec<u32>>();
        macro_rules! m13 { ($n:expr) => { $n + 1 } }
        log.val(m13!(cfg4));
        Ok(format!("{cfg4:?} {h:?} {a:?} "))
    }
}

thrice! { p143, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let c = u32::from(ask_user::<u8>("q1").await?);
        let c = (Shape::Named { s: ask_user::<String>("q3").await?, n: log.later(measured(cat(String::new(), c).as_str(), { let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) })).await });
        let mut c = Row::default();
        let mut e: Vec<u32> = arg0.clone();
        let late10: Vec<u32>;
        #[cfg(all())]
        log.val(arg1);
        #[cfg(any())]
        log.note("never");
        late10 = e;
        match (arg1, "p".to_owned()) {
            (x, y) if x % 2 == 0 => {
                let mut c: Option<u32> = Option::<u32>::map(Option::<u32>::or(Some(x), Some(arg1)), |n: u32| (n + arg1) % 50);
                if let Some(c) = Some(*&x) {
                    log.later((x % 3 == 0)).await;
                }
                match *late10.as_slice() {
                    [] => {
                        let mut c: bool = confirm("q11").await?;
                        let mut n12 = 0u32;
                        'l13: for a in [cat("s", x), y.clone().replace("a", &y.clone())] {
                            n12 += 1;
                            if n12 > 4 { break; }
                        }
                    }
                    [x] if log.val(x) > 0 => {
                    }
                    [x, .., y] => {
                    }
                    _ => {
                    }
                }
            }
            (_, y) => {
            }
        }
        Ok(format!("{c:?} {late10:?} "))
    }
}

thrice! { p144, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g: u32 = ('b1: {
                if (5 % 3 == 1) { break 'b1 ask_user::<u32>("q2").await?; }
                let Some(mut d) = ask_user::<u32>("q3").await.ok() else {
                    break 'b1 7;
                };
                (|n: u32| (n + d) % 40)((|n: u32| (n + d) % 40)(d))
        });
        let mut h = (format!("{g:?}{:?}", g) + &"a b".to_owned());
        let mut c = *&u32::max((!u32::from((g % 3 == 2)) % 50), g);
        log.val(c);
        let b: (u32, String) = (c, "p".to_owned());
        const N4: u32 = 1;
        if (h == h.clone()) {
            if (g % 3 == 0) {
                let mut c: u32 = [N4, c][u32::min(g % 2, 1) as usize];
            }
            {
                let more = u32::max(measured("text1", N4), u32::from((N4 % 3 == 0)));
                let through = &mut c;
                *through += more;
                *through %= 60;
            }
        } else if (g % 3 == 0) {
            {
                let more = c;
                let mut add = |n: u32| { c = (c + n) % 60; c };
                add(more);
                log.val(add(1));
            }
            let mut n5 = 0u32;
            'l6: for b in 2.. {
                n5 += 1;
                if n5 > 4 { break; }
                let late7: String;
                match { c = c; c } {
                    ..2 => { late7 = format!("{b:?}{:?}", c); }
                    x if x % 2 == 0 => { late7 = Row::default().into_text((arg0.len() as u32)); }
                    2.. => { late7 = h.clone(); }
                }
                log.later((g % 3 == 1)).await;
            }
        } else {
        }
        Ok(format!("{arg0:?} {h:?} {c:?} {b:?} {N4:?} "))
    }
}

thrice! { p145, (log) -> Result<String, ToolError>, {
        let b = u32::from(confirm("q1").await.unwrap_or(false));
        let mut d = Default::default();
        _ = ask_user::<bool>(format!("q3 {d}")).await?;
        same(&d, &[] as &[u32]);
        let mut h: Row = Row::default();
        let h: Vec<u32> = Vec::from([if ((d % 3 == 3) || (1 % 3 == 3)) {
                    (Row { s: String::new(), n: d, ..Row::default() }).n
                } else {
                    { let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) }
                }, measured(cat(cat("s", d).trim(), b).as_str(), measured("text3", d))]);
        let late8;
        match ((((|n: u32| (n + d) % 40)(d) + u32::from(ask_user::<u8>("q9").await?)) % 97), u32::from(((b % 3 == 1) || (d % 3 == 0)))).1 {
            ..2 => { late8 = Shape::Size({ let mut n10 = 0u32; loop {
                            n10 += 1;
                            if n10 > 2 { break (h.len() as u32); }
                            fn f12(n: u32) -> u32 { n + 1 }
                            log.val(f12(d));
                            if h.clone().contains(&b) { break (Row { s: String::new(), n: (h.len() as u32), ..Row::default() }).n; }
                        } }); }
            x if x != 1 => { late8 = Shape::Size(x); }
            2.. => { late8 = Shape::Size(d); }
        }
        let Some(b) = Option::<u32>::map(h.into_iter().map(|n| n + d).collect::<Vec<u32>>().iter().max().copied(), |n: u32| (n + b) % 50) else {
            log.note("e13");
            return Ok(cat("s", 5));
        };
        let Row { v: mut e, n: t14 @ _, .. } = (Row { v: [[Vec::<u32>::new(), Vec::<u32>::new()].concat(), vec![b]].concat(), n: (b * (cat("s", b).len() as u32) % 89), s: format!("{b:?}{:?}", late8) });
        macro_rules! m15 { ($n:expr) => { $n + 1 } }
        log.val(m15!(b));
        let mut n16 = 0u32;
        'l17: for &e in ["x", "y"].iter() {
            n16 += 1;
            if n16 > 4 { break; }
            let mut n18 = 0u32;
            for _ in 1..2u64 {
                n18 += 1;
                if n18 > 4 { break; }
                let mut h = cat("s", 5);
            }
        }
        Ok(format!("{late8:?} {b:?} {e:?} "))
    }
}

thrice! { p146, (log) -> Result<String, ToolError>, {
        let mut d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (!7 % 50) });
        let mut d = choose("q2", ["x", "y", "z"]).await?;
        let mut d = (match None::<u32> {
                Some(x) => (x, Row::default().into_text(x).replace("a", &{
                            log.val(x);
                            d.clone()
                })),
                None => {
                    return Ok(ask_user::<String>("q4").await?);
                }
        });
        log.val(6);
        let mut a = (Row { v: [(if (7 % 3 == 0) {
                            return Ok(cat("s", 7));
                        } else {
                            vec![7, 7, 3]
                    }), vec![7, 1, 3].into_iter().map(|n| n + 8).collect::<Vec<u32>>()].concat(), n: three(8, *Box::new(7), d.0), s: d.1.clone() });
        {
            let mut n5 = 0u32;
            for (e, s) in BTreeMap::from([((7 % (three(5, 7, 0) + 1)), {
                            log.val(d.1.clone())
                    }), (1, "one".to_owned())]) {
                n5 += 1;
                if n5 > 4 { break; }
                let mut n6 = 0u32;
                for &c in &[4, 5] {
                    n6 += 1;
                    if n6 > 4 { break; }
                    {
                        if let Some(g) = Some(c) && (e % 3 == 0) {
                        } else {
                        }
                    }
                }
            }
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p147, (log) -> Result<String, ToolError>, {
        let h = ask_user::<u32>("q1").await.unwrap_or(7);
        let b = Default::default();
        _ = ask_user::<bool>("q3").await?;
        same(&b, &[] as &[String]);
        let mut d = (Row { v: log.later([Vec::from([h, h]), vec![h]].concat()).await, n: h, s: b.clone().replace("a", &b.clone()) });
        log.later((h % 3 == 0)).await;
        let d: Option<u32> = Option::<u32>::or(ask_user::<u32>("q8").await.ok(), ask_user::<u32>("q9").await.ok());
        let Some(r10) = &d else {
            return Ok(ask_user::<String>("q11").await?);
        };
        let late12: Shape;
        let a = u32::from((h % 3 == 2));
        late12 = (Shape::Named { s: b.clone(), n: h });
        #[cfg(all())]
        let cfg13 = h;
        #[cfg(any())]
        let cfg13 = String::new();
        let mut n14 = 0u32;
        loop {
            n14 += 1;
            if n14 > 3 { break; }
            let mut b: Option<u32> = d;
            if async { log.note("async"); (cfg13 % 3 == 1) }.await { break; }
        }
        let (mut c, t15): (u32, String) = (log.val(u32::abs_diff(h, h)), cat(format!("{b:?}{:?}", r10), (cfg13 * cfg13 % 89)));
        let mut n16 = 0u32;
        for d in 2..=2u32 {
            n16 += 1;
            if n16 > 4 { break; }
            log.note("e17");
        }
        log.later((c % 3 == 3)).await;
        if let Some(g) = Vec::<u32>::new().into_iter().map(|n| n + c).collect::<Vec<u32>>().iter().max().copied() {
            let r18 = &cfg13;
        } else {
        }
        Ok(format!("{h:?} {d:?} {r10:?} {late12:?} {cfg13:?} "))
    }
}

thrice! { p148, (log) -> Result<String, ToolError>, {
        let a = u32::from((0 % 3 == 0));
        let e = async { log.note("async"); (((!a % 50) % (u32::from((a % 3 == 2)) + 1)), log.later("a b".to_owned()).await.replace("a", &String::new())) }.await;
        let a: Option<u32> = ask_user::<u32>("q7").await.ok();
        macro_rules! m8 { ($n:expr) => { $n + 1 } }
        log.val(m8!(4));
        let mut n9 = 0u32;
        'l10: for (i, h) in WEIGHTS.iter().enumerate() {
            n9 += 1;
            if n9 > 4 { break; }
            let c = Shape::Size((5, 0).1);
            let mut open14: Vec<u32> = Vec::from([u32::from(ask_user::<u8>("q13").await?), 5]);
            let mut n11 = 0u32;
            while let Some(e) = open14.pop() && n11 < 4 {
                n11 += 1;
                log.later((e % 3 == 0)).await;
                let mut c = None;
                _ = confirm("q17").await.unwrap_or(false);
                same(&c, &[] as &[Option<u32>]);
            }
        }
        macro_rules! m18 { ($n:expr) => { $n + 1 } }
        log.val(m18!(8));
        log.note("e19");
        log.note("e20");
        log.later((3 % 3 == 3)).await;
        match ((match log.later(a).await {
                    Some(x @ ..4) if x != 1 => {
                        ask_user::<u32>("q22").await.unwrap_or(e.0)
                    }
                    x @ Some(_) => {
                        match 2 {
                            ..2 => {
                                if (5 % 3 == 0) {
                                } else if (3 % 3 == 3) {
                                }
                                7
                            }
                            x if x % 2 == 0 => {
                                x
                            }
                            2.. => {
                                7
                            }
                        }
                    }
                    None => {
                        three(7, 5, 3)
                    }
                    _ => {
                        7
                    }
                } + [3, (3 % (7 + 1))][u32::min(((4 + 2) % 97) % 2, 1) as usize]) % 97) {
            ..2 => {
            }
            x if x != 2 => {
            }
            2.. => {
            }
        }
        Ok(format!("{a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.note("e1");
        let mut d: (u32, String) = if { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? } {
            (1, "p".to_owned())
        } else {
            ((Row { s: cat("s", 1), n: 6, ..Row::default() }).n, cat("s", 8))
        };
        match ask_user::<u32>("q6").await? {
            ..2 => {
                let mut d: u32 = u32::max(Vec::<u32>::new().get(0 as usize).copied().unwrap_or(1), log.later(6).await);
                log.later((d % 3 == 2)).await;
            }
            x if log.val(x) > 4 => {
            }
            2.. => {
            }
        }
        Ok((0, 1).1)
    }
}

thrice! { p149, (log) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let mut a = ('b4: {
                if (c % 3 == 1) { break 'b4 (Row { v: [vec![7, 1, 3], vec![7, c, 3]].concat().into_iter().map(|n| n + 5).collect::<Vec<u32>>(), n: "3".parse::<u32>()?, s: ask_user::<String>("q7").await?.replace("a", &(if (c % 3 == 2) {
                                        break 'b4 Row::default();
                                    } else {
                                        cat("s", c)
                            })) }); }
                log.val(c);
                (Row { v: Vec::from([measured("text1", c), measured("a b".to_owned().as_str(), c)]), n: (((Row { s: cat("s", c), n: c, ..Row::default() }).n as u8) as u32), s: Row::default().into_text((String::new().len() as u32)) })
        });
        let b: Vec<u32> = vec![7, c, 3];
        log.note("e8");
        if (c % 3 == 1) {
            return Err(ToolError::new("left"));
        }
        log.later((c % 3 == 3)).await;
        let mut n9 = 0u32;
        while n9 < 3 && (format!("{a:?}{:?}", a) == "a") {
            n9 += 1;
            let mut e = (b.clone().contains(&c) || (c >= c));
            log.note("e10");
        }
        if let Some(mut g) = Some(c) && (c % 3 == 3) && let (0..5, y) = (g, "p".to_owned()) {
            let mut n11 = 0u32;
            'l12: for h in (2..9u32).step_by(4) {
                n11 += 1;
                if n11 > 4 { break; }
                match { g = c; g } {
                    0 => {
                    }
                    x @ 1..=2 => {
                    }
                    x if g % 2 == 0 => {
                    }
                    _ => {
                    }
                }
            }
        }
        Ok(format!("{c:?} {b:?} "))
    }
}

thrice! { p150, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await.unwrap_or(u32::abs_diff(arg0, arg0));
        let b = "11".parse()?;
        _ = confirm(format!("q3 {b}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let mut g = (d, "p".to_owned());
        {
            let mut b = Row::default();
        }
        let [b, t4]: [u32; 2] = [(((((b + b) % 97) * b % 89) + (match Some(arg0) {
                            Some(x) => if (arg0 % 3 == 3) {
                                x
                            } else {
                                d
                            },
                            None => {
                                return Ok(cat(cat("s", d).trim(), g.0));
                            }
                })) % 97), three({ d = log.later(d).await; d }, (if cat("s", b).is_empty() {
                        return Ok(cat("s", b));
                    } else {
                        measured(String::new().as_str(), b)
                }), (b * d % 89))];
        log.later((d % 3 == 3)).await;
        let mut b: Option<u32> = None::<u32>;
        log.later((8 % 3 == 2)).await;
        let (mut a, t6): (u32, String) = (*&(|n: u32| (n + t4) % 40)(arg0), ("a b".to_owned() + &g.1.clone()));
        let mut n7 = 0u32;
        for (h, s) in BTreeMap::from([(d, (match (0..g.0 % 4).collect::<Vec<u32>>().iter().max().copied() {
                            Some(x) => if (t4 % 3 == 3) {
                                g.1.clone()
                            } else {
                                t6.clone()
                            }.replace("a", &cat("s", 2)),
                            None => {
                                return Ok(format!("{t6:?}{:?}", t6));
                            }
                })), (1, "one".to_owned())]) {
            n7 += 1;
            if n7 > 4 { break; }
            log.note("e8");
            let g = (|| { let inner = |n: u32| n + h; log.val(inner(2)); g.1.clone() })();
            let r9 = g.split(' ').next().unwrap_or("");
        }
        let mut e = (Row { n: *Box::new(arg0), ..Row::default() });
        let a: Option<u32> = (0..measured("text0", t4) % 4).collect::<Vec<u32>>().iter().max().copied();
        Ok(format!("{arg0:?} {d:?} {b:?} {e:?} {a:?} "))
    }
}

thrice! { p151, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = "11".parse()?;
        _ = confirm(format!("q2 {a}")).await?;
        same(&a, &[] as &[u32]);
        let c: (u32, String) = (ask_user::<u32>("q5").await?, Row::default().into_text(((a % (a + 1)) % ((|| { let inner = |n: u32| n + a; log.val(inner(2)); a })() + 1))));
        let b: Option<u32> = (|| { let inner = |n: u32| n + a; log.val(inner(2)); Some(a) })();
        let mut h = "11".parse()?;
        same(&h, &[] as &[u32]);
        log.val(b.unwrap_or(3));
        log.later((h % 3 == 1)).await;
        {
            let more = (!u32::abs_diff(measured(arg0.clone().as_str(), h), a) % 50);
            let through = &mut h;
            *through += more;
            *through %= 60;
        }
        let g = (u32::abs_diff((a, a).1, { h = h; h }), async { log.note("async"); (arg0.clone() + &arg0.clone()) }.await);
        match u32::max(u32::max(Row::default().sum(a, a), u32::from((6 % 3 == 1))), three(((h as u8) as u32), Row::default().sum(h, h), Row::default().sum(h, h))) {
            ..2 => {
                let e = (a, (arg0.clone() + &c.1.clone()));
            }
            x if log.val(x) > 4 => {
                if ((x % 3 == 1) && ((a % 3 == 1) || (a % 3 == 2))) {
                    let mut open7: Vec<u32> = [vec![7, 2, 3], vec![x]].concat();
                    let mut n6 = 0u32;
                    'l8: while let Some(g) = open7.pop() && n6 < 4 {
                        n6 += 1;
                        let mut n9 = 0u32;
                        for h in (0..9u32).step_by(4) {
                            n9 += 1;
                            if n9 > 4 { break; }
                            let mut h = c.1.clone();
                        }
                    }
                } else if !Option::<u32>::is_some(&b) {
                } else {
                }
            }
            2.. => {
            }
        }
        Ok(format!("{arg0:?} {a:?} {c:?} {b:?} {g:?} "))
    }
}

thrice! { p152, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let b = arg0;
        let b = ({ let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }, (Row { v: {
                        match b {
                            ..2 => {
                                log.val(b);
                            }
                            x if log.val(arg0) > 3 => {
                                log.val(b);
                                log.note("e5");
                                log.later((x % 3 == 1)).await;
                            }
                            2.. => {
                                log.later((b % 3 == 1)).await;
                            }
                        }
                        Vec::<u32>::new()
                    }, n: ask_user::<u32>(format!("q6 {b}")).await.unwrap_or(b), s: format!("{b:?}{:?}", b) }).into_text((match ask_user::<u32>("q7").await { Ok(n) => n, Err(_) => b })));
        let e: String = choose("q8", ["x", "y", "z"]).await?;
        let late9;
        match measured(e.as_str(), (arg0, b.0).1) {
            ..2 => {
            }
            x if x % 2 == 0 => {
            }
            2.. => {
            }
        }
        late9 = Shape::Size((|| { let inner = |n: u32| n + arg0; log.val(inner(2)); arg0 })());
        Ok(format!("{arg0:?} {b:?} {late9:?} "))
    }
}

thrice! { p153, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await.unwrap_or(6);
        let mut c: Shape = Shape::Size((!("0".parse::<u32>()? * ask_user::<u32>("q2").await? % 89) % 50));
        let g = (match ask_user::<u32>(format!("q3 {h}")).await { Ok(n) => n, Err(_) => log.later(h).await });
        let late4: String;
        if cat(cat(arg1, h), ask_user::<u32>("q5").await?).is_empty() {
            log.val(g);
            late4 = (|| { let inner = |n: u32| n + h; log.val(inner(2)); String::new() })();
            log.note("e7");
        } else {
            arg0 = (0..(cat("s", 2).len() as u32) % 4).collect::<Vec<u32>>();
            late4 = (Row::default().into_text(*Box::new(h)) + &cat("s", h));
            let late8;
            log.note("e9");
            late8 = (if ((3 % 3 == 0) && (3 % 3 == 2)) {
                    return Ok("a b".to_owned());
                } else {
                    log.val(g);
                    c.clone()
            });
        }
        let mut g: (u32, String) = (h, cat(late4.clone(), u32::abs_diff(g, h)));
        log.val(*&(h * (|n: u32| (n + h) % 40)(h) % 89));
        log.val((late4.len() as u32));
        #[cfg(all())]
        let cfg10 = h;
        #[cfg(any())]
        let cfg10 = String::new();
        log.note("e11");
        log.later((cfg10 % 3 == 2)).await;
        let mut n12 = 0u32;
        for h in *Box::new(u32::from({
                    (h % 3 == 0)
        }))..g.0 % 3 {
            n12 += 1;
            if n12 > 4 { break; }
        }
        Ok(format!("{arg0:?} {late4:?} {g:?} {cfg10:?} "))
    }
}

thrice! { p154, (log, mut arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>(format!("q3 {arg0}")).await?;
        let mut h: bool = { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        let mut h: Vec<u32> = vec![7, d, 3];
        if ((!(d % 3 == 3) || ((arg0 % 3 == 3) || (d % 3 == 3))) && confirm("q6").await.unwrap_or(false)) {
            let mut a = {
                arg1.clone()
            };
            match *h.as_slice() {
                [] => {
                    let [d, t8]: [u32; 2] = [ask_user::<u32>("q7").await.unwrap_or(d), (arg0 * arg0 % 89)];
                }
                [x] if x != 0 => {
                    let mut n9 = 0u32;
                    for c in [h.clone(), h.clone()].concat().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                        n9 += 1;
                        if n9 > 4 { break; }
                        let late10;
                        if (arg0 % 3 == 3) {
                            log.later((arg0 % 3 == 0)).await;
                            late10 = Shape::Dot;
                            log.val(c);
                        } else {
                            let mut n11 = 0u32;
                            loop {
                                n11 += 1;
                                if n11 > 3 { break; }
                                if (c % 3 == 2) { break; }
                            }
                            late10 = Shape::Size(c);
                            let mut n12 = 0u32;
                            for (_, mut d) in (0u32..).zip(vec![c]).skip_while(|(n, _)| *n == 7) {
                                n12 += 1;
                                if n12 > 4 { break; }
                            }
                        }
                    }
                }
                [x, .., y] => {
                }
                _ => {
                }
            }
        } else if (Option::<u32>::is_some(&Option::<u32>::or(Some(arg0), Some(arg0))) || ((arg1 == "a b".to_owned()) && ((4 % 3 == 0) || (d % 3 == 3)))) {
        } else {
        }
        Ok(format!("{arg0:?} {arg1:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(arg1);
        if let Some(r1) = &arg0 {
            log.later((arg1 % 3 == 0)).await;
        }
        let mut b: String = ask_user::<String>("q2").await?;
        Ok((b.len() as u32))
    }
}

thrice! { p155, (log) -> Result<String, ToolError>, {
        let a = Default::default();
        _ = ask_user::<bool>(format!("q1 {a}")).await?;
        same(&a, &[] as &[u32]);
        let d = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {a}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        let mut b = Shape::Size(a);
        _ = ask_user::<u32>("q5").await?;
        let [a, t8]: [u32; 2] = [(choose(format!("q6 {a}"), ["x", "y", "z"]).await?.len() as u32), ask_user::<u32>("q7").await?];
        match Vec::from([{
                    t8
                }, a]).iter().max().copied() {
            Some(x @ ..4) if log.val(t8) > 3 => {
                log.note("e9");
                let mut b: Shape = (Shape::Named { s: String::new().replace("a", &"a b".to_owned()), n: "3".parse::<u32>()? });
                if !((8 % 3 == 1) && (t8 % 3 == 1)) {
                    log.note("e10");
                    let a: Shape = Shape::Size(7);
                    log.note("e11");
                }
            }
            x @ Some(_) => {
                let c: Option<u32> = log.later(Option::<u32>::or(x, x)).await;
                let mut n12 = 0u32;
                'l13: for (a, y) in format!("{b:?}{:?}", x).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                    n12 += 1;
                    if n12 > 4 { break; }
                }
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{d:?} {a:?} "))
    }
}

thrice! { p156, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let e: Option<u32> = ask_user::<u32>("q3").await.ok();
        let c = (|| { let inner = |n: u32| n + g; log.val(inner(2)); (g, "p".to_owned()) })();
        log.note("e4");
        let mut d: Shape = Shape::Size(g);
        log.val(g);
        log.later((g % 3 == 3)).await;
        log.later((g % 3 == 1)).await;
        let mut n5 = 0u32;
        'l6: for (i, c) in WEIGHTS.iter().enumerate() {
            n5 += 1;
            if n5 > 4 { break; }
            log.later((g % 3 == 0)).await;
            let mut d = String::new();
        }
        let b = g;
        log.val(g);
        log.later((g % 3 == 2)).await;
        let mut open9: Vec<u32> = (0.."6".parse::<u32>()? % 4).collect::<Vec<u32>>();
        let mut n8 = 0u32;
        while let Some(e) = open9.pop() && n8 < 4 {
            n8 += 1;
        }
        Ok(format!("{g:?} {e:?} {b:?} "))
    }
}

thrice! { p157, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 });
        let mut c: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut e = ask_user::<u32>(format!("q3 {b}")).await?;
        log.later((e % 3 == 3)).await;
        _ = ask_user::<u32>("q4").await?;
        match Shape::Size(e) {
            Shape::Named { s, n: x @ 0..=3 } if e != 3 => {
                checkpoint().await;
                if let Some(mut d) = ask_user::<u32>("q5").await.ok() && format!("{e:?}{:?}", c).is_empty() && let (0..5, y) = (Row::default().sum(d, e), s.clone()) {
                    let g = Vec::new();
                    same(&g, &[] as &[Vec<u32>]);
                }
            }
            Shape::Size(0) => {
                if (((b % 3 == 0) || (b % 3 == 1)) && log.val((b % 3 == 2))) {
                    const N6: u32 = 0;
                    arg0 = Row::default().into_text(N6);
                    let late7: Vec<u32>;
                    if (b % 3 == 0) {
                        return Err(ToolError::new("left"));
                    }
                    late7 = vec![b];
                }
                match Shape::Size(b) {
                    Shape::Dot => {
                        let mut n8 = 0u32;
                        'l9: for h in (0..9u32).step_by(4) {
                            n8 += 1;
                            if n8 > 4 { break; }
                        }
                    }
                    Shape::Size(x) | Shape::Named { n: x, .. } => {
                    }
                }
            }
            x => {
            }
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p158, (log) -> Result<String, ToolError>, {
        let mut h = ((match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => 0 }) % (ask_user::<u32>("q7").await? + 1));
        let a: Vec<u32> = (0..u32::from(ask_user::<u8>(format!("q9 {h}")).await?) % 4).collect::<Vec<u32>>();
        let mut a: u32 = *&u32::max(h, Row::default().sum(three(h, h, h), u32::max(h, h)));
        log.val(h);
        let mut n10 = 0u32;
        while n10 < 3 && (async { log.note("async"); ((h % 3 == 1) && (h % 3 == 3)) }.await && (6 % 3 == 2)) {
            n10 += 1;
            let mut n11 = 0u32;
            for &h in ["x", "y"].iter() {
                n11 += 1;
                if n11 > 4 { break; }
                log.later((a % 3 == 1)).await;
            }
            let c = (a % 3 == 3);
        }
        let c = (async { log.note("async"); "0".parse::<u32>().unwrap_or(0) }.await, cat((if (h % 3 == 0) {
                        return Ok(cat("s", 7));
                    } else {
                        cat("s", a)
                }).trim(), measured(cat("s", h).as_str(), a)));
        Ok(format!("{h:?} {a:?} {c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        log.note("e1");
        let late2: Vec<u32>;
        match (match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => 3 }) {
            ..2 => { late2 = Vec::from([u32::abs_diff(0, 3), (1 % (4 + 1))]).into_iter().map(|n| n + 1).collect::<Vec<u32>>(); }
            x if x % 2 == 0 => { late2 = ({ let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) }, (0..vec![7, x, 3].get(x as usize).copied().unwrap_or(1) % 4).collect::<Vec<u32>>()).1; }
            2.. => { late2 = if (6 % 3 == 3) {
                    let e: Vec<u32> = vec![1];
                    e.clone()
                } else {
                    [[Vec::<u32>::new(), vec![6]].concat(), (|| { let inner = |n: u32| n + 6; log.val(inner(2)); Vec::<u32>::new() })()].concat()
                }; }
        }
        Ok(1)
    }
}

thrice! { p159, (log) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await?;
        let h: Vec<u32> = [vec![7, g, 3], vec![7, g, 3]].concat();
        let mut c = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q4 {g}")).key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[Vec<u32>]);
        let mut h = (measured("text1", g), Row::default().into_text(Row::default().sum(g, g)));
        log.note("e9");
        let mut n10 = 0u32;
        for &d in ["x", "y"].iter() {
            n10 += 1;
            if n10 > 4 { break; }
            let (mut c, t12): (u32, String) = (*Box::new(g), d.to_owned());
        }
        c.push(((ask_user::<u32>("q13").await? ^ (|n: u32| (n + g) % 40)(g)) % ({ let (x, y) = ask_all((ask_user::<u32>(format!("q14 {g}")).key("k1"), confirm("q15").key("k2"))).await?; x + u32::from(y) } + 1)));
        let b: (u32, String) = h;
        if (0 % 3 == 1) {
            return Ok("a b".to_owned());
        }
        macro_rules! m17 { ($n:expr) => { $n + 1 } }
        log.val(m17!(5));
        log.later((g % 3 == 1)).await;
        let mut d: String = ask_user::<String>("q18").await?;
        {
            let more = async { log.note("async"); [((g as u8) as u32), u32::from((g % 3 == 1))][u32::min(((g as u8) as u32) % 2, 1) as usize] }.await;
            let mut add = |n: u32| { g = (g + n) % 60; g };
            add(more);
            log.val(add(1));
        }
        if ask_user::<bool>("q19").await? {
        }
        Ok(format!("{g:?} {c:?} {b:?} {d:?} "))
    }
}

thrice! { p160, (log) -> Result<String, ToolError>, {
        let h = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: cat("s", 7), n: 0, ..Row::default() }).n });
        let mut h = (!h % 50);
        let mut b = (Shape::Named { s: ask_user::<String>(format!("q3 {h}")).await?, n: { let (x, y) = ask_all((ask_user::<u32>(format!("q4 {h}")).key("k1"), confirm(format!("q5 {h}")).key("k2"))).await?; x + u32::from(y) } });
        let mut n9 = 0u32;
        'l10: for (_, mut e) in (0u32..).zip([vec![7, h, 3], (if Option::<u32>::is_some(&None::<u32>) {
                        return Ok(ask_user::<String>("q8").await?);
                    } else {
                        vec![5]
            })].concat()).skip_while(|(n, _)| *n == 7) {
            n9 += 1;
            if n9 > 4 { break; }
            match (Shape::Named { s: cat(String::new().trim(), h), n: *&h }) {
                Shape::Named { s, n: x @ 0..=3 } if log.val(h) > 3 => {
                    let mut open12: Vec<u32> = [vec![7, x, 3], Vec::<u32>::new()].concat();
                    let mut n11 = 0u32;
                    while let Some(h) = open12.pop() && n11 < 4 {
                        n11 += 1;
                        let r13 = s.as_str();
                        let mut n14 = 0u32;
                        'l15: for e in 2..=3u32 {
                            n14 += 1;
                            if n14 > 4 { break; }
                            let late16;
                            log.note("e17");
                            late16 = s.clone();
                        }
                    }
                }
                Shape::Size(0) => {
                }
                x => {
                }
            }
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p161, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => {
                    8
                } });
        let c = (Row::default().sum(ask_user::<u32>("q4").await?, (match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => d })), (match Option::<u32>::map(None::<u32>, |n: u32| (n + d) % 50) {
                    None => {
                        {
                            "a b".to_owned()
                        }
                    }
                    Some(0 | 1) if log.val(d) > 2 => {
                        (String::new() + &String::new())
                    }
                    Some(x) => {
                        log.later(cat("s", d)).await
                    }
                } + &(if log.val((d % 3 == 2)) {
                        return Err(ToolError::new("left"));
                    } else {
                        let late6: u32;
                        if (d % 3 == 3) {
                            {
                                let more = d;
                                for item in arg0.iter_mut() { *item = (*item + more) % 30; }
                            }
                            late6 = d;
                            let mut n7 = 0u32;
                            'l8: for h in 0..1u32 {
                                n7 += 1;
                                if n7 > 4 { break; }
                                log.later((d % 3 == 1)).await;
                                log.val(h);
                            }
                        } else {
                            let [c, t9]: [u32; 2] = [d, d];
                            late6 = t9;
                            if (0 % 3 == 1) {
                                log.val(t9);
                                log.note("e10");
                            } else {
                                log.later((3 % 3 == 3)).await;
                            }
                        }
                        (|| { let inner = |n: u32| n + d; log.val(inner(2)); cat("s", d) })()
        })));
        let mut e: Vec<u32> = { let mut n11 = 0u32; 'l12: loop {
                n11 += 1;
                if n11 > 2 { break 'l12 arg1.clone(); }
                let h: Vec<u32> = vec![7, 4, 3];
                if (d % 3 == 3) { break 'l12 Vec::from([(((d, d).1 + measured("text1", d)) % 97), (format!("{arg1:?}{:?}", c).len() as u32)]); }
            } };
        log.val(d);
        log.later((d % 3 == 3)).await;
        Ok(format!("{arg0:?} {arg1:?} {c:?} {e:?} "))
    }
}

thrice! { p162, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q11").key("k1"), confirm(format!("q12 {d}")).key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let d: Row = (Row { v: arg1.clone(), n: "3".parse::<u32>()?, s: (String::new() + &format!("{d:?}{:?}", d)) });
        let c: Vec<u32> = Vec::from([d.n, 3]).into_iter().map(|n| n + 8).collect::<Vec<u32>>();
        let late16: Vec<u32>;
        if (1 % 3 == 0) {
            if Option::<u32>::is_some(&ask_user::<u32>("q17").await.ok()) {
                let a = Default::default();
                same(&a, &[] as &[u32]);
            } else if (5 % 3 == 2) {
                if (cat("s", 8) == "a") {
                    return Ok(cat("s", 7));
                }
                const N18: u32 = 7;
            }
            late16 = [c.clone(), Vec::from([if (2 % 3 == 0) {
                            let late19: u32;
                            if (6 % 3 == 0) {
                                log.note("e20");
                                late19 = 4;
                                log.val(1);
                            } else {
                                log.later((6 % 3 == 0)).await;
                                late19 = 4;
                                log.val(8);
                            }
                            late19
                        } else {
                            7
                        }, ("a b".to_owned().len() as u32)])].concat();
            if Option::<u32>::is_some(&arg1.clone().iter().max().copied()) {
                return Ok(cat((cat("s", 8) + &"a b".to_owned()), (1 * 8 % 89)));
            }
        } else {
            if !!(0 % 3 == 1) {
                fn f21(n: u32) -> u32 { n + 1 }
                log.val(f21(1));
            } else {
                let d: Vec<u32> = (0..0 % 4).collect::<Vec<u32>>();
            }
            late16 = (0..8 % 4).collect::<Vec<u32>>();
            if (5 % 3 == 3) {
                return Ok(String::new());
            }
        }
        Ok(format!("{d:?} {c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let h = Default::default();
        same(&h, &[] as &[String]);
        macro_rules! m2 { ($n:expr) => { $n + 1 } }
        log.val(m2!(4));
        log.later((0 % 3 == 0)).await;
        match Shape::Size(3) {
            Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 2 => {
            }
            Shape::Size(0) => {
            }
            x => {
            }
        }
        Ok(0)
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        log.later((arg0 % 3 == 1)).await;
        let late3;
        if !confirm("q4").await? {
            let g = Shape::Size(arg0);
            late3 = g.clone();
            match (!(match None::<u32> {
                        Some(x) => arg0,
                        None => {
                            return Err(ToolError::new("left"));
                        }
                }) % 50) {
                ..2 => {
                    let mut n5 = 0u32;
                    for (i, e) in WEIGHTS.iter().enumerate() {
                        n5 += 1;
                        if n5 > 4 { break; }
                        if let Some(g) = None::<u32> {
                            log.note("e6");
                        }
                    }
                }
                x if arg0 % 2 == 0 => {
                }
                2.. => {
                }
            }
        } else {
            _ = call(f0(0)).await?;
            late3 = Shape::Size(arg0);
            let mut e = ask_user::<String>(format!("q8 {arg0}")).await?;
        }
        Ok(Row::default().sum(arg0, arg0))
    }
}

thrice! { p163, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = { let (x, y) = ask_all((ask_user::<u32>(format!("q1 {arg0}")).key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut d = confirm("q3").await.unwrap_or(false);
        let e = Default::default();
        same(&e, &[] as &[Vec<u32>]);
        log.val((e.len() as u32));
        log.note("e7");
        {
            let more = { let mut n8 = 0u32; loop {
                    n8 += 1;
                    if n8 > 2 { break arg0; }
                    let Some(d) = Option::<u32>::map(Some(h), |n: u32| (n + arg0) % 50) else {
                        let mut n10 = 0u32;
                        'l11: for b in (2..9u32).step_by(4) {
                            n10 += 1;
                            if n10 > 4 { break; }
                            let g = Default::default();
                            same(&g, &[] as &[u32]);
                            log.later(d).await;
                            let mut n12 = 0u32;
                            'l13: for b in &e {
                                n12 += 1;
                                if n12 > 4 { break; }
                                log.val(h);
                                log.note("e14");
                            }
                        }
                        return Ok(String::new());
                    };
                    if (!(d % 3 == 3) || Option::<u32>::is_some(&None::<u32>)) { break d; }
                } };
            let mut add = |n: u32| { h = (h + n) % 60; h };
            add(more);
            log.val(add(1));
        }
        match ((({ h = arg0; h } as u8) as u32), ('b15: {
                    if ((e.len() as u32) != arg0) { break 'b15 async { log.note("async"); "a b".to_owned() }.await; }
                    log.val(arg0);
                    String::new().replace("a", &"a b".to_owned())
        })) {
            (0, x) => {
                let mut e = "11".parse()?;
                same(&e, &[] as &[u32]);
            }
            (mut x, _) => {
                {
                    let more = [*&h, arg0][u32::min(async { log.note("async"); arg0 }.await % 2, 1) as usize];
                    let through = &mut h;
                    *through += more;
                    *through %= 60;
                }
                match measured("a b".to_owned().as_str(), log.later(h).await) {
                    0 => {
                    }
                    x @ 1..=2 => {
                    }
                    x if arg0 % 2 == 0 => {
                    }
                    _ => {
                    }
                }
            }
        }
        Ok(format!("{h:?} "))
    }
}

thrice! { p164, (log) -> Result<String, ToolError>, {
        let mut c = Default::default();
        _ = confirm(format!("q6 {c}")).await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let mut d: bool = confirm("q7").await.unwrap_or(false);
        let mut d: (u32, String) = (c, "p".to_owned());
        let mut n9 = 0u32;
        for d in (2..9u32).step_by(4) {
            n9 += 1;
            if n9 > 4 { break; }
            macro_rules! m10 { ($n:expr) => { $n + 1 } }
            log.val(m10!(d));
            let mut b = Shape::Size((|| { let inner = |n: u32| n + d; log.val(inner(2)); d })());
            log.note("e12");
        }
        if (Option::<u32>::is_some(&Option::<u32>::map(Some(c), |n: u32| (n + c) % 50)) && (if !(c % 3 == 2) {
                    return Err(ToolError::new("left"));
                } else {
                    ((c % 3 == 1) && (c % 3 == 0))
        })) {
            let Some(a) = vec![7, c, 3].into_iter().map(|n| n + c).collect::<Vec<u32>>().iter().max().copied() else {
                return Ok({
                        cat("s", c)
                });
            };
        } else {
            match (Shape::Named { s: choose("q14", ["x", "y", "z"]).await?, n: ask_user::<u32>(format!("q15 {c}")).await? }) {
                Shape::Dot => {
                    match c {
                        ..2 => {
                            let mut open17: Vec<u32> = Vec::<u32>::new();
                            let mut n16 = 0u32;
                            'l18: while let Some(h) = open17.pop() && n16 < 4 {
                                n16 += 1;
                                let g = Default::default();
                                same(&g, &[] as &[String]);
                                if (h % 3 == 2) {
                                    log.val(h);
                                } else {
                                }
                            }
                        }
                        x if x % 2 == 0 => {
                        }
                        2.. => {
                        }
                    }
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                }
            }
        }
        Ok(format!("{c:?} {d:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((1 % 3 == 1)).await;
        use std::cmp::max as max1;
        log.val(max1(call(f0(fuel.saturating_sub(1))).await?, 3));
        Ok(u32::max(0, 0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(mut a) = (5, Some(*&4)).1 {
            if let Some(g) = Some(a) && { let mut n2 = 0u32; loop {
                    n2 += 1;
                    if n2 > 2 { break ((a % 3 == 1) || (g % 3 == 0)); }
                    let mut n4 = 0u32;
                    for mut d in vec![a].into_iter().take(3) {
                        n4 += 1;
                        if n4 > 4 { break; }
                    }
                    if ((a % 3 == 2) && (a % 3 == 0)) { break cat("s", a).is_empty(); }
                } } {
            }
        }
        Ok(5)
    }
}

thrice! { p165, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm("q9").await?;
        same(&d, &[] as &[u32]);
        let g: Vec<u32> = Vec::from([measured("text1", u32::abs_diff((arg1.len() as u32), d)), d]).into_iter().map(|n| n + d).collect::<Vec<u32>>();
        let mut h = arg1.clone().is_empty();
        arg0.push("4".parse::<u32>()?);
        let mut n10 = 0u32;
        'l11: loop {
            n10 += 1;
            if n10 > 3 { break; }
            if (h && (h && h)) {
                let mut open13: Vec<u32> = Vec::from([d, d]);
                let mut n12 = 0u32;
                while let Some(d) = open13.pop() && n12 < 4 && Option::<u32>::is_some(&None::<u32>) {
                    n12 += 1;
                    let Row { v: mut a, n: t14 @ _, .. } = Row::default();
                }
            } else if ((h || h) || (arg1 == arg1.clone())) {
            }
            if ((arg1.len() as u32) == u32::abs_diff(Row::default().sum(d, d), d)) { break; }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let Row { v: mut g, n: t4 @ _, .. } = (Row { v: vec![7, 2, 3].into_iter().map(|n| n + 5).collect::<Vec<u32>>(), n: Row::default().sum(*&5, ask_user::<u32>("q3").await?), s: cat(cat("s", 2), arg0.unwrap_or(3)) });
        log.val(t4);
        let mut n7 = 0u32;
        for (_, mut d) in (0u32..).zip((0..ask_user::<u32>("q6").await? % 4).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
            n7 += 1;
            if n7 > 4 { break; }
            log.val(t4);
            match *g.as_slice() {
                [] => {
                }
                [x] if log.val(t4) > 0 => {
                }
                [x, .., y] => {
                }
                _ => {
                }
            }
        }
        Ok(((t4 + t4) % 97))
    }
}

thrice! { p166, (log, arg0: u32 = 3, mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d = [arg1, arg1][u32::min(measured("text1", ask_user::<u32>(format!("q7 {arg0}")).await?) % 2, 1) as usize];
        let mut d: Option<u32> = ask_user::<u32>(format!("q8 {arg1}")).await.ok();
        let h = Shape::Size(1);
        checkpoint().await;
        if (arg1 % 3 == 1) {
            {
                let more = three(((arg0 + arg1) % 97), d.unwrap_or(3), *Box::new(arg0));
                let through = &mut arg1;
                *through += more;
                *through %= 60;
            }
            let mut h = Default::default();
            _ = { let (x, y) = ask_each((ask_user::<u32>("q11").key("k1"), confirm("q12").key("k2"))).await; x.is_ok() && y? };
            same(&h, &[] as &[String]);
            let late13: Vec<u32>;
            let late14: u32;
            log.val(arg0);
            late14 = *&arg1;
            late13 = vec![7, 5, 3];
        }
        match arg0 {
            0 | 3 | 5 if arg0 != 0 => {
                let mut d: Shape = h.clone();
                if ((arg0 % 3 == 3) && (arg1 % 3 == 3)) {
                    return Ok(cat("s", 8));
                }
            }
            x => {
            }
        }
        Ok(format!("{arg0:?} {h:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let h = (ask_user::<u32>("q1").await.unwrap_or(1), (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => 2 })).1;
        let Some(d) = log.val(ask_user::<u32>("q3").await.ok()) else {
            fn f4(n: u32) -> u32 { n + 1 }
            log.val(f4(h));
            return Ok(*Box::new((|n: u32| (n + h) % 40)((Row { s: String::new(), n: h, ..Row::default() }).n)));
        };
        let mut n5 = 0u32;
        'l6: while n5 < 3 && (d % 3 == 1) {
            n5 += 1;
            log.later((5 % 3 == 3)).await;
        }
        let mut c = ((h % (((d + d) % 97) + 1)), cat("s", d).replace("a", &Row::default().into_text(d)));
        Ok(c.0)
    }
}

thrice! { p167, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let b = (ask_user::<String>("q2").await? + &{
                arg0.clone()
        });
        let mut a = ({
                *&"4".parse::<u32>()?
            }, cat(arg0.clone(), u32::abs_diff(ask_user::<u32>("q3").await?, (a % (a + 1)))));
        let d = (Row { n: *Box::new(*&4), ..Row::default() });
        if (Row::default().sum(5, u32::abs_diff(2, 2)) != 1) {
            if ('b4: {
                    if (5 % 3 == 3) { break 'b4 ((5 % 3 == 0) && (3 % 3 == 2)); }
                    match 6 {
                        ..2 => {
                            let mut g = Shape::Size(7);
                            let mut g = a.1.clone();
                        }
                        x if x != 0 => {
                            log.note("e5");
                        }
                        2.. => {
                            let mut d = Default::default();
                            same(&d, &[] as &[String]);
                        }
                    }
                    (arg0 == a.1.clone())
            }) {
                return Ok(arg0.clone());
            }
        } else {
        }
        Ok(format!("{arg0:?} {b:?} {a:?} {d:?} "))
    }
}

thrice! { p168, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d: u32 = ask_user::<u32>("q1").await?;
        let c: Vec<u32> = [(0..Row::default().sum(arg1, d) % 4).collect::<Vec<u32>>(), [Vec::<u32>::new(), Vec::from([arg1, arg1])].concat()].concat().into_iter().map(|n| n + d).collect::<Vec<u32>>();
        let mut b = (|| { let inner = |n: u32| n + arg1; log.val(inner(2)); Row::default() })();
        let d = None;
        _ = ask_user::<bool>("q5").await?;
        same(&d, &[] as &[Option<u32>]);
        let mut b = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[u32]);
        let mut n8 = 0u32;
        'l9: for (_, mut g) in (0u32..).zip((|| { let inner = |n: u32| n + arg1; log.val(inner(2)); c.clone() })()).skip_while(|(n, _)| *n == 7) {
            n8 += 1;
            if n8 > 4 { break; }
            log.val(g);
            log.val((arg0.len() as u32));
            if (((6 % 3 == 0) || (8 % 3 == 0)) || confirm("q10").await?) {
                if {
                    log.val(b);
                    (b % 3 == 0)
                } {
                    let mut n11 = 0u32;
                    'l12: while n11 < 3 && (g % 3 == 3) {
                        n11 += 1;
                        log.note("e13");
                        {
                        }
                    }
                }
            } else if (((g % 3 == 0) || (g % 3 == 2)) || ((g % 3 == 3) || (b % 3 == 2))) {
            } else {
            }
        }
        Ok(format!("{arg1:?} {c:?} "))
    }
}

thrice! { p169, (log) -> Result<String, ToolError>, {
        let g: u32 = 0;
        let e: u32 = ask_user::<u32>("q1").await?;
        let b = format!("{e:?}{:?}", e);
        if { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? } {
            let mut b = None;
            same(&b, &[] as &[Option<u32>]);
        }
        log.later((g % 3 == 3)).await;
        log.val(g);
        let r4 = b.split(' ').next().unwrap_or("");
        const N5: u32 = 7;
        log.note("e6");
        if let Some(e) = Option::<u32>::or([vec![7, e, 3], vec![7, g, 3]].concat().iter().max().copied(), Option::<u32>::or(vec![e].iter().max().copied(), Option::<u32>::map(Some(e), |n: u32| (n + g) % 50))) && !(((1 % 3 == 2) && (N5 % 3 == 3)) && b.clone().is_empty()) {
        } else {
        }
        Ok(format!("{g:?} {N5:?} "))
    }
}

thrice! { p170, (log) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q4").await?;
        let mut e = Vec::new();
        _ = confirm(format!("q9 {a}")).await?;
        same(&e, &[] as &[Vec<u32>]);
        let mut g: Vec<u32> = Vec::from([ask_user::<u32>(format!("q11 {a}")).await?, measured(choose("q12", ["x", "y", "z"]).await?.as_str(), (((a as u8) as u32) % (u32::from((a % 3 == 2)) + 1)))]);
        log.val(a);
        {
            let more = measured("text0", (("0".parse::<u32>()? + (a % (a + 1))) % 97));
            let mut add = |n: u32| { a = (a + n) % 60; a };
            add(more);
            log.val(add(1));
        }
        let late13: u32;
        match ((((u32::abs_diff(a, a) as u8) as u32) + measured(log.later(String::new()).await.as_str(), { a = a; a })) % 97) {
            0 | 3 | 5 if a % 2 == 0 => { late13 = a; }
            x => { late13 = "0".parse::<u32>()?; }
        }
        if !(("a b".to_owned() + &cat("s", a)) == "a") {
            let mut n14 = 0u32;
            'l15: for &a in ["x", "y"].iter() {
                n14 += 1;
                if n14 > 4 { break; }
                log.later((5 % 3 == 0)).await;
                log.val(((late13 + late13) % 97));
            }
            e.resize(3, 1);
            e[u32::min(late13 % 3, 2) as usize] = match Some(a) {
                Some(x @ ..4) if late13 != 2 => {
                    ((x as u8) as u32)
                }
                x @ Some(_) => {
                    late13
                }
                None => {
                    "4".parse::<u32>()?
                }
                _ => {
                    (if (7 % 3 == 0) {
                            return Ok(cat("s", a));
                        } else {
                            a
                    })
                }
            };
        } else {
        }
        Ok(format!("{g:?} {late13:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        loop {
            n1 += 1;
            if n1 > 3 { break; }
            #[cfg(all())]
            log.val(7);
            #[cfg(any())]
            log.note("never");
            if let Some(e) = Option::<u32>::map(Some(5), |n: u32| (n + 6) % 50) && (e % 3 == 0) {
                _ = ask_user::<u32>(format!("q2 {e}")).await?;
                let [c, t3]: [u32; 2] = [(e * e % 89), e];
            } else {
            }
            if (7 % 3 == 0) { break; }
        }
        Ok(((1 + 7) % 97))
    }
}

thrice! { p171, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let e = u32::from(ask_user::<u8>("q1").await?);
        let mut e = u32::from(ask_user::<u8>("q2").await?);
        let b: bool = ((8 % 3 == 3) && ("a b".to_owned().replace("a", &cat("s", arg0).replace("a", &"a b".to_owned())) == "a"));
        let mut n3 = 0u32;
        for (_, mut g) in (0u32..).zip(Vec::from([(three(e, arg0, arg0) ^ u32::max(e, arg0)), (((arg0, e).1 + measured("text2", arg0)) % 97)])).skip_while(|(n, _)| *n == 7) {
            n3 += 1;
            if n3 > 4 { break; }
            log.later(b).await;
        }
        'b4: {
            let h = (e, {
                    String::new()
            });
            if let Some(d) = Option::<u32>::or(Some(e), vec![7, e, 3].iter().max().copied()) && (d, "a b".to_owned().is_empty()).1 {
                let mut n5 = 0u32;
                for b in { e = e; e }..d % 3 {
                    n5 += 1;
                    if n5 > 4 { break; }
                    #[cfg(all())]
                    log.val(d);
                    #[cfg(any())]
                    log.note("never");
                    let Some(a) = Some(arg0) else {
                        break;
                    };
                }
                let late6: Shape;
                match Shape::Size(e) {
                    Shape::Named { s, n: x @ 0..=3 } if arg0 != 4 => { late6 = Shape::Dot; }
                    Shape::Size(0) => { late6 = Shape::Dot; }
                    x => { late6 = x.clone(); }
                }
            } else {
                let mut open8: Vec<u32> = [Vec::<u32>::new(), Vec::<u32>::new()].concat();
                let mut n7 = 0u32;
                while let Some(e) = open8.pop() && n7 < 4 {
                    n7 += 1;
                }
            }
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p172, (log) -> Result<String, ToolError>, {
        let mut d: u32 = [{
                log.val(5);
                u32::max(async { log.note("async"); 0 }.await, 8)
            }, measured("text3", 1)][u32::min(4 % 2, 1) as usize];
        let h = "11".parse()?;
        _ = confirm("q2").await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let h: (u32, String) = (((d + *&[d, d][u32::min(d % 2, 1) as usize]) % 97), String::new());
        log.later((d % 3 == 0)).await;
        let [g, t5]: [u32; 2] = [d, (Row { s: choose("q4", ["x", "y", "z"]).await?, n: d, ..Row::default() }).n];
        let r6 = &h.0;
        if ask_user::<bool>("q7").await? {
            let b = Default::default();
            same(&b, &[] as &[u32]);
        }
        if (t5 % 3 == 1) {
            let a = "11".parse()?;
            same(&a, &[] as &[u32]);
            let [a, t8]: [u32; 2] = ["2".parse::<u32>()?, d];
        } else {
        }
        Ok(format!("{d:?} {g:?} {t5:?} {r6:?} "))
    }
}

thrice! { p173, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {d}")).key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let mut a: Vec<u32> = arg0.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>();
        let mut h: Option<u32> = ask_user::<u32>("q5").await.ok();
        let late6: Shape;
        a.push(d);
        late6 = (Shape::Named { s: cat(cat(arg1.clone().trim(), d).trim(), three(d, d, (arg1.len() as u32))), n: match d {
                    0 | 3 | 5 if d % 2 == 0 => {
                        (d ^ d)
                    }
                    x => {
                        let mut n7 = 0u32;
                        'l8: while n7 < 3 && (6 % 3 == 3) {
                            n7 += 1;
                            let mut n9 = 0u32;
                            loop {
                                n9 += 1;
                                if n9 > 3 { break; }
                                log.val(d);
                                log.note("e10");
                                if (x % 3 == 3) { break; }
                            }
                        }
                        ((d as u8) as u32)
                    }
                } });
        Ok(format!("{h:?} "))
    }
}

thrice! { p174, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g: u32 = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => u32::abs_diff(6, 1) });
        let d = (g, choose("q6", ["x", "y", "z"]).await?);
        let mut g = Vec::new();
        _ = confirm("q8").await.unwrap_or(false);
        same(&g, &[] as &[Vec<u32>]);
        if confirm("q9").await.unwrap_or(false) {
            let mut n10 = 0u32;
            for g in [((arg0.len() as u32) * ((g.len() as u32) % (4 + 1)) % 89), 2] {
                n10 += 1;
                if n10 > 4 { break; }
                let g: Shape = Shape::Size(g);
            }
            match arg0.as_str() {
                "" => {
                    let Row { v: mut d, n: t12 @ _, .. } = (Row { n: 6, ..Row::default() });
                    let h = Shape::Dot;
                    match (t12, arg0.clone()) {
                        (x, y) if log.val(x) > 2 => {
                            let mut open16: Vec<u32> = vec![7, 6, 3];
                            let mut n15 = 0u32;
                            'l17: while let Some(g) = open16.pop() && n15 < 4 && (t12 % 3 == 0) {
                                n15 += 1;
                                if (1 % 3 == 1) {
                                    log.val(x);
                                    log.note("e18");
                                    log.val(t12);
                                }
                            }
                            let mut g = Row::default();
                        }
                        (_, y) => {
                        }
                    }
                }
                "a" | "lit" if 3 % 2 == 0 => {
                }
                _ => {
                }
            }
        } else if Option::<u32>::is_some(&ask_user::<u32>("q19").await.ok()) {
        }
        Ok(format!("{arg0:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let late1: Vec<u32>;
        if ask_user::<bool>("q2").await? {
            let d = Shape::Size(6);
            late1 = vec![7, 4, 3].into_iter().map(|n| n + 0).collect::<Vec<u32>>();
            log.val(6);
        } else {
            log.val(2);
            late1 = vec![7, 5, 3];
            #[cfg(all())]
            let cfg3 = 3;
            #[cfg(any())]
            let cfg3 = String::new();
        }
        let mut d = Default::default();
        same(&d, &[] as &[String]);
        Ok([8, 2][u32::min(7 % 2, 1) as usize])
    }
}

thrice! { p175, (log, arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        _ = confirm("q14").await?;
        same(&b, &[] as &[u32]);
        let c = Shape::Size(b);
        let a: String = ask_user::<String>(format!("q15 {b}")).await?;
        let r16 = a.as_str();
        let mut a: String = choose("q17", ["x", "y", "z"]).await?;
        let mut open19: Vec<u32> = Vec::<u32>::new();
        let mut n18 = 0u32;
        while let Some(b) = open19.pop() && n18 < 4 {
            n18 += 1;
            log.val(u32::abs_diff(b, if (b % 3 == 2) {
                        b
                    } else {
                        (arg0.len() as u32)
            }));
            log.later((b % 3 == 0)).await;
        }
        let mut h: Vec<u32> = [Vec::from([b, (match ask_user::<u32>("q21").await { Ok(n) => n, Err(_) => b })]), Vec::from([b, (arg0.clone().len() as u32)])].concat();
        let mut n22 = 0u32;
        'l23: for mut e in Vec::from([Row::default().sum(b, b), (arg0.len() as u32)]).into_iter().map(|n| n + b).collect::<Vec<u32>>().into_iter().take(3) {
            n22 += 1;
            if n22 > 4 { break; }
            log.later((e % 3 == 2)).await;
            {
                let more = u32::from(Option::<u32>::is_some(&Some(6)));
                let through = &mut e;
                *through += more;
                *through %= 60;
            }
        }
        let mut n24 = 0u32;
        'l25: for &c in h.iter() {
            n24 += 1;
            if n24 > 4 { break; }
            log.val(b);
            let mut n26 = 0u32;
            'l27: while n26 < 3 && ((arg1 == arg1.clone()) || ((b % 3 == 3) && (c % 3 == 3))) {
                n26 += 1;
                log.later((c % 3 == 3)).await;
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {b:?} {r16:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let Row { v: mut c, n: t1 @ _, .. } = Row::default();
        let Row { v: mut d, n: t6 @ _, .. } = (Row { v: Vec::from([t1, t1]).into_iter().map(|n| n + t1).collect::<Vec<u32>>(), n: { let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm(format!("q5 {t1}")).key("k2"))).await?; x + u32::from(y) }, s: String::new() });
        log.later((t6 % 3 == 1)).await;
        log.val(t1);
        Ok((t1 * t1 % 89))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let a = (Row { v: (0..ask_user::<u32>("q8").await? % 4).collect::<Vec<u32>>(), n: (|n: u32| (n + 0) % 40)(((0 + 4) % 97)), s: { let mut n9 = 0u32; loop {
                        n9 += 1;
                        if n9 > 2 { break cat(cat("s", 7).trim(), 5); }
                        let mut n11 = 0u32;
                        loop {
                            n11 += 1;
                            if n11 > 3 { break; }
                            macro_rules! m12 { ($n:expr) => { $n + 1 } }
                            log.val(m12!(8));
                            if (2 % 3 == 3) { break; }
                        }
                        if ("a b".to_owned() == "a") { break "a b".to_owned(); }
                    } } });
        Ok([6, 5][u32::min(3 % 2, 1) as usize])
    }
}

thrice! { p176, (log) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let mut c: u32 = a;
        let c = ask_user::<u32>(format!("q2 {a}")).await.unwrap_or(c);
        macro_rules! m3 { ($n:expr) => { $n + 1 } }
        log.val(m3!(c));
        let mut n4 = 0u32;
        while n4 < 3 && confirm("q5").await? {
            n4 += 1;
            if let Some(mut g) = ask_user::<u32>(format!("q6 {c}")).await.ok() && Vec::from([a, g]).contains(&(|| { let inner = |n: u32| n + g; log.val(inner(2)); c })()) {
                let mut n8 = 0u32;
                while n8 < 3 && (c % 3 == 1) {
                    n8 += 1;
                    if (c % 3 == 1) {
                        _ = ask_user::<u32>("q9").await.unwrap_or(a);
                    } else if (c % 3 == 0) {
                        let mut b = "a b".to_owned();
                        log.note("e10");
                    } else {
                    }
                }
            }
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p177, (log) -> Result<String, ToolError>, {
        let g = log.val(ask_user::<u32>("q1").await?);
        let b = u32::from(ask_user::<u8>(format!("q2 {g}")).await?);
        let mut c: Option<u32> = Some(b);
        fn f3(n: u32) -> u32 { n + 1 }
        log.val(f3((|n: u32| (n + g) % 40)((!g % 50))));
        log.val(g);
        let late4: u32;
        if (g % 3 == 3) {
            match g {
                ..2 => {
                    {
                        let mut g: Shape = Shape::Size(6);
                    }
                }
                x if b != 0 => {
                    log.note("e5");
                }
                2.. => {
                    let r6 = &g;
                }
            }
            late4 = g;
            log.note("e8");
        } else {
            if ((!c.unwrap_or(3) % 50) == (b * b % 89)) {
                return Ok(('b9: {
                            if ((5 % 3 == 1) && (g % 3 == 2)) { break 'b9 "a b".to_owned().replace("a", &"a b".to_owned()); }
                            log.val(g);
                            cat(String::new().trim(), g)
                }));
            }
            late4 = u32::abs_diff(*Box::new(*&g), b);
            if let Some(b) = c && {
                cat("s", b).is_empty()
            } {
                log.val(b);
                let mut n10 = 0u32;
                for c in (0..2u32).rev() {
                    n10 += 1;
                    if n10 > 4 { break; }
                    macro_rules! m11 { ($n:expr) => { $n + 1 } }
                    log.val(m11!(g));
                }
            }
        }
        Ok(format!("{g:?} {b:?} {c:?} {late4:?} "))
    }
}

thrice! { p178, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = Default::default();
        _ = ask_user::<bool>("q1").await?;
        same(&a, &[] as &[u32]);
        let mut h = None;
        _ = confirm("q2").await?;
        same(&h, &[] as &[Option<u32>]);
        let mut c = Row::default().sum(u32::max((Row { s: (|| { let inner = |n: u32| n + a; log.val(inner(2)); arg1.clone() })(), n: ((a + h.unwrap_or(3)) % 97), ..Row::default() }).n, *&((a + a) % 97)), *Box::new(measured(format!("{arg1:?}{:?}", arg1).as_str(), Row::default().sum(a, a))));
        log.note("e3");
        if (Option::<u32>::is_some(&Option::<u32>::or(h, h)) && Option::<u32>::is_some(&h)) {
            log.later((c % 3 == 2)).await;
            {
                let more = *&((a as u8) as u32);
                let mut add = |n: u32| { c = (c + n) % 60; c };
                add(more);
                log.val(add(1));
            }
        } else {
            let mut n4 = 0u32;
            while n4 < 3 && Option::<u32>::is_some(&h) {
                n4 += 1;
                let (mut c, t5): (u32, String) = (a, cat("s", 0));
                log.note("e6");
            }
        }
        let a = if (a % 3 == 2) {
            arg0.push_str(&arg0.clone());
            Row::default()
        } else {
            let d: Option<u32> = vec![c].iter().max().copied();
            Row::default()
        };
        let mut b = (log.val(if (c % 3 == 0) {
                    arg0.clone()
                } else {
                    arg0.clone()
            }) + &cat((c, arg0.clone()).1, "4".parse::<u32>()?));
        Ok(format!("{arg0:?} {c:?} "))
    }
}

thrice! { p179, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let d = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm(format!("q9 {arg1}")).key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let e: Option<u32> = ask_user::<u32>(format!("q10 {d}")).await.ok();
        let e = None;
        same(&e, &[] as &[Option<u32>]);
        let mut n12 = 0u32;
        for h in log.later((((arg1 as u8) as u32) ^ measured("text0", d))).await..d % 3 {
            n12 += 1;
            if n12 > 4 { break; }
            {
                let more = arg1;
                let mut add = |n: u32| { arg1 = (arg1 + n) % 60; arg1 };
                add(more);
                log.val(add(1));
            }
            let mut n13 = 0u32;
            for (d, s) in BTreeMap::from([((d * async { log.note("async"); arg1 }.await % 89), arg0.clone().replace("a", &arg0.clone().replace("a", &arg0.clone()))), (1, "one".to_owned())]) {
                n13 += 1;
                if n13 > 4 { break; }
                let late14: Vec<u32>;
                match (((arg0.len() as u32) as u8) as u32) {
                    ..2 => { late14 = Vec::from([h, h]); }
                    x if log.val(arg1) > 1 => { late14 = vec![3]; }
                    2.. => { late14 = vec![1].into_iter().map(|n| n + h).collect::<Vec<u32>>(); }
                }
            }
            log.later((h % 3 == 3)).await;
        }
        let a = (arg1 == measured("text2", (|n: u32| (n + arg1) % 40)(3)));
        log.val(arg1);
        {
            let more = three(vec![7, 5, 3].get(((d as u8) as u32) as usize).copied().unwrap_or(1), "0".parse::<u32>()?, d);
            let through = &mut arg1;
            *through += more;
            *through %= 60;
        }
        let mut a = (d, match if a {
                arg1
            } else {
                d
            } {
                ..2 => {
                    let mut n15 = 0u32;
                    for mut g in vec![7, d, 3].into_iter().take(3) {
                        n15 += 1;
                        if n15 > 4 { break; }
                    }
                    cat(String::new(), d)
                }
                x if arg1 % 2 == 0 => {
                    (arg0.clone() + &arg0.clone())
                }
                2.. => {
                    (d, arg0.clone()).1
                }
        });
        Ok(format!("{arg0:?} {arg1:?} {e:?} {a:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let (mut e, t3): (u32, String) = (ask_user::<u32>("q2").await?, cat(String::new().trim(), (cat("s", 5).len() as u32)));
        let mut n4 = 0u32;
        'l5: for h in Row::default().sum(e, e)..e % 3 {
            n4 += 1;
            if n4 > 4 { break; }
            if ('b6: {
                    if (h, (h % 3 == 0)).1 { break 'b6 ((h % 3 == 3) || (5 % 3 == 1)); }
                    log.note("e7");
                    (t3 == t3.clone())
            }) {
            } else if t3.clone().is_empty() {
            }
        }
        Ok(u32::from((e % 3 == 0)))
    }
}

thrice! { p180, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut a = (|n: u32| (n + arg1) % 40)(((u32::from(ask_user::<u8>("q1").await?) + { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }) % 97));
        let mut c = (Row { n: ((if Option::<u32>::is_some(&None::<u32>) {
                            match Some(5) {
                                Some(x @ ..4) if log.val(arg1) > 0 => {
                                    let e = cat("s", arg1);
                                    (e.len() as u32)
                                }
                                x @ Some(_) => {
                                    a
                                }
                                None => {
                                    arg1
                                }
                                _ => {
                                    a
                                }
                            }
                        } else {
                            ((arg1 + arg1) % 97)
                        } + log.val((!a % 50))) % 97), ..Row::default() });
        let mut c = c.clone();
        log.note("e4");
        if !(a >= ((a as u8) as u32)) {
            let late5: u32;
            log.val(arg1);
            late5 = arg1;
            let mut h = measured(cat(cat("s", a).trim(), late5).as_str(), a);
        } else {
            let Some(a) = Option::<u32>::or(Some(arg1), Option::<u32>::map(Some(2), |n: u32| (n + arg1) % 50)) else {
                if ((a % 3 == 2) || (6 % 3 == 2)) {
                    return Ok("a b".to_owned().replace("a", &String::new()));
                }
                return Ok(cat(cat("s", a), three(3, arg1, arg1)));
            };
            'b7: {
                log.note("e8");
            }
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p181, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = Default::default();
        _ = ask_user::<bool>("q3").await?;
        same(&c, &[] as &[u32]);
        let mut c = ask_user::<String>("q4").await?;
        let b: Option<u32> = ask_user::<u32>("q5").await.ok();
        log.val(2);
        arg1.resize(3, 1);
        arg1[u32::min(((0..4 % 4).collect::<Vec<u32>>().get(match 4 {
                            ..2 => {
                                if let Some(a) = b && (a % 3 == 1) && let (0..5, y) = (a, "p".to_owned()) {
                                    log.note("e6");
                                    log.note("e7");
                                    log.note("e8");
                                } else {
                                    log.later((2 % 3 == 2)).await;
                                    log.val(6);
                                }
                                0
                            }
                            x if x % 2 == 0 => {
                                x
                            }
                            2.. => {
                                1
                            }
                        } as usize).copied().unwrap_or(1) % ((c.len() as u32) + 1)) % 3, 2) as usize] = measured("text1", *&(2 ^ 7));
        let a: Vec<u32> = arg0.clone();
        let [r9, ..] = &a[..] else {
            return Err(ToolError::new("empty"));
        };
        'b10: {
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} "))
    }
}

thrice! { p182, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let g: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut d = (arg1, log.later(if async { log.note("async"); (arg1 % 3 == 1) }.await {
                    log.later((arg1 % 3 == 0)).await;
                    (arg1, arg0.clone()).1
                } else {
                    if let Some(e) = g && (e % 3 == 3) {
                        log.val(arg1);
                        {
                            log.note("e3");
                            log.later((6 % 3 == 0)).await;
                            log.later((e % 3 == 0)).await;
                        }
                    } else {
                        let e = Shape::Dot;
                        log.later((d % 3 == 0)).await;
                        let late4: Shape;
                        if (arg1 % 3 == 3) {
                            log.note("e5");
                            late4 = e.clone();
                            log.val(arg1);
                        } else {
                            log.later((arg1 % 3 == 2)).await;
                            late4 = Shape::Size(d);
                            log.note("e6");
                        }
                    }
                    cat(arg0.clone(), arg1)
            }).await);
        log.later((arg1 % 3 == 1)).await;
        Ok(format!("{arg0:?} {arg1:?} {g:?} {d:?} "))
    }
}

thrice! { p183, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = (1 * log.val(6) % 89);
        let g: Row = (Row { n: (arg1.len() as u32), ..Row::default() });
        let mut d = "11".parse()?;
        _ = confirm("q1").await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        if let Some(b) = Option::<u32>::or(Some(d), Some(d)) && {
            let c: Vec<u32> = (0..d % 4).collect::<Vec<u32>>();
            confirm("q3").await.unwrap_or(false)
        } {
            if let Some(g) = Some(5) {
                if (d % 3 == 1) {
                    let mut a = "11".parse()?;
                    _ = ask_user::<bool>("q5").await?;
                    same(&a, &[] as &[u32]);
                    log.val(b);
                } else if ((b % 3 == 2) && (b % 3 == 0)) {
                    #[cfg(all())]
                    log.later((d % 3 == 1)).await;
                    #[cfg(any())]
                    log.note("never");
                    {
                        let more = b;
                        let through = &mut d;
                        *through += more;
                        *through %= 60;
                    }
                    log.note("e6");
                }
            } else {
                log.note("e7");
            }
        } else {
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p184, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (arg1 * arg1 % 89) });
        let mut e = (Row { n: (cat(ask_user::<String>("q3").await?, ("a b".to_owned().len() as u32)).len() as u32), ..Row::default() });
        let mut c = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => arg1 });
        let r5 = arg0.split(' ').next().unwrap_or("");
        log.note("e6");
        match Shape::Size(3) {
            Shape::Dot => {
                let mut open8: Vec<u32> = Vec::<u32>::new();
                let mut n7 = 0u32;
                'l9: while let Some(a) = open8.pop() && n7 < 4 {
                    n7 += 1;
                    let late10: u32;
                    match Some(arg1) {
                        None => { late10 = log.later(b).await; }
                        Some(0 | 1) if log.val(a) > 2 => { late10 = arg1; }
                        Some(x) => { late10 = u32::from((b % 3 == 0)); }
                    }
                    let Some(c) = Some(arg1) else {
                        let r11 = arg0.split(' ').next().unwrap_or("");
                        return Ok(cat(arg0.clone(), late10));
                    };
                    'b12: {
                        #[cfg(all())]
                        log.note("e13");
                        #[cfg(any())]
                        log.note("never");
                    }
                }
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        let Some(d) = Some(c) else {
            return Ok((|| { let inner = |n: u32| n + b; log.val(inner(2)); arg0.clone() })());
        };
        _ = ask_user::<u32>("q14").await.unwrap_or(b);
        let mut n15 = 0u32;
        loop {
            n15 += 1;
            if n15 > 3 { break; }
            if (d % 3 == 2) {
            }
            if (c % 3 == 1) { break; }
        }
        let late16: Shape;
        if confirm(format!("q17 {arg1}")).await? {
            let g = ask_user::<String>("q18").await?;
            late16 = (Shape::Named { s: cat(r5, (|n: u32| (n + d) % 40)(c)), n: (e.clone().sum(c, (arg0.len() as u32)) * (match None::<u32> {
                                Some(x) => arg1,
                                None => {
                                    return Ok(String::new());
                                }
                        }) % 89) });
            let mut n19 = 0u32;
            'l20: for a in 0..1u32 {
                n19 += 1;
                if n19 > 4 { break; }
                let mut n21 = 0u32;
                for d in 2..=4u32 {
                    n21 += 1;
                    if n21 > 4 { break; }
                }
            }
        } else {
            let Some(g) = (|| { let inner = |n: u32| n + b; log.val(inner(2)); Some(c) })() else {
                let g: Shape = (Shape::Named { s: arg0.clone(), n: arg1 });
                return Ok(r5.to_owned());
            };
            late16 = Shape::Size(d);
            #[cfg(all())]
            log.later((d % 3 == 0)).await;
            #[cfg(any())]
            log.note("never");
        }
        Ok(format!("{arg1:?} {e:?} {r5:?} {late16:?} "))
    }
}

thrice! { p185, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        _ = confirm("q6").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let b = Shape::Size(c);
        let e = b.clone();
        let mut n10 = 0u32;
        while n10 < 3 && ask_user::<bool>("q11").await? {
            n10 += 1;
            log.later((c % 3 == 1)).await;
            let late12: u32;
            let mut g = (c, arg0.clone());
            late12 = c;
        }
        let mut n13 = 0u32;
        'l14: loop {
            n13 += 1;
            if n13 > 3 { break; }
            log.val((((c as u8) as u32) % (*Box::new((arg1.len() as u32)) + 1)));
            let mut n15 = 0u32;
            'l16: for &d in arg1.iter() {
                n15 += 1;
                if n15 > 4 { break; }
                let (mut g, t17): (u32, String) = (d, arg0.clone());
                fn f18(n: u32) -> u32 { n + 1 }
                log.val(f18(((g + g) % 97)));
                log.later((c % 3 == 0)).await;
            }
            log.note("e19");
            if ((((arg0.clone().len() as u32) as u8) as u32) == (arg0.len() as u32)) { break; }
        }
        if matches!(e, Shape::Dot | Shape::Size(1..)) {
            return Err(ToolError::new("left"));
        }
        match &e {
            Shape::Dot => {}
            Shape::Size(r20) | Shape::Named { n: r20, .. } => {
                log.val(c);
            }
        }
        Ok(format!("{arg0:?} {e:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut h = if (6 % 3 == 3) {
            (4, "p".to_owned())
        } else {
            (ask_user::<u32>("q2").await?, arg0.clone())
        };
        log.later((2 % 3 == 2)).await;
        Ok(5)
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        checkpoint().await;
        if { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? } {
            {
                let more = ((!arg0 % 50) * ask_user::<u32>(format!("q5 {arg0}")).await? % 89);
                let mut add = |n: u32| { arg0 = (arg0 + n) % 60; arg0 };
                add(more);
                log.val(add(1));
            }
        } else {
        }
        Ok((|n: u32| (n + arg0) % 40)(arg0))
    }
}

thrice! { p186, (log, mut arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = three(ask_user::<u32>("q1").await?, (|n: u32| (n + 6) % 40)(ask_user::<u32>("q2").await.unwrap_or((arg0.len() as u32))), ask_user::<u32>("q3").await?);
        let h = (Row { n: d, ..Row::default() });
        let d: Option<u32> = log.val(Option::<u32>::map(Some(d), |n: u32| (n + d) % 50));
        let late4;
        if ((!(8 % 3 == 3) && Option::<u32>::is_some(&d)) && (2 % 3 == 3)) {
            let mut n5 = 0u32;
            for g in (0..2u32).rev() {
                n5 += 1;
                if n5 > 4 { break; }
                log.later((g % 3 == 0)).await;
            }
            late4 = arg0.clone();
            'b6: {
                let late7: Shape;
                if (arg0 == arg0.clone()) {
                    let mut b: bool = (2 % 3 == 2);
                    late7 = (Shape::Named { s: arg0.clone(), n: 8 });
                    let mut open9: Vec<u32> = h.v.clone();
                    let mut n8 = 0u32;
                    'l10: while let Some(h) = open9.pop() && n8 < 4 {
                        n8 += 1;
                        let c: Option<u32> = d;
                    }
                } else {
                    let late11;
                    if (4 % 3 == 0) {
                        let mut n12 = 0u32;
                        while n12 < 3 && (0 % 3 == 0) {
                            n12 += 1;
                            log.val(1);
                        }
                        late11 = Shape::Size(1);
                        let mut n13 = 0u32;
                        for mut d in vec![7, 1, 3].into_iter().take(3) {
                            n13 += 1;
                            if n13 > 4 { break; }
                            log.note("e14");
                        }
                    } else {
                        let mut c = "11".parse()?;
                        same(&c, &[] as &[u32]);
                        late11 = Shape::Size(c);
                        log.val(c);
                    }
                    late7 = Shape::Size(0);
                    log.later((5 % 3 == 1)).await;
                }
                log.val(8);
                let Row { v: mut e, n: t15 @ _, .. } = h.clone();
            }
        } else {
            let mut a = (2 % 3 == 3);
            late4 = format!("{arg1:?}{:?}", arg0);
            log.val(2);
        }
        let mut a = h.clone();
        if (5 % 3 == 2) {
        } else if late4.clone().is_empty() {
        }
        Ok(format!("{h:?} {d:?} {a:?} "))
    }
}

thrice! { p187, (log) -> Result<String, ToolError>, {
        let h = Default::default();
        _ = confirm(format!("q2 {h}")).await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let mut g: Shape = Shape::Dot;
        let mut h = Row::default();
        if let Some(mut c) = Some(2) && ((match vec![c].iter().max().copied() {
                    Some(x) => (8 % 3 == 2),
                    None => {
                        return Ok(ask_user::<String>("q5").await?);
                    }
            }) || (matches!(g, Shape::Dot | Shape::Size(1..)) || (c % 3 == 1))) && let (0..5, y) = (h.n, ask_user::<String>(format!("q6 {c}")).await?) {
            let mut e = g.clone();
            log.note("e7");
        } else {
            if let Some(mut g) = Option::<u32>::map(Some(1), |n: u32| (n + 3) % 50) {
                {
                    let more = (Row { s: "a b".to_owned(), n: g, ..Row::default() }).n;
                    let mut add = |n: u32| { g = (g + n) % 60; g };
                    add(more);
                    log.val(add(1));
                }
                let Some(g) = Option::<u32>::map(Some(g), |n: u32| (n + g) % 50) else {
                    match (5, "p".to_owned()) {
                        (x, y) if log.val(x) > 3 => {
                            let r8 = y.trim();
                        }
                        (_, y) => {
                            let late9;
                            match g {
                                ..2 => { late9 = y.clone(); }
                                x if x % 2 == 0 => { late9 = "a b".to_owned(); }
                                2.. => { late9 = y.clone(); }
                            }
                        }
                    }
                    return Ok(cat("a b".to_owned(), g));
                };
                let mut n10 = 0u32;
                for mut c in [vec![7, 5, 3], vec![g]].concat().into_iter().take(3) {
                    n10 += 1;
                    if n10 > 4 { break; }
                    if (c % 3 == 2) {
                        log.note("e11");
                        let mut a = h.clone();
                    } else if (g % 3 == 1) {
                        {
                            let more = g;
                            let through = &mut c;
                            *through += more;
                            *through %= 60;
                        }
                    }
                }
            } else {
            }
        }
        Ok(format!("{g:?} {h:?} "))
    }
}

thrice! { p188, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e: u32 = ask_user::<u32>("q1").await.unwrap_or(*&5);
        let c = None;
        _ = ask_user::<bool>("q3").await?;
        same(&c, &[] as &[Option<u32>]);
        let mut b: Option<u32> = ask_user::<u32>(format!("q4 {e}")).await.ok();
        let mut d: Option<u32> = c;
        log.later((e % 3 == 0)).await;
        log.note("e5");
        log.note("e6");
        {
            let h = String::new();
        }
        Ok(format!("{e:?} {c:?} {b:?} {d:?} "))
    }
}

thrice! { p189, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let b = if Option::<u32>::is_some(&ask_user::<u32>("q4").await.ok()) {
            let [r5, ..] = &arg0[..] else {
                return Err(ToolError::new("empty"));
            };
            Shape::Size((({ let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) } + u32::from((g % 3 == 1))) % 97))
        } else {
            Shape::Size(g)
        };
        let mut c: Row = log.later((Row { n: g, ..Row::default() })).await;
        arg1.push_str(&cat(arg1.clone(), (ask_user::<u32>("q10").await.unwrap_or((arg1.len() as u32)), ask_user::<u32>("q11").await.unwrap_or((arg0.len() as u32))).1));
        let a = g;
        log.later((g % 3 == 2)).await;
        let mut n12 = 0u32;
        for &h in &[4, 5] {
            n12 += 1;
            if n12 > 4 { break; }
            let c = b.clone();
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {b:?} {c:?} "))
    }
}

thrice! { p190, (log) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await.unwrap_or((8 * 5 % 89));
        let mut g = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let mut e = (Row { n: 7, ..Row::default() });
        let mut c = None;
        same(&c, &[] as &[Option<u32>]);
        let mut n4 = 0u32;
        for (_, mut c) in (0u32..).zip(vec![7]).skip_while(|(n, _)| *n == 7) {
            n4 += 1;
            if n4 > 4 { break; }
            match (7, "p".to_owned()) {
                (0, x) => {
                    log.note("e5");
                }
                (mut x, _) => {
                    'b6: {
                        let Some(mut e) = Some(x) else {
                            let mut n7 = 0u32;
                            for (d, y) in cat("s", c).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                                n7 += 1;
                                if n7 > 4 { break; }
                                log.val(x);
                                log.note("e8");
                                log.later(g).await;
                            }
                            return Ok("a b".to_owned());
                        };
                    }
                }
            }
        }
        Ok(format!("{e:?} {c:?} "))
    }
}

thrice! { p191, (log) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await?;
        let mut b: (u32, String) = ((match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => g }), ask_user::<String>(format!("q3 {g}")).await?);
        let b: Shape = Shape::Dot;
        let mut c = (g, "p".to_owned());
        let mut h = ask_user::<u32>("q4").await.unwrap_or(g);
        log.val(g);
        log.val(c.0);
        log.later((h % 3 == 1)).await;
        log.later((h % 3 == 2)).await;
        log.val(h);
        let mut g = Row::default();
        let mut n6 = 0u32;
        'l7: for e in &g.v {
            n6 += 1;
            if n6 > 4 { break; }
            {
                let more = h;
                let mut add = |n: u32| { h = (h + n) % 60; h };
                add(more);
                log.val(add(1));
            }
        }
        let mut n8 = 0u32;
        while n8 < 3 && ((c.1.clone() == "a") && (h % 3 == 3)) {
            n8 += 1;
            log.note("e9");
        }
        Ok(format!("{c:?} {h:?} "))
    }
}

thrice! { p192, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let c = (0, "p".to_owned());
        let d: Vec<u32> = [[async { log.note("async"); Vec::<u32>::new().into_iter().map(|n| n + b).collect::<Vec<u32>>() }.await, (0..u32::max(b, b) % 4).collect::<Vec<u32>>()].concat(), vec![7, b, 3].into_iter().map(|n| n + b).collect::<Vec<u32>>()].concat();
        let late5: Vec<u32>;
        if ask_user::<bool>("q6").await? {
            log.note("e7");
            late5 = d.clone();
            let (mut a, t8): (u32, String) = c.clone();
        } else {
            log.note("e9");
            late5 = d.clone();
            checkpoint().await;
        }
        let mut e = ((c.1.clone().len() as u32), (format!("{late5:?}{:?}", c)));
        let mut e: Vec<u32> = (0..b % 4).collect::<Vec<u32>>();
        if ((b % 3 == 1) && arg0.clone().is_empty()) {
            let late11: u32;
            match Shape::Size(b) {
                Shape::Named { s, n: x @ 0..=3 } if b % 2 == 0 => { late11 = ((three(b, x, b) as u8) as u32); }
                Shape::Size(0) => { late11 = (Row { s: format!("{arg0:?}{:?}", c), n: log.later(b).await, ..Row::default() }).n; }
                x => { late11 = (if ((b % 3 == 3) && (b % 3 == 3)) {
                            return Err(ToolError::new("left"));
                        } else {
                            "6".parse::<u32>()?
                    }); }
            }
            let Some(g) = Some(b) else {
                return Err(ToolError::new("left"));
            };
        } else if ((b % 3 == 3) && arg0.clone().is_empty()) {
            let mut n12 = 0u32;
            for (i, a) in WEIGHTS.iter().enumerate() {
                n12 += 1;
                if n12 > 4 { break; }
                if let Some(h) = None::<u32> {
                    let mut e = (1 % 3 == 0);
                }
            }
        } else {
        }
        Ok(format!("{c:?} {late5:?} "))
    }
}

thrice! { p193, (log) -> Result<String, ToolError>, {
        let g = (!u32::from(ask_user::<bool>("q1").await?) % 50);
        let mut c = log.later(confirm(format!("q2 {g}")).await.unwrap_or(false)).await;
        let c = (*&u32::max("6".parse::<u32>()?, (g * g % 89)), ('b3: {
                    if c { break 'b3 format!("{c:?}{:?}", c); }
                    let h: bool = c;
                    format!("{h:?}{:?}", g)
        }));
        log.val((!(((g, g).1 + measured("a b".to_owned().as_str(), g)) % 97) % 50));
        log.val(measured(Row::default().into_text(((g as u8) as u32)).as_str(), u32::from((g % 3 == 0))));
        log.later((g % 3 == 1)).await;
        if !(c.1.clone().is_empty() && ((g % 3 == 3) && (3 % 3 == 2))) {
            return Ok(String::new());
        }
        log.later((g % 3 == 3)).await;
        Ok(format!("{c:?} "))
    }
}

thrice! { p194, (log) -> Result<String, ToolError>, {
        let mut g = Default::default();
        _ = confirm(format!("q2 {g}")).await.unwrap_or(false);
        same(&g, &[] as &[u32]);
        let b = (Row { v: Vec::from([vec![g].get(ask_user::<u32>(format!("q4 {g}")).await? as usize).copied().unwrap_or(1), *Box::new(g)]), n: (match ask_user::<u32>("q5").await.ok() {
                        Some(x) => *Box::new((cat("s", g).len() as u32)),
                        None => {
                            return Ok(format!("{g:?}{:?}", g));
                        }
                }), s: cat(format!("{g:?}{:?}", g).trim(), measured("a b".to_owned().as_str(), (Row { s: "a b".to_owned(), n: g, ..Row::default() }).n)) });
        let c = ((u32::max(log.later(g).await, b.clone().sum(g, (g, g).1)) + g) % 97);
        let late6: String;
        match (!u32::from((g % 3 == 3)) % 50) {
            ..2 => { late6 = "a b".to_owned(); }
            x if x != 3 => { late6 = { let mut n7 = 0u32; 'l8: loop {
                        n7 += 1;
                        if n7 > 2 { break 'l8 cat("s", 0); }
                        let mut c = Default::default();
                        same(&c, &[] as &[Vec<u32>]);
                        if (3 % 3 == 0) { break 'l8 cat((g, "a b".to_owned()).1, u32::abs_diff(x, g)); }
                    } }; }
            2.. => { late6 = String::new(); }
        }
        log.val(c);
        log.val(c);
        log.val(c);
        let late9: Shape;
        match async { log.note("async"); (measured(late6.clone().as_str(), c), b.clone().into_text(g)) }.await {
            (x, y) if log.val(c) > 0 => { late9 = Shape::Size((measured(cat("s", g).as_str(), c) * three(x, c, c) % 89)); }
            (_, y) => { late9 = Shape::Size(c); }
        }
        let mut n10 = 0u32;
        for _ in 1..4u64 {
            n10 += 1;
            if n10 > 4 { break; }
            {
                let mut b: Shape = (Shape::Named { s: late6.clone(), n: g });
                let late11: Shape;
                let mut n12 = 0u32;
                while n12 < 3 && (g % 3 == 0) {
                    n12 += 1;
                }
                late11 = (Shape::Named { s: late6.clone(), n: g });
            }
        }
        Ok(format!("{b:?} {late6:?} "))
    }
}

thrice! { p195, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        _ = confirm("q2").await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let mut h = ask_user::<bool>("q3").await?;
        let a = (Row { n: (Row { s: (|| { let inner = |n: u32| n + b; log.val(inner(2)); String::new() })(), n: b, ..Row::default() }).n, ..Row::default() }).into_text(b);
        h = Option::<u32>::is_some(&None::<u32>);
        log.val(b);
        if (((three(b, b, b) + (b * b % 89)) % 97) != b) {
            log.val(*&b);
        } else {
            let a = Default::default();
            same(&a, &[] as &[u32]);
            log.later(h).await;
            let h = Shape::Size(u32::abs_diff(a, b));
        }
        log.val("8".parse::<u32>()?);
        Ok(format!("{a:?} "))
    }
}

thrice! { p196, (log) -> Result<String, ToolError>, {
        let a = Default::default();
        _ = confirm(format!("q3 {a}")).await?;
        same(&a, &[] as &[u32]);
        let mut e: u32 = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => 2 });
        let d = async { log.note("async"); (*&a, (|| { let inner = |n: u32| n + a; log.val(inner(2)); String::new() })()).1 }.await;
        let late5: String;
        match e {
            ..2 => { late5 = ((d.clone() + &d.clone()) + &('b6: {
                            if ask_user::<bool>("q7").await? { break 'b6 (d.clone() + &d.clone()); }
                            if (e % 3 == 0) {
                                {
                                    log.note("e8");
                                }
                                let mut n9 = 0u32;
                                'l10: for (_, mut g) in (0u32..).zip(vec![a]).skip_while(|(n, _)| *n == 7) {
                                    n9 += 1;
                                    if n9 > 4 { break; }
                                    log.later((a % 3 == 3)).await;
                                }
                                {
                                    log.later((a % 3 == 0)).await;
                                }
                            }
                            d.clone()
                })); }
            x if x % 2 == 0 => { late5 = d.clone(); }
            2.. => { late5 = (Row { v: (0..a % 4).collect::<Vec<u32>>(), n: (match ask_user::<u32>("q11").await { Ok(n) => n, Err(_) => a }), s: d.clone() }).into_text([a, (e % (a + 1))][u32::min(log.later(a).await % 2, 1) as usize]); }
        }
        let mut h = ask_user::<u32>("q12").await.unwrap_or(e);
        log.note("e13");
        if ((h % 3 == 2) && Option::<u32>::is_some(&Some(h))) {
            return Ok(cat(late5.clone().trim(), [a, e][u32::min(a % 2, 1) as usize]).replace("a", &cat((late5.clone() + &d.clone()), (e % (a + 1)))));
        }
        {
            let more = Row::default().sum((d.replace("a", &late5.clone()).len() as u32), [[a, h][u32::min(a % 2, 1) as usize], (h * e % 89)][u32::min((!h % 50) % 2, 1) as usize]);
            let mut add = |n: u32| { h = (h + n) % 60; h };
            add(more);
            log.val(add(1));
        }
        fn f14(n: u32) -> u32 { n + 1 }
        log.val(f14((*Box::new(((a as u8) as u32)) * three(((h as u8) as u32), ((a + e) % 97), 8) % 89)));
        if ((a != (e % (h + 1))) && (((h % 3 == 3) || (a % 3 == 1)) && ((h % 3 == 2) && (h % 3 == 1)))) {
        } else {
        }
        Ok(format!("{a:?} {e:?} "))
    }
}

thrice! { p197, (log) -> Result<String, ToolError>, {
        let a = log.val(ask_user::<u32>("q1").await?);
        let mut g = None;
        _ = confirm("q3").await?;
        same(&g, &[] as &[Option<u32>]);
        let b = (a, "p".to_owned());
        let (ref r4, _) = b;
        log.val(a);
        log.val(a);
        use std::cmp::max as max6;
        log.val(max6((Row { s: Row::default().into_text(a).replace("a", &b.1.clone()), n: u32::max(a, log.later(a).await), ..Row::default() }).n, 3));
        log.note("e7");
        Ok(format!("{a:?} "))
    }
}

thrice! { p198, (log) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let b = Row::default();
        let mut d = ask_user::<String>("q2").await?;
        let g = Default::default();
        _ = confirm(format!("q4 {a}")).await?;
        same(&g, &[] as &[u32]);
        if (a % 3 == 0) {
            return Ok(d.clone());
        }
        #[cfg(all())]
        let cfg5 = a;
        #[cfg(any())]
        let cfg5 = String::new();
        let mut n6 = 0u32;
        for b in 0..=1u32 {
            n6 += 1;
            if n6 > 4 { break; }
            let mut n7 = 0u32;
            'l8: while n7 < 3 && (g % 3 == 1) {
                n7 += 1;
                if d.clone().is_empty() {
                    let mut n9 = 0u32;
                    'l10: for c in [d.clone(), d.clone()] {
                        n9 += 1;
                        if n9 > 4 { break; }
                        log.note("e11");
                        log.note("e12");
                    }
                } else {
                    if (g % 3 == 2) {
                        if (cfg5 % 3 == 2) {
                            log.val(cfg5);
                            log.note("e13");
                        } else {
                        }
                    }
                }
            }
        }
        let mut h = ask_user::<bool>("q14").await?;
        log.val(g);
        log.later(h).await;
        log.later(h).await;
        {
            let mut n15 = 0u32;
            'l16: for (b, s) in BTreeMap::from([(((if h {
                                    return Ok(d.clone());
                                } else {
                                    d.clone()
                            }).len() as u32), d.clone()), (1, "one".to_owned())]) {
                n15 += 1;
                if n15 > 4 { break; }
            }
        }
        d.push_str(&ask_user::<String>("q17").await?);
        let mut n18 = 0u32;
        for (a, s) in BTreeMap::from([(measured(log.later(d.clone()).await.as_str(), u32::max("7".parse::<u32>()?, a)), format!("{h:?}{:?}", b)), (1, "one".to_owned())]) {
            n18 += 1;
            if n18 > 4 { break; }
        }
        Ok(format!("{d:?} {g:?} {h:?} "))
    }
}

thrice! { p199, (log) -> Result<String, ToolError>, {
        let mut d = u32::max({
                checkpoint().await;
                (match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => 6 })
            }, { let (x, y) = ask_all((ask_user::<u32>("q9").key("k1"), confirm("q10").key("k2"))).await?; x + u32::from(y) });
        let b: bool = confirm("q11").await.unwrap_or(false);
        let mut h: Shape = (Shape::Named { s: choose(format!("q13 {d}"), ["x", "y", "z"]).await?, n: d });
        let mut n14 = 0u32;
        'l15: for b in d..d % 3 {
            n14 += 1;
            if n14 > 4 { break; }
            if ask_user::<bool>(format!("q16 {b}")).await? {
                let mut n17 = 0u32;
                'l18: for (_, mut g) in (0u32..).zip(vec![3].into_iter().map(|n| n + b).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
                    n17 += 1;
                    if n17 > 4 { break; }
                    let mut n19 = 0u32;
                    for (i, e) in WEIGHTS.iter().enumerate() {
                        n19 += 1;
                        if n19 > 4 { break; }
                        log.val(d);
                        match g {
                            ..2 => {
                                log.later((g % 3 == 0)).await;
                                log.val(g);
                            }
                            x if log.val(d) > 4 => {
                                log.note("e20");
                            }
                            2.. => {
                                log.later((g % 3 == 1)).await;
                                log.val(g);
                                log.val(*e);
                            }
                        }
                    }
                }
            } else {
            }
        }
        Ok(format!("{h:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let d: Row = Row::default();
        let [d, t3]: [u32; 2] = [ask_user::<u32>("q1").await?, u32::from(ask_user::<u8>("q2").await?)];
        let Some(h) = (0..log.later(d).await % 4).collect::<Vec<u32>>().iter().max().copied() else {
            return Ok(u32::abs_diff(t3, (Row { s: cat("s", d), n: (Row { s: cat("s", d), n: t3, ..Row::default() }).n, ..Row::default() }).n));
        };
        if ((Row { n: d, ..Row::default() }).into_text(vec![7, h, 3].get(d as usize).copied().unwrap_or(1)) == "a") {
            log.later((d % 3 == 1)).await;
        } else {
        }
        Ok(log.later(h).await)
    }
    flow f1(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let late4;
        let e: String = choose("q5", ["x", "y", "z"]).await?;
        late4 = (Shape::Named { s: arg0.clone(), n: 2 });
        use std::cmp::max as max6;
        log.val(max6(ask_user::<u32>("q7").await.unwrap_or(5), 3));
        if (7 % 3 == 0) {
            return Ok(3);
        }
        let mut b = 3;
        Ok(u32::from((b % 3 == 1)))
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
