"""The rules beside the table: what they show are cards of this very table, and cost what the engine says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtQml import QQmlComponent

from gui.paths import QML
from gui.presets import PRESETS
from lanparty.cards import Deck
from lanparty.engine.options import BadOption, describe_options, parse_options
from lanparty.games import GAMES
from lanparty.games.hearts_cards import deal_points
from lanparty.games.six_rows import heads_of
from tests.gui import scripted
from tests.gui.desk import Desk, kind
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
    component = QQmlComponent(desk.shell.engine)
    component.setData(_PROBE, QUrl.fromLocalFile(str(QML / "Probe.qml")))
    probe = component.create()
    assert isinstance(probe, QObject), component.errorString()
    probe.setParent(desk.window)
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
            assert foreign <= ({"55"} if game.name == "six" else set()), (seats, chosen)
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


def test_the_rules_turn_their_pages_by_key(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table())
    desk.key(Qt.Key.Key_F1)
    desk.settle()
    page = next(item for item in desk.items() if kind(item) == "Rules").parentItem().parentItem().parentItem()
    assert page.inherits("QQuickFlickable")
    desk.key(Qt.Key.Key_PageDown)
    down = page.property("contentY")
    assert down > page.height() / 2
    for _ in range(20):
        desk.key(Qt.Key.Key_PageDown)
    assert page.property("contentY") == pytest.approx(page.property("contentHeight") - page.height())
    for _ in range(20):
        desk.key(Qt.Key.Key_PageUp)
    assert page.property("contentY") == 0
    assert desk.asked("submit") == []
