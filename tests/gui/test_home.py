"""Before the table: who one is, which tables there are, the lobby."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from gui.app import HELPER_PACE_S
from tests.gui import scripted
from tests.gui.desk import Desk, below, kind
from tests.gui.person import plain


def test_name_and_face_are_asked_once_and_kept(open_desk: Any) -> None:
    desk: Desk = open_desk(name="", avatar=0)
    desk.click("Let's play")
    assert "The others need a name to call you by." in desk.names()
    desk.find("Your nickname").forceActiveFocus()
    desk.type("  Zoe ")
    desk.click("Face 3")
    desk.click("Let's play")
    assert desk.asked("rename") == [("Zoe", 2)]
    desk.wait(lambda: "New table" in desk.names())
    desk.shell.prefs.flush()
    kept = json.loads((desk.home / "settings.json").read_text(encoding="utf-8"))
    assert (kept["name"], kept["avatar"]) == ("Zoe", 2)


def test_the_first_key_already_writes_the_name(open_desk: Any) -> None:
    desk: Desk = open_desk(name="")
    desk.type("Bo")
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("rename") == [("Bo", 4)]


def test_tables_come_and_go_by_themselves(open_desk: Any) -> None:
    desk: Desk = open_desk()
    assert "Looking for tables…" in desk.names()
    desk.show(scripted.idle(found=scripted.found(1)))
    kitchen = "Kitchen table, Poison, 2 of 4 seats taken, Click to join"
    assert kitchen in desk.names()
    card = desk.find(kitchen)
    desk.show(scripted.idle(found=scripted.found(3)))
    assert desk.find(kitchen) is card, "the card was built anew"
    desk.show(scripted.idle())
    desk.wait(lambda: "Looking for tables…" in desk.names())


def test_one_click_joins(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found()))
    desk.click("Kitchen table, Poison, 2 of 4 seats taken, Click to join")
    assert desk.asked("join") == [("192.168.1.7", 47800)]


def test_a_lock_is_on_what_cannot_be_joined(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found()))
    desk.wait(lambda: desk.named("Old one, Poison, 1 of 3 seats taken, Another version"))
    locked = {
        plain(card.property("row"))["name"]
        for card in desk.items()
        if kind(card) == "TableCard" and any(_pictures(item, "lock.svg") for item in below(card))
    }
    assert locked == {"Old one"}


def _pictures(item: QQuickItem, name: str) -> bool:
    return item.inherits("QQuickImage") and item.isVisible() and item.property("source").fileName() == name


def test_a_table_of_another_version_says_so(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found()))
    desk.click("Old one, Poison, 1 of 3 seats taken, Another version")
    assert desk.asked("join") == []
    assert any("another version" in name for name in desk.names())


@pytest.mark.parametrize(
    "text", ["192.168.1.9", "192.168.1.9:47801", "3ec6", "lanparty://192.168.1.9:47800/k7qd-3fhx-aaaa-bbbb"]
)
def test_joining_by_what_was_typed(open_desk: Any, text: str) -> None:
    desk: Desk = open_desk()
    desk.click("Join by address")
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("join_at") == [], "nothing was typed"
    desk.type(text)
    desk.key(Qt.Key.Key_Return)
    assert [asked.lower() for (asked,) in desk.asked("join_at")] == [text]


def test_what_is_no_address_is_said_at_the_field(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.node.refuse("join_at", "place_address", "…")
    desk.click("Join by address")
    desk.type("nonsense")
    desk.click("Join")
    desk.wait(lambda: any(name.startswith("That is neither an address") for name in desk.names()))
    desk.type("x")
    assert not any(name.startswith("That is neither an address") for name in desk.names())


def test_a_long_call_can_be_stopped(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found(1)))
    stop = "The table doesn't answer yet. Stop calling"
    desk.node.held.add("join")
    desk.click("Kitchen table, Poison, 2 of 4 seats taken, Click to join")
    assert stop not in desk.names()
    desk.click(stop)
    desk.wait(lambda: desk.asked("cancel") == [()])
    desk.node.refuse("join", "cancelled")
    desk.node.held.clear()
    desk.wait(lambda: stop not in desk.names())


@pytest.mark.parametrize("way", ["join", "join_at"])
def test_where_a_match_is_played_one_looks_on(open_desk: Any, way: str) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found(1)))
    desk.node.refuse(way, "playing")
    if way == "join":
        desk.click("Kitchen table, Poison, 2 of 4 seats taken, Click to join")
    else:
        desk.click("Join by address")
        desk.type("10.0.0.3")
        desk.click("Join")
    expected = ("192.168.1.7", 47800) if way == "join" else ("10.0.0.3",)
    desk.wait(lambda: desk.asked(way.replace("join", "watch")) == [expected])


def test_a_failed_join_is_one_sentence_and_can_be_tried_again(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found(1)))
    desk.node.refuse("join", "full")
    kitchen = "Kitchen table, Poison, 2 of 4 seats taken, Click to join"
    desk.click(kitchen)
    desk.wait(lambda: any(name.startswith("That table is full.") for name in desk.names()))
    desk.click(kitchen)
    assert len(desk.asked("join")) == 2


def test_a_new_table_with_its_options(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.click("New table")
    desk.type("Sofa")
    desk.click("Poison")
    desk.click("3")
    desk.click("Quick")
    desk.click("Open the table")
    assert desk.asked("host") == [("poison", 3, "Sofa", {"mode": "quick"}, 0)]


def test_practice(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.click("Practice")
    desk.click("Poison")
    desk.click("Start")
    assert desk.asked("practice") == [("poison", 4, "easy", {})]


def test_a_home_that_is_in_use_says_so_and_keeps_saying_it(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.shell.bridge.failed.emit("start", "home_taken", "…")
    assert "LAN Party can't start" in desk.names()
    desk.child("Toast").setProperty("message", "")
    assert any("already running" in name for name in desk.names())


def test_the_host_fills_sends_away_and_starts(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4))
    desk.wait(lambda: "Add computer" in desk.names())
    desk.click("Add computer")
    assert desk.asked("fill") == [(3, "easy")]
    desk.click("Remove Giuseppina")
    desk.click("Ask Νικόλαος to leave")
    assert desk.asked("remove") == [(2,), (1,)]
    full = scripted.lobby(4).lobby
    assert full is not None
    desk.show(scripted.idle(lobby=replace(full, can_begin=True)))
    desk.click("Start the match")
    assert desk.asked("begin") == [()]


@pytest.mark.parametrize("size", [(1180, 760), (860, 520)])
def test_computer_players_are_as_strong_as_was_chosen(open_desk: Any, size: tuple[int, int]) -> None:
    desk: Desk = open_desk(scripted.lobby(4), size=size)
    for level in ("hard", "medium"):
        desk.click(level)
        desk.click("Add computer")
    assert desk.asked("fill") == [(3, "hard"), (3, "medium")]


def test_only_the_host_chooses_computer_players(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4, hosting=False))
    desk.wait(lambda: "How this table plays" in desk.names())
    assert "hard" not in desk.names()


def test_seats_are_swapped(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4))
    desk.click("Change Νικόλαος's seat")
    desk.click("Here")
    assert desk.asked("swap") == [(1, 3)]


def test_a_seat_is_dragged_over_all_others(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4))
    desk.wait(lambda: "Add computer" in desk.names())
    seats = [item for item in desk.items() if kind(item) == "LobbySeat"]
    face = next(item for item in below(seats[0]) if kind(item) == "Avatar")
    start, end = desk.centre(face), desk.centre(seats[3])
    QTest.mousePress(desk.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in (0.2, 0.6, 0.95, 1.0):
        QTest.mouseMove(desk.window, start + (end - start) * part)
        desk.settle()
    assert seats[0].z() > max(seat.z() for seat in seats[1:]), "the face is hidden by the chairs"
    QTest.mouseRelease(desk.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    desk.settle()
    assert desk.asked("swap") == [(0, 3)]


@pytest.mark.parametrize("size", [(1180, 760), (860, 520)])
def test_the_rules_can_be_read_in_the_lobby(open_desk: Any, size: tuple[int, int]) -> None:
    desk: Desk = open_desk(scripted.lobby(4), size=size)
    desk.click("How to play")
    desk.wait(lambda: "How to play Poison" in desk.names())


def test_options_are_live_for_all_and_changed_by_the_host(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4))
    desk.click("Quick")
    assert desk.asked("set_options") == [({"mode": "quick"}, 0)]
    view = scripted.lobby(4, hosting=False).lobby
    assert view is not None
    desk.show(scripted.idle(lobby=replace(view, options={"mode": "quick"})))
    assert desk.find("Quick").property("checked")
    assert not desk.find("Quick").isEnabled()


def test_ready_chat_and_leaving(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4))
    desk.click("You are ready")
    assert desk.asked("ready") == [(False,)]
    desk.find("Say something").forceActiveFocus()
    desk.type("hi")
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("say") == [("hi",)]
    assert "cactus  ·  ladder  ·  whistle  ·  broom  ·  mitten" in desk.names()
    desk.click("Close this table")
    assert desk.asked("leave") == [()]


def test_settings_take_effect_at_once(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.click("Settings")
    height = desk.find("Done").height()
    desk.click("More")
    assert desk.shell.prefs.settings.scale == 110
    assert desk.find("Done").height() > height
    desk.click("Dark")
    assert desk.shell.prefs.settings.theme == "dark"
    desk.click("Italiano")
    assert desk.shell.languages.code == "it"
    desk.wait(lambda: desk.asked("speak") == [("it",)])
    desk.click("English")
    assert desk.shell.languages.code == "en"
    desk.click("Normal")
    assert desk.shell.prefs.settings.animations is True
    desk.click("Slow")
    desk.click("Off")
    assert desk.shell.prefs.settings.animations is False
    paces = desk.asked("set_pace")
    assert paces[0] == HELPER_PACE_S
    assert paces[1] > paces[0] > paces[2], "computer players keep up with the cards"
    assert paces[2] == pytest.approx((0.2, 0.5))
    assert desk.shell.prefs.settings.speed == "slow", "what was chosen before is known when they move again"
