"""The table: a pure function of signed entries, the same on every laptop.

Theory of operation. Entries come in by `got` (anybody's) and are made by `write` (one's own); both go the same
way: into the feeds, then by their `at` into the inbox. `_turn` runs the ring until nothing moves:

    decks     keys, mixes, agreements of the deck that is due and of the next deal's (`decks`)
    main      what the rules await (`steps`): own contribution made, others' checked, all there -> event
    fold      event -> rules -> state, its hash, news; then round again

Heavy proofs leave as jobs and come back by `done`. Nothing here reads a clock, a socket, a file or global
randomness: entropy comes in as a function, time only as the measured cost of a job. After a fault nothing is
folded any more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from lanparty.engine.canonical import state_hash
from lanparty.engine.legality import judge
from lanparty.engine.moves import IllegalMove
from lanparty.engine.rules import apply, standing
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Dealt,
    Event,
    Finished,
    Sealed,
    Shuffle,
    Shuffled,
)
from lanparty.engine.views import View
from lanparty.table.aside import Aside
from lanparty.table.audits import Audits
from lanparty.table.deck_track import DeckTrack
from lanparty.table.decks import HiddenDeck, deck_number
from lanparty.table.faults import Broken, Fault
from lanparty.table.genesis import Genesis
from lanparty.table.jobs import Job, Outcome
from lanparty.table.log import DealLog
from lanparty.table.news import Happened, Proven
from lanparty.table.slots import Slots
from lanparty.table.steps import STEPS
from lanparty.table.vault import Entropy, Vault
from protocol.feed import DECK, MAIN, SIDE, At, Entry, Equivocation, Feeds, make_entry
from protocol.identity import Identity
from protocol.poker.errors import Rejected
from protocol.poker.shares import ShareBatch, make_shares
from protocol.wire import (
    BadMessage,
    Body,
    ChatBody,
    ChooseBody,
    LeaveBody,
    PlayBody,
    body_of,
    encode_body,
)  # fmt: skip

Then = Callable[[Any, float], None]


class Table:
    """One replica. `me` None is a spectator: it checks everything and contributes nothing."""

    def __init__(
        self, genesis: Genesis, me: int | None, identity: Identity | None, vault: Vault | None, entropy: Entropy,
    ) -> None:  # fmt: skip
        self.genesis, self.rules = genesis, genesis.rules
        self.me, self.entropy = me, entropy
        self._identity, self._vault = identity, vault
        self.feeds = Feeds(genesis.id, genesis.keys)
        self.all_seats = tuple(range(genesis.seats))
        self.state: Any = self.rules.start(genesis.seats, genesis.options)
        self.slots = Slots()
        self.faces: dict[int, int] = {}
        self.track = DeckTrack(self)
        self.attempt, self.lot, self.sealed = 1, 0, 0
        self.dealt = False
        self.may_seal = False
        self.auto_seal = False
        self.audits = Audits(self)
        self.hashes: list[bytes] = [self._hash()]
        self.happened: list[Happened] = []
        self.proven: dict[int, list[Proven]] = {}  # by attempt
        self.aside = Aside(self)
        self.fault: Fault | None = None
        self.inbox: dict[At, dict[int, tuple[Entry, Body]]] = {}
        self._accepted: dict[int, Body] = {}
        self._jobs: dict[tuple[object, ...], tuple[Then, Entry | None]] = {}
        self._new_jobs: list[Job] = []
        self._new_entries: list[Entry] = []
        self._begun = self._turning = False

    # ---- what the shell calls ------------------------------------------------------------------------

    def begin(self) -> None:
        """Go on from the entries that `got` has had so far (after a restart: all that are on disk).

        What the own feed holds by now isn't made again. Before this nothing is folded and nothing made.
        """
        self._begun = True
        self._turn()

    def got(self, raw: bytes) -> None:
        """An entry from anybody. Raises RejectedEntry for what is none; a liar becomes `fault`."""
        try:
            entries = self.feeds.add(raw)
        except Equivocation as proof:
            if self.fault is not None and self.fault.seat is None:
                self.fault = None  # what looked like a desync has its liar now
            evidence = (proof.first_raw, proof.second_raw)
            self._blame(proof.seat, "signed two different entries in one place", evidence)
            return
        for entry in entries:
            self._place(entry)
        self._turn()

    def done(self, job: Job, outcome: Outcome, took_ms: float) -> None:
        """The result of a job that `take_jobs` gave."""
        then, entry = self._jobs[job.name]
        if isinstance(outcome, Rejected) and entry is None:
            return  # what we were to work on is bad: its own check says whose fault that is; not to be tried again
        del self._jobs[job.name]
        if self.fault is not None:
            return
        if isinstance(outcome, Rejected):
            assert entry is not None
            self._blame(entry.seat, str(outcome), _raw(entry))
            return
        self._guarded(entry, lambda: then(outcome, took_ms))
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
        view = self.view()
        move = self.rules.parse(text, view)
        due = self.awaiting
        if self.me is None or self.me not in self.turn_seats:
            raise IllegalMove("not_your_turn")
        claims = judge(self.rules, self.state, self.me, move, view.hand)
        if claims:
            raise IllegalMove(claims[0].code, "this move would need a proof that this version cannot make")
        slots = tuple(view.slot_of(card) for card in move.cards)
        if isinstance(due, Act) and due.sealed:
            self.contribute(ChooseBody(tuple(sorted(slots))))
        else:
            self.contribute(PlayBody(move.kind, move.cards, move.where, slots, *self._shares(slots)))
        self._turn()

    def next_deal(self) -> None:
        """Sign the end of the deal, if it is over."""
        self.may_seal = isinstance(self.awaiting, Boundary)
        self._turn()

    def say(self, text: str) -> None:
        self.aside.write(ChatBody(text))

    def leave(self) -> None:
        self.aside.write(LeaveBody())

    # ---- what the shell reads ------------------------------------------------------------------------

    @property
    def awaiting(self) -> Await:
        """What must happen next; `Finished` too when the agreed number of deals has been played."""
        if self.limit_reached(self.sealed):
            return Finished(standing(self.rules, self.state))
        return self.rules.awaiting(self.state)

    @property
    def over(self) -> bool:
        return isinstance(self.awaiting, Finished)

    @property
    def step(self) -> int:
        """The number of main steps folded so far."""
        return len(self.hashes) - 1

    @property
    def turn_seats(self) -> tuple[int, ...]:
        """The seats whose move is due and hasn't come."""
        due = self.awaiting
        if self.fault is not None or not isinstance(due, Act):
            return ()
        here = self.inbox.get(At(MAIN, self.step, 0), {})
        return tuple(seat for seat in due.seats if seat not in here)

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
        seats = STEPS[type(due)][0].seats(self, due)
        return tuple((seat, kind) for seat in seats if seat not in self._accepted)

    @property
    def running_deck(self) -> HiddenDeck | None:
        """The deck that is being dealt or played from."""
        return self.track.running

    @property
    def deck_ahead(self) -> bool:
        """Whether the next deal's deck (or the first one's) lies ready."""
        deck = self.track.ahead
        return deck is not None and deck.ready

    def view(self) -> View:
        return View(self.rules, self.state, self.me, self.faces)

    # ---- what the steps call -------------------------------------------------------------------------

    def seed(self, deck: HiddenDeck) -> bytes:
        """The own seed of a deck; on disk before anything commits to it."""
        assert self._vault is not None
        return self._vault.seed(deck.number)

    def accept(self, entry: Entry, body: Body) -> None:
        """A contribution to the current main step is checked and counts."""
        if entry.at == At(MAIN, self.step, 0):
            self._accepted[entry.seat] = body

    def contribute(self, body: Body) -> None:
        """The own contribution to the current main step."""
        self.write(At(MAIN, self.step, 0), body, self.hashes[-1])

    def start(self, job: Job, then: Then, entry: Entry | None = None) -> None:
        """Have work done elsewhere, once; `entry` is what is being checked, for the blame."""
        if job.name not in self._jobs:
            self._jobs[job.name] = (then, entry)
            self._new_jobs.append(job)

    def learn(self, slot: int) -> None:
        """Open an own card: the one way in which a secret face enters; it never reaches the state."""
        assert self.me is not None
        deck = self.slots[slot].deck
        try:
            self.faces[slot] = self.slots.own_face(slot, self.me, self.seed(deck))
        except Rejected as rejection:
            raise Broken(None, f"own slot {slot}: {rejection}") from rejection

    def prove(self, prover: int, what: str, took_ms: float, attempt: int | None = None) -> None:
        """A line for the seal: a proof of `prover` was checked here."""
        line = Proven(prover, -1 if self.me is None else self.me, what, took_ms)
        self.tell_proof(self.attempt if attempt is None else attempt, line)

    def tell_proof(self, attempt: int, line: Proven) -> None:
        self.proven.setdefault(attempt, []).append(line)

    # ---- entries in ----------------------------------------------------------------------------------

    def _place(self, entry: Entry) -> None:
        self._new_entries.append(entry)
        if self.fault is None:
            self._guarded(entry, lambda: self._take(entry))

    def _take(self, entry: Entry) -> None:
        """Put an entry where it will be looked for. Raises Broken by what is wrong with it at any time."""
        try:
            body = body_of(entry.kind, entry.body)
        except BadMessage as bad:
            raise Broken(entry.seat, f"unreadable entry: {bad}") from bad
        at = entry.at
        if at.track == SIDE:
            self.aside.take(entry, body)
            return
        if at.track == DECK:
            self.track.check_place(entry)
        elif at.number < self.step or at.stage or entry.step != at.number:
            raise Broken(entry.seat, "an entry for a step that is over, or of another step")
        self.inbox.setdefault(at, {})[entry.seat] = (entry, body)

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
            return self.track.advance() or self._main()
        except Broken as broken:
            self._blame(broken.seat, broken.reason, broken.evidence)
            return False

    def _guarded(self, entry: Entry | None, work: Callable[[], None]) -> None:
        try:
            work()
        except Broken as broken:
            self._blame(broken.seat, broken.reason, broken.evidence or _raw(entry))

    def _blame(self, seat: int | None, reason: str, evidence: tuple[bytes, ...]) -> None:
        if self.fault is None:
            self.fault = Fault(seat, self.step, reason, evidence)
            self.tell("fault", -1 if seat is None else seat, reason)

    def _main(self) -> bool:
        """One main step, if all that it needs is here."""
        due = self.awaiting
        if isinstance(due, Finished):
            return False
        if isinstance(due, Boundary) and (self.auto_seal or self._last_deal()):
            self.may_seal = True
        step, bodies = STEPS[type(due)]
        seats = step.seats(self, due)
        at = At(MAIN, self.step, 0)
        if self.me in seats and self.me not in self.inbox.get(at, {}):
            body = step.make(self, due)
            if body is not None:
                self.contribute(body)
        for seat, (entry, came) in sorted(self.inbox.get(at, {}).items()):
            if seat not in self._accepted:
                self._check(due, seats, entry, came, bodies)
        if self.fault is not None or any(seat not in self._accepted for seat in seats):
            return False
        event = step.event(self, due, self._accepted)
        if event is not None:
            self._fold(event)
        return event is not None

    def _check(
        self, due: Await, seats: tuple[int, ...], entry: Entry, body: Body, bodies: tuple[type[Body], ...]
    ) -> None:  # fmt: skip
        if entry.seat not in seats:
            self._blame(entry.seat, "illegal move: not_your_turn", (entry.raw,))
        elif not isinstance(body, bodies):
            self._blame(entry.seat, "not what is due in this step", (entry.raw,))
        elif entry.state != self.hashes[-1]:
            self._blame(None, f"seat {entry.seat} has another state at step {self.step}", (entry.raw,))
        else:
            self._guarded(entry, lambda: STEPS[type(due)][0].check(self, due, entry, body))

    # ---- folding -------------------------------------------------------------------------------------

    def _fold(self, event: Event) -> None:
        before = self.state
        self.state = apply(self.rules, self.state, event)
        self.audits.current.events.append(event)
        self.inbox.pop(At(MAIN, self.step, 0), None)
        self._accepted = {}
        if isinstance(event, Shuffled):
            number = deck_number(self.attempt, self.lot)
            self.audits.current.decks[number] = self.track.decks[number]
            self.audits.current.since[number] = self.step + 1
            self.lot += 1
        elif isinstance(event, Dealt):
            self._dealt()
        elif isinstance(event, Acted):
            self._acted(event, before)
        self.hashes.append(self._hash())
        if isinstance(event, Sealed):
            self._sealed()
        self.aside.reached()

    def _dealt(self) -> None:
        if not self.dealt:
            self.tell("deal", data={"deal": self.sealed + 1})
        self.dealt = True

    def _acted(self, event: Acted, before: Any) -> None:
        for seat, move, slots in event.moves:
            for slot, card in zip(slots, move.cards, strict=False):
                self.faces[slot] = card
            self.tell("move", seat, self.rules.format(move), {"table": self.rules.table(self.state)})
        scored = self.rules.deal_scores(self.state)
        if len(scored) > len(self.rules.deal_scores(before)):
            self.tell(
                "scores", data={"deal": list(scored[-1]), "totals": list(self.rules.scores(self.state))}
            )

    def _sealed(self) -> None:
        self.sealed += 1
        for number, deck in self.audits.close().decks.items():
            if self.me is not None:
                self.aside.reveal(number, self.seed(deck))
            self.track.forget(number)
        self.attempt, self.lot, self.dealt, self.may_seal = self.attempt + 1, 0, False, False
        self.slots, self.faces = Slots(), {}
        self.audits.current = DealLog(self.attempt, self.state)
        if self.over:
            due = self.awaiting
            assert isinstance(due, Finished)
            self.tell("result", data={"winners": list(due.result.winners), "scores": list(due.result.scores)})

    # ---- small things --------------------------------------------------------------------------------

    def write(self, at: At, body: Body, state: bytes) -> None:
        """The own entry for a place, unless there is one: it may have come back from others meanwhile."""
        assert self.me is not None
        assert self._identity is not None
        if self.feeds.holds(self.me, at):
            return
        kind, raw = encode_body(body)
        seq, prev = self.feeds.head(self.me)
        entry = make_entry(
            self._identity, self.genesis.id, self.me, seq, prev, at, self.step, state, kind, raw
        )
        for placed in self.feeds.add(entry.raw):
            self._place(placed)

    def _shares(self, slots: tuple[int, ...]) -> tuple[bytes, bytes, bytes]:
        if not slots:
            return b"", b"", b""
        assert self.me is not None
        ascending = sorted(slots)
        deck = self.slots.deck_of(ascending)
        batch: ShareBatch = make_shares(
            deck.context,
            self.me,
            self.seed(deck),
            self.slots.positions(ascending),
            deck.final,
            self.entropy(32),
        )
        return batch.points, batch.c, batch.s

    def tell(self, kind: str, seat: int = -1, text: str = "", data: dict[str, Any] | None = None) -> None:
        self.happened.append(Happened(len(self.happened), kind, seat, text, data or {}))

    def _hash(self) -> bytes:
        """Of the rules' state, who owns which slot, and the agreed decks of this deal."""
        decks = b"".join(deck.agreement for deck in self.audits.current.decks.values())
        owners = ascii((self.slots.owners(), self.attempt, self.lot)).encode()
        return hashlib.sha256(b"lanparty/1/table\0" + state_hash(self.state) + owners + decks).digest()

    def limit_reached(self, deals: int) -> bool:
        return 0 < self.genesis.lobby.deals <= deals

    def _last_deal(self) -> bool:
        return self.limit_reached(self.sealed + 1) or self.rules.next_deck(self.state) is None


def _raw(entry: Entry | None) -> tuple[bytes, ...]:
    return (entry.raw,) if entry is not None else ()
