"""How the table meets what the rules await: who contributes what, when it is right, which event it makes.

One class per kind of `Await` (see the table in ARCHITECTURE.md). `seats` says who must contribute to the current
stage; `make` gives a seat's contribution as soon as it can be given (None: not yet, or work is under way and
will come back through `table.contribute`); `check` calls `table.main.accept` once a contribution is verified, or raises
Broken; `passed` is called between two stages; `event` is what is folded when the last stage is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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
from lanparty.table.decks import HiddenDeck
from lanparty.table.faults import Broken
from lanparty.table.jobs import Job
from protocol.feed import At
from protocol.poker.coin import CoinShare, coin_value, make_coin, verify_coin
from protocol.poker.errors import Rejected
from protocol.poker.shares import ShareBatch, make_shares, verify_shares
from protocol.wire import Body, ChairsBody, ChooseBody, CoinBody, PlayBody, SealBody, SharesBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

Bodies = Mapping[int, Any]


@dataclass(frozen=True)
class Giver:
    """A seat whose contribution is made here: the own one, or one that is played on in its player's absence."""

    seat: int
    seed: Callable[[HiddenDeck], bytes]
    entropy: Callable[[int], bytes]
    own: bool


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

    def passed(self, table: Table, due: Any) -> None:
        pass

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
            raise Broken(given.seat, str(rejection), given.evidence) from rejection
        table.main.accept(given)

    def event(self, table: Table, due: Coin, bodies: Bodies) -> Event | None:
        deck = table.running_deck
        assert deck is not None
        points = [bodies[seat].point for seat in table.all_seats]
        table.audits.current.coins.append((deck.number, table.step, tuple(points)))
        return Flipped(coin_value(deck.context, table.step, 0, points, due.sides))


class SharesStep(Step):
    """Shares of hidden slots, batched in one proof a seat; a whole deal is checked in a worker."""

    bodies = (SharesBody,)

    def slots(self, table: Table, due: Any, seat: int) -> tuple[int, ...]:
        raise NotImplementedError

    def seats(self, table: Table, due: Any) -> tuple[int, ...]:
        return tuple(seat for seat in table.all_seats if self.slots(table, due, seat))

    def make(self, table: Table, due: Any, giver: Giver) -> Body | None:
        slots = self.slots(table, due, giver.seat)
        deck = table.slots.deck_of(slots)
        args = (
            deck.context, giver.seat, giver.seed(deck), table.slots.positions(slots), deck.final, giver.entropy(32),
        )  # fmt: skip
        if not giver.own:
            return _shares_body(slots, make_shares(*args))
        at = table.main.at

        def give(batch: ShareBatch, took_ms: float) -> None:
            if table.main.at == at and table.may_write:
                table.contribute(_shares_body(slots, batch))

        table.start(Job(("share", giver.seat, at), make_shares, args, public=False), give)
        return None

    def check(self, table: Table, due: Any, given: Contribution) -> None:
        body = given.body
        assert isinstance(body, SharesBody)
        if body.slots != self.slots(table, due, given.seat):
            raise Broken(given.seat, "shares for other slots than are due", given.evidence)
        if given.seat == table.me:
            table.main.accept(given)
            return

        def accept(_: None, took_ms: float) -> None:
            table.prove(given.seat, "share", took_ms)
            table.main.accept(given)

        call = table.slots.check_call(given.seat, body.slots, ShareBatch(body.points, body.c, body.s))
        job = Job(("check share", given.at, given.seat), verify_shares, call)
        table.start(job, accept, given.seat, given.evidence)

    def put_all(self, table: Table, bodies: Bodies) -> None:
        for seat in sorted(bodies):
            table.slots.put(seat, bodies[seat].slots, bodies[seat].points)


def _shares_body(slots: tuple[int, ...], batch: ShareBatch) -> SharesBody:
    return SharesBody(slots, batch.points, batch.c, batch.s)


class DealStep(SharesStep):
    """Every seat opens to their owners the slots that aren't its own."""

    def slots(self, table: Table, due: Deal, seat: int) -> tuple[int, ...]:
        return table.slots.lacking(seat, (slot for slot, owner in due.pairs if owner != seat))

    def event(self, table: Table, due: Deal, bodies: Bodies) -> Event | None:
        self.put_all(table, bodies)
        for slot, owner in due.pairs:
            table.slots[slot].owner = owner
            if owner == table.me:
                table.learn(slot)
        return Dealt()


class RevealStep(SharesStep):
    """Slots opened to all: every seat whose share is missing gives it."""

    def slots(self, table: Table, due: Reveal, seat: int) -> tuple[int, ...]:
        return table.slots.lacking(seat, due.slots)

    def event(self, table: Table, due: Reveal, bodies: Bodies) -> Event | None:
        self.put_all(table, bodies)
        faces = []
        for slot in due.slots:
            try:
                face = table.slots.face(slot)
            except Rejected as rejection:
                raise Broken(None, f"slot {slot}: {rejection}") from rejection
            table.slots[slot].face = face
            faces.append((slot, face))
        return Revealed(tuple(faces))


