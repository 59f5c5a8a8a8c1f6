"""Weights of Camel Up's bots by play: a bot with changed weights, alone among others, next to the same bot as it is.

python bench/tune_camel_up.py --bot expert --against regular --games 1000 --seed 12000 --try EARLY_CARD=0.35 --try SHARE=0.55
python bench/tune_camel_up.py --guided --games 1600 --try SPREAD_ROLL=0.2
python bench/tune_camel_up.py --calibrate --games 150 --try SPREAD_ROLL=0.2 --try SPREAD_END=2,SPREAD_ROLL=0.2

All that are tried meet the same dice, block by block, so that what is printed as the difference is far surer than the shares
themselves. With `--guided`, regulars play inside the kernel, which is three times as fast: one that is changed among those
that are not, and then one that is not among those that are. With `--calibrate` nobody is changed who plays: who is to win is
foretold at every sixth turn, and the less surprising the end is, the better the weights (the mean of minus its logarithm).

A change is kept if it wins more against several others, if a single one of them among three of the changed bot does not win more
than before, and if a match on seeds that nothing was chosen by agrees (`caravanserai match camel_up`).
"""

from __future__ import annotations

import argparse
from math import log, sqrt
from typing import Any

from caravanserai.core.guiding import make_mind
from caravanserai.core.intervals import estimate_share
from caravanserai.core.randomness import seeded
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots import players
from caravanserai.games.camel_up.bots.minds import REGULAR, Row
from caravanserai.games.camel_up.bots.thinking import lay_desk
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.kernel.policy import weights as w
from caravanserai.lab.match import play_block

LOOK = 25
"""Blocks between two looks."""
FORETELL = 6
"""Turns between two guesses at who will win."""
LEGS = 100
"""More than a race has."""

BOTS = {bot.name: bot for bot in (*players.BOTS, *players.YARDSTICKS) if issubclass(bot, players.Policy)}


def changed_row(row: Row, text: str) -> Row:
    """These weights with others in their place: `SHARE=0.5,SHARP=6`."""
    changed = list(row)
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        number = getattr(w, name)
        changed[number] = round(float(value) * (1 if number in (w.RACES, w.SHARP, w.RIVALS) else w.ONE))
    return changed


def changed_bot(base: Any, text: str) -> Any:
    """A bot like this one, with these weights; what is no weight is a property of the class."""
    parts = [part for part in text.split(",") if part]
    properties: dict[str, Any] = {}
    for name, _, value in (part.partition("=") for part in parts if not part.partition("=")[0].isupper()):
        if not hasattr(base, name):
            raise SystemExit(f"{base.name} has nothing called {name}")
        properties[name] = int(value)
    properties["mind"] = changed_row(base.mind, ",".join(part for part in parts if part.partition("=")[0].isupper()))
    return type(base.__name__, (base,), {"name": f"{base.name} {text or 'as it is'}", **properties})


def tell(wins: dict[str, list[float]], seats: int) -> None:
    """The shares so far, and how much each is better than the first."""
    first = next(iter(wins.values()))
    for name, won in wins.items():
        games = len(won) * seats
        share = estimate_share(sum(won), games)
        differences = [(a - b) / seats for a, b in zip(won, first, strict=True)]
        mean = sum(differences) / len(differences)
        error = sqrt(sum((one - mean) ** 2 for one in differences) / max(1, len(differences) - 1) / len(differences))
        told = f"{100 * share.mean:5.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}], n = {games}"
        print(f"{told}, {100 * mean:+5.1f} +- {100 * error:.1f}  {name}", flush=True)
    print(flush=True)


def play_matches(given: argparse.Namespace) -> None:
    """Bots as they sit at tables."""
    bots = [changed_bot(BOTS[given.bot], text) for text in ["", *given.tried]]
    wins: dict[str, list[float]] = {bot.name: [] for bot in bots}
    for number in range(-(-given.games // given.players)):
        for bot in bots:
            line_up = [bot, *[given.against] * (given.players - 1)]
            wins[bot.name].append(play_block(GAME.id, line_up, given.seed + number, None, None)[bot.name].won)
        if (number + 1) % LOOK == 0:
            tell(wins, given.players)
    tell(wins, given.players)


def play_guided(given: argparse.Namespace) -> None:
    """Regulars inside the kernel, from both sides."""
    for text in given.tried:
        changed = changed_row(REGULAR, text)
        desks = {f"{text} alone": desk_of(changed, REGULAR), f"alone among {text}": desk_of(REGULAR, changed)}
        wins = {name: list[float]() for name in desks}
        for number in range(-(-given.games // given.players)):
            for name, desk in desks.items():
                wins[name].append(guided_block(desk, given.players, seeded(given.seed, number)))
        tell(wins, given.players)


def desk_of(*rows: Row) -> Any:
    """A desk with these minds."""
    desk = lay_desk(engine, rows[0])
    desk.mind.count, desk.mind.rows = len(rows), list(make_mind(rows, engine.Mind).rows)
    return desk


def guided_block(desk: Any, seats: int, dice: int) -> float:
    """One game for every seat of the first mind, all others having the second, with the same dice. How many it wins."""
    won = 0.0
    for seat in range(seats):
        desk.mind.row_of = [int(other != seat) for other in range(c.SEATS)]
        position = start(desk, seats, dice, seat)
        engine.guide(desk, position, LEGS)
        winners = position.winners()
        won += (seat in winners) / len(winners)
    return won


def start(desk: Any, seats: int, dice: int, moods: int) -> Any:
    """A table before setup, and a desk at which nothing is believed yet."""
    desk.dice.state, desk.moods.state = dice, seeded(dice, moods)
    engine.forget(desk)
    return GAME.start(seats)


def calibrate(given: argparse.Namespace) -> None:
    """How well weights foretell who wins the games of regulars."""
    desk = desk_of(REGULAR)
    tried = {text or "as it is": desk_of(changed_row(REGULAR, text)) for text in ["", *given.tried]}
    surprise = dict.fromkeys(tried, 0.0)
    looks = 0
    for number in range(given.games):
        position: Any = start(desk, given.players, seeded(given.seed, number), 0)
        told: list[tuple[str, int, float]] = []
        turns = 0
        for foreteller in tried.values():
            engine.forget(foreteller)
        while not position.is_over():
            if position.phase == c.TURN:
                turns += 1
                for name, foreteller in tried.items():
                    engine.learn_the_rest(foreteller, position, position.turn)
                    if turns % FORETELL == 0:
                        told.append((name, position.turn, engine.value_of(foreteller, position, position.turn) / w.ONE))
            position.play(engine.guided_move(desk, position))
        winners = position.winners()
        looks += len(told) // len(tried)
        for name, seat, chance in told:
            surprise[name] -= log(min(0.998, max(0.002, chance if seat in winners else 1 - chance)))
    for name, total in surprise.items():
        print(f"{total / max(1, looks):.4f}  {name} ({looks} guesses)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", choices=BOTS, default="expert")
    parser.add_argument("--against", default="regular", help="who sits in all other seats")
    parser.add_argument("--players", type=int, choices=GAME.players, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--try", action="append", default=[], dest="tried", metavar="NAME=N,...", help="all of these at once")
    parser.add_argument("--guided", action="store_true", help="regulars inside the kernel")
    parser.add_argument("--calibrate", action="store_true", help="who foretells the winner best")
    given = parser.parse_args()
    (play_guided if given.guided else calibrate if given.calibrate else play_matches)(given)


if __name__ == "__main__":
    main()
