"""A round of Poison against a computer player through the real node: once by mouse, once by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.gui.desk import Desk, attached

ROUND = 12  # cards a hand


@pytest.fixture
def desk(real_desk: Desk) -> Desk:
    return real_desk


def _my_turn(desk: Desk) -> bool:
    return bool(desk.facts.get("legal")) or desk.facts.get("phase") in ("between", "finished", "stopped")


def _count(desk: Desk) -> int:
    return len(desk.party._hand.rows)


def test_a_round_by_mouse(desk: Desk) -> None:
    desk.click("Practice")
    desk.click("Poison")
    desk.click("2")
    desk.click("Quick")
    desk.click("Start")
    desk.wait(lambda: desk.facts.get("phase") == "playing")
    assert _count(desk) == ROUND
    for left in range(ROUND, 0, -1):
        desk.wait(lambda: _my_turn(desk))
        card = desk.cards()[0]
        spot = desk.tip(card)
        desk.click_item(card, spot)
        assert _count(desk) == left, "one click only selects"
        if card.property("row")["name"] == "P":
            desk.click_item(card, spot - QPoint(0, 4))
            desk.click_item(desk.child("PoisonBoard").childItems()[-2].childItems()[0])
        else:
            desk.click_item(card, spot - QPoint(0, 4))
        desk.wait(lambda left=left: _count(desk) == left - 1)  # type: ignore[misc]
    desk.wait(lambda: desk.facts["phase"] == "finished")
    desk.wait(lambda: desk.facts["audit"] == "passed")
    desk.click("Back to the tables")
    desk.wait(lambda: desk.party.property("screen") == "home")


def test_a_round_by_keyboard(desk: Desk) -> None:
    _tab_to(desk, "Practice")
    desk.key(Qt.Key.Key_Return)
    _tab_to(desk, "Hearts")
    while _focused(desk) != "Poison":
        desk.key(Qt.Key.Key_Right)
    while not _focused(desk).isdigit():
        QTest.keyClick(desk.window, Qt.Key.Key_Tab)
        desk.settle()
    while _focused(desk) != "2":
        desk.key(Qt.Key.Key_Left)
    _tab_to(desk, "Normal")
    desk.key(Qt.Key.Key_Right)
    _tab_to(desk, "Start")
    desk.key(Qt.Key.Key_Return)
    desk.wait(lambda: desk.facts.get("phase") == "playing")
    assert len(desk.facts["names"]) == 2
    for left in range(ROUND, 0, -1):
        desk.wait(lambda: _my_turn(desk))
        desk.key(Qt.Key.Key_1)
        desk.key(Qt.Key.Key_Return)
        if desk.window.activeFocusItem().metaObject().className().startswith("Cauldron"):
            desk.key(Qt.Key.Key_Right)
            desk.key(Qt.Key.Key_Return)
        desk.wait(lambda left=left: _count(desk) == left - 1)  # type: ignore[misc]
    desk.wait(lambda: desk.facts["phase"] == "finished")
    desk.wait(lambda: "Back to the tables" in desk.names())
    desk.key(Qt.Key.Key_Return)
    desk.wait(lambda: desk.party.property("screen") == "home")


def _focused(desk: Desk) -> str:
    """The name of what the keyboard is at."""
    item = desk.window.activeFocusItem()
    helper = attached(item) if item is not None else None
    return str(helper.property("name")) if helper is not None else ""


def _tab_to(desk: Desk, name: str) -> None:
    for _ in range(40):
        if _focused(desk) == name:
            return
        QTest.keyClick(desk.window, Qt.Key.Key_Tab)
        desk.settle()
    raise AssertionError(f"Tab does not reach {name!r}")


def test_the_next_deal_comes_when_asked_for(desk: Desk) -> None:
    desk.party.practice("poison", 2, "easy", {})
    desk.wait(lambda: desk.facts.get("phase") == "playing")
    while desk.facts["phase"] == "playing":
        desk.wait(lambda: _my_turn(desk))
        if desk.facts["legal"]:
            left = _count(desk)
            desk.party.play(desk.facts["legal"][0])
            desk.wait(lambda left=left: _count(desk) < left or desk.facts["phase"] != "playing")  # type: ignore[misc]
    assert desk.facts["phase"] == "between"
    assert len(desk.facts["dealScores"]) == 1
    desk.click("Next deal")
    desk.wait(lambda: desk.facts["phase"] == "playing")
    desk.wait(lambda: not desk.named("Score pad, closed") and "Next deal" not in desk.names())
    assert _count(desk) == ROUND
