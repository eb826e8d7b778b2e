"""What one seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lanparty.cards import Deck, bits_of
from lanparty.engine.steps import act_of

if TYPE_CHECKING:
    from lanparty.engine.rules import Rules


class View:
    """One seat's knowledge of a table (`seat` None: a spectator's).

    `hand` is the bit mask of the own card numbers. `replica` is the state as the table holds it, for the
    rules; a computer player reads `state`, in which all that this seat cannot know is anonymous.
    `faces` None means open play: every slot's number is its card's.
    """

    __slots__ = ("_redacted", "faces", "hand", "replica", "rules", "seat")

    def __init__(
        self, rules: Rules, state: Any, seat: int | None, faces: Mapping[int, int] | None = None
    ) -> None:
        self.rules = rules
        self.replica = state
        self.seat = seat
        self.faces = faces
        self._redacted: Any = None
        if seat is None:
            self.hand = 0
        elif faces is None:
            self.hand = state.hands[seat]
        else:
            self.hand = _known_cards(state.hands[seat], faces)

    @property
    def deck(self) -> Deck:
        return self.rules.deck(self.replica.seats, self.replica.options)

    @property
    def on_turn(self) -> bool:
        """Whether this seat's move is awaited (in a sealed step also when it has been made)."""
        return act_of(self.rules.awaiting(self.replica), self.seat) is not None

    @property
    def state(self) -> Any:
        """A copy in which own slots bear their cards' numbers and all others numbers from len(deck) on."""
        if self._redacted is None:
            self._redacted = redact(self.replica, self.known(), len(self.deck))
        return self._redacted

    def known(self) -> dict[int, int]:
        """slot -> card for the own hand."""
        if self.seat is None:
            return {}
        own = self.replica.hands[self.seat]
        if self.faces is None:
            return {slot: slot for slot in bits_of(own)}
        faces = self.faces
        return {slot: faces[slot] for slot in bits_of(own) if slot in faces}

    def gave(self) -> dict[int, int]:
        """card -> seat, for what this seat has passed on in this deal (-1: put down), played by now or not."""
        kept = self.remembered()
        return {kept[slot]: to for slot, _, to in getattr(self.replica, "handed", ()) if slot in kept}

    def remembered(self) -> dict[int, int]:
        """slot -> card for what this seat has passed on, by the slots in which it was before."""
        own = [slot for slot, giver, _ in getattr(self.replica, "handed", ()) if giver == self.seat]
        faces = self.faces
        return {
            slot: slot if faces is None else faces[slot] for slot in own if faces is None or slot in faces
        }

    def slot_of(self, card: int) -> int:
        """The slot of the own hand that holds `card`. Raises KeyError."""
        for slot, face in self.known().items():
            if face == card:
                return slot
        raise KeyError(card)


def redact(state: Any, known: Mapping[int, int], first_anonymous: int) -> Any:
    """A copy whose known slots bear their card's number and the others one that tells nothing."""
    numbers = dict(known)
    anonymous = first_anonymous
    for slot in state.slots():
        if slot not in numbers:
            numbers[slot] = anonymous
            anonymous += 1
    copy = state.copy()
    copy.relabel(numbers)
    if hasattr(copy, "handed"):
        copy.handed = ()
    return copy


def _known_cards(slots: int, faces: Mapping[int, int]) -> int:
    hand = 0
    for slot in bits_of(slots):
        if slot in faces:
            hand |= 1 << faces[slot]
    return hand
