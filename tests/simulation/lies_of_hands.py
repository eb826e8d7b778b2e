"""Lies about hands: cards passed on, hands mixed, who holds a card, what the hand lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from simulation.liars import Draft, Lie, LyingTable
from simulation.lies import Change, others
from simulation.lies_of_play import hand_of, opening, own

from lanparty.cards import bits_of
from lanparty.engine.steps import Holder
from lanparty.table.claims import prove_call
from lanparty.table.jobs import Job
from lanparty.table.passing import HolderStep
from lanparty.table.slots import run_calls
from protocol.feed import MAIN, At
from protocol.poker.errors import Rejected
from protocol.poker.handover import make_handover
from protocol.poker.rehand import rehand
from protocol.wire import ChooseBody, HandoverBody, HolderBody, LackBody, PlayBody, RehandBody

GARBAGE = bytes(2496)  # as long as a proof about one card


# ---- passing -------------------------------------------------------------------------------------------------


def _handed(
    table: LyingTable, claimed: Iterable[int], given: Iterable[int], receiver: int | None = None
) -> HandoverBody:
    """The cards of `given` masked for their receiver, said to be those of `claimed`."""
    due = {slot: to for slot, giver, to in table.awaiting.items if giver == table.me}  # type: ignore[union-attr]
    made = []
    for slot, source in zip(claimed, given, strict=True):
        hidden, to = table.slots[source], due[slot] if receiver is None else receiver
        key = hidden.deck.keys[to].point
        made.append(
            make_handover(
                hidden.deck.context, table.me, to, slot, table.seed(hidden.deck), hidden.own, key, bytes(32)
            )
        )
    proofs = b"".join(one.c + one.s1 + one.s2 for one in made)
    return HandoverBody(tuple(claimed), b"".join(one.card for one in made), proofs)


def hands_over_another_card(table: LyingTable, draft: Draft) -> Draft:
    """A card that it would rather not keep, for the first of those that it has named."""
    slots = draft.says.slots
    other = next(slot for slot in hand_of(table, table.me) if slot not in slots)
    return draft.saying(_handed(table, slots, (other, *slots[1:])))


def names_another_card(table: LyingTable, draft: Draft) -> Draft:
    """The same, and says so: but it had named others before it saw what it got."""
    slots = draft.says.slots
    other = next(slot for slot in hand_of(table, table.me) if slot not in slots)
    return draft.saying(replace(draft.says, slots=tuple(sorted((other, *slots[1:])))))


def for_another_seat(table: LyingTable, draft: Draft) -> Draft:
    """Masked for somebody who isn't to get the card."""
    items = table.awaiting.items  # type: ignore[union-attr]
    receiver = next(to for _, giver, to in items if giver == table.me)
    other = next(seat for seat in table.all_seats if seat not in (receiver, table.me))
    return draft.saying(_handed(table, draft.says.slots, draft.says.slots, other))


def one_card_twice(table: LyingTable, draft: Draft) -> Draft:
    cards, proofs = draft.says.cards, draft.says.proofs
    return draft.saying(
        replace(draft.says, cards=cards[:66] * 2 + cards[132:], proofs=proofs[:96] * 2 + proofs[192:])
    )


def _mixed(table: LyingTable, owns: tuple[bytes, ...], seed: bytes | None = None) -> RehandBody:
    deck = table.slots[hand_of(table, table.me)[0]].deck
    number, key = table.slots.rehands.get(table.me, 0), deck.keys[table.me].point
    done = rehand(deck.context, table.me, number, seed or table.seed(deck), key, owns, bytes(32))
    return RehandBody(done.deck, done.proof)


def _new_hand(table: LyingTable) -> tuple[int, ...]:
    """The slots of the own hand between the two stages of a passing."""
    given = {slot for slot, giver, _ in table.awaiting.items if giver == table.me}  # type: ignore[union-attr]
    came = [new for _, _, to, new, _, _ in table.passing.items if to == table.me]
    return tuple(sorted([slot for slot in bits_of(table.state.hands[table.me]) if slot not in given] + came))


def keeps_what_it_gave(table: LyingTable, draft: Draft) -> Draft:
    """Mixes the old hand instead of the new one."""
    return draft.saying(_mixed(table, tuple(table.slots[slot].own for slot in hand_of(table, table.me))))


