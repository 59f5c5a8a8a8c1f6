"""`admin` and `doctor` speak three languages, each with the same words."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from typer.testing import CliRunner

from caravanserai.api.settings import Settings
from caravanserai.cli import app
from caravanserai.cli.serve import DATABASE_FILE
from caravanserai.core.speech import SHARED, Speech, languages
from caravanserai.service import data_check
from caravanserai.tables import doctor
from caravanserai.tables.doctor import FOLDER, finding
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store

SAID = {
    "en": ("1 table.", "open", "is missing", "Findings: 2."),
    "fr": ("1 table.", "ouverte", "manque", "Défauts : 2."),
    "pl": ("1 stół.", "otwarty", "brakuje", "Usterki: 2."),
}


def words(language: str) -> dict[str, set[str]]:
    """By id each message of a language, with the arguments that it tells."""
    text = (files(SHARED) / "text" / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])) for entry in found if entry.span}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_words_with_the_same_arguments(language: str) -> None:
    different = {name for name, told in words("en").items() if words(language).get(name) != told}
    assert words(language).keys() == words("en").keys()
    assert different <= {"admin-ask-tidy"}  # in English a single table is not counted


@pytest.mark.parametrize("language", languages())
def test_every_finding_that_is_noted_can_be_told(language: str) -> None:
    sources = [Path(module.__file__ or "").read_text(encoding="utf-8") for module in (doctor, data_check)]
    kinds = {kind for source in sources for kind in re.findall(r'(?:note|finding)\("([a-z-]+)"', source)}
    assert kinds >= {"listing", "missing", "open", "snapshot-differs"}
    about = {name: "1" for told in words("en").values() for name in told}
    speech = Speech(language, folder=FOLDER, strict=True)
    for kind in kinds:
        assert all(finding(kind, "restore", **about).told(speech)), kind


@pytest.mark.parametrize("language", languages())
def test_a_host_is_told_in_the_language_they_ask_for(language: str, tmp_path: Path) -> None:
    async def open_table() -> None:
        registry = TableRegistry(open_store(str(tmp_path / DATABASE_FILE)))
        await registry.open()
        await registry.open_table(Settings("camel_up", 3), "ann")
        await registry.close()

    asyncio.run(open_table())
    (tmp_path / DATABASE_FILE).chmod(0o600)
    for beside in tmp_path.glob(f"{DATABASE_FILE}-*"):
        beside.chmod(0o600)
    counted, phase, missing, findings = SAID[language]
    given = ["--data", str(tmp_path), "--lang", language]
    listed = CliRunner().invoke(app, ["admin", "tables", *given]).output
    assert (counted in listed, phase in listed) == (True, True), listed
    examined = CliRunner().invoke(app, ["doctor", *given])
    assert (examined.exit_code, missing in examined.output, findings in examined.output) == (1, True, True), examined.output
