"""The hidden cards of the running deal: whose each is, which shares of it are out, and its face once it is open.

A slot lies in a deck until it is somebody's own card (all other seats have given their shares, or it was passed on);
from then on its owner alone opens it. A proof speaks of slots of one deck, and either of shares of the
deck or of openings of own cards; what a seat gives for several such *parts* is joined, part after part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lanparty.table.decks import HiddenDeck
from lanparty.table.faults import Broken
from protocol.poker.errors import Rejected
from protocol.poker.own import make_openings, open_with, own_card, read_own, verify_openings
from protocol.poker.shares import ShareBatch, make_shares, open_card, verify_shares

SHARE_BYTES = 33
SCALAR_BYTES = 32
Call = tuple[Callable[..., Any], tuple[Any, ...]]


@dataclass
class Slot:
    """One hidden card. `face` is public knowledge, None while hidden."""

    deck: HiddenDeck
    position: int | None  # in the deck; None for a card that was passed on
    owner: int | None = None
    shares: dict[int, bytes] = field(default_factory=dict)
    own: bytes = b""  # the owner's own card (66 bytes), once it is one
    opening: bytes = b""  # the owner's share of it (33 bytes), once it is open
    mixed: bool = False  # its owner has mixed the hand: it is no longer the card of its position
    face: int | None = None


class Part(NamedTuple):
    """Slots of one deck, ascending, that a seat opens in one way: as its own cards, or by shares of the deck."""

    deck: HiddenDeck
    slots: tuple[int, ...]
    own: bool


class Slots:
    """All slots of a deal by number; numbers are given as decks are shuffled in, never in background order."""

    def __init__(self) -> None:
        self._slots: list[Slot] = []
        self.rehands: dict[int, int] = {}  # how often each seat has mixed its hand

    def __getitem__(self, slot: int) -> Slot:
        return self._slots[slot]

    def __len__(self) -> int:
        return len(self._slots)

    def __iter__(self) -> Iterator[Slot]:
        return iter(self._slots)

    def add(self, deck: HiddenDeck) -> tuple[int, ...]:
        """Slots for a deck that is ready, in its hidden order."""
        first = len(self._slots)
        self._slots += [Slot(deck, position) for position in range(len(deck.cards))]
        return tuple(range(first, len(self._slots)))

    def add_passed(self, slot: int, owner: int, own: bytes) -> int:
        """A slot for a card that was passed on; the old one is dead."""
        self._slots.append(Slot(self._slots[slot].deck, None, owner, own=own))
        return len(self._slots) - 1

    def mix(self, seat: int, hand: Sequence[int], owns: Sequence[bytes]) -> None:
        """A seat has mixed its hand: nobody but it knows which card lies in which of these slots now."""
        self.rehands[seat] = self.rehands.get(seat, 0) + 1
        for slot, own in zip(hand, owns, strict=True):
            self._slots[slot].own, self._slots[slot].mixed = own, True

    def give_to(self, slot: int, owner: int) -> None:
        """All others have given their shares: the slot is this seat's own card."""
        hidden = self._slots[slot]
        assert hidden.position is not None
        others = [hidden.shares[seat] for seat in range(hidden.deck.seats) if seat != owner]
        hidden.owner, hidden.own = owner, own_card(hidden.deck.final, hidden.position, others)

    def facts(self) -> tuple[tuple[int | None, bytes], ...]:
        """Whose each slot is, and the own cards that no agreed deck holds."""
        return tuple((slot.owner, slot.own if slot.mixed else b"") for slot in self._slots)

    def lacking(self, seat: int, slots: Iterable[int]) -> tuple[int, ...]:
        """Those of the slots to whose opening this seat has yet to give, ascending."""
        return tuple(sorted(slot for slot in slots if self._is_lacking(seat, self._slots[slot])))

    @staticmethod
    def _is_lacking(seat: int, slot: Slot) -> bool:
        if slot.own:
            return slot.owner == seat and not slot.opening
        return seat not in slot.shares

    # ---- giving and checking -----------------------------------------------------------------------------

    def parts(self, seat: int, slots: Iterable[int]) -> list[Part]:
        """What a seat gives for these slots, part by part."""
        groups: dict[tuple[int, bool], list[int]] = {}
        for slot in sorted(slots):
            hidden = self._slots[slot]
            groups.setdefault((hidden.deck.number, bool(hidden.own)), []).append(slot)
        return [
            Part(self._slots[group[0]].deck, tuple(group), own) for (_, own), group in sorted(groups.items())
        ]

    def make_call(self, part: Part, seat: int, seed: bytes, entropy: bytes) -> Call:
        """The work of giving one part."""
        deck = part.deck
        if part.own:
            owns = [self._slots[slot].own for slot in part.slots]
            return make_openings, (deck.context, seat, seed, part.slots, tuple(owns), entropy)
        return make_shares, (deck.context, seat, seed, self._positions(part), deck.final, entropy)

    def check_call(self, part: Part, seat: int, batch: ShareBatch) -> Call:
        """The work of checking one part."""
        deck, key = part.deck, part.deck.keys[seat].point
        if part.own:
            owns = tuple(self._slots[slot].own for slot in part.slots)
            return verify_openings, (deck.context, seat, key, part.slots, owns, batch)
        return verify_shares, (deck.context, seat, key, self._positions(part), deck.final, batch)

    def _positions(self, part: Part) -> tuple[int, ...]:
        return tuple(position for slot in part.slots if (position := self._slots[slot].position) is not None)

    def put(self, seat: int, parts: Sequence[Part], batches: Sequence[ShareBatch]) -> None:
        """Keep what a seat has given, once it is checked. Raises Rejected when an own card opens as none."""
        for part, batch in zip(parts, batches, strict=True):
            for slot, point in zip(part.slots, _cut(batch.points, SHARE_BYTES), strict=True):
                hidden = self._slots[slot]
                if part.own:
                    hidden.opening = point
                if hidden.position is not None and not hidden.mixed:
                    hidden.shares[seat] = point

    # ---- faces -------------------------------------------------------------------------------------------

    def face(self, slot: int) -> int:
        """The card of a slot that is open to all. Raises Rejected."""
        hidden = self._slots[slot]
        if hidden.own:
            index = open_with(hidden.own, hidden.opening, len(hidden.deck.cards))
        else:
            assert hidden.position is not None
            points = [hidden.shares[seat] for seat in range(hidden.deck.seats)]
            index = open_card(hidden.deck.final, hidden.position, points)
        hidden.face = hidden.deck.cards[index]
        return hidden.face

    def own_face(self, slot: int, owner: int, seed: bytes) -> int:
        """The card of an own slot, for its owner. Raises Rejected."""
        hidden = self._slots[slot]
        return hidden.deck.cards[read_own(hidden.deck.context, owner, seed, hidden.own)]

    def open_move(
        self, seat: int, slots: Sequence[int], cards: Sequence[int], given: tuple[bytes, bytes, bytes]
    ) -> None:
        """A seat opens own slots as the cards it names: openings right, faces as said. Raises Broken."""
        parts = self.parts(seat, slots)
        batches = split_batches(seat, parts, *given)
        try:
            for part, batch in zip(parts, batches, strict=True):
                work, args = self.check_call(part, seat, batch)
                work(*args)
            self.put(seat, parts, batches)
            if any(self.face(slot) != card for slot, card in zip(slots, cards, strict=True)):
                raise Broken("card", seat, "opened another card than it named")
        except Rejected as rejection:
            raise Broken("proof", seat, str(rejection)) from rejection


