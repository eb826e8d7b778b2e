"""What every seat signs after the last shuffle and before any share: "I have verified all keys and all shuffles".

Nobody publishes a share before all have signed the same digest. Without it a shuffler could show two final decks to
two victims, carry one's shares over to the other deck, read hands, and make an honest seat look like the liar.
"""

from __future__ import annotations

from collections.abc import Sequence

from protocol.poker.context import Context
from protocol.poker.keys import DeckKey
from protocol.poker.shuffle import ShuffleStep
from protocol.poker.transcript import H


def agreement(ctx: Context, keys: Sequence[DeckKey], steps: Sequence[ShuffleStep]) -> bytes:
    """32 bytes over context (table, roster, deal, lot), all keys, all stages and the final deck.

    `keys` by seat, `steps` by stage, both complete and verified.
    """
    if not len(keys) == len(steps) == ctx.seats:
        raise ValueError("an agreement is about the keys and shuffles of all seats")
    return H(
        "agree",
        ctx=ctx.digest,
        roster=ctx.roster,
        deal=ctx.deal,
        lot=ctx.lot,
        keys=[[key.point, key.c, key.s, key.commitment] for key in keys],
        stages=[[step.deck, step.proof] for step in steps],
        final=steps[-1].deck,
    )
