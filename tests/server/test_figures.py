"""Who may see a server's figures, and that they tell what a host has to know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.local import local
from tests.server.people import Person
from tests.server.processes import until
from tests.server.running import Running
from tests.server.tables import started

Come = Callable[..., Person]
ELSEWHERE = "203.0.113.9"


def test_figures_are_told_on_this_machine_alone(come: Come) -> None:
    web = come("Ann").http
    assert web.get("/metrics").status_code == 200
    for name, value in (
        ("X-Forwarded-For", ELSEWHERE),
        ("X-Forwarded-For", "127.0.0.1"),
        ("X-Forwarded-Proto", "https"),
        ("Forwarded", f"for={ELSEWHERE}"),
        ("X-Real-IP", "127.0.0.1"),
        ("Via", "1.1 proxy"),
    ):
        answer = web.get("/metrics", headers={name: value})
        assert answer.status_code == 404, name
        assert "--metrics-token" in answer.json()["text"]
        assert "caravanserai_" not in answer.text


@pytest.mark.parametrize(("address", "status"), [("::1", 200), ("::ffff:127.0.0.1", 200), (ELSEWHERE, 404), ("2001:db8::1", 404)])
def test_it_is_the_address_that_counts(tmp_path: Path, address: str, status: int) -> None:
    with local(tmp_path, come_from=address) as browser:
        assert browser.get("/metrics").status_code == status


def test_with_the_token_figures_are_told_anywhere(tmp_path: Path) -> None:
    with local(tmp_path, come_from=ELSEWHERE, metrics_token="sesame") as browser:
        for given in ({}, {"Authorization": "Bearer thyme"}, {"Authorization": "Basic sesame"}, {"Authorization": "Bearer "}):
            answer = browser.get("/metrics", headers=given)
            assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
        assert browser.get("/metrics", headers={"Authorization": "Bearer sesame"}).status_code == 200


def test_a_host_may_show_them_to_all(tmp_path: Path) -> None:
    with local(tmp_path, come_from=ELSEWHERE, public_metrics=True) as browser:
        assert "caravanserai_rooms" in browser.get("/metrics").text


def test_commits_loop_lenses_and_bots_are_told(server: Running, come: Come) -> None:
    ann = come("Ann")
    table = started([ann], lens="all")
    ann.get(f"/tables/{table}/lens")
    page = ann.http.get("/metrics").text
    for figure in (
        r"caravanserai_commit_seconds_count [1-9]",
        r'caravanserai_lens_seconds_count{kind="(fine|rough)"} [1-9]',
        r"caravanserai_bots_wanted \d",
        r"caravanserai_bots_late \d",
        r"caravanserai_tables_set_aside \d",
        r"caravanserai_leases 0",
    ):
        assert re.search(figure, page), figure
    lag = r"caravanserai_loop_lag_seconds_count [1-9]"
    until(lambda: bool(re.search(lag, ann.http.get("/metrics").text)), "how late the loop is was never told")
