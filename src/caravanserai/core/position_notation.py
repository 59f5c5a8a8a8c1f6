"""Positions as one line of text that a person can read and type, for every game with a kernel.

    players=2 phase=starting c3[VVE village] d3[EE @1] seat0[gold=37 hand=silk*2,fakir djinns=enki]

First come the number of players and the options, as far as they are not the usual ones; then what is asked, and what lies on
the table. What is not named is as at the start, or lies where the rest lies: in the bag, the pile, the deck, the supply.

A game's own notation says how its board, its seats and its decks are written. What these do not tell is written field by field,
by the names of the state: so a position comes back whole, whatever field is added to the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, NoReturn, TypeVar

from caravanserai.core.errors import BadNotation, BadOption, BadPosition
from caravanserai.core.options import option_table, read_options, write_options
from caravanserai.core.position_words import Kind, Named, Unreadable, Word, kind_of, words_of

if TYPE_CHECKING:
    from caravanserai.core.kernel_game import KernelGame

P = TypeVar("P", bound=Any)

PLAYERS = "players"
PHASE = "phase"
SEAT = "seat"
STATE = "state."


class SeatWord(NamedTuple):
    """What a seat has, written within its brackets as `name=value`: the seat's part of a field."""

    name: str
    field: str
    kind: Kind
    width: int = 1
    """How many numbers of the field belong to a seat; one stands for itself, several are a list."""

    def part(self, value: list[int], seat: int) -> Any:
        return value[seat] if self.width == 1 else value[seat * self.width : (seat + 1) * self.width]

    def changed(self, value: list[int], seat: int, part: Any) -> list[int]:
        parts = [part] if self.width == 1 else part
        return [*value[: seat * self.width], *parts, *value[(seat + 1) * self.width :]]


class Reading(Generic[P]):
    """A line that is being read: the position as far as it is known, and what was named."""

    def __init__(self, game: KernelGame[Any, Any], text: str, start: P) -> None:
        self.game = game
        self.text = text
        self.start = start
        self.position: P = start.copy()
        self.named: set[str] = set()
        """The fields that the text sets, in part or as a whole."""
        self.told: set[tuple[str, int]] = set()
        """The fields of which the text tells a seat's part."""
        self.places: dict[int, int] = {}
        """Where in the text something of the game's own is told, by its number."""
        self.words: set[tuple[str, bool]] = set()

    def set(self, field: str, value: Any, at: int) -> None:
        """Set a field as the text says."""
        try:
            self.game.load_field(self.position, field, value)
        except BadPosition as error:
            self.fail(at, str(error))
        self.named.add(field)

    def take(self, kind: Kind, text: str, base: Any, at: int) -> Any:
        """The value that is written here."""
        try:
            return kind.read(text, base)
        except Unreadable as error:
            self.fail(at, str(error))

    def once(self, word: Word) -> None:
        """Nothing is told twice."""
        told = (word.name, word.value is None)
        if told in self.words:
            self.fail(word.at, f"{word.name} is named twice")
        self.words.add(told)

    def rest(self, total: int, used: int, what: str) -> int:
        """What is left of so many; there cannot be less than nothing."""
        if used > total:
            self.fail(len(self.text), f"there are {used} {what}, and only {total} in the game")
        return total - used

    def fail(self, at: int, fault: str) -> NoReturn:
        raise BadNotation(self.text, at, fault)


