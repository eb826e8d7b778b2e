"""From what was typed to a link, on loopback: several ports and addresses race, and every failure is one sentence."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lanparty.node import places, reaching
from lanparty.node.errors import NodeError
from lanparty.node.places import Place, read_place
from lanparty.node.reaching import reach
from protocol import joincode
from protocol.identity import Identity, fingerprint
from protocol.link import HelloArgs, Link, Server
from protocol.wire import Ask, Refuse, TableInfo
from tests.protocol.aid import identity, run

INFO = TableInfo(b"i" * 16, "Kitchen", "poison", 4, 1, False, "en", "Ann")
ME = identity(99)
OURS = ["127.0.0.1/8"]


@asynccontextmanager
async def laptop(
    who: Identity, port: int, table: bool = True, host: str = "127.0.0.1"
) -> AsyncIterator[list[Link]]:
    """A laptop that answers questions, and the links that others have made to it."""
    links: list[Link] = []

    async def answer(link: Link) -> None:
        if link.hello.role != "ask":
            links.append(link)
        elif isinstance(await link.receive(), Ask) and table:
            await link.send(INFO)
            await link.receive()
        await link.close(None if table else Refuse("no_table", "There is no table at this address."))

    server = await Server.start([port], who, lambda: HelloArgs("Ann"), answer, host=host)
    try:
        yield links
    finally:
        await server.close()


def free_ports(number: int) -> list[int]:
    """Ports in a row that nobody listens on."""
    for start in range(21_000, 60_000, number):
        ports = range(start, start + number)
        with_all = [socket.socket() for _ in ports]
        try:
            for sock, port in zip(with_all, ports, strict=True):
                sock.bind(("127.0.0.1", port))
        except OSError:
            continue
        finally:
            for sock in with_all:
                sock.close()
        return list(ports)
    raise AssertionError


@pytest.fixture
def ports(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """These are the program's ports for this test."""
    ours = free_ports(4)
    for module in (places, joincode):
        monkeypatch.setattr(module, "PORTS", range(ours[0], ours[-1] + 1))
    return ours


async def reached(place: Place, networks: list[str] = OURS) -> tuple[bytes, tuple[str, int]]:
    link = await reach(place, networks, ME, HelloArgs("Bob"))
    who, where = link.peer, link.address
    await link.close()
    return who, where


def refused(place: Place, networks: list[str] = OURS) -> NodeError:
    with pytest.raises(NodeError) as failure:
        asyncio.run(reached(place, networks))
    sentence = failure.value.message
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    return failure.value


def test_an_address_and_a_port(ports: list[int]) -> None:
    async def work() -> None:
        async with laptop(identity(1), ports[3]) as links:
            assert await reached(Place("127.0.0.1", ports[3])) == (identity(1).key, ("127.0.0.1", ports[3]))
            assert len(links) == 1

    run(work)


def test_without_a_port_the_first_of_ours_that_has_a_table(ports: list[int]) -> None:
    """On one machine: a program without a table, nobody, two tables."""

    async def work() -> None:
        async with (
            laptop(identity(1), ports[0], table=False) as none,
            laptop(identity(2), ports[2]) as links,
            laptop(identity(3), ports[3]) as later,
        ):
            who, where = await reached(Place("127.0.0.1"))
            assert (who, where) == (identity(2).key, ("127.0.0.1", ports[2]))
            assert (len(none), len(links), len(later)) == (0, 1, 0)

    run(work)


def test_a_code_on_several_networks(ports: list[int]) -> None:
    """The same code means 127.0.0.9 on one of our networks and 127.1.1.9 on another; a table is on the second."""

    async def work() -> None:
        ours = ["127.0.0.1/24", "127.1.1.1/24"]
        code = joincode.make_code("127.1.1.9/24", ports[1])
        async with laptop(identity(1), ports[1], host="127.1.1.9"):
            assert await reached(read_place(code), ours) == (identity(1).key, ("127.1.1.9", ports[1]))

    run(work)


def test_a_name_with_several_addresses(ports: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with laptop(identity(1), ports[0], host="127.0.0.8"):
            with monkeypatch.context() as patch:
                patch.setattr(places, "_look_up", lambda host, ours: _found("127.0.0.7", "127.0.0.8"))
                who, where = await reached(Place("ann.local", ports[0]))
            assert (who, where) == (identity(1).key, ("127.0.0.8", ports[0]))

    run(work)


async def _found(*addresses: str) -> list[str]:
    return list(addresses)


def test_an_invitation_is_for_one_laptop(ports: list[int]) -> None:
    async def work() -> None:
        async with laptop(identity(1), ports[0]) as links:
            good = Place("127.0.0.1", ports[0], fingerprint(identity(1).key))
            assert (await reached(good))[0] == identity(1).key
            with pytest.raises(NodeError, match="another laptop") as failure:
                await reached(Place("127.0.0.1", ports[0], fingerprint(identity(2).key)))
            assert failure.value.code == "key"
            for link in links:
                assert await link.receive() is None

    run(work)


def test_nobody_there(ports: list[int]) -> None:
    assert "Nobody answers" in refused(Place("127.0.0.1", ports[0])).message
    everywhere = refused(Place("127.0.0.1"))
    assert everywhere.code == "unreachable"
    assert "127.0.0.1" in everywhere.message
    code = joincode.make_code("127.0.0.1/24", ports[0])
    assert code in refused(read_place(code), ["127.0.0.5/24", "127.1.1.1/24"]).message


def test_no_table_there(ports: list[int]) -> None:
    async def work() -> None:
        async with laptop(identity(1), ports[0], table=False):
            with pytest.raises(NodeError) as failure:
                await reached(Place("127.0.0.1"))
            assert failure.value.code == "no_table"

    run(work)


def test_no_address(ports: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(loop: object, host: str, port: object, **how: object) -> list[object]:
        raise OSError("unknown")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", nobody)
    assert refused(read_place("3EC7")).code == "place_code"


def test_ourselves(ports: list[int]) -> None:
    async def work() -> None:
        async with laptop(ME, ports[0]):
            with pytest.raises(NodeError) as failure:
                await reached(Place("127.0.0.1", ports[0]))
            assert failure.value.code == "self"
            with pytest.raises(NodeError) as failure:
                await reached(Place("127.0.0.1"))
            assert failure.value.code == "unreachable"

    run(work)


def test_another_version_is_named(ports: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with laptop(identity(1), ports[0]):
            monkeypatch.setattr("protocol.session.PROTOCOL_VERSION", 2)
            for place in (Place("127.0.0.1", ports[0]), Place("127.0.0.1")):
                with pytest.raises(NodeError, match="version") as failure:
                    await reached(place)
                assert failure.value.code == "version"

    run(work)


def test_not_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    async def ask_any(spots: list[tuple[str, int]], *_: object, **__: object) -> None:
        asked.extend(spots)
        raise reaching.NoTable

    monkeypatch.setattr(reaching, "ask_any", ask_any)
    monkeypatch.setattr(
        places, "_look_up", lambda host, ours: _found(*(f"127.0.0.{number}" for number in range(1, 30)))
    )
    refused(Place("many.local"))
    assert len(asked) == reaching.MAX_SPOTS
    assert asked[0][1] == asked[7][1], "the first port everywhere, then the second"
