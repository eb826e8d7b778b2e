"""Playing a world of Nusicle out fast: every seat by rules of thumb, on what it may know."""

from __future__ import annotations

from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.playout import open_event
from lanparty.engine.steps import Acted, on_track
from lanparty.engine.views import View
from lanparty.games.nusicle import NUSICLE
from lanparty.games.nusicle_board import PLAY, Board
from lanparty.games.nusicle_laws import ACE_MOVES, ACES, DRAW, FACES, FITS, LAWS, MOVES, PASS, PILES, RANK
from lanparty.games.nusicle_play import HAND_SIZE, awaited_on, fold
from lanparty.games.nusicle_state import PLAYING, NusicleState

EPSILON = 0.05  # of the cards are any that fit
PATIENCE = 200  # events of a board; then it goes round in circles, and any move may lead out of them
OUT = 100  # worth of the last card, less the pile's
LAID = 3  # worth of a card that is laid, against an own one that fits afterwards


def _played(move: Move) -> tuple[Acted, Acted]:
    return (Acted(((0, move, move.cards),)), Acted(((1, move, move.cards),)))


# By seat: laying a card (by pile and card), an ace with a face, drawing and passing.
LAYING = tuple(tuple(tuple(_played(move)[seat] for move in moves) for moves in MOVES) for seat in range(2))
PAIRS = tuple(
    {pair: tuple(_played(move)[seat] for move in moves) for pair, moves in ACE_MOVES.items()}
    for seat in range(2)
)
DRAWING, PASSING = _played(DRAW), _played(PASS)


def play_out(state: NusicleState, rng: Chance) -> None:
    """Play an open world to the end of its deal, in place; boards side by side one after the other."""
    boards, alone = state.boards, len(state.boards) == 1
    for track, board in enumerate(boards):
        events = 0
        while state.phase == PLAYING:
            events += 1
            if board.phase == PLAY:
                event = _reply(state, board, rng) if events < PATIENCE else _any_move(state, board, rng)
            else:
                due = awaited_on(state, board)
                if due is None:
                    break
                event = open_event(due, state, rng)  # type: ignore[assignment]
            fold(state, event if alone else on_track(track, event))


def _reply(state: NusicleState, board: Board, rng: Chance) -> Acted:
    """Lay what leaves the most to lay; draw only when nothing fits."""
    seat = board.turn
    hand = state.hands[seat]
    fits = board.fits
    aces, faces = hand & ACES, hand & FACES
    plain = hand & (fits[0] | fits[1] | fits[2])
    if not plain and not (aces and faces):
        if board.stock and (hand.bit_count() < HAND_SIZE if state.solo else not board.drew):
            return DRAWING[seat]
        return PASSING[seat]
    if plain and rng.random() < EPSILON:
        return _any(board, seat, plain, rng)
    best, highest = _best_pair(board, seat, hand) if aces and faces else (PASSING[seat], -1)
    for pile in range(PILES):
        laid = hand & fits[pile]
        if not laid:
            continue
        kept = fits[pile - 1] | fits[pile - 2]
        law = board.laws[pile]
        while laid:
            low = laid & -laid
            laid ^= low
            card = low.bit_length() - 1
            rank = RANK[card]
            left = hand ^ low
            if not left:
                worth = OUT - len(board.piles[pile])
            else:
                follow = FITS[rank if rank in LAWS else law][card]  # type: ignore[index]
                worth = LAID + (left & (kept | follow)).bit_count()
            if worth > highest:
                best, highest = LAYING[seat][pile][card], worth
    return best


def _best_pair(board: Board, seat: int, hand: int) -> tuple[Acted, int]:
    """An ace with the face and on the pile that leave the most to lay, and what that is worth."""
    ace = (hand & ACES).bit_length() - 1
    best, highest = PASSING[seat], -1
    for face in bits_of(hand & FACES):
        left = hand & ~(1 << ace | 1 << face)
        law = FITS[RANK[face]][face]
        for pile in range(PILES):
            follow = law | board.fits[pile - 1] | board.fits[pile - 2]
            worth = 2 * LAID + (left & follow).bit_count() if left else OUT - 2
            if worth > highest:
                best, highest = PAIRS[seat][ace, face][pile], worth
    return best, highest


def _any(board: Board, seat: int, plain: int, rng: Chance) -> Acted:
    cards = tuple(bits_of(plain))
    card = cards[int(rng.random() * len(cards))]
    pile = next(pile for pile in range(PILES) if board.fits[pile] >> card & 1)
    return LAYING[seat][pile][card]


def _any_move(state: NusicleState, board: Board, rng: Chance) -> Acted:
    moves = NUSICLE.legal_moves(View(NUSICLE, state, board.turn))
    move = moves[int(rng.random() * len(moves))]
    return Acted(((board.turn, move, move.cards),))
