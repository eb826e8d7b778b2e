"""How two peers prove who they are, on a fresh TLS session, before anything else is said. No I/O.

    dialler                            server
      Hello  ------------------------->
             <-------------------------  Hello          (both at once, as soon as TLS stands)
             <-------------------------  Proof          signs ("server", certificate, both hellos)
      Proof  ------------------------->                 signs ("dialler", certificate, both hellos)

A proof is a signature (kind "link") over the role of the signer, the SHA-256 of the certificate that the
server showed in this TLS session, and both Hello payloads as they were sent: versions, nonces, identities, table.
Somebody in the middle has to show a certificate of its own, so a relayed proof is wrong on one side; the role stops
a proof from being sent back to its author. The server proves first: a dialler that races several addresses gives its
own proof only to the one that it takes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from protocol.fields import BadMessage, pack, unpack
from protocol.identity import BadSignature, Identity, check_key, verify
from protocol.wire import PROTOCOL_VERSION, Hello, Message, Proof, Refuse, decode, encode

LINK_KIND = "link"  # of the signature
ROLES = ("peer", "ask")
UNVERIFIED_FRAME = 4096  # bytes of one message, until both sides have proven who they are

M = TypeVar("M", Hello, Proof)


class Refused(Exception):
    """This handshake is over; `by_peer` tells who refused whom."""

    def __init__(self, code: str, text: str, by_peer: bool = False) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.by_peer = by_peer


class Handshake:
    """One side of one handshake: give it payloads, send what it returns."""

    def __init__(
        self, identity: Identity, hello: Hello, certificate_hash: bytes, *, dialler: bool,
        expect_key: bytes | None = None, proceed: Callable[[], bool] = lambda: True,
    ) -> None:  # fmt: skip
        self._identity = identity
        self._certificate_hash = certificate_hash
        self._dialler = dialler
        self._expect_key = expect_key
        self._proceed = proceed
        self._mine = encode(hello)
        self._theirs = b""
        self.hello = hello
        self.peer_hello: Hello | None = None
        self.done = False

    def receive(self, payload: bytes) -> list[Message]:
        """The answer to a payload of the other side; raises Refused. Look at `done` afterwards."""
        assert not self.done
        if self.peer_hello is None:
            self.peer_hello = self._read_hello(payload)
            self._theirs = payload
            return [] if self._dialler else [self._prove()]
        self._check_proof(payload, self.peer_hello)
        if self._dialler and not self._proceed():
            raise Refused("not_needed", "Another link was faster.")
        self.done = True
        return [self._prove()] if self._dialler else []

    def _read_hello(self, payload: bytes) -> Hello:
        check_version(payload)
        hello = _decoded(payload, Hello)
        if hello.role not in ROLES:
            raise Refused("malformed", f"Unknown role “{hello.role}”.")
        if hello.key == self._identity.key:
            raise Refused("self", "This is the very player who called.")
        if self._expect_key not in (None, hello.key):
            raise Refused("key", "Somebody else than expected lives at this address.")
        try:
            check_key(hello.key)
        except BadSignature as bad:
            raise Refused("key", f"Not a valid identity: {bad}.") from None
        return hello

    def _check_proof(self, payload: bytes, hello: Hello) -> None:
        proof = _decoded(payload, Proof)
        try:
            verify(hello.key, LINK_KIND, self._statement(not self._dialler), proof.signature)
        except BadSignature:
            raise Refused("proof", "The proof of identity is wrong.") from None

    def _prove(self) -> Proof:
        return Proof(self._identity.sign(LINK_KIND, self._statement(self._dialler)))

    def _statement(self, by_dialler: bool) -> bytes:
        hellos = (self._mine, self._theirs) if self._dialler else (self._theirs, self._mine)
        return pack(("dialler" if by_dialler else "server", self._certificate_hash, *hellos))


def _decoded(payload: bytes, expected: type[M]) -> M:
    try:
        message = decode(payload)
    except BadMessage as bad:
        raise Refused("malformed", f"Not a message: {bad.reason}.") from None
    if isinstance(message, Refuse):
        raise Refused(message.code, message.text, by_peer=True)
    if not isinstance(message, expected):
        raise Refused("malformed", f"{type(message).__name__} instead of {expected.__name__}.")
    return message


def check_version(payload: bytes) -> None:
    """Raise Refused if this is the Hello of another version, whatever else that version puts in a Hello."""
    try:
        plain = unpack(payload, UNVERIFIED_FRAME)
    except BadMessage:
        return  # it will be refused as malformed
    if len(plain) < 2 or plain[0] != Hello.NUMBER or type(plain[1]) is not int:
        return
    if plain[1] != PROTOCOL_VERSION:
        raise Refused(
            "version",
            f"Different versions of the program: one speaks protocol {PROTOCOL_VERSION}, the other "
            f"{min(max(plain[1], 0), 65_535)}. Please update the older one.",
        )
