"""Which card to lay at Nusicle, and whether to draw."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.cards import mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.games.nusicle_board import Board
from lanparty.games.nusicle_laws import ACES, FACES, FITS, LAWS, RANK

LAID = 3.0  # worth of a card that is laid
FITTING = 1.0  # of an own card that fits afterwards
OTHERS = 4.0  # of the part of the unseen cards that fit nowhere afterwards
HELPLESS = 1.0  # of an ace with no face beside it
FACE = 0.4  # of a face kept for later


def weigh(board: Board, hand: int, move: Move, hidden: int, foe: int) -> float:
    """Higher is better. `hidden`: cards in the other hand or the stock; `foe`: how many the other holds, 0 in Solo."""
    cards = move.cards
    if not cards:
        return 0.0
    pile, last = move.where, cards[-1]
    left = hand & ~mask_of(cards)
    taken = len(board.piles[pile]) + 1 if len(cards) == 1 else 2
    if not left:
        return 1000.0 - taken
    law = RANK[last] if RANK[last] in LAWS else board.laws[pile]
    assert law is not None, "piles have laws when cards are laid"
    fits = FITS[law][last]
    for other in range(3):
        if other != pile:
            fits |= board.fits[other]
    aces, faces = (left & ACES).bit_count(), (left & FACES).bit_count()
    pairs = min(aces, faces)
    fitting = min(left.bit_count(), (left & fits & ~ACES).bit_count() + pairs)
    worth = LAID * len(cards) + FITTING * fitting + FACE * min(faces, 3)
    worth -= HELPLESS * (aces - pairs)
    if hidden and foe:
        worth -= OTHERS * (hidden & fits).bit_count() / hidden.bit_count()
    return worth


def best_play(board: Board, hand: int, moves: Sequence[Move], hidden: int, foe: int, rng: Chance) -> Move:
    """The best of the moves that there are; of equals, any."""
    best: list[Move] = []
    highest = -1000.0
    for move in moves:
        worth = weigh(board, hand, move, hidden, foe)
        if worth > highest:
            best, highest = [move], worth
        elif worth == highest:
            best.append(move)
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]
