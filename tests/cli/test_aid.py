"""`caravanserai aid` writes one file that needs no network."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.core.errors import BadOption


def test_an_aid_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "aid.html"
    told = CliRunner().invoke(app, ["aid", "emira", "--lang", "fr", "--variant", "advanced", "--out", str(file)])
    assert told.exit_code == 0
    assert told.stdout.strip() == str(file)
    assert '<html lang="fr">' in file.read_text(encoding="utf-8")


def test_a_form_that_there_is_not_is_told_with_those_there_are(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["aid", "emira", "--variant", "hard", "--out", str(tmp_path / "aid.html")])
    assert isinstance(told.exception, BadOption)
    assert "there is basic, advanced" in str(told.exception)


@pytest.mark.parametrize("game", ["camel_up", "five_tribes"])
def test_the_usual_form_needs_no_word(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(app, ["aid", game]).exit_code == 0
    assert (tmp_path / f"{game}-aid.html").is_file()
