"""Which three cards to pass at Hearts."""

from __future__ import annotations

from itertools import combinations

from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.games.hearts_cards import HEARTS, IN_SUIT, KING, PASSED, PER_SUIT, QUEEN, SPADES, Facts

GUARDED = 5  # spades in a hand that need not fear the queen
SHORT = 3  # cards of a suit that it is worth being rid of altogether
LIKELY = 5  # the most urgent cards
TRIED = 6  # threes of them: so few that each is tried in many worlds
LOW = 4  # ranks from 6 down are welcome
FIRST_CLUBS = 3  # ranks: the first trick is without points, so clubs are a little less dangerous


def urgency(card: int, hand: int, facts: Facts) -> float:
    """How much a card should go: in ranks, more or less."""
    suit, rank, points = card // PER_SUIT, card % PER_SUIT, facts.points[card]
    own = hand & IN_SUIT[suit]
    count = own.bit_count()
    if suit == SPADES:
        if card < QUEEN:
            return rank - 12.0
        worth = max(points, facts.points[QUEEN] if card != QUEEN else 0)
        if points and card != QUEEN:
            worth += 3
        if card >= KING and not points and hand >> QUEEN & 1:
            worth -= 4  # who passes the queen as well
        return rank + (worth if count < GUARDED else worth / 4 - 10)
    lows = sum(1 for one in bits_of(own) if one % PER_SUIT <= LOW)
    dangerous = rank - 2.0 * min(lows, 3)
    if suit == HEARTS:
        dangerous += 2 if rank > LOW else -2
        return dangerous + (points - 1) / 2
    if count <= SHORT:
        dangerous += 3.0 * (SHORT + 1 - count)
    if points < 0:
        return -20.0
    if facts.standard and suit == 0:
        dangerous -= FIRST_CLUBS
    return dangerous


def by_urgency(hand: int, facts: Facts, rng: Chance) -> list[int]:
    """The hand's cards, the most urgent first; equal ones in any order."""
    return sorted(bits_of(hand), key=lambda card: (-urgency(card, hand, facts), rng.random()))


def most_urgent(hand: int, facts: Facts, rng: Chance) -> Move:
    """The three that should go most."""
    return Move("pass", tuple(sorted(by_urgency(hand, facts, rng)[:PASSED])))


def choices(hand: int, facts: Facts, rng: Chance) -> list[Move]:
    """What is worth trying, the most urgent first."""
    likely = by_urgency(hand, facts, rng)[:LIKELY]
    urgent = {card: urgency(card, hand, facts) for card in likely}
    threes = sorted(combinations(likely, PASSED), key=lambda cards: -sum([urgent[card] for card in cards]))
    return [Move("pass", tuple(sorted(cards))) for cards in threes[:TRIED]]
