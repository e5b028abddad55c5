//! Programs of seed 1, and their next releases. Made by a machine.

use crate::{
    as_written,
    deployed::{Deployments, Release},
};

/// What they are written with.
mod names {
    pub use crate::prelude::*;
    pub use mrtr::{AskError, ToolError, prelude::*};
}

// Dropped.
as_written! {
fn p0(seen: &mut Deployments) {
    let old = {
        pub mod p0 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p0(log: &Log) -> Result<String, ToolError> {
                let mut e = Default::default();
                let _ = confirm("q2").await?;
                same(&e, &[] as &[u32]);
                let mut n3 = 0u32;
                'l4: loop {
                    n3 += 1;
                    if n3 > 3 { break; }
                    let Row { v: mut g, n: t5 @ _, .. } = Row::default();
                    if ((e % 3 == 1) && (e % 3 == 3)) { break; }
                }
                log.later((e % 3 == 3)).await;
                let mut n7 = 0u32;
                for (h, s) in BTreeMap::from([(ask_user::<u32>(format!("q6 {e}")).await?, cat("s", e)), (1, "one".to_owned())]) {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let mut g = (h % 3 == 3);
                }
                Ok(format!(""))
            }
        }
        p0::p0
    };
    let new = {
        pub mod p0 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p0(log: &Log) -> Result<String, ToolError> {
                let mut e = Default::default();
                same(&e, &[] as &[u32]);
                let mut n3 = 0u32;
                'l4: loop {
                    n3 += 1;
                    if n3 > 3 { break; }
                    let Row { v: mut g, n: t5 @ _, .. } = Row::default();
                    if ((e % 3 == 1) && (e % 3 == 3)) { break; }
                }
                log.later((e % 3 == 3)).await;
                let mut n7 = 0u32;
                for (h, s) in BTreeMap::from([(ask_user::<u32>(format!("q6 {e}")).await?, cat("s", e)), (1, "one".to_owned())]) {
                    n7 += 1;
                    if n7 > 4 { break; }
                    let mut g = (h % 3 == 3);
                }
                Ok(format!(""))
            }
        }
        p0::p0
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q6"] }, &args);
}
}

// Added.
as_written! {
fn p1(seen: &mut Deployments) {
    let old = {
        pub mod p1 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p1(log: &Log) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = confirm("q2").await.unwrap_or(false);
                same(&a, &[] as &[u32]);
                {
                    match Shape::Size(u32::from(ask_user::<u8>(format!("q3 {a}")).await?)) {
                        Shape::Dot => {
                            let late4: Vec<u32>;
                            if confirm(format!("q5 {a}")).await.unwrap_or(false) {
                                let mut g: Vec<u32> = vec![a];
                                late4 = (0..a % 4).collect::<Vec<u32>>();
                                {
                                    let more = a;
                                    let through = &mut a;
                                    *through += more;
                                    *through %= 60;
                                }
                            } else {
                                let mut open9: Vec<u32> = Vec::<u32>::new();
                                let mut n8 = 0u32;
                                while let Some(a) = open9.pop() && n8 < 4 && (a % 3 == 0) {
                                    n8 += 1;
                                    let Some(b) = Some(a) else {
                                        log.note("e10");
                                        return Ok("a b".to_owned());
                                    };
                                    let r11 = &b;
                                }
                                late4 = Vec::<u32>::new().into_iter().map(|n| n + a).collect::<Vec<u32>>();
                                if let Some(h) = Some(a) && (a % 3 == 3) && let (0..5, y) = (h, "p".to_owned()) {
                                } else {
                                }
                            }
                        }
                        Shape::Size(x) | Shape::Named { n: x, .. } => {
                        }
                    }
                }
                Ok(format!("{a:?} "))
            }
        }
        p1::p1
    };
    let new = {
        pub mod p1 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p1(log: &Log) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = confirm("new").await?;
                let _ = confirm("q2").await.unwrap_or(false);
                same(&a, &[] as &[u32]);
                {
                    match Shape::Size(u32::from(ask_user::<u8>(format!("q3 {a}")).await?)) {
                        Shape::Dot => {
                            let late4: Vec<u32>;
                            if confirm(format!("q5 {a}")).await.unwrap_or(false) {
                                let mut g: Vec<u32> = vec![a];
                                late4 = (0..a % 4).collect::<Vec<u32>>();
                                {
                                    let more = a;
                                    let through = &mut a;
                                    *through += more;
                                    *through %= 60;
                                }
                            } else {
                                let mut open9: Vec<u32> = Vec::<u32>::new();
                                let mut n8 = 0u32;
                                while let Some(a) = open9.pop() && n8 < 4 && (a % 3 == 0) {
                                    n8 += 1;
                                    let Some(b) = Some(a) else {
                                        log.note("e10");
                                        return Ok("a b".to_owned());
                                    };
                                    let r11 = &b;
                                }
                                late4 = Vec::<u32>::new().into_iter().map(|n| n + a).collect::<Vec<u32>>();
                                if let Some(h) = Some(a) && (a % 3 == 3) && let (0..5, y) = (h, "p".to_owned()) {
                                } else {
                                }
                            }
                        }
                        Shape::Size(x) | Shape::Named { n: x, .. } => {
                        }
                    }
                }
                Ok(format!("{a:?} "))
            }
        }
        p1::p1
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["new", "q2", "q3", "q5"] }, &args);
}
}

// Renamed.
as_written! {
fn p2(seen: &mut Deployments) {
    let old = {
        pub mod p2 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p2(log: &Log) -> Result<String, ToolError> {
                let mut b = (!ask_user::<u32>("q1").await? % 50);
                match (String::new().len() as u32) {
                    ..2 => {
                        log.note("e2");
                        let [b, t3]: [u32; 2] = [*&"5".parse::<u32>()?, u32::from((1 % 3 == 0))];
                    }
                    x if log.val(x) > 2 => {
                        if (x % 3 == 3) {
                            log.val(x);
                        }
                    }
                    2.. => {
                    }
                }
                Ok(format!(""))
            }
        }
        p2::p2
    };
    let new = {
        pub mod p2 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p2(log: &Log) -> Result<String, ToolError> {
                let mut b = (!ask_user::<u32>("q1").await? % 50);
                match (String::new().len() as u32) {
                    ..2 => {
                        log.note("e2");
                        let [b, t3x]: [u32; 2] = [*&"5".parse::<u32>()?, u32::from((1 % 3 == 0))];
                    }
                    x if log.val(x) > 2 => {
                        if (x % 3 == 3) {
                            log.val(x);
                        }
                    }
                    2.. => {
                    }
                }
                Ok(format!(""))
            }
        }
        p2::p2
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p3(seen: &mut Deployments) {
    let old = {
        pub mod p3 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p3(log: &Log, mut arg0: u32, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let mut a = "6".parse::<u32>()?;
                match { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm(format!("q2 {a}")).key("k2"))).await?; x + u32::from(y) } {
                    0 | 3 | 5 if a % 2 == 0 => {
                        let mut n3 = 0u32;
                        'l5: while n3 < 3 && confirm(format!("q4 {a}")).await.unwrap_or(false) {
                            n3 += 1;
                            {
                                let more = measured(String::new().as_str(), arg0);
                                let through = &mut a;
                                *through += more;
                                *through %= 60;
                            }
                        }
                    }
                    x => {
                        let mut n7 = 0u32;
                        'l8: for (_, mut h) in (0u32..).zip([arg1.clone(), arg1.clone()].concat()).skip_while(|(n, _)| *n == 7) {
                            n7 += 1;
                            if n7 > 4 { break; }
                            let h = ask_user::<u32>("q9").await?;
                        }
                    }
                }
                Ok(format!(""))
            }
        }
        p3::p3
    };
    let new = {
        pub mod p3 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p3(log: &Log, mut arg0: u32, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let mut a = "6".parse::<u32>()?;
                match { let (x, y) = ask_all((ask_user::<u32>("q2").key("k1"), confirm(format!("q1 {a}")).key("k2"))).await?; x + u32::from(y) } {
                    0 | 3 | 5 if a % 2 == 0 => {
                        let mut n3 = 0u32;
                        'l5: while n3 < 3 && confirm(format!("q4 {a}")).await.unwrap_or(false) {
                            n3 += 1;
                            {
                                let more = measured(String::new().as_str(), arg0);
                                let through = &mut a;
                                *through += more;
                                *through %= 60;
                            }
                        }
                    }
                    x => {
                        let mut n7 = 0u32;
                        'l8: for (_, mut h) in (0u32..).zip([arg1.clone(), arg1.clone()].concat()).skip_while(|(n, _)| *n == 7) {
                            n7 += 1;
                            if n7 > 4 { break; }
                            let h = ask_user::<u32>("q9").await?;
                        }
                    }
                }
                Ok(format!(""))
            }
        }
        p3::p3
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "q1", "q4", "q9"] }, &args);
}
}

// Renamed.
as_written! {
fn p4(seen: &mut Deployments) {
    let old = {
        pub mod p4 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p4(log: &Log, mut arg0: String) -> Result<String, ToolError> {
                let a = ask_user::<u32>("q1").await?;
                let mut c = (a % 3 == 3);
                _ = (match ask_user::<u32>(format!("q2 {a}")).await { Ok(n) => n, Err(_) => a });
                let mut open4: Vec<u32> = vec![7, a, 3];
                let mut n3 = 0u32;
                while let Some(b) = open4.pop() && n3 < 4 && vec![b].contains(&((if c {
                                log.val((arg0.len() as u32));
                                b
                            } else {
                                b
                            } + *Box::new(a)) % 97)) {
                    n3 += 1;
                    let late5: Vec<u32>;
                    match (((a + a) % 97), cat("s", a)) {
                        (0, x) => { late5 = (0..a % 4).collect::<Vec<u32>>().into_iter().map(|n| n + b).collect::<Vec<u32>>(); }
                        (mut x, _) => { late5 = (0..(b ^ a) % 4).collect::<Vec<u32>>(); }
                    }
                }
                Ok(format!("{c:?} "))
            }
        }
        p4::p4
    };
    let new = {
        pub mod p4 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p4(log: &Log, mut arg0: String) -> Result<String, ToolError> {
                let a = ask_user::<u32>("q1").await?;
                let mut c = (a % 3 == 3);
                _ = (match ask_user::<u32>(format!("q2 {a}")).await { Ok(n) => n, Err(_) => a });
                let mut open4x: Vec<u32> = vec![7, a, 3];
                let mut n3 = 0u32;
                while let Some(b) = open4x.pop() && n3 < 4 && vec![b].contains(&((if c {
                                log.val((arg0.len() as u32));
                                b
                            } else {
                                b
                            } + *Box::new(a)) % 97)) {
                    n3 += 1;
                    let late5: Vec<u32>;
                    match (((a + a) % 97), cat("s", a)) {
                        (0, x) => { late5 = (0..a % 4).collect::<Vec<u32>>().into_iter().map(|n| n + b).collect::<Vec<u32>>(); }
                        (mut x, _) => { late5 = (0..(b ^ a) % 4).collect::<Vec<u32>>(); }
                    }
                }
                Ok(format!("{c:?} "))
            }
        }
        p4::p4
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2"] }, &args);
}
}

// Words.
as_written! {
fn p5(seen: &mut Deployments) {
    let old = {
        pub mod p5 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p5(log: &Log) -> Result<String, ToolError> {
                let h = ask_user::<u32>("q1").await?;
                let mut h: Vec<u32> = Vec::from([ask_user::<u32>(format!("q4 {h}")).await?, (|n: u32| (n + h) % 40)(vec![7, h, 3].get(h as usize).copied().unwrap_or(1))]);
                log.val(3);
                {
                    {
                        let more = 6;
                        for item in h.iter_mut() { *item = (*item + more) % 30; }
                    }
                    log.val(8);
                }
                Ok(format!("{h:?} "))
            }
        }
        p5::p5
    };
    let new = {
        pub mod p5 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p5(log: &Log) -> Result<String, ToolError> {
                let h = ask_user::<u32>("q1").await?;
                let mut h: Vec<u32> = Vec::from([ask_user::<u32>(format!("r4 {h}")).await?, (|n: u32| (n + h) % 40)(vec![7, h, 3].get(h as usize).copied().unwrap_or(1))]);
                log.val(3);
                {
                    {
                        let more = 6;
                        for item in h.iter_mut() { *item = (*item + more) % 30; }
                    }
                    log.val(8);
                }
                Ok(format!("{h:?} "))
            }
        }
        p5::p5
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "r4"] }, &args);
}
}

// Words.
as_written! {
fn p6(seen: &mut Deployments) {
    let old = {
        pub mod p6 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p6(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut b = measured("text1", { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) });
                let mut g = Vec::new();
                let _ = confirm(format!("q9 {b}")).await.unwrap_or(false);
                same(&g, &[] as &[Vec<u32>]);
                log.note("e10");
                match match (b, ask_user::<String>("q11").await?) {
                    (0, x) => {
                        (Shape::Named { s: Row::default().into_text(b), n: async { log.note("async"); b }.await })
                    }
                    (mut x, _) => {
                        Shape::Dot
                    }
                } {
                    Shape::Dot => {
                        _ = { let (x, y) = ask_all((ask_user::<u32>("q14").key("k1"), confirm("q15").key("k2"))).await?; x + u32::from(y) };
                    }
                    Shape::Size(x) | Shape::Named { n: x, .. } => {
                        log.note("e16");
                    }
                }
                Ok(format!("{arg0:?} {g:?} "))
            }
        }
        p6::p6
    };
    let new = {
        pub mod p6 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p6(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut b = measured("text1", { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) });
                let mut g = Vec::new();
                let _ = confirm(format!("q9 {b}")).await.unwrap_or(false);
                same(&g, &[] as &[Vec<u32>]);
                log.note("e10");
                match match (b, ask_user::<String>("q11").await?) {
                    (0, x) => {
                        (Shape::Named { s: Row::default().into_text(b), n: async { log.note("async"); b }.await })
                    }
                    (mut x, _) => {
                        Shape::Dot
                    }
                } {
                    Shape::Dot => {
                        _ = { let (x, y) = ask_all((ask_user::<u32>("r14").key("k1"), confirm("q15").key("k2"))).await?; x + u32::from(y) };
                    }
                    Shape::Size(x) | Shape::Named { n: x, .. } => {
                        log.note("e16");
                    }
                }
                Ok(format!("{arg0:?} {g:?} "))
            }
        }
        p6::p6
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q9", "q11", "r14", "q15"] }, &args);
}
}

