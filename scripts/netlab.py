#!/usr/bin/env python3
"""A network of small make-believe laptops on this one: Linux network namespaces on a bridge, no internet.

    sudo python3 scripts/netlab.py 3          makes three, says how to run things in them, removes them at the end
    sudo python3 scripts/netlab.py 3 --deaf   the same, but multicast is filtered, as some Wi-Fi does

The tests use `Lab` too. Nothing outside of the namespaces is touched: the bridge is in one of its own.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import itertools
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.air import Air, open_tap

CLONE_NEWNET = 0x40000000  # <linux/sched.h>
NETWORK = "10.77.0"
TIMEOUT_S = 20.0
_numbers = itertools.count()


class LabUnavailable(Exception):
    """This system or this user can't have network namespaces; the text says why."""


@dataclass(frozen=True)
class Laptop:
    """A namespace: put `prefix` before a command to run it there. `address` is "" when it is on no network."""

    name: str
    address: str

    @property
    def prefix(self) -> tuple[str, ...]:
        return ("ip", "netns", "exec", self.name)


@contextlib.contextmanager
def inside(laptop: Laptop) -> Iterator[None]:
    """This thread, and all processes and threads that it starts, are in the namespace until the block ends."""
    with open(f"/proc/{os.getpid()}/ns/net") as before, open(f"/run/netns/{laptop.name}") as there:
        _enter(there.fileno())
        try:
            yield
        finally:
            _enter(before.fileno())


def _enter(namespace: int) -> None:
    """`os.setns`, which Python 3.11 doesn't have."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.setns(namespace, CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "setns")


class Lab:
    """`laptops` on one bridge (`network`), or each alone with its loopback; gone after the `with` block.

    With `air` their frames go through that instead of a bridge.

    Every laptop has an address of 10.77.0.0/24 and no default route.
    """

    def __init__(self, number: int, network: bool = True, air: Air | None = None) -> None:
        self.label = f"lp{os.getpid():x}-{next(_numbers)}"
        self._network, self.air = network, air
        self._made: list[str] = []
        addresses = [f"{NETWORK}.{place + 1}" if network else "" for place in range(number)]
        self.laptops = tuple(
            Laptop(f"{self.label}-{place}", address) for place, address in enumerate(addresses)
        )

    def __enter__(self) -> Lab:
        if not sys.platform.startswith("linux") or shutil.which("ip") is None:
            raise LabUnavailable("network namespaces need Linux with iproute2")
        try:
            self._build()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End what still runs in the namespaces, and remove them with all their devices."""
        if self.air is not None:
            self.air.close()
            self.air = None
        for name in reversed(self._made):
            found = subprocess.run(
                ["ip", "netns", "pids", name], capture_output=True, text=True, check=False, timeout=TIMEOUT_S
            )
            for pid in found.stdout.split():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(pid), signal.SIGKILL)
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False, timeout=TIMEOUT_S)
        self._made.clear()

    def deafen(self) -> None:
        """Filter multicast on all ports from now on: discovery hears nobody, connections work."""
        for place in range(len(self.laptops)):
            self._hub("link", "set", f"port{place}", "type", "bridge_slave", "mcast_flood", "off")

    def hush(self) -> None:
        """Filter broadcasts from now on. The laptops know each other's hardware addresses, so connections work."""
        cards = [_ip("-n", laptop.name, "-br", "link", "show", "wifi0").split()[2] for laptop in self.laptops]
        for place, laptop in enumerate(self.laptops):
            self._hub("link", "set", f"port{place}", "type", "bridge_slave", "bcast_flood", "off")
            for other, card in zip(self.laptops, cards, strict=True):
                if other is not laptop:
                    how = ("lladdr", card, "dev", "wifi0", "nud", "permanent")
                    _ip("-n", laptop.name, "neigh", "replace", other.address, *how)

    def give_address(self, place: int, address: str) -> None:
        """A laptop has this address from now on, instead of those it had ("": none)."""
        name = self.laptops[place].name
        _ip("-n", name, "-4", "address", "flush", "dev", "wifi0")
        if address:
            _ip("-n", name, "address", "add", f"{address}/24", "dev", "wifi0")

    def unplug(self, place: int) -> None:
        """Pull the plug of a laptop."""
        self._hub("link", "set", f"port{place}", "down")

    def plug_in(self, place: int) -> None:
        self._hub("link", "set", f"port{place}", "up")

    def _build(self) -> None:
        if self._network and self.air is None:
            self._add(self._hub_name)
            self._hub("link", "add", "lan", "type", "bridge")
            self._hub("link", "set", "lan", "up")
        for place, laptop in enumerate(self.laptops):
            self._add(laptop.name)
            _ip("-n", laptop.name, "link", "set", "lo", "up")
            if self._network and self.air is None:
                self._connect(place, laptop)
                self._give_first_address(laptop)
        if self.air is not None:
            self.air.start([self._card(laptop) for laptop in self.laptops])
            for laptop in self.laptops:
                self._give_first_address(laptop)

    def _card(self, laptop: Laptop) -> int:
        try:
            with inside(laptop):
                return open_tap("wifi0")
        except OSError as error:
            raise LabUnavailable(f"TAP devices: {error.strerror}") from error

    def _connect(self, place: int, laptop: Laptop) -> None:
        port = f"port{place}"
        self._hub("link", "add", port, "type", "veth", "peer", "name", "wifi0", "netns", laptop.name)
        self._hub("link", "set", port, "master", "lan", "up")

    def _give_first_address(self, laptop: Laptop) -> None:
        _ip("-n", laptop.name, "address", "add", f"{laptop.address}/24", "dev", "wifi0")
        _ip("-n", laptop.name, "link", "set", "wifi0", "up")

    @property
    def _hub_name(self) -> str:
        return f"{self.label}-hub"

    def _hub(self, *words: str) -> None:
        _ip("-n", self._hub_name, *words)

    def _add(self, name: str) -> None:
        _ip("netns", "add", name)
        self._made.append(name)


def _ip(*words: str) -> str:
    """Run `ip`; its output. Raises LabUnavailable with what it said."""
    try:
        done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False, timeout=TIMEOUT_S)
    except OSError as error:
        raise LabUnavailable(f"ip: {error.strerror}") from error
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise LabUnavailable(f"ip {' '.join(words)}: {said[0]}")
    return done.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("laptops", type=int, help="how many")
    parser.add_argument("--deaf", action="store_true", help="filter multicast")
    args = parser.parse_args()
    try:
        with Lab(args.laptops) as lab:
            if args.deaf:
                lab.deafen()
            for laptop in lab.laptops:
                print(
                    f"{laptop.address}  sudo {' '.join(laptop.prefix)} lanparty --home /tmp/{laptop.name} …"
                )
            with contextlib.suppress(KeyboardInterrupt, EOFError):
                input("Enter removes them. ")
    except LabUnavailable as problem:
        print(f"netlab: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
