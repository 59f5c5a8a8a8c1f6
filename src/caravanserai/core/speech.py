"""Words: events, moves and refusals are data; here they become sentences in the reader's language.

The sentences are Fluent messages in `text/<language>.ftl`: the shared ones beside the terminal, a game's own in its folder. A
message is found by its id, `<game>-event-<tag>`, `<game>-move-<tag>`, `<game>-refusal-<reason>` and so on. It is given the fields
of what it tells: seats as names, lists joined as the language joins them, with their length as `<field>_count`, letters of the
notation counted and told as `<game>-letters-<field>` has it, nothing as `none`, truth as `yes` or `no`. The page in the browser
reads the same files.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from caravanserai.core.contract import CHANCE, Event, Move, Prompt, Refusal
from caravanserai.core.errors import BadOption, CaravanseraiError
from caravanserai.core.seat_fields import seat_fields
from caravanserai.core.texts import FALLBACK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SHARED: Final = "caravanserai.terminal"
"""The package whose words every game shares."""

Argument = str | int | float


class UnknownText(CaravanseraiError, LookupError):
    """No text has this id, neither in the reader's language nor in English."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words in: those that have a file."""
    folder = files(SHARED) / "text"
    return tuple(sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")))


def choose_language(given: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else what the environment speaks, else English."""
    if given is not None:
        if given not in languages():
            raise BadOption(f"there are no words in {given!r}; there are in {', '.join(languages())}")
        return given
    for name in ("CARAVANSERAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name].replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return spoken if spoken in languages() else FALLBACK
    return FALLBACK


@cache
def _bundle(language: str, game_id: str | None, folder: str = "") -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in (SHARED, *([f"caravanserai.games.{game_id}"] if game_id else [])):
        text = files(package) / "text"
        for file in (text / f"{language}.ftl", *([text / folder / f"{language}.ftl"] if folder else [])):
            if file.is_file():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def tag_of(struct: Event | Move) -> str:
    """What an event or a move is called in its id."""
    return str(struct.__struct_config__.tag)


class Speech:
    """One reader's language, for one game, with the texts of a folder besides. Strict, as in tests, it fails on a text that lacks
    an argument."""

    def __init__(
        self, language: str | None = None, game_id: str | None = None, *, folder: str = "", strict: bool = False
    ) -> None:
        self.language = choose_language(language)
        self.game_id = game_id
        self.folder = folder
        self.strict = strict

    def say(self, message_id: str, /, **arguments: Argument) -> str:
        """The text of this id, or of one of its attributes (`id.attribute`)."""
        bundle, pattern = self._find(message_id)
        if pattern is None or bundle is None:
            raise UnknownText(f"there is no text called {message_id!r}, in {self.language} or in {FALLBACK}")
        text, faults = bundle.format_pattern(pattern, arguments)
        if faults and self.strict:
            raise CaravanseraiError(f"the text {message_id!r} in {self.language} cannot be told: {faults}")
        return str(text)

    def has(self, message_id: str) -> bool:
        return self._find(message_id)[1] is not None

    def _find(self, message_id: str) -> tuple[FluentBundle | None, Any]:
        name, _, attribute = message_id.partition(".")
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language, self.game_id, self.folder)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None, None

    def join(self, items: Sequence[str]) -> str:
        """`one, two and three`, as the language has it."""
        if len(items) < 2:
            return "".join(items)
        return self.say("terminal-and", first=", ".join(items[:-1]), last=items[-1])

    def tell(self, event: Event, names: Sequence[str], **instead: Argument) -> str:
        """What happened. Some arguments may be replaced, for those who may not read them."""
        fields = self.arguments(msgspec.structs.asdict(event), names) | instead
        return self.say(f"{self.game_id}-event-{tag_of(event)}", **fields)

    def name_move(self, move: Move, names: Sequence[str]) -> str:
        """What a move does, as a button would say it."""
        return self.say(f"{self.game_id}-move-{tag_of(move)}", **self.arguments(msgspec.structs.asdict(move), names))

    def name_kind(self, moves: Sequence[Move], names: Sequence[str], attribute: str = "") -> str:
        """What moves of one kind do; the message is given the fields that they share, and `any` where they differ."""
        first = msgspec.structs.asdict(moves[0])
        shared = {field: value for field, value in first.items() if all(getattr(move, field) == value for move in moves)}
        fields = dict.fromkeys(first, "any") | self.arguments(shared, names)
        return self.say(f"{self.game_id}-kind-{tag_of(moves[0])}{attribute}", **fields)

    def refuse(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why a move is not allowed."""
        return self.say(f"{self.game_id}-refusal-{refusal.reason}", **self.arguments(refusal.about, names))

    def explain(self, reason: str, about: Mapping[str, Argument], names: Sequence[str]) -> str:
        """Why a bot would make a move."""
        return self.say(f"{self.game_id}-why-{reason}", **self.arguments(about, names))

    def compare(self, bot: str, less: float) -> str:
        """How much less a bot expects of a move than of the best, in the unit that it counts in."""
        behind = max(0.0, less)
        if not self.has(f"{self.game_id}-less"):
            return self.say("terminal-less", less=round(behind, 1))
        return self.say(f"{self.game_id}-less", bot=bot, less=round(behind, 1), percent=round(100 * behind))

    def ask(self, prompt: Prompt, names: Sequence[str], reader: int | None) -> str:
        """What is asked of the reader, or what the reader waits for."""
        manner = "ask" if prompt.actor == reader and prompt.actor >= 0 else "wait"
        seat = names[prompt.actor] if prompt.actor >= 0 else "chance" if prompt.actor == CHANCE else "none"
        return self.say(f"{self.game_id}-{manner}-{prompt.ask}", seat=seat)

    def arguments(self, fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Argument]:
        """Fields as a message wants them."""
        arguments: dict[str, Argument] = {}
        for field, value in fields.items():
            if isinstance(value, list):
                arguments[field] = self._join_field(field, value, names)
                arguments[f"{field}_count"] = len(value)
            elif isinstance(value, str) and self.has(f"{self.game_id}-letters-{field}"):
                arguments[field] = self._spell_out(field, value)
            else:
                arguments[field] = self._argument(field, value, names)
        return arguments

    def _join_field(self, field: str, items: list[Any], names: Sequence[str]) -> str:
        """Each item as `<game>-list-<field>` says it, which is told its place too and may have a separator of its own."""
        message_id = f"{self.game_id}-list-{field}"
        if field in seat_fields(self.game_id) or not self.has(message_id):
            return self.join([str(self._argument(field, item, names)) for item in items])
        words = [self.say(message_id, item=item, place=place) for place, item in enumerate(items, start=1)]
        if self.has(f"{message_id}.separator"):
            return self.say(f"{message_id}.separator").join(words)
        return self.join(words)

    def _spell_out(self, field: str, letters: str) -> str:
        """`BAA` as a builder and 2 assassins: letters are for the notation, not for sentences."""
        counted = Counter(letters).items()
        return self.join([self.say(f"{self.game_id}-letters-{field}", letter=letter, count=count) for letter, count in counted])

    def _argument(self, field: str, value: Any, names: Sequence[str]) -> Argument:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and field in seat_fields(self.game_id):
            return names[value] if 0 <= value < len(names) else str(value)
        return value if isinstance(value, int | float) else str(value)