// Words.
as_written! {
fn p7(seen: &mut Deployments) {
    let old = {
        pub mod p7 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p7(log: &Log) -> Result<String, ToolError> {
                let d = ask_user::<u32>("q1").await.unwrap_or(8);
                let Row { v: mut a, n: t3 @ _, .. } = Row::default();
                let Row { v: mut a, n: t4 @ _, .. } = Row::default();
                log.val(t4);
                let late5: String;
                match (ask_user::<u32>("q6").await? ^ log.val(((d + (a.len() as u32)) % 97))) {
                    0 => { late5 = cat(cat((match Some(t3) {
                                        Some(x) => "a b".to_owned(),
                                        None => {
                                            return Ok(String::new());
                                        }
                                }), measured("text2", d)).trim(), three(t3, "2".parse::<u32>()?, measured("text2", t3))); }
                    x @ 1..=2 => { late5 = (match ask_user::<u32>(format!("q7 {d}")).await.ok() {
                                Some(x) => { let mut n8 = 0u32; 'l9: loop {
                                        n8 += 1;
                                        if n8 > 2 { break 'l9 choose("q10", ["x", "y", "z"]).await?; }
                                        let mut open12: Vec<u32> = a.clone();
                                        let mut n11 = 0u32;
                                        while let Some(c) = open12.pop() && n11 < 4 && (t3 % 3 == 3) {
                                            n11 += 1;
                                            if let Some(mut e) = Some(2) && (d % 3 == 2) {
                                            } else {
                                            }
                                        }
                                        if async { log.note("async"); (x % 3 == 2) }.await { break 'l9 cat(cat("s", 1).trim(), d); }
                                    } },
                                None => {
                                    return Ok("a b".to_owned());
                                }
                        }); }
                    x if log.val(d) > 2 => { late5 = cat(if Option::<u32>::is_some(&Some(d)) {
                                String::new()
                            } else {
                                cat(cat("s", t4), t3)
                            }, x); }
                    _ => { late5 = log.val(cat((cat("s", t4) + &cat("s", d)), t4)); }
                }
                Ok(format!("{d:?} {t4:?} "))
            }
        }
        p7::p7
    };
    let new = {
        pub mod p7 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p7(log: &Log) -> Result<String, ToolError> {
                let d = ask_user::<u32>("r1").await.unwrap_or(8);
                let Row { v: mut a, n: t3 @ _, .. } = Row::default();
                let Row { v: mut a, n: t4 @ _, .. } = Row::default();
                log.val(t4);
                let late5: String;
                match (ask_user::<u32>("q6").await? ^ log.val(((d + (a.len() as u32)) % 97))) {
                    0 => { late5 = cat(cat((match Some(t3) {
                                        Some(x) => "a b".to_owned(),
                                        None => {
                                            return Ok(String::new());
                                        }
                                }), measured("text2", d)).trim(), three(t3, "2".parse::<u32>()?, measured("text2", t3))); }
                    x @ 1..=2 => { late5 = (match ask_user::<u32>(format!("q7 {d}")).await.ok() {
                                Some(x) => { let mut n8 = 0u32; 'l9: loop {
                                        n8 += 1;
                                        if n8 > 2 { break 'l9 choose("q10", ["x", "y", "z"]).await?; }
                                        let mut open12: Vec<u32> = a.clone();
                                        let mut n11 = 0u32;
                                        while let Some(c) = open12.pop() && n11 < 4 && (t3 % 3 == 3) {
                                            n11 += 1;
                                            if let Some(mut e) = Some(2) && (d % 3 == 2) {
                                            } else {
                                            }
                                        }
                                        if async { log.note("async"); (x % 3 == 2) }.await { break 'l9 cat(cat("s", 1).trim(), d); }
                                    } },
                                None => {
                                    return Ok("a b".to_owned());
                                }
                        }); }
                    x if log.val(d) > 2 => { late5 = cat(if Option::<u32>::is_some(&Some(d)) {
                                String::new()
                            } else {
                                cat(cat("s", t4), t3)
                            }, x); }
                    _ => { late5 = log.val(cat((cat("s", t4) + &cat("s", d)), t4)); }
                }
                Ok(format!("{d:?} {t4:?} "))
            }
        }
        p7::p7
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["r1", "q6", "q7", "q10"] }, &args);
}
}

// Words.
as_written! {
fn p8(seen: &mut Deployments) {
    let old = {
        pub mod p8 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p8(log: &Log, mut arg0: String, arg1: u32) -> Result<String, ToolError> {
                let a = ask_user::<u32>("q1").await?;
                log.val(a);
                let r2 = arg0.split(' ').next().unwrap_or("");
                let mut n3 = 0u32;
                'l4: while n3 < 3 && (a % 3 == 1) {
                    n3 += 1;
                    _ = ask_user::<u32>("q5").await?;
                    _ = { let (x, y) = ask_all((ask_user::<u32>("q6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) };
                }
                Ok(format!("{arg0:?} {a:?} {r2:?} "))
            }
        }
        p8::p8
    };
    let new = {
        pub mod p8 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p8(log: &Log, mut arg0: String, arg1: u32) -> Result<String, ToolError> {
                let a = ask_user::<u32>("q1").await?;
                log.val(a);
                let r2 = arg0.split(' ').next().unwrap_or("");
                let mut n3 = 0u32;
                'l4: while n3 < 3 && (a % 3 == 1) {
                    n3 += 1;
                    _ = ask_user::<u32>("q5").await?;
                    _ = { let (x, y) = ask_all((ask_user::<u32>("r6").key("k1"), confirm("q7").key("k2"))).await?; x + u32::from(y) };
                }
                Ok(format!("{arg0:?} {a:?} {r2:?} "))
            }
        }
        p8::p8
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q5", "r6", "q7"] }, &args);
}
}

// Options.
as_written! {
fn p9(seen: &mut Deployments) {
    let old = {
        pub mod p9 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p9(log: &Log) -> Result<String, ToolError> {
                let mut b = (measured("text3", 5) * ((ask_user::<u32>("q1").await? + 7) % 97) % 89);
                let mut a = ask_user::<u32>("q2").await?;
                let mut n3 = 0u32;
                for &b in ["x", "y"].iter() {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.later((a % 3 == 2)).await;
                    _ = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => a });
                }
                let Some(d) = Option::<u32>::map(Vec::from([a, a]).iter().max().copied(), |n: u32| (n + b) % 50) else {
                    log.note("e5");
                    return Ok(format!("{b:?}{:?}", a));
                };
                Ok(format!("{b:?} {a:?} "))
            }
        }
        p9::p9
    };
    let new = {
        pub mod p9 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p9(log: &Log) -> Result<String, ToolError> {
                let mut b = (measured("text3", 5) * ((ask_user::<u32>("q1").await? + 7) % 97) % 89);
                let mut a = ask_user::<u32>("q2").await?;
                let mut n3 = 0u32;
                for &b in ["y", "x"].iter() {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.later((a % 3 == 2)).await;
                    _ = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => a });
                }
                let Some(d) = Option::<u32>::map(Vec::from([a, a]).iter().max().copied(), |n: u32| (n + b) % 50) else {
                    log.note("e5");
                    return Ok(format!("{b:?}{:?}", a));
                };
                Ok(format!("{b:?} {a:?} "))
            }
        }
        p9::p9
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q4"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p10(seen: &mut Deployments) {
    let old = {
        pub mod p10 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p10(log: &Log) -> Result<String, ToolError> {
                let mut b = Default::default();
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
                same(&b, &[] as &[u32]);
                match (!b % 50) {
                    ..2 => {
                        log.val(b);
                        {
                            log.later((b % 3 == 2)).await;
                            macro_rules! m4 { ($n:expr) => { $n + 1 } }
                            log.val(m4!(b));
                        }
                    }
                    x if x % 2 == 0 => {
                    }
                    2.. => {
                    }
                }
                Ok(format!("{b:?} "))
            }
        }
        p10::p10
    };
    let new = {
        pub mod p10 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p10(log: &Log) -> Result<String, ToolError> {
                let mut b = Default::default();
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
                same(&b, &[] as &[u32]);
                match (!b % 50) {
                    ..2 => {
                        log.val(b);
                        {
                            log.later((b % 3 == 2)).await;
                            macro_rules! m4 { ($n:expr) => { $n + 1 } }
                            log.val(m4!(b));
                        }
                    }
                    x if x % 2 == 0 => {
                    }
                    2.. => {
                    }
                }
                Ok(format!("{b:?} "))
            }
        }
        p10::p10
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q3", "q2"] }, &args);
}
}

// Words.
as_written! {
fn p11(seen: &mut Deployments) {
    let old = {
        pub mod p11 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p11(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let h = arg0;
                let mut n3 = 0u32;
                'l4: for (e, s) in BTreeMap::from([((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 }), ask_user::<String>("q2").await?), (1, "one".to_owned())]) {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.later((5 % 3 == 0)).await;
                    let mut n5 = 0u32;
                    'l7: while n5 < 3 && ask_user::<bool>("q6").await? {
                        n5 += 1;
                        let mut a = Default::default();
                        let _ = confirm("q9").await.unwrap_or(false);
                        same(&a, &[] as &[Vec<u32>]);
                        let a: String = s.clone();
                    }
                }
                Ok(format!(""))
            }
        }
        p11::p11
    };
    let new = {
        pub mod p11 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p11(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let h = arg0;
                let mut n3 = 0u32;
                'l4: for (e, s) in BTreeMap::from([((match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 }), ask_user::<String>("q2").await?), (1, "one".to_owned())]) {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.later((5 % 3 == 0)).await;
                    let mut n5 = 0u32;
                    'l7: while n5 < 3 && ask_user::<bool>("r6").await? {
                        n5 += 1;
                        let mut a = Default::default();
                        let _ = confirm("q9").await.unwrap_or(false);
                        same(&a, &[] as &[Vec<u32>]);
                        let a: String = s.clone();
                    }
                }
                Ok(format!(""))
            }
        }
        p11::p11
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "r6", "q9"] }, &args);
}
}

// Words.
as_written! {
fn p12(seen: &mut Deployments) {
    let old = {
        pub mod p12 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p12(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let mut c = ask_user::<u32>("q1").await?;
                log.val(arg0);
                {
                    let more = three(*&ask_user::<u32>(format!("q2 {c}")).await?, { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) }, *&*Box::new(c));
                    let through = &mut c;
                    *through += more;
                    *through %= 60;
                }
                log.note("e5");
                let c: Vec<u32> = [[[Vec::<u32>::new(), Vec::<u32>::new()].concat(), [vec![7, c, 3], vec![7, arg0, 3]].concat()].concat(), vec![c]].concat();
                log.note("e6");
                Ok(format!("{arg0:?} "))
            }
        }
        p12::p12
    };
    let new = {
        pub mod p12 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p12(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let mut c = ask_user::<u32>("q1").await?;
                log.val(arg0);
                {
                    let more = three(*&ask_user::<u32>(format!("q2 {c}")).await?, { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("r4").key("k2"))).await?; x + u32::from(y) }, *&*Box::new(c));
                    let through = &mut c;
                    *through += more;
                    *through %= 60;
                }
                log.note("e5");
                let c: Vec<u32> = [[[Vec::<u32>::new(), Vec::<u32>::new()].concat(), [vec![7, c, 3], vec![7, arg0, 3]].concat()].concat(), vec![c]].concat();
                log.note("e6");
                Ok(format!("{arg0:?} "))
            }
        }
        p12::p12
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q3", "r4"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p13(seen: &mut Deployments) {
    let old = {
        pub mod p13 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p13(log: &Log) -> Result<String, ToolError> {
                let h: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => *Box::new(5) });
                if (h % 3 == 2) {
                    return Ok(cat("s", h));
                }
                let e: String = (if ask_user::<bool>("q2").await? {
                        cat(String::new().trim(), h)
                    } else {
                        (cat("s", h) + &cat("s", 5))
                    } + &(Row { v: Vec::<u32>::new(), n: h, s: String::new() }).into_text(h));
                let mut n3 = 0u32;
                'l4: for &a in ["x", "y"].iter() {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let mut n5 = 0u32;
                    loop {
                        n5 += 1;
                        if n5 > 3 { break; }
                        log.later((h % 3 == 1)).await;
                        if ((e == e.clone()) && ((h % 3 == 3) && (2 % 3 == 1))) { break; }
                    }
                }
                Ok(format!("{h:?} {e:?} "))
            }
        }
        p13::p13
    };
    let new = {
        pub mod p13 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p13(log: &Log) -> Result<String, ToolError> {
                let h: u32 = (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => *Box::new(5) });
                if (h % 3 == 2) {
                    return Ok(cat("s", h));
                }
                let e: String = (if ask_user::<bool>("q1").await? {
                        cat(String::new().trim(), h)
                    } else {
                        (cat("s", h) + &cat("s", 5))
                    } + &(Row { v: Vec::<u32>::new(), n: h, s: String::new() }).into_text(h));
                let mut n3 = 0u32;
                'l4: for &a in ["x", "y"].iter() {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let mut n5 = 0u32;
                    loop {
                        n5 += 1;
                        if n5 > 3 { break; }
                        log.later((h % 3 == 1)).await;
                        if ((e == e.clone()) && ((h % 3 == 3) && (2 % 3 == 1))) { break; }
                    }
                }
                Ok(format!("{h:?} {e:?} "))
            }
        }
        p13::p13
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q2", "q1"] }, &args);
}
}

// Effect.
as_written! {
fn p14(seen: &mut Deployments) {
    let old = {
        pub mod p14 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p14(log: &Log, arg0: Vec<u32>, mut arg1: String) -> Result<String, ToolError> {
                let a = "11".parse()?;
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
                same(&a, &[] as &[u32]);
                let mut n5 = 0u32;
                for h in 2..5u32 {
                    n5 += 1;
                    if n5 > 4 { break; }
                    log.note("e6");
                    checkpoint().await;
                    let d = Default::default();
                    let _ = confirm(format!("q8 {d}")).await?;
                    same(&d, &[] as &[u32]);
                }
                let mut e = Shape::Size(((a + *Box::new(a)) % 97));
                Ok(format!("{arg0:?} {a:?} "))
            }
        }
        p14::p14
    };
    let new = {
        pub mod p14 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p14(log: &Log, arg0: Vec<u32>, mut arg1: String) -> Result<String, ToolError> {
                let a = "11".parse()?;
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await; x.is_ok() && y? };
                same(&a, &[] as &[u32]);
                let mut n5 = 0u32;
                for h in 2..5u32 {
                    n5 += 1;
                    if n5 > 4 { break; }
                    log.note("ex6");
                    checkpoint().await;
                    let d = Default::default();
                    let _ = confirm(format!("q8 {d}")).await?;
                    same(&d, &[] as &[u32]);
                }
                let mut e = Shape::Size(((a + *Box::new(a)) % 97));
                Ok(format!("{arg0:?} {a:?} "))
            }
        }
        p14::p14
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q3", "q4", "q8"] }, &args);
}
}

