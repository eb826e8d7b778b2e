"""A table before it begins, as its host keeps it. Pure: who sits where, what is played, who is ready."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lanparty.engine.options import BadOption, options_json, parse_options
from lanparty.games import UnknownGame, game
from lanparty.node.errors import NodeError
from lanparty.table.genesis import canonical_json
from protocol.wire import Join, Lobby, Member


def canonical_options(name: str, seats: int, given: dict[str, Any]) -> bytes:
    """All options of a game, defaults filled in, as canonical JSON. Raises NodeError."""
    try:
        rules = game(name)
        options = parse_options(rules, seats, given)
        chosen = options_json(options)
    except (UnknownGame, BadOption) as error:
        raise NodeError("bad_option", str(error)) from error
    return canonical_json(chosen)


def read_options(lobby: Lobby) -> dict[str, Any]:
    """The options that a lobby from the network shows. Raises NodeError when they are none of its game."""
    try:
        given = json.loads(lobby.options)
        options = parse_options(game(lobby.game), lobby.seats, given)
    except (UnknownGame, BadOption, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise NodeError(
            "bad_offer", "This table's game is unknown to this version of the program."
        ) from error
    return options_json(options)


class HostLobby:
    """The host's lobby. Seats are numbered in order of play; seat 0 is the host's until swapped."""

    def __init__(
        self, id16: bytes, name: str, game_name: str, seats: int, options: dict[str, Any], deals: int
    ) -> None:
        self.id, self.name, self.game, self.seats, self.deals = id16, name, game_name, seats, deals
        self.options = canonical_options(game_name, seats, options)
        self.members: dict[int, Member] = {}
        self._revision = 0

    def message(self) -> Lobby:
        """What everybody at the table is told."""
        self._revision += 1
        members = tuple(self.members[seat] for seat in sorted(self.members))
        return Lobby(
            self._revision, self.id, self.name, self.game, self.options, self.deals, self.seats, members
        )

    def seat_of(self, key: bytes) -> int | None:
        return next((seat for seat, member in self.members.items() if member.key == key), None)

    @property
    def free(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.members)

    @property
    def can_begin(self) -> bool:
        return not self.free and all(member.ready for member in self.members.values())

    def take(self, key: bytes, join: Join, ready: bool = False, seat: int | None = None) -> int:
        """Give a seat. Raises NodeError with the reason."""
        if self.seat_of(key) is not None:
            raise NodeError("already_here", "this player already has a seat")
        if not self.free:
            raise NodeError("full", "the table is full")
        if seat is not None and seat not in self.free:
            raise NodeError("seat_taken", f"seat {seat} is not free")
        seat = self.free[0] if seat is None else seat
        self.members[seat] = Member(
            seat, key, join.name, join.avatar, join.level, join.run_by, join.nonce, ready, join.addresses
        )
        return seat

    def hand_over(self, seat: int, key: bytes, nonce: bytes, laptop: bytes) -> None:
        """A computer player's seat goes to one of the same level that another laptop runs. Raises NodeError."""
        if self.seat_of(key) is not None:
            raise NodeError("already_here", "this player already has a seat")
        self.members[seat] = replace(self.members[seat], key=key, nonce=nonce, run_by=laptop)

    def take_again(self, key: bytes, join: Join) -> int:
        """Who has called anew keeps the seat, if it still has one. Raises NodeError as `take`."""
        seat = self.seat_of(key)
        if seat is not None:
            del self.members[seat]
        return self.take(key, join, seat=seat)

    def leave(self, key: bytes) -> bool:
        """Free the seat of a player and of the computer players that its laptop runs. False: had none."""
        gone = [seat for seat, member in self.members.items() if key in (member.key, member.run_by)]
        for seat in gone:
            del self.members[seat]
        return bool(gone)

    def ready(self, key: bytes, ready: bool) -> None:
        seat = self.seat_of(key)
        if seat is not None:
            self.members[seat] = replace(self.members[seat], ready=ready)

    def swap(self, a: int, b: int) -> None:
        """Exchange two seats; either may be empty."""
        if not (0 <= a < self.seats and 0 <= b < self.seats):
            raise NodeError("no_such_seat", "there is no such seat")
        if a == b:
            return
        pair = {a: self.members.pop(b, None), b: self.members.pop(a, None)}
        for seat, member in pair.items():
            if member is not None:
                self.members[seat] = replace(member, seat=seat)

    def change(self, options: dict[str, Any], deals: int, keep_ready: Sequence[bytes]) -> None:
        """Other options: everybody but `keep_ready` and the computer players must say again that they are ready."""
        self.options = canonical_options(self.game, self.seats, options)
        self.deals = deals
        for seat, member in self.members.items():
            if not member.level and member.key not in keep_ready:
                self.members[seat] = replace(member, ready=False)
