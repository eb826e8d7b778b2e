"""A match of Nusicle or Solo Nus as a value: the options, the boards and hands, and what a deal scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lanparty.cards import bits_of, mask_of
from lanparty.engine.options import choice, number
from lanparty.games.nusicle_board import Board, new_boards
from lanparty.games.scores import fewest

UNSOLVED = -52  # points

COIN, SHUFFLE, DEALING, PLAYING, BOUNDARY, OVER = range(6)


@dataclass(frozen=True)
class NusicleOptions:
    mode: str = choice(
        "nusicle", "solo", about="nusicle: two players at one board; solo: alone, or two side by side"
    )
    deals: int = number(4, 1, 20, about="how many deals make a match (void ones don't count)")


class NusicleState:
    """A match. One board for Nusicle, one a player for Solo."""

    __slots__ = (
        "boards",
        "dealer",
        "hands",
        "number",
        "options",
        "phase",
        "preparing",
        "scored",
        "seats",
        "totals",
        "void",
        "voids",
    )

    def __init__(self, seats: int, options: NusicleOptions) -> None:
        self.seats = seats
        self.options = options
        self.phase = SHUFFLE if self.solo else COIN
        self.preparing = 0  # the board whose deck is shuffled or dealt
        self.number = 1  # of the deal, from 1
        self.dealer = 0  # of this deal; Solo has none
        self.void = False  # this deal
        self.voids = 0  # void deals so far
        self.hands = [0] * seats
        self.boards = new_boards(seats, self.solo)
        self.scored: tuple[tuple[int, ...], ...] = ()
        self.totals = (0,) * seats

    @property
    def solo(self) -> bool:
        return self.options.mode == "solo"

    def board_of(self, seat: int) -> Board:
        return self.boards[seat] if self.solo else self.boards[0]

    def copy(self) -> NusicleState:
        other = NusicleState.__new__(NusicleState)
        other.seats = self.seats
        other.options = self.options
        other.phase = self.phase
        other.preparing = self.preparing
        other.number = self.number
        other.dealer = self.dealer
        other.void = self.void
        other.voids = self.voids
        other.hands = self.hands[:]
        other.boards = [board.copy() for board in self.boards]
        other.scored = self.scored
        other.totals = self.totals
        return other

    def values(self) -> tuple[Any, ...]:
        return (
            "nusicle",
            (self.seats, self.options.mode, self.options.deals),
            (self.phase, self.preparing, self.number, self.dealer, self.void, self.voids),
            tuple(self.hands),
            tuple(board.values() for board in self.boards),
            (self.scored, self.totals),
        )

    def slots(self) -> tuple[int, ...]:
        in_hands = tuple(slot for hand in self.hands for slot in bits_of(hand))
        return in_hands + tuple(slot for board in self.boards for slot in board.stock)

    def relabel(self, numbers: dict[int, int]) -> None:
        self.hands = [mask_of(numbers[slot] for slot in bits_of(hand)) for hand in self.hands]
        for board in self.boards:
            board.stock = tuple(numbers[slot] for slot in board.stock)


# --- points -------------------------------------------------------------------------------------------


def board_points(state: NusicleState) -> tuple[int, ...]:
    """Winner: the pile that took the last card. Loser: the hand and the other two piles."""
    board = state.boards[0]
    assert board.taker is not None
    taken = len(board.piles[board.taker])
    others = sum(map(len, board.piles)) - taken
    return tuple(hand.bit_count() + others if hand else taken for hand in state.hands)


def solo_points(state: NusicleState) -> tuple[int, ...]:
    """What is left of the stock less the pile that took the last card; unsolved −52."""
    return tuple(
        UNSOLVED if board.taker is None else board.stock_size - len(board.piles[board.taker])
        for board in state.boards
    )


def best(state: NusicleState, scores: Sequence[int]) -> tuple[int, ...]:
    """The seats that win with these points: lowest, in Solo highest."""
    return fewest([-score for score in scores] if state.solo else scores)
