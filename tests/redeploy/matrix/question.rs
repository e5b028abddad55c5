//! What is beside the words of a question: its options, title, default, page, key and kind.

use serde_json::json;

use super::{
    Edit, Expected::Outdated, Family, Line, asked_again, asked_again_for, edit, goes_on, release,
    said, yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "what is beside the words",
        lines: vec![
            Line {
                change: "options, titles, defaults, help texts and limits that stand in the question; the page it opens",
                advice: "nothing: the user is asked again and sees them",
                edits: literal(),
            },
            Line {
                change: "options that are made at run time",
                advice: "nothing: one that is withdrawn and was chosen is still the answer to what was asked; check it before it is used",
                edits: made(),
            },
            Line {
                change: "its key, the name its answer is bound to, its kind, its type of answer",
                advice: "nothing: the call ends. `.key(\"…\")` keeps a key through a rename",
                edits: kind(),
            },
        ],
    }
}

fn literal() -> Vec<Edit> {
    vec![
        edit! {
            "an option is withdrawn";
            old (log) { let what = choose("What?", ["keep", "erase"]).await?; log.add(what); }
            new (log) { let what = choose("What?", ["keep"]).await?; log.add(what); }
            said("what", "erase") => asked_again_for(&[("what", "keep")], said("what", "keep"), &["keep"])
        },
        edit! {
            "another option is withdrawn than the one that is chosen";
            old (log) { let what = choose("What?", ["keep", "erase"]).await?; log.add(what); }
            new (log) { let what = choose("What?", ["erase"]).await?; log.add(what); }
            said("what", "erase") => asked_again(&[("what", "erase")], &["erase"])
        },
        edit! {
            "an option is added";
            old (log) { let what = choose("What?", ["keep", "erase"]).await?; log.add(what); }
            new (log) { let what = choose("What?", ["keep", "erase", "archive"]).await?; log.add(what); }
            said("what", "erase") => asked_again(&[("what", "archive")], &["erase"])
        },
        edit! {
            "the options are in another order";
            old (log) { let what = choose("What?", ["keep", "erase"]).await?; log.add(what); }
            new (log) { let what = choose("What?", ["erase", "keep"]).await?; log.add(what); }
            said("what", "keep") => asked_again(&[("what", "erase")], &["keep"])
        },
        edit! {
            "the titles of two options are swapped";
            old (log) { let what = choose("What?", [("0", "Keep"), ("1", "Erase")]).await?; log.add(what); }
            new (log) { let what = choose("What?", [("0", "Erase"), ("1", "Keep")]).await?; log.add(what); }
            said("what", "0") => asked_again(&[("what", "Erase")], &["0"])
        },
        edit! {
            "the values of two options are swapped";
            old (log) { let what = choose("What?", [("0", "Keep"), ("1", "Erase")]).await?; log.add(what); }
            new (log) { let what = choose("What?", [("1", "Keep"), ("0", "Erase")]).await?; log.add(what); }
            said("what", "0") => asked_again_for(&[("what", "Keep")], said("what", "1"), &["1"])
        },
        edit! {
            "an option is shown with another title";
            old (log) { let what = choose("What?", [("0", "Keep"), ("1", "Archive")]).await?; log.add(what); }
            new (log) { let what = choose("What?", [("0", "Keep"), ("1", "Erase")]).await?; log.add(what); }
            said("what", "1") => asked_again(&[("what", "Erase")], &["1"])
        },
        edit! {
            "an option has got a title";
            old (log) { let what = choose("What?", ["1", "2"]).await?; log.add(what); }
            new (log) { let what = choose("What?", [("1", "Erase"), ("2", "Keep")]).await?; log.add(what); }
            said("what", "1") => asked_again(&[("what", "Erase")], &["1"])
        },
        edit! {
            "the options of several";
            old (log) { let files = choose_many("Erase?", ["a", "b"]).await?; log.add(files.join("+")); }
            new (log) { let files = choose_many("Erase?", ["a", "c"]).await?; log.add(files.join("+")); }
            said("files", json!(["b"])) => asked_again_for(&[("files", "c")], said("files", json!(["c"])), &["c"])
        },
        edit! {
            "how many may be chosen";
            old (log) { let files = choose_many("Erase?", ["a", "b"]).await?; log.add(files.join("+")); }
            new (log) { let files = choose_many("Erase?", ["a", "b"]).at_most(1).await?; log.add(files.join("+")); }
            said("files", json!(["a", "b"])) => asked_again_for(&[("files", "maxItems")], said("files", json!(["b"])), &["b"])
        },
        edit! {
            "how many must be chosen";
            old (log) { let files = choose_many("Erase?", ["a", "b"]).await?; log.add(files.join("+")); }
            new (log) { let files = choose_many("Erase?", ["a", "b"]).at_least(1).await?; log.add(files.join("+")); }
            said("files", json!([])) => asked_again_for(&[("files", "minItems")], said("files", json!(["b"])), &["b"])
        },
        edit! {
            "the title of a question";
            old (log) { if confirm("Sure?").title("Archive").await? { log.add("archive"); } }
            new (log) { if confirm("Sure?").title("Erase").await? { log.add("erase"); } }
            yes("confirm") => asked_again(&[("confirm", "Erase")], &["erase"])
        },
        edit! {
            "a title in a `const`";
            items { const TITLE: &str = "Archive"; } => { const TITLE: &str = "Erase"; }
            (log) { if confirm("Sure?").title(TITLE).await? { log.add("sure"); } }
            yes("confirm") => asked_again(&[("confirm", "Erase")], &["sure"])
        },
        edit! {
            "the title of a text";
            old (log) { let what: String = ask_user("What?").title("Keep").await?; log.add(format!("keep {what}")); }
            new (log) { let what: String = ask_user("What?").title("Erase").await?; log.add(format!("erase {what}")); }
            said("what", "all") => asked_again(&[("what", "Erase")], &["erase all"])
        },
        edit! {
            "the title of a choice";
            old (log) { let what = choose("What?", ["a", "b"]).title("Keep").await?; log.add(format!("keep {what}")); }
            new (log) { let what = choose("What?", ["a", "b"]).title("Erase").await?; log.add(format!("erase {what}")); }
            said("what", "a") => asked_again(&[("what", "Erase")], &["erase a"])
        },
        edit! {
            "a title is new";
            old (log) { if confirm("Sure?").await? { log.add("archive"); } }
            new (log) { if confirm("Sure?").title("Erase").await? { log.add("erase"); } }
            yes("confirm") => asked_again(&[("confirm", "Erase")], &["erase"])
        },
        edit! {
            "a title is gone";
            old (log) { if confirm("Sure?").title("Archive").await? { log.add("archive"); } }
            new (log) { if confirm("Sure?").await? { log.add("erase"); } }
            yes("confirm") => asked_again(&[("confirm", "Sure?")], &["erase"])
        },
        edit! {
            "the help text of a question";
            old (log) { let days: u8 = ask_user("How many?").describe("To keep it.").await?; log.add(format!("keep {days}")); }
            new (log) { let days: u8 = ask_user("How many?").describe("To erase it.").await?; log.add(format!("erase {days}")); }
            said("days", 3) => asked_again(&[("days", "To erase it.")], &["erase 3"])
        },
        edit! {
            "the default of a number";
            old (log) { let days: u8 = ask_user("How many?").default(1).await?; log.add(format!("{days}")); }
            new (log) { let days: u8 = ask_user("How many?").default(9).await?; log.add(format!("{days}")); }
            said("days", 1) => asked_again(&[("days", "\"default\":9")], &["1"])
        },
        edit! {
            "the default of a yes";
            old (log) { if confirm("Erase?").default(true).await? { log.add("erase"); } }
            new (log) { if confirm("Erase?").default(false).await? { log.add("erase"); } }
            yes("confirm") => asked_again(&[("confirm", "\"default\":false")], &["erase"])
        },
        edit! {
            "the default of a choice";
            old (log) { let what = choose("What?", ["keep", "erase"]).default("keep").await?; log.add(what); }
            new (log) { let what = choose("What?", ["keep", "erase"]).default("erase").await?; log.add(what); }
            said("what", "keep") => asked_again(&[("what", "\"default\":\"erase\"")], &["keep"])
        },
        edit! {
            "the page that is opened";
            old (log) { open_url("Sign this?", "https://shop.example/letter").await?; log.add("letter"); }
            new (log) { open_url("Sign this?", "https://shop.example/contract").await?; log.add("contract"); }
            json!({ "url": { "action": "accept" } })
                => asked_again(&[("url", "https://shop.example/contract")], &["contract"])
        },
        edit! {
            "the page that is opened, in a `const`";
            old { const PAGE: &str = "https://shop.example/letter"; } (log) { open_url("Sign this?", PAGE).await?; log.add("letter"); }
            new { const PAGE: &str = "https://shop.example/contract"; } (log) { open_url("Sign this?", PAGE).await?; log.add("contract"); }
            json!({ "url": { "action": "accept" } })
                => asked_again(&[("url", "https://shop.example/contract")], &["contract"])
        },
        edit! {
            "options in a `const`";
            old { const ALL: [&str; 2] = ["keep", "archive"]; } (log) { let what = choose("What?", ALL).await?; log.add(what); }
            new { const ALL: [&str; 2] = ["keep", "erase"]; } (log) { let what = choose("What?", ALL).await?; log.add(what); }
            said("what", "archive") => asked_again_for(&[("what", "erase")], said("what", "keep"), &["keep"])
        },
        edit! {
            "titles in a `const`";
            old { const ALL: [(&str, &str); 2] = [("0", "Keep"), ("1", "Archive")]; } (log) { let what = choose("What?", ALL).await?; log.add(what); }
            new { const ALL: [(&str, &str); 2] = [("0", "Keep"), ("1", "Erase")]; } (log) { let what = choose("What?", ALL).await?; log.add(what); }
            said("what", "1") => asked_again(&[("what", "Erase")], &["1"])
        },
    ]
}

