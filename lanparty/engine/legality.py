"""Whether a move is legal: the one judgement that every kind of table uses.

Where several rules are broken, the code is the one that stands first in the game's list.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.engine.claims import Claim, Faces, Lacks, verify_claims
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.rules import Rules, State
from lanparty.engine.steps import act_of


def judge(
    rules: Rules, state: State, seat: int, move: Move, hand: int | None, slots: tuple[int, ...] = ()
) -> Sequence[Claim]:
    """Raise IllegalMove, or return the claims that must be proven besides.

    `hand`: the mover's cards as a mask, None for those who cannot know them. `slots`: where the move's
    cards lie (in open play the cards' own numbers).
    """
    faults: list[IllegalMove] = []
    claims: Sequence[Claim | Lacks] = ()
    if act_of(rules.awaiting(state), seat) is None:
        faults.append(IllegalMove("not_your_turn", f"seat {seat} is not on turn"))
    try:
        claims = rules.check(state, seat, move, slots)
    except IllegalMove as fault:
        faults.append(fault)
        claims = fault.besides
    if hand is not None:
        faults += [
            IllegalMove(one.code) for one in claims if isinstance(one, Lacks) and not one.is_true(hand)
        ]
    if hand is not None and not is_held(move.cards, hand):
        faults.append(IllegalMove("not_in_hand", "that card is not in the hand"))
    if faults:
        raise min(faults, key=lambda fault: rules.codes.index(fault.code))
    return tuple(claim for claim in claims if not isinstance(claim, Lacks)) if claims else ()


def judge_fully(rules: Rules, state: State, seat: int, move: Move, hand: int, faces: Faces = None) -> None:
    """Raise IllegalMove unless the move is legal, for the mover (or in open play, where faces is None)."""
    verify_claims(judge(rules, state, seat, move, hand, _slots(state, seat, move, faces)), faces)


def is_held(cards: Sequence[int], hand: int) -> bool:
    """Whether the hand holds all these cards, each as often as it is named."""
    for card in cards:
        if card < 0 or not hand >> card & 1:
            return False
        hand ^= 1 << card
    return True


def _slots(state: State, seat: int, move: Move, faces: Faces) -> tuple[int, ...]:
    if faces is None:
        return move.cards
    own = {faces[slot]: slot for slot in faces if state.hands[seat] >> slot & 1}
    return tuple(own[card] for card in move.cards if card in own)
