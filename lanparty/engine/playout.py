"""Open play: every Await but Act is met on the spot, and computer players may play a deal out.

A slot's number is its card's here, so the rules' own functions serve without any translation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from lanparty.engine.chance import Chance, below, shuffled
from lanparty.engine.moves import Move
from lanparty.engine.rules import Rules, State
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Event,
    Finished,
    Flipped,
    Held,
    Holder,
    NotHeld,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    Tracks,
    Transfer,
    Transferred,
    on_track,
    parts,
)
from lanparty.engine.views import View


class Player(Protocol):
    """Whoever chooses moves: see lanparty.bots.Bot."""

    def choose(self, view: View, moves: Sequence[Move], rng: Any) -> Move:
        """One of `moves`, which is not empty."""


def open_event(due: Await, state: State, rng: Chance) -> Event:
    """What meets `due` (anything but Act and Finished) when all cards are open and chance is `rng`."""
    match due:
        case Shuffle(cards):
            return Shuffled(shuffled(cards, rng))
        case Deal():
            return Dealt()
        case Reveal(slots):
            return Revealed(tuple((slot, slot) for slot in slots))
        case Transfer(items):
            return Transferred(tuple(slot for slot, _, _ in items))
        case Holder(card):
            return held(state, card)
        case Coin(sides):
            return Flipped(below(rng, sides))
        case Boundary():
            return Sealed()
    raise ValueError(f"{due} is not met by chance")


def held(state: State, card: int) -> Held | NotHeld:
    """Who holds the card, in open play."""
    for seat, hand in enumerate(state.hands):
        if hand >> card & 1:
            return Held(seat)
    return NotHeld()


def play_deal(rules: Rules, state: State, players: Sequence[Player], cards: Chance, minds: Chance) -> int:
    """Play `state` on, in place, to the next Boundary or the match's end; the number of moves made.

    `cards` is the chance of the deal, `minds` that of the players: so two matches may have equal cards.
    """
    awaiting, legal_moves, step = rules.awaiting, rules.legal_moves, rules.step
    moves = 0
    while True:
        due, track = awaiting(state), None
        if type(due) is Tracks:
            track, due = parts(due)[0]  # they don't touch one another: any order will do
        if type(due) is Act:
            acted = []
            for seat in due.seats:
                view = View(rules, state, seat)
                move = players[seat].choose(view, legal_moves(view), minds)
                acted.append((seat, move, move.cards))
            moves += len(acted)
            step(state, on_track(track, Acted(tuple(acted))))
        elif isinstance(due, Boundary | Finished):
            return moves
        else:
            step(state, on_track(track, open_event(due, state, cards)))
