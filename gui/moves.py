"""Moves in the games' notation, taken apart so that a hand, a button or a place on the board can offer them."""

from __future__ import annotations

from collections.abc import Sequence
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
    return {"text": text, "verb": verb, "cards": cards, "place": place}


def move_rows(legal: Sequence[str]) -> list[dict[str, Any]]:
    """All moves on offer, in the rules' order."""
    return [move_row(text) for text in legal]
