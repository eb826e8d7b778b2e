"""What to part with in the exchange of Revolution: what a hand is worth, in turns that others must give it."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.cards import mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.revolution_cards import ACE, FOUR, NATURAL_MASK, NATURALS
from lanparty.games.revolution_state import RevolutionState

RANKS = ACE + 1
LONE_JOKER = -0.9  # what a joker costs: less than nothing, for it wins a turn or makes a set
HELD = 1.25  # what cards cost that never win and never answer
WINNING = 1.7  # less, when nothing beats them
ANSWERING = 0.5  # less, when they answer anything
TURNING = -0.5  # what four of a kind cost: hardly anything beats them
GENEROUS = 0.05  # for each rank of a card that somebody else gets
UNKNOWN = 0.7  # what a card is likely to cost that isn't seen yet


class Outlook:
    """What a set costs its holder, by how many sets of others are higher (it seldom wins) and lower (it answers).

    `costs[count][rank]`: negative for what wins a turn that can be used for another set.
    """

    __slots__ = ("costs",)

    def __init__(self, out: int, lowest: int) -> None:
        """`out`: a mask of the cards that others hold or that were left down."""
        counts = [(out >> 4 * rank & 15).bit_count() for rank in range(RANKS)]
        self.costs: list[Sequence[float]] = [()]
        for count in range(1, FOUR + 1):
            costs, higher = [0.0] * RANKS, 0
            total = 1 + sum(1 for one in counts if one >= count)
            for rank in range(RANKS - 1, lowest - 1, -1):
                same = counts[rank] >= count
                wins = 1 / (1 + higher)
                answers = (total - 1 - higher - same) / total
                costs[rank] = TURNING if count == FOUR else HELD - WINNING * wins * wins - ANSWERING * answers
                higher += same
            self.costs.append(costs)

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


def ranked(view: View, moves: Sequence[Move], rng: Chance) -> list[Move]:
    """The moves of an exchange, those first that leave the best hand; equal ones in any order."""
    state: RevolutionState = view.replica
    outlook = Outlook(state.unplayed & ~view.hand, state.pack.lowest)
    is_swap = moves[0].kind == "swap"

    def cost(move: Move) -> float:
        cards = move.cards
        lost = UNKNOWN * len(cards) if is_swap else GENEROUS * sum([card >> 2 for card in cards])
        return outlook.cost(view.hand & ~mask_of(cards)) + lost

    return sorted(moves, key=lambda move: (round(cost(move), 9), rng.random()))
