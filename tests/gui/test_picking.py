"""Which cards can be lifted together, and what they then play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine

from gui.moves import move_rows
from gui.paths import QML

PASSES = ("pass 2C 3C 4C", "pass 2C 3C 5C", "pass 2C 4C 5C", "pass 3C 4C 5C")
PLAYS = ("7D", "7S", "9H", "7D 7S", "9H JK", "pass")
PILES = ("9H>1", "9H>3", "AH KD>1", "AH KD>2", "KD>2", "draw")


@pytest.fixture
def picking(qapp: QCoreApplication) -> Any:
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(QML / "components" / "Picking.qml")))
    made: Any = component.create()
    assert made is not None, component.errorString()
    made.setParent(engine)
    yield made
    engine.deleteLater()


def _lift(picking: Any, moves: Sequence[str], *names: str) -> None:
    picking.setProperty("moves", move_rows(moves))
    for number, name in enumerate(names):
        picking.lift(number, name)


def _names(picking: Any) -> list[str]:
    return list(picking.property("names").toVariant())


def _matching(picking: Any) -> list[str]:
    return [move["text"] for move in picking.property("matching").toVariant()]


@pytest.mark.parametrize(
    ("moves", "lifted", "up", "matching"),
    [
        (PASSES, ["5C", "2C"], ["5C", "2C"], []),
        (PASSES, ["5C", "2C", "3C"], ["5C", "2C", "3C"], ["pass 2C 3C 5C"]),
        (PASSES, ["5C", "2C", "3C", "4C"], ["5C", "2C", "3C"], ["pass 2C 3C 5C"]),
        (PLAYS, ["7S", "7D"], ["7S", "7D"], ["7D 7S"]),
        (PLAYS, ["7S", "9H"], ["9H"], ["9H"]),
        (PLAYS, ["JK", "9H"], ["JK", "9H"], ["9H JK"]),
        (PILES, ["9H"], ["9H"], ["9H>1", "9H>3"]),
        (PILES, ["AH"], ["AH"], []),
        (PILES, ["AH", "KD"], ["AH", "KD"], ["AH KD>1", "AH KD>2"]),
        (PILES, ["AH", "9H"], ["9H"], ["9H>1", "9H>3"]),
        ((), ["QS"], ["QS"], []),
        (("give AS KH", "give AS KD"), ["AS", "3C"], ["AS"], []),
        (("give AS KH", "give AS KD"), ["KH", "KD", "AS"], ["KD", "AS"], ["give AS KD"]),
        (("55", "71"), ["55", "71"], ["71"], ["71"]),
    ],
)
def test_lifting(
    picking: Any, moves: Sequence[str], lifted: list[str], up: list[str], matching: list[str]
) -> None:
    """A card joins the lifted ones where a move takes them all; else it takes their place, or too many are up."""
    _lift(picking, moves, *lifted)
    assert _names(picking) == up
    assert _matching(picking) == matching


def test_a_free_choice_is_one_row_however_many_moves_it_stands_for() -> None:
    names = [f"{rank}{suit}" for suit in "CDHS" for rank in (2, 3, 4, 5)]
    moves = ["swap " + " ".join(two) for two in combinations(names, 2)]
    row, keep = move_rows([*moves, "keep"])
    assert (row["text"], row["verb"], row["cards"], row["count"]) == ("", "swap", names, 2)
    assert keep["text"] == "keep"
    assert len(move_rows(moves[1:])) == len(moves) - 1
    assert len(move_rows(["give JK 2C", "give JK JK", "give 2C 3C"])) == 3
    assert len(move_rows(["give AS"])) == 1


def test_cards_of_one_name_are_two_cards(picking: Any) -> None:
    _lift(picking, ("JK", "JK JK"), "JK", "JK")
    assert _matching(picking) == ["JK JK"]
    picking.drop(0)
    assert _matching(picking) == ["JK"]


@pytest.mark.parametrize(("moves", "confirmed", "bare"), [
    (PASSES, True, []), (PLAYS, True, ["pass"]), (("7D", "pass"), False, ["pass"]), (("give AS",), True, []),
    (("row 1", "row 4"), False, []), (PILES, True, ["draw"]),
])  # fmt: skip
def test_what_must_be_confirmed_and_what_is_a_button(
    picking: Any, moves: Sequence[str], confirmed: bool, bare: list[str]
) -> None:
    _lift(picking, moves)
    assert picking.property("confirmed") is confirmed
    assert [move["text"] for move in picking.property("bare").toVariant()] == bare