def one_card_for_another(table: LyingTable, draft: Draft) -> Draft:
    """One card of the hand twice, another one not."""
    owns = [table.slots[slot].own for slot in _new_hand(table)]
    return draft.saying(_mixed(table, (owns[1], *owns[1:])))


def two_places_exchanged(table: LyingTable, draft: Draft) -> Draft:
    hand = draft.says.hand
    return draft.saying(replace(draft.says, hand=hand[66:132] + hand[:66] + hand[132:]))


# ---- claims --------------------------------------------------------------------------------------------------


def plays_another(
    choose: Callable[[LyingTable, int], bool], claims: Callable[[LyingTable, PlayBody], tuple[bytes, ...]]
) -> Change:
    """Another card of the hand, rightly opened, with these proofs."""

    def change(table: LyingTable, draft: Draft) -> Draft:
        says = draft.says
        slot, card = next((slot, card) for slot, card in own(table, but=says.slots[0]) if choose(table, card))
        body = PlayBody(
            says.move, (card,), says.where, (slot,), *opening(table, (slot,)), claims(table, says)
        )
        return draft.saying(body)

    return change


def legal_cards(table: LyingTable) -> set[int]:
    return {card for move in table.rules.legal_moves(table.view()) for card in move.cards}


def could_follow(table: LyingTable) -> bool:
    """It is our turn, and some cards of the hand may be played and some may not: there is a suit to be followed."""
    return (
        len(table.turn_seats) == 1
        and table.me in table.turn_seats
        and 0 < len(legal_cards(table)) < len(own(table))
    )


def is_illegal(table: LyingTable, card: int) -> bool:
    return card not in legal_cards(table)


def gives_less(claims: Callable[[ChooseBody], tuple[bytes, ...]]) -> Change:
    """Not its best cards, but the others."""

    def change(table: LyingTable, draft: Draft) -> Draft:
        best = draft.says.slots
        rest = [slot for slot in hand_of(table, table.me) if slot not in best]
        return draft.saying(ChooseBody(tuple(sorted(rest[: len(best)])), claims(draft.says)))

    return change


# ---- who holds a card ----------------------------------------------------------------------------------------


def shows_another(table: LyingTable, draft: Draft) -> Draft:
    """Some other card of the hand as the one that is asked for."""
    slot = next(slot for slot in hand_of(table, table.me) if slot not in draft.says.slots)
    return draft.saying(HolderBody((slot,), *opening(table, (slot,))))


def shows_a_foreign_one(table: LyingTable, draft: Draft) -> Draft:
    slot = hand_of(table, (table.me + 1) % table.genesis.seats)[0]
    return draft.saying(HolderBody((slot,), bytes(33), bytes(32), bytes(32)))


def give_up() -> None:
    raise Rejected("false")


class DeniesAndProves(Lie):
    """Holds the card, says no, and proves that it lacks it: as good as one can."""

    def __init__(self, proof: Callable[[LyingTable], bytes]) -> None:
        self._proof = proof
        self.told = False

    def work(self, table: LyingTable, job: Job) -> Job:
        """What an honest program would prove here it can't."""
        return replace(job, work=give_up, args=()) if isinstance(table.awaiting, Holder) else job

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if isinstance(draft.says, HolderBody) and draft.says.slots:
            return (draft.saying(HolderBody((), b"", b"", b"")),)
        return (draft,)

    def idle(self, table: LyingTable) -> Iterable[Draft]:
        if self.told or not isinstance(table.awaiting, Holder) or table.main.stage != 1:
            return ()
        self.told = True
        draft = table.draft(At(MAIN, table.step, 1), LackBody(self._proof(table)), table.main.basis)
        table.send_only(draft, others(table))  # it knows better, and goes no further itself
        return ()


def lack_of_another_card(table: LyingTable) -> bytes:
    """A right proof, but that the hand lacks a card that it does lack."""
    due = table.awaiting
    assert isinstance(due, Holder)
    hand = tuple(bits_of(table.state.hands[table.me]))
    held = {card for _, card in own(table)}
    missing = next(card for card in table.slots[hand[0]].deck.cards if card not in held)
    claim = HolderStep()._claim(hand, Holder(missing), table)
    (proof,) = run_calls([prove_call(table.slots, claim, table.giver)])
    assert isinstance(proof, bytes)
    return proof
