"""For people at a real table: sheets on paper, and the way to them, to the judge and into the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from caravanserai.beside.aid_page import file_of
from caravanserai.beside.aids import games_with_aids, sheet_of, variants_of
from caravanserai.core.speech import languages
from tests.browser.conftest import Come
from tests.browser.words import said

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
QUESTION = {"en": "May I move my tile next to another tile?", "pl": "Czy mogę położyć kafelek obok innego?"}
FORMS = [(game, variant) for game in games_with_aids() for variant in variants_of(game)]


PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
MARGINS = (20, 16)
"""Both sides together, across and down, as the style has them; in millimetres."""
PIXEL = 25.4 / 96


def test_every_sheet_fits_its_paper(browser: Browser) -> None:
    """Each page of every aid is lower than the paper and no wider, so nothing on it is cut; there are two at most."""
    page = browser.new_page()
    page.emulate_media(media="print")
    for game, variant in FORMS:
        for language in languages():
            page.set_content(file_of(sheet_of(game, language, variant), language))
            page.evaluate("document.fonts.ready")
            for paper, (width, height) in PAPERS.items():
                across, down = int((width - MARGINS[0]) / PIXEL), int((height - MARGINS[1]) / PIXEL)
                page.set_viewport_size({"width": across, "height": down})
                heights = page.eval_on_selector_all(".aid-page", "pages => pages.map(one => one.getBoundingClientRect().height)")
                assert len(heights) <= 2
                assert max(heights) < down, (game, variant, language, paper)
                assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.close()


@pytest.mark.parametrize(("paper", "language"), [("A4", "fr"), ("Letter", "pl")])
def test_the_fullest_sheet_is_two_sheets_of_paper(browser: Browser, paper: str, language: str) -> None:
    page = browser.new_page()
    page.set_content(file_of(sheet_of("emira", language, "advanced"), language))
    page.evaluate("document.fonts.ready")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, print_background=True))) == 2
    page.close()


def test_from_the_door_to_a_sheet_on_a_phone(visit: Come) -> None:
    ann = visit(screen=PHONE, language="pl")
    page = ann.go("/")
    page.locator("a[href='/beside']").first.click()
    page.locator("a[href='/aid/five_tribes']").click()
    sheet = page.locator(".aid")
    expect(sheet).to_contain_text("Morgiane")
    page.get_by_role("button", name="gra podstawowa").click()
    expect(sheet).not_to_contain_text("Morgiane")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(page.get_by_role("button", name=said("pl", "page-aid-print"))).to_be_visible()
    sheet.locator("a", has_text="§3.3").first.click()
    page.wait_for_url("**/rules/five_tribes#3.3")
    page.locator("a[href='/judge/five_tribes']").click()
    page.get_by_role("button", name="Camel Up").click()
    page.get_by_role("searchbox").fill(QUESTION["pl"])
    expect(page.locator("[data-place='6']")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_judge_answers_on_a_laptop_and_leads_into_the_rules(visit: Come) -> None:
    page = visit(screen=LAPTOP).go("/judge/camel_up")
    page.get_by_role("searchbox").fill(QUESTION["en"])
    first = page.locator("[data-place]").first
    expect(first.locator("mark")).to_contain_text("beside another player")
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url("**/judge/camel_up?q=May*")
    first.get_by_role("link", name=said("en", "page-judge-read")).click()
    page.wait_for_url("**/rules/camel_up#6")
    page.go_back()
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.get_by_text(said("en", "page-judge-none"))).to_be_visible()
    page.get_by_role("button", name="Can I skip my turn?").click()
    expect(page.locator("[data-place='4']")).to_be_visible()


def test_the_installed_page_has_its_shortcuts_in_the_language_of_its_owner(visit: Come) -> None:
    ann = visit(language="pl")
    page = ann.go("/")
    for language in ("pl", "fr"):
        ann.speak(language)
        manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
        assert manifest.headers["content-type"] == "application/manifest+json"
        names = [shortcut["name"] for shortcut in manifest.json()["shortcuts"]]
        assert names == [said(language, "page-beside-heading"), said(language, "page-beside-judge")]
