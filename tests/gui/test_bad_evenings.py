"""Bad evenings with real nodes: a laptop dies and comes back, somebody leaves, is given up, looks on, sits down."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk import Desk
from tests.gui.laptops import node_maker
from tests.network.processes import Party

CARDS = 12  # of a hand of Poison for two to four players


@pytest.fixture
def others(tmp_path: Path) -> Iterator[Party]:
    """Other laptops: processes of this program without a window."""
    party = Party(tmp_path)
    yield party
    party.close()


@pytest.fixture
def sit(open_desk: Any, tmp_path: Path) -> Callable[[str], Desk]:
    """`sit(name)`: a window with a node of its own, that only addresses lead to."""

    def opened(name: str) -> Desk:
        desk: Desk = open_desk(make=node_maker(tmp_path / name, name, 3))
        return desk

    return opened


def _open_table(desk: Desk, seats: int, computers: int = 0, mode: str = "quick") -> str:
    """Host, with computer players on the last seats; the address."""
    desk.party.host("poison", seats, "Sofa", {"mode": mode}, 0)
    desk.wait(lambda: desk.party.property("screen") == "lobby")
    for seat in range(seats - computers, seats):
        desk.party.fill(seat, "easy")
    address: str = desk.party.property("lobby")["address"]
    return address


def _join(desk: Desk, address: str) -> None:
    desk.party.joinAt(address)
    desk.wait(lambda: desk.party.property("screen") == "lobby")
    desk.party.ready(True)


def _begin(host: Desk, *guests: Desk) -> None:
    host.wait(lambda: host.party.property("lobby").get("canBegin"))
    host.click("Start the match")
    for desk in (host, *guests):
        desk.wait(lambda desk=desk: desk.facts.get("phase") == "playing")  # type: ignore[misc]


def _held(desk: Desk) -> list[str]:
    return [row["name"] for row in desk.party._hand.rows]


def _play_one(desk: Desk) -> None:
    """Wait for the turn and play the first card that can be played."""
    desk.wait(lambda: desk.facts["legal"] and not desk.facts["pending"], "it never was this player's turn")
    left = len(_held(desk)) - 1
    desk.party.play(desk.facts["legal"][0])
    desk.wait(lambda: len(_held(desk)) == left)


def _play_any(*desks: Desk) -> None:
    """One move of whoever's turn it is."""
    desks[0].wait(lambda: any(desk.facts["legal"] for desk in desks))
    _play_one(next(desk for desk in desks if desk.facts["legal"]))


def _play_out(*desks: Desk, until: tuple[str, ...] = ("finished",)) -> None:
    """Play whoever's turn it is until the phase comes."""
    while True:
        desks[0].wait(lambda: any(desk.facts["legal"] or desk.facts["phase"] in until for desk in desks))
        due = [desk for desk in desks if desk.facts["legal"]]
        if not due:
            break
        _play_one(due[0])
    for desk in desks:
        desk.wait(lambda desk=desk: desk.facts["phase"] in until)  # type: ignore[misc]


def _waits(desk: Desk, name: str) -> bool:
    return any(line.startswith(f"Waiting for {name} – ") for line in desk.names())


# -- a laptop dies -----------------------------------------------------------------------------------------


def test_a_killed_laptop_comes_back_and_the_match_goes_on(sit: Any, others: Party) -> None:
    ana: Desk = sit("Ana")
    address = _open_table(ana, 2)
    bo = others.join(address, "--bot", "easy", "--name", "Bo", home="bo")
    _begin(ana)
    said = ana.toasts()
    _play_one(ana)
    bo.kill()
    ana.wait(lambda: _waits(ana, "Bo"), "nobody is missed")
    ana.wait(lambda: any("Bo" in name and "connection lost" in name for name in ana.names()))
    held = _held(ana)

    back = others.join(address, "--bot", "easy", "--name", "Bo", home="bo")
    ana.wait(lambda: "Bo is back: everything is where it was." in said)
    assert not _waits(ana, "Bo")
    assert _held(ana) == held
    _play_out(ana)
    result = back.succeeds()
    assert result["scores"] == ana.facts["totals"]
    ana.wait(lambda: ana.facts["audit"] == "passed")


def test_going_on_without_a_dead_laptop(sit: Any, others: Party) -> None:
    """All who are here have to choose it; then the deal is dealt again, with a computer player in that seat."""
    ana: Desk = sit("Ana")
    bo: Desk = sit("Bo")
    address = _open_table(ana, 3)
    _join(bo, address)
    bo.wait(lambda: bo.party.property("lobby")["seats"] == 3)
    cleo = others.join(address, "--bot", "easy", "--name", "Cleo", home="cleo")
    cleo.event("joined", name="Cleo")
    _begin(ana, bo)
    said = bo.toasts()
    _play_any(ana, bo)
    cleo.kill()
    for desk in (ana, bo):
        desk.click("Go on without Cleo")
        if desk is ana:
            desk.click("Go on")
            desk.find("You have chosen to go on without Cleo. Still to choose: Bo.")
            bo.find("Ana chose to go on without Cleo.")
    bo.click("Go on")
    for desk in (ana, bo):
        desk.wait(lambda desk=desk: desk.facts["names"] == ["Ana", "Bo", "Computer 3"])  # type: ignore[misc]
        desk.wait(lambda desk=desk: desk.facts["phase"] == "playing" and not desk.facts["void"])  # type: ignore[misc]
        assert len(_held(desk)) == CARDS, "the cards were not dealt again"
        assert not _waits(desk, "Cleo")
    assert any("The deal is dealt again without Cleo." in line for line in said)
    assert any("Computer 3 sits down." in line for line in said)
    _play_out(ana, bo)
    assert ana.facts["totals"] == bo.facts["totals"]
    lines = [
        (row["kind"], row["who"]) for row in ana.party._log.rows if row["kind"] in ("void", "seated", "move")
    ]
    assert ("move", "Computer 3") in lines[lines.index(("void", "")) :]
    assert ("move", "Computer 3") not in lines[: lines.index(("void", ""))], "a newcomer has no past"


