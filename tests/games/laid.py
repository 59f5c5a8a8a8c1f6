"""A table laid out by one line of notation, so that tests say position, move, position:

    table = lay("players=2 phase=starting a1[VE] c1[V]")
    table.play("pick a1", "drop b1 E")
    assert table.now == line("players=2 phase=sowing b1[E] c1[V] start_tile=a1 at=b1 came_by=right in_hand=V")
    assert table.acts == 0

What the line does not name is as the game's notation says: so two lines are compared as the whole positions that they mean.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from caravanserai.core.contract import CHANCE, NO_ACTOR, Event, Game
from caravanserai.core.errors import IllegalMove

_WORD = re.compile(r"\S+\[[^\]]*\]|\S+")


class Laid:
    """A position that is played on in notation."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.position: Any = game.read_position(text)

    def play(self, *moves: str) -> list[Any]:
        """Make these moves; everything that they made happen."""
        told: list[Event] = []
        for move in moves:
            told += self.game.play(self.position, self._number(move))
        return told

    def refuses(self, move: str) -> str:
        """The reason for which a move is refused. Trying it changes nothing."""
        before = self.game.save(self.position)
        refusal = self.game.why_not(self.position, self._number(move))
        assert refusal is not None, f"{move} is allowed"
        with pytest.raises(IllegalMove) as caught:
            self.position.play(self._number(move))
        assert (caught.value.reason, self.game.save(self.position)) == (refusal.reason, before)
        return refusal.reason

    def _number(self, move: str) -> int:
        return self.game.number(self.game.read(move))

    @property
    def options(self) -> list[str]:
        """Everything that may be done now."""
        return [self.game.write(self.game.move(number)) for number in self.position.legal_moves()]

    @property
    def now(self) -> list[str]:
        """The whole position as it is written, word by word."""
        return words_of(self.game.write_position(self.position))

    def before(self, seat: int) -> list[str]:
        """What lies before a seat, as it is written."""
        return next((word[len(f"seat{seat}[") : -1].split() for word in self.now if word.startswith(f"seat{seat}[")), [])

    @property
    def acts(self) -> int | str:
        """Who acts now: a seat, chance, or nobody."""
        actor: int = self.position.actor()
        return {CHANCE: "chance", NO_ACTOR: "nobody"}.get(actor, actor)

    @property
    def asks(self) -> str:
        return self.game.prompt(self.position).ask


def line(game: Game, text: str) -> list[str]:
    """The position that a line means, written whole, word by word."""
    return words_of(game.write_position(game.read_position(text)))


def words_of(text: str) -> list[str]:
    return _WORD.findall(text)
