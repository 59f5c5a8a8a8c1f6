"""Five Tribes in a terminal: the sultanate as a grid, then the order of play, what lies open, and what lies before each seat.

A meeple is always its letter in the reader's language, and its colour only besides. Tiles go by the names on their upper edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Move
from caravanserai.core.speech import Argument, Speech
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.lens.lens import FiveTribesLens
from caravanserai.games.five_tribes.names import COLOURS, DESIGNS, DJINNS, TILES, TRIBES, Resource, Tribe
from caravanserai.games.five_tribes.table.moves import (
    ClaimDjinn,
    ClaimGood,
    GiveDjinn,
    GiveGood,
    KeepDjinn,
    KillHeld,
    OfferGood,
    TakeCard,
    TakeDjinn,
    TakeThief,
    UsePower,
    WithdrawGood,
    letter,
)
from caravanserai.games.five_tribes.table.view import FiveTribesView, Seat, Tile
from caravanserai.terminal.face import named
from caravanserai.terminal.frame import fitted, spaced, walled
from caravanserai.terminal.palette import ACT, FAINT, FRAME, HERE, TITLE
from caravanserai.terminal.prose import Prose

BLUE: Final = "bold #5a8fd0"
RED: Final = "bold #c8623a"
PALM: Final = "♣"
PALACE: Final = "⌂"
CAMEL: Final = "▲"
CELL: Final = 12
"""The inner width of a tile."""
GRID: Final = c.COLUMNS * (CELL + 1) + 1
"""Narrower than this the tiles are a list."""
MOST_CHIPS: Final = 5
"""More meeples than this are told by numbers."""

headlines = frozenset({"round_started", "round_ended", "last_camel", "no_move_left", "nobody_can_move", "game_ended"})


def board(view: FiveTribesView, speech: Speech, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it, for any width."""
    return Board(view, speech, names)


def counted(lens: FiveTribesLens, speech: Speech, names: Sequence[str]) -> RenderableType:
    """§2 The gold and the cards that everybody must have, and how many there are besides."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
    table.add_column(speech.say("five_tribes-board-player"), no_wrap=True, max_width=22)
    table.add_column(speech.say("five_tribes-board-gold"), justify="right", no_wrap=True)
    table.add_column(speech.say("five_tribes-board-cards"))
    for name, known in zip(names, lens.counted, strict=True):
        rest = [f"{known.unknown}×?"] if known.unknown else []
        hand = ", ".join([*listed_cards(known.cards, speech), *rest])
        table.add_row(name, "?" if known.gold is None else str(known.gold), hand or "0")
    return table


def listed_cards(cards: Mapping[Resource, int], speech: Speech) -> list[str]:
    """Each kind once, with how many there are of it."""
    named_cards = [(speech.say("five_tribes-list-row", item=card), count) for card, count in cards.items()]
    return [f"{count}×{name}" if count > 1 else name for name, count in named_cards]


def letters(speech: Speech) -> dict[str, str]:
    """A tribe's letter in the notation, and the one that it has on the board."""
    return {letter(tribe): mark(tribe, speech) for tribe in TRIBES}


def mark(tribe: Tribe, speech: Speech) -> str:
    """The letter on a meeple, a word of the reader's language."""
    return speech.say("five_tribes-letter", tribe=tribe)


def remark(view: FiveTribesView, move: Move, names: Sequence[str], speech: Speech) -> str:
    """Beside a place in a row what lies there, beside a seat who sits there, and beside a word to type its name."""
    if isinstance(move, KillHeld):
        return f"={names[move.seat]}"
    if isinstance(move, TakeCard):
        return named("", speech.say("five_tribes-list-row", item=view.row[move.place - 1]))
    if isinstance(move, TakeDjinn):
        return named("", speech.say("five_tribes-djinn", djinn=view.djinn_row[move.place - 1]))
    if isinstance(move, TakeThief):
        return named("", speech.say("five_tribes-thief", thief=view.thief or "none"))
    if isinstance(move, OfferGood | WithdrawGood | GiveGood | ClaimGood):
        return named(move.good, speech.say("five_tribes-good", good=move.good))
    if isinstance(move, UsePower | GiveDjinn | ClaimDjinn | KeepDjinn):
        return named(move.djinn, speech.say("five_tribes-djinn", djinn=move.djinn))
    return ""


def chip(tribe: Tribe, text: str) -> Text:
    """A meeple: its letter, or other text, on its colour."""
    ground, ink = COLOURS[tribe]
    return Text(text, f"bold {ink} on {ground}")


