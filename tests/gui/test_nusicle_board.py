"""Nusicle and Solo Nus on screen: laws, aces, drawing; a deal by mouse and one alone by keyboard over the real node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem

from tests.gui import nusicle_scenes as scenes
from tests.gui.desk import Desk, attached, kind


@pytest.fixture
def desk(open_desk: Any) -> Desk:
    opened: Desk = open_desk(scenes.turn())
    opened.wait(lambda: opened.cards())
    return opened


def _piles(desk: Desk) -> list[QQuickItem]:
    return [item for item in desk.items() if kind(item) == "NusiclePile"]


def _plain(value: Any) -> Any:
    """A value of QML, which may have been made by its script or by us."""
    return value.toVariant() if isinstance(value, QJSValue) else value


def _offered(desk: Desk) -> list[int]:
    return [int(pile.property("number")) for pile in _piles(desk) if pile.property("offered")]


def test_piles_say_their_law_and_what_may_follow(desk: Desk) -> None:
    helpers = [attached(pile) for pile in _piles(desk)]
    assert [helper.property("description") for helper in helpers if helper is not None] == [
        "same suit or same rank. Next: hearts or 9. 4 cards",
        "one rank up or down. Next: 8 or 10. 5 cards",
        "the next suit: ♠ ♣ ♦ ♥. Next: spades. 3 cards",
    ]
    assert "Pile 1: 9 of hearts" in desk.names()
    assert _plain(_piles(desk)[0].property("seen")) == ["KH", "3H", "9H"], "the face that rules is covered"
    assert "drew a card" in desk.names(), "what the other one did"


def test_piles_light_up_for_the_lifted_card(desk: Desk) -> None:
    assert _offered(desk) == []
    desk.click_card("4H")
    assert _offered(desk) == [1]
    desk.click_card("8S")
    assert _offered(desk) == [2, 3]
    said = desk.toasts()
    desk.click_item(_piles(desk)[0])
    assert said == ["That breaks the law of the pile."]
    desk.click_item(_piles(desk)[2])
    assert desk.asked("submit") == [("8S>3",)]


def test_an_ace_goes_with_a_face(desk: Desk) -> None:
    desk.click_card("AD")
    assert _offered(desk) == []
    assert "An ace goes with a face: lift a King, Queen or Jack too." in desk.names()
    desk.click_card("QD")
    assert _offered(desk) == [1, 2, 3]
    desk.key(Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("submit") == [("AD QD>2",)]


def test_enter_lifts_a_card_and_enter_plays_it(desk: Desk) -> None:
    """Also where an ace could go with a face, so that cards aren't lifted by being walked over."""
    desk.key(Qt.Key.Key_Home)
    for _ in range(2):
        desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Return)
    assert _offered(desk) == [1]
    assert "It fits on pile 1: once more plays it." in desk.names()
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("submit") == [("9D>1",)]


def test_one_draws_from_the_stock_or_by_a_button_or_a_key(desk: Desk) -> None:
    desk.click("Stock: 21 cards")
    desk.click("Draw a card")
    desk.key(Qt.Key.Key_D)
    assert desk.asked("submit") == [("draw",)] * 3
    desk.show(scenes.waiting())
    desk.click("Stock: 21 cards")
    assert len(desk.asked("submit")) == 3, "drawn out of turn"


def test_who_can_only_give_up_is_told_so(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.solo(hand=("2C", "5C"), legal=("pass",)))
    desk.wait(lambda: "Nothing fits any more." in desk.names())
    desk.click("Give up")
    assert desk.asked("submit") == [("pass",)]
    desk.show(
        scenes.solo(hand=("2C",), legal=(), phase="between", deal_scores=((-52,),), next_ready=(False,))
    )
    desk.wait(lambda: "Not solved this time: that costs 52 points." in desk.names())
    desk.show(scenes.solo(hand=(), legal=(), phase="finished", deal_scores=((-52,), (7,)), winners=(0,)))
    desk.wait(lambda: "Solved! This deal brings 7 points." in desk.names())


def _table(desk: Desk) -> dict[str, Any]:
    table: dict[str, Any] = _plain(desk.child("NusicleBoard").property("table"))
    return table


def test_an_ace_sends_the_pile_under_the_stock(open_desk: Any) -> None:
    before = scenes.turn()
    after = scenes.TABLE | {"piles": [["AH", "KC"], *scenes.PILES[1:]], "stock": 25}
    desk: Desk = open_desk(before, animations=True)
    desk.wait(lambda: desk.cards())
    shown: list[tuple[int, int]] = []

    def note() -> None:
        now = len(_table(desk)["piles"][0]), int(_table(desk)["stock"])
        if now not in shown:
            shown.append(now)

    desk.child("NusicleBoard").tableChanged.connect(note)  # type: ignore[attr-defined]
    desk.show(scenes.after(before, 1, "AH KC>1", after))
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert shown == [(2, 21), (2, 25)], "the stock grows when the cards have come there"
    assert _table(desk) == after


