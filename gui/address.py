"""Where others find this laptop: as text to type, and as a picture, a QR code."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import unquote

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlImageProviderBase
from PySide6.QtQuick import QQuickImageProvider


def place(host: str, port: int) -> str:
    """An address as people type it; one of IPv6 needs brackets before a port."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def qr_image(text: str) -> QImage:
    """A QR code, in any thread: it takes longer than a frame."""
    import segno

    png = BytesIO()
    segno.make(text, error="m", micro=False).save(
        png, kind="png", scale=6, border=2, dark="#33251b", light="#fffaf0"
    )
    return QImage.fromData(png.getvalue())


class QrCodes(QQuickImageProvider):
    """`image://qr/TEXT`, the text encoded as a part of an address."""

    def __init__(self) -> None:
        super().__init__(
            QQmlImageProviderBase.ImageType.Image,
            QQmlImageProviderBase.Flag.ForceAsynchronousImageLoading,
        )

    def requestImage(self, text: str, size: QSize, requestedSize: QSize) -> QImage:
        image = qr_image(unquote(text))
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image
