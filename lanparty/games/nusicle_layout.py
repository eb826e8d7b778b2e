"""Laying out a scenario's deal of Nusicle: one board, or two Solo players' `boards`."""

from __future__ import annotations

from typing import Any

from lanparty.cards import mask_of
from lanparty.engine.layouts import LayoutReader
from lanparty.games.nusicle_board import Board, new_boards
from lanparty.games.nusicle_laws import CARDS, ONE_DECK, PILES
from lanparty.games.nusicle_play import HAND_SIZE, begin_board, begin_play
from lanparty.games.nusicle_state import PLAYING, NusicleState

LAYOUT_KEYS = ("hands", "stock", "piles", "shuffles")
BOARD_KEYS = ("hand", "stock", "piles", "shuffles")


def lay_out(entry: dict[str, Any], state: NusicleState) -> None:
    """Begin the play of a deal with these cards. Raises BadLayout."""
    state.hands = [0] * state.seats
    state.boards = new_boards(state.seats, state.solo)
    for board, part in zip(state.boards, _readers(entry, state), strict=True):
        _lay_out_board(part, state, board)
    state.phase = PLAYING


def _readers(entry: dict[str, Any], state: NusicleState) -> list[LayoutReader]:
    """A reader for each board's cards."""
    if len(state.boards) == 1:
        return [LayoutReader(entry, ONE_DECK, state.seats, LAYOUT_KEYS)]
    whole = LayoutReader(entry, ONE_DECK, 0, ("boards",))
    boards = entry.get("boards")
    if not isinstance(boards, list) or len(boards) != len(state.boards):
        whole.fail(f"boards are one for each of {len(state.boards)} seats")
    readers = []
    for number, board in enumerate(boards):
        if not isinstance(board, dict):
            whole.fail(f"boards[{number}] is a JSON object")
        for key in board:
            if key not in BOARD_KEYS:
                whole.fail(f"boards[{number}]: there is no {key!r}")
        one = {key: value for key, value in board.items() if key != "hand"}
        one |= {"hands": [board.get("hand")], "partial": whole.partial}
        readers.append(LayoutReader(one, ONE_DECK, 1, LAYOUT_KEYS))
    return readers


def _lay_out_board(laid: LayoutReader, state: NusicleState, board: Board) -> None:
    """Lay out a board and the hands at it, with the piles formed."""
    first = CARDS * board.deck_number
    # A hand grows by drawing, but in Solo never beyond nine.
    most = CARDS if laid.partial and not state.solo else HAND_SIZE
    hands = laid.hands(most)
    if not any(hands):
        laid.fail("no hand has a card")
    for seat, hand in zip(board.seats, hands, strict=True):
        state.hands[seat] = mask_of(first + card for card in hand)
    begin_board(state, board)
    board.stock = tuple(first + card for card in laid.cards("stock"))
    piles = laid.entry.get("piles")
    if not isinstance(piles, list) or len(piles) != PILES:
        laid.fail(f"piles are {PILES} lists of cards")
    for pile, names in enumerate(piles):
        _form_pile(laid, board, pile, laid.take(names, f"piles[{pile}]"))
    laid.finish()
    begin_play(board)


def _form_pile(laid: LayoutReader, board: Board, pile: int, cards: tuple[int, ...]) -> None:
    """Turn the cards up one over another, as they were when the pile was formed."""
    for card in cards:
        if board.laws[pile] is not None and not laid.partial:
            laid.fail(f"piles[{pile}] goes on after its face")
        board.put(pile, CARDS * board.deck_number + card)
    if board.laws[pile] is None:
        laid.fail(f"piles[{pile}] has no face on top")
