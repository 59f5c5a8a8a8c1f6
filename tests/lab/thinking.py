"""What bots think with and what they play, so that plain and compiled rules can be compared from two processes.

python -m tests.lab.thinking figures camel_up regular      the numbers that the bot reckons with
python -m tests.lab.thinking game camel_up regular         the moves of a game against itself
python -m tests.lab.thinking judged camel_up               what a review makes of how a game begins
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import islice

import msgspec

from caravanserai.bots import load_bot
from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random, below
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.reviewing.review import Reviewer, SeatSums
from tests.conformance.cases import all_on

MOST = {"camel_up": 40, "five_tribes expert": 120, "emira expert": 150}
"""Moves, chance's included; of other games all. Whoever counts the odds of a leg, or plays on, with plain rules takes seconds for
each turn."""
FEW = 16
"""Trials for each decision of those who think."""
FIRST = 6
"""So many steps of a game are judged."""


def figures(game_id: str, bot: str) -> list[str]:
    """Whatever the bot's classes say that is no function and no property."""
    said = {name: value for kind in reversed(type(load_bot(game_id, bot)).__mro__) for name, value in vars(kind).items()}
    told = {name: sorted(value) if isinstance(value, frozenset) else value for name, value in said.items()}
    return [
        f"{name} = {value}"
        for name, value in told.items()
        if not name.startswith("_") and not callable(value) and not isinstance(value, property)
    ]


def game(game_id: str, bot: str) -> list[str]:
    """Moves and reasons at the smallest table, with everything on that can be switched on."""
    rules, rng = load_game(game_id), Random(5, 3)
    record = Record(rules, rules.players.start, all_on(rules))
    bots = [load_bot(game_id, bot, 15 + seat) for seat in range(record.players)]
    for thinker in bots:
        for name in ("trials", "samples"):
            if thinker.thinks and hasattr(thinker, name):
                setattr(thinker, name, FEW)
    most = MOST.get(f"{game_id} {bot}", MOST.get(game_id, 10_000))
    tallies = Tallies(rules, record.position)
    for seat, player in enumerate(bots):
        player.tally = tallies[seat]
    told: list[str] = []
    while not record.position.is_over() and len(record.log) < most:
        if record.awaits_chance():
            events = record.play_chance(rng)
        else:
            actor = record.position.actor()
            choice = bots[actor].choose(rules.view(record.position, actor), record.position.legal_moves())
            events = record.play(choice.move)
            told.append(f"{len(record.log)}. {actor} {rules.write(rules.move(choice.move))} {choice.reason} {choice.about}")
        tallies.tell(events)
    return told


def judged(game_id: str) -> list[str]:
    """The first steps and decisions of a review with the least samples, of a game in which any move is as likely as another."""
    rules, rng = load_game(game_id), Random(5, 3)
    record = Record(rules, rules.players.start)
    while not record.position.is_over():
        if record.awaits_chance():
            record.play_chance(rng)
        else:
            legal = record.position.legal_moves()
            record.play(legal[below(rng, len(legal))])
    reviewer, told = Reviewer(record, None, False, 0.01, 5, True), list[bytes]()
    before, sums = reviewer.values(0), [SeatSums(reviewer.samples) for _ in range(record.players)]
    for run in islice(reviewer.walk.runs(), FIRST):
        after = reviewer.values(run.end)
        told += map(msgspec.json.encode, [reviewer.step(run, before, after, sums), *reviewer.decisions(run)])
        before = after
    return [one.decode() for one in told]


TELLING: dict[str, Callable[..., list[str]]] = {"figures": figures, "game": game, "judged": judged}

if __name__ == "__main__":
    print("\n".join(TELLING[sys.argv[1]](*sys.argv[2:])))
