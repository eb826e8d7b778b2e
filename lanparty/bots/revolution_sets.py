"""A hand of Revolution, rank by rank."""

from __future__ import annotations

from functools import lru_cache

from lanparty.games.revolution_cards import NATURAL_MASK

REMEMBERED = 1 << 15  # hands: playouts come by the same ones again and again

Set = tuple[int, int, int]  # rank, count, mask of cards


@lru_cache(REMEMBERED)
def sets_of(hand: int) -> tuple[Set, ...]:
    """The natural cards of a hand, rank by rank, ascending."""
    found = []
    left = hand & NATURAL_MASK
    while left:
        rank = (left & -left).bit_length() - 1 >> 2
        cards = left & 15 << 4 * rank
        found.append((rank, cards.bit_count(), cards))
        left ^= cards
    return tuple(found)
