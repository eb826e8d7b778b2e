"""Codes to type: each leads back to its address on every network it fits, and hardly any mistake leads anywhere."""

from __future__ import annotations

import ipaddress
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.joincode import SYMBOLS, BadCode, JoinCode, MistypedCode, make_code, read_code, resolve_code
from protocol.ports import PORTS

ADDRESSES = st.integers(0x0A00_0001, 0xDFFF_FFFE).map(lambda number: str(ipaddress.IPv4Address(number)))


@given(ADDRESSES, st.integers(8, 30), st.sampled_from(PORTS))
def test_a_code_leads_back(address: str, length: int, port: int) -> None:
    own = f"{address}/{length}"
    code = make_code(own, port)
    if not code:
        assert length < 16
        assert port >= PORTS.start + 8
        return
    assert len(code.replace("-", "")) == (4 if length >= 24 else 6 if length >= 16 else 7)
    read = read_code(code)
    assert read.port == port
    assert resolve_code(read, [own]) == [address]


def test_examples() -> None:
    """Codes that people have read aloud stay what they are."""
    assert make_code("192.168.1.23/24", 47800) == "2324"
    assert make_code("192.168.1.23/24", 47803) == "3EC6"
    assert make_code("192.168.1.23/22", 47803) == "2M6-695"
    assert make_code("10.1.2.3/8", 47803) == "9T4-5P98"


@pytest.mark.parametrize(
    ("network", "port"),
    [("fd00::5/64", 47800), ("192.168.1.23/24", 47799), ("192.168.1.23/24", 47820), ("10.1.2.3/8", 47809)],
)
def test_what_has_no_code(network: str, port: int) -> None:
    assert make_code(network, port) == ""


def test_no_two_symbols_look_or_sound_alike() -> None:
    assert len(set(SYMBOLS)) == 23
    for alike in ("0OQD"[:3], "1IL", "2Z", "5S", "6G", "8B", "UV", "MN"):
        assert sum(symbol in SYMBOLS for symbol in alike) <= 1, alike


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3ec6", "3EC6"), (" 3E-C6 ", "3EC6"), ("3 E C 6", "3EC6"), ("2m6695", "2M6-695"),
        ("2М6-695", "2M6-695"),  # with a Cyrillic М
        ("3ЕС6", "3EC6"), ("3еc6", "3EC6"), ("3ΕC6", "3EC6"), ("3EC G", "3EC6"), ("9t4-sp9в", "9T4-5P98"),
        ("9T45P9B", "9T4-5P98"),
    ],
)  # fmt: skip
def test_however_it_is_typed(typed: str, meant: str) -> None:
    assert read_code(typed) == read_code(meant)


@pytest.mark.parametrize("code", ["3EC6", "2M6695", "9T45P98"])
def test_every_single_mistake_is_noticed(code: str) -> None:
    wrong = {code[:at] + symbol + code[at + 1 :] for at in range(len(code)) for symbol in SYMBOLS}
    for one, other in combinations(range(len(code)), 2):
        swapped = list(code)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        wrong.add("".join(swapped))
    for typed in wrong - {code}:
        with pytest.raises(MistypedCode):
            read_code(typed)


@pytest.mark.parametrize(
    "text", ["", "3EC", "3EC66", "3EC!", "localhost", "192.168.1.5", "1LO0", "x" * 5000, "٣EC6"]
)
def test_what_is_no_code(text: str) -> None:
    with pytest.raises(BadCode):
        read_code(text)


@given(st.text(max_size=40))
def test_any_text_is_a_code_or_none(text: str) -> None:
    try:
        code = read_code(text)
    except BadCode:
        return
    assert code.port in PORTS
    assert 1 <= len(code.low) <= 3


def test_seen_from_several_networks() -> None:
    """Each network that has room for the address; a short code also fits a larger network than that of its maker."""
    code = JoinCode(b"\x17", 47800)
    ours = ["192.168.1.5/24", "172.17.0.1/16", "172.20.10.2/28", "fd00::5/64", "192.168.1.6/24"]
    assert resolve_code(code, ours) == ["192.168.1.23", "172.17.0.23"]
    assert resolve_code(JoinCode(b"\x02\x17", 47800), ours) == ["172.17.2.23"]
    assert resolve_code(JoinCode(b"\x01\x17", 47800), ours) == ["192.168.1.23", "172.17.1.23"]
    assert resolve_code(code, []) == []
