"""Proofs that the own move may need, made while its player still thinks: then a play isn't held up by its proof.

They are about the own cards and the state in which the move is due, and are dropped with it. Each is used once.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any

from lanparty.engine.claims import Claim
from lanparty.engine.legality import judge
from lanparty.engine.steps import Act
from lanparty.table.claims import Giver, prove_call
from lanparty.table.jobs import Job
from lanparty.table.slots import run_calls
from protocol.feed import At

if TYPE_CHECKING:
    from lanparty.table.replica import Table

MOST_CLAIMS = 4  # proven ahead; moves that need yet others have them proven when they are made
MOST_MOVES = 64  # looked at


def _nothing() -> None:
    """Nobody waits."""


class Prepared:
    """`proofs`: what is ready for the step at which the own move is due; `pending`: what is still being made."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._at: At | None = None
        self.proofs: dict[Claim, bytes] = {}
        self.pending: set[Claim] = set()
        self._then: Callable[[], None] = _nothing

    def think_ahead(self, due: Act, giver: Giver) -> None:
        """Start on the claims that the legal moves need, once a step."""
        table = self._table
        if self._at == table.main.at:
            return
        self._at, self.proofs, self._then = table.main.at, {}, _nothing
        self.pending = set()
        for number, claim in enumerate(self._likely(giver)):
            calls = (prove_call(table.slots, claim, giver),)
            self.pending.add(claim)
            job = Job(("prepare", giver.seat, self._at, number), run_calls, (calls,), public=False)
            table.start(job, self._keep(self._at, claim))

    def when_ready(self, then: Callable[[], None]) -> None:
        """Call this whenever one of the pending proofs is there, until another step is due."""
        self._then = then

    def _keep(self, at: At, claim: Claim) -> Callable[[list[Any], float], None]:
        def keep(results: list[Any], took_ms: float) -> None:
            if self._at == at == self._table.main.at:
                self.proofs[claim] = results[0]
                self.pending.discard(claim)
                self._then()

        return keep

    def _likely(self, giver: Giver) -> list[Claim]:
        """The claims of the legal moves, each once, in the moves' order."""
        table, view = self._table, self._table.view()
        found: dict[Claim, None] = {}
        for move in islice(table.rules.legal_moves(view), MOST_MOVES):
            slots = tuple(view.slot_of(card) for card in move.cards)
            claims = judge(table.rules, table.state, giver.seat, move, None, slots)
            found |= dict.fromkeys(table.proven_cards.lacking(claims))
            if len(found) >= MOST_CLAIMS:
                break
        return list(found)[:MOST_CLAIMS]
