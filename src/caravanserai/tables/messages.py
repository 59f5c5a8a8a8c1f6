"""What a viewer is told: view, prompt, legal moves, new events, clocks and version in one. No other path sends game data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from caravanserai.core.contract import Move, Outcome, Prompt
from caravanserai.core.speech import tag_of
from caravanserai.tables.settings import Settings
from caravanserai.tables.state import Phase, SeatState, Talk
from caravanserai.tables.table import RECENT, Happened, Table


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    """The bot that moves for this seat now, its own or a stand-in."""
    ready: bool
    present: bool
    seconds: float | None
    """What is left on the clock, if the seat does not act; else what was left when its turn began."""


class LegalMove(msgspec.Struct, frozen=True):
    number: int
    notation: str
    move: Any


class LegalGroup(msgspec.Struct, frozen=True):
    """Moves of one kind, which a person chooses among."""

    kind: str
    moves: list[LegalMove]


class Told(msgspec.Struct, frozen=True):
    """The events of one move, as the viewer may hear them, each citing its section."""

    moves: int
    actor: int
    events: list[Any]


class UndoInfo(msgspec.Struct, frozen=True):
    seat: int
    moves: int
    agreed: list[int]


class FairInfo(msgspec.Struct, frozen=True):
    """The commitment to the dice; after the end also what opens it."""

    commitment: str
    seed: str | None
    salts: list[str] | None


class Update(msgspec.Struct, frozen=True, tag_field="message", tag="update"):
    """All that a viewer needs to show the table."""

    table: str
    version: int
    since: int
    """The version that `events` go on from; 0 if they do not, and the view has to be taken as it is."""
    settings: Settings
    phase: Phase
    seats: list[SeatInfo]
    you: int | None
    host: bool
    moves: int
    view: Any
    prompt: Prompt | None
    legal: list[LegalGroup]
    events: list[Told]
    turn_since: float
    now: float
    can_undo: int | None
    undo: UndoInfo | None
    talk: list[Talk]
    """What was said since the version that the viewer has, or lately."""
    outcome: Outcome | None
    fair: FairInfo
    rematch: str | None


def update_for(table: Table, seat: int | None, *, since: int, present: set[int], host: bool, now: float) -> Update:
    """What this seat, or a spectator, is told. Everything about the game comes from the game's own view."""
    state, game = table.state, table.game
    playing = state.phase != "open"
    acts = seat is not None and table.actor() == seat
    gap = gap_since(table, since)
    return Update(
        table=state.table,
        version=state.version,
        since=since if gap is not None else 0,
        settings=state.settings,
        phase=state.phase,
        seats=[_seat(info, number in present) for number, info in enumerate(state.seats)],
        you=seat,
        host=host,
        moves=len(state.moves),
        view=game.view(table.position, seat) if playing else None,
        prompt=game.prompt(table.position) if playing else None,
        legal=legal_groups(table) if acts else [],
        events=[tell(table, happened, seat) for happened in gap or []],
        turn_since=state.turn_since,
        now=now,
        can_undo=table.free_undo(seat) if seat is not None and state.phase == "playing" else None,
        undo=UndoInfo(state.undo.seat, state.undo.moves, state.undo.agreed) if state.undo else None,
        talk=[talk for talk in state.talk if talk.version > since],
        outcome=game.outcome(table.position) if playing else None,
        fair=_fair(table),
        rematch=state.rematch,
    )


def gap_since(table: Table, since: int) -> list[Happened] | None:
    """What happened after a version; None if it is too long ago, or the game went back meanwhile."""
    if since <= 0 or since > table.state.version:
        return None
    if since < table.no_gap_before or (len(table.recent) == RECENT and table.recent[0].version > since + 1):
        return None
    return [happened for happened in table.recent if happened.version > since]


def tell(table: Table, happened: Happened, seat: int | None) -> Told:
    """One move's events as this viewer hears them; after the end, everybody hears everything."""
    open_now = table.state.phase == "over"
    events = [event if open_now else table.game.heard(event, seat) for event in happened.events]
    told = [{**msgspec.to_builtins(event), "section": event.section} for event in events]
    return Told(happened.moves, happened.actor, told)


def legal_groups(table: Table) -> list[LegalGroup]:
    groups: dict[str, list[LegalMove]] = {}
    for number in table.position.legal_moves():
        move: Move = table.game.move(number)
        groups.setdefault(tag_of(move), []).append(LegalMove(number, table.game.write(move), move))
    return [LegalGroup(kind, moves) for kind, moves in groups.items()]


def _seat(seat: SeatState, present: bool) -> SeatInfo:
    kind: Literal["free", "person", "bot"] = "person" if seat.who is not None else "bot" if seat.bot else "free"
    return SeatInfo(kind, seat.name, seat.mover(), seat.ready, present or kind == "bot", seat.seconds)


def _fair(table: Table) -> FairInfo:
    opened = table.opened_fairness()
    if opened is None:
        return FairInfo(table.state.commitment, None, None)
    return FairInfo(opened.commitment(), opened.seed.hex(), opened.salts)
