"""How each kind of `Await` is met: the table of `steps`."""

from __future__ import annotations

from lanparty.engine.steps import Act, Await, Boundary, Coin, Deal, Holder, Reveal, Shuffle, Transfer
from lanparty.table.boundary import BoundaryStep
from lanparty.table.passing import HolderStep, TransferStep
from lanparty.table.steps import ActStep, CoinStep, DealStep, RevealStep, ShuffleStep, Step

STEPS: dict[type[Await], Step] = {
    Shuffle: ShuffleStep(),
    Coin: CoinStep(),
    Deal: DealStep(),
    Reveal: RevealStep(),
    Transfer: TransferStep(),
    Holder: HolderStep(),
    Act: ActStep(),
    Boundary: BoundaryStep(),
}
