//! The booking example as a person or a script meets it.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use crate::example;

/// What the program left behind.
struct Ended {
    code: Option<i32>,
    shown: String,
    complaint: String,
}

fn booking(arguments: &[&str], typed: &str) -> Ended {
    let mut program = Command::new(example::booking())
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = program.stdin.take().expect("a pipe");
    // A program that does not read its input may have closed it.
    let _ = stdin.write_all(typed.as_bytes());
    drop(stdin);
    let output = program.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ended {
        code: output.status.code(),
        shown: text(output.stdout),
        complaint: text(output.stderr),
    }
}

#[track_caller]
fn assert_shows(ended: &Ended, parts: &[&str]) {
    for part in parts {
        assert!(
            ended.shown.contains(part),
            "no {part:?} in:\n{}{}",
            ended.shown,
            ended.complaint
        );
    }
}

const ADA: &str = "Ada Lovelace\nada@example.org\n\n";

#[test]
fn a_booking_can_be_typed_line_by_line() {
    let ended = booking(&["--flight", "TP456"], &format!("{ADA}2\nyes\n"));
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    assert_shows(
        &ended,
        &[
            "Ada Lovelace",
            "vegetarian",
            "8A",
            "4 rounds, 1 quote, 1 charge.",
        ],
    );
}

#[test]
fn the_script_that_comes_with_the_example_books_although_a_seat_is_taken_meanwhile() {
    let ended = booking(&["--answers", "examples/booking/answers.json"], "");
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    assert_shows(
        &ended,
        &[
            "12A has just been taken by somebody else.",
            "charged   189 EUR for 14C",
            "5 rounds, 1 quote, 1 charge.",
        ],
    );
}

#[test]
fn every_round_but_the_last_shows_what_travels() {
    let ended = booking(&["--flight", "TP456"], &format!("{ADA}8A\nyes\n"));
    assert_eq!(ended.shown.matches("requestState   ").count(), 3);
    assert_eq!(ended.shown.matches("saved in it    ").count(), 3);
    assert_shows(&ended, &["offer ", "passenger ", "seat "]);
}

#[test]
fn a_wrong_answer_is_asked_again_and_nothing_runs_twice() {
    let wrong = "Ada Lovelace\nnowhere\n\n";
    let ended = booking(
        &["--flight", "TP456"],
        &format!("{wrong}{ADA}99Z\n8A\nyes\n"),
    );
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    assert_shows(&ended, &["8A", "6 rounds, 1 quote, 1 charge."]);
}

#[test]
fn a_no_buys_nothing_and_gives_the_seat_back() {
    let ended = booking(&["--flight", "TP456"], &format!("{ADA}8A\nno\n"));
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    assert_shows(
        &ended,
        &["held      8A", "released  8A", "1 quote, 0 charges."],
    );
}

#[test]
fn a_decline_and_a_cancel_end_the_call_and_say_so() {
    for (command, word) in [("!decline\n", "declined"), ("!cancel\n", "cancelled")] {
        let ended = booking(&[], command);
        assert_eq!(ended.code, Some(0), "{}", ended.complaint);
        assert_shows(&ended, &["error ", word, "0 charges."]);
    }
}

#[test]
fn answers_that_end_too_soon_are_no_booking() {
    let ended = booking(&[], "Ada Lovelace\n");
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.complaint.contains("the input ended"),
        "{}",
        ended.complaint
    );
    assert!(!ended.shown.contains("charged"), "{}", ended.shown);
}

#[test]
fn without_a_terminal_there_are_no_escape_sequences_and_no_long_lines() {
    let ended = booking(&["--answers", "examples/booking/answers.json"], "");
    assert!(!ended.shown.contains('\x1b'));
    for line in ended.shown.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn the_picture_of_the_tool_is_the_one_that_the_program_draws() {
    let ended = booking(&["--diagram"], "");
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    // CONTRIBUTING.md says how to draw both files again.
    assert_eq!(ended.shown, include_str!("../../docs/book_flight.mmd"));
    let picture = include_str!("../../docs/book_flight.svg");
    let labels = ended
        .shown
        .lines()
        .flat_map(|line| line.split('"').skip(1).step_by(2));
    let texts = labels.flat_map(|label| label.split(['<', '>']).step_by(2));
    for text in texts {
        let text = text.replace("#amp;", "&amp;");
        assert!(picture.contains(&text), "the picture shows no {text:?}");
    }
}

#[test]
fn wrong_usage_is_told_apart_from_a_call_without_result() {
    let ended = booking(&["--verbose"], "");
    assert_eq!(ended.code, Some(2));
    assert!(
        ended.complaint.contains("unexpected argument '--verbose'"),
        "{}",
        ended.complaint
    );
    let ended = booking(&["--answers", "no/such/file.json"], "");
    assert_eq!(ended.code, Some(2));
    assert!(
        ended.complaint.contains("cannot read no/such/file.json"),
        "{}",
        ended.complaint
    );
    assert_eq!(booking(&["--help"], "").code, Some(0));
}
