//! `mrtr inspect`: looks into a state, as only the holder of the keys can.

use std::{
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
    time::SystemTime,
};

use clap::{Args, ValueEnum};
use mrtr::{
    KeyRing, Machine, Method, Principal,
    token::{self, BoundTo, Closed, Contents, Standing},
};
use serde_json::{Map, Value, json};

use crate::{Failure, report};

pub(crate) const HELP: &str = "\
Opens a state with the server's keys and shows what is in it: which round of which call, when
it was sealed, when it expires, whether the caller is the right one, the question, and the live
locals with their bytes. Runs nothing.

A state is bound to its call, so the call has to be told: the server's name and the function's,
the arguments as the client sent them, and the caller. `--request` takes the last three from the
request that brought the state.

The names and types of locals are not in a state. A server can tell them: write the function's
`machine()` to a file as JSON, as `booking --machine` does, and pass it with `--machine`; then a
state that has become stale by an edit of the function is told, too.

What is shown is the user's own data. What is on a command line can be seen by others on the
same machine: put the keys into MRTR_KEYS, and `-` for the state to read it from standard input.

With --json the output is one object, whose `status` says the same as the exit status:

  good          0  a server would go on with it
  no_state      3  it is no state, or one of an unknown version
  unknown_key   4  it was sealed with another key
  other_call    5  it was changed since, or belongs to another call or caller
  other_caller  5  it was sealed for an anonymous caller
  expired       6  it is too old; or from the future, where clocks differ
  stale         7  no checkpoint of the given machine is the one it waits at

A state that does not open has a second member, `error`, in words. One that opens has `function`,
`caller_matches`, `flow` (the call's random name), `round` (from 1), `issued` (seconds since
1970), `age` and `expires_in` (seconds), `tries` (invalid answers so far), `parked` (whether the
rest is in the server's replay store, since it is too long for the client), `question`, `settled`
(answers of this round by key) and `frames`: one for each function that waits, the tool's own
first, with `fingerprint`, `function`, `checkpoint`, and `locals`, each with `name`, `ty`,
`bytes`, `value`. What is not known is null. A value that JSON has no form for is told in
another: NaN as text, bytes as an array, a map whose keys are not texts as an array of pairs.

exit status: one of these; 1 if something cannot be read or written, 2 for wrong usage";

#[derive(Args)]
pub(crate) struct Options {
    /// The requestState, or `-` to read it from standard input
    #[arg(required_unless_present = "request", conflicts_with = "request")]
    token: Option<String>,
    /// The server's keys: comma-separated, as hex or base64url
    #[arg(
        long,
        value_name = "SECRETS",
        env = "MRTR_KEYS",
        hide_env_values = true
    )]
    keys: String,
    /// The server's name, which states are bound to
    #[arg(long, value_name = "NAME")]
    audience: String,
    /// The name of the tool or prompt, or the URI or URI template of the resource
    #[arg(
        long,
        visible_alias = "tool",
        value_name = "NAME",
        required_unless_present = "request"
    )]
    name: Option<String>,
    /// How the call came in
    #[arg(long, value_enum, default_value_t = Way::ToolsCall)]
    method: Way,
    /// The arguments of the call, a JSON object
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = object)]
    args: Object,
    /// Issuer and subject of the caller; without it, an anonymous one
    #[arg(long, num_args = 2, value_names = ["ISSUER", "SUBJECT"])]
    principal: Option<Vec<String>>,
    /// A file with the JSON-RPC request that brought the state, or `-`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["method", "args"])]
    request: Option<PathBuf>,
    /// A file with the function's machine, as JSON
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

type Object = Map<String, Value>;

#[derive(Clone, Copy, ValueEnum)]
enum Way {
    #[value(name = "tools/call")]
    ToolsCall,
    #[value(name = "prompts/get")]
    PromptsGet,
    #[value(name = "resources/read")]
    ResourcesRead,
}

impl Way {
    fn method(self) -> Method {
        match self {
            Self::ToolsCall => Method::ToolsCall,
            Self::PromptsGet => Method::PromptsGet,
            Self::ResourcesRead => Method::ResourcesRead,
        }
    }
}

