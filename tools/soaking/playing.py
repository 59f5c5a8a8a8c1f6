"""Games at several tables, one after the other, whatever becomes of the servers; and all that was acknowledged at them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import msgspec

from caravanserai.api.messages import Update
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.saved import read_record
from soaking.people import ANSWER_SECONDS, Failed, Player, TooLate

PAUSE = 0.02
"""Seconds between two moves at a table, at most."""
MINUTES = 600
"""On each clock, where a table has clocks: more than any game takes, and less than the clocks of machines are set wrong by."""
CLOCK = {"kind": "minutes", "minutes": MINUTES, "increment": 0, "at_zero": "resign"}


class Sent(msgspec.Struct):
    """A command that was acknowledged: whose, under which key, with which move, and the version it led to."""

    key: str
    seat: int
    move: int | None
    version: int


class Game(msgspec.Struct):
    """A table, what is played there, when, by this machine's clock, and all that was acknowledged at it."""

    table: str
    name: str
    clocks: bool
    began: float
    ended: float | None = None
    sent: list[Sent] = []

    def known(self) -> int:
        """The newest version that anybody was told of by an acknowledgement."""
        return max((sent.version for sent in self.sent), default=0)


class Tables:
    """Everybody plays, one game after the other, until told that the next end is the last."""

    def __init__(
        self, address: str, count: int, seed: int, answer_seconds: float = ANSWER_SECONDS, *, clocks: bool = False
    ) -> None:
        self.address = address
        self.count = count
        self.seed = seed
        self.answer_seconds = answer_seconds
        self.clocks = clocks
        """Whether every second table has clocks."""
        self._people: list[Player] = []
        self.games: list[Game] = []
        self.exports = 0
        self.last_round = False
        self.retries = 0
        self.group = ""
        """Where every table tells whose turn it is."""
        self.acknowledged: Callable[[str, int], None] = lambda table, version: None
        """Called for each command that was acknowledged at a table, with the version that it led to."""

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(self.count):
                group.create_task(self._play_at(number))

    def in_play(self) -> list[str]:
        return [game.table for game in self.games if game.ended is None]

    def commands(self) -> int:
        return sum(len(game.sent) for game in self.games)

    async def go_on(self, count: int) -> None:
        """Wait until so many more commands are acknowledged."""
        until = self.commands() + count
        while self.commands() < until:
            await asyncio.sleep(0.02)

    def longest_wait(self) -> float:
        """For how many seconds somebody has waited for an answer."""
        return max((player.waits() for player in self._people), default=0.0)

    async def _play_at(self, number: int) -> None:
        rng = random.Random(self.seed * 1000 + number)
        game = load_game(game_ids()[number % len(game_ids())])
        seats = game.players.start
        bots = number % 2
        live = (number // 2) % 2 == 1
        names = [f"player {number}.{seat}" for seat in range(seats - bots)]
        people = [Player(self.address, name, live=live, answer_seconds=self.answer_seconds) for name in names]
        self._people += people
        try:
            for player in people:
                await player.come()
            while True:
                await self._play_one(game.id, seats, bots, people, rng, clocks=self.clocks and number // 3 % 2 == 0)
                if self.last_round:
                    return
        finally:
            for player in people:
                self.retries += player.retries
                await player.go()

    async def _play_one(
        self, game: str, seats: int, bots: int, people: list[Player], rng: random.Random, *, clocks: bool
    ) -> None:
        settings = {"game": game, "players": seats, "grace": 604_800, "stand_in": "random"} | ({"clock": CLOCK} if clocks else {})
        table = Game(await people[0].open_table(settings), game, clocks, time.time())
        self.games.append(table)
        await people[0].tell_group(table.table, self.group)
        for seat, player in enumerate(people):
            await self._do(table, player, seat, {"do": "sit", "name": player.name, "seat": seat})
            await self._do(table, player, seat, {"do": "ready"})
        for seat in range(len(people), seats):
            await self._do(table, people[0], 0, {"do": "seat_bot", "seat": seat, "bot": "random"})
        await self._do(table, people[0], 0, {"do": "start"})
        resigned = False
        while (update := await self._look(table, people[0])).phase == "playing":
            awaited = [seat for seat in update.awaited if seat < len(people)]
            if self.last_round and not resigned:
                resigned = True
                await self._resign(table, people)
            elif awaited and not resigned:
                seat = rng.choice(awaited)
                await self._move(table, people[seat], seat, rng)
            await asyncio.sleep(rng.uniform(0, PAUSE))
        await self._check_export(table.table, people[0], update)
        table.ended = time.time()

    async def _resign(self, table: Game, people: list[Player]) -> None:
        """The faults are over: bots bring the game to its end."""
        for seat, player in enumerate(people):
            await self._do(table, player, seat, {"do": "resign", "bot": "random"})

    async def _look(self, table: Game, player: Player) -> Update:
        """Nobody is shown a table as it was before what they know to be done."""
        known = table.known()
        update = await player.look(table.table)
        if update.version < known:
            raise Failed(f"{table.table}: version {known} was acknowledged, and then version {update.version} was shown")
        return update

    async def _move(self, table: Game, player: Player, seat: int, rng: random.Random) -> None:
        update = await self._look(table, player)
        if not update.legal:
            return
        group = rng.choice(update.legal)
        move = rng.choice(group.moves).number
        await self._do(table, player, seat, {"do": "play", "move": move, "version": update.version})
        if rng.random() < 0.1:
            now = await self._look(table, player)
            if now.can_undo is not None and now.phase == "playing":
                with contextlib.suppress(TooLate):
                    await self._do(table, player, seat, {"do": "undo"})

    async def _do(self, table: Game, player: Player, seat: int, command: dict[str, Any]) -> None:
        """Do it once; now and then ask for it once more, which must be answered alike."""
        key = uuid4().hex
        ack = await player.do(table.table, command, key)
        table.sent.append(Sent(key, seat, command.get("move"), ack.version))
        self.acknowledged(table.table, ack.version)
        if len(table.sent) % 7 == 0:
            again = await player.do(table.table, command, key)
            if again.version != ack.version:
                raise Failed(f"{table.table}: version {ack.version} was acknowledged, and then {again.version} for the same key")

    async def _check_export(self, table: str, player: Player, update: Update) -> None:
        record = read_record(await player.export(table))
        if record.outcome != update.outcome or record.fairness is None:
            raise Failed(f"{table}: the export tells of another game")
        self.exports += 1
