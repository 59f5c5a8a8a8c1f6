"""Clocks of days: what counts when weekends are off, days on which clocks are put forward or back, the bank, and reminders."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.settings import Clock
from caravanserai.core.errors import BadOption
from caravanserai.tables import rows as r
from caravanserai.tables.deadlines import deadline, reminder_at
from caravanserai.tables.due import due_at
from caravanserai.tables.listing import listing
from caravanserai.tables.notices import notices_of
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.timing import Outage, Timing
from caravanserai.tables.workdays import EVERY_DAY, check_clock, counted_by
from tests.tables.at import Sitting
from tests.tables.test_clocks import at_zero, rows_of, seconds
from tests.tables.test_room import started, until, with_registry

HOUR, DAY = 3600.0, 86_400.0
WEEKDAYS = Clock(kind="days", days=1, weekends_off=True, zone="Europe/Warsaw")
BANK = Clock(kind="days", days=1, bank=72)


def at(text: str, zone: str = "Europe/Warsaw") -> float:
    """A moment in the table's zone: `Fri 2026-11-13 18:00`."""
    day, _, time = text.partition(" ")
    found = datetime.strptime(time, "%Y-%m-%d %H:%M").replace(tzinfo=ZoneInfo(zone))
    assert found.strftime("%a") == day, f"{time} is a {found:%A}"
    return found.timestamp()


def at_turn(when: float, clock: Clock) -> Sitting:
    """Ala's turn, which began at this moment."""
    sitting = Sitting("ala", "bo", "cy", clock=clock)
    sitting.now = when
    sitting.start()
    sitting.reach_first_turn()
    return sitting


# What counts


@pytest.mark.parametrize(
    ("began", "hours", "ends"),
    [
        ("Thu 2026-11-12 18:00", 24, "Fri 2026-11-13 18:00"),
        ("Fri 2026-11-13 18:00", 24, "Mon 2026-11-16 18:00"),
        ("Fri 2026-11-13 18:00", 6, "Sat 2026-11-14 00:00"),
        ("Sat 2026-11-14 12:00", 24, "Tue 2026-11-17 00:00"),
        ("Sun 2026-11-15 23:59", 1, "Mon 2026-11-16 01:00"),
        ("Mon 2026-11-16 00:00", 5 * 24, "Sat 2026-11-21 00:00"),
        ("Mon 2026-11-16 00:00", 5 * 24 + 1, "Mon 2026-11-23 01:00"),
        ("Fri 2026-03-27 12:00", 24, "Mon 2026-03-30 12:00"),
        ("Fri 2026-10-23 12:00", 24, "Mon 2026-10-26 12:00"),
    ],
)
def test_weekends_do_not_count(began: str, hours: float, ends: str) -> None:
    days = counted_by(WEEKDAYS)
    assert days.after(at(began), hours * HOUR) == at(ends)
    assert days.passed(at(began), at(ends)) == hours * HOUR


def test_a_day_on_which_clocks_are_put_forward_or_back_is_an_hour_shorter_or_longer() -> None:
    """In Cairo they are put forward on a Friday: what counts are hours that pass, not those on the wall."""
    clock = Clock(kind="days", days=1, weekends_off=True, zone="Africa/Cairo")
    days, cairo = counted_by(clock), "Africa/Cairo"
    thursday, midnight = at("Thu 2026-04-23 12:00", cairo), at("Sat 2026-04-25 00:00", cairo)
    assert days.passed(thursday, midnight) == 35 * HOUR
    assert days.after(thursday, 36 * HOUR) == at("Mon 2026-04-27 01:00", cairo)
    everyday = counted_by(Clock(kind="days", days=1))
    assert everyday.after(at("Sat 2026-03-28 18:00"), 24 * HOUR) == at("Sun 2026-03-29 19:00")


def test_what_counts_adds_up() -> None:
    days = counted_by(WEEKDAYS)
    moments = [at("Wed 2026-11-11 07:30") + step * 7.3 * HOUR for step in range(60)]
    for one in moments:
        for other in moments:
            if one <= other:
                assert days.passed(moments[0], one) + days.passed(one, other) == pytest.approx(days.passed(moments[0], other))
                assert days.passed(one, days.after(one, other - one)) == pytest.approx(other - one)


def test_other_clocks_count_every_day() -> None:
    assert counted_by(Clock(kind="minutes", weekends_off=True)) is EVERY_DAY
    assert counted_by(Clock(kind="days")) is EVERY_DAY


def test_a_zone_that_nobody_knows_is_refused_and_one_that_is_not_known_here_any_more_is_utc() -> None:
    for zone in ("Europe/Atlantis", "../../etc/passwd", "/etc/localtime", "\0"):
        with pytest.raises(BadOption, match="no time zone; one is called like Europe/Warsaw"):
            check_clock(Clock(zone=zone))
    lost = counted_by(msgspec.structs.replace(WEEKDAYS, zone="Europe/Atlantis"))
    assert lost.after(at("Fri 2026-11-13 12:00", "UTC"), DAY) == at("Mon 2026-11-16 12:00", "UTC")


# At a table


