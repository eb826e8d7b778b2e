"""Collecting the signatures of all seats under one genesis; the match starts when the last one is in."""

from __future__ import annotations

from lanparty.table.genesis import Genesis
from protocol.identity import Identity


class Signing:
    """One offered genesis and who has signed it."""

    def __init__(self, genesis: Genesis) -> None:
        self.genesis = genesis
        self.signatures: dict[int, bytes] = {}

    def sign(self, seat: int, identity: Identity) -> bytes:
        signature = self.genesis.sign(identity)
        self.signatures[seat] = signature
        return signature

    def take(self, seat: int, signature: bytes) -> None:
        """Another seat's signature. Raises BadSignature."""
        if seat < self.genesis.seats:
            self.genesis.check_signature(seat, signature)
            self.signatures[seat] = signature

    @property
    def complete(self) -> bool:
        return len(self.signatures) == self.genesis.seats

    def ordered(self) -> tuple[bytes, ...]:
        return tuple(self.signatures[seat] for seat in range(self.genesis.seats))
