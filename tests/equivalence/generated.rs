//! Programs of seed 1. Made by a machine.

use crate::{prelude::*, thrice};

thrice! { p0, (log) -> Result<String, ToolError>, {
        let h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut c: Shape = Shape::Size(h);
        let h = Default::default();
        same(&h, &[] as &[u32]);
        if (Option::<u32>::is_some(&Option::<u32>::or(Some(h), Some(h))) && (Option::<u32>::is_some(&Some(h)) && ((h % 3 == 2) || (h % 3 == 3)))) {
            return Ok(cat("s", h));
        }
        if (((h % 3 == 3) && matches!(c, Shape::Dot | Shape::Size(1..))) && ((h % 3 == 2) && ((h % 3 == 0) || (h % 3 == 0)))) {
            let mut g: u32 = h;
        } else {
            let mut n6 = 0u32;
            while n6 < 3 && (((h % 3 == 0) && (h % 3 == 1)) && (h % 3 == 1)) {
                n6 += 1;
                let mut d: Row = Row::default();
            }
            let mut n13 = 0u32;
            'l14: for mut e in if ((h % 3 == 1) || (h % 3 == 2)) {
                let late7: String;
                if (h % 3 == 0) {
                    let mut e = "a b".to_owned();
                    late7 = e.clone();
                    let late8;
                    log.val(h);
                    late8 = e.clone();
                } else {
                    log.note("e10");
                    late7 = cat("s", h);
                    let mut n11 = 0u32;
                    for _ in 1..4u64 {
                        n11 += 1;
                        if n11 > 4 { break; }
                        log.later((h % 3 == 2)).await;
                        log.note("e12");
                        log.later((h % 3 == 3)).await;
                    }
                }
                vec![h]
            } else {
                if (h % 3 == 1) {
                } else {
                }
                Vec::<u32>::new()
            }.into_iter().take(3) {
                n13 += 1;
                if n13 > 4 { break; }
            }
        }
        Ok(format!(""))
    }
}

thrice! { p1, (log, mut arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[u32]);
        let g: Row = Row::default();
        let mut g = (three((Row { s: async { log.note("async"); arg1 }.await, n: (arg0 * b % 89), ..Row::default() }).n, ((measured("a b".to_owned().as_str(), arg0) + u32::abs_diff(b, arg0)) % 97), g.clone().sum(((b + arg0) % 97), (2 * arg0 % 89))), match u32::max(*&arg0, vec![7, b, 3].get(b as usize).copied().unwrap_or(1)) {
                ..2 => {
                    let mut n10 = 0u32;
                    while n10 < 3 && ("a b".to_owned() == "a") {
                        n10 += 1;
                        if (b % 3 == 2) {
                            log.later((arg0 % 3 == 0)).await;
                            let mut d: Vec<u32> = Vec::<u32>::new();
                        } else {
                            if let Some(mut a) = Some(arg0) && (a % 3 == 1) {
                                log.val(b);
                            }
                        }
                        let late12: Vec<u32>;
                        if (5 % 3 == 1) {
                            let g: u32 = arg0;
                            late12 = vec![7, g, 3];
                            let mut n13 = 0u32;
                            while n13 < 3 && (1 % 3 == 2) {
                                n13 += 1;
                                log.val(g);
                                log.val(b);
                            }
                        } else {
                            let mut n14 = 0u32;
                            for c in vec![7, arg0, 3].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                                n14 += 1;
                                if n14 > 4 { break; }
                                log.note("e15");
                            }
                            late12 = g.v.clone();
                            let e: Option<u32> = Some(arg0);
                        }
                    }
                    ((String::new() + &"a b".to_owned()) + &{
                            cat("s", arg0)
                    })
                }
                x if b != 0 => {
                    String::new()
                }
                2.. => {
                    cat("s", arg0).replace("a", &"a b".to_owned())
                }
        });
        Ok(format!("{b:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        let mut n2 = 0u32;
        'l3: for e in [cat(ask_user::<String>("q1").await?.trim(), measured("text3", arg0)), log.later(cat("s", arg0)).await] {
            n2 += 1;
            if n2 > 4 { break; }
            let mut n4 = 0u32;
            for _ in 1..3u64 {
                n4 += 1;
                if n4 > 4 { break; }
            }
        }
        Ok(Row::default().sum(arg0, arg0))
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        let d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm(format!("q6 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        log.note("e7");
        Ok((!arg0 % 50))
    }
}

thrice! { p2, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let h: u32 = ask_user::<u32>("q6").await?;
        let b = None;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[Option<u32>]);
        let h: Option<u32> = ask_user::<u32>("q9").await.ok();
        {
            let more = 8;
            for item in arg0.iter_mut() { *item = (*item + more) % 30; }
        }
        let c = Vec::new();
        _ = confirm("q13").await?;
        same(&c, &[] as &[Vec<u32>]);
        let mut n14 = 0u32;
        for &b in ["x", "y"].iter() {
            n14 += 1;
            if n14 > 4 { break; }
            let Row { v: mut b, n: t15 @ _, .. } = Row::default();
            log.val(t15);
            let g = Shape::Size(t15);
        }
        if let Some(h) = ask_user::<u32>("q16").await.ok() && ({ let mut n17 = 0u32; loop {
                    n17 += 1;
                    if n17 > 2 { break (String::new().len() as u32); }
                    log.later((h % 3 == 0)).await;
                    if (h % 3 == 3) { break h; }
                } } == (String::new().len() as u32)) {
            let mut n19 = 0u32;
            'l20: while n19 < 3 && Row::default().into_text(b.unwrap_or(3)).is_empty() {
                n19 += 1;
            }
        }
        Ok(format!("{arg0:?} {b:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        for _ in 1..4u64 {
            n1 += 1;
            if n1 > 4 { break; }
            _ = ask_user::<u32>(format!("q2 {arg0}")).await?;
            log.note("e3");
            if { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? } {
            }
        }
        Ok("5".parse::<u32>().unwrap_or(0))
    }
}

thrice! { p3, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a = measured("text2", u32::from(!(2 % 3 == 1)));
        let a = None;
        _ = confirm("q9").await?;
        same(&a, &[] as &[Option<u32>]);
        let b = Shape::Size(ask_user::<u32>("q10").await?);
        match ((*Box::new("4".parse::<u32>()?) as u8) as u32) {
            0 => {
                log.later((4 % 3 == 2)).await;
            }
            x @ 1..=2 => {
                let mut d = (ask_user::<u32>("q11").await?, choose("q12", ["x", "y", "z"]).await?);
            }
            x if x != 3 => {
                let e = (u32::abs_diff(x, 1), arg1.clone());
            }
            _ => {
                arg0.resize(3, 1);
                arg0[u32::min(7 % 3, 2) as usize] = (((3 * (arg1.len() as u32) % 89) as u8) as u32);
                log.val(5);
            }
        }
        let mut d: Option<u32> = Option::<u32>::or(a, Some("5".parse::<u32>()?));
        Ok(format!("{arg1:?} {b:?} {d:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let (mut b, t1): (u32, String) = ({
                checkpoint().await;
                vec![arg0]
            }.get((arg0 * arg0 % 89) as usize).copied().unwrap_or(1), log.val((cat("s", arg0) + &String::new())));
        let r2 = t1.split(' ').next().unwrap_or("");
        Ok(measured(r2.to_owned().as_str(), b))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let Row { v: mut b, n: t6 @ _, .. } = (Row { v: vec![7, 7, 3], n: { let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) }, s: "a b".to_owned() });
        let a: String = choose("q7", ["x", "y", "z"]).await?;
        Ok(*&t6)
    }
}

thrice! { p4, (log) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut c = (d, "p".to_owned());
        let c: Option<u32> = ask_user::<u32>("q2").await.ok();
        let [b, t3]: [u32; 2] = [d, d];
        let Some(g) = Option::<u32>::or(log.val(Some(b)), c) else {
            let mut h: Vec<u32> = (0..(!d % 50) % 4).collect::<Vec<u32>>();
            return Ok(("a b".to_owned() + &cat(cat("a b".to_owned(), d).trim(), t3)));
        };
        let mut n4 = 0u32;
        'l5: loop {
            n4 += 1;
            if n4 > 3 { break; }
            log.note("e6");
            log.val(b);
            if (g % 3 == 1) { break; }
        }
        let mut open8: Vec<u32> = {
            let e = "11".parse()?;
            same(&e, &[] as &[u32]);
            vec![7, 5, 3]
        };
        let mut n7 = 0u32;
        'l9: while let Some(b) = open8.pop() && n7 < 4 && ((7 % 3 == 0) || if (d % 3 == 2) {
                "a b".to_owned()
            } else {
                cat("s", 2)
            }.is_empty()) {
            n7 += 1;
            log.val(d);
            if (g % 3 == 1) {
                let mut n10 = 0u32;
                while n10 < 3 && ("a b".to_owned() == "a") {
                    n10 += 1;
                    let mut a = Vec::new();
                    same(&a, &[] as &[Vec<u32>]);
                    let mut e = Vec::new();
                    same(&e, &[] as &[Vec<u32>]);
                }
            } else {
            }
        }
        Ok(format!("{d:?} {c:?} "))
    }
}

thrice! { p5, (log, mut arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c: u32 = 3;
        let g: Shape = Shape::Size(c);
        let mut e = (c, "p".to_owned());
        checkpoint().await;
        let mut n5 = 0u32;
        for h in (0..3u32).rev() {
            n5 += 1;
            if n5 > 4 { break; }
            log.later((h % 3 == 0)).await;
            arg1.resize(3, 1);
            arg1[u32::min(three(ask_user::<u32>("q6").await?, (c % (c + 1)), ask_user::<u32>("q7").await?) % 3, 2) as usize] = u32::from(confirm("q8").await?);
            if ask_user::<String>("q9").await?.is_empty() {
                return Err(ToolError::new("left"));
            }
        }
        log.note("e10");
        let Some(h) = log.later(Option::<u32>::map(Some(c), |n: u32| (n + c) % 50)).await else {
            let mut n11 = 0u32;
            loop {
                n11 += 1;
                if n11 > 3 { break; }
                arg0 = cat(e.1.clone().trim(), c);
                let mut n12 = 0u32;
                for a in u32::max(c, c)..c % 3 {
                    n12 += 1;
                    if n12 > 4 { break; }
                }
                if !!(c % 3 == 3) { break; }
            }
            return Ok(e.1.clone());
        };
        Ok(format!("{arg0:?} {arg1:?} {c:?} {e:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let mut n1 = 0u32;
        'l2: for &b in &[4, 5] {
            n1 += 1;
            if n1 > 4 { break; }
            checkpoint().await;
        }
        Ok((|n: u32| (n + 8) % 40)(2))
    }
}

thrice! { p6, (log) -> Result<String, ToolError>, {
        let d = log.val([Vec::<u32>::new().into_iter().map(|n| n + 3).collect::<Vec<u32>>(), [vec![7, 4, 3], vec![7, 0, 3]].concat()].concat().get(u32::from({ let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? }) as usize).copied().unwrap_or(1));
        let a: Vec<u32> = Vec::from([ask_user::<u32>("q6").await?, "0".parse::<u32>()?]);
        let mut a = ask_user::<u32>("q7").await?;
        let d = "11".parse()?;
        _ = confirm("q8").await?;
        same(&d, &[] as &[u32]);
        match ((((ask_user::<u32>(format!("q9 {a}")).await? + three(d, d, a)) % 97) + a) % 97) {
            ..2 => {
                log.note("e10");
                _ = ask_user::<u32>("q11").await?;
                if (a % 3 == 1) {
                    let mut n12 = 0u32;
                    for a in [format!("{a:?}{:?}", a), cat(cat("s", d).trim(), a)] {
                        n12 += 1;
                        if n12 > 4 { break; }
                        let mut n13 = 0u32;
                        for &c in ["x", "y"].iter() {
                            n13 += 1;
                            if n13 > 4 { break; }
                            let late14: u32;
                            log.later((d % 3 == 3)).await;
                            late14 = d;
                            let mut n15 = 0u32;
                            'l16: while n15 < 3 && (3 % 3 == 3) {
                                n15 += 1;
                            }
                        }
                    }
                } else {
                }
            }
            x if x != 1 => {
            }
            2.. => {
            }
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p7, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q12").await.unwrap_or({
                arg0
        });
        let c = Shape::Dot;
        let mut c = confirm("q14").await?;
        log.later(c).await;
        let Some(b) = Vec::from([(arg0 % (arg0 + 1)), d]).iter().max().copied() else {
            return Ok(choose("q15", ["x", "y", "z"]).await?);
        };
        let (mut d, t16): (u32, String) = log.val((d, "p".to_owned()));
        let mut n17 = 0u32;
        for &c in ["x", "y"].iter() {
            n17 += 1;
            if n17 > 4 { break; }
            let (mut g, t18): (u32, String) = (arg0, "p".to_owned());
        }
        if let Some(b) = Some(d) && c && let (0..5, y) = (three(measured("text2", (t16.len() as u32)), ask_user::<u32>("q19").await?, {
                    log.later(c).await;
                    d
            }), (Row { v: Vec::<u32>::new(), n: b, s: t16.clone() }).into_text(arg0)) {
        }
        Ok(format!("{d:?} {t16:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: String) -> Result<u32, ToolError>, {
        if Vec::from([u32::abs_diff(8, 8), [1, 0][u32::min(3 % 2, 1) as usize]]).contains(&ask_user::<u32>("q1").await?) {
            let mut n3 = 0u32;
            'l4: for mut d in async { log.note("async"); vec![7, 6, 3] }.await.into_iter().take(3) {
                n3 += 1;
                if n3 > 4 { break; }
            }
        } else if ((4 < ((3 + 8) % 97)) && (8 % 3 == 1)) {
        }
        Ok(((7 as u8) as u32))
    }
    flow f1(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        let mut d = (*&ask_user::<u32>("q7").await?, async { log.note("async"); async { log.note("async"); arg0.clone() }.await }.await);
        let (mut b, t11): (u32, String) = (ask_user::<u32>("q9").await?, {
                let e = Row::default();
                d.1.clone()
        });
        Ok(((b as u8) as u32))
    }
}

thrice! { p8, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let b = (async { log.note("async"); log.val(String::new()) }.await.replace("a", &"a b".to_owned()).len() as u32);
        let h = Shape::Dot;
        let b = Default::default();
        same(&b, &[] as &[u32]);
        Ok(format!("{arg0:?} {h:?} {b:?} "))
    }
}

thrice! { p9, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let e = ask_user::<String>("q2").await?;
        let mut e = (log.val(*Box::new(d)), match (Shape::Named { s: e.clone(), n: (match ask_user::<u32>(format!("q4 {d}")).await { Ok(n) => n, Err(_) => d }) }) {
                Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 4 => {
                    (x, log.val(e.clone()))
                }
                Shape::Size(0) => {
                    {
                        let late5: u32;
                        if (4 % 3 == 1) {
                            log.later((2 % 3 == 3)).await;
                            late5 = d;
                            log.val(d);
                        } else {
                            if (d % 3 == 0) {
                                log.val(d);
                                log.note("e7");
                            }
                            late5 = d;
                            let mut n8 = 0u32;
                            for b in 1..2u32 {
                                n8 += 1;
                                if n8 > 4 { break; }
                                log.later((d % 3 == 2)).await;
                                log.note("e9");
                            }
                        }
                    }
                    ((d % (d + 1)), e.clone().replace("a", &cat("s", d)))
                }
                x => {
                    let late11: Shape;
                    if { let (x, y) = ask_each((ask_user::<u32>("q12").key("k1"), confirm("q13").key("k2"))).await; x.is_ok() && y? } {
                        let mut n14 = 0u32;
                        loop {
                            n14 += 1;
                            if n14 > 3 { break; }
                            let late15;
                            log.val(d);
                            late15 = e.clone();
                            let late16;
                            log.val(d);
                            late16 = x.clone();
                            if (d % 3 == 2) { break; }
                        }
                        late11 = (Shape::Named { s: e.clone(), n: d });
                        let c = (match ask_user::<u32>(format!("q17 {d}")).await { Ok(n) => n, Err(_) => (e.len() as u32) });
                    } else {
                        arg0.push(d);
                        late11 = (Shape::Named { s: e.clone(), n: d });
                        let (mut c, t18): (u32, String) = (d, "p".to_owned());
                    }
                    (d, "p".to_owned())
                }
        }).1;
        log.val(e.0);
        let Some(a) = None::<u32> else {
            return Err(ToolError::new("left"));
        };
        Ok(format!("{arg0:?} {arg1:?} {a:?} "))
    }
}

thrice! { p10, (log, mut arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&c, &[] as &[u32]);
        let mut g = { let (x, y) = ask_each((ask_user::<u32>(format!("q3 {c}")).key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        let mut e = async { log.note("async"); Shape::Dot }.await;
        let mut n6 = 0u32;
        for &e in &[4, 5] {
            n6 += 1;
            if n6 > 4 { break; }
            log.later(g).await;
        }
        let (mut e, t9): (u32, String) = (u32::from(ask_user::<u8>("q7").await?), log.val(choose("q8", ["x", "y", "z"]).await?));
        {
            if g {
            } else if (Option::<u32>::is_some(&Some(c)) && arg1.clone().contains(&c)) {
            }
        }
        Ok(format!("{arg1:?} {c:?} {g:?} {e:?} {t9:?} "))
    }
}

thrice! { p11, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let mut b = ask_user::<String>("q2").await?;
        let mut a = u32::from(ask_user::<u8>("q3").await?);
        match arg1.as_str() {
            "" => {
                if (confirm(format!("q4 {a}")).await.unwrap_or(false) || ask_user::<bool>(format!("q5 {a}")).await?) {
                    return Ok(arg1.clone());
                }
                let mut d: Vec<u32> = Vec::from([arg0.clone().get(a as usize).copied().unwrap_or(1), (match ask_user::<u32>("q7").await { Ok(n) => n, Err(_) => a })]);
                let late8: String;
                match Shape::Dot {
                    Shape::Named { s, n: x @ 0..=3 } if x != 2 => {
                        match x {
                            ..2 => {
                                let mut e = (a % 3 == 2);
                            }
                            x if x % 2 == 0 => {
                            }
                            2.. => {
                            }
                        }
                    }
                    Shape::Size(0) => {
                    }
                    x => {
                    }
                }
                late8 = cat(cat(b.clone(), a), (a * a % 89));
            }
            "a" | "lit" if a != 2 => {
            }
            _ => {
            }
        }
        Ok(format!("{arg1:?} {b:?} {a:?} "))
    }
}

thrice! { p12, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let mut h = (Row { n: *&{ a = { a = a; a }; a }, ..Row::default() });
        let mut c: bool = (((Row { v: arg1.clone(), n: arg0, s: cat("s", arg0) }).into_text(h.clone().sum(arg0, arg0)) == "a") || (a % 3 == 1));
        let mut n3 = 0u32;
        'l4: for c in [log.later((("a b".to_owned() + &String::new()) + &(cat("s", arg0) + &"a b".to_owned()))).await, cat("s", a)] {
            n3 += 1;
            if n3 > 4 { break; }
            if ((a % 3 == 1) && c.clone().is_empty()) {
                return Ok(cat(h.clone().into_text(a).trim(), *&arg0));
            }
        }
        if match Some((h.n % (arg0 + 1))) {
            None => {
                !Option::<u32>::is_some(&Some(a))
            }
            Some(0 | 1) if log.val(a) > 3 => {
                (c && (a == arg0))
            }
            Some(x) => {
                (!c || {
                        c
                })
            }
        } {
            log.later(c).await;
            log.later(c).await;
        }
        log.val((arg1.len() as u32));
        let mut n5 = 0u32;
        for e in three(arg0, u32::abs_diff((|n: u32| (n + a) % 40)(arg0), arg1.clone().get(arg0 as usize).copied().unwrap_or(1)), arg1.clone().get(("a b".to_owned().len() as u32) as usize).copied().unwrap_or(1))..a % 3 {
            n5 += 1;
            if n5 > 4 { break; }
            let mut n6 = 0u32;
            for &c in &[4, 5] {
                n6 += 1;
                if n6 > 4 { break; }
                log.val(e);
            }
            let mut n8 = 0u32;
            loop {
                n8 += 1;
                if n8 > 3 { break; }
                let mut h: Option<u32> = Some(3);
                let g: Vec<u32> = arg1.clone();
                if (Option::<u32>::is_some(&h) || (c && c)) { break; }
            }
        }
        Ok(format!("{arg1:?} {a:?} {h:?} {c:?} "))
    }
}

thrice! { p13, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&e, &[] as &[u32]);
        let mut a = Row::default();
        let g = (Row { v: (0..((e + ((arg0.len() as u32) * e % 89)) % 97) % 4).collect::<Vec<u32>>(), n: (((!u32::max(e, e) % 50) as u8) as u32), s: cat(format!("{e:?}{:?}", a).trim(), (Row { s: if (1 % 3 == 2) {
                                arg0.clone()
                            } else {
                                arg0.clone()
                            }, n: e, ..Row::default() }).n) });
        let c: Vec<u32> = vec![7, e, 3];
        let e = (arg0 == ("a b".to_owned() + &arg0.clone()));
        let mut e = (7, "p".to_owned());
        log.later((7 % 3 == 1)).await;
        let mut d: Option<u32> = Some(5);
        if (7 % 3 == 2) {
            let mut a = u32::from((4 % 3 == 0));
        }
        let e = {
            (2 % 3 == 0)
        };
        Ok(format!("{arg0:?} {a:?} {c:?} "))
    }
}

thrice! { p14, (log) -> Result<String, ToolError>, {
        let c = u32::from(ask_user::<u8>("q13").await?);
        let a = (call(f0(2, Some(c))).await?, ask_user::<String>("q16").await?);
        let d: bool = confirm("q17").await.unwrap_or(false);
        let late18: u32;
        let Some(d) = Option::<u32>::map(Some(c), |n: u32| (n + c) % 50) else {
            checkpoint().await;
            return Ok(cat("s", c));
        };
        late18 = three(d, { let (x, y) = ask_all((ask_user::<u32>(format!("q19 {c}")).key("k1"), confirm("q20").key("k2"))).await?; x + u32::from(y) }, c);
        log.note("e21");
        if (d, (((late18 % 3 == 0) && (c % 3 == 3)) && ((d % 3 == 1) && (late18 % 3 == 0)))).1 {
            return Ok("a b".to_owned());
        }
        let (mut d, t25): (u32, String) = (u32::abs_diff((String::new().len() as u32), late18), { let mut n22 = 0u32; loop {
                    n22 += 1;
                    if n22 > 2 { break "a b".to_owned(); }
                    let late24: Vec<u32>;
                    match d {
                        ..2 => { late24 = vec![7, late18, 3]; }
                        x if late18 % 2 == 0 => { late24 = Vec::<u32>::new(); }
                        2.. => { late24 = vec![7, late18, 3]; }
                    }
                    if ((d % 3 == 1) && (d % 3 == 3)) { break cat("a b".to_owned().trim(), d); }
                } });
        let late26: Vec<u32>;
        match Shape::Size((three((t25.len() as u32), c, late18) * ((a.0 as u8) as u32) % 89)) {
            Shape::Named { s, n: x @ 0..=3 } if late18 % 2 == 0 => { late26 = (0..(((Row { s: s.clone(), n: d, ..Row::default() }).n + (!late18 % 50)) % 97) % 4).collect::<Vec<u32>>(); }
            Shape::Size(0) => { late26 = (0..vec![7, late18, 3].get(((t25.len() as u32), d).1 as usize).copied().unwrap_or(1) % 4).collect::<Vec<u32>>(); }
            x => { late26 = vec![7, c, 3]; }
        }
        let mut n27 = 0u32;
        for h in [log.later(*Box::new(Row::default().sum((late26.len() as u32), c))).await, 2] {
            n27 += 1;
            if n27 > 4 { break; }
            let c = u32::max((Row { s: a.1.clone(), n: d, ..Row::default() }).n, (late18 * h % 89));
        }
        log.val((t25.len() as u32));
        let mut n28 = 0u32;
        'l29: while n28 < 3 && if ((d < d) && (late18, (d % 3 == 0)).1) {
            {
                (t25 == a.1.clone())
            }
        } else {
            (!(d % 3 == 2) && ((0 % 3 == 0) || (c % 3 == 0)))
        } {
            n28 += 1;
            let mut b: Vec<u32> = late26.clone();
        }
        {
            let e = ('b30: {
                    if late26.clone().contains(&c) { break 'b30 Shape::Size(c); }
                    log.later((1 % 3 == 2)).await;
                    (Shape::Named { s: t25.clone(), n: (late26.len() as u32) })
            });
        }
        Ok(format!("{a:?} {late18:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        checkpoint().await;
        if ask_user::<bool>("q1").await? {
        } else {
        }
        Ok(three(1, 8, 1))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let late2;
        let e = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        late2 = log.later(Shape::Size(8)).await;
        let mut n5 = 0u32;
        'l6: loop {
            n5 += 1;
            if n5 > 3 { break; }
            let mut n7 = 0u32;
            while n7 < 3 && ((String::new().len() as u32) != ((1 + 6) % 97)) {
                n7 += 1;
                log.note("e9");
            }
            let b: (u32, String) = (4, "p".to_owned());
            if (cat(log.val(b.1.clone()), u32::max(4, 0)) == "a") { break; }
        }
        let mut h = (Row { s: async { log.note("async"); (0, String::new()).1 }.await, n: { let mut n10 = 0u32; 'l11: loop {
                        n10 += 1;
                        if n10 > 2 { break 'l11 4; }
                        log.note("e12");
                        if String::new().is_empty() { break 'l11 5; }
                    } }, ..Row::default() }).n;
        Ok(h)
    }
}

thrice! { p15, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let d = call(f0(1, vec![7, 1, 3].iter().max().copied(), Some(3))).await?;
        let c = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[String]);
        let mut a: Option<u32> = ask_user::<u32>("q10").await.ok();
        let mut d = (Shape::Named { s: { let mut n11 = 0u32; 'l12: loop {
                        n11 += 1;
                        if n11 > 2 { break 'l12 c.clone(); }
                        log.note("e13");
                        if (d >= arg0) { break 'l12 c.clone(); }
                    } }, n: u32::from(((d % 3 == 2) && (d % 3 == 3))) });
        if let Some(mut b) = Vec::from([if (arg0 % 3 == 0) {
                    log.later((arg0 % 3 == 3)).await;
                    arg0
                } else {
                    arg0
                }, (Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n]).iter().max().copied() {
            let mut open15: Vec<u32> = vec![arg0];
            let mut n14 = 0u32;
            'l16: while let Some(c) = open15.pop() && n14 < 4 && (arg0 % 3 == 0) {
                n14 += 1;
                let [c, t17]: [u32; 2] = [*Box::new(a.unwrap_or(3)), arg0];
            }
            let Some(a) = a else {
                if (b % 3 == 3) {
                    match arg0 {
                        0 | 3 | 5 if log.val(arg0) > 2 => {
                            let mut n18 = 0u32;
                            for d in (0..3u32).rev() {
                                n18 += 1;
                                if n18 > 4 { break; }
                                log.val(a.unwrap_or(3));
                            }
                        }
                        x => {
                            if (b % 3 == 3) {
                                log.note("e19");
                            } else if (x % 3 == 1) {
                            } else {
                            }
                        }
                    }
                } else {
                }
                return Ok((c.clone() + &c.clone()).replace("a", &format!("{c:?}{:?}", d)));
            };
        } else {
        }
        Ok(format!("{arg0:?} {a:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        let d = match ask_user::<u32>("q2").await.ok() {
            None => {
                Row::default()
            }
            Some(0 | 1) if 3 != 2 => {
                Row::default()
            }
            Some(x) => {
                match "1".parse::<u32>()? {
                    ..2 => {
                        if (x % 3 == 0) {
                            let d = Default::default();
                            _ = confirm("q5").await?;
                            same(&d, &[] as &[String]);
                        } else if (x % 3 == 3) {
                            log.later((x % 3 == 3)).await;
                        }
                    }
                    x if log.val(x) > 1 => {
                        let mut n6 = 0u32;
                        for _ in 1..3u64 {
                            n6 += 1;
                            if n6 > 4 { break; }
                        }
                    }
                    2.. => {
                    }
                }
                Row::default()
            }
        };
        Ok(2)
    }
}

thrice! { p16, (log) -> Result<String, ToolError>, {
        let c: u32 = [ask_user::<u32>("q1").await?, ask_user::<u32>("q2").await?][u32::min(*&three(ask_user::<u32>("q3").await.unwrap_or(7), ((1 as u8) as u32), {
                        log.val(6);
                        4
                }) % 2, 1) as usize];
        let mut a = (c, ask_user::<String>("q6").await?.replace("a", &format!("{c:?}{:?}", c)));
        let h: Vec<u32> = vec![7, 8, 3];
        log.val(c);
        if if (0..c % 4).collect::<Vec<u32>>().contains(&(c, c).1) {
            (c % 3 == 1)
        } else {
            (cat("s", c).is_empty() && !(c % 3 == 0))
        } {
            let Some(d) = Option::<u32>::map(None::<u32>, |n: u32| (n + c) % 50) else {
                return Err(ToolError::new("left"));
            };
            log.note("e8");
        } else if (c % 3 == 3) {
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p17, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm("q3").await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let h = Default::default();
        same(&h, &[] as &[Vec<u32>]);
        let g = (Row { v: h.clone(), n: three("1".parse::<u32>()?, "1".parse::<u32>()?, if (d, (d % 3 == 1)).1 {
                        ((d + d) % 97)
                    } else {
                        d
                }), s: { let mut n8 = 0u32; loop {
                        n8 += 1;
                        if n8 > 2 { break if !(d % 3 == 0) {
                                format!("{d:?}{:?}", h)
                            } else {
                                "a b".to_owned().replace("a", &cat("s", 7))
                            }; }
                        let mut n10 = 0u32;
                        while n10 < 3 && (d % 3 == 3) {
                            n10 += 1;
                            log.later((d % 3 == 0)).await;
                            log.note("e11");
                        }
                        if (d % 3 == 2) { break cat("s", d).replace("a", &async { log.note("async"); cat("s", d) }.await); }
                    } } });
        let mut n12 = 0u32;
        'l13: loop {
            n12 += 1;
            if n12 > 3 { break; }
            log.val(d);
            if ((d % 3 == 3) && (d % 3 == 3)) { break; }
        }
        let Some(mut g) = None::<u32> else {
            {
                log.later((d % 3 == 1)).await;
                log.val(d);
            }
            return Err(ToolError::new("left"));
        };
        Ok(format!("{h:?} {g:?} "))
    }
}

thrice! { p18, (log) -> Result<String, ToolError>, {
        let g = Default::default();
        _ = confirm("q1").await?;
        same(&g, &[] as &[u32]);
        let mut e = ask_user::<String>(format!("q2 {g}")).await?;
        let h = Row::default();
        match u32::from(ask_user::<u8>(format!("q3 {g}")).await?) {
            ..2 => {
                let mut n4 = 0u32;
                'l5: for h in (0..3u32).rev() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    let mut g = Vec::new();
                    same(&g, &[] as &[Vec<u32>]);
                    log.val(h);
                    let mut n6 = 0u32;
                    'l7: while n6 < 3 && (h % 3 == 1) {
                        n6 += 1;
                        if let Some(mut b) = None::<u32> {
                        } else {
                        }
                    }
                }
            }
            x if log.val(x) > 1 => {
            }
            2.. => {
            }
        }
        Ok(format!("{g:?} {e:?} {h:?} "))
    }
}

thrice! { p19, (log) -> Result<String, ToolError>, {
        let e = "11".parse()?;
        _ = confirm("q3").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut d = log.later({ let mut n4 = 0u32; loop {
                    n4 += 1;
                    if n4 > 2 { break Row::default(); }
                    let mut open7: Vec<u32> = Vec::<u32>::new();
                    let mut n6 = 0u32;
                    'l8: while let Some(c) = open7.pop() && n6 < 4 {
                        n6 += 1;
                        let [b, t9]: [u32; 2] = [c, c];
                    }
                    if ((e % 3 == 0) && (e % 3 == 2)) { break (Row { v: Vec::<u32>::new(), n: e, s: cat("s", e) }); }
                } }.into_text({ let (x, y) = ask_all((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await?; x + u32::from(y) })).await;
        let g: Row = (Row { n: u32::from((confirm("q13").await.unwrap_or(false) || (d == d.clone()))), ..Row::default() });
        let Some(a) = Some(measured(format!("{e:?}{:?}", d).as_str(), *Box::new(e))) else {
            return Ok(d.clone());
        };
        let d: Row = match d.as_str() {
            "" => {
                let mut n14 = 0u32;
                loop {
                    n14 += 1;
                    if n14 > 3 { break; }
                    let mut n15 = 0u32;
                    'l16: for e in a..a % 3 {
                        n15 += 1;
                        if n15 > 4 { break; }
                        log.later((e % 3 == 1)).await;
                        let mut n17 = 0u32;
                        for b in 2..=4u32 {
                            n17 += 1;
                            if n17 > 4 { break; }
                            log.note("e18");
                        }
                        log.val(e);
                    }
                    if (a % 3 == 0) { break; }
                }
                g.clone()
            }
            "a" | "lit" if log.val(a) > 1 => {
                (Row { v: [g.v.clone(), vec![7, e, 3]].concat(), n: (|n: u32| (n + e) % 40)(e), s: (d.clone() + &d.clone()) })
            }
            _ => {
                g.clone()
            }
        };
        Ok(format!("{e:?} {d:?} "))
    }
}

thrice! { p20, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let d = (ask_user::<u32>(format!("q1 {arg0}")).await.unwrap_or(arg0) % (*&(match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => arg0 }) + 1));
        let mut e: Option<u32> = Option::<u32>::map(vec![d].iter().max().copied(), |n: u32| (n + d) % 50);
        let mut d = None;
        same(&d, &[] as &[Option<u32>]);
        let mut n3 = 0u32;
        loop {
            n3 += 1;
            if n3 > 3 { break; }
            log.val(arg0);
            log.later((arg0 % 3 == 0)).await;
            if ((Row { s: cat(cat("s", 1).trim(), arg0), n: u32::abs_diff(arg0, arg0), ..Row::default() }).n == arg0) { break; }
        }
        let mut n5 = 0u32;
        for e in 1..=3u32 {
            n5 += 1;
            if n5 > 4 { break; }
            log.val(e);
        }
        log.val(arg0);
        let mut n6 = 0u32;
        for mut b in vec![arg0].into_iter().map(|n| n + arg0).collect::<Vec<u32>>().into_iter().take(3) {
            n6 += 1;
            if n6 > 4 { break; }
            let Some(d) = Option::<u32>::or(Option::<u32>::or(d, e), d) else {
                return Ok(if ((b % 3 == 1) && (arg0 % 3 == 2)) {
                        cat("s", 8)
                    } else {
                        cat(cat("s", arg0), arg0)
                });
            };
            if (arg0 == u32::abs_diff(b, b)) {
                log.note("e7");
            }
        }
        match (Shape::Named { s: cat(cat("s", arg0), (arg0 % (arg0 + 1))), n: ({ arg0 = arg0; arg0 } * ((arg0 as u8) as u32) % 89) }) {
            Shape::Dot => {
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        Ok(format!("{arg0:?} {e:?} {d:?} "))
    }
}

thrice! { p21, (log) -> Result<String, ToolError>, {
        let b = Default::default();
        _ = confirm(format!("q2 {b}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let c: Vec<u32> = [vec![b], vec![b]].concat().into_iter().map(|n| n + b).collect::<Vec<u32>>().into_iter().map(|n| n + b).collect::<Vec<u32>>();
        let mut c = Shape::Size(b);
        let mut d: Option<u32> = Some(b);
        let mut n3 = 0u32;
        for h in (0..9u32).step_by(4) {
            n3 += 1;
            if n3 > 4 { break; }
            log.later((b % 3 == 3)).await;
            let mut n4 = 0u32;
            'l5: for h in 0..=0u32 {
                n4 += 1;
                if n4 > 4 { break; }
                let e = b;
                let Some(h) = Option::<u32>::or(d, d) else {
                    let mut n6 = 0u32;
                    for _ in 1..4u64 {
                        n6 += 1;
                        if n6 > 4 { break; }
                        log.later((8 % 3 == 0)).await;
                    }
                    break;
                };
            }
        }
        let mut n7 = 0u32;
        'l8: for h in vec![b].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n7 += 1;
            if n7 > 4 { break; }
            let mut n9 = 0u32;
            while n9 < 3 && (*&b >= (!h % 50)) {
                n9 += 1;
            }
        }
        Ok(format!("{b:?} {c:?} {d:?} "))
    }
}

thrice! { p22, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        _ = confirm("q1").await?;
        same(&h, &[] as &[u32]);
        let mut h = confirm("q2").await?;
        let a = (Row { v: [vec![7, 8, 3], [vec![7, arg0, 3], vec![7, arg0, 3]].concat()].concat(), n: async { log.note("async"); (arg0, arg0).1 }.await, s: cat(match arg0 {
                        0 => {
                            cat("s", arg0)
                        }
                        x @ 1..=2 => {
                            "a b".to_owned()
                        }
                        x if x != 1 => {
                            String::new()
                        }
                        _ => {
                            cat("s", arg0)
                        }
                    }, (arg0 ^ arg0)) }).into_text(arg0);
        let mut n3 = 0u32;
        for _ in 1..4u64 {
            n3 += 1;
            if n3 > 4 { break; }
            let mut a = (arg0, "p".to_owned());
        }
        'b4: {
            log.later(h).await;
        }
        let mut e: Row = Row::default();
        match *Box::new((format!("{arg0:?}{:?}", e).len() as u32)) {
            ..2 => {
            }
            x if x != 1 => {
            }
            2.. => {
            }
        }
        Ok(format!("{h:?} {a:?} {e:?} "))
    }
}

thrice! { p23, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a = "11".parse()?;
        _ = confirm("q10").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let g: Vec<u32> = (0..{ arg0 = arg0; arg0 } % 4).collect::<Vec<u32>>();
        let mut h = (Row { v: g, n: *Box::new((0..arg0 % 4).collect::<Vec<u32>>().get((a ^ arg0) as usize).copied().unwrap_or(1)), s: cat(String::new(), u32::max(measured(cat("s", arg0).as_str(), arg0), arg0)) });
        'b11: {
            log.later((arg0 % 3 == 3)).await;
        }
        if let Some(mut d) = (0.."4".parse::<u32>()? % 4).collect::<Vec<u32>>().iter().max().copied() && (0 % 3 == 1) && let (0..5, y) = ('b12: {
                if ((a % 3 == 2) && (arg0 % 3 == 1)) { break 'b12 (((a + a) % 97), cat("a b".to_owned(), a)); }
                let mut n13 = 0u32;
                for b in &h.v {
                    n13 += 1;
                    if n13 > 4 { break; }
                    let e = Default::default();
                    same(&e, &[] as &[u32]);
                }
                (h.clone().sum(a, h.n), (6, String::new()).1)
        }) {
            let g: bool = (3 % 3 == 1);
            let late14: String;
            let mut g = Default::default();
            same(&g, &[] as &[u32]);
            late14 = ((y.clone() + &y.clone()) + &cat(y.clone(), arg0));
        } else {
            if let Some(b) = Option::<u32>::map(Option::<u32>::map(Some(arg0), |n: u32| (n + arg0) % 50), |n: u32| (n + arg0) % 50) && (b % 3 == 1) && let (0..5, y) = (Vec::<u32>::new().get(b as usize).copied().unwrap_or(1), "a b".to_owned().replace("a", &cat("s", 0))) {
                let mut b: Option<u32> = Option::<u32>::or(None::<u32>, Some(arg0));
                log.note("e15");
            }
            let mut n16 = 0u32;
            while n16 < 3 && !((a % 3 == 3) && (arg0 % 3 == 0)) {
                n16 += 1;
                if Option::<u32>::is_some(&Some(arg0)) {
                } else if (arg0 % 3 == 1) {
                }
            }
        }
        Ok(format!(""))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        'l4: while n1 < 3 && (((7 == 1) || confirm("q2").await.unwrap_or(false)) && !match 5 {
                ..2 => {
                    (7 % 3 == 0)
                }
                x if x % 2 == 0 => {
                    let late3: String;
                    log.later((1 % 3 == 0)).await;
                    late3 = cat("s", x);
                    (x % 3 == 1)
                }
                2.. => {
                    (4 % 3 == 2)
                }
        }) {
            n1 += 1;
            if (u32::max(3, 7) >= 4) {
                return Ok((!(match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => 2 }) % 50));
            }
            let mut n6 = 0u32;
            'l7: while n6 < 3 && [vec![7, 4, 3], vec![6]].concat().contains(&*&2) {
                n6 += 1;
                let mut open9: Vec<u32> = vec![7, 4, 3].into_iter().map(|n| n + 5).collect::<Vec<u32>>();
                let mut n8 = 0u32;
                while let Some(b) = open9.pop() && n8 < 4 {
                    n8 += 1;
                }
            }
        }
        Ok(log.later(5).await)
    }
}

thrice! { p24, (log) -> Result<String, ToolError>, {
        let mut c = Default::default();
        _ = confirm("q2").await?;
        same(&c, &[] as &[u32]);
        let e: (u32, String) = (c, "p".to_owned());
        let c: Row = (Row { n: ask_user::<u32>("q4").await?, ..Row::default() });
        let late5: u32;
        log.val(3);
        late5 = "0".parse::<u32>()?;
        if ask_user::<bool>(format!("q7 {late5}")).await? {
            return Ok(cat("s", 6));
        }
        let mut e = (((cat("s", 0).len() as u32) != (|n: u32| (n + late5) % 40)(c.n)) && (((late5 % 3 == 3) && (late5 % 3 == 2)) || (late5 < late5)));
        log.val(late5);
        let mut n8 = 0u32;
        for h in [cat(format!("{e:?}{:?}", c), ((late5 ^ late5) ^ late5)), {
                let mut g: Option<u32> = vec![7, late5, 3].iter().max().copied();
                format!("{late5:?}{:?}", late5)
        }] {
            n8 += 1;
            if n8 > 4 { break; }
            log.note("e9");
        }
        let late10: u32;
        if (match (late5 % (5 + 1)) {
                0 => {
                    let mut a = late5;
                    cat("s", a).replace("a", &String::new())
                }
                x @ 1..=2 => {
                    (cat("s", x) + &"a b".to_owned())
                }
                x if late5 % 2 == 0 => {
                    "a b".to_owned()
                }
                _ => {
                    cat("s", late5)
                }
            } == "a") {
            log.val(late5);
            late10 = c.v.clone().get(u32::abs_diff(measured(cat("s", late5).as_str(), late5), (late5 * late5 % 89)) as usize).copied().unwrap_or(1);
            let Row { v: mut h, n: t12 @ _, .. } = (Row { n: "1".parse::<u32>()?, ..c.clone() });
        } else {
            log.val(late5);
            late10 = "8".parse::<u32>()?;
            match u32::from((e && e)) {
                0 | 3 | 5 if late5 % 2 == 0 => {
                    let a = cat("s", late5);
                }
                x => {
                    if (late5 < x) {
                    } else if e {
                    } else {
                    }
                }
            }
        }
        Ok(format!(""))
    }
}

thrice! { p25, (log, mut arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = ask_user::<u32>(format!("q1 {arg0}")).await.unwrap_or(arg0);
        let mut a = Shape::Size(c);
        let mut d = u32::from(ask_user::<u8>("q3").await?);
        let mut n5 = 0u32;
        for mut h in [arg1.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), arg1.clone()].concat().into_iter().take(3) {
            n5 += 1;
            if n5 > 4 { break; }
            let mut n6 = 0u32;
            while n6 < 3 && (d != ((arg0 as u8) as u32)) {
                n6 += 1;
                let mut n7 = 0u32;
                for e in (0..1u32).rev() {
                    n7 += 1;
                    if n7 > 4 { break; }
                    c += arg0;
                    c %= 60;
                }
                let h = choose("q8", ["x", "y", "z"]).await?;
            }
            let g = ask_user::<u32>("q9").await?;
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p26, (log) -> Result<String, ToolError>, {
        let mut e = call(f0(2)).await?;
        let b: bool = confirm("q3").await.unwrap_or(false);
        let mut g = (Row { n: u32::from(ask_user::<u8>("q6").await?), ..Row::default() });
        let mut n7 = 0u32;
        for g in &g.v {
            n7 += 1;
            if n7 > 4 { break; }
            let mut n8 = 0u32;
            'l9: for c in (0..((e as u8) as u32) % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n8 += 1;
                if n8 > 4 { break; }
                let mut n10 = 0u32;
                'l11: for e in 1..=1u32 {
                    n10 += 1;
                    if n10 > 4 { break; }
                    log.note("e12");
                    log.val(e);
                    if let Some(d) = Some(c) && b {
                    } else {
                    }
                }
            }
        }
        Ok(format!("{e:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        for _ in 1..3u64 {
            n1 += 1;
            if n1 > 4 { break; }
            let Some(mut b) = Some(measured("text3", 3)) else {
                if Option::<u32>::is_some(&Some(7)) {
                } else if confirm("q2").await.unwrap_or(false) {
                }
                continue;
            };
        }
        Ok((0 ^ 8))
    }
}

thrice! { p27, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let c = Shape::Size(u32::from(ask_user::<u8>("q4").await?));
        let e: Vec<u32> = arg0.clone().into_iter().map(|n| n + g).collect::<Vec<u32>>();
        let g: Option<u32> = ask_user::<u32>("q7").await.ok();
        let mut c = (cat(cat("s", 0), 8) + &(cat(cat("s", 6), 1) + &Row::default().into_text(3)));
        {
            let more = (arg1.len() as u32);
            for item in arg1.iter_mut() { *item = (*item + more) % 30; }
        }
        log.val(2);
        if (((c.len() as u32) != 2) && cat("s", 0).is_empty()) {
            let mut h = String::new();
        }
        log.note("e9");
        let mut n10 = 0u32;
        for h in [u32::abs_diff(if arg0.clone().contains(&g.unwrap_or(3)) {
                    u32::abs_diff(5, 5)
                } else {
                    g.unwrap_or(3)
                }, (Row { s: (String::new() + &cat("s", 0)), n: [1, 1][u32::min(6 % 2, 1) as usize], ..Row::default() }).n), 2] {
            n10 += 1;
            if n10 > 4 { break; }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
}

thrice! { p28, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a = Default::default();
        _ = confirm(format!("q3 {arg0}")).await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let e: Row = (Row { n: u32::from(ask_user::<u8>("q6").await?), ..Row::default() });
        let mut d = choose("q7", ["x", "y", "z"]).await?;
        if ((ask_user::<u32>("q8").await?, !(a % 3 == 3)).1 || !(arg0 % 3 == 2)) {
            return Ok(log.val((d.clone().replace("a", &d.clone()) + &d.clone().replace("a", &d.clone()))));
        }
        if (((a % 3 == 1) && (d == d.clone())) || (d == d.clone())) {
            return Ok(d.clone());
        }
        log.later((arg0 % 3 == 2)).await;
        log.later((arg0 % 3 == 0)).await;
        let Some(c) = Some(3) else {
            let g = Default::default();
            same(&g, &[] as &[u32]);
            return Ok((measured("text2", arg0), (*&arg0, {
                            d.clone()
                    }).1).1);
        };
        log.val((d.len() as u32));
        log.later((a % 3 == 1)).await;
        if (d.clone().replace("a", &d.clone()).is_empty() && vec![7, 3, 3].into_iter().map(|n| n + a).collect::<Vec<u32>>().contains(&(Row { s: d.clone(), n: c, ..Row::default() }).n)) {
            return Ok(d.clone());
        }
        let Some(a) = Some(arg0) else {
            d.push_str(&d.clone());
            return Ok((d.clone() + &cat(d.clone().replace("a", &d.clone()), arg0)));
        };
        let Row { v: mut h, n: t9 @ _, .. } = (Row { v: [Vec::<u32>::new(), vec![7, c, 3]].concat(), n: a, s: cat(d.trim(), (a ^ c)) });
        Ok(format!("{arg0:?} {c:?} {a:?} "))
    }
}

thrice! { p29, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let mut e: bool = ask_user::<bool>("q2").await?;
        let mut g = Row::default();
        let mut b = arg0.clone();
        let mut n4 = 0u32;
        'l5: for c in (0..2u32).rev() {
            n4 += 1;
            if n4 > 4 { break; }
            let mut n6 = 0u32;
            while n6 < 3 && confirm("q7").await.unwrap_or(false) {
                n6 += 1;
                let mut n8 = 0u32;
                loop {
                    n8 += 1;
                    if n8 > 3 { break; }
                    let Some(g) = Some(d) else {
                        return Ok(arg0.clone());
                    };
                    log.note("e9");
                    if confirm("q10").await? { break; }
                }
            }
        }
        if let Some(a) = Some(d) && ask_user::<bool>("q11").await? {
            let c = Shape::Dot;
        } else {
        }
        Ok(format!("{arg0:?} {d:?} {e:?} {g:?} {b:?} "))
    }
}

thrice! { p30, (log) -> Result<String, ToolError>, {
        let c = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let c: Vec<u32> = [Vec::<u32>::new(), [(0..c % 4).collect::<Vec<u32>>(), (0..c % 4).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>()].concat()].concat();
        let mut a = Shape::Size(7);
        checkpoint().await;
        if let Some(g) = { let mut n7 = 0u32; loop {
                n7 += 1;
                if n7 > 2 { break c.clone().iter().max().copied(); }
                let mut h: (u32, String) = (3, cat("s", 7));
                if (confirm("q10").await.unwrap_or(false) && (6 % 3 == 2)) { break ask_user::<u32>("q9").await.ok(); }
            } } && ((match *c.as_slice() {
                    [] => {
                        "a b".to_owned()
                    }
                    [x] if log.val(g) > 2 => {
                        cat("s", 1)
                    }
                    [x, .., y] => {
                        let mut n11 = 0u32;
                        for &e in ["x", "y"].iter() {
                            n11 += 1;
                            if n11 > 4 { break; }
                            log.note("e12");
                            log.val(x);
                            log.val(x);
                        }
                        cat("s", g)
                    }
                    _ => {
                        log.note("e13");
                        String::new()
                    }
                } + &cat("s", g).replace("a", &cat("s", g))) == "a") {
        } else {
        }
        Ok(format!(""))
    }
}

thrice! { p31, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>(format!("q9 {arg0}")).await?;
        let mut c = ask_user::<u32>("q10").await?;
        let mut b = Shape::Size(b);
        let mut d = None;
        same(&d, &[] as &[Option<u32>]);
        let mut n14 = 0u32;
        for (i, a) in WEIGHTS.iter().enumerate() {
            n14 += 1;
            if n14 > 4 { break; }
            {
                let late15: Vec<u32>;
                match c {
                    ..2 => { late15 = vec![arg0]; }
                    x if c != 4 => { late15 = vec![x]; }
                    2.. => { late15 = vec![arg0].into_iter().map(|n| n + arg0).collect::<Vec<u32>>(); }
                }
                let d = Default::default();
                same(&d, &[] as &[Vec<u32>]);
                let mut open17: Vec<u32> = late15;
                let mut n16 = 0u32;
                while let Some(g) = open17.pop() && n16 < 4 {
                    n16 += 1;
                    match *d.as_slice() {
                        [] => {
                            let [e, t18]: [u32; 2] = [arg0, (d.len() as u32)];
                        }
                        [x] if log.val(c) > 4 => {
                            if let Some(h) = Some(x) && (g % 3 == 0) {
                                log.val(arg0);
                            } else {
                            }
                        }
                        [x, .., y] => {
                        }
                        _ => {
                        }
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {b:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        'l2: loop {
            n1 += 1;
            if n1 > 3 { break; }
            log.later((1 % 3 == 3)).await;
            if Option::<u32>::is_some(&Some(1)) { break; }
        }
        log.val(6);
        let mut n3 = 0u32;
        for &g in ["x", "y"].iter() {
            n3 += 1;
            if n3 > 4 { break; }
        }
        Ok(0)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        log.later((4 % 3 == 0)).await;
        let late5: Shape;
        let mut n7 = 0u32;
        for e in Vec::from([ask_user::<u32>("q6").await?, (Row { s: String::new(), n: 4, ..Row::default() }).n]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n7 += 1;
            if n7 > 4 { break; }
            let Some(mut b) = Option::<u32>::map(Some(e), |n: u32| (n + e) % 50) else {
                log.note("e8");
                continue;
            };
        }
        late5 = Shape::Size(0);
        Ok(((4 + 4) % 97))
    }
}

thrice! { p32, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let b: u32 = ask_user::<u32>("q3").await?;
        let mut d = (Row { n: b, ..Row::default() });
        let mut g = choose("q4", ["x", "y", "z"]).await?;
        let mut open7: Vec<u32> = Vec::from([b, (u32::from((b % 3 == 1)) % (ask_user::<u32>("q6").await? + 1))]);
        let mut n5 = 0u32;
        while let Some(g) = open7.pop() && n5 < 4 {
            n5 += 1;
            if ((g % 3 == 0) && cat("s", g).is_empty()) {
                let mut h: String = ask_user::<String>("q8").await?;
                _ = ask_user::<u32>("q9").await?;
                log.val(b);
            } else {
                log.note("e10");
                let mut n11 = 0u32;
                while n11 < 3 && ((b % 3 == 2) && (b % 3 == 2)) {
                    n11 += 1;
                    if (g % 3 == 3) {
                        return Ok("a b".to_owned());
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        if confirm("q1").await.unwrap_or(false) {
            return Ok((measured("text0", {
                            let d = Shape::Size(7);
                            arg1
                    }) * arg1 % 89));
        }
        match (Row { s: cat("s", arg1), n: u32::abs_diff((arg1 % (arg1 + 1)), arg1), ..Row::default() }).n {
            ..2 => {
            }
            x if log.val(arg1) > 3 => {
            }
            2.. => {
            }
        }
        Ok((!arg1 % 50))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut h: Shape = Shape::Size(Row::default().sum(((4 as u8) as u32), 3));
        match 2 {
            ..2 => {
                log.val(7);
            }
            x if log.val(x) > 2 => {
            }
            2.. => {
            }
        }
        Ok((1 ^ 2))
    }
}

thrice! { p33, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = u32::from(ask_user::<u8>("q1").await?);
        let mut a = ask_user::<String>(format!("q2 {c}")).await?;
        let e: Option<u32> = Option::<u32>::map(Some(((Row { s: arg0.clone(), n: c, ..Row::default() }).n % ((c ^ c) + 1))), |n: u32| (n + c) % 50);
        let h: Option<u32> = Some((Row { s: cat(arg0.clone().trim(), c), n: [c, (arg0.len() as u32)][u32::min(c % 2, 1) as usize], ..Row::default() }).n);
        if (6 % 3 == 2) {
            return Ok(if (arg0.clone().is_empty() && (c % 3 == 1)) {
                    format!("{a:?}{:?}", arg0)
                } else {
                    (cat(arg0.clone().trim(), c) + &Row::default().into_text(c))
            });
        }
        let b: bool = (c % 3 == 3);
        let mut open4: Vec<u32> = vec![7, c, 3];
        let mut n3 = 0u32;
        'l5: while let Some(g) = open4.pop() && n3 < 4 && Row::default().into_text(g).is_empty() {
            n3 += 1;
            log.later(b).await;
            let late7;
            let e = Shape::Size(c);
            late7 = (a.clone() + &a.clone()).replace("a", &arg0.clone());
        }
        log.later(b).await;
        log.note("e8");
        let mut n9 = 0u32;
        'l10: while n9 < 3 && b {
            n9 += 1;
            let mut g: bool = (a.clone().is_empty() || b);
            let d = Row::default().sum(u32::max(h.unwrap_or(3), c), measured(a.clone().as_str(), c));
        }
        log.note("e11");
        log.note("e12");
        Ok(format!("{c:?} {e:?} {b:?} "))
    }
}

thrice! { p34, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let h: Option<u32> = Some({ arg0 = (Row { s: cat(cat("s", c).trim(), c), n: c, ..Row::default() }).n; arg0 });
        let mut b: Shape = Shape::Size(c);
        let mut n7 = 0u32;
        'l8: for (i, d) in WEIGHTS.iter().enumerate() {
            n7 += 1;
            if n7 > 4 { break; }
            let b = Shape::Size(*&c);
            _ = ask_user::<u32>(format!("q10 {arg0}")).await?;
            let mut n11 = 0u32;
            'l12: for h in (0..2u32).rev() {
                n11 += 1;
                if n11 > 4 { break; }
                let mut n13 = 0u32;
                'l14: for _ in 1..3u64 {
                    n13 += 1;
                    if n13 > 4 { break; }
                    let mut b = (c, "p".to_owned());
                }
            }
        }
        let Some(e) = Some(((((h.unwrap_or(3) + c) % 97) as u8) as u32)) else {
            if ask_user::<bool>("q16").await? {
            }
            return Err(ToolError::new("left"));
        };
        let d = None;
        _ = confirm("q19").await?;
        same(&d, &[] as &[Option<u32>]);
        let mut h = Shape::Size({ let (x, y) = ask_all((ask_user::<u32>("q22").key("k1"), confirm("q23").key("k2"))).await?; x + u32::from(y) });
        Ok(format!("{c:?} {h:?} "))
    }
}

thrice! { p35, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let g = Shape::Size((Row { s: choose(format!("q5 {b}"), ["x", "y", "z"]).await?, n: ask_user::<u32>("q4").await?, ..Row::default() }).n);
        let b = arg1.clone();
        let mut n6 = 0u32;
        for h in (0..3u32).rev() {
            n6 += 1;
            if n6 > 4 { break; }
            let mut e: bool = (Option::<u32>::is_some(&Some(h)) && ((h % 3 == 2) && (h % 3 == 3)));
            if (matches!(g, Shape::Dot | Shape::Size(1..)) || (e && e)) {
                log.note("e7");
            } else if (measured("text1", h) >= ((b.len() as u32) * h % 89)) {
                log.note("e8");
                if e {
                    let mut n9 = 0u32;
                    while n9 < 3 && e {
                        n9 += 1;
                    }
                } else {
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} "))
    }
}

thrice! { p36, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = Default::default();
        _ = confirm("q7").await?;
        same(&g, &[] as &[u32]);
        let d = confirm("q8").await?;
        let mut g = (match ask_user::<u32>("q9").await { Ok(n) => n, Err(_) => g });
        let e: (u32, String) = (log.val((match ask_user::<u32>("q11").await { Ok(n) => n, Err(_) => g })), arg1.clone());
        if log.val(d) {
            return Ok(arg1.clone());
        }
        if confirm("q12").await? {
            log.later(d).await;
            let mut n13 = 0u32;
            'l14: while n13 < 3 && match g {
                ..2 => {
                    log.val(g);
                    arg0.clone()
                }
                x if log.val(g) > 2 => {
                    arg0.clone()
                }
                2.. => {
                    arg0.clone()
                }
            }.contains(&(e.1.clone().len() as u32)) {
                n13 += 1;
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {d:?} {e:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        log.val(arg0);
        let mut n2 = 0u32;
        'l3: for &g in &[4, 5] {
            n2 += 1;
            if n2 > 4 { break; }
            let late4: Vec<u32>;
            match (Shape::Named { s: String::new(), n: arg0 }) {
                Shape::Named { s, n: x @ 0..=3 } if arg0 % 2 == 0 => { late4 = log.later(vec![7, arg0, 3]).await; }
                Shape::Size(0) => { late4 = vec![7, arg0, 3]; }
                x => { late4 = vec![7, 7, 3]; }
            }
        }
        Ok(if (arg0 % 3 == 1) {
                arg0
            } else {
                arg0
        })
    }
}

thrice! { p37, (log) -> Result<String, ToolError>, {
        let d = call(f0(2, 6, 3)).await?;
        let d = call(f0(2, measured(String::new().as_str(), d), *&d)).await?;
        let mut h = (Row { n: Row::default().sum(call(f0(1, d, d)).await?, ((d + d) % 97)), ..Row::default() });
        log.val(d);
        let mut n9 = 0u32;
        'l10: for g in (2..9u32).step_by(4) {
            n9 += 1;
            if n9 > 4 { break; }
            let mut open12: Vec<u32> = Vec::from([(Row { s: "a b".to_owned(), n: g, ..Row::default() }).n, [d, g][u32::min(g % 2, 1) as usize]]);
            let mut n11 = 0u32;
            while let Some(e) = open12.pop() && n11 < 4 && !Option::<u32>::is_some(&Some(g)) {
                n11 += 1;
                log.note("e13");
                let mut b = (d % 3 == 0);
            }
            let mut n14 = 0u32;
            'l15: loop {
                n14 += 1;
                if n14 > 3 { break; }
                log.note("e16");
                log.val(g);
                let mut n17 = 0u32;
                'l18: while n17 < 3 && !(g % 3 == 2) {
                    n17 += 1;
                    log.val(d);
                }
                if (((g % 3 == 0) && (g % 3 == 2)) && ((d % 3 == 1) && (d % 3 == 3))) { break; }
            }
        }
        Ok(format!("{d:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        'b1: {
            let mut n2 = 0u32;
            for d in (2..9u32).step_by(4) {
                n2 += 1;
                if n2 > 4 { break; }
                let d = Shape::Size(arg0);
                if ask_user::<bool>(format!("q4 {arg1}")).await? {
                    return Ok([arg0, arg0][u32::min(arg1 % 2, 1) as usize]);
                }
                let late5: Shape;
                match Vec::<u32>::new().iter().max().copied() {
                    Some(x @ ..4) if arg0 != 2 => { late5 = d.clone(); }
                    x @ Some(_) => { late5 = d.clone(); }
                    None => { late5 = (Shape::Named { s: cat("s", arg1), n: arg1 }); }
                    _ => { late5 = Shape::Size(arg1); }
                }
            }
        }
        Ok(*&arg1)
    }
}

thrice! { p38, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        same(&a, &[] as &[u32]);
        let a = Shape::Size(({
                    *Box::new(arg0)
                }, arg0).1);
        let h = "11".parse()?;
        same(&h, &[] as &[u32]);
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p39, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let e: u32 = ask_user::<u32>("q5").await?;
        let mut h: Vec<u32> = Vec::<u32>::new();
        let mut c = Shape::Size(e);
        let (mut a, t7): (u32, String) = (arg1, "p".to_owned());
        if (matches!(c, Shape::Dot | Shape::Size(1..)) && confirm("q8").await.unwrap_or(false)) {
            return Ok(('b9: {
                        if ask_user::<bool>("q10").await? { break 'b9 { let mut n11 = 0u32; loop {
                                    n11 += 1;
                                    if n11 > 2 { break Row::default().into_text(a); }
                                    if (arg1 % 3 == 1) {
                                        continue;
                                    }
                                    if Option::<u32>::is_some(&None::<u32>) { break cat(t7.clone().trim(), a); }
                                } }; }
                        let mut d: Option<u32> = Some(arg1);
                        arg0.clone()
            }));
        }
        let mut b: Vec<u32> = Vec::from([a, arg1]).into_iter().map(|n| n + arg1).collect::<Vec<u32>>();
        'b13: {
            {
                if let Some(c) = Some(a) && (arg1 % 3 == 2) && let (0..5, y) = (e, t7.clone()) {
                    log.note("e14");
                    log.val(c);
                    let mut e = arg1;
                }
            }
            let (mut c, t15): (u32, String) = (a, Row::default().into_text(arg1));
        }
        if (((*Box::new((b.len() as u32)) as u8) as u32) >= three(*&a, h.get(arg1 as usize).copied().unwrap_or(1), [a, e][u32::min(a % 2, 1) as usize])) {
            return Ok(Row::default().into_text((u32::abs_diff(e, arg1), (b.len() as u32)).1));
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} {a:?} {t7:?} {b:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let a = confirm("q1").await?;
        if (three(arg0, *&arg0, log.later(arg0).await) >= log.val((Row { s: "a b".to_owned(), n: arg0, ..Row::default() }).n)) {
            let d = Shape::Dot;
        } else if ((log.later("a b".to_owned()).await == "a") && (a && !a)) {
            let mut n2 = 0u32;
            for c in [vec![arg0].into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), Vec::from([arg0, arg0])].concat().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n2 += 1;
                if n2 > 4 { break; }
                let late3: Shape;
                let b: (u32, String) = (c, "p".to_owned());
                late3 = Shape::Size(arg0);
                log.note("e4");
            }
        }
        Ok(measured(cat("s", arg0).as_str(), arg0))
    }
}

thrice! { p40, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d: u32 = *&ask_user::<u32>("q1").await?;
        let g = Default::default();
        _ = confirm("q2").await?;
        same(&g, &[] as &[Vec<u32>]);
        let e = (Shape::Named { s: cat("s", d), n: (measured("text1", d) ^ ask_user::<u32>("q5").await?) });
        let h = log.later(g.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>().contains(&*Box::new(d))).await;
        log.note("e7");
        if (Row { v: arg0.clone(), n: d, s: cat("s", d) }).into_text(((d + d) % 97)).is_empty() {
            let d: Vec<u32> = g.clone();
        } else {
            let mut n8 = 0u32;
            for b in [arg0.clone(), arg0.clone()].concat().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n8 += 1;
                if n8 > 4 { break; }
                match (d, "a b".to_owned()) {
                    (0, x) => {
                        if let Some(mut a) = Some(d) && h && let (0..5, y) = (a, "p".to_owned()) {
                        }
                    }
                    (mut x, _) => {
                    }
                }
            }
        }
        Ok(format!("{g:?} {e:?} {h:?} "))
    }
}

thrice! { p41, (log) -> Result<String, ToolError>, {
        let mut e = 8;
        let h = { let (x, y) = ask_each((ask_user::<u32>(format!("q9 {e}")).key("k1"), confirm("q10").key("k2"))).await; x.is_ok() && y? };
        let g = (ask_user::<u32>("q12").await?, format!("{h:?}{:?}", e));
        let mut n13 = 0u32;
        for &a in &[4, 5] {
            n13 += 1;
            if n13 > 4 { break; }
            let b = (Row { v: (0..e % 4).collect::<Vec<u32>>(), n: u32::max(a, e), s: choose(format!("q16 {e}"), ["x", "y", "z"]).await? });
            let mut g = (Row { n: (a * a % 89), ..b });
            let mut g = confirm("q19").await?;
        }
        let mut c = (h && ((e % 3 == 0) || h));
        log.later(c).await;
        log.val(e);
        let mut n20 = 0u32;
        for _ in 1..3u64 {
            n20 += 1;
            if n20 > 4 { break; }
            let late21: Vec<u32>;
            if (((e % 3 == 3) && c) || (g.1.clone() == "a")) {
                let mut g = "11".parse()?;
                same(&g, &[] as &[u32]);
                late21 = vec![7, 8, 3];
                g += *&g;
                g %= 60;
            } else {
                let mut a = Row::default();
                late21 = Vec::<u32>::new().into_iter().map(|n| n + e).collect::<Vec<u32>>().into_iter().map(|n| n + e).collect::<Vec<u32>>();
                let a = Shape::Size(e);
            }
            if cat(cat("s", e), e).is_empty() {
            } else {
            }
        }
        Ok(format!("{h:?} {c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let [c, t2]: [u32; 2] = [((4 as u8) as u32), ask_user::<u32>("q1").await?];
        log.note("e4");
        let late5: Vec<u32>;
        if (c % 3 == 0) {
            let mut h = (Row { n: vec![6].get(c as usize).copied().unwrap_or(1), ..Row::default() });
            late5 = Vec::from([*&h.v.clone().get(c as usize).copied().unwrap_or(1), c]);
            let mut n6 = 0u32;
            while n6 < 3 && ((t2 % 3 == 2) && if (8 % 3 == 3) {
                    (t2 % 3 == 0)
                } else {
                    match t2 {
                        0 => {
                            log.val(t2);
                            log.note("e7");
                        }
                        x @ 1..=2 => {
                        }
                        x if x % 2 == 0 => {
                        }
                        _ => {
                        }
                    }
                    (5 % 3 == 1)
            }) {
                n6 += 1;
            }
        } else {
            log.note("e8");
            late5 = Vec::<u32>::new();
            if Vec::<u32>::new().contains(&*Box::new(t2)) {
            }
        }
        Ok(Row::default().sum(c, t2))
    }
}

thrice! { p42, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = three((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 3 }), (((arg0.len() as u32) as u8) as u32), ask_user::<u32>("q2").await?);
        let mut c = Vec::new();
        _ = confirm("q4").await?;
        same(&c, &[] as &[Vec<u32>]);
        let mut g = Shape::Dot;
        log.val(2);
        log.note("e6");
        let Some(h) = ask_user::<u32>("q7").await.ok() else {
            return Ok(cat(log.val(cat(arg0.clone(), (c.len() as u32))).trim(), 6));
        };
        let mut n8 = 0u32;
        for c in c.iter() {
            n8 += 1;
            if n8 > 4 { break; }
            let mut n9 = 0u32;
            while n9 < 3 && confirm("q10").await? {
                n9 += 1;
                log.later((h % 3 == 2)).await;
            }
        }
        let c = (Row { n: h, ..Row::default() });
        let late11: u32;
        match arg0.as_str() {
            "" => {
                let late12: Vec<u32>;
                log.val(h);
                late12 = arg1.clone();
            }
            "a" | "lit" if h % 2 == 0 => {
                let g: Option<u32> = Option::<u32>::map(None::<u32>, |n: u32| (n + h) % 50);
                let mut open14: Vec<u32> = Vec::from([h, c.n]);
                let mut n13 = 0u32;
                'l15: while let Some(b) = open14.pop() && n13 < 4 {
                    n13 += 1;
                    let a: Option<u32> = g;
                }
            }
            _ => {
            }
        }
        late11 = Vec::from([(h % (h + 1)), (!h % 50)]).get((("6".parse::<u32>()? + arg1.clone().get(h as usize).copied().unwrap_or(1)) % 97) as usize).copied().unwrap_or(1);
        Ok(format!("{arg0:?} {g:?} {h:?} {c:?} {late11:?} "))
    }
}

thrice! { p43, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let b = ask_user::<u32>("q3").await?;
        let b = (Shape::Named { s: (Row { n: *&b, ..Row::default() }).into_text(ask_user::<u32>(format!("q5 {arg0}")).await?), n: (((!measured("text0", b) % 50) + u32::from(confirm("q6").await.unwrap_or(false))) % 97) });
        let mut d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q11").key("k1"), confirm("q12").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        _ = call(f0(0, arg0, cat("s", arg0))).await?;
        log.note("e13");
        let mut e: Vec<u32> = Vec::from([*Box::new(arg0), arg0]).into_iter().map(|n| n + arg0).collect::<Vec<u32>>();
        log.later((arg0 % 3 == 2)).await;
        log.later((arg0 % 3 == 1)).await;
        let mut b = (Shape::Named { s: (cat(String::new().trim(), arg0) + &cat("s", arg0)), n: Row::default().sum(log.later((e.len() as u32)).await, ((arg0 + arg0) % 97)) });
        let mut b: Vec<u32> = Vec::from([measured("text3", Row::default().sum(arg0, arg0)), arg0]);
        let h: Vec<u32> = e;
        Ok(format!("{d:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        let mut c = choose("q1", ["x", "y", "z"]).await?;
        let mut c: Option<u32> = ask_user::<u32>(format!("q2 {arg0}")).await.ok();
        Ok([arg0, arg0][u32::min(c.unwrap_or(3) % 2, 1) as usize])
    }
}

thrice! { p44, (log) -> Result<String, ToolError>, {
        let mut h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut g = (h, "p".to_owned());
        let mut g: u32 = ask_user::<u32>("q5").await?;
        let mut c = Default::default();
        same(&c, &[] as &[u32]);
        if log.val({
                ((c % 3 == 3) || (6 % 3 == 3))
        }) {
            log.later((c % 3 == 3)).await;
            let mut n7 = 0u32;
            for c in (2..9u32).step_by(4) {
                n7 += 1;
                if n7 > 4 { break; }
                let mut e = (h, "a b".to_owned());
            }
        } else if (c % 3 == 2) {
            if (g % 3 == 3) {
                return Ok("a b".to_owned());
            }
            let mut n8 = 0u32;
            for a in 0..2u32 {
                n8 += 1;
                if n8 > 4 { break; }
                let Some(mut d) = Option::<u32>::map(Some(a), |n: u32| (n + g) % 50) else {
                    let g = (c % 3 == 1);
                    return Ok(cat(cat("s", c).trim(), a));
                };
            }
            let g = (Shape::Named { s: cat("s", h), n: (h % (h + 1)) });
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p45, (log) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&h, &[] as &[u32]);
        let mut b = None;
        _ = confirm("q4").await?;
        same(&b, &[] as &[Option<u32>]);
        let g = (Row { v: Vec::<u32>::new(), n: (measured("text3", ((b.unwrap_or(3) + h) % 97)) ^ h), s: "a b".to_owned() });
        if log.later((String::new().replace("a", &String::new()) == "a")).await {
            return Err(ToolError::new("left"));
        }
        let mut n5 = 0u32;
        for e in [(g.clone().into_text(h).replace("a", &async { log.note("async"); "a b".to_owned() }.await).len() as u32), 2] {
            n5 += 1;
            if n5 > 4 { break; }
            let mut n6 = 0u32;
            'l7: for &h in &[4, 5] {
                n6 += 1;
                if n6 > 4 { break; }
                let d: (u32, String) = (h, cat("s", e));
            }
            if let Some(h) = Option::<u32>::map(Option::<u32>::or(b, b), |n: u32| (n + e) % 50) && (!(h % 3 == 1) && log.later((e % 3 == 0)).await) && let (0..5, y) = (((h + h) % 97), cat(cat("s", e).trim(), h)) {
                if let Some(a) = b && (y == y.clone()) && let (0..5, y) = (h, "p".to_owned()) {
                    log.val(a);
                } else {
                    let mut g: bool = (e % 3 == 3);
                    let late8: Vec<u32>;
                    match y.as_str() {
                        "" => { late8 = Vec::<u32>::new(); }
                        "a" | "lit" if h % 2 == 0 => { late8 = vec![7, e, 3]; }
                        _ => { late8 = vec![7, e, 3]; }
                    }
                }
                log.later((h % 3 == 0)).await;
            }
        }
        Ok(format!("{h:?} {b:?} "))
    }
}

thrice! { p46, (log) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        _ = confirm("q2").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let h = ask_user::<bool>("q3").await?;
        let mut h = h;
        _ = ask_user::<u32>(format!("q4 {a}")).await?;
        let mut e = (Shape::Named { s: (a, Row::default()).1.into_text(u32::max(a, a)), n: three(three(a, a, a), a, (!a % 50)) });
        let mut b = *&a;
        let d = Shape::Size(Row::default().sum(a, log.later(a).await));
        if ((b % 3 == 2) || !!h) {
            let mut n5 = 0u32;
            'l6: while n5 < 3 && (cat("s", a) == "a") {
                n5 += 1;
                let mut n7 = 0u32;
                while n7 < 3 && vec![7, b, 3].contains(&b) {
                    n7 += 1;
                    log.val(a);
                    let c: Vec<u32> = vec![7, 0, 3];
                    let mut n8 = 0u32;
                    'l9: loop {
                        n8 += 1;
                        if n8 > 3 { break; }
                        if h { break; }
                    }
                }
            }
        } else {
        }
        Ok(format!("{a:?} {h:?} {e:?} {b:?} "))
    }
}

thrice! { p47, (log, mut arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let a = arg0;
        let g: bool = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        let c = confirm("q3").await?;
        let mut d: Shape = Shape::Size(*&async { log.note("async"); arg1 }.await);
        let late4: u32;
        match (arg1, choose("q6", ["x", "y", "z"]).await?) {
            (x, y) if x != 3 => { late4 = ask_user::<u32>("q7").await?; }
            (_, y) => { late4 = (Row { s: (y.clone() + &(y.clone() + &y.clone())), n: (ask_user::<u32>(format!("q8 {a}")).await.unwrap_or(arg1) % (arg0 + 1)), ..Row::default() }).n; }
        }
        match measured("text1", (|n: u32| (n + arg0) % 40)(u32::abs_diff(a, late4))) {
            ..2 => {
                log.note("e10");
                let b = (Row { n: (|n: u32| (n + arg0) % 40)(a), ..Row::default() });
            }
            x if arg0 != 0 => {
                let e = ([arg0, a][u32::min(x % 2, 1) as usize], async { log.note("async"); cat("s", x) }.await);
            }
            2.. => {
                let mut n11 = 0u32;
                'l12: for g in 1..4u32 {
                    n11 += 1;
                    if n11 > 4 { break; }
                    if (c || c) {
                        let mut n13 = 0u32;
                        for h in (0..1u32).rev() {
                            n13 += 1;
                            if n13 > 4 { break; }
                            log.val(g);
                        }
                    } else if String::new().is_empty() {
                    } else {
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} {g:?} {late4:?} "))
    }
}

thrice! { p48, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q17 {g}")).key("k1"), confirm("q18").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let mut d = Default::default();
        same(&d, &[] as &[u32]);
        let mut g: bool = (g % 3 == 3);
        let mut c: Shape = Shape::Size(d);
        let mut n19 = 0u32;
        for a in { d = Row::default().sum(*&d, d); d }..(arg1.len() as u32) % 3 {
            n19 += 1;
            if n19 > 4 { break; }
            if let Some(mut a) = Some(d) {
                let mut n20 = 0u32;
                for g in (1..9u32).step_by(4) {
                    n20 += 1;
                    if n20 > 4 { break; }
                    let mut n21 = 0u32;
                    for b in (1..9u32).step_by(4) {
                        n21 += 1;
                        if n21 > 4 { break; }
                    }
                }
            } else {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {c:?} "))
    }
    flow f0(log, fuel: u32, arg0: String, mut arg1: u32) -> Result<u32, ToolError>, {
        'b1: {
            log.note("e2");
            let b = Shape::Dot;
        }
        let mut n5 = 0u32;
        for g in [if confirm("q4").await? {
                arg0.clone()
            } else {
                arg0.clone()
            }, format!("{arg0:?}{:?}", arg1)] {
            n5 += 1;
            if n5 > 4 { break; }
        }
        Ok((!(arg0.len() as u32) % 50))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let [a, t6]: [u32; 2] = [call(f0(1, "a b".to_owned(), 0)).await?, "3".parse::<u32>()?];
        let d = a;
        'b7: {
            let late8: String;
            if cat(cat("s", a).trim(), d).is_empty() {
                let mut e = d;
                late8 = { let mut n9 = 0u32; 'l10: loop {
                        n9 += 1;
                        if n9 > 2 { break 'l10 format!("{e:?}{:?}", a); }
                        let mut n11 = 0u32;
                        'l12: while n11 < 3 && (3 % 3 == 2) {
                            n11 += 1;
                            let mut n13 = 0u32;
                            'l14: for (i, e) in WEIGHTS.iter().enumerate() {
                                n13 += 1;
                                if n13 > 4 { break; }
                            }
                        }
                        if (e >= t6) { break 'l10 cat("s", d); }
                    } };
                let mut n15 = 0u32;
                'l16: for &a in ["x", "y"].iter() {
                    n15 += 1;
                    if n15 > 4 { break; }
                }
            } else {
                let mut b: u32 = ((a + a) % 97);
                late8 = log.val(cat("s", b));
                log.later((t6 % 3 == 0)).await;
            }
        }
        Ok((t6 ^ t6))
    }
}

thrice! { p49, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {arg0}")).key("k1"), confirm(format!("q3 {arg0}")).key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let d = choose("q4", ["x", "y", "z"]).await?;
        let mut c: Row = (Row { v: vec![7, arg0, 3], n: ((match h {
                            0 => {
                                ((h + h) % 97)
                            }
                            x @ 1..=2 => {
                                let a = d.clone();
                                (arg0 % (arg0 + 1))
                            }
                            x if x % 2 == 0 => {
                                Vec::<u32>::new().get(h as usize).copied().unwrap_or(1)
                            }
                            _ => {
                                log.val(arg0)
                            }
                        } + ((((h + h) % 97) as u8) as u32)) % 97), s: cat(log.val(d.clone().replace("a", &d.clone())), (log.val(arg0) ^ Row::default().sum(arg0, h))) });
        let mut n5 = 0u32;
        for e in vec![7, arg0, 3].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n5 += 1;
            if n5 > 4 { break; }
            log.val(e);
            let mut n6 = 0u32;
            'l7: for _ in 1..2u64 {
                n6 += 1;
                if n6 > 4 { break; }
                let mut n8 = 0u32;
                for (a, y) in d.clone().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                    n8 += 1;
                    if n8 > 4 { break; }
                    if y {
                        let c = Vec::new();
                        same(&c, &[] as &[Vec<u32>]);
                        log.note("e9");
                    } else if y {
                        log.note("e10");
                    }
                }
                log.note("e11");
            }
        }
        let mut h: String = ('b12: {
                if (arg0 % 3 == 0) { break 'b12 (match h {
                            0 | 3 | 5 if h % 2 == 0 => {
                                d.clone()
                            }
                            x => {
                                let late13: Vec<u32>;
                                log.val((d.len() as u32));
                                late13 = vec![7, x, 3];
                                d.clone()
                            }
                        } + &d.clone()); }
                log.note("e14");
                (cat("s", arg0) + &cat(d.clone(), h))
        });
        Ok(format!("{d:?} {c:?} "))
    }
}

thrice! { p50, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let mut h = (a, cat("s", a));
        let a = confirm("q3").await?;
        log.later(a).await;
        let mut n5 = 0u32;
        for (e, y) in ask_user::<String>("q4").await?.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n5 += 1;
            if n5 > 4 { break; }
            let mut n6 = 0u32;
            'l7: for g in 0..3u32 {
                n6 += 1;
                if n6 > 4 { break; }
                if confirm("q8").await.unwrap_or(false) {
                    let late9: u32;
                    if a {
                        let late10;
                        log.later(y).await;
                        late10 = "a b".to_owned();
                        late9 = (late10.len() as u32);
                        let mut open12: Vec<u32> = arg0.clone();
                        let mut n11 = 0u32;
                        while let Some(g) = open12.pop() && n11 < 4 {
                            n11 += 1;
                            log.note("e13");
                            log.val(e);
                        }
                    } else {
                        let Some(g) = Some(g) else {
                            log.val(e);
                            break;
                        };
                        late9 = g;
                        let late14: u32;
                        log.val(e);
                        late14 = g;
                    }
                    if y {
                    } else if a {
                    }
                }
            }
        }
        if { let (x, y) = ask_each((ask_user::<u32>("q15").key("k1"), confirm("q16").key("k2"))).await; x.is_ok() && y? } {
            if let Some(e) = None::<u32> && (Option::<u32>::is_some(&Some(e)) || (a || a)) {
            }
        } else {
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p51, (log) -> Result<String, ToolError>, {
        let mut e = Default::default();
        _ = confirm("q11").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut h: Vec<u32> = vec![7, e, 3];
        let b = { let mut n13 = 0u32; 'l14: loop {
                n13 += 1;
                if n13 > 2 { break 'l14 ((|n: u32| (n + e) % 40)(measured(cat("s", 8).as_str(), e)), "a b".to_owned().replace("a", &cat("s", e))); }
                let b = Default::default();
                _ = confirm("q16").await?;
                same(&b, &[] as &[Vec<u32>]);
                if vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>().into_iter().map(|n| n + e).collect::<Vec<u32>>().contains(&log.val(three(e, (b.len() as u32), e))) { break 'l14 ((Row { s: ask_user::<String>("q18").await?, n: e, ..Row::default() }).n, Row::default().into_text((e, e).1)); }
            } };
        let mut a: Vec<u32> = (0..call(f1(0, e)).await? % 4).collect::<Vec<u32>>();
        match u32::from((cat("s", e).is_empty() && (e % 3 == 2))) {
            0 | 3 | 5 if e % 2 == 0 => {
                match ('b21: {
                        if ((e % 3 == 3) && (e % 3 == 2)) { break 'b21 e; }
                        log.later((7 % 3 == 0)).await;
                        (!e % 50)
                }) {
                    ..2 => {
                        if ((e % 3 == 0) && (1 % 3 == 0)) {
                            log.val(e);
                            if (e % 3 == 2) {
                                let mut n22 = 0u32;
                                'l23: for g in 0..=2u32 {
                                    n22 += 1;
                                    if n22 > 4 { break; }
                                    log.note("e24");
                                    log.val(g);
                                    log.note("e25");
                                }
                            } else if (e % 3 == 2) {
                                if (e % 3 == 0) {
                                    log.val(e);
                                } else if (e % 3 == 1) {
                                    log.note("e26");
                                } else {
                                }
                            }
                        } else {
                        }
                    }
                    x if e != 3 => {
                    }
                    2.. => {
                    }
                }
            }
            x => {
            }
        }
        Ok(format!("{e:?} {a:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let c = Default::default();
        _ = confirm("q2").await?;
        same(&c, &[] as &[Vec<u32>]);
        let mut c: Vec<u32> = c.clone().into_iter().map(|n| n + 0).collect::<Vec<u32>>();
        Ok("5".parse::<u32>().unwrap_or(0))
    }
    flow f1(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        let mut n4 = 0u32;
        'l5: for e in (1..9u32).step_by(4) {
            n4 += 1;
            if n4 > 4 { break; }
            let mut c: Option<u32> = ask_user::<u32>("q6").await.ok();
        }
        match { let mut n7 = 0u32; 'l8: loop {
                n7 += 1;
                if n7 > 2 { break 'l8 (|n: u32| (n + arg0) % 40)(arg0); }
                let Row { v: mut g, n: t9 @ _, .. } = (Row { n: arg0, ..Row::default() });
                if (arg0 % 3 == 1) { break 'l8 (Row { s: cat(cat("s", arg0).trim(), t9), n: arg0, ..Row::default() }).n; }
            } } {
            0 => {
            }
            x @ 1..=2 => {
            }
            x if x != 0 => {
            }
            _ => {
            }
        }
        Ok((cat("s", arg0).len() as u32))
    }
}

thrice! { p52, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = *&measured(choose("q1", ["x", "y", "z"]).await?.as_str(), *&8);
        let mut c = ask_user::<String>(format!("q2 {g}")).await?;
        let mut d = (ask_user::<u32>("q3").await?, c.clone().replace("a", &String::new()));
        checkpoint().await;
        let mut n4 = 0u32;
        for h in 1..4u32 {
            n4 += 1;
            if n4 > 4 { break; }
            log.note("e5");
            let late6: Vec<u32>;
            match Shape::Size((g ^ h)) {
                Shape::Dot => { late6 = Vec::from([*Box::new(g), *&h]); }
                Shape::Size(x) | Shape::Named { n: x, .. } => { late6 = Vec::from([x, *Box::new(x)]); }
            }
        }
        log.later((g % 3 == 0)).await;
        log.later((g % 3 == 0)).await;
        let mut n9 = 0u32;
        for (a, y) in format!("{arg1:?}{:?}", c).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n9 += 1;
            if n9 > 4 { break; }
            let mut n10 = 0u32;
            'l11: loop {
                n10 += 1;
                if n10 > 3 { break; }
                let late12: Vec<u32>;
                if y {
                    let mut n13 = 0u32;
                    for e in arg0.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                        n13 += 1;
                        if n13 > 4 { break; }
                        if y {
                            break;
                        }
                        let late14: Vec<u32>;
                        log.note("e15");
                        late14 = arg0.clone();
                    }
                    late12 = arg1.clone();
                    if y {
                        let mut g: u32 = g;
                        let Some(mut d) = None::<u32> else {
                            return Ok(d.1.clone());
                        };
                    } else if y {
                    }
                } else {
                    if y {
                    }
                    late12 = arg0.clone().into_iter().map(|n| n + a).collect::<Vec<u32>>();
                    let mut n16 = 0u32;
                    for (i, a) in WEIGHTS.iter().enumerate() {
                        n16 += 1;
                        if n16 > 4 { break; }
                    }
                }
                if (late12.clone().contains(&g) && (y && y)) { break; }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {d:?} "))
    }
}

thrice! { p53, (log) -> Result<String, ToolError>, {
        let mut c = u32::from(ask_user::<u8>("q1").await?);
        let mut a: Shape = Shape::Size(3);
        let a: String = ask_user::<String>("q3").await?;
        log.later((c % 3 == 0)).await;
        log.later((c % 3 == 1)).await;
        log.note("e4");
        let r5 = a.as_str();
        let mut open7: Vec<u32> = log.val(vec![7, c, 3]);
        let mut n6 = 0u32;
        'l8: while let Some(e) = open7.pop() && n6 < 4 {
            n6 += 1;
            _ = ask_user::<u32>(format!("q9 {c}")).await?;
        }
        Ok(format!("{c:?} {a:?} {r5:?} "))
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
        let mut n6 = 0u32;
        while n6 < 3 && confirm("q7").await? {
            n6 += 1;
            let Some(a) = Some(arg1) else {
                log.later((arg1 % 3 == 2)).await;
                break;
            };
        }
        log.later((arg1 % 3 == 2)).await;
        let mut n8 = 0u32;
        for b in [Row::default().into_text(Row::default().sum(async { log.note("async"); arg1 }.await, (Row { s: arg0.clone(), n: arg1, ..Row::default() }).n)), (Row { v: b.clone(), n: ((arg1 + arg1) % 97), s: cat(arg0.clone(), arg1) }).into_text(((arg1, arg1).1 % (measured(arg0.clone().as_str(), arg1) + 1)))] {
            n8 += 1;
            if n8 > 4 { break; }
            let mut n9 = 0u32;
            for &h in ["x", "y"].iter() {
                n9 += 1;
                if n9 > 4 { break; }
                match arg1 {
                    ..2 => {
                        let mut n10 = 0u32;
                        while n10 < 3 && (arg1 % 3 == 1) {
                            n10 += 1;
                            match arg1 {
                                ..2 => {
                                    log.val(arg1);
                                }
                                x if arg1 != 3 => {
                                    log.val(arg1);
                                    log.note("e11");
                                    log.later((x % 3 == 3)).await;
                                }
                                2.. => {
                                }
                            }
                        }
                    }
                    x if x % 2 == 0 => {
                    }
                    2.. => {
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} {b:?} "))
    }
}

thrice! { p55, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let mut g = choose(format!("q2 {c}"), ["x", "y", "z"]).await?;
        let mut g = ((arg0 as u8) as u32);
        let late3;
        if Option::<u32>::is_some(&Some(c)) {
            let mut b: String = Row::default().into_text(c);
        } else if async { log.note("async"); (c % 3 == 1) }.await {
            if let Some(d) = arg1.clone().iter().max().copied() && Option::<u32>::is_some(&None::<u32>) {
                let mut n4 = 0u32;
                'l5: for d in 0..=2u32 {
                    n4 += 1;
                    if n4 > 4 { break; }
                    {
                        log.val(d);
                        log.note("e6");
                    }
                }
            } else {
            }
        } else {
        }
        late3 = Shape::Dot;
        Ok(format!("{arg0:?} {arg1:?} {c:?} {g:?} "))
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
            log.val(arg0);
        }
        let mut open12: Vec<u32> = [{
                if g {
                    let mut n10 = 0u32;
                    while n10 < 3 && g {
                        n10 += 1;
                    }
                }
                (0..arg0 % 4).collect::<Vec<u32>>()
            }, vec![c]].concat();
        let mut n8 = 0u32;
        'l13: while let Some(a) = open12.pop() && n8 < 4 && g {
            n8 += 1;
        }
        match arg1.as_str() {
            "" => {
                log.val(arg0);
            }
            "a" | "lit" if log.val(arg0) > 3 => {
            }
            _ => {
            }
        }
        Ok(format!("{arg1:?} {c:?} "))
    }
}

thrice! { p57, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {g}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let e = (Shape::Named { s: ask_user::<String>("q5").await?, n: u32::max(ask_user::<u32>("q6").await?, Row::default().sum((|n: u32| (n + g) % 40)(g), *Box::new(g))) });
        let a = (Row { n: ask_user::<u32>("q8").await?, ..Row::default() });
        let r9 = arg0.trim();
        let mut n10 = 0u32;
        for c in [Vec::from([g, g]), vec![7, g, 3]].concat().into_iter().map(|n| n + g).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n10 += 1;
            if n10 > 4 { break; }
            let late11;
            let mut h: Option<u32> = Some(g);
            late11 = cat(arg0.clone().trim(), match h {
                    Some(x @ ..4) if log.val(c) > 3 => {
                        a.n
                    }
                    x @ Some(_) => {
                        g
                    }
                    None => {
                        c
                    }
                    _ => {
                        let mut b: Option<u32> = h;
                        g
                    }
            });
        }
        let mut n12 = 0u32;
        'l13: for e in 1..3u32 {
            n12 += 1;
            if n12 > 4 { break; }
            let g: Vec<u32> = {
                vec![7, g, 3]
            }.into_iter().map(|n| n + g).collect::<Vec<u32>>();
        }
        let mut b = None;
        same(&b, &[] as &[Option<u32>]);
        Ok(format!("{arg0:?} {g:?} {a:?} {b:?} "))
    }
}

thrice! { p58, (log) -> Result<String, ToolError>, {
        let mut a = match Shape::Dot {
            Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 0 => {
                log.val(x);
                ((call(f0(2)).await? + ask_user::<u32>("q13").await?) % 97)
            }
            Shape::Size(0) => {
                ((*&((3 + 4) % 97) as u8) as u32)
            }
            x => {
                u32::max(7, 2)
            }
        };
        let b = Default::default();
        same(&b, &[] as &[Vec<u32>]);
        let g: Shape = (Shape::Named { s: format!("{a:?}{:?}", a), n: log.val(Row::default().sum(async { log.note("async"); a }.await, async { log.note("async"); a }.await)) });
        let late14;
        if b.clone().contains(&measured(cat("s", a).as_str(), ((b.len() as u32) ^ (b.len() as u32)))) {
            let mut open16: Vec<u32> = (0..u32::from((a % 3 == 1)) % 4).collect::<Vec<u32>>();
            let mut n15 = 0u32;
            while let Some(e) = open16.pop() && n15 < 4 && ("a b".to_owned() == "a") {
                n15 += 1;
                let mut a: Shape = Shape::Size(a);
                let mut n17 = 0u32;
                'l18: for (a, y) in cat(cat("s", e), e).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                    n17 += 1;
                    if n17 > 4 { break; }
                    let h = g.clone();
                    let mut b: Row = Row::default();
                    let late19: u32;
                    let mut n20 = 0u32;
                    'l21: for d in 0..=2u32 {
                        n20 += 1;
                        if n20 > 4 { break; }
                        log.note("e22");
                    }
                    late19 = e;
                }
            }
            late14 = g.clone();
            let mut d = Default::default();
            same(&d, &[] as &[u32]);
        } else {
            if ("6".parse::<u32>()? != a) {
                if let Some(c) = Option::<u32>::map(None::<u32>, |n: u32| (n + a) % 50) && Option::<u32>::is_some(&Some(a)) && let (0..5, y) = (a, "p".to_owned()) {
                    let mut b = g.clone();
                    let r23 = y.as_str();
                    let mut n24 = 0u32;
                    'l25: for (i, h) in WEIGHTS.iter().enumerate() {
                        n24 += 1;
                        if n24 > 4 { break; }
                        log.later((c % 3 == 2)).await;
                    }
                } else {
                }
            }
            late14 = g.clone();
            let mut c: Option<u32> = Vec::from([a, a]).iter().max().copied();
        }
        Ok(format!("{a:?} {late14:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        for &h in &[4, 5] {
            n1 += 1;
            if n1 > 4 { break; }
            let mut e: Option<u32> = ask_user::<u32>("q2").await.ok();
        }
        let mut n3 = 0u32;
        for e in 1..=1u32 {
            n3 += 1;
            if n3 > 4 { break; }
            let g = None;
            _ = ask_user::<bool>("q5").await?;
            same(&g, &[] as &[Option<u32>]);
            match Option::<u32>::or(Some(e), g) {
                None => {
                    if !(1 % 3 == 1) {
                        continue;
                    }
                }
                Some(0 | 1) if e != 2 => {
                }
                Some(x) => {
                }
            }
        }
        Ok(2)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        'b6: {
            let mut n7 = 0u32;
            'l11: while n7 < 3 && ({ let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await; x.is_ok() && y? } || ask_user::<bool>("q10").await?) {
                n7 += 1;
                log.note("e12");
            }
        }
        Ok(((0 + 5) % 97))
    }
}

thrice! { p59, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = Default::default();
        same(&e, &[] as &[u32]);
        let b: Row = Row::default();
        let mut g = (4, "p".to_owned());
        if ((e % 3 == 3) || ((cat("s", e) == "a") || ((e % 3 == 1) && (e % 3 == 2)))) {
            let h: (u32, String) = ((e ^ e), String::new());
        }
        let mut c = "0".parse::<u32>()?;
        let mut n13 = 0u32;
        for &a in arg0.iter() {
            n13 += 1;
            if n13 > 4 { break; }
            let mut n17 = 0u32;
            for g in [cat(format!("{c:?}{:?}", arg0).trim(), (Row { s: "a b".to_owned(), n: c, ..Row::default() }).n), ('b14: {
                        if ((e % 3 == 3) || (e % 3 == 1)) { break 'b14 match Some(a) {
                                None => {
                                    log.val(b.n);
                                    g.1.clone()
                                }
                                Some(0 | 1) if e % 2 == 0 => {
                                    if (c % 3 == 3) {
                                        log.later((a % 3 == 1)).await;
                                    } else if (6 % 3 == 2) {
                                        log.later((0 % 3 == 1)).await;
                                    }
                                    String::new()
                                }
                                Some(x) => {
                                    let mut n15 = 0u32;
                                    loop {
                                        n15 += 1;
                                        if n15 > 3 { break; }
                                        log.later((x % 3 == 1)).await;
                                        log.val(e);
                                        if (c % 3 == 1) { break; }
                                    }
                                    cat("s", x)
                                }
                            }; }
                        let mut n16 = 0u32;
                        while n16 < 3 && (c % 3 == 3) {
                            n16 += 1;
                        }
                        String::new()
            })] {
                n17 += 1;
                if n17 > 4 { break; }
            }
        }
        Ok(format!("{arg0:?} {e:?} {g:?} {c:?} "))
    }
    flow f0(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let h: bool = ((((5 % 3 == 2) || (6 % 3 == 2)) || (arg0 == arg0.clone())) && (2 % 3 == 2));
        let Some(a) = Option::<u32>::or(match ask_user::<u32>("q1").await.ok() {
                Some(x @ ..4) if log.val(x) > 2 => {
                    log.later(Some(x)).await
                }
                x @ Some(_) => {
                    ask_user::<u32>("q2").await.ok()
                }
                None => {
                    Vec::<u32>::new().iter().max().copied()
                }
                _ => {
                    Some(0)
                }
            }, None) else {
            checkpoint().await;
            return Ok(if {
                    Vec::<u32>::new()
                }.contains(&vec![7, 5, 3].get(8 as usize).copied().unwrap_or(1)) {
                    "7".parse::<u32>()?
                } else {
                    Row::default().sum(((6 as u8) as u32), 7)
            });
        };
        let mut n3 = 0u32;
        for a in [Row::default().sum(measured(cat(arg0.clone().trim(), a).as_str(), (a * a % 89)), log.val(measured(arg0.clone().as_str(), a))), 2] {
            n3 += 1;
            if n3 > 4 { break; }
        }
        Ok(((a + a) % 97))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        'b4: {
            log.later((4 % 3 == 0)).await;
        }
        if if ((2 % 3 == 2) || { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? }) {
            ((5 % 3 == 2) && confirm("q7").await?)
        } else {
            cat("s", 3).is_empty()
        } {
            log.later((2 % 3 == 0)).await;
            if let Some(mut g) = log.val(Option::<u32>::map(Some(0), |n: u32| (n + 1) % 50)) {
                let h = g;
            }
        } else if (((measured("text3", 7) + u32::max(5, 3)) % 97) >= "4".parse::<u32>()?) {
        }
        Ok(u32::max(0, 2))
    }
}

thrice! { p60, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut a = confirm(format!("q2 {e}")).await.unwrap_or(false);
        let h = Shape::Dot;
        checkpoint().await;
        log.note("e5");
        if Option::<u32>::is_some(&Option::<u32>::map(Some(e), |n: u32| (n + e) % 50)) {
            return Ok(cat("s", e));
        }
        {
            if let Some(e) = async { log.note("async"); arg0.clone().iter().max().copied() }.await && cat(cat("s", e), e).is_empty() {
                let mut n6 = 0u32;
                'l7: loop {
                    n6 += 1;
                    if n6 > 3 { break; }
                    let e: Vec<u32> = arg0.clone();
                    if a { break; }
                }
                let mut n8 = 0u32;
                'l9: loop {
                    n8 += 1;
                    if n8 > 3 { break; }
                    if a {
                        if a {
                            return Ok(String::new());
                        }
                        let mut n10 = 0u32;
                        'l11: for a in [e, 2] {
                            n10 += 1;
                            if n10 > 4 { break; }
                            log.note("e12");
                        }
                    }
                    if (5 == e) { break; }
                }
            }
        }
        Ok(format!("{arg0:?} {e:?} {a:?} {h:?} "))
    }
}

thrice! { p61, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a: u32 = measured("text2", arg0);
        let mut a = choose("q12", ["x", "y", "z"]).await?;
        let g = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q13").key("k1"), confirm("q14").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[Vec<u32>]);
        let mut n15 = 0u32;
        'l16: for &g in &[4, 5] {
            n15 += 1;
            if n15 > 4 { break; }
            match a.as_str() {
                "" => {
                    let mut d: Option<u32> = ask_user::<u32>("q17").await.ok();
                }
                "a" | "lit" if log.val(arg0) > 3 => {
                    let mut n18 = 0u32;
                    'l19: for a in (2..9u32).step_by(4) {
                        n18 += 1;
                        if n18 > 4 { break; }
                        log.later((a % 3 == 2)).await;
                        match arg0 {
                            ..2 => {
                                let late20: String;
                                if (a % 3 == 3) {
                                    log.note("e21");
                                    late20 = cat("s", a);
                                    log.later((a % 3 == 3)).await;
                                } else {
                                    log.note("e22");
                                    late20 = "a b".to_owned();
                                    log.later((g % 3 == 2)).await;
                                }
                            }
                            x if g != 2 => {
                                if let Some(h) = Some(2) && (3 % 3 == 0) && let (0..5, y) = (x, "p".to_owned()) {
                                    log.note("e23");
                                    log.val((y.len() as u32));
                                    log.note("e24");
                                } else {
                                    log.note("e25");
                                    log.val(g);
                                }
                            }
                            2.. => {
                            }
                        }
                    }
                }
                _ => {
                }
            }
        }
        if format!("{a:?}{:?}", a).is_empty() {
            return Ok(a.clone());
        }
        let mut n26 = 0u32;
        while n26 < 3 && (arg0 % 3 == 0) {
            n26 += 1;
        }
        Ok(format!("{arg0:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, mut arg1: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut d = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[Vec<u32>]);
        let mut n4 = 0u32;
        for &g in &[4, 5] {
            n4 += 1;
            if n4 > 4 { break; }
            let late5: u32;
            match (arg0, cat("s", g)) {
                (0, x) => { late5 = ask_user::<u32>(format!("q7 {arg0}")).await.unwrap_or((d.len() as u32)); }
                (mut x, _) => { late5 = arg0; }
            }
            log.val(arg0);
        }
        let mut d = "11".parse()?;
        same(&d, &[] as &[u32]);
        Ok({
                d
        })
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        log.note("e10");
        if (0 % 3 == 2) {
            if let Some(h) = Some(measured("a b".to_owned().as_str(), 5)) {
                if let Some(mut c) = ask_user::<u32>(format!("q11 {h}")).await.ok() {
                } else {
                }
            } else {
            }
        } else {
        }
        Ok((3 * 6 % 89))
    }
}

thrice! { p62, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await?;
        let mut c = None;
        same(&c, &[] as &[Option<u32>]);
        let mut e: Shape = if !(e % 3 == 1) {
            Shape::Size(e)
        } else {
            {
                let mut open4: Vec<u32> = [Vec::<u32>::new(), vec![7, 0, 3]].concat();
                let mut n3 = 0u32;
                'l5: while let Some(d) = open4.pop() && n3 < 4 && ((arg0 % 3 == 2) && (arg0 % 3 == 3)) {
                    n3 += 1;
                    if let Some(mut e) = c {
                        let mut n6 = 0u32;
                        for &e in &[4, 5] {
                            n6 += 1;
                            if n6 > 4 { break; }
                            log.later((arg0 % 3 == 3)).await;
                            log.later((e % 3 == 3)).await;
                            log.note("e7");
                        }
                        let mut n8 = 0u32;
                        'l9: for d in 1..4u32 {
                            n8 += 1;
                            if n8 > 4 { break; }
                        }
                    }
                }
            }
            (Shape::Named { s: {
                        cat("s", e)
                    }, n: arg0 })
        };
        Ok(format!("{arg0:?} {c:?} {e:?} "))
    }
}

thrice! { p63, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b = 2;
        let g = Shape::Size(b);
        let c = (Row { v: [[arg0, vec![7, b, 3]].concat().into_iter().map(|n| n + b).collect::<Vec<u32>>(), vec![7, b, 3]].concat(), n: ((b + measured(cat(String::new(), b).as_str(), call(f0(0)).await?)) % 97), s: log.val("a b".to_owned()) });
        log.note("e7");
        let g = (b % 3 == 2);
        let [g, t11]: [u32; 2] = [u32::from(ask_user::<u8>("q8").await?), (({ let (x, y) = ask_all((ask_user::<u32>("q9").key("k1"), confirm(format!("q10 {b}")).key("k2"))).await?; x + u32::from(y) } as u8) as u32)];
        let mut b = (Row { v: [vec![7, t11, 3], vec![7, b, 3]].concat(), n: measured("text3", c.v.clone().get(t11 as usize).copied().unwrap_or(1)), s: (Row { v: vec![g], n: t11, s: cat("s", g) }).into_text(((6 as u8) as u32)) });
        let mut n12 = 0u32;
        'l13: for mut d in [(0..g % 4).collect::<Vec<u32>>(), [vec![5], vec![t11]].concat()].concat().into_iter().map(|n| n + t11).collect::<Vec<u32>>().into_iter().take(3) {
            n12 += 1;
            if n12 > 4 { break; }
            let mut n14 = 0u32;
            while n14 < 3 && (d % 3 == 3) {
                n14 += 1;
                let mut open16: Vec<u32> = [vec![7, t11, 3], vec![7, d, 3]].concat();
                let mut n15 = 0u32;
                while let Some(c) = open16.pop() && n15 < 4 {
                    n15 += 1;
                    log.note("e17");
                }
            }
        }
        Ok(format!("{g:?} {t11:?} {b:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let g = (Row { v: Vec::<u32>::new(), n: log.later(ask_user::<u32>("q2").await?).await, s: ask_user::<String>("q3").await?.replace("a", &String::new()) });
        log.note("e4");
        Ok(u32::from((2 % 3 == 0)))
    }
}

thrice! { p64, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = "11".parse()?;
        _ = confirm("q9").await?;
        same(&e, &[] as &[u32]);
        let mut h = ask_user::<String>("q10").await?;
        let g: Option<u32> = ask_user::<u32>("q11").await.ok();
        if !(e % 3 == 0) {
            let mut d = choose(format!("q12 {e}"), ["x", "y", "z"]).await?;
            {
                let more = g.unwrap_or(3);
                for item in arg0.iter_mut() { *item = (*item + more) % 30; }
            }
        }
        let late13: Vec<u32>;
        match *arg1.as_slice() {
            [] => { late13 = arg1.clone(); }
            [x] if log.val(e) > 3 => { late13 = Vec::from([u32::abs_diff({ e = g.unwrap_or(3); e }, e), call(f0(2, e)).await?]); }
            [x, .., y] => { late13 = [[arg1.clone(), vec![7, y, 3]].concat(), log.later(Vec::from([x, y])).await].concat(); }
            _ => { late13 = arg0.clone(); }
        }
        match Option::<u32>::map(g, |n: u32| (n + g.unwrap_or(3)) % 50) {
            Some(x @ ..4) if e % 2 == 0 => {
                log.later((8 % 3 == 0)).await;
            }
            x @ Some(_) => {
                h.push_str(&(Row { n: e, ..Row::default() }).into_text(log.later(e).await));
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {late13:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        _ = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut h = Vec::new();
        same(&h, &[] as &[Vec<u32>]);
        let late7: Vec<u32>;
        match *h.as_slice() {
            [] => { late7 = log.val([h.clone().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), Vec::from([arg0, arg0])].concat()); }
            [x] if x != 2 => { late7 = (0..x % 4).collect::<Vec<u32>>(); }
            [x, .., y] => { late7 = h.clone(); }
            _ => { late7 = [h.clone(), Vec::from([arg0, arg0])].concat().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(); }
        }
        {
            {
                h.resize(3, 1);
                h[u32::min(arg0 % 3, 2) as usize] = u32::abs_diff(arg0, arg0);
            }
        }
        Ok(measured(String::new().as_str(), arg0))
    }
}

thrice! { p65, (log, arg0: u32 = 3, mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await?;
        let mut h: Vec<u32> = [vec![7, 8, 3], vec![7, g, 3]].concat();
        let mut c: Vec<u32> = h.clone();
        let mut c = confirm("q4").await?;
        let r5 = arg1.as_str();
        if confirm(format!("q6 {arg0}")).await? {
            return Err(ToolError::new("left"));
        }
        let mut n8 = 0u32;
        for b in [ask_user::<String>(format!("q7 {g}")).await?, format!("{g:?}{:?}", c)] {
            n8 += 1;
            if n8 > 4 { break; }
            let c = if confirm(format!("q10 {arg0}")).await? {
                log.later(Row::default()).await
            } else {
                (Row { v: h.clone(), n: g, s: cat("s", g) })
            };
            let d = c.clone();
        }
        let a = ({
                ask_user::<u32>("q12").await?
            }, arg1.clone());
        if (match arg1.as_str() {
                "" => {
                    (c && c)
                }
                "a" | "lit" if g % 2 == 0 => {
                    (c && c)
                }
                _ => {
                    arg1.clone().is_empty()
                }
            } && c) {
        } else if (arg1 == cat(arg1.clone().replace("a", &arg1.clone()).trim(), Row::default().sum(a.0, (r5.len() as u32)))) {
        } else {
        }
        Ok(format!("{arg1:?} {g:?} {h:?} {c:?} {r5:?} "))
    }
}

thrice! { p66, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let mut b: u32 = (((match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => h }) + { let mut n4 = 0u32; loop {
                        n4 += 1;
                        if n4 > 2 { break ask_user::<u32>(format!("q6 {arg0}")).await?; }
                        let mut n7 = 0u32;
                        'l8: loop {
                            n7 += 1;
                            if n7 > 3 { break; }
                            let g = Row::default();
                            if (h % 3 == 1) { break; }
                        }
                        if match (Shape::Named { s: String::new(), n: h }) {
                            Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 3 => {
                                ((h % 3 == 1) || (arg0 % 3 == 2))
                            }
                            Shape::Size(0) => {
                                (arg0 % 3 == 1)
                            }
                            x => {
                                let mut n10 = 0u32;
                                for c in arg0..arg0 % 3 {
                                    n10 += 1;
                                    if n10 > 4 { break; }
                                    let d = "11".parse()?;
                                    same(&d, &[] as &[u32]);
                                    if (h % 3 == 2) {
                                        log.val(d);
                                        log.note("e12");
                                    } else {
                                    }
                                }
                                ((arg0 % 3 == 2) || (h % 3 == 0))
                            }
                        } { break arg0; }
                    } }) % 97);
        let b = Default::default();
        same(&b, &[] as &[String]);
        Ok(format!("{arg0:?} {h:?} {b:?} "))
    }
}

thrice! { p67, (log) -> Result<String, ToolError>, {
        let d = u32::abs_diff(1, 0);
        let mut c: Shape = Shape::Size(ask_user::<u32>("q2").await?);
        let d: u32 = (match ask_user::<u32>(format!("q3 {d}")).await { Ok(n) => n, Err(_) => d });
        log.val(d);
        checkpoint().await;
        log.note("e5");
        log.note("e6");
        let mut a = Row::default();
        let late7;
        if (d % 3 == 0) {
            let late8: Vec<u32>;
            match *Box::new(u32::max(d, d)) {
                ..2 => { late8 = vec![d]; }
                x if d != 2 => { late8 = (0..vec![x].get(d as usize).copied().unwrap_or(1) % 4).collect::<Vec<u32>>(); }
                2.. => { late8 = Vec::from([measured("a b".to_owned().as_str(), d), *Box::new(a.n)]); }
            }
            late7 = Shape::Size((d ^ (d * d % 89)));
            log.later((d % 3 == 1)).await;
        } else {
            match d {
                0 | 3 | 5 if d != 0 => {
                    let late9;
                    'b10: {
                        log.note("e11");
                        log.val(d);
                    }
                    late9 = cat("s", d);
                }
                x => {
                }
            }
            late7 = ('b12: {
                    if cat(cat("s", d).trim(), d).is_empty() { break 'b12 c.clone(); }
                    if (d != d) {
                    } else if Option::<u32>::is_some(&Some(d)) {
                    } else {
                    }
                    Shape::Size(d)
            });
            let mut n13 = 0u32;
            'l14: while n13 < 3 && Vec::from([d, d]).contains(&(d * d % 89)) {
                n13 += 1;
            }
        }
        Ok(format!("{c:?} "))
    }
}

thrice! { p68, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut c = (match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => arg0 });
        let c = Shape::Size(c);
        let mut g = c.clone();
        log.later((arg0 % 3 == 3)).await;
        match {
            let late7: u32;
            log.note("e8");
            late7 = three(arg0, arg0, arg0);
            *Box::new(measured("a b".to_owned().as_str(), late7))
        } {
            ..2 => {
                log.later((arg0 % 3 == 1)).await;
                log.note("e9");
                log.later((5 % 3 == 3)).await;
            }
            x if x != 3 => {
                log.val(x);
                match c.clone() {
                    Shape::Named { s, n: x @ 0..=3 } if x != 4 => {
                        if let Some(g) = vec![7, arg0, 3].iter().max().copied() {
                            log.val(x);
                            log.later((5 % 3 == 3)).await;
                            let mut n10 = 0u32;
                            'l11: while n10 < 3 && (arg0 % 3 == 0) {
                                n10 += 1;
                            }
                        } else {
                        }
                    }
                    Shape::Size(0) => {
                    }
                    x => {
                    }
                }
            }
            2.. => {
            }
        }
        let mut n12 = 0u32;
        'l14: while n12 < 3 && confirm(format!("q13 {arg0}")).await? {
            n12 += 1;
            let Some(g) = ask_user::<u32>(format!("q15 {arg0}")).await.ok() else {
                continue;
            };
        }
        _ = call(f0(0, String::new())).await?;
        let d = (arg0, cat("a b".to_owned().trim(), arg0));
        Ok(format!("{arg0:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        if let Some(e) = ask_user::<u32>("q1").await.ok() {
            let mut n2 = 0u32;
            while n2 < 3 && !((e % 3 == 2) || (e % 3 == 3)) {
                n2 += 1;
                let mut n3 = 0u32;
                'l4: for g in vec![7, e, 3].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                    n3 += 1;
                    if n3 > 4 { break; }
                }
            }
        } else {
        }
        Ok((Row { s: arg0, n: 8, ..Row::default() }).n)
    }
}

thrice! { p69, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = ask_user::<bool>("q2").await?;
        same(&c, &[] as &[u32]);
        let a = choose("q3", ["x", "y", "z"]).await?;
        let mut b = (Shape::Named { s: a, n: {
                    if ((arg1 % 3 == 1) || (4 % 3 == 0)) {
                        return Ok(ask_user::<String>("q4").await?);
                    }
                    (Vec::<u32>::new().get(arg1 as usize).copied().unwrap_or(1) % ((arg1, c).1 + 1))
                } });
        let r5 = arg0.as_str();
        log.val(c);
        let mut g = Option::<u32>::is_some(&Option::<u32>::map(Some(c), |n: u32| (n + c) % 50));
        if g {
        } else {
        }
        Ok(format!("{arg0:?} {b:?} {r5:?} {g:?} "))
    }
}

thrice! { p70, (log) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let a: Vec<u32> = [(0..c % 4).collect::<Vec<u32>>(), Vec::from([u32::max((match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => c }), { let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) }), c])].concat();
        let mut h = three(c, (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => c }), (((cat("s", c) + &"a b".to_owned()) + &Row::default().into_text(c)).len() as u32));
        let a = (Row { s: cat(cat("s", h), c).replace("a", &async { log.note("async"); String::new() }.await), n: (Row { s: if (c % 3 == 0) {
                            cat("s", c)
                        } else {
                            cat("s", h)
                        }, n: measured("text3", c), ..Row::default() }).n, ..Row::default() }).n;
        let mut n7 = 0u32;
        for a in [(a * Vec::<u32>::new().get(measured("text3", a) as usize).copied().unwrap_or(1) % 89), 2] {
            n7 += 1;
            if n7 > 4 { break; }
            let mut n8 = 0u32;
            for a in 1..=2u32 {
                n8 += 1;
                if n8 > 4 { break; }
                let mut n9 = 0u32;
                'l10: while n9 < 3 && ((h % 3 == 2) && (h % 3 == 0)) {
                    n9 += 1;
                    log.note("e12");
                    let late13;
                    let b = Shape::Size(h);
                    late13 = b.clone();
                    log.later((a % 3 == 1)).await;
                }
                let mut n14 = 0u32;
                'l15: for mut d in vec![7, h, 3].into_iter().take(3) {
                    n14 += 1;
                    if n14 > 4 { break; }
                    if let Some(mut h) = Some(a) && (a % 3 == 1) && let (0..5, y) = (a, "p".to_owned()) {
                        log.val(d);
                        let e: Vec<u32> = Vec::<u32>::new();
                    }
                }
            }
        }
        Ok(format!("{c:?} {h:?} {a:?} "))
    }
}

thrice! { p71, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut d = "11".parse()?;
        _ = confirm("q2").await?;
        same(&d, &[] as &[u32]);
        let mut h = (d % 3 == 2);
        let h = ((Row { s: cat(cat("s", d).replace("a", &String::new()).trim(), { arg0 = arg0; arg0 }), n: measured(cat("s", 4).replace("a", &cat("s", d)).as_str(), Row::default().sum(d, arg0)), ..Row::default() }).n, log.later(format!("{h:?}{:?}", d)).await);
        let mut n3 = 0u32;
        'l4: for _ in 1..2u64 {
            n3 += 1;
            if n3 > 4 { break; }
            log.later((arg0 % 3 == 3)).await;
        }
        match (Shape::Named { s: cat((h.1.clone() + &cat("s", arg0)).trim(), arg0), n: three(((arg0 + d) % 97), d, log.val(arg0)) }) {
            Shape::Dot => {
                log.note("e5");
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
                log.val(d);
                let mut c: bool = (if (arg0 % 3 == 1) {
                        let mut h = (x % 3 == 2);
                        cat("s", d)
                    } else {
                        h.1.clone()
                    } == "a");
                let Some(mut b) = Vec::from([d, arg0]).iter().max().copied() else {
                    let mut d = (d, "p".to_owned());
                    return Ok(h.1.clone());
                };
            }
        }
        Ok(format!("{arg0:?} {d:?} {h:?} "))
    }
}

thrice! { p72, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (2 ^ 2) });
        let mut e = choose("q2", ["x", "y", "z"]).await?;
        let b = (d, format!("{arg0:?}{:?}", arg0).replace("a", &cat(arg0.clone(), d).replace("a", &e.clone())));
        let mut n3 = 0u32;
        for a in vec![d].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n3 += 1;
            if n3 > 4 { break; }
            log.later((a % 3 == 0)).await;
            log.val(d);
            log.later((d % 3 == 1)).await;
        }
        log.later((d % 3 == 2)).await;
        log.note("e5");
        'b6: {
            let Some(b) = Option::<u32>::or(Some(d), Some(d)) else {
                let mut n7 = 0u32;
                'l8: for h in 2..=3u32 {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let mut b = b.clone();
                    if (h % 3 == 0) {
                        break 'l8;
                    }
                }
                break 'b6;
            };
        }
        Ok(format!("{arg0:?} {d:?} "))
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
        log.later((d % 3 == 0)).await;
        let mut n7 = 0u32;
        for e in async { log.note("async"); Vec::from([d, d]) }.await.into_iter().map(|n| n + (h.len() as u32)).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n7 += 1;
            if n7 > 4 { break; }
            log.note("e8");
            let mut open11: Vec<u32> = [[h.clone(), h.clone()].concat(), (0..e % 4).collect::<Vec<u32>>()].concat();
            let mut n9 = 0u32;
            while let Some(e) = open11.pop() && n9 < 4 {
                n9 += 1;
                'b12: {
                    let d: Option<u32> = Some(1);
                }
            }
        }
        log.note("e14");
        let mut n15 = 0u32;
        while n15 < 3 && ask_user::<bool>("q16").await? {
            n15 += 1;
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p74, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b: u32 = { arg1 = arg1; arg1 };
        let mut c = String::new();
        let e = confirm("q15").await.unwrap_or(false);
        let mut n16 = 0u32;
        for c in (1..9u32).step_by(4) {
            n16 += 1;
            if n16 > 4 { break; }
            log.note("e18");
            let mut n20 = 0u32;
            for h in [(match ask_user::<u32>("q19").await { Ok(n) => n, Err(_) => c }), 2] {
                n20 += 1;
                if n20 > 4 { break; }
                let d = Default::default();
                _ = ask_user::<bool>("q21").await?;
                same(&d, &[] as &[String]);
            }
            let late22: String;
            let Some(g) = Option::<u32>::map(Some(b), |n: u32| (n + b) % 50) else {
                return Ok(cat(String::new().trim(), arg1));
            };
            late22 = ('b23: {
                    if Option::<u32>::is_some(&Some(b)) { break 'b23 cat("a b".to_owned(), g); }
                    log.note("e24");
                    cat("s", c)
            });
        }
        match c.as_str() {
            "" => {
                let mut e = if e {
                    cat(c.clone().trim(), arg1)
                } else {
                    let mut open26: Vec<u32> = arg0.clone();
                    let mut n25 = 0u32;
                    'l27: while let Some(c) = open26.pop() && n25 < 4 && e {
                        n25 += 1;
                        let mut c = e;
                        let mut d = Default::default();
                        same(&d, &[] as &[u32]);
                    }
                    cat(c.clone(), arg1)
                };
            }
            "a" | "lit" if arg1 != 2 => {
            }
            _ => {
            }
        }
        Ok(format!("{arg1:?} {e:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.note("e1");
        let late2;
        if confirm("q3").await? {
            let mut n4 = 0u32;
            loop {
                n4 += 1;
                if n4 > 3 { break; }
                let mut g: Option<u32> = None::<u32>;
                log.later((3 % 3 == 1)).await;
                if (vec![0].contains(&1) && { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? }) { break; }
            }
            late2 = Shape::Size(1);
            let mut n8 = 0u32;
            'l9: for (i, g) in WEIGHTS.iter().enumerate() {
                n8 += 1;
                if n8 > 4 { break; }
                if cat("s", 5).is_empty() {
                    continue;
                }
            }
        } else {
            let Some(mut e) = Option::<u32>::or({
                    log.note("e10");
                    (6, Some(6)).1
                }, None) else {
                let Some(g) = ask_user::<u32>("q11").await.ok() else {
                    let e: u32 = 6;
                    return Ok(e);
                };
                return Ok(('b12: {
                            if ((g % 3 == 3) && (7 % 3 == 3)) { break 'b12 u32::from((g % 3 == 1)); }
                            let mut d = Row::default();
                            g
                }));
            };
            late2 = match three(measured("text1", e), e, ((e as u8) as u32)) {
                0 | 3 | 5 if e != 3 => {
                    (Shape::Named { s: cat(cat("s", e).trim(), e), n: ((e + e) % 97) })
                }
                x => {
                    if "a b".to_owned().is_empty() {
                        Shape::Size(4)
                    } else {
                        Shape::Dot
                    }
                }
            };
            log.val(e);
        }
        Ok(0)
    }
    flow f1(log, fuel: u32, arg0: String, arg1: Option<u32>) -> Result<u32, ToolError>, {
        log.later((3 % 3 == 3)).await;
        if (4 % 3 == 1) {
        } else if (ask_user::<String>("q13").await?.is_empty() && confirm("q14").await.unwrap_or(false)) {
        }
        Ok(((0 + 8) % 97))
    }
}

thrice! { p75, (log) -> Result<String, ToolError>, {
        let mut d: u32 = 4;
        let g = (u32::max(ask_user::<u32>(format!("q3 {d}")).await?, { d = { d = d; d }; d }), log.val((Row { n: d, ..Row::default() }).into_text(ask_user::<u32>("q4").await?)));
        let mut d = ask_user::<bool>("q5").await?;
        if d {
            match (Shape::Named { s: cat(g.1.clone().trim(), 7), n: 0 }) {
                Shape::Named { s, n: x @ 0..=3 } if x % 2 == 0 => {
                    d = !d;
                }
                Shape::Size(0) => {
                    if Option::<u32>::is_some(&Some(3)) {
                        return Ok(format!("{d:?}{:?}", g));
                    }
                    let mut n6 = 0u32;
                    'l7: while n6 < 3 && d {
                        n6 += 1;
                        let Row { v: mut d, n: t8 @ _, .. } = Row::default();
                        let a = g.1.clone();
                        let Row { v: mut a, n: t9 @ _, .. } = Row::default();
                    }
                }
                x => {
                    let mut n10 = 0u32;
                    for h in 1..4u32 {
                        n10 += 1;
                        if n10 > 4 { break; }
                        let a = x.clone();
                    }
                }
            }
        } else {
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p76, (log, mut arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c: u32 = call(f0(1, arg0, format!("{arg0:?}{:?}", arg1))).await?;
        let a = (confirm("q4").await.unwrap_or(false) && (arg0 % 3 == 0));
        let d: String = ask_user::<String>("q5").await?.replace("a", &String::new());
        let mut d: Option<u32> = Option::<u32>::or(None::<u32>, Option::<u32>::or(arg1.clone().iter().max().copied(), Option::<u32>::map(Some(arg0), |n: u32| (n + arg0) % 50)));
        arg1.push({ c = d.unwrap_or(3); c });
        let d = a;
        let mut n6 = 0u32;
        'l12: while n6 < 3 && ({ let mut n7 = 0u32; loop {
                    n7 += 1;
                    if n7 > 2 { break (a && a); }
                    let mut n9 = 0u32;
                    for a in (arg1.len() as u32)..c % 3 {
                        n9 += 1;
                        if n9 > 4 { break; }
                        log.note("e10");
                        log.note("e11");
                        log.later(d).await;
                    }
                    if (a && d) { break log.later(d).await; }
                } } || ((d || d) || arg1.clone().contains(&(arg1.len() as u32)))) {
            n6 += 1;
            log.later(a).await;
            if arg1.clone().into_iter().map(|n| n + c).collect::<Vec<u32>>().contains(&(arg0 % (arg0 + 1))) {
                if !d {
                    log.later((c % 3 == 0)).await;
                } else {
                    log.note("e13");
                }
            } else {
            }
        }
        Ok(format!("{arg1:?} {c:?} {a:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        _ = ask_user::<u32>(format!("q1 {arg0}")).await?;
        let mut d = Shape::Dot;
        Ok((Row { s: arg1, n: arg0, ..Row::default() }).n)
    }
}

thrice! { p77, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = call(f0(1, Some(2))).await?;
        let mut e = (Row { v: [(0..b % 4).collect::<Vec<u32>>(), Vec::<u32>::new()].concat().into_iter().map(|n| n + b).collect::<Vec<u32>>(), n: (arg1.clone().len() as u32), s: arg1.clone() });
        let g = ({ let (x, y) = ask_all((ask_user::<u32>("q12").key("k1"), confirm("q13").key("k2"))).await?; x + u32::from(y) }, arg0.clone());
        _ = u32::from(ask_user::<u8>("q14").await?);
        log.later((b % 3 == 2)).await;
        let Row { v: mut g, n: t15 @ _, .. } = e.clone();
        let late16: Vec<u32>;
        match (measured("text3", t15), cat(arg1.clone().trim(), (!b % 50))) {
            (0, x) => { late16 = vec![7, t15, 3]; }
            (mut x, _) => { late16 = e.v.clone(); }
        }
        log.later((t15 % 3 == 0)).await;
        {
            {
                let more = b;
                for item in g.iter_mut() { *item = (*item + more) % 30; }
            }
        }
        checkpoint().await;
        let mut h = confirm("q18").await.unwrap_or(false);
        {
            let more = e.n;
            for item in g.iter_mut() { *item = (*item + more) % 30; }
        }
        Ok(format!("{arg0:?} {b:?} {g:?} {late16:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        checkpoint().await;
        match 0 {
            0 => {
                let e = Shape::Size(4);
                log.val(8);
            }
            x @ 1..=2 => {
            }
            x if x % 2 == 0 => {
            }
            _ => {
            }
        }
        Ok(((2 + 1) % 97))
    }
    flow f1(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        'b2: {
            let mut h = Vec::new();
            _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
            same(&h, &[] as &[Vec<u32>]);
        }
        let r5 = arg0.trim();
        log.later((3 % 3 == 3)).await;
        let r6 = arg0.split(' ').next().unwrap_or("");
        Ok((arg0.len() as u32))
    }
}

thrice! { p78, (log) -> Result<String, ToolError>, {
        let g = "11".parse()?;
        _ = confirm(format!("q3 {g}")).await?;
        same(&g, &[] as &[u32]);
        let mut b = u32::abs_diff((((!(g % (g + 1)) % 50) + g) % 97), measured("text0", g));
        let c = Default::default();
        same(&c, &[] as &[u32]);
        log.note("e4");
        let mut n5 = 0u32;
        while n5 < 3 && ((three(c, c, b) % (measured("a b".to_owned().as_str(), g) + 1)) >= Row::default().sum(three(b, g, g), (b * c % 89))) {
            n5 += 1;
            let mut n6 = 0u32;
            for a in (1..9u32).step_by(4) {
                n6 += 1;
                if n6 > 4 { break; }
                let mut n7 = 0u32;
                for d in vec![7, c, 3].get(a as usize).copied().unwrap_or(1)..c % 3 {
                    n7 += 1;
                    if n7 > 4 { break; }
                    log.later((c % 3 == 1)).await;
                    log.note("e8");
                }
            }
        }
        Ok(format!("{g:?} {b:?} "))
    }
}

thrice! { p79, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        _ = confirm("q3").await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let h: bool = (((b % 3 == 3) && { let (x, y) = ask_each((ask_user::<u32>(format!("q4 {b}")).key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? }) || (Row::default().into_text(b) == "a"));
        let c: u32 = *&b;
        let (mut b, t8): (u32, String) = (ask_user::<u32>("q7").await?, cat(async { log.note("async"); cat("s", c) }.await, (Row { s: cat("s", c), n: b, ..Row::default() }).n));
        let mut n9 = 0u32;
        'l10: while n9 < 3 && ((c % 3 == 3) || (h && (t8 == t8.clone()))) {
            n9 += 1;
            let mut b: Option<u32> = Some("2".parse::<u32>()?);
            let late11: u32;
            if !log.val(h) {
                let mut c: Option<u32> = Option::<u32>::or(None::<u32>, b);
                late11 = 3;
                let mut n12 = 0u32;
                'l13: loop {
                    n12 += 1;
                    if n12 > 3 { break; }
                    log.later((3 % 3 == 1)).await;
                    let (mut b, t15): (u32, String) = (0, "p".to_owned());
                    if (h && h) { break; }
                }
            } else {
                let late16: String;
                match (t8.len() as u32) {
                    ..2 => { late16 = t8.clone(); }
                    x if c != 2 => { late16 = (t8.clone() + &t8.clone()); }
                    2.. => { late16 = t8.clone(); }
                }
                late11 = *Box::new({
                        c
                });
                let Row { v: mut a, n: t17 @ _, .. } = (Row { n: c, ..Row::default() });
            }
            let a: Option<u32> = vec![7, c, 3].iter().max().copied();
        }
        let r18 = t8.split(' ').next().unwrap_or("");
        Ok(format!("{h:?} {c:?} {r18:?} "))
    }
}

thrice! { p80, (log) -> Result<String, ToolError>, {
        let mut e = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&e, &[] as &[u32]);
        let d: String = ask_user::<String>("q4").await?;
        let g = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
        if match {
            (match ask_user::<u32>("q7").await { Ok(n) => n, Err(_) => e })
        } {
            ..2 => {
                (d == d.clone())
            }
            x if log.val(x) > 4 => {
                (d == cat(d.clone(), x))
            }
            2.. => {
                ((e != e) || g)
            }
        } {
            return Ok({ let mut n8 = 0u32; loop {
                        n8 += 1;
                        if n8 > 2 { break d.clone(); }
                        let mut n10 = 0u32;
                        'l11: for b in (0..2u32).rev() {
                            n10 += 1;
                            if n10 > 4 { break; }
                            log.note("e13");
                        }
                        if g { break d.clone(); }
                    } });
        }
        let late14: String;
        match u32::max((e % ([e, e][u32::min(e % 2, 1) as usize] + 1)), e) {
            0 | 3 | 5 if e % 2 == 0 => { late14 = log.val(if (g && g) {
                        if g {
                            return Ok(d.clone());
                        }
                        (d.clone() + &d.clone())
                    } else {
                        if let Some(d) = Some(7) && (d % 3 == 0) && let (0..5, y) = (d, "p".to_owned()) {
                            if g {
                                return Err(ToolError::new("left"));
                            }
                            let late15: u32;
                            match d {
                                ..2 => { late15 = (y.len() as u32); }
                                x if d != 1 => { late15 = d; }
                                2.. => { late15 = d; }
                            }
                        } else {
                            let g = Row::default();
                        }
                        {
                            if g {
                                log.note("e16");
                            }
                            d.clone()
                        }
                }); }
            x => { late14 = d.clone(); }
        }
        log.val((late14.len() as u32));
        if (late14 == d) {
            let late17;
            match Some(e) {
                Some(x @ ..4) if e != 4 => { late17 = Shape::Size(u32::abs_diff(e, e)); }
                x @ Some(_) => { late17 = Shape::Size(e); }
                None => { late17 = Shape::Dot; }
                _ => { late17 = Shape::Dot; }
            }
        } else {
        }
        Ok(format!("{g:?} "))
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
        log.note("e5");
        log.later((e % 3 == 0)).await;
        if (((!e % 50) == e) || (((3 % 3 == 0) && (e % 3 == 1)) && (e % 3 == 3))) {
            let mut n6 = 0u32;
            for a in 2..=3u32 {
                n6 += 1;
                if n6 > 4 { break; }
                let a = (a, h.clone());
            }
        } else {
        }
        Ok(format!("{e:?} "))
    }
}

thrice! { p82, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = ask_user::<u32>("q1").await.unwrap_or(arg0);
        let mut d: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut b: Vec<u32> = [vec![7, e, 3], vec![7, 3, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>()].concat();
        let h = ask_user::<String>("q3").await?;
        let mut n5 = 0u32;
        'l6: for (h, y) in ask_user::<String>("q4").await?.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n5 += 1;
            if n5 > 4 { break; }
            if let Some(c) = Option::<u32>::or(vec![7, e, 3].iter().max().copied(), d) {
                log.note("e7");
            } else {
                {
                    log.later(y).await;
                }
                let mut n8 = 0u32;
                loop {
                    n8 += 1;
                    if n8 > 3 { break; }
                    let d = Shape::Size(h);
                    if (3 % 3 == 0) {
                        break;
                    }
                    if matches!(d, Shape::Dot | Shape::Size(1..)) { break; }
                }
                let d = (Shape::Named { s: cat("s", e), n: (b.len() as u32) });
            }
        }
        let Row { v: mut e, n: t9 @ _, .. } = Row::default();
        let r10 = h.as_str();
        Ok(format!("{arg0:?} {d:?} {b:?} {r10:?} "))
    }
}

thrice! { p83, (log) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let d = async { log.note("async"); (Row { v: vec![7, d, 3], n: {
                        log.later((8 % 3 == 2)).await;
                        Row::default().sum(d, d)
                    }, s: ((String::new() + &cat("s", d)) + &cat(cat("s", 5), d)) }) }.await;
        let mut a = Default::default();
        same(&a, &[] as &[u32]);
        let mut b = ('b3: {
                if cat("s", a).is_empty() { break 'b3 async { log.note("async"); *Box::new(a) }.await; }
                log.later((a % 3 == 3)).await;
                measured(d.clone().into_text(a).as_str(), [a, a][u32::min(a % 2, 1) as usize])
        });
        let Some(mut d) = Option::<u32>::or(Option::<u32>::or(Option::<u32>::map(None::<u32>, |n: u32| (n + d.n) % 50), Option::<u32>::or(Some(b), None::<u32>)), Some(b)) else {
            return Ok(cat("s", a));
        };
        let mut n4 = 0u32;
        for e in [({ a = Row::default().sum(b, a); a }, log.later(("a b".to_owned() + &cat("s", b))).await).1, String::new()] {
            n4 += 1;
            if n4 > 4 { break; }
            {
                let late5;
                match if (d % 3 == 3) {
                    (b, "p".to_owned())
                } else {
                    (b, "p".to_owned())
                } {
                    (x, y) if d % 2 == 0 => { late5 = Shape::Size(x); }
                    (_, y) => { late5 = Shape::Size(b); }
                }
                let mut n6 = 0u32;
                'l7: for e in 2..4u32 {
                    n6 += 1;
                    if n6 > 4 { break; }
                    let h = late5.clone();
                    if let Some(mut d) = Some(e) && (a % 3 == 0) && let (0..5, y) = (a, "p".to_owned()) {
                        let mut open9: Vec<u32> = vec![a];
                        let mut n8 = 0u32;
                        'l10: while let Some(d) = open9.pop() && n8 < 4 && (a % 3 == 3) {
                            n8 += 1;
                            log.note("e11");
                            log.later((e % 3 == 2)).await;
                        }
                    } else {
                    }
                }
            }
        }
        Ok(format!("{a:?} {b:?} "))
    }
}

thrice! { p84, (log, arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        _ = confirm(format!("q8 {arg0}")).await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let b = Shape::Size(arg1);
        let mut b = (Row { n: u32::from(ask_user::<u8>("q10").await?), ..Row::default() });
        let mut open12: Vec<u32> = vec![arg0];
        let mut n11 = 0u32;
        'l13: while let Some(g) = open12.pop() && n11 < 4 {
            n11 += 1;
            let late14: Vec<u32>;
            log.later((arg0 % 3 == 0)).await;
            late14 = vec![7, c, 3];
            if (confirm("q15").await.unwrap_or(false) || ((g % 3 == 3) && (arg1 % 3 == 0))) {
                continue;
            }
            if (arg0 % 3 == 0) {
                return Ok("a b".to_owned());
            }
        }
        let Some(g) = Option::<u32>::map((0..arg0 % 4).collect::<Vec<u32>>().iter().max().copied(), |n: u32| (n + arg0) % 50) else {
            let mut a: Option<u32> = Some((!c % 50));
            return Ok(ask_user::<String>("q17").await?);
        };
        let late18: u32;
        if Option::<u32>::is_some(&Some((arg0 % (arg1 + 1)))) {
            log.val(arg0);
            late18 = vec![7, arg0, 3].get(g as usize).copied().unwrap_or(1);
            let [h, t24]: [u32; 2] = [(Row { s: cat("s", c).replace("a", &cat("s", arg0)), n: (|n: u32| (n + arg0) % 40)(b.n), ..Row::default() }).n, measured("text1", match arg0 {
                        ..2 => {
                            arg0
                        }
                        x if x % 2 == 0 => {
                            let late20: Vec<u32>;
                            log.note("e21");
                            late20 = Vec::<u32>::new();
                            arg1
                        }
                        2.. => {
                            let mut n22 = 0u32;
                            'l23: for a in 1..=2u32 {
                                n22 += 1;
                                if n22 > 4 { break; }
                                log.later((arg0 % 3 == 0)).await;
                                log.val(a);
                                log.later((a % 3 == 3)).await;
                            }
                            arg1
                        }
            })];
        } else {
            let h: Shape = Shape::Size(c);
            late18 = g;
            let Some(e) = log.later(Option::<u32>::or(Some(5), Some(arg1))).await else {
                log.later((8 % 3 == 3)).await;
                return Ok(format!("{g:?}{:?}", h));
            };
        }
        match Shape::Size(8) {
            Shape::Named { s, n: x @ 0..=3 } if g != 1 => {
            }
            Shape::Size(0) => {
            }
            x => {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {c:?} {b:?} {g:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, arg1: String) -> Result<u32, ToolError>, {
        log.val(4);
        let mut e = ask_user::<String>("q1").await?;
        Ok(0)
    }
    flow f1(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        let mut n2 = 0u32;
        loop {
            n2 += 1;
            if n2 > 3 { break; }
            let late3;
            match {
                (8, "p".to_owned())
            } {
                (x, y) if x != 1 => {
                    let mut n4 = 0u32;
                    'l5: for &d in &[4, 5] {
                        n4 += 1;
                        if n4 > 4 { break; }
                    }
                }
                (_, y) => {
                }
            }
            late3 = match ask_user::<u32>("q6").await.ok() {
                Some(x @ ..4) if x % 2 == 0 => {
                    ask_user::<String>("q7").await?
                }
                x @ Some(_) => {
                    "a b".to_owned()
                }
                None => {
                    log.later(arg0.clone()).await
                }
                _ => {
                    arg0.clone()
                }
            };
            if (8 % 3 == 1) { break; }
        }
        Ok((4 ^ 6))
    }
}

thrice! { p85, (log) -> Result<String, ToolError>, {
        let mut h = Default::default();
        _ = ask_user::<bool>("q2").await?;
        same(&h, &[] as &[u32]);
        let mut a = choose("q3", ["x", "y", "z"]).await?;
        let a = Default::default();
        same(&a, &[] as &[u32]);
        if ((cat("s", a) == "a") && match u32::abs_diff(h, a) {
                0 => {
                    log.later((a % 3 == 3)).await
                }
                x @ 1..=2 => {
                    if (x % 3 == 3) {
                        'b5: {
                            log.later((x % 3 == 3)).await;
                            log.val(h);
                        }
                        log.later((x % 3 == 2)).await;
                    }
                    (8 % 3 == 0)
                }
                x if h % 2 == 0 => {
                    let mut b = (x % 3 == 0);
                    (b && b)
                }
                _ => {
                    let mut n6 = 0u32;
                    while n6 < 3 && (h % 3 == 0) {
                        n6 += 1;
                        let mut n7 = 0u32;
                        for c in vec![7, 5, 3].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                            n7 += 1;
                            if n7 > 4 { break; }
                            log.later((h % 3 == 3)).await;
                            log.val(a);
                        }
                    }
                    (h % 3 == 3)
                }
        }) {
            if (h >= a) {
                return Ok(format!("{a:?}{:?}", a));
            }
            let mut n8 = 0u32;
            for (i, c) in WEIGHTS.iter().enumerate() {
                n8 += 1;
                if n8 > 4 { break; }
            }
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p86, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut a = (Row { s: ask_user::<String>("q11").await?, n: arg0, ..Row::default() }).n;
        let mut a = ask_user::<u32>("q12").await?;
        let mut c = Default::default();
        same(&c, &[] as &[String]);
        match c.as_str() {
            "" => {
                let mut n13 = 0u32;
                'l14: for _ in 1..4u64 {
                    n13 += 1;
                    if n13 > 4 { break; }
                    let Row { v: mut e, n: t15 @ _, .. } = Row::default();
                }
            }
            "a" | "lit" if arg0 != 4 => {
                log.val(arg0);
                let late16: Shape;
                let mut n17 = 0u32;
                while n17 < 3 && ((a % 3 == 3) || (a % 3 == 2)) {
                    n17 += 1;
                    let mut n18 = 0u32;
                    for h in Vec::<u32>::new().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                        n18 += 1;
                        if n18 > 4 { break; }
                        if (h % 3 == 3) {
                            log.val(arg0);
                            log.later((h % 3 == 2)).await;
                            log.note("e19");
                        } else if (6 % 3 == 2) {
                            log.note("e20");
                        }
                    }
                }
                late16 = (Shape::Named { s: cat(c.clone(), arg0), n: (c.len() as u32) });
            }
            _ => {
            }
        }
        Ok(format!("{a:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        log.note("e1");
        if let Some(b) = ask_user::<u32>("q2").await.ok() && Option::<u32>::is_some(&Option::<u32>::map(Some(b), |n: u32| (n + b) % 50)) {
            let late3;
            if { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm(format!("q5 {b}")).key("k2"))).await; x.is_ok() && y? } {
                log.note("e6");
                late3 = Shape::Size(log.val(b));
                let Some(mut h) = Option::<u32>::or(arg0, arg0) else {
                    return Ok(b);
                };
            } else {
                let mut c: Vec<u32> = (0..b % 4).collect::<Vec<u32>>();
                late3 = (Shape::Named { s: String::new(), n: b });
                let g = Default::default();
                same(&g, &[] as &[u32]);
            }
            log.later((b % 3 == 2)).await;
            let e = Row::default().into_text(b);
        } else {
            match u32::from(((1 % 3 == 1) && (8 % 3 == 3))) {
                ..2 => {
                }
                x if log.val(x) > 4 => {
                }
                2.. => {
                }
            }
        }
        Ok(measured("text0", 0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut open8: Vec<u32> = Vec::<u32>::new();
        let mut n7 = 0u32;
        'l9: while let Some(c) = open8.pop() && n7 < 4 && confirm("q10").await? {
            n7 += 1;
            if (Row::default().sum(c, c) == (Row { s: cat("s", c), n: c, ..Row::default() }).n) {
                let mut a: Vec<u32> = Vec::from([c, c]);
            } else {
                log.later((c % 3 == 1)).await;
            }
        }
        Ok(measured(cat("s", 2).as_str(), 7))
    }
}

thrice! { p87, (log) -> Result<String, ToolError>, {
        let c = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let d = (Row { n: ask_user::<u32>("q4").await?, ..Row::default() });
        let mut e = (Row { n: ask_user::<u32>("q7").await.unwrap_or(c), ..d });
        let a: Option<u32> = ask_user::<u32>("q8").await.ok();
        let mut n9 = 0u32;
        for g in (0..3u32).rev() {
            n9 += 1;
            if n9 > 4 { break; }
            log.note("e10");
            let d = (((g % 3 == 2) && (g % 3 == 2)) && cat("s", c).is_empty());
        }
        log.val(c);
        let d = (c == (|n: u32| (n + c) % 40)(c));
        let mut open14: Vec<u32> = Vec::from([{ let mut n12 = 0u32; loop {
                        n12 += 1;
                        if n12 > 2 { break u32::max(c, c); }
                        log.later(d).await;
                        if (d && d) { break log.val(c); }
                    } }, c]);
        let mut n11 = 0u32;
        'l15: while let Some(a) = open14.pop() && n11 < 4 && cat(e.clone().into_text(c).trim(), e.n).is_empty() {
            n11 += 1;
            log.note("e16");
        }
        let mut n17 = 0u32;
        while n17 < 3 && (vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>().get((c ^ c) as usize).copied().unwrap_or(1) >= [(!a.unwrap_or(3) % 50), (Row { s: cat("s", c), n: c, ..Row::default() }).n][u32::min(*Box::new(c) % 2, 1) as usize]) {
            n17 += 1;
            let mut n18 = 0u32;
            for &b in &[4, 5] {
                n18 += 1;
                if n18 > 4 { break; }
                let b: String = cat("s", 1);
            }
        }
        let late19;
        if ((log.later(c).await == (a.unwrap_or(3) * c % 89)) && d) {
            log.later(d).await;
            late19 = if d {
                let mut d: Option<u32> = Option::<u32>::or(a, a);
                log.val(e.clone()).into_text(c)
            } else {
                log.val(e.clone()).into_text(*&c)
            };
            log.later((c % 3 == 2)).await;
        } else {
            let (mut g, t20): (u32, String) = (c, "p".to_owned());
            late19 = ("a b".to_owned() + &t20);
            let mut n21 = 0u32;
            'l22: for g in [e.clone().sum(three(g, g, a.unwrap_or(3)), ((c + c) % 97)), 2] {
                n21 += 1;
                if n21 > 4 { break; }
            }
        }
        Ok(format!("{a:?} {d:?} "))
    }
}

thrice! { p88, (log, arg0: u32 = 3, arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q15").await?;
        let mut h = ask_user::<bool>("q16").await?;
        let g: Vec<u32> = [arg1.clone(), (0..arg0 % 4).collect::<Vec<u32>>()].concat();
        let mut h = ask_user::<u32>("q19").await?;
        if ((((arg0 % 3 == 0) || (arg0 % 3 == 2)) || if (h % 3 == 1) {
                    (arg0 % 3 == 3)
                } else {
                    let late20: String;
                    match arg0 {
                        ..2 => { late20 = cat("s", a); }
                        x if log.val(h) > 3 => { late20 = cat("s", arg0); }
                        2.. => { late20 = String::new(); }
                    }
                    (arg0 % 3 == 0)
            }) && log.later(Option::<u32>::is_some(&Some(a))).await) {
            let late21: String;
            let late22;
            match *g.as_slice() {
                [] => { late22 = Shape::Size(arg0); }
                [x] if x % 2 == 0 => { late22 = Shape::Size(x); }
                [x, .., y] => { late22 = (Shape::Named { s: cat("s", h), n: arg0 }); }
                _ => { late22 = Shape::Size(h); }
            }
            late21 = ask_user::<String>("q23").await?;
        } else if (arg0 % 3 == 1) {
            log.val(arg0);
        }
        Ok(format!("{arg0:?} {g:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        if Vec::from([((1 + 6) % 97), vec![7, 7, 3].get(3 as usize).copied().unwrap_or(1)]).contains(&Row::default().sum(6, 6)) {
            let late2: u32;
            let mut n3 = 0u32;
            'l5: while n3 < 3 && ask_user::<bool>("q4").await? {
                n3 += 1;
            }
            late2 = (|n: u32| (n + 5) % 40)(u32::abs_diff(1, 3));
        } else if { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? } {
        }
        Ok("8".parse::<u32>().unwrap_or(0))
    }
    flow f1(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let late8: String;
        if Option::<u32>::is_some(&Option::<u32>::map(ask_user::<u32>("q9").await.ok(), |n: u32| (n + 8) % 50)) {
            let mut n10 = 0u32;
            for e in 6..0 % 3 {
                n10 += 1;
                if n10 > 4 { break; }
                let a: Shape = Shape::Size(e);
                let a = cat("s", e);
            }
            late8 = cat(cat("s", 1), 3);
            let mut n11 = 0u32;
            for g in 1..arg0.unwrap_or(3) % 3 {
                n11 += 1;
                if n11 > 4 { break; }
            }
        } else {
            let mut n12 = 0u32;
            'l13: for &e in ["x", "y"].iter() {
                n12 += 1;
                if n12 > 4 { break; }
            }
            late8 = "a b".to_owned();
            log.note("e14");
        }
        Ok(vec![8].get(4 as usize).copied().unwrap_or(1))
    }
}

thrice! { p89, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let e = ask_user::<u32>("q1").await.unwrap_or(log.later(2).await);
        let g = (e, arg0.clone());
        let mut b = ((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => e }), (g.1.clone().replace("a", &arg0.clone()) + &{ let mut n5 = 0u32; loop {
                        n5 += 1;
                        if n5 > 2 { break (g.1.clone() + &g.1.clone()); }
                        let mut n7 = 0u32;
                        'l8: for _ in 1..4u64 {
                            n7 += 1;
                            if n7 > 4 { break; }
                            log.note("e9");
                        }
                        if (3 % 3 == 3) { break cat(arg0.clone().trim(), e); }
                    } }));
        log.val(e);
        log.note("e10");
        if ((if (e % 3 == 2) {
                    (e % 3 == 0)
                } else {
                    log.later((e % 3 == 2)).await;
                    (e % 3 == 2)
                } && (e % 3 == 2)) && ((arg0 == arg0.clone()) || (e % 3 == 0))) {
        } else {
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p90, (log, arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c: u32 = ask_user::<u32>("q1").await?;
        let mut e: u32 = { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) };
        let e = (Shape::Named { s: ((((e + c) % 97) ^ e), (format!("{e:?}{:?}", arg1) + &cat(arg0, e))).1, n: u32::from(log.later({ let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? }).await) });
        _ = ask_user::<u32>("q6").await.unwrap_or(c);
        log.val(c);
        let r7 = arg1.as_str();
        if let Some(mut g) = Some((Row { s: cat(r7.to_owned(), c), n: (arg1.len() as u32), ..Row::default() }).n) && ((Row::default().sum(c, g), ((8 % 3 == 3) && (c % 3 == 1))).1 || ((arg1.clone().len() as u32) == measured(r7, g))) {
            let Row { v: mut d, n: t8 @ _, .. } = Row::default();
        }
        match log.later((c, arg1.clone())).await {
            (0, x) => {
                if let Some(mut c) = Option::<u32>::map(Some(c), |n: u32| (n + c) % 50) && (((c % 3 == 2) || (c % 3 == 0)) && String::new().is_empty()) {
                    let late9;
                    if ((c % 3 == 0) && (5 % 3 == 3)) {
                        log.later((c % 3 == 1)).await;
                        late9 = Shape::Size((arg1.len() as u32));
                        log.val(c);
                    } else {
                        if (4 % 3 == 1) {
                            return Ok(r7.to_owned());
                        }
                        late9 = e.clone();
                        let (mut h, t10): (u32, String) = (c, "p".to_owned());
                    }
                }
            }
            (mut x, _) => {
                let late11: String;
                match (vec![7, c, 3].get(c as usize).copied().unwrap_or(1), r7.to_owned().replace("a", &r7.to_owned())) {
                    (x, y) if x != 3 => { late11 = (Row { v: vec![7, 3, 3], n: (arg1.len() as u32), s: y.clone() }).into_text("8".parse::<u32>()?); }
                    (_, y) => { late11 = format!("{y:?}{:?}", r7); }
                }
                let mut n12 = 0u32;
                for a in (1..9u32).step_by(4) {
                    n12 += 1;
                    if n12 > 4 { break; }
                    let mut n13 = 0u32;
                    for (a, y) in log.val(arg1.clone()).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                        n13 += 1;
                        if n13 > 4 { break; }
                    }
                }
            }
        }
        Ok(format!("{arg1:?} {c:?} "))
    }
}

thrice! { p91, (log) -> Result<String, ToolError>, {
        let h: u32 = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let d = None;
        same(&d, &[] as &[Option<u32>]);
        let e = Row::default();
        log.note("e4");
        if (0 != (Row { s: cat("s", h), n: h, ..Row::default() }).n) {
            return Err(ToolError::new("left"));
        }
        log.val(h);
        match (Shape::Named { s: (Row { v: vec![h], n: h, s: cat("s", h) }).into_text(((h as u8) as u32)), n: *Box::new((Row { s: String::new(), n: h, ..Row::default() }).n) }) {
            Shape::Dot => {
                let Some(c) = Some((|n: u32| (n + h) % 40)(h)) else {
                    let mut n5 = 0u32;
                    for (c, y) in cat("s", 5).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                        n5 += 1;
                        if n5 > 4 { break; }
                        let mut n6 = 0u32;
                        for _ in 1..4u64 {
                            n6 += 1;
                            if n6 > 4 { break; }
                            let mut n7 = 0u32;
                            'l8: while n7 < 3 && y {
                                n7 += 1;
                                log.val(h);
                            }
                        }
                    }
                    return Ok(("a b".to_owned() + &match (h, "p".to_owned()) {
                                (x, y) if h != 0 => {
                                    y.clone()
                                }
                                (_, y) => {
                                    cat("s", h)
                                }
                    }));
                };
            }
            Shape::Size(x) | Shape::Named { n: x, .. } => {
            }
        }
        Ok(format!("{d:?} {e:?} "))
    }
}

thrice! { p92, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut b = arg0;
        let c = choose("q11", ["x", "y", "z"]).await?;
        let d = ((|n: u32| (n + (c.len() as u32)) % 40)(*&*&arg0), ask_user::<String>("q13").await?);
        let mut g = call(f0(0, b, Some(b))).await?;
        log.later((arg0 % 3 == 0)).await;
        let mut g = confirm("q14").await?;
        log.note("e16");
        if g {
            return Ok(c.clone().replace("a", &String::new()));
        }
        let mut n18 = 0u32;
        'l19: for (a, y) in ask_user::<String>(format!("q17 {b}")).await?.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n18 += 1;
            if n18 > 4 { break; }
        }
        Ok(format!("{arg0:?} {b:?} {c:?} {d:?} {g:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: u32, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let Some(c) = arg1 else {
            return Ok(ask_user::<u32>("q1").await.unwrap_or(arg0));
        };
        let late2;
        match (cat("s", arg0).len() as u32) {
            0 | 3 | 5 if log.val(arg0) > 2 => { late2 = ask_user::<String>("q3").await?; }
            x => { late2 = String::new(); }
        }
        if let Some(e) = Option::<u32>::map(Some(ask_user::<u32>("q4").await?), |n: u32| (n + arg0) % 50) {
            if (e % 3 == 3) {
                log.note("e5");
                let mut n6 = 0u32;
                'l7: for d in (2..9u32).step_by(4) {
                    n6 += 1;
                    if n6 > 4 { break; }
                }
            } else {
            }
        }
        Ok(c)
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let c = Row::default();
        let mut open10: Vec<u32> = (0..u32::max(8, 8) % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 6).collect::<Vec<u32>>();
        let mut n9 = 0u32;
        while let Some(c) = open10.pop() && n9 < 4 {
            n9 += 1;
            let Some(mut c) = Some(c) else {
                let a = (c, cat("s", c)).1;
                break;
            };
        }
        Ok((|n: u32| (n + c.n) % 40)(4))
    }
}

thrice! { p93, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await.unwrap_or((Row { s: cat("s", arg1), n: arg1, ..Row::default() }).n);
        let mut a = (ask_user::<u32>(format!("q4 {arg1}")).await?, ask_user::<String>("q5").await?);
        let g = (ask_user::<u32>("q7").await?, ('b8: {
                    if (b % 3 == 1) { break 'b8 cat("s", b); }
                    match Shape::Size(b) {
                        Shape::Named { s, n: x @ 0..=3 } if b % 2 == 0 => {
                            if (b % 3 == 2) {
                                let a = Row::default();
                            } else if (b % 3 == 0) {
                                let e: Row = Row::default();
                            } else {
                                let mut c: Vec<u32> = arg0.clone();
                            }
                            if (arg1 % 3 == 2) {
                                let mut a = b;
                            }
                        }
                        Shape::Size(0) => {
                            let mut n9 = 0u32;
                            'l10: while n9 < 3 && (b % 3 == 2) {
                                n9 += 1;
                                let late11;
                                if (b % 3 == 0) {
                                    log.val(b);
                                    late11 = Shape::Size(b);
                                    log.later((b % 3 == 0)).await;
                                } else {
                                    log.later((b % 3 == 3)).await;
                                    late11 = Shape::Size(arg1);
                                    log.later((b % 3 == 0)).await;
                                }
                                let Some(h) = Some(arg1) else {
                                    log.val(b);
                                    break 'b8 a.1.clone();
                                };
                            }
                            log.val(arg1);
                            let d = Row::default();
                        }
                        x => {
                        }
                    }
                    cat("s", arg1)
        }));
        Ok(format!("{arg0:?} {arg1:?} {a:?} {g:?} "))
    }
}

thrice! { p94, (log, mut arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm(format!("q10 {d}")).await?;
        same(&d, &[] as &[u32]);
        let mut a = ((Row { s: arg0.clone(), n: (((!(arg0.len() as u32) % 50) as u8) as u32), ..Row::default() }).n, (Row { v: arg1, n: (d ^ d), s: arg0.clone() }).into_text(d));
        let mut d = "11".parse()?;
        same(&d, &[] as &[u32]);
        let [h, t11]: [u32; 2] = [d, (((("2".parse::<u32>()? + *Box::new(a.0)) % 97) + ["2".parse::<u32>()?, measured(arg0.clone().as_str(), d)][u32::min({ d = d; d } % 2, 1) as usize]) % 97)];
        let e: Option<u32> = Option::<u32>::map({ let mut n12 = 0u32; loop {
                    n12 += 1;
                    if n12 > 2 { break Some(h); }
                    if (t11 % 3 == 3) {
                        let mut n14 = 0u32;
                        for _ in 1..2u64 {
                            n14 += 1;
                            if n14 > 4 { break; }
                            log.val(d);
                            log.note("e15");
                            log.later((t11 % 3 == 3)).await;
                        }
                        log.val(t11);
                    } else if (d % 3 == 2) {
                    }
                    if (8 % 3 == 1) { break Option::<u32>::map(Some(7), |n: u32| (n + d) % 50); }
                } }, |n: u32| (n + h) % 50);
        Ok(format!("{e:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut n2 = 0u32;
        for c in (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 8 })..5 % 3 {
            n2 += 1;
            if n2 > 4 { break; }
            let mut n4 = 0u32;
            for (b, y) in ask_user::<String>("q3").await?.chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n4 += 1;
                if n4 > 4 { break; }
                if Option::<u32>::is_some(&None::<u32>) {
                    if y {
                        if y {
                            continue;
                        }
                    }
                }
            }
        }
        Ok("3".parse::<u32>().unwrap_or(0))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        let a = Shape::Size(0);
        let mut n7 = 0u32;
        'l8: for a in [ask_user::<u32>("q6").await?, 2] {
            n7 += 1;
            if n7 > 4 { break; }
            match None::<u32> {
                None => {
                }
                Some(0 | 1) if log.val(a) > 0 => {
                }
                Some(x) => {
                }
            }
        }
        Ok((Row { s: cat("s", 5), n: 7, ..Row::default() }).n)
    }
}

thrice! { p95, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let a: u32 = ('b4: {
                if (3 % 3 == 2) { break 'b4 three(((|n: u32| (n + 7) % 40)(2), u32::from((5 % 3 == 3))).1, call(f0(1, Some(1))).await?, ((u32::from((3 % 3 == 2)) + (Row { s: arg0.clone(), n: 2, ..Row::default() }).n) % 97)); }
                let mut n5 = 0u32;
                'l6: for d in (1..9u32).step_by(4) {
                    n5 += 1;
                    if n5 > 4 { break; }
                    let mut e = Row::default();
                    e = (Row { n: d, ..e.clone() });
                }
                { let (x, y) = ask_all((ask_user::<u32>("q10").key("k1"), confirm("q11").key("k2"))).await?; x + u32::from(y) }
        });
        let e = "11".parse()?;
        same(&e, &[] as &[u32]);
        let h = (a, "p".to_owned());
        Ok(format!("{arg0:?} {a:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let mut d: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 8 });
        log.note("e2");
        if ((ask_user::<String>(format!("q3 {d}")).await? + &String::new().replace("a", &"a b".to_owned())) == "a") {
            return Ok(u32::abs_diff(log.later(d).await, measured((d, cat("s", d)).1.as_str(), async { log.note("async"); d }.await)));
        }
        {
        }
        Ok((!d % 50))
    }
}

thrice! { p96, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = 3;
        let b = ("6".parse::<u32>()?, cat("s", d));
        let mut a = (Row { v: Vec::from([ask_user::<u32>("q5").await?, ((d as u8) as u32)]), n: (choose(format!("q6 {d}"), ["x", "y", "z"]).await?.len() as u32), s: (('b7: {
                            if ((d % 3 == 3) && (d % 3 == 1)) { break 'b7 Row::default().into_text((arg0.len() as u32)); }
                            log.note("e8");
                            cat(b.1.clone().trim(), d)
                    }) + &((String::new() + &cat("s", d)) + &b.1.clone())) });
        log.note("e9");
        log.note("e10");
        if (d % 3 == 0) {
            let mut open12: Vec<u32> = [arg0.clone(), arg0.clone()].concat().into_iter().map(|n| n + d).collect::<Vec<u32>>();
            let mut n11 = 0u32;
            'l13: while let Some(b) = open12.pop() && n11 < 4 {
                n11 += 1;
                let mut n14 = 0u32;
                'l15: for &a in &[4, 5] {
                    n14 += 1;
                    if n14 > 4 { break; }
                    log.val(d);
                }
                if arg0.clone().contains(&b) {
                    let Some(mut a) = None::<u32> else {
                        return Ok(String::new());
                    };
                    let mut open17: Vec<u32> = arg0.clone();
                    let mut n16 = 0u32;
                    while let Some(g) = open17.pop() && n16 < 4 && (5 % 3 == 1) {
                        n16 += 1;
                    }
                } else {
                }
            }
        }
        Ok(format!("{d:?} {a:?} "))
    }
}

thrice! { p97, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = [ask_user::<u32>("q1").await.unwrap_or(0), (|n: u32| (n + 5) % 40)((arg1.len() as u32))][u32::min(measured(ask_user::<String>("q2").await?.as_str(), (match ask_user::<u32>("q3").await { Ok(n) => n, Err(_) => 6 })) % 2, 1) as usize];
        let mut a = ((g % 3 == 3) || (arg1.clone() + &(arg1.clone() + &arg1.clone())).is_empty());
        let a: (u32, String) = ((*&*&g ^ ('b4: {
                        if (arg0 == arg0.clone()) { break 'b4 g; }
                        let mut n5 = 0u32;
                        'l6: for (i, h) in WEIGHTS.iter().enumerate() {
                            n5 += 1;
                            if n5 > 4 { break; }
                            let e = Shape::Dot;
                            let mut n7 = 0u32;
                            for _ in 1..2u64 {
                                n7 += 1;
                                if n7 > 4 { break; }
                                log.note("e8");
                                log.note("e9");
                                log.later(a).await;
                            }
                            log.note("e10");
                        }
                        {
                            if a {
                                return Ok(arg1.clone());
                            }
                            g
                        }
            })), async { log.note("async"); cat("s", g) }.await);
        match ((vec![7, g, 3].get({
                        g
                    } as usize).copied().unwrap_or(1) + g) % 97) {
            ..2 => {
                match ((Vec::<u32>::new().get(g as usize).copied().unwrap_or(1) as u8) as u32) {
                    ..2 => {
                        log.note("e11");
                    }
                    x if x != 4 => {
                        let h: Vec<u32> = Vec::<u32>::new().into_iter().map(|n| n + g).collect::<Vec<u32>>();
                    }
                    2.. => {
                    }
                }
            }
            x if log.val(g) > 0 => {
            }
            2.. => {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {a:?} "))
    }
}

thrice! { p98, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        _ = confirm("q6").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let mut g: Option<u32> = ask_user::<u32>("q7").await.ok();
        let d = (arg0, "p".to_owned());
        let mut a: Vec<u32> = (0..call(f0(1)).await? % 4).collect::<Vec<u32>>();
        log.val(arg0);
        a.resize(3, 1);
        a[u32::min((('b9: {
                            if (arg0 % 3 == 2) { break 'b9 g.unwrap_or(3); }
                            let late10;
                            if (1 % 3 == 0) {
                                let g = ask_user::<u32>("q11").await?;
                                late10 = d.1.clone();
                                log.later((g % 3 == 1)).await;
                            } else {
                                let Row { v: mut h, n: t13 @ _, .. } = Row::default();
                                late10 = d.1.clone();
                                let mut n14 = 0u32;
                                for e in 2..=4u32 {
                                    n14 += 1;
                                    if n14 > 4 { break; }
                                    log.note("e15");
                                    log.note("e16");
                                }
                            }
                            (arg0 % (arg0 + 1))
                    }) * { let mut n17 = 0u32; 'l18: loop {
                            n17 += 1;
                            if n17 > 2 { break 'l18 arg0; }
                            log.later((arg0 % 3 == 1)).await;
                            if ((arg0 % 3 == 3) && (arg0 % 3 == 3)) { break 'l18 measured("text3", arg0); }
                        } } % 89) % 3, 2) as usize] = arg0;
        log.note("e19");
        let c = Default::default();
        same(&c, &[] as &[String]);
        let a = arg0;
        let mut open21: Vec<u32> = vec![7, a, 3];
        let mut n20 = 0u32;
        while let Some(d) = open21.pop() && n20 < 4 {
            n20 += 1;
            log.val(arg0);
            let mut d: (u32, String) = (log.later((c.len() as u32)).await, Row::default().into_text(d));
        }
        Ok(format!("{g:?} {d:?} {c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        _ = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 3 });
        let h: Vec<u32> = vec![7, 0, 3];
        let mut n2 = 0u32;
        for mut d in h.into_iter().take(3) {
            n2 += 1;
            if n2 > 4 { break; }
            match (Shape::Named { s: {
                        {
                        }
                        "a b".to_owned()
                    }, n: u32::from((d % 3 == 3)) }) {
                Shape::Dot => {
                }
                Shape::Size(x) | Shape::Named { n: x, .. } => {
                }
            }
        }
        Ok(u32::abs_diff(5, 7))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n3 = 0u32;
        for &b in ["x", "y"].iter() {
            n3 += 1;
            if n3 > 4 { break; }
            let mut n4 = 0u32;
            for _ in 1..2u64 {
                n4 += 1;
                if n4 > 4 { break; }
                log.later((7 % 3 == 1)).await;
            }
        }
        Ok(((8 as u8) as u32))
    }
}

thrice! { p99, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g: u32 = (((|n: u32| (n + 4) % 40)((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 8 })) + ((u32::max({
                                (arg0.len() as u32)
                            }, ask_user::<u32>("q2").await?) + ((*&1 as u8) as u32)) % 97)) % 97);
        let a = (Shape::Named { s: match ask_user::<u32>("q4").await.ok() {
                    None => {
                        (Row::default().into_text(g) + &cat("s", g))
                    }
                    Some(0 | 1) if g % 2 == 0 => {
                        (Row { v: arg0.clone(), n: g, s: String::new() }).into_text((Row { s: cat("s", g), n: g, ..Row::default() }).n)
                    }
                    Some(x) => {
                        cat("s", g)
                    }
                }, n: u32::max(u32::abs_diff(g, (g % (g + 1))), three(((g + g) % 97), [g, g][u32::min(g % 2, 1) as usize], (String::new().len() as u32))) });
        let b = ({
                Row::default().sum((String::new().len() as u32), u32::max(g, g))
            }, cat("s", g));
        if matches!(a, Shape::Dot | Shape::Size(1..)) {
            let a: Shape = a.clone();
            log.note("e5");
        } else {
            log.later((g % 3 == 0)).await;
        }
        if let Some(mut h) = Some(g) && cat(format!("{b:?}{:?}", h).trim(), "5".parse::<u32>()?).is_empty() {
            log.note("e6");
        }
        log.note("e8");
        let [d, t9]: [u32; 2] = [((!u32::max(b.0, g) % 50) % (Row::default().sum(((g + g) % 97), (g ^ g)) + 1)), g];
        log.val(d);
        Ok(format!("{arg0:?} {g:?} {b:?} {d:?} {t9:?} "))
    }
}

thrice! { p100, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d: u32 = (({ let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) } as u8) as u32);
        let b = choose("q3", ["x", "y", "z"]).await?;
        let mut a = ((match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => d }), ask_user::<String>("q7").await?);
        log.note("e8");
        let late9;
        match *arg1.as_slice() {
            [] => { late9 = Shape::Size(ask_user::<u32>("q11").await?); }
            [x] if d % 2 == 0 => { late9 = Shape::Size(async { log.note("async"); x }.await); }
            [x, .., y] => { late9 = (Shape::Named { s: b.clone().replace("a", &a.1.clone()), n: ('b13: {
                                if ((y % 3 == 1) || (d % 3 == 3)) { break 'b13 u32::max(y, y); }
                                let mut n14 = 0u32;
                                'l15: while n14 < 3 && (d % 3 == 0) {
                                    n14 += 1;
                                    let mut n16 = 0u32;
                                    'l17: while n16 < 3 && (d % 3 == 1) {
                                        n16 += 1;
                                        log.note("e18");
                                        log.later((x % 3 == 0)).await;
                                        log.later((y % 3 == 2)).await;
                                    }
                                    let d = a.clone();
                                    _ = ask_user::<u32>(format!("q19 {y}")).await.unwrap_or(y);
                                }
                                (|n: u32| (n + y) % 40)(x)
                        }) }); }
            _ => { late9 = (Shape::Named { s: a.1.clone(), n: arg1.clone().get(measured(b.clone().as_str(), a.0) as usize).copied().unwrap_or(1) }); }
        }
        let mut open21: Vec<u32> = arg1.clone();
        let mut n20 = 0u32;
        'l22: while let Some(b) = open21.pop() && n20 < 4 {
            n20 += 1;
            if ((|n: u32| (n + b) % 40)(d), (arg0 == arg0.clone())).1 {
                let mut n23 = 0u32;
                for &h in ["x", "y"].iter() {
                    n23 += 1;
                    if n23 > 4 { break; }
                    log.val((h.len() as u32));
                }
            } else {
            }
        }
        Ok(format!("{arg1:?} {a:?} {late9:?} "))
    }
}

thrice! { p101, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let a = { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm(format!("q4 {e}")).key("k2"))).await?; x + u32::from(y) };
        let mut g = log.later(Shape::Dot).await;
        let mut e = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm(format!("q7 {e}")).key("k2"))).await; x.is_ok() && y? };
        if (cat(cat("s", a), a).is_empty() && !(e && e)) {
            let mut a = (Shape::Named { s: cat(cat("s", a), a), n: a });
        } else if match u32::abs_diff((|n: u32| (n + a) % 40)(a), (a ^ a)) {
            ..2 => {
                arg0.clone().into_iter().map(|n| n + a).collect::<Vec<u32>>().contains(&measured("text1", a))
            }
            x if a % 2 == 0 => {
                let d: Vec<u32> = arg0.clone().into_iter().map(|n| n + (arg0.len() as u32)).collect::<Vec<u32>>();
                Option::<u32>::is_some(&Option::<u32>::map(Some(x), |n: u32| (n + a) % 50))
            }
            2.. => {
                ((a != a) || (e && e))
            }
        } {
            let mut b: (u32, String) = (((a as u8) as u32), cat(cat("s", 2), a));
            let mut n8 = 0u32;
            'l9: while n8 < 3 && (Row::default().into_text(a) == "a") {
                n8 += 1;
                let Row { v: mut d, n: t10 @ _, .. } = Row::default();
                g = g.clone();
                log.later(e).await;
            }
            let mut e = ({
                    let mut n12 = 0u32;
                    while n12 < 3 && e {
                        n12 += 1;
                        log.val(a);
                        log.later(e).await;
                    }
                    a
                }, cat("a b".to_owned().trim(), a));
        }
        Ok(format!("{g:?} {e:?} "))
    }
}

thrice! { p102, (log) -> Result<String, ToolError>, {
        let mut c = ask_user::<u32>("q1").await?;
        let g: (u32, String) = async { log.note("async"); (c, cat("a b".to_owned(), c)) }.await;
        let a = ask_user::<String>(format!("q2 {c}")).await?;
        let late3;
        let mut d: Option<u32> = ask_user::<u32>(format!("q4 {c}")).await.ok();
        late3 = Shape::Size([(Row { s: a, n: c, ..Row::default() }).n, u32::abs_diff(c, c)][u32::min(c % 2, 1) as usize]);
        log.later((c % 3 == 2)).await;
        let mut b: Option<u32> = (0..Row::default().sum(c, c) % 4).collect::<Vec<u32>>().iter().max().copied();
        if let Some(d) = Some(measured("text2", c)) && match (!(c % (c + 1)) % 50) {
            0 => {
                (((c % 3 == 1) || (d % 3 == 1)) && ((c % 3 == 3) && (4 % 3 == 1)))
            }
            x @ 1..=2 => {
                log.later((x % 3 == 1)).await
            }
            x if x % 2 == 0 => {
                (5 % 3 == 0)
            }
            _ => {
                let g = Row::default();
                Vec::from([c, c]).contains(&(c % (c + 1)))
            }
        } {
            'b5: {
                let mut n6 = 0u32;
                for (i, c) in WEIGHTS.iter().enumerate() {
                    n6 += 1;
                    if n6 > 4 { break; }
                    {
                    }
                }
            }
        } else {
        }
        Ok(format!("{c:?} {d:?} {late3:?} "))
    }
}

thrice! { p103, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = match *arg0.as_slice() {
            [] => {
                7
            }
            [x] if log.val(x) > 1 => {
                x
            }
            [x, .., y] => {
                Row::default().sum(u32::from(ask_user::<u8>(format!("q1 {x}")).await?), (|n: u32| (n + x) % 40)(ask_user::<u32>("q2").await?))
            }
            _ => {
                u32::from(ask_user::<u8>("q3").await?)
            }
        };
        let mut c: Option<u32> = ask_user::<u32>("q4").await.ok();
        let mut d: (u32, String) = (8, "p".to_owned());
        log.later((5 % 3 == 0)).await;
        log.note("e6");
        let Some(mut c) = ask_user::<u32>("q7").await.ok() else {
            return Ok(cat("s", 8).replace("a", &(7, String::new()).1).replace("a", &log.later(Row::default()).await.into_text(measured(d.1.clone().as_str(), 7))));
        };
        if let Some(d) = {
            log.val(c);
            None::<u32>
        } {
            log.val(c);
            let mut n8 = 0u32;
            for b in (0..async { log.note("async"); d }.await % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n8 += 1;
                if n8 > 4 { break; }
                let (mut c, t9): (u32, String) = (d, cat("s", 3));
            }
            let Some(a) = Some(d) else {
                return Ok(log.val(cat(String::new().trim(), (arg0.len() as u32))));
            };
        }
        Ok(format!("{d:?} {c:?} "))
    }
}

thrice! { p104, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = confirm("q1").await.unwrap_or(false);
        same(&d, &[] as &[u32]);
        let mut a: String = choose("q2", ["x", "y", "z"]).await?;
        let d = (ask_user::<u32>("q5").await?, (d, cat(Row::default().into_text(d).trim(), measured("text3", d))).1);
        let mut n6 = 0u32;
        'l7: for b in [u32::from(!(6 >= (a.len() as u32))), 2] {
            n6 += 1;
            if n6 > 4 { break; }
            let e = [(b * b % 89), u32::abs_diff(b, b)][u32::min(u32::from((3 % 3 == 2)) % 2, 1) as usize];
        }
        log.note("e8");
        log.val(4);
        let late9;
        if let Some(mut c) = Option::<u32>::map(Some(2), |n: u32| (n + 5) % 50) && (((c % 3 == 0) || (c % 3 == 2)) || ((c % 3 == 3) && (0 % 3 == 2))) {
            let mut n10 = 0u32;
            loop {
                n10 += 1;
                if n10 > 3 { break; }
                log.later((c % 3 == 3)).await;
                if (c >= c) { break; }
            }
            match { c = c; c } {
                0 | 3 | 5 if c != 4 => {
                }
                x => {
                }
            }
        } else {
        }
        late9 = a.clone();
        Ok(format!("{a:?} {late9:?} "))
    }
}

thrice! { p105, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut c = 2;
        let mut g = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {g}")).key("k1"), confirm(format!("q3 {c}")).key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let g = match arg0.as_str() {
            "" => {
                Shape::Size(ask_user::<u32>("q4").await?)
            }
            "a" | "lit" if c != 4 => {
                let late5: u32;
                match (g, "p".to_owned()) {
                    (x, y) if x % 2 == 0 => { late5 = (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => c }); }
                    (_, y) => { late5 = (((c % (g + 1)) + *&g) % 97); }
                }
                Shape::Size({ let mut n7 = 0u32; 'l8: loop {
                            n7 += 1;
                            if n7 > 2 { break 'l8 (|n: u32| (n + (arg1.len() as u32)) % 40)(late5); }
                            g += c;
                            g %= 60;
                            if Vec::<u32>::new().contains(&g) { break 'l8 (late5 * c % 89); }
                        } })
            }
            _ => {
                Shape::Size(c)
            }
        };
        let late9: String;
        let b = (c, "p".to_owned());
        late9 = ('b10: {
                if ((c % 3 == 2) && (c % 3 == 2)) { break 'b10 b.1.clone(); }
                let mut open12: Vec<u32> = arg1.clone();
                let mut n11 = 0u32;
                while let Some(g) = open12.pop() && n11 < 4 {
                    n11 += 1;
                    log.note("e13");
                    let [a, t14]: [u32; 2] = [g, (arg0.len() as u32)];
                    let mut b: Vec<u32> = arg1.clone();
                }
                (arg0.clone() + &arg0.clone())
        }).replace("a", &arg0.clone());
        let late15: Vec<u32>;
        if ((log.later((c % 3 == 1)).await && (late9 == b.1.clone())) && (c % 3 == 2)) {
            log.later((4 % 3 == 0)).await;
            late15 = (0..{ let mut n16 = 0u32; loop {
                        n16 += 1;
                        if n16 > 2 { break (|n: u32| (n + c) % 40)(c); }
                        let h = Vec::new();
                        same(&h, &[] as &[Vec<u32>]);
                        if ((c % 3 == 3) && (1 % 3 == 2)) { break (|n: u32| (n + (arg1.len() as u32)) % 40)((h.len() as u32)); }
                    } } % 4).collect::<Vec<u32>>();
            let d: Vec<u32> = arg1.clone();
        } else {
            let mut n18 = 0u32;
            'l19: for mut e in arg1.clone().into_iter().take(3) {
                n18 += 1;
                if n18 > 4 { break; }
                log.note("e20");
                let [b, t21]: [u32; 2] = [(b.0 ^ c), e];
            }
            late15 = arg1.clone();
            log.later((c % 3 == 0)).await;
        }
        log.note("e23");
        let late24: Vec<u32>;
        if (matches!(g, Shape::Dot | Shape::Size(1..)) || (((c % 3 == 2) && (c % 3 == 0)) && log.later((c % 3 == 3)).await)) {
            let d: Vec<u32> = arg1.clone().into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().map(|n| n + 0).collect::<Vec<u32>>();
            late24 = { let mut n25 = 0u32; loop {
                    n25 += 1;
                    if n25 > 2 { break arg1.clone().into_iter().map(|n| n + 5).collect::<Vec<u32>>(); }
                    let a: (u32, String) = match c {
                        ..2 => {
                            b.clone()
                        }
                        x if c % 2 == 0 => {
                            b.clone()
                        }
                        2.. => {
                            b.clone()
                        }
                    };
                    if (((c % 3 == 1) || (c % 3 == 2)) && ((c % 3 == 0) || (c % 3 == 0))) { break [arg1.clone(), [arg1.clone(), late15.clone()].concat()].concat(); }
                } };
            let mut n27 = 0u32;
            'l28: for d in [u32::abs_diff((((d.len() as u32) as u8) as u32), async { log.note("async"); c }.await), 2] {
                n27 += 1;
                if n27 > 4 { break; }
                log.note("e29");
                let b = arg0.clone();
                let mut open31: Vec<u32> = late15.clone();
                let mut n30 = 0u32;
                while let Some(a) = open31.pop() && n30 < 4 {
                    n30 += 1;
                }
            }
        } else {
            log.later((3 % 3 == 3)).await;
            late24 = [late15.clone(), vec![7, c, 3]].concat();
            let mut n32 = 0u32;
            'l33: for (d, y) in Row::default().into_text(u32::abs_diff(c, c)).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n32 += 1;
                if n32 > 4 { break; }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {b:?} {late9:?} "))
    }
}

thrice! { p106, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 5 });
        let e: u32 = ask_user::<u32>("q2").await?;
        let c: Vec<u32> = (0..(c % (c + 1)) % 4).collect::<Vec<u32>>();
        if {
            { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm(format!("q6 {e}")).key("k2"))).await; x.is_ok() && y? }
        } {
            let b = choose("q7", ["x", "y", "z"]).await?;
        } else if log.later(log.val((e % 3 == 2))).await {
            let [a, t8]: [u32; 2] = [(|n: u32| (n + e) % 40)(e), (c.len() as u32)];
            let Some(mut e) = Option::<u32>::or(c.clone().iter().max().copied(), c.clone().iter().max().copied()) else {
                return Err(ToolError::new("left"));
            };
            let c = a;
        }
        let mut e = ((Row { v: c, n: e, s: arg0.clone() }).into_text(e).len() as u32);
        let mut n9 = 0u32;
        while n9 < 3 && (e % 3 == 3) {
            n9 += 1;
            log.note("e10");
        }
        Ok(format!("{arg0:?} {e:?} "))
    }
}

thrice! { p107, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut e: (u32, String) = (u32::from(ask_user::<u8>("q3").await?), (log.later(cat(cat("s", h).trim(), h)).await + &log.val(format!("{arg0:?}{:?}", arg0))));
        let mut a = Row::default();
        log.later((h % 3 == 1)).await;
        'b4: {
            let mut b = (Row { n: measured(e.1.clone().as_str(), a.n), ..a.clone() });
            let mut a = (h, cat(String::new(), a.n));
        }
        let late5: u32;
        match three((!measured("text0", a.n) % 50), [(|n: u32| (n + h) % 40)(h), "2".parse::<u32>()?][u32::min([h, h][u32::min(h % 2, 1) as usize] % 2, 1) as usize], ((h * h % 89) * a.v.clone().get(h as usize).copied().unwrap_or(1) % 89)) {
            ..2 => { late5 = async { log.note("async"); (!u32::abs_diff(a.n, h) % 50) }.await; }
            x if log.val(h) > 4 => { late5 = (('b6: {
                            if (7 % 3 == 3) { break 'b6 (h ^ h); }
                            let mut n7 = 0u32;
                            'l8: for (d, y) in "a b".to_owned().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                                n7 += 1;
                                if n7 > 4 { break; }
                                arg0.resize(3, 1);
                                arg0[u32::min(h % 3, 2) as usize] = h;
                                let mut c = Shape::Size(h);
                            }
                            u32::max(h, x)
                    }) % (((h + "7".parse::<u32>()?) % 97) + 1)); }
            2.. => { late5 = {
                    log.note("e9");
                    h
                }; }
        }
        Ok(format!("{h:?} {a:?} {late5:?} "))
    }
}

thrice! { p108, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut g = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {arg1}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let mut h = (Row { v: log.val(arg0), n: arg1, s: choose(format!("q5 {arg1}"), ["x", "y", "z"]).await? });
        let mut a: Option<u32> = ask_user::<u32>(format!("q6 {g}")).await.ok();
        match ask_user::<u32>("q7").await.ok() {
            None => {
                if { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await; x.is_ok() && y? } {
                    return Err(ToolError::new("left"));
                }
                let mut n10 = 0u32;
                for c in (2..9u32).step_by(4) {
                    n10 += 1;
                    if n10 > 4 { break; }
                    let (mut g, t11): (u32, String) = (c, cat("s", arg1));
                    let mut open13: Vec<u32> = [h.v.clone(), vec![arg1]].concat();
                    let mut n12 = 0u32;
                    'l14: while let Some(c) = open13.pop() && n12 < 4 {
                        n12 += 1;
                        let late15: String;
                        if let Some(d) = a && (d % 3 == 3) && let (0..5, y) = (d, "p".to_owned()) {
                            log.val(d);
                        } else {
                        }
                        late15 = cat("s", g);
                    }
                }
            }
            Some(0 | 1) if arg1 != 1 => {
            }
            Some(x) => {
            }
        }
        Ok(format!("{arg1:?} {a:?} "))
    }
}

thrice! { p109, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 });
        let h = Default::default();
        _ = confirm(format!("q5 {e}")).await?;
        same(&h, &[] as &[Vec<u32>]);
        let g = Default::default();
        same(&g, &[] as &[u32]);
        arg0 += ({ e = g; e } ^ measured("text1", arg0));
        arg0 %= 60;
        let mut n6 = 0u32;
        while n6 < 3 && (arg0 % 3 == 2) {
            n6 += 1;
            if h.clone().contains(&u32::from((5 % 3 == 1))) {
                continue;
            }
            log.val(e);
        }
        log.later((e % 3 == 3)).await;
        log.note("e7");
        let mut n8 = 0u32;
        'l9: for g in (0..2u32).rev() {
            n8 += 1;
            if n8 > 4 { break; }
            if (0..g % 4).collect::<Vec<u32>>().contains(&((e + g) % 97)) {
                log.note("e10");
                log.note("e11");
            } else if (!(arg0 % 3 == 0) && (e % 3 == 1)) {
                if log.val((arg0 % 3 == 2)) {
                    return Ok(cat("s", arg0));
                }
            }
            log.later((2 % 3 == 3)).await;
        }
        Ok(format!("{e:?} {g:?} "))
    }
}

thrice! { p110, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await?;
        let d: Shape = ('b3: {
                if (d % 3 == 0) { break 'b3 Shape::Size({ d = d; d }); }
                let b = Default::default();
                _ = confirm("q7").await?;
                same(&b, &[] as &[Vec<u32>]);
                Shape::Size((!measured(cat("s", d).as_str(), d) % 50))
        });
        let b = ask_user::<String>("q8").await?;
        let mut n9 = 0u32;
        'l10: for (i, h) in WEIGHTS.iter().enumerate() {
            n9 += 1;
            if n9 > 4 { break; }
            checkpoint().await;
            log.note("e11");
            let mut n12 = 0u32;
            loop {
                n12 += 1;
                if n12 > 3 { break; }
                let [b, t13]: [u32; 2] = [*&1, ((i as u32) * 2 % 89)];
                if (t13 % 3 == 3) { break; }
            }
        }
        let (mut e, t15): (u32, String) = (*&(b.clone().len() as u32), {
                log.val(8);
                (7, "p".to_owned())
        }).1;
        let mut g: Option<u32> = Some(e);
        arg0.resize(3, 1);
        arg0[u32::min(ask_user::<u32>("q16").await? % 3, 2) as usize] = u32::abs_diff(e, (|n: u32| (n + e) % 40)(u32::abs_diff(e, e)));
        let mut open18: Vec<u32> = Vec::<u32>::new();
        let mut n17 = 0u32;
        while let Some(h) = open18.pop() && n17 < 4 && ((e % 3 == 0) && (1 % 3 == 3)) {
            n17 += 1;
        }
        Ok(format!("{arg1:?} {b:?} {g:?} "))
    }
}

thrice! { p111, (log) -> Result<String, ToolError>, {
        let mut d = three(0, (8 * "7".parse::<u32>()? % 89), 3);
        let mut h = ask_user::<String>(format!("q1 {d}")).await?;
        let b = (Row { v: vec![7, d, 3], n: ('b5: {
                        if confirm("q6").await.unwrap_or(false) { break 'b5 (!ask_user::<u32>("q7").await? % 50); }
                        let e = {
                            Shape::Dot
                        };
                        ask_user::<u32>(format!("q8 {d}")).await?
                }), s: cat(('b9: {
                            if if (d % 3 == 1) {
                                let mut n10 = 0u32;
                                for g in (0..1u32).rev() {
                                    n10 += 1;
                                    if n10 > 4 { break; }
                                    log.later((1 % 3 == 1)).await;
                                    log.note("e11");
                                    log.note("e12");
                                }
                                (5 % 3 == 2)
                            } else {
                                (d % 3 == 3)
                            } { break 'b9 ask_user::<String>("q13").await?; }
                            h.push_str(&h.clone());
                            h.clone()
                    }).trim(), ask_user::<u32>("q14").await?) });
        let mut n15 = 0u32;
        while n15 < 3 && (!!(d % 3 == 0) && (d % 3 == 3)) {
            n15 += 1;
            if (((d % 3 == 0) && (d % 3 == 1)) && h.clone().is_empty()) {
                let b = Default::default();
                same(&b, &[] as &[u32]);
                let mut n16 = 0u32;
                for &d in ["x", "y"].iter() {
                    n16 += 1;
                    if n16 > 4 { break; }
                    if let Some(c) = None::<u32> {
                        let d: Option<u32> = Some(b);
                        let mut n17 = 0u32;
                        while n17 < 3 && (b % 3 == 3) {
                            n17 += 1;
                        }
                    } else {
                    }
                }
            }
        }
        Ok(format!("{h:?} {b:?} "))
    }
}

thrice! { p112, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await.unwrap_or(8);
        let mut h = *&(choose("q2", ["x", "y", "z"]).await?.len() as u32);
        let mut d: bool = ask_user::<bool>("q3").await?;
        let b = ({ let (x, y) = ask_all((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await?; x + u32::from(y) }, cat("s", a));
        let b: String = cat(cat(format!("{a:?}{:?}", a), (a % (h + 1))).trim(), h);
        log.note("e7");
        let mut g = h;
        let late8: Vec<u32>;
        match async { log.note("async"); if d {
                let mut c: Vec<u32> = arg0.clone();
                (a, "p".to_owned())
            } else {
                (3, "p".to_owned())
            } }.await {
            (x, y) if a % 2 == 0 => {
                let mut n9 = 0u32;
                'l10: for d in 1..=2u32 {
                    n9 += 1;
                    if n9 > 4 { break; }
                    a += x;
                    a %= 60;
                    log.note("e11");
                }
            }
            (_, y) => {
            }
        }
        late8 = arg0.clone();
        Ok(format!("{arg0:?} {a:?} {h:?} {d:?} {b:?} {g:?} "))
    }
}

thrice! { p113, (log) -> Result<String, ToolError>, {
        let d = u32::from(ask_user::<u8>("q1").await?);
        let e = (Row { n: u32::max((Row { s: cat(String::new(), d), n: *&d, ..Row::default() }).n, d), ..Row::default() });
        let h: Option<u32> = ask_user::<u32>("q3").await.ok();
        match ((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => h.unwrap_or(3) }), format!("{d:?}{:?}", h)) {
            (0, x) => {
                let mut n5 = 0u32;
                'l6: for mut g in Vec::from([(|n: u32| (n + d) % 40)(d), ((d + (x.len() as u32)) % 97)]).into_iter().take(3) {
                    n5 += 1;
                    if n5 > 4 { break; }
                    let mut n7 = 0u32;
                    for (i, h) in WEIGHTS.iter().enumerate() {
                        n7 += 1;
                        if n7 > 4 { break; }
                        let mut n8 = 0u32;
                        for mut h in vec![d].into_iter().take(3) {
                            n8 += 1;
                            if n8 > 4 { break; }
                            if let Some(b) = Some(g) && (b % 3 == 1) {
                                log.later((d % 3 == 1)).await;
                            } else {
                                log.later((g % 3 == 0)).await;
                                log.val(g);
                            }
                        }
                    }
                }
            }
            (mut x, _) => {
            }
        }
        Ok(format!("{d:?} {e:?} {h:?} "))
    }
}

thrice! { p114, (log) -> Result<String, ToolError>, {
        let mut c = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {c}")).key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[u32]);
        let mut a = (ask_user::<u32>(format!("q9 {c}")).await?, if confirm("q10").await? {
                ask_user::<String>(format!("q11 {c}")).await?
            } else {
                ask_user::<String>("q12").await?
        });
        let mut a = (Shape::Named { s: cat("s", 3), n: [match vec![7, c, 3].iter().max().copied() {
                        Some(x @ ..4) if log.val(c) > 2 => {
                            u32::abs_diff(x, x)
                        }
                        x @ Some(_) => {
                            vec![7, c, 3].get(c as usize).copied().unwrap_or(1)
                        }
                        None => {
                            c
                        }
                        _ => {
                            (c ^ c)
                        }
                    }, vec![7, c, 3].get(c as usize).copied().unwrap_or(1)][u32::min(((((c as u8) as u32) as u8) as u32) % 2, 1) as usize] });
        log.note("e13");
        c += "8".parse::<u32>()?;
        c %= 60;
        log.val(c);
        let late15: Vec<u32>;
        match Shape::Size(u32::abs_diff([c, c][u32::min(c % 2, 1) as usize], c)) {
            Shape::Named { s, n: x @ 0..=3 } if x % 2 == 0 => { late15 = Vec::from([async { log.note("async"); c }.await, u32::max(measured(s.clone().as_str(), x), (!c % 50))]); }
            Shape::Size(0) => { late15 = (0..measured("text2", c) % 4).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>(); }
            x => { late15 = Vec::<u32>::new(); }
        }
        if let Some(mut c) = (0..measured(String::new().as_str(), c) % 4).collect::<Vec<u32>>().iter().max().copied() && (((c % 3 == 3) || matches!(a, Shape::Dot | Shape::Size(1..))) || (((c % 3 == 0) || (c % 3 == 3)) && log.later((c % 3 == 3)).await)) && let (0..5, y) = (async { log.note("async"); c }.await, format!("{late15:?}{:?}", a)) {
            if (c % 3 == 2) {
            }
        } else {
        }
        Ok(format!("{late15:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let d = (ask_user::<u32>("q1").await?, ask_user::<String>("q2").await?).1;
        let late3: Shape;
        if (7 % 3 == 0) {
            {
                log.val(0);
            }
            late3 = Shape::Size(1);
            let mut g = (Row { n: log.val(1), ..Row::default() });
        } else {
            let mut n4 = 0u32;
            while n4 < 3 && (d == d.clone()) {
                n4 += 1;
            }
            late3 = Shape::Dot;
            log.val(7);
        }
        Ok(match 7 {
                0 | 3 | 5 if log.val(3) > 3 => {
                    7
                }
                x => {
                    x
                }
        })
    }
}

thrice! { p115, (log, arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let c: u32 = (match ask_user::<u32>("q13").await { Ok(n) => n, Err(_) => (arg0.len() as u32) });
        let mut a: (u32, String) = (arg1, arg0.clone());
        let d = Shape::Size(arg1);
        let mut n16 = 0u32;
        'l17: for g in 2..=2u32 {
            n16 += 1;
            if n16 > 4 { break; }
            log.later((arg1 % 3 == 0)).await;
            if ((g % 3 == 0) && ((g % 3 == 1) || (arg1 % 3 == 2))) {
                _ = call(f0(2, c)).await?;
                if let Some(b) = ask_user::<u32>(format!("q18 {g}")).await.ok() && { let (x, y) = ask_each((ask_user::<u32>("q19").key("k1"), confirm("q20").key("k2"))).await; x.is_ok() && y? } {
                } else {
                }
            }
        }
        Ok(format!("{arg1:?} {a:?} {d:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        if (three(arg0, ask_user::<u32>("q1").await?, (Row { s: cat("s", arg0), n: arg0, ..Row::default() }).n), (*Box::new(arg0) == arg0)).1 {
            let mut open3: Vec<u32> = async { log.note("async"); vec![7, 2, 3] }.await;
            let mut n2 = 0u32;
            'l4: while let Some(b) = open3.pop() && n2 < 4 {
                n2 += 1;
                let late5;
                if ((b % 3 == 1) || (b % 3 == 2)) {
                    let late6: u32;
                    match arg0 {
                        0 => { late6 = b; }
                        x @ 1..=2 => { late6 = x; }
                        x if x != 1 => { late6 = b; }
                        _ => { late6 = b; }
                    }
                    late5 = match b {
                        ..2 => {
                            log.note("e8");
                            "a b".to_owned()
                        }
                        x if arg0 % 2 == 0 => {
                            cat("s", arg0)
                        }
                        2.. => {
                            "a b".to_owned()
                        }
                    };
                    let mut n9 = 0u32;
                    'l10: for c in [arg0, 2] {
                        n9 += 1;
                        if n9 > 4 { break; }
                    }
                } else {
                    log.val(arg0);
                    late5 = choose("q11", ["x", "y", "z"]).await?;
                    log.val(arg0);
                }
            }
        } else if (arg0 % 3 == 1) {
        } else {
        }
        Ok(5)
    }
}

thrice! { p116, (log, mut arg0: Vec<u32> = vec![1, 2, 3], mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await?;
        let mut h = [{ arg1 = h; arg1 }, { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }][u32::min((measured(ask_user::<String>("q4").await?.as_str(), *Box::new(h)) ^ u32::from(ask_user::<u8>("q5").await?)) % 2, 1) as usize];
        let mut h = Row::default();
        if ((arg1 != match Some(arg1) {
                    None => {
                        arg1
                    }
                    Some(0 | 1) if log.val(arg1) > 1 => {
                        arg1
                    }
                    Some(x) => {
                        if (arg1 % 3 == 1) {
                            log.val(x);
                            log.later((arg1 % 3 == 2)).await;
                            log.note("e6");
                        } else {
                            log.note("e7");
                            log.later((x % 3 == 2)).await;
                        }
                        arg1
                    }
            }) && (7 % 3 == 1)) {
            if (arg1 % 3 == 1) {
                let h = (arg1, "a b".to_owned());
            } else {
                log.note("e9");
            }
        } else if "a b".to_owned().replace("a", &h.clone().into_text(arg1)).is_empty() {
            log.val(arg1);
        }
        Ok(format!("{arg0:?} {arg1:?} {h:?} "))
    }
}

thrice! { p117, (log) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q1").await?;
        let mut b = (Shape::Named { s: ask_user::<String>(format!("q3 {g}")).await?, n: ask_user::<u32>("q4").await? });
        let mut h: Option<u32> = ask_user::<u32>("q5").await.ok();
        let d = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let mut e = "11".parse()?;
        same(&e, &[] as &[u32]);
        let late9;
        if async { log.note("async"); ((g ^ g) == Row::default().sum(d, e)) }.await {
            if let Some(a) = vec![7, e, 3].iter().max().copied() && ({ e = e; e }, (d < d)).1 {
                let mut n10 = 0u32;
                for (e, y) in String::new().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                    n10 += 1;
                    if n10 > 4 { break; }
                    log.note("e12");
                    log.val(e);
                }
                log.later((e % 3 == 0)).await;
                let Some(c) = h else {
                    let mut h = cat("s", d);
                    return Ok((h + &String::new()));
                };
            }
            late9 = String::new();
            let mut n14 = 0u32;
            for c in ["a b".to_owned(), (Row { n: g, ..Row::default() }).into_text((Row { s: cat("s", g), n: d, ..Row::default() }).n)] {
                n14 += 1;
                if n14 > 4 { break; }
            }
        } else {
            let mut e = log.val((e, String::new()));
            late9 = log.later(cat(cat("s", d).trim(), h.unwrap_or(3))).await;
            log.val(d);
        }
        Ok(format!("{g:?} {b:?} {d:?} {late9:?} "))
    }
}

thrice! { p118, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = u32::from(ask_user::<u8>("q1").await?);
        let b: Row = Row::default();
        let mut h: Vec<u32> = vec![7, 4, 3];
        {
            let more = 8;
            for item in h.iter_mut() { *item = (*item + more) % 30; }
        }
        if let Some(e) = Some(1) {
            let late4: u32;
            let mut n5 = 0u32;
            'l6: for mut g in h.clone().into_iter().take(3) {
                n5 += 1;
                if n5 > 4 { break; }
                if (g % 3 == 1) {
                    checkpoint().await;
                    log.later((7 % 3 == 0)).await;
                }
                let Some(mut d) = Some(8) else {
                    let b = confirm(format!("q7 {g}")).await.unwrap_or(false);
                    continue;
                };
                let mut d: (u32, String) = (1, "p".to_owned());
            }
            late4 = b.clone().sum({ let (x, y) = ask_all((ask_user::<u32>("q8").key("k1"), confirm(format!("q9 {e}")).key("k2"))).await?; x + u32::from(y) }, e);
            let late10: u32;
            if (late4 % 3 == 3) {
                let mut a = b.clone().sum(e, late4);
                late10 = (b.clone().sum(a, e) * (late4 ^ e) % 89);
                let mut h = h.clone().get(late4 as usize).copied().unwrap_or(1);
            } else {
                log.note("e11");
                late10 = if !(e % 3 == 3) {
                    let mut n12 = 0u32;
                    loop {
                        n12 += 1;
                        if n12 > 3 { break; }
                        let late13;
                        if (late4 % 3 == 2) {
                            log.note("e14");
                            late13 = Shape::Dot;
                            log.note("e15");
                        } else {
                            log.later((e % 3 == 3)).await;
                            late13 = Shape::Dot;
                            log.note("e16");
                        }
                        let Some(mut g) = Some(late4) else {
                            break;
                        };
                        if (4 % 3 == 1) { break; }
                    }
                    *&e
                } else {
                    log.val(late4);
                    (((arg0.len() as u32) + e) % 97)
                };
                let late17: String;
                let late18;
                if (e % 3 == 3) {
                    if (4 % 3 == 0) {
                    } else if (e % 3 == 2) {
                    } else {
                    }
                    late18 = arg0.clone();
                    h.resize(3, 1);
                    h[u32::min(late4 % 3, 2) as usize] = e;
                } else {
                    let mut n19 = 0u32;
                    while n19 < 3 && (late4 % 3 == 1) {
                        n19 += 1;
                    }
                    late18 = "a b".to_owned();
                    log.later((4 % 3 == 2)).await;
                }
                late17 = b.clone().into_text(late4);
            }
        }
        Ok(format!("{arg0:?} {b:?} {h:?} "))
    }
}

thrice! { p119, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b = 4;
        let d: bool = match Shape::Size(b) {
            Shape::Named { s, n: x @ 0..=3 } if x % 2 == 0 => {
                ask_user::<bool>("q1").await?
            }
            Shape::Size(0) => {
                let mut n2 = 0u32;
                'l3: for &c in arg1.iter() {
                    n2 += 1;
                    if n2 > 4 { break; }
                    if confirm(format!("q4 {b}")).await.unwrap_or(false) {
                        break;
                    }
                }
                ask_user::<bool>(format!("q5 {b}")).await?
            }
            x => {
                (b % 3 == 2)
            }
        };
        let d: bool = ask_user::<bool>("q6").await?;
        log.val(b);
        let mut n7 = 0u32;
        for e in (1..9u32).step_by(4) {
            n7 += 1;
            if n7 > 4 { break; }
            let mut e: Option<u32> = log.val(Some(e));
            let mut n8 = 0u32;
            for d in (2..9u32).step_by(4) {
                n8 += 1;
                if n8 > 4 { break; }
                arg1.push(((b + 3) % 97));
            }
        }
        arg1.push(([arg1.clone(), arg1.clone()].concat().get(ask_user::<u32>("q9").await? as usize).copied().unwrap_or(1) % ({ b = b; b } + 1)));
        _ = ask_user::<u32>("q10").await?;
        let r11 = arg0.split(' ').next().unwrap_or("");
        let mut h: Vec<u32> = (0..b % 4).collect::<Vec<u32>>();
        Ok(format!("{arg1:?} {h:?} "))
    }
}

thrice! { p120, (log) -> Result<String, ToolError>, {
        let e = call(f0(0, *&4)).await?;
        let mut c = (Shape::Named { s: format!("{e:?}{:?}", e), n: ask_user::<u32>("q7").await? });
        let h = c.clone();
        let h: Option<u32> = ask_user::<u32>("q9").await.ok();
        let mut c = confirm("q10").await?;
        log.val(h.unwrap_or(3));
        checkpoint().await;
        let h: Option<u32> = ask_user::<u32>(format!("q11 {e}")).await.ok();
        let e = e;
        let mut n12 = 0u32;
        for _ in 1..4u64 {
            n12 += 1;
            if n12 > 4 { break; }
            let mut e: u32 = (|n: u32| (n + e) % 40)(e);
        }
        let c = Default::default();
        same(&c, &[] as &[u32]);
        log.val(e);
        Ok(format!("{h:?} "))
    }
    flow f0(log, fuel: u32, arg0: u32) -> Result<u32, ToolError>, {
        checkpoint().await;
        let [e, t2]: [u32; 2] = [ask_user::<u32>("q1").await?, arg0];
        let mut n3 = 0u32;
        'l4: for a in (0..3u32).rev() {
            n3 += 1;
            if n3 > 4 { break; }
            {
                log.val(a);
            }
        }
        Ok(u32::max(e, e))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n5 = 0u32;
        for (i, h) in WEIGHTS.iter().enumerate() {
            n5 += 1;
            if n5 > 4 { break; }
            {
                let b: Vec<u32> = [Vec::<u32>::new(), vec![7, 0, 3]].concat();
            }
        }
        Ok(6)
    }
}

thrice! { p121, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let c = ask_user::<u32>("q1").await?;
        let mut c = Shape::Dot;
        let mut a: Row = (Row { n: ({ let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) } ^ *&8), ..Row::default() });
        log.note("e6");
        log.note("e7");
        let mut n8 = 0u32;
        'l9: for b in [log.val(a.n), 2] {
            n8 += 1;
            if n8 > 4 { break; }
            let b = async { log.note("async"); log.val(c.clone()) }.await;
            let mut h = (u32::max(7, 7), format!("{a:?}{:?}", c));
        }
        let mut open11: Vec<u32> = log.val(arg0.clone());
        let mut n10 = 0u32;
        'l12: while let Some(e) = open11.pop() && n10 < 4 {
            n10 += 1;
            log.val(e);
            log.later((2 % 3 == 1)).await;
            a.n += e;
            a.n %= 60;
        }
        let mut n14 = 0u32;
        for h in (1..9u32).step_by(4) {
            n14 += 1;
            if n14 > 4 { break; }
            let c: Shape = Shape::Size((!h % 50));
        }
        log.val(0);
        let mut n15 = 0u32;
        'l16: for b in arg0.iter() {
            n15 += 1;
            if n15 > 4 { break; }
        }
        Ok(format!("{arg0:?} "))
    }
}

thrice! { p122, (log) -> Result<String, ToolError>, {
        let a = "11".parse()?;
        _ = ask_user::<bool>("q2").await?;
        same(&a, &[] as &[u32]);
        let mut e: (u32, String) = (Vec::from([ask_user::<u32>("q3").await?, measured("text0", a)]).get(log.later(Row::default().sum(a, a)).await as usize).copied().unwrap_or(1), cat("s", a).replace("a", &choose(format!("q4 {a}"), ["x", "y", "z"]).await?));
        let d = ask_user::<u32>(format!("q5 {a}")).await?;
        let mut e = (((d % 3 == 0) || Vec::<u32>::new().contains(&d)) && (d % 3 == 0));
        let mut a = match ((cat("s", a).len() as u32), cat(cat("s", a), d)) {
            (0, x) => {
                cat(x.clone(), d).replace("a", &x.clone().replace("a", &x.clone()))
            }
            (mut x, _) => {
                format!("{d:?}{:?}", a)
            }
        };
        log.note("e6");
        let Some(mut c) = Some(*Box::new(d)) else {
            let c: bool = (d % 3 == 3);
            return Ok(a.clone());
        };
        if (0..d % 4).collect::<Vec<u32>>().contains(&c) {
            let mut e = "11".parse()?;
            same(&e, &[] as &[u32]);
        } else if Option::<u32>::is_some(&(0..d % 4).collect::<Vec<u32>>().iter().max().copied()) {
            log.later(e).await;
            if cat(a.clone().trim(), d).is_empty() {
                let mut n7 = 0u32;
                for a in 2..=3u32 {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let c = cat("s", a);
                }
                let Some(g) = Some((a.len() as u32)) else {
                    let mut n8 = 0u32;
                    'l9: for g in 2..3u32 {
                        n8 += 1;
                        if n8 > 4 { break; }
                        let (mut b, t10): (u32, String) = (g, "p".to_owned());
                    }
                    return Ok(a.clone().replace("a", &a.clone()));
                };
            }
        } else {
        }
        Ok(format!("{d:?} {e:?} {a:?} {c:?} "))
    }
}

thrice! { p123, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = (ask_user::<u32>("q1").await? * Row::default().sum({ let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }, ask_user::<u32>("q4").await.unwrap_or(3)) % 89);
        let mut b: Row = Row::default();
        let mut g = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        let mut open11: Vec<u32> = Vec::from([(|n: u32| (n + 4) % 40)(ask_user::<u32>("q9").await?), (|n: u32| (n + 1) % 40)(ask_user::<u32>("q10").await?)]);
        let mut n8 = 0u32;
        'l12: while let Some(a) = open11.pop() && n8 < 4 {
            n8 += 1;
            'b13: {
                let mut c: Vec<u32> = [vec![a], vec![7, a, 3]].concat();
                let Some(b) = Option::<u32>::map(None::<u32>, |n: u32| (n + a) % 50) else {
                    let d: Option<u32> = None::<u32>;
                    break 'l12;
                };
            }
        }
        let mut open15: Vec<u32> = (0..u32::max(((5 + 5) % 97), *Box::new(5)) % 4).collect::<Vec<u32>>();
        let mut n14 = 0u32;
        'l16: while let Some(a) = open15.pop() && n14 < 4 && (arg0 == arg0.clone()) {
            n14 += 1;
            {
                let late17;
                match a {
                    ..2 => { late17 = cat(arg0.clone(), a); }
                    x if x % 2 == 0 => { late17 = arg0.clone().replace("a", &arg0.clone()); }
                    2.. => { late17 = arg0.clone(); }
                }
                let mut n18 = 0u32;
                for g in a..a % 3 {
                    n18 += 1;
                    if n18 > 4 { break; }
                    let mut n19 = 0u32;
                    for c in 2..=4u32 {
                        n19 += 1;
                        if n19 > 4 { break; }
                        {
                            log.val(c);
                        }
                    }
                }
            }
            let late20;
            match arg0.as_str() {
                "" => { late20 = Shape::Size((arg0.clone().len() as u32)); }
                "a" | "lit" if a != 3 => { late20 = Shape::Size(a); }
                _ => { late20 = Shape::Size((b.n * a % 89)); }
            }
        }
        let mut n21 = 0u32;
        'l22: for b in (1..9u32).step_by(4) {
            n21 += 1;
            if n21 > 4 { break; }
        }
        Ok(format!("{b:?} {g:?} "))
    }
}

thrice! { p124, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let e = { let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        let a: Row = (Row { v: arg1.clone(), n: Vec::from([d, d]).into_iter().map(|n| n + d).collect::<Vec<u32>>().get([(arg0 ^ arg0), u32::from(ask_user::<u8>("q7").await?)][u32::min(d % 2, 1) as usize] as usize).copied().unwrap_or(1), s: cat(ask_user::<String>("q9").await?, (arg0 % (measured("text1", arg0) + 1))) });
        log.val(arg0);
        let (mut b, t10): (u32, String) = log.later(((arg0 ^ arg0), String::new().replace("a", &cat("s", d)))).await;
        log.val(b);
        log.val(b);
        let mut n11 = 0u32;
        while n11 < 3 && Option::<u32>::is_some(&Option::<u32>::or(Some(d), Some(d))) {
            n11 += 1;
            let mut n12 = 0u32;
            'l13: while n12 < 3 && ((arg0 == arg0) && match (t10.len() as u32) {
                    ..2 => {
                        let mut e: Option<u32> = Some(8);
                        (arg0 % 3 == 1)
                    }
                    x if arg0 % 2 == 0 => {
                        (b % 3 == 3)
                    }
                    2.. => {
                        log.later(e).await;
                        e
                    }
            }) {
                n12 += 1;
                let g = (d, t10.clone());
            }
            log.val(d);
            if e {
                let mut h = t10.clone().is_empty();
                let e: Vec<u32> = [a.v.clone(), arg1.clone()].concat();
            }
        }
        Ok(format!("{arg0:?} {d:?} {e:?} {b:?} {t10:?} "))
    }
}

thrice! { p125, (log) -> Result<String, ToolError>, {
        let mut b = u32::from(ask_user::<u8>("q1").await?);
        let h = *&three({ b = { let (x, y) = ask_all((ask_user::<u32>(format!("q2 {b}")).key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }; b }, ((b + match (b, "p".to_owned()) {
                        (0, x) => {
                            b
                        }
                        (mut x, _) => {
                            b
                        }
                }) % 97), ask_user::<u32>("q4").await.unwrap_or(b));
        let mut b = (Row { v: Vec::<u32>::new(), n: (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => h }), s: cat("a b".to_owned(), (Row { s: cat(cat("s", h).trim(), b), n: (b % (h + 1)), ..Row::default() }).n) });
        if (h % 3 == 2) {
            if ((h % 3 == 3) || ((h % 3 == 3) || (h % 3 == 2))) {
                log.val(h);
                let b = (h, String::new());
            } else if (cat("s", h).is_empty() || log.val((h % 3 == 3))) {
                let mut n7 = 0u32;
                for mut e in vec![7, h, 3].into_iter().take(3) {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let mut b = e;
                }
            }
        }
        Ok(format!("{h:?} {b:?} "))
    }
}

thrice! { p126, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 3 });
        let d = Shape::Size("5".parse::<u32>()?);
        let g: bool = ask_user::<bool>("q4").await?;
        log.later(g).await;
        match (measured(format!("{g:?}{:?}", g).as_str(), (e ^ e)) * {
                let r5 = arg0.split(' ').next().unwrap_or("");
                ((e as u8) as u32)
            } % 89) {
            0 | 3 | 5 if log.val(e) > 0 => {
                let mut n6 = 0u32;
                while n6 < 3 && confirm(format!("q7 {e}")).await.unwrap_or(false) {
                    n6 += 1;
                    if (g || g) {
                        break;
                    }
                    if (g && g) {
                        let mut n8 = 0u32;
                        'l9: while n8 < 3 && g {
                            n8 += 1;
                            log.later(g).await;
                            log.later(g).await;
                            let mut n10 = 0u32;
                            for a in [e, 2] {
                                n10 += 1;
                                if n10 > 4 { break; }
                                log.val(e);
                                log.val(a);
                            }
                        }
                    }
                }
            }
            x => {
            }
        }
        Ok(format!("{arg0:?} {e:?} {d:?} "))
    }
}

thrice! { p127, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = arg0;
        let mut d = Default::default();
        _ = confirm(format!("q4 {arg0}")).await.unwrap_or(false);
        same(&d, &[] as &[Vec<u32>]);
        let mut e = (a, cat("s", a));
        arg0 += ask_user::<u32>("q7").await?;
        arg0 %= 60;
        let e = (measured(cat(String::new().trim(), arg0).as_str(), a), Row::default().into_text([a, arg0][u32::min(arg0 % 2, 1) as usize]));
        let mut n8 = 0u32;
        'l9: for g in (2..9u32).step_by(4) {
            n8 += 1;
            if n8 > 4 { break; }
            let mut n10 = 0u32;
            'l11: for c in &d {
                n10 += 1;
                if n10 > 4 { break; }
                log.val(arg0);
                let Row { v: mut b, n: t12 @ _, .. } = Row::default();
            }
        }
        if cat(match Some(a) {
                Some(x @ ..4) if log.val(arg0) > 2 => {
                    d.resize(3, 1);
                    d[u32::min(a % 3, 2) as usize] = e.0;
                    e.1.clone()
                }
                x @ Some(_) => {
                    e.1.clone()
                }
                None => {
                    if (arg0 % 3 == 0) {
                        log.note("e13");
                        log.note("e14");
                        log.val(arg0);
                    } else {
                        log.note("e15");
                    }
                    String::new()
                }
                _ => {
                    cat("s", a)
                }
            }.trim(), (!(d.len() as u32) % 50)).is_empty() {
            return Err(ToolError::new("left"));
        }
        let mut n16 = 0u32;
        'l17: loop {
            n16 += 1;
            if n16 > 3 { break; }
            let late18: String;
            match (a, cat(e.1.clone().trim(), a)) {
                (x, y) if log.val(x) > 4 => { late18 = y.clone(); }
                (_, y) => { late18 = ask_user::<String>(format!("q19 {a}")).await?; }
            }
            if log.later((u32::abs_diff(arg0, a) != u32::abs_diff(a, a))).await { break; }
        }
        Ok(format!("{arg0:?} {d:?} {e:?} "))
    }
}

thrice! { p128, (log, arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q7").await.unwrap_or(5);
        let g: Option<u32> = Vec::from([three(ask_user::<u32>("q9").await?, log.val(d), ask_user::<u32>("q10").await?), ask_user::<u32>("q11").await?]).iter().max().copied();
        let mut e = (Row { n: *Box::new(d), ..Row::default() });
        if (d % 3 == 0) {
            let late13: String;
            let b = Default::default();
            _ = ask_user::<bool>("q15").await?;
            same(&b, &[] as &[String]);
            late13 = b.clone();
        } else {
            let mut n16 = 0u32;
            for _ in 1..3u64 {
                n16 += 1;
                if n16 > 4 { break; }
                let mut n17 = 0u32;
                for c in 0..3u32 {
                    n17 += 1;
                    if n17 > 4 { break; }
                    let mut n18 = 0u32;
                    'l19: while n18 < 3 && (d % 3 == 3) {
                        n18 += 1;
                        log.note("e20");
                        if (c % 3 == 1) {
                            log.note("e21");
                            log.val(c);
                        } else if (c % 3 == 0) {
                            log.note("e22");
                        }
                    }
                    let mut n23 = 0u32;
                    for a in [d, 2] {
                        n23 += 1;
                        if n23 > 4 { break; }
                        let mut b = Shape::Size(c);
                    }
                }
            }
            let b = (d, "p".to_owned());
        }
        Ok(format!("{arg0:?} {d:?} {e:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>, arg1: Option<u32>) -> Result<u32, ToolError>, {
        let g = ask_user::<bool>("q1").await?;
        let mut n2 = 0u32;
        for a in (1..9u32).step_by(4) {
            n2 += 1;
            if n2 > 4 { break; }
            let late3;
            let mut n4 = 0u32;
            'l6: while n4 < 3 && confirm("q5").await? {
                n4 += 1;
            }
            late3 = "a b".to_owned();
        }
        Ok(((1 + 8) % 97))
    }
}

thrice! { p129, (log) -> Result<String, ToolError>, {
        let mut g = Default::default();
        _ = confirm("q3").await.unwrap_or(false);
        same(&g, &[] as &[u32]);
        let b: Vec<u32> = { let mut n5 = 0u32; 'l6: loop {
                n5 += 1;
                if n5 > 2 { break 'l6 vec![7, g, 3]; }
                let b = cat(ask_user::<String>("q8").await?, (!g % 50));
                if (7 % 3 == 1) { break 'l6 ('b9: {
                            if Option::<u32>::is_some(&ask_user::<u32>("q10").await.ok()) { break 'b9 vec![6]; }
                            _ = (match ask_user::<u32>("q11").await { Ok(n) => n, Err(_) => g });
                            (0..u32::max(g, g) % 4).collect::<Vec<u32>>()
                    }); }
            } };
        let d: bool = (ask_user::<bool>(format!("q12 {g}")).await? || ((((g % 3 == 0) || (g % 3 == 0)) && (g % 3 == 0)) && ({
                        let mut b: Shape = Shape::Dot;
                        (g % 3 == 1)
                    } && !(g % 3 == 0))));
        if log.val(Vec::from([g, g])).contains(&(Row { s: cat("s", g).replace("a", &"a b".to_owned()), n: g, ..Row::default() }).n) {
            return Ok((Row { n: (!g % 50), ..Row::default() }).into_text(*Box::new(g)));
        }
        let mut n13 = 0u32;
        'l14: for e in &b {
            n13 += 1;
            if n13 > 4 { break; }
            if (((g as u8) as u32) >= *&1) {
                let (mut a, t15): (u32, String) = (g, "p".to_owned());
                let mut n16 = 0u32;
                'l17: loop {
                    n16 += 1;
                    if n16 > 3 { break; }
                    let h = d;
                    if (d && h) { break; }
                }
            } else if ((d || d) && Option::<u32>::is_some(&Some(g))) {
                if (d && d) {
                    match *b.as_slice() {
                        [] => {
                            let mut d: (u32, String) = (4, "p".to_owned());
                        }
                        [x] if g != 4 => {
                            'b18: {
                                log.later(d).await;
                            }
                        }
                        [x, .., y] => {
                        }
                        _ => {
                        }
                    }
                }
            }
        }
        Ok(format!("{g:?} {d:?} "))
    }
}

thrice! { p130, (log) -> Result<String, ToolError>, {
        let mut g = [7, (ask_user::<u32>("q1").await.unwrap_or(8), 8).1][u32::min(async { log.note("async"); 0 }.await % 2, 1) as usize];
        let mut c: String = ask_user::<String>("q2").await?;
        let mut g = Row::default();
        let c = c.clone();
        if (3 % 3 == 2) {
            return Ok(format!("{g:?}{:?}", g));
        }
        if ask_user::<bool>("q5").await? {
            let mut b = Default::default();
            same(&b, &[] as &[Vec<u32>]);
            let g: bool = (!(7 % 3 == 1) && ((7 % 3 == 0) || (0 % 3 == 2)));
            let r6 = c.split(' ').next().unwrap_or("");
        } else if (c == cat((c.clone() + &c.clone()).trim(), three(2, 3, 4))) {
            log.val(5);
            if (!(5 % 3 == 3) || (0 % 3 == 1)) {
                {
                    let late7: u32;
                    match 8 {
                        ..2 => { late7 = 0; }
                        x if x != 3 => { late7 = x; }
                        2.. => { late7 = (c.len() as u32); }
                    }
                    let mut n8 = 0u32;
                    for _ in 1..3u64 {
                        n8 += 1;
                        if n8 > 4 { break; }
                    }
                }
            } else if ((7 % 3 == 2) && (4 % 3 == 1)) {
            }
        } else {
        }
        Ok(format!("{g:?} "))
    }
}

thrice! { p131, (log) -> Result<String, ToolError>, {
        let h = ask_user::<u32>("q1").await?;
        let e: bool = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let mut a: String = ask_user::<String>("q4").await?;
        log.note("e5");
        if confirm("q6").await? {
            let e = Default::default();
            _ = { let (x, y) = ask_each((ask_user::<u32>("q8").key("k1"), confirm("q9").key("k2"))).await; x.is_ok() && y? };
            same(&e, &[] as &[Vec<u32>]);
        } else if confirm("q10").await.unwrap_or(false) {
            let a: Vec<u32> = Vec::from([h, (!h % 50)]);
            log.val(h);
            let mut open12: Vec<u32> = (0..u32::abs_diff(h, h) % 4).collect::<Vec<u32>>();
            let mut n11 = 0u32;
            while let Some(g) = open12.pop() && n11 < 4 && e {
                n11 += 1;
                if (e && e) {
                    if let Some(a) = None::<u32> {
                        let mut n13 = 0u32;
                        for &h in ["x", "y"].iter() {
                            n13 += 1;
                            if n13 > 4 { break; }
                            log.val(g);
                            log.val(g);
                        }
                        log.val(g);
                    }
                } else if e {
                    let c = None;
                    same(&c, &[] as &[Option<u32>]);
                }
            }
        }
        Ok(format!("{h:?} {e:?} {a:?} "))
    }
}

thrice! { p132, (log, mut arg0: u32 = 3, arg1: u32 = 3) -> Result<String, ToolError>, {
        let e = Default::default();
        _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let b = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q6 {e}")).key("k1"), confirm(format!("q7 {arg1}")).key("k2"))).await; x.is_ok() && y? };
        same(&b, &[] as &[Vec<u32>]);
        let c: Option<u32> = Some(if (((e % 3 == 3) && (arg0 % 3 == 2)) && ((arg1 % 3 == 3) && (e % 3 == 0))) {
                let mut n8 = 0u32;
                for h in [arg0, 2] {
                    n8 += 1;
                    if n8 > 4 { break; }
                    let Some(mut g) = Some(arg1) else {
                        let mut n9 = 0u32;
                        'l10: for a in b.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                            n9 += 1;
                            if n9 > 4 { break; }
                            log.later((arg1 % 3 == 1)).await;
                            log.val(a);
                        }
                        continue;
                    };
                    log.val(e);
                }
                u32::max((Row { s: String::new(), n: e, ..Row::default() }).n, (Row { s: cat("s", arg0), n: e, ..Row::default() }).n)
            } else {
                if (cat("s", e) == "a") {
                    return Ok(format!("{e:?}{:?}", b));
                }
                arg0
        });
        let mut n11 = 0u32;
        'l12: for d in (0..e % 4).collect::<Vec<u32>>().into_iter().map(|n| n + e).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n11 += 1;
            if n11 > 4 { break; }
            let mut d: String = (arg0, cat("s", 4)).1;
        }
        let late13: String;
        arg0 += measured(cat("s", e).as_str(), (|n: u32| (n + arg0) % 40)(e));
        arg0 %= 60;
        late13 = cat(Row::default().into_text(*Box::new(e)).trim(), arg1);
        Ok(format!("{e:?} {b:?} "))
    }
}

thrice! { p133, (log) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let a = Row::default();
        let e = b;
        if { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? } {
            if let Some(c) = Some(b) {
                let mut n4 = 0u32;
                'l5: for (i, e) in WEIGHTS.iter().enumerate() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    if (0 % 3 == 1) {
                        let Row { v: mut g, n: t6 @ _, .. } = a.clone();
                    } else {
                        let mut n7 = 0u32;
                        'l8: loop {
                            n7 += 1;
                            if n7 > 3 { break; }
                            log.val(c);
                            if (b % 3 == 2) { break; }
                        }
                        let mut n9 = 0u32;
                        'l10: for c in 2..4u32 {
                            n9 += 1;
                            if n9 > 4 { break; }
                            log.val(*e);
                        }
                    }
                    let mut g = None;
                    _ = { let (x, y) = ask_each((ask_user::<u32>("q12").key("k1"), confirm("q13").key("k2"))).await; x.is_ok() && y? };
                    same(&g, &[] as &[Option<u32>]);
                    if (4 % 3 == 0) {
                        let Row { v: mut a, n: t14 @ _, .. } = a.clone();
                        let [e, t15]: [u32; 2] = [b, t14];
                    } else {
                    }
                }
            } else {
            }
        } else if { let (x, y) = ask_each((ask_user::<u32>("q16").key("k1"), confirm(format!("q17 {b}")).key("k2"))).await; x.is_ok() && y? } {
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p134, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm(format!("q2 {arg1}")).key("k2"))).await?; x + u32::from(y) };
        let a = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[Vec<u32>]);
        let e: Option<u32> = async { log.note("async"); Option::<u32>::or(Option::<u32>::or(Option::<u32>::map(Some(arg1), |n: u32| (n + arg1) % 50), Some(arg1)), a.clone().iter().max().copied()) }.await;
        if (arg1 % 3 == 1) {
            log.val(arg1);
            if async { log.note("async"); Option::<u32>::is_some(&Some(b)) }.await {
                {
                    let Some(e) = e else {
                        let mut e: Option<u32> = e;
                        return Ok(cat("s", b));
                    };
                    let d = Default::default();
                    same(&d, &[] as &[u32]);
                    let mut b: Row = Row::default();
                }
                let r5 = arg0.as_str();
                if (arg1 % 3 == 1) {
                    return Ok((arg0.clone() + &arg0.clone()));
                }
            } else if (2 % 3 == 3) {
                let late6: String;
                let mut d: Vec<u32> = a.clone();
                late6 = arg0.clone().replace("a", &arg0.clone());
            }
        } else {
            log.val(arg1);
            if (arg0 == format!("{e:?}{:?}", arg1)) {
                return Ok(async { log.note("async"); arg0.clone() }.await.replace("a", &Row::default().into_text(b)));
            }
        }
        let g: Option<u32> = a.clone().iter().max().copied();
        Ok(format!("{arg0:?} {arg1:?} {b:?} {a:?} {g:?} "))
    }
}

thrice! { p135, (log) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = ask_user::<bool>("q3").await?;
        same(&d, &[] as &[u32]);
        let mut g = (d % 3 == 3);
        let e = ask_user::<bool>(format!("q4 {d}")).await?;
        let e: Row = Row::default();
        let late6: u32;
        match ({ let (x, y) = ask_all((ask_user::<u32>(format!("q7 {d}")).key("k1"), confirm("q8").key("k2"))).await?; x + u32::from(y) }, (cat(cat("s", 8), d) + &cat(String::new(), d))) {
            (x, y) if d != 4 => { late6 = ((u32::max(x, x), u32::abs_diff((y.len() as u32), e.n)).1 * measured("text1", *Box::new(d)) % 89); }
            (_, y) => { late6 = ((*Box::new(d) + d) % 97); }
        }
        let Some(a) = [(0..d % 4).collect::<Vec<u32>>(), Vec::<u32>::new().into_iter().map(|n| n + late6).collect::<Vec<u32>>()].concat().iter().max().copied() else {
            return Ok(log.val(cat(log.val(cat("s", late6)), measured(String::new().as_str(), d))));
        };
        if (u32::from(if g {
                    let mut n9 = 0u32;
                    while n9 < 3 && g {
                        n9 += 1;
                        log.val(d);
                        log.later(g).await;
                    }
                    g
                } else {
                    g
            }) != (((a % (a + 1)) as u8) as u32)) {
            log.val(a);
            log.later((d % 3 == 2)).await;
        } else if (e.n != measured(cat("s", d).as_str(), Vec::<u32>::new().get(e.n as usize).copied().unwrap_or(1))) {
            let late10;
            if Option::<u32>::is_some(&Some(d)) {
                let [b, t11]: [u32; 2] = [[d, d][u32::min(late6 % 2, 1) as usize], three(late6, d, late6)];
                late10 = cat("s", late6);
                log.note("e12");
            } else {
                log.later(g).await;
                late10 = format!("{late6:?}{:?}", a);
                let mut a: Option<u32> = Some(a);
            }
        } else {
            if ((g || g) || (g || g)) {
                let mut n13 = 0u32;
                while n13 < 3 && (g && g) {
                    n13 += 1;
                }
            }
        }
        Ok(format!("{g:?} {late6:?} {a:?} "))
    }
}

thrice! { p136, (log) -> Result<String, ToolError>, {
        let mut a = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => *Box::new(8) });
        let h = ('b2: {
                if (a % 3 == 2) { break 'b2 (Option::<u32>::is_some(&Option::<u32>::or(Some(a), Some(a))) && (cat("s", a) == "a")); }
                log.note("e3");
                Option::<u32>::is_some(&ask_user::<u32>("q4").await.ok())
        });
        let mut d = None;
        _ = confirm("q5").await?;
        same(&d, &[] as &[Option<u32>]);
        let late6: Vec<u32>;
        if (h && h) {
            return Ok(String::new());
        }
        late6 = vec![7, a, 3];
        log.later(h).await;
        let mut c = (ask_user::<u32>("q10").await.unwrap_or(a), log.val(cat("s", a).replace("a", &String::new())));
        if ((h && (h && h)) && h) {
            let mut d = (Shape::Named { s: Row::default().into_text(a), n: *Box::new((late6.len() as u32)) });
            let (mut h, t13): (u32, String) = (late6.clone().get(a as usize).copied().unwrap_or(1), ask_user::<String>("q12").await?);
            let late14;
            let mut n15 = 0u32;
            for b in (2..9u32).step_by(4) {
                n15 += 1;
                if n15 > 4 { break; }
                let mut h = d.clone();
            }
            late14 = cat({
                    t13.clone()
                }.trim(), late6.clone().get(a as usize).copied().unwrap_or(1));
        } else if ((((a + a) % 97) == u32::max(a, a)) || (a, (c.1.clone() == "a")).1) {
            if let Some(e) = d {
                log.note("e16");
                let Some(g) = d else {
                    match *late6.as_slice() {
                        [] => {
                            if h {
                                return Ok(cat("s", a));
                            }
                            if h {
                            } else {
                            }
                        }
                        [x] if a % 2 == 0 => {
                        }
                        [x, .., y] => {
                        }
                        _ => {
                        }
                    }
                    return Ok(cat("s", e));
                };
            }
        } else {
        }
        Ok(format!("{a:?} {d:?} "))
    }
}

thrice! { p137, (log) -> Result<String, ToolError>, {
        let d: u32 = u32::from(ask_user::<u8>("q1").await?);
        let c: Shape = (Shape::Named { s: (Row { v: Vec::<u32>::new(), n: u32::from(ask_user::<u8>(format!("q4 {d}")).await?), s: format!("{d:?}{:?}", d) }).into_text((((!d % 50) + Row::default().sum(d, d)) % 97)), n: d });
        let c: bool = Option::<u32>::is_some(&Some(d));
        log.val(d);
        match Option::<u32>::or(('b5: {
                    if (c && c) { break 'b5 None::<u32>; }
                    let mut n6 = 0u32;
                    'l7: loop {
                        n6 += 1;
                        if n6 > 3 { break; }
                        log.note("e8");
                        log.val(d);
                        match Some(5) {
                            None => {
                                log.note("e9");
                                log.val(d);
                                log.val(d);
                            }
                            Some(0 | 1) if d % 2 == 0 => {
                                log.later(c).await;
                                log.note("e10");
                            }
                            Some(x) => {
                            }
                        }
                        if c { break; }
                    }
                    Option::<u32>::map(Some(5), |n: u32| (n + d) % 50)
            }), Some(d)) {
            None => {
            }
            Some(0 | 1) if log.val(d) > 2 => {
            }
            Some(x) => {
            }
        }
        Ok(format!("{d:?} {c:?} "))
    }
}

thrice! { p138, (log, mut arg0: String = "arg".to_owned(), arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut e = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&e, &[] as &[u32]);
        let mut a = { let (x, y) = ask_all((ask_user::<u32>(format!("q3 {e}")).key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
        let mut c = (a, cat(ask_user::<String>(format!("q6 {a}")).await?.trim(), a));
        _ = ask_user::<u32>(format!("q7 {a}")).await?;
        _ = ask_user::<u32>(format!("q8 {a}")).await.unwrap_or(e);
        let [h, t13]: [u32; 2] = [a, (match (a % (c.0 + 1)) {
                    ..2 => {
                        log.val(e)
                    }
                    x if log.val(x) > 1 => {
                        let mut n9 = 0u32;
                        for d in 0..=1u32 {
                            n9 += 1;
                            if n9 > 4 { break; }
                            let mut n10 = 0u32;
                            loop {
                                n10 += 1;
                                if n10 > 3 { break; }
                                log.note("e11");
                                log.later((e % 3 == 3)).await;
                                log.val(e);
                                if (d % 3 == 0) { break; }
                            }
                        }
                        e
                    }
                    2.. => {
                        let Some(a) = Some(e) else {
                            let [b, t12]: [u32; 2] = [c.0, a];
                            return Ok(c.1.clone());
                        };
                        u32::from((e % 3 == 3))
                    }
                } % ((c.0 ^ { a = e; a }) + 1))];
        let late14: u32;
        log.later((a % 3 == 3)).await;
        late14 = Row::default().sum((arg0.len() as u32), ('b15: {
                    if !(h % 3 == 3) { break 'b15 measured(arg1.clone().as_str(), (arg1.len() as u32)); }
                    log.note("e16");
                    u32::from((h % 3 == 0))
        }));
        log.later((e % 3 == 3)).await;
        let mut n17 = 0u32;
        while n17 < 3 && (arg0 == arg0.clone()) {
            n17 += 1;
            let mut n18 = 0u32;
            'l19: while n18 < 3 && (arg1 == Row::default().into_text(t13)) {
                n18 += 1;
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {c:?} {h:?} "))
    }
}

thrice! { p139, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e = Default::default();
        _ = confirm("q2").await?;
        same(&e, &[] as &[u32]);
        let mut g = Row::default();
        let c: Shape = Shape::Size(e);
        arg0.resize(3, 1);
        arg0[u32::min((0..e % 4).collect::<Vec<u32>>().get(ask_user::<u32>("q5").await? as usize).copied().unwrap_or(1) % 3, 2) as usize] = (|n: u32| (n + e) % 40)(g.n);
        let mut n8 = 0u32;
        for e in (three(e, g.clone().sum(e, e), e) * ((ask_user::<u32>(format!("q7 {e}")).await? + e) % 97) % 89)..e % 3 {
            n8 += 1;
            if n8 > 4 { break; }
            {
                let more = e;
                for item in arg0.iter_mut() { *item = (*item + more) % 30; }
            }
            let c = Shape::Size(ask_user::<u32>(format!("q10 {e}")).await?);
            arg0.push(three(e, (!e % 50), (e % (e + 1))));
        }
        let mut n11 = 0u32;
        while n11 < 3 && Vec::from([e, (cat("s", e).len() as u32)]).contains(&log.later((g.n % (e + 1))).await) {
            n11 += 1;
            let mut n12 = 0u32;
            while n12 < 3 && matches!(c, Shape::Dot | Shape::Size(1..)) {
                n12 += 1;
                let mut n13 = 0u32;
                for h in (1..9u32).step_by(4) {
                    n13 += 1;
                    if n13 > 4 { break; }
                    let mut e = c.clone();
                }
                match (e, cat("s", e)) {
                    (x, y) if log.val(e) > 1 => {
                        let a = (e % 3 == 0);
                    }
                    (_, y) => {
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {e:?} {g:?} "))
    }
}

thrice! { p140, (log) -> Result<String, ToolError>, {
        let mut e: u32 = [ask_user::<u32>("q1").await?, { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }][u32::min(ask_user::<u32>("q4").await? % 2, 1) as usize];
        let a: Vec<u32> = vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>();
        let h = ({ let mut n5 = 0u32; loop {
                    n5 += 1;
                    if n5 > 2 { break (Row { v: a.clone(), n: e, s: String::new() }); }
                    log.note("e7");
                    if ask_user::<bool>("q8").await? { break (Row { n: e, ..Row::default() }); }
                } }.into_text(ask_user::<u32>("q9").await?) + &(Row::default().into_text("4".parse::<u32>()?) + &cat("s", e)));
        let mut d: Vec<u32> = a.clone();
        let mut g = if Option::<u32>::is_some(&Some(e)) {
            log.note("e10");
            d.clone()
        } else {
            Vec::from([e, e])
        }.contains(&Row::default().sum((h.len() as u32), e));
        if let Some(c) = [a.clone().into_iter().map(|n| n + e).collect::<Vec<u32>>(), [d.clone(), a.clone()].concat()].concat().iter().max().copied() && (0..c % 4).collect::<Vec<u32>>().contains(&if "a b".to_owned().is_empty() {
                e
            } else {
                log.later(g).await;
                u32::abs_diff(c, e)
        }) {
            log.val(e);
        } else {
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p141, (log) -> Result<String, ToolError>, {
        let a = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let mut h = *&(a ^ (a % (*Box::new(a) + 1)));
        let mut a = Vec::new();
        _ = confirm("q5").await.unwrap_or(false);
        same(&a, &[] as &[Vec<u32>]);
        let mut c = Vec::new();
        _ = ask_user::<bool>(format!("q10 {h}")).await?;
        same(&c, &[] as &[Vec<u32>]);
        let mut open12: Vec<u32> = Vec::from([(*&h % (h + 1)), h]);
        let mut n11 = 0u32;
        while let Some(h) = open12.pop() && n11 < 4 && Vec::from([(h % (h + 1)), ((h + h) % 97)]).contains(&"3".parse::<u32>()?) {
            n11 += 1;
            let mut d = (cat(cat("s", 3).trim(), h) == "a");
        }
        if (((Row { s: cat("s", h), n: h, ..Row::default() }).n, (h % 3 == 2)).1 || ((h % 3 == 2) && (cat("s", h) == "a"))) {
            return Ok(cat("s", h));
        }
        if let Some(mut g) = Option::<u32>::or(None::<u32>, Vec::from([h, h]).iter().max().copied()) {
            {
                g += h;
                g %= 60;
                if (h >= h) {
                    if let Some(mut a) = Some(2) {
                        log.note("e13");
                        let mut n14 = 0u32;
                        for (c, y) in cat("s", g).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                            n14 += 1;
                            if n14 > 4 { break; }
                            log.note("e15");
                        }
                    }
                    {
                    }
                }
            }
        }
        Ok(format!("{a:?} {c:?} "))
    }
}

thrice! { p142, (log, mut arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = u32::from(ask_user::<u8>("q1").await?);
        let mut h = Default::default();
        _ = confirm("q3").await?;
        same(&h, &[] as &[String]);
        let mut c = { let mut n4 = 0u32; 'l5: loop {
                n4 += 1;
                if n4 > 2 { break 'l5 (Row { n: ask_user::<u32>("q6").await?, ..Row::default() }); }
                checkpoint().await;
                if confirm("q10").await? { break 'l5 (Row { v: arg0.clone(), n: arg0.clone().into_iter().map(|n| n + (h.len() as u32)).collect::<Vec<u32>>().get(8 as usize).copied().unwrap_or(1), s: h.clone() }); }
            } };
        let mut e = (6, { let mut n11 = 0u32; 'l12: loop {
                    n11 += 1;
                    if n11 > 2 { break 'l12 cat(h.clone().trim(), (h.len() as u32)); }
                    let mut d = (arg0.len() as u32);
                    if (d % 3 == 0) { break 'l12 h.clone(); }
                } });
        if ("a b".to_owned().replace("a", &h.clone()).is_empty() && (Option::<u32>::is_some(&None::<u32>) && (0 % 3 == 2))) {
            let g = (6, cat(h.clone().trim(), 1));
            let late13: u32;
            match *arg0.as_slice() {
                [] => { late13 = ((*&6 + ((8 + 7) % 97)) % 97); }
                [x] if x != 4 => { late13 = ((g.1.clone().len() as u32) * measured("text2", g.0) % 89); }
                [x, .., y] => { late13 = (h.len() as u32); }
                _ => { late13 = (!3 % 50); }
            }
        }
        let d: Shape = ('b14: {
                if (5 % 3 == 2) { break 'b14 (Shape::Named { s: h.clone(), n: c.clone().sum(6, 1) }); }
                log.note("e15");
                Shape::Size(1)
        });
        let mut n16 = 0u32;
        for (i, b) in WEIGHTS.iter().enumerate() {
            n16 += 1;
            if n16 > 4 { break; }
            let mut open18: Vec<u32> = Vec::<u32>::new();
            let mut n17 = 0u32;
            'l19: while let Some(c) = open18.pop() && n17 < 4 {
                n17 += 1;
                log.val(c);
            }
        }
        Ok(format!("{c:?} {e:?} {d:?} "))
    }
}

thrice! { p143, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let c = u32::from(ask_user::<u8>("q1").await?);
        let d = (Shape::Named { s: ask_user::<String>("q3").await?, n: (measured(cat(String::new(), c).as_str(), { let (x, y) = ask_all((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await?; x + u32::from(y) }), (*Box::new(arg1) * { let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm(format!("q7 {arg1}")).key("k2"))).await?; x + u32::from(y) } % 89)).1 });
        let mut d = Row::default();
        match (Shape::Named { s: (d.clone().into_text(arg1) + &cat(cat("s", c), c)), n: [c, *&c][u32::min(c % 2, 1) as usize] }) {
            Shape::Named { s, n: x @ 0..=3 } if c % 2 == 0 => {
                let late8: u32;
                let e = (c, "p".to_owned());
                late8 = (((Row { s: s.clone(), n: c, ..Row::default() }).n as u8) as u32);
            }
            Shape::Size(0) => {
                match d.clone().sum(("a b".to_owned().len() as u32), arg0.clone().get(arg1 as usize).copied().unwrap_or(1)) {
                    0 | 3 | 5 if c % 2 == 0 => {
                        log.later((c % 3 == 0)).await;
                        log.note("e9");
                    }
                    x => {
                        let mut open11: Vec<u32> = Vec::from([c, x]);
                        let mut n10 = 0u32;
                        'l12: while let Some(d) = open11.pop() && n10 < 4 {
                            n10 += 1;
                            {
                                let mut n13 = 0u32;
                                while n13 < 3 && (c % 3 == 3) {
                                    n13 += 1;
                                    log.later((8 % 3 == 2)).await;
                                }
                            }
                        }
                    }
                }
            }
            x => {
            }
        }
        Ok(format!("{arg0:?} {c:?} {d:?} "))
    }
}

thrice! { p144, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let b = { let mut n1 = 0u32; loop {
                n1 += 1;
                if n1 > 2 { break 7; }
                let a = ((match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => 3 }), "a b".to_owned());
                if async { log.note("async"); (((6 % 3 == 0) && (1 % 3 == 1)) || (3 % 3 == 0)) }.await { break 8; }
            } };
        let b = choose("q5", ["x", "y", "z"]).await?;
        let d = Default::default();
        same(&d, &[] as &[u32]);
        let mut n6 = 0u32;
        'l8: while n6 < 3 && {
            log.note("e7");
            ((d % 3 == 0) && (b == b.clone()))
        } {
            n6 += 1;
            log.later((d % 3 == 2)).await;
            let Row { v: mut a, n: t10 @ _, .. } = Row::default();
            let mut c = (Row { v: Vec::from([t10, d]), n: u32::from((6 % 3 == 3)), s: b.clone() });
        }
        let late11;
        match b.as_str() {
            "" => { late11 = Shape::Size(0); }
            "a" | "lit" if d != 1 => { late11 = Shape::Size(*&async { log.note("async"); d }.await); }
            _ => { late11 = Shape::Size(d); }
        }
        let late12;
        match *arg0.as_slice() {
            [] => { late12 = b.clone(); }
            [x] if x % 2 == 0 => { late12 = format!("{arg0:?}{:?}", x); }
            [x, .., y] => { late12 = b.clone(); }
            _ => { late12 = format!("{b:?}{:?}", late11); }
        }
        let Row { v: mut b, n: t13 @ _, .. } = Row::default();
        if let Some(g) = Option::<u32>::or(arg0.clone().iter().max().copied(), { let mut n14 = 0u32; loop {
                    n14 += 1;
                    if n14 > 2 { break Some(d); }
                    let mut d = Row::default();
                    if b.clone().contains(&t13) { break Some(2); }
                } }) && [arg0.clone(), (0..g % 4).collect::<Vec<u32>>()].concat().contains(&Row::default().sum((d * t13 % 89), "5".parse::<u32>()?)) && let (0..5, y) = match Shape::Size(((d + t13) % 97)) {
            Shape::Named { s, n: x @ 0..=3 } if t13 != 1 => {
                ('b16: {
                        if ((g % 3 == 2) && (g % 3 == 2)) { break 'b16 (t13, late12.clone()); }
                        let mut n17 = 0u32;
                        'l18: for g in 0..=1u32 {
                            n17 += 1;
                            if n17 > 4 { break; }
                            let h: u32 = g;
                            let mut g: Vec<u32> = arg0.clone();
                        }
                        (g, "p".to_owned())
                })
            }
            Shape::Size(0) => {
                { let mut n19 = 0u32; 'l20: loop {
                        n19 += 1;
                        if n19 > 2 { break 'l20 (t13, late12.clone()); }
                        let Some(mut e) = Some(8) else {
                            return Ok(late12.clone());
                        };
                        if ((e % 3 == 2) || (e % 3 == 3)) { break 'l20 (g, late12.clone()); }
                    } }
            }
            x => {
                (u32::from((d % 3 == 1)), {
                        late12.clone()
                })
            }
        } {
        }
        Ok(format!("{arg0:?} {d:?} {late11:?} {b:?} {t13:?} "))
    }
}

thrice! { p145, (log) -> Result<String, ToolError>, {
        let b = u32::from(confirm("q1").await.unwrap_or(false));
        let mut d = Default::default();
        _ = ask_user::<bool>(format!("q3 {d}")).await?;
        same(&d, &[] as &[u32]);
        let mut h: Row = Row::default();
        if log.later(ask_user::<bool>(format!("q5 {b}")).await?).await {
            log.val(b);
        } else {
            let late6: u32;
            if confirm("q7").await? {
                {
                    let g = d;
                    log.val(d);
                }
                late6 = u32::abs_diff((|n: u32| (n + d) % 40)(b), ("a b".to_owned().len() as u32));
                if (d % 3 == 3) {
                    let mut n9 = 0u32;
                    'l10: while n9 < 3 && (b % 3 == 3) {
                        n9 += 1;
                        h.v.push(b);
                        let mut n11 = 0u32;
                        for _ in 1..3u64 {
                            n11 += 1;
                            if n11 > 4 { break; }
                        }
                    }
                } else if (d % 3 == 1) {
                } else {
                }
            } else {
                match d {
                    0 | 3 | 5 if b % 2 == 0 => {
                    }
                    x => {
                    }
                }
                late6 = b;
                let mut n12 = 0u32;
                loop {
                    n12 += 1;
                    if n12 > 3 { break; }
                    if (3 % 3 == 1) { break; }
                }
            }
        }
        Ok(format!("{b:?} {h:?} "))
    }
}

thrice! { p146, (log) -> Result<String, ToolError>, {
        let mut d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (!7 % 50) });
        let mut d = choose("q2", ["x", "y", "z"]).await?;
        let mut d = match u32::from(ask_user::<u8>("q4").await?) {
            0 | 3 | 5 if 3 % 2 == 0 => {
                log.later((3 % 3 == 3)).await;
                (((8 + u32::abs_diff(7, 3)) % 97), d.clone())
            }
            x => {
                let late5;
                if vec![7, x, 3].contains(&(!x % 50)) {
                    let mut d = d.clone().replace("a", &d.clone());
                    late5 = cat(cat(d.clone().trim(), x), ((x + x) % 97));
                    'b6: {
                        match d.as_str() {
                            "" => {
                                let mut n7 = 0u32;
                                for &e in ["x", "y"].iter() {
                                    n7 += 1;
                                    if n7 > 4 { break; }
                                    log.later((x % 3 == 3)).await;
                                }
                            }
                            "a" | "lit" if x % 2 == 0 => {
                                let mut n8 = 0u32;
                                'l9: for &b in ["x", "y"].iter() {
                                    n8 += 1;
                                    if n8 > 4 { break; }
                                    log.note("e10");
                                }
                                let mut n11 = 0u32;
                                for a in [d.clone(), String::new()] {
                                    n11 += 1;
                                    if n11 > 4 { break; }
                                }
                            }
                            _ => {
                            }
                        }
                    }
                } else {
                    if let Some(mut d) = Option::<u32>::or(Some(x), Some(x)) {
                    }
                    late5 = format!("{x:?}{:?}", x);
                    {
                    }
                }
                (measured(late5.clone().as_str(), x), (Row::default().into_text(x) + &Row::default().into_text(x)))
            }
        };
        Ok(format!(""))
    }
}

thrice! { p147, (log) -> Result<String, ToolError>, {
        let h = ask_user::<u32>("q1").await.unwrap_or(7);
        let b = Default::default();
        _ = ask_user::<bool>("q3").await?;
        same(&b, &[] as &[String]);
        let mut h: Row = (Row { v: { let mut n5 = 0u32; 'l6: loop {
                        n5 += 1;
                        if n5 > 2 { break 'l6 vec![7, 5, 3]; }
                        log.note("e7");
                        if !confirm("q8").await.unwrap_or(false) { break 'l6 Vec::<u32>::new(); }
                    } }, n: h, s: ask_user::<String>("q9").await? });
        log.note("e10");
        if confirm("q11").await? {
            return Ok(format!("{b:?}{:?}", b));
        }
        let e = None;
        same(&e, &[] as &[Option<u32>]);
        let mut n12 = 0u32;
        loop {
            n12 += 1;
            if n12 > 3 { break; }
            if ((b == b.clone()) && b.clone().is_empty()) {
                log.note("e13");
                let mut b: Option<u32> = e;
            } else {
                if (2 % 3 == 1) {
                    let mut n14 = 0u32;
                    for _ in 1..3u64 {
                        n14 += 1;
                        if n14 > 4 { break; }
                        let Some(h) = e else {
                            return Ok(b.clone());
                        };
                    }
                } else {
                    let mut c = "11".parse()?;
                    same(&c, &[] as &[u32]);
                }
                let mut a = (8, "p".to_owned());
            }
            let late15: u32;
            let mut n16 = 0u32;
            for c in [((3 as u8) as u32), 2] {
                n16 += 1;
                if n16 > 4 { break; }
            }
            late15 = h.clone().sum(h.n, (e.unwrap_or(3) % (1 + 1)));
            if !({
                    late15
                } != (Row { s: b.clone(), n: late15, ..Row::default() }).n) { break; }
        }
        Ok(format!("{h:?} "))
    }
}

thrice! { p148, (log) -> Result<String, ToolError>, {
        let a = Default::default();
        _ = ask_user::<bool>("q7").await?;
        same(&a, &[] as &[u32]);
        let c: Shape = Shape::Size(a);
        let c = Row::default();
        _ = ask_user::<u32>(format!("q9 {a}")).await?;
        let late10;
        if cat(cat("s", 4), (a, a).1).is_empty() {
            if (a % 3 == 0) {
                let mut a = Shape::Size(a);
                checkpoint().await;
            }
            late10 = Shape::Size(a);
            if let Some(e) = Option::<u32>::map(ask_user::<u32>("q12").await.ok(), |n: u32| (n + a) % 50) && (a % 3 == 2) {
                log.note("e13");
                let e = Shape::Size(e);
            }
        } else {
            let mut a: bool = (("a b".to_owned() == "a") || ("a b".to_owned() == "a"));
            late10 = Shape::Size(c.clone().sum(5, 6));
            log.val(6);
        }
        Ok(format!("{c:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.note("e1");
        let mut c = match call(f0(fuel.saturating_sub(1))).await? {
            ..2 => {
                let Some(b) = Vec::<u32>::new().iter().max().copied() else {
                    let mut n3 = 0u32;
                    'l4: for mut b in Vec::<u32>::new().into_iter().take(3) {
                        n3 += 1;
                        if n3 > 4 { break; }
                        let mut g = (b % 3 == 0);
                        match Some(b) {
                            None => {
                            }
                            Some(0 | 1) if b != 1 => {
                            }
                            Some(x) => {
                            }
                        }
                    }
                    return Ok(ask_user::<u32>("q5").await.unwrap_or(7));
                };
                ([b, b][u32::min(b % 2, 1) as usize], cat("s", b))
            }
            x if x != 1 => {
                (x, format!("{x:?}{:?}", x))
            }
            2.. => {
                (8, "p".to_owned())
            }
        };
        Ok((7 * 1 % 89))
    }
}

thrice! { p149, (log) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = confirm("q2").await.unwrap_or(false);
        same(&c, &[] as &[u32]);
        let mut b = { let mut n4 = 0u32; 'l5: loop {
                n4 += 1;
                if n4 > 2 { break 'l5 (Row { v: [vec![7, c, 3].into_iter().map(|n| n + c).collect::<Vec<u32>>(), vec![7, 7, 3]].concat(), n: ask_user::<u32>("q8").await?, s: {
                                String::new()
                            } }); }
                let late9;
                match {
                    c
                } {
                    0 | 3 | 5 if c != 0 => { late9 = log.val(Shape::Size(c)); }
                    x => { late9 = Shape::Size(x); }
                }
                if ((cat("s", c) == "a") || (c % 3 == 1)) { break 'l5 (Row { v: if ((1 % 3 == 3) || (c % 3 == 0)) {
                                [vec![7, 5, 3], vec![7, c, 3]].concat()
                            } else {
                                vec![7, c, 3]
                            }, n: u32::max((Row { s: cat("s", 5), n: c, ..Row::default() }).n, measured(cat("s", c).as_str(), c)), s: (c, String::new()).1 }); }
            } };
        let h: Vec<u32> = [vec![5], (0..c % 4).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>()].concat();
        let late10: String;
        b.s = cat(String::new(), c);
        late10 = cat("s", 6);
        let mut n11 = 0u32;
        'l12: for &h in h.iter() {
            n11 += 1;
            if n11 > 4 { break; }
            log.val(0);
            let e = log.later((Shape::Named { s: late10.clone(), n: c })).await;
            let mut a: bool = !b.v.clone().contains(&c);
        }
        let late13;
        if (((c + (c % (c + 1))) % 97), (c % 3 == 2)).1 {
            log.later((c % 3 == 3)).await;
            late13 = log.val(late10.clone());
            let mut n14 = 0u32;
            'l15: while n14 < 3 && !((c % 3 == 1) || (c % 3 == 2)) {
                n14 += 1;
                let mut open17: Vec<u32> = Vec::from([(h.len() as u32), c]);
                let mut n16 = 0u32;
                while let Some(a) = open17.pop() && n16 < 4 {
                    n16 += 1;
                    'b18: {
                        log.val(c);
                    }
                }
            }
        } else {
            let late19: u32;
            match *h.as_slice() {
                [] => { late19 = (([c, c][u32::min((late10.len() as u32) % 2, 1) as usize] + measured("text3", b.n)) % 97); }
                [x] if log.val(x) > 0 => { late19 = x; }
                [x, .., y] => { late19 = three(((y as u8) as u32), ((x + x) % 97), ((b.n + c) % 97)); }
                _ => { late19 = measured("text3", u32::max(c, c)); }
            }
            late13 = late10.clone().replace("a", &late10.clone());
            log.note("e20");
        }
        Ok(format!("{c:?} {b:?} {h:?} {late10:?} "))
    }
}

thrice! { p150, (log, arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut d = ask_user::<u32>("q1").await.unwrap_or(u32::abs_diff(arg0, arg0));
        let b = "11".parse()?;
        _ = confirm(format!("q3 {b}")).await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let mut g = (d, "p".to_owned());
        log.later((d % 3 == 0)).await;
        let mut n4 = 0u32;
        for (d, y) in cat("s", arg0).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
            n4 += 1;
            if n4 > 4 { break; }
            {
                log.note("e5");
            }
            log.note("e6");
            let Some(a) = None::<u32> else {
                continue;
            };
        }
        {
            if if (arg0 % 3 == 3) {
                let (mut h, t7): (u32, String) = g.clone();
                ((h % 3 == 1) || (d % 3 == 0))
            } else {
                let [g, t8]: [u32; 2] = [b, b];
                Option::<u32>::is_some(&None::<u32>)
            } {
                let mut b = (arg1.len() as u32);
                if let Some(d) = Some(b) && ((arg0 % 3 == 3) && (d % 3 == 1)) && let (0..5, y) = ((arg1.len() as u32), cat("s", 2)) {
                    let late9;
                    if (arg0 % 3 == 0) {
                        let mut b = y.clone();
                        late9 = g.1.clone();
                        log.later((arg0 % 3 == 3)).await;
                    } else {
                        log.note("e10");
                        late9 = y.clone();
                        log.note("e11");
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {d:?} {b:?} {g:?} "))
    }
}

thrice! { p151, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = "11".parse()?;
        _ = confirm(format!("q2 {a}")).await?;
        same(&a, &[] as &[u32]);
        let g = (ask_user::<u32>("q5").await?, Row::default().into_text(((a % (a + 1)) % (if (a % 3 == 3) {
                            let g: (u32, String) = (7, "p".to_owned());
                            a
                        } else {
                            if let Some(mut b) = Some(a) {
                                log.note("e6");
                            }
                            a
                        } + 1))));
        let mut h = None;
        same(&h, &[] as &[Option<u32>]);
        if (a % 3 == 3) {
            log.val(a);
            match (((a + a) % 97) ^ a) {
                0 => {
                    let mut n7 = 0u32;
                    for a in (0..9u32).step_by(4) {
                        n7 += 1;
                        if n7 > 4 { break; }
                        let mut n8 = 0u32;
                        'l9: while n8 < 3 && (5 % 3 == 0) {
                            n8 += 1;
                            if (a % 3 == 1) {
                                log.val((arg0.len() as u32));
                                log.note("e10");
                            } else if (0 % 3 == 2) {
                            }
                        }
                    }
                }
                x @ 1..=2 => {
                }
                x if a % 2 == 0 => {
                }
                _ => {
                }
            }
        } else if Option::<u32>::is_some(&log.val(vec![7, 2, 3]).iter().max().copied()) {
        } else {
        }
        Ok(format!("{a:?} {g:?} {h:?} "))
    }
}

thrice! { p152, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let b = arg0;
        let g = ({ let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }, (Row { v: (b, vec![7, arg0, 3]).1, n: b, s: ask_user::<String>("q5").await? }).into_text(ask_user::<u32>("q6").await?));
        let h: String = ask_user::<String>("q7").await?;
        log.later((arg0 % 3 == 0)).await;
        log.later((arg0 % 3 == 0)).await;
        let c = ({ let mut n8 = 0u32; 'l9: loop {
                    n8 += 1;
                    if n8 > 2 { break 'l9 h.clone().replace("a", &h.clone()); }
                    let mut n10 = 0u32;
                    while n10 < 3 && (b % 3 == 1) {
                        n10 += 1;
                        if (arg0 % 3 == 3) {
                            log.later((b % 3 == 2)).await;
                            log.later((b % 3 == 1)).await;
                        } else {
                            log.later((arg0 % 3 == 3)).await;
                        }
                    }
                    if (b < arg0) { break 'l9 h.clone(); }
                } }.len() as u32);
        Ok(format!("{b:?} {h:?} {c:?} "))
    }
}

thrice! { p153, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut h = ask_user::<u32>("q1").await.unwrap_or(6);
        let mut c: Shape = Shape::Size((!("0".parse::<u32>()? * ask_user::<u32>("q2").await? % 89) % 50));
        let g = (match ask_user::<u32>(format!("q3 {h}")).await { Ok(n) => n, Err(_) => log.later(h).await });
        if (h % 3 == 1) {
            let mut n4 = 0u32;
            'l5: for e in 1..3u32 {
                n4 += 1;
                if n4 > 4 { break; }
                log.later((g % 3 == 3)).await;
            }
            let h = None;
            _ = ask_user::<bool>("q6").await?;
            same(&h, &[] as &[Option<u32>]);
        }
        let e = (((vec![7, g, 3].get(h as usize).copied().unwrap_or(1) + measured(arg1.clone().as_str(), (arg1.len() as u32))) % 97), arg1.clone());
        log.note("e7");
        log.later((h % 3 == 3)).await;
        let r8 = arg1.split(' ').next().unwrap_or("");
        log.note("e9");
        Ok(format!("{arg0:?} {arg1:?} {h:?} {g:?} {e:?} {r8:?} "))
    }
}

thrice! { p154, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut e = u32::abs_diff({
                arg1
            }, ask_user::<u32>("q4").await?);
        let b = format!("{arg1:?}{:?}", arg0);
        let c = (arg1, "p".to_owned());
        log.note("e5");
        let mut h: bool = confirm("q6").await.unwrap_or(false);
        let mut n7 = 0u32;
        'l8: loop {
            n7 += 1;
            if n7 > 3 { break; }
            let late9: Shape;
            let mut n10 = 0u32;
            while n10 < 3 && (h && h) {
                n10 += 1;
                let a = b.clone();
                let late11: u32;
                if h {
                    let b = Shape::Dot;
                    late11 = arg1;
                    let mut n12 = 0u32;
                    for mut e in arg0.clone().into_iter().take(3) {
                        n12 += 1;
                        if n12 > 4 { break; }
                    }
                } else {
                    log.note("e13");
                    late11 = (b.len() as u32);
                    let mut n14 = 0u32;
                    loop {
                        n14 += 1;
                        if n14 > 3 { break; }
                        if h { break; }
                    }
                }
            }
            late9 = Shape::Dot;
            if (h && (Option::<u32>::is_some(&Some(arg1)) || h)) { break; }
        }
        Ok(format!("{arg1:?} {e:?} {b:?} {h:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.val(arg1);
        let g: Shape = Shape::Dot;
        let mut n2 = 0u32;
        'l3: for _ in 1..4u64 {
            n2 += 1;
            if n2 > 4 { break; }
            if (arg1 % 3 == 0) {
            } else {
            }
        }
        Ok(arg1)
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
        let a = (Shape::Named { s: choose(format!("q7 {a}"), ["x", "y", "z"]).await?, n: ask_user::<u32>("q8").await? });
        if confirm("q9").await.unwrap_or(false) {
            let d = Default::default();
            same(&d, &[] as &[u32]);
            let mut n10 = 0u32;
            while n10 < 3 && (d % 3 == 0) {
                n10 += 1;
                log.note("e11");
                {
                    let mut open13: Vec<u32> = vec![7, d, 3];
                    let mut n12 = 0u32;
                    'l14: while let Some(c) = open13.pop() && n12 < 4 {
                        n12 += 1;
                        if (8 % 3 == 1) {
                            log.val(c);
                            log.val(d);
                        } else {
                            log.note("e15");
                        }
                    }
                }
            }
        }
        Ok(format!("{d:?} {a:?} "))
    }
}

thrice! { p156, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let e: Option<u32> = ask_user::<u32>("q3").await.ok();
        let a = {
            ((((g as u8) as u32) * *Box::new(g) % 89), format!("{g:?}{:?}", e))
        };
        let mut n4 = 0u32;
        'l5: while n4 < 3 && (g % 3 == 3) {
            n4 += 1;
            let mut c = ((g % (g + 1)), a.1.clone());
            let d: Vec<u32> = [arg0.clone(), (0..g % 4).collect::<Vec<u32>>()].concat();
            log.later((g % 3 == 3)).await;
        }
        let c = Row::default();
        let late6: Shape;
        let mut open8: Vec<u32> = [arg0.clone(), (0..e.unwrap_or(3) % 4).collect::<Vec<u32>>()].concat();
        let mut n7 = 0u32;
        while let Some(g) = open8.pop() && n7 < 4 && (g % 3 == 0) {
            n7 += 1;
            log.later((g % 3 == 1)).await;
            if (g % 3 == 1) {
                return Ok(cat("s", g).replace("a", &cat("s", g)));
            }
        }
        late6 = Shape::Size(g);
        match Some(('b9: {
                    if !(g % 3 == 3) { break 'b9 ((g + g) % 97); }
                    log.later((2 % 3 == 1)).await;
                    u32::max(g, g)
        })) {
            Some(x @ ..4) if g != 3 => {
                let late10: Vec<u32>;
                log.later((x % 3 == 0)).await;
                late10 = arg1.clone();
            }
            x @ Some(_) => {
                let mut n11 = 0u32;
                'l12: while n11 < 3 && arg1.clone().contains(&arg1.clone().get(g as usize).copied().unwrap_or(1)) {
                    n11 += 1;
                    log.note("e13");
                }
            }
            None => {
            }
            _ => {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {e:?} {c:?} "))
    }
}

thrice! { p157, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let b = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 });
        let mut c: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut e = ask_user::<u32>(format!("q3 {b}")).await?;
        log.note("e4");
        let r5 = arg0.as_str();
        if (e % 3 == 1) {
            if r5.to_owned().replace("a", &arg0.clone()).is_empty() {
                let mut n6 = 0u32;
                'l7: for _ in 1..3u64 {
                    n6 += 1;
                    if n6 > 4 { break; }
                    let mut n8 = 0u32;
                    'l9: while n8 < 3 && (e % 3 == 2) {
                        n8 += 1;
                        if (e % 3 == 3) {
                            log.val(e);
                            log.note("e10");
                        } else if (b % 3 == 1) {
                            log.later((e % 3 == 2)).await;
                        }
                        let mut n11 = 0u32;
                        for h in (0..9u32).step_by(4) {
                            n11 += 1;
                            if n11 > 4 { break; }
                            log.note("e12");
                        }
                    }
                }
            } else {
            }
        } else if {
            ({ let (x, y) = ask_each((ask_user::<u32>("q13").key("k1"), confirm("q14").key("k2"))).await; x.is_ok() && y? } && async { log.note("async"); (b % 3 == 1) }.await)
        } {
        } else {
        }
        {
            let b: Option<u32> = ask_user::<u32>("q15").await.ok();
        }
        Ok(format!("{arg0:?} {c:?} "))
    }
}

thrice! { p158, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let c = Default::default();
        _ = confirm(format!("q5 {c}")).await?;
        same(&c, &[] as &[u32]);
        let c = ask_user::<String>("q6").await?;
        let mut c: Vec<u32> = Vec::from([(call(f0(2)).await? * { let mut n9 = 0u32; loop {
                            n9 += 1;
                            if n9 > 2 { break ask_user::<u32>("q11").await?; }
                            log.note("e12");
                            if (3 % 3 == 3) { break u32::max(3, 8); }
                        } } % 89), (|n: u32| (n + 5) % 40)((((6 as u8) as u32) ^ (6, 5).1))]);
        let r13 = arg0.trim();
        let mut n14 = 0u32;
        'l15: for h in 1..2u32 {
            n14 += 1;
            if n14 > 4 { break; }
            c.push(u32::abs_diff(h, h));
        }
        let c = (three(((6 as u8) as u32), (4 ^ 0), match Shape::Size(8) {
                    Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 0 => {
                        x
                    }
                    Shape::Size(0) => {
                        4
                    }
                    x => {
                        4
                    }
            }), cat(r13, *&4));
        log.later((7 % 3 == 2)).await;
        let g = (Row { n: {
                    0
                }, ..Row::default() });
        let late16: Vec<u32>;
        match ('b17: {
                if (((3 % 3 == 1) || (5 % 3 == 1)) && ((0 % 3 == 0) && (7 % 3 == 2))) { break 'b17 (0..1 % 4).collect::<Vec<u32>>().iter().max().copied(); }
                let late18;
                if ((6 % 3 == 3) && (0 % 3 == 0)) {
                    let mut n19 = 0u32;
                    for &c in &[4, 5] {
                        n19 += 1;
                        if n19 > 4 { break; }
                        let Some(a) = Some(c) else {
                            log.val(c);
                            break;
                        };
                        let mut n20 = 0u32;
                        for _ in 1..3u64 {
                            n20 += 1;
                            if n20 > 4 { break; }
                            log.later((2 % 3 == 1)).await;
                        }
                        let mut n21 = 0u32;
                        for e in 1..2u32 {
                            n21 += 1;
                            if n21 > 4 { break; }
                        }
                    }
                    late18 = Shape::Size(2);
                    let mut h = c.clone();
                } else {
                    let mut n22 = 0u32;
                    'l23: for mut b in vec![4].into_iter().take(3) {
                        n22 += 1;
                        if n22 > 4 { break; }
                    }
                    late18 = Shape::Size(6);
                    let mut d = c.clone();
                }
                (c.0, Option::<u32>::map(Some(3), |n: u32| (n + 2) % 50)).1
        }) {
            None => { late16 = vec![1]; }
            Some(0 | 1) if 3 % 2 == 0 => { late16 = Vec::<u32>::new().into_iter().map(|n| n + 3).collect::<Vec<u32>>(); }
            Some(x) => { late16 = vec![7, x, 3]; }
        }
        Ok(format!("{arg0:?} {c:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        log.note("e1");
        log.note("e2");
        let mut n3 = 0u32;
        'l4: while n3 < 3 && ((cat("s", 4) + &cat(cat("s", 4), 3)) == "a") {
            n3 += 1;
        }
        Ok(*Box::new(2))
    }
}

thrice! { p159, (log) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await?;
        let h: Vec<u32> = [vec![7, g, 3], vec![7, g, 3]].concat();
        let mut c = Vec::new();
        _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q4 {g}")).key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? };
        same(&c, &[] as &[Vec<u32>]);
        let mut h = (measured("text1", g), Row::default().into_text(Row::default().sum(g, g)));
        let h: Vec<u32> = [[(0..h.0 % 4).collect::<Vec<u32>>(), vec![7, g, 3]].concat(), c.clone()].concat();
        let mut g = confirm("q11").await.unwrap_or(false);
        log.later(g).await;
        c.push(ask_user::<u32>("q12").await?);
        let mut n13 = 0u32;
        for g in 1..2u32 {
            n13 += 1;
            if n13 > 4 { break; }
            let b = Default::default();
            _ = confirm(format!("q15 {g}")).await.unwrap_or(false);
            same(&b, &[] as &[String]);
            let e = (((g % 3 == 0) && (g % 3 == 3)) && (b == b.clone()));
        }
        'b16: {
            log.note("e17");
            let mut n18 = 0u32;
            for (i, d) in WEIGHTS.iter().enumerate() {
                n18 += 1;
                if n18 > 4 { break; }
                if cat("s", 3).is_empty() {
                } else {
                }
            }
        }
        Ok(format!("{c:?} {h:?} {g:?} "))
    }
}

thrice! { p160, (log) -> Result<String, ToolError>, {
        let h = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: String::new(), n: 8, ..Row::default() }).n });
        let mut h = (!h % 50);
        let mut b = (Shape::Named { s: ask_user::<String>(format!("q3 {h}")).await?, n: { let (x, y) = ask_all((ask_user::<u32>(format!("q4 {h}")).key("k1"), confirm(format!("q5 {h}")).key("k2"))).await?; x + u32::from(y) } });
        _ = ask_user::<u32>("q6").await?;
        'b7: {
            let mut n8 = 0u32;
            for a in 0..=1u32 {
                n8 += 1;
                if n8 > 4 { break; }
                let mut open10: Vec<u32> = Vec::<u32>::new().into_iter().map(|n| n + h).collect::<Vec<u32>>();
                let mut n9 = 0u32;
                'l11: while let Some(d) = open10.pop() && n9 < 4 {
                    n9 += 1;
                    log.val(d);
                    let e = (h, "p".to_owned());
                }
            }
        }
        Ok(format!(""))
    }
}

thrice! { p161, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => {
                    8
                } });
        let e: (u32, String) = (Row::default().sum(ask_user::<u32>("q4").await?, (match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => d })), (('b6: {
                        if arg0.clone().contains(&d) { break 'b6 cat("s", d); }
                        log.val(d);
                        if (d % 3 == 1) {
                            if (2 % 3 == 0) {
                                log.note("e7");
                                log.val(d);
                            }
                            "a b".to_owned()
                        } else {
                            cat("s", d)
                        }
                }) + &format!("{d:?}{:?}", d)));
        let mut h: Vec<u32> = arg1.clone();
        let [h, t13]: [u32; 2] = [(|n: u32| (n + d) % 40)(async { log.note("async"); e.0 }.await), u32::abs_diff(d, ('b8: {
                        if (cat("s", d) == "a") { break 'b8 d; }
                        let mut n9 = 0u32;
                        for b in d..d % 3 {
                            n9 += 1;
                            if n9 > 4 { break; }
                            let mut n10 = 0u32;
                            'l11: for g in 2..5u32 {
                                n10 += 1;
                                if n10 > 4 { break; }
                                log.later((g % 3 == 1)).await;
                                log.val(b);
                                log.note("e12");
                            }
                        }
                        *Box::new(d)
        }))];
        Ok(format!("{arg0:?} {d:?} {t13:?} "))
    }
}

thrice! { p162, (log) -> Result<String, ToolError>, {
        let h = Default::default();
        _ = confirm("q12").await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let a: Vec<u32> = [vec![7, h, 3], vec![7, h, 3]].concat().into_iter().map(|n| n + h).collect::<Vec<u32>>();
        let mut a = cat("s", h);
        let e = Default::default();
        same(&e, &[] as &[Vec<u32>]);
        let mut h = cat(a.clone(), if ((h % 3 == 3) && (h % 3 == 2)) {
                h
            } else {
                e.clone().get((a.len() as u32) as usize).copied().unwrap_or(1)
        });
        if (7 % 3 == 2) {
            return Err(ToolError::new("left"));
        }
        log.note("e13");
        let g: (u32, String) = (measured((h.clone() + &a.clone()).as_str(), u32::from((7 % 3 == 2))), cat(a.clone().replace("a", &a.clone()), [3, 8][u32::min(0 % 2, 1) as usize]));
        let mut n14 = 0u32;
        for b in (|n: u32| (n + (e.len() as u32)) % 40)(*&three((e.len() as u32), 7, 1))..5 % 3 {
            n14 += 1;
            if n14 > 4 { break; }
            let mut n15 = 0u32;
            for &b in &[4, 5] {
                n15 += 1;
                if n15 > 4 { break; }
                if (b % 3 == 3) {
                    let Some(h) = Some(b) else {
                        let mut c = Default::default();
                        same(&c, &[] as &[u32]);
                        return Ok(a.clone());
                    };
                    let e = g.1.clone();
                    match h {
                        ..2 => {
                            let mut open17: Vec<u32> = vec![7, h, 3];
                            let mut n16 = 0u32;
                            'l18: while let Some(b) = open17.pop() && n16 < 4 && (b % 3 == 3) {
                                n16 += 1;
                                log.val(b);
                            }
                        }
                        x if log.val(h) > 1 => {
                        }
                        2.. => {
                        }
                    }
                } else {
                }
            }
        }
        Ok(format!("{e:?} {h:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        log.later((3 % 3 == 1)).await;
        let mut g = Vec::new();
        _ = ask_user::<bool>("q2").await?;
        same(&g, &[] as &[Vec<u32>]);
        let [d, t3]: [u32; 2] = [(({
                        "4".parse::<u32>()?
                    } + 7) % 97), 0];
        let c = (Row { v: [Vec::<u32>::new(), g.clone()].concat(), n: t3, s: "a b".to_owned() }).into_text(match *g.as_slice() {
                [] => {
                    *&(g.len() as u32)
                }
                [x] if x != 2 => {
                    (|n: u32| (n + x) % 40)(t3)
                }
                [x, .., y] => {
                    t3
                }
                _ => {
                    measured(cat("s", d).as_str(), (g.len() as u32))
                }
        });
        Ok(d)
    }
    flow f1(log, fuel: u32, mut arg0: u32, arg1: String) -> Result<u32, ToolError>, {
        let mut open5: Vec<u32> = (0..call(f0(2)).await? % 4).collect::<Vec<u32>>().into_iter().map(|n| n + arg0).collect::<Vec<u32>>();
        let mut n4 = 0u32;
        while let Some(h) = open5.pop() && n4 < 4 && (arg1.clone().is_empty() || (arg1 == ask_user::<String>("q6").await?)) {
            n4 += 1;
            let mut c = ('b7: {
                    if ((arg0 % 3 == 0) && (arg0 % 3 == 0)) { break 'b7 (Row { n: h, ..Row::default() }); }
                    let late8: String;
                    match h {
                        0 => { late8 = arg1.clone(); }
                        x @ 1..=2 => { late8 = arg1.clone(); }
                        x if h % 2 == 0 => { late8 = arg1.clone(); }
                        _ => { late8 = arg1.clone(); }
                    }
                    (Row { n: arg0, ..Row::default() })
            });
            {
                log.note("e9");
            }
            match (|n: u32| (n + h) % 40)(((h + 7) % 97)) {
                0 | 3 | 5 if h != 0 => {
                }
                x => {
                }
            }
        }
        Ok(log.val(arg0))
    }
}

thrice! { p163, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let mut h = { let (x, y) = ask_all((ask_user::<u32>(format!("q1 {arg0}")).key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
        let mut d = confirm("q3").await.unwrap_or(false);
        let e = Default::default();
        same(&e, &[] as &[Vec<u32>]);
        log.val((e.len() as u32));
        let late7: Shape;
        if cat("s", 4).is_empty() {
            let mut g = (Shape::Named { s: cat("s", 3).replace("a", &String::new()), n: arg0 });
            late7 = Shape::Size((log.later(String::new()).await.len() as u32));
            let mut n8 = 0u32;
            'l9: while n8 < 3 && (format!("{h:?}{:?}", arg0) == "a") {
                n8 += 1;
                let c = d;
            }
        } else {
            let h = "11".parse()?;
            same(&h, &[] as &[u32]);
            late7 = (Shape::Named { s: "a b".to_owned().replace("a", &Row::default().into_text(arg0)), n: ((arg0 as u8) as u32) });
            log.later(d).await;
        }
        if d {
            if String::new().replace("a", &"a b".to_owned()).is_empty() {
                return Ok("a b".to_owned());
            }
            log.later(d).await;
            log.later(d).await;
        } else {
            let mut n10 = 0u32;
            'l11: for (i, e) in WEIGHTS.iter().enumerate() {
                n10 += 1;
                if n10 > 4 { break; }
                log.later(d).await;
                if let Some(mut g) = Option::<u32>::or(Some(4), Some(h)) && d {
                    let e = String::new();
                    let late12: u32;
                    if (3 % 3 == 2) {
                        if d {
                        } else if d {
                        } else {
                        }
                        late12 = g;
                        match late7.clone() {
                            Shape::Named { s, n: x @ 0..=3 } if h != 3 => {
                            }
                            Shape::Size(0) => {
                            }
                            x => {
                            }
                        }
                    } else {
                        log.note("e13");
                        late12 = g;
                        log.later(d).await;
                    }
                }
            }
        }
        Ok(format!(""))
    }
}

thrice! { p164, (log, arg0: Vec<u32> = vec![1, 2, 3], arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = measured("text2", ((ask_user::<u32>("q6").await? as u8) as u32));
        let a: Option<u32> = ask_user::<u32>("q7").await.ok();
        let mut a: Vec<u32> = arg0.clone();
        a = a.clone();
        let mut d: (u32, String) = ((match ask_user::<u32>("q10").await { Ok(n) => n, Err(_) => g }), ask_user::<String>("q11").await?);
        let mut c = ask_user::<u32>("q12").await?;
        let mut n16 = 0u32;
        for mut g in [arg0.clone().into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().map(|n| n + c).collect::<Vec<u32>>(), (0..ask_user::<u32>("q15").await.unwrap_or(c) % 4).collect::<Vec<u32>>()].concat().into_iter().take(3) {
            n16 += 1;
            if n16 > 4 { break; }
            let mut n17 = 0u32;
            for a in 0..2u32 {
                n17 += 1;
                if n17 > 4 { break; }
                let mut g: Vec<u32> = (0..c % 4).collect::<Vec<u32>>();
            }
            let h: String = ((c, arg1.clone()).1 + &String::new());
        }
        log.val(g);
        let mut n18 = 0u32;
        'l19: loop {
            n18 += 1;
            if n18 > 3 { break; }
            log.later((7 % 3 == 0)).await;
            if ((c % 3 == 2) || (6 % 3 == 2)) {
                continue;
            }
            if log.later(match vec![c].iter().max().copied() {
                    None => {
                        ((c % 3 == 0) && (g % 3 == 2))
                    }
                    Some(0 | 1) if log.val(g) > 1 => {
                        (c % 3 == 3)
                    }
                    Some(x) => {
                        Option::<u32>::is_some(&Some(x))
                    }
            }).await { break; }
        }
        Ok(format!("{arg0:?} {arg1:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut a: Shape = Shape::Size(6);
        let c: Shape = Shape::Size(0);
        Ok((2, 2).1)
    }
    flow f1(log, fuel: u32, arg0: u32, mut arg1: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if (8 % 3 == 0) {
            return Ok({ let (x, y) = ask_all((ask_user::<u32>(format!("q2 {arg1}")).key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) });
        }
        log.val(arg1);
        let mut open5: Vec<u32> = [[Vec::<u32>::new(), Vec::<u32>::new()].concat().into_iter().map(|n| n + arg0).collect::<Vec<u32>>(), [Vec::<u32>::new(), Vec::from([arg0, arg1])].concat()].concat();
        let mut n4 = 0u32;
        while let Some(h) = open5.pop() && n4 < 4 && String::new().is_empty() {
            n4 += 1;
            let e = Row::default();
        }
        arg1 = match Shape::Size(arg1) {
            Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 2 => {
                arg0
            }
            Shape::Size(0) => {
                arg1
            }
            x => {
                arg1
            }
        };
        Ok(u32::from((arg1 % 3 == 2)))
    }
}

thrice! { p165, (log, mut arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let g = Default::default();
        _ = ask_user::<bool>("q6").await?;
        same(&g, &[] as &[u32]);
        let e = Default::default();
        same(&e, &[] as &[u32]);
        let g = arg0;
        if (e % 3 == 3) {
            return Ok(((("a b".to_owned() + &g.clone()) + &g.clone()) + &Row::default().into_text(Vec::<u32>::new().get(e as usize).copied().unwrap_or(1))));
        }
        let late8;
        match Row::default().sum((|n: u32| (n + e) % 40)((!e % 50)), e) {
            0 | 3 | 5 if e % 2 == 0 => { late8 = Row::default().into_text(e); }
            x => { late8 = log.later({
                        cat(g.clone(), e)
                }).await; }
        }
        let g: Option<u32> = Option::<u32>::map(Some(e), |n: u32| (n + e) % 50);
        let Some(mut e) = Option::<u32>::or(Option::<u32>::map(match e {
                    ..2 => {
                        g
                    }
                    x if x % 2 == 0 => {
                        log.note("e9");
                        g
                    }
                    2.. => {
                        g
                    }
                }, |n: u32| (n + e) % 50), Option::<u32>::or(Option::<u32>::or(g, g), Some(e))) else {
            let mut c = (((e % 3 == 1) && (e % 3 == 2)) || (e % 3 == 3));
            return Ok(format!("{g:?}{:?}", c));
        };
        if Option::<u32>::is_some(&Some(measured("text2", e))) {
            return Err(ToolError::new("left"));
        }
        if ((e ^ vec![7, 6, 3].get(e as usize).copied().unwrap_or(1)) >= ((*&e + (!e % 50)) % 97)) {
            let mut n10 = 0u32;
            'l11: for mut b in vec![7, e, 3].into_iter().map(|n| n + e).collect::<Vec<u32>>().into_iter().take(3) {
                n10 += 1;
                if n10 > 4 { break; }
                let [e, t12]: [u32; 2] = [b, (e * e % 89)];
                let mut e: Vec<u32> = vec![7, t12, 3];
            }
            {
                let [e, t13]: [u32; 2] = [e, e];
            }
        }
        Ok(format!("{late8:?} {g:?} {e:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        match ask_user::<u32>("q1").await? {
            ..2 => {
                let late2: String;
                {
                    checkpoint().await;
                    let d: Vec<u32> = vec![7, 8, 3];
                    let late4: Shape;
                    match 7 {
                        0 | 3 | 5 if 3 % 2 == 0 => { late4 = Shape::Size(2); }
                        x => { late4 = Shape::Size(x); }
                    }
                }
                late2 = ask_user::<String>("q5").await?;
            }
            x if x % 2 == 0 => {
            }
            2.. => {
            }
        }
        Ok(4)
    }
}

thrice! { p166, (log, arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut g = ((call(f0(1)).await? + (!u32::abs_diff(call(f0(1)).await?, 4) % 50)) % 97);
        let d = { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? };
        let h: (u32, String) = ({ let (x, y) = ask_all((ask_user::<u32>(format!("q9 {g}")).key("k1"), confirm("q10").key("k2"))).await?; x + u32::from(y) }, log.val(choose("q11", ["x", "y", "z"]).await?));
        let mut g = Default::default();
        same(&g, &[] as &[Vec<u32>]);
        log.note("e12");
        let mut a: Shape = Shape::Dot;
        log.later(d).await;
        let mut n13 = 0u32;
        loop {
            n13 += 1;
            if n13 > 3 { break; }
            log.note("e14");
            let mut open16: Vec<u32> = Vec::from([4, measured(arg0.clone().as_str(), 7)]);
            let mut n15 = 0u32;
            while let Some(d) = open16.pop() && n15 < 4 && Option::<u32>::is_some(&Option::<u32>::map(Some(7), |n: u32| (n + d) % 50)) {
                n15 += 1;
                match g.clone().iter().max().copied() {
                    Some(x @ ..4) if d != 3 => {
                        let mut a = Row::default();
                    }
                    x @ Some(_) => {
                        let mut n17 = 0u32;
                        'l18: for mut d in g.clone().into_iter().take(3) {
                            n17 += 1;
                            if n17 > 4 { break; }
                        }
                    }
                    None => {
                    }
                    _ => {
                    }
                }
            }
            if d { break; }
        }
        Ok(format!("{arg0:?} {h:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        if let Some(mut h) = ask_user::<u32>("q1").await.ok() {
            _ = ask_user::<u32>("q2").await?;
            let c = (((h + h) % 97), match Shape::Size(h) {
                    Shape::Named { s, n: x @ 0..=3 } if x % 2 == 0 => {
                        s.clone()
                    }
                    Shape::Size(0) => {
                        String::new()
                    }
                    x => {
                        _ = u32::from(ask_user::<u8>("q4").await?);
                        String::new()
                    }
            });
        } else {
            log.note("e5");
        }
        Ok(u32::from((1 % 3 == 1)))
    }
}

thrice! { p167, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let e = (ask_user::<String>("q2").await? + &match (a, Row::default().into_text(a)) {
                (x, y) if x != 4 => {
                    ('b4: {
                            if ((a % 3 == 2) || (x % 3 == 3)) { break 'b4 ask_user::<String>("q5").await?; }
                            'b6: {
                                let mut n7 = 0u32;
                                while n7 < 3 && (a % 3 == 3) {
                                    n7 += 1;
                                    log.later((a % 3 == 0)).await;
                                }
                                let mut e: Row = Row::default();
                                log.note("e8");
                            }
                            y.clone().replace("a", &y.clone())
                    })
                }
                (_, y) => {
                    let mut e: Shape = (Shape::Named { s: y.clone(), n: a });
                    cat("s", a)
                }
        });
        let b = match e.as_str() {
            "" => {
                if (*&a != (a % (a + 1))) {
                    log.note("e9");
                } else {
                }
                (Row::default().sum((Row { s: String::new(), n: a, ..Row::default() }).n, a), log.val(arg0.clone()))
            }
            "a" | "lit" if a % 2 == 0 => {
                (a, "p".to_owned())
            }
            _ => {
                (match (a, String::new()) {
                        (x, y) if a != 3 => {
                            (a * a % 89)
                        }
                        (_, y) => {
                            vec![7, a, 3].get(a as usize).copied().unwrap_or(1)
                        }
                    }, cat(cat(arg0.clone().trim(), a).trim(), u32::max(a, a)))
            }
        };
        Ok(format!("{arg0:?} {a:?} {e:?} "))
    }
}

thrice! { p168, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut d: u32 = ask_user::<u32>("q1").await?;
        let c: Vec<u32> = [(0..Row::default().sum(arg1, d) % 4).collect::<Vec<u32>>(), [Vec::<u32>::new(), Vec::from([arg1, arg1])].concat()].concat().into_iter().map(|n| n + d).collect::<Vec<u32>>();
        let mut a = if confirm("q4").await.unwrap_or(false) {
            Row::default()
        } else {
            Row::default()
        };
        let a = Shape::Size(arg1);
        checkpoint().await;
        let mut open9: Vec<u32> = Vec::from([[{ let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm(format!("q8 {arg1}")).key("k2"))).await?; x + u32::from(y) }, log.val(arg1)][u32::min("5".parse::<u32>()? % 2, 1) as usize], u32::abs_diff((d, (arg0.len() as u32)).1, d)]);
        let mut n5 = 0u32;
        while let Some(h) = open9.pop() && n5 < 4 {
            n5 += 1;
            log.val(h);
            let mut d = (Shape::Named { s: arg0.clone(), n: ask_user::<u32>("q11").await? });
            log.later((arg1 % 3 == 0)).await;
        }
        let mut c = Row::default();
        if (match three(c.n, (arg0.len() as u32), d) {
                ..2 => {
                    let mut n12 = 0u32;
                    for mut c in c.v.clone().into_iter().take(3) {
                        n12 += 1;
                        if n12 > 4 { break; }
                        log.note("e13");
                        log.val(d);
                    }
                    (d % 3 == 0)
                }
                x if log.val(d) > 3 => {
                    vec![d].contains(&arg1)
                }
                2.. => {
                    matches!(a, Shape::Dot | Shape::Size(1..))
                }
            } && (((4 % 3 == 0) && (arg1 % 3 == 0)) || ((arg1 % 3 == 1) && (arg1 % 3 == 1)))) {
        }
        Ok(format!("{arg0:?} {arg1:?} {d:?} {c:?} "))
    }
}

thrice! { p169, (log) -> Result<String, ToolError>, {
        let g: u32 = 0;
        let e: u32 = ask_user::<u32>("q1").await?;
        let b = format!("{e:?}{:?}", e);
        let mut n2 = 0u32;
        'l3: for (i, b) in WEIGHTS.iter().enumerate() {
            n2 += 1;
            if n2 > 4 { break; }
            let mut c = Vec::new();
            _ = { let (x, y) = ask_each((ask_user::<u32>("q5").key("k1"), confirm("q6").key("k2"))).await; x.is_ok() && y? };
            same(&c, &[] as &[Vec<u32>]);
            {
                log.val(g);
            }
            log.note("e7");
        }
        log.val(g);
        let mut a = (e, b);
        if [[vec![7, e, 3], vec![7, g, 3]].concat(), Vec::<u32>::new()].concat().contains(&(e * three(e, g, g) % 89)) {
        } else {
        }
        Ok(format!("{g:?} {e:?} "))
    }
}

thrice! { p170, (log, mut arg0: u32 = 3) -> Result<String, ToolError>, {
        let a = Default::default();
        _ = confirm("q4").await.unwrap_or(false);
        same(&a, &[] as &[u32]);
        let c = (Shape::Named { s: cat("s", arg0), n: a });
        let g = (a % 3 == 2);
        if !((arg0, g).1 && {
                g
        }) {
            let mut n5 = 0u32;
            for a in ["0".parse::<u32>()?, 2] {
                n5 += 1;
                if n5 > 4 { break; }
                let mut n6 = 0u32;
                loop {
                    n6 += 1;
                    if n6 > 3 { break; }
                    let mut n7 = 0u32;
                    'l8: for b in 2..=3u32 {
                        n7 += 1;
                        if n7 > 4 { break; }
                        log.note("e9");
                        let Some(d) = Some(arg0) else {
                            log.val(a);
                            return Ok("a b".to_owned());
                        };
                        log.note("e10");
                    }
                    if g {
                        let g: u32 = a;
                    } else {
                        log.note("e11");
                        let a: Shape = c.clone();
                    }
                    if g { break; }
                }
            }
        } else if (a % 3 == 1) {
        } else {
        }
        Ok(format!("{arg0:?} {a:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let Some(e) = ask_user::<u32>("q1").await.ok() else {
            return Ok(5);
        };
        if let Some(g) = Option::<u32>::map(Some(e), |n: u32| (n + e) % 50) && (((u32::abs_diff(g, e) + (g * g % 89)) % 97) >= g) && let (0..5, y) = (g, cat("s", e).replace("a", &cat("s", g).replace("a", &cat("s", e)))) {
            log.note("e2");
            log.later((e % 3 == 3)).await;
            let [g, t3]: [u32; 2] = [(three(g, g, g) % ([e, e][u32::min(g % 2, 1) as usize] + 1)), (g * g % 89)];
        } else {
        }
        Ok((cat("s", e).len() as u32))
    }
}

thrice! { p171, (log, arg0: u32 = 3) -> Result<String, ToolError>, {
        let e = u32::from(ask_user::<u8>("q1").await?);
        let mut e = u32::from(ask_user::<u8>("q2").await?);
        let b: bool = ((8 % 3 == 3) && ("a b".to_owned().replace("a", &cat("s", arg0).replace("a", &"a b".to_owned())) == "a"));
        let mut h = cat("s", arg0);
        {
            e += ((*&e as u8) as u32);
            e %= 60;
            log.later(b).await;
        }
        let mut n3 = 0u32;
        'l4: for &h in ["x", "y"].iter() {
            n3 += 1;
            if n3 > 4 { break; }
            let mut n5 = 0u32;
            for g in [u32::abs_diff(arg0, ((e as u8) as u32)), 2] {
                n5 += 1;
                if n5 > 4 { break; }
                log.later(b).await;
                if (b || b) {
                    if let Some(mut d) = None::<u32> {
                        if b {
                            continue 'l4;
                        }
                    } else {
                    }
                } else {
                }
            }
        }
        Ok(format!("{b:?} "))
    }
}

thrice! { p172, (log) -> Result<String, ToolError>, {
        let mut h = [match ask_user::<u32>("q1").await.unwrap_or(6) {
                0 | 3 | 5 if log.val(3) > 4 => {
                    (match (8, "p".to_owned()) {
                            (0, x) => {
                                x.clone()
                            }
                            (mut x, _) => {
                                "a b".to_owned()
                            }
                        }.len() as u32)
                }
                x => {
                    ask_user::<u32>(format!("q2 {x}")).await?
                }
            }, ask_user::<u32>("q3").await?][u32::min(Row::default().sum(5, (!measured(String::new().as_str(), 6) % 50)) % 2, 1) as usize];
        let mut c = [u32::abs_diff("8".parse::<u32>()?, h), h][u32::min(u32::abs_diff(h, u32::abs_diff((Row { s: cat("s", h), n: h, ..Row::default() }).n, three(h, h, h))) % 2, 1) as usize];
        let mut c = {
            ({
                    log.later(h).await
                }, cat("s", h))
        };
        let a = Shape::Dot;
        let mut n4 = 0u32;
        for c in 0..1u32 {
            n4 += 1;
            if n4 > 4 { break; }
            log.val(h);
            {
                log.val(c);
                let mut n5 = 0u32;
                for d in ((c as u8) as u32)..h % 3 {
                    n5 += 1;
                    if n5 > 4 { break; }
                    let mut n6 = 0u32;
                    'l7: loop {
                        n6 += 1;
                        if n6 > 3 { break; }
                        log.note("e8");
                        if (d % 3 == 0) { break; }
                    }
                    if let Some(a) = Some(d) && (h % 3 == 0) && let (0..5, y) = (a, "p".to_owned()) {
                    } else {
                    }
                }
            }
        }
        Ok(format!("{a:?} "))
    }
}

thrice! { p173, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let d = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm(format!("q3 {d}")).key("k2"))).await; x.is_ok() && y? };
        same(&d, &[] as &[u32]);
        let mut a: Vec<u32> = arg0.clone().into_iter().map(|n| n + d).collect::<Vec<u32>>();
        let mut h: Option<u32> = ask_user::<u32>("q5").await.ok();
        if (d % 3 == 2) {
            if (d % 3 == 0) {
                return Ok(cat(cat(arg1.clone(), d), Row::default().sum(d, (arg0.len() as u32))));
            }
            log.val(h.unwrap_or(3));
            if let Some(c) = Option::<u32>::or(a.clone().iter().max().copied(), Some(d)) {
                let mut e: Vec<u32> = [a.clone(), arg0.clone()].concat();
            }
        } else if !(d % 3 == 3) {
        }
        Ok(format!("{arg1:?} {a:?} {h:?} "))
    }
}

thrice! { p174, (log) -> Result<String, ToolError>, {
        let h = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q11").key("k1"), confirm("q12").key("k2"))).await; x.is_ok() && y? };
        same(&h, &[] as &[u32]);
        let c: Row = Row::default();
        let mut a = (Row { n: {
                    let c = ask_user::<u32>("q13").await?;
                    u32::abs_diff(u32::max(c, c), 6)
                }, ..c.clone() });
        let (mut d, t16): (u32, String) = (async { log.note("async"); h }.await, cat("s", 0).replace("a", &ask_user::<String>("q15").await?));
        let r17 = t16.split(' ').next().unwrap_or("");
        let mut n18 = 0u32;
        'l19: while n18 < 3 && (d % 3 == 3) {
            n18 += 1;
            log.note("e20");
        }
        if let Some(c) = Some(if !(d % 3 == 2) {
                async { log.note("async"); h }.await
            } else {
                (d ^ d)
        }) {
        } else {
        }
        Ok(format!("{c:?} {t16:?} {r17:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let late1: Vec<u32>;
        if ask_user::<bool>("q2").await? {
            log.note("e3");
            late1 = Vec::from([5, 6]).into_iter().map(|n| n + 2).collect::<Vec<u32>>().into_iter().map(|n| n + 5).collect::<Vec<u32>>();
            let late4: Shape;
            if !Option::<u32>::is_some(&None::<u32>) {
                match u32::abs_diff(3, 4) {
                    ..2 => {
                        log.val(2);
                    }
                    x if log.val(x) > 0 => {
                    }
                    2.. => {
                    }
                }
                late4 = Shape::Size(2);
                let mut n6 = 0u32;
                'l7: for (i, h) in WEIGHTS.iter().enumerate() {
                    n6 += 1;
                    if n6 > 4 { break; }
                }
            } else {
                log.val(8);
                late4 = Shape::Dot;
                log.note("e8");
            }
        } else {
            match u32::max(8, (2 % (0 + 1))) {
                0 => {
                }
                x @ 1..=2 => {
                }
                x if log.val(x) > 3 => {
                }
                _ => {
                }
            }
            late1 = [vec![7, 8, 3], [(0..0 % 4).collect::<Vec<u32>>(), [vec![2], vec![7, 1, 3]].concat()].concat()].concat();
            let mut n9 = 0u32;
            'l10: for c in 0..8 % 3 {
                n9 += 1;
                if n9 > 4 { break; }
            }
        }
        Ok(*&7)
    }
}

thrice! { p175, (log, mut arg0: String = "arg".to_owned(), mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut h = (match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => (Row { s: arg0.clone(), n: 8, ..Row::default() }).n });
        let d = log.val((Row { v: (0..measured(arg0.clone().as_str(), h) % 4).collect::<Vec<u32>>(), n: h, s: choose("q11", ["x", "y", "z"]).await? }));
        let mut b = ask_user::<String>("q12").await?;
        let late13: u32;
        let c = Shape::Size(4);
        late13 = *Box::new(u32::from((h % 3 == 0)));
        {
            arg1.push({ h = if (late13 % 3 == 3) {
                        let a = d.clone();
                        (arg1.len() as u32)
                    } else {
                        (arg1.len() as u32)
                    }; h });
            h += h;
            h %= 60;
        }
        if confirm("q15").await.unwrap_or(false) {
            let e = { let (x, y) = ask_each((ask_user::<u32>(format!("q16 {h}")).key("k1"), confirm("q17").key("k2"))).await; x.is_ok() && y? };
        } else if ((String::new().is_empty() || arg1.clone().contains(&h)) && (if (h % 3 == 1) {
                    (late13 % 3 == 1)
                } else {
                    (5 % 3 == 2)
                } || ((6 % 3 == 1) && (late13 % 3 == 2)))) {
        } else {
        }
        Ok(format!("{arg1:?} {h:?} {b:?} {c:?} "))
    }
    flow f0(log, fuel: u32, arg0: Option<u32>) -> Result<u32, ToolError>, {
        let c = Shape::Dot;
        match Shape::Size((|n: u32| (n + 8) % 40)(ask_user::<u32>("q3").await?)) {
            Shape::Named { s, n: x @ 0..=3 } if x != 1 => {
                let mut n4 = 0u32;
                for b in x..x % 3 {
                    n4 += 1;
                    if n4 > 4 { break; }
                    let mut n5 = 0u32;
                    for c in (0..2u32).rev() {
                        n5 += 1;
                        if n5 > 4 { break; }
                    }
                }
            }
            Shape::Size(0) => {
            }
            x => {
            }
        }
        Ok(arg0.unwrap_or(3))
    }
    flow f1(log, fuel: u32) -> Result<u32, ToolError>, {
        log.later((0 % 3 == 3)).await;
        log.note("e6");
        if let Some(e) = Option::<u32>::map(ask_user::<u32>("q7").await.ok(), |n: u32| (n + 0) % 50) {
        }
        Ok((|n: u32| (n + 4) % 40)(5))
    }
}

thrice! { p176, (log) -> Result<String, ToolError>, {
        let mut a = ask_user::<u32>("q1").await?;
        let mut c: u32 = a;
        let c = ask_user::<u32>(format!("q2 {a}")).await.unwrap_or(c);
        let mut n4 = 0u32;
        'l5: for mut c in vec![7, a, 3].into_iter().map(|n| n + c).collect::<Vec<u32>>().into_iter().take(3) {
            n4 += 1;
            if n4 > 4 { break; }
            log.val(a);
        }
        if confirm("q6").await? {
            return Ok(('b7: {
                        if confirm("q8").await.unwrap_or(false) { break 'b7 cat(ask_user::<String>(format!("q9 {c}")).await?.trim(), (|n: u32| (n + a) % 40)(c)); }
                        match Shape::Dot {
                            Shape::Dot => {
                                let b: Option<u32> = Some(a);
                                let mut n10 = 0u32;
                                'l11: for _ in 1..2u64 {
                                    n10 += 1;
                                    if n10 > 4 { break; }
                                    if let Some(mut a) = b && (c % 3 == 3) && let (0..5, y) = (a, "p".to_owned()) {
                                        log.val(c);
                                        log.later((2 % 3 == 1)).await;
                                    }
                                }
                            }
                            Shape::Size(x) | Shape::Named { n: x, .. } => {
                            }
                        }
                        String::new().replace("a", &cat(String::new(), c))
            }));
        }
        Ok(format!("{a:?} {c:?} "))
    }
}

thrice! { p177, (log) -> Result<String, ToolError>, {
        let h: u32 = (ask_user::<u32>("q1").await?, ask_user::<u32>("q2").await?).1;
        let mut a = Default::default();
        same(&a, &[] as &[u32]);
        let e: Option<u32> = ('b3: {
                if ({
                        (a % 3 == 0)
                    } && (!(h % 3 == 0) || (a != a))) { break 'b3 Option::<u32>::map(Option::<u32>::map(Some(h), |n: u32| (n + a) % 50), |n: u32| (n + a) % 50); }
                let mut n4 = 0u32;
                'l5: for _ in 1..2u64 {
                    n4 += 1;
                    if n4 > 4 { break; }
                    let mut open7: Vec<u32> = vec![h];
                    let mut n6 = 0u32;
                    while let Some(g) = open7.pop() && n6 < 4 {
                        n6 += 1;
                        let mut a = Shape::Size(a);
                    }
                }
                Option::<u32>::or(Some(log.later(a).await), Some(5))
        });
        log.val(h);
        log.note("e9");
        log.note("e10");
        if (match Option::<u32>::map(e, |n: u32| (n + h) % 50) {
                None => {
                    let late11: Shape;
                    let mut h: String = cat("s", h);
                    late11 = Shape::Size(a);
                    a
                }
                Some(0 | 1) if h != 4 => {
                    (Row { s: String::new(), n: a, ..Row::default() }).n
                }
                Some(x) => {
                    x
                }
            } >= u32::max((a ^ h), (Row { s: cat("s", a), n: h, ..Row::default() }).n)) {
            match (u32::max(a, a), "a b".to_owned().replace("a", &"a b".to_owned())) {
                (x, y) if log.val(h) > 4 => {
                    let mut h = (Row { v: Vec::<u32>::new(), n: h, s: y.clone() });
                    let mut n12 = 0u32;
                    'l13: for &d in &[4, 5] {
                        n12 += 1;
                        if n12 > 4 { break; }
                    }
                }
                (_, y) => {
                }
            }
        } else if ((h % 3 == 3) && (a % 3 == 0)) {
        }
        Ok(format!("{h:?} {a:?} "))
    }
}

thrice! { p178, (log, mut arg0: String = "arg".to_owned(), mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut a = Default::default();
        _ = ask_user::<bool>("q1").await?;
        same(&a, &[] as &[u32]);
        let mut h = None;
        _ = confirm("q2").await?;
        same(&h, &[] as &[Option<u32>]);
        let mut d = "11".parse()?;
        same(&d, &[] as &[u32]);
        let mut n9 = 0u32;
        for _ in 1..4u64 {
            n9 += 1;
            if n9 > 4 { break; }
            if (Option::<u32>::is_some(&h) || ((a % 3 == 0) && (a % 3 == 3))) {
                let e = ((a % 3 == 1) || (a % 3 == 0));
                log.later(e).await;
            } else if (d % 3 == 1) {
                log.note("e10");
            }
        }
        Ok(format!("{arg0:?} {h:?} {d:?} "))
    }
}

thrice! { p179, (log, mut arg0: u32 = 3, mut arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = call(f0(0)).await?;
        let mut g = Default::default();
        _ = confirm(format!("q5 {d}")).await?;
        same(&g, &[] as &[String]);
        let a = "11".parse()?;
        _ = { let (x, y) = ask_each((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? };
        same(&a, &[] as &[u32]);
        let mut n9 = 0u32;
        while n9 < 3 && (log.val(((arg0 % 3 == 2) && (a % 3 == 3))) && (4 % 3 == 1)) {
            n9 += 1;
            {
                let more = d;
                for item in arg1.iter_mut() { *item = (*item + more) % 30; }
            }
        }
        log.note("e10");
        arg1.push((u32::from(async { log.note("async"); (3 % 3 == 0) }.await) % (measured("text0", (g.clone().len() as u32)) + 1)));
        let r11 = g.split(' ').next().unwrap_or("");
        Ok(format!("{arg0:?} {arg1:?} {d:?} {g:?} "))
    }
    flow f0(log, fuel: u32) -> Result<u32, ToolError>, {
        let mut n1 = 0u32;
        loop {
            n1 += 1;
            if n1 > 3 { break; }
            log.note("e2");
            let mut g: Option<u32> = ask_user::<u32>("q3").await.ok();
            if !(Option::<u32>::is_some(&g) || Option::<u32>::is_some(&g)) { break; }
        }
        Ok([2, 5][u32::min(1 % 2, 1) as usize])
    }
}

thrice! { p180, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: u32 = 3) -> Result<String, ToolError>, {
        let mut a = (|n: u32| (n + arg1) % 40)(((u32::from(ask_user::<u8>("q1").await?) + { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await?; x + u32::from(y) }) % 97));
        let mut e = (Row { n: (({ let mut n4 = 0u32; loop {
                                n4 += 1;
                                if n4 > 2 { break { a = (arg0.len() as u32); a }; }
                                let h = cat("s", 5);
                                if (a % 3 == 3) { break [arg1, a][u32::min(arg1 % 2, 1) as usize]; }
                            } } + (!a % 50)) % 97), ..Row::default() });
        let c = e.clone();
        let mut c: (u32, String) = ((|n: u32| (n + a) % 40)(e.n), cat(cat(cat("s", a), arg1), a));
        log.val(c.0);
        let mut n6 = 0u32;
        for &e in &[4, 5] {
            n6 += 1;
            if n6 > 4 { break; }
            log.later((arg1 % 3 == 0)).await;
            log.note("e7");
        }
        let late8: Shape;
        log.val(a);
        late8 = (Shape::Named { s: String::new().replace("a", &c.1.clone()), n: ('b9: {
                        if !(a % 3 == 2) { break 'b9 [a, a][u32::min(a % 2, 1) as usize]; }
                        log.note("e10");
                        (arg1, a).1
                }) });
        match (log.val(arg0.clone().get(arg1 as usize).copied().unwrap_or(1)), "a b".to_owned()) {
            (0, x) => {
                if let Some(a) = Option::<u32>::or(None::<u32>, Some(a)) && matches!(late8, Shape::Dot | Shape::Size(1..)) && let (0..5, y) = (((arg1 + arg1) % 97), format!("{late8:?}{:?}", a)) {
                } else {
                }
            }
            (mut x, _) => {
            }
        }
        Ok(format!("{arg0:?} {a:?} {e:?} {late8:?} "))
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
        arg1[u32::min(((3, arg0.clone()).1.get({
                            7
                        } as usize).copied().unwrap_or(1) % (7 + 1)) % 3, 2) as usize] = (c.len() as u32);
        let Row { v: mut b, n: t6 @ _, .. } = Row::default();
        if (measured(format!("{b:?}{:?}", c).as_str(), (t6 ^ t6)) >= (t6, Row::default().sum(t6, t6)).1) {
            let [b, t7]: [u32; 2] = [Row::default().sum(t6, t6), [b.clone(), arg0.clone()].concat().get(u32::from((t6 % 3 == 3)) as usize).copied().unwrap_or(1)];
            let late8: Vec<u32>;
            if (!(b % 3 == 0) || Option::<u32>::is_some(&None::<u32>)) {
                log.val(t7);
                late8 = (0..((t7 + 5) % 97) % 4).collect::<Vec<u32>>();
                arg1 = [arg1.clone(), arg0.clone()].concat();
            } else {
                match t6 {
                    0 | 3 | 5 if b % 2 == 0 => {
                        if (8 % 3 == 3) {
                            if (3 % 3 == 3) {
                                log.note("e9");
                                log.val(t7);
                            }
                        }
                    }
                    x => {
                        log.val(t7);
                    }
                }
                late8 = arg1.clone();
                let mut d = c.clone();
            }
        } else if (c == async { log.note("async"); (c.clone() + &c.clone()) }.await) {
        } else {
        }
        Ok(format!("{arg1:?} {b:?} {t6:?} "))
    }
}

thrice! { p182, (log, mut arg0: String = "arg".to_owned(), arg1: u32 = 3) -> Result<String, ToolError>, {
        let d = ask_user::<u32>("q1").await?;
        let g: Option<u32> = ask_user::<u32>("q2").await.ok();
        let mut d = (arg1, (three(arg1, g.unwrap_or(3), arg1), log.later(log.later(arg0.clone()).await).await).1);
        let mut n3 = 0u32;
        for &h in &[4, 5] {
            n3 += 1;
            if n3 > 4 { break; }
            if let Some(b) = async { log.note("async"); Some(arg1) }.await {
                log.note("e4");
            } else {
                if (arg1 % 3 == 3) {
                    let Row { v: mut e, n: t5 @ _, .. } = Row::default();
                    let mut n6 = 0u32;
                    'l7: loop {
                        n6 += 1;
                        if n6 > 3 { break; }
                        if (8 % 3 == 3) {
                            log.note("e8");
                        } else {
                            log.later((t5 % 3 == 0)).await;
                            log.later((t5 % 3 == 0)).await;
                            log.later((2 % 3 == 3)).await;
                        }
                        if (arg1 % 3 == 2) { break; }
                    }
                } else {
                }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {d:?} "))
    }
}

thrice! { p183, (log, mut arg0: Vec<u32> = vec![1, 2, 3], arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut b: u32 = (1 * ('b1: {
                    if (4 % 3 == 1) { break 'b1 (arg0.len() as u32); }
                    let late2: Shape;
                    if (7 % 3 == 1) {
                        let late3: Shape;
                        if (2 % 3 == 0) {
                            let mut a: u32 = ask_user::<u32>("q4").await?;
                            late3 = Shape::Size(a);
                            let mut n5 = 0u32;
                            'l6: for c in arg1.iter() {
                                n5 += 1;
                                if n5 > 4 { break; }
                                log.note("e7");
                            }
                        } else {
                            let b = Row::default();
                            late3 = Shape::Size(8);
                            let late9: Vec<u32>;
                            if (1 % 3 == 2) {
                                log.val(3);
                                late9 = arg0.clone();
                                log.later((7 % 3 == 3)).await;
                            } else {
                                log.later((5 % 3 == 3)).await;
                                late9 = arg0.clone();
                                log.note("e10");
                            }
                        }
                        late2 = Shape::Size(6);
                        log.val(8);
                    } else {
                        let (mut c, t11): (u32, String) = (0, "p".to_owned());
                        late2 = (Shape::Named { s: t11, n: c });
                        _ = ask_user::<u32>("q13").await?;
                    }
                    ask_user::<u32>("q14").await.unwrap_or(2)
            }) % 89);
        let a = (Row { v: arg1, n: { let (x, y) = ask_all((ask_user::<u32>("q16").key("k1"), confirm("q17").key("k2"))).await?; x + u32::from(y) }, s: match { b = (cat("s", b).len() as u32); b } {
                    ..2 => {
                        log.val(match Shape::Size(b) {
                                Shape::Named { s, n: x @ 0..=3 } if log.val(x) > 1 => {
                                    let d = (b % 3 == 0);
                                    s.clone()
                                }
                                Shape::Size(0) => {
                                    cat("s", b)
                                }
                                x => {
                                    let Some(mut b) = Some(b) else {
                                        return Ok(cat("s", b));
                                    };
                                    String::new()
                                }
                        })
                    }
                    x if log.val(x) > 3 => {
                        (cat("s", b) + &Row::default().into_text(b))
                    }
                    2.. => {
                        log.later("a b".to_owned()).await
                    }
                } });
        let mut h = "11".parse()?;
        same(&h, &[] as &[u32]);
        h += measured("text0", ((arg0.len() as u32) % (match h {
                        ..2 => {
                            h
                        }
                        x if log.val(x) > 3 => {
                            log.val(x);
                            x
                        }
                        2.. => {
                            if let Some(mut e) = Some(b) && (e % 3 == 3) {
                                log.val(b);
                                log.val(h);
                                log.later((b % 3 == 0)).await;
                            } else {
                            }
                            h
                        }
                    } + 1)));
        h %= 60;
        Ok(format!("{b:?} {h:?} "))
    }
}

thrice! { p184, (log, arg0: String = "arg".to_owned(), mut arg1: u32 = 3) -> Result<String, ToolError>, {
        let b = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (arg1 * arg1 % 89) });
        let mut e = (Row { n: (cat(ask_user::<String>("q3").await?, ("a b".to_owned().len() as u32)).len() as u32), ..Row::default() });
        let mut c = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => arg1 });
        if (arg1 % 3 == 0) {
            let b = e.clone();
            let mut n6 = 0u32;
            'l7: while n6 < 3 && (2 % 3 == 1) {
                n6 += 1;
                log.val(c);
                let d: Vec<u32> = vec![7, c, 3];
                let Row { v: mut e, n: t9 @ _, .. } = b.clone();
            }
        } else {
            let mut h = Shape::Size(b);
            let Row { v: mut d, n: t10 @ _, .. } = (Row { n: {
                        arg1
                    }, ..Row::default() });
        }
        log.later((arg1 % 3 == 3)).await;
        let mut n12 = 0u32;
        'l13: for a in vec![7, c, 3].get((arg0.len() as u32) as usize).copied().unwrap_or(1)..b % 3 {
            n12 += 1;
            if n12 > 4 { break; }
        }
        let mut open15: Vec<u32> = vec![7, arg1, 3].into_iter().map(|n| n + arg1).collect::<Vec<u32>>();
        let mut n14 = 0u32;
        'l16: while let Some(e) = open15.pop() && n14 < 4 {
            n14 += 1;
            let mut n18 = 0u32;
            'l19: for e in [ask_user::<String>("q17").await?, cat("s", arg1)] {
                n18 += 1;
                if n18 > 4 { break; }
            }
        }
        e.s = arg0.clone();
        let mut n20 = 0u32;
        'l21: for a in &e.v {
            n20 += 1;
            if n20 > 4 { break; }
        }
        let late22: Vec<u32>;
        if (8 % 3 == 0) {
            let late23: Shape;
            if (Vec::<u32>::new().get(arg1 as usize).copied().unwrap_or(1) < ask_user::<u32>("q24").await.unwrap_or(b)) {
                let e = ask_user::<String>("q25").await?;
                late23 = (Shape::Named { s: (e + &arg0.clone()), n: u32::from((arg1 % 3 == 2)) });
                log.note("e27");
            } else {
                if ((6 % 3 == 1) || (arg1 % 3 == 0)) {
                    let c = e.clone();
                } else if (b % 3 == 1) {
                } else {
                }
                late23 = (Shape::Named { s: arg0.clone(), n: ((c as u8) as u32) });
                log.note("e28");
            }
            late22 = [vec![7, b, 3], [[vec![c], vec![c]].concat(), if (b % 3 == 3) {
                        vec![7, arg1, 3]
                    } else {
                        vec![7, c, 3]
                }].concat()].concat();
            let h: Option<u32> = if ((arg1 % 3 == 2) || (arg1 % 3 == 3)) {
                Some((arg0.len() as u32))
            } else {
                None::<u32>
            };
        } else {
            let mut n29 = 0u32;
            for b in measured(if (arg1 % 3 == 3) {
                    arg0.clone()
                } else {
                    cat("s", b)
                }.as_str(), arg1)..b % 3 {
                n29 += 1;
                if n29 > 4 { break; }
            }
            late22 = vec![7, b, 3];
            let late30: Vec<u32>;
            match measured(arg0.clone().as_str(), ((c as u8) as u32)) {
                0 => { late30 = e.v.clone(); }
                x @ 1..=2 => { late30 = vec![7, b, 3]; }
                x if b % 2 == 0 => { late30 = log.val(Vec::from([x, c])); }
                _ => { late30 = Vec::from([u32::max(c, b), (((arg0.len() as u32) + c) % 97)]); }
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {b:?} {e:?} {late22:?} "))
    }
}

thrice! { p185, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let g = ask_user::<u32>("q6").await?;
        let mut g = (Shape::Named { s: String::new(), n: ask_user::<u32>(format!("q8 {g}")).await? });
        let a = Default::default();
        same(&a, &[] as &[u32]);
        let mut a = [Vec::from([a, a]), Vec::from([a, a])].concat().contains(&('b9: {
                    if arg0.clone().contains(&a) { break 'b9 a; }
                    let h: Option<u32> = None::<u32>;
                    measured(String::new().as_str(), a)
        }));
        log.note("e10");
        let late11: Vec<u32>;
        if (cat("a b".to_owned(), (!2 % 50)) == "a") {
            let late12: u32;
            match g.clone() {
                Shape::Dot => { late12 = (cat("s", 4).replace("a", &cat("s", 4)).len() as u32); }
                Shape::Size(x) | Shape::Named { n: x, .. } => { late12 = Row::default().sum((!x % 50), log.val(x)); }
            }
            late11 = Vec::from([measured("text0", ("a b".to_owned().len() as u32)), late12]);
            let g = Default::default();
            same(&g, &[] as &[u32]);
        } else {
            let mut h: Vec<u32> = arg0.clone().into_iter().map(|n| n + 8).collect::<Vec<u32>>();
            late11 = arg0.clone();
            let e: (u32, String) = (measured("a b".to_owned().as_str(), (arg0.len() as u32)), cat("s", 0));
        }
        let mut open14: Vec<u32> = late11.clone().into_iter().map(|n| n + 1).collect::<Vec<u32>>();
        let mut n13 = 0u32;
        'l15: while let Some(c) = open14.pop() && n13 < 4 && (late11.clone().contains(&u32::max(c, c)) || a) {
            n13 += 1;
            let d = (measured(cat("s", c).as_str(), c), cat("s", c));
        }
        let late16;
        if if a {
            cat("s", 0)
        } else {
            let mut n17 = 0u32;
            loop {
                n17 += 1;
                if n17 > 3 { break; }
                log.later((5 % 3 == 3)).await;
                log.note("e18");
                log.val(3);
                if a { break; }
            }
            cat("s", 7)
        }.replace("a", &format!("{arg0:?}{:?}", arg0)).is_empty() {
            let mut n19 = 0u32;
            'l20: for &h in late11.iter() {
                n19 += 1;
                if n19 > 4 { break; }
            }
            late16 = ('b21: {
                    if (0 != (5 ^ 3)) { break 'b21 Shape::Size(5); }
                    if (a || a) {
                        return Ok(String::new());
                    }
                    (Shape::Named { s: cat(cat("s", 5), 0), n: ((arg0.len() as u32) % (7 + 1)) })
            });
            log.val(4);
        } else {
            let mut n22 = 0u32;
            for (i, d) in late11.iter().enumerate() {
                n22 += 1;
                if n22 > 4 { break; }
            }
            late16 = Shape::Size(2);
            let late23: Vec<u32>;
            match "2".parse::<u32>()? {
                0 | 3 | 5 if 3 != 4 => { late23 = ((4 * 3 % 89), late11.clone()).1; }
                x => { late23 = Vec::from([x, x]).into_iter().map(|n| n + x).collect::<Vec<u32>>(); }
            }
        }
        Ok(format!("{arg0:?} {g:?} {a:?} {late11:?} {late16:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: String) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let mut n1 = 0u32;
        while n1 < 3 && (3 % 3 == 0) {
            n1 += 1;
            match arg0.as_str() {
                "" => {
                }
                "a" | "lit" if 3 % 2 == 0 => {
                }
                _ => {
                }
            }
        }
        Ok(1)
    }
    flow f1(log, fuel: u32, arg0: String) -> Result<u32, ToolError>, {
        log.val(2);
        let mut n2 = 0u32;
        for _ in 1..2u64 {
            n2 += 1;
            if n2 > 4 { break; }
            let mut n3 = 0u32;
            for b in vec![7, 7, 3].into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                n3 += 1;
                if n3 > 4 { break; }
                let mut n4 = 0u32;
                loop {
                    n4 += 1;
                    if n4 > 3 { break; }
                    'b5: {
                    }
                    if (arg0 == arg0.clone()) { break; }
                }
            }
        }
        Ok((arg0.len() as u32))
    }
}

thrice! { p186, (log, mut arg0: String = "arg".to_owned(), arg1: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let d = three(ask_user::<u32>("q1").await?, (|n: u32| (n + 6) % 40)(ask_user::<u32>("q2").await.unwrap_or((arg0.len() as u32))), ask_user::<u32>("q3").await?);
        let h = (Row { n: d, ..Row::default() });
        let g: Option<u32> = match arg0.as_str() {
            "" => {
                let d = arg0.clone();
                Option::<u32>::or(Some(*&1), Some(3))
            }
            "a" | "lit" if d != 3 => {
                if let Some(c) = Option::<u32>::map(Option::<u32>::or(Some(d), Some(d)), |n: u32| (n + d) % 50) && ((arg0 == arg0.clone()) || String::new().is_empty()) {
                    let mut h: Vec<u32> = arg1.clone();
                    log.later((c % 3 == 0)).await;
                    log.val(d);
                } else {
                    if (arg0 == arg0.clone()) {
                        let g: Vec<u32> = arg1.clone();
                        let mut n4 = 0u32;
                        for c in arg1.clone().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                            n4 += 1;
                            if n4 > 4 { break; }
                            let Some(c) = Some(d) else {
                                break;
                            };
                        }
                    } else if ((d % 3 == 1) && (d % 3 == 3)) {
                        let mut n5 = 0u32;
                        for h in arg1.iter() {
                            n5 += 1;
                            if n5 > 4 { break; }
                        }
                    }
                }
                {
                    (d, arg1.clone()).1.iter().max().copied()
                }
            }
            _ => {
                Some(d)
            }
        };
        Ok(format!("{h:?} "))
    }
}

thrice! { p187, (log) -> Result<String, ToolError>, {
        let h = Default::default();
        _ = confirm(format!("q2 {h}")).await.unwrap_or(false);
        same(&h, &[] as &[u32]);
        let mut g: Shape = Shape::Dot;
        let mut h = Row::default();
        checkpoint().await;
        let mut n5 = 0u32;
        'l8: while n5 < 3 && { let (x, y) = ask_each((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await; x.is_ok() && y? } {
            n5 += 1;
            log.note("e9");
        }
        let e: Shape = g.clone();
        log.later((5 % 3 == 3)).await;
        let mut n10 = 0u32;
        'l11: for c in [h.clone().sum(8, 4), 2] {
            n10 += 1;
            if n10 > 4 { break; }
            log.later((c % 3 == 1)).await;
            if !(c == c) {
                continue 'l11;
            }
            let mut n12 = 0u32;
            'l13: for _ in 1..2u64 {
                n12 += 1;
                if n12 > 4 { break; }
                let mut n14 = 0u32;
                for _ in 1..4u64 {
                    n14 += 1;
                    if n14 > 4 { break; }
                    let Row { v: mut a, n: t15 @ _, .. } = h.clone();
                    log.val(c);
                    log.val(c);
                }
            }
        }
        Ok(format!("{g:?} {h:?} "))
    }
}

thrice! { p188, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let mut e: u32 = ask_user::<u32>("q1").await.unwrap_or(*&5);
        let g: Option<u32> = Option::<u32>::or(Option::<u32>::or(match (Shape::Named { s: String::new(), n: e }) {
                    Shape::Named { s, n: x @ 0..=3 } if e % 2 == 0 => {
                        arg0.clone().iter().max().copied()
                    }
                    Shape::Size(0) => {
                        ask_user::<u32>("q3").await.ok()
                    }
                    x => {
                        None::<u32>
                    }
                }, Some(ask_user::<u32>(format!("q4 {e}")).await?)), None::<u32>);
        let b: Option<u32> = ask_user::<u32>(format!("q5 {e}")).await.ok();
        let Some(mut d) = Option::<u32>::or(g, g) else {
            let late6: u32;
            if (e % 3 == 1) {
                let late7: u32;
                match Shape::Size(e) {
                    Shape::Named { s, n: x @ 0..=3 } if log.val(e) > 0 => { late7 = arg0.clone().get(x as usize).copied().unwrap_or(1); }
                    Shape::Size(0) => { late7 = ((e + e) % 97); }
                    x => { late7 = (arg0.len() as u32); }
                }
                late6 = e;
                let mut n8 = 0u32;
                for g in [three(g.unwrap_or(3), e, late7), 2] {
                    n8 += 1;
                    if n8 > 4 { break; }
                    let mut h: Vec<u32> = arg0.clone();
                    log.val(g);
                    if let Some(mut e) = b && (3 % 3 == 0) && let (0..5, y) = (e, "p".to_owned()) {
                        let b: Vec<u32> = h.clone();
                    }
                }
            } else {
                let late9: Vec<u32>;
                if (e % 3 == 3) {
                    if let Some(h) = g && (e % 3 == 0) {
                        let Row { v: mut c, n: t10 @ _, .. } = Row::default();
                    }
                    late9 = (0..b.unwrap_or(3) % 4).collect::<Vec<u32>>();
                    let mut n11 = 0u32;
                    'l12: while n11 < 3 && (e % 3 == 2) {
                        n11 += 1;
                    }
                } else {
                    let Some(g) = g else {
                        return Ok(cat("s", e));
                    };
                    late9 = [arg0.clone(), arg0.clone()].concat();
                    log.later((g % 3 == 3)).await;
                }
                late6 = Row::default().sum(three(e, e, e), measured(cat("s", e).as_str(), e));
                log.note("e13");
            }
            return Ok(cat(cat(cat("s", late6).trim(), e).replace("a", &cat("a b".to_owned().trim(), late6)), u32::max(log.val(e), Row::default().sum(late6, e))));
        };
        Ok(format!("{g:?} {b:?} "))
    }
}

thrice! { p189, (log, arg0: Vec<u32> = vec![1, 2, 3], mut arg1: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut g = Default::default();
        _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        same(&g, &[] as &[u32]);
        let c: Shape = (async { log.note("async"); (arg0.len() as u32) }.await, if arg0.clone().contains(&((g + g) % 97)) {
                Shape::Size(g)
            } else {
                g += g;
                g %= 60;
                Shape::Size(g)
        }).1;
        let h: Row = (Row { v: [arg0.clone(), { let mut n6 = 0u32; loop {
                            n6 += 1;
                            if n6 > 2 { break arg0.clone(); }
                            let late9: Vec<u32>;
                            if (g % 3 == 1) {
                                log.later((g % 3 == 1)).await;
                                late9 = arg0.clone();
                                checkpoint().await;
                            } else {
                                log.note("e10");
                                late9 = arg0.clone();
                                log.later((g % 3 == 0)).await;
                            }
                            if confirm("q11").await.unwrap_or(false) { break arg0.clone(); }
                        } }].concat(), n: (match ask_user::<u32>("q12").await { Ok(n) => n, Err(_) => g }), s: arg1.clone() });
        let mut open14: Vec<u32> = arg0.clone();
        let mut n13 = 0u32;
        'l15: while let Some(b) = open14.pop() && n13 < 4 && ((cat(arg1.clone().trim(), g).len() as u32) == (match ask_user::<u32>("q16").await { Ok(n) => n, Err(_) => h.n })) {
            n13 += 1;
            log.later((b % 3 == 3)).await;
        }
        let d = c.clone();
        let mut n17 = 0u32;
        'l18: for c in g..g % 3 {
            n17 += 1;
            if n17 > 4 { break; }
            if Option::<u32>::is_some(&Some(g)) {
            } else {
            }
        }
        Ok(format!("{arg0:?} {arg1:?} {g:?} {h:?} {d:?} "))
    }
}

thrice! { p190, (log) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await.unwrap_or((8 * 5 % 89));
        let mut g = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
        let mut e = (Row { n: 7, ..Row::default() });
        let mut n4 = 0u32;
        for _ in 1..2u64 {
            n4 += 1;
            if n4 > 4 { break; }
            log.val(6);
            let mut e = "11".parse()?;
            same(&e, &[] as &[u32]);
        }
        let Some(h) = Option::<u32>::map(Option::<u32>::or(vec![7, 5, 3].iter().max().copied(), vec![7, 0, 3].iter().max().copied()), |n: u32| (n + 6) % 50) else {
            return Ok((cat("s", 7) + &{ let mut n5 = 0u32; 'l6: loop {
                            n5 += 1;
                            if n5 > 2 { break 'l6 e.clone().into_text(4); }
                            let [a, t7]: [u32; 2] = [1, 8];
                            if Option::<u32>::is_some(&Some(t7)) { break 'l6 ("a b".to_owned() + &String::new()); }
                        } }));
        };
        let mut h = (async { log.note("async"); cat(cat("s", h), h) }.await.len() as u32);
        let mut n8 = 0u32;
        for c in (0..1u32).rev() {
            n8 += 1;
            if n8 > 4 { break; }
            let mut n9 = 0u32;
            loop {
                n9 += 1;
                if n9 > 3 { break; }
                let late10: u32;
                if Vec::<u32>::new().contains(&c) {
                    if g {
                        log.later(g).await;
                    }
                    late10 = measured("text1", h);
                    let mut n12 = 0u32;
                    loop {
                        n12 += 1;
                        if n12 > 3 { break; }
                        if g { break; }
                    }
                } else {
                    let late13: u32;
                    if g {
                        log.note("e14");
                        late13 = h;
                        let mut n15 = 0u32;
                        for e in h..h % 3 {
                            n15 += 1;
                            if n15 > 4 { break; }
                        }
                    } else {
                        let (mut d, t16): (u32, String) = (c, "p".to_owned());
                        late13 = c;
                        let Some(h) = Some(h) else {
                            log.later(g).await;
                            return Err(ToolError::new("left"));
                        };
                    }
                    late10 = { h = h; h };
                    let mut n17 = 0u32;
                    for (d, y) in String::new().chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                        n17 += 1;
                        if n17 > 4 { break; }
                    }
                }
                if ((cat("s", 1) == "a") && vec![7, h, 3].contains(&late10)) { break; }
            }
        }
        Ok(format!("{e:?} "))
    }
}

thrice! { p191, (log) -> Result<String, ToolError>, {
        let mut g = ask_user::<u32>("q1").await?;
        let mut b: (u32, String) = ((match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => g }), ask_user::<String>(format!("q3 {g}")).await?);
        let b: Shape = Shape::Dot;
        let mut c = (g, "p".to_owned());
        match u32::abs_diff(g, g) {
            ..2 => {
                let late4: u32;
                let late5: u32;
                match c.clone() {
                    (x, y) if x % 2 == 0 => { late5 = g; }
                    (_, y) => { late5 = (y.len() as u32); }
                }
                late4 = "7".parse::<u32>()?;
            }
            x if log.val(g) > 4 => {
                log.note("e6");
                log.later((x % 3 == 1)).await;
                log.note("e8");
            }
            2.. => {
                let mut n9 = 0u32;
                'l10: loop {
                    n9 += 1;
                    if n9 > 3 { break; }
                    let late11: Shape;
                    _ = ask_user::<u32>("q12").await?;
                    late11 = b.clone();
                    let a = cat(String::new(), g);
                    if log.val(((3 % 3 == 1) && (g % 3 == 3))) { break; }
                }
            }
        }
        let mut n13 = 0u32;
        'l14: for d in (0..3u32).rev() {
            n13 += 1;
            if n13 > 4 { break; }
            match three(((g + g) % 97), (d ^ c.0), "2".parse::<u32>()?) {
                0 => {
                    let mut n15 = 0u32;
                    for h in (0..2u32).rev() {
                        n15 += 1;
                        if n15 > 4 { break; }
                    }
                }
                x @ 1..=2 => {
                }
                x if log.val(d) > 0 => {
                }
                _ => {
                }
            }
        }
        Ok(format!("{g:?} {b:?} "))
    }
}

thrice! { p192, (log, arg0: String = "arg".to_owned()) -> Result<String, ToolError>, {
        let mut b = ask_user::<u32>("q1").await?;
        let c = (0, "p".to_owned());
        let d: Vec<u32> = [[{
                    vec![7, b, 3]
                }, Vec::from([b, (arg0.len() as u32)]).into_iter().map(|n| n + c.0).collect::<Vec<u32>>()].concat(), vec![7, b, 3].into_iter().map(|n| n + b).collect::<Vec<u32>>()].concat();
        let mut n5 = 0u32;
        'l6: while n5 < 3 && log.later((1 % 3 == 0)).await {
            n5 += 1;
            if ((b % 3 == 0) || ask_user::<bool>(format!("q7 {b}")).await?) {
                log.note("e8");
                let (mut d, t9): (u32, String) = c.clone();
                let d = (Shape::Named { s: c.1.clone(), n: (t9.len() as u32) });
            } else {
                if ((b % 3 == 1) && (b % 3 == 1)) {
                    let mut c: String = choose(format!("q11 {b}"), ["x", "y", "z"]).await?;
                    log.val(b);
                } else {
                    log.later((0 % 3 == 0)).await;
                }
            }
        }
        Ok(format!("{d:?} "))
    }
}

thrice! { p193, (log) -> Result<String, ToolError>, {
        let g = (!u32::from(ask_user::<bool>("q1").await?) % 50);
        let mut c = log.later(confirm(format!("q2 {g}")).await.unwrap_or(false)).await;
        let c = (*&u32::max("6".parse::<u32>()?, (g * g % 89)), ('b3: {
                    if c { break 'b3 format!("{c:?}{:?}", c); }
                    let late4;
                    let mut open6: Vec<u32> = vec![7, g, 3];
                    let mut n5 = 0u32;
                    while let Some(b) = open6.pop() && n5 < 4 && c {
                        n5 += 1;
                        if c {
                            log.val(g);
                        }
                        'b7: {
                            log.later(c).await;
                            log.val(b);
                        }
                    }
                    late4 = cat(cat("s", g), g);
                    late4.clone()
        }));
        Ok(format!("{c:?} "))
    }
}

thrice! { p194, (log) -> Result<String, ToolError>, {
        let mut g = Default::default();
        _ = confirm(format!("q2 {g}")).await.unwrap_or(false);
        same(&g, &[] as &[u32]);
        let g = (Row { v: Vec::from([vec![g].get(ask_user::<u32>(format!("q4 {g}")).await? as usize).copied().unwrap_or(1), *Box::new(g)]), n: { let mut n5 = 0u32; loop {
                        n5 += 1;
                        if n5 > 2 { break (match ask_user::<u32>("q7").await { Ok(n) => n, Err(_) => g }); }
                        log.note("e9");
                        if (g % 3 == 1) { break (Row::default().sum(g, g) * u32::from((g % 3 == 0)) % 89); }
                    } }, s: (cat("s", g) + &log.later(format!("{g:?}{:?}", g)).await) });
        let g = 3;
        let mut n10 = 0u32;
        'l11: for _ in 1..3u64 {
            n10 += 1;
            if n10 > 4 { break; }
            log.note("e12");
            let [e, t15]: [u32; 2] = [{ let mut n13 = 0u32; 'l14: loop {
                        n13 += 1;
                        if n13 > 2 { break 'l14 (g ^ g); }
                        let mut a = (g % 3 == 0);
                        if (g < g) { break 'l14 (g % (g + 1)); }
                    } }, measured("text2", g)];
            log.later((g % 3 == 1)).await;
        }
        {
            let mut n16 = 0u32;
            for (i, b) in WEIGHTS.iter().enumerate() {
                n16 += 1;
                if n16 > 4 { break; }
                let mut n17 = 0u32;
                for a in *&g..g % 3 {
                    n17 += 1;
                    if n17 > 4 { break; }
                    log.note("e18");
                }
                let mut h = "a b".to_owned();
            }
        }
        Ok(format!(""))
    }
}

thrice! { p195, (log) -> Result<String, ToolError>, {
        let b = "11".parse()?;
        _ = confirm("q2").await.unwrap_or(false);
        same(&b, &[] as &[u32]);
        let mut h = ask_user::<bool>("q3").await?;
        let e = (Row { n: (Row { s: format!("{h:?}{:?}", h), n: three(b, b, b), ..Row::default() }).n, ..Row::default() }).into_text(Vec::from([b, b]).into_iter().map(|n| n + b).collect::<Vec<u32>>().get(b as usize).copied().unwrap_or(1));
        let mut n4 = 0u32;
        'l5: for e in [Vec::<u32>::new(), vec![b]].concat().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
            n4 += 1;
            if n4 > 4 { break; }
            log.val(e);
            let late6: Shape;
            if log.val(cat("s", 5).is_empty()) {
                log.later(h).await;
                late6 = Shape::Size(b);
                let a: Shape = Shape::Size(b);
            } else {
                log.note("e7");
                late6 = Shape::Size(e);
                if let Some(a) = Option::<u32>::or(Some(e), Some(b)) {
                    let mut h: (u32, String) = (b, "p".to_owned());
                    let Some(mut g) = None::<u32> else {
                        let mut n8 = 0u32;
                        for _ in 1..3u64 {
                            n8 += 1;
                            if n8 > 4 { break; }
                            log.val(e);
                            log.later((e % 3 == 2)).await;
                            log.later((1 % 3 == 3)).await;
                        }
                        continue 'l5;
                    };
                } else {
                }
            }
        }
        Ok(format!("{b:?} {e:?} "))
    }
}

thrice! { p196, (log) -> Result<String, ToolError>, {
        let a = Default::default();
        _ = confirm(format!("q3 {a}")).await?;
        same(&a, &[] as &[u32]);
        let mut e: u32 = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => 2 });
        let d = ('b5: {
                if if ((a % 3 == 0) && confirm(format!("q6 {e}")).await?) {
                    (a % 3 == 1)
                } else {
                    log.note("e8");
                    (Option::<u32>::is_some(&Some(a)) || Vec::<u32>::new().contains(&e))
                } { break 'b5 choose("q9", ["x", "y", "z"]).await?; }
                let c: Option<u32> = ask_user::<u32>("q10").await.ok();
                String::new()
        });
        let mut d: String = Row::default().into_text(*Box::new(*Box::new((d.len() as u32))));
        if let Some(mut b) = async { log.note("async"); vec![7, a, 3].iter().max().copied() }.await && (d == (d.clone() + &Row::default().into_text(e))) && let (0..5, y) = (((b + e) % 97), format!("{d:?}{:?}", b)) {
            let Row { v: mut h, n: t11 @ _, .. } = (Row { n: (e * a % 89), ..Row::default() });
            let late12;
            match ((!a % 50), format!("{y:?}{:?}", h)) {
                (x, y) if e != 4 => { late12 = log.val("a b".to_owned()); }
                (_, y) => { late12 = format!("{t11:?}{:?}", b); }
            }
            h.resize(3, 1);
            h[u32::min(((!b % 50) ^ Vec::<u32>::new().get(b as usize).copied().unwrap_or(1)) % 3, 2) as usize] = (|n: u32| (n + e) % 40)(u32::max(b, e));
        } else {
            let mut e = Shape::Size(2);
        }
        log.later((e % 3 == 2)).await;
        let mut e: Option<u32> = Option::<u32>::map(Some(three(e, e, e)), |n: u32| (n + e) % 50);
        let b: (u32, String) = ("2".parse::<u32>()?, match *Box::new(a) {
                0 => {
                    log.later(d.clone()).await
                }
                x @ 1..=2 => {
                    d.clone()
                }
                x if log.val(x) > 0 => {
                    "a b".to_owned().replace("a", &d.clone())
                }
                _ => {
                    cat(d.clone().trim(), a)
                }
        });
        log.val(a);
        log.note("e13");
        match d.as_str() {
            "" => {
            }
            "a" | "lit" if a % 2 == 0 => {
            }
            _ => {
            }
        }
        Ok(format!("{a:?} {d:?} {b:?} "))
    }
}

thrice! { p197, (log) -> Result<String, ToolError>, {
        let b = Default::default();
        same(&b, &[] as &[u32]);
        let d = None;
        same(&d, &[] as &[Option<u32>]);
        let mut h: (u32, String) = (u32::from(((b % 3 == 2) && (7 % 3 == 3))), format!("{b:?}{:?}", d).replace("a", &cat("s", b)));
        if ((b % (log.later(b).await + 1)), ((b % 3 == 0) || ((b % 3 == 1) && (b % 3 == 3)))).1 {
            let mut n12 = 0u32;
            for d in [cat(cat(cat("s", 3), b).trim(), async { log.note("async"); b }.await), { let mut n9 = 0u32; loop {
                        n9 += 1;
                        if n9 > 2 { break cat("s", b); }
                        log.val(b);
                        if ((b % 3 == 0) && (b % 3 == 2)) { break cat("s", b); }
                    } }] {
                n12 += 1;
                if n12 > 4 { break; }
            }
        } else {
        }
        Ok(format!("{b:?} {d:?} {h:?} "))
    }
}

thrice! { p198, (log) -> Result<String, ToolError>, {
        let a = ask_user::<u32>("q1").await?;
        let b = Row::default();
        let mut d = ask_user::<String>("q2").await?;
        _ = ask_user::<u32>("q3").await?;
        let (mut h, t5): (u32, String) = ((d.len() as u32), choose(format!("q4 {a}"), ["x", "y", "z"]).await?);
        let mut n6 = 0u32;
        loop {
            n6 += 1;
            if n6 > 3 { break; }
            let mut n8 = 0u32;
            for (b, y) in log.val(match (a, "p".to_owned()) {
                    (x, y) if x != 3 => {
                        if let Some(c) = Some(a) && (a % 3 == 3) && let (0..5, y) = (2, "p".to_owned()) {
                            log.note("e7");
                        }
                        d.clone()
                    }
                    (_, y) => {
                        d.clone()
                    }
            }).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                n8 += 1;
                if n8 > 4 { break; }
                let mut b = Shape::Dot;
            }
            if !ask_user::<bool>(format!("q10 {a}")).await? { break; }
        }
        if ((h % 3 == 2) && (t5 == d.clone())) {
            return Ok(ask_user::<String>(format!("q11 {a}")).await?.replace("a", &b.clone().into_text(*Box::new(a))));
        }
        if Option::<u32>::is_some(&Some(h)) {
            d.push_str(&cat(format!("{a:?}{:?}", t5), a));
            let mut c = "11".parse()?;
            same(&c, &[] as &[u32]);
            if (6 % 3 == 0) {
                let mut a = if (c % 3 == 2) {
                    (c, "p".to_owned())
                } else {
                    (a, "p".to_owned())
                };
            } else {
            }
        } else {
        }
        Ok(format!("{b:?} {d:?} {h:?} "))
    }
}

thrice! { p199, (log, arg0: Vec<u32> = vec![1, 2, 3]) -> Result<String, ToolError>, {
        let a = (match ask_user::<u32>("q10").await { Ok(n) => n, Err(_) => 6 });
        let c = (confirm(format!("q11 {a}")).await? && { let (x, y) = ask_each((ask_user::<u32>(format!("q12 {a}")).key("k1"), confirm("q13").key("k2"))).await; x.is_ok() && y? });
        let mut e = (u32::from(arg0.clone().into_iter().map(|n| n + a).collect::<Vec<u32>>().contains(&(a % (a + 1)))), format!("{a:?}{:?}", arg0).replace("a", &(Row::default().into_text(a) + &format!("{c:?}{:?}", c))));
        {
            let [c, t14]: [u32; 2] = [async { log.note("async"); if c {
                        a
                    } else {
                        a
                    } }.await, measured("text1", three(a, a, a))];
            let mut n15 = 0u32;
            while n15 < 3 && ((t14 % 3 == 1) || ((t14 % 3 == 3) && (t14 % 3 == 0))) {
                n15 += 1;
                let mut n16 = 0u32;
                while n16 < 3 && ((a % 3 == 2) && (t14 % 3 == 3)) {
                    n16 += 1;
                    let late17: Vec<u32>;
                    match None::<u32> {
                        None => { late17 = arg0.clone(); }
                        Some(0 | 1) if a % 2 == 0 => { late17 = Vec::<u32>::new(); }
                        Some(x) => { late17 = arg0.clone(); }
                    }
                }
            }
        }
        Ok(format!("{arg0:?} {a:?} "))
    }
    flow f0(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        let d: Row = Row::default();
        let d = Shape::Size(u32::from(ask_user::<u8>("q2").await?));
        if let Some(mut b) = Some(match 6 {
                ..2 => {
                    let late3: u32;
                    match (7, "p".to_owned()) {
                        (x, y) if log.val(x) > 3 => { late3 = x; }
                        (_, y) => { late3 = 8; }
                    }
                    ask_user::<u32>("q4").await?
                }
                x if log.val(x) > 3 => {
                    u32::abs_diff(x, x)
                }
                2.. => {
                    if (5 % 3 == 1) {
                        log.later((8 % 3 == 1)).await;
                        5
                    } else {
                        arg0.unwrap_or(3)
                    }
                }
        }) && { let mut n5 = 0u32; loop {
                n5 += 1;
                if n5 > 2 { break Option::<u32>::is_some(&vec![7, b, 3].iter().max().copied()); }
                let a: String = format!("{b:?}{:?}", d);
                if match d.clone() {
                    Shape::Named { s, n: x @ 0..=3 } if x != 4 => {
                        s.clone()
                    }
                    Shape::Size(0) => {
                        cat("s", b)
                    }
                    x => {
                        a.clone()
                    }
                }.is_empty() { break (match (7, "p".to_owned()) {
                            (x, y) if log.val(x) > 0 => {
                                x
                            }
                            (_, y) => {
                                b
                            }
                        } < Row::default().sum(b, b)); }
            } } && let (0..5, y) = (u32::max((cat("s", 6).len() as u32), ((b as u8) as u32)), cat("s", b)) {
        }
        Ok(measured(cat("s", 0).as_str(), 1))
    }
    flow f1(log, fuel: u32, mut arg0: Option<u32>) -> Result<u32, ToolError>, {
        if fuel == 0 { return Ok(1); }
        _ = u32::from(ask_user::<u8>("q7").await?);
        let mut n8 = 0u32;
        'l9: loop {
            n8 += 1;
            if n8 > 3 { break; }
            let Some(b) = Option::<u32>::or(Option::<u32>::map(arg0, |n: u32| (n + 3) % 50), vec![7, 8, 3].iter().max().copied()) else {
                if (2 % 3 == 0) {
                    continue;
                }
                continue;
            };
            if Vec::from([b, b]).contains(&b) {
            } else if (async { log.note("async"); (b % 3 == 0) }.await || {
                    (b % 3 == 1)
            }) {
            } else {
            }
            if (2 % 3 == 2) { break; }
        }
        Ok(measured("a b".to_owned().as_str(), 5))
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
