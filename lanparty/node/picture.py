"""Snapshots of a lobby or a running match: what its window may know, made from the own replica."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from lanparty.engine.claims import is_true
from lanparty.engine.legality import judge
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.options import options_json
from lanparty.engine.steps import Act, Boundary
from lanparty.engine.views import View
from lanparty.node.hosting import Hosting
from lanparty.node.lobby import read_options
from lanparty.node.match import Match
from lanparty.node.snapshots import ChatLine, HandCard, LobbyView, SeatInfo, TableView
from lanparty.node.words import table_words
from lanparty.table.replica import Table
from protocol.wire import Lobby


def table_view(match: Match, here: Container[bytes]) -> TableView:
    """The table as seat `me` sees it. `here`: the keys of the laptops that are connected (and our own)."""
    table = match.table
    rules, state = table.rules, table.state
    me = -1 if table.me is None else table.me
    view = table.view()
    legal = tuple(rules.legal_moves(view)) if me in table.turn_seats and table.may_write else ()
    due = table.awaiting
    result = getattr(due, "result", None)
    return TableView(
        game=rules.name,
        options=options_json(match.genesis.options),
        my_seat=me,
        seats=seat_infos(match, here),
        phase=_phase(table),
        deal=min(rules.deal_number(state), table.sealed + 1),
        table=_shown(table),
        hand=hand_cards(table, view, legal),
        legal=tuple(rules.format(move) for move in legal),
        pending=match.pending,
        deal_scores=tuple(rules.deal_scores(state)),
        totals=tuple(rules.scores(state)),
        winners=result.winners if result is not None else (),
        happened=tuple(table.happened),
        seal=tuple(table.proven.get(table.attempt, ())),
        deck_ready=table.deck_ahead,
        next_ready=_ready_for_next(table, due),
        audit=table.audits.verdict,
        journal=str(match.journal),
        safety_words=table_words(match.genesis.lobby),
        fault=str(table.fault) if table.fault is not None else "",
        alone=bool(match.laptops) and not any(key in here for key in match.laptops),
        watching=table.me is None,
        sealed=_own_sealed(table, view),
        asked=match.asking.open,
    )


def _phase(table: Table) -> str:
    if table.fault is not None:
        return "stopped"
    if table.over:
        return "finished"
    if isinstance(table.awaiting, Boundary) and table.main.stage > 0:
        return "between"  # all have signed the end of the deal, and it wasn't the last one
    return "playing" if table.dealt else "preparing"


def _shown(table: Table) -> dict[str, Any]:
    """The public table; in a sealed step also whose choice lies face down."""
    shown = table.rules.table(table.state)
    due = table.awaiting
    if isinstance(due, Act) and due.sealed and "chosen" in shown:
        shown["chosen"] = [seat for seat in due.seats if seat not in table.turn_seats]
    return shown


def _own_sealed(table: Table, view: View) -> tuple[str, ...]:
    """The faces of the own choice while the others can't see it."""
    slots = table.face_down(table.me) if table.me is not None else ()
    return tuple(view.deck.names[table.faces[slot]] for slot in slots if slot in table.faces)


def _ready_for_next(table: Table, due: object) -> tuple[bool, ...]:
    """Who has asked for the next deal; empty until all have signed the end of this one."""
    if not isinstance(due, Boundary) or table.main.stage == 0:
        return ()
    lacking = {seat for seat, _ in table.waiting()}
    return tuple(seat not in lacking for seat in table.all_seats)


def _given_up_by(table: Table, seat: int) -> tuple[int, ...]:
    """The seats of those who have voted to go on without this one."""
    votes, authors = table.departures.votes, table.roster.authors
    return tuple(
        voter for voter, author in enumerate(authors) if authors[seat] in votes.get(author, frozenset())
    )


def seat_infos(match: Match, here: Container[bytes]) -> tuple[SeatInfo, ...]:
    table, roster = match.table, match.table.roster
    keys = [chair.key for chair in roster.seated]
    waiting = {seat for seat, _ in table.waiting()}
    waited_s = match.waited_s()
    infos = []
    for seat, member in enumerate(roster.seated):
        laptop = roster.laptop(seat)
        status = "left" if table.departures.has_left(seat) else "ok" if laptop in here else "lost"
        if table.fault is not None and table.fault.seat == seat:
            status = "fault"
        run_by = keys.index(member.run_by) if member.run_by in keys else None
        voters = _given_up_by(table, seat)
        infos.append(
            SeatInfo(
                seat=seat,
                name=member.name,
                avatar=member.avatar,
                level=member.level,
                run_by=run_by,
                taken=True,
                ready=True,
                here=laptop in here,
                status=status,
                cards=table.state.hands[seat].bit_count(),
                on_turn=seat in table.turn_seats,
                given_up=bool(voters),
                given_up_by=voters,
                waiting_s=waited_s if seat in waiting else 0.0,
            )
        )
    return tuple(infos)


def hand_cards(table: Table, view: View, legal: tuple[Move, ...]) -> tuple[HandCard, ...]:
    """The own cards, ascending; each with the moves that play it, or why it can't be played now."""
    rules, names = table.rules, view.deck.names
    moves: dict[str, list[str]] = {}
    for move in legal:
        for name in {names[card] for card in move.cards}:
            moves.setdefault(name, []).append(rules.format(move))
    reasons: Mapping[str, str] = {}
    cards = sorted(view.known().values())
    if legal:
        reasons = {
            names[card]: reason(table, view, names[card]) for card in cards if names[card] not in moves
        }
    return tuple(
        HandCard(
            card, names[card], tuple(moves.get(names[card], ())), reasons.get(names[card], "not_your_turn")
        )
        for card in cards
    )


def reason(table: Table, view: View, text: str) -> str:
    """The code with which this move would be refused; "" when it wouldn't be."""
    try:
        move = table.rules.parse(text, view)
        claims: Any = judge(table.rules, table.state, view.seat or 0, move, view.hand)
    except IllegalMove as illegal:
        return illegal.code
    return next((claim.code for claim in claims if not is_true(claim, view.faces)), "")


def chat_lines(match: Match) -> list[ChatLine]:
    """What has been said at the table."""
    names = [member.name for member in match.genesis.members]
    said = [line for line in match.table.happened if line.kind == "chat"]
    return [ChatLine(line.seat, names[line.seat], line.text) for line in said]


def lobby_view(
    lobby: Lobby,
    key: bytes,
    hosting: Hosting | None,
    here: Container[bytes],
    addresses: Sequence[str],
    port: int,
) -> LobbyView:
    """The lobby as the player with this key sees it."""
    members = {member.seat: member for member in lobby.members}
    seats = {member.key: member.seat for member in lobby.members}
    infos = []
    for seat in range(lobby.seats):
        member = members.get(seat)
        if member is None:
            infos.append(SeatInfo(seat))
            continue
        infos.append(
            SeatInfo(
                seat=seat,
                name=member.name,
                avatar=member.avatar,
                level=member.level,
                run_by=seats.get(member.run_by),
                taken=True,
                ready=member.ready,
                here=hosting is None or (member.run_by or member.key) in here,
            )
        )
    return LobbyView(
        name=lobby.name,
        game=lobby.game,
        options=read_options(lobby),
        deals=lobby.deals,
        seats=tuple(infos),
        my_seat=seats.get(key, -1),
        hosting=hosting is not None,
        can_begin=hosting is not None and hosting.can_begin,
        safety_words=table_words(lobby),
        address=addresses[0] if addresses else "",
        port=port,
    )
