"""The tables that the checks sit down at: every number of players, and a sample of the options."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from caravanserai.core.contract import Game, Options
from caravanserai.core.errors import BadOption
from caravanserai.core.options import Option, option_table, read_options, write_options

COMBINATIONS = 3
"""How many tables have all their options drawn at random."""


class Case(NamedTuple):
    players: int
    options: Options
    is_default: bool

    @property
    def label(self) -> str:
        """Only what differs from the defaults, so that a failing test's name says what was played."""
        usual = write_options(type(self.options)())
        chosen = {name: value for name, value in write_options(self.options).items() if value != usual[name]}
        return "-".join([f"{self.players}p", *(f"{name}={value}" for name, value in chosen.items())])


def option_values(option: Option) -> list[Any]:
    """Every listed value; of a free number the bounds and a few close to the lower one, where rules change."""
    values: list[Any] = list(option.values)
    if option.minimum is not None and option.maximum is not None:
        few = (option.minimum, option.minimum + 1, option.minimum + 7, option.maximum)
        values += sorted({number for number in few if number <= option.maximum})
    return values


def option_samples(options: type[Options]) -> list[Options]:
    """The defaults, every option by itself at each of its values, and a few tables with everything drawn at random."""
    table = option_table(options)
    rng = random.Random(1)
    given: list[dict[str, Any]] = [{}]
    given += [{option.name: value} for option in table for value in option_values(option) if value != option.default]
    given += [{option.name: rng.choice(option_values(option)) for option in table} for _ in range(COMBINATIONS)]
    return list(dict.fromkeys(read_options(options, chosen) for chosen in given))


def all_on(game: Game) -> Options:
    """Everything that can be switched on."""
    table = option_table(game.options_type)
    return read_options(game.options_type, {option.name: True for option in table if isinstance(option.default, bool)})


def cases(game: Game) -> list[Case]:
    """All tables at which this game starts; the default options must start for every number of players."""
    default = game.options_type()
    found = []
    for players in game.players:
        for options in option_samples(game.options_type):
            try:
                game.start(players, options)
            except BadOption:
                assert options != default, f"{game.id} does not start for {players} with its own defaults"
                continue
            found.append(Case(players, options, options == default))
    return found