fn object(text: &str) -> Result<Object, String> {
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err("it is not an object".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

pub(crate) fn run(options: Options) -> Result<ExitCode, Failure> {
    let keys = KeyRing::parse(&options.keys)
        .map_err(|error| Failure::Input(format!("--keys: {error}")))?;
    let machine = options.machine.as_deref().map(machine).transpose()?;
    let json = options.json;
    let (token, call) = call(options)?;
    let looked = token::open(&token, &keys, &call, machine.as_ref(), SystemTime::now());
    let (status, code) = verdict(looked.as_ref());
    let shown = match (json, &looked) {
        (true, Ok(contents)) => {
            let mut shown = json!({ "status": status, "function": call.name });
            merge(&mut shown, &json!(contents));
            format!("{shown:#}")
        }
        (true, Err(closed)) => {
            format!(
                "{:#}",
                json!({ "status": status, "error": closed.to_string() })
            )
        }
        (false, Ok(contents)) => report::contents(&call.name, status, contents),
        (false, Err(closed)) => return Err(Failure::Closed(closed.to_string(), code)),
    };
    writeln!(io::stdout(), "{shown}").map_err(Failure::Output)?;
    Ok(ExitCode::from(code))
}

/// In a word, and as an exit status.
fn verdict(looked: Result<&Contents, &Closed>) -> (&'static str, u8) {
    match looked {
        Ok(contents) if !contents.caller_matches => ("other_caller", 5),
        Ok(contents) => match contents.standing {
            Standing::Expired => ("expired", 6),
            Standing::Stale => ("stale", 7),
            _ => ("good", 0),
        },
        Err(Closed::UnknownKey) => ("unknown_key", 4),
        Err(Closed::OtherCall) => ("other_call", 5),
        Err(_) => ("no_state", 3),
    }
}

fn merge(into: &mut Value, from: &Value) {
    for (name, value) in from.as_object().into_iter().flatten() {
        into[name.as_str()] = value.clone();
    }
}

/// The state, and the call it is said to belong to.
fn call(options: Options) -> Result<(String, BoundTo), Failure> {
    let principal = match options.principal.as_deref() {
        Some([issuer, subject]) => Some(Principal::new(issuer, subject)),
        _ => None,
    };
    let Some(request) = options.request else {
        let token = match options.token.as_deref() {
            Some("-") => read(Path::new("-"), "the state")?.trim().to_owned(),
            Some(token) => token.to_owned(),
            None => return Err(Failure::Input("there is no state".to_owned())),
        };
        let call = BoundTo {
            audience: options.audience,
            method: options.method.method(),
            name: options.name.unwrap_or_default(),
            arguments: options.args,
            principal,
        };
        return Ok((token, call));
    };
    let wrong = |what: &str| Failure::Input(format!("the request {what}"));
    let text = read(&request, "the request")?;
    let request: Value =
        serde_json::from_str(&text).map_err(|error| wrong(&format!("is not JSON: {error}")))?;
    let params = &request["params"];
    let method = match request["method"].as_str() {
        Some("tools/call") => Method::ToolsCall,
        Some("prompts/get") => Method::PromptsGet,
        Some("resources/read") => Method::ResourcesRead,
        _ => {
            return Err(wrong(
                "is none of `tools/call`, `prompts/get`, `resources/read`",
            ));
        }
    };
    let member = if method == Method::ResourcesRead {
        "uri"
    } else {
        "name"
    };
    // A template cannot be told from the URI that was read.
    let name = options
        .name
        .or_else(|| params[member].as_str().map(str::to_owned))
        .ok_or_else(|| wrong(&format!("has no `params.{member}`")))?;
    let arguments = match &params["arguments"] {
        Value::Null => Object::new(),
        Value::Object(arguments) => arguments.clone(),
        _ => return Err(wrong("has `params.arguments` that are not an object")),
    };
    let token = params["requestState"]
        .as_str()
        .ok_or_else(|| wrong("has no `params.requestState`"))?;
    let call = BoundTo {
        audience: options.audience,
        method,
        name,
        arguments,
        principal,
    };
    Ok((token.to_owned(), call))
}

fn machine(path: &Path) -> Result<Machine, Failure> {
    let text = read(path, "the machine")?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::Input(format!("the machine is not one: {error}")))
}

fn read(path: &Path, what: &str) -> Result<String, Failure> {
    let read = if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    read.map_err(|error| Failure::Input(format!("cannot read {what}: {error}")))
}
