"""Heavy work that a replica hands to its shell: pure, picklable calls whose results come back by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from protocol.poker.errors import Rejected

Outcome = Any  # what the call returned, or the Rejected it raised
Then = Callable[[Any, float], None]
"""What becomes of a result, and of the milliseconds that it took."""


@dataclass(frozen=True)
class Job:
    """`work(*args)`; `public` when nothing in it is secret, so that replicas on one laptop may share the result."""

    name: tuple[object, ...]
    work: Callable[..., Any]
    args: tuple[Any, ...]
    public: bool = True


def run(work: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
    """Do the work; a rejection is a result like any other."""
    try:
        return work(*args)
    except Rejected as rejection:
        return rejection


@dataclass(frozen=True)
class Away:
    """A job that is being done; `seat` and `evidence`: whose, and what, is being checked, if it is a check."""

    then: Then
    seat: int | None
    evidence: tuple[bytes, ...]


class Jobs:
    """The jobs of one replica."""

    def __init__(self) -> None:
        self._away: dict[tuple[object, ...], Away] = {}
        self._new: list[Job] = []

    def start(self, job: Job, away: Away) -> None:
        """Have it done, once."""
        if job.name not in self._away:
            self._away[job.name] = away
            self._new.append(job)

    def take(self) -> list[Job]:
        """Those that were started since the last call."""
        jobs, self._new = self._new, []
        return jobs

    def back(self, job: Job, outcome: Outcome) -> Away | None:
        """What a result was wanted for; None if it is no use.

        What we were to work on may be bad: its own check says whose fault that is, and the job isn't tried again.
        """
        if isinstance(outcome, Rejected) and not self._away[job.name].evidence:
            return None
        return self._away.pop(job.name)
