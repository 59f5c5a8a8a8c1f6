"""`caravanserai play`: whole games from a script, help, wrong inputs, saving and leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.saved import read_record
from caravanserai.core.speech import Speech, languages
from caravanserai.tui.commands import has_odds
from tests.terminal.table import GIVEN, ROLLS, check_width, check_words, run, sit_down

ASIDES = [
    "?",
    "",
    "foo",
    "odds",
    "hint",
    "log",
    "b",
    "cheer",
    "? cheer 9",
    "? boo 1",
    "? §6",
    "? 5.3",
    "? 99.9",
    "? ally 2",
    "board",
]
EVERYTHING = (
    "\n".join([*ASIDES, "ticket b", "2", "9", "boo 99", "winner y", "5 y", "loser p", "help", "help 1", "log"]) + "\n" + ROLLS
)


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_can_be_played_in_every_language(language: str) -> None:
    result = sit_down(*GIVEN, "--lang", language, typed=EVERYTHING)
    assert result.exit_code == 0, result.exception
    check_words(result.output)
    speech = Speech(language)
    assert result.output.rstrip().endswith(speech.say("terminal-bye"))
    assert speech.say("terminal-final") in result.output


@pytest.mark.parametrize("width", [60, 80, 120, 160])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    result = sit_down(*GIVEN, "--players", "6", "--name", "Scheherazade of the endless nights", typed=EVERYTHING, width=width)
    assert result.exit_code == 0, result.exception
    check_width(result.output, width)


def test_a_game_runs_from_a_pipe_without_one_escape_code() -> None:
    done = run("play", "--seed", "7", *GIVEN, "--bots", "novice", typed=ROLLS)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    check_words(done.stdout)


def test_no_color_is_heeded_where_colours_are_forced() -> None:
    assert "\x1b" in run("play", "--seed", "7", FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert "\x1b" not in run("play", "--seed", "7", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1").stdout


def test_the_start_player_stacks_the_camels() -> None:
    result = sit_down(typed="1 b\nG\n1 y\nfirst w\n")
    assert "these camels start on one space" in result.output
    assert "which of the crazy camels starts there?" in result.output
    assert "Your turn, Traveller. Do one thing:" in result.output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("foo", "“foo” is neither a move nor a command. Type for example ticket B, or ? for help."),
        ("b", "“b” could be ticket B, winner B, loser B or boo. Which one?"),
        ("ticket", "ticket: which one? B G Y R P"),
        ("cheer 1", "cheer: which one?"),
        ("cheer 2", "A camel stands on space 2. A tile needs a space without camels. §6"),
        ("ally 1", "Partnerships are only for six players or more. §"),
        ("stack b", "You cannot do that on your turn."),
        ("", "Type a number or a move. ? explains."),
        ("? 77.7", "There is no rule with the number 77.7."),
        ("save", "Name a file: save evening.txt"),
    ],
)
def test_a_wrong_input_gets_a_clear_answer_and_loses_nothing(typed: str, answer: str) -> None:
    result = sit_down(*GIVEN, typed=f"{typed}\nroll\n", width=160)
    assert answer in result.output
    assert "Traveller takes a pyramid ticket and rolls." in result.output


def test_a_number_longer_than_any_is_no_move() -> None:
    output = sit_down(*GIVEN, typed="9" * 5000 + "\nroll\n", width=160).output
    assert f"“{'9' * 60}…” is neither a move nor a command." in output
    assert "Traveller takes a pyramid ticket and rolls." in output


def test_a_line_that_asked_which_takes_what_follows_alone() -> None:
    assert "Traveller places a tile on space 9, cheering." in sit_down(*GIVEN, typed="cheer\n9\n").output


def test_help_tells_every_kind_of_move_and_every_command() -> None:
    output = sit_down(*GIVEN, typed="?\n", width=160).output
    for words in (
        "What you may do",
        "The top ticket pays what it says",
        "The card stays hidden",
        "? explains",
        "leave the table",
    ):
        assert words in output


def test_a_move_is_explained_with_its_rule() -> None:
    output = sit_down(*GIVEN, typed="? ticket r\n? roll\n? cheer 2\n", width=160).output
    assert "You may do this now." in output
    assert "§ 4.1 " in output
    assert "§ 4.3 " in output
    assert "A camel stands on space 2." in output
    assert "§ 6 " in output


@pytest.mark.parametrize(
    ("language", "heading", "words"),
    [
        ("en", "§ 5.3 The grey die", "the upper one moves"),
        ("pl", "§ 5.3 Szara kostka", "rusza górny"),
        ("fr", "§ 5.3 Le dé gris", "celui du dessus qui part"),
    ],
)
def test_a_rule_is_quoted_in_the_readers_language(language: str, heading: str, words: str) -> None:
    output = sit_down(*GIVEN, "--lang", language, typed="? 5.3\n", width=160).output
    assert heading in output
    assert words in output


def test_commands_are_known_in_the_readers_language_and_in_english() -> None:
    output = sit_down(*GIVEN, "--lang", "pl", typed="dziennik\nlog\nrada\nhint\nkoniec\n").output
    assert output.count("Dziennik gry") == 2
    assert output.count("proponuje") == 2
    assert output.rstrip().endswith("--save PLIK.")


@pytest.mark.parametrize("game_id", game_ids())
def test_help_and_the_line_of_commands_name_odds_only_where_there_are_some(game_id: str) -> None:
    output = sit_down(game_id, typed="?\nodds\n", width=160).output
    commands = output.split("? explains; ")[1].partition("\n")[0]
    assert ("odds" in commands) == has_odds(load_game(game_id))
    assert ("what is likely to happen, in numbers" in output) == has_odds(load_game(game_id))
    assert ("This game has no odds to show." in output) != has_odds(load_game(game_id))


@pytest.mark.parametrize("game_id", game_ids())
def test_what_could_be_counted_is_told_where_there_is_something(game_id: str) -> None:
    """In Emira not before the first turn."""
    output = sit_down(game_id, typed="?\ncount\n", width=160).output
    assert ("what everybody must have" in output) == (game_id in ("emira", "five_tribes"))
    assert ("There is nothing to count now." in output) == (game_id != "five_tribes")


def test_odds_and_hints_are_given_on_request() -> None:
    output = sit_down(*GIVEN, typed="odds\nhint\n", width=120).output
    assert "Odds of this leg" in output
    assert "would play" in output


def test_a_hint_tells_what_else_was_considered_and_how_much_less_it_promises() -> None:
    output = sit_down(*GIVEN, typed="hint\nhint novice\nhint oracle\n", width=120).output
    assert output.count("Compared with that:") == 2
    assert re.search(r"\d\.\d coins less", output)
    assert "Expert would play" in output
    assert "Novice would play" in output
    assert "there is no bot called 'oracle'" in output


def test_a_walk_is_advised_to_its_end() -> None:
    bids = "bid 18\nbid 12\n"
    output = sit_down("five_tribes", "--players", "2", "--seed", "3", typed=f"{bids}hint\n", width=160).output
    walk = r"would play pick \w\d(, drop \w\d \w)+: Pick up the meeples on \w\d …, and in the end: Drop"
    assert re.search(walk, output)


def test_bots_tell_why_they_moved_but_nothing_that_is_hidden() -> None:
    asked = "\nwhy\nwhy amina\nwhy Zed\n"
    given = (*GIVEN, "--bots", "regular", "--seed", "3")
    output = sit_down(*given, typed="why\n" + ROLLS.replace("\n", asked), width=120).output
    assert "No bot has had anything to decide yet." in output
    assert re.search(r"\nAmina: Take .*\.\n.* coins on average\.\n", output)
    assert "No bot at this table is called “Zed”. There are " in output
    assert re.search(r"What \w+ did last stays hidden, and so does the reason\.", output)
    assert not re.search(r"\n\w+: Bet that", output)


def test_in_an_auction_bots_keep_their_limits_to_themselves() -> None:
    given = ("emira", "--seed", "4", "--players", "3", "--bots", "regular")
    output = sit_down(*given, typed="keep new_orders\n" + "pass\nwhy\non\nwhy\n" * 6, width=120).output
    assert "How far it would go stays its secret." in output
    assert "Acting now is worth a bid of about" not in output


def test_each_seat_can_have_a_level_of_its_own() -> None:
    output = sit_down(*GIVEN, "--players", "3", "--bots", "novice,expert", typed="", width=120).output
    assert "Traveller (you), Amina (Novice) and Bashir (Expert)." in output
    assert "Novice: Looks at who is in front" in output
    assert "Other levels, when you start: --bots random, --bots regular" in output
    result = sit_down(*GIVEN, "--players", "3", "--bots", "novice,expert,regular", typed="")
    assert isinstance(result.exception, BadOption)
    assert "name one for all, or one for each of the 2 seats" in str(result.exception)


def test_the_log_cites_the_rule_of_every_sentence() -> None:
    output = sit_down(*GIVEN, typed="roll\n", width=160).output
    assert "Traveller takes a pyramid ticket and rolls.\u00a0§4.3" in output


def test_the_person_never_reads_what_others_hide() -> None:
    output = sit_down(*GIVEN, "--seed", "3", typed=ROLLS).output
    before_the_end = output.partition("the race is over!")[0]
    assert "Amina bets on" in before_the_end
    assert not [line for line in before_the_end.splitlines() if "with a hidden card:" in line and "Traveller" not in line]


def test_hidden_purses_stay_hidden_in_the_log() -> None:
    output = sit_down(*GIVEN, "-o", "hide_coins=yes", typed=ROLLS).output
    before_the_end = " ".join(output.partition("the race is over!")[0].split())
    assert "Amina ends the leg at" in before_the_end
    assert not [part for part in before_the_end.split("Amina ends the leg at")[1:] if "purse" in part.partition("§")[0]]


def test_bots_can_be_watched_to_the_end() -> None:
    result = sit_down("--watch", "--fast", "--players", "3")
    assert result.exit_code == 0, result.exception
    assert "(you)" not in result.output
    assert "Thank you for playing." in result.output
    check_words(result.output)


@pytest.mark.parametrize("typed", ["", "roll\n", "quit\n", "q\n", "exit\n"])
def test_leaving_early_is_polite_and_keeps_the_game(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    result = sit_down(*GIVEN, "--save", str(file), typed=typed)
    assert result.exit_code == 0
    assert "The game is not finished. Safe travels!" in result.output
    assert "Next time" not in result.output
    assert read_record(file.read_text(encoding="utf-8")).log


def test_leaving_without_saving_says_how_to_save() -> None:
    assert "Next time, --save FILE keeps it." in sit_down(*GIVEN).output


def test_a_finished_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    assert sit_down(*GIVEN, "--save", str(file), typed=ROLLS).exit_code == 0
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None


def test_the_save_command_writes_over_its_own_file_only(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.txt", tmp_path / "other.txt"
    other.write_text("precious", encoding="utf-8")
    missing = tmp_path / "no" / "such" / "folder.txt"
    output = sit_down(*GIVEN, typed=f"save {mine}\nroll\nsave {mine}\nsave {other}\nsave {missing}\n", width=400).output
    assert output.count(f"The game is kept in {mine}") == 2
    assert f"{other} exists already. Choose another name." in output
    assert "could not be written" in output
    assert other.read_text(encoding="utf-8") == "precious"
    assert "Next time" not in output


def test_the_same_seed_gives_the_same_game() -> None:
    assert sit_down(*GIVEN, typed=ROLLS).output == sit_down(*GIVEN, typed=ROLLS).output


def test_without_a_seed_the_dice_are_fresh() -> None:
    games = {run("play", *GIVEN, "--bots", "random", typed="roll\n" * 9).stdout for _ in range(2)}
    assert len(games) == 2


def test_name_and_seat_are_chosen_and_nobody_else_bears_the_name() -> None:
    output = sit_down(*GIVEN, "--name", " amina ", "--seat", "3", typed="roll\n", width=160).output
    assert "At the table: Bashir (Drifter), Dalia (Drifter), amina (you) and Farid (Drifter)." in output
    assert "Your turn, amina." in output


def test_seats_are_counted_from_one_in_options_too() -> None:
    output = sit_down(*GIVEN, "-o", "start_seat=4", "--seat", "4", width=160).output
    assert "Dalia (Drifter) and Traveller (you)." in output
    assert "Traveller has the first turn." in output


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("--seat", "5"), "there is no seat 5 at a table of 4: seats are 1 to 4"),
        (("-o", "start_seat=0"), "there is no seat 0 at a table of 4: seats are 1 to 4"),
        (("-o", "start_seat=mine"), "cannot be 'mine': it is random or a number from 1 to 8"),
        (("--players", "9"), "3 to 8 players"),
        (("--bots", "nobody"), "no bot called 'nobody'"),
        (("--lang", "xx"), "there are no words in 'xx'"),
        (("--option", "colour=red"), "there is no option 'colour'"),
        (("--option", "colour"), "an option is given as NAME=VALUE"),
        (("--save", "/no/such/folder/game.txt"), "there is no folder"),
        (("--save", __file__), "exists already"),
    ],
)
def test_what_cannot_be_is_said_before_the_game_begins(arguments: tuple[str, ...], fault: str) -> None:
    result = sit_down(*arguments)
    assert isinstance(result.exception, BadOption)
    assert fault in str(result.exception)
    assert result.output == ""


def test_who_has_no_choice_is_not_asked() -> None:
    """Emira: in the first turn everybody has too much gold for relief."""
    speech, questions = Speech("en", "emira"), ("keeping_opening", "relieving", "bidding")
    result = sit_down("emira", "--players", "3", typed="1 good_looking\n")
    words = {name: speech.say(f"emira-ask-{name}", seat="Traveller") for name in questions}
    assert {name: result.output.count(words[name]) for name in questions} == {"keeping_opening": 1, "relieving": 0, "bidding": 1}
