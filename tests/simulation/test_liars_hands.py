"""Seats that lie about their hands: passing on, mixing, following suit, giving the best, holding a card."""

from __future__ import annotations

from typing import Any

import pytest
from simulation import lies, lies_of_hands
from simulation.liar_checks import LIAR, Make, check_caught
from simulation.liars import LyingWorld
from simulation.lies import KeepsBack, Says
from simulation.lies_of_hands import DeniesAndProves, could_follow, gives_less, plays_another
from simulation.world import Network

from protocol.wire import ChooseBody, HandoverBody, HolderBody, PlayBody, RehandBody


def told(lie: Any, game: str = "hearts", seats: int = 3, liar: int = LIAR, deals: int = 1) -> LyingWorld:
    world = LyingWorld(lie, liar, game, seats, 1, deals, Network(0.1, duplicate=0.2), watchers=1)
    world.run()
    return world


HANDS: dict[str, tuple[Make, tuple[str, ...]]] = {
    "hands over another card than it named": (
        lambda: Says(HandoverBody, lies_of_hands.hands_over_another_card), ("handover proof",),
    ),
    "names another card when it is to hand over": (
        lambda: Says(HandoverBody, lies_of_hands.names_another_card), ("other slots than are due",),
    ),
    "hands over for another seat": (lambda: Says(HandoverBody, lies_of_hands.for_another_seat), ("handover proof",)),
    "hands one card over twice": (lambda: Says(HandoverBody, lies_of_hands.one_card_twice), ("handover proof",)),
    "hands over nothing": (
        lambda: Says(HandoverBody, lies.with_fields(slots=(), cards=b"", proofs=b"")), ("other slots than are due",),
    ),
    "mixes the hand that it had": (
        lambda: Says(RehandBody, lies_of_hands.keeps_what_it_gave), ("rehand proof",),
    ),
    "mixes a hand with a card twice": (lambda: Says(RehandBody, lies_of_hands.one_card_for_another), ("rehand proof",)),
    "exchanges two cards behind the proof": (
        lambda: Says(RehandBody, lies_of_hands.two_places_exchanged), ("rehand proof",),
    ),
    "mixes a hand of fewer cards": (
        lambda: Says(RehandBody, lambda table, draft: draft.saying(RehandBody(draft.says.hand[66:], draft.says.proof))),
        ("mixed another hand",),
    ),
    "passes on two cards": (
        lambda: Says(ChooseBody, lambda table, draft: draft.saying(ChooseBody(draft.says.slots[:2]))),
        ("illegal move",),
    ),
    "passes on a card that isn't its own": (
        lambda: Says(ChooseBody, lambda table, draft: draft.saying(ChooseBody((0, *draft.says.slots[1:])))),
        ("doesn't hold",),
    ),
    "doesn't follow though able, without a proof": (
        lambda: Says(PlayBody, plays_another(lies_of_hands.is_illegal, lambda table, says: ()), could_follow),
        ("not the proofs", "illegal move"),
    ),
    "doesn't follow though able, with a made-up proof": (
        lambda: Says(
            PlayBody,
            plays_another(lies_of_hands.is_illegal, lambda table, says: (lies_of_hands.GARBAGE,)),
            could_follow,
        ),
        ("member proof", "illegal move"),
    ),
    "proves what is not asked": (
        lambda: Says(PlayBody, lies.with_fields(claims=(lies_of_hands.GARBAGE,))), ("not the proofs",),
    ),
    "shows another card as the one that is asked for": (
        lambda: Says(HolderBody, lies_of_hands.shows_another), ("another card than it named",),
    ),
    "shows a card of another hand": (lambda: Says(HolderBody, lies_of_hands.shows_a_foreign_one), ("doesn't hold",)),
    "denies the card, with a proof of garbage": (
        lambda: DeniesAndProves(lambda table: lies_of_hands.GARBAGE), ("member proof",),
    ),
    "denies the card, with a proof about another card": (
        lambda: DeniesAndProves(lies_of_hands.lack_of_another_card), ("member proof",),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("lie", "reasons"), HANDS.values(), ids=HANDS)
def test_who_lies_about_its_hand_is_named(lie: Make, reasons: tuple[str, ...]) -> None:
    check_caught(told(lie()), *reasons)


BEST: dict[str, tuple[Make, tuple[str, ...]]] = {
    "without a proof": (lambda: Says(ChooseBody, gives_less(lambda says: ())), ("not the proofs",)),
    "with the proof for the best": (lambda: Says(ChooseBody, gives_less(lambda says: says.claims)), ("split proof",)),
    "with a made-up proof": (
        lambda: Says(ChooseBody, gives_less(lambda says: (bytes(len(says.claims[0])),))), ("split proof",),
    ),
    "with half a proof": (
        lambda: Says(ChooseBody, gives_less(lambda says: (says.claims[0][: len(says.claims[0]) // 2],))),
        ("split proof",),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("lie", "reasons"), BEST.values(), ids=BEST)
def test_who_does_not_give_its_best_is_named(lie: Make, reasons: tuple[str, ...]) -> None:
    """In the second deal of Revolution; seat 0 has to give its two best cards."""
    check_caught(told(lie(), "revolution", 4, 0, deals=2), *reasons)


@pytest.mark.parametrize(
    ("kind", "what"), [(HandoverBody, "transfer"), (RehandBody, "transfer"), (HolderBody, "holder")]
)
def test_who_keeps_something_of_its_hand_back_is_waited_for(kind: type, what: str) -> None:
    for table in told(KeepsBack(kind)).honest:
        assert (table.fault, table.waiting()) == (None, ((LIAR, what),))


def test_who_denies_a_card_and_cannot_prove_it_is_waited_for() -> None:
    class Denies(DeniesAndProves):
        def idle(self, table: Any) -> tuple[()]:
            return ()

    for table in told(Denies(lambda table: b"")).honest:
        assert (table.fault, table.waiting()) == (None, ((LIAR, "holder"),))
