"""`Each`: what is true can be proven, what isn't can't, and nothing else is told."""

from __future__ import annotations

from itertools import combinations

import pytest

from protocol.poker.branches import BRANCH_BYTES, Branches, Hidden, Prover, recompute
from protocol.poker.derive import Nonces
from protocol.poker.errors import Rejected
from protocol.poker.group import Q, point_from_bytes_checked, scalar_bytes
from protocol.poker.member import SlotClaim, member_proof_bytes, parse_member_proof, prove_each, verify_each

SEAT, PLACES, SLOTS = 1, [0, 2, 3], [5, 8, 40]


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


@pytest.fixture(scope="module")
def owns(played) -> list[bytes]:
    return [played.own(SEAT, place) for place in PLACES]


@pytest.fixture(scope="module")
def cards(played) -> list[int]:
    return [played.faces[place] for place in PLACES]


@pytest.fixture(scope="module")
def allowed(cards) -> list[int]:
    """The three cards and one more, ascending."""
    return sorted([*cards, min(set(range(5)) - set(cards))])


@pytest.fixture(scope="module")
def proof(played, owns, cards, allowed) -> bytes:
    return prove_each(played.ctx, SEAT, played.seeds[SEAT], SLOTS, owns, allowed, cards, bytes(32))


@pytest.fixture
def args(played, owns, allowed, proof) -> list:
    """Arguments of `verify_each` that hold."""
    return [played.ctx, SEAT, played.keys[SEAT].point, SLOTS, list(owns), allowed, proof]


def test_a_true_claim_holds(args: list) -> None:
    verify_each(*args)
    assert len(args[-1]) == member_proof_bytes(3, 4) == 3 * 4 * 64


def test_the_order_in_which_the_set_is_named_does_not_matter(args: list) -> None:
    args[5] = tuple(reversed(args[5]))
    verify_each(*args)


def test_it_holds_for_every_set_that_has_the_card_and_for_no_other(played, owns, cards) -> None:
    own, card = owns[:1], cards[0]
    for size in range(1, 6):
        for allowed in combinations(range(5), size):
            make = [played.ctx, SEAT, played.seeds[SEAT], [0], own, allowed, [card], bytes(32)]
            if card in allowed:
                proof = prove_each(*make)
                verify_each(played.ctx, SEAT, played.keys[SEAT].point, [0], own, allowed, proof)
            else:
                with pytest.raises(ValueError, match="doesn't hold"):
                    prove_each(*make)


def test_a_proof_of_several_slots_is_one_of_each(args: list) -> None:
    """So a void that was proven stays proven for the slots that are left."""
    size = member_proof_bytes(1, 4)
    verify_each(*args[:3], SLOTS[1:2], args[4][1:2], args[5], args[6][size : 2 * size])
    verify_each(*args[:3], SLOTS[::2], args[4][::2], args[5], args[6][:size] + args[6][2 * size :])


def test_what_a_slot_does_not_hold_is_not_proven(played, owns, cards, allowed) -> None:
    """Neither by mistake: a second answer to one commitment would betray the key."""
    make = [played.ctx, SEAT, played.seeds[SEAT], SLOTS, owns, allowed]
    wrong = [next(card for card in allowed if card != cards[0]), *cards[1:]]
    with pytest.raises(ValueError, match="the slot doesn't hold card"):
        prove_each(*make, wrong, bytes(32))
    with pytest.raises(ValueError, match="the slot doesn't hold card"):
        prove_each(played.ctx, SEAT, played.seeds[0], SLOTS, owns, allowed, cards, bytes(32))
    with pytest.raises(ValueError, match="doesn't hold"):
        prove_each(*make, cards[:2], bytes(32))


def lie(played, claim: SlotClaim, as_card: int) -> bytes:
    """The honest prover's proof with a false card for the true one."""
    prover = Prover(
        played.ctx, SEAT, played.seeds[SEAT], Nonces(played.seeds[SEAT], claim.digest(), bytes(32))
    )
    pending = prover.true(claim.hidden(), claim.S, as_card)
    return pending.respond(claim.challenge(pending.commitments)).encode()