// Words.
as_written! {
fn p15(seen: &mut Deployments) {
    let old = {
        pub mod p15 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p15(log: &Log) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = ask_user::<bool>("q2").await?;
                same(&a, &[] as &[u32]);
                log.later((a % 3 == 3)).await;
                let a: String = async { log.note("async"); cat("s", a) }.await;
                let mut n3 = 0u32;
                for _ in 1..3u64 {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let mut open7: Vec<u32> = ('b5: {
                            if !(1 % 3 == 1) { break 'b5 (0..7 % 4).collect::<Vec<u32>>(); }
                            let mut n6 = 0u32;
                            loop {
                                n6 += 1;
                                if n6 > 3 { break; }
                                let d = Default::default();
                                same(&d, &[] as &[String]);
                                if (6 % 3 == 3) { break; }
                            }
                            Vec::<u32>::new()
                    });
                    let mut n4 = 0u32;
                    'l8: while let Some(d) = open7.pop() && n4 < 4 && (match d {
                            0 => {
                                (d % 3 == 2)
                            }
                            x @ 1..=2 => {
                                (x % 3 == 0)
                            }
                            x if log.val(d) > 3 => {
                                (d % 3 == 3)
                            }
                            _ => {
                                (d % 3 == 1)
                            }
                        } && !(6 % 3 == 1)) {
                        n4 += 1;
                    }
                }
                Ok(format!("{a:?} "))
            }
        }
        p15::p15
    };
    let new = {
        pub mod p15 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p15(log: &Log) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = ask_user::<bool>("r2").await?;
                same(&a, &[] as &[u32]);
                log.later((a % 3 == 3)).await;
                let a: String = async { log.note("async"); cat("s", a) }.await;
                let mut n3 = 0u32;
                for _ in 1..3u64 {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let mut open7: Vec<u32> = ('b5: {
                            if !(1 % 3 == 1) { break 'b5 (0..7 % 4).collect::<Vec<u32>>(); }
                            let mut n6 = 0u32;
                            loop {
                                n6 += 1;
                                if n6 > 3 { break; }
                                let d = Default::default();
                                same(&d, &[] as &[String]);
                                if (6 % 3 == 3) { break; }
                            }
                            Vec::<u32>::new()
                    });
                    let mut n4 = 0u32;
                    'l8: while let Some(d) = open7.pop() && n4 < 4 && (match d {
                            0 => {
                                (d % 3 == 2)
                            }
                            x @ 1..=2 => {
                                (x % 3 == 0)
                            }
                            x if log.val(d) > 3 => {
                                (d % 3 == 3)
                            }
                            _ => {
                                (d % 3 == 1)
                            }
                        } && !(6 % 3 == 1)) {
                        n4 += 1;
                    }
                }
                Ok(format!("{a:?} "))
            }
        }
        p15::p15
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["r2"] }, &args);
}
}

// Renamed.
as_written! {
fn p16(seen: &mut Deployments) {
    let old = {
        pub mod p16 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p16(log: &Log) -> Result<String, ToolError> {
                let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 7 });
                log.note("e2");
                let mut b: Option<u32> = ask_user::<u32>("q3").await.ok();
                let mut a = (Row { n: (match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => e }), ..Row::default() });
                log.note("e7");
                let Row { v: mut e, n: t9 @ _, .. } = (Row { n: u32::from(ask_user::<u8>("q8").await?), ..a });
                Ok(format!("{e:?} {t9:?} "))
            }
        }
        p16::p16
    };
    let new = {
        pub mod p16 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p16(log: &Log) -> Result<String, ToolError> {
                let mut e = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 7 });
                log.note("e2");
                let mut b: Option<u32> = ask_user::<u32>("q3").await.ok();
                let mut a = (Row { n: (match ask_user::<u32>("q5").await { Ok(n) => n, Err(_) => e }), ..Row::default() });
                log.note("e7");
                let Row { v: mut e, n: t9x @ _, .. } = (Row { n: u32::from(ask_user::<u8>("q8").await?), ..a });
                Ok(format!("{e:?} {t9x:?} "))
            }
        }
        p16::p16
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "q3", "q5", "q8"] }, &args);
}
}

// Words.
as_written! {
fn p17(seen: &mut Deployments) {
    let old = {
        pub mod p17 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p17(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let mut a = *&(match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 });
                let mut n2 = 0u32;
                for _ in 1..3u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let late3: Shape;
                    let mut g = (a, String::new());
                    late3 = (Shape::Named { s: format!("{arg0:?}{:?}", arg0), n: a });
                }
                let mut n5 = 0u32;
                'l7: while n5 < 3 && Option::<u32>::is_some(&ask_user::<u32>("q6").await.ok()) {
                    n5 += 1;
                    log.note("e8");
                    if let Some(h) = ask_user::<u32>("q9").await.ok() && confirm("q10").await.unwrap_or(false) {
                    }
                }
                Ok(format!("{arg0:?} {a:?} "))
            }
        }
        p17::p17
    };
    let new = {
        pub mod p17 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p17(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let mut a = *&(match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => arg0 });
                let mut n2 = 0u32;
                for _ in 1..3u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let late3: Shape;
                    let mut g = (a, String::new());
                    late3 = (Shape::Named { s: format!("{arg0:?}{:?}", arg0), n: a });
                }
                let mut n5 = 0u32;
                'l7: while n5 < 3 && Option::<u32>::is_some(&ask_user::<u32>("q6").await.ok()) {
                    n5 += 1;
                    log.note("e8");
                    if let Some(h) = ask_user::<u32>("q9").await.ok() && confirm("r10").await.unwrap_or(false) {
                    }
                }
                Ok(format!("{arg0:?} {a:?} "))
            }
        }
        p17::p17
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q6", "q9", "r10"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p18(seen: &mut Deployments) {
    let old = {
        pub mod p18 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p18(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let h = "11".parse()?;
                let _ = confirm(format!("q2 {arg0}")).await?;
                same(&h, &[] as &[u32]);
                let mut n3 = 0u32;
                'l5: while n3 < 3 && confirm(format!("q4 {arg0}")).await.unwrap_or(false) {
                    n3 += 1;
                    log.note("e6");
                }
                if { let (x, y) = ask_each((ask_user::<u32>(format!("q7 {arg0}")).key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? } {
                    let r9 = &arg0;
                    let [g, t11]: [u32; 2] = [h, ask_user::<u32>("q10").await?];
                } else {
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p18::p18
    };
    let new = {
        pub mod p18 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p18(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let h = "11".parse()?;
                let _ = confirm(format!("q10 {arg0}")).await?;
                same(&h, &[] as &[u32]);
                let mut n3 = 0u32;
                'l5: while n3 < 3 && confirm(format!("q4 {arg0}")).await.unwrap_or(false) {
                    n3 += 1;
                    log.note("e6");
                }
                if { let (x, y) = ask_each((ask_user::<u32>(format!("q7 {arg0}")).key("k1"), confirm("q8").key("k2"))).await; x.is_ok() && y? } {
                    let r9 = &arg0;
                    let [g, t11]: [u32; 2] = [h, ask_user::<u32>("q2").await?];
                } else {
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p18::p18
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q10", "q4", "q7", "q8", "q2"] }, &args);
}
}

// Words.
as_written! {
fn p19(seen: &mut Deployments) {
    let old = {
        pub mod p19 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p19(log: &Log, arg0: String) -> Result<String, ToolError> {
                let mut e = "11".parse()?;
                let _ = ask_user::<bool>("q2").await?;
                same(&e, &[] as &[u32]);
                log.later((e % 3 == 0)).await;
                let mut b = arg0;
                let [b, t4]: [u32; 2] = [e, ask_user::<u32>("q3").await?];
                if (t4 % 3 == 2) {
                    let mut b = (Row { s: cat("s", t4), n: u32::max(t4, t4), ..Row::default() }).n;
                } else {
                }
                Ok(format!("{e:?} {t4:?} "))
            }
        }
        p19::p19
    };
    let new = {
        pub mod p19 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p19(log: &Log, arg0: String) -> Result<String, ToolError> {
                let mut e = "11".parse()?;
                let _ = ask_user::<bool>("r2").await?;
                same(&e, &[] as &[u32]);
                log.later((e % 3 == 0)).await;
                let mut b = arg0;
                let [b, t4]: [u32; 2] = [e, ask_user::<u32>("q3").await?];
                if (t4 % 3 == 2) {
                    let mut b = (Row { s: cat("s", t4), n: u32::max(t4, t4), ..Row::default() }).n;
                } else {
                }
                Ok(format!("{e:?} {t4:?} "))
            }
        }
        p19::p19
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["r2", "q3"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p20(seen: &mut Deployments) {
    let old = {
        pub mod p20 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p20(log: &Log) -> Result<String, ToolError> {
                let mut c = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&c, &[] as &[u32]);
                let Row { v: mut g, n: t4 @ _, .. } = (Row { v: [vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>(), vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>()].concat(), n: c, s: cat("s", c) });
                _ = ask_user::<u32>("q5").await?;
                fn f6(n: u32) -> u32 { n + 1 }
                log.val(f6(('b7: {
                                if (t4 % 3 == 2) { break 'b7 c; }
                                macro_rules! m8 { ($n:expr) => { $n + 1 } }
                                log.val(m8!(c));
                                (|n: u32| (n + (g.len() as u32)) % 40)(c)
                })));
                let r9 = &t4;
                let mut c = cat(log.val(log.val("a b".to_owned())).trim(), { let mut n10 = 0u32; 'l11: loop {
                            n10 += 1;
                            if n10 > 2 { break 'l11 ((c + t4) % 97); }
                            if let Some(d) = Some(7) && (c % 3 == 1) {
                            } else {
                            }
                            if ((g.len() as u32) < t4) { break 'l11 *&t4; }
                        } });
                Ok(format!("{g:?} {t4:?} {r9:?} "))
            }
        }
        p20::p20
    };
    let new = {
        pub mod p20 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p20(log: &Log) -> Result<String, ToolError> {
                let mut c = "11".parse()?;
                let _ = confirm("q5").await?;
                same(&c, &[] as &[u32]);
                let Row { v: mut g, n: t4 @ _, .. } = (Row { v: [vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>(), vec![c].into_iter().map(|n| n + c).collect::<Vec<u32>>()].concat(), n: c, s: cat("s", c) });
                _ = ask_user::<u32>("q2").await?;
                fn f6(n: u32) -> u32 { n + 1 }
                log.val(f6(('b7: {
                                if (t4 % 3 == 2) { break 'b7 c; }
                                macro_rules! m8 { ($n:expr) => { $n + 1 } }
                                log.val(m8!(c));
                                (|n: u32| (n + (g.len() as u32)) % 40)(c)
                })));
                let r9 = &t4;
                let mut c = cat(log.val(log.val("a b".to_owned())).trim(), { let mut n10 = 0u32; 'l11: loop {
                            n10 += 1;
                            if n10 > 2 { break 'l11 ((c + t4) % 97); }
                            if let Some(d) = Some(7) && (c % 3 == 1) {
                            } else {
                            }
                            if ((g.len() as u32) < t4) { break 'l11 *&t4; }
                        } });
                Ok(format!("{g:?} {t4:?} {r9:?} "))
            }
        }
        p20::p20
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q5", "q2"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p21(seen: &mut Deployments) {
    let old = {
        pub mod p21 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p21(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let e = Default::default();
                let _ = ask_user::<bool>(format!("q2 {e}")).await?;
                same(&e, &[] as &[u32]);
                log.val(e);
                {
                    if confirm("q3").await.unwrap_or(false) {
                        log.val(e);
                    } else if (|| { let inner = |n: u32| n + e; log.val(inner(2)); (e % 3 == 2) })() {
                        const N5: u32 = 3;
                    } else {
                    }
                }
                Ok(format!("{arg0:?} {e:?} "))
            }
        }
        p21::p21
    };
    let new = {
        pub mod p21 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p21(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let e = Default::default();
                let _ = ask_user::<bool>(format!("q3 {e}")).await?;
                same(&e, &[] as &[u32]);
                log.val(e);
                {
                    if confirm("q2").await.unwrap_or(false) {
                        log.val(e);
                    } else if (|| { let inner = |n: u32| n + e; log.val(inner(2)); (e % 3 == 2) })() {
                        const N5: u32 = 3;
                    } else {
                    }
                }
                Ok(format!("{arg0:?} {e:?} "))
            }
        }
        p21::p21
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q3", "q2"] }, &args);
}
}

// Words.
as_written! {
fn p22(seen: &mut Deployments) {
    let old = {
        pub mod p22 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p22(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let c = ((if !log.val((arg0 % 3 == 0)) {
                            arg0
                        } else {
                            u32::from(Option::<u32>::is_some(&None::<u32>))
                        } + arg0) % 97);
                let mut n1 = 0u32;
                for &d in ["x", "y"].iter() {
                    n1 += 1;
                    if n1 > 4 { break; }
                    let mut d = ask_user::<String>("q2").await?;
                    let r3 = &arg0;
                }
                let mut b = Shape::Size(ask_user::<u32>("q5").await?);
                let e = confirm("q6").await.unwrap_or(false);
                Ok(format!("{arg0:?} {b:?} {e:?} "))
            }
        }
        p22::p22
    };
    let new = {
        pub mod p22 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p22(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let c = ((if !log.val((arg0 % 3 == 0)) {
                            arg0
                        } else {
                            u32::from(Option::<u32>::is_some(&None::<u32>))
                        } + arg0) % 97);
                let mut n1 = 0u32;
                for &d in ["x", "y"].iter() {
                    n1 += 1;
                    if n1 > 4 { break; }
                    let mut d = ask_user::<String>("q2").await?;
                    let r3 = &arg0;
                }
                let mut b = Shape::Size(ask_user::<u32>("r5").await?);
                let e = confirm("q6").await.unwrap_or(false);
                Ok(format!("{arg0:?} {b:?} {e:?} "))
            }
        }
        p22::p22
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "r5", "q6"] }, &args);
}
}

