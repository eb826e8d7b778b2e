"""What a card of Take Six may cost, by counting the cards that could come before it.

The rows cut the numbers into stretches; all cards of a stretch belong to the same end of the same row. For every
stretch only one card of a hand is worth a look: the nearest to the end, or, where the row is full, the farthest, for
somebody else may take the row first. All cards and stretches are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import comb

from lanparty.cards import bits_of, mask_of
from lanparty.games.six_rows import CARDS, ROW_SIZE, Row, heads_in

REMEMBERED = 8192  # stretches; rows recur while one move is thought about
STEPS = 64  # probabilities are tables over p = 0, 1/64 … 1
ALL = (1 << CARDS) - 1
ABOUT_EQUAL = 0.05  # heads: others count a little otherwise, for they know their own hands
LOW = 20  # below this number a card is likely to cost a row sooner or later …
LOW_GONE = tuple(max(0.0, 2 * (LOW - card) / LOW) for card in range(CARDS))  # … and is worth being rid of

# What a card costs until the end of the deal, on the average: low ones take rows, and high ones find them long.
BURDEN = tuple(
    max(1.0, 3.0 - max(0, card - 5) / 5, 1.0 + 2.3 * (card - 38) / (CARDS - 38)) for card in range(CARDS)
)
BURDEN_GONE = tuple(0.75 * (cost - 1) for cost in BURDEN)
BURDEN_BY_BYTE = tuple(
    tuple(sum([BURDEN[start + card] for card in bits_of(byte)]) for byte in range(256))
    for start in range(0, CARDS, 8)
)

Risk = tuple[float, ...]
Stretch = tuple[int, int, bool, bool, Risk, int]
"""Its cards; the cards on its side of the row's end; whether it is right of the end; whether its highest card is
the one to look at (else the lowest); the probability to pay, by the part of
the unseen cards that lie between; the heads."""


@cache
def at_least(count: int, others: int) -> Risk:
    """The probability that of so many others' cards at least `count` lie in a stretch, by its part of all."""
    return tuple(
        sum(
            comb(others, hits) * (step / STEPS) ** hits * (1 - step / STEPS) ** (others - hits)
            for hits in range(count, others + 1)
        )
        for step in range(STEPS + 1)
    )


@cache
def none_of(others: int) -> Risk:
    """The probability that nobody's card lies in a stretch."""
    return tuple(1 - one for one in at_least(1, others))


SURE: Risk = (1.0,) * (STEPS + 1)


def stretches(rows: Sequence[Row], others: int, *, pro: bool) -> list[Stretch]:
    """The rows as they lie, for a table with so many other players."""
    cheapest = min([heads_in(row) for row in rows])
    if pro:
        return _of_both_sides(rows, others, cheapest)
    ends = sorted([(row[-1], row) for row in rows])
    lowest = ends[0][0]
    # Who plays a lower card takes a row first, and gives ours a place.
    found: list[Stretch] = [((1 << lowest) - 1, ALL, True, True, none_of(others), cheapest)]
    top = CARDS
    for end, row in reversed(ends):
        found.append(_right_of(row, (1 << top) - (2 << end), others))
        top = end
    return found


@lru_cache(REMEMBERED)
def _right_of(row: Row, cards: int, others: int) -> Stretch:
    room = ROW_SIZE - len(row)
    side = ALL & -(2 << row[-1])
    if room:
        return (cards, side, True, False, at_least(room, others), heads_in(row))
    return (cards, side, True, True, none_of(others), heads_in(row))


@lru_cache(REMEMBERED)
def _left_of(row: Row, cards: int, others: int) -> Stretch:
    room = ROW_SIZE - len(row)
    side = (1 << row[0]) - 1
    if room:
        return (cards, side, False, True, at_least(room, others), heads_in(row))
    return (cards, side, False, False, none_of(others), heads_in(row))


def _of_both_sides(rows: Sequence[Row], others: int, cheapest: int) -> list[Stretch]:
    """`pro`: between two ends, the nearest last card below and the nearest first card above share the numbers."""
    lasts = sorted([(row[-1], row) for row in rows])
    firsts = sorted([(row[0], row) for row in rows])
    edges = sorted({-1, CARDS, *[end for end, _ in lasts], *[end for end, _ in firsts]})
    found: list[Stretch] = []
    for low, high in pairwise(edges):
        if high - low < 2:
            continue
        cards = (1 << high) - (1 << low + 1)
        below = [row for end, row in lasts if end <= low]
        above = [row for end, row in firsts if end >= high]
        if not below and not above:
            found.append((cards, ALL, True, True, SURE, cheapest))
            continue
        if below and above:
            middle = (below[-1][-1] + above[0][0]) // 2  # the last card that is not nearer to the one above
            left = cards & ((2 << middle) - 1)
        else:
            left = cards if below else 0
        if left:
            found.append(_right_of(below[-1], left, others))
        if cards & ~left:
            found.append(_left_of(above[0], cards & ~left, others))
    return found


def burden(hand: int) -> float:
    """The heads that the cards of a hand are likely to cost yet."""
    return sum([table[byte] for table, byte in zip(BURDEN_BY_BYTE, hand.to_bytes(13, "little"), strict=True)])


def safest(hand: int, unseen: int, table: Sequence[Stretch], gone: Sequence[float] = LOW_GONE) -> int:
    """The card of the hand (not empty) that is expected to cost least, counting what one is rid of.

    `unseen`: the cards that the others may hold. `gone`: by card, the heads that it is worth when it has left.
    """
    scale = STEPS / (unseen.bit_count() or 1)
    best, least = 0, 1e9
    for cards, side, right, high, risk, heads in table:
        group = hand & cards
        if group:
            card = group.bit_length() - 1 if high else (group & -group).bit_length() - 1
            between = unseen & side & ((1 << card) - 1 if right else -(2 << card))
            cost = heads * risk[int(between.bit_count() * scale)] - gone[card]
            if cost < least:
                best, least = card, cost
    return best


def spared(
    unseen: int, in_hand: int, rows: Sequence[Row], others: int, played: Sequence[int], *, pro: bool
) -> list[int]:
    """For each card that somebody with so many cards has played, the mask of those that `safest` had preferred."""
    scale = STEPS / max(1, unseen.bit_count() - in_hand)
    cost_of: dict[int, float] = {}
    at_most: list[tuple[float, int]] = []  # what the card looked at costs at most, if this one is in the hand
    before = [0] * len(played)  # the cards that would have been looked at instead
    for cards, side, right, high, risk, heads in stretches(rows, others, pro=pro):
        most, passed = -1e9, 0
        group = bits_of(unseen & cards)
        for card in reversed([*group]) if high else group:
            between = unseen & side & ((1 << card) - 1 if right else -(2 << card))
            cost = heads * risk[min(STEPS, int(between.bit_count() * scale))] - LOW_GONE[card]
            most = max(most, cost)
            cost_of[card] = cost
            at_most.append((most, card))
            if card in played:
                before[played.index(card)] = passed
            passed |= 1 << card
    return [
        more | mask_of([one for most, one in at_most if most < cost_of[card] - ABOUT_EQUAL])
        for card, more in zip(played, before, strict=True)
    ]
