"""What a replica tells its shell: one line a thing that was folded, for people, records and animation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Happened:
    """`index` counts from 0 in the match.

    `kind`: deal | chose | move | scores | result | chat | left | void | seated | fault.
    `who` is the name of the player who sat on `seat` when it happened; others may sit there now.
    """

    index: int
    kind: str
    seat: int = -1
    text: str = ""
    data: dict[str, Any] = field(default_factory=dict)
    who: str = ""


@dataclass(frozen=True)
class Proven:
    """A line of the verified seal: who proved what to whom, and how long the check took here (ms)."""

    prover: int
    verifier: int
    what: str  # key | shuffle | agreement | share | audit
    took_ms: float
