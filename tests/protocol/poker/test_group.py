"""The group: all operations total, and nothing but proper compressed points and reduced scalars comes in."""

from __future__ import annotations

from pathlib import Path

import pytest
from coincurve import PublicKey
from hypothesis import given
from hypothesis import strategies as st

import protocol
from protocol.poker.errors import Rejected
from protocol.poker.group import (
    G,
    O,
    Q,
    point_from_bytes_checked,
    point_sum,
    scalar_bytes,
    scalar_from_bytes_checked,
    times_secret,
    times_secrets,
    weighted_sum,
)

SCALARS = st.one_of(st.integers(-3, 3), st.integers(Q - 3, Q + 3), st.integers(0, Q - 1))
FIELD = 2**256 - 2**32 - 977


@given(SCALARS, SCALARS)
def test_points_are_a_group_of_order_q(s: int, t: int) -> None:
    P = 7 * G
    assert s * P + t * P == (s + t) * P
    assert s * P - t * P == (s - t) * P
    assert s * (t * P) == (s * t) * P
    assert s * G + t * G == (s + t) * G
    assert -(s * P) == (-s) * P


def test_base_point_is_that_of_the_standard() -> None:
    assert bytes(G).hex() == "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"


def test_neutral_element_is_an_ordinary_value() -> None:
    P = 5 * G
    assert 0 * P == Q * P == 0 * G == P - P == point_sum([]) == weighted_sum([], []) == O
    assert point_sum([P, -P, P]) == P + O == O + P == P - O == P
    assert 3 * O == -O == O - O == O
    assert O.is_infinity
    assert not P.is_infinity
    assert bytes(O) == bytes(33)


def test_sum_multiplies_and_adds() -> None:
    points = [s * G for s in (2, 3, 5)]
    assert weighted_sum([1, 10, 100], points) == 532 * G
    with pytest.raises(ValueError, match="zip"):
        weighted_sum([1], points)


def test_points_come_back_from_their_bytes() -> None:
    for s in (1, 2, Q - 1):
        assert point_from_bytes_checked(bytes(s * G)) == s * G


def _hybrid(compressed: bytes) -> bytes:
    long = PublicKey(compressed).format(compressed=False)
    return bytes([6 + (long[-1] & 1)]) + long[1:]


@pytest.mark.parametrize(
    ("data", "equation"),
    [
        (PublicKey(bytes(G)).format(compressed=False), "length"),
        (_hybrid(bytes(G)), "length"),
        (bytes(G)[:-1], "length"),
        (bytes(G) + b"\0", "length"),
        (b"", "length"),
        (bytearray(bytes(G)), "length"),
        (bytes(G).hex(), "length"),
        (None, "length"),
        (bytes(O), "point"),
        (b"\x04" + bytes(G)[1:], "point"),
        (b"\x06" + bytes(G)[1:], "point"),
        (b"\x07" + bytes(G)[1:], "point"),
        (b"\x02" + (5).to_bytes(32, "big"), "point"),  # x = 5: x³ + 7 is no square
        (b"\x02" + FIELD.to_bytes(32, "big"), "point"),
        (b"\x03" + b"\xff" * 32, "point"),
    ],
)
def test_anything_else_is_no_point(data: bytes, equation: str) -> None:
    with pytest.raises(Rejected) as failure:
        point_from_bytes_checked(data)
    assert failure.value.equation == equation


@pytest.mark.parametrize(
    ("data", "equation"),
    [
        (Q.to_bytes(32, "big"), "scalar"),
        (b"\xff" * 32, "scalar"),
        (b"\0" * 31, "length"),
        (b"\0" * 33, "length"),
        (0, "length"),
        (bytearray(32), "length"),
    ],
)
def test_anything_else_is_no_scalar(data: bytes, equation: str) -> None:
    with pytest.raises(Rejected) as failure:
        scalar_from_bytes_checked(data)
    assert failure.value.equation == equation


@given(SCALARS)
def test_scalars_come_back_from_their_bytes(s: int) -> None:
    assert scalar_from_bytes_checked(scalar_bytes(s)) == s % Q


def test_secret_multiplication_never_leaves_the_secret_whole() -> None:
    secret, P = 12345, 7 * G
    blinds = iter([0, secret, Q, secret + Q, 99, 100])
    assert times_secret(secret, P, blinds) == (7 * secret) * G
    assert next(blinds) == 100  # the four that split nothing were passed over


def test_one_blind_serves_several_secrets_but_is_none_of_them() -> None:
    x, w, P = 12345, 67890, 7 * G
    blinds = iter([w, x + Q, 99, 100])
    assert times_secrets([x, w], P, blinds) == [(7 * x) * G, (7 * w) * G]
    assert next(blinds) == 100


def test_one_module_knows_the_library() -> None:
    root = Path(protocol.__file__).parent
    users = {path.name for path in root.rglob("*.py") if "coincurve" in path.read_text(encoding="utf-8")}
    assert users == {"group.py"}
