"""Take Six on screen: choosing, rows, the story of a turn; one deal by mouse and one by keyboard over the real node."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem

from tests.gui import scripted, six_scenes
from tests.gui.desk import Desk, kind

ROUND = 10  # cards a hand


def _rows(desk: Desk) -> list[QQuickItem]:
    return [item for item in desk.items() if kind(item) == "SixRow"]


def _offered(desk: Desk) -> list[int]:
    return [int(row.property("number")) for row in _rows(desk) if row.property("offered")]


def test_a_choice_is_taken_up_and_down_until_it_is_made(open_desk: Any) -> None:
    desk: Desk = open_desk(six_scenes.choosing(4, (1, 3)))
    desk.wait(lambda: desk.cards())
    assert "Νικόλαος has taken 7 heads, and has chosen a card" in desk.names()
    desk.click_card("17")
    desk.click_card("55")
    assert desk.asked("submit") == []
    desk.click_card("55")
    assert desk.asked("submit") == [("55",)]
    desk.show(six_scenes.choosing(4, (0, 1), "55"))
    assert "Your card: 55 with 7 heads" in desk.names()
    desk.key(Qt.Key.Key_H)
    assert "Your card, hidden" in desk.names()
    desk.key(Qt.Key.Key_H)
    assert len(desk.cards()) == ROUND - 1
    assert "Your card is down. 2 others are still choosing…" in desk.names()


def test_a_row_is_chosen_on_the_rows(open_desk: Any) -> None:
    desk: Desk = open_desk(six_scenes.choosing(4))
    desk.wait(lambda: desk.cards())
    desk.key(Qt.Key.Key_1)  # the keyboard is on the card that leaves the hand
    desk.show(six_scenes.row_choice())
    assert _offered(desk) == [1, 2, 3, 4]
    assert {"Take: 14 heads", "Take: 1 head"} <= {str(item.property("text")) for item in desk.items()}
    assert desk.window.activeFocusItem() is _rows(desk)[0], "the keyboard isn't where something is asked"
    asked = six_scenes.row_choice()
    assert asked.table is not None
    desk.show(replace(asked, table=replace(asked.table, deck_ready=True)))
    assert desk.window.activeFocusItem() is _rows(desk)[0], "news of others took the keyboard away"
    desk.key(Qt.Key.Key_Down)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Return)
    desk.click_item(_rows(desk)[1])
    assert desk.asked("submit") == [("row 4",), ("row 2",)]


def test_only_rows_on_offer_can_be_chosen(open_desk: Any) -> None:
    desk: Desk = open_desk(six_scenes.row_choice(pro=True))
    desk.wait(lambda: _offered(desk) == [1, 3])
    said = desk.toasts()
    desk.click_item(_rows(desk)[1])
    assert said == ["A row must be chosen first: click one of those that shine."]
    desk.click_item(_rows(desk)[2])
    assert desk.asked("submit") == [("row 3",)]


def _table(desk: Desk) -> dict[str, Any]:
    """What the board shows now."""
    value = desk.child("SixBoard").property("table")
    table: dict[str, Any] = value.toVariant() if isinstance(value, QJSValue) else value
    return table


def test_cards_are_placed_one_by_one(open_desk: Any) -> None:
    """Seen on the way: all shown; the first row gone before the card that takes it lies there alone; then the end."""
    before = six_scenes.choosing(4, (0, 1, 2, 3), "55")
    after = six_scenes.shown(before)
    assert after.table is not None
    desk: Desk = open_desk(before, animations=True)
    desk.wait(lambda: desk.child("SixBoard").property("ownShown") == "55")
    board = desk.child("SixBoard")
    seen: list[tuple[list[int], int]] = []

    def note() -> None:
        table = _table(desk)
        step = [len(row) for row in table["rows"]], len(table["waiting"])
        if step not in seen:
            seen.append(step)

    board.tableChanged.connect(note)  # type: ignore[attr-defined]
    desk.show(after)
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert seen == [
        ([5, 1, 3, 2], 4),
        ([5, 1, 3, 2], 3),
        ([0, 1, 3, 2], 3),
        ([1, 1, 3, 2], 3),
        ([1, 2, 3, 2], 3),
        ([1, 2, 3, 2], 2),
        ([1, 2, 4, 2], 2),
        ([1, 2, 4, 2], 1),
        ([1, 2, 4, 3], 1),
        ([1, 2, 4, 3], 0),
    ]
    assert _table(desk) == after.table.table


def test_a_key_hurries_the_story(open_desk: Any) -> None:
    before = six_scenes.choosing(4, (0, 1, 2, 3), "55")
    after = six_scenes.shown(before)
    assert after.table is not None
    desk: Desk = open_desk(before, animations=True)
    desk.wait(lambda: desk.cards())
    desk.show(after)
    assert not desk.child("Arrivals").property("idle")
    desk.key(Qt.Key.Key_Escape)
    assert desk.child("Arrivals").property("idle")
    assert _table(desk) == after.table.table


def _area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _collisions(desk: Desk, kinds: tuple[str, ...]) -> list[str]:
    areas = [(kind(item), _area(item)) for item in desk.items() if kind(item) in kinds]
    window = QRectF(0, 0, desk.window.width(), desk.window.height())
    wrong = [f"{name} {area} is not within" for name, area in areas if not window.contains(area)]
    for (one, first), (other, second) in combinations(areas, 2):
        both = first.intersected(second)
        if both.width() > 1 and both.height() > 1:
            wrong.append(f"{one} {first} and {other} {second}")
    return wrong


@pytest.mark.parametrize("size", [(900, 600), (1920, 1080)])
def test_two_to_ten_seats_have_room(open_desk: Any, size: tuple[int, int]) -> None:
    desk: Desk = open_desk(six_scenes.choosing(2), size=size)
    desk.wait(lambda: desk.cards())
    wrong = {}
    for seats in range(2, 11):
        desk.show(six_scenes.choosing(seats, tuple(range(1, seats, 2))))
        assert len([item for item in desk.items() if kind(item) == "Seat"]) == seats
        if found := _collisions(desk, ("Seat", "SixTray", "SixRow", "TurnBar", "TopBar")):
            wrong[seats] = found
    assert wrong == {}


def test_ten_chairs_have_room_in_the_lobby(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(2))
    wrong = {}
    for seats in range(2, 11):
        desk.show(six_scenes.lobby(seats))
        if found := _collisions(desk, ("LobbySeat", "LobbyBar")):
            wrong[seats] = found
    assert wrong == {}


# -- over the real node --------------------------------------------------------------------------------------


def _asked_for(desk: Desk) -> str:
    """`card` or `row`: what the own move is; `over`; "" while others are asked."""
    if desk.facts.get("phase") in ("between", "finished", "stopped"):
        return "over"
    if not desk.facts.get("legal") or desk.facts.get("pending"):
        return ""
    return "row" if desk.facts["moves"][0]["verb"] == "row" else "card"


def _begin(desk: Desk) -> None:
    desk.party.practice("six", 3, "easy", {"deck": "tactics"})
    desk.wait(lambda: _asked_for(desk) == "card")
    assert len(desk.cards()) == ROUND


def _played(desk: Desk) -> int:
    """Own moves that the log tells: cards that were shown, and rows."""
    mine = desk.facts["mySeat"]
    return sum(row["kind"] == "move" and row["seat"] == mine for row in desk.party._log.rows)


def _play_deal(desk: Desk, choose: Callable[[], None], take: Callable[[], None]) -> int:
    """Own moves until the deal is over."""
    moves = 0
    while (asked := _asked_for(desk)) != "over":
        (choose if asked == "card" else take)()
        moves += 1
        desk.wait(lambda moves=moves: _played(desk) == moves or _asked_for(desk) == "over")  # type: ignore[misc]
        desk.wait(lambda: _asked_for(desk) != "")
    return moves


def test_a_deal_by_mouse(real_desk: Desk) -> None:
    _begin(real_desk)

    def choose() -> None:
        card = real_desk.cards()[-1]
        real_desk.click_item(card, real_desk.tip(card))
        real_desk.click_item(card, real_desk.tip(card) - QPoint(0, 4))

    moves = _play_deal(real_desk, choose, lambda: real_desk.click_item(_rows(real_desk)[3]))
    assert moves >= ROUND
    assert real_desk.facts["phase"] == "between"
    real_desk.click("Next deal")
    real_desk.wait(lambda: _asked_for(real_desk) == "card")


def test_a_deal_by_keyboard(real_desk: Desk) -> None:
    _begin(real_desk)

    def choose() -> None:
        real_desk.key(Qt.Key.Key_1)
        real_desk.key(Qt.Key.Key_Return)

    def take() -> None:
        real_desk.wait(lambda: kind(real_desk.window.activeFocusItem()) == "SixRow")
        real_desk.key(Qt.Key.Key_Return)

    _play_deal(real_desk, choose, take)
    real_desk.wait(lambda: "Next deal" in real_desk.names())
