"""The beacon with real sockets, on loopback only: heard, answered, limited, and unmoved by what strangers send."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from protocol import broadcast
from protocol.advert import Advert
from protocol.beacon import MAGIC, notice, question
from protocol.broadcast import Beacon, open_shared
from tests.protocol.aid import run, until

pytestmark = pytest.mark.usefixtures("own_loopback")

LOOPBACK = ("127.0.0.1/8",)
ALL = "127.255.255.255"


def advert(number: int = 1, **changes) -> Advert:
    facts = Advert(
        number.to_bytes(16, "big"), f"Table {number}", "poison", 4, 1, False, "en", "Ann", bytes([number]) * 32,
        addresses=("127.0.0.1",), port=47801,
    )  # fmt: skip
    return replace(facts, **changes)


@pytest.fixture
def port() -> int:
    """A UDP port that nobody else uses, for a test of its own."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind(("127.0.0.1", 0))
        free: int = sock.getsockname()[1]
        return free


class Radio:
    """A beacon, and how often it has reported a change."""

    def __init__(self, port: int) -> None:
        self.changes = 0
        self.beacon = Beacon(self._changed, port)

    def _changed(self) -> None:
        self.changes += 1

    @property
    def heard(self) -> list[tuple[str, int]]:
        return [(one.name, one.taken) for one in self.beacon.adverts]


@asynccontextmanager
async def radios(port: int, *networks: tuple[str, ...]) -> AsyncIterator[list[Radio]]:
    made = [Radio(port) for _ in networks]
    for radio, own in zip(made, networks, strict=True):
        radio.beacon.follow(own)
        await radio.beacon.start()
    try:
        yield made
    finally:
        for radio in made:
            await radio.beacon.close()


def test_two_programs_on_one_machine_hear_each_other(port: int) -> None:
    async def work() -> None:
        async with radios(port, LOOPBACK, LOOPBACK) as (ann, bob):
            ann.beacon.announce(advert(1))
            bob.beacon.announce(advert(2))
            await until(lambda: len(ann.heard) == len(bob.heard) == 2)
            assert ann.beacon.adverts == (advert(1), advert(2))
            ann.beacon.announce(advert(1, taken=3))
            await until(lambda: ("Table 1", 3) in bob.heard)

    run(work)


def test_who_comes_later_asks_and_is_answered_at_once(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "TELL_EVERY_S", 3600.0)
    monkeypatch.setattr(broadcast, "TELL_BURST_S", (0.0,))

    async def work() -> None:
        async with radios(port, LOOPBACK) as (ann,):
            ann.beacon.announce(advert(1))
            await until(lambda: ann.beacon.counters.own == 2)  # its own question and notice
            async with radios(port, LOOPBACK) as (bob,):
                await until(lambda: bob.heard == [("Table 1", 1)])

    run(work)


def test_a_table_that_is_closed_is_told_no_more(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "TELL_BURST_S", (0.0,))

    async def work() -> None:
        async with radios(port, LOOPBACK) as (ann,):
            ann.beacon.announce(advert(1))
            await until(lambda: ann.heard == [("Table 1", 1)])
            ann.beacon.announce(advert(2))
            await until(lambda: ann.heard == [("Table 2", 1)])
            ann.beacon.announce(None)
            await until(lambda: ann.heard == [])
            async with radios(port, LOOPBACK) as (bob,):
                await until(lambda: bob.beacon.counters.own >= 2)  # its own first questions
                assert bob.heard == []

    run(work)


def test_a_network_that_comes_later_and_goes_again(port: int) -> None:
    async def work() -> None:
        async with radios(port, LOOPBACK, ()) as (ann, bob):
            ann.beacon.announce(advert(1))
            await until(lambda: ann.heard != [])
            assert bob.heard == []
            bob.beacon.follow(LOOPBACK)
            await until(lambda: bob.heard == [("Table 1", 1)])
            bob.beacon.follow(())
            await until(lambda: bob.heard == [])
            assert bob.changes == 2

    run(work)


