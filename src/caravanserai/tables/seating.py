"""Coming and going while a game is on: a bot's seat is taken, one's own lent to a bot and taken back, a deserted one stood in for
or given away.

Whoever comes sees what the seat may see from then on. What the dice are made of is settled when they are set, before the first
move (docs/decisions/0020-no-last-word.md): no seat that changes hands later gives anything to them, or takes anything away.
"""

from __future__ import annotations

from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.people import person_of, seats_of
from caravanserai.tables.presence import Absence
from caravanserai.tables.table import Table

LINGER_SECONDS = 20.0
"""So long somebody is away before others let a bot stand in, unless the grace is shorter: many a line is cut for a moment."""


def taken(table: Table, seat: int, who: str, name: str) -> list[r.Row]:
    """Somebody takes a bot's seat, or their own back."""
    state = table.state
    there, own = state.seats[seat], state.seat_of(who)
    if own == seat:
        return [r.Returned(seat)] if there.stand_in is not None else []
    if seats_of(state, who):
        raise Refused("seated", "you sit at this table already")
    if there.who is not None:
        raise Refused("seat_taken", f"{there.name} sits there", seat=seat)
    had = [at for former, at in state.had.items() if person_of(former) == person_of(who)]
    if had and seat not in had:
        raise Refused("other_seat", f"you know what was hidden at seat {had[0]}: you may take that, but no other", seat=had[0])
    if not had and state.settings.bot_seats != "open":
        raise Refused("seats_closed", "at this table a bot keeps its seat; ask somebody who sits there to hand you theirs")
    return [r.SeatTaken(seat, who, name)]


def may_stand_in(table: Table, who: str) -> None:
    """Raises a refusal unless somebody may let a bot stand in for others: the host, and among friends whoever sits there."""
    state = table.state
    if state.host == person_of(who):
        return
    if state.settings.listed:
        raise Refused("not_host", "at a listed table only the host may do this; a bot stands in by itself after a while")
    if not seats_of(state, who):
        raise Refused("not_seated", "you do not sit at this table")


def stood_in(table: Table, seat: int) -> list[r.Row]:
    """A bot moves for somebody who is away, until they are back; nothing is done if one does already."""
    state, there = table.state, table.state.seats[seat]
    if there.who is None:
        raise Refused("not_gone", f"{there.name} is a bot", seat=seat)
    if there.stand_in is not None:
        return []
    if state.settings.clock.kind == "days":
        raise Refused("by_the_clock", "at a table of days everybody has the time that the clock gives them", seat=seat)
    return [r.TakenOver(seat, state.settings.stand_in)]


def stand_in_from(absence: Absence | None) -> float | None:
    """From when on others may let a bot stand in for somebody; None for whoever is here, or has their time by the clock."""
    if absence is None or absence.stands_in is None:
        return None
    return min(absence.since + LINGER_SECONDS, absence.stands_in)


def check_gone(table: Table, seat: int, absence: Absence | None, now: float) -> None:
    """Raises the refusal to let a bot move for somebody who is here, or has only just gone."""
    begins = stand_in_from(absence)
    if begins is None:
        raise Refused("not_gone", f"{table.state.seats[seat].name} is here", seat=seat)
    if now < begins:
        name, left = table.state.seats[seat].name, begins - now
        raise Refused("not_gone", f"{name} has only just gone; wait {left:.0f} seconds", seat=seat, retry_after=round(left, 1))


def given(table: Table, seat: int, bot: str) -> list[r.Row]:
    """The host gives a bot the seat of somebody who is away; nobody is put out who is there, or lets a bot move."""
    there = table.state.seats[seat]
    if there.who is None or there.stand_in is None or there.lent:
        raise Refused("not_away", f"a bot is given the seat of somebody for whom one stands in, not {there.name}'s", seat=seat)
    return [r.SeatGiven(seat, bot), *host_after(table, seat)]


def host_after(table: Table, seat: int) -> list[r.Row]:
    """If this was the host's last seat, whoever has sat at the table longest is the host."""
    seats = table.state.seats
    others = [number for number, other in enumerate(seats) if other.who is not None and number != seat]
    last = len(seats_of(table.state, seats[seat].who)) == 1
    if person_of(seats[seat].who or "") != table.state.host or not last or not others:
        return []
    return [r.HostPassed(min(others, key=lambda number: seats[number].since))]
