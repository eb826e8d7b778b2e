"""Computer players. They see a View, never a State with all faces.

`random` plays any legal move, in every game; the other levels have a policy for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from lanparty.bots import hearts, nusicle, poison, revolution, six
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View

LEVELS = ("easy",)  # to play against
RANDOM = "random"

Policy = Callable[[View, Sequence[Move], Chance], Move]


class Bot(Protocol):
    """A computer player of one level at one game."""

    level: str

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """One of `moves` (not empty). Same view, moves and random numbers: same choice."""


class UnknownBot(ValueError):
    """There is no computer player of that level. One clear line."""


class RandomBot:
    """Any legal move, each equally likely."""

    level = RANDOM

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        return moves[int(rng.random() * len(moves))]


class EasyBot:
    """Half of its moves are random, half the obvious one: a beginner."""

    level = "easy"

    def __init__(self, obvious: Policy) -> None:
        self.obvious = obvious

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        if len(moves) == 1 or rng.random() < 0.5:
            return moves[int(rng.random() * len(moves))]
        return self.obvious(view, moves, rng)


# By level and game.
BOTS: dict[tuple[str, str], Callable[[], Bot]] = {
    ("easy", "hearts"): lambda: EasyBot(hearts.obvious),
    ("easy", "nusicle"): lambda: EasyBot(nusicle.obvious),
    ("easy", "poison"): lambda: EasyBot(poison.obvious),
    ("easy", "revolution"): lambda: EasyBot(revolution.obvious),
    ("easy", "six"): lambda: EasyBot(six.obvious),
}


def bot(level: str, game: str) -> Bot:
    """The computer player of that level at that game. Raises UnknownBot."""
    if level == RANDOM:
        return RandomBot()
    make = BOTS.get((level, game))
    if make is None:
        known = ", ".join((RANDOM, *(name for name, of in BOTS if of == game)))
        raise UnknownBot(f"there is no computer player {level[:40]!r} for {game} (there is: {known})")
    return make()