// Words.
as_written! {
fn p23(seen: &mut Deployments) {
    let old = {
        pub mod p23 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p23(log: &Log, mut arg0: u32, mut arg1: u32) -> Result<String, ToolError> {
                let mut d = (|n: u32| (n + arg0) % 40)(((arg1 + ask_user::<u32>(format!("q1 {arg0}")).await?) % 97));
                log.val(d);
                let mut a = Default::default();
                let _ = ask_user::<bool>("q3").await?;
                same(&a, &[] as &[String]);
                if let Some(d) = vec![7, d, 3].iter().max().copied() && (arg1 % 3 == 3) && let (0..5, y) = (7, "p".to_owned()) {
                    log.val(arg0);
                    {
                    }
                }
                Ok(format!("{arg0:?} {arg1:?} {d:?} {a:?} "))
            }
        }
        p23::p23
    };
    let new = {
        pub mod p23 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p23(log: &Log, mut arg0: u32, mut arg1: u32) -> Result<String, ToolError> {
                let mut d = (|n: u32| (n + arg0) % 40)(((arg1 + ask_user::<u32>(format!("r1 {arg0}")).await?) % 97));
                log.val(d);
                let mut a = Default::default();
                let _ = ask_user::<bool>("q3").await?;
                same(&a, &[] as &[String]);
                if let Some(d) = vec![7, d, 3].iter().max().copied() && (arg1 % 3 == 3) && let (0..5, y) = (7, "p".to_owned()) {
                    log.val(arg0);
                    {
                    }
                }
                Ok(format!("{arg0:?} {arg1:?} {d:?} {a:?} "))
            }
        }
        p23::p23
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["r1", "q3"] }, &args);
}
}

// Words.
as_written! {
fn p24(seen: &mut Deployments) {
    let old = {
        pub mod p24 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p24(log: &Log) -> Result<String, ToolError> {
                let mut c = ask_user::<u32>("q1").await?;
                let mut n2 = 0u32;
                while n2 < 3 && !confirm(format!("q3 {c}")).await.unwrap_or(false) {
                    n2 += 1;
                    let mut c = Default::default();
                    let _ = confirm("q5").await.unwrap_or(false);
                    same(&c, &[] as &[String]);
                }
                log.note("e6");
                log.later((c % 3 == 2)).await;
                log.note("e7");
                Ok(format!("{c:?} "))
            }
        }
        p24::p24
    };
    let new = {
        pub mod p24 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p24(log: &Log) -> Result<String, ToolError> {
                let mut c = ask_user::<u32>("q1").await?;
                let mut n2 = 0u32;
                while n2 < 3 && !confirm(format!("r3 {c}")).await.unwrap_or(false) {
                    n2 += 1;
                    let mut c = Default::default();
                    let _ = confirm("q5").await.unwrap_or(false);
                    same(&c, &[] as &[String]);
                }
                log.note("e6");
                log.later((c % 3 == 2)).await;
                log.note("e7");
                Ok(format!("{c:?} "))
            }
        }
        p24::p24
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "r3", "q5"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p25(seen: &mut Deployments) {
    let old = {
        pub mod p25 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p25(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let c: u32 = ask_user::<u32>("q1").await.unwrap_or("6".parse::<u32>().unwrap_or(0));
                let d = Shape::Size(c);
                log.note("e4");
                log.val(c);
                let mut e: String = cat((if (8 % 3 == 2) {
                            return Ok(cat("s", c));
                        } else {
                            ask_user::<String>(format!("q6 {c}")).await?
                    }).trim(), measured(cat("a b".to_owned(), c).as_str(), (match None::<u32> {
                                Some(x) => x,
                                None => {
                                    return Ok("a b".to_owned());
                                }
                })));
                log.note("e7");
                Ok(format!("{arg0:?} {c:?} "))
            }
        }
        p25::p25
    };
    let new = {
        pub mod p25 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p25(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let c: u32 = ask_user::<u32>("q6").await.unwrap_or("6".parse::<u32>().unwrap_or(0));
                let d = Shape::Size(c);
                log.note("e4");
                log.val(c);
                let mut e: String = cat((if (8 % 3 == 2) {
                            return Ok(cat("s", c));
                        } else {
                            ask_user::<String>(format!("q1 {c}")).await?
                    }).trim(), measured(cat("a b".to_owned(), c).as_str(), (match None::<u32> {
                                Some(x) => x,
                                None => {
                                    return Ok("a b".to_owned());
                                }
                })));
                log.note("e7");
                Ok(format!("{arg0:?} {c:?} "))
            }
        }
        p25::p25
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q6", "q1"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p26(seen: &mut Deployments) {
    let old = {
        pub mod p26 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p26(log: &Log) -> Result<String, ToolError> {
                let e = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&e, &[] as &[u32]);
                log.val(e);
                let late4: Shape;
                match e {
                    ..2 => { late4 = Shape::Size(0); }
                    x if log.val(x) > 3 => { late4 = Shape::Size((ask_user::<String>("q6").await?.len() as u32)); }
                    2.. => { late4 = log.val((Shape::Named { s: String::new(), n: { let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm("q8").key("k2"))).await?; x + u32::from(y) } })); }
                }
                let mut n9 = 0u32;
                loop {
                    n9 += 1;
                    if n9 > 3 { break; }
                    let mut b: String = ask_user::<String>("q10").await?;
                    if matches!(late4, Shape::Dot | Shape::Size(1..)) { break; }
                }
                log.val([(|| { let inner = |n: u32| n + e; log.val(inner(2)); e })(), e][u32::min(u32::max(((e + e) % 97), (|n: u32| (n + e) % 40)(e)) % 2, 1) as usize]);
                Ok(format!("{late4:?} "))
            }
        }
        p26::p26
    };
    let new = {
        pub mod p26 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p26(log: &Log) -> Result<String, ToolError> {
                let e = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&e, &[] as &[u32]);
                log.val(e);
                let late4: Shape;
                match e {
                    ..2 => { late4 = Shape::Size(0); }
                    x if log.val(x) > 3 => { late4 = Shape::Size((ask_user::<String>("q8").await?.len() as u32)); }
                    2.. => { late4 = log.val((Shape::Named { s: String::new(), n: { let (x, y) = ask_all((ask_user::<u32>("q7").key("k1"), confirm("q6").key("k2"))).await?; x + u32::from(y) } })); }
                }
                let mut n9 = 0u32;
                loop {
                    n9 += 1;
                    if n9 > 3 { break; }
                    let mut b: String = ask_user::<String>("q10").await?;
                    if matches!(late4, Shape::Dot | Shape::Size(1..)) { break; }
                }
                log.val([(|| { let inner = |n: u32| n + e; log.val(inner(2)); e })(), e][u32::min(u32::max(((e + e) % 97), (|n: u32| (n + e) % 40)(e)) % 2, 1) as usize]);
                Ok(format!("{late4:?} "))
            }
        }
        p26::p26
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q2", "q8", "q7", "q6", "q10"] }, &args);
}
}

// Words.
as_written! {
fn p27(seen: &mut Deployments) {
    let old = {
        pub mod p27 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p27(log: &Log) -> Result<String, ToolError> {
                let mut b = Default::default();
                let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q1 {b}")).key("k1"), confirm(format!("q2 {b}")).key("k2"))).await; x.is_ok() && y? };
                same(&b, &[] as &[u32]);
                if let Some(a) = ask_user::<u32>("q3").await.ok() {
                    log.val(b);
                    log.val(a);
                    macro_rules! m4 { ($n:expr) => { $n + 1 } }
                    log.val(m4!(a));
                }
                fn f5(n: u32) -> u32 { n + 1 }
                log.val(f5({ b = (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => b }); b }));
                Ok(format!("{b:?} "))
            }
        }
        p27::p27
    };
    let new = {
        pub mod p27 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p27(log: &Log) -> Result<String, ToolError> {
                let mut b = Default::default();
                let _ = { let (x, y) = ask_each((ask_user::<u32>(format!("q1 {b}")).key("k1"), confirm(format!("r2 {b}")).key("k2"))).await; x.is_ok() && y? };
                same(&b, &[] as &[u32]);
                if let Some(a) = ask_user::<u32>("q3").await.ok() {
                    log.val(b);
                    log.val(a);
                    macro_rules! m4 { ($n:expr) => { $n + 1 } }
                    log.val(m4!(a));
                }
                fn f5(n: u32) -> u32 { n + 1 }
                log.val(f5({ b = (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => b }); b }));
                Ok(format!("{b:?} "))
            }
        }
        p27::p27
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "r2", "q3", "q6"] }, &args);
}
}

// Renamed.
as_written! {
fn p28(seen: &mut Deployments) {
    let old = {
        pub mod p28 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p28(log: &Log) -> Result<String, ToolError> {
                let h = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: cat("s", 0), n: 7, ..Row::default() }).n });
                let mut d: Option<u32> = ask_user::<u32>(format!("q2 {h}")).await.ok();
                log.note("e3");
                let late4: Vec<u32>;
                if (match Some(h) {
                        Some(x) => (h % 3 == 3),
                        None => {
                            return Ok(('b5: {
                                        if (h, (h % 3 == 2)).1 { break 'b5 cat(String::new().trim(), h); }
                                        log.val(h);
                                        String::new()
                            }));
                        }
                }) {
                    let late6;
                    let Some(a) = Some(h) else {
                        log.val(h);
                        return Ok("a b".to_owned());
                    };
                    late6 = log.later((Shape::Named { s: cat("s", 2), n: h })).await;
                    late4 = (|| { let inner = |n: u32| n + a; log.val(inner(2)); vec![a] })();
                    let mut n7 = 0u32;
                    for e in 0..=2u32 {
                        n7 += 1;
                        if n7 > 4 { break; }
                        let mut n8 = 0u32;
                        for (i, b) in WEIGHTS.iter().enumerate() {
                            n8 += 1;
                            if n8 > 4 { break; }
                            let Row { v: mut a, n: t9 @ _, .. } = Row::default();
                        }
                    }
                } else {
                    let mut h = (Row { n: log.val(d.unwrap_or(3)), ..Row::default() });
                    late4 = (0..8 % 4).collect::<Vec<u32>>();
                    log.val(2);
                }
                Ok(format!("{h:?} "))
            }
        }
        p28::p28
    };
    let new = {
        pub mod p28 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p28(log: &Log) -> Result<String, ToolError> {
                let h = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => (Row { s: cat("s", 0), n: 7, ..Row::default() }).n });
                let mut d: Option<u32> = ask_user::<u32>(format!("q2 {h}")).await.ok();
                log.note("e3");
                let late4: Vec<u32>;
                if (match Some(h) {
                        Some(x) => (h % 3 == 3),
                        None => {
                            return Ok(('b5: {
                                        if (h, (h % 3 == 2)).1 { break 'b5 cat(String::new().trim(), h); }
                                        log.val(h);
                                        String::new()
                            }));
                        }
                }) {
                    let late6x;
                    let Some(a) = Some(h) else {
                        log.val(h);
                        return Ok("a b".to_owned());
                    };
                    late6x = log.later((Shape::Named { s: cat("s", 2), n: h })).await;
                    late4 = (|| { let inner = |n: u32| n + a; log.val(inner(2)); vec![a] })();
                    let mut n7 = 0u32;
                    for e in 0..=2u32 {
                        n7 += 1;
                        if n7 > 4 { break; }
                        let mut n8 = 0u32;
                        for (i, b) in WEIGHTS.iter().enumerate() {
                            n8 += 1;
                            if n8 > 4 { break; }
                            let Row { v: mut a, n: t9 @ _, .. } = Row::default();
                        }
                    }
                } else {
                    let mut h = (Row { n: log.val(d.unwrap_or(3)), ..Row::default() });
                    late4 = (0..8 % 4).collect::<Vec<u32>>();
                    log.val(2);
                }
                Ok(format!("{h:?} "))
            }
        }
        p28::p28
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "q2"] }, &args);
}
}

