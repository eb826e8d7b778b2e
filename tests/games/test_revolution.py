"""Revolution beyond its scenarios: against a second statement of its rules, and what no deal may break."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from games.revolution_referee import ORDER, Referee
from games.worlds import HiddenWorld, Setting, play
from hypothesis import given, settings
from hypothesis import strategies as st

from lanparty.cards import bits_of, mask_of
from lanparty.engine.claims import Split, is_true
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.options import BadOption, parse_options
from lanparty.engine.rules import BadState, apply
from lanparty.engine.steps import Act, Acted, Boundary, Deal, Finished, Holder, Result, Shuffle, Shuffled
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.games.revolution_cards import NAMES, NATURALS, has_rank_of, pack_for
from lanparty.games.revolution_moves import best_of, choices_of

REVOLUTION = game("revolution")
SEATS = (4, 5, 6)
# seats, jokers, six_deck: lowest rank, cards, hand, left down - the rules' own figures, written down again
DECKS = {
    (4, False, "threes"): ("7", 32, 8, 0),
    (4, True, "threes"): ("7", 34, 8, 2),
    (5, False, "threes"): ("5", 40, 8, 0),
    (5, True, "threes"): ("5", 42, 8, 2),
    (6, False, "threes"): ("3", 48, 8, 0),
    (6, True, "threes"): ("3", 50, 8, 2),
    (6, False, "kitty"): ("5", 40, 6, 4),
    (6, True, "kitty"): ("5", 42, 7, 0),
}
POINTS = {4: [-2, -1, 1, 2], 5: [-2, -1, 0, 1, 2], 6: [-2, -1, 0, 0, 1, 2]}
EXCHANGE_MOVES = 6  # two swaps, four gifts


def setting(seats: int, **given: Any) -> Setting:
    return Setting(REVOLUTION, seats, parse_options(REVOLUTION, seats, given))


@st.composite
def any_settings(draw: st.DrawFn) -> Setting:
    """All options together, in short matches."""
    return setting(
        draw(st.sampled_from(SEATS)),
        **{
            "jokers": draw(st.booleans()),
            "six_deck": draw(st.sampled_from(("threes", "kitty"))),
            "swiss_swap": draw(st.sampled_from(("must", "may"))),
            "pass": draw(st.sampled_from(("reenter", "final"))),
            "opener": draw(st.sampled_from(("servant", "card"))),
            "deals": 3,
        },
    )


seeds = st.integers(0, 2**32)


def names(mask: int) -> list[str]:
    return [NAMES[card] for card in bits_of(mask)]


def phase(state: Any) -> str:
    return str(REVOLUTION.table(state)["phase"])


# --- the cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "jokers", "six_deck"), DECKS)
def test_the_deck(seats: int, jokers: bool, six_deck: str) -> None:
    lowest, count, size, down = DECKS[seats, jokers, six_deck]
    options = parse_options(REVOLUTION, seats, {"jokers": jokers, "six_deck": six_deck})
    expected = Counter(rank + suit for rank in ORDER[ORDER.index(lowest) :] for suit in "CDHS")
    expected["JK"] = 2 * jokers
    pack = pack_for(seats, options)
    assert Counter(NAMES[card] for card in pack.cards) == +expected
    assert REVOLUTION.deck(seats, options).cards == pack.cards
    assert (len(pack.cards), pack.hand_size, pack.down) == (count, size, down)
    assert size * seats + down == count
    assert [NAMES[card] for card in pack.openers[:5]] == [
        *(lowest + suit for suit in "DCHS"),
        ORDER[ORDER.index(lowest) + 1] + "D",
    ]


def test_the_deal_takes_from_the_top() -> None:
    state = REVOLUTION.start(5, parse_options(REVOLUTION, 5, {"jokers": True}))
    due = REVOLUTION.awaiting(state)
    assert due == Shuffle((*range(8, 48), 48, 49))
    state = apply(REVOLUTION, state, Shuffled(due.cards[::-1]))
    assert REVOLUTION.awaiting(state) == Deal(tuple((49 - place, place // 8) for place in range(40)))


@given(st.integers(0, (1 << NATURALS) - 1), st.integers(0, 4))
def test_has_rank_of(cards: int, count: int) -> None:
    most = max(Counter(card // 4 for card in bits_of(cards)).values(), default=0)
    assert has_rank_of(cards, count) == (most >= count)


# --- the play, against the referee --------------------------------------------------------------------


def plays(world: Setting, seed: int) -> Iterator[tuple[Any, Referee]]:
    """Each state of a match's tricks and of the ends of its deals, with the referee of the same deal."""
    six_deck = world.options.six_deck if world.seats == 6 else "threes"
    lowest = DECKS[world.seats, world.options.jokers, six_deck][0]
    referee = None
    for state, event in play(world, seed):
        if phase(state) not in ("play", "end"):
            referee = None
            continue
        if referee is None:
            hands, down = [names(hand) for hand in state.hands], [NAMES[card] for card in state.down]
            referee = Referee(hands, down, lowest, world.options.pass_ == "final")
            referee.turn = state.turn
        yield state, referee
        if isinstance(event, Acted):
            ((_, move, _),) = event.moves
            if move.cards:
                referee.play([NAMES[card] for card in move.cards])
            else:
                referee.pass_()


