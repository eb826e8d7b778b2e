"""The deck track of a replica: whose key, mix or agreement is due for which deck, and what to do when it comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from lanparty.engine.steps import Finished, Shuffle
from lanparty.table.decks import HiddenDeck, contributors, deck_number, split_number
from lanparty.table.faults import Broken
from lanparty.table.jobs import Job
from lanparty.table.news import Proven
from protocol.feed import DECK, At, Entry
from protocol.poker.context import Context
from protocol.poker.keys import DeckKey, make_key
from protocol.poker.shuffle import ShuffleStep, shuffle, verify_shuffle
from protocol.wire import AgreeBody, Body, KeyBody, MixBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

Came = Mapping[int, tuple[Entry, Body]]


class DeckTrack:
    """All decks under way or in play, by number."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.decks: dict[int, HiddenDeck] = {}

    @property
    def running(self) -> HiddenDeck | None:
        """The deck that is being dealt or played from."""
        deals = self._table.deals
        lot = deals.lot if isinstance(self._table.awaiting, Shuffle) else 0
        return self.decks.get(deck_number(deals.attempt, lot))

    @property
    def ready_ahead(self) -> bool:
        """Whether all decks of the next deal (of the first one, before it is dealt) lie ready."""
        deals = self._table.deals
        attempt = deals.next_attempt if deals.dealt else deals.attempt
        ahead = [deck for number, deck in self.decks.items() if split_number(number)[0] == attempt]
        return bool(ahead) and all(deck.ready for deck in ahead)

    @property
    def making(self) -> bool:
        """Whether a deck is under way."""
        return not all(deck.ready for deck in self.decks.values())

    def lacking(self, deck: HiddenDeck) -> tuple[int, ...]:
        """The seats whose contribution to the deck's current stage lacks."""
        here = self._here(deck)
        return tuple(seat for seat in contributors(deck.stage, deck.seats) if seat not in here)

    def check_place(self, seat: int, entry: Entry) -> None:
        """Raise Broken for a stage that isn't the author's: known at once, however far we are with that deck."""
        if seat not in contributors(entry.at.stage, len(self._table.all_seats)):
            raise Broken("turn", seat, "a deck entry out of turn", (entry.raw,))

    def advance(self) -> bool:
        """Do what can be done now; whether anything moved. Raises Broken with the entries that prove it."""
        if isinstance(self._table.awaiting, Finished):
            return False  # a deck that was begun for one more deal is left as it is
        for number, cards in self._wanted():
            if number not in self.decks:
                self.decks[number] = self._new_deck(number, cards)
        moved = [self._advance(deck) for deck in self.decks.values() if not deck.ready]
        return any(moved)

    def forget(self, number: int) -> None:
        """A deal is over: its decks are kept by its log only."""
        deck = self.decks.pop(number)
        for stage in range(deck.seats + 2):
            self._table.inbox.forget(At(DECK, number, stage))

    def clear(self) -> None:
        """Other people sit here now, or the deal is void: no deck that was begun can be used."""
        for number in list(self.decks):
            self.forget(number)

    def _wanted(self) -> list[tuple[int, tuple[int, ...]]]:
        """Decks that must be made: what is due, and when the hands are dealt the next deal's."""
        table, deals, due = self._table, self._table.deals, self._table.awaiting
        if deals.resealing:
            return []
        if isinstance(due, Shuffle) and deals.lot:
            return [(deck_number(deals.attempt, deals.lot), due.cards)]
        if deals.lot and not deals.dealt:
            return []
        attempt, before = (deals.next_attempt, deals.number) if deals.dealt else (deals.attempt, deals.sealed)
        decks = () if deals.is_last(before) else table.rules.next_decks(table.state)
        return [(deck_number(attempt, lot), cards) for lot, cards in enumerate(decks)]

    def _new_deck(self, number: int, cards: tuple[int, ...]) -> HiddenDeck:
        table = self._table
        attempt, lot = split_number(number)
        seats = len(table.all_seats)
        context = Context(table.genesis.id, table.roster.hash, attempt, lot, seats, len(cards))
        return HiddenDeck(number, context, cards)

    def _here(self, deck: HiddenDeck) -> dict[int, tuple[Entry, Body]]:
        """What has come for the deck's current stage from those who sit now, by seat."""
        came = self._table.inbox.here(At(DECK, deck.number, deck.stage))
        return {
            seat: came[author] for seat, author in enumerate(self._table.roster.authors) if author in came
        }

    def _seen(self, deck: HiddenDeck) -> list[bytes]:
        """The entries that this deck rests on here: somebody told another story elsewhere, and both prove it."""
        feeds = self._table.feeds
        mine = [entry for author in self._table.roster.authors for entry in feeds.entries(author)]
        return [one.raw for one in mine if one.at.track == DECK and one.at.number == deck.number]

    def _advance(self, deck: HiddenDeck) -> bool:
        """Take what has come for the deck's current stage, and give what is due from here."""
        table, stage, here = self._table, deck.stage, self._here(deck)
        for seat, (entry, _) in here.items():
            if entry.state != deck.chain():
                reason = f"seat {seat} saw another deck {deck.number} than we"
                raise Broken("deck", None, reason, (entry.raw, *self._seen(deck)))
        if table.may_write and table.me in contributors(stage, deck.seats) and table.me not in here:
            self._give(deck, stage, At(DECK, deck.number, stage))
            here = self._here(deck)
        if stage == 0:
            return self._take_keys(deck, here)
        if stage <= deck.seats:
            return self._take_mix(deck, here)
        return deck.all_verified and self._take_agreements(deck, here)

    def _give(self, deck: HiddenDeck, stage: int, at: At) -> None:
        table, me, chain = self._table, self._table.me, deck.chain()
        assert me is not None
        if stage == 0:
            key = make_key(deck.context, me, table.seed(deck), table.entropy(32))
            table.write(at, KeyBody(key.point, key.c, key.s, key.commitment), chain)
        elif stage > deck.seats:
            if deck.all_verified:
                table.write(at, AgreeBody(deck.agreement), chain)
        else:

            def give(step: ShuffleStep, took_ms: float) -> None:
                if table.may_write and deck.number in self.decks:
                    table.write(at, MixBody(step.deck, step.proof), chain)

            args = (deck.context, me, table.seed(deck), deck.joint, deck.before(me), table.entropy(32))
            table.start(Job(("mix", me, deck.number), shuffle, args, public=False), give)

    def _take_keys(self, deck: HiddenDeck, here: Came) -> bool:
        keys: dict[int, DeckKey] = {}
        for seat, (entry, body) in here.items():
            if not isinstance(body, KeyBody):
                raise Broken("malformed", seat, "not a deck key", (entry.raw,))
            keys[seat] = DeckKey(body.point, body.c, body.s, body.commitment)
        if len(keys) < deck.seats:
            return False
        deck.take_keys({seat: entry for seat, (entry, _) in here.items()}, keys)
        return True

    def _take_mix(self, deck: HiddenDeck, here: Came) -> bool:
        for seat, (entry, body) in here.items():
            if not isinstance(body, MixBody):
                raise Broken("malformed", seat, "not a shuffle", (entry.raw,))
            before = deck.before(seat)
            deck.take_step(seat, entry, ShuffleStep(body.deck, body.proof))
            if seat == self._table.me:
                deck.verified.add(seat)
            else:
                self._check_mix(
                    deck, seat, entry, (deck.context, seat, deck.joint, before, body.deck, body.proof)
                )
        return bool(here)

    def _check_mix(self, deck: HiddenDeck, seat: int, entry: Entry, args: tuple[object, ...]) -> None:
        def verified(_: None, took_ms: float) -> None:
            deck.verified.add(seat)
            self._table.prove(seat, "shuffle", took_ms, deck.context.deal)

        job = Job(("check mix", deck.number, seat), verify_shuffle, args)
        self._table.start(job, verified, seat, (entry.raw,))

    def _take_agreements(self, deck: HiddenDeck, here: Came) -> bool:
        before = len(deck.agreed)
        for seat, (entry, body) in here.items():
            if not isinstance(body, AgreeBody) or body.digest != deck.agreement:
                raise Broken("deck", seat, "agreed to another deck", (entry.raw,))
            if seat not in deck.agreed:
                deck.agreed.add(seat)
                # It says that it has verified everything; how long that took only it knows.
                self._table.news.prove(deck.context.deal, Proven(seat, seat, "agreement", 0.0))
        return len(deck.agreed) > before
