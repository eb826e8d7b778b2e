"""Many deals between computer players, in process: who scores what, how often, how fast.

Matches come in groups: in each group the same cards are dealt, and the players move on by one seat from
match to match until everyone has sat everywhere. So no level profits from its seat or its cards. Every
match has its own random numbers (from the seed and its number alone), so the number of worker processes
changes nothing but the time.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from math import ceil, inf, isinf, sqrt
from multiprocessing import active_children
from random import Random
from time import perf_counter
from typing import Any

from lanparty.bots import Bot, bot
from lanparty.engine.playout import play_deal
from lanparty.engine.steps import Finished, Sealed
from lanparty.games import game

MAX_MATCHES_A_TASK = 16
Z_95 = 1.959964  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class Plan:
    """What to simulate. `bots`: levels, seat by seat; a shorter list starts again from its beginning."""

    game: str
    seats: int
    options: Any
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    workers: int = 1
    deals_a_match: int | None = None  # None: whole matches
    first: int = 0  # number of the first match (what came before was played elsewhere)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level in each seat of a group's first match."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))

    @property
    def turns(self) -> int:
        """How many matches make a group: after so many moves by one seat all sit as in the beginning."""
        levels = self.levels
        return next(turn for turn in range(1, self.seats + 1) if levels[turn:] + levels[:turn] == levels)


@dataclass(frozen=True)
class PlayedDeal:
    """One deal: the level in each seat, each seat's points, the seats that had the best, and the effort.

    `group`: the number of the group of matches with equal cards that it is of.
    """

    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    group: int = 0


@dataclass
class Mean:
    """A mean of observations that come in groups, which are independent of one another; within one they are not."""

    sums: dict[int, float] = field(default_factory=dict)  # by group
    counts: dict[int, int] = field(default_factory=dict)

    def add(self, group: int, value: float, count: int = 1) -> None:
        """`value`: the sum of so many observations."""
        self.sums[group] = self.sums.get(group, 0.0) + value
        self.counts[group] = self.counts.get(group, 0) + count

    @property
    def value(self) -> float:
        return sum(self.sums.values()) / sum(self.counts.values())

    def half_width(self) -> float:
        """Of the 95 % interval, by the normal approximation over groups; infinite for a single one."""
        groups = len(self.sums)
        if groups < 2:
            return inf
        mean = self.value
        squares = sum((self.sums[group] - mean * self.counts[group]) ** 2 for group in self.sums)
        return Z_95 * sqrt(squares * groups / (groups - 1)) / sum(self.counts.values())

    def interval(self, low: float = -inf, high: float = inf) -> list[float]:
        """Both ends, cut to what is possible."""
        half = self.half_width()
        return [max(low, self.value - half), min(high, self.value + half)]


@dataclass
class Tally:
    """Points and victories over deals, by level."""

    deals: int = 0
    moves: int = 0
    points: dict[str, Mean] = field(default_factory=dict)
    wins: dict[str, Mean] = field(default_factory=dict)

    def add(self, deal: PlayedDeal) -> None:
        self.deals += 1
        self.moves += deal.moves
        share = 1 / len(deal.winners)
        won: dict[str, float] = dict.fromkeys(deal.levels, 0.0)
        for seat, level in enumerate(deal.levels):
            self.points.setdefault(level, Mean()).add(deal.group, deal.scores[seat])
            if seat in deal.winners:
                won[level] += share
        for level, part in won.items():
            self.wins.setdefault(level, Mean()).add(deal.group, part)


def simulate(plan: Plan) -> dict[str, Any]:
    """Play the plan. The result is JSON-able, see `lanparty simulate --json`.

    `win_rate`: the part of all deals that a level's seats won, ties split (the rates add up to 1);
    `mean_scores`: points a deal and seat; `ci95`: low and high end for the win rate; `mean_ci95`: for the points
    (null while all deals had equal cards, for then nothing is known of others).
    """
    begin = perf_counter()
    tally = Tally()
    for deal in played_deals(plan):
        tally.add(deal)
    seconds = perf_counter() - begin
    levels = sorted(tally.points)
    return {
        "game": plan.game,
        "deals": tally.deals,
        "moves": tally.moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(tally.moves / seconds),
        "mean_scores": {level: round(tally.points[level].value, 6) for level in levels},
        "win_rate": {level: round(tally.wins[level].value, 6) for level in levels},
        "ci95": {level: _rounded(tally.wins[level].interval(0.0, 1.0)) for level in levels},
        "mean_ci95": {level: _rounded(tally.points[level].interval()) for level in levels},
    }


def _rounded(interval: list[float]) -> list[float | None]:
    """JSON has no infinity."""
    return [None if isinf(end) else round(end, 6) for end in interval]


def played_deals(plan: Plan) -> Iterator[PlayedDeal]:
    """The plan's deals, in order."""
    matches = _matches_here(plan) if plan.workers == 1 else _matches_elsewhere(plan)
    return islice((deal for match in matches for deal in match), plan.deals)


