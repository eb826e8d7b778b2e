"""Rules of thumb for Poison: drink as little as possible, big cards early, poison late.

In every cauldron two cards of a colour are worth a look: the biggest that is safe, and the biggest that is not.
The weights were found by letting the policy play against itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.cards import mask_of
from lanparty.games.poison_state import FIRST_POISON, PER_COLOUR, POISON_POINTS, POISON_VALUE, SAFE, VALUES

DRINKING = 2.2  # a point drunk, against …
BIG = 0.17  # … a point of value that leaves the hand
FULL = 0.05  # a point of value that stands in the cauldron left to the next
# A poison: what it costs with a full hand, and a point of value that lies in the cauldron it goes to.
TO_OTHERS = (0.5, -0.05)  # the advice people give: late, and where others will have to drink
OUT_OF_REACH = (0.57, 0.09)  # better: late, and where it takes long until somebody drinks
CROWNED = 0.05  # a point of value that starts the cauldron anew after drinking

COLOUR = (1 << PER_COLOUR) - 1
COLOURS = range(3)
# For each room left in a cauldron: the cards of a colour that are safe.
FITS = tuple(
    mask_of(place for place, value in enumerate(VALUES) if value <= room) for room in range(SAFE + 1)
)

Choice = tuple[int, int]  # card, cauldron


class Pots:
    """What lies in the cauldrons and was drunk, counted: coloured cards and poisons in each cauldron, and each
    seat's drunk cards by colour."""

    __slots__ = ("coloured", "drunk", "poisons")

    def __init__(self, cauldrons: Sequence[Sequence[int]], drunk: Sequence[Sequence[int]]) -> None:
        self.poisons = [sum([card >= FIRST_POISON for card in pot]) for pot in cauldrons]
        self.coloured = [len(pot) - self.poisons[place] for place, pot in enumerate(cauldrons)]
        self.drunk = [
            [sum([card // PER_COLOUR == colour for card in cards]) for colour in COLOURS] for cards in drunk
        ]

    def play(self, seat: int, card: int, pot: int, *, bursts: bool) -> None:
        """Follow a move."""
        if bursts:
            self.drunk[seat][pot] += self.coloured[pot]
            self.coloured[pot] = self.poisons[pot] = 0
        if card >= FIRST_POISON:
            self.poisons[pot] += 1
        else:
            self.coloured[pot] += 1

    def fear(self, seat: int, pot: int, full: float) -> float:
        """Of drinking: of poison always, of the rest the more the nearer the end is, for until then a colour may
        still be dropped."""
        poison = POISON_POINTS * self.poisons[pot]
        return DRINKING * (poison + (1 - full) * (self.cost(seat, pot) - poison))

    def hope(self, seat: int, pot: int, full: float) -> float:
        """Minus the least that `fear` may be, told quickly: this cauldron might free the seat of its colour."""
        return DRINKING * ((1 - full) * self.drunk[seat][pot] - POISON_POINTS * self.poisons[pot])

    def cost(self, seat: int, pot: int) -> int:
        """What drinking this cauldron costs, as things stand: who alone has most of a colour drops it."""
        own = self.drunk[seat][pot]
        most = max([counts[pot] for other, counts in enumerate(self.drunk) if other != seat])
        after = own + self.coloured[pot]
        before = 0 if own > most else own
        return POISON_POINTS * self.poisons[pot] + (0 if after > most else after) - before


def sensible(
    hand: int,
    values_in: Sequence[int],
    pots: Pots,
    seat: int,
    full: float,
    poisoning: tuple[float, float] = OUT_OF_REACH,
) -> Choice:
    """A card of the hand (a mask, not empty) and its cauldron. `full`: how much of the hand is left, 0 … 1."""
    early, hidden = poisoning
    best, highest = (0, 0), -1e9
    poisons = hand >> FIRST_POISON
    poison = FIRST_POISON + (poisons & -poisons).bit_length() - 1
    bursting = []
    for pot in COLOURS:
        filled = values_in[pot]
        cards = hand >> PER_COLOUR * pot & COLOUR
        safe = cards & FITS[SAFE - filled]
        if safe:
            place = safe.bit_length() - 1
            worth = (BIG + FULL) * VALUES[place] + FULL * filled
            if worth > highest:
                best, highest = (PER_COLOUR * pot + place, pot), worth
        if cards != safe:
            place = cards.bit_length() - 1
            bursting.append((CROWNED * VALUES[place], PER_COLOUR * pot + place, pot))
        if poisons:
            if filled + POISON_VALUE > SAFE:
                bursting.append((CROWNED * POISON_VALUE, poison, pot))
            else:
                worth = (BIG + FULL) * POISON_VALUE + (FULL - hidden) * filled - early * full
                if worth > highest:
                    best, highest = (poison, pot), worth
    for worth, card, pot in bursting:
        if worth + pots.hope(seat, pot, full) > highest:
            worth -= pots.fear(seat, pot, full)
            if worth > highest:
                best, highest = (card, pot), worth
    return best
