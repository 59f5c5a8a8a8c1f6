"""Broadcast: one version of a table, written for all its viewers. No other path sends game data.

Each is told view, prompt, legal moves, new events, clocks and version in one `Update`, with what is theirs to see; or, if it has
an earlier broadcast and asked for that, in a `Change` only what is different since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from itertools import islice, takewhile
from operator import is_
from typing import Any, Literal
from weakref import WeakKeyDictionary

import msgspec

from caravanserai.api.messages import (
    FairInfo,
    HiddenPositions,
    LegalGroup,
    LegalMove,
    NudgeInfo,
    OtherRules,
    RulesSince,
    SeatInfo,
    Told,
    ToldChange,
    UndoInfo,
)
from caravanserai.bots import takes_time
from caravanserai.core.changes import altered
from caravanserai.core.contract import Event, Position, View
from caravanserai.core.discovery import load_game
from caravanserai.core.speech import tag_of
from caravanserai.tables.deadlines import deadline
from caravanserai.tables.encoding import altered_parts, encode, encoded_event, encoded_parts, joined, pre_encoded
from caravanserai.tables.nudging import nudge_again
from caravanserai.tables.orders import is_ordered
from caravanserai.tables.passage import Passage, SeatSight
from caravanserai.tables.people import Recipient, recipient
from caravanserai.tables.presence import Absence
from caravanserai.tables.seating import stand_in_from
from caravanserai.tables.state import SeatState
from caravanserai.tables.table import RECENT, Happened, Table


class Broadcast:
    """One version of a table on its way to its viewers.

    What all are told alike is written once, here; what is a viewer's own, for each of them. Nobody changes the table meanwhile:
    a room changes a copy, and then broadcasts that.
    """

    def __init__(self, table: Table, absent: Mapping[int, Absence], now: float, onlookers: int = 0) -> None:
        state, game, self.playing = table.state, table.game, table.state.phase != "open"
        self.table = table
        self.now = now
        self._awaited = table.awaited()
        self._prompt = pre_encoded(game.prompt(table.position)) if self.playing and _is_asked(table) else None
        self._alike = {
            "table": state.table,
            "version": state.version,
            "settings": state.settings,
            "phase": state.phase,
            "seats": [_seat(info, absent.get(number), state.settings.game) for number, info in enumerate(state.seats)],
            "moves": len(state.moves),
            "awaited": self._awaited,
            "turn_since": state.turn_since,
            "deadline": deadline(table),
            "now": now,
            "undo": UndoInfo(state.undo.seat, state.undo.moves, state.undo.agreed) if state.undo else None,
            "nudge": NudgeInfo(state.nudged_at, nudge_again(table)) if state.nudged_at else None,
            "outcome": table.outcome(),
            "fair": _fair(table),
            "altered": state.altered,
            "onlookers": onlookers,
            "other_rules": _other_rules(table),
            "lesson": state.lesson is not None,
            "set_up": bool(state.beginning),
            "secrets": game.hides and not any(state.settings.options.get(name) for name in game.opens),
        }
        self._recipients: dict[str | None, Recipient] = {}
        self._own: dict[Recipient, dict[str, Any]] = {}
        self._parts: dict[Recipient, dict[str, bytes]] = {}
        self._updates: dict[tuple[Recipient, int], bytes] = {}
        self._gaps: dict[int, tuple[list[Happened], bytes, bytes]] = {}
        """By version: what happened after it, and with what that begins and ends which is told of it."""
        self._told: dict[int, Told] = {}
        """Of moves of which everybody hears everything: what is told of them, by their version."""
        self._heard: dict[int, bytes] = {}
        """The same, all after a version together."""
        self._changes: WeakKeyDictionary[Broadcast, dict[Recipient, bytes | None]] = WeakKeyDictionary()
        """What leads here from earlier broadcasts, by viewer, as long as somebody has those."""
        self._altered: WeakKeyDictionary[Broadcast, list[bytes]] = WeakKeyDictionary()
        """What all are told alike that is not as it was in an earlier broadcast."""
        self._passages: WeakKeyDictionary[Broadcast, Passage] = WeakKeyDictionary()
        self._common: WeakKeyDictionary[Broadcast, bytes] = WeakKeyDictionary()
        """The events since an earlier broadcast, as most are told of them."""
        self._sights: dict[int | None, SeatSight] = {}

    def recipient(self, who: str | None) -> Recipient:
        """As whom somebody is told of this version."""
        if who not in self._recipients:
            self._recipients[who] = recipient(self.table.state, who)
        return self._recipients[who]

    def update(self, viewer: Recipient, since: int) -> bytes:
        """The whole `Update` for this viewer: made once for all who see the same."""
        key = (viewer, since)
        if key not in self._updates:
            own, news = encode(self._own_of(viewer))[1:-1], self._news(viewer.seat, since)
            self._updates[key] = b'{"message":"update",%b,%b,%b}' % (self._alike_told, own, news)
        return self._updates[key]

    @cached_property
    def _alike_told(self) -> bytes:
        """The fields that are told to all alike."""
        return encode(self._alike)[1:-1]

    @cached_property
    def _alike_parts(self) -> dict[str, bytes]:
        """The same, each by itself."""
        return encoded_parts(self._alike)

    def change(self, last: Broadcast, viewer: Recipient) -> bytes | None:
        """The `Change` for a viewer who has that broadcast; None if it does not lead here, and all has to be told anew."""
        made = self._changes.setdefault(last, {})
        if viewer not in made:
            gap = self._gap_from(last)
            made[viewer] = None if gap is None else self._change_over(gap, last, viewer)
        return made[viewer]

    def _gap_from(self, last: Broadcast) -> list[Happened] | None:
        """What happened since that broadcast; None if one does not lead to the other."""
        if last.table.state.version == self.table.state.version:
            return []
        return gap_since(self.table, last.table.state.version) if last.playing == self.playing else None

    def _change_over(self, gap: list[Happened], last: Broadcast, viewer: Recipient) -> bytes:
        since = last.table.state.version
        parts = [*self._altered_since(last), *altered_parts(last._parts_of(viewer), self._parts_of(viewer))]
        told = self._tell_changes(gap, last, viewer.seat), self._said_since(since)
        return b'{"message":"change","since":%d,"update":{%b},"events":%b,%b}' % (since, b",".join(parts), *told)

    def _altered_since(self, last: Broadcast) -> list[bytes]:
        if last not in self._altered:
            self._altered[last] = altered_parts(last._alike_parts, self._alike_parts)
        return self._altered[last]

    def _parts_of(self, viewer: Recipient) -> dict[str, bytes]:
        if viewer not in self._parts:
            self._parts[viewer] = encoded_parts(self._own_of(viewer))
        return self._parts[viewer]

    def _said_since(self, since: int) -> bytes:
        """What was said, and what else happened, after this version: the last fields of what is sent."""
        talk, tidings = self.table.state.talk, self.table.state.tidings
        said = {"talk": [one for one in talk if one.version > since], "tidings": [one for one in tidings if one.version > since]}
        return encode(said)[1:-1]

    def _tell_changes(self, gap: list[Happened], last: Broadcast, seat: int | None) -> bytes:
        """Each move's events, with what each changes in the viewer's view: written once for all for whom it is the same."""
        if not gap:
            return b"[]"
        if last not in self._passages:
            events = [event for happened in gap for event in happened.events]
            self._passages[last] = Passage(self.table.game, events, last._sight(None))
        passage = self._passages[last]
        self._sights[seat], changes = passage.lead(last._sight(seat), seat)
        if changes is not passage.changes:
            return self._told_changes(gap, seat, changes)
        if last not in self._common:
            self._common[last] = self._told_changes(gap, None, changes)
        return self._common[last]

    def _told_changes(self, gap: list[Happened], seat: int | None, changes: list[msgspec.Raw]) -> bytes:
        told, rest = [], iter(changes)
        for happened in gap:
            own = encode({"changes": list(islice(rest, len(happened.events)))})
            told.append(joined(encode(self._tell(happened, seat)), own))
        return b"[" + b",".join(told) + b"]"

    def _sight(self, seat: int | None) -> SeatSight:
        """What this seat, or a spectator, sees: as the events have led to it, or to be looked at anew."""
        sight = self._sights.get(seat)
        if sight is None or sight.is_behind():
            sight = self._sights[seat] = SeatSight(self.table.game, cache(partial(self._viewing, seat)))
        return sight

    @cached_property
    def _viewing(self) -> Callable[[int | None], View]:
        """Looks at the position, once for all viewers. It knows nothing of the broadcast, which may be let go before it."""
        return self.table.game.viewing(self.table.position)

    def _own_of(self, viewer: Recipient) -> dict[str, Any]:
        """What only this viewer is told of an update, but for the view and the news."""
        if viewer in self._own:
            return self._own[viewer]
        seat = viewer.seat
        table, state, asked = self.table, self.table.state, self._asks(seat)
        own = self._own[viewer] = {
            "you": seat,
            "host": viewer.host,
            "prompt": table.game.prompt(asked) if asked is not None else self._prompt,
            "legal": legal_groups(state.settings.game, asked) if asked is not None else [],
            "ordered": seat is not None and asked is not None and is_ordered(table, seat),
            "ahead": _all_moves(state.settings.game)[state.sealed[seat].move][1] if seat in state.sealed else None,
            "rematch": state.rematch if seat is not None or viewer.sat or viewer.mine else None,
            "can_undo": table.free_undo(seat) if seat is not None and state.phase == "playing" else None,
            "mine": viewer.mine,
        }
        return own

    def _asks(self, seat: int | None) -> Position | None:
        """What this viewer is asked to decide; nothing if the table answers for it, as it has no choice."""
        if seat is None or seat not in self._awaited or self.table.only_answer(seat) is not None:
            return None
        return self.table.facing(seat)

    def _news(self, seat: int | None, since: int) -> bytes:
        """The viewer's view, and what is new in it. Everything about the game comes from the game's own view."""
        if since not in self._gaps:
            gap = gap_since(self.table, since)
            self._gaps[since] = gap or [], b'"since":%d' % (since if gap is not None else 0), self._said_since(since)
        happened, begin, end = self._gaps[since]
        view = encode(self._viewing(seat)) if self.playing else b"null"
        return b'%b,"view":%b,"events":%b,%b' % (begin, view, self._hear(happened, since, seat), end)

    def _hear(self, gap: list[Happened], since: int, seat: int | None) -> bytes:
        """The events of all these moves; written once for all who hear everything."""
        told = [self._tell(happened, seat) for happened in gap]
        if not all(one is self._told.get(happened.version) for one, happened in zip(told, gap, strict=True)):
            return encode(told)
        if since not in self._heard:
            self._heard[since] = encode(told)
        return self._heard[since]

    def _tell(self, happened: Happened, seat: int | None) -> Told:
        """As `tell`, but what this viewer hears like everybody is written for the first of them only."""
        redacted = redacted_events(self.table, happened, seat)
        if not all(map(is_, redacted, happened.events)):
            return _told(happened, redacted)
        if happened.version not in self._told:
            self._told[happened.version] = pre_encoded(_told(happened, redacted))
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
    """One move's events as this viewer hears them, to be sent. The notation of a move may hold secrets, until the end."""
    told = _told(happened, redacted_events(table, happened, seat))
    return msgspec.structs.replace(told, notation=happened.notation) if table.state.phase == "over" else told


