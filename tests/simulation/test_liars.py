"""Seats that lie: named at once, by all alike, by the check that is there for it, and none the wiser."""

from __future__ import annotations

import pytest
from simulation import lies
from simulation import lies_of_deck as decks
from simulation import lies_of_play as play
from simulation.liar_checks import (
    DIGEST,
    LIAR,
    SEATS,
    Make,
    check_caught,
    check_no_foreign_face,
    chosen,
    told,
)
from simulation.lies import Interjects, Says, interject

from lanparty.engine.steps import Reveal
from protocol.feed import MAIN, SIDE, At, verify_equivocation
from protocol.wire import (
    AgreeBody,
    ChatBody,
    ChooseBody,
    CoinBody,
    KeyBody,
    MixBody,
    PlayBody,
    SealBody,
    SeedBody,
    SharesBody,
)

# ---- lies that have a name on them ---------------------------------------------------------------------------

PLAYS: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a card that is in no hand": (lambda: Says(PlayBody, play.a_slot_of_nobody), ("doesn't hold",)),
    "a card of another hand": (lambda: Says(PlayBody, play.a_slot_of_another), ("doesn't hold",)),
    "a card that there isn't": (lambda: Says(PlayBody, play.a_slot_that_is_none), ("doesn't hold",)),
    "a card for the second time": (play.PlaysOneCardTwice, ("doesn't hold",)),
    "a card under another name": (lambda: Says(PlayBody, play.another_name), ("another card than it named",)),
    "into a wrong cauldron": (lambda: Says(PlayBody, play.wrong_cauldron), ("illegal move: wrong_cauldron",)),
    "a share of another slot": (lambda: Says(PlayBody, play.share_of_another_slot), ("opening proof",)),
    "a wrong share": (lambda: Says(PlayBody, play.wrong_share), ("opening proof",)),
    "a share that is no point": (lambda: Says(PlayBody, play.no_point), ("opening proof", "check 'point'")),
    "no share": (lambda: Says(PlayBody, play.no_share), ("as many points",)),
    "two cards": (lambda: Says(PlayBody, play.two_cards), ("illegal move: bad_notation",)),
    "no card": (lambda: Says(PlayBody, play.nothing_at_all), ("illegal move: bad_notation",)),
    "into a fourth cauldron": (lambda: Says(PlayBody, lies.with_fields(where=3)), ("bad_notation",)),
    "a move that there isn't": (lambda: Says(PlayBody, lies.with_fields(move="fly")), ("bad_notation",)),
    "a card beyond the deck": (lambda: Says(PlayBody, lies.with_fields(cards=(127,))), ("bad_notation",)),
    "face down": (lambda: Says(PlayBody, play.sealed_instead), ("sealed move where an open one",)),
    "off turn": (lambda: Interjects(play.off_turn), ("not_your_turn", "a step that is over")),
    "two moves in one place": (lambda: Says(PlayBody, play.two_moves), ("two different entries",)),
}  # fmt: skip

SHARES: dict[str, tuple[Make, tuple[str, ...]]] = {
    "of one slot less": (
        lambda: Says(SharesBody, play.for_slots(lambda table, due: due[1:])), ("for other slots than are due",),
    ),
    "of all slots": (
        lambda: Says(SharesBody, play.for_slots(lambda table, due: range(len(table.slots)))),
        ("for other slots than are due",),
    ),
    "of own slots": (
        lambda: Says(SharesBody, play.for_slots(lambda table, due: {*range(len(table.slots))} - {*due})),
        ("for other slots than are due",),
    ),
    "of others under the names of those due": (
        lambda: Says(SharesBody, play.shares_under_other_names), ("share proof",),
    ),
    "one of them wrong": (lambda: Says(SharesBody, play.one_share_wrong), ("share proof",)),
    "two of them exchanged": (lambda: Says(SharesBody, play.two_shares_exchanged), ("share proof",)),
    "one of them no point": (lambda: Says(SharesBody, play.no_point), ("share proof",)),
    "of a coin, for another step": (lambda: Says(CoinBody, play.coin_of_another_step), ("coin proof",)),
    "of a coin, wrong": (lambda: Says(CoinBody, play.wrong_coin), ("coin proof",)),
    "of a coin, no point": (lambda: Says(CoinBody, lies.with_fields(point=b"\x05" * 33)), ("coin proof",)),
}  # fmt: skip

