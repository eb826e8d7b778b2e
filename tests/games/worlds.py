"""Worlds to try any game in: all settings, open matches, and hidden ones in lockstep with open ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from games.toy import TOY

from lanparty.bots import EASY, MEDIUM, RANDOM, bot
from lanparty.cards import bits_of
from lanparty.engine.moves import Move
from lanparty.engine.options import BadOption, option_name, options_json, parse_options
from lanparty.engine.playout import open_event
from lanparty.engine.rules import Rules, apply
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Deal,
    Event,
    Finished,
    OnTrack,
    Reveal,
    Revealed,
    Shuffle,
    Shuffled,
    Tracks,
    Transfer,
    Transferred,
    on_track,
    parts,
)
from lanparty.engine.views import View
from lanparty.games import GAMES

# The real games and one that shows what the engine can do beyond them.
TRIED = (*GAMES, TOY)
MAX_EVENTS = 20_000  # of a match of random play
SOME_DEALS = 4  # show all that a longer match would: roles, every direction of passing


@dataclass(frozen=True)
class Setting:
    """A game with seats and options."""

    rules: Rules
    seats: int
    options: Any

    def __str__(self) -> str:
        named = "-".join(f"{name}={value}" for name, value in options_json(self.options).items())
        return f"{self.rules.name}-{self.seats}-{named}"


def all_settings() -> list[Setting]:
    """Every tried game with every number of seats: by default, and with each option changed by itself."""
    found = []
    for rules in TRIED:
        for seats in rules.seat_numbers:
            for given in _given(rules):
                try:
                    found.append(Setting(rules, seats, parse_options(rules, seats, given)))
                except BadOption:
                    continue
    return found


def levels(rules: Rules) -> tuple[str, ...]:
    """The levels that are tried in every setting; hard ones rest on medium, and are tried in tests/bots."""
    return (RANDOM, EASY, MEDIUM) if rules in GAMES else (RANDOM,)


def _given(rules: Rules) -> Iterator[dict[str, Any]]:
    yield {}
    for one in fields(rules.Options):
        values = one.metadata.get("choices") or one.metadata.get("range") or ("x",)
        yield from ({option_name(one): value} for value in values if value != one.default)


def play(
    setting: Setting, seed: int, level: str = "random", deals: int | None = None
) -> Iterator[tuple[Any, Event]]:
    """An open match, or its first `deals`: each state with the event that follows; at last (state, None)."""
    rules, rng = setting.rules, Random(seed)
    player = bot(level, rules.name)
    state = rules.start(setting.seats, setting.options)
    for _ in range(MAX_EVENTS):
        due = rules.awaiting(state)
        if isinstance(due, Finished) or (isinstance(due, Boundary) and due.deal == deals):
            yield state, None  # type: ignore[misc]
            return
        track, part = rng.choice(parts(due))  # boards side by side go on in any order
        if isinstance(part, Act):
            event: Event = acted(rules, state, part, player, rng)
        else:
            event = open_event(part, state, rng)
        event = on_track(track, event)
        yield state, event
        state = apply(rules, state, event)
    raise AssertionError(f"{setting}: no end after {MAX_EVENTS} events (seed {seed})")


def acted(rules: Rules, state: Any, due: Act, player: Any, rng: Random) -> Acted:
    moves = []
    for seat in sorted(due.seats):
        view = View(rules, state, seat)
        move = player.choose(view, rules.legal_moves(view), rng)
        moves.append((seat, move, move.cards))
    return Acted(tuple(moves))


class HiddenWorld:
    """The same match as an open one, with slots that say nothing of their faces."""

    def __init__(self, setting: Setting) -> None:
        self.rules = setting.rules
        self.state = setting.rules.start(setting.seats, setting.options)
        self.faces: dict[int, int] = {}
        self._next = 0

    def view(self, seat: int) -> View:
        """With the faces of the own hand only, and of what it has passed on: more would be a leak."""
        own = {slot: self.faces[slot] for slot in bits_of(self.state.hands[seat])}
        passed = [slot for slot, giver, _ in getattr(self.state, "handed", ()) if giver == seat]
        own |= {slot: self.faces[slot] for slot in passed}
        return View(self.rules, self.state, seat, own)

    def in_the_open(self) -> tuple[Any, ...]:
        """The state's values with every slot's face for its number."""
        copy = self.state.copy()
        copy.relabel({slot: self.faces[slot] for slot in copy.slots()})
        return copy.values()

    def follow(self, opened: Event) -> None:
        """Fold what corresponds to an event of the open match."""
        due = self.rules.awaiting(self.state)
        event = self._translate(due, opened)
        self.state = apply(self.rules, self.state, event)

    def _translate(self, due: Await, opened: Event) -> Event:
        match due, opened:
            case Tracks(tracks), OnTrack(track, met):
                part = tracks[track]
                assert part is not None
                return on_track(track, self._translate(part, met))
            case Shuffle(), Shuffled(cards):
                return Shuffled(tuple(self._fresh(card) for card in cards))
            case Reveal(slots), Revealed():
                return Revealed(tuple((slot, self.faces[slot]) for slot in slots))
            case Transfer(items), Transferred():
                return Transferred(tuple(self._fresh(self.faces[slot]) for slot, _, _ in items))
            case Act(), Acted(moves):
                return Acted(tuple((seat, move, self._slots(seat, move)) for seat, move, _ in moves))
            case _:
                return opened

    def _slots(self, seat: int, move: Move) -> tuple[int, ...]:
        return tuple(self.view(seat).slot_of(card) for card in move.cards)

    def _fresh(self, card: int) -> int:
        self._next += 1
        self.faces[self._next - 1] = card
        return self._next - 1


def shown_awaits(due: Await, faces: Mapping[int, int] | None) -> Await:
    """What is awaited with slots replaced by faces, to compare a hidden world with an open one."""
    if faces is None:
        return due
    match due:
        case Tracks(tracks):
            shown = (part and shown_awaits(part, faces) for part in tracks)
            return Tracks(tuple(shown))  # type: ignore[arg-type]
        case Deal(pairs):
            return Deal(tuple((faces[slot], seat) for slot, seat in pairs))
        case Reveal(slots):
            return Reveal(tuple(faces[slot] for slot in slots))
        case Transfer(items):
            return Transfer(tuple((faces[slot], giver, receiver) for slot, giver, receiver in items))
    return due


# What a table says a second time, for those who look on: how a card came to lie where it lies.
_TOLD_AGAIN = frozenset({"placed"})


def visible_cards(table: Any, names: frozenset[str]) -> Counter[str]:
    """How often each card's name occurs in what lies open."""
    found: Counter[str] = Counter()
    if isinstance(table, str):
        found[table] += table in names
    elif isinstance(table, dict):
        for key, value in table.items():
            if key not in _TOLD_AGAIN:
                found += visible_cards(value, names)
    elif isinstance(table, list):
        for value in table:
            found += visible_cards(value, names)
    return found


def move_pool(setting: Setting, kinds: frozenset[str], rng: Random) -> list[Move]:
    """Moves of all shapes: every card alone at every place for the game's kinds, and a lot of nonsense."""
    count = len(setting.rules.deck(setting.seats, setting.options))
    strange: list[tuple[int, ...]] = [(), (-1,), (count,), (count + 70,), (rng.randrange(count),)]
    for size in (2, 2, 3, 4, 8):
        strange.append(tuple(rng.sample(range(count), size)))
    strange.append((rng.randrange(count),) * 2)
    single = [(card,) for card in range(count)]
    pool = [Move(kind, cards, where) for kind in kinds for cards in single + strange for where in range(4)]
    pool += [Move(kind, cards, where) for kind in kinds for cards in strange for where in (-1, 63)]
    pool += [
        Move(kind, cards, rng.randrange(4))
        for kind in ("", "nonsense", "pass", "draw", "row", "play")
        for cards in strange
    ]
    return pool
