"""Processes that run `discovery_peer`, here or in a network namespace."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 100.0


class Peer:
    """A process that has announced its table."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def line(self) -> list[str]:
        """The next line of the process; the time limit of the test limits the wait."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()

    def found(self) -> tuple[float, list[str]]:
        """Seconds since the process began, and the addresses of the table it has found."""
        word, elapsed_s, *addresses = self.line()
        assert word == "found"
        return float(elapsed_s), addresses

    def end(self) -> None:
        self.process.communicate("enough\n", timeout=PATIENCE_S)
        assert self.process.returncode == 0


@contextmanager
def peer(own: int, wanted: int, *networks: str, before: Sequence[str] = ()) -> Iterator[Peer]:
    """A process that announces table `own` and looks for `wanted`; `before` is put before its command."""
    process = subprocess.Popen(
        [*before, sys.executable, "-m", "tests.protocol.discovery_peer", str(own), str(wanted), *networks],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        made = Peer(process)
        assert made.line() == ["ready"]
        yield made
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
