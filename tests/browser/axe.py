"""axe-core, as the page's own tools have it, run over what a page shows."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from tests.browser.server_process import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "([tags, rules]) => axe.run(document, { runOnly: tags, rules, resultTypes: ['violations'] })"


@cache
def source() -> str:
    if not SOURCE.exists():
        pytest.fail(f"axe-core is not here: npm ci in {ROOT / 'web'}, or make page")
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, *, contrast: bool = True) -> list[str]:
    """What axe finds wrong, a line each; half of its work is the contrast of texts, which a test may look at by itself."""
    page.evaluate(source() + "\n;0")
    found = page.evaluate(RUN, [TAGS, {} if contrast else {"color-contrast": {"enabled": False}}])
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['target']} {node['html'][:160]}\n    {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
