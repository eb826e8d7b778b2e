"""Write vectors_own.json: what happens to own cards of the first deck of vectors.json, with all intermediate values.

    python tests/protocol/poker/make_own_vectors.py

To be run after make_vectors.py; the verifier is test_own_vectors.py. Like those it stays the same as long as the
protocol does.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from protocol.poker import branches, dleq, handover
from protocol.poker.context import Context
from protocol.poker.elgamal import parse_card, parse_deck
from protocol.poker.group import (
    G,
    Point,
    Q,
    point_from_bytes_checked,
    points_from_bytes_checked,
    scalar_bytes,
    scalar_from_bytes_checked,
)
from protocol.poker.handover import make_handover
from protocol.poker.member import SlotClaim, parse_member_proof, prove_each
from protocol.poker.own import make_openings, own_card, read_own
from protocol.poker.rehand import rehand, rehand_order, rehand_statement
from protocol.poker.shares import make_shares
from protocol.poker.shuffle_proof import exponents, parse_proof, permutation_digest, recompute
from protocol.poker.split import SplitClaim, parse_split_proof, prove_split, recompute_split

HERE = Path(__file__).parent
FILE = HERE / "vectors_own.json"
GIVER, RECEIVER = 0, 1
PLACES = {GIVER: (0, 1, 2), RECEIVER: (3,)}  # who owns what; slots are numbered like the places
NUMBER, NEW_SLOT = 5, 10


def secret(*label: object) -> bytes:
    return hashlib.sha256(("own vector " + " ".join(map(str, label))).encode()).digest()


def plain(value: Any) -> Any:
    """Points and bytes as hex; containers stay."""
    if isinstance(value, Point | bytes):
        return bytes(value).hex()
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def scalars(values: Any) -> list[bytes]:
    return [scalar_bytes(value) for value in values]


class Table:
    """The first deck of vectors.json after its shuffles."""

    def __init__(self) -> None:
        deck = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))["decks"][0]
        about = {name: value for name, value in deck["context"].items() if name != "digest"}
        self.ctx = Context(**{n: bytes.fromhex(v) if isinstance(v, str) else v for n, v in about.items()})
        self.seeds = [bytes.fromhex(seed) for seed in deck["seeds"]]
        self.keys = [bytes.fromhex(key["point"]) for key in deck["keys"]]
        self.final = bytes.fromhex(deck["shuffles"][-1]["deck"])

    def own(self, seat: int, place: int) -> dict:
        """An own card with the shares that made it one."""
        others = [
            make_shares(
                self.ctx, other, self.seeds[other], [place], self.final, secret("share", other)
            ).points
            for other in range(self.ctx.seats)
            if other != seat
        ]
        own = own_card(self.final, place, others)
        card = read_own(self.ctx, seat, self.seeds[seat], own)
        return {"seat": seat, "place": place, "shares": others, "own": own, "card": card}


def openings_vector(table: Table, seat: int, slots: list[int], owns: list[bytes]) -> dict:
    batch = make_openings(table.ctx, seat, table.seeds[seat], slots, owns, secret("open"))
    t = dleq.recompute(
        point_from_bytes_checked(table.keys[seat]),
        [parse_card(own).a for own in owns],
        points_from_bytes_checked(batch.points),
        scalar_from_bytes_checked(batch.c),
        scalar_from_bytes_checked(batch.s),
    )
    return {
        "seat": seat,
        "slots": slots,
        "owns": owns,
        "points": batch.points,
        "c": batch.c,
        "s": batch.s,
        "t": t,
    }


def handover_vector(table: Table, slot: int, own: bytes) -> dict:
    X_p, X_r = table.keys[GIVER], table.keys[RECEIVER]
    made = make_handover(table.ctx, GIVER, RECEIVER, slot, table.seeds[GIVER], own, X_r, secret("handover"))
    numbers = [scalar_from_bytes_checked(number) for number in (made.c, made.s1, made.s2)]
    points = (
        point_from_bytes_checked(X_p),
        parse_card(own),
        point_from_bytes_checked(X_r),
        parse_card(made.card),
    )
    return {
        "giver": GIVER,
        "receiver": RECEIVER,
        "slot": slot,
        "own": own,
        **{field.name: getattr(made, field.name) for field in fields(made)},
        "T": handover.recompute(*points, *numbers),
    }


def rehand_vector(table: Table, owns: list[bytes]) -> dict:
    ctx, seed, key = table.ctx, table.seeds[RECEIVER], table.keys[RECEIVER]
    step = rehand(ctx, RECEIVER, NUMBER, seed, key, owns, secret("rehand"))
    order, masks = rehand_order(ctx, RECEIVER, NUMBER, seed, owns)
    d = rehand_statement(ctx, RECEIVER, NUMBER, key, owns, step.deck)
    proof = parse_proof(step.proof, len(owns))
    y = permutation_digest(d, proof.c)
    X = point_from_bytes_checked(key)
    commitments = recompute(y, X, parse_deck(b"".join(owns)), parse_deck(step.deck), proof)
    return {
        "seat": RECEIVER,
        "number": NUMBER,
        "owns": owns,
        "permutation": order,
        "remask": scalars(masks),
        "deck": step.deck,
        "proof": step.proof,
        "d": d,
        "y": y,
        "u": scalars(exponents(y, len(owns))),
        "commitments": {field.name: getattr(commitments, field.name) for field in fields(commitments)},
    }


def each_vector(table: Table, seat: int, slots: list[int], owns: list[bytes], allowed: list[int]) -> dict:
    cards = [read_own(table.ctx, seat, table.seeds[seat], own) for own in owns]
    proof = prove_each(table.ctx, seat, table.seeds[seat], slots, owns, allowed, cards, secret("each"))
    X, commitments = point_from_bytes_checked(table.keys[seat]), []
    parts = parse_member_proof(proof, len(slots), len(allowed))
    for slot, own, part in zip(slots, owns, parts, strict=True):
        claim = SlotClaim(table.ctx, seat, table.keys[seat], slot, own, allowed)
        commitments.append(vars(branches.recompute(X, claim.hidden(), allowed, part)))
    return {
        "seat": seat,
        "slots": slots,
        "owns": owns,
        "allowed": allowed,
        "cards": cards,
        "proof": proof,
        "commitments": commitments,
    }


def split_vector(table: Table, seat: int, hand: list[dict]) -> dict:
    """The best card of a hand given, the rest kept; the lowest two of its cards are equally good."""
    best = max(hand, key=lambda own: own["card"])
    given = [(best["place"], best["own"])]
    kept = [(own["place"], own["own"]) for own in hand if own is not best]
    cards = [best["card"], *(own["card"] for own in hand if own is not best)]
    order = [[0, 1], [2], [3]]
    make = (table.ctx, seat, table.seeds[seat], given, kept, order)
    proof = prove_split(*make, cards, secret("split"))
    claim = SplitClaim.checked(table.ctx, seat, table.keys[seat], given, kept, order)
    levels = parse_split_proof(claim, proof)
    commitments = recompute_split(claim, point_from_bytes_checked(table.keys[seat]), levels)
    return {
        "seat": seat,
        "given": given,
        "kept": kept,
        "order": order,
        "cards": cards,
        "proof": proof,
        "c_t": scalars(parts[0].challenge for parts in levels),
        "commitments": [vars(part) for part in commitments],
    }


def negative_vectors(cards: int) -> list[dict]:
    """Each message with `size` bytes replaced at `at` of one field, and the check that must fail.

    cards: of the hand that is mixed again.
    """
    point, number = bytes(2 * G).hex(), bytes(31).hex() + "05"
    points = [(point, "c"), ("06" + point[2:], "point"), (point + "00", "length")]
    numbers = [(number, "c"), (f"{Q:064x}", "scalar"), (number[2:], "length")]
    shuffle = [("c", 33 * cards), ("c_hat", 33 * cards)]
    shuffle += [(name, 32) for name in ("ch", "s1", "s2", "s3", "s4")]
    shuffle += [("s_hat", 32 * cards), ("s_prime", 32 * cards)]
    layouts = [
        ("openings", "points", [("D", 33)], "c"),
        ("openings", "c", [("c", 32)], "c"),
        ("openings", "s", [("s", 32)], "c"),
        ("handover", "card", [("a", 33), ("b", 33)], "c"),
        *(("handover", name, [(name, 32)], "c") for name in ("c", "s1", "s2")),
        ("rehand", "deck", [("a", 33), ("b", 33)], "ch"),
        ("rehand", "proof", shuffle, "ch"),
        ("each", "proof", [("c_i", 32), ("z_i", 32)], "c"),
        ("split", "proof", [("c_i", 32), ("z_i", 32)], "c"),
    ]
    found = []
    for proof, field, parts, challenge in layouts:
        at = 0
        for part, size in parts:
            unit = 33 if size % 33 == 0 else 32
            for value, check in points if unit == 33 else numbers:
                equation = challenge if check == "c" else check
                if (proof, part, check) == ("split", "c_i", "c"):
                    equation = "level"
                where = {"proof": proof, "field": field, "part": part, "at": at, "size": unit}
                found.append(where | {"value": value, "equation": equation})
            at += size
    return found


def build() -> dict:
    """The content of vectors_own.json."""
    table = Table()
    owns = {seat: [table.own(seat, place) for place in places] for seat, places in PLACES.items()}
    mine = [own["own"] for own in owns[GIVER]]
    passed = handover_vector(table, 1, mine[1])
    mixed = rehand_vector(table, [owns[RECEIVER][0]["own"], passed["card"]])
    hand = [mixed["deck"][:66], mixed["deck"][66:]]
    cards = sorted(read_own(table.ctx, RECEIVER, table.seeds[RECEIVER], own) for own in hand)
    allowed = sorted({*cards, min(set(range(4)) - set(cards))})
    return plain(
        {
            "owns": owns[GIVER] + owns[RECEIVER],
            "openings": openings_vector(table, GIVER, [0, 2], [mine[0], mine[2]]),
            "handover": passed,
            "rehand": mixed,
            "each": each_vector(table, RECEIVER, [NEW_SLOT, NEW_SLOT + 1], hand, allowed),
            "split": split_vector(table, GIVER, owns[GIVER]),
            "negative": negative_vectors(len(hand)),
        }
    )


if __name__ == "__main__":
    FILE.write_text(json.dumps(build(), indent=1) + "\n", encoding="utf-8")
