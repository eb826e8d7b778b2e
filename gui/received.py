"""Cards that came to the own hand in mid-deal: passed on, given, drawn. The window marks them for a moment."""

from __future__ import annotations

from collections.abc import Set


class Received:
    """Compares the hand with what it was. `cards`: the numbers of those received last, until one plays from it."""

    def __init__(self) -> None:
        self.cards: Set[int] = frozenset()
        self._held: Set[int] = frozenset()

    def look(self, hand: Set[int], playing: bool) -> None:
        """This is the hand now; outside of a deal nothing is remembered. A hand may be unknown for a moment."""
        if not playing:
            self.cards = self._held = frozenset()
        elif hand:
            gained = hand - self._held if self._held else frozenset()
            if gained or self._held - hand:
                self.cards = gained
            self._held = frozenset(hand)
