"""The agreement changes with everything that was verified, and with the deck that is agreed on."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from protocol.poker.agreement import agreement


def flipped(data: bytes) -> bytes:
    return bytes([data[0] ^ 1]) + data[1:]


def test_every_byte_that_was_verified_is_in_it(played) -> None:
    digests = [agreement(played.ctx, played.keys, played.steps)]
    for ctx in played.other_contexts()[:4]:
        digests.append(agreement(ctx, played.keys, played.steps))
    for values in (played.keys, played.steps):
        for seat, value in enumerate(values):
            for field in fields(value):
                other = list(values)
                other[seat] = replace(value, **{field.name: flipped(getattr(value, field.name))})
                both = (other, played.steps) if values is played.keys else (played.keys, other)
                digests.append(agreement(played.ctx, *both))
    assert len(digests) == 1 + 4 + 3 * 4 + 3 * 2
    assert len(set(digests)) == len(digests)
    assert all(len(digest) == 32 for digest in digests)


def test_bytes_cannot_move_between_deck_and_proof(played) -> None:
    step = played.steps[2]
    moved = replace(step, deck=step.deck + step.proof[:1], proof=step.proof[1:])
    one = agreement(played.ctx, played.keys, played.steps)
    assert one != agreement(played.ctx, played.keys, [*played.steps[:2], moved])


def test_seats_cannot_be_exchanged(played) -> None:
    one = agreement(played.ctx, played.keys, played.steps)
    assert one != agreement(played.ctx, played.keys[::-1], played.steps)


def test_an_incomplete_deck_is_not_agreed_on(played) -> None:
    for keys, steps in ((played.keys[:2], played.steps), (played.keys, played.steps[:2])):
        with pytest.raises(ValueError, match="all seats"):
            agreement(played.ctx, keys, steps)
