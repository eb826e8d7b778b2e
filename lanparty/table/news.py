"""What a replica tells its shell: one line a thing that was folded, for people, records and animation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lanparty.engine.moves import Move
from lanparty.engine.steps import Acted, Event, Revealed

if TYPE_CHECKING:
    from lanparty.table.replica import Table


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


class News:
    """`happened`: in order; `proven`: by attempt; `chosen`: whose sealed choice lies in a slot, until it shows."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.happened: list[Happened] = []
        self.proven: dict[int, list[Proven]] = {}
        self.chosen: dict[int, tuple[int, Move]] = {}

    def tell(self, kind: str, seat: int = -1, text: str = "", data: dict[str, Any] | None = None) -> None:
        who = self._table.roster.seated[seat].name if seat >= 0 else ""
        self.happened.append(Happened(len(self.happened), kind, seat, text, data or {}, who))

    def prove(self, attempt: int, line: Proven) -> None:
        self.proven.setdefault(attempt, []).append(line)

    def take(self, event: Event, scored_before: int) -> None:
        """What is folded, with the state after it; `scored_before`: how many deals had scores."""
        if isinstance(event, Acted):
            self._acted(event)
        elif isinstance(event, Revealed):
            self._revealed(event)
        self._tell_scores(scored_before)

    def _acted(self, event: Acted) -> None:
        table = {"table": self._table.rules.table(self._table.state)}
        for seat, move, slots in event.moves:
            if slots and not move.cards:  # sealed: what it was shows when the slots are opened
                self.chosen |= dict.fromkeys(slots, (seat, move))
                self.tell("chose", seat, data={"count": len(slots)})
            else:
                self.tell("move", seat, self._table.rules.format(move), table)

    def _revealed(self, event: Revealed) -> None:
        rules = self._table.rules
        for slot, card in event.faces:
            if slot in self.chosen:
                seat, move = self.chosen.pop(slot)
                shown = rules.format(move._replace(cards=(card,)))
                self.tell("move", seat, shown, {"table": rules.table(self._table.state)})

    def _tell_scores(self, before: int) -> None:
        rules, state = self._table.rules, self._table.state
        scored = rules.deal_scores(state)
        if len(scored) > before:
            self.tell("scores", data={"deal": list(scored[-1]), "totals": list(rules.scores(state))})
