"""Hearts and Black Maria: avoid the hearts and the queen of spades. What is legal, how it is written and shown.

3-6 players, everyone for oneself; follow suit if you can, the highest card of the suit led takes the
trick. Sources: the Greek rules page "Koupes / Black Maria", OpenSpiel's Hearts, published Hearts rules.
Decided where they are silent or differ:

* the queen of spades does not break hearts; a hand of hearts and the queen must lead the queen;
* in the first trick the jack of diamonds, and the king and ace of spades in standard, are no penalty
  cards; a hand of penalty cards only may play any;
* a moon is every heart and the queen of spades; the jack of diamonds is not needed and keeps its -10;
* six at Black Maria play for 42 points (the 2 of hearts stays in the box), or 144 with spot;
* a match ends after 100 deals in any case.

The cards are in `hearts_cards`, the state machine in `hearts_play`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.claims import Claim, Each
from lanparty.engine.layouts import LayoutReader, StateReader
from lanparty.engine.moves import BadNotation, Choices, IllegalMove, Move
from lanparty.engine.rules import Rules
from lanparty.engine.steps import Result
from lanparty.engine.views import View
from lanparty.games import hearts_play as play
from lanparty.games.hearts_cards import (
    CARDS,
    DECK,
    HEARTS,
    IN_SUIT,
    MOON,
    PASSED,
    PER_SUIT,
    SEATS,
    HeartsOptions,
    best_place,
    deal_points,
    facts_for,
    moon_shooter,
)
from lanparty.games.hearts_play import MAX_DEALS, is_over
from lanparty.games.hearts_state import BOUNDARY, COIN, OVER, PASS, PLAY, SHUFFLE, HeartsState
from lanparty.games.scores import fewest

# --- legal moves: tables, filled as hands occur ---------------------------------------------------------

SUIT_BITS = (1 << PER_SUIT) - 1
UNBROKEN = ~IN_SUIT[HEARTS]
FREE = ~MOON  # what costs nothing


@cache
def _suit_moves(suit: int, cards: int) -> tuple[Move, ...]:
    """A move for each card; `cards` within the suit."""
    return tuple(Move("play", (suit * PER_SUIT + rank,)) for rank in bits_of(cards))


def playable(state: HeartsState, hand: int) -> int:
    """Which cards of the hand on turn may be played."""
    trick = state.trick
    if trick:
        in_suit = hand & IN_SUIT[trick[0] // PER_SUIT]
        if in_suit:
            return in_suit
        return (state.first_trick and hand & FREE) or hand
    if state.first_trick:
        return hand & 1 << state.facts.lowest_club
    if state.broken or not state.facts.standard:
        return hand
    return (hand & UNBROKEN) or hand


class Hearts:
    """The rules (see lanparty.engine.rules.Family)."""

    name = "hearts"
    codes: tuple[str, ...] = (
        "bad_notation",
        "not_your_turn",
        "wrong_phase",
        "not_in_hand",
        "wrong_count",
        "must_lead_lowest_club",
        "must_follow_suit",
        "no_points_on_first_trick",
        "hearts_not_broken",
    )
    seat_numbers: tuple[int, ...] = SEATS
    Options: type[Any] = HeartsOptions
    move_help: tuple[tuple[str, str], ...] = (
        ("pass QS KS AS", "pass three cards on, before the play"),
        ("QS", "play the queen of spades (2-10 J Q K A of C, D, H, S: clubs, diamonds, hearts, spades)"),
    )

    def refuse(self, seats: int, options: HeartsOptions) -> str | None:
        return None

    def deck(self, seats: int, options: HeartsOptions) -> Deck:
        return facts_for(seats, options).deck

    def start(self, seats: int, options: HeartsOptions) -> HeartsState:
        return HeartsState(seats, options)

    # --- the step machine ---------------------------------------------------------------------------

    awaiting = staticmethod(play.awaiting)
    step = staticmethod(play.fold)

    def check(
        self, state: HeartsState, seat: int, move: Move, slots: tuple[int, ...] = ()
    ) -> Sequence[Claim]:
        kind, cards, where = move
        if where != 0 or not all(0 <= card < CARDS for card in cards):
            raise BadNotation("a move is a card, or three to pass")
        if kind == "play" and len(cards) == 1:
            if state.phase != PLAY:
                raise IllegalMove("wrong_phase", "no card is played now")
            return self._check_play(state, seat, cards[0], slots)
        if kind != "pass" and (kind, cards) != ("choose", ()):
            raise BadNotation("a move is a card, or three to pass")
        if state.phase != PASS:
            raise IllegalMove("wrong_phase", "no cards are passed now")
        # On a hidden table a choice comes as slots alone.
        if len(cards if kind == "pass" else set(slots)) != PASSED:
            raise IllegalMove("wrong_count", "three cards are passed")
        return ()

    def _check_play(
        self, state: HeartsState, seat: int, card: int, slots: tuple[int, ...]
    ) -> Sequence[Claim]:
        facts, trick = state.facts, state.trick
        if state.first_trick and not trick and card != facts.lowest_club:
            raise IllegalMove("must_lead_lowest_club", f"{DECK.names[facts.lowest_club]} leads")
        rest = tuple(bits_of(state.hands[seat] & ~mask_of(slots)))
        if not rest:
            return ()  # the last card is always right
        is_heart = card // PER_SUIT == HEARTS
        if not trick:
            if is_heart and facts.standard and not state.broken:
                return (Each(rest, facts.hearts, "hearts_not_broken"),)
            return ()
        claims = []
        suit = trick[0] // PER_SUIT
        if card // PER_SUIT != suit:
            claims.append(Each(rest, facts.other_suits[suit], "must_follow_suit"))
            if state.first_trick and MOON >> card & 1:
                claims.append(Each(rest, facts.penalties, "no_points_on_first_trick"))
        return claims

    def legal_moves(self, view: View) -> Sequence[Move]:
        state = view.replica
        if state.phase == PLAY:
            if state.turn != view.seat:
                return ()
            cards = playable(state, view.hand)
            return (
                _suit_moves(0, cards & SUIT_BITS)
                + _suit_moves(1, cards >> PER_SUIT & SUIT_BITS)
                + _suit_moves(2, cards >> 2 * PER_SUIT & SUIT_BITS)
                + _suit_moves(3, cards >> 3 * PER_SUIT)
            )
        if state.phase == PASS and view.seat is not None:
            return Choices("pass", tuple(bits_of(view.hand)), PASSED)
        return ()

    def next_decks(self, state: HeartsState) -> tuple[tuple[int, ...], ...]:
        if state.phase in (BOUNDARY, OVER) and is_over(state):
            return ()
        if state.phase not in (COIN, SHUFFLE) and state.number >= MAX_DEALS:
            return ()
        return (state.facts.deck.cards,)

    # --- notation -----------------------------------------------------------------------------------

    def parse(self, text: str, view: View) -> Move:
        words = text.split()
        passing = words[:1] == ["pass"]
        names = words[1:] if passing else words
        cards = [DECK.find(name) for name in names]
        if not all(cards):
            raise BadNotation(f"{text.strip()[:40]!r} names a card that is none")
        if not passing and len(cards) != 1:
            raise BadNotation("a card is played alone; three are passed like this: pass QS KS AS")
        return Move("pass" if passing else "play", tuple(sorted(card for (card,) in cards)))

    def format(self, move: Move) -> str:
        """In passing, by rank and then suit. A choice of slots shows no card."""
        if move.kind == "play":
            return DECK.names[move.cards[0]]
        by_rank = sorted(move.cards, key=lambda card: (card % PER_SUIT, card))
        return " ".join(["pass", *DECK.named(by_rank)])

    # --- what people see ----------------------------------------------------------------------------

    def table(self, state: HeartsState) -> dict[str, Any]:
        """`passed`: whether cards have been passed in this deal. Standard play has no dealer.

        For people: `winning`, whose card takes the trick so far; `points` of the cards taken; `moon`, who shot it.
        """
        leader = (state.turn - len(state.trick)) % state.seats
        winning = (leader + best_place(state.trick)) % state.seats if state.trick else None
        trick = [[(leader + place) % state.seats, DECK.names[card]] for place, card in enumerate(state.trick)]
        return {
            "direction": state.direction,
            "passed": state.passed,
            "trick": trick,
            "taken": [DECK.named(cards) for cards in state.taken],
            "hearts_broken": state.broken,
            "dealer": None if state.facts.standard else state.dealer,
            "winning": winning,
            "points": list(deal_points(state.options, state.taken)),
            "moon": moon_shooter(state.options, state.taken),
        }

    def deal_scores(self, state: HeartsState) -> list[tuple[int, ...]]:
        return list(state.scored)

    def scores(self, state: HeartsState) -> tuple[int, ...]:
        return state.totals

    def winners(self, state: HeartsState, scores: Sequence[int]) -> tuple[int, ...]:
        return fewest(scores)

    def result(self, state: HeartsState) -> Result | None:
        if state.phase == OVER or (state.phase == BOUNDARY and is_over(state)):
            return Result(fewest(state.totals), state.totals)
        return None

    def deal_number(self, state: HeartsState) -> int:
        return state.number

    # --- scenarios ----------------------------------------------------------------------------------

    def initial(self, seats: int, options: HeartsOptions, state_json: dict[str, Any]) -> HeartsState:
        begin = StateReader(state_json, seats)
        state = HeartsState(seats, options, begin.deal_number(MAX_DEALS))
        state.totals = begin.scores((0,) * seats)
        state.dealer = begin.seat("dealer")
        state.leader = begin.seat("leader") if "leader" in state_json else None
        state.broken = begin.flag("hearts_broken")
        state.phase = SHUFFLE
        return state

    def layout(self, entry: dict[str, Any], state: HeartsState) -> HeartsState:
        laid = LayoutReader(entry, state.facts.deck, state.seats, ("hands",))
        hands = laid.hands(state.facts.hand_size)
        laid.finish()
        if not hands[0] or any(len(hand) != len(hands[0]) for hand in hands):
            laid.fail("hands are equally long and not empty")
        after = state.copy()
        play.begin(after, [mask_of(hand) for hand in hands], laid.partial)
        return after


HEARTS_RULES: Rules = Hearts()
