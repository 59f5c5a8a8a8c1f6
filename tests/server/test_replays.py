"""Looking through a game: one's own purse and cards as one saw them then, and the lens of that moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from caravanserai.server.handlers.history import _past_position, _replayed
from tests.server.people import Person
from tests.server.tables import finished, legal, started
from tests.tables.at import Sitting

Come = Callable[..., Person]


def at(person: Person, table: str, moves: int) -> Any:
    return person.get(f"/tables/{table}/moves/{moves}")["view"]


def test_a_finished_game_is_looked_through_with_ones_own_eyes(come: Come) -> None:
    ann, cleo = come("Ann"), come("Cleo")
    table = finished([ann])
    moves = ann.look(table).moves
    mine, theirs = at(ann, table, moves // 2), at(cleo, table, moves // 2)
    assert (mine["viewer"], theirs["viewer"]) == (0, None)
    assert len(mine["seats"][0]["hand"]) == mine["seats"][0]["cards"], "one's own cards are open, to oneself"
    assert theirs["seats"][0]["hand"] is None
    assert [seat["hand"] for seat in mine["seats"][1:]] == [None, None], "what others held is as it was"
    told = ann.get(f"/tables/{table}/replay?moves=0")
    assert [one["moves"] for one in told] == list(range(1, moves + 1))


@pytest.mark.parametrize("game", ["emira", "five_tribes"])
def test_a_purse_is_told_as_it_was_seen_and_no_other_hand_is(game: str) -> None:
    sitting, chance = Sitting("ala", "bo", "cy", game=game), random.Random(3)
    sitting.start()
    seen: dict[int, Any] = {}
    while sitting.table.state.phase != "over":
        table = sitting.table
        seen[len(table.state.moves)] = [msgspec.to_builtins(table.game.view(table.position, seat)) for seat in range(3)]
        move = chance.choice(table.position.legal_moves())
        sitting.play(table.game.write(table.game.move(move)))
    for moves in chance.sample(sorted(seen), 12):
        for seat in range(3):
            then = msgspec.to_builtins(_past_position(sitting.table, moves, seat).view)
            assert then == seen[moves][seat]
            assert then["seats"][seat]["gold"] is not None
            assert [one["hand"] is None for one in then["seats"]] == [other != seat for other in range(3)]
    told: Any = _replayed(sitting.table, 0, 1)  # written already
    assert len(msgspec.json.decode(told)) == len(sitting.table.state.moves)


def test_the_lens_of_a_moment_is_the_one_of_then(come: Come) -> None:
    ann = come("Ann")
    table = started([ann], players=3)
    update = ann.look(table)
    then = ann.get(f"/tables/{table}/lens")["lens"]
    ann.do(table, "play", move=legal(update, "take_ticket")[0], version=update.version)
    past = ann.get(f"/tables/{table}/moves/{update.moves}/lens")
    assert (past["moves"], past["lens"]["leg"] if "leg" in then else past["lens"]) == (update.moves, then.get("leg", then))
    assert ann.get(f"/tables/{table}/moves/{10**6}/lens", 404)["code"] == "no_such_position"
    assert ann.get(f"/tables/{table}/moves/0/lens")["lens"] is None, "before the race there are no odds"


def test_a_past_lens_is_shown_to_whom_it_was_shown_then(come: Come) -> None:
    ann, dan = come("Ann"), come("Dan")
    off, own = finished([ann], lens="off"), finished([ann], lens="own")
    assert ann.get(f"/tables/{off}/moves/20/lens", 403)["code"] == "lens_off"
    turns = [told["moves"] - 1 for told in ann.get(f"/tables/{own}/since") if told["actor"] == 0]
    others = [told["moves"] - 1 for told in ann.get(f"/tables/{own}/since") if told["actor"] == 1]
    assert ann.get(f"/tables/{own}/moves/{turns[0]}/lens")["lens"]
    assert ann.get(f"/tables/{own}/moves/{others[0]}/lens", 409)["code"] == "lens_not_now"
    assert dan.get(f"/tables/{own}/moves/{turns[0]}/lens", 409)["code"] == "lens_not_now"
    closed = finished([ann], watch="nobody")
    assert dan.get(f"/tables/{closed}/moves/20/lens", 403)["code"] == "not_watchable"
    last = ann.look(closed).moves
    assert ann.get(f"/tables/{closed}/moves/{last}/lens")["lens"] is None