@given(any_settings(), seeds)
@settings(max_examples=60)
def test_turns_tricks_and_places(world: Setting, seed: int) -> None:
    for state, referee in plays(world, seed):
        assert list(state.places) == referee.places
        assert [names(hand) for hand in state.hands] == [
            sorted(hand, key=NAMES.index) for hand in referee.hands
        ]
        assert state.turned == (referee.ranks[0] == "A")
        if phase(state) == "play":
            assert state.turn == referee.turn
            assert bool(state.trick) == (referee.best is not None)


@given(any_settings(), seeds)
@settings(max_examples=12)
def test_every_legal_play_and_no_other(world: Setting, seed: int) -> None:
    """All choices of up to five cards of the hand are tried."""
    for state, referee in plays(world, seed):
        if phase(state) != "play":
            continue
        expected = {tuple(cards) for cards in referee.allowed(state.turn)}
        if state.opening >= 0:
            expected = {cards for cards in expected if NAMES[state.opening] in cards}
        if referee.best is not None:
            expected.add(())
        moves = REVOLUTION.legal_moves(View(REVOLUTION, state, state.turn))
        found = [tuple(NAMES[card] for card in move.cards) for move in moves]
        assert len(set(found)) == len(found)
        assert set(found) == expected
        assert all(move.kind == ("play" if move.cards else "pass") for move in moves)


# --- the exchange -------------------------------------------------------------------------------------


@given(any_settings(), seeds)
@settings(max_examples=30)
def test_who_exchanges_how_much(world: Setting, seed: int) -> None:
    """The phases of each deal in order, and what each seat has before, after and in between."""
    options, seats = world.options, world.seats
    swaps = {5: 1 if options.jokers else 0, 6: 2 if options.six_deck == "kitty" and not options.jokers else 0}
    seen: list[str] = []
    size = 0
    for state, event in play(world, seed):
        if isinstance(event, Shuffled):
            seen = []
        elif isinstance(event, Acted) and phase(state) != "play":
            seen += [phase(state)] * len(event.moves)
            size = pack_for(seats, options).hand_size
            counts = [size] * seats
            if phase(state) == "give_back":
                for place, change in ((0, 2), (1, 1), (-2, -1), (-1, -2)):
                    counts[state.roles[place]] += change
            assert [hand.bit_count() for hand in state.hands] == counts
        elif isinstance(event, Acted) and seen[-1:] != ["play"]:
            first = (
                [] if state.number == 1 else ["swap"] * swaps.get(seats, 0) + ["give"] * 2 + ["give_back"] * 2
            )
            assert seen == first
            assert all(hand.bit_count() == pack_for(seats, options).hand_size for hand in state.hands)
            seen.append("play")


