#!/usr/bin/env python3
"""Books with the official Python client.

usage: booking.py COMMAND [ARGUMENT...]    the server to start, once for each case
"""

import asyncio
import base64
import json
import pathlib
import secrets
import sys

import mcp_types as types
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

CASES = pathlib.Path(__file__).with_name("cases.json")
PROTOCOL = "2026-07-28"
SECONDS = 30


class User:
    """Answers each question with what the case foresees, and remembers what was asked."""

    def __init__(self, answers):
        self.answers = {key: list(given) for key, given in answers.items()}
        self.asked = []

    async def elicit(self, context, params):
        key = str(context.request_id)
        self.asked.append(key)
        if not self.answers.get(key):
            return types.ErrorData(code=-32603, message=f"no answer to {key!r}: {params.message}")
        return types.ElicitResult.model_validate(self.answers[key].pop(0))


def cause(error):
    """The first error inside the groups that task groups make."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


async def call(server, case):
    user = User(case["answers"])
    client = Client(
        server,
        mode=PROTOCOL,
        elicitation_callback=user.elicit,
        read_timeout_seconds=SECONDS,
        client_info=types.Implementation(name="mrtr-interop-python", version="1"),
    )
    async with client:
        if client.protocol_version != PROTOCOL:
            raise AssertionError(f"speaks {client.protocol_version}")
        names = [tool.name for tool in (await client.list_tools()).tools]
        if names != ["book_flight"]:
            raise AssertionError(f"lists {names}")
        result = await client.call_tool(case.get("tool", "book_flight"), case["arguments"])
    return user, result


def judge(case, user, result):
    """The faults of a call that has a result."""
    text = " ".join(block.text for block in result.content if block.type == "text")
    if "code" in case:
        yield f"has a result: {text}"
        return
    if user.asked != case["asked"]:
        yield f"asked {user.asked}"
    if bool(result.is_error) != case["isError"]:
        yield f"isError is {result.is_error}"
    for part in case["says"]:
        if part not in text:
            yield f"does not say {part!r}: {text}"
    if not case["isError"] and json.loads(text) != result.structured_content:
        yield f"structured content differs from the text: {result.structured_content}"


async def faults_of(server, case):
    try:
        user, result = await call(server, case)
        return list(judge(case, user, result))
    except Exception as group:
        error = cause(group)
        if isinstance(error, MCPError) and error.error.code == case.get("code"):
            return []
        return [f"{type(error).__name__}: {error}"]


async def main(command, arguments):
    # Clients pass on only what their configuration names, so a key has to be named as well.
    key = base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()
    server = StdioServerParameters(command=command, args=arguments, env={"MRTR_KEYS": key})
    failed = 0
    for case in json.loads(CASES.read_text()):
        faults = await faults_of(server, case)
        failed += bool(faults)
        print("FAIL" if faults else "ok  ", case["name"])
        for fault in faults:
            print("     ", fault)
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(asyncio.run(main(sys.argv[1], sys.argv[2:])))
