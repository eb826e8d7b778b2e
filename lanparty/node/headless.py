"""A player without a window: tells what happens line by line, and moves by a computer player or from lines of text."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from lanparty.errors import RunFailed
from lanparty.node.errors import NodeError, Refused
from lanparty.node.node import Node
from lanparty.node.places import code_of
from lanparty.node.snapshots import SeatInfo, Snapshot, TableView
from protocol.identity import fingerprint

SETTLE_S = 5.0  # in which all links of a table are made
SIT = "sit"  # the line with which who looks on asks for a seat

Say = Callable[[dict[str, Any], str], None]


def speaker(as_json: bool) -> Say:
    """How events are told: as JSON on stdout, or as text for people."""

    def say(event: dict[str, Any], text: str) -> None:
        if as_json:
            print(json.dumps(event, ensure_ascii=False), flush=True)
        elif text:
            print(text, flush=True)

    return say


async def input_lines() -> AsyncIterator[str]:
    """Lines of standard input, until it ends."""
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def read() -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended before the input
            for line in sys.stdin or ():  # none where it was closed from the start
                loop.call_soon_threadsafe(queue.put_nowait, line.strip())
            loop.call_soon_threadsafe(queue.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    while (line := await queue.get()) is not None:
        yield line


def holds_up(seat: SeatInfo) -> bool:
    """Whether the table can't go on with this seat: its laptop is lost, or somebody has voted to go on without it,
    and gives nothing more."""
    return seat.status == "lost" or bool(seat.given_up_by)


class Headless:
    """Drives one Node through one match and prints what happens. Give `changed` to the node as on_change."""

    def __init__(self, say: Say, by_hand: bool, patience_s: float) -> None:
        self.node: Node
        self._patience_s = patience_s
        self._say, self._by_hand = say, by_hand
        self._unheard: OSError | None = None  # why nothing can be said any more
        self._deserted = False  # who looks on is the last one here
        self._seat: int | None = None
        self.notice = ""
        self.silent = False  # while it isn't said yet which table this is
        self._news = asyncio.Event()
        self._told = 0  # of what has happened at the table
        self._joined: dict[int, str] = {}
        self._status: dict[int, str] = {}
        self._asked = -1
        self._at_table = False
        self.begun = time.monotonic()
        self.discovered = self.started = self.begun

    # ---- events ----------------------------------------------------------------------------------------

    def say(self, event: dict[str, Any], text: str) -> None:
        """Tell it, as long as anybody can hear: `until` ends with the error of the line that was not taken."""
        if self._unheard is None:
            try:
                self._say(event, text)
            except OSError as error:
                self._unheard = error
                self._news.set()

    def changed(self, snapshot: Snapshot) -> None:
        self._news.set()
        if snapshot.table is not None and snapshot.table.my_seat >= 0:
            self._seat = snapshot.table.my_seat
        if snapshot.table is not None and not self._at_table:
            self._at_table, self.started = True, time.monotonic()
        if snapshot.lobby is not None and not self.silent:
            self._tell_seats(snapshot.lobby.seats, snapshot.lobby.my_seat)
        if snapshot.table is not None and not self.silent:
            self._tell_seats(snapshot.table.seats, snapshot.table.my_seat)
            self._tell(snapshot.table)
        if snapshot.notice:
            self.notice = snapshot.notice_text
            if not self.silent:
                event = {"event": "notice", "code": snapshot.notice, "message": snapshot.notice_text}
                self.say(event, snapshot.notice_text)

    async def go_back(self, name: str) -> bool:
        """Resume the latest table left unfinished here (of that name, if one is given); whether there was one.

        Of what was only signed it is found out first whether it has begun.
        """
        for table in self.node.unfinished():
            if name in ("", table.name):
                await self.node.resume(table.folder)
                await self.until(lambda: self.node.match is not None or self.node.lobby is None)
                if self.node.match is None:
                    continue
                self.discovered = time.monotonic()
                self.tell_table(self.node.addresses[0], self.node.port, self.node.identity.key)
                return True
        return False

    def tell_table(self, address: str, port: int, key: bytes) -> None:
        """Say which table this is and where its host (with this key) is; everything else is told after that."""
        lobby, sign = self.node.lobby, fingerprint(key)
        if lobby is not None:
            code = code_of(address, port, self.node.networks)
            event = {
                "event": "table", "id": lobby.id.hex(), "name": lobby.name, "address": address, "port": port,
                "fingerprint": sign, "code": code,
            }  # fmt: skip
            or_code = f", code {code}" if code else ""
            self.say(event, f"Table “{lobby.name}” at {address}:{port}{or_code} ({sign})")
        self.silent = False
        self.node.changed()

    def _tell_seats(self, seats: Sequence[SeatInfo], mine: int) -> None:
        """Who has come and who has gone, until the match begins."""
        for seat in seats:
            before, now = self._joined.get(seat.seat, ""), seat.name if seat.taken else ""
            if before == now:
                continue
            self._joined[seat.seat] = now
            if before:
                self.say({"event": "peer", "seat": seat.seat, "status": "left"}, f"{before} gets up")
            if now:
                event = {"event": "joined", "seat": seat.seat, "name": now, "you": seat.seat == mine}
                self.say(event, f"{now} sits down")

    def _tell(self, table: TableView) -> None:
        names = [seat.name for seat in table.seats]
        for item in table.happened[self._told :]:
            who = names[item.seat] if item.seat >= 0 else ""
            match item.kind:
                case "deal":
                    self.say({"event": "deal", "number": item.data["deal"]}, f"\nDeal {item.data['deal']}")
                case "move":
                    self.say({"event": "move", "seat": item.seat, "move": item.text}, f"{who}: {item.text}")
                case "scores":
                    event = {"event": "scores", "totals": item.data["totals"], "deal": item.data["deal"]}
                    self.say(
                        event,
                        "Totals: "
                        + ", ".join(f"{n} {t}" for n, t in zip(names, item.data["totals"], strict=True)),
                    )
                case "chat":
                    self.say(
                        {"event": "chat", "seat": item.seat, "text": item.text}, f"{who} says: {item.text}"
                    )
                case "void":
                    gone = [names[seat] for seat in item.data["seats"]]
                    self.say(
                        {"event": "void", "seats": item.data["seats"]},
                        f"The deal is void, it goes on without {', '.join(gone)}",
                    )
                case "seated":
                    self.say(
                        {"event": "seated", "seat": item.seat, "name": item.text}, f"{item.text} sits down"
                    )
                case "fault":
                    event = {
                        "event": "fault",
                        "seat": item.seat if item.seat >= 0 else None,
                        "reason": item.text,
                    }
                    self.say(event, f"The table stops: {who or 'the replicas'}: {item.text}")
        self._told = len(table.happened)
        if table.phase != "finished":  # then everybody goes
            self._tell_peers(table.seats)
        if self._by_hand and table.legal and self._asked != self._told:
            self._asked = self._told
            hand = " ".join(card.name for card in table.hand)
            self.say(
                {"event": "your_turn", "legal": list(table.legal)},
                f"Your hand: {hand}\nYour move ({', '.join(table.legal)}):",
            )

    def _tell_peers(self, seats: Sequence[SeatInfo]) -> None:
        """Whose laptop is lost, back, or gone for good; at the beginning links take a moment to be made."""
        settling = time.monotonic() < self.started + SETTLE_S
        for seat in seats:
            before = self._status.get(seat.seat, "")
            early = settling and not before and seat.status == "lost"
            if early or seat.status in (before, "fault"):
                continue
            self._status[seat.seat] = seat.status
            if before or seat.status != "ok":
                status = "back" if seat.status == "ok" else seat.status
                self.say({"event": "peer", "seat": seat.seat, "status": status}, f"{seat.name}: {status}")

    async def until(self, done: Callable[[], bool], timeout_s: float | None = None) -> bool:
        """Wait until `done()`; False when the time is over. Raises OSError when nobody listens any more."""
        try:
            async with asyncio.timeout(timeout_s):
                while not done():
                    if self._unheard is not None:
                        raise self._unheard
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True

    # ---- the match -------------------------------------------------------------------------------------

    async def play(self) -> int:
        """From the first deal to the result; the exit status. Raises RunFailed."""
        self.changed(self.node.snapshot())
        asyncio.get_running_loop().call_later(SETTLE_S, self.node.changed)
        helpers = [asyncio.create_task(self._give_up())]
        if self._by_hand:
            helpers.append(asyncio.create_task(self._read_moves()))
        try:
            await self.until(self._ended)
        finally:
            for helper in helpers:
                helper.cancel()
        self.changed(self.node.snapshot())  # what ended it may not have been told yet
        return await self._result()

    def _ended(self) -> bool:
        match = self.node.match
        return self._deserted or match is None or match.table.over or match.table.fault is not None

    async def _give_up(self) -> None:
        """Nobody is here to decide: after `patience_s` the others go on without a seat whose laptop is lost.

        So they do if somebody has given it up, though it may be back: who has voted gives nothing more.
        Who looks on stops when all have been lost for so long: there is nobody left to hear the end from.
        """
        lost: dict[int, float] = {}
        while True:
            await asyncio.sleep(1.0)
            snapshot = self.node.snapshot().table
            now = time.monotonic()
            for seat in snapshot.seats if snapshot is not None else ():
                if holds_up(seat):
                    lost.setdefault(seat.seat, now)
                else:
                    lost.pop(seat.seat, None)
            gone = [seat for seat, since in lost.items() if now - since > self._patience_s]
            if snapshot is None or not gone:
                continue
            if snapshot.watching:
                self._deserted = len(gone) == len(snapshot.seats)
                self._news.set()
            elif not snapshot.alone:
                with contextlib.suppress(Refused):  # too few are left: it waits, or is stopped by hand
                    await self.node.go_on_without(gone)

    async def _read_moves(self) -> None:
        async for line in input_lines():
            try:
                if line == SIT and self._looks_on():
                    await self.node.sit_down()
                    self.say({"event": "asked"}, "You have asked for a seat, from the next deal on.")
                elif line:
                    await self.node.submit(line)
            except Refused as refused:
                event = {"event": "refused", "code": refused.code, "message": refused.message}
                self.say(event, f"Not possible: {refused.message} ({refused.code})")
            except NodeError as error:
                self.say({"event": "refused", "code": error.code, "message": error.message}, error.message)
        if not self._ended() and not self._looks_on():
            await self.node.leave()
            self._news.set()

    def _looks_on(self) -> bool:
        return self.node.match is not None and self.node.match.table.me is None

    async def _result(self) -> int:
        match = self.node.match
        if match is None:
            self.say({"event": "peer", "seat": self._seat, "status": "left"}, "You have left the table.")
            raise RunFailed("left the table before the match was over")
        table = match.table
        if not table.over and table.fault is None:
            raise RunFailed("everybody at the table has gone, and the end of the match with them")
        if table.fault is not None:
            raise RunFailed(f"the table stopped: {table.fault} (evidence: {match.journal})")
        await self.node.settled()
        if match.table.fault is not None:
            self.changed(self.node.snapshot())  # the fault itself comes before the last word
            raise RunFailed(f"the audit failed: {match.table.fault} (evidence: {match.journal})")
        result = next(item for item in table.happened if item.kind == "result")
        event = {
            "event": "result",
            "winners": result.data["winners"],
            "scores": result.data["scores"],
            "state_hash": table.main.state.hex(),
            "audit": table.audits.verdict,
            "journal": str(match.journal),
            "game": table.rules.name,
            "deals": table.sealed,
            "deal_scores": [list(scores) for scores in table.rules.deal_scores(table.state)],
            "seconds": self._seconds(),
            "bytes_sent": self.node.mesh.bytes_sent,
        }
        winners = [table.roster.seated[seat].name for seat in result.data["winners"]]
        self.say(
            event, f"\n{' and '.join(winners)} won. Audit: {table.audits.verdict}. Journal: {match.journal}"
        )
        return 0 if table.audits.verdict == "passed" else 1

    def _seconds(self) -> dict[str, float]:
        assert self.node.match is not None
        seconds = {"discover": self.discovered - self.begun, "join": self.started - self.discovered}
        seconds |= self.node.match.timing.seconds()
        return {key: round(value, 3) for key, value in seconds.items()}
