"""Linters and the type checker, run by `scripts/test.py --lint` inside the environment."""

from __future__ import annotations

import subprocess
import sys

CHECKS = (("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",))


def main() -> int:
    """Every check runs, so that one run shows all there is to mend; the status is 1 if any failed."""
    failed = []
    for check in CHECKS:
        print("lanparty: running", *check, file=sys.stderr, flush=True)
        if subprocess.run([sys.executable, "-m", *check]).returncode:
            failed.append(" ".join(check))
    if failed:
        print("lanparty: failed:", "; ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
