"""Hundreds of whole random matches of each game, over its seats and options, with the checks that cost little.

Every move is judged legal by all rules; no card is in two places; every deal ends in time and its points add up to
what the game says. (`test_every_game` looks much deeper into fewer matches.) Matches are short: numbers among the
options, like how many deals are played, lie between the least and the default.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from functools import reduce
from operator import or_
from random import Random
from typing import Any

import pytest
from games.worlds import Setting, visible_cards

from lanparty.engine.legality import judge_fully
from lanparty.engine.options import BadOption, option_name, parse_options
from lanparty.engine.playout import open_event
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Act, Acted, Boundary, Finished, on_track, parts
from lanparty.engine.views import View
from lanparty.games import GAMES

MATCHES = 320  # of each game
PARTS = 4  # they are played in
MAX_DEALS = 100  # of a match; void ones of Nusicle are played again
LOOKED_AT = 1 / 25  # of all positions: all cards are counted


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_random_matches(rules: Rules, part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        rng = Random(f"{rules.name}/{number}")
        setting = some_setting(rules, rng)
        try:
            play_and_check(setting, rng)
        except Exception as fault:
            fault.add_note(f"match {number}: {setting}")
            raise


def test_all_seats_and_options_are_met() -> None:
    for rules in GAMES:
        met = [some_setting(rules, Random(f"{rules.name}/{number}")) for number in range(MATCHES)]
        assert {setting.seats for setting in met} == set(rules.seat_numbers)
        for one in fields(rules.Options):
            values = {getattr(setting.options, one.name) for setting in met}
            assert values >= set(one.metadata.get("choices", ())), one.name


def some_setting(rules: Rules, rng: Random) -> Setting:
    """Any number of seats, any options that are possible with so many."""
    while True:
        seats = rng.choice(rules.seat_numbers)
        try:
            return Setting(rules, seats, parse_options(rules, seats, _some_options(rules, rng)))
        except BadOption:
            continue


def _some_options(rules: Rules, rng: Random) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for one in fields(rules.Options):
        if "choices" in one.metadata:
            given[option_name(one)] = rng.choice(one.metadata["choices"])
        elif "range" in one.metadata:
            given[option_name(one)] = rng.randint(one.metadata["range"][0], one.default)
    return given


def play_and_check(setting: Setting, rng: Random) -> None:
    """A match from its beginning to its end."""
    rules, seats = setting.rules, setting.seats
    state = rules.start(seats, setting.options)
    begin = rules.scores(state)
    deck = rules.deck(seats, setting.options)
    names, whole = frozenset(deck.names), Counter(deck.named(deck.cards))
    longest = LONGEST[rules.name](setting)
    deals = moves = 0
    while not isinstance(due := rules.awaiting(state), Finished):
        track, part = rng.choice(parts(due))
        if isinstance(part, Act):
            if rng.random() < LOOKED_AT:
                seen = visible_cards(rules.table(state), names) + Counter(deck.named(state.slots()))
                assert seen <= whole
            moves += len(part.seats)
            assert moves <= longest, "a deal has an end"
            rules.step(state, on_track(track, _acted(rules, state, part, rng)))
            assert sum(hand.bit_count() for hand in state.hands) == reduce(or_, state.hands).bit_count()
            continue
        if isinstance(due, Boundary):
            deals, moves = deals + 1, 0
            assert deals <= MAX_DEALS
            scored = rules.deal_scores(state)
            assert rules.scores(state) == tuple(map(sum, zip(begin, *scored, strict=True)))
            if not getattr(state, "void", False):
                DEAL_ADDS_UP[rules.name](setting, state, scored[-1])
        rules.step(state, on_track(track, open_event(part, state, rng)))
    assert due.result == rules.result(state)
    assert due.result.winners == rules.winners(state, rules.scores(state)) != ()
    assert deals >= len(rules.deal_scores(state)) >= 1


def _acted(rules: Rules, state: Any, due: Act, rng: Random) -> Acted:
    moves = []
    for seat in due.seats:
        view = View(rules, state, seat)
        move = rng.choice(rules.legal_moves(view))
        judge_fully(rules, state, seat, move, view.hand)
        moves.append((seat, move, move.cards))
    return Acted(tuple(moves))


# --- how long a deal may be ------------------------------------------------------------------------------


def _poison_moves(setting: Setting) -> int:
    return setting.seats * {2: 12, 3: 12, 4: 12, 5: 10, 6: 8}[setting.seats]


def _hearts_moves(setting: Setting) -> int:
    """All cards, and everybody's choice of what is passed."""
    return len(setting.rules.deck(setting.seats, setting.options).cards) + setting.seats