class ActStep(Step):
    """Moves, by `submit`. An open one shows the cards that it names; a sealed one names slots only."""

    bodies = (PlayBody, ChooseBody)

    def seats(self, table: Table, due: Act) -> tuple[int, ...]:
        return due.seats

    def make(self, table: Table, due: Act, giver: Giver) -> Body | None:
        return None if giver.own else table.ghosts.move(giver, due)

    def check(self, table: Table, due: Act, given: Contribution) -> None:
        try:
            self._check_sealed(table, given) if due.sealed else self._check_open(table, given)
        except Broken as broken:
            raise Broken(broken.seat, broken.reason, given.evidence) from broken
        table.main.accept(given)

    def _check_sealed(self, table: Table, given: Contribution) -> None:
        if not isinstance(given.body, ChooseBody):
            raise Broken(given.seat, "an open move where a sealed one is due")
        self._check_owner(table, given.seat, given.body.slots)
        self._judge(table, given.seat, move_of(given.body), given.body.slots)

    def _check_open(self, table: Table, given: Contribution) -> None:
        body = given.body
        if not isinstance(body, PlayBody):
            raise Broken(given.seat, "a sealed move where an open one is due")
        self._check_owner(table, given.seat, body.slots)
        self._judge(table, given.seat, move_of(body), body.slots)
        if body.slots:
            batch = ShareBatch(body.points, body.c, body.s)
            table.slots.open_move(given.seat, body.slots, body.cards, batch)

    def _check_owner(self, table: Table, seat: int, slots: tuple[int, ...]) -> None:
        for slot in slots:
            if slot >= len(table.slots) or not table.state.hands[seat] >> slot & 1:
                raise Broken(seat, "moves a card that it doesn't hold")

    def _judge(self, table: Table, seat: int, move: Move, slots: tuple[int, ...]) -> None:
        try:
            claims = judge(table.rules, table.state, seat, move, None, slots)
        except IllegalMove as illegal:
            raise Broken(seat, f"illegal move: {illegal.code}") from illegal
        except (IndexError, ValueError) as error:
            raise Broken(seat, "illegal move: bad_notation") from error
        if claims:
            raise Broken(seat, f"a move without its proof: {claims[0].code}")

    def event(self, table: Table, due: Act, bodies: Bodies) -> Event | None:
        return Acted(tuple((seat, move_of(bodies[seat]), bodies[seat].slots) for seat in sorted(bodies)))


def move_of(body: Body) -> Move:
    if isinstance(body, PlayBody):
        return Move(body.move, body.cards, body.where)
    return Move("choose")


class BoundaryStep(Step):
    """The end of a deal: all sign it (stage 0); then, when everybody is ready to go on, people come and go (stage 1).

    After stage 0 the deal counts and its seeds are revealed. At stage 1 the lowest seat that stays fills the seats that
    fell empty, and whoever runs a computer player may give its seat to a newcomer.
    """

    bodies = (SealBody, ChairsBody)
    stages = 2

    def seats(self, table: Table, due: Boundary) -> tuple[int, ...]:
        """Who has left need give nothing more; who is given up by all who have signed, no signature."""
        here = table.main.here()
        excused = table.departures.excused() if table.main.stage == 0 else frozenset()
        authors = table.roster.authors
        absent = table.departures.left | table.departures.given_up | excused
        return tuple(seat for seat in table.all_seats if seat in here or authors[seat] not in absent)

    def make(self, table: Table, due: Boundary, giver: Giver) -> Body | None:
        if table.main.stage == 0:
            return SealBody(due.deal, table.main.state, table.roster.hash)
        if not (table.may_go_on or table.auto_go_on or table.resealing):
            return None
        chairs = table.chairs_to_offer()
        return ChairsBody(chairs) if chairs is not None else None

    def check(self, table: Table, due: Boundary, given: Contribution) -> None:
        body = given.body
        if table.main.stage == 0:
            if body != SealBody(due.deal, table.main.state, table.roster.hash):
                raise Broken(given.seat, "signed another end of this deal", given.evidence)
        elif not isinstance(body, ChairsBody):
            raise Broken(given.seat, "not who shall sit down", given.evidence)
        elif not table.chairs_allowed(given.seat, body.chairs):
            return  # maybe it knows already of somebody's leaving that we don't
        table.main.accept(given)

    def passed(self, table: Table, due: Boundary) -> None:
        table.deal_signed()

    def event(self, table: Table, due: Boundary, bodies: Bodies) -> Event | None:
        table.sit_down([chair for seat in sorted(bodies) for chair in bodies[seat].chairs])
        return Sealed(table.all_seats)


STEPS: dict[type[Await], Step] = {
    Shuffle: ShuffleStep(),
    Coin: CoinStep(),
    Deal: DealStep(),
    Reveal: RevealStep(),
    Act: ActStep(),
    Boundary: BoundaryStep(),
}
