"""Kinds of bad evenings, each made from a seed; `python tests/simulation/evenings.py 2000` runs many of them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from simulation.storm import Storm

Accidents = Callable[[Storm, Random], None]
GIVE_UP_S = 3.0
WITHIN_S = 10.0  # accidents happen in this time; a deal takes about as long


def calm(storm: Storm, random: Random) -> None:
    """Only the weather: delay, loss, duplicates, reorder."""


def killed(storm: Storm, random: Random) -> None:
    """Laptops die, several times, and come back from what is on disk."""
    for _ in range(3):
        laptop, when = random.choice(storm.laptops), random.uniform(0, WITHIN_S)
        storm.later(when, lambda laptop=laptop: storm.kill(laptop) if laptop.alive else None)
        back = when + random.uniform(0.1, 5)
        storm.later(back, lambda laptop=laptop: storm.revive(laptop) if not laptop.alive else None)


def parted(storm: Storm, random: Random) -> None:
    """The Wi-Fi falls in two for a while."""
    seats = len(storm.laptops)
    half = random.randrange(1, seats)
    pairs = {frozenset((one, other)) for one in range(half) for other in range(half, seats)}
    when = random.uniform(0, WITHIN_S)
    storm.later(when, lambda: storm.cut.update(pairs))
    storm.later(when + random.uniform(1, 20), storm.cut.clear)


def relayed(storm: Storm, random: Random) -> None:
    """Two laptops never reach each other: the others carry what they say."""
    if len(storm.laptops) > 2:
        one, other = random.sample(range(len(storm.laptops)), 2)
        storm.cut.add(frozenset((one, other)))


def torn(storm: Storm, random: Random) -> None:
    """It falls in two, and who doesn't hear somebody for a while would go on without: one part may, or none."""
    storm.give_up_s = GIVE_UP_S
    parted(storm, random)


def vanished(storm: Storm, random: Random) -> None:
    """One laptop is gone for good, without a word; of two the one that isn't needed to go on."""
    storm.give_up_s = GIVE_UP_S
    laptop = random.choice(storm.laptops if len(storm.laptops) > 2 else storm.laptops[1:])
    storm.later(random.uniform(0, WITHIN_S), lambda: storm.kill(laptop))


def several_vanished(storm: Storm, random: Random) -> None:
    """As many as can go, one after the other or at once."""
    storm.give_up_s = GIVE_UP_S
    seats = len(storm.laptops)
    gone = random.sample(storm.laptops, (seats - 1) // 2) if seats > 2 else storm.laptops[1:]
    first = random.uniform(0, WITHIN_S)
    for laptop in gone:
        when = random.choice([first, random.uniform(0, WITHIN_S)])
        storm.later(when, lambda laptop=laptop: storm.kill(laptop))


def left(storm: Storm, random: Random) -> None:
    """One leaves by the door."""
    storm.give_up_s = GIVE_UP_S
    laptop = random.choice(storm.laptops)
    storm.later(random.uniform(0, WITHIN_S), lambda: storm.leave(laptop))


def mixed(storm: Storm, random: Random) -> None:
    """One leaves, another dies and comes back."""
    left(storm, random)
    laptop, when = random.choice(storm.laptops), random.uniform(0, WITHIN_S)
    storm.later(when, lambda: storm.kill(laptop) if laptop.alive and not laptop.gone else None)
    storm.later(when + 1, lambda: storm.revive(laptop) if not laptop.alive else None)


KINDS: tuple[Accidents, ...] = (
    calm, killed, parted, torn, relayed, vanished, several_vanished, left, mixed,
)  # fmt: skip


def evening(
    kind: Accidents,
    seats: int,
    seed: int,
    game: str = "poison",
    deals: int = 2,
    options: dict[str, Any] | None = None,
) -> Storm:
    """One whole evening; raises AssertionError with all that repeats it."""
    storm = Storm(game, seats, seed, deals, options=options)
    kind(storm, Random(seed))
    name = f"{kind.__name__}, {seats} seats, seed {seed}"
    try:
        storm.run()
    except Exception as error:
        raise AssertionError(f"{name}: {error!r}") from error
    tables = [laptop.tables[0] for laptop in storm.players()]
    assert not [str(table.fault) for table in tables if table.fault is not None], name
    assert all(table.over for table in tables), name
    assert len({table.main.state for table in tables}) <= 1, name
    assert all(table.audits.verdict in ("passed", "incomplete") for table in tables), name
    return storm


def main(count: int) -> int:
    failed = 0
    for seed in range(count):
        kind = KINDS[seed % len(KINDS)]
        try:
            evening(kind, 2 + seed // len(KINDS) % 5, seed)
        except AssertionError as error:
            failed += 1
            traceback.print_exception(error, limit=-3)
            sys.stderr.flush()
    print(f"{count} evenings, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
