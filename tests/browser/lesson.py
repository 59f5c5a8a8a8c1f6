"""A guided first game in a browser's window, followed by what its card says and what its ring is round."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.hands import Keyboard
from tests.browser.visitor import Visitor

GAMES = Path(__file__).parent.parent.parent / "src" / "caravanserai" / "games"
CARD = "[data-lesson]:not([aria-busy=true])"
STATE = """() => {
  const card = document.querySelector('[data-lesson]:not([aria-busy=true])');
  if (!card) return null;
  const text = card.querySelector('[id$="-text"]');
  const ring = text && document.querySelector(`[aria-describedby="${text.id}"]`);
  const marks = ring && { ...ring.dataset, pressed: ring.getAttribute('aria-pressed') };
  return JSON.stringify([card.dataset.step, card.dataset.phase, marks, document.querySelector('main').dataset.version]);
}"""
ANOTHER = f"""(before) => {{
  const now = ({STATE})();
  return now !== null && now !== before;
}}"""
AT_HAND = """() => {
  const at = document.activeElement;
  return 'way' in at.dataset || 'move' in at.dataset || 'confirm' in at.dataset || at.id === 'text-do';
}"""
COVERED = """([card, ring]) => {
  const [a, b] = [card, ring].map((one) => one.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
PRESSED = "[data-move], [data-side], [data-card], [data-pile], [data-confirm], button[data-tile]"
MOST = 400
"""More than any lesson has things to press."""


def steps_of(game: str) -> list[str]:
    lesson = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    return [step["id"] for step in lesson["steps"]]


class AtLesson:
    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.game = game
        self.passed: list[str] = []
        """The steps that were seen, in order."""

    def begin(self) -> None:
        """From home, by the game's own button."""
        self.visitor.go("/")
        self.page.locator(f'[data-lesson-start="{self.game}"]').click()
        self.card.wait_for()

    @property
    def card(self) -> Locator:
        return self.page.locator(CARD)

    @property
    def text(self) -> str:
        return self.card.locator('[id$="-text"]').inner_text()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/t/")[2]

    def ring(self) -> Locator | None:
        """What comes next on the board."""
        name = self.card.locator('[id$="-text"]').get_attribute("id")
        found = self.page.locator(f'[aria-describedby="{name}"]')
        return found if found.count() else None

    def state(self) -> Any:
        """The step, its phase, and what has the ring."""
        self.card.wait_for()
        return json.loads(self.page.evaluate(STATE))

    def way(self, name: str) -> Locator:
        return self.card.locator(f'[data-way="{name}"]')

    def press(self, target: Locator) -> None:
        target.click()

    def answer(self, name: str) -> None:
        before = self.page.evaluate(STATE)
        self.press(self.way(name))
        self._wait_for_another(before)

    def do_what_is_asked(self) -> None:
        """One thing: what has the ring, or the button that goes on."""
        before = self.note()
        if self.way("go_on").count():
            self.press(self.way("go_on"))
        elif (ring := self.ring()) is not None and ring.and_(self.page.locator(PRESSED)).count():
            self.check(ring)
            self.press(ring)
        else:
            self.press(self.way("show_me"))  # a question, to which the ring does not give the answer
        self._wait_for_another(before)

    def note(self) -> str:
        """The state of now, of which the step has been seen."""
        self.card.wait_for()
        state = str(self.page.evaluate(STATE))
        step = json.loads(state)[0]
        if self.passed[-1:] != [step]:
            self.passed.append(step)
        return state

    def check(self, ring: Locator) -> None:
        handles = [self.card.element_handle(), ring.element_handle()]
        assert not self.page.evaluate(COVERED, handles), f"{self.passed[-1]}: the card hides what is asked for"

    def follow(self, until: str = "end") -> None:
        """Do what is asked as far as a step."""
        for _ in range(MOST):
            if json.loads(self.note())[0] == until:
                return
            self.do_what_is_asked()
        raise AssertionError(f"it never came to {until}: {self.passed}")

    def _wait_for_another(self, before: str) -> None:
        self.page.wait_for_function(ANOTHER, arg=before, polling=20)


class ByTouch(AtLesson):
    def press(self, target: Locator) -> None:
        target.tap()

    def check(self, ring: Locator) -> None:
        super().check(ring)
        box, screen = self.card.bounding_box(), self.page.viewport_size
        assert box is not None
        assert screen is not None
        assert box["height"] <= 0.4 * screen["height"] + 1, f"{self.passed[-1]}: the card is too high"


class ByKeyboard(AtLesson):
    """In the text mode: what comes next has the keyboard already."""

    def do_what_is_asked(self) -> None:
        before = self.note()
        step, phase = json.loads(before)[:2]
        self.page.wait_for_function(AT_HAND)
        if self.page.evaluate("document.activeElement.id === 'text-do'"):
            Keyboard(self.page).press(self.way("show_me"))
        else:
            assert phase == "told" or self.page.evaluate("document.activeElement.dataset.way !== 'go_on'"), step
            self.page.keyboard.press("Enter")
        self._wait_for_another(before)
