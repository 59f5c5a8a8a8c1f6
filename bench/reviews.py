"""What reviews of many games say together: figures of play by bot, whether luck comes to nothing, and what taking it off leaves.

    python bench/reviews.py five_tribes --bots expert,regular,novice --games 30 --seed 710000

Every game is played by these bots, who move a seat on from game to game, and reviewed from what everybody could know. Prints,
with 95 % intervals over games: the mean loss of a decision and the errors for each bot; the mean luck by seat; the variance of
the result and of the result without luck; the seconds of CPU that a review took.
"""

from __future__ import annotations

import argparse
import math
import time

from caravanserai.core.intervals import estimate_mean
from caravanserai.lab.match import play_match
from caravanserai.reviewing.figures import LIMITS, Review
from caravanserai.reviewing.review import review


def told(values: list[float], unit: float = 100) -> str:
    """A mean with its interval, in percent."""
    squares = math.fsum(value * value for value in values)
    found = estimate_mean(math.fsum(values), squares, len(values))
    return f"{unit * found.mean:.2f} [{unit * found.low:.2f}, {unit * found.high:.2f}]"


def variance(values: list[float]) -> float:
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def report_bot(bot: str, reviews: list[Review]) -> None:
    """A bot's figures: those of its seats in one game count as one, since they hang together."""
    losses, adjusted, results, counts, decisions = [], [], [], dict.fromkeys((*LIMITS, "fine"), 0), 0
    for one in reviews:
        seats = [seat for seat in one.seats if seat.name == bot]
        judged = sum(seat.decisions for seat in seats)
        losses += [sum((seat.mean_loss or 0) * seat.decisions for seat in seats) / judged] if judged else []
        adjusted += [math.fsum(seat.adjusted for seat in seats) / len(seats)]
        results += [math.fsum(seat.result for seat in seats) / len(seats)]
        decisions += judged
        for seat in seats:
            for grade, count in (*seat.grades.items(), ("fine", seat.fine)):
                counts[grade] += count
    each = ", ".join(f"{grade} {100 * count / max(1, decisions):.1f}" for grade, count in counts.items())
    print(f"  {bot}: loss % a decision {told(losses) if losses else '-'}; in 100 of {decisions} decisions: {each}")
    if all(seat.name == bot for one in reviews for seat in one.seats):
        return
    kept = variance(adjusted) / variance(results) if variance(results) else math.nan
    print(f"    result % {told(results)}; without luck {told(adjusted)}; variance left {kept:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one for each seat, as expert,regular,novice")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=710_000)
    parser.add_argument("--budget", type=float, default=1.0)
    parser.add_argument("--luck-only", action="store_true", help="judge no decisions")
    given = parser.parse_args()
    bots, reviews, spent = given.bots.split(","), list[Review](), 0.0
    for number in range(given.seed, given.seed + given.games):
        turned = number % len(bots)
        record = play_match(given.game, bots[turned:] + bots[:turned], number)
        began = time.process_time()
        reviews.append(review(record, budget=given.budget, decisions=not given.luck_only))
        spent += time.process_time() - began
    print(f"{given.game}, {given.bots}, {given.games} games from {given.seed} on, budget {given.budget}")
    for bot in dict.fromkeys(bots):
        report_bot(bot, reviews)
    for seat in range(len(bots)):
        print(f"  luck % of seat {seat}: {told([one.seats[seat].luck for one in reviews])}")
    print(f"  {spent / given.games:.1f} s of CPU a review", flush=True)


if __name__ == "__main__":
    main()
