from __future__ import annotations

from urllib.parse import quote

from PySide6.QtCore import QSize

from gui.address import QrCodes, place, qr_image
from lanparty.node.places import read_place


def test_what_is_shown_can_be_typed() -> None:
    for host in ("192.168.1.5", "fd00::2"):
        typed = read_place(place(host, 47801))
        assert (typed.host, typed.port) == (host, 47801)


def test_a_qr_code_is_a_picture() -> None:
    image = QrCodes().requestImage(
        quote("lanparty://192.168.1.5:47800/k7qd-3fhx-aaaa", safe=""), QSize(), QSize()
    )
    assert image == qr_image("lanparty://192.168.1.5:47800/k7qd-3fhx-aaaa")
    assert image != qr_image("lanparty://192.168.1.6:47800/k7qd-3fhx-aaaa")
    assert not image.isNull()