@given(any_settings(), seeds)
@settings(max_examples=30)
def test_gifts_are_the_best_cards(world: Setting, seed: int) -> None:
    """All choices are tried: legal are exactly those for which the claim holds that `check` makes."""
    for state, _ in play(world, seed):
        if phase(state) != "give" or not isinstance(REVOLUTION.awaiting(state), Act):
            continue
        for seat in REVOLUTION.awaiting(state).seats:
            hand = state.hands[seat]
            count = 2 if seat == state.roles[-1] else 1
            legal = {
                tuple(names(mask_of(move.cards)))
                for move in REVOLUTION.legal_moves(View(REVOLUTION, state, seat))
            }
            best = sorted(ORDER.index(NAMES[card][:-1]) if card < NATURALS else 99 for card in bits_of(hand))
            for cards in combinations(bits_of(hand), count):
                (claim,) = REVOLUTION.check(state, seat, Move("give", cards), cards)
                given = sorted(ORDER.index(NAMES[card][:-1]) if card < NATURALS else 99 for card in cards)
                assert is_true(claim, None) == (given == best[-count:])
                assert is_true(claim, None) == (tuple(NAMES[card] for card in cards) in legal)


@given(any_settings(), seeds)
@settings(max_examples=20)
def test_sealed_moves_name_slots_only(world: Setting, seed: int) -> None:
    """On a hidden table a swap or a gift comes as `choose` with slots, and the match goes the same way."""
    hidden = HiddenWorld(world)
    for state, event in play(world, seed):
        assert hidden.in_the_open() == state.values()
        if event is None:
            break
        due = REVOLUTION.awaiting(hidden.state)
        if not isinstance(event, Acted):
            hidden.follow(event)
            continue
        assert isinstance(due, Act)
        assert due.sealed == (phase(state) != "play")
        moves = []
        for seat, move, _ in event.moves:
            slots = tuple(hidden.view(seat).slot_of(card) for card in move.cards)
            if due.sealed:
                move = Move("choose")
            claims = REVOLUTION.check(hidden.state, seat, move, slots)
            assert all(is_true(claim, hidden.faces) for claim in claims)
            assert bool(claims) == (phase(state) == "give")
            moves.append((seat, move, slots))
        hidden.state = apply(REVOLUTION, hidden.state, Acted(tuple(moves)))


@pytest.mark.parametrize("jokers", [(), (48,), (49,), (48, 49)])
def test_equal_jokers_make_no_two_moves(jokers: tuple[int, ...]) -> None:
    """Pairs of a hand of four natural cards and some jokers, and the best of it; the lowest joker is taken."""
    hand = mask_of((16, 20, 24, 28, *jokers))
    pairs = [REVOLUTION.format(move) for move in choices_of("swap", hand, 2)]
    assert len(set(pairs)) == len(pairs) == {0: 6, 1: 6 + 4, 2: 6 + 4 + 1}[len(jokers)]
    (best,) = best_of(hand, 1)
    assert best == Move("give", jokers[:1] or (28,))


def exchanging(seats: int, name: str, **given: Any) -> Any:
    """The first state in which so is exchanged."""
    for state, _ in play(setting(seats, **given), 1):
        if phase(state) == name and isinstance(REVOLUTION.awaiting(state), Act):
            return state
    raise AssertionError(name)


def refusal(state: Any, seat: int, move: Move, slots: tuple[int, ...] = ()) -> str:
    with pytest.raises(IllegalMove) as refused:
        REVOLUTION.check(state, seat, move, slots)
    return refused.value.code


def test_chosen_slots_are_judged_too() -> None:
    """As a peer may send them."""
    choose = Move("choose")
    state = exchanging(5, "swap", jokers=True)
    swiss = state.roles[2]
    own, other = tuple(bits_of(state.hands[swiss])), next(bits_of(state.hands[state.roles[0]]))
    assert REVOLUTION.check(state, swiss, choose, own[:2]) == ()
    assert refusal(state, swiss, choose) == "swap_required"
    assert refusal(state, swiss, choose, own[:1]) == "wrong_count"
    assert refusal(state, swiss, choose, own[:3]) == "wrong_count"
    assert refusal(state, swiss, choose, (own[0], own[0])) == "not_in_hand"
    assert refusal(state, swiss, choose, (own[0], other)) == "not_in_hand"
    assert REVOLUTION.check(exchanging(5, "swap", jokers=True, swiss_swap="may"), swiss, choose) == ()

    state = exchanging(4, "give")
    master, _, half_servant, servant = state.roles
    held = {seat: tuple(bits_of(state.hands[seat])) for seat in state.roles}
    own = held[servant]
    (claim,) = REVOLUTION.check(state, servant, choose, own[2:4])
    assert claim == Split(own[2:4], own[:2] + own[4:], state.pack.best_last, "not_best_cards")
    assert refusal(state, servant, choose, own[:1]) == "wrong_count"
    assert refusal(state, half_servant, choose, held[half_servant][:2]) == "wrong_count"
    assert refusal(state, master, choose, held[master][:2]) == "not_your_turn"