// Effect.
as_written! {
fn p29(seen: &mut Deployments) {
    let old = {
        pub mod p29 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p29(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut b = ask_user::<u32>("q1").await?;
                log.later((b % 3 == 1)).await;
                let mut n2 = 0u32;
                'l4: while n2 < 3 && confirm("q3").await? {
                    n2 += 1;
                    log.note("e5");
                    #[cfg(all())]
                    log.note("e6");
                    #[cfg(any())]
                    log.note("never");
                }
                let mut n7 = 0u32;
                for &d in ["x", "y"].iter() {
                    n7 += 1;
                    if n7 > 4 { break; }
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p29::p29
    };
    let new = {
        pub mod p29 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p29(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut b = ask_user::<u32>("q1").await?;
                log.later((b % 3 == 1)).await;
                let mut n2 = 0u32;
                'l4: while n2 < 3 && confirm("q3").await? {
                    n2 += 1;
                    log.note("e5");
                    #[cfg(all())]
                    log.note("ex6");
                    #[cfg(any())]
                    log.note("never");
                }
                let mut n7 = 0u32;
                for &d in ["x", "y"].iter() {
                    n7 += 1;
                    if n7 > 4 { break; }
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p29::p29
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q3"] }, &args);
}
}

// Options.
as_written! {
fn p30(seen: &mut Deployments) {
    let old = {
        pub mod p30 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p30(log: &Log, mut arg0: Vec<u32>, arg1: u32) -> Result<String, ToolError> {
                let a = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
                let mut n3 = 0u32;
                for (i, b) in arg0.iter().enumerate() {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let late4: u32;
                    match (a, choose("q5", ["x", "y", "z"]).await?) {
                        (x, y) if log.val(x) > 0 => { late4 = (a, log.later(a).await).1; }
                        (_, y) => { late4 = (arg0.clone().get(arg1 as usize).copied().unwrap_or(1) ^ measured("text1", *b)); }
                    }
                    let g: Vec<u32> = (0..u32::abs_diff((arg0.len() as u32), a) % 4).collect::<Vec<u32>>();
                    #[cfg(all())]
                    let cfg7 = late4;
                    #[cfg(any())]
                    let cfg7 = String::new();
                }
                checkpoint().await;
                Ok(format!("{arg0:?} "))
            }
        }
        p30::p30
    };
    let new = {
        pub mod p30 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p30(log: &Log, mut arg0: Vec<u32>, arg1: u32) -> Result<String, ToolError> {
                let a = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
                let mut n3 = 0u32;
                for (i, b) in arg0.iter().enumerate() {
                    n3 += 1;
                    if n3 > 4 { break; }
                    let late4: u32;
                    match (a, choose("q5", ["y", "x", "z"]).await?) {
                        (x, y) if log.val(x) > 0 => { late4 = (a, log.later(a).await).1; }
                        (_, y) => { late4 = (arg0.clone().get(arg1 as usize).copied().unwrap_or(1) ^ measured("text1", *b)); }
                    }
                    let g: Vec<u32> = (0..u32::abs_diff((arg0.len() as u32), a) % 4).collect::<Vec<u32>>();
                    #[cfg(all())]
                    let cfg7 = late4;
                    #[cfg(any())]
                    let cfg7 = String::new();
                }
                checkpoint().await;
                Ok(format!("{arg0:?} "))
            }
        }
        p30::p30
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q5"] }, &args);
}
}

// Dropped.
as_written! {
fn p31(seen: &mut Deployments) {
    let old = {
        pub mod p31 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p31(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let a = ask_user::<u32>("q1").await?;
                let mut n2 = 0u32;
                for _ in 1..4u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut n3 = 0u32;
                    'l4: while n3 < 3 && (a % 3 == 1) {
                        n3 += 1;
                        let mut n5 = 0u32;
                        'l6: for _ in 1..4u64 {
                            n5 += 1;
                            if n5 > 4 { break; }
                            let d = None;
                            let _ = confirm("q7").await.unwrap_or(false);
                            same(&d, &[] as &[Option<u32>]);
                            const N8: u32 = 5;
                        }
                    }
                }
                Ok(format!(""))
            }
        }
        p31::p31
    };
    let new = {
        pub mod p31 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p31(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let a = ask_user::<u32>("q1").await?;
                let mut n2 = 0u32;
                for _ in 1..4u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut n3 = 0u32;
                    'l4: while n3 < 3 && (a % 3 == 1) {
                        n3 += 1;
                        let mut n5 = 0u32;
                        'l6: for _ in 1..4u64 {
                            n5 += 1;
                            if n5 > 4 { break; }
                            let d = None;
                            same(&d, &[] as &[Option<u32>]);
                            const N8: u32 = 5;
                        }
                    }
                }
                Ok(format!(""))
            }
        }
        p31::p31
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p32(seen: &mut Deployments) {
    let old = {
        pub mod p32 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p32(log: &Log, arg0: Vec<u32>, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let d = (!(match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 }) % 50);
                let mut n3 = 0u32;
                for mut d in arg0.clone().into_iter().take(3) {
                    n3 += 1;
                    if n3 > 4 { break; }
                    {
                        let more = (match ask_user::<u32>("q4").await { Ok(n) => n, Err(_) => d });
                        let through = &mut d;
                        *through += more;
                        *through %= 60;
                    }
                    let mut a: Row = (Row { n: ask_user::<u32>("q6").await?, ..Row::default() });
                    _ = ask_user::<u32>(format!("q7 {d}")).await?;
                }
                let mut n8 = 0u32;
                'l9: for d in &arg0 {
                    n8 += 1;
                    if n8 > 4 { break; }
                }
                Ok(format!("{arg1:?} {d:?} "))
            }
        }
        p32::p32
    };
    let new = {
        pub mod p32 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p32(log: &Log, arg0: Vec<u32>, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let d = (!(match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 }) % 50);
                let mut n3 = 0u32;
                for mut d in arg0.clone().into_iter().take(3) {
                    n3 += 1;
                    if n3 > 4 { break; }
                    {
                        let more = (match ask_user::<u32>("q6").await { Ok(n) => n, Err(_) => d });
                        let through = &mut d;
                        *through += more;
                        *through %= 60;
                    }
                    let mut a: Row = (Row { n: ask_user::<u32>("q4").await?, ..Row::default() });
                    _ = ask_user::<u32>(format!("q7 {d}")).await?;
                }
                let mut n8 = 0u32;
                'l9: for d in &arg0 {
                    n8 += 1;
                    if n8 > 4 { break; }
                }
                Ok(format!("{arg1:?} {d:?} "))
            }
        }
        p32::p32
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q6", "q4", "q7"] }, &args);
}
}

// Words.
as_written! {
fn p33(seen: &mut Deployments) {
    let old = {
        pub mod p33 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p33(log: &Log, mut arg0: String, mut arg1: String) -> Result<String, ToolError> {
                let mut c = (measured(choose("q1", ["x", "y", "z"]).await?.as_str(), 5), ((ask_user::<u32>("q2").await? + vec![7, 3, 3].into_iter().map(|n| n + 4).collect::<Vec<u32>>().get(ask_user::<u32>("q3").await? as usize).copied().unwrap_or(1)) % 97)).1;
                use std::cmp::max as max4;
                log.val(max4(c, 3));
                log.later((c % 3 == 0)).await;
                let mut n5 = 0u32;
                while n5 < 3 && async { log.note("async"); arg1.clone().replace("a", &arg0.clone()).is_empty() }.await {
                    n5 += 1;
                    let g = (((c % 3 == 2) || (c % 3 == 2)) && (5 % 3 == 0));
                    let mut open7: Vec<u32> = vec![c];
                    let mut n6 = 0u32;
                    'l8: while let Some(d) = open7.pop() && n6 < 4 && g {
                        n6 += 1;
                    }
                }
                Ok(format!("{arg1:?} {c:?} "))
            }
        }
        p33::p33
    };
    let new = {
        pub mod p33 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p33(log: &Log, mut arg0: String, mut arg1: String) -> Result<String, ToolError> {
                let mut c = (measured(choose("r1", ["x", "y", "z"]).await?.as_str(), 5), ((ask_user::<u32>("q2").await? + vec![7, 3, 3].into_iter().map(|n| n + 4).collect::<Vec<u32>>().get(ask_user::<u32>("q3").await? as usize).copied().unwrap_or(1)) % 97)).1;
                use std::cmp::max as max4;
                log.val(max4(c, 3));
                log.later((c % 3 == 0)).await;
                let mut n5 = 0u32;
                while n5 < 3 && async { log.note("async"); arg1.clone().replace("a", &arg0.clone()).is_empty() }.await {
                    n5 += 1;
                    let g = (((c % 3 == 2) || (c % 3 == 2)) && (5 % 3 == 0));
                    let mut open7: Vec<u32> = vec![c];
                    let mut n6 = 0u32;
                    'l8: while let Some(d) = open7.pop() && n6 < 4 && g {
                        n6 += 1;
                    }
                }
                Ok(format!("{arg1:?} {c:?} "))
            }
        }
        p33::p33
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["r1", "q2", "q3"] }, &args);
}
}

// Renamed.
as_written! {
fn p34(seen: &mut Deployments) {
    let old = {
        pub mod p34 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p34(log: &Log, mut arg0: u32, mut arg1: u32) -> Result<String, ToolError> {
                let h = "11".parse()?;
                let _ = ask_user::<bool>(format!("q2 {arg1}")).await?;
                same(&h, &[] as &[u32]);
                log.later((0 % 3 == 0)).await;
                let c = (*&three(h, arg0, arg0), (Row { n: ask_user::<u32>("q5").await?, ..Row::default() })).1;
                let mut b = ask_user::<String>(format!("q6 {h}")).await?;
                log.later((8 % 3 == 1)).await;
                let [c, t8]: [u32; 2] = ["4".parse::<u32>()?, ask_user::<u32>("q7").await?];
                Ok(format!("{arg0:?} {h:?} {c:?} "))
            }
        }
        p34::p34
    };
    let new = {
        pub mod p34 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p34(log: &Log, mut arg0: u32, mut arg1: u32) -> Result<String, ToolError> {
                let h = "11".parse()?;
                let _ = ask_user::<bool>(format!("q2 {arg1}")).await?;
                same(&h, &[] as &[u32]);
                log.later((0 % 3 == 0)).await;
                let c = (*&three(h, arg0, arg0), (Row { n: ask_user::<u32>("q5").await?, ..Row::default() })).1;
                let mut b = ask_user::<String>(format!("q6 {h}")).await?;
                log.later((8 % 3 == 1)).await;
                let [c, t8x]: [u32; 2] = ["4".parse::<u32>()?, ask_user::<u32>("q7").await?];
                Ok(format!("{arg0:?} {h:?} {c:?} "))
            }
        }
        p34::p34
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "q5", "q6", "q7"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p35(seen: &mut Deployments) {
    let old = {
        pub mod p35 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p35(log: &Log, arg0: u32, arg1: Vec<u32>) -> Result<String, ToolError> {
                let a = "11".parse()?;
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
                same(&a, &[] as &[u32]);
                if ((arg1.contains(&arg0) || async { log.note("async"); (a % 3 == 1) }.await) || ((arg0 < a) && ((a % 3 == 1) && (a % 3 == 0)))) {
                    log.val(arg0);
                    let g = "11".parse()?;
                    same(&g, &[] as &[u32]);
                } else {
                    log.later((arg0 % 3 == 2)).await;
                }
                Ok(format!("{a:?} "))
            }
        }
        p35::p35
    };
    let new = {
        pub mod p35 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p35(log: &Log, arg0: u32, arg1: Vec<u32>) -> Result<String, ToolError> {
                let a = "11".parse()?;
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q3").key("k1"), confirm("q2").key("k2"))).await; x.is_ok() && y? };
                same(&a, &[] as &[u32]);
                if ((arg1.contains(&arg0) || async { log.note("async"); (a % 3 == 1) }.await) || ((arg0 < a) && ((a % 3 == 1) && (a % 3 == 0)))) {
                    log.val(arg0);
                    let g = "11".parse()?;
                    same(&g, &[] as &[u32]);
                } else {
                    log.later((arg0 % 3 == 2)).await;
                }
                Ok(format!("{a:?} "))
            }
        }
        p35::p35
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q3", "q2"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p36(seen: &mut Deployments) {
    let old = {
        pub mod p36 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p36(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let g = ask_user::<u32>(format!("q1 {arg0}")).await.unwrap_or(arg0);
                let mut n2 = 0u32;
                'l3: for g in (0..u32::abs_diff(g, (Row { s: cat("s", 0), n: g, ..Row::default() }).n) % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut h: Vec<u32> = Vec::<u32>::new();
                }
                log.later((5 % 3 == 1)).await;
                {
                    let g = Vec::new();
                    let _ = ask_user::<bool>("q8").await?;
                    same(&g, &[] as &[Vec<u32>]);
                }
                Ok(format!("{arg0:?} {g:?} "))
            }
        }
        p36::p36
    };
    let new = {
        pub mod p36 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p36(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let g = ask_user::<u32>(format!("q8 {arg0}")).await.unwrap_or(arg0);
                let mut n2 = 0u32;
                'l3: for g in (0..u32::abs_diff(g, (Row { s: cat("s", 0), n: g, ..Row::default() }).n) % 4).collect::<Vec<u32>>().into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut h: Vec<u32> = Vec::<u32>::new();
                }
                log.later((5 % 3 == 1)).await;
                {
                    let g = Vec::new();
                    let _ = ask_user::<bool>("q1").await?;
                    same(&g, &[] as &[Vec<u32>]);
                }
                Ok(format!("{arg0:?} {g:?} "))
            }
        }
        p36::p36
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q8", "q1"] }, &args);
}
}

// Words.
as_written! {
fn p37(seen: &mut Deployments) {
    let old = {
        pub mod p37 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p37(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let d: u32 = ask_user::<u32>("q1").await?;
                {
                    if !ask_user::<bool>(format!("q2 {arg0}")).await? {
                        let mut n3 = 0u32;
                        for (_, mut c) in (0u32..).zip(Vec::<u32>::new()).skip_while(|(n, _)| *n == 7) {
                            n3 += 1;
                            if n3 > 4 { break; }
                            let d: Option<u32> = Some(d);
                            if (c % 3 == 0) {
                            }
                        }
                    } else {
                    }
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p37::p37
    };
    let new = {
        pub mod p37 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p37(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let d: u32 = ask_user::<u32>("q1").await?;
                {
                    if !ask_user::<bool>(format!("r2 {arg0}")).await? {
                        let mut n3 = 0u32;
                        for (_, mut c) in (0u32..).zip(Vec::<u32>::new()).skip_while(|(n, _)| *n == 7) {
                            n3 += 1;
                            if n3 > 4 { break; }
                            let d: Option<u32> = Some(d);
                            if (c % 3 == 0) {
                            }
                        }
                    } else {
                    }
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p37::p37
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "r2"] }, &args);
}
}

// Words.
as_written! {
fn p38(seen: &mut Deployments) {
    let old = {
        pub mod p38 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p38(log: &Log, arg0: u32, arg1: u32) -> Result<String, ToolError> {
                let mut g = u32::from(ask_user::<u8>(format!("q1 {arg0}")).await?);
                if (!((arg1 % 3 == 2) || (6 % 3 == 1)) && confirm("q2").await.unwrap_or(false)) {
                    let mut n5 = 0u32;
                    'l6: for a in [{ let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) }, 2] {
                        n5 += 1;
                        if n5 > 4 { break; }
                        let mut n7 = 0u32;
                        for _ in 1..3u64 {
                            n7 += 1;
                            if n7 > 4 { break; }
                            let mut open9: Vec<u32> = vec![7, 4, 3];
                            let mut n8 = 0u32;
                            while let Some(g) = open9.pop() && n8 < 4 {
                                n8 += 1;
                                log.note("e10");
                            }
                        }
                    }
                }
                Ok(format!("{arg0:?} {arg1:?} {g:?} "))
            }
        }
        p38::p38
    };
    let new = {
        pub mod p38 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p38(log: &Log, arg0: u32, arg1: u32) -> Result<String, ToolError> {
                let mut g = u32::from(ask_user::<u8>(format!("q1 {arg0}")).await?);
                if (!((arg1 % 3 == 2) || (6 % 3 == 1)) && confirm("r2").await.unwrap_or(false)) {
                    let mut n5 = 0u32;
                    'l6: for a in [{ let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) }, 2] {
                        n5 += 1;
                        if n5 > 4 { break; }
                        let mut n7 = 0u32;
                        for _ in 1..3u64 {
                            n7 += 1;
                            if n7 > 4 { break; }
                            let mut open9: Vec<u32> = vec![7, 4, 3];
                            let mut n8 = 0u32;
                            while let Some(g) = open9.pop() && n8 < 4 {
                                n8 += 1;
                                log.note("e10");
                            }
                        }
                    }
                }
                Ok(format!("{arg0:?} {arg1:?} {g:?} "))
            }
        }
        p38::p38
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "r2", "q3", "q4"] }, &args);
}
}

