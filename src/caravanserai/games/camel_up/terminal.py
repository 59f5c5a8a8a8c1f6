"""Camel Up in a terminal: the track as a ring with the court inside it, then what lies before each seat.

The track runs 1 to 8 along the top and 9 to 16 back along the bottom; the line is where 16 meets 1, at the left. A camel is
always its letter in the reader's language, and its colour only besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Event, Move
from caravanserai.core.speech import Argument, Speech
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.names import CAMELS, COLOURS, Camel
from caravanserai.games.camel_up.table.moves import FormPartnership, TakeTicket, letter
from caravanserai.games.camel_up.table.view import CamelUpView, Card, Seat
from caravanserai.terminal.frame import edge, fitted, spaced, walled
from caravanserai.terminal.palette import ACT, FAINT, FRAME, HERE, TITLE
from caravanserai.terminal.prose import Prose, fold

SIGNS: Final = {"cheer": "+", "boo": "−"}
HALF: Final = c.SPACES // 2
RING: Final = 48
"""Narrower than this the track is a list."""
TABLE: Final = 78
"""Narrower than this the seats are a list."""
ABREAST: Final = 150
"""From here on the seats lie beside the track."""
WIDEST: Final = 13
"""No cell is wider inside than this."""

headlines = frozenset({"setup_ended", "leg_ended", "leg_started", "race_ended", "game_ended"})


def board(view: CamelUpView, speech: Speech, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it, for any width."""
    return Board(view, speech, names)


def letters(speech: Speech) -> dict[str, str]:
    """A camel's letter in the notation, and the one that it has on the board."""
    return {letter(piece): mark(piece, speech) for piece in CAMELS}


def mark(piece: str, speech: Speech) -> str:
    """The letter on a camel, a word of the reader's language."""
    return speech.say("camel_up-letter", camel=piece)


def remark(view: CamelUpView, move: Move, names: Sequence[str], speech: Speech) -> str:
    """Beside a ticket its worth, beside a seat who sits there."""
    if isinstance(move, TakeTicket):
        return f"={view.tickets[move.camel][0]}"
    return f"={names[move.seat]}" if isinstance(move, FormPartnership) else ""


def veil(event: Event, view: CamelUpView) -> dict[str, Argument]:
    """C-29 Where purses are hidden, only one's own total is told before the end."""
    if hasattr(event, "coins") and are_hidden(view, getattr(event, "seat", None)):
        return {"coins": "hidden"}
    return {}


def are_hidden(view: CamelUpView, seat: int | None) -> bool:
    """C-29 Whether this seat's coins are kept from the viewer."""
    return view.options.hide_coins and view.phase != "over" and seat != view.viewer


def chip(piece: str, text: str) -> Text:
    """A piece: its letter, or other text, on its colour."""
    ground, ink = COLOURS[piece]
    return Text(text, f"bold {ink} on {ground}")


