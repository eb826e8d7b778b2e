"""Hearts beyond its scenarios: the decks, the count of penalties, the claims, and that no card is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.worlds import HiddenWorld, Setting, play
from hypothesis import given, settings
from hypothesis import strategies as st

from lanparty.cards import bits_of, mask_of
from lanparty.engine.claims import Each
from lanparty.engine.legality import judge, judge_fully
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.rules import apply
from lanparty.engine.steps import (
    Act,
    Acted,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Finished,
    Flipped,
    Held,
    Holder,
    NotHeld,
    Sealed,
    Shuffle,
    Shuffled,
    Transfer,
    Transferred,
    WrongEvent,
)
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.games.hearts_cards import DECK, HeartsOptions, deal_points
from lanparty.games.hearts_state import SHUFFLE

HEARTS = game("hearts")
BLACK_MARIA = HeartsOptions("black-maria")
SEATS = (3, 4, 5, 6)
BOXED = {
    ("standard", 3): {"2D"},
    ("standard", 4): set(),
    ("standard", 5): {"2C", "2D"},
    ("standard", 6): {"2C", "2D", "2S", "3C"},
    ("black-maria", 3): {"2C"},
    ("black-maria", 4): set(),
    ("black-maria", 5): {"2C", "2D"},
    ("black-maria", 6): {"2C", "2D", "2H", "2S"},
}
# What all cards of a deal cost together, by variant and spot; of six at Black Maria: without the 2 of hearts.
MOST = {
    ("standard", False): 26,
    ("standard", True): 129,
    ("black-maria", False): 43,
    ("black-maria", True): 146,
}
every_option = pytest.mark.parametrize(
    "options",
    [HeartsOptions(variant, spot, omnibus) for variant, spot in MOST for omnibus in (False, True)],
    ids=lambda options: f"{options.variant}-{options.spot}-{options.omnibus}",
)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(DECK.find(name)[0] for name in text.split())


def most(seats: int, options: HeartsOptions) -> int:
    lacks = {False: 1, True: 2}[options.spot] if (options.variant, seats) == ("black-maria", 6) else 0
    return MOST[options.variant, options.spot] - lacks


# --- the deck -----------------------------------------------------------------------------------------


def test_the_deck() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert Counter(DECK.names) == Counter(rank + suit for rank in ranks for suit in "CDHS")


@pytest.mark.parametrize(("variant", "seats"), BOXED)
def test_what_stays_in_the_box(variant: str, seats: int) -> None:
    deck = HEARTS.deck(seats, HeartsOptions(variant))
    assert set(DECK.names) - set(deck.named(deck.cards)) == BOXED[variant, seats]
    assert len(deck.cards) % seats == 0


@pytest.mark.parametrize("seats", SEATS)
@every_option
def test_what_a_deal_costs(seats: int, options: HeartsOptions) -> None:
    """Everything dangerous but the 3 of hearts goes to seat 0, so that nobody has a moon."""
    three = DECK.find("3H")
    rest = tuple(card for card in HEARTS.deck(seats, options).cards if card not in three)
    first, second, *others = deal_points(options, [rest, three, *[()] * (seats - 2)])
    assert second == (3 if options.spot else 1)
    assert first + second == most(seats, options) - 10 * options.omnibus
    assert not any(others)


# --- scores -------------------------------------------------------------------------------------------


def by_hand(options: HeartsOptions, taken: list[list[str]]) -> list[int]:
    """The points, counted in another way: name by name, and the moon by what the others have not."""
    spot, maria = options.spot, options.variant == "black-maria"
    worth = {"J": 11, "Q": 12, "K": 13, "A": 14}
    points = []
    for cards in taken:
        points.append(0)
        for name in cards:
            rank = name[:-1]
            if name[-1] == "H":
                points[-1] += (worth.get(rank) or int(rank)) if spot else 1
            points[-1] += {"QS": 25 if spot else 13, "KS": 10 * maria, "AS": 7 * maria}.get(name, 0)
            points[-1] -= 10 * (options.omnibus and name == "JD")
    jacks = [-10 * (options.omnibus and "JD" in cards) for cards in taken]
    dangerous = [sum(name[-1] == "H" or name == "QS" for name in cards) for cards in taken]
    if not maria and 14 in dangerous:
        shooter, moon = dangerous.index(14), 129 if spot else 26
        if options.moon == "self":
            return [jack - moon * (seat == shooter) for seat, jack in enumerate(jacks)]
        return [jack + moon * (seat != shooter) for seat, jack in enumerate(jacks)]
    return points


@st.composite
def deals(draw: Any) -> tuple[HeartsOptions, list[list[int]]]:
    """Options, and the cards of a deal among those who took them; the dangerous ones often with one seat."""
    options = HeartsOptions(
        draw(st.sampled_from(["standard", "black-maria"])),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.sampled_from(["others", "self"])),
    )
    seats = draw(st.sampled_from(SEATS))
    taken: list[list[int]] = [[] for _ in range(seats)]
    lucky = draw(st.none() | st.integers(0, seats - 1))
    for card in HEARTS.deck(seats, options).cards:
        dangerous = DECK.names[card][-1] == "H" or DECK.names[card] == "QS"
        taker = lucky if dangerous and lucky is not None else draw(st.integers(0, seats - 1))
        taken[taker].append(card)
    return options, taken


@given(deals())
@settings(max_examples=60)
def test_scores(deal: tuple[HeartsOptions, list[list[int]]]) -> None:
    options, taken = deal
    assert list(deal_points(options, taken)) == by_hand(options, [DECK.named(cards) for cards in taken])


# --- whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@every_option
def test_no_card_is_lost_and_all_points_are_given(seats: int, options: HeartsOptions) -> None:
    deck = HEARTS.deck(seats, options)
    size = len(deck.cards) // seats
    for state, _ in play(Setting(HEARTS, seats, options), seats, deals=2):
        due = HEARTS.awaiting(state)
        if isinstance(due, Act):
            table = HEARTS.table(state)
            shown = [name for _, name in table["trick"]] + [
                name for cards in table["taken"] for name in cards
            ]
            assert Counter(shown + deck.named(state.slots())) == Counter(deck.named(deck.cards))
        elif isinstance(due, Boundary):
            assert sum(map(len, state.taken)) == size * seats
            dangerous = [sum(name[-1] == "H" or name == "QS" for name in DECK.named(t)) for t in state.taken]
            moon = options.variant == "standard" and 14 in dangerous
            given = most(seats, options) * (seats - 1 if moon else 1)
            assert sum(state.scored[-1]) == given - 10 * options.omnibus


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [HeartsOptions(), BLACK_MARIA], ids=["standard", "black-maria"])
def test_the_length_of_every_deal(seats: int, options: HeartsOptions) -> None:
    """Every deal has exactly as many moves as cards, and a choice by every seat where cards are passed."""
    cards = len(HEARTS.deck(seats, options).cards)
    counts: list[Counter[str]] = []
    for state, event in play(Setting(HEARTS, seats, options), 3, deals=4):
        if isinstance(HEARTS.awaiting(state), Shuffle):
            counts.append(Counter())
        if isinstance(event, Acted):
            counts[-1].update(move.kind for _, move, _ in event.moves)
    if options.variant == "black-maria":
        passing = [seats] * 4
    else:
        passing = [seats, seats, 0, seats] if seats in (3, 5) else [seats] * 3 + [0]
    assert [(count["play"], count["pass"]) for count in counts] == [(cards, each) for each in passing]


def test_a_match_has_a_hundred_deals_at_most() -> None:
    """Six share 16 points a deal: nobody gets to 1000."""
    *_, boundary, last = [
        state for state, _ in play(Setting(HEARTS, 6, HeartsOptions(omnibus=True, target=1000)), 1)
    ]
    assert max(last.totals) < 1000
    assert last.number == len(last.scored) == 100
    assert HEARTS.awaiting(boundary) == Boundary(100)
    result = HEARTS.result(boundary)
    assert result is not None
    assert HEARTS.awaiting(last) == Finished(result)


# --- the step machine ---------------------------------------------------------------------------------


def test_the_steps_of_a_standard_deal() -> None:
    """From shuffled slots to the first lead, with slots that are no cards."""
    state = HEARTS.start(4, HeartsOptions())
    assert HEARTS.awaiting(state) == Shuffle(tuple(range(52)))
    order = tuple(range(99, 47, -1))
    state = apply(HEARTS, state, Shuffled(order))
    assert HEARTS.awaiting(state) == Deal(tuple((slot, place // 13) for place, slot in enumerate(order)))
    state = apply(HEARTS, state, Dealt())
    assert HEARTS.awaiting(state) == Act((0, 1, 2, 3), sealed=True)
    chosen = [tuple(list(bits_of(hand))[:3]) for hand in state.hands]
    for seat, slots in enumerate(chosen):
        assert judge(HEARTS, state, seat, Move("choose"), None, slots) == ()
    state = apply(HEARTS, state, Acted(tuple((seat, Move("choose"), s) for seat, s in enumerate(chosen))))
    due = HEARTS.awaiting(state)
    assert due == Transfer(tuple((slot, seat, (seat + 1) % 4) for seat, s in enumerate(chosen) for slot in s))
    new = tuple(range(100, 112))
    before = state.hands
    state = apply(HEARTS, state, Transferred(new))
    for seat, hand in enumerate(state.hands):
        come = new[(seat - 1) % 4 * 3 : (seat - 1) % 4 * 3 + 3]
        assert hand == before[seat] & ~mask_of(chosen[seat]) | mask_of(come)
    assert HEARTS.awaiting(state) == Holder(DECK.find("2C")[0])
    with pytest.raises(WrongEvent):
        apply(HEARTS, state, NotHeld())
    state = apply(HEARTS, state, Held(2))
    assert HEARTS.awaiting(state) == Act((2,))


def test_another_choice_is_another_state() -> None:
    state = HEARTS.start(3, HeartsOptions())
    for event in (Shuffled(tuple(range(51))), Dealt()):
        state = apply(HEARTS, state, event)
    seen = set()
    for place in range(3):
        slots = [tuple(list(bits_of(hand))[place : place + 3]) for hand in state.hands]
        moves = tuple((seat, Move("choose"), chosen) for seat, chosen in enumerate(slots))
        seen.add(apply(HEARTS, state, Acted(moves)).values())
    assert len(seen) == 3


def test_the_steps_of_black_maria() -> None:
    state = HEARTS.start(3, BLACK_MARIA)
    assert HEARTS.awaiting(state) == Coin(3)
    state = apply(HEARTS, state, Flipped(2))
    assert HEARTS.awaiting(state) == Shuffle(tuple(range(1, 52))), "2C is in the box"
    for event in (Shuffled(tuple(range(51))), Dealt()):
        state = apply(HEARTS, state, event)
    chosen = [(seat, Move("choose"), tuple(list(bits_of(hand))[:3])) for seat, hand in enumerate(state.hands)]
    state = apply(HEARTS, state, Acted(tuple(chosen)))
    items = HEARTS.awaiting(state).items  # type: ignore[union-attr]
    assert [(giver, taker) for _, giver, taker in items[::3]] == [(0, 2), (1, 0), (2, 1)]
    state = apply(HEARTS, state, Transferred(tuple(slot for slot, _, _ in items)))
    assert HEARTS.awaiting(state) == Act((0,)), "left of dealer 2"


@pytest.mark.parametrize(
    ("slots", "code"), [((), "wrong_count"), ((0, 1), "wrong_count"), ((0, 1, 1), "wrong_count")]
)
def test_a_choice_is_three_slots(slots: tuple[int, ...], code: str) -> None:
    state = HEARTS.start(4, HeartsOptions())
    for event in (Shuffled(tuple(range(52))), Dealt()):
        state = apply(HEARTS, state, event)
    with pytest.raises(IllegalMove) as refused:
        HEARTS.check(state, 0, Move("choose"), slots)
    assert refused.value.code == code
    assert HEARTS.check(state, 0, Move("choose"), (0, 1, 2)) == ()
    assert HEARTS.format(Move("choose")) == "pass"


def test_a_choice_is_no_card_to_play() -> None:
    state = partial("2C", "3C", "4C")
    with pytest.raises(IllegalMove) as refused:
        HEARTS.check(state, 0, Move("choose"), (0, 1, 2))
    assert refused.value.code == "wrong_phase"


@pytest.mark.parametrize(
    "move",
    [
        Move("play", (52,)),
        Move("play", (-1,)),
        Move("play", ()),
        Move("play", (0, 1)),
        Move("play", (0,), 1),
        Move("pass", (0, 1, 60)),
        Move("pass", (0, 1, 2), 1),
        Move("choose", (0, 1, 2)),
        Move("give", (0, 1, 2)),
    ],
)
def test_a_move_of_another_form_is_bad_notation(move: Move) -> None:
    """As a peer may send it: text never reads as one of these."""
    with pytest.raises(IllegalMove) as refused:
        HEARTS.check(HEARTS.start(4, HeartsOptions()), 0, move)
    assert refused.value.code == "bad_notation"


# --- claims -------------------------------------------------------------------------------------------


def partial(*hands: str, options: HeartsOptions | None = None, **begin: Any) -> Any:
    """A partial deal of open hands, its leader about to play."""
    given_options = options or HeartsOptions()
    state = HEARTS.initial(len(hands), given_options, begin)
    state = HEARTS.layout({"hands": [hand.split() for hand in hands], "partial": True}, state)
    due = HEARTS.awaiting(state)
    return apply(HEARTS, state, Held(0)) if isinstance(due, Holder) else state


def after(state: Any, *plays: str) -> Any:
    for name in plays:
        cards = numbers(name)
        state = apply(HEARTS, state, Acted(((state.turn, Move("play", cards), cards),)))
    return state


def claims(state: Any, name: str) -> list[tuple[str, set[str], set[str]]]:
    """(code, names in the slots, names that these may be)."""
    cards = numbers(name)
    made = HEARTS.check(state, state.turn, Move("play", cards), cards)
    assert all(isinstance(claim, Each) for claim in made)
    return [(claim.code, set(DECK.named(claim.slots)), set(DECK.named(claim.cards))) for claim in made]  # type: ignore[union-attr]


HEART_CARDS = {name for name in DECK.names if name[-1] == "H"}
ALL = set(DECK.names)


def test_following_claims_nothing() -> None:
    assert claims(after(partial("2C 3D", "4C 5D", "6C 6D", "7C 7D"), "2C"), "4C") == []


def test_not_following_claims_the_suit_of_all_other_cards() -> None:
    state = after(partial("2C 3D 4D", "5D 6D 7S", "6C 8D 9D", "7C 10D JD"), "2C")
    not_clubs = {name for name in ALL if name[-1] != "C"}
    assert claims(state, "5D") == [("must_follow_suit", {"6D", "7S"}, not_clubs)]


def test_the_last_card_claims_nothing() -> None:
    assert claims(after(partial("3C", "5D", "6C", leader=0), "3C"), "5D") == []


def test_claims_speak_of_cards_in_play_only() -> None:
    state = after(partial("3C 4C", "5D 6D", "6C 8C", "7D 9D", "8D 10D"), "3C")
    in_play = {name for name in ALL - {"2C", "2D"} if name[-1] != "C"}
    assert claims(state, "5D") == [("must_follow_suit", {"6D"}, in_play)]


def test_a_penalty_card_in_the_first_trick_claims_only_such() -> None:
    state = after(partial("2C 3D", "QS 6H", "6C 6D", "7C 7D"), "2C")
    assert claims(state, "QS") == [
        ("must_follow_suit", {"6H"}, {name for name in ALL if name[-1] != "C"}),
        ("no_points_on_first_trick", {"6H"}, HEART_CARDS | {"QS"}),
    ]


def test_a_heart_led_unbroken_claims_a_hand_of_hearts() -> None:
    state = partial("3H 4H", "QS 6H", "6C 6D", "7C 7D", leader=0)
    assert claims(state, "3H") == [("hearts_not_broken", {"4H"}, HEART_CARDS)]
    assert claims(partial("3H 4H", "QS 6H", "6C 6D", "7C 7D", leader=0, hearts_broken=True), "3H") == []


def test_black_maria_claims_following_only() -> None:
    state = partial("3H 4H", "QS 6H", "6C 6D", "7C 7D", leader=0, options=BLACK_MARIA)
    assert claims(state, "3H") == []
    state = after(partial("3C 4H", "QS 6H", "6C 6D", "7C 7D", leader=0, options=BLACK_MARIA), "3C")
    assert [code for code, _, _ in claims(state, "QS")] == ["must_follow_suit"]


@given(st.integers(0, 2**32), st.sampled_from(SEATS), st.booleans())
@settings(max_examples=6)
def test_hidden_hands_are_judged_like_open_ones(seed: int, seats: int, maria: bool) -> None:
    """Every card of the hand on turn, legal or not: the claims speak of the right slots."""
    setting = Setting(HEARTS, seats, HeartsOptions("black-maria" if maria else "standard"))
    hidden = HiddenWorld(setting)
    for state, event in play(setting, seed, deals=1):
        due = HEARTS.awaiting(state)
        if isinstance(due, Act) and not due.sealed:
            (seat,) = due.seats
            closed = hidden.view(seat)
            for card in bits_of(state.hands[seat]):
                move = Move("play", (card,))
                opened = verdict(state, seat, move, View(HEARTS, state, seat))
                assert verdict(hidden.state, seat, move, closed) == opened
        if event is not None:
            hidden.follow(event)


def verdict(state: Any, seat: int, move: Move, view: View) -> str | None:
    try:
        judge_fully(HEARTS, state, seat, move, view.hand, view.faces)
    except IllegalMove as fault:
        return fault.code
    return None


# --- the next deck ------------------------------------------------------------------------------------


def test_no_deck_after_the_hundredth_deal() -> None:
    state = partial("3C", "4C", "5C", leader=0, deal_number=100)
    assert HEARTS.next_decks(state) == ()
    state = after(state, "3C", "4C", "5C")
    assert HEARTS.next_decks(state) == ()
    assert HEARTS.next_decks(apply(HEARTS, state, Sealed())) == ()


def test_a_deck_after_a_deal_that_did_not_end_the_match() -> None:
    state = after(partial("3C", "4C", "5C", leader=0), "3C", "4C", "5C")
    assert HEARTS.next_decks(state) == (HEARTS.deck(3, HeartsOptions()).cards,)
    state = apply(HEARTS, state, Sealed())
    assert (state.phase, state.number) == (SHUFFLE, 2)
    state = after(partial("3C", "4C", "5C", leader=0, scores=[100, 0, 0]), "3C", "4C", "5C")
    assert HEARTS.next_decks(state) == ()
