"""The table of strength: paired deals, sums that can be gone on with, and a table that shows what was measured."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "ladder.py"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.simulate, "bot", module.simulate.bot)  # which it replaces while it measures
    return module


def test_a_measurement_may_go_on_another_day(ladder: ModuleType, tmp_path: Path) -> None:
    (poison,) = ladder.chosen(["Poison"])
    at_once, in_parts = tmp_path / "one.json", tmp_path / "two.json"
    ladder.measure(poison, "easy", "random", 7, at_once)
    for deals in (2, 7, 7):
        ladder.measure(poison, "easy", "random", deals, in_parts)
    (key,) = ladder.read(at_once)
    one, two = ladder.read(at_once)[key], ladder.read(in_parts)[key]
    assert one.count == 7
    assert (one.count, one.total, one.squares, one.moves) == (two.count, two.total, two.squares, two.moves)


def test_the_table(ladder: ModuleType) -> None:
    sums = ladder.Sums()
    for value in (1.0, 2.0, 3.0):
        sums.add(value)
    text = ladder.table({"Take Six: medium over easy": sums})
    assert "| Take Six | – | 2.00 (0.87 … 3.13) | – | –, 3, – |" in text


def test_contests_are_chosen_by_name(ladder: ModuleType) -> None:
    assert [one.name for one in ladder.chosen(["Poison"])] == ["Poison"]
    assert {one.game for one in ladder.chosen(["nusicle", "black maria"])} == {"nusicle", "hearts"}
    assert len(ladder.chosen([])) == len(ladder.CONTESTS)