def _six_moves(setting: Setting) -> int:
    """Ten cards each, and a row for each of them."""
    return 20 * setting.seats


def _revolution_moves(setting: Setting) -> int:
    """The exchange; then each play lays a card at least, and all others may pass."""
    return 6 + len(setting.rules.deck(setting.seats, setting.options).cards) * setting.seats


LONGEST = {
    "hearts": _hearts_moves,
    "nusicle": lambda setting: 2000,  # nothing bounds it but chance; the longest have some 400
    "poison": _poison_moves,
    "revolution": _revolution_moves,
    "six": _six_moves,
}

# --- what a deal's points add up to ----------------------------------------------------------------------


def _poison_adds_up(setting: Setting, state: Any, points: tuple[int, ...]) -> None:
    """50 cards; each that was drunk costs, but for the colours that one seat alone has most of."""
    table = setting.rules.table(state)
    drunk = [Counter(name[0] for name in cards) for cards in table["drunk"]]
    in_pots = sum(map(len, table["cauldrons"].values()))
    assert sum(cards.total() for cards in drunk) + in_pots + len(state.rest) == 50
    dropped = 0
    for colour in "RGV":
        (most, *_), counts = (
            sorted((one[colour] for one in drunk), reverse=True),
            [one[colour] for one in drunk],
        )
        dropped += most if counts.count(most) == 1 else 0
    colours = sum(one[colour] for one in drunk for colour in "RGV")
    assert sum(points) == colours - dropped + 2 * sum(one["P"] for one in drunk)


def _hearts_add_up(setting: Setting, state: Any, points: tuple[int, ...]) -> None:
    """26, with spot 129; in Black Maria 43 and 146, less the 2 of hearts with six. A moon turns it over."""
    options, seats = setting.options, setting.seats
    maria = options.variant == "black-maria"
    worth = {(False, False): 26, (False, True): 129, (True, False): 43, (True, True): 146}[
        maria, options.spot
    ]
    if maria and seats == 6:
        worth -= 2 if options.spot else 1
    taken = setting.rules.table(state)["taken"]
    moon = not maria and any({"QS", *_hearts(deck_names(setting))} <= set(cards) for cards in taken)
    if moon:
        worth *= -1 if options.moon == "self" else seats - 1
    assert sum(points) == worth - 10 * options.omnibus
    assert sorted(name for cards in taken for name in cards) == sorted(deck_names(setting))


def _hearts(names: list[str]) -> list[str]:
    return [name for name in names if name[-1] == "H"]


def deck_names(setting: Setting) -> list[str]:
    deck = setting.rules.deck(setting.seats, setting.options)
    return deck.named(deck.cards)


def _six_adds_up(setting: Setting, state: Any, points: tuple[int, ...]) -> None:
    """171 heads, or those of a smaller deck, lie in the rows, with those who took them, or were not dealt."""

    def heads(names: list[str]) -> int:
        return sum(
            7 if name == "55" else 5 if len(set(name)) == 1 < len(name) else {"0": 3, "5": 2}.get(name[-1], 1)
            for name in names
        )

    names = deck_names(setting)
    assert len(names) != 104 or heads(names) == 171
    lying = [name for row in setting.rules.table(state)["rows"] for name in row]
    undealt = setting.rules.deck(setting.seats, setting.options).named(state.rest)
    assert heads(names) - heads(lying) - heads(undealt) == -sum(points)
    assert max(points) <= 0


def _revolution_adds_up(setting: Setting, state: Any, points: tuple[int, ...]) -> None:
    assert sum(points) == 0
    assert sorted(points) == sorted([2, 1, *[0] * (setting.seats - 4), -1, -2])


def _nusicle_adds_up(setting: Setting, state: Any, points: tuple[int, ...]) -> None:
    """What does not lie in the stock is somebody's; in Solo the stock is, less a pile, or it costs 52."""
    if setting.options.mode == "nusicle":
        assert sum(points) == 52 - setting.rules.table(state)["stock"]
        return
    table = setting.rules.table(state)
    for hand, board, own in zip(state.hands, table.get("boards", [table]), points, strict=True):
        solved = [board["stock"] - len(pile) for pile in board["piles"]]
        assert own in ([-52] if hand else solved)


DEAL_ADDS_UP = {
    "hearts": _hearts_add_up,
    "nusicle": _nusicle_adds_up,
    "poison": _poison_adds_up,
    "revolution": _revolution_adds_up,
    "six": _six_adds_up,
}
