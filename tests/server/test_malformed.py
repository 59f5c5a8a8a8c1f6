"""Whatever is sent to whatever address, in whatever form: a typed answer, and never an error of the server's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravanserai.api.endpoint import PREFIX, Endpoint
from caravanserai.api.endpoints import ENDPOINTS
from caravanserai.api.messages import Error
from caravanserai.server.http.security import HEADERS
from tests.server.local import TABLE, Browser, local

EXAMPLES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
names = st.one_of(st.text(max_size=20), st.sampled_from(["import", "..", "%00", "a/b", "1" * 300]))
numbers = st.one_of(st.integers(), st.floats(), st.text(max_size=10))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=30)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=10), inner, max_size=4)),
    max_leaves=10,
)
COMMANDS = (
    "sit",
    "leave",
    "seat_bot",
    "seat_guest",
    "free_seat",
    "ready",
    "pledge",
    "start",
    "open_pledge",
    "play",
    "undo",
    "answer_undo",
    "resign",
    "accept",
    "say",
    "rematch",
)
commands = st.sampled_from(COMMANDS)
FIELDS = ["name", "seat", "bot", "ready", "pledge", "link", "move", "version", "moves", "agrees", "code", "text"]
near_requests = st.builds(
    lambda do, fields, key: {"command": {"do": do, **fields}, "key": key},
    commands,
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=3),
    st.one_of(st.none(), st.text(max_size=70)),
)
near_settings = st.dictionaries(
    st.sampled_from(["game", "players", "options", "clock", "watch", "grace"]), values, max_size=6
).map(lambda given: {**TABLE, **given})
bodies = st.one_of(
    st.binary(max_size=200),
    st.one_of(values, near_requests, near_settings).map(lambda value: json.dumps(value).encode()),
    st.one_of(values, near_requests).map(lambda value: json.dumps(value).encode()[:-1]),
)
kinds = st.sampled_from(
    ["application/json", "application/json; charset=utf-8", "text/plain", "multipart/form-data", "", "x" * 300]
)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with local(tmp_path_factory.mktemp("malformed")) as browser:
        browser.get("/api/me")
        yield browser


@pytest.fixture(scope="module")
def table(browser: Browser) -> str:
    return str(browser.post("/api/tables", json=TABLE).json()["table"])


def check(answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert msgspec.json.decode(answer.content, type=Error).text
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
@EXAMPLES
@given(data=st.data())
def test_nothing_that_is_sent_is_too_much(
    browser: Browser, table: str, endpoint: Endpoint[Any, Any], data: st.DataObject
) -> None:
    path = PREFIX + endpoint.path
    path = path.replace("{table}", data.draw(st.one_of(st.just(table), names.map(lambda name: quote(name, safe="")))))
    path = path.replace("{moves}", quote(str(data.draw(numbers)), safe="")).replace("{token}", quote(data.draw(names), safe=""))
    query = data.draw(st.dictionaries(st.sampled_from(["since", "move", "moves", "x"]), numbers, max_size=2))
    headers = {"Content-Type": data.draw(kinds)}
    check(browser.request(endpoint.method, path, params=query, content=data.draw(bodies), headers=headers))


@pytest.mark.parametrize(
    ("content", "kind", "status", "code"),
    [
        (b"{}", "text/plain", 415, "not_json"),
        (b"{}", "", 415, "not_json"),
        (b"", "application/json", 400, "bad_json"),
        (b"{", "application/json", 400, "bad_json"),
        (b'{"name":"\xff"}', "application/json", 400, "bad_text"),
        (b'{"name":"\\u0000"}', "application/json", 400, "bad_text"),
        (b'{"name":"\\ud800"}', "application/json", 400, "bad_json"),
        (b'{"name":"\\udc00"}', "application/json", 400, "bad_json"),
        (b'{"name":"A","extra":1}', "application/json", 422, "bad_message"),
        (b'{"name":""}', "application/json", 422, "bad_message"),
        (b'{"name":1}', "application/json", 422, "bad_message"),
        (b'{"name":"' + b"x" * 70_000 + b'"}', "application/json", 413, "too_large"),
    ],
)
def test_what_is_wrong_is_said(browser: Browser, content: bytes, kind: str, status: int, code: str) -> None:
    answer = browser.put("/api/me", content=content, headers={"Content-Type": kind})
    check(answer)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=1&since=2", "other=1", "since=1.5", "since=" + "9" * 400])
def test_a_query_that_is_wrong_is_refused(browser: Browser, table: str, query: str) -> None:
    answer = browser.get(f"/api/tables/{table}?{query}")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_query")


@pytest.mark.parametrize(
    "path", ["/", "/t/x", "/healthz", "/metrics", "/api/docs", "/api/openapi.json", "/api/live.json", "/no", "/api/"]
)
def test_every_answer_has_strict_headers(browser: Browser, path: str) -> None:
    check(browser.get(path))
    check(browser.request("PATCH", path))


def test_an_error_of_ours_is_told_without_its_insides(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any) -> Any:
        raise RuntimeError("the insides")

    monkeypatch.setattr("caravanserai.server.handlers.games.game_info", broken)
    answer = browser.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "insides" not in answer.text
    assert "content-security-policy" in answer.headers
