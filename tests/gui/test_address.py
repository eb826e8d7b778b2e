from __future__ import annotations

from gui.address import qr_image


def test_a_qr_code_is_a_picture() -> None:
    assert qr_image("lanparty://192.168.1.5:47800/k7qd-3fhx-aaaa-bbbb").startswith("data:image/png")
    assert qr_image("") == ""
