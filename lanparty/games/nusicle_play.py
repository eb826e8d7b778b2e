"""How a match of Nusicle or Solo Nus goes on: what is awaited, and how events change it.

The table:   COIN -> SHUFFLE (a deck a board) -> DEALING -> PLAYING -> BOUNDARY -> SHUFFLE ... BOUNDARY -> OVER
Each board:  FORMING -> LOT? -> PLAY -> (DRAW | LOT) -> PLAY ... -> DONE

Nusicle's two players share a board; each Solo player has an own one with an own deck, and two boards go on
without waiting for one another. A void deal ends with a Boundary too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lanparty.cards import mask_of
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Event,
    Finished,
    Flipped,
    OnTrack,
    Part,
    Result,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    Tracks,
    WrongEvent,
)
from lanparty.games.nusicle_board import DONE, DRAW, FORMING, LOT, PLAY, Board, new_boards
from lanparty.games.nusicle_state import (
    BOUNDARY,
    COIN,
    DEALING,
    OVER,
    PLAYING,
    SHUFFLE,
    NusicleState,
    best,
    board_points,
    solo_points,
)

HAND_SIZE = 9
AT_A_TIME = 3  # cards dealt
STALEMATE = 2  # passes in a row that void the deal

TURNS = (Act((0,)), Act((1,)))


# --- what is awaited ----------------------------------------------------------------------------------


def awaiting(state: NusicleState) -> Await:
    """What must happen next."""
    if state.phase != PLAYING:
        return AWAITED[state.phase](state)
    if len(state.boards) == 1:
        part = awaited_on(state, state.boards[0])
        assert part is not None, "a deal whose only board is done is over"
        return part
    return Tracks(tuple(awaited_on(state, board) for board in state.boards))


def awaited_on(state: NusicleState, board: Board) -> Part | None:
    """What must happen next on a board; None when it is done."""
    if board.phase == PLAY:
        return TURNS[board.turn]
    if board.phase == FORMING:
        # One card at least for each unfinished pile: so many are turned up in any case.
        return Reveal(board.stock[: board.laws.count(None)])
    if board.phase == LOT:
        return Shuffle(board.lot)
    if board.phase == DRAW:
        return Deal(tuple((slot, board.turn) for slot in board.stock[: _draws(state, board)]))
    return None


def _dealt_pairs(state: NusicleState, board: Board) -> tuple[tuple[int, int], ...]:
    """Nine cards each, three at a time, the dealer's last."""
    order = (*(seat for seat in board.seats if seat != state.dealer), state.dealer)
    owners = board.seats if state.solo else order
    cards = board.stock[: HAND_SIZE * len(owners)]
    return tuple((slot, owners[place // AT_A_TIME % len(owners)]) for place, slot in enumerate(cards))


def _draws(state: NusicleState, board: Board) -> int:
    """How many cards a draw takes, if there are so many: one, in Solo up to nine in the hand."""
    return HAND_SIZE - state.hands[board.turn].bit_count() if state.solo else 1


# --- events of the table ------------------------------------------------------------------------------


def fold(state: NusicleState, event: Event) -> None:
    """Change the state by an event that it awaits. Raises WrongEvent."""
    if state.phase == PLAYING:
        _fold_on_board(state, event)
        return
    expected, change = FOLDS.get(state.phase, (None, None))
    if change is None or type(event) is not expected:
        raise WrongEvent(f"nusicle in phase {state.phase} does not await {type(event).__name__}")
    change(state, event)


def _flipped(state: NusicleState, event: Flipped) -> None:
    state.dealer = event.value
    state.phase = SHUFFLE


def _shuffled(state: NusicleState, event: Shuffled) -> None:
    if state.preparing == 0:  # until now the deal before has lain there to be looked at
        state.hands = [0] * state.seats
        state.boards = new_boards(state.seats, state.solo)
    state.boards[state.preparing].stock = event.slots
    _next_board(state, DEALING)


def _dealt(state: NusicleState, event: Dealt) -> None:
    board = state.boards[state.preparing]
    pairs = _dealt_pairs(state, board)
    for slot, seat in pairs:
        state.hands[seat] |= 1 << slot
    board.stock = board.stock[len(pairs) :]
    begin_board(state, board)
    _next_board(state, PLAYING)


def _next_board(state: NusicleState, phase: int) -> None:
    state.preparing += 1
    if state.preparing == len(state.boards):
        state.preparing = 0
        state.phase = phase


def begin_board(state: NusicleState, board: Board) -> None:
    """The hands are dealt: the piles are formed next. ◆ The non-dealer will begin."""
    board.turn = board.seats[0] if state.solo else 1 - state.dealer
    board.phase = FORMING


def _sealed(state: NusicleState, event: Sealed) -> None:
    if state.void:
        state.void = False  # dealt again, by the same dealer
    elif state.number >= state.options.deals:
        state.phase = OVER
        return
    else:
        state.number += 1
        state.dealer = state.dealer if state.solo else 1 - state.dealer
    state.phase = SHUFFLE


def declare_void(state: NusicleState) -> None:
    state.void = True
    state.voids += 1
    state.phase = BOUNDARY


def _score(state: NusicleState) -> None:
    points = solo_points(state) if state.solo else board_points(state)
    state.scored += (points,)
    state.totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    state.phase = BOUNDARY


# --- events of a board --------------------------------------------------------------------------------


def _fold_on_board(state: NusicleState, event: Event) -> None:
    board = state.boards[0]
    if len(state.boards) > 1:
        if not isinstance(event, OnTrack) or not 0 <= event.track < len(state.boards):
            raise WrongEvent(f"two boards do not await {type(event).__name__}")
        board, event = state.boards[event.track], event.event
    expected, change = BOARD_FOLDS.get(board.phase, (None, None))
    if change is None or type(event) is not expected:
        raise WrongEvent(f"a board in phase {board.phase} does not await {type(event).__name__}")
    change(state, board, event)


def _revealed(state: NusicleState, board: Board, event: Revealed) -> None:
    """Cards turned up one over another, pile by pile, until a face lies on each."""
    for _, card in event.faces:
        board.put(board.laws.index(None), card)
    board.stock = board.stock[len(event.faces) :]
    unfinished = board.laws.count(None)
    if not unfinished:
        begin_play(board)
    elif len(board.stock) < unfinished:
        declare_void(state)


def begin_play(board: Board) -> None:
    """The piles are formed."""
    board.phase = LOT if board.lot else PLAY


def _lot_mixed(state: NusicleState, board: Board, event: Shuffled) -> None:
    board.stock += event.slots
    board.lot = ()
    board.phase = PLAY


def _drawn(state: NusicleState, board: Board, event: Dealt) -> None:
    count = _draws(state, board)
    state.hands[board.turn] |= mask_of(board.stock[:count])
    board.stock = board.stock[count:]
    board.drew = True
    board.phase = PLAY


def _acted(state: NusicleState, board: Board, event: Acted) -> None:
    ((seat, (kind, cards, pile), slots),) = event.moves
    board.moves += 1
    if kind == "play":
        hand = state.hands[seat]
        for slot in slots:
            hand &= ~(1 << slot)
        state.hands[seat] = hand
        for card in cards:
            board.put(pile, card)
        if not hand:
            board.taker = pile
            _finish(state, board)
            return
        board.passes = 0
        if board.lot:
            board.phase = LOT
        _turn_over(board)
    elif kind == "draw":
        board.phase = DRAW
    elif state.solo:
        _finish(state, board)
    else:
        board.passes = 0 if board.stock else board.passes + 1
        if board.passes == STALEMATE:
            declare_void(state)
        _turn_over(board)


def _turn_over(board: Board) -> None:
    """The other seat's turn (in Solo the same seat's)."""
    board.turn = board.seats[board.seats.index(board.turn) - 1]
    board.drew = False


def _finish(state: NusicleState, board: Board) -> None:
    board.phase = DONE
    if all(one.phase == DONE for one in state.boards):
        _score(state)


# --- the tables of phases -------------------------------------------------------------------------------

# What each phase awaits, and the event that it folds. What is not listed is an error.
AWAITED: dict[int, Callable[[NusicleState], Await]] = {
    COIN: lambda state: Coin(state.seats),
    SHUFFLE: lambda state: Shuffle(state.boards[state.preparing].deck),
    DEALING: lambda state: Deal(_dealt_pairs(state, state.boards[state.preparing])),
    BOUNDARY: lambda state: Boundary(state.number),
    OVER: lambda state: Finished(Result(best(state, state.totals), state.totals)),
}
FOLDS: dict[int, tuple[type[Any], Callable[[NusicleState, Any], None]]] = {
    COIN: (Flipped, _flipped),
    SHUFFLE: (Shuffled, _shuffled),
    DEALING: (Dealt, _dealt),
    BOUNDARY: (Sealed, _sealed),
}
BOARD_FOLDS: dict[int, tuple[type[Any], Callable[[NusicleState, Board, Any], None]]] = {
    FORMING: (Revealed, _revealed),
    LOT: (Shuffled, _lot_mixed),
    DRAW: (Dealt, _drawn),
    PLAY: (Acted, _acted),
}
