"""What the numbers of moves mean, by each version of a game's rules that was ever given out.

A log keeps a move as its number, and another version of the rules may number moves otherwise. So a game's folder keeps, in
`moves/<version>.txt`, the notation of every number, today's version included; those of earlier versions are never changed again.
A line is a notation, at the number after that of the line before; or several that differ in one number, which rises by the same
step: `bid 10 to 2000 by 10`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from caravanserai.core.contract import Game

FEWEST = 3
"""So many lines that differ in a rising number are written as one."""
_RUN = re.compile(r"(.* )?(\d+) to (\d+) by (\d+)")
_NUMBERED = re.compile(r"(.* )?(\d+)")


def notations(game: Game, rules: int) -> tuple[str, ...] | None:
    """The notation of each number by these rules; None for a version that is not known here."""
    if rules == game.rules_version:
        return _todays(game)
    text = kept_text(game.id, rules)
    return tuple(unfolded(text.splitlines())) if text else None


def todays_numbers(game: Game, rules: int) -> tuple[int | None, ...] | None:
    """For each number by these rules, the number that the same notation has today; None for one that is no move any more."""
    return _todays_numbers(game, rules, game.rules_version)


@cache
def _todays_numbers(game: Game, rules: int, _today: int) -> tuple[int | None, ...] | None:
    known = notations(game, rules)
    if known is None:
        return None
    now = {notation: number for number, notation in enumerate(_todays(game))}
    return tuple(now.get(notation) for notation in known)


@cache
def _todays(game: Game) -> tuple[str, ...]:
    return tuple(game.write(game.move(number)) for number in range(game.moves))


@cache
def kept_text(game_id: str, rules: int) -> str:
    """What the game's folder keeps of the numbers of this version; nothing if it keeps none."""
    file = files(f"caravanserai.games.{game_id}").joinpath("moves", f"{rules}.txt")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def unfolded(lines: Iterable[str]) -> Iterator[str]:
    """All notations that these lines tell, in their order."""
    for line in lines:
        run = _RUN.fullmatch(line)
        if run is None:
            yield line
        else:
            before, first, last, step = run.groups()
            yield from (f"{before or ''}{number}" for number in range(int(first), int(last) + 1, int(step)))


def folded(known: Iterable[str]) -> Iterator[str]:
    """Lines that tell these notations."""
    run: list[str] = []
    for notation in known:
        step = _step(run[-1], notation) if run else None
        if step is None or (len(run) > 1 and step != _step(run[0], run[1])):
            yield from _lines(run)
            run = []
        run.append(notation)
    yield from _lines(run)


def _lines(run: list[str]) -> list[str]:
    if len(run) < FEWEST:
        return run
    last = _NUMBERED.fullmatch(run[-1])
    assert last is not None
    return [f"{run[0]} to {last[2]} by {_step(run[0], run[1])}"]


def _step(one: str, other: str) -> int | None:
    """By how much the number at the end rises from one to the other; None if they differ otherwise."""
    first, second = _NUMBERED.fullmatch(one), _NUMBERED.fullmatch(other)
    if first is None or second is None or first[1] != second[1]:
        return None
    rise = int(second[2]) - int(first[2])
    return rise if rise > 0 else None