def test_the_deadline_is_after_the_weekend_and_what_was_thought_before_it_is_spent() -> None:
    sitting = at_turn(at("Fri 2026-11-13 18:00"), WEEKDAYS)
    assert deadline(sitting.table) == listing(sitting.table).summary.deadline == at("Mon 2026-11-16 18:00")
    sitting.now = at("Mon 2026-11-16 06:00")
    sitting.play("roll")
    moved = [row for row, _ in sitting.rows if isinstance(row, r.Moved)]
    assert moved, "the weekend cost nothing"
    assert seconds(sitting) == DAY
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_the_bank_pays_for_what_a_move_takes_beyond_its_days_and_is_not_filled_again() -> None:
    sitting = at_turn(at("Mon 2026-11-16 00:00"), BANK)
    seat = sitting.table.state.seats[0]
    assert (seat.seconds, seat.bank) == (96 * HOUR, 72 * HOUR)
    sitting.now += 20 * HOUR
    sitting.play("roll")
    seat = sitting.table.state.seats[0]
    assert (seat.seconds, seat.bank) == (96 * HOUR, 72 * HOUR), "within a day the bank is not touched"
    sitting.play("roll")
    sitting.play("roll")
    sitting.now += 34 * HOUR
    sitting.play("roll")
    seat = sitting.table.state.seats[0]
    assert (seat.seconds, seat.bank) == (86 * HOUR, 62 * HOUR)
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_going_back_fills_no_bank() -> None:
    sitting = at_turn(at("Mon 2026-11-16 00:00"), BANK)
    sitting.now += 30 * HOUR
    sitting.play("ticket B")
    sitting.do("ala", c.Undo())
    seat = sitting.table.state.seats[0]
    assert (seat.seconds, seat.bank) == (66 * HOUR, 66 * HOUR), "six hours of the bank are gone, and the day is used up"
    sitting.now += HOUR
    sitting.play("ticket B")
    assert sitting.table.state.seats[0].bank == 65 * HOUR


def test_what_was_not_served_on_a_weekend_is_not_given_back_twice() -> None:
    timing, passed = Timing(), counted_by(WEEKDAYS).passed
    timing.know([Outage(at("Fri 2026-11-13 22:00"), at("Mon 2026-11-16 03:00"))])
    began = at("Fri 2026-11-13 18:00")
    assert timing.not_served_since(began, None, passed) == 5 * HOUR
    sitting = at_turn(began, WEEKDAYS)
    sitting.now = at("Mon 2026-11-16 03:00")
    sitting.write(r.ClockHeld(5 * HOUR))
    assert deadline(sitting.table) == at("Mon 2026-11-16 23:00")


def test_tables_of_before_there_was_a_bank_are_read() -> None:
    kept = msgspec.json.decode(b'{"kind": "days", "days": 2, "at_zero": "resign"}', type=Clock)
    assert (kept.at_first(), kept.after_move(5.0), kept.bank) == (2 * DAY, 2 * DAY, 0)


# Reminders


def test_whoever_acts_is_reminded_once_before_their_time_is_over() -> None:
    sitting = at_turn(at("Mon 2026-11-16 12:00"), Clock(kind="days", days=1))
    assert reminder_at(sitting.table) == at("Tue 2026-11-17 06:00") == due_at(sitting.table)
    sitting.write(r.Reminded(0))
    assert reminder_at(sitting.table) is None
    assert due_at(sitting.table) == at("Tue 2026-11-17 12:00")
    sitting.play("roll")
    assert reminder_at(sitting.table) == sitting.now + 18 * HOUR, "the next one is reminded too"
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_nobody_is_reminded_on_a_weekend_that_is_off() -> None:
    sitting = at_turn(at("Fri 2026-11-13 08:00"), msgspec.structs.replace(WEEKDAYS, days=1))
    assert reminder_at(sitting.table) == at("Mon 2026-11-16 02:00")


@pytest.mark.parametrize("clock", [Clock(), Clock(kind="minutes")])
def test_by_the_minute_nobody_is_reminded(clock: Clock) -> None:
    assert reminder_at(at_turn(1000.0, clock).table) is None


async def nearly_over(registry: TableRegistry, **settings: Any) -> Room:
    """A table of days at which the seat whose turn it is has an hour left."""
    room = await started(registry, "ala", "bo", "cy", clock=Clock(kind="days", days=1), **settings)
    while room.table.game.prompt(room.table.position).ask != "turn":
        move = c.Play(room.table.position.legal_moves()[0], room.table.state.version)
        await room.command(str(room.table.state.seats[room.table.actor()].who), move)
    room.table.state.turn_since -= 23 * HOUR
    room.wake()
    return room


def test_a_reminder_is_written_down_once_and_is_a_notice_for_whoever_acts(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await nearly_over(registry)
        before = room.table
        await until(lambda: room.table.state.reminded)
        room.wake()
        await asyncio.sleep(0.05)
        assert [row.seat for row in await rows_of(registry, room) if isinstance(row, r.Reminded)] == [0]
        [notice] = notices_of(before, room.table, [r.Reminded(0)], room.timing.now(), lambda who: False)
        assert (notice.kind, notice.subject, notice.deadline) == ("reminder", "ala", deadline(room.table))

    with_registry(tmp_path, act)


def test_whose_time_is_over_is_not_reminded_any_more(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await at_zero(registry, Clock(kind="days", days=1))
        room.table.state.turn_since -= 1.0
        room.wake()
        await until(lambda: room.table.actor() == 1, 5.0)
        assert not [row for row in await rows_of(registry, room) if isinstance(row, r.Reminded)]

    with_registry(tmp_path, act)
