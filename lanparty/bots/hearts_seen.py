"""What has been shown in a deal of Hearts: the cards that are gone, and who cannot follow which suit."""

from __future__ import annotations

from functools import lru_cache

from lanparty.cards import mask_of
from lanparty.games.hearts_cards import (
    ACE,
    BLACK_MARIA,
    BOXED,
    CARDS,
    DECK,
    HEARTS,
    IN_SUIT,
    JACK_OF_DIAMONDS,
    KING,
    MOON,
    PER_SUIT,
    QUEEN,
    SEATS,
    STANDARD,
)
from lanparty.games.hearts_state import HeartsState

SUIT_OF = tuple(card // PER_SUIT for card in range(CARDS))
BELOW = tuple(IN_SUIT[card // PER_SUIT] & (1 << card) - 1 for card in range(CARDS))  # of the same suit
ABOVE = tuple(IN_SUIT[card // PER_SUIT] & ~((2 << card) - 1) for card in range(CARDS))
ABOVE_QUEEN = 1 << KING | 1 << ACE
HIGH_SPADES = ABOVE_QUEEN | 1 << QUEEN
NO_HIGH_SPADE = CARDS + 4  # the bit of who threw away another card: none of these, if the queen was still out
NO_JACK = ~(1 << JACK_OF_DIAMONDS)  # it may be kept back
REMEMBERED = 1 << 14  # tricks; playouts come by the same ones again and again

DECKS = {
    (variant, seats): mask_of(card for card in range(CARDS) if DECK.names[card] not in BOXED[variant][seats])
    for variant in (STANDARD, BLACK_MARIA)
    for seats in SEATS
}


@lru_cache(REMEMBERED)
def gone(cards: tuple[int, ...]) -> int:
    """The mask of played cards."""
    return mask_of(cards)


def unseen(state: HeartsState, hand: int) -> int:
    """The mask of the cards that lie in others' hands."""
    out = DECKS[state.options.variant, state.seats] & ~hand & ~gone(state.trick)
    for cards in state.taken:
        out &= ~gone(cards)
    return out


def voids(state: HeartsState) -> tuple[int, ...]:
    """By seat, the mask of suits that it has shown not to have."""
    return tuple([one >> CARDS & 15 for one in shown(state)])


def shown(state: HeartsState) -> tuple[int, ...]:
    """By seat, a mask of the cards that it is unlikely to hold; from bit CARDS on, of the suits that it lacks."""
    seats = state.seats
    opening = state.facts.lowest_club if state.facts.standard else -1
    found = list(_shown_in_trick(state.trick, (state.turn - len(state.trick)) % seats, seats, opening))
    for seat, cards in enumerate(state.taken):
        if cards:
            for other, suits in enumerate(_shown_taken(cards, seat, seats, opening)):
                found[other] |= suits
    if unseen(state, 0) >> QUEEN & 1:
        found = [one | ABOVE_QUEEN if one >> NO_HIGH_SPADE & 1 else one for one in found]
    return tuple(found)


@lru_cache(REMEMBERED)
def _shown_taken(cards: tuple[int, ...], seat: int, seats: int, opening: int) -> tuple[int, ...]:
    """Of the tricks that a seat has taken, one after the other as `cards`."""
    trick, before = cards[-seats:], cards[:-seats]
    suit = SUIT_OF[trick[0]]
    highest = max(card for card in trick if SUIT_OF[card] == suit)
    found = _shown_in_trick(trick, (seat - trick.index(highest)) % seats, seats, opening)
    if before:
        earlier = _shown_taken(before, seat, seats, opening)
        return tuple(one | other for one, other in zip(found, earlier, strict=True))
    return found


def _shown_in_trick(trick: tuple[int, ...], leader: int, seats: int, opening: int) -> tuple[int, ...]:
    """Who doesn't follow lacks the suit. What else a player is unlikely to hold, by rules of thumb: the leader lower
    cards of the suit; who ducks, higher ones that duck too; who goes over others, any that duck, and lower ones that
    go over too where there are points; the last in a trick without points, any higher one; who throws a card away,
    a higher one of its suit, and the queen (the trick that begins with `opening` is kept free of her)."""
    found = [0] * seats
    if trick:
        suit, highest, costs = SUIT_OF[trick[0]], trick[0], SUIT_OF[trick[0]] == HEARTS
        for place, card in enumerate(trick):
            is_last, is_high = place == seats - 1, bool(HIGH_SPADES >> card & 1)
            if SUIT_OF[card] != suit:
                unlikely = 1 << CARDS + suit
                if not is_high:
                    unlikely |= ABOVE[card] | 1 << NO_HIGH_SPADE
                if card != QUEEN and trick[0] != opening:
                    unlikely |= 1 << QUEEN
            elif place == 0:
                unlikely = BELOW[card] if card != opening else 0
            elif is_last and not costs:
                unlikely = 0 if is_high else ABOVE[card] & ~HIGH_SPADES
            elif card < highest:
                unlikely = 0 if is_high else BELOW[highest] & ABOVE[card]
            elif is_last:
                unlikely = BELOW[highest] | ABOVE[card]
            else:
                unlikely = BELOW[card] if costs else BELOW[highest]
            if SUIT_OF[card] == suit:
                highest = max(highest, card)
            costs = costs or bool(MOON >> card & 1)
            found[(leader + place) % seats] = unlikely & NO_JACK
    return tuple(found)
