"""The port numbers of the program, so that one rule of a firewall can name them."""

from __future__ import annotations

PORTS = range(47_800, 47_820)  # TCP: links, on the first that is free
BEACON_PORT = 47_800  # UDP: broadcasts; shared by all programs of a machine
MDNS_PORT = 5353  # UDP: multicast DNS
