"""The second net after each deal: seeds are out, so recompute every deck, open all hands, and replay under the rules.

The first net are the live proofs. This one catches who kept the proofs but not the commitment, and every
move that was only provably possible but not legal for the cards really held.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lanparty.cards import bits_of, mask_of
from lanparty.engine.claims import verify_claims
from lanparty.engine.legality import judge
from lanparty.engine.moves import IllegalMove
from lanparty.engine.rules import Rules, apply
from lanparty.engine.steps import Acted, Revealed, Transferred, bare
from lanparty.games import game
from lanparty.table.jobs import Job
from lanparty.table.log import DealLog, Passing
from protocol.poker.audit import AuditFailed, audit_deck, audit_handover, audit_openings, audit_rehand

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
        faces = open_decks(log, withheld)
        if not withheld:
            _replay(game(game_name), log, faces)
    except AuditFailed as failed:
        return AuditReport(log.attempt, "failed", (), failed.seat, str(failed))
    except _Wrong as wrong:
        return AuditReport(log.attempt, "failed", (), wrong.seat, wrong.reason)
    return AuditReport(log.attempt, "incomplete" if withheld else "passed", tuple(sorted(withheld)))


def open_decks(log: DealLog, withheld: set[int]) -> Faces:
    """slot -> card as dealt, for all that can be known; each deck is recomputed byte for byte."""
    faces: Faces = {}
    for number, deck in log.decks.items():
        seats = range(deck.seats)
        slots = {
            hidden.position: slot
            for slot, hidden in enumerate(log.slots)
            if hidden.deck.number == number and hidden.position is not None
        }
        shares = {
            seat: {
                position: log.slots[slot].shares[seat]
                for position, slot in slots.items()
                if seat in log.slots[slot].shares
            }
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
        for position, slot in slots.items():
            card = audited.cards[position]
            if card is not None:
                faces[slot] = deck.cards[card]
    return faces


def _replay(rules: Rules, log: DealLog, faces: Faces) -> None:
    """The deal once more, with open cards."""
    state, passings = log.start, iter(log.passings)
    for folded in log.events:
        event = bare(folded)
        if isinstance(event, Acted):
            _check_moves(rules, state, event, faces)
        elif isinstance(event, Revealed) and any(faces[slot] != card for slot, card in event.faces):
            raise _Wrong(None, "a card was opened as another one")
        elif isinstance(event, Transferred):
            pass_on(log, next(passings), faces)
        state = apply(rules, state, folded)
    if state.values() != log.end:
        raise _Wrong(None, "the replay ends in another state")
    _check_openings(log)


def _check_moves(rules: Rules, state: Any, event: Acted, faces: Faces) -> None:
    for seat, move, slots in event.moves:
        if move.cards and tuple(faces[slot] for slot in slots) != move.cards:
            raise _Wrong(seat, f"{rules.format(move)}: opened as another card than it was")
        hand = mask_of(faces[slot] for slot in bits_of(state.hands[seat]))
        try:
            verify_claims(judge(rules, state, seat, move, hand, slots), faces)
        except IllegalMove as illegal:
            raise _Wrong(seat, f"{rules.format(move)}: {illegal.code}") from illegal


def pass_on(log: DealLog, passing: Passing, faces: Faces) -> None:
    """Repeat a passing: the cards that went over, and how the hands were mixed after it."""
    for slot, giver, receiver, new, own, card in passing.items:
        deck = log.slots[slot].deck
        seed, key = log.seeds[deck.number, giver], deck.keys[receiver].point
        passed = audit_handover(deck.context, giver, seed, receiver, slot, own, key, card)
        if deck.cards[passed] != faces[slot]:
            raise _Wrong(giver, "passed on another card than it held")
        faces[new] = faces[slot]
    for seat, number, hand, before, after in passing.rehands:
        deck = log.slots[hand[0]].deck
        order = audit_rehand(
            deck.context, seat, number, log.seeds[deck.number, seat], before, b"".join(after)
        )
        held = [faces[slot] for slot in hand]
        faces |= {slot: held[source] for slot, source in zip(hand, order, strict=True)}


def _check_openings(log: DealLog) -> None:
    """What was opened of hands that were mixed; all else is a share of its deck."""
    for hidden in log.slots:
        if hidden.mixed and hidden.opening and hidden.owner is not None:
            seed = log.seeds[hidden.deck.number, hidden.owner]
            audit_openings(hidden.deck.context, hidden.owner, seed, [hidden.own], [hidden.opening])
