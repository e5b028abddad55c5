#!/usr/bin/env python3
"""Checks that every dependency comes from crates.io and may be used under a licence in deny.toml.

The same as `cargo deny check licenses sources`, which takes minutes to build.
"""

import json
import re
import subprocess
import sys
import tomllib


def acceptable(expression, allowed):
    """Whether an SPDX expression can be met with allowed licences; `/` is an old spelling of OR."""
    tokens = re.findall(r"\(|\)|[^\s()/]+|/", expression)

    def alternatives():
        met = terms()
        while tokens and tokens[0] in ("OR", "/"):
            tokens.pop(0)
            met = terms() or met
        return met

    def terms():
        met = term()
        while tokens and tokens[0] == "AND":
            tokens.pop(0)
            met = term() and met
        return met

    def term():
        name = tokens.pop(0)
        if name == "(":
            met = alternatives()
            tokens.pop(0)
            return met
        if tokens and tokens[0] == "WITH":
            name = " ".join([name, tokens.pop(0), tokens.pop(0)])
        return name in allowed

    return alternatives() and not tokens


def main():
    with open("deny.toml", "rb") as file:
        allowed = set(tomllib.load(file)["licenses"]["allow"])
    command = ["cargo", "metadata", "--format-version", "1", "--all-features", "--locked"]
    packages = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["packages"]
    faults = []
    for package in packages:
        name = f"{package['name']} {package['version']}"
        if not acceptable(package["license"] or "none", allowed):
            faults.append(f"{name}: the licence {package['license']} is not in deny.toml")
        if package["source"] not in (None, "registry+https://github.com/rust-lang/crates.io-index"):
            faults.append(f"{name}: comes from {package['source']}")
    print("\n".join(faults) or f"{len(packages)} packages, all under licences in deny.toml")
    sys.exit(bool(faults))


# What the reading of expressions must not get wrong.
for expression, expected in [
    ("MIT", True),
    ("GPL-3.0", False),
    ("MIT AND GPL-3.0", False),
    ("GPL-3.0 OR MIT", True),
    ("MIT/GPL-3.0", True),
    ("(MIT OR GPL-3.0) AND Zlib", True),
    ("(MIT OR Zlib) AND GPL-3.0", False),
    ("MIT AND (GPL-3.0 OR Zlib)", True),
    ("Apache-2.0 WITH LLVM-exception", False),
    ("Apache-2.0 WITH LLVM-exception OR MIT", True),
    ("GPL-3.0 AND MIT OR MIT", True),
]:
    assert acceptable(expression, {"MIT", "Zlib"}) == expected, expression

main()
