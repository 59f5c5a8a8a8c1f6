"""Nothing wider than the screen, nothing cut off, nothing too small to hit, nothing left in English."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

MEASURES = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")


def measure(page: Page, what: str, *given: Any) -> Any:
    return page.evaluate(f"(given) => {MEASURES.strip()}.{what}(...given)", list(given))


def wider_than_the_screen(page: Page) -> list[str]:
    """What makes the page scroll sideways, and what goes on beyond the screen in a box that does not."""
    return [*measure(page, "wider"), *measure(page, "beyond")]


def cut_off(page: Page) -> list[str]:
    """Texts that do not fit into what holds them."""
    return list(measure(page, "cutOff"))


def too_small(page: Page, least: int = 24) -> list[str]:
    """What one is to tap or click, but hardly can."""
    return list(measure(page, "tooSmall", least))


def words_of(page: Page) -> set[str]:
    """Every text and label on the page."""
    return set(measure(page, "words"))


def left_in_english(english: set[str], other: set[str], names: set[str]) -> list[str]:
    """Long texts of several words that both have, not counting names."""
    return sorted(text for text in english & other if " " in text and sum(map(str.isalpha, without(text, names))) > 12)


def without(text: str, names: set[str]) -> str:
    for name in names:
        text = text.replace(name, "")
    return text


def in_view(page: Page, selector: str) -> bool:
    """Whether the first such element lies wholly inside the window."""
    return bool(page.locator(selector).first.evaluate(f"(element) => {MEASURES.strip()}.inView(element)"))
