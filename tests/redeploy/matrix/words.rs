//! The words of a question.

use serde_json::json;

use super::{
    Edit, Expected, Expected::Outdated, Family, Line, asked_again, edit, goes_on, release, said,
    yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "the words of a question",
        lines: vec![
            Line {
                change: "a literal, a `const`, `concat!`, the words of a `format!`, a literal in a variable",
                advice: "nothing: the new words are shown, and the old answer is not used",
                edits: known(),
            },
            Line {
                change: "words that are made at run time, or other values in a `format!`",
                advice: "nothing: the call ends",
                edits: made(),
            },
            Line {
                change: "words that another function, macro or type makes, where the source of the question stays as it is",
                advice: "say `version = N` where such words change their meaning: the source of the question does not tell",
                edits: elsewhere(),
            },
        ],
    }
}

fn erase() -> Expected {
    asked_again(&[("confirm", "Erase it?")], &["erase"])
}

fn known() -> Vec<Edit> {
    vec![
        edit! {
            "a `const`, where another macro is called";
            old { macro_rules! note { ($text:expr) => { let _ = $text; } } const ASK: &str = "Archive it?"; } (log) { note!("hi"); if confirm(ASK).await? { log.add("archive"); } }
            new { macro_rules! note { ($text:expr) => { let _ = $text; } } const ASK: &str = "Erase it?"; } (log) { note!("hi"); if confirm(ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a literal";
            old (log) { if confirm("Archive it?").await? { log.add("archive"); } }
            new (log) { if confirm("Erase it?").await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a comma";
            old (log) { if confirm("No erase it?").await? { log.add("keep"); } }
            new (log) { if confirm("No, erase it?").await? { log.add("erase"); } }
            yes("confirm") => asked_again(&[("confirm", "No, erase it?")], &["erase"])
        },
        edit! {
            "only the letters' case";
            old (log) { if confirm("erase it?").await? { log.add("archive"); } }
            new (log) { if confirm("Erase it?").await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "only a space";
            old (log) { if confirm("Erase  it?").await? { log.add("archive"); } }
            new (log) { if confirm("Erase it?").await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` of the program";
            old { const ASK: &str = "Archive it?"; } (log) { if confirm(ASK).await? { log.add("archive"); } }
            new { const ASK: &str = "Erase it?"; } (log) { if confirm(ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` of the function";
            old (log) {
                const ASK: &str = "Archive it?";
                if confirm(ASK).await? { log.add("archive"); }
            }
            new (log) {
                const ASK: &str = "Erase it?";
                if confirm(ASK).await? { log.add("erase"); }
            }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` in a module";
            old { mod texts { pub(super) const ASK: &str = "Archive it?"; } } (log) {
                if confirm(texts::ASK).await? { log.add("archive"); }
            }
            new { mod texts { pub(super) const ASK: &str = "Erase it?"; } } (log) {
                if confirm(texts::ASK).await? { log.add("erase"); }
            }
            yes("confirm") => erase()
        },
        edit! {
            "a `static`";
            old { static ASK: &str = "Archive it?"; } (log) { if confirm(ASK).await? { log.add("archive"); } }
            new { static ASK: &str = "Erase it?"; } (log) { if confirm(ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` takes the place of a literal, with other words";
            old (log) { if confirm("Archive it?").await? { log.add("archive"); } }
            new { const ASK: &str = "Erase it?"; } (log) { if confirm(ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a literal takes the place of a `const`";
            old { const ASK: &str = "Archive it?"; } (log) { if confirm(ASK).await? { log.add("archive"); } }
            new (log) { if confirm("Erase it?").await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "`concat!`";
            old (log) { if confirm(concat!("Archive", " it?")).await? { log.add("archive"); } }
            new (log) { if confirm(concat!("Erase", " it?")).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a literal made a `String`";
            old (log) { if confirm("Archive it?".to_owned()).await? { log.add("archive"); } }
            new (log) { if confirm("Erase it?".to_owned()).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "`String::from` a literal";
            old (log) { if confirm(String::from("Archive it?")).await? { log.add("archive"); } }
            new (log) { if confirm(String::from("Erase it?")).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a literal in a variable";
            old (log) {
                let ask = "Archive it?";
                if confirm(ask).await? { log.add("archive"); }
            }
            new (log) {
                let ask = "Erase it?";
                if confirm(ask).await? { log.add("erase"); }
            }
            yes("confirm") => erase()
        },
        edit! {
            "a literal in a variable, in a `format!`";
            old (log) { let what = "Archive"; if confirm(format!("{what} it?")).await? { log.add("archive"); } }
            new (log) { let what = "Erase"; if confirm(format!("{what} it?")).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `format!` in a variable";
            old (log) { let ask = format!("Archive it?"); if confirm(ask).await? { log.add("archive"); } }
            new (log) { let ask = format!("Erase it?"); if confirm(ask).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` that is imported";
            old { mod texts { pub(super) const ASK: &str = "Archive it?"; } use texts::ASK; } (log) { if confirm(ASK).await? { log.add("archive"); } }
            new { mod texts { pub(super) const ASK: &str = "Erase it?"; } use texts::ASK; } (log) { if confirm(ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` of a type";
            old { struct Texts; impl Texts { const ASK: &str = "Archive it?"; } } (log) { if confirm(Texts::ASK).await? { log.add("archive"); } }
            new { struct Texts; impl Texts { const ASK: &str = "Erase it?"; } } (log) { if confirm(Texts::ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `const` that is made of another";
            old { const VERBS: [&str; 1] = ["Archive it?"]; const ASK: &str = VERBS[0]; } (log) { if confirm(ASK).await? { log.add("archive"); } }
            new { const VERBS: [&str; 1] = ["Erase it?"]; const ASK: &str = VERBS[0]; } (log) { if confirm(ASK).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "a `format!` without values";
            old (log) { if confirm(format!("Archive it?")).await? { log.add("archive"); } }
            new (log) { if confirm(format!("Erase it?")).await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "the words of a `format!` whose value is not used later";
            old (log) {
                let what = "letters".to_owned();
                if confirm(format!("Archive {what}?")).await? { log.add("archive"); }
            }
            new (log) {
                let what = "photos".to_owned();
                if confirm(format!("Erase {what}?")).await? { log.add("erase"); }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase photos?")], &["erase"])
        },
        edit! {
            "the words behind the value of a `format!`";
            old (log) {
                let price = 40_u32;
                if confirm(format!("Pay {} cents?", price)).await? { log.add(format!("cents {price}")); }
            }
            new (log) {
                let price = 40_u32;
                if confirm(format!("Pay {} EUR?", price)).await? { log.add(format!("EUR {price}")); }
            }
            yes("confirm") => asked_again(&[("confirm", "Pay 40 EUR?")], &["EUR 40"])
        },
        edit! {
            "the words between two values of a `format!`";
            old (log) {
                let (to, price) = ("Ada".to_owned(), 40_u32);
                if confirm(format!("{to} gets {price} EUR?")).await? { log.add(format!("{price} to {to}")); }
            }
            new (log) {
                let (to, price) = ("Ada".to_owned(), 40_u32);
                if confirm(format!("{to} owes {price} EUR?")).await? { log.add(format!("{price} from {to}")); }
            }
            yes("confirm") => asked_again(&[("confirm", "Ada owes 40 EUR?")], &["40 from Ada"])
        },
        edit! {
            "a `format!` has lost its value";
            old (log) {
                let what = "letters".to_owned();
                if confirm(format!("Archive {what}?")).await? { log.add("archive"); }
            }
            new (log) { if confirm("Erase it?").await? { log.add("erase"); } }
            yes("confirm") => erase()
        },
        edit! {
            "the words of a form";
            old (log) {
                let name: String = ask_user("Who is invited?").await?;
                log.add(format!("invite {name}"));
            }
            new (log) {
                let name: String = ask_user("Who is fired?").await?;
                log.add(format!("fire {name}"));
            }
            said("name", "Ada") => asked_again(&[("name", "Who is fired?")], &["fire Ada"])
        },
        edit! {
            "the words of a question with a key of its own";
            old (log) { if confirm("Archive it?").key("sure").await? { log.add("archive"); } }
            new (log) { if confirm("Erase it?").key("sure").await? { log.add("erase"); } }
            yes("sure") => asked_again(&[("sure", "Erase it?")], &["erase"])
        },
        edit! {
            "the words of a choice";
            old (log) {
                let file = choose("Which one to keep?", ["a", "b"]).await?;
                log.add(format!("keep {file}"));
            }
            new (log) {
                let file = choose("Which one to erase?", ["a", "b"]).await?;
                log.add(format!("erase {file}"));
            }
            said("file", "a") => asked_again(&[("file", "Which one to erase?")], &["erase a"])
        },
        edit! {
            "the words of a choice of several";
            old (log) {
                let files = choose_many("Which ones to keep?", ["a", "b"]).await?;
                log.add(format!("keep {files:?}"));
            }
            new (log) {
                let files = choose_many("Which ones to erase?", ["a", "b"]).await?;
                log.add(format!("erase {files:?}"));
            }
            said("files", json!(["a"])) => asked_again(&[("files", "Which ones to erase?")], &["erase [\"a\"]"])
        },
        edit! {
            "the words of a choice among options of run time";
            old (log) {
                let files = vec!["a".to_owned(), "b".to_owned()];
                let file = choose("Which one to keep?", files).await?;
                log.add(format!("keep {file}"));
            }
            new (log) {
                let files = vec!["a".to_owned(), "b".to_owned()];
                let file = choose("Which one to erase?", files).await?;
                log.add(format!("erase {file}"));
            }
            said("file", "a") => asked_again(&[("file", "Which one to erase?")], &["erase a"])
        },
        edit! {
            "the words before a page";
            old (log) {
                open_url("Read this?", "https://shop.example/").await?;
                log.add("read");
            }
            new (log) {
                open_url("Pay this?", "https://shop.example/").await?;
                log.add("pay");
            }
            opened() => asked_again(&[("url", "Pay this?")], &["pay"])
        },
        edit! {
            "words, where others of its kind say something else";
            old (log) {
                let late = log.take().len() > 9;
                if late {
                    let sure: bool = ask_user("Keep it?").await?;
                    log.add(format!("keep {sure}"));
                }
                if confirm("Archive it?").await? { log.add("archive"); }
            }
            new (log) {
                let late = log.take().len() > 9;
                if late {
                    let sure: bool = ask_user("Keep it?").await?;
                    log.add(format!("keep {sure}"));
                }
                if confirm("Erase it?").await? { log.add("erase"); }
            }
            yes("confirm") => erase()
        },
        edit! {
            "words, after an earlier round";
            old (log) {
                let what: String = ask_user("What?").await?;
                if confirm("Archive it?").await? { log.add(format!("archive {what}")); }
            }
            new (log) {
                let what: String = ask_user("What?").await?;
                if confirm("Erase it?").await? { log.add(format!("erase {what}")); }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase it?")], &["erase letters"])
        }
        .after(said("what", "letters")),
        edit! {
            "words, and the user has said no";
            old (log) { let sure = confirm("Keep it?").await?; log.add(format!("keep {sure}")); }
            new (log) { let sure = confirm("Erase it?").await?; log.add(format!("erase {sure}")); }
            json!({ "sure": { "action": "decline" } }) => asked_again(&[("sure", "Erase it?")], &["erase false"])
        },
        edit! {
            "words, and the user has dismissed the question";
            old (log) { let sure = confirm("Keep it?").await.is_ok(); log.add(format!("keep {sure}")); }
            new (log) { let sure = confirm("Erase it?").await.is_ok(); log.add(format!("erase {sure}")); }
            json!({ "confirm": { "action": "cancel" } }) => asked_again(&[("confirm", "Erase it?")], &["erase false"])
        },
        edit! {
            "words, and the answer was not valid";
            old (log) {
                let days: u8 = ask_user("How many days to keep?").await?;
                log.add(format!("keep {days}"));
            }
            new (log) {
                let days: u8 = ask_user("How many days to erase?").await?;
                log.add(format!("erase {days}"));
            }
            said("days", 7) => asked_again(&[("days", "How many days to erase?")], &["erase 7"])
        }
        .after(said("days", 1000)),
        edit! {
            "words that say what is asked in a loop";
            old (log) {
                for file in ["a", "b"] {
                    if confirm(format!("Archive {file}?")).await? { log.add(format!("archive {file}")); }
                }
            }
            new (log) {
                for file in ["a", "b"] {
                    if confirm(format!("Erase {file}?")).await? {
                        log.add(format!("erase {file}"));
                        return Ok(());
                    }
                }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase b?")], &["erase b"])
        }
        .after(yes("confirm")),
    ]
}

fn made() -> Vec<Edit> {
    vec![
        edit! {
            "the branches that a text comes from, swapped";
            old (log) { let text = if log.take().is_empty() { "Keep it?" } else { "Erase it?" }; if confirm(text).await? { log.add("keep"); } }
            new (log) { let text = if log.take().is_empty() { "Erase it?" } else { "Keep it?" }; if confirm(text).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "which function a text comes from";
            old { fn archive() -> &'static str { "Archive it?" } fn erase() -> &'static str { "Erase it?" } } (log) { let text = archive(); if confirm(text).await? { log.add("archive"); } }
            new { fn archive() -> &'static str { "Archive it?" } fn erase() -> &'static str { "Erase it?" } } (log) { let text = erase(); if confirm(text).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a constant of a type of the author's";
            old { #[derive(Clone, Copy, Debug)] struct Price(u32); const PRICE: Price = Price(5); } (log) { if confirm(format!("Pay {}?", PRICE.0)).await? { log.add(format!("{}", PRICE.0)); } }
            new { #[derive(Clone, Copy, Debug)] struct Price(u32); const PRICE: Price = Price(500); } (log) { if confirm(format!("Pay {}?", PRICE.0)).await? { log.add(format!("{}", PRICE.0)); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a text in a raw name";
            old (log) { let r#type = "Archive"; let same = r#type; if confirm(format!("{type} it?")).await? { log.add("archive"); drop(same); } }
            new (log) { let r#type = "Erase"; let same = r#type; if confirm(format!("{type} it?")).await? { log.add("erase"); drop(same); } }
            yes("confirm") => Outdated
        },
        edit! {
            "the page of a call's own";
            old (log) {
                let order = 7;
                open_url("Pay?", format!("https://shop.example/pay/{order}")).await?;
                log.add(format!("paid {order}"));
            }
            new (log) {
                let order = 8;
                open_url("Pay?", format!("https://shop.example/pay/{order}")).await?;
                log.add(format!("paid {order}"));
            }
            json!({ "url": { "action": "accept" } }) => Outdated
        },
        edit! {
            "how a value in them is reckoned";
            old (log) { let times = log.take().len() + 1; if confirm(format!("Erase {times} times?")).await? { log.add("archive"); } }
            new (log) { let times = log.take().len() + 2; if confirm(format!("Erase {times} times?")).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a `const` in a `format!`";
            old { const WHAT: &str = "Archive"; } (log) { if confirm(format!("{WHAT} it?")).await? { log.add("archive"); } }
            new { const WHAT: &str = "Erase"; } (log) { if confirm(format!("{WHAT} it?")).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a `const` in a place of a `format!`";
            old { const WHAT: &str = "Archive"; } (log) { if confirm(format!("{} it?", WHAT)).await? { log.add("archive"); } }
            new { const WHAT: &str = "Erase"; } (log) { if confirm(format!("{} it?", WHAT)).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "the words of a `format!`, and a value that is used later";
            old (log) {
                let what = "letters".to_owned();
                if confirm(format!("Archive {what}?")).await? { log.add(format!("archive {what}")); }
            }
            new (log) {
                let what = "photos".to_owned();
                if confirm(format!("Erase {what}?")).await? { log.add(format!("erase {what}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a `format!` of another value";
            old (log) {
                let (kept, lost) = ("a".to_owned(), "b".to_owned());
                if confirm(format!("Erase {kept}?")).await? { log.add(format!("{kept} {lost}")); }
            }
            new (log) {
                let (kept, lost) = ("a".to_owned(), "b".to_owned());
                if confirm(format!("Erase {lost}?")).await? { log.add(format!("{kept} {lost}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a `format!` has got a value";
            old (log) {
                let what = "all".to_owned();
                if confirm("Erase it?").await? { log.add(format!("erase {what}")); }
            }
            new (log) {
                let what = "all".to_owned();
                if confirm(format!("Erase {what}?")).await? { log.add(format!("erase {what}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "the values of a `format!` are swapped";
            old (log) {
                let (from, to) = ("a".to_owned(), "b".to_owned());
                if confirm(format!("Pay {from} for {to}?")).await? { log.add(format!("{from} {to}")); }
            }
            new (log) {
                let (from, to) = ("a".to_owned(), "b".to_owned());
                if confirm(format!("Pay {to} for {from}?")).await? { log.add(format!("{to} {from}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "how a `format!` shows its value";
            old (log) {
                let price = 9.99_f64;
                if confirm(format!("Pay {price:.0}?")).await? { log.add(format!("pay {price}")); }
            }
            new (log) {
                let price = 9.99_f64;
                if confirm(format!("Pay {price:.2}?")).await? { log.add(format!("pay {price}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "an expression in a `format!`";
            old (log) {
                let price = 40_u32;
                if confirm(format!("Pay {}?", price)).await? { log.add(format!("pay {price}")); }
            }
            new (log) {
                let price = 40_u32;
                if confirm(format!("Pay {}?", price * 2)).await? { log.add(format!("pay {}", price * 2)); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "literals in the branches of an `if`";
            old (log) {
                let late = log.take().len() > 9;
                if confirm(if late { "Keep it?" } else { "Archive it?" }).await? { log.add("archive"); }
            }
            new (log) {
                let late = log.take().len() > 9;
                if confirm(if late { "Keep it?" } else { "Erase it?" }).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a literal in a call";
            old { fn polite(text: &str) -> String { format!("Please: {text}") } } (log) {
                if confirm(polite("archive it?")).await? { log.add("archive"); }
            }
            new { fn polite(text: &str) -> String { format!("Please: {text}") } } (log) {
                if confirm(polite("erase it?")).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a literal becomes a value of run time";
            old (log) { if confirm("Archive it?").await? { log.add("archive"); } }
            new (log) {
                let ask = log.take().join("") + "Erase it?";
                if confirm(ask).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "words around values that cannot be told apart";
            old (log) {
                let (a, b) = ("x, y".to_owned(), "z, v".to_owned());
                if confirm(format!("Keep {a}, {b}?")).await? { log.add("keep"); }
            }
            new (log) {
                let (a, b) = ("x, y".to_owned(), "z, v".to_owned());
                if confirm(format!("Erase {a} or {b}?")).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "what stands in the variable that is asked";
            old (log) {
                let (a, b) = ("Archive it?".to_owned(), "Erase it?".to_owned());
                if confirm(&a).await? { log.add(format!("{a} {b}")); }
            }
            new (log) {
                let (a, b) = ("Archive it?".to_owned(), "Erase it?".to_owned());
                if confirm(&b).await? { log.add(format!("{b} {a}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a text that is put together";
            old (log) { let mut ask = String::from("Archive"); ask.push_str(" it?"); if confirm(ask).await? { log.add("archive"); } }
            new (log) { let mut ask = String::from("Erase"); ask.push_str(" it?"); if confirm(ask).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a literal by an `if` in a variable";
            old (log) { let late = log.take().len() > 9; let ask = if late { "Keep it?" } else { "Archive it?" }; if confirm(ask).await? { log.add("archive"); } }
            new (log) { let late = log.take().len() > 9; let ask = if late { "Keep it?" } else { "Erase it?" }; if confirm(ask).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a literal by a `match` in a variable";
            old (log) { let ask = match log.take().len() { 9 => "Keep it?", _ => "Archive it?" }; if confirm(ask).await? { log.add("archive"); } }
            new (log) { let ask = match log.take().len() { 9 => "Keep it?", _ => "Erase it?" }; if confirm(ask).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "one of several literals in variables";
            old (log) { let (ask, _other) = ("Archive it?", "Keep it?"); if confirm(ask).await? { log.add("archive"); } }
            new (log) { let (ask, _other) = ("Erase it?", "Keep it?"); if confirm(ask).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a literal in a field";
            old { struct Texts { ask: &'static str } } (log) { let texts = Texts { ask: "Archive it?" }; if confirm(texts.ask).await? { log.add("archive"); } }
            new { struct Texts { ask: &'static str } } (log) { let texts = Texts { ask: "Erase it?" }; if confirm(texts.ask).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a literal in a list";
            old (log) { let texts = ["Archive it?", "Keep it?"]; if confirm(texts[0]).await? { log.add("archive"); } }
            new (log) { let texts = ["Erase it?", "Keep it?"]; if confirm(texts[0]).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "the texts that a value in them is made of";
            old (log) { let what = if log.take().is_empty() { "Archive" } else { "Keep" }; if confirm(format!("{what} it?")).await? { log.add("archive"); } }
            new (log) { let what = if log.take().is_empty() { "Erase" } else { "Keep" }; if confirm(format!("{what} it?")).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "the `const` that a value in them is made with";
            old { const MOST: usize = 1; } (log) { if confirm(format!("Erase {} of them?", log.take().len().max(MOST))).await? { log.add("1"); } }
            new { const MOST: usize = 5; } (log) { if confirm(format!("Erase {} of them?", log.take().len().max(MOST))).await? { log.add("5"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a title that is made of a value";
            old (log) { let what = log.take().len(); if confirm("Sure?").title(format!("Archive {what}")).await? { log.add("archive"); } }
            new (log) { let what = log.take().len(); if confirm("Sure?").title(format!("Erase {what}")).await? { log.add("erase"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "what a model is asked";
            old (log) {
                let text = sample("Translate it.").await?;
                log.add(format!("translated {}", text.text));
            }
            new (log) {
                let text = sample("Summarise it.").await?;
                log.add(format!("summarised {}", text.text));
            }
            sampled("text") => Outdated
        },
        edit! {
            "what a model is asked, beside a text";
            old (log) {
                let text = sample(mrtr::question::SampleRequest::new(50).user("Translate it.")).await?;
                log.add(format!("translated {}", text.text));
            }
            new (log) {
                let text = sample(mrtr::question::SampleRequest::new(50).user("Summarise it.")).await?;
                log.add(format!("summarised {}", text.text));
            }
            sampled("text") => Outdated
        },
    ]
}

fn elsewhere() -> Vec<Edit> {
    vec![
        edit! {
            "by what shows itself as text";
            old { struct It; impl std::fmt::Display for It { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("Archive it?") } } } (log) { if confirm(It.to_string()).await? { log.add("archive"); } }
            new { struct It; impl std::fmt::Display for It { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("Erase it?") } } } (log) { if confirm(It.to_string()).await? { log.add("erase"); } }
            yes("confirm") => goes_on(&["erase"])
        },
        edit! {
            "by a macro of the author's";
            old { macro_rules! ask { () => { "Archive it?" } } } (log) { if confirm(ask!()).await? { log.add("archive"); } }
            new { macro_rules! ask { () => { "Erase it?" } } } (log) { if confirm(ask!()).await? { log.add("erase"); } }
            yes("confirm") => goes_on(&["erase"])
        },
        edit! {
            "by a function";
            old { fn ask() -> &'static str { "Archive it?" } } (log) { if confirm(ask()).await? { log.add("archive"); } }
            new { fn ask() -> &'static str { "Erase it?" } } (log) { if confirm(ask()).await? { log.add("erase"); } }
            yes("confirm") => goes_on(&["erase"])
        },
    ]
}

/// The user has agreed to open a page.
fn opened() -> serde_json::Value {
    json!({ "url": { "action": "accept" } })
}

/// What a model has said.
fn sampled(key: &str) -> serde_json::Value {
    json!({ key: { "role": "assistant", "content": { "type": "text", "text": "done" }, "model": "m" } })
}
