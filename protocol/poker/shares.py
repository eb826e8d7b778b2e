"""Opening cards: each seat's share of a slot, D = x·a, many at once under one proof (`dleq`).

To one seat: all others give shares; b′ = b − ΣD = M + x_owner·a is public, and only the owner can take off the rest.
To all: the missing share too; M = b − ΣD is looked up among the cards.

Challenge: HS("share", ctx, k, slots, all (a, b), X_k, all D, w·G, {w·a_j}).

Shares are for scheduled positions of the agreed deck only, never for a point that somebody sends (that would be a
decryption oracle): the caller names positions, and the points come out of the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from protocol.poker import dleq
from protocol.poker.context import Context
from protocol.poker.derive import Nonces, blinds, secret_key
from protocol.poker.elgamal import (
    MASKED_BYTES,
    card_numbers,
    check_deck_length,
    first_point,
    masked_card,
    second_point,
)
from protocol.poker.errors import Rejected
from protocol.poker.group import POINT_BYTES, Point, point_from_bytes_checked, point_sum, times_secret
from protocol.poker.transcript import Value


@dataclass(frozen=True)
class ShareBatch:
    """points: D, 33 bytes for each position, ascending; c, s: the proof (32 bytes each)."""

    points: bytes
    c: bytes
    s: bytes

    def split(self) -> tuple[bytes, ...]:
        """The shares one by one, in the order of the positions."""
        return tuple(
            self.points[start : start + POINT_BYTES] for start in range(0, len(self.points), POINT_BYTES)
        )


def is_schedule(positions: Sequence[int], cards: int) -> bool:
    """At least one position, strictly ascending, all inside the deck: so their order tells nothing."""
    inside = len(positions) > 0 and positions[0] >= 0 and positions[-1] < cards
    return inside and all(here < there for here, there in pairwise(positions))


def _statement(ctx: Context, seat: int, positions: Sequence[int], deck: bytes) -> dleq.Statement:
    about: dict[str, Value] = {
        "ctx": ctx.digest,
        "seat": seat,
        "slots": list(positions),
        "masked": [masked_card(deck, position) for position in positions],
    }
    return dleq.Statement("share", about, [first_point(deck, position) for position in positions])


def make_shares(
    ctx: Context, seat: int, seed: bytes, positions: Sequence[int], deck: bytes, entropy: bytes
) -> ShareBatch:
    """The seat's shares of these positions of the agreed deck; `entropy`: 32 fresh secret bytes."""
    check_deck_length(deck, ctx.cards)
    if not is_schedule(positions, ctx.cards):
        raise ValueError("shares are for ascending positions of the deck")
    statement = _statement(ctx, seat, positions, deck)
    nonces = Nonces(seed, statement.digest(), entropy)
    return ShareBatch(*dleq.prove(statement, secret_key(ctx, seat, seed), nonces))


def verify_shares(
    ctx: Context, seat: int, key_point: bytes, positions: Sequence[int], deck: bytes, batch: ShareBatch
) -> None:
    """Raise `Rejected` unless these are the seat's shares of exactly these positions of this deck.

    `key_point`: the seat's verified key (33 bytes); `deck`: the agreed final deck (66·N bytes).
    """
    ctx.check_seat(seat)
    try:
        check_deck_length(deck, ctx.cards)
        if not is_schedule(positions, ctx.cards):
            raise Rejected("positions")
        dleq.verify(_statement(ctx, seat, positions, deck), key_point, batch.points, batch.c, batch.s)
    except Rejected as failure:
        raise failure.of("share", seat) from None


def partly_open(deck: bytes, position: int, shares: Sequence[bytes]) -> bytes:
    """b′ = b − ΣD, 33 bytes: the card as it is left to those seats whose verified shares aren't among these."""
    rest = _without(deck, position, shares)
    if rest.is_infinity:
        raise Rejected("infinity")
    return bytes(rest)


def open_card(deck: bytes, position: int, shares: Sequence[bytes]) -> int:
    """The card's number, from all seats' verified shares; `Rejected("card")` if it is none of the deck."""
    return card_of(_without(deck, position, shares), len(deck) // MASKED_BYTES)


def open_own(
    ctx: Context, seat: int, seed: bytes, deck: bytes, position: int, other_shares: Sequence[bytes]
) -> int:
    """The card's number, from the other seats' verified shares and one's own key."""
    a = first_point(deck, position)
    own = times_secret(secret_key(ctx, seat, seed), a, blinds(ctx, seat, seed, bytes(a)))
    return card_of(_without(deck, position, other_shares) - own, ctx.cards)


def card_of(point: Point, cards: int) -> int:
    """i of M_i among N cards; `Rejected("card")` for any other point."""
    card = card_numbers(cards).get(bytes(point))
    if card is None:
        raise Rejected("card")
    return card


def _without(deck: bytes, position: int, shares: Sequence[bytes]) -> Point:
    b = second_point(deck, position)
    return b - point_sum(point_from_bytes_checked(share) for share in shares)
