//! Answers written down beforehand: `--answers FILE.json`.

use std::{
    collections::{HashMap, VecDeque},
    fs,
    path::Path,
};

use serde_json::Value;

/// The answers of a script that are still to be given.
#[derive(Debug)]
pub(crate) enum Script {
    /// One after the other, whatever is asked.
    InOrder(VecDeque<Value>),
    /// By the key of the question; several for a question that is asked several times.
    ByKey(HashMap<String, VecDeque<Value>>),
}

impl Script {
    /// Reads a script from a file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is not a script.
    pub(crate) fn load(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        Self::parse(&text).map_err(|error| format!("{} is not a script: {error}", path.display()))
    }

    fn parse(text: &str) -> Result<Self, String> {
        match serde_json::from_str(text).map_err(|error| error.to_string())? {
            Value::Array(answers) => Ok(Self::InOrder(answers.into())),
            Value::Object(answers) => Ok(Self::ByKey(
                answers
                    .into_iter()
                    .map(|(key, answer)| (key, each_time(answer)))
                    .collect(),
            )),
            _ => Err(
                "it must be an array of answers, or an object from question to answer".to_owned(),
            ),
        }
    }

    /// The next answer to the question `key`.
    ///
    /// # Errors
    ///
    /// The script has no answer left for it.
    pub(crate) fn next(&mut self, key: &str) -> Result<Value, String> {
        let answer = match self {
            Self::InOrder(answers) => answers.pop_front(),
            Self::ByKey(answers) => answers.get_mut(key).and_then(VecDeque::pop_front),
        };
        answer.ok_or_else(|| format!("the script has no answer left for question {key:?}"))
    }
}

fn each_time(answer: Value) -> VecDeque<Value> {
    match answer {
        Value::Array(answers) => answers.into(),
        answer => VecDeque::from([answer]),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_array_answers_in_order() {
        let mut script = Script::parse(r#"["Ada", {"seat": "12A"}]"#).expect("a script");
        assert_eq!(script.next("name"), Ok(json!("Ada")));
        assert_eq!(script.next("seat"), Ok(json!({ "seat": "12A" })));
        assert!(
            script
                .next("confirm")
                .expect_err("empty")
                .contains("\"confirm\"")
        );
    }

    #[test]
    fn an_object_answers_by_key_and_an_array_in_it_each_time_the_question_comes() {
        let mut script =
            Script::parse(r#"{"seat": ["12A", "14C"], "confirm": true}"#).expect("a script");
        assert_eq!(script.next("confirm"), Ok(json!(true)));
        assert_eq!(script.next("seat"), Ok(json!("12A")));
        assert_eq!(script.next("seat"), Ok(json!("14C")));
        assert!(script.next("seat").is_err());
        assert!(script.next("passenger").is_err());
    }

    #[test]
    fn what_is_neither_is_refused_with_a_reason() {
        assert!(
            Script::parse("true")
                .expect_err("no script")
                .contains("array")
        );
        assert!(Script::parse("[").expect_err("no JSON").contains("EOF"));
    }
}
