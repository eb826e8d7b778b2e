"""Nusicle: a Serbian relative of Crazy Eights. What is legal, and how it is written and shown.

2 players, or Solo Nus for one or for two side by side. Three piles, each with the law of its last face: a
card goes where the law lets it; who empties the hand wins the deal. Lowest score wins, in Solo the highest.
The laws are in `nusicle_laws`, the state machine in `nusicle_play`.

Decisions (◆ in the rules): an ace that turns up while a pile forms drives out the cards before it; a deal
without three faces is void; the Queen's law doesn't go round the ace; the non-dealer begins and the deal
alternates; two passes in a row with an empty stock void the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lanparty.cards import Deck, bits_of
from lanparty.engine.claims import Claim, Lacks
from lanparty.engine.layouts import StateReader
from lanparty.engine.moves import BadNotation, IllegalMove, Move
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Result
from lanparty.engine.views import View
from lanparty.games import nusicle_play as play
from lanparty.games.nusicle_board import PLAY, Board, new_boards
from lanparty.games.nusicle_laws import (
    ACE_MOVES,
    ACE_PAIRS,
    ACES,
    CARDS,
    DECK_OF,
    DRAW,
    FACES,
    LAWS,
    MOVES,
    ONE_DECK,
    PASS,
    PILES,
    TWO_DECKS,
    followers,
    is_ace,
    is_face,
)
from lanparty.games.nusicle_layout import lay_out
from lanparty.games.nusicle_play import HAND_SIZE
from lanparty.games.nusicle_state import (
    BOUNDARY,
    COIN,
    OVER,
    PLAYING,
    SHUFFLE,
    NusicleOptions,
    NusicleState,
    best,
)


class Nusicle:
    """The rules (see lanparty.engine.rules.Family)."""

    name = "nusicle"
    codes: tuple[str, ...] = (
        "bad_notation",
        "not_your_turn",
        "wrong_phase",
        "not_in_hand",
        "ace_needs_face",
        "does_not_fit",
        "must_play",
        "hand_full",
        "must_draw",
        "already_drew",
        "stock_empty",
    )
    seat_numbers: tuple[int, ...] = (1, 2)
    Options: type[Any] = NusicleOptions
    move_help: tuple[tuple[str, str], ...] = (
        ("9H>2", "lay the nine of hearts on pile 2 (piles 1 to 3)"),
        ("AH KD>1", "lay an ace with a face: pile 1 goes under the stock and begins anew with these two"),
        ("draw", "take a card from the stock; in Solo fill the hand up to nine"),
        ("pass", "end the turn; in Solo give the deal up as unsolved"),
    )

    def refuse(self, seats: int, options: NusicleOptions) -> str | None:
        if seats == 1 and options.mode != "solo":
            return f"nusicle: mode={options.mode} is for 2 players; for one there is mode=solo"
        return None

    def deck(self, seats: int, options: NusicleOptions) -> Deck:
        return TWO_DECKS if options.mode == "solo" and seats == 2 else ONE_DECK

    def start(self, seats: int, options: NusicleOptions) -> NusicleState:
        return NusicleState(seats, options)

    # --- the step machine ---------------------------------------------------------------------------

    awaiting = staticmethod(play.awaiting)
    step = staticmethod(play.fold)

    def check(
        self, state: NusicleState, seat: int, move: Move, slots: tuple[int, ...] = ()
    ) -> Sequence[Claim | Lacks]:
        board = state.board_of(seat)
        _check_form(board, move)
        if move.kind == "stop":
            raise IllegalMove("wrong_phase", "there is no stop in this mode")
        if move.kind == "play":
            _check_play(board, move)
            return ()
        if state.solo:
            return _check_solo(board, move, state.hands[seat].bit_count())
        _check_turn(board, move)
        return ()

    def legal_moves(self, view: View) -> Sequence[Move]:
        state, seat = view.replica, view.seat
        if state.phase != PLAYING or seat is None:
            return ()
        board = state.board_of(seat)
        if board.phase != PLAY or board.turn != seat:
            return ()
        moves = _plays(board, view.hand)
        if not state.solo:
            if board.stock and not board.drew:
                moves.append(DRAW)
            else:
                moves.append(PASS)
        elif not moves:
            moves.append(DRAW if board.stock and view.hand.bit_count() < HAND_SIZE else PASS)
        return moves

    def next_decks(self, state: NusicleState) -> tuple[tuple[int, ...], ...]:
        another = state.void or state.number < state.options.deals
        unshuffled = state.phase in (COIN, SHUFFLE) and state.preparing == 0
        if not another and not unshuffled:
            return ()
        return tuple(board.deck for board in new_boards(state.seats, state.solo))

    # --- notation -----------------------------------------------------------------------------------

    def parse(self, text: str, view: View) -> Move:
        text = text.strip()
        if text in ("draw", "pass"):
            return Move(text)
        word, space, place = text.partition(" ")
        if word == "stop" and space:
            return Move("stop", (), _pile(place))
        names, _, place = text.partition(">")
        cards = tuple(_card(name, view) for name in names.split())
        if len(cards) not in (1, 2) or (len(cards) == 2 and not is_ace(cards[0])):
            raise BadNotation("lay one card, or an ace and then a face: 9H>2, AH KD>1")
        return Move("play", cards, _pile(place))

    def format(self, move: Move) -> str:
        if move.kind == "play":
            return f"{' '.join(TWO_DECKS.named(move.cards))}>{move.where + 1}"
        return f"stop {move.where + 1}" if move.kind == "stop" else move.kind

    # --- what people see ----------------------------------------------------------------------------

    def table(self, state: NusicleState) -> dict[str, Any]:
        """Per board: piles (undermost first), the face whose law each keeps, what may be laid on it (of these
        ranks, or of these suits), cards in the stock; whether the deal is void."""
        boards = [_board_table(board) | {"void": state.void} for board in state.boards]
        return boards[0] if len(boards) == 1 else {"boards": boards}

    def deal_scores(self, state: NusicleState) -> list[tuple[int, ...]]:
        return list(state.scored)

    def scores(self, state: NusicleState) -> tuple[int, ...]:
        return state.totals

    def winners(self, state: NusicleState, scores: Sequence[int]) -> tuple[int, ...]:
        return best(state, scores)

    def result(self, state: NusicleState) -> Result | None:
        scored_last = state.phase == BOUNDARY and not state.void and state.number >= state.options.deals
        if state.phase != OVER and not scored_last:
            return None
        return Result(best(state, state.totals), state.totals)

    def deal_number(self, state: NusicleState) -> int:
        return state.number

    # --- scenarios ----------------------------------------------------------------------------------

    def initial(self, seats: int, options: NusicleOptions, state_json: dict[str, Any]) -> NusicleState:
        state = NusicleState(seats, options)
        begin = StateReader(state_json, seats)
        state.totals = begin.scores((0,) * seats)
        state.number = begin.deal_number(options.deals)
        state.dealer = begin.seat("dealer")
        state.phase = SHUFFLE
        return state

    def layout(self, entry: dict[str, Any], state: NusicleState) -> NusicleState:
        after = state.copy()
        lay_out(entry, after)
        return after


# --- legality -----------------------------------------------------------------------------------------


def _check_form(board: Board, move: Move) -> None:
    """What a text can say: also of moves that came by wire."""
    kind, cards, where = move
    if kind == "play":
        own = all(0 <= card < len(TWO_DECKS) and DECK_OF[card] == board.deck_number for card in cards)
        good = own and (len(cards) == 1 or (len(cards) == 2 and is_ace(cards[0]))) and 0 <= where < PILES
    elif kind == "stop":
        good = not cards and 0 <= where < PILES
    else:
        good = kind in ("draw", "pass") and not cards and where == 0
    if not good:
        raise BadNotation("a move is a card or an ace with a face and a pile, draw, or pass")


def _check_play(board: Board, move: Move) -> None:
    card, *face = move.cards
    if is_ace(card):
        if not face or not is_face(face[0]):
            raise IllegalMove("ace_needs_face", "an ace is laid together with a king, queen or jack")
    elif not board.fits[move.where] >> card & 1:
        name, pile = TWO_DECKS.names[card], move.where + 1
        raise IllegalMove("does_not_fit", f"{name} breaks the law of pile {pile}")


def _check_turn(board: Board, move: Move) -> None:
    """Drawing and passing in Nusicle."""
    if move.kind == "pass":
        if board.stock and not board.drew:
            raise IllegalMove("must_draw", "draw before you pass")
    elif board.drew:
        raise IllegalMove("already_drew", "one card is drawn in a turn")
    elif not board.stock:
        raise IllegalMove("stock_empty", "the stock is empty")


def _check_solo(board: Board, move: Move, held: int) -> Sequence[Lacks]:
    """Drawing and giving up in Solo. That nothing fits only the hand itself can tell."""
    fits = board.fits[0] | board.fits[1] | board.fits[2]
    pairs = ACE_PAIRS[board.deck_number]
    stuck = (Lacks((*(1 << card for card in bits_of(fits)), *pairs), "must_play"),)
    if move.kind == "pass":
        if held < HAND_SIZE and board.stock:
            raise IllegalMove("must_draw", "draw before you give up", stuck)
    elif held >= HAND_SIZE:
        raise IllegalMove("hand_full", "there are nine cards in the hand", stuck)
    elif not board.stock:
        raise IllegalMove("stock_empty", "the stock is empty", stuck)
    return stuck


def _plays(board: Board, hand: int) -> list[Move]:
    """Every way to lay a card of this hand, or an ace with a face."""
    moves = []
    for laid, fits in zip(MOVES, board.fits, strict=True):
        cards = hand & fits
        while cards:
            low = cards & -cards
            moves.append(laid[low.bit_length() - 1])
            cards ^= low
    if hand & ACES and hand & FACES:
        for ace in bits_of(hand & ACES):
            for face in bits_of(hand & FACES):
                moves += ACE_MOVES[ace, face]
    return moves


# --- notation -----------------------------------------------------------------------------------------


def _card(name: str, view: View) -> int:
    """The card of that name in the deck that this seat plays with."""
    found = ONE_DECK.find(name)
    if not found:
        raise BadNotation(f"{name[:20]!r} is no card of Nusicle")
    board = view.replica.board_of(view.seat or 0)
    return found[0] + CARDS * int(board.deck_number)


def _pile(text: str) -> int:
    if text not in ("1", "2", "3"):
        raise BadNotation(f"{text[:20]!r} is no pile: 1, 2 or 3")
    return int(text) - 1


def _board_table(board: Board) -> dict[str, Any]:
    return {
        "piles": [TWO_DECKS.named(pile) for pile in board.piles],
        "laws": [None if law is None else LAWS[law] for law in board.laws],
        "next": [
            None if law is None or not pile else _next(law, pile[-1])
            for law, pile in zip(board.laws, board.piles, strict=True)
        ],
        "stock": board.stock_size,
    }


def _next(law: int, top: int) -> dict[str, Any]:
    ranks, suits = followers(law, top)
    return {"ranks": list(ranks), "suits": list(suits)}


NUSICLE: Rules = Nusicle()
