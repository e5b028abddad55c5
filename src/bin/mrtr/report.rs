//! What is in a state, for people.

use std::fmt::Write as _;

use mrtr::token::{Contents, FrameContents};

/// Several lines, without the last end of line.
pub(crate) fn contents(function: &str, status: &str, contents: &Contents) -> String {
    let mut out = Vec::new();
    let mut line = |name: &str, text: String| out.push(format!("{name:<12}{text}"));
    line("state", format!("of {function}: {}", words(status)));
    line(
        "call",
        format!("{}, round {}", contents.flow, contents.round),
    );
    let (age, left) = (contents.age, contents.expires_in);
    line(
        "time",
        format!(
            "sealed {}, {} {}",
            when(-age),
            if left > 0 { "expires" } else { "expired" },
            when(left)
        ),
    );
    line(
        "caller",
        if contents.caller_matches {
            "the right one".to_owned()
        } else {
            "not the right one: sealed for an anonymous caller".to_owned()
        },
    );
    if contents.tries > 0 {
        line("invalid", format!("{} answers so far", contents.tries));
    }
    if contents.parked {
        let text = "kept in the server's replay store, since they are too long for the client";
        line("locals", text.to_owned());
    } else {
        line("question", contents.question.to_string());
    }
    for (key, answer) in &contents.settled {
        line("settled", format!("{key} = {answer}"));
    }
    out.extend(contents.frames.iter().map(frame));
    out.join("\n")
}

/// A time that is so many seconds away.
fn when(seconds: i64) -> String {
    if seconds > 0 {
        format!("in {seconds} s")
    } else {
        format!("{} s ago", seconds.unsigned_abs())
    }
}

fn words(status: &str) -> &str {
    match status {
        "good" => "a server would go on with it",
        "expired" => "it has expired, or was sealed by a clock that is ahead",
        "stale" => "it is stale, the function has changed",
        _ => "it belongs to another caller",
    }
}

fn frame(frame: &FrameContents) -> String {
    let place = match (&frame.function, &frame.checkpoint) {
        (Some(function), Some(checkpoint)) => {
            let what = match &checkpoint.calls {
                Some(flow) => format!("call of {flow}"),
                None if checkpoint.keys.is_empty() => format!("{}()", checkpoint.with),
                None => format!("{} {}", checkpoint.with, checkpoint.keys.join(", ")),
            };
            format!("{what} in line {} of {function}", checkpoint.line)
        }
        _ => "not known".to_owned(),
    };
    let mut out = format!("{:<12}{place} ({})", "checkpoint", frame.fingerprint);
    for (index, local) in frame.locals.iter().enumerate() {
        let name = match (&local.name, &local.ty) {
            (Some(name), Some(ty)) => format!("{name}: {ty}"),
            _ => format!("local {index}"),
        };
        // Writing to a string cannot fail.
        let _ = write!(out, "\n  {name} = {}  ({} B)", local.value, local.bytes);
    }
    out
}
