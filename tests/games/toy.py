"""A small game that awaits everything a game can await, to try the engine beyond the real games.

Two seats, eight cards A1-A4 B1-B4, three in each hand. Coin, shuffle, deal; both give their best card
away (sealed), the cards change hands; who holds A1 leads (else whom the coin chose), the other must
follow suit; the two played cards are shuffled and the top one revealed: its rank is what the leader pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.claims import Claim, Each, Split
from lanparty.engine.layouts import LayoutReader, StateReader
from lanparty.engine.moves import BadNotation, IllegalMove, Move
from lanparty.engine.options import flag
from lanparty.engine.rules import Rules
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Event,
    Finished,
    Flipped,
    Held,
    Holder,
    NotHeld,
    Result,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    Transfer,
    Transferred,
    WrongEvent,
)
from lanparty.engine.views import View

DECK = Deck(tuple(f"{suit}{rank}" for suit in "AB" for rank in (1, 2, 3, 4)))
RANKS = tuple((rank, rank + 4) for rank in range(4))
FLIP, SHUFFLE, DEAL, GIVE, PASS_ON, ASK, LEAD, FOLLOW, LOT, SHOW, SCORED, OVER = range(12)


@dataclass(frozen=True)
class ToyOptions:
    kind: bool = flag(False, about="nobody pays")


class ToyState:
    __slots__ = (
        "chosen",
        "hands",
        "leader",
        "options",
        "order",
        "phase",
        "played",
        "rest",
        "scored",
        "seats",
    )

    def __init__(self, seats: int, options: ToyOptions) -> None:
        self.seats, self.options = seats, options
        self.phase = FLIP
        self.leader = 0
        self.hands = [0] * seats
        self.order: tuple[int, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.chosen: tuple[tuple[int, int, int], ...] = ()
        self.played: tuple[int, ...] = ()
        self.scored: tuple[tuple[int, ...], ...] = ()

    def copy(self) -> ToyState:
        other = ToyState(self.seats, self.options)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands = self.hands[:]
        return other

    def values(self) -> tuple[Any, ...]:
        return (
            ("toy", self.options.kind, self.phase, self.leader),
            (tuple(self.hands), self.order, self.rest, self.chosen),
            (self.played, self.scored),
        )

    def slots(self) -> tuple[int, ...]:
        """The chosen ones first: their place among the others in the hand would tell something."""
        named = tuple(slot for slot, _, _ in self.chosen)
        held = [slot for hand in self.hands for slot in bits_of(hand) if slot not in named]
        return (*named, *held, *self.order, *self.rest)

    def relabel(self, numbers: dict[int, int]) -> None:
        self.hands = [mask_of(numbers[slot] for slot in bits_of(hand)) for hand in self.hands]
        self.order = tuple(numbers[slot] for slot in self.order)
        self.rest = tuple(numbers[slot] for slot in self.rest)
        self.chosen = tuple((numbers[slot], giver, taker) for slot, giver, taker in self.chosen)


class Toy:
    name = "toy"
    codes: tuple[str, ...] = (
        "bad_notation",
        "not_your_turn",
        "wrong_phase",
        "not_in_hand",
        "wrong_count",
        "not_best",
        "must_follow_suit",
    )
    seat_numbers: tuple[int, ...] = (2,)
    move_help: tuple[tuple[str, str], ...] = (("give A4", "give a card away"), ("A1", "play a card"))
    Options: type[Any] = ToyOptions

    def refuse(self, seats: int, options: ToyOptions) -> str | None:
        return None

    def deck(self, seats: int, options: ToyOptions) -> Deck:
        return DECK

    def start(self, seats: int, options: ToyOptions) -> ToyState:
        return ToyState(seats, options)

    def awaiting(self, state: ToyState) -> Await:
        leader = state.leader
        waits: dict[int, Await] = {
            FLIP: Coin(2),
            SHUFFLE: Shuffle(DECK.cards),
            DEAL: Deal(tuple((slot, place // 3) for place, slot in enumerate(state.order[:6]))),
            GIVE: Act((0, 1), sealed=True),
            PASS_ON: Transfer(state.chosen),
            ASK: Holder(0),
            LEAD: Act((leader,)),
            FOLLOW: Act((1 - leader,)),
            LOT: Shuffle(state.played),
            SHOW: Reveal(state.order[:1]),
            SCORED: Boundary(1),
        }
        return waits.get(state.phase) or Finished(
            Result(self.winners(state, self.scores(state)), self.scores(state))
        )

    def step(self, state: ToyState, event: Event) -> None:
        match state.phase, event:
            case 0, Flipped(value):
                state.leader = value
            case 1, Shuffled(slots):
                state.order = slots
            case 2, Dealt():
                self._begin(state, [mask_of(state.order[:3]), mask_of(state.order[3:6])], state.order[6:])
                return
            case 3, Acted(moves):
                state.chosen = tuple((slots[0], seat, 1 - seat) for seat, _, slots in moves)
            case 4, Transferred(slots):
                self._exchange(state, slots)
            case 5, Held(seat):
                state.leader = seat
            case 5, NotHeld():
                pass
            case ((6 | 7), Acted(((seat, move, (slot,)),))):
                state.hands[seat] &= ~(1 << slot)
                state.played += move.cards
            case 8, Shuffled(slots):
                state.order = slots
            case 9, Revealed(((_, card),)):
                pays = 0 if state.options.kind else card % 4 + 1
                state.scored = (tuple(pays if seat == state.leader else 0 for seat in (0, 1)),)
            case 10, Sealed():
                pass
            case _:
                raise WrongEvent(f"toy in phase {state.phase} does not await {event}")
        state.phase += 1

    def _begin(self, state: ToyState, hands: list[int], rest: tuple[int, ...]) -> None:
        state.hands, state.rest, state.order = hands, rest, ()
        state.phase = GIVE

    def _exchange(self, state: ToyState, slots: tuple[int, ...]) -> None:
        for (old, giver, taker), new in zip(state.chosen, slots, strict=True):
            state.hands[giver] &= ~(1 << old)
            state.hands[taker] |= 1 << new
        state.chosen = ()

    def check(self, state: ToyState, seat: int, move: Move, slots: tuple[int, ...] = ()) -> Sequence[Claim]:
        if (
            move.kind not in ("give", "play")
            or move.where != 0
            or any(not 0 <= card < 8 for card in move.cards)
        ):
            raise BadNotation
        if (move.kind == "give") != (state.phase == GIVE):
            raise IllegalMove("wrong_phase")
        if len(move.cards) != 1:
            raise IllegalMove("wrong_count")
        if move.kind == "give":
            kept = tuple(slot for slot in bits_of(state.hands[seat]) if slot not in slots)
            return (Split(slots, kept, RANKS, "not_best"),)
        if state.phase == FOLLOW and move.cards[0] // 4 != state.played[0] // 4:
            others = tuple(card for card in DECK.cards if card // 4 != state.played[0] // 4)
            return (Each(tuple(bits_of(state.hands[seat])), others, "must_follow_suit"),)
        return ()

    def legal_moves(self, view: View) -> Sequence[Move]:
        state = view.replica
        due = self.awaiting(state)
        if not isinstance(due, Act) or view.seat not in due.seats:
            return ()
        hand = list(bits_of(view.hand))
        if state.phase == GIVE:
            best = max(card % 4 for card in hand)
            return tuple(Move("give", (card,)) for card in hand if card % 4 == best)
        if state.phase == FOLLOW:
            hand = [card for card in hand if card // 4 == state.played[0] // 4] or hand
        return tuple(Move("play", (card,)) for card in hand)

    def next_decks(self, state: ToyState) -> tuple[tuple[int, ...], ...]:
        return (DECK.cards,) if state.phase <= SHUFFLE else ()

    def parse(self, text: str, view: View) -> Move:
        words = text.split()
        kind = "give" if words[:1] == ["give"] else "play"
        cards = [DECK.find(word) for word in (words[1:] if kind == "give" else words)]
        if not cards or not all(cards):
            raise BadNotation(f"{text!r} is no move")
        return Move(kind, tuple(alike[0] for alike in cards))

    def format(self, move: Move) -> str:
        return " ".join(["give"] * (move.kind == "give") + DECK.named(move.cards))

    def table(self, state: ToyState) -> dict[str, Any]:
        return {"played": DECK.named(state.played) if state.phase <= LOT else [], "leader": state.leader}

    def deal_scores(self, state: ToyState) -> list[tuple[int, ...]]:
        return list(state.scored)

    def scores(self, state: ToyState) -> tuple[int, ...]:
        return state.scored[0] if state.scored else (0, 0)

    def winners(self, state: ToyState, scores: Sequence[int]) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if scores[seat] == min(scores))

    def result(self, state: ToyState) -> Result | None:
        scores = self.scores(state)
        return Result(self.winners(state, scores), scores) if state.scored else None

    def deal_number(self, state: ToyState) -> int:
        return 1

    def initial(self, seats: int, options: ToyOptions, state_json: dict[str, Any]) -> ToyState:
        state = ToyState(seats, options)
        state.leader = StateReader(state_json, seats).seat("starter")
        state.phase = SHUFFLE if "starter" in state_json else FLIP
        return state

    def layout(self, entry: dict[str, Any], state: ToyState) -> ToyState:
        laid = LayoutReader(entry, DECK, 2, ("hands", "kitty", "shuffles"))
        hands, rest = laid.hands(3), laid.cards("kitty")
        laid.finish()
        after = state.copy()
        self._begin(after, [mask_of(hand) for hand in hands], rest)
        return after


TOY: Rules = Toy()
