"""Snapshots as plain lists and dicts for QML. Only order and arrangement are decided here, nothing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gui.absence import absence, laptop_of, last_void
from gui.address import place
from gui.events import last_move, name_of
from gui.hand import can_be_sorted, laid_down, shows_choice
from gui.moves import move_rows
from gui.names import shown_name, shown_names
from gui.tricks import last_trick
from lanparty.node.snapshots import (
    FoundTable,
    LobbyView,
    Playback,
    Proven,
    SeatInfo,
    Snapshot,
    TableView,
)

if TYPE_CHECKING:  # what it imports would hold up the first frame
    from lanparty.node.shelf import Kept

Row = dict[str, Any]


def screen_of(snapshot: Snapshot | None) -> str:
    """home, lobby or table."""
    if snapshot is None or (snapshot.lobby is None and snapshot.table is None):
        return "home"
    return "table" if snapshot.table is not None else "lobby"


def found_row(table: FoundTable) -> Row:
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "seats": table.seats,
        "taken": table.taken,
        "playing": table.playing,
        "full": table.taken >= table.seats,
        "language": table.language,
        "host": table.host,
        "address": table.address,
        "port": table.port,
        "fingerprint": table.fingerprint,
        "compatible": table.compatible,
    }


def found_rows(tables: Sequence[FoundTable]) -> list[Row]:
    """Open tables first, then by name; the order is stable, so cards don't jump about. One row an id."""
    unique = {table.id: table for table in tables}
    order = sorted(
        unique.values(), key=lambda one: (one.playing, one.taken >= one.seats, one.name.casefold(), one.id)
    )
    return [found_row(one) for one in order]


def seat_row(seat: SeatInfo, my_seat: int, total: int | None = None, seats: Sequence[SeatInfo] = ()) -> Row:
    """`seats`: everybody at the table; `runner` is who runs this computer player on another seat's behalf."""
    others = {one.seat: one.name for one in seats if one.seat != seat.seat}
    return {
        "seat": seat.seat,
        "name": shown_name(seat.name),
        "avatar": seat.avatar,
        "computer": seat.level != "",
        "level": seat.level,
        "runBy": -1 if seat.run_by is None else seat.run_by,
        "runner": "" if seat.run_by is None else others.get(seat.run_by, ""),
        "mine": seat.seat == my_seat,
        "taken": seat.taken,
        "ready": seat.ready,
        "here": seat.here,
        "status": seat.status,
        "cards": seat.cards,
        "onTurn": seat.on_turn,
        "waiting": int(seat.waiting_s),
        "total": 0 if total is None else total,
    }


# Games in which the turn goes counter-clockwise: the next seat sits to the right.
_COUNTER_CLOCKWISE = frozenset({"revolution"})


def circle(count: int, my_seat: int, game: str) -> list[int]:
    """The seats clockwise as one sits oneself: own seat first. A spectator looks from seat 0."""
    step = -1 if game in _COUNTER_CLOCKWISE else 1
    return [(max(my_seat, 0) + step * place) % count for place in range(count)]


def around(seats: Sequence[SeatInfo], my_seat: int, totals: Sequence[int] = (), game: str = "") -> list[Row]:
    """Rows of the seats in the order of `circle`."""
    ordered = [seats[seat] for seat in circle(len(seats), my_seat, game)]
    return [
        seat_row(one, my_seat, totals[one.seat] if one.seat < len(totals) else None, seats) for one in ordered
    ]


def seal_rows(lines: Sequence[Proven], names: Sequence[str]) -> list[Row]:
    """A row for each kind of proof between two seats, with how many there were and how long the checks took."""
    rows: dict[tuple[str, int, int], Row] = {}
    order = ("shuffle", "agreement", "key", "share", "audit")
    for line in lines:
        key = (line.what, line.prover, line.verifier)
        row = rows.setdefault(
            key,
            {
                "prover": name_of(names, line.prover),
                "verifier": name_of(names, line.verifier),
                "what": line.what,
                "count": 0,
                "ms": 0.0,
            },
        )
        row["count"] += 1
        row["ms"] += line.took_ms
    rank = {what: number for number, what in enumerate(order)}
    return [
        rows[key]
        for key in sorted(rows, key=lambda one: (rank.get(one[0], len(order)), one[0], one[1], one[2]))
    ]


