"""`lanparty simulate`: reproducible, fair to all seats, and honest about its figures."""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from typing import Any

import pytest

from lanparty.cli import main
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.simulate import Mean, Plan, PlayedDeal, Tally, played_deals, simulate
from tests.network.processes import Party, children, linux, until

POISON = game("poison")
RESULT_KEYS = [
    "game",
    "deals",
    "moves",
    "seconds",
    "moves_per_second",
    "mean_scores",
    "win_rate",
    "ci95",
    "mean_ci95",
]


def plan(**changes: Any) -> Plan:
    settings: dict[str, Any] = {
        "game": "poison",
        "seats": 4,
        "options": POISON.Options(),
        "bots": ("random", "easy"),
        "deals": 10,
    }
    return Plan(**{**settings, **changes})


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(["simulate", "--game", "poison", *argv])
    out, err = capsys.readouterr()
    return status, out, err


def test_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--players", "4", "--bots", "easy,random", "--deals", "50", "--json")
    assert (status, err) == (0, "")
    result = json.loads(out)
    assert list(result) == RESULT_KEYS
    assert (result["game"], result["deals"], result["moves"]) == ("poison", 50, 50 * 48)
    assert result["seconds"] > 0
    assert result["moves_per_second"] > 0
    for by_level in (result["mean_scores"], result["win_rate"], result["ci95"]):
        assert set(by_level) == {"easy", "random"}
    assert sum(result["win_rate"].values()) == pytest.approx(1)
    for level, rate in result["win_rate"].items():
        low, high = result["ci95"][level]
        assert 0 <= low < rate < high <= 1
    for level, mean in result["mean_scores"].items():
        low, high = result["mean_ci95"][level]
        assert low < mean < high


def test_people_read_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--players", "2", "--deals", "4", "--option", "mode=quick")
    assert (status, err) == (0, "")
    assert out.startswith("poison: 4 deals, 96 moves in ")
    assert "random: wins 100.0%" in out


def games_of(**changes: Any) -> list[Any]:
    return list(played_deals(plan(**changes)))


def test_same_seed_same_games() -> None:
    assert games_of(seed=3) == games_of(seed=3)
    assert games_of(seed=3) != games_of(seed=4)


@pytest.mark.parametrize("deals", [1, 7, 30])
def test_workers_change_nothing(deals: int) -> None:
    assert games_of(deals=deals, workers=3) == games_of(deals=deals)


def test_more_deals_begin_with_the_same_games() -> None:
    assert games_of(deals=9) == games_of(deals=23)[:9]


