"""The vectors of own cards, verified by the second implementation, which shares no code with `protocol.poker`."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from protocol.poker.context import Context
from protocol.poker.errors import Rejected
from protocol.poker.handover import Handover, verify_handover
from protocol.poker.member import verify_each
from protocol.poker.own import verify_openings
from protocol.poker.rehand import verify_rehand
from protocol.poker.shares import ShareBatch
from protocol.poker.split import verify_split

HERE = Path(__file__).parent


def load(name: str):
    """A module beside this one that is no test."""
    spec = importlib.util.spec_from_file_location(name, HERE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ref = load("reference")
DECK = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))["decks"][0]
VECTORS = json.loads((HERE / "vectors_own.json").read_text(encoding="utf-8"))
CTX = ref.context(DECK["context"])
KEYS = [bytes.fromhex(key["point"]) for key in DECK["keys"]]
X = [int(key["x"], 16) for key in DECK["keys"]]
M = [ref.unpack(bytes.fromhex(point)) for point in DECK["M_i"]]


def hexed(value):
    if isinstance(value, list):
        return [hexed(item) for item in value]
    return bytes.fromhex(value) if isinstance(value, str) else value


def halves(own: bytes) -> tuple[ref.Affine, ref.Affine]:
    return ref.unpack(own[:33]), ref.unpack(own[33:])


def minus(one: ref.Affine, other: ref.Affine) -> ref.Affine:
    return ref.add(one, ref.neg(other))


def face(seat: int, own: bytes) -> int:
    a, b = halves(own)
    return M.index(minus(b, ref.mul(X[seat], a)))


def order_of_faces() -> list[int]:
    """The card at each place, by the shuffles' permutations."""
    order = list(range(DECK["context"]["cards"]))
    for step in DECK["shuffles"]:
        order = [order[source] for source in step["permutation"]]
    return order


def test_own_cards() -> None:
    final, faces = bytes.fromhex(DECK["shuffles"][-1]["deck"]), order_of_faces()
    for vector in VECTORS["owns"]:
        seat, place, own = vector["seat"], vector["place"], bytes.fromhex(vector["own"])
        a, b = halves(final[66 * place : 66 * place + 66])
        others = [other for other in range(3) if other != seat]
        shares = [ref.pack(ref.mul(X[other], a)) for other in others]
        assert shares == hexed(vector["shares"])
        assert halves(own) == (a, minus(b, ref.total(*map(ref.unpack, shares))))
        assert face(seat, own) == vector["card"] == faces[place]


def test_openings() -> None:
    vector = VECTORS["openings"]
    seat, owns = vector["seat"], hexed(vector["owns"])
    c, s, D = int(vector["c"], 16), int(vector["s"], 16), bytes.fromhex(vector["points"])
    bases = [halves(own)[0] for own in owns]
    assert ref.points_of(D) == [ref.mul(X[seat], base) for base in bases]
    images = [ref.unpack(KEYS[seat]), *ref.points_of(D)]
    t = [
        minus(ref.mul(s, base), ref.mul(c, image))
        for base, image in zip([ref.BASE, *bases], images, strict=True)
    ]
    assert ref.shown(t) == vector["t"]
    about = {"ctx": CTX, "seat": seat, "slots": vector["slots"], "owns": owns}
    assert ref.h_scalar("open", **about, X=KEYS[seat], D=D, t=t) == c


