"""Bots against bots, and how sure one can be of who is stronger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from caravanserai.bots import load_bot
from caravanserai.core.bot import Bot
from caravanserai.core.contract import Options
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.lab.intervals import estimate_share

AnyBot: TypeAlias = str | type[Bot]
"""One of a game's own bots by its name, or anybody's by its class."""

MOST_MOVES = 10_000
"""Chance's moves included. Games of bots take 100 to 1,500."""


class EndlessMatch(CaravanseraiError, RuntimeError):
    """A game among bots that does not come to an end."""


def name_of(bot: AnyBot) -> str:
    return bot if isinstance(bot, str) else bot.name


def make_bot(game_id: str, bot: AnyBot, seed: int) -> Bot:
    return load_bot(game_id, bot, seed) if isinstance(bot, str) else bot(seed)


def play_match(
    game_id: str, bots: Sequence[AnyBot], seed: int, options: Options | None = None, *, most_moves: int = MOST_MOVES
) -> Record:
    """One game, a bot in every seat. The seed decides the dice and the bots' own moods.

    Nobody is there to stop a game that goes round in circles, so after `most_moves` it is given up with an `EndlessMatch`.
    """
    game = load_game(game_id)
    record = Record(game, len(bots), options, names=[name_of(bot) for bot in bots])
    players = [make_bot(game_id, bot, seed * len(bots) + seat) for seat, bot in enumerate(bots)]
    rng = Random(seed, 3)
    while (actor := record.position.actor()) >= 0 or record.awaits_chance():
        if len(record.log) == most_moves:
            raise EndlessMatch(f"{game_id} with {', '.join(record.names)} and seed {seed} has no end after {most_moves} moves")
        if record.awaits_chance():
            record.play_chance(rng)
        else:
            record.play(players[actor].choose(game.view(record.position, actor), record.position.legal_moves()).move)
    return record


class Strength(msgspec.Struct, frozen=True):
    """One bot alone against copies of another, its seat changing from game to game."""

    bot: str
    others: str
    players: int
    games: int
    win_share: float
    low: float
    high: float
    score: float
    others_score: float


def strength(game_id: str, bot: AnyBot, others: AnyBot, players: int, games: int, seed: int = 0) -> Strength:
    """The share of games that a bot wins, ties split, with Wilson's 95 % interval, and the mean scores."""
    won = mine = theirs = 0.0
    for number in range(games):
        seat = number % players
        bots = [bot if place == seat else others for place in range(players)]
        outcome = play_match(game_id, bots, seed + number).outcome
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
        mine += outcome.scores[seat]
        theirs += (sum(outcome.scores) - outcome.scores[seat]) / (players - 1)
    share = estimate_share(won, games)
    return Strength(
        name_of(bot), name_of(others), players, games, share.mean, share.low, share.high, mine / games, theirs / games
    )
