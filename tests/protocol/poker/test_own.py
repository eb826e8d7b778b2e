"""Own cards: only their owner reads them, and opens no more than the slots that it should."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.poker import dleq
from protocol.poker.derive import secret_key
from protocol.poker.elgamal import card_points, masked_card, parse_card
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Q, point_from_bytes_checked, scalar_bytes, scalar_from_bytes_checked
from protocol.poker.own import (
    MAX_SLOTS,
    are_slots,
    make_openings,
    open_with,
    own_card,
    read_own,
    verify_openings,
)
from protocol.poker.shares import ShareBatch, open_own

SLOTS = [4, 7, 30]
PLACES = [0, 2, 3]


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


@pytest.fixture(scope="module")
def owns(played) -> list[bytes]:
    """Three own cards of seat 1."""
    return [played.own(1, place) for place in PLACES]


@pytest.fixture
def args(played, owns) -> list:
    """Arguments of `verify_openings` for honest openings of seat 1."""
    batch = make_openings(played.ctx, 1, played.seeds[1], SLOTS, owns, bytes(32))
    return [played.ctx, 1, played.keys[1].point, SLOTS, list(owns), batch]


def test_an_own_card_opens_to_its_owner_and_then_to_all(played, owns, args: list) -> None:
    verify_openings(*args)
    for own, share, place in zip(owns, args[-1].split(), PLACES, strict=True):
        assert len(own) == 66
        assert read_own(played.ctx, 1, played.seeds[1], own) == played.faces[place]
        assert open_with(own, share, played.ctx.cards) == played.faces[place]


def test_it_is_the_deck_s_card_without_the_others_shares(played, owns) -> None:
    others = [played.shares(seat, [2]).split()[0] for seat in (0, 2)]
    assert owns[1][:33] == masked_card(played.final, 2)[:33]
    assert open_own(played.ctx, 1, played.seeds[1], played.final, 2, others) == played.faces[2]
    assert rejects(own_card, played.final, 5, others) == "positions"
    assert rejects(own_card, played.final, 2, [owns[1][:32]]) == "length"
    b = masked_card(played.final, 2)[33:]
    assert rejects(own_card, played.final, 2, [b]) == "infinity"


def test_nobody_else_reads_it(played, owns, args: list) -> None:
    assert rejects(read_own, played.ctx, 0, played.seeds[0], owns[0]) == "card"
    assert rejects(read_own, played.ctx, 1, played.seeds[2], owns[0]) == "card"
    assert rejects(open_with, owns[0], args[-1].split()[1], played.ctx.cards) == "card"
    assert rejects(open_with, owns[0], bytes(33), played.ctx.cards) == "point"
    incomplete = own_card(played.final, 0, [played.shares(0, [0]).split()[0]])
    assert rejects(read_own, played.ctx, 1, played.seeds[1], incomplete) == "card"


def test_a_card_beyond_a_smaller_deck_is_none(played, owns, args: list) -> None:
    face, own, share = max(
        zip((played.faces[place] for place in PLACES), owns, args[-1].split(), strict=True)
    )
    assert open_with(own, share, face + 1) == face > 0
    assert rejects(open_with, own, share, face) == "card"


@pytest.mark.parametrize("own", [b"", bytes(65), bytes(67), None, "x" * 66])
def test_an_own_card_is_66_bytes(played, args: list, own) -> None:
    assert rejects(read_own, played.ctx, 1, played.seeds[1], own) == "length"
    args[4][1] = own
    assert rejects(verify_openings, *args) == "length"
    assert rejects(make_openings, played.ctx, 1, played.seeds[1], SLOTS, args[4], bytes(32)) == "length"


@pytest.mark.parametrize("half", [0, 33])
def test_both_halves_are_points(args: list, half: int) -> None:
    own = args[4][1]
    args[4][1] = own[:half] + bytes(33) + own[half + 33 :]
    assert rejects(verify_openings, *args) == "point"
    assert rejects(open_with, args[4][1], bytes(G), 5) == "point"


@pytest.mark.parametrize(
    ("change", "equation"),
    [
        ({"points": bytes(2 * G) * 3}, "c"),
        ({"c": bytes(32)}, "c"),
        ({"s": bytes(32)}, "c"),
        ({"c": Q.to_bytes(32, "big")}, "scalar"),
        ({"s": Q.to_bytes(32, "big")}, "scalar"),
        ({"points": bytes(99)}, "point"),
        ({"points": bytes(2 * G) * 2}, "length"),
        ({"points": bytes(2 * G) * 4}, "length"),
        ({"points": None}, "length"),
        ({"c": b""}, "length"),
        ({"s": bytes(33)}, "length"),
    ],
)
def test_every_field_is_checked(args: list, change: dict, equation: str) -> None:
    args[-1] = replace(args[-1], **change)
    assert rejects(verify_openings, *args) == equation


def test_each_share_has_its_equation(args: list) -> None:
    """A wrong share fails in its own commitment alone, a wrong key in the first."""
    X, batch = point_from_bytes_checked(args[2]), args[-1]
    bases = [parse_card(own).a for own in args[4]]
    shares = [point_from_bytes_checked(share) for share in batch.split()]
    c, s = scalar_from_bytes_checked(batch.c), scalar_from_bytes_checked(batch.s)
    honest = dleq.recompute(X, bases, shares, c, s)
    for index in range(3):
        wrong = [share + G if at == index else share for at, share in enumerate(shares)]
        differs = [a != b for a, b in zip(honest, dleq.recompute(X, bases, wrong, c, s), strict=True)]
        assert differs == [at == index + 1 for at in range(4)]
        args[-1] = replace(batch, points=b"".join(map(bytes, wrong)))
        assert rejects(verify_openings, *args) == "c"
    assert dleq.recompute(X + G, bases, shares, c, s)[0] != honest[0]


def test_a_card_can_be_opened_as_no_other(played, owns, args: list) -> None:
    """The best a liar can do: D moved so that another card comes out, with a proof made as if that were x·a."""
    x, face = secret_key(played.ctx, 1, played.seeds[1]), played.faces[PLACES[0]]
    wanted = (face + 1) % 5
    M = card_points(5)
    moved = x * parse_card(owns[0]).a + M[face] - M[wanted]
    assert open_with(owns[0], bytes(moved), 5) == wanted
    about = {"ctx": played.ctx.digest, "seat": 1, "slots": [4], "owns": [owns[0]]}
    statement = dleq.Statement("open", about, [parse_card(owns[0]).a])
    for D, verdict in ((moved, "c"), (x * parse_card(owns[0]).a, "")):
        w = 4711
        c = statement.challenge(args[2], bytes(D), [w * G, w * parse_card(owns[0]).a])
        batch = ShareBatch(bytes(D), scalar_bytes(c), scalar_bytes(w + c * x))
        call = (played.ctx, 1, args[2], [4], [owns[0]], batch)
        if verdict:
            assert rejects(verify_openings, *call) == verdict
        else:
            verify_openings(*call)  # the same prover is believed when it tells the truth


def test_no_batch_holds_elsewhere(played, args: list) -> None:
    for ctx in played.other_contexts():
        assert rejects(verify_openings, ctx, *args[1:]) == "c"
    assert rejects(verify_openings, args[0], 2, *args[2:]) == "c"
    assert rejects(verify_openings, args[0], 3, *args[2:]) == "seat"
    assert rejects(verify_openings, *args[:2], played.keys[2].point, *args[3:]) == "c"
    assert rejects(verify_openings, *args[:3], [4, 7, 31], *args[4:]) == "c"
    assert rejects(verify_openings, *args[:4], args[4][::-1], args[5]) == "c"
    first, second, third = args[-1].split()
    swapped = replace(args[-1], points=second + first + third)
    assert rejects(verify_openings, *args[:-1], swapped) == "c"


def test_the_second_point_is_bound_too(args: list) -> None:
    own = args[4][0]
    args[4][0] = own[:33] + bytes(point_from_bytes_checked(own[33:]) + G)
    assert rejects(verify_openings, *args) == "c"


def test_shares_of_a_deck_are_no_openings(played) -> None:
    """The same points, the same key: labels keep the two proofs apart."""
    batch = played.shares(1, [2])
    own = masked_card(played.final, 2)
    assert rejects(verify_openings, played.ctx, 1, played.keys[1].point, [2], [own], batch) == "c"


@pytest.mark.parametrize(
    "slots", [[], [7, 4, 30], [4, 4, 30], [-1, 4, 7], [4, 7], [4, 7, 30, 31], [4, 7, 2**32]]
)
def test_slots_ascend_and_have_one_own_card_each(played, args: list, slots: list[int]) -> None:
    assert not are_slots(slots, 3)
    args[3] = slots
    assert rejects(verify_openings, *args) == "slots"
    with pytest.raises(ValueError, match="ascending"):
        make_openings(played.ctx, 1, played.seeds[1], slots, args[4], bytes(32))


def test_slots_have_a_limit() -> None:
    assert are_slots(range(MAX_SLOTS), MAX_SLOTS)
    assert not are_slots(range(MAX_SLOTS + 1), MAX_SLOTS + 1)


def test_a_failure_names_seat_and_proof(args: list) -> None:
    args[-1] = replace(args[-1], s=bytes(32))
    with pytest.raises(Rejected, match="opening proof of seat 1: check 'c' failed"):
        verify_openings(*args)
