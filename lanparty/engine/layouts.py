"""Reading a scenario's `state` and `deals[i]`, as far as games have it in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from lanparty.cards import Deck
from lanparty.engine.rules import BadLayout, BadState

LAYOUT_KEYS = ("hands", "stock", "kitty", "rows", "piles", "shuffles", "boards")
STATE_KEYS = ("scores", "deal_number", "dealer", "starter", "roles")
PARTIAL_KEYS = ("leader", "hearts_broken", "revolution")
MAX_POINTS = 1_000_000


class StateReader:
    """A scenario's `state`, checked key by key as a game asks for it. Raises BadState."""

    def __init__(self, given: dict[str, Any], seats: int) -> None:
        self.given = given
        self.seats = seats
        for key in given:
            if key not in STATE_KEYS + PARTIAL_KEYS:
                raise BadState(f"state: there is no {key!r}")

    def scores(self, default: tuple[int, ...]) -> tuple[int, ...]:
        """The totals so far, one a seat."""
        scores = self.given.get("scores")
        if scores is None:
            return default
        good = isinstance(scores, list) and len(scores) == self.seats
        if not good or not all(type(one) is int and abs(one) <= MAX_POINTS for one in scores):
            raise BadState(f"state: scores are {self.seats} whole numbers")
        return tuple(scores)

    def deal_number(self, last: int) -> int:
        return self._number("deal_number", 1, 1, last)

    def seat(self, key: str, default: int = 0) -> int:
        return self._number(key, default, 0, self.seats - 1)

    def flag(self, key: str) -> bool:
        """True or false; false when it is missing."""
        value = self.given.get(key, False)
        if type(value) is not bool:
            raise BadState(f"state: {key} is true or false")
        return value

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.given.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise BadState(f"state: {key} is a number from {low} to {high}")
        return value


class LayoutReader:
    """One entry of `deals`: hands out its cards, each once. Raises BadLayout."""

    def __init__(self, entry: dict[str, Any], deck: Deck, seats: int, keys: Sequence[str]) -> None:
        self.entry = entry
        self.deck = deck
        self.seats = seats
        self.partial = entry.get("partial", False)
        self.taken: set[int] = set()
        if type(self.partial) is not bool:
            self.fail("partial is true or false")
        for key, value in entry.items():
            if key not in LAYOUT_KEYS and key != "partial":
                self.fail(f"there is no {key!r}")
            if key in LAYOUT_KEYS and key not in keys and value:
                self.fail(f"this game has no {key}")

    def fail(self, reason: str) -> NoReturn:
        raise BadLayout(reason)

    def cards(self, key: str) -> tuple[int, ...]:
        """The cards laid out under `key`, in order; none when it is missing."""
        return self.take(self.entry.get(key, []), key)

    def hands(self, size: int) -> list[tuple[int, ...]]:
        """One hand a seat: of `size` cards, in a partial deal at most so many."""
        hands = self.entry.get("hands")
        if not isinstance(hands, list) or len(hands) != self.seats:
            self.fail(f"hands are one list for each of {self.seats} seats")
        taken = [self.take(hand, f"hands[{seat}]") for seat, hand in enumerate(hands)]
        for seat, hand in enumerate(taken):
            if len(hand) > size or (len(hand) < size and not self.partial):
                self.fail(f"hands[{seat}] has {len(hand)} cards, not {size}")
        return taken

    def take(self, names: Any, place: str) -> tuple[int, ...]:
        """Card numbers for a list of names; of equal cards the lowest that is not yet laid out."""
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.fail(f"{place} is a list of cards")
        return tuple(self._one(name, place) for name in names)

    def finish(self) -> None:
        """A full deal is the exact deck."""
        if self.partial:
            return
        for card in self.deck.cards:
            if card not in self.taken:
                self.fail(f"{self.deck.names[card]} is missing")

    def _one(self, name: str, place: str) -> int:
        alike = self.deck.find(name)
        if not alike:
            self.fail(f"{place}: {name[:20]!r} is no card of this deck")
        card = next((one for one in alike if one not in self.taken), None)
        if card is None:
            self.fail(f"{place}: {name} is laid out {len(alike) + 1} times, the deck has {len(alike)}")
        self.taken.add(card)
        return card
