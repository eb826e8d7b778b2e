"""The record as people read it."""

from __future__ import annotations

import pytest

from lanparty.engine.records import Record


def test_a_record() -> None:
    record = Record({"Game": "poison", "Options": "mode=normal"}, ["Ana", "Βασίλης"])
    record.deal(1)
    record.move(0, "R7>red")
    record.move(1, "P>red")
    record.scores((3, 0), (3, 0))
    record.deal(2)
    record.scores(None, (3, 0))
    record.deal(2)
    record.move(1, "G1>green")
    assert record.text() == (
        "Game: poison\n"
        "Options: mode=normal\n"
        "\n"
        "1.1 Ana  R7>red\n"
        "1.2 Βασίλης  P>red\n"
        "Scores: Ana 3, Βασίλης 0\n"
        "Totals: Ana 3, Βασίλης 0\n"
        "\n"
        "Scores: void\n"
        "Totals: Ana 3, Βασίλης 0\n"
        "\n"
        "2.1 Βασίλης  G1>green\n"
    )


def test_names_cannot_forge_lines_or_columns() -> None:
    record = Record({"Ta\nble": "a\r\nScores: x"}, ["A\n1.2 B  x", "  ", "C  D\u2028E\x07\u202eF"])
    record.deal(1)
    for seat in (0, 1, 2):
        record.move(seat, "R1\n>red")
    assert record.text() == (
        "Ta ble: a Scores: x\n\n1.1 A 1.2 B x  R1 >red\n1.2 Seat 1  R1 >red\n1.3 C D E F  R1 >red\n"
    )


def test_a_record_without_deals_is_its_header() -> None:
    assert Record({"Game": "poison", "Note": ""}, []).text() == "Game: poison\nNote:\n"


def test_nothing_before_the_first_deal() -> None:
    record = Record({}, ["A"])
    with pytest.raises(ValueError, match="before the first deal"):
        record.move(0, "R1")
    with pytest.raises(ValueError, match="before the first deal"):
        record.scores((1,), (1,))
