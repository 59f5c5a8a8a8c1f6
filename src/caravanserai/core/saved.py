"""Games as text that people can read and that cannot be altered unnoticed.

    caravanserai 1                 ~e4a4d2e2
    game camel_up                  ~cbc2e7bb
    rules 1                        ~3d8c25b3
    players 4                      ~...
    option stack_order choose      ~...
    seat 0 Amina                   ~...
    1 chance B2                    ~...
    2 0 ticket G                   ~...
    end forward 12 9 4 15          ~...

A game that does not begin at its start has a line for the position at which it does, in the game's notation, after its seats:
`position 1[G Y R] 3[B P] 15[w] 16[k] turn=2`.

A game whose dice can be checked (see `fair`) has lines for the commitment and the seed that opens it before its moves, and for
what the seats gave: `pledge 0 ...` for each that pledged, `opened 1 0 ...` for what it opened in the first round, `out 1 2` for
one that did not, and `dice seed 0 1`, which says whose openings count. In older games each seat has a line for its `salt`.
After every move of chance stands the number of the draw that decided it: `7 chance B2 #3`. No number may be left out: moves that
were undone are written too, and after them `undo 4 by 0` says that seat 0 went back to when four had been made.

A line for each move: its number in the game, the seat that made it or `chance`, and the move in the game's notation. Every line
ends with a check that depends on all lines up to it, so the first line whose check is wrong is where the text was altered.
A game that went on by other rules than those it began by has a line for that, with the version, the number of moves that counted
and the position from which it went on: `rules 2 from 140 1[G Y R] 3[B P] 15[w] 16[k] turn=2` (see `core.earlier`).
Anybody can make the checks anew; so a server signs what it gives out: the last line, `signed KEY SIGNATURE`, is over all others.
"""

from __future__ import annotations

import hashlib
from itertools import zip_longest

import msgspec

from caravanserai.core.contract import Game, Options
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, UnknownGame
from caravanserai.core.fair import LINKS, Fairness, Openings, commitment, drawn_move, is_digest
from caravanserai.core.options import read_options, write_options
from caravanserai.core.paper import (
    END,
    FORMAT,
    OPEN,
    POSITION,
    UNDO,
    Paper,
    Step,
    WrittenMove,
    actor_word,
    closing_line,
    given_lines,
)
from caravanserai.core.record import Record, TakenBack
from caravanserai.core.signing import SigningKey, is_signed

HEADER = ("caravanserai", "game", "rules", "players")
"""What the first lines begin with; options, seats, and the position if there is one, come after them."""
CHECK_DIGITS = 8
_CHECK_COLUMN = 36
SIGNED = "signed "


def write_record(record: Record, key: SigningKey | None = None) -> str:
    """The game as text, signed if there is a key to do it with."""
    return write_paper(paper_of(record), key)


def write_paper(paper: Paper, key: SigningKey | None = None) -> str:
    """As `write_record`, for a game that need not be played for it."""
    contents = [*paper.contents()]
    if key is not None:
        contents.append(f"{SIGNED}{key.public} {key.sign(contents)}")
    lines = []
    check = ""
    for content in contents:
        check = _check(check, content)
        lines.append(f"{content:<{_CHECK_COLUMN}} ~{check}\n")
    return "".join(lines)


def paper_of(record: Record) -> Paper:
    """A game that was played by today's rules, on paper."""
    game, steps = record.game, list[Step]()
    for step in record.history:
        if isinstance(step, TakenBack):
            steps.append(step)
        else:
            steps.append(WrittenMove(step.actor, game.write(game.move(step.move)), step.draw))
    return Paper(
        record.game.id,
        record.game.rules_version,
        write_options(record.options),
        [*record.names],
        steps,
        closing_line(record.outcome),
        record.beginning,
        record.fairness,
    )


def _check(previous: str, content: str) -> str:
    return hashlib.sha256(f"{previous}\n{content}".encode()).hexdigest()[:CHECK_DIGITS]


def read_record(text: str) -> Record:
    """The game that a text tells, played anew; raises `BadRecord` with the line at fault."""
    return Reader(text).read()


