"""Positions as text: `players=2 phase=starting c3[VVE village @1 palm*2] d3[EE] row[silk fakir*3] seat0[gold=37 djinns=enki]`.

A tile is its meeples by their letters, its design, `@1` for a camel of seat 1, its palms and palaces; `row[...]` are the
resource cards that lie open, `djinns[...]` the djinns, `discard[...]` the resource cards that are used up. `order[0 1]` is the
order of bidding, `track[. . . 1]` the markers on the turn order track, cheapest spot first, `acted[0]` those that have acted.
`gone[ziad]` are thieves that were sent and are out of the game.

What is not named is in the bag or in a pile. Tiles without a design are what is left in the box, markets first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from caravanserai.core.position_notation import PositionNotation, Reading, SeatWord
from caravanserai.core.position_words import Counts, Each, Kind, Named, Number, SetOf, Unreadable, Word, counted, times
from caravanserai.core.sets import names_in
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of
from caravanserai.games.five_tribes.names import (
    DESIGNS,
    DJINNS,
    GOODS,
    LETTERS,
    PHASES,
    RESOURCES,
    THIEVES,
    TILES,
    TRIBES,
)
from caravanserai.games.five_tribes.table.progress import set_step, step_of

SETUP = c.LAYING_MARKERS
"""The last phase before the first bid."""
WAYS = ("up", "down", "left", "right")
NOBODY = "."
PIECES = ("palm", "palace")
BOX_ORDER = (c.SMALL_MARKET, c.LARGE_MARKET, c.OASIS, c.VILLAGE, c.SACRED_6, c.SACRED_10, c.SACRED_12, c.SACRED_15)
"""In which order tiles without a design are laid."""


class Meeples(Kind):
    """Meeples by their letters: `VVE`."""

    def write(self, value: int, base: int) -> str:
        return letters(value) or "none"

    def read(self, text: str, base: int) -> int:
        if text == "none":
            return 0
        pack = 0
        for letter in text:
            if letter not in LETTERS:
                raise Unreadable(f"there is no tribe {letter!r}: they are {', '.join(LETTERS)}")
            pack += one_of(LETTERS.index(letter))
        if any(text.count(letter) > most for letter, most in zip(LETTERS, c.MEEPLES, strict=True)):
            raise Unreadable(f"there are not so many meeples as {text}")
        return pack


def letters(pack: int) -> str:
    return "".join(letter * count_of(pack, tribe) for tribe, letter in enumerate(LETTERS))


class FiveTribesNotation(PositionNotation[Position]):
    first_phase = "bidding"
    leading = ("phase", "turn", "round", "last_round")
    spelled = ("turn",)
    spelled_of_seats = ("gold", "viziers", "elders", "hand", "djinns")
    forms = "a tile such as c3[VVE oasis @1 palm], what a seat has, as in seat0[gold=37], or a setting such as turn=1"
    kinds: ClassVar[Mapping[str, Kind]] = {
        **dict.fromkeys(("start_tile", "at", "end_tile", "kill_tile", "place_tile"), Named(TILES)),
        "design": Each(Named(DESIGNS)),
        "designs_left": Counts(DESIGNS),
        "blue": SetOf(TILES),
        "meeples": Each(Meeples()),
        "where": Each(SetOf(TILES, "+")),
        "owned": Each(SetOf(TILES, "+")),
        "bag": Counts(TRIBES),
        "row": Each(Named(RESOURCES)),
        "pile": Counts(RESOURCES),
        "discard": Counts(RESOURCES),
        "djinn_row": Each(Named(DJINNS)),
        **dict.fromkeys(("djinn_pile", "djinn_discard", "djinns_drawn", "pool_djinns"), SetOf(DJINNS)),
        **dict.fromkeys(("djinns", "used"), Each(SetOf(DJINNS, "+"))),
        "thief_pile": SetOf(THIEVES),
        "thief_shown": Named(THIEVES),
        **dict.fromkeys(("thieves_held", "thieves_fresh"), Each(SetOf(THIEVES, "+"))),
        "came_by": Named(WAYS),
        "in_hand": Meeples(),
        "match": Each(SetOf(TILES, "+")),
        "tribe": Named(TRIBES),
        "window": Named(PHASES),
        "power": Named(DJINNS),
        "offered": SetOf(GOODS),
        "thief": Named(THIEVES),
        "pool": Counts(RESOURCES),
        "pool_tiles": SetOf(TILES),
    }
    seat_words: ClassVar[tuple[SeatWord, ...]] = (
        SeatWord("gold", "gold", Number()),
        SeatWord("viziers", "viziers", Number()),
        SeatWord("elders", "elders", Number()),
        SeatWord("hand", "hand", Counts(RESOURCES), c.RESOURCES),
        SeatWord("djinns", "djinns", SetOf(DJINNS)),
        SeatWord("used", "used", SetOf(DJINNS)),
        SeatWord("thieves", "thieves_held", SetOf(THIEVES)),
        SeatWord("fresh", "thieves_fresh", SetOf(THIEVES)),
    )
    derived = frozenset(
        {
            *("designs_left", "blue", "where", "owned", "camels", "palms_left", "palaces_left", "bag", "bag_size", "row_count"),
            *("pile", "pile_size", "discard_size", "cards", "djinn_row_count", "djinn_pile", "thief_pile", "markers"),
            *("markers_left", "bids", "returned_count", "laid"),
        }
    )

    # Writing

    def tidy(self, position: Position) -> None:
        """Only what everybody sees of the step under way counts, and of a row what lies in it."""
        set_step(position, step_of(position))
        position.row = position.row[: position.row_count] + [0] * (c.RESOURCE_ROW - position.row_count)
        position.djinn_row = position.djinn_row[: position.djinn_row_count] + [0] * (c.DJINN_ROW - position.djinn_row_count)

    def parts(self, position: Position, start: Position) -> list[str]:
        words = [self.tile(position, tile) for tile in range(c.TILES)]
        words.append(_group("row", [RESOURCES[kind] for kind in position.row[: position.row_count]]))
        words.append(_group("discard", _counts(position.discard, RESOURCES)))
        words.append(_group("djinns", [DJINNS[djinn] for djinn in position.djinn_row[: position.djinn_row_count]]))
        gone = start.thief_pile & ~position.thief_pile & ~_thieves_out(position)
        words.append(_group("gone", [*names_in(gone, THIEVES)]))
        if position.phase > SETUP:
            words.append(_group("order", _markers(position.bid_order)))
            words.append(_group("track", _markers(position.spots)))
            words.append(_group("acted", _markers(position.returned)))
        return [word for word in words if word]

    def tile(self, position: Position, tile: int) -> str:
        items = [letters(position.meeples[tile])]
        items += [DESIGNS[position.design[tile]]] if position.design[tile] >= 0 else []
        items += [f"@{position.camel[tile]}"] if position.camel[tile] >= 0 else []
        pieces = zip(PIECES, (position.palms[tile], position.palaces[tile]), strict=True)
        return _group(TILES[tile], [item for item in (*items, *(times(name, count) for name, count in pieces if count)) if item])

    # Reading

    def read_word(self, reading: Reading[Position], word: Word) -> bool:
        readers = {
            "row": lambda: self.read_row(reading, word, "row", RESOURCES),
            "djinns": lambda: self.read_row(reading, word, "djinn_row", DJINNS),
            "discard": lambda: self.read_counts(reading, word),
            "gone": lambda: self.read_gone(reading, word),
            "order": lambda: self.read_markers(reading, word, "bid_order"),
            "track": lambda: self.read_markers(reading, word, "spots"),
            "acted": lambda: self.read_markers(reading, word, "returned"),
        }
        if word.items is None:
            return False
        if word.name in TILES:
            self.read_tile(reading, TILES.index(word.name), word)
        elif word.name in readers:
            readers[word.name]()
        else:
            return False
        return True

    def read_tile(self, reading: Reading[Position], tile: int, group: Word) -> None:
        position = reading.position
        for word in group.inner():
            name, count = _counted(reading, word)
            if name in DESIGNS and count == 1:
                self.put(reading, "design", tile, DESIGNS.index(name), word)
            elif name in PIECES:
                self.put(reading, f"{name}s", tile, count, word)
            elif name.startswith("@"):
                seat = reading.take(Number(), name[1:], None, word.at)
                if not 0 <= seat < position.seats:
                    reading.fail(word.at, f"there is no seat {seat}: seats are 0 to {position.seats - 1}")
                self.put(reading, "camel", tile, seat, word)
            elif name.isupper() and count == 1:
                self.put(reading, "meeples", tile, reading.take(Meeples(), name, 0, word.at), word)
            else:
                known = f"meeples such as VVE, a camel such as @1, palm, palace, or one of {', '.join(DESIGNS)}"
                reading.fail(word.at, f"{word.name!r} is nothing that a tile has: write {known}")

    def put(self, reading: Reading[Position], field: str, tile: int, value: int, word: Word) -> None:
        """Something onto a tile, once."""
        values = list(getattr(reading.position, field))
        if values[tile] != getattr(reading.start, field)[tile]:
            reading.fail(word.at, f"{TILES[tile]} has this already")
        values[tile] = value
        reading.set(field, values, word.at)

    def read_row(self, reading: Reading[Position], group: Word, field: str, names: tuple[str, ...]) -> None:
        values: list[int] = []
        for word in group.inner():
            name, count = _counted(reading, word)
            values += [reading.take(Named(names), name, None, word.at)] * count
        if len(values) > len(getattr(reading.start, field)):
            reading.fail(group.at, f"{group.name} has room for {len(getattr(reading.start, field))}, not for {len(values)}")
        setattr(reading.position, f"{field}_count", len(values))
        reading.set(field, values + getattr(reading.start, field)[len(values) :], group.at)

    def read_counts(self, reading: Reading[Position], group: Word) -> None:
        text = ",".join(word.name for word in group.inner())
        reading.set(group.name, reading.take(Counts(RESOURCES), text or "none", None, group.items_at), group.at)

    def read_gone(self, reading: Reading[Position], group: Word) -> None:
        """These thieves are not in the pile, wherever the others are."""
        text = ",".join(word.name for word in group.inner())
        gone = reading.take(SetOf(THIEVES), text or "none", None, group.items_at)
        for thief in names_in(gone & ~reading.start.thief_pile, THIEVES):
            reading.fail(group.items_at, f"{thief} is not played with")
        reading.set("thief_pile", reading.start.thief_pile & ~gone, group.at)

    def read_markers(self, reading: Reading[Position], group: Word, field: str) -> None:
        seats = [NOBODY, *map(str, range(reading.position.seats))]
        found = [reading.take(Named(seats), word.name, None, word.at) - 1 for word in group.inner()]
        room = len(getattr(reading.start, field))
        if len(found) > room:
            reading.fail(group.at, f"{group.name} has room for {room}, not for {len(found)}")
        reading.set(field, found + [c.NOBODY] * (room - len(found)), group.at)

    # What follows

    def fill(self, reading: Reading[Position]) -> None:
        position = reading.position
        position.markers_left = _left(reading)
        if position.phase > SETUP:
            position.laid = position.markers
            self.fill_order(reading)
        if position.phase != c.LAYING_TILES:
            self.fill_designs(reading)
        self.fill_board(reading)
        self.fill_people(reading)
        self.fill_cards(reading)

    def fill_order(self, reading: Reading[Position]) -> None:
        """§3.1 Unless it is told: seats bid in their order, and whoever acts has left the cheapest spots to the others."""
        position = reading.position
        markers = [seat for seat in range(position.seats) for _ in range(2 if position.seats == 2 else 1)]
        if "bid_order" not in reading.named:
            position.bid_order = markers + [c.NOBODY] * (c.MARKERS - len(markers))
        if "turn" not in reading.named:
            position.turn = max(0, position.bid_order[0])
        if position.phase != c.BIDDING and not {"spots", "returned"} & reading.named and position.turn in markers:
            acting = [position.turn]
            waiting = [*markers]
            waiting.remove(position.turn)
            spots = [c.NOBODY] * c.SPOTS
            for place, seat in enumerate(reversed(waiting)):
                spots[c.ZEROS + place] = seat
            position.spots, position.returned = spots, acting + [c.NOBODY] * (c.MARKERS - 1)
        standing = sum(seat >= 0 for seat in position.spots)
        position.bids = standing if position.phase == c.BIDDING else position.markers
        if position.phase == c.BIDDING and "turn" not in reading.named and standing < position.markers:
            position.turn = max(0, position.bid_order[standing])
        position.returned_count = sum(seat >= 0 for seat in position.returned)

    def fill_designs(self, reading: Reading[Position]) -> None:
        """§2 Tiles without a design are what is left in the box."""
        position = reading.position
        left = [count - position.design.count(design) for design, count in enumerate(c.DESIGN_COUNTS)]
        rest = [design for design in BOX_ORDER for _ in range(left[design])]
        position.design = [design if design >= 0 or not rest else rest.pop(0) for design in position.design]

    def fill_board(self, reading: Reading[Position]) -> None:
        """§1 What is not on the board is in the supply."""
        position, rest = reading.position, reading.rest
        numbers = range(c.DESIGNS)
        position.designs_left = [
            rest(c.DESIGN_COUNTS[design], position.design.count(design), f"tiles of {DESIGNS[design]}") for design in numbers
        ]
        position.blue = sum(1 << tile for tile, design in enumerate(position.design) if 0 <= design < c.BLUE_DESIGNS)
        position.owned = [sum(1 << tile for tile, owner in enumerate(position.camel) if owner == seat) for seat in range(c.SEATS)]
        camels = c.CAMELS_FOR_TWO if position.seats == 2 else c.CAMELS_FOR_MORE
        position.camels = [
            rest(camels, position.owned[seat].bit_count(), f"camels of seat {seat}") if seat < position.seats else 0
            for seat in range(c.SEATS)
        ]
        position.palms_left = rest(c.PALMS, sum(position.palms) + position.pool_palms, "palms")
        position.palaces_left = rest(c.PALACES, sum(position.palaces) + position.pool_palaces, "palaces")

    def fill_people(self, reading: Reading[Position]) -> None:
        """§2 The other meeples are in the bag."""
        position = reading.position
        held = {c.VIZIER: sum(position.viziers), c.ELDER: sum(position.elders)}
        if position.thief == c.ZIAD:
            held[c.VIZIER] += position.claims_left
        bag, where = [], []
        for tribe in range(c.TRIBES):
            standing = sum(count_of(pack, tribe) for pack in (*position.meeples, position.in_hand))
            bag.append(reading.rest(c.MEEPLES[tribe], standing + held.get(tribe, 0), f"meeples of {TRIBES[tribe]}"))
            where.append(sum(1 << tile for tile, pack in enumerate(position.meeples) if count_of(pack, tribe)))
        position.bag, position.bag_size, position.where = bag, sum(bag), where

    def fill_cards(self, reading: Reading[Position]) -> None:
        """§2 The other cards are in the piles."""
        position = reading.position
        row, hands = position.row[: position.row_count], position.hand
        pile = []
        for kind, name in enumerate(RESOURCES):
            used = sum(hands[kind :: c.RESOURCES]) + row.count(kind) + position.discard[kind] + position.pool[kind]
            pile.append(reading.rest(c.RESOURCE_COUNTS[kind], used, f"cards of {name}"))
        position.pile, position.pile_size, position.discard_size = pile, sum(pile), sum(position.discard)
        position.cards = [sum(hands[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]) for seat in range(c.SEATS)]
        djinns = position.djinn_discard | position.djinns_drawn | position.pool_djinns
        for bits in (*position.djinns, *(1 << djinn for djinn in position.djinn_row[: position.djinn_row_count] if djinn >= 0)):
            djinns |= bits
        position.djinn_pile = reading.start.djinn_pile & ~djinns
        position.thief_pile &= ~_thieves_out(position)


def _thieves_out(position: Position) -> int:
    """§6 The thieves that lie open, that somebody has, or that are at work."""
    out = sum(1 << thief for thief in {position.thief_shown, position.thief} if thief >= 0)
    for held in position.thieves_held:
        out |= held
    return out


def _left(reading: Reading[Position]) -> list[int]:
    """§2 The markers that are still to be laid out at setup."""
    position, start = reading.position, reading.start
    if position.phase > SETUP:
        return [0] * c.SEATS
    return [max(0, left - position.bid_order.count(seat)) for seat, left in enumerate(start.markers_left)]


def _counted(reading: Reading[Position], word: Word) -> tuple[str, int]:
    try:
        return counted(word.name)
    except Unreadable as error:
        reading.fail(word.at, str(error))


def _group(name: str, items: list[str]) -> str:
    return f"{name}[{' '.join(items)}]" if items else ""


def _counts(counts: list[int], names: tuple[str, ...]) -> list[str]:
    return [times(name, count) for name, count in zip(names, counts, strict=True) if count]


def _markers(seats: list[int]) -> list[str]:
    """Seats in their places, up to the last."""
    length = max((place + 1 for place, seat in enumerate(seats) if seat >= 0), default=0)
    return [str(seat) if seat >= 0 else NOBODY for seat in seats[:length]]


NOTATION = FiveTribesNotation()
