"""Playing a world of Revolution out fast: every seat by rules of thumb, on what it may know."""

from __future__ import annotations

from functools import lru_cache

from lanparty.bots.revolution_play import is_mate
from lanparty.bots.revolution_play import best_parting
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.playout import open_event
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Act, Acted
from lanparty.engine.views import View
from lanparty.games.revolution_cards import FOUR, JOKERS, NATURAL_MASK, NATURALS, above, has_rank_of, top_of
from lanparty.games.revolution_moves import PASS
from lanparty.games.revolution_play import awaiting, fold
from lanparty.games.revolution_state import BOUNDARY, GIVE, NOTHING, OVER, PLAY, RETURN, SWAP, RevolutionState

EPSILON = 0.05  # of the decisions go against the rule of thumb
REMEMBERED = 1 << 15  # hands
TAKING = 0.6  # how often what nothing beats is spent though the hand isn't nearly done
TEARING = 0.3  # how often a set is torn apart for an answer
FEW = 3  # sets: with no more the end is near, and nothing is saved up
NEAR = 2  # cards: who holds no more is about to go out

Set = tuple[int, int, int]  # rank, count, mask of cards


def play_out(rules: Rules, state: RevolutionState, rng: Chance) -> None:
    """Play an open world to the end of its deal, in place."""
    while state.phase != PLAY:
        if state.phase in (BOUNDARY, OVER):
            return
        _exchange(rules, state, rng)
    random = rng.random
    while state.phase == PLAY:
        seat = state.turn
        hand = state.hands[seat]
        cards = _answer(state, seat, hand, rng) if state.count else _lead(state, seat, hand)
        if state.count and cards and random() < EPSILON:
            cards = 0
        fold(state, _acted(seat, cards))


@lru_cache(REMEMBERED)
def _acted(seat: int, cards: int) -> Acted:
    chosen = tuple(bits_of(cards))
    return Acted(((seat, Move("play", chosen) if chosen else PASS, chosen),))


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


def _is_sure(state: RevolutionState, out: int, rank: int, count: int) -> bool:
    """Whether no cards in `out` beat so many of this rank."""
    if count == FOUR:
        return True
    jokers = (out >> NATURALS).bit_count()
    if jokers >= count and rank != top_of(state.turned, state.pack.lowest):
        return False
    higher = above(out & NATURAL_MASK, rank, state.turned)
    return not higher or (count > jokers and not has_rank_of(higher, count - jokers))


def _nearest(state: RevolutionState, seat: int) -> int:
    """How many cards the opponent holds who holds the fewest."""
    least = 99
    for other, hand in enumerate(state.hands):
        if hand and other != seat:
            count = hand.bit_count()
            if count < least and not is_mate(state, seat, other):
                least = count
    return least


def _lead(state: RevolutionState, seat: int, hand: int) -> int:
    """The weakest set; when all but one are sure to win, one that is."""
    sets = sets_of(hand)
    jokers = hand >> NATURALS << NATURALS
    if state.opening != NOTHING:
        rank = state.opening >> 2
        return next(cards for one, _, cards in sets if one == rank)
    if len(sets) <= 1 and hand.bit_count() <= FOUR:
        return hand
    if not sets:
        return jokers
    if state.turned:
        sets = sets[::-1]
    out = state.unplayed & ~hand
    losers = [one for one in sets if not _is_sure(state, out, one[0], one[1])]
    if len(losers) <= 1 and len(losers) < len(sets):
        return next(cards for rank, count, cards in sets if (rank, count, cards) not in losers)
    if not losers:
        return sets[0][2]
    chosen = losers[0]
    if chosen[1] == 1 and _nearest(state, seat) == 1:
        chosen = next((one for one in losers if one[1] > 1), losers[-1])
    return chosen[2]


def _answer(state: RevolutionState, seat: int, hand: int, rng: Chance) -> int:
    """The weakest set that beats the last play; 0 is a pass."""
    count = state.count
    if hand.bit_count() < count:
        return 0
    higher = above(hand & NATURAL_MASK, state.rank, state.turned)
    wild = hand >> NATURALS
    if not higher and not wild:
        return 0
    sets = sets_of(hand)
    near = _nearest(state, seat) <= NEAR
    nearly_done = near or len(sets) <= FEW
    ordered = sets_of(higher)
    if state.turned:
        ordered = ordered[::-1]
    for rank, held, cards in ordered:
        if held == count:
            if cards == hand or nearly_done:
                return cards
            if is_mate(state, seat, state.last):
                return 0
            if _is_sure(state, state.unplayed & ~hand, rank, count) and rng.random() > TAKING:
                return 0
            return cards
    if is_mate(state, seat, state.last):
        return 0
    if nearly_done or rng.random() < TEARING:
        for _, held, cards in reversed(ordered):
            if held > count:
                while held > count:
                    cards &= cards - 1
                    held -= 1
                return cards
        if wild and nearly_done:
            return _with_jokers(state, count, ordered, wild)
    return 0


def _with_jokers(state: RevolutionState, count: int, ordered: tuple[Set, ...], wild: int) -> int:
    """The weakest answer that needs jokers."""
    jokers = wild.bit_count()
    added = [1 << JOKERS[place] for place in bits_of(wild)]
    for _, held, cards in ordered:
        if held < count <= held + jokers:
            return cards | sum(added[: count - held])
    top = top_of(state.turned, state.pack.lowest)
    if count <= jokers and state.rank != top:
        return sum(added[:count])
    return 0


def _exchange(rules: Rules, state: RevolutionState, rng: Chance) -> None:
    """One step before the play."""
    due = awaiting(state)
    if not isinstance(due, Act):
        fold(state, open_event(due, state, rng))
        return
    acted = []
    for seat in due.seats:
        view = View(rules, state, seat)
        moves = rules.legal_moves(view)
        move = moves[0] if state.phase == GIVE else best_parting(view, moves, rng)
        acted.append((seat, move, move.cards))
    fold(state, Acted(tuple(acted)))
