//! Questions in flows.

use super::{
    Edit, Expected::Outdated, Family, Line, all, asked_again, edit, goes_on, release, said, yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "flows",
        lines: vec![
            Line {
                change: "the words of a question in a flow",
                advice: "nothing: the user is asked again",
                edits: words(),
            },
            Line {
                change: "code of a flow, or of its caller; calls of flows in another order, or more of them",
                advice: "nothing: the call goes on where its flow was called",
                edits: code(),
            },
            Line {
                change: "locals of either; what a flow is given; its name; a flow in place of code, or the other way round; calls that cannot be told apart",
                advice: "nothing: the call ends",
                edits: shape(),
            },
        ],
    }
}

fn words() -> Vec<Edit> {
    vec![
        edit! {
            "of one that is called once";
            old { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Archive?").await } } (log) {
                if call(sure()).await? { log.add("archive"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Erase?").await } } (log) {
                if call(sure()).await? { log.add("erase"); }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase?")], &["erase"])
        },
        edit! {
            "around what the flow is given";
            old { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(format!("Archive {what}?")).await } } (log) {
                if call(sure("letters".to_owned())).await? { log.add("archive"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(format!("Erase {what}?")).await } } (log) {
                if call(sure("letters".to_owned())).await? { log.add("erase"); }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase letters?")], &["erase"])
        },
        edit! {
            "of one that another flow calls";
            old {
                #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Archive?").await }
                #[mrtr_flow] async fn outer(log: &Log) -> Result<bool, AskError> { let sure = call(sure()).await?; log.add("outer"); Ok(sure) }
            } (log) {
                if call(outer()).await? { log.add("archive"); }
            }
            new {
                #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Erase?").await }
                #[mrtr_flow] async fn outer(log: &Log) -> Result<bool, AskError> { let sure = call(sure()).await?; log.add("outer"); Ok(sure) }
            } (log) {
                if call(outer()).await? { log.add("erase"); }
            }
            yes("confirm") => asked_again(&[("confirm", "Erase?")], &["outer", "erase"])
        },
        edit! {
            "of one of several asked together";
            old { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { let (a, b) = ask_all((confirm("Archive?"), confirm("Mail?"))).await?; Ok(a && b) } } (log) {
                if call(sure()).await? { log.add("archive"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { let (a, b) = ask_all((confirm("Erase?"), confirm("Mail?"))).await?; Ok(a && b) } } (log) {
                if call(sure()).await? { log.add("erase"); }
            }
            all([yes("a"), yes("b")]) => asked_again(&[("a", "Erase?")], &["erase"])
        },
    ]
}

fn code() -> Vec<Edit> {
    vec![
        edit! {
            "what both do with the answer";
            old { #[mrtr_flow] async fn pick(log: &Log, what: String) -> Result<String, AskError> {
                let seat: String = ask_user("Which seat?").await?;
                log.add(format!("picked {what}"));
                Ok(seat)
            } } (log) {
                let price = 40_u32;
                let seat = call(pick("TP1".to_owned())).await?;
                log.add(format!("{seat} {price}"));
            }
            new { #[mrtr_flow] async fn pick(log: &Log, what: String) -> Result<String, AskError> {
                let seat: String = ask_user("Which seat?").await?;
                log.add(format!("chose {what}"));
                Ok(seat)
            } } (log) {
                let price = 40_u32;
                let seat = call(pick("TP1".to_owned())).await?;
                log.add(format!("{seat} for {price}"));
            }
            said("seat", "1A") => goes_on(&["chose TP1", "1A for 40"])
        },
        edit! {
            "two calls of one flow with literals are swapped";
            old { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Pay?".to_owned())).await? { log.add("pay"); }
                if call(sure("Send a gift?".to_owned())).await? { log.add("gift"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Send a gift?".to_owned())).await? { log.add("gift"); }
                if call(sure("Pay?".to_owned())).await? { log.add("pay"); }
            }
            yes("confirm") => goes_on(&["pay"])
        },
        edit! {
            "two calls of one flow with borrowed literals are swapped";
            old { #[mrtr_flow] async fn sure(log: &Log, what: &str) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Pay?")).await? { log.add("pay"); }
                if call(sure("Send a gift?")).await? { log.add("gift"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: &str) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Send a gift?")).await? { log.add("gift"); }
                if call(sure("Pay?")).await? { log.add("pay"); }
            }
            yes("confirm") => goes_on(&["pay"])
        },
        edit! {
            "two calls with values in variables are swapped";
            old { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                let (pay, gift) = ("Pay?".to_owned(), "Send a gift?".to_owned());
                if call(sure(pay.clone())).await? { log.add(format!("{pay} {gift}")); }
                if call(sure(gift.clone())).await? { log.add(format!("{gift} {pay}")); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                let (pay, gift) = ("Pay?".to_owned(), "Send a gift?".to_owned());
                if call(sure(gift.clone())).await? { log.add(format!("{gift} {pay}")); }
                if call(sure(pay.clone())).await? { log.add(format!("{pay} {gift}")); }
            }
            yes("confirm") => goes_on(&["Pay? Send a gift?"])
        },
        edit! {
            "two flows are swapped";
            old {
                #[mrtr_flow] async fn pay(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
                #[mrtr_flow] async fn gift(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
            } (log) {
                if call(pay()).await? { log.add("pay"); }
                if call(gift()).await? { log.add("gift"); }
            }
            new {
                #[mrtr_flow] async fn pay(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
                #[mrtr_flow] async fn gift(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
            } (log) {
                if call(gift()).await? { log.add("gift"); }
                if call(pay()).await? { log.add("pay"); }
            }
            yes("confirm") => goes_on(&["pay"])
        },
        edit! {
            "another call of the flow comes after, with another literal";
            old { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Pay?".to_owned())).await? { log.add("pay"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Pay?".to_owned())).await? { log.add("pay"); }
                if call(sure("Send a gift?".to_owned())).await? { log.add("gift"); }
            }
            yes("confirm") => goes_on(&["pay"])
        },
        edit! {
            "two questions in one flow are swapped";
            old { #[mrtr_flow] async fn both(log: &Log) -> Result<(), AskError> {
                if confirm("Mail?").await? { log.add("mail"); }
                if confirm("Close?").await? { log.add("close"); }
                Ok(())
            } } (log) { call(both()).await?; }
            new { #[mrtr_flow] async fn both(log: &Log) -> Result<(), AskError> {
                if confirm("Close?").await? { log.add("close"); }
                if confirm("Mail?").await? { log.add("mail"); }
                Ok(())
            } } (log) { call(both()).await?; }
            yes("confirm") => goes_on(&["mail"])
        },
    ]
}

fn shape() -> Vec<Edit> {
    vec![
        edit! {
            "the literal a flow is given to ask with";
            old { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Archive?".to_owned())).await? { log.add("archive"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Erase?".to_owned())).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "the borrowed literal a flow is given to ask with";
            old { #[mrtr_flow] async fn sure(log: &Log, what: &str) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Archive?")).await? { log.add("archive"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: &str) -> Result<bool, AskError> { confirm(what).await } } (log) {
                if call(sure("Erase?")).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "the literal part of what a flow is given to ask with";
            old { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(format!("{what} it?")).await } } (log) {
                if call(sure("Archive".to_owned())).await? { log.add("archive"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log, what: String) -> Result<bool, AskError> { confirm(format!("{what} it?")).await } } (log) {
                if call(sure("Erase".to_owned())).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "the `const` a flow is given to ask with";
            old {
                const ASK: &str = "Archive?";
                #[mrtr_flow] async fn sure(log: &Log, what: &str) -> Result<bool, AskError> { confirm(what).await }
            } (log) {
                if call(sure(ASK)).await? { log.add("archive"); }
            }
            new {
                const ASK: &str = "Erase?";
                #[mrtr_flow] async fn sure(log: &Log, what: &str) -> Result<bool, AskError> { confirm(what).await }
            } (log) {
                if call(sure(ASK)).await? { log.add("erase"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a local of the flow";
            old { #[mrtr_flow] async fn pick(log: &Log, what: String) -> Result<String, AskError> {
                let seat: String = ask_user("Which seat?").await?;
                log.add(what);
                Ok(seat)
            } } (log) { let seat = call(pick("TP1".to_owned())).await?; log.add(seat); }
            new { #[mrtr_flow] async fn pick(log: &Log, what: String) -> Result<String, AskError> {
                let label = format!("{what}!");
                let seat: String = ask_user("Which seat?").await?;
                log.add(label);
                Ok(seat)
            } } (log) { let seat = call(pick("TP1".to_owned())).await?; log.add(seat); }
            said("seat", "1A") => Outdated
        },
        edit! {
            "a local of its caller";
            old { #[mrtr_flow] async fn pick(log: &Log) -> Result<String, AskError> { let seat: String = ask_user("Which seat?").await?; Ok(seat) } } (log) {
                let price = 40_u32;
                let seat = call(pick()).await?;
                log.add(format!("{seat} {price}"));
            }
            new { #[mrtr_flow] async fn pick(log: &Log) -> Result<String, AskError> { let seat: String = ask_user("Which seat?").await?; Ok(seat) } } (log) {
                let price = 40_u64;
                let seat = call(pick()).await?;
                log.add(format!("{seat} {price}"));
            }
            said("seat", "1A") => Outdated
        },
        edit! {
            "its name";
            old { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(sure()).await? { log.add("pay"); }
            }
            new { #[mrtr_flow] async fn agreed(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(agreed()).await? { log.add("pay"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "its question is asked by the tool itself";
            old { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(sure()).await? { log.add("pay"); }
            }
            new (log) { if confirm("Sure?").await? { log.add("pay"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a question of the tool is asked by a flow";
            old (log) { if confirm("Sure?").await? { log.add("pay"); } }
            new { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(sure()).await? { log.add("pay"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a flow between the tool and the one that asks";
            old { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(sure()).await? { log.add("pay"); }
            }
            new {
                #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
                #[mrtr_flow] async fn outer(log: &Log) -> Result<bool, AskError> { call(sure()).await }
            } (log) {
                if call(outer()).await? { log.add("pay"); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "another flow is called in its place";
            old {
                #[mrtr_flow] async fn pay(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
                #[mrtr_flow] async fn gift(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
            } (log) { if call(pay()).await? { log.add("pay"); } }
            new {
                #[mrtr_flow] async fn pay(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
                #[mrtr_flow] async fn gift(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await }
            } (log) { if call(gift()).await? { log.add("gift"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a second call that is spelled alike";
            old { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(sure()).await? { log.add("pay"); }
            }
            new { #[mrtr_flow] async fn sure(log: &Log) -> Result<bool, AskError> { confirm("Sure?").await } } (log) {
                if call(sure()).await? { log.add("gift"); }
                if call(sure()).await? { log.add("pay"); }
            }
            yes("confirm") => Outdated
        },
    ]
}
