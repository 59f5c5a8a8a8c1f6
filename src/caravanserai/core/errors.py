"""What can go wrong, told so that one can put it right. Every error of ours is a `CaravanseraiError`.

Only the standard library is imported here: compiled rules raise these.
"""

from __future__ import annotations

from typing import Any

ONE_LINE = 100
"""Of a longer text only so much is shown around a fault in it."""


class CaravanseraiError(Exception):
    """An error with a message meant for people."""


class IllegalMove(CaravanseraiError, ValueError):
    """A move that the rules do not allow now. `reason` names the failing condition, `section` the rule."""

    def __init__(self, game: str, move: int, notation: str, reason: str, section: str) -> None:
        super().__init__(f"{notation} is not allowed now: {reason.replace('_', ' ')} (§{section})")
        self.game = game
        self.move = move
        self.notation = notation
        self.reason = reason
        self.section = section

    def __reduce__(self) -> tuple[Any, ...]:
        return (IllegalMove, (self.game, self.move, self.notation, self.reason, self.section))


class BadNotation(CaravanseraiError, ValueError):
    """Text that says nothing a game knows. `at` is where in the text the fault lies."""

    def __init__(self, text: str, at: int, fault: str) -> None:
        shown, place = _around(text, at)
        super().__init__(f"{fault} (at character {at + 1})\n  {shown}\n  {' ' * place}^")
        self.text = text
        self.at = at
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return (BadNotation, (self.text, self.at, self.fault))


def _around(text: str, at: int) -> tuple[str, int]:
    """What fits on a line of the text around a place, and where in that the place is."""
    if len(text) <= ONE_LINE:
        return text, at
    first = max(0, min(at - ONE_LINE // 2, len(text) - ONE_LINE))
    before, after = "…" if first else "", "…" if first + ONE_LINE < len(text) else ""
    return before + text[first : first + ONE_LINE] + after, len(before) + at - first


class BadOption(CaravanseraiError, ValueError):
    """An option that a game does not have, or a value that the option does not take."""


class BadBot(BadOption):
    """A bot that there is not, or that cannot sit at this table."""


class BotMistake(CaravanseraiError, RuntimeError):
    """What a bot did that no bot may. `fault` says what, and what was expected; the rest says where it can be seen again."""

    def __init__(self, bot: str, seat: int, move: int, seed: int, fault: str) -> None:
        super().__init__(f"{bot} in seat {seat}, at move {move} with seed {seed}, {fault}")
        self.bot = bot
        self.seat = seat
        self.move = move
        self.seed = seed
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return (BotMistake, (self.bot, self.seat, self.move, self.seed, self.fault))


class BadPosition(CaravanseraiError, ValueError):
    """A position that no game can be in: a stored one that was altered, or one set up by hand."""


class BadRecord(CaravanseraiError, ValueError):
    """A saved game that does not hold together. `line` is the line at fault, counted from 1."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return (BadRecord, (self.line, self.fault))


class UnknownGame(CaravanseraiError, LookupError):
    """No folder under `games` has this name."""


def illegal_move(game: str, position: Any, move: int) -> IllegalMove:
    """The error for this move, with the reason that the game itself gives."""
    from caravanserai.core.discovery import load_game

    rules = load_game(game)
    refusal = rules.why_not(position, move)
    notation = rules.write(rules.move(move)) if 0 <= move < rules.moves else f"move {move}"
    if refusal is None:
        raise AssertionError(f"{game}: {notation} is refused without a reason at {rules.write_position(position)}")
    return IllegalMove(game, move, notation, refusal.reason, refusal.section)


def game_of(position: Any) -> str:
    """The game whose kernel a position is from, compiled or plain."""
    package = type(position).__module__.partition(".kernel.")[0].removesuffix("._kernel")
    return package.rpartition(".")[2]


def check_row(what: str, length: int, wanted: int) -> None:
    """Raise `ValueError` unless a row to be filled is as long as it has to be."""
    if length != wanted:
        raise ValueError(f"a row for {what} has {wanted} places here, not {length}")


def check_seat(seat: int, seats: int) -> None:
    """Raise `ValueError` unless somebody sits there."""
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}: {seats} sit at this table, from 0 to {seats - 1}")
