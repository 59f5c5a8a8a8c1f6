"""Before a game begins: who is the host, who may be sent away, and what holds when somebody moves over or has another name."""

from __future__ import annotations

import msgspec

from caravanserai.api import commands as c
from caravanserai.tables import rows as r
from caravanserai.tables.decide import TakeOver
from tests.tables.at import Sitting


def accept(sitting: Sitting, seat: int, who: str) -> None:
    owner = sitting.table.state.seats[seat].who
    assert owner is not None
    sitting.do(who, TakeOver(seat, owner, who.title()))


def test_the_host_may_free_the_seat_of_somebody_who_does_not_come_back() -> None:
    sitting = Sitting("ala", "bo", "cy")
    assert sitting.do("ala", c.FreeSeat(1)) == [r.Left(1)]
    assert sitting.table.state.seats[1].is_free()
    sitting.do("ala", c.SeatBot(1, "random"))
    sitting.do("cy", c.Ready())
    sitting.do("ala", c.Start())
    assert sitting.table.state.phase == "playing"


def test_the_host_may_free_a_bots_seat_too() -> None:
    sitting = Sitting("ala")
    sitting.do("ala", c.SeatBot(1, "random"))
    sitting.do("ala", c.FreeSeat(1))
    assert sitting.table.state.seats[1].is_free()


def test_when_the_host_leaves_whoever_has_sat_there_longest_is_host() -> None:
    sitting = Sitting("ala", "bo", "cy")
    sitting.do("bo", c.Leave())
    sitting.do("bo", c.Sit(name="Bo", seat=1))
    sitting.do("ala", c.Leave())
    assert sitting.table.state.host == "cy"
    sitting.do("cy", c.FreeSeat(2))
    assert sitting.table.state.host == "bo"
    sitting.do("bo", c.SeatBot(0, "random"))
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_a_host_who_moves_over_or_sits_alone_stays_the_host() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("ala", c.Sit(name="Ala", seat=2))
    assert sitting.table.state.host == "ala"
    sitting.do("bo", c.Leave())
    sitting.do("ala", c.Leave())
    assert sitting.table.state.host == "ala"


def test_another_name_is_only_another_name() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("bo", c.Ready())
    sitting.do("bo", c.Pledge("ab" * 32))
    sitting.do("bo", c.Sit(name="Bob"))
    seat = sitting.table.state.seats[1]
    assert (seat.name, seat.ready, seat.pledge) == ("Bob", True, "ab" * 32)


def test_whoever_moves_over_is_still_ready() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("bo", c.Ready())
    sitting.do("bo", c.Pledge("ab" * 32))
    sitting.do("bo", c.Sit(name="Bo", seat=2))
    seat = sitting.table.state.seats[2]
    assert (seat.who, seat.ready, seat.pledge) == ("bo", True, "ab" * 32)


def test_a_friend_who_takes_a_seat_before_the_start_speaks_for_themselves() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("bo", c.Ready())
    sitting.do("bo", c.Pledge("ab" * 32))
    accept(sitting, 1, "eve")
    seat = sitting.table.state.seats[1]
    assert (seat.who, seat.ready, seat.pledge) == ("eve", False, "")
    assert sitting.table.state.former == []


def test_who_takes_the_hosts_seat_is_host() -> None:
    sitting = Sitting("ala", "bo")
    accept(sitting, 0, "eve")
    assert sitting.table.state.host == "eve"


def test_a_table_that_was_set_anew_is_built_of_its_log_alone() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("bo", c.Ready())
    settings = msgspec.structs.replace(sitting.settings, players=4, lens="off", talk="auto", listed=True)
    rows = sitting.do("ala", c.Rearrange(settings))
    assert [type(row) for row in rows] == [r.Arranged, r.Readied]
    assert (len(sitting.table.state.seats), sitting.table.position.seats) == (4, 4)
    assert sitting.table.state.settings.talk == "reactions", "left to itself, it follows"
    assert [one.name for one in sitting.table.state.altered] == ["players", "lens", "listed", "talk"]
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()
    sitting.start()
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_settings_that_are_put_back_are_not_told_as_altered() -> None:
    sitting = Sitting("ala")
    sitting.do("ala", c.Rearrange(msgspec.structs.replace(sitting.settings, lens="off")))
    sitting.do("ala", c.Rearrange(msgspec.structs.replace(sitting.settings, lens="own")))
    assert [(one.name, one.before) for one in sitting.table.state.altered] == [("lens", "all")]
    sitting.do("ala", c.Rearrange(sitting.settings))
    assert sitting.table.state.altered == []
