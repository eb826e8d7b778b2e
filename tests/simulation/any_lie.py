"""Lies of any kind about anything: what is said, where, how often and to whom follows from a seed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

from simulation.liars import Draft, Lie, LyingTable
from simulation.lies import others
from simulation.lies_of_play import opening, own

from protocol.feed import At
from protocol.wire import BadMessage, Body, ChatBody, LeaveBody, PlayBody, SharesBody, encode_body

WAYS = (
    "a field", "another card", "nothing", "something old", "two stories", "twice", "another place", "off turn",
    "a flood", "another state",
)  # fmt: skip


def tampered(value: Any, random: Random) -> Any:
    """Something else of the same type."""
    if is_dataclass(value) and not isinstance(value, type):
        name = random.choice([field.name for field in fields(value)])
        return replace(value, **{name: tampered(getattr(value, name), random)})
    if isinstance(value, bytes):
        if not value:
            return bytes(33)
        place = random.randrange(len(value))
        return value[:place] + bytes([value[place] ^ 1 << random.randrange(8)]) + value[place + 1 :]
    if isinstance(value, tuple):
        if not value or random.random() < 0.3:
            return value[1:] if value else random.choice(((0,), (bytes(64),)))
        place = random.randrange(len(value))
        return (*value[:place], tampered(value[place], random), *value[place + 1 :])
    if isinstance(value, str):
        return "other" if value else "x"
    return value + random.choice((-1, 1, 7))


def with_field(body: Body, name: str, random: Random) -> Body | None:
    """The body with another value in one field; None where no other fits."""
    for _ in range(20):
        try:
            other = replace(body, **{name: tampered(getattr(body, name), random)})  # type: ignore[arg-type]
            encode_body(other)
        except (BadMessage, ValueError, TypeError):
            continue
        if other != body:
            return other
    return None


class AnyLie(Lie):
    """Lies once, about one of the entries that it would write; `what` says how."""

    def __init__(self, random: Random, among: int) -> None:
        self.random = random
        self.way = random.choice(WAYS)
        self.what = ""
        self._left = random.randrange(among)  # honest entries till then
        self._keeps_back: type[Any] | None = None
        self._old: dict[int, Draft] = {}

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if self._keeps_back is not None:
            return () if isinstance(draft.says, self._keeps_back) else (draft,)
        told = None
        if not self.what and self._left <= 0:
            told = self._lie(table, draft)
        self._left -= 1
        self._old[draft.kind] = draft
        if told is None:
            return (draft,)
        self.what = f"{self.way}: {type(draft.says).__name__} at {tuple(draft.at)}"
        return told

    def _lie(self, table: LyingTable, draft: Draft) -> list[Draft] | None:
        says = draft.says
        if isinstance(says, LeaveBody | ChatBody):
            return None
        match self.way:
            case "a field":
                names = [field.name for field in fields(says)]
                other = with_field(says, self.random.choice(names), self.random) if names else None
                return [draft.saying(other)] if other is not None else None
            case "another card":
                other = another_card(table, says, self.random)
                return [draft.saying(other)] if other is not None else None
            case "nothing":
                self._keeps_back = type(says)
                return []
            case "something old":
                old = self._old.get(draft.kind)
                return [draft.saying(old.says)] if old is not None and old.body != draft.body else None
            case "two stories":
                other = another_story(table, draft, self.random)
                if other is None or table.victims:
                    return None
                head = table.feeds.head(table.me)
                table.utter(draft)
                table.fork(other, {self.random.choice(sorted(others(table)))}, head)
                return []
            case "twice":
                other = another_story(table, draft, self.random)
                if other is None:
                    return None
                table.send_only(other, others(table))
                return [draft]
            case "another place":
                track, number, stage = draft.at
                at = self.random.choice(
                    [At(track, number + 1, stage), At(track, number, stage + 1), At(0, 0, 0)]
                )
                return [replace(draft, at=at)]
            case "off turn":
                return [replace(draft, at=At(draft.at.track, draft.at.number + 3, 0)), draft]
            case "another state":
                return [replace(draft, state=bytes(32))]
        return [replace(table.draft(At(2, 5000 + n, 0), ChatBody("!" * 200))) for n in range(100)] + [draft]


def another_card(table: LyingTable, says: Body, random: Random) -> Body | None:
    """Some other card of the hand, rightly opened, with the proofs of the move that would have been right."""
    if not isinstance(says, PlayBody) or len(says.slots) != 1:
        return None
    slot, card = random.choice(own(table, but=says.slots[0]) or [(-1, -1)])
    if slot < 0:
        return None
    return PlayBody(says.move, (card,), says.where, (slot,), *opening(table, (slot,)), says.claims)


def another_story(table: LyingTable, draft: Draft, random: Random) -> Draft | None:
    says = draft.says
    other = another_card(table, says, random)
    if other is None and not isinstance(says, SharesBody):
        names = [field.name for field in fields(says)]
        other = with_field(says, random.choice(names), random) if names else None
    return draft.saying(other) if other is not None else None
