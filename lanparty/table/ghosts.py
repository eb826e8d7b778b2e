"""A hand that its player has left open: what its seat would give is worked out alike on every replica.

The policy is deterministic: it sees the view that the player would have, and its random numbers come from the state's
hash. Shares follow from the revealed seed; their proofs need no fresh entropy, for the secret is public.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lanparty.cards import bits_of
from lanparty.engine.moves import Move
from lanparty.engine.steps import Act, Await
from lanparty.engine.views import View
from lanparty.table.claims import Giver
from lanparty.table.decks import HiddenDeck
from lanparty.table.faults import Broken
from lanparty.table.kinds import STEPS
from lanparty.table.steps import ActStep
from protocol.poker.errors import Rejected
from protocol.wire import Body

if TYPE_CHECKING:
    from lanparty.table.replica import Table

Policy = Callable[[View, Sequence[Move], bytes], Move]
"""A choice among legal moves for a view, with 32 bytes that are its only source of chance."""


class Ghosts:
    """Contributions of seats whose hands lie open."""

    def __init__(self, table: Table, policy: Policy) -> None:
        self._table = table
        self._policy = policy

    def make(self, seat: int, due: Await) -> Body | None:
        """What this seat gives to the current stage."""
        return STEPS[type(due)].make(self._table, due, self._giver(seat))

    def move(self, giver: Giver, due: Act) -> Body | None:
        table = self._table
        faces = {slot: giver.face(slot) for slot in bits_of(table.state.hands[giver.seat])}
        view = View(table.rules, table.state, giver.seat, faces)
        move = self._policy(view, table.rules.legal_moves(view), table.main.state)
        slots = tuple(view.slot_of(card) for card in move.cards)
        return ActStep().move(table, due, giver, move, slots)

    def _giver(self, seat: int) -> Giver:
        slots, seeds = self._table.slots, self._table.audits.current.seeds

        def seed(deck: HiddenDeck) -> bytes:
            return seeds[deck.number, seat]

        def face(slot: int) -> int:
            try:
                return slots.own_face(slot, seat, seed(slots[slot].deck))
            except Rejected as rejection:
                raise Broken("card", None, f"open slot {slot}: {rejection}") from rejection

        return Giver(seat, seed, face, bytes, own=False)
