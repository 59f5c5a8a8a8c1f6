"""A table laid out by hand, so that tests read as table talk:

    table = lay("5[B G Y] …")
    table.roll("G2")
    assert table.board == "5[B] 7[G Y] …"
    assert table.acts == 1

`…` stands for the camels that are not named: they wait far from everything, and are left out when the board is told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from caravanserai.core.contract import CHANCE, NO_ACTOR, Refusal
from caravanserai.core.errors import IllegalMove
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.kernel.camels import spaces_taken
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table.notation import read_board, write_board

LETTERS = "BGYRPwk"
REACH = 4
"""The farthest that one roll takes a unit: a 3, and a tile."""

_STACK = re.compile(r"(-?\d+)\[([^\]]*)\]")
_TILE = re.compile(r"(?<!\S)([+-])(\d+)(?!\S*\[)")
_OUT = re.compile(r"out\[([^\]]*)\]")


class Table:
    """A position, and the camels that do not matter to the test."""

    def __init__(self, position: Position, far: str = "") -> None:
        self.position = position
        self.far = far

    def play(self, *moves: str) -> list[Any]:
        """Make these moves, and tell what happened at the last of them."""
        events: list[Any] = []
        for move in moves:
            events = GAME.play(self.position, number_of(move))
        return events

    def roll(self, die: str) -> list[Any]:
        """The acting seat rolls, and this comes out."""
        return [*self.play("roll"), *self.play(die)]

    def may(self, move: str) -> bool:
        return number_of(move) in self.position.legal_moves()

    def refuses(self, move: str) -> Refusal:
        """Why this move is refused. Trying it changes nothing."""
        before = GAME.save(self.position)
        refusal = GAME.why_not(self.position, number_of(move))
        assert refusal is not None, f"{move} is not refused"
        with pytest.raises(IllegalMove) as caught:
            self.position.play(number_of(move))
        assert (caught.value.reason, caught.value.section) == (refusal.reason, refusal.section)
        assert GAME.save(self.position) == before
        assert not self.may(move)
        return refusal

    @property
    def options(self) -> list[str]:
        """Everything that may be done now."""
        return [GAME.write(GAME.move(number)) for number in self.position.legal_moves()]

    def options_of(self, kind: str) -> list[str]:
        """What may be done of one kind: the rest of each move that begins with this word."""
        return [option.removeprefix(kind).strip() for option in self.options if option.split()[0] == kind]

    @property
    def board(self) -> str:
        """The race without the camels that do not matter, tiles included, dice not."""
        text = _OUT.sub("", write_board(self.position))
        parts = [_without(part, self.far) for part in re.findall(r"\S+\[[^\]]*\]|\S+", text)]
        return " ".join([part for part in parts if part] + (["…"] if self.far else []))

    @property
    def out(self) -> str:
        """The dice that are out, in their order."""
        found = _OUT.search(write_board(self.position))
        return found[1] if found else ""

    @property
    def acts(self) -> int | str:
        """Who acts now: a seat, chance, or nobody."""
        actor = self.position.actor()
        return {CHANCE: "chance", NO_ACTOR: "nobody"}.get(actor, actor)

    @property
    def asks(self) -> str:
        return GAME.prompt(self.position).ask

    @property
    def coins(self) -> list[int]:
        return self.position.coins[: self.position.seats]

    @property
    def is_over(self) -> bool:
        return self.position.is_over()

    @property
    def winners(self) -> list[int]:
        outcome = GAME.outcome(self.position)
        assert outcome is not None
        return outcome.winners

    def view(self, seat: int | None = None) -> Any:
        return GAME.view(self.position, seat)


def lay(
    board: str,
    *,
    seats: int = 4,
    turn: int = 0,
    coins: Sequence[int] | None = None,
    tickets: Mapping[int, str] | None = None,
    pyramid_tickets: Sequence[int] | None = None,
    owners: Mapping[int, int] | None = None,
    winner_pile: str = "",
    loser_pile: str = "",
    partners: Sequence[tuple[int, int]] = (),
    options: CamelUpOptions | None = None,
) -> Table:
    """A table in the middle of a leg.

    tickets: by seat, `"G5 Y3"`; pyramid_tickets: by seat, or all with the last seat; owners: of the tiles, by space, or the
    seats from 1 on; piles: the oldest card first, `"0B 1G"`. The dice that are out stand on the board: `out[G2 w3]`.
    """
    whole, far = _with_far_camels(board)
    position = GAME.start(seats, options)
    _set_race(position, whole, owners)
    _set_seats(position, turn, coins, pyramid_tickets)
    _set_tickets(position, tickets or {})
    _set_cards(position, winner_pile, loser_pile)
    _set_partners(position, partners)
    GAME.check(position)
    return Table(position, far)


def sit_down(seats: int = 4, **options: Any) -> Table:
    """A table before setup."""
    return Table(GAME.start(seats, CamelUpOptions(**options)))


def number_of(move: str) -> int:
    return GAME.number(GAME.read(move))


def said(events: list[Any], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def read_stacks(board: str) -> dict[int, str]:
    """The stacks of a board, as letters from the bottom up."""
    return {int(space): camels.replace(" ", "") for space, camels in _STACK.findall(board)}


def read_tiles(board: str) -> dict[int, int]:
    """The tiles of a board: 1 for a cheer, -1 for a boo."""
    return {int(space): 1 if side == "+" else -1 for side, space in _TILE.findall(board)}


def _without(part: str, far: str) -> str:
    stack = _STACK.fullmatch(part)
    if stack is None:
        return part
    near = [camel for camel in stack[2].split() if camel not in far]
    return f"{stack[1]}[{' '.join(near)}]" if near else ""


def _with_far_camels(board: str) -> tuple[str, str]:
    """The board with every camel on it, and the letters of those that were not named."""
    named = "".join(read_stacks(board).values())
    far = "".join(letter for letter in LETTERS if letter not in named) if "…" in board else ""
    groups = [group for group in ("".join(filter(str.isupper, far)), *filter(str.islower, far)) if group]
    near = read_stacks(board)
    free = [space for space in range(1, 17) if space not in near and space not in read_tiles(board)]
    free.sort(key=lambda space: -min(abs(space - other) for other in near))
    for space, group in zip(free, groups, strict=False):
        assert min(abs(space - other) for other in near) > REACH, "too many camels for the others to be far: name them all"
        board += f" {space}[{' '.join(group)}]"
    return board.replace("…", ""), far


def _set_race(position: Position, board: str, owners: Mapping[int, int] | None) -> None:
    race = read_board(board)
    position.camels = race.camels
    position.taken = spaces_taken(race.camels)
    position.cheers, position.boos, position.dice = race.cheers, race.boos, race.dice
    tiles = sorted(read_tiles(board))
    whose = owners or {space: seat for seat, space in enumerate(tiles, 1)}
    assert sorted(whose) == tiles, "every tile has an owner"
    position.tile_space = [next((space for space in tiles if whose[space] == seat), 0) for seat in range(c.SEATS)]
    out = _OUT.search(board)
    dice = [die if die[-1] in "123" else die + "1" for die in (out[1].split() if out else [])]
    position.rolled = _padded([number_of(die) for die in dice], 0, c.PYRAMID_TICKETS)
    position.rolled_count = len(dice)
    position.phase = c.TURN


def _set_seats(position: Position, turn: int, coins: Sequence[int] | None, pyramid_tickets: Sequence[int] | None) -> None:
    position.turn = turn
    position.coins = _padded(coins or [], c.STARTING_COINS, c.SEATS)
    all_with_last = [0] * (position.seats - 1) + [position.rolled_count]
    position.pyramid_tickets = _padded(all_with_last if pyramid_tickets is None else pyramid_tickets, 0, c.SEATS)


def _set_tickets(position: Position, tickets: Mapping[int, str]) -> None:
    taken = [0] * c.RACERS
    holders = [0] * (c.RACERS * c.TICKETS_PER_COLOUR)
    held = [(ticket[0], -int(ticket[1]), seat) for seat, hand in tickets.items() for ticket in hand.split()]
    for letter, value, seat in sorted(held):
        colour = LETTERS.index(letter)
        assert c.TICKET_VALUES[taken[colour]] == -value, f"the tickets above {letter}{-value} must be with somebody"
        holders[colour * c.TICKETS_PER_COLOUR + taken[colour]] = seat
        taken[colour] += 1
    position.ticket_taken = taken
    position.ticket_holder = holders
    position.tickets = sum(1 << colour for colour in range(c.RACERS) if taken[colour] < c.TICKETS_PER_COLOUR)


def _set_cards(position: Position, winner_pile: str, loser_pile: str) -> None:
    hands = [(1 << c.RACERS) - 1] * c.SEATS
    piles = []
    for pile in (winner_pile, loser_pile):
        cards = [(int(card[0]), LETTERS.index(card[1])) for card in pile.split()]
        for seat, colour in cards:
            hands[seat] ^= 1 << colour
        piles.append([seat * 8 + colour for seat, colour in cards])
    position.hand = hands
    position.winner_count, position.loser_count = len(piles[0]), len(piles[1])
    position.winner_pile = _padded(piles[0], 0, c.CARDS)
    position.loser_pile = _padded(piles[1], 0, c.CARDS)


def _set_partners(position: Position, partners: Sequence[tuple[int, int]]) -> None:
    by_seat = [c.NOBODY] * c.SEATS
    for one, other in partners:
        by_seat[one], by_seat[other] = other, one
        position.free_partners &= ~(1 << one | 1 << other)
    position.partner = by_seat


def _padded(values: Sequence[int], rest: int, length: int) -> list[int]:
    return [*values, *[rest] * (length - len(values))]
