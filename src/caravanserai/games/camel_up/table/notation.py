"""Positions as text: `1[G Y R] 3[B P] 15[w] 16[k] +10@2 -7 out[G2 w3] tickets[B0 B2] winner[1G] coins=3,5,8`.

A stack is its space and its camels, bottom first; `+10` is a cheering tile on space 10, `-7` a booing one on 7, `@2` says whose
it is; `out[...]` names the dice that are out, with their faces or without, and `left[...]` those still in the pyramid. The grey
die is `w` or `k` by the colour it shows, or `grey`. Without either all six dice are in the pyramid. `tickets[B0 B2]` are leg
tickets and who took them, the most valuable of a colour first; `winner[1G]` and `loser[...]` the finish cards on the piles, the
oldest first; `partners[0-3]` who is allied.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from caravanserai.core.discovery import load_game
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.position_notation import PositionNotation, Reading
from caravanserai.core.position_words import Each, Kind, Named, Word
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.kernel.camels import NO_CAMELS, added, camel_at, space_at, spaces_taken
from caravanserai.games.camel_up.names import CAMELS, DICE, FINISHES, LETTERS
from caravanserai.games.camel_up.table.moves import MOVE_TABLE
from caravanserai.games.camel_up.table.view import CamelUpView

ALL_DICE = (1 << c.DICE) - 1


class Board(msgspec.Struct):
    """The race alone: camels, tiles, and the dice still in the pyramid, as the rules keep them."""

    camels: int = NO_CAMELS
    cheers: int = 0
    boos: int = 0
    dice: int = ALL_DICE


_TILE = re.compile(r"(?P<side>[+\-−])\s*(?P<space>\d{1,3})(?:@(?P<seat>\d))?")
_SPACE = re.compile(r"-?\d{1,3}")
_TICKET = re.compile(r"(?P<camel>[BGYRP])(?P<seat>\d)")
_CARD = re.compile(r"(?P<seat>\d)(?P<camel>[BGYRP])")
_PAIR = re.compile(r"(?P<one>\d)-(?P<other>\d)")
_GREY = ("w", "k", "grey")


class CamelUpNotation(PositionNotation[Position]):
    first_phase = "turn"
    decisive = ("phase", "finish")
    leading = ("phase", "turn", "leg", "finish")
    spelled = ("turn", "leg", "coins")
    forms = "a stack such as 3[B P], a tile such as +10 or -7, dice such as out[G w], or a setting such as turn=2"
    kinds: ClassVar[Mapping[str, Kind]] = {"finish": Named(FINISHES), "partner": Each(Named(map(str, range(c.SEATS))))}
    derived = frozenset({"taken", "dice", "rolled_count", "tickets", "hand", "free_partners", "winner_count", "loser_count"})

    def players_of(self, game: KernelGame[Any, Any], words: list[Word]) -> int:
        """As many as usual, or as many as there are tiles."""
        return max(game.usual_players, sum(_TILE.fullmatch(word.name) is not None for word in words if word.items is None))

    # Writing

    def tidy(self, position: Position) -> None:
        """Dice that are back in the pyramid and tickets that are back on their piles leave nothing behind."""
        rolled = position.rolled[: position.rolled_count]
        position.rolled = rolled + [0] * (c.PYRAMID_TICKETS - len(rolled))
        position.ticket_holder = [
            holder if place % c.TICKETS_PER_COLOUR < position.ticket_taken[place // c.TICKETS_PER_COLOUR] else 0
            for place, holder in enumerate(position.ticket_holder)
        ]

    def parts(self, position: Position, start: Position) -> list[str]:
        words = [f"{space}[{' '.join(letters)}]" for space, letters in _stacks(position.camels).items()]
        words += _tiles(position, owners=True) + _dice(position)
        taken = [
            f"{LETTERS[colour]}{position.ticket_holder[colour * c.TICKETS_PER_COLOUR + ticket]}"
            for colour in range(c.RACERS)
            for ticket in range(position.ticket_taken[colour])
        ]
        partners = [f"{seat}-{partner}" for seat, partner in enumerate(position.partner) if seat < partner]
        piles = (position.winner_pile[: position.winner_count], position.loser_pile[: position.loser_count])
        cards = [[f"{card // 8}{LETTERS[card % 8]}" for card in pile] for pile in piles]
        groups = {"tickets": taken, "winner": cards[0], "loser": cards[1], "partners": partners}
        return words + [f"{name}[{' '.join(items)}]" for name, items in groups.items() if items]

    # Reading

    def read_word(self, reading: Reading[Position], word: Word) -> bool:
        readers = {
            **dict.fromkeys(("out", "left"), self.read_dice),
            **dict.fromkeys(("winner", "loser"), self.read_cards),
            "tickets": self.read_tickets,
            "partners": self.read_partners,
        }
        if word.items is None:
            self.read_plain(reading, word)
        elif _SPACE.fullmatch(word.name):
            self.read_stack(reading, int(word.name), word)
        elif word.name in readers:
            readers[word.name](reading, word)
        else:
            known = f"a space from 1 to 16 nor one of {', '.join(readers)}"
            reading.fail(word.at, f"{word.name!r} is neither {known}")
        return True

    def read_plain(self, reading: Reading[Position], word: Word) -> None:
        tile = _TILE.fullmatch(word.name)
        if tile is not None:
            self.read_tile(reading, word, tile)
        elif word.name.isdecimal():
            reading.fail(word.at, f"after space {word.name} the camels are missing: write {word.name}[B G], bottom first")
        else:
            reading.fail(word.at, f"{word.name!r} is neither {self.forms.replace(', or', ', nor')}")

    def read_tile(self, reading: Reading[Position], word: Word, tile: re.Match[str]) -> None:
        position, space = reading.position, int(tile["space"])
        if not c.FIRST_TILE_SPACE <= space <= c.SPACES:
            reading.fail(word.at, f"no tile can lie on space {space}: only on 2 to 16")
        if (position.cheers | position.boos) >> space & 1:
            reading.fail(word.at, f"space {space} has a tile already")
        if (position.cheers | position.boos) >> space - 1 & 1 or (position.cheers | position.boos) >> space + 1 & 1:
            beside = space - 1 if (position.cheers | position.boos) >> space - 1 & 1 else space + 1
            reading.fail(word.at, f"tiles cannot lie side by side, on {min(space, beside)} and {max(space, beside)}")
        if tile["side"] == "+":
            position.cheers |= 1 << space
        else:
            position.boos |= 1 << space
        if tile["seat"] is not None:
            seat = self.seat(reading, tile["seat"], word.at)
            if position.tile_space[seat]:
                reading.fail(word.at, f"the tile of seat {seat} is named twice")
            position.tile_space = [space if other == seat else old for other, old in enumerate(position.tile_space)]
        reading.places[space] = word.at

    def seat(self, reading: Reading[Position], text: str, at: int) -> int:
        if int(text) >= reading.position.seats:
            reading.fail(at, f"there is no seat {text}: seats are 0 to {reading.position.seats - 1}")
        return int(text)

    def read_stack(self, reading: Reading[Position], space: int, group: Word) -> None:
        position = reading.position
        low, high = (1, c.SPACES) if position.finish in (c.RUNNING, c.STALLED) else (-2, c.SPACES + 3)
        if not low <= space <= high:
            reading.fail(group.at, f"there is no space {space}: the track has 1 to 16")
        if not group.inner():
            reading.fail(group.at, f"the stack on space {space} is empty")
        for word in group.inner():
            if word.name not in LETTERS or len(word.name) != 1:
                reading.fail(word.at, f"there is no camel {word.name!r}: racers are B, G, Y, R, P, crazy camels w and k")
            if word.name in _standing(position.camels):
                reading.fail(word.at, f"camel {word.name} is on the track twice")
            position.camels = added(position.camels, LETTERS.index(word.name), space)

    def read_dice(self, reading: Reading[Position], group: Word) -> None:
        if "rolled" in reading.named:
            reading.fail(group.at, "the dice are named twice")
        out = [(self.die(reading, word), word) for word in group.inner()]
        dice = [die for die, _ in out]
        for place, (die, word) in enumerate(out):
            if die in dice[:place]:
                reading.fail(word.at, "this die is named twice")
        if len(dice) == (c.DICE if group.name == "out" else 0):
            reading.fail(group.at, "at least one die stays in the pyramid")
        if group.name == "out":
            rolled = [_roll(word.name) for _, word in out]
        else:
            rolled = [_roll("grey" if die == c.GREY_DIE else LETTERS[die]) for die in range(c.DICE) if die not in dice]
        reading.set("rolled", rolled + [0] * (c.PYRAMID_TICKETS - len(rolled)), group.at)

    def die(self, reading: Reading[Position], word: Word) -> int:
        name = word.name[:-1] if word.name[-1] in "123" else word.name
        if name in _GREY:
            return c.GREY_DIE
        if len(name) != 1 or name not in LETTERS[: c.RACERS]:
            known = "write B, G, Y, R, P, w, k or grey, with a face from 1 to 3 or without"
            reading.fail(word.at, f"there is no die {word.name!r}: {known}")
        return LETTERS.index(name)

    def read_tickets(self, reading: Reading[Position], group: Word) -> None:
        """Each with its colour and who took it, the most valuable of a colour first."""
        taken, holders = [0] * c.RACERS, [0] * (c.RACERS * c.TICKETS_PER_COLOUR)
        for word in group.inner():
            found = _TICKET.fullmatch(word.name)
            if found is None:
                reading.fail(word.at, f"{word.name!r} is no leg ticket: write its colour and who took it, as in B0")
            colour = LETTERS.index(found["camel"])
            if taken[colour] == c.TICKETS_PER_COLOUR:
                reading.fail(word.at, f"there are {c.TICKETS_PER_COLOUR} leg tickets of {found['camel']}, not more")
            holders[colour * c.TICKETS_PER_COLOUR + taken[colour]] = self.seat(reading, found["seat"], word.at)
            taken[colour] += 1
        reading.set("ticket_taken", taken, group.at)
        reading.set("ticket_holder", holders, group.at)

    def read_cards(self, reading: Reading[Position], group: Word) -> None:
        """The oldest first, each with its owner and colour."""
        cards = []
        for word in group.inner():
            found = _CARD.fullmatch(word.name)
            if found is None:
                reading.fail(word.at, f"{word.name!r} is no finish card: write its owner and its colour, as in 0B")
            cards.append(self.seat(reading, found["seat"], word.at) * 8 + LETTERS.index(found["camel"]))
        if len(cards) > c.CARDS:
            reading.fail(group.at, f"there are {c.CARDS} finish cards, not {len(cards)}")
        setattr(reading.position, f"{group.name}_count", len(cards))
        reading.set(f"{group.name}_pile", cards + [0] * (c.CARDS - len(cards)), group.at)

    def read_partners(self, reading: Reading[Position], group: Word) -> None:
        partner = [c.NOBODY] * c.SEATS
        for word in group.inner():
            found = _PAIR.fullmatch(word.name)
            if found is None:
                reading.fail(word.at, f"{word.name!r} is no partnership: write the two seats, as in 0-3")
            one, other = (self.seat(reading, found[side], word.at) for side in ("one", "other"))
            partner[one], partner[other] = other, one
        reading.set("partner", partner, group.at)

    # What follows

    def fill(self, reading: Reading[Position]) -> None:
        position = reading.position
        self.check_race(reading)
        position.taken = spaces_taken(position.camels)
        rolled = [roll for roll in position.rolled if roll > 0]
        position.rolled_count = len(rolled)
        position.dice = ALL_DICE & ~sum(1 << die for die in {_die_of(roll) for roll in rolled})
        self.fill_seats(reading)
        full = c.TICKETS_PER_COLOUR
        position.tickets = sum(1 << colour for colour, taken in enumerate(position.ticket_taken) if taken < full)
        played = position.winner_pile[: position.winner_count] + position.loser_pile[: position.loser_count]
        hands = [(1 << c.RACERS) - 1] * c.SEATS
        for card in played:
            hands[card // 8 % c.SEATS] &= ~(1 << card % 8)
        position.hand = hands

    def check_race(self, reading: Reading[Position]) -> None:
        """§3 All camels are on the track once the race has begun, and none stands on a tile."""
        position = reading.position
        missing = [letter for letter in LETTERS if letter not in _standing(position.camels)]
        if missing and position.phase >= c.TURN:
            reading.fail(len(reading.text), f"these camels are missing: {', '.join(missing)}")
        for space, at in reading.places.items():
            if spaces_taken(position.camels) >> space & 1:
                reading.fail(at, f"a camel stands on space {space}, so no tile can lie there")

    def fill_seats(self, reading: Reading[Position]) -> None:
        """Unless told, tiles belong to the seats after the one that acts, pyramid tickets to the one before it."""
        position, seats = reading.position, reading.position.seats
        owned = list(position.tile_space)
        free = [seat % seats for seat in range(position.turn + 1, position.turn + 1 + seats) if not owned[seat % seats]]
        for space in reading.places:
            if space not in owned:
                if not free:
                    reading.fail(reading.places[space], f"{seats} players have no more than {seats} tiles")
                owned[free.pop(0)] = space
        position.tile_space = owned
        if "pyramid_tickets" not in reading.named and position.phase >= c.TURN:
            before, rolling = (position.turn - 1) % seats, position.phase == c.ROLLING
            position.pyramid_tickets = [
                position.rolled_count * (seat == before) + (rolling and seat == position.turn) for seat in range(c.SEATS)
            ]
        if seats >= c.PARTNERSHIP_SEATS:
            position.free_partners = sum(1 << seat for seat in range(seats) if position.partner[seat] == c.NOBODY)


def _standing(camels: int) -> str:
    """The letters of the camels on the track."""
    return "".join(letter for letters in _stacks(camels).values() for letter in letters)


def _roll(word: str) -> int:
    """A die as a move of chance; one whose face is not told shows a 1."""
    name, face = (word[:-1], word[-1]) if word[-1] in "123" else (word, "1")
    return MOVE_TABLE.notations.index(("w" if name == "grey" else name) + face)


def _die_of(roll: int) -> int:
    return c.GREY_DIE if roll >= c.GREY else (roll - c.DIE) // 3 % c.DICE


def read_board(text: str) -> Board:
    """The race of this position; raises `BadNotation`, naming the fault and its place."""
    position = NOTATION.read_unchecked(load_game("camel_up"), text)  # type: ignore[arg-type]
    return Board(position.camels, position.cheers, position.boos, position.dice)


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
    stacks = [f"{space}[{' '.join(letters)}]" for space, letters in _stacks(position.camels).items()]
    return " ".join(stacks + _tiles(position, owners=False) + _dice(position))


def _tiles(position: Position, *, owners: bool) -> list[str]:
    words = []
    for side, spaces in (("+", position.cheers), ("-", position.boos)):
        for space in range(c.SPACES + 1):
            if spaces >> space & 1:
                words.append(f"{side}{space}" + (f"@{position.tile_space.index(space)}" if owners else ""))
    return words


def _dice(position: Position) -> list[str]:
    rolled = [MOVE_TABLE.notations[roll] for roll in position.rolled[: position.rolled_count]]
    return [f"out[{' '.join(rolled)}]"] if rolled else []


def _stacks(camels: int) -> dict[int, list[str]]:
    stacks: dict[int, list[str]] = {}
    for place in range(0, 8 * c.CAMELS, 8):
        camel = camel_at(camels, place)
        if camel < c.CAMELS:
            stacks.setdefault(space_at(camels, place), []).append(LETTERS[camel])
    return stacks


NOTATION = CamelUpNotation()
