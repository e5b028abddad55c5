//! What a function tells about itself.

use mrtr::{
    Machine,
    machine::{Asks, Place},
    prelude::*,
};
use serde_json::json;

struct Airline;

impl Airline {
    async fn hold(&self, _seat: &str) -> Result<bool, ToolError> {
        std::future::ready(()).await;
        Ok(true)
    }
}

/// The line of the first `.await` behind `mark` in this file.
fn line_of(mark: &str) -> u32 {
    let lines = include_str!("machine.rs").lines();
    let mut found = (1..)
        .zip(lines)
        .skip_while(|(_, line)| !line.contains(mark));
    found.find(|(_, line)| line.contains(".await")).unwrap().0
}

/// The booking of the README, without its business.
#[mrtr_tool(version = 3)]
async fn book(airline: &Airline, flight: String) -> Result<String, ToolError> {
    let price = flight.len();
    let passenger: String = ask_user("Who is flying?").title("Passenger").await?;
    let seat = loop {
        let seat = choose("Which seat?", vec!["1A".to_owned()]).await?;
        if airline.hold(&seat).await? {
            break seat;
        }
    };
    if !confirm(format!("Buy {seat} for {price}?")).await? {
        return Ok("none".to_owned());
    }
    checkpoint().await;
    Ok(format!("{seat} for {passenger}"))
}

fn keys(machine: &Machine) -> Vec<String> {
    let checkpoints = machine.checkpoints.iter();
    checkpoints
        .map(|checkpoint| checkpoint.keys.join("+"))
        .collect()
}

fn locals(machine: &Machine) -> Vec<Vec<(&str, &str)>> {
    let checkpoints = machine.checkpoints.iter();
    checkpoints
        .map(|checkpoint| {
            let locals = checkpoint.locals.iter();
            locals
                .map(|local| (local.name.as_str(), local.ty.as_str()))
                .collect()
        })
        .collect()
}

/// The edges as one reads them: `0 ~> 1 if it is so`, with `~>` where a loop begins anew.
fn edges(machine: &Machine) -> Vec<String> {
    let show = |place| match place {
        Place::Start => "start".to_owned(),
        Place::At(index) => format!("{index}"),
        Place::End => "end".to_owned(),
        Place::Failed => "failed".to_owned(),
        _ => unreachable!(),
    };
    let edges = machine.edges.iter();
    edges
        .map(|edge| {
            let arrow = if edge.again { "~>" } else { "->" };
            let when = if edge.when.is_empty() {
                String::new()
            } else {
                format!(" if {}", edge.when.join(" and "))
            };
            format!("{} {arrow} {}{when}", show(edge.from), show(edge.to))
        })
        .collect()
}

#[test]
fn a_tool_tells_its_checkpoints_with_all_that_travels() {
    let machine = book.machine();
    assert_eq!((machine.name.as_str(), machine.version), ("book", 3));
    assert_eq!(keys(&machine), ["passenger", "seat", "confirm", ""]);
    let asks: Vec<_> = machine
        .checkpoints
        .iter()
        .map(|checkpoint| (checkpoint.asks, checkpoint.with.as_str(), checkpoint.line))
        .collect();
    assert_eq!(
        asks,
        [
            (Asks::Form, "ask_user", line_of("ask_user(\"Who")),
            (Asks::Form, "choose", line_of("choose(\"Which seat")),
            (Asks::Form, "confirm", line_of("confirm(format!(\"Buy")),
            (Asks::Nothing, "checkpoint", line_of("    checkpoint()")),
        ]
    );
    let (string, price) = ("alloc::string::String", ("price", "usize"));
    let (passenger, seat) = (("passenger", string), ("seat", string));
    assert_eq!(
        locals(&machine),
        [
            vec![price],
            vec![price, passenger],
            vec![passenger, seat],
            vec![passenger, seat],
        ]
    );
}

#[test]
fn edges_tell_what_holds_on_every_way_along_them() {
    assert_eq!(
        edges(&book.machine()),
        [
            "start -> 0",
            "0 -> 1",
            "0 -> failed",
            "1 ~> 1 if !airline.hold(&seat).await?",
            "1 -> 2 if airline.hold(&seat).await?",
            "1 -> failed",
            "2 -> 3 if confirm?",
            "2 -> end if !confirm?",
            "2 -> failed",
            "3 -> end",
        ]
    );
    assert_eq!(book.machine().straight_rounds(), 4);
}

