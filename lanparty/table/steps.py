"""How the table meets what the rules await: who contributes what, when it is right, which event it makes.

One class per kind of `Await` (see the table in ARCHITECTURE.md). `seats` says who must contribute; `make`
gives the own contribution as soon as it can be given (None: not yet, or work is under way that will end in
`table.write`); `check` calls `table.accept` once a contribution is verified, or raises
Broken; `event` is what the rules fold when all have contributed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from lanparty.engine.legality import judge
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Event,
    Flipped,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
)  # fmt: skip
from lanparty.table.faults import Broken
from lanparty.table.jobs import Job
from protocol.feed import MAIN, At, Entry
from protocol.poker.coin import CoinShare, coin_value, make_coin, verify_coin
from protocol.poker.errors import Rejected
from protocol.poker.shares import ShareBatch, make_shares, verify_shares
from protocol.wire import Body, ChooseBody, CoinBody, PlayBody, SealBody, SharesBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

A = TypeVar("A", bound=Await, contravariant=True)
Bodies = Mapping[int, Any]


class Step(Protocol[A]):
    """See the module's head."""

    def seats(self, table: Table, due: A) -> tuple[int, ...]: ...
    def make(self, table: Table, due: A) -> Body | None: ...
    def check(self, table: Table, due: A, entry: Entry, body: Body) -> None: ...
    def event(self, table: Table, due: A, bodies: Bodies) -> Event | None: ...


class ShuffleStep:
    """No entries of its own: the deck track does the work, maybe long before."""

    def seats(self, table: Table, due: Shuffle) -> tuple[int, ...]:
        return ()

    def make(self, table: Table, due: Shuffle) -> Body | None:
        return None

    def check(self, table: Table, due: Shuffle, entry: Entry, body: Body) -> None:
        raise Broken(entry.seat, "an entry where none is due")

    def event(self, table: Table, due: Shuffle, bodies: Bodies) -> Event | None:
        deck = table.running_deck
        if deck is None or not deck.ready:
            return None
        assert deck.cards == due.cards
        return Shuffled(table.slots.add(deck))


class CoinStep:
    """A unique share of every seat, with its proof; the last to publish can stop, but not choose."""

    def seats(self, table: Table, due: Coin) -> tuple[int, ...]:
        return table.all_seats

    def make(self, table: Table, due: Coin) -> Body | None:
        deck = table.running_deck
        if deck is None or deck.stage == 0 or table.me is None:
            return None
        share = make_coin(deck.context, table.me, table.seed(deck), table.step, 0, table.entropy(32))
        return CoinBody(share.point, share.c, share.s)

    def check(self, table: Table, due: Coin, entry: Entry, body: Body) -> None:
        assert isinstance(body, CoinBody)
        deck = table.running_deck
        if deck is None or deck.stage == 0:
            return  # early: keys are still on their way
        share = CoinShare(body.point, body.c, body.s)
        try:
            verify_coin(deck.context, entry.seat, deck.keys[entry.seat].point, table.step, 0, share)
        except Rejected as rejection:
            raise Broken(entry.seat, str(rejection)) from rejection
        table.accept(entry, body)

    def event(self, table: Table, due: Coin, bodies: Bodies) -> Event | None:
        deck = table.running_deck
        assert deck is not None
        points = [bodies[seat].point for seat in table.all_seats]
        table.audits.current.coins.append((deck.number, table.step, tuple(points)))
        return Flipped(coin_value(deck.context, table.step, 0, points, due.sides))


class _SharesStep:
    """Shares of hidden slots, batched in one proof a seat; a whole deal is checked in a worker."""

    def slots(self, table: Table, due: Any, seat: int) -> tuple[int, ...]:
        raise NotImplementedError

    def seats(self, table: Table, due: Any) -> tuple[int, ...]:
        return tuple(seat for seat in table.all_seats if self.slots(table, due, seat))

    def make(self, table: Table, due: Any) -> Body | None:
        assert table.me is not None
        slots = self.slots(table, due, table.me)
        deck = table.slots.deck_of(slots)
        args = (
            deck.context, table.me, table.seed(deck), table.slots.positions(slots), deck.final, table.entropy(32),
        )  # fmt: skip
        at, state = At(MAIN, table.step, 0), table.hashes[-1]

        def give(batch: ShareBatch, took_ms: float) -> None:
            table.write(at, SharesBody(slots, batch.points, batch.c, batch.s), state)

        table.start(Job(("share", table.me, table.step), make_shares, args, public=False), give)
        return None

    def check(self, table: Table, due: Any, entry: Entry, body: Body) -> None:
        assert isinstance(body, SharesBody)
        if body.slots != self.slots(table, due, entry.seat):
            raise Broken(entry.seat, "shares for other slots than are due")
        if entry.seat == table.me:
            table.accept(entry, body)
            return
        batch = ShareBatch(body.points, body.c, body.s)
        call = table.slots.check_call(entry.seat, body.slots, batch)

        def accept(_: None, took_ms: float) -> None:
            table.prove(entry.seat, "share", took_ms)
            table.accept(entry, body)

        table.start(Job(("check share", table.step, entry.seat), verify_shares, call), accept, entry)

    def _put_all(self, table: Table, bodies: Bodies) -> None:
        for seat in sorted(bodies):
            table.slots.put(seat, bodies[seat].slots, bodies[seat].points)