def test_lies_are_refused_and_the_slot_is_named(played, owns, cards, proof, args: list) -> None:
    size = member_proof_bytes(1, 4)
    for index, (slot, own) in enumerate(zip(SLOTS, owns, strict=True)):
        claim = SlotClaim(played.ctx, SEAT, args[2], slot, own, args[5])
        assert lie(played, claim, cards[index]) == proof[index * size : (index + 1) * size]
        for card in set(args[5]) - {cards[index]}:
            false = proof[: index * size] + lie(played, claim, card) + proof[(index + 1) * size :]
            with pytest.raises(Rejected, match=f"member proof of seat 1, slot {slot}: check 'c' failed"):
                verify_each(*args[:-1], false)


def test_a_claim_without_the_true_card_is_refused(played, owns, cards, args: list) -> None:
    without = sorted(set(range(5)) - {cards[0]})
    claim = SlotClaim(played.ctx, SEAT, args[2], SLOTS[0], owns[0], without)
    for card in without:
        assert rejects(verify_each, *args[:3], SLOTS[:1], owns[:1], without, lie(played, claim, card)) == "c"


@pytest.mark.parametrize("part", [0, 32], ids=["c", "z"])
@pytest.mark.parametrize("branch", range(12))
def test_every_number_of_every_branch_is_checked(args: list, branch: int, part: int) -> None:
    honest, at = args[-1], BRANCH_BYTES * branch + part
    value = int.from_bytes(honest[at : at + 32], "big")
    for wrong, equation in [(value + 1, "c"), (0, "c"), (Q, "scalar"), (2**256 - 1, "scalar")]:
        number = (wrong % Q if equation == "c" else wrong).to_bytes(32, "big")
        args[-1] = honest[:at] + number + honest[at + 32 :]
        with pytest.raises(Rejected) as failure:
            verify_each(*args)
        assert failure.value.equation == equation
        assert failure.value.slot == (SLOTS[branch // 4] if equation == "c" else None)


def test_a_shift_that_leaves_the_sum_is_refused(args: list) -> None:
    """c_0 + 1, c_1 − 1: the sum is right, the commitments aren't."""
    first, *rest = parse_member_proof(args[-1], 3, 4)
    c = ((first.c[0] + 1) % Q, (first.c[1] - 1) % Q, *first.c[2:])
    shifted = Branches(c, first.z)
    assert shifted.challenge == first.challenge
    args[-1] = b"".join(branches.encode() for branches in (shifted, *rest))
    assert rejects(verify_each, *args) == "c"


def test_each_branch_has_its_equations(args: list) -> None:
    """A changed c or z moves A and B of its branch alone, a changed key all A, a changed card its own B."""
    X, S = point_from_bytes_checked(args[2]), args[5]
    hidden = Hidden.parse(args[4][0], S, 5)
    branches = parse_member_proof(args[-1], 3, 4)[0]
    honest = recompute(X, hidden, S, branches)

    def changed(*call) -> tuple[list[bool], list[bool]]:
        other = recompute(*call)
        pairs = (honest.A, other.A), (honest.B, other.B)
        return tuple([one != two for one, two in zip(*pair, strict=True)] for pair in pairs)

    for at in range(4):
        here = [index == at for index in range(4)]
        for part in ("c", "z"):
            numbers = [n + (index == at) for index, n in enumerate(getattr(branches, part))]
            assert changed(X, hidden, S, Branches(**{**vars(branches), part: tuple(numbers)})) == (here, here)
        T = {card: point + X if card == S[at] else point for card, point in hidden.T.items()}
        assert changed(X, Hidden(hidden.a, T), S, branches) == ([False] * 4, here)
    assert changed(X + X, hidden, S, branches) == ([True] * 4, [False] * 4)
    assert changed(X, Hidden(hidden.a + X, hidden.T), S, branches) == ([False] * 4, [True] * 4)


def test_the_shorter_way_to_false_commitments_is_the_same(played, owns, args: list) -> None:
    prover = Prover(played.ctx, SEAT, played.seeds[SEAT], Nonces(played.seeds[SEAT], b"", bytes(32)))
    hidden = Hidden.parse(owns[0], args[5], 5)
    commitments, branches = prover.fake(hidden, args[5], 99)
    assert commitments == recompute(point_from_bytes_checked(args[2]), hidden, args[5], branches)
    assert branches.challenge == 99


def test_nothing_tells_the_true_branch_from_the_others(played, owns, cards, allowed, proof, fresh) -> None:
    """No number is 0 or there twice, in whatever branch the truth lies; another entropy changes them all."""
    again = prove_each(played.ctx, SEAT, played.seeds[SEAT], SLOTS, owns, allowed, cards, fresh("again"))
    numbers = [data[at : at + 32] for data in (proof, again) for at in range(0, len(data), 32)]
    assert len(set(numbers)) == len(numbers)
    assert scalar_bytes(0) not in numbers


def test_nonces_depend_on_the_statement(played, owns, cards, allowed, proof) -> None:
    """With one entropy twice, z − z′ would betray the key if w were the same for another challenge."""
    wider = prove_each(played.ctx, SEAT, played.seeds[SEAT], SLOTS, owns, range(5), cards, bytes(32))
    moved = prove_each(played.ctx, SEAT, played.seeds[SEAT], [6, 8, 40], owns, allowed, cards, bytes(32))
    numbers = [{data[at : at + 32] for at in range(0, 4 * 64, 32)} for data in (proof, wider, moved)]
    assert not numbers[0] & numbers[1]
    assert not numbers[0] & numbers[2]


def test_no_proof_holds_elsewhere(played, args: list) -> None:
    for ctx in played.other_contexts():
        assert rejects(verify_each, ctx, *args[1:]) == "c"
    other_set = sorted({*args[5][1:], *set(range(5)) - set(args[5])})
    elsewhere = {1: 2, 2: played.keys[2].point, 3: [6, 8, 40], 4: args[4][::-1], 5: other_set}
    for at, value in elsewhere.items():
        assert rejects(verify_each, *args[:at], value, *args[at + 1 :]) == "c", at


@pytest.mark.parametrize(
    ("at", "value", "equation"),
    [
        (1, 3, "seat"),
        (1, -1, "seat"),
        (2, bytes(33), "point"),
        (2, None, "length"),
        (3, [], "slots"),
        (3, [8, 5, 40], "slots"),
        (3, [5, 5, 40], "slots"),
        (3, [-1, 5, 40], "slots"),
        (3, [5, 8], "slots"),
        (4, [], "slots"),
        (4, [bytes(66)] * 3, "point"),
        (4, [bytes(66), bytes(66), b""], "length"),
        (5, [], "allowed"),
        (5, [0, 1, 2, 5], "allowed"),
        (5, [-1, 1, 2, 3], "allowed"),
        (5, [0, 1, 1, 2], "allowed"),
        (5, [0, 1, 2], "length"),
        (6, b"", "length"),
        (6, bytes(12 * 64 - 1), "length"),
        (6, bytes(13 * 64), "length"),
        (6, None, "length"),
        (6, bytes(12 * 64), "c"),
    ],
)
def test_malformed_parts_are_refused(args: list, at: int, value, equation: str) -> None:
    args[at] = value
    assert rejects(verify_each, *args) == equation


@pytest.mark.parametrize(
    ("slots", "allowed", "equation"),
    [
        ([], [0], "slots"),
        ([8, 5, 40], range(5), "slots"),
        (SLOTS, [], "allowed"),
        (SLOTS, range(6), "allowed"),
    ],
)
def test_nor_are_such_claims_proven(played, owns, cards, slots, allowed, equation: str) -> None:
    args = [played.ctx, SEAT, played.seeds[SEAT], slots, owns[: len(slots)], allowed, cards, bytes(32)]
    assert rejects(prove_each, *args) == equation


def test_no_slots_at_all_are_no_claim(args: list) -> None:
    assert rejects(verify_each, *args[:3], [], [], args[5], b"") == "slots"
