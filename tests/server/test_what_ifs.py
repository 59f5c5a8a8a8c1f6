"""What-ifs over the wire: a line is looked at and thought about, and one that was shared is opened by somebody else."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from caravanserai.core.build import wants_pure
from caravanserai.core.contract import CHANCE
from caravanserai.service import analyst
from caravanserai.service.config import UNLIMITED, Allowance
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import started

Come = Callable[..., Person]
CAMELS = "turn=1 leg=3 6[B] 7[R G Y] 9[P] 13[k] 16[w]"
LINES: dict[str, tuple[str, list[str]]] = {
    "camel_up": (CAMELS, []),
    "five_tribes": ("players=2 phase=starting c3[VVE] c4[V] djinns[enki sloar leta]", []),
    "emira": ("turn=5", ["on", "princess albina", "honour 300", "bag beauty", "on", "on", "on", "on"]),
}
"""By game, a position and moves from there to where a seat has something to decide."""
FALLS: dict[str, tuple[str, list[str], str]] = {
    "camel_up": (CAMELS, ["roll"], "B3"),
    "five_tribes": ("", [], "tile village"),
    "emira": ("turn=5", ["on"], "princess noor"),
}
"""By game, a position and moves from there to where chance decides, and what it may decide."""
NO_MOVE = {"camel_up": "cheer 7", "five_tribes": "pick a1", "emira": "bid 2000"}
"""By game, a move that is not allowed there."""
DEPTHS = {"camel_up": 0, "five_tribes": 2, "emira": 4}
every_game = pytest.mark.parametrize("game", LINES)


def asked(line: list[str], **how: Any) -> dict[str, Any]:
    return {"game": "camel_up", "position": CAMELS, "line": line, **how}


def asked_of(game: str, *more: str, **how: Any) -> dict[str, Any]:
    position, line = LINES[game]
    return {"game": game, "position": position, "line": [*line, *more], **how}


def notations(seen: dict[str, Any]) -> list[str]:
    return [move["notation"] for group in seen["update"]["legal"] for move in group["moves"]]


def test_whoever_is_to_move_sees_the_position_and_what_they_may_do(come: Come) -> None:
    seen = come("Ann").post("/what_if/look", asked([]))
    assert (seen["actor"], seen["update"]["you"], seen["update"]["phase"]) == (1, 1, "playing")
    assert {"roll", "ticket B"} <= {*notations(seen)}
    assert seen["position"].startswith(CAMELS)
    assert seen["told"] == seen["added"] == seen["chance"] == []


@pytest.mark.parametrize("game", FALLS)
def test_dice_and_cards_are_chosen_or_fall(come: Come, game: str) -> None:
    ann = come("Ann")
    position, line, fall = FALLS[game]
    before = {"game": game, "position": position, "line": line}
    waiting = ann.post("/what_if/look", before)
    assert (waiting["actor"], waiting["update"]["legal"]) == (CHANCE, [])
    assert fall in [one["notation"] for one in waiting["chance"]]
    assert all(one["weight"] > 0 for one in waiting["chance"])
    chosen = ann.post("/what_if/look", {**before, "line": [*line, fall], "since": len(line)})
    assert [told["moves"] for told in chosen["told"]] == [len(line) + 1]
    assert len(chosen["told"][0]["changes"]) == len(chosen["told"][0]["events"]) > 0
    assert chosen["position"] != waiting["position"]
    fallen = ann.post("/what_if/look", {**before, "roll": True})
    assert fallen["added"][0]["actor"] == CHANCE
    assert fallen["added"][0]["notation"] in [one["notation"] for one in waiting["chance"]]
    assert fallen["actor"] >= 0


def test_the_story_of_a_line_is_told_from_its_beginning(come: Come) -> None:
    seen = come("Ann").post("/what_if/look", asked(["roll", "B3", "ticket B"], story=True))
    assert [told["actor"] for told in seen["told"]] == [1, CHANCE, 2]


@pytest.mark.parametrize(
    ("asked", "code", "fault"),
    [
        ({"game": "camel_up", "position": "99[Q]"}, "bad_position", "at character"),
        ({"game": "camel_up", "position": CAMELS, "line": ["jump"]}, "bad_line", "move 1: "),
        ({"game": "camel_up", "position": CAMELS, "line": ["roll", "roll"]}, "bad_line", "move 2: "),
        ({"game": "chess"}, "bad_settings", "there is no game called 'chess'"),
        ({"game": "camel_up", "line": ["roll"] * 1201}, "bad_message", "1200"),
    ],
)
def test_what_is_no_position_is_refused_with_what_is_wrong(come: Come, asked: dict[str, Any], code: str, fault: str) -> None:
    ann = come("Ann")
    for place in ("look", "lens", "think"):
        refused = ann.post(f"/what_if/{place}", asked, 422)
        assert refused["code"] == code
        assert fault in refused["text"]


@every_game
def test_odds_reasons_and_bots_are_there_as_at_a_table(come: Come, game: str) -> None:
    ann = come("Ann")
    assert ann.post("/what_if/lens", asked_of(game))["lens"]
    position, line, _ = FALLS[game]
    falling = {"game": game, "position": position, "line": line}
    assert bool(ann.post("/what_if/lens", falling)["lens"]) == bool(line), "while something falls too, once the board is laid"
    why = ann.post("/what_if/why", asked_of(game, move=NO_MOVE[game]))
    assert (why["allowed"], bool(why["section"])) == (False, True)
    hint = ann.post("/what_if/hint", asked_of(game, bot="regular"))
    assert hint["notation"] in notations(ann.post("/what_if/look", asked_of(game)))
    assert ann.post("/what_if/hint", asked_of(game, bot="nobody"), 422)["code"] == "no_such_bot"
    assert ann.post("/what_if/hint", falling, 409)["code"] == "not_your_turn"


@pytest.mark.skipif(wants_pure(), reason="the engine thinks by the compiled rules")
@every_game
def test_the_engine_thinks_on_from_where_it_was_left(come: Come, game: str) -> None:
    ann = come("Ann")
    seen = ann.post("/what_if/look", asked_of(game))
    thoughts = ann.post("/what_if/think", asked_of(game, samples=128))
    assert (thoughts["done"], thoughts["depth"]) == (False, DEPTHS[game])
    assert len(thoughts["chances"]) == len(seen["update"]["seats"])
    while not thoughts["done"]:
        before, thoughts = thoughts, ann.post("/what_if/think", asked_of(game, samples=128, so_far=thoughts["so_far"]))
        assert thoughts["samples"] > before["samples"]
    assert len(thoughts["best"]) > 1
    assert [one["chance"] for one in thoughts["best"]] == sorted((one["chance"] for one in thoughts["best"]), reverse=True)
    assert {one["notation"] for one in thoughts["best"]} <= {*notations(seen)}
    position, line, _ = FALLS[game]
    waits = ann.post("/what_if/think", {"game": game, "position": position, "line": line})
    assert (waits["done"], waits["best"]) == (True, [])


@pytest.mark.skipif(wants_pure() or not hasattr(os, "getpriority"), reason="the engine thinks by the compiled rules")
def test_the_engine_gives_way_to_everything_else(run: Callable[..., Running]) -> None:
    running = run(UNLIMITED)
    ann = Person(running.address, "Ann")
    ann.post("/what_if/think", asked([], samples=128))
    process = running.app.state.services.analyst._process
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + analyst.NICE)
    ann.close()


def test_a_what_if_is_shared_and_opened_by_somebody_else(come: Come) -> None:
    document = {
        "game": "camel_up",
        "position": CAMELS,
        "nodes": [{"after": 0, "move": "roll"}, {"after": 1, "move": "B3"}, {"after": 0, "move": "ticket B"}],
        "branches": [{"name": "blue hurries", "tip": 2}, {"name": "the ticket", "tip": 3}],
        "at": 2,
    }
    kept = come("Ann").post("/what_ifs", document)
    assert kept["path"] == f"/w/{kept['what_if']}"
    ben = come("Ben")
    opened = ben.get(f"/what_ifs/{kept['what_if']}")
    assert opened["document"] == {**document, "table": "", "played": 0}
    assert opened["actors"] == [1, CHANCE, 1]
    assert opened["moves"]["ticket B"]["move"] == "take_ticket"
    own = ben.post("/what_ifs", {**document, "branches": []})
    assert own["what_if"] != kept["what_if"]
    assert ben.get(f"/what_ifs/{kept['what_if']}") == opened
    assert ben.get("/what_ifs/nothing", 404)["code"] == "no_such_what_if"
    assert ben.post("/what_ifs", {**document, "nodes": [{"after": 0, "move": "jump"}]}, 422)["code"] == "bad_line"


def test_a_finished_game_is_a_what_if_with_everything_known(game_over: tuple[Person, str], come: Come) -> None:
    ann, table = game_over
    opened = ann.get(f"/tables/{table}/what_if?moves=3")
    document = opened["document"]
    assert (document["table"], document["at"], document["played"]) == (table, 3, len(document["nodes"]))
    line = [node["move"] for node in document["nodes"]]
    ended = come("Dan").post("/what_if/look", {"game": document["game"], "position": document["position"], "line": line})
    assert ended["update"]["outcome"] == ann.get(f"/tables/{table}")["outcome"]
    assert ann.get(f"/tables/{table}/what_if")["document"]["at"] == len(line)


def test_a_game_that_goes_on_is_nobodys_what_if(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = started([ann])
    for person in (ann, eve):
        assert person.get(f"/tables/{table}/what_if", 409)["code"] == "not_over"
        assert person.get(f"/tables/{table}/what_if?moves=0", 409)["code"] == "not_over"


@pytest.mark.parametrize(
    ("game", "players", "told"), [("camel_up", 3, "coins="), ("five_tribes", 2, "gold="), ("emira", 5, "camels=")]
)
def test_a_fresh_set_up_is_dealt_and_spelled_out_to_be_changed(come: Come, game: str, players: int, told: str) -> None:
    ann = come("Ann")
    seen = ann.post("/what_if/look", {"game": game, "fresh": players, "spelled": True})
    assert (len(seen["update"]["seats"]), seen["actor"] >= 0, told in seen["position"]) == (players, True, True)
    again = ann.post("/what_if/look", {"game": game, "position": seen["position"]})
    assert again["update"]["view"] == seen["update"]["view"], "spelled out or not, it is the same position"
    assert len(again["position"]) < len(seen["position"])
    assert ann.post("/what_if/look", {"game": game, "fresh": 15}, 422)["code"] == "bad_position"


def test_nothing_that_is_tried_counts_anywhere(come: Come) -> None:
    ann = come("Ann")
    ann.post("/what_if/look", asked(["roll"], roll=True))
    ann.post("/what_ifs", {"game": "camel_up", "position": CAMELS})
    assert ann.get("/tables")["mine"] == []
    assert ann.get("/me/journal/games")["games"] == []


def test_limits_hold(run: Callable[..., Running]) -> None:
    limits = msgspec.structs.replace(UNLIMITED, what_ifs_kept_per_person=1, thoughts_per_person=Allowance(1, 0.0))
    running = run(limits)
    ann = Person(running.address, "Ann")
    ann.get("/me")
    ann.post("/what_ifs", {"game": "camel_up", "position": CAMELS})
    assert ann.post("/what_ifs", {"game": "camel_up", "position": CAMELS}, 409)["code"] == "too_many_what_ifs"
    ann.post("/what_if/think", asked(["roll"]))
    assert ann.post("/what_if/think", asked(["roll"]), 429)["code"] == "too_many"
    ann.close()


def test_whoever_leaves_for_good_leaves_no_what_if(run: Callable[..., Running]) -> None:
    running = run(UNLIMITED)
    ann = Person(running.address, "Ann")
    ann.get("/me")
    kept = ann.post("/what_ifs", {"game": "camel_up", "position": CAMELS})["what_if"]
    assert ann.http.delete("/api/me").json() == {"done": True}
    ben = Person(running.address, "Ben")
    assert ben.get(f"/what_ifs/{kept}", 404)["code"] == "no_such_what_if"
    ben.close()
    ann.close()
