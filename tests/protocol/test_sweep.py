"""Which addresses are knocked at, and how: few, near, not too many at once."""

from __future__ import annotations

import asyncio
import socket

import pytest

from protocol import sweep as sweeping
from protocol.networks import broadcast_address, ipv4_networks, is_homely, is_near
from protocol.sweep import OPEN, REFUSED, SILENT, hosts_to_sweep, knock, sweep
from tests.protocol.aid import run


@pytest.mark.parametrize(
    ("networks", "found"),
    [
        (["192.168.1.5/24"], {"192.168.1.0/24": 254}),
        (["192.168.5.5/22"], {"192.168.5.0/24": 254}),  # of a larger one the part around our own address
        (["172.20.10.3/28"], {"172.20.10.0/28": 14}),
        (["10.1.2.3/24", "192.168.1.5/24", "192.168.1.6/24"], {"10.1.2.0/24": 254, "192.168.1.0/24": 254}),
        (["192.168.1.5/21"], {}), (["172.17.0.1/16"], {}), (["10.0.0.1/8"], {}), (["169.254.3.4/16"], {}),
        (["192.0.2.2/24"], {}), (["8.8.8.8/24"], {}), (["127.0.0.1/24"], {}), (["fd00::5/120"], {}), ([], {}),
    ],
)  # fmt: skip
def test_which_networks(networks: list[str], found: dict[str, int]) -> None:
    assert {network: len(hosts) for network, hosts in hosts_to_sweep(networks).items()} == found
    for hosts in hosts_to_sweep(networks).values():
        assert len(hosts) <= 254
        assert all(map(is_homely, hosts))


def test_questions_about_addresses() -> None:
    home, phone, cable = ipv4_networks(["192.168.1.5/24", "fd00::1/64", "172.20.10.3/28", "10.0.0.1/31"])
    assert [broadcast_address(one) for one in (home, phone, cable)] == ["192.168.1.255", "172.20.10.15", ""]
    assert is_near("192.168.1.77", ["10.0.0.1/8", "192.168.1.5/24"])
    assert not is_near("192.168.2.77", ["10.0.0.1/8", "192.168.1.5/24"])
    assert is_near("fd00::7", ["192.168.1.5/24", "fd00::5/64"])
    assert not is_near("nonsense", ["10.0.0.1/8"])
    assert [is_homely(ip) for ip in ("10.9.9.9", "172.31.0.1", "fd00::1", "169.254.0.1")] == [True] * 4
    assert [
        is_homely(ip) for ip in ("172.32.0.1", "8.8.8.8", "192.0.2.1", "127.0.0.1", "2001:db8::1", "x")
    ] == [False] * 6


def test_knocking() -> None:
    async def work() -> None:
        with socket.socket() as listening, socket.socket() as deaf:
            listening.bind(("127.0.0.1", 0))
            listening.listen()
            deaf.bind(("127.0.0.1", 0))  # bound, and nobody listens
            assert await knock("127.0.0.1", listening.getsockname()[1]) == OPEN
            assert await knock("127.0.0.1", deaf.getsockname()[1]) == REFUSED
        assert await knock("127.0.0.1", 9, 0.0) == SILENT
        assert await knock("not an address", 9) == SILENT

    run(work)


class Street:
    """Houses that answer knocks; at most so many were knocked at at once."""

    def __init__(self, houses: dict[tuple[str, int], str]) -> None:
        self.houses = houses
        self.knocks: list[tuple[str, int]] = []
        self.most = self._now = 0

    async def knock(self, host: str, port: int) -> str:
        self.knocks.append((host, port))
        self._now += 1
        self.most = max(self.most, self._now)
        for _ in range(3):
            await asyncio.sleep(0)
        self._now -= 1
        return self.houses.get((host, port), SILENT)


def test_a_sweep() -> None:
    """The second port only where there is a computer; no third one."""
    hosts = [f"10.0.0.{number}" for number in range(1, 255)]
    one, other, third = "10.0.0.7", "10.0.0.9", "10.0.0.11"
    street = Street({(one, 1): OPEN, (one, 2): OPEN, (other, 1): REFUSED, (other, 2): OPEN, (third, 2): OPEN})

    async def work() -> None:
        found = [place async for place in sweep(hosts, [1, 2, 3], street.knock)]
        assert sorted(found) == [("10.0.0.7", 1), ("10.0.0.7", 2), ("10.0.0.9", 2)]

    run(work)
    assert len(street.knocks) == 254 + 2
    assert street.most == sweeping.MAX_KNOCKS


def test_a_sweep_that_is_given_up_stops() -> None:
    street = Street({(f"10.0.0.{number}", 1): OPEN for number in range(255)})

    async def work() -> None:
        running = sweep([f"10.0.0.{number}" for number in range(255)], [1], street.knock)
        async for _ in running:
            break
        await running.aclose()
        assert len(street.knocks) < 200

    run(work)


def test_a_knock_that_fails_ends_the_sweep() -> None:
    async def broken(host: str, port: int) -> str:
        raise RuntimeError("an error of ours")

    async def work() -> None:
        with pytest.raises(ExceptionGroup):
            async for _ in sweep(["10.0.0.1"], [1], broken):
                pass

    run(work)
