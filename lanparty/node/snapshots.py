"""What the window may know: immutable pictures of a node, made anew after each change.

One way: node -> Snapshot -> models -> QML. Nothing here is computed by the window, nothing here is
a rule. All texts that people read are made from the codes by the window, in its language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lanparty.node.diagnosis import Diagnosis
from lanparty.table.news import Happened, Proven

__all__ = [
    "ChatLine", "FoundTable", "HandCard", "Happened", "LobbyView", "Playback", "Proven", "SeatInfo", "Snapshot",
    "TableView",
]  # fmt: skip


@dataclass(frozen=True)
class FoundTable:
    """A table seen on the network and alive (it answered over TCP)."""

    id: str
    name: str
    game: str
    seats: int
    taken: int
    playing: bool
    language: str
    host: str
    address: str
    port: int
    fingerprint: str
    compatible: bool = True


@dataclass(frozen=True)
class SeatInfo:
    """Who sits here. `level` is "" for a person; `run_by` the seat whose laptop runs a computer player."""

    seat: int
    name: str = ""
    avatar: int = 0
    level: str = ""
    run_by: int | None = None
    taken: bool = False
    ready: bool = False
    here: bool = False
    status: str = "ok"  # ok | lost | left | fault
    cards: int = 0
    on_turn: bool = False
    waiting_s: float = 0.0
    given_up: bool = False  # somebody has voted to go on without this seat
    given_up_by: tuple[int, ...] = ()  # the seats whose players have


@dataclass(frozen=True)
class ChatLine:
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class LobbyView:
    name: str
    game: str
    options: dict[str, Any]
    deals: int
    seats: tuple[SeatInfo, ...]
    my_seat: int
    hosting: bool
    can_begin: bool
    safety_words: tuple[str, ...]
    address: str
    port: int


@dataclass(frozen=True)
class HandCard:
    """A card of the own hand. `moves` are the legal moves that play it; `reason` the code why it can't."""

    card: int
    name: str
    moves: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class Playback:
    """Where in a replay one is: moment `at` of `count`; `deals`: the moments with which a deal begins."""

    at: int
    count: int
    deals: tuple[int, ...]
    opened: bool  # the hands are known: this deal was audited


@dataclass(frozen=True)
class TableView:
    game: str
    options: dict[str, Any]
    my_seat: int
    seats: tuple[SeatInfo, ...]
    phase: str  # preparing | playing | between | finished | stopped | replay
    deal: int
    table: dict[str, Any]
    hand: tuple[HandCard, ...]
    legal: tuple[str, ...]
    pending: str
    deal_scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    happened: tuple[Happened, ...]
    seal: tuple[Proven, ...]
    deck_ready: bool
    next_ready: tuple[bool, ...]
    audit: str  # "" | passed | incomplete | failed
    journal: str
    safety_words: tuple[str, ...]
    fault: str = ""
    alone: bool = False  # no other laptop of the match is connected: the own link is lost
    watching: bool = False  # looks on, without a seat
    playback: Playback | None = None  # of a journal that is played back
    sealed: tuple[str, ...] = ()  # the own cards that lie chosen, face down for the others
    asked: bool = False  # … and has asked for one


@dataclass(frozen=True)
class Snapshot:
    """The whole of what the window shows. Exactly one of `lobby` and `table` is set while at a table."""

    name: str
    avatar: int
    fingerprint: str
    addresses: tuple[str, ...] = ()
    port: int = 0
    code: str = ""  # what others may type instead of the first address; "" when there is none
    invitation: str = ""  # the text of the QR code that leads here
    diagnosis: Diagnosis | None = None  # the latest that was asked for
    found: tuple[FoundTable, ...] = ()
    lobby: LobbyView | None = None
    table: TableView | None = None
    chat: tuple[ChatLine, ...] = ()
    notice: str = ""  # code of the last thing that went wrong, "" when none
    notice_text: str = ""
