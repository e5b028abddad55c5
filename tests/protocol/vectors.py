"""Makes vectors.json: retries as Python builds and prints them.

    python3 tests/protocol/vectors.py > tests/protocol/vectors.json

Each vector is three lines of input and the line that comes out. Python 3.8 or newer; the output does
not depend on the version.
"""

import json
import random


def retry(original, result, answers):
    """The retry, or what is missing: the reading of the specification this project tests against."""
    asked = result.get("inputRequests") or {}
    for key in asked:
        if key not in answers:
            try:
                key.encode()
            except UnicodeEncodeError:
                key = json.dumps(key)[1:-1]  # no terminal could show it
            return f"missing {key}"
    request = dict(original)
    request["id"] = original["id"] + 1
    params = dict(original["params"])
    params["inputResponses"] = {key: answers[key] for key in asked}
    if result.get("requestState") is not None:
        params["requestState"] = result["requestState"]
    else:
        params.pop("requestState", None)
    request["params"] = params
    return json.dumps(request)


NUMBERS = """
0 -0 1 -1 10 1.0 -1.0 0.0 -0.0 0e5 -0e5 1e0 1E5 1e+5 1.50 0.1 0.10 1e-1 100e-2 123456789012345678901234567890
-123456789012345678901234567890 9007199254740993 18446744073709551615 18446744073709551616 -9223372036854775809
1e15 1e16 1e17 9999999999999998.0 9999999999999999.0 12345678901234567.0 123456789012345.678 1e21 1e22 1e23
0.0001 0.00001 0.00012345 0.000099999 1e-4 1e-5 1e-7 1.5e-7 5e-324 4.9e-324 2e-324 1e-400 2.2250738585072014e-308
1.7976931348623157e308 1e100 1e-100 3.141592653589793 0.30000000000000004 2.5e-8 1e5 123e3 1234567.0e-3
5e-5 4.35 2.675 9007199254740992.0 9007199254740993.0 0.1e1 12e-1 1.0000000000000002 179769313486231570e291
1872330152545287.25 1872330152545287.75 9007199254740993e0 4503599627370497.5 2.0e-3 100.0 0.001 1234.5
9007199254740992e-30 9.5367431640625e-07 5.960464477539063e-08 2.9802322387695312e-08 9.671406556917033e+24 1.2e3
""".split()

STRINGS = r"""
"" "a" "\"" "\\" "\/" "\b\f\n\r\t" "\u0000" "\u001f" "\u007f" "~!" "é" "\u00e9" "ÿ" "Ā" "日本" "\uFFFF" "\uffff"
"😀" "\ud83d\ude00" "\uD83D\uDE00" "\ud800" "\udc00" "\udc00\ud800" "\ud800\ud800\udc00" "\ud83dx" "x\ude00y"
"<script>&'" "\u2028\u2029" "e\u0301" "\u0061" "👩‍👩‍👧" "𝒳" "\ufeff"
""".split()

ORIGINAL = '{"jsonrpc": "2.0", "id": %s, "method": "tools/call", "params": {"name": "book", "arguments": %s}}'
STATE = '{"resultType": "input_required", "inputRequests": {%s}, "requestState": %s}'


