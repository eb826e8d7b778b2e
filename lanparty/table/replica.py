"""The table: a pure function of signed entries, the same on every laptop.

Theory of operation. Entries come in by `got` (anybody's) and are made by `write` (one's own); both go the same
way: into the feeds, then by their `at` into the inbox. `_turn` runs the ring until nothing moves:

    departures   votes; when all who stay agree, the deal is void            -> void: back to a checkpoint
    track        keys, mixes, agreements of the deck that is due, and of the next deal's
    main         what the rules await: own contribution made, others' checked, all there -> event
    fold         event -> rules -> state, its hash, news; then round again

Heavy proofs leave as jobs and come back by `done`. Nothing here reads a clock, a socket, a file or global
randomness: entropy comes in as a function, time only as the measured cost of a job. After a fault nothing is
folded any more.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from typing import Any

from lanparty.engine.canonical import state_hash
from lanparty.engine.legality import judge_fully
from lanparty.engine.moves import IllegalMove
from lanparty.engine.rules import apply, standing
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Event,
    Finished,
    Revealed,
    Sealed,
    Shuffle,
    Tracks,
    of_together,
    together,
)
from lanparty.engine.views import View
from lanparty.table.aside import Aside
from lanparty.table.audits import Audits
from lanparty.table.blame import Blame
from lanparty.table.chairs import Chairs
from lanparty.table.claims import Giver, ProvenCards
from lanparty.table.deals import Deals
from lanparty.table.deck_track import DeckTrack
from lanparty.table.decks import HiddenDeck
from lanparty.table.departures import Departures
from lanparty.table.faults import Broken, Fault
from lanparty.table.genesis import Genesis
from lanparty.table.ghosts import Ghosts, Policy
from lanparty.table.inbox import Inbox
from lanparty.table.jobs import Away, Job, Jobs, Outcome, Then
from lanparty.table.log import Passing
from lanparty.table.main_track import MainTrack
from lanparty.table.news import Happened, News, Proven
from lanparty.table.prepared import Prepared
from lanparty.table.roster import Roster
from lanparty.table.slots import Slots
from lanparty.table.steps import ActStep
from lanparty.table.strangers import Strangers
from lanparty.table.vault import Entropy, Vault
from protocol.feed import (
    At,
    Entry,
    Equivocation,
    Feeds,
    RejectedEntry,
    UnknownAuthor,
    make_entry,
    parse_entry,
)
from protocol.identity import Identity
from protocol.poker.errors import Rejected
from protocol.wire import Body, Chair, ChatBody, ChooseBody, LeaveBody, SeedBody, encode_body


class Table:
    """One replica. Without `identity` (or for one that has no seat) it checks everything and contributes nothing."""

    def __init__(
        self,
        genesis: Genesis,
        identity: Identity | None,
        vault: Vault | None,
        entropy: Entropy,
        policy: Policy,
    ) -> None:
        self.genesis, self.rules, self.entropy = genesis, genesis.rules, entropy
        self._identity, self._vault = identity, vault
        self.feeds = Feeds(genesis.id, genesis.keys)
        self.roster = Roster(genesis)
        self.all_seats = tuple(range(genesis.seats))
        self.state: Any = self.rules.start(genesis.seats, genesis.options)
        self.slots, self.faces = Slots(), dict[int, int]()
        self.proven_cards, self.passing = ProvenCards(), Passing()
        self.auto_go_on = False  # whoever plays here is always ready for the next deal
        self.quiet = False  # just back: nothing is signed before we know what others hold of our own
        self.blame, self.inbox = Blame(self), Inbox(self)
        self.news, self.deals = News(self), Deals(self)
        self.track, self.main = DeckTrack(self), MainTrack(self)
        self.audits, self.aside, self.departures = Audits(self), Aside(self), Departures(self)
        self.chairs = Chairs(self)
        self.ghosts, self.prepared = Ghosts(self, policy), Prepared(self)
        self._jobs, self._strangers = Jobs(), Strangers()
        self._new_entries: list[Entry] = []
        self._proving: At | None = None
        self._begun = self._turning = False
        self.main.go_on(0, self._hash())

    # ---- what the shell calls ------------------------------------------------------------------------

    def begin(self) -> None:
        """Go on from the entries that `got` has had so far (after a restart: all that are on disk).

        Before this nothing is folded and nothing made. What the own feed holds by now isn't made again.
        """
        self._begun = True
        self._turn()

    def speak(self) -> None:
        """After a restart that began `quiet`: what others hold of our own feed is here now, so it may grow."""
        self.quiet = False
        self._turn()

    def got(self, raw: bytes) -> None:
        """An entry from anybody. Raises RejectedEntry for what is none; a liar becomes `fault`."""
        try:
            entries = self.feeds.add(raw)
        except UnknownAuthor:
            self._strangers.keep(raw)
            return
        except Equivocation as proof:
            if self.blame.forked(proof):  # no feed holds it, but the journal shall
                self._new_entries.append(parse_entry(proof.second_raw))
            return
        for entry in entries:
            self._place(entry)
        self._turn()

    def hear_strangers(self) -> None:
        """Somebody has sat down, and may have said something already."""
        for raw in self._strangers.take():
            with contextlib.suppress(RejectedEntry):
                self.got(raw)

    def done(self, job: Job, outcome: Outcome, took_ms: float) -> None:
        """The result of a job that `take_jobs` gave."""
        away = self._jobs.back(job, outcome)
        if away is None or self.fault is not None:
            return
        if isinstance(outcome, Rejected):
            what = outcome.proof if outcome.proof in ("key", "shuffle") else "proof"
            self.blame.put(what, away.seat, str(outcome), away.evidence)
            return
        self.blame.guarded(lambda: away.then(outcome, took_ms))
        self._turn()

    def take_jobs(self) -> list[Job]:
        return self._jobs.take()

    def take_entries(self) -> list[Entry]:
        """Entries that have joined the feeds since the last call, own ones among them, in order."""
        entries, self._new_entries = self._new_entries, []
        return entries

    def submit(self, text: str) -> None:
        """The own move, in notation. Raises IllegalMove, with nothing changed."""
        view, due = self.view(), self.awaiting
        move = self.rules.parse(text, view)
        if (
            self.me is None
            or not isinstance(due, Act)
            or self.me not in self.turn_seats
            or not self.may_write
        ):
            raise IllegalMove("not_your_turn")
        judge_fully(self.rules, self.state, self.me, move, view.hand, self.faces)
        slots = tuple(view.slot_of(card) for card in move.cards)
        body = ActStep().move(self, due, self.giver, move, slots)
        if body is None:
            self._proving = self.main.at  # the proofs that the move needs are being made
        else:
            self.contribute(body)
        self._turn()

    def next_deal(self) -> None:
        """The player here is ready for the next deal, if this one is over."""
        self.deals.may_go_on = isinstance(self.awaiting, Boundary)
        self._turn()

    def offer(self, chair: Chair) -> None:
        """Somebody for a seat that is ours to fill when the deal is over."""
        self.chairs.offers[chair.seat] = chair
        self._turn()

    def go_on_without(self, seats: Iterable[int]) -> None:
        """Give up on these seats, for good."""
        self.departures.wanted |= {self.roster.authors[seat] for seat in seats}
        self._turn()

    def say(self, text: str) -> None:
        self.aside.write(ChatBody(text))

    def leave(self) -> None:
        """The last word of our feed; with it the hand is opened, if the others can play it on."""
        if len(self.all_seats) > 2:
            for deck in self.audits.current.decks.values():
                self.aside.write(SeedBody(deck.number, self.seed(deck)))
        self.aside.write(LeaveBody())

    # ---- what the shell reads ------------------------------------------------------------------------

    @property
    def author(self) -> int | None:
        return self.roster.author_of(self._identity.key) if self._identity is not None else None

    @property
    def me(self) -> int | None:
        """The own seat."""
        author = self.author
        return self.roster.seat_of(author) if author is not None else None

    @property
    def fault(self) -> Fault | None:
        """What stops the table."""
        return self.blame.fault

    @property
    def happened(self) -> list[Happened]:
        """What has been folded, for people."""
        return self.news.happened

    @property
    def proven(self) -> dict[int, list[Proven]]:
        """The lines of the seal, by attempt."""
        return self.news.proven

    @property
    def sealed(self) -> int:
        """How many deals have an end that all have signed."""
        return self.deals.sealed

    @property
    def attempt(self) -> int:
        """The number of the running try at a deal."""
        return self.deals.attempt

    @property
    def dealt(self) -> bool:
        """Whether the running deal's hands are out."""
        return self.deals.dealt

    @property
    def awaiting(self) -> Await:
        """What must happen next; `Finished` also when the agreed number of deals has been played."""
        if self.over:
            return Finished(self.rules.result(self.state) or standing(self.rules, self.state))
        if self.deals.resealing:
            return Boundary(self.sealed)
        due = self.rules.awaiting(self.state)
        return together(due) if isinstance(due, Tracks) else due

    @property
    def over(self) -> bool:
        """Whether the end of the last deal is signed."""
        if self.deals.is_last(self.sealed):
            return True
        return self.sealed > 0 and self.main.stage > 0 and self.rules.result(self.state) is not None

    @property
    def step(self) -> int:
        """The number of the main step that is due."""
        return self.main.number

    @property
    def turn_seats(self) -> tuple[int, ...]:
        """The seats whose move is due and hasn't come."""
        if self.fault is not None or not isinstance(self.awaiting, Act):
            return ()
        here = self.main.here()
        proving = self.me if self._proving == self.main.at else None
        return tuple(seat for seat in self.main.lacking() if seat not in here and seat != proving)

    def waiting(self) -> tuple[tuple[int, str], ...]:
        """Whose contribution lacks, and what for: key, mix, agree, or the awaited kind in small letters."""
        due = self.awaiting
        if self.fault is not None or isinstance(due, Finished):
            return ()
        deck = self.running_deck
        if deck is not None and not deck.ready and (isinstance(due, Shuffle) or deck.stage == 0):
            what = {0: "key", deck.seats + 1: "agree"}.get(deck.stage, "mix")
            return tuple((seat, what) for seat in self.track.lacking(deck))
        kind = type(due).__name__.lower()
        return tuple((seat, kind) for seat in self.main.lacking())

    @property
    def running_deck(self) -> HiddenDeck | None:
        """The deck that is being dealt or played from."""
        return self.track.running

    @property
    def deck_ahead(self) -> bool:
        """Whether all that the next deal (or the first one) is dealt from lies ready."""
        return self.track.ready_ahead

    def face_down(self, seat: int) -> tuple[int, ...]:
        """The slots of this seat's sealed choice, from when it is made until they are shown or passed on."""
        due = self.awaiting
        if isinstance(due, Act) and due.sealed:
            _, body = self.main.here().get(seat, (None, None))
            return body.slots if isinstance(body, ChooseBody) else ()
        hidden = set(self.state.slots())
        return tuple(
            slot for slot, (whose, _) in self.news.chosen.items() if whose == seat and slot in hidden
        )

    def view(self) -> View:
        return View(self.rules, self.state, self.me, self.faces)

    # ---- what the tracks call ------------------------------------------------------------------------

    @property
    def may_write(self) -> bool:
        """Whether the seat here contributes: it has one, has not left, and has not voted the deal void."""
        author = self.author
        gone = self.departures
        return author is not None and not self.quiet and author not in gone.left and not gone.has_voted

    @property
    def giver(self) -> Giver:
        assert self.me is not None
        return Giver(self.me, self.seed, lambda slot: self.faces[slot], self.entropy, own=True)

    def seed(self, deck: HiddenDeck) -> bytes:
        """The own seed of a deck; on disk before anything commits to it."""
        assert self._vault is not None
        return self._vault.seed(deck.number)

    def contribute(self, body: Body) -> None:
        """The own contribution to the current stage of the main track."""
        self.write(self.main.at, body, self.main.basis)

    def start(self, job: Job, then: Then, seat: int | None = None, evidence: tuple[bytes, ...] = ()) -> None:
        """Have work done elsewhere, once; `seat` and `evidence`: whose, and what, is being checked."""
        self._jobs.start(job, Away(then, seat, evidence))

    def learn(self, slot: int) -> None:
        """Open an own card: the one way in which a secret face enters; it never reaches the state."""
        assert self.me is not None
        deck = self.slots[slot].deck
        try:
            self.faces[slot] = self.slots.own_face(slot, self.me, self.seed(deck))
        except Rejected as rejection:
            raise Broken("card", None, f"own slot {slot}: {rejection}") from rejection

    def prove(self, prover: int, what: str, took_ms: float, attempt: int | None = None) -> None:
        """A line for the seal: a proof of `prover` was checked here."""
        line = Proven(prover, -1 if self.me is None else self.me, what, took_ms)
        self.news.prove(self.attempt if attempt is None else attempt, line)

    # ---- people come and go --------------------------------------------------------------------------

    def seat_of(self, author: int) -> int | None:
        """The seat of an author who plays: sits there, and isn't given up."""
        return None if author in self.departures.given_up else self.roster.seat_of(author)

    def clear(self) -> None:
        """No card of a deal is out."""
        self.slots, self.faces = Slots(), {}
        self.proven_cards, self.passing = ProvenCards(), Passing()
        self.news.chosen.clear()

    def go_back(self, state: Any, number: int) -> None:
        """To the end of an earlier deal, which is step `number` now; who sits down is due there."""
        self.state = state
        self.main.go_on(number, self._hash(), stage=1)
        self.aside.reached()  # votes of the new epoch may have come before we knew of it

    # ---- entries in ----------------------------------------------------------------------------------

    def _place(self, entry: Entry) -> None:
        self._new_entries.append(entry)
        if self.fault is None:
            self.blame.guarded(lambda: self.inbox.take(entry))

    # ---- the ring ------------------------------------------------------------------------------------

    def _turn(self) -> None:
        if self._turning or not self._begun:
            return  # inside: the ring that runs will see what is new; not begun: it will be seen then
        self._turning = True
        try:
            while self.fault is None and self.blame.guarded(self._advance):
                pass
            self.audits.start()
        finally:
            self._turning = False

    def _advance(self) -> bool:
        self.departures.vote()
        self.aside.reveal()
        return self.departures.advance() or self.track.advance() or self.main.advance()

    # ---- folding -------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """A step is complete: on to the next one."""
        scored = len(self.rules.deal_scores(self.state))
        self._apply(event)
        if isinstance(event, Acted):
            for _, move, slots in event.moves:
                if move.cards:  # a sealed one names none
                    self.faces |= dict(zip(slots, move.cards, strict=True))
        elif isinstance(event, Revealed):
            self.faces |= dict(event.faces)
        self.deals.take(event)
        self.news.take(event, scored)
        self.main.go_on(self.main.number + 1, self._hash())
        self.aside.reached()

    def _apply(self, event: Event) -> None:
        if isinstance(event, Sealed):
            if self.sealed:
                self.state = apply(self.rules, self.state, event)
            return
        due = self.rules.awaiting(self.state)
        for one in of_together(due, event) if isinstance(due, Tracks) else (event,):
            self.state = apply(self.rules, self.state, one)
            self.audits.current.events.append(one)

    # ---- small things --------------------------------------------------------------------------------

    def write(self, at: At, body: Body, state: bytes) -> None:
        """The own entry for a place, unless there is one: it may have come back from others meanwhile."""
        author = self.author
        assert author is not None
        assert self._identity is not None
        if self.feeds.holds(author, at):
            return
        kind, raw = encode_body(body)
        seq, prev = self.feeds.head(author)
        entry = make_entry(
            self._identity, self.genesis.id, author, seq, prev, at, self.step, state, kind, raw
        )
        for placed in self.feeds.add(entry.raw):
            self._place(placed)

    def _hash(self) -> bytes:
        """Of the rules' state, who owns which slot, the agreed decks of this deal, and who sits where."""
        decks = b"".join(deck.agreement for deck in self.audits.current.decks.values())
        facts = ascii((self.slots.facts(), self.attempt, self.deals.lot, self.sealed)).encode()
        parts = (state_hash(self.state), self.roster.hash, facts, decks)
        return hashlib.sha256(b"lanparty/1/table\0" + b"".join(parts)).digest()
