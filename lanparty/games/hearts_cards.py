"""The cards of Hearts: which are in play, what they cost, and whom three of them are passed to.

Cards are numbered suit by suit, C D H S, each from 2 up to A: `card // 13` is the suit, `card % 13` the
rank. All variants and tables share these numbers; with 3, 5 and 6 players some cards stay in the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from lanparty.cards import Deck, mask_of
from lanparty.engine.options import choice, flag, number

SUITS = "CDHS"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PER_SUIT = len(RANKS)
CARDS = PER_SUIT * len(SUITS)
DECK = Deck(tuple(rank + suit for suit in SUITS for rank in RANKS))
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

QUEEN, KING, ACE = (DECK.find(name)[0] for name in ("QS", "KS", "AS"))  # of spades
JACK_OF_DIAMONDS = DECK.find("JD")[0]
IN_SUIT = tuple(mask_of(range(suit * PER_SUIT, (suit + 1) * PER_SUIT)) for suit in range(len(SUITS)))
MOON = IN_SUIT[HEARTS] | 1 << QUEEN  # what a seat must take for it, all of it

SEATS = (3, 4, 5, 6)
STANDARD, BLACK_MARIA = "standard", "black-maria"
BOXED = {
    STANDARD: {3: ("2D",), 4: (), 5: ("2C", "2D"), 6: ("2C", "2D", "2S", "3C")},
    BLACK_MARIA: {3: ("2C",), 4: (), 5: ("2C", "2D"), 6: ("2C", "2D", "2H", "2S")},
}
PASSED = 3  # cards, by everyone
LEFT, RIGHT, ACROSS, NOBODY = "left", "right", "across", "none"
PASSING = {  # whom to, deal after deal, and again; Black Maria: always right
    3: (LEFT, RIGHT, NOBODY),
    4: (LEFT, RIGHT, ACROSS, NOBODY),
    5: (LEFT, RIGHT, NOBODY),
    6: (LEFT, RIGHT, ACROSS, NOBODY),
}
OMNIBUS_POINTS = -10


@dataclass(frozen=True)
class HeartsOptions:
    variant: str = choice(STANDARD, BLACK_MARIA, about="black-maria: the king and ace of spades cost too")
    spot: bool = flag(False, about="a heart costs its rank (J 11, Q 12, K 13, A 14), the queen of spades 25")
    omnibus: bool = flag(False, about="the jack of diamonds is worth -10 to whoever takes it")
    moon: str = choice(
        "others",
        "self",
        about="who takes every heart and the queen of spades: others: everyone else gets these points; "
        "self: the own score falls by them (not in black-maria)",
    )
    target: int = number(100, 20, 1000, about="the match ends when somebody has so many points")


@dataclass(frozen=True)
class Facts:
    """What seats and options fix for a whole match. Cards are in play only."""

    deck: Deck
    hand_size: int
    standard: bool
    lowest_club: int
    other_suits: tuple[tuple[int, ...], ...]  # by suit: the cards of the other three
    hearts: tuple[int, ...]
    penalties: tuple[int, ...]  # what the first trick of a standard deal is kept free of
    points: tuple[int, ...]  # by card
    most: int  # all that costs, together


@cache
def facts_for(seats: int, options: HeartsOptions) -> Facts:
    """What holds at such a table."""
    boxed = BOXED[options.variant][seats]
    deck = Deck(DECK.names, frozenset(card for name in boxed for card in DECK.find(name)))
    cards = deck.cards
    points = tuple(_points(card, options) for card in range(CARDS))
    return Facts(
        deck=deck,
        hand_size=len(cards) // seats,
        standard=options.variant == STANDARD,
        lowest_club=min(cards),
        other_suits=tuple(
            tuple(card for card in cards if not IN_SUIT[suit] >> card & 1) for suit in range(len(SUITS))
        ),
        hearts=tuple(card for card in cards if IN_SUIT[HEARTS] >> card & 1),
        penalties=tuple(card for card in cards if MOON >> card & 1),
        points=points,
        most=sum(points[card] for card in cards if points[card] > 0),
    )


def _points(card: int, options: HeartsOptions) -> int:
    if card // PER_SUIT == HEARTS:
        return card % PER_SUIT + 2 if options.spot else 1
    if card == QUEEN:
        return 25 if options.spot else 13
    if card == JACK_OF_DIAMONDS and options.omnibus:
        return OMNIBUS_POINTS
    return {KING: 10, ACE: 7}.get(card, 0) if options.variant == BLACK_MARIA else 0


def direction_of(seats: int, options: HeartsOptions, deal: int) -> str:
    """Whom three cards are passed to in this deal (from 1)."""
    if options.variant == BLACK_MARIA:
        return RIGHT
    return PASSING[seats][(deal - 1) % len(PASSING[seats])]


def receiver(seats: int, giver: int, direction: str) -> int:
    """Who gets what `giver` passes. Left is the next seat in turn."""
    steps = {LEFT: 1, RIGHT: -1, ACROSS: seats // 2}[direction]
    return (giver + steps) % seats


def moon_shooter(options: HeartsOptions, taken: Sequence[Sequence[int]]) -> int | None:
    """The seat that has taken every heart and the queen of spades, where that counts as a moon."""
    if options.variant != STANDARD:
        return None
    return next((seat for seat, cards in enumerate(taken) if mask_of(cards) & MOON == MOON), None)


def deal_points(options: HeartsOptions, taken: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Each seat's points for the cards that it took in a deal."""
    facts = facts_for(len(taken), options)
    points = [sum(facts.points[card] for card in cards) for cards in taken]
    shooter = moon_shooter(options, taken)
    if shooter is not None:
        # What else the shooter took, the jack of diamonds, stands.
        points[shooter] -= facts.most
        if options.moon == "self":
            points[shooter] -= facts.most
        else:
            points = [one + facts.most * (seat != shooter) for seat, one in enumerate(points)]
    return tuple(points)


def best_place(trick: Sequence[int]) -> int:
    """Which card of a trick (not empty) takes it so far: the highest of the suit led."""
    best, highest = 0, trick[0]
    for place, card in enumerate(trick):
        if card > highest and card // PER_SUIT == trick[0] // PER_SUIT:
            best, highest = place, card
    return best
