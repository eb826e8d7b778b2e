"""Ways to lie, and lies about any entry. Those about moves and shares are in `lies_of_play`, about decks in
`lies_of_deck`. Each is as good as a changed program can make it; a lie is told once, and its object is used once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from simulation.liars import Draft, Lie, LyingTable

from protocol.feed import SIDE, At
from protocol.poker.group import G, point_from_bytes_checked
from protocol.wire import Body, ChatBody, SeedBody

Change = Callable[[LyingTable, Draft], "Draft | Iterable[Draft]"]
OTHER_SEED = b"a seed that nobody has committed"


class Says(Lie):
    """Changes one entry of a kind: the first, or the first for which `when` holds."""

    def __init__(
        self, kind: type[Any], change: Change, when: Callable[[LyingTable], bool] = lambda table: True
    ) -> None:
        self._kind, self._change, self._when = kind, change, when
        self.told = False

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if self.told or not isinstance(draft.says, self._kind) or not self._when(table):
            return (draft,)
        self.told = True
        changed = self._change(table, draft)
        return (changed,) if isinstance(changed, Draft) else changed


class KeepsBack(Lie):
    """Never gives any entry of this kind (from when on `when` holds)."""

    def __init__(self, kind: type[Any], when: Callable[[LyingTable], bool] = lambda table: True) -> None:
        self._kind, self._when = kind, when

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        return () if isinstance(draft.says, self._kind) and self._when(table) else (draft,)


class Interjects(Lie):
    """Says something unasked, as soon as it can (`make` gives None before)."""

    def __init__(self, make: Callable[[LyingTable], Draft | None]) -> None:
        self._make = make
        self.told = False

    def idle(self, table: LyingTable) -> Iterable[Draft]:
        draft = None if self.told or table.fault is not None else self._make(table)
        if draft is None:
            return ()
        self.told = True
        return (draft,)


def others(table: LyingTable) -> set[int]:
    """All replicas but the liar's, the first watcher's among them."""
    return {index for index in range(table.genesis.seats + 1) if index != table.me}


def flipped(digest: bytes) -> bytes:
    return bytes([digest[0] ^ 1, *digest[1:]])


def moved(point: bytes) -> bytes:
    """Another point."""
    return bytes(point_from_bytes_checked(point) + G)


def with_fields(**changes: Any) -> Change:
    """The same body but for some fields."""
    return lambda table, draft: draft.saying(replace(draft.says, **changes))


class Forks(Lie):
    """Tells some replicas another story, beginning with the first entry of a kind."""

    def __init__(self, kind: type[Any], change: Change, victims: set[int]) -> None:
        self._kind, self._change, self._victims = kind, change, victims

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if not table.victims and isinstance(draft.says, self._kind):
            other = self._change(table, draft)
            assert isinstance(other, Draft)
            head = table.feeds.head(table.me)
            table.utter(draft)
            table.fork(other, self._victims, head)
            return ()
        return (draft,)


def another_state(table: LyingTable, draft: Draft) -> Draft:
    return replace(draft, state=flipped(draft.state))


def garbage(kind: int, body: bytes) -> Change:
    return lambda table, draft: replace(draft, kind=kind, body=body)


def saying(body: Body) -> Change:
    """Something else than is due."""
    return lambda table, draft: draft.saying(body)


def interject(at: At, body: Body, step: int | None = None) -> Callable[[LyingTable], Draft | None]:
    """Said when cards are dealt."""

    def make(table: LyingTable) -> Draft | None:
        if not table.dealt:
            return None
        draft = table.draft(at, body)
        return draft if step is None else replace(draft, step=step, state=table.main.hashes[step])

    return make


def chat_in_another_state(table: LyingTable) -> Draft | None:
    draft = table.draft(At(SIDE, 0, 0), ChatBody("hello"))
    return replace(draft, state=flipped(draft.state))


class RevealsTwice(Lie):
    """Its seed, and after it another one."""

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        says = draft.says
        if not isinstance(says, SeedBody):
            return (draft,)
        other = replace(draft.saying(replace(says, seed=OTHER_SEED)), at=At(SIDE, draft.at.number + 1, 0))
        return (draft, other)
