"""Where the time of a match went."""

from __future__ import annotations

import time

from lanparty.engine.steps import Shuffle
from lanparty.table.replica import Table


class Timing:
    """Watches a replica; `seconds` tells what took how long."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.shuffled: float | None = None
        self.ended: float | None = None
        self.waited_for_shuffle = 0.0
        self._waiting: float | None = None

    def watch(self, table: Table) -> None:
        now = time.monotonic()
        if self.shuffled is None:
            self.shuffled = now if table.dealt else None
        elif isinstance(table.awaiting, Shuffle):
            self._waiting = self._waiting or now
        elif self._waiting is not None:
            self.waited_for_shuffle += now - self._waiting
            self._waiting = None
        if table.over and self.ended is None:
            self.ended = now

    def seconds(self) -> dict[str, float]:
        """Until the first cards were dealt; from there to the end; and of that, waiting for later shuffles."""
        shuffled = self.shuffled or time.monotonic()
        ended = self.ended or time.monotonic()
        return {
            "shuffle": shuffled - self.begun,
            "play": ended - shuffled,
            "waited_for_shuffle": self.waited_for_shuffle,
        }
