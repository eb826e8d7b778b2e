"""What must hold of hidden cards for a move to be legal.

`check` returns claims; on a hidden table the mover proves them, in open play they are evaluated here.
Each carries the code of the rule that it stands for. What nobody proves while playing (`Lacks`) is checked by
the mover, in open play, and by the audit, when all hands lie open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lanparty.engine.moves import IllegalMove

# slot -> card, for the slots whose face is known; None in open play, where a slot's number is its card's.
Faces = Mapping[int, int] | None


@dataclass(frozen=True, slots=True)
class Each:
    """Every one of `slots` holds one of `cards`."""

    slots: tuple[int, ...]
    cards: tuple[int, ...]
    code: str


@dataclass(frozen=True, slots=True)
class Split:
    """Of a hand, `given` are the best cards: none of `kept` is better than any of them.

    `order`: levels from lowest to highest, each a tuple of the cards that are equally good.
    """

    given: tuple[int, ...]
    kept: tuple[int, ...]
    order: tuple[tuple[int, ...], ...]
    code: str


@dataclass(frozen=True, slots=True)
class Lacks:
    """The mover's whole hand holds none of these combinations of cards (bit masks). Never proven."""

    combinations: tuple[int, ...]
    code: str

    def is_true(self, hand: int) -> bool:
        """Whether it holds of a hand (a mask of cards)."""
        return not any(hand & cards == cards for cards in self.combinations)


Claim = Each | Split


def is_true(claim: Claim, faces: Faces) -> bool:
    """Whether the claim holds, for somebody who knows all the faces that it speaks of."""
    if isinstance(claim, Each):
        return all(_face(slot, faces) in claim.cards for slot in claim.slots)
    level = {card: height for height, cards in enumerate(claim.order) for card in cards}
    given = [level[_face(slot, faces)] for slot in claim.given]
    kept = [level[_face(slot, faces)] for slot in claim.kept]
    return not given or not kept or min(given) >= max(kept)


def verify_claims(claims: Sequence[Claim], faces: Faces) -> None:
    """Raise IllegalMove with the code of the first claim that does not hold."""
    for claim in claims:
        if not is_true(claim, faces):
            raise IllegalMove(claim.code)


def _face(slot: int, faces: Faces) -> int:
    return slot if faces is None else faces[slot]
