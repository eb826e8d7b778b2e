"""`Split`: the best cards were given, or no proof holds."""

from __future__ import annotations

from itertools import combinations

import pytest

from protocol.poker.branches import BRANCH_BYTES, Branches, Prover, TrueOr
from protocol.poker.derive import Nonces
from protocol.poker.errors import Rejected
from protocol.poker.group import Q
from protocol.poker.split import (
    SplitClaim,
    parse_split_proof,
    prove_split,
    split_proof_bytes,
    verify_split,
)

SEAT = 1


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


@pytest.fixture(scope="module")
def hand(played) -> list[tuple[int, bytes, int]]:
    """(slot, own card, card) of seat 1, by height: card 4 of the deck is the best."""
    places = sorted(range(5), key=played.faces.__getitem__)
    return [(10 + place, played.own(SEAT, place), played.faces[place]) for place in places]


def part(hand, indices) -> list[tuple[int, bytes]]:
    return sorted((hand[i][0], hand[i][1]) for i in indices)


def faces(hand, *parts) -> list[int]:
    card = {slot: face for slot, _, face in hand}
    return [card[slot] for slots in parts for slot, _ in slots]


ORDER = [[0], [3, 1], [2], [4]]  # by height: cards 1 and 3 are equally good


@pytest.fixture(scope="module")
def args_made(played, hand) -> list:
    """Given 4 and 3, kept 1, 0: holds at level 1 only (kept 1 is there, given 3 too)."""
    given, kept = part(hand, [4, 3]), part(hand, [1, 0])
    made = prove_split(
        played.ctx, SEAT, played.seeds[SEAT], given, kept, ORDER, faces(hand, given, kept), bytes(32)
    )
    return [played.ctx, SEAT, played.keys[SEAT].point, given, kept, ORDER, made]


@pytest.fixture
def args(args_made) -> list:
    return list(args_made)


def test_a_true_claim_holds(args: list) -> None:
    verify_split(*args)
    branches = 2 * (5 + 4 + 2 + 1) + 2 * (1 + 3 + 4 + 5)
    assert len(args[-1]) == split_proof_bytes(2, 2, ORDER) == 64 * branches


def holds(given: list[int], kept: list[int]) -> bool:
    height = {card: level for level, cards in enumerate(ORDER) for card in cards}
    return min(height[c] for c in given) >= max((height[c] for c in kept), default=0)


@pytest.mark.parametrize("size", [1, 2])
def test_it_is_proven_for_the_best_cards_and_for_no_others(played, hand, size: int) -> None:
    """Every choice of given cards from every hand of three: the proof is made and holds, or it can't be made."""
    true = 0
    for three in combinations(range(5), 3):
        for chosen in combinations(three, size):
            given, kept = part(hand, chosen), part(hand, set(three) - set(chosen))
            cards = faces(hand, given, kept)
            make = [played.ctx, SEAT, played.seeds[SEAT], given, kept, ORDER, cards, bytes(32)]
            if holds(cards[:size], cards[size:]):
                proof = prove_split(*make)
                verify_split(played.ctx, SEAT, played.keys[SEAT].point, given, kept, ORDER, proof)
                true += 1
            else:
                with pytest.raises(ValueError, match="the claim doesn't hold"):
                    prove_split(*make)
    assert 10 < true < 20


def test_with_all_given_only_membership_is_claimed(played, hand) -> None:
    given = part(hand, [0, 4])
    for first, second in ((given, []), ([], given)):
        cards = faces(hand, given)
        proof = prove_split(played.ctx, SEAT, played.seeds[SEAT], first, second, ORDER, cards, bytes(32))
        verify_split(played.ctx, SEAT, played.keys[SEAT].point, first, second, ORDER, proof)


def test_how_the_cards_of_a_level_are_named_does_not_matter(args: list) -> None:
    args[5] = tuple(tuple(reversed(level)) for level in ORDER)
    verify_split(*args)


def test_a_card_of_no_level_is_allowed_nowhere(played, hand) -> None:
    given, kept = part(hand, [4]), part(hand, [0])
    make = [played.ctx, SEAT, played.seeds[SEAT], given, kept]
    with pytest.raises(ValueError, match="doesn't hold"):
        prove_split(*make, [[1, 3], [2], [4]], faces(hand, given, kept), bytes(32))


def test_cards_that_are_not_in_the_slots_are_noticed(played, hand) -> None:
    given, kept = part(hand, [1]), part(hand, [2])
    make = [played.ctx, SEAT, played.seeds[SEAT], given, kept, ORDER]
    with pytest.raises(ValueError, match="the slot doesn't hold card 4"):
        prove_split(*make, [4, 0], bytes(32))
    with pytest.raises(ValueError, match="doesn't hold"):
        prove_split(*make, [4], bytes(32))


