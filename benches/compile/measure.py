"""What one more tool costs to compile: beside a plain async fn, rmcp's `#[tool]` and neva's.

usage: measure.py [KIND...]
       measure.py clean

Writes crates with some tools of three questions each, and takes the processor time of `cargo check` for the crate
alone: its dependencies are there, and its only file has been touched. The kinds take turns, so that what else the
machine does falls on all of them. Then counts the compiler's instructions with valgrind, which a busy machine does not
change. Prints a table.

`clean`: what it costs to build a package of one tool from nothing, dependencies and all, beside rmcp alone.
"""

import json
import os
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "compile"
COUNTS = (1, 10, 50)
TIMES = int(os.environ.get("TIMES", "5"))

ASKING = """
    let price = shop.price(&item).await;
    let name: String = {name};
    let count: u32 = {count};
    if !{sure} {{
        return Ok("Nothing was bought.".to_owned());
    }}
    Ok(format!("{{count}} {{item}} for {{name}}, {{price}} EUR each"))
"""

SHOP = """
pub struct Shop;
impl Shop {
    pub async fn price(&self, item: &str) -> usize { item.len() }
}
"""


def asking(name: str, count: str, sure: str) -> str:
    return ASKING.format(name=name, count=count, sure=sure)


def plain(count: int) -> str:
    body = asking('ask("Who?").await?', 'ask("How many?").await?', 'ask(&format!("Buy it for {price}?")).await?')
    tools = [f"pub async fn tool_{n}(shop: &Shop, item: String) -> Result<String, String> {{{body}}}" for n in range(count)]
    ask = "pub async fn ask<T: Default>(message: &str) -> Result<T, String> { if message.is_empty() { Err(String::new()) } else { Ok(T::default()) } }"
    return "\n".join([SHOP, ask, *tools])


def mrtr(count: int) -> str:
    body = asking('ask_user("Who?").await?', 'ask_user("How many?").await?', 'confirm(format!("Buy it for {price}?")).await?')
    tools = [
        f"/// Sells something.\n#[mrtr_tool]\npub async fn tool_{n}(shop: &Shop, item: String) -> Result<String, ToolError> {{{body}}}"
        for n in range(count)
    ]
    return "\n".join(["use mrtr::prelude::*;", SHOP, *tools])


def rmcp(count: int) -> str:
    arguments = [
        f"#[derive(serde::Deserialize, schemars::JsonSchema)]\npub struct Arguments{n} {{ pub item: String }}"
        for n in range(count)
    ]
    # It has no way to ask in the middle: this is a tool that asks nothing.
    tools = [
        f"""    /// Sells something.
    #[tool]
    pub async fn tool_{n}(&self, Parameters(arguments): Parameters<Arguments{n}>) -> Result<CallToolResult, ErrorData> {{
        let price = self.0.price(&arguments.item).await;
        let text = format!("{{}}, {{price}} EUR each", arguments.item);
        Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
    }}"""
        for n in range(count)
    ]
    return "\n".join([
        "use rmcp::{ErrorData, handler::server::wrapper::Parameters, model::*, schemars, tool, tool_router};",
        SHOP, *arguments, "pub struct Server(pub Shop);", "#[tool_router(vis = \"pub\")]", "impl Server {", *tools, "}",
    ])


def neva(count: int) -> str:
    asked = 'text(ctx.elicit("{key}", ElicitRequestParams::form("{key}?").with_required("{key}", "string").into()).await?, "{key}")'
    body = asking(asked.format(key="name"), asked.format(key="count") + ".len() as u32", f'({asked.format(key="sure")} == "yes")')
    tools = [f"/// Sells something.\n#[tool]\npub async fn tool_{n}(ctx: Context, item: String) -> Result<String, Error> {{ let shop = Shop; {body} }}" for n in range(count)]
    text = "fn text(result: ElicitResult, key: &str) -> String { result.content.and_then(|content| content.get(key).and_then(|value| value.as_str().map(str::to_owned))).unwrap_or_default() }"
    use = "use neva::{Context, error::Error, tool, types::elicitation::{ElicitRequestParams, ElicitResult}};"
    return "\n".join([use, SHOP, text, *tools])


KINDS = {
    "plain": (plain, ""),
    "mrtr": (mrtr, f'mrtr = {{ path = "{ROOT}" }}'),
    "rmcp": (rmcp, 'rmcp = { version = "=3.11.0", features = ["server", "macros"] }\nserde = { version = "1", features = ["derive"] }\nschemars = "1"'),
    "neva": (neva, 'neva = { version = "=0.9.0", default-features = false, features = ["server-macros"] }'),
}


ASKING_HELLO = """
use mrtr::prelude::*;
/// Greets whoever is there.
#[mrtr_tool]
async fn greet() -> Result<String, ToolError> {
    let name: String = ask_user("Who is there?").await?;
    Ok(format!("Hello {name}."))
}
"""

RMCP_HELLO = """
use rmcp::{ErrorData, ServerHandler, ServiceExt, handler::server::wrapper::Parameters, model::*, schemars, tool, tool_handler, tool_router};
#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Arguments { name: String }
struct Server;
#[tool_router]
impl Server {
    /// Greets whoever is there.
    #[tool]
    async fn greet(&self, Parameters(arguments): Parameters<Arguments>) -> Result<CallToolResult, ErrorData> {
        Ok(CallToolResult::success(vec![ContentBlock::text(format!("Hello {}.", arguments.name))]))
    }
}
#[tool_handler]
impl ServerHandler for Server {}
"""

