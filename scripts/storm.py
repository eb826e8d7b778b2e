#!/usr/bin/env python3
"""Many bad evenings, simulated: links that lose, delay, double and part; laptops that die, leave, and come back.

    python scripts/storm.py 2000                      the evenings of the seeds 0 to 1999
    python scripts/storm.py 500 --first 4000 --budget 600

Prints a line for each seed that fails, which alone repeats that evening, and how many passed; exit 1 if any failed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from simulation.evenings import any_evening, evening  # noqa: E402 - from this checkout

TOLD_EVERY = 100


def storm(first: int, count: int, budget_s: float) -> int:
    """Run the evenings until the time is over; how many failed."""
    began = time.monotonic()
    passed: Counter[str] = Counter()
    failed: list[int] = []
    for seed in range(first, first + count):
        if time.monotonic() - began > budget_s:
            break
        kind, game, seats, deals = any_evening(seed)
        try:
            evening(kind, seats, seed, game, deals)
        except AssertionError as error:
            failed.append(seed)
            print(f"seed {seed} failed: {kind.__name__}, {game}, {seats} seats, {deals} deals", flush=True)
            traceback.print_exception(error, limit=-3)
        else:
            passed[kind.__name__] += 1
        if (seed - first + 1) % TOLD_EVERY == 0:
            print(f"{seed - first + 1} evenings, {len(failed)} failed", flush=True)
    took_s = time.monotonic() - began
    kinds = ", ".join(f"{kind} {number}" for kind, number in passed.items())
    print(f"{passed.total()} evenings passed, {len(failed)} failed, in {took_s:.0f} s: {kinds}")
    if failed:
        print(f"failed: {', '.join(map(str, failed))}")
    return len(failed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("count", type=int, help="how many evenings")
    parser.add_argument("--first", type=int, default=0, metavar="S", help="the first seed")
    parser.add_argument(
        "--budget", type=float, default=float("inf"), metavar="SECONDS", help="begin none after that"
    )
    args = parser.parse_args()
    return 1 if storm(args.first, args.count, args.budget) else 0


if __name__ == "__main__":
    sys.exit(main())
