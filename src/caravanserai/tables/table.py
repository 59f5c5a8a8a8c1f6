"""A table with its position: what a command leads to, as rows, and what rows lead to."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.core.contract import CHANCE, Event, Game, Outcome, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation, BadOption, BadPosition
from caravanserai.core.fair import Fairness, drawn_move
from caravanserai.core.numbering import notations, todays_numbers
from caravanserai.core.options import read_options
from caravanserai.tables import rows as r
from caravanserai.tables.fold import apply, dice_after, hold_clock, spend
from caravanserai.tables.lesson_rows import lesson_rows
from caravanserai.tables.settings import resolved
from caravanserai.tables.state import LoggedMove, RulesChange, TableState, opened

if TYPE_CHECKING:
    from caravanserai.tables.orders import StandingOrder


class Snapshot(msgspec.Struct):
    """A table as it is kept from time to time, so that loading does not depend on the length of its log."""

    state: TableState
    position: dict[str, Any]
    rules: int = 0
    """The version of the rules that the position and the numbers of moves are of; 0 if that was not noted: the table's first."""


class Happened(msgspec.Struct, frozen=True):
    """The events of one move, secrets included, and the version of the table that they led to."""

    version: int
    moves: int
    """How many moves had been made after it."""
    actor: int
    events: list[Event]
    notation: str = ""
    """The move as it is written, where it is of other rules, and its events are not known. It may hold secrets."""


class Anchor(NamedTuple):
    """A position that is known without playing the moves before it, which are of other rules."""

    moves: int
    position: Position


FREE_SECONDS = 3.0
"""So long nobody is charged for a question of form: who has no choice never is, and clocks must not tell who that was."""
RECENT = 100
"""So many moves' events are kept at hand, for those who were away for a moment."""
BETWEEN_MARKS = 64
"""After so many moves each the position is kept, once somebody has gone back beyond it: the next one begins there."""


