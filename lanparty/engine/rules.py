"""What a game is: data and pure functions over a state that is equal on every replica.

`Family[S]` is the protocol with the game's own state type; `Rules` is any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from lanparty.cards import Deck
from lanparty.engine.claims import Claim, Lacks
from lanparty.engine.moves import Move
from lanparty.engine.steps import Await, Event, Result
from lanparty.engine.views import View

Values = tuple[Any, ...]


class State(Protocol):
    """A game's state: a value that holds slots, never a hidden face.

    Where cards are passed on it may have `handed`, see `View.gave`: (slot, giver, receiver) of those of this deal, with
    the slots that they had before. They are no longer slots, so they are neither in `slots()` nor relabelled; nothing
    in the rules depends on them, so they aren't in `values()`.
    """

    seats: int
    options: Any
    hands: list[int]  # bit masks of slots, one a seat

    def copy(self) -> Self:
        """An independent copy."""

    def values(self) -> Values:
        """All that matters as nested tuples of ints, strings, bools and None: equal states, equal values."""

    def slots(self) -> tuple[int, ...]:
        """Every slot that is still hidden from somebody, each once, in an order that tells nothing of its face.

        Within a hand only the number of slots is public, so slots that the state singles out (chosen,
        named to be passed) come first: their place among the others would tell something in open play.
        """

    def relabel(self, numbers: dict[int, int]) -> None:
        """Rename every slot of `slots()` in place; the new numbers are distinct."""


S = TypeVar("S", bound=State)


class BadLayout(ValueError):
    """A scenario's deal that cannot be laid out; the text begins with `bad_deck: `.

    `deal`: its place in the scenario, filled in by the table that takes one layout after the other.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"bad_deck: {reason}")
        self.deal: int | None = None


class BadState(ValueError):
    """A scenario's `state` that this game cannot begin from."""


class Family(Protocol[S]):
    """A family of games. All functions are pure except `step`, which changes the state it is given."""

    name: str
    codes: tuple[str, ...]  # of refused moves, in the order in which they are checked
    seat_numbers: tuple[int, ...]
    move_help: tuple[tuple[str, str], ...]  # the notation: (example, meaning)
    Options: type[Any]  # a frozen dataclass, see lanparty.engine.options

    def refuse(self, seats: int, options: Any) -> str | None:
        """Why these options are impossible with so many seats (one line), or None."""

    def deck(self, seats: int, options: Any) -> Deck: ...

    def start(self, seats: int, options: Any) -> S:
        """The beginning of a match."""

    def awaiting(self, state: S) -> Await:
        """What must happen next."""

    def step(self, state: S, event: Event) -> None:
        """Fold an event into a private copy, in place. Never reads a hidden face. Raises WrongEvent."""

    def check(self, state: S, seat: int, move: Move, slots: tuple[int, ...] = ()) -> Sequence[Claim | Lacks]:
        """By what is public: raise IllegalMove, or return what must hold of the mover's hidden cards.

        `slots`: where the move's cards lie, in their order (needed for claims that speak of them). Turn and
        possession are not checked here, see `lanparty.engine.legality`.
        """

    def legal_moves(self, view: View) -> Sequence[Move]:
        """Every distinct move that this seat may make now; empty when it is not on turn."""

    def next_decks(self, state: S) -> tuple[tuple[int, ...], ...]:
        """The cards of the decks that the next deal is dealt from (until its first Shuffle: this deal), in the order
        of the Shuffles; none when no deal is expected."""

    def parse(self, text: str, view: View) -> Move:
        """Read a move; among cards of one name those held are taken, lowest first. Raises BadNotation."""

    def format(self, move: Move) -> str:
        """The move as text, in its long form."""

    def table(self, state: S) -> dict[str, Any]:
        """What lies open on the table, JSON-able."""

    def deal_scores(self, state: S) -> list[tuple[int, ...]]:
        """Each scored deal's points by seat, in this run."""

    def scores(self, state: S) -> tuple[int, ...]:
        """The totals by seat."""

    def winners(self, state: S, scores: Sequence[int]) -> tuple[int, ...]:
        """The seats that win with these points (a match's totals, or one deal's)."""

    def result(self, state: S) -> Result | None:
        """The match's end, as soon as its last deal is scored."""

    def deal_number(self, state: S) -> int:
        """The number of the deal that is prepared or played, from 1."""

    def initial(self, seats: int, options: Any, state_json: dict[str, Any]) -> S:
        """A scenario's beginning: the state that awaits its first deal's Shuffle. Raises BadState."""

    def layout(self, entry: dict[str, Any], state: S) -> S:
        """Lay out a scenario's deal on a state that awaits a deal's Shuffle. Raises BadLayout."""


Rules = Family[Any]


def apply(rules: Family[S], state: S, event: Event) -> S:
    """The state after the event; the given one stays as it is."""
    after = state.copy()
    rules.step(after, event)
    return after


def standing(rules: Family[S], state: S) -> Result:
    """Who would win if the match ended with the totals as they are (a match stopped after some deals)."""
    scores = rules.scores(state)
    return Result(rules.winners(state, scores), scores)
