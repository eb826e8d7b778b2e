"""Which card to play at Hearts, by rules of thumb; and playing a world out, in which every seat goes by them.

Here a hand and what others hold are masks of cards, and nothing else is read but what lies open: thinking of a move
plays thousands of cards, so each must take microseconds.
"""

from __future__ import annotations

from typing import NamedTuple

from lanparty.bots.hearts_seen import ABOVE, ABOVE_QUEEN, BELOW, HIGH_SPADES, SUIT_OF, gone
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.playout import open_event
from lanparty.games.hearts import playable
from lanparty.games.hearts_cards import (
    ACE,
    HEARTS,
    IN_SUIT,
    JACK_OF_DIAMONDS,
    KING,
    MOON,
    QUEEN,
    SPADES,
)
from lanparty.games.hearts_play import IN_HEARTS, awaiting, fold, put
from lanparty.games.hearts_state import BOUNDARY, PLAY, HeartsState

EPSILON = 0.03  # of the cards in a playout are any legal ones
HOPE = 3  # others' cards of a suit for each who is yet to play: so many, and a high card is likely to be spared points
FEAR = 5  # hearts (and the queen) that one seat alone has taken: from here on it is watched
ALARM = 8  # from here on any price is paid
CHEAP = 2  # points that stopping may cost before
SHOT = 6  # of them taken, a hand of winners goes for all

COSTLY = (QUEEN, KING, ACE)  # the high spades, the costliest first


class Alone(NamedTuple):
    """Who has taken all the hearts (and the queen) that were taken, and how many; nobody or several: seat -1."""

    seat: int
    taken: int


NOT_ALONE = Alone(-1, 0)


def alone(state: HeartsState) -> Alone:
    """Who might still be shooting the moon."""
    found = NOT_ALONE
    if state.facts.standard:
        for seat, cards in enumerate(state.taken):
            moon = gone(cards) & MOON
            if moon:
                if found.taken:
                    return NOT_ALONE
                found = Alone(seat, moon.bit_count())
    return found


def play_out(state: HeartsState, rng: Chance) -> None:
    """Play an open world to the end of its deal, in place."""
    while state.phase != PLAY:
        if state.phase == BOUNDARY:
            return
        fold(state, open_event(awaiting(state), state, rng))
    random, hands = rng.random, state.hands
    shooter, costs = alone(state), bool(gone(state.trick) & MOON)
    held = 0
    for hand in hands:
        held |= hand
    while True:
        seat = state.turn
        hand = hands[seat]
        cards = playable(state, hand)
        if not cards & (cards - 1):
            card = cards.bit_length() - 1
        elif random() < EPSILON:
            chosen = tuple(bits_of(cards))
            card = chosen[int(random() * len(chosen))]
        else:
            card = best_card(state, seat, hand, cards, held ^ hand, shooter)
        put(state, seat, card, card)
        held ^= 1 << card
        costs = costs or bool(MOON >> card & 1)
        if not state.trick:
            if state.phase != PLAY:
                return
            if costs:
                shooter, costs = alone(state), False


def best_card(state: HeartsState, seat: int, hand: int, cards: int, out: int, shooter: Alone) -> int:
    """The card that this seat plays, one of the mask `cards`; `out`: what the others hold."""
    if shooter.seat >= 0:
        card = -1
        if shooter.seat == seat:
            if shooter.taken >= SHOT and not _losers(hand, out):
                return _take_all(state, cards, out)
        elif shooter.taken >= FEAR:
            card = _stop(state, seat, cards, out, shooter)
        if card >= 0:
            return card
    if not state.trick:
        return _lead(state, hand, cards, out)
    if cards & IN_SUIT[SUIT_OF[state.trick[0]]]:
        return _follow(state, cards, out)
    return _discard(state, cards, out)


def _follow(state: HeartsState, cards: int, out: int) -> int:
    """Duck as high as possible; take what costs nothing as high as possible; else low, and others may go over it."""
    trick, points = state.trick, state.facts.points
    suit = SUIT_OF[trick[0]]
    highest = max([card for card in trick if SUIT_OF[card] == suit])
    there = 0
    for card in trick:
        there += points[card]
    after = state.seats - 1 - len(trick)
    if cards >> JACK_OF_DIAMONDS & 1 and points[JACK_OF_DIAMONDS] and cards & (cards - 1):
        if not after and highest < JACK_OF_DIAMONDS and there <= 0:
            return JACK_OF_DIAMONDS
        cards ^= 1 << JACK_OF_DIAMONDS  # it is not given away
    below = cards & BELOW[highest]
    if not after:
        if below and (there > 0 or _costs(points, below)):
            return _highest(below, points)
        return _free(cards, points)
    if below:
        return _highest(below, points)
    is_risky = there > 0 or suit == HEARTS or (suit == SPADES and _costs(points, out))
    if is_risky or (out & IN_SUIT[suit]).bit_count() < HOPE * after:
        return (cards & -cards).bit_length() - 1
    return _free(cards, points)


def _costs(points: tuple[int, ...], cards: int) -> bool:
    """Whether one of the high spades among these has points."""
    if cards & HIGH_SPADES:
        for card in COSTLY:
            if cards >> card & 1 and points[card]:
                return True
    return False


