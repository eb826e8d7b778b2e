"""Where others find this laptop: as text to type, and as a picture, a QR code."""

from __future__ import annotations


def place(host: str, port: int) -> str:
    """An address as people type it; one of IPv6 needs brackets before a port."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def qr_image(text: str) -> str:
    """A QR code as a data URI that QML's Image takes; "" for no text."""
    if not text:
        return ""
    import segno

    uri: str = segno.make(text, error="m", micro=False).png_data_uri(
        scale=6, border=2, dark="#33251b", light="#fffaf0"
    )
    return uri
