"""`lanparty host` and `lanparty join`: the way to a table, the events on it, and what goes wrong in one line."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from lanparty.cli import main
from lanparty.commands import join
from lanparty.errors import RunFailed
from lanparty.node.headless import Headless, speaker
from lanparty.node.lobby import HostLobby
from lanparty.node.node import Node
from lanparty.node.snapshots import FoundTable
from protocol.identity import Identity
from protocol.link import HelloArgs, Link, Server
from protocol.wire import Join, Refuse
from tests.network.member import Member, closed, hear
from tests.network.processes import Event, Party, Process, linux, until, workers

HEX16, HEX32 = 32, 64  # digits of ids and hashes
PATIENT_S = 150.0
NUMBER = (int, type(None))

# What an event says, at least.
FIELDS: dict[str, dict[str, type | tuple[type, ...]]] = {
    "table": {"id": str, "name": str, "address": str, "port": int, "fingerprint": str},
    "joined": {"seat": int},
    "your_turn": {"legal": list},
    "refused": {"code": str, "message": str},
    "deal": {"number": int},
    "move": {"seat": int, "move": str},
    "scores": {"totals": list},
    "result": {"winners": list, "scores": list, "state_hash": str, "audit": str, "journal": str},
    "peer": {"seat": NUMBER, "status": str},
    "fault": {"seat": NUMBER, "reason": str},
}
# What may follow on what in a match.
ORDER = {
    "": ("deal",),
    "deal": ("move",),
    "move": ("move", "scores"),
    "scores": ("deal", "result"),
    "result": (),
}  # fmt: skip


def check_match(events: list[Event], deals: int) -> None:
    """A whole match: deals with their moves and scores in order, and the result last."""
    before, numbers, totals = "", [], []
    for event in events:
        kind = event["event"]
        for name, of in FIELDS.get(kind, {}).items():
            assert isinstance(event[name], of), event
        if kind in ORDER:
            assert kind in ORDER[before], (before, event)
            before = kind
        if kind == "deal":
            numbers.append(event["number"])
        elif kind == "scores":
            totals = event["totals"]
    result = events[-1]
    assert result["event"] == "result"
    assert numbers == list(range(1, deals + 1))
    assert result["scores"] == totals
    assert result["winners"] == [seat for seat, score in enumerate(totals) if score == min(totals)]
    assert result["audit"] == "passed"
    assert len(result["state_hash"]) == HEX32
    assert Path(result["journal"]).is_file()


def check_links(events: list[Event]) -> None:
    """Nobody has left. (On a machine that is busy enough a link may be lost for a while.)"""
    for seat in {event["seat"] for event in events}:
        statuses = [event["status"] for event in events if event["seat"] == seat]
        assert statuses == ["lost", "back"] * (len(statuses) // 2), statuses


# ---- the way to a table ------------------------------------------------------------------------------------


def test_by_address(party: Party) -> None:
    """Three who have the same name sit on three seats; nobody hears of anything that didn't happen."""
    host, at = party.open_table("--bot", "easy", "--deals", "2", "--name", "Ann", seats=3)
    guests = [party.join(at, "--bot", "easy", "--name", "Ann") for _ in range(2)]
    results = [process.succeeds() for process in (host, *guests)]
    assert len({result["state_hash"] for result in results}) == 1
    moves = [(move["seat"], move["move"]) for move in host.all("move")]
    mine = []
    for process in (host, *guests):
        check_match(process.events, deals=2)
        assert process.complaints == []
        assert process.all("fault") == process.all("notice") == []
        check_links(process.all("peer"))
        assert [(move["seat"], move["move"]) for move in process.all("move")] == moves
        joined = process.all("joined")
        assert [(event["seat"], event["name"]) for event in joined] == [(0, "Ann"), (1, "Ann"), (2, "Ann")]
        mine += [event["seat"] for event in joined if event["you"]]
    assert sorted(mine) == [0, 1, 2]
    assert mine[0] == 0
    for process in (host, *guests):
        assert process.events[0]["event"] == "table"
        assert process.events[0] == host.events[0]
    assert (host.events[0]["name"], len(host.events[0]["id"])) == (party.table, HEX16)
    party.gone()


