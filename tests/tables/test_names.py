"""What bots are called: a name of their own, which nobody else at the table has."""

from __future__ import annotations

import msgspec

from caravanserai.api import commands as c
from caravanserai.tables import rows as r
from caravanserai.tables.bot_names import BOT_NAMES, bot_name
from caravanserai.tables.decide import BeginWithBots, seated_again
from caravanserai.tables.state import SeatState
from tests.tables.at import Sitting


def names(sitting: Sitting) -> list[str]:
    return [seat.name for seat in sitting.table.state.seats]


def test_a_bot_is_called_after_the_first_wind_whose_letter_nobody_has() -> None:
    sitting = Sitting("ala", "khamsin", players=5)
    for seat in (2, 3, 4):
        sitting.do("ala", c.SeatBot(seat, "novice"))
    assert names(sitting) == ["Ala", "Khamsin", "Sirocco", "Harmattan", "Ghibli"]
    assert [seat.bot for seat in sitting.table.state.seats] == [None, None, "novice", "novice", "novice"]


def test_a_bot_of_another_strength_keeps_the_name_of_its_seat() -> None:
    sitting = Sitting("ala")
    sitting.do("ala", c.SeatBot(1, "random"))
    sitting.do("ala", c.SeatBot(2, "random"))
    sitting.do("ala", c.SeatBot(1, None))
    sitting.do("ala", c.SeatBot(2, "regular"))
    assert names(sitting) == ["Ala", "", "Khamsin"]
    sitting.do("ala", c.SeatBot(1, "novice"))
    assert names(sitting) == ["Ala", "Sirocco", "Khamsin"]


def test_there_is_a_wind_for_every_seat_that_a_table_can_have() -> None:
    seats = [SeatState(bot="random") for _ in range(16)]
    for number, seat in enumerate(seats):
        seat.name = bot_name(seats, number)
    assert len({seat.name for seat in seats}) == 16
    assert len({wind.casefold() for wind in BOT_NAMES}) == len(BOT_NAMES)


def test_the_bots_of_a_full_table_of_eight_begin_with_letters_of_their_own() -> None:
    seats = [SeatState(name="Sam"), *(SeatState(bot="random") for _ in range(7))]
    for number in range(1, 8):
        seats[number].name = bot_name(seats, number)
    assert len({seat.name[0] for seat in seats}) == 8


def test_in_a_log_from_before_bots_had_names_they_are_called_by_their_kind() -> None:
    sitting = Sitting("ala")
    row = msgspec.json.decode(b'{"row":"bot_seated","seat":1,"bot":"novice"}', type=r.AnyRow)
    sitting.write(row)
    assert sitting.table.state.seats[1].name == "novice"
    sitting.write(msgspec.json.decode(b'{"row":"bot_seated","seat":1,"bot":null}', type=r.AnyRow))
    assert sitting.table.state.seats[1].is_free()
    assert names(sitting)[1] == ""


def test_a_seat_given_up_keeps_the_persons_name_until_the_rematch() -> None:
    sitting = Sitting("ala", "bo")
    sitting.start()
    sitting.do("bo", c.Resign("novice"))
    assert names(sitting) == ["Ala", "Bo", "Sirocco"]
    again = seated_again(sitting.table.state.seats)
    assert again == [r.Sat(0, "ala", "Ala"), r.BotSeated(1, "novice", "Khamsin"), r.BotSeated(2, "random", "Sirocco")]


def test_a_game_against_bots_begins_in_one_go() -> None:
    sitting = Sitting("ala", players=4)
    sitting.do("ala", c.Leave())
    sitting.do("ala", BeginWithBots(" Ala\n", "novice"))
    state = sitting.table.state
    assert (state.phase, names(sitting)) == ("playing", ["Ala", "Sirocco", "Khamsin", "Harmattan"])
    assert [seat.bot for seat in state.seats] == [None, "novice", "novice", "novice"]
    assert sitting.table.actor() >= 0
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()
