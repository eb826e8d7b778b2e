"""Which deck a proof is about: bound into every challenge, so that no proof holds anywhere else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from protocol.poker.errors import Rejected
from protocol.poker.transcript import H

MAX_SEATS = 10
MAX_CARDS = 128
MAX_NUMBER = 2**32
"""Deals, lots, steps and counts are numbered below this."""


@dataclass(frozen=True)
class Context:
    """One deck of one deal at one table. Values are the verifier's own, never taken from the proof.

    table:  id of the table, 32 bytes (hash of its genesis)
    roster: hash of who sits where, 32 bytes
    deal:   number of the deal; never used twice in a match, also after a void deal
    lot:    which of the deal's decks, from 0
    seats:  how many seats mix this deck
    cards:  how many cards it has
    """

    table: bytes
    roster: bytes
    deal: int
    lot: int
    seats: int
    cards: int

    def __post_init__(self) -> None:
        if len(self.table) != 32 or len(self.roster) != 32:
            raise ValueError("table and roster are 32 bytes each")
        if not (0 <= self.deal < MAX_NUMBER and 0 <= self.lot < MAX_NUMBER):
            raise ValueError(f"deal and lot are numbers from 0 to {MAX_NUMBER - 1}")
        if not (1 <= self.seats <= MAX_SEATS and 1 <= self.cards <= MAX_CARDS):
            raise ValueError(f"a deck has 1 to {MAX_SEATS} seats and 1 to {MAX_CARDS} cards")

    @cached_property
    def digest(self) -> bytes:
        """32 bytes that stand for this context (and the protocol's version) in all transcripts."""
        return H(
            "context",
            table=self.table,
            roster=self.roster,
            deal=self.deal,
            lot=self.lot,
            seats=self.seats,
            cards=self.cards,
        )

    def check_seat(self, seat: int) -> None:
        """Raise `Rejected("seat")` for a number that isn't a seat of this deck."""
        if not 0 <= seat < self.seats:
            raise Rejected("seat", seat=seat)
