//! Questions one after the other, and in loops.

use super::{
    Edit, Expected::Outdated, Family, Line, asked_again, edit, goes_on, release, said, yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "the order of questions",
        lines: vec![
            Line {
                change: "questions with one key and equal locals are in another order, or there are more or fewer of them; loops around them",
                advice: "nothing: the words tell which one was asked",
                edits: found(),
            },
            Line {
                change: "one of them is gone and another has come in its place",
                advice: "nothing: the new one is asked",
                edits: replaced(),
            },
            Line {
                change: "the words cannot tell which of several was asked",
                advice: "nothing: the call ends. Keys of their own (`.key(\"…\")`) keep questions apart",
                edits: lost(),
            },
        ],
    }
}

fn found() -> Vec<Edit> {
    vec![
        edit! {
            "two questions are swapped, and the first has been asked";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            new (log) {
                if confirm("Close?").await? { log.add("close"); }
                if confirm("Mail?").await? { log.add("mail"); }
            }
            yes("confirm") => goes_on(&["mail"])
        },
        edit! {
            "two questions are swapped, and the second has been asked";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            new (log) {
                if confirm("Close?").await? { log.add("close"); }
                if confirm("Mail?").await? { log.add("mail"); }
            }
            yes("confirm") => goes_on(&["close"])
        }
        .after(said("confirm", false)),
        edit! {
            "three questions take each other's place";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
                if confirm("Erase?").await? { log.add("erase"); }
            }
            new (log) {
                if confirm("Erase?").await? { log.add("erase"); }
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            yes("confirm") => goes_on(&["mail"])
        },
        edit! {
            "two questions with bound answers are swapped";
            old (log) {
                let sure = confirm("Mail?").await?;
                log.add(format!("mail {sure}"));
                let sure = confirm("Close?").await?;
                log.add(format!("close {sure}"));
            }
            new (log) {
                let sure = confirm("Close?").await?;
                log.add(format!("close {sure}"));
                let sure = confirm("Mail?").await?;
                log.add(format!("mail {sure}"));
            }
            yes("sure") => goes_on(&["mail true"])
        },
        edit! {
            "two questions with values are swapped";
            old (log) {
                let who = "Ada".to_owned();
                if confirm(format!("Mail {who}?")).await? { log.add(format!("mail {who}")); }
                if confirm(format!("Fire {who}?")).await? { log.add(format!("fire {who}")); }
                log.add(who);
            }
            new (log) {
                let who = "Ada".to_owned();
                if confirm(format!("Fire {who}?")).await? { log.add(format!("fire {who}")); }
                if confirm(format!("Mail {who}?")).await? { log.add(format!("mail {who}")); }
                log.add(who);
            }
            yes("confirm") => goes_on(&["mail Ada", "Ada"])
        },
        edit! {
            "one is asked before";
            old (log) { if confirm("Mail?").await? { log.add("mail"); } }
            new (log) {
                if confirm("Close?").await? { log.add("close"); }
                if confirm("Mail?").await? { log.add("mail"); }
            }
            yes("confirm") => goes_on(&["mail"])
        },
        edit! {
            "one is asked after";
            old (log) { if confirm("Mail?").await? { log.add("mail"); } }
            new (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            yes("confirm") => goes_on(&["mail"])
        },
        edit! {
            "one that came before is gone";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            new (log) { if confirm("Close?").await? { log.add("close"); } }
            yes("confirm") => goes_on(&["close"])
        }
        .after(said("confirm", false)),
        edit! {
            "`while` in place of `loop`";
            old (log) {
                loop {
                    if confirm("Stop?").await? { break; }
                    log.add("more");
                }
                log.add("stopped");
            }
            new (log) {
                while !confirm("Stop?").await? { log.add("more"); }
                log.add("stopped");
            }
            yes("confirm") => goes_on(&["stopped"])
        },
        edit! {
            "a loop in place of a single question";
            old (log) { if confirm("Mail?").await? { log.add("mail"); } }
            new (log) {
                loop {
                    if confirm("Mail?").await? { log.add("mail"); break; }
                }
            }
            yes("confirm") => goes_on(&["mail"])
        },
    ]
}

fn replaced() -> Vec<Edit> {
    vec![
        edit! {
            "a question is dropped, and another is added before";
            old (log) { if confirm("Mail?").await? { log.add("mail"); } }
            new (log) { if confirm("Close the account?").await? { log.add("close"); } log.add("done"); }
            yes("confirm") => asked_again(&[("confirm", "Close the account?")], &["close", "done"])
        },
        edit! {
            "the first of two is dropped, and the second is the only one left";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            new (log) { if confirm("Close?").await? { log.add("close"); } }
            yes("confirm") => asked_again(&[("confirm", "Close?")], &["close"])
        },
        edit! {
            "a bound answer is used for something else";
            old (log) { let ok = confirm("Mail?").await?; log.add(format!("mail {ok}")); }
            new (log) { let ok = confirm("Close?").await?; log.add(format!("close {ok}")); }
            yes("ok") => asked_again(&[("ok", "Close?")], &["close true"])
        },
        edit! {
            "a question in a loop says something else";
            old (log) {
                loop {
                    if confirm("Stop?").await? { break; }
                    log.add("more");
                }
            }
            new (log) {
                loop {
                    if confirm("Erase more?").await? { log.add("erased"); break; }
                }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase more?")], &["erased"])
        }
        .after(said("confirm", false)),
    ]
}

fn lost() -> Vec<Edit> {
    vec![
        edit! {
            "two questions are swapped, and both say something new";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
            }
            new (log) {
                if confirm("Really close?").await? { log.add("close"); }
                if confirm("Really mail?").await? { log.add("mail"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "one of two is dropped, and another is added";
            old (log) {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Keep?").await? { log.add("keep"); }
            }
            new (log) {
                if confirm("Keep?").await? { log.add("keep"); }
                if confirm("Close the account?").await? { log.add("close"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a second with the same words comes before";
            old (log) { if confirm("Sure?").await? { log.add("mail"); } }
            new (log) {
                if confirm("Sure?").await? { log.add("close"); }
                if confirm("Sure?").await? { log.add("mail"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a second with the same words comes after";
            old (log) { if confirm("Sure?").await? { log.add("mail"); } }
            new (log) {
                if confirm("Sure?").await? { log.add("mail"); }
                if confirm("Sure?").await? { log.add("close"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "one of three with the same words is gone";
            old (log) {
                if confirm("Sure?").await? { log.add("mail"); }
                if confirm("Sure?").await? { log.add("close"); }
                if confirm("Sure?").await? { log.add("erase"); }
            }
            new (log) {
                if confirm("Sure?").await? { log.add("close"); }
                if confirm("Sure?").await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a loop has got another variable";
            old (log) {
                for file in ["a".to_owned(), "b".to_owned()] {
                    if confirm("Erase it?").await? { log.add(format!("erase {file}")); }
                }
            }
            new (log) {
                for (number, file) in ["a".to_owned(), "b".to_owned()].into_iter().enumerate() {
                    if confirm("Erase it?").await? { log.add(format!("erase {file} {number}")); }
                }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a question in a loop, and outside of it with the loop's variable";
            old (log) {
                for file in ["a".to_owned(), "b".to_owned()] {
                    if confirm("Erase it?").await? { log.add(format!("erase {file}")); }
                }
            }
            new (log) {
                let file = "b".to_owned();
                if confirm("Erase it?").await? { log.add(format!("erase {file}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "the answer to the question before is used later now";
            old (log) {
                let mail = confirm("Mail?").await?;
                log.add(format!("mail {mail}"));
                if confirm("Close?").await? { log.add("close"); }
            }
            new (log) {
                let mail = confirm("Mail?").await?;
                if confirm("Close?").await? { log.add(format!("mail {mail}, close")); }
            }
            yes("confirm") => Outdated
        }
        .after(said("mail", false)),
    ]
}
