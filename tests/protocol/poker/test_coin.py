"""Coins: one share a seat and coin, no bias, and nothing to choose."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from protocol.poker import coin
from protocol.poker.coin import coin_point, coin_value, make_coin, verify_coin
from protocol.poker.derive import secret_key
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Q, point_from_bytes_checked


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


@pytest.fixture(scope="module")
def shares(played, fresh):
    return [
        make_coin(played.ctx, seat, seed, 3, 0, fresh("coin", seat)) for seat, seed in enumerate(played.seeds)
    ]


def test_honest_shares_hold_and_are_determined(played, shares, fresh) -> None:
    for seat, share in enumerate(shares):
        verify_coin(played.ctx, seat, played.keys[seat].point, 3, 0, share)
        x = secret_key(played.ctx, seat, played.seeds[seat])
        assert share.point == bytes(x * coin_point(played.ctx, 3, 0))
        again = make_coin(played.ctx, seat, played.seeds[seat], 3, 0, fresh("other"))
        assert again.point == share.point
        assert again.s != share.s


@pytest.mark.parametrize(
    ("change", "equation"),
    [
        ({"point": bytes(2 * G)}, "c"),
        ({"c": bytes(32)}, "c"),
        ({"s": bytes(32)}, "c"),
        ({"c": Q.to_bytes(32, "big")}, "scalar"),
        ({"s": Q.to_bytes(32, "big")}, "scalar"),
        ({"point": bytes(33)}, "point"),
        ({"point": b"\x06" + bytes(G)[1:]}, "point"),
        ({"point": b"\x04" + bytes(64)}, "length"),
        ({"point": b""}, "length"),
        ({"c": bytes(33)}, "length"),
        ({"s": None}, "length"),
    ],
)
def test_every_field_is_checked(played, shares, change: dict, equation: str) -> None:
    key = played.keys[1].point
    assert rejects(verify_coin, played.ctx, 1, key, 3, 0, replace(shares[1], **change)) == equation


def test_a_share_is_unique(played, shares) -> None:
    """No other point passes, whatever honest proof of another coin goes with it."""
    other = make_coin(played.ctx, 1, played.seeds[1], 4, 0, bytes(32))
    key = played.keys[1].point
    verify_coin(played.ctx, 1, key, 4, 0, other)
    assert rejects(verify_coin, played.ctx, 1, key, 3, 0, other) == "c"
    assert rejects(verify_coin, played.ctx, 1, key, 3, 0, replace(other, point=shares[1].point)) == "c"
    moved = bytes(point_from_bytes_checked(shares[1].point) + G)
    assert rejects(verify_coin, played.ctx, 1, key, 3, 0, replace(shares[1], point=moved)) == "c"


def test_no_share_holds_elsewhere(played, shares) -> None:
    key = played.keys[1].point
    for ctx in played.other_contexts():
        assert rejects(verify_coin, ctx, 1, key, 3, 0, shares[1]) == "c"
    assert rejects(verify_coin, played.ctx, 2, key, 3, 0, shares[1]) == "c"
    assert rejects(verify_coin, played.ctx, 3, key, 3, 0, shares[1]) == "seat"
    assert rejects(verify_coin, played.ctx, 1, played.keys[2].point, 3, 0, shares[1]) == "c"
    assert rejects(verify_coin, played.ctx, 1, key, 3, 1, shares[1]) == "c"


def test_value_depends_on_the_sum_alone(played, shares) -> None:
    points = [share.point for share in shares]
    values = {coin_value(played.ctx, 3, 0, order, 2**32) for order in (points, points[::-1])}
    assert len(values) == 1
    others = [coin_value(played.ctx, 4, 0, points, 2**32), coin_value(played.ctx, 3, 1, points, 2**32)]
    others += [coin_value(ctx, 3, 0, points, 2**32) for ctx in played.other_contexts()[:4]]
    others.append(coin_value(played.ctx, 3, 0, [*points[:2], bytes(G)], 2**32))
    assert len(values | set(others)) == 1 + len(others)


def test_every_side_is_equally_likely(played) -> None:
    sides, throws = 6, 3000
    points = [bytes(2 * G), bytes(3 * G), bytes(5 * G)]
    counts = Counter(coin_value(played.ctx, step, 0, points, sides) for step in range(throws))
    square = sum((counts[side] - throws / sides) ** 2 / (throws / sides) for side in range(sides))
    assert square < 20.5  # 5 degrees of freedom: once in a thousand
    assert set(counts) == set(range(sides))


def test_draws_that_would_favour_low_sides_are_refused(played, monkeypatch) -> None:
    draws = [2**256 - 1, 2**256 - 1, 8]
    monkeypatch.setattr(coin, "counted", lambda *_, **__: (draw.to_bytes(32, "big") for draw in draws))
    points = [bytes(G)] * 3
    assert coin_value(played.ctx, 0, 0, points, 3) == 8 % 3  # 2^256 is 1 modulo 3: the top draw is in excess
    assert coin_value(played.ctx, 0, 0, points, 4) == 3  # and fits here


def test_value_needs_all_seats_and_a_proper_sum(played, shares) -> None:
    points = [share.point for share in shares]
    assert rejects(coin_value, played.ctx, 3, 0, points[:2], 6) == "length"
    assert rejects(coin_value, played.ctx, 3, 0, [bytes(2 * G), bytes(3 * G), bytes(-5 * G)], 6) == "infinity"
    assert rejects(coin_value, played.ctx, 3, 0, [bytes(33)] * 3, 6) == "point"
    assert coin_value(played.ctx, 3, 0, points, 1) == 0
    with pytest.raises(ValueError, match="sides"):
        coin_value(played.ctx, 3, 0, points, 0)
