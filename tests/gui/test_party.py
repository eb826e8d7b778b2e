"""How snapshots are shown: the newest one, in bites that hold up no frame, never half of it beside half of another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gui.bridge import Bridge
from gui.models import BITE
from gui.party import Party
from gui.preferences import Preferences
from tests.gui import scripted
from tests.gui.desk import PATIENCE_MS


@pytest.fixture
def party(qtbot: QtBot, tmp_path: Path) -> Iterator[Party]:
    bridge = Bridge(lambda _on_change: scripted.ScriptedNode(None))
    made = Party(bridge, Preferences(tmp_path), bridge)
    yield made
    bridge.stop()
    bridge.deleteLater()


def _wait(qtbot: QtBot, party: Party) -> None:
    qtbot.waitUntil(lambda: party.settled, timeout=PATIENCE_MS)


def test_a_dealt_hand_comes_in_bites_and_the_turn_after_it(qtbot: QtBot, party: Party) -> None:
    sizes, told = [0], []
    party._bites.turn.timeout.connect(lambda: sizes.append(len(party._hand.rows)))
    party._facts.turnChanged.connect(lambda: told.append(len(party._hand.rows)))  # type: ignore[attr-defined]
    party.take(scripted.table())
    assert party._hand.rows == [], "not before the event loop comes round"
    _wait(qtbot, party)
    assert sizes[-1] == len(scripted.HAND) > 2 * BITE
    assert max(after - before for before, after in pairwise(sizes)) <= BITE
    assert told == [len(scripted.HAND)]


def test_of_several_snapshots_the_newest_is_shown(qtbot: QtBot, party: Party) -> None:
    turns: list[int] = []
    party._facts.turnChanged.connect(lambda: turns.append(party._facts["turn"]))  # type: ignore[attr-defined]
    for turn in (1, 2, 3):
        party.take(scripted.table(turn=turn))
    _wait(qtbot, party)
    assert turns == [3]


def test_what_comes_while_a_hand_is_dealt_is_shown_next(qtbot: QtBot, party: Party) -> None:
    party.take(scripted.table(turn=1))
    qtbot.waitUntil(lambda: len(party._hand.rows) >= BITE, timeout=PATIENCE_MS)
    party.take(scripted.table(turn=2, hand=scripted.hand()[3:]))
    _wait(qtbot, party)
    assert party._facts["turn"] == 2
    assert len(party._hand.rows) == len(scripted.HAND) - 3


def test_a_card_that_was_played_goes_together_with_the_turn(qtbot: QtBot, party: Party) -> None:
    """Else what could be played before would be offered with the cards that are left."""
    party.take(scripted.table(turn=1))
    _wait(qtbot, party)
    seen: list[tuple[int, int]] = []
    party._bites.turn.timeout.connect(lambda: seen.append((len(party._hand.rows), party._facts["turn"])))
    party.take(scripted.table(turn=2, hand=scripted.hand()[1:]))
    _wait(qtbot, party)
    assert set(seen) == {(len(scripted.HAND), 1), (len(scripted.HAND) - 1, 2)}


def test_what_was_published_before_a_failure_is_shown_before_it(party: Party) -> None:
    seen: list[str] = []
    party.told.connect(lambda *_: seen.append(str(party.property("screen"))))
    party.take(scripted.table())
    party._failed("submit", "illegal", "")
    assert seen == ["table"]


def test_the_table_is_cleared_once_its_screen_has_gone(qtbot: QtBot, party: Party) -> None:
    party.take(scripted.table())
    _wait(qtbot, party)
    at_the_change: list[int] = []
    party.screenChanged.connect(lambda: at_the_change.append(len(party._hand.rows)))
    party.take(scripted.idle())
    qtbot.waitUntil(lambda: not party._hand.rows, timeout=PATIENCE_MS)
    assert at_the_change == [len(scripted.HAND)]
    assert party._facts.get("phase") is None


def test_a_window_may_close_while_its_table_goes(qtbot: QtBot, party: Party) -> None:
    party.take(scripted.table())
    _wait(qtbot, party)
    party.take(scripted.idle())
    party._bites.turn.timeout.connect(lambda: shiboken6.delete(party))
    with qtbot.waitSignal(party.destroyed, timeout=PATIENCE_MS):
        pass
    QTest.qWait(0)  # what came too late would fail here
