"""Own cards: what only one seat can still read, and how that seat opens them.

An own card of a seat with key X = x·G is a pair (a, b′) with M = b′ − x·a; at every interface a ‖ b′, 66 bytes. A deck
position is one once all others' shares are out (`own_card`); a card that was passed on or mixed again is one at once.

Opened with D = x·a, many at once under one proof (`dleq`), challenge
HS("open", ctx, k, slots, all (a, b′), X_k, all D, w·G, {w·a_j}); then M = b′ − D, looked up among the cards.

Slots are the table's numbers of hidden cards, ascending. Openings are for slots that the rules say to open and own
cards that the verifier has formed itself: never for a point that somebody sends (that would be a decryption oracle).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from protocol.poker import dleq
from protocol.poker.context import MAX_CARDS, MAX_NUMBER, Context
from protocol.poker.derive import Nonces, blinds, secret_key
from protocol.poker.elgamal import MASKED_BYTES, MaskedCard, masked_card, parse_card
from protocol.poker.errors import Rejected
from protocol.poker.group import POINT_BYTES, Point, point_from_bytes_checked, times_secret
from protocol.poker.shares import ShareBatch, card_of, partly_open
from protocol.poker.transcript import Value

MAX_SLOTS = MAX_CARDS
"""In one proof."""


def own_card(deck: bytes, position: int, other_shares: Sequence[bytes]) -> bytes:
    """a ‖ b′, 66 bytes, of a position of the agreed deck, from the verified shares of all other seats."""
    return masked_card(deck, position)[:POINT_BYTES] + partly_open(deck, position, other_shares)


def are_slots(slots: Sequence[int], count: int) -> bool:
    """`count` slot numbers, at least one and not too many, strictly ascending: so their order tells nothing."""
    in_range = 0 < len(slots) <= MAX_SLOTS and slots[0] >= 0 and slots[-1] < MAX_NUMBER
    return in_range and len(slots) == count and all(here < there for here, there in pairwise(slots))


def check_own_lengths(owns: Sequence[bytes]) -> None:
    """Raise `Rejected("length")` unless each is 66 bytes."""
    if any(type(own) is not bytes or len(own) != MASKED_BYTES for own in owns):
        raise Rejected("length")


def unmask(ctx: Context, seat: int, seed: bytes, card: MaskedCard) -> Point:
    """M = b′ − x·a, for the owner."""
    own = times_secret(secret_key(ctx, seat, seed), card.a, blinds(ctx, seat, seed, bytes(card.a)))
    return card.b - own


def read_own(ctx: Context, seat: int, seed: bytes, own: bytes) -> int:
    """The number of the seat's own card; `Rejected("card")` if it is none of the deck."""
    return card_of(unmask(ctx, seat, seed, parse_card(own)), ctx.cards)


def open_with(own: bytes, share: bytes, cards: int) -> int:
    """The number of an own card from its owner's verified share; `Rejected("card")` if it is none of `cards`."""
    return card_of(parse_card(own).b - point_from_bytes_checked(share), cards)


def _statement(ctx: Context, seat: int, slots: Sequence[int], owns: Sequence[bytes]) -> dleq.Statement:
    about: dict[str, Value] = {"ctx": ctx.digest, "seat": seat, "slots": list(slots), "owns": list(owns)}
    return dleq.Statement("open", about, [parse_card(own).a for own in owns])


def make_openings(
    ctx: Context, seat: int, seed: bytes, slots: Sequence[int], owns: Sequence[bytes], entropy: bytes
) -> ShareBatch:
    """The seat's shares of its own cards in these slots; `entropy`: 32 fresh secret bytes."""
    if not are_slots(slots, len(owns)):
        raise ValueError("openings are for ascending slots with one own card each")
    check_own_lengths(owns)
    statement = _statement(ctx, seat, slots, owns)
    nonces = Nonces(seed, statement.digest(), entropy)
    return ShareBatch(*dleq.prove(statement, secret_key(ctx, seat, seed), nonces))


def verify_openings(
    ctx: Context,
    seat: int,
    key_point: bytes,
    slots: Sequence[int],
    owns: Sequence[bytes],
    batch: ShareBatch,
) -> None:
    """Raise `Rejected` unless these are the seat's shares of exactly these own cards in these slots.

    `key_point`: the seat's verified key (33 bytes); `owns`: 66 bytes each, formed by the verifier.
    """
    ctx.check_seat(seat)
    try:
        if not are_slots(slots, len(owns)):
            raise Rejected("slots")
        check_own_lengths(owns)
        dleq.verify(_statement(ctx, seat, slots, owns), key_point, batch.points, batch.c, batch.s)
    except Rejected as failure:
        raise failure.of("opening", seat) from None
