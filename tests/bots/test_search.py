"""Hard thinking: equal chances for all candidates, a budget of playouts, the better move, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from lanparty.bots import poison, six
from lanparty.bots.dealing import NoDeal
from lanparty.bots.search import HardBot
from lanparty.engine.moves import Move
from lanparty.engine.table import OpenTable
from lanparty.engine.views import View
from lanparty.games import game

POISON, SIX = game("poison"), game("six")


class Noted:
    """Poison's mind, with notes of what is asked of it. A move is worth what `worths` says for the card played."""

    TRUST = 0.0
    obvious = staticmethod(poison.obvious)
    medium = staticmethod(poison.medium)

    def __init__(self, budget: int, worths: dict[int, float] | None = None) -> None:
        self.budget, self.worths = budget, worths
        self.tried: list[tuple[Any, float]] = []  # what lies in the cauldrons, and the first random number

    def candidates(self, view: View, moves: Sequence[Move], rng: Any) -> Sequence[Move]:
        return moves

    def playouts(self, view: View) -> int:
        return self.budget

    def worlds(self, view: View, rng: Any) -> Iterator[Any]:
        return poison.worlds(view, rng)

    def play_out(self, state: Any, rng: Any) -> None:
        self.tried.append((tuple(state.cauldrons), rng.random()))

    def worth(self, state: Any, seat: int) -> float:
        assert self.worths is not None
        (card,) = (card for pot in state.cauldrons for card in pot)
        return self.worths[card]


def first_move() -> tuple[View, Sequence[Move]]:
    layout = {"hands": ["R1 G2 V4 P".split(), "R7 R5 G5 P".split()], "partial": True}
    opened = OpenTable(POISON, 2, POISON.Options(), layouts=[layout])
    return opened.view(0), opened.legal(0)


def test_the_best_move_is_found() -> None:
    view, moves = first_move()
    for best in moves:
        worths = {move.cards[0]: 0.0 for move in moves} | {best.cards[0]: 1.0}
        assert HardBot(POISON, Noted(40, worths)).choose(view, moves, Random(1)).cards == best.cards


def test_of_equal_moves_the_first() -> None:
    view, moves = first_move()
    worths = {move.cards[0]: 0.0 for move in moves}
    assert HardBot(POISON, Noted(40, worths)).choose(view, moves, Random(1)) == moves[0]


@pytest.mark.parametrize("budget", [40, 100, 500])
def test_the_budget_is_spent_and_goes_to_the_better_half(budget: int) -> None:
    """Six moves: three rounds, of which each has a third of the budget."""
    view, moves = first_move()
    mind = Noted(budget, {move.cards[0]: -place for place, move in enumerate(moves)})
    HardBot(POISON, mind).choose(view, moves, Random(1))
    assert len(moves) == 6
    assert budget - 10 <= len(mind.tried) <= budget
    tries = [
        sum(state[0] == pots for state in mind.tried) for pots in dict.fromkeys(s for s, _ in mind.tried)
    ]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] == tries[1] > tries[2] > tries[3] == tries[4] == tries[5] == budget // 18


def test_all_candidates_have_the_same_luck() -> None:
    """In every world the playouts of all candidates begin with the same random numbers."""
    view, moves = first_move()
    mind = Noted(18, {move.cards[0]: 0.0 for move in moves})
    HardBot(POISON, mind).choose(view, moves, Random(1))
    by_chance: dict[float, set[Any]] = {}
    for pots, number in mind.tried:
        by_chance.setdefault(number, set()).add(pots)
    assert [len(tried) for tried in by_chance.values()] == [6, 3, 3, 2, 2, 2][: len(by_chance)]


class Countdown:
    """Too late when asked for the n-th time."""

    def __init__(self, n: int) -> None:
        self.left = n
        self.begun = 0

    def watch(self) -> Callable[[], bool]:
        self.begun += 1
        return self.is_over

    def is_over(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_when_it_is_too_late_the_best_so_far_is_played() -> None:
    view, moves = first_move()
    mind = Noted(600, {move.cards[0]: 0.0 for move in moves} | {moves[3].cards[0]: 1.0})
    clock = Countdown(2)
    assert HardBot(POISON, mind, clock.watch).choose(view, moves, Random(1)).cards == moves[3].cards
    assert (clock.begun, len(mind.tried)) == (1, 2 * len(moves))


def test_the_only_move_needs_no_thought() -> None:
    view, moves = first_move()
    clock, mind = Countdown(9), Noted(600)
    assert HardBot(POISON, mind, clock.watch).choose(view, moves[:1], Random(1)) == moves[0]
    assert (clock.begun, mind.tried) == (0, [])


def test_without_a_possible_world_it_plays_by_rule_of_thumb() -> None:
    class Lost(Noted):
        def worlds(self, view: View, rng: Any) -> Iterator[Any]:
            raise NoDeal("impossible")

    view, moves = first_move()
    assert HardBot(POISON, Lost(60)).choose(view, moves, Random(1)) == moves[0]


def test_moves_made_at_the_same_time_are_not_known() -> None:
    """The others choose by what they see, and alike whatever is tried here."""
    opened = OpenTable(SIX, 3, SIX.Options(), rng=Random(5))
    seen: list[tuple[tuple[int, int], ...]] = []

    class Watcher:
        TRUST = 0.0
        obvious = staticmethod(six.obvious)
        medium = staticmethod(six.medium)
        candidates = staticmethod(six.candidates)
        worlds = staticmethod(six.worlds)

        def playouts(self, view: View) -> int:
            return 60

        def play_out(self, state: Any, rng: Any) -> None:
            seen.append(tuple((slot, seat) for slot, seat in state.chosen if seat != 1))
            six.play_out(state, rng)

        def worth(self, state: Any, seat: int) -> float:
            return six.worth(state, seat)

    HardBot(SIX, Watcher()).choose(opened.view(1), opened.legal(1), Random(1))
    assert all(len(chosen) == 2 for chosen in seen)
    first_round = seen[:10]  # one world for all ten cards
    assert len(set(first_round)) == 1
    assert len(set(seen)) > 1
