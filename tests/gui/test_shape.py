from __future__ import annotations

from dataclasses import replace

from gui import shape
from gui.events import drank, log_rows, new_events
from gui.hand import hand_rows, sort_hand
from lanparty.node.snapshots import HandCard, Happened, Proven
from tests.gui import scripted


def _cards(*names: str) -> list[HandCard]:
    return [HandCard(number, name) for number, name in enumerate(names)]


def test_the_screen_follows_the_snapshot() -> None:
    assert shape.screen_of(None) == "home"
    assert shape.screen_of(scripted.idle()) == "home"
    assert shape.screen_of(scripted.lobby()) == "lobby"
    assert shape.screen_of(scripted.table()) == "table"


def test_one_sits_at_the_bottom_and_sees_the_others_clockwise() -> None:
    view = scripted.table(4).table
    assert view is not None
    rows = shape.around(view.seats, 2, (5, 6, 7, 8))
    assert [row["seat"] for row in rows] == [2, 3, 0, 1]
    assert [row["total"] for row in rows] == [7, 8, 5, 6]
    assert [row["seat"] for row in shape.around(view.seats, -1)] == [0, 1, 2, 3]


def test_a_seat_says_whose_laptop_runs_its_computer_player() -> None:
    view = scripted.table(4).table
    assert view is not None
    seats = [replace(seat, name=name, run_by=None) for seat, name in zip(view.seats, "ABCD", strict=True)]
    seats[2] = replace(seats[2], level="hard", run_by=1)
    seats[3] = replace(seats[3], level="easy", run_by=3)  # it plays for its own laptop
    assert [row["runner"] for row in shape.around(seats, 0)] == ["", "", "B", ""]


def test_open_tables_come_first_and_an_id_only_once() -> None:
    tables = scripted.found()
    rows = shape.found_rows((*tables, tables[0]))
    assert [row["name"] for row in rows] == ["Kitchen table", "Old one", "Poison after dinner, all welcome"]


def test_the_hand_is_sorted_by_colour_or_by_value() -> None:
    cards = _cards("R1", "R7", "G1", "V2", "P")
    by_value = [card.name for card in sort_hand("poison", cards, "value")]
    assert [card.name for card in sort_hand("poison", cards, "colour")] == ["R1", "R7", "G1", "V2", "P"]
    assert by_value == ["R1", "G1", "V2", "P", "R7"]


def test_only_one_of_two_equal_cards_is_on_its_way() -> None:
    rows = hand_rows("poison", _cards("P", "P", "R1"), "colour", "P>red")
    assert [row["pending"] for row in rows] == [True, False, False]


def test_events_are_told_once() -> None:
    view = scripted.table().table
    assert view is not None
    assert [row["index"] for row in new_events(view, -1, 0)] == [0, 1]
    assert [row["index"] for row in new_events(view, 0, 0)] == [1]
    assert new_events(view, 1, 0) == []


def test_the_seal_counts_seats_that_signed_and_adds_up_equal_proofs() -> None:
    lines = [Proven(1, 0, "share", 1.5), Proven(1, 0, "share", 2.5), Proven(1, 0, "shuffle", 30.0),
             Proven(0, 0, "agreement", 0), Proven(1, 1, "agreement", 0)]  # fmt: skip
    rows = shape.seal_rows(lines, ["Ana", "Bo"])
    assert [(row["what"], row["count"], row["ms"]) for row in rows] == [
        ("shuffle", 1, 30.0), ("agreement", 1, 0.0), ("agreement", 1, 0.0), ("share", 2, 4.0),
    ]  # fmt: skip
    assert shape.verifiers(lines) == 2


def test_a_fault_names_the_seat_and_the_reason() -> None:
    view = scripted.stopped().table
    assert view is not None
    facts = shape.table_facts(view)
    assert facts["faultWho"] == scripted.NAMES[1]
    assert facts["faultWhat"] == "shuffle"


def test_chat_is_no_part_of_the_game_log() -> None:
    view = scripted.table().table
    assert view is not None
    chatty = replace(view, happened=(*view.happened, replace(view.happened[0], index=2, kind="chat")))
    assert [row["kind"] for row in log_rows(chatty)] == ["deal", "move"]


def test_the_log_says_who_drank() -> None:
    view = scripted.table().table
    assert view is not None
    first = {"drunk": [[], ["R1"]]}
    second = {"drunk": [["G1", "G2"], ["R1"]]}
    events = (
        Happened(0, "move", 1, "R5>red", {"table": first}),
        Happened(1, "move", 0, "G5>green", {"table": second}),
        Happened(2, "move", 1, "V1>violet", {"table": second}),
        Happened(3, "deal"),
        Happened(4, "move", 0, "V1>violet", {"table": {"drunk": [[], []]}}),
    )
    assert [row["drank"] for row in log_rows(replace(view, happened=events))] == [1, 2, 0, 0, 0]
    assert drank({}, {"trick": []}, 0) == 0
