"""Two windows with a node each: one opens a table, the other finds it, joins with one click, and they play
a short match: one by mouse, one by keyboard.

Every game, with more windows, each in a process of its own: `scripts/windows.py`.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from tests.gui.desk import Desk
from tests.gui.laptops import node_maker
from tests.gui.person import Person


def test_two_laptops_play_a_match(open_desk: Any, tmp_path: Path) -> None:
    ana: Desk = open_desk(make=node_maker(tmp_path / "ana", "Ana", 3, discover=True))
    bo: Desk = open_desk(make=node_maker(tmp_path / "bo", "Bo", 3, discover=True))
    host, guest = Person(ana, keyboard=False), Person(bo, keyboard=True)
    title = f"Sofa {secrets.token_hex(4)}"  # other tests on this machine open tables too
    host.open_table(title, "poison", 2, {})
    guest.join(title)
    ana.wait(lambda: ana.party.property("lobby")["free"] == 0)
    assert bo.party.property("lobby")["words"] == ana.party.property("lobby")["words"]
    bo.click("I'm ready")
    host.begin(hosting=True)
    for desk in (ana, bo):
        desk.wait(lambda desk=desk: desk.facts.get("phase") == "playing")  # type: ignore[misc]
        assert desk.facts["verified"] == 2

    ana.party.say("good luck")
    bo.wait(lambda: bo.party.property("chat").rowCount() > 0)
    people = (host, guest)
    while not (host.over and guest.over):
        ana.wait(lambda: (host.over and guest.over) or any(one.is_asked() for one in people))
        for one in people:
            if one.is_asked():
                one.act()
    for one in people:
        one.look_at_the_result()
    assert ana.facts["totals"] == bo.facts["totals"]
    assert ana.facts["winners"] == bo.facts["winners"]
    assert ana.facts["audit"] == bo.facts["audit"] == "passed"
    guest.go_home()
