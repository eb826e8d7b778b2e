"""Lies about keys, mixes and seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from simulation.liars import Draft, Lie, LyingTable
from simulation.lies import OTHER_SEED, Change, moved, others

from lanparty.table.jobs import Job
from protocol.feed import DECK, At
from protocol.poker.derive import Nonces
from protocol.poker.elgamal import MASKED_BYTES, parse_deck
from protocol.poker.group import POINT_BYTES, G, point_from_bytes_checked
from protocol.poker.keys import DeckKey, make_key, seed_commitment
from protocol.poker.shuffle import _plan, shuffle, shuffle_statement
from protocol.poker.shuffle_proof import prove
from protocol.wire import AgreeBody, KeyBody, MixBody, SeedBody


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
        here = table.inbox.here(self._due.at) if self._due is not None else {}
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
