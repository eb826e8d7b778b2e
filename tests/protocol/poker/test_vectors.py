"""The vectors, verified by a second implementation in plain integers that shares no code with `protocol.poker`.

It follows the formulas with the curve arithmetic, transcripts and HKDF of reference.py. What the file says is what
both compute, and what the program still makes.
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from protocol.poker.coin import CoinShare, verify_coin
from protocol.poker.context import Context
from protocol.poker.errors import Rejected
from protocol.poker.keys import DeckKey, verify_key
from protocol.poker.shares import ShareBatch, verify_shares
from protocol.poker.shuffle import verify_shuffle

HERE = Path(__file__).parent


def load(name: str):
    """A module beside this one that is no test."""
    spec = importlib.util.spec_from_file_location(name, HERE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ref = load("reference")
VECTORS = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))

# --- derivation from a deck of the file -----------------------------------------------------------------------


def derived(deck: dict, seat: int, part: str) -> bytes:
    return ref.derived(context(deck), seat, bytes.fromhex(deck["seeds"][seat]), part)


def derived_scalars(deck: dict, seat: int, part: str, count: int) -> list[int]:
    return ref.wide_scalars(derived(deck, seat, part), count)


def context(deck: dict) -> bytes:
    return ref.context(deck["context"])


def hexed(value):
    if isinstance(value, list):
        return [hexed(item) for item in value]
    return bytes.fromhex(value)


# --- the checks, in the order of the design -------------------------------------------------------------------


@pytest.fixture(params=[0, 1], ids=["three seats, four cards", "two seats, one card"])
def deck(request) -> dict:
    return VECTORS["decks"][request.param]


def test_public_values(deck: dict) -> None:
    cards = deck["context"]["cards"]
    assert context(deck).hex() == deck["context"]["digest"]
    assert ref.pack(ref.to_point(b"h")).hex() == deck["h"]
    assert [ref.pack(ref.to_point(b"h_i", index=i)).hex() for i in range(cards)] == deck["h_i"]
    assert [ref.pack(ref.to_point(b"card", index=i)).hex() for i in range(cards)] == deck["M_i"]


def test_keys(deck: dict) -> None:
    points = []
    for seat, key in enumerate(deck["keys"]):
        x = derived_scalars(deck, seat, "key", 1)[0]
        assert f"{x:064x}" == key["x"]
        X, c, s = ref.pack(ref.mul(x, ref.BASE)), int(key["c"], 16), int(key["s"], 16)
        assert X.hex() == key["point"]
        t = ref.add(ref.mul(s, ref.BASE), ref.mul(-c, ref.unpack(X)))
        assert ref.pack(t).hex() == key["t"]
        assert ref.h_scalar("key", ctx=context(deck), seat=seat, X=X, t=t) == c
        commitment = ref.h32("seed", ctx=context(deck), seat=seat, seed=bytes.fromhex(deck["seeds"][seat]))
        assert commitment.hex() == key["commitment"]
        points.append(ref.unpack(X))
    joint = ref.total(*points)
    assert ref.pack(joint).hex() == deck["joint"]
    first = b"".join(ref.pack(ref.BASE) + ref.pack(ref.add(ref.unpack(M), joint)) for M in hexed(deck["M_i"]))
    assert first.hex() == deck["first"]


def test_mixing(deck: dict) -> None:
    X, before, cards = ref.unpack(bytes.fromhex(deck["joint"])), deck["first"], deck["context"]["cards"]
    for seat, step in enumerate(deck["shuffles"]):
        order = ref.shuffled(derived(deck, seat, "permutation"), cards)
        masks = derived_scalars(deck, seat, "remask", cards)
        assert order == step["permutation"]
        assert [f"{mask:064x}" for mask in masks] == step["remask"]
        assert ref.remasked(bytes.fromhex(before), order, masks, X).hex() == step["deck"]
        before = step["deck"]


def test_shuffle_proofs(deck: dict) -> None:
    joint, cards = bytes.fromhex(deck["joint"]), deck["context"]["cards"]
    before = bytes.fromhex(deck["first"])
    for seat, step in enumerate(deck["shuffles"]):
        after, proof = bytes.fromhex(step["deck"]), bytes.fromhex(step["proof"])
        about = {"ctx": context(deck), "stage": seat, "seat": seat, "N": cards, "X": joint}
        d = ref.h32("shuffle", **about, before=before, after=after)
        y, u, t = ref.shuffle_equations(d, ref.unpack(joint), before, after, proof)
        assert (d.hex(), y.hex(), [f"{u_j:064x}" for u_j in u]) == (step["d"], step["y"], step["u"])
        assert ref.shown(t) == step["commitments"]
        before = after


def test_agreement(deck: dict) -> None:
    about = deck["context"]
    digest = ref.h32(
        "agree",
        ctx=context(deck),
        roster=bytes.fromhex(about["roster"]),
        deal=about["deal"],
        lot=about["lot"],
        keys=[hexed([key[name] for name in ("point", "c", "s", "commitment")]) for key in deck["keys"]],
        stages=[hexed([step["deck"], step["proof"]]) for step in deck["shuffles"]],
        final=bytes.fromhex(deck["shuffles"][-1]["deck"]),
    )
    assert digest.hex() == deck["agreement"]


def check_dleq(key: dict, bases: list[ref.Affine], share: dict, label: str, about: dict) -> list[ref.Affine]:
    """The shares, after their proof."""
    x, X = int(key["x"], 16), bytes.fromhex(key["point"])
    c, s, D = int(share["c"], 16), int(share["s"], 16), bytes.fromhex(share["points"])
    assert ref.points_of(D) == [ref.mul(x, base) for base in bases]
    t = [
        ref.add(ref.mul(s, base), ref.mul(-c, image))
        for base, image in zip([ref.BASE, *bases], [ref.unpack(X), *ref.points_of(D)], strict=True)
    ]
    assert [ref.pack(point).hex() for point in t] == share["t"]
    assert ref.h_scalar(label, ctx=context(deck_of(key)), **about, X=X, D=D, t=t) == c
    return ref.points_of(D)


def deck_of(key: dict) -> dict:
    return next(deck for deck in VECTORS["decks"] if key in deck["keys"])


def test_shares_and_cards(deck: dict) -> None:
    final, places = bytes.fromhex(deck["shuffles"][-1]["deck"]), deck["positions"]
    masked = [final[66 * place : 66 * place + 66] for place in places]
    bases = [ref.unpack(card[:33]) for card in masked]
    rest = [ref.unpack(card[33:]) for card in masked]
    for seat, share in enumerate(deck["shares"]):
        about = {"seat": seat, "slots": places, "masked": masked}
        given = check_dleq(deck["keys"][seat], bases, share, "share", about)
        rest = [ref.add(point, ref.neg(part)) for point, part in zip(rest, given, strict=True)]
    assert [deck["M_i"].index(ref.pack(point).hex()) for point in rest] == deck["opened"]
    order = list(range(deck["context"]["cards"]))
    for step in deck["shuffles"]:
        order = [order[source] for source in step["permutation"]]
    assert [order[place] for place in places] == deck["opened"]


def test_coins(deck: dict) -> None:
    for coin in deck["coins"]:
        step, count, sides = coin["step"], coin["count"], coin["sides"]
        P = ref.to_point(b"coin", ctx=context(deck), step=step, count=count)
        assert ref.pack(P).hex() == coin["P"]
        sums: ref.Affine = None
        for seat, share in enumerate(coin["shares"]):
            about = {"seat": seat, "step": step, "count": count, "P": P}
            sums = ref.total(sums, *check_dleq(deck["keys"][seat], [P], share, "coin-share", about))
        about = {"ctx": context(deck), "step": step, "count": count, "sides": sides, "sum": sums}
        draw, counter = 2**256, 0
        while draw >= 2**256 - 2**256 % sides:
            draw, counter = (
                int.from_bytes(ref.h32("coin-value", **about, counter=counter), "big"),
                counter + 1,
            )
        assert draw % sides == coin["value"]


# --- the program against the file -----------------------------------------------------------------------------


def test_the_program_still_makes_these_vectors() -> None:
    assert load("make_vectors").build() == VECTORS


def verify(proof: str, changed: dict) -> None:
    """Seat 0's message about the deck of one card, with some fields changed."""
    deck = VECTORS["decks"][1]
    about = deck["context"]
    ctx = Context(
        bytes.fromhex(about["table"]),
        bytes.fromhex(about["roster"]),
        about["deal"],
        about["lot"],
        about["seats"],
        about["cards"],
    )
    key = deck["keys"][0]
    coin = deck["coins"][0]
    honest = {
        "key": key,
        "share": deck["shares"][0],
        "coin": coin["shares"][0],
        "shuffle": deck["shuffles"][0],
    }
    message = {**honest[proof], **changed}
    fields = {name: bytes.fromhex(value) for name, value in message.items() if isinstance(value, str)}
    X = bytes.fromhex(key["point"])
    if proof == "key":
        verify_key(ctx, 0, DeckKey(fields["point"], fields["c"], fields["s"], fields["commitment"]))
    elif proof == "share":
        final = bytes.fromhex(deck["shuffles"][-1]["deck"])
        batch = ShareBatch(fields["points"], fields["c"], fields["s"])
        verify_shares(ctx, 0, X, deck["positions"], final, batch)
    elif proof == "coin":
        share = CoinShare(fields["points"], fields["c"], fields["s"])
        verify_coin(ctx, 0, X, coin["step"], coin["count"], share)
    else:
        joint, first = bytes.fromhex(deck["joint"]), bytes.fromhex(deck["first"])
        verify_shuffle(ctx, 0, joint, first, fields["deck"], fields["proof"])


@pytest.mark.parametrize("proof", ["key", "share", "coin", "shuffle"])
def test_honest_messages_hold(proof: str) -> None:
    verify(proof, {})


@pytest.mark.parametrize(
    "vector", VECTORS["negative"], ids=lambda v: f"{v['proof']}-{v['field']}-{v['equation']}"
)
def test_one_wrong_field_is_refused_by_its_check(vector: dict) -> None:
    name = "proof" if vector["proof"] == "shuffle" else vector["field"]
    with pytest.raises(Rejected) as failure:
        verify(vector["proof"], {name: vector["value"]})
    assert failure.value.equation == vector["equation"]