def tell_with_changes(table: Table, first: int, seat: int | None) -> list[ToldChange]:
    """The moves after the first so many, each event with what it changes in this viewer's view; up to a move of other rules."""
    game = table.game
    view, told = game.view(table.position_after(first), seat), []
    for happened in takewhile(lambda happened: happened.events or not happened.notation, table.history(first)):
        changes = []
        for event in happened.events:
            redacted = game.redacted(event, seat)
            view, change = altered(view, lambda draft, redacted=redacted: game.change(draft, redacted))  # type: ignore[misc]
            changes.append(change)
        now = tell(table, happened, seat)
        told.append(ToldChange(now.moves, now.actor, now.events, changes=changes))
    return told


def redacted_events(table: Table, happened: Happened, seat: int | None) -> list[Event]:
    """A move's events as this viewer may know them; after the end everybody is told everything."""
    if table.state.phase == "over":
        return happened.events
    redacted = table.game.redacted
    return [redacted(event, seat) for event in happened.events]


def _told(happened: Happened, redacted: list[Event]) -> Told:
    return Told(happened.moves, happened.actor, [encoded_event(event) for event in redacted])


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
    return [(tag_of(move), pre_encoded(LegalMove(number, game.write(move), move))) for number, move in moves]


def _seat(seat: SeatState, absence: Absence | None, game: str) -> SeatInfo:
    kind: Literal["free", "person", "bot"] = "person" if seat.who is not None else "bot" if seat.bot else "free"
    bot = seat.mover()
    thinks = bot is not None and takes_time(game, bot)
    since, stands_in = absence or (None, None)
    present = kind == "bot" or (kind == "person" and absence is None)
    begins = stand_in_from(absence)
    return SeatInfo(
        kind, seat.name, bot, seat.ready, present, seat.seconds, seat.bank, thinks, since, stands_in, seat.lent, begins
    )


def _is_asked(table: Table) -> bool:
    """Whether what the position asks is asked: not if the game is over, as it was, though today's rules would go on."""
    return table.state.phase != "over" or table.position.is_over()


def _other_rules(table: Table) -> OtherRules | None:
    state, today = table.state, table.game.rules_version
    if table.is_whole and not state.changes:
        return None
    changes = [RulesSince(change.before, change.after, change.moves, change.dropped) for change in state.changes]
    played = today if table.is_whole else state.rules
    return OtherRules(played, today, changes, [HiddenPositions(*numbers) for numbers in table.hidden()])


def _fair(table: Table) -> FairInfo:
    """What everybody is told of the dice: what was given to them as it comes, the seed after the end."""
    state, opened = table.state, table.opened_fairness()
    openings = state.dice.openings if state.dice is not None else None
    return FairInfo(
        commitment=state.commitment if opened is None else opened.commitment(),
        seed=None if opened is None else opened.seed.hex(),
        salts=opened.salts if opened is not None and openings is None else None,
        pledges=[seat.pledge for seat in state.seats] if openings is None else openings.pledges,
        rounds=[] if openings is None else openings.rounds,
        opening=openings.waits_for() if openings is not None and state.is_opening() else None,
    )
