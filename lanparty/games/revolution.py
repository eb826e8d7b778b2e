"""Revolution: a climbing game of the President family. What is legal, and how it is written and shown.

4-6 players, counter-clockwise. Be rid of all cards: the order of going out gives points and the next deal's
roles, Master to Servant, who exchange cards before they play. Four of a kind turns the order of ranks
around. Most points win. Source: President as groups of friends play it, with roles and revolution; what they
leave open is decided here:

* the opening card lies down: the next suit of the lowest rank (clubs, hearts, spades), then the next rank's
  diamond, opens;
* the last player has gone out and nobody beats the play: the next seat that still holds cards leads;
* a joker beside natural cards has their rank; jokers alone have the highest of the order in force; there is
  no five of a kind;
* six players, 3 to ace, with jokers: nobody swaps.

The state machine is in `revolution_play`, cards and options in `revolution_cards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.claims import Claim, Split
from lanparty.engine.layouts import LayoutReader, StateReader
from lanparty.engine.moves import BadNotation, IllegalMove, Move
from lanparty.engine.rules import BadState, Rules
from lanparty.engine.steps import Result
from lanparty.engine.views import View
from lanparty.games import revolution_play as play
from lanparty.games.revolution_cards import (
    FOUR,
    NAMES,
    RANKS,
    SEATS,
    RevolutionOptions,
    is_one_rank,
    pack_for,
    rank_of,
)
from lanparty.games.revolution_exchange import SWAPPED, gifts_between, givers
from lanparty.games.revolution_moves import KEEP, answers, best_of, choices_of, is_higher, leads
from lanparty.games.revolution_state import (
    BOUNDARY,
    GIVE,
    NOTHING,
    OVER,
    PLAY,
    RETURN,
    SHUFFLE,
    SWAP,
    RevolutionState,
)

# How the phases are called; a sealed move whose cards are hidden comes as `choose`.
PHASE_NAMES = (
    "deal", "deal", "swap", "swap", "give", "give", "give_back", "give_back", "open", "play", "end", "end",
)  # fmt: skip
DUE = {
    SWAP: ("swap", "keep", "choose"),
    GIVE: ("give", "choose"),
    RETURN: ("give", "choose"),
    PLAY: ("play", "pass"),
}
WITH_CARDS = ("play", "give", "swap")
WITHOUT_CARDS = ("pass", "keep", "choose")


class Revolution:
    """The rules (see lanparty.engine.rules.Family)."""

    name = "revolution"
    codes: tuple[str, ...] = (
        "bad_notation",
        "not_your_turn",
        "wrong_phase",
        "not_in_hand",
        "wrong_count",
        "not_one_rank",
        "must_lead",
        "swap_required",
        "not_best_cards",
        "must_open_with",
        "not_higher",
    )
    seat_numbers: tuple[int, ...] = SEATS
    Options: type[Any] = RevolutionOptions
    move_help: tuple[tuple[str, str], ...] = (
        ("7D 7S", "play one to four cards of one rank"),
        ("9H JK", "a joker has the rank of the cards beside it"),
        ("pass", "play nothing"),
        ("give AS KH", "give cards in the exchange, both ways"),
        ("swap 7C 8D", "Swiss: put two cards down and take two that were left down"),
        ("keep", "Swiss: take nothing, where that is allowed"),
    )

    def refuse(self, seats: int, options: RevolutionOptions) -> str | None:
        if options.teams != "none" and seats % int(options.teams):
            return f"revolution: {seats} players cannot be {options.teams} equal teams"
        return None

    def deck(self, seats: int, options: RevolutionOptions) -> Deck:
        return pack_for(seats, options).deck

    def start(self, seats: int, options: RevolutionOptions) -> RevolutionState:
        return RevolutionState(seats, options)

    # --- the step machine ---------------------------------------------------------------------------

    awaiting = staticmethod(play.awaiting)
    step = staticmethod(play.fold)

    def next_decks(self, state: RevolutionState) -> tuple[tuple[int, ...], ...]:
        if state.phase == SHUFFLE or state.number < state.options.deals:
            return (state.pack.cards,)
        return ()

    # --- what is legal ------------------------------------------------------------------------------

    def check(
        self, state: RevolutionState, seat: int, move: Move, slots: tuple[int, ...] = ()
    ) -> Sequence[Claim]:
        kind, cards, where = move
        if kind not in (WITH_CARDS if cards else WITHOUT_CARDS) or where != 0:
            raise BadNotation("a move is cards, pass, give, swap or keep")
        if any(card not in state.pack.cards for card in cards):
            raise BadNotation("there is no such card in this deck")
        if kind not in DUE.get(state.phase, ()):
            raise IllegalMove("wrong_phase", WRONG_PHASE.get(state.phase, "no move is due now"))
        if len(set(cards)) < len(cards):
            raise IllegalMove("not_in_hand", "a card is named more often than it is held")
        if state.phase == PLAY:
            _check_play(state, cards)
            return ()
        if kind == "choose":
            _check_slots(state.hands[seat], slots)
            cards = slots
        if state.phase == SWAP:
            _check_swap(state, len(cards))
            return ()
        return _check_gift(state, seat, len(cards), slots)

    def legal_moves(self, view: View) -> Sequence[Move]:
        state: RevolutionState = view.replica
        if state.phase == PLAY:
            if state.turn != view.seat:
                return ()
            return answers(state, view.hand) if state.count else leads(state, view.hand)
        if state.phase == SWAP and state.turn == view.seat:
            keep = (KEEP,) if state.options.swiss_swap == "may" else ()
            return choices_of("swap", view.hand, SWAPPED) + keep
        gifts = givers(state)
        if view.seat not in gifts:
            return ()
        count = gifts[view.seat][1]
        return best_of(view.hand, count) if state.phase == GIVE else choices_of("give", view.hand, count)

    # --- notation -----------------------------------------------------------------------------------

    def parse(self, text: str, view: View) -> Move:
        words = text.split()
        kind = words.pop(0) if words and words[0] in (*WITH_CARDS[1:], "pass", "keep") else "play"
        if bool(words) != (kind in WITH_CARDS):
            raise BadNotation(f"{text.strip()[:40]!r} is no move: see `lanparty games`")
        cards: list[int] = []
        for word in words:
            cards.append(_card(word, cards, view))
        return Move(kind, tuple(sorted(cards)))

    def format(self, move: Move) -> str:
        kind, cards, _ = move
        names = [NAMES[card] for card in sorted(cards)]
        return " ".join(names if kind == "play" else [kind, *names])

    # --- what people see ----------------------------------------------------------------------------

    def table(self, state: RevolutionState) -> dict[str, Any]:
        """Besides what every record shows, `passed`: the seats that have passed and are not asked again.

        For people: `ranks` of the deck, upwards; `rank` and `count` of the last play; the card that must be led
        (`opening`: rank, suit); who gives to whom how many cards (`gifts`: giver, receiver, number).
        """
        return {
            "phase": PHASE_NAMES[state.phase],
            "trick": [[seat, self.format(Move("play", cards))] for seat, cards in state.trick],
            "revolution": state.turned,
            "places": list(state.places),
            "roles": list(state.roles),
            "down": len(state.down) + len(state.taking),
            "passed": list(bits_of(state.passed)),
            "ranks": list(RANKS[state.pack.lowest :]),
            "rank": RANKS[state.rank] if state.count else None,
            "count": state.count,
            "opening": _rank_and_suit(state.opening) if state.opening != NOTHING else None,
            "gifts": [[giver, taker, count] for giver, (taker, count) in gifts_between(state).items()],
        }

    def deal_scores(self, state: RevolutionState) -> list[tuple[int, ...]]:
        return list(state.scored)

    def scores(self, state: RevolutionState) -> tuple[int, ...]:
        return state.totals

    winners = staticmethod(play.winners)

    def result(self, state: RevolutionState) -> Result | None:
        if state.phase == OVER or (state.phase == BOUNDARY and state.number >= state.options.deals):
            return play.result(state)
        return None

    def deal_number(self, state: RevolutionState) -> int:
        return state.number

    # --- scenarios ----------------------------------------------------------------------------------

    def initial(self, seats: int, options: RevolutionOptions, state_json: dict[str, Any]) -> RevolutionState:
        state = RevolutionState(seats, options)
        begin = StateReader(state_json, seats)
        state.totals = begin.scores((0,) * seats)
        state.number = begin.deal_number(options.deals)
        state.roles = _roles(state_json.get("roles", []), seats)
        state.turned = begin.flag("revolution")
        if "leader" in state_json:
            state.leader = begin.seat("leader")
        return state

    def layout(self, entry: dict[str, Any], state: RevolutionState) -> RevolutionState:
        pack = state.pack
        laid = LayoutReader(entry, pack.deck, state.seats, ("hands", "kitty"))
        hands, down = laid.hands(pack.hand_size), laid.cards("kitty")
        if len(down) > pack.down:
            laid.fail(f"kitty has {len(down)} cards, not {pack.down}")
        laid.finish()
        if not any(hands):
            laid.fail("no hand has a card")
        after = state.copy()
        begin = play.begin_partial if laid.partial else play.begin
        begin(after, [mask_of(hand) for hand in hands], down)
        return after


# --- the play -----------------------------------------------------------------------------------------


def _check_play(state: RevolutionState, cards: tuple[int, ...]) -> None:
    if not cards:
        if not state.count:
            raise IllegalMove("must_lead", "who leads cannot pass")
        return
    if len(cards) > FOUR:
        raise IllegalMove("wrong_count", "at most four cards are played at once")
    if state.count and len(cards) != state.count:
        raise IllegalMove("wrong_count", f"everybody plays {state.count} at once in this trick, or passes")
    if not is_one_rank(cards):
        raise IllegalMove("not_one_rank", "cards played together have one rank")
    if state.opening not in (NOTHING, *cards):
        raise IllegalMove("must_open_with", f"the first lead contains the {NAMES[state.opening]}")
    if state.count and not is_higher(state, rank_of(cards, state.turned, state.pack.lowest)):
        raise IllegalMove("not_higher", "that is not higher than the last play, in the order now in force")


# --- the exchange -------------------------------------------------------------------------------------

WRONG_PHASE = {
    SWAP: "the Swiss swap cards first",
    GIVE: "the Servants give their best cards first",
    RETURN: "the Masters give cards back first",
    PLAY: "the exchange is over",
}


def _check_slots(hand: int, slots: tuple[int, ...]) -> None:
    """A move that names no cards must at least name slots of the hand, each once."""
    if len(set(slots)) < len(slots) or mask_of(slots) & ~hand:
        raise IllegalMove("not_in_hand", "those cards are not in the hand")


def _check_swap(state: RevolutionState, count: int) -> None:
    if count == 0 and state.options.swiss_swap == "must":
        raise IllegalMove("swap_required", "at this table the Swiss must swap")
    if count not in (0, SWAPPED):
        raise IllegalMove("wrong_count", f"{SWAPPED} cards are swapped")


def _check_gift(state: RevolutionState, seat: int, count: int, slots: tuple[int, ...]) -> Sequence[Claim]:
    if seat not in givers(state):
        raise IllegalMove("not_your_turn", f"seat {seat} gives nothing now")
    due = givers(state)[seat][1]
    if count != due:
        raise IllegalMove("wrong_count", "two cards are given" if due > 1 else "one card is given")
    if state.phase == RETURN:
        return ()
    kept = tuple(slot for slot in bits_of(state.hands[seat]) if slot not in slots)
    return (Split(slots, kept, state.pack.best_last, "not_best_cards"),)


# --- reading ------------------------------------------------------------------------------------------


def _rank_and_suit(card: int) -> list[str]:
    """Not as a card's name, for this one does not lie open."""
    return [NAMES[card][:-1], NAMES[card][-1]]


def _card(word: str, taken: Sequence[int], view: View) -> int:
    """The card of that name: one held that is not yet taken, lowest first; none left: any."""
    alike = view.deck.find(word)
    if not alike:
        raise BadNotation(f"{word[:20]!r} is no card of this deck")
    held = [card for card in alike if card not in taken and view.hand >> card & 1]
    return (held or alike)[0]


def _roles(given: Any, seats: int) -> tuple[int, ...]:
    """A scenario's roles: every seat once, Master first; or none."""
    good = isinstance(given, list) and all(type(seat) is int for seat in given)
    if not good or sorted(given) not in ([], list(range(seats))):
        raise BadState(f"state: roles are the seats 0 to {seats - 1} by place, Master first")
    return tuple(given)


REVOLUTION: Rules = Revolution()
