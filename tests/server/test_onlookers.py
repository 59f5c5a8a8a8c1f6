"""Those who look on: counted, told so, and given nothing that is the players' own."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import Person
from tests.server.tables import started

Come = Callable[..., Person]


def test_whoever_looks_on_is_counted_once_and_players_are_not(come: Come) -> None:
    ann, ben, stranger = come("Ann"), come("Ben"), come(stranger=True)
    table = started([ann])
    seat = ann.live(table)
    assert seat.now.onlookers == 0
    first = ben.live(table)
    seat.until(lambda update: update.onlookers == 1)
    assert first.until(lambda update: update.onlookers == 1).you is None
    second, third = ben.live(table), stranger.live(table)
    seat.until(lambda update: update.onlookers == 2)
    for socket in (first, second, third):
        socket.close()
    seat.until(lambda update: update.onlookers == 0)
    assert ann.look(table).onlookers == 0


def test_unless_it_is_said_otherwise_a_table_is_seen_by_its_link_alone(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann])
    assert ann.look(table).settings.watch == "link"
    assert table not in str(ben.get("/tables"))
    assert ben.look(table).phase == "playing"
