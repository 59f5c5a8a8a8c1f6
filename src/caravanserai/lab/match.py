"""Bots against bots, and how sure one can be of who is stronger."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeAlias

import msgspec

from caravanserai.bots import load_bot
from caravanserai.core.bot import Bot
from caravanserai.core.contract import Options, Tally
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption, CaravanseraiError
from caravanserai.core.intervals import estimate_share
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies

AnyBot: TypeAlias = str | type[Bot]
"""One of a game's own bots by its name, which may say how long it thinks (`expert:0.5`), or anybody's by its class."""

MOST_MOVES = 10_000
"""Chance's moves included. Games of bots take 100 to 1,500."""


LEAST_SECONDS = 0.001
"""Nobody is given less to think than this."""


class EndlessMatch(CaravanseraiError, RuntimeError):
    """A game among bots that does not come to an end."""


def name_of(bot: AnyBot) -> str:
    return bot if isinstance(bot, str) else bot.name


def make_bot(game_id: str, bot: AnyBot, seed: int, seconds: float | None = None) -> Bot:
    """A bot whose time, if it is given any, is that of the processor: what else runs on the machine does not make it weaker."""
    name, says, own = bot.partition(":") if isinstance(bot, str) else (bot, "", "")
    made = load_bot(game_id, name, seed) if isinstance(name, str) else name(seed)
    made.seconds, made.clock = own_seconds(bot, own) if says else seconds, time.thread_time
    return made


def own_seconds(bot: AnyBot, told: str) -> float:
    """How long a bot thinks of which that is said with its name."""
    try:
        seconds = float(told)
    except ValueError:
        seconds = 0.0
    if not LEAST_SECONDS <= seconds < math.inf:
        raise BadOption(
            f"{bot!r}: after the colon stands how many seconds it may think, from {LEAST_SECONDS} on, as in expert:0.5"
        )
    return seconds


class Thinker:
    """A bot in its seat, with its tally and the time that it has taken."""

    def __init__(self, bot: Bot, tally: Tally | None) -> None:
        self.bot = bot
        self.bot.tally = tally
        self.decisions = 0
        self.spent = 0.0
        self.longest = 0.0

    def choose(self, record: Record, seat: int) -> int:
        """Its move; who has no choice is not asked."""
        legal = record.position.legal_moves()
        if len(legal) == 1:
            return legal[0]
        view = record.game.view(record.position, seat)
        began = time.thread_time()
        move = self.bot.choose(view, legal).move
        took = time.thread_time() - began
        self.decisions += 1
        self.spent += took
        self.longest = max(self.longest, took)
        return move


def play_match(
    game_id: str,
    bots: Sequence[AnyBot],
    seed: int,
    options: Options | None = None,
    *,
    most_moves: int = MOST_MOVES,
    seconds: float | None = None,
) -> Record:
    """One game, a bot in every seat. The seed decides the dice and the bots' own moods.

    Nobody is there to stop a game that goes round in circles, so after `most_moves` it is given up with an `EndlessMatch`.
    """
    return _play(game_id, bots, seed, seed * len(bots), options, most_moves, seconds)[0]


def _play(
    game_id: str,
    bots: Sequence[AnyBot],
    dice: int,
    moods: int,
    options: Options | None,
    most_moves: int,
    seconds: float | None,
) -> tuple[Record, list[Thinker]]:
    game = load_game(game_id)
    record = Record(game, len(bots), options, names=[name_of(bot) for bot in bots])
    tallies = Tallies(game, record.position)
    thinkers = [Thinker(make_bot(game_id, bot, moods + seat, seconds), tallies[seat]) for seat, bot in enumerate(bots)]
    rng = Random(dice, 3)
    while (actor := record.position.actor()) >= 0 or record.awaits_chance():
        if len(record.log) == most_moves:
            raise EndlessMatch(f"{game_id} with {', '.join(record.names)} and seed {dice} has no end after {most_moves} moves")
        tallies.tell(record.play_chance(rng) if record.awaits_chance() else record.play(thinkers[actor].choose(record, actor)))
    return record, thinkers