def test_of_two_at_solo_each_has_a_board(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.side_by_side(), animations=True)
    desk.wait(lambda: desk.cards())
    assert "Pile 1: 9 of hearts" in desk.names()
    assert "Stock: 21 cards" in desk.names()
    assert "17 cards in the stock" in desk.names(), "how far the other one is"
    other = {**scenes.OTHER, "stock": 12}
    after = {"boards": [{**scenes.TABLE, "piles": [[*scenes.PILES[0], "4H"], *scenes.PILES[1:]]}, other]}
    desk.show(scenes.after(scenes.side_by_side(), 0, "4H>1", after))
    desk.wait(lambda: "Pile 1: 4 of hearts" in desk.names())
    assert "12 cards in the stock" in desk.names()
    moved = {"boards": [after["boards"][0], {**other, "stock": 11}]}
    desk.show(scenes.after(desk.party._snapshot, 1, "2S>3", moved))  # type: ignore[arg-type]
    assert desk.child("Arrivals").property("actor") == -1, "the other one's card flies onto my pile"
    desk.wait(lambda: "11 cards in the stock" in desk.names())
    desk.show(scenes.side_by_side(turn=1, legal=()))
    assert "It shows when Maximilian-Alexander has moved too…" in desk.names()


def test_practice_offers_what_goes_with_so_many_seats(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.click("Practice")
    desk.click("Nusicle")
    assert len(desk.named("Nusicle")) == 2, "the game, and one of its two kinds"
    desk.click("1")
    assert len(desk.named("Nusicle")) == 1
    assert desk.named("Solo Nus")
    desk.click("Start")
    assert desk.asked("practice") == [("nusicle", 1, "easy", {"mode": "solo"})]
    desk.key(Qt.Key.Key_Escape)
    desk.click("New table")
    desk.click("Nusicle")
    assert "1" not in desk.names(), "a table for one to which others are invited"


# -- over the real node --------------------------------------------------------------------------------------


def _over(desk: Desk) -> bool:
    return desk.facts.get("phase") in ("between", "finished", "stopped")


def _asked(desk: Desk) -> bool:
    return bool(desk.facts.get("legal")) and not desk.facts.get("pending")


def _moves(desk: Desk) -> int:
    return sum(row["kind"] == "move" for row in desk.party._log.rows)


def _play_deal(desk: Desk, make: Callable[[dict[str, Any]], None]) -> None:
    """The first move on offer, until the deal is over."""
    desk.wait(lambda: _asked(desk))
    while not _over(desk):
        before = _moves(desk)
        make(desk.facts["moves"][0])
        desk.wait(lambda before=before: _moves(desk) > before)  # type: ignore[misc]
        desk.wait(lambda: _asked(desk) or _over(desk))


def test_a_deal_by_mouse(real_desk: Desk) -> None:
    real_desk.party.practice("nusicle", 2, "easy", {})

    def make(move: dict[str, Any]) -> None:
        if move["verb"]:
            real_desk.click("Draw a card" if move["verb"] == "draw" else "Pass")
            return
        for name in move["cards"]:
            real_desk.click_card(name)
        real_desk.click_item(_piles(real_desk)[int(move["place"]) - 1])

    _play_deal(real_desk, make)
    assert real_desk.facts["phase"] == "between"


def test_a_solo_deal_by_keyboard(real_desk: Desk) -> None:
    real_desk.party.practice("nusicle", 1, "easy", {"mode": "solo", "deals": 1})

    def make(move: dict[str, Any]) -> None:
        if move["verb"]:
            real_desk.key(Qt.Key.Key_D if move["verb"] == "draw" else Qt.Key.Key_P)
            return
        names = [row["name"] for row in real_desk.party._hand.rows]
        several = any(len(one["cards"]) > 1 for one in real_desk.facts["moves"])
        for name in move["cards"]:
            real_desk.key(Qt.Key.Key_Home)
            for _ in range(names.index(name)):
                real_desk.key(Qt.Key.Key_Right)
            if several:
                real_desk.key(Qt.Key.Key_Space)
        real_desk.key(Qt.Key.Key_Return)
        # More piles than one: the keyboard is on the first of them, which is this move's.

        def on_pile() -> bool:
            item = real_desk.window.activeFocusItem()
            return item is not None and kind(item) == "NusiclePile"

        if on_pile():
            real_desk.key(Qt.Key.Key_Return)

    _play_deal(real_desk, make)
    assert real_desk.facts["phase"] == "finished"
    points = real_desk.facts["totals"][0]
    said = "Not solved this time: that costs 52 points." if points == -52 else "Solved!"
    real_desk.wait(lambda: any(name.startswith(said) for name in real_desk.names()))
