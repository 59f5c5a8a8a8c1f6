"""Positions as text: `1[G Y R] 3[B P] 15[w] 16[k] +10 -7 out[G2 w3]`.

A stack is its space and its camels, bottom first; `+10` is a cheering tile on space 10, `-7` a booing one on 7; `out[...]` names
the dice that are out, with their faces or without, and `left[...]` those still in the pyramid. The grey die is `w` or `k`
by the colour it shows, or `grey`. Without either all six dice are in the pyramid.
"""

from __future__ import annotations

import re
from typing import NoReturn

import msgspec

from caravanserai.core.errors import BadNotation
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.camels import NO_CAMELS, added, camel_at, space_at
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.moves import MOVE_TABLE
from caravanserai.games.camel_up.names import CAMELS, DICE, LETTERS
from caravanserai.games.camel_up.view import CamelUpView

ALL_DICE = (1 << c.DICE) - 1


class Board(msgspec.Struct):
    """The race alone: camels, tiles, and the dice still in the pyramid, as the rules keep them."""

    camels: int = NO_CAMELS
    cheers: int = 0
    boos: int = 0
    dice: int = ALL_DICE


_TOKEN = re.compile(r"\s*(?:(?P<tile>[+\-−]\s*\d+)|(?P<list>\w+)\s*\[(?P<items>[^\[\]]*)\]|(?P<other>\S[^\s\[]*))\s*[,;]?")
_GREY = ("w", "k", "grey")


def read_board(text: str) -> Board:
    """The board that this text describes, all seven camels on it; raises `BadNotation`, naming the fault and its place."""
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.board = Board()
        self.where: dict[str, int] = {}
        self.spaces: set[int] = set()
        self.tiles: dict[int, int] = {}
        self.dice_given = False

    def read(self) -> Board:
        at = 0
        while self.text[at:].strip():
            token = _TOKEN.match(self.text, at)
            assert token is not None
            if token["tile"]:
                self.read_tile(token["tile"], token.start("tile"))
            elif token["list"]:
                self.read_list(token["list"], token.start("list"), token["items"], token.start("items"))
            else:
                self.fail(token.start("other"), self.describe(token["other"]))
            at = token.end()
        self.check_whole()
        return self.board

    def describe(self, found: str) -> str:
        if found.isdecimal():
            return f"after space {found} the camels are missing: write {found}[B G], bottom first"
        return f"{found!r} is neither a stack such as 3[B P], a tile such as +10 or -7, nor dice such as out[G w]"

    def read_tile(self, token: str, at: int) -> None:
        space = int(token[1:])
        if not c.FIRST_TILE_SPACE <= space <= c.SPACES:
            self.fail(at, f"no tile can lie on space {space}: only on 2 to 16")
        if space in self.tiles:
            self.fail(at, f"space {space} has a tile already")
        self.tiles[space] = at
        if token[0] == "+":
            self.board.cheers |= 1 << space
        else:
            self.board.boos |= 1 << space

    def read_list(self, name: str, at: int, items: str, items_at: int) -> None:
        words = [(word.group(), items_at + word.start()) for word in re.finditer(r"[^\s,]+", items)]
        if name in ("out", "left"):
            self.read_dice(name, at, words)
        elif name.isdecimal():
            self.read_stack(int(name), at, words)
        else:
            self.fail(at, f"{name!r} is neither a space from 1 to 16 nor 'out' or 'left'")

    def read_stack(self, space: int, at: int, camels: list[tuple[str, int]]) -> None:
        if not 1 <= space <= c.SPACES:
            self.fail(at, f"there is no space {space}: the track has 1 to 16")
        if space in self.spaces:
            self.fail(at, f"space {space} is named twice")
        if not camels:
            self.fail(at, f"the stack on space {space} is empty")
        self.spaces.add(space)
        for camel, place in camels:
            if camel not in LETTERS or len(camel) != 1:
                self.fail(place, f"there is no camel {camel!r}: racers are B, G, Y, R, P, crazy camels w and k")
            if camel in self.where:
                self.fail(place, f"camel {camel} is on the track twice")
            self.where[camel] = place
            self.board.camels = added(self.board.camels, LETTERS.index(camel), space)

    def read_dice(self, name: str, at: int, dice: list[tuple[str, int]]) -> None:
        if self.dice_given:
            self.fail(at, "the dice are named twice")
        self.dice_given = True
        named = 0
        for word, place in dice:
            die = self.read_die(word, place)
            if named >> die & 1:
                self.fail(place, "this die is named twice")
            named |= 1 << die
        self.board.dice = ALL_DICE & ~named if name == "out" else named
        if self.board.dice == 0:
            self.fail(at, "at least one die stays in the pyramid")

    def read_die(self, word: str, at: int) -> int:
        name = word[:-1] if word[-1] in "123" else word
        if name in _GREY:
            return c.GREY_DIE
        if len(name) != 1 or name not in LETTERS[: c.RACERS]:
            self.fail(at, f"there is no die {word!r}: write B, G, Y, R, P, w, k or grey, with a face from 1 to 3 or without")
        return LETTERS.index(name)

    def check_whole(self) -> None:
        missing = [letter for letter in LETTERS if letter not in self.where]
        if missing:
            self.fail(len(self.text), f"these camels are missing: {', '.join(missing)}")
        for space, at in self.tiles.items():
            if space in self.spaces:
                self.fail(at, f"a camel stands on space {space}, so no tile can lie there")
            if space - 1 in self.tiles:
                self.fail(at, f"tiles cannot lie side by side, on {space - 1} and {space}")

    def fail(self, at: int, fault: str) -> NoReturn:
        raise BadNotation(self.text, at, fault)


def board_of_view(view: CamelUpView) -> Board:
    """The race that a seat sees."""
    board = Board(dice=sum(1 << DICE.index(die) for die in view.dice_left))
    for stack in view.track:
        for camel in stack.camels:
            board.camels = added(board.camels, CAMELS.index(camel), stack.space)
    for tile in view.tiles:
        if tile.side == "cheer":
            board.cheers |= 1 << tile.space
        else:
            board.boos |= 1 << tile.space
    return board


def write_board(position: Position) -> str:
    """The race of a position: camels, tiles, dice that are out."""
    parts = [f"{space}[{' '.join(letters)}]" for space, letters in _stacks(position.camels).items()]
    parts += [f"+{space}" for space in range(c.SPACES + 1) if position.cheers >> space & 1]
    parts += [f"-{space}" for space in range(c.SPACES + 1) if position.boos >> space & 1]
    if position.rolled_count:
        parts.append(f"out[{' '.join(MOVE_TABLE.notations[roll] for roll in position.rolled[: position.rolled_count])}]")
    return " ".join(parts)


def _stacks(camels: int) -> dict[int, list[str]]:
    stacks: dict[int, list[str]] = {}
    for place in range(0, 8 * c.CAMELS, 8):
        camel = camel_at(camels, place)
        if camel < c.CAMELS:
            stacks.setdefault(space_at(camels, place), []).append(LETTERS[camel])
    return stacks
