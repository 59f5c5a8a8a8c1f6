"""Saved games of other rules than today's: read as they are written, and played by today's rules as far as these lead.

What does not depend on rules holds as ever: that no line was altered, whose signature is under them, that the seed is the one
that was committed to, that the seats opened what they had pledged, that no draw was left out. Whether a move was legal, and what
a draw decides, only the rules can tell. Where today's lead through the whole game, and to the same end, all of it is known to be
sound. Where they do not, nobody can say from there on, and `unchecked` has the moves.
"""

from __future__ import annotations

import re

import msgspec

from caravanserai.core.contract import CHANCE, Game
from caravanserai.core.errors import BadNotation, BadOption, BadRecord
from caravanserai.core.fair import Fairness
from caravanserai.core.options import added_options, read_options
from caravanserai.core.paper import POSITION, RULES, UNDO, NewRules, Paper, Step, WrittenMove, closing_line
from caravanserai.core.record import Record, TakenBack
from caravanserai.core.saved import Reader, SavedLine, decimal, is_closing

_NEW_RULES = re.compile(r"rules (\d{1,9}) from (\d{1,9}) (.+)")
_MOVE = re.compile(r"(\d{1,9}) (chance|\d{1,3}) (.+?)(?: #(\d{1,9}))?")
LARGEST = 10**9


class Stretch(msgspec.Struct, frozen=True):
    """So many moves had been made, and from there on today's rules have led through those of the record."""

    first: int
    record: Record


class EarlierGame(msgspec.Struct, frozen=True):
    """A saved game of other rules, and what today's say of it."""

    game: Game
    paper: Paper
    moves: int
    """How many moves count in it."""
    stretches: list[Stretch]
    unchecked: list[int]
    """Moves, by their numbers, those that were taken back included, that today's rules do not lead to."""
    ends_alike: bool
    """Whether today's rules say that the game ends as the text does."""
    signed_by: str | None = None

    @property
    def record(self) -> Record | None:
        """The whole game by today's rules, if these lead through all of it, and to the same end."""
        alike = not self.unchecked and self.ends_alike and len(self.stretches) == 1 and self.stretches[0].first == 0
        return self.stretches[0].record if alike else None

    @property
    def players(self) -> int:
        return len(self.paper.names)

    @property
    def taken_back(self) -> int:
        return sum(isinstance(step, WrittenMove) for step in self.paper.steps) - self.moves


def read_saved(text: str) -> Record | EarlierGame:
    """The game that a text tells, of whatever rules; raises `BadRecord` with the line at fault."""
    reader = Reader(text)
    reader.check_kind()
    game = _game_of(text)
    if game is None:
        return reader.read()
    return _EarlierReader(text, game).read_earlier()


def _game_of(text: str) -> Game | None:
    """The game, if the text says that it is of other rules than today's."""
    reader = Reader(text)
    try:
        reader.take()
        game, line = reader.read_game(), reader.take()
    except BadRecord:
        return None
    version = decimal(line.content.removeprefix(RULES), LARGEST) if line.content.startswith(RULES) else None
    return game if version is not None and version != game.rules_version else None


