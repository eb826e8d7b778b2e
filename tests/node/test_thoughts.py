"""Thinking away from the table: what takes long goes to a worker, with no card but those of the own hand."""

from __future__ import annotations

import asyncio
import logging
import pickle
from random import Random
from typing import Any, cast

import pytest
from games.worlds import HiddenWorld, Setting, play

from lanparty.bots import HARD, LEVELS, MEDIUM, MINDS, bot
from lanparty.engine.steps import acting_seats
from lanparty.engine.views import View
from lanparty.games import GAMES, game
from lanparty.node import thoughts
from lanparty.node.workers import Workers
from lanparty.table.jobs import Job


class Bench:
    """Stands for the workers: does the work here, from bytes, as another process would."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def run(self, job: Job) -> tuple[Any, float]:
        self.jobs.append(job)
        work, args = pickle.loads(pickle.dumps((job.work, job.args)))
        return work(*args), 1.0


def choose(level: str, view: Any, bench: Bench, seed: int = 1) -> Any:
    player = bot(level, view.rules.name)
    return asyncio.run(thoughts.think(player, view, Random(seed), cast(Workers, bench)))


def first_view(rules: Any) -> Any:
    """What the first seat on turn sees of a hidden table."""
    setting = Setting(rules, max(2, rules.seat_numbers[0]), rules.Options())
    hidden = HiddenWorld(setting)
    for state, event in play(setting, 4):
        seats = acting_seats(rules.awaiting(state))
        if seats:
            return hidden.view(seats[0])
        assert event is not None
        hidden.follow(event)
    raise AssertionError("somebody moves")


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_hard_thought_is_the_work_of_another_process(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MINDS[rules.name], "playouts", lambda view: 12)
    view, bench = first_view(rules), Bench()
    move = choose(HARD, view, bench)
    assert move in rules.legal_moves(view)
    assert move == choose(HARD, view, bench)
    first, again = bench.jobs
    assert first.args == again.args
    assert not first.public, "it holds cards of one hand"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_it_takes_along_only_the_own_hand(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the table knows more faces: those passed on, or of a hand that lies open."""
    monkeypatch.setattr(MINDS[rules.name], "playouts", lambda view: 12)
    view, bench = first_view(rules), Bench()
    own = dict(view.faces)
    view.faces = {**own, 9000: 1, 9001: 2}
    choose(HARD, view, bench)
    assert own in bench.jobs[0].args
    assert view.faces not in bench.jobs[0].args


def test_what_was_passed_on_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    hearts = game("hearts")
    monkeypatch.setattr(MINDS["hearts"], "playouts", lambda view: 12)
    hidden, bench = HiddenWorld(Setting(hearts, 4, hearts.Options())), Bench()
    for state, event in play(Setting(hearts, 4, hearts.Options()), 4):
        seats = acting_seats(hearts.awaiting(state))
        view = hidden.view(seats[0]) if len(seats) == 1 else None
        if view is not None and len(hearts.legal_moves(view)) > 1:
            assert len(view.gave()) == 3
            choose(HARD, view, bench)
            _, _, replica, seat, known, _ = bench.jobs[0].args
            assert View(hearts, replica, seat, known).gave() == view.gave()
            return
        assert event is not None
        hidden.follow(event)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != HARD])
def test_quick_thoughts_stay_here(level: str) -> None:
    view, bench = first_view(GAMES[0]), Bench()
    assert choose(level, view, bench) in GAMES[0].legal_moves(view)
    assert bench.jobs == []


def test_a_thought_ends_by_the_clock_at_last(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    now = [100.0]
    monkeypatch.setattr(thoughts.time, "monotonic", lambda: now[0])
    is_over = thoughts.watch()
    now[0] += thoughts.LONGEST_S - 0.01
    assert not is_over()
    now[0] += 0.02
    with caplog.at_level(logging.WARNING):
        assert is_over()
    assert "cut off" in caplog.text


def test_medium_is_a_level_of_every_game() -> None:
    assert {bot(MEDIUM, rules.name).level for rules in GAMES} == {MEDIUM}
