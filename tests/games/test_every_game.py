"""What holds for every registered game, with all seats and options. A new game needs no test of these."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgpack
import pytest
from games.worlds import (
    SOME_DEALS,
    TRIED,
    HiddenWorld,
    Setting,
    all_settings,
    levels,
    move_pool,
    play,
    shown_awaits,
    visible_cards,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from lanparty.bots import bot
from lanparty.cards import Deck
from lanparty.engine.canonical import state_hash
from lanparty.engine.legality import judge_fully
from lanparty.engine.moves import COMMON_CODES, BadNotation, IllegalMove, Move
from lanparty.engine.options import describe_options, options_json, parse_options
from lanparty.engine.playout import play_deal
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
    OnTrack,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    Tracks,
    Transfer,
    Transferred,
    WrongEvent,
    acting_seats,
)
from lanparty.engine.views import View

every_setting = pytest.mark.parametrize("setting", all_settings(), ids=str)
few = settings(max_examples=2)  # of more than a hundred settings; `test_many_matches` looks at many matches
SOME = 100  # of a thousand moves, where all would take too long
seeds = st.integers(0, 2**32)

MEETS: dict[type, tuple[type, ...]] = {
    Shuffle: (Shuffled,),
    Deal: (Dealt,),
    Reveal: (Revealed,),
    Transfer: (Transferred,),
    Holder: (Held, NotHeld),
    Coin: (Flipped,),
    Act: (Acted,),
    Boundary: (Sealed,),
    Tracks: (OnTrack,),
}


def acting_states(setting: Setting, seed: int, count: int) -> list[Any]:
    """Some states of a match in which somebody must move, ends of deals among them."""
    rules = setting.rules
    match = play(setting, seed, deals=SOME_DEALS)
    states = [state for state, _ in match if acting_seats(rules.awaiting(state))]
    chosen = Random(seed).sample(states, min(count, len(states)))
    return [*chosen, states[0], states[-1]]


@every_setting
@given(seeds)
@few
def test_match_ends_with_a_result(setting: Setting, seed: int) -> None:
    rules = setting.rules
    *states, last = [state for state, _ in play(setting, seed)]
    due = rules.awaiting(last)
    assert isinstance(due, Finished)
    assert due.result == rules.result(last)
    assert due.result.scores == rules.scores(last)
    assert due.result.winners == rules.winners(last, rules.scores(last))
    assert due.result.winners == tuple(sorted(set(due.result.winners)))
    assert all(0 <= seat < setting.seats for seat in due.result.winners)
    assert rules.result(states[0]) is None


@every_setting
@given(seeds)
@few
def test_every_boundary_scores_and_numbers_its_deal(setting: Setting, seed: int) -> None:
    rules = setting.rules
    for state, _ in play(setting, seed, deals=SOME_DEALS):
        due = rules.awaiting(state)
        if isinstance(due, Boundary):
            assert due.deal == rules.deal_number(state)
            assert all(len(points) == setting.seats for points in rules.deal_scores(state))


@every_setting
@given(seeds)
@few
def test_cards_are_conserved(setting: Setting, seed: int) -> None:
    """No card is in two places, and none comes from nowhere between two shuffles."""
    rules = setting.rules
    deck = rules.deck(setting.seats, setting.options)
    names, whole = frozenset(deck.names), Counter(deck.names)
    before = None
    for state, event in play(setting, seed, deals=SOME_DEALS):
        hidden = state.slots()
        assert len(set(hidden)) == len(hidden)
        if acting_seats(rules.awaiting(state)):
            seen = visible_cards(rules.table(state), names) + Counter(deck.named(hidden))
            assert seen <= whole
            assert before is None or seen <= before
            before = seen
        if isinstance(event.event if isinstance(event, OnTrack) else event, Shuffled):
            before = None


@every_setting
@given(seeds)
@few
def test_replay_equals_live(setting: Setting, seed: int) -> None:
    """The same events give the same hashes, and folding leaves the earlier state as it was."""
    rules = setting.rules
    live = list(play(setting, seed, deals=SOME_DEALS))
    values = [state.values() for state, _ in live]
    again = rules.start(setting.seats, setting.options)
    for (state, event), before in zip(live, values, strict=True):
        assert state.values() == before
        assert again.values() == before
        assert state_hash(again) == state_hash(state)
        assert again.copy().values() == before
        if event is not None:
            again = apply(rules, again, event)
    assert len({state_hash(state) for state, _ in live}) == len(live), "every state of a match is another"


@every_setting
@given(seeds)
@few
def test_copies_go_their_own_way(setting: Setting, seed: int) -> None:
    """What one copy of a state goes through leaves no trace in another."""
    rules = setting.rules
    players = [bot("random", rules.name)] * setting.seats
    state = acting_states(setting, seed, 1)[0]

    def outcome(choices: int) -> Any:
        copy = state.copy()
        play_deal(rules, copy, players, Random(seed), Random(choices))
        return copy.values()

    first = outcome(1)
    outcome(2)
    assert outcome(1) == first


@every_setting
@given(seeds)
@few
def test_legal_moves_are_exactly_those_that_are_accepted(setting: Setting, seed: int) -> None:
    rules = setting.rules
    rng = Random(seed)
    states = acting_states(setting, seed, 1)
    kinds = frozenset(
        move.kind
        for state in states
        for seat in range(setting.seats)
        for move in rules.legal_moves(View(rules, state, seat))
    )
    for state in states:
        before = state.values()
        on_turn = acting_seats(rules.awaiting(state))
        pool = move_pool(setting, kinds, rng)
        # Ten seats with a thousand moves each are too many: all for one on turn, and some for some of all.
        main = rng.choice(on_turn)
        tried = {main, *rng.sample(range(setting.seats), min(setting.seats, 3))}
        for seat in range(setting.seats):
            view = View(rules, state, seat)
            legal = rules.legal_moves(view)
            assert bool(legal) == (seat in on_turn) == view.on_turn
            if seat not in tried:
                continue
            moves = {*(pool if seat == main else rng.sample(pool, SOME)), *legal}
            accepted = {move for move in moves if _is_accepted(setting, state, seat, move, view.hand)}
            assert set(legal) <= accepted
            assert {rules.format(move) for move in accepted} == {rules.format(move) for move in legal}
            assert len({rules.format(move) for move in legal}) == len(legal), "distinct moves only"
            pool += rng.sample(legal, min(len(legal), 10))  # are they refused to the next seat?
        assert state.values() == before


def _is_accepted(setting: Setting, state: Any, seat: int, move: Move, hand: int) -> bool:
    refused = None
    try:
        judge_fully(setting.rules, state, seat, move, hand)
    except IllegalMove as fault:
        refused = fault
    assert refused is None or (refused.code in setting.rules.codes and refused.message)
    return refused is None


@every_setting
@given(seeds)
@few
def test_wrong_events_are_refused(setting: Setting, seed: int) -> None:
    rules = setting.rules
    samples = (
        Shuffled(()),
        Dealt(),
        Revealed(()),
        Transferred(()),
        Held(0),
        NotHeld(),
        Flipped(0),
        Acted(()),
        Sealed(),
        OnTrack(0, Acted(())),
    )
    wrong: set[type] = set()
    for state, _ in play(setting, seed):
        due = rules.awaiting(state)
        if type(due) in wrong:
            continue
        wrong.add(type(due))
        for event in samples:
            if type(event) not in MEETS.get(type(due), ()):
                with pytest.raises(WrongEvent):
                    apply(rules, state, event)


@every_setting
@given(seeds)
@few
def test_moves_survive_their_text(setting: Setting, seed: int) -> None:
    rules = setting.rules
    for state in acting_states(setting, seed, 8):
        for seat in range(setting.seats):
            view = View(rules, state, seat)
            for move in rules.legal_moves(view):
                assert rules.parse(rules.format(move), view) == move
                assert rules.parse(f" {rules.format(move)} ", view) == move
                kind, cards, where = msgpack.unpackb(msgpack.packb(move))
                assert Move(kind, tuple(cards), where) == move


@cache
def _a_state(setting: Setting) -> Any:
    return acting_states(setting, 1, 0)[0]


@every_setting
@given(st.text(max_size=12) | st.text("RGVPAB1234567 >redgnviolt", max_size=9))
@settings(max_examples=30)
def test_any_text_is_a_move_or_bad_notation(setting: Setting, text: str) -> None:
    rules = setting.rules
    view = View(rules, _a_state(setting), 0)
    with suppress(BadNotation):
        move = rules.parse(text, view)
        assert rules.parse(rules.format(move), view) == move


@every_setting
@given(seeds)
@few
def test_rules_are_blind_to_hidden_faces(setting: Setting, seed: int) -> None:
    """The match goes the same way when slots are numbered so that they tell nothing of their cards."""
    rules = setting.rules
    hidden = HiddenWorld(setting)
    rng = Random(seed)
    for state, event in play(setting, seed, deals=SOME_DEALS):
        assert hidden.in_the_open() == state.values()
        due = rules.awaiting(state)
        assert shown_awaits(rules.awaiting(hidden.state), hidden.faces) == due
        # One on turn, if there is any, and one of all.
        on_turn = acting_seats(due) or (0,)
        for seat in {rng.choice(on_turn), rng.randrange(setting.seats)}:
            opened, closed = View(rules, state, seat), hidden.view(seat)
            assert closed.hand == opened.hand
            assert rules.legal_moves(closed) == rules.legal_moves(opened)
            assert closed.state.values() == opened.state.values()
        assert rules.table(hidden.state) == rules.table(state)
        assert rules.scores(hidden.state) == rules.scores(state)
        assert rules.deal_scores(hidden.state) == rules.deal_scores(state)
        assert rules.result(hidden.state) == rules.result(state)
        assert rules.next_decks(hidden.state) == rules.next_decks(state)
        if event is not None:
            hidden.follow(event)


@every_setting
@given(seeds)
@few
def test_views_leak_nothing(setting: Setting, seed: int) -> None:
    """Whatever others hold, a seat sees the same, may do the same, and its computer player does the same."""
    rules = setting.rules
    rng = Random(seed)
    for state in acting_states(setting, seed, 6):
        for seat in (*range(setting.seats), None):
            other = _exchange_the_unseen(state, seat, rng)
            view, twin = View(rules, state, seat), View(rules, other, seat)
            assert view.state.values() == twin.state.values()
            assert view.hand == twin.hand
            moves = rules.legal_moves(view)
            assert moves == rules.legal_moves(twin)
            for level in levels(rules):
                if moves:
                    player = bot(level, rules.name)
                    first = player.choose(view, moves, Random(seed))
                    assert first in moves
                    assert first == player.choose(twin, moves, Random(seed))


def _exchange_the_unseen(state: Any, seat: int | None, rng: Random) -> Any:
    own = state.hands[seat] if seat is not None else 0
    unseen = [slot for slot in state.slots() if not own >> slot & 1]
    others = rng.sample(unseen, len(unseen))
    numbers = {slot: slot for slot in state.slots()} | dict(zip(unseen, others, strict=True))
    copy = state.copy()
    copy.relabel(numbers)
    return copy


@every_setting
def test_computer_players_of_all_levels_finish_a_match(setting: Setting) -> None:
    for level in levels(setting.rules):
        for state, _ in play(setting, 7, level):
            last = state
        assert setting.rules.result(last) is not None


@every_setting
@given(seeds)
@few
def test_the_next_decks_are_foretold(setting: Setting, seed: int) -> None:
    """What is prepared in the background, from the first move on, is what the next deal's Shuffles then ask for."""
    rules = setting.rules
    foretold: list[tuple[tuple[int, ...], ...]] = []
    to_come: list[tuple[int, ...]] = []
    between = False
    for state, _ in play(setting, seed):
        due = rules.awaiting(state)
        if isinstance(due, Shuffle) and between:
            decks = rules.next_decks(state)
            # Nusicle's last deal may turn out void, which nobody foretells.
            assert set(foretold) == {decks} or (setting.rules.name == "nusicle" and foretold[-1] == decks)
            foretold, to_come, between = [], list(decks), False
        if isinstance(due, Shuffle) and to_come:
            assert due.cards == to_come.pop(0)
        elif isinstance(due, Finished):
            assert rules.next_decks(state) == (), "no deck for a deal that never comes"
        elif acting_seats(due) or isinstance(due, Boundary):
            assert not to_come
            foretold.append(rules.next_decks(state))
        between = between or isinstance(due, Boundary)


