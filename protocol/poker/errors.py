"""The one error of every verification: what a peer sent doesn't hold."""

from __future__ import annotations


class Rejected(Exception):
    """Something received fails a check; nothing of it may be used.

    `equation` names the check by a stable word:

    * ``length``     a vector or field has the wrong type, length or number of parts
    * ``point``      33 bytes that are no point of the curve in compressed form
    * ``scalar``     32 bytes that are no number below the group order
    * ``positions``  positions that aren't strictly ascending inside the deck
    * ``seat``       a seat number outside the table
    * ``equal``      two seats with one key
    * ``infinity``   a sum that must be a proper point is the neutral element
    * ``c``          the recomputed challenge of a key, share or coin proof differs
    * ``ch``         the recomputed challenge of a shuffle proof differs
    * ``card``       an opened point is no card of the deck

    In the compact form of the proofs commitments aren't sent but recomputed, so all commitment equations of one
    proof are checked together, by its challenge.

    `proof` says of what ("key", "shuffle", "share", "coin", …; empty if not known here) and `seat` whose it was.
    """

    def __init__(self, equation: str, proof: str = "", seat: int | None = None) -> None:
        super().__init__(equation, proof, seat)
        self.equation = equation
        self.proof = proof
        self.seat = seat

    def __str__(self) -> str:
        whose = "" if self.seat is None else f" of seat {self.seat}"
        what = f"{self.proof} proof{whose}: " if self.proof else ""
        return f"{what}check {self.equation!r} failed"

    def of(self, proof: str, seat: int | None) -> Rejected:
        """The same failure with its place named."""
        return Rejected(self.equation, proof, seat)
