"""What a bot advises, as a person reads it: the move, the reason, and how much less everything else promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.core.bot import Choice
from caravanserai.core.contract import Game
from caravanserai.core.speech import Speech
from caravanserai.terminal.palette import FAINT
from caravanserai.terminal.prose import Prose


class Advised(Protocol):
    """Whoever reads it: a person at their own table, or a guest at a far one."""

    @property
    def game(self) -> Game: ...
    @property
    def speech(self) -> Speech: ...
    @property
    def names(self) -> Sequence[str]: ...
    def print(self, *things: RenderableType) -> None: ...
    def say(self, message_id: str, style: str = "", /, **arguments: str | int) -> None: ...


def level_name(speech: Speech, level: str) -> str:
    """What a level of bots is called in the reader's language."""
    message_id = f"{speech.game_id}-bot-{level}"
    return speech.say(message_id) if speech.has(message_id) else level


def level_called(speech: Speech, word: str, levels: Iterable[str]) -> str:
    """The level that a word means, in the reader's language or in English; the word itself if it means none."""
    known = {name.casefold(): level for level in levels for name in (level, level_name(speech, level))}
    return known.get(word.casefold(), word)


def show_advice(reader: Advised, level: str, choice: Choice) -> None:
    """What a bot of this level would do, why, and what else it compared."""
    plan = (choice.move, *choice.then)
    bot, notation = level_name(reader.speech, level), _in_notation(reader, plan)
    reader.say("terminal-hint", bot=bot, notation=notation, move=plan_words(reader, plan))
    show_reason(reader, choice)
    others = other_plans(choice)
    if others:
        reader.say("terminal-hint-others")
        reader.print(_compared(reader, level, others))


def other_plans(choice: Choice) -> dict[tuple[int, ...], float]:
    """What else was considered, and how much less each promises: plans that begin and end alike are told once."""
    chosen = (choice.move, *choice.then)
    best = max((one.value for one in choice.considered), default=0.0)
    plans: dict[tuple[int, ...], tuple[tuple[int, ...], float]] = {}
    for one in choice.considered:
        plan = (one.move, *one.then)
        plans.setdefault((plan[0], plan[-1]), (plan, best - one.value))
    return {plan: less for ends, (plan, less) in plans.items() if ends != (chosen[0], chosen[-1])}


def _in_notation(reader: Advised, plan: Sequence[int]) -> str:
    return ", ".join(reader.game.write(reader.game.move(number)) for number in plan)


def plan_words(reader: Advised, plan: Sequence[int]) -> str:
    """What a plan does: its first move, and how it ends."""
    first, last = (reader.speech.name_move(reader.game.move(number), reader.names) for number in (plan[0], plan[-1]))
    return first if len(plan) == 1 else reader.speech.say("terminal-plan", first=first, last=last)


def _compared(reader: Advised, level: str, plans: Mapping[tuple[int, ...], float]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for plan, less in plans.items():
        table.add_row("", Prose(plan_words(reader, plan)), Text(reader.speech.compare(level, less), FAINT))
    return table


def show_reason(reader: Advised, choice: Choice) -> None:
    if choice.reason:
        reader.print(Prose(reader.speech.explain(choice.reason, choice.about, reader.names), style=FAINT))
    else:
        reader.say("terminal-no_reason", FAINT)
