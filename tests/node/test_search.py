"""The search when discovery is silent: who is called, in which order, how often, and when not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lanparty.node import search as searching
from lanparty.node.asking import Answer
from lanparty.node.remembered import Remembered
from lanparty.node.search import Search
from lanparty.node.ways import Ways, allowed
from protocol.identity import Identity
from protocol.link import LinkFailed, LinkRefused
from protocol.wire import TableInfo
from tests.protocol.aid import run, until

HOME = ("192.168.1.5/24",)
INFO = TableInfo(b"i" * 16, "Kitchen", "poison", 4, 1, False, "en", "Ann")
SOON_S = 0.01
LATER_S = 3600.0


class Street:
    """Stands for the network: who answers at which place, and who was called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: dict[tuple[str, int], TableInfo | Exception | None] = {}
        self.open: list[tuple[str, int]] = []
        self.called: list[tuple[str, int]] = []
        self.swept: list[tuple[int, tuple[int, ...]]] = []
        self.found: list[tuple[str, int]] = []
        self.needed = True
        self.known = Remembered(None)
        monkeypatch.setattr(searching, "ask", self._ask)
        monkeypatch.setattr(searching, "sweep", self._sweep)

    async def _ask(self, place: tuple[str, int], identity: Identity) -> Answer:
        self.called.append(place)
        answer = self.answers.get(place, LinkFailed("nobody"))
        if isinstance(answer, Exception):
            raise answer
        return Answer(b"k" * 32, place, answer)

    async def _sweep(
        self, hosts: Sequence[str], ports: Sequence[int]
    ) -> AsyncGenerator[tuple[str, int], None]:
        self.swept.append((len(hosts), tuple(ports)))
        for place in self.open:
            await asyncio.sleep(0)
            yield place

    @asynccontextmanager
    async def search(
        self, sweeps: bool = True, networks: Sequence[str] = HOME, **how: Any
    ) -> AsyncIterator[Search]:
        made = Search(
            Identity.from_seed(bytes(32)), self.known, lambda: self.needed,
            lambda answer: self.found.append(answer.place), sweeps, **{"silence_s": SOON_S, **how},
        )  # fmt: skip
        made.follow(networks)
        made.start()
        try:
            yield made
        finally:
            await made.close()


@pytest.fixture
def street(monkeypatch: pytest.MonkeyPatch) -> Street:
    monkeypatch.setattr(searching, "PAUSE_S", SOON_S)
    return Street(monkeypatch)


def test_those_met_before_are_called_first(street: Street) -> None:
    street.known.meet(b"a" * 32, [("192.168.1.7", 47800), ("8.8.8.8", 1)])
    street.answers[("192.168.1.7", 47800)] = INFO

    async def work() -> None:
        async with street.search():
            await until(lambda: street.found != [])
            street.needed = False
        assert street.called[0] == ("192.168.1.7", 47800)
        assert ("8.8.8.8", 1) not in street.called

    run(work)


def test_then_everybody(street: Street) -> None:
    street.open = [("192.168.1.9", 47800), ("192.168.1.10", 47801), ("192.168.1.11", 47800)]
    street.answers[("192.168.1.10", 47801)] = INFO
    street.answers[("192.168.1.11", 47800)] = None  # the program, and no table

    async def work() -> None:
        async with street.search():
            await until(lambda: street.found != [])
        assert set(street.called) == set(street.open)
        assert street.found == [("192.168.1.10", 47801)]
        assert street.swept[0] == (254, (47800, 47801))

    run(work)


def test_each_network_once_in_a_while(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds go on; a network is swept again when its time has come, a new one at once."""

    async def work() -> None:
        street.known.meet(b"a" * 32, [("192.168.1.7", 47800)])
        async with street.search() as made:
            await until(lambda: len(street.called) > 5)
            assert len(street.swept) == 1
            made.follow(("10.0.0.5/28", *HOME))
            await until(lambda: len(street.swept) == 2)
            assert street.swept[1][0] == 14
            monkeypatch.setattr(searching, "SWEEP_EVERY_S", 0.0)
            await until(lambda: len(street.swept) > 4)

    run(work)


def test_after_many_rounds_it_gets_rare(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "TIRED_AFTER", 4)
    monkeypatch.setattr(searching, "PAUSE_S", 0.0)
    monkeypatch.setattr(searching, "SWEEP_EVERY_S", 0.0)

    async def work() -> None:
        async with street.search() as made:
            await until(lambda: len(street.swept) == 3)
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert len(street.swept) == 3
            made.look_again()
            await until(lambda: len(street.swept) == 6)

    run(work)


@pytest.mark.parametrize("networks", [("172.17.0.1/16",), ("8.8.8.8/24",), ()])
def test_no_sweep_where_it_does_harm(street: Street, networks: tuple[str, ...]) -> None:
    async def work() -> None:
        street.known.meet(b"a" * 32, [("10.0.0.7", 1)])
        async with street.search(networks=networks):
            await until(lambda: len(street.called) > 3)
            assert street.swept == []

    run(work)


def test_not_unless_asked_to(street: Street) -> None:
    async def work() -> None:
        street.known.meet(b"a" * 32, [("192.168.1.7", 1)])
        async with street.search(sweeps=False):
            await until(lambda: len(street.called) > 3)
            assert street.swept == []

    run(work)


def test_nothing_while_it_is_not_needed(street: Street) -> None:
    async def work() -> None:
        street.known.meet(b"a" * 32, [("192.168.1.7", 1)])
        street.needed = False
        async with street.search():
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert (street.called, street.swept) == ([], [])
            street.needed = True
            await until(lambda: street.swept != [])

    run(work)


def test_first_some_patience(street: Street) -> None:
    async def work() -> None:
        async with street.search(silence_s=LATER_S):
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert street.swept == []

    run(work)


def test_other_versions_are_noted(street: Street) -> None:
    street.open = [("192.168.1.9", 47800), ("192.168.1.10", 47800)]
    street.answers[("192.168.1.9", 47800)] = LinkRefused("version", "Different versions of the program.")
    street.answers[("192.168.1.10", 47800)] = LinkRefused("self", "This is the very player who called.")

    async def work() -> None:
        async with street.search() as made:
            await until(lambda: len(street.called) == 2)
            await until(lambda: made.foreign != {})
            assert made.foreign == {("192.168.1.9", 47800): "Different versions of the program."}

    run(work)


def test_an_error_of_ours_does_not_end_it(street: Street, caplog: pytest.LogCaptureFixture) -> None:
    street.known.meet(b"a" * 32, [("192.168.1.7", 1)])
    street.answers[("192.168.1.7", 1)] = ZeroDivisionError()

    async def work() -> None:
        async with street.search():
            await until(lambda: len(street.called) > 2)

    run(work)
    assert "an error of ours" in caplog.text


def test_ways_that_are_switched_off() -> None:
    assert allowed(Ways(sweep=True), {}) == Ways(True, True, True, True)
    assert allowed(Ways(), {"LANPARTY_NO_SWEEP": "1", "LANPARTY_NO_BEACON": "1"}) == Ways(beacon=False)
    assert allowed(Ways(sweep=True), {"LANPARTY_NO_SWEEP": "0", "LANPARTY_NO_MDNS": "1"}) == Ways(
        mdns=False, sweep=True
    )
