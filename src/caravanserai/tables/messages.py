"""What a viewer is told: view, prompt, legal moves, new events, clocks and version in one. No other path sends game data."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from operator import is_
from typing import Any, Literal

import msgspec

from caravanserai.core.contract import Event, Outcome, Position, Prompt
from caravanserai.core.discovery import load_game
from caravanserai.core.speech import tag_of
from caravanserai.tables.settings import Settings
from caravanserai.tables.state import Phase, SeatState, Talk
from caravanserai.tables.table import RECENT, Happened, Table
from caravanserai.tables.written import encode, joined, written, written_event


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
    awaited: list[int]
    """The seats that the game waits for; the clock runs for the first of them."""
    prompt: Prompt | None
    """What is asked of the viewer, if it is awaited; else of the first who is."""
    legal: list[LegalGroup]
    ahead: LegalMove | None
    """What the viewer has answered ahead: it is played when those before have answered."""
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


class Telling:
    """One version of a table on its way to its viewers, as JSON that reads as an `Update`.

    What all are told alike is written once, here; what is a viewer's own, for each of them. Nobody changes the table meanwhile:
    a room changes a copy, and then tells of that.
    """

    def __init__(self, table: Table, present: set[int], now: float) -> None:
        state, game, playing = table.state, table.game, table.state.phase != "open"
        self.table = table
        self.now = now
        self._awaited = table.awaited()
        self._prompt = written(game.prompt(table.position)) if playing else None
        self._view = game.viewing(table.position) if playing else None
        self._alike = encode(
            {
                "message": "update",
                "table": state.table,
                "version": state.version,
                "settings": state.settings,
                "phase": state.phase,
                "seats": [_seat(info, number in present) for number, info in enumerate(state.seats)],
                "moves": len(state.moves),
                "awaited": self._awaited,
                "turn_since": state.turn_since,
                "now": now,
                "undo": UndoInfo(state.undo.seat, state.undo.moves, state.undo.agreed) if state.undo else None,
                "outcome": game.outcome(table.position) if playing else None,
                "fair": _fair(table),
                "rematch": state.rematch,
            }
        )
        self._updates: dict[tuple[int | None, int, bool], bytes] = {}
        self._told: dict[int, Told] = {}
        """Of moves of which everybody hears everything: what is told of them, by their version."""

    def update(self, seat: int | None, since: int, host: bool) -> bytes:
        """What this seat, or a spectator, is told: made once for all who see the same."""
        key = (seat, since, host)
        if key not in self._updates:
            self._updates[key] = joined(self._alike, encode(self._own(seat, since, host)))
        return self._updates[key]

    def _own(self, seat: int | None, since: int, host: bool) -> dict[str, Any]:
        """What only this viewer is told. Everything about the game comes from the game's own view."""
        table, state = self.table, self.table.state
        gap, own = gap_since(table, since), self._asks(seat)
        return {
            "since": since if gap is not None else 0,
            "you": seat,
            "host": host,
            "view": self._view(seat) if self._view is not None else None,
            "prompt": table.game.prompt(own) if own is not None else self._prompt,
            "legal": legal_groups(state.settings.game, own) if own is not None else [],
            "ahead": _all_moves(state.settings.game)[state.sealed[seat].move][1] if seat in state.sealed else None,
            "events": [self._tell(happened, seat) for happened in gap or ()],
            "can_undo": table.free_undo(seat) if seat is not None and state.phase == "playing" else None,
            "talk": [talk for talk in state.talk if talk.version > since],
        }

    def _asks(self, seat: int | None) -> Position | None:
        """What this viewer is asked to decide; nothing if the table answers for it, as it has no choice."""
        if seat is None or seat not in self._awaited or self.table.only_answer(seat) is not None:
            return None
        return self.table.facing(seat)

    def _tell(self, happened: Happened, seat: int | None) -> Told:
        """As `tell`, but what this viewer hears like everybody is written for the first of them only."""
        heard = heard_by(self.table, happened, seat)
        if not all(map(is_, heard, happened.events)):
            return _told(happened, heard)
        if happened.version not in self._told:
            self._told[happened.version] = written(_told(happened, heard))
        return self._told[happened.version]


def gap_since(table: Table, since: int) -> list[Happened] | None:
    """What happened after a version; None if it is too long ago, or the game went back meanwhile."""
    if since <= 0 or since > table.state.version:
        return None
    if since < table.no_gap_before or (len(table.recent) == RECENT and table.recent[0].version > since + 1):
        return None
    gap = list(takewhile(lambda happened: happened.version > since, reversed(table.recent)))
    gap.reverse()
    return gap


def tell(table: Table, happened: Happened, seat: int | None) -> Told:
    """One move's events as this viewer hears them, to be sent."""
    return _told(happened, heard_by(table, happened, seat))


def heard_by(table: Table, happened: Happened, seat: int | None) -> list[Event]:
    """After the end, everybody hears everything."""
    if table.state.phase == "over":
        return happened.events
    heard = table.game.heard
    return [heard(event, seat) for event in happened.events]


def _told(happened: Happened, heard: list[Event]) -> Told:
    return Told(happened.moves, happened.actor, [written_event(event) for event in heard])


def legal_groups(game_id: str, position: Position) -> list[LegalGroup]:
    """All moves that may be made now, to be sent."""
    groups: dict[str, list[LegalMove]] = {}
    moves = _all_moves(game_id)
    for number in position.legal_moves():
        kind, move = moves[number]
        if kind in groups:
            groups[kind].append(move)
        else:
            groups[kind] = [move]
    return [LegalGroup(kind, moves) for kind, moves in groups.items()]


@cache
def _all_moves(game_id: str) -> list[tuple[str, LegalMove]]:
    """Each move of a game, at its number: its kind, and the move as it is offered, which is the same whenever it is."""
    game = load_game(game_id)
    moves = [(number, game.move(number)) for number in range(game.moves)]
    return [(tag_of(move), written(LegalMove(number, game.write(move), move))) for number, move in moves]


def _seat(seat: SeatState, present: bool) -> SeatInfo:
    kind: Literal["free", "person", "bot"] = "person" if seat.who is not None else "bot" if seat.bot else "free"
    return SeatInfo(kind, seat.name, seat.mover(), seat.ready, present or kind == "bot", seat.seconds)


def _fair(table: Table) -> FairInfo:
    opened = table.opened_fairness()
    if opened is None:
        return FairInfo(table.state.commitment, None, None)
    return FairInfo(opened.commitment(), opened.seed.hex(), opened.salts)
