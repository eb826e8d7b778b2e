"""Revolution: every move that can be made with a hand, each distinct one once.

Equal jokers are the lowest held. Plays of one rank are kept in tables, filled as hands occur.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from lanparty.cards import bits_of
from lanparty.engine.moves import Move
from lanparty.games.revolution_cards import FOUR, JOKERS, NATURAL_MASK, NATURALS, above, top_of
from lanparty.games.revolution_state import NOTHING, RevolutionState

PASS, KEEP = Move("pass"), Move("keep")

# --- the play -----------------------------------------------------------------------------------------


def is_higher(state: RevolutionState, rank: int) -> bool:
    """Whether a rank beats the last play, in the order in force."""
    return rank < state.rank if state.turned else rank > state.rank


def leads(state: RevolutionState, hand: int) -> tuple[Move, ...]:
    """Everything that this hand (a mask of cards) can lead with."""
    jokers = hand >> NATURALS
    if state.opening != NOTHING:
        rank = state.opening >> 2
        leads = _leads_of(rank, hand >> 4 * rank & 15, jokers)
        return tuple(move for move in leads if state.opening in move.cards)
    moves: tuple[Move, ...] = ()
    left = hand & NATURAL_MASK
    while left:
        rank = (left & -left).bit_length() - 1 >> 2
        moves += _leads_of(rank, left >> 4 * rank & 15, jokers)
        left &= ~(15 << 4 * rank)
    if jokers:
        moves += _jokers_alone(jokers, 1) + _jokers_alone(jokers, 2)
    return moves


def answers(state: RevolutionState, hand: int) -> tuple[Move, ...]:
    """Everything that this hand can answer the last play with, and passing."""
    jokers, count = hand >> NATURALS, state.count
    moves: tuple[Move, ...] = ()
    left = above(hand & NATURAL_MASK, state.rank, state.turned)
    while left:
        rank = (left & -left).bit_length() - 1 >> 2
        moves += _sets_of(rank, left >> 4 * rank & 15, jokers, count)
        left &= ~(15 << 4 * rank)
    if jokers and is_higher(state, top_of(state.turned, state.pack.lowest)):
        moves += _jokers_alone(jokers, count)
    return (*moves, PASS)


@cache
def _sets_of(rank: int, suits: int, jokers: int, count: int) -> tuple[Move, ...]:
    """All plays of `count` cards of a rank: `suits` a mask of the four naturals held, `jokers` of the two."""
    naturals = [4 * rank + suit for suit in bits_of(suits)]
    wild = [JOKERS[place] for place in bits_of(jokers)]
    moves: list[Move] = []
    for added in range(min(len(wild), count - 1) + 1):
        for chosen in combinations(naturals, count - added):
            moves.append(Move("play", (*chosen, *wild[:added])))
    return tuple(moves)


@cache
def _leads_of(rank: int, suits: int, jokers: int) -> tuple[Move, ...]:
    """All plays of one to four cards of a rank."""
    return tuple(move for count in range(1, FOUR + 1) for move in _sets_of(rank, suits, jokers, count))


@cache
def _jokers_alone(jokers: int, count: int) -> tuple[Move, ...]:
    """The play of `count` jokers and nothing else, if so many are held."""
    wild = tuple(JOKERS[place] for place in bits_of(jokers))
    return (Move("play", wild[:count]),) if len(wild) >= count else ()


# --- the exchange -------------------------------------------------------------------------------------


def choices_of(kind: str, hand: int, count: int) -> tuple[Move, ...]:
    """Every distinct choice of `count` cards of a hand, as a move of this kind."""
    return tuple(
        Move(kind, cards) for cards in combinations(bits_of(hand), count) if _takes_lowest_joker(cards, hand)
    )


def best_of(hand: int, count: int) -> tuple[Move, ...]:
    """Every distinct choice of the `count` best cards of a hand, as a gift; among equals it is free."""
    level = sorted((card >> 2 for card in bits_of(hand)), reverse=True)[count - 1]  # jokers above the aces
    better = hand >> 4 * (level + 1) << 4 * (level + 1)
    equal = hand & (15 << 4 * level)
    gifts = choices_of("give", equal, count - better.bit_count())
    return tuple(Move("give", (*gift.cards, *bits_of(better))) for gift in gifts)


def _takes_lowest_joker(cards: tuple[int, ...], hand: int) -> bool:
    return not (JOKERS[1] in cards and hand >> JOKERS[0] & 1 and JOKERS[0] not in cards)
