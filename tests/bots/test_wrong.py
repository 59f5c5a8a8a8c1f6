"""Whatever is wrong with a bot is answered in a sentence that says what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import ask, make_bot, offer
from caravanserai.core.bot import Bot, Choice
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadBot, BotMistake, CaravanseraiError
from caravanserai.lab.match import play_match
from tests.bots import mine

HERE = "tests.bots.mine"
KNOWN = "there is random, novice, regular, expert, roller, greedy, early, and your own as module:Class or path/file.py:Class"
A_CHOICE = r"expected is a Choice of one of its legal moves \(4, 5, 6\), such as Choice\(4\)"


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("", "'' names no bot: give a name as expert, a class as module:Class or a file as path/file.py:Class"),
        ("(seconds=1)", "names no bot"),
        ("genius", f"there is no bot called 'genius'; {KNOWN}"),
        ("Expert", f"there is no bot called 'Expert'; {KNOWN}"),
        ("expert:", "after the colon stands how many seconds it may think, from 0.001 on, as in expert:0.5"),
        ("expert(seconds=soon)", "how many seconds it may think, from 0.001 on, as in expert:0.5 or expert(seconds=0.5)"),
        ("expert(seconds=0.5", "no closing bracket at its end: parameters stand in brackets, as in expert(seconds=0.5)"),
        ("expert(0.5)", "in the brackets stand names with their values, as in expert(seconds=0.5)"),
        ("expert(seconds=1+x)", "in the brackets stand names with their values"),
        ("expert(depth=3)", "there is nothing called 'depth' to say in brackets; there is seconds"),
        (f"{HERE}:Nth(depth=3)", "there is nothing called 'depth' to say in brackets; there is seconds, nth, mood"),
        (f"{HERE}:SECOND(nth=3)", "this bot is made already and takes nothing in brackets but seconds"),
        ("no.such.module:Bot", "there is no module 'no' for no.such.module:Bot; it is looked for in "),
        (f"{HERE}:Nobody", f"{HERE} has no 'Nobody'; its bots are Answering, Demanding, Falling, Forgetful, Nth"),
        ("json:Bot", "json has no 'Bot'; it has no class that is a caravanserai.Bot"),
        ("no/such/file.py:Bot", "there is no file no/such/file.py for no/such/file.py:Bot; looked for as /"),
        ("tests/bots/mine.py", "is a file: say which bot in it is meant, as in tests/bots/mine.py:Class"),
        (
            f"{HERE}:NOT_A_BOT",
            "is 3, of the kind int, and no bot: that is a class below caravanserai.Bot, an instance, or a factory",
        ),
        (f"{HERE}:Stranger", "is the class Stranger, which is not below caravanserai.Bot: class Stranger(Bot)"),
        (f"{HERE}:Undecided", "lacks choose: a bot has choose(self, view, legal_moves), which gives a Choice"),
        (f"{HERE}:Demanding", "cannot be made with a seed alone: whatever else it takes needs a default"),
        (f"{HERE}:Forgetful", "its __init__ does not call super().__init__(seed), as that of every bot does"),
        (f"{HERE}:Stillborn", "fell over when it was made with seed 1: OSError: no weights"),
        (f"{HERE}:nothing", "gave nothing for a seed: a factory gives a caravanserai.Bot"),
        (mine.Undecided, "undecided lacks choose"),
        (3, "is 3, of the kind int, and no bot"),
        (None, "is nothing and no bot"),
    ],
)
def test_a_bot_that_there_is_not_is_refused_with_what_there_is(bot: Any, told: str) -> None:
    with pytest.raises(BadBot) as caught:
        make_bot("camel_up", bot, 1)
    assert told in str(caught.value)


def test_a_file_that_is_no_python_is_refused_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("class Mine(Bot:\n")
    with pytest.raises(BadBot, match=r"broken\.py cannot be loaded: SyntaxError: "):
        make_bot("camel_up", f"{tmp_path / 'broken.py'}:Mine", 1)


@pytest.mark.parametrize("bot", [mine.Rider, mine.Rider(), f"{HERE}:Rider", lambda seed: mine.Rider(seed)])
def test_a_bot_at_another_games_table_is_refused(bot: Any) -> None:
    with pytest.raises(BadBot, match=r"plays camel_up, since it reads a CamelUpView; this is a table of emira$"):
        make_bot("emira", bot, 1)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (3, f"gave 3, of the kind int; {A_CHOICE}"),
        (None, f"gave nothing: choose ends without a return; {A_CHOICE}"),
        ("roll", f"gave 'roll', of the kind str; {A_CHOICE}"),
        (Choice(99), f"chose move 99, which is not allowed now; {A_CHOICE}"),
        (Choice(True), f"chose True, which is no number of a move; {A_CHOICE}"),
        (Choice("roll"), f"chose 'roll', which is no number of a move; {A_CHOICE}"),  # type: ignore[arg-type]
        (Choice(4.0), f"chose 4.0, which is no number of a move; {A_CHOICE}"),  # type: ignore[arg-type]
    ],
)
def test_a_bots_mistake_is_told_with_who_where_and_what_was_expected(answer: Any, told: str) -> None:
    game = load_game("camel_up")
    view = game.view(game.start(4), 2)
    with pytest.raises(BotMistake, match=f"^answering in seat 2, at move 17 with seed 5, {told}$") as caught:
        ask(mine.Answering(answer=answer), view, [4, 5, 6], seat=2, move=17, seed=5)
    assert (caught.value.bot, caught.value.seat, caught.value.move, caught.value.seed) == ("answering", 2, 17, 5)


def test_a_bot_that_falls_over_in_a_match_is_told_with_its_fault() -> None:
    with pytest.raises(
        BotMistake, match=r"^falling in seat 1, at move \d+ with seed 4, fell over: ZeroDivisionError: no camels$"
    ) as caught:
        play_match("camel_up", ["random", mine.Falling, "random"], seed=4)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert isinstance(caught.value, CaravanseraiError)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("expert", "'expert' is none of yours: name a class as module:Class or path/file.py:Class"),
        (f"{HERE}:Nth(seconds=1)", "at a server's tables the table says how long a bot thinks, so seconds are not said here"),
        (f"{HERE}:Nth(depth=1)", "cannot be made so: got an unexpected keyword argument 'depth'"),
        (f"{HERE}:SECOND", "is no class below caravanserai.Bot with a choose of its own, which a server's tables need"),
        (f"{HERE}:third", "is no class below caravanserai.Bot with a choose of its own, which a server's tables need"),
        (f"{HERE}:Regular", 'has a bot of its own called regular: give yours another name, as in name = "my_regular"'),
    ],
)
def test_what_cannot_sit_at_a_servers_tables_is_not_offered(bot: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_BOTS", "")
    with pytest.raises(BadBot) as caught:
        offer([bot])
    assert told in str(caught.value)


def test_a_bot_has_the_name_of_its_class_unless_it_says_otherwise() -> None:
    class SlowCamel(Bot):
        def choose(self, view: Any, legal_moves: list[int]) -> Choice:
            return Choice(legal_moves[0])

    assert SlowCamel.name == "slow_camel"
    assert mine.Rider.name == "camel rider"
