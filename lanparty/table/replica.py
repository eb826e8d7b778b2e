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
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lanparty.engine.canonical import state_hash
from lanparty.engine.legality import judge_fully
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.rules import apply, standing
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Dealt,
    Event,
    Finished,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    Tracks,
    of_together,
    together,
)
from lanparty.engine.views import View
from lanparty.table.aside import Aside
from lanparty.table.audits import Audits
from lanparty.table.chairs import Chairs
from lanparty.table.claims import Giver, ProvenCards
from lanparty.table.deck_track import DeckTrack
from lanparty.table.decks import HiddenDeck, deck_number, split_number
from lanparty.table.departures import Departures
from lanparty.table.faults import Broken, Fault
from lanparty.table.genesis import Genesis
from lanparty.table.ghosts import Ghosts, Policy
from lanparty.table.jobs import Job, Outcome
from lanparty.table.log import DealLog, Passing
from lanparty.table.main_track import MainTrack
from lanparty.table.news import Happened, Proven
from lanparty.table.numbers import EPOCH_ATTEMPTS, EPOCH_STEPS
from lanparty.table.prepared import Prepared
from lanparty.table.roster import Roster
from lanparty.table.slots import Slots
from lanparty.table.steps import ActStep
from lanparty.table.vault import Entropy, Vault
from protocol.feed import (
    DECK,
    MAIN,
    SIDE,
    At,
    Entry,
    Equivocation,
    Feeds,
    RejectedEntry,
    UnknownAuthor,
    make_entry,
    parse_entry,
)  # fmt: skip
from protocol.identity import Identity
from protocol.poker.errors import Rejected
from protocol.wire import (
    BadMessage,
    Body,
    Chair,
    ChatBody,
    ChooseBody,
    LeaveBody,
    SeedBody,
    body_of,
    encode_body,
)  # fmt: skip

MAX_STRANGERS = 8 * 2**20  # bytes of entries whose authors don't sit yet
STRANGER_BYTES = 200  # that keeping one of them takes besides
Then = Callable[[Any, float], None]


