"""The worlds that hard computer players think about: possible ones, as far as their seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from games.worlds import HiddenWorld, Setting, play

from lanparty.bots import MINDS
from lanparty.bots.dealing import NoDeal, deal_out
from lanparty.bots.hearts_past import strangeness_of
from lanparty.bots.hearts_seen import shown, voids
from lanparty.bots.revolution_world import signs_of, strangeness
from lanparty.bots.six_world import unlikely
from lanparty.cards import bits_of, mask_of
from lanparty.engine.options import parse_options
from lanparty.engine.steps import Acted, Boundary, Finished, Shuffled, acting_seats
from lanparty.engine.table import OpenTable
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.games.hearts_cards import DECK

MOMENTS = 12  # of each match
DEALS = 3  # of a match: the second has roles, and cards that were passed on


def setting(name: str, seats: int, **options: Any) -> Setting:
    return Setting(game(name), seats, parse_options(game(name), seats, options))


SETTINGS = [
    *(setting("hearts", seats) for seats in (3, 4, 5, 6)),
    *(setting("hearts", seats, variant="black-maria") for seats in (3, 4, 5, 6)),
    *(setting("revolution", seats) for seats in (4, 5, 6)),
    *(setting("revolution", seats, jokers=True, opener="card") for seats in (4, 5, 6)),
    setting("revolution", 6, six_deck="kitty", swiss_swap="may"),
    setting("revolution", 4, teams="2", **{"pass": "final"}),
    setting("nusicle", 2),
    setting("nusicle", 1, mode="solo"),
    setting("nusicle", 2, mode="solo"),
]
SIX = [
    *(setting("six", seats) for seats in (2, 4, 10)),
    setting("six", 4, pro=True),
    setting("six", 4, deck="tactics"),
]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
with_six = pytest.mark.parametrize("setting", SETTINGS + SIX, ids=str)


def moments(setting: Setting, level: str = "random") -> Iterator[tuple[Any, View]]:
    """Some states in which somebody must move, and what one of those sees of the same on a hidden table."""
    hidden, rng = HiddenWorld(setting), Random(1)
    found = []
    for state, event in play(setting, 5, level, deals=DEALS):
        found += [(state, hidden.view(seat)) for seat in acting_seats(setting.rules.awaiting(state))[:1]]
        if event is not None:
            hidden.follow(event)
    yield from rng.sample(found, min(MOMENTS, len(found)))


def dealt_again(state: Any, seat: int, rng: Random) -> Any:
    unseen = [slot for slot in state.slots() if not state.hands[seat] >> slot & 1]
    numbers = {slot: slot for slot in bits_of(state.hands[seat])}
    numbers |= dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    copy = state.copy()
    copy.relabel(numbers)
    return copy


@with_six
def test_a_world_is_what_its_seat_sees(setting: Setting) -> None:
    """The seat sees the same in it; the hidden cards are those that are really hidden, somehow."""
    rules, mind = setting.rules, MINDS[setting.rules.name]
    for number, (state, hidden) in enumerate(moments(setting)):
        for view in (View(rules, state, hidden.seat), hidden):
            world = next(mind.worlds(view, Random(number)))
            assert View(rules, world, view.seat).state.values() == view.state.values()
            assert sorted(world.slots()) == sorted(state.slots())
            assert world.values() == next(mind.worlds(hidden, Random(number))).values()


@with_six
def test_a_world_tells_nothing_of_the_real_one(setting: Setting) -> None:
    rng, mind = Random(2), MINDS[setting.rules.name]
    for number, (state, hidden) in enumerate(moments(setting)):
        assert hidden.seat is not None
        twin = View(setting.rules, dealt_again(state, hidden.seat, rng), hidden.seat)
        assert (
            next(mind.worlds(twin, Random(number))).values()
            == next(mind.worlds(hidden, Random(number))).values()
        )


@every_setting
def test_a_world_is_played_out(setting: Setting) -> None:
    """To the end of its deal, and what it was worth adds up to nothing among all seats (but for Solo)."""
    rules, mind = setting.rules, MINDS[setting.rules.name]
    for number, (_, view) in enumerate(moments(setting)):
        if len(acting_seats(rules.awaiting(view.replica))) > 1 and setting.rules.name != "nusicle":
            continue  # these move at the same time: thinking makes their moves first
        world = next(mind.worlds(view, Random(number)))
        mind.play_out(world, Random(number))
        assert isinstance(rules.awaiting(world), Boundary | Finished)
        worths = [mind.worth(world, seat) for seat in range(setting.seats)]
        assert getattr(setting.options, "mode", "") == "solo" or abs(sum(worths)) < 1e-9


@pytest.mark.parametrize("setting", SETTINGS[:8], ids=str)
def test_what_hearts_have_shown(setting: Setting) -> None:
    """Who has not followed suit in this deal lacks that suit: in fact, by what is remembered, and in every world."""
    mind, rng = MINDS["hearts"], Random(3)
    shown = [0] * setting.seats
    hidden = HiddenWorld(setting)
    tried = 0
    for state, event in play(setting, 6, "easy", deals=DEALS):
        seats = acting_seats(setting.rules.awaiting(state))
        if isinstance(event, Shuffled):
            shown = [0] * setting.seats
        if len(seats) == 1:
            assert list(voids(state)) == shown
            if any(shown) and rng.random() < 0.3:
                tried += 1
                world = next(mind.worlds(hidden.view(seats[0]), rng))
                for seat, hand in enumerate(world.hands):
                    assert not any(shown[seat] >> card // 13 & 1 for card in bits_of(hand))
        if isinstance(event, Acted) and len(seats) == 1 and state.trick:
            ((seat, (_, (card,), _), _),) = event.moves
            suit = state.trick[0] // 13
            if card // 13 != suit:
                shown[seat] |= 1 << suit
        if event is not None:
            hidden.follow(event)
    assert tried > 5


@pytest.mark.parametrize("setting", SETTINGS[:8] + SIX, ids=str)
def test_what_is_taken_for_unlikely_is_not_held(setting: Setting) -> None:
    """Where all play by the rules of thumb these rule out a good part of the cards, and next to none that is held."""
    signs = shown if setting.rules.name == "hearts" else unlikely
    out = ruled_out = held = wrong = 0
    for state, _ in play(setting, 6, "medium", deals=20):
        if len(acting_seats(setting.rules.awaiting(state))) > 0 and getattr(state, "turns", True):
            in_hands = mask_of(card for hand in state.hands for card in bits_of(hand))
            for hand, mask in zip(state.hands, signs(state), strict=True):
                out, ruled_out = out + in_hands.bit_count(), ruled_out + (in_hands & mask).bit_count()
                held, wrong = held + hand.bit_count(), wrong + (hand & mask).bit_count()
    assert ruled_out > 0.05 * out
    assert wrong < 0.03 * held


@pytest.mark.parametrize(
    "setting",
    [
        setting("hearts", 4),
        setting("hearts", 5, variant="black-maria"),
        setting("revolution", 5, jokers=True),
    ],
    ids=str,
)
def test_what_was_passed_on_lies_where_it_went(setting: Setting) -> None:
    mind, known = MINDS[setting.rules.name], 0
    for number, (state, view) in enumerate(moments(setting)):
        gave = view.gave()
        assert gave == View(setting.rules, state, view.seat).gave()
        world = next(mind.worlds(view, Random(number)))
        for card, receiver in gave.items():
            if card in state.slots() and not view.hand >> card & 1:
                known += 1
                assert card in world.down if receiver < 0 else world.hands[receiver] >> card & 1
                assert card in state.down if receiver < 0 else state.hands[receiver] >> card & 1
    assert known > 3


def partial(name: str, hands: str, moves: str, **options: Any) -> OpenTable:
    """A partial deal in which seat 0 leads, after these moves (commas between them)."""
    layout = {"hands": [hand.split() for hand in hands.split(",")], "partial": True}
    rules, seats = game(name), len(layout["hands"])
    opened = OpenTable(
        rules, seats, parse_options(rules, seats, options), layouts=[layout], state_json={"leader": 0}
    )
    for text in moves.split(","):
        (seat,) = opened.waiting.seats
        opened.submit(seat, rules.parse(text, opened.view(seat)))
    return opened


@pytest.mark.parametrize("setting", SETTINGS[1:6:2], ids=str)
def test_hands_in_hearts_explain_what_was_played(setting: Setting) -> None:
    """Where all play by the rules of thumb the true hands explain every card; worlds hardly fewer, unlike chance."""
    found, chance, moments = 0, 0, 0
    for number, (state, _) in enumerate(play(setting, 6, "medium", deals=4)):
        seats = acting_seats(setting.rules.awaiting(state))
        if len(seats) != 1 or len(state.tricks) < 3 or number % 5:
            continue
        view = View(setting.rules, state, seats[0])
        others = [seat for seat in range(setting.seats) if seat != seats[0]]
        strange = strangeness_of(state, seats[0])
        assert strange is not None
        assert not any(strange(seat, state.hands[seat]) for seat in others)
        rng, moments = Random(number), moments + 1
        for world in islice(MINDS["hearts"].worlds(view, rng), 10):
            found += sum(strange(seat, world.hands[seat]) for seat in others)
        for _ in range(10):
            cards = [card for seat in others for card in bits_of(state.hands[seat])]
            rng.shuffle(cards)
            for seat in others:
                size = state.hands[seat].bit_count()
                chance += strange(seat, mask_of(cards[:size]))
                cards = cards[size:]
    assert moments > 10
    assert found < chance / 4


@pytest.mark.parametrize(
    ("moves", "innocent"),
    [
        ("AC,4D,5C", 1),  # throws another card away than the queen
        ("KS,3S,4S,5S", 2),  # doesn't put her under the king
        ("KS,3S,4S,5S", 1),
    ],
)
def test_who_would_have_been_rid_of_the_queen_hardly_has_her(moves: str, innocent: int) -> None:
    """Four players; seat 3 holds the queen, and seat 0 doesn't know."""
    hands = "AC KS 10C JC, 4D 3S 7D 8D, 5C 4S 9D 10D, QS 5S 6C 7C"
    state, queen = partial("hearts", hands, moves).state, DECK.find("QS")[0]
    worlds = [
        next(MINDS["hearts"].worlds(View(game("hearts"), state, 0), Random(seed))) for seed in range(200)
    ]
    assert sum(world.hands[innocent] >> queen & 1 for world in worlds) < 20


