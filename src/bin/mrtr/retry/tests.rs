//! Against Python, against `serde_json`, and against texts that are not JSON.

use proptest::prelude::*;
use serde_json::Value;

use super::retry_line;

/// Made by `vectors.py` beside it: request, result, answers, and what Python prints.
const VECTORS: &str = include_str!("../../../../tests/protocol/vectors.json");

#[test]
fn a_retry_is_printed_as_python_prints_it() {
    let vectors: Vec<[String; 4]> = serde_json::from_str(VECTORS).unwrap();
    assert!(vectors.len() > 250);
    for [original, result, answers, expected] in vectors {
        assert_eq!(retry_line(&original, &result, &answers).unwrap(), expected);
    }
}

#[test]
fn malformed_json_is_told_with_its_place() {
    let lines = [
        r#"{"id": 1, "params": {}}"#,
        r#"{"requestState": "s"}"#,
        "{}",
    ];
    assert!(retry_line(lines[0], lines[1], lines[2]).is_ok());
    let deep = ["[".repeat(600), "]".repeat(600)].concat();
    for (text, reason) in [
        ("", "the text ends where a value should be at character 1"),
        ("{", "a name in quotes should be here at character 2"),
        ("{\"a\"}", "a colon should be here at character 5"),
        (
            "[1 2]",
            "a comma or the array's end should be here at character 4",
        ),
        (
            "{\"é\": 1,}",
            "a name in quotes should be here at character 9",
        ),
        ("{} {}", "something follows the value at character 4"),
        (
            "01",
            "a number that JSON or a double cannot hold at character 1",
        ),
        (
            "[1e999]",
            "a number that JSON or a double cannot hold at character 2",
        ),
        ("NaN", "no JSON value begins like this at character 1"),
        ("'a'", "no JSON value begins like this at character 1"),
        (
            "\u{feff}{}",
            "no JSON value begins like this at character 1",
        ),
        ("\"a", "the text ends inside a string at character 3"),
        (
            "\"\t\"",
            "a control character has to be escaped at character 2",
        ),
        ("\"\\x\"", "no such escape at character 2"),
        (
            "\"\\u12g4\"",
            "four hex digits should follow `\\u` at character 2",
        ),
        (&deep, "nested too deep at character 513"),
    ] {
        for (at, what) in [(0, "the request"), (1, "the result"), (2, "the answers")] {
            let mut lines = lines;
            lines[at] = text;
            let error = retry_line(lines[0], lines[1], lines[2]).unwrap_err();
            assert_eq!(error, format!("{what} cannot be read as JSON: {reason}"));
        }
    }
}

proptest! {
    /// `serde_json` is the other reader: texts that it takes are taken, and mean the same.
    #[test]
    fn whatever_serde_json_reads_is_read_alike(text in r#"[\[\]{}:,"\\ue0-9.+\- ntrfalse]{0,12}"#) {
        let line = format!(r#"{{"id": 1, "params": {{}}, "x": {text}}}"#);
        let ours = retry_line(&line, r#"{"requestState": "s"}"#, "{}");
        match serde_json::from_str::<Value>(&line) {
            Ok(value) => {
                let ours: Value = serde_json::from_str(&ours.unwrap()).unwrap();
                prop_assert!(same(&ours["x"], &value["x"]), "{} {}", ours, value);
            }
            // What only we take: half a surrogate pair, and a repeated `id` or `params` of another shape.
            Err(error) => {
                let text = error.to_string();
                prop_assert!(ours.is_err() || text.contains("surrogate") || text.contains("unexpected end of hex"), "{text}: {line}");
            }
        }
    }

    #[test]
    fn no_text_makes_it_panic(lines in [".{0,40}", ".{0,40}", ".{0,40}"]) {
        let _ = retry_line(&lines[0], &lines[1], &lines[2]);
    }
}

/// `-0` is an integer to Python and to us, a float to `serde_json`.
fn same(ours: &Value, other: &Value) -> bool {
    match (ours, other) {
        (Value::Number(a), Value::Number(b)) => {
            a == b || (a.as_f64() == Some(0.0) && b.as_f64() == Some(0.0))
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|((k, a), (l, b))| k == l && same(a, b))
        }
        _ => ours == other,
    }
}