def run_calls(calls: Sequence[Call]) -> list[Any]:
    """Do the work of several parts, one after the other (in a worker)."""
    return [work(*args) for work, args in calls]


def join_batches(batches: Sequence[ShareBatch]) -> tuple[bytes, bytes, bytes]:
    """Points, c and s of all parts, part after part: as they stand in an entry."""
    return (
        b"".join(batch.points for batch in batches),
        b"".join(batch.c for batch in batches),
        b"".join(batch.s for batch in batches),
    )


def split_batches(seat: int, parts: Sequence[Part], points: bytes, c: bytes, s: bytes) -> list[ShareBatch]:
    """The parts of what an entry says. Raises Broken when it hasn't the length of these parts."""
    count = sum(len(part.slots) for part in parts)
    if (len(points), len(c), len(s)) != (
        SHARE_BYTES * count,
        SCALAR_BYTES * len(parts),
        SCALAR_BYTES * len(parts),
    ):
        raise Broken("proof", seat, "share proof: not as many points and proofs as are due")
    batches, at = [], 0
    for index, part in enumerate(parts):
        size = SHARE_BYTES * len(part.slots)
        batches.append(ShareBatch(points[at : at + size], _nth(c, index), _nth(s, index)))
        at += size
    return batches


def _nth(scalars: bytes, index: int) -> bytes:
    return scalars[SCALAR_BYTES * index : SCALAR_BYTES * (index + 1)]


def _cut(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]
