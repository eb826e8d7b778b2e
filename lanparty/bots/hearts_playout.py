"""Playing a world of Hearts out fast: every seat by rules of thumb, on what it may know."""

from __future__ import annotations

from lanparty.bots.hearts_seen import ABOVE, BELOW, SUIT_OF
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.playout import open_event
from lanparty.engine.steps import Acted
from lanparty.games.hearts import playable
from lanparty.games.hearts_cards import ACE, CARDS, HEARTS, IN_SUIT, KING, MOON, PER_SUIT, QUEEN, SEATS, SPADES
from lanparty.games.hearts_play import awaiting, fold
from lanparty.games.hearts_state import BOUNDARY, PLAY, HeartsState

EPSILON = 0.05  # of the moves are any legal ones
HOPE = 3  # others' cards of a suit for each who is yet to play: so many, and a high card is likely to be spared points
FEAR_FROM = 6  # hearts (and the queen) taken by one seat alone

ALL_RANKS = (1 << PER_SUIT) - 1
HIGH_SPADES = 1 << KING | 1 << ACE
COSTLY = (QUEEN, KING, ACE)

# By seat and card, the event of its being played.
PLAYED = tuple(
    tuple(Acted(((seat, Move("play", (card,)), (card,)),)) for card in range(CARDS)) for seat in range(max(SEATS))
)


def play_out(state: HeartsState, rng: Chance) -> None:
    """Play an open world to the end of its deal, in place."""
    random = rng.random
    hands = state.hands
    while state.phase != PLAY:
        if state.phase == BOUNDARY:
            return
        fold(state, open_event(awaiting(state), state, rng))
    while True:
        seat = state.turn
        hands = state.hands
        hand = hands[seat]
        cards = playable(state, hand)
        if cards & (cards - 1):
            if random() < EPSILON:
                chosen = tuple(bits_of(cards))
                card = chosen[int(random() * len(chosen))]
            else:
                union = 0
                for one in hands:
                    union |= one
                card = _reply(state, seat, hand, cards, union & ~hand)
        else:
            card = cards.bit_length() - 1
        fold(state, PLAYED[seat][card])
        if state.phase != PLAY:
            return


def _reply(state: HeartsState, seat: int, hand: int, cards: int, out: int) -> int:
    """The card that this seat plays, one of the mask `cards`; `out`: what the others hold."""
    trick = state.trick
    if not trick:
        return _lead(state, hand, cards, out)
    points = state.facts.points
    suit = SUIT_OF[trick[0]]
    highest = max([card for card in trick if SUIT_OF[card] == suit])
    if not cards >> suit * PER_SUIT & ALL_RANKS:
        return _discard(state, cards, out)
    below = cards & BELOW[highest]
    there = 0
    for card in trick:
        there += points[card]
    after = state.seats - 1 - len(trick)
    if below:
        # Nothing lies there and nobody comes after: a high card goes for nothing.
        if after or there > 0:
            return _top(below, points)
        return _free(cards, points)
    if there < 0 and not after:
        return cards.bit_length() - 1
    if after and (there > 0 or suit == HEARTS or (suit == SPADES and out >> QUEEN & 1)):
        return (cards & -cards).bit_length() - 1
    if after and (out & IN_SUIT[suit]).bit_count() < HOPE * after:
        return (cards & -cards).bit_length() - 1
    return _free(cards, points)


def _top(below: int, points: tuple[int, ...]) -> int:
    """The highest that doesn't take the trick, the costliest spade first."""
    for card in COSTLY:
        if below >> card & 1 and points[card] > 0:
            return card
    return below.bit_length() - 1


def _free(cards: int, points: tuple[int, ...]) -> int:
    """The highest that costs nothing, of cards of one suit that take the trick anyway."""
    for card in COSTLY:
        if points[card] > 0 and cards & ~(1 << card):
            cards &= ~(1 << card)
    return cards.bit_length() - 1


def _discard(state: HeartsState, cards: int, out: int) -> int:
    points = state.facts.points
    for card in COSTLY:
        if cards >> card & 1 and points[card] > 0:
            return card
    high = cards & HIGH_SPADES if (out >> QUEEN & 1) else 0
    if high:
        return high.bit_length() - 1
    best, worst = -1, -99
    for suit, mask in enumerate(IN_SUIT):
        own = cards & mask
        if own:
            card = own.bit_length() - 1
            if points[card] < 0:
                own &= ~(1 << card)
                if not own:
                    continue
                card = own.bit_length() - 1
            theirs = out & mask
            lower = (theirs & BELOW[card]).bit_count()
            worth = 2 * lower - theirs.bit_count() - 2 * own.bit_count() + (5 if suit == HEARTS else 0)
            if worth > worst:
                best, worst = card, worth
    return best if best >= 0 else cards.bit_length() - 1


def _lead(state: HeartsState, hand: int, cards: int, out: int) -> int:
    """The lowest card of the suit in which most others must go over it."""
    queen_out = out >> QUEEN & 1
    best, most = -1, -99
    for suit, mask in enumerate(IN_SUIT):
        own = cards & mask
        if not own:
            continue
        theirs = out & mask
        left = theirs.bit_count()
        card = (own & -own).bit_length() - 1
        if suit == SPADES:
            if queen_out:
                if card < QUEEN:
                    worth = 3 if not own & HIGH_SPADES else -2
                else:
                    worth = -12
            elif hand >> QUEEN & 1:
                worth = -6
            else:
                worth = 0
        else:
            worth = 0
        if not left:
            worth -= 8
        else:
            lower = (theirs & BELOW[card]).bit_count()
            worth += (left - 2 * lower) * 4 // left - (suit == HEARTS)
            if left < state.seats - 1:
                worth -= 1
        if worth > most:
            best, most = card, worth
    return best
