"""What a bot would do: told to whoever is to move, of what they see, where the table gives advice."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from caravanserai.bots import bot_names
from caravanserai.core.discovery import load_game
from tests.server.people import Person
from tests.server.tables import play, started

Come = Callable[..., Person]
GAME = load_game("camel_up")


def test_a_hint_is_a_legal_move_with_its_reason_and_what_else_was_considered(come: Come) -> None:
    ann, ben, cleo = come("Ann"), come("Ben"), come("Cleo")
    table = started([ann, ben, cleo])
    told = ann.get(f"/tables/{table}/hint")
    legal = {move.notation for group in ann.look(table).legal for move in group.moves}
    assert told["bot"] == bot_names("camel_up")[-1]
    assert told["notation"] in legal
    assert GAME.write(GAME.read(told["notation"])) == told["notation"]
    assert told["reason"]
    values = [one["value"] for one in told["considered"]]
    assert all(one["notation"] in legal for one in told["considered"])
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("game", ["five_tribes", "emira"])
def test_what_was_played_on_is_told_for_every_seat(game: str, come: Come) -> None:
    ann = come("Ann")
    table = ann.post("/tables/quick", {"game": game, "name": "Ann", "players": 3, "bot": "novice"})["table"]
    wait_until_asked(ann, table)
    seat = ann.look(table).you
    tried = ann.get(f"/tables/{table}/hint?bot=expert")["considered"]
    assert tried
    assert all(one["trials"] > 0 and len(one["values"]) == 3 and one["values"][seat] == one["value"] for one in tried)
    weighed = ann.get(f"/tables/{table}/hint?bot=regular")["considered"]
    assert {(one["trials"], len(one["values"])) for one in weighed} == {(0, 0)}


def test_each_level_can_be_asked_and_nobody_else(come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    for bot in bot_names("camel_up"):
        assert ann.get(f"/tables/{table}/hint?bot={bot}")["bot"] == bot
    assert ann.get(f"/tables/{table}/hint?bot=oracle", 422)["code"] == "no_such_bot"


def test_a_walk_is_told_to_its_end(come: Come) -> None:
    ann = come("Ann")
    table = ann.post("/tables/quick", {"game": "five_tribes", "name": "Ann", "players": 2, "bot": "novice"})["table"]
    game = load_game("five_tribes")
    wait_until_asked(ann, table)
    while (told := ann.get(f"/tables/{table}/hint?bot=regular"))["move"]["move"] != "pick_up":
        until_asked(ann, table, told["notation"])
    steps = [told["notation"], *(step["notation"] for step in told["then"])]
    assert len(steps) == 1 + sum(step.startswith("drop") for step in steps) > 1
    assert all(one["then"] for one in told["considered"])
    for step in steps:
        until_asked(ann, table, step)
    update = ann.look(table)
    assert game.write(game.read(steps[-1])) == steps[-1]
    assert all(group.kind != "drop" for group in update.legal)


def until_asked(person: Person, table: str, notation: str) -> None:
    """Make a move, and wait until one is asked again."""
    version = person.look(table).version
    person.do(table, "play", move=notation, version=version)
    wait_until_asked(person, table)


def wait_until_asked(person: Person, table: str) -> None:
    while not (update := person.look(table)).legal and update.phase == "playing":
        time.sleep(0.01)


def test_who_is_not_to_move_and_who_only_looks_on_has_no_hint(come: Come) -> None:
    ann, ben, dan = come("Ann"), come("Ben"), come("Dan")
    table = started([ann, ben, come("Cleo")])
    assert ben.get(f"/tables/{table}/hint", 409)["code"] == "not_your_turn"
    assert dan.get(f"/tables/{table}/hint", 403)["code"] == "not_seated"
    play(ann, table, "take_ticket")
    assert ben.get(f"/tables/{table}/hint")["notation"]


def test_where_the_odds_are_off_no_advice_is_given(come: Come) -> None:
    ann = come("Ann")
    table = started([ann], lens="off")
    assert ann.get(f"/tables/{table}/hint", 403)["code"] == "lens_off"
