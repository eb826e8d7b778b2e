"""What a replica says when somebody's entry can't be: who, at which step, which check, and the proof."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """`seat` is None when nobody can be blamed (a desync). `evidence`: signed entries, as they came.

    `reason` is for who looks into it, in English; `what` is a stable word, of which a window makes a sentence:

    * ``move:CODE``  a move that the rules refuse with that code
    * ``turn``       something that isn't due, or isn't from this seat
    * ``card``       a card that the seat doesn't hold, or another one than was due or named
    * ``proof``      a proof that lacks or doesn't hold
    * ``shuffle``    a shuffle that is none
    * ``key``        a part of the deck's key that is none
    * ``deck``       another deck than the others have seen
    * ``seed``       secrets revealed that aren't those of the deal
    * ``audit``      what the check of a finished deal has found
    * ``seats``      somebody let sit down, or given up, who can't be
    * ``twice``      two different entries signed in one place
    * ``state``      the replicas differ
    * ``malformed``  what can't be read, or is of no use there
    """

    seat: int | None
    step: int
    reason: str
    evidence: tuple[bytes, ...] = ()
    what: str = "malformed"

    def __str__(self) -> str:
        who = "the replicas differ" if self.seat is None else f"seat {self.seat}"
        return f"{who} at step {self.step}: {self.reason}"


class Broken(Exception):
    """Raised inside the replica by a check of one seat's contribution; becomes a Fault."""

    def __init__(self, what: str, seat: int | None, reason: str, evidence: tuple[bytes, ...] = ()) -> None:
        super().__init__(reason)
        self.what = what
        self.seat = seat
        self.reason = reason
        self.evidence = evidence
