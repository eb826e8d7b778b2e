"""Addresses that people type: `192.168.1.5:47800`, the same without a port, `[fe80::1]:47800`; and as a QR code."""

from __future__ import annotations

DEFAULT_PORT = 47800
LENGTH_LIMIT = 80


def parse_address(text: str) -> tuple[str, int]:
    """Host and port. Raises ValueError when it can't be an address."""
    text = text.strip().removeprefix("lanparty://").rstrip("/")
    if not text or len(text) > LENGTH_LIMIT or any(char.isspace() for char in text):
        raise ValueError("not an address")
    if text.startswith("["):
        host, closed, rest = text[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")):
            raise ValueError("not an address")
        return host, _port(rest[1:])
    if text.count(":") > 1:
        return text, DEFAULT_PORT
    host, _, port = text.partition(":")
    if not host:
        raise ValueError("not an address")
    return host, _port(port)


def _port(text: str) -> int:
    if not text:
        return DEFAULT_PORT
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise ValueError("not a port")
    return int(text)


def qr_image(text: str) -> str:
    """A QR code as a data URI that QML's Image takes; "" for no text."""
    if not text:
        return ""
    import segno

    uri: str = segno.make(text, error="m", micro=False).png_data_uri(
        scale=6, border=2, dark="#33251b", light="#fffaf0"
    )
    return uri
