"""What is known about the own way onto the network, and what follows from it: values, and no I/O.

The window shows these by their codes, in its language; the texts here are the English ones.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass

from protocol.networks import ipv4_networks
from protocol.ports import BEACON_PORT, MDNS_PORT, PORTS


@dataclass(frozen=True)
class OwnNetwork:
    """One of the own addresses. `network` is like `192.168.1.0/24`, `broadcast` "" where there is none; `code` is what
    others may type; `answers`: our port can be called there; `hears_itself`: by multicast."""

    interface: str
    address: str
    network: str
    broadcast: str
    code: str
    answers: bool
    hears_itself: bool


@dataclass(frozen=True)
class PortUse:
    """`purpose`: links (TCP), mdns or beacon (UDP). `problem`: why it can't be used, "" if it can."""

    purpose: str
    protocol: str
    number: int
    problem: str = ""


@dataclass(frozen=True)
class WayHeard:
    """One way of discovery. `hears_itself`: None when it wasn't tried. `others`: other computers heard by it during the
    test; `packets`: of those; `tables`: tables it tells of."""

    way: str  # mdns | beacon
    hears_itself: bool | None
    others: int
    packets: int
    tables: int


@dataclass(frozen=True)
class Firewall:
    """How to let others in on this system. `active`: None when it can't be told without asking for a password."""

    name: str  # ufw | firewalld | nftables | windows | macos | none
    active: bool | None
    commands: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Advice:
    code: str
    text: str


@dataclass(frozen=True)
class Diagnosis:
    networks: tuple[OwnNetwork, ...]
    ports: tuple[PortUse, ...]
    heard: tuple[WayHeard, ...]
    tables: int  # alive now
    foreign: tuple[str, ...]  # places whose program is of another version
    firewall: Firewall
    advice: tuple[Advice, ...]

    def json(self) -> dict[str, object]:
        plain: dict[str, object] = json.loads(json.dumps(asdict(self)))
        return plain

    def lines(self) -> list[str]:
        """For people."""
        return [
            "Networks:",
            *(f"  {_network_line(network)}" for network in self.networks),
            "Ports:",
            *(f"  {_port_line(port)}" for port in self.ports),
            "Heard:",
            *(f"  {_heard_line(way)}" for way in self.heard),
            f"  tables open: {self.tables}",
            *(f"  other version: {place}" for place in self.foreign),
            f"Firewall: {self.firewall.text}",
            *(f"  {command}" for command in self.firewall.commands),
            "What to try:",
            *(f"  {number}. {advice.text}" for number, advice in enumerate(self.advice, 1)),
        ]


# ---- what to try -------------------------------------------------------------------------------------------

_TEXTS = {
    "no_network": "This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.",
    "self_assigned": "The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.",
    "no_port": "No port is free to listen on: close other programs that run LAN Party here.",
    "port_closed": "This laptop doesn't even let itself in: a firewall or security program blocks LAN Party.",
    "mdns_port": "Another program keeps UDP port 5353 to itself; tables are found by the other ways.",
    "mdns_deaf": "Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.",
    "beacon_deaf": "Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.",
    "version": "Somebody here has another version of LAN Party: all need the same, so update the older one.",
    "alone": "Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks and "
    "“client isolation” keep laptops apart.",
    "firewall": "Let LAN Party through the firewall of each laptop (the commands are above).",
    "hotspot": "A phone's hotspot works where the Wi-Fi of the place doesn't.",
    "no_table": "Others are heard, but no table is open: open one.",
    "by_address": "By address it always goes: open a table here, and let the others type {address}{or_code}.",
    "found": "All is well: there are tables, click on one.",
}


def advise(
    networks: Sequence[OwnNetwork],
    ports: Sequence[PortUse],
    heard: Sequence[WayHeard],
    tables: int,
    foreign: Collection[str],
) -> tuple[Advice, ...]:
    """What to try, the most promising first."""
    if not networks or all(network.address.startswith("127.") for network in networks):
        codes = ["no_network"]
    elif tables:
        codes = ["found"]
    else:
        codes = [*_faults(networks, ports, heard), *(["version"] if foreign else []), *_surroundings(heard)]
        codes.append("by_address")
    return tuple(Advice(code, _text(code, networks, ports)) for code in codes)


def _faults(
    networks: Sequence[OwnNetwork], ports: Sequence[PortUse], heard: Sequence[WayHeard]
) -> Iterable[str]:
    problems = {port.purpose for port in ports if port.problem}
    if all(network.address.startswith("169.254.") for network in networks):
        yield "self_assigned"
    if "links" in problems:
        yield "no_port"
    elif not any(network.answers for network in networks):
        yield "port_closed"
    if "mdns" in problems:
        yield "mdns_port"
    for way in heard:
        if way.hears_itself is False and way.way not in problems:
            yield f"{way.way}_deaf"


