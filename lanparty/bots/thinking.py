"""What hard thinking needs to know of a game, and what the games share of it.

A game's module (`lanparty.bots.hearts` …) is a `Mind`. `search` knows none of the games: it lays out worlds that
agree with what a seat sees, tries every candidate in the same worlds, and plays them out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View

T = TypeVar("T")
Policy = Callable[[View, Sequence[Move], Chance], Move]


class Mind(Protocol):
    """How to think about one game. All functions are deterministic in their arguments and the random numbers."""

    TRUST: float
    """By how much medium's move is ahead before any playout, in the sum of what they are worth: among near equals it is
    a better guide than a few playouts, and what many of them say isn't held up by it."""

    def obvious(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """What a beginner sees; one of `moves`, which is not empty."""

    def medium(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """A good rule of thumb for every situation; quick, for playouts are made of it."""

    def candidates(self, view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
        """The moves worth trying: one of those that come to the same, and few where there are hundreds.
        Not empty; the first is the one that thinking begins from (medium's)."""

    def playouts(self, view: View) -> int:
        """How many of them hard thinking spends on this move: so many that it takes about 60 ms, 150 at most."""

    def worlds(self, view: View, rng: Chance) -> Iterator[Any]:
        """Without end: open States (a slot's number is its card's) that agree with all that the view's seat knows: its
        hand, what was shown, how many cards everybody has, voids, cards passed on, claims that were proven."""

    def play_out(self, state: Any, rng: Chance) -> None:
        """Play an open world on, in place, mostly as `medium` would: to the end of its deal, or as far as the move
        that is thought about makes a difference that doesn't drown in chance."""

    def worth(self, state: Any, seat: int) -> float:
        """What a world that was played out is worth for a seat: its points above the mean of the others (positive
        is good); where a match is a single deal, its share of the victory."""


# ---- worlds --------------------------------------------------------------------------------------------------


def each_anew(world: Callable[[View, Chance], T], view: View, rng: Chance) -> Iterator[T]:
    """Worlds that have nothing to do with one another."""
    while True:
        yield world(view, rng)


def any_of(cards: int, rng: Chance) -> int:
    """One of the cards of a mask (not empty), each as likely."""
    for _ in range(int(rng.random() * cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


# ---- what it was worth ---------------------------------------------------------------------------------------


def lead(points: Sequence[float], seat: int) -> float:
    """A seat's points above the mean of the others'; alone: its points."""
    own = points[seat]
    others = len(points) - 1
    return own - (sum(points) - own) / others if others else float(own)


def share(winners: Sequence[int], seat: int) -> float:
    """A seat's part of a victory."""
    return 1 / len(winners) if seat in winners else 0.0
