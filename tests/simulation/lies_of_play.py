"""Lies about moves, shares and coins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from simulation.liars import Draft, Lie, LyingTable
from simulation.lies import Change, moved, others

from lanparty.cards import bits_of
from lanparty.engine.steps import Act
from lanparty.games.poison_state import DECK as CARDS
from lanparty.games.poison_state import POT
from lanparty.table.slots import join_batches, run_calls
from protocol.feed import MAIN, At
from protocol.poker.coin import make_coin
from protocol.poker.group import POINT_BYTES
from protocol.poker.shares import ShareBatch, make_shares
from protocol.wire import Body, ChooseBody, CoinBody, PlayBody, SharesBody


def where(card: int) -> int:
    """A cauldron into which the card may go."""
    return POT[card] or 0


def opened(table: LyingTable, slots: tuple[int, ...], cards: tuple[int, ...], pot: int) -> PlayBody:
    """A move that opens these slots, with own shares that are right for them."""
    return PlayBody("play", cards, pot, slots, *opening(table, slots))


def opening(table: LyingTable, slots: Iterable[int]) -> tuple[bytes, bytes, bytes]:
    """Points, c and s that open these slots as own cards, with proofs that are right for them."""
    parts = table.slots.parts(table.me, slots)
    calls = [table.slots.make_call(part, table.me, table.seed(part.deck), bytes(32)) for part in parts]
    return join_batches(run_calls(calls))


def own(table: LyingTable, but: int = -1) -> list[tuple[int, int]]:
    """(slot, card) of the own hand."""
    return [(slot, table.faces[slot]) for slot in bits_of(table.state.hands[table.me]) if slot != but]


def a_slot_of_nobody(table: LyingTable, draft: Draft) -> Draft:
    says = draft.says
    return draft.saying(opened(table, table.state.rest[:1], says.cards, says.where))


def a_slot_of_another(table: LyingTable, draft: Draft) -> Draft:
    says, other = draft.says, (table.me + 1) % table.genesis.seats
    slot = next(iter(bits_of(table.state.hands[other])))
    return draft.saying(opened(table, (slot,), says.cards, says.where))


def a_slot_that_is_none(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, slots=(4000,)))


def another_name(table: LyingTable, draft: Draft) -> Draft:
    """The own card is shown, but named as another of the hand, which may be played too."""
    says = draft.says
    names = CARDS.names
    card = next(card for _, card in own(table) if names[card] != names[says.cards[0]])
    return draft.saying(replace(says, cards=(card,), where=where(card)))


def wrong_cauldron(table: LyingTable, draft: Draft) -> Draft:
    slot, card = next((slot, card) for slot, card in own(table) if POT[card] is not None)
    return draft.saying(opened(table, (slot,), (card,), (where(card) + 1) % 3))


def share_of_another_slot(table: LyingTable, draft: Draft) -> Draft:
    """Names one own slot and its card, and opens another."""
    says = draft.says
    slot, _ = own(table, but=says.slots[0])[0]
    return draft.saying(replace(opened(table, (slot,), says.cards, says.where), slots=says.slots))


def wrong_share(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, points=moved(draft.says.points)))


def no_share(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, points=b"", c=b"", s=b""))


def two_cards(table: LyingTable, draft: Draft) -> Draft:
    (slot, card), (other_slot, other) = own(table)[:2]
    return draft.saying(opened(table, (slot, other_slot), (card, other), where(card)))


def nothing_at_all(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(PlayBody("play", (), 0, (), b"", b"", b""))


def sealed_instead(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(ChooseBody(draft.says.slots))


def open_instead(table: LyingTable, draft: Draft) -> Draft:
    """Shows the card that was to be chosen face down."""
    slots = draft.says.slots
    return draft.saying(PlayBody("choose", (table.faces[slots[0]],), 0, slots, *opening(table, slots)))


def chooses(choose: Callable[[LyingTable], Iterable[int]]) -> Change:
    """Other slots, face down."""
    return lambda table, draft: draft.saying(ChooseBody(tuple(sorted(choose(table)))))


def hand_of(table: LyingTable, seat: int) -> list[int]:
    return list(bits_of(table.state.hands[seat]))


def shows_another_card(table: LyingTable, draft: Draft) -> Draft:
    """When choices are shown: right shares, but for the own choice that of another card of the hand."""
    due = draft.says.slots
    return draft.saying(SharesBody(due, *opening(table, [*due[1:], hand_of(table, table.me)[0]])))


class PlaysOneCardTwice(Lie):
    """The second move is the first one again."""

    def __init__(self) -> None:
        self._first: Body | None = None

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        if not isinstance(draft.says, PlayBody):
            return (draft,)
        if self._first is None:
            self._first = draft.says
        return (draft.saying(self._first),)


def off_turn(table: LyingTable) -> Draft | None:
    due = table.awaiting
    if not isinstance(due, Act) or table.me in due.seats:
        return None
    slot, card = own(table)[0]
    return table.draft(At(MAIN, table.step, 0), opened(table, (slot,), (card,), where(card)))


def another_move(table: LyingTable, draft: Draft) -> Draft:
    """Another card of the hand, as legal as the first."""
    slot, card = own(table, but=draft.says.slots[0])[0]
    return draft.saying(opened(table, (slot,), (card,), where(card)))


def two_moves(table: LyingTable, draft: Draft) -> Iterable[Draft]:
    """Two moves signed for one place; everybody gets both."""
    table.send_only(another_move(table, draft), others(table))
    return (draft,)


# ---- shares and coins ------------------------------------------------------------------------------------


def shares_of(table: LyingTable, slots: Iterable[int]) -> ShareBatch:
    """Own shares of any slots, with a proof that is right for them."""
    ascending = sorted(slots)
    deck = table.slots[ascending[0]].deck
    positions = [position for slot in ascending if (position := table.slots[slot].position) is not None]
    return make_shares(deck.context, table.me, table.seed(deck), positions, deck.final, bytes(32))


def for_slots(choose: Callable[[LyingTable, tuple[int, ...]], Iterable[int]]) -> Change:
    """Right shares, but of other slots than are due."""

    def change(table: LyingTable, draft: Draft) -> Draft:
        slots = tuple(sorted(choose(table, draft.says.slots)))
        batch = shares_of(table, slots)
        return draft.saying(SharesBody(slots, batch.points, batch.c, batch.s))

    return change


def shares_under_other_names(table: LyingTable, draft: Draft) -> Draft:
    """Right shares of some slots, said to be those of the slots that are due."""
    due = draft.says.slots
    batch = shares_of(table, range(len(table.slots))[-len(due) :])
    return draft.saying(SharesBody(due, batch.points, batch.c, batch.s))


def one_share_wrong(table: LyingTable, draft: Draft) -> Draft:
    points = draft.says.points
    return draft.saying(replace(draft.says, points=points[:-POINT_BYTES] + moved(points[-POINT_BYTES:])))


def two_shares_exchanged(table: LyingTable, draft: Draft) -> Draft:
    points = draft.says.points
    first, second, rest = (
        points[:POINT_BYTES],
        points[POINT_BYTES : 2 * POINT_BYTES],
        points[2 * POINT_BYTES :],
    )
    return draft.saying(replace(draft.says, points=second + first + rest))


def no_point(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, points=b"\x05" + draft.says.points[1:]))


def coin_of_another_step(table: LyingTable, draft: Draft) -> Draft:
    deck = table.running_deck
    assert deck is not None
    share = make_coin(deck.context, table.me, table.seed(deck), table.step + 1, 0, bytes(32))
    return draft.saying(CoinBody(share.point, share.c, share.s))


def wrong_coin(table: LyingTable, draft: Draft) -> Draft:
    return draft.saying(replace(draft.says, point=moved(draft.says.point)))