class Board:
    """The table, laid out when it is known how wide it may be."""

    def __init__(self, view: FiveTribesView, speech: Speech, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.speech = speech
        self.tiles = {tile.tile: tile for tile in view.tiles}
        self.marks = {tribe: mark(tribe, speech) for tribe in TRIBES}

    def crowd(self, meeples: dict[Tribe, int]) -> Text:
        """Meeples one by one, or by their numbers where there are many."""
        if sum(meeples.values()) > MOST_CHIPS:
            return self.crowd_by_number(meeples, "")
        return spaced([chip(tribe, self.marks[tribe]) for tribe, count in meeples.items() for _ in range(count)])

    def crowd_by_number(self, meeples: dict[Tribe, int], gap: str = " ") -> Text:
        return spaced([chip(tribe, f"{count}{self.marks[tribe]}") for tribe, count in meeples.items()], gap)

    def say(self, name: str, **arguments: Argument) -> str:
        return self.speech.say(f"five_tribes-board-{name}", **arguments)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        wide = options.max_width >= GRID and not console.is_dumb_terminal
        if wide:
            yield from self.grid()
        else:
            yield from self.tile_list()
        for line in self.lines():
            yield Prose(line, indent=2)
        if wide:
            yield self.seat_table()
        else:
            yield from self.seat_list()

    def heading(self) -> str:
        if self.view.phase.startswith("laying_"):
            return self.say("setup")
        last = f" · {self.say('last_round')}" if self.view.last_round and self.view.phase != "over" else ""
        return self.say("round", round=self.view.round) + last

    # Tiles

    def grid(self) -> Iterator[Text]:
        """Five rows of six tiles, each with its name on the edge above it."""
        yield Text(f" {self.heading()}", TITLE)
        for row in range(c.ROWS):
            names = TILES[row * c.COLUMNS : (row + 1) * c.COLUMNS]
            yield self.edge("╭┬╮" if row == 0 else "├┼┤", names)
            for line in range(3):
                yield walled([fitted(self.cell(name, line), CELL) for name in names])
        yield self.edge("╰┴╯", [""] * c.COLUMNS)

    def edge(self, joints: str, names: Sequence[str]) -> Text:
        """A line of the frame; the tile that the hand is on, or where the move ended, shines."""
        line = Text(joints[0], FRAME, no_wrap=True)
        for number, name in enumerate(names):
            here = name and name in (self.view.step.at, self.view.step.end)
            line.append("─" if name else "──", FRAME)
            line.append(f" {name} " if name else "──", HERE if here else FRAME)
            line.append("─" * (CELL - 5 if name else CELL - 4), FRAME)
            line.append(joints[1] if number < len(names) - 1 else joints[2], FRAME)
        return line

    def cell(self, name: str, line: int) -> Text:
        """Of a tile: what it is, who stands there, and whose it is."""
        tile = self.tiles.get(name)
        if tile is None:
            return Text("")
        return (self.design(tile), self.crowd(tile.meeples), self.belongings(tile))[line]

    def design(self, tile: Tile) -> Text:
        """Its kind and its number, blue or red as printed."""
        number = DESIGNS.index(tile.design)
        word = self.say("design", design=tile.design)
        return Text.assemble(word, " ", (str(c.DESIGN_POINTS[number]), BLUE if number < c.BLUE_DESIGNS else RED))

    def belongings(self, tile: Tile) -> Text:
        """The camel's owner, palms and palaces."""
        pieces = "".join(f" {sign}{count if count > 1 else ''}" for sign, count in _pieces(tile))
        room = CELL - len(pieces)
        if tile.owner is None:
            return Text(pieces.strip())
        style = HERE if tile.owner == self.view.viewer else ACT
        return Text.assemble(fitted_name(f"{CAMEL}{self.names[tile.owner]}", room, style), pieces)

    def tile_list(self) -> Iterator[RenderableType]:
        """The tiles for narrow terminals, and for those that are read aloud."""
        yield Text(self.heading(), TITLE)
        for tile in self.view.tiles:
            parts = [self.design(tile), self.crowd(tile.meeples) if tile.meeples else Text("–", FAINT)]
            if tile.owner is not None:
                parts.append(Text(f"{CAMEL}{self.names[tile.owner]}"))
            parts += [Text(f"{sign}{count}") for sign, count in _pieces(tile)]
            yield Prose(spaced(parts, " · "), f"{tile.tile}: ")

    # What lies open

    def lines(self) -> Iterator[Text]:
        step = self.view.step
        if step.in_hand:
            yield self.labelled("carried", [self.crowd_by_number(step.in_hand), Text(step.at or "", HERE)], " · ")
        if any(spot is not None for spot in self.view.spots) or self.view.phase == "bidding":
            yield self.order()
        if self.view.phase == "bidding":
            bidders = self.view.bid_order[self.view.bids :]
            yield self.labelled("bid_order", [self.player(seat) for seat in bidders], ", ")
        row = [Text(f"{place}\u00a0{self.resource(card)}") for place, card in enumerate(self.view.row, 1)]
        yield self.labelled("row", row, " · ")
        djinns = [Text(f"{place}\u00a0{self.djinn(djinn)}") for place, djinn in enumerate(self.view.djinn_row, 1)]
        yield self.labelled("djinns", djinns, " · ")
        if self.view.thief is not None:
            yield self.labelled("thief", [Text(self.speech.say("five_tribes-thief", thief=self.view.thief))])
        supply = [Text(f"{PALM}{self.view.palms_left}"), Text(f"{PALACE}{self.view.palaces_left}")]
        if self.view.bag:
            supply.append(Text.assemble((self.say("bag"), FAINT), "\u00a0", self.crowd_by_number(self.view.bag)))
        yield self.labelled("supply", supply, "  ")

    def order(self) -> Text:
        """§3.1 The track, the dearest spot first; spots that are free are only a price."""
        spots = []
        for place in reversed(range(c.SPOTS)):
            seat, price = self.view.spots[place], c.SPOT_PRICES[place]
            spots.append(Text(str(price), FAINT) if seat is None else Text.assemble(f"{price}\u00a0", self.player(seat)))
        return self.labelled("order", spots, " · ")

    def labelled(self, name: str, parts: Sequence[Text], gap: str = " ") -> Text:
        return Text.assemble((self.say(name), FAINT), "  ", spaced(parts, gap) if parts else Text("–", FAINT))

    def player(self, seat: int) -> Text:
        return Text(self.names[seat], HERE if seat == self.view.viewer else "")

    def resource(self, card: str) -> str:
        return self.speech.say("five_tribes-list-row", item=card)

    def djinn(self, djinn: str) -> str:
        """With the points that are printed on it."""
        points = c.DJINN_POINTS[DJINNS.index(djinn)]
        return f"{self.speech.say('five_tribes-djinn', djinn=djinn)}\u00a0({points})"

    # Seats

    def facts(self, seat: Seat) -> dict[str, Text]:
        """What lies before a seat, by the name of its column."""
        hand = Text(str(seat.cards) if seat.hand is None else self.hand(seat))
        djinns = [self.speech.say("five_tribes-djinn", djinn=djinn) for djinn in seat.djinns]
        thieves = [self.speech.say("five_tribes-thief", thief=thief) for thief in seat.thieves]
        return {
            "gold": Text("?" if seat.gold is None else str(seat.gold), "bold"),
            self.marks["vizier"]: Text(str(seat.viziers)),
            self.marks["elder"]: Text(str(seat.elders)),
            "camels": Text(str(seat.camels)),
            "cards": hand,
            "powers": Text(", ".join([*djinns, *thieves])),
        }

    def column(self, name: str) -> str:
        """Tribes go by their letters."""
        return name if name.isupper() else self.say(name)

    def hand(self, seat: Seat) -> str:
        return ", ".join(listed_cards(seat.hand or {}, self.speech)) or "0"

    def name(self, number: int) -> Text:
        """Whose turn it is has a pointer, and the viewer's own name shines."""
        acts = number in self.view.winners or (number == self.view.turn and self.view.phase != "over")
        style = HERE if number == self.view.viewer else ACT if acts else ""
        return Text.assemble(("▸ " if acts else "  ", ACT), (self.names[number], style))

    def seat_table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
        rows = [self.facts(seat) for seat in self.view.seats]
        table.add_column(f"  {self.say('player')}", no_wrap=True, max_width=22)
        for column in rows[0]:
            words = column in ("cards", "powers")
            justify: Any = "left" if words else "right"
            table.add_column(self.column(column), justify=justify, no_wrap=not words)
        for number, row in enumerate(rows):
            table.add_row(self.name(number), *row.values())
        return table

    def seat_list(self) -> Iterator[Prose]:
        for number, seat in enumerate(self.view.seats):
            facts = [
                Text.assemble((self.column(name), FAINT), "\u00a0", content)
                for name, content in self.facts(seat).items()
                if content.plain
            ]
            yield Prose(Text.assemble(self.name(number), "  ", spaced(facts, "\u00a0· ")), indent=4)


def _pieces(tile: Tile) -> list[tuple[str, int]]:
    return [(sign, count) for sign, count in ((PALM, tile.palms), (PALACE, tile.palaces)) if count]


def fitted_name(name: str, width: int, style: str) -> Text:
    """A name cut to the room that is left for it."""
    text = Text(name, style)
    text.truncate(width, overflow="ellipsis")
    return text
