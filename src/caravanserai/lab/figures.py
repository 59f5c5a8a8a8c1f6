"""What many games come to: shares and places with their intervals, seats, lengths, ties. Blocks are added in their order."""

from __future__ import annotations

import math
import random
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from caravanserai.core.intervals import Estimate, estimate_share
from caravanserai.lab.lines import GameLine, RunPlan, TimesLine, games_of

RESAMPLES = 1000
GROUPS = 250
"""More blocks than this are drawn in groups of blocks that follow one another: they are as independent as single ones."""
DIGITS = 6
"""After the point, in what is kept: beyond them machines may differ."""


class BotStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did at a table. Everything is for one of its seats."""

    bot: str
    seats: int
    """How many it has."""
    share: float
    """Of the games that it wins, ties split, with Wilson's 95 % interval."""
    low: float
    high: float
    block_low: float
    """The 95 % interval of the share by drawing whole blocks anew, which takes into account what their games have in common."""
    block_high: float
    place: float
    """Its mean place, with the interval by blocks."""
    place_low: float
    place_high: float
    score: float
    score_sd: float
    """How far its scores are from their mean: the standard deviation."""
    decisions: int


class BotOverall(msgspec.Struct, frozen=True):
    """How one bot did at all its tables. Everything is for one of its seats."""

    bot: str
    games: int
    share: float
    """Of the games at which it sat that it wins, ties split, with the wider one of Wilson's interval and that by blocks."""
    low: float
    high: float
    place: float
    score: float
    score_sd: float


class TableFigures:
    """The blocks of one table."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.names = list(dict.fromkeys(bots))
        self.games_in_block = games_of(bots)
        self.won = {name: array("d") for name in self.names}
        """By bot and block, the games won, for one of its seats."""
        self.placed = {name: array("d") for name in self.names}
        self.beat = {(a, b): array("d") for a in self.names for b in self.names if a != b}
        """By pair and block, how often the one came before the other, equals half."""
        self.scores = {name: Counter[int]() for name in self.names}
        self.places = {name: Counter[int]() for name in self.names}
        self.decisions = Counter[str]()
        self.ties = 0

    @property
    def blocks(self) -> int:
        return len(self.won[self.names[0]])

    @property
    def games(self) -> int:
        return self.blocks * self.games_in_block

    def add(self, games: Sequence[GameLine]) -> None:
        won, placed, beat = Counter[str](), Counter[str](), Counter[tuple[str, str]]()
        for game in games:
            self.ties += len(game.winners) > 1
            for seat, name in enumerate(game.bots):
                won[name] += (seat in game.winners) / len(game.winners)  # type: ignore[assignment]
                placed[name] += game.places[seat]
                self.scores[name][game.scores[seat]] += 1
                self.places[name][game.places[seat]] += 1
                self.decisions[name] += game.decisions[seat]
            beat.update(_pairs(game))
        for name in self.names:
            self.won[name].append(won[name] / self.seats(name))
            self.placed[name].append(placed[name] / self.seats(name))
        for pair, times in self.beat.items():
            times.append(beat[pair])

    def seats(self, name: str) -> int:
        return self.bots.count(name)

    def share(self, name: str) -> Estimate:
        return _rounded(estimate_share(sum(self.won[name]), self.games))

    def standing(self, name: str) -> BotStanding:
        share, (score, score_sd) = self.share(name), mean_and_sd(self.scores[name])
        by_block = bootstrap(self.won[name], self.games_in_block)
        place = bootstrap(self.placed[name], self.games_in_block)
        return BotStanding(
            bot=name,
            seats=self.seats(name),
            share=share.mean,
            low=share.low,
            high=share.high,
            block_low=by_block.low,
            block_high=by_block.high,
            place=place.mean,
            place_low=place.low,
            place_high=place.high,
            score=score,
            score_sd=score_sd,
            decisions=self.decisions[name],
        )

    def half_width(self) -> float:
        """Half of the widest interval of a share."""
        return max((share.high - share.low) / 2 for share in map(self.share, self.names))


def _pairs(game: GameLine) -> Counter[tuple[str, str]]:
    """How often each bot came before each other one."""
    beat = Counter[tuple[str, str]]()
    for mine, one in zip(game.places, game.bots, strict=True):
        for its, other in zip(game.places, game.bots, strict=True):
            if one != other and mine <= its:
                beat[one, other] += 1.0 if mine < its else 0.5  # type: ignore[assignment]
    return beat


class RunFigures:
    """All tables of a plan, and what they have in common."""

    def __init__(self, plan: RunPlan) -> None:
        self.plan = plan
        self.tables = [TableFigures(bots) for bots in plan.tables]
        self.seats_won = [array("d") for _ in range(plan.players)]
        """By seat and block, the games won at all tables: they have a block's dice in common."""
        self.dealt = array("l")
        """By block, how many games were played at all tables."""
        self.lengths = Counter[int]()
        """In turns, as the game counts them."""
        self.reasons = Counter[str]()

    def add(self, games: Sequence[GameLine]) -> None:
        """A block."""
        self.tables[games[0].table].add(games)
        block = games[0].block
        new = [0] * (block + 1 - len(self.dealt))
        self.dealt.extend(new)
        for won in self.seats_won:
            won.extend(new)
        self.dealt[block] += len(games)
        for game in games:
            for seat in game.winners:
                self.seats_won[seat][block] += 1 / len(game.winners)
            self.lengths[next(iter(game.measures.values()))] += 1
            self.reasons[game.reason] += 1

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(name for table in self.tables for name in table.names))

    @property
    def games(self) -> int:
        return sum(table.games for table in self.tables)

    def seats(self) -> list[Estimate]:
        """Each seat's share of the victories: every bot has sat in each as often as in the others.

        The interval is the wider one of Wilson's and that of drawing whole blocks anew, which of few blocks is too narrow.
        """
        return [_rounded(wider(won, self.dealt)) for won in self.seats_won]

    def overall(self, name: str) -> BotOverall:
        tables = [table for table in self.tables if name in table.names and table.blocks]
        blocks = range(max(table.blocks for table in tables))
        played = [sum(table.games_in_block for table in tables if block < table.blocks) for block in blocks]
        won = [sum(table.won[name][block] for table in tables if block < table.blocks) for block in blocks]
        share = _rounded(wider(won, played))
        score, score_sd = mean_and_sd(sum((table.scores[name] for table in tables), Counter[int]()))
        place, _ = mean_and_sd(sum((table.places[name] for table in tables), Counter[int]()))
        return BotOverall(name, sum(played), share.mean, share.low, share.high, place, score, score_sd)

    def ties(self) -> float:
        return round(sum(table.ties for table in self.tables) / self.games, DIGITS)

    def length(self) -> Spread:
        return spread(self.lengths)

    def half_width(self) -> float:
        """Half of the widest interval of a share at any table."""
        return max(table.half_width() for table in self.tables) if all(table.blocks for table in self.tables) else 1.0


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over many games: its mean, and the values below which so many of a hundred lie."""

    mean: float
    least: int
    p5: int
    p25: int
    median: int
    p75: int
    p95: int
    most: int


def spread(counted: Counter[int]) -> Spread:
    values, total = sorted(counted), sum(counted.values())
    mean = round(sum(value * times for value, times in counted.items()) / total, DIGITS)

    def below(share: float) -> int:
        reached = 0
        for value in values:
            reached += counted[value]
            if reached >= share * total:
                return value
        return values[-1]

    return Spread(mean, values[0], below(0.05), below(0.25), below(0.5), below(0.75), below(0.95), values[-1])


class Spent(msgspec.Struct):
    """What one bot's decisions took, in milliseconds of CPU."""

    decisions: int = 0
    spent: float = 0.0
    longest: float = 0.0

    @property
    def each(self) -> float:
        return self.spent / max(1, self.decisions)


