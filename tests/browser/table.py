"""A game in a browser's window: whose turn it is, what may be done, and doing it as a person would."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.hands import Keyboard, Pointer
from tests.browser.visitor import PATIENCE, Visitor
from tests.browser.words import said

RESULT = "#result-title, #ending-title"
CONFIRM = "[data-confirm]"
GONE = 300
"""Milliseconds after which a button that was to be clicked has gone."""
OFF_LINE = 500
"""Milliseconds without a network."""


Hand = Pointer | Keyboard


class AtTable:
    """The board, or the text mode: both mark what may be done with the notation of the move.

    A game says in a class of its own how its board is worked, and how it is played where a whole game is.
    """

    game: ClassVar[str]
    players: ClassVar[int] = 4
    options: ClassVar[dict[str, str]] = {}
    """What is set when a table is opened: by option, the name of its value."""
    bot: ClassVar[str]
    wishes: ClassVar[tuple[str, ...]] = ()
    """What is done first, if it can be."""
    opening: ClassVar[int] = 0
    """Long games: when both have done so many things, bots play for everybody until there are as many to do before the end."""
    to_do: ClassVar[str] = "[data-move]:visible"
    """What is seen by whoever has something to do."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self._version = 0
        self._off_line = False

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0].split("#")[0]

    def move(self, notation: str) -> Locator:
        return self.page.locator(f'[data-move="{notation}"]')

    @property
    def offered(self) -> list[str]:
        found: list[str] = self.page.locator("[data-move]:visible").evaluate_all("(all) => all.map((one) => one.dataset.move)")
        return found

    def glance(self) -> Any:
        """The table as it is now, without its history once that has been read."""
        seen = self.visitor.ask("GET", f"/tables/{self.table}?since={self._version}")
        self._version = seen["version"]
        return seen

    @property
    def moves(self) -> int:
        return int(self.glance()["moves"])

    def is_over(self) -> bool:
        return bool(self.glance()["phase"] == "over")

    def has_to_do(self) -> bool:
        return self.page.locator(self.to_do).count() > 0

    def catch_up(self) -> None:
        """Until what is shown is what the table has come to."""
        shown = self.page.locator("main")
        self.until(lambda: shown.get_attribute("data-version") == str(self.glance()["version"]))

    def wait(self) -> bool:
        """Until it is our turn; whether it ever is again."""
        for _ in range(PATIENCE):
            if self.has_to_do():
                return True
            word = re.escape(said(self.visitor.language, "page-table-skip"))  # a move may have the same word on it
            skip = self.page.locator("button:not([data-move])", has_text=re.compile(rf"^\s*{word}\s*$"))
            if skip.count() and skip.first.is_visible():
                with suppress(TimeoutError):
                    skip.first.click(timeout=GONE)
            if self.is_over():
                return False
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to do, and the game is not over: {self.page.locator('[data-prompt]').inner_text()}")

    def turn(self, hand: Hand) -> str:
        """Do one thing as somebody does who plays a whole game; what it was."""
        return self.choose_with(hand, *self.wishes)

    def choose(self, *wishes: str) -> str:
        """Make the first move on offer that begins with one of the wishes, or any; its notation."""
        return self.choose_with(Pointer(self.page), *wishes)

    def choose_with(self, hand: Hand, *wishes: str) -> str:
        offered = self.offered
        wished = [notation for wish in wishes for notation in offered if notation.startswith(wish)]
        notation = (wished or offered)[0]
        before = self.moves
        hand.press(self.move(notation))
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            hand.press(confirm)
        self.until(lambda: self.has_answered(before))
        return notation

    def has_answered(self, before: int) -> bool:
        """Whether there are more moves than before, or ours is to follow those of others who are asked as well."""
        seen = self.glance()
        return seen["moves"] > before or seen["ahead"] is not None

    def lose_the_network(self) -> None:
        """What is done next does not reach the server; when that is seen, the network comes back."""
        self.visitor.context.set_offline(True)
        self._off_line = True

    def _come_back(self, done: Callable[[], bool]) -> None:
        self.page.wait_for_timeout(OFF_LINE)
        assert not done()
        self.visitor.context.set_offline(False)
        self._off_line = False

    def until(self, true: Callable[[], bool]) -> None:
        if self._off_line:
            self._come_back(true)
        for _ in range(PATIENCE):
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it did not come to be")

    def wait_for_result(self) -> str:
        """What the end of the game says."""
        shown = self.page.locator(RESULT).first
        shown.wait_for()
        return shown.inner_text()

    def say(self, text: str, /, **given: Any) -> str:
        return said(self.visitor.language, text, **given)

    def press(self, text: str, /, **given: Any) -> None:
        """Press the button with these words."""
        self.page.get_by_role("button", name=self.say(text, **given)).first.click()

    def sentence(self) -> str:
        return self.page.locator("[data-prompt]").first.inner_text()
