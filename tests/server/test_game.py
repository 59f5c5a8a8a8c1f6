"""A whole game over live sockets."""

from __future__ import annotations

from collections.abc import Callable

from caravanserai.core.saved import read_record
from tests.server.people import Person, Seat


def sit_down(people: list[Person], table: str) -> list[Seat]:
    seats = [person.live(table) for person in people]
    for number, (person, seat) in enumerate(zip(people, seats, strict=True)):
        seat.must("sit", name=person.name, seat=number)
        seat.must("ready")
    return seats


def play_to_the_end(seats: list[Seat]) -> None:
    """Everybody makes whatever move comes up; bots move in between."""
    for turn in range(1000):
        update = seats[0].until(lambda update: update.phase == "over" or bool(update.prompt and update.prompt.actor >= 0))
        if update.phase == "over" or update.prompt is None:
            return
        actor = update.prompt.actor
        if actor < len(seats):
            current = seats[actor].until_version(update.version)
            if current.legal:
                seats[actor].play(turn * 7)
        seats[0].until_version(update.version + 1)
    raise AssertionError("the game does not end")


def test_three_people_and_two_bots_play_camel_up(come: Callable[..., Person]) -> None:
    people = [come("Ann"), come("Ben"), come("Cleo")]
    table = people[0].open_table(players=5, name="Friday")
    seats = sit_down(people, table)
    watcher = come("Dan").live(table)
    seats[1].must("salt", salt="my lucky words")
    seats[0].must("seat_bot", seat=3, bot="random")
    seats[0].must("seat_bot", seat=4, bot="random")
    seats[0].must("start")
    play_to_the_end(seats)
    end = watcher.until(lambda update: update.phase == "over")
    assert end.outcome is not None
    assert end.fair.seed is not None
    assert end.fair.commitment == watcher.updates[0].fair.commitment
    record = read_record(come().get(f"/tables/{table}/export"))
    assert record.outcome == end.outcome
    assert record.fairness is not None
    assert record.names[:3] == ["Ann", "Ben", "Cleo"]