fn made() -> Vec<Edit> {
    vec![
        edit! {
            "one is withdrawn, and was chosen";
            items { fn free() -> Vec<&'static str> { vec!["1A", "1B"] } } => { fn free() -> Vec<&'static str> { vec!["1B"] } }
            (log) {
                let seat = choose("Which seat?", free()).await?;
                log.add(seat);
            }
            said("seat", "1A") => goes_on(&["1A"])
        },
        edit! {
            "one is added";
            items { fn free() -> Vec<&'static str> { vec!["1A"] } } => { fn free() -> Vec<&'static str> { vec!["1A", "1B"] } }
            (log) {
                let free = free();
                let seat = choose("Which seat?", free).await?;
                log.add(seat);
            }
            said("seat", "1A") => goes_on(&["1A"])
        },
    ]
}

fn kind() -> Vec<Edit> {
    vec![
        edit! {
            "its key";
            old (log) { if confirm("Sure?").key("archive").await? { log.add("archive"); } }
            new (log) { if confirm("Sure?").key("erase").await? { log.add("erase"); } }
            yes("archive") => Outdated
        },
        edit! {
            "the name its answer is bound to";
            old (log) { let archive = confirm("Sure?").await?; log.add(format!("{archive}")); }
            new (log) { let erase = confirm("Sure?").await?; log.add(format!("{erase}")); }
            yes("archive") => Outdated
        },
        edit! {
            "another kind of question with the same words";
            old (log) { let seat: String = ask_user("Which seat?").await?; log.add(seat); }
            new (log) { let seat = choose("Which seat?", ["1A"]).await?; log.add(seat); }
            said("seat", "1A") => Outdated
        },
        edit! {
            "a form of one `bool` in place of a yes or no";
            old (log) { if confirm("Sure?").key("sure").await? { log.add("yes"); } }
            new (log) { if ask_user::<bool>("Sure?").key("sure").await? { log.add("yes"); } }
            yes("sure") => Outdated
        },
        edit! {
            "one of several, and several of them";
            old (log) { let file = choose("Erase?", ["a", "b"]).await?; log.add(file); }
            new (log) { let file = choose_many("Erase?", ["a", "b"]).await?; log.add(file.join("+")); }
            said("file", "a") => Outdated
        },
        edit! {
            "a wider type of answer";
            old (log) { let days: u8 = ask_user("How many?").await?; log.add(format!("{days}")); }
            new (log) { let days: u16 = ask_user("How many?").await?; log.add(format!("{days}")); }
            said("days", 3) => Outdated
        },
        edit! {
            "a number in place of a text";
            old (log) { let days: String = ask_user("How many?").await?; log.add(days); }
            new (log) { let days: u16 = ask_user("How many?").await?; log.add(format!("{days}")); }
            said("days", "3") => Outdated
        },
        edit! {
            "a round without a question in place of one";
            old (log) { if confirm("Erase?").await? { log.add("erase"); } }
            new (log) { checkpoint().await; log.add("erase"); }
            yes("confirm") => Outdated
        },
        edit! {
            "a question is gone";
            old (log) { if confirm("Erase?").await? { log.add("erase"); } }
            new (log) { log.add("erase"); }
            yes("confirm") => Outdated
        },
        edit! {
            "a page in place of a yes or no";
            old (log) { if confirm("Erase?").key("sure").await? { log.add("erase"); } }
            new (log) { open_url("Erase?", "https://shop.example/").key("sure").await?; log.add("erase"); }
            yes("sure") => Outdated
        },
    ]
}