RUNS = """
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> { %s Ok(()) }
"""
TOKIO = 'tokio = { version = "1", features = ["macros", "rt"] }'

CLEAN = {
    "mrtr": (
        ASKING_HELLO + RUNS % 'mrtr::Server::new("hello", "1").tool(greet).serve_stdio().await?;',
        f'mrtr = {{ path = "{ROOT}" }}\n{TOKIO}',
    ),
    "rmcp alone": (
        RMCP_HELLO + RUNS % "Server.serve(rmcp::transport::stdio()).await?.waiting().await?;",
        'rmcp = { version = "=3.11.0", default-features = false, features = ["server", "macros", "transport-io"] }\n'
        f'serde = {{ version = "1", features = ["derive"] }}\nschemars = "1"\n{TOKIO}',
    ),
    "mrtr without its default features": (
        ASKING_HELLO + 'fn main() { println!("{}", mrtr::Tool::describe(&greet).name) }',
        f'mrtr = {{ path = "{ROOT}", default-features = false }}',
    ),
}


def package(crate: Path, name: str, file: str, source: str, dependencies: str) -> Path:
    (crate / "src").mkdir(parents=True, exist_ok=True)
    (crate / "src" / file).write_text(source)
    header = f'[package]\nname = "{name}"\nversion = "0.0.0"\nedition = "2024"\n'
    (crate / "Cargo.toml").write_text(f"{header}[workspace]\n[dependencies]\n{dependencies}\n")
    return crate


def write(kind: str, count: int) -> Path:
    source, dependencies = KINDS[kind]
    # One lock file and one target directory for each kind: the dependencies are built once.
    text = "#![allow(dead_code)]\n" + source(count)
    return package(WORK / kind / f"tools{count}", f"tools{count}", "lib.rs", text, dependencies)


def cargo(command: str, crate: Path, target: Path, **more: str) -> tuple[float, str]:
    """The processor time of a cargo command in milliseconds, and what it says of each unit."""
    environment = {**os.environ, "CARGO_TARGET_DIR": str(target), "CARGO_INCREMENTAL": "0", **more}
    environment.pop("CARGO_PROFILE_DEV_DEBUG", None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = ["cargo", command, "--quiet", "--message-format=json-render-diagnostics", "--manifest-path", str(crate / "Cargo.toml")]
    said = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000, said


def check(kind: str, crate: Path) -> float:
    """The processor time of one `cargo check`, in milliseconds."""
    (crate / "src/lib.rs").touch()
    return cargo("check", crate, WORK / kind / "target")[0]


def instructions(kind: str, crate: Path) -> int:
    """The instructions of the compiler in one `cargo check`."""
    wrapper, said = WORK / "counted", WORK / "counted.log"
    wrapper.write_text(f'#!/bin/sh\nexec valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file={said} "$@"\n')
    wrapper.chmod(0o755)
    (crate / "src/lib.rs").touch()
    # For the crate alone: its dependencies are no members of its workspace.
    cargo("check", crate, WORK / kind / "target", RUSTC_WORKSPACE_WRAPPER=str(wrapper))
    return int(re.search(r"Collected : (\d+)", said.read_text())[1])


def clean() -> None:
    print("| | crates | `cargo check`, s | `cargo build`, s |")
    print("|---|---|---|---|")
    for name, (source, dependencies) in CLEAN.items():
        crate = package(WORK / "clean" / name.split()[-1], "hello", "main.rs", source, dependencies)
        # Whatever has to be fetched is.
        subprocess.run(["cargo", "fetch", "--quiet", "--manifest-path", str(crate / "Cargo.toml")], check=True)
        seconds = []
        for command in ("check", "build"):
            target = crate / "target"
            shutil.rmtree(target, ignore_errors=True)
            time, said = cargo(command, crate, target)
            seconds.append(f"{time / 1000:.1f}")
            units = [json.loads(line) for line in said.splitlines()]
        shutil.rmtree(target)
        crates = {unit["package_id"] for unit in units if unit["reason"] == "compiler-artifact"}
        print(f"| {name} | {len(crates) - 1} | " + " | ".join(seconds) + " |", flush=True)


def main() -> None:
    if sys.argv[1:] == ["clean"]:
        return clean()
    kinds = sys.argv[1:] or list(KINDS)
    crates = [(kind, count, write(kind, count)) for kind in kinds for count in COUNTS]
    for kind, _, crate in crates:
        check(kind, crate)
    times = {(kind, count): [] for kind, count, _ in crates}
    for _ in range(TIMES):
        for kind, count, crate in crates:
            times[kind, count].append(check(kind, crate))
    print("| | " + " | ".join(f"{count} tools, ms" for count in COUNTS) + " | one more tool, ms | of a plain fn | one more tool, M instructions |")
    print("|---|" + "---|" * (len(COUNTS) + 3))
    one = {}
    for kind in kinds:
        # What else the machine does only adds to it.
        least = [min(times[kind, count]) for count in COUNTS]
        one[kind] = (least[-1] - least[1]) / (COUNTS[-1] - COUNTS[1])
        ratio = f"{one[kind] / one['plain']:.1f}" if "plain" in one else ""
        few, many = (instructions(kind, crate) for name, count, crate in crates if name == kind and count != COUNTS[-1])
        counted = (many - few) / (COUNTS[1] - COUNTS[0]) / 1e6
        print(f"| {kind} | " + " | ".join(f"{ms:.0f}" for ms in least) + f" | {one[kind]:.1f} | {ratio} | {counted:.0f} |", flush=True)


main()
