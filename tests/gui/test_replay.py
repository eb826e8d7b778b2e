"""A match of this laptop is played back in the window: steps, deals, hands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from tests.gui.desk import Desk
from tests.gui.laptops import node_maker
from tests.node.journals import short_match, write_journal


def _at(desk: Desk) -> dict[str, Any]:
    found: dict[str, Any] = desk.facts.get("playback", {})
    return found


def _hand(desk: Desk) -> list[str]:
    return [row["name"] for row in desk.party._hand.rows]


def test_a_match_is_played_back_by_mouse_and_keys(open_desk: Any, tmp_path: Path) -> None:
    folder = tmp_path / "node" / "tables" / ("a" * 32)
    folder.mkdir(parents=True)
    (folder / "done").touch()
    world = short_match()
    write_journal(folder / "table.journal", world, world.joined[0])
    desk: Desk = open_desk(make=node_maker(tmp_path / "node"))
    desk.click("Play back")
    wanted = "Poison – Table"
    desk.wait(lambda: any(name.startswith(wanted) for name in desk.names()))
    desk.click(next(name for name in desk.names() if name.startswith(wanted)))
    desk.wait(lambda: desk.facts.get("phase") == "replay")
    desk.settle()
    assert (_at(desk)["at"], _at(desk)["opened"]) == (0, True)
    mine = _hand(desk)
    assert len(mine) == 12
    desk.key(Qt.Key.Key_Right)
    desk.wait(lambda: _at(desk)["at"] == 1)
    desk.key(Qt.Key.Key_Right)
    desk.wait(lambda: _at(desk)["at"] == 2)
    assert len(_hand(desk)) == 11, "each has played a card"
    desk.key(Qt.Key.Key_Up)
    desk.wait(lambda: desk.facts["mySeat"] == 1)
    assert len(_hand(desk)) == 11
    desk.click("Back to the beginning of a deal")
    desk.wait(lambda: _at(desk)["at"] == 0)
    desk.key(Qt.Key.Key_End)
    desk.wait(lambda: _at(desk)["at"] == _at(desk)["count"] - 1)
    assert desk.facts["totals"] == list(world.tables[0].rules.scores(world.tables[0].state))
    desk.click("Leave")
    desk.wait(lambda: desk.party.property("screen") == "home")


def test_what_is_no_journal_is_told_in_a_sentence(open_desk: Any, tmp_path: Path) -> None:
    desk: Desk = open_desk(make=node_maker(tmp_path / "node"))
    said = desk.toasts()
    desk.party.replay(str(tmp_path / "nothing"))
    desk.wait(lambda: said)
    assert said[-1].startswith("That file can't be played back.")
    assert desk.party.property("busy") == ""
