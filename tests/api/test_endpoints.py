"""An endpoint is declared once: its signature is the request, its return type the answer, and all who use it are held to it."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caravanserai.api import commands as c
from caravanserai.api.endpoint import Endpoint
from caravanserai.api.endpoints import ENDPOINTS, Api, Sockets
from caravanserai.api.messages import CommandEnvelope
from caravanserai.api.refusals import STATUS
from caravanserai.client import AsyncClient, Client
from caravanserai.client.asking import asked, path_of
from caravanserai.server import app
from caravanserai.server.http import routes

ROOT = Path(__file__).parents[2]


def sent(endpoint: Endpoint[Any, Any], *args: Any, **kwargs: Any) -> tuple[str, str, bytes | None]:
    return asked(endpoint, endpoint.given(args, kwargs))


def test_every_endpoint_is_served_and_nothing_else() -> None:
    assert app.SERVING
    assert set(routes.HANDLERS) == {endpoint.name for endpoint in ENDPOINTS}


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_a_handler_takes_what_its_endpoint_takes(endpoint: Endpoint[Any, Any]) -> None:
    taken = list(inspect.signature(routes.HANDLERS[endpoint.name]).parameters)
    assert taken[1:] == list(endpoint.signature.parameters)[1:]


@pytest.mark.parametrize("kind", [Client, AsyncClient])
def test_both_clients_have_a_method_for_every_endpoint_with_its_words(kind: type[Client] | type[AsyncClient]) -> None:
    client = kind("http://nowhere.invalid")
    for endpoint in ENDPOINTS:
        assert inspect.getdoc(getattr(client, endpoint.name)) == inspect.getdoc(endpoint.declared)


def test_what_the_path_names_is_in_the_path_and_the_rest_of_a_get_is_the_query() -> None:
    assert sent(Api.why_not, "a/b", move="roll it") == ("GET", "/api/tables/a%2Fb/why?move=roll%20it", None)
    assert sent(Api.table, "abc") == ("GET", "/api/tables/abc?since=0", None)
    assert path_of(Sockets.live, {"table": "abc", "since": 7}) == "/api/tables/abc/live?since=7"


def test_the_rest_of_a_post_is_its_body() -> None:
    assert sent(Api.rename, "Ann") == ("PUT", "/api/me", b'{"name":"Ann"}')
    assert sent(Api.make_token, "mine") == ("POST", "/api/tokens", b'{"label":"mine","scopes":["play","read"]}')
    assert sent(Api.make_recovery) == ("POST", "/api/me/recovery", b'{"once":true}')
    assert sent(Api.offer, "abc") == ("POST", "/api/tables/abc/offer", None)


def test_a_struct_is_the_whole_body() -> None:
    request = CommandEnvelope(c.Start(), "k1", 3)
    assert sent(Api.command, "abc", request) == ("POST", "/api/tables/abc", b'{"command":{"do":"start"},"key":"k1","id":3}')


def test_what_an_endpoint_can_be_refused_with_follows_from_its_form_and_from_what_it_says() -> None:
    assert {"no_such_table", "not_over", "bad_token", "too_many"} <= set(Api.export.refusals)
    assert not {"bad_message", "bad_query", "other_site", "scope"} & set(Api.export.refusals)
    assert {"bad_message", "other_site", "scope"} <= set(Api.rename.refusals)
    assert {"no_such_token", "not_for_tokens"} <= set(Api.revoke_token.refusals)


def test_a_table_refuses_only_what_one_of_its_commands_declares() -> None:
    declared = {code for kind in c.Command.__subclasses__() for code in kind.refuses}
    assert declared <= set(Api.command.refusals) & set(Sockets.live.refusals)
    assert all(kind.refuses for kind in c.Command.__subclasses__())


def test_every_refusal_is_some_endpoints_or_the_addresss_own() -> None:
    """`refused` stands for errors that nobody foresaw; the two others are of addresses that there are not."""
    used = {code for endpoint in ENDPOINTS for code in endpoint.refusals} | set(Sockets.live.refusals)
    assert set(STATUS) - used == {"refused", "not_found", "method_not_allowed"}


MISTAKES = """
from caravanserai.api.endpoint import endpoint
from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Me, Why
from caravanserai.client import AsyncClient, Client
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves

async def right(client: AsyncClient) -> str:
    return (await client.why_not("abc", move="roll")).reason or Client("http://h").export("abc")

@serves(Api.rename)
async def right_handler(context: RequestContext, name: str) -> Me: ...

@serves(Api.rename)  # wrong
async def other_name(context: RequestContext, called: str) -> Me: ...

@serves(Api.rename)  # wrong
async def other_type(context: RequestContext, name: int) -> Me: ...

@serves(Api.rename)  # wrong
async def other_answer(context: RequestContext, name: str) -> Why: ...

Client("http://h").why_not("abc", 7)  # wrong
Client("http://h").table("abc").fairness  # wrong
Refused("no_such_thing", "there is none")  # wrong
endpoint("GET", "/nothing", "read", "no_such_thing")  # wrong
"""


@pytest.mark.slow
def test_the_type_checker_finds_a_handler_a_caller_and_a_refusal_that_are_not_as_declared(tmp_path: Path) -> None:
    file = tmp_path / "mistakes.py"
    file.write_text(MISTAKES, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--disable-error-code=empty-body", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line}
    wrong = {number for number, line in enumerate(MISTAKES.splitlines(), start=1) if line.endswith("# wrong")}
    assert found == wrong, done.stdout
