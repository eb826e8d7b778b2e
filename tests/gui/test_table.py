"""At the table: choosing, refusing, playing, watching. The node is scripted; it notes what the window asks for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from lanparty.node.snapshots import ChatLine, Happened, Snapshot
from tests.gui import scripted
from tests.gui.desk import Desk, below, kind

NEXT = {
    "cauldrons": {"red": ["R4"], "green": scripted.TABLE["cauldrons"]["green"], "violet": []},
    "drunk": [["R1", "P"], ["R7", "R5"], ["V7"] * 3 + ["P"] * 2, []],
}


@pytest.fixture
def desk(open_desk: Any) -> Desk:
    opened: Desk = open_desk(scripted.table())
    opened.wait(lambda: opened.named("Red 1"))
    return opened


def _selected(desk: Desk) -> int:
    chosen: int = desk.child("Hand").property("selected")
    return chosen


def _cauldron(desk: Desk, name: str) -> QQuickItem:
    return next(
        item
        for item in desk.items()
        if item.metaObject().className().startswith("Cauldron") and item.property("colour") == name
    )


def test_one_click_selects_and_a_second_plays(desk: Desk) -> None:
    desk.click_card(2)
    assert _selected(desk) == 2
    assert desk.asked("submit") == []
    desk.click_card(2)
    assert desk.asked("submit") == [("R4>red",)]
    assert _selected(desk) == -1


def test_a_selected_card_goes_into_its_cauldron_by_a_click_there(desk: Desk) -> None:
    desk.click_card(4)
    desk.click_item(_cauldron(desk, "green"))
    assert desk.asked("submit") == [("G1>green",)]


def test_a_wrong_cauldron_says_why_not(desk: Desk) -> None:
    desk.click_card(0)
    desk.click_item(_cauldron(desk, "violet"))
    assert desk.asked("submit") == []
    assert desk.toast() == "A coloured card goes into the cauldron of its own colour."


@pytest.mark.parametrize("colour", ["red", "green", "violet"])
def test_a_poison_goes_where_one_clicks(desk: Desk, colour: str) -> None:
    desk.click_card(11)
    desk.click_card(11)
    assert desk.asked("submit") == [], "a poison needs a cauldron"
    desk.click_item(_cauldron(desk, colour))
    assert desk.asked("submit") == [(f"P>{colour}",)]


def test_keys_choose_play_and_put_back(desk: Desk) -> None:
    desk.key(Qt.Key.Key_2)
    assert _selected(desk) == 1
    desk.key(Qt.Key.Key_Right)
    assert _selected(desk) == 2
    desk.key(Qt.Key.Key_Escape)
    assert _selected(desk) == -1
    desk.key(Qt.Key.Key_End)
    desk.key(Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Escape)
    assert desk.asked("submit") == []
    desk.key(Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("submit") == [("P>violet",)]


def _drag(desk: Desk, index: int, to: QPoint) -> None:
    start = desk.tip(desk.cards()[index])
    desk.settle()
    QTest.mousePress(desk.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in range(1, 6):
        QTest.mouseMove(desk.window, start + (to - start) * part / 5)
        desk.settle()
    QTest.mouseRelease(desk.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)
    desk.settle()


def test_a_card_can_be_dragged(desk: Desk) -> None:
    _drag(desk, 10, desk.centre(_cauldron(desk, "green")))
    assert desk.asked("submit") == [("P>green",)]


def test_a_card_dragged_to_a_wrong_place_comes_back_with_a_reason(desk: Desk) -> None:
    _drag(desk, 0, desk.centre(_cauldron(desk, "green")))
    assert desk.asked("submit") == []
    assert "own colour" in desk.toast()


def test_not_my_turn_says_whose_it_is(desk: Desk) -> None:
    desk.show(scripted.table(turn=1))
    desk.click_card(3)
    assert desk.toast() == f"It is {scripted.NAMES[1]}'s turn."
    desk.click_card(3)
    assert desk.asked("submit") == []


def test_a_refusal_of_the_node_is_one_sentence(desk: Desk) -> None:
    desk.node.refuse("submit", "wrong_phase", "internal words")
    desk.click_card(0)
    desk.click_card(0)
    desk.wait(lambda: desk.toast() == "This is not the moment for a card.")


def test_while_a_move_is_on_its_way_no_other_is_sent(desk: Desk) -> None:
    desk.show(scripted.table(pending="R4>red"))
    desk.click_card(4)
    desk.click_item(_cauldron(desk, "green"))
    assert desk.asked("submit") == []


def test_the_hand_keeps_the_selected_card_when_others_play(desk: Desk) -> None:
    desk.show(scripted.table(turn=1))
    desk.click_card(5)
    before = desk.cards()[5]
    desk.show(scripted.table(turn=2))
    assert _selected(desk) == 5
    assert desk.cards()[5] is before, "the view was rebuilt under the pointer"


def test_sorting_is_one_click_and_is_kept(desk: Desk) -> None:
    desk.click("Sort by value")
    names = [row["name"] for row in desk.party._hand.rows]
    assert names == ["R1", "G1", "R2", "G2", "V2", "R4", "V4", "P", "P", "G5", "R7", "V7"]
    assert desk.shell.prefs.settings.sort == "value"


def test_a_key_hides_the_hand(desk: Desk) -> None:
    desk.key(Qt.Key.Key_H)
    assert "Red 1" not in desk.names()
    desk.key(Qt.Key.Key_H)
    assert "Red 1" in desk.names()


@pytest.mark.parametrize("letter", ["Η", "Х"])
def test_a_key_with_a_greek_or_cyrillic_letter_does_the_same(desk: Desk, letter: str) -> None:
    """The letters on the key H."""
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, letter.lower())
    QGuiApplication.sendEvent(desk.window, event)
    desk.settle()
    assert "Red 1" not in desk.names()


def test_totals_are_said_and_shown(desk: Desk) -> None:
    assert "Red cauldron, total 12 of 13" in desk.names()
    assert _cauldron(desk, "red").property("mood") == "close"
    assert _cauldron(desk, "green").property("mood") == "full"
    assert _cauldron(desk, "violet").property("mood") == "calm"


def test_what_was_drunk_lies_open(desk: Desk) -> None:
    assert "Ana drank 1 red, 1 poison" in desk.names()
    assert "Giuseppina drank 3 violet, 2 poisons" in desk.names()


def test_the_seal_tells_who_proved_what(desk: Desk) -> None:
    desk.click("Shuffle verified by all 4")
    names = desk.names()
    assert any("shuffled without changing a card – checked by Ana. 32 ms" in name for name in names)
    assert f"{scripted.NAMES[1]} verified every shuffle and signed for this deck. " in names


def test_log_and_chat(desk: Desk) -> None:
    desk.key(Qt.Key.Key_L)
    desk.wait(lambda: any("Red 5 into the red cauldron" in name for name in desk.names()))
    desk.key(Qt.Key.Key_C)
    desk.wait(lambda: "Careful with the green one" in desk.names())
    desk.type("hello 1 2 3")
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("say") == [("hello 1 2 3",)]
    assert _selected(desk) == -1, "digits in the chat chose cards"


def test_unread_chat_is_counted(desk: Desk) -> None:
    desk.show(replace(scripted.table(), chat=(*scripted.table().chat, ChatLine(2, "Bo", "psst"))))
    assert desk.find("Chat").property("badge") == "1"


def test_leaving_in_mid_deal_asks_once(desk: Desk) -> None:
    desk.click("Leave")
    assert desk.asked("leave") == []
    desk.click("Stay")
    assert desk.asked("leave") == []
    desk.click("Leave")
    desk.click("Leave for good")
    assert desk.asked("leave") == [()]
    assert desk.asked("suspend") == []


def test_closing_for_now_lets_the_others_wait(desk: Desk) -> None:
    desk.click("Leave")
    desk.click("Close for now")
    assert desk.asked("suspend") == [()]
    assert desk.asked("leave") == []


@pytest.mark.parametrize(("button", "request_"), [("Leave for good", "leave"), ("Close for now", "suspend")])
def test_closing_the_window_in_mid_deal_asks_once(desk: Desk, button: str, request_: str) -> None:
    desk.window.close()
    desk.settle()
    assert desk.window.isVisible()
    desk.click(button)
    desk.wait(lambda: not desk.window.isVisible())
    desk.wait(lambda: desk.asked(request_) == [()])


def test_who_closes_the_window_again_closes_for_now(desk: Desk) -> None:
    for _ in range(2):
        desk.window.close()
        desk.settle()
    assert not desk.window.isVisible()
    desk.wait(lambda: desk.asked("suspend") == [()])
    assert desk.asked("leave") == []


def test_a_question_that_was_answered_is_asked_anew(desk: Desk) -> None:
    desk.window.close()
    desk.click("Stay")
    desk.window.close()
    desk.settle()
    assert desk.window.isVisible()


def test_after_the_end_nobody_is_asked(desk: Desk) -> None:
    desk.show(scripted.finished())
    desk.window.close()
    desk.settle()
    assert not desk.window.isVisible()


def test_between_deals_the_pad_opens_by_itself(desk: Desk) -> None:
    desk.show(scripted.between())
    desk.wait(lambda: "Next deal" in desk.names())
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("next_deal") == [()]
    desk.show(scripted.table())
    desk.wait(lambda: "Next deal" not in desk.names())


def test_the_result_names_winner_places_and_audit(desk: Desk) -> None:
    desk.show(scripted.finished())
    desk.wait(lambda: "You share the win!" in desk.names())
    assert "Ana, 3 points, winner" in desk.names()
    assert "All hidden cards were opened and checked afterwards: nobody cheated." in desk.names()


def test_a_fault_names_the_seat_in_plain_words(desk: Desk) -> None:
    desk.show(scripted.stopped())
    desk.wait(lambda: any(name.startswith("Νικόλαος's laptop did something") for name in desk.names()))
    assert any("a shuffle that doesn't hold" in name for name in desk.names())


def test_a_lost_laptop_is_said_in_words(desk: Desk) -> None:
    desk.show(scripted.missing())
    desk.wait(lambda: any("Живорад" in name and "connection lost" in name for name in desk.names()))


# -- moving cards ----------------------------------------------------------------------------------------


def _played(index: int = 2, board: dict[str, Any] | None = None) -> Snapshot:
    before = scripted.table().table
    assert before is not None
    shown = NEXT if board is None else board
    event = Happened(index, "move", 1, "R4>red", {"table": shown})
    return scripted.table(turn=2, table=shown, happened=(*before.happened, event))


def test_moves_fly_and_end_in_what_the_node_said(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table(turn=1), animations=True)
    desk.wait(lambda: desk.named("Red 1"))
    board = desk.child("PoisonBoard")
    desk.show(_played())
    assert desk.child("Arrivals").property("actor") == 1
    assert _cauldron(desk, "red").property("total") == 12, "shown before it has landed"
    desk.wait(lambda: _cauldron(desk, "red").property("total") == 4)
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert board.property("table") == NEXT


@pytest.mark.parametrize(("speed", "lasts"), [("quick", 200), ("normal", 300), ("slow", 350)])
def test_cards_fly_as_fast_as_was_chosen(open_desk: Any, speed: str, lasts: int) -> None:
    desk: Desk = open_desk(scripted.table(turn=1), animations=True, speed=speed)
    desk.wait(lambda: desk.named("Red 1"))
    desk.show(_played())
    assert [item.property("lasts") for item in desk.items() if item.property("lasts")] == [lasts]


def test_a_key_hurries_what_flies_and_input_is_never_blocked(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table(turn=1), animations=True)
    desk.wait(lambda: desk.named("Red 1"))
    moved = _played()
    mine = scripted.table(turn=0, table=NEXT, happened=moved.table.happened if moved.table else ())
    desk.show(mine)
    assert not desk.child("Arrivals").property("idle")
    desk.key(Qt.Key.Key_3)
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("submit") == [("R4>red",)]
    assert desk.child("PoisonBoard").property("table") == NEXT


def test_one_key_hurries_all_that_wait(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table(turn=1), animations=True)
    desk.wait(lambda: desk.named("Red 1"))
    before = scripted.table().table
    assert before is not None
    last = {**NEXT, "cauldrons": {"red": [], "green": [], "violet": ["V1"]}}
    events = [Happened(index, "move", 1, "R4>red", {"table": NEXT}) for index in range(2, 6)]
    events.append(Happened(6, "move", 2, "V1>violet", {"table": last}))
    desk.show(scripted.table(turn=2, table=last, happened=(*before.happened, *events)))
    desk.key(Qt.Key.Key_Escape)
    assert desk.child("PoisonBoard").property("table") == last
    assert desk.child("Arrivals").property("idle")


def test_many_moves_at_once_are_caught_up_with(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table(turn=1), animations=True)
    desk.wait(lambda: desk.named("Red 1"))
    before = scripted.table().table
    assert before is not None
    events = [Happened(index, "move", 1, "R4>red", {"table": NEXT}) for index in range(2, 40)]
    desk.show(scripted.table(turn=2, table=NEXT, happened=(*before.happened, *events)))
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert desk.child("PoisonBoard").property("table") == NEXT


def test_without_animations_everything_is_there_at_once(desk: Desk) -> None:
    desk.show(_played())
    assert desk.child("Arrivals").property("idle")
    assert _cauldron(desk, "red").property("total") == 4


def test_sounds_are_a_click_and_a_key_away(desk: Desk) -> None:
    desk.click("Turn the sounds on")
    assert desk.shell.prefs.settings.sounds
    desk.find("Turn the sounds off")
    desk.key(Qt.Key.Key_M)
    assert not desk.shell.prefs.settings.sounds


def test_cards_are_counted_also_of_who_thinks_long(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table(turn=1))
    seat = next(item for item in desk.items() if kind(item) == "Seat" and item.property("onTurn"))
    said = [item.property("text") for item in below(seat) if item.inherits("QQuickText")]
    assert any("12" in text for text in said)
    assert str(seat.property("cards")) in said


@pytest.mark.parametrize("size", [(900, 600), (1920, 1080), (3840, 2160)])
def test_the_own_hand_is_large_in_every_window(open_desk: Any, size: tuple[int, int]) -> None:
    desk: Desk = open_desk(scripted.table(), size=size)
    tallest = max(card.height() for card in desk.cards())
    assert tallest > size[1] * 0.17