# --- cheats ---------------------------------------------------------------------------------------------------


def false_claim(played, hand) -> SplitClaim:
    """Given 2 (level 2), kept 0 and 4 (levels 0 and 3): true at no level, though every slot is right at some."""
    key = played.keys[SEAT].point
    return SplitClaim.checked(played.ctx, SEAT, key, part(hand, [2]), part(hand, [0, 4]), ORDER)


def cheat(played, hand, claim: SplitClaim, answered: int, balance: bool) -> bytes:
    """True ORs wherever one can be made in the level `answered`, false ones with a drawn sum elsewhere.

    `balance`: the true ones answer the challenge that is left; else they keep to the drawn sum of their level.
    """
    seed, cards = played.seeds[SEAT], faces(hand, claim.given, claim.kept)
    prover = Prover(played.ctx, SEAT, seed, Nonces(seed, claim.digest(), bytes(32)))
    sums = prover.draw(len(claim.order))
    ors = []
    for level in range(len(claim.order)):
        for hidden, allowed, card in zip(claim.hidden(), claim.allowed(level), cards, strict=True):
            if level == answered and card in allowed:
                pending = prover.true(hidden, allowed, card)
                ors.append((pending.commitments, pending))
            else:
                ors.append(prover.fake(hidden, allowed, sums[level]))
    total = claim.challenge([commitments for commitments, _ in ors])
    left = total - sum(sums) + sums[answered] if balance else sums[answered]
    parts = (answer.respond(left) if isinstance(answer, TrueOr) else answer for _, answer in ors)
    return b"".join(branches.encode() for branches in parts)


@pytest.mark.parametrize("level", range(4))
def test_a_false_claim_fails_at_every_level(played, hand, level: int) -> None:
    claim = false_claim(played, hand)
    verify = [played.ctx, SEAT, claim.X, claim.given, claim.kept, ORDER]
    assert rejects(verify_split, *verify, cheat(played, hand, claim, level, True)) == "level"
    assert rejects(verify_split, *verify, cheat(played, hand, claim, level, False)) == "c"


def test_the_same_prover_is_believed_when_it_tells_the_truth(played, hand, args: list) -> None:
    claim = SplitClaim.checked(*args[:6])
    verify_split(*args[:-1], cheat(played, hand, claim, 1, True))
    assert rejects(verify_split, *args[:-1], cheat(played, hand, claim, 1, False)) == "c"
    assert rejects(verify_split, *args[:-1], cheat(played, hand, claim, 2, True)) == "level"


def test_a_false_card_for_a_true_one_is_refused(played, hand, monkeypatch) -> None:
    given, kept = part(hand, [1]), part(hand, [2])
    monkeypatch.setattr(Prover, "check_holds", lambda *_: None)
    proof = prove_split(played.ctx, SEAT, played.seeds[SEAT], given, kept, ORDER, [4, 0], bytes(32))
    assert rejects(verify_split, played.ctx, SEAT, played.keys[SEAT].point, given, kept, ORDER, proof) == "c"


def test_any_level_that_holds_will_do_and_none_shows(played, hand, monkeypatch) -> None:
    """Given 4 and kept 0: true at all levels."""
    given, kept = part(hand, [4]), part(hand, [0])
    lengths = set()
    for level in range(4):
        monkeypatch.setattr(SplitClaim, "level_of", lambda *_, level=level: level)
        proof = prove_split(played.ctx, SEAT, played.seeds[SEAT], given, kept, ORDER, [4, 0], bytes(32))
        verify_split(played.ctx, SEAT, played.keys[SEAT].point, given, kept, ORDER, proof)
        lengths.add(len(proof))
        numbers = [proof[at : at + 32] for at in range(0, len(proof), 32)]
        assert len({*numbers, bytes(32)}) == len(numbers) + 1
    assert len(lengths) == 1


# --- tampering ------------------------------------------------------------------------------------------------


def test_every_number_is_checked(args: list) -> None:
    """Each c (its slot's sum is another then), each z, and numbers that are none."""
    honest = args[-1]
    for at in range(0, len(honest), 32):
        value = int.from_bytes(honest[at : at + 32], "big")
        args[-1] = honest[:at] + ((value + 1) % Q).to_bytes(32, "big") + honest[at + 32 :]
        assert rejects(verify_split, *args) == ("c" if at % BRANCH_BYTES else "level"), at
        args[-1] = honest[:at] + Q.to_bytes(32, "big") + honest[at + 32 :]
        assert rejects(verify_split, *args) == "scalar", at


def encode(levels: list[list[Branches]]) -> bytes:
    return b"".join(branches.encode() for parts in levels for branches in parts)


