//! The function as a whole: its name, its version, the locals that travel, and where its types are.

use super::{
    Edit,
    Expected::{Outdated, Refused},
    Family, Line, edit, goes_on,
    harmless::book,
    release, said, yes,
};

pub(super) fn family() -> Family {
    Family {
        of: "the function and its locals",
        lines: vec![
            Line {
                change: "a local that is used after the question: new, renamed, of another type, in another order, no longer used",
                advice: "nothing: the call ends",
                edits: locals(),
            },
            Line {
                change: "`version`",
                advice: "nothing: that is what it is for",
                edits: version(),
            },
            Line {
                change: "the function's name, its module, under a kept `name`",
                advice: "nothing",
                edits: moved(),
            },
            Line {
                change: "the tool's name",
                advice: "keep the old one with `name = \"…\"` for as long as questions live",
                edits: renamed(),
            },
            Line {
                change: "the name of a type that is saved, or the module it is in",
                advice: "nothing: the call ends",
                edits: types(),
            },
        ],
    }
}

fn locals() -> Vec<Edit> {
    vec![
        book! { "one is renamed"; (log, flight: String) {
            let cost = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {cost} {label}"));
        } Outdated },
        book! { "one has a wider type"; (log, flight: String) {
            let price = 40_u64;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } Outdated },
        book! { "one is new"; (log, flight: String) {
            let price = 40_u32;
            let tax = price / 5;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {tax} {label}"));
        } Outdated },
        book! { "one is gone"; (log, flight: String) {
            let price = 40_u32;
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price}"));
        } Outdated },
        book! { "they are in another order"; (log, flight: String) {
            let label = format!("{flight}!");
            let price = 40_u32;
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } Outdated },
        book! { "one that was owned is borrowed"; (log, flight: String) {
            let price = 40_u32;
            let label = "TP1!";
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } Outdated },
        book! { "the names of two are swapped"; (log, flight: String) {
            let label = 40_u32;
            let price = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } Outdated },
        book! { "one is mutable and changed later"; (log, flight: String) {
            let mut price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            price = 41;
            log.add(format!("hold {seat} {price} {label}"));
        } Outdated },
    ]
}

fn version() -> Vec<Edit> {
    vec![
        book! { "a version is new"; [version = 1] (log, flight: String) {
            let price = 40_u32;
            let label = format!("{flight}!");
            let seat: String = ask_user("Which seat?").await?;
            log.add(format!("hold {seat} {price} {label}"));
        } Outdated },
        edit! {
            "a version is higher";
            old [version = 1] (log) { if confirm("Sure?").await? { log.add("buy"); } }
            new [version = 2] (log) { if confirm("Sure?").await? { log.add("buy"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a version is lower";
            old [version = 2] (log) { if confirm("Sure?").await? { log.add("buy"); } }
            new [version = 1] (log) { if confirm("Sure?").await? { log.add("buy"); } }
            yes("confirm") => Outdated
        },
        edit! {
            "a version is gone";
            old [version = 2] (log) { if confirm("Sure?").await? { log.add("buy"); } }
            new (log) { if confirm("Sure?").await? { log.add("buy"); } }
            yes("confirm") => Outdated
        },
    ]
}

fn moved() -> Vec<Edit> {
    vec![
        edit! {
            "the function is renamed";
            old module tidy {
                #[mrtr_tool]
                pub(super) async fn tidy(log: &Log) -> Result<(), ToolError> {
                    if confirm("Sure?").await? { log.add("tidy"); }
                    Ok(())
                }
            }
            new module clean {
                #[mrtr_tool(name = "tidy")]
                pub(super) async fn clean(log: &Log) -> Result<(), ToolError> {
                    if confirm("Sure?").await? { log.add("clean"); }
                    Ok(())
                }
            }
            yes("confirm") => goes_on(&["clean"])
        },
        edit! {
            "the function is in another module";
            old module tidy {
                #[mrtr_tool]
                pub(super) async fn tidy(log: &Log) -> Result<(), ToolError> {
                    if confirm("Sure?").await? { log.add("tidy"); }
                    Ok(())
                }
            }
            new module tidy {
                mod inner {
                    use super::*;

                    #[mrtr_tool]
                    pub async fn tidy(log: &Log) -> Result<(), ToolError> {
                        if confirm("Sure?").await? { log.add("tidy"); }
                        Ok(())
                    }
                }
                pub(super) use inner::tidy;
            }
            yes("confirm") => goes_on(&["tidy"])
        },
    ]
}

fn renamed() -> Vec<Edit> {
    vec![edit! {
        "it is renamed, with the function";
        old module tidy {
            #[mrtr_tool]
            pub(super) async fn tidy(log: &Log) -> Result<(), ToolError> {
                if confirm("Sure?").await? { log.add("tidy"); }
                Ok(())
            }
        }
        new module clean {
            #[mrtr_tool]
            pub(super) async fn clean(log: &Log) -> Result<(), ToolError> {
                if confirm("Sure?").await? { log.add("clean"); }
                Ok(())
            }
        }
        yes("confirm") => Refused
    }]
}

fn types() -> Vec<Edit> {
    vec![
        edit! {
            "a type is in another module";
            old { mod here { use super::*; #[derive(Debug, Serialize, Deserialize)] pub(super) struct Offer { pub(super) price: u32 } } } (log) {
                let offer = here::Offer { price: 40 };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            new { mod there { use super::*; #[derive(Debug, Serialize, Deserialize)] pub(super) struct Offer { pub(super) price: u32 } } } (log) {
                let offer = there::Offer { price: 40 };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a type is renamed";
            old { #[derive(Debug, Serialize, Deserialize)] struct Offer { price: u32 } } (log) {
                let offer = Offer { price: 40 };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            new { #[derive(Debug, Serialize, Deserialize)] struct Quote { price: u32 } } (log) {
                let offer = Quote { price: 40 };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "another type of the same name and module";
            old { mod here { use super::*; #[derive(Debug, Serialize, Deserialize)] pub(super) struct Offer { pub(super) price: Option<u32> } } } (log) {
                let offer = here::Offer { price: Some(40) };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            new { mod here { use super::*; #[derive(Debug, Serialize, Deserialize)] pub(super) struct Offer { pub(super) gift: Option<u32> } } } (log) {
                let offer = here::Offer { gift: Some(40) };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "a type's parameter";
            old { #[derive(Debug, Serialize, Deserialize)] struct Offer<T> { price: T } } (log) {
                let offer = Offer { price: 40_u32 };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            new { #[derive(Debug, Serialize, Deserialize)] struct Offer<T> { price: T } } (log) {
                let offer = Offer { price: 40_u64 };
                if confirm("Pay?").await? { log.add(format!("{offer:?}")); }
            }
            yes("confirm") => Outdated
        },
        edit! {
            "an alias is another type";
            items { type Price = u32; } => { type Price = u64; }
            (log) {
                let price: Price = 40;
                if confirm("Pay?").await? { log.add(format!("{price}")); }
            }
            yes("confirm") => Outdated
        },
    ]
}