// Effect.
as_written! {
fn p39(seen: &mut Deployments) {
    let old = {
        pub mod p39 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p39(log: &Log, mut arg0: String, arg1: String) -> Result<String, ToolError> {
                let mut d: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 2 });
                log.note("e2");
                _ = { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
                if ({ let mut n5 = 0u32; loop {
                            n5 += 1;
                            if n5 > 2 { break "6".parse::<u32>()?; }
                            let r7 = arg0.split(' ').next().unwrap_or("");
                            if confirm("q9").await? { break (match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => d }); }
                        } } < ask_user::<u32>(format!("q10 {d}")).await?) {
                    if (d % 3 == 0) {
                        return Ok(async { log.note("async"); arg0.clone() }.await);
                    }
                    let late11: u32;
                    if (6 % 3 == 1) {
                        let late12: Shape;
                        log.later((d % 3 == 2)).await;
                        late12 = (Shape::Named { s: arg0.clone(), n: d });
                        late11 = ask_user::<u32>("q13").await.unwrap_or(d);
                        let [e, t14]: [u32; 2] = [u32::abs_diff((arg1.len() as u32), d), (d, d).1];
                    } else {
                        #[cfg(all())]
                        log.val(d);
                        #[cfg(any())]
                        log.note("never");
                        late11 = measured(arg1.clone().as_str(), d);
                        let mut n15 = 0u32;
                        'l16: for mut g in vec![d].into_iter().take(3) {
                            n15 += 1;
                            if n15 > 4 { break; }
                        }
                    }
                } else if (0 % 3 == 0) {
                }
                Ok(format!("{arg1:?} "))
            }
        }
        p39::p39
    };
    let new = {
        pub mod p39 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p39(log: &Log, mut arg0: String, arg1: String) -> Result<String, ToolError> {
                let mut d: u32 = (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 2 });
                log.note("ex2");
                _ = { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
                if ({ let mut n5 = 0u32; loop {
                            n5 += 1;
                            if n5 > 2 { break "6".parse::<u32>()?; }
                            let r7 = arg0.split(' ').next().unwrap_or("");
                            if confirm("q9").await? { break (match ask_user::<u32>("q8").await { Ok(n) => n, Err(_) => d }); }
                        } } < ask_user::<u32>(format!("q10 {d}")).await?) {
                    if (d % 3 == 0) {
                        return Ok(async { log.note("async"); arg0.clone() }.await);
                    }
                    let late11: u32;
                    if (6 % 3 == 1) {
                        let late12: Shape;
                        log.later((d % 3 == 2)).await;
                        late12 = (Shape::Named { s: arg0.clone(), n: d });
                        late11 = ask_user::<u32>("q13").await.unwrap_or(d);
                        let [e, t14]: [u32; 2] = [u32::abs_diff((arg1.len() as u32), d), (d, d).1];
                    } else {
                        #[cfg(all())]
                        log.val(d);
                        #[cfg(any())]
                        log.note("never");
                        late11 = measured(arg1.clone().as_str(), d);
                        let mut n15 = 0u32;
                        'l16: for mut g in vec![d].into_iter().take(3) {
                            n15 += 1;
                            if n15 > 4 { break; }
                        }
                    }
                } else if (0 % 3 == 0) {
                }
                Ok(format!("{arg1:?} "))
            }
        }
        p39::p39
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q3", "q4", "q9", "q8", "q10", "q13"] }, &args);
}
}

// Words.
as_written! {
fn p40(seen: &mut Deployments) {
    let old = {
        pub mod p40 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p40(log: &Log, mut arg0: Vec<u32>, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let mut b = Default::default();
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
                same(&b, &[] as &[u32]);
                log.val(b);
                let mut n4 = 0u32;
                'l5: loop {
                    n4 += 1;
                    if n4 > 3 { break; }
                    let mut n6 = 0u32;
                    for b in ["a b".to_owned(), cat("s", b)] {
                        n6 += 1;
                        if n6 > 4 { break; }
                        if let Some(g) = Option::<u32>::or(Some(1), None::<u32>) && ask_user::<bool>("q7").await? && let (0..5, y) = (g, "p".to_owned()) {
                            let Row { v: mut e, n: t8 @ _, .. } = Row::default();
                        } else {
                        }
                    }
                    if arg0.clone().contains(&measured(cat("s", b).as_str(), three(b, b, b))) { break; }
                }
                Ok(format!("{arg0:?} {arg1:?} {b:?} "))
            }
        }
        p40::p40
    };
    let new = {
        pub mod p40 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p40(log: &Log, mut arg0: Vec<u32>, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let mut b = Default::default();
                let _ = { let (x, y) = ask_each((ask_user::<u32>("r2").key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? };
                same(&b, &[] as &[u32]);
                log.val(b);
                let mut n4 = 0u32;
                'l5: loop {
                    n4 += 1;
                    if n4 > 3 { break; }
                    let mut n6 = 0u32;
                    for b in ["a b".to_owned(), cat("s", b)] {
                        n6 += 1;
                        if n6 > 4 { break; }
                        if let Some(g) = Option::<u32>::or(Some(1), None::<u32>) && ask_user::<bool>("q7").await? && let (0..5, y) = (g, "p".to_owned()) {
                            let Row { v: mut e, n: t8 @ _, .. } = Row::default();
                        } else {
                        }
                    }
                    if arg0.clone().contains(&measured(cat("s", b).as_str(), three(b, b, b))) { break; }
                }
                Ok(format!("{arg0:?} {arg1:?} {b:?} "))
            }
        }
        p40::p40
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["r2", "q3", "q7"] }, &args);
}
}

// Words.
as_written! {
fn p41(seen: &mut Deployments) {
    let old = {
        pub mod p41 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p41(log: &Log) -> Result<String, ToolError> {
                let mut d = ask_user::<u32>("q1").await?;
                let (mut g, t2): (u32, String) = (d, "p".to_owned());
                let mut e = (Row { v: ('b3: {
                                if ask_user::<bool>(format!("q4 {d}")).await? { break 'b3 Vec::<u32>::new(); }
                                log.later((0 % 3 == 0)).await;
                                (0..d % 4).collect::<Vec<u32>>()
                        }), n: ((ask_user::<u32>("q5").await? + ((d as u8) as u32)) % 97), s: t2.clone() });
                let r6 = t2.trim();
                #[cfg(all())]
                let cfg7 = d;
                #[cfg(any())]
                let cfg7 = String::new();
                let g = Shape::Size(d);
                Ok(format!("{d:?} {r6:?} {g:?} "))
            }
        }
        p41::p41
    };
    let new = {
        pub mod p41 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p41(log: &Log) -> Result<String, ToolError> {
                let mut d = ask_user::<u32>("r1").await?;
                let (mut g, t2): (u32, String) = (d, "p".to_owned());
                let mut e = (Row { v: ('b3: {
                                if ask_user::<bool>(format!("q4 {d}")).await? { break 'b3 Vec::<u32>::new(); }
                                log.later((0 % 3 == 0)).await;
                                (0..d % 4).collect::<Vec<u32>>()
                        }), n: ((ask_user::<u32>("q5").await? + ((d as u8) as u32)) % 97), s: t2.clone() });
                let r6 = t2.trim();
                #[cfg(all())]
                let cfg7 = d;
                #[cfg(any())]
                let cfg7 = String::new();
                let g = Shape::Size(d);
                Ok(format!("{d:?} {r6:?} {g:?} "))
            }
        }
        p41::p41
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["r1", "q4", "q5"] }, &args);
}
}

// Renamed.
as_written! {
fn p42(seen: &mut Deployments) {
    let old = {
        pub mod p42 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p42(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = ask_user::<bool>("q4").await?;
                same(&a, &[] as &[u32]);
                let mut n5 = 0u32;
                for c in [a, 2] {
                    n5 += 1;
                    if n5 > 4 { break; }
                    let Some(b) = ask_user::<u32>("q6").await.ok() else {
                        log.note("e7");
                        return Ok(cat(cat(cat("s", a), a).trim(), c));
                    };
                }
                if if ((a % 3 == 2) && (a % 3 == 3)) {
                    log.val(log.later((a % 3 == 2)).await)
                } else {
                    (((4 % 3 == 2) && (a % 3 == 3)) && ((a % 3 == 2) || (a % 3 == 1)))
                } {
                    log.val(a);
                    let [d, t8]: [u32; 2] = [u32::max(((a as u8) as u32), a), log.val("1".parse::<u32>()?)];
                }
                Ok(format!("{a:?} "))
            }
        }
        p42::p42
    };
    let new = {
        pub mod p42 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p42(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = ask_user::<bool>("q4").await?;
                same(&a, &[] as &[u32]);
                let mut n5 = 0u32;
                for c in [a, 2] {
                    n5 += 1;
                    if n5 > 4 { break; }
                    let Some(b) = ask_user::<u32>("q6").await.ok() else {
                        log.note("e7");
                        return Ok(cat(cat(cat("s", a), a).trim(), c));
                    };
                }
                if if ((a % 3 == 2) && (a % 3 == 3)) {
                    log.val(log.later((a % 3 == 2)).await)
                } else {
                    (((4 % 3 == 2) && (a % 3 == 3)) && ((a % 3 == 2) || (a % 3 == 1)))
                } {
                    log.val(a);
                    let [d, t8x]: [u32; 2] = [u32::max(((a as u8) as u32), a), log.val("1".parse::<u32>()?)];
                }
                Ok(format!("{a:?} "))
            }
        }
        p42::p42
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q4", "q6"] }, &args);
}
}

// Branches.
as_written! {
fn p43(seen: &mut Deployments) {
    let old = {
        pub mod p43 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p43(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut e = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&e, &[] as &[u32]);
                log.later((e % 3 == 2)).await;
                let c = Shape::Size(e);
                log.val(e);
                if vec![7, 3, 3].contains(&u32::abs_diff(e, log.later((arg0.len() as u32)).await)) {
                    let e: Option<u32> = Some(measured("text2", e));
                } else {
                }
                Ok(format!("{c:?} "))
            }
        }
        p43::p43
    };
    let new = {
        pub mod p43 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p43(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut e = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&e, &[] as &[u32]);
                log.later((e % 3 == 2)).await;
                let c = Shape::Size(e);
                log.val(e);
                if vec![7, 3, 3].contains(&u32::abs_diff(e, log.later((arg0.len() as u32)).await)) {
                } else {
                    let e: Option<u32> = Some(measured("text2", e));
                }
                Ok(format!("{c:?} "))
            }
        }
        p43::p43
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2"] }, &args);
}
}

// Words.
as_written! {
fn p44(seen: &mut Deployments) {
    let old = {
        pub mod p44 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p44(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut g = 1;
                _ = u32::from(ask_user::<u8>("q1").await?);
                let Row { v: mut g, n: t2 @ _, .. } = Row::default();
                if cat(ask_user::<String>(format!("q3 {t2}")).await?.trim(), t2).is_empty() {
                    let Row { v: mut d, n: t6 @ _, .. } = (if (match Some(t2) {
                                Some(x) => (x % 3 == 0),
                                None => {
                                    return Ok(cat("s", 6));
                                }
                        }) {
                            return Ok(String::new().replace("a", &cat("s", 6)));
                        } else {
                            let mut n4 = 0u32;
                            'l5: for (c, y) in cat("s", t2).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                                n4 += 1;
                                if n4 > 4 { break; }
                            }
                            Row::default()
                    });
                } else {
                }
                Ok(format!("{arg0:?} {g:?} {t2:?} "))
            }
        }
        p44::p44
    };
    let new = {
        pub mod p44 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p44(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut g = 1;
                _ = u32::from(ask_user::<u8>("r1").await?);
                let Row { v: mut g, n: t2 @ _, .. } = Row::default();
                if cat(ask_user::<String>(format!("q3 {t2}")).await?.trim(), t2).is_empty() {
                    let Row { v: mut d, n: t6 @ _, .. } = (if (match Some(t2) {
                                Some(x) => (x % 3 == 0),
                                None => {
                                    return Ok(cat("s", 6));
                                }
                        }) {
                            return Ok(String::new().replace("a", &cat("s", 6)));
                        } else {
                            let mut n4 = 0u32;
                            'l5: for (c, y) in cat("s", t2).chars().map(|c| c as u32 % 9).take(3).zip([true, false]) {
                                n4 += 1;
                                if n4 > 4 { break; }
                            }
                            Row::default()
                    });
                } else {
                }
                Ok(format!("{arg0:?} {g:?} {t2:?} "))
            }
        }
        p44::p44
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["r1", "q3"] }, &args);
}
}

// Words.
as_written! {
fn p45(seen: &mut Deployments) {
    let old = {
        pub mod p45 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p45(log: &Log, arg0: u32, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let g = ('b1: {
                        if { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {arg0}")).key("k1"), confirm("q3").key("k2"))).await; x.is_ok() && y? } { break 'b1 ask_user::<u32>(format!("q4 {arg0}")).await?; }
                        let mut n5 = 0u32;
                        for (_, mut c) in (0u32..).zip((0..arg0 % 4).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
                            n5 += 1;
                            if n5 > 4 { break; }
                            let d: Shape = Shape::Size(c);
                            log.note("e6");
                            log.val(arg0);
                        }
                        ("4".parse::<u32>()? % (match *arg1.as_slice() {
                                    [] => {
                                        (arg0 * arg0 % 89)
                                    }
                                    [x] if arg0 != 1 => {
                                        log.val(arg0);
                                        (!x % 50)
                                    }
                                    [x, .., y] => {
                                        x
                                    }
                                    _ => {
                                        arg0
                                    }
                                } + 1))
                });
                match arg0 {
                    ..2 => {
                    }
                    x if x != 1 => {
                    }
                    2.. => {
                    }
                }
                Ok(format!("{arg0:?} {arg1:?} "))
            }
        }
        p45::p45
    };
    let new = {
        pub mod p45 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p45(log: &Log, arg0: u32, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let g = ('b1: {
                        if { let (x, y) = ask_each((ask_user::<u32>(format!("q2 {arg0}")).key("k1"), confirm("r3").key("k2"))).await; x.is_ok() && y? } { break 'b1 ask_user::<u32>(format!("q4 {arg0}")).await?; }
                        let mut n5 = 0u32;
                        for (_, mut c) in (0u32..).zip((0..arg0 % 4).collect::<Vec<u32>>()).skip_while(|(n, _)| *n == 7) {
                            n5 += 1;
                            if n5 > 4 { break; }
                            let d: Shape = Shape::Size(c);
                            log.note("e6");
                            log.val(arg0);
                        }
                        ("4".parse::<u32>()? % (match *arg1.as_slice() {
                                    [] => {
                                        (arg0 * arg0 % 89)
                                    }
                                    [x] if arg0 != 1 => {
                                        log.val(arg0);
                                        (!x % 50)
                                    }
                                    [x, .., y] => {
                                        x
                                    }
                                    _ => {
                                        arg0
                                    }
                                } + 1))
                });
                match arg0 {
                    ..2 => {
                    }
                    x if x != 1 => {
                    }
                    2.. => {
                    }
                }
                Ok(format!("{arg0:?} {arg1:?} "))
            }
        }
        p45::p45
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "r3", "q4"] }, &args);
}
}

