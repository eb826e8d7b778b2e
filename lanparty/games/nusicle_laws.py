"""Nusicle's cards and its three laws: what may be laid on what.

A card is numbered rank by rank: 0-3 are 2C 2D 2H 2S, 48-51 the aces. Two Solo players have a deck each; the
second one's cards are numbered 52-103 and bear the same names. The law of a pile is the rank of its last face.
"""

from __future__ import annotations

from collections.abc import Callable

from lanparty.cards import Deck, mask_of
from lanparty.engine.moves import Move

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "CDHS"
CARDS = len(RANKS) * len(SUITS)
JACK, QUEEN, KING, ACE = range(9, 13)
LAWS = {JACK: "J", QUEEN: "Q", KING: "K"}
PILES = 3

ONE_DECK = Deck(tuple(rank + suit for rank in RANKS for suit in SUITS))
TWO_DECKS = Deck(ONE_DECK.names * 2)

RANK = tuple(card % CARDS // len(SUITS) for card in TWO_DECKS.cards)
SUIT = tuple(card % len(SUITS) for card in TWO_DECKS.cards)
DECK_OF = tuple(card // CARDS for card in TWO_DECKS.cards)

ACES = mask_of(card for card in TWO_DECKS.cards if RANK[card] == ACE)
FACES = mask_of(card for card in TWO_DECKS.cards if RANK[card] in LAWS)


def is_ace(card: int) -> bool:
    return RANK[card] == ACE


def is_face(card: int) -> bool:
    return RANK[card] in LAWS


# --- the laws -----------------------------------------------------------------------------------------


def _king(card: int, top: int) -> bool:
    """Same suit or same rank."""
    return SUIT[card] == SUIT[top] or RANK[card] == RANK[top]


def _queen(card: int, top: int) -> bool:
    """Next rank up or down, any suit. ◆ No wrap: nothing is beside an ace."""
    return abs(RANK[card] - RANK[top]) == 1


def _jack(card: int, top: int) -> bool:
    """Next suit in ♠ → ♣ → ♦ → ♥ → ♠, any rank."""
    return SUIT[card] == (SUIT[top] + 1) % len(SUITS)


def followers(law: int, top: int) -> tuple[tuple[str, ...], str]:
    """The ranks and the suits, as they are written, that a card may have to be laid on `top`: one is enough."""
    if law == KING:
        return (RANKS[RANK[top]],), SUITS[SUIT[top]]
    if law == JACK:
        return (), SUITS[(SUIT[top] + 1) % len(SUITS)]
    return tuple(RANKS[rank] for rank in (RANK[top] - 1, RANK[top] + 1) if 0 <= rank < ACE), ""


def _fitting(follows: Callable[[int, int], bool]) -> tuple[int, ...]:
    """For each top card the mask of what may be laid on it: of its own deck, and no ace (see ACE_MOVES)."""
    return tuple(
        mask_of(
            card
            for card in TWO_DECKS.cards
            if DECK_OF[card] == DECK_OF[top] and not is_ace(card) and follows(card, top)
        )
        for top in TWO_DECKS.cards
    )


# By law, then by top card.
FITS = {JACK: _fitting(_jack), QUEEN: _fitting(_queen), KING: _fitting(_king)}


# --- moves, made once ---------------------------------------------------------------------------------

DRAW = Move("draw")
PASS = Move("pass")
# Laying one card, by pile and card.
MOVES = tuple(tuple(Move("play", (card,), pile) for card in TWO_DECKS.cards) for pile in range(PILES))
# Laying an ace together with a face of the same deck: for each such pair the move for each pile.
ACE_MOVES = {
    (ace, face): tuple(Move("play", (ace, face), pile) for pile in range(PILES))
    for ace in TWO_DECKS.cards
    for face in TWO_DECKS.cards
    if is_ace(ace) and is_face(face) and DECK_OF[ace] == DECK_OF[face]
}
# The same pairs as masks, by deck.
ACE_PAIRS = tuple(tuple(mask_of(pair) for pair in ACE_MOVES if DECK_OF[pair[0]] == deck) for deck in range(2))
