"""Camel Up in a browser's window: how a whole game is played."""

from __future__ import annotations

from typing import ClassVar

from tests.browser.table import AtTable


class AtRace(AtTable):
    """Whoever always rolls is soon at the finish."""

    game: ClassVar[str] = "camel_up"
    bot: ClassVar[str] = "novice"
    wishes: ClassVar[tuple[str, ...]] = ("roll", "stack", "first")

    def wait_for_result(self) -> str:
        told = super().wait_for_result()
        everything = self.page.get_by_role("button", name=self.say("camel_up-page-show-all"))
        if everything.count():
            everything.first.click()
        return told


class AtShortRace(AtRace):
    """People play the beginning and the end, and bots what lies between."""

    opening: ClassVar[int] = 4