// Options.
as_written! {
fn p46(seen: &mut Deployments) {
    let old = {
        pub mod p46 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p46(log: &Log, arg0: String, mut arg1: String) -> Result<String, ToolError> {
                let a = "11".parse()?;
                let _ = confirm("q2").await.unwrap_or(false);
                same(&a, &[] as &[u32]);
                if let Some(d) = {
                    let r3 = &a;
                    None::<u32>
                } && (d % 3 == 2) && let (0..5, y) = (((*Box::new(d) as u8) as u32), log.val(choose(format!("q4 {a}"), ["x", "y", "z"]).await?)) {
                    if let Some(h) = Some(d) {
                        'b5: {
                            if let Some(mut h) = None::<u32> && (a % 3 == 3) && let (0..5, y) = (0, "p".to_owned()) {
                            }
                        }
                    } else {
                    }
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p46::p46
    };
    let new = {
        pub mod p46 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p46(log: &Log, arg0: String, mut arg1: String) -> Result<String, ToolError> {
                let a = "11".parse()?;
                let _ = confirm("q2").await.unwrap_or(false);
                same(&a, &[] as &[u32]);
                if let Some(d) = {
                    let r3 = &a;
                    None::<u32>
                } && (d % 3 == 2) && let (0..5, y) = (((*Box::new(d) as u8) as u32), log.val(choose(format!("q4 {a}"), ["y", "x", "z"]).await?)) {
                    if let Some(h) = Some(d) {
                        'b5: {
                            if let Some(mut h) = None::<u32> && (a % 3 == 3) && let (0..5, y) = (0, "p".to_owned()) {
                            }
                        }
                    } else {
                    }
                }
                Ok(format!("{arg0:?} "))
            }
        }
        p46::p46
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "q4"] }, &args);
}
}

// Renamed.
as_written! {
fn p47(seen: &mut Deployments) {
    let old = {
        pub mod p47 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p47(log: &Log, arg0: String, mut arg1: u32) -> Result<String, ToolError> {
                let mut e = Vec::from([ask_user::<u32>("q3").await.unwrap_or(arg1), (Row { s: arg0, n: ask_user::<u32>(format!("q4 {arg1}")).await?, ..Row::default() }).n]).get({ let (x, y) = ask_all((ask_user::<u32>(format!("q1 {arg1}")).key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) } as usize).copied().unwrap_or(1);
                let Some(mut g) = ask_user::<u32>(format!("q5 {e}")).await.ok() else {
                    return Err(ToolError::new("left"));
                };
                _ = ask_user::<u32>("q6").await?;
                if let Some(b) = ('b7: {
                        if [vec![3], vec![7]].concat().contains(&(g % (g + 1))) { break 'b7 Vec::<u32>::new().iter().max().copied(); }
                        {
                            let more = (Row { s: cat("s", e), n: arg1, ..Row::default() }).n;
                            let mut add = |n: u32| { e = (e + n) % 60; e };
                            add(more);
                            log.val(add(1));
                        }
                        vec![7, 3, 3].iter().max().copied()
                }) && (cat("s", e) == "a") {
                    let late8: Vec<u32>;
                    match (e * three(b, b, g) % 89) {
                        ..2 => { late8 = vec![e]; }
                        x if log.val(e) > 1 => { late8 = (0..(|n: u32| (n + arg1) % 40)(g) % 4).collect::<Vec<u32>>(); }
                        2.. => { late8 = {
                                macro_rules! m9 { ($n:expr) => { $n + 1 } }
                                log.val(m9!(g));
                                vec![7, e, 3]
                            }; }
                    }
                } else {
                }
                Ok(format!("{arg1:?} {e:?} {g:?} "))
            }
        }
        p47::p47
    };
    let new = {
        pub mod p47 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p47(log: &Log, arg0: String, mut arg1: u32) -> Result<String, ToolError> {
                let mut e = Vec::from([ask_user::<u32>("q3").await.unwrap_or(arg1), (Row { s: arg0, n: ask_user::<u32>(format!("q4 {arg1}")).await?, ..Row::default() }).n]).get({ let (x, y) = ask_all((ask_user::<u32>(format!("q1 {arg1}")).key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) } as usize).copied().unwrap_or(1);
                let Some(mut g) = ask_user::<u32>(format!("q5 {e}")).await.ok() else {
                    return Err(ToolError::new("left"));
                };
                _ = ask_user::<u32>("q6").await?;
                if let Some(b) = ('b7: {
                        if [vec![3], vec![7]].concat().contains(&(g % (g + 1))) { break 'b7 Vec::<u32>::new().iter().max().copied(); }
                        {
                            let more = (Row { s: cat("s", e), n: arg1, ..Row::default() }).n;
                            let mut add = |n: u32| { e = (e + n) % 60; e };
                            add(more);
                            log.val(add(1));
                        }
                        vec![7, 3, 3].iter().max().copied()
                }) && (cat("s", e) == "a") {
                    let late8x: Vec<u32>;
                    match (e * three(b, b, g) % 89) {
                        ..2 => { late8x = vec![e]; }
                        x if log.val(e) > 1 => { late8x = (0..(|n: u32| (n + arg1) % 40)(g) % 4).collect::<Vec<u32>>(); }
                        2.. => { late8x = {
                                macro_rules! m9 { ($n:expr) => { $n + 1 } }
                                log.val(m9!(g));
                                vec![7, e, 3]
                            }; }
                    }
                } else {
                }
                Ok(format!("{arg1:?} {e:?} {g:?} "))
            }
        }
        p47::p47
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q3", "q4", "q1", "q2", "q5", "q6"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p48(seen: &mut Deployments) {
    let old = {
        pub mod p48 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p48(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let mut d = (((choose(format!("q1 {arg0}"), ["x", "y", "z"]).await?.len() as u32) + ask_user::<u32>(format!("q2 {arg0}")).await.unwrap_or(arg0)) % 97);
                let Some(e) = Option::<u32>::map(vec![7, d, 3].iter().max().copied(), |n: u32| (n + d) % 50) else {
                    return Ok(if confirm("q4").await.unwrap_or(false) {
                            let h = ask_user::<bool>("q5").await?;
                            "a b".to_owned()
                        } else {
                            cat(String::new(), arg0).replace("a", &cat(cat("s", arg0), arg0))
                    });
                };
                let mut e = measured("text2", measured((cat("s", d) + &cat("s", e)).as_str(), e));
                {
                    if Row::default().into_text(d).is_empty() {
                        return Ok(async { log.note("async"); String::new() }.await);
                    }
                }
                Ok(format!("{arg0:?} {e:?} "))
            }
        }
        p48::p48
    };
    let new = {
        pub mod p48 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p48(log: &Log, arg0: u32) -> Result<String, ToolError> {
                let mut d = (((choose(format!("q2 {arg0}"), ["x", "y", "z"]).await?.len() as u32) + ask_user::<u32>(format!("q1 {arg0}")).await.unwrap_or(arg0)) % 97);
                let Some(e) = Option::<u32>::map(vec![7, d, 3].iter().max().copied(), |n: u32| (n + d) % 50) else {
                    return Ok(if confirm("q4").await.unwrap_or(false) {
                            let h = ask_user::<bool>("q5").await?;
                            "a b".to_owned()
                        } else {
                            cat(String::new(), arg0).replace("a", &cat(cat("s", arg0), arg0))
                    });
                };
                let mut e = measured("text2", measured((cat("s", d) + &cat("s", e)).as_str(), e));
                {
                    if Row::default().into_text(d).is_empty() {
                        return Ok(async { log.note("async"); String::new() }.await);
                    }
                }
                Ok(format!("{arg0:?} {e:?} "))
            }
        }
        p48::p48
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "q1", "q4", "q5"] }, &args);
}
}

// Words.
as_written! {
fn p49(seen: &mut Deployments) {
    let old = {
        pub mod p49 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p49(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let e = Default::default();
                let _ = ask_user::<bool>("q2").await?;
                same(&e, &[] as &[u32]);
                let d: Option<u32> = ask_user::<u32>("q3").await.ok();
                let mut n4 = 0u32;
                'l5: for h in (0..2u32).rev() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    log.val(h);
                }
                let mut d = (Shape::Named { s: (cat(cat("s", e), arg0) + &"a b".to_owned()), n: (((Row { s: cat("s", arg0), n: e, ..Row::default() }).n + (String::new().len() as u32)) % 97) });
                let (mut a, t9): (u32, String) = (u32::from(ask_user::<u8>("q8").await?), Row::default().into_text((arg0 * arg0 % 89)));
                Ok(format!("{arg0:?} {e:?} {a:?} "))
            }
        }
        p49::p49
    };
    let new = {
        pub mod p49 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p49(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let e = Default::default();
                let _ = ask_user::<bool>("r2").await?;
                same(&e, &[] as &[u32]);
                let d: Option<u32> = ask_user::<u32>("q3").await.ok();
                let mut n4 = 0u32;
                'l5: for h in (0..2u32).rev() {
                    n4 += 1;
                    if n4 > 4 { break; }
                    log.val(h);
                }
                let mut d = (Shape::Named { s: (cat(cat("s", e), arg0) + &"a b".to_owned()), n: (((Row { s: cat("s", arg0), n: e, ..Row::default() }).n + (String::new().len() as u32)) % 97) });
                let (mut a, t9): (u32, String) = (u32::from(ask_user::<u8>("q8").await?), Row::default().into_text((arg0 * arg0 % 89)));
                Ok(format!("{arg0:?} {e:?} {a:?} "))
            }
        }
        p49::p49
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["r2", "q3", "q8"] }, &args);
}
}

// Renamed.
as_written! {
fn p50(seen: &mut Deployments) {
    let old = {
        pub mod p50 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p50(log: &Log) -> Result<String, ToolError> {
                let d = measured("text3", (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 }));
                let mut a: Option<u32> = ask_user::<u32>(format!("q2 {d}")).await.ok();
                let mut n3 = 0u32;
                while n3 < 3 && (d % 3 == 0) {
                    n3 += 1;
                    if confirm("q4").await? {
                        let [e, t5]: [u32; 2] = [*&d, d];
                        log.val(d);
                    } else if Option::<u32>::is_some(&vec![7, d, 3].iter().max().copied()) {
                    }
                }
                Ok(format!("{a:?} "))
            }
        }
        p50::p50
    };
    let new = {
        pub mod p50 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p50(log: &Log) -> Result<String, ToolError> {
                let d = measured("text3", (match ask_user::<u32>("q1").await { Ok(n) => n, Err(_) => 1 }));
                let mut a: Option<u32> = ask_user::<u32>(format!("q2 {d}")).await.ok();
                let mut n3 = 0u32;
                while n3 < 3 && (d % 3 == 0) {
                    n3 += 1;
                    if confirm("q4").await? {
                        let [e, t5x]: [u32; 2] = [*&d, d];
                        log.val(d);
                    } else if Option::<u32>::is_some(&vec![7, d, 3].iter().max().copied()) {
                    }
                }
                Ok(format!("{a:?} "))
            }
        }
        p50::p50
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q4"] }, &args);
}
}

// Effect.
as_written! {
fn p51(seen: &mut Deployments) {
    let old = {
        pub mod p51 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p51(log: &Log) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&a, &[] as &[u32]);
                let late3: Vec<u32>;
                log.note("e4");
                late3 = vec![a];
                log.val(a);
                let mut e: Vec<u32> = late3;
                fn f6(n: u32) -> u32 { n + 1 }
                log.val(f6(a));
                if (confirm("q7").await? && ((1 % 3 == 2) && (3 != a))) {
                    return Err(ToolError::new("left"));
                }
                Ok(format!("{a:?} {e:?} "))
            }
        }
        p51::p51
    };
    let new = {
        pub mod p51 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p51(log: &Log) -> Result<String, ToolError> {
                let mut a = "11".parse()?;
                let _ = confirm("q2").await?;
                same(&a, &[] as &[u32]);
                let late3: Vec<u32>;
                log.note("ex4");
                late3 = vec![a];
                log.val(a);
                let mut e: Vec<u32> = late3;
                fn f6(n: u32) -> u32 { n + 1 }
                log.val(f6(a));
                if (confirm("q7").await? && ((1 % 3 == 2) && (3 != a))) {
                    return Err(ToolError::new("left"));
                }
                Ok(format!("{a:?} {e:?} "))
            }
        }
        p51::p51
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["q2", "q7"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p52(seen: &mut Deployments) {
    let old = {
        pub mod p52 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p52(log: &Log, mut arg0: u32, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let mut g: u32 = ask_user::<u32>("q1").await?;
                log.later((arg0 % 3 == 0)).await;
                arg0 = g;
                let mut n2 = 0u32;
                loop {
                    n2 += 1;
                    if n2 > 3 { break; }
                    log.val(g);
                    let mut n4 = 0u32;
                    'l5: for (_, mut h) in (0u32..).zip(arg1.clone()).skip_while(|(n, _)| *n == 7) {
                        n4 += 1;
                        if n4 > 4 { break; }
                    }
                    if confirm("q6").await.unwrap_or(false) { break; }
                }
                Ok(format!("{arg0:?} {g:?} "))
            }
        }
        p52::p52
    };
    let new = {
        pub mod p52 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p52(log: &Log, mut arg0: u32, mut arg1: Vec<u32>) -> Result<String, ToolError> {
                let mut g: u32 = ask_user::<u32>("q6").await?;
                log.later((arg0 % 3 == 0)).await;
                arg0 = g;
                let mut n2 = 0u32;
                loop {
                    n2 += 1;
                    if n2 > 3 { break; }
                    log.val(g);
                    let mut n4 = 0u32;
                    'l5: for (_, mut h) in (0u32..).zip(arg1.clone()).skip_while(|(n, _)| *n == 7) {
                        n4 += 1;
                        if n4 > 4 { break; }
                    }
                    if confirm("q1").await.unwrap_or(false) { break; }
                }
                Ok(format!("{arg0:?} {g:?} "))
            }
        }
        p52::p52
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q6", "q1"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p53(seen: &mut Deployments) {
    let old = {
        pub mod p53 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p53(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let h = ask_user::<u32>("q1").await?;
                #[cfg(all())]
                log.note("e2");
                #[cfg(any())]
                log.note("never");
                log.val(h);
                log.val(arg0);
                log.val(arg0);
                let b = None;
                let _ = confirm(format!("q4 {h}")).await?;
                same(&b, &[] as &[Option<u32>]);
                Ok(format!("{arg0:?} {b:?} "))
            }
        }
        p53::p53
    };
    let new = {
        pub mod p53 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p53(log: &Log, mut arg0: u32) -> Result<String, ToolError> {
                let h = ask_user::<u32>("q4").await?;
                #[cfg(all())]
                log.note("e2");
                #[cfg(any())]
                log.note("never");
                log.val(h);
                log.val(arg0);
                log.val(arg0);
                let b = None;
                let _ = confirm(format!("q1 {h}")).await?;
                same(&b, &[] as &[Option<u32>]);
                Ok(format!("{arg0:?} {b:?} "))
            }
        }
        p53::p53
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q4", "q1"] }, &args);
}
}

