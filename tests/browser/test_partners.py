"""Eight at the table: partnerships, from the first move to the last."""

from __future__ import annotations

from tests.browser.camel_up import AtRace
from tests.browser.conftest import Come


def test_a_game_of_eight_is_played_to_its_end_with_a_partner(visit: Come) -> None:
    ann = visit()
    ann.go(f"/t/{ann.sit_down(players=8, bot='novice')}")
    at = AtRace(ann)
    played = []
    while at.wait():
        played.append(at.choose("ally", "copy", "roll"))
    assert [notation for notation in played if notation.startswith("ally")]
    told = ann.ask("GET", f"/tables/{at.table}/since?moves=0")
    formed = [event for one in told for event in one["events"] if event["event"] == "partnership_formed" and event["seat"] == 0]
    assert formed
    outcome = ann.look(at.table)["outcome"]
    at.wait_for_result()
    for score in outcome["scores"]:
        assert str(score) in at.page.locator("main").inner_text()
