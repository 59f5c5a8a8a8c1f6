"""By which names a server lets itself be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai.server.http.hosts import is_allowed
from tests.server.local import local

ALLOWED = ("games.example.org",)


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost:8000", True),
        ("raspberry", True),
        ("raspberry.local:80", True),
        ("games.example.org", True),
        ("GAMES.example.org.:443", True),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        (":80", False),
        ("[oops", False),
    ],
)
def test_addresses_local_names_and_those_that_were_named(host: str, allowed: bool) -> None:
    assert is_allowed(host, ALLOWED) is allowed


@pytest.mark.parametrize("path", ["/api/me", "/", "/metrics", "/api/tables/x/live"])
def test_nothing_is_answered_under_another_name(tmp_path: Path, path: str) -> None:
    with local(tmp_path, hosts=ALLOWED) as browser:
        answer = browser.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "other_host")
        assert "set-cookie" not in answer.headers
        assert browser.get("/api/me", headers={"Host": "games.example.org"}).status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_a_proxy_may_ask_by_any_name_whether_the_server_is_well(tmp_path: Path, path: str) -> None:
    with local(tmp_path, hosts=ALLOWED) as browser:
        assert browser.get(path, headers={"Host": "evil.example"}).status_code == 200