def test_choosing_is_for_the_exchange() -> None:
    state = next(state for state, _ in play(setting(4), 1) if phase(state) == "play")
    assert refusal(state, state.turn, Move("choose")) == "wrong_phase"


@pytest.mark.parametrize(
    "move",
    [
        Move("play"),
        Move("give"),
        Move("swap"),
        Move("pass", (20,)),
        Move("keep", (20,)),
        Move("choose", (20,)),
        Move("play", (20,), 1),
        Move("pass", (), 1),
        Move("play", (-1,)),
        Move("play", (50,)),
        Move("play", (15,)),
        Move("play", (48,)),
        Move("", (20,)),
    ],
)
def test_a_move_of_another_form_is_bad_notation(move: Move) -> None:
    """As a peer may send it: 15 is 6S and 48 a joker, which four players do not have."""
    state = next(state for state, _ in play(setting(4), 1) if phase(state) == "play")
    assert refusal(state, state.turn, move) == "bad_notation"


def test_a_card_named_twice_is_refused_without_knowing_the_hand() -> None:
    state = next(state for state, _ in play(setting(4), 1) if phase(state) == "play")
    assert refusal(state, state.turn, Move("play", (17, 17))) == "not_in_hand"


# --- what no deal may break ---------------------------------------------------------------------------


@given(any_settings(), seeds)
@settings(max_examples=60)
def test_no_card_is_lost(world: Setting, seed: int) -> None:
    pack = pack_for(world.seats, world.options)
    played: Counter[str] = Counter()
    for state, event in play(world, seed):
        if isinstance(event, Shuffled):
            played = Counter()
        if phase(state) in ("deal", "end"):
            continue
        assert state.unplayed == mask_of((*state.slots(),))
        assert Counter(names(state.unplayed)) + played == Counter(names(pack.mask))
        assert len(state.down) == pack.down == REVOLUTION.table(state)["down"] - len(state.taking)
        if isinstance(event, Acted) and phase(state) == "play":
            played += Counter(NAMES[card] for _, move, _ in event.moves for card in move.cards)


@given(any_settings(), seeds)
@settings(max_examples=60)
def test_points_and_length_of_every_deal(world: Setting, seed: int) -> None:
    """Each play takes a card at least and is followed by a pass of each other seat at most."""
    longest = EXCHANGE_MOVES + len(pack_for(world.seats, world.options).cards) * world.seats
    moves = 0
    for state, event in play(world, seed):
        if isinstance(REVOLUTION.awaiting(state), Boundary):
            assert moves <= longest
            moves = 0
            points = REVOLUTION.deal_scores(state)[-1]
            assert sorted(points) == POINTS[world.seats]
            assert sorted(state.places) == list(range(world.seats))
            assert [points[seat] for seat in state.places] == sorted(points, reverse=True)
        elif isinstance(event, Acted):
            moves += len(event.moves)
    scores = [sum(column) for column in zip(*REVOLUTION.deal_scores(state), strict=True)]
    assert REVOLUTION.scores(state) == tuple(scores)
    assert len(REVOLUTION.deal_scores(state)) == 3


@pytest.mark.parametrize("deals", [1, 2, 50])
def test_so_many_deals(deals: int) -> None:
    boundaries = 0
    for state, _ in play(setting(4, deals=deals), 3):
        due = REVOLUTION.awaiting(state)
        if isinstance(due, Boundary):
            boundaries += 1
            assert (REVOLUTION.result(state) is None) == (boundaries < deals)
            assert (REVOLUTION.next_decks(state) == ()) == (boundaries == deals)
    assert boundaries == deals
    assert isinstance(due, Finished)


