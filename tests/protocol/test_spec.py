"""`protocol/SPEC.md` says what the code does: each table of it is compared with the code, row by row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from protocol import advert, beacon, bodies, broadcast, channel, feed, fields, handshake, link, ports, wire
from protocol.poker.transcript import LABELS

ROOT = Path(__file__).resolve().parents[2]
SPEC = (ROOT / "protocol" / "SPEC.md").read_text(encoding="utf-8")


def tables() -> dict[str, list[list[str]]]:
    """Every table of the text by its first two headings: rows of cells."""
    found: dict[str, list[list[str]]] = {}
    for block in re.findall(r"(?:^\|.*\n?)+", SPEC, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
        head, rule, *body = rows
        assert all(set(cell) == {"-"} for cell in rule), rule
        assert all(len(row) == len(head) for row in body), head
        found.setdefault(" ".join(head[:2]), []).extend(body)
    return found


TABLES = tables()


def column(heading: str, at: int = 0) -> list[str]:
    return [row[at] for row in TABLES[heading]]


def fields_of(record: type) -> str:
    return "; ".join(f"{name}: {spec}" for name, spec in fields.specs(record)) or "–"


def test_messages() -> None:
    expected = [[str(record.NUMBER), record.__name__, fields_of(record)] for record in wire.MESSAGES]
    expected.append(["–", "Member", fields_of(wire.Member)])
    assert [row[:3] for row in TABLES["number message"]] == expected


def test_bodies() -> None:
    expected = [[str(record.KIND), record.__name__, fields_of(record)] for record in wire.BODIES]
    assert [row[:3] for row in TABLES["kind body"]] == expected


def test_content_of_an_entry() -> None:
    assert f"> {fields_of(feed._Content)}\n" in SPEC


def test_limits() -> None:
    limits = channel.Limits()
    known = {**vars(fields), **vars(bodies), **vars(wire), **vars(feed), **vars(handshake), **vars(channel)}
    for name, value, _ in TABLES["name value"]:
        actual = getattr(limits, name) if name.islower() else known[name]
        assert float(value) == actual, name
    named = set(column("name value"))
    assert {name for name in vars(feed) if name.startswith("MAX_")} <= named | {"MAX_NUMBER"}
    assert set(vars(limits)) <= named | {"linger_s"}


def test_version_and_ports() -> None:
    assert re.search(r"^Version (\d+)\.", SPEC, re.MULTILINE).group(1) == str(wire.PROTOCOL_VERSION)  # type: ignore[union-attr]
    assert f"ports {link.PORTS.start} to {link.PORTS.stop - 1}" in SPEC


def test_tracks() -> None:
    assert [row[:2] for row in TABLES["track name"]] == [
        [str(getattr(feed, name)), name] for name in ("MAIN", "DECK", "SIDE")
    ]
    assert sorted(map(int, column("track name"))) == sorted(feed.TRACKS)


def sources(*folders: str) -> str:
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_hash_label_in_the_code_is_listed() -> None:
    used = set(re.findall(r'b"(lanparty/1/[a-z-]+)\\0"', sources("protocol", "lanparty")))
    labels = [row[0] for row in TABLES["label of what"] if row[0].startswith("lanparty/1/")]
    assert used == set(labels)
    assert len(labels) == len(set(labels))


def test_every_kind_of_signature_in_the_code_is_listed() -> None:
    code = sources("protocol", "lanparty")
    used = set(re.findall(r'\.sign\(\s*"([a-z]+)"', code)) | {handshake.LINK_KIND, feed.ENTRY_KIND}
    assert used == set(column("kind payload"))


def test_every_code_of_refusal_of_a_link_is_listed() -> None:
    code = "".join(
        (ROOT / "protocol" / f"{name}.py").read_text()
        for name in ("handshake", "session", "link", "mesh", "channel")
    )
    used = set(re.findall(r'(?:Refused|Refuse|LinkRefused|broken|_break)\(\s*"([a-z_]+)"', code)) | {"failed"}
    assert used == set(column("code when"))


def test_txt_keys() -> None:
    assert column("key value") == list(advert._TXT_KEYS)
    assert f"`{advert.SERVICE_TYPE}`" in SPEC


def test_packets_of_the_beacon() -> None:
    expected = [[str(packet.NUMBER), packet.__name__, fields_of(packet)] for packet in beacon.PACKETS]
    assert [row[:3] for row in TABLES["number packet"]] == expected
    assert f"at most\n{beacon.MAX_PACKET} bytes" in SPEC
    assert f"`{beacon.MAGIC.decode()}` ({len(beacon.MAGIC)} bytes)" in SPEC
    assert f"UDP broadcasts to port {ports.BEACON_PORT}" in SPEC
    assert f"every {broadcast.TELL_EVERY_S:g} s before a match" in SPEC
    assert f"every {broadcast.TELL_PLAYING_S:g} s during one" in SPEC


def test_transcript_labels() -> None:
    assert [row[0] for row in TABLES["label of what"] if "/" not in row[0]] == list(LABELS)


@pytest.mark.parametrize("record", [*wire.MESSAGES, *wire.BODIES], ids=lambda record: record.__name__)
def test_every_record_says_what_it_is_for(record: type) -> None:
    assert record.__doc__
    assert not record.__doc__.startswith(f"{record.__name__}("), "made by dataclass"