def by_hand():
    one = '{"k": {"method": "elicitation/create", "params": {}}}'
    result = STATE % ('"k": {}', '"rs1.x"')
    for number in NUMBERS:
        yield ORIGINAL % ("1", '{"n": %s}' % number), result, '{"k": %s}' % number
    for text in STRINGS:
        yield ORIGINAL % ("1", "{%s: [%s]}" % (text, text)), STATE % ("%s: 0" % text, text), "{%s: %s}" % (text, text)
    for number in ["0", "9", "-1", "-0", "-10", "-100", "99", "9223372036854775807", "18446744073709551615", "9" * 40]:
        yield ORIGINAL % (number, "{}"), result, '{"k": null}'
    # The order is the questions', whatever that of the answers; others stay behind.
    three = STATE % ('"c": {}, "a": {}, "b": {}', '""')
    yield ORIGINAL % ("1", "{}"), three, '{"b": 2, "x": 9, "a": 1, "c": 3}'
    yield ORIGINAL % ("1", "{}"), three, '{"b": 2, "c": 3}'
    yield ORIGINAL % ("1", "{}"), three, "{}"
    yield ORIGINAL % ("1", "{}"), STATE % ('"\\u00e9 \\ud83d\\ude00": {}', '"s"'), "{}"
    # Names that are spelled in two ways are one.
    yield ORIGINAL % ("1", "{}"), STATE % ('"\\u0061": {}', '"s"'), '{"a": 1}'
    # A repeated member: its first place, its last value.
    yield ORIGINAL % ("1", '{"a": 1, "b": 2, "a": 3}'), STATE % ('"k": {}, "l": {}, "k": 1', '"s"'), '{"k": 1, "l": 2, "k": 3}'
    # With and without a state, with and without questions.
    yield ORIGINAL % ("1", "{}"), '{"resultType": "input_required", "inputRequests": {"k": {}}}', '{"k": 1}'
    yield ORIGINAL % ("1", "{}"), '{"resultType": "input_required", "inputRequests": {"k": {}}, "requestState": null}', '{"k": 1}'
    yield ORIGINAL % ("1", "{}"), '{"resultType": "input_required", "requestState": "s"}', '{"k": 1}'
    yield ORIGINAL % ("1", "{}"), '{"inputRequests": {}, "requestState": "s"}', "{}"
    # What an earlier round left is replaced where it stands, or goes.
    stale = '{"id": 7, "params": {"requestState": "old", "name": "n", "inputResponses": {"z": 1}, "_meta": {"a": 1.0}}, "jsonrpc": "2.0"}'
    yield stale, result, '{"k": true}'
    yield stale, '{"inputRequests": {"k": {}}}', '{"k": true}'
    yield stale, '{"requestState": "new"}', "{}"
    # Space that does not count, and space that does.
    yield ' {"params" :{ } ,\t"id":1,"x" : [ ] , "y":[ 1 ,2 ] }\t', ' { "requestState" : " s " } ', " { } "
    yield '{"id": 1, "params": {}, "deep": %s1%s}' % ("[" * 200, "]" * 200), '{"requestState": "s"}', "{}"
    yield '{"id": 1, "params": {}, "%s": {"": {}}}' % ("k" * 300), '{"requestState": "s"}', "{}"


def anything(rng, depth=3):
    kind = rng.randrange(9 if depth else 7)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.randrange(-(10**rng.randrange(1, 25)), 10**rng.randrange(1, 25))
    if kind == 2:
        return rng.uniform(-1, 1) * 10.0 ** rng.randrange(-20, 25)
    if kind == 3:
        return float(rng.randrange(10**rng.randrange(1, 19)))
    if kind <= 6:
        return word(rng)
    if kind == 7:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {word(rng): anything(rng, depth - 1) for _ in range(rng.randrange(4))}


def word(rng):
    letters = 'abcdeZ09 _-"\\/\n\x00\x7féß日本😀' + "\ud83d\ude00" * (rng.random() < 0.01)
    return "".join(rng.choice(letters) for _ in range(rng.randrange(6)))


def at_random(rng):
    keys = [word(rng) for _ in range(rng.randrange(5))]
    params = {"name": word(rng), "arguments": anything(rng), "_meta": anything(rng)}
    if rng.random() < 0.3:
        params["requestState"] = word(rng)
    if rng.random() < 0.3:
        params["inputResponses"] = {word(rng): anything(rng)}
    items = list(params.items())
    rng.shuffle(items)
    original = {"jsonrpc": "2.0", "id": rng.randrange(-(10**6), 10**rng.randrange(1, 22)), "method": "tools/call", "params": dict(items)}
    items = list(original.items())
    rng.shuffle(items)
    result = {"resultType": "input_required", "inputRequests": {key: anything(rng) for key in keys}}
    if rng.random() < 0.7:
        result["requestState"] = word(rng)
    answered = [key for key in keys if rng.random() < 0.95] + [word(rng)]
    rng.shuffle(answered)
    answers = {key: anything(rng) for key in answered}
    ascii_only = rng.random() < 0.5
    texts = []
    for value in (dict(items), result, answers):
        try:
            text = json.dumps(value, ensure_ascii=ascii_only)
            text.encode()
        except UnicodeEncodeError:
            text = json.dumps(value)
        texts.append(text)
    return tuple(texts)


def main():
    rng = random.Random(20260728)
    lines = list(by_hand()) + [at_random(rng) for _ in range(150)]
    vectors = []
    for line in lines:
        vectors.append([*line, retry(*map(json.loads, line))])
    print("[\n" + ",\n".join(json.dumps(vector) for vector in vectors) + "\n]")


main()
