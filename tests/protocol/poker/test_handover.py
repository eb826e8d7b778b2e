"""Cards passed on: the very same card, for nobody but the receiver, and no oracle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.poker.derive import secret_key
from protocol.poker.elgamal import MaskedCard, card_points, parse_card
from protocol.poker.errors import Rejected
from protocol.poker.group import (
    G,
    Point,
    Q,
    point_from_bytes_checked,
    scalar_bytes,
    scalar_from_bytes_checked,
)
from protocol.poker.handover import (
    Commitments,
    Handover,
    _Statement,
    make_handover,
    pass_card,
    recompute,
    verify_handover,
)
from protocol.poker.own import read_own

GIVER, RECEIVER, SLOT, PLACE = 1, 2, 9, 3


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


@pytest.fixture(scope="module")
def own(played) -> bytes:
    return played.own(GIVER, PLACE)


@pytest.fixture(scope="module")
def handover(played, own) -> Handover:
    return make_handover(
        played.ctx, GIVER, RECEIVER, SLOT, played.seeds[GIVER], own, played.keys[RECEIVER].point, bytes(32)
    )


@pytest.fixture
def args(played, own, handover) -> list:
    """Arguments of `verify_handover` that hold."""
    keys = played.keys
    return [played.ctx, GIVER, RECEIVER, SLOT, keys[GIVER].point, own, keys[RECEIVER].point, handover]


def test_the_receiver_has_the_same_card_and_nobody_else(played, own, args: list) -> None:
    verify_handover(*args)
    card = args[-1].card
    assert read_own(played.ctx, RECEIVER, played.seeds[RECEIVER], card) == played.faces[PLACE]
    assert card[:33] != own[:33]
    for seat in (0, GIVER):
        assert rejects(read_own, played.ctx, seat, played.seeds[seat], card) == "card"


def test_it_can_be_passed_on_again(played, args: list) -> None:
    card, keys = args[-1].card, played.keys
    again = make_handover(played.ctx, RECEIVER, 0, 10, played.seeds[RECEIVER], card, keys[0].point, bytes(32))
    verify_handover(played.ctx, RECEIVER, 0, 10, keys[RECEIVER].point, card, keys[0].point, again)
    assert read_own(played.ctx, 0, played.seeds[0], again.card) == played.faces[PLACE]


def test_the_card_follows_from_the_seed_the_proof_does_not(played, own, args: list, fresh) -> None:
    make = [played.ctx, GIVER, RECEIVER, SLOT, played.seeds[GIVER], own, played.keys[RECEIVER].point]
    again = make_handover(*make, fresh("other entropy"))
    verify_handover(*args[:-1], again)
    assert again.card == args[-1].card == pass_card(*make)
    assert {again.c, again.s1, again.s2}.isdisjoint({args[-1].c, args[-1].s1, args[-1].s2})


def test_no_two_cards_share_their_mask(played, own) -> None:
    """a* = ρ·G tells one ρ from another."""
    seed, key = played.seeds[GIVER], played.keys[RECEIVER].point
    passed = [
        pass_card(played.ctx, GIVER, RECEIVER, SLOT, seed, own, key),
        pass_card(played.ctx, GIVER, RECEIVER, SLOT + 1, seed, own, key),
        pass_card(played.ctx, GIVER, RECEIVER, SLOT, seed, played.own(GIVER, 0), key),
        pass_card(played.ctx, GIVER, 0, SLOT, seed, own, played.keys[0].point),
    ]
    assert len({card[:33] for card in passed}) == len(passed)


NUMBERS = [
    (bytes(31) + b"\x05", "c"),
    (Q.to_bytes(32, "big"), "scalar"),
    (bytes(31), "length"),
    (None, "length"),
]
OTHER = bytes(2 * G)
CARDS = [
    (lambda card: OTHER + card[33:], "c"),
    (lambda card: card[:33] + OTHER, "c"),
    (lambda card: bytes(33) + card[33:], "point"),
    (lambda card: card[:33] + bytes(33), "point"),
    (lambda card: card[:65], "length"),
    (lambda card: card + b"\0", "length"),
    (lambda card: None, "length"),
]


@pytest.mark.parametrize("name", ["c", "s1", "s2"])
@pytest.mark.parametrize(("value", "equation"), NUMBERS)
def test_every_number_is_checked(args: list, name: str, value: bytes, equation: str) -> None:
    args[-1] = replace(args[-1], **{name: value})
    assert rejects(verify_handover, *args) == equation


@pytest.mark.parametrize(("change", "equation"), CARDS)
def test_both_halves_of_the_card_are_checked(args: list, change, equation: str) -> None:
    args[-1] = replace(args[-1], card=change(args[-1].card))
    assert rejects(verify_handover, *args) == equation


def equations(args: list, **changes: Point) -> set[str]:
    """The commitments that come out otherwise if some of the points are other ones."""
    h = args[-1]
    values = {
        "X_p": point_from_bytes_checked(args[4]),
        "own": parse_card(args[5]),
        "X_r": point_from_bytes_checked(args[6]),
        "card": parse_card(h.card),
        **{name: scalar_from_bytes_checked(getattr(h, name)) for name in ("c", "s1", "s2")},
    }
    honest, other = recompute(**values), recompute(**{**values, **changes})
    return {name for name in Commitments._fields if getattr(honest, name) != getattr(other, name)}


def test_each_part_has_its_equation(args: list) -> None:
    (a, b), (a_new, b_new) = parse_card(args[5]), parse_card(args[-1].card)
    assert equations(args, X_p=point_from_bytes_checked(args[4]) + G) == {"T1"}
    assert equations(args, card=MaskedCard(a_new + G, b_new)) == {"T2"}
    assert equations(args, card=MaskedCard(a_new, b_new + G)) == {"T3"}
    assert equations(args, own=MaskedCard(a + G, b)) == {"T3"}
    assert equations(args, own=MaskedCard(a, b + G)) == {"T3"}
    assert equations(args, X_r=point_from_bytes_checked(args[6]) + G) == {"T3"}
    assert equations(args, s1=1) == {"T1", "T3"}
    assert equations(args, s2=1) == {"T2", "T3"}


def forge(played, args: list, card: MaskedCard, rho: int) -> tuple[str, set[str]]:
    """(verdict, equations that fail) of the honest prover's numbers for a card of the cheat's own making."""
    x, w1, w2 = secret_key(played.ctx, GIVER, played.seeds[GIVER]), 4711, 815
    own, X_r = parse_card(args[5]), point_from_bytes_checked(args[6])
    made = Commitments(w1 * G, w2 * G, w2 * X_r - w1 * own.a)
    data = bytes(card.a) + bytes(card.b)
    c = _Statement(*args[:7]).challenge(data, made)
    s1, s2 = (w1 + c * x) % Q, (w2 + c * rho) % Q
    seen = recompute(point_from_bytes_checked(args[4]), own, X_r, card, c, s1, s2)
    failing = {name for name in Commitments._fields if getattr(made, name) != getattr(seen, name)}
    try:
        verify_handover(*args[:7], Handover(data, *map(scalar_bytes, (c, s1, s2))))
    except Rejected as failure:
        return failure.equation, failing
    return "accepted", failing


def test_cheats_are_stopped_each_by_its_equation(played, args: list) -> None:
    x, rho = secret_key(played.ctx, GIVER, played.seeds[GIVER]), 12345
    own, X_r = parse_card(args[5]), point_from_bytes_checked(args[6])
    M, points = own.b - x * own.a, card_points(5)
    assert forge(played, args, MaskedCard(rho * G, M + rho * X_r), rho) == ("accepted", set())
    other = points[(played.faces[PLACE] + 1) % 5]
    assert forge(played, args, MaskedCard(rho * G, other + rho * X_r), rho) == ("c", {"T3"})
    # The oracle: a point of somebody else's card, to which the receiver would one day publish x_r·a.
    victim = parse_card(played.own(0, 0)).a
    assert forge(played, args, MaskedCard(victim, M + rho * X_r), rho) == ("c", {"T2"})
    assert forge(played, args, MaskedCard(victim, own.b), 0) == ("c", {"T2", "T3"})


def test_no_handover_holds_elsewhere(played, args: list) -> None:
    keys = played.keys
    for ctx in played.other_contexts():
        assert rejects(verify_handover, ctx, *args[1:]) == "c"
    elsewhere = {1: 0, 2: 0, 3: SLOT + 1, 4: keys[0].point, 5: played.own(GIVER, 0), 6: keys[0].point}
    for at, value in elsewhere.items():
        assert rejects(verify_handover, *args[:at], value, *args[at + 1 :]) == "c", at


@pytest.mark.parametrize(
    ("at", "value", "equation"),
    [
        (1, 3, "seat"),
        (1, -1, "seat"),
        (2, 3, "seat"),
        (2, GIVER, "seat"),
        (3, -1, "slots"),
        (3, 2**32, "slots"),
        (4, bytes(33), "point"),
        (4, b"", "length"),
        (5, bytes(66), "point"),
        (5, b"", "length"),
        (6, bytes(33), "point"),
        (6, None, "length"),
    ],
)
def test_statements_that_are_none_are_refused(args: list, at: int, value, equation: str) -> None:
    args[at] = value
    assert rejects(verify_handover, *args) == equation


@pytest.mark.parametrize(
    ("receiver", "slot", "equation"), [(GIVER, 1, "seat"), (3, 1, "seat"), (0, -1, "slots")]
)
def test_nor_are_they_proven(played, own, receiver: int, slot: int, equation: str) -> None:
    args = [played.ctx, GIVER, receiver, slot, played.seeds[GIVER], own, played.keys[0].point, bytes(32)]
    assert rejects(make_handover, *args) == equation


def test_what_is_no_card_is_not_passed_on(played, own) -> None:
    moved = own[:33] + bytes(point_from_bytes_checked(own[33:]) + G)
    args = [
        played.ctx,
        GIVER,
        RECEIVER,
        SLOT,
        played.seeds[GIVER],
        moved,
        played.keys[RECEIVER].point,
        bytes(32),
    ]
    assert rejects(make_handover, *args) == "card"


def test_a_failure_names_giver_and_proof(args: list) -> None:
    args[-1] = replace(args[-1], s1=bytes(32))
    with pytest.raises(Rejected, match="handover proof of seat 1: check 'c' failed"):
        verify_handover(*args)
