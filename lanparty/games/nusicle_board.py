"""A board of Nusicle: three piles and a stock, and what laying a card on a pile does."""

from __future__ import annotations

from typing import Any

from lanparty.games.nusicle_laws import CARDS, FITS, PILES, RANK, is_ace, is_face

FORMING, LOT, PLAY, DRAW, DONE = range(5)


class Board:
    """Three piles and a stock. Piles (undermost first) lie open; `lot` is on its way under the stock."""

    __slots__ = (
        "drew",
        "fits",
        "laws",
        "lot",
        "moves",
        "passes",
        "phase",
        "piles",
        "seats",
        "stock",
        "taker",
        "turn",
    )

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats  # who plays here
        self.phase = FORMING
        self.stock: tuple[int, ...] = ()  # slots, top first
        self.piles: list[tuple[int, ...]] = [()] * PILES
        self.laws: list[int | None] = [None] * PILES  # rank of each pile's last face
        self.fits = [0] * PILES  # what may be laid on each pile (a mask of cards; no aces)
        self.lot: tuple[int, ...] = ()
        self.turn = seats[0]
        self.moves = 0  # made here: with aces a position may come again, as another state
        self.drew = False  # whether the seat on turn has drawn
        self.passes = 0  # in a row, with an empty stock
        self.taker: int | None = None  # the pile that took the last card of a hand

    @property
    def deck_number(self) -> int:
        """0, the second Solo player's 1."""
        return self.seats[0]

    @property
    def deck(self) -> tuple[int, ...]:
        """The cards of this board's deck."""
        first = CARDS * self.deck_number
        return tuple(range(first, first + CARDS))

    @property
    def stock_size(self) -> int:
        """Cards in the stock, with those that are just put under it."""
        return len(self.stock) + len(self.lot)

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.seats = self.seats
        other.phase = self.phase
        other.stock = self.stock
        other.piles = self.piles[:]
        other.laws = self.laws[:]
        other.fits = self.fits[:]
        other.lot = self.lot
        other.turn = self.turn
        other.moves = self.moves
        other.drew = self.drew
        other.passes = self.passes
        other.taker = self.taker
        return other

    def values(self) -> tuple[Any, ...]:
        """`laws` and `fits` follow from the piles."""
        where = (self.stock, tuple(self.piles), self.lot)
        return (self.seats, self.phase, where, self.turn, self.moves, self.drew, self.passes, self.taker)

    def put(self, pile: int, card: int) -> None:
        """Lay a card on a pile. An ace drives out what lies there; a face is the new law."""
        if is_ace(card):
            self.lot += self.piles[pile]
            self.piles[pile] = (card,)
            self.laws[pile] = None
            return
        self.piles[pile] += (card,)
        if is_face(card):
            self.laws[pile] = RANK[card]
        law = self.laws[pile]
        if law is not None:
            self.fits[pile] = FITS[law][card]


def new_boards(seats: int, solo: bool) -> list[Board]:
    """Bare boards, before a deal."""
    return [Board((seat,)) for seat in range(seats)] if solo else [Board(tuple(range(seats)))]
