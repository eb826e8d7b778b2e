"""Counting at Take Six: the stretches that the rows cut the numbers into, and what the stronger levels make of them."""

from __future__ import annotations

from random import Random

import pytest

from lanparty.bots import HARD, MEDIUM, bot, six
from lanparty.bots.six_danger import ALL, BURDEN, STEPS, at_least, burden, none_of, safest, stretches
from lanparty.engine.table import OpenTable
from lanparty.games import game
from lanparty.games.six_rows import CARDS, Row, fitting, fitting_on_both_sides, heads_in
from lanparty.games.six_state import CHOOSE

SIX = game("six")


def rows_of(rng: Random) -> list[Row]:
    """Four rows of one to five rising cards."""
    cards = rng.sample(range(CARDS), 20)
    lengths = [rng.randint(1, 5) for _ in range(4)]
    return [tuple(sorted(cards[5 * place : 5 * place + length])) for place, length in enumerate(lengths)]


@pytest.mark.parametrize("pro", [False, True])
def test_stretches_are_what_the_rules_say(pro: bool) -> None:
    """Every card that lies in no row is in exactly one stretch, and that is of the row that it belongs to."""
    find = fitting_on_both_sides if pro else fitting
    for seed in range(60):
        rows = rows_of(Random(seed))
        lying = {card for row in rows for card in row}
        table = stretches(rows, 3, pro=pro)
        for card in set(range(CARDS)) - lying:
            ((_, side, right, high, risk, heads),) = (one for one in table if one[0] >> card & 1)
            found = [rows[row] for row in find(rows, card)]
            if not found:
                assert (side, heads) == (ALL, min(map(heads_in, rows)))
                continue
            fits = [row for row in found if heads_in(row) == heads]
            assert any(right == (card > row[-1]) for row in fits)
            row = next(row for row in fits if right == (card > row[-1]))
            expected = ALL & ~((2 << row[-1]) - 1) if right else (1 << row[0]) - 1
            assert side == expected
            full = len(row) == 5
            assert high == (right == full), "the nearest card, or the farthest where the row is full"
            assert risk == (none_of(3) if full else at_least(5 - len(row), 3))


def test_probabilities() -> None:
    assert at_least(0, 3) == (1.0,) * (STEPS + 1)
    assert at_least(4, 3) == (0.0,) * (STEPS + 1)
    assert at_least(1, 1)[16] == 0.25
    assert at_least(2, 2)[32] == 0.25
    assert none_of(2)[32] == 0.25
    for others in range(1, 10):
        assert list(at_least(2, others)) == sorted(at_least(2, others))


def test_the_burden_of_a_hand() -> None:
    assert burden(0) == 0
    hand = [0, 7, 8, 30, 103]
    assert burden(sum(1 << card for card in hand)) == pytest.approx(sum(BURDEN[card] for card in hand))
    assert BURDEN[0] > BURDEN[12] > BURDEN[30] < BURDEN[70] < BURDEN[103]


def masks(text: str) -> int:
    return sum(1 << int(card) - 1 for card in text.split())


@pytest.mark.parametrize(
    ("hand", "rows", "unseen", "expected"),
    [
        # 46 cannot be the sixth before three others come: 42 43 44 are all played.
        ("46 70", "41|60 61 62 63|80|90", "65 66 67 75", 46),
        # Two cards may come before 68, and one is enough; nobody can come before 84.
        ("68 84", "10|60 61 62 63|80 81 82 83|104", "64 65 66 67", 84),
        # A row that is full: the farther card, for somebody may take it first.
        ("65 79", "10|59 60 61 62 63|80|90", "66 67 68 70 71 72", 79),
        # 2 takes a row of one head now; 100 costs five for certain.
        ("2 100", "20|31|42|90 92 93 94 99", "50 51 52", 2),
    ],
)
def test_the_safest_card(hand: str, rows: str, unseen: str, expected: int) -> None:
    lying = [tuple(int(card) - 1 for card in row.split()) for row in rows.split("|")]
    chosen = safest(masks(hand), masks(unseen), stretches(lying, 3, pro=False))
    assert chosen + 1 == expected


def table(hands: str, rows: str) -> OpenTable:
    layout = {
        "hands": [hand.split() for hand in hands.split("|")],
        "rows": [row.split() for row in rows.split("|")],
        "partial": True,
    }
    return OpenTable(SIX, len(layout["hands"]), SIX.Options(), layouts=[layout])


@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_the_cheapest_row_is_taken(level: str) -> None:
    opened = table("5 50|104 51", "20|44 45|55 56|77 78")
    for seat, move in ((0, "5"), (1, "104")):
        opened.submit(seat, SIX.parse(move, opened.view(seat)))
    chosen = bot(level, "six").choose(opened.view(0), opened.legal(0), Random(1))
    assert SIX.format(chosen) == "row 1"


@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_a_safe_card_rather_than_a_row(level: str) -> None:
    """61 lies safe behind 60 in any order of play; 36 takes five cards."""
    opened = table("36 61|103 104", "20|31 32 33 34 35|60|100")
    chosen = bot(level, "six").choose(opened.view(0), opened.legal(0), Random(1))
    assert SIX.format(chosen) == "61"


def test_playouts_stop_after_some_turns() -> None:
    opened = OpenTable(SIX, 4, SIX.Options(), rng=Random(3))
    world = next(six.worlds(opened.view(0), Random(1)))
    six.play_out(world, Random(2))
    assert world.phase == CHOOSE
    assert {hand.bit_count() for hand in world.hands} == {10 - six.HORIZON}
    for _ in range(10 // six.HORIZON):
        six.play_out(world, Random(2))
    assert world.hands == [0] * 4
    assert six.worth(world, 0) == pytest.approx(-world.heads[0] + sum(world.heads[1:]) / 3)
