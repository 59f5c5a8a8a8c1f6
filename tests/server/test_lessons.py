"""Guided first games over the wire: begun, played by their own instructions, left, gone back in, and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.api.wire import LessonCard
from caravanserai.core.discovery import game_ids
from caravanserai.core.speech import languages
from caravanserai.lessons.format import Lesson, lesson_of
from caravanserai.service.config import UNLIMITED
from tests.server.local import local
from tests.server.people import Person
from tests.server.running import Running
from tests.tables.storage.conftest import database, postgres, postgres_database, sqlite_database
from tests.tables.storage.databases import Database

__all__ = ["database", "postgres", "postgres_database", "sqlite_database"]
Come = Callable[..., Person]


class Learner:
    """Somebody at a lesson's table."""

    def __init__(self, person: Person, game: str = "camel_up", language: str = "en", **given: Any) -> None:
        self.person = person
        self.language = language
        self.table = str(person.post(f"/lessons/{game}", given)["table"])

    def card(self) -> LessonCard:
        return msgspec.convert(self.person.get(f"/tables/{self.table}/lesson?language={self.language}"), LessonCard)

    def does(self, do: str) -> LessonCard:
        answer = self.person.post(f"/tables/{self.table}/lesson", {"do": do, "language": self.language})
        return msgspec.convert(answer, LessonCard)

    def refused(self, do: str, status: int = 409) -> str:
        return str(self.person.post(f"/tables/{self.table}/lesson", {"do": do}, status)["code"])

    def plays(self, move: str) -> LessonCard:
        self.person.do(self.table, "play", move=move, version=self.person.look(self.table).version)
        return self.card()

    def goes_to(self, step: str) -> LessonCard:
        card = self.card()
        while card.id != step:
            card = self.does("skip")
        return card

    def walks_through(self) -> Iterator[LessonCard]:
        """Every card, by doing what each asks."""
        card = self.card()
        while True:
            yield card
            if card.kind == "end":
                return
            if card.phase == "told":
                card = self.does("go_on")
            for move in card.moves:
                if card.phase == "ask":
                    yield card
                    card = self.plays(move)


@pytest.fixture
def ann(come: Come) -> Person:
    return come("Ann")


def test_lessons_are_listed_in_the_readers_language(ann: Person) -> None:
    titles = {language: ann.get(f"/lessons?language={language}") for language in languages()}
    assert [lesson["game"] for lesson in titles["en"]] == list(game_ids())
    assert titles["en"][0] == {"game": "camel_up", "title": "Your first race", "minutes": [3, 5], "steps": 26}
    assert len({lessons[0]["title"] for lessons in titles.values()}) == 3


@pytest.mark.parametrize(("game", "language"), [("camel_up", "en"), ("five_tribes", "pl"), ("emira", "fr")])
def test_a_lesson_is_played_through_by_its_own_instructions(ann: Person, game: str, language: str) -> None:
    learner = Learner(ann, game, language)
    cards = list(learner.walks_through())
    lesson = lesson_of(game)
    assert list(dict.fromkeys(card.id for card in cards)) == [step.id for step in lesson.steps]
    assert all(card.text and card.cites and "$" not in card.text for card in cards)
    assert [card.lens for card in cards] == sorted(card.lens for card in cards)
    update = ann.look(learner.table)
    assert update.lesson
    assert (update.phase, update.outcome is not None and update.outcome.winners) == ("over", [lesson.learner])
    own = cards[-1].own_game
    assert own is not None
    assert (own.game, own.players, own.bot) == (game, lesson.own_game.players, lesson.own_game.bot)
    assert learner.refused("go_on") == "lesson_waits"
    assert learner.refused("skip") == "lesson_waits"


def test_the_first_card_is_read_and_gone_on_from(ann: Person) -> None:
    learner = Learner(ann)
    card = learner.card()
    assert (card.step, card.of, card.id, card.kind, card.phase) == (1, 26, "welcome", "say", "told")
    assert card.text.endswith("You have 3 coins, and whoever has most after the race wins.")
    assert (card.back, card.lens, card.moves, card.idea, card.why) == (False, False, [], None, None)
    card = learner.does("go_on")
    assert (card.id, card.kind, card.phase, card.moves, card.highlight[0]) == ("roll", "do", "ask", ["roll"], "move:roll")
    assert card.version == ann.look(learner.table).version
    assert learner.refused("go_on") == "lesson_waits"


