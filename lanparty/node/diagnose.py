"""A look at the own way onto the network: every part of it is tried, in a few seconds."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from lanparty.node.diagnosis import Diagnosis, Firewall, OwnNetwork, PortUse, WayHeard, advise, firewall_of
from lanparty.node.finder import BEACON, MDNS, Finder
from lanparty.node.places import code_of
from protocol.broadcast import Counters
from protocol.discovery import adapter_names
from protocol.networks import broadcast_address, ipv4_networks
from protocol.ports import BEACON_PORT, MDNS_PORT, PORTS
from protocol.probe import Hearing, listen_to_mdns
from protocol.sweep import OPEN, knock

LISTEN_S = 2.0
KNOCK_S = 1.0
_TOOLS = ("ufw", "firewall-cmd", "nft")
_UFW_CONF = Path("/etc/ufw/ufw.conf")


async def diagnose(finder: Finder, port: int, problem: str = "", listen_s: float = LISTEN_S) -> Diagnosis:
    """Try out what a running Finder and a server on TCP `port` have of the network.

    `port` 0: nothing listens, and `problem` says why.
    """
    networks = finder.station.networks
    names = await asyncio.to_thread(adapter_names)
    beacon_before = replace(finder.beacon.counters)
    finder.look_again()
    hearing, answers = await asyncio.gather(
        listen_to_mdns(networks, listen_s), asyncio.gather(*(_answers(network, port) for network in networks))
    )
    own = tuple(
        _own_network(network, port, names, answer, hearing)
        for network, answer in zip(networks, answers, strict=True)
    )
    ports = (
        PortUse("links", "tcp", port or PORTS.start, problem),
        PortUse("mdns", "udp", MDNS_PORT, hearing.problem),
        PortUse("beacon", "udp", BEACON_PORT, finder.beacon.problem),
    )
    heard = (_mdns(finder, hearing), _beacon(finder, beacon_before))
    foreign = tuple(f"{host}:{at}" for host, at in finder.search.foreign)
    foreign += tuple(f"{one.address}:{one.port}" for one in finder.found if not one.compatible)
    tables = sum(one.compatible for one in finder.found)
    advice = advise(own, ports, heard, tables, foreign)
    return Diagnosis(own, ports, heard, tables, foreign, _firewall(networks), advice)


async def _answers(network: str, port: int) -> bool:
    return port > 0 and await knock(network.partition("/")[0], port, KNOCK_S) == OPEN


def _own_network(
    network: str, port: int, names: dict[str, str], answers: bool, hearing: Hearing
) -> OwnNetwork:
    address = network.partition("/")[0]
    ipv4 = ipv4_networks([network])
    return OwnNetwork(
        interface=names.get(address, ""),
        address=address,
        network=str(ipv4[0].network) if ipv4 else network,
        broadcast=broadcast_address(ipv4[0]) if ipv4 else "",
        code=code_of(address, port, [network]),
        answers=answers,
        hears_itself=address in hearing.own,
    )


def _mdns(finder: Finder, hearing: Hearing) -> WayHeard:
    return WayHeard(MDNS, bool(hearing.own), len(hearing.others), hearing.packets, finder.told_by(MDNS))


def _beacon(finder: Finder, before: Counters) -> WayHeard:
    now = finder.beacon.counters
    itself = now.own > before.own if finder.ways.beacon else None
    return WayHeard(
        BEACON, itself, len(finder.beacon.others), now.others - before.others, finder.told_by(BEACON)
    )


def _firewall(networks: Sequence[str]) -> Firewall:
    tools = [tool for tool in _TOOLS if shutil.which(tool) or Path("/usr/sbin", tool).exists()]
    active = None
    if "ufw" in tools:
        try:
            active = "ENABLED=yes" in _UFW_CONF.read_text(encoding="utf-8")
        except (OSError, ValueError):
            pass
        if active is False and len(tools) > 1:
            tools.remove("ufw")
            active = None
    return firewall_of(sys.platform, tools, active, networks, sys.executable)