class DealStep(_SharesStep):
    """Every seat opens to their owners the slots that aren't its own."""

    def slots(self, table: Table, due: Deal, seat: int) -> tuple[int, ...]:
        return table.slots.lacking(seat, (slot for slot, owner in due.pairs if owner != seat))

    def event(self, table: Table, due: Deal, bodies: Bodies) -> Event | None:
        self._put_all(table, bodies)
        for slot, owner in due.pairs:
            table.slots[slot].owner = owner
            if owner == table.me:
                table.learn(slot)
        return Dealt()


class RevealStep(_SharesStep):
    """Slots opened to all: every seat whose share is missing gives it."""

    def slots(self, table: Table, due: Reveal, seat: int) -> tuple[int, ...]:
        return table.slots.lacking(seat, due.slots)

    def event(self, table: Table, due: Reveal, bodies: Bodies) -> Event | None:
        self._put_all(table, bodies)
        faces = []
        for slot in due.slots:
            try:
                face = table.slots.face(slot)
            except Rejected as rejection:
                raise Broken(None, f"slot {slot}: {rejection}") from rejection
            table.slots[slot].face = face
            faces.append((slot, face))
        return Revealed(tuple(faces))


class ActStep:
    """Moves. An open one shows the cards it names; a sealed one names slots only."""

    def seats(self, table: Table, due: Act) -> tuple[int, ...]:
        return due.seats

    def make(self, table: Table, due: Act) -> Body | None:
        return None  # a player's choice: comes by `table.submit`

    def check(self, table: Table, due: Act, entry: Entry, body: Body) -> None:
        if due.sealed:
            self._check_sealed(table, entry, body)
        else:
            self._check_open(table, entry, body)
        table.accept(entry, body)

    def _check_owner(self, table: Table, seat: int, slots: tuple[int, ...]) -> None:
        for slot in slots:
            if slot >= len(table.slots) or not table.state.hands[seat] >> slot & 1:
                raise Broken(seat, "moves a card that it doesn't hold")

    def _check_sealed(self, table: Table, entry: Entry, body: Body) -> None:
        if not isinstance(body, ChooseBody):
            raise Broken(entry.seat, "an open move where a sealed one is due")
        self._check_owner(table, entry.seat, body.slots)
        self._judge(table, entry.seat, self.move(body), body.slots)

    def _check_open(self, table: Table, entry: Entry, body: Body) -> None:
        if not isinstance(body, PlayBody):
            raise Broken(entry.seat, "a sealed move where an open one is due")
        self._check_owner(table, entry.seat, body.slots)
        self._judge(table, entry.seat, self.move(body), body.slots)
        if body.slots:
            batch = ShareBatch(body.points, body.c, body.s)
            table.slots.open_move(entry.seat, body.slots, body.cards, batch)

    def _judge(self, table: Table, seat: int, move: Move, slots: tuple[int, ...]) -> None:
        try:
            claims = judge(table.rules, table.state, seat, move, None, slots)
        except IllegalMove as illegal:
            raise Broken(seat, f"illegal move: {illegal.code}") from illegal
        except (IndexError, ValueError) as error:
            raise Broken(seat, "illegal move: bad_notation") from error
        if claims:
            raise Broken(seat, f"a move without its proof: {claims[0].code}")

    @staticmethod
    def move(body: Body) -> Move:
        if isinstance(body, PlayBody):
            return Move(body.move, body.cards, body.where)
        return Move("choose")

    def event(self, table: Table, due: Act, bodies: Bodies) -> Event | None:
        return Acted(tuple((seat, self.move(bodies[seat]), bodies[seat].slots) for seat in sorted(bodies)))


class BoundaryStep:
    """Every seat signs the end of the deal; only then are the seeds revealed."""

    def seats(self, table: Table, due: Boundary) -> tuple[int, ...]:
        return table.all_seats

    def make(self, table: Table, due: Boundary) -> Body | None:
        return SealBody(due.deal, table.hashes[-1], table.genesis.roster) if table.may_seal else None

    def check(self, table: Table, due: Boundary, entry: Entry, body: Body) -> None:
        assert isinstance(body, SealBody)
        if (body.deal, body.digest, body.roster) != (due.deal, table.hashes[-1], table.genesis.roster):
            raise Broken(entry.seat, "sealed another end of this deal")
        table.accept(entry, body)

    def event(self, table: Table, due: Boundary, bodies: Bodies) -> Event | None:
        return Sealed(tuple(table.all_seats))


STEPS: dict[type[Await], tuple[Step[Any], tuple[type[Body], ...]]] = {
    Shuffle: (ShuffleStep(), ()),
    Coin: (CoinStep(), (CoinBody,)),
    Deal: (DealStep(), (SharesBody,)),
    Reveal: (RevealStep(), (SharesBody,)),
    Act: (ActStep(), (PlayBody, ChooseBody)),
    Boundary: (BoundaryStep(), (SealBody,)),
}