def test_by_name(party: Party) -> None:
    host = party.host("--bot", "easy", "--deals", "1")
    other = party.host("--bot", "easy", "--deals", "1", "--table", f"{party.table} too")
    guest = party.start("join", "--table", party.table, "--bot", "easy")
    assert guest.succeeds()["state_hash"] == host.succeeds()["state_hash"]
    assert kinds(other) == ["table", "joined"]


def test_the_only_table(alone: Party) -> None:
    """On a machine without a network, too."""
    host = alone.host("--bot", "easy", "--deals", "1")
    guest = alone.start("join", "--bot", "easy")
    assert guest.succeeds()["state_hash"] == host.succeeds()["state_hash"]
    assert host.events[0]["address"] == "127.0.0.1"


def test_several_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of them is a choice for people, be it that the second one is seen a little later."""
    monkeypatch.setattr(join, "SETTLE_S", PATIENT_S)
    kitchen, garden = (
        FoundTable("", name, "poison", 4, 1, False, "en", "Ann", "10.0.0.7", port, "")
        for name, port in (("Kitchen", 47800), ("Garden", 47801))
    )

    async def look(named: str | None) -> FoundTable:
        player = Headless(speaker(True), by_hand=False, patience_s=0)
        node = player.node = cast(Node, SimpleNamespace(found=(kitchen,)))
        looking = asyncio.create_task(join._find(player, named, False))
        await asyncio.sleep(0)
        node.found = (kitchen, garden)
        player._news.set()
        return await looking

    with pytest.raises(RunFailed) as failure:
        asyncio.run(look(None))
    assert "Kitchen at 10.0.0.7:47800; Garden at 10.0.0.7:47801" in str(failure.value)
    assert "--table" in str(failure.value)
    assert asyncio.run(look("Garden")) == garden


def test_a_table_that_is_played_is_not_open(alone: Party) -> None:
    playing = alone.host("--fill", "easy", "--wait", "0", "--table", "Kitchen")
    playing.event("your_turn")
    waiting = alone.host("--bot", "easy", "--deals", "1", "--table", "Garden")
    guest = alone.start("join", "--bot", "easy")
    assert guest.succeeds()["state_hash"] == waiting.succeeds()["state_hash"]


@pytest.mark.parametrize("words", [["--table", "nowhere"], []], ids=["by name", "any"])
def test_no_table(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(join, "FIND_S", 0.1)
    monkeypatch.setattr(join, "_fitting", lambda node, playing: [])
    assert main(["join", "--home", str(tmp_path / "home"), "--json", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("lanparty: no ")
    assert "--at HOST:PORT" in err
    assert err.count("\n") == 1


def test_only_tables_of_another_version() -> None:
    """Which is said, rather than that there is none; a table with another name is no reason."""
    table = FoundTable(
        "", "Kitchen", "poison", 4, 1, False, "en", "Ann", "10.0.0.7", 47800, "", compatible=False
    )
    for name in (None, "Kitchen"):
        assert "“Kitchen” of Ann is open, but with another version" in join._nothing(name, [table])
    assert "no table “Garden” was found" in join._nothing("Garden", [table])


# ---- who is turned away ------------------------------------------------------------------------------------


def test_a_full_table(party: Party) -> None:
    _, at = party.open_table("--bot", "easy")

    async def sit() -> None:
        member = await Member.sit_down(at)  # not ready, so the match doesn't begin
        guest = party.join(at, "--bot", "easy")
        await asyncio.to_thread(guest.fails, "the table is full")
        assert guest.events == []
        await member.link.close()

    asyncio.run(sit())


def test_a_table_that_has_begun(party: Party) -> None:
    host, at = party.open_table("--fill", "easy", "--wait", "0")
    host.event("your_turn")
    party.join(at, "--bot", "easy").fails("already begun")


def test_nobody_there(party: Party) -> None:
    with taken_port() as port:
        pass
    party.join(f"127.0.0.1:{port}", "--bot", "easy").fails("Nobody answers", str(port))
    party.join("no-such-computer.invalid:47800", "--bot", "easy").fails("no-such-computer.invalid")


def test_another_program_there(party: Party) -> None:
    """Something else listens there: it answers, but makes no sense."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            caller, _ = server.accept()
            with caller:
                caller.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                caller.recv(65_536)

        threading.Thread(target=answer, daemon=True).start()
        party.join(f"127.0.0.1:{server.getsockname()[1]}", "--bot", "easy").fails()


