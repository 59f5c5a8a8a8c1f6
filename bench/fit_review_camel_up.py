"""What a turn brings that comes so many turns after a roll: `PROSPECTS` of Camel Up's judge.

    python bench/fit_review_camel_up.py --players 3,4,5,8 --games 30

After each roll of games of *regulars*, the turns up to the next roll are made by the policy, and everybody's purse is compared,
before and after, over races rolled to their end. What comes after the next roll is taken from the table that was found before.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from caravanserai.core.contract import CHANCE
from caravanserai.core.judging import Known
from caravanserai.core.randomness import seeded
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots.judge import CamelUpJudge
from caravanserai.games.camel_up.kernel.policy.weights import ONE
from caravanserai.lab.match import play_match
from caravanserai.reviewing.moments import GameWalk
from caravanserai.reviewing.review import judge_for

SAMPLES = 128
ROUNDS = 5
"""So often the table is found anew from the one before."""

Roll = tuple[int, list[float], int]
"""The dice before a roll; what each turn up to the next roll brought, in parts of ONE; the dice before that, 0 if none came."""


def purses(judge: CamelUpJudge, position: engine.Position) -> list[float]:
    """Everybody's coins in the end, on average, if nobody did anything more."""
    desk = judge.desk
    engine.draw_cards(desk, position, judge.players, judge.rng)
    engine.find_incomes(desk, position)
    engine.roll_samples(desk.samples, position, judge.seed, SAMPLES, judge.rng)
    sums = [0] * judge.players
    for index in range(SAMPLES):
        engine.fill_purses(desk, position, desk.samples, index, judge.players)
        sums = [sum_ + purse for sum_, purse in zip(sums, desk.purses, strict=False)]
    return [ONE * sum_ / SAMPLES for sum_ in sums]


def turns_after(judge: CamelUpJudge, known: Known, dice: int) -> Roll:
    """The turns from here up to the next roll, by the policy."""
    position, found = judge.lay(known), list[float]()
    while len(found) < judge.players:
        judge.rng.state = seeded(judge.seed, 1)
        before, seat = purses(judge, position), position.turn
        engine.make_move(position, engine.turn_move(judge.desk, position))
        engine.learn_the_rest(judge.desk, position, seat)
        if position.phase == c.ROLLING:
            return dice, [*found, float(ONE)], position.dice.bit_count()
        judge.rng.state = seeded(judge.seed, 1)
        found.append(purses(judge, position)[seat] - before[seat])
    return dice, found, 0


def rolls_of(players: int, seed: int) -> list[Roll]:
    record = play_match("camel_up", ["regular"] * players, seed)
    walk, judge = GameWalk(record, None), judge_for(record.game, players, seed)
    assert isinstance(judge, CamelUpJudge)
    found = []
    for number, entry in enumerate(record.log):
        before, after = walk.moments[number], walk.moments[number + 1]
        if entry.actor == CHANCE and before.ask == "rolling" and after.ask == "turn":
            dice = before.position.dice.bit_count()  # type: ignore[attr-defined]
            found.append(turns_after(judge, walk.known(after, None), dice))
    return found


def fitted(rolls: list[Roll], table: dict[int, list[float]]) -> dict[int, list[float]]:
    """The mean by dice and place; what comes after the next roll by the table from before."""
    seen = defaultdict[tuple[int, int], list[float]](list)
    for dice, brought, then in rolls:
        later = table[then] if then else []
        for place, worth in enumerate([*brought, *later][: c.SEATS]):
            seen[dice, place].append(worth)
    return {dice: [sum(seen[dice, p]) / max(1, len(seen[dice, p])) for p in range(c.SEATS)] for dice in table}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="3,4,5,8")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=720_000)
    given = parser.parse_args()
    numbers = range(given.seed, given.seed + given.games)
    for players in map(int, given.players.split(",")):
        rolls = [roll for number in numbers for roll in rolls_of(players, number)]
        table = {dice: [float(ONE)] * c.SEATS for dice in range(2, 7)}
        for _ in range(ROUNDS):
            table = fitted(rolls, table)
        print(f"{players} players, {len(rolls)} rolls")
        for dice, row in table.items():
            print(f"    {dice}: {[round(worth, -2) for worth in row]},", flush=True)


if __name__ == "__main__":
    main()
