"""The table that this laptop has opened, until it begins: guests come and go, computer players sit down, all sign."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lanparty.bots import UnknownBot, bot
from lanparty.node.errors import NodeError
from lanparty.node.helpers import Helper, laptop_of, laptops_of, next_laptop
from lanparty.node.lobby import HostLobby
from lanparty.node.signing import Signing
from lanparty.table.genesis import Genesis
from protocol.wire import (
    HelperOffer,
    HelperWanted,
    Join,
    Leave,
    Lobby,
    Message,
    Offer,
    Ready,
    Refuse,
    Said,
    Say,
    Signed,
    Watch,
)

if TYPE_CHECKING:
    from lanparty.node.laptop import Laptop

SIGN_S = 20.0  # for all seats to sign a genesis
HELPER_S = 2.0  # for a laptop to bring the computer player that it was asked for
MAX_AVATAR = 64


class Hosting:
    """`lobby`: what was last told to everybody; `helpers`: the computer players run here, by key."""

    def __init__(self, laptop: Laptop, lobby: HostLobby) -> None:
        self._laptop = laptop
        self._lobby = lobby
        self._signing: Signing | None = None
        self._decided = asyncio.Event()  # the genesis is signed by all, or the lobby has changed
        self._anew: set[bytes] = set()  # who has called again, and not yet asked for the seat again
        self.helpers: dict[bytes, Helper] = {}
        # By laptop: the own helpers that it shall bring others for.
        self._asked: dict[bytes, list[bytes]] = {}
        self._answered = asyncio.Event()
        lobby.take(laptop.identity.key, laptop.join_message(os.urandom(32)), ready=True)
        self.lobby: Lobby = lobby.message()

    @property
    def can_begin(self) -> bool:
        return self._lobby.can_begin

    @property
    def guests(self) -> list[bytes]:
        """The keys of the other laptops at the table."""
        own = self._laptop.identity.key
        return [key for key in laptops_of(self._lobby.members.values()) if key != own]

    # ---- what the host does ----------------------------------------------------------------------------

    async def fill(self, seat: int | None, level: str) -> None:
        """Put a computer player on a free seat (None: on all of them). Raises NodeError.

        Several are spread over the laptops at the table, for whoever runs one could see its cards. Until another
        laptop has brought its own, one of ours sits there.
        """
        try:
            bot(level, self._lobby.game)
        except UnknownBot as error:
            raise NodeError("unknown_level", str(error)) from error
        own, promised = self._laptop.identity.key, Counter[bytes]()
        asked = []
        before = tuple(self._lobby.members.values())
        for free in self._lobby.free if seat is None else (seat,):
            laptop = next_laptop(before, promised, own)
            promised[laptop] += 1
            helper = Helper.make(level)
            name, avatar = f"Computer {free + 1}", (free * 7 + 3) % MAX_AVATAR
            join = Join(name, avatar, helper.nonce, level, own, ())
            self._lobby.take(helper.key, join, ready=True, seat=free)
            self.helpers[helper.key] = helper
            if laptop != own:
                asked.append((laptop, helper.key))
                self._asked.setdefault(laptop, []).append(helper.key)
                self._laptop.mesh.send(laptop, HelperWanted(level))
        self._publish()
        await self._wait_for_helpers(asked)

    async def _wait_for_helpers(self, asked: Sequence[tuple[bytes, bytes]]) -> None:
        """Until the laptops have brought what they were asked for; who doesn't is asked no more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HELPER_S):
                while any(key in self._asked.get(laptop, ()) for laptop, key in asked):
                    self._answered.clear()
                    await self._answered.wait()
        for laptop, key in asked:
            if key in self._asked.get(laptop, ()):
                self._asked[laptop].remove(key)

    def _take_helper(self, peer: bytes, offer: HelperOffer) -> None:
        """Another laptop's computer player sits down where ours was. Too late: ours stays."""
        asked = self._asked.get(peer)
        if not asked:
            return
        key = asked.pop(0)
        self._answered.set()
        helper, seat = self.helpers.get(key), self._lobby.seat_of(key)
        if helper is None or seat is None or helper.level != offer.level or self._signing is not None:
            return
        with contextlib.suppress(NodeError):  # its key has a seat: no player of its own
            self._lobby.hand_over(seat, offer.key, offer.nonce, peer)
            del self.helpers[key]
        self._publish()

    def remove(self, seat: int) -> None:
        """Free a seat: a computer player goes, a person is sent away. Raises NodeError."""
        member = self._lobby.members.get(seat)
        if member is None or member.key == self._laptop.identity.key:
            raise NodeError("no_such_seat", "there is nobody to send away")
        self._lobby.leave(member.key)
        if self.helpers.pop(member.key, None) is None and laptop_of(member) == member.key:
            self._laptop.mesh.send(member.key, Refuse("sent_away", "The host has freed your seat."))
        self._publish()

    def swap(self, a: int, b: int) -> None:
        self._lobby.swap(a, b)
        self._publish()

    def change(self, options: dict[str, Any], deals: int) -> None:
        self._lobby.change(options, deals, [self._laptop.identity.key])
        self._publish()

    async def begin(self) -> None:
        """Have all seats sign; the match begins with the last signature. Raises NodeError; the lobby goes on then."""
        if not self.can_begin:
            raise NodeError("not_ready", "not every seat is taken and ready")
        signing = self._signing = Signing(Genesis(self._lobby.message()))
        self._decided.clear()
        for member in signing.genesis.members:
            helper = self.helpers.get(member.key)
            if helper is not None or member.key == self._laptop.identity.key:
                signing.sign(member.seat, helper.identity if helper is not None else self._laptop.identity)
            elif laptop_of(member) == member.key:  # it signs for all that it runs
                self._laptop.mesh.send(member.key, Offer(signing.genesis.raw))
        self._begin_if_signed()
        try:
            async with asyncio.timeout(SIGN_S):
                await self._decided.wait()
        except TimeoutError:
            self._send_away_unsigned(signing)
        if not signing.complete:
            raise NodeError("not_signed", "a player did not answer or has left; the seat is free again")

    def _send_away_unsigned(self, signing: Signing) -> None:
        """Who did not sign in time loses the seat."""
        members = signing.genesis.members
        for laptop in {
            laptop_of(member): None for member in members if member.seat not in signing.signatures
        }:
            self._lobby.leave(laptop)
            text = "Your program did not answer when the game was to begin."
            self._laptop.mesh.send(laptop, Refuse("not_signed", text))
        self._publish()

    async def ready(self, ready: bool) -> None:
        self._lobby.ready(self._laptop.identity.key, ready)
        self._publish()

    async def say(self, text: str) -> None:
        self._chat(self._laptop.identity.key, text)

    async def close(self) -> None:
        """Close the table; everybody is told."""
        for guest in self.guests:
            self._laptop.mesh.send(guest, Refuse("closed", "The host has closed this table."))
            self._laptop.mesh.unwant(guest)

    # ---- what comes from guests ------------------------------------------------------------------------

    def welcomes(self, key: bytes) -> bool:
        """Whether a caller may come in: to ask for a seat, anybody."""
        return True

    def found(self, peer: bytes) -> None:
        """A link has come about; if there was one before, its end isn't known here yet."""
        if self._lobby.seat_of(peer) is not None:
            self._anew.add(peer)

    def lost(self, peer: bytes) -> None:
        self._asked.pop(peer, None)
        self._answered.set()
        if self._lobby.leave(peer):
            self._publish()

    def got(self, peer: bytes, message: Message) -> None:
        match message:
            case Join():
                self._join(peer, message)
            case Ready(ready):
                self._lobby.ready(peer, ready)
                self._publish()
            case Say(text):
                self._chat(peer, text)
            case Leave():
                self.lost(peer)
            case HelperOffer():
                self._take_helper(peer, message)
            case Signed(seat, signature):
                self._take_signature(peer, seat, signature)
            case Watch() if self._signing is None:
                self._laptop.mesh.send(peer, Refuse("not_begun", "The match at this table has not begun."))

    def _join(self, peer: bytes, join: Join) -> None:
        try:
            if join.run_by not in (b"", peer):
                raise NodeError("malformed", "A computer player is run by the laptop that brings it.")
            if peer in self._anew:
                self._anew.discard(peer)
                self._lobby.take_again(peer, join)
            else:
                self._lobby.take(peer, join)
        except NodeError as error:
            self._laptop.mesh.send(peer, Refuse(error.code, error.message))
        else:
            self._publish()

    def _chat(self, key: bytes, text: str) -> None:
        seat = self._lobby.seat_of(key)
        if seat is not None:
            self._laptop.hear(seat, text)
            for guest in self.guests:
                self._laptop.mesh.send(guest, Said(seat, text))

    def _take_signature(self, peer: bytes, seat: int, signature: bytes) -> None:
        signing = self._signing
        if signing is None or seat >= signing.genesis.seats:
            return
        if laptop_of(signing.genesis.members[seat]) == peer:
            signing.take(seat, signature)
            self._begin_if_signed()

    def _begin_if_signed(self) -> None:
        signing = self._signing
        if signing is None or not signing.complete:
            return
        self._signing = None
        self._laptop.play(signing, self.helpers, self._tell_signatures)
        self._decided.set()

    def _tell_signatures(self, signing: Signing) -> None:
        for guest in self.guests:
            for seat, signature in signing.signatures.items():
                self._laptop.mesh.send(guest, Signed(seat, signature))

    def _publish(self) -> None:
        """Tell everybody at the table, and the network, how the lobby stands."""
        self._signing = None
        self._decided.set()
        self.lobby = self._lobby.message()
        for guest in self.guests:
            self._laptop.mesh.send(guest, self.lobby)
        self._laptop.announce()
        self._laptop.changed()
