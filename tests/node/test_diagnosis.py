"""What follows from what was seen: each fault is named, with what to try; and how each system lets us in."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from lanparty.node.diagnose import diagnose
from lanparty.node.diagnosis import (
    _TEXTS,
    Advice,
    Diagnosis,
    OwnNetwork,
    PortUse,
    WayHeard,
    advise,
    firewall_of,
)
from lanparty.node.finder import Finder
from lanparty.node.ways import Ways
from protocol.discovery import Station
from protocol.identity import Identity
from protocol.link import HelloArgs, Link, Server
from tests.protocol.aid import run

WIFI = OwnNetwork("wlan0", "192.168.1.5", "192.168.1.0/24", "192.168.1.255", "227K", True, True)
PORTS = (PortUse("links", "tcp", 47800), PortUse("mdns", "udp", 5353), PortUse("beacon", "udp", 47800))
MDNS, BEACON = WayHeard("mdns", True, 2, 9, 0), WayHeard("beacon", True, 1, 3, 0)
ALONE = (replace(MDNS, others=0, packets=0), replace(BEACON, others=0, packets=0))


def codes(networks=(WIFI,), ports=PORTS, heard=(MDNS, BEACON), tables=0, foreign=()) -> list[str]:
    return [advice.code for advice in advise(networks, ports, heard, tables, foreign)]


def port(purpose: str, problem: str) -> tuple[PortUse, ...]:
    return tuple(replace(one, problem=problem) if one.purpose == purpose else one for one in PORTS)


@pytest.mark.parametrize(
    ("seen", "found"),
    [
        ({"tables": 2}, ["found"]),
        ({}, ["no_table", "firewall", "by_address"]),
        ({"heard": ALONE}, ["alone", "firewall", "hotspot", "by_address"]),
        ({"networks": ()}, ["no_network"]),
        ({"networks": (replace(WIFI, address="127.0.0.1"),)}, ["no_network"]),
        ({"networks": (replace(WIFI, address="169.254.3.4"),)},
         ["self_assigned", "no_table", "firewall", "by_address"]),
        ({"networks": (replace(WIFI, answers=False),)}, ["port_closed", "no_table", "firewall", "by_address"]),
        ({"ports": port("links", "taken")}, ["no_port", "no_table", "firewall", "by_address"]),
        ({"ports": port("mdns", "taken"), "heard": (replace(MDNS, hears_itself=False), BEACON)},
         ["mdns_port", "no_table", "firewall", "by_address"]),
        ({"heard": (replace(ALONE[0], hears_itself=False), ALONE[1])},
         ["mdns_deaf", "alone", "firewall", "hotspot", "by_address"]),
        ({"heard": (MDNS, replace(BEACON, hears_itself=False))},
         ["beacon_deaf", "no_table", "firewall", "by_address"]),
        ({"heard": (MDNS, replace(BEACON, hears_itself=None))}, ["no_table", "firewall", "by_address"]),
        ({"foreign": ("192.168.1.7:47800",)}, ["version", "no_table", "firewall", "by_address"]),
    ],
)  # fmt: skip
def test_what_to_try(seen: dict[str, object], found: list[str]) -> None:
    assert codes(**seen) == found  # type: ignore[arg-type]
    assert set(found) <= set(_TEXTS)


def test_the_way_by_address_is_told() -> None:
    (advice,) = [one for one in advise([WIFI], PORTS, [MDNS], 0, ()) if one.code == "by_address"]
    assert "192.168.1.5:47800, or the code 227K." in advice.text
    (advice,) = [
        one for one in advise([replace(WIFI, code="")], PORTS, [MDNS], 0, ()) if one.code == "by_address"
    ]
    assert advice.text.endswith("192.168.1.5:47800.")


OURS = ["192.168.1.5/24", "192.168.1.6/24", "fd00::5/64", "127.0.0.1/8"]


@pytest.mark.parametrize(
    ("system", "tools", "name", "words"),
    [
        (
            "linux",
            ["ufw", "nft"],
            "ufw",
            ["from 192.168.1.0/24", "47800:47819 proto tcp", "5353,47800 proto udp"],
        ),
        ("linux", ["firewall-cmd", "nft"], "firewalld", ["47800-47819/tcp", "47800/udp", "mdns"]),
        ("linux", ["nft"], "nftables", ["tcp dport 47800-47819 accept", "5353, 47800"]),
        ("linux", [], "none", []),
        (
            "win32",
            [],
            "windows",
            ["netsh", "protocol=TCP localport=47800-47819", "protocol=UDP localport=5353,47800"],
        ),
        ("darwin", [], "macos", ["socketfilterfw", "/opt/python3"]),
    ],
)
def test_how_to_let_others_in(system: str, tools: list[str], name: str, words: list[str]) -> None:
    firewall = firewall_of(system, tools, None, OURS, "/opt/python3")
    assert firewall.name == name
    told = "\n".join(firewall.commands)
    assert [word for word in words if word not in told] == []
    assert "127.0.0" not in told
    assert len(set(firewall.commands)) == len(firewall.commands)


def whole() -> Diagnosis:
    advice = (Advice("alone", "Nobody else is heard."),)
    firewall = firewall_of("linux", ["ufw"], True, OURS, "python3")
    return Diagnosis((WIFI,), PORTS, (MDNS, BEACON), 0, ("192.168.1.7:47801",), firewall, advice)


def test_as_text() -> None:
    text = "\n".join(whole().lines())
    for words in (
        "192.168.1.5",
        "227K",
        "TCP 47800",
        "9 packets of 2",
        "192.168.1.7:47801",
        "ufw is on",
        "1. Nobody",
    ):
        assert words in text


def test_as_json() -> None:
    found = json.loads(json.dumps(whole().json()))
    assert found["networks"][0]["address"] == "192.168.1.5"
    assert found["firewall"]["name"] == "ufw"
    assert set(found) == {"networks", "ports", "heard", "tables", "foreign", "firewall", "advice"}


def test_on_loopback() -> None:
    """The whole look, on a machine with nothing but its loopback, and on one whose port is closed."""

    async def work() -> None:
        who = Identity.from_seed(bytes(32))
        finder = Finder(
            who, Station(lambda: ["127.0.0.1/8"]), lambda: None, ways=Ways(mdns=False, remembered=False)
        )
        await finder.start()
        server = await Server.start([0], who, lambda: HelloArgs(""), _close, host="127.0.0.1")
        found = await diagnose(finder, server.port, listen_s=0.2)
        await server.close()
        assert [(one.address, one.answers, one.code) for one in found.networks] == [("127.0.0.1", True, "")]
        assert found.heard[1].hears_itself is True
        assert [advice.code for advice in found.advice] == ["no_network"]
        closed = await diagnose(finder, 0, "No free port.", listen_s=0.0)
        assert closed.networks[0].answers is False
        assert closed.ports[0] == PortUse("links", "tcp", 47800, "No free port.")
        await finder.close()

    run(work)


async def _close(link: Link) -> None:
    await asyncio.sleep(0)
    await link.close()