class _EarlierReader(Reader):
    def __init__(self, text: str, game: Game) -> None:
        super().__init__(text)
        self.game = game
        self.steps: list[Step] = []
        self.moves = 0
        self.players = 0
        self.fairness: Fairness | None = None
        self.stretches: list[Stretch] = []
        self.leads = False
        """Whether today's rules have led through the moves up to here that count, since the last stretch began."""
        self.unchecked: list[int] = []

    def read_earlier(self) -> EarlierGame:
        self.expect("caravanserai", "1", "a game saved by Caravanserai in this format")
        self.read_game()
        rules = int(self.take().content.removeprefix(RULES))
        options, names, beginning = self.read_head()
        self.players = len(names)
        self.fairness = self.read_fairness(self.players)
        self.begin_stretch(0, added_options(self.game, rules) | options, names, beginning)
        while not is_closing(line := self.take()):
            self.read_step(line, names)
        ends = self.leads and line.content == closing_line(self.stretches[-1].record.outcome)
        signed = self.read_signature()
        self.expect_end()
        paper = Paper(self.game.id, rules, options, names, self.steps, line.content, beginning, self.fairness)
        return EarlierGame(self.game, paper, self.moves, self.stretches, self.unchecked, ends, signed)

    def read_head(self) -> tuple[dict[str, str], list[str], str | None]:
        """Options as they were then, which may not be today's; names; and the position, if the game begins at one."""
        players, number = self.read_value("players")
        if decimal(players, 1000) not in self.game.players:
            raise BadRecord(number, f"the number of players cannot be {players!r}")
        options = {}
        while self.follows("option "):
            name, _, value = self.read_value("option")[0].partition(" ")
            options[name] = value
        names = []
        for seat in range(int(players)):
            name, number = self.read_value("seat")
            if name.partition(" ")[0] != str(seat):
                raise BadRecord(number, f"expected seat {seat}")
            names.append(name.partition(" ")[2])
        return options, names, self.read_value(POSITION.strip())[0] if self.follows(POSITION) else None

    def follows(self, word: str) -> bool:
        return self.next < len(self.lines) and self.lines[self.next][1].startswith(word)

    def begin_stretch(self, first: int, options: dict[str, str] | None, names: list[str], position: str | None) -> None:
        """From here today's rules are tried: at the start, or at a position, if they know it."""
        try:
            chosen = read_options(self.game.options_type, dict(options)) if options is not None and position is None else None
            record = Record(self.game, self.players, chosen, names=names, position=position)
        except (BadNotation, BadOption):
            self.leads = False
            return
        record.fairness, self.leads = self.fairness, True
        self.stretches.append(Stretch(first, record))

    def read_step(self, line: SavedLine, names: list[str]) -> None:
        if line.content.startswith(UNDO):
            self.go_back(line)
        elif line.content.startswith(RULES):
            self.change_rules(line, names)
        else:
            self.read_move(line)

    def read_move(self, line: SavedLine) -> None:
        """A move as it is written: its number has to be the next, and so has that of its draw."""
        found = _MOVE.fullmatch(line.content)
        if found is None or int(found[1]) != self.moves + 1:
            raise BadRecord(line.number, f"expected move {self.moves + 1}, found {line.content!r}")
        actor = CHANCE if found[2] == "chance" else decimal(found[2], self.players)
        if actor is None:
            raise BadRecord(line.number, f"there is no seat {found[2]}: there are 0 to {self.players - 1}")
        before = self.last_draw
        self.leads = self.leads and self.plays(line)
        self.last_draw = before
        draw = None if self.fairness is None or actor != CHANCE else self.next_draw(line, found[4])
        self.steps.append(WrittenMove(actor, found[3], draw))
        self.moves += 1
        if not self.leads:
            self.unchecked.append(self.moves)

    def plays(self, line: SavedLine) -> bool:
        """Whether this is a move by today's rules too, and if chance made it, what the draw decides."""
        stretch = self.stretches[-1]
        number, _, rest = line.content.partition(" ")
        try:
            self.play(stretch.record, SavedLine(line.number, f"{int(number) - stretch.first} {rest}"))
        except BadRecord:
            return False
        return True

    def next_draw(self, line: SavedLine, number: str | None) -> int:
        draw = self.last_draw + 1
        if number is None:
            raise BadRecord(line.number, "the number of the draw is missing: the dice of this game can be checked")
        if int(number) != draw:
            fault = "was used already" if int(number) < draw else "leaves out what was drawn before it"
            raise BadRecord(line.number, f"draw {number} {fault}: draw {draw} is the next")
        self.last_draw = draw
        return draw

    def go_back(self, line: SavedLine) -> None:
        """Back to where today's rules have led, they lead on."""
        moves, _, seat = line.content.removeprefix(UNDO).partition(" by ")
        kept, who = decimal(moves, self.moves), decimal(seat, self.players)
        if kept is None or who is None:
            said = f"'undo' of 0 to {self.moves - 1} moves by seat 0 to {self.players - 1}"
            raise BadRecord(line.number, f"expected {said}, found {line.content!r}")
        self.steps.append(TakenBack(kept, who))
        self.moves = kept
        stretch = self.stretches[-1] if self.stretches else None
        self.leads = stretch is not None and stretch.first <= kept <= stretch.first + len(stretch.record.log)
        if self.leads and stretch is not None:
            stretch.record.take_back(kept - stretch.first, who)

    def change_rules(self, line: SavedLine, names: list[str]) -> None:
        """Other rules from a position on; if they are today's, the game can be followed from there."""
        found = _NEW_RULES.fullmatch(line.content)
        if found is None or int(found[2]) > self.moves:
            raise BadRecord(line.number, f"expected 'rules VERSION from MOVES POSITION', found {line.content!r}")
        self.steps.append(NewRules(int(found[1]), int(found[2]), found[3]))
        self.moves = int(found[2])
        if int(found[1]) == self.game.rules_version:
            self.begin_stretch(self.moves, None, names, found[3])
            if not self.leads:
                raise BadRecord(line.number, f"by rules {found[1]}, which are today's, there is no such position")
        else:
            self.leads = False
