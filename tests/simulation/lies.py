"""A collection of lies, each as good as a changed program can make it. A lie is told once and is used once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from simulation.liars import Draft, Lie, LyingTable

from lanparty.cards import bits_of
from lanparty.engine.steps import Act
from lanparty.games.poison_state import DECK as CARDS
from lanparty.games.poison_state import POT
from lanparty.table.jobs import Job
from protocol.feed import DECK, MAIN, SIDE, At
from protocol.poker.coin import make_coin
from protocol.poker.derive import Nonces
from protocol.poker.elgamal import MASKED_BYTES, parse_deck
from protocol.poker.group import POINT_BYTES, G, point_from_bytes_checked
from protocol.poker.keys import DeckKey, make_key, seed_commitment
from protocol.poker.shares import ShareBatch, make_shares
from protocol.poker.shuffle import _plan, shuffle, shuffle_statement
from protocol.poker.shuffle_proof import prove
from protocol.wire import (
    AgreeBody,
    Body,
    ChatBody,
    ChooseBody,
    CoinBody,
    KeyBody,
    MixBody,
    PlayBody,
    SeedBody,
    SharesBody,
)

Change = Callable[[LyingTable, Draft], "Draft | Iterable[Draft]"]
OTHER_SEED = b"a seed that nobody has committed"


class Says(Lie):
    """Changes one entry of a kind: the first, or the first for which `when` holds."""

    def __init__(
        self, kind: type[Any], change: Change, when: Callable[[LyingTable], bool] = lambda table: True
    ) -> None:
        self._kind, self._change, self._when = kind, change, when
        self.told = False

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if self.told or not isinstance(draft.says, self._kind) or not self._when(table):
            return (draft,)
        self.told = True
        changed = self._change(table, draft)
        return (changed,) if isinstance(changed, Draft) else changed


class KeepsBack(Lie):
    """Never gives any entry of this kind (from when on `when` holds)."""

    def __init__(self, kind: type[Any], when: Callable[[LyingTable], bool] = lambda table: True) -> None:
        self._kind, self._when = kind, when

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        return () if isinstance(draft.says, self._kind) and self._when(table) else (draft,)


class Interjects(Lie):
    """Says something unasked, as soon as it can (`make` gives None before)."""

    def __init__(self, make: Callable[[LyingTable], Draft | None]) -> None:
        self._make = make
        self.told = False

    def idle(self, table: LyingTable) -> Iterable[Draft]:
        draft = None if self.told or table.fault is not None else self._make(table)
        if draft is None:
            return ()
        self.told = True
        return (draft,)


def others(table: LyingTable) -> set[int]:
    """All replicas but the liar's, the first watcher's among them."""
    return {index for index in range(table.genesis.seats + 1) if index != table.me}


def flipped(digest: bytes) -> bytes:
    return bytes([digest[0] ^ 1, *digest[1:]])


def moved(point: bytes) -> bytes:
    """Another point."""
    return bytes(point_from_bytes_checked(point) + G)


# ---- moves -----------------------------------------------------------------------------------------------


def where(card: int) -> int:
    """A cauldron into which the card may go."""
    return POT[card] or 0


def opened(table: LyingTable, slots: tuple[int, ...], cards: tuple[int, ...], pot: int) -> PlayBody:
    """A move that opens these slots, with own shares that are right for them."""
    batch = shares_of(table, slots)
    return PlayBody("play", cards, pot, slots, batch.points, batch.c, batch.s)


def own(table: LyingTable, but: int = -1) -> list[tuple[int, int]]:
    """(slot, card) of the own hand."""
    return [(slot, table.faces[slot]) for slot in bits_of(table.state.hands[table.me]) if slot != but]


def a_slot_of_nobody(table: LyingTable, draft: Draft) -> Draft:
    says = draft.says
    return draft.saying(opened(table, table.state.rest[:1], says.cards, says.where))


def a_slot_of_another(table: LyingTable, draft: Draft) -> Draft:
    says, other = draft.says, (table.me + 1) % table.genesis.seats
    slot = next(iter(bits_of(table.state.hands[other])))
    return draft.saying(opened(table, (slot,), says.cards, says.where))


def a_slot_that_is_none(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, slots=(4000,)))


def another_name(table: LyingTable, draft: Draft) -> Draft:
    """The own card is shown, but named as another of the hand, which may be played too."""
    says = draft.says
    names = CARDS.names
    card = next(card for _, card in own(table) if names[card] != names[says.cards[0]])
    return draft.saying(replace(says, cards=(card,), where=where(card)))


def wrong_cauldron(table: LyingTable, draft: Draft) -> Draft:
    slot, card = next((slot, card) for slot, card in own(table) if POT[card] is not None)
    return draft.saying(opened(table, (slot,), (card,), (where(card) + 1) % 3))


def share_of_another_slot(table: LyingTable, draft: Draft) -> Draft:
    """Names one own slot and its card, and opens another."""
    says = draft.says
    slot, _ = own(table, but=says.slots[0])[0]
    return draft.saying(replace(opened(table, (slot,), says.cards, says.where), slots=says.slots))


def wrong_share(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, points=moved(draft.says.points)))


def no_share(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, points=b"", c=b"", s=b""))


def two_cards(table: LyingTable, draft: Draft) -> Draft:
    (slot, card), (other_slot, other) = own(table)[:2]
    return draft.saying(opened(table, (slot, other_slot), (card, other), where(card)))


def with_fields(**changes: Any) -> Change:
    """The same body but for some fields."""
    return lambda table, draft: draft.saying(replace(draft.says, **changes))


def nothing_at_all(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(PlayBody("play", (), 0, (), b"", b"", b""))


def sealed_instead(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(ChooseBody(draft.says.slots))


def open_instead(table: LyingTable, draft: Draft) -> Draft:
    """Shows the card that was to be chosen face down."""
    slots = draft.says.slots
    batch = shares_of(table, slots)
    return draft.saying(PlayBody("choose", (table.faces[slots[0]],), 0, slots, batch.points, batch.c, batch.s))


def chooses(choose: Callable[[LyingTable], Iterable[int]]) -> Change:
    """Other slots, face down."""
    return lambda table, draft: draft.saying(ChooseBody(tuple(sorted(choose(table)))))


def hand_of(table: LyingTable, seat: int) -> list[int]:
    return list(bits_of(table.state.hands[seat]))


def shows_another_card(table: LyingTable, draft: Draft) -> Draft:
    """When choices are shown: right shares, but for the own choice that of another card of the hand."""
    due = draft.says.slots
    batch = shares_of(table, [*due[1:], hand_of(table, table.me)[0]])
    return draft.saying(SharesBody(due, batch.points, batch.c, batch.s))


class PlaysOneCardTwice(Lie):
    """The second move is the first one again."""

    def __init__(self) -> None:
        self._first: Body | None = None

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if not isinstance(draft.says, PlayBody):
            return (draft,)
        if self._first is None:
            self._first = draft.says
        return (draft.saying(self._first),)


def off_turn(table: LyingTable) -> Draft | None:
    due = table.awaiting
    if not isinstance(due, Act) or table.me in due.seats:
        return None
    slot, card = own(table)[0]
    return table.draft(At(MAIN, table.step, 0), opened(table, (slot,), (card,), where(card)))


def another_move(table: LyingTable, draft: Draft) -> Draft:
    """Another card of the hand, as legal as the first."""
    slot, card = own(table, but=draft.says.slots[0])[0]
    return draft.saying(opened(table, (slot,), (card,), where(card)))


def two_moves(table: LyingTable, draft: Draft) -> Iterable[Draft]:
    """Two moves signed for one place; everybody gets both."""
    table.send_only(another_move(table, draft), others(table))
    return (draft,)


# ---- shares and coins ------------------------------------------------------------------------------------


def shares_of(table: LyingTable, slots: Iterable[int]) -> ShareBatch:
    """Own shares of any slots, with a proof that is right for them."""
    ascending = sorted(slots)
    deck = table.slots.deck_of(ascending)
    positions = table.slots.positions(ascending)
    return make_shares(deck.context, table.me, table.seed(deck), positions, deck.final, bytes(32))


def for_slots(choose: Callable[[LyingTable, tuple[int, ...]], Iterable[int]]) -> Change:
    """Right shares, but of other slots than are due."""

    def change(table: LyingTable, draft: Draft) -> Draft:
        slots = tuple(sorted(choose(table, draft.says.slots)))
        batch = shares_of(table, slots)
        return draft.saying(SharesBody(slots, batch.points, batch.c, batch.s))

    return change


def shares_under_other_names(table: LyingTable, draft: Draft) -> Draft:
    """Right shares of some slots, said to be those of the slots that are due."""
    due = draft.says.slots
    batch = shares_of(table, range(len(table.slots))[-len(due) :])
    return draft.saying(SharesBody(due, batch.points, batch.c, batch.s))


def one_share_wrong(table: LyingTable, draft: Draft) -> Draft:
    points = draft.says.points
    return draft.saying(replace(draft.says, points=points[:-POINT_BYTES] + moved(points[-POINT_BYTES:])))


def two_shares_exchanged(table: LyingTable, draft: Draft) -> Draft:
    points = draft.says.points
    first, second, rest = (
        points[:POINT_BYTES],
        points[POINT_BYTES : 2 * POINT_BYTES],
        points[2 * POINT_BYTES :],
    )
    return draft.saying(replace(draft.says, points=second + first + rest))


def no_point(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, points=b"\x05" + draft.says.points[1:]))


def coin_of_another_step(table: LyingTable, draft: Draft) -> Draft:
    deck = table.running_deck
    assert deck is not None
    share = make_coin(deck.context, table.me, table.seed(deck), table.step + 1, 0, bytes(32))
    return draft.saying(CoinBody(share.point, share.c, share.s))


def wrong_coin(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, point=moved(draft.says.point)))


# ---- the deck --------------------------------------------------------------------------------------------


def key_body(key: DeckKey) -> KeyBody:
    return KeyBody(key.point, key.c, key.s, key.commitment)


def key_for_another_seat(table: LyingTable, draft: Draft) -> Draft:
    deck = table.track.decks[draft.at.number]
    other = (table.me + 1) % table.genesis.seats
    return draft.saying(key_body(make_key(deck.context, other, table.seed(deck), bytes(32))))


def key_for_another_deal(table: LyingTable, draft: Draft) -> Draft:
    deck = table.track.decks[draft.at.number]
    context = replace(deck.context, deal=deck.context.deal + 1)
    return draft.saying(key_body(make_key(context, table.me, table.seed(deck), bytes(32))))


def another_key(table: LyingTable, draft: Draft) -> Draft:
    """A second key, as right as the first."""
    context = table.track.decks[draft.at.number].context
    return draft.saying(key_body(make_key(context, table.me, OTHER_SEED, bytes(32))))


class CopiesAKey(Lie):
    """Waits for another seat's key and gives it as its own."""

    def __init__(self) -> None:
        self._due: Draft | None = None

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if not isinstance(draft.says, KeyBody):
            return (draft,)
        self._due = self._due or draft
        return ()

    def idle(self, table: LyingTable) -> Iterable[Draft]:
        here = table.inbox.get(self._due.at, {}) if self._due is not None else {}
        for seat, (_, body) in here.items():
            if seat != table.me and self._due is not None:
                copy, self._due = self._due.saying(body), None
                return (copy,)
        return ()


