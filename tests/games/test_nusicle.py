"""Nusicle beyond its scenarios: the laws in other words, the forming of piles, void deals, and hidden hands."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.worlds import Setting, play
from hypothesis import given, settings
from hypothesis import strategies as st

from lanparty.cards import bits_of, mask_of
from lanparty.engine.legality import judge, judge_fully
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.playout import open_event
from lanparty.engine.rules import apply
from lanparty.engine.steps import (
    Acted,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Finished,
    Flipped,
    OnTrack,
    Result,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    Tracks,
    WrongEvent,
    acting_seats,
)
from lanparty.engine.table import OpenTable
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.games.nusicle_laws import FITS, JACK, KING, ONE_DECK, QUEEN, TWO_DECKS, followers
from lanparty.games.nusicle_state import NusicleOptions

NUSICLE = game("nusicle")
TWO = Setting(NUSICLE, 2, NusicleOptions())
ALONE = Setting(NUSICLE, 1, NusicleOptions("solo"))
SIDE_BY_SIDE = Setting(NUSICLE, 2, NusicleOptions("solo"))
every_mode = pytest.mark.parametrize("setting", [TWO, ALONE, SIDE_BY_SIDE], ids=str)
FEW = settings(max_examples=15)
LIMIT = 2_000  # moves of a deal; the longest of some ten thousand random ones had 400


def card(name: str) -> int:
    return ONE_DECK.find(name)[0]


def cards(names: str) -> tuple[int, ...]:
    return tuple(card(name) for name in names.split())


# --- the laws -----------------------------------------------------------------------------------------


def lawful(law: str, name: str, top: str) -> bool:
    """The laws once more, by the texts of the cards."""
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A".split()
    rank, suit, top_rank, top_suit = name[:-1], name[-1], top[:-1], top[-1]
    if rank == "A":
        return False  # never alone
    if law == "K":
        return suit == top_suit or rank == top_rank
    if law == "Q":
        return f"{rank} {top_rank}" in " ".join(ranks) or f"{top_rank} {rank}" in " ".join(ranks)
    return suit == "SCDHS"["SCDH".index(top_suit) + 1]


@pytest.mark.parametrize("law", [JACK, QUEEN, KING])
def test_what_people_are_told_may_follow_is_the_law(law: int) -> None:
    for top in range(48):  # an ace is never on top
        ranks, suits = followers(law, top)
        told = {
            name for name in ONE_DECK.names if name[0] != "A" and (name[:-1] in ranks or name[-1] in suits)
        }
        fits = {ONE_DECK.names[card] for card in bits_of(FITS[law][top]) if card < 52}
        assert told - {ONE_DECK.names[top]} == fits - {ONE_DECK.names[top]}


@pytest.mark.parametrize(("law", "number"), [("K", KING), ("Q", QUEEN), ("J", JACK)])
def test_the_laws(law: str, number: int) -> None:
    for top in (name for name in ONE_DECK.names if name[0] != "A"):
        fits = {name for name in ONE_DECK.names if lawful(law, name, top)}
        assert set(ONE_DECK.named(bits_of(FITS[number][card(top)]))) == fits
        second = FITS[number][card(top) + 52]
        assert second == FITS[number][card(top)] << 52, "the second deck has the same laws"


def test_the_decks() -> None:
    assert len(set(ONE_DECK.names)) == 52
    assert TWO_DECKS.names == ONE_DECK.names + ONE_DECK.names
    assert NUSICLE.deck(2, NusicleOptions()) == NUSICLE.deck(1, NusicleOptions("solo")) == ONE_DECK
    assert NUSICLE.deck(2, NusicleOptions("solo")) == TWO_DECKS


# --- dealing and forming ------------------------------------------------------------------------------


def dealt(order: tuple[int, ...], dealer: int = 0) -> Any:
    """Two players after the deal of this order."""
    state = NUSICLE.start(2, NusicleOptions())
    assert NUSICLE.awaiting(state) == Coin(2)
    state = apply(NUSICLE, state, Flipped(dealer))
    assert NUSICLE.awaiting(state) == Shuffle(ONE_DECK.cards)
    state = apply(NUSICLE, state, Shuffled(order))
    assert isinstance(NUSICLE.awaiting(state), Deal)
    return apply(NUSICLE, state, Dealt())


@pytest.mark.parametrize("dealer", [0, 1])
def test_three_at_a_time_the_dealer_last(dealer: int) -> None:
    order = tuple(range(51, -1, -1))
    state = dealt(order, dealer)
    first = mask_of(order[0:3] + order[6:9] + order[12:15])
    second = mask_of(order[3:6] + order[9:12] + order[15:18])
    assert state.hands[1 - dealer] == first
    assert state.hands[dealer] == second
    assert NUSICLE.awaiting(state) == Reveal(order[18:21])


def test_solo_deals_nine() -> None:
    state = NUSICLE.start(1, NusicleOptions("solo"))
    state = apply(NUSICLE, state, Shuffled(ONE_DECK.cards))
    assert NUSICLE.awaiting(state) == Deal(tuple((slot, 0) for slot in range(9)))


def formed_one_by_one(stock: list[int]) -> tuple[list[list[int]], list[int], int] | None:
    """Piles, the cards driven out and how many were turned up, one after the other; None: void."""
    piles: list[list[int]] = []
    out: list[int] = []
    turned = 0
    for _ in range(3):
        pile: list[int] = []
        while not pile or TWO_DECKS.names[pile[-1]][:-1] not in ("J", "Q", "K"):
            if turned == len(stock):
                return None
            if TWO_DECKS.names[stock[turned]][0] == "A":
                out += pile
                pile = []
            pile.append(stock[turned])
            turned += 1
        piles.append(pile)
    return piles, out, turned


def form(state: Any) -> Any:
    """Turn cards up until the piles are formed or the deal is void."""
    while isinstance(due := NUSICLE.awaiting(state), Reveal):
        state = apply(NUSICLE, state, open_event(due, state, Random(0)))
    return state


@given(st.permutations(ONE_DECK.cards))
def test_piles_are_formed_as_if_one_by_one(order: list[int]) -> None:
    """Several cards are shown at once, but never one more than turning them up singly would show."""
    expected = formed_one_by_one(order[18:])
    state = form(dealt(tuple(order)))
    board = state.boards[0]
    if expected is None:
        assert isinstance(NUSICLE.awaiting(state), Boundary)
        return
    piles, out, turned = expected
    assert [list(pile) for pile in board.piles] == piles
    assert board.stock == tuple(order[18 + turned :])
    assert board.lot == tuple(out)
    assert NUSICLE.awaiting(state) == Shuffle(tuple(out)) if out else acting_seats(NUSICLE.awaiting(state))


FACES = cards("JC JD JH JS QC QD QH QS KC KD KH KS")


@pytest.mark.parametrize("in_hands", [9, 10, 12])
def test_void_when_ten_faces_lie_in_the_hands(in_hands: int) -> None:
    numbers = [one for one in ONE_DECK.cards if one not in FACES]
    hands = (*FACES[:in_hands], *numbers[: 18 - in_hands])
    order = (*hands, *FACES[in_hands:], *numbers[18 - in_hands :])
    state = form(dealt(order, dealer=1))
    if in_hands == 9:
        assert [len(pile) for pile in state.boards[0].piles] == [1, 1, 1]
        return
    assert NUSICLE.awaiting(state) == Boundary(1)
    assert NUSICLE.deal_scores(state) == []
    again = apply(NUSICLE, state, Sealed())
    assert NUSICLE.awaiting(again) == Shuffle(ONE_DECK.cards)
    assert (again.dealer, NUSICLE.deal_number(again)) == (1, 1)


def test_after_a_void_deal_another_is_certain() -> None:
    """Also when it was the last of the match."""
    layout = {"partial": True, "hands": [["5D"], ["6H"]], "piles": [["KC"], ["QD"], ["JS"]]}
    table = OpenTable(NUSICLE, 2, NusicleOptions(deals=1), layouts=[layout])
    assert NUSICLE.next_decks(table.state) == ()
    state = table.state
    for seat in (1, 0):
        assert NUSICLE.result(state) is None
        state = apply(NUSICLE, state, Acted(((seat, Move("pass"), ()),)))
    assert NUSICLE.awaiting(state) == Boundary(1)
    assert NUSICLE.result(state) is None
    assert NUSICLE.next_decks(state) == (ONE_DECK.cards,)
    again = apply(NUSICLE, state, Sealed())
    assert NUSICLE.awaiting(again) == Shuffle(ONE_DECK.cards)
    untouched = NUSICLE.initial(2, NusicleOptions(deals=1), {})
    for laid in (untouched, again):
        laid.hands, laid.boards = [0, 0], []
    assert again.values() != untouched.values(), "no two states of a match are equal"


# --- counting -----------------------------------------------------------------------------------------


@every_mode
@given(st.integers(0, 2**32))
@FEW
def test_no_card_is_lost_and_points_add_up(setting: Setting, seed: int) -> None:
    moves = 0
    before: tuple[tuple[int, ...], ...] = ()
    for state, event in play(setting, seed):
        due = NUSICLE.awaiting(state)
        if isinstance(due, Shuffle) and not any(pile for board in state.boards for pile in board.piles):
            continue
        if acting_seats(due):
            for number, board in enumerate(state.boards):
                lying = [one for pile in board.piles for one in pile] + [*board.stock, *board.lot]
                held = [slot for seat in board.seats for slot in bits_of(state.hands[seat])]
                assert sorted(lying + held) == list(range(52 * number, 52 * number + 52))
        if isinstance(due, Boundary):
            scored = NUSICLE.deal_scores(state)
            assert len(scored) == len(before) + (not state.void)
            if not state.void:
                check_points(setting, state, scored[-1])
            before, moves = tuple(scored), 0
        moves += isinstance(event.event if isinstance(event, OnTrack) else event, Acted)
        assert moves < LIMIT


def check_points(setting: Setting, state: Any, points: tuple[int, ...]) -> None:
    if not state.solo:
        # All that does not lie in the stock is somebody's.
        assert sum(points) == 52 - state.boards[0].stock_size
        assert [bool(hand) for hand in state.hands].count(False) == 1
        return
    for seat, board in enumerate(state.boards):
        if state.hands[seat]:
            assert points[seat] == -52
        else:
            others = sum(map(len, board.piles)) + points[seat] - board.stock_size
            assert others in [sum(map(len, board.piles)) - len(pile) for pile in board.piles]


def test_deals_alternate_and_match_ends() -> None:
    beginners: dict[int, int] = {}
    dealers: dict[int, int] = {}
    for state, _ in play(TWO, 11):
        due = NUSICLE.awaiting(state)
        if acting_seats(due):
            beginners.setdefault(state.number, acting_seats(due)[0])
            dealers[state.number] = state.dealer
        last = state
    assert sorted(beginners) == [1, 2, 3, 4]
    assert all(beginners[number] == 1 - dealers[number] for number in beginners)
    assert [dealers[number] for number in (2, 3, 4)] == [1 - dealers[number] for number in (1, 2, 3)]
    scores = NUSICLE.scores(last)
    lowest = tuple(seat for seat in (0, 1) if scores[seat] == min(scores))
    assert NUSICLE.awaiting(last) == Finished(Result(lowest, scores))


def test_in_solo_the_highest_wins() -> None:
    *_, last = [state for state, _ in play(SIDE_BY_SIDE, 5)]
    scores = NUSICLE.scores(last)
    highest = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
    assert NUSICLE.awaiting(last) == Finished(Result(highest, scores))
    assert NUSICLE.winners(last, (3, -52)) == (0,)


def test_a_position_that_comes_again_is_another_state() -> None:
    """Aces that drive out one another bring back the same cards in the same places."""
    layout = {
        "partial": True,
        "hands": ["AH JH 2D".split()],
        "stock": [],
        "piles": [["AS", "QH"], ["QD"], ["QS"]],
    }
    table = OpenTable(NUSICLE, 1, NusicleOptions("solo"), layouts=[layout])
    seen = []
    for text in ("AH JH>1", "draw", "AS QH>1", "draw"):
        seen.append(table.state)
        table.submit(0, NUSICLE.parse(text, table.view(0)))
    seen.append(table.state)
    assert seen[0].hands == seen[-1].hands
    assert seen[0].boards[0].piles == seen[-1].boards[0].piles
    assert len({state.values() for state in seen}) == len(seen)


# --- hidden hands -------------------------------------------------------------------------------------


def solo(hand: str, stock: str = "9D 8D") -> Any:
    """A Solo deal whose hand lies in the slots from 100 on."""
    layout = {
        "partial": True,
        "hands": [hand.split()],
        "stock": stock.split(),
        "piles": [["KC"], ["QD"], ["JS"]],
    }
    state = OpenTable(NUSICLE, 1, NusicleOptions("solo"), layouts=[layout]).state
    state.hands = [mask_of(range(100, 100 + len(hand.split())))]
    return state


@pytest.mark.parametrize(
    ("hand", "kind", "code"),
    [
        ("5C 2H", "draw", "must_play"),
        ("AH JH", "draw", "must_play"),
        ("AH 2H", "draw", None),
        ("JH 2S", "draw", "must_play"),
        ("2S QS", "draw", None),
        ("5H 2H", "pass", "must_draw"),
        ("2H 3H 4H 5H 6H 7H 8H 9H 10H", "pass", None),
        ("2C 3H 4H 5H 6H 7H 8H 9H 10H", "pass", "must_play"),
    ],
)
def test_that_nothing_fits_is_seen_by_the_own_hand_and_by_the_audit(
    hand: str, kind: str, code: str | None
) -> None:
    """Others accept what they cannot see; the mover, open play and the audit judge by the hand."""
    state, move = solo(hand), Move(kind)
    faces = dict(enumerate(cards(hand), 100))
    if code == "must_draw":
        with pytest.raises(IllegalMove, match="draw before"):
            judge(NUSICLE, state, 0, move, None)
    else:
        assert judge(NUSICLE, state, 0, move, None) == (), "nothing to prove"
    if code is None:
        judge_fully(NUSICLE, state, 0, move, mask_of(cards(hand)), faces)
        return
    with pytest.raises(IllegalMove) as refused:
        judge_fully(NUSICLE, state, 0, move, mask_of(cards(hand)), faces)
    assert refused.value.code == code
    view = View(NUSICLE, state, 0, faces)
    assert move not in NUSICLE.legal_moves(view)


@pytest.mark.parametrize(
    ("hand", "stock", "kind", "code"),
    [
        ("2C 3H 4H 5H 6H 7H 8H 9H 10H", "9D", "draw", "hand_full"),
        ("5C 2H", "", "draw", "stock_empty"),
        ("5C 2H", "9D", "pass", "must_draw"),
    ],
)
def test_what_others_can_see_they_refuse(hand: str, stock: str, kind: str, code: str) -> None:
    """Although by the hand an earlier rule is broken too."""
    state = solo(hand, stock)
    with pytest.raises(IllegalMove) as refused:
        judge(NUSICLE, state, 0, Move(kind), None)
    assert refused.value.code == code
    with pytest.raises(IllegalMove) as by_the_hand:
        judge(NUSICLE, state, 0, Move(kind), mask_of(cards(hand)))
    assert by_the_hand.value.code == "must_play"


def test_in_nusicle_nothing_is_left_to_the_audit() -> None:
    for state, event in play(TWO, 4, deals=2):
        if isinstance(event, Acted):
            ((seat, move, slots),) = event.moves
            assert NUSICLE.check(state, seat, move, slots) == ()


@pytest.mark.parametrize(
    "move",
    [
        Move("play", (), 0),
        Move("play", (0,), 3),
        Move("play", (0,), -1),
        Move("play", (-1,), 0),
        Move("play", (52,), 0),  # the other deck's
        Move("play", (104,), 0),
        Move("play", (0, 1), 0),
        Move("play", (*cards("KD AH"),), 0),
        Move("play", (*cards("AH KD QD"),), 0),
        Move("draw", (0,), 0),
        Move("draw", (), 1),
        Move("pass", (0,), 0),
        Move("pass", (), 2),
        Move("stop", (0,), 0),
        Move("stop", (), 3),
        Move("stop", (), -1),
        Move("swap", (0,), 0),
        Move("", (), 0),
    ],
)
@every_mode
def test_a_move_of_another_form_is_bad_notation(setting: Setting, move: Move) -> None:
    """As a peer may send it: text never reads as one of these. In every phase."""
    for state, _ in play(setting, 2, deals=1):
        with pytest.raises(IllegalMove) as refused:
            judge(NUSICLE, state, 0, move, None)
        assert refused.value.code == "bad_notation"


def test_a_card_of_the_first_deck_is_no_move_on_the_second_board() -> None:
    for state, _ in play(SIDE_BY_SIDE, 2, deals=1):
        with pytest.raises(IllegalMove) as refused:
            judge(NUSICLE, state, 1, Move("play", (3,), 0), None)
        assert refused.value.code == "bad_notation"


# --- two boards ---------------------------------------------------------------------------------------


def side_by_side(seed: int) -> Any:
    """Two boards, dealt."""
    state = NUSICLE.start(2, NusicleOptions("solo"))
    rng = Random(seed)
    while not isinstance(due := NUSICLE.awaiting(state), Tracks):
        state = apply(NUSICLE, state, open_event(due, state, rng))
    return state


BOTH = (ONE_DECK.cards, tuple(range(52, 104)))


def test_two_decks_are_shuffled_then_dealt() -> None:
    state = NUSICLE.start(2, NusicleOptions("solo"))
    assert NUSICLE.next_decks(state) == BOTH
    seen = []
    while not isinstance(due := NUSICLE.awaiting(state), Tracks):
        seen.append(due)
        state = apply(NUSICLE, state, open_event(due, state, Random(1)))
    assert seen[:2] == [Shuffle(cards) for cards in BOTH]
    for seat, deal in enumerate(seen[2:]):
        assert isinstance(deal, Deal)
        assert {owner for _, owner in deal.pairs} == {seat}
        assert all(slot // 52 == seat for slot, _ in deal.pairs)
    assert len(seen) == 4


def test_the_second_deck_of_the_last_deal_is_the_last() -> None:
    state = NUSICLE.start(2, NusicleOptions("solo", 1))
    assert NUSICLE.next_decks(state) == BOTH
    state = apply(NUSICLE, state, Shuffled(ONE_DECK.cards))
    assert isinstance(NUSICLE.awaiting(state), Shuffle)
    assert NUSICLE.next_decks(state) == ()


@given(st.integers(0, 2**32))
@FEW
def test_tracks_do_not_touch_one_another(seed: int) -> None:
    """However the two boards' events mix, both end the same: so replicas may fold them as they come."""
    start = side_by_side(seed)
    tracks: list[list[OnTrack]] = [[], []]
    state, rng = start, Random(seed)
    while isinstance(due := NUSICLE.awaiting(state), Tracks):
        track = rng.choice([number for number, part in enumerate(due.parts) if part is not None])
        part = due.parts[track]
        assert part is not None
        if acting_seats(part):
            move = rng.choice(NUSICLE.legal_moves(View(NUSICLE, state, track)))
            event = OnTrack(track, Acted(((track, move, move.cards),)))
        else:
            event = OnTrack(track, open_event(part, state, rng))  # type: ignore[arg-type]
        tracks[track].append(event)
        state = apply(NUSICLE, state, event)
    for order in (tracks[0] + tracks[1], tracks[1] + tracks[0]):
        other = start
        for event in order:
            board = other.boards[1 - event.track].values()
            hand = other.hands[1 - event.track]
            other = apply(NUSICLE, other, event)
            assert other.boards[1 - event.track].values() == board
            assert other.hands[1 - event.track] == hand
        assert other.values() == state.values()


