"""Seats that lie: caught by the check that is there for it, at once, by all alike, and none the wiser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from simulation import lies
from simulation.checks import check_finished
from simulation.knowledge import Knowledge, holders, seeds_of, shown_slots
from simulation.liars import Lie, LyingTable, LyingWorld
from simulation.lies import Forks, Interjects, KeepsBack, Says, interject
from simulation.world import Network, World

from lanparty.engine.steps import Reveal
from protocol.feed import MAIN, SIDE, At, check_signature, make_entry, parse_entry, verify_equivocation
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
    encode_body,
)

QUICK = {"mode": "quick"}
OPTIONS = {"poison": QUICK, "six": {"deck": "full"}}
SEATS = 3
LIAR = 1
DIGEST = bytes(32)
NEXT = 1024  # the second deal's deck
Make = Callable[[], Lie]


def told(lie: Lie, liar: int = LIAR, seed: int = 1, game: str = "poison", delay_s: float = 0.1) -> LyingWorld:
    """A world of one deal in which the lie was told, and everybody has everything."""
    world = LyingWorld(
        lie, liar, game, SEATS, seed, deals=1, options=OPTIONS[game], watchers=1,
        network=Network(delay_s, duplicate=0.2),
    )  # fmt: skip
    world.run()
    return world


def check_caught(world: LyingWorld, *reasons: str) -> None:
    """All honest replicas name the liar, for a reason that names the check, with entries that prove it."""
    assert [table.fault.seat if table.fault else None for table in world.honest] == [world.liar] * len(
        world.honest
    )
    for table in world.honest:
        fault = table.fault
        assert fault is not None
        assert any(reason in fault.reason for reason in reasons), fault
        assert "\n" not in str(fault)
        check_evidence(world, fault.evidence)
        assert (fault.seat, "fault") in {(item.seat, item.kind) for item in table.happened}


def check_evidence(world: LyingWorld, evidence: tuple[bytes, ...]) -> None:
    """Whoever knows the genesis can check it: what the liar has signed."""
    assert evidence
    for raw in evidence:
        entry = parse_entry(raw)
        assert (entry.table, entry.author) == (world.genesis.id, world.liar)
        check_signature(entry, world.genesis.keys[entry.author])


def check_nobody_blamed(world: LyingWorld) -> None:
    """Some replica has stopped, and no honest seat is said to be a liar."""
    faults = [table.fault for table in world.honest if table.fault is not None]
    assert faults
    assert {fault.seat for fault in faults} <= {None, world.liar}


def check_no_foreign_face(world: LyingWorld) -> None:
    """With its secrets and all that it was sent the liar knows no card of others that they haven't shown."""
    best = max(world.honest, key=lambda table: (table.sealed == 0, table.step))
    if best.sealed:
        return  # the deal was over: seeds are out
    seen = {*world.received[world.liar], *world.joined[world.liar]}
    if not len(best.slots):
        assert not [raw for raw in seen if parse_entry(raw).kind == SharesBody.KIND]
        return
    knows = Knowledge(best.slots, seen, seeds_of(world, best.slots, {world.liar}))
    shown, held = shown_slots(world), holders(best)
    for slot in range(len(best.slots)):
        if slot not in shown and held.get(slot) != world.liar:
            assert knows.faces(slot) == set()


# ---- lies that have a name on them ---------------------------------------------------------------------------

PLAYS: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a card that is in no hand": (lambda: Says(PlayBody, lies.a_slot_of_nobody), ("doesn't hold",)),
    "a card of another hand": (lambda: Says(PlayBody, lies.a_slot_of_another), ("doesn't hold",)),
    "a card that there isn't": (lambda: Says(PlayBody, lies.a_slot_that_is_none), ("doesn't hold",)),
    "a card for the second time": (lies.PlaysOneCardTwice, ("doesn't hold",)),
    "a card under another name": (lambda: Says(PlayBody, lies.another_name), ("another card than it named",)),
    "into a wrong cauldron": (lambda: Says(PlayBody, lies.wrong_cauldron), ("illegal move: wrong_cauldron",)),
    "a share of another slot": (lambda: Says(PlayBody, lies.share_of_another_slot), ("share proof",)),
    "a wrong share": (lambda: Says(PlayBody, lies.wrong_share), ("share proof",)),
    "a share that is no point": (lambda: Says(PlayBody, lies.no_point), ("share proof", "check 'point'")),
    "no share": (lambda: Says(PlayBody, lies.no_share), ("share proof",)),
    "two cards": (lambda: Says(PlayBody, lies.two_cards), ("illegal move: bad_notation",)),
    "no card": (lambda: Says(PlayBody, lies.nothing_at_all), ("illegal move: bad_notation",)),
    "into a fourth cauldron": (lambda: Says(PlayBody, lies.with_fields(where=3)), ("bad_notation",)),
    "a move that there isn't": (lambda: Says(PlayBody, lies.with_fields(move="fly")), ("bad_notation",)),
    "a card beyond the deck": (lambda: Says(PlayBody, lies.with_fields(cards=(127,))), ("bad_notation",)),
    "face down": (lambda: Says(PlayBody, lies.sealed_instead), ("sealed move where an open one",)),
    "off turn": (lambda: Interjects(lies.off_turn), ("not_your_turn", "a step that is over")),
    "two moves in one place": (lambda: Says(PlayBody, lies.two_moves), ("two different entries",)),
}  # fmt: skip

