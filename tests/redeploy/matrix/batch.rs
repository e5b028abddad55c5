//! Questions that are asked together.

use super::{
    Edit, Expected::Outdated, Family, Line, all, asked_again, asked_again_for, edit, goes_on,
    release, said, yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "questions asked together",
        lines: vec![
            Line {
                change: "the words or the form of some of them",
                advice: "nothing: only those are asked again, and the other answers are kept",
                edits: words(),
            },
            Line {
                change: "their number, order, keys, kinds or types; `ask_all` and `ask_each`; words made at run time",
                advice: "nothing: the call ends",
                edits: shape(),
            },
            Line {
                change: "what is done with the answers",
                advice: "nothing: the new code goes on",
                edits: code(),
            },
        ],
    }
}

fn both() -> serde_json::Value {
    all([yes("a"), yes("b")])
}

fn words() -> Vec<Edit> {
    vec![
        edit! {
            "the words of two are swapped";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Erase?"))).await?;
                log.add(format!("archive {a}, erase {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Erase?"), confirm("Archive?"))).await?;
                log.add(format!("erase {a}, archive {b}"));
            }
            all([yes("a"), said("b", false)]) => asked_again_for(
                &[("a", "Erase?"), ("b", "Archive?")],
                all([said("a", false), yes("b")]),
                &["erase false, archive true"],
            )
        },
        edit! {
            "the words of the first";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
                log.add(format!("archive {a}, mail {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Erase?"), confirm("Mail?"))).await?;
                log.add(format!("erase {a}, mail {b}"));
            }
            both() => asked_again_for(&[("a", "Erase?")], said("a", false), &["erase false, mail true"])
        },
        edit! {
            "the words of the second";
            old (log) {
                let (a, b) = ask_all((confirm("Mail?"), confirm("Archive?"))).await?;
                log.add(format!("mail {a}, archive {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Mail?"), confirm("Erase?"))).await?;
                log.add(format!("mail {a}, erase {b}"));
            }
            all([said("a", false), yes("b")]) => asked_again(&[("b", "Erase?")], &["mail false, erase true"])
        },
        edit! {
            "the words of one of three, of three kinds";
            old (log) {
                let (a, b, c) = ask_all((confirm("Mail?"), ask_user::<u8>("Keep how many?"), choose("Which?", ["x", "y"]))).await?;
                log.add(format!("{a} keep {b} {c}"));
            }
            new (log) {
                let (a, b, c) = ask_all((confirm("Mail?"), ask_user::<u8>("Erase how many?"), choose("Which?", ["x", "y"]))).await?;
                log.add(format!("{a} erase {b} {c}"));
            }
            all([yes("a"), said("b", 2), said("c", "y")])
                => asked_again_for(&[("b", "Erase how many?")], said("b", 1), &["true erase 1 y"])
        },
        edit! {
            "the words of a `format!` in one";
            old (log) {
                let what = "letters".to_owned();
                let (a, b) = ask_all((confirm(format!("Archive {what}?")), confirm("Mail?"))).await?;
                log.add(format!("archive {a}, mail {b}"));
            }
            new (log) {
                let what = "letters".to_owned();
                let (a, b) = ask_all((confirm(format!("Erase {what}?")), confirm("Mail?"))).await?;
                log.add(format!("erase {a}, mail {b}"));
            }
            both() => asked_again(&[("a", "Erase letters?")], &["erase true, mail true"])
        },
        edit! {
            "the title of one";
            old (log) {
                let (a, b) = ask_all((confirm("Sure?").title("Archive"), confirm("Mail?"))).await?;
                log.add(format!("archive {a}, mail {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Sure?").title("Erase"), confirm("Mail?"))).await?;
                log.add(format!("erase {a}, mail {b}"));
            }
            both() => asked_again(&[("a", "Erase")], &["erase true, mail true"])
        },
        edit! {
            "the options of one";
            old (log) {
                let (a, b) = ask_all((choose("What?", [("0", "Keep"), ("1", "Erase")]), confirm("Mail?"))).await?;
                log.add(format!("{a}, mail {b}"));
            }
            new (log) {
                let (a, b) = ask_all((choose("What?", [("0", "Erase"), ("1", "Keep")]), confirm("Mail?"))).await?;
                log.add(format!("{a}, mail {b}"));
            }
            all([said("a", "0"), yes("b")]) => asked_again_for(&[("a", "Erase")], said("a", "1"), &["1, mail true"])
        },
        edit! {
            "the form of one";
            items {
                #[derive(Debug, Serialize, Deserialize, Choice)]
                enum Fate { Keep, Erase }
            } => {
                #[derive(Debug, Serialize, Deserialize, Choice)]
                enum Fate { #[serde(rename = "Erase")] Keep, #[serde(rename = "Keep")] Erase }
            }
            (log) {
                let (a, b) = ask_all((ask_user::<Fate>("What?"), confirm("Mail?"))).await?;
                log.add(format!("{a:?}, mail {b}"));
            }
            all([said("a", "Keep"), yes("b")]) => asked_again_for(&[("a", "Erase")], said("a", "Erase"), &["Keep, mail true"])
        },
        edit! {
            "the words of one that was answered in an earlier round";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), ask_user::<u8>("How many?"))).await?;
                log.add(format!("archive {a} {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Erase?"), ask_user::<u8>("How many?"))).await?;
                log.add(format!("erase {a} {b}"));
            }
            said("b", 2) => asked_again_for(&[("a", "Erase?")], said("a", false), &["erase false 2"])
        }
        .after(all([yes("a"), said("b", 1000)])),
        edit! {
            "the words of one where each answer is looked at";
            old (log) {
                let (a, b) = ask_each((confirm("Archive?"), confirm("Mail?"))).await;
                log.add(format!("archive {a:?}, mail {b:?}"));
            }
            new (log) {
                let (a, b) = ask_each((confirm("Erase?"), confirm("Mail?"))).await;
                log.add(format!("erase {a:?}, mail {b:?}"));
            }
            both() => asked_again(&[("a", "Erase?")], &["erase Ok(true), mail Ok(true)"])
        },
        edit! {
            "the words of all";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
                log.add(format!("archive {a}, mail {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Erase?"), confirm("Post?"))).await?;
                log.add(format!("erase {a}, post {b}"));
            }
            both() => asked_again(&[("a", "Erase?"), ("b", "Post?")], &["erase true, post true"])
        },
    ]
}

