#!/usr/bin/env python3
"""How strong the levels of computer players are: the table in docs/STRENGTH.md.

    python scripts/ladder.py six poison --deals 200        play (more) groups of deals, and write the table anew
    python scripts/ladder.py --list                        what can be measured
    python scripts/ladder.py                               only write the table

One player of the higher level sits at a table of the lower one. Every deal is played once with it in each seat, with
the same cards; that is one observation: its points above the mean of the others, averaged over the seats. Sums are
kept in docs/strength.json, so that a measurement may go on another day; different seeds never mix.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from lanparty import simulate  # noqa: E402
from lanparty.bots import EASY, HARD, MEDIUM, RANDOM, bot  # noqa: E402
from lanparty.engine.options import parse_options  # noqa: E402
from lanparty.games import game  # noqa: E402

SUMS = ROOT / "docs" / "strength.json"
TABLE = ROOT / "docs" / "STRENGTH.md"
SEED = 1
GROUPS_AT_ONCE = 5  # then the sums are written
DUELS = ((HARD, MEDIUM), (MEDIUM, EASY), (EASY, RANDOM))

HEAD = """# How strong the computer players are

Points a deal of one player of the higher level at a table of the lower one, above the mean of the others: the mean,
and in brackets the 95 % interval. Every deal is played with the player in each seat and equal cards. Higher is better
in all games. Written by `scripts/ladder.py`, which also says how it is measured; nothing here is entered by hand.
"""


@dataclass(frozen=True)
class Contest:
    """What is played. `deals`: of a match that are counted (roles and directions of passing come with later ones);
    None: whole matches, of which the part won is measured."""

    name: str
    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    deals: int | None = 1
    main: bool = False  # of the table's first part: all three duels

    @property
    def duels(self) -> tuple[tuple[str, str], ...]:
        return DUELS if self.main else DUELS[:1]


CONTESTS = (
    Contest("Take Six", "six", 4, main=True),
    Contest("Poison", "poison", 4, main=True),
    Contest("Hearts, with passing", "hearts", 4, deals=4, main=True),
    Contest("Revolution, with exchange", "revolution", 4, deals=4, main=True),
    Contest("Nusicle", "nusicle", 2, main=True),
    Contest("Take Six, 2 players", "six", 2),
    Contest("Take Six, 10 players", "six", 10),
    Contest("Take Six, tactics", "six", 4, (("deck", "tactics"),)),
    Contest("Take Six, pro", "six", 4, (("pro", True),)),
    Contest("Poison, 2 players", "poison", 2),
    Contest("Poison, 6 players", "poison", 6),
    Contest("Hearts, 3 players", "hearts", 3, deals=4),
    Contest("Hearts, 6 players", "hearts", 6, deals=4),
    Contest("Black Maria", "hearts", 4, (("variant", "black-maria"),), deals=4),
    Contest("Revolution, 5 players", "revolution", 5, deals=4),
    Contest("Revolution, 6 players", "revolution", 6, deals=4),
    Contest("Revolution, jokers", "revolution", 4, (("jokers", True),), deals=4),
    Contest("Take Six, whole matches", "six", 4, deals=None),
    Contest("Poison, whole matches", "poison", 4, deals=None),
    Contest("Hearts, whole matches", "hearts", 4, deals=None),
    Contest("Revolution, whole matches", "revolution", 4, deals=None),
    Contest("Nusicle, whole matches", "nusicle", 2, deals=None),
)


@dataclass
class Sums:
    """Of observations, one a group: how many, their sum and squares; and the better level's effort."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    moves: int = 0
    cpu_s: float = 0.0
    longest_s: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def half_width(self) -> float:
        """Of the 95 % interval of the mean."""
        spread = max(0.0, self.squares - self.total * self.mean) / max(1, self.count - 1)
        return simulate.Z_95 * sqrt(spread / self.count)

    def __str__(self) -> str:
        low, high = self.mean - self.half_width, self.mean + self.half_width
        return f"{self.mean:.2f} ({low:.2f} … {high:.2f})"


class Timed:
    """A computer player whose CPU time is noted, where it had a choice."""

    def __init__(self, level: str, name: str, sums: Sums) -> None:
        self.level = level
        self._player = bot(level, name)
        self._sums = sums

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        if len(moves) == 1:
            return moves[0]
        begun = time.process_time()
        move = self._player.choose(view, moves, rng)
        took = time.process_time() - begun
        self._sums.moves += 1
        self._sums.cpu_s += took
        self._sums.longest_s = max(self._sums.longest_s, took)
        return move


def play_group(contest: Contest, better: str, worse: str, sums: Sums, seed: int) -> None:
    """One more observation: the same cards with the better player in every seat."""
    rules = game(contest.game)
    options = parse_options(rules, contest.seats, dict(contest.options))
    levels = (better,) + (worse,) * (contest.seats - 1)
    plan = simulate.Plan(
        contest.game, contest.seats, options, levels, 1, seed=seed, deals_a_match=contest.deals
    )
    sign = sign_of(rules, contest.seats, options)
    value, deals = 0.0, 0
    simulate.bot = lambda level, name: Timed(level, name, sums) if level == better else bot(level, name)
    for turn in range(contest.seats):
        match = simulate.play_match(plan, sums.count * contest.seats + turn, sys.maxsize)
        seat = match[0].levels.index(better)
        if contest.deals is None:
            totals = [sum(deal.scores[place] for deal in match) for place in range(contest.seats)]
            winners = rules.winners(rules.start(contest.seats, options), totals)
            value += 1 / len(winners) if seat in winners else 0.0
            deals += 1
        for deal in match if contest.deals is not None else ():
            own = deal.scores[seat]
            value += sign * (own - (sum(deal.scores) - own) / (contest.seats - 1))
            deals += 1
    sums.add(value / deals)