def _surroundings(heard: Sequence[WayHeard]) -> Iterable[str]:
    if any(way.others for way in heard):
        yield from ("no_table", "firewall")
    else:
        yield from ("alone", "firewall", "hotspot")


def _text(code: str, networks: Sequence[OwnNetwork], ports: Sequence[PortUse]) -> str:
    port = next((port.number for port in ports if port.purpose == "links"), PORTS.start)
    address = f"{networks[0].address}:{port}" if networks else ""
    own_code = networks[0].code if networks else ""
    return _TEXTS[code].format(address=address, or_code=f", or the code {own_code}" if own_code else "")


# ---- firewalls ---------------------------------------------------------------------------------------------

_TCP = f"{PORTS.start}-{PORTS.stop - 1}"
_UDP = (MDNS_PORT, BEACON_PORT)


def firewall_of(
    system: str, tools: Collection[str], active: bool | None, networks: Iterable[str], program: str
) -> Firewall:
    """`system` as `sys.platform` says; `tools`: which of ufw, firewall-cmd, nft there are; `networks` like
    `192.168.1.5/24`; `program`: the path of the Python that runs."""
    if system == "win32":
        return _windows()
    if system == "darwin":
        return _macos(program)
    if "ufw" in tools:
        return _ufw(active, networks)
    if "firewall-cmd" in tools:
        ports = f"--add-port={_TCP}/tcp --add-port={BEACON_PORT}/udp --add-service=mdns"
        text = "firewalld; this lets LAN Party in until the next restart:"
        return Firewall("firewalld", active, (f"sudo firewall-cmd {ports}",), text)
    if "nft" in tools:
        rule = "sudo nft insert rule inet filter input"
        udp = ", ".join(map(str, _UDP))
        commands = (f"{rule} tcp dport {_TCP} accept", f"{rule} udp dport '{{ {udp} }}' accept")
        return Firewall("nftables", active, commands, "nftables; if it filters what comes in:")
    return Firewall("none", False, (), "none is known here.")


def _ufw(active: bool | None, networks: Iterable[str]) -> Firewall:
    commands = []
    for network in dict.fromkeys(
        str(one.network) for one in ipv4_networks(networks) if not one.ip.is_loopback
    ):
        rule = f"sudo ufw allow from {network} to any port"
        commands += [
            f"{rule} {_TCP.replace('-', ':')} proto tcp",
            f"{rule} {','.join(map(str, _UDP))} proto udp",
        ]
    state = {True: "is on", False: "is off", None: "may be on"}[active]
    return Firewall("ufw", active, tuple(commands), f"ufw {state}; to let the laptops of this network in:")


def _windows() -> Firewall:
    rule = 'netsh advfirewall firewall add rule name="LAN Party" dir=in action=allow profile=private'
    udp = ",".join(map(str, _UDP))
    commands = (f"{rule} protocol=TCP localport={_TCP}", f"{rule} protocol=UDP localport={udp}")
    text = "Windows; make this network a private one, then, in a command prompt run as administrator:"
    return Firewall("windows", None, commands, text)


def _macos(program: str) -> Firewall:
    tool = "sudo /usr/libexec/ApplicationFirewall/socketfilterfw"
    commands = (f"{tool} --add '{program}'", f"{tool} --unblockapp '{program}'")
    text = "macOS; in System Settings, Network, Firewall, Options let Python accept connections, or:"
    return Firewall("macos", None, commands, text)


# ---- lines -------------------------------------------------------------------------------------------------


def _network_line(network: OwnNetwork) -> str:
    facts = [f"{network.address} in {network.network}"]
    facts += [f"on {network.interface}"] if network.interface else []
    facts += [f"code {network.code}"] if network.code else []
    facts.append("can be called" if network.answers else "CAN'T be called")
    if ":" not in network.address:
        facts.append("multicast comes back" if network.hears_itself else "NO multicast comes back")
    return ", ".join(facts)


def _port_line(port: PortUse) -> str:
    purpose = {"links": "connections", "mdns": "multicast DNS", "beacon": "broadcasts"}[port.purpose]
    return f"{port.protocol.upper()} {port.number} ({purpose}): {port.problem or 'usable'}"


def _heard_line(way: WayHeard) -> str:
    name = {"mdns": "multicast DNS", "beacon": "broadcasts"}[way.way]
    itself = {True: "hears itself", False: "does NOT hear itself", None: "not tried"}[way.hears_itself]
    return f"{name}: {itself}; {way.packets} packets of {way.others} other computers; tables: {way.tables}"