@pytest.mark.parametrize(
    "words",
    [
        "join --at no:such:place:",
        "join --at lanparty://localhost/nobody",
        "join --at localhost:0",
        "join --at localhost:65536",
        "join --at :47800",
        "join --at localhost:x",
        "join --at [::1",
        "join --at= --bot easy",
        "join --at localhost:47800 --table Kitchen",
        "join --bot wizard",
        "host --game poison",
        "host --seats 2",
        "host --game chess --seats 2",
        "host --game poison --seats 7",
        "host --game poison --seats 0",
        "host --game poison --seats 2 --bot wizard",
        "host --game poison --seats 2 --fill wizard",
        "host --game poison --seats 2 --port 65536",
        "host --game poison --seats 2 --wait soon",
        "host --game poison --seats 2 --wait nan",
        "host --game poison --seats 2 --wait -1",
        "host --game poison --seats 2 --deals 0",
        "host --game poison --seats 2 --option mode=slow",
        "tables --seconds 0",
        "tables --seconds nan",
        "tables --seconds ten",
    ],
)
def test_wrong_arguments(words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--home", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("lanparty: ")
    assert err.count("\n") == 1


# ---- ports and homes ---------------------------------------------------------------------------------------


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("", 0)) as server:
        yield server.getsockname()[1]


def test_a_taken_port(party: Party) -> None:
    with taken_port() as port:
        host = party.host("--bot", "easy", "--port", str(port))
        assert port < host.event("table")["port"] < port + 20


def test_no_port_left(alone: Party) -> None:
    """The last port there is: the second host finds it taken."""
    first = alone.host("--bot", "easy", "--port", "65535")
    assert first.event("table")["port"] == 65_535
    alone.host("--bot", "easy", "--port", "65535").fails("65535")


def test_ports_of_one_machine(alone: Party) -> None:
    """Without `--port`: the fixed port, and the next ones for the next players."""
    hosts = [alone.start("host", "--game", "poison", "--seats", "2", "--bot", "easy") for _ in range(3)]
    assert sorted(host.event("table")["port"] for host in hosts) == [47_800, 47_801, 47_802]


def test_one_home_is_one_laptop(party: Party) -> None:
    host = party.host("--bot", "easy", home="shared")
    table = host.event("table")
    party.host("--bot", "easy", home="shared").fails("home", "another LAN Party is running")
    host.kill(signal.SIGTERM)
    host.wait()
    again = party.host("--bot", "easy", home="shared").event("table")
    assert again["fingerprint"] == table["fingerprint"]
    assert again["id"] != table["id"]


def test_a_home_that_is_none(party: Party, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    party.host("--bot", "easy", home="file").fails("file")
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "identity.key").write_text("not a key\n")
    party.host("--bot", "easy", home="damaged").fails("identity.key", "damaged")


# ---- a person's seat ---------------------------------------------------------------------------------------


def test_filled_at_once_and_played_by_hand(party: Party) -> None:
    """Computer players take the free seats; wrong moves are refused with the code of the rule; input stays open."""
    host = party.host("--fill", "easy", "--wait", "0", "--option", "mode=quick", seats=3)
    legal = host.event("your_turn")["legal"]
    held = {move.partition(">")[0] for move in legal}
    assert 4 <= len(legal) <= 24
    red = next((card for card in sorted(held) if card[0] in "RGV"), None)
    other = next(card for card in ("R1", "R2", "R4", "R5", "R7", "G1") if card not in held)
    wrong = {"nonsense": "bad_notation", "P": "bad_notation", f"{other}>red": "not_in_hand"}
    if red is not None:
        wrong[f"{red}>{'green' if red[0] == 'R' else 'red'}"] = "wrong_cauldron"
    for text, code in wrong.items():
        host.say(text)
        refused = host.event("refused")
        assert refused["code"] == code, (text, refused)
        assert refused["message"]
    host.say("")  # an empty line is no move
    host.say(f"  {legal[-1]}  ")
    move = host.event("move", seat=0)
    assert move["move"] == legal[-1]
    host.play_first()
    result = host.succeeds()
    check_match(host.events, deals=1)
    assert [event["name"] for event in host.all("joined")][1:] == ["Computer 2", "Computer 3"]
    for event in host.all("your_turn"):
        assert event["legal"]
    assert result["scores"] == host.all("scores")[-1]["totals"]
    party.gone()


