"""A real board that is followed roll by roll: the engine moves it, and only what lies on it is kept in its notation."""

from __future__ import annotations

from caravanserai.core.errors import BadPosition
from caravanserai.core.what_if import BadLine
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.events import UnitMoved
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.names import LETTERS
from caravanserai.games.camel_up.table.moves import Roll, ShowDie
from caravanserai.games.camel_up.table.notation import write_board


def roll(position: Position, rolled: str) -> int:
    """§4 Somebody rolls and this die comes out; answers where its unit rests. A leg that is over is followed by the next."""
    die = GAME.read(rolled)
    if not isinstance(die, ShowDie):
        raise BadLine(1, f"{rolled!r} is no die: write its letter and its face, such as R2 or k1")
    rests = 0
    for move in (Roll(), die):
        number = GAME.number(move)
        if number not in position.legal_moves():
            raise BadLine(1, f"{rolled!r} cannot come out now: that die is out already, or the race is over")
        rests = next((event.space for event in GAME.play(position, number) if isinstance(event, UnitMoved)), 0)
    return rests


def written(position: Position) -> str:
    """The board as a line: camels, tiles, dice that are out, which leg it is, and the leg tickets that are gone."""
    gone = [LETTERS[colour] + "0" for colour in range(c.RACERS) for _ in range(position.ticket_taken[colour])]
    tickets = [f"tickets[{' '.join(gone)}]"] if gone else []
    return " ".join([write_board(position), f"leg={position.leg}", *tickets])


def reach(position: Position) -> dict[str, int]:
    """By every die and face that may come out next, where its unit rests then."""
    rolling = position.copy()
    if GAME.number(Roll()) not in rolling.legal_moves():
        raise BadPosition("nobody is to roll on this board: it is still being set up, or the race is over")
    rolling.play(GAME.number(Roll()))
    dice = [GAME.write(GAME.move(number)) for number in rolling.legal_moves()]
    return {die: roll(position.copy(), die) for die in dice}