def test_the_move_that_is_asked_for_brings_all_that_follows_at_once(ann: Person) -> None:
    learner = Learner(ann)
    learner.goes_to("insurance")
    before = ann.look(learner.table)
    card = learner.plays("ticket P")
    assert (card.phase, card.text) == (
        "told",
        "Sirocco rolls: blue! Yellow still leads. After 5 rolls a leg is over, so one die is never seen.",
    )
    told = ann.look(learner.table, since=before.version).events
    assert [move.actor for move in told] == [0, 1, -1]


def test_another_move_is_shown_while_chance_and_bots_wait_and_is_taken_back(ann: Person) -> None:
    learner = Learner(ann)
    learner.goes_to("ticket")
    before = ann.look(learner.table)
    for other in ("ticket B", "roll", "cheer 9", "winner Y"):
        card = learner.plays(other)
        assert (card.id, card.phase, card.moves) == ("ticket", "shown", ["ticket Y"])
        assert card.text.startswith("You may. But")
        shown = ann.look(learner.table)
        assert shown.moves == before.moves + 1
        assert learner.refused("go_on") == "lesson_waits"
        card = learner.does("take_back")
        assert (card.phase, ann.look(learner.table).view) == ("ask", before.view)
    assert learner.refused("take_back") == "nothing_to_undo"
    assert learner.plays("ticket Y").phase == "told"


def test_another_move_can_be_taken_back_as_at_any_table(ann: Person) -> None:
    learner = Learner(ann)
    learner.goes_to("ticket")
    learner.plays("ticket B")
    ann.do(learner.table, "undo")
    assert (learner.card().id, learner.card().phase) == ("ticket", "ask")


def test_a_path_that_leaves_the_lessons_is_walked_to_its_end_and_taken_back_to_where_it_left(ann: Person) -> None:
    learner = Learner(ann, "five_tribes")
    learner.goes_to("sow")
    assert learner.plays("pick c2").moves == ["drop d2 V", "drop e2 E", "drop e3 M"]
    other = [move.notation for group in ann.look(learner.table).legal for move in group.moves if move.notation != "drop d2 V"]
    assert learner.plays(other[0]).phase == "shown"
    more = [move.notation for group in ann.look(learner.table).legal for move in group.moves]
    assert learner.plays(more[0]).phase == "shown"
    card = learner.does("take_back")
    assert (card.phase, card.moves) == ("ask", ["drop d2 V", "drop e2 E", "drop e3 M"])
    assert learner.does("show_me").phase == "told"


def test_an_accepted_move_goes_on_with_figures_of_its_own(ann: Person) -> None:
    learner = Learner(ann, "emira")
    learner.goes_to("raise")
    assert learner.plays("bid 90").text == "Sirocco passes. You pay 90 and act first; 810 gold is left."
    learner.goes_to("small_bid")
    assert learner.plays("pass").text.startswith("All pass, so you act for nothing.")
    learner.goes_to("end")
    update = ann.look(learner.table)
    assert update.outcome is not None
    assert update.outcome.winners == [0]


def test_a_move_of_the_next_step_goes_on_to_it(ann: Person) -> None:
    learner = Learner(ann)
    card = learner.plays("roll")
    assert (card.id, card.phase) == ("roll", "told")
    card = learner.does("back")
    assert (card.id, card.phase) == ("roll", "ask")
    assert learner.does("back").id == "welcome"


def test_a_move_where_none_is_asked_for_is_shown_too(ann: Person) -> None:
    learner = Learner(ann)
    card = learner.plays("ticket B")
    assert (card.id, card.phase, card.text) == (
        "welcome",
        "shown",
        "That comes later in this lesson. Look at it, then take it back and go on.",
    )
    assert learner.does("take_back").phase == "told"


