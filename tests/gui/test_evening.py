"""When things go wrong at the table: somebody is lost, comes back, is given up; looking on; coming back to a table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from gui.absence import absence
from lanparty.node.snapshots import Snapshot
from tests.gui import scripted
from tests.gui.desk import Desk

BO, ZIVORAD = scripted.NAMES[1], scripted.NAMES[3]


def _missed(snapshot: Snapshot) -> dict[str, Any]:
    assert snapshot.table is not None
    return absence(snapshot.table)


def _banner(desk: Desk) -> QQuickItem:
    return desk.child("AbsenceBanner")


# -- who is missed -----------------------------------------------------------------------------------------


def test_nobody_is_missed() -> None:
    assert _missed(scripted.table()) == {}


def test_a_lost_laptop_takes_its_computer_players_along() -> None:
    here = scripted.missing(lost=(1, 2))
    assert here.table is not None
    run_by_bo = tuple(replace(seat, run_by=1) if seat.seat == 2 else seat for seat in here.table.seats)
    missed = _missed(replace(here, table=replace(here.table, seats=run_by_bo)))
    assert (missed["who"], missed["seats"]) == ([BO], [1, 2])
    assert missed["mayChoose"]


@pytest.mark.parametrize("phase", ["finished", "stopped"])
def test_after_the_end_nobody_is_waited_for(phase: str) -> None:
    assert _missed(scripted.missing(phase=phase)) == {}


def test_who_left_by_the_door_is_not_waited_for() -> None:
    here = scripted.missing()
    assert here.table is not None
    left = tuple(replace(seat, status="left") if seat.seat == 3 else seat for seat in here.table.seats)
    assert _missed(replace(here, table=replace(here.table, seats=left))) == {}


def test_votes_are_told_by_name() -> None:
    missed = _missed(scripted.given_up(scripted.missing(5), {3: (1,)}))
    assert (missed["chosen"], missed["missing"]) == ([BO], [scripted.NAMES[4]])
    assert missed["mayChoose"]
    assert not missed["iChose"]
    mine = _missed(scripted.given_up(scripted.missing(5), {3: (0, 2)}))
    assert (mine["chosen"], mine["iChose"], mine["mayChoose"]) == ([], True, False)


def test_a_choice_from_before_a_second_loss_has_to_be_made_again() -> None:
    missed = _missed(scripted.given_up(scripted.missing(5, lost=(3, 4)), {3: (0, 1, 2)}))
    assert missed["seats"] == [3, 4]
    assert (missed["iChose"], missed["mayChoose"], missed["chosen"]) == (False, True, [])


def test_who_is_back_but_given_up_still_needs_a_choice() -> None:
    missed = _missed(scripted.given_up(scripted.table(), {3: (1,)}))
    assert (missed["lost"], missed["back"], missed["mayChoose"]) == ([], [ZIVORAD], True)
    me = _missed(scripted.given_up(scripted.table(), {0: (1,)}))
    assert (me["me"], me["mayChoose"], me["who"]) == (True, False, [])


def test_of_two_laptops_one_may_go_on_alone() -> None:
    missed = _missed(scripted.missing(2, lost=(1,), alone=True))
    assert (missed["pair"], missed["alone"], missed["mayChoose"]) == (True, False, True)
    missed = _missed(scripted.missing(4, lost=(1, 3), alone=True))
    assert (missed["pair"], missed["alone"], missed["mayChoose"]) == (False, True, False)


def test_a_seat_that_is_being_filled_is_not_waited_for() -> None:
    gone = scripted.after(scripted.missing(), ("void", -1, "", {"seats": [3], "names": [ZIVORAD]}))
    assert _missed(gone) == {}
    seated = scripted.after(gone, ("seated", 3, "Computer 4"))
    assert _missed(seated)["seats"] == [3], "who sits there now may be lost, too"


# -- the banner --------------------------------------------------------------------------------------------


def test_the_banner_counts_by_itself_and_waits(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing())
    desk.wait(lambda: any(name.startswith(f"Waiting for {ZIVORAD} – ") for name in desk.names()))
    begun = _banner(desk).property("seconds")
    desk.wait(lambda: _banner(desk).property("seconds") > begun)
    desk.click("Keep waiting")
    assert f"Go on without {ZIVORAD}" not in desk.names()
    assert any(name.startswith(f"Waiting for {ZIVORAD} – ") for name in desk.names())
    desk.click_item(desk.child("AbsenceBanner"))
    desk.find(f"Go on without {ZIVORAD}")
    assert desk.asked("go_on_without") == []


def test_back_again_is_a_short_notice(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing())
    desk.find("Keep waiting")
    desk.show(scripted.table())
    assert desk.toast() == f"{ZIVORAD} is back: everything is where it was."
    assert "Keep waiting" not in desk.names()


def test_a_short_loss_is_not_worth_a_word(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing())
    assert not any("Waiting" in name or "connection lost" in name for name in desk.names())
    desk.show(scripted.table())
    assert desk.toast() == ""


def test_going_on_without_asks_once(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing())
    desk.click(f"Go on without {ZIVORAD}")
    desk.find("The deal is dealt again, with a computer player in that seat.")
    desk.key(Qt.Key.Key_Return)  # the first choice is to wait
    assert desk.asked("go_on_without") == []
    desk.click(f"Go on without {ZIVORAD}")
    desk.click("Go on")
    assert desk.asked("go_on_without") == [([3],)]
    desk.show(scripted.given_up(scripted.missing(), {3: (0, 2)}))
    desk.find(f"You have chosen to go on without {ZIVORAD}. Still to choose: {BO}.")
    assert f"Go on without {ZIVORAD}" not in desk.names()


def test_the_question_goes_when_the_lost_one_is_back(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing())
    desk.click(f"Go on without {ZIVORAD}")
    desk.find("Go on")
    desk.show(scripted.table())
    desk.wait(lambda: "Go on" not in desk.names())


def test_who_chose_is_shown_even_when_the_banner_is_folded(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing())
    desk.click("Keep waiting")
    desk.show(scripted.given_up(scripted.missing(), {3: (1,)}))
    desk.find(f"{BO} chose to go on without {ZIVORAD}.")


def test_the_own_link_lost(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing(4, lost=(1, 3), alone=True))
    desk.wait(lambda: any(name.startswith("Your own link is lost – ") for name in desk.names()))
    assert any("Your moves are kept" in name for name in desk.names())
    assert not any(name.startswith("Go on without") for name in desk.names())
    desk.show(scripted.table())
    assert desk.toast() == "The link is back: everything is where it was."


def test_a_void_deal_is_told_and_the_board_is_empty(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.missing(), animations=True)
    desk.find("Keep waiting")
    said = desk.toasts()
    empty = {"cauldrons": {"red": [], "green": [], "violet": []}, "drunk": [[], [], [], []]}
    void = ("void", -1, "", {"seats": [3], "names": [ZIVORAD], "deal": 2})
    gone = scripted.after(
        scripted.missing(), void, table=empty, hand=(), legal=(), phase="between", next_ready=(False,) * 4
    )
    desk.show(gone)
    assert desk.toast() == f"The deal is dealt again without {ZIVORAD}."
    assert "Next deal" not in desk.names(), "nobody is asked"
    desk.find("The deal is dealt again: the laptops are shuffling…")
    desk.show(scripted.after(gone, ("seated", 3, "Computer 4")))
    assert desk.toast() == "Computer 4 sits down."
    assert not any("is back" in line for line in said)
    desk.wait(lambda: desk.child("PoisonBoard").property("table") == empty)
    desk.wait(lambda: desk.child("PoisonBoard").property("opacity") == 1)
    desk.key(Qt.Key.Key_L)
    desk.find(f"The deal is void: it is dealt again without {ZIVORAD}.")
    desk.find("Computer 4 sits down.")


def test_what_comes_while_the_board_empties_is_shown(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table(turn=1), animations=True)
    desk.find("Red 1")
    void = ("void", -1, "", {"seats": [3], "names": [ZIVORAD], "deal": 2})
    gone = scripted.after(
        scripted.table(turn=1), void, table={"cauldrons": {"red": [], "green": [], "violet": []}}
    )
    desk.show(gone)
    later = {"cauldrons": {"red": ["R4"], "green": [], "violet": []}, "drunk": [[], [], [], []]}
    desk.show(scripted.after(gone, ("move", 1, "R4>red", {"table": later}), table=later))
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert desk.child("PoisonBoard").property("table") == later


def test_the_others_went_on_without_us(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table())
    void = ("void", -1, "", {"seats": [0], "names": ["Ana"], "deal": 2})
    desk.show(scripted.after(scripted.watching(), void, ("seated", 0, "Computer 1")))
    assert desk.toast() == "The others went on without you; you look on now. Computer 1 sits down."
    desk.find("You are looking on")


def test_who_left_is_told(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table())
    desk.show(scripted.after(scripted.table(), ("left", 1, "", {}, BO)))
    assert desk.toast() == f"{BO} has left the table."


# -- looking on --------------------------------------------------------------------------------------------


def test_a_table_that_is_played_can_be_watched(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(found=scripted.found()))
    desk.click("Poison after dinner, all welcome, Poison, 6 of 6 seats taken, Playing: click to watch")
    assert desk.asked("watch") == [("192.168.1.8", 47801)]
    assert desk.asked("join") == []


def test_who_looks_on_can_ask_for_a_seat(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.watching())
    desk.find("You are looking on")
    assert "Red 1" not in desk.names()
    desk.click("Ask for a seat")
    assert desk.asked("sit_down") == [()]
    desk.show(scripted.watching(asked=True))
    desk.find("You have asked for a seat: you sit down when the next deal begins.")
    playing = scripted.after(scripted.table(), ("seated", 0, "Ana"))
    desk.show(playing)
    assert desk.toast() == "You have a seat now. Welcome!"
    desk.find("Red 1")
    assert "You are looking on" not in desk.names()


def test_where_no_computer_sits_no_seat_is_to_be_had(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.watching(2))
    desk.find("You are looking on")
    assert "Ask for a seat" not in desk.names()


def test_who_looks_on_is_asked_nothing(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.watching(phase="between", next_ready=(True, False, True, True)))
    desk.find(f"Waiting for {BO}.")
    assert "Next deal" not in desk.names()
    desk.click("Close")
    desk.click("Leave")
    assert desk.asked("leave") == [()]


def test_who_looks_on_sees_who_is_waited_for(open_desk: Any) -> None:
    snapshot = scripted.missing(my_seat=-1, hand=(), legal=(), watching=True)
    desk: Desk = open_desk(snapshot)
    desk.wait(lambda: any(name.startswith(f"Waiting for {ZIVORAD} – ") for name in desk.names()))
    assert not any(name.startswith("Go on without") for name in desk.names())


# -- going back --------------------------------------------------------------------------------------------


@pytest.fixture
def unfinished(open_desk: Any) -> Desk:
    """A start with a table that was left for now; the same is announced by the others."""
    sofa = SimpleNamespace(folder=Path("/x/sofa"), name="Ana's sofa", game="poison", id="a" * 32)
    desk: Desk = open_desk(answers={"unfinished": [sofa]})
    return desk


def test_at_the_start_one_is_asked_whether_to_go_back(unfinished: Desk) -> None:
    unfinished.find("You were at a table: go back?")
    unfinished.key(Qt.Key.Key_Return)
    assert unfinished.asked("resume") == [(Path("/x/sofa"),)]


def test_not_now_leaves_a_card_on_the_first_screen(unfinished: Desk) -> None:
    unfinished.click("Not now")
    unfinished.wait(lambda: "You were at a table: go back?" not in unfinished.names())
    unfinished.click("Go back to Ana's sofa")
    assert unfinished.asked("resume") == [(Path("/x/sofa"),)]


def test_what_is_forgotten_is_not_offered_again(unfinished: Desk) -> None:
    unfinished.find("You were at a table: go back?")
    unfinished.node.answers["unfinished"] = []
    unfinished.click("Forget Ana's sofa")
    unfinished.wait(lambda: "You were at a table: go back?" not in unfinished.names())
    assert unfinished.asked("forget") == [(Path("/x/sofa"),)]
    assert "Go back to Ana's sofa" not in unfinished.names()


def test_the_same_table_found_on_the_network_leads_back(unfinished: Desk) -> None:
    unfinished.click("Not now")
    found = replace(scripted.found(1)[0], playing=True, taken=4)
    unfinished.show(scripted.idle(found=(found,)))
    unfinished.click("Kitchen table, Poison, 4 of 4 seats taken, Your seat waits: go back")
    assert unfinished.asked("watch") == [("192.168.1.7", 47800)]


def test_a_journal_that_cannot_be_read_says_so(unfinished: Desk) -> None:
    unfinished.node.refuse("resume", "bad_journal", "torn")
    unfinished.click("Go back to Ana's sofa")
    unfinished.wait(lambda: unfinished.toast().startswith("What this laptop has kept of that table"))


def test_back_on_the_first_screen_a_table_left_for_now_is_offered(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table())
    sofa = SimpleNamespace(folder=Path("/x/sofa"), name="Ana's sofa", game="poison", id="a" * 32)
    desk.node.answers["unfinished"] = [sofa]
    desk.show(scripted.idle())
    desk.find("Go back to Ana's sofa")
    assert "You were at a table: go back?" not in desk.names(), "only the start asks"
