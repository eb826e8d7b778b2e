"""Computer players. They see a View, never a State with all faces.

`random` plays any legal move, in every game; the levels to play against rest on a game's `Mind`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from lanparty.bots import hearts, nusicle, poison, revolution, six
from lanparty.bots.search import HardBot, TooLate
from lanparty.bots.thinking import Mind, Policy
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games import game as rules_of

EASY, MEDIUM, HARD = LEVELS = ("easy", "medium", "hard")  # to play against, from weak to strong
RANDOM = "random"

MINDS: dict[str, Mind] = {
    "hearts": hearts,
    "nusicle": nusicle,
    "poison": poison,
    "revolution": revolution,
    "six": six,
}


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

    level = EASY

    def __init__(self, obvious: Policy) -> None:
        self.obvious = obvious

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        if len(moves) == 1 or rng.random() < 0.5:
            return moves[int(rng.random() * len(moves))]
        return self.obvious(view, moves, rng)


class MediumBot:
    """Plays by its game's rules of thumb."""

    level = MEDIUM

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        return moves[0] if len(moves) == 1 else self.policy(view, moves, rng)


def bot(level: str, game: str, watch: Callable[[], TooLate] | None = None) -> Bot:
    """The computer player of that level at that game. Raises UnknownBot.

    `watch`: begins a move's time and gives what says when it is over, see `search`; None: no limit but playouts.
    """
    if level == RANDOM:
        return RandomBot()
    mind = MINDS.get(game)
    if mind is not None:
        if level == EASY:
            return EasyBot(mind.obvious)
        if level == MEDIUM:
            return MediumBot(mind.medium)
        if level == HARD:
            return HardBot(rules_of(game), mind, watch)
    known = ", ".join((RANDOM, *(LEVELS if mind is not None else ())))
    raise UnknownBot(f"there is no computer player {level[:40]!r} for {game} (there is: {known})")
