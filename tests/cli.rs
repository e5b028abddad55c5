//! The command `mrtr`, run as a user would.

use std::{
    io::Write as _,
    process::{Command, Output, Stdio},
};

use mrtr::KeyRing;

fn mrtr(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mrtr"));
    command.args(arguments).env_remove("MRTR_KEYS");
    run(&mut command, input)
}

fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that stops early closes its input; what it says is looked at all the same.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// What a command that does what it should prints.
#[track_caller]
fn prints(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = mrtr(arguments, input.as_ref());
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{errors}");
    assert_eq!(errors, "");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command that cannot do it says.
#[track_caller]
fn complains(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = mrtr(arguments, input.as_ref());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    String::from_utf8(output.stderr).unwrap()
}

const REQUEST: &str = r#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"book","arguments":{"n":1e16}}}"#;
const RESULT: &str =
    r#"{"resultType":"input_required","inputRequests":{"seat":{},"näme":{}},"requestState":"s"}"#;
const ANSWERS: &str = r#"{"näme":"é😀","seat":1.0}"#;

#[test]
fn three_lines_become_the_retry() {
    let expected = concat!(
        r#"{"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "book", "#,
        r#""arguments": {"n": 1e+16}, "inputResponses": {"seat": 1.0, "n\u00e4me": "\u00e9\ud83d\ude00"}, "#,
        r#""requestState": "s"}}"#,
        "\n"
    );
    for (end, last) in [("\n", ""), ("\n", "\n"), ("\r\n", "\r\n"), ("\n", "\n\n")] {
        let input = [REQUEST, end, RESULT, end, ANSWERS, last].concat();
        assert_eq!(prints(&["retry"], input), expected);
    }
}

#[test]
fn the_first_unanswered_question_is_named() {
    for (answers, missing) in [("{}", "seat"), (r#"{"seat":0}"#, "näme")] {
        let input = [REQUEST, RESULT, answers].join("\n");
        assert_eq!(prints(&["retry"], input), format!("missing {missing}\n"));
    }
}

#[test]
fn lines_that_cannot_be_used_are_an_error() {
    for (lines, reason) in [
        (vec![], "line 1, the request, is missing"),
        (vec![REQUEST], "line 2, the result, is missing"),
        (vec![REQUEST, RESULT], "line 3, the answers, is missing"),
        (
            vec![REQUEST, RESULT, ANSWERS, "{}"],
            "there are more than three lines",
        ),
        (
            vec!["{", RESULT, ANSWERS],
            "the request is not JSON: a name in quotes should be here at character 2",
        ),
        (
            vec![r#"{"id":"2","params":{}}"#, RESULT, ANSWERS],
            "the request's `id` is not an integer",
        ),
        (
            vec![r#"{"id":2}"#, RESULT, ANSWERS],
            "the request's `params` are missing",
        ),
        (vec![REQUEST, "[]", ANSWERS], "the result is not an object"),
    ] {
        assert_eq!(
            complains(&["retry"], lines.join("\n")),
            format!("mrtr: {reason}\n")
        );
    }
    let input = [REQUEST.as_bytes(), b"\n\xff\n{}"].concat();
    assert_eq!(
        complains(&["retry"], input),
        "mrtr: line 2, the result, is not UTF-8\n"
    );
}

/// The signatures are Python's: `hmac.new(b"geheim", payload, "sha256").hexdigest()[:16]`.
#[test]
fn signed_lines_are_told_from_others() {
    let lines = [
        ("seat=12A.SIGNATURE_1", "valid seat=12A"),
        ("seat=12B.SIGNATURE_1", "rejected"),
        ("a.b..c.SIGNATURE_2", "valid a.b..c"),
        (".SIGNATURE_3", "valid "),
        ("SIGNATURE_3", "rejected"),
        ("é😀.SIGNATURE_4", "valid é😀"),
        ("", "rejected"),
        (".", "rejected"),
        ("seat=12A", "rejected"),
        ("seat=12A.", "rejected"),
        ("seat=12A.SIGNATURE_1 ", "rejected"),
        ("seat=12A.SIGNATURE_10", "rejected"),
        ("seat=12A.UPPERCASE_1", "rejected"),
        ("seat=12A .SIGNATURE_1", "rejected"),
    ];
    let signed = |line: &str| {
        line.replace("SIGNATURE_1", SIGNATURES[0])
            .replace("SIGNATURE_2", SIGNATURES[1])
            .replace("SIGNATURE_3", SIGNATURES[2])
            .replace("SIGNATURE_4", SIGNATURES[3])
            .replace("UPPERCASE_1", &SIGNATURES[0].to_uppercase())
    };
    let expected: String = lines.map(|(_, told)| format!("{told}\n")).concat();
    for (end, last) in [("\n", "\n"), ("\r\n", ""), ("\n", "")] {
        let lines = lines.map(|(line, _)| signed(line));
        let input = ["geheim", end, &lines.join(end), last].concat();
        assert_eq!(prints(&["verify"], input), expected);
    }
    assert_eq!(prints(&["verify"], "geheim\n"), "");
    let other = ["Geheim\n", &signed(lines[0].0)].concat();
    assert_eq!(prints(&["verify"], other), "rejected\n");
    for nothing in ["", "\n", "\r\nseat.0"] {
        assert_eq!(
            complains(&["verify"], nothing),
            "mrtr: line 1, the secret, is missing\n"
        );
    }
}

const SIGNATURES: [&str; 4] = [
    "5e606d0a2f8f77a3",
    "765d77f8bf816c8f",
    "e41965ab39e6fc7c",
    "20a98e26ad6aa544",
];

#[test]
fn bytes_that_are_no_text_are_signed_as_any_others() {
    let output = mrtr(
        &["verify"],
        b"\xff\n\x80\x00.6b712d846c83865d\n\x80.6b712d846c83865d\n",
    );
    assert_eq!(output.stdout, b"valid \x80\x00\nrejected\n");
}

#[test]
fn a_new_key_is_one_that_servers_take() {
    let (one, other) = (prints(&["keygen"], ""), prints(&["keygen"], ""));
    assert_ne!(one, other);
    for key in [one, other] {
        assert_eq!(key.trim_end().len(), 43);
        KeyRing::parse(&key).unwrap();
    }
}
