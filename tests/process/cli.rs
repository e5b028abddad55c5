//! The command `mrtr`, run as a user would.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    time::{Duration, SystemTime},
};

use mrtr::{
    Engine, KeyRing, Principal, Request, Response, Resumable, prelude::*, testing::TestClock,
};
use serde_json::{Value, json};

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
            "the request cannot be read as JSON: a name in quotes should be here at character 2",
        ),
        (
            vec![r#"{"id":"2","params":{}}"#, RESULT, ANSWERS],
            "the request's `id` is not an integer",
        ),
        (
            vec![r#"{"id":2.5,"params":{}}"#, RESULT, ANSWERS],
            "the request's `id` is not an integer",
        ),
        (
            vec![r#"{"params":{}}"#, RESULT, ANSWERS],
            "the request's `id` is missing",
        ),
        (
            vec!["", RESULT, ANSWERS],
            "the request cannot be read as JSON: ",
        ),
        (
            vec![REQUEST, RESULT, "{} {}"],
            "the answers cannot be read as JSON: ",
        ),
        (
            vec![r#"{"id":2}"#, RESULT, ANSWERS],
            "the request's `params` are missing",
        ),
        (vec![REQUEST, "[]", ANSWERS], "the result is not an object"),
    ] {
        let complaint = complains(&["retry"], lines.join("\n"));
        assert!(
            complaint.starts_with(&format!("mrtr: {reason}")) && complaint.ends_with('\n'),
            "{complaint}"
        );
    }
    let input = [REQUEST.as_bytes(), b"\n\xff\n{}"].concat();
    assert_eq!(
        complains(&["retry"], input),
        "mrtr: line 2, the result, is not UTF-8\n"
    );
}

#[test]
fn what_an_exit_status_means_stands_in_the_help() {
    for (action, word) in [
        ("keygen", "exit status: 0 a key was printed"),
        (
            "inspect",
            "other_caller  5  it was sealed for an anonymous caller",
        ),
        ("retry", "exit status: 0 a line was printed"),
        ("verify", "exit status: 0 every line was judged"),
    ] {
        let help = prints(&[action, "--help"], "");
        assert!(help.contains(word), "{help}");
        for line in help.lines() {
            assert!(line.chars().count() <= 100, "{line}");
        }
    }
}

#[test]
fn wrong_usage_has_a_status_of_its_own() {
    let usages: [&[&str]; 7] = [
        &[],
        &["look"],
        &["keygen", "now"],
        &["retry", "file"],
        &["inspect", "token", "--keys", SECRET],
        &[
            "inspect",
            "t",
            "--keys",
            SECRET,
            "--audience",
            "a",
            "--tool",
            "t",
            "--args",
            "[]",
        ],
        &[
            "inspect",
            "--keys",
            SECRET,
            "--audience",
            "a",
            "--tool",
            "t",
        ],
    ];
    for usage in usages {
        let output = mrtr(usage, b"");
        assert_eq!(output.status.code(), Some(2), "{usage:?}");
        assert!(!output.stderr.is_empty(), "{usage:?}");
    }
}

#[test]
fn output_that_nobody_reads_is_no_success() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mrtr"))
        .arg("verify")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // The command may have ended before all of it is written.
    let _ = child.stdin.take().unwrap().write_all(b"s\nx\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stderr, b"");
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

/// Asks for a size.
#[mrtr_tool]
async fn fit(item: String) -> Result<String, ToolError> {
    let odd = (f64::NAN, item.len());
    let size = choose("Which size?", vec!["S".to_owned()]).await?;
    Ok(format!("{item} {size} {odd:?}"))
}

const SECRET: &str = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE";

/// A state of `fit`, sealed so long ago.
fn state(ago: Duration, principal: Option<Principal>) -> String {
    let clock = TestClock::at(SystemTime::now() - ago);
    let engine = Engine::builder("shop")
        .keys(KeyRing::parse(SECRET).unwrap())
        .clock(clock)
        .build();
    let mut request = Request::tool_call(json!({ "item": "hat" }));
    request.principal = principal;
    let round = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
        .block_on(engine.call(&fit, request));
    match round.unwrap() {
        Response::InputRequired(round) => round.request_state,
        Response::Complete(reply) => panic!("{reply:?}"),
    }
}

const CALL: [&str; 6] = [
    "--audience",
    "shop",
    "--tool",
    "fit",
    "--args",
    r#"{"item": "hat"}"#,
];

/// What `mrtr inspect` prints about a state of the usual call, with its exit status.
fn inspect(token: &str, more: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mrtr"));
    command
        .env("MRTR_KEYS", SECRET)
        .args(["inspect", token])
        .args(CALL)
        .args(more);
    let output = run(&mut command, b"");
    (
        output.status.code(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

fn inspected(token: &str, more: &[&str]) -> (Option<i32>, Value) {
    let (code, printed, errors) = inspect(token, &[more, &["--json"]].concat());
    assert_eq!(errors, "");
    (code, serde_json::from_str(&printed).unwrap())
}

/// The machine of `fit`, after a change, in a file.
fn machine(name: &str, change: impl FnOnce(&mut Value)) -> PathBuf {
    let mut machine = json!(fit.machine());
    change(&mut machine);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, machine.to_string()).unwrap();
    file
}

#[test]
fn whoever_has_the_keys_sees_what_is_in_a_state() {
    let token = state(Duration::from_secs(100), None);
    let (code, seen) = inspected(&token, &[]);
    assert_eq!(code, Some(0));
    assert_eq!(seen["status"], "good");
    assert_eq!(seen["function"], "fit");
    assert_eq!((&seen["round"], &seen["tries"]), (&json!(1), &json!(0)));
    assert!(
        (100..160).contains(&seen["age"].as_i64().unwrap()),
        "{seen}"
    );
    assert!((700..=800).contains(&seen["expires_in"].as_i64().unwrap()));
    // Its words stand in the source, and do not travel.
    assert_eq!(seen["question"], Value::Null);
    assert_eq!(
        seen["frames"][0]["locals"],
        json!([{ "name": null, "ty": null, "bytes": 11, "value": ["NaN", 3] }])
    );
    let (code, shown, _) = inspect(&token, &[]);
    assert_eq!(code, Some(0));
    assert!(
        shown.starts_with("state       of fit: a server would go on with it\n")
            && shown.contains("\ncheckpoint  not known (")
            && shown.ends_with("\n  local 0 = [\"NaN\",3]  (11 B)\n"),
        "{shown}"
    );
}

#[test]
fn with_the_machine_checkpoint_and_locals_have_names() {
    let token = state(Duration::ZERO, None);
    let file = machine("same.json", |_| ());
    let (code, seen) = inspected(&token, &["--machine", file.to_str().unwrap()]);
    assert_eq!(code, Some(0));
    let frame = &seen["frames"][0];
    assert_eq!(frame["function"], "fit");
    assert_eq!(frame["checkpoint"]["keys"], json!(["size"]));
    assert_eq!(frame["locals"][0]["name"], "odd");
    assert_eq!(frame["locals"][0]["ty"], "(f64, usize)");
    let (_, shown, _) = inspect(&token, &["--machine", file.to_str().unwrap()]);
    assert!(
        shown.contains("\ncheckpoint  choose size in line "),
        "{shown}"
    );
    assert!(
        shown.ends_with("\n  odd: (f64, usize) = [\"NaN\",3]  (11 B)\n"),
        "{shown}"
    );
}

#[test]
fn wrong_key_other_call_expired_and_stale_are_told_apart() {
    let now = state(Duration::ZERO, None);
    let old = state(Duration::from_secs(1_000), None);
    let changed = machine("changed.json", |machine| {
        machine["checkpoints"][0]["fingerprint"] = json!("0123456789abcdef");
    });
    let changed = ["--machine", changed.to_str().unwrap()];
    let other_key = ["--keys", "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI"];
    let somebody = ["--principal", "idp", "alice"];
    let cut = &now[1..];
    for (token, more, status, code) in [
        (now.as_str(), &[][..], "good", 0),
        (cut, &[], "no_state", 3),
        ("x", &[], "no_state", 3),
        (&now, &other_key, "unknown_key", 4),
        (&now, &["--method", "prompts/get"], "other_call", 5),
        (&now, &somebody, "other_caller", 5),
        (&old, &[], "expired", 6),
        (&old, &changed, "expired", 6),
        (&now, &changed, "stale", 7),
    ] {
        let (seen_code, seen) = inspected(token, more);
        assert_eq!(seen["status"], status);
        assert_eq!(seen_code, Some(code), "{seen}");
        let (plain_code, shown, complaint) = inspect(token, more);
        assert_eq!(plain_code, Some(code));
        // It is either shown or complained of.
        assert_ne!(shown.is_empty(), complaint.is_empty());
        assert_eq!(shown.is_empty(), seen["frames"].is_null());
    }
    let alices = state(Duration::ZERO, Some(Principal::new("idp", "alice")));
    assert_eq!(inspected(&alices, &somebody).1["status"], "good");
    assert_eq!(inspected(&alices, &[]).1["status"], "other_call");
}

#[test]
fn the_call_is_taken_from_the_request_that_brought_the_state() {
    let token = state(Duration::ZERO, None);
    let request = json!({
        "jsonrpc": "2.0", "id": 2, "method": "tools/call",
        "params": { "name": "fit", "arguments": { "item": "hat" }, "requestState": token },
    });
    let arguments = ["inspect", "--keys", SECRET, "--audience", "shop"];
    let with_request = [&arguments[..], &["--request", "-"]].concat();
    let shown = prints(&with_request, request.to_string());
    assert!(shown.contains("of fit: a server would go on"), "{shown}");
    let with_state = [&arguments[..], &["-"], &CALL[2..]].concat();
    let shown = prints(&with_state, format!("{token}\n"));
    assert!(shown.contains("of fit: a server would go on"), "{shown}");
    for (member, value, reason) in [
        ("/method", json!("tools/list"), "is none of"),
        ("/params/name", json!(null), "has no `params.name`"),
        (
            "/params/requestState",
            json!(1),
            "has no `params.requestState`",
        ),
        ("/params/arguments", json!([]), "that are not an object"),
    ] {
        let mut request = request.clone();
        *request.pointer_mut(member).unwrap() = value;
        let complaint = complains(&with_request, request.to_string());
        assert!(complaint.contains(reason), "{complaint}");
    }
}

#[test]
fn input_that_cannot_be_used_is_told_and_nothing_panics() {
    let token = state(Duration::ZERO, None);
    let file = |name: &str, text: &[u8]| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    for (name, text, reason) in [
        ("empty.json", &b""[..], "the machine is not one: "),
        ("binary.json", b"\xff\xfe", "cannot read the machine: "),
        ("array.json", b"[]", "the machine is not one: "),
        ("object.json", b"{}", "the machine is not one: "),
        ("deep.json", &[b'['; 10_000], "the machine is not one: "),
    ] {
        let (code, shown, complaint) = inspect(&token, &["--machine", &file(name, text)]);
        assert_eq!((code, shown.as_str()), (Some(1), ""));
        assert!(complaint.contains(reason), "{complaint}");
    }
    let missing = inspect(&token, &["--machine", "no/such/file"]);
    assert_eq!(missing.0, Some(1));
    let long = "A".repeat(100_000);
    for token in ["", " ", "=", "é😀", "AQ", &long] {
        let (seen, shown, complaint) = inspect(token, &[]);
        assert_eq!(seen, Some(3), "{complaint}");
        assert!(
            shown.is_empty() && complaint.starts_with("mrtr: "),
            "{complaint}"
        );
    }
    let arguments = [
        "inspect",
        "--keys",
        SECRET,
        "--audience",
        "shop",
        "--request",
        "-",
    ];
    for request in ["", "null", "[]", "7", "{}", r#"{"method":"tools/call"}"#] {
        let complaint = complains(&arguments, request);
        assert!(complaint.starts_with("mrtr: the request "), "{complaint}");
    }
    let complaint = complains(&arguments, b"\xff");
    assert!(complaint.contains("cannot read the request"), "{complaint}");
}

#[test]
fn no_secret_is_shown() {
    let (_, _, complaint) = inspect("x", &["--keys", "c2VjcmV0"]);
    assert!(complaint.contains("key 1 is too short"), "{complaint}");
    assert!(!complaint.contains("c2VjcmV0"), "{complaint}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mrtr"));
    command.env("MRTR_KEYS", SECRET).args(["inspect", "--help"]);
    let help = String::from_utf8(run(&mut command, b"").stdout).unwrap();
    assert!(help.contains("MRTR_KEYS") && !help.contains(SECRET));
}
