"""The server is upgraded while a game is on: the page says since when other rules apply, and the game goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from caravanserai.games.camel_up.game import CamelUp
from tests.browser.conftest import Come
from tests.browser.server_process import ServerProcess
from tests.browser.words import said

NOW = CamelUp.rules_version


def test_a_table_says_since_when_other_rules_apply(visit: Come, own_server: ServerProcess) -> None:
    ann = visit(own_server)
    ann.watch.may_be_off_line = True  # what the page asks for while there is no server
    table = ann.sit_down(players=3)
    ann.play(table)
    before = ann.wait_for_turn(table)["moves"]
    own_server.stop()
    own_server.other_rules = True
    own_server.start()
    other = ann.look(table)["other_rules"]
    (change,) = other["changes"]
    assert (change["before"], change["after"], change["moves"] + change["dropped"]) == (NOW, NOW + 1, before)
    given = {"moves": change["moves"], "before": NOW, "after": NOW + 1, "dropped": change["dropped"]}
    for language in ("en", "pl", "fr"):
        page = ann.go(f"/t/{table}")
        ann.speak(language)
        expect(page.get_by_text(said(language, "page-table-rules-since", **given).strip())).to_be_visible()
    ann.wait_for_turn(table)
    ann.play(table)
