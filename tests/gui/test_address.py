from __future__ import annotations

from gui.address import place, qr_image
from lanparty.node.places import read_place


def test_what_is_shown_can_be_typed() -> None:
    for host in ("192.168.1.5", "fd00::2"):
        typed = read_place(place(host, 47801))
        assert (typed.host, typed.port) == (host, 47801)


def test_a_qr_code_is_a_picture() -> None:
    assert qr_image("lanparty://192.168.1.5:47800/k7qd-3fhx-aaaa-bbbb").startswith("data:image/png")
    assert qr_image("") == ""
