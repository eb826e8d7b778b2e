"""Passing hidden cards on, and who holds a card (see `steps` for what a step is)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lanparty.cards import bits_of
from lanparty.engine.claims import Each
from lanparty.engine.steps import Event, Held, Holder, NotHeld, Transfer, Transferred
from lanparty.table.claims import Giver, prove_call, verify_call
from lanparty.table.faults import Broken
from lanparty.table.log import Passing
from lanparty.table.slots import join_batches
from lanparty.table.steps import Bodies, Contribution, Step
from protocol.poker.elgamal import MASKED_BYTES
from protocol.poker.handover import Handover, make_handover, verify_handover
from protocol.poker.rehand import rehand, verify_rehand
from protocol.wire import Body, HandoverBody, HolderBody, LackBody, RehandBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

SCALAR = 32


class TransferStep(Step):
    """Stage 0: every giver masks the cards for their receivers. Stage 1: every receiver mixes its whole hand.

    Without the second stage everybody would see, when it is played, that a card was the passed one. Between the two
    the passed cards have new slots; the mixing changes what lies in which slot of the hand.
    """

    bodies = (HandoverBody, RehandBody)
    stages = 2

    def seats(self, table: Table, due: Transfer) -> tuple[int, ...]:
        which = 1 if table.main.stage == 0 else 2
        return tuple(sorted({item[which] for item in due.items}))

    def make(self, table: Table, due: Transfer, giver: Giver) -> Body | None:
        if table.main.stage == 0:
            return self._hand_over(table, due, giver)
        hand = self._hand(table, due, giver.seat)
        deck = table.slots[hand[0]].deck
        owns = tuple(table.slots[slot].own for slot in hand)
        number = table.slots.rehands.get(giver.seat, 0)
        key = deck.keys[giver.seat].point
        call = (rehand, (deck.context, giver.seat, number, giver.seed(deck), key, owns, giver.entropy(32)))
        return self.work(table, giver, [call], lambda done: RehandBody(done[0].deck, done[0].proof))

    def _hand_over(self, table: Table, due: Transfer, giver: Giver) -> Body | None:
        items = _given(due, giver.seat)
        calls = []
        for slot, receiver in items:
            hidden = table.slots[slot]
            deck = hidden.deck
            args = (
                deck.context, giver.seat, receiver, slot, giver.seed(deck), hidden.own, deck.keys[receiver].point,
                giver.entropy(32),
            )  # fmt: skip
            calls.append((make_handover, args))

        def build(done: list[Any]) -> Body:
            return HandoverBody(
                tuple(slot for slot, _ in items),
                b"".join(one.card for one in done),
                b"".join(one.c + one.s1 + one.s2 for one in done),
            )

        return self.work(table, giver, calls, build)

    def check(self, table: Table, due: Transfer, given: Contribution) -> None:
        if table.main.stage == 0:
            self._check_handover(table, due, given)
        else:
            self._check_rehand(table, due, given)

    def _check_handover(self, table: Table, due: Transfer, given: Contribution) -> None:
        items = _given(due, given.seat)
        body = given.body
        if not isinstance(body, HandoverBody) or body.slots != tuple(slot for slot, _ in items):
            raise Broken("card", given.seat, "handed over other slots than are due", given.evidence)
        calls = []
        for index, (slot, receiver) in enumerate(items):
            hidden = table.slots[slot]
            keys = hidden.deck.keys
            args = (
                hidden.deck.context, given.seat, receiver, slot, keys[given.seat].point, hidden.own,
                keys[receiver].point, _handover(body, index),
            )  # fmt: skip
            calls.append((verify_handover, args))
        self.verify(table, given, "handover", calls)

    def _check_rehand(self, table: Table, due: Transfer, given: Contribution) -> None:
        body, hand = given.body, self._hand(table, due, given.seat)
        if not isinstance(body, RehandBody) or len(body.hand) != MASKED_BYTES * len(hand):
            raise Broken("card", given.seat, "mixed another hand than it holds", given.evidence)
        deck = table.slots[hand[0]].deck
        owns = tuple(table.slots[slot].own for slot in hand)
        number, key = table.slots.rehands.get(given.seat, 0), deck.keys[given.seat].point
        call = (verify_rehand, (deck.context, given.seat, number, key, owns, body.hand, body.proof))
        self.verify(table, given, "rehand", [call])

    def passed(self, table: Table, due: Transfer, bodies: Bodies) -> None:
        """The cards have new slots, of their receivers."""
        passing = Passing()
        for slot, giver, receiver in due.items:
            body = bodies[giver]
            card = _cut(body.cards, body.slots.index(slot))
            new = table.slots.add_passed(slot, receiver, card)
            passing.items.append((slot, giver, receiver, new, table.slots[slot].own, card))
        table.passing = passing

    def event(self, table: Table, due: Transfer, bodies: Bodies) -> Event | None:
        passing = table.passing
        hands = {seat: self._hand(table, due, seat) for seat in sorted(bodies)}
        for seat, hand in hands.items():
            owns = [_cut(bodies[seat].hand, index) for index in range(len(hand))]
            before = [table.slots[slot].own for slot in hand]
            number = table.slots.rehands.get(seat, 0)
            passing.rehands.append((seat, number, hand, tuple(before), tuple(owns)))
            table.slots.mix(seat, hand, owns)
            table.proven_cards.forget(hand)
            if seat == table.me:
                for slot in hand:
                    table.learn(slot)
        table.audits.current.passings.append(passing)
        return Transferred(tuple(new for _, _, _, new, _, _ in passing.items))

    def _hand(self, table: Table, due: Transfer, seat: int) -> tuple[int, ...]:
        """The slots of a receiver's hand after the passing, ascending."""
        given = {slot for slot, giver, _ in due.items if giver == seat}
        kept = [slot for slot in bits_of(table.state.hands[seat]) if slot not in given]
        return tuple(sorted([*kept, *(new for _, _, to, new, _, _ in table.passing.items if to == seat)]))


