"""Lies that have no name on them: other stories for others, silence, what only the audit finds, what does no harm."""

from __future__ import annotations

import pytest
from simulation import lies
from simulation import lies_of_deck as decks
from simulation import lies_of_play as play
from simulation.checks import check_finished
from simulation.liar_checks import (
    DIGEST,
    LIAR,
    QUICK,
    SEATS,
    Make,
    check_caught,
    check_evidence,
    check_no_foreign_face,
    check_nobody_blamed,
    chosen,
    told,
)
from simulation.liars import Lie
from simulation.lies import Forks, Interjects, KeepsBack, Says
from simulation.world import World

from protocol.feed import SIDE, At, check_signature, make_entry, parse_entry, verify_equivocation
from protocol.wire import (
    AgreeBody,
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
        # First the liar's entry; then, for a deck, what it is compared with: somebody may have told two stories of it.
        check_evidence(world, table.fault.evidence[:1])
        for raw in table.fault.evidence[1:]:
            entry = parse_entry(raw)
            check_signature(entry, world.genesis.keys[entry.author])
    check_no_foreign_face(world)


FORKS = {"keys": (KeyBody, decks.another_key), "mixes": (MixBody, decks.another_mix)}


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
            assert verify_equivocation(dict(enumerate(world.genesis.keys)), *table.fault.evidence) == liar


def test_two_moves_for_two_victims() -> None:
    """One sees a card fall that the other doesn't see: they part at once, show each other what they hold, and see who
    has told them different things."""
    world = told(Forks(PlayBody, play.another_move, {2}))
    check_caught(world, "two different entries")
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
    "a shuffle by another seed": (decks.MixesByAnotherSeed, "mix differs"),
    "a key of another seed": (decks.CommitsToAnotherSeed, "key differs"),
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
    world.run(until=lambda: all(table.deals.number == 2 and table.dealt for table in world.tables))
    table = world.tables[0]
    assert 1024 in table.audits.current.decks
    seq, prev = table.feeds.head(LIAR)
    kind, body = encode_body(SeedBody(1024, DIGEST))
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
        assert set(table.departures.left) == {0}
        assert [item.kind for item in table.happened].count("left") == 1