class BotResult(msgspec.Struct, frozen=True):
    """How one of a match's bots did: everything is for one of its seats."""

    bot: str
    seats: int
    """How many it has."""
    share: float
    """Of the games that it wins, ties split, with Wilson's 95 % interval."""
    low: float
    high: float
    place: float
    score: float
    decisions: int
    ms_per_decision: float
    longest_ms: float


class MatchResult(msgspec.Struct, frozen=True):
    """What came of a match."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[BotResult]
    """Each different bot once, in the order in which they were given."""


class _Sums(msgspec.Struct):
    """What one bot's seats came to in some games."""

    won: float = 0.0
    place: int = 0
    score: int = 0
    decisions: int = 0
    spent: float = 0.0
    longest: float = 0.0

    def add(self, other: _Sums) -> None:
        self.won += other.won
        self.place += other.place
        self.score += other.score
        self.decisions += other.decisions
        self.spent += other.spent
        self.longest = max(self.longest, other.longest)


def match(
    game_id: str,
    bots: Sequence[AnyBot],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    *,
    seconds: float | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> MatchResult:
    """Bots against bots in blocks: in each the dice are the same, and everybody moves a seat on from game to game.

    A block has as many games as there are seats, and only whole blocks are played, so `games` is rounded up to them. `progress`
    is told how many more games are done.
    """
    if games < 1 or jobs < 1:
        raise BadOption("the number of games and the number of jobs are at least 1")
    for bot in bots:
        make_bot(game_id, bot, 0)
    load_game(game_id).start(len(bots), options)
    blocks = -(-games // len(bots))
    totals = {name_of(bot): _Sums() for bot in bots}
    for sums in _blocks(game_id, bots, seed, blocks, options, seconds, jobs):
        for name, part in sums.items():
            totals[name].add(part)
        progress(len(bots))
    results = [_result(bots, name, sums, blocks) for name, sums in totals.items()]
    return MatchResult(game_id, len(bots), blocks * len(bots), seed, results)


def _blocks(
    game_id: str, bots: Sequence[AnyBot], seed: int, blocks: int, options: Options | None, seconds: float | None, jobs: int
) -> Iterator[dict[str, _Sums]]:
    numbers = range(seed, seed + blocks)
    if jobs == 1:
        yield from (play_block(game_id, bots, number, options, seconds) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as pool:
        tasks = [pool.submit(play_block, game_id, bots, number, options, seconds) for number in numbers]
        yield from (task.result() for task in tasks)


def play_block(
    game_id: str, bots: Sequence[AnyBot], number: int, options: Options | None, seconds: float | None
) -> dict[str, _Sums]:
    """One game for every way in which the bots can sit one after the other, with the same dice."""
    sums = {name_of(bot): _Sums() for bot in bots}
    players = len(bots)
    for turned in range(players):
        seated = [bots[(seat - turned) % players] for seat in range(players)]
        record, thinkers = _play(game_id, seated, number, (number * players + turned) * players, options, MOST_MOVES, seconds)
        outcome = record.outcome
        assert outcome is not None
        for seat, thinker in enumerate(thinkers):
            won = (seat in outcome.winners) / len(outcome.winners)
            sums[name_of(seated[seat])].add(
                _Sums(won, outcome.places[seat], outcome.scores[seat], thinker.decisions, thinker.spent, thinker.longest)
            )
    return sums


def _result(bots: Sequence[AnyBot], name: str, sums: _Sums, blocks: int) -> BotResult:
    seats = sum(name_of(bot) == name for bot in bots)
    games = blocks * len(bots)
    share = estimate_share(sums.won / seats, games)
    return BotResult(
        bot=name,
        seats=seats,
        share=share.mean,
        low=share.low,
        high=share.high,
        place=sums.place / (games * seats),
        score=sums.score / (games * seats),
        decisions=sums.decisions,
        ms_per_decision=1000 * sums.spent / max(1, sums.decisions),
        longest_ms=1000 * sums.longest,
    )


def strength(game_id: str, bot: AnyBot, others: AnyBot, players: int, games: int, seed: int = 0) -> BotResult:
    """How one bot does alone against copies of another."""
    return match(game_id, [bot, *[others] * (players - 1)], games, seed).bots[0]