def test_the_roles_are_the_places_of_the_deal_before() -> None:
    places: tuple[int, ...] = ()
    for state, _ in play(setting(6, deals=4), 5):
        assert state.roles == places or isinstance(REVOLUTION.awaiting(state), Boundary | Finished)
        if isinstance(REVOLUTION.awaiting(state), Boundary):
            places = state.places


def test_the_end_of_a_deal_lies_until_the_next() -> None:
    for state, event in play(setting(4, deals=2), 5):
        if isinstance(event, Shuffled) and state.number == 2:
            table = REVOLUTION.table(state)
            assert table["places"] == table["roles"] == list(state.roles)
            assert table["phase"] == "deal"
            assert not table["revolution"]
            assert state.slots() == ()


def test_with_opener_card_it_is_asked_in_every_deal() -> None:
    asked = Counter(
        state.number
        for state, _ in play(setting(5, opener="card", deals=3), 5)
        if isinstance(REVOLUTION.awaiting(state), Holder)
    )
    assert asked == {1: 1, 2: 1, 3: 1}


@pytest.mark.parametrize(
    ("seats", "teams", "scores", "winners"),
    [
        (4, "none", (3, 1, 3, 0), (0, 2)),
        (4, "2", (3, 1, 0, 3), (1, 3)),
        (4, "2", (3, 1, 0, 2), (0, 1, 2, 3)),
        (6, "2", (0, 0, 1, 0, 0, 0), (0, 2, 4)),
        (6, "3", (0, 0, 1, 0, 0, 0), (2, 5)),
        (6, "3", (0, 1, 1, 0, 0, 0), (1, 2, 4, 5)),
        (4, "none", (-3, -2, -2, -5), (1, 2)),
    ],
)
def test_winners(seats: int, teams: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = REVOLUTION.start(seats, parse_options(REVOLUTION, seats, {"teams": teams}))
    assert REVOLUTION.winners(state, scores) == winners


def test_the_result_of_teams() -> None:
    *_, (last, _) = play(setting(6, teams="3", deals=2), 5)
    scores = REVOLUTION.scores(last)
    best = max(scores[team] + scores[team + 3] for team in range(3))
    winners = tuple(seat for seat in range(6) if scores[seat] + scores[(seat + 3) % 6] == best)
    assert REVOLUTION.result(last) == Result(winners, scores)


@pytest.mark.parametrize(
    ("seats", "teams", "possible"),
    [(4, "2", True), (6, "2", True), (6, "3", True), (5, "2", False), (5, "3", False), (4, "3", False)],
)
def test_teams_sit_evenly_apart(seats: int, teams: str, possible: bool) -> None:
    if possible:
        assert parse_options(REVOLUTION, seats, {"teams": teams}).teams == teams
    else:
        with pytest.raises(BadOption, match=f"{seats} players cannot be {teams} equal teams"):
            parse_options(REVOLUTION, seats, {"teams": teams})


@pytest.mark.parametrize(
    "state",
    [
        {"roles": [0, 1, 2]},
        {"roles": [0, 1, 2, 4]},
        {"roles": [0, 1, 2, True]},
        {"roles": {"0": 1}},
        {"roles": None},
        {"roles": ["0", "1", "2", "3"]},
        {"leader": -1},
        {"leader": None},
        {"revolution": None},
        {"deal_number": 9},
        {"scores": [0, 0, 0]},
    ],
)
def test_a_beginning_that_cannot_be(state: dict[str, Any]) -> None:
    with pytest.raises(BadState):
        REVOLUTION.initial(4, parse_options(REVOLUTION, 4, {}), state)


def test_a_random_hand_is_written_in_order() -> None:
    rng = Random(4)
    cards = rng.sample(range(16, 50), 8)
    assert REVOLUTION.format(Move("give", tuple(cards))) == " ".join(["give", *names(mask_of(cards))])