SHARES: dict[str, tuple[Make, tuple[str, ...]]] = {
    "of one slot less": (
        lambda: Says(SharesBody, lies.for_slots(lambda table, due: due[1:])), ("for other slots than are due",),
    ),
    "of all slots": (
        lambda: Says(SharesBody, lies.for_slots(lambda table, due: range(len(table.slots)))),
        ("for other slots than are due",),
    ),
    "of own slots": (
        lambda: Says(SharesBody, lies.for_slots(lambda table, due: {*range(len(table.slots))} - {*due})),
        ("for other slots than are due",),
    ),
    "of others under the names of those due": (
        lambda: Says(SharesBody, lies.shares_under_other_names), ("share proof",),
    ),
    "one of them wrong": (lambda: Says(SharesBody, lies.one_share_wrong), ("share proof",)),
    "two of them exchanged": (lambda: Says(SharesBody, lies.two_shares_exchanged), ("share proof",)),
    "one of them no point": (lambda: Says(SharesBody, lies.no_point), ("share proof",)),
    "of a coin, for another step": (lambda: Says(CoinBody, lies.coin_of_another_step), ("coin proof",)),
    "of a coin, wrong": (lambda: Says(CoinBody, lies.wrong_coin), ("coin proof",)),
    "of a coin, no point": (lambda: Says(CoinBody, lies.with_fields(point=b"\x05" * 33)), ("coin proof",)),
}  # fmt: skip

