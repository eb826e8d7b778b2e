"""The board of Revolution: plays, ranks that turn around, roles, the exchange; a deal by mouse and one by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.gui import revolution_scenes as scenes
from tests.gui import scripted
from tests.gui.desk import Desk, below, kind

TRICK = [[1, "5D"], [2, "7S"], [3, "8C"]]
BEFORE = scenes.shown(trick=TRICK, rank="8", count=1, passed=[4])
UP = ("9H", "9S", "QC", "AH", "JK", "pass")
NINES = ("9H", "9S", "9H 9S", "9H JK", "9S JK", "9H 9S JK")


def _ribbon(desk: Desk) -> list[str]:
    """The ranks as they stand, from left to right."""
    tiles = [
        item for item in desk.child("RanksRibbon").childItems() if item.property("modelData") is not None
    ]
    return [str(item.property("modelData")) for item in sorted(tiles, key=lambda one: one.x())]


# -- what is seen -------------------------------------------------------------------------------------------


def test_the_pile_tells_who_played_what_and_what_beats_it(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, UP))
    name = scripted.NAMES
    desk.wait(lambda: f"{name[3]}: 8 of clubs, on top" in desk.names())
    assert {f"{name[1]}: 5 of diamonds", f"{name[2]}: 7 of spades", "1 card each", "above 8"} <= desk.names()
    assert "Your turn: 1 card above 8, or pass." in desk.names()
    assert f"{name[4]}: Servant, passed" in desk.names()
    desk.click_card(0)
    assert desk.toast() == "Only ranks above 8 beat it."
    desk.click("Pass")
    assert desk.asked("submit") == [("pass",)]


def test_the_next_player_sits_to_the_right(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, UP))
    desk.wait(lambda: desk.named("9 of hearts"))
    seats = {item.property("row")["seat"]: item for item in desk.items() if kind(item) == "Seat"}
    middle = desk.window.width() / 2
    assert desk.centre(seats[1]).x() > middle > desk.centre(seats[4]).x()
    trays = {item.property("owner"): item for item in desk.items() if kind(item) == "RoleTray"}
    assert abs(desk.centre(trays[scripted.NAMES[1]]).x() - desk.centre(seats[1]).x()) < 5


def test_a_revolution_turns_the_ribbon_around_and_says_so(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(scenes.shown(), turn=1))
    desk.wait(lambda: desk.named("9 of hearts"))
    assert _ribbon(desk) == ["5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    turned = scenes.shown(trick=[[1, "JC JD JH JS"]], rank="J", count=4, revolution=True)
    desk.show(scenes.table(turned, ("pass",), happened=(scripted.moved(0, 1, "JC JD JH JS", turned),)))
    assert _ribbon(desk) == ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5"]
    assert {"Revolution", "below Jack", "Revolution! The order of ranks is turned around."} <= desk.names()
    assert "You can't beat it: pass." in desk.names()
    desk.click_card(3)
    assert desk.toast() == "In a revolution only ranks below Jack beat it."


def test_cards_of_one_rank_are_lifted_together(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(scenes.shown(), (*NINES, "7D", "QC", "AH", "JK")))
    desk.wait(lambda: "You lead: one to four cards of one rank." in desk.names())
    for index in (1, 2, 5):
        desk.click_card(index)
    assert "Play these 3 cards?" in desk.names()
    desk.click("Play")
    assert desk.asked("submit") == [("9H 9S JK",)]


def test_a_trick_that_is_over_lies_a_moment_before_it_is_put_away(open_desk: Any) -> None:
    desk: Desk = open_desk(scenes.table(BEFORE, UP), animations=True)
    desk.wait(lambda: desk.named("9 of hearts"))
    after = scenes.shown()
    events = (scripted.moved(0, 3, "8C", BEFORE), scripted.moved(1, 0, "AH", after))
    desk.show(scenes.table(after, turn=0, happened=events))
    desk.wait(lambda: "Ana: Ace of hearts, takes the trick" in desk.names())
    desk.wait(lambda: desk.child("Arrivals").property("idle"))
    assert not desk.child("RevolutionBoard").property("shown").toVariant()
    desk.key(Qt.Key.Key_T)
    assert "Last trick – Ana took it" in desk.names()


# -- roles and exchange -------------------------------------------------------------------------------------


def test_roles_places_and_teams_are_said_at_the_seats(open_desk: Any) -> None:
    board = scenes.shown(4, places=[2], roles=[1, 0, 2, 3])
    desk: Desk = open_desk(scenes.table(board, ("9H",), options={**scenes.OPTIONS, "teams": "2"}))
    desk.wait(lambda: "Ana: Half-Master, Team A" in desk.names())
    name = scripted.NAMES
    assert {f"{name[1]}: Master, Team B", f"{name[2]}: Half-Servant, Team A, out, 1st"} <= desk.names()


def test_the_best_card_is_lifted_for_whom_it_goes_to(open_desk: Any) -> None:
    gifts = [[4, 1, 2], [0, 2, 1]]
    roles = [1, 2, 3, 0, 4]
    snapshot = scenes.exchange("give", ("give JK",), (0, 4), gifts=gifts, roles=roles)
    desk: Desk = open_desk(scenes.table(scenes.shown(phase="deal", roles=roles), turn=1))
    desk.wait(lambda: desk.named("9 of hearts"))
    desk.show(snapshot)
    name = scripted.NAMES
    assert f"{name[4]} to {name[1]}: 2 best cards, choosing" in desk.names()
    assert f"Ana to {name[2]}: 1 best card, choosing" in desk.names()
    assert f"Give this to {name[2]}?" in desk.names()
    desk.click("Give")
    assert desk.asked("submit") == [("give JK",)]


def test_masters_give_back_what_they_like(open_desk: Any) -> None:
    moves = tuple(f"give {one} {other}" for one, other in (("7D", "9H"), ("7D", "QC"), ("9H", "QC")))
    desk: Desk = open_desk(scenes.exchange("give_back", moves, (0, 1), gifts=[[0, 4, 2], [1, 3, 1]]))
    name = scripted.NAMES[4]
    desk.wait(lambda: f"Give any 2 cards back to {name}." in desk.names())
    assert f"Ana to {name}: 2 cards of choice, choosing" in desk.names()
    for index in (0, 1, 1, 2, 3):  # one is put down again, one can't be given
        desk.click_card(index)
    desk.key(Qt.Key.Key_Return)
    assert desk.asked("submit") == [("give 7D QC",)]


def test_a_swiss_may_swap_or_keep(open_desk: Any) -> None:
    moves = ("swap 7D 9H", "swap 7D QC", "keep")
    desk: Desk = open_desk(scenes.exchange("swap", moves, (0,), roles=[1, 2, 0, 3, 4]))
    desk.wait(lambda: "Swiss: choose two cards to put down." in desk.names())
    assert "Ana: 2 cards for 2 left down, choosing" in desk.names()
    desk.click("Keep my cards")
    assert desk.asked("submit") == [("keep",)]


def test_the_score_pad_names_the_next_roles_and_the_forfeit(open_desk: Any) -> None:
    over = scenes.shown(4, phase="end", places=[2, 0, 1, 3], roles=[])
    desk: Desk = open_desk(
        scenes.table(over, turn=-1, phase="between", totals=(1, -1, 2, -2), next_ready=(False,) * 4)
    )
    name = scripted.NAMES
    line = f"Next deal: Master {name[2]}, Half-Master Ana, Half-Servant {name[1]}, Servant {name[3]}"
    desk.wait(lambda: line in desk.names())
    assert f"{name[3]}, the Servant: makes the tea" in desk.names()


@pytest.mark.parametrize(("seats", "size"), [(4, (900, 600)), (6, (900, 600)), (5, (1920, 1080))])
def test_plays_stay_in_the_middle(open_desk: Any, seats: int, size: tuple[int, int]) -> None:
    plays = [[1, "5C 5D 5H"], [2, "7C 7D 7H"], [3, "8C 8D 8H"], [1, "9C 9D 9H"], [2, "JC JD JH"]]
    board = scenes.shown(seats, trick=plays, rank="J", count=3)
    desk: Desk = open_desk(scenes.table(board, ("pass",)), size=size)
    desk.wait(lambda: any(name.endswith("on top") for name in desk.names()))
    field = desk.child("RevolutionBoard").property("field").adjusted(-1, -1, 1, 1)
    cards = [item for item in below(desk.child("PlaysPile")) if kind(item) == "Card"]
    assert len(cards) >= 6
    for card in cards:
        assert field.contains(card.mapRectToScene(card.boundingRect()))


# -- a whole deal, over the real node -----------------------------------------------------------------------


@pytest.fixture
def table(real_desk: Desk) -> Desk:
    desk = real_desk
    desk.party.practice("revolution", 4, "easy", {"deals": 2})
    desk.wait(lambda: desk.facts.get("phase") == "playing")
    return desk


def _is_mine(desk: Desk) -> bool:
    return bool(desk.facts["legal"]) or desk.facts["phase"] != "playing"


def _play_a_deal(desk: Desk, play: Callable[[list[int]], None], give: Callable[[int], None]) -> None:
    """`play` the cards at these places of the hand (none: pass); `give` so many cards, whichever can be given."""
    while True:
        desk.wait(lambda: _is_mine(desk))
        if not desk.facts["legal"]:
            return
        seen = len(desk.party._log.rows)
        verb, cards = desk.facts["moves"][0]["verb"], desk.facts["moves"][0]["cards"]
        if verb == "give":
            give(desk.facts["moves"][0]["count"])
        else:
            names = [row["name"] for row in desk.party._hand.rows]
            play([names.index(name) for name in cards])
        desk.wait(lambda seen=seen: len(desk.party._log.rows) > seen)  # type: ignore[misc]


def test_two_deals_by_mouse(table: Desk) -> None:
    def play(places: list[int]) -> None:
        if not places:
            table.click("Pass")
        for place in places:
            table.click_card(place)
        if places:
            table.click("Play") if table.named("Play") else table.click_card(places[0])

    def give(count: int) -> None:
        for card in table.cards():
            lifted = sum(1 for one in table.cards() if one.property("chosen"))
            if lifted < count and card.property("row")["legal"]:
                table.click_card(card)
        table.click("Give")

    _play_a_deal(table, play, give)
    assert sorted(table.facts["dealScores"][0]) == [-2, -1, 1, 2]
    table.click("Next deal")
    table.wait(lambda: table.facts["phase"] == "playing")
    _play_a_deal(table, play, give)
    table.wait(lambda: table.facts["phase"] == "finished")
    assert sorted(table.facts["dealScores"][1]) == [-2, -1, 1, 2]


def test_a_deal_by_keyboard(table: Desk) -> None:
    def play(places: list[int]) -> None:
        for place in places:
            table.key(Qt.Key(Qt.Key.Key_1 + place))
        table.key(Qt.Key.Key_Return if places else Qt.Key.Key_P)

    _play_a_deal(table, play, lambda count: None)
    assert sorted(table.facts["dealScores"][0]) == [-2, -1, 1, 2]
    table.wait(lambda: "Next deal" in table.names())
