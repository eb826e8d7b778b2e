"""The second net: after a deal every seat reveals its seeds, and everyone repeats everything.

Keys, permutations, re-maskings, shares and coins follow from the seeds, so each is recomputed and compared byte for
byte, and all cards lie open. So do cards passed on and hands mixed again: `audit_deck` comes first, for it holds the
seeds against the commitments; then the caller goes through what happened to own cards, in its order. Where a seat
withholds its seed its own part can't be repeated (the live proofs have held, though); all others' parts still are,
because each starts from what was published before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from protocol.poker.coin import coin_point
from protocol.poker.context import Context
from protocol.poker.derive import SEED_BYTES, permutation, secret_key
from protocol.poker.elgamal import check_deck_length, first_deck, first_point, parse_deck
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Scalar
from protocol.poker.handover import pass_card
from protocol.poker.keys import DeckKey, joint_key, seed_commitment
from protocol.poker.own import open_with, read_own
from protocol.poker.rehand import mix_hand, rehand_order
from protocol.poker.shares import open_card
from protocol.poker.shuffle import ShuffleStep, mix

ShareMap = Mapping[int, Mapping[int, bytes]]
"""Published shares: by seat, by position, 33 bytes each."""
CoinMap = Mapping[int, Mapping[tuple[int, int], bytes]]
"""Published coin shares: by seat, by (step, count), 33 bytes each."""


class AuditFailed(Exception):
    """A seat did something else than its committed seed says.

    `what`: "seed" (no 32 bytes), "commitment", "key", "mix", "share", "coin", "opening", "handover" or "rehand".
    """

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(seat, what)
        self.seat = seat
        self.what = what

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.what} differs from the committed seed"


@dataclass(frozen=True)
class AuditedDeck:
    """cards: the face at each position of the final deck, None where it can't be known; withheld: seats without seed.

    With all seeds known no face is None. With some withheld a face is known where those seats gave a share.
    """

    cards: tuple[int | None, ...]
    withheld: tuple[int, ...]


def audit_deck(
    ctx: Context,
    seeds: Sequence[bytes | None],
    keys: Sequence[DeckKey],
    steps: Sequence[ShuffleStep],
    share_points: ShareMap,
    coins: CoinMap,
) -> AuditedDeck:
    """Repeat one deck from its seeds (by seat; None: withheld) and compare with what was published.

    Raises `AuditFailed` for the first seat that differs, by kind of step and then by seat.
    """
    if not len(seeds) == len(keys) == len(steps) == ctx.seats:
        raise ValueError("an audit needs seeds (or None), keys and shuffles of all seats")
    joint = _audit_joint_key(keys)
    secrets = {
        seat: _audit_key(ctx, seat, seed, keys[seat]) for seat, seed in enumerate(seeds) if seed is not None
    }
    _audit_mixing(ctx, seeds, joint, steps)
    final = steps[-1].deck
    for seat, x in secrets.items():
        _audit_shares(seat, x, final, ctx.cards, share_points.get(seat, {}))
        _audit_coins(ctx, seat, x, coins.get(seat, {}))
    withheld = tuple(seat for seat, seed in enumerate(seeds) if seed is None)
    if withheld:
        return AuditedDeck(_known_faces(ctx, final, secrets, withheld, share_points), withheld)
    return AuditedDeck(_all_faces(ctx, seeds), ())


def _audit_joint_key(keys: Sequence[DeckKey]) -> bytes:
    """X; a key that `joint_key` refuses is laid at the first seat at which it does."""
    for seat in range(len(keys)):
        try:
            joint = joint_key([key.point for key in keys[: seat + 1]])
        except Rejected:
            raise AuditFailed(seat, "key") from None
    return joint


def _audit_key(ctx: Context, seat: int, seed: bytes, key: DeckKey) -> Scalar:
    if type(seed) is not bytes or len(seed) != SEED_BYTES:
        raise AuditFailed(seat, "seed")
    if seed_commitment(ctx, seat, seed) != key.commitment:
        raise AuditFailed(seat, "commitment")
    x = secret_key(ctx, seat, seed)
    if bytes(x * G) != key.point:
        raise AuditFailed(seat, "key")
    return x


def _audit_mixing(
    ctx: Context, seeds: Sequence[bytes | None], joint: bytes, steps: Sequence[ShuffleStep]
) -> None:
    before = first_deck(joint, ctx.cards)
    for seat, (seed, step) in enumerate(zip(seeds, steps, strict=True)):
        _check_shape(seat, step.deck, ctx.cards)
        if seed is not None and mix(ctx, seat, seed, joint, before) != step.deck:
            raise AuditFailed(seat, "mix")
        before = step.deck


def _check_shape(seat: int, deck: bytes, cards: int) -> None:
    try:
        check_deck_length(deck, cards)
        parse_deck(deck)
    except Rejected:
        raise AuditFailed(seat, "mix") from None


def _audit_shares(seat: int, x: Scalar, final: bytes, cards: int, shares: Mapping[int, bytes]) -> None:
    for position, share in shares.items():
        if not 0 <= position < cards or bytes(x * first_point(final, position)) != share:
            raise AuditFailed(seat, "share")


def _audit_coins(ctx: Context, seat: int, x: Scalar, coins: Mapping[tuple[int, int], bytes]) -> None:
    for (step, count), point in coins.items():
        if bytes(x * coin_point(ctx, step, count)) != point:
            raise AuditFailed(seat, "coin")


def _all_faces(ctx: Context, seeds: Sequence[bytes | None]) -> tuple[int | None, ...]:
    """The orders of all seats, one after another, applied to the first deck (whose card i lies at i)."""
    faces = tuple(range(ctx.cards))
    for seat, seed in enumerate(seeds):
        assert seed is not None
        faces = tuple(faces[source] for source in permutation(ctx, seat, seed))
    return faces


def _known_faces(
    ctx: Context,
    final: bytes,
    secrets: Mapping[int, Scalar],
    withheld: Sequence[int],
    share_points: ShareMap,
) -> tuple[int | None, ...]:
    def face(position: int) -> int | None:
        given = [share_points.get(seat, {}).get(position) for seat in withheld]
        published = [share for share in given if share is not None]
        if len(published) < len(given):
            return None
        a = first_point(final, position)
        try:
            return open_card(final, position, [*published, *(bytes(x * a) for x in secrets.values())])
        except Rejected:
            return None  # an unverified share or shuffle of a seat whose seed is missing: nothing to compare with

    return tuple(map(face, range(ctx.cards)))


def audit_openings(
    ctx: Context, seat: int, seed: bytes, owns: Sequence[bytes], shares: Sequence[bytes]
) -> tuple[int, ...]:
    """The cards that were opened: `owns` (66 bytes each) by the shares that the seat gave of them (33 bytes each).

    Raises `AuditFailed(seat, "opening")` for a share that isn't x·a or opens no card.
    """
    x = secret_key(ctx, seat, seed)
    for own, share in zip(owns, shares, strict=True):
        if bytes(x * first_point(own, 0)) != share:
            raise AuditFailed(seat, "opening")
    try:
        return tuple(open_with(own, share, ctx.cards) for own, share in zip(owns, shares, strict=True))
    except Rejected:
        raise AuditFailed(seat, "opening") from None


def audit_handover(
    ctx: Context,
    giver: int,
    seed: bytes,
    receiver: int,
    slot: int,
    own: bytes,
    receiver_key: bytes,
    card: bytes,
) -> int:
    """The number of the card that was passed on; `card`: what the giver made of `own` for the receiver (66 bytes each).

    Raises `AuditFailed(giver, "handover")` if its seed makes something else of it, or it was no card.
    """
    try:
        repeated = pass_card(ctx, giver, receiver, slot, seed, own, receiver_key)
    except Rejected:
        raise AuditFailed(giver, "handover") from None
    if repeated != card:
        raise AuditFailed(giver, "handover")
    return read_own(ctx, giver, seed, own)


def audit_rehand(
    ctx: Context, seat: int, number: int, seed: bytes, owns: Sequence[bytes], after: bytes
) -> tuple[int, ...]:
    """ψ of a hand mixed again: the card at i of `after` (66 bytes a card) is `owns[ψ(i)]`.

    Raises `AuditFailed(seat, "rehand")` if the seat's seed makes something else of `owns`.
    """
    if mix_hand(ctx, seat, number, seed, owns) != after:
        raise AuditFailed(seat, "rehand")
    return rehand_order(ctx, seat, number, seed, owns)[0]
