"""Take Six: the game of four rows by Wolfgang Kramer (6 nimmt!). What is legal, how it is written and shown.

2-10 players. All choose a card, sealed; all are shown and placed, lowest first, each in the row whose last
card is the nearest below. Who adds a row's sixth card takes the five; heads on taken cards cost points. Most
points left win. The rows are in `six_rows`, the state machine in `six_state`.

◆ `pro`: of two equally near ends the card's player chooses one; a card that fits no end makes its player
choose a row to take.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.claims import Claim
from lanparty.engine.layouts import LayoutReader, StateReader
from lanparty.engine.moves import BadNotation, IllegalMove, Move
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Result
from lanparty.engine.views import View
from lanparty.games import six_state as play
from lanparty.games.scores import most
from lanparty.games.six_rows import CARDS, NAMES, ROW_SIZE, ROWS, Row
from lanparty.games.six_state import (
    BOUNDARY,
    CHOOSE,
    HAND_SIZE,
    OVER,
    ROW,
    SEAT_NUMBERS,
    SixOptions,
    SixState,
    deck_for,
    is_decided,
)

CHOICES = tuple(Move("choose", (card,)) for card in range(CARDS))
ROW_CHOICES = tuple(Move("row", (), row) for row in range(ROWS))
ROW_NAMES = tuple(str(row + 1) for row in range(ROWS))
FACE_DOWN = "?"  # how a choice is written whose card is not known
MAX_DEALS = 1_000_000  # that a scenario may say were played


class Six:
    """The rules (see lanparty.engine.rules.Family)."""

    name = "six"
    codes: tuple[str, ...] = (
        "bad_notation",
        "not_your_turn",
        "wrong_phase",
        "not_in_hand",
        "must_choose_row",
    )
    seat_numbers: tuple[int, ...] = SEAT_NUMBERS
    Options: type[Any] = SixOptions
    move_help: tuple[tuple[str, str], ...] = (
        ("55", "choose the card 55, face down; all are shown when everyone has chosen"),
        ("row 2", "choose the second row: to take it, or (professional variant) to join it"),
    )

    def refuse(self, seats: int, options: SixOptions) -> str | None:
        return None

    def deck(self, seats: int, options: SixOptions) -> Deck:
        return deck_for(seats, options)

    def start(self, seats: int, options: SixOptions) -> SixState:
        return SixState(seats, options)

    # --- the step machine ---------------------------------------------------------------------------

    awaiting = staticmethod(play.awaiting)
    step = staticmethod(play.fold)

    def check(self, state: SixState, seat: int, move: Move, slots: tuple[int, ...] = ()) -> Sequence[Claim]:
        if move.kind == "row":
            self._check_row(state, move)
            return ()
        # On a hidden table the choice is a slot without a face.
        cards, size = move.cards, len(state.deck)
        named = len(cards or slots) == 1 and all(0 <= card < size for card in cards)
        if move.kind != "choose" or move.where != 0 or not named:
            raise BadNotation("a move is one card or one row")
        if state.phase == ROW:
            raise IllegalMove("must_choose_row", "choose a row first")
        return ()

    def _check_row(self, state: SixState, move: Move) -> None:
        if move.cards or not 0 <= move.where < ROWS:
            raise BadNotation(f"a row is one of 1 to {ROWS}, without a card")
        if state.phase != ROW:
            raise IllegalMove("wrong_phase", "no row is to be chosen now")
        if move.where not in state.offered:
            offered = " or ".join(ROW_NAMES[row] for row in state.offered)
            raise IllegalMove("must_choose_row", f"the card fits row {offered}")

    def legal_moves(self, view: View) -> Sequence[Move]:
        state = view.replica
        if state.phase == CHOOSE:
            return tuple([CHOICES[card] for card in bits_of(view.hand)])
        if state.phase == ROW and state.turn == view.seat:
            return tuple([ROW_CHOICES[row] for row in state.offered])
        return ()

    def next_decks(self, state: SixState) -> tuple[tuple[int, ...], ...]:
        if state.phase == OVER or (state.phase == BOUNDARY and is_decided(state)):
            return ()
        return (state.deck.cards,)

    # --- notation -----------------------------------------------------------------------------------

    def parse(self, text: str, view: View) -> Move:
        word, _, row = text.strip().partition(" ")
        if word == "row" and row.strip() in ROW_NAMES:
            return ROW_CHOICES[ROW_NAMES.index(row.strip())]
        cards = view.deck.find(text.strip())
        if not cards:
            raise BadNotation(f"{text.strip()[:20]!r} is no card (1 to {len(view.deck)}) and no row (row 1)")
        return CHOICES[cards[0]]

    def format(self, move: Move) -> str:
        if move.kind == "row":
            return f"row {ROW_NAMES[move.where]}"
        return NAMES[move.cards[0]] if move.cards else FACE_DOWN

    # --- what people see ----------------------------------------------------------------------------

    def table(self, state: SixState) -> dict[str, Any]:
        """Rows from left to right; heads taken in this deal by seat; the seats whose chosen card lies face
        down; [seat, card] of the shown cards that wait to be placed, lowest first; what the last event placed,
        in order, with the row afterwards and the heads that it cost; [row, heads] of the rows on offer."""
        names = state.deck.names
        return {
            "rows": [[names[card] for card in row] for row in state.rows],
            "heads": list(state.heads),
            "chosen": [seat for _, seat in state.chosen],
            "waiting": [[seat, names[card]] for card, seat in state.waiting],
            "placed": [
                {
                    "seat": seat,
                    "card": names[card],
                    "row": row,
                    "cards": state.deck.named(cards),
                    "heads": heads,
                }
                for seat, card, row, cards, heads in state.placed
            ],
            "offers": [list(offer) for offer in play.offers(state)],
        }

    def deal_scores(self, state: SixState) -> list[tuple[int, ...]]:
        return list(state.scored)

    def scores(self, state: SixState) -> tuple[int, ...]:
        return state.totals

    def winners(self, state: SixState, scores: Sequence[int]) -> tuple[int, ...]:
        return most(scores)

    def result(self, state: SixState) -> Result | None:
        if state.phase != OVER and not (state.phase == BOUNDARY and is_decided(state)):
            return None
        return Result(most(state.totals), state.totals)

    def deal_number(self, state: SixState) -> int:
        return state.number

    # --- scenarios ----------------------------------------------------------------------------------

    def initial(self, seats: int, options: SixOptions, state_json: dict[str, Any]) -> SixState:
        state = SixState(seats, options)
        begin = StateReader(state_json, seats)
        state.totals = begin.scores(state.totals)
        state.number = begin.deal_number(MAX_DEALS)
        return state

    def layout(self, entry: dict[str, Any], state: SixState) -> SixState:
        laid = LayoutReader(entry, state.deck, state.seats, ("hands", "rows", "kitty"))
        hands = laid.hands(HAND_SIZE)
        rows = _rows(laid)
        rest = laid.cards("kitty")
        laid.finish()
        if not any(hands):
            laid.fail("no hand has a card")
        after = state.copy()
        after.hands = [mask_of(hand) for hand in hands]
        after.rest = rest
        play.begin(after, rows)
        return after


def _rows(laid: LayoutReader) -> list[Row]:
    """Four rows: of a card each, in a partial deal also lists of one to five rising cards."""
    given = laid.entry.get("rows")
    if not isinstance(given, list) or len(given) != ROWS:
        laid.fail(f"rows is a list of {ROWS}")
    rows = []
    for place, names in enumerate(given):
        if isinstance(names, list) and not laid.partial:
            laid.fail(f"rows[{place}] is one card")
        row = laid.take(names if isinstance(names, list) else [names], f"rows[{place}]")
        if not 1 <= len(row) <= ROW_SIZE or list(row) != sorted(row):
            laid.fail(f"rows[{place}] has one to {ROW_SIZE} rising cards")
        rows.append(row)
    return rows


SIX: Rules = Six()
