"""Before the game: a host without a name, what the host changes, and a table that is full."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.words import said


def test_a_host_gives_a_name_and_changes_how_all_play(visit: Come) -> None:
    ann, ben, cleo = visit(), visit(), visit(language="pl")
    page = ann.go("/new?game=camel_up")
    page.get_by_role("button", name=said("en", "page-new-open")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    expect(page.get_by_role("button", name=said("en", "page-lobby-fill"))).to_have_count(0)
    page.locator("[data-take-seat] input").fill("Ann")
    page.locator("[data-take-seat] button").click()
    expect(page.get_by_role("button", name=said("en", "page-lobby-fill"))).to_be_visible()
    ben.ask("GET", "/me")
    ben.do(table, "sit", name="Ben", seat=1)
    ben.do(table, "ready")
    other = ben.go(f"/t/{table}")
    page.locator("[data-setting=lens] select").select_option(label=said("en", "page-new-lens-off"))
    changed = other.locator("[data-setting=lens]")
    expect(changed).to_contain_text(said("en", "page-lobby-altered", before=said("en", "page-new-lens-all")))
    expect(page.locator("[data-setting=lens] select")).to_have_value("2")
    expect(other.get_by_role("button", name=said("en", "page-lobby-get-ready"))).to_be_visible()
    assert not axe.violations(other)
    for seat in (2, 3):
        ann.do(table, "seat_bot", seat=seat, bot="novice")
    third = cleo.go(f"/t/{table}")
    expect(third.get_by_text(said("pl", "page-lobby-full-watch"))).to_be_visible()
    expect(third.locator("[data-watching]")).to_contain_text(said("pl", "page-table-watching"))
    expect(page.locator("[data-watching]")).to_contain_text(said("en", "page-table-onlookers", count=1))
    other.get_by_role("button", name=said("en", "page-lobby-get-ready")).click()
    page.get_by_role("button", name=said("en", "page-lobby-start")).click()
    third.locator("[data-prompt]").first.wait_for()
    expect(third.locator("[data-watching]")).to_be_visible()
