"""How computer players think about Poison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lanparty.bots.poison_sense import TO_OTHERS, Pots, sensible
from lanparty.bots.poison_world import world
from lanparty.bots.thinking import any_of, each_anew, lead, share
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.steps import Acted
from lanparty.engine.views import View
from lanparty.games.poison_state import (
    CARDS,
    FIRST_POISON,
    HAND_SIZE,
    PLAY,
    POISON_POINTS,
    POT,
    SAFE,
    VALUE,
    PoisonState,
    fold,
)
from lanparty.games.scores import fewest

CARELESS = 0.1  # of the moves in playouts are any move
TRUST = 0.0
CARDS_A_THOUGHT = 5600  # played in all playouts of one move
MOST_PLAYOUTS = 350
TIE = 0.001  # where nothing else tells two moves apart: a point, against a victory
PLAYS = tuple(tuple(Move("play", (card,), pot) for pot in range(3)) for card in range(CARDS))


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Drink as little as possible; of what is harmless, leave the next player the fullest cauldron."""
    state = view.state
    best: list[Move] = []
    best_worth: tuple[int, int] | None = None
    for move in moves:
        worth = _worth(state.cauldrons[move.where], state.values_in[move.where], VALUE[move.cards[0]])
        if best_worth is None or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best[int(rng.random() * len(best))]


def _worth(pot: Sequence[int], filled: int, value: int) -> tuple[int, int]:
    """Higher is better: first the points not drunk, then how full the cauldron is left."""
    total = filled + value
    if total <= SAFE:
        return (0, total)
    points = sum(POISON_POINTS if card >= FIRST_POISON else 1 for card in pot)
    return (-points, value)


# ---- medium --------------------------------------------------------------------------------------------------


def medium(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Drink little, big cards early, poison late."""
    state, seat = view.replica, view.seat
    assert seat is not None
    full = view.hand.bit_count() / HAND_SIZE[state.seats]
    card, pot = sensible(
        view.hand, state.values_in, Pots(state.cauldrons, state.drunk), seat, full, TO_OTHERS
    )
    return _play_of(VALUE[card], card, pot, moves)


def _play_of(value: int, card: int, pot: int, moves: Sequence[Move]) -> Move:
    """The legal move with a card like this one: of equal cards only one is offered."""
    poison = card >= FIRST_POISON
    for move in moves:
        (other,) = move.cards
        if move.where == pot and VALUE[other] == value and (other >= FIRST_POISON) == poison:
            return move
    raise AssertionError("a card of the hand can be played")


# ---- hard ----------------------------------------------------------------------------------------------------


def candidates(view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
    """For every cauldron a poison, the biggest and the smallest card that are safe, the biggest that is not."""
    first = medium(view, moves, rng)
    values_in = view.replica.values_in
    chosen = {first: None}  # the keys, in order
    for pot in range(3):
        here = [move for move in moves if move.where == pot]
        poisons = [move for move in here if move.cards[0] >= FIRST_POISON]
        coloured = sorted([move for move in here if move.cards[0] < FIRST_POISON], key=_value)
        safe = [move for move in coloured if values_in[pot] + _value(move) <= SAFE]
        bursting = coloured[len(safe) :]
        chosen |= dict.fromkeys([*poisons, *safe[-1:], *safe[:1], *bursting[-1:]])
    return tuple(chosen)


def _value(move: Move) -> int:
    return VALUE[move.cards[0]]


def playouts(view: View) -> int:
    state: PoisonState = view.replica
    return min(MOST_PLAYOUTS, CARDS_A_THOUGHT // sum([hand.bit_count() for hand in state.hands]))


def worlds(view: View, rng: Chance) -> Iterator[PoisonState]:
    return each_anew(world, view, rng)


def play_out(state: PoisonState, rng: Chance) -> None:
    """To the end of the deal, everyone as medium (but wiser about poison), sometimes any move."""
    pots = Pots(state.cauldrons, state.drunk)
    size, hands, values_in, random = HAND_SIZE[state.seats], state.hands, state.values_in, rng.random
    while state.phase == PLAY:
        seat = state.turn
        hand = hands[seat]
        if random() < CARELESS:
            card, pot = _any_move(hand, rng)
        else:
            card, pot = sensible(hand, values_in, pots, seat, hand.bit_count() / size)
        pots.play(seat, card, pot, bursts=values_in[pot] + VALUE[card] > SAFE)
        fold(state, Acted(((seat, PLAYS[card][pot], (card,)),)))


def _any_move(hand: int, rng: Chance) -> tuple[int, int]:
    card = any_of(hand, rng)
    own = POT[card]
    return card, int(rng.random() * 3) if own is None else own


def worth(state: PoisonState, seat: int) -> float:
    """Few points are good; a single round is won or not."""
    points = state.scored[-1]
    if state.rounds == 1:
        return share(fewest(points), seat) - lead(points, seat) * TIE
    return -lead(points, seat)