@pytest.mark.parametrize("rules", TRIED, ids=lambda rules: rules.name)
def test_the_game_is_described(rules: Any) -> None:
    common = [code for code in rules.codes if code in COMMON_CODES]
    assert common == [code for code in COMMON_CODES if code in rules.codes]
    assert rules.codes[: len(common)] == tuple(common)
    assert len(set(rules.codes)) == len(rules.codes)
    assert rules.move_help
    for option in describe_options(rules):
        assert option["help"]
    tried = [setting for setting in all_settings() if setting.rules is rules]
    assert {setting.seats for setting in tried} == set(rules.seat_numbers), (
        "all numbers of seats are possible"
    )
    for setting in tried:
        seats, options = setting.seats, setting.options
        assert parse_options(rules, seats, options_json(options)) == options
        assert isinstance(rules.deck(seats, options), Deck)


@pytest.mark.parametrize("rules", TRIED, ids=lambda rules: rules.name)
def test_the_examples_of_moves_can_be_read(rules: Any) -> None:
    """In some state and mode of the game, at least."""
    readable = set()
    for setting in all_settings():
        if setting.rules is not rules:
            continue
        for state in acting_states(setting, 3, 10):
            for seat in range(setting.seats):
                for example, _ in rules.move_help:
                    try:
                        rules.parse(example, View(rules, state, seat))
                    except BadNotation:
                        continue
                    readable.add(example)
    assert readable == {example for example, _ in rules.move_help}
