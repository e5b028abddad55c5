#!/usr/bin/env python3
"""Writes format_1.json: token format 1, built from its description in another language.

The tests compare our own code with what this gives, so that a mistake on one side shows. Needs
nothing but Python. The output is kept: tokens of a released format must open for ever, so
format_1.json may get more entries, but none may change.

    python3 format_1.py > format_1.json
"""

import base64
import hashlib
import hmac
import json
import string
import struct

# XChaCha20-Poly1305: RFC 8439, draft-irtf-cfrg-xchacha-03


def rounds(state):
    def quarter(a, b, c, d):
        for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & 0xFFFFFFFF
            mixed = state[z] ^ state[x]
            state[z] = (mixed << bits | mixed >> (32 - bits)) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)


def initial(key, rest):
    return list(struct.unpack("<16L", b"expand 32-byte k" + key + rest))


def hchacha20(key, nonce):
    state = initial(key, nonce)
    rounds(state)
    return struct.pack("<8L", *state[:4], *state[12:])


def chacha20(key, nonce, length):
    stream = b""
    for counter in range(length // 64 + 1):
        start = initial(key, struct.pack("<L", counter) + nonce)
        state = start[:]
        rounds(state)
        stream += struct.pack("<16L", *((a + b) & 0xFFFFFFFF for a, b in zip(start, state)))
    return stream


def poly1305(key, message):
    r = int.from_bytes(key[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
    total = 0
    for i in range(0, len(message), 16):
        block = message[i : i + 16] + b"\x01"
        total = (total + int.from_bytes(block, "little")) * r % (2**130 - 5)
    return ((total + int.from_bytes(key[16:], "little")) % 2**128).to_bytes(16, "little")


def encrypt(key, nonce, plaintext, associated):
    stream = chacha20(hchacha20(key, nonce[:16]), bytes(4) + nonce[16:], 64 + len(plaintext))
    sealed = bytes(a ^ b for a, b in zip(plaintext, stream[64:]))
    pad = lambda data: data + bytes(-len(data) % 16)
    lengths = struct.pack("<QQ", len(associated), len(sealed))
    return sealed + poly1305(stream[:32], pad(associated) + pad(sealed) + lengths)


# Keys


def secret_of(text):
    hex_digits = all(c in "0123456789abcdefABCDEF" for c in text)
    return bytes.fromhex(text) if hex_digits and len(text) % 2 == 0 else unbase64(text)


def unbase64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def mac(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def cipher_key(secret):
    return mac(mac(bytes(32), secret), b"mrtr requestState 1 XChaCha20-Poly1305" + b"\x01")


def key_id(secret):
    return mac(secret, b"mrtr requestState key id")[:4]


# What a token is bound to


def field(data):
    return struct.pack(">Q", len(data)) + data


def canonical(value):
    if isinstance(value, float) and value.is_integer() and -(2**63) <= value < 2**64:
        value = int(value)
    if value is None:
        return b"\x00"
    if isinstance(value, bool):
        return b"\x02" if value else b"\x01"
    if isinstance(value, int):
        return b"\x03" + value.to_bytes(16, "big", signed=True)
    if isinstance(value, float):
        return b"\x04" + struct.pack(">d", value)
    if isinstance(value, str):
        return b"\x06" + field(value.encode())
    if isinstance(value, list):
        return b"\x07" + struct.pack(">Q", len(value)) + b"".join(map(canonical, value))
    members = sorted((name.encode(), member) for name, member in value.items())
    return b"\x08" + struct.pack(">Q", len(members)) + b"".join(
        field(name) + canonical(member) for name, member in members
    )


def digest(arguments):
    value = {} if arguments is None else json.loads(arguments)
    return hashlib.sha256(b"mrtr arguments 1" + canonical(value)).digest()


def associated_data(header, binding):
    data = header
    for name in ("audience", "method", "name"):
        data += field(binding[name].encode())
    data += field(digest(binding["arguments"]))
    if binding["principal"] is None:
        return data + b"\x00"
    return data + b"\x01" + b"".join(field(part.encode()) for part in binding["principal"])


# Payload


def varint(value):
    out = b""
    while value > 0x7F:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def message_pack(value):
    if value is None:
        return b"\xc0"
    if isinstance(value, bool):
        return b"\xc3" if value else b"\xc2"
    if isinstance(value, int):
        assert 0 <= value < 128
        return bytes([value])
    if isinstance(value, float):
        return b"\xcb" + struct.pack(">d", value)
    if isinstance(value, str):
        data = value.encode()
        assert len(data) < 32
        return bytes([0xA0 | len(data)]) + data
    assert len(value) < 16
    if isinstance(value, list):
        return bytes([0x90 | len(value)]) + b"".join(map(message_pack, value))
    return bytes([0x80 | len(value)]) + b"".join(
        message_pack(name) + message_pack(value[name]) for name in sorted(value)
    )


def sized(data):
    return varint(len(data)) + data


def payload_bytes(payload):
    tries, settled, frames = payload["tries"], payload["settled"], payload["frames"]
    late = payload["issued"] >= 2**32
    flags = (tries != 0) | (settled != []) << 1 | (len(frames) != 1) << 2 | late << 3
    # Tokens made before there were digests have none.
    arguments, asked = payload.get("arguments", 0), payload.get("asked", 0)
    members, whole = payload.get("members", []), payload.get("whole", False)
    flags |= (arguments != 0) << 4 | (asked != 0) << 5 | (members != []) << 6 | whole << 7
    out = bytes([flags]) + bytes.fromhex(payload["flow"]) + varint(payload["round"])
    out += struct.pack("<Q" if late else "<L", payload["issued"]) + varint(payload["ttl"])
    if tries:
        out += bytes([tries])
    for value in (arguments, asked):
        out += struct.pack("<L", value) if value else b""
    if members:
        out += varint(len(members)) + struct.pack("<%dL" % len(members), *members)
    out += sized(payload["question"].encode())
    if settled:
        out += varint(len(settled))
        for key, value in settled:
            out += sized(key.encode()) + message_pack(value)
    if len(frames) != 1:
        out += varint(len(frames))
    for i, (fingerprint, local) in enumerate(frames):
        local = bytes.fromhex(local)
        out += struct.pack("<Q", int(fingerprint, 16))
        out += local if i == len(frames) - 1 else sized(local)
    return out


def token(entry):
    secret = secret_of(entry["secret"])
    nonce = bytes.fromhex(entry["nonce"])
    header = b"\x01" + key_id(secret)
    associated = associated_data(header, entry["binding"])
    sealed = encrypt(cipher_key(secret), nonce, payload_bytes(entry["payload"]), associated)
    return base64.urlsafe_b64encode(header + nonce + sealed).rstrip(b"=").decode()


# The vectors

ARGUMENTS = [
    None,
    "{}",
    '{"flight":"TP123"}',
    '{"b":[1,2.0,3e0,-4,0.5,-0.0,null],"a":{"\\u00e9":true,"":false,"z":"\\u0000\\""}}',
    '{"n":[18446744073709551615,-9223372036854775808,9223372036854775808.0,1e300,5e-324,1e20]}',
    '{"\\ud83d\\ude00":1,"\\uffff":2,"deep":[[[[{}]]]]}',
]

HEX = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
LONG = "_" * 64

BOOKING = {
    "audience": "airline",
    "method": "tools/call",
    "name": "book_flight",
    "arguments": '{"flight":"TP123"}',
    "principal": None,
}
EMPTY = {
    "flow": "000102030405060708090a0b",
    "round": 1,
    "issued": 1790000000,
    "ttl": 900,
    "tries": 0,
    "question": "",
    "settled": [],
    "frames": [["0123456789abcdef", ""]],
}
FULL = EMPTY | {
    "round": 300,
    "issued": 2**32,
    "ttl": 0,
    "tries": 2,
    "question": "Qui voyage\u00a0?",
    "settled": [
        ["seat", {"action": "accept", "content": {"seat": "12A", "window": True}}],
        ["meal", {"action": "decline"}],
        ["more", [None, False, 7, 0.1, []]],
    ],
    "frames": [["0000000000000001", "93010203"], ["ffffffffffffffff", ""], ["0000000000000002", "c3" * 40]],
}

TOKENS = [
    ("an empty frame", HEX, BOOKING, EMPTY),
    ("no arguments, nobody's name", HEX, BOOKING | {"arguments": None, "audience": ""}, EMPTY),
    ("a principal", HEX, BOOKING | {"principal": ["https://issuer.example", "alice"]}, EMPTY),
    ("a principal without names", HEX, BOOKING | {"principal": ["", ""]}, EMPTY),
    ("every part of a payload", HEX, BOOKING, FULL),
    ("a long secret", LONG, BOOKING | {"method": "prompts/get", "arguments": ARGUMENTS[3]}, FULL),
    ("no frames", HEX, BOOKING | {"method": "resources/read", "name": "file:///é"}, EMPTY | {"frames": []}),
    ("several blocks", HEX, BOOKING, EMPTY | {"question": "?" * 200, "frames": [["00000000000000ff", "5a" * 300]]}),
    ("digests", HEX, BOOKING, EMPTY | {"arguments": 1, "asked": 2**32 - 1}),
    ("digests of a batch", HEX, BOOKING, FULL | {"asked": 0x01020304, "members": [0, 5], "whole": True}),
]


# What must be refused, and why: a change of the first token, or of what it is presented with.

def refused(entry):
    raw, token = bytearray(unbase64(entry["token"])), entry["token"]

    def at(place):
        changed = raw[:]
        changed[place] ^= 1
        return base64.urlsafe_b64encode(changed).rstrip(b"=").decode()

    def cut(length):
        return base64.urlsafe_b64encode(raw[:length]).rstrip(b"=").decode()

    texts = [
        ("the version", at(0), "Version"),
        ("the key id", at(1), "UnknownKey"),
        ("the nonce", at(5), "Forged"),
        ("the payload", at(29), "Forged"),
        ("the last byte of the seal", at(-1), "Forged"),
        ("a byte less", cut(-1), "Forged"),
        ("a byte more", base64.urlsafe_b64encode(raw + b"\0").rstrip(b"=").decode(), "Forged"),
        ("shorter than any", cut(44), "TooShort"),
        ("nothing", "", "TooShort"),
        ("padding", token + "=", "Alphabet"),
        ("white space", token + "\n", "Alphabet"),
        ("the other base64", token[:-1] + "+", "Alphabet"),
        ("longer than allowed", token + "A" * 8192, "TooLong"),
    ]
    # Each character has six bits; those of the last one that are no part of a byte are zero.
    assert len(raw) % 3 != 0
    alphabet = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
    spelled = token[:-1] + alphabet[alphabet.index(token[-1]) | 1]
    assert unbase64(spelled) == raw and spelled != token
    texts.append(("another spelling", spelled, "Alphabet"))
    presented = [
        ("another server", {"audience": "airline2"}),
        ("another method", {"method": "prompts/get"}),
        ("another tool", {"name": "book_flights"}),
        ("other arguments", {"arguments": '{"flight":"TP124"}'}),
        ("no arguments", {"arguments": None}),
        ("a caller", {"principal": ["", ""]}),
    ]
    same = {"secret": entry["secret"], "binding": entry["binding"]}
    for name, text, reason in texts:
        yield same | {"name": name, "token": text, "reason": reason}
    for name, change in presented:
        binding = entry["binding"] | change
        yield same | {"name": name, "token": token, "binding": binding, "reason": "Forged"}
    other = mac(b"", b"another key").hex()
    yield same | {"name": "another key", "token": token, "secret": other, "reason": "UnknownKey"}


def main():
    tokens = []
    for i, (name, secret, binding, payload) in enumerate(TOKENS):
        nonce = hashlib.sha256(b"nonce %d" % i).digest()[:24].hex()
        entry = {"name": name, "secret": secret, "nonce": nonce, "binding": binding, "payload": payload}
        tokens.append(entry | {"bytes": payload_bytes(payload).hex(), "token": token(entry)})
    digests = [{"arguments": text, "digest": digest(text).hex()} for text in ARGUMENTS]
    vectors = {"digests": digests, "tokens": tokens, "refused": list(refused(tokens[0]))}
    print(json.dumps(vectors, indent=1, sort_keys=True))


main()
