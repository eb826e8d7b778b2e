"""A second, plain statement of how Revolution is played, to hold the rules against: names and lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

ORDER = "3 4 5 6 7 8 9 10 J Q K A".split()


class Referee:
    """The play of one deal, after the exchange. `hands`: card names by seat; `down`: those left down."""

    def __init__(self, hands: list[list[str]], down: list[str], lowest: str, final: bool) -> None:
        self.hands = [list(hand) for hand in hands]
        self.unplayed = [card for hand in hands for card in hand] + down
        self.ranks = ORDER[ORDER.index(lowest) :]  # lowest first, in the order in force
        self.final = final
        self.places: list[int] = []
        self.best: tuple[str, int] | None = None  # rank and number of the last play
        self.last = -1
        self.passes: list[int] = []  # since the last play; with final passes, in this trick
        self.turn = -1

    def rank(self, cards: list[str]) -> str | None:
        """The rank of a play; None when it has none."""
        natural = {card[:-1] for card in cards if card != "JK"}
        if len(natural) > 1:
            return None
        return natural.pop() if natural else self.ranks[-1]

    def is_allowed(self, cards: list[str]) -> bool:
        """For cards of the hand."""
        rank = self.rank(cards)
        if rank is None or not 1 <= len(cards) <= 4:
            return False
        if self.best is None:
            return True
        return len(cards) == self.best[1] and self.ranks.index(rank) > self.ranks.index(self.best[0])

    def allowed(self, seat: int) -> Iterator[list[str]]:
        for size in range(1, 6):
            for cards in combinations(self.hands[seat], size):
                if self.is_allowed(list(cards)):
                    yield list(cards)

    def play(self, cards: list[str]) -> None:
        seat, rank = self.turn, self.rank(cards)
        assert rank is not None
        for card in cards:
            self.hands[seat].remove(card)
            self.unplayed.remove(card)
        if len(cards) == 4:
            self.ranks.reverse()
        self.best, self.last = (rank, len(cards)), seat
        if not self.final:
            self.passes = []
        if not self.hands[seat]:
            self.places.append(seat)
        left = [other for other, hand in enumerate(self.hands) if hand]
        if len(left) == 1:
            self.places += left
        elif self.is_beatable():
            self.next_turn()
        else:
            self.end_trick()

    def pass_(self) -> None:
        self.passes.append(self.turn)
        self.next_turn()

    def is_beatable(self) -> bool:
        assert self.best is not None
        left = Counter(card[:-1] for card in self.unplayed if card != "JK")
        higher = self.ranks[self.ranks.index(self.best[0]) + 1 :]
        return any(left[rank] + self.unplayed.count("JK") >= self.best[1] for rank in higher)

    def next_turn(self) -> None:
        seats = len(self.hands)
        for step in range(1, seats + 1):
            seat = (self.turn + step) % seats
            if self.hands[seat] and seat != self.last and seat not in self.passes:
                self.turn = seat
                return
        self.end_trick()

    def end_trick(self) -> None:
        self.best, self.passes = None, []
        self.turn = self.last
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % len(self.hands)
