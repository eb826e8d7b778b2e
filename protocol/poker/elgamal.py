"""Masked cards: ElGamal pairs (a, b) = (r·G, M_i + r·X), and the public points they are made of.

A deck of N cards is 66·N bytes at every interface: a ‖ b, 33 bytes each, position after position.

Source: T. ElGamal, 1985, in additive form; cards under a joint key as in Barnett and Smart, "Mental poker
revisited", 2003.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from protocol.poker.context import MAX_CARDS
from protocol.poker.errors import Rejected
from protocol.poker.group import (
    POINT_BYTES,
    G,
    Point,
    Scalar,
    point_from_bytes_checked,
    point_sum,
    points_from_bytes_checked,
)
from protocol.poker.transcript import hash_to_point

MASKED_BYTES = 2 * POINT_BYTES


class Deck(NamedTuple):
    """A parsed deck: its first and its second points, by position."""

    a: tuple[Point, ...]
    b: tuple[Point, ...]


class MaskedCard(NamedTuple):
    """A parsed card: its two points."""

    a: Point
    b: Point


@lru_cache(maxsize=MAX_CARDS)
def _card_point(card: int) -> Point:
    return hash_to_point(b"card", index=card)


@lru_cache(maxsize=MAX_CARDS)
def card_points(cards: int) -> tuple[Point, ...]:
    """M_0 … M_{N−1}: computed from labels, never received."""
    return tuple(map(_card_point, range(cards)))


@lru_cache(maxsize=MAX_CARDS)
def card_numbers(cards: int) -> dict[bytes, int]:
    """From the bytes of M_i to i, for N cards; not to be changed."""
    numbers = {bytes(point): card for card, point in enumerate(card_points(cards))}
    assert len(numbers) == cards
    return numbers


@lru_cache(maxsize=8)  # all replicas on a laptop ask for the same one
def first_deck(joint: bytes, cards: int) -> bytes:
    """The public deck that the first seat mixes: (G, M_i + X), card after card.

    Randomness 1 rather than 0, so that the neutral element appears nowhere.
    """
    X = point_from_bytes_checked(joint)
    return encode_deck([(G, M + X) for M in card_points(cards)])


def encode_deck(pairs: Sequence[tuple[Point, Point]]) -> bytes:
    """66·N bytes; raises `Rejected("infinity")` if a sum has come out at O (nobody can bring that about)."""
    if any(a.is_infinity or b.is_infinity for a, b in pairs):
        raise Rejected("infinity")
    return b"".join(bytes(point) for pair in pairs for point in pair)


def check_deck_length(deck: bytes, cards: int) -> None:
    """Raise `Rejected("length")` unless this is as long as a deck of so many cards."""
    if type(deck) is not bytes or len(deck) != cards * MASKED_BYTES:
        raise Rejected("length")


@lru_cache(maxsize=16)
def parse_deck(deck: bytes) -> Deck:
    """All points of a deck whose length is checked. Cached: each stage is the next one's input."""
    points = points_from_bytes_checked(deck)
    return Deck(points[0::2], points[1::2])


def parse_card(card: bytes) -> MaskedCard:
    """Both points of a ‖ b, checked."""
    check_deck_length(card, 1)
    return MaskedCard(*points_from_bytes_checked(card))


def _inside(deck: bytes, position: int) -> int:
    if not 0 <= position < len(deck) // MASKED_BYTES:
        raise Rejected("positions")
    return position


def masked_card(deck: bytes, position: int) -> bytes:
    """a ‖ b at a position, 66 bytes."""
    _inside(deck, position)
    return deck[position * MASKED_BYTES : (position + 1) * MASKED_BYTES]


def first_point(deck: bytes, position: int) -> Point:
    """a at a position, checked."""
    return parse_deck(deck).a[_inside(deck, position)]


def second_point(deck: bytes, position: int) -> Point:
    """b at a position, checked."""
    return parse_deck(deck).b[_inside(deck, position)]


def remask(deck: Deck, order: Sequence[int], masks: Sequence[Scalar], X: Point) -> bytes:
    """(a_ψ(i) + r′_i·G, b_ψ(i) + r′_i·X) for every position i."""
    return encode_deck(
        [
            (point_sum((deck.a[source], r * G)), point_sum((deck.b[source], r * X)))
            for source, r in zip(order, masks, strict=True)
        ]
    )
