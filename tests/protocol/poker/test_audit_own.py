"""The audit of own cards: opened, passed on and mixed again as the seed says, and nothing else."""

from __future__ import annotations

import pytest

from protocol.poker.audit import AuditFailed, audit_handover, audit_openings, audit_rehand
from protocol.poker.derive import Nonces
from protocol.poker.elgamal import card_points, parse_deck, remask
from protocol.poker.group import G, point_from_bytes_checked
from protocol.poker.handover import make_handover, verify_handover
from protocol.poker.own import make_openings, open_with
from protocol.poker.rehand import rehand, rehand_statement, verify_rehand
from protocol.poker.shuffle_proof import prove

GIVER, RECEIVER, SLOT, PLACE = 1, 2, 9, 3
MINE = [0, 1, 4]


def fails(call, *args) -> tuple[int, str]:
    with pytest.raises(AuditFailed) as failure:
        call(*args)
    return failure.value.seat, failure.value.what


@pytest.fixture(scope="module")
def owns(played) -> list[bytes]:
    return [played.own(RECEIVER, place) for place in MINE]


@pytest.fixture
def opened(played, owns) -> list:
    """Arguments of `audit_openings` that pass."""
    seed = played.seeds[RECEIVER]
    batch = make_openings(played.ctx, RECEIVER, seed, MINE, owns, bytes(32))
    return [played.ctx, RECEIVER, seed, owns, list(batch.split())]


@pytest.fixture
def passed(played) -> list:
    """Arguments of `audit_handover` that pass."""
    seed, key, own = played.seeds[GIVER], played.keys[RECEIVER].point, played.own(GIVER, PLACE)
    handover = make_handover(played.ctx, GIVER, RECEIVER, SLOT, seed, own, key, bytes(32))
    return [played.ctx, GIVER, seed, RECEIVER, SLOT, own, key, handover.card]


@pytest.fixture
def mixed(played, owns) -> list:
    """Arguments of `audit_rehand` that pass."""
    seed, key = played.seeds[RECEIVER], played.keys[RECEIVER].point
    return [
        played.ctx,
        RECEIVER,
        1,
        seed,
        owns,
        rehand(played.ctx, RECEIVER, 1, seed, key, owns, bytes(32)).deck,
    ]


def test_a_card_can_be_followed_from_hand_to_hand(played, owns, passed: list) -> None:
    """Passed on, mixed into the receiver's hand and opened: the audit says the same face all along."""
    seed, key, handed = played.seeds[RECEIVER], played.keys[RECEIVER].point, passed[-1]
    assert audit_handover(*passed) == played.faces[PLACE]
    hand = [*owns, handed]
    step = rehand(played.ctx, RECEIVER, 1, seed, key, hand, bytes(32))
    order = audit_rehand(played.ctx, RECEIVER, 1, seed, hand, step.deck)
    faces = [[played.faces[place] for place in (*MINE, PLACE)][source] for source in order]
    after = [step.deck[at : at + 66] for at in range(0, len(step.deck), 66)]
    shares = make_openings(played.ctx, RECEIVER, seed, range(4), after, bytes(32)).split()
    assert audit_openings(played.ctx, RECEIVER, seed, after, shares) == tuple(faces)


def test_nothing_opened_is_nothing_to_audit(played) -> None:
    assert audit_openings(played.ctx, RECEIVER, played.seeds[RECEIVER], [], []) == ()


def test_a_false_opening_is_found(opened: list) -> None:
    for wrong in (opened[4][1], bytes(G), b""):
        assert fails(audit_openings, *opened[:4], [wrong, *opened[4][1:]]) == (RECEIVER, "opening")


def test_a_card_opened_as_another_is_found(played, opened: list) -> None:
    """A share that is off by the difference of two cards opens well, as the wrong one."""
    M, face = card_points(5), played.faces[MINE[0]]
    wrong = (face + 1) % 5
    share = bytes(point_from_bytes_checked(opened[4][0]) + M[face] - M[wrong])
    assert open_with(opened[3][0], share, 5) == wrong
    assert fails(audit_openings, *opened[:4], [share, *opened[4][1:]]) == (RECEIVER, "opening")


def test_what_opens_as_no_card_is_found(opened: list) -> None:
    own = opened[3][2]
    moved = own[:33] + bytes(point_from_bytes_checked(own[33:]) + G)
    opened[3] = [*opened[3][:2], moved]
    assert fails(audit_openings, *opened) == (RECEIVER, "opening")


@pytest.mark.parametrize(("at", "value"), [(3, 0), (4, SLOT + 1), (7, bytes(66)), (7, b"")])
def test_a_handover_that_is_not_of_the_seed_is_found(passed: list, at: int, value) -> None:
    passed[at] = value
    assert fails(audit_handover, *passed) == (GIVER, "handover")


def test_what_is_passed_on_is_a_card(played, passed: list) -> None:
    own = passed[5]
    passed[5] = own[:33] + bytes(point_from_bytes_checked(own[33:]) + G)
    assert fails(audit_handover, *passed) == (GIVER, "handover")


def test_a_handover_with_a_mask_of_its_own_choice_is_found_though_its_proof_holds(
    played, passed: list, monkeypatch
) -> None:
    """A giver who tells a friend ρ beforehand: the live proof can't see that, the seed can."""
    monkeypatch.setattr("protocol.poker.handover.handover_scalars", lambda *_: iter([4711, 1, 2]))
    key = played.keys[RECEIVER].point
    chosen = make_handover(played.ctx, GIVER, RECEIVER, SLOT, passed[2], passed[5], key, bytes(32))
    verify_handover(played.ctx, GIVER, RECEIVER, SLOT, played.keys[GIVER].point, passed[5], key, chosen)
    monkeypatch.undo()
    assert chosen.card[:33] == bytes(4711 * G)
    assert fails(audit_handover, *passed[:-1], chosen.card) == (GIVER, "handover")


@pytest.mark.parametrize(("at", "value"), [(2, 2), (5, b"")])
def test_a_mixing_that_is_not_of_the_seed_is_found(mixed: list, at: int, value) -> None:
    mixed[at] = value
    assert fails(audit_rehand, *mixed) == (RECEIVER, "rehand")
    mixed[4] = mixed[4][::-1]
    assert fails(audit_rehand, *mixed) == (RECEIVER, "rehand")


def test_a_hand_left_in_its_order_is_found_though_its_proof_holds(played, owns, mixed: list) -> None:
    """The receiver shows a friend which card is which: provable, but not what the seed says."""
    ctx, seed, key = played.ctx, played.seeds[RECEIVER], played.keys[RECEIVER].point
    X, order, masks = point_from_bytes_checked(key), (0, 1, 2), [11, 22, 33]
    after = remask(parse_deck(b"".join(owns)), order, masks, X)
    d = rehand_statement(ctx, RECEIVER, 1, key, owns, after)
    proof = prove(d, X, parse_deck(after), order, masks, Nonces(seed, d, bytes(32)))
    verify_rehand(ctx, RECEIVER, 1, key, owns, after, proof.encode())
    assert fails(audit_rehand, *mixed[:-1], after) == (RECEIVER, "rehand")