DECKS: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a key copied": (decks.CopiesAKey, ("key proof",)),
    "a key's proof for another seat": (lambda: Says(KeyBody, decks.key_for_another_seat), ("key proof",)),
    "a key's proof for another deal": (lambda: Says(KeyBody, decks.key_for_another_deal), ("key proof",)),
    "a key that is no point": (lambda: Says(KeyBody, lies.with_fields(point=b"\x05" * 33)), ("key proof",)),
    "a card twice": (lambda: Says(MixBody, decks.tampered(decks.doubled)), ("shuffle proof",)),
    "two cards exchanged": (lambda: Says(MixBody, decks.tampered(decks.exchanged)), ("shuffle proof",)),
    "a card without a face": (lambda: Says(MixBody, decks.tampered(decks.marked)), ("shuffle proof",)),
    "a card too few": (
        lambda: Says(MixBody, decks.mix_of(lambda mix: MixBody(mix.deck[66:], mix.proof))), ("number of cards",),
    ),
    "a card too many": (
        lambda: Says(MixBody, decks.mix_of(lambda mix: MixBody(mix.deck + mix.deck[:66], mix.proof))),
        ("number of cards",),
    ),
    "a card that is no point": (
        lambda: Says(MixBody, decks.mix_of(lambda mix: MixBody(b"\x05" + mix.deck[1:], mix.proof))),
        ("shuffle proof",),
    ),
    "half a proof": (
        lambda: Says(MixBody, decks.mix_of(lambda mix: MixBody(mix.deck, mix.proof[: len(mix.proof) // 2]))),
        ("shuffle proof",),
    ),
    "a mix where another seat's is due": (
        lambda: Interjects(decks.mix_of_another_seat(late=False)), ("out of turn",),
    ),
    "a mix where another seat's was due": (
        lambda: Interjects(decks.mix_of_another_seat(late=True)), ("out of turn",),
    ),
    "a stage that there isn't": (lambda: Interjects(decks.stage_that_is_none), ("out of turn",)),
    "two mixes": (lambda: Says(MixBody, decks.two_mixes), ("two different entries",)),
    "agreed to another deck": (lambda: Says(AgreeBody, lies.with_fields(digest=DIGEST)), ("another deck",)),
}  # fmt: skip

ENTRIES: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a body that is no message": (lambda: Says(PlayBody, lies.garbage(6, b"\xc1")), ("unreadable entry",)),
    "a body with a field too few": (lambda: Says(PlayBody, lies.garbage(6, b"\x90")), ("unreadable entry",)),
    "an empty body": (lambda: Says(KeyBody, lies.garbage(1, b"")), ("unreadable entry",)),
    "a kind that there isn't": (lambda: Says(PlayBody, lies.garbage(200, b"\x90")), ("unreadable entry",)),
    "a seal where a move is due": (
        lambda: Says(PlayBody, lies.saying(SealBody(1, DIGEST, DIGEST))), ("not what is due",),
    ),
    "a move where shares are due": (
        lambda: Says(SharesBody, lies.saying(PlayBody("play", (), 0, (), b"", b"", b""))), ("not what is due",),
    ),
    "agreement where a key is due": (lambda: Says(KeyBody, lies.saying(AgreeBody(DIGEST))), ("not a deck key",)),
    "agreement where a mix is due": (lambda: Says(MixBody, lies.saying(AgreeBody(DIGEST))), ("not a shuffle",)),
    "chat where agreement is due": (lambda: Says(AgreeBody, lies.saying(ChatBody("hi"))), ("another deck",)),
    "a move beside the table": (
        lambda: Interjects(interject(At(SIDE, 0, 0), SealBody(1, DIGEST, DIGEST))), ("wrong track",),
    ),
    "a step that is over": (
        lambda: Interjects(interject(At(MAIN, 1, 0), ChatBody("hi"), step=1)), ("step that is over", "your_turn"),
    ),
    "a step in another's name": (
        lambda: Interjects(interject(At(MAIN, 500, 0), ChatBody("hi"))), ("of another step",),
    ),
    "a stage that no step has": (
        lambda: Interjects(interject(At(MAIN, 3, 2), ChatBody("hi"))), ("of another step",),
    ),
    "a seal of another state": (
        lambda: Says(SealBody, lies.with_fields(digest=DIGEST)), ("another end of this deal",),
    ),
    "a seal of another deal": (lambda: Says(SealBody, lies.with_fields(deal=2)), ("another end of this deal",)),
    "a seal of other seats": (
        lambda: Says(SealBody, lies.with_fields(roster=DIGEST)), ("another end of this deal",),
    ),
    "a seed of a deck that there isn't": (
        lambda: Interjects(interject(At(SIDE, 0, 0), SeedBody(999, DIGEST))), ("deck that is not known",),
    ),
    "a seed of the next deck": (
        lambda: Interjects(interject(At(SIDE, 0, 0), SeedBody(1024, DIGEST))), ("deck that is not known",),
    ),
    "a second seed": (lies.RevealsTwice, ("another seed",)),
}  # fmt: skip

NAMED = PLAYS | SHARES | DECKS | ENTRIES


@pytest.mark.parametrize(("lie", "reasons"), NAMED.values(), ids=NAMED)
def test_the_liar_is_named(lie: Make, reasons: tuple[str, ...]) -> None:
    world = told(lie())
    check_caught(world, *reasons)
    check_no_foreign_face(world)


@pytest.mark.parametrize("seed", range(2, 10))
@pytest.mark.parametrize(
    "name",
    ["off turn", "a mix where another seat's was due", "a card that is no point", "a seed of the next deck"],
)
def test_the_liar_is_named_by_all_whatever_came_first(name: str, seed: int) -> None:
    """Lies that some replicas get before, some after the moment for which they are meant."""
    lie, reasons = NAMED[name]
    check_caught(told(lie(), liar=seed % SEATS, seed=seed, delay_s=0.5), *reasons)


@pytest.mark.parametrize("name", ["two moves in one place", "two mixes"])
def test_two_entries_in_one_place_prove_themselves(name: str) -> None:
    world = told(NAMED[name][0]())
    for table in world.honest:
        assert table.fault is not None
        first, second = table.fault.evidence
        assert verify_equivocation(dict(enumerate(world.genesis.keys)), first, second) == LIAR


CHOICES: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a card of another hand": (
        lambda: Says(ChooseBody, play.chooses(lambda table: play.hand_of(table, 0)[:1])), ("doesn't hold",),
    ),
    "a card that is in no hand": (
        lambda: Says(ChooseBody, play.chooses(lambda table: table.state.rest[:1])), ("doesn't hold",),
    ),
    "two cards": (
        lambda: Says(ChooseBody, play.chooses(lambda table: play.hand_of(table, LIAR)[:2])), ("bad_notation",),
    ),
    "no card": (lambda: Says(ChooseBody, play.chooses(lambda table: ())), ("bad_notation",)),
    "openly": (lambda: Says(ChooseBody, play.open_instead), ("open move where a sealed one",)),
    "another choice is shown": (lambda: Says(SharesBody, play.shows_another_card, chosen), ("opening proof",)),
    "one share of a choice wrong": (lambda: Says(SharesBody, play.one_share_wrong, chosen), ("opening proof",)),
    "a card is shown that wasn't chosen": (
        lambda: Says(
            SharesBody,
            play.for_slots(lambda table, due: [*due[1:], play.hand_of(table, LIAR)[0]]),
            chosen,
        ),
        ("for other slots than are due",),
    ),
    "a hand is shown, too": (
        lambda: Says(SharesBody, play.for_slots(lambda table, due: {*due, *play.hand_of(table, LIAR)}), chosen),
        ("for other slots than are due",),
    ),
    "one share of the first rows wrong": (
        lambda: Says(SharesBody, play.one_share_wrong, lambda table: isinstance(table.awaiting, Reveal)),
        ("share proof",),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("lie", "reasons"), CHOICES.values(), ids=CHOICES)
def test_who_lies_about_a_choice_is_named(lie: Make, reasons: tuple[str, ...]) -> None:
    world = told(lie(), game="six")
    check_caught(world, *reasons)
    check_no_foreign_face(world)
