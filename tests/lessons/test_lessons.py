"""Every lesson is played through on the rules: all that it asks, tells, cites and accepts is so. One that is not is found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from caravanserai.bots import bot_names
from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import game_ids, module_of
from caravanserai.core.record import Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.lessons.check import LessonCheck, accepted, check_lesson
from caravanserai.lessons.figures import NotSo
from caravanserai.lessons.format import Accepted, Figure, Lesson, NoLesson, lesson_of, lessons
from caravanserai.lessons.scenes import begun, scenes
from caravanserai.lessons.script import Script, script_of

GAMES = [lesson.game for lesson in lessons()]
MINUTES = {"camel_up": (3, 5), "five_tribes": (6, 10), "emira": (6, 10)}
TARGETS: dict[str, dict[str, str]] = {
    "": {"move": r".+", "seat": r"[0-3]", "log": "", "prompt": "", "lens": ""},
    "camel_up": {
        "space": r"([1-9]|1[0-6])",
        "camel": r"(blue|green|yellow|red|purple|white|black)",
        "pile": r"(winner|loser)",
        "side": r"(cheer|boo)",
        "card": r"(blue|green|yellow|red|purple)",
        "pyramid": "",
        "tickets": "",
        "accounts": "",
    },
    "five_tribes": {
        "tile": r"[a-f][1-5]",
        "trail": "",
        "row": r"[1-9]",
        "djinn": r"[a-z_]+",
        "order": "",
        "bazaar": "",
        "scores": "",
    },
    "emira": {
        "princess": r"[a-z_]+",
        "stall": r"(small|large|appearance|status|section|camel)",
        "whom": "",
        "house": "",
        "objective": "",
        "events": "",
        "forecast": "",
        "auction": "",
    },
}
"""What a step may point at, for all games and by game: the kind of target, and what follows its colon."""


def test_every_game_has_a_lesson() -> None:
    assert sorted(GAMES) == sorted(game_ids())
    with pytest.raises(NoLesson):
        lesson_of("chess")


@cache
def checked_lesson(game_id: str) -> LessonCheck:
    return check_lesson(script_of(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_all_of_a_lesson_is_so(game_id: str) -> None:
    checked = checked_lesson(game_id)
    assert checked.figures > 50
    assert checked.claims > 20
    assert checked.accepted >= 1
    assert checked.others > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_all_of_a_lesson_is_so_by_the_plain_rules(game_id: str) -> None:
    asked = (
        "from caravanserai.lessons.check import check_lesson; from caravanserai.lessons.script import script_of; "
        f"print(check_lesson(script_of({game_id!r})).others)"
    )
    environment = os.environ | {"CARAVANSERAI_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == checked_lesson(game_id).others


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_is_as_long_as_it_says(game_id: str) -> None:
    lesson = lesson_of(game_id)
    assert lesson.minutes == MINUTES[game_id]
    assert 20 <= len(lesson.steps) <= 30
    assert sum(step.kind == "do" for step in lesson.steps) >= 10


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_step_points_at_is_something_a_board_has(game_id: str) -> None:
    kinds = TARGETS[""] | TARGETS[game_id]
    for step in lesson_of(game_id).steps:
        for target in step.highlight:
            kind, _, what = target.partition(":")
            assert kind in kinds, target
            assert re.fullmatch(kinds[kind], what), target


@pytest.mark.parametrize("game_id", GAMES)
def test_the_game_of_ones_own_that_follows_can_be_played(game_id: str) -> None:
    lesson, game = lesson_of(game_id), script_of(game_id).game
    assert lesson.own_game.players in game.players
    assert lesson.own_game.bot in bot_names(game_id)
    assert len(lesson.names) == lesson.players
    assert [seat for seat, name in enumerate(lesson.names) if name is None] == [lesson.learner]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_is_a_game_that_can_be_saved_and_read(game_id: str) -> None:
    script = script_of(game_id)
    record = Record(script.game, script.lesson.players, script.game.options_of(begun(script)))
    for move in [*script.setup, *(move for courses in script.steps for move in courses[0].moves)]:
        record.play(move.move)
    assert read_record(write_record(record)).outcome == record.outcome
    assert record.outcome is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_chance_is_asked_for_nothing_in_the_middle_of_a_step(game_id: str) -> None:
    """Wherever the learner is asked, the learner is the one to act: neither chance nor a bot is waited for."""
    script = script_of(game_id)
    for scene in scenes(script):
        if scene.step.kind == "do":
            position = scene.before.copy()
            for asked in script.asked(scene.step.moves):
                assert position.actor() == script.lesson.learner != CHANCE
                position.play(asked.move)


# What is not so is found


def changed(lesson: Lesson, step: str, **fields: Any) -> Script:
    """The lesson with one step changed."""
    steps = [msgspec.structs.replace(one, **fields) if one.id == step else one for one in lesson.steps]
    return Script(msgspec.structs.replace(lesson, steps=steps))


CAMELS = lesson_of("camel_up")
FAULTS: list[tuple[str, Callable[[], Script]]] = [
    ("is 2, and the lesson says 3", lambda: changed(CAMELS, "roll", figures={"face": Figure("event.die_rolled.face", 3)})),
    ("means 0 things", lambda: changed(CAMELS, "roll", figures={"face": Figure("event.tile_paid.space", 3)})),
    ("there is no foo", lambda: changed(CAMELS, "roll", figures={"face": Figure("now.foo", 3)})),
    ("is no beginning", lambda: changed(CAMELS, "roll", figures={"face": Figure("seat.foo", 3)})),
    ("the rules have no FOO", lambda: changed(CAMELS, "roll", figures={"face": Figure("rule.FOO", 3)})),
    ("it is not so that", lambda: changed(CAMELS, "ticket", claims=["lens.camels.yellow.first < lens.camels.red.first"])),
    ("words are only equal", lambda: changed(CAMELS, "finish", claims=["event.race_ended.ranking.0 > purple"])),
    ("do not have all of the sections", lambda: changed(CAMELS, "roll", cites=["4.3", "77"])),
    ("do not have all of the sections", lambda: changed(CAMELS, "roll", cites=[])),
    ("cannot be pointed at", lambda: changed(CAMELS, "roll", highlight=["move:cheer 1"])),
    ("points at nothing", lambda: changed(CAMELS, "roll", highlight=[])),
    ("to act", lambda: changed(CAMELS, "carried", plays=["2 roll", "chance R3"])),
    ("means 0 things", lambda: changed(CAMELS, "carried", plays=["1 ticket G", "2 roll"])),
    ("cannot be", lambda: changed(CAMELS, "carried", plays=["1 ticket G", "2 roll", "chance Y3"])),
    ("moves are for steps to do", lambda: changed(CAMELS, "carried", moves=["roll"])),
    ("two steps have the same id", lambda: changed(CAMELS, "carried", id="roll")),
    ("the end is the last step", lambda: changed(CAMELS, "cards", kind="end")),
]


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_a_lesson_that_says_what_is_not_so_is_found(number: int) -> None:
    words, broken = FAULTS[number]
    with pytest.raises(NotSo, match=words):
        check_lesson(broken())


def test_a_rule_that_is_changed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_of("camel_up", "components"), "PYRAMID_TICKETS", 6)
    with pytest.raises(NotSo, match="all is 6, and the lesson says 5"):
        check_lesson(Script(CAMELS))


def test_a_lesson_that_is_lost_is_found() -> None:
    """Without its card for the winner the race is Khamsin's."""
    stripped = [
        msgspec.structs.replace(
            step,
            moves=["ticket R"] if step.id == "winner" else step.moves,
            figures={},
            claims=[],
            highlight=["pyramid"],
            what_if=None,
        )
        for step in CAMELS.steps
    ]
    with pytest.raises(NotSo, match="the learner does not win alone"):
        check_lesson(Script(msgspec.structs.replace(CAMELS, steps=stripped)))


def test_accepted_courses_are_tried_alone_and_together() -> None:
    alone, mixed = accepted(script_of("five_tribes"))
    assert len(mixed) > 40
    assert any(len(courses) > 2 for courses in mixed)
    assert all(len(courses) == 1 for courses in alone)


def test_an_accepted_course_that_loses_is_found() -> None:
    step = next(step for step in CAMELS.steps if step.id == "winner")
    course = Accepted(["ticket R"], step.then)
    with pytest.raises(NotSo):
        check_lesson(changed(CAMELS, "winner", accept=[course]))
