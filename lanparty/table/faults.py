"""What a replica says when somebody's entry can't be: who, at which step, which check, and the proof."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """`seat` is None when nobody can be blamed (a desync). `evidence`: signed entries, as they came."""

    seat: int | None
    step: int
    reason: str
    evidence: tuple[bytes, ...] = ()

    def __str__(self) -> str:
        who = "the replicas differ" if self.seat is None else f"seat {self.seat}"
        return f"{who} at step {self.step}: {self.reason}"


class Broken(Exception):
    """Raised inside the replica by a check of one seat's contribution; becomes a Fault."""

    def __init__(self, seat: int | None, reason: str, evidence: tuple[bytes, ...] = ()) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason
        self.evidence = evidence
