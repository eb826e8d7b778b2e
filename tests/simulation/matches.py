"""Matches over all games on bad networks, half of them with one liar: `python tests/simulation/matches.py 300`.

`matches.py COUNT [FIRST]`: every line names the seed that repeats its match; the exit status is 1 when one has failed.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from simulation.any_lie import AnyLie
from simulation.checks import check_finished
from simulation.evenings import KINDS, evening
from simulation.liars import LyingWorld
from simulation.world import Network, World

from lanparty.table.replica import Table

# Game, seats, options, deals: all that a table can be asked for, as short as it shows.
SETTINGS: tuple[tuple[str, tuple[int, ...], dict[str, Any], int], ...] = (
    ("poison", (2, 3, 4, 6), {"mode": "quick"}, 1),
    ("poison", (2, 3), {"mode": "normal"}, 2),
    ("six", (2, 3, 5), {"deck": "tactics"}, 1),
    ("six", (2, 4), {"pro": True, "deck": "tactics"}, 1),
    ("six", (2,), {"deck": "full"}, 1),
    ("hearts", (3, 4), {}, 1),
    ("hearts", (3, 4), {"variant": "black-maria"}, 1),
    ("hearts", (4, 6), {"spot": True, "omnibus": True}, 1),
    ("revolution", (4,), {}, 2),
    ("revolution", (4,), {"jokers": True, "opener": "card"}, 1),
    ("revolution", (6,), {"six_deck": "kitty"}, 1),
    ("revolution", (4,), {"teams": "2"}, 1),
    ("nusicle", (2,), {"deals": 1}, 1),
    ("nusicle", (1,), {"mode": "solo", "deals": 1}, 1),
)  # fmt: skip


def play(seed: int) -> str:
    """One match; what it was. Raises AssertionError."""
    random = Random(f"match {seed}")
    name, seats, options, deals = SETTINGS[seed // 2 % len(SETTINGS)]
    players = random.choice(seats)
    if seed % 2 and players > 1:
        return _with_liar(seed, random, name, players, options, deals)
    if seed % 4 == 0 and players > 1:
        kind = random.choice(KINDS)
        evening(kind, players, seed, name, deals, options)
        return f"{name} {players} {kind.__name__}"
    world = World(name, players, seed, deals, network(random), watchers=1, options=options)
    world.run()
    check_finished(world)
    return f"{name} {players}"


def network(random: Random) -> Network:
    return Network(
        delay_s=random.choice((0.001, 0.05, 0.4, 3.0)),
        duplicate=random.choice((0.0, 0.1, 0.5)),
        loss=random.choice((0.0, 0.1, 0.4)),
    )


def _with_liar(
    seed: int, random: Random, name: str, players: int, options: dict[str, Any], deals: int
) -> str:
    lie = AnyLie(random, among=random.choice((6, 20, 40)))
    liar = random.randrange(players)
    world = LyingWorld(lie, liar, name, players, seed, deals, network(random), watchers=1, options=options)
    world.run()
    outcome = judge(world.honest, liar, lie)
    return f"{name} {players}: seat {liar} lies ({lie.what or 'it had no occasion'}): {outcome}"


def judge(honest: Sequence[Table], liar: int, lie: AnyLie) -> str:
    """All honest seats say the same: the liar is named, or it is waited for, or its lie did no harm."""
    steps: dict[int, bytes] = {}
    for table in honest:
        for step, state in table.main.hashes.items():
            if lie.way != "two stories":  # till it is found out, those have seen two matches
                assert steps.setdefault(step, state) == state, f"they differ at step {step}"
    faults = [table.fault for table in honest]
    if any(faults):
        assert all(faults), [str(fault) for fault in faults]
        blamed = {fault.seat for fault in faults if fault is not None}
        if lie.way == "another state":
            assert blamed <= {None, liar}, blamed
            assert all(f"seat {liar}" in str(fault) for fault in faults), [str(fault) for fault in faults]
        else:
            assert blamed == {liar}, [str(fault) for fault in faults]
        return f"named ({faults[0].reason if faults[0] else ''})"
    if not all(table.over for table in honest):
        waited = {seat for table in honest for seat, _ in table.waiting()}
        assert waited == {liar}, waited
        return "waited for"
    for table in honest:
        table.audits.start(final=True)
        for job in table.take_jobs():
            table.done(job, job.work(*job.args), 1.0)
    verdicts = {table.audits.verdict for table in honest}
    assert len(verdicts) == 1, verdicts
    assert verdicts <= {"passed", "incomplete"}, verdicts
    return f"no harm ({verdicts.pop()})"


def main(count: int, first: int = 0) -> int:
    failed = []
    for seed in range(first, first + count):
        began = time.perf_counter()
        try:
            said = play(seed)
        except Exception as error:
            failed.append(seed)
            traceback.print_exception(error)
            said = f"FAILED: {error}"
        print(f"seed {seed} ({time.perf_counter() - began:.1f} s): {said}", flush=True)
    print(f"{count} matches, failed: {failed or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
