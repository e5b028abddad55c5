//! Edits that leave alone what the question says and what its state holds.

use super::{Edit, Expected, Family, Line, edit, goes_on, release, said, yes};

/// An edit of one function, whose first question waits.
macro_rules! book {
    ($name:literal; $([$($option:tt)*])? $({$($item:tt)*})? ($($head:tt)*) $new:tt $expected:expr) => {
        edit! {
            $name;
            old (log, flight: String) {
                log.add("quote");
                let price = 40_u32;
                let label = format!("{flight}!");
                let unused = price * 2;
                log.add(format!("{unused}"));
                let seat: String = ask_user("Which seat?").await?;
                log.add(format!("hold {seat} {price} {label}"));
                if confirm("Sure?").await? {
                    log.add("buy");
                }
            }
            new $([$($option)*])? $({$($item)*})? ($($head)*) $new
            said("seat", "1A") => $expected
        }
        .given(serde_json::json!({ "flight": "TP1" }))
    };
}
pub(super) use book;

const HELD: Expected = Expected::GoesOn(&["hold 1A 40 TP1!"]);

pub(super) fn family() -> Family {
    Family {
        of: "around the question",
        lines: vec![
            Line {
                change: "code before the question or after it, with the same locals; comments, layout, attributes, hints, `ttl`",
                advice: "nothing: the new code goes on",
                edits: code(),
            },
            Line {
                change: "another question before or after it, or gone; the question moved into a loop or a block",
                advice: "nothing: the call goes on behind its own question",
                edits: places(),
            },
            Line {
                change: "a local that is not used after the question: new, renamed, of another type, gone",
                advice: "nothing",
                edits: dead_locals(),
            },
            Line {
                change: "the same words and key, written otherwise: as a `const`, with escapes, by `.key(..)`",
                advice: "nothing",
                edits: same_words(),
            },
        ],
    }
}

fn code() -> Vec<Edit> {
    vec![
        book! { "nothing at all"; (log, flight: String) {
            log.add("quote");
            let price = 40_u32;
            let label = format!("{flight}!");
            let unused = price * 2;
            log.add(format!("{unused}"));
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
            if confirm("Sure?").await? {
                log.add("buy");
            }
        } HELD },
        book! { "what is done after it"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("reserve {seat} at {price} on {label}"));
        } goes_on(&["reserve 1A at 40 on TP1!"]) },
        book! { "how a local is made before it"; (log, flight: String) {
            let base: u32 = 39;
            let price = base + 1;
            let mut label = flight;
            label.push('!');
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "a local has got its type written down"; (log, flight: String) {
            let price: u32 = 40;
            let label: String = format!("{flight}!");
            let seat = ask_user::<String>("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "title, description and hints of the tool"; [title = "Book", description = "Books.", annotations(destructive)] (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "questions live longer"; [ttl = 3600] (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "it takes more from the server"; (log, cx: &Cx, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            log.add(cx.flow_id().len().to_string());
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "the answer is used otherwise"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            if seat.starts_with('1') {
                log.add(format!("first row on {label} for {price}"));
            }
        } goes_on(&["first row on TP1! for 40"]) },
        book! { "a helper does what was done in place"; {
            fn hold(log: &Log, seat: &str, price: u32, label: &str) {
                log.add(format!("hold {seat} {price} {label}"));
            }
        } (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            hold(log, &seat, price, &label);
        } HELD },
        book! { "an attribute on a statement"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            #[allow(unused)]
            #[cfg(all())]
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
    ]
}

fn places() -> Vec<Edit> {
    vec![
        book! { "another question comes before"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let meal: String = ask_user("Which meal?").await?;
            log.add(meal);
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "another question comes after"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
            let bags: u8 = ask_user("How many bags?").await?;
            log.add(format!("{bags} bags"));
        } HELD },
        book! { "the question after it says something else"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
            if confirm("Really?").await? {
                log.add("buy");
            }
        } HELD },
        book! { "the question after it is gone"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "it stands in a loop"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat = loop {
                let seat: String = ask_user("Which seat?").await?;
                break seat;
            };
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "it stands in a block"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat = {
                let seat: String = ask_user("Which seat?").await?;
                seat
            };
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "it stands behind a condition"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            if price > 100 {
                log.add("nothing to choose");
            } else {
                let seat: String = ask_user("Which seat?").await?;
                log.add(format!("hold {seat} {price} {label}"));
            }
        } HELD },
        book! { "there are others of its kind, with other words"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            if price > 100 {
                let seat: String = ask_user("Which seat in the first row?").await?;
                log.add(format!("first {seat} {price} {label}"));
                return Ok(());
            }
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
    ]
}

fn dead_locals() -> Vec<Edit> {
    vec![
        book! { "one is renamed"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let passing = price * 2;
            log.add(format!("{passing}"));
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "one has another type"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let unused = "eighty";
            log.add(unused);
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "one that cannot be saved is new"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let shared = std::sync::Arc::new(price);
            log.add(format!("{shared}"));
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "one is gone"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
    ]
}

fn same_words() -> Vec<Edit> {
    vec![
        book! { "a literal became a `const`"; { const ASK: &str = "Which seat?"; } (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user(ASK).await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "a character is written as an escape"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat\u{3f}").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        book! { "a literal is broken over two lines"; (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which \
                seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } HELD },
        edit! {
            "a value is named in place of a position";
            old (log) {
                let price = 40_u32;
                if confirm(format!("Pay {} EUR?", price)).await? {
                    log.add(format!("pay {price}"));
                }
            }
            new (log) {
                let price = 40_u32;
                if confirm(format!("Pay {price} EUR?")).await? {
                    log.add(format!("pay {price}"));
                }
            }
            yes("confirm") => goes_on(&["pay 40"])
        },
        edit! {
            "the name its answer is bound to, with the old one as its key";
            old (log) { let archive = confirm("Sure?").key("sure").await?; log.add(format!("{archive}")); }
            new (log) { let sure = confirm("Sure?").await?; log.add(format!("{sure}")); }
            yes("sure") => goes_on(&["true"])
        },
    ]
}
