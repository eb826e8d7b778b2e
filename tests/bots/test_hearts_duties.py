"""What a computer player at Hearts must never get wrong: situations that others' players have got wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanparty.bots import HARD, MEDIUM, bot
from lanparty.engine.table import OpenTable
from lanparty.games import game

HEARTS = game("hearts")

both = pytest.mark.parametrize("level", [MEDIUM, HARD])


def table(hands: str, moves: str = "", broken: bool = False, **options: Any) -> OpenTable:
    """A partial deal in which seat 0 leads, after these moves."""
    layout = {"hands": [hand.split() for hand in hands.split(",")], "partial": True}
    state = {"leader": 0, "hearts_broken": broken}
    opened = OpenTable(
        HEARTS, len(layout["hands"]), HEARTS.Options(**options), layouts=[layout], state_json=state
    )
    for text in moves.split():
        (seat,) = opened.waiting.seats
        opened.submit(seat, HEARTS.parse(text, opened.view(seat)))
    return opened


def choices(level: str, opened: OpenTable) -> set[str]:
    (seat,) = opened.waiting.seats
    view, moves, player = opened.view(seat), opened.legal(seat), bot(level, "hearts")
    return {HEARTS.format(player.choose(view, moves, Random(seed))) for seed in range(4)}


@both
@pytest.mark.parametrize(
    ("hands", "moves", "never"),
    [
        # Last, with the queen in the trick: it ducks.
        ("KS 4C 5C 6C, QS 7C 8C 9C, JS AS 4D 3D", "KS QS", {"AS"}),
        # Last: it doesn't take a heart that it can leave to somebody else.
        ("10C 4D 5D, 5H 6D 7D, AC 3C 8D", "10C 5H", {"AC"}),
        # It doesn't play the queen over a lower spade that it can duck.
        ("10S 4C 5C, 9S 6C 7C, QS 8S 3C", "10S 9S", {"QS"}),
        # The queen lies in the trick, and the jack that brings ten: three points are still a loss.
        ("JD 4C 6C 7C, 10D 5C 8C 9C, QS 3C 10C 9S, AD 9D 3H JC", "JD 10D QS", {"AD"}),
    ],
)
def test_it_never_does(level: str, hands: str, moves: str, never: set[str]) -> None:
    omnibus = "JD" in hands
    assert not choices(level, table(hands, moves, omnibus=omnibus)) & never


@both
@pytest.mark.parametrize(
    ("hands", "moves", "always"),
    [
        # The queen goes under the ace and the king.
        ("AS 4C 5C 6C, QS 3S 7C 8C, JS 10S 4D 3D", "AS", {"QS"}),
        ("3S 4C 5C 6C, KS 9S 7C 8C, QS 2S 4D 3D", "3S KS", {"QS"}),
        # Who cannot follow throws it away.
        ("AC 4C 5C, QS KH AH, JS 10S 3D", "AC", {"QS"}),
        # The last trick's card.
        ("AC, QS, JS", "AC", {"QS"}),
        # The jack that brings ten is taken.
        ("9D 4C 5C, 10D 6C 7C, JD 4D 3S", "9D 10D", {"JD"}),
    ],
)
def test_it_always_does(level: str, hands: str, moves: str, always: set[str]) -> None:
    omnibus = "JD" in hands
    assert choices(level, table(hands, moves, omnibus=omnibus)) == always


@both
def test_it_stops_a_moon_for_a_point(level: str) -> None:
    """Three players. Seat 0 has taken eleven hearts and the queen; seat 2 can take one of the last two."""
    hands = "AS AH KH QH JH 10H 9C, QS 9H 7H 5H 3H 8S 2H, 2S 8H 6H 4H 5C 3C AC"
    moves = "AS QS 2S AH 9H 8H KH 7H 6H QH 5H 4H JH 3H 5C 9C 2H"
    opened = table(hands, moves, broken=True)
    deck = HEARTS.deck(3, HEARTS.Options())
    used = [card for name in hands.replace(",", "").split() for card in deck.find(name)]
    # The cards that aren't laid out have been played, three of a suit at a time, and seat 1 took them.
    opened.state.taken[1] += tuple(card for card in deck.cards if card not in used)
    assert choices(level, opened) == {"AC"}


@both
def test_the_only_card_needs_no_thought(level: str) -> None:
    class NoChance:
        def random(self) -> float:
            raise AssertionError("nothing is to be decided")

        def getrandbits(self, k: int, /) -> int:
            raise AssertionError("nothing is to be decided")

    opened = table("AC 4C, 3C KH, JS 10S", "AC")
    view = opened.view(1)
    assert HEARTS.format(bot(level, "hearts").choose(view, opened.legal(1), NoChance())) == "3C"
