"""Which card to play at Hearts: the one that costs least, by what is seen and what is likely of the rest."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.bots.hearts_seen import ABOVE, BELOW, HIGH_SPADES, SUIT_OF, gone, unseen, voids
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.hearts_cards import HEARTS, IN_SUIT, MOON, QUEEN, SPADES
from lanparty.games.hearts_state import HeartsState

QUEEN_CAUGHT = 0.5  # how likely a bare high spade catches the queen, or the queen stays to the end
SEEKING = 1.0  # points that a low spade lead is worth while the queen is out
COVERING = 1.5  # points that a low spade is worth to the hand of the queen
FEAR_FROM = 4  # hearts (and the queen) in one hand, and nobody else has any
FEAR_TO = 12
SHOT_FROM = 5  # of these taken, a hand of winners goes for all


class Thought:
    """What a seat on turn knows, ready for weighing its cards."""

    __slots__ = (
        "after", "avoided", "dropped", "fear", "feared", "hand", "heart", "led", "highest", "opponents", "out", "points",
        "seats", "shooting", "specials", "stake", "there", "trick", "voids",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        state: HeartsState = view.replica
        seat = view.seat or 0
        self.seats = seats = state.seats
        self.hand = hand = view.hand
        self.trick = trick = state.trick
        self.points = points = state.facts.points
        self.out = out = unseen(state, hand)
        self.voids = voids(state)
        self.opponents = [one % seats for one in range(seat + 1, seat + seats)]
        self.after = self.opponents[: seats - 1 - len(trick)]
        self.there = sum(points[card] for card in trick)
        self.led = SUIT_OF[trick[0]] if trick else -1
        self.highest = max(card for card in trick if SUIT_OF[card] == self.led) if trick else -1
        hearts = (hand | out) & IN_SUIT[HEARTS]
        self.heart = 8 if state.options.spot else 1
        left = self.heart * hearts.bit_count()
        for card in HIGH_SPADES:
            if (hand | out) >> card & 1:
                left += points[card]
        self.stake = left / hand.bit_count()
        self.specials = [card for card in HIGH_SPADES if points[card] and out >> card & 1]
        self.fear, self.feared, self.shooting = 0.0, -1, False
        if state.facts.standard:
            self._watch_the_moon(state, seat)
        if state.first_trick and state.facts.standard:
            self.dropped = [0.0] * seats
        else:
            self.dropped = [self._drop(one) for one in range(seats)]

    def _watch_the_moon(self, state: HeartsState, seat: int) -> None:
        takers = [one for one in range(self.seats) if gone(state.taken[one]) & MOON]
        if len(takers) != 1:
            return
        taken = (gone(state.taken[takers[0]]) & MOON).bit_count()
        if takers[0] != seat:
            if taken >= FEAR_FROM:
                sure = min(1.0, (taken - FEAR_FROM + 1) / (FEAR_TO - FEAR_FROM + 1))
                self.fear = sure * state.facts.most * 2 / (self.seats - 1)
                self.feared = takers[0]
        elif taken >= SHOT_FROM:
            self.shooting = self._losers() == 0

    def _losers(self) -> int:
        """Own cards that others are likely to take a trick over."""
        losers = 0
        for suit in IN_SUIT:
            own, theirs = self.hand & suit, self.out & suit
            if own and theirs:
                tops = (own & ABOVE[theirs.bit_length() - 1]).bit_count()
                if 2 * tops < theirs.bit_count():
                    losers += own.bit_count() - tops
        return losers

    def _drop(self, seat: int) -> float:
        """Points that this seat is likely to throw into a trick of a suit that it lacks."""
        lacking = self.voids[seat]
        worth = 0.0
        if not lacking >> HEARTS & 1:
            hearts = (self.out & IN_SUIT[HEARTS]).bit_count()
            worth += self.heart * min(1.0, hearts / self.seats)
        if self.specials and not lacking >> SPADES & 1:
            worth += sum(self.points[card] for card in self.specials) / self._holders(SPADES)
        return worth

    def _holders(self, suit: int) -> int:
        """How many others may have this suit, at least 1."""
        return sum(1 for seat in self.opponents if not self.voids[seat] >> suit & 1) or 1

    # --- weighing ---------------------------------------------------------------------------------------

    def loss(self, card: int) -> float:
        """What playing this card is likely to cost, less what keeping it would."""
        suit, points = SUIT_OF[card], self.points[card]
        if self.trick and (suit != self.led or card < self.highest):
            return self._given(card) - self.kept(card)
        wins, comes = self._outcome(card, suit)
        if self.shooting:
            return -wins
        loss = wins * (self.there + points + comes) - (1 - wins) * points / (self.seats - 1) - self.kept(card)
        if self.fear and (MOON >> card & 1 or self.there > 0 or comes > 1):
            loss -= wins * self.fear
        if not self.trick and suit == SPADES and card < QUEEN:
            if self.out >> QUEEN & 1:
                loss -= 0.0 if self.hand & ABOVE[QUEEN] else SEEKING
            elif self.hand >> QUEEN & 1:
                loss += COVERING
        return loss

    def _given(self, card: int) -> float:
        """Somebody else takes the trick: what it costs to have this card in it."""
        if self.shooting:
            return 1.0 if MOON >> card & 1 else 0.0
        loss = -self.points[card] / (self.seats - 1)
        if self.fear and MOON >> card & 1:
            winner = self._winner()
            loss += self.fear / 4 if winner == self.feared else -self.fear
        return loss

    def _winner(self) -> int:
        """Whose card is the highest so far."""
        back = len(self.trick) - self.trick.index(self.highest)
        return self.opponents[-back]

    def _outcome(self, card: int, suit: int) -> tuple[float, float]:
        """How likely this card takes the trick, and the points that those after may put on it."""
        out = self.out & IN_SUIT[suit]
        left, higher = out.bit_count(), (out & ABOVE[card]).bit_count()
        if not left:
            return 1.0, sum(self.dropped[seat] for seat in self.after)
        share = 1 / self._holders(suit)
        lacks = (1 - share) ** left
        over = (1 - lacks) * (higher / left) ** max(1.0, left * share)
        follows = 0.0
        if suit == HEARTS:
            follows = self.heart
        elif suit == SPADES:
            follows = sum(self.points[one] for one in self.specials if one < card) * share
        wins, comes = 1.0, 0.0
        for seat in self.after:
            if self.voids[seat] >> suit & 1:
                comes += self.dropped[seat]
            else:
                comes += lacks * self.dropped[seat] + (1 - lacks) * follows
                wins *= 1 - over
        return wins, comes

    def kept(self, card: int) -> float:
        """What the card is likely to cost later."""
        suit, points = SUIT_OF[card], self.points[card]
        out = self.out & IN_SUIT[suit]
        lower, higher = (out & BELOW[card]).bit_count(), (out & ABOVE[card]).bit_count()
        cover = 1 + (self.hand & BELOW[card]).bit_count()
        risk = (lower - higher) / (lower + higher + 1)
        cost = self.stake * risk / cover
        if suit == SPADES:
            if points or (card > QUEEN and self.out >> QUEEN & 1):
                worth = points or self.points[QUEEN]
                spades = (self.hand & IN_SUIT[SPADES]).bit_count()
                cost += worth * QUEEN_CAUGHT * 2 / (1 + spades) if out else 0.0
        elif points > 0:
            cost += points * lower / (lower + higher + 1) / cover
        elif points < 0:
            cost += points / 2
        if self.fear and suit == HEARTS and not higher:
            cost -= self.fear / 4
        return cost


def least_costly(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """The card whose loss is likely to be the smallest; among equal ones, any."""
    thought = Thought(view)
    best: list[Move] = []
    least = float("inf")
    for move in moves:
        loss = thought.loss(move.cards[0])
        if loss < least - 1e-9:
            least, best = loss, [move]
        elif loss <= least + 1e-9:
            best.append(move)
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]