@dataclass(frozen=True)
class Checkpoint:
    """The end of a deal that all have signed (or the start of the match): where a void deal goes back to."""

    sealed: int
    state: Any
    authors: tuple[int, ...]
    sat_down: int = 0  # how many newcomers till then


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
        self.sealed = 0  # deals whose end is signed
        self.deal, self.attempt, self.lot, self.dealt = 1, 2, 0, False
        self.resealing = False  # a deal was void: seats are filled before the next one
        self.may_go_on = self.auto_go_on = False  # the player here is ready for the next deal
        self.quiet = False  # just back: nothing is signed before we know what others hold of our own
        self.happened: list[Happened] = []
        self.proven: dict[int, list[Proven]] = {}  # by attempt
        self.fault: Fault | None = None
        self.inbox: dict[At, dict[int, tuple[Entry, Body]]] = {}
        self.track, self.main = DeckTrack(self), MainTrack(self)
        self.audits, self.aside, self.departures = Audits(self), Aside(self), Departures(self)
        self.chairs = Chairs(self)
        self.ghosts, self.prepared = Ghosts(self, policy), Prepared(self)
        self._checkpoints = {0: Checkpoint(0, self.state, self.roster.authors)}
        self._jobs: dict[tuple[object, ...], tuple[Then, int | None, tuple[bytes, ...]]] = {}
        self._new_jobs: list[Job] = []
        self._new_entries: list[Entry] = []
        self._chosen: dict[int, tuple[int, Move]] = {}  # slot -> whose sealed choice it was
        self._proving: At | None = None
        self._strangers: dict[bytes, None] = {}
        self._strangers_size = 0
        self._deal_began = 0  # the main step of the end before the running deal
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
            self._keep_stranger(raw)
            return
        except Equivocation as proof:
            self._forked(proof)
            return
        for entry in entries:
            self._place(entry)
        self._turn()

    def _forked(self, proof: Equivocation) -> None:
        """Two entries in one place. It stops the table if their author plays, or if the replicas differ already."""
        differ = self.fault is not None and self.fault.seat is None
        seat = self.seat_of(proof.author)
        if differ:
            seat = self.roster.chairs[proof.author].seat
            self.fault = None  # what looked like a desync has its liar now
        if self.fault is None and seat is not None:
            self._new_entries.append(parse_entry(proof.second_raw))  # no feed holds it, but the journal shall
            evidence = (proof.first_raw, proof.second_raw)
            self._blame("twice", seat, "signed two different entries in one place", evidence)

    def _guarded_got(self, raw: bytes) -> None:
        with contextlib.suppress(RejectedEntry):
            self.got(raw)

    def _keep_stranger(self, raw: bytes) -> None:
        """Of somebody who sits down by a step that we haven't folded yet; what doesn't fit comes again by sync."""
        size = len(raw) + STRANGER_BYTES
        if raw not in self._strangers and self._strangers_size + size <= MAX_STRANGERS:
            self._strangers[raw] = None
            self._strangers_size += size

    def done(self, job: Job, outcome: Outcome, took_ms: float) -> None:
        """The result of a job that `take_jobs` gave."""
        then, seat, evidence = self._jobs[job.name]
        if isinstance(outcome, Rejected) and not evidence:
            return  # what we were to work on is bad: its own check says whose fault that is; not to be tried again
        del self._jobs[job.name]
        if self.fault is not None:
            return
        if isinstance(outcome, Rejected):
            what = outcome.proof if outcome.proof in ("key", "shuffle") else "proof"
            self._blame(what, seat, str(outcome), evidence)
            return
        self._guarded(lambda: then(outcome, took_ms))
        self._turn()

    def take_jobs(self) -> list[Job]:
        jobs, self._new_jobs = self._new_jobs, []
        return jobs

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
        self.may_go_on = isinstance(self.awaiting, Boundary)
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
    def awaiting(self) -> Await:
        """What must happen next; `Finished` also when the agreed number of deals has been played."""
        if self.over:
            return Finished(self.rules.result(self.state) or standing(self.rules, self.state))
        if self.resealing:
            return Boundary(self.sealed)
        due = self.rules.awaiting(self.state)
        return together(due) if isinstance(due, Tracks) else due

    @property
    def over(self) -> bool:
        """Whether the end of the last deal is signed."""
        if self.limit_reached(self.sealed):
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
        """Whether the next deal's deck (or the first one's) lies ready."""
        deck = self.track.ahead
        return deck is not None and deck.ready

    def face_down(self, seat: int) -> tuple[int, ...]:
        """The slots of this seat's sealed choice, from when it is made until they are shown or passed on."""
        due = self.awaiting
        if isinstance(due, Act) and due.sealed:
            _, body = self.main.here().get(seat, (None, None))
            return body.slots if isinstance(body, ChooseBody) else ()
        hidden = set(self.state.slots())
        return tuple(slot for slot, (whose, _) in self._chosen.items() if whose == seat and slot in hidden)

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
        if job.name not in self._jobs:
            self._jobs[job.name] = (then, seat, evidence)
            self._new_jobs.append(job)

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
        self.tell_proof(self.attempt if attempt is None else attempt, line)

    def tell_proof(self, attempt: int, line: Proven) -> None:
        self.proven.setdefault(attempt, []).append(line)

    def tell(self, kind: str, seat: int = -1, text: str = "", data: dict[str, Any] | None = None) -> None:
        who = self.roster.seated[seat].name if seat >= 0 else ""
        self.happened.append(Happened(len(self.happened), kind, seat, text, data or {}, who))

    @property
    def next_attempt(self) -> int:
        """The number of the next deal's attempt, if the same people play it."""
        return self.departures.epoch * EPOCH_ATTEMPTS + 2 * (self.deal + 1)

    # ---- people come and go --------------------------------------------------------------------------

    def seat_of(self, author: int) -> int | None:
        """The seat of an author who plays: sits there, and isn't given up."""
        return None if author in self.departures.given_up else self.roster.seat_of(author)

    @property
    def must_offer(self) -> tuple[int, ...]:
        """The empty seats for which we must name somebody."""
        return self.chairs.must_offer

    @property
    def offers(self) -> Mapping[int, Chair]:
        """By seat: whom we have named."""
        return self.chairs.offers

    def deal_signed(self) -> None:
        """All have signed the end of a deal: it counts, and its seeds come out."""
        self.sealed += 1
        self._checkpoints[self.sealed] = Checkpoint(
            self.sealed, self.state, self.roster.authors, self.chairs.count
        )
        log = self.audits.close()
        for number in log.decks:
            self.track.forget(number)
        if self.over:
            result = standing(self.rules, self.state)
            self.tell("result", data={"winners": list(result.winners), "scores": list(result.scores)})

    def sit_down(self, given: Mapping[int, Iterable[Chair]]) -> None:
        """The deal is over and all are ready: whoever was offered a seat takes it, and the next deal begins."""
        chairs = self.chairs.settle(given)
        admitted = self.roster.seat_down(chairs, self.departures.epoch, self.sealed, self.main.number + 1)
        for author, key in admitted.items():
            try:
                self.feeds.admit(author, key)
            except ValueError as error:
                raise Broken("seats", None, "too many players have sat down at this table") from error
            self.tell("seated", self.roster.chairs[author].seat, self.roster.chairs[author].name)
        if admitted:
            strangers, self._strangers, self._strangers_size = list(self._strangers), {}, 0
            for raw in strangers:
                self._guarded_got(raw)
        self.departures.seated()
        self.may_go_on = False
        if chairs:
            self.track.clear()
        self.deal = self.sealed + 1
        self.attempt = self.departures.epoch * EPOCH_ATTEMPTS + 2 * self.deal + bool(chairs)
        self.lot, self.dealt = 0, False
        self._clear_table()

    def _clear_table(self) -> None:
        """No card of a deal is out."""
        self.slots, self.faces, self._chosen = Slots(), {}, {}
        self.proven_cards, self.passing = ProvenCards(), Passing()

    @property
    def authors_at_checkpoint(self) -> tuple[int, ...]:
        return self._checkpoints[self.sealed].authors

    def void(self) -> None:
        """Back to the last end of a deal that all who stay have signed; the seats of the others are filled first."""
        checkpoint = self._checkpoints[self.sealed]
        self.state = checkpoint.state
        self.roster.go_back(self.departures.epoch * EPOCH_STEPS, checkpoint.authors)
        self.resealing, self.may_go_on = True, False
        self.chairs.offers, self.chairs.count = {}, checkpoint.sat_down
        self.attempt, self.lot, self.dealt = self.departures.epoch * EPOCH_ATTEMPTS, 0, False
        self._deal_began = self.departures.epoch * EPOCH_STEPS
        self._clear_table()
        self.track.clear()
        self.audits.current = DealLog(self.attempt, self.state, self.roster.authors)
        gone = {self.roster.seat_of(author) or 0: author for author in self.departures.given_up}
        names = [self.roster.chairs[gone[seat]].name for seat in sorted(gone)]
        self.tell("void", data={"seats": sorted(gone), "names": names, "deal": self.sealed + 1})
        self.main.go_on(self.departures.epoch * EPOCH_STEPS, self._hash(), stage=1)
        self.aside.reached()  # votes of the new epoch may have come before we knew of it

    # ---- entries in ----------------------------------------------------------------------------------

    def _place(self, entry: Entry) -> None:
        self._new_entries.append(entry)
        if self.fault is None:
            self._guarded(lambda: self._take(entry))

    def _take(self, entry: Entry) -> None:
        """Put an entry where it will be looked for. Raises Broken by what is wrong with it at any time.

        Who doesn't play any more can say nothing wrong; it may be that we only haven't heard yet that it does again.
        """
        seat, at = self.seat_of(entry.author), entry.at
        try:
            body = body_of(entry.kind, entry.body)
        except BadMessage as bad:
            if seat is None:
                return
            raise Broken("malformed", seat, f"unreadable entry: {bad}", (entry.raw,)) from bad
        if at.track == SIDE:
            self.aside.take(entry, body)
            return
        if seat is not None and at.track == DECK:
            self.track.check_place(seat, entry)
        elif seat is not None and self._is_out_of_step(entry):
            raise Broken("turn", seat, "an entry for a step that is over, or of another step", (entry.raw,))
        self.inbox.setdefault(at, {})[entry.author] = (entry, body)

    def _is_out_of_step(self, entry: Entry) -> bool:
        """No honest player contributes to a step that could not be folded without that."""
        over = self.departures.epoch * EPOCH_STEPS <= entry.at.number < self.step
        return over or entry.step != entry.at.number or entry.at.stage > 1

    # ---- the ring ------------------------------------------------------------------------------------

    def _turn(self) -> None:
        if self._turning or not self._begun:
            return  # inside: the ring that runs will see what is new; not begun: it will be seen then
        self._turning = True
        try:
            while self.fault is None and self._advance():
                pass
            self.audits.start()
        finally:
            self._turning = False

    def _advance(self) -> bool:
        try:
            self.departures.vote()
            self.aside.reveal()
            return self.departures.advance() or self.track.advance() or self.main.advance()
        except Broken as broken:
            self._blame(broken.what, broken.seat, broken.reason, broken.evidence)
            return False

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Broken as broken:
            self._blame(broken.what, broken.seat, broken.reason, broken.evidence)

    def _blame(self, what: str, seat: int | None, reason: str, evidence: tuple[bytes, ...]) -> None:
        if self.fault is None:
            if seat is None:
                evidence = tuple(dict.fromkeys((*evidence, *self._of_this_deal())))
            self.fault = Fault(seat, self.step, reason, evidence, what)
            self.tell("fault", -1 if seat is None else seat, reason, {"what": what})

    def _of_this_deal(self) -> Iterable[bytes]:
        """All that the running deal rests on here: if somebody has told another story elsewhere, both prove it."""
        for author in self.roster.authors:
            for entry in self.feeds.entries(author):
                began = entry.at.number if entry.at.track == MAIN else entry.step
                ours = entry.at.track == DECK and split_number(entry.at.number)[0] == self.attempt
                if ours or (began >= self._deal_began and entry.kind != ChatBody.KIND):
                    yield entry.raw

    # ---- folding -------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """A step is complete: on to the next one."""
        before = self.state
        if isinstance(event, Sealed):
            if self.sealed:
                self.state = apply(self.rules, self.state, event)
            self.resealing = False
            self._deal_began = self.main.number
            self.audits.current = DealLog(self.attempt, self.state, self.roster.authors)
        else:
            due = self.rules.awaiting(self.state)
            for one in of_together(due, event) if isinstance(due, Tracks) else (event,):
                self.state = apply(self.rules, self.state, one)
                self.audits.current.events.append(one)
        if isinstance(event, Shuffled):
            number = deck_number(self.attempt, self.lot)
            self.audits.current.decks[number] = self.track.decks[number]
            self.audits.current.since[number] = self.main.number + 1
            self.lot += 1
        elif isinstance(event, Dealt) and not self.dealt:
            self.dealt = True
            self.tell("deal", data={"deal": self.sealed + 1})
        elif isinstance(event, Acted):
            self._acted(event)
        elif isinstance(event, Revealed):
            self._revealed(event)
        self._tell_scores(before)
        self.main.go_on(self.main.number + 1, self._hash())
        self.aside.reached()

    def _acted(self, event: Acted) -> None:
        table = {"table": self.rules.table(self.state)}
        for seat, move, slots in event.moves:
            if slots and not move.cards:  # sealed: what it was shows when the slots are opened
                self._chosen |= dict.fromkeys(slots, (seat, move))
                self.tell("chose", seat, data={"count": len(slots)})
            else:
                self.faces |= dict(zip(slots, move.cards, strict=True))
                self.tell("move", seat, self.rules.format(move), table)

    def _revealed(self, event: Revealed) -> None:
        self.faces |= dict(event.faces)
        for slot, card in event.faces:
            if slot in self._chosen:
                seat, move = self._chosen.pop(slot)
                shown = self.rules.format(move._replace(cards=(card,)))
                self.tell("move", seat, shown, {"table": self.rules.table(self.state)})

    def _tell_scores(self, before: Any) -> None:
        scored = self.rules.deal_scores(self.state)
        if len(scored) > len(self.rules.deal_scores(before)):
            totals = list(self.rules.scores(self.state))
            self.tell("scores", data={"deal": list(scored[-1]), "totals": totals})

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
        facts = ascii((self.slots.facts(), self.attempt, self.lot, self.sealed)).encode()
        parts = (state_hash(self.state), self.roster.hash, facts, decks)
        return hashlib.sha256(b"lanparty/1/table\0" + b"".join(parts)).digest()

    def limit_reached(self, deals: int) -> bool:
        return 0 < self.genesis.lobby.deals <= deals