def test_one_goes_back_step_by_step_to_the_first(ann: Person) -> None:
    learner = Learner(ann)
    start = ann.look(learner.table).view
    learner.goes_to("tile")
    learner.plays("cheer 4")
    seen = []
    while (card := learner.does("back")).back:
        seen.append((card.id, card.phase))
    assert seen == [
        ("tile", "ask"),
        ("crazy", "told"),
        ("ticket", "ask"),
        ("carried", "told"),
        ("roll", "ask"),
    ]
    assert (card.id, ann.look(learner.table).view) == ("welcome", start)
    assert learner.refused("back") == "nothing_to_undo"


def test_one_goes_back_after_the_end_of_the_game(ann: Person) -> None:
    learner = Learner(ann)
    learner.goes_to("end")
    assert learner.does("back").id == "cards"
    assert learner.does("back").id == "last_leg"
    assert (learner.does("back").id, ann.look(learner.table).phase) == ("finish", "playing")


def test_what_would_have_come_of_it_is_shown_and_nothing_is_kept(ann: Person) -> None:
    learner = Learner(ann)
    assert ann.get(f"/tables/{learner.table}/lesson/what_if", 404)["code"] == "no_lesson"
    learner.goes_to("insurance")
    before = ann.look(learner.table)
    seen = ann.get(f"/tables/{learner.table}/lesson/what_if")
    assert seen["text"].startswith("Had it been purple: it jumps onto yellow and leads.")
    assert seen["before"] == before.view
    assert [told["actor"] for told in seen["events"]] == [0, 1, -1]
    assert all(len(told["events"]) == len(told["changes"]) for told in seen["events"])
    assert ann.look(learner.table).version == before.version


def test_the_odds_come_when_the_lesson_has_come_to_them(ann: Person) -> None:
    learner = Learner(ann)
    assert ann.get(f"/tables/{learner.table}/lens", 409)["code"] == "lens_not_now"
    learner.goes_to("second_ticket")
    assert ann.get(f"/tables/{learner.table}/lens")["lens"]
    assert ann.get(f"/tables/{learner.table}/hint", 403)["code"] == "lens_off"


def test_an_unfinished_lesson_is_given_back_and_can_be_begun_again(ann: Person) -> None:
    learner = Learner(ann)
    start = ann.look(learner.table).view
    learner.goes_to("tile")
    assert Learner(ann).table == learner.table
    assert learner.card().id == "tile"
    assert Learner(ann, again=True).table == learner.table
    assert (learner.card().id, ann.look(learner.table).view) == ("welcome", start)
    assert Learner(ann, "emira").table != learner.table
    learner.goes_to("end")
    assert Learner(ann).table != learner.table


