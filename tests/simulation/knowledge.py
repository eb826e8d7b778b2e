"""What a laptop can compute of hidden cards: from all secrets that it holds and every frame that it has seen.

The hidden deck stands or falls with `b − ΣD` being none of the card points M_i for every foreign card, whichever
of the shares D one subtracts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import combinations
from typing import Any

from simulation.world import World

from lanparty.engine.steps import Deal
from lanparty.table.replica import Table
from lanparty.table.slots import Slot, Slots
from protocol.feed import MAIN, parse_entry
from protocol.poker.derive import permutation, secret_key
from protocol.poker.elgamal import card_numbers, first_point, second_point
from protocol.poker.errors import Rejected
from protocol.poker.group import POINT_BYTES, Point, point_from_bytes_checked, point_sum
from protocol.wire import BadMessage, PlayBody, SealBody, SharesBody, body_of

Seeds = Mapping[int, bytes]  # of one deck, by seat


def seeds_of(world: World, slots: Slots, seats: Iterable[int]) -> dict[int, bytes]:
    """The secrets of these seats for the deck in play."""
    return {seat: world.vaults[seat].seed(slots[0].deck.number) for seat in seats}


def most_folded(world: World) -> Table:
    return max(world.tables, key=lambda table: table.step)


def shown_slots(world: World) -> set[int]:
    """The slots of the running deal that are open to all, folded or still under way: whose holder (or where there is
    none: everybody) has given a share."""
    table = most_folded(world)
    entries = [
        parse_entry(raw) for raw in {raw for frames in (*world.received, *world.joined) for raw in frames}
    ]
    ends = sorted({entry.at.number for entry in entries if entry.kind == SealBody.KIND})
    begun = ends[table.sealed - 1] if table.sealed else 0
    given: dict[int, set[int]] = {}
    for entry in entries:
        if entry.at.track == MAIN and entry.at.number > begun:
            for body in bodies_of([entry.raw], SharesBody, PlayBody):
                for slot in body.slots:
                    given.setdefault(slot, set()).add(entry.author)
    held = holders(table)
    return {
        slot
        for slot, seats in given.items()
        if (held[slot] in seats if slot in held else len(seats) == world.seats)
    }


def holders(table: Table) -> dict[int, int]:
    """slot -> seat of all cards that are dealt or being dealt."""
    due = table.awaiting
    if isinstance(due, Deal):
        return dict(due.pairs)
    owners = table.slots.owners()
    return {slot: owner for slot, owner in enumerate(owners) if owner is not None}


def bodies_of(raws: Iterable[bytes], *kinds: type[Any]) -> Iterator[Any]:
    """What readable entries of these kinds say."""
    for raw in raws:
        entry = parse_entry(raw)
        if entry.kind in {kind.KIND for kind in kinds}:
            with suppress(BadMessage):
                yield body_of(entry.kind, entry.body)


def is_point(data: bytes) -> bool:
    try:
        point_from_bytes_checked(data)
    except Rejected:
        return False
    return True


def true_face(world: World, slot: Slot) -> int:
    """The card that lies there: only all secrets together tell."""
    faces = tuple(range(len(slot.deck.cards)))
    for seat in range(world.seats):
        order = permutation(slot.deck.context, seat, world.vaults[seat].seed(slot.deck.number))
        faces = tuple(faces[source] for source in order)
    return slot.deck.cards[faces[slot.position]]


class Knowledge:
    """All that can be read out of `frames` (raw entries) and made from `seeds`."""

    def __init__(self, slots: Slots, frames: Iterable[bytes], seeds: Seeds) -> None:
        self._slots = slots
        self._shares: dict[int, set[bytes]] = {}
        for body in bodies_of(frames, SharesBody, PlayBody):
            for place, slot in enumerate(sorted(body.slots)):
                point = body.points[place * POINT_BYTES : (place + 1) * POINT_BYTES]
                if is_point(point):
                    self._shares.setdefault(slot, set()).add(point)
        for slot in range(len(slots)):
            a = first_point(slots[slot].deck.final, slots[slot].position)
            for seat, seed in seeds.items():
                own = secret_key(slots[slot].deck.context, seat, seed) * a
                self._shares.setdefault(slot, set()).add(bytes(own))

    def faces(self, slot: int) -> set[int]:
        """Every card that comes out when some of the shares of this slot are taken off. The truth is among them,
        or there is none."""
        shares = [point_from_bytes_checked(point) for point in sorted(self._shares.get(slot, ()))]
        return self._open(
            slot, (some for size in range(len(shares) + 1) for some in combinations(shares, size))
        )

    def stray_faces(self, slot: int) -> set[int]:
        """The same with the shares of other slots, one at a time."""
        all_shares = {point for points in self._shares.values() for point in points}
        return self._open(slot, ((point_from_bytes_checked(point),) for point in sorted(all_shares)))

    def _open(self, slot: int, choices: Iterable[tuple[Point, ...]]) -> set[int]:
        deck, position = self._slots[slot].deck, self._slots[slot].position
        numbers = card_numbers(len(deck.cards))
        b = second_point(deck.final, position)
        opened = (numbers.get(bytes(b - point_sum(some))) for some in choices)
        return {deck.cards[card] for card in opened if card is not None}