def test_out_of_turn(party: Party) -> None:
    """A move before the match's first deal, or while somebody else is on turn, is refused."""
    host, at = party.open_table("--option", "mode=quick")
    guest = party.join(at)
    turn = [(host, guest), (guest, host)]
    until(lambda: host.all("your_turn") or guest.all("your_turn"), "first turn")
    on_turn, other = turn[0] if host.all("your_turn") else turn[1]
    other.say("P>red")
    assert other.event("refused")["code"] == "not_your_turn"
    on_turn.say(on_turn.event("your_turn")["legal"][0])
    assert other.event("your_turn")["legal"]


def test_several_deals_by_hand(party: Party) -> None:
    """Headless, the next deal begins by itself; the match is as long as the players' number says."""
    host = party.host("--fill", "random", "--wait", "0")
    host.play_first()
    host.succeeds()
    check_match(host.events, deals=2)


def test_bytes_that_are_no_text(party: Party) -> None:
    host = party.host("--fill", "easy", "--wait", "0", "--option", "mode=quick")
    legal = host.event("your_turn")["legal"]
    host.say_bytes(b"\xff\xfe\x00\n")
    assert host.event("refused")["code"] == "bad_notation"
    host.say_bytes(b"x" * 100_000 + b"\n")
    assert len(host.event("refused")["message"]) < 200
    host.say(legal[0])
    host.play_first()
    host.succeeds()


def test_end_of_input_is_leaving(party: Party) -> None:
    host, at = party.open_table("--bot", "easy", "--name", "Ann", seats=3)
    quitter, other = party.join(at, "--name", "Quinn"), party.join(at, "--bot", "easy", "--name", "Bob")
    seat = next(event for event in until_seated(quitter, 3) if event["you"])["seat"]
    for process in (quitter, other, host):
        process.event("deal")
    quitter.hang_up()
    quitter.fails("left the table")
    for process in (host, other):
        process.event("peer", seat=seat, status="left")
    results = [process.event("result") for process in (host, other)]
    assert len({result["state_hash"] for result in results}) == 1, (
        "its hand is played on, a computer player follows"
    )
    for process in (host, other):
        assert process.wait() == 0, repr(process)
    party.gone()


@linux
def test_input_that_was_closed_from_the_start_is_leaving(party: Party) -> None:
    closed_input = ("sh", "-c", 'exec "$@" <&-', "sh")
    host = party.host("--fill", "easy", "--wait", "0", "--deals", "1", prefix=closed_input)
    host.fails("left the table")
    party.gone()


@linux
def test_a_reader_that_goes_away_ends_it_quietly(party: Party) -> None:
    first = ("sh", "-c", 'trap "" PIPE; { "$@"; echo "status $?" >&2; } | head -n 2', "sh")
    host = party.host("--bot", "easy", "--fill", "easy", "--wait", "0", prefix=first)
    host.wait()
    assert host.errors == ["status 141"]
    party.gone()


# ---- looking on ---------------------------------------------------------------------------------------------


def test_who_looks_on_hears_the_end(party: Party) -> None:
    host, at = party.open_table("--option", "mode=quick")
    guest = party.join(at, "--bot", "easy")
    host.event("your_turn")
    watcher = party.join(at, "--watch")
    watcher.event("deal")
    host.say(host.all("your_turn")[0]["legal"][0])
    host.play_first()
    results = [process.succeeds() for process in (host, guest, watcher)]
    assert len({result["state_hash"] for result in results}) == 1
    assert {result["event"] for result in results} == {"result"}
    party.gone()


def test_who_looks_on_does_not_wait_for_ever(party: Party) -> None:
    host, at = party.open_table("--option", "mode=quick")
    guest = party.join(at, "--bot", "easy")
    host.event("your_turn")
    watcher = party.join(at, "--watch", "--patience", "2")
    watcher.event("deal")
    for process in (host, guest):
        process.kill()
    watcher.fails("everybody at the table has gone")


def until_seated(process: Process, seats: int) -> list[Event]:
    process.until(lambda: len(process.all("joined")) == seats, f"{seats} players")
    return process.all("joined")


# ---- coming and going --------------------------------------------------------------------------------------