def test_whole_result_is_the_same_but_for_time() -> None:
    results = [simulate(plan(deals=17, workers=workers)) for workers in (1, 2)]
    for result in results:
        del result["seconds"], result["moves_per_second"]
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("seats", "bots", "turns"),
    [
        (4, ("a",), 1),
        (4, ("a", "b"), 2),
        (3, ("a", "b"), 3),
        (4, ("a", "b", "b", "b"), 4),
        (6, ("a", "b", "c"), 3),
    ],
)
def test_a_group_seats_everyone_everywhere(seats: int, bots: tuple[str, ...], turns: int) -> None:
    made = plan(seats=seats, bots=bots)
    assert made.turns == turns
    levels = made.levels
    for seat in range(seats):
        sat = Counter((levels[turn:] + levels[:turn])[seat] for turn in range(turns))
        assert sat == Counter({level: levels.count(level) * turns // seats for level in set(levels)})


class Recorder:
    """Plays the first legal move and notes every hand that it is shown."""

    level = "easy"

    def __init__(self, seen: list[tuple[int | None, int]]) -> None:
        self.seen = seen

    def choose(self, view: View, moves: Sequence[Move], rng: Any) -> Move:
        self.seen.append((view.seat, view.hand))
        return moves[0]


def test_a_group_has_equal_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches of a group begin with the same hands and starter; the next group has others."""
    seen: list[tuple[int | None, int]] = []
    monkeypatch.setattr("lanparty.simulate.bot", lambda level, name: Recorder(seen))
    quick = POISON.Options(mode="quick")
    deals = list(played_deals(plan(options=quick, bots=("easy", "random"), deals=4)))
    assert [deal.levels[0] for deal in deals] == ["easy", "random"] * 2
    matches = [seen[start : start + 48] for start in range(0, 4 * 48, 48)]
    assert matches[0] == matches[1] != matches[2] == matches[3]


def test_a_cut_match_counts_up_to_the_cut() -> None:
    """Six deals of four-round matches: the second match is cut in the middle."""
    deals = games_of(deals=6)
    assert len(deals) == 6
    assert [deal.levels for deal in deals] == [("random", "easy") * 2] * 4 + [("easy", "random") * 2] * 2


def test_easy_beats_random() -> None:
    result = simulate(plan(deals=400, bots=("easy", "random")))
    assert result["ci95"]["easy"][0] > 0.6
    assert result["mean_scores"]["easy"] < result["mean_scores"]["random"]


def test_the_tally_splits_ties() -> None:
    tally = Tally()
    tally.add(PlayedDeal(("a", "b", "a"), (1, 1, 5), (0, 1), 9, group=0))
    tally.add(PlayedDeal(("b", "a", "a"), (4, 2, 3), (1,), 9, group=1))
    assert tally.wins["a"].value == 0.75
    assert tally.wins["b"].value == 0.25
    assert tally.points["a"].value == (1 + 5 + 2 + 3) / 4
    assert tally.points["b"].value == (1 + 4) / 2
    low, high = tally.wins["a"].interval(0, 1)
    assert (low, high) == (pytest.approx(0.26, abs=0.01), 1.0)


def test_deals_with_equal_cards_are_one_observation() -> None:
    """Four deals of one group say nothing of other cards; as four groups they would."""
    together, apart = Mean(), Mean()
    for number, value in enumerate((1.0, 2.0, 4.0, 5.0)):
        together.add(0, value)
        apart.add(number, value)
    assert together.value == apart.value == 3.0
    assert together.half_width() == inf
    assert apart.half_width() == pytest.approx(1.96 * sqrt(10 / 3 / 4), rel=1e-3)
    pairs = Mean()
    for number, value in enumerate((1.0, 5.0, 2.0, 4.0)):
        pairs.add(number // 2, value)
    assert pairs.half_width() == 0.0, "equal cards are equally good for both groups"


def test_one_group_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulate(plan(bots=("easy",), deals=4))
    assert result["mean_ci95"] == {"easy": [None, None]}
    assert result["ci95"] == {"easy": [0.0, 1.0]}
    status, out, _ = run(capsys, "--players", "4", "--bots", "easy", "--deals", "4")
    assert status == 0
    assert out.endswith("points a deal\n")


def test_matches_may_be_cut_and_begin_later() -> None:
    cut = games_of(deals=8, deals_a_match=1)
    assert [deal.group for deal in cut] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert games_of(deals=4, deals_a_match=1, first=4) == cut[4:]


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["--players", "7"], "poison is for 2, 3, 4, 5, 6 players, not 7"),
        (["--players", "many"], "whole number"),
        (["--players", "4", "--bots", "genius"], "no computer player 'genius'"),
        (["--players", "2", "--bots", "easy,easy,easy"], "3 computer players for 2 seats"),
        (["--players", "4", "--bots", ""], "no computer player ''"),
        (["--players", "4", "--deals", "0"], "whole number"),
        (["--players", "4", "--seed", "-1"], "whole number"),
        (["--players", "4", "--workers", "1000"], "whole number"),
        (["--players", "4", "--option", "mode"], "name=value"),
        (["--players", "4", "--option", "mode=slow"], "mode is one of normal, quick, not slow"),
        (["--players", "4", "--option", "x=1"], "no option 'x'"),
        (["--players", "4", "--option", "mode=quick", "--option", "mode=quick"], "twice"),
        (["--players", "4", "--frobnicate"], "--frobnicate"),
        ([], "--players"),
    ],
    ids=str,
)
def test_wrong_arguments(argv: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert says in err


def test_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "bridge", "--players", "4"]) == 2
    assert capsys.readouterr().err.startswith("lanparty: there is no game 'bridge'")


@linux
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_stopped_run_leaves_no_workers_behind(tmp_path: Path, stop: signal.Signals) -> None:
    party = Party(tmp_path)
    try:
        words = "--game hearts --players 4 --bots hard --deals 100000 --workers 2".split()
        running = party.start("simulate", *words)
        until(lambda: len(children(running.pid)) == 2, "two workers")
        running.kill(stop)
        assert running.wait() == 130
        assert running.errors == []
        party.gone()
    finally:
        party.close()