def test_a_lesson_that_is_told_otherwise_since_is_begun_anew(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(ann)
    learner.goes_to("tile")
    monkeypatch.setattr(Lesson, "edition", lambda lesson: "another")
    assert ann.get(f"/tables/{learner.table}/lesson", 409)["code"] == "other_rules"
    assert ann.do(learner.table, "play", 409, move="cheer 4", version=ann.look(learner.table).version)["code"] == "other_rules"
    assert Learner(ann).table != learner.table


def test_a_lesson_is_nobody_elses_and_in_no_strangers_list(ann: Person, come: Come) -> None:
    learner, dan = Learner(ann, name="Ann"), come("Dan")
    assert ann.get("/me")["name"] == "Ann"
    mine = ann.get("/tables")["mine"]
    assert [(listed["table"], listed["lesson"], listed["waits_for_me"]) for listed in mine] == [(learner.table, True, True)]
    assert learner.table not in str(dan.get("/tables"))
    assert dan.get(f"/tables/{learner.table}", 403)["code"] == "not_watchable"
    assert dan.get(f"/tables/{learner.table}/lesson", 403)["code"] == "not_seated"
    assert dan.post(f"/tables/{learner.table}/lesson", {"do": "go_on"}, 403)["code"] == "not_seated"
    table = ann.open_table()
    assert ann.get(f"/tables/{table}/lesson", 403)["code"] == "not_seated"
    ann.do(table, "sit", name="Ann")
    assert ann.get(f"/tables/{table}/lesson", 404)["code"] == "no_lesson"
    assert not ann.look(table).lesson
    assert ann.post("/lessons/chess", {}, 404)["code"] == "no_such_game"


def test_a_lesson_is_neither_resigned_nor_played_again_nor_are_its_dice_checked(ann: Person) -> None:
    learner = Learner(ann)
    assert ann.do(learner.table, "resign", status=409)["code"] == "in_a_lesson"
    assert ann.post(f"/tables/{learner.table}/offer", status=409)["code"] == "in_a_lesson"
    assert ann.do(learner.table, "say", text="hello", status=403)["code"] == "talk_off"
    learner.goes_to("end")
    assert ann.do(learner.table, "rematch", status=409)["code"] == "in_a_lesson"
    assert ann.get(f"/tables/{learner.table}/verify", 409)["code"] == "not_checkable"
    assert ann.look(learner.table).fair.seed is None


def test_whoever_leaves_for_good_leaves_the_lesson_too(come: Come, server: Running) -> None:
    zoe = come("Zoe")
    learner = Learner(zoe, name="Zoe")
    learner.goes_to("ticket")
    assert zoe.http.delete("/api/me").status_code == 200
    room = server.ask(server.registry.room(learner.table))
    assert "Zoe" not in str(room.table.state.seats)
    assert room.table.state.people() == []


def test_nothing_happens_by_itself_at_a_lessons_table(ann: Person, server: Running) -> None:
    learner = Learner(ann)
    learner.goes_to("carried")
    room = server.registry.rooms[learner.table]
    version = room.table.state.version
    room.wake()
    assert not room.is_needed(room.timing.now() + 1e6)
    assert room.table.state.version == version
    assert all(seat.stand_in is None for seat in room.table.state.seats)


def test_a_lessons_table_is_no_table_in_the_statistics(ann: Person) -> None:
    def opened() -> str:
        lines = ann.http.get("/metrics").text.splitlines()
        return "\n".join(line for line in lines if line.startswith("caravanserai_tables_opened_total"))

    before = opened()
    Learner(ann)
    assert opened() == before


def test_a_lesson_has_an_end_to_its_log(tmp_path: Path) -> None:
    with local(tmp_path, msgspec.structs.replace(UNLIMITED, undos_per_table=1)) as browser:
        browser.get("/api/me")
        table = browser.post("/api/lessons/camel_up", json={}).json()["table"]
        for do in ("skip", "skip", "back"):
            assert browser.post(f"/api/tables/{table}/lesson", json={"do": do}).status_code == 200
        assert browser.post(f"/api/tables/{table}/lesson", json={"do": "skip"}).status_code == 429
        assert browser.post(f"/api/tables/{table}/lesson", json={"do": "show_me"}).status_code == 429


def test_a_lesson_goes_on_after_the_server_was_started_again(database: Database, tmp_path: Path) -> None:
    """In every phase: with something told, asked for, and another move shown. Long enough for a snapshot in between."""
    cookies: Any = None
    seen: list[LessonCard] = []
    table = ""
    for visit in range(4):
        running = Running(tmp_path, database=database.url)
        person = Person(running.address)
        try:
            if cookies is not None:
                person.http.cookies = cookies
            learner = Learner(person, "emira", "pl")
            assert table in ("", learner.table)
            table = learner.table
            if seen:
                now = learner.card()
                assert msgspec.structs.replace(now, version=0) == msgspec.structs.replace(seen[-1], version=0)
            match visit:
                case 0:
                    learner.goes_to("raise")
                case 1:
                    learner.plays("pass")
                case 2:
                    learner.does("take_back")
                    learner.goes_to("look")
                case _:
                    assert [card.id for card in learner.walks_through()][-1] == "end"
            seen.append(learner.card())
            cookies = person.http.cookies
        finally:
            person.close()
            running.stop()
    assert [(card.id, card.phase) for card in seen] == [
        ("raise", "ask"),
        ("raise", "shown"),
        ("look", "ask"),
        ("end", "told"),
    ]


def test_what_is_shown_is_followed_by_the_rest_of_its_step(ann: Person) -> None:
    learner = Learner(ann)
    learner.goes_to("roll")
    assert learner.does("show_me").phase == "told"


def test_what_leaves_no_choice_is_answered_for_the_learner(ann: Person) -> None:
    learner = Learner(ann, "five_tribes")
    for move in learner.goes_to("builders").moves[:4]:
        card = learner.plays(move)
    assert card.phase == "told"
