"""TLS 1.3 without its trust: a certificate made at each start, and a pipe that does no I/O.

Who the other side is follows from the handshake in `protocol.handshake`, which signs the hash of this
certificate; so no chain is checked here. No tickets, no resumption: every link proves itself anew.
"""

from __future__ import annotations

import datetime
import hashlib
import os
import ssl
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

READ_SIZE = 65_536

# Fixed and wide, so that a laptop with a wrong clock is as good as any.
_VALID_FROM = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_VALID_UNTIL = datetime.datetime(2120, 1, 1, tzinfo=datetime.UTC)


class TlsError(Exception):
    """The other side doesn't speak TLS 1.3, or not correctly."""


@dataclass(frozen=True)
class ServerSide:
    """What a server needs: its context and the SHA-256 of its certificate."""

    context: ssl.SSLContext
    certificate_hash: bytes


def make_server_side() -> ServerSide:
    """A fresh key and self-signed certificate, in a context that serves TLS 1.3 only."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "lanparty")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_VALID_FROM)
        .not_valid_after(_VALID_UNTIL)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    _load(context, pem)
    der = certificate.public_bytes(serialization.Encoding.DER)
    return ServerSide(context, hash_certificate(der))


def make_client_context() -> ssl.SSLContext:
    """A context for diallers: TLS 1.3 only, no chain, no names."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def hash_certificate(der: bytes) -> bytes:
    """SHA-256 of a certificate in DER form."""
    return hashlib.sha256(der).digest()


def _load(context: ssl.SSLContext, pem: bytes) -> None:
    """The standard library loads keys from files only: this one is private and gone at once."""
    handle, name = tempfile.mkstemp(prefix="lanparty-", suffix=".pem")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(pem)
        context.load_cert_chain(name)
    finally:
        Path(name).unlink(missing_ok=True)


class TlsPipe:
    """One TLS session over memory: bytes of the network in, plain bytes out, and the other way.

    After every call the caller sends what `outgoing()` returns.
    """

    def __init__(self, context: ssl.SSLContext, server_side: bool) -> None:
        self._in = ssl.MemoryBIO()
        self._out = ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._in, self._out, server_side=server_side)
        self.ready = False
        self.ended = False  # the other side has said that no more follows

    def start(self) -> None:
        """Begin the TLS handshake (the dialler's first bytes are in `outgoing()` now)."""
        self._shake_hands()

    def receive(self, data: bytes) -> bytes:
        """Take bytes from the network; the plain bytes they hold. Raises TlsError."""
        self._in.write(data)
        if not self.ready:
            self._shake_hands()
        return self._read() if self.ready else b""

    def send(self, plain: bytes) -> None:
        """Encrypt bytes for the other side. Raises TlsError."""
        try:
            self._tls.write(plain)
        except ssl.SSLError as error:
            raise TlsError(_words(error)) from None

    def outgoing(self) -> bytes:
        """The bytes to send now."""
        return self._out.read()

    def say_goodbye(self) -> None:
        """Tell the other side that no more follows, so that it can tell an end from a cut."""
        try:
            self._tls.unwrap()
        except (ssl.SSLError, ValueError):
            pass

    def peer_certificate_hash(self) -> bytes:
        """SHA-256 of the certificate that the server showed; for diallers."""
        der = self._tls.getpeercert(binary_form=True)
        if der is None:
            raise TlsError("the server showed no certificate")
        return hash_certificate(der)

    def _shake_hands(self) -> None:
        try:
            self._tls.do_handshake()
        except ssl.SSLWantReadError:
            return
        except ssl.SSLError as error:
            raise TlsError(_words(error)) from None
        self.ready = True

    def _read(self) -> bytes:
        chunks = []
        try:
            while chunk := self._tls.read(READ_SIZE):
                chunks.append(chunk)
            self.ended = True
        except ssl.SSLWantReadError:
            pass
        except ssl.SSLError as error:
            raise TlsError(_words(error)) from None
        return b"".join(chunks)


def _words(error: ssl.SSLError) -> str:
    return (error.reason or "tls error").lower().replace("_", " ")
