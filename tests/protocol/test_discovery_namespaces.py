"""Discovery between network namespaces: separate laptops, as far as the kernel is concerned.

A link has one /24 address at each end and no default route, like a party without a router. Needs the right to make
namespaces (Linux, root); skipped elsewhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.protocol.peers import PATIENCE_S, Peer, peer

FOUND_S = 10.0  # 0.5 s on a quiet machine; but machines are busy


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True, timeout=PATIENCE_S)


def why_not() -> str:
    """Why no namespaces can be made here; "" if they can."""
    if not sys.platform.startswith("linux") or shutil.which("ip") is None:
        return "needs Linux with iproute2"
    name = f"lanparty-{os.getpid()}-probe"
    try:
        ip("netns", "add", name)
    except (subprocess.SubprocessError, OSError) as error:
        return f"network namespaces can't be made here ({getattr(error, 'stderr', '') or error})".strip()
    try:
        ip("netns", "exec", name, "true")
        ip("link", "add", f"lpp{os.getpid()}", "type", "veth", "peer", "name", f"lpq{os.getpid()}")
        ip("link", "del", f"lpp{os.getpid()}")
    except (subprocess.SubprocessError, OSError) as error:
        return f"network namespaces can't be used here ({getattr(error, 'stderr', '') or error})".strip()
    finally:
        ip("netns", "del", name)
    return ""


@pytest.fixture(scope="module", autouse=True)
def _namespaces_can_be_made() -> None:
    reason = why_not()
    if reason:
        pytest.skip(reason)


class Laptop:
    """A namespace with loopback, and maybe one end of a cable."""

    def __init__(self, letter: str) -> None:
        self.name = f"lanparty-{os.getpid()}-{letter}"
        self.wire = f"lp{letter}{os.getpid()}"
        ip("netns", "add", self.name)
        self.ip("link", "set", "lo", "up")

    def ip(self, *words: str) -> None:
        ip("-n", self.name, *words)

    def up(self, address: str) -> None:
        self.ip("addr", "add", address, "dev", self.wire)
        self.ip("link", "set", self.wire, "up")

    def change(self, old: str, new: str) -> None:
        self.ip("addr", "del", old, "dev", self.wire)
        self.ip("addr", "add", new, "dev", self.wire)

    @contextmanager
    def peer(self, own: int, wanted: int) -> Iterator[Peer]:
        """A process on this laptop, ready; it says goodbye unless the test fails."""
        with peer(own, wanted, before=("ip", "netns", "exec", self.name)) as made:
            yield made
            made.end()


@pytest.fixture
def laptops() -> Iterator[tuple[Laptop, Laptop]]:
    """Two laptops joined by a cable that isn't up yet."""
    made: list[Laptop] = []
    try:
        for letter in "ab":
            made.append(Laptop(letter))
        one, two = made
        ip(
            "link",
            "add",
            one.wire,
            "netns",
            one.name,
            "type",
            "veth",
            "peer",
            "name",
            two.wire,
            "netns",
            two.name,
        )
        yield one, two
    finally:
        for laptop in made:
            ip("netns", "del", laptop.name)


def test_two_laptops_on_one_cable_without_a_route(laptops: tuple[Laptop, Laptop]) -> None:
    one, two = laptops
    one.up("10.77.0.1/24")
    two.up("10.77.0.2/24")
    with one.peer(31, 32) as first, two.peer(32, 31) as second:
        elapsed_s, addresses = second.found()
        assert addresses == ["10.77.0.1"]
        assert elapsed_s < FOUND_S
        assert first.found()[1] == ["10.77.0.2"]


def test_two_programs_on_a_laptop_with_nothing_but_loopback(laptops: tuple[Laptop, Laptop]) -> None:
    one, _ = laptops
    with one.peer(33, 34) as first, one.peer(34, 33) as second:
        elapsed_s, addresses = second.found()
        assert addresses == ["127.0.0.1"]
        assert elapsed_s < FOUND_S
        assert first.found()[1] == ["127.0.0.1"]


def test_two_programs_on_a_laptop_with_a_cable(laptops: tuple[Laptop, Laptop]) -> None:
    one, two = laptops
    one.up("10.77.0.1/24")
    two.up("10.77.0.2/24")
    with one.peer(35, 36) as first, one.peer(36, 35) as second, two.peer(37, 36) as third:
        for peer in (first, second, third):
            assert peer.found()[1] == ["10.77.0.1"]


def test_a_network_that_comes_up_later(laptops: tuple[Laptop, Laptop]) -> None:
    one, two = laptops
    two.up("10.77.0.2/24")
    with one.peer(38, 39) as first, two.peer(39, 38) as second:
        one.up("10.77.0.1/24")
        assert first.found()[1] == ["10.77.0.2"]
        assert second.found()[1] == ["10.77.0.1"]


def test_an_address_that_changes(laptops: tuple[Laptop, Laptop]) -> None:
    one, two = laptops
    one.up("10.77.0.1/24")
    two.up("10.77.0.2/24")
    with one.peer(40, 41) as first:
        with two.peer(41, 40) as second:
            assert second.found()[1] == ["10.77.0.1"]
            assert first.found()[1] == ["10.77.0.2"]
        one.change("10.77.0.1/24", "10.77.0.3/24")
        # Somebody new, who can have heard of the old address no more, once the other has noticed.
        addresses = ["10.77.0.1"]
        while addresses != ["10.77.0.3"]:
            with two.peer(42, 40) as third:
                addresses = third.found()[1]