class Board:
    """The table, laid out when it is known how wide it may be."""

    def __init__(self, view: CamelUpView, speech: Speech, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.speech = speech
        self.stacks = {stack.space: stack.camels for stack in view.track}
        self.tiles = {tile.space: tile for tile in view.tiles}
        self.marks = {piece: mark(piece, speech) for piece in CAMELS}

    def chip(self, piece: Camel) -> Text:
        """A camel, or what is its own, by its letter alone."""
        return chip(piece, self.marks[piece])

    def camel(self, piece: Camel, width: int) -> Text:
        """A camel on the track, with rounded flanks where there is room."""
        body = chip(piece, f" {self.marks[piece]} ") if width > 5 else self.chip(piece)
        ground = COLOURS[piece][0]
        return Text.assemble(("▐", ground), body, ("▌", ground))

    def say(self, name: str, **arguments: Argument) -> str:
        return self.speech.say(f"camel_up-board-{name}", **arguments)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        if console.is_dumb_terminal or width < RING:
            yield from self.track_list()
            yield from self.seat_list()
        elif width < ABREAST:
            yield from self.ring(min(WIDEST, (width - 1) // HALF - 1))
            yield from [self.seat_table()] if width >= TABLE else self.seat_list()
        else:
            abreast = Table.grid(padding=(0, 3, 0, 0))
            abreast.add_row(Group(*self.ring(9)), self.seat_table())
            yield abreast

    def heading(self) -> str:
        if self.view.phase not in ("turn", "rolling", "copying", "over"):
            return self.say("setup")
        return f"{self.say('leg', leg=self.view.leg)} · {self.say('turn', turns=self.view.turns)}"

    def ring(self, cell: int) -> list[Text]:
        """Two rows of cells of this inner width, feet at the bottom, numbers beneath the feet, and the court between."""
        top, bottom = range(1, HALF + 1), range(c.SPACES, HALF, -1)
        plain = ["─" * cell] * HALF
        numbers = [[f" {space} ".center(cell, "─") for space in row] for row in (top, bottom)]
        head = edge("╭┬┬╮", plain)
        title = Text(f" {self.heading()} ", TITLE)
        return [
            Text.assemble(head[:2], title, head[2 + title.cell_len :]),
            *self.row(top, cell),
            edge("├┼┴┤", numbers[0]),
            *self.court(cell),
            edge("├┼┬┤", plain),
            *self.row(bottom, cell),
            edge("╰┴┴╯", numbers[1]),
        ]

    def row(self, spaces: range, cell: int) -> Iterator[Text]:
        height = max(2, *(len(self.stacks.get(space, ())) for space in spaces))
        for level in reversed(range(height)):
            yield walled([self.cell(space, level, cell) for space in spaces])

    def cell(self, space: int, level: int, width: int) -> Text:
        """What stands on a space at this height."""
        camels = self.stacks.get(space, [])
        if level < len(camels):
            content = self.camel(camels[level], width)
        elif space in self.tiles and level == 0:
            tile = self.tiles[space]
            style = HERE if tile.owner == self.view.viewer else ACT
            content = Text(f"{SIGNS[tile.side]}{self.names[tile.owner]}", style)
        else:
            content = Text("")
        return fitted(content, width)

    def court(self, cell: int) -> Iterator[Text]:
        """Inside the ring: the line at the left, and everything that everybody bets on."""
        width = HALF * (cell + 1) - 1 - (cell + 1) - 2
        lines = [folded for line in self.court_lines(width) for folded in fold(line, width)]
        crossed = [spaced([self.chip(piece) for piece in camels], "") for camels in self.crossed()]
        finish = [Text("▞" * cell, FRAME), Text(self.say("finish"), HERE), *crossed, Text("▲", HERE)]
        for number in range(max(len(lines), 3, len(finish))):
            left = finish[number] if number < len(finish) else Text("")
            right = lines[number] if number < len(lines) else Text("")
            yield walled([fitted(left, cell), Text.assemble(" ", fitted(right, width, "left"), " ")])

    def crossed(self) -> list[list[Any]]:
        """§5.6 Those that have passed the line, one way or the other."""
        return [list(camels) for space, camels in self.stacks.items() if not 1 <= space <= c.SPACES]

    def court_lines(self, width: int) -> list[Text]:
        piles = [self.pile("winner_pile", self.view.winner_pile), self.pile("loser_pile", self.view.loser_pile)]
        dice = [self.dice_left(), self.dice_out()]
        lines = [spaced(dice, "   ")] if sum(part.cell_len for part in dice) + 3 <= width else dice
        lines.append(self.tickets())
        return lines + ([spaced(piles, "   ")] if sum(pile.cell_len for pile in piles) + 3 <= width else piles)

    def labelled(self, name: str, parts: Sequence[Text], gap: str = " ") -> Text:
        return Text.assemble((self.say(name), FAINT), " ", spaced(parts, gap) if parts else Text("–", FAINT))

    def dice_left(self) -> Text:
        dice = [chip(die, f" {self.say('grey') if die == 'grey' else self.marks[die]} ") for die in self.view.dice_left]
        return self.labelled("pyramid", dice, "")

    def dice_out(self) -> Text:
        return self.labelled("rolled", [chip(die.camel, f" {self.marks[die.camel]}{die.face} ") for die in self.view.rolled], "")

    def tickets(self) -> Text:
        """The values left of each colour, the one on top first."""
        piles = []
        for racer, values in self.view.tickets.items():
            rest = "".join(f"·{value}" for value in values[1:])
            piles.append(Text.assemble(self.chip(racer), (str(values[0]) if values else "–", "bold"), (rest, FAINT)))
        return self.labelled("tickets", piles, "  ")

    def pile(self, name: str, cards: Sequence[Card]) -> Text:
        """§4.4 Whose cards, oldest first; the colours of those one may know."""
        shown = []
        for card in cards:
            owner = Text(self.names[card.owner], HERE if card.owner == self.view.viewer else "")
            shown.append(Text.assemble(owner, "\u00a0", self.chip(card.camel)) if card.camel else owner)
        return self.labelled(name, shown, ", ")

    def track_list(self) -> Iterator[RenderableType]:
        """The track for narrow terminals, and for those that are read aloud."""
        yield Text(self.heading(), TITLE)
        for space in sorted({*self.stacks, *self.tiles}):
            camels = [self.chip(piece) for piece in self.stacks.get(space, [])]
            tile = self.tiles.get(space)
            content = Text(f"{SIGNS[tile.side]}{self.names[tile.owner]}", ACT) if tile else spaced(camels)
            place = self.say("space", space=space) if 1 <= space <= c.SPACES else self.say("finish")
            yield Prose(content, f"{place}: ")
        for line in self.court_lines(0):
            yield Prose(line)

    def facts(self, number: int, seat: Seat) -> dict[str, Text]:
        """What lies before a seat, by the name of its column."""
        facts = {
            "coins": Text("?" if are_hidden(self.view, number) else str(seat.coins), "bold"),
            "held": spaced([chip(ticket.camel, f"{self.marks[ticket.camel]}{ticket.value}") for ticket in seat.tickets]),
            "rolls": Text(str(seat.pyramid_tickets or "")),
            "tile": Text(" ".join(f"{SIGNS[tile.side]}{tile.space}" for tile in self.view.tiles if tile.owner == number)),
        }
        if len(self.view.seats) >= c.PARTNERSHIP_SEATS:
            facts["partner"] = Text("" if seat.partner is None else self.names[seat.partner])
        hand = Text(str(seat.cards)) if seat.hand is None else spaced([self.chip(card) for card in seat.hand])
        return facts | {"hand": hand}

    def name(self, number: int) -> Text:
        """Whose turn it is has a pointer, who began the leg a flag, and the viewer's own name shines."""
        acts = number in self.view.winners or (number == self.view.turn and self.view.phase != "over")
        style = HERE if number == self.view.viewer else ACT if acts else ""
        flag = " ⚑" if number == self.view.start_marker else ""
        return Text.assemble(("▸ " if acts else "  ", ACT), (self.names[number], style), (flag, FRAME))

    def seat_table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
        rows = [self.facts(number, seat) for number, seat in enumerate(self.view.seats)]
        table.add_column(f"  {self.say('player')}", no_wrap=True)
        for column in rows[0]:
            justify: Any = "right" if column in ("coins", "rolls") else "left"
            table.add_column(self.say(column), justify=justify, no_wrap=column != "held")
        for number, row in enumerate(rows):
            table.add_row(self.name(number), *row.values())
        return table

    def seat_list(self) -> Iterator[Prose]:
        for number, seat in enumerate(self.view.seats):
            facts = [
                Text.assemble((self.say(name), FAINT), "\u00a0", content)
                for name, content in self.facts(number, seat).items()
                if content.plain
            ]
            yield Prose(Text.assemble(self.name(number), "  ", spaced(facts, "\u00a0· ")), indent=4)
