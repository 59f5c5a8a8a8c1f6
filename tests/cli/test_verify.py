"""`caravanserai verify` says what it can know, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai.core.fair import Fairness
from caravanserai.core.saved import write_record
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
