"""Kinds of bad evenings, each made from a seed; `python scripts/storm.py 2000` runs many of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from simulation.storm import Laptop, Storm

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
    storm.later(random.uniform(0, WITHIN_S), lambda: storm.leave(laptop) if laptop.alive else None)


def mixed(storm: Storm, random: Random) -> None:
    """One leaves, another dies and comes back."""
    left(storm, random)
    laptop, when = random.choice(storm.laptops), random.uniform(0, WITHIN_S)
    storm.later(when, lambda: storm.kill(laptop) if laptop.alive and not laptop.gone else None)
    storm.later(when + 1, lambda: storm.revive(laptop) if not laptop.alive else None)


def returned(storm: Storm, random: Random) -> None:
    """One is gone for so long that the others give it up; when it comes back it looks on."""
    storm.give_up_s = GIVE_UP_S
    laptop, when = random.choice(storm.laptops), random.uniform(0, WITHIN_S)
    storm.later(when, lambda: storm.kill(laptop))
    storm.later(when + random.uniform(GIVE_UP_S, 4 * GIVE_UP_S), lambda: storm.revive(laptop))


def deserted(storm: Storm, random: Random) -> None:
    """Some run off for good as soon as the match is over for them, whatever the others have of it."""
    storm.give_up_s = GIVE_UP_S
    may = storm.laptops if len(storm.laptops) > 2 else storm.laptops[1:]  # those who stay must be enough
    most = random.randint(1, max(1, (len(storm.laptops) - 1) // 2))
    storm.weather.heals_s = 0.0 if random.random() < 0.3 else 60.0
    storm.weather.drop = random.choice([0.1, 0.4])
    run_off: list[Laptop] = []

    def ended(laptop: Laptop) -> None:
        if laptop in may and laptop.alive and len(run_off) < most:
            run_off.append(laptop)
            storm.kill(laptop)

    storm.on_over = ended


KINDS: tuple[Accidents, ...] = (
    calm, killed, parted, torn, relayed, vanished, several_vanished, left, mixed, returned, deserted,
)  # fmt: skip
OTHER_GAMES = (("hearts", 4), ("six", 3), ("revolution", 4), ("nusicle", 2), ("six", 2), ("hearts", 3))


def any_evening(seed: int) -> tuple[Accidents, str, int, int]:
    """What a seed stands for: the kind, the game (mostly the quickest one), seats, deals."""
    random = Random(f"evening {seed}")
    kind, deals = KINDS[seed % len(KINDS)], random.choice((1, 1, 1, 2))
    if random.random() < 0.05:
        return kind, *random.choice(OTHER_GAMES), deals
    return kind, "poison", random.choice((2, 2, 2, 3, 3, 3, 4, 5)), deals


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
    check(storm, name)
    return storm


def check(storm: Storm, name: str) -> None:
    """All who stayed have come to the same end, and nobody has lost anything that it had signed."""
    tables = [laptop.tables[0] for laptop in storm.players()]
    assert not [str(table.fault) for table in tables if table.fault is not None], name
    stuck = [one for one in storm.players() if not one.tables[0].over and not storm.is_left_alone(one)]
    assert stuck == [], name
    assert len({table.main.state for table in tables}) <= 1, name
    assert len({table.state.values() for table in tables}) <= 1, name
    ended = [table for table in tables if table.over]
    assert all(table.audits.verdict in ("passed", "incomplete") for table in ended), name
    hashes: dict[int, bytes] = {}
    for table in tables:
        for step, one in table.main.hashes.items():
            assert hashes.setdefault(step, one) == one, (name, step)
    for laptop in storm.players():
        held = laptop.tables[0].feeds.counts()
        for author, seq in storm.signed:
            if laptop.tables[0].genesis.keys[author : author + 1] == (laptop.identity.key,):
                assert seq < held[author], (name, "a lost move")
