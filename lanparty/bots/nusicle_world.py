"""Worlds that a player of Nusicle takes for possible: the other hand and the order of the stock."""

from __future__ import annotations

from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance, shuffled
from lanparty.engine.views import View
from lanparty.games.nusicle_board import Board
from lanparty.games.nusicle_laws import CARDS
from lanparty.games.nusicle_state import NusicleState

WHOLE = (1 << CARDS) - 1


def hidden(board: Board, hand: int) -> int:
    """The cards of a board's deck that are neither in `hand` nor on the table."""
    found = WHOLE << CARDS * board.deck_number & ~hand
    for pile in board.piles:
        found &= ~mask_of(pile)
    return found & ~mask_of(board.lot)


def world(view: View, rng: Chance) -> NusicleState:
    """The state with some cards for those that this seat doesn't see, board by board."""
    state: NusicleState = view.replica.copy()
    for board in state.boards:
        own = view.hand if view.seat in board.seats else 0
        cards = shuffled(tuple(bits_of(hidden(board, own))), rng)
        for seat in board.seats:
            if seat != view.seat:
                size = state.hands[seat].bit_count()
                state.hands[seat] = mask_of(cards[:size])
                cards = cards[size:]
        board.stock = cards
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    return state