def test_handover() -> None:
    vector = VECTORS["handover"]
    p, r, own, card = vector["giver"], vector["receiver"], hexed(vector["own"]), hexed(vector["card"])
    about = {"ctx": CTX, "giver": p, "receiver": r, "slot": vector["slot"]}
    about |= {"X_p": KEYS[p], "own": own, "X_r": KEYS[r]}
    part = "handover " + ref.h32("handover", **about).hex()
    rho = ref.wide_scalars(ref.derived(CTX, p, bytes.fromhex(DECK["seeds"][p]), part), 1)[0]
    X_p, X_r, (a, b), (a_new, b_new) = ref.unpack(KEYS[p]), ref.unpack(KEYS[r]), halves(own), halves(card)
    assert a_new == ref.mul(rho, ref.BASE)
    assert b_new == ref.add(M[face(p, own)], ref.mul(rho, X_r))
    assert face(r, card) == face(p, own)
    c, s1, s2 = (int(vector[name], 16) for name in ("c", "s1", "s2"))
    T = [
        minus(ref.mul(s1, ref.BASE), ref.mul(c, X_p)),
        minus(ref.mul(s2, ref.BASE), ref.mul(c, a_new)),
        minus(minus(ref.mul(s2, X_r), ref.mul(s1, a)), ref.mul(c, minus(b_new, b))),
    ]
    assert ref.shown(T) == vector["T"]
    assert ref.h_scalar("handover", **about, card=card, T=T) == c


def test_rehand() -> None:
    vector = VECTORS["rehand"]
    seat, owns, after = vector["seat"], hexed(vector["owns"]), hexed(vector["deck"])
    about = {"ctx": CTX, "seat": seat, "number": vector["number"]}
    hand = b"".join(owns)
    digest = ref.h32("rehand", **about, before=hand).hex()
    seed = bytes.fromhex(DECK["seeds"][seat])
    order = ref.shuffled(ref.derived(CTX, seat, seed, f"rehand permutation {digest}"), len(owns))
    masks = ref.wide_scalars(ref.derived(CTX, seat, seed, f"rehand remask {digest}"), len(owns))
    assert (order, [f"{mask:064x}" for mask in masks]) == (vector["permutation"], vector["remask"])
    key = ref.unpack(KEYS[seat])
    assert ref.remasked(hand, order, masks, key) == after
    d = ref.h32("rehand", **about, N=len(owns), X=KEYS[seat], before=hand, after=after)
    y, u, t = ref.shuffle_equations(d, key, hand, after, hexed(vector["proof"]))
    assert (d.hex(), y.hex(), [f"{u_j:064x}" for u_j in u]) == (vector["d"], vector["y"], vector["u"])
    assert ref.shown(t) == vector["commitments"]
    faces = [face(seat, after[at : at + 66]) for at in range(0, len(after), 66)]
    assert faces == [face(seat, owns[source]) for source in order]


def commitments(seat: int, own: bytes, cards: list[int], numbers: list[int]) -> tuple[list, list]:
    """A and B of an OR; `numbers`: c_0, z_0, c_1, z_1, …"""
    a, b = halves(own)
    key = ref.unpack(KEYS[seat])
    branches = list(zip(cards, numbers[0::2], numbers[1::2], strict=True))
    A = [minus(ref.mul(z, ref.BASE), ref.mul(c, key)) for _, c, z in branches]
    B = [minus(ref.mul(z, a), ref.mul(c, minus(b, M[card]))) for card, c, z in branches]
    return A, B


def test_each() -> None:
    vector = VECTORS["each"]
    seat, allowed = vector["seat"], vector["allowed"]
    assert set(vector["cards"]) <= set(allowed)
    numbers = ref.numbers_of(hexed(vector["proof"]))
    assert len(numbers) == 2 * len(allowed) * len(vector["slots"])
    step = 2 * len(allowed)
    for index, (slot, own) in enumerate(zip(vector["slots"], hexed(vector["owns"]), strict=True)):
        assert face(seat, own) == vector["cards"][index]
        mine = numbers[index * step : (index + 1) * step]
        A, B = commitments(seat, own, allowed, mine)
        assert {"A": ref.shown(A), "B": ref.shown(B)} == vector["commitments"][index]
        about = {"ctx": CTX, "seat": seat, "X": KEYS[seat], "slot": slot, "own": own, "S": allowed}
        assert sum(mine[0::2]) % ref.ORDER == ref.h_scalar("member", **about, A=A, B=B)


