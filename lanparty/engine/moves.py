"""Moves, and the words that say why one is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

# Checked before anything that belongs to one game, in this order. Each game's list (`Rules.codes`) begins
# with those of them that can occur in it.
COMMON_CODES = ("bad_notation", "not_your_turn", "wrong_phase", "not_in_hand", "wrong_count")


class Move(NamedTuple):
    """What a player does: `kind` is the game's own word, `cards` are card numbers, `where` a place."""

    kind: str
    cards: tuple[int, ...] = ()
    where: int = 0


class IllegalMove(ValueError):
    """A move that the rules refuse. `code` is a stable word, the text is for people.

    `besides`: claims of other rules, which may come first in the game's list (used by `legality` alone).
    """

    def __init__(self, code: str, message: str = "", besides: Sequence[Any] = ()) -> None:
        super().__init__(message or code.replace("_", " "))
        self.code = code
        self.message = message or code.replace("_", " ")
        self.besides = besides

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str]]:
        return (IllegalMove, (self.code, self.message))


class BadNotation(IllegalMove):
    """A text (or a move's form) that cannot be read as a move of this game."""

    def __init__(self, message: str = "") -> None:
        super().__init__("bad_notation", message)
