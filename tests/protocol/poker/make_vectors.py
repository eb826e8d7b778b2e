"""Write vectors.json: whole small decks with all intermediate values, and proofs that are wrong in one field each.

    python tests/protocol/poker/make_vectors.py

The verifier in test_vectors.py shares no code with `protocol.poker`. Everything is made from fixed labels, so the
file changes only when the protocol does; that needs a new protocol version.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from protocol.poker import dleq
from protocol.poker.agreement import agreement
from protocol.poker.coin import coin_point, coin_value, make_coin
from protocol.poker.context import Context
from protocol.poker.derive import permutation, remask_scalars, secret_key
from protocol.poker.elgamal import card_points, first_deck, first_point, parse_deck
from protocol.poker.group import (
    G,
    Point,
    Q,
    point_from_bytes_checked,
    points_from_bytes_checked,
    scalar_bytes,
    scalar_from_bytes_checked,
)
from protocol.poker.keys import DeckKey, joint_key, make_key
from protocol.poker.shares import make_shares, open_card
from protocol.poker.shuffle import ShuffleStep, shuffle, shuffle_statement
from protocol.poker.shuffle_proof import (
    chain_start,
    exponents,
    generators,
    parse_proof,
    permutation_digest,
    recompute,
)

FILE = Path(__file__).with_name("vectors.json")
COINS = ((7, 0, 6), (7, 1, 1000))  # step, count, sides


def secret(*label: object) -> bytes:
    return hashlib.sha256(("vector " + " ".join(map(str, label))).encode()).digest()


def plain(value: Any) -> Any:
    """Points, scalars and bytes as hex; containers stay."""
    if isinstance(value, Point):
        return bytes(value).hex()
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def scalars(values: list[int]) -> list[bytes]:
    return [scalar_bytes(value) for value in values]


def shuffle_vector(
    ctx: Context, seat: int, seed: bytes, joint: bytes, before: bytes, step: ShuffleStep
) -> dict:
    d = shuffle_statement(ctx, seat, joint, before, step.deck)
    proof = parse_proof(step.proof, ctx.cards)
    y = permutation_digest(d, proof.c)
    X = point_from_bytes_checked(joint)
    commitments = recompute(y, X, parse_deck(before), parse_deck(step.deck), proof)
    return {
        "permutation": permutation(ctx, seat, seed),
        "remask": scalars(remask_scalars(ctx, seat, seed)),
        "deck": step.deck,
        "proof": step.proof,
        "d": d,
        "y": y,
        "u": scalars(exponents(y, ctx.cards)),
        "commitments": {field.name: getattr(commitments, field.name) for field in fields(commitments)},
    }


def dleq_vector(key: DeckKey, bases: list[Point], points: bytes, c: bytes, s: bytes) -> dict:
    commitments = dleq.recompute(
        point_from_bytes_checked(key.point),
        bases,
        points_from_bytes_checked(points),
        scalar_from_bytes_checked(c),
        scalar_from_bytes_checked(s),
    )
    return {"points": points, "c": c, "s": s, "t": commitments}


def key_vector(ctx: Context, seat: int, seed: bytes, key: DeckKey) -> dict:
    c, s = scalar_from_bytes_checked(key.c), scalar_from_bytes_checked(key.s)
    return {
        "x": scalar_bytes(secret_key(ctx, seat, seed)),
        **{field.name: getattr(key, field.name) for field in fields(key)},
        "t": s * G + (Q - c) * point_from_bytes_checked(key.point),
    }


def deck_vector(seats: int, cards: int) -> dict:
    """One deck from keys to open cards and coins; every seat opens every other position (at least the first)."""
    ctx = Context(secret("table", cards), secret("roster", cards), 3, 1, seats, cards)
    seeds = [secret("seed", cards, seat) for seat in range(seats)]
    keys = [make_key(ctx, seat, seed, secret("key", seat)) for seat, seed in enumerate(seeds)]
    joint = joint_key([key.point for key in keys])
    deck = first = first_deck(joint, cards)
    shuffles, steps = [], []
    for seat, seed in enumerate(seeds):
        step = shuffle(ctx, seat, seed, joint, deck, secret("shuffle", seat))
        shuffles.append(shuffle_vector(ctx, seat, seed, joint, deck, step))
        steps.append(step)
        deck = step.deck
    positions = list(range(0, cards, 2))
    bases = [first_point(deck, position) for position in positions]
    shares, opening = [], []
    for seat, seed in enumerate(seeds):
        batch = make_shares(ctx, seat, seed, positions, deck, secret("share", seat))
        shares.append(dleq_vector(keys[seat], bases, batch.points, batch.c, batch.s))
        opening.append(batch.split())
    opened = [open_card(deck, p, [given[i] for given in opening]) for i, p in enumerate(positions)]
    return plain(
        {
            "context": {field.name: getattr(ctx, field.name) for field in fields(ctx)}
            | {"digest": ctx.digest},
            "h": chain_start(),
            "h_i": generators(cards),
            "M_i": card_points(cards),
            "seeds": seeds,
            "keys": [key_vector(ctx, seat, seed, keys[seat]) for seat, seed in enumerate(seeds)],
            "joint": joint,
            "first": first,
            "shuffles": shuffles,
            "agreement": agreement(ctx, keys, steps),
            "positions": positions,
            "shares": shares,
            "opened": opened,
            "coins": [coin_vector(ctx, seeds, keys, *coin) for coin in COINS],
        }
    )


def coin_vector(
    ctx: Context, seeds: list[bytes], keys: list[DeckKey], step: int, count: int, sides: int
) -> dict:
    P = coin_point(ctx, step, count)
    shares = [
        make_coin(ctx, seat, seed, step, count, secret("coin", seat, count))
        for seat, seed in enumerate(seeds)
    ]
    return {
        "step": step,
        "count": count,
        "sides": sides,
        "P": P,
        "shares": [
            dleq_vector(keys[seat], [P], share.point, share.c, share.s) for seat, share in enumerate(shares)
        ],
        "value": coin_value(ctx, step, count, [share.point for share in shares], sides),
    }


def negative_vectors(deck: dict) -> list[dict]:
    """Seat 0's messages about a deck of one card, each with one field replaced, and the check that must fail."""
    other_point, other_scalar = bytes(2 * G).hex(), bytes(31).hex() + "05"
    bad_point, bad_scalar = "06" + bytes(G).hex()[2:], f"{Q:064x}"
    points = [(other_point, "c"), (bad_point, "point"), (other_point + "00", "length")]
    numbers = [(other_scalar, "c"), (bad_scalar, "scalar"), (other_scalar[2:], "length")]
    vectors = []
    parts = {"key": ("point", "c", "s"), "share": ("points", "c", "s"), "coin": ("points", "c", "s")}
    for proof, names in parts.items():
        for name in names:
            for value, equation in numbers if name in "cs" else points:
                vectors.append({"proof": proof, "field": name, "value": value, "equation": equation})
    layout = [
        ("c", 33),
        ("c_hat", 33),
        *((name, 32) for name in ("ch", "s1", "s2", "s3", "s4", "s_hat", "s_prime")),
    ]
    honest, at = deck["shuffles"][0]["proof"], 0
    for name, size in layout:
        for value, equation in points if size == 33 else numbers:
            wrong = honest[: 2 * at] + value + honest[2 * (at + size) :]
            equation = "ch" if equation == "c" else equation
            vectors.append({"proof": "shuffle", "field": name, "value": wrong, "equation": equation})
        at += size
    return vectors


def build() -> dict:
    """The content of vectors.json."""
    one = deck_vector(2, 1)
    return {"decks": [deck_vector(3, 4), one], "negative": negative_vectors(one)}


if __name__ == "__main__":
    FILE.write_text(json.dumps(build(), indent=1) + "\n", encoding="utf-8")
