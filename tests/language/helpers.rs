//! Helpers that ask: `#[mrtr_flow]` and `call`.

use std::sync::{Arc, Mutex};

use mrtr::{prelude::*, testing::Client};
use serde_json::{Value, json};

#[derive(Default)]
struct Log(Mutex<Vec<String>>);

impl Log {
    fn add(&self, text: impl Into<String>) {
        self.0.lock().unwrap().push(text.into());
    }
}

#[mrtr_flow]
async fn pick(log: &Log, mut left: Vec<String>, what: String) -> Result<String, AskError> {
    log.add(format!("pick {what}"));
    loop {
        let pick = choose(format!("Which {what}?"), left.clone())
            .key(what.clone())
            .await?;
        log.add(format!("picked {pick}"));
        if confirm(format!("Sure of {pick}?")).await? {
            return Ok(pick);
        }
        left.retain(|other| *other != pick);
    }
}

/// Asks down to zero, each level in a frame of its own.
#[mrtr_flow]
async fn countdown(log: &Log, from: u32) -> Result<u32, AskError> {
    if from == 0 {
        return Ok(0);
    }
    let here = ask_user::<u32>(format!("Level {from}?"))
        .key("level")
        .await?;
    log.add(format!("down from {from}"));
    let below = call(countdown(from - 1)).await?;
    log.add(format!("up to {from}"));
    let again = ask_user::<u32>(format!("Again {from}?"))
        .key("again")
        .await?;
    Ok(here + below + again)
}

#[mrtr_flow]
async fn nothing() -> u8 {
    7
}

#[mrtr_tool]
async fn order(log: &Log) -> Result<String, ToolError> {
    let sizes = vec!["S".to_owned(), "M".to_owned(), "L".to_owned()];
    let size = call(pick(sizes, "size".to_owned())).await?;
    let mut colours = Vec::new();
    for n in 0..2 {
        let both = ["red", "blue"].map(str::to_owned).to_vec();
        colours.push(call(pick(both, format!("colour {n}"))).await?);
    }
    let seven = call(nothing()).await;
    log.add("ordered");
    Ok(format!("{size} {colours:?} {seven}"))
}

#[mrtr_tool]
async fn count(depth: u32) -> Result<String, ToolError> {
    let sum = call(countdown(depth)).await?;
    let last: bool = confirm(format!("{sum}?")).await?;
    Ok(format!("{sum} {last}"))
}

fn accept(key: &str, value: &Value) -> Value {
    json!({ "action": "accept", "content": { key: value } })
}

async fn both_ways<T: Tool + Copy>(
    tool: T,
    args: Value,
    answer: impl Fn(usize, &str) -> Value + Send + Sync,
) -> (Value, Vec<String>) {
    let mut runs = Vec::new();
    for plain in [false, true] {
        let log = Arc::new(Log::default());
        let client = Client::new(tool).shared(log.clone());
        let mut asked = 0;
        let answers = |key: &str, _: &Value| {
            asked += 1;
            answer(asked - 1, key)
        };
        let result = if plain {
            client.run_plain(args.clone(), answers).await
        } else {
            client.drive(args.clone(), answers).await
        };
        let effects = log.0.lock().unwrap().clone();
        runs.push((result.unwrap(), effects));
    }
    assert_eq!(runs[0], runs[1], "suspended and plain runs differ");
    runs.remove(0)
}

use mrtr::Tool;

#[tokio::test]
async fn a_flow_asks_for_its_caller_and_goes_on_where_it_was() {
    let script = ["S", "no", "M", "yes", "red", "yes", "blue", "yes"];
    let (result, effects) = both_ways(order, json!({}), |n, key| match script[n] {
        "yes" => accept(key, &json!(true)),
        "no" => accept(key, &json!(false)),
        value => accept(key, &json!(value)),
    })
    .await;
    assert_eq!(result["content"][0]["text"], r#"M ["red", "blue"] 7"#);
    assert_eq!(
        effects,
        [
            "pick size",
            "picked S",
            "picked M",
            "pick colour 0",
            "picked red",
            "pick colour 1",
            "picked blue",
            "ordered"
        ]
    );
}

#[tokio::test]
async fn a_flow_may_call_itself() {
    let (result, effects) = both_ways(count, json!({ "depth": 3 }), |n, key| match key {
        "last" => accept(key, &json!(true)),
        key => accept(key, &json!(n)),
    })
    .await;
    // 0+1+2 on the way down, 3+4+5 on the way up.
    assert_eq!(result["content"][0]["text"], "15 true");
    assert_eq!(
        effects,
        [
            "down from 3",
            "down from 2",
            "down from 1",
            "up to 1",
            "up to 2",
            "up to 3"
        ]
    );
}

#[tokio::test]
async fn a_refusal_in_a_flow_reaches_its_caller() {
    let (result, effects) =
        both_ways(order, json!({}), |_, _| json!({ "action": "decline" })).await;
    assert_eq!(result["isError"], true);
    assert_eq!(effects, ["pick size"]);
}

/// Borrows all it is given.
#[mrtr_flow]
async fn greet(
    log: &Log,
    mut word: &str,
    bytes: &[u8],
    maybe: Option<&str>,
    fixed: &'static str,
) -> Result<String, AskError> {
    let twice = call(double(&format!("{word}!"))).await?;
    log.add(format!("{word} {twice}"));
    if let Some(question) = maybe {
        let shorter = confirm(question).key("maybe").await?;
        word = if shorter { &word[1..] } else { word };
    }
    let name: String = ask_user(format!("{word} {fixed}?")).await?;
    Ok(format!(
        "{word}{name}{twice}{}{maybe:?}{fixed}",
        bytes.len()
    ))
}

#[mrtr_flow]
async fn double(word: &str) -> Result<String, AskError> {
    let times: usize = ask_user("How often?").await?;
    Ok(word.repeat(times))
}

#[mrtr_tool]
async fn greet_all(words: Vec<String>) -> Result<String, ToolError> {
    let mut words = words;
    let mut out = String::new();
    for word in &words {
        let text = format!("{word},");
        out += &call(greet(text.trim_end_matches(','), b"abc", Some(&text), "a")).await?;
    }
    out += &call(greet(&format!("{}w", words.len()), &[], None, "b")).await?;
    loop {
        let more = call(greet(&words[0], out.as_bytes(), None, "c")).await?;
        words[0].push_str(&more);
        out = more;
        if words[0].len() > 40 {
            return Ok(words.concat());
        }
    }
}

#[tokio::test]
async fn a_flow_borrows_texts_and_bytes_of_its_caller() {
    let words = json!({ "words": ["ab", "cd"] });
    let (result, effects) = both_ways(greet_all, words, |n, key| match key {
        "times" => accept(key, &json!(2)),
        "maybe" => accept(key, &json!(n < 3)),
        key => accept(key, &json!(format!("N{n}"))),
    })
    .await;
    let text = result["content"][0]["text"].as_str().unwrap();
    assert!(
        text.starts_with("ababN9ab!ab!61Nonec"),
        "the first of the last greetings: {text}"
    );
    assert_eq!(effects[..3], ["ab ab!ab!", "cd cd!cd!", "2w 2w!2w!"]);
}

#[test]
fn a_tool_needs_what_its_flows_need() {
    use mrtr::Descriptor;
    let Descriptor { environment, .. } = Tool::describe(&count);
    assert_eq!(environment.len(), 1);
    assert!(environment[0].name.ends_with("Log"));
}
