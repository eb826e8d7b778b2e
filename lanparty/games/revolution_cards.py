"""Revolution: the options, the cards of each table, and what is high or low.

A card's number is 4 x rank + suit, with ranks from 3 (0) to the ace (11) and suits C D H S; the jokers are
48 and 49. Smaller decks lack the low ranks, and the jokers unless the option brings them: so a number means
the same card at every table, and the four bits of a rank stand together in a mask.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from lanparty.cards import Deck, mask_of
from lanparty.engine.options import choice, flag, line, number

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "CDHS"
ACE = len(RANKS) - 1
NATURALS = len(RANKS) * len(SUITS)  # card numbers below are natural cards, from here on jokers
JOKERS = (NATURALS, NATURALS + 1)
NAMES = (*(f"{rank}{suit}" for rank in RANKS for suit in SUITS), "JK", "JK")
NATURAL_MASK = (1 << NATURALS) - 1
FOUR = 4  # of a kind: turns the order around, and is the most that can be played at once

# The points of the places in which the players go out.
POINTS = {4: (2, 1, -1, -2), 5: (2, 1, 0, -1, -2), 6: (2, 1, 0, 0, -1, -2)}
SEATS = tuple(POINTS)
MAX_DEALS = 50


@dataclass(frozen=True)
class RevolutionOptions:
    jokers: bool = flag(False, about="two jokers, wild")
    six_deck: str = choice(
        "threes",
        "kitty",
        about="six players: threes: 3 to ace, 8 cards each; kitty: 5 to ace, 6 each, 4 down for the Swiss",
    )
    swiss_swap: str = choice("must", "may", about="whether the Swiss must take the cards left down, or may")
    pass_: str = choice(
        "reenter", "final", about="reenter: who passed may play later in the same trick; final: may not"
    )
    opener: str = choice(
        "servant",
        "card",
        about="servant: the Servant leads, from deal 2 on; card: the lowest diamond opens each deal",
    )
    teams: str = choice("none", "2", "3", about="2 teams (of 4 or 6 players) or 3 (of 6); points are added")
    deals: int = number(8, 1, MAX_DEALS, about="the match ends after so many deals; most points win")
    forfeit: str = line("", about="what the Servant does after each deal, as the table says it")


@dataclass(frozen=True)
class Pack:
    """The cards of a table and how they are dealt: `hand_size` each, `down` are left down.

    `best_last`: the levels of the ranks, jokers last (for gifts). `openers`: who holds the first of these
    that is in a hand opens the play.
    """

    deck: Deck
    cards: tuple[int, ...]
    mask: int
    lowest: int  # rank
    hand_size: int
    down: int
    best_last: tuple[tuple[int, ...], ...]
    openers: tuple[int, ...]


def pack_for(seats: int, options: RevolutionOptions) -> Pack:
    """The cards with so many players."""
    first = {4: "7", 5: "5", 6: "3" if options.six_deck == "threes" else "5"}[seats]
    return _pack(RANKS.index(first), seats, options.jokers)


@cache
def _pack(lowest: int, seats: int, jokers: bool) -> Pack:
    naturals = tuple(range(4 * lowest, NATURALS))
    cards = naturals + (JOKERS if jokers else ())
    ranks = tuple(tuple(range(4 * rank, 4 * rank + 4)) for rank in range(lowest, ACE + 1))
    return Pack(
        deck=Deck(NAMES, frozenset(range(len(NAMES))) - frozenset(cards)),
        cards=cards,
        mask=mask_of(cards),
        lowest=lowest,
        hand_size=len(cards) // seats,
        down=len(cards) % seats,
        best_last=(*ranks, JOKERS) if jokers else ranks,
        openers=tuple(rank[suit] for rank in ranks for suit in (1, 0, 2, 3)),
    )


def top_of(turned: bool, lowest: int) -> int:
    """The highest rank of the order in force."""
    return lowest if turned else ACE


def rank_of(cards: tuple[int, ...], turned: bool, lowest: int) -> int:
    """The rank of cards of one rank; jokers alone have the highest of the order in force."""
    first = min(cards)
    return first >> 2 if first < NATURALS else top_of(turned, lowest)


def is_one_rank(cards: tuple[int, ...]) -> bool:
    """Whether all but the jokers have one rank."""
    return len({card >> 2 for card in cards if card < NATURALS}) <= 1


def above(cards: int, rank: int, turned: bool) -> int:
    """Of a mask of natural cards those that are higher than `rank` in the order in force."""
    if turned:
        return cards & ((1 << 4 * rank) - 1)
    return cards >> 4 * rank + 4 << 4 * rank + 4


# For `has_rank_of`: masks with one bit in the four of each rank.
_ONES = mask_of(range(0, NATURALS, 4))
_PAIRS, _EIGHTS = 5 * _ONES, 8 * _ONES


def has_rank_of(cards: int, count: int) -> bool:
    """Whether a mask of natural cards has at least `count` (0-4) of some rank; with 0 it always has."""
    halves = cards - (cards >> 1 & _PAIRS)  # each two bits hold how many of them were set
    counts = (halves & 3 * _ONES) + (halves >> 2 & 3 * _ONES)  # each four bits too
    return counts + (8 - count) * _ONES & _EIGHTS != 0
