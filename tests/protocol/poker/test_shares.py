"""Shares: a card opens to whom it should, and only with the very shares that the schedule asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.poker import dleq
from protocol.poker.derive import secret_key
from protocol.poker.elgamal import first_point, masked_card
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Q, point_from_bytes_checked, scalar_bytes, scalar_from_bytes_checked
from protocol.poker.shares import (
    ShareBatch,
    is_schedule,
    make_shares,
    open_card,
    open_own,
    partly_open,
    verify_shares,
)

PLACES = [0, 2, 3]


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


@pytest.fixture
def args(played) -> list:
    """Arguments of `verify_shares` for honest shares of seat 1."""
    return [played.ctx, 1, played.keys[1].point, PLACES, played.final, played.shares(1, PLACES)]


def test_a_card_opens_to_its_owner_and_then_to_all(played) -> None:
    owner, others = 1, (0, 2)
    given = {seat: played.shares(seat, PLACES) for seat in (0, 1, 2)}
    for seat, batch in given.items():
        verify_shares(played.ctx, seat, played.keys[seat].point, PLACES, played.final, batch)
    for index, place in enumerate(PLACES):
        others_shares = [given[seat].split()[index] for seat in others]
        own = given[owner].split()[index]
        card = played.faces[place]
        seed = played.seeds[owner]
        assert open_own(played.ctx, owner, seed, played.final, place, others_shares) == card
        assert open_card(played.final, place, [*others_shares, own]) == card
        masked = point_from_bytes_checked(partly_open(played.final, place, others_shares))
        assert bytes(masked - point_from_bytes_checked(own)) == partly_open(
            played.final, place, [*others_shares, own]
        )


def test_nobody_else_can_open_it(played) -> None:
    zero, two = (played.shares(seat, [3]).split()[0] for seat in (0, 2))
    assert rejects(open_card, played.final, 3, [zero, two]) == "card"
    assert rejects(open_own, played.ctx, 0, played.seeds[0], played.final, 3, [zero, two]) == "card"
    assert rejects(open_own, played.ctx, 1, played.seeds[1], played.final, 3, [zero]) == "card"


def test_a_share_of_another_place_opens_nothing(played) -> None:
    here, there = played.shares(0, [1, 3]).split()
    rest = [played.shares(seat, [3]).split()[0] for seat in (1, 2)]
    assert open_card(played.final, 3, [there, *rest]) == played.faces[3]
    assert rejects(open_card, played.final, 3, [here, *rest]) == "card"


def test_a_sum_at_infinity_is_no_card(played) -> None:
    b = masked_card(played.final, 0)[33:]
    assert rejects(partly_open, played.final, 0, [b]) == "infinity"
    assert rejects(open_card, played.final, 0, [b]) == "card"


@pytest.mark.parametrize("place", [-2, -1, 5])
def test_places_outside_the_deck_are_refused(played, place: int) -> None:
    assert rejects(open_card, played.final, place, []) == "positions"
    assert rejects(partly_open, played.final, place, []) == "positions"


@pytest.mark.parametrize(
    ("change", "equation"),
    [
        ({"points": bytes(2 * G) * 3}, "c"),
        ({"c": bytes(32)}, "c"),
        ({"s": bytes(32)}, "c"),
        ({"c": Q.to_bytes(32, "big")}, "scalar"),
        ({"s": Q.to_bytes(32, "big")}, "scalar"),
        ({"points": bytes(99)}, "point"),
        ({"points": (b"\x06" + bytes(G)[1:]) * 3}, "point"),
        ({"points": bytes(2 * G) * 2}, "length"),
        ({"points": bytes(2 * G) * 4}, "length"),
        ({"points": b""}, "length"),
        ({"points": None}, "length"),
        ({"c": b""}, "length"),
        ({"s": bytes(33)}, "length"),
    ],
)
def test_every_field_is_checked(args: list, change: dict, equation: str) -> None:
    args[-1] = replace(args[-1], **change)
    assert rejects(verify_shares, *args) == equation


@pytest.mark.parametrize("index", range(3))
def test_one_wrong_share_among_right_ones_is_refused(args: list, index: int) -> None:
    shares = list(args[-1].split())
    shares[index] = bytes(point_from_bytes_checked(shares[index]) + G)
    args[-1] = replace(args[-1], points=b"".join(shares))
    assert rejects(verify_shares, *args) == "c"


def test_each_share_has_its_equation(played, args: list) -> None:
    batch = args[-1]
    X = point_from_bytes_checked(args[2])
    bases = [first_point(played.final, place) for place in PLACES]
    shares = [point_from_bytes_checked(share) for share in batch.split()]
    c, s = scalar_from_bytes_checked(batch.c), scalar_from_bytes_checked(batch.s)
    honest = dleq.recompute(X, bases, shares, c, s)
    assert args[-1].c == scalar_bytes(c)
    for index in range(3):
        wrong = [share + G if at == index else share for at, share in enumerate(shares)]
        differs = [a != b for a, b in zip(honest, dleq.recompute(X, bases, wrong, c, s), strict=True)]
        assert differs == [at == index + 1 for at in range(4)]
    assert dleq.recompute(X + G, bases, shares, c, s)[0] != honest[0]


def test_swapped_shares_are_refused(args: list) -> None:
    first, second, third = args[-1].split()
    args[-1] = replace(args[-1], points=second + first + third)
    assert rejects(verify_shares, *args) == "c"


def test_a_lie_about_one_share_can_be_shown_by_no_proof(played, args: list) -> None:
    """The best a liar can do for D_1 = (x + 1)·a_1: a prover that knows all logarithms, but not one for all."""
    x = secret_key(played.ctx, 1, played.seeds[1])
    a = [first_point(played.final, place) for place in PLACES]
    points = b"".join(bytes(s * base) for s, base in zip((x, x + 1, x), a, strict=True))
    about = {"ctx": played.ctx.digest, "seat": 1, "slots": PLACES}
    about["masked"] = [masked_card(played.final, place) for place in PLACES]
    w = 4711
    c = dleq.Statement("share", about, a).challenge(args[2], points, [w * G, *(w * base for base in a)])
    args[-1] = ShareBatch(points, scalar_bytes(c), scalar_bytes(w + c * x))
    assert rejects(verify_shares, *args) == "c"
    honest = b"".join(bytes(x * base) for base in a)
    c = dleq.Statement("share", about, a).challenge(args[2], honest, [w * G, *(w * base for base in a)])
    args[-1] = ShareBatch(honest, scalar_bytes(c), scalar_bytes(w + c * x))
    verify_shares(*args)


def test_no_batch_holds_elsewhere(played, args: list, build) -> None:
    for ctx in played.other_contexts():
        assert rejects(verify_shares, ctx, *args[1:]) == "c"
    assert rejects(verify_shares, args[0], 2, *args[2:]) == "c"
    assert rejects(verify_shares, args[0], 3, *args[2:]) == "seat"
    assert rejects(verify_shares, *args[:2], played.keys[2].point, *args[3:]) == "c"
    assert rejects(verify_shares, *args[:3], [0, 2, 4], *args[4:]) == "c"
    assert rejects(verify_shares, *args[:4], played.steps[1].deck, args[5]) == "c"


def test_a_forked_last_deck_is_refused(played, args: list) -> None:
    """The same first points with other second points: the share would be the same, the proof isn't."""
    b = point_from_bytes_checked(masked_card(played.final, 2)[33:]) + G
    at = 2 * 66 + 33
    args[4] = played.final[:at] + bytes(b) + played.final[at + 33 :]
    assert rejects(verify_shares, *args) == "c"


@pytest.mark.parametrize("places", [[], [2, 0], [1, 1], [-1, 2], [4, 5], [5]])
def test_schedules_ascend_inside_the_deck(played, args: list, places: list[int]) -> None:
    assert not is_schedule(places, 5)
    args[3] = places
    assert rejects(verify_shares, *args) == "positions"
    with pytest.raises(ValueError, match="ascending"):
        make_shares(played.ctx, 1, played.seeds[1], places, played.final, bytes(32))


def test_decks_of_other_size_are_refused(played, args: list) -> None:
    args[4] = played.final[66:]
    assert rejects(verify_shares, *args) == "length"
    assert rejects(make_shares, played.ctx, 1, played.seeds[1], PLACES, args[4], bytes(32)) == "length"


def test_a_failure_names_seat_and_proof(args: list) -> None:
    args[-1] = replace(args[-1], s=bytes(32))
    with pytest.raises(Rejected, match="share proof of seat 1: check 'c' failed"):
        verify_shares(*args)
