"""A match seen once more: each deal folded again from its log, with all hands open where its seeds are out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from lanparty.cards import bits_of
from lanparty.engine.moves import Move
from lanparty.engine.rules import Rules, apply
from lanparty.engine.steps import Acted, Dealt, Event, Revealed, Transferred, acting_seats, bare
from lanparty.table.audit import Faces, open_decks, pass_on
from lanparty.table.log import DealLog
from lanparty.table.news import Happened
from lanparty.table.replica import Table


@dataclass(frozen=True)
class Moment:
    """What was to be seen after something had happened.

    `events`: what that was; `deal` counts from 1; `hands`: each seat's cards by number, ascending, None for
    all where they can't be known; `cards`: how many each seat held; `scores`: of the deals until now.
    """

    deal: int
    events: tuple[Happened, ...]
    table: dict[str, Any]
    hands: tuple[tuple[int, ...], ...] | None
    cards: tuple[int, ...]
    on_turn: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]


def review(table: Table) -> list[Moment]:
    """Every moment of the match that this replica has folded; void deals are left out, as they don't count."""
    logs = [*table.audits.past]
    if not table.over and table.dealt:
        logs.append(table.audits.current)
    moments: list[Moment] = []
    for number, log in enumerate(logs, 1):
        names = [table.roster.chairs[author].name for author in log.authors]
        moments += _Deal(table.rules, log, number, names).moments(sum(len(one.events) for one in moments))
    return moments


class _Deal:
    """Folds one deal."""

    def __init__(self, rules: Rules, log: DealLog, number: int, names: list[str]) -> None:
        self._rules, self._log, self._number, self._names = rules, log, number, names
        self._faces: Faces | None = open_decks(log, set()) if log.audit == "passed" else None
        self._chosen: dict[int, tuple[int, Move]] = {}  # sealed choices, by slot

    def moments(self, first: int) -> Iterator[Moment]:
        """`first`: how many things have happened before this deal."""
        state, passings, dealt, index = self._log.start, iter(self._log.passings), False, first
        for folded in self._log.events:
            event = bare(folded)
            if isinstance(event, Transferred) and self._faces is not None:
                pass_on(self._log, next(passings), self._faces)
            before, state = state, apply(self._rules, state, folded)
            shown = self._rules.table(state)
            lines = [*self._moves(event)]
            if isinstance(event, Dealt) and not dealt:
                dealt = True
                lines.append(Happened(0, "deal", data={"deal": self._number}))
            scores = self._rules.deal_scores(state)
            if len(scores) > len(self._rules.deal_scores(before)):
                totals = list(self._rules.scores(state))
                lines.append(Happened(0, "scores", data={"deal": list(scores[-1]), "totals": totals}))
            if lines or isinstance(event, Dealt | Transferred):  # cards that come into a hand are seen there
                yield self._moment(state, self._numbered(lines, index, shown), shown)
                index += len(lines)

    def _moves(self, event: Event) -> Iterator[Happened]:
        """What people see of an event; an audited deal shows passed cards, too."""
        if isinstance(event, Acted):
            for seat, move, slots in event.moves:
                if not slots or move.cards:
                    yield self._move(seat, move)
                elif self._faces is not None and len(slots) > 1:
                    yield self._move(seat, move._replace(cards=tuple(self._faces[slot] for slot in slots)))
                else:
                    self._chosen |= dict.fromkeys(slots, (seat, move))
                    yield Happened(0, "chose", seat, data={"count": len(slots)})
        elif isinstance(event, Revealed):
            for slot, card in event.faces:
                if slot in self._chosen:
                    seat, move = self._chosen.pop(slot)
                    yield self._move(seat, move._replace(cards=(card,)))

    def _move(self, seat: int, move: Move) -> Happened:
        return Happened(0, "move", seat, self._rules.format(move))

    def _numbered(self, lines: list[Happened], first: int, shown: dict[str, Any]) -> tuple[Happened, ...]:
        return tuple(
            replace(
                line,
                index=first + number,
                who=self._names[line.seat] if line.seat >= 0 else "",
                data={"table": shown} if line.kind == "move" else line.data,
            )
            for number, line in enumerate(lines)
        )

    def _moment(self, state: Any, events: tuple[Happened, ...], shown: dict[str, Any]) -> Moment:
        faces, hands = self._faces, None
        if faces is not None:
            hands = tuple(tuple(sorted(faces[slot] for slot in bits_of(hand))) for hand in state.hands)
        return Moment(
            self._number,
            events,
            shown,
            hands,
            tuple(hand.bit_count() for hand in state.hands),
            acting_seats(self._rules.awaiting(state)),
            tuple(self._rules.deal_scores(state)),
            tuple(self._rules.scores(state)),
        )