def test_wrong_events_of_tracks_are_refused() -> None:
    state = side_by_side(3)
    for event in (OnTrack(2, Revealed(())), OnTrack(-1, Revealed(())), OnTrack(0, Dealt()), Revealed(())):
        with pytest.raises(WrongEvent):
            apply(NUSICLE, state, event)
    state.boards[0].phase = 4  # done
    due = NUSICLE.awaiting(state)
    assert isinstance(due, Tracks)
    assert due.parts[0] is None
    assert due.parts[1] is not None
    with pytest.raises(WrongEvent):
        apply(NUSICLE, state, OnTrack(0, Acted(((0, Move("pass"), ()),))))


def test_a_single_board_has_no_tracks() -> None:
    state = form(dealt(ONE_DECK.cards))
    with pytest.raises(WrongEvent):
        apply(NUSICLE, state, OnTrack(0, Acted(((1, Move("draw"), ()),))))


def test_an_open_table_plays_two_boards_to_the_end() -> None:
    rng = Random(8)
    table = OpenTable(NUSICLE, 2, NusicleOptions("solo", 2), rng=rng)
    waited = Counter[tuple[int, ...]]()
    while table.waiting.kind == "act":
        waited[table.waiting.seats] += 1
        seat = rng.choice(table.waiting.seats)
        table.submit(seat, rng.choice(table.legal(seat)))
    assert table.waiting.kind == "finished"
    assert waited[0, 1] > 20
    assert set(waited) <= {(0, 1), (0,), (1,)}
    assert len(NUSICLE.deal_scores(table.state)) == 2