def spent_by_bot(lines: Iterable[TimesLine]) -> defaultdict[str, Spent]:
    by_bot = defaultdict[str, Spent](Spent)
    for line in lines:
        for name, decisions, took, longest in zip(line.bots, line.decisions, line.spent, line.longest, strict=True):
            one = by_bot[name]
            one.decisions += decisions
            one.spent += took
            one.longest = max(one.longest, longest)
    return by_bot


def grouped(values: Sequence[float]) -> list[tuple[float, int]]:
    """Sums of values that follow one another, in at most so many groups, each with how many there are in it."""
    size = -(-len(values) // GROUPS)
    parts = [values[at : at + size] for at in range(0, len(values), size)]
    return [(sum(part), len(part)) for part in parts]


def bootstrap(blocks: Sequence[float], games: int) -> Estimate:
    """The mean of a game, from what blocks of so many games come to; its interval by drawing blocks anew, always alike."""
    return _rounded(drawn_anew(blocks, [games] * len(blocks)))


def drawn_anew(blocks: Sequence[float], games: Sequence[int]) -> Estimate:
    """The same where blocks have each their own number of games."""
    pairs = zip(grouped(blocks), grouped(games), strict=True)
    groups, rng = [(total, count) for (total, _), (count, _) in pairs], random.Random(1)
    means = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(groups, k=len(groups))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    low, high = means[round(0.025 * RESAMPLES)], means[round(0.975 * RESAMPLES) - 1]
    return Estimate(sum(blocks) / sum(games), low, high)


def wider(won: Sequence[float], games: Sequence[int]) -> Estimate:
    """A share by blocks, with the wider one of Wilson's interval and that of drawing blocks anew."""
    share, by_block = estimate_share(sum(won), sum(games)), drawn_anew(won, games)
    return Estimate(share.mean, min(share.low, by_block.low), max(share.high, by_block.high))


def mean_and_sd(counted: Counter[int]) -> tuple[float, float]:
    """The mean and the standard deviation of numbers of which each was seen so often."""
    count = sum(counted.values())
    mean = sum(value * times for value, times in counted.items()) / count
    squares = sum(times * (value - mean) ** 2 for value, times in counted.items())
    return round(mean, DIGITS), round(math.sqrt(squares / max(1, count - 1)), DIGITS)


def _rounded(estimate: Estimate) -> Estimate:
    return Estimate(round(estimate.mean, DIGITS), round(estimate.low, DIGITS), round(estimate.high, DIGITS))
