"""Questions about addresses and networks, written like `192.168.1.5/24`. No I/O.

Which networks count as homely – where asking around harms nobody – is a list of our own: private (RFC 1918),
self-assigned (RFC 3927) and unique local (RFC 4193) addresses. `ipaddress.is_private` knows many more.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

IPv4 = ipaddress.IPv4Interface
_HOMELY = tuple(
    map(
        ipaddress.ip_network,
        ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7"),
    )
)


def ipv4_networks(networks: Iterable[str]) -> list[IPv4]:
    """Those that are IPv4, in the same order."""
    found = map(ipaddress.ip_interface, networks)
    return [one for one in found if isinstance(one, IPv4)]


def broadcast_address(network: IPv4) -> str:
    """Where all of a network hear a packet (its directed broadcast address); "" when it has no such address."""
    if network.network.prefixlen > 30:
        return ""
    return str(network.network.broadcast_address)


def is_near(address: str, networks: Iterable[str]) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(ip in ipaddress.ip_interface(network).network for network in networks)


def is_homely(address: str) -> bool:
    """Whether an address is of the kind that homes and parties use: never one of somebody's on the internet."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(ip in network for network in _HOMELY)
