"""The record of a match: what people read and share.

    Game: poison
    Options: mode=normal

    1.1 Ana  R7>red
    1.2 Bob  P>red
    Scores: Ana 3, Bob 0
    Totals: Ana 3, Bob 0

A header of `Key: value` lines; a line a move, numbered deal.move; the deals stand apart by a blank line and
end with their scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Record:
    """Builds a record's text. Names and values are squeezed to one line each."""

    def __init__(self, header: Mapping[str, str], names: Sequence[str]) -> None:
        self.names = tuple(_one_line(name) or f"Seat {seat}" for seat, name in enumerate(names))
        self._header = [f"{_one_line(key)}: {_one_line(value)}".rstrip() for key, value in header.items()]
        self._deals: list[list[str]] = []
        self._number = 0
        self._moves = 0

    def deal(self, number: int) -> None:
        """A deal begins (also one that is dealt again after a void one: same number)."""
        self._number = number
        self._moves = 0
        self._deals.append([])

    def move(self, seat: int, text: str) -> None:
        """A move of the deal that goes on."""
        if not self._deals:
            raise ValueError("a move before the first deal")
        self._moves += 1
        self._deals[-1].append(f"{self._number}.{self._moves} {self.names[seat]}  {_one_line(text)}")

    def scores(self, deal_scores: Sequence[int] | None, totals: Sequence[int]) -> None:
        """The deal is over: its points by seat (None: a void deal) and the totals after it."""
        if not self._deals:
            raise ValueError("scores before the first deal")
        points = "void" if deal_scores is None else self._by_name(deal_scores)
        self._deals[-1] += [f"Scores: {points}", f"Totals: {self._by_name(totals)}"]

    def text(self) -> str:
        """The whole record; every line ends with a newline."""
        parts = [part for part in (self._header, *self._deals) if part]
        return "\n".join("".join(f"{line}\n" for line in part) for part in parts)

    def _by_name(self, points: Sequence[int]) -> str:
        return ", ".join(f"{name} {one}" for name, one in zip(self.names, points, strict=True))


def _one_line(text: str) -> str:
    """Without control characters, and no two spaces together: those part the columns."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
