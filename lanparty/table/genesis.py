"""How a match begins: the last state of the lobby, with a fresh nonce of every seat, signed by all.

`genesis = canonical encoding of the lobby`, `table id = SHA-256("lanparty/1/genesis" 00 genesis)`. After
all seats have signed, whoever opened the table has no power left.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from lanparty.engine.options import BadOption, options_json, parse_options
from lanparty.engine.rules import Rules
from lanparty.games import UnknownGame, game
from protocol.identity import BadSignature, Identity, verify
from protocol.wire import BadMessage, Chair, Lobby, Member, decode, encode

LABEL = b"lanparty/1/genesis\0"


class BadGenesis(Exception):
    """What was offered as the start of a match is none; the text says why."""


class Genesis:
    """The agreed start of a match: roster, game, options; everything that a replica starts from."""

    def __init__(self, lobby: Lobby) -> None:
        """Raises BadGenesis."""
        self.lobby = lobby
        self.raw = encode(lobby)
        self.members: tuple[Member, ...] = lobby.members
        self._check_members()
        self.rules, self.options = _read_game(lobby)

    def _check_members(self) -> None:
        if sorted(member.seat for member in self.members) != list(range(self.seats)):
            raise BadGenesis("not every seat is taken")
        if [member.seat for member in self.members] != list(range(self.seats)):
            raise BadGenesis("its members are not in the order of their seats")
        if len(set(self.keys)) != self.seats or len({member.nonce for member in self.members}) != self.seats:
            raise BadGenesis("two seats share a key or a nonce")
        laptops = {member.key for member in self.members if member.run_by in (b"", member.key)}
        for member in self.members:
            if member.run_by and not member.level:
                raise BadGenesis(f"seat {member.seat} is no computer player, but run by somebody")
            if member.level and member.run_by not in laptops:
                raise BadGenesis(f"the computer player on seat {member.seat} is run by nobody here")

    @classmethod
    def parse(cls, raw: bytes) -> Genesis:
        """Check and read an offered genesis; only the canonical encoding is one. Raises BadGenesis."""
        try:
            lobby = decode(raw)
        except BadMessage as error:
            raise BadGenesis(str(error)) from error
        if not isinstance(lobby, Lobby):
            raise BadGenesis("not a lobby")
        genesis = cls(lobby)
        if genesis.raw != raw:
            raise BadGenesis("not in canonical form")
        return genesis

    @cached_property
    def id(self) -> bytes:
        """The table's id, 32 bytes."""
        return hashlib.sha256(LABEL + self.raw).digest()

    @property
    def keys(self) -> tuple[bytes, ...]:
        return tuple(member.key for member in self.members)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits down at the start, by seat."""
        return tuple(
            Chair(
                member.seat,
                member.key,
                member.name,
                member.avatar,
                member.level,
                member.run_by,
                member.addresses,
            )
            for member in self.members
        )

    @property
    def seats(self) -> int:
        return self.lobby.seats

    def sign(self, identity: Identity) -> bytes:
        return identity.sign("genesis", self.raw)

    def check_signature(self, seat: int, signature: bytes) -> None:
        """Raises BadSignature."""
        verify(self.keys[seat], "genesis", self.raw, signature)

    def check_signatures(self, signatures: Sequence[bytes]) -> None:
        """All seats signed. Raises BadGenesis naming the seat that didn't."""
        if len(signatures) != self.seats:
            raise BadGenesis("a signature is missing")
        for seat, signature in enumerate(signatures):
            try:
                self.check_signature(seat, signature)
            except BadSignature as error:
                raise BadGenesis(f"seat {seat} has not signed this") from error


def _read_game(lobby: Lobby) -> tuple[Rules, Any]:
    """The rules and their options: all of them, in the one form that people's programs write."""
    try:
        rules = game(lobby.game)
        given = json.loads(lobby.options)
        if not isinstance(given, dict):
            raise BadGenesis("the options are no JSON object")
        options = parse_options(rules, lobby.seats, given)
    except (UnknownGame, BadOption, ValueError, RecursionError) as error:
        raise BadGenesis(str(error)) from error
    if canonical_json(options_json(options)) != lobby.options:
        raise BadGenesis("the options are not in canonical form")
    return rules, options


def canonical_json(options: dict[str, Any]) -> bytes:
    """Options as a lobby carries them."""
    return json.dumps(options, sort_keys=True, separators=(",", ":")).encode()
