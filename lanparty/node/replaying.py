"""A journal played back in the window: the same pictures of a table, one for each moment of the match."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lanparty.cards import Deck
from lanparty.engine.options import options_json
from lanparty.node.journal import BadJournal, read_journal
from lanparty.node.snapshots import HandCard, Playback, SeatInfo, TableView
from lanparty.node.verify import rebuild
from lanparty.node.words import table_words
from lanparty.table.review import Moment, review
from protocol.wire import Chair


@dataclass(frozen=True)
class Recording:
    """All that a window needs of a finished or unfinished match."""

    path: Path
    game: str
    options: Any
    deck: Deck
    chairs: tuple[Chair, ...]
    moments: tuple[Moment, ...]
    winners: tuple[int, ...]
    audit: str
    words: tuple[str, ...]
    fault: str


def record(path: Path) -> Recording:
    """Verify a journal and fold it moment by moment; seconds of work. Raises BadJournal, OSError."""
    table = rebuild(read_journal(path))
    moments = tuple(review(table))
    if not moments:
        raise BadJournal("no deal was played at this table")
    lobby, options = table.genesis.lobby, table.genesis.options
    result = getattr(table.awaiting, "result", None)
    return Recording(
        path,
        lobby.game,
        options,
        table.rules.deck(len(table.genesis.members), options),
        table.roster.seated,
        moments,
        result.winners if result is not None else (),
        table.audits.verdict,
        table_words(lobby),
        str(table.fault) if table.fault is not None else "",
    )


class Replay:
    """A recording and where in it one is. `seat`: whose hand lies below."""

    def __init__(self, recording: Recording, seat: int) -> None:
        self._recording = recording
        self.seat = seat
        self.at = 0
        self._happened = tuple(event for moment in recording.moments for event in moment.events)
        self._deals = tuple(
            at
            for at, moment in enumerate(recording.moments)
            if any(event.kind == "deal" for event in moment.events)
        )

    def go(self, at: int, seat: int) -> None:
        """To moment `at` (the nearest there is), with this seat's hand."""
        self.at = max(0, min(at, len(self._recording.moments) - 1))
        self.seat = seat if 0 <= seat < len(self._recording.chairs) else self.seat

    def view(self) -> TableView:
        recording, moments = self._recording, self._recording.moments
        moment = moments[self.at]
        seen = sum(len(one.events) for one in moments[: self.at + 1])
        last = self.at == len(moments) - 1
        keys = [chair.key for chair in recording.chairs]
        return TableView(
            game=recording.game,
            options=options_json(recording.options),
            my_seat=self.seat,
            seats=tuple(
                SeatInfo(
                    seat, chair.name, chair.avatar, chair.level,
                    keys.index(chair.run_by) if chair.run_by in keys else None,
                    taken=True, ready=True, here=True, cards=moment.cards[seat], on_turn=seat in moment.on_turn,
                )
                for seat, chair in enumerate(recording.chairs)
            ),
            phase="replay",
            deal=moment.deal,
            table=moment.table,
            hand=self._hand(moment),
            legal=(),
            pending="",
            deal_scores=moment.scores,
            totals=moment.totals,
            winners=recording.winners if last else (),
            happened=self._happened[:seen],
            seal=(),
            deck_ready=False,
            next_ready=(),
            audit=recording.audit,
            journal=str(recording.path),
            safety_words=recording.words,
            fault=recording.fault if last else "",
            playback=Playback(self.at, len(moments), self._deals, moment.hands is not None),
        )  # fmt: skip

    def _hand(self, moment: Moment) -> tuple[HandCard, ...]:
        if moment.hands is None:
            return ()
        names = self._recording.deck.names
        return tuple(HandCard(card, names[card], (), "replay") for card in moment.hands[self.seat])
