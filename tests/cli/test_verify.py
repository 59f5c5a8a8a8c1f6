"""`caravanserai verify` says what it can know, and no more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from caravanserai.core.fair import Fairness
from caravanserai.core.paper import WrittenMove
from caravanserai.core.saved import paper_of, write_paper, write_record
from tests.cli.test_commands import run
from tests.core.test_signing import KEY, OPENINGS, OTHER, SEED, game
from tests.server.running import SECRET, Running

FAIRNESS = Fairness(SEED, [], OPENINGS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(game(), KEY), encoding="utf-8")
    return path


def told(file: Path, *options: str) -> str:
    answer = run("verify", str(file), *options)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def refused(file: Path, *options: str) -> str:
    answer = run("verify", str(file), *options)
    assert answer.returncode == 1
    return " ".join(answer.stderr.split())


def test_without_anything_seen_before_the_dice_fit_the_file(file: Path) -> None:
    words = told(file)
    assert "sound: camel_up, 3 players" in words
    assert "Its dice fit the file." in words
    assert "dice are those" not in words
    assert "1 move was taken back" in words
    assert "In the dice: the server’s seed, and what Ala and Bo gave." in words
    assert "not opened in time: what Cy had pledged" in words
    assert f"Signed by the key {KEY.public}" in words


def test_with_the_seal_of_the_start_the_dice_are_those(file: Path) -> None:
    words = told(file, "--commitment", FAIRNESS.seal().upper())
    assert "Its dice are those: the server’s seed and everybody’s pledge" in words
    assert "fit the file" not in words


def test_the_commitment_alone_says_nothing_of_the_pledges(file: Path) -> None:
    words = told(file, "--commitment", FAIRNESS.commitment())
    assert "the commitment does not say" in words
    assert "dice are those" not in words


def test_dice_that_are_not_those_are_refused(file: Path, tmp_path: Path) -> None:
    assert "not those that you noted" in refused(file, "--commitment", "00" * 32)
    plain = game()
    plain.fairness = None
    unknown = tmp_path / "unknown.txt"
    unknown.write_text(write_record(plain), encoding="utf-8")
    assert "Nothing in the file says where its dice come from." in told(unknown)
    assert "Nothing in the file says" in refused(unknown, "--commitment", FAIRNESS.commitment())


def test_a_game_of_before_there_were_pledges_is_checked_by_its_commitment(tmp_path: Path) -> None:
    from tests.core.test_fair import fair_game

    file = tmp_path / "old.txt"
    record = fair_game("camel_up", ["a", "", "c"])
    file.write_text(write_record(record), encoding="utf-8")
    assert record.fairness is not None
    words = told(file, "--commitment", record.fairness.commitment())
    assert "Its dice are those: the server’s seed is the one whose commitment you noted" in words
    assert "Not signed" in words


def test_whose_the_signature_is(file: Path, tmp_path: Path) -> None:
    assert "Signed by the key that you gave" in told(file, "--key", KEY.public)
    assert f"by another key: {KEY.public}" in refused(file, "--key", OTHER.public)
    unsigned = tmp_path / "unsigned.txt"
    unsigned.write_text(write_record(game()), encoding="utf-8")
    assert "Not signed" in told(unsigned)
    assert "Not signed" in refused(unsigned, "--key", KEY.public)
    assert "either --key or --server" in refused(file, "--key", KEY.public, "--server", "http://localhost")


def test_a_server_is_asked_for_its_key(file: Path, tmp_path: Path) -> None:
    from caravanserai.core.signing import SigningKey

    own = tmp_path / "own.txt"
    own.write_text(write_record(game(), SigningKey(SECRET)), encoding="utf-8")
    server = Running(tmp_path)
    try:
        assert f"Signed by {server.address} with the key" in told(own, "--server", server.address)
        assert "by another key" in refused(file, "--server", server.address)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "Kostki zgadzają się z plikiem."), ("fr", "Ses dés concordent avec le fichier.")]
)
def test_it_speaks_other_languages(file: Path, language: str, words: str) -> None:
    assert words in told(file, "--lang", language)


# Games of other rules than today's


@pytest.fixture
def earlier(tmp_path: Path) -> Path:
    """A game of other rules that today's lead through."""
    path = tmp_path / "earlier.txt"
    path.write_text(write_paper(msgspec.structs.replace(paper_of(game()), rules=7), KEY), encoding="utf-8")
    return path


@pytest.fixture
def unlike(tmp_path: Path) -> Path:
    """A game of other rules in which somebody did what nobody can do today."""
    paper = paper_of(game())
    number = next(n for n, step in enumerate(paper.steps) if isinstance(step, WrittenMove) and step.actor >= 0)
    steps = [*paper.steps]
    steps[number] = WrittenMove(steps[number].actor, "dance")  # type: ignore[union-attr]
    path = tmp_path / "unlike.txt"
    path.write_text(write_paper(msgspec.structs.replace(paper, rules=7, steps=steps), KEY), encoding="utf-8")
    return path


def not_checked(file: Path, *options: str) -> str:
    answer = run("verify", str(file), *options)
    assert answer.returncode == 3, answer.stderr
    return answer.stdout


def test_a_game_of_other_rules_that_todays_lead_through_is_sound(earlier: Path) -> None:
    words = told(earlier, "--commitment", FAIRNESS.seal())
    assert "sound: camel_up, 3 players" in words
    assert "played by version 7 of the rules. By today’s, version 1, every move is allowed too" in words
    assert "Its dice are those" in words


def test_where_todays_rules_do_not_lead_it_is_said_what_is_known_and_what_is_not(unlike: Path) -> None:
    words = not_checked(unlike, "--commitment", FAIRNESS.seal())
    assert "not altered: camel_up, 3 players" in words
    assert "the first of them move" in words
    assert "cannot be checked here" in words
    assert "everybody’s pledge are the ones you noted at the start" in words
    assert "In the dice: the server’s seed, and what Ala and Bo gave." in words
    assert f"Signed by the key {KEY.public}" in words
    assert "sound" not in words
    assert "Its dice" not in words


def test_without_anything_noted_such_dice_are_told_so_too(unlike: Path) -> None:
    assert "only a commitment that was seen before it can tell" in not_checked(unlike)
    assert "the one whose commitment you noted" in not_checked(unlike, "--commitment", FAIRNESS.commitment())


def test_such_a_game_with_other_dice_or_another_key_is_refused(unlike: Path) -> None:
    assert "not those that you noted" in refused(unlike, "--commitment", "0" * 64)
    assert "another key" in refused(unlike, "--key", OTHER.public)


def test_such_a_game_that_was_altered_is_refused(unlike: Path) -> None:
    unlike.write_text(unlike.read_text(encoding="utf-8").replace("dance", "stand"), encoding="utf-8")
    assert "was altered" in refused(unlike)


def test_such_a_game_is_shown_as_far_as_todays_rules_lead_and_then_as_it_is_written(unlike: Path) -> None:
    shown = run("replay", str(unlike), "--no-board")
    assert shown.returncode == 0, shown.stderr
    assert "dance" in shown.stdout
    assert "Its last line says: end " in shown.stdout
    assert "The result" not in shown.stdout
    assert "dance" not in run("replay", str(unlike), "--seat", "1").stdout
    refusal = run("replay", str(unlike), "--position")
    assert refusal.returncode == 1
    assert "today's rules lead to the positions up to move" in refusal.stderr
    assert run("replay", str(unlike), "--position", "--to", "2").returncode == 0
