"""How the table meets what the rules await: who contributes what, when it is right, which event it makes.

One class per kind of `Await` (see the table in ARCHITECTURE.md). `seats` says who must contribute to the current
stage; `make` gives a seat's contribution as soon as it can be given (None: not yet, or work is under way and
will come back through `table.contribute`); `check` calls `table.main.accept` once a contribution is verified, or raises
Broken; `passed` is called between two stages; `event` is what is folded when the last stage is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lanparty.engine.claims import Claim
from lanparty.engine.legality import judge
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.steps import (
    Act,
    Acted,
    Coin,
    Deal,
    Dealt,
    Event,
    Flipped,
    Reveal,
    Revealed,
    Shuffle,
    Shuffled,
)  # fmt: skip
from lanparty.table.claims import Giver, prove_call, verify_call
from lanparty.table.faults import Broken
from lanparty.table.jobs import Job
from lanparty.table.slots import Call, join_batches, run_calls, split_batches
from protocol.feed import At
from protocol.poker.coin import CoinShare, coin_value, make_coin, verify_coin
from protocol.poker.errors import Rejected
from protocol.wire import Body, ChooseBody, CoinBody, PlayBody, SharesBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

Bodies = Mapping[int, Any]


@dataclass(frozen=True)
class Contribution:
    """What a seat gave to a stage; `evidence` is its entry, nothing for a seat that is played on."""

    seat: int
    at: At
    body: Body
    evidence: tuple[bytes, ...] = ()


class Step:
    """See the module's head."""

    bodies: tuple[type[Body], ...] = ()
    stages = 1

    def seats(self, table: Table, due: Any) -> tuple[int, ...]:
        raise NotImplementedError

    def make(self, table: Table, due: Any, giver: Giver) -> Body | None:
        return None

    def check(self, table: Table, due: Any, given: Contribution) -> None:
        raise NotImplementedError

    def is_enough(self, table: Table, due: Any, bodies: Bodies) -> bool:
        """Whether the stage that is complete makes the later ones needless."""
        return False

    def passed(self, table: Table, due: Any, bodies: Bodies) -> None:
        pass

    def work(
        self,
        table: Table,
        giver: Giver,
        calls: Sequence[Call],
        build: Callable[[list[Any]], Body],
        inline: bool = False,
    ) -> Body | None:
        """A contribution whose parts are heavy work: made elsewhere, or here for who is played on in absence."""
        if inline or not giver.own:
            return build(run_calls(calls))
        at = table.main.at

        def give(results: list[Any], took_ms: float) -> None:
            if table.main.at == at and table.may_write:
                table.contribute(build(results))

        table.start(Job(("make", giver.seat, at), run_calls, (tuple(calls),), public=False), give)
        return None

    def verify(
        self,
        table: Table,
        given: Contribution,
        what: str,
        calls: Sequence[Call],
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Accept a contribution when its proofs hold; the own ones do."""
        if given.seat == table.me or not calls:
            then()
            table.main.accept(given)
            return

        def accept(_: list[Any], took_ms: float) -> None:
            table.prove(given.seat, what, took_ms)
            then()
            table.main.accept(given)

        job = Job(("check", given.at, given.seat), run_calls, (tuple(calls),))
        table.start(job, accept, given.seat, given.evidence)

    def event(self, table: Table, due: Any, bodies: Bodies) -> Event | None:
        raise NotImplementedError


class ShuffleStep(Step):
    """No entries of its own: the deck track does the work, maybe long before."""

    def seats(self, table: Table, due: Shuffle) -> tuple[int, ...]:
        return ()

    def event(self, table: Table, due: Shuffle, bodies: Bodies) -> Event | None:
        deck = table.running_deck
        if deck is None or not deck.ready:
            return None
        assert deck.cards == due.cards
        return Shuffled(table.slots.add(deck))


class CoinStep(Step):
    """A unique share of every seat, with its proof; the last to publish can stop, but not choose."""

    bodies = (CoinBody,)

    def seats(self, table: Table, due: Coin) -> tuple[int, ...]:
        return table.all_seats

    def make(self, table: Table, due: Coin, giver: Giver) -> Body | None:
        deck = table.running_deck
        if deck is None or deck.stage == 0:
            return None
        seed, entropy = giver.seed(deck), giver.entropy(32)
        share = make_coin(deck.context, giver.seat, seed, table.step, 0, entropy)
        return CoinBody(share.point, share.c, share.s)

    def check(self, table: Table, due: Coin, given: Contribution) -> None:
        deck, body = table.running_deck, given.body
        assert isinstance(body, CoinBody)
        if deck is None or deck.stage == 0:
            return  # early: keys are still on their way
        share = CoinShare(body.point, body.c, body.s)
        try:
            verify_coin(deck.context, given.seat, deck.keys[given.seat].point, table.step, 0, share)
        except Rejected as rejection:
            raise Broken("proof", given.seat, str(rejection), given.evidence) from rejection
        table.main.accept(given)

    def event(self, table: Table, due: Coin, bodies: Bodies) -> Event | None:
        deck = table.running_deck
        assert deck is not None
        points = [bodies[seat].point for seat in table.all_seats]
        table.audits.current.coins.append((deck.number, table.step, tuple(points)))
        return Flipped(coin_value(deck.context, table.step, 0, points, due.sides))


class SharesStep(Step):
    """Hidden slots are opened; a whole deal is checked in a worker."""

    bodies = (SharesBody,)

    def slots(self, table: Table, due: Any, seat: int) -> tuple[int, ...]:
        raise NotImplementedError

    def seats(self, table: Table, due: Any) -> tuple[int, ...]:
        return tuple(seat for seat in table.all_seats if self.slots(table, due, seat))

    def make(self, table: Table, due: Any, giver: Giver) -> Body | None:
        slots = self.slots(table, due, giver.seat)
        calls = [
            table.slots.make_call(part, giver.seat, giver.seed(part.deck), giver.entropy(32))
            for part in table.slots.parts(giver.seat, slots)
        ]
        return self.work(table, giver, calls, lambda batches: SharesBody(slots, *join_batches(batches)))

    def check(self, table: Table, due: Any, given: Contribution) -> None:
        body = given.body
        assert isinstance(body, SharesBody)
        if body.slots != self.slots(table, due, given.seat):
            raise Broken("card", given.seat, "shares for other slots than are due", given.evidence)
        parts = table.slots.parts(given.seat, body.slots)
        batches = split_batches(given.seat, parts, body.points, body.c, body.s)
        calls = [
            table.slots.check_call(part, given.seat, batch)
            for part, batch in zip(parts, batches, strict=True)
        ]
        self.verify(table, given, "share", calls)

    def put_all(self, table: Table, bodies: Bodies) -> None:
        parts = {seat: table.slots.parts(seat, bodies[seat].slots) for seat in sorted(bodies)}
        for seat, given in parts.items():
            body = bodies[seat]
            table.slots.put(seat, given, split_batches(seat, given, body.points, body.c, body.s))


class DealStep(SharesStep):
    """Every seat opens to their owners the slots that aren't its own."""

    def slots(self, table: Table, due: Deal, seat: int) -> tuple[int, ...]:
        return table.slots.lacking(seat, (slot for slot, owner in due.pairs if owner != seat))

    def event(self, table: Table, due: Deal, bodies: Bodies) -> Event | None:
        self.put_all(table, bodies)
        for slot, owner in due.pairs:
            try:
                table.slots.give_to(slot, owner)
            except Rejected as rejection:
                raise Broken("card", None, f"slot {slot}: {rejection}") from rejection
            if owner == table.me:
                table.learn(slot)
        return Dealt()


class RevealStep(SharesStep):
    """Slots opened to all: every seat that has yet to give something gives it."""

    def slots(self, table: Table, due: Reveal, seat: int) -> tuple[int, ...]:
        return table.slots.lacking(seat, due.slots)

    def event(self, table: Table, due: Reveal, bodies: Bodies) -> Event | None:
        self.put_all(table, bodies)
        try:
            return Revealed(tuple((slot, table.slots.face(slot)) for slot in due.slots))
        except Rejected as rejection:
            raise Broken("card", rejection.seat, f"a card was opened as none: {rejection}") from rejection


class ActStep(Step):
    """Moves, by `submit`. An open one shows the cards that it names; a sealed one names slots only.

    What the rules ask of the mover's hidden cards is proven with it.
    """

    bodies = (PlayBody, ChooseBody)

    def seats(self, table: Table, due: Act) -> tuple[int, ...]:
        return due.seats

    def make(self, table: Table, due: Act, giver: Giver) -> Body | None:
        if not giver.own:
            return table.ghosts.move(giver, due)
        table.prepared.think_ahead(due, giver)
        return None

    def move(self, table: Table, due: Act, giver: Giver, move: Move, slots: tuple[int, ...]) -> Body | None:
        """The body of a legal move, with its proofs; None when they are being made."""
        claims = table.proven_cards.lacking(judge(table.rules, table.state, giver.seat, move, None, slots))
        prepared = table.prepared
        if giver.own and not prepared.pending.isdisjoint(claims):
            at = table.main.at
            prepared.when_ready(lambda: self._move_now(table, at, due, giver, move, slots))
            return None
        ready = dict(prepared.proofs) if giver.own else {}
        shown = [] if due.sealed else table.slots.parts(giver.seat, slots)
        calls = [
            table.slots.make_call(part, giver.seat, giver.seed(part.deck), giver.entropy(32))
            for part in shown
        ]
        calls += [prove_call(table.slots, claim, giver) for claim in claims if claim not in ready]

        def build(results: list[Any]) -> Body:
            opened, fresh = results[: len(shown)], iter(results[len(shown) :])
            proofs = tuple(ready[claim] if claim in ready else next(fresh) for claim in claims)
            if due.sealed:
                return ChooseBody(tuple(sorted(slots)), proofs)
            return PlayBody(move.kind, move.cards, move.where, slots, *join_batches(opened), proofs)

        return self.work(table, giver, calls, build, inline=len(calls) == len(shown))

    def _move_now(
        self, table: Table, at: At, due: Act, giver: Giver, move: Move, slots: tuple[int, ...]
    ) -> None:
        """A proof that the move waited for is there."""
        if table.main.at == at and table.may_write:
            body = self.move(table, due, giver, move, slots)
            if body is not None:
                table.contribute(body)

    def check(self, table: Table, due: Act, given: Contribution) -> None:
        body = given.body
        if due.sealed != isinstance(body, ChooseBody):
            kind = (
                "an open move where a sealed one is due"
                if due.sealed
                else "a sealed move where an open one is due"
            )
            raise Broken("turn", given.seat, kind, given.evidence)
        assert isinstance(body, PlayBody | ChooseBody)
        try:
            self._check_owner(table, given.seat, body.slots)
            claims = table.proven_cards.lacking(self._judge(table, given.seat, move_of(body), body.slots))
            if len(claims) != len(body.claims):
                code = claims[0].code if claims else "none is due"
                raise Broken("proof", given.seat, f"not the proofs that its move needs: {code}")
            if isinstance(body, PlayBody) and body.slots and given.seat not in table.main.opened:
                table.slots.open_move(given.seat, body.slots, body.cards, (body.points, body.c, body.s))
                table.main.opened.add(given.seat)
        except Broken as broken:
            raise Broken(broken.what, broken.seat, broken.reason, given.evidence) from broken
        calls = [
            verify_call(table.slots, claim, given.seat, proof)
            for claim, proof in zip(claims, body.claims, strict=True)
        ]
        self.verify(table, given, "claim", calls, lambda: table.proven_cards.note(claims))

    def _check_owner(self, table: Table, seat: int, slots: tuple[int, ...]) -> None:
        for slot in slots:
            if slot >= len(table.slots) or not table.state.hands[seat] >> slot & 1:
                raise Broken("card", seat, "moves a card that it doesn't hold")

    def _judge(self, table: Table, seat: int, move: Move, slots: tuple[int, ...]) -> Sequence[Claim]:
        try:
            return judge(table.rules, table.state, seat, move, None, slots)
        except IllegalMove as illegal:
            raise Broken(f"move:{illegal.code}", seat, f"illegal move: {illegal.code}") from illegal
        except (IndexError, ValueError) as error:
            raise Broken("malformed", seat, "illegal move: bad_notation") from error

    def event(self, table: Table, due: Act, bodies: Bodies) -> Event | None:
        return Acted(tuple((seat, move_of(bodies[seat]), bodies[seat].slots) for seat in sorted(bodies)))


def move_of(body: Body) -> Move:
    if isinstance(body, PlayBody):
        return Move(body.move, body.cards, body.where)
    return Move("choose")
