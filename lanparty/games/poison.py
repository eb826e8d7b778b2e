"""Poison: Reiner Knizia's game of three cauldrons. What is legal, and how it is written and shown.

2-6 players. Everyone in turn adds a card to a cauldron; who makes one burst (over 13) drinks what was in
it. Fewest points win. The state machine is in `poison_state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from lanparty.cards import Deck, mask_of
from lanparty.engine.claims import Claim
from lanparty.engine.layouts import LayoutReader, StateReader
from lanparty.engine.moves import BadNotation, IllegalMove, Move
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Result
from lanparty.engine.views import View
from lanparty.games import poison_state as play
from lanparty.games.poison_state import (
    BOUNDARY,
    CARDS,
    COIN,
    COLOURS,
    DECK,
    FIRST_POISON,
    HAND_SIZE,
    OVER,
    PER_COLOUR,
    PLAY,
    POT,
    SHUFFLE,
    VALUES,
    PoisonOptions,
    PoisonState,
)
from lanparty.games.scores import fewest

# --- legal moves: tables over the 14 cards of a colour, filled as hands occur -------------------------

COLOUR_MASK = (1 << PER_COLOUR) - 1
# For each run of equal cards in a colour (three 1s, three 2s ...): the mask of the run.
RUNS = tuple(
    mask_of(place for place, value in enumerate(VALUES) if value == wanted) for wanted in sorted(set(VALUES))
)


@cache
def _colour_moves(pot: int, cards: int) -> tuple[Move, ...]:
    """One move for each distinct card of this colour (lowest number held); `cards` within the colour."""
    lowest = [cards & run & -(cards & run) for run in RUNS if cards & run]
    return tuple(Move("play", (pot * PER_COLOUR + bit.bit_length() - 1,), pot) for bit in lowest)


@cache
def _poison_moves(poisons: int) -> tuple[Move, ...]:
    """A poison into each cauldron, if there is one in the hand."""
    if not poisons:
        return ()
    card = FIRST_POISON + (poisons & -poisons).bit_length() - 1
    return tuple(Move("play", (card,), pot) for pot in range(3))


class Poison:
    """The rules (see lanparty.engine.rules.Family)."""

    name = "poison"
    codes: tuple[str, ...] = ("bad_notation", "not_your_turn", "wrong_phase", "not_in_hand", "wrong_cauldron")
    seat_numbers: tuple[int, ...] = tuple(HAND_SIZE)
    Options: type[Any] = PoisonOptions
    move_help: tuple[tuple[str, str], ...] = (
        ("R7>red", "play the red 7 into its cauldron (colours R, G, V: red, green, violet)"),
        ("R7", "the same: a coloured card has one cauldron only"),
        ("P>green", "play a poison into the cauldron named"),
    )

    def refuse(self, seats: int, options: PoisonOptions) -> str | None:
        return None

    def deck(self, seats: int, options: PoisonOptions) -> Deck:
        return DECK

    def start(self, seats: int, options: PoisonOptions) -> PoisonState:
        return PoisonState(seats, options)

    # --- the step machine ---------------------------------------------------------------------------

    awaiting = staticmethod(play.awaiting)
    step = staticmethod(play.fold)

    def check(
        self, state: PoisonState, seat: int, move: Move, slots: tuple[int, ...] = ()
    ) -> Sequence[Claim]:
        kind, cards, where = move
        if kind != "play" or len(cards) != 1 or not 0 <= cards[0] < CARDS or not 0 <= where < 3:
            raise BadNotation("a move is one card and a cauldron")
        if POT[cards[0]] not in (None, where):
            raise IllegalMove("wrong_cauldron", f"{DECK.names[cards[0]]} goes into its own colour's cauldron")
        return ()

    def legal_moves(self, view: View) -> Sequence[Move]:
        state = view.replica
        if state.phase != PLAY or state.turn != view.seat:
            return ()
        hand = view.hand
        return (
            _colour_moves(0, hand & COLOUR_MASK)
            + _colour_moves(1, hand >> PER_COLOUR & COLOUR_MASK)
            + _colour_moves(2, hand >> 2 * PER_COLOUR & COLOUR_MASK)
            + _poison_moves(hand >> FIRST_POISON)
        )

    def next_decks(self, state: PoisonState) -> tuple[tuple[int, ...], ...]:
        if state.phase in (COIN, SHUFFLE) or state.number < state.rounds:
            return (DECK.cards,)
        return ()

    # --- notation -----------------------------------------------------------------------------------

    def parse(self, text: str, view: View) -> Move:
        name, arrow, colour = text.strip().partition(">")
        alike = DECK.find(name)
        if not alike:
            raise BadNotation(f"{text.strip()[:20]!r} is no card of Poison")
        held = [card for card in alike if view.hand >> card & 1]
        card = (held or alike)[0]
        if not arrow and POT[card] is None:
            raise BadNotation("a poison needs a cauldron: P>red, P>green or P>violet")
        if arrow and colour not in COLOURS:
            raise BadNotation(f"{colour[:20]!r} is no cauldron: red, green or violet")
        return Move("play", (card,), COLOURS.index(colour) if arrow else POT[card] or 0)

    def format(self, move: Move) -> str:
        return f"{DECK.names[move.cards[0]]}>{COLOURS[move.where]}"

    # --- what people see ----------------------------------------------------------------------------

    def table(self, state: PoisonState) -> dict[str, Any]:
        pots = {colour: DECK.named(pot) for colour, pot in zip(COLOURS, state.cauldrons, strict=True)}
        return {"cauldrons": pots, "drunk": [DECK.named(cards) for cards in state.drunk]}

    def deal_scores(self, state: PoisonState) -> list[tuple[int, ...]]:
        return list(state.scored)

    def scores(self, state: PoisonState) -> tuple[int, ...]:
        return state.totals

    def winners(self, state: PoisonState, scores: Sequence[int]) -> tuple[int, ...]:
        return fewest(scores)

    def result(self, state: PoisonState) -> Result | None:
        if state.phase != OVER and not (state.phase == BOUNDARY and state.number >= state.rounds):
            return None
        return Result(fewest(state.totals), state.totals)

    def deal_number(self, state: PoisonState) -> int:
        return state.number

    # --- scenarios ----------------------------------------------------------------------------------

    def initial(self, seats: int, options: PoisonOptions, state_json: dict[str, Any]) -> PoisonState:
        state = PoisonState(seats, options)
        begin = StateReader(state_json, seats)
        state.totals = begin.scores((0,) * seats)
        state.number = begin.deal_number(state.rounds)
        state.starter = begin.seat("starter")
        state.phase = SHUFFLE
        return state

    def layout(self, entry: dict[str, Any], state: PoisonState) -> PoisonState:
        laid = LayoutReader(entry, DECK, state.seats, ("hands", "kitty"))
        hands = laid.hands(HAND_SIZE[state.seats])
        rest = laid.cards("kitty")
        laid.finish()
        if not any(hands):
            laid.fail("no hand has a card")
        after = state.copy()
        play.begin(after, [mask_of(hand) for hand in hands], rest)
        return after


POISON: Rules = Poison()