def play_match(plan: Plan, number: int, limit: int) -> list[PlayedDeal]:
    """Match `number` (from 0) of the plan, up to `limit` deals."""
    rules = game(plan.game)
    turn = number % plan.turns
    levels = plan.levels[turn:] + plan.levels[:turn]
    players: list[Bot] = [bot(level, plan.game) for level in levels]
    cards = Random(f"{plan.seed}/cards/{number // plan.turns}")
    minds = Random(f"{plan.seed}/minds/{number}")
    state = rules.start(plan.seats, plan.options)
    deals: list[PlayedDeal] = []
    moves = 0
    if plan.deals_a_match is not None:
        limit = min(limit, plan.deals_a_match)
    while len(deals) < limit:
        moves += play_deal(rules, state, players, cards, minds)
        if isinstance(rules.awaiting(state), Finished):
            break
        for scores in rules.deal_scores(state)[len(deals) :]:  # none when the deal was void
            deals.append(
                PlayedDeal(levels, scores, rules.winners(state, scores), moves, number // plan.turns)
            )
            moves = 0
        rules.step(state, Sealed())
    return deals


def _matches_here(plan: Plan) -> Iterator[list[PlayedDeal]]:
    left, number = plan.deals, plan.first
    while left > 0:
        match = play_match(plan, number, left)
        yield match
        left -= len(match)
        number += 1


def _matches_elsewhere(plan: Plan) -> Iterator[list[PlayedDeal]]:
    """The same matches, made by worker processes some way ahead and taken in order."""
    size = max(1, min(MAX_MATCHES_A_TASK, ceil(plan.deals / (4 * plan.workers))))
    left, number = plan.deals, plan.first
    ahead: deque[Future[list[list[PlayedDeal]]]] = deque()
    others = set(active_children())
    pool = ProcessPoolExecutor(plan.workers, initializer=_leave_interrupts_to_the_parent)
    try:
        while left > 0:
            while len(ahead) < 2 * plan.workers:
                with _undisturbed():
                    ahead.append(pool.submit(_play_matches, plan, number, size, left))
                number += size
            for match in ahead.popleft().result():
                yield match
                left -= len(match)
    finally:
        # What was begun ahead is of no use any more, and may take long.
        for worker in set(active_children()) - others:
            worker.kill()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """What ends the program has to wait: a pool that is half started can't be taken down."""
    mask = getattr(signal, "pthread_sigmask", None)  # not on Windows
    stops = {signal.SIGINT, signal.SIGTERM}
    before = mask(signal.SIG_BLOCK, stops) if mask is not None else None
    try:
        yield
    finally:
        if mask is not None:
            mask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_matches(plan: Plan, first: int, count: int, limit: int) -> list[list[PlayedDeal]]:
    matches: list[list[PlayedDeal]] = []
    for number in range(first, first + count):
        if limit <= 0:
            break
        matches.append(play_match(plan, number, limit))
        limit -= len(matches[-1])
    return matches