def test_shifts_that_keep_the_sums_are_refused(args: list) -> None:
    claim = SplitClaim.checked(*args[:6])
    levels = parse_split_proof(claim, args[-1])
    assert encode(levels) == args[-1]

    def shifted(branches: Branches, by: int) -> Branches:
        return Branches(((branches.c[0] + by) % Q, *branches.c[1:]), branches.z)

    whole = [[shifted(branches, 1) for branches in levels[0]], *levels[1:]]
    assert rejects(verify_split, *args[:-1], encode(whole)) == "c"
    between = [
        [shifted(branches, by) for branches in parts] for parts, by in zip(levels, (1, -1, 0, 0), strict=True)
    ]
    assert rejects(verify_split, *args[:-1], encode(between)) == "c"
    first = levels[0][0]
    inside = Branches(((first.c[0] + 1) % Q, (first.c[1] - 1) % Q, *first.c[2:]), first.z)
    assert rejects(verify_split, *args[:-1], encode([[inside, *levels[0][1:]], *levels[1:]])) == "c"


def test_no_proof_holds_elsewhere(played, args: list) -> None:
    for ctx in played.other_contexts():
        assert rejects(verify_split, ctx, *args[1:]) == "c"
    given, kept = args[3], args[4]
    swapped_owns = [(given[0][0], given[1][1]), (given[1][0], given[0][1])]
    elsewhere = [
        {1: 2},
        {2: played.keys[2].point},
        {3: [(slot + 100, own) for slot, own in given]},
        {3: swapped_owns},
        {4: [(slot + 100, own) for slot, own in kept]},
        {5: [[0], [3, 2], [1], [4]]},
    ]
    for changes in elsewhere:
        changed = [changes.get(at, value) for at, value in enumerate(args)]
        assert rejects(verify_split, *changed) == "c", changes
    assert rejects(verify_split, *args[:3], kept, given, *args[5:]) == "c"
    assert rejects(verify_split, *args[:5], ORDER[::-1], args[6]) == "level"


def test_given_and_kept_are_told_apart(played, hand) -> None:
    """An order of one level: the same branches either way, and yet another statement."""
    one, other, order = part(hand, [4]), part(hand, [0]), [[0, 1, 2, 3, 4]]
    proof = prove_split(played.ctx, SEAT, played.seeds[SEAT], one, other, order, [4, 0], bytes(32))
    verify = [played.ctx, SEAT, played.keys[SEAT].point]
    verify_split(*verify, one, other, order, proof)
    assert rejects(verify_split, *verify, [*sorted(one + other)], [], order, proof) == "c"


BAD_ORDERS = [[], [[]], [[0], [], [4]], [[0, 1], [1, 4]], [[0, 5]], [[-1, 0]]]


@pytest.mark.parametrize("order", BAD_ORDERS)
def test_orders_that_are_none_are_refused(played, hand, args: list, order) -> None:
    args[5] = order
    assert rejects(verify_split, *args) == "order"
    make = [played.ctx, SEAT, played.seeds[SEAT], args[3], args[4], order, faces(hand, args[3], args[4])]
    assert rejects(prove_split, *make, bytes(32)) == "order"


def bad_slots(given, kept) -> list:
    return [
        ([], []),
        (given[::-1], kept),
        (given, kept[::-1]),
        ([given[0], given[0]], kept),
        (given, [given[0], kept[0]] if given[0] < kept[0] else [kept[0], given[0]]),
        ([(-1, given[0][1])], kept),
        ([(2**32, given[0][1])], kept),
    ]


def test_slots_that_are_none_are_refused(args: list) -> None:
    for given, kept in bad_slots(args[3], args[4]):
        assert rejects(verify_split, *args[:3], given, kept, *args[5:]) == "slots"


@pytest.mark.parametrize("own", [None, b"", bytes(67)])
def test_own_cards_are_66_bytes(args: list, own) -> None:
    args[4] = [args[4][0], (args[4][1][0], own)]
    assert rejects(verify_split, *args) == "length"


@pytest.mark.parametrize(
    ("at", "value", "equation"),
    [
        (1, 3, "seat"),
        (2, bytes(33), "point"),
        (2, b"", "length"),
        (3, [(1, bytes(66)), (2, bytes(66))], "point"),
        (6, b"", "length"),
        (6, None, "length"),
        (6, bytes(64 * 50), "c"),
        (6, bytes(64 * 50 - 1), "length"),
        (6, bytes(64 * 51), "length"),
    ],
)
def test_malformed_parts_are_refused(args: list, at: int, value, equation: str) -> None:
    args[at] = value
    assert rejects(verify_split, *args) == equation


def test_a_failure_names_seat_and_proof(args: list) -> None:
    args[-1] = bytes(len(args[-1]))
    with pytest.raises(Rejected, match="split proof of seat 1: check 'c' failed"):
        verify_split(*args)