def test_a_port_that_another_program_keeps_to_itself(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions go out, and answers come back all the same; later the port is tried again."""
    monkeypatch.setattr(broadcast, "LOOK_S", 0.05)

    async def work() -> None:
        other = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        other.bind(("", port))
        try:
            async with radios(port, LOOPBACK) as (ann,):
                await until(lambda: ann.beacon.problem != "")
                assert "another program" in ann.beacon.problem
                other.setblocking(False)
                asked = asyncio.get_running_loop().sock_recvfrom(other, 600)
                packet, asker = await asked
                assert packet == question()
                other.sendto(notice(advert(3)), asker)
                await until(lambda: ann.heard == [("Table 3", 1)])
                other.close()
                await until(lambda: ann.beacon.problem == "")
        finally:
            other.close()

    run(work)


@pytest.fixture
def stranger() -> socket.socket:
    sock = open_shared("127.0.0.1", 0)
    yield sock
    sock.close()


NONSENSE = [
    b"", b"x", MAGIC, MAGIC + b"\xc1", MAGIC + b"\x91" * 200, MAGIC + bytes(1000), bytes(9000), question()[:-1],
    notice(advert(4)) + b"x", notice(advert(4)).replace(b"Table", b"\xff\xff\xff\xff\xff"),
]  # fmt: skip


def test_nonsense_moves_nobody(port: int, stranger: socket.socket, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with radios(port, LOOPBACK) as (ann,):
            await until(lambda: ann.beacon.counters.own > 0)
            for packet in NONSENSE:
                stranger.sendto(packet, (ALL, port))
            await until(lambda: ann.beacon.counters.strange == len(NONSENSE))
            assert ann.heard == []
            stranger.sendto(notice(advert(5)), (ALL, port))
            await until(lambda: ann.heard == [("Table 5", 1)])

    run(work)
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


def test_a_flood_is_dropped(port: int, stranger: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PACKETS_AT_ONCE", 20.0)
    monkeypatch.setattr(broadcast, "PACKETS_A_SECOND", 0.001)

    async def work() -> None:
        async with radios(port, LOOPBACK) as (ann,):
            await until(lambda: ann.beacon.counters.own > 0)
            for number in range(100):
                stranger.sendto(notice(advert(1, name=f"Table {number}")), (ALL, port))
            await until(lambda: ann.beacon.counters.dropped > 50)
            assert ann.changes <= 20

    run(work)


def test_so_many_answers_and_no_more(
    port: int, stranger: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "ANSWERS_AT_ONCE", 4.0)
    monkeypatch.setattr(broadcast, "ANSWERS_A_SECOND", 0.001)

    async def work() -> None:
        async with radios(port, LOOPBACK) as (ann,):
            ann.beacon.announce(advert(1))
            await until(lambda: ann.heard != [])
            before = ann.beacon.counters.own
            for _ in range(20):
                stranger.sendto(question(), (ALL, port))
            await until(lambda: ann.beacon.counters.own >= before + 20)
            answers = []
            while True:
                try:
                    answers.append(stranger.recv(600))
                except BlockingIOError:
                    break
            assert 1 <= len(answers) <= 4
            assert set(answers) == {notice(advert(1))}

    run(work)


def test_who_is_on_no_network_of_ours_is_not_heard(port: int, stranger: socket.socket) -> None:
    async def work() -> None:
        async with radios(port, ("10.99.0.1/24",)) as (ann,):
            await until(lambda: ann.beacon._ear is not None)
            stranger.sendto(notice(advert(1)), (ALL, port))
            await until(lambda: ann.beacon.counters.strange == 1)
            assert ann.heard == []

    run(work)


def test_what_does_not_fit_is_not_announced() -> None:
    async def work() -> None:
        beacon = Beacon(lambda: None, 1)
        with pytest.raises(ValueError, match="name"):
            beacon.announce(advert(1, name="x" * 33))
        await beacon.close()

    run(work)


def test_closing_twice_or_unopened(port: int) -> None:
    async def work() -> None:
        beacon = Beacon(lambda: None, port)
        await beacon.close()
        await beacon.start()
        await beacon.start()
        await beacon.close()
        await beacon.close()

    run(work)
