"""Claims about hidden cards on the table: what is proven already, and the proofs of the rest.

What has been proven of a slot stays proven for it, until its owner mixes the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lanparty.engine.claims import Claim, Each
from lanparty.table.decks import HiddenDeck
from lanparty.table.slots import Call, Slots
from protocol.poker.member import prove_each, verify_each
from protocol.poker.split import prove_split, verify_split


@dataclass(frozen=True)
class Giver:
    """A seat whose contribution is made here: the own one, or one that is played on in its player's absence."""

    seat: int
    seed: Callable[[HiddenDeck], bytes]
    face: Callable[[int], int]  # of a slot of the hand
    entropy: Callable[[int], bytes]
    own: bool


class ProvenCards:
    """For each slot of the running deal, the cards that it may be by all that has been proven."""

    def __init__(self) -> None:
        self._cards: dict[int, frozenset[int]] = {}

    def lacking(self, claims: Sequence[Claim]) -> list[Claim]:
        """The claims that do not follow from what is proven."""
        return [claim for claim in claims if not self._follows(claim)]

    def _follows(self, claim: Claim) -> bool:
        if not isinstance(claim, Each):
            return False
        return all(slot in self._cards and self._cards[slot] <= set(claim.cards) for slot in claim.slots)

    def note(self, claims: Sequence[Claim]) -> None:
        for claim in claims:
            if isinstance(claim, Each):
                for slot in claim.slots:
                    self._cards[slot] = self._cards.get(slot, frozenset(claim.cards)) & frozenset(claim.cards)

    def forget(self, slots: Sequence[int]) -> None:
        """These slots hold other cards now."""
        for slot in slots:
            self._cards.pop(slot, None)


def prove_call(slots: Slots, claim: Claim, giver: Giver) -> Call:
    """The work of proving a true claim about a giver's cards."""
    deck = _deck(slots, claim)
    seat, seed, entropy = giver.seat, giver.seed(deck), giver.entropy(32)
    actual = [_index(deck, giver.face(slot)) for slot in _slots(claim)]
    if isinstance(claim, Each):
        owns = tuple(slots[slot].own for slot in _slots(claim))
        allowed = _indices(deck, claim.cards)
        return prove_each, (deck.context, seat, seed, _slots(claim), owns, allowed, tuple(actual), entropy)
    given, kept = _pairs(slots, claim.given), _pairs(slots, claim.kept)
    return prove_split, (
        deck.context,
        seat,
        seed,
        given,
        kept,
        _levels(deck, claim.order),
        tuple(actual),
        entropy,
    )


def verify_call(slots: Slots, claim: Claim, seat: int, proof: bytes) -> Call:
    """The work of checking a claim's proof."""
    deck = _deck(slots, claim)
    key = deck.keys[seat].point
    if isinstance(claim, Each):
        owns = tuple(slots[slot].own for slot in _slots(claim))
        return verify_each, (deck.context, seat, key, _slots(claim), owns, _indices(deck, claim.cards), proof)
    given, kept = _pairs(slots, claim.given), _pairs(slots, claim.kept)
    return verify_split, (deck.context, seat, key, given, kept, _levels(deck, claim.order), proof)


def _slots(claim: Claim) -> tuple[int, ...]:
    """The slots that a claim speaks of, in the order in which it is proven."""
    if isinstance(claim, Each):
        return tuple(sorted(claim.slots))
    return (*sorted(claim.given), *sorted(claim.kept))


def _deck(slots: Slots, claim: Claim) -> HiddenDeck:
    decks = {slots[slot].deck.number: slots[slot].deck for slot in _slots(claim)}
    assert len(decks) == 1, "a claim is about cards of one deck"
    return next(iter(decks.values()))


def _pairs(slots: Slots, numbers: Sequence[int]) -> tuple[tuple[int, bytes], ...]:
    return tuple((slot, slots[slot].own) for slot in sorted(numbers))


def _index(deck: HiddenDeck, card: int) -> int:
    return deck.cards.index(card)


def _indices(deck: HiddenDeck, cards: Sequence[int]) -> tuple[int, ...]:
    """Cards of the game as cards of the deck; those that it lacks are left out."""
    return tuple(sorted(deck.cards.index(card) for card in cards if card in deck.cards))


def _levels(deck: HiddenDeck, order: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    levels = (_indices(deck, level) for level in order)
    return tuple(level for level in levels if level)
