"""How computer players think about Nusicle and Solo Nus."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.cards import mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.nusicle_board import Board


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
