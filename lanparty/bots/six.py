"""How computer players think about Take Six."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lanparty.bots.six_danger import BURDEN_GONE, burden, safest, stretches
from lanparty.bots.six_world import world
from lanparty.bots.thinking import any_of, each_anew, lead
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.steps import Acted, Revealed
from lanparty.engine.views import View
from lanparty.games.six import CHOICES, ROW_CHOICES
from lanparty.games.six_rows import ANY_ROW, heads_in, joined
from lanparty.games.six_state import CHOOSE, ROW, SHOW, SixState, finder, fold

__all__ = ["TRUST", "candidates", "medium", "obvious", "play_out", "playouts", "worlds", "worth"]

CARELESS = 0.1  # of the moves in playouts are any card
CARDS_A_THOUGHT = 3300  # played in all playouts of one move
MOST_PLAYOUTS = 450
HORIZON = 2  # turns that are played out after the own move's
TRUST = 0.0


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """As the rows lie now: take as few heads as possible, and leave as little room as possible for others' cards."""
    state = view.state
    best: list[Move] = []
    best_worth: tuple[int, int] | None = None
    for move in moves:
        worth = _worth(state, move)
        if best_worth is None or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best[int(rng.random() * len(best))]


def _worth(state: Any, move: Move) -> tuple[int, int]:
    """Higher is better: first the heads not taken, then how near the card is to its row."""
    if not move.cards:
        return _in_row(state, move.where, state.waiting[0][0])
    card = move.cards[0]
    return max(_in_row(state, row, card) for row in finder(state)(state.rows, card) or ANY_ROW)


def _in_row(state: Any, row: int, card: int) -> tuple[int, int]:
    cards = state.rows[row]
    after = joined(cards, card, pro=state.options.pro)
    if len(after) == 1:
        return (-heads_in(cards), 0)
    return (0, -min(abs(card - cards[0]), abs(card - cards[-1])))


# ---- medium --------------------------------------------------------------------------------------------------


def medium(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """The card that costs least by count of what may come before it; the cheapest row."""
    state: SixState = view.replica
    if not moves[0].cards:
        return ROW_CHOICES[_cheapest(state)]
    table = stretches(state.rows, state.seats - 1, pro=state.options.pro)
    return CHOICES[safest(view.hand, _unseen(state) & ~view.hand, table)]


def _unseen(state: SixState) -> int:
    """The cards that were not shown in this deal."""
    return (1 << len(state.deck)) - 1 & ~state.seen


def _cheapest(state: SixState) -> int:
    """Of the rows on offer: what costs least; where nothing is taken, the row with most room."""
    rows, card, pro = state.rows, state.waiting[0][0], state.options.pro
    worths = []
    for row in state.offered:
        after = joined(rows[row], card, pro=pro)
        worths.append((heads_in(rows[row]) if len(after) == 1 else 0, len(after), row))
    return min(worths)[2]


# ---- hard ----------------------------------------------------------------------------------------------------


def candidates(view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
    """All of them, medium's first."""
    first = medium(view, moves, rng)
    return (first, *[move for move in moves if move != first])


def playouts(view: View) -> int:
    state: SixState = view.replica
    turns = min(HORIZON + 1, max([hand.bit_count() for hand in state.hands]))
    to_come = state.seats * turns + len(state.waiting) + 1
    # Finding the ends that are nearest on both sides takes twice as long.
    return min(MOST_PLAYOUTS, CARDS_A_THOUGHT // (to_come * (2 if state.options.pro else 1)))


def worlds(view: View, rng: Chance) -> Iterator[SixState]:
    return each_anew(world, view, rng)


def play_out(state: SixState, rng: Chance) -> None:
    """Some turns, everyone as medium (but wary of high cards, too), sometimes any card.

    What comes later is nearly all chance (of the heads taken by then a hand explains a twentieth), which would only
    hide what the move has done.
    """
    turns = HORIZON
    hands, pro, random = state.hands, state.options.pro, rng.random
    seats, others = range(state.seats), state.seats - 1
    while True:
        if state.phase == CHOOSE:
            if not turns:
                return
            turns -= 1
            if not hands[0] & (hands[0] - 1):  # the last card
                table, unseen = [], 0
            else:
                table, unseen = stretches(state.rows, others, pro=pro), _unseen(state)
            chosen = []
            for seat in seats:
                hand = hands[seat]
                if not hand & (hand - 1):
                    card = hand.bit_length() - 1
                elif random() < CARELESS:
                    card = any_of(hand, rng)
                else:
                    card = safest(hand, unseen & ~hand, table, BURDEN_GONE)
                chosen.append((seat, CHOICES[card], (card,)))
            fold(state, Acted(tuple(chosen)))
        elif state.phase == SHOW:
            fold(state, Revealed(tuple([(card, card) for card, _ in state.chosen])))
        elif state.phase == ROW:
            fold(state, Acted(((state.turn, ROW_CHOICES[_cheapest(state)], ()),)))
        else:
            return


def worth(state: SixState, seat: int) -> float:
    """Heads are bad, and so are cards in the hand that will cost some."""
    costs = [-heads - burden(hand) for heads, hand in zip(state.heads, state.hands, strict=True)]
    return lead(costs, seat)
