"""Calls a server on standard input and output, as often as it takes to tell what one call costs it.

usage: measure.py instructions|time NAME COMMAND...

`instructions` counts them with valgrind: of two runs that differ by a number of calls, so that neither the start nor
the end of the server counts, with those in SHA-256 apart. `time` takes the processor time of the process from /proc.
Prints one JSON object.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "bench", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
}
ANSWERS = {"name": "Ada", "seat": "window", "confirm": True, "agreed": True}
ENDS = {"book_flight": "window is booked for Ada as Q7F3A21C90BE"}
FEW, MANY = 3, 13


class Server:
    def __init__(self, command: list[str]):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.id = 0

    def request(self, params: dict) -> dict:
        self.id += 1
        message = {"jsonrpc": "2.0", "id": self.id, "method": "tools/call", "params": {**params, "_meta": META}}
        self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self.process.stdin.flush()
        while line := self.process.stdout.readline():
            answer = json.loads(line)
            if answer.get("id") == self.id:
                if "result" not in answer:
                    sys.exit(f"refused: {answer}")
                return answer["result"]
        sys.exit("the server is gone")

    def call(self, tool: str, arguments: dict) -> list[int]:
        """One whole call; the characters of the state of each round."""
        params = {"name": tool, "arguments": arguments}
        states = []
        while True:
            result = self.request(params)
            requests = result.get("inputRequests")
            if not requests:
                break
            state = result.get("requestState")
            states.append(len(state or ""))
            params = {"name": tool, "arguments": arguments}
            if state is not None:
                params["requestState"] = state
            params["inputResponses"] = {}
            for key, request in requests.items():
                (field,) = request["params"]["requestedSchema"]["properties"]
                answer = {"action": "accept", "content": {field: ANSWERS[field]}}
                params["inputResponses"][key] = answer
        text = result["content"][0]["text"]
        expected = ENDS.get(tool, str(arguments.get("times")))
        if result.get("isError") or not text.startswith(expected):
            sys.exit(f"a wrong end: {text}")
        return states

    def end(self) -> None:
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            # One that stays when its client has gone. Not killed: valgrind still has to write what it counted.
            self.process.terminate()
            self.process.wait()

    def cpu_seconds(self) -> float:
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def counted(path: str) -> tuple[int, int]:
    """All instructions in callgrind's file, and those in SHA-256."""
    names, name, total, hashed, skip = {}, "", 0, 0, False
    for line in Path(path).read_text(errors="replace").splitlines():
        if match := re.match(r"fn=\((\d+)\)(?: (.*))?$", line):
            names.setdefault(match[1], match[2])
            name = names[match[1]] or ""
        elif match := re.match(r"cfn=\((\d+)\)(?: (.*))?$", line):
            names.setdefault(match[1], match[2])
        elif line.startswith("calls="):
            skip = True  # the next line has what the callee cost
        elif re.match(r"[+*\d-]", line):
            if skip:
                skip = False
                continue
            cost = int(line.split()[1])
            total += cost
            if "sha256" in name:
                hashed += cost
    return total, hashed


def instructions(command: list[str], tool: str, arguments: dict) -> tuple[list[int], list[int]]:
    counts, states = [], []
    for calls in (FEW, MANY):
        with tempfile.NamedTemporaryFile() as out:
            server = Server(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", *command])
            for _ in range(calls):
                states = server.call(tool, arguments)
            server.end()
            counts.append(counted(out.name))
    return [round((many - few) / (MANY - FEW)) for few, many in zip(*counts)], states


def main() -> None:
    what, name, *command = sys.argv[1:]
    flows = [("book_flight", {"flight": "TP123"}), *(("ask_often", {"times": n}) for n in (1, 2, 4, 8))]
    found = {"name": name}
    if what == "instructions":
        for tool, arguments in flows:
            (total, hashed), states = instructions(command, tool, arguments)
            flow = f"{tool} {arguments.get('times', '')}".strip()
            found[flow] = {"instructions": total, "in SHA-256": hashed, "rounds": len(states) + 1, "states": states}
    else:
        calls = int(os.environ.get("CALLS", "1000"))
        server = Server(command)
        for _ in range(calls // 10):
            states = server.call(*flows[0])
        before, memory = server.cpu_seconds(), server.resident()
        for _ in range(calls):
            server.call(*flows[0])
        found["book_flight"] = {
            "microseconds": round((server.cpu_seconds() - before) / calls * 1e6),
            "rounds": len(states) + 1,
            "states": states,
            "KiB before": memory,
            "KiB after": server.resident(),
        }
        server.end()
    print(json.dumps(found))


main()