class Table:
    """State and position, kept together."""

    def __init__(self, state: TableState, position: Position, seed: bytes, anchors: tuple[Anchor, ...] = ()) -> None:
        self.state = state
        self.anchors = anchors
        """Where the game went on by other rules, as far as today's know the position; in the order of moves."""
        self.is_whole = True
        """Whether today's rules lead to its end; if not, no snapshot is made of it, so that what was kept of it stays."""
        self.game: Game = load_game(state.settings.game)
        self.position = position
        self.seed = seed
        self.orders: dict[str, StandingOrder] = {}
        """By identity, what somebody has ordered: kept beside the log, and told to nobody else."""
        self.recent: list[Happened] = []
        self._marks: tuple[Position, ...] = ()
        """The positions at the start and after every so many moves, as far as they were asked for; nobody plays on in them."""
        self.no_gap_before = state.version
        """The first version from which events lead on: what is older was not heard here, or was undone since."""

    @classmethod
    def opened(cls, table: str, row: r.TableOpened, at: float, seed: bytes) -> Table:
        made = cls(opened(table, row, at), _start_position(row), seed)
        made.state.rules = made.game.rules_version
        return made

    @classmethod
    def restored(cls, snapshot: Snapshot, seed: bytes) -> Table:
        game = load_game(snapshot.state.settings.game)
        snapshot.state.settings = resolved(snapshot.state.settings)
        return cls(snapshot.state, game.load(snapshot.position), seed, anchors_of(game, snapshot.state.changes))

    def snapshot(self) -> Snapshot:
        return Snapshot(self.state, self.game.save(self.position), self.game.rules_version)

    def copy(self) -> Table:
        """A table that can be changed without changing this one."""
        state = msgspec.structs.replace(
            self.state,
            seats=[msgspec.structs.replace(seat) for seat in self.state.seats],
            undo=msgspec.structs.replace(self.state.undo, agreed=[*self.state.undo.agreed]) if self.state.undo else None,
            moves=[*self.state.moves],
        )
        other = Table(state, self.position.copy(), self.seed, self.anchors)
        other.orders = {**self.orders}
        other.recent = [*self.recent]
        other.no_gap_before = self.no_gap_before
        other.is_whole = self.is_whole
        other._marks = self._marks
        return other

    def actor(self) -> int:
        """Who acts in the game; nobody while it is not being played."""
        return self.position.actor() if self.state.phase == "playing" else -2

    def awaited(self) -> list[int]:
        """The seats that the game waits for, beginning with the one that acts: all who are asked and have not answered ahead."""
        if self.state.phase != "playing":
            return []
        if self.state.lesson is not None:
            return [self.actor()] if self.actor() >= 0 else []
        return [seat for seat in self.game.asked(self.position) if seat not in self.state.sealed]

    def facing(self, seat: int) -> Position:
        """The position as a seat that is awaited finds it: it is the one that acts."""
        return self.game.facing(self.position, seat)

    def only_answer(self, seat: int) -> int | None:
        """What a seat that is awaited has to answer, if it is asked as a matter of form and has no choice."""
        return self.game.only_answer(self.facing(seat))

    def _is_free(self, at: float) -> bool:
        """Whether the seat that acts is not charged for the time it has taken."""
        if not self.game.is_formal(self.position):
            return False
        return at - self.state.turn_since <= FREE_SECONDS or self.game.only_answer(self.position) is not None

    def apply(self, row: r.Row, at: float) -> None:
        """Let a row change the table and the game."""
        if isinstance(row, r.Moved):
            self._apply_move(row, at)
        elif isinstance(row, r.Undone):
            self._apply_undo(row, at)
        elif isinstance(row, r.ClockHeld):
            hold_clock(self.state, row, at)
        elif isinstance(row, r.RulesChanged) and row.position is not None:
            self._apply_rules(row, row.position, at)
        elif isinstance(row, r.Arranged | r.BeginsAt):
            self.arrange(row, at)
        else:
            apply(self.state, row, at)

    def applied(self, row: r.Row, at: float) -> r.Row:
        """Let a new row change the table; the row as it is to be written. A move that ends the game says how it ended."""
        self.apply(row, at)
        if not isinstance(row, r.Moved) or self.state.phase != "over":
            return row
        self.state.outcome = self.game.outcome(self.position)
        return msgspec.structs.replace(row, outcome=self.state.outcome)

    def _apply_move(self, row: r.Moved, at: float) -> None:
        asked, since, turn = self.game.asked(self.position), self.state.question_version(), self.game.turn(self.position)
        forced = self.game.only_answer(self.position) is not None
        apply(self.state, row, at, free=self._is_free(at))
        self.state.moves[-1] = msgspec.structs.replace(self.state.moves[-1], turn=turn, forced=forced)
        events = self.game.play(self.position, row.move)
        self.recent.append(Happened(self.state.version, len(self.state.moves), row.actor, events))
        del self.recent[:-RECENT]
        if self.position.is_over():
            self.state.phase = "over"
        if _is_same_question(asked, self.game.asked(self.position), [row.actor]):
            self.state.asked_since = since

    def _apply_undo(self, row: r.Undone, at: float) -> None:
        """What others have answered ahead stays if no more than other answers to the same question were taken back."""
        asked, sealed = self.game.asked(self.position), self.state.sealed
        undone = [move.actor for move in self.state.moves[row.moves :]]
        if self.actor() == row.seat and not self._is_free(at):
            spend(self.state, row.seat, at)
        self.position = self.position_after(row.moves)
        self._marks = self._marks[: row.moves // BETWEEN_MARKS + 1]
        apply(self.state, row, at)
        self.recent.clear()
        self.no_gap_before = self.state.version
        if _is_same_question(self.game.asked(self.position), asked, undone):
            self.state.sealed = sealed

    def arrange(self, row: r.Arranged | r.BeginsAt, at: float) -> None:
        """Nothing has been played: the game begins as the new settings have it, or at the position that was set up."""
        apply(self.state, row, at)
        self.position = self._start()
        self._marks = ()

    def _apply_rules(self, row: r.RulesChanged, position: dict[str, Any], at: float) -> None:
        """The game goes on from this position, by other rules than those before."""
        self.position = self.game.load_earlier(position)
        self.mark_earlier(row.alike, row.before)
        apply(self.state, row, at)
        self.state.phase = "over" if self.position.is_over() else "playing"
        self.anchors = (*self.anchors, Anchor(row.moves, self.position.copy()))
        self._marks = ()
        self.recent.clear()
        self.no_gap_before = self.state.version

    def mark_earlier(self, first: int, rules: int) -> None:
        """From this move on those of the stretch are of earlier rules, and have their numbers: today's do not lead to them."""
        first, moves = max(first, self.first_move()), self.state.moves
        numbers = todays_numbers(self.game, rules) or ()
        earlier = {number: old for old, number in enumerate(numbers) if number is not None}
        for index in range(first, len(moves)):
            if not moves[index].rules:
                moves[index] = msgspec.structs.replace(moves[index], move=earlier[moves[index].move], rules=rules)

    def first_move(self) -> int:
        """The first of the moves that today's rules have led to: nobody goes back beyond it."""
        return self.state.changes[-1].moves if self.state.changes else 0

    def position_after(self, moves: int) -> Position:
        """The position when this many moves had been made, or all of them, played anew from the last mark before it.

        Raises `Refused` for one that today's rules do not lead to.
        """
        moves = min(moves, len(self.state.moves))
        anchor = next((anchor for anchor in reversed(self.anchors) if anchor.moves <= moves), None)
        if anchor is not None:
            return self._played_on(anchor.position.copy(), anchor.moves, moves)
        first = moves // BETWEEN_MARKS
        if first >= len(self._marks):
            self._marks = self._marked(first)
        return self._played_on(self._marks[first].copy(), first * BETWEEN_MARKS, moves)

    def _played_on(self, position: Position, first: int, last: int) -> Position:
        for number, move in enumerate(self.state.moves[first:last], start=first + 1):
            if move.rules:
                raise Refused("other_rules", f"move {number} is of rules {move.rules}, which today's do not follow", move=number)
            position.play(move.move)
        return position

    def hidden(self) -> list[tuple[int, int]]:
        """From where to where, both included, positions cannot be shown: today's rules do not lead to them."""
        anchored, known = {anchor.moves for anchor in self.anchors}, self.if_known(0) is not None
        found: list[tuple[int, int]] = [] if known else [(0, 0)]
        for number, move in enumerate(self.state.moves, start=1):
            known = number in anchored or (known and not move.rules)
            if not known:
                found[-1:] = [(found[-1][0], number)] if found and found[-1][1] == number - 1 else [*found[-1:], (number, number)]
        return found

    def _marked(self, last: int) -> tuple[Position, ...]:
        """The marks up to this one. They take the place of those before at once, so that several threads may look back."""
        marks = [*self._marks] or [self._start()]
        while len(marks) <= last:
            first = (len(marks) - 1) * BETWEEN_MARKS
            marks.append(self._played_on(marks[-1].copy(), first, first + BETWEEN_MARKS))
        return tuple(marks)

    def _start(self) -> Position:
        try:
            return _start_position(self.state)
        except BadOption as error:
            raise Refused("other_rules", f"today's rules do not have the options of this table: {error}") from None
        except BadNotation as error:
            raise Refused("other_rules", f"today's rules do not have the position that this table begins at: {error}") from None

    def answer_rows(self, seat: int, move: int, by: str = "") -> list[r.Row]:
        """Rows for the answer of a seat that is awaited: its move and all that follows; ahead, if it does not act yet."""
        if seat != self.actor():
            return [r.Sealed(seat, move, by)]
        moved: list[r.Row] = [r.Moved(seat, move, by=by)]
        return moved + self.following_rows(moved)

    def following_rows(self, rows: list[r.Row]) -> list[r.Row]:
        """Rows for all that follows by itself: chance's moves and answers given ahead, until somebody has to be waited for."""
        if self.state.lesson is not None or any(isinstance(row, r.LessonBegun) for row in rows):
            return lesson_rows(self, rows)
        trial, sealed, draws = self.position.copy(), self.state.sealed, self.state.draws
        for row in rows:
            if isinstance(row, r.Moved):
                trial.play(row.move)
            elif isinstance(row, r.Undone):
                trial, sealed = self.position_after(row.moves), {}
        following: list[r.Moved] = []
        key = b""
        while (actor := trial.actor()) == CHANCE or actor in sealed:
            if actor == CHANCE:
                key = key or self.fairness(rows).key()
                following.append(r.Moved(CHANCE, drawn_move(trial, key, draws), draw=draws))
                draws += 1
            else:
                following.append(r.Moved(actor, sealed[actor].move, by=sealed[actor].by))
                sealed = {seat: answer for seat, answer in sealed.items() if seat != actor}
            trial.play(following[-1].move)
        return [*following]

    def free_undo(self, seat: int) -> int | None:
        """To how many moves this seat may go back by itself: to the start of its latest turn, as long as nothing came after.

        What it has answered ahead is no move yet: to take that back is to go back to as many moves as there are. What it had no
        choice about is not taken back alone.
        """
        moves = self.state.moves
        if seat in self.state.sealed:
            return len(moves)
        if not moves or moves[-1].actor != seat:
            return None
        count, turn, first = len(moves) - 1, moves[-1].turn, self.first_move()
        if count < first:
            return None
        while count > first and moves[count - 1].actor == seat and moves[count - 1].turn == turn:
            count -= 1
        return self._first_choice(seat, count)

    def _first_choice(self, seat: int, count: int) -> int | None:
        """Of the moves that a seat has made one after the other from here on, the first that it chose."""
        moves = self.state.moves
        while count < len(moves) and moves[count].actor == seat:
            if not moves[count].forced:
                return count
            count += 1
        return None

    def choice_at(self, seat: int, count: int) -> int | None:
        """Where this seat goes back to: here; but if it had no choice here, to the one that came next, or to its last before."""
        moves = self.state.moves
        if count >= len(moves) or moves[count].actor != seat:
            return count
        found = self._first_choice(seat, count)
        before = range(count - 1, self.first_move() - 1, -1)
        earlier = (number for number in before if moves[number].actor == seat and not moves[number].forced)
        return found if found is not None else next(earlier, None)

    def history(self, first: int = 0) -> list[Happened]:
        """The events of every move from this one on, played anew from the log. Of a move that today's rules do not lead to
        only its notation is known."""
        first, told = min(first, len(self.state.moves)), []
        anchored = {anchor.moves: anchor.position for anchor in self.anchors}
        position = self.if_known(first)
        for number, move in enumerate(self.state.moves[first:], start=first + 1):
            if number - 1 in anchored:
                position = anchored[number - 1].copy()
            if move.rules or position is None:
                position = None
                told.append(Happened(0, number, move.actor, [], self.notation(move)))
            else:
                told.append(Happened(0, number, move.actor, self.game.play(position, move.move)))
        return told

    def if_known(self, moves: int) -> Position | None:
        try:
            return self.position_after(moves)
        except Refused:
            return None

    def notation(self, move: LoggedMove) -> str:
        """A move as it is written, by the rules that its number is of."""
        known = notations(self.game, move.rules or self.game.rules_version)
        return known[move.move] if known is not None else ""

    def outcome(self) -> Outcome | None:
        """How the game ended: as it was said then, or where nothing was noted, as the position says."""
        if self.state.phase != "over":
            return None
        return self.state.outcome or self.game.outcome(self.position)

    def opened_fairness(self) -> Fairness | None:
        """What proves the dice: nothing before the end, nor for a game whose dice were not drawn here."""
        if self.state.phase != "over" or any(move.draw is None for move in self.state.moves if move.actor == CHANCE):
            return None
        return self.fairness()

    def fairness(self, rows: Sequence[r.Row] = ()) -> Fairness:
        """What decides the draws, here or once these rows are written. It is the table's secret until the end."""
        dice = self.state.dice
        for row in rows:
            dice = dice_after(dice, row, len(self.state.seats))
        if dice is None:
            return Fairness(self.seed, [seat.salt for seat in self.state.seats])
        return Fairness(self.seed, [], dice.openings)


def _is_same_question(earlier: tuple[int, ...], later: tuple[int, ...], answered: list[int]) -> bool:
    """Whether those who were asked earlier are those who are asked later and those who have answered meanwhile."""
    return bool(later) and sorted(earlier) == sorted([*later, *answered])


def anchors_of(game: Game, changes: list[RulesChange]) -> tuple[Anchor, ...]:
    """Where the game went on by other rules, of the positions that today's rules know."""
    found = []
    for change in changes:
        with contextlib.suppress(BadPosition):
            found.append(Anchor(change.moves, game.load_earlier(change.position)))
    return tuple(found)


def _start_position(opened: r.TableOpened | TableState) -> Position:
    """The position before the first move."""
    game = load_game(opened.settings.game)
    if isinstance(opened, TableState) and opened.beginning:
        return game.read_position(opened.beginning)
    return game.start(opened.settings.players, read_options(game.options_type, dict(opened.settings.options)))