// Words.
as_written! {
fn p54(seen: &mut Deployments) {
    let old = {
        pub mod p54 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p54(log: &Log, mut arg0: String) -> Result<String, ToolError> {
                let e = Default::default();
                let _ = ask_user::<bool>(format!("q2 {e}")).await?;
                same(&e, &[] as &[u32]);
                let mut n3 = 0u32;
                while n3 < 3 && (({ let (x, y) = ask_each((ask_user::<u32>("q4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? } && async { log.note("async"); (e % 3 == 2) }.await) && !((e % 3 == 1) || (e % 3 == 3))) {
                    n3 += 1;
                    let late6: Vec<u32>;
                    let late7: Vec<u32>;
                    match (e, arg0.clone()) {
                        (0, x) => { late7 = vec![7, e, 3]; }
                        (mut x, _) => { late7 = [vec![7, e, 3], vec![7, e, 3]].concat(); }
                    }
                    late6 = (0..[e, e][u32::min(e % 2, 1) as usize] % 4).collect::<Vec<u32>>();
                }
                log.note("e9");
                #[cfg(all())]
                log.val(e);
                #[cfg(any())]
                log.note("never");
                let mut e: Vec<u32> = vec![7, e, 3];
                Ok(format!("{arg0:?} {e:?} "))
            }
        }
        p54::p54
    };
    let new = {
        pub mod p54 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p54(log: &Log, mut arg0: String) -> Result<String, ToolError> {
                let e = Default::default();
                let _ = ask_user::<bool>(format!("q2 {e}")).await?;
                same(&e, &[] as &[u32]);
                let mut n3 = 0u32;
                while n3 < 3 && (({ let (x, y) = ask_each((ask_user::<u32>("r4").key("k1"), confirm("q5").key("k2"))).await; x.is_ok() && y? } && async { log.note("async"); (e % 3 == 2) }.await) && !((e % 3 == 1) || (e % 3 == 3))) {
                    n3 += 1;
                    let late6: Vec<u32>;
                    let late7: Vec<u32>;
                    match (e, arg0.clone()) {
                        (0, x) => { late7 = vec![7, e, 3]; }
                        (mut x, _) => { late7 = [vec![7, e, 3], vec![7, e, 3]].concat(); }
                    }
                    late6 = (0..[e, e][u32::min(e % 2, 1) as usize] % 4).collect::<Vec<u32>>();
                }
                log.note("e9");
                #[cfg(all())]
                log.val(e);
                #[cfg(any())]
                log.note("never");
                let mut e: Vec<u32> = vec![7, e, 3];
                Ok(format!("{arg0:?} {e:?} "))
            }
        }
        p54::p54
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q2", "r4", "q5"] }, &args);
}
}

// Words.
as_written! {
fn p55(seen: &mut Deployments) {
    let old = {
        pub mod p55 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p55(log: &Log, arg0: String, arg1: u32) -> Result<String, ToolError> {
                let b = ask_user::<u32>("q1").await?;
                #[cfg(all())]
                let cfg2 = b;
                #[cfg(any())]
                let cfg2 = String::new();
                let c = ask_user::<u32>("q3").await.unwrap_or(arg1);
                if Vec::<u32>::new().contains(&if (cfg2 % 3 == 3) {
                        u32::from(ask_user::<u8>("q4").await?)
                    } else {
                        arg1
                }) {
                    let mut g: Option<u32> = ask_user::<u32>(format!("q5 {b}")).await.ok();
                    use std::cmp::max as max6;
                    log.val(max6(b, 3));
                } else {
                }
                Ok(format!("{arg1:?} {b:?} {cfg2:?} "))
            }
        }
        p55::p55
    };
    let new = {
        pub mod p55 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p55(log: &Log, arg0: String, arg1: u32) -> Result<String, ToolError> {
                let b = ask_user::<u32>("q1").await?;
                #[cfg(all())]
                let cfg2 = b;
                #[cfg(any())]
                let cfg2 = String::new();
                let c = ask_user::<u32>("q3").await.unwrap_or(arg1);
                if Vec::<u32>::new().contains(&if (cfg2 % 3 == 3) {
                        u32::from(ask_user::<u8>("r4").await?)
                    } else {
                        arg1
                }) {
                    let mut g: Option<u32> = ask_user::<u32>(format!("q5 {b}")).await.ok();
                    use std::cmp::max as max6;
                    log.val(max6(b, 3));
                } else {
                }
                Ok(format!("{arg1:?} {b:?} {cfg2:?} "))
            }
        }
        p55::p55
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<u32>(3).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q3", "r4", "q5"] }, &args);
}
}

// Words.
as_written! {
fn p56(seen: &mut Deployments) {
    let old = {
        pub mod p56 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p56(log: &Log) -> Result<String, ToolError> {
                let mut c = u32::from(ask_user::<u8>("q1").await?);
                let mut n2 = 0u32;
                'l3: for _ in 1..3u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut n4 = 0u32;
                    'l5: for mut d in log.val([Vec::<u32>::new(), Vec::<u32>::new()].concat()).into_iter().take(3) {
                        n4 += 1;
                        if n4 > 4 { break; }
                        let mut n6 = 0u32;
                        for d in Vec::from([d, c]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                            n6 += 1;
                            if n6 > 4 { break; }
                            log.note("e7");
                            if (c % 3 == 0) {
                                return Ok(cat("s", c));
                            }
                        }
                    }
                }
                Ok(format!(""))
            }
        }
        p56::p56
    };
    let new = {
        pub mod p56 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p56(log: &Log) -> Result<String, ToolError> {
                let mut c = u32::from(ask_user::<u8>("r1").await?);
                let mut n2 = 0u32;
                'l3: for _ in 1..3u64 {
                    n2 += 1;
                    if n2 > 4 { break; }
                    let mut n4 = 0u32;
                    'l5: for mut d in log.val([Vec::<u32>::new(), Vec::<u32>::new()].concat()).into_iter().take(3) {
                        n4 += 1;
                        if n4 > 4 { break; }
                        let mut n6 = 0u32;
                        for d in Vec::from([d, c]).into_iter().map(|n| n + 1).filter(|n| n % 2 == 0).take(2) {
                            n6 += 1;
                            if n6 > 4 { break; }
                            log.note("e7");
                            if (c % 3 == 0) {
                                return Ok(cat("s", c));
                            }
                        }
                    }
                }
                Ok(format!(""))
            }
        }
        p56::p56
    };
    let mut args = serde_json::Map::new();
    seen.another(&old, Release { tool: &new, words: &["r1"] }, &args);
}
}

// Effect.
as_written! {
fn p57(seen: &mut Deployments) {
    let old = {
        pub mod p57 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p57(log: &Log, mut arg0: u32, mut arg1: String) -> Result<String, ToolError> {
                let mut g = "11".parse()?;
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm(format!("q2 {arg0}")).key("k2"))).await; x.is_ok() && y? };
                same(&g, &[] as &[u32]);
                let mut n3 = 0u32;
                'l4: for d in 0..=2u32 {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.val(arg0);
                    log.note("e5");
                    _ = ask_user::<u32>("q6").await.unwrap_or(g);
                }
                log.note("e7");
                Ok(format!("{arg1:?} "))
            }
        }
        p57::p57
    };
    let new = {
        pub mod p57 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p57(log: &Log, mut arg0: u32, mut arg1: String) -> Result<String, ToolError> {
                let mut g = "11".parse()?;
                let _ = { let (x, y) = ask_each((ask_user::<u32>("q1").key("k1"), confirm(format!("q2 {arg0}")).key("k2"))).await; x.is_ok() && y? };
                same(&g, &[] as &[u32]);
                let mut n3 = 0u32;
                'l4: for d in 0..=2u32 {
                    n3 += 1;
                    if n3 > 4 { break; }
                    log.val(arg0);
                    log.note("e5");
                    _ = ask_user::<u32>("q6").await.unwrap_or(g);
                }
                log.note("ex7");
                Ok(format!("{arg1:?} "))
            }
        }
        p57::p57
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<u32>(3).unwrap()); args.insert("arg1".to_owned(), serde_json::to_value::<String>("arg".to_owned()).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q6"] }, &args);
}
}

// Branches.
as_written! {
fn p58(seen: &mut Deployments) {
    let old = {
        pub mod p58 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p58(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut h = ask_user::<u32>("q1").await?;
                {
                    {
                        let more = (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => h });
                        let mut add = |n: u32| { h = (h + n) % 60; h };
                        add(more);
                        log.val(add(1));
                    }
                }
                if Option::<u32>::is_some(&Option::<u32>::or(arg0.clone().iter().max().copied(), Option::<u32>::or(Some(h), Some(h)))) {
                    h += { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
                    h %= 60;
                } else {
                    let mut n5 = 0u32;
                    'l6: loop {
                        n5 += 1;
                        if n5 > 3 { break; }
                        if (h % 3 == 0) { break; }
                    }
                }
                Ok(format!("{h:?} "))
            }
        }
        p58::p58
    };
    let new = {
        pub mod p58 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p58(log: &Log, mut arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut h = ask_user::<u32>("q1").await?;
                {
                    {
                        let more = (match ask_user::<u32>("q2").await { Ok(n) => n, Err(_) => h });
                        let mut add = |n: u32| { h = (h + n) % 60; h };
                        add(more);
                        log.val(add(1));
                    }
                }
                if Option::<u32>::is_some(&Option::<u32>::or(arg0.clone().iter().max().copied(), Option::<u32>::or(Some(h), Some(h)))) {
                    let mut n5 = 0u32;
                    'l6: loop {
                        n5 += 1;
                        if n5 > 3 { break; }
                        if (h % 3 == 0) { break; }
                    }
                } else {
                    h += { let (x, y) = ask_all((ask_user::<u32>("q3").key("k1"), confirm("q4").key("k2"))).await?; x + u32::from(y) };
                    h %= 60;
                }
                Ok(format!("{h:?} "))
            }
        }
        p58::p58
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q3", "q4"] }, &args);
}
}

// WordsSwapped.
as_written! {
fn p59(seen: &mut Deployments) {
    let old = {
        pub mod p59 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p59(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut h = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
                log.note("e3");
                if ((confirm("q4").await? || confirm("q5").await.unwrap_or(false)) || async { log.note("async"); (h % 3 == 0) }.await) {
                    log.note("e6");
                }
                _ = ask_user::<u32>(format!("q7 {h}")).await?;
                let d: (u32, String) = ("7".parse::<u32>()?, cat(cat(cat("s", h).trim(), h).trim(), (|n: u32| (n + h) % 40)(h)));
                Ok(format!("{arg0:?} {d:?} "))
            }
        }
        p59::p59
    };
    let new = {
        pub mod p59 {
            use super::names::*;
            #[mrtr_tool]
            pub async fn p59(log: &Log, arg0: Vec<u32>) -> Result<String, ToolError> {
                let mut h = { let (x, y) = ask_all((ask_user::<u32>("q1").key("k1"), confirm("q2").key("k2"))).await?; x + u32::from(y) };
                log.note("e3");
                if ((confirm("q4").await? || confirm("q7").await.unwrap_or(false)) || async { log.note("async"); (h % 3 == 0) }.await) {
                    log.note("e6");
                }
                _ = ask_user::<u32>(format!("q5 {h}")).await?;
                let d: (u32, String) = ("7".parse::<u32>()?, cat(cat(cat("s", h).trim(), h).trim(), (|n: u32| (n + h) % 40)(h)));
                Ok(format!("{arg0:?} {d:?} "))
            }
        }
        p59::p59
    };
    let mut args = serde_json::Map::new(); args.insert("arg0".to_owned(), serde_json::to_value::<Vec<u32>>(vec![1, 2, 3]).unwrap());
    seen.another(&old, Release { tool: &new, words: &["q1", "q2", "q4", "q7", "q5"] }, &args);
}
}

pub(crate) const PROGRAMS: &[(u64, fn(&mut Deployments))] = &[
    (0, p0),
    (1, p1),
    (2, p2),
    (3, p3),
    (4, p4),
    (5, p5),
    (6, p6),
    (7, p7),
    (8, p8),
    (9, p9),
    (10, p10),
    (11, p11),
    (12, p12),
    (13, p13),
    (14, p14),
    (15, p15),
    (16, p16),
    (17, p17),
    (18, p18),
    (19, p19),
    (20, p20),
    (21, p21),
    (22, p22),
    (23, p23),
    (24, p24),
    (25, p25),
    (26, p26),
    (27, p27),
    (28, p28),
    (29, p29),
    (30, p30),
    (31, p31),
    (32, p32),
    (33, p33),
    (34, p34),
    (35, p35),
    (36, p36),
    (37, p37),
    (38, p38),
    (39, p39),
    (40, p40),
    (41, p41),
    (42, p42),
    (43, p43),
    (44, p44),
    (45, p45),
    (46, p46),
    (47, p47),
    (48, p48),
    (49, p49),
    (50, p50),
    (51, p51),
    (52, p52),
    (53, p53),
    (54, p54),
    (55, p55),
    (56, p56),
    (57, p57),
    (58, p58),
    (59, p59),
];
