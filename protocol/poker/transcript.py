"""Hashing of statements: every value with its label, its type and its length, so that no two statements share bytes.

A transcript is SHA over the concatenation of

    text("lanparty/1") · text(label) · { text(name) · value }*

with, for the length prefix len4 (4 bytes, big-endian),

    text(s)           = 's' · len4 · UTF-8
    value of bytes    = 'b' · len4 · the bytes
    value of an int   = 'i' · len4 · big-endian, as short as possible (0: empty); never negative
    value of a point  = 'p' · len4 · 33 bytes (zeros for O)
    value of a list   = 'l' · len4 (number of items) · the items' values

The label names the purpose (one of `LABELS`, used nowhere else), the names are those of the formulas.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from protocol.poker.errors import Rejected
from protocol.poker.group import Point, Q, Scalar, point_from_bytes_checked

PROTOCOL = "lanparty/1"
"""The version is in every hash: a proof of one version means nothing to another."""

LABELS = (
    "point",     # candidates of hash-to-point
    "context",   # the deck that everything else is about
    "derive",    # what follows from a seed alone: key, permutation, remask scalars
    "nonce",     # what follows from seed, statement and fresh entropy
    "seed",      # commitment to a seed
    "key",       # challenge of a deck key
    "shuffle",   # statement of a shuffle
    "perm",      # … with the permutation commitments
    "u",         # … its exponents
    "ch",        # … its challenge
    "share",     # challenge of decryption shares
    "coin-share",  # challenge of a coin share
    "coin-value",  # the coin itself
    "agree",     # what a seat signs before anything is opened
    "open",      # challenge of shares of own cards
    "handover",  # challenge of a card passed on
    "rehand",    # statement of a hand mixed by its owner; what follows is as of a shuffle
    "member",    # challenge of "this slot holds one of these cards"
    "split",     # challenge of "none of the cards kept is above any given"
)  # fmt: skip

Value: TypeAlias = "bytes | int | Point | Sequence[Value]"


def _sized(tag: bytes, data: bytes) -> bytes:
    return tag + len(data).to_bytes(4, "big") + data


def _text(text: str) -> bytes:
    return _sized(b"s", text.encode())


def _value(value: Value) -> bytes:
    if isinstance(value, bytes):
        return _sized(b"b", value)
    if isinstance(value, Point):
        return _sized(b"p", bytes(value))
    if isinstance(value, int):
        return _sized(b"i", value.to_bytes((value.bit_length() + 7) // 8, "big"))
    return b"l" + len(value).to_bytes(4, "big") + b"".join(map(_value, value))


def encode(label: str, fields: dict[str, Value]) -> bytes:
    """The bytes that are hashed: see the head of this module."""
    assert label in LABELS, label
    parts = [_text(PROTOCOL), _text(label)]
    for name, value in fields.items():
        parts += (_text(name), _value(value))
    return b"".join(parts)


def H(label: str, **fields: Value) -> bytes:  # noqa: N802 - the formulas' name
    """SHA-256, 32 bytes; fields in the order given."""
    return hashlib.sha256(encode(label, fields)).digest()


def HS(label: str, **fields: Value) -> Scalar:  # noqa: N802 - the formulas' name
    """SHA-512 modulo the group order (bias below 2^-255); fields in the order given."""
    return int.from_bytes(hashlib.sha512(encode(label, fields)).digest(), "big") % Q


def counted(label: str, **fields: Value) -> Iterator[bytes]:
    """SHA-256 with the counters 0, 1, 2, … as last field: a fresh digest for each try."""
    counter = 0
    while True:
        yield H(label, **fields, counter=counter)
        counter += 1


def hash_to_point(purpose: bytes, **fields: Value) -> Point:
    """A point whose logarithm nobody knows: the first digest that is an x-coordinate, with the even y.

    Try-and-increment; two tries on average. The inputs are public, so its running time may vary.
    """
    for digest in counted("point", purpose=purpose, **fields):
        try:
            return point_from_bytes_checked(b"\x02" + digest)
        except Rejected:
            continue
    raise AssertionError("the counter never ends")