def _given(due: Transfer, seat: int) -> list[tuple[int, int]]:
    """(slot, receiver) of what a seat passes on, by slot."""
    return sorted((slot, receiver) for slot, giver, receiver in due.items if giver == seat)


def _handover(body: HandoverBody, index: int) -> Handover:
    proof = body.proofs[3 * SCALAR * index : 3 * SCALAR * (index + 1)]
    return Handover(_cut(body.cards, index), proof[:SCALAR], proof[SCALAR : 2 * SCALAR], proof[2 * SCALAR :])


def _cut(cards: bytes, index: int) -> bytes:
    return cards[MASKED_BYTES * index : MASKED_BYTES * (index + 1)]


class HolderStep(Step):
    """Who holds a card? Stage 0: each shows it or says no. Stage 1, if all said no: all prove that they lack it."""

    bodies = (HolderBody, LackBody)
    stages = 2

    def seats(self, table: Table, due: Holder) -> tuple[int, ...]:
        return tuple(seat for seat in table.all_seats if table.state.hands[seat])

    def make(self, table: Table, due: Holder, giver: Giver) -> Body | None:
        hand = tuple(bits_of(table.state.hands[giver.seat]))
        if table.main.stage == 0:
            mine = [slot for slot in hand if giver.face(slot) == due.card]
            parts = table.slots.parts(giver.seat, mine)
            calls = [
                table.slots.make_call(part, giver.seat, giver.seed(part.deck), giver.entropy(32))
                for part in parts
            ]
            return self.work(
                table, giver, calls, lambda done: HolderBody(tuple(mine), *join_batches(done)), inline=True
            )
        call = prove_call(table.slots, self._claim(hand, due, table), giver)
        return self.work(table, giver, [call], lambda done: LackBody(done[0]))

    def check(self, table: Table, due: Holder, given: Contribution) -> None:
        body = given.body
        hand = tuple(bits_of(table.state.hands[given.seat]))
        if table.main.stage == 0:
            if not isinstance(body, HolderBody):
                raise Broken("malformed", given.seat, "no answer to who holds the card", given.evidence)
            if body.slots and body.slots[0] not in hand:
                raise Broken("card", given.seat, "shows a card that it doesn't hold", given.evidence)
            try:
                if body.slots:
                    table.slots.open_move(given.seat, body.slots, (due.card,), (body.points, body.c, body.s))
            except Broken as broken:
                raise Broken(broken.what, broken.seat, broken.reason, given.evidence) from broken
            table.main.accept(given)
        elif isinstance(body, LackBody):
            claim = self._claim(hand, due, table)
            self.verify(
                table, given, "lack", [verify_call(table.slots, claim, given.seat, body.proof)],
                lambda: table.proven_cards.note([claim]),
            )  # fmt: skip
        else:
            raise Broken("proof", given.seat, "no proof that it lacks the card", given.evidence)

    def is_enough(self, table: Table, due: Holder, bodies: Bodies) -> bool:
        return table.main.stage == 0 and any(body.slots for body in bodies.values())

    def event(self, table: Table, due: Holder, bodies: Bodies) -> Event | None:
        holders = [
            seat for seat, body in sorted(bodies.items()) if isinstance(body, HolderBody) and body.slots
        ]
        if not holders:
            return NotHeld()
        table.faces[bodies[holders[0]].slots[0]] = due.card
        return Held(holders[0])

    def _claim(self, hand: tuple[int, ...], due: Holder, table: Table) -> Each:
        deck = table.slots[hand[0]].deck
        return Each(hand, tuple(card for card in deck.cards if card != due.card), "holds_it")