def decimal(text: str, limit: int) -> int | None:
    """The number that is written here, if it is one below the limit."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 and int(text) < limit else None


class SavedLine(msgspec.Struct, frozen=True):
    number: int
    content: str


def is_closing(line: SavedLine) -> bool:
    return line.content in (OPEN, END) or line.content.startswith(f"{END} ")


class Reader:
    """Reads the lines one by one, each with its check, and plays what they say."""

    def __init__(self, text: str) -> None:
        self.lines = [line for line in enumerate(text.splitlines(), start=1) if line[1].strip()]
        self.next = 0
        self.check = ""
        self.contents: list[str] = []
        """What the lines up to here say, as it is signed."""
        self.last_draw = -1

    def read(self) -> Record:
        self.check_kind()
        self.expect("caravanserai", FORMAT, "a game saved by Caravanserai in this format")
        game = self.read_game()
        self.expect("rules", str(game.rules_version), f"a game by the rules of today (version {game.rules_version})")
        record = self.read_table(game)
        record.fairness = self.read_fairness(record.players)
        while not is_closing(line := self.take()):
            if line.content.startswith(UNDO):
                self.undo(record, line)
            else:
                self.play(record, line)
        if line.content != closing_line(record.outcome):
            raise BadRecord(line.number, f"the game does not end so, but: {closing_line(record.outcome)}")
        record.signed_by = self.read_signature()
        self.expect_end()
        return record

    def expect_end(self) -> None:
        if self.next < len(self.lines):
            raise BadRecord(self.lines[self.next][0], "there is something after the end")

    def check_kind(self) -> None:
        """Of a text of another kind no more is said than that."""
        if not self.lines:
            raise BadRecord(1, "the text is empty, not a game saved by Caravanserai")
        number, line = self.lines[0]
        if not line.startswith("caravanserai "):
            raise BadRecord(number, f"this is not a game saved by Caravanserai: those begin with 'caravanserai {FORMAT}'")

    def take(self) -> SavedLine:
        """The next line, its check proven."""
        if self.next == len(self.lines):
            last = self.lines[-1][0] if self.lines else 0
            raise BadRecord(last + 1, "the text breaks off: its last line should say 'open' or how the game ended")
        number, line = self.lines[self.next]
        content, mark, check = line.rpartition("~")
        content = content.strip()
        if not mark:
            raise BadRecord(number, "the check at the end of the line is missing")
        if check.strip() != _check(self.check, content):
            raise BadRecord(number, "this line, or the order of the lines, was altered: its check does not fit")
        self.check = check.strip()
        self.contents.append(content)
        self.next += 1
        return SavedLine(number, content)

    def expect(self, word: str, value: str, meaning: str) -> None:
        line = self.take()
        if line.content != f"{word} {value}":
            raise BadRecord(line.number, f"this is not {meaning}: expected '{word} {value}', found {line.content!r}")

    def read_value(self, word: str) -> tuple[str, int]:
        line = self.take()
        name, _, value = line.content.partition(" ")
        if name != word:
            raise BadRecord(line.number, f"expected '{word} ...', found {line.content!r}")
        return value, line.number

    def read_game(self) -> Game:
        name, number = self.read_value("game")
        try:
            game = load_game(name)
        except UnknownGame as error:
            raise BadRecord(number, str(error)) from None
        return game

    def read_table(self, game: Game) -> Record:
        players, number = self.read_value("players")
        if not players.isdecimal() or len(players) > 3:
            raise BadRecord(number, f"the number of players cannot be {players!r}")
        given = {}
        for _ in msgspec.structs.fields(game.options_type):
            option, number = self.read_value("option")
            name, _, value = option.partition(" ")
            given[name] = value
        names = []
        for seat in range(int(players)):
            name, number = self.read_value("seat")
            if name.partition(" ")[0] != str(seat):
                raise BadRecord(number, f"expected seat {seat}")
            names.append(name.partition(" ")[2])
        try:
            options = read_options(game.options_type, given)
            game.start(int(players), options)
        except BadOption as error:
            raise BadRecord(number, str(error)) from None
        return self.begin(game, int(players), options, names)

    def begin(self, game: Game, players: int, options: Options, names: list[str]) -> Record:
        """The start of the game, or the position that the text names instead."""
        if self.next == len(self.lines) or not self.lines[self.next][1].startswith(POSITION):
            return Record(game, players, options, names=names)
        position, number = self.read_value(POSITION.strip())
        try:
            return Record(game, players, options, names=names, position=position)
        except (BadNotation, BadOption) as error:
            raise BadRecord(number, str(error)) from None

    def read_fairness(self, players: int) -> Fairness | None:
        """The commitment, if there is one, and what opens it."""
        if self.next == len(self.lines) or not self.lines[self.next][1].startswith("fair "):
            return None
        published, _ = self.read_value("fair")
        seed, number = self.read_value("seed")
        try:
            opened = bytes.fromhex(seed)
        except ValueError:
            raise BadRecord(number, "the seed is not written in hexadecimal digits") from None
        if commitment(opened) != published:
            raise BadRecord(number, "the seed is not the one that was committed to before the game")
        if self.next < len(self.lines) and self.lines[self.next][1].startswith("salt "):
            return Fairness(opened, self.read_salts(players))
        return self.read_openings(opened, players)

    def read_salts(self, players: int) -> list[str]:
        salts = []
        for seat in range(players):
            salt, number = self.read_value("salt")
            if salt.partition(" ")[0] != str(seat):
                raise BadRecord(number, f"expected the salt of seat {seat}")
            salts.append(salt.partition(" ")[2])
        return salts

    def read_openings(self, seed: bytes, players: int) -> Fairness:
        """Pledges and what was opened, up to the line that says what counts. It must all have come about by the rules."""
        pledges, rounds, lines = [""] * players, [[""] * players for _ in range(LINKS)], []
        latest = 0
        while not (line := self.take()).content.startswith("dice "):
            lines.append(line)
            word, *rest = line.content.split(" ")
            if word == "pledge" and len(rest) == 2:
                pledges[self.number_in(line, rest[0], 0, players)] = self.digest(line, rest[1])
            elif (word, len(rest)) in (("opened", 3), ("out", 2)):
                latest = self.number_in(line, rest[0], 1, LINKS + 1)
                seat = self.number_in(line, rest[1], 0, players)
                if word == "opened":
                    rounds[latest - 1][seat] = self.digest(line, rest[2])
            else:
                raise BadRecord(line.number, f"expected what seats gave to the dice, or 'dice seed ...', found {line.content!r}")
        fairness = Fairness(seed, [], Openings(pledges, rounds[:latest]))
        problem = fairness.openings.problem() if fairness.openings is not None else None
        if problem is not None:
            raise BadRecord(line.number, problem)
        for expected, found in zip_longest(given_lines(fairness), [*lines, line]):
            if found is None or found.content != expected:
                raise BadRecord((found or line).number, f"what seats gave to the dice is not told so: expected {expected!r}")
        return fairness

    def number_in(self, line: SavedLine, text: str, first: int, limit: int) -> int:
        number = decimal(text, limit)
        if number is None or number < first:
            raise BadRecord(line.number, f"expected a number from {first} to {limit - 1}, found {text!r}")
        return number

    def digest(self, line: SavedLine, text: str) -> str:
        if not is_digest(text):
            raise BadRecord(line.number, f"expected 64 hexadecimal digits, found {text!r}")
        return text

    def read_signature(self) -> str | None:
        """The public key of the server that has signed the text, if one has."""
        if self.next == len(self.lines) or not self.lines[self.next][1].startswith(SIGNED):
            return None
        contents = [*self.contents]
        line = self.take()
        key, _, signature = line.content.removeprefix(SIGNED).partition(" ")
        if not is_signed(contents, key, signature):
            raise BadRecord(line.number, f"the game was altered after it was signed, or was never signed by the key {key}")
        return key

    def play(self, record: Record, line: SavedLine) -> None:
        number, _, rest = line.content.partition(" ")
        actor, _, move = rest.partition(" ")
        if number != str(len(record.log) + 1):
            raise BadRecord(line.number, f"expected move {len(record.log) + 1}, found {line.content!r}")
        if actor != actor_word(record.position.actor()):
            raise BadRecord(line.number, f"it is {actor_word(record.position.actor())} that acts here, not {actor!r}")
        draw = None
        if record.fairness is not None and record.awaits_chance():
            move, draw = self.check_draw(record, line, move)
        try:
            record.play(move, draw)
        except (BadNotation, IllegalMove) as error:
            raise BadRecord(line.number, str(error)) from None

    def undo(self, record: Record, line: SavedLine) -> None:
        moves, _, seat = line.content.removeprefix(UNDO).partition(" by ")
        made, players = len(record.log), record.players
        kept, who = decimal(moves, made), decimal(seat, players)
        if kept is None:
            raise BadRecord(line.number, f"{made} moves were made: 'undo' goes back to 0 to {made - 1} of them, not to {moves!r}")
        if who is None:
            raise BadRecord(line.number, f"'undo {moves} by' a seat from 0 to {players - 1}, not {seat!r}")
        record.take_back(kept, who)

    def check_draw(self, record: Record, line: SavedLine, move: str) -> tuple[str, int]:
        """What chance did must be what the next draw decides: whoever could leave one out could choose among them."""
        notation, _, number = move.rpartition(" #")
        if not number.isdecimal() or len(number) > 9:
            raise BadRecord(line.number, "the number of the draw is missing: the dice of this game can be checked")
        draw = int(number)
        if draw != self.last_draw + 1:
            fault = "was used already" if draw <= self.last_draw else "leaves out what was drawn before it"
            raise BadRecord(line.number, f"draw {draw} {fault}: draw {self.last_draw + 1} is the next")
        assert record.fairness is not None
        drawn = record.game.write(record.game.move(drawn_move(record.position, record.fairness.key(), draw)))
        if drawn != notation:
            raise BadRecord(line.number, f"draw {draw} decides {drawn}, not {notation}: the dice were tampered with")
        self.last_draw = draw
        return notation, draw