/// Something of everything.
#[mrtr_tool]
async fn wander(n: u32, names: Vec<String>) -> Result<String, ToolError> {
    for name in &names {
        if n > 3 && name.len() > 2 {
            let _: bool = confirm("In a loop?").key("loop").await?;
        }
    }
    let kind = match n % 3 {
        0 => ask_user::<String>("Zero?").key("zero").await?,
        1 if names.is_empty() => "nobody".to_owned(),
        _ => {
            open_url("Look", "https://example.org").await?;
            "url".to_owned()
        }
    };
    let Some(first) = names.first().cloned() else {
        return Ok(kind);
    };
    let (_, _): (bool, String) =
        ask_all((confirm("Both?").key("both"), ask_user("Why?").key("why"))).await?;
    while !confirm(format!("Enough, {first}?")).key("enough").await? {}
    Ok(kind)
}

#[test]
fn branches_and_loops_are_told_apart() {
    let machine = wander.machine();
    assert_eq!(
        keys(&machine),
        ["loop", "zero", "url", "both+why", "enough"]
    );
    let asks: Vec<_> = machine.checkpoints.iter().map(|point| point.asks).collect();
    assert_eq!(
        asks,
        [Asks::Form, Asks::Form, Asks::Url, Asks::Several, Asks::Form]
    );
    assert_eq!(
        edges(&machine),
        [
            "start -> 0 if next name and n > 3 and name.len() > 2",
            "start -> 1 if let 0 = n % 3",
            "start -> 2",
            "start -> 3 if let 1 = n % 3 and names.is_empty()",
            "start -> end if let 1 = n % 3 and names.is_empty() and not: let Some(first) = names.first().cloned()",
            "0 ~> 0 if next name and n > 3 and name.len() > 2",
            "0 -> 1 if let 0 = n % 3",
            "0 -> 2",
            "0 -> 3 if let 1 = n % 3 and names.is_empty()",
            "0 -> end if let 1 = n % 3 and names.is_empty() and not: let Some(first) = names.first().cloned()",
            "0 -> failed",
            "1 -> 3",
            "1 -> end if not: let Some(first) = names.first().cloned()",
            "1 -> failed",
            "2 -> 3",
            "2 -> end if not: let Some(first) = names.first().cloned()",
            "2 -> failed",
            "3 -> 4",
            "3 -> failed",
            "4 ~> 4 if !enough?",
            "4 -> end if enough?",
            "4 -> failed",
        ]
    );
    // The loop once, one of the branches, both questions together, and the last one.
    assert_eq!(machine.straight_rounds(), 4);
}

#[mrtr_flow(version = 2)]
async fn pick(airline: &Airline, from: Vec<String>) -> Result<String, ToolError> {
    let seat = choose("Which?", from).key("seat").await?;
    airline.hold(&seat).await?;
    if confirm("Sure?").await? {
        return Ok(seat);
    }
    call(pick(vec![seat])).await
}

#[mrtr_tool]
async fn delegate(airline: &Airline) -> Result<String, ToolError> {
    let before = 7_u8;
    let seat = call(pick(vec!["1A".to_owned()])).await?;
    airline.hold(&seat).await?;
    let last: bool = confirm("Done?").await?;
    Ok(format!("{seat} {before} {last}"))
}

#[test]
fn flows_come_with_those_who_call_them() {
    let machine = delegate.machine();
    assert_eq!(keys(&machine), ["", "last"]);
    assert_eq!(machine.checkpoints[0].calls.as_deref(), Some("pick"));
    assert_eq!(machine.checkpoints[0].asks, Asks::InFlow);
    assert_eq!(locals(&machine)[0], [("before", "u8")]);
    assert_eq!(machine.flows.len(), 1);
    let flow = machine.flow("pick").unwrap();
    assert_eq!((flow.version, flow.flows.len()), (2, 0));
    assert_eq!(keys(flow), ["seat", "confirm", ""]);
    assert_eq!(flow.checkpoints[2].calls.as_deref(), Some("pick"));
    // One that calls itself counts once.
    assert_eq!(flow.straight_rounds(), 2);
    assert_eq!(machine.straight_rounds(), 3);
    assert_eq!(pick::machine(), *flow);
}

#[mrtr_prompt]
async fn greet() -> Result<String, ToolError> {
    Ok(ask_user::<String>("Name?").key("name").await?)
}

#[mrtr_resource(uri = "docs://{section}")]
async fn docs(section: String) -> Result<String, ToolError> {
    let page: u32 = ask_user("Page?").await?;
    Ok(format!("{section} {page}"))
}

#[test]
fn prompts_and_resources_tell_as_much() {
    assert_eq!(keys(&greet.machine()), ["name"]);
    assert_eq!(docs.machine().name, "docs://{section}");
    assert_eq!(keys(&docs.machine()), ["page"]);
}

