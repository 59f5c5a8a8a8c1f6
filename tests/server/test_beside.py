"""What the server has for people at a real table."""

from __future__ import annotations

from pathlib import Path

from tests.server.local import local


def test_an_aid_is_given_out_in_every_form_and_leads_into_the_rules(tmp_path: Path) -> None:
    with local(tmp_path) as browser:
        usual = browser.get("/api/beside/aids/five_tribes").json()
        assert usual["variant"] == "thieves"
        assert [one["variant"] for one in usual["variants"]] == ["thieves", "base"]
        assert 'href="/rules/five_tribes#3.3"' in usual["html"]
        assert "Morgiane" in usual["html"]
        base = browser.get("/api/beside/aids/five_tribes?variant=base&language=pl").json()
        assert base["variant"] == "base"
        assert 'lang="pl"' in base["html"]
        assert "Morgiane" not in base["html"]
        assert browser.get("/api/beside/aids/five_tribes?variant=none").json() == usual
        assert browser.get("/api/beside/aids/chess").json()["code"] == "no_such_game"
