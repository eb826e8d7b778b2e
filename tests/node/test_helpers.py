"""Computer players are spread over the laptops at the table, and each laptop plays those that it brought."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from lanparty.node.errors import NodeError
from lanparty.node.helpers import Helper, next_laptop
from lanparty.node.lobby import HostLobby
from lanparty.node.node import Node
from protocol.wire import HelperWanted, Join, Member

PATIENCE_S = 60.0
ANA, BO, CY = (bytes([number]) * 32 for number in (1, 2, 3))


def member(seat: int, key: bytes, run_by: bytes = b"") -> Member:
    return Member(seat, key, "x", 0, "easy" if run_by else "", run_by, bytes([seat]) * 32, True, ())


def test_the_own_laptop_begins_and_then_the_least_busy() -> None:
    members = [member(0, BO), member(1, ANA), member(2, CY)]
    promised: Counter[bytes] = Counter()
    order = []
    for _ in range(5):
        order.append(next_laptop(members, promised, ANA))
        promised[order[-1]] += 1
    assert order == [ANA, BO, CY, ANA, BO]


def test_those_that_run_already_count() -> None:
    members = [member(0, ANA), member(1, BO), member(2, b"h" * 32, ANA)]
    assert next_laptop(members, {}, ANA) == BO


def test_a_computer_player_that_plays_for_its_laptop_is_no_helper() -> None:
    """`join --bot`: the laptop's own seat."""
    members = [member(0, ANA, ANA), member(1, BO)]
    assert next_laptop(members, {}, ANA) == ANA


def test_a_seat_is_handed_over() -> None:
    lobby = HostLobby(b"i" * 16, "Sofa", "poison", 3, {}, 0)
    for seat, key in enumerate((ANA, BO)):
        lobby.take(key, Join("x", 0, bytes([seat]) * 32, "", b"", ()), ready=True)
    lobby.take(b"h" * 32, Join("Computer 3", 5, b"a" * 32, "hard", ANA, ()), ready=True)
    lobby.hand_over(2, b"g" * 32, b"b" * 32, BO)
    seated = lobby.members[2]
    assert (seated.key, seated.nonce, seated.run_by) == (b"g" * 32, b"b" * 32, BO)
    assert (seated.name, seated.avatar, seated.level, seated.ready) == ("Computer 3", 5, "hard", True)
    with pytest.raises(NodeError, match="already has a seat"):
        lobby.hand_over(2, ANA, b"c" * 32, BO)
    assert lobby.leave(BO)
    assert lobby.free == (1, 2), "who goes takes along what it runs"


async def _until(true: Callable[[], object]) -> None:
    """Give other tasks their turns until it holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.01)


def _run_by(node: Node) -> list[str]:
    """By seat: the name of whoever's laptop runs the computer player there, "" for persons."""
    shown = node.snapshot()
    seats = (shown.table or shown.lobby).seats  # type: ignore[union-attr]
    return ["" if seat.run_by is None or not seat.level else seats[seat.run_by].name for seat in seats]


async def _table(home: Path, seats: int) -> list[Node]:
    """Ana has opened a table, Bo and Cy sit at it."""
    nodes = [Node(home / name, name, ports=(0,), discover=False) for name in ("Ana", "Bo", "Cy")]
    for node in nodes:
        await node.start()
    await nodes[0].host("poison", seats, "Sofa", {"mode": "quick"})
    for guest in nodes[1:]:
        await guest.join("127.0.0.1", nodes[0].port, ready=True)
    return nodes


async def _spread(home: Path) -> None:
    nodes = await _table(home, 6)
    ana = nodes[0]
    try:
        await _until(lambda: ana.lobby is not None and len(ana.lobby.members) == 3)
        await ana.fill(4, "easy")
        assert _run_by(ana)[3:] == ["", "Ana", ""]
        await ana.fill(None, "hard")
        assert _run_by(ana) == ["", "", "", "Bo", "Ana", "Cy"]
        assert [seat.level for seat in ana.snapshot().lobby.seats[3:]] == ["hard", "easy", "hard"]  # type: ignore[union-attr]
        await _until(lambda: ana.can_begin)
        await ana.begin()
        await _until(lambda: all(node.match is not None for node in nodes))
        for node in nodes:
            assert _run_by(node) == ["", "", "", "Bo", "Ana", "Cy"]
            assert node.match is not None
            assert len(node.match.seats) == 2, "its own seat and one computer player"
        # Cards are dealt only if every seat does its part.
        await _until(lambda: ana.match is not None and ana.match.table.dealt)
    finally:
        for node in nodes:
            await node.close()


def test_several_are_spread_over_the_laptops(tmp_path: Path) -> None:
    asyncio.run(_spread(tmp_path))


async def _strange(home: Path) -> None:
    """A guest that runs nothing: the host's own players stay, and it is not waited for for ever."""
    nodes = await _table(home, 5)
    ana, bo, cy = nodes
    asked: list[str] = []
    assert bo.laptop.phase is not None
    bo.laptop.phase.got = lambda peer, message: asked.append(type(message).__name__)  # type: ignore[method-assign, assignment]
    try:
        await _until(lambda: ana.lobby is not None and len(ana.lobby.members) == 3)
        await ana.fill(None, "easy")
        assert HelperWanted.__name__ in asked
        assert _run_by(ana)[3:] == ["Ana", "Ana"]
    finally:
        for node in (ana, bo, cy):
            await node.close()


def test_who_does_not_answer_runs_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanparty.node.hosting.HELPER_S", 0.2)
    asyncio.run(_strange(tmp_path))


def test_helpers_have_keys_of_their_own() -> None:
    one, other = Helper.make("easy"), Helper.make("easy")
    assert len({one.key, other.key, one.nonce, other.nonce, one.seed, other.seed}) == 6
