"""The clockwork of a table: by itself bots move, who has no choice goes on, clocks run out, a bot stands in for whoever is away.

While none of its people is there a table rests: no bot moves, and only a clock goes on, so that nobody finds a game over that was
still to be played. A wish to go back is waited for too. Games of days go on without anybody being there, and never rest. In a
lesson nothing happens by itself: the others' moves come with the learner's own.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from caravanserai.tables import rows as r
from caravanserai.tables.deadlines import clock_end, reminder_at
from caravanserai.tables.decide import with_what_follows
from caravanserai.tables.dice import OPENING_SECONDS, not_opened
from caravanserai.tables.due import due_at
from caravanserai.tables.encoding import encode
from caravanserai.tables.orders import verdict
from caravanserai.tables.state import LoggedMove
from caravanserai.tables.table import FREE_SECONDS
from caravanserai.tables.tallies import TableTallies
from caravanserai.tables.timing import BEAT_SECONDS
from caravanserai.tables.undo import lapse_end, lapsed
from caravanserai.tables.workers import BotAnswer, Thought

if TYPE_CHECKING:
    from caravanserai.tables.room import Room

HESITATION = (0.5, 2.5)
"""Whoever has no choice goes on after a bot's pause so many to so many times: whoever takes as long may have chosen."""
RETURN = (8.0, 60.0)
"""The order of somebody who is not there is carried out after so many: as long as it may take to come by and move."""


@dataclass(frozen=True)
class Walk:
    """What a bot has in mind beyond the move that it made: it goes on with that, and thinks anew when anything came between."""

    bot: str
    due: int
    """How many moves the game has when the next step is due."""
    steps: list[int]


@dataclass(frozen=True)
class Memory:
    """What a bot wants to know again when its seat is asked next."""

    moves: list[LoggedMove]
    """The moves that had been made; if some of them were taken back, it does not fit any more."""
    kept: bytes