class PositionNotation(Generic[P]):
    """The notation of a game's positions: every field by its name, and in a game's own what is more pleasant to read."""

    first_phase: ClassVar[str | None] = None
    """What is asked unless the text says so: the first thing after the setup."""
    kinds: ClassVar[Mapping[str, Kind]] = {}
    """By field, how it is written; otherwise as numbers."""
    seat_words: ClassVar[tuple[SeatWord, ...]] = ()
    decisive: ClassVar[tuple[str, ...]] = (PHASE,)
    """The fields that say how the others are to be read."""
    leading: ClassVar[tuple[str, ...]] = (PHASE,)
    """The fields that a reader wants to know first."""
    spelled: ClassVar[tuple[str, ...]] = ()
    """The fields that whoever sets a position up by hand changes one by one: spelled out, they are written even as usual."""
    spelled_of_seats: ClassVar[tuple[str, ...]] = ()
    """And the words of each seat."""
    derived: ClassVar[frozenset[str]] = frozenset()
    """The fields that `fill` makes of the others."""
    forms: ClassVar[str] = "a setting such as turn=1"
    """What can be written, for whoever has written something else."""

    def players_of(self, game: KernelGame[Any, Any], words: list[Word]) -> int:
        """How many play where the text does not say so."""
        return game.usual_players

    def parts(self, position: P, start: P) -> list[str]:
        """What lies on the table, but not before the seats, as groups and plain words."""
        return []

    def read_word(self, reading: Reading[P], word: Word) -> bool:
        """Read a group or a plain word of the game's own; whether it is one."""
        return False

    def tidied(self, position: P) -> P:
        """A copy without what earlier moves have left behind where the rules do not look any more."""
        copy: P = position.copy()
        self.tidy(copy)
        return copy

    def tidy(self, position: P) -> None:
        """Clear away what no longer counts."""

    def fill(self, reading: Reading[P]) -> None:
        """All that follows from what is named, or is usual where nothing is."""

    # Writing

    def write(self, game: KernelGame[Any, Any], position: P, *, spelled: bool = False) -> str:
        """The whole position. Whatever would not come back otherwise is written by its field's name."""
        position = self.tidied(position)
        start: P = game.start(position.seats, game.options_of(position))
        seats = self.seats(position, start, self.spelled_of_seats if spelled else ())
        head, table = [*self.head(game, position)], [*self.parts(position, start), *seats]
        if self.first_phase is not None:
            start.phase = game.phases.index(self.first_phase)
        other = [field for field in self.decisive if getattr(position, field) != getattr(start, field)]
        other += self.spelled if spelled else ()
        settings = {field: self.setting(game, field, getattr(position, field), None, None) for field in other}
        while True:
            first = [settings[field] for field in self.leading if field in settings]
            last = [settings[field] for field in game.fields if field in settings and field not in self.leading]
            text = " ".join([*head, *first, *table, *last]) or f"{PLAYERS}={position.seats}"
            back = self.read_unchecked(game, text)
            field = self.first_difference(game, back, position)
            if field is None:
                return text
            settings[field] = self.setting(game, field, getattr(position, field), getattr(back, field), settings.get(field))

    def setting(self, game: KernelGame[Any, Any], field: str, value: Any, base: Any, before: str | None) -> str:
        """A field by its name. Of a list only what is not in the base, unless that has not been enough before."""
        kind, name = self.kind(game, field, value), self.name_of(game, field)
        short = f"{name}={kind.write(value, base)}"
        whole = f"{name}={kind.write(value, None)}"
        assert before != whole, f"{game.id}: {field} does not come back from {whole!r}"
        return short if before is None else whole

    def head(self, game: KernelGame[Any, Any], position: P) -> Iterator[str]:
        usual, chosen = write_options(game.options_type()), write_options(game.options_of(position))
        if position.seats != game.usual_players:
            yield f"{PLAYERS}={position.seats}"
        yield from (f"{name}={value}" for name, value in chosen.items() if value != usual[name])

    def seats(self, position: P, start: P, spelled: Sequence[str] = ()) -> Iterator[str]:
        for seat in range(position.seats):
            words = [
                self.seat_setting(one, position, start, seat) or self.spell(one, position, seat, spelled)
                for one in self.seat_words
            ]
            words = [word for word in words if word]
            if words:
                yield f"{SEAT}{seat}[{' '.join(words)}]"

    def seat_setting(self, word: SeatWord, position: P, start: P, seat: int) -> str:
        part, base = word.part(getattr(position, word.field), seat), self.usual(word, position, start, seat)
        return f"{word.name}={word.kind.write(part, base)}" if part != base else ""

    def spell(self, word: SeatWord, position: P, seat: int, spelled: Sequence[str]) -> str:
        """What a seat has, if it is spelled out."""
        part = word.part(getattr(position, word.field), seat)
        return f"{word.name}={word.kind.write(part, None)}" if word.name in spelled else ""

    def usual(self, word: SeatWord, position: P, start: P, seat: int) -> Any:
        """What a seat has if the text does not say so."""
        return word.part(getattr(start, word.field), seat)

    def first_difference(self, game: KernelGame[Any, Any], back: P, position: P) -> str | None:
        """What the text does not tell yet: first what others follow from."""
        other = [field for field in game.fields if getattr(back, field) != getattr(position, field)]
        return min(other, key=lambda field: (field in self.derived, field not in self.leading), default=None)

    def name_of(self, game: KernelGame[Any, Any], field: str) -> str:
        """A field's name; an option of the same name is meant before it."""
        return f"{STATE}{field}" if field in {option.name for option in option_table(game.options_type)} else field

    def kind(self, game: KernelGame[Any, Any], field: str, value: Any) -> Kind:
        return Named(game.phases) if field == PHASE else self.kinds.get(field) or kind_of(value)

    # Reading

    def read(self, game: KernelGame[Any, Any], text: str) -> P:
        """The position that the text tells; raises `BadNotation`."""
        if not text.strip():
            raise BadNotation(text, 0, f"a position is missing: write {self.forms}")
        position = self.read_unchecked(game, text)
        try:
            game.check(position)
        except BadPosition as error:
            raise BadNotation(text, len(text), str(error)) from None
        return position

    def read_unchecked(self, game: KernelGame[Any, Any], text: str) -> P:
        words = [*words_of(text)]
        reading = Reading[P](game, text, self.read_start(game, text, words))
        options = {PLAYERS, *(option.name for option in option_table(game.options_type))}
        settings = [word for word in words if word.value is not None and word.name not in options]
        if self.first_phase is not None:
            reading.position.phase = game.phases.index(self.first_phase)
        for word in settings:
            self.read_setting(reading, word)
        for word in words:
            if word.value is None:
                self.read_other(reading, word)
        self.fill(reading)
        for word in settings:
            reading.once(word)
            self.read_setting(reading, word)
        return reading.position

    def read_start(self, game: KernelGame[Any, Any], text: str, words: list[Word]) -> P:
        """The start of the game that the number of players and the options tell of."""
        table = {option.name for option in option_table(game.options_type)}
        given: dict[str, Word] = {}
        for word in words:
            if word.value is not None and (word.name == PLAYERS or word.name in table):
                if word.name in given:
                    raise BadNotation(text, word.at, f"{word.name} is named twice")
                given[word.name] = word
        players, at = self.players_of(game, words), 0
        for name, word in given.items():
            at = word.at
            try:
                if name != PLAYERS:
                    read_options(game.options_type, {name: word.value})
                elif not (word.value or "").isdecimal() or len(word.value or "") > 3:
                    raise BadOption(f"the number of players cannot be {word.value!r}")
                else:
                    players = int(word.value or "")
            except BadOption as error:
                raise BadNotation(text, at, str(error)) from None
        chosen = {name: word.value for name, word in given.items() if name != PLAYERS}
        try:
            start: P = game.start(players, read_options(game.options_type, chosen))
        except BadOption as error:
            raise BadNotation(text, given[PLAYERS].at if PLAYERS in given else at, str(error)) from None
        return start

    def read_setting(self, reading: Reading[P], word: Word) -> None:
        game, field = reading.game, word.name.removeprefix(STATE)
        if field not in game.fields or field == "seats":
            known = ", ".join(
                [
                    PLAYERS,
                    *(option.name for option in option_table(game.options_type)),
                    *(field for field in game.fields if field != "seats"),
                ]
            )
            reading.fail(word.at, f"{game.title} has no {word.name!r}: it has {known}")
        base = getattr(reading.position, field)
        kind = self.kind(game, field, base)
        reading.set(field, reading.take(kind, word.value or "", base, word.at), word.at)

    def read_other(self, reading: Reading[P], word: Word) -> None:
        """A group or a plain word: what a seat has, or something of the game's own."""
        if word.name in ("[", "]"):
            reading.fail(word.at, "this bracket has no counterpart: a name comes before '[', and ']' after what it holds")
        if word.items is not None:
            reading.once(word)
        seat = word.name.removeprefix(SEAT)
        if self.seat_words and word.items is not None and word.name.startswith(SEAT):
            if not seat.isdecimal() or len(seat) > 2 or int(seat) >= reading.position.seats:
                reading.fail(word.at, f"there is no {word.name!r}: seats are {SEAT}0 to {SEAT}{reading.position.seats - 1}")
            self.read_seat(reading, int(seat), word)
        elif not self.read_word(reading, word):
            reading.fail(word.at, f"{word.name!r} cannot be read: write {self.forms}")

    def read_seat(self, reading: Reading[P], seat: int, group: Word) -> None:
        known = {word.name: word for word in self.seat_words}
        told: set[str] = set()
        for word in group.settings():
            if word.value is None or word.name not in known:
                reading.fail(
                    word.at, f"{word.name!r} is nothing that a seat has: write one of {', '.join(f'{name}=' for name in known)}"
                )
            if word.name in told:
                reading.fail(word.at, f"{word.name} is named twice")
            told.add(word.name)
            way = known[word.name]
            base = way.part(getattr(reading.start, way.field), seat)
            part = reading.take(way.kind, word.value, base, word.at)
            reading.told.add((way.field, seat))
            reading.set(way.field, way.changed(getattr(reading.position, way.field), seat, part), word.at)