@pytest.mark.parametrize(
    ("hands", "moves", "least"),
    [
        ("7C KC KD AC, 8C 9D QD JC, 10D 10H QC QH, 9C 9S JD JH", "7C,8C,pass", 0),
        ("7C KC KD AC, 8C 9D QD JC, 10D JH QC QH, 9C 9S JD AH", "7C,8C,pass", 1),  # the 10 would have done
        ("7C KC KD AC, 8C 9D QD JC, 10D 10H QC QH, 9C 9S JD JH", "7C,9D,pass", 1),  # so would the 8
        ("KC 7C 8D AC, 8C 9D QD JC, 10D 10H QC QH, 9C 9S JD JH", "KC,pass,pass", 1),  # 7 and 8 are weaker
    ],
)
def test_how_strange_it_would_be(hands: str, moves: str, least: int) -> None:
    opened = partial("revolution", hands, moves)
    found = strangeness(opened.state, signs_of(opened.state.told), 3)
    assert found >= least
    assert (found == 0) == (least == 0)


def test_cards_are_dealt_where_they_may_lie() -> None:
    """Three rooms with room for two; 0 to 2 may lie in the last only, or the middle one: so 3 to 5 make room."""
    for seed in range(50):
        hands = deal_out(range(6), (2, 2, 2), (1, 1, 1, 0, 0, 0), Random(seed))
        assert [len(hand) for hand in hands] == [2, 2, 2]
        assert sorted(card for hand in hands for card in hand) == list(range(6))
        assert not {0, 1, 2} & set(hands[0])


