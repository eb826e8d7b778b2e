"""Laptops met before, and where: asked when nothing else finds a table. A small file in the home.

The file is a convenience: whatever in it can't be read is left out, and a disk that is full stops nobody.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from protocol.networks import is_homely, is_near

FILE = "peers.json"
MAX_PEERS = 32
MAX_PLACES = 4  # of one laptop
MAX_BYTES = 65_536
log = logging.getLogger("lanparty.node")

Place = tuple[str, int]


@dataclass(frozen=True)
class Met:
    """A laptop: its identity (32 bytes) and where it was, the latest place first."""

    key: bytes
    places: tuple[Place, ...]


class Remembered:
    """`peers`: the laptops met, the latest first. What is met is written to `path`, unless there is none."""

    def __init__(self, path: Path | None, read_only: bool = False) -> None:
        self._path = None if read_only else path
        self.peers: tuple[Met, ...] = _read(path) if path is not None else ()

    @classmethod
    def of_home(cls, home: Path, read_only: bool = False) -> Remembered:
        """`read_only`: another program may have this home."""
        return cls(home / FILE, read_only)

    def meet(self, key: bytes, places: Iterable[Place]) -> None:
        """This laptop is there now."""
        fresh = tuple(place for place in places if _is_place(place))
        if not fresh:
            return
        known = next((peer.places for peer in self.peers if peer.key == key), ())
        met = Met(key, tuple(dict.fromkeys((*fresh, *known)))[:MAX_PLACES])
        peers = (met, *(peer for peer in self.peers if peer.key != key))[:MAX_PEERS]
        if peers != self.peers:
            self.peers = peers
            self._write()

    def places_to_ask(self, networks: Sequence[str]) -> list[Place]:
        """Where laptops met before may be now: on the own networks first, never beyond the kind that homes have."""
        places = dict.fromkeys(place for peer in self.peers for place in peer.places)
        near = [place for place in places if is_near(place[0], networks)]
        far = [place for place in places if place not in near and is_homely(place[0])]
        return near + far

    def _write(self) -> None:
        if self._path is None:
            return
        rows = [{"key": peer.key.hex(), "places": peer.places} for peer in self.peers]
        draft = self._path.with_suffix(".new")
        try:
            draft.write_text(json.dumps(rows, indent=1), encoding="utf-8")
            os.replace(draft, self._path)
        except OSError as error:
            log.warning("%s: %s", self._path, error.strerror or error)


def _read(path: Path) -> tuple[Met, ...]:
    try:
        with path.open("rb") as file:
            rows = json.loads(file.read(MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return ()
    peers: dict[bytes, Met] = {}
    for row in rows if isinstance(rows, list) else []:
        met = _met(row)
        if met is not None:
            peers.setdefault(met.key, met)
    return tuple(peers.values())[:MAX_PEERS]


def _met(row: Any) -> Met | None:
    if not isinstance(row, dict) or not isinstance(row.get("places"), list):
        return None
    try:
        key = bytes.fromhex(row.get("key", ""))
    except (TypeError, ValueError):
        return None
    found = [tuple(place) for place in row["places"] if isinstance(place, list)]
    places = tuple((place[0], place[1]) for place in found if _is_place(place))[:MAX_PLACES]
    return Met(key, places) if len(key) == 32 and places else None


def _is_place(place: tuple[Any, ...]) -> bool:
    """An IP address and a port."""
    if len(place) != 2 or not isinstance(place[0], str) or type(place[1]) is not int:
        return False
    try:
        ipaddress.ip_address(place[0])
    except ValueError:
        return False
    return 0 < place[1] < 65_536
