"""The rules beside the table: what they show are cards of this very table, and cost what the engine says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from gui.presets import PRESETS
from lanparty.cards import Deck
from lanparty.engine.options import BadOption, describe_options, parse_options
from lanparty.games import GAMES
from lanparty.games.hearts_cards import deal_points
from lanparty.games.six_rows import heads_of
from lanparty.node.snapshots import ChatLine, Happened
from tests.gui import revolution_scenes, scripted
from tests.gui.desk import Desk, below, kind
from tests.gui.person import plain

_PROBE = b"""
import QtQuick
import "theme"
QtObject {
    function rules(game, options, seats) { return Texts.rules(game, options, seats) }
}
"""
Rule = dict[str, Any]


@pytest.fixture
def rules_of(open_desk: Any) -> Any:
    desk: Desk = open_desk()
    probe = desk.probe(_PROBE)
    return lambda game, options, seats: plain(probe.rules(game, options, seats))


def _tables(game: Any) -> Iterator[tuple[int, dict[str, Any], Any]]:
    """Number of seats, chosen options, all options: the presets, and every choice by itself."""
    chosen: list[dict[str, Any]] = list(PRESETS[game.name].values())
    chosen += [{one["name"]: value} for one in describe_options(game) for value in one["choices"] or ()]
    for seats in game.seat_numbers:
        for some in chosen:
            try:
                yield seats, some, parse_options(game, seats, some)
            except BadOption:
                continue


def _cards(rules: list[Rule]) -> set[str]:
    return {card for rule in rules for group in rule["shown"] for card in group.get("cards", ()) if card}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_cards_that_are_shown_are_in_play(rules_of: Any, game: Any) -> None:
    tables = 0
    for seats, chosen, options in _tables(game):
        tables += 1
        rules = rules_of(game.name, {**_defaults(game), **chosen}, seats)
        assert all(rule["text"] for rule in rules)
        deck: Deck = game.deck(seats, options)
        there = {name for card, name in enumerate(deck.names) if card not in deck.absent}
        foreign = _cards(rules) - there
        if game.name == "hearts":
            assert foreign == set(deck.names) - there, "what stays in the box is shown, and nothing else"
        else:
            assert foreign == set(), (seats, chosen)
    assert tables > 1


def _defaults(game: Any) -> dict[str, Any]:
    return {one["name"]: one["default"] for one in describe_options(game)}


def test_a_card_costs_what_the_engine_says(rules_of: Any) -> None:
    hearts = next(game for game in GAMES if game.name == "hearts")
    for seats, chosen, options in _tables(hearts):
        deck = hearts.deck(seats, options)
        dear, *_ = rules_of("hearts", {**_defaults(hearts), **chosen}, seats)
        for group in dear["shown"]:
            taken = [[deck.names.index(card) for card in group["cards"]], *[[]] * (seats - 1)]
            assert deal_points(options, taken)[0] == int(group["note"].replace("−", "-")), group
    costs = rules_of("six", {}, 4)[5]["shown"]
    assert [(int(group["cards"][0]), int(group["note"])) for group in costs] == [
        (card, heads_of(card)) for card in (1, 5, 10, 11, 55)
    ]


@pytest.mark.parametrize("size", [(900, 600), (1920, 1080)])
def test_nothing_that_is_shown_reaches_out_of_its_page(open_desk: Any, size: tuple[int, int]) -> None:
    desk: Desk = open_desk(revolution_scenes.table(revolution_scenes.shown(6), ("7D",)), size=size)
    desk.key(Qt.Key.Key_F1)
    exhibits = [item for item in desk.items() if kind(item) == "Exhibit"]
    assert len(exhibits) > 3
    for exhibit in exhibits:
        for card in (item for item in below(exhibit) if kind(item) == "Card"):
            corner = card.mapToItem(exhibit, QPointF(card.width(), card.height()))
            assert corner.x() <= exhibit.width() + 1, card.property("name")


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_L, Qt.Key.Key_C])
def test_what_is_open_beside_the_table_turns_its_pages_by_key(open_desk: Any, key: Qt.Key) -> None:
    many = tuple(Happened(index, "move", 1, "R4>red", {}) for index in range(2, 90))
    told = scripted.table()
    assert told.table is not None
    told = scripted.table(happened=(*told.table.happened, *many))
    said = tuple(ChatLine(1, "Νικόλαος", f"line {number}") for number in range(60))
    desk: Desk = open_desk(replace(told, chat=said))
    desk.key(key)
    panel = desk.child("SidePanel")
    page = max(
        (item for item in below(panel) if item.inherits("QQuickFlickable") and item.isVisible()),
        key=lambda item: float(item.property("contentHeight")),
    )
    for _ in range(60):
        desk.key(Qt.Key.Key_PageUp)
    assert page.property("contentY") == pytest.approx(page.property("originY"))
    first = page.property("contentY")
    desk.key(Qt.Key.Key_PageDown)
    assert page.property("contentY") > first + page.height() / 2
    for _ in range(60):
        desk.key(Qt.Key.Key_PageDown)
    last = page.property("originY") + page.property("contentHeight") - page.height()
    assert page.property("contentY") == pytest.approx(last)
    assert desk.asked("submit") == []


def test_who_reads_still_sees_hand_and_prompt(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table())
    desk.key(Qt.Key.Key_F1)
    panel, hand, prompt = desk.child("SidePanel"), desk.child("Hand"), desk.child("TurnBar")
    foot = panel.mapToScene(QPointF(0, panel.height())).y()
    assert foot <= min(item.mapToScene(QPointF(0, 0)).y() for item in (hand, prompt))
