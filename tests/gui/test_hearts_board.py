"""The board of Hearts: passing, the trick and where it goes, what is said; a deal by mouse, one by keyboard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.gui import hearts_scenes as scenes
from tests.gui import scripted
from tests.gui.desk import Desk, kind
from tests.gui.person import plain

TRICK = [[1, "4C"], [2, "KC"], [3, "10C"]]
BEFORE = scenes.shown(trick=TRICK, winning=2)
AFTER = scenes.shown(taken=[[], [], ["4C", "KC", "10C", "9C"], []])


# -- passing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("direction", "to"), [("left", 1), ("across", 2), ("right", 3)])
def test_three_cards_go_to_whom_the_arrow_shows(open_desk: Any, direction: str, to: int) -> None:
    desk: Desk = open_desk(scenes.passing(direction))
    name = scripted.NAMES[to]
    desk.wait(lambda: f"Three cards go to {name}" in desk.names())
    assert f"Choose three cards to pass to {name}." in desk.names()
    angle = desk.child("PassingSign").property("angle")
    assert {"left": abs(angle) > 150, "across": -100 < angle < -80, "right": abs(angle) < 30}[direction]


def test_cards_to_pass_are_lifted_freely_and_then_lie_aside(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.passing())
    desk.wait(lambda: desk.named("2 of clubs"))
    for index in (0, 1, 3, 1, 2):  # one is put down again
        desk.click_card(index)
    assert desk.asked("submit") == []
    assert f"These three go to {scripted.NAMES[1]}?" in desk.names()
    desk.click("Pass on")
    assert desk.asked("submit") == [("pass 2C QD QS",)]
    waiting = scenes.passing().table
    assert waiting is not None
    infos = tuple(replace(seat, on_turn=seat.seat in (2, 3)) for seat in waiting.seats)
    own = scenes.hand((), "not_your_turn")
    desk.show(scripted.idle(table=replace(waiting, seats=infos, legal=(), hand=own)))
    assert f"Laid aside for {scripted.NAMES[1]}" in desk.names()
    assert f"Waiting for {scripted.NAMES[2]}, {scripted.NAMES[3]}…" in desk.names()
    received = scenes.hand(("9C",), names=("9C", "3H", "JH", "5S", "KS", "AS"))
    desk.show(scenes.table(scenes.shown(), ("9C",), hand=received))
    assert {"5 of spades, new", "King of spades, new", "Ace of spades, new", "9 of clubs"} <= desk.names()
    assert not any(name.startswith("Laid aside") for name in desk.names())


@pytest.mark.parametrize(("direction", "line"), [("left", "to the left"), ("across", "across")])
def test_who_looks_on_sees_where_cards_go(open_desk: Any, direction: str, line: str) -> None:
    passing = scenes.passing(direction).table
    assert passing is not None
    watched = replace(passing, my_seat=-1, watching=True, hand=(), legal=())
    desk: Desk = open_desk(scripted.idle(table=watched))
    desk.wait(lambda: f"Everybody passes three cards {line}" in desk.names())
    assert sum(kind(item) == "PassingArrow" for item in desk.items()) == 4


def test_a_deal_without_passing_says_so(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(scenes.shown(direction="none", passed=False), ("2C",)))
    desk.wait(lambda: "No passing in this deal" in desk.names())


# -- the trick ----------------------------------------------------------------------------------------------


def test_the_trick_tells_who_led_and_who_is_highest(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, ("2C", "9C")))
    desk.wait(lambda: f"{scripted.NAMES[1]}: 4 of clubs, led" in desk.names())
    assert f"{scripted.NAMES[2]}: King of clubs, highest so far" in desk.names()
    assert "Your turn: follow with clubs." in desk.names()
    desk.click_card(2)
    assert desk.toast() == "You hold clubs: follow suit."


def test_a_full_trick_lies_a_moment_before_it_goes_to_its_taker(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, ("2C", "9C")), animations=True)
    desk.wait(lambda: desk.named("9 of clubs"))
    board = desk.child("HeartsBoard")
    events = (scripted.moved(0, 3, "10C", BEFORE), scripted.moved(1, 0, "9C", AFTER))
    desk.show(scenes.table(AFTER, turn=2, happened=events))
    desk.wait(lambda: f"{scripted.NAMES[2]}: King of clubs, takes the trick" in desk.names())
    assert "Ana: 9 of clubs" in desk.names(), "the last card of the trick is not seen"
    desk.wait(lambda: board.property("swept"))
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert not board.property("shown").toVariant()


@pytest.mark.parametrize("size", [(900, 600), (1920, 1080)])
def test_what_is_said_large_does_not_hide_the_own_card(open_desk: Any, size: tuple[int, int]) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, ("2C", "9C")), size=size)
    played = {**BEFORE, "trick": [*BEFORE["trick"], [3, "5H"]], "hearts_broken": True}
    desk.show(scenes.table(played, ("2C", "9C"), happened=(scripted.moved(0, 3, "5H", played),)))
    desk.wait(lambda: desk.child("Herald").isVisible())
    herald, board = desk.child("Herald"), desk.child("HeartsBoard")
    own = plain(board.spotOf(0))
    assert herald.x() + herald.width() <= own.x()


def test_a_click_hurries_a_full_trick_away(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, ("2C", "9C")), animations=True)
    desk.wait(lambda: desk.named("9 of clubs"))
    events = (scripted.moved(0, 3, "10C", BEFORE), scripted.moved(1, 0, "9C", AFTER))
    desk.show(scenes.table(AFTER, turn=2, happened=events))
    desk.key(Qt.Key.Key_Escape)
    assert desk.child("Arrivals").property("idle")
    assert desk.child("HeartsBoard").property("table") == AFTER


def test_the_last_trick_is_a_key_away_and_without_movements_lies_still(open_desk: Any) -> None:
    events = (scripted.moved(0, 3, "10C", BEFORE), scripted.moved(1, 0, "9C", AFTER))
    desk: Desk = open_desk(scenes.table(AFTER, turn=2, happened=events))
    desk.wait(lambda: f"{scripted.NAMES[2]}: King of clubs, takes the trick" in desk.names())
    heading = f"Last trick – {scripted.NAMES[2]} took it"
    desk.key(Qt.Key.Key_T)
    assert heading in desk.names()
    desk.key(Qt.Key.Key_T)
    assert heading not in desk.names()
    desk.click("Last trick")
    assert heading in desk.names()
    desk.click("Close")
    assert heading not in desk.names()


def test_taken_cards_broken_hearts_and_a_moon_are_said(open_desk: Any) -> None:
    taken = [["QS", "JH", "3H", "4C"], [], ["JD", "2C"], []]
    board = scenes.shown(taken=taken, hearts_broken=True, points=[15, 0, -10, 0])
    desk: Desk = open_desk(scenes.table(board, options={**scenes.OPTIONS, "omnibus": True}))
    desk.wait(lambda: "Ana took 2 hearts, Queen of spades. 15 points in this deal" in desk.names())
    assert "Giuseppina took Jack of diamonds. minus 10 points in this deal" in desk.names()
    assert f"{scripted.NAMES[1]} took nothing that counts. 0 points in this deal" in desk.names()
    assert "Hearts are broken" in desk.names()
    over = scenes.table({**board, "moon": 2}, turn=-1, phase="between", next_ready=(False,) * 4)
    desk.show(over)
    desk.wait(lambda: "Giuseppina has shot the moon: everybody else pays!" in desk.names())


@pytest.mark.parametrize(
    ("seats", "size"), [(3, (900, 600)), (5, (900, 600)), (6, (900, 600)), (4, (1920, 1080))]
)
def test_cards_of_a_trick_stay_in_the_middle(open_desk: Any, seats: int, size: tuple[int, int]) -> None:
    trick = [[seat, f"{seat + 3}C"] for seat in range(1, seats)]
    desk: Desk = open_desk(scenes.table(scenes.shown(seats, trick=trick, winning=1), ("9C",)), size=size)
    desk.wait(lambda: desk.named("9 of clubs"))
    field = desk.child("HeartsBoard").property("field")
    spots = [desk.named(f"{scripted.NAMES[seat]}: {seat + 3} of clubs")[0] for seat in range(2, seats)]
    for item in spots:
        assert field.adjusted(-1, -1, 1, 1).contains(item.mapRectToScene(item.boundingRect()))


# -- a whole deal, over the real node -----------------------------------------------------------------------


@pytest.fixture
def table(real_desk: Desk) -> Desk:
    desk = real_desk
    desk.party.practice("hearts", 4, "easy", {})
    desk.wait(lambda: desk.facts.get("legal"))
    return desk


def _held(desk: Desk) -> list[str]:
    return [row["name"] for row in desk.party._hand.rows]


def _is_mine(desk: Desk) -> bool:
    """A card may be played, or the deal is over."""
    legal = desk.facts["legal"]
    return bool(legal and " " not in legal[0]) or desk.facts["phase"] != "playing"


def _check_the_end(desk: Desk) -> None:
    desk.wait(lambda: desk.facts["phase"] == "between")
    assert sum(desk.facts["dealScores"][0]) in (26, 78)
    desk.wait(lambda: "Next deal" in desk.names())


def test_a_deal_by_mouse(table: Desk) -> None:
    before = _held(table)
    for index in (0, 4, 12):
        table.click_card(index)
    table.click("Pass on")
    table.wait(lambda: any(row["fresh"] for row in table.party._hand.rows))
    fresh = [row["name"] for row in table.party._hand.rows if row["fresh"]]
    assert len(fresh) == 3
    assert {*before} - {*_held(table)} == {before[0], before[4], before[12]}
    for left in range(13, 0, -1):
        table.wait(lambda: _is_mine(table))
        card = next(item for item in table.cards() if item.property("row")["legal"])
        table.click_card(card)
        assert len(_held(table)) == left, "one click only lifts"
        table.click_card(card)
        table.wait(lambda left=left: len(_held(table)) == left - 1)  # type: ignore[misc]
    _check_the_end(table)


def test_a_deal_by_keyboard(table: Desk) -> None:
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_0, Qt.Key.Key_Return):
        table.key(key)
    table.wait(lambda: _is_mine(table))
    for left in range(13, 0, -1):
        table.wait(lambda: _is_mine(table))
        place = next(at for at, row in enumerate(table.party._hand.rows) if row["legal"])
        table.key(Qt.Key.Key_Home)
        for _ in range(place):
            table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        table.wait(lambda left=left: len(_held(table)) == left - 1)  # type: ignore[misc]
    _check_the_end(table)