#[test]
fn a_machine_can_be_kept_as_json() {
    let machine = delegate.machine();
    let json = serde_json::to_value(&machine).unwrap();
    assert_eq!(json["edges"][0]["from"], "start");
    assert_eq!(json["edges"][0]["to"], json!({ "at": 0 }));
    assert_eq!(json["checkpoints"][0]["asks"], "in_flow");
    assert_eq!(
        json["checkpoints"][1]["fingerprint"]
            .as_str()
            .unwrap()
            .len(),
        16
    );
    let again: Machine = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(again, machine);
    for wrong in ["", "00", "+0000000000000ff", "00000000000000fg"] {
        let mut json = json.clone();
        json["checkpoints"][1]["fingerprint"] = json!(wrong);
        assert!(serde_json::from_value::<Machine>(json).is_err(), "{wrong}");
    }
}

#[test]
fn a_machine_from_a_file_may_go_in_circles() {
    let mut json = serde_json::to_value(book.machine()).unwrap();
    for edge in json["edges"].as_array_mut().unwrap() {
        edge["again"] = json!(false);
    }
    let machine: Machine = serde_json::from_value(json).unwrap();
    assert!(machine.straight_rounds() >= 4);
}

#[test]
fn a_machine_from_a_file_may_have_any_size() {
    let mut json = serde_json::to_value(leave.machine()).unwrap();
    let edge = |from, to| json!({ "from": from, "to": to, "again": false, "when": [] });
    let place = |at: usize| json!({ "at": at });
    let mut edges = vec![edge(json!("start"), place(0))];
    edges.extend((0..20_000).map(|at| edge(place(at), place(at + 1))));
    json["edges"] = json!(edges);
    let machine: Machine = serde_json::from_value(json).unwrap();
    // All but the first lead to checkpoints that are not there.
    assert_eq!(machine.straight_rounds(), 1);
    assert!(machine.mermaid().contains("c19999 --> c20000"));
}

#[mrtr_flow]
async fn even(n: u32) -> Result<bool, ToolError> {
    let _: bool = confirm(format!("{n} is even?")).key("even").await?;
    call(odd(n)).await
}

#[mrtr_flow]
async fn odd(n: u32) -> Result<bool, ToolError> {
    let _: bool = confirm(format!("{n} is odd?")).key("odd").await?;
    call(even(n)).await
}

#[mrtr_tool]
async fn parity(n: u32) -> Result<bool, ToolError> {
    let one = call(odd(n)).await?;
    let other = call(even(n)).await?;
    Ok(one && other)
}

#[test]
fn flows_that_call_each_other_count_once_wherever_one_begins() {
    let machine = parity.machine();
    assert_eq!(machine.flows.len(), 2);
    // Both of them, from each of both calls.
    assert_eq!(machine.straight_rounds(), 4);
    let alone = odd::machine();
    assert_eq!(alone.name, "odd");
    assert_eq!(alone.flows.len(), 1);
    assert_eq!(alone.flow("even"), machine.flow("even"));
    assert_eq!(alone.straight_rounds(), 2);
}

#[test]
fn a_machine_is_drawn_as_a_flowchart() {
    assert_eq!(
        delegate.machine().mermaid(),
        format!(
            r#"flowchart TD
    start(["delegate"])
    c0[["call pick<br/><small>before: u8</small>"]]
    c1["<b>last</b><br/>confirm, line {}<br/><small>before: u8</small><br/><small>seat: String</small>"]
    done(["end"])
    start --> c0
    c0 --> c1
    c1 --> done
    subgraph flow0_["pick"]
        flow0_start(["pick"])
        flow0_c0["<b>seat</b><br/>choose, line {}"]
        flow0_c1["<b>confirm</b><br/>confirm, line {}<br/><small>seat: String</small>"]
        flow0_c2[["call pick"]]
        flow0_done(["end"])
        flow0_start --> flow0_c0
        flow0_c0 --> flow0_c1
        flow0_c1 -->|"!confirm?"| flow0_c2
        flow0_c1 -->|"confirm?"| flow0_done
        flow0_c2 --> flow0_done
    end
"#,
            line_of("confirm(\"Done"),
            line_of("choose(\"Which?\""),
            line_of("confirm(\"Sure?"),
        )
    );
}

/// Copies of the code behind these end where their branches come together, which nobody needs to know.
#[mrtr_tool]
async fn branches(n: u32) -> Result<u32, ToolError> {
    let mut yes = 0;
    if n > 1 {
        yes += u32::from(confirm("1?").key("a").await?);
    }
    if n > 2 {
        yes += u32::from(confirm("2?").key("b").await?);
    }
    if n > 3 {
        yes += u32::from(confirm("3?").key("c").await?);
    }
    if n > 4 {
        yes += u32::from(confirm("4?").key("d").await?);
    }
    Ok(yes)
}

