"""A table with open cards and no network: for scenarios, practice runs and tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.legality import judge_fully
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.playout import open_event
from lanparty.engine.rules import BadLayout, Rules, apply
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Coin,
    Event,
    Finished,
    Flipped,
    Shuffle,
    Shuffled,
    act_of,
    acting_seats,
    on_track,
    parts,
)
from lanparty.engine.views import View

ACT, NEXT_DEAL, FINISHED = "act", "deal", "finished"


@dataclass(frozen=True)
class Waiting:
    """What an open table waits for: `kind` act, deal (the next layout is missing) or finished."""

    kind: str
    seats: tuple[int, ...] = ()


class OpenTable:
    """One match in the open. Everything but the players' moves happens by itself.

    Chance is either `rng`, or a scenario's `layouts`: then each deal takes the next one (raises BadLayout),
    coins fall on 0, and lots shuffled in mid-deal lie as the layout says.
    """

    def __init__(
        self,
        rules: Rules,
        seats: int,
        options: Any,
        rng: Chance | None = None,
        layouts: Sequence[dict[str, Any]] | None = None,
        state_json: dict[str, Any] | None = None,
    ) -> None:
        if (rng is None) == (layouts is None):
            raise ValueError("an open table has either an rng or layouts")
        self.rules = rules
        self.rng = rng
        self.layouts = tuple(layouts or ())
        self.laid = 0  # layouts taken so far
        self.moved: dict[int, Move] = {}  # in the step that goes on
        self._between_deals = True
        self._lots: list[list[Any]] = []  # by track: orders for the lots of this deal still to come
        if layouts is None:
            self.state = rules.start(seats, options)
        else:
            self.state = rules.initial(seats, options, state_json or {})
        self._advance()

    @property
    def waiting(self) -> Waiting:
        due = self.rules.awaiting(self.state)
        if seats := acting_seats(due):
            return Waiting(ACT, tuple(seat for seat in seats if seat not in self.moved))
        return Waiting(FINISHED if isinstance(due, Finished) else NEXT_DEAL)

    def view(self, seat: int | None) -> View:
        return View(self.rules, self.state, seat)

    def legal(self, seat: int) -> Sequence[Move]:
        """What this seat may do now; nothing when it has moved already or is not on turn."""
        return self.rules.legal_moves(self.view(seat)) if seat in self.waiting.seats else ()

    def shown(self) -> dict[str, Any]:
        """What lies open on the table. A game may show in `chosen` whose choices lie face down: in a sealed
        step these are the seats that have moved, which the rules don't hear of before all have."""
        shown = self.rules.table(self.state)
        if self.moved and "chosen" in shown:
            shown["chosen"] = sorted(self.moved)
        return shown

    def hands(self) -> list[list[str]]:
        """The cards' names by seat, ascending by card number."""
        deck = self.view(None).deck
        return [deck.named(bits_of(hand)) for hand in self.state.hands]

    def submit(self, seat: int, move: Move) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        if seat in self.moved:
            raise IllegalMove("not_your_turn", f"seat {seat} has moved already")
        judge_fully(self.rules, self.state, seat, move, self.state.hands[seat])
        self.moved[seat] = move
        on_turn = act_of(self.rules.awaiting(self.state), seat)
        assert on_turn is not None, "judged"
        track, act = on_turn
        if all(who in self.moved for who in act.seats):
            made = [(who, self.moved.pop(who)) for who in sorted(act.seats)]
            self._fold(on_track(track, Acted(tuple((who, one, one.cards) for who, one in made))))
            self._advance()

    def _advance(self) -> None:
        """Meet what is awaited until a player must move, or a layout is missing, or all is over."""
        while True:
            todo = [
                (track, part)
                for track, part in parts(self.rules.awaiting(self.state))
                if not isinstance(part, Act | Finished)
            ]
            if not todo:
                return
            track, due = todo[0]
            if isinstance(due, Shuffle) and self._between_deals:
                self._between_deals = False
                if self.rng is None:
                    if self.laid == len(self.layouts):
                        self._between_deals = True
                        return
                    self._lay_out()
                    continue
            if isinstance(due, Boundary):
                self._between_deals = True
            self._fold(on_track(track, self._event(track, due)))

    def _lay_out(self) -> None:
        entry = self.layouts[self.laid]
        self.laid += 1
        try:
            self.state = self.rules.layout(entry, self.state)
        except BadLayout as fault:
            fault.deal = self.laid - 1
            raise
        self._lots = [self._read_lots(board) for board in entry.get("boards") or (entry,)]

    def _read_lots(self, board: dict[str, Any]) -> list[Any]:
        lots = board.get("shuffles", [])
        if not isinstance(lots, list):
            raise self._bad("shuffles is a list of lots")
        return lots[:]

    def _event(self, track: int | None, due: Await) -> Event:
        if self.rng is not None:
            return open_event(due, self.state, self.rng)
        if isinstance(due, Shuffle):
            return Shuffled(self._lot(track or 0, due.cards))
        if isinstance(due, Coin):
            return Flipped(0)
        return open_event(due, self.state, NO_CHANCE)

    def _lot(self, track: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The order of a lot shuffled in mid-deal: as the layout says, else as it lies."""
        if not self._lots[track]:
            return cards
        names = self._lots[track].pop(0)
        by_name = {self.view(None).deck.names[card]: card for card in cards}
        if not isinstance(names, list) or sorted(map(str, names)) != sorted(by_name):
            raise self._bad(f"shuffles: a lot of {', '.join(sorted(by_name))} is not {names}")
        return tuple(by_name[name] for name in names)

    def _bad(self, reason: str) -> BadLayout:
        fault = BadLayout(reason)
        fault.deal = self.laid - 1
        return fault

    def _fold(self, event: Event) -> None:
        self.state = apply(self.rules, self.state, event)


class _NoChance:
    """Stands where nothing is left to chance."""

    def random(self) -> float:
        raise AssertionError("a scenario leaves nothing to chance")

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("a scenario leaves nothing to chance")


NO_CHANCE = _NoChance()
