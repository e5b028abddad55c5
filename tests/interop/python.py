#!/usr/bin/env python3
"""Calls tools with the official Python client: every case in every mode over every transport.

usage: python.py CASES PROGRAM    PROGRAM serves with --stdio and with --http, once for each case
"""

import asyncio
import base64
import contextlib
import json
import os
import pathlib
import re
import secrets
import sys

import mcp_types as types
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

# What each mode of the client should end up speaking.
MODES = {"2026-07-28": "2026-07-28", "auto": "2026-07-28", "legacy": "2025-11-25"}
SECONDS = 30


class User:
    """Answers each question with what the case foresees, and remembers what was asked."""

    def __init__(self, case, mode):
        self.answers = {key: list(given) for key, given in case.get("answers", {}).items()}
        self.foreseen = list(case["asked"])
        self.keyed = MODES[mode] == "2026-07-28"
        self.asked = []

    def answer(self, context, what, result):
        # Older revisions do not tell the key; there, questions come one at a time and in order.
        key = str(context.request_id) if self.keyed else (self.foreseen or ["?"])[0]
        self.foreseen = self.foreseen[1:]
        self.asked.append(key)
        if not self.answers.get(key):
            return types.ErrorData(code=-32603, message=f"no answer to {key!r}: {what}")
        return result.model_validate(self.answers[key].pop(0))

    async def elicit(self, context, params):
        return self.answer(context, params.message, types.ElicitResult)

    async def sample(self, context, params):
        return self.answer(context, "sampling", types.CreateMessageResult)

    async def roots(self, context):
        return self.answer(context, "roots", types.ListRootsResult)


def cause(error):
    """The first error inside the groups that task groups make."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


@contextlib.asynccontextmanager
async def served(program, transport):
    # Clients pass on only what their configuration names, so a key has to be named as well.
    key = base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()
    if transport == "stdio":
        yield StdioServerParameters(command=program, args=["--stdio"], env={"MRTR_KEYS": key})
        return
    process = await asyncio.create_subprocess_exec(
        program, "--http", "127.0.0.1:0",
        env={**os.environ, "MRTR_KEYS": key},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        # It says where it serves once it does.
        line = (await asyncio.wait_for(process.stderr.readline(), SECONDS)).decode()
        yield re.search(r"http://\S+", line)[0]
    finally:
        process.terminate()
        await process.wait()


async def call(server, mode, case):
    user = User(case, mode)
    client = Client(
        server,
        mode=mode,
        elicitation_callback=user.elicit,
        sampling_callback=user.sample,
        list_roots_callback=user.roots,
        read_timeout_seconds=SECONDS,
        client_info=types.Implementation(name="mrtr-interop-python", version="1"),
    )
    async with client:
        if client.protocol_version != MODES[mode]:
            raise AssertionError(f"speaks {client.protocol_version}")
        names = [tool.name for tool in (await client.list_tools()).tools]
        if case["tool"] not in names and "code" not in case:
            raise AssertionError(f"lists {names}")
        result = await client.call_tool(case["tool"], case.get("arguments", {}))
    return user, result


def judge(case, user, result):
    """The faults of a call that has a result."""
    text = " ".join(block.text for block in result.content if block.type == "text")
    if "code" in case:
        yield f"has a result: {text}"
        return
    # Questions of one round are asked all at once.
    order = sorted if case.get("together") else list
    if order(user.asked) != order(case["asked"]):
        yield f"asked {user.asked}"
    if bool(result.is_error) != case["isError"]:
        yield f"isError is {result.is_error}"
    for part in case["says"]:
        if part not in text:
            yield f"does not say {part!r}: {text}"
    if result.structured_content is not None and json.loads(text) != result.structured_content:
        yield f"structured content differs from the text: {result.structured_content}"


async def faults_of(program, transport, mode, case):
    try:
        async with served(program, transport) as server:
            user, result = await call(server, mode, case)
            return list(judge(case, user, result))
    except Exception as group:
        error = cause(group)
        if isinstance(error, MCPError) and error.error.code == case.get("code"):
            return []
        return [f"{type(error).__name__}: {error}"]


async def main(cases, program):
    failed = 0
    for transport in ("stdio", "http"):
        for mode in MODES:
            for case in json.loads(pathlib.Path(cases).read_text()):
                faults = await faults_of(program, transport, mode, case)
                failed += bool(faults)
                print("FAIL" if faults else "ok  ", f"{transport:5} {mode:10} {case['name']}")
                for fault in faults:
                    print("     ", fault)
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(asyncio.run(main(*sys.argv[1:])))