def test_split() -> None:
    vector = VECTORS["split"]
    seat, order, cards = vector["seat"], vector["order"], vector["cards"]
    given, kept = hexed(vector["given"]), hexed(vector["kept"])
    owns = [own for _, own in given + kept]
    assert [face(seat, own) for own in owns] == cards
    height = {card: level for level, level_cards in enumerate(order) for card in level_cards}
    assert all(height[c] >= height[k] for c in cards[: len(given)] for k in cards[len(given) :])

    numbers, ors, sums = ref.numbers_of(hexed(vector["proof"])), [], []
    for level in range(len(order)):
        of_slots = set()
        for index, own in enumerate(owns):
            levels = order[level:] if index < len(given) else order[: level + 1]
            allowed = sorted(card for level_cards in levels for card in level_cards)
            mine, numbers = numbers[: 2 * len(allowed)], numbers[2 * len(allowed) :]
            ors.append(commitments(seat, own, allowed, mine))
            of_slots.add(sum(mine[0::2]) % ref.ORDER)
        assert len(of_slots) == 1
        sums += of_slots
    assert not numbers
    assert [f"{c:064x}" for c in sums] == vector["c_t"]
    assert [{"A": ref.shown(A), "B": ref.shown(B)} for A, B in ors] == vector["commitments"]
    about = {"ctx": CTX, "seat": seat, "X": KEYS[seat]}
    for name, part in (("given", given), ("kept", kept)):
        about |= {name: [slot for slot, _ in part], f"{name}_owns": [own for _, own in part]}
    A, B = ([point for or_ in ors for point in or_[part]] for part in (0, 1))
    assert sum(sums) % ref.ORDER == ref.h_scalar("split", **about, order=order, A=A, B=B)


# --- the program against the file -----------------------------------------------------------------------------


def test_the_program_still_makes_these_vectors() -> None:
    assert load("make_own_vectors").build() == VECTORS


def verify(proof: str, changed: dict[str, str]) -> None:
    about = {name: hexed(value) for name, value in DECK["context"].items() if name != "digest"}
    ctx = Context(**about)
    v = {name: hexed(value) for name, value in (VECTORS[proof] | changed).items() if name != "commitments"}
    if proof == "openings":
        batch = ShareBatch(v["points"], v["c"], v["s"])
        verify_openings(ctx, v["seat"], KEYS[v["seat"]], v["slots"], v["owns"], batch)
    elif proof == "handover":
        made, keys = Handover(v["card"], v["c"], v["s1"], v["s2"]), (KEYS[v["giver"]], KEYS[v["receiver"]])
        verify_handover(ctx, v["giver"], v["receiver"], v["slot"], keys[0], v["own"], keys[1], made)
    elif proof == "rehand":
        key = KEYS[v["seat"]]
        verify_rehand(ctx, v["seat"], v["number"], key, v["owns"], v["deck"], v["proof"])
    elif proof == "each":
        verify_each(ctx, v["seat"], KEYS[v["seat"]], v["slots"], v["owns"], v["allowed"], v["proof"])
    else:
        verify_split(ctx, v["seat"], KEYS[v["seat"]], v["given"], v["kept"], v["order"], v["proof"])


@pytest.mark.parametrize("proof", ["openings", "handover", "rehand", "each", "split"])
def test_honest_messages_hold(proof: str) -> None:
    verify(proof, {})


@pytest.mark.parametrize(
    "vector", VECTORS["negative"], ids=lambda v: f"{v['proof']}-{v['field']}-{v['part']}-{v['equation']}"
)
def test_one_wrong_field_is_refused_by_its_check(vector: dict) -> None:
    honest, start = VECTORS[vector["proof"]][vector["field"]], 2 * vector["at"]
    wrong = honest[:start] + vector["value"] + honest[start + 2 * vector["size"] :]
    with pytest.raises(Rejected) as failure:
        verify(vector["proof"], {vector["field"]: wrong})
    assert failure.value.equation == vector["equation"]
