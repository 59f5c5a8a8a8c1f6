"""Tables over HTTP: opened, listed, played, finished, exported, imported, opened again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.core.discovery import load_game
from tests.server.people import Person
from tests.server.tables import legal, play, seated, started

Come = Callable[..., Person]


def test_games_come_with_options_and_bots(come: Come) -> None:
    (game,) = [game for game in come().get("/games") if game["game"] == "camel_up"]
    assert (game["fewest"], game["most"], game["usual"]) == (3, 8, 4)
    assert {"name", "values", "minimum", "maximum", "default", "ordinary", "fewest"} == set(game["options"][0])
    assert game["bots"][0] == "random"


def test_a_table_is_opened_with_every_option_filled_in(come: Come) -> None:
    ann = come()
    made = ann.post("/tables", {"game": "camel_up", "players": 4, "name": "Friday"})
    assert made["path"] == f"/t/{made['table']}"
    update = ann.look(made["table"])
    assert (update.phase, update.host, update.you, update.view) == ("open", True, None, None)
    assert update.settings.options["stack_order"] == "choose"
    assert update.settings.stand_in


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess", "players": 2},
        {"game": "camel_up.rules", "players": 3},
        {"game": "../games", "players": 3},
        {"game": "camel_up", "players": 9},
        {"game": "camel_up", "players": 3, "options": {"dice": 7}},
        {"game": "camel_up", "players": 3, "options": {"stack_order": "never"}},
        {"game": "camel_up", "players": 3, "stand_in": "nobody"},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(come: Come, settings: dict[str, object]) -> None:
    error = come().post("/tables", settings, 422)
    assert (error["message"], error["code"]) == ("error", "bad_settings")
    assert error["text"]


def test_lists_show_mine_those_to_join_and_those_to_watch(come: Come) -> None:
    ann, ben, cleo = come("Ann"), come("Ben"), come("Cleo")
    listed = ann.open_table(listed=True, name="come in")
    ann.do(listed, "sit", name="Ann")
    playing = started([ben, ann], name="look on", listed=True, watch="anyone")
    secret = [started([cleo], watch="link"), started([cleo]), started([cleo], watch="anyone"), started([cleo], listed=True)]
    mine = {table["table"]: table for table in ann.get("/tables")["mine"]}
    assert set(mine) == {listed, playing}
    assert mine[listed]["waits_for_me"]
    others = ann.get("/tables")
    assert not {listed, playing} & {table["table"] for table in others["open"] + others["watchable"]}
    lists = come("Dan").get("/tables")
    assert lists["mine"] == []
    assert listed in {table["table"] for table in lists["open"]}
    assert playing in {table["table"] for table in lists["watchable"]}
    assert not [table for table in secret if table in str(lists)]
    assert set(lists["open"][0]) == {
        "table", "game", "name", "phase", "players", "free_seats", "waits_for_me", "changed", "names", "acting", "turn_since",
        "you", "stage", "deadline", "put_away", "lesson", "set_up"
    }  # fmt: skip


def test_names_come_without_what_cannot_be_printed(come: Come) -> None:
    ann = come("Ann")
    table = ann.open_table(name="red \x1b[31m \u202eelbat")
    assert ann.look(table).settings.name == "red [31m elbat"
    assert ann.http.put("/api/me", json={"name": "A\x07nn\u202e"}).json()["name"] == "A nn"


def test_lists_tell_who_sits_where_and_who_is_awaited(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = seated([ann, ben])

    def listed() -> dict[str, Any]:
        (found,) = [shown for shown in ann.get("/tables")["mine"] if shown["table"] == table]
        return dict(found)

    assert (listed()["names"], listed()["acting"], listed()["turn_since"]) == (["Ann", "Ben", "Sirocco"], None, 0)
    ann.do(table, "start")
    assert listed()["acting"] == "Ann"
    began = listed()["turn_since"]
    assert began == ann.look(table).turn_since > 0
    play(ann, table, "take_ticket")
    assert listed()["acting"] == "Ben"
    assert listed()["turn_since"] > began


def test_only_the_host_starts_and_only_when_all_are_ready(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.open_table()
    assert ben.do(table, "start", 403)["code"] == "not_host"
    assert ann.do(table, "start", 409)["code"] == "seat_free"
    for seat in (0, 1, 2):
        ann.do(table, "seat_bot", seat=seat, bot="random")
    assert ann.do(table, "start", 403)["code"] == "not_seated"
    ann.do(table, "free_seat", seat=1)
    ben.do(table, "sit", name="Ben", seat=1)
    assert ann.do(table, "start", 409)["details"] == {"seat": 1}
    ben.do(table, "ready")
    ann.do(table, "start")
    assert ben.look(table).phase == "playing"


def test_the_same_key_again_changes_nothing(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    update = ann.look(table)
    request = {"move": legal(update, "take_ticket")[0], "version": update.version}
    first = ann.do(table, "play", key="k1", **request)
    assert ann.do(table, "play", key="k1", **request) == first
    assert ann.look(table).version == first["version"]
    assert ann.do(table, "play", 409, key="k2", **request)["code"] == "stale"


def test_keys_are_each_persons_own(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.open_table()
    ann.do(table, "sit", name="Ann", key="1")
    ben.do(table, "sit", name="Ben", key="1")
    assert [seat.name for seat in ann.look(table).seats] == ["Ann", "Ben", ""]


def test_a_move_on_an_old_version_is_answered_with_what_changed(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    old = ben.look(table)
    play(ann, table, "take_ticket")
    error = ben.do(table, "play", 409, move="roll", version=old.version)
    assert error["code"] == "stale"
    assert error["update"]["since"] == old.version
    assert error["update"]["you"] == 1
    assert [event["event"] for told in error["update"]["events"] for event in told["events"]] == ["ticket_taken", "asked"]
    ben.do(table, "play", move="roll", version=error["update"]["version"])


def test_moves_are_given_by_number_by_object_or_in_notation(come: Come) -> None:
    ann, ben, cleo = people = [come("Ann"), come("Ben"), come("Cleo")]
    table = started(people)
    game = load_game("camel_up")
    ann.do(table, "play", move="ticket B", version=ann.look(table).version)
    ben.do(table, "play", move={"move": "take_ticket", "camel": "blue"}, version=ann.look(table).version)
    cleo.do(table, "play", move=game.number(game.read("ticket B")), version=ann.look(table).version)
    assert ann.look(table).view["tickets"]["blue"] == [2]
    for move in ("ticket", {"move": "fly"}, {"camel": "blue"}, -1, 10**30, "x" * 5000):
        assert ann.do(table, "play", 422, move=move, version=ann.look(table).version)["code"] == "no_such_move"


def test_why_not_is_answered_for_the_asking_seat(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    assert ann.get(f"/tables/{table}/why?move=roll") == {"allowed": True, "reason": None, "section": None, "about": {}}
    allowed = {move.notation for group in ann.look(table).legal for move in group.moves}
    space = next(space for space in range(2, 17) if f"cheer {space}" not in allowed)
    refusal = ann.get(f"/tables/{table}/why?move=cheer+{space}")
    assert not refusal["allowed"]
    assert refusal["reason"]
    assert refusal["section"]
    assert ben.get(f"/tables/{table}/why?move=roll")["reason"] == "not_your_turn"
    assert come("Dan").get(f"/tables/{table}/why?move=roll", 403)["code"] == "not_seated"
    error = ann.do(table, "play", 422, move=f"cheer {space}", version=ann.look(table).version)
    assert (error["code"], error["details"]["reason"]) == ("illegal_move", refusal["reason"])


def test_what_happened_since_is_told_as_the_asker_may_hear_it(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    before = ann.look(table).moves
    ann.do(table, "play", move="winner R", version=ann.look(table).version)
    (mine,) = ann.get(f"/tables/{table}/since?moves={before}")
    (theirs,) = come("Dan").get(f"/tables/{table}/since?moves={before}")
    assert "red" in str(mine["events"])
    assert "red" not in str(theirs["events"])
    assert mine["events"][0]["section"]


def test_free_undo_goes_back_to_the_start_of_ones_turn(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    before = ann.look(table)
    play(ann, table, "take_ticket")
    assert ann.look(table).can_undo == before.moves
    ann.do(table, "undo")
    after = ann.look(table)
    assert (after.view, after.moves, after.legal) == (before.view, before.moves, before.legal)
    assert ann.do(table, "undo", 409)["code"] == "nothing_to_undo"


def test_beyond_what_was_revealed_undo_needs_everybodys_consent(come: Come) -> None:
    ann, ben, cleo = people = [come("Ann"), come("Ben"), come("Cleo")]
    table = started(people)
    before = ann.look(table)
    play(ann, table, "roll")
    assert ann.look(table).can_undo is None
    ann.do(table, "undo", moves=before.moves)
    assert ben.look(table).undo is not None
    ben.do(table, "answer_undo", agrees=True)
    assert ben.do(table, "answer_undo", 409, agrees=True)["code"] == "answered"
    cleo.do(table, "answer_undo", agrees=False)
    assert ann.look(table).undo is None
    ann.do(table, "undo", moves=before.moves)
    for person in (ben, cleo):
        person.do(table, "answer_undo", agrees=True)
    assert ann.look(table).view == before.view


def test_a_resigned_seat_is_the_bots_for_good(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    ben.do(table, "resign", bot="random")
    seat = ann.look(table).seats[1]
    assert (seat.kind, seat.bot) == ("bot", "random")
    assert ben.do(table, "play", 403, move="roll", version=1)["code"] == "not_seated"


def test_a_seat_is_handed_to_a_friend_by_an_offer(come: Come) -> None:
    ann, ben, cleo = come("Ann"), come("Ben"), come("Cleo")
    table, other = started([ann, ben], watch="nobody"), started([ann, ben])
    offer = ben.post(f"/tables/{table}/offer")
    assert time.time() < offer["expires"] < time.time() + 3601
    assert cleo.do(other, "accept", 403, code=offer["code"], name="Cleo")["code"] == "bad_offer"
    assert cleo.do(table, "accept", 403, code=offer["code"][:-2] + "xx", name="Cleo")["code"] == "bad_offer"
    assert ann.do(table, "accept", 409, code=offer["code"], name="Ann")["code"] == "seated"
    done = cleo.do(table, "accept", code=offer["code"], name="Cleo", key="a")
    assert cleo.do(table, "accept", code=offer["code"], name="Cleo", key="a") == done
    assert cleo.look(table).you == 1
    assert come("Dan").do(table, "accept", 409, code=offer["code"], name="Dan")["code"] == "offer_over"
    assert (ben.look(table).you, ben.look(table).legal) == (None, [])
    assert ben.post(f"/tables/{table}/offer", status=403)["code"] == "not_seated"


def test_a_table_that_nobody_may_watch_is_open_to_those_who_come_to_sit(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = seated([ann], watch="nobody")
    assert ben.look(table).phase == "open"
    ann.do(table, "start")
    for path in ("", "/since", "/export", "/moves/0", "/why?move=roll", "/lens", "/verify"):
        assert ben.get(f"/tables/{table}{path}", 403)["code"] == "not_watchable"
    assert ann.look(table).you == 0


@pytest.mark.parametrize("name", ["nothing", "-", "x" * 65, "%00", "a%2Fb", "%F0%9F%90%AA", "..", "a b"])
def test_there_is_no_such_table(come: Come, name: str) -> None:
    assert come().get(f"/tables/{name}", 404)["code"] in ("no_such_table", "not_found")
