"""The site has every page, in its navigation too, and all that links lead to; the protocol is told as it is described."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.api.endpoints import ENDPOINTS
from caravanserai.api.openapi import live_schema
from documentation import ROOT, Site, by_fences, gather, with_lists
from surface import PUBLIC


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("documentation")
    gather(target)
    return target


def test_every_guide_decision_and_rulebook_is_in_the_navigation(gathered: Path) -> None:
    navigation = (gathered / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert f"{page.relative_to(ROOT / 'docs').as_posix()}\n" in navigation
    for rules in (ROOT / "src").rglob("RULES*.md"):
        assert f"rules/{rules.parent.name}{rules.name.removeprefix('RULES')}\n" in navigation
    for module in PUBLIC:
        assert f"reference/{module}.md\n" in navigation


def test_all_links_between_files_lead_somewhere(gathered: Path) -> None:
    for page in (gathered / "pages").rglob("*.md"):
        plain = "".join(piece for piece, is_code in by_fences(page.read_text(encoding="utf-8")) if not is_code)
        for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", plain):
            assert (page.parent / link).exists(), f"{page}: {link}"


def test_what_newcomers_ask_is_answered_within_two_clicks(gathered: Path) -> None:
    """From the front page, or from the first chapter's tab, to the questions, and from there to the answer."""
    navigation = (gathered / "mkdocs.yml").read_text(encoding="utf-8")
    assert re.search(r'- "Learn":\n\s+- .+: questions\.md\n', navigation)
    assert "](questions.md)" in (gathered / "pages" / "index.md").read_text(encoding="utf-8")
    questions = re.findall(r"^\| ([^|]+\?) \| (.+) \|$", (gathered / "pages" / "questions.md").read_text(encoding="utf-8"), re.M)
    assert len(questions) >= 10
    assert [asked for asked, answer in questions if not re.search(r"\]\((?!https?:)", answer)] == []


def test_every_request_is_told(gathered: Path) -> None:
    page = (gathered / "pages" / "protocol-http.md").read_text(encoding="utf-8")
    assert [endpoint.name for endpoint in ENDPOINTS if f"{{ #{endpoint.name} }}" not in page] == []


def test_every_message_of_a_live_table_is_told_with_all_its_fields(gathered: Path) -> None:
    schema = live_schema()
    page = (gathered / "pages" / "protocol-live.md").read_text(encoding="utf-8")
    sends = dict(re.findall(r"^A (client|server) sends (.+)$", page, re.MULTILINE))
    for who in ("client", "server"):
        kinds = schema[f"x-{who}-sends"]
        assert re.findall(r"\[(\w+)\]", sends[who]) == [one["$ref"].rpartition("/")[2] for one in kinds.get("anyOf", [kinds])]
    told = dict(re.findall(r"^### (\w+) \{ #type-\w+ \}\n((?:(?!###).*\n)*)", page, re.MULTILINE))
    assert told.keys() == schema["$defs"].keys()
    for name, kind in schema["$defs"].items():
        assert re.findall(r"^\| `(\w+)`", told[name], re.MULTILINE) == [*kind.get("properties", {})], name


@pytest.mark.parametrize("page", ["protocol-http.md", "protocol-live.md"])
def test_values_are_told_as_they_are_sent(gathered: Path, page: str) -> None:
    told = re.findall(r"`([^`]+)`(?: unless told| or | \|)", (gathered / "pages" / page).read_text(encoding="utf-8"))
    assert told
    assert [value for value in told if value in ("None", "True", "False") or value.startswith("'")] == []


def test_a_file_of_the_source_is_shown_and_links_in_code_are_left_alone(tmp_path: Path) -> None:
    site = Site(tmp_path)
    led = site._with_links("[it](../src/caravanserai/core/contract.py) and\n```\n[x](y.md)\n```\n", "docs/library.md")
    assert led == "[it](source/src/caravanserai/core/contract.py.md) and\n```\n[x](y.md)\n```\n"
    assert "class Game" in (tmp_path / "source/src/caravanserai/core/contract.py.md").read_text(encoding="utf-8")


def test_a_list_begins_after_an_empty_line() -> None:
    assert (
        with_lists("Words:\n- one\n- two\n\nMore.\n```\n- code\n```\n") == "Words:\n\n- one\n- two\n\nMore.\n```\n- code\n```\n"
    )


def test_the_rows_of_bots_are_those_that_were_played() -> None:
    """A line of the guide is what is kept of the row, and every row that is kept stands there."""
    run = [sys.executable, str(ROOT / "bench" / "rows.py"), "--tell"]
    kept = subprocess.run(run, capture_output=True, text=True, encoding="utf-8", check=True).stdout.splitlines()
    guide = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    told = [line.rpartition(" |")[0].replace(", 0.125 s |", ", 1/8 s |") + " |" for line in kept if "expert:" not in line]
    assert len(told) >= 30
    assert [line for line in told if line not in guide] == []
