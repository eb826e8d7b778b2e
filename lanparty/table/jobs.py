"""Heavy work that a replica hands to its shell: pure, picklable calls whose results come back by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from protocol.poker.errors import Rejected

Outcome = Any  # what the call returned, or the Rejected it raised


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
