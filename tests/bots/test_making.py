"""Bots by name, module, file, package, class, instance and factory: one resolver."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import RandomBot, ask, elsewhere, installed_bots, label_of, labels_of, make_bot, split_bots
from caravanserai.bots.making import AnyBot
from caravanserai.core.bot import Choice, view_read_by
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadBot
from caravanserai.lab.match import play_match
from tests.bots import mine

HERE = "tests.bots.mine"
FILE = "tests/bots/mine.py"
A_BOT = """
from caravanserai import Bot, Choice

class Mine(Bot):
    def choose(self, view, legal_moves):
        return Choice(legal_moves[{}])
"""


def choice_of(bot: AnyBot, game_id: str = "camel_up") -> int:
    game = load_game(game_id)
    position = game.start(game.usual_players)
    return make_bot(game_id, bot, 1).choose(game.view(position, 0), [4, 5, 6, 7]).move


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize(
    ("bot", "move"),
    [
        (mine.Nth, 4),
        (mine.SECOND, 5),
        (mine.third, 6),
        (partial(mine.third, nth=3), 7),
        (f"{HERE}:Nth", 4),
        (f"{HERE}:SECOND", 5),
        (f"{HERE}:third", 6),
        (f"{HERE}:Nth(nth=3)", 7),
        (f" {HERE}:third( nth = 1 ) ", 5),
        (f"{FILE}:Nth(nth=1, mood=bold)", 5),
    ],
)
def test_whatever_names_a_bot_is_one_at_every_table(game_id: str, bot: AnyBot, move: int) -> None:
    assert choice_of(bot, game_id) == move


def test_in_brackets_stand_numbers_and_words_with_and_without_quotation_marks() -> None:
    made: Any = make_bot("camel_up", f"{HERE}:Nth(nth=-1, mood='very, bold (once)')", 1)
    assert (made.nth, made.mood) == (-1, "very, bold (once)")
    made = make_bot("camel_up", f"{HERE}:Nth(mood=bold)", 1)
    assert made.mood == "bold"


@pytest.mark.parametrize(
    ("bot", "seconds"),
    [
        ("expert", 2.0),
        ("expert:0.5", 0.5),
        ("expert(seconds=0.5)", 0.5),
        (f"{HERE}:Nth(seconds=3, nth=1)", 3.0),
        (f"{HERE}:Nth:0.25", 0.25),
        (mine.Nth, 2.0),
    ],
)
def test_the_time_to_think_is_that_of_the_name_or_else_that_of_the_table(bot: AnyBot, seconds: float) -> None:
    made = make_bot("camel_up", bot, 1, seconds=2.0, clock=time.thread_time)
    assert (made.seconds, made.clock) == (seconds, time.thread_time)


def test_the_seed_is_given_to_whatever_is_made() -> None:
    for bot in ("random", "expert", mine.Nth, mine.third, f"{HERE}:third"):
        assert make_bot("camel_up", bot, 77).seed == 77


def test_an_instance_is_copied_so_that_no_seat_knows_what_another_does() -> None:
    one, other = make_bot("camel_up", mine.SECOND, 1), make_bot("camel_up", mine.SECOND, 1, seconds=1.0)
    assert one is not mine.SECOND
    assert (one.seconds, other.seconds, mine.SECOND.seconds) == (None, 1.0, None)


def test_a_file_that_was_written_anew_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    file = tmp_path / "bots.py"
    file.write_text(A_BOT.format(0))
    os.utime(file, ns=(1, 1))
    assert choice_of(f"{file}:Mine") == 4
    file.write_text(A_BOT.format(2))
    os.utime(file, ns=(2, 2))
    assert choice_of(f"{file}:Mine") == 6


def test_a_module_is_found_in_the_folder_that_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_that_lie_here.py").write_text(A_BOT.format(3))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert choice_of("bots_that_lie_here:Mine") == 7


def test_a_package_tells_of_its_bots_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        name: EntryPoint(name, f"{HERE}:{value}", elsewhere.GROUP)
        for name, value in {"nth": "Nth", "rider": "Rider", "lost": "Nobody"}.items()
    }
    monkeypatch.setattr(elsewhere, "_installed", lambda: points)
    assert installed_bots() == ["lost", "nth", "rider"]
    assert choice_of("nth(nth=1)") == 5
    assert make_bot("camel_up", "nth:0.5", 1).seconds == 0.5
    with pytest.raises(
        BadBot, match=r"there is random, novice, regular, expert, .*lost, nth, rider, and your own as module:Class"
    ):
        make_bot("camel_up", "nht", 1)
    with pytest.raises(BadBot, match=r"'lost': tests\.bots\.mine:Nobody of the package that brings it cannot be loaded"):
        make_bot("camel_up", "lost", 1)


def test_what_is_installed_is_found_by_its_group(tmp_path: Path) -> None:
    """Read as a package's metadata has it, in a process of its own."""
    script = (
        "from caravanserai.bots import installed_bots, make_bot; print(installed_bots(), make_bot('camel_up', 'nth', 1).name)"
    )

    def asked(folder: Path) -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
        done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    told = tmp_path / "others-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[caravanserai.bots]\nnth = {HERE}:Nth\n")
    assert asked(tmp_path) == "['nth'] nth"


