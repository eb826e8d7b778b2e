"""What a hand of Revolution is worth: how many turns it still needs that nobody owes it."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.games.revolution_cards import ACE, FOUR, NATURAL_MASK, NATURALS

RANKS = ACE + 1
LONE_JOKER = -0.9  # what a joker in the hand costs: less than nothing, for it wins a turn, or makes a set of a single card
HELD = 1.25  # what cards cost that never win and never answer
WINNING = 1.7  # less, when nothing beats them
ANSWERING = 0.5  # less, when they answer anything


class Outlook:
    """What others may hold, as it bears on the own hand, in one order of ranks.

    `costs[count][rank]`: what a set of so many cards of a rank is likely to cost its holder, in turns that somebody
    else must give it (negative: it wins a turn for another one). `sure[count]`: a mask of the ranks that nothing beats.
    """

    __slots__ = ("costs", "sure", "turned")

    def __init__(self, out: int, turned: bool, lowest: int) -> None:
        """`out`: a mask of the cards that others hold or that were left down."""
        self.turned = turned
        naturals, jokers = out & NATURAL_MASK, (out >> NATURALS).bit_count()
        counts = [(naturals >> 4 * rank & 15).bit_count() for rank in range(RANKS)]
        order = range(lowest, RANKS) if turned else range(RANKS - 1, lowest - 1, -1)
        top = lowest if turned else ACE
        self.costs: list[Sequence[float]] = [()]
        self.sure = [0]
        for count in range(1, FOUR + 1):
            costs, sure, higher = [0.0] * RANKS, 0, 0
            total = 1 + sum(1 for one in counts if one >= count)
            # A joker makes a set where one card is missing.
            able = count - jokers
            beatable = False
            for rank in order:
                if not beatable:
                    sure |= 1 << rank
                same = counts[rank] >= count
                wins = 1 / (1 + higher) if beatable else 1.0
                answers = (total - 1 - higher - same) / total
                costs[rank] = HELD - WINNING * wins * wins - ANSWERING * answers
                higher += same
                if counts[rank] >= able and (able > 0 or rank == top or jokers >= count):
                    beatable = True
            self.costs.append(costs)
            self.sure.append(sure)

    def cost(self, hand: int) -> float:
        """Of the whole hand, every rank played as one set."""
        costs = self.costs
        total = LONE_JOKER * (hand >> NATURALS).bit_count()
        left = hand & NATURAL_MASK
        while left:
            rank = (left & -left).bit_length() - 1 >> 2
            suits = left >> 4 * rank & 15
            total += costs[suits.bit_count()][rank]
            left ^= suits << 4 * rank
        return total

    def losers(self, hand: int) -> int:
        """How many sets of the hand can be beaten."""
        sure, found = self.sure, 0
        left = hand & NATURAL_MASK
        while left:
            rank = (left & -left).bit_length() - 1 >> 2
            suits = left >> 4 * rank & 15
            found += not sure[suits.bit_count()] >> rank & 1
            left ^= suits << 4 * rank
        return found
