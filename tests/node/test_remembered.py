"""Laptops met before: kept over a restart, limited, and no damage to the file stops anybody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanparty.node.remembered import FILE, MAX_PEERS, MAX_PLACES, Met, Remembered

ANN, BOB = b"a" * 32, b"b" * 32
HOME = ("192.168.1.5", 47800)


def test_kept_over_a_restart(tmp_path: Path) -> None:
    known = Remembered.of_home(tmp_path)
    known.meet(ANN, [HOME])
    known.meet(BOB, [("fd00::5", 47801)])
    known.meet(ANN, [("10.0.0.9", 47800)])
    assert Remembered.of_home(tmp_path).peers == (
        Met(ANN, (("10.0.0.9", 47800), HOME)),
        Met(BOB, (("fd00::5", 47801),)),
    )
    assert list(tmp_path.iterdir()) == [tmp_path / FILE]


def test_written_only_when_something_is_new(tmp_path: Path) -> None:
    known = Remembered.of_home(tmp_path)
    known.meet(ANN, [HOME])
    (tmp_path / FILE).unlink()
    known.meet(ANN, [HOME])
    known.meet(ANN, [])
    assert list(tmp_path.iterdir()) == []


def test_read_only(tmp_path: Path) -> None:
    Remembered.of_home(tmp_path).meet(ANN, [HOME])
    looking = Remembered.of_home(tmp_path, read_only=True)
    assert looking.places_to_ask([]) == [HOME]
    looking.meet(BOB, [("10.0.0.9", 47800)])
    assert len(Remembered.of_home(tmp_path).peers) == 1


def test_the_newest_stay(tmp_path: Path) -> None:
    known = Remembered.of_home(tmp_path)
    for number in range(MAX_PEERS + 10):
        known.meet(bytes([number]) * 32, [("10.0.0.1", number + 1)])
    for number in range(MAX_PLACES + 10):
        known.meet(ANN, [("10.0.0.2", number + 1)])
    again = Remembered.of_home(tmp_path)
    assert again.peers == known.peers
    assert len(again.peers) == MAX_PEERS
    assert again.peers[0] == Met(
        ANN, tuple(("10.0.0.2", MAX_PLACES + 10 - number) for number in range(MAX_PLACES))
    )
    assert again.peers[1].key == bytes([MAX_PEERS + 9]) * 32


@pytest.mark.parametrize(
    "place", [("ann.local", 47800), ("10.0.0.1", 0), ("10.0.0.1", 65_536), ("", 1), ("10.0.0.1", True)]
)
def test_what_is_no_place(place: tuple[str, int]) -> None:
    known = Remembered(None)
    known.meet(ANN, [place])
    assert known.peers == ()


def test_near_ones_first_and_nobody_on_the_internet() -> None:
    known = Remembered(None)
    places = [("8.8.8.8", 1), ("10.9.9.9", 1), ("192.168.1.7", 1), ("127.0.0.1", 1)]
    for number, place in enumerate(places):
        known.meet(bytes([number]) * 32, [place])
    assert known.places_to_ask(["192.168.1.5/24"]) == [("192.168.1.7", 1), ("10.9.9.9", 1)]
    assert known.places_to_ask(["127.0.0.1/8"])[0] == ("127.0.0.1", 1)
    assert ("8.8.8.8", 1) in known.places_to_ask(["8.8.8.1/24"])


GOOD = {"key": ANN.hex(), "places": [list(HOME)]}


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"null", b"[" * 60_000, b"\xff\xfe", b'"text"', b"[1, null, [], {}]", b"0" * 200_000,
        json.dumps([{"key": "zz", "places": [list(HOME)]}, {"key": ANN.hex()}, {"key": 7, "places": []}]).encode(),
        json.dumps([{"key": ANN.hex()[:-2], "places": [list(HOME)]}]).encode(),
        json.dumps([{"key": ANN.hex(), "places": [["10.0.0.1"], "10.0.0.1", [1, 2], ["10.0.0.1", "47800"]]}]).encode(),
    ],
)  # fmt: skip
def test_a_damaged_file(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    known = Remembered.of_home(tmp_path)
    assert known.peers == ()
    known.meet(ANN, [HOME])
    assert len(Remembered.of_home(tmp_path).peers) == 1


def test_what_can_be_read_of_it_is_kept(tmp_path: Path) -> None:
    rows = [{"key": "no"}, GOOD, {**GOOD, "places": [["10.0.0.1", 1]]}, 7]
    (tmp_path / FILE).write_text(json.dumps(rows))
    assert Remembered.of_home(tmp_path).peers == (Met(ANN, (HOME,)),)


@settings(max_examples=60)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["key", "places", "x"]), inner, max_size=3)
        ),
        max_leaves=12,
    )
)
def test_any_json_is_read(tmp_path_factory: pytest.TempPathFactory, rows: object) -> None:
    folder = tmp_path_factory.mktemp("home")
    (folder / FILE).write_text(json.dumps(rows))
    assert Remembered.of_home(folder).peers == ()


def test_a_disk_that_does_not_take_it(tmp_path: Path) -> None:
    known = Remembered(tmp_path / "no such folder" / FILE)
    known.meet(ANN, [HOME])
    assert known.peers[0].key == ANN