def test_what_is_written_can_be_handed_to_another_process() -> None:
    """A match in two processes: nothing but text goes there."""
    bot = pickle.loads(pickle.dumps(f"{FILE}:Nth(nth=1)"))
    script = f"from caravanserai.bots import make_bot; print(make_bot('camel_up', {bot!r}, 3).nth)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def test_a_bot_is_called_as_it_was_written_or_by_its_own_name() -> None:
    bots: list[tuple[AnyBot, str]] = [
        (" expert:0.5 ", "expert:0.5"),
        (mine.Rider, "camel rider"),
        (mine.Rider(), "camel rider"),
        (mine.Nth, "nth"),
        (mine.third, "third"),
        (partial(mine.third, nth=1), "partial"),
    ]
    assert [label_of(bot) for bot, _ in bots] == [label for _, label in bots]


def test_two_that_differ_never_have_one_label() -> None:
    one, other = mine.Nth(nth=1), mine.Nth(nth=2)
    bots: list[AnyBot] = ["random", one, other, one, mine.Nth, "random", RandomBot, "random 2"]
    assert labels_of(bots) == ["random", "nth", "nth 2", "nth", "nth 3", "random", "random 2", "random 2 2"]


def test_a_list_of_bots_is_parted_by_the_commas_outside_brackets() -> None:
    assert split_bots("expert, mine:A(depth=2, mood='x') ,b.py:C") == ["expert", "mine:A(depth=2, mood='x')", "b.py:C"]


def test_a_bot_tells_its_game_by_the_view_it_reads() -> None:
    assert view_read_by(mine.Rider) is load_game("camel_up").view_type
    assert view_read_by(type("Younger", (mine.Rider,), {})) is load_game("camel_up").view_type
    assert view_read_by(mine.Nth) is None
    for game_id in game_ids():
        for bot in ("novice", "early"):
            assert view_read_by(type(make_bot(game_id, bot, 0))) is load_game(game_id).view_type


def test_bots_of_all_kinds_play_a_match() -> None:
    record = play_match("camel_up", [mine.Rider, mine.SECOND, f"{HERE}:third", "random"], seed=2)
    assert record.names == ["camel rider", "nth", f"{HERE}:third", "random"]
    assert record.outcome is not None


def test_a_choice_may_name_its_move_by_a_number_of_another_library() -> None:
    class Number:
        def __index__(self) -> int:
            return 7

    game = load_game("camel_up")
    view = game.view(game.start(4), 0)
    asked = ask(mine.Answering(answer=Choice(Number(), "why")), view, [4, 7], seat=0, move=0, seed=0)  # type: ignore[arg-type]
    assert asked == Choice(7, "why")
    assert type(asked.move) is int