def tampered(change: Callable[[bytes, bytes], bytes]) -> Change:
    """A deck that `change` makes of the honest mix and the joint key, with the best proof that one can give for it:
    commitments, answers and challenge are all right for the honest permutation of this very output."""

    def tell(table: LyingTable, draft: Draft) -> Draft:
        deck = table.track.decks[draft.at.number]
        seed = table.seed(deck)
        after = change(draft.says.deck, deck.joint)
        d = shuffle_statement(deck.context, table.me, deck.joint, deck.before(table.me), after)
        order, masks = _plan(deck.context, table.me, seed)
        X = point_from_bytes_checked(deck.joint)
        proof = prove(d, X, parse_deck(after), order, masks, Nonces(seed, d, bytes(32)))
        return draft.saying(MixBody(after, proof.encode()))

    return tell


def doubled(deck: bytes, joint: bytes) -> bytes:
    """The second card once more instead of the first, masked anew so that it can't be seen."""
    a, b = (point_from_bytes_checked(deck[at : at + POINT_BYTES]) for at in (MASKED_BYTES, 99))
    fresh = bytes(a + 7 * G) + bytes(b + 7 * point_from_bytes_checked(joint))
    return fresh + deck[MASKED_BYTES:]


def exchanged(deck: bytes, joint: bytes) -> bytes:
    """Two cards in each other's place, which their proof doesn't say."""
    return deck[MASKED_BYTES : 2 * MASKED_BYTES] + deck[:MASKED_BYTES] + deck[2 * MASKED_BYTES :]


