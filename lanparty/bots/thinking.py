"""What hard thinking needs to know of a game, and what the games share of it.

A game's module (`lanparty.bots.hearts` …) is a `Mind`. `search` knows none of the games: it lays out worlds that
agree with what a seat sees, tries every candidate in the same worlds, and plays them out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from lanparty.engine.chance import Chance, shuffled
from lanparty.engine.moves import Move
from lanparty.engine.playout import open_event
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Act, Acted, Boundary, Finished, Tracks, on_track, parts
from lanparty.engine.views import View

Policy = Callable[[View, Sequence[Move], Chance], Move]
Reply = Callable[[Any, int, Chance], Move]
"""A move for a seat of an open world, made of what that seat would know of it."""


class Mind(Protocol):
    """How to think about one game. All functions are deterministic in their arguments and the random numbers."""

    def obvious(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """What a beginner sees; one of `moves`, which is not empty."""

    def medium(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """A good rule of thumb for every situation; quick, for playouts are made of it."""

    def candidates(self, view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
        """The moves worth trying: one of those that come to the same, and few where there are hundreds.
        Not empty; the first is the one that thinking begins from (medium's)."""

    def playouts(self, view: View) -> int:
        """How many of them hard thinking spends on this move: so many that it takes about 60 ms, 150 at most."""

    def world(self, view: View, rng: Chance) -> Any:
        """An open State (a slot's number is its card's) that agrees with all that the view's seat knows: its hand,
        what was shown, how many cards everybody has, voids, cards passed on, claims that were proven."""

    def play_out(self, state: Any, rng: Chance) -> None:
        """Play an open world to the end of its deal, in place, mostly as `medium` would."""

    def worth(self, state: Any, seat: int) -> float:
        """What a deal that was played to its end is worth for a seat: its points above the mean of the others
        (positive is good); where a match is a single deal, its share of the victory."""


# ---- worlds --------------------------------------------------------------------------------------------------


def anonymous(view: View) -> tuple[int, ...]:
    """The numbers in `view.state` of all hidden slots whose card this seat doesn't know, ascending."""
    size = len(view.deck)
    return tuple(sorted(slot for slot in view.state.slots() if slot >= size))


def placed(view: View, cards: dict[int, int]) -> Any:
    """The view's state as an open world, its anonymous slots (all of them are keys) holding these cards."""
    state = view.state.copy()
    own = {slot: slot for slot in state.slots() if slot < len(view.deck)}
    state.relabel({**own, **cards})
    return state


def dealt_at_random(view: View, unseen: Sequence[int], rng: Chance) -> Any:
    """A world in which the cards that were never shown lie in the anonymous slots, each order equally likely.

    `unseen`: as many cards as there are anonymous slots, or more (the rest lies nowhere).
    """
    order = shuffled(tuple(unseen), rng)
    return placed(view, dict(zip(anonymous(view), order, strict=False)))


def unseen_cards(view: View, shown: int) -> tuple[int, ...]:
    """The cards of the deck that are neither in the own hand nor in the mask `shown`, ascending."""
    gone = shown | view.hand
    return tuple(card for card in view.deck.cards if not gone >> card & 1)


# ---- playing out ---------------------------------------------------------------------------------------------


def finish(rules: Rules, state: Any, reply: Reply, rng: Chance) -> None:
    """Play an open world on, in place, to the next Boundary or the match's end; every seat replies alike."""
    awaiting, step = rules.awaiting, rules.step
    while True:
        due, track = awaiting(state), None
        if type(due) is Tracks:
            track, due = parts(due)[0]
        if type(due) is Act:
            acted = []
            for seat in due.seats:
                move = reply(state, seat, rng)
                acted.append((seat, move, move.cards))
            step(state, on_track(track, Acted(tuple(acted))))
        elif isinstance(due, Boundary | Finished):
            return
        else:
            step(state, on_track(track, open_event(due, state, rng)))


def mostly(rules: Rules, policy: Policy, epsilon: float) -> Reply:
    """The replies of a policy that plays at random with probability `epsilon`."""

    def reply(state: Any, seat: int, rng: Chance) -> Move:
        view = View(rules, state, seat)
        moves = rules.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        if rng.random() < epsilon:
            return moves[int(rng.random() * len(moves))]
        return policy(view, moves, rng)

    return reply


# ---- what it was worth ---------------------------------------------------------------------------------------


def lead(points: Sequence[float], seat: int) -> float:
    """A seat's points above the mean of the others'; alone: its points."""
    own = points[seat]
    others = len(points) - 1
    return own - (sum(points) - own) / others if others else float(own)


def share(winners: Sequence[int], seat: int) -> float:
    """A seat's part of a victory."""
    return 1 / len(winners) if seat in winners else 0.0


def one_of_the_best(moves: Sequence[Move], worths: Sequence[Any], rng: Chance) -> Move:
    """A move with the highest worth, each equally likely."""
    highest = max(worths)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == highest]
    return best[0] if len(best) == 1 else best[int(rng.random() * len(best))]