class Clockwork:
    """Sets off in its room what is due. It does not keep the room from being let go: what it has begun in the room does."""

    def __init__(self, room: Room) -> None:
        self.room: Room = weakref.proxy(room)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}
        """By seat, the version of the question that a bot thinks about, or has thought about."""
        self._tallies = TableTallies()
        self._walks: dict[int, Walk] = {}
        """By seat, what its bot goes on with."""
        self._memories: dict[tuple[int, str], Memory] = {}
        """By seat and bot. After a restart there are none: bots think out again what they had."""
        self._formalities: dict[int, tuple[int, float]] = {}
        """By seat that has no choice, the version of the question, and when it is answered."""
        self._ordered: dict[int, tuple[int, float]] = {}
        """By seat that has ordered a move, the version of the question, and when it is made."""
        self._opening = (0, 0.0)
        """The round of openings that is waited for, and since when, as this process counts: after a restart it begins anew."""

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """See whether bots are to move, and when the next clock or grace period runs out. In a room that is gone, all stops."""
        self.stop()
        state = self.room.table.state
        if self.room.gone or state.lesson is not None or not (state.phase == "playing" or state.is_opening()):
            return
        if state.is_opening():
            self._wake_after(self._opening_seconds())
            return
        self.room.ordering.end()
        self._let_bots_think()
        if self.room.timing.is_out():
            self._timer = asyncio.get_running_loop().call_later(BEAT_SECONDS, self.wake)
            return
        if self.room.not_served():
            self.room.spawn(self.room.give_time_back())
            return
        deadline = self._next_deadline()
        if deadline is not None:
            self._wake_after(max(0.0, deadline - self.room.timing.now()))

    def _wake_after(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds + 0.01, lambda: self.room.spawn(self._time_passes()))

    # Setting the dice

    def _opening_seconds(self) -> float:
        """How much longer this round of openings is waited for: not at all if nobody who is to open is there."""
        state = self.room.table.state
        assert state.dice is not None
        openings = state.dice.openings
        owners = [state.seats[seat].who for seat in openings.waits_for()]
        if not any(who is not None and self.room.presence.is_present(who) for who in owners):
            return 0.0
        if self._opening[0] != len(openings.rounds):
            self._opening = (len(openings.rounds), time.monotonic())
        return max(0.0, self._opening[1] + OPENING_SECONDS - time.monotonic())

    def is_needed(self, until: float) -> bool:
        """Whether the table has to stay in memory: something is due by then, or a bot is to stand in for somebody some day."""
        due = due_at(self.room.table)
        return bool(self._grace_ends()) or (due is not None and due <= until)

    # Bots

    def _let_bots_think(self) -> None:
        version, ordered = self.room.table.state.question_version(), self._order_ends()
        for seat in self.room.table.awaited():
            bot = self._mover(seat)
            if bot is None or seat in ordered:
                self._thinking.pop(seat, None)
            elif self._thinking.get(seat) != version:
                self._thinking[seat] = version
                self.room.spawn(self._move_by_bot(seat, bot, version))

    def _mover(self, seat: int) -> str | None:
        """The bot that is to move for a seat now; None if a person is, or if bots wait."""
        state = self.room.table.state
        if state.undo is not None or not (state.late == seat or self._is_attended()):
            return None
        return state.mover(seat)

    def _is_attended(self) -> bool:
        """Whether bots have somebody to play for. Where all seats are bots' for good, there is nobody to wait for."""
        state = self.room.table.state
        people = state.people()
        return state.settings.clock.kind == "days" or not people or any(map(self.room.presence.is_present, people))

    async def _move_by_bot(self, seat: int, bot: str, version: int) -> None:
        """Let a bot think about what this seat sees, and make its move if it is asked the same still."""
        if self.room.bot_pause:
            await asyncio.sleep(self.room.bot_pause)
        if not self._is_to_move(seat, bot, version):
            return
        move = await self._choice(seat, bot)
        async with self.room.lock:
            if self._is_to_move(seat, bot, version):
                await self.room.commit(self.room.table.answer_rows(seat, move, by=bot))

    async def _choice(self, seat: int, bot: str) -> int:
        """The next step of what the bot is about; otherwise what it thinks."""
        table, walk = self.room.table, self._walks.pop(seat, None)
        made = len(table.state.moves)
        if walk is not None and (walk.bot, walk.due) == (bot, made) and walk.steps[0] in table.facing(seat).legal_moves():
            move, *rest = walk.steps
        else:
            answer = await self.ask(seat, bot, table.state.settings.thinking)
            move, rest = answer.move, answer.then
        if rest:
            self._walks[seat] = Walk(bot, made + 1, rest)
        return move

    async def ask(self, seat: int, bot: str, seconds: float) -> BotAnswer:
        """What a bot says that thinks for a seat now, be it to move or for a hint; what it wants to know again is kept."""
        moves = [*self.room.table.state.moves]
        answer = await self.room.workers.choose(self._thought(seat, bot, seconds))
        self._memories[seat, bot] = Memory(moves, answer.memory)
        return answer

    def _remembered(self, seat: int, bot: str) -> bytes:
        """What this bot has left for this seat."""
        memory, moves = self._memories.get((seat, bot)), self.room.table.state.moves
        return memory.kept if memory is not None and memory.moves == moves[: len(memory.moves)] else b""

    def _thought(self, seat: int, bot: str, seconds: float) -> Thought:
        """What a bot is given: all that this seat can know."""
        table = self.room.table
        position, tally = table.facing(seat), self._tallies.of(table, seat)
        return Thought(
            game=table.state.settings.game,
            bot=bot,
            seed=table.state.question_version() * 16 + seat,
            character=crc32(f"{table.state.table} {seat}".encode()),
            memory=self._remembered(seat, bot),
            view=encode(table.game.view(position, seat)),
            legal=position.legal_moves(),
            tally=b"" if tally is None else encode(tally),
            seconds=seconds,
            seat=seat,
            move=len(table.state.moves),
        )

    def _is_to_move(self, seat: int, bot: str, version: int) -> bool:
        """Whether a seat is asked what it was asked at this version, has not answered, and the bot is still to answer for it."""
        table = self.room.table
        if self.room.gone or table.state.question_version() != version or seat not in table.awaited():
            return False
        if self._mover(seat) != bot:
            self._thinking.pop(seat, None)
            return False
        return True

    # Time

    def _next_deadline(self) -> float | None:
        table = self.room.table
        drawn = (*self._grace_ends().values(), *self._formal_ends().values(), *self._order_ends().values())
        ends = (self._clock_end(), self._reminder(), lapse_end(table), *drawn)
        return min((end for end in ends if end is not None), default=None)

    def _clock_end(self) -> float | None:
        """When the time of the seat that acts runs out; None while a bot moves for it, or a wish to go back is waited for.

        It never does for one who has no choice.
        """
        table, state = self.room.table, self.room.table.state
        actor = table.actor()
        if actor < 0 or state.late == actor or state.undo is not None or self._mover(actor) or state.seats[actor].bot:
            return None
        if state.seats[actor].seconds is None or table.only_answer(actor) is not None:
            return None
        return clock_end(table, self.room.not_served())

    def _reminder(self) -> float | None:
        """When the seat that acts is to be reminded; what the server did not serve is given back before."""
        return reminder_at(self.room.table) if self._clock_end() is not None else None

    def _formal_ends(self) -> dict[int, float]:
        """When each of the people goes on who are asked as a matter of form and have no choice, whether they are there or not."""
        table, state = self.room.table, self.room.table.state
        if state.undo is not None:
            return {}
        version, seats = state.question_version(), [seat for seat in table.awaited() if state.mover(seat) is None]
        ends: dict[int, float] = {}
        for seat in seats:
            if table.only_answer(seat) is not None:
                if self._formalities.get(seat, (0, 0.0))[0] != version:
                    self._formalities[seat] = (version, self.room.timing.now() + self._hesitation(seat))
                ends[seat] = self._formalities[seat][1]
        return ends

    def _hesitation(self, seat: int) -> float:
        """How long it takes somebody to go on who has no choice: drawn, unless nobody else is there to draw conclusions."""
        owner, least, most = self.room.table.state.seats[seat].who, *HESITATION
        others = {*self.room.table.state.people(), *(viewer.who for viewer in self.room.presence.viewers)} - {owner}
        times = secrets.SystemRandom().uniform(least, most) if others else least
        return min(times * self.room.bot_pause, FREE_SECONDS)

    # Orders

    def _order_ends(self) -> dict[int, float]:
        """When each of those who are asked moves by its order."""
        table, state = self.room.table, self.room.table.state
        if not table.orders:
            return {}
        version, ends = state.question_version(), {}
        for seat in table.awaited():
            if self._ordered_move(seat) is not None:
                if self._ordered.get(seat, (0, 0.0))[0] != version:
                    self._ordered[seat] = (version, self.room.timing.now() + self._return(seat))
                ends[seat] = self._ordered[seat][1]
        return ends

    def _ordered_move(self, seat: int) -> int | None:
        state = self.room.table.state
        order = self.room.table.orders.get(state.seats[seat].who or "")
        return None if order is None or state.late == seat else verdict(self.room.table, seat, order).move

    def _return(self, seat: int) -> float:
        """How long it takes until an order is carried out: drawn, so that it may as well be its owner who moves."""
        owner = self.room.table.state.seats[seat].who
        least, most = HESITATION if owner is not None and self.room.presence.attends(owner) else RETURN
        return secrets.SystemRandom().uniform(least, most) * self.room.bot_pause

    def _ordered_due(self, now: float) -> int | None:
        """A seat whose order is to be carried out by now."""
        return next((seat for seat, end in self._order_ends().items() if end <= now), None)

    def stand_ins(self) -> dict[int, float]:
        """When a bot stands in for each of those who are away, while the game is on."""
        return self._grace_ends() if self.room.table.state.phase == "playing" else {}

    def _grace_ends(self) -> dict[int, float]:
        """When a bot stands in for each of those who are away. Games of days wait for their clock instead."""
        state = self.room.table.state
        if state.settings.clock.kind == "days" or state.lesson is not None:
            return {}
        owners = {number: seat.who for number, seat in enumerate(state.seats) if seat.who is not None and seat.stand_in is None}
        ends = {number: self.room.presence.grace_end(who) for number, who in owners.items()}
        return {number: end for number, end in ends.items() if end is not None}

    async def _time_passes(self) -> None:
        async with self.room.lock:
            state, now = self.room.table.state, self.room.timing.now()
            if self.room.gone or not (state.phase == "playing" or state.is_opening()):
                return
            if state.is_opening():
                rows = [] if self._opening_seconds() else not_opened(self.room.table)
            else:
                rows = self._due(now) or self._formally_due(now)
            ordered = self._ordered_due(now) if not rows and state.phase == "playing" else None
            if rows:
                await self.room.commit(with_what_follows(self.room.table, rows))
            elif ordered is not None:
                await self.room.ordering.carry_out(ordered)
            else:
                self.wake()

    def _due(self, now: float) -> list[r.Row]:
        """Rows for all that has come to its end by now."""
        table, state = self.room.table, self.room.table.state
        wish_end = lapse_end(table)
        if wish_end is not None and wish_end <= now:
            return lapsed(table)
        bot, actor, clock_end = state.settings.stand_in, table.actor(), self._clock_end()
        away = {seat for seat, end in self._grace_ends().items() if end <= now}
        out: list[r.Row] = []
        if clock_end is not None and clock_end <= now:
            if state.settings.clock.at_zero == "resign":
                away.discard(actor)
                out.append(r.Resigned(actor, bot, out_of_time=True))
            else:
                out.append(r.TimeRanOut(actor))
        reminder = self._reminder()
        if not out and reminder is not None and reminder <= now:
            out.append(r.Reminded(actor))
        return [*(r.TakenOver(seat, bot) for seat in sorted(away)), *out]

    def _formally_due(self, now: float) -> list[r.Row]:
        """The answer of somebody who has had no choice long enough: a move like any other, told by itself."""
        table = self.room.table
        for seat, end in self._formal_ends().items():
            answer = table.only_answer(seat)
            if end <= now and answer is not None:
                return table.answer_rows(seat, answer)
        return []
