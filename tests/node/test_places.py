"""What people type to say where a table is: read, resolved against the own networks, or refused in one sentence."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanparty.node.places import (
    BadPlace,
    Place,
    code_of,
    find_addresses,
    invitation,
    ports_to_try,
    read_place,
)
from protocol.joincode import read_code
from protocol.ports import PORTS

SIGN = "k7qd-3fhx-aaaa-bbb2"
OURS = ["192.168.1.5/24", "fd00::5/64"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("192.168.1.5:47801", Place("192.168.1.5", 47801)),
        ("  192.168.1.5 ", Place("192.168.1.5")),
        ("ana-laptop.local", Place("ana-laptop.local")),
        ("ana_laptop:5", Place("ana_laptop", 5)),
        ("[fd00::5]:47800", Place("fd00::5", 47800)),
        ("[fd00::5]", Place("fd00::5")),
        ("fd00::5", Place("fd00::5")),
        ("fe80::1%wlan0", Place("fe80::1%wlan0")),
        ("::1", Place("::1")),
        ("3EC6", Place("3EC6", code=read_code("3EC6"))),
        ("3 ec 6", Place("3ec6", code=read_code("3EC6"))),
        ("2m6-695", Place("2m6-695", code=read_code("2M6695"))),
        (f"lanparty://192.168.1.5:47800/{SIGN}", Place("192.168.1.5", 47800, SIGN)),
        (f"LANPARTY://[fd00::5]:47800/{SIGN.upper()}/", Place("fd00::5", 47800, SIGN)),
        ("lanparty://192.168.1.5", Place("192.168.1.5")),
    ],
)
def test_what_people_type(text: str, place: Place) -> None:
    assert read_place(text) == place


@pytest.mark.parametrize(
    "text",
    [
        "", "  ", ":47800", "a b", "host:", "host:0", "host:70000", "host:12x", "host:²", "host:-1", "[::1", "[::1]x",
        "[::1]:", "a:b:c", "h" * 65, "é.local", "http://192.168.1.5", "192.168.1.5:47800/x", "lanparty://", "a\nb",
        "lanparty://192.168.1.5:47800/nobody", f"lanparty://a b:1/{SIGN}", "host:" + "1" * 400, "@", "x" * 10_000,
        "2232", "10.1", "1.2.3.4.5", "300.1.1.1", "0x7f.1.1.1",
    ],
)  # fmt: skip
def test_what_is_no_place(text: str) -> None:
    with pytest.raises(BadPlace) as failure:
        read_place(text)
    sentence = str(failure.value)
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    assert len(sentence) < 200


@given(st.text(max_size=60))
def test_any_text_is_a_place_or_none(text: str) -> None:
    try:
        read_place(text)
    except BadPlace:
        pass


@pytest.mark.parametrize(("address", "port"), [("192.168.1.5", 47800), ("fd00::5", 47801)])
def test_an_invitation_leads_back(address: str, port: int) -> None:
    assert read_place(invitation(address, port, SIGN)) == Place(address, port, SIGN)


def test_codes_of_own_addresses() -> None:
    assert code_of("192.168.1.5", 47800, OURS) == "227K"
    assert code_of("192.168.1.77", 47800, OURS) != "", "of somebody else on the same network, too"
    assert code_of("10.0.0.1", 47800, OURS) == ""
    assert code_of("fd00::5", 47800, OURS) == ""
    assert code_of("127.0.0.1", 47800, ["127.0.0.1/8"]) == ""


def addresses(text: str, networks: list[str]) -> list[str]:
    return asyncio.run(find_addresses(read_place(text), networks))


def test_where_it_may_be() -> None:
    assert addresses("192.168.1.7:5", OURS) == ["192.168.1.7"]
    assert addresses("fd00::7", OURS) == ["fd00::7"]
    assert addresses("3EC6", [*OURS, "10.0.0.1/24"]) == ["192.168.1.23", "10.0.0.23"]
    assert "127.0.0.1" in addresses("localhost", OURS)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("no-such-computer.invalid", "no address"),
        ("3EC6", "no network"),
        ("3EC7", "a character"),
    ],
)
def test_nowhere(text: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(loop: object, host: str, port: object, **how: object) -> list[object]:
        raise OSError("unknown")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", nobody)
    with pytest.raises(BadPlace, match=words):
        addresses(text, ["fd00::5/64"])


def test_which_ports() -> None:
    assert ports_to_try(Place("a", 5)) == (5,)
    assert ports_to_try(read_place("3EC6")) == (47803,)
    assert ports_to_try(Place("a")) == PORTS
