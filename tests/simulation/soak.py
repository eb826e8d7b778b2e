"""Simulations without end: `PYTHONPATH=tests python -m simulation.soak [FIRST] [COUNT]` prints the seeds that fail."""

from __future__ import annotations

import sys
import traceback

from simulation.checks import any_world, check_finished


def main(first: int = 0, count: int = 1000) -> int:
    failed = []
    for seed in range(first, first + count):
        try:
            world = any_world(seed)
            world.run()
            check_finished(world)
        except Exception:
            traceback.print_exc()
            failed.append(seed)
            print(f"seed {seed} FAILED", flush=True)
        else:
            print(f"seed {seed}: {world.seats} seats, {len(world.tables[0].main.hashes)} steps", flush=True)
    print("all passed" if not failed else f"failed: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
