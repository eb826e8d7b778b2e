"""Moves, and the words that say why one is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any, NamedTuple, overload

# Checked before anything that belongs to one game, in this order. Each game's list (`Rules.codes`) begins
# with those of them that can occur in it.
COMMON_CODES = ("bad_notation", "not_your_turn", "wrong_phase", "not_in_hand", "wrong_count")


class Move(NamedTuple):
    """What a player does: `kind` is the game's own word, `cards` are card numbers, `where` a place."""

    kind: str
    cards: tuple[int, ...] = ()
    where: int = 0


@dataclass(frozen=True, slots=True)
class Choices(Sequence[Move]):
    """Every move of one kind with `size` of these cards, in the cards' order: hundreds, each made when asked for."""

    kind: str
    cards: tuple[int, ...]
    size: int

    def __len__(self) -> int:
        return comb(len(self.cards), self.size)

    def __iter__(self) -> Iterator[Move]:
        return (Move(self.kind, cards) for cards in combinations(self.cards, self.size))

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self)[index]
        before = index + len(self) if index < 0 else index
        if not 0 <= before < len(self):
            raise IndexError(index)
        chosen: list[int] = []
        for place, card in enumerate(self.cards, 1):
            # So many choices take this card, after those that are chosen already; all others come later.
            with_it = comb(len(self.cards) - place, self.size - len(chosen) - 1)
            if before < with_it:
                chosen.append(card)
                if len(chosen) == self.size:
                    break
            else:
                before -= with_it
        return Move(self.kind, tuple(chosen))


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
