"""The second net after each deal: seeds are out, so recompute every deck, open all hands, and replay under the rules.

The first net are the live proofs. This one catches who kept the proofs but not the commitment, and every
move that was only provably possible but not legal for the cards really held.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lanparty.cards import bits_of, mask_of
from lanparty.engine.legality import judge_fully
from lanparty.engine.moves import IllegalMove
from lanparty.engine.rules import Rules, apply
from lanparty.engine.steps import Act, Acted, Revealed
from lanparty.games import game
from lanparty.table.jobs import Job
from lanparty.table.log import DealLog
from protocol.poker.audit import AuditFailed, audit_deck

Faces = dict[int, int]


@dataclass(frozen=True)
class AuditReport:
    """`verdict`: passed, incomplete (`withheld`: seats whose seed lacks) or failed (`seat`, `reason`)."""

    attempt: int
    verdict: str
    withheld: tuple[int, ...] = ()
    seat: int | None = None
    reason: str = ""


class _Wrong(Exception):
    def __init__(self, seat: int | None, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.reason = seat, reason


def audit_job(rules: Rules, log: DealLog) -> Job:
    """The audit of a finished deal, to be run by anybody."""
    return Job(("audit", log.attempt), audit, (rules.name, log), public=False)


def audit(game_name: str, log: DealLog) -> AuditReport:
    """Verify a finished deal against the seeds in `log`."""
    withheld: set[int] = set()
    try:
        faces = _open_decks(log, withheld)
        if not withheld:
            _replay(game(game_name), log, faces)
    except AuditFailed as failed:
        return AuditReport(log.attempt, "failed", (), failed.seat, str(failed))
    except _Wrong as wrong:
        return AuditReport(log.attempt, "failed", (), wrong.seat, wrong.reason)
    return AuditReport(log.attempt, "incomplete" if withheld else "passed", tuple(sorted(withheld)))


def _open_decks(log: DealLog, withheld: set[int]) -> Faces:
    """slot -> card for all that can be known; each deck is recomputed byte for byte."""
    faces: Faces = {}
    for number, deck in log.decks.items():
        seats = range(deck.seats)
        slots = [
            (slot, log.slots[slot]) for slot in range(len(log.slots)) if log.slots[slot].deck.number == number
        ]
        shares = {
            seat: {hidden.position: hidden.shares[seat] for _, hidden in slots if seat in hidden.shares}
            for seat in seats
        }
        coins = {
            seat: {(step, 0): points[seat] for used, step, points in log.coins if used == number}
            for seat in seats
        }
        audited = audit_deck(
            deck.context, [log.seeds.get((number, seat)) for seat in seats], [deck.keys[seat] for seat in seats],
            [deck.steps[seat] for seat in seats], shares, coins,
        )  # fmt: skip
        withheld.update(audited.withheld)
        for slot, hidden in slots:
            card = audited.cards[hidden.position]
            if card is not None:
                faces[slot] = deck.cards[card]
    return faces


def _replay(rules: Rules, log: DealLog, faces: Faces) -> None:
    """The deal once more, with open cards."""
    state = log.start
    for event in log.events:
        if isinstance(event, Acted):
            _check_moves(rules, state, event, faces)
        elif isinstance(event, Revealed) and any(faces[slot] != card for slot, card in event.faces):
            raise _Wrong(None, "a card was opened as another one")
        state = apply(rules, state, event)
    if state.values() != log.end:
        raise _Wrong(None, "the replay ends in another state")


def _check_moves(rules: Rules, state: Any, event: Acted, faces: Faces) -> None:
    due = rules.awaiting(state)
    sealed = isinstance(due, Act) and due.sealed
    for seat, move, slots in event.moves:
        if not sealed and tuple(faces[slot] for slot in slots) != move.cards:
            raise _Wrong(seat, f"{rules.format(move)}: opened as another card than it was")
        if not sealed:
            hand = mask_of(faces[slot] for slot in bits_of(state.hands[seat]))
            try:
                judge_fully(rules, state, seat, move, hand, faces)
            except IllegalMove as illegal:
                raise _Wrong(seat, f"{rules.format(move)}: {illegal.code}") from illegal