def sign_of(rules: Any, seats: int, options: Any) -> int:
    """1 where many points win, -1 where few do."""
    start = rules.start(seats, options)
    return 1 if rules.winners(start, (1,) + (0,) * (seats - 1)) == (0,) else -1


# ---- the files -----------------------------------------------------------------------------------------------


def read(path: Path) -> dict[str, Sums]:
    """What was measured so far, by contest and duel."""
    if not path.exists():
        return {}
    return {key: Sums(**sums) for key, sums in json.loads(path.read_text(encoding="utf-8")).items()}


def write(path: Path, found: dict[str, Sums]) -> None:
    kept = {key: vars(sums) for key, sums in sorted(found.items())}
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def key_of(contest: Contest, better: str, worse: str) -> str:
    return f"{contest.name}: {better} over {worse}"


def table(found: dict[str, Sums]) -> str:
    """docs/STRENGTH.md. What was never measured has a dash."""
    lines = [HEAD, "| 4 players, Nusicle 2 | " + " | ".join(f"{a} over {b}" for a, b in DUELS) + " | deals |"]
    lines.append("|---|---|---|---|---|")
    for contest in (one for one in CONTESTS if one.main):
        cells = [found.get(key_of(contest, *duel)) for duel in DUELS]
        counts = ", ".join(str(cell.count * (contest.deals or 1)) if cell else "–" for cell in cells)
        shown = " | ".join(str(cell or "–") for cell in cells)
        lines.append(f"| {contest.name} | {shown} | {counts} |")
    others = [one for one in CONTESTS if not one.main and key_of(one, *DUELS[0]) in found]
    part = [one for one in others if one.deals is not None]
    whole = [one for one in others if one.deals is None]
    if part:
        lines += ["", "| other tables | hard over medium | deals |", "|---|---|---|"]
        for contest in part:
            sums = found[key_of(contest, *DUELS[0])]
            lines.append(f"| {contest.name} | {sums} | {sums.count * (contest.deals or 1)} |")
    if whole:
        lines += ["", "| part of whole matches that a hard player wins | | fair share | matches |"]
        lines.append("|---|---|---|---|")
        for contest in whole:
            sums = found[key_of(contest, *DUELS[0])]
            name = contest.name.removesuffix(", whole matches")
            lines.append(f"| {name} | {sums} | {1 / contest.seats:.2f} | {sums.count * contest.seats} |")
    lines += ["", "CPU time of a hard player's move where there is a choice, on two slow shared cores:", ""]
    lines += ["| | mean | longest |", "|---|---|---|"]
    for contest in CONTESTS:
        effort = found.get(key_of(contest, *DUELS[0]))
        if effort and effort.moves:
            mean = effort.cpu_s / effort.moves
            lines.append(f"| {contest.name} | {mean * 1000:.0f} ms | {effort.longest_s * 1000:.0f} ms |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the computer players and write docs/STRENGTH.md.")
    parser.add_argument(
        "contests", nargs="*", help="games, or parts of the names of contests; none: all listed"
    )
    parser.add_argument("--deals", type=int, default=0, help="measure until there are so many of each")
    parser.add_argument("--duel", choices=[a for a, _ in DUELS], help="only this level over the one below")
    parser.add_argument("--list", action="store_true", help="list the contests")
    parser.add_argument("--sums", type=Path, default=SUMS, help=argparse.SUPPRESS)
    parser.add_argument("--table", type=Path, default=TABLE, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.list:
        print("\n".join(contest.name for contest in CONTESTS))
        return 0
    for contest in chosen(args.contests):
        for better, worse in contest.duels:
            if args.duel in (None, better):
                measure(contest, better, worse, args.deals, args.sums)
    args.table.write_text(table(read(args.sums)), encoding="utf-8")
    return 0


def chosen(names: list[str]) -> list[Contest]:
    """The contests of these names; else those of these games, or with these words in their names; none: all."""
    found = []
    for name in names:
        exact = [one for one in CONTESTS if one.name.lower() == name.lower()]
        found += exact or [one for one in CONTESTS if name == one.game or name.lower() in one.name.lower()]
    return [one for one in CONTESTS if one in found] if names else list(CONTESTS)


def measure(contest: Contest, better: str, worse: str, deals: int, path: Path) -> None:
    """Play until there are so many deals (matches, if whole ones), writing the sums from time to time."""
    key = key_of(contest, better, worse)
    groups = -(-deals // (contest.deals or contest.seats))
    while (sums := read(path).get(key, Sums())).count < groups:
        for _ in range(min(GROUPS_AT_ONCE, groups - sums.count)):
            play_group(contest, better, worse, sums, SEED)
        write(path, read(path) | {key: sums})
        print(f"{key}: {sums} after {sums.count * (contest.deals or contest.seats)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
