"""What a browser keeps, so that pages open without the network."""

from __future__ import annotations

from playwright.sync_api import Page

PAGES_KEPT = """(async () => {
  const wanted = await (await fetch('/offline.json')).json();
  const assets = await caches.open('caravanserai-assets-1');
  const found = await Promise.all([...wanted.pages, ...wanted[document.documentElement.lang]].map((path) => assets.match(path)));
  return found.every(Boolean);
})()"""
"""All that the pages are made of which need no server."""


def wait_until(page: Page, promise: str) -> None:
    for _ in range(300):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"it never was so: {promise}")


def wait_until_pages_are_kept(page: Page) -> None:
    wait_until(page, PAGES_KEPT)
