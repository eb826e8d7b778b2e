"""Whether a match of Take Six goes on after the deal that is being played.

The next deal's deck may be shuffled while people still play, but only if there is certainly a next deal.
"""

from __future__ import annotations

from lanparty.cards import mask_of
from lanparty.games.six_rows import ROW_SIZE, ROWS, most_heads
from lanparty.games.six_state import BOUNDARY, DEALING, HAND_SIZE, OPENING, OVER, SixState, is_decided


def another_deal_is_certain(state: SixState) -> bool:
    """Whether nobody can lose the last point in this deal, whatever lies in the hands."""
    if state.phase in (BOUNDARY, OVER):
        return state.phase == BOUNDARY and not is_decided(state)
    if state.phase in (DEALING, OPENING):
        return min(state.totals) > most_heads(0, len(state.deck), HAND_SIZE * min(state.seats, ROW_SIZE))
    left = min(total - heads for total, heads in zip(state.totals, state.heads, strict=True))
    return left > _worst_loss(state)


def _worst_loss(state: SixState) -> int:
    """The heads that one seat may still take in this deal, at the very most.

    With each of its cards it takes a row of at most five; a card remains in each row at last; and what
    lies in the rows, waits or was never shown are the dearest cards there are.
    """
    to_come = [hand.bit_count() for hand in state.hands]
    moving = state.chosen or state.waiting
    turns = max(to_come) + (1 if moving else 0)
    in_rows = sum(map(len, state.rows))
    taken = in_rows + sum(to_come) + len(moving) - ROWS
    in_play = mask_of(card for row in state.rows for card in row) | mask_of(card for card, _ in state.waiting)
    return most_heads(state.seen & ~in_play, len(state.deck), min(taken, ROW_SIZE * turns))
