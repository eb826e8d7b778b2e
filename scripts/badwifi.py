#!/usr/bin/env python3
"""Real matches of real processes on bad Wi-Fi, in network namespaces (Linux, as root).

    sudo python3 scripts/badwifi.py                          every kind once
    sudo python3 scripts/badwifi.py loss kill-play --runs 5  these kinds, five times each

Prints one line a run: the kind, the seed of the air, whether all have the same hash in the end, the audits, how long it
took. What is lost and when depends on the machine's timing too, so a seed repeats the air, not the run.

    loss           20 % of all frames are lost, the others take 100 to 300 ms, from the first to the last
    away-STAGE     one laptop is out of reach for 40 s
    silence-STAGE  all are, for 40 s
    kill-STAGE     a guest's process is killed (-9) and started again
    creator-STAGE  the same, of who opened the table
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.air import Air
from scripts.netlab import Lab, LabUnavailable
from tests.network.processes import Party, Process, until

SEATS = 3
LOSS, DELAY_S = 0.2, (0.1, 0.3)
AWAY_S, BACK_S = 40.0, 1.0
LIMIT_S = 420.0  # for a run to end
DEALS = 2

# When something happens: what is seen or heard of the victim just before.
STAGES: dict[str, Callable[[Process, Path], object]] = {
    "sign": lambda one, home: any(home.glob("tables/*/signed")),  # a guest has signed, or is about to
    "begin": lambda one, home: any(home.glob("tables/*/table.journal")),  # keys and mixes of the first deck
    "deal": lambda one, home: one.all("deal"),  # the cards have just been dealt
    "play": lambda one, home: len(one.all("move")) >= 5,
    "score": lambda one, home: one.all("scores"),  # the end of a deal is signed, the next one begins
    "end": lambda one, home: len(one.all("scores")) >= DEALS,  # the last card is played
}
KINDS = (
    "loss",
    *(
        f"{what}-{stage}"
        for what in ("away", "silence", "kill", "creator")
        for stage in STAGES
        if (what, stage) != ("creator", "sign")  # who collects the signatures has not begun then
    ),
)  # fmt: skip


class Run:
    """One match of three laptops, of which something befalls one or all."""

    def __init__(self, folder: Path, air: Air, lab: Lab) -> None:
        self._air = air
        self._parties = [Party(folder / laptop.name, laptop.prefix) for laptop in lab.laptops]
        for party in self._parties:
            party.folder.mkdir()
        self._words = [
            ["host", "--game", "poison", "--seats", str(SEATS), "--table", "Sofa", "--deals", str(DEALS)],
            *(["join", "--at", lab.laptops[0].address] for _ in lab.laptops[1:]),
        ]
        self.playing = [self._start(place) for place in range(SEATS)]

    def _start(self, place: int) -> Process:
        words = [*self._words[place], "--bot", "easy", "--name", f"P{place}"]
        if place == 0:
            words += ["--port", "47800"]
        process = self._parties[place].start(*words, home="home")
        if place == 0:
            process.event("table", limit_s=LIMIT_S)
        return process

    def befall(self, kind: str) -> None:
        """Let it happen, and let it be over again."""
        what, _, stage = kind.partition("-")
        victim = 0 if what == "creator" else 1
        home = self._parties[victim].folder / "home"
        until(lambda: STAGES[stage](self.playing[victim], home), stage, LIMIT_S)
        if what in ("kill", "creator"):
            self.playing[victim].kill()
            self.playing[victim].wait()
            time.sleep(BACK_S)
            self.playing[victim] = self._start(victim)
        else:
            self._air.away = set(range(SEATS)) if what == "silence" else {victim}
            time.sleep(AWAY_S)
            self._air.away = set()

    def end(self) -> tuple[bool, list[str]]:
        """Whether all have the same hash, and what their audits say. Raises AssertionError for who doesn't end."""
        statuses = [process.wait(LIMIT_S) for process in self.playing]
        results = [process.events[-1] if process.events else {} for process in self.playing]
        hashes = {result.get("state_hash") for result in results}
        audits = [
            str(result.get("audit", f"status {status}"))
            for result, status in zip(results, statuses, strict=True)
        ]
        return len(hashes) == 1 and None not in hashes, audits

    def close(self) -> None:
        for party in self._parties:
            party.close()


def run(kind: str, seed: int, folder: Path) -> bool:
    """One run, and its line; whether all was well."""
    began, air = time.monotonic(), Air(seed)
    if kind == "loss":
        air.loss, air.delay_s = LOSS, DELAY_S
    with Lab(SEATS, air=air) as lab:
        match = Run(folder, air, lab)
        try:
            if kind != "loss":
                match.befall(kind)
            equal, audits = match.end()
        except AssertionError as error:
            print(f"{kind:16} {seed:5}  {error}", flush=True)
            equal, audits = False, []
            for process in match.playing:
                print(f"    {process!r}", flush=True)
        finally:
            match.close()
    well = equal and set(audits) == {"passed"}
    took_s = time.monotonic() - began
    line = f"{kind:16} {seed:5}  hashes {'equal' if equal else 'DIFFER'}  audit {', '.join(audits)}  {took_s:.0f} s"
    print(line, f" frames {air.carried} carried, {air.lost} lost", flush=True)
    return well


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="which (default: all)")
    parser.add_argument("--runs", type=int, default=1, help="how often each")
    parser.add_argument("--first", type=int, default=0, metavar="S", help="the first seed")
    parser.add_argument(
        "--budget", type=float, default=float("inf"), metavar="SECONDS", help="begin none after that"
    )
    args = parser.parse_args()
    if unknown := set(args.kinds) - set(KINDS):
        parser.error(f"no such kind: {', '.join(sorted(unknown))} (there are {', '.join(KINDS)})")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the namespaces are taken down then
    began, seed, failed = time.monotonic(), args.first, 0
    try:
        for kind in (args.kinds or KINDS) * args.runs:
            if time.monotonic() - began > args.budget:
                break
            with tempfile.TemporaryDirectory() as folder:
                failed += not run(kind, seed, Path(folder))
            seed += 1
    except LabUnavailable as problem:
        print(f"badwifi: {problem}", file=sys.stderr)
        return 1
    print(f"{seed - args.first} runs, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
