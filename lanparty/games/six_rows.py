"""The four rows of Take Six: what cards cost, where a card belongs, and what its player takes.

Cards are numbered from 0: card 54 is "55". A row is a tuple of one to five rising cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lanparty.cards import Deck

CARDS = 104
ROWS = 4
ROW_SIZE = 5  # the next card takes the row

Row = tuple[int, ...]

ANY_ROW = tuple(range(ROWS))
ONE_ROW = tuple((row,) for row in range(ROWS))
FITS_NOWHERE: tuple[int, ...] = ()


def heads_of(number: int) -> int:
    """The penalty of the card with this number (1-104)."""
    if number == 55:
        return 7
    if number % 11 == 0:
        return 5
    if number % 10 == 0:
        return 3
    return 2 if number % 5 == 0 else 1


HEADS = tuple(heads_of(number) for number in range(1, CARDS + 1))  # by card
NAMES = tuple(str(card + 1) for card in range(CARDS))
DECKS = {size: Deck(NAMES[:size]) for size in range(24, CARDS + 1, 10)}  # by number of cards


def heads_in(cards: Iterable[int]) -> int:
    """What these cards cost together."""
    return sum(map(HEADS.__getitem__, cards))


def fitting(rows: Sequence[Row], card: int) -> tuple[int, ...]:
    """The row whose last card is the nearest below; none for a card below all of them."""
    nearest, found = -1, FITS_NOWHERE
    for row, cards in enumerate(rows):
        if nearest < cards[-1] < card:
            nearest, found = cards[-1], ONE_ROW[row]
    return found


def fitting_on_both_sides(rows: Sequence[Row], card: int) -> tuple[int, ...]:
    """`pro`: the rows that have the end nearest to the card, two if equally near; none for a card inside all.

    It belongs right of a smaller last card or left of a larger first one.
    """
    nearest, found = CARDS, FITS_NOWHERE
    for row, cards in enumerate(rows):
        if card > cards[-1]:
            gap = card - cards[-1]
        elif card < cards[0]:
            gap = cards[0] - card
        else:
            continue
        if gap < nearest:
            nearest, found = gap, ONE_ROW[row]
        elif gap == nearest:
            found = (*found, row)
    return found


def joined(row: Row, card: int, *, pro: bool) -> Row:
    """The row after this card: either grown by it at one side, or taken, and the card stands alone."""
    if len(row) < ROW_SIZE:
        if card > row[-1]:
            return (*row, card)
        if pro and card < row[0]:
            return (card, *row)
    return (card,)