def test_a_seat_that_is_given_back(party: Party) -> None:
    """Whoever goes in the lobby is told of, and the seat is taken by the next, though it has the same name."""
    host, at = party.open_table("--bot", "easy", "--deals", "1", "--name", "Ann", seats=3)
    first = party.join(at, "--bot", "easy", "--name", "Bob")
    assert host.event("joined", seat=1)["name"] == "Bob"
    first.event("joined", you=True)
    first.kill(signal.SIGTERM)
    assert host.event("peer")["seat"] == 1
    again = [party.join(at, "--bot", "easy", "--name", "Bob") for _ in range(2)]
    assert host.event("joined", seat=1)["name"] == "Bob"
    hashes = {process.succeeds()["state_hash"] for process in (host, *again)}
    assert len(hashes) == 1


@linux
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGHUP], ids=lambda stop: stop.name)
def test_a_host_that_is_stopped_in_the_lobby(party: Party, stop: signal.Signals) -> None:
    host, at = party.open_table("--bot", "easy", seats=3)
    guest = party.join(at, "--bot", "easy")
    host.event("joined", seat=1)
    host.kill(stop)
    assert host.wait() == 130
    assert host.complaints == []
    guest.fails("The host has closed this table")
    party.gone()


@linux
def test_a_host_that_closes_as_soon_as_we_sit(party: Party) -> None:
    """Its last word may come in one breath with the seat."""
    own = Identity.from_seed(bytes(range(32)))
    guests: list[Process] = []

    async def closes(link: Link) -> None:
        table = HostLobby(bytes(16), "Table", "poison", 3, {}, 1)
        table.take(own.key, Join("Ann", 0, bytes(32), "", b"", ()), ready=True)
        table.take(link.peer, await hear(link, Join))
        guests[0].kill(signal.SIGSTOP)  # so that it hears both together
        await link.send(table.message())
        await link.send(Refuse("closed", "The host has closed this table."))
        guests[0].kill(signal.SIGCONT)
        await closed(link)

    async def sit_down() -> None:
        server = await Server.start((0,), own, lambda: HelloArgs("Ann"), closes, host="127.0.0.1")
        guests.append(party.join(f"127.0.0.1:{server.port}", "--bot", "easy"))
        await asyncio.to_thread(guests[0].fails, "The host has closed this table")
        await server.close()

    asyncio.run(sit_down())


@linux
def test_a_host_that_is_stopped_in_a_match(party: Party) -> None:
    """The others are told and deal again without it; its workers end with it."""
    host, at = party.open_table("--name", "Ann", "--option", "mode=quick")
    guest = party.join(at)
    for process in (host, guest):
        process.event("deal")
    assert workers(host.pid)
    host.kill(signal.SIGTERM)
    assert host.wait() == 130
    assert host.complaints == []
    assert guest.event("peer", status="left")["seat"] == 0
    assert guest.event("void")["seats"] == [0], "two can't play on with an open hand"
    assert guest.event("seated", seat=0)
    guest.event("your_turn")
    guest.kill(signal.SIGTERM)
    assert guest.wait() == 130
    party.gone()


@linux
def test_a_killed_host(party: Party) -> None:
    """`kill -9`: no goodbye. The others see that it is gone, and none of its workers stays behind."""
    host, at = party.open_table()
    guest = party.join(at)
    for process in (host, guest):
        process.event("deal")
    host.kill(signal.SIGKILL)
    host.wait()
    assert guest.event("peer")["status"] == "lost"
    guest.kill(signal.SIGTERM)
    assert guest.wait() == 130
    party.gone()


def test_a_guest_sees_what_everybody_sees(party: Party) -> None:
    """A member that is killed in the lobby of a table frees its seat."""
    host, at = party.open_table("--bot", "easy", "--deals", "1")

    async def come_and_go() -> None:
        member = await Member.sit_down(at, "Gone")
        member.link.abort()
        await closed(member.link)

    asyncio.run(come_and_go())
    assert host.event("joined", seat=1)["name"] == "Gone"
    assert host.event("peer")["status"] == "left"
    guest = party.join(at, "--bot", "easy")
    assert guest.succeeds()["state_hash"] == host.succeeds()["state_hash"]


def kinds(process: Process) -> list[str]:
    return [event["event"] for event in process.events]
