"""A whole game over live sockets."""

from __future__ import annotations

from collections.abc import Callable

from caravanserai.core.fair import LINKS, Openings, chained
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
    secrets = [bytes([number]) * 32 for number in range(3)]
    for seat, secret in zip(seats, secrets, strict=True):
        seat.must("pledge", pledge=chained(secret, LINKS))
    seats[0].must("seat_bot", seat=3, bot="random")
    seats[0].must("seat_bot", seat=4, bot="random")
    seats[0].must("start")
    for seat, secret in zip(seats, secrets, strict=True):
        assert seat.now.phase == "open"
        seat.must("open_pledge", link=chained(secret, LINKS - 1))
    play_to_the_end(seats)
    end = watcher.until(lambda update: update.phase == "over")
    assert end.outcome is not None
    assert end.fair.seed is not None
    assert end.fair.commitment == watcher.updates[0].fair.commitment
    record = read_record(come().get(f"/tables/{table}/export"))
    assert record.outcome == end.outcome
    assert record.fairness is not None
    assert record.fairness.openings == Openings(end.fair.pledges, end.fair.rounds)
    assert record.fairness.openings.opened_now() == [0, 1, 2]
    assert record.signed_by == people[0].get("/key")["key"]
    assert record.names[:3] == ["Ann", "Ben", "Cleo"]


def test_what_several_are_asked_is_answered_in_any_order(come: Callable[..., Person]) -> None:
    """Emira's opening events: everybody chooses at once, everybody sees who has not yet, and nobody sees what was chosen."""
    people = [come("Ann"), come("Ben"), come("Cleo")]
    ann, cleo = people[0], people[2]
    table = ann.open_table(game="emira", lens="own")
    seats = sit_down(people, table)
    watcher = come("Dan").live(table)
    start = seats[0].must("start").version
    for number, seat in enumerate(seats):
        update = seat.until_version(start)
        assert update.awaited == [0, 1, 2]
        assert update.prompt is not None
        assert (update.prompt.actor, update.prompt.ask) == (number, "keeping_opening")
    assert [person.get("/tables")["mine"][0]["waits_for_me"] for person in people] == [True, True, True]

    kept = [next(move for group in seat.now.legal for move in group.moves) for seat in seats]
    notation = kept[2].notation.replace(" ", "%20")
    assert cleo.get(f"/tables/{table}/why?move={notation}")["allowed"]
    assert cleo.get(f"/tables/{table}/lens")["version"] == start
    sealed = seats[2].must("play", move=kept[2].number, version=start).version
    assert not cleo.get(f"/tables/{table}/why?move={notation}")["allowed"]
    assert cleo.get(f"/tables/{table}/lens", status=409)["code"] == "lens_not_now"
    assert [person.get("/tables")["mine"][0]["waits_for_me"] for person in people] == [True, True, False]
    for viewer in (*seats, watcher):
        update = viewer.until_version(sealed)
        assert (update.awaited, update.moves) == ([0, 1], seats[0].now.moves)
        assert (update.ahead is not None) == (viewer is seats[2])
    assert seats[2].refused("play", move=kept[2].number, version=sealed).code == "answered"

    seats[0].must("play", move=kept[0].number, version=start)
    end = seats[1].must("play", move=kept[1].number, version=start).version
    story = ann.get(f"/tables/{table}/since?moves=0")
    assert [told["actor"] for told in story if told["actor"] >= 0][:3] == [0, 1, 2]
    assert watcher.until_version(end).ahead is None
