"""What the server has for people at a real table."""

from __future__ import annotations

from pathlib import Path

import pytest

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


BOARD = {"game": "camel_up", "position": "1[G Y R] 3[B P] 15[w] 16[k]"}


def test_a_board_is_followed_and_has_its_odds(tmp_path: Path) -> None:
    with local(tmp_path) as browser:
        laid = browser.post("/api/beside/odds", json=BOARD).json()
        assert laid["position"] == f"{BOARD['position']} leg=1"
        assert sum(odds["first"] for odds in laid["lens"]["camels"].values()) == pytest.approx(1)
        assert laid["reach"]["B1"] == 4
        rolled = browser.post("/api/beside/odds", json=BOARD | {"rolled": "B1"}).json()
        assert rolled["position"] == "1[G Y R] 4[B P] 15[w] 16[k] out[B1] leg=1"
        again = browser.post("/api/beside/odds", json={"game": "camel_up", "position": rolled["position"], "rolled": "B1"})
        assert (again.status_code, again.json()["code"]) == (422, "bad_line"), again.text
        for empty in ("", " "):
            none = browser.post("/api/beside/odds", json={"game": "camel_up", "position": empty})
            assert (none.status_code, none.json()["code"]) == (422, "bad_position"), none.text


def test_a_board_of_no_game_and_of_one_that_has_none_are_refused_in_a_sentence(tmp_path: Path) -> None:
    refused = {("odds", "chess"): "no_such_game", ("odds", "emira"): "not_beside", ("whom", "chess"): "no_such_game"}
    refused["whom", "camel_up"] = "not_beside"
    bodies: dict[str, dict[str, object]] = {"odds": {"position": BOARD["position"]}, "whom": {"who": "janan", "suitors": []}}
    with local(tmp_path) as browser:
        for (tool, game), code in refused.items():
            answer = browser.post(f"/api/beside/{tool}", json={"game": game, **bodies[tool]})
            assert (answer.status_code, answer.json()["code"]) == (404, code), answer.text
