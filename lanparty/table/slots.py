"""The hidden cards of the running deal: whose each is, which shares of it are out, and its face once it is open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lanparty.table.decks import HiddenDeck
from lanparty.table.faults import Broken
from protocol.poker.errors import Rejected
from protocol.poker.shares import ShareBatch, open_card, open_own, verify_shares

SHARE_BYTES = 33


@dataclass
class Slot:
    """One hidden card: a position of an agreed deck. `face` is public knowledge, None while hidden."""

    deck: HiddenDeck
    position: int
    owner: int | None = None
    shares: dict[int, bytes] = field(default_factory=dict)
    face: int | None = None


class Slots:
    """All slots of a deal by number; numbers are given as decks are shuffled in, never in background order."""

    def __init__(self) -> None:
        self._slots: list[Slot] = []

    def __getitem__(self, slot: int) -> Slot:
        return self._slots[slot]

    def __len__(self) -> int:
        return len(self._slots)

    def add(self, deck: HiddenDeck) -> tuple[int, ...]:
        """Slots for a deck that is ready, in its hidden order."""
        first = len(self._slots)
        self._slots += [Slot(deck, position) for position in range(len(deck.cards))]
        return tuple(range(first, len(self._slots)))

    def owners(self) -> tuple[int | None, ...]:
        return tuple(slot.owner for slot in self._slots)

    def deck_of(self, slots: Iterable[int]) -> HiddenDeck:
        """The one deck that all these slots belong to; a batch of shares is always about one."""
        decks = {self._slots[slot].deck.number: self._slots[slot].deck for slot in slots}
        assert len(decks) == 1, "one proof speaks of one deck"
        return next(iter(decks.values()))

    def positions(self, slots: Iterable[int]) -> tuple[int, ...]:
        return tuple(self._slots[slot].position for slot in slots)

    def lacking(self, seat: int, slots: Iterable[int]) -> tuple[int, ...]:
        """Those of the slots for which this seat's share is not out, ascending."""
        return tuple(sorted(slot for slot in slots if seat not in self._slots[slot].shares))

    def check_call(self, seat: int, slots: Sequence[int], batch: ShareBatch) -> tuple[object, ...]:
        """The arguments of verify_shares for a seat's shares of ascending slots."""
        deck = self.deck_of(slots)
        return deck.context, seat, deck.keys[seat].point, self.positions(slots), deck.final, batch

    def put(self, seat: int, slots: Sequence[int], points: bytes) -> None:
        """Keep verified shares, one point a slot."""
        for index, slot in enumerate(slots):
            self._slots[slot].shares[seat] = points[index * SHARE_BYTES : (index + 1) * SHARE_BYTES]

    def face(self, slot: int, extra: tuple[int, bytes] | None = None) -> int:
        """The card of a slot whose shares (with `extra` = seat, share) are all there. Raises Rejected."""
        hidden = self._slots[slot]
        shares = {**hidden.shares, **dict([extra] if extra else [])}
        points = [shares[seat] for seat in range(hidden.deck.seats)]
        return hidden.deck.cards[open_card(hidden.deck.final, hidden.position, points)]

    def own_face(self, slot: int, me: int, seed: bytes) -> int:
        """The card of an own slot, which everybody else has given a share of. Raises Rejected."""
        hidden = self._slots[slot]
        others = [hidden.shares[seat] for seat in range(hidden.deck.seats) if seat != me]
        deck = hidden.deck
        return deck.cards[open_own(deck.context, me, seed, deck.final, hidden.position, others)]

    def open_move(self, seat: int, slots: Sequence[int], cards: Sequence[int], batch: ShareBatch) -> None:
        """A seat opens own slots as the cards it names: shares right, faces as said. Raises Broken."""
        order = sorted(range(len(slots)), key=lambda index: slots[index])
        ascending = [slots[index] for index in order]
        try:
            verify_shares(*self.check_call(seat, ascending, batch))  # type: ignore[arg-type]
            for index, slot in enumerate(ascending):
                share = batch.points[index * SHARE_BYTES : (index + 1) * SHARE_BYTES]
                if self.face(slot, (seat, share)) != cards[order[index]]:
                    raise Broken(seat, "opened another card than it named")
        except Rejected as rejection:
            raise Broken(seat, str(rejection)) from rejection
        self.put(seat, ascending, batch.points)
        for slot, card in zip(slots, cards, strict=True):
            self._slots[slot].face = card