fn shape() -> Vec<Edit> {
    vec![
        edit! {
            "one is added";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
                log.add(format!("{a} {b}"));
            }
            new (log) {
                let (a, b, c) = ask_all((confirm("Archive?"), confirm("Mail?"), confirm("Erase?"))).await?;
                log.add(format!("{a} {b} {c}"));
            }
            both() => Outdated
        },
        edit! {
            "one is gone";
            old (log) {
                let (a, b, c) = ask_all((confirm("Archive?"), confirm("Mail?"), confirm("Erase?"))).await?;
                log.add(format!("{a} {b} {c}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Erase?"))).await?;
                log.add(format!("{a} {b}"));
            }
            all([both(), yes("c")]) => Outdated
        },
        edit! {
            "two are swapped, with their keys";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
                log.add(format!("{a} {b}"));
            }
            new (log) {
                let (b, a) = ask_all((confirm("Mail?"), confirm("Archive?"))).await?;
                log.add(format!("{a} {b}"));
            }
            both() => Outdated
        },
        edit! {
            "the names of two are swapped";
            old (log) {
                let (archive, erase) = ask_all((confirm("Archive?"), confirm("Erase?"))).await?;
                log.add(format!("{archive} {erase}"));
            }
            new (log) {
                let (erase, archive) = ask_all((confirm("Archive?"), confirm("Erase?"))).await?;
                log.add(format!("{archive} {erase}"));
            }
            all([yes("archive"), said("erase", false)]) => Outdated
        },
        edit! {
            "one is of another kind";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
                log.add(format!("{a} {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Archive?"), ask_user::<bool>("Mail?"))).await?;
                log.add(format!("{a} {b}"));
            }
            both() => Outdated
        },
        edit! {
            "one alone, and two together";
            old (log) { let (a,) = ask_all((confirm("Archive?"),)).await?; log.add(format!("{a}")); }
            new (log) { let (a, b) = ask_all((confirm("Archive?"), confirm("Erase?"))).await?; log.add(format!("{a} {b}")); }
            yes("a") => Outdated
        },
        edit! {
            "one after the other, and together";
            old (log) {
                let a = confirm("Archive?").await?;
                let b = confirm("Erase?").await?;
                log.add(format!("{a} {b}"));
            }
            new (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Erase?"))).await?;
                log.add(format!("{a} {b}"));
            }
            yes("a") => Outdated
        },
        edit! {
            "each answer is looked at";
            old (log) {
                let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
                log.add(format!("{a} {b}"));
            }
            new (log) {
                let (a, b) = ask_each((confirm("Archive?"), confirm("Mail?"))).await;
                log.add(format!("{a:?} {b:?}"));
            }
            both() => Outdated
        },
        edit! {
            "the words of a list that is made at run time";
            old (log) {
                let files = ["a", "b"].map(|file| confirm(format!("Keep {file}?")).key(file));
                let sure = ask_all(Vec::from(files)).await?;
                log.add(format!("keep {sure:?}"));
            }
            new (log) {
                let files = ["a", "b"].map(|file| confirm(format!("Erase {file}?")).key(file));
                let sure = ask_all(Vec::from(files)).await?;
                log.add(format!("erase {sure:?}"));
            }
            both() => Outdated
        },
    ]
}

fn code() -> Vec<Edit> {
    vec![edit! {
        "what is done";
        old (log) {
            let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
            log.add(format!("archive {a}, mail {b}"));
        }
        new (log) {
            let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?;
            log.add(format!("mail {b}, archive {a}"));
        }
        both() => goes_on(&["mail true, archive true"])
    }]
}
