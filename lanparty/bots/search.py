"""Hard thinking, the same in every game: flat Monte Carlo over worlds that agree with the view.

All candidates are tried in the same worlds, with the same replies of the others where these move at the same time and
the same random numbers, so that what differs between two of them is what the moves do. By halves (sequential
halving): each round a share of the budget goes to those that are left, and the worse half goes. The budget counts
playouts, so the same random numbers give the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from lanparty.bots.dealing import NoDeal
from lanparty.bots.thinking import Mind
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Act, Acted, act_of, on_track
from lanparty.engine.views import View

TooLate = Callable[[], bool]
"""Whether a move has been thought about for too long. It comes from the shell, for the core reads no clock."""


def never() -> bool:
    return False


class HardBot:
    """Thinks by playing out. `watch` begins a move's time and gives the function that says when it is too late."""

    level = "hard"

    def __init__(self, rules: Rules, mind: Mind, watch: Callable[[], TooLate] | None = None) -> None:
        self.rules, self.mind = rules, mind
        self.watch = watch

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        candidates = self.mind.candidates(view, moves, rng)
        if len(candidates) == 1:
            return candidates[0]
        too_late = self.watch() if self.watch is not None else never
        try:
            return Search(self.rules, self.mind, view, rng).best(candidates, too_late)
        except NoDeal:  # somebody played what it could not: there is no world to think about
            return candidates[0]


class Search:
    """One move's thinking."""

    def __init__(self, rules: Rules, mind: Mind, view: View, rng: Chance) -> None:
        assert view.seat is not None
        self.rules, self.mind, self.view, self.seat, self.rng = rules, mind, view, view.seat, rng
        self._worlds = mind.worlds(view, rng)

    def best(self, candidates: Sequence[Move], too_late: TooLate) -> Move:
        """The candidate that does best; of equals the earliest."""
        left = list(range(len(candidates)))
        sums = [0.0] * len(candidates)
        sums[0] = self.mind.TRUST
        budget = self.mind.playouts(self.view)
        rounds = (len(left) - 1).bit_length()
        for number in range(rounds):
            worlds = max(1, budget // ((rounds - number) * len(left)))
            budget -= worlds * len(left)
            for _ in range(worlds):
                if too_late():
                    return candidates[max(left, key=lambda place: sums[place])]
                tried = [candidates[place] for place in left]
                for place, worth in zip(left, self._try(tried), strict=True):
                    sums[place] += worth
            left.sort(key=lambda place: -sums[place])
            left = sorted(left[: (len(left) + 1) // 2])
        return candidates[left[0]]

    def _try(self, candidates: Sequence[Move]) -> list[float]:
        """What each candidate comes to in one world."""
        mind, step, seat = self.mind, self.rules.step, self.seat
        world = next(self._worlds)
        on_turn = act_of(self.rules.awaiting(world), seat)
        assert on_turn is not None, "it is this seat's move"
        track, act = on_turn
        others = self._moves_of_others(world, act)
        seed = self.rng.getrandbits(64)
        worths = []
        for move in candidates:
            state = world.copy()
            acted = tuple(sorted([(seat, move, move.cards), *others]))
            step(state, on_track(track, Acted(acted)))
            mind.play_out(state, Random(seed))
            worths.append(mind.worth(state, seat))
        return worths

    def _moves_of_others(self, world: Any, act: Act) -> list[tuple[int, Move, tuple[int, ...]]]:
        """What the others do at the same time: it doesn't depend on the own move."""
        made = []
        for other in act.seats:
            if other != self.seat:
                view = View(self.rules, world, other)
                move = self.mind.medium(view, self.rules.legal_moves(view), self.rng)
                made.append((other, move, move.cards))
        return made
