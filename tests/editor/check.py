"""Asks rust-analyzer inside the body of a tool: hovers, completions, definitions, diagnostics.

    python3 tests/editor/check.py [mrtr]

Builds a crate of its own under `target/editor`, talks to `rust-analyzer` over its standard input, and says what it
answered. Ends with 1 if an answer is not what the same code outside of a tool would give.
"""

import json
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
FOLDER = ROOT / "target" / "editor"

MAIN = '''use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
pub struct Offer {
    pub name: String,
    pub price: u32,
}

pub struct Shop;

impl Shop {
    /// What it costs.
    pub async fn quote(&self, item: &str) -> Result<Offer, ToolError> {
        Ok(Offer { name: item.to_owned(), price: 3 })
    }
}

#[mrtr_tool]
async fn buy(shop: &Shop, item: String) -> Result<String, ToolError> {
    let offer = shop.quote(&item).await?;
    let many = ask_user::<u32>("How many?").await?;
    let total = many * offer.price;
    if confirm(format!("{total} EUR?")).await? {
        let last = shop.quote(&offer.name).await?;
        /*typed*/
        return Ok(last.name);
    }
    Ok(offer.name)
}

fn main() {
    let _ = Server::new("editor", "1").tool(buy);
}
'''

MANIFEST = f'''[package]
name = "editor"
version = "0.0.0"
edition = "2024"

[dependencies]
mrtr = {{ path = {json.dumps(str(ROOT))} }}
serde = {{ version = "1", features = ["derive"] }}

[workspace]
'''


class Editor:
    def __init__(self):
        self.process = subprocess.Popen(
            ["rust-analyzer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=FOLDER
        )
        self.number = 0
        self.diagnostics = {}
        self.quiet = False

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, value = line.split(b": ")
            if name == b"Content-Length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def notice(self, message):
        method, params = message.get("method"), message.get("params")
        if method == "textDocument/publishDiagnostics":
            self.diagnostics[params["uri"]] = params["diagnostics"]
        elif method == "experimental/serverStatus":
            self.quiet = params["quiescent"]
        elif "id" in message and method:
            items = params.get("items", []) if isinstance(params, dict) else []
            self.send({"id": message["id"], "result": [None] * len(items) if items else None})

    def ask(self, method, params):
        self.number += 1
        number = self.number
        self.send({"id": number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == number and "method" not in message:
                return message.get("result")
            self.notice(message)

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def settle(self):
        while not self.quiet:
            self.notice(self.read())


def place(text, needle, into=0):
    at = text.index(needle) + into
    line = text.count("\n", 0, at)
    return {"line": line, "character": at - (text.rfind("\n", 0, at) + 1)}


def main():
    (FOLDER / "src").mkdir(parents=True, exist_ok=True)
    (FOLDER / "Cargo.toml").write_text(MANIFEST)
    (FOLDER / "Cargo.lock").write_text((ROOT / "Cargo.lock").read_text())
    source = FOLDER / "src" / "main.rs"
    source.write_text(MAIN)
    uri = source.as_uri()
    editor = Editor()
    editor.ask(
        "initialize",
        {
            "processId": None,
            "rootUri": FOLDER.as_uri(),
            "capabilities": {
                "experimental": {"serverStatusNotification": True},
                "textDocument": {"hover": {"contentFormat": ["plaintext"]}},
            },
            "initializationOptions": {
                "checkOnSave": False,
                "cargo": {"targetDir": True, "extraArgs": ["--offline"]},
                "cachePriming": {"enable": False},
            },
        },
    )
    editor.tell("initialized", {})
    document = {"uri": uri, "languageId": "rust", "version": 1, "text": MAIN}
    editor.tell("textDocument/didOpen", {"textDocument": document})
    editor.settle()

    faults = []

    def expect(what, expected, got):
        good = expected in got
        print(f"{'ok   ' if good else 'FAULT'} {what}: {got.strip()[:100]!r}")
        if not good:
            faults.append(what)

    def hover(needle, into=0):
        answer = editor.ask(
            "textDocument/hover",
            {"textDocument": {"uri": uri}, "position": place(MAIN, needle, into)},
        )
        return answer["contents"]["value"] if answer else "nothing"

    expect("hover of a local before the question", "offer: Offer", hover("offer = shop"))
    expect("hover of the answer", "many: u32", hover("many = ask"))
    expect("hover of a local after it", "total: u32", hover("total = many"))
    expect("hover of a local in a branch", "last: Offer", hover("last = shop"))
    expect("hover of a method", "What it costs.", hover("quote(&item)"))
    expect("hover of a question", "ask_user", hover("ask_user::<u32>"))
    expect("hover of an argument", "item: String", hover("item)", 0))

    answer = editor.ask(
        "textDocument/definition",
        {"textDocument": {"uri": uri}, "position": place(MAIN, "quote(&offer.name)")},
    )
    line = str((answer or [{}])[0].get("range", answer and answer[0].get("targetRange", {})))
    expect("definition of a method", f"'line': {place(MAIN, 'pub async fn quote')['line']}", line)

    version = 1
    for what, typed, expected in [
        ("completion of a field behind a question", "last.", "price"),
        ("completion of a method of the environment", "shop.", "quote"),
        ("completion of a local's name", "let x = of", "offer"),
        ("completion of a question", "let y: bool = conf", "confirm"),
    ]:
        version += 1
        text = MAIN.replace("/*typed*/", typed)
        editor.tell(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [{"text": text}],
            },
        )
        position = place(text, typed, len(typed))
        answer = editor.ask(
            "textDocument/completion",
            {"textDocument": {"uri": uri}, "position": position},
        )
        items = answer["items"] if isinstance(answer, dict) else answer or []
        names = [item["label"].split("(")[0] for item in items]
        got = expected if expected in names else f"{len(names)} others, such as {names[:5]}"
        expect(what, expected, got)

    version += 1
    editor.tell(
        "textDocument/didChange",
        {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": MAIN}]},
    )
    answer = editor.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    found = [d["message"] for d in (answer or {}).get("items", [])]
    expect("diagnostics of a tool without faults", "none", "none" if not found else str(found))

    editor.ask("shutdown", None)
    editor.tell("exit", None)
    return 1 if faults else 0


if __name__ == "__main__":
    begun = time.time()
    code = main()
    print(f"{time.time() - begun:.0f} s")
    sys.exit(code)
