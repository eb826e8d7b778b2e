"""Snapshots as plain lists and dicts for QML. Only order and arrangement are decided here, nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gui.absence import absence, laptop_of, last_void
from gui.address import place
from gui.moves import move_row, move_rows
from gui.names import shown_name
from gui.tricks import last_trick
from lanparty.node.snapshots import (
    FoundTable,
    HandCard,
    Happened,
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
LOG_LIMIT = 400


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


_RANKS, _SUITS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), "CDSH"


def _by_rank(name: str) -> tuple[int, int]:
    """A card of the standard deck: ranks upwards, then suits; jokers last."""
    return (len(_RANKS), 0) if name == "JK" else (_RANKS.index(name[:-1]), _SUITS.index(name[-1]))


def _by_suit(name: str) -> tuple[int, int]:
    """Red between black, so that suits are told apart at a glance."""
    rank, suit = _by_rank(name)
    return (len(_SUITS), 0) if name == "JK" else (suit, rank)


_Key = Callable[[str], tuple[int, int]]
_SUITED: dict[str, _Key] = {"colour": _by_suit, "value": _by_rank}
# Games whose hands can be put in another order than that of the cards' numbers (in Revolution suits don't matter).
_ORDERS: dict[str, dict[str, _Key]] = {
    "poison": {"value": lambda name: (4 if name == "P" else int(name[1:]), "RGVP".index(name[0]))},
    "hearts": _SUITED,
    "nusicle": _SUITED,
}


def sort_hand(game: str, hand: Sequence[HandCard], how: str) -> list[HandCard]:
    """By colour (suit) or by value, where the game knows both; else by the deck's own order."""
    key = _ORDERS.get(game, {}).get(how)
    if key is not None:
        return sorted(hand, key=lambda one: (key(one.name), one.card))
    return sorted(hand, key=lambda one: one.card)


# Games whose board shows the own choice where it lies: it is no longer in the hand.
_LAID_DOWN = ("six",)


def laid_down(view: TableView) -> list[str]:
    """The own cards that lie on the table, chosen and unseen by the others."""
    if view.game not in _LAID_DOWN:
        return []
    return list(view.sealed) or (move_row(view.pending)["cards"] if view.pending else [])


def hand_rows(
    game: str,
    hand: Sequence[HandCard],
    how: str,
    pending: str,
    fresh: Container[int] = (),
    laid: Sequence[str] = (),
) -> list[Row]:
    """`pending` is the move on its way, in notation; the first cards that could have made it are marked.

    `fresh`: the numbers of cards that have just come to the hand. Cards named in `laid` are left out.
    """
    rows: list[Row] = [
        {
            "card": one.card,
            "name": one.name,
            "legal": bool(one.moves),
            "reason": one.reason,
            "pending": False,
            "fresh": one.card in fresh,
        }
        for one in sort_hand(game, hand, how)
        if one.name not in laid
    ]
    going = move_row(pending)["cards"] if pending else []
    for row in rows:
        if row["name"] in going:
            going.remove(row["name"])
            row["pending"] = True
    return rows


def happened_row(event: Happened, names: Sequence[str]) -> Row:
    return {
        "index": event.index,
        "kind": event.kind,
        "seat": event.seat,
        "who": shown_name(event.who) or _name(names, event.seat),
        "text": shown_name(event.text) if event.kind == "seated" else event.text,
        "data": _with_names(event.data) if event.kind == "void" else event.data,
    }


def _with_names(data: Row) -> Row:
    return {**data, "names": [shown_name(name) for name in data.get("names", ())]}


def shown_names(view: TableView) -> list[str]:
    return [shown_name(seat.name) for seat in view.seats]


def log_rows(view: TableView) -> list[Row]:
    """The game log; a move that made its player drink says how many cards that were."""
    names = shown_names(view)
    rows: list[Row] = []
    before: Mapping[str, Any] = {}
    for event in view.happened:
        # What was chosen is told with the card, as soon as all have.
        if event.kind == "chat" or (event.kind == "chose" and view.game in _LAID_DOWN):
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


def seal_rows(lines: Sequence[Proven], names: Sequence[str]) -> list[Row]:
    """A row for each kind of proof between two seats, with how many there were and how long the checks took."""
    rows: dict[tuple[str, int, int], Row] = {}
    order = ("shuffle", "agreement", "key", "share", "audit")
    for line in lines:
        key = (line.what, line.prover, line.verifier)
        row = rows.setdefault(
            key,
            {
                "prover": _name(names, line.prover),
                "verifier": _name(names, line.verifier),
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


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


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


def last_move(view: TableView) -> Row | None:
    """The latest move of this deal, if there was one."""
    for event in reversed(view.happened):
        if event.kind == "deal":
            return None
        if event.kind == "move":
            return {"seat": event.seat, "text": event.text}
    return None


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
        "aside": [] if view.game in _LAID_DOWN else list(view.sealed),
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
        "sorts": view.game in _ORDERS,
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
