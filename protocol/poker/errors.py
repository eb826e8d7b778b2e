"""The one error of every verification: what a peer sent doesn't hold."""

from __future__ import annotations


class Rejected(Exception):
    """Something received fails a check; nothing of it may be used.

    `equation` names the check by a stable word:

    * ``length``     a vector or field has the wrong type, length or number of parts
    * ``point``      33 bytes that are no point of the curve in compressed form
    * ``scalar``     32 bytes that are no number below the group order
    * ``positions``  positions that aren't strictly ascending inside the deck
    * ``slots``      slot numbers that aren't strictly ascending, none, too many, or not one own card each
    * ``allowed``    a set of cards that is empty, names a card twice, or one that the deck hasn't
    * ``order``      levels of cards with an empty one, a card twice, or one that the deck hasn't
    * ``seat``       a seat number outside the table, or a card passed to oneself
    * ``equal``      two seats with one key
    * ``infinity``   a sum that must be a proper point is the neutral element
    * ``c``          the recomputed challenge of a proof differs (of a claim: from the sum of its branches')
    * ``level``      inside a level of a split the branches of a slot have another sum than those of the first slot
    * ``ch``         the recomputed challenge of a shuffle proof (of a deck or of a hand) differs
    * ``card``       an opened point is no card of the deck

    In the compact form of the proofs commitments aren't sent but recomputed, so all commitment equations of one
    proof are checked together, by its challenge.

    `proof` says of what ("key", "shuffle", "share", "coin", "opening", "handover", "rehand", "member", "split"; empty
    if not known here), `seat` whose it was, and `slot` where it fails, if it is about several of them one by one.
    """

    def __init__(
        self, equation: str, proof: str = "", seat: int | None = None, slot: int | None = None
    ) -> None:
        super().__init__(equation, proof, seat, slot)
        self.equation = equation
        self.proof = proof
        self.seat = seat
        self.slot = slot

    def __str__(self) -> str:
        whose = "" if self.seat is None else f" of seat {self.seat}"
        whose += "" if self.slot is None else f", slot {self.slot}"
        what = f"{self.proof} proof{whose}: " if self.proof else ""
        return f"{what}check {self.equation!r} failed"

    def of(self, proof: str, seat: int | None) -> Rejected:
        """The same failure with its place named."""
        return Rejected(self.equation, proof, seat, self.slot)
