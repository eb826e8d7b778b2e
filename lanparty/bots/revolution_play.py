"""Which cards to play at Revolution, by rules of thumb; and playing a world out, in which every seat goes by them.

Plays are masks of cards here (0 is a pass), and nothing is read but the own hand and what lies open.
"""

from __future__ import annotations

from functools import lru_cache

from lanparty.bots.revolution_exchange import ranked
from lanparty.bots.revolution_sets import REMEMBERED, Set, sets_of
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.playout import open_event
from lanparty.engine.steps import Act, Acted
from lanparty.engine.views import View
from lanparty.games.revolution import REVOLUTION
from lanparty.games.revolution_cards import (
    ACE,
    FOUR,
    JOKERS,
    NATURAL_MASK,
    NATURALS,
    above,
    has_rank_of,
    top_of,
)
from lanparty.games.revolution_moves import PASS
from lanparty.games.revolution_play import awaiting, fold
from lanparty.games.revolution_state import BOUNDARY, NOTHING, OVER, PLAY, RevolutionState

EPSILON = 0.05  # of the answers in a playout are passes against the rule of thumb
TAKING = 0.6  # how often what nothing beats is spent though the hand isn't nearly done
TEARING = 0.3  # how often a set is torn apart for an answer
FEW = 3  # sets: with no more the end is near, and nothing is saved up
NEAR = 2  # cards: who holds no more is about to go out


def play_out(state: RevolutionState, rng: Chance) -> None:
    """Play an open world to the end of its deal, in place."""
    while state.phase != PLAY:
        if state.phase in (BOUNDARY, OVER):
            return
        _exchange(state, rng)
    random = rng.random
    while state.phase == PLAY:
        seat = state.turn
        cards = best_cards(state, seat, state.hands[seat], rng)
        if state.count and cards and random() < EPSILON:
            cards = 0
        fold(state, acted(seat, cards))


def best_cards(state: RevolutionState, seat: int, hand: int, rng: Chance) -> int:
    """What this seat, on turn with this hand, plays."""
    return _answer(state, seat, hand, rng) if state.count else _lead(state, seat, hand)


@lru_cache(REMEMBERED)
def acted(seat: int, cards: int) -> Acted:
    """The event of this play."""
    chosen = tuple(bits_of(cards))
    return Acted(((seat, Move("play", chosen) if chosen else PASS, chosen),))


def is_mate(state: RevolutionState, seat: int, other: int) -> bool:
    """Whether both are of one team (a seat is its own mate)."""
    teams = state.options.teams
    return seat == other if teams == "none" else (seat - other) % int(teams) == 0


def _is_sure(state: RevolutionState, out: int, rank: int, count: int) -> bool:
    """Whether no cards in `out` beat so many of this rank. Of four it is taken for granted."""
    if count == FOUR:
        return True
    jokers = (out >> NATURALS).bit_count()
    if jokers >= count and rank != top_of(state.turned, state.pack.lowest):
        return False
    higher = above(out & NATURAL_MASK, rank, state.turned)
    return not higher or (count > jokers and not has_rank_of(higher, count - jokers))


def _nearest(state: RevolutionState, seat: int) -> int:
    """How many cards the opponent holds who holds the fewest."""
    least = len(state.pack.cards)
    for other, hand in enumerate(state.hands):
        if hand and other != seat:
            count = hand.bit_count()
            if count < least and not is_mate(state, seat, other):
                least = count
    return least


# --- leading ------------------------------------------------------------------------------------------


def _lead(state: RevolutionState, seat: int, hand: int) -> int:
    """The weakest set; when all but one are sure to win, one that is; four of a kind when that helps the rest."""
    sets = sets_of(hand)
    if state.opening != NOTHING:
        rank = state.opening >> 2
        return next(cards for one, _, cards in sets if one == rank)
    if len(sets) <= 1 and hand.bit_count() <= FOUR:
        return hand
    if not sets:
        return hand >> NATURALS << NATURALS
    if state.turned:
        sets = sets[::-1]
    out = state.unplayed & ~hand
    losers = [one for one in sets if not _is_sure(state, out, one[0], one[1])]
    if len(losers) <= 1 and len(losers) < len(sets):
        return next(one[2] for one in sets if one not in losers)
    if not losers:
        return sets[0][2]
    for _, count, cards in sets:
        if count == FOUR and _gains_by_turning(state, hand ^ cards):
            return cards
    if losers[0][1] == 1 and _nearest(state, seat) == 1:
        return next((one for one in losers if one[1] > 1), losers[-1])[2]
    return losers[0][2]


def _gains_by_turning(state: RevolutionState, rest: int) -> bool:
    """Whether these cards are better in the order that is not in force now."""
    sets = sets_of(rest)
    above_middle = 2 * sum(rank for rank, _, _ in sets) - (state.pack.lowest + ACE) * len(sets)
    return above_middle > 0 if state.turned else above_middle < 0


# --- answering ----------------------------------------------------------------------------------------


def _answer(state: RevolutionState, seat: int, hand: int, rng: Chance) -> int:
    """The weakest set that beats the last play, unless it is too good for it; towards the end whatever does."""
    count = state.count
    if hand.bit_count() < count:
        return 0
    higher = above(hand & NATURAL_MASK, state.rank, state.turned)
    wild = hand >> NATURALS
    if not higher and not wild:
        return 0
    nearly_done = len(sets_of(hand)) <= FEW or _nearest(state, seat) <= NEAR
    ordered = sets_of(higher)
    if state.turned:
        ordered = ordered[::-1]
    is_mates = is_mate(state, seat, state.last)
    fitting = next((one for one in ordered if one[1] == count), None)
    if fitting is not None:
        rank, _, cards = fitting
        if nearly_done or cards == hand:
            return cards
        if is_mates or (_is_sure(state, state.unplayed & ~hand, rank, count) and rng.random() > TAKING):
            return 0
        return cards
    if is_mates:
        return 0
    if nearly_done or rng.random() < TEARING:
        torn = _torn(ordered, count)
        if torn:
            return torn
    return _with_jokers(state, count, ordered, wild) if wild and nearly_done else 0


def _torn(ordered: tuple[Set, ...], count: int) -> int:
    """A part of the strongest set that is larger."""
    for _, held, cards in reversed(ordered):
        if held > count:
            for _ in range(held - count):
                cards &= cards - 1
            return cards
    return 0


def _with_jokers(state: RevolutionState, count: int, ordered: tuple[Set, ...], wild: int) -> int:
    """The weakest answer that needs jokers."""
    jokers = wild.bit_count()
    added = [1 << JOKERS[place] for place in bits_of(wild)]
    for _, held, cards in ordered:
        if held < count <= held + jokers:
            return cards | sum(added[: count - held])
    if count <= jokers and state.rank != top_of(state.turned, state.pack.lowest):
        return sum(added[:count])
    return 0


# --- before the play ----------------------------------------------------------------------------------


def _exchange(state: RevolutionState, rng: Chance) -> None:
    """One step of it."""
    due = awaiting(state)
    if not isinstance(due, Act):
        fold(state, open_event(due, state, rng))
        return
    made = []
    for seat in due.seats:
        view = View(REVOLUTION, state, seat)
        move = ranked(view, REVOLUTION.legal_moves(view), rng)[0]
        made.append((seat, move, move.cards))
    fold(state, Acted(tuple(made)))