#[test]
fn only_checkpoints_are_places() {
    let machine = branches.machine();
    assert_eq!(keys(&machine), ["a", "b", "c", "d"]);
    assert_eq!(locals(&machine), [[("yes", "u32")]; 4]);
    assert_eq!(
        edges(&machine)[..9],
        [
            "start -> 0 if n > 1",
            "start -> 1 if not: n > 1 and n > 2",
            "start -> 2 if not: n > 1 and not: n > 2 and n > 3",
            "start -> 3 if not: n > 1 and not: n > 2 and not: n > 3 and n > 4",
            "start -> end if not: n > 1 and not: n > 2 and not: n > 3 and not: n > 4",
            "0 -> 1 if n > 2",
            "0 -> 2 if not: n > 2 and n > 3",
            "0 -> 3 if not: n > 2 and not: n > 3 and n > 4",
            "0 -> end if not: n > 2 and not: n > 3 and not: n > 4",
        ]
    );
    assert_eq!(machine.straight_rounds(), 4);
}

/// Leaves in three ways.
#[mrtr_tool]
async fn leave(n: u32) -> Result<String, ToolError> {
    if !confirm("Go on?").key("on").await? {
        return Ok("stopped".to_owned());
    }
    if n > 3 {
        return Ok("many".to_owned());
    }
    Ok("few".to_owned())
}

#[test]
fn ways_out_are_told_apart() {
    assert_eq!(
        edges(&leave.machine()),
        [
            "start -> 0",
            "0 -> end if !on?",
            "0 -> end if on? and not: n > 3",
            "0 -> end if on? and n > 3",
            "0 -> failed",
        ]
    );
}

#[test]
fn the_label_of_a_loop_stands_on_its_line() {
    let drawn = book.machine().mermaid();
    assert!(
        drawn.contains(
            r#"    c1 -.- c1_again["!airline.hold(#amp;seat).await?"]:::turn -.-> c1
    c1 -->|"airline.hold(#amp;seat).await?"| c2
"#
        ) && drawn.ends_with("    classDef turn fill:none,stroke:none\n"),
        "{drawn}"
    );
    assert!(!leave.machine().mermaid().contains("classDef"));
}

#[test]
fn the_page_about_expansions_shows_the_example_as_it_is() {
    let page = include_str!("../../docs/internals/expansion.md");
    let example = include_str!("../../examples/14_machine.rs");
    let (_, source) = page.split_once("```rust\n").unwrap();
    let (source, _) = source.split_once("```").unwrap();
    let source = source.strip_prefix("use mrtr::prelude::*;\n\n").unwrap();
    assert!(example.contains(source), "{source}");

    let written = include_str!("../../mrtr-macros/tests/expansions/looped.rs");
    assert!(source.starts_with(written), "{written}");
    let expansion = include_str!("../../mrtr-macros/tests/expansions/looped.expanded.rs");
    let (_, shown) = page.split_once("```text\nreturn match").unwrap();
    let (shown, _) = shown.split_once("```").unwrap();
    let expansion = expansion.replace("\n            ", "\n");
    assert!(
        expansion.contains(&format!("return match{}", shown.trim_end())),
        "{shown}"
    );
}

/// Nine questions, one after the other.
#[mrtr_tool]
async fn nine() -> Result<String, ToolError> {
    let (_a, _b, _c): (bool, bool, bool) = (
        confirm("1?").key("a").await?,
        confirm("2?").key("b").await?,
        confirm("3?").key("c").await?,
    );
    let (_d, _e, _f): (bool, bool, bool) = (
        confirm("4?").key("d").await?,
        confirm("5?").key("e").await?,
        confirm("6?").key("f").await?,
    );
    let (_g, _h, _i): (bool, bool, bool) = (
        confirm("7?").key("g").await?,
        confirm("8?").key("h").await?,
        confirm("9?").key("i").await?,
    );
    Ok(String::new())
}

#[cfg(feature = "rmcp")]
#[test]
fn a_tool_with_too_many_rounds_is_told_of_when_the_server_starts() {
    use std::{
        io,
        sync::{Arc, Mutex},
    };

    use tracing_subscriber::util::SubscriberInitExt;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    let start = |server: Server| {
        let log = Log::default();
        let written = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || written.clone())
            .finish();
        let logging = SubscriberInitExt::set_default(subscriber);
        let server = server.keys(KeyRing::ephemeral()).env(Airline);
        drop(server.build().unwrap());
        drop(logging);
        let log = log.0.lock().unwrap().clone();
        String::from_utf8(log).unwrap()
    };
    assert_eq!(nine.machine().straight_rounds(), 9);
    let log = start(Server::new("test", "1").tool(nine));
    assert!(
        log.matches("WARN").count() == 1
            && log.contains("many clients stop after")
            && log.contains("nine")
            && log.contains("rounds=9"),
        "{log}"
    );
    let log = start(Server::new("test", "1").tool(book).tool(wander));
    assert_eq!(log, "");
}
