"""Who of a running table is not here, as the window tells it: whom one waits for, and who has chosen to go on.

Seats come and go by laptop: a computer player is lost and given up together with the laptop that runs it.
"""

from __future__ import annotations

from typing import Any

from lanparty.node.snapshots import SeatInfo, TableView

Row = dict[str, Any]

# While the match still goes on; when it is over everybody goes home.
_PHASES = ("preparing", "playing", "between")


def laptop_of(seat: SeatInfo) -> int:
    """The seat of the person whose laptop plays this one."""
    return seat.seat if seat.run_by is None else seat.run_by


def last_void(view: TableView) -> int | None:
    """Where in `happened` a deal was void that isn't dealt again yet."""
    for place in range(len(view.happened) - 1, -1, -1):
        kind = view.happened[place].kind
        if kind in ("deal", "scores", "void"):
            return place if kind == "void" else None
    return None


def _being_filled(view: TableView) -> set[int]:
    """Seats that a void deal has left empty: somebody sits down there in a moment."""
    place = last_void(view)
    if place is None:
        return set()
    seated = {event.seat for event in view.happened[place:] if event.kind == "seated"}
    return set(view.happened[place].data["seats"]) - seated


def absence(view: TableView) -> Row:
    """Empty when nobody is missed. Else:

    `who`: names of those in question, `seats`: all their seats; `lost`: those of them whose laptops are lost, `back`:
    those who are here again though somebody has given them up; `chosen`: names of the others who have chosen to go on,
    `missing`: of those who are here and haven't; `iChose`; `mayChoose`; `me`: the others go on without us;
    `alone`: no other laptop is here, and there are several: it is our own link that is lost; `pair`: there is but one.
    """
    mine = next((laptop_of(seat) for seat in view.seats if seat.seat == view.my_seat), -1)
    filled = _being_filled(view)
    asked = {laptop_of(seat) for seat in view.seats if _is_in_question(seat) and seat.seat not in filled}
    if view.phase not in _PHASES or not asked:
        return {}
    names = {seat.seat: seat.name for seat in view.seats}
    lost = {laptop_of(seat) for seat in view.seats if seat.status == "lost"} & asked
    seats = [seat for seat in view.seats if laptop_of(seat) in asked]
    chosen = _chosen(seats)
    others = {laptop_of(seat) for seat in view.seats} - asked - {mine}
    pair = len({laptop_of(seat) for seat in view.seats} - {mine}) == 1
    alone = view.alone and not pair
    return {
        "who": _names(names, asked - {mine}),
        "seats": [seat.seat for seat in seats],
        "lost": _names(names, lost),
        "back": _names(names, asked - lost - {mine}),
        "chosen": _names(names, others & chosen),
        "missing": _names(names, others - chosen),
        "iChose": mine in chosen,
        "mayChoose": not view.watching and not alone and mine not in chosen | asked,
        "me": mine in asked,
        "alone": alone,
        "pair": pair,
    }


def _is_in_question(seat: SeatInfo) -> bool:
    return seat.status == "lost" or (seat.given_up and seat.status == "ok")


def _chosen(seats: list[SeatInfo]) -> set[int]:
    """Who has chosen to go on without all of these; a choice that names only some of them doesn't help."""
    voters = [set(seat.given_up_by) for seat in seats]
    return set.intersection(*voters) if voters else set()


def _names(names: dict[int, str], laptops: set[int]) -> list[str]:
    return [names[laptop] for laptop in sorted(laptops) if laptop in names]