def verifiers(lines: Sequence[Proven]) -> int:
    """How many seats have signed that they verified every shuffle of this deal."""
    return len({line.verifier for line in lines if line.what == "agreement"})


def chat_rows(snapshot: Snapshot) -> list[Row]:
    return [
        {"number": number, "seat": line.seat, "name": line.name, "text": line.text}
        for number, line in enumerate(snapshot.chat)
    ]


def lobby_facts(lobby: LobbyView) -> Row:
    own = next((seat for seat in lobby.seats if seat.seat == lobby.my_seat), None)
    return {
        "name": lobby.name,
        "game": lobby.game,
        "options": dict(lobby.options),
        "deals": lobby.deals,
        "hosting": lobby.hosting,
        "canBegin": lobby.can_begin,
        "ready": own is not None and own.ready,
        "words": list(lobby.safety_words),
        "address": place(lobby.address, lobby.port) if lobby.address else "",
        "free": sum(1 for seat in lobby.seats if not seat.taken),
        "seats": len(lobby.seats),
    }


def journal_row(one: Kept) -> Row:
    return {
        "path": str(one.path),
        "name": one.name,
        "game": one.game,
        "players": [shown_name(name) for name in one.players],
        "when": one.when * 1000,  # as JavaScript counts
    }


def _playback(playback: Playback | None) -> Row:
    if playback is None:
        return {}
    return {
        "at": playback.at,
        "count": playback.count,
        "deals": list(playback.deals),
        "opened": playback.opened,
    }


def table_facts(view: TableView) -> Row:
    """What changes rarely enough to be one dict: everything but hand, seats, log and the board itself."""
    names = shown_names(view)
    void = last_void(view) is not None
    mine = next((laptop_of(seat) for seat in view.seats if seat.seat == view.my_seat), -1)
    fault = next((event for event in reversed(view.happened) if event.kind == "fault"), None)
    return {
        "game": view.game,
        "options": dict(view.options),
        "mySeat": view.my_seat,
        "names": names,
        # After a void deal nobody is asked whether to go on: it is dealt again by itself.
        "phase": "preparing" if void and view.phase == "between" else view.phase,
        "void": void,
        "absence": absence(view),
        "here": [shown_name(seat.name) for seat in view.seats if seat.status == "ok"],
        "watching": view.watching,
        "playback": _playback(view.playback),
        "asked": view.asked,
        "alone": view.alone,
        # Everybody else is played by computers that run here: nobody would wait.
        "solo": all(laptop_of(seat) == mine for seat in view.seats),
        "computers": sum(1 for seat in view.seats if seat.level and seat.status == "ok"),
        "deal": view.deal,
        "legal": list(view.legal),
        "moves": move_rows(view.legal),
        "pending": view.pending,
        "laid": laid_down(view),
        "aside": [] if shows_choice(view.game) else list(view.sealed),
        "held": [seat.cards for seat in view.seats],
        "last": last_move(view),
        "dealScores": [list(line) for line in view.deal_scores],
        "totals": list(view.totals),
        "winners": list(view.winners),
        "myTurn": any(seat.on_turn and seat.seat == view.my_seat for seat in view.seats),
        "turn": next((seat.seat for seat in view.seats if seat.on_turn), -1),
        "onTurn": [seat.seat for seat in view.seats if seat.on_turn],
        "around": circle(len(view.seats), view.my_seat, view.game),
        "lastTrick": last_trick(view.happened),
        "sorts": can_be_sorted(view.game),
        "verified": verifiers(view.seal),
        "deckReady": view.deck_ready,
        "nextReady": list(view.next_ready),
        "iAmNext": 0 <= view.my_seat < len(view.next_ready) and view.next_ready[view.my_seat],
        "audit": view.audit,
        "journal": view.journal,
        "words": list(view.safety_words),
        "fault": view.fault,
        "faultWho": names[fault.seat] if fault is not None and 0 <= fault.seat < len(names) else "",
        "faultWhat": fault.data.get("what", "") if fault is not None else "",
    }
