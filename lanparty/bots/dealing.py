"""Dealing hidden cards out at random, so that each lands where it may lie."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.engine.chance import Chance, shuffled


class NoDeal(ValueError):
    """The cards cannot lie so: there is too little room where some of them may be."""


def deal_out(
    cards: Sequence[int], rooms: Sequence[int], barred: Sequence[int], rng: Chance
) -> list[list[int]]:
    """Put every card into a room: the cards by room.

    `rooms`: how many cards each takes, together as many as there are. `barred`: for each card (in the order of
    `cards`) a mask of the rooms that it cannot be in. What may lie in few rooms is dealt first; among the rooms
    with space chance decides, by how much there is left. Raises NoDeal if there is no way at all.
    """
    order = shuffled(tuple(cards), rng)
    dealt: list[list[int]] = []
    if not any(barred):
        first = 0
        for size in rooms:
            dealt.append(list(order[first : first + size]))
            first += size
        return dealt
    free = list(rooms)
    dealt = [[] for _ in rooms]
    closed = dict(zip(cards, barred, strict=True))
    order = tuple(sorted(order, key=lambda card: -closed[card].bit_count()))
    places = range(len(free))
    for card in order:
        mask = closed[card]
        total = 0
        for room in places:
            if not mask >> room & 1:
                total += free[room]
        if total:
            at = int(rng.random() * total)
            for room in places:
                if not mask >> room & 1:
                    at -= free[room]
                    if at < 0:
                        break
        else:
            room = _make_room(card, free, dealt, closed)
        free[room] -= 1
        dealt[room].append(card)
    return dealt


def _make_room(card: int, free: list[int], dealt: list[list[int]], closed: dict[int, int]) -> int:
    """Move cards on, along the shortest chain of rooms to one with space; the room that then has space."""
    # By room: the room before it in the chain, and the card that moves on.
    came: dict[int, tuple[int, int] | None] = {
        room: None for room in range(len(free)) if not closed[card] >> room & 1
    }
    queue = list(came)
    for room in queue:
        if free[room]:
            free[room] -= 1
            while (step := came[room]) is not None:
                before, moved = step
                dealt[before].remove(moved)
                dealt[room].append(moved)
                room = before
            free[room] += 1
            return room
        for other in range(len(free)):
            if other not in came:
                movable = [one for one in dealt[room] if not closed[one] >> other & 1]
                if movable:
                    came[other] = (room, movable[0])
                    queue.append(other)
    raise NoDeal("the hidden cards cannot lie as the play has shown")
