"""The last trick of a deal, from what happened: for games whose public table has a `trick` of (seat, cards)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gui.moves import move_row
from lanparty.node.snapshots import Happened


def last_trick(happened: Sequence[Happened]) -> dict[str, Any]:
    """`plays` of the trick that is over, each [seat, cards in notation], and its `taker`; {} when there is none.

    The taker is on whose pile of taken cards the last one lies, where there are such piles; else who played last.
    """
    later: Happened | None = None
    for event in reversed(happened):
        if event.kind == "deal":
            break
        if event.kind != "move" or "trick" not in event.data.get("table", {}):
            continue
        trick = _ended(event, later)
        if trick:
            return trick
        later = event
    return _ended(None, later)


def _ended(before: Happened | None, move: Happened | None) -> dict[str, Any]:
    """The trick that `move` ended, when `before` was the move before it; {} when it ended none."""
    if move is None or move.data["table"]["trick"]:
        return {}
    earlier = before.data["table"] if before is not None else {}
    plays = list(earlier.get("trick", ()))
    if not move_row(move.text)["verb"]:
        plays.append([move.seat, move.text])
    if not plays:
        return {}
    taker, last = plays[-1]
    piles = enumerate(move.data["table"].get("taken", ()))
    return {"plays": plays, "taker": next((seat for seat, cards in piles if last in cards[-1:]), taker)}
