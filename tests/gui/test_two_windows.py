"""Two windows with a node each: one opens a table, the other finds it, joins with one click, and they play a round."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from tests.gui.desk import Desk
from tests.gui.laptops import node_maker


def _play_one(desk: Desk) -> None:
    """The first card, by keyboard; a poison into the first cauldron."""
    left = len(desk.party._hand.rows)
    desk.window.requestActivate()
    desk.wait(desk.window.isActive)
    desk.key(Qt.Key.Key_1)
    desk.key(Qt.Key.Key_Return)
    if desk.window.activeFocusItem().metaObject().className().startswith("Cauldron"):
        desk.key(Qt.Key.Key_Return)
    desk.wait(lambda: len(desk.party._hand.rows) == left - 1)


def test_two_laptops_play_a_round(open_desk: Any, tmp_path: Path) -> None:
    ana: Desk = open_desk(make=node_maker(tmp_path / "ana", "Ana", 3, discover=True))
    bo: Desk = open_desk(make=node_maker(tmp_path / "bo", "Bo", 3, discover=True))
    title = f"Sofa {secrets.token_hex(4)}"  # other tests on this machine open tables too
    ana.party.host("poison", 2, title, {"mode": "quick"}, 0)
    ana.wait(lambda: ana.party.property("screen") == "lobby")

    bo.click(f"{title}, Poison, 1 of 2 seats taken, Click to join")
    bo.wait(lambda: bo.party.property("screen") == "lobby")
    assert bo.party.property("lobby")["words"] == ana.party.property("lobby")["words"]
    bo.click("I'm ready")
    ana.wait(lambda: ana.party.property("lobby")["canBegin"])
    ana.click("Start the match")
    for desk in (ana, bo):
        desk.wait(lambda desk=desk: desk.facts.get("phase") == "playing")  # type: ignore[misc]
        assert desk.facts["verified"] == 2

    ana.party.say("good luck")
    bo.wait(lambda: bo.party.property("chat").rowCount() > 0)
    desks = {ana.facts["mySeat"]: ana, bo.facts["mySeat"]: bo}
    for _ in range(24):
        ana.wait(lambda: any(desk.facts["legal"] for desk in desks.values()))
        _play_one(next(desk for desk in desks.values() if desk.facts["legal"]))
    for desk in (ana, bo):
        desk.wait(lambda desk=desk: desk.facts["phase"] == "finished")  # type: ignore[misc]
    assert ana.facts["totals"] == bo.facts["totals"]
    assert ana.facts["winners"] == bo.facts["winners"]

    bo.click("Back to the tables")
    bo.wait(lambda: bo.party.property("screen") == "home")