def marked(deck: bytes, joint: bytes) -> bytes:
    """A card that has no face."""
    return deck[:POINT_BYTES] + moved(deck[POINT_BYTES:MASKED_BYTES]) + deck[MASKED_BYTES:]


def mix_of(change: Callable[[MixBody], MixBody]) -> Change:
    return lambda table, draft: draft.saying(change(draft.says))


def another_mix(table: LyingTable, draft: Draft) -> Draft:
    """A second mix of the same deck, as right as the first."""
    deck = table.track.decks[draft.at.number]
    step = shuffle(deck.context, table.me, OTHER_SEED, deck.joint, deck.before(table.me), bytes(32))
    return draft.saying(MixBody(step.deck, step.proof))


def two_mixes(table: LyingTable, draft: Draft) -> Iterable[Draft]:
    """Both for one place, one after the other in the own feed."""
    table.utter(draft)
    table.send_only(another_mix(table, draft), others(table))
    return ()


def mix_of_another_seat(late: bool) -> Callable[[LyingTable], Draft | None]:
    """A mix where another seat's is due (`late`: was due, and came)."""

    def make(table: LyingTable) -> Draft | None:
        for deck in table.track.decks.values():
            seat = deck.stage - 1
            if late and deck.ready:
                seat = (table.me + 1) % deck.seats
            elif late or not 0 <= seat < deck.seats or seat == table.me:
                continue
            step = shuffle(deck.context, table.me, table.seed(deck), deck.joint, deck.before(seat), bytes(32))
            return table.draft(At(DECK, deck.number, seat + 1), MixBody(step.deck, step.proof), deck.chain())
        return None

    return make


