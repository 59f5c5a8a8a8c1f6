"""Bots of somebody else, as good and bad ones are written."""

from __future__ import annotations

from typing import Any

from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import View
from caravanserai.games.camel_up.table.view import CamelUpView


class Nth(Bot):
    """Plays any game: always the same of its legal moves, or the last."""

    def __init__(self, seed: int = 0, nth: int = 0, mood: str = "calm") -> None:
        super().__init__(seed)
        self.nth = nth
        self.mood = mood

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[min(self.nth, len(legal_moves) - 1)])


class Rider(Bot[CamelUpView]):
    """Plays Camel Up alone."""

    name = "camel rider"

    def choose(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[-1], view.phase)


class Regular(Nth):
    name = "regular"


class Answering(Bot):
    """Gives back whatever it was made with."""

    def __init__(self, seed: int = 0, answer: Any = None) -> None:
        super().__init__(seed)
        self.answer = answer

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        legal_moves.clear()
        answer: Choice = self.answer
        return answer


class Falling(Bot):
    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        raise ZeroDivisionError("no camels")


class Forgetful(Bot):
    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[0])


class Demanding(Bot):
    def __init__(self, seed: int, model: str) -> None:
        super().__init__(seed)

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[0])


class Stillborn(Bot):
    def __init__(self, seed: int = 0) -> None:
        raise OSError("no weights")

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[0])


class Undecided(Bot):
    pass


class Stranger:
    def __init__(self, seed: int) -> None: ...


SECOND = Nth(nth=1)
NOT_A_BOT = 3


def third(seed: int, nth: int = 2) -> Nth:
    return Nth(seed, nth)


def nothing(seed: int) -> None:
    return None