def _highest(below: int, points: tuple[int, ...]) -> int:
    """Of cards that don't take the trick: the costliest spade, else the highest."""
    if below & HIGH_SPADES:
        for card in COSTLY:
            if below >> card & 1 and points[card]:
                return card
    return below.bit_length() - 1


def _free(cards: int, points: tuple[int, ...]) -> int:
    """Of cards of one suit, some of which take the trick: the highest that costs nothing."""
    if cards & HIGH_SPADES:
        for card in COSTLY:
            if points[card] and cards & ~(1 << card):
                cards &= ~(1 << card)
    return cards.bit_length() - 1


def _discard(state: HeartsState, cards: int, out: int) -> int:
    """What costs; then what catches the queen; then the highest card of the suit that is most dangerous to hold."""
    points = state.facts.points
    if cards & HIGH_SPADES:
        for card in COSTLY:
            if cards >> card & 1 and points[card]:
                return card
        if cards & ABOVE_QUEEN and out >> QUEEN & 1:
            return (cards & ABOVE_QUEEN).bit_length() - 1
    if cards & (cards - 1) and points[JACK_OF_DIAMONDS]:
        cards &= ~(1 << JACK_OF_DIAMONDS)
    best, most = -1, -99
    for suit, mask in enumerate(IN_SUIT):
        own = cards & mask
        if own:
            card = own.bit_length() - 1
            theirs = out & mask
            lower = (theirs & BELOW[card]).bit_count()
            danger = 2 * lower - theirs.bit_count() - 2 * own.bit_count() + (5 if suit == HEARTS else 0)
            if danger > most:
                best, most = card, danger
    return best


def _lead(state: HeartsState, hand: int, cards: int, out: int) -> int:
    """The lowest card of the suit in which most others must go over it; low spades seek the queen."""
    points = state.facts.points
    if cards & (cards - 1) and points[JACK_OF_DIAMONDS] and out & ABOVE[JACK_OF_DIAMONDS]:
        cards &= ~(1 << JACK_OF_DIAMONDS)
    best, most = -1, -99
    for suit, mask in enumerate(IN_SUIT):
        own = cards & mask
        if not own:
            continue
        theirs = out & mask
        left = theirs.bit_count()
        card = (own & -own).bit_length() - 1
        worth = 0
        if suit == SPADES and _costs(points, out):
            worth = -12 if card >= QUEEN else (-2 if own & HIGH_SPADES else 3)
        elif suit == SPADES and _costs(points, hand):
            worth = -6
        if left:
            lower = (theirs & BELOW[card]).bit_count()
            worth += (left - 2 * lower) * 4 // left - (suit == HEARTS) - (left < state.seats - 1)
        else:
            worth -= 8
        if worth > most:
            best, most = card, worth
    return best


# --- the moon -----------------------------------------------------------------------------------------


def _losers(hand: int, out: int) -> int:
    """Own cards that others are likely to take a trick over: in a suit with few high ones, all that are lower."""
    losers = 0
    for suit in IN_SUIT:
        own, theirs = hand & suit, out & suit
        if own and theirs:
            tops = (own & ABOVE[theirs.bit_length() - 1]).bit_count()
            if 2 * tops < theirs.bit_count():
                losers += own.bit_count() - tops
    return losers


def _take_all(state: HeartsState, cards: int, out: int) -> int:
    """Lead what nobody beats, take what can be taken, throw away what is no heart."""
    trick = state.trick
    if not trick:
        sure = [card for card in bits_of(cards) if not out & ABOVE[card]]
        return sure[-1] if sure else cards.bit_length() - 1
    if cards & IN_SUIT[SUIT_OF[trick[0]]]:
        return cards.bit_length() - 1
    harmless = cards & ~MOON or cards
    return (harmless & -harmless).bit_length() - 1


def _stop(state: HeartsState, seat: int, cards: int, out: int, shooter: Alone) -> int:
    """Somebody else seems to want all: take one heart, or give it to a third; -1: nothing to be done about it."""
    trick, points = state.trick, state.facts.points
    if not trick:
        hearts = cards & IN_HEARTS
        top = hearts.bit_length() - 1
        return top if hearts and shooter.taken >= ALARM and not out & ABOVE[top] else -1
    suit = SUIT_OF[trick[0]]
    highest = max([card for card in trick if SUIT_OF[card] == suit])
    there = sum([points[card] for card in trick if points[card] > 0])
    holder = (state.turn - len(trick) + trick.index(highest)) % state.seats
    after = state.seats - 1 - len(trick)
    if cards & IN_SUIT[suit]:
        over = cards & ABOVE[highest]
        if over and (there or suit == HEARTS) and (there <= CHEAP or shooter.taken >= ALARM):
            return over.bit_length() - 1 if after else (over & -over).bit_length() - 1
        return -1
    if holder == shooter.seat:
        kept = cards & ~MOON
        return _discard(state, kept, out) if kept else (cards & -cards).bit_length() - 1
    given = cards & IN_HEARTS
    will_stand = not after or not out & ABOVE[highest]
    return (given & -given).bit_length() - 1 if given and will_stand else -1