def stage_that_is_none(table: LyingTable) -> Draft | None:
    for deck in table.track.decks.values():
        return table.draft(At(DECK, deck.number, deck.seats + 2), AgreeBody(bytes(32)), deck.chain())
    return None


class MixesByAnotherSeed(Lie):
    """A right shuffle with a right proof, but not the one that the committed seed makes."""

    def work(self, table: LyingTable, job: Job) -> Job:
        if job.name[0] != "mix":
            return job
        context, seat, _, *rest = job.args
        return replace(job, args=(context, seat, OTHER_SEED, *rest))


class CommitsToAnotherSeed(Lie):
    """Plays by one seed, has committed to another, and reveals that one."""

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        says = draft.says
        if isinstance(says, KeyBody):
            deck = table.track.decks[draft.at.number]
            commitment = seed_commitment(deck.context, table.me, OTHER_SEED)
            return (draft.saying(replace(says, commitment=commitment)),)
        if isinstance(says, SeedBody):
            return (draft.saying(replace(says, seed=OTHER_SEED)),)
        return (draft,)


class Forks(Lie):
    """Tells some replicas another story, beginning with the first entry of a kind."""

    def __init__(self, kind: type[Any], change: Change, victims: set[int]) -> None:
        self._kind, self._change, self._victims = kind, change, victims

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if not table.victims and isinstance(draft.says, self._kind):
            other = self._change(table, draft)
            assert isinstance(other, Draft)
            head = table.feeds.head(table.author)
            table.utter(draft)
            table.fork(other, self._victims, head)
            return ()
        return (draft,)


# ---- other entries ---------------------------------------------------------------------------------------


def another_state(table: LyingTable, draft: Draft) -> Draft:
    return replace(draft, state=flipped(draft.state))


def garbage(kind: int, body: bytes) -> Change:
    return lambda table, draft: replace(draft, kind=kind, body=body)


def saying(body: Body) -> Change:
    """Something else than is due."""
    return lambda table, draft: draft.saying(body)


def interject(at: At, body: Body, step: int | None = None) -> Callable[[LyingTable], Draft | None]:
    """Said when cards are dealt."""

    def make(table: LyingTable) -> Draft | None:
        if not table.dealt:
            return None
        draft = table.draft(at, body)
        return draft if step is None else replace(draft, step=step, state=table.main.hashes[step])

    return make


def chat_in_another_state(table: LyingTable) -> Draft | None:
    draft = table.draft(At(SIDE, 0, 0), ChatBody("hello"))
    return replace(draft, state=flipped(draft.state))


class RevealsTwice(Lie):
    """Its seed, and after it another one."""

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        says = draft.says
        if not isinstance(says, SeedBody):
            return (draft,)
        other = replace(draft.saying(replace(says, seed=OTHER_SEED)), at=At(SIDE, draft.at.number + 1, 0))
        return (draft, other)
