"""How somebody works a page: with a pointer, or with the keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page

FURTHEST = 160
"""How often Tab is pressed before something counts as out of reach."""


class Pointer:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        target.first.click()

    def write(self, target: Locator, text: str) -> None:
        target.first.fill(text)

    def switch(self, target: Locator) -> None:
        target.first.click()

    def pick(self, target: Locator) -> None:
        """One of a few, each with a label around it."""
        target.first.locator("..").click()


class Keyboard:
    """Tab goes on, arrows go about inside a group, Enter presses. What has the focus must be seen to have it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        self._reach(target)
        self.page.keyboard.press("Enter")

    def write(self, target: Locator, text: str) -> None:
        self._reach(target)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def switch(self, target: Locator) -> None:
        self._reach(target)
        self.page.keyboard.press("Space")

    def pick(self, target: Locator) -> None:
        """Tab goes to the one that is picked, arrows to the others."""
        name = target.first.get_attribute("name")
        self._reach(self.page.locator(f'input[name="{name}"]:checked'))
        self._go_along(target.first.element_handle())

    def _reach(self, target: Locator) -> None:
        """Go to what can be reached by Tab; inside a group of moves, the arrows go on from its first."""
        target.first.wait_for()
        handle = target.first.element_handle()
        for step in range(FURTHEST):
            if step:
                self.page.keyboard.press("Tab")
            here = self.page.evaluate(
                """(wanted) => {
                  const at = document.activeElement;
                  if (at === wanted) return 'here';
                  const group = at?.closest('[role=toolbar]');
                  return group?.contains(wanted) ? 'near' : 'elsewhere';
                }""",
                handle,
            )
            if here == "near":
                self._go_along(handle)
                here = "here"
            if here == "here":
                self._see_focus()
                return
        raise AssertionError(
            f"the keyboard does not reach {json.dumps(target.first.evaluate('(one) => one.outerHTML.slice(0, 200)'))}"
        )

    def _go_along(self, wanted: object) -> None:
        for _ in range(FURTHEST):
            if self.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows do not reach it")

    def _see_focus(self) -> None:
        seen = self.page.evaluate("""() => {
          const at = document.activeElement;
          const drawn = [at, at.closest('label'), at.parentElement].filter(Boolean).some((one) => {
            const style = getComputedStyle(one);
            return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== 'none';
          });
          return drawn || at instanceof SVGElement;
        }""")
        assert seen, "one cannot see where the focus is"
