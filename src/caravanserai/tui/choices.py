"""What may be done now, in numbered lines, and what a typed answer means.

A line is a word of the game's notation with all that may follow it: `2 cheer 3 5 8-11`. It is answered by its number and what
follows, by the notation, by either in part as long as nothing else could be meant, and in small or capital letters. Pieces may
be named by the letters that the reader's language has on them: the notation's own are understood as well, and come first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Game, Move
from caravanserai.core.discovery import load_game
from caravanserai.core.speech import Speech
from caravanserai.terminal.palette import FAINT, HERE, TITLE
from caravanserai.terminal.prose import Prose


class Line(msgspec.Struct, frozen=True):
    """The legal moves that begin with the same word."""

    number: int
    word: str
    moves: dict[str, int]
    """By what follows the word."""
    letters: dict[str, str] = {}
    """The letters of pieces: the notation's, and the reader's."""

    def spell(self, follows: str) -> str:
        """What follows the word, with the letters that the reader sees on the pieces."""
        return " ".join(self.letters.get(word, word) for word in follows.split(" "))

    @property
    def offers(self) -> list[str]:
        return [self.spell(follows) for follows in self.moves]


class ReadAnswer(msgspec.Struct, frozen=True):
    """What a text means: a legal move; a line that asks which; several moves; a move that is not allowed; or nothing."""

    move: int | None = None
    line: Line | None = None
    several: tuple[str, ...] = ()
    illegal: int | None = None


def split(notation: str) -> tuple[str, str]:
    """A move's first word, and the rest."""
    word, _, rest = notation.partition(" ")
    return word, rest


def typed_number(word: str) -> int:
    """The number that somebody has typed; 0 for what is none, or longer than any number here."""
    return int(word) if word.isdecimal() and len(word) < 10 else 0


def lines_of(game: Game, legal: Sequence[int], letters: dict[str, str] | None = None) -> list[Line]:
    """The legal moves in lines, in the order of their numbers."""
    words: dict[str, dict[str, int]] = {}
    for number in legal:
        word, rest = split(game.write(game.move(number)))
        words.setdefault(word, {})[rest] = number
    return [Line(number, word, moves, letters or {}) for number, (word, moves) in enumerate(words.items(), start=1)]


@cache
def notations(game_id: str) -> dict[str, int]:
    """Every move of a game, by its notation in small letters."""
    game = load_game(game_id)
    return {game.write(game.move(number)).casefold(): number for number in range(game.moves)}


def read_answer(game: Game, lines: Sequence[Line], text: str, asked: Line | None = None) -> ReadAnswer:
    """What was typed: by the notation, or else with the letters that the reader sees on the pieces."""
    given = " ".join(text.casefold().split())
    answer = _read(game, lines, given, asked)
    noted = _in_notation(given, lines)
    if answer.move is not None or noted == given:
        return answer
    again = _read(game, lines, noted, asked)
    return answer if again.move is None and again.illegal is None else again


def _in_notation(given: str, lines: Sequence[Line]) -> str:
    letters = {own.casefold(): letter.casefold() for line in lines[:1] for letter, own in line.letters.items()}
    return " ".join(letters.get(word, word) for word in given.split(" "))


def _read(game: Game, lines: Sequence[Line], given: str, asked: Line | None) -> ReadAnswer:
    """First as an answer to the line that has just asked which."""
    if asked is not None and (found := read_rest(asked, given)) is not None:
        return ReadAnswer(move=found)
    word, rest = split(given)
    if 1 <= typed_number(word) <= len(lines):
        return _in_line(game, lines[typed_number(word) - 1], rest)
    number = notations(game.id).get(given)
    if number is not None:
        legal = any(number in line.moves.values() for line in lines)
        return ReadAnswer(move=number) if legal else ReadAnswer(illegal=number)
    return _in_part(game, lines, given)


def read_rest(line: Line, rest: str) -> int | None:
    """The move that this makes of a line's word."""
    for follows, number in line.moves.items():
        if follows.casefold() == rest:
            return number
    return None


def _in_line(game: Game, line: Line, rest: str) -> ReadAnswer:
    if not rest and len(line.moves) == 1:
        return ReadAnswer(move=next(iter(line.moves.values())))
    found = read_rest(line, rest)
    if found is not None:
        return ReadAnswer(move=found)
    illegal = notations(game.id).get(f"{line.word} {rest}".casefold())
    return ReadAnswer(line=line) if illegal is None else ReadAnswer(illegal=illegal)


def _in_part(game: Game, lines: Sequence[Line], given: str) -> ReadAnswer:
    """The beginning of a word, or what follows it alone, if only one thing can be meant."""
    word, rest = split(given)
    begun = [line for line in lines if line.word.casefold().startswith(word)]
    begun = [line for line in begun if line.word.casefold() == word] or begun
    bare = [found for line in lines if (found := read_rest(line, given)) is not None]
    if len(bare) + len(begun) > 1:
        named = [game.write(game.move(number)) for number in bare]
        return ReadAnswer(several=(*named, *(f"{line.word} {rest}".strip() for line in begun)))
    if begun:
        return _in_line(game, begun[0], rest)
    if bare:
        return ReadAnswer(move=bare[0])
    known = [number for notation, number in notations(game.id).items() if split(notation)[0] == word]
    return ReadAnswer(illegal=known[0] if known and not rest else None)


def shorten(follows: Sequence[str]) -> str:
    """Three spaces in a row or more are told as from and to."""
    parts: list[list[str]] = []
    for word in follows:
        run = parts[-1] if parts else []
        if run and word.isdecimal() and run[-1].isdecimal() and int(word) == int(run[-1]) + 1:
            run.append(word)
        else:
            parts.append([word])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(run) for run in parts)


def choice_table(game: Game, lines: Sequence[Line], speech: Speech, names: Sequence[str], remark: Callable[[Move], str]) -> Table:
    """The numbered lines: what to type, and what it does."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(max_width=36)
    table.add_column()
    for line in lines:
        kind = speech.name_kind([game.move(number) for number in line.moves.values()], names)
        number, word = Text(f" {line.number}", TITLE), Text(line.word, HERE)
        table.add_row(number, word, Prose(_offers(game, line, remark)), Prose(kind, style=FAINT))
    return table


def choice_flow(game: Game, lines: Sequence[Line], remark: Callable[[Move], str]) -> Prose:
    """The same without explanations, one after another, for those who have read them and have little room."""
    parts = []
    for line in lines:
        offers = f" {_offers(game, line, remark)}".rstrip().replace(" ", "\u00a0")
        parts.append(Text.assemble((f"{line.number}\u00a0", TITLE), (line.word, HERE), offers))
    return Prose(Text("   ").join(parts), mark=" ")


def _offers(game: Game, line: Line, remark: Callable[[Move], str]) -> str:
    return shorten([f"{line.spell(follows)}{remark(game.move(number))}" for follows, number in line.moves.items()])