def test_a_chain_of_cards_makes_room() -> None:
    """Only one way: the greedy one goes wrong for most seeds and is mended."""
    barred = (0b110, 0b100, 0b001, 0b001)  # 0 in room 0 only; 1 in 0 or 1; 2 and 3 in 1 or 2
    for seed in range(50):
        hands = deal_out(range(4), (1, 1, 2), barred, Random(seed))
        assert hands[0] == [0]
        assert hands[1] == [1]
        assert sorted(hands[2]) == [2, 3]


def test_what_cannot_lie_anywhere() -> None:
    with pytest.raises(NoDeal):
        deal_out(range(2), (1, 1), (0b01, 0b01), Random(1))


def test_all_ways_to_deal_occur() -> None:
    seen = {
        tuple(map(tuple, map(sorted, deal_out(range(4), (2, 2), (0,) * 4, Random(seed)))))
        for seed in range(200)
    }
    assert len(seen) == 6


@pytest.mark.parametrize(
    ("name", "seats", "better", "worse"), [("revolution", 4, 2, -2), ("nusicle", 2, 9, 14)]
)
def test_a_match_of_one_deal_is_played_for_the_victory(
    name: str, seats: int, better: int, worse: int
) -> None:
    """However close, the winner has won; over more deals points are what counts."""
    worths = {}
    for deals in (1, 2):
        state = game(name).start(seats, parse_options(game(name), seats, {"deals": deals}))
        state.scored = ((better, *(worse for _ in range(seats - 1))),)
        worths[deals] = [MINDS[name].worth(state, seat) for seat in range(seats)]
    assert 1 <= worths[1][0] < 1.02
    assert -0.02 < worths[1][1] <= 0
    assert worths[2][0] == abs(better - worse)
