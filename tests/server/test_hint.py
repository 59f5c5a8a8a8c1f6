"""What a bot would do: told to whoever is to move, of what they see, where the table gives advice."""

from __future__ import annotations

from collections.abc import Callable

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