DECKS: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a key copied": (lies.CopiesAKey, ("key proof",)),
    "a key's proof for another seat": (lambda: Says(KeyBody, lies.key_for_another_seat), ("key proof",)),
    "a key's proof for another deal": (lambda: Says(KeyBody, lies.key_for_another_deal), ("key proof",)),
    "a key that is no point": (lambda: Says(KeyBody, lies.with_fields(point=b"\x05" * 33)), ("key proof",)),
    "a card twice": (lambda: Says(MixBody, lies.tampered(lies.doubled)), ("shuffle proof",)),
    "two cards exchanged": (lambda: Says(MixBody, lies.tampered(lies.exchanged)), ("shuffle proof",)),
    "a card without a face": (lambda: Says(MixBody, lies.tampered(lies.marked)), ("shuffle proof",)),
    "a card too few": (
        lambda: Says(MixBody, lies.mix_of(lambda mix: MixBody(mix.deck[66:], mix.proof))), ("number of cards",),
    ),
    "a card too many": (
        lambda: Says(MixBody, lies.mix_of(lambda mix: MixBody(mix.deck + mix.deck[:66], mix.proof))),
        ("number of cards",),
    ),
    "a card that is no point": (
        lambda: Says(MixBody, lies.mix_of(lambda mix: MixBody(b"\x05" + mix.deck[1:], mix.proof))),
        ("shuffle proof",),
    ),
    "half a proof": (
        lambda: Says(MixBody, lies.mix_of(lambda mix: MixBody(mix.deck, mix.proof[: len(mix.proof) // 2]))),
        ("shuffle proof",),
    ),
    "a mix where another seat's is due": (
        lambda: Interjects(lies.mix_of_another_seat(late=False)), ("out of turn",),
    ),
    "a mix where another seat's was due": (
        lambda: Interjects(lies.mix_of_another_seat(late=True)), ("out of turn",),
    ),
    "a stage that there isn't": (lambda: Interjects(lies.stage_that_is_none), ("out of turn",)),
    "two mixes": (lambda: Says(MixBody, lies.two_mixes), ("two different entries",)),
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
        lambda: Interjects(interject(At(MAIN, 500, 2), ChatBody("hi"))), ("of another step",),
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
        lambda: Interjects(interject(At(SIDE, 0, 0), SeedBody(NEXT, DIGEST))), ("deck that is not known",),
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
        assert verify_equivocation(world.tables[0].feeds.keys, first, second) == LIAR


def chosen(table: LyingTable) -> bool:
    """The choices are to be shown (and not the first rows)."""
    return bool(table.state.chosen)


CHOICES: dict[str, tuple[Make, tuple[str, ...]]] = {
    "a card of another hand": (
        lambda: Says(ChooseBody, lies.chooses(lambda table: lies.hand_of(table, 0)[:1])), ("doesn't hold",),
    ),
    "a card that is in no hand": (
        lambda: Says(ChooseBody, lies.chooses(lambda table: table.state.rest[:1])), ("doesn't hold",),
    ),
    "two cards": (
        lambda: Says(ChooseBody, lies.chooses(lambda table: lies.hand_of(table, LIAR)[:2])), ("bad_notation",),
    ),
    "no card": (lambda: Says(ChooseBody, lies.chooses(lambda table: ())), ("bad_notation",)),
    "openly": (lambda: Says(ChooseBody, lies.open_instead), ("open move where a sealed one",)),
    "another choice is shown": (lambda: Says(SharesBody, lies.shows_another_card, chosen), ("share proof",)),
    "one share of a choice wrong": (lambda: Says(SharesBody, lies.one_share_wrong, chosen), ("share proof",)),
    "a card is shown that wasn't chosen": (
        lambda: Says(
            SharesBody,
            lies.for_slots(lambda table, due: [*due[1:], lies.hand_of(table, LIAR)[0]]),
            chosen,
        ),
        ("for other slots than are due",),
    ),
    "a hand is shown, too": (
        lambda: Says(SharesBody, lies.for_slots(lambda table, due: {*due, *lies.hand_of(table, LIAR)}), chosen),
        ("for other slots than are due",),
    ),
    "one share of the first rows wrong": (
        lambda: Says(SharesBody, lies.one_share_wrong, lambda table: isinstance(table.awaiting, Reveal)),
        ("share proof",),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("lie", "reasons"), CHOICES.values(), ids=CHOICES)
def test_who_lies_about_a_choice_is_named(lie: Make, reasons: tuple[str, ...]) -> None:
    world = told(lie(), game="six")
    check_caught(world, *reasons)
    check_no_foreign_face(world)


# ---- lies that nobody can be blamed for ---------------------------------------------------------------------

UNNAMED: dict[str, tuple[Make, str]] = {
    "a move in another state": (lambda: Says(PlayBody, lies.another_state), "another state at step"),
    "shares in another state": (lambda: Says(SharesBody, lies.another_state), "another state at step"),
    "a mix of another deck": (lambda: Says(MixBody, lies.another_state), "another deck"),
    "agreement after other mixes": (lambda: Says(AgreeBody, lies.another_state), "another deck"),
    "chat in another state": (lambda: Interjects(lies.chat_in_another_state), "another state"),
}  # fmt: skip


@pytest.mark.parametrize(("lie", "reason"), UNNAMED.values(), ids=UNNAMED)
def test_another_state_stops_the_table_and_blames_nobody(lie: Make, reason: str) -> None:
    """It may as well be we who have been told another story."""
    world = told(lie())
    check_nobody_blamed(world)
    for table in world.honest:
        assert table.fault is not None
        assert table.fault.seat is None
        assert reason in table.fault.reason
        check_evidence(world, table.fault.evidence)
    check_no_foreign_face(world)


FORKS = {"keys": (KeyBody, lies.another_key), "mixes": (MixBody, lies.another_mix)}


@pytest.mark.parametrize("liar", range(SEATS))
@pytest.mark.parametrize(("kind", "change"), FORKS.values(), ids=FORKS)
def test_two_decks_for_two_victims(liar: int, kind: type, change: lies.Change) -> None:
    """The shuffle-fork attack: it ends before anybody has given any share, and nobody honest is said to have lied."""
    world = told(Forks(kind, change, {(liar + 2) % SEATS}), liar=liar)
    check_nobody_blamed(world)
    seen = (raw for frames in (*world.received, *world.joined) for raw in frames)
    assert not [raw for raw in seen if parse_entry(raw).kind == SharesBody.KIND]
    check_no_foreign_face(world)
    # As soon as the two compare what they hold, the liar is named.
    for index, table in enumerate(world.tables):
        if index != liar:
            for other in world.tables:
                for entry in other.feeds.entries(liar):
                    table.got(entry.raw)
    for table in world.honest:
        assert table.fault is not None
        assert table.fault.seat == liar
        if "two different entries" in table.fault.reason:
            assert verify_equivocation(world.tables[0].feeds.keys, *table.fault.evidence) == liar


def test_two_moves_for_two_victims() -> None:
    """One sees a card fall that the other doesn't see: they part at once, and blame nobody honest."""

    world = told(Forks(PlayBody, lies.another_move, {2}))
    check_nobody_blamed(world)
    check_no_foreign_face(world)


# ---- seats that say nothing ---------------------------------------------------------------------------------

SILENCES = {
    KeyBody: "key", MixBody: "mix", AgreeBody: "agree", CoinBody: "coin", SharesBody: "deal", PlayBody: "act",
    SealBody: "boundary",
}  # fmt: skip


@pytest.mark.parametrize(("kind", "what"), SILENCES.items(), ids=SILENCES.values())
def test_who_keeps_something_back_is_waited_for(kind: type, what: str) -> None:
    """Exactly that seat, and for exactly that; the others have given all that they can."""
    world = told(KeepsBack(kind))
    for table in world.honest:
        assert table.fault is None
        assert table.waiting() == ((LIAR, what),)
        assert not table.over
    check_no_foreign_face(world)
    seeds = [raw for raw in world.received[LIAR] if parse_entry(raw).kind == SeedBody.KIND]
    assert seeds == [], "no seed is out before all have signed the end"


def test_who_does_not_show_its_choice_is_waited_for() -> None:
    """It sees what the others chose, and has chosen before: all that it can do is to stop."""
    world = told(KeepsBack(SharesBody, chosen), game="six")
    for table in world.honest:
        assert (table.fault, table.waiting()) == (None, ((LIAR, "reveal"),))
    check_no_foreign_face(world)


def test_who_does_not_choose_is_waited_for() -> None:
    world = told(KeepsBack(ChooseBody), game="six")
    for table in world.honest:
        assert (table.fault, table.waiting()) == (None, ((LIAR, "act"),))
    check_no_foreign_face(world)


def test_who_keeps_its_seed_back_is_shown() -> None:
    world = told(KeepsBack(SeedBody))
    for table in world.honest:
        assert table.fault is None
        assert table.over
        assert table.audits.withheld == (LIAR,)
        assert table.audits.verdict == ""
        table.audits.start(final=True)
        (job,) = table.take_jobs()
        table.done(job, job.work(*job.args), 1.0)
        assert (table.audits.verdict, table.fault) == ("incomplete", None)


# ---- what only the second net catches -----------------------------------------------------------------------


def another_seed() -> Lie:
    return Says(SeedBody, lies.with_fields(seed=lies.OTHER_SEED))


AUDITED: dict[str, tuple[Make, str]] = {
    "a shuffle by another seed": (lies.MixesByAnotherSeed, "mix differs"),
    "a key of another seed": (lies.CommitsToAnotherSeed, "key differs"),
    "a seed that is not the committed one": (another_seed, "commitment differs"),
}  # fmt: skip


@pytest.mark.parametrize(("lie", "reason"), AUDITED.values(), ids=AUDITED)
def test_the_audit_names_the_liar(lie: Make, reason: str) -> None:
    world = told(lie())
    check_caught(world, reason)
    for table in world.honest:
        assert table.over
        assert table.audits.verdict == "failed"


# ---- what does no harm --------------------------------------------------------------------------------------


def test_entries_of_another_table_are_refused() -> None:
    """Same players, same keys; whatever they signed at another table means nothing here."""
    elsewhere = World("poison", SEATS, 5, options=QUICK, deals=1)
    elsewhere.run()
    world = World("poison", SEATS, 5, options=QUICK)
    assert world.genesis.keys == elsewhere.genesis.keys
    foreign = elsewhere.joined[0][:30]
    for index in range(SEATS):
        for raw in foreign:
            world.later(world.random.uniform(0, 2), lambda index=index, raw=raw: world._receive(index, raw))
    world.run()
    for index in range(SEATS):
        assert len(world.refused[index]) == 30
        assert {(refused.author, refused.reason) for refused in world.refused[index]} == {
            (None, "an entry of another table")
        }
        world.refused[index].clear()
        world.received[index] = [raw for raw in world.received[index] if raw not in foreign]
    check_finished(world)


def test_a_seed_of_a_later_deck_is_judged_alike_by_those_who_know_that_deck() -> None:
    """Two deals; in the first one a seat reveals what can't be known yet. Some hear of it in the second."""
    world = World("poison", SEATS, 6, deals=2)
    world.run(until=lambda: all(NEXT in table.audits.current.decks for table in world.tables))
    table = world.tables[0]
    assert table.sealed == 1
    seq, prev = table.feeds.head(LIAR)
    kind, body = encode_body(SeedBody(NEXT, DIGEST))
    entry = make_entry(
        world.identities[LIAR],
        world.genesis.id,
        LIAR,
        seq,
        prev,
        At(SIDE, 99, 0),
        5,
        table.main.hashes[5],
        kind,
        body,
    )
    table.got(entry.raw)
    assert table.fault is not None
    assert (table.fault.seat, table.fault.reason) == (LIAR, "a seed of a deck that is not known")


def test_leaving_twice_is_leaving() -> None:
    world = World("poison", 2, 6, options=QUICK)
    for _ in range(3):
        world.tables[0].leave()
    world.run()
    for table in world.tables:
        assert table.departures.left == {0}
        assert [item.kind for item in table.happened].count("left") == 1
