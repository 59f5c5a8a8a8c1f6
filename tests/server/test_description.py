"""The API describes itself, and does what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from caravanserai.api.endpoints import ENDPOINTS
from caravanserai.api.openapi import live_schema, openapi
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import GameInfo
from caravanserai.server.http import routes
from caravanserai.server.http.context import RequestContext
from caravanserai.service import refusals
from caravanserai.service.config import UNLIMITED
from tests.server.local import local
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import started

Come = Callable[..., Person]


def references(document: Any) -> set[str]:
    if isinstance(document, dict):
        found = {document["$ref"]} if isinstance(document.get("$ref"), str) else set()
        return found.union(*(references(value) for value in document.values()))
    return set().union(*(references(value) for value in document)) if isinstance(document, list) else set()


@pytest.mark.parametrize("document", [openapi(), live_schema()], ids=["http", "live"])
def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for reference in references(document):
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        assert found


def test_operations_have_names_of_their_own() -> None:
    operations = [operation for path in openapi()["paths"].values() for operation in path.values()]
    assert len({operation["operationId"] for operation in operations}) == len(ENDPOINTS)
    assert all(operation["summary"] for operation in operations)


def test_answers_are_as_described(game_over: tuple[Person, str]) -> None:
    ann, over = game_over
    playing = started([ann])
    document = openapi()
    for path, name in (
        ("/tables", "list"),
        (f"/tables/{playing}", "look"),
        (f"/tables/{over}", "look"),
        (f"/tables/{playing}/lens", "lens"),
        (f"/tables/{playing}/moves/1", "past_position"),
        (f"/tables/{over}/moves/1", "past_position"),
        (f"/tables/{over}/verify", "verify"),
        ("/games", "list_games"),
    ):
        template = re.sub(r"/moves/1$", "/moves/{moves}", re.sub(r"/tables/[^/]+", "/tables/{table}", path))
        schema = document["paths"]["/api" + template]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        validator = jsonschema_rs.Draft202012Validator({**schema, "components": document["components"]})
        assert validator.is_valid(ann.get(path)), name


def test_live_messages_are_as_described(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    seat = ann.live(table)
    seat.play()
    seat.refused("play", move="roll", version=0)
    validator = jsonschema_rs.Draft202012Validator(live_schema())
    for message in (*seat.updates, *seat.answers.values()):
        validator.validate(msgspec.to_builtins(message))
    assert validator.is_valid({"command": {"do": "undo"}})
    assert not validator.is_valid({"command": {"do": "fly"}})


def test_a_refusal_that_an_endpoint_did_not_declare_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def refuse(context: RequestContext) -> list[GameInfo]:
        raise Refused("stale", "this is never said of games")

    noted: list[tuple[str, str]] = []
    monkeypatch.setitem(routes.HANDLERS, "games", refuse)
    monkeypatch.setattr(refusals, "note_undeclared", lambda asked, code: noted.append((asked, code)))
    with local(tmp_path) as browser:
        assert browser.get("/api/games").status_code == 409
    assert noted == [("games", "stale")]


def test_the_page_for_people_names_every_endpoint(tmp_path: Path) -> None:
    with local(tmp_path) as browser:
        page = browser.get("/api/docs").text
        assert browser.get("/api/openapi.json").json() == msgspec.json.decode(msgspec.json.encode(openapi()))
    assert all(endpoint.path in page for endpoint in ENDPOINTS)
    assert not re.search(r"<script|<style|https?://", page)


@pytest.mark.slow
@pytest.mark.long
def test_schemathesis_finds_no_fault(run: Callable[..., Running], tmp_path: Path) -> None:
    """A tester that reads the description alone, and tries whatever it allows and forbids."""
    running = run(UNLIMITED)
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{running.address}/api/openapi.json"]
    options = ["--checks", checks, "--max-examples", "20", "--seed", "1", "--workers", "1", "--no-color"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, cwd=tmp_path, timeout=900)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
