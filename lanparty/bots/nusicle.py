"""How computer players think about Nusicle and Solo Nus (see `lanparty.bots.thinking.Mind`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lanparty.bots.nusicle_play import best_play, weigh
from lanparty.bots.nusicle_playout import play_out
from lanparty.bots.nusicle_world import hidden, world
from lanparty.bots.thinking import each_anew, lead, share
from lanparty.cards import mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.nusicle_board import Board
from lanparty.games.nusicle_state import NusicleState
from lanparty.games.scores import fewest

__all__ = ["TRUST", "candidates", "medium", "obvious", "play_out", "playouts", "worlds", "worth"]

CANDIDATES = 5
PLAYOUTS = 300
TIE = 0.001  # where nothing else tells two moves apart: a point, against a victory
WANDERING = 0.05  # of the moves in Solo are any: aces that come back again and again would never end
TRUST = 0.0


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Play rather than draw; end on the smallest pile; else keep most of the hand playable."""
    board: Board = view.state.board_of(view.seat)
    best: list[Move] = []
    best_worth: tuple[int, int] | None = None
    for move in moves:
        worth = _worth(board, view.hand, move)
        if best_worth is None or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best[int(rng.random() * len(best))]


def _worth(board: Board, hand: int, move: Move) -> tuple[int, int]:
    """Higher is better: how many cards it lays, then what it leaves."""
    if move.kind != "play":
        return (0, 0)
    left = hand & ~mask_of(move.cards)
    after = board.copy()
    for card in move.cards:
        after.put(move.where, card)
    if not left:
        return (len(move.cards), -len(after.piles[move.where]))
    playable = left & (after.fits[0] | after.fits[1] | after.fits[2])
    return (len(move.cards), playable.bit_count())


def medium(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Lay what leaves the own hand the most to lay and the other the least."""
    if len(moves) == 1:
        return moves[0]
    state: NusicleState = view.replica
    if state.solo and rng.random() < WANDERING:
        return moves[int(rng.random() * len(moves))]
    seat = view.seat or 0
    board = state.board_of(seat)
    foe = 0 if state.solo else state.hands[1 - seat].bit_count()
    return best_play(board, view.hand, moves, hidden(board, view.hand), foe, rng)


def candidates(view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
    """The best few, as medium weighs them."""
    state: NusicleState = view.replica
    seat = view.seat or 0
    board = state.board_of(seat)
    foe = 0 if state.solo else state.hands[1 - seat].bit_count()
    unseen = hidden(board, view.hand)
    return sorted(moves, key=lambda move: -weigh(board, view.hand, move, unseen, foe))[:CANDIDATES]


def worlds(view: View, rng: Chance) -> Iterator[NusicleState]:
    return each_anew(world, view, rng)


def playouts(view: View) -> int:
    return PLAYOUTS


def worth(state: NusicleState, seat: int) -> float:
    """A void deal is worth nothing to anybody. In a match of one deal, the victory; in Solo the own score alone."""
    one_deal = state.options.deals == 1 and not state.solo
    if state.void:
        return 0.5 if one_deal else 0.0
    points = state.scored[-1]
    if state.solo:
        return float(points[seat])
    if one_deal:
        return share(fewest(points), seat) - TIE * lead(points, seat)
    return -lead(points, seat)
