"""A puzzle as it is asked: the table as its solver sees it, a try move by move, what a try costs, and the solution."""

from __future__ import annotations

import datetime
import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from caravanserai.api.messages import FairInfo, SeatInfo, Told, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import HintedStep, PuzzleInfo, PuzzleLine, PuzzleSolution, PuzzleTry, Why
from caravanserai.bots import bot_names
from caravanserai.core.contract import Event, Game, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation
from caravanserai.core.judging import CONFIRMING, Intent, Judge
from caravanserai.puzzles.finding import AS_GOOD, JUDGED
from caravanserai.puzzles.format import NoPuzzle, Puzzle, PuzzleSource, check_day, puzzle_of, shipped
from caravanserai.puzzles.sight import Cost, SolverSight, cost, plan_of, sight_of
from caravanserai.reviewing.review import judge_for
from caravanserai.tables.bot_names import BOT_NAMES
from caravanserai.tables.broadcast import legal_groups
from caravanserai.tables.encoding import encoded_event

TABLE = "puzzle"
"""What the table of a puzzle is called in its updates; no table of a server has so short a name."""
AT_ONCE = 4
"""A try that is not among the plans that were weighed beforehand is weighed by a share of their samples: one in so many."""


class PuzzleTable:
    """The puzzle of a game and a day. It is only read."""

    def __init__(self, game_id: str, day: datetime.date) -> None:
        self.game, self.day = load_game(game_id), day
        self.made: PuzzleSource = shipped(game_id)[0]
        self.puzzle: Puzzle = puzzle_of(game_id, day)
        self.sight: SolverSight = sight_of(self.game, self.puzzle.position)
        self.answer = Intent(tuple(numbers(self.game, self.puzzle.answer)))

    def judge(self) -> Judge:
        """One of its own for whoever asks: a judge has a desk, which is no place for two."""
        return judge_for(self.game, self.sight.position.seats, JUDGED)

    # What is shown

    def info(self, today: datetime.date) -> PuzzleInfo:
        update = self.update([])
        return PuzzleInfo(
            self.game.id,
            self.day.isoformat(),
            today.isoformat(),
            self.puzzle.word,
            self.puzzle.ask,
            update,
            self.game.facts(update.view),
        )

    def update(self, moves: Sequence[int]) -> Update:
        """The table after these moves of the solver's, as the solver sees it, at the version of their number and one."""
        game, position, seat = self.game, self.sight.position.copy(), self.sight.seat
        told = [Told(made, seat, self.heard(game.play(position, move))) for made, move in enumerate(moves, start=1)]
        asks = not position.is_over() and position.actor() == seat and not (moves and self.is_decided(moves))
        return Update(
            table=TABLE,
            version=len(moves) + 1,
            since=1 if moves else 0,
            settings=Settings(
                game=game.id,
                players=position.seats,
                options=msgspec.structs.asdict(game.options_of(position)),
                lens="off",
                watch="nobody",
                talk="off",
            ),
            phase="playing",
            seats=[self.seat_info(other) for other in range(position.seats)],
            you=seat,
            host=False,
            moves=len(moves),
            view=game.view(position, seat),
            awaited=[seat],
            prompt=game.prompt(position) if asks else game.prompt(self.sight.position),
            legal=legal_groups(game.id, position) if asks else [],
            ahead=None,
            events=told,
            turn_since=0.0,
            deadline=None,
            now=time.time(),
            can_undo=None,
            undo=None,
            talk=[],
            tidings=[],
            nudge=None,
            outcome=None,
            fair=FairInfo("", None, None, [""] * position.seats, [], None),
            rematch=None,
            altered=[],
            onlookers=0,
            other_rules=None,
            mine=[seat],
        )

    def heard(self, events: Sequence[Event]) -> list[object]:
        return [encoded_event(self.game.redacted(event, self.sight.seat)) for event in events]

    def seat_info(self, seat: int) -> SeatInfo:
        """The others are the experts whose game it was; the solver has no name here."""
        if seat == self.sight.seat:
            return SeatInfo("person", "", None, True, True, None)
        return SeatInfo("bot", BOT_NAMES[seat], bot_names(self.game.id)[-1], True, True, None)

    # A try

    def try_out(self, notations: Sequence[str]) -> PuzzleTry:
        """The table after these moves; once they are a whole decision, whether it is the best, and what it costs."""
        moves = self.legal(notations)
        update = self.update(moves)
        if not moves or not self.is_decided(moves):
            return PuzzleTry(update, self.game.facts(update.view), False, False, False, None, None, None)
        price, judge = self.price(moves), self.judge()
        found = price.loss < AS_GOOD
        near = not found and judge.gist(Intent(tuple(moves))) == judge.gist(self.answer)
        points = None if price.points is None else round(price.points, 2)
        return PuzzleTry(update, None, True, found, near, round(max(0.0, price.loss), 4), round(price.error, 4), points)

    def legal(self, notations: Sequence[str]) -> list[int]:
        """The moves that are meant; raises `Refused` for what cannot be played here."""
        position, moves = self.sight.position.copy(), list[int]()
        for text in notations:
            number = self.number(text)
            if moves and self.is_decided(moves):
                raise Refused("illegal_move", f"the puzzle is decided before {text!r}: try the moves up to there")
            if number not in position.legal_moves():
                raise Refused("illegal_move", f"{text!r} cannot be played here")
            position.play(number)
            moves.append(number)
        return moves

    def number(self, text: str) -> int:
        try:
            return numbers(self.game, [text])[0]
        except BadNotation as error:
            raise Refused("no_such_move", str(error)) from None

    def why_not(self, notations: Sequence[str], text: str) -> Why:
        """Why a move is not allowed after these."""
        position, number = self.after(self.legal(notations)), self.number(text)
        refusal = self.game.why_not(position, number)
        return Why(True, None, None, {}) if refusal is None else Why(False, refusal.reason, refusal.section, refusal.about)

    def after(self, moves: Sequence[int]) -> Position:
        position = self.sight.position.copy()
        for move in moves:
            position.play(move)
        return position

    def is_decided(self, moves: Sequence[int]) -> bool:
        """Whether these moves are all of an answer: a walk is one, to its end."""
        position = self.after(moves)
        going_on = not position.is_over() and self.game.prompt(position).ask in self.judge().continuing
        return not (going_on and position.actor() == self.sight.seat)

    def price(self, moves: Sequence[int]) -> Cost:
        """What a whole answer costs against the best: as it was weighed beforehand, or else weighed now."""
        if tuple(moves) == self.answer.moves:
            return Cost(0.0, 0.0, None)
        notations = self.sight.notations(moves)
        for other in self.puzzle.others:
            if other.moves == notations:
                return Cost(other.loss, other.error, other.points)
        judge = self.judge()
        plans = (self.answer, Intent(tuple(moves)))
        best, own = judge.try_plans(self.sight.known, plans, CONFIRMING, self.made.samples // AT_ONCE)
        return cost(judge, best, own)

    # The solution

    def solution(self) -> PuzzleSolution:
        puzzle = self.puzzle
        return PuzzleSolution(
            answer=PuzzleLine(self.steps(puzzle.answer), 0.0, 0.0, None, *self.why("expert", puzzle.answer)),
            glance=PuzzleLine(self.steps(puzzle.glance), None, None, None, *self.why("regular", puzzle.glance)),
            others=[PuzzleLine(self.steps(one.moves), one.loss, one.error, one.points, "", {}) for one in puzzle.others],
            unit=self.judge().unit,
            samples=self.made.samples,
            position=puzzle.position,
            after=self.update(self.answer.moves),
        )

    def why(self, bot: str, notations: Sequence[str]) -> tuple[str, dict[str, str | int | float]]:
        """Why a bot plays this, in its own words; nothing if today's bot plays something else."""
        choice, judge = self.sight.ask_bot(bot, self.puzzle.seed), self.judge()
        meant = Intent(tuple(numbers(self.game, notations)))
        return (choice.reason, choice.about) if judge.gist(plan_of(choice)) == judge.gist(meant) else ("", {})

    def steps(self, notations: Sequence[str]) -> list[HintedStep]:
        return [HintedStep(self.game.read(text), text) for text in notations]


@lru_cache(maxsize=16)
def table_of(game_id: str, day: datetime.date) -> PuzzleTable:
    return PuzzleTable(game_id, day)


def find_table(game_id: str, day: str, today: datetime.date) -> PuzzleTable:
    """The puzzle of a day as it is written in an address; refuses what is no day, or has none."""
    try:
        date = datetime.date.fromisoformat(day)
        check_day(date, today)
        return table_of(game_id, date)
    except NoPuzzle as error:
        raise Refused("no_puzzle", str(error)) from None
    except ValueError:
        raise Refused("no_puzzle", f"{day!r} is no day: write it as {today.isoformat()}") from None


def numbers(game: Game, notations: Sequence[str]) -> list[int]:
    return [game.number(game.read(text)) for text in notations]
