"""What has happened at a table, as rows: for the log, and for what moves on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gui.hand import shows_choice
from gui.names import shown_name, shown_names
from lanparty.node.snapshots import Happened, TableView

Row = dict[str, Any]
LOG_LIMIT = 400


def name_of(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def happened_row(event: Happened, names: Sequence[str]) -> Row:
    return {
        "index": event.index,
        "kind": event.kind,
        "seat": event.seat,
        "who": shown_name(event.who) or name_of(names, event.seat),
        "text": shown_name(event.text) if event.kind == "seated" else event.text,
        "data": _with_names(event.data) if event.kind == "void" else event.data,
    }


def _with_names(data: Row) -> Row:
    return {**data, "names": [shown_name(name) for name in data.get("names", ())]}


def log_rows(view: TableView) -> list[Row]:
    """The game log; a move that made its player drink says how many cards that were."""
    names = shown_names(view)
    rows: list[Row] = []
    before: Mapping[str, Any] = {}
    for event in view.happened:
        # What was chosen is told with the card, as soon as all have.
        if event.kind == "chat" or (event.kind == "chose" and shows_choice(view.game)):
            continue
        row = happened_row(event, names)
        row["drank"] = drank(before, event.data.get("table", {}), event.seat) if event.kind == "move" else 0
        before = event.data.get("table", {}) if event.kind == "move" else {}
        rows.append(row)
    return rows[-LOG_LIMIT:]


def drank(before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> int:
    """How many cards more lie in front of this seat (Poison's `drunk`); 0 for games without such piles."""
    piles, older = after.get("drunk", ()), before.get("drunk", ())
    if not 0 <= seat < len(piles):
        return 0
    return max(0, len(piles[seat]) - (len(older[seat]) if seat < len(older) else 0))


def new_events(view: TableView, after: int, my_seat: int) -> list[Row]:
    """What happened since index `after`, oldest first; `mine` when it happened to us, whose seat was `my_seat`."""
    names = shown_names(view)
    rows = []
    for event in view.happened:
        if event.index > after:
            row = happened_row(event, names)
            row["mine"] = _is_mine(event, my_seat, view.my_seat)
            rows.append(row)
    return rows


def _is_mine(event: Happened, before: int, now: int) -> bool:
    if event.kind == "seated":
        return now >= 0 and event.seat == now != before
    seats = event.data["seats"] if event.kind == "void" else (event.seat,)
    return before >= 0 and before in seats


def last_move(view: TableView) -> Row | None:
    """The latest move of this deal, if there was one."""
    for event in reversed(view.happened):
        if event.kind == "deal":
            return None
        if event.kind == "move":
            return {"seat": event.seat, "text": event.text}
    return None
