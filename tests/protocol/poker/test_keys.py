"""Deck keys: each field of the proof matters, and a key holds for one seat of one deck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.poker.errors import Rejected
from protocol.poker.group import G, Q, point_from_bytes_checked
from protocol.poker.keys import joint_key, make_key, seed_commitment, verify_key


def rejects(call, *args) -> Rejected:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value


def test_honest_keys_hold(played) -> None:
    for seat, key in enumerate(played.keys):
        verify_key(played.ctx, seat, key)
        assert key.commitment == seed_commitment(played.ctx, seat, played.seeds[seat])


@pytest.mark.parametrize(
    ("change", "equation"),
    [
        ({"point": bytes(2 * G)}, "c"),
        ({"c": bytes(32)}, "c"),
        ({"s": bytes(32)}, "c"),
        ({"c": Q.to_bytes(32, "big")}, "scalar"),
        ({"s": b"\xff" * 32}, "scalar"),
        ({"point": bytes(33)}, "point"),
        ({"point": b"\x06" + bytes(G)[1:]}, "point"),
        ({"point": b"\x04" + bytes(64)}, "length"),
        ({"c": bytes(31)}, "length"),
        ({"s": b""}, "length"),
        ({"commitment": bytes(31)}, "length"),
        ({"commitment": None}, "length"),
    ],
)
def test_every_field_is_checked(played, change: dict, equation: str) -> None:
    failure = rejects(verify_key, played.ctx, 1, replace(played.keys[1], **change))
    assert (failure.equation, failure.proof, failure.seat) == (equation, "key", 1)


def test_a_key_holds_for_its_own_deck_and_seat_only(played) -> None:
    for ctx in played.other_contexts():
        assert rejects(verify_key, ctx, 1, played.keys[1]).equation == "c"
    assert rejects(verify_key, played.ctx, 2, played.keys[1]).equation == "c"
    assert rejects(verify_key, played.ctx, 3, played.keys[1]).equation == "seat"
    assert rejects(verify_key, played.ctx, -1, played.keys[1]).equation == "seat"


def test_a_key_that_cancels_the_others_has_no_proof(played) -> None:
    mine = 5 * G
    points = [point_from_bytes_checked(key.point) for key in played.keys[:2]]
    rogue = mine - points[0] - points[1]
    assert point_from_bytes_checked(joint_key([*(bytes(p) for p in points), bytes(rogue)])) == mine
    borrowed = replace(played.keys[2], point=bytes(rogue))
    assert rejects(verify_key, played.ctx, 2, borrowed).equation == "c"


def test_the_same_seed_gives_the_same_key_with_any_entropy(played, fresh) -> None:
    again = make_key(played.ctx, 0, played.seeds[0], fresh("other entropy"))
    assert again.point == played.keys[0].point
    assert again.s != played.keys[0].s


def test_joint_key_is_the_sum(played) -> None:
    assert joint_key([bytes(2 * G), bytes(3 * G)]) == bytes(5 * G)


@pytest.mark.parametrize(
    ("points", "equation"),
    [
        ([bytes(2 * G), bytes(3 * G), bytes(2 * G)], "equal"),
        ([bytes(2 * G), bytes(-(2 * G))], "infinity"),
        ([], "infinity"),
        ([bytes(33)], "point"),
        ([b"\x04" + bytes(64)], "length"),
    ],
)
def test_joint_key_refuses(points: list[bytes], equation: str) -> None:
    assert rejects(joint_key, points).equation == equation