def test_a_killed_window_goes_back_to_its_table(open_desk: Any, others: Party, tmp_path: Path) -> None:
    bo, address = others.open_table("--bot", "easy", "--name", "Bo", "--option", "mode=quick")
    host, port = address.rsplit(":", 1)
    home = tmp_path / "ana"
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"name": "Ana", "animations": False}), encoding="utf-8")
    ana = others.run(sys.executable, "-m", "tests.gui.window_process", str(home), host, port)
    held = ana.event("hand")["cards"]
    assert len(held) == CARDS - 1
    ana.kill()
    bo.event("peer", status="lost")

    desk: Desk = open_desk(make=node_maker(home))
    desk.find("You were at a table: go back?")
    desk.key(Qt.Key.Key_Return)
    desk.wait(lambda: desk.party.property("screen") == "table")
    desk.wait(lambda: sorted(_held(desk)) == sorted(held), "the hand is another one")
    _play_out(desk)
    assert bo.succeeds()["scores"] == desk.facts["totals"]
    desk.click("Back to the tables")
    desk.wait(lambda: "New table" in desk.names())
    assert not any(name.startswith("Go back to") for name in desk.names())


# -- leaving -----------------------------------------------------------------------------------------------


def test_leaving_for_good_in_mid_deal_the_others_play_on(sit: Any) -> None:
    ana: Desk = sit("Ana")
    bo: Desk = sit("Bo")
    address = _open_table(ana, 3, computers=1)
    _join(bo, address)
    _begin(ana, bo)
    said = ana.toasts()
    _play_any(ana, bo)
    bo.click("Leave")
    bo.click("Leave for good")
    bo.wait(lambda: bo.party.property("screen") == "home")
    ana.wait(lambda: "Bo has left the table." in said)
    assert any("Bo" in name and "has left" in name for name in ana.names())
    _play_out(ana)
    ana.wait(lambda: ana.facts["audit"] != "")
    assert "void" not in [row["kind"] for row in ana.party._log.rows], "the hand was not played on"
    assert not any(name.startswith("Go back to") for name in bo.names())


@pytest.mark.parametrize("later", [False, True])
def test_a_practice_table_is_left_or_kept(sit: Any, later: bool) -> None:
    ana: Desk = sit("Ana")
    ana.party.practice("poison", 3, "easy", {})
    ana.wait(lambda: ana.facts.get("phase") == "playing")
    _play_one(ana)
    held = _held(ana)
    ana.click("Leave")
    ana.click("Close for now" if later else "Leave for good")
    ana.find("New table")
    if later:
        ana.click("Go back to Practice")
        ana.wait(lambda: _held(ana) == held)
        _play_one(ana)
    else:
        ana.settle()
        assert not any(name.startswith("Go back to") for name in ana.names())


def test_closing_for_now_and_coming_back(sit: Any) -> None:
    ana: Desk = sit("Ana")
    bo: Desk = sit("Bo")
    address = _open_table(ana, 2)
    _join(bo, address)
    _begin(ana, bo)
    held = _held(bo)
    bo.click("Leave")
    said = ana.toasts()
    bo.click("Close for now")
    ana.wait(lambda: _waits(ana, "Bo"))
    bo.click("Go back to Sofa")
    bo.wait(lambda: _held(bo) == held)
    ana.wait(lambda: said == ["Bo is back: everything is where it was."])
    assert not _waits(ana, "Bo")
    _play_out(ana, bo)
    assert ana.facts["totals"] == bo.facts["totals"]


# -- looking on --------------------------------------------------------------------------------------------


def test_who_looks_on_gets_the_seat_of_a_computer_player(sit: Any) -> None:
    ana: Desk = sit("Ana")
    zoe: Desk = sit("Zoe")
    address = _open_table(ana, 3, computers=2, mode="normal")
    _begin(ana)
    zoe.party.joinAt(address)  # it is being played: she looks on
    zoe.wait(lambda: zoe.facts.get("watching"))
    zoe.wait(lambda: zoe.facts["phase"] == "playing")
    said = zoe.toasts()
    assert _held(zoe) == []
    zoe.click("Ask for a seat")
    _play_out(ana, until=("between",))
    zoe.wait(lambda: zoe.facts["phase"] == "between")
    assert zoe.facts["totals"] == ana.facts["totals"]
    ana.click("Next deal")
    zoe.wait(lambda: not zoe.facts["watching"] and zoe.facts["phase"] == "playing")
    assert any("You have a seat now. Welcome!" in line for line in said)
    assert len(_held(zoe)) == CARDS
    assert "Zoe" in ana.facts["names"]
    _play_out(ana, zoe, until=("between",))
    assert zoe.facts["totals"] == ana.facts["totals"]


def test_who_looks_on_may_go(sit: Any) -> None:
    ana: Desk = sit("Ana")
    zoe: Desk = sit("Zoe")
    address = _open_table(ana, 3, computers=2)
    _begin(ana)
    zoe.party.joinAt(address)
    zoe.wait(lambda: zoe.facts.get("phase") == "playing")
    zoe.click("Leave")
    zoe.wait(lambda: zoe.party.property("screen") == "home")
    _play_out(ana)
    ana.wait(lambda: ana.facts["audit"] == "passed")
    assert not any(name.startswith("Go back to") for name in zoe.names())
