"""Moves in the games' notation, taken apart so that a hand, a button or a place on the board can offer them."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any


def move_row(text: str) -> dict[str, Any]:
    """`give AS KH` has a verb and two cards, `9H>2` a card and a place, `row 2` a verb and a place, `pass` a verb.

    Verbs are words of small letters; no card's name is.
    """
    words, _, place = text.partition(">")
    first, *rest = words.split()
    verb = first if first.isalpha() and first.islower() else ""
    cards = rest if verb else [first, *rest]
    if verb == "row":
        place, cards = "".join(cards), []
    return {"text": text, "verb": verb, "cards": cards, "count": len(cards), "place": place}


def move_rows(legal: Sequence[str]) -> list[dict[str, Any]]:
    """All moves on offer, in the rules' order; those that hand over any so many of some cards are a single row.

    Such a row has no text: `count` of its cards are chosen. For seventeen cards it stands for 680 moves.
    """
    rows = [move_row(text) for text in legal]
    handed = [row for row in rows if row["verb"] and row["cards"]]
    if not _are_all_choices(handed):
        return rows
    names = list(dict.fromkeys(name for row in handed for name in row["cards"]))
    choice = {**handed[0], "text": "", "cards": names}
    return [choice, *(row for row in rows if not (row["verb"] and row["cards"]))]


def _are_all_choices(handed: Sequence[dict[str, Any]]) -> bool:
    """Whether these moves are all ways to choose so many of their cards, and no card's name comes twice."""
    if len(handed) < 2:
        return False
    count, verb = handed[0]["count"], handed[0]["verb"]
    names = {name for row in handed for name in row["cards"]}
    alike = all(row["verb"] == verb and row["count"] == count == len(set(row["cards"])) for row in handed)
    return alike and len(handed) == comb(len(names), count)
